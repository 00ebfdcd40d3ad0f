"""Moves at the limits, worked out by hand from the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.oikumene.hinterland.experience import may_rise
from civitas.titles.oikumene.means.units import cubes, named
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.moves import Board, BoardInPort, HowMany, Land, PaySpecial, To
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.clashes import of
from tests.titles.oikumene.helpers import do, offered, refused, state
from tests.titles.oikumene.marching import SPECIAL, choose, count, move, movers, moving

HEAVY = "heavy_infantry"
IONIAN = "mare_ionium"
ADRIATIC = "mare_adriaticum_septentrionale"
NORTH, SOUTH = "mare_tyrrhenum_septentrionale", "mare_tyrrhenum_meridionale"


@pytest.mark.rule("HRN-2.12", "HRN-6.3")
@pytest.mark.parametrize(
    ("others", "ships", "cargo"),
    [
        (16, [2, 1], [3, 2, 1, 0]),  # two cubes are free: ships and cargo part
        (17, [2, 1], [3, 0]),  # one: of one of the two ships parts, of the other nobody
        (18, [2], []),
    ],
)
def test_loaded_ships_part_as_far_as_there_are_cubes(
    others: int, ships: list[int], cargo: list[int]
) -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 3, spot="aboard")
    for field in scene.state.world.fields[:others]:
        scene.units(0, "heavy_infantry", scene.state.label(field))
    table = moving(scene)
    choose(table, NORTH, "transport_ship")
    do(table, To(SOUTH))
    if not cargo:
        assert count(table, 0, SOUTH, "transport_ship") == ships[0]
        return
    assert table.asks[0].picks == [HowMany(number) for number in ships]
    do(table, HowMany(1))
    assert table.asks[0].picks == [HowMany(number) for number in cargo]
    do(table, HowMany(cargo[1]))
    assert cubes(state(table).players[0]) == 20


@pytest.mark.rule("HRN-2.12", "HRN-6.3")
def test_a_cube_comes_free_where_cargo_joins_others() -> None:
    """All 20 cubes are in use: of two ships one may go if its cargo gives a cube back."""
    scene = (
        Scene(2).units(0, "transport_ship", NORTH, 2).units(0, "transport_ship", SOUTH, 1, "elite")
    )
    scene.units(0, "light_infantry", NORTH, 3, spot="aboard")
    scene.units(0, "light_infantry", SOUTH, 1, spot="aboard")
    for field in scene.state.world.fields[:16]:
        scene.units(0, "heavy_infantry", scene.state.label(field))
    table = moving(scene)
    move(table, NORTH, SOUTH, 1, unit="transport_ship")
    assert count(table, 0, SOUTH, spot="aboard") == 4
    assert count(table, 0, NORTH, "transport_ship") == 1
    assert cubes(state(table).players[0]) == 20


@pytest.mark.rule("HRN-6.15")
def test_cavalry_enters_mountains_in_the_special_sub_phase_if_it_is_paid_for_all() -> None:
    """A ride leads to open land alone; 14 prestige give every unit a move, riders as well."""
    scene = Scene(2, mode="basic").player(0, prestige=14).units(0, "cavalry", "latium")
    table = moving(scene, SPECIAL)
    assert offered(table, PaySpecial)
    do(table, PaySpecial())
    move(table, "latium", "sabinum", unit="cavalry")
    assert count(table, 0, "sabinum", "cavalry") == 1


@pytest.mark.rule("HRN-6.15", "HRN-6.16")
def test_a_ship_that_could_change_harbours_puts_to_sea_if_it_is_paid_for_all() -> None:
    scene = Scene(2, mode="basic").player(0, prestige=14).settle(0, "roma", "harbour")
    scene.settle(0, "campania", "harbour").units(0, "warship", "roma", spot="port")
    table = moving(scene, SPECIAL)
    do(table, PaySpecial())
    move(table, "roma", NORTH, unit="warship", spot="port")
    assert count(table, 0, NORTH, "warship") == 1


@pytest.mark.rule("HRN-6.15")
def test_nobody_pays_for_what_he_may_do_anyway() -> None:
    scene = Scene(2, mode="basic").player(0, prestige=14).units(0, "cavalry", "bruttium")
    world = scene.state.world
    assert not any(world.rough >> near & 1 for near in world.borders[scene.space("bruttium")])
    assert not offered(moving(scene, SPECIAL), PaySpecial)


def over_the_limit() -> Scene:
    """21 stacks, since some had to go; three stand in one of them, one in the others."""
    scene = Scene(2).units(0, "light_infantry", "roma", 3)
    fields = (n for n in scene.state.world.fields if scene.state.label(n) != "roma")
    for field, _ in zip(fields, range(20), strict=False):
        scene.units(0, "heavy_infantry", scene.state.label(field))
    assert cubes(scene.me(0)) == 21
    return scene


@pytest.mark.rule("HRN-2.12")
def test_who_has_too_many_stacks_still_moves_them_as_a_whole() -> None:
    table = moving(over_the_limit())
    move(table, "roma", "latium")  # there is no choice how many
    assert count(table, 0, "latium") == 3
    assert cubes(state(table).players[0]) == 21


@pytest.mark.rule("HRN-2.12", "HRN-12.2")
@pytest.mark.parametrize(("unit", "rises"), [("heavy_infantry", True), ("light_infantry", False)])
def test_a_level_needs_no_cube_where_a_whole_stack_rises(unit: str, rises: bool) -> None:
    scene = over_the_limit()
    stack = next(t for t in scene.me(0).units if named(t)["unit"] == unit)
    assert may_rise(scene.state, scene.me(0), stack) == rises


@pytest.mark.rule("HRN-6.10", "HRN-6.3", "HRN-6.4")
def test_who_began_among_enemies_lands_on_no_others_though_his_ship_has_left_them() -> None:
    """Two LI come from a sea with a hostile warship, one was in the next sea: only this one may
    land where an enemy stands, all three where none does."""
    scene = Scene(2).units(0, "transport_ship", NORTH).units(1, "warship", NORTH)
    scene.units(0, "light_infantry", NORTH, 2, spot="aboard").units(1, "light_infantry", "lucania")
    scene.units(0, "transport_ship", SOUTH).units(0, "light_infantry", SOUTH, 1, spot="aboard")
    table = moving(scene)
    move(table, NORTH, SOUTH, unit="transport_ship")
    assert count(table, 0, SOUTH, spot="aboard") == 3
    choose(table, SOUTH, spot="aboard")
    do(table, To("lucania"))
    assert count(table, 0, "lucania") == 1
    choose(table, SOUTH, spot="aboard")
    assert refused(table, To("lucania")) == "HRN-6.10"
    do(table, To("campania"), HowMany(2))
    assert count(table, 0, "campania") == 2


@pytest.mark.rule("HRN-6.10", "HRN-8.10", "HRN-6.4")
def test_who_leaves_an_encircled_harbour_by_ship_lands_on_no_enemies() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "light_infantry", "roma", 2, spot="inside")
    scene.units(0, "transport_ship", "roma", spot="port").units(1, "light_infantry", "roma", 3)
    scene.units(0, "light_infantry", "roma", spot="hold").units(1, "light_infantry", "latium")
    table = moving(scene)
    choose(table, "roma", spot="inside")  # there is nothing else for them to do
    do(table, HowMany(2))
    move(table, "roma", NORTH, unit="transport_ship", spot="port")
    choose(table, NORTH, spot="aboard")
    do(table, To("latium"))
    assert count(table, 0, "latium") == 1  # who was aboard in the shipyard was in no blocked space
    choose(table, NORTH, spot="aboard")
    assert refused(table, To("latium")) == "HRN-6.10"


@pytest.mark.rule("HRN-6.9", "HRN-6.10")
@pytest.mark.parametrize("stays", [True, False])
def test_a_space_is_blocked_by_those_who_have_stayed_not_by_those_who_came(stays: bool) -> None:
    """An enemy leaves Latium, and another comes: unless a third one has stayed, nobody who stood
    there when it began still does, so the way to other enemies is free."""
    scene = Scene(2).first(1).units(0, "light_infantry", "latium").units(1, HEAVY, "latium")
    scene.units(1, "light_infantry", "roma").units(1, "light_infantry", "lucania")
    if stays:
        scene.units(1, "light_infantry", "latium")
    table = moving(scene)
    move(table, "latium", "sabinum", unit=HEAVY)
    move(table, "roma", "latium")
    do(table, DONE)
    choose(table, "latium")
    if stays:
        assert refused(table, To("sabinum")) == "HRN-6.10"
    else:
        do(table, To("sabinum"))
        assert count(table, 0, "sabinum") == 1


@pytest.mark.rule("HRN-6.1", "HRN-6.7")
def test_who_stands_in_the_mountains_still_moves_after_others_have_come() -> None:
    scene = Scene(2).units(0, HEAVY, "sabinum").units(0, HEAVY, "roma")
    table = moving(scene)
    move(table, "roma", "sabinum", unit=HEAVY)
    move(table, "sabinum", "latium", unit=HEAVY)
    assert (count(table, 0, "sabinum", HEAVY), count(table, 0, "latium", HEAVY)) == (1, 1)


@pytest.mark.rule("HRN-6.1", "HRN-6.11")
def test_who_stands_among_enemies_still_moves_after_others_have_come() -> None:
    scene = Scene(2).units(0, HEAVY, "latium").units(0, HEAVY, "roma", 2).units(1, HEAVY, "latium")
    table = moving(scene)
    move(table, "roma", "latium", 2, unit=HEAVY)
    move(table, "latium", "campania", unit=HEAVY)
    assert (count(table, 0, "latium", HEAVY), count(table, 0, "campania", HEAVY)) == (2, 1)


@pytest.mark.rule("HRN-6.6", "HRN-6.1")
def test_who_stands_on_a_coast_among_enemies_still_moves_after_ships_have_landed() -> None:
    scene = Scene(2).units(0, "light_infantry", "latium").units(1, HEAVY, "latium")
    table = moving(scene.units(0, "warship", NORTH))
    move(table, NORTH, Land("latium"), unit="warship")
    move(table, "latium", "campania")
    assert (count(table, 0, "latium"), count(table, 0, "campania")) == (1, 1)


@pytest.mark.rule("HRN-6.4", "HRN-6.7")
def test_who_stands_in_the_mountains_still_boards_after_others_have_left_the_ship() -> None:
    field = "lucania"
    scene = Scene(2).settle(0, field, "dock")
    assert scene.state.world.rough >> scene.space(field) & 1
    scene.units(0, "transport_ship", field, spot="port").units(0, HEAVY, field)
    scene.units(0, HEAVY, field, spot="hold")
    table = moving(scene)
    move(table, field, field, unit=HEAVY, spot="hold")
    choose(table, field, HEAVY)
    do(table, BoardInPort(field))
    assert count(table, 0, field, HEAVY, spot="hold") == 1


@pytest.mark.rule("HRN-6.10")
def test_others_of_the_same_kind_land_on_enemies_once_those_who_may_not_have_landed() -> None:
    """Two LI from a blocked sea land where nobody is; one who comes after them from elsewhere is
    not held by what held them."""
    scene = Scene(2).units(0, "transport_ship", NORTH).units(1, "warship", NORTH)
    scene.units(0, "light_infantry", NORTH, 2, spot="aboard").units(1, "light_infantry", "lucania")
    scene.units(0, "transport_ship", IONIAN, 1, "elite")
    scene.units(0, "light_infantry", IONIAN, spot="aboard")
    table = moving(scene)
    move(table, NORTH, SOUTH, unit="transport_ship")
    move(table, SOUTH, "campania", 2, spot="aboard")
    move(table, IONIAN, SOUTH, unit="transport_ship", level="elite")
    move(table, SOUTH, "lucania", spot="aboard")
    assert (count(table, 0, "campania"), count(table, 0, "lucania")) == (2, 1)


@pytest.mark.rule("HRN-6.11", "HRN-6.3")
def test_who_is_aboard_among_enemies_still_lands_after_others_have_come_who_had_moved() -> None:
    """Two LI board in the north and are carried to the south, where an enemy is and one LI has been
    aboard from the start: this one still has its move."""
    scene = Scene(2).units(0, "transport_ship", NORTH).units(0, "light_infantry", "latium", 2)
    scene.units(0, "transport_ship", SOUTH).units(0, "light_infantry", SOUTH, spot="aboard")
    table = moving(scene.units(1, "warship", SOUTH))
    move(table, "latium", Board(NORTH), 2)
    move(table, NORTH, SOUTH, unit="transport_ship")
    assert state(table).players[0].moved[of(scene, "light_infantry", SOUTH, spot="aboard")] == 2
    move(table, SOUTH, "campania", spot="aboard")
    assert count(table, 0, "campania") == 1


@pytest.mark.rule("HRN-6.7", "HRN-6.2", "HRN-6.8")
@pytest.mark.parametrize(("rules", "tired"), [(7, True), (8, False)])
def test_who_boards_or_lands_on_the_wetland_where_he_is_has_not_entered_it(
    rules: int, tired: bool
) -> None:
    """A transport has stood on Spina since the last round: heavy infantry of the field goes aboard,
    cavalry lands, and both have a special move left."""
    scene = Scene(2, mode="extended").units(0, "transport_ship", "spina").units(0, HEAVY, "spina")
    scene.units(0, "cavalry", "spina", spot="aboard")
    scene.state.rules = replace(scene.state.rules, version=rules)
    table = moving(scene)
    move(table, "spina", Board("spina"), unit=HEAVY)
    move(table, "spina", "spina", unit="cavalry", spot="aboard")
    both = {of(scene, HEAVY, "spina", spot="aboard"), of(scene, "cavalry", "spina")}
    assert set(state(table).players[0].tired) == (both if tired else set())


@pytest.mark.rule("HRN-6.15", "HRN-6.2", "HRN-6.8")
@pytest.mark.parametrize(("rules", "lands"), [(7, False), (8, True)])
def test_cavalry_rides_from_its_ship_into_the_wetland_on_which_it_stands(
    rules: int, lands: bool
) -> None:
    """To land there is no way into rough terrain; from the sea beside it, it is one."""
    scene = Scene(2, area=2)
    for space in ("spina", ADRIATIC):
        scene.units(0, "transport_ship", space).units(0, "cavalry", space, spot="aboard")
    scene.state.rules = replace(scene.state.rules, version=rules)
    table = moving(scene, SPECIAL)
    assert movers(table) == ({"spina", ADRIATIC} if lands else {ADRIATIC})
    choose(table, ADRIATIC, "cavalry", "aboard")
    assert refused(table, To("spina")) == "HRN-6.15"
