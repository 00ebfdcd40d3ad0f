"""What is said of moves: who went where, and who went along."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Params
from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.units import named
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    KIND_OF,
    OUT,
    PORT,
    SPACE_OF,
    SPOT_OF,
    space_at,
    spot_at,
)
from civitas.titles.oikumene.state import State

_TOLD: Final = {OUT: "told-moves", ABOARD: "told-boards"}


def tell_training(s: State, me: Player, which: int, number: int, to: int) -> None:
    """HRN-12.5: who moves away loses the training."""
    if s.log is None or which not in me.training:
        return
    lost = me.training[which] + number - me.units[which]
    if lost > 0 and space_at(to) != SPACE_OF[which]:
        what: Params = {"number": lost, **named(which), "space": s.label(SPACE_OF[which])}
        s.tell("told-training-lost", "HRN-12.5", seat=me.seat, **what)


def tell_along(
    s: State, me: Player, which: int, number: int, space: int, clause: str = "HRN-6.3"
) -> None:
    """Cargo has come with its ships, or got ashore with them."""
    what: Params = {"number": number, **named(which), "space": s.label(space)}
    s.tell("told-along", clause, seat=me.seat, **what)


def tell_move(s: State, me: Player, which: int, number: int, origin: int, to: int) -> None:
    """What is said of a move."""
    if s.log is None:
        return
    space, spot = space_at(to), spot_at(to)
    what = {**named(which), "origin": s.label(origin), "space": s.label(space)}
    if spot == PORT:
        clause = "HRN-6.16" if SPOT_OF[which] == PORT else "HRN-6.3"
        s.tell("told-puts-in", clause, seat=me.seat, number=number, **what)
    elif HOLD in (spot, SPOT_OF[which]):
        message = "told-boards-port" if spot == HOLD else "told-leaves-port"
        s.tell(message, "HRN-6.4", seat=me.seat, number=number, **what)
    else:
        message, clause = _TOLD[spot], "HRN-6.3" if SHIP[KIND_OF[which]] else "HRN-6.2"
        s.tell(message, clause, seat=me.seat, number=number, **what)
