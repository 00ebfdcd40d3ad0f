"""The box: map, cards, tiles and tracks, read once from the content files and never changed.

Regions, borders, buildings, advances and cards are numbered in the order of their files; the
rules work with these numbers, picks and words with the ids.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from civitas.kernel.content import all_of, numbers, read

_HERE: Final = Path(__file__).parent / "content"

CIVIL: Final = 0
POLITICAL: Final = 1
CULTURAL: Final = 2
CATEGORIES: Final = ("civil", "political", "cultural")
CATEGORY: Final = numbers(CATEGORIES)

CROPS: Final = 0
GOLD: Final = 1
RESOURCES: Final = ("crops", "gold")
RESOURCE: Final = numbers(RESOURCES)

PLAIN: Final = 0
MOUNTAIN: Final = 1
ISLAND: Final = 2
TERRAINS: Final = ("plain", "mountain", "island")
TERRAIN: Final = numbers(TERRAINS)

PEASANT: Final = 0
SOLDIER: Final = 1
CITIZENS: Final = ("peasant", "soldier")
CITIZEN: Final = numbers(CITIZENS)


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


_regions = read(_HERE / "regions.yaml")
REGIONS: Final = all_of(_regions["regions"], Region)
BORDERS: Final = all_of(_regions["borders"], Border)
GOODS: Final = tuple(good["id"] for good in _regions["trade_goods"])
DISC: Final[Mapping[str, int]] = _regions["layout"]["disc"]
REGION: Final = numbers(REGIONS)
BORDER: Final = numbers(BORDERS)
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

TILES: Final = all_of(read(_HERE / "resource_tiles.yaml")["tiles"], Tile)

_buildings = read(_HERE / "buildings.yaml")
BUILDINGS: Final = all_of(_buildings["buildings"], Building)
BUILDING: Final = numbers(BUILDINGS)
COPIES_IN_USE: Final[Mapping[int, int]] = _buildings["copies_in_use"]
CITY: Final = BUILDING["city"]

_advances = read(_HERE / "advances.yaml")
ADVANCES: Final = all_of(_advances["advances"], Advance)
ADVANCE: Final = numbers(ADVANCES)
ROWS: Final = all_of(_advances["rows"], Row)
ROW: Final = numbers(ROWS)
ROW_CATEGORY: Final = tuple(CATEGORY[row.category] for row in ROWS)

_cards = read(_HERE / "action_cards.yaml")
ACTIONS: Final = all_of(_cards["cards"], Card)
BONUS_ACTIONS: Final = tuple(bonus["id"] for bonus in _cards["bonus_actions"])
BONUS: Final = numbers(BONUS_ACTIONS)
_emphasis = read(_HERE / "emphasis_cards.yaml")
EMPHASES: Final = all_of(_emphasis["cards"], Emphasis)
EMPHASIS_SPACES: Final[int] = _emphasis["marker_spaces"]
EMPHASIS_REWARD: Final[int] = _emphasis["reward"]["heritage"]
CARDS: Final = tuple(card.id for card in ACTIONS) + tuple(card.id for card in EMPHASES)
"""The 11 action cards, then the 3 Emphasis cards, in the order of the categories."""
CARD: Final = numbers(CARDS)
FIRST_EMPHASIS: Final = len(ACTIONS)
CARD_SYMBOLS: Final = tuple(tuple(CATEGORY[c] for c in card.symbols) for card in ACTIONS)
CARD_LOCK: Final = tuple(CATEGORY[c.locked.category] if c.locked else -1 for c in ACTIONS)

_chronicles = read(_HERE / "chronicle_cards.yaml")
FIELDS: Final = all_of(_chronicles["fields"], Field)
FIELD: Final = numbers(FIELDS)
CHRONICLES: Final = all_of(_chronicles["cards"], Chronicle)
"""Chronicle card n is at index n - 1."""

_tracks = read(_HERE / "tracks.yaml")
DYNASTY_TRACK: Final = all_of(_tracks["dynasty_track"]["spaces"], Space)
DYNASTY_STARTS: Final[Mapping[int, int]] = _tracks["dynasty_track"]["first_space_of_dynasty"]
GENERATION_TRACK: Final = all_of(_tracks["generation_track"]["spaces"], Space)
MAX_ROUNDS: Final[int] = _tracks["generation_track"]["max_rounds"]
UNREST_START: Final[int] = _tracks["unrest_track"]["start"]
UNREST_MAX: Final[int] = _tracks["unrest_track"]["max"]
HERITAGE_MAX: Final[int] = _tracks["heritage_tracks"]["max"]
SETUP_HERITAGE: Final[int] = _tracks["heritage_tracks"]["setup_bonus"]
ABACUS: Final[int] = _tracks["abacus"]["max_each"]
FINAL_BONUS: Final[int] = _tracks["final_bonuses"]["points_each"]

_box = read(_HERE / "components.yaml")
PEASANTS: Final[int] = _box["per_player"]["peasants"]
SOLDIERS: Final[int] = _box["per_player"]["soldiers"]
CARAVANS: Final[int] = _box["per_player"]["caravans"]
CONTROL_MARKERS: Final[int] = _box["per_player"]["control_markers"]
MAX_REGIONS: Final[int] = _box["max_regions_per_player"]
