"""A civilization as it lies on a player's board: its four advances, and its leaders."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from civitas.drawing.colours import LIGHT, RULE, SEATS, SHADE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark
from civitas.drawing.places import ready
from civitas.drawing.svg import Block, group, icon, moved, path, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.advances.advance import ANY_GOVERNMENT
from civitas.titles.clash_of_cultures.board.symbols import CIVILIZATION, DECKS, KILLED, UNITS
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATION as NUMBER
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.view import PlayerView

_HEAD: Final = 24
_CELL: Final = 30
_ABREAST: Final = 2
"""So many cells lie side by side."""
HIGH: Final = _HEAD + 4 * _CELL + 2
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
    words: Words, me: PlayerView, width: float, lit: frozenset[str] | None = None
) -> Block:
    """The board of a player's civilization; ``lit`` places glow (None: the page shows their gold).

    Nothing, where there is no civilization.
    """
    if me.civilization is None:
        return Block(width, 0, "")
    name = words.thing(me.civilization)
    ground = rect(0.5, 0.5, width - 1, HIGH - 1, rx=5, fill=SHADE, stroke=RULE)
    head = group(
        title(name),
        rect(0, 0, width, _HEAD, fill_opacity=0),
        icon(CIVILIZATION, 12, 12.5, 15, fill=SOFT_INK),
        mark("crest", me.seat, 30, 12, 15),
        text(43, 16.5, name, 13, face=Face.NAME, anchor="start", fill=SOFT_INK, room=width - 50),
        data_place=f"civilization:{me.civilization}",
    )
    wide, parts, y = (width - 2) / _ABREAST, [], float(_HEAD)
    for cells in (_advances(words, me), _leaders(words, me)):
        for n, cell in enumerate(cells):
            corner = moved(2 + wide * (n % _ABREAST), y + _CELL * (n // _ABREAST))
            drawn = _cell(cell, wide - 2, SEATS[me.seat].colour, lit)
            parts.append(group(drawn, data_place=cell.place, transform=corner))
        y += -(-len(cells) // _ABREAST) * _CELL
    return Block(width, HIGH, "".join((ground, head, *parts)))


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
        17,
        12,
        cell.name,
        LEAST,
        face=Face.FIGURE,
        anchor="start",
        room=room - 12 * cell.works,
        least=LEAST,
    )
    below = text(
        17,
        24,
        cell.below,
        LEAST,
        face=Face.ASIDE,
        anchor="start",
        fill=SOFT_INK,
        room=room,
        least=LEAST,
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
