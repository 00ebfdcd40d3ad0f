"""Who could fight: how many, how well, how close together, and where one side has more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from civitas.titles.oikumene.content.units import KINDS, SHIP, STANDARD
from civitas.titles.oikumene.means.control import enemies
from civitas.titles.oikumene.moves.outlook import near_all, near_by
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

_KEPT: Final = 1 << 12
"""So many armies are remembered: most positions that are judged after each other have the same."""
_SHIPS: Final = tuple(kind for kind, ship in enumerate(SHIP) if ship)


class Powers(NamedTuple):
    """What a player could fight with."""

    men: int
    """Units on land, or carried."""
    levels: int
    """By how much they are above standard units, all in all."""
    largest: int
    """As many of them as stand together."""
    ships: int
    kinds: tuple[int, ...]
    """How many of each kind."""
    lives: Mapping[int, int]
    """Where so many lives of land units are."""


def powers(me: Player) -> Powers:
    """What he has."""
    return _powers(tuple(me.units.items()))


@lru_cache(_KEPT)
def _powers(units: tuple[tuple[int, int], ...]) -> Powers:
    kinds, levels = [0] * len(KINDS), 0
    there: dict[int, int] = {}
    lives: dict[int, int] = {}
    for stack, number in units:
        kind = KIND_OF[stack]
        kinds[kind] += number
        if not SHIP[kind]:
            space = SPACE_OF[stack]
            levels += number * (LEVEL_OF[stack] - STANDARD)
            there[space] = there.get(space, 0) + number
            lives[space] = lives.get(space, 0) + number * KINDS[kind].lives
    ships = sum(map(kinds.__getitem__, _SHIPS))
    largest = max(there.values(), default=0)
    return Powers(sum(kinds) - ships, levels, largest, ships, tuple(kinds), lives)


def exposed(s: State, me: Player) -> tuple[int, int]:
    """By how much enemies that could come outnumber the guards of own settlements, in lives; and
    the same of the settlements of enemies."""
    foes = enemies(s, me)
    there = homes = 0
    for foe in foes:
        there |= foe.present
        homes |= s.homes[foe.seat]
    mine = s.homes[me.seat] & _within_a_step(s, there)
    theirs = homes & _within_a_step(s, me.present)
    if not mine | theirs:
        return 0, 0
    own, come = powers(me).lives, _lives(foes)
    return _over(s, mine, own, come), _over(s, theirs, come, own)


def _within_a_step(s: State, there: int) -> int:
    """Fields in which somebody is, or next to which."""
    fields = there & s.world.land
    return fields | near_all(s.world, fields)


def _over(s: State, homes: int, guards: Mapping[int, int], comers: Mapping[int, int]) -> int:
    """By how much those who could come to these settlements are more than those who are there."""
    more = 0
    for field in spaces(homes):
        near = near_by(s.world, field) | 1 << field
        come = sum([lives for space, lives in comers.items() if near >> space & 1])
        more += max(0, come - guards.get(field, 0))
    return more


def _lives(players: Sequence[Player]) -> Mapping[int, int]:
    """Where so many lives of their land units are, of all of them together."""
    first, *others = [powers(one).lives for one in players]
    if not others:
        return first
    there = dict(first)
    for lives in others:
        for space, number in lives.items():
            there[space] = there.get(space, 0) + number
    return there
