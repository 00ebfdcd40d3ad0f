"""The herds sub-phase (HRN-6.17, HRN-6.18): all players at the same time, since nobody touches what
is another's (HRN-4.2); each herd goes once, and each store sends once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason, deed_by_deed
from civitas.titles.oikumene.content.goods import HERD, HERDS
from civitas.titles.oikumene.means.areas import area_at, over_land, realm
from civitas.titles.oikumene.means.stores import (
    add_herd,
    fish_room,
    grain_room,
    herd_room,
    herds_at_hand,
    lead_away,
    stores,
)
from civitas.titles.oikumene.moves.ground import begin, blocked, snowed_in
from civitas.titles.oikumene.picks.common import DONE, Done, OnSpace, on_spaces
from civitas.titles.oikumene.picks.moves import (
    Drive,
    DriveTo,
    HowMany,
    SendFish,
    SendGrain,
    SendTo,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import NO_DROVE
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()

NO_HERD: Final = Reason("no-such-herd", "HRN-6.17")
HERD_DRIVEN: Final = Reason("herd-driven", "HRN-6.17")
NO_PASTURE: Final = Reason("no-pasture", "HRN-6.17")
OUT_OF_AREA: Final = Reason("out-of-area", "HRN-6.17")
HERD_SNOW: Final = Reason("herd-snow", "HRN-5.19")
NO_HERD_ROOM: Final = Reason("no-herd-room", "HRN-2.6")
NOTHING_STORED: Final = Reason("nothing-to-send", "HRN-6.17")
HAS_SENT: Final = Reason("has-sent", "HRN-6.17")
NO_STORE: Final = Reason("no-store", "HRN-6.18")


_SENT: Final[tuple[type[OnSpace], ...]] = (SendGrain, SendFish)
MENU: Final = "herds"
"""Who is asked for it keeps nothing to himself."""


@RULES.plain("movement_herds")
def herds_phase(s: State, _: Player) -> None:
    """HRN-6.17"""
    begin(s, "herds")
    able = [me.seat for me in s.in_order() if can_drive(s, me)]
    if able:
        s.do(Step("drive", s.first, (tuple(able),)))


@RULES.asking("drive")
def drive(s: State, _: Player, seats: tuple[int, ...], answered: int = 0) -> Flow:
    """These have something to move."""
    left, answered = yield from deed_by_deed(
        seats, lambda seat: drive_on(s, s.players[seat], able=True), (MENU,), answered
    )
    if left:
        s.do(Step("drive", s.first, (left, answered)))


def can_drive(s: State, me: Player) -> bool:
    """Has he anything to move?"""
    return next(_menu(s, me), None) is not None


def drive_on(s: State, me: Player, able: bool = False) -> Flow:
    """Herds and goods move, until nothing is left to be moved or the player has enough; it may be
    known that he is ``able`` to begin."""
    while True:
        menu = _menu(s, me)
        if not able:
            first = next(menu, None)
            if first is None:
                break
            menu = chain((first,), menu)
        able = False
        kinds = (Drive, SendGrain, SendFish)
        pick = yield Ask(me.seat, MENU, partial(_picks, s, me, [menu]), kinds=kinds, sure=True)
        match pick:
            case Done():
                break
            case Drive():
                yield from _drive(s, me, pick)
            case _:
                yield from _send(s, me, pick)
    me.drove = NO_DROVE


def _picks(s: State, me: Player, begun: list[Iterator[Pick]]) -> list[Pick]:
    """All of the menu that was begun to find out whether there is one."""
    return [*(begun.pop() if begun else _menu(s, me)), DONE]


def _menu(s: State, me: Player) -> Iterator[Pick]:
    """What can be moved, one after the other: who only wants to know whether anything can takes the
    first."""
    herds = herds_at_hand(s, me, s.world.land)
    shut, stays = closed(s, me) if herds else 0, -1
    for field, kind in dict.fromkeys(herds):
        if field == stays:
            continue
        reason = _refuse_driven(s, me, field, kind, herds, shut)
        if reason is None:
            yield Drive(s.label(field), HERDS[kind].id)
        elif reason is NO_PASTURE:
            stays = field  # so do all herds there
    for deed in _SENT:
        for field in stores(s, me, realm(s, me).towns):
            if stock(s, deed)[field] and refuse_send(s, me, deed, field) is None:
                yield on_spaces(deed, s.world)[field]


# ---------------------------------------------------------------- herds


def refuse_drive(s: State, me: Player, field: int, kind: int) -> Reason | None:
    """Why a herd stays."""
    return _refuse_driven(s, me, field, kind, herds_at_hand(s, me, 1 << field), closed(s, me))


def _refuse_driven(
    s: State, me: Player, field: int, kind: int, herds: list[tuple[int, int]], shut: int
) -> Reason | None:
    """Of these herds that are at hand, while so much is closed: HRN-6.17, HRN-5.19"""
    number = herds.count((field, kind))
    if not number:
        return NO_HERD
    if me.drove.driven and me.drove.driven.count((field, kind)) >= number:
        return HERD_DRIVEN
    if s.winter and snowed_in(s) >> field & 1:
        return HERD_SNOW
    return None if has_pasture(s, me, field, shut) else NO_PASTURE


def refuse_pasture(s: State, me: Player, field: int, goal: int) -> Reason | None:
    """Why a herd does not go there."""
    if goal == field or not ways(s, me, field, closed(s, me)) >> goal & 1:
        return HERD_SNOW if snowed_in(s) >> goal & 1 else OUT_OF_AREA
    return None if herd_room(s, goal) else NO_HERD_ROOM


def pastures(s: State, me: Player, field: int, shut: int) -> list[int]:
    """The fields to which a herd may go."""
    reached = ways(s, me, field, shut) & ~(1 << field)
    return [goal for goal in spaces(reached) if herd_room(s, goal)]


def has_pasture(s: State, me: Player, field: int, shut: int) -> bool:
    """Is there any? Mostly a field next to it is one."""
    if s.control[field] != me.seat:
        return False
    for goal in spaces(over_land(s, me, field) & _usable(s, me, field, shut)):
        if herd_room(s, goal):
            return True
    return bool(pastures(s, me, field, shut))


def closed(s: State, me: Player) -> int:
    """HRN-6.17, HRN-5.19: the spaces on which no herd may be, as bits."""
    return blocked(s, me) | snowed_in(s) if s.winter else blocked(s, me)


def _usable(s: State, me: Player, field: int, shut: int) -> int:
    """Those of its connected area on which a herd may be, as bits; none if its own field is not
    among them."""
    found = area_at(s, me, field) & ~shut
    return found if found >> field & 1 else 0


def ways(s: State, me: Player, field: int, shut: int) -> int:
    """HRN-6.17, HRN-6.18: the fields that a herd reaches within its connected area, as bits: over
    land, and then at most once over a sea to one of its coasts; nowhere over what is shut."""
    if s.control[field] != me.seat:
        return 0
    usable = _usable(s, me, field, shut)
    if not usable:
        return 0
    land = new = 1 << field
    while new:
        near = 0
        for here in spaces(new):
            near |= over_land(s, me, here)
        new = near & usable & s.world.land & ~land
        land |= new
    found = land
    for water in spaces(usable & ~s.world.land):
        ports = _linked(s, me, water) & usable
        if ports & land:
            found |= ports
    return found


def _linked(s: State, me: Player, water: int) -> int:
    """HRN-2.16: the coasts linked with a water space: all if a ship is there, otherwise those with
    an own shipyard."""
    coast = s.world.coast[water]
    if me.forces >> water & 1:
        return coast
    found = 0
    for field in spaces(coast):
        if s.yard[field] >= 0 and s.owner[field] == me.seat:
            found |= 1 << field
    return found


def _drive(s: State, me: Player, herd: Drive) -> Flow:
    field, kind = s.world.number[herd.space], HERD[herd.herd]
    params = {"space": herd.space, "herd": herd.herd}
    options = partial(_pasture_picks, s, me, field)
    pick = yield Ask(me.seat, "drive-to", options, params, kinds=(DriveTo,))
    goal = s.world.number[pick.space]
    lead_away(s, me, field, kind)
    add_herd(s, me, goal, kind)
    me.drove = replace(me.drove, driven=(*me.drove.driven, (goal, kind)))
    told = {"herd": herd.herd, "origin": herd.space, "space": pick.space}
    s.tell("told-drives", "HRN-6.17", seat=me.seat, **told)


def _pasture_picks(s: State, me: Player, field: int) -> list[Pick]:
    picks = on_spaces(DriveTo, s.world)
    return [picks[goal] for goal in pastures(s, me, field, closed(s, me))]


# ---------------------------------------------------------------- grain and fish


def stock(s: State, deed: type[Pick]) -> list[int]:
    """What is sent: grain of settlements or fish of shipyards."""
    return s.grain if deed is SendGrain else s.fish


def refuse_send(s: State, me: Player, deed: type[Pick], field: int) -> Reason | None:
    """HRN-6.17: why a store sends nothing."""
    if (me.drove.grain if deed is SendGrain else me.drove.fish) >> field & 1:
        return HAS_SENT
    if not stock(s, deed)[field] or not realm(s, me).towns >> field & 1:
        return NOTHING_STORED
    return None if takers(s, me, deed, field) else NO_STORE


def takers(s: State, me: Player, deed: type[Pick], field: int) -> list[int]:
    """HRN-6.18: the other settlements of the area with room for grain, or shipyards for fish."""
    room = grain_room if deed is SendGrain else fish_room
    others = stores(s, me, area_at(s, me, field))
    return [other for other in others if other != field and room(s, other) > 0]


def _send(s: State, me: Player, sender: SendGrain | SendFish) -> Flow:
    deed, field = type(sender), s.world.number[sender.space]
    good = "grain" if deed is SendGrain else "fish"
    params = {"space": sender.space, "good": good}
    options = partial(_taker_picks, s, takers(s, me, deed, field))
    pick = yield Ask(me.seat, "send-to", options, params, kinds=(SendTo,))
    goal = s.world.number[pick.space]
    room = grain_room(s, goal) if deed is SendGrain else fish_room(s, goal)
    most = min(stock(s, deed)[field], room)
    pick = yield Ask(me.seat, "send-how-much", partial(_up_to, most), params)
    stock(s, deed)[field] -= pick.number
    stock(s, deed)[goal] += pick.number
    if deed is SendGrain:
        me.drove = replace(me.drove, grain=me.drove.grain | 1 << field)
    else:
        me.drove = replace(me.drove, fish=me.drove.fish | 1 << field)
    told = {"good": good, "origin": sender.space, "space": s.label(goal)}
    s.tell("told-sends", "HRN-6.17", seat=me.seat, number=pick.number, **told)


def _taker_picks(s: State, fields: Sequence[int]) -> list[Pick]:
    picks = on_spaces(SendTo, s.world)
    return [picks[field] for field in fields]


def _up_to(most: int) -> list[Pick]:
    return [HowMany(number) for number in range(most, 0, -1)]
