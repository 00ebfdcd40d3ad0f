"""Building (section 13)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.agenda import Step
from civitas.kernel.explain import Terms
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY, NONE
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.buildings import CITY, VILLAGE
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.hinterland.building import opens_seas
from civitas.titles.oikumene.hinterland.building_deeds import BuildDeed
from civitas.titles.oikumene.picks.common import DONE, PASS
from civitas.titles.oikumene.picks.hinterland import (
    Accelerate,
    AccelerateAt,
    Build,
    BuildAt,
    Builder,
    BuildTwice,
    Demolish,
    DemolishAt,
    Man,
)
from civitas.titles.oikumene.picks.war import Plunder
from civitas.titles.oikumene.scene import Scene, control_of, owner_of
from civitas.titles.oikumene.stacks import SITE, place
from tests.titles.oikumene.clashes import of
from tests.titles.oikumene.helpers import asked, do, in_turn, offered, state

LIGHT = ("out", "light_infantry", "standard")


def start() -> Scene:
    """A player with a village at Roma, light infantry there and in Latium, and gold."""
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "roma", 5)
    return scene.units(0, "light_infantry", "latium", 3).player(0, gold=20)


def work(scene: Scene, field: str) -> int:
    """The work done on a site after a building sub-phase."""
    table = scene.at("hinterland_building")
    assert not table.asks
    return state(table).sites[scene.space(field)].work


@pytest.mark.rule("HRN-13.1")
@pytest.mark.parametrize(
    ("building", "gold"),
    [("village", 3), ("city", 5), ("dock", 2), ("harbour", 4), ("fortification", 2)],
)
@pytest.mark.content(
    "buildings/village",
    "buildings/city",
    "buildings/dock",
    "buildings/harbour",
    "buildings/fortification",
)
def test_construction_costs_gold_and_needs_a_builder_on_the_site(building: str, gold: int) -> None:
    scene = start().always_ask()
    if building == "harbour":
        scene.settle(0, "roma", "dock")
    field = "latium" if building == "village" else "roma"
    table = do(scene.at("hinterland_trade"), Build(building), BuildAt(field))
    assert asked(table) == "builders"
    assert DONE not in table.asks[0].picks
    do(table, Builder(field, *LIGHT), DONE)
    s = state(table)
    assert s.players[0].gold == 20 - gold
    assert s.sites[scene.space(field)].work == 0


@pytest.mark.rule("HRN-13.1", "HRN-13.14")
def test_nobody_starts_building_where_he_does_not_control_the_field() -> None:
    scene = start().units(1, "light_infantry", "latium")
    assert "latium" not in _sites(scene, "village")
    assert "campania" not in _sites(start(), "village")
    assert "latium" in _sites(start(), "village")


def _sites(scene: Scene, building: str) -> list[str]:
    """Where a building could be started."""
    s = scene.state
    places = BuildDeed().places(s, s.players[0], Build(building))
    return [pick.space for pick in places]


@pytest.mark.rule("HRN-13.2")
def test_what_each_building_needs() -> None:
    scene = start().units(0, "light_infantry", "sabinum").settle(0, "sabinum")
    assert _sites(scene, "village") == ["latium"]
    assert set(_sites(scene, "city")) == {"roma", "sabinum"}
    assert _sites(scene, "dock") == ["roma"]
    assert _sites(scene, "harbour") == []
    assert _sites(scene.settle(0, "roma", "dock"), "harbour") == ["roma"]
    assert set(_sites(scene, "fortification")) == {"roma", "sabinum"}
    assert _sites(scene.settle(0, "roma", "dock", "fortification"), "fortification") == ["sabinum"]


@pytest.mark.rule("HRN-13.3")
def test_a_second_city_needs_a_harbour() -> None:
    scene = start().settle(0, "latium")
    assert set(_sites(scene, "city")) == {"roma", "latium"}
    scene.site(0, "roma", "city")
    assert _sites(scene, "city") == []
    scene.settle(0, "latium", "harbour")
    assert _sites(scene, "city") == ["latium"]


@pytest.mark.rule("HRN-13.4")
def test_one_site_a_field_and_four_units_on_it() -> None:
    scene = start().site(0, "roma", "fortification")
    assert "roma" not in _sites(scene, "city")
    table = do(start().always_ask().at("hinterland_trade"), Build("city"), BuildAt("roma"))
    do(table, *[Builder("roma", *LIGHT)] * 4)
    assert asked(table) == "trade"
    scene = start().site(0, "roma", "city").units(0, "light_infantry", "roma", 4, spot="site")
    assert not offered(scene.at("hinterland_trade"), Man)


@pytest.mark.rule("HRN-13.4", "HRN-18.14")
@pytest.mark.content("factions/italia_romans", "factions/britannia_romans")
@pytest.mark.parametrize(("board", "town"), [("italia", "roma"), ("britannia", "londinium")])
def test_only_light_infantry_builds_but_for_romans(board: str, town: str) -> None:
    scene = Scene(2, map=board).settle(0, town).units(0, "heavy_infantry", town, 4)
    scene.player(0, gold=9)
    assert _sites(scene, "fortification") == []
    assert _sites(scene.faction(0, f"{board}_romans"), "fortification") == [town]


@pytest.mark.rule("HRN-13.6", "HRN-13.7")
@pytest.mark.parametrize(
    ("building", "least"),
    [("village", 2), ("city", 4), ("dock", 1), ("harbour", 2), ("fortification", 1)],
)
def test_work_is_done_once_enough_builders_are_there(building: str, least: int) -> None:
    def site(number: int, level: str = "standard") -> Scene:
        scene = Scene(2).settle(0, "roma", "dock" if building == "harbour" else "village")
        scene.site(0, "roma", building)
        if building == "village":
            scene = Scene(2).site(0, "roma", building)
        return scene.units(0, "light_infantry", "roma", number, level, spot="site")

    if least > 1:
        assert work(site(least - 1), "roma") == 0
    assert work(site(least), "roma") == least
    assert work(site(2 * least + 1), "roma") == 2 * least


@pytest.mark.rule("HRN-13.6", "HRN-12.7")
@pytest.mark.content("levels/elite")
def test_an_elite_unit_builds_as_two() -> None:
    scene = Scene(2).site(0, "roma", "village")
    assert work(scene.units(0, "light_infantry", "roma", 1, "elite", spot="site"), "roma") == 2


@pytest.mark.rule("HRN-13.7", "HRN-13.12", "HRN-11.8")
def test_a_building_is_complete_at_four_times_its_minimum() -> None:
    scene = (
        Scene(2).site(0, "roma", "village", 6).units(0, "light_infantry", "roma", 2, spot="site")
    )
    scene.stone(1, "roma")
    s = state(scene.at("hinterland_building"))
    roma = scene.space("roma")
    assert (s.town[roma], s.owner[roma]) == (VILLAGE, 0)
    assert roma not in s.sites
    assert s.stone[roma] == NONE
    assert not [stack for stack in s.players[0].units if stack // 45 == place(roma, SITE)]


@pytest.mark.rule("HRN-13.8")
def test_who_goes_to_a_site_in_trade_works_in_the_next_round() -> None:
    table = do(start().always_ask().at("hinterland_trade"), Build("village"), BuildAt("latium"))
    do(table, Builder("latium", *LIGHT), Builder("latium", *LIGHT), DONE)
    assert [site.work for site in state(table).sites.values()] == [0]


@pytest.mark.rule("HRN-13.9", "HRN-16.7", "HRN-16.5")
@pytest.mark.content("purchases/build_twice")
def test_prestige_makes_builders_faster() -> None:
    def scene(prestige: int) -> Scene:
        sites = Scene(2).settle(0, "roma").site(0, "roma", "city")
        sites.units(0, "light_infantry", "roma", 4, spot="site")
        return sites.player(0, prestige=prestige)

    table = do(scene(12).at("hinterland_building"), BuildTwice())
    assert [site.work for site in state(table).sites.values()] == [8]
    assert state(table).players[0].prestige == 0
    table = do(scene(50).at("hinterland_building"), PASS)
    assert [site.work for site in state(table).sites.values()] == [8]
    table = do(scene(62).at("hinterland_building"), BuildTwice())
    assert scene(62).space("roma") not in state(table).sites


@pytest.mark.rule("HRN-13.9", "HRN-16.7", "HRN-13.12")
@pytest.mark.parametrize(
    ("prestige", "done", "brings"),
    [
        (12, 0, "12 prestige, +4 work"),
        (62, 0, "12 prestige, +8 work"),
        (61, 0, "12 prestige, no more work than without it"),  # 49 are left, and builders slower
        (12, 10, "12 prestige, +2 work"),  # no more is needed
        (12, 12, "12 prestige, no more work than without it"),
    ],
)
def test_who_thinks_of_building_twice_is_told_how_much_more_work_it_is(
    prestige: int, done: int, brings: str
) -> None:
    scene = Scene(2).settle(0, "roma").site(0, "roma", "city", done)
    scene.units(0, "light_infantry", "roma", 4, spot="site").player(0, prestige=prestige)
    table = scene.at("hinterland_building")
    told = table.title.terms(state(table), table.asks[0], BuildTwice())
    assert words_for(META, "en").terms(told) == brings


@pytest.mark.rule("HRN-13.10", "HRN-13.11")
@pytest.mark.content("features/accelerated_building")
def test_gold_hastens_a_site_once_a_round() -> None:
    def scene(prestige: int) -> Scene:
        return start().site(0, "roma", "city").player(0, gold=9, prestige=prestige)

    table = do(scene(0).at("hinterland_trade"), Accelerate())
    assert state(table).players[0].gold == 6
    assert [site.work for site in state(table).sites.values()] == [4]
    assert not offered(table, Accelerate)
    table = do(scene(30).at("hinterland_trade"), Accelerate())
    assert state(table).players[0].gold == 7


@pytest.mark.rule("HRN-13.10")
def test_the_line_of_the_menu_has_the_price_of_the_sites_that_are_left() -> None:
    scene = start().site(0, "roma", "city").site(0, "latium", "village").player(0, gold=9)
    table, say = scene.at("hinterland_trade"), words_for(META, "en").terms
    assert say(table.terms(Accelerate(), 0)) == "3 gold"
    do(table, Accelerate(), AccelerateAt("roma"))
    assert say(table.terms(Accelerate(), 0)) == "2 gold, +2 work"


@pytest.mark.rule("HRN-13.11", "HRN-16.7")
def test_thirty_prestige_make_buildings_cheaper() -> None:
    table = do(
        start().player(0, gold=20, prestige=30).at("hinterland_trade"), Build("fortification")
    )
    do(table, Builder("roma", *LIGHT), DONE)
    assert state(table).players[0].gold == 19


@pytest.mark.rule("HRN-13.13")
def test_the_old_building_works_while_it_is_replaced() -> None:
    scene = start().site(0, "roma", "city", 3)
    s, roma = scene.state, scene.space("roma")
    assert s.town[roma] == VILLAGE
    assert s.control[roma] == 0


@pytest.mark.rule("HRN-13.14")
def test_enemies_stop_the_work_and_a_site_that_nobody_keeps_is_lost() -> None:
    scene = (
        Scene(2).site(0, "roma", "village", 3).units(0, "light_infantry", "roma", 2, spot="site")
    )
    assert work(scene.units(1, "light_infantry", "roma"), "roma") == 3
    lonely = Scene(2).site(0, "roma", "village", 3)
    assert not state(lonely.at("hinterland_building")).sites


@pytest.mark.rule("HRN-13.14")
def test_whoever_ends_his_moves_is_told_that_a_site_is_deserted() -> None:
    scene = start().site(0, "sabinum", "village", 2).units(0, "light_infantry", "sabinum")
    assert scene.at("movement_units").terms(DONE, 0) is None
    assert start().site(0, "roma", "dock", 1).at("movement_units").terms(DONE, 0) is None
    table = start().site(0, "sabinum", "village", 2).at("movement_units")
    assert table.terms(DONE, 0) == Terms(note="deserted")
    say = {language: words_for(META, language).terms for language in ("en", "de")}
    assert say["en"](table.terms(DONE, 0)) == "a site stands empty: its work will be lost"
    assert say["de"](table.terms(DONE, 0)).startswith("eine Baustelle steht leer")


@pytest.mark.rule("HRN-13.6", "HRN-13.7")
def test_whoever_begins_with_too_few_builders_is_told() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").player(0, gold=9)
    scene.units(0, "light_infantry", "latium").units(0, "light_infantry", "sabinum", 2)
    scene.units(0, "light_infantry", "umbria", 1, "elite")
    table = do(scene.always_ask().at("hinterland_trade"), Build("village"))
    picks = [pick for pick in offered(table, BuildAt) if isinstance(pick, BuildAt)]
    told = {pick.space: table.terms(pick, 0) for pick in picks}
    say = {language: words_for(META, language).terms for language in ("en", "de")}
    assert {field: say["en"](terms) for field, terms in told.items()} == {
        "latium": "3 gold, it takes 2 builders and one is there: nothing grows yet",
        "sabinum": "3 gold",
        "umbria": "3 gold",
    }
    few = "3 Gold, es braucht 2 Erbauer, und dort ist einer: So wächst noch nichts"
    assert say["de"](told["latium"]) == few


@pytest.mark.rule("HRN-13.6", "HRN-13.7")
def test_and_so_is_whoever_may_build_in_one_place_alone_or_sends_too_few() -> None:
    """Nobody is asked for the place then."""
    scene = Scene(2).settle(0, "roma", "fortification").player(0, gold=9)
    scene.units(0, "light_infantry", "latium", 1).units(0, "light_infantry", "latium", 1, "elite")
    table, say = scene.at("hinterland_trade"), words_for(META, "en").terms
    few = "it takes 2 builders and one is there: nothing grows yet"
    assert say(table.terms(Build("village"), 0)) == "3 gold"
    do(table, Build("village"), Builder("latium", *LIGHT))
    assert say(table.terms(DONE, 0)) == few
    alone = Scene(2).settle(0, "roma").player(0, gold=9).units(0, "light_infantry", "latium")
    assert say(alone.at("hinterland_trade").terms(Build("village"), 0)) == f"3 gold, {few}"


@pytest.mark.rule("HRN-13.15", "HRN-13.16")
def test_buildings_can_be_demolished_for_gold() -> None:
    scene = start().settle(0, "roma", "dock", "fortification", grain=4)
    roma = scene.space("roma")
    table = do(scene.at("hinterland_trade"), Demolish("fortification"))
    assert state(table).players[0].gold == 21
    assert not state(table).fort
    table = do(in_turn(scene.at("hinterland_trade")), Demolish("village"))
    s = state(table)
    assert s.players[0].gold == 21
    assert (s.town[roma], s.yard[roma], s.fort, s.grain[roma]) == (NONE, NONE, 0, 0)


@pytest.mark.rule("HRN-13.15", "HRN-13.16", "HRN-2.19")
@pytest.mark.parametrize(
    ("building", "goes", "told"),
    [
        ("village", "with its dock, with its fortification, 6 grain lost, 2 fish lost", "6 2"),
        ("dock", "2 fish lost", "0 2"),
        ("fortification", "1 grain lost", "1 0"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_whoever_pulls_down_a_building_is_told_what_goes_with_it(
    building: str, goes: str, told: str, alone: bool
) -> None:
    """On the line of the menu if there is but one to be pulled down, otherwise on its place."""
    scene = Scene(2).settle(0, "roma", "dock", "fortification", grain=6, fish=2)
    if not alone:
        scene.settle(0, "etruria_pisae", "dock", "fortification")
    table, say = in_turn(scene.at("hinterland_trade")), words_for(META, "en")
    if not alone:
        assert say.terms(table.terms(Demolish(building), 0)) == "+1 gold"
        do(table, Demolish(building))
        assert say.terms(table.terms(DemolishAt("etruria_pisae"), 0)).startswith("+1 gold")
    pick = Demolish(building) if alone else DemolishAt("roma")
    assert say.terms(table.terms(pick, 0)) == f"+1 gold, {goes}"
    do(table, pick)
    line = next(line for line in table.log if line.message == "told-demolish")
    assert f"{line.params['grain']} {line.params['fish']}" == told
    for language in ("en", "de"):
        words = words_for(META, language).line(line)
        assert all(number in words for number in told.split() if number != "0")


@pytest.mark.rule("HRN-13.15", "HRN-13.4")
def test_and_so_is_whoever_would_lose_a_building_site_by_it() -> None:
    scene = Scene(2).settle(0, "roma", "dock").site(0, "roma", "harbour")
    table = in_turn(scene.at("hinterland_trade"))
    told = [table.terms(Demolish(building), 0) for building in ("village", "dock")]
    say = words_for(META, "en").terms
    assert list(map(say, told)) == [
        "+1 gold, with its dock, with its building site",
        "+1 gold, with its building site",
    ]


@pytest.mark.rule("HRN-13.15", "HRN-2.19")
def test_who_has_no_room_inside_without_the_fortification_comes_out() -> None:
    """Some of his stand outside among enemies, so the settlement is not encircled."""
    scene = start().settle(0, "roma", "fortification").units(1, "light_infantry", "roma")
    scene.units(0, "light_infantry", "roma", 6, spot="inside")
    table = do(scene.at("hinterland_trade"), Demolish("fortification"))
    units = state(table).players[0].units
    assert units[of(scene, "light_infantry", "roma", spot="inside")] == 5
    assert units[of(scene, "light_infantry", "roma")] == 6, "five stood there before"


@pytest.mark.rule("HRN-13.15")
def test_an_encircled_building_and_a_port_with_ships_stay() -> None:
    scene = start().settle(0, "roma", "harbour").units(0, "warship", "roma", spot="port")
    assert Demolish("harbour") not in offered(scene.at("hinterland_trade"), Demolish)
    scene = Scene(2).settle(0, "roma").units(1, "light_infantry", "roma").settle(0, "latium")
    table = do(scene.at("hinterland_trade"), Demolish("village"))
    assert state(table).town[scene.space("roma")] == VILLAGE
    assert state(table).town[scene.space("latium")] == NONE


@pytest.mark.rule("HRN-18.13")
@pytest.mark.content("factions/italia_romans", "factions/britannia_romans")
@pytest.mark.parametrize(
    ("board", "town", "land"), [("italia", "roma", "latium"), ("britannia", "londinium", "regnum")]
)
def test_romans_need_half_the_builders_for_settlements(board: str, town: str, land: str) -> None:
    scene = Scene(2, map=board).faction(0, f"{board}_romans").site(0, land, "village")
    assert work(scene.units(0, "heavy_infantry", land, 1, spot="site"), land) == 1
    scene = Scene(2, map=board).faction(0, f"{board}_romans").settle(0, town)
    scene.site(0, town, "city", 6).units(0, "light_infantry", town, 2, spot="site")
    assert state(scene.at("hinterland_building")).town[scene.space(town)] == CITY


@pytest.mark.rule("HRN-18.13")
@pytest.mark.content("factions/huns_ostrogoths")
def test_ostrogoths_need_one_builder_for_a_village() -> None:
    goths = Scene(2, map="huns").faction(0, "huns_ostrogoths").site(0, "podolia", "village", 3)
    goths.units(0, "light_infantry", "podolia", 1, spot="site")
    assert state(goths.at("hinterland_building")).town[goths.space("podolia")] == VILLAGE


@pytest.mark.rule("HRN-18.39")
@pytest.mark.content("factions/huns_visigoths", "factions/huns_ostrogoths")
@pytest.mark.parametrize("faction", ["huns_visigoths", "huns_ostrogoths"])
def test_goths_take_down_a_village_for_four_gold(faction: str) -> None:
    scene = Scene(2, map="huns").faction(0, faction).settle(0, "podolia")
    table = do(scene.at("hinterland_trade"), Demolish("village"))
    assert state(table).players[0].gold == 4


@pytest.mark.rule("HRN-2.14")
def test_nobody_has_more_than_fifteen_buildings() -> None:
    scene = start()
    for field in ("umbria", "sabinum", "campania", "samnium", "daunia"):
        scene.settle(0, field, "fortification")
    scene.settle(0, "picenum", "dock", "fortification")
    scene.settle(0, "roma")
    assert _sites(scene, "village") == ["latium"]
    scene.settle(0, "roma", "dock")
    assert _sites(scene, "village") == []
    assert set(_sites(scene, "harbour")) == {"roma"}


@pytest.mark.rule("HRN-2.11", "HRN-4.2")
@pytest.mark.parametrize(
    ("rules", "work", "prestige", "rival", "opens"),
    [
        (5, 3, 0, "dock", True),
        (5, 3, 0, "fortification", False),
        (5, 2, 0, "dock", False),
        (5, 2, 12, "dock", True),
        (4, 2, 0, "fortification", True),
    ],
)
def test_a_dock_that_is_completed_concerns_who_has_one_on_the_same_sea(
    rules: int, work: int, prestige: int, rival: str, opens: bool
) -> None:
    """Until then he held the sea by his own alone. With 12 prestige the work is doubled."""
    scene = Scene(2, mode="original").settle(0, "roma").site(0, "roma", "dock", work)
    scene.units(0, "light_infantry", "roma", spot="site").player(0, prestige=prestige)
    scene.settle(1, "campania", "dock").settle(1, "latium", rival)
    scene.state.rules = replace(scene.state.rules, version=rules)
    assert opens_seas(scene.state) is opens


@pytest.mark.rule("HRN-2.11", "HRN-4.2", "HRN-13.9")
@pytest.mark.parametrize(
    ("rules", "prestige", "opens"), [(7, 8, False), (8, 8, True), (8, 7, False)]
)
def test_a_dock_may_be_completed_with_prestige_that_plundering_brings_before(
    rules: int, prestige: int, opens: bool
) -> None:
    """The field of a besieged village brings 4; 12 double the work."""
    scene = Scene(2, mode="original").settle(0, "roma").site(0, "roma", "dock", 2)
    scene.units(0, "light_infantry", "roma", spot="site").player(0, prestige=prestige)
    scene.settle(1, "latium", "dock").units(0, "light_infantry", "latium")
    scene.state.rules = replace(scene.state.rules, version=rules)
    assert opens_seas(scene.state) is opens


def _partners(rules: int) -> Table:
    """Seat 0 controls Latium, where a partner, who is first, completes a village in this round."""
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "latium")
    scene.treaty("tribute", 0, 1, until=9).site(1, "latium", "village", 6).first(1)
    scene.units(1, "light_infantry", "latium", 2, spot="site").settle(1, "daunia")
    s = scene.player(0, prestige=9, gold=0).state
    assert s.control[scene.space("latium")] == 0
    s.rules = replace(s.rules, version=rules)
    plan = PLANS[MODE["original"]][s.season]
    s.agenda = (Step("phase", 1, (plan.index("combat_plunder"),)),)
    return scene.table()


@pytest.mark.rule("HRN-4.2", "HRN-2.22", "HRN-11.8")
def test_who_loses_a_field_to_a_village_of_his_partner_plunders_it_before() -> None:
    table = do(_partners(8), Plunder("latium"), seat=0)
    assert owner_of(table, "latium") == control_of(table, "latium") == 1
    assert state(table).stone[state(table).world.number["latium"]] == NOBODY
    assert (state(table).players[0].gold, state(table).players[0].prestige) == (1, 5)


@pytest.mark.rule("HRN-4.2")
def test_in_a_match_of_earlier_rules_the_village_may_be_there_before() -> None:
    assert control_of(_partners(7), "latium") == 1


@pytest.mark.rule("HRN-13.5", "HRN-13.10", "HRN-13.7")
def test_on_a_field_that_a_partner_controls_builders_work_and_no_more_can_be_done() -> None:
    scene = Scene(2).treaty("tribute", 0, 1, until=9).units(1, "light_infantry", "latium")
    scene.site(0, "latium", "village", 2).units(0, "light_infantry", "latium", 2, spot="site")
    scene.units(0, "light_infantry", "latium").player(0, gold=9)
    assert work(scene, "latium") == 4
    table = in_turn(scene.at("hinterland_trade"))
    assert control_of(table, "latium") == 1
    assert not {Accelerate(), Man()} & {*table.asks[0].picks}
