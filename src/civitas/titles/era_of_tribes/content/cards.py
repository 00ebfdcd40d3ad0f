"""Influence cards, barbarian tiles and conflict dice."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.era_of_tribes.content import FILES


class InfluenceCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    measure: str
    best: str
    automa_relevant: str
    source: str
    automa_occupied_malus: int = 0


class Tile(msgspec.Struct, frozen=True):
    """A kind of barbarian tile (section 10)."""

    id: str
    name: str
    name_de: str
    colour: str
    kind: str
    count: int
    measure: str = ""
    thresholds: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    effect: str = ""
    morale: int = 0
    influence: int = 0
    thalers: int = 0
    militias_to_regular_army: int = 0


class Barbarians(msgspec.Struct, frozen=True):
    """A level of the barbarian track (EOT-9.9, EOT-9.19)."""

    level: int
    militia: int
    mechanics: int
    reached_with: str


class Symbol(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    marker: str


class Die(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    roller: str
    faces: tuple[str, ...]


CARDS: Final = all_of(read(FILES / "influence_cards.yaml")["cards"], InfluenceCard)
CARD: Final = numbers(CARDS)
FISHERMEN: Final = CARD["fishermen"]
PEACEMAKERS: Final = CARD["peacemakers"]
assert len(CARDS) == 16

_tiles: Final = read(FILES / "barbarians.yaml")
TILES: Final = all_of(_tiles["tiles"], Tile)
TILE: Final = numbers(TILES)
assert len(TILES) == 17
assert sum(tile.count for tile in TILES) == _tiles["total"]

_track: Final = read(FILES / "barbarian_track.yaml")
BARBARIAN_LEVELS: Final = all_of(_track["levels"], Barbarians)
BARBARIAN_MORALE: Final[int] = _track["morale"]

_dice: Final = read(FILES / "conflict_dice.yaml")
SYMBOLS: Final = all_of(_dice["symbols"], Symbol)
SYMBOL: Final = numbers(SYMBOLS)
SWORD, SHIELD, FIST, MASK, CATAPULT = range(5)
DICE: Final = all_of(_dice["dice"], Die)
RED, GREEN = (tuple(SYMBOL[face] for face in die.faces) for die in DICE)
"""The faces of the attacker's and of the defender's die (EOT-9.20)."""
