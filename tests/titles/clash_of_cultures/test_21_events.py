"""Section 21: how events are drawn, resolved and averted."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.clash_of_cultures.cards.events import EFFECTS, SYMBOLS, TEXTS
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS
from civitas.titles.clash_of_cultures.picks.common import Advance, City, Pass, Use
from civitas.titles.clash_of_cultures.picks.events import (
    FromTheDeck,
    SymbolOnly,
    TakePerson,
    WholeEvent,
)
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, player
from tests.titles.clash_of_cultures.happenings import drawn, moods, read_out, realm
from tests.titles.clash_of_cultures.helpers import asked, do


@pytest.mark.rule("COC-21.2", "COC-22.20")
def test_every_symbol_and_every_text_has_a_rule() -> None:
    assert {event.id for event in EVENTS} - EFFECTS.keys() - TEXTS.keys() == {
        "solar_eclipse",
        "trojan_horse",
    }, "these only stay in force"
    assert {event.symbol for event in EVENTS} - SYMBOLS.keys() == {"none"}


@pytest.mark.rule("COC-21.1", "COC-21.5", "COC-7.6")
def test_an_empty_counter_brings_an_event_within_the_action() -> None:
    scene = Scene().player(0, counter=1, food=2).deck("event", "migration_1")
    table = do(scene.turn(0), Advance("storage"))
    assert goods_of(table, 0) == {"gold": 2, "mood": 1}


@pytest.mark.rule("COC-21.2")
def test_first_the_symbol_then_the_text_then_the_discard_pile() -> None:
    table = drawn(realm("C3"), "migration_1")
    assert asked(table) == "upset-city"
    assert goods_of(table, 0)["gold"] == 2
    assert table.state.event == EVENT["migration_1"]
    do(table, City("C3"))
    assert table.state.event_discard == (EVENT["migration_1"],)
    assert table.state.event == -1


@pytest.mark.rule("COC-21.3", "COC-21.4")
def test_effects_on_all_start_with_the_drawer_and_each_chooses() -> None:
    scene = realm("C3").land("E8", "water").land("E2 B2", "water").city(1, "D6").city(1, "C6")
    scene.land("C7", "water")
    table = read_out(scene, "heavy_flood", seat=1)
    assert table.asks[0].seat == 1
    do(table, City("D6"))
    assert table.asks[0].seat == 0
    do(table, City("C3"))
    assert moods(table)["C3"] == 0
    assert moods(table, 1)["D6"] == 0


@pytest.mark.rule("COC-21.6")
def test_an_event_that_comes_during_another_waits() -> None:
    scene = realm("C3").deck("event", "good_year_self", "good_year_all")
    s = scene.state
    s.event_deck = s.event_deck[:-1]
    s.event = EVENT["good_year_self"]
    s.seat = s.start = 0
    table = scene.land("C4 D4 E4", "barren").at(
        Step("event", 0), Step("event.effect", 0), Step("event.end", 0), Step("turn", 0)
    )
    names = [line.params["event"] for line in table.log if line.message == "event"]
    assert names == ["good_year_all"]
    assert table.state.event_discard[0] == EVENT["good_year_self"]


@pytest.mark.rule("COC-21.6")
def test_events_that_wait_come_in_the_order_in_which_they_were_triggered() -> None:
    scene = realm("C3").deck("event", "good_year_self", "flood", "heavy_flood")
    s = scene.state
    s.event_deck, s.event = s.event_deck[:-1], EVENT["good_year_self"]
    s.seat = s.start = 0
    waiting = (Step("event", 0), Step("event", 1))
    table = scene.at(*waiting, Step("event.effect", 0), Step("event.end", 0), Step("turn", 0))
    seen = [line.params for line in table.log if line.message == "event"]
    assert [(each["seat"], each["event"]) for each in seen] == [(0, "flood"), (1, "heavy_flood")]


@pytest.mark.rule("COC-21.7")
@pytest.mark.parametrize(
    ("advance", "card"), [("irrigation", "famine_1"), ("sanitation", "epidemic")]
)
def test_immunity_is_for_the_text_alone(advance: str, card: str) -> None:
    scene = realm("C3").goods(0, food=0).units(0, "D2", infantry=2).knows(0, advance)
    scene.land("D3", "barren").land("D4", "forest").exhausted("C2 E2")
    table = drawn(scene, card)
    if card == "famine_1":
        assert table.state.cities[table.state.hex("D4")].owner == 4, "the symbol still applies"
    assert asked(table) == "turn"
    assert moods(table) == {"D2": 1, "C3": 1}
    assert table.state.units[0][table.state.hex("D2")] == (0, 1, 1)


@pytest.mark.rule("COC-21.7")
def test_aqueducts_ignore_famine_and_sanitation_not_black_death() -> None:
    scene = realm("C3").goods(0, food=0).player(0, civilization_advances=["aqueducts"])
    assert asked(read_out(scene, "famine_1")) == "turn"
    scene = realm("C3").knows(0, "sanitation").units(0, "D2", infantry=3)
    assert asked(read_out(scene, "black_death")) == "slay"


@pytest.mark.rule("COC-21.8")
@pytest.mark.content("advances/myths")
def test_myths_prevent_a_fall_of_the_mood_for_a_token_per_city() -> None:
    scene = realm("C3").goods(0, food=0, mood=1).knows(0, "myths")
    table = do(read_out(scene, "famine_1"), City("C3"))
    assert asked(table) == "calm"
    do(table, Use("myths"))
    assert moods(table) == {"D2": 1, "C3": 1}
    assert goods_of(table, 0) == {}
    scene = realm("C3").goods(0, food=0, mood=1).knows(0, "myths")
    table = do(read_out(scene, "famine_1"), City("C3"), Pass())
    assert moods(table) == {"D2": 1, "C3": 0}
    assert goods_of(table, 0) == {"mood": 1}


@pytest.mark.rule("COC-21.9")
def test_the_drawer_takes_a_great_person_for_one_culture() -> None:
    scene = Scene(players=3, expansion=True).goods(0, food=0, culture=1).goods(1, culture=2)
    table = read_out(scene, "great_artist")
    assert table.asks[0].seat == 0
    do(table, TakePerson("great_artist"))
    assert goods_of(table, 0) == {}
    assert player(table, 0).action_hand == (100 + EVENT["great_artist"],)
    assert not table.state.event_discard


@pytest.mark.rule("COC-21.9")
def test_then_the_others_may_take_it_for_two_clockwise() -> None:
    scene = Scene(players=3, expansion=True)
    scene.goods(0, culture=1).goods(1, culture=2).goods(2, culture=2)
    table = do(read_out(scene, "great_artist"), Pass())
    assert table.asks[0].seat == 1
    do(table, Pass())
    assert table.asks[0].seat == 2
    do(table, TakePerson("great_artist"))
    assert goods_of(table, 2) == {"food": 2}
    assert player(table, 2).action_hand == (100 + EVENT["great_artist"],)


@pytest.mark.rule("COC-21.9")
def test_a_great_person_nobody_pays_for_is_discarded() -> None:
    table = read_out(Scene().goods(1, culture=1), "great_artist")
    assert asked(table) == "turn"
    assert table.state.event_discard == (EVENT["great_artist"],)


@pytest.mark.rule("COC-21.12")
def test_an_empty_deck_is_made_anew() -> None:
    scene = realm("C3").discard("event", "flood").land("B2", "water")
    scene.state.event_deck = ()
    s = scene.state
    s.seat = s.start = 0
    table = scene.at(Step("event", 0), Step("turn", 0))
    assert moods(table) == {"D2": 1, "C3": 0}
    scene = realm()
    scene.state.event_deck = ()
    assert asked(scene.at(Step("event", 0), Step("turn", 0))) == "turn"


@pytest.mark.rule("COC-21.14")
def test_angry_cities_are_no_targets() -> None:
    scene = realm("C3").city(0, "C3", mood="angry").goods(0, food=0)
    table = read_out(scene, "famine_1")
    assert moods(table) == {"D2": 0, "C3": 0}
    table = read_out(realm("C3", mood="angry").goods(0, food=0), "famine_1")
    assert asked(table) == "turn"


@pytest.mark.rule("COC-24.10")
def test_the_great_mausoleum_draws_from_the_discard_pile() -> None:
    def scene() -> Scene:
        tomb = realm("C3").city(0, "C3", wonders=["great_mausoleum"])
        return tomb.discard("event", "epidemic", "uprising").goods(0, food=0, mood=1)

    table = drawn(scene(), "migration_1")
    assert asked(table) == "event-source"
    do(table, Use("great_mausoleum"))
    assert goods_of(table, 0) == {}
    assert table.state.event_discard == (EVENT["uprising"], EVENT["epidemic"])
    table = do(drawn(scene(), "migration_1"), FromTheDeck(), City("D2"))
    assert table.state.event_discard[0] == EVENT["migration_1"], "own discards go under the pile"


@pytest.mark.rule("COC-28.2", "COC-28.4")
def test_without_events_only_the_symbol_counts() -> None:
    scene = Scene(events="none").goods(0, culture=3, food=0)
    table = drawn(scene, "migration_1")
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"gold": 2, "culture": 3}
    table = drawn(Scene(events="none").goods(0, culture=3), "pestilence")
    assert table.state.lasting == ()
    assert table.state.event_discard == (EVENT["pestilence"],)


@pytest.mark.rule("COC-28.3", "COC-28.4")
def test_optional_events_are_declared_before_they_are_drawn() -> None:
    scene = Scene(events="optional").goods(0, food=0)
    table = drawn(scene, "migration_1")
    assert table.asks[0].picks == [WholeEvent(), SymbolOnly()]
    assert table.state.event == -1
    do(table, SymbolOnly())
    assert moods(table) == {"D2": 2}
    table = do(drawn(Scene(events="optional"), "migration_1"), WholeEvent())
    assert moods(table) == {"D2": 1}
