"""Upkeep, training and herds where several things happen at once; worked out by hand from the
rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.means.units import cubes
from civitas.titles.oikumene.picks.common import AS_PROPOSED
from civitas.titles.oikumene.picks.farming import GiveUpTown
from civitas.titles.oikumene.picks.hinterland import Butcher, RaiseLevel
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    control_of,
    herds_at,
    player,
    space_in,
    units_at,
)
from civitas.titles.oikumene.stacks import OUT, place, stack
from tests.titles.oikumene.helpers import do, in_turn, state
from tests.titles.oikumene.test_referee_limits import STACKS

LIGHT = "light_infantry"


def by_rules(scene: Scene, version: int) -> Scene:
    scene.state.rules = replace(scene.state.rules, version=version)
    return scene


# ------------------------------------------------------------------ upkeep


@pytest.mark.rule("HRN-5.21", "HRN-5.22", "HRN-5.23")
@pytest.mark.parametrize(("version", "left"), [(9, 4), (10, 3)])
def test_who_was_connected_pays_though_another_is_dissolved(version: int, left: int) -> None:
    """Seat 0 controls the field of his partner's village, which somebody else besieges, and is
    connected there. All three pay at the same time: when the besieger is dissolved the field is the
    partner's again, but the unit there was connected and costs 1, as village and field do."""
    scene = Scene(3, mode="quick").settle(0, "latium").settle(1, "roma").player(0, gold=5)
    scene.units(0, LIGHT, "roma").units(2, LIGHT, "roma").player(1, gold=9)
    scene.treaty("tribute", 0, 1).treaty("tribute", 0, 2)
    table = by_rules(scene, version).at("upkeep")
    assert control_of(table, "roma") == 1
    assert units_at(table, 2, "roma") == {}
    assert units_at(table, 0, "roma") == {LIGHT: 1}
    assert player(table, 0).gold == left


@pytest.mark.rule("HRN-5.24", "HRN-13.16")
@pytest.mark.parametrize(("version", "infantry"), [(9, 0), (10, 1)])
def test_nothing_is_paid_for_ships_that_are_lost_with_their_village(
    version: int, infantry: int
) -> None:
    """Village, ship and infantry are 1 each, and there is 1 gold. The village is given up; with it
    goes the ship in its dock, so the gold is for the infantry."""
    scene = Scene(2, mode="quick").settle(0, "latium", "dock").settle(1, "daunia").player(1, gold=1)
    scene.units(0, "transport_ship", "latium", spot="port").units(0, LIGHT, "latium")
    table = by_rules(scene.player(0, gold=1), version).at("upkeep")
    do(table, GiveUpTown("latium"))
    while table.asks:
        do(table, AS_PROPOSED)
    assert buildings_at(table, "latium") == []
    assert units_at(table, 0, "latium") == ({LIGHT: 1} if infantry else {})
    assert player(table, 0).gold == 0


@pytest.mark.rule("HRN-5.24")
def test_ships_in_the_dock_of_a_city_stay_when_it_becomes_a_village() -> None:
    """City 2, ship 1; there is 1 gold: the ship is paid."""
    scene = Scene(2, mode="quick").settle(0, "latium", "city", "dock").settle(1, "daunia")
    scene.units(0, "transport_ship", "latium", spot="port").player(1, gold=1).player(0, gold=1)
    table = do(scene.at("upkeep"), AS_PROPOSED)
    assert buildings_at(table, "latium") == ["village", "dock"]
    assert units_at(table, 0, "latium") == {"transport_ship": 1}


@pytest.mark.rule("HRN-5.24", "HRN-8.2")
@pytest.mark.parametrize(("version", "surrenders"), [(9, True), (10, False)])
def test_a_city_is_not_surrendered_to_those_who_encircle_it_only_since_others_were_not_paid(
    version: int, surrenders: bool
) -> None:
    """One who waits for his own besieger stands before a city. Its owner is there, too, so it is
    not encircled; he can pay neither city nor unit: the unit goes and the city becomes a village.
    """
    scene = Scene(3, mode="quick").settle(0, "roma", "city").units(0, LIGHT, "roma")
    scene.units(1, LIGHT, "roma").settle(1, "daunia").player(1, gold=9)
    scene.units(2, LIGHT, "daunia").settle(2, "campania").player(2, gold=9)
    table = by_rules(scene, version).at("upkeep")
    assert units_at(table, 0, "roma") == {}
    assert (space_in(table, "roma") in state(table).fallen) == surrenders
    assert buildings_at(table, "roma") == (["city"] if surrenders else ["village"])


@pytest.mark.rule("HRN-5.21", "HRN-5.22", "HRN-8.12", "HRN-2.21")
@pytest.mark.parametrize(("version", "ships", "left"), [(9, 0, 8), (10, 1, 4)])
def test_a_guest_in_an_encircled_settlement_pays_double(
    version: int, ships: int, left: int
) -> None:
    """His village costs 1; his ship in the besieged partner's dock is inside, and so is its cargo:
    2 each. They are not dissolved, though he has no connection there."""
    scene = Scene(3, mode="quick").settle(0, "roma").settle(1, "latium", "dock")
    scene.units(0, "transport_ship", "latium", spot="port").units(0, LIGHT, "latium", spot="hold")
    scene.units(2, LIGHT, "latium").settle(2, "campania").treaty("tribute", 0, 1)
    scene.player(0, gold=9).player(1, gold=9).player(2, gold=9)
    table = by_rules(scene, version).at("upkeep")
    assert units_at(table, 0, "latium").get("transport_ship", 0) == ships
    assert player(table, 0).gold == left


# ------------------------------------------------------------------ training


@pytest.mark.rule("HRN-12.5", "HRN-2.12")
@pytest.mark.parametrize(("version", "risen"), [(9, 0), (10, 1)])
def test_a_cube_that_a_training_sets_free_is_there_for_another(version: int, risen: int) -> None:
    """20 stacks. In Latium one of two standard infantry becomes experienced, which takes a cube; in
    Roma the only recruit becomes like the standard infantry there, by which one is free."""
    scene = Scene(2).settle(0, "roma").settle(0, "latium").units(0, LIGHT, "latium", 2)
    scene.units(0, LIGHT, "roma").units(0, LIGHT, "roma", level="recruit")
    for kind, level in STACKS[:17]:
        scene.units(0, kind, "campania", 1, level)
    me = scene.me(0)
    assert cubes(me) == 20
    rome, latium = (place(scene.space(name), OUT) for name in ("roma", "latium"))
    me.training = {stack(latium, 0): 1, stack(rome, 0, 0): 1}
    table = by_rules(scene, version).at("hinterland_experience")
    assert player(table, 0).units.get(stack(rome, 0)) == 2
    assert player(table, 0).units.get(stack(latium, 0, 2), 0) == risen


@pytest.mark.rule("HRN-12.2", "HRN-2.12")
@pytest.mark.parametrize(("version", "risen"), [(9, 0), (10, 1)])
def test_a_cube_that_a_token_sets_free_is_there_for_another(version: int, risen: int) -> None:
    """20 stacks. The token of Roma would part two standard infantry; that of Latium, which comes
    later in file order, makes the only recruit there like the others."""
    scene = Scene(2).units(0, LIGHT, "roma", 2)
    scene.units(0, LIGHT, "latium").units(0, LIGHT, "latium", level="recruit")
    for kind, level in STACKS[:17]:
        scene.units(0, kind, "campania", 1, level)
    me = scene.me(0)
    assert cubes(me) == 20
    rome, latium = (place(scene.space(name), OUT) for name in ("roma", "latium"))
    me.fought = {stack(rome, 0): 1, stack(latium, 0, 0): 1}
    me.tokens = {scene.space("roma"): 1, scene.space("latium"): 1}
    table = by_rules(scene, version).at("hinterland_experience")
    assert player(table, 0).units.get(stack(latium, 0)) == 2
    assert player(table, 0).units.get(stack(rome, 0, 2), 0) == risen


@pytest.mark.rule("HRN-12.3", "HRN-12.5", "HRN-2.12")
@pytest.mark.parametrize(("version", "risen"), [(9, 0), (10, 1)])
def test_a_cube_that_a_token_sets_free_is_there_for_a_training(version: int, risen: int) -> None:
    """20 stacks. In Roma one of two standard infantry has been trained, which takes a cube; only
    the token of Latium, where the recruit becomes like the others, sets one free. The token of
    Umbria could use it, too, but training goes first."""
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 2).units(0, LIGHT, "umbria", 2)
    scene.units(0, LIGHT, "latium").units(0, LIGHT, "latium", level="recruit")
    for kind, level in STACKS[:16]:
        scene.units(0, kind, "campania", 1, level)
    me = scene.me(0)
    assert cubes(me) == 20
    rome, latium, umbria = (place(scene.space(name), OUT) for name in ("roma", "latium", "umbria"))
    me.training = {stack(rome, 0): 1}
    me.fought = {stack(umbria, 0): 2, stack(latium, 0, 0): 1}
    me.tokens = {scene.space("umbria"): 1, scene.space("latium"): 1}
    table = by_rules(scene, version).at("hinterland_experience")
    assert player(table, 0).units.get(stack(latium, 0)) == 2
    assert player(table, 0).units.get(stack(rome, 0, 2), 0) == risen
    assert player(table, 0).units.get(stack(umbria, 0)) == 2


@pytest.mark.rule("HRN-12.2", "HRN-12.3", "HRN-12.5", "HRN-2.12")
@pytest.mark.parametrize(
    ("units", "trained", "tokens", "risen"),
    [(2, 0, 2, 2), (2, 2, 0, 2), (2, 1, 1, 2), (2, 1, 3, 2), (2, 0, 1, 0), (3, 1, 1, 0)],
)
@pytest.mark.parametrize("version", [9, 10])
def test_a_stack_that_rises_as_a_whole_needs_no_cube(
    version: int, units: int, trained: int, tokens: int, risen: int
) -> None:
    """20 stacks. All gains come at the same time, so two who rise by training or by tokens leave
    their cube and take it along; with one of them left behind there would be 21."""
    scene = Scene(2).settle(0, "roma", "city").units(0, LIGHT, "roma", units)
    for kind, level in STACKS[:19]:
        scene.units(0, kind, "campania", 1, level)
    me, rome = scene.me(0), place(scene.space("roma"), OUT)
    assert cubes(me) == 20
    me.training = {stack(rome, 0): trained} if trained else {}
    me.fought = {stack(rome, 0): units}
    me.tokens = {scene.space("roma"): tokens} if tokens else {}
    table = by_rules(scene, version).at("hinterland_experience")
    found = risen if version >= 10 else 0
    assert player(table, 0).units.get(stack(rome, 0, 2), 0) == found
    assert player(table, 0).units.get(stack(rome, 0), 0) == units - found


@pytest.mark.rule("HRN-12.2", "HRN-12.3", "HRN-20.3", "HRN-2.12")
@pytest.mark.parametrize(("version", "asked_of"), [(9, []), (10, ["light_infantry", "cavalry"])])
def test_who_waits_for_a_cube_may_be_named_once_another_token_sets_one_free(
    version: int, asked_of: list[str]
) -> None:
    """20 stacks. In Roma two infantry wait for a cube and the only cavalry needs none; the token of
    Latium, where the recruit becomes like the others, sets one free: the owner has the choice."""
    scene = Scene(2).units(0, LIGHT, "roma", 2).units(0, "cavalry", "roma")
    scene.units(0, LIGHT, "latium").units(0, LIGHT, "latium", level="recruit")
    for kind, level in STACKS[:16]:
        scene.units(0, kind, "campania", 1, level)
    me = scene.me(0)
    assert cubes(me) == 20
    rome, latium = (place(scene.space(name), OUT) for name in ("roma", "latium"))
    me.fought = {stack(rome, 0): 2, stack(rome, KIND["cavalry"]): 1, stack(latium, 0, 0): 1}
    me.tokens = {scene.space("roma"): 1, scene.space("latium"): 1}
    table = by_rules(scene, version).at("hinterland_experience")
    picks = [pick for ask in table.asks for pick in ask.picks]
    assert [pick.unit for pick in picks if isinstance(pick, RaiseLevel)] == asked_of


@pytest.mark.rule("HRN-12.2", "HRN-12.3", "HRN-2.12")
def test_it_is_told_that_all_of_a_stack_rise_together() -> None:
    """A token each, or both for the infantry, which is as many as there are."""
    scene = Scene(2).units(0, LIGHT, "roma", 2).units(0, "cavalry", "roma")
    for kind, level in STACKS[:18]:
        scene.units(0, kind, "campania", 1, level)
    me, rome = scene.me(0), place(scene.space("roma"), OUT)
    me.fought = {stack(rome, 0): 2, stack(rome, KIND["cavalry"]): 1}
    me.tokens = {scene.space("roma"): 2}
    table = by_rules(scene, 10).at("hinterland_experience")
    infantry, cavalry = (RaiseLevel("roma", "out", kind, "standard") for kind in (LIGHT, "cavalry"))
    assert table.asks[0].picks == [infantry, cavalry]
    told = table.title.terms(table.state, table.asks[0], infantry)
    assert told is not None
    assert words_for(META, "en").terms(told) == "all 2 of them rise together"
    assert table.title.terms(table.state, table.asks[0], cavalry) is None
    do(table, infantry)
    assert player(table, 0).units.get(stack(rome, 0, 2)) == 2
    assert stack(rome, KIND["cavalry"]) in player(table, 0).units


# ------------------------------------------------------------------ herds


@pytest.mark.rule("HRN-4.2", "HRN-14.11", "HRN-14.13", "HRN-8.11")
@pytest.mark.parametrize(("version", "apart"), [(9, True), (10, False)])
def test_a_herd_beside_anothers_contested_settlement_is_slaughtered_in_turn(
    version: int, apart: bool
) -> None:
    """Units of two others stand before the harbour of one of them, so nobody controls the field;
    but who lives there may buy a herd as soon as there is room, so it is no matter of its owner
    alone."""
    scene = Scene(3).settle(0, "daunia").herd(0, "sheep", "roma", 2).player(1, gold=9)
    scene.settle(1, "roma", "harbour").units(1, LIGHT, "roma").units(2, LIGHT, "roma")
    table = by_rules(scene, version).at("hinterland_trade")
    assert control_of(table, "roma") == -1
    first = next(ask for ask in table.asks if ask.seat == 0)
    assert (Butcher("sheep") in first.picks) == apart
    in_turn(table)
    do(table, Butcher("sheep"), seat=0)
    assert herds_at(table, 0, "roma") == ["sheep"]
