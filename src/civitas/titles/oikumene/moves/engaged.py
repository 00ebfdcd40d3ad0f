"""Who began the units sub-phase among enemies and is carried away from them (HRN-6.10)."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.moves.cargo import cargo_place
from civitas.titles.oikumene.moves.ground import blocked, note, under_way
from civitas.titles.oikumene.stacks import HOLD, KIND_OF, PORT, SPACE_OF, SPOT_OF, moved, spot_at
from civitas.titles.oikumene.state import Player, State


def carried_off(s: State, me: Player, stack: int) -> int:
    """HRN-6.10: how many of a stack aboard began the sub-phase in a blocked space, which their ship
    has left with them."""
    movement = s.movement
    if movement is None or movement.seat != me.seat:
        return 0
    came = movement.came
    return sum([came[n + 1] for n in range(0, len(came), 2) if came[n] == stack])


def note_engaged(
    s: State,
    me: Player,
    units: Sequence[tuple[int, int]],
    cargo: Sequence[tuple[int, int]],
    to: int,
) -> None:
    """HRN-6.10: remember of those who are carried that they began the sub-phase in a blocked space;
    in the shipyard of such a space they are as soon as they go aboard."""
    if s.rules.version < 3:  # before, they were free once carried
        return
    held = bool(blocked(s, me) >> SPACE_OF[units[0][0]] & 1)
    if spot_at(to) == HOLD:
        noted = [(moved(which, to), number * held) for which, number in units]
    elif not SHIP[KIND_OF[units[0][0]]]:
        return
    elif SPOT_OF[units[0][0]] == PORT:
        noted = []
        for which, number in cargo:
            free = me.units[which] - carried_off(s, me, which)
            part = max(0, number - free)
            noted += [(moved(which, cargo_place(to)), part), (which, -part)]
    else:
        noted = [(moved(which, cargo_place(to)), number * held) for which, number in cargo]
    came = [n for each in noted if each[1] for n in each]
    if came:
        note(s, came=(*under_way(s).came, *came))
