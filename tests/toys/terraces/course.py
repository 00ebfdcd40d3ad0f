"""The course of the years, and the end (TER-2, TER-5, TER-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.planned import Agenda
from civitas.kernel.results import Result, best_wins, ranked
from tests.toys.terraces import claiming, gardening
from tests.toys.terraces.hill import BEDS, HEIGHTS
from tests.toys.terraces.state import Gardener, State

RULES: Final = Chapter()
ALL_HEIGHTS: Final = len(set(HEIGHTS))


@RULES.plain("year.start")
def year_start(s: State, _: Gardener) -> None:
    """TER-2.2: all claim, all garden, the year ends."""
    claims = [Step("automa.claim" if me.automa else "claim", me.seat) for me in s.players]
    works = [Step("automa.garden", me.seat) for me in s.players if me.automa]
    s.do(*claims, Step("garden"), *works, Step("year.end"))


@RULES.plain("year.end")
def year_end(s: State, _: Gardener) -> None:
    """TER-5.1, and the next year, if there is one."""
    for me in s.players:
        water = 0 if me.automa else min(me.flowers.bit_count(), s.supply)
        s.supply -= water
        me.water += water
        me.dug = False
    s.year += 1
    s.tell("told-year", "TER-2.1", year=s.year)
    if s.year < s.years and not in_bloom(s):
        s.do(Step("year.start"))
        return
    s.over = True
    for me in s.players:
        if not me.automa:
            wish = s.chance.reveal(me.wish)
            s.tell("told-wish", "TER-6.1", seat=me.seat, bed=BEDS[wish])


def in_bloom(s: State) -> list[int]:
    """TER-6.5: rivals with flowers at all heights."""
    return [me.seat for me in s.players if not s.hoped and len(me.heights) == ALL_HEIGHTS]


POINTS: Final[dict[str, Callable[[State, Gardener], float]]] = {
    "flowers": lambda _, me: me.flowers.bit_count(),
    "terraces": lambda s, me: len(s.bare(me)) / 2,
    "wishes": lambda _, me: 2 * me.fulfilled,
}
"""TER-6.1: where points come from."""


def points(s: State, me: Gardener) -> float:
    """TER-6.1."""
    return sum(count(s, me) for count in POINTS.values())


def flowers(s: State) -> int:
    return sum(me.flowers.bit_count() for me in s.players)


def result(s: State) -> Result:
    """TER-6.2 to TER-6.5."""
    scores = [points(s, me) for me in s.players]
    everybody = tuple(range(len(scores)))
    if s.hoped:
        won = flowers(s) >= s.hoped
        told: dict[str, str | int] = {"flowers": flowers(s), "hoped": s.hoped}
        how = "end-allies-won" if won else "end-allies-lost"
        level = ranked([0] * len(scores))
        return Result(tuple(scores), everybody if won else (), level, how, told)
    bloom = in_bloom(s)
    standing = [(seat in bloom, scores[seat], me.water) for seat, me in enumerate(s.players)]
    return best_wins(scores, standing, how="end-bloom" if bloom else "")


AGENDA: Final = Agenda(RULES, claiming.RULES, gardening.RULES)
