"""AUT-5 and AUT-6: an expansion up to its battles; AUT-7: the old fleets in it."""

from __future__ import annotations

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.fields import FISH, FOOD, LUXURY, NAMES
from civitas.titles.era_of_tribes.content.progress import FLEET_COST, NAVIGATION
from civitas.titles.era_of_tribes.state import Player, State
from tests.titles.era_of_tribes.referee.atlas import (
    FAR,
    borders_to_home,
    foreign_fleets,
    held_next_to,
    is_land,
    way_to,
)
from tests.titles.era_of_tribes.referee.outcome import Candidate, Outcome, arrive, occupied
from tests.titles.era_of_tribes.referee.sailing import fleet_speed, sail
from tests.titles.era_of_tribes.referee.values import value_of


def plain_growth(me: Player) -> int:
    """AUT-5.2"""
    return me.food - me.hunger + me.morale


def ready_luxuries(s: State, me: Player) -> int:
    """LG that were not used in this round."""
    return sum(
        LUXURY[n] >= 0 and s.owner[n] == me.seat and not me.used_goods >> n & 1 for n in s.area.land
    )


def growth_and_goods(s: State, me: Player, *, card: bool) -> tuple[int, int]:
    """AUT-5.3 to AUT-5.5: growth with the goods in it, and how many are used."""
    growth, ready = plain_growth(me), ready_luxuries(s, me)
    if not card:
        return growth + ready, ready
    growth += VALUES["expansion_bonus"][s.rules.difficulty]
    used = min(ready, max(0, VALUES["growth_target"] - growth))
    return growth + used, used


def vassal_targets(s: State, me: Player) -> list[int]:
    """AUT-6.1"""
    mine = s.land_of(me.seat)
    near = {target for place in mine for target in s.area.land_borders[place]}
    return [target for target in near if s.owner[target] != me.seat]


def walkable_soon(s: State, me: Player) -> set[int]:
    """AUT-6.2: what vassals reach in this expansion or the next, over free provinces."""
    first = set(vassal_targets(s, me))
    free = [place for place in first if s.owner[place] == NOBODY]
    return first | {target for place in free for target in s.area.land_borders[place]}


def building_fields(s: State, me: Player) -> list[int]:
    """Where a fleet can be built: next to an own province, without foreign fleets (EOT-7.12)."""
    seas = {sea for place in s.land_of(me.seat) for sea in s.area.coasts[place]}
    return [sea for sea in seas if not foreign_fleets(s, me.seat, sea)]


def fleet_targets(s: State, me: Player) -> dict[int, int]:
    """AUT-6.2, AUT-6.3: what new fleets reach, with the BP from where they are built."""
    speed = fleet_speed(me)
    if not speed or me.thalers < FLEET_COST[me.levels[NAVIGATION]]:
        return {}
    walkable, starts, found = walkable_soon(s, me), building_fields(s, me), {}
    for target in s.area.fields:
        if s.owner[target] == me.seat or target in walkable:
            continue
        if not is_land(target) and s.owner[target] != NOBODY:
            continue
        way = min((way_to(s, me.seat, start, target, speed) for start in starts), default=FAR)
        if way <= speed:
            found[target] = way
    return found


def candidates(s: State, me: Player) -> list[Candidate]:
    """AUT-6.1 to AUT-6.5, with their values."""
    walked = vassal_targets(s, me)
    found = [Candidate(n, value_of(s, me, n)) for n in walked]
    for target, way in fleet_targets(s, me).items():
        if target not in walked:
            value = value_of(s, me, target, way=way, new=True)
            found.append(Candidate(target, value, fleet=True))
    return found


def expand(before: State, seat: int, *, card: bool) -> Outcome:
    """AUT-5.2 to AUT-5.12, from the position in which Romans have their legion and Norsemen have
    rolled their die."""
    now = before.copy()
    me = now.players[seat]
    out = Outcome(now)
    growth, out.goods = growth_and_goods(before, before.players[seat], card=card)
    out.growth = growth
    cubes = min(growth, VALUES["max_placements"])
    used = _place(before, out, me, cubes)
    out.points = growth - min(used, cubes)
    sail(before, out, seat)
    _settle_food(before, out.now)
    out.fights.sort(key=lambda fought: (-fought.value, NAMES[fought.place]))
    return out


# AUT-5.8, AUT-6.13: placing


def _place(before: State, out: Outcome, me: Player, cubes: int) -> int:
    """One cube on each of the best candidates; how many were placed."""
    now, left, used = out.now, candidates(before, before.players[me.seat]), 0
    left = [one for one in left if one.value.total >= VALUES["minimum_value"]]
    while left and used < cubes:
        left = [one for one in left if _allowed(now, me, one)]
        best = _tied(out, me, left)
        for one in best:
            if not _allowed(now, me, one) or not _take_cube(out, me):
                continue
            _put(out, me, one)
            used += 1
        if not best or not _has_cube(me):
            break
        left = [one for one in left if one not in best]
    return used


def _allowed(now: State, me: Player, one: Candidate) -> bool:
    """AUT-5.11, AUT-6.15"""
    if one.fleet and me.thalers < FLEET_COST[me.levels[NAVIGATION]]:
        return False
    limit = VALUES["battle"]["max_attacks_per_round"][now.rules.difficulty]
    return not occupied(now, me, one.target) or me.assaults < limit


def _tied(out: Outcome, me: Player, left: list[Candidate]) -> list[Candidate]:
    """AUT-6.13: the best candidate, or all that are tied even after A, B and C."""
    now = out.now
    for letter, key in (
        ("", lambda one: -one.value.total),
        ("A", lambda one: one.value.rank),
        ("B", lambda one: -held_next_to(now, me.seat, one.target)),
        ("C", lambda one: borders_to_home(now, me, one.target)),
    ):
        best = min((key(one) for one in left), default=0)
        if letter and any(key(one) != best for one in left):
            out.broken.add(letter)
        left = [one for one in left if key(one) == best]
    if len(left) > 1:
        out.broken.add("D")
    return sorted(left, key=lambda one: NAMES[one.target])


def _has_cube(me: Player) -> bool:
    return bool(me.free or sum(me.slots) or me.army)


def _take_cube(out: Outcome, me: Player) -> bool:
    """AUT-3.5: from FV, then from the city to be built last, then from the RA."""
    if me.free:
        me.free -= 1
        return True
    for slot in reversed(range(len(me.slots))):
        if me.slots[slot]:
            slots = list(me.slots)
            slots[slot] -= 1
            me.slots = tuple(slots)
            out.city_cubes += 1
            return True
    if me.army:
        me.army -= 1
        return True
    return False


def _put(out: Outcome, me: Player, one: Candidate) -> None:
    """AUT-5.10"""
    now, target = out.now, one.target
    if one.fleet:
        me.thalers -= FLEET_COST[me.levels[NAVIGATION]]
    out.placed.append((target, one.value.total))
    arrive(out, me, target, one.value.total, by_sea=one.fleet)
    assert is_land(target) or now.owner[target] == me.seat


def _settle_food(before: State, now: State) -> None:
    """EOT-8.5: the food of all fields won and left, set against each other at the end."""
    for me in now.players:
        change = 0
        for place in now.area.fields:
            worth = FOOD[place] + FISH[place] * me.traits.food_per_fish
            change += worth * (now.owner[place] == me.seat)
            change -= worth * (before.owner[place] == me.seat)
        if change >= 0:
            stilled = min(me.hunger, change)
            me.hunger, me.food = me.hunger - stilled, me.food + change - stilled
            me.hunger_beside += stilled
        else:
            given = min(me.food, -change)
            me.food, me.hunger = me.food - given, me.hunger - change - given
