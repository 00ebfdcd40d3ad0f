"""Claiming (TER-3)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.values import NOBODY, put
from tests.toys.terraces.hill import COLUMNS, HEIGHTS, NEAR, NUMBER, TERRACES
from tests.toys.terraces.picks import Claim, Leave
from tests.toys.terraces.state import Gardener, State

RULES: Final = Chapter()


def refuse_claim(s: State, me: Gardener, terrace: int) -> Reason | None:
    """TER-3.1, TER-3.2: free, within reach, and paid for."""
    if s.owners[terrace] != NOBODY:
        return Reason("taken", "TER-3.1")
    mine = s.terraces(me.seat)
    if not mine and HEIGHTS[terrace] > 1:
        return Reason("foot", "TER-3.1")
    if mine and not any(s.owners[near] == me.seat for near in NEAR[terrace]):
        return Reason("far", "TER-3.1")
    if me.water < HEIGHTS[terrace]:
        return Reason("dry", "TER-3.2", {"water": HEIGHTS[terrace]})
    return None


def _claims(s: State, me: Gardener) -> list[Pick]:
    free = (n for n in range(len(TERRACES)) if refuse_claim(s, me, n) is None)
    return [*(Claim(TERRACES[n].id) for n in free), Leave()]


@RULES.asking("claim")
def claim(s: State, me: Gardener) -> Flow:
    """TER-3.1: one terrace, or none."""
    pick = yield Ask(me.seat, "claim", lambda: _claims(s, me))
    if isinstance(pick, Claim):
        terrace = NUMBER[pick.terrace]
        me.water -= HEIGHTS[terrace]
        s.supply += HEIGHTS[terrace]
        take(s, me, terrace)


@RULES.plain("automa.claim")
def automa_claim(s: State, me: Gardener) -> None:
    """TER-3.3: the lowest free terrace of a column."""
    column = COLUMNS[s.chance.roll(len(COLUMNS)) - 1]
    free = [n for n in column if s.owners[n] == NOBODY]
    if free:
        take(s, me, free[0])


def take(s: State, me: Gardener, terrace: int) -> None:
    s.owners = put(s.owners, terrace, me.seat)
    s.tell("told-claim", "TER-3.1", seat=me.seat, terrace=TERRACES[terrace].id)
