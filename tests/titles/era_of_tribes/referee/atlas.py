"""The map as the Automa's rules speak of it: borders to a home, BP over the sea, neighbours."""

from __future__ import annotations

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.fields import FISH, LANDS, NAMES
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.state import Player, State

FAR = 10_000
"""Further than anything is."""


def is_land(field: int) -> bool:
    return field < LANDS


def by_id(fields: list[int]) -> list[int]:
    """Ids are words: their order is that of the alphabet."""
    return sorted(fields, key=lambda field: NAMES[field])


def homes(me: Player) -> tuple[int, ...]:
    return HOMES[me.people]


def borders_to_home(s: State, me: Player, field: int) -> int:
    """Borders of any kind between a field and the nearest home province (AUT-6.13 C)."""
    seen, edge, steps = {field}, {field}, 0
    while edge:
        if edge & set(homes(me)):
            return steps
        edge = {near for place in edge for near in s.area.borders[place]} - seen
        seen |= edge
        steps += 1
    return FAR


def foreign_fleets(s: State, seat: int, sea: int) -> int:
    """Fleets of all others in a sea field."""
    return sum(other.fleets.get(sea, 0) for other in s.players if other.seat != seat)


def sea_ways(
    s: State, seat: int, start: int, *, dearest: int = FAR, goal: int = NOBODY
) -> dict[int, int]:
    """BP from a sea field to all others, around fields with foreign fleets but for the goal
    (AUT-7.10), over no border that costs more than ``dearest``."""
    found = {start: 0}
    todo = [start]
    while todo:
        todo.sort(key=lambda sea: found[sea])
        here = todo.pop(0)
        if here == goal and here != start:
            continue
        for near, cost in s.area.sea_borders[here]:
            if cost > dearest or (near != goal and foreign_fleets(s, seat, near)):
                continue
            if found[here] + cost < found.get(near, FAR):
                found[near] = found[here] + cost
                todo.append(near)
    return found


def way_to(s: State, seat: int, start: int, target: int, dearest: int) -> int:
    """BP of a fleet to a target, landing included (AUT-6.10 h); `FAR` if there is no way."""
    if not is_land(target):
        return sea_ways(s, seat, start, dearest=dearest, goal=target).get(target, FAR)
    ways = sea_ways(s, seat, start, dearest=dearest)
    if dearest < 1:
        return FAR
    return min((ways[sea] + 1 for sea in s.area.coasts[target] if sea in ways), default=FAR)


def free_fish(s: State) -> list[int]:
    """AUT-3.15: fish fields that nobody controls."""
    return [sea for sea in s.area.seas if FISH[sea] and s.owner[sea] == NOBODY]


def held_next_to(s: State, seat: int, target: int) -> int:
    """Land provinces held that border a land target, or lie on the coast of a sea (AUT-6.13 B)."""
    near = s.area.land_borders[target] if is_land(target) else s.area.coasts[target]
    return sum(s.owner[place] == seat for place in near)


def makes_colony(s: State, me: Player, target: int) -> bool:
    """EOT-8.21: a land province that is no home and hangs together with nothing held; own ones too
    (AUT-6.7)."""
    if not is_land(target) or target in homes(me):
        return False
    return all(s.owner[near] != me.seat for near in s.area.land_borders[target])


def colonies(s: State, me: Player) -> list[set[int]]:
    """EOT-8.21, EOT-8.22: groups of held land that hang together with no held home."""
    left, found = set(s.land_of(me.seat)), []
    while left:
        group = edge = {left.pop()}
        while edge:
            edge = {near for place in edge for near in s.area.land_borders[place]} & left
            left -= edge
            group = group | edge
        if not group & set(homes(me)):
            found.append(group)
    return found
