"""A civilization as it lies on a player's board: its four advances, and its leaders."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from civitas.drawing.colours import LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark
from civitas.drawing.places import ready
from civitas.drawing.svg import Block, group, icon, moved, number, path, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.advances.advance import ANY_GOVERNMENT
from civitas.titles.clash_of_cultures.board.symbols import CIVILIZATION, DECKS, KILLED, UNITS
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATION as NUMBER
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.view import PlayerView

_HEAD: Final = 22
_CELL: Final = 29
HIGH: Final = _HEAD + 2 * _CELL + 2
_ABREAST: Final = 2
"""So many cells lie side by side on a narrow screen."""
_FATES: Final = {"play": UNITS["leader"], "left": DECKS["action"], "fallen": KILLED}
"""What may become of a leader, and its sign."""


class _Cell(NamedTuple):
    """An advance, or a leader: what is written under its name, and whether it works now."""

    place: str
    name: str
    below: str
    told: str
    sign: str
    works: bool


@drawn_once(4 * MB)
def civilization(
    words: Words,
    me: PlayerView,
    width: float,
    lit: frozenset[str] | None = None,
    narrow: float | None = None,
) -> Block:
    """The board of a player's civilization; ``lit`` places glow (None: the page shows their gold).

    Nothing, where there is no civilization. ``narrow`` is its width where the page folds it.
    """
    if me.civilization is None:
        return Block(width, 0, "")
    name, least = words.thing(me.civilization), narrow or width
    head = group(
        title(name),
        rect(0, 0, least, _HEAD, fill_opacity=0),
        icon(CIVILIZATION, 11, 12, 14, fill=SOFT_INK),
        mark("crest", me.seat, 28, 11.5, 14),
        text(40, 16, name, 12, face=Face.NAME, anchor="start", fill=SOFT_INK, room=least - 50),
        data_place=f"civilization:{me.civilization}",
    )
    parts, y = [], float(_HEAD)
    for n, cells in enumerate((_advances(words, me), _leaders(words, me))):
        spots = _spots(len(cells), width, _HEAD + _CELL * n, narrow, y)
        wide = (width - 2) / max(len(cells), 1) - 2
        parts += [
            group(_cell(cell, wide, SEATS[me.seat].colour, lit), data_place=cell.place, **spot)
            for cell, spot in zip(cells, spots, strict=True)
        ]
        y += _folded(len(cells), width, narrow)
    ground = path(
        _outline(width, HIGH),
        fill=SHADE,
        stroke=RULE,
        data_narrow=None if narrow is None else _outline(narrow, y + 2),
    )
    return Block(width, HIGH, "".join((ground, head, *parts)))


def _outline(wide: float, high: float) -> str:
    across, down = number(wide - 11), number(high - 11)
    arc = "a5 5 0 0 1"
    return f"M5.5 .5h{across}{arc} 5 5v{down}{arc}-5 5h-{across}{arc}-5-5v-{down}{arc} 5-5Z"


def _spots(
    count: int, width: float, y: float, narrow: float | None, folded_y: float
) -> list[dict[str, str | None]]:
    """Where the cells of a row lie: side by side or, on a narrow screen, larger on several rows."""
    wide, scale = (width - 2) / max(count, 1), _scale(count, width, narrow)
    folded = [
        moved(2 + wide * scale * (n % _ABREAST), folded_y + _CELL * scale * (n // _ABREAST), scale)
        for n in range(count)
    ]
    return [
        {"transform": moved(2 + wide * n, y), "data_narrow": None if narrow is None else there}
        for n, there in enumerate(folded)
    ]


def _scale(count: int, width: float, narrow: float | None) -> float:
    return ((narrow or width) - 2) / _ABREAST / ((width - 2) / max(count, 1))


def _folded(count: int, width: float, narrow: float | None) -> float:
    """How high a row is when it is folded."""
    return -(-count // _ABREAST) * _CELL * _scale(count, width, narrow)


def folded_high(width: float, narrow: float) -> float:
    """How high the board of a civilization is when it is folded."""
    people = CIVILIZATIONS[0]
    rows = [_folded(len(cells), width, narrow) for cells in (people.advances, people.leaders)]
    return _HEAD + sum(rows) + 2


def _advances(words: Words, me: PlayerView) -> list[_Cell]:
    """COC-7.11: each comes with the advance that it hangs on."""
    found = []
    for advance in CIVILIZATIONS[NUMBER[me.civilization or ""]].advances:
        free = advance.trigger == ANY_GOVERNMENT
        trigger = words.say("board-any-government") if free else words.thing(advance.trigger)
        told = f"{words.thing(advance.id)} ({trigger}): {words.say(f'effect-{advance.id}')}"
        gained = advance.id in me.civilization_advances
        place, name = f"advance:{advance.id}", words.thing(advance.id)
        found.append(_Cell(place, name, trigger, told, CIVILIZATION, gained))
    return found


def _leaders(words: Words, me: PlayerView) -> list[_Cell]:
    """COC-11.12 to COC-11.14: one may be in play, the others are still to come or dead."""
    fates = dict.fromkeys(me.leaders, "left") | dict.fromkeys(me.fallen_leaders, "fallen")
    if me.leader is not None:
        fates = {me.leader: "play"} | fates
    found = []
    for leader, fate in fates.items():
        name, below = words.thing(leader), words.say(f"board-leader-{fate}")
        told = f"{name} ({below})"
        found.append(_Cell(f"leader:{leader}", name, below, told, _FATES[fate], fate == "play"))
    return found


def _cell(cell: _Cell, wide: float, colour: str, lit: Collection[str] | None) -> str:
    """Name and what it hangs on; what works now has its owner's colour and a tick."""
    high = _CELL - 2
    shown = lit is None or cell.place in lit
    gold = rect(1, 1, wide - 2, high - 2, rx=3, class_="c-g", fill_opacity=0.5)
    works = rect(0, 0, wide, high, rx=3.5, fill=colour, fill_opacity=0.18) + path(
        f"M{wide - 12:.1f} 6.5l3 3 5-6", fill="none", stroke=colour, stroke_width=2
    )
    room = wide - 19
    name = text(
        17, 11.5, cell.name, 10.4, face=Face.FIGURE, anchor="start", room=room - 12 * cell.works
    )
    below = text(
        17, 22.5, cell.below, 10, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=room
    )
    parts = (
        title(cell.told),
        rect(0, 0, wide, high, rx=3.5, fill=LIGHT, stroke=RULE),
        works if cell.works else "",
        ready(gold) if shown else "",
        icon(cell.sign, 9, high / 2, 12, fill=SOFT_INK),
        name,
        below,
    )
    return "".join(parts)
