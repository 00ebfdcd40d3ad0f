"""Units are lost by which nobody gains (HRN-5.22, HRN-5.24, HRN-5.31, HRN-7.1, HRN-15.2)."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.titles.oikumene.means.units import destroy, named
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPACE_OF, moved, place
from civitas.titles.oikumene.state import State


def lose(s: State, me: Player, losses: Iterable[tuple[int, int]], told: str, clause: str) -> None:
    """So many of each stack go; those of a kind and level on a space are told in one line. Who was
    inside may be in the field by now: other players' losses have come before (HRN-8.6)."""
    gone: dict[int, int] = {}
    for stack, number in losses:
        if stack not in me.units:
            stack = moved(stack, place(SPACE_OF[stack]))
        destroy(s, me, stack, None, number)
        which = moved(stack, place(SPACE_OF[stack]))
        gone[which] = gone.get(which, 0) + number
    for which, number in gone.items():
        what = {**named(which), "space": s.label(SPACE_OF[which])}
        s.tell(told, clause, seat=me.seat, number=number, **what)
