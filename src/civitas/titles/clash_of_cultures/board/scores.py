"""The end of a match: everybody's points, and what they are for."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, RULE, SOFT_INK
from civitas.drawing.legible import LEAST
from civitas.drawing.pieces import mark, sheet
from civitas.drawing.svg import Block, group, icon, path, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.speech import points
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.board.symbols import (
    CATEGORIES,
    DECKS,
    KILLED,
    STRUCTURES,
    VICTORY,
)
from civitas.titles.clash_of_cultures.view import PlayerView, View

_SIGNS: Final = {
    "city_pieces": STRUCTURES["settlement"],
    "advances": CATEGORIES["education"],
    "objectives": DECKS["objective"],
    "wonders": DECKS["wonder"],
    "events": DECKS["event"],
    "killed_leaders": KILLED,
}
_HEAD: Final = 52
_LINE: Final = 25
_NAMES: Final = 0.38
"""The part of the width that names take."""


def final_scores(view: View, words: Words, width: float) -> Block:
    """One line for each player, the most points first (COC-27.3)."""
    ranked = sorted(view.players, key=lambda me: -sum(me.points.values()))
    high = _HEAD + _LINE * len(ranked) + 6
    step = (width * (1 - _NAMES) - 8) / (len(_SIGNS) + 1)
    columns = [width * _NAMES + step * (n + 0.5) for n in range(len(_SIGNS) + 1)]
    signs = [(sign, words.say(f"score-{name}"), name) for name, sign in _SIGNS.items()]
    signs.append((VICTORY, words.say("panel-points"), "points"))
    return sheet(
        width,
        high,
        text(12, 20, words.say("board-score"), 14, face=Face.NAME, anchor="start"),
        *(
            group(title(told), icon(sign, x, 38, 17, fill=SOFT_INK), data_thing=f"score:{name}")
            for x, (sign, told, name) in zip(columns, signs, strict=True)
        ),
        path(f"M10 {_HEAD}H{width - 10:.1f}", stroke=RULE),
        *(_line(words, me, columns, _HEAD + _LINE * n) for n, me in enumerate(ranked)),
        edge=INK,
    )


def _line(words: Words, me: PlayerView, columns: list[float], y: float) -> str:
    shares = [me.points[name] for name in _SIGNS]
    room = columns[0] - 42
    middle = y + 17.5
    return "".join(
        (
            mark("crest", me.seat, 20, y + 13, 18),
            text(
                34,
                middle,
                words.seat(me.seat),
                13,
                face=Face.NAME,
                anchor="start",
                room=room,
                least=LEAST,
            ),
            *(
                text(x, middle, points(n) if n else "–", 13, fill=INK if n else SOFT_INK)
                for x, n in zip(columns, shares, strict=False)
            ),
            rect(columns[-1] - 14, y + 3, 28, 20, rx=5, fill=RULE, fill_opacity=0.45),
            text(columns[-1], middle + 0.5, points(sum(shares)), 15, face=Face.FIGURE),
        )
    )
