"""The battle that is fought now: both sides, the five markers, the dice (section 9)."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SHADE, SOFT_INK
from civitas.drawing.pieces import row
from civitas.drawing.svg import Block, about, group, icon, moved, number, path, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.board.symbols import BATTLE, PIECES, SYMBOLS
from civitas.titles.era_of_tribes.board.symbols import MILITARIES as GOODS
from civitas.titles.era_of_tribes.board.tokens import owner_crest, owner_name
from civitas.titles.era_of_tribes.board.wheel import SMALL, WIDE
from civitas.titles.era_of_tribes.view import BattleView, SideView

HIGH: Final = 236
_HEAD: Final = 30
_MARKERS: Final = 120
_DICE: Final = 186
_KINDS: Final = {
    "vassal": ("piece_vassal", PIECES["piece_vassal"]),
    "army": ("piece_army", PIECES["piece_army"]),
    "fleet": ("piece_fleet", PIECES["piece_fleet"]),
    "legion": ("piece_legion", PIECES["piece_legion"]),
    "militia": ("piece_militia", PIECES["piece_militia"]),
    "ore": ("ore", GOODS["ore"]),
    "mercenary": ("piece_mercenary", PIECES["piece_mercenary"]),
    "city": ("piece_city", PIECES["piece_city"]),
}
"""By kind of unit, what it is called and its icon."""


def battle_panel(battle: BattleView, words: Words) -> Block:
    """Attacker and defender side by side; all look at this while it lasts."""
    about_it = {"field": battle.field, "round": battle.round}
    told = words.say("board-battle" if battle.round else "board-battle-begins", about_it)
    half = WIDE / 2
    frame = rect(1, 1, WIDE - 2, HIGH - 2, rx=7, fill=LIGHT, stroke=INK, stroke_width=2)
    lines = (
        f"M{number(half)} {_HEAD + 4}V{_MARKERS - 4}M8 {_HEAD}H{WIDE - 8}M8 {_MARKERS}H{WIDE - 8}"
    )
    return Block(
        WIDE,
        HIGH,
        frame
        + group(icon(BATTLE, 17, 16, 19), data_thing="battle")
        + text(32, 21, told, 15, face=Face.NAME, anchor="start", room=WIDE - 42)
        + path(lines, stroke=RULE)
        + group(_side(battle.attacker, words, "board-attacker"), transform=moved(0, _HEAD))
        + group(_side(battle.defender, words, "board-defender"), transform=moved(half, _HEAD))
        + _markers(battle, words)
        + _dice(battle, words),
    )


def _side(side: SideView, words: Words, role: str) -> str:
    """Who it is, how strong, and by which units."""
    half, figure = WIDE / 2, str(side.units)
    room = half - 52 - Face.FIGURE.width(figure, 26)
    return "".join(
        (
            owner_crest(side.seat, 23, 24, 27),
            text(42, 20, owner_name(side.seat, words), 14, face=Face.NAME, anchor="start",
                 room=room),
            text(42, 35, words.say(role), SMALL, face=Face.ASIDE, anchor="start", fill=SOFT_INK,
                 room=room),
            group(
                title(words.say("board-units", {"number": side.units})),
                text(half - 10, 33, figure, 26, face=Face.FIGURE, anchor="end"),
                data_thing="units",
            ),
            place(_units(side, words), 10, 46),
        )
    )  # fmt: skip


def _units(side: SideView, words: Words) -> Block:
    blocks = [_unit(*_KINDS[kind], count, words) for kind, count in side.kinds.items()]
    for seat, count in side.allied.items():
        told = words.say("board-allied", {"seat": seat, "number": count})
        crest = owner_crest(seat, 9, 10, 16)
        figure = text(20, 15.5, str(count), SMALL, face=Face.FIGURE, anchor="start")
        blocks.append(about("allied_armies", Block(30, 20, title(told) + crest + figure)))
    rows = [row(blocks[n : n + 4], 6) for n in range(0, len(blocks), 4)]
    body = "".join(place(line, 0, 20 * n) for n, line in enumerate(rows))
    return Block(WIDE / 2 - 20, 40, body)


def _unit(thing: str, sign: str, count: int, words: Words) -> Block:
    figure = text(20, 15.5, str(count), SMALL, face=Face.FIGURE, anchor="start")
    body = title(f"{count} × {words.thing(thing)}") + icon(sign, 9, 10, 18) + figure
    return about(thing, Block(23 + Face.FIGURE.width(str(count), 14), 20, body))


def _markers(battle: BattleView, words: Words) -> str:
    """Each marker, who holds it, and why (EOT-9.16, EOT-9.17)."""
    wide, parts = WIDE / len(SYMBOLS), []
    for n, (symbol, sign) in enumerate(SYMBOLS.items()):
        holder = battle.markers.get(symbol)
        x, why = wide * n, words.say(f"board-holds-{symbol}")
        told = words.thing(symbol)
        body = icon(sign, x + wide / 2 - 13, _MARKERS + 20, 24)
        if holder is not None:
            seat = (battle.attacker, battle.defender)[holder].seat
            body += owner_crest(seat, x + wide / 2 + 16, _MARKERS + 20, 19)
            told = f"{told}: {owner_name(seat, words)}"
        body += text(x + wide / 2, _MARKERS + 48, why, SMALL, fill=SOFT_INK, room=wide - 4)
        parts.append(group(title(f"{told} ({why})"), body, data_thing=symbol))
    return "".join(parts)


def _dice(battle: BattleView, words: Words) -> str:
    """The dice of the last combat round, and whom each symbol hits for."""
    y = _DICE + 4
    if not battle.rolled:
        left = words.say("board-left-out", {"number": battle.left_out}) if battle.left_out else ""
        told = left or words.say("board-not-rolled")
        return text(WIDE / 2, y + 26, told, 14, face=Face.ASIDE, fill=SOFT_INK, room=WIDE - 20)
    parts = []
    for n, (die, symbol) in enumerate(zip(("red", "green"), battle.rolled, strict=False)):
        x, fill = 14 + WIDE / 2 * n, ("#8e2f2a", "#3f5c2b")[n]
        told = f"{words.thing(die)}: {words.thing(symbol)}"
        body = rect(x, y, 38, 38, rx=8, fill=fill, stroke=INK, stroke_width=1.4)
        body += icon(SYMBOLS[symbol], x + 19, y + 19, 28, fill=LIGHT)
        holder = battle.markers.get(symbol)
        if holder is not None:
            seat = (battle.attacker, battle.defender)[holder].seat
            hit = words.say("board-hits", {"name": owner_name(seat, words)})
            body += rect(x + 46, y + 4, 132, 30, rx=6, fill=SHADE)
            body += owner_crest(seat, x + 62, y + 19, 21)
            body += text(x + 77, y + 24, hit, SMALL, anchor="start", room=98)
        parts.append(group(title(told), body, data_thing=die))
    return "".join(parts)
