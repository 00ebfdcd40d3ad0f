"""Feeding (HRN-5.19, HRN-5.23, HRN-5.25 to HRN-5.34)."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Amount, Terms
from civitas.kernel.table import Table
from civitas.kernel.values import put
from civitas.titles.oikumene.content.buildings import CITY, VILLAGE
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.tables import GOOD, NORMAL
from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.farming.forecast import forecast
from civitas.titles.oikumene.means.settlements import raze
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import AS_PROPOSED
from civitas.titles.oikumene.picks.farming import (
    GRAIN_FIRST,
    CullHerd,
    GiveUp,
    GiveUpTown,
    KeepHerd,
    SlaughterHerd,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import SPACE_OF
from tests.titles.oikumene.helpers import asked, do, offered, refused, state


def winter(mode: str = "original", board: str = "italia") -> Scene:
    return Scene(2, mode=mode, map=board).when("winter")


def units(table: Table, kind: str, seat: int = 0) -> int:
    return number_of(state(table).players[seat], KIND[kind])


def herds(table: Table) -> list[str]:
    s = state(table)
    outside = [HERDS[kind].id for found in s.herds for _, kind in found]
    return sorted(outside + [HERDS[kind].id for found in s.stalls for kind in found])


# ------------------------------------------------------------------ people


@pytest.mark.rule("HRN-5.29", "HRN-20.5")
@pytest.mark.content("features/feeding")
def test_all_are_fed_without_a_question_if_there_is_enough() -> None:
    scene = winter().settle(0, "roma", "city", grain=5).units(0, "light_infantry", "latium", 2)
    table = scene.units(0, "mercenary", "roma").at("feeding")
    assert table.over
    assert state(table).grain[scene.space("roma")] == 5 - 2 - 2
    assert (units(table, "light_infantry"), units(table, "mercenary")) == (2, 1)


@pytest.mark.rule("HRN-5.31")
def test_those_of_a_kind_and_level_who_starve_on_a_field_are_told_in_one_line() -> None:
    scene = winter().settle(0, "roma", grain=1).units(0, "light_infantry", "latium", 3)
    scene.units(0, "light_infantry", "latium", 2, level="experienced")
    table = scene.units(0, "heavy_infantry", "latium").at("feeding")
    do(table, AS_PROPOSED)
    told = [line.params for line in table.log if line.message == "told-hungry"]
    assert sorted((each["unit"], each["level"], each["number"]) for each in told) == [
        ("heavy_infantry", "standard", 1),
        ("light_infantry", "experienced", 2),
        ("light_infantry", "standard", 3),
    ]


@pytest.mark.rule("HRN-5.29")
def test_fish_is_eaten_in_pairs_before_grain_unless_the_owner_says_otherwise() -> None:
    scene = winter().settle(0, "roma", "harbour", grain=3, fish=3)
    scene.units(0, "light_infantry", "roma")
    table = scene.at("feeding")
    do(table, AS_PROPOSED)
    roma = scene.space("roma")
    assert (state(table).grain[roma], state(table).fish[roma]) == (2, 1)
    other = do(scene.at("feeding"), GRAIN_FIRST)
    assert (state(other).grain[roma], state(other).fish[roma]) == (1, 3)


@pytest.mark.rule("HRN-5.30")
@pytest.mark.content("units/cavalry", "units/war_elephants", "units/mercenary", "units/pirates")
def test_horses_and_elephants_need_grain_besides() -> None:
    scene = winter("extended").settle(0, "roma", "harbour", grain=4, fish=4)
    scene.units(0, "cavalry", "roma").units(0, "war_elephants", "roma")
    scene.units(0, "pirates", "mare_ionium").units(0, "mercenary", "latium")
    table = scene.at("feeding")
    s = state(table)
    assert s.grain[scene.space("roma")] == 4 - 1 - 2 - 1  # two of three foods are fish
    assert s.fish[scene.space("roma")] == 0
    assert [units(table, k) for k in ("cavalry", "war_elephants", "pirates", "mercenary")] == [
        1
    ] * 4


@pytest.mark.rule("HRN-5.30")
def test_meat_and_fish_are_no_fodder() -> None:
    scene = winter().settle(0, "roma", "harbour", fish=4).units(0, "cavalry", "roma")
    scene.units(0, "light_infantry", "roma")
    table = scene.at("feeding")
    assert (units(table, "cavalry"), units(table, "light_infantry")) == (0, 1)


@pytest.mark.rule("HRN-5.31", "HRN-5.29")
def test_food_comes_from_the_same_connected_area() -> None:
    scene = winter().settle(0, "roma", grain=5).settle(0, "daunia", grain=1)
    scene.units(0, "light_infantry", "daunia").units(0, "light_infantry", "boica")
    scene.units(0, "transport_ship", "mare_ionium")
    table = scene.at("feeding")
    do(table, AS_PROPOSED)
    s = state(table)
    assert (units(table, "light_infantry"), units(table, "transport_ship")) == (0, 0)
    assert s.town[scene.space("daunia")] == VILLAGE
    assert s.grain[scene.space("roma")] == 4
    assert (s.players[0].lost, s.players[1].destroyed) == (0, 0)


@pytest.mark.rule("HRN-5.31")
def test_the_least_valuable_starve_unless_the_owner_chooses_others() -> None:
    scene = winter().settle(0, "roma", grain=2).units(0, "light_infantry", "roma", 1, "recruit")
    scene.units(0, "heavy_infantry", "roma")
    table = scene.at("feeding")
    assert asked(table) == "feeding"
    do(table, AS_PROPOSED)
    assert (units(table, "light_infantry"), units(table, "heavy_infantry")) == (0, 1)
    other = do(scene.at("feeding"), GiveUp("roma", "out", "heavy_infantry", "standard"))
    assert other.over
    assert (units(other, "light_infantry"), units(other, "heavy_infantry")) == (1, 0)
    third = do(scene.at("feeding"), GiveUpTown("roma"))
    assert state(third).town[scene.space("roma")] < 0
    assert units(third, "light_infantry") == 1


@pytest.mark.rule("HRN-5.31", "HRN-13.16")
def test_an_unfed_village_is_lost_with_its_extensions() -> None:
    scene = winter().settle(0, "roma", "dock", "fortification")
    s = state(scene.at("feeding"))
    roma = scene.space("roma")
    assert (s.town[roma], s.yard[roma], s.fort) == (-1, -1, 0)
    assert s.players[0].victory == 0


@pytest.mark.rule("HRN-5.31")
@pytest.mark.parametrize(("grain", "town"), [(2, CITY), (1, VILLAGE), (0, -1)])
def test_a_city_half_fed_becomes_a_village(grain: int, town: int) -> None:
    scene = winter().settle(0, "roma", "city", grain=grain)
    table = scene.at("feeding")
    if table.asks:
        do(table, AS_PROPOSED)
    assert state(table).town[scene.space("roma")] == town


@pytest.mark.rule("HRN-18.33")
@pytest.mark.content("factions/taifas_vikings")
def test_late_vikings_need_no_food_for_units_before_their_third_year() -> None:
    scene = Scene(2, map="taifas", area=2).faction(0, "taifas_vikings")
    scene.units(0, "warship", "northern_biscay", 5)
    assert units(scene.when("winter", 2).at("feeding"), "warship") == 5
    assert units(scene.when("winter", 3).at("feeding"), "warship") == 0


# ------------------------------------------------------------------ herds


@pytest.mark.rule("HRN-5.25")
def test_herds_are_fed_with_grain_or_slaughtered() -> None:
    scene = winter().settle(0, "roma", grain=4).herd(0, "sheep", "roma", 2)
    table = scene.at("feeding")
    terms = table.terms(AS_PROPOSED, 0)
    assert terms is not None
    assert terms.costs == (Amount("grain", 3),)
    do(table, AS_PROPOSED)
    assert herds(table) == ["sheep", "sheep"]
    assert state(table).grain[scene.space("roma")] == 4 - 2 - 1


@pytest.mark.rule("HRN-5.26", "HRN-5.33", "HRN-5.29")
@pytest.mark.content("herds/sheep", "herds/pigs", "herds/cattle", "herds/horses")
@pytest.mark.parametrize(
    ("herd", "meat"), [("sheep", 3), ("pigs", 5), ("cattle", 7), ("horses", 5)]
)
def test_a_slaughtered_herd_gives_meat_and_what_is_left_is_sold(herd: str, meat: int) -> None:
    scene = winter().settle(0, "roma", grain=5).herd(0, herd, "roma")
    scene.units(0, "light_infantry", "roma")
    table = scene.at("feeding")
    do(table, SlaughterHerd("roma", herd, 0))
    if table.asks:
        do(table, AS_PROPOSED)
    s = state(table)
    assert herds(table) == []
    assert s.players[0].gold == meat - 2
    assert s.grain[scene.space("roma")] == 5


@pytest.mark.rule("HRN-5.26")
def test_herds_that_are_alike_are_told_of_in_one_line() -> None:
    scene = winter().settle(0, "roma", grain=5).herd(0, "sheep", "roma", 2)
    table = scene.units(0, "light_infantry", "roma").at("feeding")
    do(table, SlaughterHerd("roma", "sheep", 0), SlaughterHerd("roma", "sheep", 0))
    if table.asks:
        do(table, AS_PROPOSED)
    told = [line.params for line in table.log if line.message == "told-slaughter"]
    assert told == [{"seat": 0, "number": 2, "herd": "sheep", "space": "roma", "meat": 6}]


@pytest.mark.rule("HRN-5.27")
@pytest.mark.content("features/culling_herds")
@pytest.mark.parametrize(("herd", "meat"), [("pigs", 3), ("cattle", 4)])
def test_a_culled_herd_becomes_sheep_that_need_no_feeding(herd: str, meat: int) -> None:
    scene = winter().settle(0, "roma", grain=2).herd(0, herd, "roma")
    table = scene.at("feeding")
    do(table, CullHerd("roma", herd, 0))
    assert table.over  # the new sheep cannot be slaughtered
    s = state(table)
    assert herds(table) == ["sheep"]
    assert (s.grain[scene.space("roma")], s.players[0].gold) == (2, meat - 1)


@pytest.mark.rule("HRN-5.27", "HRN-5.25", "HRN-1.3")
def test_sheep_and_horses_are_not_culled_and_nothing_is_in_basic_mode() -> None:
    table = winter().settle(0, "roma", grain=5).herd(0, "horses", "roma").at("feeding")
    assert offered(table, CullHerd) == []
    table = winter("basic").settle(0, "roma", grain=5).herd(0, "pigs", "roma").at("feeding")
    assert offered(table, CullHerd) == []
    assert refused(table, CullHerd("roma", "pigs", 0)) is None


@pytest.mark.rule("HRN-5.25", "HRN-20.3")
def test_people_come_before_a_single_herd_and_pairs_are_kept() -> None:
    scene = winter("basic").settle(0, "roma", grain=3).herd(0, "sheep", "roma", 2)
    scene.herd(0, "pigs", "latium").units(0, "light_infantry", "latium", 4)
    table = scene.at("feeding")
    do(table, AS_PROPOSED)
    assert units(table, "light_infantry") == 4
    assert herds(table) == ["sheep", "sheep"]


@pytest.mark.rule("HRN-5.25")
def test_each_herd_is_decided_about_once() -> None:
    scene = winter("basic").settle(0, "roma", grain=5).herd(0, "pigs", "roma", 2)
    table = do(scene.at("feeding"), SlaughterHerd("roma", "pigs", 0))
    do(table, SlaughterHerd("roma", "pigs", 0))
    assert table.over
    scarce = winter("basic").settle(0, "roma", grain=1).herd(0, "pigs", "roma").at("feeding")
    do(scarce, KeepHerd("roma", "pigs", 0))
    assert scarce.over
    assert (herds(scarce), state(scarce).town[scene.space("roma")]) == (["pigs"], -1)


@pytest.mark.rule("HRN-5.19", "HRN-5.25")
def test_a_good_winter_spares_the_grain_of_herds_on_fields_of_the_zone() -> None:
    scene = winter().settle(0, "roma", grain=5).settle(0, "etruria_pisae", grain=5)
    scene.herd(0, "sheep", "roma").herd(0, "sheep", "etruria_pisae")
    scene.units(0, "light_infantry", "etruria_tarquinii")
    scene.state.winter = (GOOD, NORMAL, GOOD)
    table = scene.at("feeding")
    do(table, AS_PROPOSED)
    assert sum(state(table).grain) == 10 - 3 - 1


@pytest.mark.rule("HRN-5.28")
def test_a_herd_without_connection_is_slaughtered_for_units_of_its_field() -> None:
    scene = winter().settle(0, "roma").herd(0, "sheep", "daunia")
    table = scene.units(0, "light_infantry", "daunia", 2).at("feeding")
    assert herds(table) == []
    assert units(table, "light_infantry") == 2
    assert state(table).players[0].gold == 1
    assert state(table).town[scene.space("roma")] < 0
    scene.state.winter = (GOOD, NORMAL, GOOD)
    table = do(scene.at("feeding"), KeepHerd("daunia", "sheep", 0))
    assert herds(table) == ["sheep"]
    assert units(table, "light_infantry") == 0


@pytest.mark.rule("HRN-5.34", "HRN-18.48")
@pytest.mark.content("features/transhumance", "factions/huns_huns")
def test_herds_on_winter_pastures_need_no_feeding() -> None:
    def grain_left(mode: str, field: str, faction: str = "") -> int:
        scene = winter(mode, "huns").settle(0, field, grain=3).herd(0, "sheep", field)
        if faction:
            scene.faction(0, faction)
        table = do(scene.at("feeding"), AS_PROPOSED)
        return sum(state(table).grain)

    assert grain_left("extended", "tyras") == 2  # yellow, temperate
    assert grain_left("extended", "tanais") == 1  # green, temperate
    assert grain_left("extended", "chersonesus") == 2  # green and brown, subtropical
    assert grain_left("extended", "alania") == 1  # brown
    assert grain_left("original", "tyras") == 1
    assert grain_left("original", "tyras", "huns_huns") == 2
    assert grain_left("basic", "tyras", "huns_huns") == 2


# ------------------------------------------------------------------ encircled


def siege(grain: int) -> Scene:
    scene = winter().settle(0, "roma", grain=grain).settle(1, "latium", grain=5)
    scene.units(0, "light_infantry", "roma", 2, spot="inside")
    return scene.units(1, "light_infantry", "roma", 2)


@pytest.mark.rule("HRN-5.32", "HRN-5.29", "HRN-2.18", "HRN-11.12", "HRN-11.15")
def test_an_encircled_settlement_lives_on_its_own_stock_or_surrenders() -> None:
    scene = siege(3)
    table = scene.at("feeding")
    assert units(table, "light_infantry") == 2
    assert state(table).grain[scene.space("roma")] == 0
    fallen = siege(0).at("feeding")
    s = state(fallen)
    assert s.fallen[scene.space("roma")].victor == 1
    assert units(fallen, "light_infantry") == 0
    assert (s.players[1].destroyed, s.players[0].lost) == (0, 0)


@pytest.mark.rule("HRN-5.32", "HRN-5.31")
def test_in_need_the_settlement_eats_first() -> None:
    scene = siege(1)
    table = scene.at("feeding")
    do(table, AS_PROPOSED)
    assert scene.space("roma") not in state(table).fallen
    assert units(table, "light_infantry") == 0


@pytest.mark.rule("HRN-5.28")
def test_a_herd_inside_is_fed_from_the_stock_inside_or_slaughtered() -> None:
    scene = siege(4)
    scene.state.stalls = put(scene.state.stalls, scene.space("roma"), (1,))
    scene.state.winter = (GOOD, GOOD, GOOD)
    table = scene.at("feeding")
    assert offered(table, CullHerd) == []
    do(table, AS_PROPOSED)
    assert herds(table) == ["pigs"]
    assert state(table).grain[scene.space("roma")] == 0
    hungry = siege(0)
    hungry.state.stalls = put(hungry.state.stalls, scene.space("roma"), (1,))
    table = hungry.at("feeding")
    if table.asks:
        do(table, AS_PROPOSED)
    assert herds(table) == []
    assert units(table, "light_infantry") == 2
    assert state(table).players[0].gold == 5 - 3


@pytest.mark.rule("HRN-5.23")
def test_who_encircles_feeds_first_and_may_starve_before_the_settlement_does() -> None:
    scene = winter().settle(0, "roma").settle(0, "etruria_tarquinii", grain=5)
    scene.units(1, "light_infantry", "roma").first(0)
    s = state(scene.at("feeding"))
    assert s.town[scene.space("roma")] == VILLAGE
    assert s.grain[scene.space("etruria_tarquinii")] == 3


@pytest.mark.rule("HRN-4.2", "HRN-5.25")
def test_all_feed_at_the_same_time() -> None:
    scene = winter().settle(0, "roma", grain=5).herd(0, "pigs", "roma")
    table = scene.settle(1, "boica", grain=5).herd(1, "pigs", "boica").at("feeding")
    assert sorted(ask.seat for ask in table.asks) == [0, 1]
    do(table, AS_PROPOSED, seat=1)
    do(table, SlaughterHerd("roma", "pigs", 0), seat=0)
    assert table.over
    assert herds(table) == ["pigs"]


# ------------------------------------------------------------------ forecast


@pytest.mark.rule("HRN-5.29", "HRN-5.25")
def test_the_forecast_tells_food_and_gold_of_the_next_winter() -> None:
    scene = Scene(2).when("spring").settle(0, "roma", grain=1).herd(0, "sheep", "latium")
    scene.units(0, "cavalry", "latium").crop(0, "roma").units(0, "mercenary", "roma")
    scene.player(0, gold=1)
    found = forecast(scene.state, scene.me(0))
    assert (found.food, found.needed, found.meat) == (1 + 1 + 2, 1 + 2 + 1, 3)
    assert (found.gold, found.due) == (1 + 1 + 1, 2)
    scene.when("autumn").state.phase = "hinterland_trade"
    assert forecast(scene.state, scene.me(0)).food == 1
    quick = Scene(2, mode="quick").when("summer").settle(0, "roma").player(0, gold=1)
    found = forecast(quick.state, quick.me(0))
    assert (found.gold, found.due) == (1 + 1 + 1, 1)


@pytest.mark.rule("HRN-5.15", "HRN-4.2")
def test_the_forecast_counts_crops_that_will_be_harvested_and_none_that_rots() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "latium").crop(0, "latium", 4)

    def food(season: str, phase: str, stage: int = 0) -> int:
        scene.when(season).state.phase = phase
        scene.me(0).stage = stage
        return forecast(scene.state, scene.me(0)).food

    left_over = ("spring", "new_year"), ("spring", "breeding"), ("autumn", "movement_units")
    assert [food(*moment) for moment in left_over] == [0, 0, 0]
    assert food("winter", "feeding") == 0
    assert food("spring", "sowing") == 5  # all that there is room for
    assert food("summer", "movement_units") == 4
    assert (food("autumn", "feasts"), food("autumn", "feasts", stage=1)) == (4, 0)


@pytest.mark.rule("HRN-5.19", "HRN-5.25")
@pytest.mark.parametrize(("phase", "hungry"), [("feeding", 0), ("movement_units", 2)])
def test_a_good_winter_spares_no_herds_in_the_next_one(phase: str, hungry: int) -> None:
    """Once they are fed the forecast is about a winter of which nobody knows the weather."""
    scene = winter().settle(0, "roma").herd(0, "sheep", "roma", 2)
    scene.state.winter, scene.state.phase = (GOOD, GOOD, GOOD), phase
    assert forecast(scene.state, scene.me(0)).needed == 1 + hungry


@pytest.mark.rule("HRN-18.33")
@pytest.mark.content("factions/taifas_vikings")
@pytest.mark.parametrize(
    ("mode", "phase", "units"),
    [
        ("original", "feeding", 0),
        ("original", "movement_units", 4),
        ("quick", "upkeep", 0),
        ("quick", "movement_units", 4),
    ],
)
def test_after_their_first_winter_late_vikings_see_that_the_next_one_feeds_nobody(
    mode: str, phase: str, units: int
) -> None:
    scene = Scene(2, mode=mode, map="taifas", area=2).faction(0, "taifas_vikings")
    scene.when("winter", 2).settle(0, "poitou").units(0, "light_infantry", "poitou", 4)
    scene.state.phase = phase
    found = forecast(scene.state, scene.me(0))
    assert (found.due if mode == "quick" else found.needed) == 1 + units


# ------------------------------------------------------------------ losses of several at once


@pytest.mark.rule("HRN-5.31", "HRN-2.21")
def test_a_ship_in_the_port_of_a_friend_starves_before_the_port_does() -> None:
    scene = Scene(3, mode="original").when("winter").settle(0, "roma", "dock")
    scene.treaty("ransom", 0, 1).units(1, "warship", "roma", spot="port")
    table = scene.settle(2, "latium", grain=5).at("feeding")
    assert state(table).owner[scene.space("roma")] == -1
    assert units(table, "warship", 1) == 0


@pytest.mark.rule("HRN-5.31", "HRN-13.16")
def test_a_village_that_starves_takes_ships_in_its_port_along_and_no_others() -> None:
    scene = winter().settle(0, "roma", "dock").settle(0, "tarentum", "dock")
    scene.units(0, "warship", "roma", spot="port").units(0, "warship", "tarentum", spot="port")
    raze(scene.state, scene.space("roma"))
    ships = {SPACE_OF[stack] for stack in scene.me(0).units}
    assert ships == {scene.space("tarentum")}


@pytest.mark.rule("HRN-5.31", "HRN-8.6")
@pytest.mark.parametrize("mode", ["original", "quick"])
def test_who_was_inside_goes_hungry_outside_when_besiegers_have_starved(mode: str) -> None:
    scene = Scene(2, mode=mode).when("winter").settle(1, "roma").settle(0, "boica")
    scene.player(0, gold=0).player(1, gold=0)
    scene.units(0, "light_infantry", "roma").units(1, "heavy_infantry", "roma", spot="inside")
    table = scene.units(1, "light_infantry", "roma").at("upkeep" if mode == "quick" else "feeding")
    assert units(table, "light_infantry") == units(table, "heavy_infantry", 1) == 0


# ------------------------------------------------------------------ what it says on the picks


@pytest.mark.rule("HRN-5.25", "HRN-5.26", "HRN-5.27")
def test_each_fate_of_a_herd_tells_its_grain_or_its_meat() -> None:
    scene = winter().settle(0, "roma", grain=5).herd(0, "pigs", "roma", 2)
    scene.state.winter = (NORMAL, NORMAL, GOOD)
    table = scene.at("feeding")
    slaughter, cull = (kind("roma", "pigs", 0) for kind in (SlaughterHerd, CullHerd))
    assert table.terms(slaughter, 0) == Terms(gains=(Amount("meat", 5),), choice=True)
    assert table.terms(cull, 0) == Terms(gains=(Amount("meat", 3),), choice=True)
    do(table, slaughter)
    terms = table.terms(slaughter, 0)
    assert terms is not None  # the last herd: 1 of 10 meat is eaten, 9 are sold
    assert (terms.costs, terms.gains) == ((), (Amount("gold", 9),))


@pytest.mark.rule("HRN-5.25")
def test_whoever_keeps_a_herd_is_told_its_grain() -> None:
    scene = winter().settle(0, "roma", grain=1).herd(0, "sheep", "roma")
    scene.state.winter = (NORMAL, NORMAL, GOOD)
    scene.units(0, "light_infantry", "roma").herd(0, "pigs", "latium")
    scene.units(0, "light_infantry", "latium")
    table = scene.at("feeding")
    kept = offered(table, KeepHerd)
    assert kept
    terms = table.terms(kept[0], 0)
    assert terms is not None
    assert terms.costs[0] == Amount("grain", 1)
