"""Where an Automa may place its cubes: vassals next to its provinces, new fleets over the sea
(AUT-6.1 to AUT-6.5)."""

from __future__ import annotations

import msgspec

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.automa.values import Value, value_of
from civitas.titles.era_of_tribes.automa.ways import barred_seas
from civitas.titles.era_of_tribes.content.fields import LANDS, RANK
from civitas.titles.era_of_tribes.content.progress import FLEET_COST, NAVIGATION
from civitas.titles.era_of_tribes.land.reach import FAR, landings, voyages
from civitas.titles.era_of_tribes.land.units import fleet_points
from civitas.titles.era_of_tribes.state import Player, State


class Candidate(msgspec.Struct, frozen=True):
    """A field on which a cube may be placed."""

    value: Value
    built: int = NOBODY
    """The sea field where the fleet is built; `NOBODY` for a vassal."""


def candidates(s: State, me: Player) -> list[Candidate]:
    """All of them; a field that is both counts for a vassal (AUT-6.5)."""
    lands = vassal_fields(s, me)
    found = [Candidate(value_of(s, me, field)) for field in sorted(lands)]
    return found + fleet_candidates(s, me, lands)


def vassal_fields(s: State, me: Player) -> set[int]:
    """AUT-6.1: land provinces not its own that share a land border with one it controls."""
    owner, borders = s.owner, s.area.land_borders
    return {near for n in s.land_of(me.seat) for near in borders[n] if owner[near] != me.seat}


def next_fields(s: State, me: Player, near: set[int]) -> set[int]:
    """AUT-6.2: what a vassal reaches in this or the next expansion, without passing foreign or
    barbarian provinces."""
    owner, borders = s.owner, s.area.land_borders
    return near | {
        far for n in near if owner[n] == NOBODY for far in borders[n] if owner[far] != me.seat
    }


def fleet_candidates(s: State, me: Player, lands: set[int]) -> list[Candidate]:
    """AUT-6.2, AUT-6.3: fields that a fleet can reach which is built next to an own province."""
    if not me.levels[NAVIGATION] or me.thalers < FLEET_COST[me.levels[NAVIGATION]]:
        return []
    barred, most = barred_seas(s, me), fleet_points(me)
    nearest = _nearest(s, me, barred, most)
    by_vassal = next_fields(s, me, lands)
    found = []
    for field, (distance, built) in sorted(nearest.items()):
        if s.owner[field] == me.seat or field in by_vassal:
            continue
        if field >= LANDS and (s.owner[field] != NOBODY or field in barred):
            continue
        value = value_of(s, me, field, new_fleet=True, distance=distance)
        found.append(Candidate(value, built))
    return found


def yards(s: State, me: Player, barred: frozenset[int]) -> list[int]:
    """The sea fields next to an own province where a fleet can be built (EOT-7.12)."""
    coasts = s.area.coasts
    return sorted({sea for n in s.land_of(me.seat) for sea in coasts[n] if sea not in barred})


def _nearest(s: State, me: Player, barred: frozenset[int], most: int) -> dict[int, tuple[int, int]]:
    """By field in reach, its distance from the nearest sea field where a fleet can be built, and
    that sea field (AUT-6.3); of two as near the lower id."""
    found: dict[int, tuple[int, int]] = {}
    for yard in sorted(yards(s, me, barred), key=RANK.__getitem__):
        ways = voyages(s.area, yard, barred, border=most)
        for field, cost in (ways | landings(s.area, ways, barred)).items():
            if cost <= most and cost < found.get(field, (FAR, 0))[0]:
                found[field] = (cost, yard)
    return found


def occupied(s: State, field: int) -> bool:
    """AUT-5.11: is a land province held by somebody, barbarians included?"""
    return field < LANDS and s.owner[field] != NOBODY
