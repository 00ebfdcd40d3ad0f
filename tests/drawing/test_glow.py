"""What glows is seen on every ground: three to one at least, by day and by night.

By night the page turns a board from light to dark with a filter of its own style sheet; what the
filter does to a colour is worked out here as the standard for filters has it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import civitas
import civitas.web
from civitas.drawing.colours import BRIGHT, EMBER, SEATS
from civitas.kernel.titles import known_titles
from civitas.kernel.words import words_for

Colour = tuple[float, float, float]
LEAST = 3.0
CSS = (Path(civitas.web.__file__).parent / "static" / "civitas.css").read_text("utf-8")
NIGHT = re.search(
    r'\[data-theme="dark"\] \{.*invert\(([\d.]+)\) hue-rotate\(180deg\); '
    r"--glow: (#\w+); --ember: (#\w+);",
    CSS,
)
TURN = ((-0.574, 1.43, 0.144), (0.426, 0.43, 0.144), (0.426, 1.43, -0.856))
"""The hue turned by half a circle: parts of red, green and blue."""
HELD = 0.26
"""How much of the colour of a seat lies on what it holds."""


def colour(text: str) -> Colour:
    red, green, blue = (int(text[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return red, green, blue


def by_day(seen: Colour) -> Colour:
    return seen


def by_night(seen: Colour) -> Colour:
    assert NIGHT
    much = float(NIGHT[1])
    turned = [much * (1 - part) + (1 - much) * part for part in seen]
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, turned, strict=True))))
        for row in TURN
    )
    return red, green, blue


def light(seen: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in seen
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@cache
def fills(title: str) -> tuple[str, ...]:
    """All colours with which anything is filled on the sheets."""
    table = civitas.new(title, seats=4, seed="ground")
    dice = random.Random(1)
    for _ in range(60):
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), seat=ask.seat)
    words = words_for(table.meta, "en")
    drawn = [*table.title.draw_base(table.header.setting, "en").values()]
    drawn += [part for _, part in table.title.draw_layer(table.view(0).board, words)]
    return tuple(sorted(set(re.findall(r'(?:fill|stop-color)="(#[0-9a-f]{6})"', "".join(drawn)))))


def grounds(title: str) -> Iterator[tuple[str, Colour]]:
    """Those colours, and each with a seat's on it."""
    for name in fills(title):
        ground = colour(name)
        yield name, ground
        for seat in SEATS:
            mixed = [
                HELD * over + (1 - HELD) * under
                for over, under in zip(colour(seat.colour), ground, strict=True)
            ]
            yield f"{name} under {seat.colour}", (mixed[0], mixed[1], mixed[2])


def rings(seen: Callable[[Colour], Colour]) -> list[Colour]:
    """The two colours of what glows, as they are seen."""
    assert NIGHT
    names = (BRIGHT, EMBER) if seen is by_day else (NIGHT[2], NIGHT[3])
    return [seen(colour(name)) for name in names]


@pytest.mark.slow
@pytest.mark.parametrize("seen", [by_day, by_night])
@pytest.mark.parametrize("title", sorted(known_titles()))
def test_what_glows_is_seen_on_every_ground(title: str, seen: Callable[[Colour], Colour]) -> None:
    glowing = rings(seen)
    dim = {
        name: best
        for name, ground in grounds(title)
        if (best := max(contrast(ring, seen(ground)) for ring in glowing)) < LEAST
    }
    assert not dim


@pytest.mark.parametrize("seen", [by_day, by_night])
def test_ink_is_read_on_paper_and_seats_are_told_from_it(seen: Callable[[Colour], Colour]) -> None:
    paper, ink = seen(colour("#f4ebd4")), seen(colour("#2e2414"))
    assert contrast(paper, ink) > 7
    assert all(contrast(seen(colour(seat.colour)), paper) > LEAST for seat in SEATS[:6])


@pytest.mark.parametrize("seen", [by_day, by_night])
def test_what_is_written_on_a_lit_box_can_be_read(seen: Callable[[Colour], Colour]) -> None:
    """By night the box is dark, as its ink is light, and has a bright rim."""
    lamps, rims = (re.findall(rf"--{name}: (#\w+)", CSS) for name in ("lamp", "rim"))
    lamp, rim = (seen(colour(found[seen is by_night])) for found in (lamps, rims))
    assert contrast(lamp, seen(colour("#2e2414"))) > 4.5
    assert contrast(lamp, rim) > LEAST


def test_a_red_seat_is_red_by_night() -> None:
    red, green, blue = by_night(colour(re.findall(r"--red: (#\w+)", CSS)[1]))
    assert max(green, blue) < red / 2
    assert contrast((red, green, blue), by_night(colour("#f4ebd4"))) > LEAST


def test_by_night_paper_is_dark_and_keeps_its_hue() -> None:
    for name in ("#f4ebd4", "#8fb6bb", "#e2dca6"):  # paper, sea, land
        day, night = colour(name), by_night(colour(name))
        assert light(night) < 0.12
        assert day.index(max(day)) == night.index(max(night))
