"""The Automa's old fleets: where each of them goes (AUT-7).

All fleets are assigned before any moves. Values are those of the position before the expansion
(AUT-5.9); what is taken, left or reached in the meantime is no target any more (AUT-7.2, AUT-7.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.automa.values import (
    GROUP_CLASS,
    LEAST,
    Value,
    decided_by,
    own_borders,
    value_of,
)
from civitas.titles.era_of_tribes.automa.ways import barred_seas, from_home
from civitas.titles.era_of_tribes.content.fields import FISH, LANDS, RANK
from civitas.titles.era_of_tribes.land.reach import FAR, landings, voyages
from civitas.titles.era_of_tribes.land.units import fleet_points
from civitas.titles.era_of_tribes.means.control import is_player
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State

_TOLD: Final = 6
"""So many targets of a fleet are in the log."""


@dataclass(slots=True)
class Course:
    """Where one fleet goes."""

    start: int
    value: Value
    """Of its target, or of the field where it stays."""
    stop: int
    """Where it is after this movement: its target, or the nearest it gets."""
    rivals: Sequence[Value] = ()
    tie: int = 0
    """What it was compared with, and by which tie breaker it won, for the log."""

    @property
    def arrives(self) -> bool:
        return self.stop == self.value.field


@dataclass(slots=True)
class Sailing:
    """What the assignment of all old fleets looks at."""

    s: State
    """The position now: placed cubes are on the board."""
    before: State
    """The position before the expansion."""
    me: Player
    closed: set[int]
    """Fields taken or left in this expansion, and groups that were struck."""
    limit: int
    """Occupied provinces that may still be taken as targets (AUT-5.11)."""
    barred: frozenset[int] = frozenset()
    movement: int = 0
    ways: dict[int, dict[int, int]] = field(default_factory=dict)
    """By sea field with old fleets, the BP to all others."""
    landings: dict[int, dict[int, int]] = field(default_factory=dict)
    settled: set[int] = field(default_factory=set)
    """Empty provinces that fleets with a course are about to settle (AUT-6.13 B)."""
    values: dict[tuple[int, int, bool], Value] = field(default_factory=dict)
    """By field, distance and whether it is for a group: values do not change (AUT-5.9)."""
    waiting: dict[int, int] = field(default_factory=dict)
    """By sea field, old fleets that have no course yet."""
    courses: list[Course] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.barred = barred_seas(self.s, self.me)
        self.movement = fleet_points(self.me)

    def value(self, target: int, distance: int, *, group: bool = False) -> Value:
        """What a target is worth to a fleet as far from it as this."""
        key = (target, distance, group)
        found = self.values.get(key)
        if found is None:
            found = value_of(self.before, self.me, target, group=group, distance=distance)
            self.values[key] = found
        return found

    def begin(self, old: dict[int, int]) -> None:
        """All old fleets wait."""
        self.waiting = {sea: n for sea, n in sorted(old.items()) if n}
        self.courses = []
        for sea in self.waiting:
            if sea not in self.ways:
                ways = voyages(self.s.area, sea, self.barred, border=self.movement)
                self.ways[sea] = ways
                self.landings[sea] = landings(self.s.area, ways, self.barred)


def enemy_group(s: State, me: Player, sea: int) -> int:
    """The seat whose fleets in a sea field an Automa may fight: its controller (EOT-8.36), or in an
    own field the first other one; `NOBODY` if there is none."""
    owner = s.owner[sea]
    if is_player(owner) and owner != me.seat:
        return owner
    others = [other.seat for other in s.others(me) if other.fleets.get(sea)]
    return others[0] if others else NOBODY


def sail(
    s: State, before: State, me: Player, old: dict[int, int], closed: set[int], limit: int
) -> list[Course]:
    """AUT-7.3 to AUT-7.6, AUT-7.9: a course for each old fleet. A group to which no more fleets go
    than it has is struck from the targets, and all is done anew."""
    struck: set[int] = set()
    while True:
        sailing = Sailing(s, before, me, closed | struck, limit)
        sailing.begin(old)
        while sailing.waiting:
            _send_next(sailing)
        weak = _too_weak(sailing)
        if not weak:
            return sailing.courses
        struck |= weak


def _too_weak(sailing: Sailing) -> set[int]:
    """AUT-7.9: enemy groups to which not enough fleets come."""
    s, me = sailing.s, sailing.me
    coming: dict[int, int] = {}
    for course in sailing.courses:
        if course.value.rank == GROUP_CLASS and course.arrives:
            coming[course.stop] = coming.get(course.stop, 0) + 1
    return {
        sea
        for sea, number in coming.items()
        if number <= s.players[enemy_group(s, me, sea)].fleets.get(sea, 0)
    }


def _send_next(sailing: Sailing) -> None:
    """AUT-7.6: the fleet whose best target has the highest value, ties by the id of its field."""
    found = {sea: _best(sailing, sea) for sea in sailing.waiting}
    start = min(found, key=lambda sea: (-found[sea].total, RANK[sea]))
    value = found[start]
    stop = start if value.field == start else _stop(sailing, start, value.field)
    course = Course(start, value, stop)
    if sailing.s.log is not None:
        course.rivals, course.tie = _compared(sailing, start, value)
    sailing.courses.append(course)
    sailing.waiting[start] -= 1
    if not sailing.waiting[start]:
        del sailing.waiting[start]
        if all(course.stop != start for course in sailing.courses):
            sailing.closed.add(start)  # AUT-7.2: left
    if stop != start and value.rank != GROUP_CLASS:
        _take(sailing, stop)


def _take(sailing: Sailing, field: int) -> None:
    """AUT-7.2, AUT-7.5: what a fleet enters, be it on its way, is no target any more."""
    sailing.closed.add(field)
    if field >= LANDS:
        return
    if _occupied(sailing.before, field):
        sailing.limit -= 1
    else:
        sailing.settled.add(field)


def _occupied(s: State, land: int) -> bool:
    return s.owner[land] == BARBARIANS or is_player(s.owner[land])


def _best(sailing: Sailing, start: int) -> Value:
    """AUT-7.3, AUT-7.4: the best target of a fleet, or its own field if that is as good."""
    stay = _stay_value(sailing, start)
    best: Value | None = None
    best_key: tuple[int, ...] = ()
    for value in _targets(sailing, start):
        if value.total < LEAST:
            continue
        key = _key(sailing, value)
        if best is None or key < best_key:
            best, best_key = value, key
    if best is None or best.total < stay.total:
        return stay
    better_class = best.total == stay.total and best.rank < stay.rank
    return best if best.total > stay.total or better_class else stay


def _compared(sailing: Sailing, start: int, best: Value) -> tuple[list[Value], int]:
    """The best targets of a fleet and the field where it stands, for the log."""
    targets = [value for value in _targets(sailing, start) if value.total >= LEAST]
    keys = {value.field: _key(sailing, value) for value in targets}
    targets.sort(key=lambda value: keys[value.field])
    tie = 0 if best.field == start else decided_by(list(keys.values()), keys[best.field])
    return [*targets[:_TOLD], _stay_value(sailing, start)], tie


def _key(sailing: Sailing, value: Value) -> tuple[int, ...]:
    """AUT-7.2: of equal targets AUT-6.13 A to C, then the id."""
    s, me = sailing.s, sailing.me
    borders = own_borders(s, me, value.field, sailing.settled)
    return (-value.total, value.rank, -borders, from_home(s, me, value.field), RANK[value.field])


def _stay_value(sailing: Sailing, start: int) -> Value:
    """AUT-7.4: the own field at distance 0; fish that it controls counts, for the last fleet there
    alone. By the first rules Fishermen saw it for all of them."""
    me, before = sailing.me, sailing.before
    held, last = before.owner[start] == me.seat, sailing.waiting[start] == 1
    surplus = held and not last and sailing.s.rules.version >= 2
    group = _group_in_reach(sailing, start)
    return value_of(before, me, start, group=group, fish=held and last, surplus=surplus, distance=0)


def _group_in_reach(sailing: Sailing, sea: int) -> bool:
    """AUT-7.2: an enemy group smaller than the number of old fleets able to reach it."""
    s, me = sailing.s, sailing.me
    seat = enemy_group(s, me, sea)
    if seat == NOBODY or sea in sailing.closed:
        return False
    able = sum(
        number
        for start, number in _all_old(sailing).items()
        if sailing.ways[start].get(sea, FAR) <= sailing.movement
    )
    return s.players[seat].fleets.get(sea, 0) < able


def _all_old(sailing: Sailing) -> dict[int, int]:
    """By sea field, the old fleets as they stood when the expansion began."""
    return {sea: sailing.before.players[sailing.me.seat].fleets.get(sea, 0) for sea in sailing.ways}


def _targets(sailing: Sailing, start: int) -> list[Value]:
    """AUT-7.2: uncontrolled fish fields, smaller enemy groups in reach, and landing places."""
    s, before, me = sailing.s, sailing.before, sailing.me
    found = []
    for sea, distance in sailing.ways[start].items():
        if sea == start or sea in sailing.closed:
            continue
        if sea in sailing.barred:
            if distance <= sailing.movement and _group_in_reach(sailing, sea):
                found.append(sailing.value(sea, distance, group=True))
        elif FISH[sea] and s.owner[sea] == NOBODY:
            found.append(sailing.value(sea, distance))
    for land, distance in sailing.landings[start].items():
        if land in sailing.closed or s.owner[land] == me.seat:
            continue
        if _occupied(before, land) and sailing.limit <= 0:
            continue
        found.append(sailing.value(land, distance))
    return found


def _stop(sailing: Sailing, start: int, target: int) -> int:
    """AUT-7.3: the target if the BP suffice, else the sea field that is nearest to it."""
    ways, most = sailing.ways[start], sailing.movement
    distance = sailing.landings[start][target] if target < LANDS else ways[target]
    if distance <= most:
        return target
    back = _ways_back(sailing, target)
    reach = [sea for sea, cost in ways.items() if cost <= most and sea not in sailing.barred]
    return min((start, *reach), key=lambda sea: (back.get(sea, FAR), RANK[sea]))


def _ways_back(sailing: Sailing, target: int) -> dict[int, int]:
    """By sea field, the BP from there to a target."""
    s = sailing.s
    if target >= LANDS:
        return voyages(s.area, target, sailing.barred, border=sailing.movement)
    found: dict[int, int] = {}
    for coast in s.area.coasts[target]:
        if coast not in sailing.barred:
            ways = voyages(s.area, coast, sailing.barred, border=sailing.movement)
            for sea, cost in ways.items():
                found[sea] = min(found.get(sea, FAR), cost)
    return found
