"""What a table tells of itself: terms of picks, and why something is missing."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Amount, Terms, terms
from civitas.kernel.words import words_for
from civitas.titles.clash_of_cultures import META as CLASH
from civitas.titles.oikumene import META as OIKUMENE
from civitas.titles.sands_of_time import META as SANDS
from tests.kernel.scripted import Say, State, says, table_of


class Sing(Pick, frozen=True):
    """A kind of pick that is never there."""


def _priced(pick: Say) -> Terms | None:
    return terms({"gold": 2}) if pick.word == "dear" else None


def menu(s: State) -> Flow:
    yield Ask(0, "word", lambda: says("dear", "cheap"), kinds=(Say, Sing), terms=_priced)


def test_whoever_asks_may_tell_the_terms() -> None:
    table = table_of(menu)
    assert table.terms(Say("dear"), 0) == Terms((Amount("gold", 2),))
    assert table.terms(Say("cheap"), 0) is None
    assert table.fork().terms(Say("dear"), 0) == Terms((Amount("gold", 2),))
    assert table.terms(Say("dear"), 1) is None, "nobody else is asked"


def test_what_is_held_and_each_kind_that_is_missing_has_one_reason() -> None:
    table = table_of(menu)
    told = [(what, reason.clause) for what, reason in table.why_none(0)]
    assert told == [(Say("secret"), "X-1"), (Sing, "X-2")]
    assert table.why_none(1) == []


def test_terms_without_amounts_are_none() -> None:
    assert terms({"gold": 0}, {}) is None
    assert terms({"points": 2.0}) == Terms((Amount("points", 2),))
    assert terms({"points": 0.5}) == Terms((Amount("points", 0.5),))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Build", "3 gold, +1 idea"),
        ("Pay 3 gold", "+1 idea"),
        ("Pay 13 gold", "3 gold, +1 idea"),
        ("3 gold for 1 idea", ""),
    ],
)
def test_what_a_text_names_already_is_not_said_again(text: str, told: str) -> None:
    words = words_for(CLASH, "en")
    assert words.terms(Terms((Amount("gold", 3),), (Amount("ideas", 1),)), text) == told
    assert words.terms(None, text) == ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_note_with_a_comma_is_one_thing_that_is_said(language: str) -> None:
    """Pages say once what several picks have in common, and tear no sentence apart."""
    words = words_for(OIKUMENE, language)
    found = Terms((Amount("gold", 3),), note="vain-swords")
    gold, note = words.each_term(found)
    assert ", " in note
    assert words.terms(found) == f"{gold}, {note}"


def test_amounts_know_one_and_many() -> None:
    for language, one, many in (("en", "1 idea", "2 ideas"), ("de", "1 Idee", "2 Ideen")):
        words = words_for(CLASH, language)
        assert words.amount(Amount("ideas", 1)) == one
        assert words.amount(Amount("ideas", 2)) == many


def test_a_thing_is_told_by_its_own_text_or_by_that_of_its_sort() -> None:
    words = words_for(SANDS, "en")
    assert words.about("labor").startswith("When you build, peasants")
    assert words.about("region:italia") == words.about("region:gallia")
    assert words.about("good:wine") == words.about("good")
    assert words.about("nonsense:nothing") == ""
