"""Cards, drawn as cards: a name, its signs, and what it does in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SHADE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import counted, row
from civitas.drawing.svg import (
    Block,
    about,
    el,
    group,
    icon,
    moved,
    number,
    path,
    place,
    rect,
    title,
    written,
)
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board.symbols import (
    ACTIONS,
    DECKS,
    EVENT_SYMBOLS,
    GOODS,
    STATUS,
    STRUCTURES,
    UNITS,
    VICTORY,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARD,
    ACTION_CARDS,
    ACTION_HALF,
    ACTION_HALVES,
    CONDITION,
    CONDITIONS,
    OBJECTIVE,
    OBJECTIVES,
    TACTICS_HALF,
    TACTICS_HALVES,
    WONDER,
)
from civitas.titles.clash_of_cultures.content.cards import WONDERS as WONDER_CARDS
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS

WIDE: Final = 194
HIGH: Final = 90
LINE: Final = 24
"""So high is a label that has both names of a card on one line."""
LABEL: Final = 29
"""And so high is one with a name on each line."""
STRIP_SIZES: Final = (13.4, 12.8, LEAST)
"""The sizes in which a strip tells what a card does, the best first."""
_ROOM: Final = WIDE - 27
"""For the words of a card."""
_NAME: Final = 15
"""So high is the line with a name."""
_SIZE: Final = 9.8
_SMALLEST: Final = 7.8
_LEADING: Final = 1.1
_FINE: Final = LEAST / 12
"""Figures on a strip are so much larger than on a card."""
_INDENT: Final = 27
_EDGES: Final = 7
"""What the edges of a strip take of its width and of its height."""
_BREATH: Final = 4
"""Between the halves of a strip."""
_NEEDS: Final = {
    "army": UNITS["infantry"],
    "ship": UNITS["ship"],
    "fortress": STRUCTURES["fortress"],
}


class Part(NamedTuple):
    """What a card says under one name, with the signs beside it."""

    name: str
    told: str
    signs: Block


@kept(4 * MB)
def card(name: str, language: str) -> Block:
    """The face of any card, by its id."""
    words = words_for(META, language)
    if name in WONDER:
        return _wonder(name, words)
    deck, parts = _parts(name, words)
    size = _SIZE
    while size > _SMALLEST and sum(_needs(part, size) for part in parts) > HIGH - 3:
        size -= 0.2
    spare = (HIGH - 3 - sum(_needs(part, size) for part in parts)) / len(parts)
    y, halves = 1.5, []
    for n, part in enumerate(parts):
        halves.append((_rule(y) if n else "") + _half(y, part, size))
        y += _needs(part, size) + spare
    return _sheet(deck, WIDE, HIGH, *halves)


@kept(8 * MB)
def strip(name: str, language: str, wide: float, high: float) -> Block:
    """The same in less room, for whoever holds many: each name runs into its words."""
    deck, parts = _parts(name, words_for(META, language))
    room = wide - _INDENT
    sizes = (n for n in STRIP_SIZES if strip_high(name, language, wide, n) < high + 0.01)
    size = next(sizes, STRIP_SIZES[-1])
    y, lines = (high - _high(parts, size, room)) / 2, []
    for n, part in enumerate(parts):
        lines.append(_rule(y - _BREATH / 2, wide) if n else "")
        corner = moved(wide - 5 - part.signs.width * _FINE, y, _FINE)
        lines.append(group(part.signs.body, transform=corner))
        lines.append(_run_in(21, y + size * 0.86, part, size, room))
        y += _high([part], size, room) + _BREATH
    return _sheet(deck, wide, high, *lines)


@kept(2 * MB)
def strip_high(name: str, language: str, wide: float, size: float) -> float:
    """How high a strip has to be for words of this size."""
    _, parts = _parts(name, words_for(META, language))
    return _high(parts, size, wide - _INDENT) + _EDGES


@kept(8 * MB)
def label(name: str, language: str, wide: float, high: float) -> Block:
    """Only the names, as they are seen of cards that overlap."""
    deck, parts = _parts(name, words_for(META, language))
    names = [part.name for part in parts]
    lines = [" / ".join(names)] if high < LABEL else names
    share = (high - 3) / len(lines)
    told = [
        _squeezed(20, 1.5 + share * (n + 0.5) + 4.2, line, wide - 22)
        for n, line in enumerate(lines)
    ]
    return _sheet(deck, wide, high, *told)


def _squeezed(x: float, y: float, name: str, room: float) -> str:
    """A name in full: if it is too long, its letters stay as high and become narrower."""
    long = Face.FIGURE.width(name, LEAST) > room
    return el(
        "text",
        written(name),
        x=x,
        y=y,
        font_size=LEAST,
        class_=f"{Face.FIGURE.css} c-s",
        textLength=room if long else None,
        lengthAdjust="spacingAndGlyphs" if long else None,
    )


def _parts(name: str, words: Words) -> tuple[str, list[Part]]:
    """The deck of a card, and what the card says."""
    if name in ACTION_CARD:
        return "action", _action(name, words)
    if name in OBJECTIVE:
        return "objective", _objective(name, words)
    if name in WONDER:
        wonder = WONDER_CARDS[WONDER[name]]
        signs = row([*_price(wonder.cost), counted(VICTORY, wonder.vp_total, 12)], 4)
        return "wonder", [Part(words.thing(name), words.say(f"effect-wonder-{name}"), signs)]
    symbol = EVENTS[EVENT[name]].symbol
    signs = _signs([EVENT_SYMBOLS[symbol]] if symbol in EVENT_SYMBOLS else [])
    return "event", [_part(name, signs, words)]


def _paragraph(x: float, y: float, told: str, height: float) -> str:
    """Words on as many lines as they need, set smaller if there is no room for so many."""
    size = _SIZE
    while size > _SMALLEST and len(_rows(told, size, _ROOM)) * size * _LEADING > height:
        size -= 0.2
    return _lines(x, y, _rows(told, size, _ROOM), size)


def _rows(told: str, size: float, room: float, indent: float = 0) -> list[str]:
    """The lines of a paragraph; the first begins later."""
    rows = [""]
    for word in told.split():
        longer = f"{rows[-1]} {word}".strip()
        taken = indent if len(rows) == 1 else 0
        if Face.PLAIN.width(longer, size) <= room - taken:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _run_in(x: float, y: float, part: Part, size: float, room: float) -> str:
    """A name, and right behind it what it means; the signs at the end of the first line."""
    indent = Face.FIGURE.width(part.name, size) + 4
    return text(x, y, part.name, size, face=Face.FIGURE, anchor="start", room=room) + "".join(
        text(x + (0 if n else indent), y + n * size * _LEADING, line, size, anchor="start")
        for n, line in enumerate(_run_in_rows(part, size, room))
        if line
    )


def _run_in_rows(part: Part, size: float, room: float) -> list[str]:
    indent = Face.FIGURE.width(part.name, size) + 4 + part.signs.width * _FINE + 3
    return _rows(part.told, size, room, min(indent, room))


def _high(parts: Sequence[Part], size: float, room: float) -> float:
    """How much of a strip its parts need."""
    lines = sum(len(_run_in_rows(part, size, room)) for part in parts)
    return lines * size * _LEADING + _BREATH * (len(parts) - 1)


def _sheet(deck: str, wide: float, high: float, *body: str) -> Block:
    """A card: its deck's sign is on the left edge."""
    low = number(high - 7.5)
    end = number(high - 1)
    ground = rect(0.5, 0.5, wide - 1, high - 1, rx=7, fill=LIGHT, stroke=SOFT_INK)
    edge = path(f"M17 1H7.5Q1 1 1 7.5V{low}Q1 {end} 7.5 {end}H17Z", fill=SHADE)
    sign = icon(DECKS[deck], 9, min(13, high / 2), 13, fill=SOFT_INK)
    return Block(wide, high, ground + edge + sign + "".join(body))


def _half(y: float, part: Part, size: float) -> str:
    width = part.signs.width
    return (
        text(22, y + 11.5, part.name, 11, face=Face.NAME, anchor="start", room=_ROOM - width - 4)
        + place(part.signs, WIDE - 7 - width, y + 1.5)
        + _lines(22, y + _NAME + size * 0.8, _rows(part.told, size, _ROOM), size)
    )


def _needs(part: Part, size: float) -> float:
    """How much of a card a part of it needs."""
    return _NAME + len(_rows(part.told, size, _ROOM)) * size * _LEADING


def _lines(x: float, y: float, rows: Sequence[str], size: float) -> str:
    return "".join(
        text(x, y + n * size * _LEADING, line, size, anchor="start") for n, line in enumerate(rows)
    )


def _rule(y: float, wide: float = WIDE) -> str:
    return path(f"M22 {number(y)}H{number(wide - 8)}", stroke=RULE)


def _signs(names: Sequence[str]) -> Block:
    return row([Block(13, 13, icon(sign, 6.5, 6.5, 13, fill=SOFT_INK)) for sign in names], 3)


def _price(cost: Mapping[str, int], size: float = 12) -> list[Block]:
    return [counted(GOODS[good], amount, size) for good, amount in cost.items()]


def _action(name: str, words: Words) -> list[Part]:
    card = ACTION_CARDS[ACTION_CARD[name]]
    half = ACTION_HALVES[ACTION_HALF[card.action]]
    tactics = TACTICS_HALVES[TACTICS_HALF[card.tactics]]
    cost = [Block(12, 12, icon(ACTIONS, 6, 6, 12))] if half.is_action else []
    cost += _price({good: n for good, n in half.cost.items() if good != "kind"})
    needs = _signs([_NEEDS[need] for need in tactics.needs])
    return [
        _part(f"action-{half.id}", row(cost, 5), words),
        _part(f"tactics-{tactics.id}", needs, words),
    ]


def _objective(name: str, words: Words) -> list[Part]:
    card = OBJECTIVES[OBJECTIVE[name]]
    return [
        _part(
            f"objective-{half}",
            _signs([STATUS if "status" in CONDITIONS[CONDITION[half]].timing else DECKS["event"]]),
            words,
        )
        for half in (card.top, card.bottom)
    ]


def _part(thing: str, signs: Block, words: Words) -> Part:
    return Part(words.thing(thing), words.say(f"effect-{thing}"), signs)


def _wonder(name: str, words: Words) -> Block:
    wonder = WONDER_CARDS[WONDER[name]]
    cost = row([*_price(wonder.cost, 12.5), counted(VICTORY, wonder.vp_total, 12.5)], 6)
    needs = f"{words.say('board-needs')}: {words.thing(wonder.required_advance)}"
    return _sheet(
        "wonder",
        WIDE,
        HIGH,
        icon(WONDERS[name], WIDE - 20, 20, 29, fill=INK),
        text(22, 14, words.thing(name), 11.5, face=Face.NAME, anchor="start", room=WIDE - 62),
        place(cost, 22, 18.5),
        text(22, 42.5, needs, 10, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=WIDE - 30),
        _paragraph(22, 54, words.say(f"effect-wonder-{name}"), HIGH - 46),
    )


def pile(deck: str, count: int, discarded: int, words: Words) -> Block:
    """A deck face down, with how many cards it has; beside it, how many are discarded."""
    told = title(
        f"{words.say(f'board-deck-{deck}')}: {count} ({words.say('board-discarded')}: {discarded})"
    )
    body = rect(2.5, 0.5, 16, 21, rx=2.5, fill=SOFT_INK, stroke=PAPER)
    body += rect(0.5, 2.5, 16, 21, rx=2.5, fill=SOFT_INK, stroke=PAPER)
    body += icon(DECKS[deck], 8.5, 13, 13, fill=PAPER)
    body += text(22, 17.5, str(count), 14, face=Face.FIGURE, anchor="start")
    x = 24 + Face.FIGURE.width(str(count), 14)
    if discarded:
        wide = Face.PLAIN.width(str(discarded), LEAST) + 5
        body += rect(x + 3, 4.5, wide, 17, rx=2, fill=LIGHT, stroke=SOFT_INK)
        body += text(x + 3 + wide / 2, 17.2, str(discarded), LEAST, fill=SOFT_INK)
        x += wide
    return about(f"deck-{deck}", Block(x + 4, 24, told + body))
