"""The 41 factions (`factions.yaml`): where each is at home, and what is special about it.

A rule reads a trait and never asks which faction it is about (section 18).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.oikumene.content import FILES


class Traits(msgspec.Struct, frozen=True):
    """The mods of a faction; the defaults are those of a player without faction."""

    only_in: str = ""
    """HRN-18.47"""
    extra_tax_gold: int = 0
    """HRN-18.2"""
    no_recruiting_light_infantry: bool = False
    """HRN-18.3"""
    light_infantry_only_recruited: bool = False
    """HRN-18.4"""
    mercenary_alternative_price: dict[str, int] = {}
    """HRN-18.5"""
    fleet_size: int = 4
    """HRN-18.6"""
    harbour_tax: int = 2
    harbour_feast: int = 2
    """HRN-18.7"""
    full_brown_svs: int = 1
    part_brown_svs: int = 0
    full_turquoise_svs: int = 1
    part_turquoise_svs: int = 0
    """HRN-18.8"""
    light_infantry_cross_black: str = ""
    """HRN-18.9"""
    plunder_outside_homeland_pp: int = 0
    """HRN-18.10"""
    plunder_lowland_pp: int = 0
    """HRN-18.11"""
    plunder_right_bank_pp: int = 0
    plunder_left_bank_pp: int = 0
    """HRN-18.12"""
    settlement_builders_halved: bool = False
    village_min_builders: int = 0
    """HRN-18.13"""
    heavy_infantry_builds: bool = False
    """HRN-18.14"""
    start_experienced_light_infantry: int = 0
    """HRN-18.15"""
    start_fortifications: int = 0
    """HRN-18.16"""
    start_fortification_on_river: str = ""
    """HRN-18.17"""
    start_light_infantry: int = 0
    start_no_ships: bool = False
    """HRN-18.18"""
    sell_light_infantry: int = 0
    """HRN-18.19"""
    start_herds: dict[str, int] = {}
    """HRN-18.20"""
    fishing_always: bool = False
    """HRN-18.21"""
    combat_pp_percent_outside_homeland: int = 0
    """HRN-18.22"""
    no_shipwreck_in: tuple[str, ...] = ()
    """HRN-18.23"""
    new_year_heavy_infantry_in: str = ""
    """HRN-18.24"""
    ship_discount: int = 0
    """HRN-18.25"""
    light_infantry_free_rerolls: int = 0
    """HRN-18.26"""
    third_light_infantry_free: bool = False
    """HRN-18.27"""
    war_elephants: bool = False
    """HRN-18.28"""
    rivals_of_faction: str = ""
    """HRN-18.29"""
    horse_trade_without_harbour: bool = False
    """HRN-18.30"""
    ships_on_land: str = ""
    """HRN-18.31"""
    no_attrition_until_year: int = 0
    """HRN-18.33"""
    lord_of: str = ""
    vassal_of: str = ""
    """HRN-18.35"""
    cross_black_river: str = ""
    """HRN-18.36"""
    permanent_ransom_to: str = ""
    """HRN-18.37"""
    gold_when_roman_buys_mercenary: int = 0
    """HRN-18.38"""
    dismantle_village_gold: int = 1
    """HRN-18.39"""
    safe_paths: bool = False
    safe_deserts: bool = False
    transhumance: bool = False
    """HRN-18.48"""


class StartSite(msgspec.Struct, frozen=True):
    """A special start (HRN-18.45, HRN-18.46)."""

    field: str
    """Or ``any_homeland``."""
    players: int
    optional: bool
    remove: dict[str, int]
    city_instead_of_villages: bool = False
    harbour_instead_of_third_village: bool = False
    light_infantry: int = 0


class LateStart(msgspec.Struct, frozen=True):
    """HRN-18.33"""

    year: int
    sea: str
    gold: int
    prestige: int
    warships: int


class StartOverride(msgspec.Struct, frozen=True):
    """HRN-18.34"""

    villages: int
    light_infantry: int
    cavalry: int
    sheep: int
    horses: int
    pigs: int
    grain: int
    gold: int
    prestige: int
    dock: int
    transport_ship: int


class Faction(msgspec.Struct, frozen=True):
    id: str
    map: str
    homeland: str | None
    name: str
    name_de: str
    max_players: int
    mods: Traits
    effect: str
    start_site: StartSite | None = None
    late_start: LateStart | None = None
    start_override: StartOverride | None = None

    @property
    def declared_first(self) -> bool:
        """HRN-3.10: is it declared with the first placement or not at all?"""
        only = self.start_site is not None and not self.start_site.optional
        return only or bool(self.start_override or self.late_start)


class SpecialField(msgspec.Struct, frozen=True):
    """What a kind of field does on a map (section 18)."""

    kind: str
    map: str
    name: str
    name_de: str
    fighting: bool
    attrition: dict[str, tuple[int, ...]] | None
    effect: str
    safe_passage_gold: int = 0
    toll_to: str = ""


_file: Final[Any] = read(FILES / "factions.yaml")
FACTIONS: Final = all_of(_file["factions"], Faction)
FACTION: Final = numbers(FACTIONS)
SPECIAL_FIELDS: Final = all_of(_file["special_fields"], SpecialField)
PLAIN: Final = Traits()
assert len(FACTIONS) == 41


def traits_of(faction: int) -> Traits:
    """What is special about a faction; nothing without one."""
    return FACTIONS[faction].mods if faction >= 0 else PLAIN
