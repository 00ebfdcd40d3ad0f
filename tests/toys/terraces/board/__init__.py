"""The hill, drawn: a terrace is a step of the hillside, higher ones above."""

from __future__ import annotations

from collections.abc import Collection

from civitas.drawing.svg import document
from civitas.kernel.words import Words
from tests.toys.terraces.board.hillside import HEIGHT, WIDTH, hillside, lying
from tests.toys.terraces.view import View


def draw(view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False) -> str:
    """The whole board; it is small enough for a phone as it is."""
    return document(WIDTH, HEIGHT, words.say("sheet-hill"), hillside(glow), *lying(view).values())
