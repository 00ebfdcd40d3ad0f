"""Who could fight: how many, how well, how close together, and where one side has more."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from civitas.titles.oikumene.content.units import KINDS, SHIP, STANDARD
from civitas.titles.oikumene.means.control import enemies
from civitas.titles.oikumene.moves.outlook import near_by
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

_LIVES: Final = tuple(0 if kind.ship else kind.lives for kind in KINDS)


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
    kinds, levels, there = [0] * len(KINDS), 0, Counter[int]()
    for stack, number in me.units.items():
        kind = KIND_OF[stack]
        kinds[kind] += number
        if not SHIP[kind]:
            levels += number * (LEVEL_OF[stack] - STANDARD)
            there[SPACE_OF[stack]] += number
    ships = sum([number for number, ship in zip(kinds, SHIP, strict=True) if ship])
    largest = max(there.values(), default=0)
    return Powers(sum(kinds) - ships, levels, largest, ships, tuple(kinds))


def exposed(s: State, me: Player) -> tuple[int, int]:
    """By how much enemies that could come outnumber the guards of own settlements, in lives; and
    the same of the settlements of enemies."""
    foes = enemies(s, me)
    own, theirs = _lives([me]), _lives(foes)
    homes = 0
    for foe in foes:
        homes |= s.homes[foe.seat]
    return _over(s, s.homes[me.seat], own, theirs), _over(s, homes, theirs, own)


def _over(s: State, homes: int, guards: Counter[int], comers: Counter[int]) -> int:
    """By how much those who could come to these settlements are more than those who are there."""
    if not comers:
        return 0
    more = 0
    for field in spaces(homes):
        come = sum([comers[near] for near in spaces(near_by(s.world, field) | 1 << field)])
        more += max(0, come - guards[field])
    return more


def _lives(players: list[Player]) -> Counter[int]:
    """Where so many lives of land units are."""
    there = Counter[int]()
    for me in players:
        for stack, number in me.units.items():
            if lives := _LIVES[KIND_OF[stack]]:
                there[SPACE_OF[stack]] += lives * number
    return there
