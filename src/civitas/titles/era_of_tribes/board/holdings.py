"""What a people has, in rows on its plate: means and units, levels and cities, goods and tiles."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import counted, row
from civitas.drawing.svg import Block, about, boxes, group, icon, path, place, rect, title
from civitas.drawing.type import Face, line, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.board.atlas import luxury, military
from civitas.titles.era_of_tribes.board.symbols import (
    CARD,
    CARDS,
    COUNTERS,
    FOOD,
    PIECES,
    PROGRESS,
    PROVINCES,
    RING,
    TILES,
    VILLAGE,
)
from civitas.titles.era_of_tribes.content.fields import FIELD, LAND
from civitas.titles.era_of_tribes.content.tables import CITIES
from civitas.titles.era_of_tribes.view import PlayerView

INSIDE: Final = 394
"""So wide is a row."""
SMALL: Final = 16
"""The smallest type on a plate, which is shown at three quarters of its size on a small desk."""

# ------------------------------------------------------------------ means and units


def _count(thing: str, sign: str, number: int, told: str, size: float = 16) -> Block:
    block = counted(sign, abs(number), size)
    shown = str(number).replace("-", "−")
    if number < 0:
        figure = text(size * 1.1, size * 0.84, shown, size, face=Face.FIGURE, anchor="start")
        wide = size * 1.1 + Face.FIGURE.width(shown, size)
        block = Block(wide, size, icon(sign, size / 2, size / 2, size) + figure)
    return about(thing, Block(block.width, 20, title(f"{told}: {shown}") + block.body))


@drawn_once(4 * MB)
def means(me: PlayerView, words: Words) -> Block:
    """Thalers, influence, morale, food and hunger, treaties, provinces."""
    hunger = me.hunger + me.hunger_beside
    figures = [
        ("counter_thalers", COUNTERS["counter_thalers"], me.thalers),
        ("counter_influence", COUNTERS["counter_influence"], me.influence),
        ("counter_morale", COUNTERS["counter_morale"], me.morale),
        ("food", FOOD, me.food),
        ("counter_treaties", COUNTERS["counter_treaties"], me.treaties),
    ]
    blocks = [_count(thing, sign, n, words.thing(thing), 18) for thing, sign, n in figures]
    if hunger:
        told = words.say("board-hunger", {"plate": me.hunger, "beside": me.hunger_beside})
        shown = str(me.hunger) + (f"+{me.hunger_beside}" if me.hunger_beside else "")
        sign = icon(COUNTERS["counter_hunger"], 9, 9, 18)
        figure = text(20, 15, shown, 18, face=Face.FIGURE, anchor="start")
        wide = 20 + Face.FIGURE.width(shown, 18)
        blocks.insert(4, about("counter_hunger", Block(wide, 18, title(told) + sign + figure)))
    blocks.append(_count("provinces", PROVINCES, me.provinces, words.say("board-provinces"), 18))
    return _spread(blocks, INSIDE)


def _spread(blocks: list[Block], width: float) -> Block:
    """Side by side, as far apart as the room allows, but not farther than looks well."""
    used = sum(block.width for block in blocks)
    gap = min((width - used) / max(len(blocks) - 1, 1), 22)
    return row(blocks, gap)


@drawn_once(4 * MB)
def units(me: PlayerView, words: Words) -> Block:
    """Leaders, free vassals, the regular army; cards and tiles."""
    blocks = [_automa_leader(me, words) if me.automa else _leaders(me, words)]
    for thing, sign, n in (
        ("place_free_vassals", PIECES["piece_vassal"], me.free),
        ("piece_army", PIECES["piece_army"], me.army),
        ("piece_legion", PIECES["piece_legion"], me.legions),
        ("piece_militia", PIECES["piece_militia"], me.militias),
    ):
        if n or thing in ("place_free_vassals", "piece_army"):
            blocks.append(_count(thing, sign, n, words.thing(thing)))
    if me.gone:
        figure = text(0, 14, f"−{me.gone}", SMALL, anchor="start", fill=SOFT_INK)
        told = title(words.say("board-gone", {"number": me.gone}))
        blocks.append(about("gone", Block(24, 20, told + figure)))
    blocks += [_own_card(card, words) for card in me.cards]
    return _spread(blocks, INSIDE)


def _leaders(me: PlayerView, words: Words) -> Block:
    """Each leader: coloured or grey (with a bar), dark when used, on a banner on the ring."""
    total, parts = me.leaders + me.grey, []
    for n in range(total):
        grey, used = n >= me.leaders, n >= total - me.used_leaders
        x = 9 + 17 * n
        fill = "#877d82" if grey else SEATS[me.seat].colour
        sign = icon(PIECES["piece_leader"], x, 9, 18, fill=fill, opacity=0.35 if used else None)
        bar = rect(x - 6, 18, 12, 2, fill="#877d82") if grey else ""
        cross = path(f"M{x - 7} 16L{x + 7} 2", stroke=INK, stroke_width=1.6) if used else ""
        parts.append(sign + bar + cross)
    told = {"ready": total - me.used_leaders, "used": me.used_leaders, "grey": me.grey}
    body = group(title(words.say("board-leaders", told)), *parts, data_thing="piece_leader")
    wide = 17.0 * total + 2
    if me.ring:
        ring = title(words.say("board-ring")) + icon(RING, wide + 8, 9, 17)
        body += group(ring, data_thing="ring")
        wide += 18
    return Block(wide, 20, body)


def _automa_leader(me: PlayerView, words: Words) -> Block:
    told = words.say("board-upright" if me.upright else "board-lying", {"seat": me.seat})
    sign = icon(PIECES["piece_leader"], 10, 10, 19, fill=SEATS[me.seat].colour)
    turn = None if me.upright else "rotate(90 10 10)"
    return about("automa_leader", Block(22, 20, title(told) + group(sign, transform=turn)))


def _own_card(card: str, words: Words) -> Block:
    """An influence card, open to whoever may see it."""
    hidden = card == "hidden"
    ground, ink = (SOFT_INK, PAPER) if hidden else (LIGHT, INK)
    told = words.say("board-hidden-card") if hidden else words.thing(card)
    body = rect(0.5, 0.5, 17, 20, rx=2.5, fill=ground, stroke=INK)
    sign = icon(CARD if hidden else CARDS[card], 9, 10.5, 13, fill=ink)
    return about("own_card" if hidden else card, Block(18, 21, title(told) + body + sign))


# ------------------------------------------------------------------ levels and cities


@drawn_once(4 * MB)
def levels(me: PlayerView, words: Words) -> Block:
    """The six progress levels, and the city row: built, or so many vassals on the slot."""
    parts, x = [], 0.0
    for field, sign in PROGRESS.items():
        level = me.levels[field]
        told = title(f"{words.thing(field)}: {level}")
        body = icon(sign, x + 9, 10, 18, fill=INK if level else SOFT_INK)
        body += text(x + 20, 15.5, str(level), SMALL, face=Face.FIGURE, anchor="start")
        parts.append(group(told, body, data_thing=f"level:{field}"))
        x += 33
    return Block(INSIDE, 34, "".join(parts) + place(_city_row(me, words), x + 4, 0))


def _city_row(me: PlayerView, words: Words) -> Block:
    """From the first city to the last; a built one is a house, an unbuilt one has its vassals."""
    room = INSIDE - 33 * len(PROGRESS) - 4
    wide, built, parts = room / CITIES, len(me.cities), []
    corners = [(wide * n + 1, 1.0) for n in range(CITIES)]
    parts.append(boxes(corners, wide - 3, 19, fill=PAPER, stroke=RULE))
    vassals = []
    for n in range(CITIES):
        middle = wide * n + wide / 2 - 0.5
        if n < built:
            parts.append(icon(PIECES["piece_city"], middle, 10.5, 16, fill=SEATS[me.seat].colour))
        else:
            vassals.append((middle, str(me.slots[n]) if n < len(me.slots) else "0"))
    parts.append(line(16, vassals, SMALL, face=Face.FIGURE, fill=SOFT_INK))
    where = ", ".join(map(words.thing, me.cities)) or "–"
    told = words.say("board-city-row", {"built": built, "where": where, "slots": sum(me.slots)})
    return about("city_row", Block(room, 21, title(told) + "".join(parts)))


# ------------------------------------------------------------------ goods and tiles


@drawn_once(4 * MB)
def goods(me: PlayerView, words: Words) -> Block:
    """Goods, dark when they are used, on a bar when they serve as ore; then barbarian tiles."""
    signs = [_good(me, field, words) for field in me.goods]
    tiles = [_tile(tile, words, used=False) for tile in me.tiles]
    tiles += [_tile(tile, words, used=True) for tile in me.opened]
    used = sum(block.width for block in (*signs, *tiles))
    many = len(signs) + len(tiles)
    gap = min(3.0, (INSIDE - used - 10) / max(many - 1, 1))
    first = row(signs, gap)
    body = first.body + place(row(tiles, gap), first.width + (10 if signs and tiles else 0), 0)
    return Block(INSIDE, 24, body)


def _good(me: PlayerView, field: str, words: Words) -> Block:
    province = LAND[FIELD[field]]
    used, ore = field in me.used_goods, field in me.ore
    blocks, names = [], []
    if province.luxury is not None:
        blocks.append(luxury(province.luxury, 22, used=used))
        names.append(province.luxury)
    if province.military is not None:
        blocks.append(military(province.military, 22, used=used))
        names.append(province.military)
    block = row(blocks, 2)
    told = f"{', '.join(map(words.thing, names))} ({words.thing(field)})"
    told += f": {words.say('board-used')}" if used else ""
    told += f": {words.say('board-as-ore')}" if ore else ""
    bar = rect(2, 22.5, block.width - 4, 2.5, fill=INK) if ore else ""
    return about(f"good:{names[0]}", Block(block.width, 25, title(told) + block.body + bar))


def _tile(tile: str, words: Words, *, used: bool) -> Block:
    """A barbarian tile: face down, or open to whoever may see it; used ones are pale."""
    hidden = tile == "hidden"
    told = words.say("board-hidden-tile") if hidden else words.thing(tile)
    told += f": {words.say('board-used')}" if used else ""
    fill, ink = (SHADE, SOFT_INK) if used else ("#3a3128", LIGHT)
    body = rect(0.5, 0.5, 21, 21, rx=6, fill=fill, stroke=INK)
    sign = icon(VILLAGE if hidden else TILES[tile], 11, 11, 16, fill=ink)
    return about("tile" if hidden else tile, Block(22, 25, title(told) + body + sign))
