"""Alliances formed and ended (EOT-4.24 to EOT-4.26, EOT-4.32); how an attack breaks one is in
`battles.prelude`. Swapped leaders only mark it, so nothing but the alliance itself is kept."""

from __future__ import annotations

from civitas.titles.era_of_tribes.content.tables import ALLIANCE_INFLUENCE, ALLIANCE_MORALE
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.means.changes import (
    Changes,
    morale_change,
    shift_influence,
    shift_morale,
)
from civitas.titles.era_of_tribes.state import Player, State


def may_ally(me: Player, him: Player) -> bool:
    """EOT-4.25: once with each; never with an Automa (AUT-9.1)."""
    return not him.automa and not me.ally_of(him.seat)


def alliance(s: State, me: Player, him: Player) -> None:
    """EOT-4.24"""
    me.allies |= 1 << him.seat
    him.allies |= 1 << me.seat
    s.tell("told-alliance", "EOT-4.24", seat=me.seat, other=him.seat)
    _both(s, me, him, ALLIANCE_INFLUENCE, ALLIANCE_MORALE, "EOT-4.24")
    if s.rules.version >= 2:  # the first rules looked when the whole action was done
        check_end(s, me.seat)  # EOT-13.7


def parting(s: State, me: Player, him: Player) -> None:
    """EOT-4.26"""
    me.allies &= ~(1 << him.seat)
    him.allies &= ~(1 << me.seat)
    s.tell("told-parting", "EOT-4.26", seat=me.seat, other=him.seat)
    _both(s, me, him, -ALLIANCE_INFLUENCE, -ALLIANCE_MORALE, "EOT-4.26")


def alliance_changes(me: Player) -> tuple[Changes, Changes]:
    """What an alliance brings each of the two (EOT-4.24)."""
    return {"influence": ALLIANCE_INFLUENCE}, morale_change(me, ALLIANCE_MORALE)


def parting_changes(me: Player) -> tuple[Changes, Changes]:
    """What its end costs each of the two (EOT-4.26)."""
    influence = -min(ALLIANCE_INFLUENCE, me.influence)
    return {"influence": influence}, morale_change(me, -ALLIANCE_MORALE)


def _both(s: State, me: Player, him: Player, influence: int, morale: int, clause: str) -> None:
    """For both, one after the other in player order (EOT-3.27)."""
    for player in s.in_order():
        if player is me or player is him:
            shift_influence(s, player, influence, clause)
            shift_morale(s, player, morale, clause)
