"""What a player starts with is distributed among his start fields (HRN-3.11, HRN-18.16, HRN-18.17,
HRN-18.49): thing by thing, or as proposed (HRN-22.2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason, deed_by_deed
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.course.kits import (
    A_DOCK,
    A_FORT,
    FITS,
    GRAIN,
    UNITS,
    fields_of,
    fits,
    kit,
    lacking,
    lay,
    override_of,
    proposed,
)
from civitas.titles.oikumene.course.suggested import listed
from civitas.titles.oikumene.means.areas import over_land
from civitas.titles.oikumene.means.settlements import set_fort
from civitas.titles.oikumene.means.stores import herd_room
from civitas.titles.oikumene.means.units import count
from civitas.titles.oikumene.picks.common import AS_PROPOSED, AsProposed
from civitas.titles.oikumene.picks.course import Camp, Lay
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import place
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import World, spaces

RULES: Final = Chapter()


KIT: Final = (*UNITS, GRAIN, *HERD, A_DOCK, A_FORT)
"""All that anybody may start with: who is asked is told how many of each are left."""
NO_KIT: Final = dict.fromkeys(KIT, 0)
"""None of it is left."""
THINGS: Final = 8
"""So many are laid in a segment: it costs more to end one than to lay a few things again."""
MENU: Final = "distribute"
"""Who is asked for it keeps nothing to himself: what is left follows from what lies there."""


NOT_HOME: Final = Reason("not-start-field", "HRN-3.11")
NONE_LEFT: Final = Reason("none-left-to-lay", "HRN-3.11")
NO_ROOM: Final = Reason("no-room-to-lay", "HRN-3.11")


@RULES.plain("distribute")
def distribute(s: State, _: Player) -> None:
    """HRN-3.11: each for himself. Of a camp (HRN-18.49) nothing can be seen before somebody is in
    it: then it is one question after the other to the end."""
    order = s.in_order()
    for me in order:
        fortify(s, me)
    seats = tuple(me.seat for me in order)
    apart = not any(override_of(me) for me in order)
    s.do(Step("distribute.apart", s.first, (int(apart), seats)))


@RULES.asking("distribute.apart")
def distribute_apart(
    s: State, _: Player, apart: int, seats: tuple[int, ...], answered: int = 0
) -> Flow:
    """Thing by thing."""
    menus = (MENU,) if apart else ()
    left, answered = yield from deed_by_deed(
        seats, lambda seat: _distribution(s, s.players[seat]), menus, answered, least=THINGS
    )
    if left:
        s.do(Step("distribute.apart", s.first, (apart, left, answered)))


@RULES.plain("distribute.suggested")
def deal_kits(s: State, _: Player) -> None:
    """HRN-22.2"""
    for me in s.in_order():
        fortify(s, me)
        deal(s, me, listed(s, me), kit(s, me))


def fortify(s: State, me: Player) -> None:
    """HRN-18.17: every start village on the river has a fortification."""
    if me.traits.start_fortification_on_river:
        river = s.world.river[me.traits.start_fortification_on_river]
        for field in fields_of(s, me):
            if river >> field & 1:
                set_fort(s, field, True)


def _distribution(s: State, me: Player) -> Flow:
    fields, left = fields_of(s, me), lacking(s, me)
    if override_of(me):
        camps = camp_fields(s, me, fields[0])
        if camps:
            pick = yield Ask(me.seat, "camp", lambda: [Camp(s.label(field)) for field in camps])
            fields.append(s.world.number[pick.space])
            s.tell("told-camp", "HRN-18.49", seat=me.seat, space=pick.space)
    while _is_open(s, me, fields, left):
        pick = yield Ask(
            me.seat,
            MENU,
            lambda: _offered(s, me, fields, left),
            NO_KIT | left,
            sure=True,
        )
        if isinstance(pick, AsProposed):
            break
        lay(s, me, pick.what, s.world.number[pick.space])
        s.tell("told-lay", "HRN-3.11", seat=me.seat, what=pick.what, space=pick.space)
        take(left, pick.what)
    deal(s, me, fields, left)


def _is_open(s: State, me: Player, fields: list[int], left: dict[str, int]) -> bool:
    """Is there a thing that may be laid on more than one field, or room for some herds alone?"""
    for what in left:
        if len(rooms(s, me, what, fields, left)) > 1:
            return True
    return s.rules.version >= 8 and _are_crowded(s, fields, left)  # before, sheep came first


def _are_crowded(s: State, fields: list[int], left: dict[str, int]) -> bool:
    """HRN-20.3: do herds of several kinds find too little room, since there is no camp
    (HRN-18.49)?"""
    herds = [number for what, number in left.items() if what in HERD]
    room = sum(herd_room(s, field) for field in fields)
    return len(herds) > 1 and 0 < room < sum(herds)


def camp_fields(s: State, me: Player, village: int) -> list[int]:
    """HRN-18.49: normal fields beside the village, without village, over a passable border."""
    near = spaces(over_land(s, me, village))
    return [f for f in near if s.world.map.fields[f].kind == "normal" and s.town[f] == NONE]


def _offered(s: State, me: Player, fields: list[int], left: dict[str, int]) -> list[Pick]:
    found: list[Pick] = [AS_PROPOSED]
    for what in left:
        picks = _laid(s.world, what)
        found += [picks[field] for field in rooms(s, me, what, fields, left)]
    return found


@cache
def _laid(world: World, what: str) -> tuple[Lay, ...]:
    """By space, the pick that lays one of these things there."""
    return tuple([Lay(name, what) for name in world.names])


def rooms(s: State, me: Player, what: str, fields: list[int], left: dict[str, int]) -> list[int]:
    """Where one of these things may be laid; HRN-18.49: one unit at least stands in the camp."""
    if what in UNITS:
        camp = fields[-1]
        if s.town[camp] == NONE and not count(me, place(camp)):
            units = sum(left.get(unit, 0) for unit in UNITS)
            if units == 1:
                return [camp]
        return fields
    fit = FITS[what]
    return [field for field in fields if fit(s, field)]


def take(left: dict[str, int], what: str) -> None:
    """One less of these things is left."""
    left[what] -= 1
    if not left[what]:
        del left[what]


def deal(s: State, me: Player, fields: list[int], left: dict[str, int]) -> None:
    """HRN-22.2: all that is left goes where it is proposed; what finds no room is lost."""
    while left:
        what = next(iter(left))
        able = rooms(s, me, what, fields, left)
        if able:
            lay(s, me, what, proposed(s, me, what, fields, able))
        take(left, what)
    s.tell("told-dealt", "HRN-3.11", seat=me.seat)


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """Why a thing cannot be laid there; who has a camp (HRN-18.49) has a field more than these."""
    if s.round or not isinstance(pick, Lay) or pick.what not in KIT or override_of(me):
        return None
    field = s.world.number.get(pick.space)
    if field not in fields_of(s, me):
        return NOT_HOME
    if not lacking(s, me).get(pick.what):
        return NONE_LEFT
    return None if fits(s, pick.what, field) else NO_ROOM
