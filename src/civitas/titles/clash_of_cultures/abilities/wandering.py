"""Abilities that move what else stands still, or grant moves outside the Command."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Flow
from civitas.titles.clash_of_cultures.cities.cities import (
    activate,
    activated,
    disown_city,
    follow_city,
    own_city,
    refuse_activation,
)
from civitas.titles.clash_of_cultures.cities.collect import yields
from civitas.titles.clash_of_cultures.content.areas import BARREN, MOUNTAIN
from civitas.titles.clash_of_cultures.content.pieces import CAVALRY, SETTLER
from civitas.titles.clash_of_cultures.means.choices import gain_any
from civitas.titles.clash_of_cultures.moves.land import Group, arrive, bound, has_room, is_free
from civitas.titles.clash_of_cultures.moves.move import grant_moves
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import ANGRY, KIND, MOVED, ON_MOUNTAIN, Player, State

WANDERING: Final = "nomads"
"""What the city is activated for."""


# ---------------------------------------------------------------- Nomads


def _may_wander(s: State, me: Player, place: int) -> bool:
    """A city of size 1 that is not angry, may be activated and has moves left."""
    city = s.cities.get(place)
    if city is None or city.size != 1 or city.mood == ANGRY or s.command is None:
        return False
    if place in s.command.cities or place in s.turn.climbed:
        return False
    return refuse_activation(s, me, place) is None


@hook(Moment.GOALS, "nomads")
def nomad_goals(s: State, me: Player, origin: int, group: Group) -> list[int]:
    """The city goes with the group, or alone, to adjacent land without enemies and cities
    (COC-7.11, COC-12.4)."""
    if not _may_wander(s, me, origin) or bound(s, me, group, ON_MOUNTAIN):
        return []
    return [
        n
        for n in s.map.near_land(origin)
        if is_free(s, me, n) and n not in s.cities and has_room(s, me, group, origin, n)
    ]


@hook(Moment.TRAVEL, "nomads")
def nomads(s: State, me: Player, origin: int, goal: int, group: Group) -> Flow:
    """The city is activated and moves; then its new hex yields something (COC-7.11, COC-12.1)."""
    assert s.command is not None
    if group:
        arrive(s, me, origin, goal, group)
    activate(s, origin)
    s.cities[goal] = s.cities.pop(origin)
    disown_city(s, me.seat, origin)
    own_city(s, me.seat, goal)
    follow_city(s, origin, goal)
    s.command = replace(s.command, cities=(*s.command.cities, goal))
    if s.map.terrain[goal] == MOUNTAIN:
        s.turn.climbed = (*s.turn.climbed, goal)
    s.tell("city-moves", "COC-12.1", seat=me.seat, origin=s.label(origin), hex=s.label(goal))
    found = yields(s, me, goal, goal)
    if found and s.map.terrain[goal] != BARREN and goal not in s.exhausted:
        yield from gain_any(s, me, found, WANDERING, "COC-12.1")
    s.do(*activated(s, me, goal, WANDERING))


# ---------------------------------------------------------------- moves after a Recruit


def _recruited(s: State, kind: int) -> int:
    return 0 if s.recruiting is None else s.recruiting.units[kind]


def _cavalry(s: State, me: Player, recruiter: int) -> bool:
    return _recruited(s, CAVALRY) > 0


@hook(Moment.RECRUITED, "riders", may=_cavalry)
def riders(s: State, me: Player, recruiter: int) -> None:
    """After a Recruit a move for each cavalry recruited, of any group (COC-7.11, COC-11.11)."""
    grant_moves(s, me, _recruited(s, CAVALRY))


def _settlers(s: State, me: Player, recruiter: int) -> bool:
    return _recruited(s, SETTLER) > 0


@hook(Moment.RECRUITED, "expansion", may=_settlers)
def expansion(s: State, me: Player, recruiter: int) -> None:
    """After a Recruit of settlers each settler in the own cities may move once; all other units
    are marked as if they had (COC-7.11, COC-11.11)."""
    units = s.units[me.seat]
    ready = 0
    for place, here in units.items():
        free = [place in me.cities and unit & KIND == SETTLER for unit in here]
        ready += sum(free)
        units[place] = tuple(
            sorted(unit if goes else unit | MOVED for unit, goes in zip(here, free, strict=True))
        )
    grant_moves(s, me, ready)
