"""Section 23: barbarians and pirates in play; abilities about events."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.commerce.routes import largest
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.content.pieces import INFANTRY
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.battles import LoseUnit
from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import Gain, Pass, Pay, Player, Use
from civitas.titles.clash_of_cultures.picks.people import Cheer
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.view import view
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.happenings import drawn, read_out, realm
from tests.titles.clash_of_cultures.helpers import asked, do, offered


@pytest.mark.rule("COC-23.1", "COC-9.7")
def test_barbarians_and_pirates_block_a_collect() -> None:
    scene = Scene(expansion=True).land("E3 F3", "water").knows(0, "fishing")
    scene.units("barbarians", "C2", infantry=1)
    table = do(scene.turn(0), Collect("D2"))
    assert Take("C2", "wood") not in offered(table, Take)
    assert Take("E3", "food") in offered(table, Take)
    scene.units("pirates", "F3", ship=1)
    table = do(scene.turn(0), Collect("D2"))
    assert Take("E3", "food") not in offered(table, Take)


@pytest.mark.rule("COC-23.2", "COC-23.15")
def test_barbarian_casualties_come_in_a_fixed_order() -> None:
    scene = plains(expansion=True).units(0, "D4", infantry=1)
    scene.units("barbarians", "D4", infantry=1, cavalry=1, elephant=1).rolls(12, 1, 1, 1)
    table = scene.battle(0, "barbarians", "D4", "D3")
    assert not offered(table, LoseUnit)
    assert units_at(table, "barbarians", "D4") == {"cavalry": 1, "elephant": 1}


@pytest.mark.rule("COC-23.2", "COC-15.19")
def test_barbarians_play_no_tactics_and_never_retreat() -> None:
    scene = plains().units("barbarians", "D4", infantry=1).units(1, "D4", infantry=1)
    table = scene.rolls(1, 1).battle("barbarians", 1, "D4", "D3")
    assert asked(table) == "turn"
    assert len(rolled(table)) >= 4


@pytest.mark.rule("COC-23.3", "COC-15.27")
def test_barbarians_own_no_advances() -> None:
    scene = plains().knows(0, "steel_weapons", "metallurgy").units(0, "D4", infantry=1)
    scene.units("barbarians", "D4", infantry=1).rolls(12, 1)
    table = scene.battle(0, "barbarians", "D4", "D3")
    do(table, *([Use("steel_weapons")] if Use("steel_weapons") in table.asks[0].picks else []))
    assert rolled(table)[0].shares["steel_weapons"] == 2


@pytest.mark.rule("COC-23.4")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_gold_for_beating_barbarians(attacks: bool) -> None:
    scene = plains().units(0, "D4", infantry=3).units("barbarians", "D4", infantry=1)
    if attacks:
        table = scene.rolls(12, 12, 12, 1).battle(0, "barbarians", "D4", "D3")
    else:
        table = scene.rolls(1, 12, 12, 12).battle("barbarians", 0, "D4", "D3")
    assert goods_of(table, 0) == {"food": 2, "gold": 1}


@pytest.mark.rule("COC-23.5", "COC-23.9")
def test_a_captured_barbarian_city_is_worth_one_gold() -> None:
    scene = plains(players=3).city("barbarians", "D4", colours={"temple": 2, "academy": 0})
    table = scene.units(0, "D4", infantry=1).battle(0, "barbarians", "D4", "D3")
    city = city_at(table, "D4")
    assert city is not None
    assert (city.owner, city.mood, city.colours[2]) == (0, 0, 2)
    assert goods_of(table, 0) == {"food": 2, "gold": 1}, "undefended: no other gold"
    assert table.state.wild_settlements == 10


@pytest.mark.rule("COC-23.5")
def test_without_a_settlement_the_barbarian_city_is_removed() -> None:
    scene = plains().city("barbarians", "D4", colours={"temple": 1}).units(0, "D4", infantry=1)
    scene.state.players[0].pieces_left = (0, 5, 5, 5, 5, 5, 5, 5)
    table = scene.battle(0, "barbarians", "D4", "D3")
    assert city_at(table, "D4") is None
    assert goods_of(table, 0) == {"food": 2, "gold": 2}


@pytest.mark.rule("COC-23.6", "COC-23.8", "COC-27.4")
def test_barbarians_capture_a_city() -> None:
    scene = plains().city(1, "D4", "temple").units("barbarians", "D4", infantry=1)
    before = half_points(scene.state, scene.state.players[1])[0]
    table = scene.battle("barbarians", 1, "D4", "D3")
    city = city_at(table, "D4")
    assert city is not None
    assert (city.owner, city.mood, city.colours[2]) == (4, 0, 1)
    assert units_at(table, 1, "D7") == {"settler": 2}
    after = half_points(table.state, player(table, 1))[0]
    assert before - after == 2, "only the settlement is lost"


@pytest.mark.rule("COC-23.7")
def test_without_a_barbarian_settlement_the_city_is_gone() -> None:
    scene = plains().city(1, "D4", "temple").units("barbarians", "D4", infantry=1)
    scene.state.wild_settlements = 0
    table = scene.battle("barbarians", 1, "D4", "D3")
    assert city_at(table, "D4") is None
    assert player(table, 1).pieces_left[2] == 5


@pytest.mark.rule("COC-23.8", "COC-15.18")
def test_a_fortress_helps_barbarians_whatever_its_colour() -> None:
    scene = plains().city("barbarians", "D4", colours={"fortress": 0}).units(0, "D4", infantry=2)
    table = scene.rolls(1, 1, 12).battle(0, "barbarians", "D4", "D3")
    assert [roll.seat for roll in rolled(table)] == [0, "horde"]


@pytest.mark.rule("COC-23.11", "COC-23.12")
def test_pirates_pay_for_ships_sunk_and_a_token() -> None:
    scene = sea(expansion=True).goods(0, food=0).units(0, "D4", ship=2)
    scene.units("pirates", "D4", ship=2).rolls(12, 12, 1, 1)
    table = do(scene.battle(0, "pirates", "D4", "D3"), Gain("culture"))
    assert goods_of(table, 0) == {"gold": 2, "culture": 1}
    scene = sea(expansion=True).goods(0, food=0).units(0, "D4", ship=1)
    scene.units("pirates", "D4", ship=3).rolls(1, 12, 12, 12)
    table = do(scene.battle(0, "pirates", "D4", "D3"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}, "won or lost"


@pytest.mark.rule("COC-23.10", "COC-23.14")
def test_barbarians_are_nobodys_partner() -> None:
    """No route to their cities, and no event chooses them as another player."""
    scene = realm().knows(0, "trade_routes").land("D3", "plains").city("barbarians", "D3")
    scene.state.seat = 0
    assert largest(scene.state, scene.state.players[0]) == []
    table = read_out(realm(players=3).city("barbarians", "D4"), "migration_1")
    assert set(table.asks[0].picks) == {Player(1), Player(2)}


# ------------------------------------------------------------------ abilities about events


@pytest.mark.content("civilization_advances/star_catalogues", "civilizations/babylon")
def test_star_catalogues_bring_a_token_before_an_event() -> None:
    scene = realm().player(0, civilization_advances=["star_catalogues"]).goods(0, food=0)
    table = drawn(scene, "flood")
    assert table.state.event_discard == ()
    assert table.state.event == -1
    do(table, Gain("culture"))
    assert goods_of(table, 0) == {"culture": 1}
    assert table.state.event_discard == (EVENT["flood"],)


def aztecs(prisoners: int) -> Scene:
    scene = realm().player(0, civilization_advances=["sacrifice_cult"]).goods(0, food=0)
    me = scene.state.players[0]
    me.prisoners = (1 * 8 + INFANTRY,) * prisoners
    other = scene.state.players[1]
    other.units_left = (3, 16 - prisoners, 4, 4, 4, 1)
    return scene


@pytest.mark.content("civilization_advances/sacrifice_cult", "civilizations/aztecs")
def test_the_sacrifice_cult_exchanges_events_for_prisoners() -> None:
    table = drawn(aztecs(2), "revolution", "flood", "uprising")
    assert goods_of(table, 0) == {}, "before its symbol"
    do(table, Use("sacrifice_cult"))
    assert table.state.event == EVENT["flood"]
    do(table, Use("sacrifice_cult"))
    assert asked(table) == "turn"
    assert player(table, 0).prisoners == ()
    assert player(table, 1).units_left[INFANTRY] == 16
    assert table.state.event_discard == tuple(EVENT[n] for n in ("revolution", "flood", "uprising"))
    table = do(drawn(aztecs(1), "revolution"), Pass())
    assert goods_of(table, 0) == {"gold": 2}


@pytest.mark.content("civilization_advances/sacrifice_cult", "civilizations/aztecs")
def test_prisoners_pay_mood_and_culture() -> None:
    scene = aztecs(1).city(0, "D2", mood="angry")
    table = do(scene.turn(0), Cheer("D2"))
    city = city_at(table, "D2")
    assert city is not None
    assert city.mood == 1
    assert player(table, 0).prisoners == ()
    scene = aztecs(1).city(0, "D2", mood="angry").goods(0, mood=1)
    table = do(scene.turn(0), Cheer("D2"))
    while asked(table) == "cheer":
        do(table, table.asks[0].picks[-1])
    assert set(table.asks[0].picks) == {
        Pay(0, 0, 0, 0, 0, 1, 0),
        Pay(0, 0, 0, 0, 0, 0, 0, 1),
    }


@pytest.mark.content("civilization_advances/calendar", "civilizations/maya")
def test_the_calendar_looks_at_the_next_event() -> None:
    scene = realm().player(0, civilization_advances=["calendar"]).goods(0, food=0, culture=1)
    scene.deck("event", "flood", "epidemic", "fire")
    table = do(scene.turn(0), Use("calendar"))
    assert asked(table) == "calendar"
    assert table.asks[0].params["event"] == "flood"
    assert view(table.state, 0).players[0].foreseen == "flood"
    assert view(table.state, 1).players[0].foreseen is None
    do(table, Use("calendar"))
    assert goods_of(table, 0) == {}
    assert view(table.state, 0).players[0].foreseen == "epidemic"
    assert table.state.event_deck[0] == EVENT["flood"], "under the deck"
    assert table.state.turn.actions == 3
    assert Use("calendar") not in table.asks[0].picks, "nothing new to see without paying"


@pytest.mark.content("civilization_advances/calendar", "civilizations/maya")
def test_who_looks_again_pays_first() -> None:
    scene = realm().player(0, civilization_advances=["calendar"]).goods(0, food=0, culture=1)
    scene.deck("event", "flood", "epidemic")
    table = do(scene.turn(0), Use("calendar"), Pass(), Use("calendar"))
    assert goods_of(table, 0) == {}
    assert view(table.state, 0).players[0].foreseen == "epidemic"
