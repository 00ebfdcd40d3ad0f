"""Section 16: what influence cards and scoring tiles measure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Final

from civitas.titles.era_of_tribes.area import bits, fields_in
from civitas.titles.era_of_tribes.content.cards import CARDS, TILES
from civitas.titles.era_of_tribes.content.fields import (
    FISH,
    FOREST,
    GRAIN,
    HEX_OF,
    HILL,
    LANDS,
    LUXURY,
    MOUNTAIN,
    TERRAIN,
)
from civitas.titles.era_of_tribes.means.goods import LUXURIES
from civitas.titles.era_of_tribes.means.realm import colonies
from civitas.titles.era_of_tribes.state import LAND, Player, State

TERRAINS: Final = {
    terrain: bits(n for n in range(LANDS) if TERRAIN[n] == terrain)
    for terrain in (FOREST, MOUNTAIN, GRAIN, HILL)
}
"""By terrain, its provinces as bits."""


def fleets(_: State, me: Player) -> int:
    """EOT-16.1: cubes on sea fields, controlled or not."""
    return sum(me.fleets.values())


def fish(s: State, me: Player) -> int:
    """EOT-16.1: sea fields with fish that are controlled."""
    return sum([s.owner[sea] == me.seat for sea in me.fleets if FISH[sea]])


def of_terrain(terrain: int, s: State, me: Player) -> int:
    """EOT-16.3"""
    return (s.held[me.seat] & TERRAINS[terrain]).bit_count()


def triumph_steps(_: State, me: Player) -> int:
    """EOT-16.4: may be negative."""
    return me.triumph_start - me.triumph


def battlefields(s: State, me: Player) -> int:
    """EOT-16.6: a +2 counts no more than a +1."""
    return sum([s.owner[place] == me.seat for place in s.battlefields])


@lru_cache(maxsize=1 << 10)
def kinds(goods: int) -> tuple[int, int]:
    """EOT-16.7: of these luxury goods, how many kinds there are, and how many of one kind."""
    counted = Counter([LUXURY[field] for field in fields_in(goods)])
    return len(counted), max(counted.values(), default=0)


def hexes(s: State, me: Player) -> int:
    """EOT-16.8: an inset box is a hex like the others."""
    return _hexes(s.held[me.seat] & LAND)


@lru_cache(maxsize=1 << 10)
def _hexes(land: int) -> int:
    """On how many hexes these provinces lie."""
    return len({HEX_OF[place] for place in fields_in(land)})


def trading_posts(s: State, me: Player) -> int:
    """EOT-16.10"""
    return sum([seat == me.seat for seat in s.posts.values()])


MEASURES: Final[dict[str, Callable[[State, Player], int]]] = {
    "fleets_on_board": fleets,
    "fish_controlled": fish,
    "colonies": lambda s, me: len(colonies(s, me)),
    "cities": lambda _, me: len(me.cities),
    "land_provinces": lambda s, me: (s.held[me.seat] & LAND).bit_count(),
    "forest_provinces": partial(of_terrain, FOREST),
    "mountain_provinces": partial(of_terrain, MOUNTAIN),
    "grain_provinces": partial(of_terrain, GRAIN),
    "hill_provinces": partial(of_terrain, HILL),
    "triumph_steps": triumph_steps,
    "barbarian_tiles_used_or_unused": lambda _, me: len(me.tiles) + len(me.opened),  # EOT-16.5
    "provinces_with_historical_battlefield": battlefields,
    "luxury_goods": lambda s, me: (s.held[me.seat] & LUXURIES).bit_count(),
    "different_luxury_kinds": lambda s, me: kinds(s.held[me.seat] & LUXURIES)[0],
    "most_luxury_of_one_kind": lambda s, me: kinds(s.held[me.seat] & LUXURIES)[1],
    "hexes_with_own_land_province": hexes,
    "leaders_of_any_colour": lambda _, me: me.all_leaders,  # EOT-16.9
    "own_trading_posts": trading_posts,
    "treaties": lambda _, me: me.treaties,
    "thalers": lambda _, me: me.thalers,
    "progress_levels": lambda _, me: me.progresses,
}
"""By the name that cards and tiles have for it."""
assert {card.measure for card in CARDS} <= set(MEASURES)
assert {tile.measure for tile in TILES if tile.measure} <= set(MEASURES)


OF_CARD: Final = tuple(MEASURES[card.measure] for card in CARDS)
"""By card."""
_OF_TILE: Final = tuple(MEASURES.get(tile.measure or "") for tile in TILES)


def card_value(s: State, me: Player, card: int) -> int:
    """What a card measures of a participant."""
    return OF_CARD[card](s, me)


def tile_points(s: State, me: Player, tile: int) -> int:
    """EOT-14.6, EOT-16.12: the points of the highest threshold reached; 0 for all other tiles."""
    measure = _OF_TILE[tile]
    return _points(tile, measure(s, me)) if measure else 0


@cache
def _points(tile: int, value: int) -> int:
    """The same by what was measured."""
    printed = TILES[tile]
    reached = [
        points
        for least, points in zip(printed.thresholds, printed.points, strict=True)
        if value >= least
    ]
    return reached[-1] if reached else 0
