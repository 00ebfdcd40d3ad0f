"""Where ships may go (HRN-6.3, HRN-6.6, HRN-6.8, HRN-6.16, HRN-6.20, HRN-18.31, HRN-18.32)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from civitas.kernel.asks import Pick, Reason
from civitas.titles.oikumene.content.units import WARSHIP
from civitas.titles.oikumene.means.rooms import may_berth, ship_room
from civitas.titles.oikumene.means.units import count
from civitas.titles.oikumene.moves.outlook import RETREAT, SPECIAL, Outlook
from civitas.titles.oikumene.moves.paths import SNOW, TOO_FAR, Goal, refuse_entry
from civitas.titles.oikumene.picks.moves import Land, PutIn, To
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, PORT, SPACE_OF, SPOT_OF, place
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import BROWN_LAND, TURQUOISE, World, spaces

NO_SHIPYARD: Final = Reason("no-shipyard", "HRN-6.3")
NO_BERTH: Final = Reason("no-berth", "HRN-2.19")
NO_TRANSFER: Final = Reason("no-transfer", "HRN-6.16")
ONLY_TRANSFER: Final = Reason("only-transfer", "HRN-6.15")
NO_WATER: Final = Reason("no-water", "HRN-6.8")
OTHER_RIVER: Final = Reason("other-river", "HRN-18.31")
ONLY_WARSHIPS: Final = Reason("only-warships", "HRN-6.20")
NO_LANDING: Final = Reason("no-landing", "HRN-6.6")


def around(o: Outlook, stack: int) -> Iterator[Goal]:
    """What a ship could do if nothing stood in its way."""
    space, world = SPACE_OF[stack], o.s.world
    if SPOT_OF[stack] == PORT:
        yield from ((To, water) for water in world.coasts[space])
        yield from ((PutIn, field) for field in harbours(o.s, o.me) if field != space)
        return
    if space < world.lands:
        yield from ((To, water) for water in world.coasts[space] if water < world.waters)
        yield from ((To, field) for field in upriver(world, space))
        yield Land, space
        return
    yield from ((To, water) for water in world.lanes[space])
    for field in world.coasts[space]:
        yield To, field
        if o.s.yard[field] >= 0:
            yield PutIn, field
        yield Land, field


def ports(o: Outlook, stack: int) -> list[Goal]:
    """Of these the shipyards."""
    s, space = o.s, SPACE_OF[stack]
    if SPOT_OF[stack] == PORT:
        return [(PutIn, field) for field in harbours(s, o.me) if field != space]
    if space < s.world.lands:
        return []
    return [(PutIn, field) for field in s.world.coasts[space] if s.yard[field] >= 0]


def courses(o: Outlook, stack: int) -> Iterable[Goal]:
    """Of these what the sub-phase leaves to a ship (HRN-6.15, HRN-6.19, HRN-6.20)."""
    if _only_transfers(o, stack) or (o.sub == RETREAT and KIND_OF[stack] != WARSHIP):
        return ports(o, stack)
    if o.sub != RETREAT:
        return around(o, stack)
    lands = o.s.world.lands
    return (g for g in around(o, stack) if g[0] is PutIn or (g[0] is To and g[1] >= lands))


def refuse_sail(o: Outlook, stack: int, deed: type[Pick], space: int) -> Reason | None:
    """Why a ship does not do it."""
    reason = refuse_entry(o, stack, space, deed)
    if reason is not None:
        return reason
    if deed is PutIn:
        return refuse_port(o, stack, space)
    if _only_transfers(o, stack):
        return ONLY_TRANSFER
    if deed is Land:
        return _refuse_landing(o, stack, space)
    if o.sub == RETREAT and (KIND_OF[stack] != WARSHIP or space < o.s.world.lands):
        return ONLY_WARSHIPS
    return refuse_field(o, stack, space) if space < o.s.world.lands else None


def _only_transfers(o: Outlook, stack: int) -> bool:
    """HRN-6.15: ships that are entitled as users of a harbour alone."""
    return o.sub == SPECIAL and not o.entitled and o.me.traits.fleet_size > 1


# ---------------------------------------------------------------- shipyards


def refuse_port(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-2.21, HRN-6.3, HRN-6.16, HRN-6.19"""
    s, me = o.s, o.me
    if not may_berth(s, me, field):
        return NO_SHIPYARD
    if o.sub == RETREAT and (SPOT_OF[stack] == PORT or not _retreats_there(s, me, field)):
        return NO_SHIPYARD
    if ship_room(s, field) < 1:
        return NO_BERTH
    if SPOT_OF[stack] == PORT and not joined(o, SPACE_OF[stack], field):
        return NO_TRANSFER
    return None


def _retreats_there(s: State, me: Player, field: int) -> bool:
    if s.rules.version < 2:  # the first rules sent nobody back into the shipyard of a friend
        return s.owner[field] == me.seat
    return True


def harbours(s: State, me: Player) -> Sequence[int]:
    """The own completed harbours."""
    own = spaces(s.homes[me.seat] & s.harbours)
    return [field for field in own if field not in s.fallen] if s.fallen else own


def joined(o: Outlook, one: int, other: int) -> bool:
    """HRN-6.16: does a chain of adjacent seas without hostile ships join two own harbours?"""
    world = o.s.world
    ends = harbours(o.s, o.me)
    if one not in ends or other not in ends:
        return False
    open_seas = ~o.foes & (1 << world.waters) - (1 << world.lands)
    found = new = world.coast[one] & open_seas
    while new and not found & world.coast[other]:
        near = 0
        for sea in spaces(new):
            near |= world.lane[sea]
        new = near & open_seas & ~found
        found |= new
    return bool(found & world.coast[other])


# ---------------------------------------------------------------- fields


def refuse_field(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-6.8: ships enter wetland from its sea; those of Vikings also other coasts, and fields
    along the river they are on, but no mountains (HRN-18.31)."""
    world, here = o.s.world, SPACE_OF[stack]
    if here < world.lands:
        return _refuse_river(o, here, field)
    if here >= world.waters:
        return NO_WATER
    if world.full(field, TURQUOISE):
        return None
    return None if o.me.traits.ships_on_land and not world.full(field, BROWN_LAND) else NO_WATER


def _refuse_river(o: Outlook, here: int, field: int) -> Reason | None:
    """HRN-18.31, HRN-18.32: from one field of a river to the next, never from one river to another
    inland."""
    world = o.s.world
    if not o.me.traits.ships_on_land or world.full(field, BROWN_LAND):
        return NO_WATER
    common = rivers_between(world, here, field)
    if not common:
        return TOO_FAR
    allowed = [river for river in common if _on_course(o, here, river)]
    if not any(_on_course(o, field, river) for river in allowed):
        return OTHER_RIVER
    return None


def _on_course(o: Outlook, field: int, river: int) -> bool:
    """Own ships that stand inland between two rivers have come up one of them: others come and go
    by the same."""
    came = o.me.rivers.get(field, river)
    return came == river or not count(o.me, place(field), ships=True)


def upriver(world: World, field: int) -> list[int]:
    """The fields next to this one along its rivers."""
    near = {
        course[n + step]
        for course in world.courses
        for n, at in enumerate(course)
        if at == field
        for step in (-1, 1)
        if 0 <= n + step < len(course)
    }
    return [other for other in world.borders[field] if other in near]


def rivers_between(world: World, one: int, other: int) -> list[int]:
    """The rivers, by number, along which two fields follow each other."""
    return [
        number
        for number, course in enumerate(world.courses)
        if (one, other) in pairwise(course) or (other, one) in pairwise(course)
    ]


def two_rivers(world: World, field: int) -> bool:
    """Is it an inland field between two rivers?"""
    return not world.coasts[field] and sum(field in course for course in world.courses) > 1


def _refuse_landing(o: Outlook, stack: int, field: int) -> Reason | None:
    """HRN-6.6, HRN-5.19"""
    if o.sub == RETREAT:
        return NO_LANDING
    return SNOW if o.snow >> field & 1 else None
