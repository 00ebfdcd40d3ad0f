"""The sheet of cards: the decks, the battle or the key to the map, open cards, the own hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from civitas.drawing.colours import INK, LIGHT
from civitas.drawing.legible import LEAST
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import heading, medal, row, sheet
from civitas.drawing.places import ready
from civitas.drawing.svg import Block, about, group, icon, moved, place, rect, stack, title, use
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board.battles import battle_panel
from civitas.titles.clash_of_cultures.board.cards import HIGH as CARD_HIGH
from civitas.titles.clash_of_cultures.board.cards import (
    LABEL,
    LINE,
    STRIP_SIZES,
    card,
    label,
    pile,
    strip,
    strip_high,
)
from civitas.titles.clash_of_cultures.board.cards import WIDE as CARD_WIDE
from civitas.titles.clash_of_cultures.board.offers import offer_panel
from civitas.titles.clash_of_cultures.board.scores import final_scores
from civitas.titles.clash_of_cultures.board.symbols import (
    BARBARIAN,
    DECKS,
    GOODS,
    PIRATE,
    STRUCTURES,
    UNITS,
)
from civitas.titles.clash_of_cultures.board.tokens import mood_face
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.content.structure import ROUNDS
from civitas.titles.clash_of_cultures.state import MOODS
from civitas.titles.clash_of_cultures.view import View

Lit = Collection[str] | None
"""Places that glow; None: each has its gold, which the page shows."""
Heap = tuple[str, list[str]]
"""Cards that lie together, and what they are called."""
MOMENT_HIGH: Final = 48
_ENTRY: Final = 90
"""So wide is a sign with its meaning, at least."""
_STEP: Final = 17.4
_GAP: Final = 5
_CLOSE: Final = 2
"""Between cards that are only named."""
_HEAD: Final = 17


def moment(view: View, words: Words, width: float) -> Block:
    """The round, and the decks with what was discarded from them."""
    rounds = max(ROUNDS, view.round)
    told = words.say("panel-moment", {"round": view.round, "phase": view.phase})
    room = width - 14 * rounds - 10
    parts = [text(0, 13, told, 14, face=Face.NAME, anchor="start", room=room, least=LEAST)]
    parts += [
        rect(
            width - 14 * (rounds - n),
            3,
            10,
            10,
            rx=2,
            fill=INK if n < view.round else LIGHT,
            stroke=INK,
        )
        for n in range(rounds)
    ]
    discarded = {
        "action": view.action_discard,
        "objective": view.objective_discard,
        "event": view.event_discard,
        "wonder": view.wonder_discard,
    }
    piles = [pile(deck, count, len(discarded[deck]), words) for deck, count in view.decks.items()]
    parts.append(place(row(piles, (width - sum(p.width for p in piles)) / 3), 0, 22))
    return Block(width, MOMENT_HIGH, "".join(parts))


def middle(view: View, words: Words, width: float) -> Block:
    """The battle, if there is one; the offer, if there is one; the scores when all is over."""
    if view.over:
        return final_scores(view, words, width)
    if view.battle is not None:
        units = next(place.units for place in view.hexes if place.id == view.battle.hex)
        return about("battle", battle_panel(view.battle, units, words, width))
    if view.offer is not None:
        return about("offer", offer_panel(view.offer, words, width))
    return Block(width, 0, "")


@kept(MB)
def key(language: str, width: float) -> Block:
    """What the signs on the map mean."""
    words = words_for(META, language)
    columns = int(width // _ENTRY)
    wide = (width - 6) / columns
    medals = {**STRUCTURES, **UNITS, "barbarians": BARBARIAN, "pirates": PIRATE}
    things = {
        **{terrain.id: _land(terrain.id) for terrain in TERRAINS},
        **{mood: mood_face(mood, 9, 9, 7.8) for mood in MOODS},
        **{name: medal(sign, 9, 9, 8) for name, sign in medals.items()},
        **{name: icon(sign, 9, 9, 16) for name, sign in GOODS.items()},
    }
    entries = [(name, words.thing(name), sign) for name, sign in things.items()]
    entries += [
        (f"deck-{name}", words.say(f"board-deck-{name}"), icon(sign, 9, 9, 16))
        for name, sign in DECKS.items()
    ]
    parts = [
        group(
            sign,
            text(19, 13.2, told, LEAST, anchor="start", room=wide - 19, least=LEAST),
            transform=moved(5 + wide * (n % columns), 22 + _STEP * (n // columns)),
            data_thing=name,
        )
        for n, (name, told, sign) in enumerate(entries)
    ]
    head = heading(10, 16, words.say("board-key"), 12.5, width - 20)
    return sheet(width, 26 + _STEP * -(-len(entries) // columns), head, *parts)


def _land(terrain: str) -> str:
    return use(f"t-{terrain}", transform=moved(9, 9, 0.19))


def open_names(view: View) -> list[str]:
    """What lies face up for all: the event, lasting events, wonders to be had."""
    single = (view.event, view.shown_wonder)
    return [*(name for name in single if name is not None), *view.lasting, *view.open_wonders]


def hands(view: View, words: Words) -> list[Heap]:
    """The own hand; a spy sees another as well, a spectator none."""
    heaps = []
    for me in view.players if view.seat is not None else ():
        names = [*me.action_hand, *me.objective_hand, *me.wonder_hand, *me.visions]
        names += () if me.foreseen is None else (me.foreseen,)
        told = {"other": me.seat}
        head = words.say("panel-hand") if me.seat == view.seat else words.say("board-hand", told)
        heaps.append((head, names))
    return [heap for heap in heaps if heap[1]]


def open_cards(view: View, words: Words, width: float, lit: Lit) -> Block:
    """The cards on the table, as large as they are meant to be."""
    return _laid([(words.say("board-open"), open_names(view))], words, _whole(width), lit)


def hand(view: View, words: Words, width: float, lit: Lit) -> Block:
    """The own hand, as large as it is meant to be."""
    return _laid(hands(view, words), words, _whole(width), lit)


def spread(view: View, words: Words, width: float, height: float) -> tuple[Block, Block]:
    """Hand and open cards, as large as the room allows: what they do, or only their names."""
    held, shown = hands(view, words), [(words.say("board-open"), open_names(view))]
    way = _way([names for _, names in (*held, *shown)], words.language, width, height)
    return _laid(held, words, way, None), _laid(shown, words, way, None)


class _Way(NamedTuple):
    """How cards are laid out: how many side by side, how large, and their size before that.

    Strips are as high as words of ``size`` need; whole cards and labels are all of one height.
    """

    columns: int
    scale: float = 1
    wide: float = CARD_WIDE
    high: float = CARD_HIGH
    size: float | None = None
    gap: float = _GAP

    def face(self, name: str, language: str, high: float) -> str:
        if self.size is not None:
            return strip(name, language, self.wide, high).body
        if self.high == CARD_HIGH:
            return card(name, language).body
        return label(name, language, self.wide, high).body

    def rows(self, names: Sequence[str], language: str) -> list[tuple[Sequence[str], float]]:
        """The cards that lie side by side, and how high they are."""
        cut = [names[n : n + self.columns] for n in range(0, len(names), self.columns)]
        size = self.size
        if size is None:
            return [(row, self.high) for row in cut]
        return [(row, max(strip_high(n, language, self.wide, size) for n in row)) for row in cut]


def _whole(width: float) -> _Way:
    return _Way(int((width + _GAP) / (CARD_WIDE + _GAP)))


def _way(heaps: Sequence[list[str]], language: str, width: float, height: float) -> _Way:
    """The first way in which there is room for these cards; if they are too many, the last."""
    counts = [len(names) for names in heaps if names]
    room = height - len(counts) * (_HEAD + _GAP)
    for size in STRIP_SIZES:
        way = _Way(1, 1, width, 0, size)
        if sum(high + _GAP for n in heaps for _, high in way.rows(n, language)) <= room:
            return way
    if _rows(counts, 1) * (LINE + _CLOSE) <= room:
        return _Way(1, 1, width, LINE, gap=_CLOSE)
    scale = min(1, (room / max(_rows(counts, 2), 1) - _CLOSE) / LABEL)
    return _Way(2, scale, (width - _CLOSE) / 2, LABEL, gap=_CLOSE)


def _rows(counts: Sequence[int], columns: int) -> int:
    return sum(-(-count // columns) for count in counts)


def _laid(heaps: Sequence[Heap], words: Words, way: _Way, lit: Lit) -> Block:
    """One heap of cards below the other, each under its heading."""
    draw = _drawn_heap if lit is None else _heap
    blocks = [draw(head, tuple(names), words, way, lit) for head, names in heaps if names]
    return stack(*blocks, gap=_GAP) if blocks else Block(0, 0, "")


def _heap(head: str, names: Sequence[str], words: Words, way: _Way, lit: Lit) -> Block:
    wide, y = way.wide * way.scale + way.gap, float(_HEAD)
    parts = [heading(0, 12, head, 12.5, wide * way.columns)]
    for cards, high in way.rows(names, words.language):
        for n, name in enumerate(cards):
            corner = moved(n * wide, y, way.scale)
            parts.append(_spot(name, words, way, high, corner, lit))
        y += high * way.scale + way.gap
    return Block(wide * way.columns - way.gap, y - way.gap, "".join(parts))


_drawn_heap: Final = drawn_once(8 * MB)(_heap)  # hardly a pick changes what lies there


def _spot(name: str, words: Words, way: _Way, high: float, corner: str, lit: Lit) -> str:
    """A card, and over it the place to click, with its gold if there is any to show."""
    spot = f"card:{name}"
    gold = rect(2, 2, way.wide - 4, high - 4, rx=6, class_="c-g", fill_opacity=0.18)
    shown = lit is None or spot in lit
    place = group(
        title(words.thing(name)),
        rect(0, 0, way.wide, high, fill_opacity=0),
        ready(gold) if shown else "",
        data_place=spot,
    )
    return group(way.face(name, words.language, high), place, transform=corner, data_thing=name)
