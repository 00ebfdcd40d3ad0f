"""The other tables: weather, commanders, morale, prestige, treaties and the ways to win."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.oikumene.content import FILES

_weather: Final[Any] = read(FILES / "weather.yaml")
GOOD, NORMAL, BAD = range(3)
WEATHERS: Final = ("good", "normal", "bad")


def _results(rows: dict[str, list[int]]) -> tuple[int, ...]:
    """By face of the brown die, from 1 on: good, normal or bad."""
    return tuple(
        next(WEATHERS.index(name) for name, faces in rows.items() if face in faces)
        for face in range(1, 7)
    )


SUMMER_WEATHER: Final = {climate: _results(rows) for climate, rows in _weather["summer"].items()}
"""By climate and face (HRN-5.9)."""
SUMMER_EFFECT: Final = tuple(_weather["summer_effect"][name] for name in WEATHERS)
WINTER_WEATHER: Final = {climate: _results(rows) for climate, rows in _weather["winter"].items()}
"""By climate and face (HRN-5.18)."""
WINTER_SEA: Final = _results(_weather["winter_sea"])
SHIPWRECK: Final[dict[str, dict[str, list[int]]]] = _weather["shipwreck"]
"""By season (winter: and sea weather) and water, the faces that destroy a ship (HRN-7.3)."""
FREEZES: Final = frozenset[int](_weather["black_river_freezes"]["results"])
"""HRN-6.22"""


class Commander(msgspec.Struct, frozen=True):
    id: str
    index: int
    name: str
    name_de: str
    buy: int
    wages: int
    effect: str
    pp_rerolls_per_unit: int = 1
    free_rerolls_per_unit: int = 0
    special_moves_per_unit: int = 0


COMMANDERS: Final = all_of(read(FILES / "commanders.yaml")["levels"], Commander)
COMMANDER: Final = numbers(COMMANDERS)
NO_COMMANDER, POOR, AVERAGE, BETTER, BRILLIANT = range(5)


class Morale(msgspec.Struct, frozen=True):
    """HRN-16.9"""

    id: str
    name: str
    name_de: str
    min_pp: int
    max_pp: int | None
    minus_sword_per_started_group_of: int | None
    shield_per_units: int | None
    sword_per_units_rival: int | None
    sword_per_units_other: int | None


_morale: Final[Any] = read(FILES / "morale.yaml")
MORALES: Final = all_of(_morale["levels"], Morale)
MORALE: Final = numbers(MORALES)
BASE_SHIELD: Final[int] = _morale["base_bonuses"]["shield_per_units"]
BASE_SWORD_RIVAL: Final[int] = _morale["base_bonuses"]["sword_per_units_rival"]


class PrestigeRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    pp: int | str


class PrestigePurchase(msgspec.Struct, frozen=True):
    """HRN-16.5"""

    id: str
    name: str
    name_de: str
    pp: int
    when: str
    effect: str
    limit: str = ""
    gold: int = 0
    needs: str = ""
    first_mode: str = "basic"


_prestige: Final[Any] = read(FILES / "prestige.yaml")
PRESTIGE_FLOOR: Final[int] = _prestige["new_year_floor"]
"""HRN-5.3"""
RIVAL_PERCENT: Final[int] = _prestige["rival_bonus_percent"]
"""HRN-16.3"""
PRESTIGE_GAINS: Final = all_of(_prestige["gains"], PrestigeRow)
PRESTIGE_LOSSES: Final = all_of(_prestige["losses"], PrestigeRow)
PURCHASES: Final = all_of(_prestige["purchases"], PrestigePurchase)
PURCHASE: Final = numbers(PURCHASES)
PP: Final[dict[str, int]] = {
    row.id: row.pp for row in (*PRESTIGE_GAINS, *PRESTIGE_LOSSES) if isinstance(row.pp, int)
}
"""What a deed brings or costs (HRN-16.2, HRN-16.4)."""
PP_PRICE: Final = {purchase.id: purchase.pp for purchase in PURCHASES}


class TreatyKind(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    when: str
    effect: str
    min_gold: int = 0
    duration_rounds: int | None = None
    sp: dict[str, int] = {}
    pp: dict[str, int] = {}
    significance: dict[str, int] = {}
    cost_pp: int = 0


_diplomacy: Final[Any] = read(FILES / "diplomacy.yaml")
TREATIES: Final = all_of(_diplomacy["kinds"], TreatyKind)
TREATY: Final = numbers(TREATIES)
TRIBUTE, RANSOM, VASSALAGE, HELP, RIVAL = range(5)

_victory: Final[Any] = read(FILES / "victory.yaml")


class Way(msgspec.Struct, frozen=True):
    """A way to win (section 19)."""

    id: str
    name: str
    name_de: str


class SmallGoal(msgspec.Struct, frozen=True):
    """HRN-19.6"""

    id: str
    name: str
    name_de: str
    letter: str
    need: int
    step: int
    counts: str


WAYS: Final = all_of(_victory["ways"], Way)
WAY: Final = numbers(WAYS)
SOVEREIGNTY, DOMINANCE, POWER, SIGNIFICANCE = range(4)
SMALL_GOALS: Final = all_of(_victory["small_goals"], SmallGoal)
SMALL_GOAL: Final = numbers(SMALL_GOALS)
FIELDS_GOAL, SETTLEMENTS_GOAL, AGRARIAN_GOAL, CITIES_GOAL, PRESTIGE_GOAL = range(5)
DOMINANCE_VP: Final[int] = _victory["ways"][DOMINANCE]["victory_points"]
DOMINANCE_STEP: Final[int] = _victory["dominance_step"]
VP: Final[dict[str, dict[str, int]]] = {row["id"]: row for row in _victory["victory_points"]}
"""What a deed brings or costs in VP, by who does or suffers it."""
NEW_YEAR: Final = tuple(
    (row["min_pp"], row["destroyed"], row["lost"]) for row in _victory["new_year_units"]
)
"""From so much PP value on: VP for destroyed and for lost units (HRN-5.1)."""
SIGNIFICANCE_POINTS: Final[dict[str, dict[str, int]]] = {
    row["id"]: row for row in _victory["significance_points"]
}
AGRARIAN_POINTS: Final[dict[str, dict[str, int]]] = {
    row["id"]: row for row in _victory["agrarian_points"]
}
