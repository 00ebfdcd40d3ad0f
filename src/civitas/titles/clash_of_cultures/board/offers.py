"""An offer, while it lasts: what changes hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from civitas.drawing.colours import INK, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import sheet
from civitas.drawing.svg import Block, group, icon, moved
from civitas.drawing.type import Face, text, wrapped
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.symbols import DECKS, GOODS, OFFER
from civitas.titles.clash_of_cultures.board.things import signs
from civitas.titles.clash_of_cultures.board.tokens import owner_mark
from civitas.titles.clash_of_cultures.view import OfferView

_HEAD: Final = 46
_STEP: Final = 18
_MARGIN: Final = 40
"""What a line of an offer cannot be written on: the sign before it, and some air."""


class _Line(NamedTuple):
    """What changes hands, or the rest of its name, which has no sign."""

    sign: str
    told: str
    thing: str = ""
    """Whoever points at it is told what that does."""


def offer_panel(offer: OfferView, words: Words, width: float) -> Block:
    """What is offered, and what for: side by side, or one below the other if a name is too long."""
    wanted = [f"deck-{deck}" for deck, n in offer.wanted.items() for _ in range(n)]
    goods = (_goods(offer.gives, offer.cards, words), _goods(offer.wants, wanted, words))
    told, half = [line.told for lines in goods for line in lines], width / 2
    abreast = all(Face.PLAIN.width(name, LEAST) <= half - _MARGIN for name in told)
    wide = half if abreast else width
    gives, wants = (_lines(lines, wide - _MARGIN) for lines in goods)
    high, low = (_HEAD + _STEP * len(lines) for lines in (gives, wants))
    return sheet(
        width,
        (max(high, low) if abreast else high + low) + 6,
        icon(OFFER, half if abreast else width - 25, 35, 22, fill=SOFT_INK),
        _share(offer.maker, gives, words, wide, (0, 0)),
        _share(offer.partner, wants, words, wide, (half + 10, 0) if abreast else (0, high)),
        edge=INK,
    )


def _lines(goods: Sequence[_Line], room: float) -> list[_Line]:
    """The same on as many lines as it takes."""
    return [
        line._replace(sign=line.sign if n == 0 else "", told=part)
        for line in goods
        for n, part in enumerate(wrapped(line.told, LEAST, room, Face.PLAIN))
    ]


def _goods(goods: dict[str, int], cards: Sequence[str], words: Words) -> list[_Line]:
    lines = [_Line(GOODS[good], f"{n} {words.thing(good)}", good) for good, n in goods.items()]
    lines += [_Line(_sign(card), words.thing(card), card) for card in cards]
    return lines or [_Line(OFFER, words.thing("free"))]


def _sign(card: str) -> str:
    """Of a card, or of the deck of one that is not seen."""
    return DECKS.get(card.removeprefix("deck-")) or signs()[card]


def _share(
    seat: int, lines: Sequence[_Line], words: Words, width: float, at: tuple[float, float]
) -> str:
    gives = words.say("board-gives")
    name, room = words.seat(seat), width - _MARGIN
    parts = [
        owner_mark(seat, 17, 22, 22),
        text(32, 20, name, 12.5, face=Face.NAME, anchor="start", room=width - 42, least=LEAST),
        text(32, 34, gives, LEAST, face=Face.ASIDE, anchor="start", fill=SOFT_INK),
    ]
    for n, line in enumerate(lines):
        y = _HEAD + _STEP * (n + 0.5)
        sign = icon(line.sign, 16, y, 15, fill=SOFT_INK) if line.sign else ""
        named = text(28, y + 4.4, line.told, 12.5, anchor="start", room=room, least=LEAST)
        parts.append(group(sign, named, data_thing=line.thing) if line.thing else sign + named)
    return group(*parts, transform=moved(*at))
