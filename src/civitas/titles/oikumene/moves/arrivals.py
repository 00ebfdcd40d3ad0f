"""Who has come among enemies (HRN-6.11), or into the field of a hostile fortification, which
strikes at them (HRN-9.25)."""

from __future__ import annotations

from civitas.titles.oikumene.means.control import enemy_forces, hostile
from civitas.titles.oikumene.moves.ground import note, under_way
from civitas.titles.oikumene.moves.outlook import RETREAT
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import ABOARD, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State


def meets_enemies(s: State, me: Player, space: int) -> bool:
    """HRN-6.11: do hostile units there end the movement of those who come? Nobody has any left
    after a retreat, so whether they have gone before is nothing to him (HRN-4.2); before the tenth
    rules it was noted."""
    if s.rules.version >= 10 and under_way(s).sub == RETREAT:
        return False
    return bool(enemy_forces(s, me) >> space & 1)


def note_arrival(s: State, me: Player, old: int, new: int, number: int) -> None:
    """So many units of a stack are about to join another: have they come into such a field? Who
    lands on a field on which his ship stood has been there, and who came with it has come."""
    here, there = SPACE_OF[old], SPACE_OF[new]
    waits = s.fort >> there & 1 and hostile(s, me.seat, s.owner[there])
    if not waits and not under_way(s).came:
        return
    if s.rules.version < 7:  # before, whoever landed had come
        _note(s, (new, number if waits else 0))
        return
    before = _came(s, old)
    part = max(0, number - me.units[old] + before)  # who has come has moved, so others go on
    if here == there:
        _note(s, (old, -part), (new, part))
        return
    if SPOT_OF[old] == ABOARD:  # of those who are carried on their owner may name any (HRN-20.3)
        part = min(number, before)
    _note(s, (old, -part), (new, number if waits else 0))


def _came(s: State, stack: int) -> int:
    """How many of a stack have come so in this turn."""
    came = under_way(s).came
    return sum([came[n + 1] for n in range(0, len(came), 2) if came[n] == stack])


def _note(s: State, *noted: tuple[int, int]) -> None:
    came = [n for each in noted if each[1] for n in each]
    if came:
        note(s, came=(*under_way(s).came, *came))
