"""No two answers of a question are told by the same words."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.picks.farming import GiveUp
from civitas.titles.oikumene.picks.moves import Move
from civitas.titles.oikumene.picks.war import (
    Aim,
    FleeTo,
    RerollFree,
    RerollPaid,
    RerollToo,
    Strike,
    Suffer,
)
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


@pytest.mark.rule("HRN-9.16", "HRN-9.21")
@pytest.mark.parametrize("language", ["en", "de"])
def test_units_of_a_battle_are_told_by_where_they_are_and_where_they_flee(language: str) -> None:
    words = words_for(META, language)
    spots = ("out", "site", "aboard")
    for kind in (Strike, Suffer):
        assert len({words.pick(kind("roma", spot, *STACK, 1)) for spot in spots}) == 3
    die = "die_white", 0
    assert len({words.pick(Aim("roma", spot, *STACK)) for spot in spots}) == 3
    for throw in (RerollFree, RerollPaid, RerollToo):
        assert len({words.pick(throw(*STACK, spot, *die)) for spot in spots}) == 3
    into = ("out", "inside", "port", "aboard", "hold")
    goals = {words.pick(FleeTo("roma", "out", *STACK, 1, "latium", each)) for each in into}
    assert len(goals) == len(into)
    assert (
        len({words.pick(FleeTo("roma", spot, *STACK, 1, "latium", "out")) for spot in spots}) == 3
    )
