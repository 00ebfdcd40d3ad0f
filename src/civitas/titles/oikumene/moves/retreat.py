"""The retreat sub-phase (HRN-6.19). It leads home, so in most rounds nobody's retreat changes what
another may do: then all retreat at the same time, and else in turn order (HRN-4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, deed_by_deed
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.units import foreign
from civitas.titles.oikumene.moves.ground import begin
from civitas.titles.oikumene.moves.herds import can_drive
from civitas.titles.oikumene.moves.outlook import RETREAT, Ahead, Outlook, near_by
from civitas.titles.oikumene.moves.paths import AFOOT, marches, refuse_stack
from civitas.titles.oikumene.moves.turns import has_moves, in_turn, whom
from civitas.titles.oikumene.moves.whither import around, goals, goes, set_off
from civitas.titles.oikumene.picks.common import Done, stack_of
from civitas.titles.oikumene.picks.moves import PutIn
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import World, bits, spaces

RULES: Final = Chapter()
MENU: Final = f"moves-{RETREAT}"
"""Who is asked for it keeps nothing to himself."""


@RULES.plain("movement_retreat")
def retreat_phase(s: State, _: Player) -> None:
    """HRN-6.19"""
    begin(s, RETREAT)
    if touches_any(_able(s)):
        in_turn(s)
    else:
        s.do(Step("retreat.apart", s.first, (tuple(me.seat for me in s.in_order()),)))


def _able(s: State) -> list[Outlook]:
    """Who could retreat, each with what he has before him."""
    return [o for me in s.in_order() if has_moves(o := Outlook(s, me))]


@RULES.asking("retreat.apart")
def retreat_apart(s: State, _: Player, seats: tuple[int, ...], answered: int = 0) -> Flow:
    """HRN-4.2: each for himself."""
    left, answered = yield from deed_by_deed(
        seats, lambda seat: retreat(s, s.players[seat]), (MENU,), answered
    )
    if left:
        s.do(Step("retreat.apart", s.first, (left, answered)))


def retreat(s: State, me: Player) -> Flow:
    """One stack retreats, and again, until nobody can or wants to."""
    while has_moves(o := Outlook(s, me)):
        ahead = Ahead(s, me, o)
        pick = yield whom(ahead)
        if isinstance(pick, Done):
            return
        yield from set_off(s, me, ahead, stack_of(s, pick))


def touches_any(able: Sequence[Outlook]) -> bool:
    """Could a retreat of one of these change what another may do?"""
    return any(_touches(o, able) for o in able)


def _touches(o: Outlook, able: Sequence[Outlook]) -> bool:
    """It could where he sets those inside a settlement free (HRN-8.6), where somebody has to
    consent (HRN-6.13), where he takes room in the shipyard of a friend (HRN-2.21), and where a ship
    may open or close a crossing to somebody else (HRN-2.3, HRN-6.21)."""
    s, me = o.s, o.me
    hosts, guarded, freed = _hosts(s, me), _guarded(s, me, able), _freed(s, me)
    if not me.friends and not (guarded | freed) & _all_about(s.world, me.present):
        return False  # who goes home there is nothing to anybody then
    for stack in me.units:
        here, ship = SPACE_OF[stack], SHIP[KIND_OF[stack]]
        if freed >> here & 1:
            if goes(o, stack):
                return True
            continue
        watched = hosts | guarded if ship else hosts
        if not watched & _about(s.world, here) and not (ship and me.friends):
            continue
        for deed, goal in goals(o, stack) if goes(o, stack) else ():
            if hosts >> goal & 1 or (deed is PutIn and s.owner[goal] != me.seat):
                return True
            if ship and guarded & (1 << here | 1 << goal):
                return True
    return False


def _freed(s: State, me: Player) -> int:
    """The settlements of others in which units are, as bits: if he leaves one, they come out."""
    found = 0
    for other in s.players:
        if other is not me:
            homes = s.homes[other.seat]  # before the fifth rules, whoever was or was not inside
            found |= homes & other.present if s.rules.version >= 5 else homes
    return found


def _hosts(s: State, me: Player) -> int:
    """The spaces of treaty partners, as bits: fields that they control, and where units of theirs
    are, who may control the field once somebody has come."""
    found = 0
    for other in s.players if me.friends else ():
        if me.friend_of(other.seat):
            found |= s.held[other.seat] & s.world.land
            if s.rules.version >= 3:  # before, their units were not thought of
                found |= other.forces
    return found


def _about(world: World, space: int) -> int:
    """Where a unit there could go at most, as bits, but for shipyards of treaty partners."""
    near = near_by(world, space) if space < world.lands else world.lane[space]
    return near | world.coast[space] | 1 << space


@lru_cache(maxsize=1 << 12)
def _all_about(world: World, where: int) -> int:
    """The same of units on all these spaces."""
    found = 0
    for space in spaces(where):
        found |= _about(world, space)
    return found


def leads_home_alone(s: State) -> bool:
    """Does no retreat change anything for those who drive herds, not even whom a space belongs to?
    Then it can be made while they still do (HRN-2.16)."""
    begin(s, RETREAT)
    if s.rules.version < 5:
        return not any(_meets_anybody(s, me) for me in s.in_order())
    able = _able(s)
    return not touches_any(able) and not any(map(_meets, able))


def _meets(o: Outlook) -> bool:
    """Has somebody who drives herds units or settlements where his retreat may change who stands,
    or at a coast of such a water? Who has more stacks than he could part, or gets besieged units
    out, might do more than can be seen now."""
    s, me = o.s, o.me
    if not o.roomy:
        return True
    trodden = 0
    for stack in me.units:
        if goes(o, stack):
            trodden |= _trodden(o, stack)
    if any(encircled(s, field) for field in spaces(trodden & s.homes[me.seat])):
        return True
    for water in spaces(trodden & ~s.world.land):
        trodden |= s.world.coast[water]
    others = [other for other in s.in_order() if other is not me]
    met = [other for other in others if trodden & (other.present | s.homes[other.seat])]
    return any(can_drive(s, other) for other in met)


def _trodden(o: Outlook, stack: int) -> int:
    """Where units of a stack are, and where they may go now or when there is room."""
    here, world = SPACE_OF[stack], o.s.world
    if SHIP[KIND_OF[stack]]:
        return bits([here, *(goal for _, goal in around(o, stack))])
    waters = world.coast[here] & o.me.forces if here < world.lands else 0
    if AFOOT[stack]:  # aboard they are on one of these waters or where they are
        marched = marches(o, stack) if refuse_stack(o, stack) is None else 0
        return 1 << here | marched | waters
    return bits([here, *(goal for _, goal in goals(o, stack))]) | waters


def _meets_anybody(s: State, me: Player) -> bool:
    """Before the fifth rules: may a ship of his retreat, or is anything of another where one comes
    from or goes?"""
    o = Outlook(s, me)
    return any(
        goes(o, stack) and (bool(SHIP[KIND_OF[stack]]) or _meets_others(s, me, o, stack))
        for stack in me.units
    )


def _meets_others(s: State, me: Player, o: Outlook, stack: int) -> bool:
    """Is anything of another where he comes from or goes?"""
    where = bits([SPACE_OF[stack], *(goal for _, goal in goals(o, stack))]) & s.world.land
    return bool(where & (foreign(s, me) | ~(s.homes[me.seat] | s.homes[NOBODY])))


def _guarded(s: State, me: Player, able: Sequence[Outlook]) -> int:
    """The waters of straits and black rivers at which another who could move has units, as bits."""
    found = 0
    for each in able:
        if each.me is not me:
            found |= _crossed(s.world, each.me.present & s.world.land)
    return found


@lru_cache(maxsize=1 << 12)
def _crossed(world: World, fields: int) -> int:
    """All waters on the borders of these fields that not everybody may cross, as bits."""
    found = 0
    for field in spaces(fields):
        for crossing in world.crossings[field]:
            found |= crossing.seas
            if crossing.section >= 0:
                found |= 1 << crossing.section
    return found
