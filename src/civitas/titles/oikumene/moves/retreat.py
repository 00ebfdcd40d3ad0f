"""The retreat sub-phase (HRN-6.19). It leads home, so in most rounds nobody's retreat changes what
another may do: then all retreat at the same time, and else in turn order (HRN-4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, deed_by_deed
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.units import foreign
from civitas.titles.oikumene.moves.ground import begin
from civitas.titles.oikumene.moves.paths import RETREAT, Outlook, guest_of
from civitas.titles.oikumene.moves.turns import (
    able_to_move,
    can_move,
    goals,
    goes,
    in_turn,
    set_off,
    whom,
)
from civitas.titles.oikumene.picks.common import Done, stack_of
from civitas.titles.oikumene.picks.moves import PutIn
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.world import bits

RULES: Final = Chapter()
MENU: Final = f"moves-{RETREAT}"
"""Who is asked for it keeps nothing to himself."""


@RULES.plain("movement_retreat")
def retreat_phase(s: State, _: Player) -> None:
    """HRN-6.19"""
    begin(s, RETREAT)
    able = able_to_move(s)
    if any(touches(s, me, able) for me in able):
        in_turn(s)
    else:
        s.do(Step("retreat.apart", s.first, (tuple(me.seat for me in s.in_order()),)))


@RULES.asking("retreat.apart")
def retreat_apart(s: State, _: Player, seats: tuple[int, ...], answered: int = 0) -> Flow:
    """HRN-4.2: each for himself."""
    flows = {seat: retreat(s, s.players[seat]) for seat in seats}
    left, answered = yield from deed_by_deed(flows, (MENU,), answered)
    if left:
        s.do(Step("retreat.apart", s.first, (left, answered)))


def retreat(s: State, me: Player) -> Flow:
    """One stack retreats, and again, until nobody can or wants to."""
    while can_move(s, me):
        o = Outlook(s, me)
        pick = yield whom(o)
        if isinstance(pick, Done):
            return
        yield from set_off(s, me, o, stack_of(s, pick))


def touches(s: State, me: Player, able: Sequence[Player]) -> bool:
    """Could a retreat of his change what another may do? It could where he leaves the settlement of
    another, who is then free (HRN-8.6), where somebody has to consent (HRN-6.13), where he takes
    room in the shipyard of a friend (HRN-2.21), and where a ship may open or close a crossing to
    somebody else (HRN-2.3, HRN-6.21)."""
    o = Outlook(s, me)
    for stack in me.units:
        for deed, goal in goals(o, stack) if goes(o, stack) else ():
            here = SPACE_OF[stack]
            if here < s.world.lands and s.owner[here] not in (me.seat, NOBODY):
                return True
            if guest_of(s, me, goal) != NOBODY or _may_be_guest(s, me, goal):
                return True
            if deed is PutIn and s.owner[goal] != me.seat:
                return True
            if SHIP[KIND_OF[stack]] and _guards(s, me, able, 1 << here | 1 << goal):
                return True
    return False


def _may_be_guest(s: State, me: Player, goal: int) -> bool:
    """Are units of a treaty partner there, who may control the field once somebody has come?"""
    if s.rules.version < 3:  # they were not thought of
        return False
    partners = [other for other in s.players if me.friend_of(other.seat)]
    return any(other.forces >> goal & 1 for other in partners)


def leads_home_alone(s: State) -> bool:
    """Does no retreat change anything for others, not even whom a space belongs to? Then it can be
    made while others still drive their herds (HRN-2.16)."""
    begin(s, RETREAT)
    for me in s.in_order():
        o = Outlook(s, me)
        for stack in me.units:
            if goes(o, stack) and (SHIP[KIND_OF[stack]] or _meets(s, me, o, stack)):
                return False
    return True


def _meets(s: State, me: Player, o: Outlook, stack: int) -> bool:
    """Is anything of another where he comes from or goes?"""
    where = bits([SPACE_OF[stack], *(goal for _, goal in goals(o, stack))]) & s.world.land
    return bool(where & (foreign(s, me) | ~(s.homes[me.seat] | s.homes[NOBODY])))


def _guards(s: State, me: Player, able: Sequence[Player], waters: int) -> bool:
    """Has another who could move units at a strait or a black river on these waters?"""
    fields = {SPACE_OF[stack] for other in able if other is not me for stack in other.units}
    lands = (field for field in fields if field < s.world.lands)
    crossings = (crossing for field in lands for crossing in s.world.crossings[field])
    return any((each.seas | _bit(each.section)) & waters for each in crossings)


def _bit(section: int) -> int:
    return 1 << section if section >= 0 else 0
