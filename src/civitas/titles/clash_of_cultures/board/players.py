"""One sheet per player: points, goods, cards, event counter, advances, what is left in supply."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SEATS, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import counted, mark, row, sheet
from civitas.drawing.svg import Block, boxes, circle, group, icon, path, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.symbols import (
    ACTIONS,
    CIVILIZATION,
    DECKS,
    GOODS,
    KILLED,
    OFFER,
    PRISONERS,
    START_PLAYER,
    STRUCTURES,
    UNITS,
    VICTORY,
)
from civitas.titles.clash_of_cultures.board.symbols import CATEGORIES as SIGNS
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, CATEGORIES, IN_CATEGORY
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATION as NUMBER
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.content.structure import EVENT_COUNTER
from civitas.titles.clash_of_cultures.view import PlayerView, View

HIGH: Final = 184
_LEFT: Final = 16
_PITCH: Final = 8.8
_PARTS: Final = ("head", "goods", "grid", "rest")


def groups(seat: int) -> tuple[str, ...]:
    """The groups of a seat's sheet: what changes together is one."""
    return tuple(f"seat-{seat}-{part}" for part in _PARTS)


def parts(view: View, words: Words, me: PlayerView, width: float) -> tuple[str, ...]:
    """What lies in each of the groups."""
    inside = width - _LEFT - 8
    return (
        _head(view, words, me, width),
        place(_goods(words, me), _LEFT, 50) + place(_counts(words, me, inside), _LEFT, 73),
        place(_grid(me, inside), _LEFT, 96),
        place(_supply(words, me, inside), _LEFT, 149) + _kept(view, words, me, inside),
    )


def panel(view: View, words: Words, me: PlayerView, width: float) -> Block:
    """The sheet of one player."""
    return Block(width, HIGH, "".join(parts(view, words, me, width)))


def _head(view: View, words: Words, me: PlayerView, width: float) -> str:
    seat, turn = SEATS[me.seat], view.turn.seat == me.seat
    points = f"{sum(me.points.values()):g}"
    points_wide = Face.FIGURE.width(points, 26)
    ground = sheet(
        width,
        HIGH,
        rect(0.5, 0.5, 7, HIGH - 1, rx=3, fill=seat.colour),
        edge=seat.colour if turn else RULE,
        fill="#fffdf4" if turn else LIGHT,
    )
    room = width - 66 - points_wide - 60
    marks = _signs(view, words, me)
    lead = _LEFT + 40 + (marks.width + 6 if marks.width else 0)
    return "".join(
        (
            ground.body,
            mark("shield", me.seat, _LEFT + 16, 26, 28),
            text(
                _LEFT + 40, 23, words.seat(me.seat), 17, face=Face.NAME, anchor="start", room=room
            ),
            place(marks, _LEFT + 40, 30),
            _people(words, me, lead, room - marks.width),
            group(
                title(words.say("panel-points")),
                icon(VICTORY, width - points_wide - 28, 25, 26, fill=SOFT_INK),
                text(width - 11, 34, points, 26, face=Face.FIGURE, anchor="end"),
            ),
        )
    )


def _people(words: Words, me: PlayerView, x: float, room: float) -> str:
    """Civilization and leader; a click tells what they can do."""
    parts = []
    for name in filter(None, (me.civilization, me.leader)):
        told = words.thing(name)
        shown = text(
            x, 42, told, 13.5, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=room / 2
        )
        parts.append(group(title(told), shown, data_thing=name, tabindex="0", role="button"))
        x += min(Face.ASIDE.width(told, 13.5), room / 2) + 10
    return "".join(parts)


def _signs(view: View, words: Words, me: PlayerView) -> Block:
    """The start player's banner, and the actions left of whose turn it is."""
    blocks = []
    if view.start == me.seat:
        told = title(words.say("board-start"))
        blocks.append(Block(14, 15, group(told, icon(START_PLAYER, 7, 7.5, 15))))
    if view.turn.seat == me.seat:
        block = counted(ACTIONS, view.turn.actions, 13)
        blocks.append(Block(block.width, 15, group(title(words.say("board-actions")), block.body)))
    if me.assassinated:
        told = title(words.say("board-assassinated"))
        blocks.append(Block(15, 15, group(told, icon(KILLED, 7.5, 7.5, 15))))
    return row(blocks, 7)


@drawn_once(4096)
def _goods(words: Words, me: PlayerView) -> Block:
    blocks = []
    for good, amount in me.goods.items():
        block = counted(GOODS[good], amount, 17)
        limit = me.limits.get(good)
        body = group(title(words.thing(good)), block.body)
        wide = block.width
        if limit is not None:
            body += text(wide + 1, 14.3, f"/{limit}", 9.5, anchor="start", fill=SOFT_INK)
            wide += 1 + Face.PLAIN.width(f"/{limit}", 9.5)
        blocks.append(Block(wide, 17, body))
    return row(blocks, 11)


@drawn_once(4096)
def _counts(words: Words, me: PlayerView, inside: float) -> Block:
    """Cards in hand, cities, and what was captured; the event counter at the end."""
    figures = [
        (DECKS["action"], me.action_cards, words.say("panel-action-cards")),
        (DECKS["objective"], me.objective_cards, words.say("panel-objective-cards")),
        (DECKS["wonder"], me.wonder_cards, words.say("panel-wonder-cards")),
        (STRUCTURES["settlement"], me.cities, words.say("panel-cities")),
        (SIGNS["education"], me.advance_count, words.say("panel-advances")),
        (PRISONERS, len(me.prisoners), words.thing("prisoners")),
        (KILLED, me.killed_leaders, words.say("board-killed-leaders")),
    ]
    blocks = [
        Block(block.width, 16, group(title(told), block.body))
        for sign, amount, told in figures
        if amount or sign not in (PRISONERS, KILLED)
        for block in (counted(sign, amount, 15),)
    ]
    left = row(blocks, 12)
    pips = "".join(
        circle(inside - 8 - 17 * n, 8, 6, fill=INK if n < me.counter else LIGHT, stroke=INK)
        for n in range(EVENT_COUNTER)
    )
    bolt = icon(DECKS["event"], inside - 8 - 17 * EVENT_COUNTER - 1, 8, 15, fill=SOFT_INK)
    told = title(f"{words.say('board-counter')}: {me.counter}")
    return Block(inside, 16, left.body + group(told, bolt, pips))


@drawn_once(4096)
def _grid(me: PlayerView, inside: float) -> Block:
    """The player board: a column for each category, and one for the civilization's advances."""
    wide = inside / (len(CATEGORIES) + 1)
    signs: list[str] = []
    owned: list[tuple[float, float]] = []
    missing: list[tuple[float, float]] = []
    for n, category in enumerate(CATEGORIES):
        signs.append(icon(SIGNS[category.id], wide * (n + 0.5), 6.5, 13, fill=SOFT_INK))
        for line, number in enumerate(IN_CATEGORY[n]):
            corner = wide * n + 2, 15 + _PITCH * line
            (owned if ADVANCES[number].id in me.advances else missing).append(corner)
    if me.civilization is not None:
        signs.append(icon(CIVILIZATION, wide * 12.5, 6.5, 13, fill=SOFT_INK))
        for line, advance in enumerate(CIVILIZATIONS[NUMBER[me.civilization]].advances):
            corner = wide * 12 + 2, 15 + _PITCH * line
            (owned if advance.id in me.civilization_advances else missing).append(corner)
    body = boxes(missing, wide - 4, 7, fill="none", stroke=RULE) if missing else ""
    if owned:
        colour = SEATS[me.seat].colour
        body += boxes(owned, wide - 4, 7, fill=colour, stroke=colour)
        middle = wide / 2 - 2
        ticks = "".join(f"M{x + middle - 4:.1f} {y + 3.6:.1f}l2.6 2.4 4.6-4.8" for x, y in owned)
        body += path(ticks, fill="none", stroke=LIGHT, stroke_width=1.5)
    return Block(inside, 50, "".join(signs) + body)


@drawn_once(4096)
def _supply(words: Words, me: PlayerView, inside: float) -> Block:
    """Pieces that are still in supply."""
    pieces = [(STRUCTURES[name], n) for name, n in me.pieces_left.items()]
    units = [(UNITS[name], n) for name, n in me.units_left.items()]
    wide = inside / (len(pieces) + len(units))
    parts = [title(words.say("board-supply"))]
    for n, (sign, amount) in enumerate([*pieces, *units]):
        parts.append(icon(sign, wide * n + 6, 7, 12, fill=SOFT_INK))
        parts.append(text(wide * n + 13, 11.3, str(amount), 11, anchor="start", fill=SOFT_INK))
    return Block(inside, 14, group(*parts))


def _kept(view: View, words: Words, me: PlayerView, inside: float) -> str:
    """Objectives reached, cards kept, an advance on loan; at the end, with whom there is peace."""
    names = [*(f"objective-{name}" for name in me.objectives), *me.kept_events]
    if view.turn.seat == me.seat and view.turn.borrowed is not None:
        names.append(view.turn.borrowed)
    told = " · ".join(map(words.thing, names))
    others = (*me.truces, -1 if me.courted is None else me.courted, me.ally)
    peace = sorted({seat for seat in others if seat >= 0})
    crests = "".join(
        mark("crest", seat, inside + _LEFT - 8 - 17 * n, 173, 13) for n, seat in enumerate(peace)
    )
    if peace:
        sign = icon(OFFER, inside + _LEFT - 8 - 17 * len(peace), 173, 14, fill=SOFT_INK)
        crests = group(title(words.say("board-peace")), sign, crests)
    room = inside - 17 * (len(peace) + 1)
    line = text(_LEFT, 177, told, 12, face=Face.ASIDE, anchor="start", room=room) if told else ""
    return line + crests
