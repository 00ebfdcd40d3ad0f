"""The movement step (EOT-8.1 to EOT-8.9, EOT-8.19): unit after unit, first who, then whither.

The ways of fleets are in `sea`, those over sea bridges in `bridges`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, by_seat
from civitas.kernel.asks import Ask, Flow, Params, Pick
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.area import fields_in
from civitas.titles.era_of_tribes.content.fields import FIELD, HORSE, LANDS, MILITARY, NAMES
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.land.bridges import bridgeheads, cross
from civitas.titles.era_of_tribes.land.colonies import count_colonies, morale_of_colonies
from civitas.titles.era_of_tribes.land.expansion import under_way
from civitas.titles.era_of_tribes.land.reach import marches
from civitas.titles.era_of_tribes.land.sea import can_sail, demand_battle, demandable, sail
from civitas.titles.era_of_tribes.land.units import (
    attacked,
    depart,
    entries,
    entry_terms,
    forget,
    join_attack,
    note,
    open_to,
    settle,
    units,
)
from civitas.titles.era_of_tribes.means.changes import food_change, morale_change, settle_food, told
from civitas.titles.era_of_tribes.means.control import is_player, lay_back, pick_up
from civitas.titles.era_of_tribes.means.food import food_of, gain_food
from civitas.titles.era_of_tribes.means.goods import MILITARY_FIELDS
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.picks.common import DONE, Done
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Unit

RULES: Final = Chapter()

KINDS: Final = (picks.March, picks.Sail, picks.Demand)
MOVEMENT: Final = by_seat("movement", BARBARIANS)
HORSE_POINTS: Final = 2
"""EOT-8.3"""
HORSES: Final = sum(1 << n for n in MILITARY_FIELDS if MILITARY[n] == HORSE)
"""The fields with a horse, as bits."""


# ---------------------------------------------------------------- who


@RULES.asking("movement")
def movement(s: State, me: Player) -> Flow:
    """EOT-8.1, EOT-8.9: one unit moves, and again, until nobody can or wants to."""
    if next(_movers(s, me), None) is None and not demandable(s, me):
        return
    params = {"horses": horses(s, me).bit_count()}
    pick = yield Ask(
        me.seat,
        "movement",
        lambda: _unit_picks(s, me),
        params,
        sure=True,
        kinds=KINDS,
        terms=lambda pick: _movement_terms(s, me, pick),
    )
    if isinstance(pick, Done):
        return
    s.do(MOVEMENT[me.seat])
    field = FIELD[pick.field]
    match pick:
        case picks.March():
            yield from march(s, me, (field, pick.points, 0))
        case picks.Sail():
            yield from sail(s, me, (field, pick.points, pick.raided))
        case picks.Demand():
            demand_battle(s, me, s.players[s.owner[field]], field)


def _movers(s: State, me: Player) -> Iterator[Unit]:
    """The units that have somewhere to go. A vassal goes on its own feet, on a horse or over a sea
    bridge; every province next to it can be entered (EOT-8.4, EOT-8.6)."""
    mounted, near = horses(s, me), s.area.next_to
    for unit in units(s, me):
        field, points, stops = unit
        if field >= LANDS:
            if can_sail(s, unit):
                yield unit
        elif not stops and (points or mounted) and (near[field] or bridgeheads(s, me, field)):
            yield unit


def _unit_picks(s: State, me: Player) -> list[Pick]:
    found: list[Pick] = [
        picks.sail(field, points, raided) if field >= LANDS else picks.march(field, points)
        for field, points, raided in _movers(s, me)
    ]
    if me.fleets:
        found += [picks.DEMAND[sea] for sea in demandable(s, me)]
    found.append(DONE)
    return found


def _movement_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What it comes to if nobody moves any more (EOT-8.5, EOT-8.19, EOT-8.23)."""
    if not isinstance(pick, Done):
        return None
    before, now = under_way(s).before, s.held[me.seat]
    food = sum([food_of(me, n) for n in fields_in(now & ~before)])
    food -= sum([food_of(me, n) for n in fields_in(before & ~now)])
    return told(food_change(me, food), morale_change(me, -morale_of_colonies(s, me, now)))


# ---------------------------------------------------------------- whither, by land


def horses(s: State, me: Player) -> int:
    """The horses, as bits of their fields, that lay on the RA when the step began; those of fields
    won in it come at its end (EOT-8.3, EOT-8.5)."""
    return under_way(s).before & HORSES & ~me.used_goods


def passable(s: State, me: Player, place: int) -> bool:
    """May a vassal pass a province? Not one of barbarians, of others who are no allies, or where a
    battle is to be fought (EOT-8.4, EOT-8.8)."""
    return open_to(s, me, place) or (me.ally_of(s.owner[place]) and place not in attacked(s))


def goals(s: State, me: Player, place: int, points: int) -> dict[int, int]:
    """By province, what it costs a vassal to get there (EOT-8.2)."""
    if points == 1:  # as most have
        return dict.fromkeys(s.area.land_borders[place], 1)
    return marches(s.area, place, points, partial(passable, s, me))


def embarkations(s: State, me: Player, unit: Unit) -> dict[int, tuple[int, int]]:
    """By sea field, from where and with how many BP left a vassal can be carried over it: from its
    own province, or from an ally's on the way (EOT-8.4, EOT-8.10)."""
    place, points, _ = unit
    if not me.fleets or not points:
        return {}
    found = dict.fromkeys(bridgeheads(s, me, place), (place, points - 1))
    if not me.allies:
        return found
    for ally, cost in goals(s, me, place, points - 1).items():
        if passable(s, me, ally) and not open_to(s, me, ally):
            for sea in bridgeheads(s, me, ally):
                found.setdefault(sea, (ally, points - 1 - cost))
    return found


def march(s: State, me: Player, unit: Unit) -> Flow:
    """A vassal goes to another province, by land or over a sea bridge."""
    while True:
        params: Params = {"field": NAMES[unit[0]], "points": unit[1]}
        options, prices = partial(_march_picks, s, me, unit), partial(entry_terms, s, me)
        pick = yield Ask(me.seat, "march", options, params, terms=prices)
        if not isinstance(pick, picks.Mount):
            break
        unit = mount(s, me, unit)
    goal = FIELD[pick.field]
    if isinstance(pick, picks.Embark):
        yield from _be_carried(s, me, unit, goal)
        return
    cost = goals(s, me, unit[0], unit[1])[goal]
    depart(s, me, unit)
    arrive(s, me, unit[0], goal, unit[1] - cost)


def _march_picks(s: State, me: Player, unit: Unit) -> list[Pick]:
    found = _land_picks(s, me, unit[0], unit[1])
    if me.fleets:
        found += [picks.EMBARK[sea] for sea in sorted(embarkations(s, me, unit))]
    return [*found, picks.MOUNT] if horses(s, me) else found


def _land_picks(s: State, me: Player, place: int, points: int) -> list[Pick]:
    return entries(s, me, sorted(goals(s, me, place, points)))


def mount(s: State, me: Player, unit: Unit) -> Unit:
    """EOT-8.3: the vassal, with its horse."""
    ready = horses(s, me)
    me.used_goods |= ready & -ready
    forget(s, unit)
    mounted = (unit[0], unit[1] + HORSE_POINTS, 0)
    note(s, me, mounted)
    s.tell("told-mounts", "EOT-8.3", seat=me.seat, field=NAMES[unit[0]])
    return mounted


def arrive(
    s: State, me: Player, origin: int, place: int, points: int, by_sea: bool = False
) -> None:
    """A vassal is where it goes to: it settles or passes the night, or it attacks (EOT-8.5 to
    EOT-8.7)."""
    if open_to(s, me, place):
        settle(s, me, place, points)
        message, clause = "told-carried" if by_sea else "told-marches", "EOT-8.5"
    elif by_sea:
        join_attack(s, me, place, carried=1)
        message, clause = "told-carried-to-attack", "EOT-8.6"
    else:
        join_attack(s, me, place, walked=1)
        message, clause = "told-marches-to-attack", "EOT-8.6"
    if s.log is not None:
        s.tell(message, clause, seat=me.seat, origin=NAMES[origin], field=NAMES[place])


def _be_carried(s: State, me: Player, unit: Unit, sea: int) -> Flow:
    """EOT-8.10, EOT-8.12; an ally's province may be passed after the voyage, too (EOT-8.4)."""
    shore, points = embarkations(s, me, unit)[sea]
    place = yield from cross(s, me, shore, sea)
    while points and not open_to(s, me, place) and passable(s, me, place):
        options = partial(_pass_picks, s, me, place, points)
        params: Params = {"field": NAMES[place], "points": points}
        prices = partial(entry_terms, s, me)
        pick = yield Ask(me.seat, "march", options, params, sure=True, terms=prices)
        goal = FIELD[pick.field]
        if goal == place:
            break
        if isinstance(pick, picks.Embark):
            shore, points = embarkations(s, me, (place, points, 0))[goal]
            place = yield from cross(s, me, shore, goal)
            continue
        cost = goals(s, me, place, points)[goal]
        depart(s, me, unit)
        arrive(s, me, unit[0], goal, points - cost)
        return
    depart(s, me, unit)
    arrive(s, me, unit[0], place, points, by_sea=True)


def _pass_picks(s: State, me: Player, place: int, points: int) -> list[Pick]:
    found = [picks.ASSAULT[place], *_land_picks(s, me, place, points)]
    if s.rules.version < 2:  # the first rules carried nobody twice
        return found
    return found + [picks.EMBARK[sea] for sea in sorted(embarkations(s, me, (place, points, 0)))]


# ---------------------------------------------------------------- the end of the step


@RULES.plain("movement.end")
def movement_end(s: State, me: Player) -> None:
    """What was won and left is settled, then colonies are counted (EOT-8.5, EOT-8.19, EOT-8.24)."""
    settle_fields(s, me)
    count_colonies(s, me)
    check_end(s, me.seat)


def settle_fields(s: State, me: Player) -> None:
    """EOT-8.5, EOT-8.19: gains are set against losses; goods of what was left go back to it."""
    before, now = under_way(s).before, s.held[me.seat]
    food = 0
    for n in fields_in(now & ~before):
        food += food_of(me, n)
        pick_up(s, me, n)
        if s.log is not None:
            s.tell("told-wins-field", "EOT-8.5", seat=me.seat, field=NAMES[n])
    for n in fields_in(before & ~now):
        food -= food_of(me, n)
        _leave(s, me, n)
    if food:
        settle_food(s, me, food, "EOT-8.5")


def _leave(s: State, me: Player, field: int) -> None:
    """EOT-8.17, EOT-8.19"""
    lay_back(s, me, field)
    if s.log is not None:
        s.tell("told-leaves-field", "EOT-8.19", seat=me.seat, field=NAMES[field])
    heir = s.owner[field]
    if is_player(heir):
        other = s.players[heir]
        fish = food_of(other, field)
        s.tell("told-inherits", "EOT-8.17", seat=heir, field=NAMES[field], food=fish)
        gain_food(other, fish)
