"""Every piece counted (HRN-2.13, HRN-2.14, HRN-2.24), and what must hold of every position
(HRN-20.4). Grain, gold and fish are without limit (HRN-2.15); a cube is a stack (HRN-2.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.kernel.setting import Setting
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.buildings import HERDS_ON_FIELD, TILES
from civitas.titles.oikumene.content.units import BLOCKS, CUBES, STONES
from civitas.titles.oikumene.means.rooms import herd_places, ship_room, unit_room
from civitas.titles.oikumene.means.settlements import tiles
from civitas.titles.oikumene.means.stores import fish_room, grain_room
from civitas.titles.oikumene.means.units import blocks, cubes
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import INSIDE, PORT, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State

AFTER_TRADE: Final = ("hinterland_wages", "hinterland_fishing", "round_end")
"""HRN-2.12: from the end of the trade turns on nobody has more stacks than cubes."""


def used(s: State, me: Player) -> dict[str, tuple[int, int]]:
    """By kind of piece, how many of a player's are on the board, and how many there are."""
    return {
        "tiles": (tiles(s, me), TILES),
        "blocks": (blocks(s, me), BLOCKS),
        "stones": (s.stone.count(me.seat), STONES),
    }


def census(s: State) -> dict[str, int]:
    """All pieces of each player, on the board and beside it."""
    return {
        f"seat {me.seat} {kind}": on_board + max(0, most - on_board)
        for me in s.players
        for kind, (on_board, most) in used(s, me).items()
    }


def box(setting: Setting) -> dict[str, int]:
    """What there has to be at all times."""
    each = {"tiles": TILES, "blocks": BLOCKS, "stones": STONES}
    return {
        f"seat {seat} {kind}": number
        for seat in range(setting.seats)
        for kind, number in each.items()
    }


def room_left(s: State) -> Iterator[tuple[str, int]]:
    """HRN-20.4: all that may not fall below zero, each with a name to say what is wrong."""
    for me in s.players:
        yield f"gold of seat {me.seat}", me.gold
        yield f"prestige of seat {me.seat}", me.prestige
        for kind, (on_board, most) in used(s, me).items():
            yield f"{kind} of seat {me.seat}", most - on_board
        if s.phase in AFTER_TRADE:
            yield f"cubes of seat {me.seat}", CUBES - cubes(me)
    indoors = {SPACE_OF[t] for me in s.players for t in me.units if SPOT_OF[t] in (INSIDE, PORT)}
    for field in indoors:
        yield f"units in {s.label(field)}", unit_room(s, field)
        yield f"ships in {s.label(field)}", ship_room(s, field)
    for field in s.world.fields:
        if s.owner[field] != NOBODY or s.crop[field] or s.herds[field]:
            yield from _room_on(s, field)


def _room_on(s: State, field: int) -> Iterator[tuple[str, int]]:
    name = s.label(field)
    yield f"grain on {name}", s.crop[field]
    yield f"herds or a crop on {name}", HERDS_ON_FIELD * (not s.crop[field]) - len(s.herds[field])
    yield f"grain in {name}", min(s.grain[field], grain_room(s, field))
    yield f"fish in {name}", min(s.fish[field], fish_room(s, field))
    yield f"herds in {name}", herd_places(s, field)
