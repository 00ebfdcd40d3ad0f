"""Odd corners of movement, attrition, trade, treaties and victory, worked out by hand from the
clauses (sections 6, 7 and 12 to 19)."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.oikumene.content.tables import RANSOM, VASSALAGE
from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.course.rounds import lose_face
from civitas.titles.oikumene.course.treaties import conclude
from civitas.titles.oikumene.course.victory import dominance_need, goal_needs, significance
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import AS_PROPOSED, DONE, NO, PASS
from civitas.titles.oikumene.picks.hinterland import (
    Accelerate,
    Butcher,
    Hire,
    HireAt,
    Sell,
    SoMany,
    StoreAt,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.picks.moves import Board, BoardInPort, Drive, DriveTo, PlunderInNeed
from civitas.titles.oikumene.scene import Scene, goods_at, herds_at, player, units_at
from tests.titles.oikumene.helpers import asked, do, offered, state
from tests.titles.oikumene.marching import RETREAT, SPECIAL, choose, goals, move, movers, moving

LIGHT, HEAVY, HORSE, SHIP, WARSHIP = (
    "light_infantry", "heavy_infantry", "cavalry", "transport_ship", "warship",
)  # fmt: skip
NORTH, SOUTH = "mare_tyrrhenum_septentrionale", "mare_tyrrhenum_meridionale"
STANDARD = Hire(LIGHT, "standard", "gold")
RECRUIT = Hire(LIGHT, "recruit", "gold")


def to_end(table: Table) -> Table:
    """Nothing more is wanted."""
    while table.asks:
        ask = table.asks[0]
        no = next((p for p in (DONE, AS_PROPOSED, PASS, NO) if p in ask.picks), ask.picks[-1])
        table.pick(no, ask.seat)
    return table


def alive(table: Table, seat: int, kind: str = LIGHT) -> int:
    return number_of(player(table, seat), KIND[kind])


# ------------------------------------------------------------------ movement


@pytest.mark.rule("HRN-6.1", "HRN-6.2", "HRN-6.4", "HRN-6.7")
def test_a_rider_comes_to_port_by_land_and_sails_in_the_same_sub_phase() -> None:
    """Latium to Roma is its move; boarding in port is none; the ship puts to sea. Landing would be
    a second move of its own."""
    scene = Scene(2).settle(0, "roma", "dock").units(0, SHIP, "roma", spot="port")
    table = moving(scene.units(0, HORSE, "latium"))
    move(table, "latium", "roma", unit=HORSE)
    move(table, "roma", BoardInPort("roma"), unit=HORSE)
    move(table, "roma", NORTH, unit=SHIP, spot="port")
    assert units_at(table, 0, NORTH) == {SHIP: 1, HORSE: 1}
    assert NORTH not in movers(table) if table.asks else True


@pytest.mark.rule("HRN-6.5", "HRN-2.25", "HRN-6.2")
def test_a_transport_takes_a_rider_and_one_on_foot() -> None:
    scene = Scene(2).units(0, SHIP, NORTH).units(0, HORSE, "latium", 2).units(0, LIGHT, "latium", 2)
    table = moving(scene)
    move(table, "latium", Board(NORTH), unit=HORSE)
    assert units_at(table, 0, NORTH) == {SHIP: 1, HORSE: 1}
    move(table, "latium", Board(NORTH))
    assert units_at(table, 0, NORTH) == {SHIP: 1, HORSE: 1, LIGHT: 1}
    choose(table, "latium", unit=LIGHT)
    assert f"Board {NORTH}" not in goals(table)


@pytest.mark.rule("HRN-6.10", "HRN-6.11", "HRN-8.2")
def test_who_disengages_may_enter_a_village_of_enemies_whose_garrison_is_inside() -> None:
    """Only hostile units outside settlements forbid it."""
    scene = Scene(2).units(0, LIGHT, "latium").units(1, LIGHT, "latium").settle(1, "campania")
    scene.units(1, LIGHT, "campania", spot="inside").units(1, LIGHT, "roma")
    table = choose(moving(scene), "latium")
    assert {"To campania", "To sabinum"} <= goals(table)
    assert "To roma" not in goals(table)


@pytest.mark.rule("HRN-6.17", "HRN-6.18")
def test_a_herd_crosses_one_sea_and_not_two() -> None:
    """Roma's dock controls the northern sea, warships the southern one: the sheep of Roma reach
    Latium and Tarquinii beside the northern sea, but not Campania beside the southern one."""
    scene = Scene(2).settle(0, "roma", "dock").herd(0, "sheep", "roma").units(0, WARSHIP, SOUTH)
    scene.units(0, LIGHT, "campania").units(0, LIGHT, "etruria_tarquinii")
    scene.units(0, WARSHIP, NORTH).units(0, LIGHT, "etruria_pisae")
    table = do(scene.at("movement_herds"), Drive("roma", "sheep"))
    fields = {pick.space for pick in offered(table, DriveTo) if isinstance(pick, DriveTo)}
    if not table.asks or asked(table) != "drive-to":
        fields = {f for f in ("etruria_tarquinii", "campania") if herds_at(table, 0, f)}
    assert "campania" not in fields
    assert "etruria_tarquinii" in fields


@pytest.mark.rule("HRN-6.15", "HRN-6.14", "HRN-9.5")
def test_riders_on_the_edge_of_mountains_ride_into_part_mountains() -> None:
    """Umbria is green and brown: a mixed field is open terrain. Sabinum is all brown."""
    table = choose(moving(Scene(2).units(0, HORSE, "roma"), SPECIAL), "roma", HORSE)
    assert "To umbria" in goals(table)
    assert "To sabinum" not in goals(table)


@pytest.mark.rule("HRN-6.19", "HRN-6.20")
def test_a_warship_retreats_to_sea_and_a_transport_only_into_port() -> None:
    scene = Scene(2).units(0, WARSHIP, NORTH).units(0, SHIP, NORTH)
    assert movers(moving(scene, RETREAT)) == {NORTH}
    table = choose(moving(scene, RETREAT), NORTH, WARSHIP)
    assert f"To {SOUTH}" in goals(table)
    kinds = {pick.unit for pick in moving(scene, RETREAT).asks[0].picks if hasattr(pick, "unit")}
    assert kinds == {WARSHIP}


# ------------------------------------------------------------------ attrition


@pytest.mark.rule("HRN-7.1", "HRN-7.5", "HRN-7.7")
def test_a_rider_lost_for_want_of_connection_is_not_thrown_for_in_the_mountains() -> None:
    """Two riders in Sabinum: 6 and 1 for the connection; then one die of 1 for the mountains."""
    scene = Scene(2).when("summer").settle(0, "syracusae").units(0, HORSE, "sabinum", 2)
    scene.state.stone = tuple(
        0 if n < 10 else each for n, each in enumerate(scene.state.stone)
    )  # no stone is left
    table = to_end(scene.rolls(6, 1, 1, 6).at("movement_attrition"))
    assert alive(table, 0, HORSE) == 1


@pytest.mark.rule("HRN-7.5", "HRN-11.2", "HRN-11.3", "HRN-16.1")
def test_who_plunders_out_of_need_pays_what_prestige_he_has() -> None:
    """-4 of 3: never below 0; no gold without connection. Nobody rolls."""
    scene = Scene(2).when("summer").settle(0, "syracusae").units(0, LIGHT, "umbria", 3)
    scene.player(0, prestige=3, gold=0)
    table = do(scene.rolls(6, 6, 6).at("movement_attrition"), PlunderInNeed("umbria"))
    to_end(table)
    assert (player(table, 0).prestige, player(table, 0).gold) == (0, 0)
    assert units_at(table, 0, "umbria") == {LIGHT: 3}


@pytest.mark.rule("HRN-7.3", "HRN-5.20", "HRN-7.4")
@pytest.mark.parametrize(
    ("season", "storm", "face", "afloat"),
    [
        ("autumn", False, 5, True),
        ("autumn", False, 6, False),
        ("winter", True, 5, False),
        ("winter", True, 4, True),
        ("summer", False, 6, True),
    ],
)
def test_a_ship_on_calm_water(season: str, storm: bool, face: int, afloat: bool) -> None:
    scene = Scene(2).when(season).units(0, SHIP, NORTH).units(0, LIGHT, NORTH, 3, spot="aboard")
    scene.state.winter = (0, 0, 2) if storm else scene.state.winter
    table = to_end(scene.rolls(face).at("movement_attrition"))
    assert units_at(table, 0, NORTH) == ({SHIP: 1, LIGHT: 3} if afloat else {})


# ------------------------------------------------------------------ trade and building


@pytest.mark.rule("HRN-14.2", "HRN-14.3")
def test_a_village_buys_one_of_either_kind_and_a_city_two() -> None:
    scene = Scene(2).settle(0, "roma", "city").settle(0, "latium").player(0, gold=20, prestige=0)
    table = do(scene.at("hinterland_trade"), STANDARD, HireAt("latium"))
    do(table, RECRUIT)
    do(table, STANDARD)
    assert STANDARD not in table.asks[0].picks
    assert RECRUIT not in table.asks[0].picks
    assert player(table, 0).gold == 20 - 2 - 1 - 2


@pytest.mark.rule("HRN-14.4", "HRN-14.5")
def test_three_riders_take_two_herds() -> None:
    """Two cities: 2 + 1 riders, 4 gold each; a herd for each one or two."""
    scene = Scene(2).settle(0, "roma", "city").settle(0, "latium", "city").player(0, gold=20)
    scene.units(0, LIGHT, "roma", 2).units(0, LIGHT, "latium").herd(0, "horses", "roma", 2)
    table = scene.at("hinterland_trade")
    for number in range(3):
        do(table, UpgradeTo(HORSE))
        if table.asks and asked(table) == "trade-upgrade":
            do(table, next(p for p in table.asks[0].picks if isinstance(p, Upgrade)))
        while asked(table) != "trade":
            do(table, table.asks[0].picks[0])
        left = len(herds_at(table, 0, "roma"))
        assert left == (1, 1, 0)[number]
    assert player(table, 0).gold == 20 - 12
    assert alive(table, 0, HORSE) == 3


@pytest.mark.rule("HRN-13.10", "HRN-13.11", "HRN-13.12")
def test_thirty_prestige_make_the_hastening_of_a_fortification_cheaper() -> None:
    """2 - 1 = 1; half of it, rounded up, is 1; work 3 + 1 reaches 4: it is complete at once."""
    scene = Scene(2).settle(0, "roma").site(0, "roma", "fortification", 3)
    scene.units(0, LIGHT, "roma", spot="site").player(0, gold=5, prestige=30)
    table = do(scene.at("hinterland_trade"), Accelerate())
    assert player(table, 0).gold == 4
    assert state(table).fort >> scene.space("roma") & 1


@pytest.mark.rule("HRN-13.7", "HRN-13.9", "HRN-12.7")
@pytest.mark.parametrize(
    ("elite", "standard", "prestige", "work"),
    [(1, 0, 0, 2), (2, 0, 0, 4), (4, 0, 0, 4), (0, 3, 0, 3), (0, 1, 0, 0), (0, 3, 50, 6)],
)
def test_work_on_a_village(elite: int, standard: int, prestige: int, work: int) -> None:
    """The minimum is 2, the most of a round 4; an elite unit counts as 2; 50 prestige double it."""
    scene = Scene(2).site(0, "latium", "village").player(0, prestige=prestige)
    if elite:
        scene.units(0, LIGHT, "latium", elite, "elite", spot="site")
    if standard:
        scene.units(0, LIGHT, "latium", standard, spot="site")
    table = to_end(scene.at("hinterland_building"))
    assert state(table).sites[scene.space("latium")].work == work


@pytest.mark.rule("HRN-14.10", "HRN-14.11", "HRN-14.12")
def test_meat_of_summer_and_half_prices_are_rounded_for_each_good() -> None:
    """Sheep 3 meat at a half: 1; 1 grain without harbour at a half: 0; together 1, not 2."""
    scene = Scene(2).when("summer").settle(0, "roma", grain=1).herd(0, "sheep", "roma")
    table = do(scene.player(0, gold=0).at("hinterland_trade"), Butcher("sheep"), Sell("grain"))
    while table.asks and asked(table) != "trade":
        pick = next(p for p in table.asks[0].picks if isinstance(p, SoMany | StoreAt))
        do(table, pick)
    assert player(table, 0).gold == 1
    assert goods_at(table, "roma")[0] == 0


# ------------------------------------------------------------------ treaties, prestige, victory


@pytest.mark.rule("HRN-17.4", "HRN-17.5", "HRN-16.3", "HRN-16.4")
def test_the_rival_becomes_a_vassal_and_loses_face() -> None:
    """Lord: 8 by half more, 12; vassal: -8 of 20, and -1 victory point costs 4 more at the end of
    the round."""
    scene = Scene(2).player(0, rival=1, prestige=5).player(1, prestige=20)
    conclude(scene.state, VASSALAGE, scene.me(1), scene.me(0), 0)
    lord, vassal = scene.me(0), scene.me(1)
    assert (lord.prestige, lord.victory) == (17, 2)
    assert (vassal.prestige, vassal.victory) == (12, -1)
    for each in scene.state.players:
        lose_face(scene.state, each)
    assert (lord.prestige, vassal.prestige) == (17, 8)


@pytest.mark.rule("HRN-17.4", "HRN-5.12")
def test_a_vassal_of_two_lords_pays_each_a_third() -> None:
    """City 3, harbour 2, village 1 and a field and a half: 7 gold; 2 for each of both."""
    scene = Scene(3).when("summer").settle(0, "roma", "city", "harbour").settle(0, "latium")
    scene.treaty("vassalage", 0, 1).treaty("vassalage", 0, 2)
    table = to_end(scene.at("taxes"))
    assert [player(table, n).gold for n in range(3)] == [7 - 4, 2, 2]


@pytest.mark.rule("HRN-17.7", "HRN-17.5")
def test_a_ransom_in_place_of_a_tribute_brings_no_points_in_the_same_year() -> None:
    scene = Scene(2).player(0, gold=9)
    conclude(scene.state, 0, scene.me(0), scene.me(1), 1)
    conclude(scene.state, RANSOM, scene.me(0), scene.me(1), 3)
    assert [each.victory for each in scene.state.players] == [-1, 2]
    assert [each.gold for each in scene.state.players] == [5, scene.me(1).gold]
    assert [treaty.kind for treaty in scene.state.treaties] == [RANSOM]


@pytest.mark.rule("HRN-19.7", "HRN-19.8", "HRN-19.9")
def test_needs_of_a_payer_with_five_points() -> None:
    """One treaty as payer: +2 for Dominance and one step up; 5 points: one step down."""
    scene = Scene(2).treaty("tribute", 0, 1).player(0, victory=5).units(0, LIGHT, "roma")
    needs = list(goal_needs(scene.state, scene.me(0)).values())
    assert needs == [14, 9, 40, 2, 70]
    assert dominance_need(scene.state, scene.me(0)) == 17
    scene.player(0, victory=4)
    assert list(goal_needs(scene.state, scene.me(0)).values()) == [16, 10, 45, 2, 80]


@pytest.mark.rule("HRN-19.12", "HRN-19.10", "HRN-20.2")
def test_significance_rounds_down_each_sum_for_itself() -> None:
    """Fields Roma 2, Latium plundered 1; village 1; 5 grain and 3 fish: 5 + 1 agrarian points: 2;
    29 prestige: 2; -3 victory points; a ransom paid: -2."""
    scene = Scene(2).settle(0, "roma", "dock", grain=5, fish=2).units(0, LIGHT, "latium")
    scene.stone(1, "latium").player(0, prestige=29, victory=-3).treaty("ransom", 0, 1)
    assert sum(significance(scene.state, scene.me(0)).values()) == 2 + 1 + 1 + 2 + 2 - 3 - 2
