"""No two answers of a question are told by the same words."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.picks.farming import GiveUp
from civitas.titles.oikumene.picks.moves import Move
from tests.titles.oikumene.helpers import match

STACK = ("light_infantry", "standard")


@pytest.mark.parametrize("language", ["en", "de"])
def test_units_of_a_field_are_told_by_where_they_are(language: str) -> None:
    words = words_for(META, language)
    for kind in (Move, GiveUp):
        spots = ("out", "site", "inside", "hold")
        assert len({words.pick(kind("roma", spot, *STACK)) for spot in spots}) == len(spots)


@pytest.mark.parametrize(
    ("mode", "board"),
    [("quick", "britannia"), ("basic", "vikings"), ("original", "huns"), ("extended", "orient")],
)
def test_all_answers_of_a_match_are_told_apart(mode: str, board: str) -> None:
    table, luck = match(3, mode=mode, map=board), random.Random(mode)
    languages = [words_for(META, language) for language in ("en", "de")]
    for _ in range(150):
        if not table.asks:
            break
        ask = luck.choice(table.asks)
        for words in languages:
            told = [words.answer(ask.what, pick) for pick in ask.picks]
            assert len(told) == len(set(told)), (ask.what, told)
        table.pick(luck.choice(ask.picks), ask.seat)
