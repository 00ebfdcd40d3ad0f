"""The cards of every title: whatever has a text names a clause that is in the rules of every
language."""

from __future__ import annotations

import re

import pytest

from civitas.kernel.cards import Card, card, clauses_of
from civitas.kernel.rulebook import rulebook
from civitas.kernel.speech import LANGUAGES, catalogue, headed_things
from civitas.kernel.titles import Meta, known_titles
from civitas.kernel.words import words_for

TITLES = sorted(known_titles())


def told(meta: Meta) -> list[str]:
    """The things and sorts of places that a title has a text for."""
    return re.findall(r"^effect-([\w-]+) *=", catalogue(meta.words, "en"), re.MULTILINE)


@pytest.mark.parametrize("title", TITLES)
def test_every_card_names_a_clause(title: str) -> None:
    meta = known_titles()[title]
    words, book = words_for(meta, "en"), rulebook(meta, "en")
    cards = {thing: card(meta, words, thing) for thing in told(meta)}
    assert [thing for thing, about in cards.items() if about is None or not about.clause] == []
    named = {about.clause for about in cards.values() if about is not None}
    assert sorted(named - set(book.clauses)) == []


@pytest.mark.parametrize("title", TITLES)
def test_nothing_is_named_that_is_not_there(title: str) -> None:
    meta = known_titles()[title]
    known = {thing for _, things in headed_things(meta.words, "en") for thing in things}
    assert sorted(set(clauses_of(meta)) - known - set(told(meta))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_has_the_card_of_its_sort(language: str) -> None:
    meta = known_titles()["sands_of_time"]
    words = words_for(meta, language)
    assert card(meta, words, "region:italia") == Card(
        "Italia", words.say("effect-region"), "SOT-1.7"
    )
    assert card(meta, words, "nowhere:land") is None
