"""One sheet per player: points, resources, unrest, heritage, what is counted, pieces, cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.legible import least_on
from civitas.drawing.pieces import (
    CARD_HIGH,
    CARD_WIDE,
    card,
    card_face,
    counted,
    disc_face,
    mark,
    row,
    sheet,
)
from civitas.drawing.svg import Block, about, boxes, circle, group, icon, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import KB, MB, kept
from civitas.kernel.words import Words, words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board.measures import WIDE, measured, measures
from civitas.titles.sands_of_time.board.symbols import (
    BONUSES,
    CARAVAN,
    CARDS,
    CATEGORIES,
    CHRONICLE,
    CROPS,
    GOLD_COINS,
    PEASANT,
    SOLDIER,
    START_PLAYER,
    UNLOCKED,
    UNREST,
    VICTORY,
)
from civitas.titles.sands_of_time.content import (
    BONUS_ACTIONS,
    EMPHASIS_SPACES,
    UNREST_MAX,
)
from civitas.titles.sands_of_time.content import CARDS as CARD_IDS
from civitas.titles.sands_of_time.view import EmpireView, View

HIGH: Final = 178
BRIEF: Final = 78
"""So high is what is shown of a sheet where there is no room for the whole."""
MEANS: Final = (49, 26)
"""Where crops, gold, heritage and unrest are, and how high that is."""
_LEFT: Final = 16
_MEASURES: Final = 82
"""How far down the measures are."""
_STRIPS: Final = ("head", "means", "measures", "supply", "cards")
"""What a sheet is drawn in, each on its own: hardly a pick changes more than two."""
_LEAST: Final = least_on(WIDE)


def panel(view: View, words: Words, empire: EmpireView, width: float) -> Block:
    """The sheet of one player."""
    laid = [strip for _, strip in strips(view, words, empire, width)]
    return Block(width, HIGH, printed(laid, width))


def printed(laid: Sequence[str], width: float) -> str:
    """The strips of a sheet, with what is printed under and over them and never changes."""
    head, means, counted_so_far, *rest = laid
    ground, signs = measured(width - _LEFT - 8, (_LEFT, _MEASURES))
    return "".join((head, means, ground, counted_so_far, signs, *rest))


@cache
def groups(seat: int) -> tuple[str, ...]:
    """What the strips of a sheet are called."""
    return tuple(f"seat-{seat}-{strip}" for strip in _STRIPS)


def strips(
    view: View, words: Words, empire: EmpireView, width: float
) -> tuple[tuple[str, str], ...]:
    """The sheet of one player, strip by strip, each with what it is called."""
    turn, seat = view.turn, empire.seat
    on_turn = turn is not None and turn.seat == seat
    hand = turn.hand if on_turn and turn is not None else empire.chosen
    called = on_turn, view.start == seat
    own = empire.chronicles if view.seat == seat else ()
    return _strips(empire, words.seat(seat), (hand, own), called, words.language, width)


# Two sheets of three stay as they are; of one that changes most strips do, each of which is drawn
# once for all tables.
@kept(12 * MB, key=2 * KB, weigh=lambda _: 6 * KB)
def _strips(
    empire: EmpireView,
    name: str,
    held: tuple[tuple[str, ...], tuple[int, ...]],
    called: tuple[bool, bool],
    language: str,
    width: float,
) -> tuple[tuple[str, str], ...]:
    seat, inside = empire.seat, width - _LEFT - 8
    hand, chronicles = held
    left = empire.peasants_left, empire.soldiers_left, empire.caravans_left
    drawn = (
        _head(seat, name, empire.vp, hand, called, language, width),
        _wealth(
            (empire.crops, empire.gold),
            empire.heritage,
            empire.unlocked,
            (empire.unrest, empire.unrest_max),
            language,
            inside,
        ),
        measures(empire.measures, inside, (_LEFT, _MEASURES)),
        _pieces(left, (seat, empire.markers_left), chronicles, language),
        _cards(empire.played, empire.emphasis, empire.emphasis_markers, empire.bonuses, inside),
    )
    return tuple(zip(groups(seat), drawn, strict=True))


@kept(MB)
def _ground(seat: int, turn: bool, width: float) -> str:
    """The paper, brighter for whose turn it is, and the colour of the seat."""
    colour = SEATS[seat].colour
    edge, fill = (colour, "#fffdf4") if turn else (RULE, LIGHT)
    bar = rect(0.5, 0.5, 7, HIGH - 1, rx=3, fill=colour)
    return sheet(width, HIGH, bar, edge=edge, fill=fill).body


@kept(8 * MB, key=KB)
def _head(
    seat: int,
    name: str,
    vp: int,
    cards: tuple[str, ...],
    called: tuple[bool, bool],
    language: str,
    width: float,
) -> str:
    """The paper, the seat with its name, its cards, its points, and whether it is called."""
    points, hand = _points(vp, language, width), _hand(cards)
    free = width - points.width - 46 - hand.width
    return "".join(
        (
            _ground(seat, called[0], width),
            _name(seat, name, free - 70),
            place(hand, free, 12),
            points.body,
            _called(*called, language),
        )
    )


@kept(MB)
def _name(seat: int, name: str, room: float) -> str:
    shield = mark("shield", seat, _LEFT + 17, 26, 30)
    return shield + text(
        _LEFT + 42, 24, name, 18, face=Face.NAME, anchor="start", room=room, least=_LEAST
    )


@kept(MB)
def _points(vp: int, language: str, width: float) -> Block:
    points = str(vp).replace("-", "−")
    wide = Face.FIGURE.width(points, 27)
    body = group(
        title(f"{words_for(META, language).say('board-points')} {points}"),
        icon(VICTORY, width - wide - 28, 25, 26, fill=SOFT_INK),
        text(width - 11, 35, points, 27, face=Face.FIGURE, anchor="end"),
        data_thing="points",
    )
    return Block(wide, HIGH, body)


@kept(MB)
def _called(turn: bool, start: bool, language: str) -> str:
    """Who starts, and whose turn it is."""
    words, x, signs = words_for(META, language), _LEFT + 42.0, ""
    if start:
        label = title(words.say("board-start"))
        signs = group(label, icon(START_PLAYER, x + 6, 36, 15), data_thing="start_player")
        x += 16
    if not turn:
        return signs
    told = words.say("board-turn")
    return signs + text(x, 42, told, _LEAST, face=Face.ASIDE, anchor="start", fill=SOFT_INK)


@kept(4 * MB)
def _hand(cards: tuple[str, ...]) -> Block:
    """Cards revealed and not used, or chosen and not revealed, as far as one may see them."""
    faces = [card(f"card-{name}", 0, 0, name) for name in cards]
    return row([Block(CARD_WIDE, CARD_HIGH, face) for face in faces], 4)


@kept(2 * MB)
def _stock(
    at: float, thing: str, sign: str, count: int, size: float, language: str, unlocked: bool
) -> str:
    """So much of a thing, with its name; and an open lock beside it if it is unlocked."""
    block = counted(sign, count, size)
    lock = icon(UNLOCKED, block.width + 9, 8.5, 13, fill=SOFT_INK) if unlocked else ""
    body = title(words_for(META, language).thing(thing)) + block.body + lock
    return place(about(thing, Block(block.width, block.height, body)), at, 2)


@kept(8 * MB, key=KB)
def _wealth(
    stock: tuple[int, int],
    heritage: tuple[int, ...],
    unlocked: tuple[str, ...],
    unrest: tuple[int, int],
    language: str,
    width: float,
) -> str:
    """Crops, gold, heritage by category (with an open lock if unlocked), unrest."""
    track = _unrest(*unrest, language)
    step = (width - track.width) / (2 + len(CATEGORIES))
    blocks = [
        _stock(0, "crops", CROPS, stock[0], 19, language, False),
        _stock(step, "gold", GOLD_COINS, stock[1], 19, language, False),
    ]
    at = step
    for (category, sign), won in zip(CATEGORIES.items(), heritage, strict=True):
        at += step
        blocks.append(_stock(at, category, sign, won, 18, language, category in unlocked))
    body = "".join(blocks) + place(track, width - track.width, 0)
    return place(Block(width, 22, body), _LEFT, 51)


@kept(2 * MB)
def _unrest(unrest: int, most: int, language: str) -> Block:
    """The spaces up to the own maximum, those that are reached dark, and how many."""
    words = words_for(META, language)
    wide = 9
    places = [(22.0 + n * wide, 3.0) for n in range(most)]
    figure = f"{unrest}/{most}"
    body = group(
        title(f"{words.say('board-unrest')} {unrest}"),
        icon(UNREST, 8, 11, 18),
        boxes(places, wide - 2, 16, fill=SHADE, stroke=SOFT_INK, stroke_width=0.8),
        boxes(places[:unrest], wide - 2, 16),
        text(26 + wide * UNREST_MAX, 17.5, figure, 19, face=Face.FIGURE, anchor="start"),
        data_thing="unrest",
    )
    return Block(26 + wide * UNREST_MAX + Face.FIGURE.width(figure, 19), 22, body)


@kept(2 * MB, key=KB)
def _pieces(
    left: tuple[int, ...], flags: tuple[int, int], chronicles: tuple[int, ...], language: str
) -> str:
    """What is left in the supply, and the chronicles in the own hand."""
    peasants, soldiers, caravans = left
    laid = row(
        [
            _label(words_for(META, language).say("board-supply")),
            _left("peasant", PEASANT, peasants),
            _left("soldier", SOLDIER, soldiers),
            _left("caravans", CARAVAN, caravans),
            _flags(*flags),
            *([_scroll(chronicles, language)] if chronicles else ()),
        ],
        10,
    )
    return place(laid, _LEFT, 117)


@kept(MB)
def _label(words: str) -> Block:
    drawn = text(0, 13, words, _LEAST, face=Face.ASIDE, anchor="start", fill=SOFT_INK)
    return Block(Face.ASIDE.width(words, _LEAST), 17, drawn)


@kept(MB)
def _left(thing: str, sign: str, count: int) -> Block:
    return about(thing, counted(sign, count, 17))


@kept(MB)
def _flags(seat: int, count: int) -> Block:
    figure = text(18, 14.2, str(count), 17, face=Face.FIGURE, anchor="start")
    wide = 18 + Face.FIGURE.width(str(count), 17)
    return about("control_markers", Block(wide, 17, mark("pennant", seat, 8, 8, 12) + figure))


@kept(MB)
def _scroll(chronicles: tuple[int, ...], language: str) -> Block:
    """The chronicles in the own hand."""
    hand = " ".join(map(str, chronicles))
    label = title(words_for(META, language).thing("chronicle"))
    figures = text(19, 14.2, hand, 17, face=Face.FIGURE, anchor="start")
    wide = 19 + Face.FIGURE.width(hand, 17)
    return about("chronicle", Block(wide, 17, label + icon(CHRONICLE, 8, 8, 16) + figures))


def faces(words: Words) -> str:
    """Definitions of all cards and bonus actions, used by every panel."""
    cards = [card_face(f"card-{name}", CARDS[name], words.thing(name)) for name in CARD_IDS]
    bonuses = [disc_face(f"bonus-{b}", BONUSES[b], words.thing(b)) for b in BONUS_ACTIONS]
    return "".join(cards + bonuses)


@kept(8 * MB, key=KB)
def _cards(
    played: tuple[str, ...],
    chosen: str | None,
    markers: int,
    used: tuple[str, ...],
    width: float,
) -> str:
    """All cards and bonus actions; dark are those used in this generation."""
    step = (width - 10 - CARD_WIDE) / (len(CARD_IDS) + len(BONUS_ACTIONS) - 1)
    parts = []
    for n, name in enumerate(CARD_IDS):
        emphasis = name == f"emphasis_{chosen}"
        parts.append(_open_or_dark(name, n * step, emphasis or name in played))
        if emphasis:
            parts.append(_pips(markers, n * step))
    for n, bonus in enumerate(BONUS_ACTIONS, len(CARD_IDS)):
        parts.append(card(f"bonus-{bonus}", n * step + 10, 3, bonus, spent=bonus in used))
    return place(Block(width, CARD_HIGH, "".join(parts)), _LEFT, 144)


@cache  # two for each card
def _open_or_dark(name: str, x: float, spent: bool) -> str:
    return card(f"card-{name}", x, 0, name, spent=spent)


def _pips(markers: int, x: float) -> str:
    """The spaces for markers on an Emphasis card (SOT-7.5)."""
    step = CARD_WIDE / EMPHASIS_SPACES
    return "".join(
        circle(x + step * (n + 0.5), CARD_HIGH + 1, 2.7, fill=None if n < markers else LIGHT,
               stroke=INK, stroke_width=0.8)
        for n in range(EMPHASIS_SPACES)
    )  # fmt: skip
