"""Abilities that speak when units move: advances, and those that bend the rules of terrain."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.areas import PLAINS
from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods, goods
from civitas.titles.clash_of_cultures.content.pieces import LEADER, SETTLER
from civitas.titles.clash_of_cultures.leaders import leader_city
from civitas.titles.clash_of_cultures.means.elsewhere import ELSEWHERE
from civitas.titles.clash_of_cultures.means.prices import pay_price, prices
from civitas.titles.clash_of_cultures.means.reactions import added
from civitas.titles.clash_of_cultures.moves.land import (
    MARK_OF,
    TERRAIN_MARKS,
    Group,
    enter,
    has_room,
    is_free,
    refuse_entry,
)
from civitas.titles.clash_of_cultures.moves.ships import is_fleet, stopped_by
from civitas.titles.clash_of_cultures.picks.common import HEX
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import KIND, ON_MOUNTAIN, Player, State

ROADS: Final = ADVANCES[ADVANCE["roads"]]
ROADS_PRICE: Final = goods(ROADS.cost)
ROAD_RANGE: Final = 1 + ROADS.range_bonus
PAVING: Final = "roads"
"""The purpose of the payment for Roads."""

Path = tuple[int, ...]
"""The hexes between origin and goal."""


# ---------------------------------------------------------------- Roads


@hook(Moment.GOALS, "roads")
def road_goals(s: State, me: Player, origin: int, group: Group) -> list[int]:
    """COC-12.15 to COC-12.17: from or to an own city, where Roads change anything."""
    if not group or is_fleet(group) or not s.map.is_land(origin):
        return []
    reached = _road_reach(s, me, origin, group)
    return [
        goal
        for goal in sorted(reached)
        if (origin in me.cities or goal in me.cities)
        and _road_helps(s, me, origin, goal, group)
        and any(_may_arrive(s, me, origin, goal, group, path) for path in reached[goal])
        and prices(s, me, ROADS_PRICE, PAVING, origin, goal)
    ]


def _road_reach(s: State, me: Player, origin: int, group: Group) -> dict[int, list[Path]]:
    """Every hex that Roads reach, with the ways there; beyond two hexes only the best way."""
    found: dict[int, list[Path]] = {n: [()] for n in s.map.near_land(origin)}
    between = [n for n in found if _passable(s, me, origin, n, group)]
    for n in between:
        for goal in s.map.near_land(n):
            if goal != origin and goal not in s.map.near(origin):
                found.setdefault(goal, []).append((n,))
    if me.powers.at[Moment.ROAD_REACH] and origin in me.cities:
        _reach_further(s, me, origin, group, found)
    return found


def _reach_further(
    s: State, me: Player, origin: int, group: Group, found: dict[int, list[Path]]
) -> None:
    """Longer ways, a step at a time; those that shun plains come first (COC-24.7)."""
    most = ROAD_RANGE + max(added(s, me, Moment.ROAD_REACH, origin, city) for city in me.cities)
    for shunned in ((PLAINS,), ()):
        ways: dict[int, Path] = {origin: ()}
        for _ in range(most):
            for place, path in list(ways.items()):
                step = path if place == origin else (*path, place)
                if place != origin and not _passable(s, me, origin, place, group):
                    continue
                if place != origin and s.map.terrain[place] in shunned:
                    continue
                for n in s.map.near_land(place):
                    if n not in ways:
                        ways[n] = step
        for place, path in ways.items():
            far = len(path) + 1 <= ROAD_RANGE + added(s, me, Moment.ROAD_REACH, origin, place)
            if place not in found and place != origin and far:
                found[place] = [path]


def _passable(s: State, me: Player, origin: int, place: int, group: Group) -> bool:
    return is_free(s, me, place) and has_room(s, me, group, origin, place)


def _may_arrive(s: State, me: Player, origin: int, goal: int, group: Group, path: Path) -> bool:
    return refuse_entry(s, me, group, origin, goal, path=path, road=True) is None


def _road_helps(s: State, me: Player, origin: int, goal: int, group: Group) -> bool:
    """A single step is worth paying for only if terrain would bind or mark the group."""
    if goal not in s.map.near(origin) or MARK_OF.get(s.map.terrain[goal], 0) & TERRAIN_MARKS:
        return True
    return refuse_entry(s, me, group, origin, goal) is not None


@hook(Moment.TRAVEL, "roads")
def take_road(s: State, me: Player, origin: int, goal: int, group: Group) -> Flow:
    """COC-12.15: pay and go. The last hex before a battle is where a retreat ends (COC-15.20)."""
    yield from pay_price(s, me, ROADS_PRICE, PAVING, ROADS.id, "COC-12.15", origin, goal)
    paths = [
        path
        for path in _road_reach(s, me, origin, group)[goal]
        if _may_arrive(s, me, origin, goal, group, path)
    ]
    if is_free(s, me, goal):
        path = min(paths, key=lambda way: [s.map.terrain[n] == PLAINS for n in way])
    else:
        options = partial(_road_picks, s, paths, goal)
        pick = yield Ask(me.seat, "road-over", options, otherwise=ELSEWHERE["road-over"])
        path = next(way for way in paths if s.label((*way, goal)[0]) == pick.hex)
    enter(s, me, origin, goal, group, path=path, road=True)


def _road_picks(s: State, paths: list[Path], goal: int) -> list[Pick]:
    return [HEX[s.label((*path, goal)[0])] for path in paths]


@hook(Moment.ROAD_REACH, "roman_roads")
def roman_roads(s: State, me: Player, origin: int, goal: int) -> int:
    """From an own city to another up to 4 hexes long (COC-7.11, COC-12.15)."""
    return 2 if origin in me.cities and goal in me.cities else 0


@hook(Moment.PRICE, "royal_road", purposes=(PAVING,))
def royal_road(s: State, me: Player, printed: Goods, origin: int, goal: int) -> Goods | None:
    """Roads cost nothing from or to the city with the leader (COC-11.16, COC-4.15)."""
    here = leader_city(s, me)
    return NOTHING if here >= 0 and here in (origin, goal) else None


# ---------------------------------------------------------------- terrain


@hook(Moment.MARKS_IGNORED, "crossing_the_alps")
def crossing_the_alps(s: State, me: Player, group: Group, unit: int) -> int:
    """Whoever moves in one group with the leader ignores mountains and forests (COC-11.16,
    COC-12.11)."""
    return TERRAIN_MARKS if any(each & KIND == LEADER for each in group) else 0


@hook(Moment.MARKS_IGNORED, "terraces")
def terraces(s: State, me: Player, group: Group, unit: int) -> int:
    """Settlers and the leader ignore mountains (COC-7.11, COC-12.11)."""
    return ON_MOUNTAIN if unit & KIND in (SETTLER, LEADER) else 0


@hook(Moment.GOALS, "bridge_of_boats", once=True)
def bridge_goals(s: State, me: Player, origin: int, group: Group) -> list[int]:
    """With the leader, over one water hex without enemy ships to revealed land (COC-11.16,
    COC-12.4)."""
    if not s.map.is_land(origin) or not any(unit & KIND == LEADER for unit in group):
        return []
    over = [n for n in s.map.near_water(origin) if stopped_by(s, me, n) == NOBODY]
    beyond = {goal for n in over for goal in s.map.near_land(n)} - {origin, *s.map.near(origin)}
    return [n for n in sorted(beyond) if refuse_entry(s, me, group, origin, n) is None]


@hook(Moment.TRAVEL, "bridge_of_boats", once=True)
def cross_bridge(s: State, me: Player, origin: int, goal: int, group: Group) -> None:
    """In one move; a retreat ends where the bridge began (COC-11.16, COC-12.1)."""
    enter(s, me, origin, goal, group)
