"""The battle as a panel: dice, their symbols, and every bonus with its origin."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import row
from civitas.drawing.svg import Block, group, icon, moved, number, path, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.symbols import BATTLE, DECKS, KILLED, SHIELD, UNITS
from civitas.titles.clash_of_cultures.board.tokens import owner_mark, unit
from civitas.titles.clash_of_cultures.content.structure import HIT_DIVISOR
from civitas.titles.clash_of_cultures.panel import owner_name
from civitas.titles.clash_of_cultures.view import BattleView, DieView, SideView, UnitsView

_HEAD: Final = 27
_FORCES: Final = 62
"""So far down are name and units of a side."""
_DIE: Final = 34
_LINE: Final = 14.2


def battle_panel(
    battle: BattleView, units: tuple[UnitsView, ...], words: Words, width: float
) -> Block:
    """Attacker and defender side by side."""
    half = width / 2
    there = {each.owner: each.counts for each in units}
    told = words.say("board-battle", {"hex": battle.hex, "round": battle.round})
    sides = (battle.attacker, battle.defender)
    rolled = _FORCES + _DIE if any(side.dice for side in sides) else _FORCES
    lines = max(len(side.shares) + len(side.shields) for side in sides)
    high = _HEAD + rolled + 41 + _LINE * lines
    return Block(
        width,
        high,
        rect(1, 1, width - 2, high - 2, rx=7, fill=LIGHT, stroke=INK, stroke_width=2)
        + icon(BATTLE, 18, 15, 18)
        + text(34, 20, told, 13.5, face=Face.NAME, anchor="start", room=width - 42, least=LEAST)
        + path(
            f"M{number(half)} 32V{number(high - 8)}M10 {_HEAD}H{number(width - 10)}", stroke=RULE
        )
        + "".join(
            group(
                _side(side, battle, there, words, half, rolled),
                transform=moved(half * n, _HEAD),
            )
            for n, side in enumerate(sides)
        ),
    )


def _side(
    side: SideView,
    battle: BattleView,
    there: dict[int, dict[str, int]],
    words: Words,
    width: float,
    rolled: float,
) -> str:
    role = "board-attacker" if side is battle.attacker else "board-defender"
    body = [
        owner_mark(side.owner, 18, 18, 20),
        text(
            31,
            17,
            owner_name(side.owner, words),
            12.5,
            face=Face.NAME,
            anchor="start",
            room=width - 35,
            least=LEAST,
        ),
        text(31, 30, words.say(role), LEAST, face=Face.ASIDE, anchor="start", fill=SOFT_INK),
        _forces(side, there.get(side.owner, {}), words, width),
        _dice(side.dice, width),
        _tactics(side, words, width, rolled + 13),
        _shares(side, words, width, rolled + 35),
    ]
    if side.dice:
        body.append(text(28, rolled + 32, str(side.value), 20, face=Face.FIGURE, anchor="end"))
        hits = words.say("board-hits", {"count": side.value // HIT_DIVISOR})
        body.append(text(32, rolled + 31, hits, LEAST, face=Face.FIGURE, anchor="start"))
    return "".join(body)


def _forces(side: SideView, counts: dict[str, int], words: Words, width: float) -> str:
    """Who still stands, and who has fallen."""
    step = min(26, (width - 20) / max(len(counts) + len(side.killed), 1))
    size = min(20, step - 5)
    parts = [
        _unit(words, kind, side.owner, count, 20 + step * n, size)
        for n, (kind, count) in enumerate(counts.items())
    ]
    for n, (kind, count) in enumerate(side.killed.items()):
        x = width - 22 - step * n
        fallen = _unit(words, kind, side.owner, count, x, size)
        parts.append(group(fallen, opacity=0.45) + icon(KILLED, x - 7, 41, 11))
    return "".join(parts)


def _unit(words: Words, kind: str, owner: int, count: int, x: float, size: float) -> str:
    several = text(x + size / 2, 57, str(count), LEAST, face=Face.FIGURE, halo=True)
    return unit(words, kind, owner, count, x, 48, size, several if count > 1 else "")


def _dice(dice: tuple[DieView, ...], width: float) -> str:
    if not dice:
        return ""
    step = min(_DIE, (width - 18) / len(dice))
    blocks = [_die(die, step - 2) for die in dice]
    return place(row(blocks, 2), 10, _FORCES)


def _die(die: DieView, size: float) -> Block:
    """A twelve-sided die: number above, symbol below. Struck out if its number does not count."""
    half = size / 2
    corners = [(half + half * sin(n * pi / 5), half - half * cos(n * pi / 5)) for n in range(10)]
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "z"
    body = path(d, fill=LIGHT, stroke=INK, stroke_width=1.3)
    body += text(
        half, half + size * 0.06, str(die.number), max(size * 0.46, LEAST), face=Face.FIGURE
    )
    body += icon(UNITS[die.symbol], half, half + size * 0.26, size * 0.34, fill=SOFT_INK)
    if not die.counts:
        body = group(body, opacity=0.5) + path(
            f"M{number(size * 0.12)} {number(size * 0.88)}L{number(size)} {number(0)}",
            stroke=INK,
            stroke_width=2,
        )
    return Block(size, size, body)


def _tactics(side: SideView, words: Words, width: float, y: float) -> str:
    if side.tactics is None:
        return ""
    name = words.thing("hidden" if side.tactics == "hidden" else f"tactics-{side.tactics}")
    return icon(DECKS["action"], 18, y - 4, 13, fill=SOFT_INK) + text(
        28, y, name, LEAST, face=Face.NAME, anchor="start", room=width - 32, least=LEAST
    )


def _shares(side: SideView, words: Words, width: float, top: float) -> str:
    """Each bonus with its origin, then each hit that is ignored."""
    lines = [(f"{amount:+}".replace("-", "−"), origin, "") for origin, amount in side.shares]
    lines += [(str(amount), origin, SHIELD) for origin, amount in side.shields]
    parts, room = [], width - 36
    for n, (amount, origin, sign) in enumerate(lines):
        y, told = top + _LINE * (n + 0.9), words.thing(origin)
        parts.append(text(28, y, amount, LEAST, face=Face.FIGURE, anchor="end"))
        parts.append(text(32, y, told, LEAST, anchor="start", room=room, least=LEAST))
        if sign:
            shield = icon(sign, 10, y - 4, 13, fill=SOFT_INK)
            parts.append(group(title(words.say("panel-ignored")), shield))
    return "".join(parts)
