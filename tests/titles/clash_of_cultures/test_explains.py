"""What Clash of Cultures says of itself: prices, gains, reasons by kind, sources of points."""

from __future__ import annotations

import random

import pytest

import civitas
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.course.scoring import sources
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import Advance, Gain, Pay, Use
from civitas.titles.clash_of_cultures.picks.moves import COMMAND, By, Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Cheer, Enlist, Influence, Recruit
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.helpers import do


def told(table: Table, pick: Pick, language: str = "en") -> str:
    """What the button says besides the pick."""
    words = words_for(META, language)
    ask = table.asks[0]
    assert pick in ask.picks
    return words.terms(table.terms(pick, ask.seat), words.pick(pick))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_collected_begins_with_a_capital_as_all_answers_do(language: str) -> None:
    assert words_for(META, language).pick(Take("E4", "food"))[0].isupper()


@pytest.mark.rule("COC-7.1", "COC-7.9")
def test_an_advance_tells_its_price_and_what_it_brings() -> None:
    table = Scene().goods(0, food=2).turn(0)
    assert told(table, Advance("storage")) == "2 food, +1 mood"
    assert told(table, Advance("storage"), "de") == "2 Nahrung, +1 Zufriedenheit"


@pytest.mark.rule("COC-4.11")
def test_the_ways_to_pay_say_it_all_themselves() -> None:
    table = do(Scene().goods(0, food=2, gold=2).turn(0), Advance("storage"))
    pay = Pay(2, 0, 0, 0, 0, 0, 0)
    terms = table.terms(pay, 0)
    assert terms is not None
    assert [(cost.thing, cost.number) for cost in terms.costs] == [("food", 2)]
    assert told(table, pay) == ""


@pytest.mark.rule("COC-10.1", "COC-10.5")
def test_a_building_tells_its_price_and_its_bonus() -> None:
    scene = Scene().city(0, "C3").knows(0, "writing").goods(0, food=1, wood=1, ore=1)
    price = "1 food, 1 wood, 1 ore"
    assert told(scene.turn(0), Construct("D2")) == f"{price}, +2 ideas"  # there is nothing else
    table = scene.knows(0, "myths").turn(0)
    assert told(table, Construct("D2")) == ""
    do(table, Construct("D2"))
    assert told(table, Build("academy")) == f"{price}, +2 ideas"
    assert told(table, Build("temple")) == price


@pytest.mark.rule("COC-11.1", "COC-11.2")
def test_units_tell_their_prices() -> None:
    assert told(Scene().goods(0, food=2).turn(0), Recruit("D2")) == "2 food"
    table = do(Scene().goods(0, food=2, ore=1).turn(0), Recruit("D2"))
    assert told(table, Enlist("settler")) == "2 food"
    assert told(table, Enlist("infantry")) == "1 food, 1 ore"


@pytest.mark.rule("COC-18.1", "COC-18.3")
def test_influence_tells_what_its_range_costs_where_nobody_is_asked_from_where() -> None:
    scene = Scene().land("D3 D4 D5", "plains").city(1, "D4", "temple").goods(0, culture=1)
    assert told(scene.turn(0), Influence("D4")) == "1 culture"
    assert told(scene.city(1, "D3", "academy").turn(0), Influence("D3")) == ""


@pytest.mark.rule("COC-11.18")
def test_only_who_has_recruited_may_leave_it_at_that() -> None:
    words = words_for(META, "en")
    table = do(Scene().goods(0, food=5, ore=1).turn(0), Recruit("D2"))
    assert words.ask(table.asks[0]) == "Recruit up to 2 units."
    do(table, Enlist("settler"))
    asked = "Recruit 1 more unit, or leave it at that. So far: 1 × Settler."
    assert words.ask(table.asks[0]) == asked
    angry = Scene().city(0, "D2", mood="angry").goods(0, food=5, ore=1)
    assert words.ask(do(angry.turn(0), Recruit("D2")).asks[0]) == "Which unit do you recruit?"


@pytest.mark.rule("COC-6.11", "COC-6.12")
def test_a_second_activation_tells_that_the_mood_will_fall() -> None:
    scene = Scene().city(0, "C3").goods(0, food=2)
    table = scene.turn(0)
    assert told(table, Collect("D2")) == ""
    assert told(table, Recruit("D2")) == "2 food"
    scene.city(0, "D2", activations=1)
    table = scene.turn(0)
    assert told(table, Collect("D2")) == "then its mood falls"
    assert told(table, Collect("D2"), "de") == "danach sinkt ihre Stimmung"
    assert told(table, Recruit("D2")) == "2 food, then its mood falls"
    assert told(table, Collect("C3")) == ""


@pytest.mark.rule("COC-12.15", "COC-4.15")
def test_who_goes_by_road_reads_its_price_first() -> None:
    scene = Scene().knows(0, "roads").land("C3 C4 D3 D4", "plains").goods(0, food=1, ore=1)
    table = do(scene.turn(0), Command(), From("D2"))
    assert told(table, By("D4", "roads")) == "1 food, 1 ore"
    assert told(table, By("D4", "roads"), "de") == "1 Nahrung, 1 Erz"
    assert told(table, To("D3")) == ""


@pytest.mark.rule("COC-6.12")
def test_a_city_of_nomads_that_was_at_work_tells_that_its_mood_will_fall() -> None:
    scene = Scene(expansion=True).land("C3 C4 D3 D4", "plains").no_units(0, "D2")
    scene.player(0, civilization="huns", civilization_advances=["nomads"])
    going = Command(), From("D2")
    table = do(scene.city(0, "D2", mood="neutral").turn(0), *going)
    assert told(table, By("D3", "nomads")) == ""
    table = do(scene.city(0, "D2", mood="neutral", activations=1).turn(0), *going)
    assert told(table, By("D3", "nomads")) == "then its mood falls"


@pytest.mark.rule("COC-17.1")
def test_happiness_costs_as_much_mood_as_the_city_is_large() -> None:
    scene = Scene().city(0, "D2", "temple", mood="neutral").goods(0, mood=2)
    assert told(scene.turn(0), Cheer("D2")) == "2 mood"


@pytest.mark.rule("COC-26.16")
def test_theaters_tell_which_token_is_given() -> None:
    table = do(Scene().knows(0, "theaters").goods(0, mood=1, culture=1).turn(0), Use("theaters"))
    assert told(table, Gain("mood")) == "1 culture, +1 mood"


@pytest.mark.rule("COC-0.10")
def test_an_ability_tells_what_using_it_costs() -> None:
    table = Scene().knows(0, "taxes").goods(0, mood=1).turn(0)
    assert told(table, Use("taxes")) == "1 mood"


def test_each_kind_that_a_turn_has_nothing_of_has_one_reason() -> None:
    words = words_for(META, "en")
    table = Scene().no_units(0, "D2").goods(0, food=0, mood=0).turn(0)
    reasons = {
        words.kind(what): words.reason(reason)
        for what, reason in table.why_none(0)
        if not isinstance(what, Pick)
    }
    assert reasons["Gain an advance"] == "It costs 2 food, and you cannot pay that."
    assert reasons["Found a city"] == "There is no settler of yours."
    assert reasons["Construct a wonder"] == "There is no wonder card that you could build."
    assert reasons["End the turn"].startswith("You have actions left")


@pytest.mark.rule("COC-27.3")
def test_sources_are_the_categories_of_the_final_score() -> None:
    table = Scene().city(0, "C3").end()
    found = sources(table.state)
    assert found["city_pieces"][0] == 2
    assert table.result is not None
    assert sum(points[0] for points in found.values()) == table.result.scores[0]


@pytest.mark.rule("COC-3.10")
def test_a_command_tells_when_nobody_can_move() -> None:
    """It is the way to do nothing, and no player shall find that out afterwards. Played at random:
    it is said exactly where no move is asked for."""
    table, dice = civitas.new("clash_of_cultures", seats=2, seed="idle"), random.Random(3)
    found = set()
    while not table.over:
        ask = dice.choice(table.asks)
        if COMMAND in ask.picks:
            idle = "none can move" in told(table, COMMAND)
            there = table.fork()
            there.pick(COMMAND, seat=ask.seat)
            assert idle is not any(each.what == "command" for each in there.asks)
            found.add(idle)
        table.pick(dice.choice(ask.picks), seat=ask.seat)
    assert found == {True, False}


def test_every_advance_that_somebody_owns_has_its_card_on_the_plate() -> None:
    table = Scene().knows(0, "writing", "storage").turn(0)
    words = words_for(META, "en", ("Anna", "Ben"))
    layer = dict(table.title.draw_layer(table.title.view(table.state, 0), words))
    for name in ("farming", "mining", "writing", "storage"):
        assert f'data-thing="{name}"' in layer["seat-0-grid"]
        assert words.about(name)
