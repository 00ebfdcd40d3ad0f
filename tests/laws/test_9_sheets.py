"""Law 9 for the page: sheets that stay, and what lies on them as one seat sees it.

The page holds the sheets of the board and of every seat, and puts what `draw_layer` gives into
their groups. So every group is there once, nothing in it is anybody else's secret, and whoever
sits there, whatever they are called, cannot draw on the page.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from xml.etree import ElementTree

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.setting import Setting
from civitas.kernel.table import Table
from civitas.kernel.titles import Title
from civitas.kernel.words import LANGUAGES, Words, words_for
from tests.catalogues import read_words
from tests.laws.matches import ROOT, Match, blame, match_of, play
from tests.laws.settings import cases, title_of
from tests.laws.toy import State, Toy, View

MOMENTS = 3
EVIL = '<b id="x" onclick="y">"&\'</b>'
"""What somebody at the table is called."""
ROOM = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">{}</svg>'


class Page:
    """The sheets of a title in a setting, put together as the page has them."""

    def __init__(self, title: Title, setting: Setting, language: str) -> None:
        self.words = words_for(title.meta, language, [EVIL] * setting.seats)
        base = title.draw_base(setting, language)
        assert base, "there is no sheet"
        for name in base:
            assert self.words.has(f"sheet-{name}"), f"{language}: no name for the sheet {name}"
        self.sheets = [
            *base.values(),
            *(title.draw_seat(setting, seat) for seat in range(setting.seats)),
        ]
        self.roots = [read(sheet) for sheet in self.sheets]
        ids = Counter(ids_of(self.roots))
        twice = [name for name, number in ids.items() if number > 1]
        assert not twice, f"{twice} are there more than once"
        self.ids = set(ids)
        self.empty = {
            element.get("id", "")
            for root in self.roots
            for element in root.iter()
            if element.tag.endswith("}g") and not len(element) and not element.text
        }


def read(drawing: str) -> ElementTree.Element:
    """A drawing as a browser reads it: well-formed, harmless, and complete in itself."""
    root = ElementTree.fromstring(ROOM.format(drawing))
    for element in root.iter():
        kind = element.tag.rpartition("}")[2]
        forbidden = ("script", "style", "foreignObject", "iframe", "b")
        assert kind not in forbidden, f"a {kind} is drawn"
        for name, value in element.attrib.items():
            name = name.rpartition("}")[2]
            assert not name.startswith("on"), f"{name} would be a script"
            assert name != "style", "no browser takes a style that is not in a file of ours"
            if name in ("href", "src"):
                assert value.startswith("#"), f"{value} lies elsewhere"
    return root


def ids_of(roots: Iterable[ElementTree.Element]) -> Iterator[str]:
    for root in roots:
        for element in root.iter():
            if name := element.get("id"):
                yield name


def places_of(roots: Iterable[ElementTree.Element]) -> Iterator[tuple[str, bool]]:
    """Every place, and whether it has gold that can be shown."""
    for root in roots:
        for element in root.iter():
            if place := element.get("data-place"):
                yield place, any(part.get("class") == "reach" for part in element.iter())


def lay(table: Table, seat: int | None, page: Page) -> dict[str, str]:
    """What lies on the sheets for this seat, checked against them."""
    view = table.title.view(table.state, seat)
    laid = list(table.title.draw_layer(view, page.words))
    layer = dict(laid)
    assert len(layer) == len(laid), "a group is drawn twice"
    assert layer.keys() <= page.empty, f"{layer.keys() - page.empty} have no empty group"
    return layer


def check_sheets(match: Match) -> None:
    """What lies on the sheets, in each language, at some moments and at the end."""
    pages = [Page(match.title, match.header.setting, language) for language in LANGUAGES]
    dice = match.dice("sheets")
    groups: set[str] = set()
    for number, table, _ in match.looks(match.some("sheets", MOMENTS) | {len(match.sound)}):
        page = pages[number % len(pages)]
        eyes = match.eyes(dice)
        laid = {seat: lay(table, seat, page) for seat in (*eyes, None)}
        assert laid[None] == lay(table, None, page), "the same view is drawn in two ways"
        for seat, layer in laid.items():
            groups = groups or set(layer)
            assert set(layer) == groups, f"not always the same groups: {set(layer) ^ groups}"
            check_whole(page, layer, seat)
        check_places(table, page)
        for seat in eyes:
            world = table.imagine(seat, Chance(dice.getrandbits(60)))
            check_keeps_secrets(world, seat, page, laid)


def check_whole(page: Page, layer: Mapping[str, str], seat: int | None) -> None:
    """The whole page is still in order, and nobody's name became a part of it."""
    parts = [read(part) for part in layer.values()]
    ids = list(ids_of(parts))
    assert len(ids) == len(set(ids)), f"seat {seat}: ids are there twice"
    assert not page.ids.intersection(ids), f"{page.ids.intersection(ids)} are on a sheet already"


def check_places(table: Table, page: Page) -> None:
    """Whatever can be picked on the board is on a sheet, and can glow."""
    for ask in table.asks:
        layer = lay(table, ask.seat, page)
        places = dict(places_of([*page.roots, *(read(part) for part in layer.values())]))
        for pick in ask.picks:
            for place in pick.places:
                assert place in places, f"{place} is on no sheet"
                assert places[place], f"{place} cannot glow"


def check_keeps_secrets(
    world: Table, seat: int, page: Page, laid: Mapping[int | None, Mapping[str, str]]
) -> None:
    """Law 5: in two worlds that a seat cannot tell apart the same is drawn for it."""
    assert lay(world, seat, page) == laid[seat], f"seat {seat} is shown what is hidden"
    assert lay(world, None, page) == laid[None], "a spectator is shown what is hidden"


def test_it_lays_out_its_sheets(drawn_whole_matches: list[Match]) -> None:
    for match in drawn_whole_matches:
        with blame(match):
            check_sheets(match)


TITLES = sorted({case.title for case in cases()})


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_all_that_is_drawn_has_words(title: str) -> None:
    """A message that is missing is told by its id: no drawing has anything like one."""
    rules = title_of(title)
    known = read_words(rules.meta.words, "en")
    kinds = "|".join(sorted({message.partition("-")[0] for message in known}))
    nameless = re.compile(rf"^(?:{kinds})-[a-z0-9_-]+$")
    for case in cases():
        if case.title == title and case.flipped == "default":
            match = match_of(case, 0)
            *_, (table, _) = match.walk()
            for language in LANGUAGES:
                page = Page(rules, match.header.setting, language)
                drawn = [*page.sheets, *lay(table, 0, page).values()]
                told = {text.strip() for part in drawn for text in read(part).itertext()}
                assert [text for text in told if nameless.match(text)] == []


def all_sheets() -> bytes:
    """Every sheet of every title for the fewest and the most players, and what lies on it at the
    end of a match."""
    parts: list[object] = []
    for title in TITLES:
        defaults = [case for case in cases() if (case.title, case.flipped) == (title, "default")]
        for case in (defaults[0], defaults[-1]):
            rules = title_of(title)
            *_, (table, _) = match_of(case, 0).walk()
            for language in LANGUAGES:
                words = words_for(rules.meta, language)
                view = rules.view(table.state, None)
                base = rules.draw_base(table.header.setting, language)
                parts += [base, *rules.draw_layer(view, words)]
    return repr(parts).encode()


@pytest.mark.slow
def test_every_process_draws_the_same() -> None:
    """The sum of a sheet is its address and the sum of a part its name, in all processes alike."""
    command = (
        "from tests.laws.test_9_sheets import all_sheets as a; import zlib; print(zlib.crc32(a()))"
    )
    elsewhere = subprocess.run(
        [sys.executable, "-c", command],
        env=os.environ | {"PYTHONHASHSEED": "4711"},
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    assert int(elsewhere) == zlib.crc32(all_sheets())


class Bare(Toy):
    """Has no place for the stones."""

    def draw_base(self, setting: Setting, language: str) -> Mapping[str, str]:
        return {"board": "<svg/>"}


class Dull(Toy):
    """Has places that cannot glow."""

    def draw_base(self, setting: Setting, language: str) -> Mapping[str, str]:
        base = super().draw_base(setting, language)
        return {name: sheet.replace("reach", "beach") for name, sheet in base.items()}


class Nameless(Toy):
    """Has a sheet without a name."""

    def draw_base(self, setting: Setting, language: str) -> Mapping[str, str]:
        return {**super().draw_base(setting, language), "cellar": "<svg/>"}


class Homeless(Toy):
    """Lays something where there is no group for it."""

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        yield from super().draw_layer(view, words)
        yield "nowhere", "<g/>"


class Moody(Toy):
    """Leaves a group out now and then."""

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        return [
            part for part in super().draw_layer(view, words) if view.seat or part[0] != "purse-0"
        ]


class Trusting(Toy):
    """Believes whatever somebody is called."""

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        for group, drawn in super().draw_layer(view, words):
            yield group, f"{drawn}<text>{words.seat(0)}</text>"


class Vain(Toy):
    """Has a style of its own."""

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        for group, drawn in super().draw_layer(view, words):
            yield group, f'<g style="opacity:.5">{drawn}</g>'


class Fickle(Toy):
    """Draws the same view in another way each time."""

    number = 0

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        Fickle.number += 1
        for group, drawn in super().draw_layer(view, words):
            yield group, f'<g opacity="0.{self.number}">{drawn}</g>'


class Chatty(Toy):
    """Shows everybody's bids, which it has kept in mind."""

    bids = ""

    def view(self, s: State, seat: int | None) -> View:
        self.bids = str(s.bids)
        return super().view(s, seat)

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        for group, drawn in super().draw_layer(view, words):
            yield group, f"{drawn}<text>{self.bids}</text>"


@pytest.mark.parametrize(
    ("title", "error", "complaint"),
    [
        (Bare(), AssertionError, "on no sheet"),
        (Dull(), AssertionError, "cannot glow"),
        (Nameless(), AssertionError, "no name for the sheet"),
        (Homeless(), AssertionError, "no empty group"),
        (Moody(), AssertionError, "not always the same groups"),
        (Trusting(), ElementTree.ParseError, "not well-formed"),
        (Vain(), AssertionError, "no browser takes"),
        (Fickle(), AssertionError, "in two ways"),
        (Chatty(), AssertionError, "shown what is hidden"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_law_bites(title: Any, error: type[Exception], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        check_some(title)


def check_some(title: Title) -> None:
    for number in range(5):
        check_sheets(play(title, 3, {}, f"bite {number}"))
