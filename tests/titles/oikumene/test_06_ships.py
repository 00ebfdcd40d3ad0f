"""Ships and their cargo (HRN-6.2 to HRN-6.8, HRN-6.16, HRN-8.10, HRN-8.12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.oikumene.content.tables import BAD, NORMAL
from civitas.titles.oikumene.picks.common import YES
from civitas.titles.oikumene.picks.moves import (
    Board,
    BoardInPort,
    HowMany,
    Land,
    Move,
    PutIn,
    To,
)
from civitas.titles.oikumene.scene import Scene, units_at
from tests.titles.oikumene.helpers import asked, do, offered, refused
from tests.titles.oikumene.marching import choose, count, done, goals, move, movers, moving

LIGURIAN, NORTH, SOUTH = (
    "mare_ligusticum",
    "mare_tyrrhenum_septentrionale",
    "mare_tyrrhenum_meridionale",
)


@pytest.mark.rule("HRN-6.2", "HRN-6.5")
@pytest.mark.content("units/transport_ship")
def test_land_units_board_a_transport_with_room_on_an_adjacent_sea() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH).units(0, "light_infantry", "roma", 5)
    table = moving(scene)
    choose(table, "roma")
    do(table, Board(NORTH))
    assert table.asks[0].picks == [HowMany(3), HowMany(2), HowMany(1)]
    do(table, HowMany(3))
    assert count(table, 0, NORTH, spot="aboard") == 3
    choose(table, "roma")
    assert refused(table, Board(NORTH)) == "HRN-6.5"


@pytest.mark.rule("HRN-6.5")
@pytest.mark.parametrize(
    ("unit", "most"),
    [
        pytest.param("light_infantry", 3, marks=pytest.mark.content("units/light_infantry")),
        pytest.param("heavy_infantry", 3, marks=pytest.mark.content("units/heavy_infantry")),
        pytest.param("mercenary", 3, marks=pytest.mark.content("units/mercenary")),
        pytest.param("cavalry", 1, marks=pytest.mark.content("units/cavalry")),
        pytest.param("war_elephants", 1, marks=pytest.mark.content("units/war_elephants")),
    ],
)
def test_what_a_transport_carries(unit: str, most: int) -> None:
    scene = Scene(2, mode="extended").units(0, "transport_ship", NORTH).units(0, unit, "roma", 4)
    table = moving(scene)
    choose(table, "roma", unit)
    do(table, Board(NORTH))
    if asked(table) == "move-how-many":
        do(table, HowMany(most))
    assert count(table, 0, NORTH, unit, "aboard") == most
    choose(table, "roma", unit)
    assert refused(table, Board(NORTH)) == "HRN-6.5"


@pytest.mark.rule("HRN-6.5")
@pytest.mark.content("units/warship")
def test_warships_carry_nobody() -> None:
    scene = Scene(2).units(0, "warship", NORTH).units(0, "light_infantry", "roma")
    choose(table := moving(scene), "roma")
    assert refused(table, Board(NORTH)) == "HRN-6.5"


@pytest.mark.rule("HRN-6.3", "HRN-2.4")
def test_ships_move_to_adjacent_seas_with_their_cargo() -> None:
    scene = (
        Scene(2)
        .units(0, "transport_ship", NORTH)
        .units(0, "light_infantry", NORTH, 2, spot="aboard")
    )
    table = moving(scene)
    choose(table, NORTH, "transport_ship")
    assert {pick.space for pick in offered(table, To) if isinstance(pick, To)} == {LIGURIAN, SOUTH}
    do(table, To(SOUTH))
    assert count(table, 0, SOUTH, "transport_ship") == 1
    assert count(table, 0, SOUTH, spot="aboard") == 2


@pytest.mark.rule("HRN-6.3", "HRN-6.4")
def test_cargo_has_its_own_move_left_after_the_voyage() -> None:
    scene = (
        Scene(2)
        .units(0, "transport_ship", NORTH)
        .units(0, "light_infantry", NORTH, 2, spot="aboard")
    )
    table = moving(scene)
    move(table, NORTH, SOUTH, unit="transport_ship")
    move(table, SOUTH, "campania", spot="aboard")
    assert count(table, 0, "campania") == 2
    assert not table.asks


@pytest.mark.rule("HRN-6.4")
def test_who_has_boarded_has_used_his_move() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH).units(0, "light_infantry", "roma")
    table = moving(scene)
    move(table, "roma", Board(NORTH))
    assert refused(table, Move(NORTH, "aboard", "light_infantry", "standard")) == "HRN-6.1"
    move(table, NORTH, SOUTH, unit="transport_ship")
    assert count(table, 0, SOUTH, spot="aboard") == 1  # his own move and that of his ship
    assert not table.asks


@pytest.mark.rule("HRN-6.3")
def test_how_much_cargo_goes_along_is_asked_where_ships_stay() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 4, spot="aboard")
    table = moving(scene)
    move(table, NORTH, SOUTH, 1, unit="transport_ship")
    assert asked(table) == "take-along"
    assert table.asks[0].picks == [HowMany(3), HowMany(2), HowMany(1)]
    do(table, HowMany(1))
    assert count(table, 0, SOUTH, spot="aboard") == 1
    assert count(table, 0, NORTH, spot="aboard") == 3


@pytest.mark.rule("HRN-6.3", "HRN-6.5")
def test_ships_do_not_leave_cargo_without_room() -> None:
    scene = Scene(2, mode="original").units(0, "transport_ship", NORTH, 2)
    scene.units(0, "cavalry", NORTH, 3, spot="aboard")
    table = moving(scene)
    move(
        table, NORTH, SOUTH, unit="transport_ship"
    )  # one alone could carry neither 3 nor 2 of size 2
    assert count(table, 0, SOUTH, "transport_ship") == 2
    assert count(table, 0, SOUTH, "cavalry", "aboard") == 3


@pytest.mark.rule("HRN-6.3", "HRN-2.19", "HRN-2.21")
def test_ships_put_into_own_shipyards_with_room() -> None:
    scene = Scene(2).settle(0, "roma", "dock").settle(1, "etruria_tarquinii", "dock")
    scene.units(0, "warship", NORTH, 3)
    table = moving(scene)
    choose(table, NORTH, "warship")
    assert refused(table, PutIn("etruria_tarquinii")) == "HRN-6.3"
    assert refused(table, PutIn("latium")) == "HRN-6.1"
    do(table, PutIn("roma"))
    assert table.asks[0].picks == [HowMany(2), HowMany(1)]
    do(table, HowMany(2))
    assert count(table, 0, "roma", "warship", "port") == 2
    choose(table, NORTH, "warship")
    assert refused(table, PutIn("roma")) == "HRN-2.19"


@pytest.mark.rule("HRN-2.21", "HRN-6.13")
def test_a_treaty_partner_lends_his_shipyard() -> None:
    scene = Scene(2).settle(1, "roma", "dock").units(0, "warship", NORTH)
    table = moving(scene.treaty("ransom", 1, 0))
    choose(table, NORTH, "warship")
    do(table, PutIn("roma"), YES)
    assert count(table, 0, "roma", "warship", "port") == 1


@pytest.mark.rule("HRN-6.3")
def test_ships_leave_their_shipyard_for_an_adjacent_sea() -> None:
    scene = Scene(2).settle(0, "thurii", "dock").units(0, "warship", "thurii", spot="port")
    choose(table := moving(scene), "thurii", "warship", "port")
    assert goals(table) == {"To sinus_tarentinus", f"To {SOUTH}"}


@pytest.mark.rule("HRN-6.4")
def test_boarding_in_port_uses_no_move_so_two_spaces_are_covered() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", 2)
    table = moving(scene)
    move(table, "roma", BoardInPort("roma"))
    assert count(table, 0, "roma", spot="hold") == 2
    move(table, "roma", NORTH, unit="transport_ship", spot="port")
    move(table, NORTH, "latium", spot="aboard")
    assert count(table, 0, "latium") == 2


@pytest.mark.rule("HRN-6.4")
def test_a_unit_boards_or_leaves_in_port_once_in_a_sub_phase() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma")
    table = moving(scene)
    move(table, "roma", BoardInPort("roma"))
    hold = Move("roma", "hold", "light_infantry", "standard")
    assert refused(table, hold) == "HRN-6.4"
    done(table)
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", spot="hold")
    table = moving(scene)
    move(table, "roma", "roma", spot="hold")
    assert count(table, 0, "roma") == 1
    choose(table, "roma")
    assert refused(table, BoardInPort("roma")) == "HRN-6.4"
    assert "To latium" in goals(table)  # leaving the ship was no move


@pytest.mark.rule("HRN-6.4")
def test_a_unit_that_has_moved_may_board_in_port() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "umbria")
    table = moving(scene)
    move(table, "umbria", "roma")
    move(table, "roma", BoardInPort("roma"))
    move(table, "roma", NORTH, unit="transport_ship", spot="port")
    assert count(table, 0, NORTH, spot="aboard") == 1
    assert not table.asks


@pytest.mark.rule("HRN-6.6")
def test_a_ship_runs_ashore_as_light_infantry_of_its_level() -> None:
    scene = Scene(2, mode="original").units(0, "warship", NORTH, level="veteran")
    table = moving(scene)
    move(table, NORTH, Land("latium"), unit="warship", level="veteran")
    assert count(table, 0, "latium", level="veteran") == 1
    assert not table.asks  # it has used its move


@pytest.mark.rule("HRN-6.6", "HRN-2.12")
def test_cargo_without_room_lands_with_its_ship() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 2, spot="aboard")
    scene.units(0, "heavy_infantry", NORTH, 2, spot="aboard")
    table = moving(scene)
    move(table, NORTH, Land("latium"), 1, unit="transport_ship")
    assert asked(table) == "lands-too"
    do(table, HowMany(0))  # so a heavy infantry has to
    if asked(table) == "lands-too":
        do(table, HowMany(1))
    assert count(table, 0, "latium") == 1
    assert count(table, 0, "latium", "heavy_infantry") == 1
    assert count(table, 0, NORTH, spot="aboard") == 2


@pytest.mark.rule("HRN-6.6")
@pytest.mark.parametrize(
    ("cargo", "first", "landed"),
    [
        ({"light_infantry": 3, "heavy_infantry": 2}, 2, {"light_infantry": 3}),
        ({"light_infantry": 3, "heavy_infantry": 2}, 0, {"light_infantry": 1, "heavy_infantry": 2}),
        ({"light_infantry": 1, "cavalry": 2}, 0, {"light_infantry": 1, "cavalry": 1}),
        ({"light_infantry": 1, "war_elephants": 1}, 1, {"light_infantry": 2}),
        ({"light_infantry": 1, "war_elephants": 1}, 0, {"light_infantry": 1, "war_elephants": 1}),
    ],
)
def test_nobody_lands_with_a_ship_for_whom_there_is_room_on_another(
    cargo: dict[str, int], first: int, landed: dict[str, int]
) -> None:
    """One of two ships lands: the other takes a size of 3."""
    scene = Scene(2, mode="extended").units(0, "transport_ship", NORTH, 2)
    for kind, number in cargo.items():
        scene.units(0, kind, NORTH, number, spot="aboard")
    table = moving(scene)
    move(table, NORTH, Land("latium"), 1, unit="transport_ship")
    if table.asks and asked(table) == "lands-too":
        do(table, HowMany(first))
    assert not table.asks or asked(table) != "lands-too", "what is left is settled"
    assert units_at(table, 0, "latium") == landed


@pytest.mark.rule("HRN-6.6")
@pytest.mark.parametrize(("version", "most"), [(9, 3), (10, 2)])
def test_in_a_match_of_the_ninth_rules_others_could_land_besides(version: int, most: int) -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 3, spot="aboard")
    scene.units(0, "heavy_infantry", NORTH, 2, spot="aboard")
    scene.state.rules = replace(scene.state.rules, version=version)
    table = moving(scene)
    move(table, NORTH, Land("latium"), 1, unit="transport_ship")
    assert offered(table, HowMany)[0] == HowMany(most)


@pytest.mark.rule("HRN-6.6", "HRN-5.19")
def test_nobody_runs_ashore_in_a_bad_winter() -> None:
    scene = Scene(2).when("winter").units(0, "warship", LIGURIAN)
    scene.state.winter = (NORMAL, BAD, NORMAL)
    choose(table := moving(scene), LIGURIAN, "warship")
    assert count(table, 0, NORTH, "warship") == 1  # the only goal that is left: ships may move


@pytest.mark.rule("HRN-6.8", "HRN-1.9")
def test_ships_enter_coastal_wetland_and_leave_it_again() -> None:
    sea = "mare_adriaticum_septentrionale"
    scene = Scene(2).units(0, "warship", sea)
    table = moving(scene)
    choose(table, sea, "warship")
    assert refused(table, To("senonia")) == "HRN-6.8"
    do(table, To("spina"))
    assert count(table, 0, "spina", "warship") == 1
    choose(table := moving(Scene(2).units(0, "warship", "spina")), "spina", "warship")
    assert goals(table) == {f"To {sea}", "Land spina"}


@pytest.mark.rule("HRN-6.8", "HRN-6.2")
def test_a_ship_in_the_wetland_is_boarded_and_left_there() -> None:
    scene = Scene(2).units(0, "transport_ship", "spina").units(0, "light_infantry", "spina")
    table = moving(scene)
    move(table, "spina", Board("spina"))
    assert count(table, 0, "spina", spot="aboard") == 1
    scene = Scene(2).units(0, "transport_ship", "spina")
    scene.units(0, "light_infantry", "spina", spot="aboard")
    table = moving(scene)
    move(table, "spina", "spina", spot="aboard")
    assert count(table, 0, "spina") == 1


@pytest.mark.rule("HRN-6.16")
def test_a_ship_changes_harbours_over_seas_without_hostile_ships() -> None:
    scene = Scene(3).settle(0, "roma", "harbour").settle(0, "tarentum", "harbour")
    scene.units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", 3, spot="hold")
    table = moving(scene)
    choose(table, "roma", "transport_ship", "port")
    assert "PutIn tarentum" in goals(table)
    do(table, PutIn("tarentum"))
    assert count(table, 0, "tarentum", "transport_ship", "port") == 1
    assert count(table, 0, "tarentum", spot="hold") == 3
    scene.units(1, "warship", "mare_ionium")
    choose(table := moving(scene), "roma", "transport_ship", "port")
    assert count(table, 0, NORTH, "transport_ship") == 1  # the only goal that is left


@pytest.mark.rule("HRN-6.16")
def test_a_dock_is_no_harbour() -> None:
    scene = Scene(2).settle(0, "roma", "harbour").settle(0, "campania", "dock")
    scene.units(0, "warship", "roma", spot="port")
    choose(table := moving(scene), "roma", "warship", "port")
    assert count(table, 0, NORTH, "warship") == 1  # the only goal


@pytest.mark.rule("HRN-8.10", "HRN-8.12", "HRN-6.12")
def test_ships_carry_units_out_of_an_encircled_settlement() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", spot="inside").units(1, "light_infantry", "roma")
    table = moving(scene)
    assert movers(table) == {"roma"}
    move(table, "roma", BoardInPort("roma"), spot="inside")
    assert count(table, 0, "roma", spot="hold") == 1
    move(table, "roma", NORTH, unit="transport_ship", spot="port")
    move(table, NORTH, "latium", spot="aboard")
    assert count(table, 0, "latium") == 1


@pytest.mark.rule("HRN-8.10", "HRN-2.19")
def test_who_leaves_a_ship_in_an_encircled_settlement_is_inside() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", spot="hold").units(1, "light_infantry", "roma")
    table = moving(scene)
    move(table, "roma", "roma", spot="hold")
    assert count(table, 0, "roma", spot="inside") == 1


@pytest.mark.rule("HRN-8.10", "HRN-2.19")
def test_nobody_leaves_a_ship_into_a_full_settlement() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", 5, spot="inside").units(1, "light_infantry", "roma")
    table = moving(scene.units(0, "heavy_infantry", "roma", spot="hold"))
    assert refused(table, Move("roma", "hold", "heavy_infantry", "standard")) == "HRN-2.19"


@pytest.mark.rule("HRN-2.21", "HRN-8.1", "HRN-6.12")
def test_guests_in_a_port_do_not_go_inside_when_it_is_encircled() -> None:
    scene = Scene(3).settle(1, "roma", "dock").treaty("ransom", 0, 1)
    scene.units(0, "transport_ship", "roma", spot="port").units(0, "light_infantry", "latium")
    scene.units(0, "heavy_infantry", "roma", spot="hold").units(2, "light_infantry", "roma")
    table = moving(scene)
    assert refused(table, Move("roma", "hold", "heavy_infantry", "standard")) == "HRN-6.12"
    move(table, "roma", NORTH, unit="transport_ship", spot="port")
    assert count(table, 0, NORTH, "heavy_infantry", "aboard") == 1


@pytest.mark.rule("HRN-6.9", "HRN-8.10", "HRN-8.12")
def test_a_ship_in_port_is_not_held_by_enemies_around_the_settlement() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "warship", "roma", spot="port")
    scene.units(1, "light_infantry", "roma").units(1, "warship", NORTH)
    table = moving(scene)
    move(table, "roma", NORTH, unit="warship", spot="port")
    assert count(table, 0, NORTH, "warship") == 1


@pytest.mark.rule("HRN-6.8", "HRN-6.23")
def test_ships_enter_wetland_from_its_sea_and_not_from_a_river() -> None:
    section = "danube_scythia_minor_danube_delta"
    choose(table := moving(Scene(4, map="huns").units(0, "warship", section)), section, "warship")
    assert refused(table, To("danube_delta")) == "HRN-6.8"
    assert "To northwestern_euxine" in goals(table)


@pytest.mark.rule("HRN-6.11", "HRN-6.4")
def test_who_enters_a_contested_field_does_not_board_there() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "umbria").units(1, "light_infantry", "roma")
    table = moving(scene)
    move(table, "umbria", "roma")
    assert refused(table, Move("roma", "out", "light_infantry", "standard")) == "HRN-6.1"


@pytest.mark.rule("HRN-6.6")
def test_cargo_with_room_on_other_ships_stays_aboard() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 3, spot="aboard")
    table = moving(scene)
    move(table, NORTH, Land("latium"), 1, unit="transport_ship")
    assert count(table, 0, "latium") == 1
    assert count(table, 0, NORTH, spot="aboard") == 3


@pytest.mark.rule("HRN-2.12", "HRN-6.3")
def test_without_free_cubes_ships_and_cargo_go_as_a_whole() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 3, spot="aboard")
    fields = [scene.state.label(n) for n in scene.state.world.fields]
    for field in fields[:18]:
        scene.units(0, "heavy_infantry", field)
    table = moving(scene)
    choose(table, NORTH, "transport_ship")
    do(table, To(SOUTH))
    assert count(table, 0, SOUTH, "transport_ship") == 2
    assert count(table, 0, SOUTH, spot="aboard") == 3
