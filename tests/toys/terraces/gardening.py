"""Gardening (TER-4): all at once, each in their own garden."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason, side_by_side
from tests.toys.terraces.hill import NUMBER, TERRACES
from tests.toys.terraces.picks import Dig, Plant, Rest
from tests.toys.terraces.state import Gardener, State

RULES: Final = Chapter()
NO_SEED: Final = Reason("no-seed", "TER-4.2")
NO_TERRACE: Final = Reason("no-terrace", "TER-4.2")


def refuse_plant(s: State, me: Gardener, terrace: int) -> Reason | None:
    """TER-4.2: a seed, and a bare terrace of one's own."""
    if s.owners[terrace] != me.seat:
        return Reason("not-yours", "TER-4.2")
    if me.blooms(terrace):
        return Reason("in-flower", "TER-4.2")
    return None if me.seeds else NO_SEED


def refuse_dig(me: Gardener) -> Reason | None:
    """TER-4.3: once a year, while there is water in the well."""
    if me.dug:
        return Reason("dug", "TER-4.3")
    return None if me.well else Reason("well-empty", "TER-4.3")


def _works(s: State, me: Gardener) -> list[Pick]:
    bare = [n for n in range(len(TERRACES)) if refuse_plant(s, me, n) is None]
    dig = [Dig()] if refuse_dig(me) is None else []
    return [*(Plant(TERRACES[n].id) for n in bare), *dig, Rest()]


@RULES.asking("garden")
def garden(s: State, _: Gardener) -> Flow:
    """TER-4.1: whoever is asked at all acts beside the others."""
    yield from side_by_side({me.seat: work(s, me) for me in s.players if not me.automa})


def work(s: State, me: Gardener) -> Flow:
    """TER-4.1: one deed after the other, in one's own garden."""
    while True:
        pick = yield Ask(me.seat, "garden", lambda: _works(s, me), kinds=(Plant, Dig))
        if isinstance(pick, Rest):
            return
        if isinstance(pick, Plant):
            plant(s, me, NUMBER[pick.terrace])
        else:
            dig(s, me)


def plant(s: State, me: Gardener, terrace: int) -> None:
    """TER-4.2."""
    me.seeds -= 1
    me.flowers |= 1 << terrace
    s.tell("told-plant", "TER-4.2", seat=me.seat, terrace=TERRACES[terrace].id)


def dig(s: State, me: Gardener) -> None:
    """TER-4.3: as much as the die says, if there is so much."""
    me.dug = True
    water = min(s.chance.roll(), me.well)
    me.well -= water
    me.water += water
    s.tell("told-dig", "TER-4.3", seat=me.seat, water=water)


@RULES.plain("automa.garden")
def automa_garden(s: State, me: Gardener) -> None:
    """TER-4.5: from the foot of the hill upwards."""
    for terrace in s.bare(me)[: None if s.eager else 1]:
        if me.seeds:
            plant(s, me, terrace)
