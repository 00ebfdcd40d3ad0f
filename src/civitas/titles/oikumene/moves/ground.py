"""What stands in the way of a player in a movement sub-phase (HRN-5.19, HRN-6.9)."""

from __future__ import annotations

from msgspec.structs import replace

from civitas.kernel.values import NONE, put
from civitas.titles.oikumene.content.tables import BAD
from civitas.titles.oikumene.means.control import enemy_forces
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Movement


def begin(s: State, sub: str) -> None:
    """A sub-phase begins: who stands where, and who is too tired to move (HRN-6.7, HRN-6.9)."""
    forces = tuple(me.forces for me in s.players)
    s.movement = Movement(sub, forces, chosen=(NONE,) * len(forces))
    for me in s.players:
        me.moved = me.tired.copy()
        me.boarded.clear()


def under_way(s: State) -> Movement:
    """The movement sub-phase that is played."""
    assert s.movement is not None, "nobody moves"
    return s.movement


def note(s: State, **changes: int | tuple[int, ...]) -> None:
    """Something of the turn has changed."""
    s.movement = replace(under_way(s), **changes)


def choose(s: State, me: Player, stack: int) -> None:
    """Units of this stack move next."""
    note(s, chosen=put(under_way(s).chosen, me.seat, stack))


def stays(movement: Movement, seat: int) -> bool:
    """HRN-4.2: has he said that he does not move, and nobody has moved since?"""
    return bool(movement.staying >> seat & 1) and not movement.stirred


def blocked(s: State, me: Player) -> int:
    """HRN-6.9: spaces where a hostile unit stood when the sub-phase began and still stands, as
    bits."""
    if s.movement is None:
        return enemy_forces(s, me)
    found, friends = 0, me.friends | 1 << me.seat
    for other in s.players:
        if not friends >> other.seat & 1:
            found |= stood(s, s.movement, other)
    return found


def stood(s: State, movement: Movement, other: Player) -> int:
    """HRN-6.9: spaces where a unit of this player stood outside settlements when the sub-phase
    began, and still stands, as bits."""
    found = movement.began[other.seat] & other.forces
    if not found or not other.moved or s.rules.version < 3:  # before, who came relieved who went
        return found
    tired = 0 if movement.sub == "units" else s.world.rough  # marked there from the start
    for space in {SPACE_OF[stack] for stack in other.moved}:
        bit = 1 << space
        if found & bit and not tired & bit and not _has_stayed(other, space):
            found &= ~bit
    return found


def _has_stayed(other: Player, space: int) -> bool:
    """Is anybody outside there who has not come in this sub-phase?"""
    for stack, number in other.units.items():
        if SPACE_OF[stack] != space or SPOT_OF[stack] > SITE:
            continue
        if number > other.moved.get(stack, 0):
            return True
    return False


def snowed_in(s: State) -> int:
    """HRN-5.19: fields of a zone with a bad winter, as bits."""
    found = 0
    for zone, weather in zip(s.world.zones, s.winter, strict=False):
        if weather == BAD:
            found |= zone
    return found
