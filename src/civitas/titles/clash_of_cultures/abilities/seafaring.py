"""Abilities that speak of ships: along the edge of the map, with pirates, from ship to shore."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods, goods
from civitas.titles.clash_of_cultures.content.pieces import INFANTRY, SETTLER, SHIP, UNIT, UNITS
from civitas.titles.clash_of_cultures.means.payments import PRICE_OF
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.moves.land import Group, arrive, bound, is_free, marked
from civitas.titles.clash_of_cultures.moves.move import TACTICS
from civitas.titles.clash_of_cultures.moves.ships import (
    dock,
    explore_from,
    is_fleet,
    next_seas,
    passages,
    reach,
    set_sail,
    stopped_by,
    unknown_near,
)
from civitas.titles.clash_of_cultures.picks.common import DONE, Done
from civitas.titles.clash_of_cultures.picks.moves import Convert
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import (
    FATIGUED,
    KIND,
    ON_MOUNTAIN,
    PIRATE,
    PIRATES,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.units import (
    army,
    army_room,
    at,
    become,
    in_supply,
    lay,
    ship_capacity,
    take,
)
from civitas.titles.clash_of_cultures.wild.pirates import (
    end_control,
    renew_control,
    room_aboard,
    with_pirates,
)

CARTOGRAPHY: Final = ADVANCES[ADVANCE["cartography"]]
NAVIGATION: Final = ADVANCE["navigation"]
BUILDERS: Final = (INFANTRY, SETTLER)
"""Who may become a ship, and what a ship may become."""


# ---------------------------------------------------------------- Navigation and Cartography


@hook(Moment.GOALS, "navigation")
def navigation_goals(s: State, me: Player, origin: int, group: Group) -> list[int]:
    """COC-13.13 to COC-13.15, COC-14.12, COC-14.13: the next sea, or unrevealed hexes."""
    if not is_fleet(group):
        return []
    calm, _ = reach(s, me, [origin])
    found = passages(s, calm)
    if not found:
        return []
    beyond, hostile = reach(s, me, [n for n in found if s.map.is_revealed(n)])
    unknown = {*unknown_near(s, beyond), *(n for n in found if not s.map.is_revealed(n))}
    return sorted({*beyond, *hostile, *unknown})


@hook(Moment.TRAVEL, "navigation")
def navigate(s: State, me: Player, origin: int, goal: int, group: Group) -> Flow:
    """COC-13.13: along the edge of the map."""
    assert s.command is not None
    s.command = replace(s.command, navigated=True)
    if s.map.is_revealed(goal):
        dock(s, me, origin, goal, group)
        return
    calm, _ = reach(s, me, [origin])
    exits = passages(s, calm).get(goal, [])
    beyond, _ = next_seas(s, me, origin)
    near = [n for n in beyond if goal in s.map.near(n)]
    start = yield from explore_from(s, me, sorted({*exits, *near}))
    set_sail(s, me, origin, start, goal, group, "edge" if start in exits else "sea")


def _moved_ships(s: State, me: Player, mover: int) -> bool:
    return s.command is not None and s.command.ships


@hook(Moment.COMMANDED, "cartography", may=_moved_ships)
def cartography(s: State, me: Player, mover: int) -> None:
    """COC-26.6: once per Command, and more if Navigation was used in it."""
    assert s.command is not None
    gain(s, me, goods(CARTOGRAPHY.gain), CARTOGRAPHY.id, "COC-26.6")
    if s.command.navigated:
        gain(s, me, goods(CARTOGRAPHY.gain_if_navigation_used), CARTOGRAPHY.id, "COC-26.6")


# ---------------------------------------------------------------- Longships, Pirate Alliance


@hook(Moment.MARKS_IGNORED, "longships")
def longships(s: State, me: Player, group: Group, unit: int) -> int:
    """Ships move again after a sea battle (COC-7.11, COC-12.10)."""
    return FATIGUED if unit & KIND == SHIP else 0


@hook(Moment.SHIP_CAPACITY, "longships")
def longship_capacity(s: State, me: Player) -> int:
    """Three land units aboard each ship (COC-7.11, COC-1.8)."""
    return 1


@hook(Moment.SAILS_WITH, "pirate_alliance")
def pirate_alliance(s: State, me: Player, owner: int) -> bool:
    """Pirates let the player's ships pass, and sail along with them (COC-7.11, COC-13.2)."""
    return owner == PIRATES


@hook(Moment.ACTION_OVER, "pirate_alliance")
def pirates_come_and_go(s: State, me: Player, actor: int) -> None:
    """Whatever an action did to ships, afterwards it is clear which pirates sail along (COC-7.11,
    COC-3.7)."""
    for place in sorted({*s.units[me.seat], *s.units[PIRATES]}):
        if s.map.is_water(place):
            renew_control(s, me, place)


def _launched_among_pirates(s: State, me: Player, recruiter: int) -> bool:
    if s.recruiting is None or not s.recruiting.units[SHIP]:
        return False
    return bool(with_pirates(s, me, [s.cities[s.recruiting.city].port]))


@hook(Moment.RECRUITED, "pirate_alliance", may=_launched_among_pirates, optional=True)
def attack_from_port(s: State, me: Player, recruiter: int) -> None:
    """New ships need not fight the pirates on their port hex, but may (COC-11.9, COC-15.26)."""
    assert s.recruiting is not None
    port = s.cities[s.recruiting.city].port
    end_control(s, me, port)
    fleet = at(s, me.seat, port)
    battle.start(s, me.seat, PIRATES, port, port, fleet, may_retreat=False)


# ---------------------------------------------------------------- Ship Construction


@hook(Moment.PRICE, "ship_construction", purposes=(PRICE_OF[NAVIGATION],))
def free_navigation(s: State, me: Player, printed: Goods, advance: int) -> Goods:
    """Gaining Navigation costs no food (COC-7.11, COC-4.15)."""
    return NOTHING


@hook(Moment.GOALS, "ship_construction")
def conversion_goals(s: State, me: Player, origin: int, group: Group) -> list[int]:
    """Adjacent water for land units of which some become ships, adjacent land for ships that
    become settlers or infantry; no enemies may be there (COC-7.11, COC-12.4)."""
    if is_fleet(group):
        return [n for n in s.map.near_land(origin) if _can_land(s, me, n, group)]
    if not s.map.is_land(origin) or bound(s, me, group, ON_MOUNTAIN):
        return []
    return [n for n in s.map.near_water(origin) if _can_launch(s, me, n, group)]


def _can_launch(s: State, me: Player, place: int, group: Group) -> bool:
    """Can enough of the group become ships for the others to find room?"""
    most = min(sum(unit & KIND in BUILDERS for unit in group), in_supply(s, me.seat, SHIP))
    room = room_aboard(s, me, place) + ship_capacity(s, me) * most
    return most > 0 and stopped_by(s, me, place) == NOBODY and len(group) - most <= room


def _can_land(s: State, me: Player, place: int, group: Group) -> bool:
    """Is there a piece for each ship, and room for the army units?"""
    if any(unit & PIRATE for unit in group) or not is_free(s, me, place):
        return False
    fleet = sum(unit & KIND == SHIP for unit in group)
    soldiers = max(fleet - in_supply(s, me.seat, SETTLER), 0)
    if soldiers > (in_supply(s, me.seat, INFANTRY) if me.has(TACTICS) else 0):
        return False
    return army(group) + soldiers <= army_room(s, me.seat, place)


@hook(Moment.TRAVEL, "ship_construction")
def convert(s: State, me: Player, origin: int, goal: int, group: Group) -> Flow:
    """Free of charge; it is the move of everyone in the group (COC-7.11, COC-12.1)."""
    if is_fleet(group):
        assert s.command is not None
        s.command = replace(s.command, ships=True)
        yield from _land_ships(s, me, origin, goal, group)
    else:
        yield from _launch_ships(s, me, origin, goal, group)


def _launch_ships(s: State, me: Player, origin: int, goal: int, group: Group) -> Flow:
    rest = group
    while True:
        pick = yield Ask(me.seat, "convert", partial(_launch_picks, s, me, goal, group, rest))
        if isinstance(pick, Done):
            break
        unit = next(each for each in rest if each & KIND == UNIT[pick.unit])
        place = rest.index(unit)
        rest = rest[:place] + rest[place + 1 :]
        _replace(s, me, origin, goal, unit, SHIP)
    if rest:
        arrive(s, me, origin, goal, rest)


def _launch_picks(s: State, me: Player, goal: int, group: Group, rest: Group) -> list[Pick]:
    left = in_supply(s, me.seat, SHIP)
    kinds = sorted({unit & KIND for unit in rest} & {*BUILDERS}) if left else []
    found: list[Pick] = [Convert(UNITS[kind].id, UNITS[SHIP].id) for kind in kinds]
    if rest != group and len(rest) <= room_aboard(s, me, goal):
        found.append(DONE)
    return found


def _land_ships(s: State, me: Player, origin: int, goal: int, group: Group) -> Flow:
    cargo = tuple(unit for unit in group if unit & KIND != SHIP)
    fleet = [unit for unit in group if unit & KIND == SHIP]
    for n, ship in enumerate(fleet):
        left = (*fleet[n:], *cargo)
        pick = yield Ask(me.seat, "convert", partial(_landing_picks, s, me, goal, left))
        _replace(s, me, origin, goal, ship, UNIT[pick.into])
    if cargo:
        arrive(s, me, origin, goal, cargo)


def _landing_picks(s: State, me: Player, goal: int, left: Group) -> list[Pick]:
    found: list[Pick] = []
    if in_supply(s, me.seat, SETTLER):
        found.append(Convert(UNITS[SHIP].id, UNITS[SETTLER].id))
    more_soldiers = me.has(TACTICS) and in_supply(s, me.seat, INFANTRY)
    others = len([unit for unit in left if unit & KIND == SHIP]) - 1
    soldiers = 1 + max(others - in_supply(s, me.seat, SETTLER), 0)
    if more_soldiers and army(left) + soldiers <= army_room(s, me.seat, goal):
        found.append(Convert(UNITS[SHIP].id, UNITS[INFANTRY].id))
    return found


def _replace(s: State, me: Player, origin: int, goal: int, unit: int, kind: int) -> None:
    """A unit becomes another and stands on the goal, moved and marked."""
    new = become(s, me.seat, origin, unit, kind)
    take(s, me.seat, origin, new)
    lay(s, me.seat, goal, marked(s, me, new, (new,), goal))
    s.tell(
        "converts",
        "COC-12.1",
        seat=me.seat,
        unit=UNITS[unit & KIND].id,
        into=UNITS[kind].id,
        hex=s.label(goal),
    )
