"""Section 8: colonies."""

from __future__ import annotations

import pytest

from civitas.titles.era_of_tribes.land.colonies import count_colonies
from civitas.titles.era_of_tribes.means.realm import colonies
from civitas.titles.era_of_tribes.picks.land import March, Sail, To
from civitas.titles.era_of_tribes.scene import Scene, player
from tests.titles.era_of_tribes.expansions import finish, move, romans
from tests.titles.era_of_tribes.helpers import do


def count(scene: Scene, seat: int = 0) -> int:
    """Count; how much morale was lost?"""
    before = scene.me(seat).morale
    count_colonies(scene.state, scene.me(seat))
    morale: int = scene.me(seat).morale
    return before - morale


@pytest.mark.rule("EOT-8.21")
def test_what_hangs_together_with_a_home_is_home_and_the_rest_are_colonies() -> None:
    """A fleet between two coasts connects nothing; a strait is no land border."""
    scene = romans().land(0, "etruria", "sicilia", "dalmatia", "epirus", "caesariensis")
    scene.fleets(0, "tyrrhenian_sea")
    assert len(colonies(scene.state, scene.me(0))) == 3
    scene.land(0, "venetia")
    assert len(colonies(scene.state, scene.me(0))) == 2


@pytest.mark.rule("EOT-8.21")
def test_a_home_province_that_is_not_held_makes_no_home() -> None:
    scene = romans().land(0, "etruria").leave("latium")
    assert len(colonies(scene.state, scene.me(0))) == 1  # Campania is cut off


@pytest.mark.rule("EOT-8.22")
def test_who_has_no_home_has_only_colonies() -> None:
    scene = romans().land(0, "etruria").leave("latium", "campania")
    assert len(colonies(scene.state, scene.me(0))) == 1


@pytest.mark.rule("EOT-8.23", "EOT-8.24")
def test_each_new_colony_costs_two_morale_after_the_movement() -> None:
    scene = romans().fleets(0, "tyrrhenian_sea", 2).player(0, morale=5, levels={"navigation": 1})
    table = do(move(scene), Sail("tyrrhenian_sea", 2), To("sicilia"))
    do(table, Sail("tyrrhenian_sea", 2), To("sardinia"))
    assert player(table, 0).morale == 5
    assert player(finish(table), 0).morale == 1
    assert player(table, 0).colonies == 2


@pytest.mark.rule("EOT-8.23")
def test_a_colony_that_grows_or_stays_costs_nothing() -> None:
    scene = romans().land(0, "epirus")
    assert count(scene) == 2
    assert count(scene) == 0
    assert count(scene.land(0, "dalmatia", "dardania")) == 0


@pytest.mark.rule("EOT-8.23")
def test_a_colony_that_falls_apart_is_new_by_number() -> None:
    scene = romans().land(0, "macedonia", "dardania", "dalmatia")
    assert count(scene) == 2
    assert count(scene.leave("dardania")) == 2


@pytest.mark.rule("EOT-8.23")
def test_one_lost_and_one_won_elsewhere_is_new_by_place() -> None:
    scene = romans().land(0, "epirus")
    count(scene)
    assert count(scene.leave("epirus").land(0, "sicilia")) == 2


@pytest.mark.rule("EOT-8.23")
def test_linking_gives_nothing_back_and_costs_nothing() -> None:
    scene = romans().land(0, "dalmatia")
    count(scene)
    assert count(scene.land(0, "etruria", "venetia")) == 0
    assert (scene.me(0).colonies, scene.me(0).morale) == (0, -2)
    assert count(scene.leave("venetia")) == 2  # and it is new when it is cut off again


@pytest.mark.rule("EOT-8.25", "EOT-12.8")
@pytest.mark.content("abilities/settlers")
def test_the_first_new_colony_of_norsemen_in_a_round_is_free() -> None:
    scene = Scene(peoples=["norsemen", "britons"]).land(0, "dania", "cimbria")
    assert count(scene) == 2
    assert count(scene.land(0, "prussia")) == 2
    scene.me(0).free_colonies = 0  # a new round
    assert count(scene.land(0, "finnia")) == 0


@pytest.mark.rule("EOT-8.24")
def test_vassals_that_leave_their_homes_found_a_colony() -> None:
    scene = romans().leave("campania").player(0, morale=5)
    table = finish(do(move(scene), March("latium", 1), To("etruria")))
    assert player(table, 0).morale == 3
