"""Goods and herds (`goods.yaml`): prices, meat, yields, and what everybody starts with."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.oikumene.content import FILES


class Price(msgspec.Struct, frozen=True):
    """In gold; None: not possible (HRN-14.10)."""

    buy: float | None = None
    sell: float | None = None


class Good(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    stored_in: str
    food_value: float
    agrarian_points: float
    no_harbour: Price = Price()
    harbour: Price = Price()
    sell_by_season: dict[str, float] = {}
    """HRN-14.11"""


class Cull(msgspec.Struct, frozen=True):
    """HRN-5.27"""

    to: str
    meat: int


class Herd(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    slaughter_meat: int
    """HRN-5.26"""
    no_harbour: Price
    harbour: Price
    winter_grain: int
    agrarian_points: int
    cull: Cull | None


_file: Final[Any] = read(FILES / "goods.yaml")
GOODS: Final = all_of(_file["goods"], Good)
GOOD: Final = numbers(GOODS)
GRAIN, FISH, MEAT = range(3)
HERDS: Final = all_of(_file["herds"], Herd)
HERD: Final = numbers(HERDS)
SHEEP, PIGS, CATTLE, HORSES = range(4)
assert [herd.id for herd in HERDS] == ["sheep", "pigs", "cattle", "horses"]
YIELD: Final[dict[str, int]] = _file["yield_by_colour"]
"""HRN-5.10"""
START: Final[dict[str, int]] = _file["start"]
"""HRN-3.11, HRN-3.13"""
START_NO_COAST: Final[dict[str, int]] = _file["start_no_coast"]["add"]
"""HRN-3.12"""
