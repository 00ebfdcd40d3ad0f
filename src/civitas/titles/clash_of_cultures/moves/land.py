"""Section 12: where land units may go, and what happens when they get there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Reason
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.battles.battle import enemy_at, refuse_battle
from civitas.titles.clash_of_cultures.content.areas import (
    FOREST,
    MOUNTAIN,
    PLAINS,
    UNREVEALED,
    WATER,
)
from civitas.titles.clash_of_cultures.content.cards import WONDER
from civitas.titles.clash_of_cultures.content.pieces import IS_ARMY, LEADER, UNITS
from civitas.titles.clash_of_cultures.means.reactions import added
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import (
    KIND,
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.units import (
    army,
    army_room,
    enemy_units,
    lay,
    take,
)
from civitas.titles.clash_of_cultures.wild.pirates import renew_control, room_aboard

MARK_OF: Final = {MOUNTAIN: ON_MOUNTAIN, FOREST: ON_FOREST, PLAINS: ON_PLAINS}
TERRAIN_MARKS: Final = ON_MOUNTAIN | ON_FOREST
GREAT_GARDENS: Final = WONDER["great_gardens"]

CLIMBED: Final = Reason("unit-on-mountain", "COC-12.11")
NO_ARMY: Final = Reason("no-army", "COC-12.6")
CAME_BY_FOREST: Final = Reason("unit-on-forest", "COC-12.12")
CAME_BY_PLAINS: Final = Reason("great-gardens", "COC-24.7")
TOO_MANY: Final = Reason("too-many-units", "COC-12.8")

Group = tuple[int, ...]
"""The units of one move, with their marks. A fleet has at least one ship, and whoever is aboard."""


def ignored(s: State, me: Player, group: Group, unit: int) -> int:
    """The marks that do not bind a unit of this group (COC-12.13)."""
    bits = 0
    for hook in me.powers.at[Moment.MARKS_IGNORED]:
        bits |= hook.run(s, me, group, unit)
    return bits


def bound(s: State, me: Player, group: Group, mark: int) -> bool:
    """Does this mark bind any unit of the group (COC-12.13)?"""
    for unit in group:
        if unit & mark and not ignored(s, me, group, unit) & mark:
            return True
    return False


def is_free(s: State, me: Player, place: int) -> bool:
    """Revealed land without enemy units or an enemy city (COC-12.16)."""
    if not s.map.is_land(place) or enemy_units(s, me.seat, place):
        return False
    city = s.cities.get(place)
    return city is None or city.owner == me.seat


def has_room(s: State, me: Player, group: Group, origin: int, place: int) -> bool:
    """COC-12.8: would the army units of the group find room on this land hex (COC-1.7)?"""
    fighters = army(group)
    if not fighters:
        return True
    room = army_room(s, me.seat, place)
    if me.powers.at[Moment.ARMY_LIMIT] and LEADER in [unit & KIND for unit in group]:
        # a limit that the leader brings along
        room += added(s, me, Moment.ARMY_LIMIT, origin) - added(s, me, Moment.ARMY_LIMIT, place)
    return fighters <= room


def refuse_attack(
    s: State, me: Player, group: Group, place: int, *, path: Iterable[int] = (), road: bool = False
) -> Reason | None:
    """Why a land group cannot start a battle there; ``path`` are the hexes it passes (COC-12.6)."""
    if not army(group):
        return NO_ARMY
    if not road and bound(s, me, group, ON_FOREST):
        return CAME_BY_FOREST
    city = s.cities.get(place)
    if city is not None and GREAT_GARDENS in city.wonders:
        fighters = [unit for unit in group if IS_ARMY[unit & KIND]]
        if any(s.map.terrain[n] == PLAINS for n in path) or any(u & ON_PLAINS for u in fighters):
            return CAME_BY_PLAINS
    return refuse_battle(s, me, place)


def refuse_entry(
    s: State,
    me: Player,
    group: Group,
    origin: int,
    place: int,
    *,
    path: Iterable[int] = (),
    road: bool = False,
) -> Reason | None:
    """Why a land group cannot end its move on this revealed land hex (COC-12.6, COC-12.8)."""
    if not road and bound(s, me, group, ON_MOUNTAIN):
        return CLIMBED
    if not has_room(s, me, group, origin, place):
        return TOO_MANY
    if is_free(s, me, place):
        return None
    return refuse_attack(s, me, group, place, path=path, road=road)


def march_goals(s: State, me: Player, origin: int, group: Group) -> Iterator[int]:
    """COC-12.4, COC-13.6, COC-13.7, COC-14.1: the adjacent hexes where a land group may go."""
    if bound(s, me, group, ON_MOUNTAIN):
        return
    terrain = s.map.terrain
    on_land = s.map.is_land(origin)
    for n in s.map.near(origin):
        if UNREVEALED < terrain[n] < WATER:
            if refuse_entry(s, me, group, origin, n) is None:
                yield n
        elif terrain[n] == WATER:
            if on_land and len(group) <= room_aboard(s, me, n):
                yield n
        elif has_room(s, me, group, origin, n):
            yield n


def march(s: State, me: Player, origin: int, goal: int, group: Group) -> None:
    """The group goes to an adjacent hex: explores it, embarks, or enters it (COC-12.4, COC-13.6,
    COC-14.1)."""
    if not s.map.is_revealed(goal):
        s.do(Step("explore", me.seat, ("land", origin, goal, group)))
    else:
        enter(s, me, origin, goal, group)


def enter(
    s: State,
    me: Player,
    origin: int,
    goal: int,
    group: Group,
    *,
    path: tuple[int, ...] = (),
    road: bool = False,
) -> None:
    """COC-12.6: the group arrives, and fights if an enemy is there. Pushes, so call it last."""
    defender = enemy_at(s, me.seat, goal) if s.map.is_land(goal) else NOBODY
    there = arrive(s, me, origin, goal, group, path=path, road=road)
    if defender != NOBODY:
        back = path[-1] if path else origin
        battle.start(s, me.seat, defender, goal, back, there, disembarked=s.map.is_water(origin))


def arrive(
    s: State,
    me: Player,
    origin: int,
    goal: int,
    group: Group,
    *,
    path: tuple[int, ...] = (),
    road: bool = False,
) -> Group:
    """The units leave their hex and stand on another; it marks them (COC-12.11 to COC-12.13)."""
    there = tuple(marked(s, me, unit, group, goal, path, road) for unit in group)
    take(s, me.seat, origin, *group)
    lay(s, me.seat, goal, *there)
    tell_move(s, me, origin, goal, group)
    for place in (origin, goal):
        if s.map.is_water(place):
            renew_control(s, me, place)
    return there


def marked(
    s: State,
    me: Player,
    unit: int,
    group: Group,
    goal: int,
    path: tuple[int, ...] = (),
    road: bool = False,
) -> int:
    """The unit with the marks that a move to the goal leaves on it (COC-12.11, COC-12.12)."""
    mark = MARK_OF.get(s.map.terrain[goal], 0)
    if any(s.map.terrain[n] == PLAINS for n in path):
        mark |= ON_PLAINS
    if road:
        mark &= ~TERRAIN_MARKS
    return unit | MOVED | mark & ~ignored(s, me, group, unit)


def tell_move(s: State, me: Player, origin: int, goal: int, group: Group) -> None:
    """A line for each kind of unit that moved (COC-0.3)."""
    for kind in sorted({unit & KIND for unit in group}):
        s.tell(
            "moves",
            "COC-12.1",
            seat=me.seat,
            unit=UNITS[kind].id,
            count=sum(unit & KIND == kind for unit in group),
            origin=s.label(origin),
            hex=s.label(goal),
        )
