"""Twelve seats: marks, crests and colours, each pair told apart, without colour and by any eyes."""

from __future__ import annotations

import re
import unicodedata
from itertools import combinations, product
from pathlib import Path

import pytest
from rich.cells import cell_len

import civitas.web
from civitas.cli.screen import COLOURS
from civitas.drawing.colours import LIGHT, PAPER, SEATS
from civitas.drawing.icons import all_icons
from civitas.drawing.png import to_png
from civitas.drawing.svg import document, group, path, rect
from civitas.kernel.titles import SEAT_MARKS, known_titles
from tests.drawing.eyes import EYES, apart, ciede2000, contrast
from tests.drawing.pixels import reds

STATIC = Path(civitas.web.__file__).parent / "static"
PAGES = (STATIC / "civitas.css").read_text("utf-8")
THEMES = ("light", "dark")
MANY = 12
READABLE = 3.0
"""The least contrast of signs and large letters, by WCAG 1.4.11."""


def palette(rule: str, theme: str) -> dict[str, str]:
    """The colours that a rule of the pages' style sheet sets, as they are by day or by night."""
    body = PAGES.partition(f"{rule} {{\n")[2].partition("\n}")[0]
    pair = r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);"
    both = {name: day for name, *day in re.findall(pair, body)}
    plain = dict(re.findall(r"--([\w-]+): (#\w{6});", body))
    return plain | {name: colours[THEMES.index(theme)] for name, colours in both.items()}


def seats_of(colours: dict[str, str]) -> list[str]:
    return [colours[f"seat-{n}"] for n in range(MANY)]


def nearest(colours: list[str], eyes: str) -> float:
    return min(apart(one, other, eyes) for one, other in combinations(colours, 2))


def test_there_are_twelve_of_each() -> None:
    assert len(set(SEAT_MARKS)) == len(SEAT_MARKS) == MANY
    assert len({seat.crest for seat in SEATS}) == len({seat.colour for seat in SEATS}) == MANY
    assert len(set(COLOURS)) == len(COLOURS) == MANY


def test_no_title_seats_more_than_have_a_mark() -> None:
    assert max(meta.sizes.most for meta in known_titles().values()) <= MANY


def test_a_mark_takes_one_cell_of_a_terminal_and_never_becomes_a_picture() -> None:
    """A wide sign would tear a table apart; those that phones paint in colours are known by W."""
    for mark in SEAT_MARKS:
        assert cell_len(mark) == 1
        assert unicodedata.east_asian_width(mark) not in "WF"
        assert unicodedata.category(mark) == "So"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_distinct_colours_are_told_apart_by_all_eyes(eyes: str, theme: str) -> None:
    """Most of the way from one end of a colour chart to the other is 100; 2 can be seen easily."""
    distinct = seats_of(palette(':root[data-colours="distinct"]', theme))
    assert nearest(distinct, eyes) >= (18 if eyes == "all colours" else 12)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("rule", [":root", ':root[data-colours="distinct"]'])
def test_colours_stand_out_from_the_paper_and_marks_from_the_colours(rule: str, theme: str) -> None:
    colours = palette(":root", theme) | palette(rule, theme)
    for colour in seats_of(colours):
        assert contrast(colour, colours["paper"]) >= READABLE
        assert contrast(colour, colours["mark"]) >= READABLE


@pytest.mark.parametrize("theme", THEMES)
def test_usual_colours_are_told_apart(theme: str) -> None:
    assert nearest(seats_of(palette(":root", theme)), "all colours") >= 11


def test_the_pages_have_the_colours_and_marks_of_the_boards() -> None:
    assert seats_of(palette(":root", "light")) == [seat.colour for seat in SEATS]
    table = (STATIC / "table.css").read_text("utf-8")
    for seat, mark in enumerate(SEAT_MARKS):
        assert f".seat-{seat} {{ --c: var(--seat-{seat}); }}" in PAGES
        assert f'#curtain[data-seat="{seat}"] {{ --c: var(--seat-{seat});' in table
        assert (
            f'data-seat="{seat}"] {{ --c: var(--seat-{seat}); &::before {{ content: "{mark}"'
            in table
        )


@pytest.mark.parametrize("day", [PAPER, LIGHT])
def test_on_a_board_the_colours_of_the_day_are_used(day: str) -> None:
    """A board is paper by night as well, and its crests are light signs on the seat's colour."""
    distinct = seats_of(palette(':root[data-colours="distinct"]', "light"))
    for colour in [*distinct, *(seat.colour for seat in SEATS)]:
        assert contrast(colour, day) >= READABLE


def test_colours_of_the_terminal_can_be_read_on_black_and_on_white() -> None:
    assert nearest(list(COLOURS), "all colours") >= 11
    for colour in COLOURS:
        assert contrast(colour, "#000000") >= READABLE
        assert contrast(colour, "#ffffff") >= READABLE


@pytest.mark.parametrize(("one", "other"), list(combinations([seat.crest for seat in SEATS], 2)))
def test_crests_are_told_apart_by_their_shapes_at_12_pixels(one: str, other: str) -> None:
    """Laid on each other as well as they can be, they differ in a seventh of the square or more."""
    first, second = shape(one), shape(other)
    moves = product((-1, 0, 1), repeat=2)
    assert min(unlike(first, second, *move) for move in moves) >= 1 / 7


Pixels = dict[tuple[int, int], float]
SMALL = 12


def unlike(one: Pixels, other: Pixels, right: int, down: int) -> float:
    """The part of the square in which two shapes differ, the second moved by so many pixels."""
    differences = (abs(ink - other.get((x + right, y + down), 0.0)) for (x, y), ink in one.items())
    return sum(differences) / SMALL**2


def shape(crest: str) -> Pixels:
    """How much of each pixel the shape of a crest covers, as small as it is ever drawn."""
    ground = rect(0, 0, 20, 20, fill="#000")
    sign = group(
        path(all_icons()[crest].d, fill="#fff"),
        transform=f"translate(1.75 1.75) scale({16.5 / 256})",
    )
    png = to_png(document(20, 20, "crest", ground, sign), SMALL)
    return {at: red / 255 for at, red in reds(png)}


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ],
)
def test_distances_are_those_of_the_paper(
    one: tuple[float, float, float], other: tuple[float, float, float], distance: float
) -> None:
    """Pairs 1, 17, 18, 20 and 23 of the test data of Sharma, Wu and Dalal."""
    assert ciede2000(one, other) == pytest.approx(distance, abs=1e-4)
