"""Section 13: where ships may sail, who sails along, and what happens when they arrive."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.battles.battle import refuse_battle
from civitas.titles.clash_of_cultures.content.pieces import IS_LAND, LEADER, SHIP
from civitas.titles.clash_of_cultures.leaders import lose_leader
from civitas.titles.clash_of_cultures.means.elsewhere import ELSEWHERE
from civitas.titles.clash_of_cultures.moves.land import Group, tell_move
from civitas.titles.clash_of_cultures.picks import moves as picks
from civitas.titles.clash_of_cultures.picks.common import DONE, HEX, Done
from civitas.titles.clash_of_cultures.state import KIND, MOVED, PIRATE, PIRATES, Player, State
from civitas.titles.clash_of_cultures.units import (
    at,
    lay,
    remove_unit,
    ship_capacity,
    ship_room,
    ships,
    take,
)
from civitas.titles.clash_of_cultures.wild.pirates import (
    end_control,
    renew_control,
    sails_with,
    with_pirates,
)

RULES: Final = Chapter()

SHIPS: Final = frozenset(unit for unit in range(2 * PIRATE) if unit & KIND == SHIP)
"""Ships with all marks that they may bear."""
DIRECTIONS: Final = (1, -1)
"""Clockwise and counter-clockwise along the edge (COC-13.13)."""


def is_fleet(group: Iterable[int]) -> bool:
    """Do ships move, with whoever is aboard, or land units (COC-12.1)?"""
    return not SHIPS.isdisjoint(group)


# ---------------------------------------------------------------- where to


def stopped_by(s: State, me: Player, place: int) -> int:
    """Whose ships end the move there with a sea battle, `NOBODY` if none do (COC-13.2)."""
    for owner, units in enumerate(s.units):
        if owner != me.seat and place in units and not sails_with(s, me, owner):
            return owner
    return NOBODY


def reach(s: State, me: Player, starts: Iterable[int]) -> tuple[list[int], list[int]]:
    """COC-13.1, COC-13.2: hexes where ships may sail on, and hexes where enemies stop them.

    The starts count as entered: an enemy there stops the ships as well.
    """
    seen = set(starts)
    ends, calm, hostile = sorted(seen), [], []
    while ends:
        place = ends.pop()
        if stopped_by(s, me, place) != NOBODY:
            hostile.append(place)
            continue
        calm.append(place)
        for n in s.map.near_water(place):
            if n not in seen:
                seen.add(n)
                ends.append(n)
    return sorted(calm), [n for n in sorted(hostile) if refuse_battle(s, me, n) is None]


def unknown_near(s: State, places: Iterable[int]) -> list[int]:
    """COC-14.10: the unrevealed hexes next to these."""
    return sorted({n for place in places for n in s.map.near(place) if not s.map.is_revealed(n)})


def sail_goals(s: State, me: Player, origin: int) -> Iterator[int]:
    """COC-13.1, COC-14.10: the hexes of the sea, and unrevealed hexes next to it."""
    calm, hostile = reach(s, me, [origin])
    yield from (n for n in calm if n != origin)
    yield from hostile
    yield from unknown_near(s, calm)


def can_sail(s: State, me: Player, origin: int) -> bool:
    """Is there anywhere to sail to? The same as having goals, found faster (COC-13.1)."""
    return any(
        not s.map.is_land(n) and (stopped_by(s, me, n) == NOBODY or refuse_battle(s, me, n) is None)
        for n in s.map.near(origin)
    )


def along_the_edge(s: State, start: int, step: int) -> int:
    """COC-13.14, COC-13.16: the first hex of another sea or the first unrevealed hex from an exit,
    `NOBODY` if the walk comes back without finding one."""
    edge, sea = s.map.layout.perimeter, s.map.sea(start)
    at_edge = edge.index(start)
    for far in range(1, len(edge)):
        place = edge[(at_edge + step * far) % len(edge)]
        if not s.map.is_revealed(place) or (s.map.is_water(place) and s.map.sea(place) != sea):
            return place
    return NOBODY


def passages(s: State, calm: Iterable[int]) -> dict[int, list[int]]:
    """COC-13.13: what is found by leaving the map, with the hexes from where."""
    found: dict[int, list[int]] = {}
    for place in calm:
        if s.map.on_edge(place):
            for step in DIRECTIONS:
                goal = along_the_edge(s, place, step)
                if goal != NOBODY and place not in found.setdefault(goal, []):
                    found[goal].append(place)
    return found


def next_seas(s: State, me: Player, origin: int) -> tuple[list[int], list[int]]:
    """COC-13.15: what Navigation leads to, as in `reach`."""
    calm, _ = reach(s, me, [origin])
    return reach(s, me, [n for n in passages(s, calm) if s.map.is_revealed(n)])


# ---------------------------------------------------------------- who sails along


def choose_cargo(s: State, me: Player, origin: int, fleet: Group) -> Decision:
    """COC-13.5: when only some ships leave, the owner decides which land units go along."""
    here = at(s, me.seat, origin)
    waiting = [unit for unit in here if IS_LAND[unit & KIND]]
    each = ship_capacity(s, me)
    least = max(len(waiting) - each * (ships(here) - len(fleet)), 0)
    most = min(len(waiting), each * len(fleet))
    if least == len(waiting):
        return tuple(waiting)
    cargo: Group = ()
    while len(cargo) < most:
        options = partial(_cargo_picks, tuple(waiting), len(cargo) >= least)
        params: Params = {"hex": s.label(origin), "count": len(cargo)}
        pick = yield Ask(me.seat, "cargo", options, params)
        if isinstance(pick, Done):
            break
        unit = next(u for u in waiting if picks.join(u) == pick)
        waiting.remove(unit)
        cargo = (*cargo, unit)
    return cargo


def _cargo_picks(waiting: Group, enough: bool) -> list[Pick]:
    kinds: list[Pick] = [picks.join(unit) for unit in sorted(set(waiting))]
    if enough:
        return [*kinds, DONE]
    return kinds


# ---------------------------------------------------------------- the voyage


def sail(s: State, me: Player, origin: int, goal: int, group: Group) -> Flow:
    """COC-13.1: within the sea, or to a hex from which the group explores (COC-14.10)."""
    if s.map.is_revealed(goal):
        dock(s, me, origin, goal, group)
        return
    calm, _ = reach(s, me, [origin])
    start = yield from explore_from(s, me, [n for n in calm if goal in s.map.near(n)])
    set_sail(s, me, origin, start, goal, group, "sea")


def explore_from(s: State, me: Player, starts: list[int]) -> Decision:
    """The hex from which ships explore: they stay there if the new area has no water for them
    (COC-14.10)."""
    options = partial(_start_picks, s, starts)
    pick = yield Ask(me.seat, "explore-from", options, otherwise=ELSEWHERE["explore-from"])
    return s.hex(pick.hex)


def _start_picks(s: State, starts: list[int]) -> list[Pick]:
    return [HEX[s.label(n)] for n in starts]


def set_sail(
    s: State, me: Player, origin: int, start: int, goal: int, group: Group, way: str
) -> None:
    """The group sails to where it explores from; the area is turned up in a step of its own
    (COC-14.10)."""
    moved = put_to_sea(s, me, origin, start, group)
    for place in (origin, start):
        renew_control(s, me, place)
    s.do(Step("explore", me.seat, (way, start, goal, moved)))


def put_to_sea(s: State, me: Player, origin: int, goal: int, group: Group) -> Group:
    """COC-13.4: the ships have moved, those aboard have not."""
    moved = tuple(unit | MOVED if unit & KIND == SHIP else unit for unit in group)
    take(s, me.seat, origin, *group)
    lay(s, me.seat, goal, *moved)
    if s.command is not None:
        s.command = replace(s.command, ships=True)
    if goal != origin:
        tell_move(s, me, origin, goal, group)
    return moved


def dock(s: State, me: Player, origin: int, goal: int, group: Group) -> None:
    """The group arrives, and fights if enemy ships are there. Pushes, so call it last
    (COC-13.2)."""
    defender = stopped_by(s, me, goal)
    there = put_to_sea(s, me, origin, goal, group)
    renew_control(s, me, origin)
    if defender == NOBODY:
        renew_control(s, me, goal)
    else:
        battle.start(s, me.seat, defender, goal, origin, there)


def pirate_goals(s: State, me: Player, origin: int, group: Group) -> list[int]:
    """Hexes with pirates that sail along, or would, where the group may fight them all the same;
    the group itself is without pirates (COC-23.11)."""
    if any(unit & PIRATE for unit in group):
        return []
    return with_pirates(s, me, reach(s, me, [origin])[0])


def attack_pirates(s: State, me: Player, origin: int, goal: int, group: Group) -> None:
    """All ships of the player there take part, and the control ends. Pushes, so call it last
    (COC-23.11)."""
    put_to_sea(s, me, origin, goal, group)
    renew_control(s, me, origin)
    end_control(s, me, goal)
    fleet = at(s, me.seat, goal)
    battle.start(s, me.seat, PIRATES, goal, origin, fleet, may_retreat=origin != goal)


# ---------------------------------------------------------------- too few ships


@RULES.asking("ships.surplus")
def lose_surplus(s: State, me: Player, place: int) -> Flow:
    """COC-13.18: ships are gone, and their owner removes the land units that find no room."""
    if ship_room(s, me.seat, place) >= 0:
        return
    options = partial(_surplus_picks, s, me, place)
    params: Params = {"hex": s.label(place), "count": -ship_room(s, me.seat, place)}
    pick = yield Ask(me.seat, "surplus", options, params)
    unit = next(u for u in at(s, me.seat, place) if picks.join(u) == pick)
    s.tell("lost-at-sea", "COC-13.18", seat=me.seat, unit=pick.unit, hex=s.label(place))
    s.do(Step("ships.surplus", me.seat, (place,)))
    if unit & KIND == LEADER:
        lose_leader(s, me.seat)
    else:
        remove_unit(s, me.seat, place, unit)


def _surplus_picks(s: State, me: Player, place: int) -> list[Pick]:
    here = at(s, me.seat, place)
    return [picks.join(unit) for unit in sorted(set(here)) if IS_LAND[unit & KIND]]
