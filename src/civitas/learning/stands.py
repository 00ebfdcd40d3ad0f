"""Stands: matches in which it is noted how seats stand when their turns are over.

Greedy plays itself, and now and then does something else that looked good, so that what a seat has
does not hang together with how well it was played. Of each turn's end, the moment at which search
judges, it is noted what the seat sees and how the title judges; and in the end how it came out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.chair import Chair
from civitas.bots.greedy import Thought
from civitas.bots.worlds import QUIET
from civitas.kernel.asks import Pick
from civitas.kernel.chance import seed_number
from civitas.kernel.match import new
from civitas.kernel.table import Table

Array = NDArray[Any]

CURIOUS: Final = 8
"""One pick in so many is not the best one,"""
FEW: Final = 5
"""but any of the best few."""


class Outing(NamedTuple):
    """A match to be played. The same outing gives the same match on every machine."""

    title: str
    seats: int
    seed: str


class Stands(NamedTuple):
    """What was noted in a match, or in several: moment by moment."""

    match: Array
    """The number of the match,"""
    seat: Array
    """whose turn is over,"""
    told: Array
    """its features,"""
    own: Array
    """how the title judges it,"""
    rival: Array
    """and its best rival;"""
    margin: Array
    """and by how much it was ahead of the best rival when the match was over."""


class Noted(NamedTuple):
    """An outing that was played."""

    outing: Outing
    stands: Stands


class Wanderer:
    """Mostly does what looks best, as greedy does."""

    name = "wanderer"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def pick(self, chair: Chair) -> Pick:
        picks = chair.ask.picks
        if len(picks) == 1:
            return picks[0]
        luck = chair.luck(self._seed)
        thought = Thought(chair, luck)
        best = thought.best(picks)
        if luck.below(CURIOUS):
            return best
        gains = thought.gains()
        few = sorted(gains, key=lambda pick: -gains[pick])[:FEW]
        return few[luck.below(len(few))]


def play(outing: Outing) -> Noted:
    """The whole match."""
    table = new(outing.title, outing.seats, seed=outing.seed, log=False)
    bots = [Wanderer(seed_number(f"{outing.seed} bot {n}")) for n in range(outing.seats)]
    told, rows = [], []
    while not table.over:
        seat, asked = table.asks[0].seat, table.segment
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
        if _is_over(table, seat, asked):
            state, title = table.state, table.title
            told.append([*title.features(state, seat)])
            rows.append((seat, title.evaluate(state, seat), _best_rival(table, seat)))
    result = table.result
    assert result is not None
    scores = result.scores
    ahead = [score - max(scores[:n] + scores[n + 1 :]) for n, score in enumerate(scores)]
    seats, own, rival = zip(*rows, strict=True)
    stands = Stands(
        np.zeros(len(rows), np.int32),
        np.array(seats, np.int8),
        np.array(told, np.float32),
        np.array(own, np.float32),
        np.array(rival, np.float32),
        np.array([ahead[seat] for seat in seats], np.float32),
    )
    return Noted(outing, stands)


def _best_rival(table: Table, seat: int) -> float:
    others = [n for n in range(len(table.header.seats)) if n != seat]
    return max(table.title.evaluate(table.state, other) for other in others)


def _is_over(table: Table, seat: int, asked: int) -> bool:
    """Is the turn over in which the seat was asked last, in this segment?"""
    others = [ask for ask in table.asks if ask.seat != seat]
    if not others or (table.aside and len(others) < len(table.asks)):
        return False
    later = table.segment != asked or table.aside
    return later and table.title.pause(table.state, seat) in QUIET


def joined(found: Sequence[Stands]) -> Stands:
    """What was noted in all of these."""
    matches = [int(each.match.max(initial=-1)) + 1 for each in found]
    before = np.repeat(np.cumsum([0, *matches[:-1]]), [len(each.match) for each in found])
    all_of = Stands(*(np.concatenate(each) for each in zip(*found, strict=True)))
    return all_of._replace(match=(all_of.match + before).astype(np.int32))
