"""No two answers of a question are told by the same words."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.picks.farming import GiveUp
from civitas.titles.oikumene.picks.moves import Move, Starve, SufferFor
from civitas.titles.oikumene.picks.war import (
    Aim,
    FleeTo,
    RerollFree,
    RerollPaid,
    RerollToo,
    Strike,
    Suffer,
    Withdraw,
)
from tests.titles.oikumene.helpers import match

STACK = ("light_infantry", "standard")
ONE: tuple[Any, ...] = (Aim, SufferFor)
SOME: tuple[Any, ...] = (Strike, Suffer, Starve)
DICE: tuple[Any, ...] = (RerollFree, RerollPaid, RerollToo)


@pytest.mark.parametrize("language", ["en", "de"])
def test_units_of_a_field_are_told_by_where_they_are(language: str) -> None:
    words = words_for(META, language)
    for kind in (Move, GiveUp):
        spots = ("out", "site", "inside", "hold")
        assert len({words.pick(kind("roma", spot, *STACK)) for spot in spots}) == len(spots)


@pytest.mark.parametrize("language", ["en", "de"])
def test_those_who_fight_starve_or_go_inside_are_told_by_where_they_are(language: str) -> None:
    words, die = words_for(META, language), ("die_white", 0)
    for spots in (("out", "site", "aboard"), ("inside", "hold")):
        stacks = [("roma", spot, *STACK) for spot in spots]
        dice = [(*STACK, spot, *die) for spot in spots]
        told = [[kind(*stack) for stack in stacks] for kind in ONE]
        told += [[kind(*stack, 2) for stack in stacks] for kind in SOME]
        told += [[kind(*each) for each in dice] for kind in DICE]
        for picks in told:
            assert len({words.pick(pick) for pick in picks}) == len(spots), picks


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_told_from_where_who_withdraws_goes_inside(language: str) -> None:
    words, spots = words_for(META, language), ("out", "site", "aboard")
    assert len({words.pick(Withdraw("roma", spot, *STACK, 2)) for spot in spots}) == len(spots)


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


@pytest.mark.rule("HRN-9.21")
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_told_from_where_and_into_what_somebody_flees(language: str) -> None:
    words, into = words_for(META, language), ("out", "inside", "port", "aboard", "hold")
    goals = {words.pick(FleeTo("roma", "out", *STACK, 1, "latium", each)) for each in into}
    assert len(goals) == len(into)
    spots = ("out", "site", "aboard")
    assert (
        len({words.pick(FleeTo("roma", spot, *STACK, 1, "latium", "out")) for spot in spots}) == 3
    )
