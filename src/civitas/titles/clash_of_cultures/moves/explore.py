"""Section 14: exploration."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.content.areas import AREAS, WATER
from civitas.titles.clash_of_cultures.moves.land import Group, arrive
from civitas.titles.clash_of_cultures.moves.ships import dock
from civitas.titles.clash_of_cultures.picks import moves as picks
from civitas.titles.clash_of_cultures.state import Player, State
from civitas.titles.clash_of_cultures.units import at

RULES: Final = Chapter()

LAND: Final = "land"
"""A land group names the hex it goes to (COC-14.1)."""
SEA: Final = "sea"
"""Ships explore from their sea (COC-14.10)."""
EDGE: Final = "edge"
"""Ships come along the map edge (COC-14.12)."""
CARD: Final = "card"
"""Nobody moves (COC-14.15)."""

Ground = tuple[int, ...]
"""The terrain of the four hexes of an area, one way round."""
Test = Callable[[Ground], bool]


def reveal_by_card(s: State, me: Player, place: int) -> Step:
    """The step that reveals the area of this hex without a move (COC-14.15)."""
    return Step("explore", me.seat, (CARD, NOWHERE, place, ()))


def frontier(s: State, me: Player) -> list[int]:
    """A hex of each area not revealed that borders on an area with an own city (COC-14.15)."""
    layout = s.map.layout
    home = {layout.area_of[place] for place in me.cities}
    found = {
        layout.area_of[n]
        for area in home
        for place in layout.areas[area]
        for n in s.map.near(place)
        if not s.map.is_revealed(n)
    }
    return [layout.areas[area][0] for area in sorted(found)]


@RULES.plain("explore")
def explore(s: State, me: Player, way: str, start: int, goal: int, group: Group) -> None:
    """COC-14.1, COC-14.2: the area is turned up. COC-14.16: what comes to light stays open, so
    whatever is asked about it is a step of its own."""
    layout = s.map.layout
    area = layout.area_of[goal]
    ground = AREAS[s.chance.reveal(s.tiles[area - len(s.players)])].ground
    first = _first_filter(s, way, start, goal, layout.areas[area])
    both = [ground, ground[::-1]]
    fits = any(first(each) for each in both)
    left = placements(s, area, [each for each in both if first(each)] or both)
    s.map = s.map.laid(area, left[0])
    s.tell("reveals", "COC-14.1", seat=me.seat, hex=s.label(goal))
    steps = [Step("explore.turn", me.seat, (area,))] if len(set(left)) > 1 else []
    if way == LAND:
        steps.append(Step("explore.enter", me.seat, (start, goal, group)))
    elif way != CARD and fits and _still_sails(s, me, start, group):
        steps.append(Step("explore.anchor", me.seat, (start, area, group)))
    s.do(*steps)


def _still_sails(s: State, me: Player, start: int, group: Group) -> bool:
    """Pirates that have left the player's ships behind are free, and go no further."""
    here = at(s, me.seat, start)
    return all(unit in here for unit in group)


def _first_filter(s: State, way: str, start: int, goal: int, hexes: tuple[int, ...]) -> Test:
    """Filter A, or filter S in its two readings (COC-14.4, COC-14.10, COC-14.12)."""
    if way == LAND:
        return lambda ground: ground[hexes.index(goal)] != WATER
    if way == EDGE:
        return lambda ground: any(s.map.on_edge(n) for n in _water(hexes, ground))
    if way == SEA:
        sea = s.map.sea(start)
        return lambda ground: any(
            s.map.sea(n) == sea for place in _water(hexes, ground) for n in s.map.near_water(place)
        )
    return lambda ground: True


def placements(s: State, area: int, ways: list[Ground]) -> list[Ground]:
    """COC-14.3, COC-14.5, COC-14.6: the orientations that filters B and C leave."""
    hexes = s.map.layout.areas[area]
    joined = [g for g in ways if any(s.map.near_water(place) for place in _water(hexes, g))]
    if joined:
        return joined
    outside = [g for g in ways if any(s.map.on_edge(place) for place in _water(hexes, g))]
    return outside or ways


def _water(hexes: tuple[int, ...], ground: Ground) -> list[int]:
    return [place for place, terrain in zip(hexes, ground, strict=True) if terrain == WATER]


@RULES.asking("explore.turn")
def turn_area(s: State, me: Player, area: int) -> Flow:
    """COC-14.7: the exploring player chooses how the area lies."""
    hexes = s.map.layout.areas[area]
    params = {"hex": s.label(hexes[0])}
    pick = yield Ask(me.seat, "orient", lambda: picks.ORIENT, params)
    if pick.turned:
        s.map = s.map.laid(area, [s.map.terrain[place] for place in reversed(hexes)])


@RULES.plain("explore.enter")
def enter_area(s: State, me: Player, start: int, goal: int, group: Group) -> None:
    """COC-14.8, COC-14.9: the land group enters the named hex, and its move ends."""
    arrive(s, me, start, goal, group)


@RULES.asking("explore.anchor")
def anchor(s: State, me: Player, start: int, area: int, group: Group) -> Flow:
    """COC-14.11, COC-14.12: the ships go to any water hex of the new area."""
    pick = yield Ask(me.seat, "anchor", partial(_anchor_picks, s, area))
    dock(s, me, start, s.hex(pick.hex), group)


def _anchor_picks(s: State, area: int) -> list[Pick]:
    return [picks.TO[s.label(n)] for n in s.map.layout.areas[area] if s.map.is_water(n)]
