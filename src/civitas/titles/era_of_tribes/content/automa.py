"""The Automa's tables: its cards, its peoples, its values and its levels (AUT)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.era_of_tribes.content import FILES
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.content.peoples import PEOPLES, Traits
from civitas.titles.era_of_tribes.content.progress import WHEEL


class AutomaCard(msgspec.Struct, frozen=True):
    id: str
    number: int
    name: str
    name_de: str
    steps: tuple[dict[str, Any], ...]


class AutomaPeople(msgspec.Struct, frozen=True):
    """What an Automa of this people starts with (AUT-1.14)."""

    start_progress: int
    start_fleets: tuple[int, int, int] = (0, 0, 0)
    start_fleet_fields: tuple[int, ...] = ()


_cards: Final = read(FILES / "automa_cards.yaml")
AUTOMA_CARDS: Final = all_of(_cards["cards"], AutomaCard)
AUTOMA_CARD: Final = numbers(AUTOMA_CARDS)
SET_ASIDE: Final = tuple(number - 1 for number in _cards["set_aside_until_first_expansion"])
"""AUT-1.19, as numbers of `AUTOMA_CARDS`."""
assert [card.number for card in AUTOMA_CARDS] == list(range(1, 9))

VALUES: Final[dict[str, Any]] = read(FILES / "automa_values.yaml")
"""The tables of values, as they are written."""
LEVELS: Final = tuple(level["id"] for level in VALUES["difficulties"])
"""softy, experienced, expert: the places of every triple."""

_peoples: Final[dict[str, dict[str, Any]]] = {
    entry["id"]: entry for entry in read(FILES / "automa_peoples.yaml")["peoples"]
}
assert set(_peoples) == {people.id for people in PEOPLES}


def _traits(entry: dict[str, Any]) -> Traits:
    """The properties of a people run by an Automa (AUT-1.18)."""
    fleets = tuple(VALUES["free_units_per_progress"]["fleets"])
    armies = tuple(VALUES["free_units_per_progress"]["armies"])
    half = entry.get("half_price")
    return Traits(
        food_per_fish=1 + entry.get("extra_food_per_fish", 0),
        half_price=WHEEL[half] if half else -1,
        discount=entry.get("progress_discount", 0),
        city_food=entry.get("city_food_cost", 2),
        malus=entry.get("city_malus_modifier", 0),
        start_food=entry.get("start_food_bonus", 0),
        all_homes="navigation_free_fleets" in entry,
        free_fleets=tuple(entry.get("navigation_free_fleets", fleets)),
        free_armies=tuple(entry.get("mechanics_free_armies", armies)),
        fleet_movement=entry.get("fleet_movement_bonus", 0),
        raids="raid_roll" in entry,
        legions=entry.get("legion_per_expansion", 0),
        trade_bonus=entry.get("trade_bonus", 0),
        bread_bonus=entry.get("bread_bonus", 0),
        rough_value=entry.get("terrain_value", {}).get("forest", 0),
    )


def _start(entry: dict[str, Any]) -> AutomaPeople:
    return AutomaPeople(
        WHEEL[entry["start_progress"]],
        tuple(entry.get("start_fleets", (0, 0, 0))),
        tuple(FIELD[name] for name in entry.get("start_fleet_fields", ())),
    )


AUTOMA_TRAITS: Final = tuple(_traits(_peoples[people.id]) for people in PEOPLES)
"""By people, as an Automa plays it."""
AUTOMA_PEOPLES: Final = tuple(_start(_peoples[people.id]) for people in PEOPLES)
