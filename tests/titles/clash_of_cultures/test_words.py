"""English and German say the same things."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.kernel.asks import Pick
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.clash_of_cultures import META, chapters
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    ACTION_HALF,
    ACTION_HALVES,
    CONDITION,
    CONDITIONS,
    OBJECTIVES,
    TACTICS_HALF,
    TACTICS_HALVES,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS, LEADERS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.picks import PICKS
from civitas.titles.clash_of_cultures.picks.cards import RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import DONE, PASS, Done
from civitas.titles.clash_of_cultures.picks.events import TakePerson, TakeShown
from civitas.titles.clash_of_cultures.picks.moves import Command, From, Join
from civitas.titles.clash_of_cultures.picks.people import Enlist, Recruit
from civitas.titles.clash_of_cultures.powers.moments import MOMENTS, Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, hooks_of
from civitas.titles.clash_of_cultures.scene import Scene
from tests.catalogues import Catalogue, read_catalogue, variables
from tests.titles.clash_of_cultures.helpers import do

PRICES = {Moment.PRICE, Moment.UNIT_PRICE}
FILES = sorted(path.name for path in (META.words / "en").glob("*.ftl"))


def test_both_languages_have_the_same_files() -> None:
    assert sorted(path.name for path in (META.words / "de").glob("*.ftl")) == FILES


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, german = (read_catalogue(Path(META.words) / lang / name) for lang in ("en", "de"))
    assert list(english) == list(german)
    for message in english:
        assert variables(_whole("en"), message) == variables(_whole("de"), message)


@cache
def _whole(language: str) -> Catalogue:
    """All messages of a language: they are made of each other."""
    files = [read_catalogue(Path(META.words) / language / name) for name in FILES]
    return {message: words for file in files for message, words in file.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_and_ability_has_words(language: str) -> None:
    words = words_for(META, language)
    missing = [_tag(pick) for pick in PICKS if not words.has(f"pick-{_tag(pick)}")]
    missing += [a.id for a in ABILITIES if not words.has(f"thing-{a.id}")]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_with_a_choice_has_words(language: str) -> None:
    words = words_for(META, language)
    assert chapters.SPEAKING  # so that every ability has announced itself
    moments = {hook.moment for n in range(len(ABILITIES)) for hook in hooks_of(n) if hook.optional}
    spoken = [f"thing-moment-{MOMENTS[moment - 1].lower()}" for moment in sorted(moments - PRICES)]
    assert [name for name in spoken if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_told_in_words_tells_what_its_signs_say(language: str) -> None:
    """What is drawn as a sign, prices, needs and moments, is in the words for those who read."""
    words = words_for(META, language)
    for card in ACTION_CARDS:
        action, tactics = words.say(f"effect-{card.id}").splitlines()
        half = ACTION_HALVES[ACTION_HALF[card.action]]
        price = ["price", str(half.cost["kind"]), *(["culture"] if "culture" in half.cost else [])]
        needs = ["needs", *TACTICS_HALVES[TACTICS_HALF[card.tactics]].needs]
        assert f"({words.say('-'.join(price))}): " in action
        assert f"({words.say('-'.join(needs))}): " in tactics
    moments = {"status_phase": "status", "instant": "instant", "instant_or_status_phase": "either"}
    for objective in OBJECTIVES:
        lines = words.say(f"effect-{objective.id}").splitlines()
        for half_id, line in zip((objective.top, objective.bottom), lines, strict=True):
            moment = moments[CONDITIONS[CONDITION[half_id]].timing]
            assert f"({words.say(f'when-{moment}')}): " in line
    for wonder in WONDERS:
        line = words.say(f"effect-{wonder.id}").splitlines()[0]
        assert re.findall(r"\d+", line) == [*map(str, wonder.cost.values()), str(wonder.vp_total)]
        assert words.thing(wonder.required_advance) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_civilization_told_in_words_tells_what_unlocks_its_advances(language: str) -> None:
    words = words_for(META, language)
    anything = words.say("phrase-any-government")
    for civilization in CIVILIZATIONS:
        lines = words.say(f"effect-{civilization.id}").splitlines()
        for advance, line in zip(civilization.advances, lines, strict=True):
            linked = advance.trigger
            unlocks = anything if linked == "any_government" else words.thing(linked)
            assert line.startswith(f"{words.thing(advance.id)} ({unlocks}): ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_a_name_in_the_data_is_called_by_it(language: str) -> None:
    """In German only some have a name there; the others are translated."""
    words = words_for(META, language)
    plain: list[Any] = [*ADVANCES, *WONDERS, *UNITS, *STRUCTURES, *CIVILIZATIONS, *LEADERS]
    named: list[tuple[str, Any]] = [(each.id, each) for each in plain]
    named += [(advance.id, advance) for each in CIVILIZATIONS for advance in each.advances]
    named += [(f"action-{each.id}", each) for each in ACTION_HALVES]
    named += [(f"tactics-{each.id}", each) for each in TACTICS_HALVES]
    named += [(f"objective-{each.id}", each) for each in CONDITIONS]
    field = "name" if language == "en" else "name_de"
    wrong = [
        thing
        for thing, each in named
        if (name := getattr(each, field, None)) is not None and words.thing(thing) != name
    ]
    assert wrong == []


def _tag(pick: type[object]) -> str:
    return pick.__name__.lower()


def test_whoever_chooses_step_by_step_is_told_what_was_chosen() -> None:
    words = words_for(META, "en")
    table = do(Scene().turn(0), Collect("D2"), Take("E2", "ore"))
    assert words.ask(table.asks[0]).endswith("So far: 1 ore.")
    table = do(Scene().goods(0, food=4, ore=1).turn(0), Recruit("D2"), Enlist("settler"))
    assert words.ask(table.asks[0]).endswith("So far: 1 × Settler.")
    table = Scene().units(0, "D2", settler=1, infantry=1).player(0, advances=["tactics"]).turn(0)
    do(table, Command(), From("D2"), Join("infantry"))
    assert words.ask(table.asks[0]) == "Who else goes from D2? So far: 1 × Infantry."
    do(table, Join("settler"), Done())
    assert words.ask(table.asks[0]) == "From D2 go: 1 × Settler, 1 × Infantry. Where to?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_declining_says_what_it_means_here(language: str) -> None:
    """Each such answer belongs to a question that there is, and to no other."""
    words = words_for(META, language)
    for message in read_catalogue(META.words / language / "declining.ftl"):
        what = message.removeprefix("pick-pass-")
        assert words.has(f"ask-{what}"), message
        assert words.answer(what, PASS) != words.pick(PASS)
    assert words.answer("nothing", PASS) == words.pick(PASS)


LEFT_OFF = {
    *("command", "group", "cargo", "unload", "convert", "route", "collect", "recruit"),
    *("cheer", "raise-again", "exchange", "hire-army", "siegecraft", "prisoner", "ruin"),
}
"""The questions after which somebody may leave off."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_off_says_what_is_left(language: str) -> None:
    """A mere *done* says nothing in the list of what was done in a turn."""
    words = words_for(META, language)
    said = {message.removeprefix("pick-done-") for message in leaving_off(language)}
    assert said == LEFT_OFF
    for what in LEFT_OFF:
        assert words.has(f"ask-{what}"), what
        assert words.answer(what, DONE) != words.pick(DONE)


def leaving_off(language: str) -> Catalogue:
    return read_catalogue(META.words / language / "leaving_off.ftl")


def test_whoever_may_leave_off_reads_what() -> None:
    table, dice = civitas.new("clash_of_cultures", 3, seed="leave off"), random.Random(3)
    while not table.over and table.seq < 700:
        ask = table.asks[0]
        assert DONE not in ask.picks or ask.what in LEFT_OFF, ask.what
        table.pick(dice.choice(ask.picks), ask.seat)


@pytest.mark.parametrize(
    ("pick", "said"),
    [
        (TakePerson("great_athlete"), "„Großer Athlet“ nehmen"),
        (TakeShown("great_lighthouse"), "„Großer Leuchtturm“ nehmen"),
        (RaiseWonder("D2", "great_lighthouse"), "Auf D2 bauen: Großer Leuchtturm"),
    ],
)
def test_german_names_of_cards_are_not_bent_wrongly(pick: Pick, said: str) -> None:
    assert words_for(META, "de").pick(pick) == said
