"""The plate of every people: all that lies on and beside a player's board."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SEATS, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark, sheet
from civitas.drawing.places import place_to_click, ready
from civitas.drawing.svg import Block, about, group, icon, path, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.speech import points
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.board.holdings import INSIDE, SMALL, goods, levels, means, units
from civitas.titles.era_of_tribes.board.symbols import ACTIONS, COUNTERS, DETERRENCE, PEOPLES
from civitas.titles.era_of_tribes.board.things import people_thing
from civitas.titles.era_of_tribes.view import PlayerView, View

_LEFT: Final = 14
WIDE: Final = _LEFT + INSIDE + 8
HIGH: Final = 192
BRIEF: Final = 71
"""So high is what is shown of a plate where there is no room for the whole."""
MEANS: Final = (45, 24)
"""Where thalers, influence, morale and food are, and how high that is."""
_PARTS: Final = ("head", "means", "units", "actions", "levels", "goods")


def groups(seat: int) -> tuple[str, ...]:
    """The groups of a seat's sheet: what changes together is one."""
    return tuple(f"seat-{seat}-{part}" for part in _PARTS)


def parts(
    view: View, words: Words, me: PlayerView, glow: Collection[str] | None = None
) -> tuple[str, ...]:
    """What lies in each of the groups."""
    turn, mine = view.turn == me.seat and not view.over, me.seat == view.seat
    return _on_page(me, turn, mine, words) if glow is None else _parts(me, turn, mine, words, glow)


@drawn_once(16 * MB)  # most plates stay as they are when somebody picks
def _on_page(me: PlayerView, turn: bool, mine: bool, words: Words) -> tuple[str, ...]:
    return _parts(me, turn, mine, words, None)


def _parts(
    me: PlayerView, turn: bool, mine: bool, words: Words, glow: Collection[str] | None
) -> tuple[str, ...]:
    return (
        _head(me, turn, words, _gold(f"seat:{me.seat}", glow)),
        place(means(me, words), _LEFT, 47),
        place(units(me, words), _LEFT, 73),
        place(_actions(me, mine, words, glow), _LEFT, 99),
        place(levels(me, words), _LEFT, 136),
        place(goods(me, words), _LEFT, 163),
    )


def plate(view: View, words: Words, me: PlayerView, glow: Collection[str]) -> Block:
    return Block(WIDE, HIGH, "".join(parts(view, words, me, glow)))


def _gold(spot: str, glow: Collection[str] | None) -> str:
    """Is a place drawn with its gold ready, with its gold, or without?"""
    return "ready" if glow is None else "lit" if spot in glow else "dull"


def _shown(gold: str, how: str) -> str:
    return {"ready": ready(gold), "lit": gold, "dull": ""}[how]


# ------------------------------------------------------------------ head


@drawn_once(4 * MB)
def _head(me: PlayerView, turn: bool, words: Words, how: str) -> str:
    colour = SEATS[me.seat].colour
    ground = sheet(
        WIDE,
        HIGH,
        rect(0.5, 0.5, 7, HIGH - 1, rx=3, fill=colour),
        edge=colour if turn else RULE,
        fill="#fffdf4" if turn else LIGHT,
    ).body
    gold = rect(9, 3, WIDE - 12, 40, rx=6, class_="c-g", fill_opacity=0.6)
    scored = points(sum(me.points.values()))
    wide = Face.FIGURE.width(scored, 26)
    room = WIDE - 66 - wide - 36
    over = "".join(
        (
            mark("shield", me.seat, _LEFT + 14, 23, 26),
            text(_LEFT + 36, 20, words.seat(me.seat), 16, face=Face.NAME, anchor="start",
                 room=room),
        )
    )  # fmt: skip
    hit = rect(9, 3, WIDE - 12, 40, rx=6, fill_opacity=0)
    body = _shown(gold, how) + group(over, class_="c-q")
    spot = place_to_click(f"seat:{me.seat}", hit, body, label=words.seat(me.seat))
    people = _people(me, words, room)
    flags = _flags(me, words, people.width + 8, room)
    return "".join(
        (
            ground,
            spot,
            place(people, _LEFT + 36, 23),
            flags,
            group(
                title(_scored(me, words)),
                icon(COUNTERS["counter_influence"], WIDE - wide - 25, 22, 24, fill=SOFT_INK),
                text(WIDE - 9, 31, scored, 26, face=Face.FIGURE, anchor="end"),
                data_thing="points",
            ),
        )
    )


def _scored(me: PlayerView, words: Words) -> str:
    """Where the points come from."""
    shares = [f"{words.say(f'source-{name}')} {points(n)}" for name, n in me.points.items() if n]
    return ": ".join(filter(None, (words.say("board-points"), ", ".join(shares))))


def _people(me: PlayerView, words: Words, room: float) -> Block:
    if me.people is None:
        return Block(0, 18, "")
    name = words.thing(me.people)
    wide = min(Face.ASIDE.width(name, SMALL), room * 0.6)
    body = icon(PEOPLES[me.people], 8, 9, 17, fill=SOFT_INK) + text(
        20, 13.5, name, SMALL, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=room * 0.6
    )
    thing = people_thing(me.people, automa=me.automa)
    return about(thing, Block(20 + wide, 18, title(words.thing(thing)) + body))


def _flags(me: PlayerView, words: Words, lead: float, room: float) -> str:
    """Passed, in revolution, deterring, an end condition met; and who is allied."""
    x, parts = _LEFT + 36 + lead, []
    for ally in me.allies:
        told = title(words.say("board-ally", {"seat": ally}))
        parts.append(group(told, mark("crest", ally, x + 8, 32, 15), data_thing="allies"))
        x += 18
    if me.deterring:
        told = title(words.thing("deterrence"))
        sign = icon(DETERRENCE, x + 8, 32, 16, fill=SOFT_INK)
        parts.append(group(told, sign, data_thing="deterrence"))
        x += 20
    said = [
        words.say(f"board-{flag}")
        for flag, on in (("met", me.met), ("revolted", me.revolted), ("passed", me.passed))
        if on
    ]
    if said:
        told = " · ".join(said)
        left = max(room + _LEFT + 36 - x, 40)
        parts.append(
            group(
                text(x + 2, 36.5, told, SMALL, face=Face.FIGURE, anchor="start", room=left),
                data_thing="flags",
            )
        )
    return "".join(parts)


# ------------------------------------------------------------------ actions


def _actions(me: PlayerView, own: bool, words: Words, glow: Collection[str] | None) -> Block:
    """The seven action fields; those used in this round are dark and struck out."""
    lit = tuple(_gold(f"action:{action}", glow) if own else "none" for action in ACTIONS)
    return _fields(me.done, lit, words)


@drawn_once(4 * MB)
def _fields(done: tuple[str, ...], lit: tuple[str, ...], words: Words) -> Block:
    wide, parts = INSIDE / len(ACTIONS), []
    for n, (action, sign) in enumerate(ACTIONS.items()):
        x, used = wide * n, action in done
        ground = rect(x, 0.5, wide - 5, 29, rx=5, fill=SOFT_INK if used else PAPER, stroke=RULE)
        middle = x + (wide - 5) / 2
        over = icon(sign, middle, 15, 21, fill=PAPER if used else INK)
        if used:
            over += path(f"M{x + 6:.1f} 26L{x + wide - 11:.1f} 4", stroke=PAPER, stroke_width=2)
        told = words.thing(action) + (f": {words.say('board-used')}" if used else "")
        if lit[n] == "none":
            parts.append(group(title(told), ground, over, data_thing=action))
            continue
        gold = rect(x, 0.5, wide - 5, 29, rx=5, class_="c-g")
        body = _shown(gold, lit[n]) + group(over, class_="c-q")
        parts.append(
            place_to_click(f"action:{action}", ground, body, label=told, data_thing=action)
        )
    return Block(INSIDE, 30, "".join(parts))
