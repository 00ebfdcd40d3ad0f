"""Units, their levels and their dice (`units.yaml`, `experience.yaml`, `dice.yaml`)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.oikumene.content import FILES


class Die(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    kind: str
    faces: tuple[int, ...]
    source: str = ""
    note: str = ""


class Food(msgspec.Struct, frozen=True):
    """What a unit eats in winter (HRN-5.29, HRN-5.30)."""

    units: int = 0
    extra_grain: int = 0


class Kind(msgspec.Struct, frozen=True):
    """A kind of unit."""

    id: str
    name: str
    name_de: str
    pieces: str
    line: str
    attack: dict[str, int]
    rough_attack: dict[str, int]
    lives: int
    rough_lives: int
    cargo_size: int | None
    """Room it takes aboard; None: it is no cargo (HRN-6.5)."""
    store_size: int | None
    """Room it takes inside settlements and shipyards (HRN-2.25)."""
    upkeep_gold: int
    """HRN-5.21"""
    pp_value: int
    abilities: tuple[str, ...]
    food: Food | None = None
    ship: bool = False
    cargo_capacity: int = 0
    encircled_attrition_rolls: int = 1
    """HRN-7.6"""
    first_mode: str = "quick"
    buy: dict[str, Any] | None = None
    recruit: dict[str, Any] | None = None
    upgrade: dict[str, Any] | None = None
    """What it costs to turn one light infantry into it (HRN-14.4)."""
    degrade_on_site: dict[str, int] | None = None
    """What comes back where it can be made (HRN-14.9)."""
    siege_shield_reduction: dict[str, int] = {}
    """By level (HRN-10.4)."""
    buy_faction_alternative: dict[str, int] = {}
    """HRN-14.6"""
    buy_extra_per_level_gold: int = 0
    """HRN-12.4"""
    wages: dict[str, int] | None = None

    def can(self, ability: str) -> bool:
        return ability in self.abilities


class Level(msgspec.Struct, frozen=True):
    """A level of experience (HRN-12.1)."""

    id: str
    index: int
    name: str
    name_de: str
    marker: str
    line: str
    free_rerolls: int
    pp_reroll_allowed: bool
    extra_lives: int
    counts_for_bonuses: int
    builds_as: int
    reroll_keeps: str = "last"


DICE: Final = all_of(read(FILES / "dice.yaml")["dice"], Die)
DIE: Final = numbers(DICE)
BROWN, WHITE, BLUE, RED, INVERTED = range(5)
assert [die.id for die in DICE] == ["brown", "white", "blue", "red", "white_inverted"]
FACES: Final = tuple(die.faces for die in DICE)
"""By die (HRN-1.7)."""

_file: Final[Any] = read(FILES / "units.yaml")
KINDS: Final = all_of(_file["units"], Kind)
KIND: Final = numbers(KINDS)
LIGHT, HEAVY, ENGINES, CAVALRY, TRANSPORT, WARSHIP, MERCENARY, PIRATES, ELEPHANTS = range(9)
assert [kind.id for kind in KINDS] == [
    *("light_infantry", "heavy_infantry", "siege_engines", "cavalry"),
    *("transport_ship", "warship", "mercenary", "pirates", "war_elephants"),
]
CUBES: Final[int] = _file["cube_limit_per_player"]
BLOCKS: Final[int] = _file["block_limit_per_player"]
STONES: Final[int] = _file["plunder_stone_limit_per_player"]

_experience: Final[Any] = read(FILES / "experience.yaml")
LEVELS: Final = all_of(_experience["levels"], Level)
LEVEL: Final = numbers(LEVELS)
RECRUIT, STANDARD, EXPERIENCED, VETERAN, ELITE = range(5)
TRAINING_GOLD: Final[int] = _experience["training"]["gold_per_level"]
"""HRN-12.5"""

SHIP: Final = tuple(kind.ship for kind in KINDS)
CUBE: Final = tuple(kind.pieces == "cube" for kind in KINDS)
"""Does a stack of this kind need a cube, or each unit a block (HRN-2.12, HRN-2.13)?"""
CARGO: Final = tuple(kind.cargo_size or 0 for kind in KINDS)
"""Room aboard; 0: no cargo (HRN-6.5)."""
STORE: Final = tuple(kind.store_size or 0 for kind in KINDS)
HOLD: Final = tuple(kind.cargo_capacity for kind in KINDS)
"""Cargo that a ship carries."""
PP_VALUE: Final = tuple(kind.pp_value for kind in KINDS)
UNTRAINED: Final = tuple(k.can("no_training") or k.can("no_experience") for k in KINDS)
"""HRN-12.4"""


def _dice(attack: dict[str, int]) -> tuple[int, ...]:
    return tuple(DIE[name] for name, number in attack.items() for _ in range(number))


ATTACK: Final = tuple((_dice(kind.attack), _dice(kind.rough_attack)) for kind in KINDS)
"""By kind, the dice of one unit: standard, rough (HRN-9.5)."""
LIVES: Final = tuple((kind.lives, kind.rough_lives) for kind in KINDS)
"""By kind: standard, rough."""
