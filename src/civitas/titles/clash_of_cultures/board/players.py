"""One sheet per player: points, goods, cards, event counter, advances, what is left in supply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SEATS, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import counted, mark, row, sheet
from civitas.drawing.svg import (
    Block,
    about,
    circle,
    el,
    group,
    icon,
    place,
    rect,
    title,
)
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.speech import points
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.mats import (
    GRID,
    LEFT,
    SUPPLY,
    grid,
    printed,
    signs,
    supply,
)
from civitas.titles.clash_of_cultures.board.symbols import (
    ACTIONS,
    DECKS,
    GOODS,
    KILLED,
    OFFER,
    PRISONERS,
    START_PLAYER,
    STRUCTURES,
    VICTORY,
)
from civitas.titles.clash_of_cultures.board.symbols import CATEGORIES as SIGNS
from civitas.titles.clash_of_cultures.content.structure import EVENT_COUNTER
from civitas.titles.clash_of_cultures.view import PlayerView, View

HIGH: Final = 103
BRIEF: Final = 59
"""So high is what is shown of a sheet where there is no room for the whole."""
MEANS: Final = (29.6, 29.4)
"""Where goods and cards are, and how high that is."""
_PIP: Final = 13
_COUNTER: Final = _PIP * (EVENT_COUNTER + 1)
"""How wide the event counter is."""
_PARTS: Final = ("head", "goods", "counts", "grid", "supply", "kept")
_SCORED: Final = 76
"""So much of the head is kept for the points."""
_GOODS: Final = 30
_COUNTS: Final = 45


def groups(seat: int) -> tuple[str, ...]:
    """The groups of a seat's sheet: what changes together is one."""
    return tuple(f"seat-{seat}-{part}" for part in _PARTS)


def parts(view: View, words: Words, me: PlayerView, width: float) -> tuple[str, ...]:
    """What lies in each of the groups."""
    inside = width - LEFT - 8
    return (
        _head(view, words, me, width),
        place(_goods(words, me, inside), LEFT, _GOODS),
        place(_counter(words, me), width - _SCORED - _COUNTER, 0)
        + place(_counts(words, me), LEFT, _COUNTS),
        place(grid(me, inside), LEFT, GRID),
        place(supply(words, me, inside), LEFT, SUPPLY),
        _kept(view, words, me, inside),
    )


def panel(view: View, words: Words, me: PlayerView, width: float) -> Block:
    """The sheet of one player."""
    ground, *rest = parts(view, words, me, width)
    return Block(width, HIGH, "".join((ground, printed(width), *rest, signs(width))))


def _head(view: View, words: Words, me: PlayerView, width: float) -> str:
    seat, turn = SEATS[me.seat], view.turn.seat == me.seat
    scored = points(sum(me.points.values()))
    points_wide = Face.FIGURE.width(scored, 22)
    ground = sheet(
        width,
        HIGH,
        rect(0.5, 0.5, 7, HIGH - 1, rx=3, fill=seat.colour),
        edge=seat.colour if turn else RULE,
        fill="#fffdf4" if turn else LIGHT,
    )
    left = LEFT + 27
    room = width - left - points_wide - 34
    marks = _signs(view, words, me)
    lead = left + (marks.width + 5 if marks.width else 0)
    return "".join(
        (
            ground.body,
            mark("shield", me.seat, LEFT + 11, 15, 20),
            text(
                left,
                14,
                words.seat(me.seat),
                14.5,
                face=Face.NAME,
                anchor="start",
                room=width - _SCORED - _COUNTER - left - 4,
                least=LEAST,
            ),
            place(marks, left, 15.5),
            _people(words, me, lead, room - marks.width - 5),
            group(
                title(_scored(words, me)),
                icon(VICTORY, width - points_wide - 19, 15, 20, fill=SOFT_INK),
                text(width - 7, 22.5, scored, 22, face=Face.FIGURE, anchor="end"),
                data_thing="points",
            ),
        )
    )


def _people(words: Words, me: PlayerView, x: float, room: float) -> str:
    """Civilization and leader; a click tells what they can do."""
    parts = []
    for name in filter(None, (me.civilization, me.leader)):
        told = words.thing(name)
        shown = text(
            x,
            25.4,
            told,
            12.8,
            face=Face.ASIDE,
            anchor="start",
            fill=SOFT_INK,
            room=room / 2,
            least=LEAST,
        )
        wide = min(Face.ASIDE.width(told, 12.8), room / 2)
        hit = rect(x - 3, 2, wide + 6, 28, fill_opacity=0)
        parts.append(group(title(told), hit, shown, data_thing=name, tabindex="0", role="button"))
        x += wide + 8
    return "".join(parts)


def _signs(view: View, words: Words, me: PlayerView) -> Block:
    """The start player's banner or which turn of a phase is the others', and the actions left of
    whose turn it is."""
    blocks = []
    if view.start == me.seat:
        told = title(words.say("board-start"))
        sign = told + icon(START_PLAYER, 6, 7, 13)
        blocks.append(about("start_player", Block(12, 14, sign)))
    elif len(view.order) > 2:
        blocks.append(_turn(view, words, me))
    if view.turn.seat == me.seat:
        block = counted(ACTIONS, view.turn.actions, 13)
        told = title(words.say("board-actions"))
        blocks.append(about("actions", Block(block.width, 14, told + block.body)))
    if me.assassinated:
        told = title(words.say("board-assassinated"))
        blocks.append(about("assassinated", Block(14, 14, told + icon(KILLED, 7, 7, 14))))
    return row(blocks, 7)


def _turn(view: View, words: Words, me: PlayerView) -> Block:
    """COC-2.6, COC-3.2: the seats are dealt, so the panels do not lie in the order of play."""
    start, own = view.order.index(view.start), view.order.index(me.seat)
    turn = (own - start) % len(view.order) + 1
    figure = f"{turn}."
    told = title(words.say("board-turn", {"number": turn}))
    told += text(0, 11.5, figure, 13, face=Face.FIGURE, anchor="start", fill=SOFT_INK)
    return about("start_player", Block(Face.FIGURE.width(figure, 13), 14, told))


def _scored(words: Words, me: PlayerView) -> str:
    """Where the points come from."""
    shares = [f"{words.say(f'score-{name}')} {points(n)}" for name, n in me.points.items() if n]
    return ": ".join(filter(None, (words.say("panel-points"), ", ".join(shares))))


@drawn_once(8 * MB)
def _goods(words: Words, me: PlayerView, inside: float) -> Block:
    """What is in store, and how much of it there may be."""
    blocks = []
    for good, amount in me.goods.items():
        block = _good(good, amount, me.limits.get(good))
        told = group(title(words.thing(good)), block.body, data_thing=good)
        blocks.append(Block(block.width, 13, told))
    spare = (inside - sum(block.width for block in blocks)) / (len(blocks) - 1)
    return row(blocks, min(spare, 9))


def _good(good: str, amount: int, limit: int | None) -> Block:
    """How much there is, and in the same line of type how much there may be."""
    if limit is None:
        return counted(GOODS[good], amount, 13)
    most = f"/{limit}"
    told = el(
        "text",
        str(amount),
        el("tspan", most, font_weight=400, fill=SOFT_INK),
        x=14.3,
        y=10.9,
        font_size=13,
        class_=f"{Face.FIGURE.css} c-s",
    )
    wide = 14.3 + Face.FIGURE.width(str(amount), 13) + Face.PLAIN.width(most, 13)
    return Block(wide, 13, icon(GOODS[good], 6.5, 6.5, 13) + told)


@drawn_once(8 * MB)
def _counts(words: Words, me: PlayerView) -> Block:
    """Cards in hand, cities, advances, and what was captured."""
    figures = [
        ("deck-action", DECKS["action"], me.action_cards, words.say("panel-action-cards")),
        (
            "deck-objective",
            DECKS["objective"],
            me.objective_cards,
            words.say("panel-objective-cards"),
        ),
        ("deck-wonder", DECKS["wonder"], me.wonder_cards, words.say("panel-wonder-cards")),
        ("city", STRUCTURES["settlement"], me.cities, words.say("panel-cities")),
        ("advances", SIGNS["education"], me.advance_count, words.say("panel-advances")),
        ("prisoners", PRISONERS, len(me.prisoners), words.thing("prisoners")),
        ("killed_leaders", KILLED, me.killed_leaders, words.say("board-killed-leaders")),
    ]
    return row(
        [
            about(thing, Block(block.width, 13, title(told) + block.body))
            for thing, sign, amount, told in figures
            if amount or sign not in (PRISONERS, KILLED)
            for block in (counted(sign, amount, 12.5),)
        ],
        5,
    )


@drawn_once(MB)
def _counter(words: Words, me: PlayerView) -> Block:
    """The event counter."""
    bolt = icon(DECKS["event"], 6, 9, 12, fill=SOFT_INK)
    pips = "".join(
        circle(_COUNTER - 6 - _PIP * n, 9, 5, fill=INK if n < me.counter else LIGHT, stroke=INK)
        for n in range(EVENT_COUNTER)
    )
    told = title(f"{words.say('board-counter')}: {me.counter}")
    return about("event_counter", Block(_COUNTER, 18, told + bolt + pips))


def _kept(view: View, words: Words, me: PlayerView, inside: float) -> str:
    """Objectives reached, cards kept, an advance on loan; at the end, with whom there is peace."""
    names = [*(f"objective-{name}" for name in me.objectives), *me.kept_events]
    if view.turn.seat == me.seat and view.turn.borrowed is not None:
        names.append(view.turn.borrowed)
    things = list(map(words.thing, names))
    others = (*me.truces, -1 if me.courted is None else me.courted, me.ally)
    peace = sorted({seat for seat in others if seat >= 0})
    end, y = LEFT + inside, _COUNTS + 6.5
    crests = "".join(mark("crest", seat, end - 7 - 14 * n, y, 12) for n, seat in enumerate(peace))
    if peace:
        sign = icon(OFFER, end - 7 - 14 * len(peace), y, 13, fill=SOFT_INK)
        crests = group(title(words.say("board-peace")), sign, crests, data_thing="peace")
        end -= 14 * (len(peace) + 1)
    room = end - LEFT - _counts(words, me).width - 6
    kept = text(end, _COUNTS + 10.5, _as_many(things, room), LEAST, face=Face.ASIDE, anchor="end")
    told = group(title(" · ".join(things)), kept, data_thing="kept") if things else ""
    return told + crests


def _as_many(things: Sequence[str], room: float) -> str:
    """As many of these as can be read, the latest first to stay, and how many more there are."""
    for left_out in range(len(things)):
        more = [f"+{left_out}"] if left_out else []
        told = " · ".join([*more, *things[left_out:]])
        if Face.ASIDE.width(told, LEAST) <= room:
            return told
    return f"+{len(things)}" if things else ""
