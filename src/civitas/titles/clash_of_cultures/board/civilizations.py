"""A civilization as it lies on a player's board: its four advances, and its leaders."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from civitas.drawing.colours import LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark
from civitas.drawing.svg import Block, group, icon, path, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.advance import ANY_GOVERNMENT
from civitas.titles.clash_of_cultures.board.symbols import CIVILIZATION, DECKS, KILLED, UNITS
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATION as NUMBER
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.view import PlayerView

_HEAD: Final = 20
_CELL: Final = 29
HIGH: Final = _HEAD + 2 * _CELL + 2
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


@drawn_once(1024)
def civilization(
    words: Words, me: PlayerView, width: float, lit: frozenset[str] | None = None
) -> Block:
    """The board of a player's civilization; ``lit`` places glow (None: the page shows their gold).

    Nothing, where there is no civilization.
    """
    if me.civilization is None:
        return Block(width, 0, "")
    name = words.thing(me.civilization)
    head = group(
        title(name),
        rect(0, 0, width, _HEAD, fill_opacity=0),
        icon(CIVILIZATION, 11, 11, 14, fill=SOFT_INK),
        text(22, 15, name, 12, face=Face.NAME, anchor="start", fill=SOFT_INK, room=width - 60),
        data_place=f"civilization:{me.civilization}",
    )
    rows = (_advances(words, me), _leaders(words, me))
    return Block(
        width,
        HIGH,
        rect(0.5, 0.5, width - 1, HIGH - 1, rx=5, fill=SHADE, stroke=RULE)
        + head
        + mark("crest", me.seat, width - 12, 10.5, 14)
        + "".join(
            _row(cells, width, _HEAD + _CELL * n, SEATS[me.seat].colour, lit)
            for n, cells in enumerate(rows)
        ),
    )


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


def _row(
    cells: Sequence[_Cell], width: float, y: float, colour: str, lit: Collection[str] | None
) -> str:
    wide = (width - 2) / max(len(cells), 1)
    return "".join(
        _cell(cell, 2 + wide * n, y, wide - 2, colour, lit) for n, cell in enumerate(cells)
    )


def _cell(
    cell: _Cell, x: float, y: float, wide: float, colour: str, lit: Collection[str] | None
) -> str:
    """Name and what it hangs on; what works now has its owner's colour and a tick."""
    high = _CELL - 2
    shown = lit is None or cell.place in lit
    gold = rect(x + 1, y + 1, wide - 2, high - 2, rx=3, class_="c-g", fill_opacity=0.5)
    works = rect(x, y, wide, high, rx=3.5, fill=colour, fill_opacity=0.18) + path(
        f"M{x + wide - 12:.1f} {y + 6.5:.1f}l3 3 5-6", fill="none", stroke=colour, stroke_width=2
    )
    room = wide - 19
    return group(
        title(cell.told),
        rect(x, y, wide, high, rx=3.5, fill=LIGHT, stroke=RULE),
        works if cell.works else "",
        group(gold, class_="reach") if shown else "",
        icon(cell.sign, x + 9, y + high / 2, 12, fill=SOFT_INK),
        text(
            x + 17,
            y + 11.5,
            cell.name,
            10.4,
            face=Face.FIGURE,
            anchor="start",
            room=room - 12 * cell.works,
        ),
        text(
            x + 17,
            y + 22.5,
            cell.below,
            10,
            face=Face.ASIDE,
            anchor="start",
            fill=SOFT_INK,
            room=room,
        ),
        data_place=cell.place,
    )
