"""The plunder sub-phase: conquest, crops, herds, sites (HRN-11.1 to HRN-11.15, 10.14, 13.14)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY, NONE, put
from civitas.titles.oikumene.content.buildings import CITY, DOCK, HARBOUR, TILES, VILLAGE
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.means.plunder import plunder
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.moves import HowMany
from civitas.titles.oikumene.picks.war import (
    BurnCrop,
    Destroy,
    KillHerd,
    Occupy,
    Plunder,
    RazeSite,
    StealCrop,
    StealHerd,
    TakeAsVillage,
)
from civitas.titles.oikumene.scene import Scene, units_at
from civitas.titles.oikumene.underway import Fallen
from tests.titles.oikumene.clashes import of
from tests.titles.oikumene.helpers import asked, do, offered, refused, state


def _fallen(
    *buildings: str,
    stormed: bool = True,
    surrendered: bool = False,
    mode: str = "original",
    grain: int = 0,
    fish: int = 0,
    players: int = 2,
) -> Scene:
    """A settlement of player 1 has fallen to player 0, who has a village beside it."""
    scene = Scene(players, mode=mode).settle(1, "latium", *buildings, grain=grain, fish=fish)
    scene.units(0, "light_infantry", "latium").settle(0, "roma", "dock")
    scene.state.fallen[scene.space("latium")] = Fallen(0, stormed, surrendered)
    return scene


def _fates(table: Table) -> list[object]:
    return list(table.asks[0].picks) if table.asks and asked(table) == "conquest" else []


@pytest.mark.rule("HRN-11.9", "HRN-11.11", "HRN-11.10", "HRN-11.13", "HRN-11.14", "HRN-13.16")
@pytest.mark.content("buildings/village")
def test_a_village_that_was_stormed_is_destroyed_for_its_loot() -> None:
    table = _fallen().at("combat_plunder")
    s = state(table)
    latium = s.world.number["latium"]
    assert _fates(table) == []
    assert (s.town[latium], s.owner[latium], s.fallen) == (NONE, NOBODY, {})
    me, other = s.players
    assert (me.gold, me.victory, other.victory, me.prestige) == (2, 4, -4, 8)


@pytest.mark.rule("HRN-11.11", "HRN-11.13", "HRN-11.14")
@pytest.mark.content("buildings/city", "buildings/harbour")
def test_a_city_that_was_stormed_may_be_taken_as_a_village() -> None:
    scene = _fallen("city", "harbour", "fortification", grain=9, fish=4)
    table = scene.at("combat_plunder")
    assert _fates(table) == [Destroy("latium"), TakeAsVillage("latium")]
    assert refused(table, Occupy("latium")) == "HRN-11.11"
    do(table, TakeAsVillage("latium"))
    s, latium = state(table), scene.space("latium")
    assert (s.town[latium], s.yard[latium], s.owner[latium]) == (VILLAGE, DOCK, 0)
    assert not s.fort >> latium & 1
    assert (s.grain[latium], s.fish[latium]) == (5, 2)
    assert (s.players[0].gold, s.players[0].victory, s.players[0].prestige) == (0, 8, 16)
    assert s.players[1].victory == -8
    assert s.control[latium] == 0


@pytest.mark.rule("HRN-11.11")
@pytest.mark.content("buildings/dock")
def test_a_dock_goes_when_a_city_is_taken_as_a_village() -> None:
    table = do(_fallen("city", "dock", fish=2).at("combat_plunder"), TakeAsVillage("latium"))
    s = state(table)
    latium = s.world.number["latium"]
    assert (s.yard[latium], s.fish[latium]) == (NONE, 0)


@pytest.mark.rule("HRN-11.10", "HRN-11.13")
def test_destroying_brings_loot_and_goods_as_far_as_there_is_room() -> None:
    scene = _fallen("city", "harbour", grain=7, fish=3)
    s, latium, roma = scene.state, scene.space("latium"), scene.space("roma")
    s.stalls = put(s.stalls, latium, (HERD["cattle"],))
    s.grain[roma] = 1
    table = do(scene.at("combat_plunder"), Destroy("latium"))
    s = state(table)
    assert s.players[0].gold == 6 + 4
    assert (s.grain[roma], s.fish[roma]) == (5, 2)
    assert s.herds[latium] == ((0, HERD["cattle"]),)
    assert (s.town[latium], s.yard[latium], s.grain[latium]) == (NONE, NONE, 0)
    assert s.players[0].prestige == 12 + 4


@pytest.mark.rule("HRN-11.12")
@pytest.mark.parametrize("surrendered", [True, False])
def test_what_fell_undefended_or_surrendered_is_occupied_unchanged_or_destroyed(
    surrendered: bool,
) -> None:
    scene = _fallen(
        "city", "harbour", "fortification", stormed=False, surrendered=surrendered, grain=9
    )
    scene.state.stalls = put(scene.state.stalls, scene.space("latium"), (HERD["pigs"],))
    table = scene.at("combat_plunder")
    assert _fates(table) == [Destroy("latium"), Occupy("latium")]
    assert refused(table, TakeAsVillage("latium")) == "HRN-11.12"
    do(table, Occupy("latium"))
    s, latium = state(table), scene.space("latium")
    assert (s.town[latium], s.yard[latium], s.owner[latium]) == (CITY, HARBOUR, 0)
    assert s.fort >> latium & 1
    assert s.grain[latium] == 9
    assert s.herds[latium] == ((0, HERD["pigs"]),)
    assert (s.players[0].victory, s.players[1].victory) == (8, -8)


@pytest.mark.rule("HRN-11.11", "HRN-11.12", "HRN-2.14")
def test_without_free_tiles_the_victor_has_to_destroy_it() -> None:
    for stormed in (True, False):
        scene = _fallen("city", stormed=stormed)
        free = [f for f in scene.state.world.fields if scene.state.town[f] == NONE]
        for field in free[: TILES - 2]:  # a village and a dock stand in Roma
            scene.settle(0, scene.state.label(field))
        table = scene.at("combat_plunder")
        assert _fates(table) == []
        assert state(table).town[scene.space("latium")] == NONE


@pytest.mark.rule("HRN-11.9")
def test_a_settlement_whose_victor_has_left_goes_back_to_its_owner() -> None:
    scene = Scene(2).settle(1, "latium")
    scene.state.fallen[scene.space("latium")] = Fallen(0, stormed=False)
    table = scene.at("combat_plunder")
    s = state(table)
    assert s.fallen == {}
    assert (s.town[scene.space("latium")], s.owner[scene.space("latium")]) == (VILLAGE, 1)
    assert s.control[scene.space("latium")] == 1
    assert s.players[0].victory == 0


@pytest.mark.rule("HRN-10.14")
@pytest.mark.parametrize("taken", [2, 1, 0])
def test_ships_in_the_shipyard_are_taken_over_as_recruits_or_destroyed(taken: int) -> None:
    scene = _fallen("city", "harbour", stormed=True)
    scene.units(1, "warship", "latium", 3, "veteran", "port")
    table = do(scene.at("combat_plunder"), TakeAsVillage("latium"))
    assert asked(table) == "capture"
    assert table.asks[0].picks == [HowMany(2), HowMany(1), HowMany(0)]  # a dock has room for two
    do(table, HowMany(taken))
    s = state(table)
    assert s.players[1].units == {}
    recruits = of(scene, "warship", "latium", "recruit", "port")
    assert s.players[0].units.get(recruits, 0) == taken
    assert s.players[0].destroyed == 4 * (3 - taken)
    assert s.players[0].prestige == 16 + 4 * (3 - taken)


@pytest.mark.rule("HRN-10.14")
def test_the_victor_says_of_each_kind_how_many_he_takes_over() -> None:
    scene = _fallen("harbour", stormed=False)
    scene.units(1, "warship", "latium", 1, spot="port")
    scene.units(1, "transport_ship", "latium", 2, spot="port")
    table = do(scene.at("combat_plunder"), Occupy("latium"), HowMany(0), HowMany(1))
    assert units_at(table, 0, "latium")["transport_ship"] == 1
    assert "warship" not in units_at(table, 0, "latium")
    assert state(table).players[0].destroyed == 8


@pytest.mark.rule("HRN-10.14", "HRN-9.28")
def test_cargo_in_the_shipyard_is_lost_with_the_ships_and_counts_as_they_do() -> None:
    for surrendered in (True, False):
        scene = _fallen("dock", stormed=False, surrendered=surrendered)
        scene.units(1, "transport_ship", "latium", 1, spot="port")
        scene.units(1, "heavy_infantry", "latium", 1, spot="hold")
        scene.units(1, "light_infantry", "latium", 2, spot="hold")
        table = do(scene.at("combat_plunder"), Occupy("latium"), HowMany(1))
        s = state(table)
        assert s.players[1].units == {}
        assert units_at(table, 0, "latium")["transport_ship"] == 1
        assert s.players[0].destroyed == (0 if surrendered else 4 + 2 * 2)


@pytest.mark.rule("HRN-10.14", "HRN-17.6")
def test_ships_of_friends_of_the_victor_stay_in_the_shipyard_that_he_takes() -> None:
    scene = _fallen("dock", stormed=False, players=3)
    scene.units(1, "warship", "latium", 1, spot="port")
    scene.units(2, "warship", "latium", 1, "veteran", "port")
    scene.treaty("ransom", 1, 2, 9).treaty("tribute", 0, 2, 9)
    table = do(scene.at("combat_plunder"), Occupy("latium"), HowMany(1))
    assert units_at(table, 2, "latium") == {"warship": 1}
    assert units_at(table, 0, "latium")["warship"] == 1
    crowded = _fallen("city", "harbour", stormed=True, players=3).treaty("tribute", 0, 2, 9)
    crowded.units(2, "warship", "latium", 3, spot="port").treaty("ransom", 1, 2, 9)
    table = do(crowded.at("combat_plunder"), TakeAsVillage("latium"))  # a dock has room for two
    assert units_at(table, 2, "latium") == {"warship": 2}
    assert units_at(table, 0, "latium") == {"light_infantry": 1}
    assert state(table).players[0].destroyed == 0


@pytest.mark.rule("HRN-10.14", "HRN-11.15")
def test_ships_go_down_with_a_destroyed_settlement_and_count_nothing_after_a_surrender() -> None:
    for surrendered in (True, False):
        scene = _fallen("dock", stormed=False, surrendered=surrendered)
        scene.units(1, "transport_ship", "latium", 2, spot="port")
        table = do(scene.at("combat_plunder"), Destroy("latium"))
        s = state(table)
        assert s.players[1].units == {}
        assert s.players[0].destroyed == (0 if surrendered else 8)


@pytest.mark.rule("HRN-11.4", "HRN-11.5", "HRN-11.6")
def test_a_crop_is_taken_or_burnt_once() -> None:
    for pick, won in ((StealCrop("latium"), 1), (BurnCrop("latium"), 0)):
        scene = Scene(2, mode="basic").crop(1, "latium", 4).units(0, "light_infantry", "latium")
        table = do(scene.at("combat_plunder"), pick)
        s, latium = state(table), scene.space("latium")
        assert (s.players[0].victory, s.players[1].victory) == (won, -1)
        assert (s.crop[latium], s.sower[latium]) == ((4, 0) if won else (0, NOBODY))
        assert offered(table, StealCrop) == []
        assert offered(table, BurnCrop) == []


@pytest.mark.rule("HRN-11.4", "HRN-11.5", "HRN-2.13")
def test_herds_are_taken_with_a_free_block_or_killed() -> None:
    scene = Scene(2, mode="basic").herd(1, "sheep", "latium", 2)
    scene.units(0, "light_infantry", "latium").units(0, "mercenary", "boica", 9)
    table = scene.at("combat_plunder")
    do(table, StealHerd("latium", 1, "sheep"))
    assert offered(table, StealHerd) == []
    assert refused(table, StealHerd("latium", 1, "sheep")) == "HRN-2.13"
    do(table, KillHerd("latium", 1, "sheep"))
    s = state(table)
    assert s.herds[scene.space("latium")] == ((0, HERD["sheep"]),)
    assert (s.players[0].victory, s.players[1].victory) == (1, -2)


@pytest.mark.rule("HRN-11.4", "HRN-17.6", "HRN-2.7")
def test_nothing_is_taken_from_friends_or_without_active_control() -> None:
    scene = Scene(3, mode="basic").crop(1, "latium").herd(1, "sheep", "campania")
    scene.units(0, "light_infantry", "latium").units(0, "light_infantry", "campania")
    scene.units(2, "light_infantry", "campania").treaty("tribute", 0, 1, 9)
    table = scene.at("combat_plunder")
    assert offered(table, StealCrop) == []
    assert offered(table, StealHerd) == []
    assert refused(table, StealHerd("campania", 1, "sheep")) == "HRN-11.4"
    assert refused(table, StealCrop("latium")) == "HRN-11.4"


@pytest.mark.rule("HRN-11.1", "HRN-11.2", "HRN-11.3")
def test_a_player_plunders_field_by_field_until_he_is_done() -> None:
    scene = Scene(2, mode="basic").units(0, "light_infantry", "latium")
    scene.units(0, "light_infantry", "boica").settle(1, "boica").player(0, prestige=10)
    table = scene.at("combat_plunder")
    assert set(offered(table, Plunder)) == {Plunder("latium"), Plunder("boica")}
    do(table, Plunder("boica"), DONE)
    s = state(table)
    assert s.stone[scene.space("boica")] == 0
    assert s.stone[scene.space("latium")] == NOBODY
    assert s.players[0].prestige == 14


@pytest.mark.rule("HRN-7.5", "HRN-11.4")
def test_who_plunders_out_of_need_may_take_what_is_there() -> None:
    scene = Scene(2, mode="original").units(0, "light_infantry", "latium").crop(1, "latium", 2)
    scene.at("plunder.turn")
    scene.state.agenda = ()
    plunder(scene.state, scene.me(0), scene.space("latium"))
    table = scene.table()
    assert asked(table) == "plunder-pieces"
    do(table, StealCrop("latium"))
    assert state(table).sower[scene.space("latium")] == 0
    assert table.asks == ()


@pytest.mark.rule("HRN-13.14")
def test_a_hostile_site_without_builders_may_be_torn_down() -> None:
    scene = Scene(2).site(1, "latium", "village", 3).units(0, "light_infantry", "latium")
    table = do(scene.at("combat_plunder"), RazeSite("latium"))
    assert state(table).sites == {}
    assert state(table).players[0].gold == 0


@pytest.mark.rule("HRN-20.5")
def test_nobody_is_asked_who_can_plunder_nothing() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "roma")
    assert scene.at("combat_plunder").asks == ()


@pytest.mark.rule("HRN-4.2", "HRN-11.9")
def test_once_what_has_fallen_is_dealt_with_plunder_runs_into_trade() -> None:
    """The third player, who has nothing to plunder, trades meanwhile."""
    table = _after_the_siege()
    assert [ask.what for ask in table.asks] == ["conquest"]
    do(table, Occupy("latium"))
    assert table.ask_for(0).what == "plunder"  # type: ignore[union-attr]
    assert table.ask_for(2).what == "trade"  # type: ignore[union-attr]


@pytest.mark.rule("HRN-4.2", "HRN-4.7", "HRN-17.8")
@pytest.mark.parametrize("vassal", [False, True])
def test_who_has_lost_everything_is_out_before_anybody_trades(vassal: bool) -> None:
    """So is a lord without settlement, who has no vassals any more."""
    scene = _fallen(stormed=False, players=3).units(0, "light_infantry", "samnium")
    scene.settle(2, "boica").player(2, gold=9)
    if vassal:
        scene.units(1, "light_infantry", "daunia").treaty("vassalage", 2, 1)
    table = do(_from_plunder_on(scene), Occupy("latium"))
    assert {ask.what for ask in table.asks} == {"plunder"}
    for ask in table.asks:
        do(table, DONE, seat=ask.seat)
    assert (state(table).players[1].gone, state(table).treaties) == (not vassal, ())


@pytest.mark.rule("HRN-4.2", "HRN-11.5")
@pytest.mark.parametrize("mine", ["crop", "herd"])
def test_who_may_steal_a_crop_holds_nobody_up_but_who_may_steal_a_herd_does(mine: str) -> None:
    """Nobody needs a crop that lies under an army, but a herd that is lost frees a block."""
    scene = Scene(3, mode="original").settle(0, "roma").units(0, "light_infantry", "latium")
    scene.settle(1, "daunia").settle(2, "boica").player(2, gold=9).player(1, gold=9)
    if mine == "crop":
        scene.crop(1, "latium", 2)
    else:
        scene.herd(1, "sheep", "latium")
    table = _from_plunder_on(scene)
    expected = ["plunder", "trade", "trade"] if mine == "crop" else ["plunder"]
    assert [ask.what for ask in table.asks] == expected


@pytest.mark.rule("HRN-4.2")
def test_in_a_match_of_the_fourth_rules_all_wait_until_what_has_fallen_is_plundered() -> None:
    table = do(_after_the_siege(rules=4), Occupy("latium"))
    assert [(ask.seat, ask.what) for ask in table.asks] == [(0, "plunder")]


def _after_the_siege(rules: int = 5) -> Table:
    scene = _fallen(stormed=False, players=3).units(0, "light_infantry", "samnium")
    scene.settle(2, "boica").player(2, gold=9).settle(1, "daunia")
    scene.state.rules = replace(scene.state.rules, version=rules)
    return _from_plunder_on(scene)


def _from_plunder_on(scene: Scene) -> Table:
    s = scene.state
    plan = PLANS[MODE["original"]][s.season]
    s.agenda = (Step("phase", 0, (plan.index("combat_plunder"),)),)
    return scene.table()
