"""Withdrawal and sorties (section 8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.values import NONE, put
from civitas.titles.oikumene.content.goods import HERD, HERDS
from civitas.titles.oikumene.content.units import LIGHT, SHIP, STORE
from civitas.titles.oikumene.means.control import enemy_forces
from civitas.titles.oikumene.means.rooms import herd_places, ship_room, unit_room
from civitas.titles.oikumene.means.stores import remove_herd
from civitas.titles.oikumene.means.units import may_change
from civitas.titles.oikumene.picks.common import DONE, portions, told_stack
from civitas.titles.oikumene.picks.war import LeaveSite, Moor, Shelter, Sortie, Withdraw
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    INSIDE,
    KIND_OF,
    PORT,
    SITE,
    SPACE_OF,
    SPOT_OF,
    place,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.flight import gone_to
from civitas.titles.oikumene.war.inwards import go, indoors
from civitas.titles.oikumene.war.rings import terms
from civitas.titles.oikumene.war.sides import OPEN
from civitas.titles.oikumene.war.stance import WITHDRAW, acts, rests, sits_out
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
NO_ENEMY: Final = Reason("no-enemy-here", "HRN-8.1")
NO_SETTLEMENT: Final = Reason("no-settlement-here", "HRN-8.1")
NO_ROOM: Final = Reason("no-room-inside", "HRN-2.19")
NOT_INSIDE: Final = Reason("not-inside", "HRN-8.5")
NOT_ON_SITE: Final = Reason("not-on-site", "HRN-8.9")
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")
WENT: Final = Reason("went-already", "HRN-8.5")


@RULES.plain("combat_withdraw")
def begin(s: State, me: Player) -> None:
    """HRN-8.1: in turn order; a tribute may be agreed first (HRN-17.2)."""
    for each in reversed(s.in_order()):
        s.do(Step("tribute", each.seat), Step("withdraw.turn", each.seat))
    s.do(Step("stance"))


@RULES.asking("withdraw.turn")
def turn(s: State, me: Player, *went: int) -> Flow:
    """Units go in or out, one stack after the other; ``went`` are the stacks that did, and how
    many of their units, in turn."""
    if sits_out(s, me, WITHDRAW):
        return
    done = dict(zip(went[::2], went[1::2], strict=True))
    picks = list(withdrawals(s, me, done))
    if not picks:
        rests(s, me)
        return
    kinds = (Withdraw, Sortie, LeaveSite, Shelter)
    told = partial(terms, s, me)
    pick = yield Ask(
        me.seat,
        "withdraw",
        lambda: [DONE, *picks],
        otherwise=WENT,
        terms=told,
        sure=True,
        kinds=kinds,
    )
    if isinstance(pick, Shelter):
        _shelter(s, me, pick)
    elif isinstance(pick, Withdraw | Moor | Sortie | LeaveSite):
        stack = yield from go(s, me, pick)
        done[stack] = done.get(stack, 0) + pick.number
    else:
        rests(s, me)
        return
    acts(s, me)
    s.do(Step("withdraw.turn", me.seat, tuple(n for each in done.items() for n in each)))


def withdrawals(s: State, me: Player, done: dict[int, int]) -> Iterator[Pick]:
    """Who may go in or out; ``done`` are the stacks that did."""
    contested = enemy_forces(s, me) & s.world.land
    if not contested:
        return
    for stack, number in sorted(me.units.items()):
        if contested >> SPACE_OF[stack] & 1:
            yield from _moves(s, me, stack, number - done.get(stack, 0))
    for field in spaces(contested):
        kinds = sorted({kind for owner, kind in s.herds[field] if owner == me.seat})
        if kinds and refuse_shelter(s, me, field) is None:
            yield from (Shelter(s.label(field), HERDS[kind].id) for kind in kinds)


def why_nobody_goes(s: State, me: Player, kind: type[Pick]) -> Reason | None:
    """Why nobody goes in or out though there are such who might; None if there are none."""
    if kind is Shelter:
        fields = spaces(enemy_forces(s, me) & s.homes[me.seat])
        near = any(owner == me.seat for field in fields for owner, _ in s.herds[field])
        return NO_ROOM if near else None
    if kind is Withdraw:
        near_home = [t for t in me.units if SPOT_OF[t] in OPEN and _shelters(s, me, SPACE_OF[t])]
        reasons = [refuse_withdraw(s, me, stack) or WENT for stack in near_home]
    elif kind is Sortie:
        reasons = [refuse_inside(s, me, t) or WENT for t in me.units if SPOT_OF[t] == INSIDE]
    else:
        return None
    return next((reason for reason in reasons if reason is not NO_ENEMY), None)


def _moves(s: State, me: Player, stack: int, left: int) -> Iterator[Pick]:
    if left <= 0:
        return
    spot, told = SPOT_OF[stack], told_stack(s, stack)
    numbers = portions(left)
    if spot in OPEN:
        yield from (Withdraw(*told, n) for n in numbers if not refuse_withdraw(s, me, stack, n))
        yield from (Moor(*told, n) for n in numbers if not refuse_moor(s, me, stack, n))
    if spot == INSIDE:
        yield from (Sortie(*told, n) for n in numbers if not refuse_inside(s, me, stack, n))
    if spot == SITE:
        yield from (LeaveSite(*told, n) for n in numbers if not refuse_leave_site(s, me, stack, n))


def refuse_withdraw(s: State, me: Player, stack: int, number: int = 1) -> Reason | None:
    """HRN-8.1, HRN-2.12"""
    field = SPACE_OF[stack]
    if not enemy_forces(s, me) >> field & 1:
        return NO_ENEMY
    if not _shelters(s, me, field):
        return NO_SETTLEMENT
    if _room(s, me, stack) < number:
        return NO_ROOM
    return _refuse_cube(s, me, stack, indoors(me, stack), number)


def refuse_moor(s: State, me: Player, stack: int, number: int = 1) -> Reason | None:
    """HRN-8.1, HRN-2.12: ships of Vikings, too, may go into the shipyard; before the fourth rules
    they had to land."""
    field = SPACE_OF[stack]
    if not enemy_forces(s, me) >> field & 1:
        return NO_ENEMY
    ships = SHIP[KIND_OF[stack]] and me.traits.ships_on_land and s.rules.version >= 4
    if not ships or not _shelters(s, me, field):
        return NO_SETTLEMENT
    if ship_room(s, field) < number:
        return NO_ROOM
    return _refuse_cube(s, me, stack, place(field, PORT), number)


def _refuse_cube(s: State, me: Player, stack: int, where: int, number: int) -> Reason | None:
    """HRN-2.12"""
    return None if may_change(s, me, gone_to(stack, where), stack, number) else NO_CUBE


def _shelters(s: State, me: Player, field: int) -> bool:
    """Is there a completed settlement of his own?"""
    if field >= s.world.lands or s.town[field] == NONE:
        return False
    return s.owner[field] == me.seat and field not in s.fallen


def _room(s: State, me: Player, stack: int) -> int:
    """For how many units of a stack there is room inside (HRN-2.25)."""
    field, kind = SPACE_OF[stack], KIND_OF[stack]
    if SHIP[kind] and not me.traits.ships_on_land:
        return ship_room(s, field)
    return unit_room(s, field) // STORE[LIGHT if SHIP[kind] else kind]


def refuse_shelter(s: State, me: Player, field: int) -> Reason | None:
    """HRN-8.1, HRN-2.19"""
    if not enemy_forces(s, me) >> field & 1:
        return NO_ENEMY
    if not _shelters(s, me, field):
        return NO_SETTLEMENT
    return None if herd_places(s, field) > 0 else NO_ROOM


def refuse_inside(s: State, me: Player, stack: int, number: int = 1) -> Reason | None:
    """HRN-8.5, HRN-2.12"""
    if SPOT_OF[stack] != INSIDE or stack not in me.units:
        return NOT_INSIDE
    if not enemy_forces(s, me) >> SPACE_OF[stack] & 1:
        return NO_ENEMY
    return _refuse_cube(s, me, stack, place(SPACE_OF[stack]), number)


def refuse_leave_site(s: State, me: Player, stack: int, number: int = 1) -> Reason | None:
    """HRN-8.9, HRN-2.12"""
    if SPOT_OF[stack] != SITE or stack not in me.units:
        return NOT_ON_SITE
    if not enemy_forces(s, me) >> SPACE_OF[stack] & 1:
        return NO_ENEMY
    return _refuse_cube(s, me, stack, place(SPACE_OF[stack]), number)


def _shelter(s: State, me: Player, pick: Shelter) -> None:
    field, kind = s.world.number[pick.space], HERD[pick.herd]
    remove_herd(s, me, field, kind)
    s.stalls = put(s.stalls, field, tuple(sorted((*s.stalls[field], kind))))
    s.tell("told-shelter", "HRN-8.1", seat=me.seat, herd=pick.herd, space=pick.space)
