"""Buildings (`buildings.yaml`): settlements, shipyards, fortifications."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.oikumene.content import FILES


class Building(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    kind: str
    cost: int
    min_light_infantry: int
    base_rounds: int
    svs: int
    tax: int
    feast: int
    loot: int
    degrade_to: str | None
    conquest_pp: int
    conquest_sp: int
    """VP, which the sheet calls SP (HRN-11.13)."""
    upgrade_of: str | None = None
    needs: str | None = None
    store_grain: int = 0
    store_units: int = 0
    store_herds: int = 0
    store_fish: int = 0
    store_ships: int = 0
    buy_limit_units: int = 0
    upgrade_limit_units: int = 0
    upgrade_limit_ships: int = 0
    food: int = 0
    feast_grain: dict[str, int] = {}
    second_city_needs: str | None = None
    max_per_settlement: int = 0
    ambush_dice: dict[str, dict[str, int]] = {}
    support_dice: dict[str, dict[str, int]] = {}


_file: Final[Any] = read(FILES / "buildings.yaml")
BUILDINGS: Final = all_of(_file["buildings"], Building)
BUILDING: Final = numbers(BUILDINGS)
VILLAGE, CITY, DOCK, HARBOUR, FORTIFICATION = range(5)
assert [b.id for b in BUILDINGS] == ["village", "city", "dock", "harbour", "fortification"]
TILES: Final[int] = _file["building_tiles_per_player"]
MOST_ON_SITE: Final[int] = _file["max_pieces_on_site"]
DEMOLISH_GOLD: Final[int] = _file["demolish_gold"]
DISCOUNT_PP: Final[int] = _file["prestige_discount"]["min_pp"]
DISCOUNT_GOLD: Final[int] = _file["prestige_discount"]["gold"]
SPEED_PP: Final[int] = _file["prestige_speed"]["min_pp"]
SPEED: Final[int] = _file["prestige_speed"]["factor"]
SVS_SHIELDS: Final[int] = _file["svs_per_level"]["shields"]
HERDS_ON_FIELD: Final[int] = _file["field_capacity"]["herds"]
GRAIN_ROOM: Final = tuple(b.store_grain for b in BUILDINGS)
BUY_LIMIT: Final = tuple(b.buy_limit_units for b in BUILDINGS)
"""Units that a settlement may buy in a round (HRN-14.2)."""
FISH_ROOM: Final = tuple(b.store_fish for b in BUILDINGS)
SUPPORT: Final = tuple(
    BUILDINGS[FORTIFICATION].support_dice[town]["blue"] for town in ("village", "city")
)
"""Blue dice of a fortification by settlement, for support and ambush alike (HRN-9.8, HRN-9.25)."""
