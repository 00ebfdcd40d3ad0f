"""The board of The Sands of Time, drawn from real matches at many moments."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Collection
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import civitas
from civitas.kernel.words import LANGUAGES, Words, words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board import draw
from civitas.titles.sands_of_time.content import ADVANCES, BORDERS, FIELDS, REGIONS, ROWS
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.view import View, view

SVG = "{http://www.w3.org/2000/svg}"
PLAYERS = (2, 3, 4, 5)
MOMENTS = (0, 30, 150, 10_000)
"""How many picks into a match: its setup, its first round, its middle, its end."""
ENGLISH, GERMAN = (words_for(META, language) for language in LANGUAGES)
PLACES = [
    *(f"region:{region.id}" for region in REGIONS),
    *(f"border:{border.id}" for border in BORDERS),
    *(f"row:{row.id}" for row in ROWS),
    *(f"field:{field.id}" for field in FIELDS),
]


@cache
def moment(players: int, picks: int) -> View:
    """What seat 0 sees of a random match after so many picks."""
    table = civitas.new(META.id, seats=players, seed=f"drawing {players}")
    dice = random.Random(players)
    while table.asks and picks:
        ask = table.asks[0]
        table.pick(dice.choice(list(ask.picks)), ask.seat)
        picks -= 1
    seen = table.title.view(table.state, 0)
    assert isinstance(seen, View)
    return seen


def drawn(
    seen: View, words: Words = ENGLISH, *, glow: Collection[str] = (), narrow: bool = False
) -> Element:
    return ElementTree.fromstring(draw(seen, words, glow, narrow=narrow))


def places_of(root: Element) -> dict[str, Element]:
    found = [element for element in root.iter() if "data-place" in element.attrib]
    named = {element.attrib["data-place"]: element for element in found}
    assert len(named) == len(found)
    return named


def figures(root: Element, on: str) -> list[str]:
    """The numbers on the tokens of a region or border."""
    (group,) = [element for element in root.iter() if element.get("data-on") == on]
    return [text for text in group.itertext() if text.strip()]


def texts(root: Element) -> set[str]:
    return {"".join(element.itertext()) for element in root.iter(f"{SVG}text")}


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("picks", MOMENTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_place_is_drawn_once(players: int, picks: int, narrow: bool) -> None:
    root = drawn(moment(players, picks), narrow=narrow)
    assert sorted(places_of(root)) == sorted(PLACES)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_whatever_is_referred_to_is_defined_once(players: int, narrow: bool) -> None:
    scene = draw(moment(players, 150), ENGLISH, PLACES, narrow=narrow)
    elements = list(ElementTree.fromstring(scene).iter())
    names = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(set(names)) == len(names)
    wanted = {
        value.removeprefix("url(").removesuffix(")").removeprefix("#")
        for element in elements
        for value in element.attrib.values()
        if value.startswith(("#", "url(")) and len(value) != 7
    }
    assert len(wanted) > 100
    assert wanted <= set(names)


def test_a_drawing_needs_nothing_from_elsewhere_and_runs_nothing() -> None:
    scene = draw(moment(5, 150), ENGLISH)
    assert "<script" not in scene
    assert "http" not in scene.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.slow
def test_the_same_view_gives_the_same_bytes_in_every_process() -> None:
    program = (
        "import hashlib; from tests.drawing.test_sands_board import *;"
        "print(hashlib.sha256(draw(moment(3, 30), ENGLISH, PLACES).encode()).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(["", *sys.path])},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


@pytest.mark.parametrize("narrow", [False, True])
def test_what_may_be_picked_glows_and_nothing_else_is_golden(narrow: bool) -> None:
    chosen = {"region:italia", "border:syria-cyprus", "row:cultural_2", "field:D"}
    places = places_of(drawn(moment(4, 150), glow=chosen, narrow=narrow))
    golden = {
        name
        for name, element in places.items()
        if any(e.get("class") in ("c-g", "c-i", "c-y") for e in element.iter())
    }
    assert golden == chosen


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_regions_out_of_play_are_hatched(players: int, narrow: bool) -> None:
    root = drawn(moment(players, 30), narrow=narrow)
    hatched = [e.get("href") for e in root.iter(f"{SVG}use") if e.get("fill") == "url(#hatch)"]
    out = [f"#r-{region.id}" for region in REGIONS if region.min_players > players]
    assert hatched == out


def scene() -> Scene:
    scene = Scene(players=3)
    scene.region("italia", "crops", 5, "city", "temple", "wonder").region("gallia", "gold", 3)
    scene.empire(0, capital="italia", provinces=["gallia"], colonies=["libya"], gold=13, unrest=6)
    scene.empire(1, capital="graecia").empire(2, capital="syria", crops=11)
    scene.citizens(0, italia=(7, 2), gallia=(1, 0), libya=(0, 4)).citizens(1, italia=(0, 3))
    return scene


def test_a_region_shows_its_capacity_and_all_citizens() -> None:
    root = drawn(view(scene().state, 0))
    assert figures(root, "italia") == ["5", "7", "2", "3"]
    assert figures(root, "gallia") == ["3", "1"]
    assert figures(root, "libya") == ["4", "4"]


def test_province_colony_and_capital_have_different_signs() -> None:
    root = drawn(view(scene().state, 0))
    signs = {}
    for region in ("italia", "gallia", "libya"):
        (group,) = [e for e in root.iter() if e.get("data-on") == region]
        uses = {e.get("href", "") for e in group.iter(f"{SVG}use")}
        signs[region] = uses & {"#shield-0", "#pennant-0", "#i-crown"}
    assert signs == {
        "italia": {"#shield-0", "#i-crown"},
        "gallia": {"#shield-0"},
        "libya": {"#pennant-0"},
    }


def test_buildings_stand_in_their_region() -> None:
    root = drawn(view(scene().state, 0))
    (group,) = [e for e in root.iter() if e.get("data-on") == "italia"]
    uses = [e.get("href") for e in group.iter(f"{SVG}use")]
    assert {"#i-village", "#i-greek-temple", "#i-great-pyramid"} <= set(uses)


def test_five_caravans_fit_on_one_border() -> None:
    crowded = Scene(players=5)
    for seat in range(5):
        crowded.empire(seat, capital=REGIONS[seat].id, caravans=["italia-graecia"])
    root = drawn(view(crowded.state, None))
    (group,) = [e for e in root.iter() if e.get("data-on") == "italia-graecia"]
    uses = [e.get("href") for e in group.iter(f"{SVG}use")]
    assert sorted(filter(None, uses)) == sorted(
        ["#i-grapes", "#i-camel", *(f"#crest-{seat}" for seat in range(5))]
    )


def test_the_own_chronicle_shows_its_number_and_the_others_do_not() -> None:
    laid = Scene(players=3)
    laid.empire(0, capital="italia", laid={"D": 6}).empire(1, capital="graecia", laid={"D": 5})
    state = laid.state
    for seat, number in ((0, "6"), (1, "5"), (2, None), (None, None)):
        field = places_of(drawn(view(state, seat)))["field:D"]
        numbers = [
            "".join(e.itertext()) for e in field.iter(f"{SVG}text") if e.get("class") == "c-n"
        ]
        assert numbers == ([number] if number else [])


@pytest.mark.parametrize("narrow", [False, True])
def test_german_is_german(narrow: bool) -> None:
    seen = moment(5, 150)
    english, german = (texts(drawn(seen, words, narrow=narrow)) for words in (ENGLISH, GERMAN))
    assert {"Advances", "Dynasty I", "peasants", "Bread and Circuses"} <= english | {
        "Bread and Circuses"
    }
    assert {"Fortschritte", "Dynastie I", "Bauern", "Äthiopia"} <= german
    assert not any(word.startswith("board-") for word in english | german)


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=LANGUAGES)
def test_the_names_of_advances_can_be_read_on_a_phone(words: Words) -> None:
    sizes = [
        float(element.attrib["font-size"])
        for row in places_of(drawn(full_rows(), words, narrow=True)).items()
        if row[0].startswith("row:")
        for element in row[1].iter(f"{SVG}text")
    ]
    assert len(sizes) > 30
    assert min(sizes) >= 7


def full_rows() -> View:
    """A board on which all advances up to level 4 that find room lie open."""
    state = scene().state
    rows = [list(row) for row in state.rows]
    for n, advance in enumerate(ADVANCES):
        if advance.level in (3, 4):
            mine = [k for k, row in enumerate(ROWS) if row.category == advance.category]
            shortest = min(mine, key=lambda k: len(rows[k]))
            if len(rows[shortest]) < 4:
                rows[shortest].append(n)
    state.rows = tuple(map(tuple, rows))
    return view(state, 0)


@pytest.mark.parametrize("narrow", [False, True])
def test_a_drawing_stays_small(narrow: bool) -> None:
    assert max(len(draw(moment(5, picks), ENGLISH, narrow=narrow)) for picks in MOMENTS) < 210_000


def test_of_the_measures_only_figures_are_drawn_anew() -> None:
    """Boxes, letters and signs are on the empty sheet of a seat: an update is no place for them."""
    seen, title = moment(3, 150), META.load()
    laid = dict(title.draw_layer(seen, ENGLISH))
    for empire in seen.empires:
        strip = ElementTree.fromstring(laid[f"seat-{empire.seat}-measures"])
        assert list(strip.itertext()) == list(map(str, empire.measures))
        sheet = title.draw_seat(META.setting(3, {}), empire.seat)
        assert all(f'data-thing="{field.id}"' in sheet for field in FIELDS)
