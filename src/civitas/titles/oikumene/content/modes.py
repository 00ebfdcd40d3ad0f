"""The four modes (section 1): which rules are switched on, and which small goals count."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import numbers, read
from civitas.titles.oikumene.content import FILES


class Mode(msgspec.Struct, frozen=True, eq=False, rename={"yields": "yield"}):
    """What is switched on, by the names of the features in `modes.yaml` (HRN-1.2, HRN-1.3)."""

    movement_units: bool
    movement_special: bool
    movement_herds: bool
    movement_retreat: bool
    attrition_neutral_fields: bool
    attrition_general: bool
    combat_withdraw: bool
    combat_battle: bool
    combat_siege: bool
    combat_plunder: bool
    battle_positions: bool
    combat_bonuses: bool
    carry_over_swords: bool
    charge: bool
    fortification_ambush_support: bool
    experience: bool
    recruitment_of_recruits: bool
    training: bool
    building: bool
    accelerated_building: bool
    trade_units: bool
    trade_goods: bool
    mercenaries: bool
    pirates: bool
    war_elephants: bool
    commanders: bool
    upkeep_in_gold: bool
    feeding: bool
    culling_herds: bool
    transhumance: bool
    mercenary_wages_once_a_year: bool
    mercenary_wages_twice_a_year: bool
    fishing_always_succeeds: bool
    fishing_roll: bool
    breeding: bool
    sowing: bool
    summer_weather: bool
    yields: bool
    taxes: bool
    harvest: bool
    feasts: bool
    winter_weather: bool
    prestige: bool
    morale: bool
    rivals: bool
    diplomacy: bool
    destroyed_unit_scoring: bool
    faction_bonuses: bool


class Feature(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    first_mode: str
    only: tuple[str, ...] = ()
    """If there are any, it is on in these modes alone."""
    note: str = ""
    source: str = "house"


class PowerGoals(msgspec.Struct, frozen=True):
    """Which small goals can be used, and how many of them win by Power (HRN-19.6)."""

    available: tuple[str, ...]
    needed: int


_file: Final[Any] = read(FILES / "modes.yaml")
MODES: Final[tuple[str, ...]] = tuple(_file["order"])
MODE: Final = numbers(MODES)
QUICK, BASIC, ORIGINAL, EXTENDED = range(4)
FEATURES: Final = tuple(msgspec.convert(entry, Feature) for entry in _file["features"])
POWER_GOALS: Final = tuple(
    msgspec.convert(_file["power_goals"][mode], PowerGoals) for mode in MODES
)
QUICK_GOLD: Final[int] = _file["start_changes"]["quick"]["add_gold"]
"""HRN-3.14"""


def plays(mode: str, feature: Feature) -> bool:
    """Is the feature on in this mode (HRN-1.2)?"""
    if feature.only:
        return mode in feature.only
    return MODE[mode] >= MODE[feature.first_mode]


FEATURES_OF: Final = tuple(
    msgspec.convert({feature.id: plays(mode, feature) for feature in FEATURES}, Mode)
    for mode in MODES
)
"""By mode."""
