"""Black rivers (HRN-6.21 to HRN-6.24, HRN-18.36)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.course.rounds import freeze
from civitas.titles.oikumene.means.areas import supplied
from civitas.titles.oikumene.picks.moves import Board, Move, To
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import do, refused
from tests.titles.oikumene.marching import choose, count, goals, move, movers, moving

RIVER = "dnieper_ingulia_donets"


def banks() -> Scene:
    return Scene(2, map="huns").units(0, "light_infantry", "ingulia")


@pytest.mark.rule("HRN-6.21")
@pytest.mark.content("maps/huns")
def test_a_black_section_is_not_crossed() -> None:
    choose(table := moving(banks()), "ingulia")
    assert refused(table, To("donets")) == "HRN-6.21"
    assert "To kyivia" in goals(table)


@pytest.mark.rule("HRN-6.21")
def test_a_frozen_section_is_crossed() -> None:
    scene = banks().when("winter")
    scene.state.frozen = 1 << scene.space(RIVER)
    choose(table := moving(scene), "ingulia")
    assert "To donets" in goals(table)
    assert refused(table, To("azov_steppe")) == "HRN-6.21"


@pytest.mark.rule("HRN-6.21")
@pytest.mark.parametrize(("friends", "may"), [(True, True), (False, False)])
def test_an_own_or_friendly_ship_on_the_section_carries_over(friends: bool, may: bool) -> None:
    scene = banks().units(1, "transport_ship", RIVER)
    if friends:
        scene.treaty("ransom", 0, 1)
    choose(table := moving(scene), "ingulia")
    assert ("To donets" in goals(table)) == may
    own = banks().units(0, "warship", RIVER)
    choose(table := moving(own), "ingulia")
    assert "To donets" in goals(table)


@pytest.mark.rule("HRN-6.22")
def test_every_section_is_tested_at_the_start_of_winter() -> None:
    scene = Scene(2, map="huns", seed=3).when("winter")
    s = scene.state
    rolls = [s.chance.copy()]
    freeze(s)
    expected = 0
    for section in s.world.sections:
        if rolls[0].roll() >= 5:
            expected |= 1 << section
    assert s.frozen == expected
    assert expected


@pytest.mark.rule("HRN-6.23")
def test_ships_enter_a_section_from_sea_shipyard_and_next_section() -> None:
    lower = "dnieper_borysthenes_azov_steppe"
    scene = Scene(2, map="huns").units(0, "warship", "northwestern_euxine")
    choose(table := moving(scene), "northwestern_euxine", "warship")
    do(table, To(lower))
    assert count(table, 0, lower, "warship") == 1
    choose(table := moving(Scene(2, map="huns").units(0, "warship", lower)), lower, "warship")
    assert "To dnieper_ingulia_azov_steppe" in goals(table)
    port = Scene(2, map="huns").settle(0, "ingulia", "dock")
    port.units(0, "warship", "ingulia", spot="port")
    choose(table := moving(port), "ingulia", "warship", "port")
    assert f"To {RIVER}" in goals(table)


@pytest.mark.rule("HRN-6.23", "HRN-7.3")
def test_there_is_no_shipwreck_on_a_river() -> None:
    scene = Scene(2, map="huns", mode="original").when("autumn").units(0, "warship", RIVER, 30)
    table = scene.at("movement_attrition")
    assert count(table, 0, RIVER, "warship") == 30


@pytest.mark.rule("HRN-6.24", "HRN-2.16")
def test_connection_crosses_a_section_only_while_it_may_be_crossed() -> None:
    scene = banks().settle(0, "donets")
    s, me, ingulia = scene.state, scene.me(0), scene.space("ingulia")
    assert not supplied(s, me, ingulia)
    scene.units(0, "warship", RIVER)
    assert supplied(s, me, ingulia)


@pytest.mark.rule("HRN-18.36")
@pytest.mark.content("factions/huns_romans")
def test_romans_cross_the_danube_at_any_time() -> None:
    scene = Scene(4, map="huns").faction(0, "huns_romans")
    scene.units(0, "light_infantry", "moesia_inferior").settle(0, "muntenia")
    table = moving(scene)
    assert supplied(scene.state, scene.me(0), scene.space("moesia_inferior"))
    choose(table, "moesia_inferior")
    assert "To muntenia" in goals(table)
    other = Scene(4, map="huns").units(0, "light_infantry", "moesia_inferior")
    choose(table := moving(other), "moesia_inferior")
    assert refused(table, To("muntenia")) == "HRN-6.21"
    dnieper = Scene(4, map="huns").faction(0, "huns_romans").units(0, "light_infantry", "ingulia")
    choose(table := moving(dnieper), "ingulia")
    assert refused(table, To("donets")) == "HRN-6.21"


@pytest.mark.rule("HRN-6.2", "HRN-6.23")
def test_units_board_on_the_river() -> None:
    scene = banks().units(0, "transport_ship", RIVER)
    table = moving(scene)
    move(table, "ingulia", Board(RIVER))
    assert count(table, 0, RIVER, spot="aboard") == 1
    assert Move(RIVER, "out", "transport_ship", "standard") in table.asks[0].picks
    assert movers(table) == {RIVER}
