"""Fleets (HRN-6.15, HRN-18.6): enough ships on the same sea or in the same shipyard make the same
special move together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.titles.oikumene.content.tables import PP_PRICE
from civitas.titles.oikumene.content.units import CAVALRY, SHIP
from civitas.titles.oikumene.means.rooms import ship_room
from civitas.titles.oikumene.means.units import at
from civitas.titles.oikumene.moves.cargo import (
    Item,
    cargo_share,
    number_picks,
    portion,
    possible,
    told,
)
from civitas.titles.oikumene.moves.going import arrive, ask_consent
from civitas.titles.oikumene.moves.ground import choose, under_way
from civitas.titles.oikumene.moves.outlook import Outlook, brilliant
from civitas.titles.oikumene.moves.paths import HELD_FAST, IMMOBILE, NO_CUBE, fresh, refuse_entry
from civitas.titles.oikumene.moves.sailing import NO_BERTH, refuse_field, refuse_port
from civitas.titles.oikumene.picks.moves import MoveFleet, PutIn, To
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    KIND_OF,
    OUT,
    PLACE_OF,
    PORT,
    SPOTS,
    place,
    space_at,
    spot_at,
)
from civitas.titles.oikumene.state import State

NO_FLEET: Final = Reason("no-fleet", "HRN-6.15")
PRICE: Final = PP_PRICE["special_move_all"]
"""HRN-6.15"""


def stand_still(s: State, me: Player) -> bool:
    """HRN-6.15: can it be seen at a glance that nobody makes a special move? So it is with most
    players: they have no riders, too few ships for a fleet, and no two harbours to change."""
    now = under_way(s)
    if (now.paid and now.seat == me.seat) or brilliant(s, me):
        return False
    if s.mode.prestige and me.prestige >= PRICE:
        return False
    ships = 0
    for stack, number in me.units.items():
        kind = KIND_OF[stack]
        if kind == CAVALRY:
            return False
        if SHIP[kind]:
            ships += number
    harbours = s.homes[me.seat] & s.harbours
    return not ships or (ships < me.traits.fleet_size and not harbours & harbours - 1)


def fleets(o: Outlook) -> Iterator[tuple[int, int]]:
    """Where a fleet lies that can make a special move: space and spot. Where every ship may move
    by itself there is no need of one."""
    if o.entitled or o.me.traits.fleet_size <= 1:
        return
    for where in sorted({PLACE_OF[stack] for stack in o.me.units if SHIP[KIND_OF[stack]]}):
        if refuse_fleet(o, where) is None:
            yield space_at(where), spot_at(where)


def refuse_fleet(o: Outlook, where: int) -> Reason | None:
    """HRN-6.14, HRN-6.15"""
    space, spot = space_at(where), spot_at(where)
    if spot == OUT and (space < o.s.world.lands or space >= o.s.world.waters):
        return NO_FLEET
    if sum(ship.number for ship in ready(o, where)) < o.me.traits.fleet_size:
        return NO_FLEET
    if spot == OUT and o.blocked >> space & 1:
        return HELD_FAST
    return None if goals(o, where) else NO_FLEET


def ready(o: Outlook, where: int) -> tuple[Item, ...]:
    """The ships of a place that may still move."""
    return tuple(
        Item(stack, fresh(o, stack), 1)
        for stack, _ in at(o.me, where)
        if SHIP[KIND_OF[stack]] and not IMMOBILE[KIND_OF[stack]] and fresh(o, stack) > 0
    )


# ---------------------------------------------------------------- whither


def courses(o: Outlook, where: int) -> Iterator[tuple[type[To] | type[PutIn], int]]:
    """What the ships of a fleet could do together if nothing stood in their way."""
    world, space = o.s.world, space_at(where)
    in_port = spot_at(where) == PORT
    yield from ((To, water) for water in (world.coasts if in_port else world.lanes)[space])
    for field in () if in_port else world.coasts[space]:
        yield To, field
        if o.s.yard[field] >= 0:
            yield PutIn, field


def refuse_goal(o: Outlook, where: int, deed: type[To] | type[PutIn], space: int) -> Reason | None:
    """Why a fleet does not go there."""
    one = ready(o, where)[0].stack
    reason = refuse_entry(o, one, space, deed)
    if reason is None and deed is PutIn:
        reason = refuse_port(o, one, space)
    elif reason is None and space < o.s.world.lands:
        reason = refuse_field(o, one, space)
    if reason is not None or _can_muster(o, where, _place(deed, space)):
        return reason
    return NO_BERTH if deed is PutIn else NO_CUBE


def goals(o: Outlook, where: int) -> list[Pick]:
    """The moves that the ships of a fleet can make together."""
    return [
        deed(o.s.label(space))
        for deed, space in courses(o, where)
        if refuse_goal(o, where, deed, space) is None
    ]


def _place(deed: type[Pick], space: int) -> int:
    """Where the ships are then."""
    return place(space, PORT if deed is PutIn else OUT)


# ---------------------------------------------------------------- which ships


def _can_muster(o: Outlook, where: int, to: int, chosen: Sequence[int] = ()) -> bool:
    """Can a fleet be put together out of so many ships of the first stacks and any of the rest?"""
    ships = ready(o, where)
    most = sum(ship.number for ship in ships)
    if spot_at(to) == PORT:
        most = min(most, ship_room(o.s, space_at(to)))
    numbers = product(*(range(ship.number, -1, -1) for ship in ships[len(chosen) :]))
    fleets = ((*chosen, *more) for more in numbers)
    return any(
        o.me.traits.fleet_size <= sum(fleet) <= most
        and possible(cargo_share(o.s, o.me, _parts(ships, fleet), to))
        for fleet in fleets
    )


def _parts(ships: Sequence[Item], chosen: Sequence[int]) -> list[tuple[int, int]]:
    return [(ship.stack, n) for ship, n in zip(ships, chosen, strict=True) if n]


def _muster(o: Outlook, where: int, to: int) -> Decision:
    """Stack by stack, how many ships join the fleet; only what is open is asked."""
    chosen: list[int] = []
    for ship in ready(o, where):
        numbers = range(ship.number, -1, -1)
        options = [n for n in numbers if _can_muster(o, where, to, (*chosen, n))]
        number = options[0]
        if len(options) > 1:
            picks = partial(number_picks, options)
            params = told(o.s, ship.stack)
            pick = yield Ask(o.me.seat, "join-fleet", picks, params, sure=True)
            number = pick.number
        chosen.append(number)
    return _parts(ready(o, where), chosen)


def sail_fleet(s: State, me: Player, o: Outlook, fleet: MoveFleet) -> Flow:
    """HRN-6.15: a fleet makes one move together, with cargo."""
    where = place(s.world.number[fleet.space], SPOTS.index(fleet.spot))
    if s.rules.version >= 9:  # before, the stack that moved last was asked why not
        choose(s, me, ~where)
    params = {"space": fleet.space}
    pick = yield Ask(me.seat, "fleet-to", partial(goals, o, where), params, kinds=(To, PutIn))
    space = s.world.number[pick.space]
    if not (yield from ask_consent(s, me, ready(o, where)[0].stack, space)):
        return
    to = _place(type(pick), space)
    ships = yield from _muster(o, where, to)
    cargo = yield from portion(s, me, "take-along", cargo_share(s, me, ships, to))
    arrive(s, me, ships, cargo, to)
