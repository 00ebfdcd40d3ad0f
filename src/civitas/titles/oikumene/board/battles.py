"""The battle or siege that is fought now: both sides, their dice, swords and shields."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SOFT_INK
from civitas.drawing.pieces import flow, mark
from civitas.drawing.svg import Block, about, circle, group, icon, number, path, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.oikumene.board.calendar import SMALL, WIDE
from civitas.titles.oikumene.board.symbols import COUNTERS, PHASES, UNITS
from civitas.titles.oikumene.board.telling import LEVEL_DOTS, RECRUIT, fighters_told
from civitas.titles.oikumene.seen.battles import BattleView, DieView, SideView

_HEAD: Final = 46
_HALF: Final = WIDE / 2
_DICE: Final = {
    "white": ("#fdf8ea", INK),
    "white_inverted": ("#d9cdb0", INK),
    "blue": ("#2f6187", LIGHT),
    "red": ("#8e2f2a", LIGHT),
    "brown": ("#77593a", LIGHT),
}
"""By die, its colour and that of its figure."""


def battle_panel(battle: BattleView, words: Words) -> Block:
    """Attacker and defender side by side; all look at this while it lasts."""
    first, second = battle.roles
    sides = [
        _side(battle.attacker, words, first, 0),
        _side(battle.defender, words, second, battle.walls),
    ]
    high = _HEAD + max(side.height for side in sides) + 8
    said = words.say("board-fight", battle.told)
    room = WIDE - 48
    sign = PHASES["combat_siege" if battle.level else "combat_battle"]
    frame = rect(1, 1, WIDE - 2, high - 2, rx=7, fill=LIGHT, stroke=INK, stroke_width=2)
    lines = f"M{number(_HALF)} {_HEAD + 4}V{number(high - 6)}M8 {_HEAD}H{WIDE - 8}"
    thing = "combat_siege" if battle.level else "combat_battle"
    return Block(
        WIDE,
        high,
        frame
        + group(icon(sign, 22, 23, 26), data_thing=thing)
        + text(
            42,
            20,
            words.thing(battle.space),
            SMALL,
            face=Face.NAME,
            anchor="start",
            room=room,
            least=SMALL,
        )
        + text(42, 38, said, SMALL, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=room)
        + path(lines, stroke=RULE)
        + place(sides[0], 0, _HEAD)
        + place(sides[1], _HALF, _HEAD),
    )


def _side(side: SideView, words: Words, role: str, walls: int) -> Block:
    """Who it is, with which units; the dice that lie there; swords and shields."""
    room = _HALF - 50
    head = "".join(
        (
            mark("crest", side.seat, 23, 24, 27),
            text(42, 20, words.seat(side.seat), SMALL, face=Face.NAME, anchor="start", room=room,
                 least=SMALL),
            text(42, 36, words.say("board-flees" if side.flight else role), SMALL, face=Face.ASIDE,
                 anchor="start", fill=SOFT_INK, room=room),
        )
    )  # fmt: skip
    units = flow([_unit(*each, words) for each in side.units], _HALF - 20, 6)
    dice = flow([_die(die, words) for die in side.dice], _HALF - 20, 4)
    sums = flow(_sums(side, walls, words), _HALF - 20, 10)
    y = 48.0
    body = head
    for block in (units, dice, sums):
        if block.body:
            body += place(block, _HALF / 2, y)
            y += block.height + 6
    return Block(_HALF, y, body)


def _unit(unit: str, level: str, count: int, spot: str, words: Words) -> Block:
    figure = str(count)
    said = fighters_told(unit, level, count, spot, words)
    body = title(said) + icon(UNITS[unit], 10, 11, 19)
    body += "".join(circle(3 + 7 * n, 23, 2.2, fill=INK) for n in range(LEVEL_DOTS[level]))
    if level == RECRUIT:
        body += circle(3, 23, 1.9, fill=LIGHT, stroke=INK, stroke_width=0.8)
    body += text(22, 17, figure, SMALL, face=Face.FIGURE, anchor="start")
    return about(unit, Block(24 + Face.FIGURE.width(figure, SMALL), 22, body))


def _die(die: DieView, words: Words) -> Block:
    fill, ink = _DICE[die.die]
    whose = words.thing(die.unit) if die.unit else words.say(f"board-die-{die.origin}")
    said = words.say("board-die", {"whose": whose, "swords": die.swords})
    body = rect(0.6, 0.6, 22.8, 22.8, rx=5, fill=fill, stroke=INK, stroke_width=1.2)
    if die.swords:
        body += text(12, 18, str(die.swords), 17, face=Face.FIGURE, fill=ink)
    return about("dice", Block(24, 24, title(said) + body))


def _sums(side: SideView, walls: int, words: Words) -> list[Block]:
    """Swords and shields, where they come from, and what was put aside."""
    sources = _parts(side.sword_sources, ("shown", "blank", "units", "kept"))
    swords = words.say("board-swords", sources)
    shields = words.say("board-shields", _parts(side.shield_sources, ("units", "kept")))
    blocks = [
        _sum("swords", side.swords, swords),
        _sum("shields", side.shields, shields),
    ]
    if walls:
        blocks.append(_sum("encircled", walls, words.say("board-walls", {"number": walls})))
    if side.aside_swords or side.aside_shields:
        kept = {"swords": side.aside_swords, "shields": side.aside_shields}
        figure = f"+{side.aside_swords + side.aside_shields}"
        said = title(words.say("board-aside", kept))
        body = said + text(0, 17, figure, SMALL, face=Face.FIGURE, anchor="start")
        block = Block(Face.FIGURE.width(figure, SMALL), 24, body)
        blocks.append(about("swords" if side.aside_swords else "shields", block))
    return blocks


def _parts(numbers: tuple[int, ...], names: tuple[str, ...]) -> dict[str, str | int]:
    return dict(zip(names, numbers, strict=True))


def _sum(thing: str, count: int, said: str) -> Block:
    sign = "defensive-wall" if thing == "encircled" else COUNTERS[thing]
    figure = str(count)
    body = title(said) + icon(sign, 11, 12, 22)
    body += text(25, 19, figure, 20, face=Face.FIGURE, anchor="start")
    return about(thing, Block(28 + Face.FIGURE.width(figure, 20), 24, body))
