"""Who could fight: how many, how well, how close together, and where one side has more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from civitas.titles.oikumene.content.units import KINDS, SHIP, STANDARD
from civitas.titles.oikumene.means.control import enemies
from civitas.titles.oikumene.moves.outlook import near_all, near_by
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

_LIVES: Final = tuple(0 if kind.ship else kind.lives for kind in KINDS)
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


def powers(me: Player) -> Powers:
    """What he has."""
    kinds, levels = [0] * len(KINDS), 0
    there: dict[int, int] = {}
    for stack, number in me.units.items():
        kind = KIND_OF[stack]
        kinds[kind] += number
        if not SHIP[kind]:
            space = SPACE_OF[stack]
            levels += number * (LEVEL_OF[stack] - STANDARD)
            there[space] = there.get(space, 0) + number
    ships = sum(map(kinds.__getitem__, _SHIPS))
    largest = max(there.values(), default=0)
    return Powers(sum(kinds) - ships, levels, largest, ships, tuple(kinds))


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
    own, come = _lives([me]), _lives(foes)
    return _over(s, mine, own, come), _over(s, theirs, come, own)


def _within_a_step(s: State, there: int) -> int:
    """Fields in which somebody is, or next to which."""
    fields = there & s.world.land
    return fields | near_all(s.world, fields)


def _over(s: State, homes: int, guards: Mapping[int, int], comers: Mapping[int, int]) -> int:
    """By how much those who could come to these settlements are more than those who are there."""
    more = 0
    for field in spaces(homes):
        near = spaces(near_by(s.world, field) | 1 << field)
        come = sum([comers[space] for space in near if space in comers])
        more += max(0, come - guards.get(field, 0))
    return more


def _lives(players: Iterable[Player]) -> dict[int, int]:
    """Where so many lives of land units are."""
    there: dict[int, int] = {}
    for me in players:
        for stack, number in me.units.items():
            if lives := _LIVES[KIND_OF[stack]]:
                space = SPACE_OF[stack]
                there[space] = there.get(space, 0) + lives * number
    return there
