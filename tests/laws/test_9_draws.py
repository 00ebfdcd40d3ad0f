"""Law 9. It draws: every state is well-formed SVG, with every place that a pick names."""

from __future__ import annotations

from collections import defaultdict
from typing import Any
from xml.etree import ElementTree

import pytest

from civitas.kernel.table import Table
from civitas.kernel.titles import Section
from civitas.kernel.words import LANGUAGES, Words, words_for
from tests.conftest import QUICK
from tests.laws.matches import Match, blame, play
from tests.laws.toy import Toy, View

MOMENTS = 1 if QUICK else 3
"""Moments of a match that are drawn, beside the first ask of each kind."""
DRAWN: defaultdict[str, set[str]] = defaultdict(set)
"""By title, the kinds of asks that have been drawn."""
SVG = "{http://www.w3.org/2000/svg}svg"


def check_draws(match: Match) -> None:
    drawn = DRAWN[match.title.meta.id]
    chosen = match.some("draw", MOMENTS)
    for number, (table, _) in enumerate(match.walk()):
        kinds = {ask.what for ask in table.asks}
        if number in chosen or kinds - drawn:
            drawn |= kinds
            words = words_for(table.meta, LANGUAGES[number % 2], table.header.seats)
            seats = [ask.seat for ask in table.asks[:1]]
            for seat in [*seats, None] if number in chosen else seats:
                draw(table, seat, words, narrow=seat is None)


def draw(table: Table, seat: int | None, words: Words, narrow: bool) -> None:
    view = table.view(seat)
    named = {place for ask in view.asks for pick in ask.picks for place in pick.places}
    root = ElementTree.fromstring(table.title.draw(view.board, words, named, narrow=narrow))
    assert root.tag == SVG, f"the drawing is a {root.tag}"
    places = {element.get("data-place") for element in root.iter()}
    assert named <= places, f"{named - places} are not in the drawing"
    sections = table.title.panel(view.board, words)
    assert sections, "nothing to show in a terminal"
    for section in sections:
        widths = {len(row) for row in (section.header, *section.rows) if row}
        assert len(widths) == 1, f"{section.heading}: rows of {widths} columns"


def test_it_draws(drawn_matches: list[Match]) -> None:
    for match in drawn_matches:
        with blame(match):
            check_draws(match)


class Blank(Toy):
    """Draws an empty sheet."""

    def draw(self, *args: Any, **kwargs: Any) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg"/>'


class Ragged(Toy):
    """Draws something that is no XML."""

    def draw(self, *args: Any, **kwargs: Any) -> str:
        return super().draw(*args, **kwargs).replace("</svg>", "<g></svg>")


class Crooked(Toy):
    """Puts cells under no heading."""

    def panel(self, view: View, words: Words) -> list[Section]:
        return [Section("Toy", ("coins",), (("1", "2"),))]


@pytest.mark.parametrize(
    ("title", "error", "complaint"),
    [
        (Blank(), AssertionError, "not in the drawing"),
        (Ragged(), ElementTree.ParseError, "mismatched tag"),
        (Crooked(), AssertionError, "columns"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_law_bites(title: Any, error: type[Exception], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        check_draws(play(title, 3, {}, "bite"))
