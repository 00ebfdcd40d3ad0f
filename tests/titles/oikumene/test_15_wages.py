"""Wages and fishing (section 15, HRN-18.21)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.tables import BAD, COMMANDER, GOOD
from civitas.titles.oikumene.content.units import MERCENARY
from civitas.titles.oikumene.farming.bills import forecast
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import AS_PROPOSED, DONE, Reroll
from civitas.titles.oikumene.picks.farming import GIVE_UP_COMMANDER, GiveUp
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, offered, state

# ------------------------------------------------------------------ wages


def host(mode: str, gold: int) -> Scene:
    scene = Scene(2, mode=mode).when("winter").settle(0, "roma").player(0, gold=gold)
    return scene.units(0, "mercenary", "roma", 2).units(0, "mercenary", "latium", 1, "veteran")


@pytest.mark.rule("HRN-15.1")
@pytest.mark.content(
    "features/mercenary_wages_once_a_year", "features/mercenary_wages_twice_a_year"
)
@pytest.mark.parametrize(("mode", "gold"), [("basic", 6), ("original", 6), ("extended", 3)])
def test_mercenaries_are_paid_without_a_question_if_they_can_be(mode: str, gold: int) -> None:
    table = host(mode, 10).at("hinterland_wages")
    assert table.over
    assert state(table).players[0].gold == 10 - gold


@pytest.mark.rule("HRN-15.1")
def test_mercenaries_bought_in_this_round_are_free() -> None:
    scene = host("original", 10)
    scene.me(0).hired = 2
    assert state(scene.at("hinterland_wages")).players[0].gold == 8


@pytest.mark.rule("HRN-15.1")
@pytest.mark.parametrize(
    ("mode", "season", "phase", "due"),
    [
        ("original", "spring", "hinterland_trade", 6),
        ("original", "winter", "hinterland_trade", 2),
        ("original", "winter", "hinterland_fishing", 6),
        ("extended", "summer", "hinterland_trade", 1),
        ("extended", "autumn", "hinterland_trade", 3),
    ],
)
def test_the_forecast_counts_who_was_bought_in_this_round_unless_it_is_pay_day(
    mode: str, season: str, phase: str, due: int
) -> None:
    scene = host(mode, 10).when(season)
    scene.me(0).hired, scene.state.phase = 2, phase
    assert forecast(scene.state, scene.me(0)).due == due


@pytest.mark.rule("HRN-15.1", "HRN-5.12")
@pytest.mark.parametrize(
    ("mode", "season", "phase", "gold"),
    [
        ("original", "winter", "hinterland_trade", 10),
        ("original", "winter", "round_end", 11),
        ("extended", "winter", "hinterland_fishing", 11),
        ("extended", "summer", "weather", 11),
        ("original", "summer", "weather", 11),
        ("extended", "summer", "movement_units", 10),
        ("basic", "spring", "hinterland_trade", 11),
    ],
)
def test_the_forecast_counts_the_taxes_that_come_before_the_next_pay_day(
    mode: str, season: str, phase: str, gold: int
) -> None:
    scene = Scene(2, mode=mode).when(season).settle(0, "roma").player(0, gold=10)
    scene.state.phase = phase
    assert forecast(scene.state, scene.me(0)).gold == gold


@pytest.mark.rule("HRN-4.5", "HRN-18.2")
@pytest.mark.content("factions/italia_etruscans")
@pytest.mark.parametrize(
    ("season", "phase", "gold"),
    [
        ("spring", "new_year", 4 + 3),
        ("spring", "movement_units", 3 + 3),
        ("summer", "taxes", 3 + 3),
        ("summer", "movement_units", 2),
        ("winter", "upkeep", 0),
        ("winter", "hinterland_trade", 4 + 3),
    ],
)
def test_the_forecast_counts_what_comes_once_a_year_once(
    season: str, phase: str, gold: int
) -> None:
    scene = Scene(2, mode="quick").faction(0, "italia_etruscans").when(season).settle(0, "roma")
    scene.state.phase = phase
    assert forecast(scene.state, scene.me(0)).gold == gold


@pytest.mark.rule("HRN-15.2")
def test_unpaid_mercenaries_leave_and_the_owner_chooses_which() -> None:
    table = host("original", 5).at("hinterland_wages")
    assert asked(table) == "wages"
    do(table, AS_PROPOSED)
    me = state(table).players[0]
    assert (number_of(me, MERCENARY), me.gold) == (2, 1)
    assert any(n == 1 for n in me.units.values())
    other = host("original", 5).at("hinterland_wages")
    do(other, GiveUp("latium", "out", "mercenary", "veteran"))
    assert list(state(other).players[0].units.values()) == [2]


@pytest.mark.rule("HRN-15.3")
@pytest.mark.content(
    "features/commanders",
    "commanders/poor_commander",
    "commanders/average_commander",
    "commanders/better_commander",
    "commanders/brilliant_commander",
)
@pytest.mark.parametrize(
    ("commander", "gold"),
    [
        ("poor_commander", 1),
        ("average_commander", 2),
        ("better_commander", 3),
        ("brilliant_commander", 4),
    ],
)
def test_a_commander_is_paid_or_lost(commander: str, gold: int) -> None:
    scene = Scene(2, mode="extended").when("summer").player(0, commander=COMMANDER[commander])
    rich = state(scene.player(0, gold=gold).at("hinterland_wages")).players[0]
    assert (rich.gold, rich.commander) == (0, COMMANDER[commander])
    poor = state(scene.player(0, gold=gold - 1).at("hinterland_wages")).players[0]
    assert (poor.gold, poor.commander) == (gold - 1, 0)


@pytest.mark.rule("HRN-15.3", "HRN-15.2")
def test_commander_or_mercenaries() -> None:
    scene = host("extended", 3).player(0, commander=2)
    me = state(do(scene.at("hinterland_wages"), AS_PROPOSED)).players[0]
    assert (me.commander, number_of(me, MERCENARY), me.gold) == (2, 1, 0)
    me = state(do(scene.at("hinterland_wages"), GIVE_UP_COMMANDER)).players[0]
    assert (me.commander, number_of(me, MERCENARY), me.gold) == (0, 3, 0)


# ------------------------------------------------------------------ fishing


def port(mode: str = "original", board: str = "italia") -> Scene:
    names = {"italia": "roma", "vikings": "kent", "britannia": "dumnonia"}
    return Scene(2, mode=mode, map=board).settle(0, names[board], "harbour")


def caught(scene: Scene) -> int:
    return sum(state(scene.at("hinterland_fishing")).fish)


@pytest.mark.rule("HRN-15.5")
@pytest.mark.content("features/fishing_always_succeeds", "features/fishing_roll")
def test_a_controlled_sea_gives_fish() -> None:
    assert caught(port("basic")) == 1
    assert caught(port().rolls(4)) == 1
    assert caught(port().rolls(5)) == 0


@pytest.mark.rule("HRN-15.5", "HRN-2.11")
def test_rough_water_gives_two_and_a_shared_sea_nothing() -> None:
    scene = port()
    world = scene.state.world
    rough = next(sea for sea in world.seas if not world.calm >> sea & 1)
    coast = world.names[world.coasts[rough][0]]
    scene = Scene(2).settle(0, coast, "harbour")
    seas = [sea for sea in world.coasts[world.coasts[rough][0]] if sea < world.waters]
    fish = sum(1 if world.calm >> sea & 1 else 2 for sea in seas)
    assert caught(scene.rolls(*[1] * len(seas))) == min(fish, 4)
    assert caught(Scene(2).settle(0, "roma", "dock").settle(1, "latium", "dock")) == 0


@pytest.mark.rule("HRN-15.6", "HRN-2.19", "HRN-2.20")
def test_fish_without_room_is_lost_and_else_goes_to_connected_shipyards() -> None:
    scene = Scene(2).settle(0, "roma", "dock", fish=2)
    assert caught(scene.rolls(1)) == 2
    scene.settle(0, "latium", "dock")
    table = scene.rolls(1).at("hinterland_fishing")
    assert state(table).fish[scene.space("latium")] == 1


@pytest.mark.rule("HRN-15.5", "HRN-16.6")
def test_a_throw_may_be_repeated_if_there_is_room() -> None:
    table = port().player(0, prestige=4).rolls(6, 2).at("hinterland_fishing")
    sea = "mare_tyrrhenum_septentrionale"
    assert offered(table, Reroll) == [Reroll(sea, 1, 6, "brown")]
    do(table, Reroll(sea, 1, 6, "brown"))
    assert sum(state(table).fish) == 1
    full = Scene(2).settle(0, "roma", "dock", fish=2).player(0, prestige=4)
    assert full.rolls(6).at("hinterland_fishing").over
    patient = port().player(0, prestige=4).rolls(6).at("hinterland_fishing")
    do(patient, DONE)
    assert state(patient).players[0].prestige == 4


@pytest.mark.rule("HRN-15.7", "HRN-5.20")
def test_a_storm_makes_fishing_fail_without_a_throw() -> None:
    scene = port().when("winter").rolls(1)
    scene.state.winter = (GOOD, GOOD, BAD)
    assert caught(scene) == 0
    scene.state.winter = (BAD, BAD, GOOD)
    assert caught(scene) == 1


@pytest.mark.rule("HRN-18.21")
@pytest.mark.content("factions/vikings_british_isles", "factions/britannia_scots_irish")
@pytest.mark.parametrize(
    ("board", "faction"),
    [("vikings", "vikings_british_isles"), ("britannia", "britannia_scots_irish")],
)
def test_some_always_catch_something(board: str, faction: str) -> None:
    scene = Scene(2, map=board)
    world = scene.state.world
    field = next(f for f in world.fields if any(sea < world.waters for sea in world.coasts[f]))
    seas = [sea for sea in world.coasts[field] if sea < world.waters]
    scene.settle(0, world.names[field], "harbour")
    assert caught(scene.rolls(*[6] * len(seas))) == 0
    fish = sum(1 if world.calm >> sea & 1 else 2 for sea in seas)
    assert caught(scene.faction(0, faction).rolls(*[6] * len(seas))) == min(fish, 4)
    scene.when("winter").state.winter = (GOOD, GOOD, BAD)
    assert caught(scene) == min(fish, 4)  # also in a storm (HRN-15.7)
