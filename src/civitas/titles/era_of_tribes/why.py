"""Why something is not offered: the refusals of the rules, found by the pick."""

from __future__ import annotations

from civitas.kernel.asks import Pick, Reason
from civitas.titles.era_of_tribes.actions import reasons as deeds
from civitas.titles.era_of_tribes.content.tables import ACTION
from civitas.titles.era_of_tribes.course.turns import NOT_YOUR_TURN, REFUSALS, refuse_action
from civitas.titles.era_of_tribes.land import reasons
from civitas.titles.era_of_tribes.picks import course
from civitas.titles.era_of_tribes.state import Player, State


def why_not(s: State, seat: int, pick: Pick) -> Reason | None:
    """The reason for a pick the seat misses, or None if it makes no sense at all."""
    me = s.players[seat]
    match pick:
        case course.Act() if ACTION.get(pick.action) in REFUSALS:
            return _refuse_action(s, me, ACTION[pick.action])
    return reasons.why_not(s, me, pick) or deeds.why_not(s, me, pick)


def _refuse_action(s: State, me: Player, action: int) -> Reason | None:
    """An action is chosen in the own turn only."""
    if s.phase != "actions" or s.seat != me.seat:
        return NOT_YOUR_TURN
    return refuse_action(s, me, action)
