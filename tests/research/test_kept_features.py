"""What was counted of a position is kept while nothing has changed, and no longer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib import import_module

import pytest

import civitas
from civitas.kernel.asks import Pick
from civitas.kernel.features import Last
from civitas.kernel.setting import Options

SETTINGS: list[tuple[str, int, Options]] = [
    ("sands_of_time", 2, {}),
    ("sands_of_time", 4, {}),
    ("clash_of_cultures", 2, {"expansion": True}),
    ("clash_of_cultures", 4, {"expansion": True}),
    ("era_of_tribes", 2, {}),
    ("era_of_tribes", 4, {}),
    ("oikumene", 2, {}),
    ("oikumene", 4, {}),
]
STEPS = 1200


@pytest.mark.parametrize(("title", "seats", "options"), SETTINGS)
def test_features_are_as_if_counted_anew(title: str, seats: int, options: Options) -> None:
    kept = [
        each
        for each in vars(import_module(f"civitas.titles.{title}.features")).values()
        if isinstance(each, Last)
    ]
    assert kept
    dice, table = random.Random(seats), civitas.new(title, seats, options=options, seed="kept")
    for step in range(STEPS):
        if table.over:
            table = civitas.new(title, seats, options=options, seed=f"kept {step}")
        everybody = range(seats)
        told = [table.title.features(table.state, seat) for seat in everybody]
        for each in kept:
            each.forget()
        assert told == [table.title.features(table.state, seat) for seat in everybody], step
        ask = dice.choice(table.asks)
        table.pick(_any(dice, ask.picks), ask.seat)


def _any(dice: random.Random, picks: Sequence[Pick]) -> Pick:
    """Any kind of pick and any of that kind, so that what is seldom possible is done, too."""
    kind = dice.choice(list(dict.fromkeys(map(type, picks))))
    return dice.choice([pick for pick in picks if type(pick) is kind])
