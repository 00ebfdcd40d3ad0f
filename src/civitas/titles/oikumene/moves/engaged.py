"""Who began the units sub-phase among enemies and is carried away from them (HRN-6.10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.control import enemy_forces
from civitas.titles.oikumene.moves.cargo import cargo_place
from civitas.titles.oikumene.moves.ground import blocked, note, under_way
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    KIND_OF,
    PORT,
    SPACE_OF,
    SPOT_OF,
    moved,
    space_at,
    spot_at,
)
from civitas.titles.oikumene.state import State


def carried_off(s: State, me: Player, stack: int) -> int:
    """HRN-6.10: how many of a stack aboard began the sub-phase in a blocked space, which their ship
    has left with them."""
    movement = s.movement
    if movement is None or movement.seat != me.seat:
        return 0
    came, key = movement.came, _key(s, stack)
    return sum([came[n + 1] for n in range(0, len(came), 2) if came[n] == key])


def _key(s: State, stack: int) -> int:
    """What stands for a stack here; before the seventh rules the same as in HRN-9.25, so that who
    came from among enemies met an ambush twice."""
    return stack if s.rules.version < 7 else ~stack


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
    first = units[0][0]
    if not (SHIP[KIND_OF[first]] or SPOT_OF[first] == ABOARD or spot_at(to) == HOLD):
        return  # nobody is carried
    held = bool(blocked(s, me) >> SPACE_OF[first] & 1)
    noted: list[tuple[int, int]] = []
    if SHIP[KIND_OF[first]]:
        for which, number in cargo:
            noted += _carried(s, me, (which, number), to, held and SPOT_OF[first] != PORT)
    elif spot_at(to) == HOLD:
        noted = [(moved(which, to), number * held) for which, number in units]
    elif SPOT_OF[first] == ABOARD and not enemy_forces(s, me) >> space_at(to) & 1:
        noted = [(first, -min(units[0][1], carried_off(s, me, first)))]
    came = [n for stack, number in noted if number for n in (_key(s, stack), number)]
    if came:
        note(s, came=(*under_way(s).came, *came))


def _carried(
    s: State, me: Player, some: tuple[int, int], to: int, held: bool
) -> Iterator[tuple[int, int]]:
    """Of so many of a stack who go along, those who began in a blocked space: all if this is one,
    else those for whom there are not enough others."""
    which, number = some
    before = carried_off(s, me, which)
    part = number if held else max(0, number - me.units[which] + before)
    yield moved(which, cargo_place(to)), part
    yield which, -min(before, part)
