"""The ten peoples (section 12), and what is special about each: its `Traits`.

A rule reads a trait and never asks which people it is about. An Automa has traits of its own, from
`automa_peoples.yaml` alone (AUT-1.18).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.content import FILES
from civitas.titles.era_of_tribes.content.fields import FIELD, LUXURIES
from civitas.titles.era_of_tribes.content.progress import WHEEL


class People(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    source: str
    home_hex: str
    home_provinces: tuple[str, ...]
    start_food: int
    start_food_bonus: int
    start_luxury: tuple[str, ...]
    abilities: tuple[dict[str, Any], ...]

    @property
    def homes(self) -> tuple[int, ...]:
        return tuple(FIELD[name] for name in self.home_provinces)


class Traits(msgspec.Struct, frozen=True):
    """What a people does differently; the defaults are those of a people without properties."""

    bread_per_leader: int = 1
    """EOT-4.3"""
    food_per_fish: int = 1
    """EOT-11.6"""
    trade_per_leader: int = 1
    """EOT-4.1"""
    half_price: int = NONE
    """The progress field with the low base price (EOT-5.9)."""
    discount: int = 0
    """On every progress (EOT-5.7)."""
    city_food: int = 2
    """EOT-8.31"""
    malus: int = 0
    """Added to the city malus (EOT-3.3, EOT-4.6)."""
    start_food: int = 0
    """EOT-2.18"""
    free_fleets: tuple[int, int, int] = (1, 1, 1)
    """By navigation level, for an Automa by difficulty (EOT-5.14, AUT-3.3)."""
    free_armies: tuple[int, int, int] = (1, 1, 1)
    """By mechanics level, for an Automa by difficulty (EOT-5.18, AUT-3.4)."""
    armies_from_cities: bool = False
    """EOT-5.21"""
    free_fleet_cube: int = 2
    """Morale for a free fleet's cube from an unbuilt city (EOT-5.20, EOT-7.9)."""
    shipwrights: int = 0
    """Free fleets with the first one built in an expansion (EOT-7.13)."""
    shipwrights_cube: int = 2
    """Morale for their cube from an unbuilt city (EOT-7.13)."""
    as_ore: int = NONE
    """The luxury good that may lie on the regular army as ore (EOT-9.12)."""
    fleet_movement: int = 0
    """EOT-8.1"""
    free_colonies: int = 0
    """New colonies of a round that cost no morale (EOT-8.25)."""
    fleet_lost_morale: int = 0
    """EOT-9.44"""
    raids: bool = False
    """EOT-8.26; an Automa rolls for it at its expansion (AUT-5.1)."""
    legions: int = 0
    """EOT-7.2"""
    leader_price: int = 3
    """Thalers, and as many vassals, for a grey leader (EOT-4.11)."""
    trade_bonus: int = 0
    """AUT-3.6"""
    bread_bonus: int = 0
    """AUT-3.7"""
    all_homes: bool = False
    """Are free fleets put next to all homes (AUT-3.17)?"""
    rough_value: int = 0
    """The least base value of forest and hill provinces (AUT-6.6)."""


PEOPLES: Final = all_of(read(FILES / "peoples.yaml")["peoples"], People)
PEOPLE: Final = numbers(PEOPLES)
HOMES: Final = tuple(people.homes for people in PEOPLES)
"""By people, its home provinces."""


def played(people: People) -> Traits:
    """The abilities of a people, as numbers."""
    found: dict[str, Any] = {}
    for ability in people.abilities:
        found |= _PLAYED[ability["trigger"]](ability)
    return Traits(**found)


def _fleets(ability: dict[str, Any]) -> dict[str, Any]:
    if "free_fleets" not in ability:
        return {"half_price": WHEEL["navigation"]}
    cost = ability["morale_cost_per_vassal_from_city"]
    return {"free_fleets": (ability["free_fleets"],) * 3, "free_fleet_cube": cost}


def _armies(ability: dict[str, Any]) -> dict[str, Any]:
    if "free_armies" not in ability:
        return {"half_price": WHEEL["mechanics"]}
    return {"free_armies": (ability["free_armies"],) * 3, "armies_from_cities": True}


_PLAYED: Final[dict[str, Any]] = {
    "bread_and_circuses": lambda a: {"bread_per_leader": a["morale_per_leader"]},
    "fish": lambda a: {"food_per_fish": a["food_per_fish"]},
    "progress_navigation": _fleets,
    "progress_mechanics": _armies,
    "progress_architecture": lambda _: {"half_price": WHEEL["architecture"]},
    "progress_culture": lambda _: {"half_price": WHEEL["culture"]},
    "progress_any": lambda a: {"discount": a["discount"]},
    "battle": lambda a: {"as_ore": LUXURIES.index(a["luxury_as_ore"])},
    "found_city": lambda a: {"city_food": a["food_cost"]},
    "city_morale": lambda a: {"malus": a["malus_modifier"]},
    "trade": lambda a: {"trade_per_leader": a["thalers_per_leader"]},
    "buy_fleet_in_expansion": lambda a: {
        "shipwrights": a["free_fleets"],
        "shipwrights_cube": a["morale_cost_per_vassal_from_city"],
    },
    "setup": lambda a: {"start_food": a["food"]},
    "fleet_movement": lambda a: (
        {"raids": True} if a["id"] == "raid" else {"fleet_movement": a["extra_movement"]}
    ),
    "new_colony": lambda a: {"free_colonies": a["free_colonies_per_round"]},
    "fleet_lost_in_battle": lambda a: {"fleet_lost_morale": a["morale"]},
    "expansion_or_auto_expansion": lambda a: {"legions": a["legions"]},
    "diplomacy_grey_leader": lambda a: {"leader_price": a["thalers"]},
}
"""By what sets an ability off, the traits it stands for."""

TRAITS: Final = tuple(played(people) for people in PEOPLES)
"""By people, as a person plays it."""
assert all(traits.leader_price in (2, 3) for traits in TRAITS)
