"""Cargo goes down with its ships in a battle (HRN-9.28)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.asks import Ask, Flow, Params
from civitas.titles.oikumene.means.units import at, is_adrift, room_aboard
from civitas.titles.oikumene.moves.cargo import place_terms
from civitas.titles.oikumene.picks.common import stack_of, told_stack
from civitas.titles.oikumene.picks.war import GoDown
from civitas.titles.oikumene.stacks import ABOARD, SPOT_OF, place
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.losses import Told, kill
from civitas.titles.oikumene.war.sides import current, player

SUNK: Final[Told] = ("told-sunk", "HRN-9.28")


def sink(s: State, which: int) -> Flow:
    """HRN-9.28: units aboard for whom there is no room any more go down; their owner says who, as
    long as anybody stays. (Before the ninth rules he named them all.)"""
    me, space = player(s, which), current(s).space
    if s.rules.version >= 9 and me.laden >> space & 1 and is_adrift(me, space):
        for stack, number in at(me, place(space, ABOARD)):
            kill(s, which, stack, number, SUNK)
    while (room := room_aboard(me, space)) < 0:
        aboard = [stack for stack, _ in at(me, place(space, ABOARD))]
        if s.rules.version < 7:  # before, an ambush spared those who had not come
            aboard = [t for t, _ in current(s).sides[which].units if SPOT_OF[t] == ABOARD]
        if not aboard:
            return
        picks = [GoDown(*told_stack(s, stack)) for stack in aboard]
        pick = picks[0]
        if len(picks) > 1:
            told: Params = {"number": -room}
            drowning = _drowning(picks)
            pick = yield Ask(me.seat, "go-down", drowning, told, terms=place_terms, sure=True)
        kill(s, which, stack_of(s, pick), 1, SUNK)


def _drowning(picks: list[GoDown]) -> Callable[[], list[GoDown]]:
    return lambda: picks
