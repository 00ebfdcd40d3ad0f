"""Odd corners of the special phase, worked out by hand from the clauses (section 5)."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.oikumene.content.buildings import CITY, HARBOUR, VILLAGE
from civitas.titles.oikumene.content.tables import BAD, GOOD, NORMAL
from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.farming.income import feast_bill, tax
from civitas.titles.oikumene.means.control import settle_all
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import AS_PROPOSED, DONE
from civitas.titles.oikumene.picks.farming import (
    CullHerd,
    Feast,
    Gather,
    GatherInto,
    GiveUpTown,
    KeepHerd,
    SlaughterHerd,
)
from civitas.titles.oikumene.scene import Scene, goods_at, herds_at, player, units_at
from tests.titles.oikumene.helpers import do, state

LIGHT = "light_infantry"


def through(table: Table) -> Table:
    """Whatever is asked, as it is proposed."""
    while table.asks:
        pick = next(p for p in (AS_PROPOSED, DONE) if p in table.asks[0].picks)
        do(table, pick)
    return table


def alive(table: Table, seat: int, kind: str = LIGHT) -> int:
    return number_of(player(table, seat), KIND[kind])


@pytest.mark.rule("HRN-5.4", "HRN-8.3")
def test_three_sheep_and_a_besieged_pair() -> None:
    """3 sheep: one young, and a die of 2 for the third one. Those behind the besieged walls of
    another settlement do not breed."""
    scene = Scene(2).when("spring").settle(0, "roma").settle(0, "daunia").rolls(2)
    scene.herd(0, "sheep", "roma", 2).units(0, LIGHT, "umbria").herd(0, "sheep", "umbria")
    scene.units(0, LIGHT, "latium").herd(0, "pigs", "daunia", 2).units(1, LIGHT, "daunia")
    table = through(scene.at("breeding"))
    fields = ("roma", "umbria", "latium")
    assert [kind for f in fields for kind in herds_at(table, 0, f)] == ["sheep"] * 5
    assert herds_at(table, 0, "daunia") == ["pigs"] * 2


@pytest.mark.rule("HRN-5.5", "HRN-2.13")
def test_mercenaries_take_the_blocks_of_young_herds() -> None:
    """4 sheep, 5 mercenaries: one block is left, and two young ones are born."""
    scene = (
        Scene(2)
        .when("spring")
        .settle(0, "roma")
        .units(0, LIGHT, "latium")
        .units(0, "mercenary", "roma", 5)
    )
    scene.herd(0, "sheep", "roma", 2).herd(0, "sheep", "latium", 2).units(0, LIGHT, "umbria")
    table = through(scene.at("breeding"))
    fields = ("roma", "umbria", "latium")
    assert len([kind for f in fields for kind in herds_at(table, 0, f)]) == 5


@pytest.mark.rule("HRN-5.6", "HRN-5.8")
@pytest.mark.parametrize(("grain", "sown", "left"), [(1, 0, 1), (2, 1, 0), (3, 1, 1)])
def test_a_plundered_field_takes_two_grain_and_bears_one(grain: int, sown: int, left: int) -> None:
    scene = Scene(2).when("spring").settle(0, "roma", grain=grain).units(0, LIGHT, "latium")
    table = through(scene.stone(1, "latium").herd(0, "sheep", "roma").at("sowing"))
    assert state(table).crop[scene.space("latium")] == sown
    assert goods_at(table, "roma")[0] == left


@pytest.mark.rule("HRN-5.7", "HRN-5.10", "HRN-5.11")
def test_grey_counts_as_nothing_in_the_mean() -> None:
    """Yellow and grey: (3 + 0) / 2, rounded up."""
    scene = Scene(12, map="orient", mode="basic").when("summer")
    world = scene.state.world.map
    mixed = [f for f in world.fields if "grey" in f.terrain and len(f.terrain) == 2]
    for field in mixed:
        if field.permanent_neutral:
            continue
        other = next(c for c in field.terrain if c != "grey")
        scene.crop(0, field.id)
        table = scene.at("yield")
        more = {"yellow": 2, "green": 1, "brown": 1, "turquoise": 1}[other]
        assert state(table).crop[scene.space(field.id)] == 1 + more


@pytest.mark.rule("HRN-8.11", "HRN-5.12", "HRN-5.13", "HRN-5.16")
def test_a_contested_city_has_its_own_tax_and_no_field() -> None:
    """City 3 and harbour 2; its field and the two behind it bring nothing: no link leads there.
    Encircled, it brings nothing either, and its neighbours are cut off."""
    scene = Scene(2).settle(0, "roma", "city", "harbour").units(0, LIGHT, "roma")
    scene.units(0, LIGHT, "latium").units(0, LIGHT, "umbria")
    s, me = scene.state, scene.me(0)
    assert tax(s, me) == 3 + 2 + 1
    scene.units(1, LIGHT, "roma")
    assert (tax(s, me), feast_bill(s, me).prestige) == (5, 5)


@pytest.mark.rule("HRN-2.16", "HRN-5.13", "HRN-2.11")
def test_a_field_beyond_two_seas_is_linked_by_a_dock_and_a_ship() -> None:
    """Roma's dock controls the northern sea, and a ship off Campania the southern one: the two
    fields are connected, and bring half a gold each; the seas bring none."""
    scene = Scene(2).settle(0, "roma", "dock").units(0, LIGHT, "campania")
    settle_all(scene.state)
    assert tax(scene.state, scene.me(0)) == 1
    scene.units(0, "warship", "mare_tyrrhenum_meridionale")
    assert tax(scene.state, scene.me(0)) == 1 + 1
    scene.units(1, "warship", "mare_tyrrhenum_septentrionale")
    assert tax(scene.state, scene.me(0)) == 1


@pytest.mark.rule("HRN-5.17")
@pytest.mark.parametrize(("grain", "asked"), [(0, False), (1, True)])
def test_a_double_feast_is_paid_by_each_area_for_its_own(grain: int, asked: bool) -> None:
    """The village of Daunia has no grain; that of Roma, which has enough, is not connected."""
    scene = Scene(2).when("autumn").settle(0, "roma", grain=5).settle(0, "daunia", grain=grain)
    table = scene.at("feasts")
    assert (bool(table.asks) and Feast(2) in table.asks[0].picks) == asked
    assert player(table, 0).prestige == (0 if asked else 2 + 1)


@pytest.mark.rule("HRN-5.14", "HRN-2.20")
def test_a_crop_goes_on_to_the_nearest_store_with_room() -> None:
    """5 grain of Latium: the store of Latium has room for 2, of its neighbours Campania and Roma
    the earlier in the fixed order of the map takes what it can."""
    scene = Scene(2).when("autumn").settle(0, "latium", grain=3).settle(0, "roma", grain=4)
    scene.settle(0, "campania", grain=3).crop(0, "latium", 5)
    table = scene.at("harvest")
    through(table)
    assert goods_at(table, "latium")[0] == 5
    assert (goods_at(table, "roma")[0], goods_at(table, "campania")[0]) == (5, 5)
    assert state(table).crop[scene.space("latium")] == 0
    other = do(scene.at("harvest"), Gather("latium"), GatherInto("campania"))
    through(other)
    assert [goods_at(other, f)[0] for f in ("latium", "roma", "campania")] == [5, 5, 5]


@pytest.mark.rule("HRN-5.27", "HRN-5.33", "HRN-5.29")
def test_a_culled_herd_of_pigs_feeds_three_and_stays_as_sheep() -> None:
    """Village and 1 LI eat 2 of 3 meat; the third is sold; the sheep need nothing."""
    scene = Scene(2).when("winter").settle(0, "roma", grain=1).herd(0, "pigs", "roma")
    scene.units(0, LIGHT, "roma")
    scene.state.winter = (NORMAL, NORMAL, NORMAL)
    table = scene.at("feeding")
    assert CullHerd("roma", "pigs", 0) not in table.asks[0].picks  # as it is proposed
    through(table)
    assert herds_at(table, 0, "roma") == ["sheep"]
    assert goods_at(table, "roma")[0] == 1
    assert player(table, 0).gold == scene.me(0).gold + 1


@pytest.mark.rule("HRN-5.28", "HRN-5.29", "HRN-5.33")
def test_meat_without_connection_is_for_units_of_its_field_and_the_rest_is_sold() -> None:
    """A sheep herd far away: 3 meat, one unit there eats one, 2 gold; a unit next door starves."""
    scene = Scene(2).when("winter").settle(0, "roma", grain=1)
    scene.state.winter = (NORMAL, NORMAL, NORMAL)
    scene.units(0, LIGHT, "daunia").herd(0, "sheep", "daunia").units(0, LIGHT, "frentania")
    gold = scene.me(0).gold
    table = through(scene.at("feeding"))
    assert herds_at(table, 0, "daunia") == []
    assert (units_at(table, 0, "daunia"), units_at(table, 0, "frentania")) == ({LIGHT: 1}, {})
    assert player(table, 0).gold == gold + 2


@pytest.mark.rule("HRN-5.28", "HRN-5.19")
def test_a_good_winter_spares_herds_without_connection() -> None:
    scene = Scene(2).when("winter").settle(0, "roma", grain=1)
    scene.units(0, LIGHT, "daunia").herd(0, "sheep", "daunia")
    scene.state.winter = (GOOD, GOOD, NORMAL)
    table = through(do(scene.at("feeding"), KeepHerd("daunia", "sheep", 0)))
    assert herds_at(table, 0, "daunia") == ["sheep"]
    assert units_at(table, 0, "daunia") == {}


@pytest.mark.rule("HRN-5.31", "HRN-2.20", "HRN-2.19")
def test_a_city_with_one_food_becomes_a_village_and_keeps_its_harbour() -> None:
    scene = Scene(2).when("winter").settle(0, "roma", "city", "harbour", grain=1)
    table = through(scene.at("feeding"))
    s, roma = state(table), scene.space("roma")
    assert (s.town[roma], s.yard[roma]) == (VILLAGE, HARBOUR)
    none = through(Scene(2).when("winter").settle(0, "roma", "city", "harbour").at("feeding"))
    assert state(none).town[roma] < 0


@pytest.mark.rule("HRN-5.32", "HRN-5.31", "HRN-11.15")
@pytest.mark.parametrize("starves", ["garrison", "city"])
def test_a_besieged_city_stands_if_its_garrison_starves_instead(starves: str) -> None:
    """It needs 2 for itself and 1 for its garrison, and has 2."""
    scene = Scene(2).when("winter").settle(0, "roma", "city", grain=2).settle(1, "latium", grain=5)
    scene.settle(0, "daunia", grain=3).units(1, LIGHT, "roma")
    table = scene.units(0, LIGHT, "roma", spot="inside").at("feeding")
    if starves == "city":
        do(table, GiveUpTown("roma"))
    through(table)
    fallen = state(table).fallen
    assert (scene.space("roma") in fallen) == (starves == "city")
    assert state(table).town[scene.space("roma")] == CITY
    assert units_at(table, 0, "roma") == {}
    assert [player(table, n).destroyed for n in (0, 1)] == [0, 0]


@pytest.mark.rule("HRN-5.34", "HRN-5.25")
@pytest.mark.parametrize(
    ("field", "exempt"),
    [("umbria", True), ("sabinum", False), ("cenomania", True), ("senonia", False)],
)
def test_transhumance_of_mixed_fields(field: str, exempt: bool) -> None:
    """Subtropical: green or yellow among the colours; temperate: yellow. The grain is for the
    village, so nobody feeds the herd."""
    scene = Scene(2, mode="extended").when("winter").settle(0, field, grain=1)
    scene.state.winter = (BAD, BAD, BAD)
    table = through(scene.herd(0, "pigs", field).at("feeding"))
    assert (herds_at(table, 0, field) == ["pigs"]) == exempt
    assert goods_at(table, field)[0] == (0 if exempt else 1)


@pytest.mark.rule("HRN-5.26", "HRN-5.30")
def test_elephants_eat_two_grain_that_no_fish_replaces() -> None:
    """Food by fish, fodder by 2 grain: with 1 grain they starve though fish is left."""
    for grain, left in ((2, 1), (1, 0)):
        scene = Scene(2, mode="extended").when("winter").units(0, "war_elephants", "roma")
        scene.settle(0, "roma", "harbour", grain=grain, fish=4)
        table = through(scene.at("feeding"))
        assert alive(table, 0, "war_elephants") == left
        assert goods_at(table, "roma") == (0 if left else 1, 0 if left else 2)


@pytest.mark.rule("HRN-5.22", "HRN-5.24")
def test_in_quick_mode_who_is_at_sea_without_connection_is_dissolved() -> None:
    """A ship on a sea that no own shipyard or ship links to a free settlement."""
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").player(0, gold=20)
    scene.units(0, "transport_ship", "mare_ionium").units(0, LIGHT, "mare_ionium", 1, spot="aboard")
    scene.units(0, "warship", "mare_tyrrhenum_septentrionale")
    table = through(scene.at("upkeep"))
    assert units_at(table, 0, "mare_ionium") == {}
    assert units_at(table, 0, "mare_tyrrhenum_septentrionale") == {"warship": 1}
    assert player(table, 0).gold == 20 - 1 - 1


@pytest.mark.rule("HRN-5.21", "HRN-5.22")
def test_in_quick_mode_all_inside_cost_double() -> None:
    """Encircled village 1; inside cavalry 4 and LI 2; the ship in its dock 2: 9. The others: a
    village 1."""
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma", "dock").player(0, gold=20)
    scene.settle(0, "daunia").units(0, "cavalry", "roma", spot="inside")
    scene.units(0, LIGHT, "roma", spot="inside").units(0, "warship", "roma", spot="port")
    scene.units(1, LIGHT, "roma").settle(1, "latium").player(1, gold=20)
    table = through(scene.at("upkeep"))
    assert player(table, 0).gold == 20 - 9 - 1
    assert player(table, 1).gold == 20 - 2


@pytest.mark.rule("HRN-5.26", "HRN-5.25")
def test_meat_of_a_slaughtered_herd_spares_no_grain_of_other_herds() -> None:
    """Herds are fed with grain alone: two sheep, one grain; one is fed, one is slaughtered."""
    scene = Scene(2).when("winter").settle(0, "roma", grain=1).herd(0, "sheep", "roma", 2)
    scene.state.winter = (NORMAL, NORMAL, NORMAL)
    gold = scene.me(0).gold
    table = scene.at("feeding")
    do(table, SlaughterHerd("roma", "sheep", 0))
    through(table)
    assert herds_at(table, 0, "roma") == ["sheep"]
    assert goods_at(table, "roma")[0] == 0
    assert player(table, 0).gold == gold + 2
