"""AUT-7: where the old fleets go."""

from __future__ import annotations

from dataclasses import dataclass

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.fields import FISH, NAMES
from civitas.titles.era_of_tribes.content.progress import FLEET_MOVEMENT, NAVIGATION
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from tests.titles.era_of_tribes.referee.atlas import (
    FAR,
    borders_to_home,
    held_next_to,
    is_land,
    sea_ways,
    way_to,
)
from tests.titles.era_of_tribes.referee.outcome import Fought, Outcome, arrive, occupied
from tests.titles.era_of_tribes.referee.values import Value, printed, value_of


def fleet_speed(me: Player) -> int:
    """BP of its fleets; Norsemen have 2 more."""
    if not me.levels[NAVIGATION]:
        return 0
    bonus = printed(me).get("fleet_movement_bonus", 0)
    assert isinstance(bonus, int)
    return FLEET_MOVEMENT[me.levels[NAVIGATION]] + bonus


@dataclass
class Aim:
    """What one old fleet could go for."""

    target: int
    value: Value
    way: int
    group: bool = False


@dataclass
class Fleets:
    """The old fleets in one assignment."""

    before: State
    out: Outcome
    seat: int
    struck: set[int]
    waiting: dict[int, int]
    """Fleets that are not handled yet, by field."""
    crews: dict[int, int]
    """Fleets that go for an enemy group, by its field."""
    worth: dict[int, int]
    """By field, its highest value for one of the fleets that go or stay there (AUT-5.16)."""

    @property
    def me(self) -> Player:
        return self.out.now.players[self.seat]

    @property
    def was(self) -> Player:
        return self.before.players[self.seat]


def sail(before: State, out: Outcome, seat: int) -> None:
    """AUT-7.6, AUT-7.9: until every fleet group that is gone for is really outnumbered."""
    struck: set[int] = set()
    placed, fights = out.now.copy(), list(out.fights)
    while True:
        out.now, out.fights, out.sailed = placed.copy(), list(fights), []
        was = before.players[seat]
        fleets = Fleets(before, out, seat, struck, dict(was.fleets), {}, {})
        while fleets.waiting:
            _handle(fleets, _next(fleets))
        short = {n for n, crew in fleets.crews.items() if crew <= group_at(before, seat, n)}
        if not short:
            break
        struck |= short
    for sea, number in fleets.me.fleets.items():
        size = group_at(before, seat, sea)
        stood = before.players[seat].fleets.get(sea, 0) > size
        entered = any(move[1] == sea for move in out.sailed)
        if 0 < size < number and (stood or entered):  # AUT-7.7
            out.fights.append(Fought(sea, fleets.worth[sea]))


def group_at(s: State, seat: int, sea: int) -> int:
    """The fleets of another who controls a sea field; in an own field those of the first other one
    in player order (AUT-7.7)."""
    owner = s.owner[sea]
    if is_land(sea) or owner in (NOBODY, BARBARIANS):
        return 0
    if owner != seat:
        return s.players[owner].fleets.get(sea, 0)
    guests = [s.players[n].fleets.get(sea, 0) for n in s.order if n != seat]
    return next((guest for guest in guests if guest), 0)


def _next(fleets: Fleets) -> int:
    """AUT-7.6: the field whose fleets have the best target."""

    def rank(sea: int) -> tuple[int, str]:
        aims = [aim.value.total for aim in aims_of(fleets, sea) if aim.target != sea]
        return -max(aims, default=-FAR), NAMES[sea]

    return min(fleets.waiting, key=rank)


def aims_of(fleets: Fleets, sea: int) -> list[Aim]:
    """AUT-7.2: all targets of a fleet of this field with value 1 or more, and its own field."""
    s, now, was = fleets.before, fleets.out.now, fleets.was
    speed = fleet_speed(was)
    limit = VALUES["battle"]["max_attacks_per_round"][s.rules.difficulty]
    taken = {fought.place for fought in fleets.out.fights}
    taken |= {place for place in was.fleets if place not in fleets.me.fleets}  # left
    found = [_own_field(fleets, sea)]
    for target in s.area.fields:
        way = way_to(s, fleets.seat, sea, target, speed)
        if target == sea or way == FAR or s.owner[target] != now.owner[target] or target in taken:
            continue
        group = _is_group(fleets, target)
        if is_land(target):
            if s.owner[target] == fleets.seat:
                continue
            if occupied(s, was, target) and fleets.me.assaults >= limit:
                continue
        elif group:
            if way > speed:
                continue
        elif not FISH[target] or s.owner[target] != NOBODY:
            continue
        value = value_of(s, was, target, way=way, group=group)
        if value.total >= VALUES["minimum_value"]:
            found.append(Aim(target, value, way, group))
    return found


def _is_group(fleets: Fleets, sea: int) -> bool:
    """AUT-7.2: a group that is smaller than the number of old fleets able to reach it."""
    s, was = fleets.before, fleets.was
    size = group_at(s, fleets.seat, sea)
    if not size or sea in fleets.struck:
        return False
    speed = fleet_speed(was)
    able = sum(
        number
        for start, number in was.fleets.items()
        if way_to(s, fleets.seat, start, sea, speed) <= speed
    )
    return able > size


def _own_field(fleets: Fleets, sea: int) -> Aim:
    """AUT-7.4"""
    s = fleets.before
    fish = s.owner[sea] == fleets.seat and fleets.waiting[sea] == 1
    group = _is_group(fleets, sea)
    return Aim(sea, value_of(s, fleets.was, sea, way=0, group=group, fish=fish), 0, group)


def _handle(fleets: Fleets, sea: int) -> None:
    """AUT-7.3 to AUT-7.5: one fleet of this field."""
    now, me = fleets.out.now, fleets.me
    stay, *aims = aims_of(fleets, sea)

    def rank(aim: Aim) -> tuple[int, int, int, int, str]:
        near = held_next_to(now, fleets.seat, aim.target)
        home = borders_to_home(now, me, aim.target)
        return -aim.value.total, aim.value.rank, -near, home, NAMES[aim.target]

    best = min(aims, key=rank, default=stay)
    higher = (best.value.total, -best.value.rank) > (stay.value.total, -stay.value.rank)
    aim = best if higher else stay
    fleets.waiting[sea] -= 1
    if not fleets.waiting[sea]:
        del fleets.waiting[sea]
    if aim.group:
        fleets.crews[aim.target] = fleets.crews.get(aim.target, 0) + 1
    worth = fleets.worth.get(aim.target, -FAR)
    fleets.worth[aim.target] = max(worth, aim.value.total)
    if aim.target != sea:
        _move(fleets, sea, aim)


def _move(fleets: Fleets, sea: int, aim: Aim) -> None:
    """AUT-7.3: into the target, or as near as the BP allow."""
    s, out, me = fleets.before, fleets.out, fleets.me
    speed = fleet_speed(fleets.was)
    if aim.way <= speed:
        end = aim.target
    else:
        ways = sea_ways(s, fleets.seat, sea, dearest=speed)
        reach = [place for place, way in ways.items() if way <= speed]
        end = min(
            reach,
            key=lambda place: (way_to(s, fleets.seat, place, aim.target, speed), NAMES[place]),
        )
    out.sailed.append((sea, end, aim.target))
    me.fleets[sea] -= 1
    if not me.fleets[sea]:
        del me.fleets[sea]
        if out.now.owner[sea] == fleets.seat:
            out.now.give(sea, _heir(out.now, sea))
    arrive(out, me, end, aim.value.total, by_sea=True)


def _heir(now: State, sea: int) -> int:
    """EOT-8.17"""
    left = [now.players[seat] for seat in now.order if now.players[seat].fleets.get(sea)]
    return max(left, key=lambda other: other.fleets[sea]).seat if left else NOBODY
