"""What standing is worth: how matches came out beside what the title said of them at each moment.

A ridge regression: to what the title says something is added for all that is counted of the seats,
early and late in a match, so that it comes nearest to how far ahead a seat was in the end. What
only tells the time is there too, so that nothing else has to tell it; it is left out where stands
are judged, for those that are compared are of about the same moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from civitas.bots.judgement import FAR, digest_of
from civitas.bots.standing import Known, Weight
from civitas.learning.stands import Stands

Array = NDArray[Any]

SMALLEST: Final = 0.1
"""A feature that is nearly always the same does not count as if it was not."""
STIFF: Final = 0.03
"""How much weights cost, beside what is explained by them."""
LOOSE: Final = 1e-4
"""What tells the time may weigh what it will."""
PLACED: Final = "."
"""In the name of a feature of a seat or of a place; what tells the time is of the whole table."""
COUNTED: Final = {
    "sands_of_time": (
        *("vp", "crops", "gold", "unrest", "unrest_max", "regions", "caravans", "advances"),
        *("peasants", "soldiers", "peasants_left", "soldiers_left", "measure_?", "income_*"),
        *("heritage.*", "unlocked.*", "quarry", "irrigation", "aqueduct", "city", "road"),
        *("triumphal_arch", "fortress", "barracks", "amphitheater", "temple", "library", "wonder"),
    ),
    "era_of_tribes": (
        *("influence", "morale", "thalers", "food", "hunger", "hunger_beside", "treaties"),
        *("epoch", "leaders", "cities", "fleets", "army", "legions", "militias", "cards"),
        *("tiles", "allies", "deterring", "colonies", "posts", "provinces", "seas", "vassals"),
        *("goods", "level_*"),
    ),
}
"""By title, what is counted of each seat: what it has for longer than a turn. Of other titles it is
all that is known of seats."""
SEATED: Final = ("me.", "rival")
BELIEF: Final = 0.5
"""How much of what was learned is believed."""
MOST: Final = 100_000
"""More stands tell hardly more: those of one match are much alike."""
HELD: Final = 5
"""One match of so many is held out."""


class About(NamedTuple):
    """What is learned about."""

    title: str
    rules: str
    names: Sequence[str]
    rivalry: float
    seats: int


class Foretold(NamedTuple):
    """How well it is foretold how matches come out, in matches that were held out: the correlation,
    with what only tells the time taken out."""

    title: float
    """By the title alone,"""
    learned: float
    """and with what was learned."""


class Design:
    """What the regression reads."""

    def __init__(self, stands: Stands, about: About) -> None:
        told, names = stands.told, about.names
        varied = told.max(0) > told.min(0)
        timed = np.array([PLACED not in name for name in names])
        counted = np.array([_is_counted(name, about.title) for name in names])
        self.timed, self.read = np.flatnonzero(timed & varied), np.flatnonzero(counted & varied)
        self.time = told[:, self.timed].astype(np.float64)
        self.mean, self.spread, read = _scaled(told[:, self.read].astype(np.float64))
        judged = stands.own[:, None].astype(np.float64)
        self.judged_mean, self.judged_spread, judged = _scaled(judged)
        self.clock = self._clock(stands.match)
        played = self.played[:, None]
        scaled = np.concatenate([judged, read], axis=1)
        self.many = scaled.shape[1]
        when = np.concatenate([played**n for n in range(4)], axis=1)
        self.rest = np.concatenate([when, _scaled(self.time)[2]], axis=1)
        self.all = np.concatenate([scaled * (1 - played), scaled * played, self.rest], axis=1)

    def _clock(self, match: Array) -> Array:
        """How much of a match is over, told by what the whole table has in common."""
        first = np.searchsorted(match, match)
        many = np.bincount(match)[match]
        ones = np.ones((len(match), 1))
        told = np.concatenate([ones, self.time], axis=1)
        clock: Array = _ridge(
            told, (np.arange(len(match)) - first) / many, np.full(len(told.T), 1e-3)
        )
        self.played = np.clip(told @ clock, 0, 1)
        return clock

    def weights(self, wanted: Array, rows: Array) -> Array:
        """What each column counts."""
        cost = np.full(self.all.shape[1], LOOSE)
        cost[: 2 * self.many] = STIFF
        return _ridge(self.all[rows], wanted[rows], cost)


def fit(stands: Stands, about: About, belief: float = BELIEF) -> tuple[Known, Foretold]:
    """What was learned, and how well it foretells."""
    every = 1 + len(stands.match) // MOST
    stands = Stands(*(each[::every] for each in stands))
    design = Design(stands, about)
    margin = stands.own.astype(np.float64) - about.rivalry * stands.rival
    wanted = stands.margin - margin
    weights = design.weights(wanted, np.arange(len(wanted)))
    foretold = _foretold(stands, design, margin, belief)
    return _known(design, about, weights, belief, int(stands.match[-1]) + 1), foretold


def _foretold(stands: Stands, design: Design, margin: Array, belief: float) -> Foretold:
    more = np.zeros_like(margin)
    columns = slice(2 * design.many)
    for part in range(HELD):
        held = stands.match % HELD == part
        weights = design.weights(stands.margin - margin, np.flatnonzero(~held))
        more[held] = design.all[held, columns] @ weights[columns]
    rest = design.rest
    out, title, learned = (
        each - rest @ np.linalg.lstsq(rest, each, rcond=None)[0]
        for each in (stands.margin.astype(np.float64), margin, margin + belief * more)
    )
    return Foretold(*(float(np.corrcoef(each, out)[0, 1]) for each in (title, learned)))


def _known(design: Design, about: About, weights: Array, belief: float, matches: int) -> Known:
    means = np.concatenate([design.judged_mean, design.mean]).tolist()
    spreads = np.concatenate([design.judged_spread, design.spread]).tolist()
    early, late = weights[: design.many].tolist(), weights[design.many : 2 * design.many].tolist()
    columns = zip(means, spreads, early, late, strict=True)
    own, *each = [Weight(*(round(n, 5) for n in column)) for column in columns]
    names, clock = about.names, [round(n, 6) for n in design.clock.tolist()]
    timed, read = ([names[n] for n in numbers.tolist()] for numbers in (design.timed, design.read))
    return Known(
        title=about.title,
        rules=(about.rules,),
        seats=about.seats,
        features=digest_of(names),
        matches=matches,
        belief=belief,
        start=clock[0],
        clock=dict(zip(timed, clock[1:], strict=True)),
        own=own,
        weights=dict(zip(read, each, strict=True)),
    )


def _is_counted(name: str, title: str) -> bool:
    _, _, what = name.partition(PLACED)
    if not name.startswith(SEATED):
        return False
    return any(fnmatchcase(what, counted) for counted in COUNTED.get(title, ("*",)))


def _scaled(told: Array) -> tuple[Array, Array, Array]:
    mean, spread = told.mean(0), np.maximum(told.std(0), SMALLEST)
    return mean, spread, np.clip((told - mean) / spread, -FAR, FAR)


def _ridge(told: Array, wanted: Array, cost: Array) -> Array:
    found: Array = np.linalg.solve(told.T @ told + np.diag(cost * len(told)), told.T @ wanted)
    return found
