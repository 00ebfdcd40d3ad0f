"""Cards, drawn as cards: a name, its signs, and what it does in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SHADE, SOFT_INK
from civitas.drawing.pieces import counted, row
from civitas.drawing.svg import Block, icon, path, place, rect
from civitas.drawing.type import Face, text
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
HIGH: Final = 122
_LINE: Final = 11
_SIZE: Final = 9.8
_NEEDS: Final = {
    "army": UNITS["infantry"],
    "ship": UNITS["ship"],
    "fortress": STRUCTURES["fortress"],
}


@lru_cache(maxsize=1024)
def card(name: str, language: str) -> Block:
    """The face of any card, by its id."""
    words = words_for(META, language)
    if name in ACTION_CARD:
        return _action(name, words)
    if name in OBJECTIVE:
        return _objective(name, words)
    if name in WONDER:
        return _wonder(name, words)
    return _event(name, words)


def paragraph(
    x: float, y: float, told: str, size: float, room: float, lines: int, leading: float = _LINE
) -> str:
    """Words on as many lines as there are, the last one cut if they are too many."""
    rows: list[str] = []
    for word in told.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and (Face.PLAIN.width(longer, size) <= room or len(rows) == lines):
            rows[-1] = longer
        else:
            rows.append(word)
    return "".join(
        text(x, y + n * leading, line, size, anchor="start", room=room)
        for n, line in enumerate(rows)
    )


def _sheet(deck: str, *body: str) -> Block:
    """A card: its deck's sign is on the left edge."""
    ground = rect(0.5, 0.5, WIDE - 1, HIGH - 1, rx=7, fill=LIGHT, stroke=SOFT_INK)
    edge = path(f"M17 1H7.5Q1 1 1 7.5V{HIGH - 7.5}Q1 {HIGH - 1} 7.5 {HIGH - 1}H17Z", fill=SHADE)
    return Block(
        WIDE, HIGH, ground + edge + icon(DECKS[deck], 9, 13, 13, fill=SOFT_INK) + "".join(body)
    )


def _half(y: float, name: str, told: str, signs: Block, lines: int) -> str:
    room = WIDE - 28
    return (
        text(22, y + 13, name, 11.5, face=Face.NAME, anchor="start", room=room - signs.width - 4)
        + place(signs, WIDE - 7 - signs.width, y + 2.5)
        + paragraph(22, y + 25, told, _SIZE, room, lines)
    )


def _rule(y: float) -> str:
    return path(f"M22 {y}H{WIDE - 8}", stroke=RULE)


def _signs(names: Sequence[str]) -> Block:
    return row([Block(13, 13, icon(sign, 6.5, 6.5, 13, fill=SOFT_INK)) for sign in names], 3)


def _price(cost: Mapping[str, int], size: float = 12) -> list[Block]:
    return [counted(GOODS[good], amount, size) for good, amount in cost.items()]


def _action(name: str, words: Words) -> Block:
    card = ACTION_CARDS[ACTION_CARD[name]]
    half = ACTION_HALVES[ACTION_HALF[card.action]]
    tactics = TACTICS_HALVES[TACTICS_HALF[card.tactics]]
    cost = [Block(12, 12, icon(ACTIONS, 6, 6, 12))] if half.is_action else []
    cost += _price({good: n for good, n in half.cost.items() if good != "kind"})
    return _sheet(
        "action",
        _half(3, words.thing(f"action-{half.id}"), words.say(f"text-{half.id}"), row(cost, 5), 4),
        _rule(72),
        _half(
            72,
            words.thing(f"tactics-{tactics.id}"),
            words.say(f"text-{tactics.id}"),
            _signs([_NEEDS[need] for need in tactics.needs]),
            2,
        ),
    )


def _objective(name: str, words: Words) -> Block:
    card = OBJECTIVES[OBJECTIVE[name]]
    halves = []
    for y, half in ((3, card.top), (61, card.bottom)):
        timing = CONDITIONS[CONDITION[half]].timing
        signs = _signs([STATUS] if "status" in timing else [DECKS["event"]])
        halves.append(
            _half(
                y, words.thing(f"objective-{half}"), words.say(f"text-objective-{half}"), signs, 3
            )
        )
    return _sheet("objective", *halves, _rule(61))


def _wonder(name: str, words: Words) -> Block:
    wonder = WONDER_CARDS[WONDER[name]]
    cost = row([*_price(wonder.cost, 12.5), counted(VICTORY, wonder.vp_total, 12.5)], 6)
    needs = f"{words.say('board-needs')}: {words.thing(wonder.required_advance)}"
    return _sheet(
        "wonder",
        icon(WONDERS[name], WIDE - 22, 22, 31, fill=INK),
        text(22, 18, words.thing(name), 12.5, face=Face.NAME, anchor="start", room=WIDE - 70),
        place(cost, 22, 24),
        text(22, 48, needs, 10.5, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=WIDE - 72),
        paragraph(22, 61, words.say(f"text-{name}"), _SIZE, WIDE - 28, 6),
    )


def _event(name: str, words: Words) -> Block:
    event = EVENTS[EVENT[name]]
    signs = _signs([EVENT_SYMBOLS[event.symbol]] if event.symbol in EVENT_SYMBOLS else [])
    stays = f"text-{name}"
    told = words.say(stays) if words.has(stays) else ""
    emblem = icon(DECKS["event"], WIDE - 34, HIGH - 32, 46, fill=SHADE)
    return _sheet("event", emblem, _half(3, words.thing(name), told, signs, 8))


def backs(deck: str, count: int, words: Words) -> Block:
    """A pile of cards face down, with how many there are."""
    body = "".join(
        rect(0.5 + 2 * n, 4.5 - 2 * n, 30, 40, rx=4, fill=SOFT_INK, stroke=PAPER) for n in range(3)
    )
    body += icon(DECKS[deck], 19.5, 20, 22, fill=PAPER)
    body += text(42, 27, str(count), 15, face=Face.FIGURE, anchor="start")
    return Block(42 + Face.FIGURE.width(str(count), 15), 46, body)
