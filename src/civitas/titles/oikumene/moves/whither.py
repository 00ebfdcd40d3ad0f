"""Where units of a stack may go in a movement sub-phase, and how they set off (HRN-6.2 to HRN-6.11,
HRN-6.14, HRN-6.19)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.titles.oikumene.content.units import CAVALRY, HEAVY, SHIP, WARSHIP
from civitas.titles.oikumene.moves import paths, sailing
from civitas.titles.oikumene.moves.cargo import loaded
from civitas.titles.oikumene.moves.going import can_go, go
from civitas.titles.oikumene.moves.ground import choose
from civitas.titles.oikumene.moves.outlook import RETREAT, UNITS, Ahead, Outlook
from civitas.titles.oikumene.moves.paths import (
    AFOOT,
    IMMOBILE,
    NO_CUBE,
    TOO_FAR,
    Goal,
    aboard,
    fresh,
    marches,
    may_board,
    refuse_stack,
)
from civitas.titles.oikumene.moves.warnings import warn
from civitas.titles.oikumene.picks.common import OnSpace, on_spaces, told_stack
from civitas.titles.oikumene.picks.moves import Board, BoardInPort, Land, PutIn, To
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import INSIDE, KIND_OF, PLACE_OF, PORT, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

WALKS: Final = tuple(
    afoot and spot != INSIDE and not IMMOBILE[kind]
    for afoot, spot, kind in zip(AFOOT, SPOT_OF, KIND_OF, strict=True)
)
"""By stack: is it a land unit in the open, of a kind that ever moves?"""
MARCHES: Final = {
    UNITS: WALKS,
    RETREAT: tuple(walks and kind != HEAVY for walks, kind in zip(WALKS, KIND_OF, strict=True)),
}
"""By sub-phase, the same of those that march in it (HRN-6.20)."""


def around(o: Outlook, stack: int) -> Iterator[Goal]:
    """All that units of a stack could do if nothing stood in their way."""
    return (sailing.around if SHIP[KIND_OF[stack]] else paths.around)(o, stack)


def goals(o: Outlook, stack: int) -> Iterator[Goal]:
    """All that units of a stack may do."""
    stays = refuse_stack(o, stack)
    if stays is not None and not may_board_in_port(o, stack):
        return
    rule = sailing.refuse_sail if SHIP[KIND_OF[stack]] else paths.refuse_march
    others = sailing.courses(o, stack) if SHIP[KIND_OF[stack]] else paths.around(o, stack)
    if AFOOT[stack]:
        others = aboard(o, stack)
        for field in spaces(marches(o, stack)) if stays is None else ():
            if o.roomy or can_go(o, stack, (To, field)):
                yield To, field
    for deed, space in others:
        reason = refuse_stack(o, stack, deed) if deed is BoardInPort else stays
        reason = reason or rule(o, stack, deed, space)
        if reason is None and can_go(o, stack, (deed, space)):
            yield deed, space


def goes(o: Outlook, stack: int) -> bool:
    """May units of a stack do anything?"""
    me, space = o.me, SPACE_OF[stack]
    if o.idle >> space & 1 and AFOOT[stack]:
        return False
    if o.brisk and MARCHES[o.sub][stack]:
        if stack not in me.moved:
            if not o.held >> space & 1 and o.around(space):
                return True  # so it is with most, and nothing else has to be looked at
        elif me.units[stack] <= me.moved[stack] and not me.berths >> space & 1:
            return False  # and so with those who have moved
    known = o.able.get(stack)
    if known is None:
        known = o.able[stack] = not _rests(o, stack) and _goes(o, stack)
    return known


def _rests(o: Outlook, stack: int) -> bool:
    """Can it be seen at a glance that units of a stack do nothing? So it is with most of those who
    are afoot in sub-phases in which few may move, and with ships that are home (HRN-6.19)."""
    if o.sub == UNITS:
        return False
    if not AFOOT[stack]:
        return o.sub == RETREAT and SPOT_OF[stack] == PORT and KIND_OF[stack] != WARSHIP
    if o.sub == RETREAT or o.entitled or KIND_OF[stack] == CAVALRY:
        return False
    return not o.me.berths >> SPACE_OF[stack] & 1


def _goes(o: Outlook, stack: int) -> bool:
    if refuse_stack(o, stack) is not None:
        return may_board_in_port(o, stack) and next(goals(o, stack), None) is not None
    if AFOOT[stack]:
        marching = marches(o, stack)
        if marching and o.roomy:
            return True
        if not marching and not may_board(o, stack):
            return False
    elif _puts_to_sea(o, stack):
        return True
    return next(goals(o, stack), None) is not None


def _puts_to_sea(o: Outlook, stack: int) -> bool:
    """Is it a ship without cargo, in a sub-phase in which all may move, with open water next to it?
    So it is with most ships, and nothing else has to be looked at."""
    if o.sub != UNITS or not o.roomy or not SHIP[KIND_OF[stack]]:
        return False
    here, world = SPACE_OF[stack], o.s.world
    seas = world.lane[here] if here >= world.lands else world.coast[here]
    near = seas & (1 << world.waters) - 1 & ~o.foes
    return bool(near) and not loaded(o.me, PLACE_OF[stack])


def may_board_in_port(o: Outlook, stack: int) -> bool:
    """HRN-6.4: has it, whether it has moved or not, ships in the shipyard of its field?"""
    if not o.me.berths >> SPACE_OF[stack] & 1:
        return False
    return AFOOT[stack] and fresh(o, stack, BoardInPort) > 0


def refuse(o: Outlook, stack: int, deed: type[OnSpace], space: int) -> Reason | None:
    """Why units of a stack do not do it."""
    rule = sailing.refuse_sail if SHIP[KIND_OF[stack]] else paths.refuse_march
    reason = refuse_stack(o, stack, deed) or rule(o, stack, deed, space)
    if reason is not None:
        return reason
    return None if can_go(o, stack, (deed, space)) else NO_CUBE


def refuse_goal(o: Outlook, stack: int, deed: type[OnSpace], space: int) -> Reason | None:
    """The same for a goal that may be anywhere."""
    if (deed, space) not in set(around(o, stack)):
        return TOO_FAR
    return refuse(o, stack, deed, space)


def set_off(s: State, me: Player, ahead: Ahead, stack: int) -> Flow:
    """Units of a stack go somewhere."""
    choose(s, me, stack)
    unit = told_stack(s, stack)
    params = {"space": unit[0], "unit": unit[2], "level": unit[3]}
    options = partial(_goal_picks, ahead, stack)
    kinds = (To, PutIn, Land) if SHIP[KIND_OF[stack]] else (To, Board)
    told = partial(warn, ahead, stack)
    pick = yield Ask(me.seat, "move-to", options, params, kinds=kinds, terms=told)
    yield from go(s, me, ahead.look(), stack, (type(pick), s.world.number[pick.space]))


def _goal_picks(ahead: Ahead, stack: int) -> list[Pick]:
    world = ahead.s.world
    return [on_spaces(deed, world)[space] for deed, space in goals(ahead.look(), stack)]


def reach(s: State, me: Player, stack: int) -> list[int]:
    """The spaces that units of a stack may enter now; outside movement, those they could enter if
    it were their turn."""
    found = {space for _, space in goals(Outlook(s, me), stack)}
    return sorted(found - {SPACE_OF[stack]})
