"""The sheet of cards: the decks, the battle or the key to the map, open cards, the own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from civitas.drawing.colours import INK, LIGHT, SOFT_INK
from civitas.drawing.pieces import heading, medal, row, sheet
from civitas.drawing.svg import Block, group, icon, moved, place, rect, use
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board.battles import HIGH as BATTLE_HIGH
from civitas.titles.clash_of_cultures.board.battles import battle_panel
from civitas.titles.clash_of_cultures.board.cards import HIGH as CARD_HIGH
from civitas.titles.clash_of_cultures.board.cards import WIDE as CARD_WIDE
from civitas.titles.clash_of_cultures.board.cards import backs, card
from civitas.titles.clash_of_cultures.board.symbols import (
    BARBARIAN,
    GOODS,
    OFFER,
    PIRATE,
    STRUCTURES,
    UNITS,
)
from civitas.titles.clash_of_cultures.board.tokens import mood_face, owner_mark
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.content.structure import ROUNDS
from civitas.titles.clash_of_cultures.state import MOODS
from civitas.titles.clash_of_cultures.view import OfferView, View

MOMENT_HIGH: Final = 78
_GAP: Final = 6


def moment(view: View, words: Words, width: float) -> Block:
    """The round, and the decks."""
    told = words.say("panel-moment", {"round": view.round, "phase": view.phase})
    parts = [text(0, 15, told, 15, face=Face.NAME, anchor="start", room=width - 110)]
    for n in range(max(ROUNDS, view.round)):
        full = n < view.round
        parts.append(
            rect(
                width - 15 * (max(ROUNDS, view.round) - n),
                4,
                11,
                11,
                rx=2,
                fill=INK if full else LIGHT,
                stroke=INK,
            )
        )
    piles = [backs(deck, count, words) for deck, count in view.decks.items()]
    parts.append(place(row(piles, (width - sum(p.width for p in piles)) / 3), 0, 28))
    return Block(width, MOMENT_HIGH, "".join(parts))


def middle(view: View, words: Words, width: float) -> Block:
    """The battle, if there is one; the offer, if there is one; else the key to the map."""
    if view.battle is not None:
        units = next(place.units for place in view.hexes if place.id == view.battle.hex)
        return battle_panel(view.battle, units, words, width)
    if view.offer is not None:
        return _offer(view.offer, words, width)
    return key(words.language, width)


@lru_cache(maxsize=16)
def key(language: str, width: float) -> Block:
    """What the signs on the map mean."""
    words = words_for(META, language)
    wide = width / 3
    entries = [
        *((_land(terrain.id), words.thing(terrain.id)) for terrain in TERRAINS),
        *((mood_face(mood, 9, 9, 8.5), words.thing(mood)) for mood in MOODS),
        *((medal(sign, 9, 9, 8.5), words.thing(name)) for name, sign in STRUCTURES.items()),
        *((medal(sign, 9, 9, 8.5), words.thing(name)) for name, sign in UNITS.items()),
        (medal(BARBARIAN, 9, 9, 8.5), words.thing("barbarians")),
        (medal(PIRATE, 9, 9, 8.5), words.thing("pirates")),
    ]
    parts = [
        group(
            sign,
            text(24, 13.5, name, 12.5, anchor="start", room=wide - 36),
            transform=moved(10 + wide * (n % 3), 30 + 25.5 * (n // 3)),
        )
        for n, (sign, name) in enumerate(entries)
    ]
    head = heading(10, 20, words.say("board-key"), 12, width - 20)
    return sheet(width, BATTLE_HIGH, head, *parts)


def _land(terrain: str) -> str:
    return use(f"t-{terrain}", transform=moved(9, 9, 0.19))


def _offer(offer: OfferView, words: Words, width: float) -> Block:
    """What is offered, and what for."""
    half = width / 2
    parts = [
        icon(OFFER, half, 28, 34, fill=SOFT_INK),
        _share(offer.maker, offer.gives, offer.cards, words, half, 0),
        _share(
            offer.partner,
            offer.wants,
            tuple(f"deck-{deck}" for deck, n in offer.wanted.items() for _ in range(n)),
            words,
            half,
            half,
        ),
    ]
    return sheet(width, BATTLE_HIGH, *parts, edge=INK)


def _share(
    seat: int, goods: dict[str, int], cards: Sequence[str], words: Words, width: float, x: float
) -> str:
    parts = [
        owner_mark(seat, 22, 26, 24),
        text(40, 31, words.seat(seat), 13, face=Face.NAME, anchor="start", room=width - 62),
    ]
    lines = [(GOODS[good], f"{amount} {words.thing(good)}") for good, amount in goods.items()]
    lines += [("card-play", words.thing(name)) for name in cards]
    for n, (sign, told) in enumerate(lines):
        y = 60 + 20 * n
        parts.append(icon(sign, 22, y, 16, fill=SOFT_INK))
        parts.append(text(38, y + 4.5, told, 13, anchor="start", room=width - 46))
    return group(*parts, transform=moved(x, 0))


def open_cards(view: View, words: Words, width: float) -> Block:
    """What lies face up for all: the event, lasting events, wonders to be had."""
    shown = [] if view.shown_wonder is None else [view.shown_wonder]
    event = [] if view.event is None else [view.event]
    names = [*event, *view.lasting, *shown, *view.open_wonders]
    return _laid(words.say("board-open"), names, words, width)


def hand(view: View, words: Words, width: float) -> Block:
    """The cards in the own hand; a spectator has none."""
    if view.seat is None:
        return Block(width, 0, "")
    names: list[str] = []
    for me in view.players:  # a spy sees another hand as well
        names += (*me.action_hand, *me.objective_hand, *me.wonder_hand, *me.visions)
        names += () if me.foreseen is None else (me.foreseen,)
    return _laid(words.say("panel-hand"), names, words, width)


def _laid(head: str, names: Sequence[str], words: Words, width: float) -> Block:
    if not names:
        return Block(width, 0, "")
    columns = int((width + _GAP) / (CARD_WIDE + _GAP))
    scale = (width - _GAP * (columns - 1)) / columns / CARD_WIDE
    wide, high = CARD_WIDE * scale + _GAP, CARD_HIGH * scale + _GAP
    parts = [heading(0, 13, head, 12, width)]
    for n, name in enumerate(names):
        corner = moved(n % columns * wide, 20 + n // columns * high, scale)
        parts.append(group(card(name, words.language).body, transform=corner))
    rows = -(-len(names) // columns)
    return Block(width, 20 + rows * high - _GAP, "".join(parts))


def fitted(lay: Callable[[float], Block], width: float, height: float) -> str:
    """Laid out so that it fits: with many cards, more of them side by side, and smaller."""
    block, scale, columns = lay(width), 1.0, 2
    while block.height * scale > height:
        columns += 1
        wide = columns * (CARD_WIDE + _GAP) - _GAP
        block, scale = lay(wide), width / wide
    return group(block.body, transform=moved(0, 0, scale)) if block.body else ""
