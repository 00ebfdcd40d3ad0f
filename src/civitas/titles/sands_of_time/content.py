"""The box: map, cards, tiles and tracks, read once from the content files and never changed.

Regions, borders, buildings, advances and cards are numbered in the order of their files; the
rules work with these numbers, picks and words with the ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import yaml

T = TypeVar("T")

_HERE: Final = Path(__file__).parent / "content"

CIVIL: Final = 0
POLITICAL: Final = 1
CULTURAL: Final = 2
CATEGORIES: Final = ("civil", "political", "cultural")
CATEGORY: Final = {name: n for n, name in enumerate(CATEGORIES)}

CROPS: Final = 0
GOLD: Final = 1
RESOURCES: Final = ("crops", "gold")
RESOURCE: Final = {name: n for n, name in enumerate(RESOURCES)}

PLAIN: Final = 0
MOUNTAIN: Final = 1
ISLAND: Final = 2
TERRAINS: Final = ("plain", "mountain", "island")
TERRAIN: Final = {name: n for n, name in enumerate(TERRAINS)}

PEASANT: Final = 0
SOLDIER: Final = 1
CITIZENS: Final = ("peasant", "soldier")
CITIZEN: Final = {name: n for n, name in enumerate(CITIZENS)}


class Region(msgspec.Struct, frozen=True):
    id: str
    name: str
    terrain: str
    min_players: int
    x: int
    y: int


class Border(msgspec.Struct, frozen=True):
    a: str
    b: str
    kind: str
    trade_good: str | None
    mx: int
    my: int

    @property
    def id(self) -> str:
        return f"{self.a}-{self.b}"


class Tile(msgspec.Struct, frozen=True):
    """A resource tile (SOT-2.7)."""

    id: str
    resource: str
    capacity: int
    min_players: int


class Symbols(msgspec.Struct, frozen=True):
    fountain: int
    lyre: int


class Effect(msgspec.Struct, frozen=True):
    """When (`hook`), what (`op`) and how much: the vocabulary of section SOT-28."""

    hook: str
    op: str
    amount: int = 0
    locked: str | None = None
    resource: str | None = None
    category: str | None = None
    terrain: str | None = None
    symbol: str | None = None
    bonus: str | None = None
    per: str | None = None
    scope: str | None = None
    when: str | None = None
    minimum: int = 0
    cost: Mapping[str, int] = {}
    amount_per_peasant: int = 0
    applies_to: tuple[str, ...] = ()


class Building(msgspec.Struct, frozen=True):
    id: str
    name: str
    category: str
    level: int | str
    copies: int
    symbols: Symbols
    effects: tuple[Effect, ...]
    effect: str
    requires_unlocked: str | None = None
    requires_region: str | None = None


class Advance(msgspec.Struct, frozen=True):
    id: str
    name: str
    category: str
    level: int
    symbols: Symbols
    effects: tuple[Effect, ...]
    effect: str
    printed: bool = False


class Row(msgspec.Struct, frozen=True):
    id: str
    category: str
    level_1: str


class Locked(msgspec.Struct, frozen=True):
    category: str


class Card(msgspec.Struct, frozen=True):
    id: str
    symbols: tuple[str, ...]
    base: str | None
    locked: Locked | None


class Emphasis(msgspec.Struct, frozen=True):
    id: str
    category: str


class Field(msgspec.Struct, frozen=True):
    """A scoring field of the chronicle board."""

    id: str
    category: str
    measure: str


class Chronicle(msgspec.Struct, frozen=True):
    heritage: int
    vp: int
    conditions: Mapping[str, int]


class Space(msgspec.Struct, frozen=True):
    n: int
    dynasty: int = 0
    peasant: bool = False
    roll: bool = False
    threshold: int = 0


def _read(name: str) -> Any:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load((_HERE / name).read_text("utf-8"), Loader=loader)


def _all(data: Any, kind: type[T]) -> tuple[T, ...]:
    return tuple(msgspec.convert(item, kind) for item in data)


_regions = _read("regions.yaml")
REGIONS: Final = _all(_regions["regions"], Region)
BORDERS: Final = _all(_regions["borders"], Border)
GOODS: Final = tuple(good["id"] for good in _regions["trade_goods"])
DISC: Final[Mapping[str, int]] = _regions["layout"]["disc"]
REGION: Final = {region.id: n for n, region in enumerate(REGIONS)}
BORDER: Final = {border.id: n for n, border in enumerate(BORDERS)}
LAND: Final = tuple(TERRAIN[region.terrain] for region in REGIONS)

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        sorted(
            REGION[border.b if border.a == region.id else border.a]
            for border in BORDERS
            if region.id in (border.a, border.b)
        )
    )
    for region in REGIONS
)
BORDERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n, border in enumerate(BORDERS) if region.id in (border.a, border.b))
    for region in REGIONS
)
SIDES: Final = tuple((REGION[border.a], REGION[border.b]) for border in BORDERS)
GOOD_ON: Final = tuple(border.trade_good for border in BORDERS)
GOOD_BORDERS: Final = frozenset(n for n, good in enumerate(GOOD_ON) if good is not None)

TILES: Final = _all(_read("resource_tiles.yaml")["tiles"], Tile)

_buildings = _read("buildings.yaml")
BUILDINGS: Final = _all(_buildings["buildings"], Building)
BUILDING: Final = {building.id: n for n, building in enumerate(BUILDINGS)}
COPIES_IN_USE: Final[Mapping[int, int]] = _buildings["copies_in_use"]
CITY: Final = BUILDING["city"]

_advances = _read("advances.yaml")
ADVANCES: Final = _all(_advances["advances"], Advance)
ADVANCE: Final = {advance.id: n for n, advance in enumerate(ADVANCES)}
ROWS: Final = _all(_advances["rows"], Row)
ROW: Final = {row.id: n for n, row in enumerate(ROWS)}
ROW_CATEGORY: Final = tuple(CATEGORY[row.category] for row in ROWS)

_cards = _read("action_cards.yaml")
ACTIONS: Final = _all(_cards["cards"], Card)
BONUS_ACTIONS: Final = tuple(bonus["id"] for bonus in _cards["bonus_actions"])
BONUS: Final = {name: n for n, name in enumerate(BONUS_ACTIONS)}
EMPHASES: Final = _all(_read("emphasis_cards.yaml")["cards"], Emphasis)
CARDS: Final = tuple(card.id for card in ACTIONS) + tuple(card.id for card in EMPHASES)
"""The 11 action cards, then the 3 Emphasis cards, in the order of the categories."""
CARD: Final = {name: n for n, name in enumerate(CARDS)}
FIRST_EMPHASIS: Final = len(ACTIONS)
CARD_SYMBOLS: Final = tuple(tuple(CATEGORY[c] for c in card.symbols) for card in ACTIONS)
CARD_LOCK: Final = tuple(CATEGORY[c.locked.category] if c.locked else -1 for c in ACTIONS)

_emphasis = _read("emphasis_cards.yaml")
EMPHASIS_SPACES: Final[int] = _emphasis["marker_spaces"]
EMPHASIS_REWARD: Final[int] = _emphasis["reward"]["heritage"]

_chronicles = _read("chronicle_cards.yaml")
FIELDS: Final = _all(_chronicles["fields"], Field)
FIELD: Final = {field.id: n for n, field in enumerate(FIELDS)}
CHRONICLES: Final = _all(_chronicles["cards"], Chronicle)
"""Chronicle card n is at index n - 1."""

_tracks = _read("tracks.yaml")
DYNASTY_TRACK: Final = _all(_tracks["dynasty_track"]["spaces"], Space)
DYNASTY_STARTS: Final[Mapping[int, int]] = _tracks["dynasty_track"]["first_space_of_dynasty"]
GENERATION_TRACK: Final = _all(_tracks["generation_track"]["spaces"], Space)
MAX_ROUNDS: Final[int] = _tracks["generation_track"]["max_rounds"]
UNREST_START: Final[int] = _tracks["unrest_track"]["start"]
UNREST_MAX: Final[int] = _tracks["unrest_track"]["max"]
HERITAGE_MAX: Final[int] = _tracks["heritage_tracks"]["max"]
SETUP_HERITAGE: Final[int] = _tracks["heritage_tracks"]["setup_bonus"]
ABACUS: Final[int] = _tracks["abacus"]["max_each"]
FINAL_BONUS: Final[int] = _tracks["final_bonuses"]["points_each"]

_box = _read("components.yaml")
PEASANTS: Final[int] = _box["per_player"]["peasants"]
SOLDIERS: Final[int] = _box["per_player"]["soldiers"]
CARAVANS: Final[int] = _box["per_player"]["caravans"]
CONTROL_MARKERS: Final[int] = _box["per_player"]["control_markers"]
MAX_REGIONS: Final[int] = _box["max_regions_per_player"]
