"""What is in the box, and where it lies."""

from __future__ import annotations

from collections import Counter
from typing import Final

from civitas.kernel.setting import Setting
from civitas.titles.sands_of_time.content import (
    ADVANCES,
    BUILDINGS,
    CARAVANS,
    CARDS,
    CHRONICLES,
    CITY,
    CONTROL_MARKERS,
    COPIES_IN_USE,
    PEASANTS,
    SOLDIERS,
    TILES,
)
from civitas.titles.sands_of_time.state import State

ADVANCE_NAMES: Final = tuple(f"advance {advance.id}" for advance in ADVANCES)
TILE_NAMES: Final = tuple(f"tile {tile.id}" for tile in TILES)


def census(s: State) -> dict[str, int]:
    """Every piece, card and tile, counted where it really lies (law 7)."""
    count: Counter[str] = Counter()
    for me in s.empires:
        name = f"seat {me.seat}"
        count[f"{name} peasants"] = me.supply[0] + sum(me.peasants)
        count[f"{name} soldiers"] = me.supply[1] + sum(me.soldiers)
        count[f"{name} caravans"] = max(me.caravans_left, 0) + len(set(me.caravans))
        held = s.owner.count(me.seat)
        count[f"{name} markers and capital"] = held + max(me.markers_left, 0) + (me.capital < 0)
        laid = {card for card in me.laid if card}
        free = [n for n in range(1, len(CHRONICLES) + 1) if n not in laid]
        count[f"{name} chronicles"] = sum(1 for card in me.laid if card) + len(free)
        played = me.played.bit_count() + (me.emphasis >= 0)
        count[f"{name} cards"] = (
            played + sum(not me.played >> n & 1 for n in range(11)) + (3 - (me.emphasis >= 0))
        )
    sites = [mask for mask in s.buildings if mask]
    for kind, building in enumerate(BUILDINGS):
        built = sum([mask >> kind & 1 for mask in sites])
        count[f"building {building.id}"] = s.building_supply[kind] + built
    count.update([ADVANCE_NAMES[advance] for advance in _advances(s)])
    count.update([TILE_NAMES[tile] for tile in s.tiles if tile >= 0])
    return dict(count)


def _advances(s: State) -> list[int]:
    """In the rows, in the stacks and in a hand; all still together before SOT-3.16."""
    if not s.rows:
        return list(range(len(ADVANCES)))
    return [card for cards in (*s.rows, *s.stacks, s.drawn) for card in cards]


def box(setting: Setting) -> dict[str, int]:
    """What lies in the box for this number of players (SOT-1.3, SOT-3.1, SOT-3.4)."""
    count: dict[str, int] = {}
    for seat in range(setting.seats):
        count[f"seat {seat} peasants"] = PEASANTS
        count[f"seat {seat} soldiers"] = SOLDIERS
        count[f"seat {seat} caravans"] = CARAVANS
        count[f"seat {seat} markers and capital"] = CONTROL_MARKERS + 1
        count[f"seat {seat} chronicles"] = len(CHRONICLES)
        count[f"seat {seat} cards"] = len(CARDS)
    for kind, building in enumerate(BUILDINGS):
        count[f"building {building.id}"] = (
            building.copies if kind == CITY else COPIES_IN_USE[setting.seats]
        )
    count.update(dict.fromkeys(ADVANCE_NAMES, 1))
    for name, tile in zip(TILE_NAMES, TILES, strict=True):
        if tile.min_players <= setting.seats:
            count[name] = 1
    return count
