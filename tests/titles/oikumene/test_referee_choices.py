"""What an owner may do and leave, and what must not happen to him besides; worked out by hand from
the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.oikumene.content.buildings import FORTIFICATION
from civitas.titles.oikumene.content.tables import BRILLIANT, GOOD
from civitas.titles.oikumene.hinterland.works import refuse_site
from civitas.titles.oikumene.means.units import cubes
from civitas.titles.oikumene.picks.common import AS_PROPOSED, DONE
from civitas.titles.oikumene.picks.course import NameRival
from civitas.titles.oikumene.picks.farming import (
    GiveUp,
    GiveUpTown,
    LeaveStanding,
    SlaughterHerd,
)
from civitas.titles.oikumene.picks.hinterland import (
    Build,
    BuildAt,
    Degrade,
    DegradeAt,
    Demolish,
    Negotiate,
)
from civitas.titles.oikumene.picks.moves import Starve
from civitas.titles.oikumene.scene import Scene, goods_at, owner_of, units_at
from civitas.titles.oikumene.underway import Site
from tests.titles.oikumene.helpers import do, in_turn, offered, refused, state
from tests.titles.oikumene.test_referee_limits import STACKS

LIGHT = "light_infantry"
HEAVY = "heavy_infantry"


def of_the_second_rules(scene: Scene) -> Scene:
    scene.state.rules = replace(scene.state.rules, version=2)
    return scene


# ------------------------------------------------------------------ building


def busy() -> Scene:
    """A village whose owner has 20 stacks, three units of one of them at home."""
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 3).player(0, gold=9)
    for kind, level in STACKS[:19]:
        scene.units(0, kind, "campania", 1, level)
    assert cubes(scene.me(0)) == 20
    return scene


@pytest.mark.rule("HRN-13.1", "HRN-2.12")
def test_nothing_is_built_if_no_builder_can_be_placed() -> None:
    """Of three light infantry one cannot go to the site: it would be a 21st stack. In Campania each
    is alone in its stack, and its cube goes with it."""
    table = busy().at("hinterland_trade")
    assert offered(table, Build) == [Build("village")]
    do(table, Build("village"))
    assert set(units_at(table, 0, "roma")) == {LIGHT}
    assert state(table).sites.keys() == {table.state.world.number["campania"]}


@pytest.mark.rule("HRN-13.1", "HRN-2.12")
def test_who_cannot_place_a_builder_is_told_why() -> None:
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 3).player(0, gold=9)
    scene.settle(0, "etruria_tarquinii").units(0, LIGHT, "etruria_tarquinii")
    for kind, level in STACKS[1:19]:
        scene.units(0, kind, "campania", 1, level)
    table = do(scene.always_ask().at("hinterland_trade"), Build("fortification"), seat=0)
    assert offered(table, BuildAt) == [BuildAt("etruria_tarquinii")]
    reason = refuse_site(scene.state, scene.me(0), scene.field("roma"), FORTIFICATION)
    assert reason is not None
    assert reason.clause == "HRN-2.12"


@pytest.mark.rule("HRN-13.15")
def test_a_fortification_that_is_pulled_down_leaves_a_shipyard_under_construction() -> None:
    scene = Scene(2).settle(0, "roma", "fortification").site(0, "roma", "dock", 2)
    scene.units(0, LIGHT, "roma", 2, spot="site")
    table = do(scene.at("hinterland_trade"), Demolish("fortification"), seat=0)
    assert state(table).sites == {scene.field("roma"): Site(0, 2, 2)}
    old = do(of_the_second_rules(scene).at("hinterland_trade"), Demolish("fortification"), seat=0)
    assert state(old).sites == {}


# ------------------------------------------------------------------ rivals


@pytest.mark.rule("HRN-17.12")
@pytest.mark.parametrize(("version", "free"), [(2, True), (3, False)])
def test_a_new_rival_is_free_in_the_next_trade_turn_alone(version: int, free: bool) -> None:
    scene = Scene(3).player(0, prestige=9).settle(0, "roma").settle(1, "spina").settle(2, "daunia")
    scene.me(0).free_rival, scene.me(0).rival = True, -1
    scene.state.rules = replace(scene.state.rules, version=version)
    first = in_turn(scene.at("hinterland_trade"))
    do(first, Negotiate("rival"), NameRival(1))
    assert state(first).players[0].prestige == 9
    table = scene.at("hinterland_trade")
    for _ in range(3):
        do(table, DONE)
    assert table.over
    assert state(table).players[0].free_rival == free


# ------------------------------------------------------------------ treaties


@pytest.mark.rule("HRN-17.6")
@pytest.mark.parametrize(("version", "carried"), [(2, {}), (3, {LIGHT: 1})])
def test_cargo_goes_home_with_the_ships_that_must_leave(
    version: int, carried: dict[str, int]
) -> None:
    """Vikings before a village with which they have made peace are placed at home, with whom they
    carry."""
    scene = Scene(2, map="vikings").faction(0, "vikings_vikings").settle(0, "jylland")
    scene.settle(1, "frisia").units(0, "warship", "frisia").units(0, "transport_ship", "frisia")
    scene.units(0, LIGHT, "frisia", spot="aboard").treaty("ransom", 1, 0, until=9)
    scene.me(0).leaving = 1 << scene.field("frisia")
    scene.state.rules = replace(scene.state.rules, version=version)
    table = scene.at("movement_units")
    do(table, DONE, seat=0)
    assert units_at(table, 0, "jylland") == {"warship": 1, "transport_ship": 1} | carried


# ------------------------------------------------------------------ harvest


@pytest.mark.rule("HRN-5.14", "HRN-5.15")
def test_a_crop_may_be_left_on_its_field() -> None:
    """Grain may be moved to storage; what stays there holds the field (HRN-2.9)."""
    scene = Scene(2).when("autumn").settle(0, "roma").units(0, LIGHT, "latium")
    table = scene.crop(0, "roma", 3).crop(0, "latium", 2).at("harvest")
    assert offered(table, LeaveStanding) == [LeaveStanding("roma"), LeaveStanding("latium")]
    do(table, LeaveStanding("latium"))
    assert offered(table, LeaveStanding) == [LeaveStanding("roma")]
    assert refused(table, LeaveStanding("daunia")) == "HRN-5.14"
    do(table, AS_PROPOSED)
    s = state(table)
    assert table.over
    assert (s.grain[scene.field("roma")], s.crop[scene.field("latium")]) == (3, 2)
    assert (s.sower[scene.field("latium")], s.sower[scene.field("roma")]) == (0, -1)


@pytest.mark.rule("HRN-5.14")
def test_room_goes_to_those_crops_that_are_not_left() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma", grain=2).units(0, LIGHT, "latium")
    table = scene.crop(0, "roma", 4).crop(0, "latium", 2).at("harvest")
    do(table, LeaveStanding("latium"), AS_PROPOSED)
    s = state(table)
    assert (s.grain[scene.field("roma")], s.crop[scene.field("roma")]) == (5, 1)
    assert s.crop[scene.field("latium")] == 2


@pytest.mark.rule("HRN-5.14")
def test_who_leaves_all_of_it_is_asked_no_more() -> None:
    table = Scene(2).when("autumn").settle(0, "roma").crop(0, "roma", 3).at("harvest")
    do(table, LeaveStanding("roma"))
    assert table.over
    assert sum(state(table).crop) == 3


# ------------------------------------------------------------------ who goes without


@pytest.mark.rule("HRN-5.31")
@pytest.mark.parametrize(("version", "stands"), [(2, False), (3, True)])
def test_nobody_stays_hungry_beside_meat_that_came_later(version: int, stands: bool) -> None:
    """One grain for a village and a unit. The owner gives the village up, and then slaughters one
    of his horse herds after all: its 5 meat are enough for both."""
    scene = Scene(2).when("winter").settle(0, "roma", grain=1).units(0, LIGHT, "roma")
    scene.herd(0, "horses", "roma", 2).state.winter = (GOOD, GOOD, GOOD)
    scene.state.rules = replace(scene.state.rules, version=version)
    table = scene.at("feeding")
    do(table, GiveUpTown("roma"), SlaughterHerd("roma", "horses", 0), AS_PROPOSED)
    assert (owner_of(table, "roma") == 0) == stands
    assert units_at(table, 0, "roma") == {LIGHT: 1}


@pytest.mark.rule("HRN-5.31")
def test_who_is_given_up_in_vain_eats() -> None:
    """Two cavalry need grain, and there is one; meat that a unit leaves does not help them."""
    scene = Scene(2).when("winter").settle(0, "roma", grain=1).units(0, "cavalry", "roma", 2)
    table = scene.units(0, LIGHT, "roma").herd(0, "pigs", "roma").at("feeding")
    light = GiveUp("roma", "out", LIGHT, "standard")
    if light in table.asks[0].picks:
        do(table, light)
    do(table, AS_PROPOSED)
    assert units_at(table, 0, "roma") == {"cavalry": 1, LIGHT: 1}


@pytest.mark.rule("HRN-15.2", "HRN-15.3")
@pytest.mark.parametrize(("version", "left", "gold"), [(2, 1, 3), (3, 2, 2)])
def test_a_mercenary_is_paid_with_what_the_commander_leaves(
    version: int, left: int, gold: int
) -> None:
    """6 gold are due and 4 there. Who gives up a mercenary, and is content that the commander goes,
    has 3 to spare: the mercenary can be paid, so he must be."""
    scene = Scene(2, mode="extended").when("winter").settle(0, "roma").player(0, gold=4)
    scene.units(0, "mercenary", "roma", 2).me(0).commander = BRILLIANT
    scene.state.rules = replace(scene.state.rules, version=version)
    table = scene.at("hinterland_wages")
    do(table, GiveUp("roma", "out", "mercenary", "standard"), AS_PROPOSED)
    assert table.over
    assert units_at(table, 0, "roma") == {"mercenary": left}
    assert (state(table).players[0].gold, state(table).players[0].commander) == (gold, 0)


@pytest.mark.rule("HRN-7.6")
@pytest.mark.parametrize(("version", "infantry"), [(2, 1), (3, 2)])
def test_food_is_given_as_long_as_there_is_any(version: int, infantry: int) -> None:
    """Sixes of two light infantry and both of a cavalry; 2 grain. Who lets one light infantry and
    then the cavalry go has one grain more than the other needs."""
    scene = Scene(2).when("summer").settle(0, "roma", grain=2).units(1, LIGHT, "roma")
    scene.units(0, LIGHT, "roma", 2, spot="inside").units(0, "cavalry", "roma", spot="inside")
    scene.state.rules = replace(scene.state.rules, version=version)
    table = scene.rolls(6, 6, 6, 6, 1).at("attrition.encircled")
    do(table, Starve("roma", "inside", LIGHT, "standard", 1))
    do(table, Starve("roma", "inside", "cavalry", "standard", 2))
    assert units_at(table, 0, "roma") == {LIGHT: infantry}
    assert goods_at(table, "roma") == (2 - infantry, 0)


# ------------------------------------------------------------------ degrading


@pytest.mark.rule("HRN-14.9")
@pytest.mark.parametrize(
    ("unit", "spot", "gold"), [(HEAVY, "site", 3), (HEAVY, "hold", 3), ("cavalry", "hold", 4)]
)
def test_any_upgraded_unit_at_home_may_become_light_infantry(
    unit: str, spot: str, gold: int
) -> None:
    scene = Scene(2).faction(0, "italia_romans").settle(0, "roma", "city", "harbour")
    scene.units(0, "transport_ship", "roma", spot="port")
    scene.site(0, "roma", "fortification").units(0, unit, "roma", spot=spot)
    table = scene.always_ask().at("hinterland_trade")
    do(table, Degrade(), DegradeAt("roma", spot, unit, "standard"), seat=0)
    assert units_at(table, 0, "roma") == {"transport_ship": 1, LIGHT: 1}
    assert state(table).players[0].gold == gold


@pytest.mark.rule("HRN-14.9")
def test_who_is_at_sea_becomes_light_infantry_for_nothing_and_ships_land() -> None:
    sea = "mare_tyrrhenum_septentrionale"
    scene = Scene(2).settle(0, "roma", "city", "harbour").units(0, "transport_ship", sea)
    table = scene.units(0, HEAVY, sea, spot="aboard").at("hinterland_trade")
    do(table, Degrade(), seat=0)
    assert units_at(table, 0, sea) == {"transport_ship": 1, LIGHT: 1}
    assert state(table).players[0].gold == 0
