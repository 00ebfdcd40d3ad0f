"""The tools of every drawing: elements, type, rows of pieces."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civitas.drawing.pieces import flow, row
from civitas.drawing.svg import Block, document, el, icon, moved, number, stack, title
from civitas.drawing.type import Face, cut, fitted, text, wrapped


@given(st.floats(-5000, 5000))
def test_a_number_is_written_to_a_tenth(value: float) -> None:
    assert float(number(value)) == pytest.approx(value, abs=0.0501)


@given(st.text())
def test_any_name_gives_well_formed_xml(name: str) -> None:
    scene = document(100, 20, name, title(name), text(0, 9, name, 12, room=40))
    root = ElementTree.fromstring(scene)
    assert root.tag.endswith("svg")


@given(st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=20))
def test_what_is_written_can_be_read_again(name: str) -> None:
    read = ElementTree.fromstring(el("text", text(0, 0, name, 12)))[0]
    assert (read.text or "") == "".join(c for c in name if c not in "\ufffe\uffff")


def test_a_document_brings_the_icons_it_uses_and_no_others() -> None:
    scene = document(40, 40, "two", icon("camel", 20, 20, 32), icon("lyre", 9, 9, 13))
    defined = [path.get("id") for path in ElementTree.fromstring(scene)[2]]
    assert defined == ["i-camel", "i-lyre"]


def test_an_icon_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        document(40, 40, "none", icon("no-such-icon", 20, 20, 32))


def test_moved_leaves_a_scale_of_one_out() -> None:
    assert moved(1, 2.25) == "translate(1 2.2)"
    assert moved(1, 2, 0.5) == "translate(1 2)scale(.5)"


def test_rows_stand_side_by_side_and_stacks_one_below_the_other() -> None:
    blocks = [Block(10, 5, "<g/>"), Block(20, 8, "<g/>")]
    assert row(blocks, 3)[:2] == (33, 8)
    assert stack(*blocks, gap=3)[:2] == (20, 16)


@given(st.lists(st.floats(1, 60), max_size=12), st.floats(60, 200))
def test_a_flow_keeps_to_its_room(widths: list[float], room: float) -> None:
    laid = flow([Block(width, 10, "<g/>") for width in widths], room, 2)
    assert laid.width <= room + 0.001
    assert laid.body.count("<g/>") == len(widths)


@pytest.mark.parametrize("face", Face)
def test_letters_are_as_wide_as_the_fonts_say(face: Face) -> None:
    assert face.width("", 20) == 0
    assert 0 < face.width("i", 20) < face.width("M", 20) < 24
    assert face.width("MM", 20) == 2 * face.width("M", 20)


@given(st.text(min_size=1, max_size=60), st.floats(20, 400))
def test_words_fit_their_room(words: str, room: float) -> None:
    size = fitted(words, 16, room, Face.PLAIN)
    assert size <= 16
    assert Face.PLAIN.width(cut(words, size, room, Face.PLAIN), size) <= room + 0.01


def test_words_that_fit_are_left_alone() -> None:
    assert fitted("Roma", 16, 200, Face.NAME) == 16
    assert cut("Roma", 16, 200, Face.NAME) == "Roma"
    assert (
        cut("The Sands of Time", fitted("The Sands of Time", 25, 238, Face.NAME), 238, Face.NAME)[
            -1
        ]
        == "e"
    )
    assert cut("Constantinopolis", 16, 60, Face.NAME).endswith("…")


def test_long_words_are_cut_in_two_lines_where_they_are_even() -> None:
    assert wrapped("Law", 11, 70, Face.FIGURE) == ("Law",)
    assert wrapped("Bread and Circuses", 11, 60, Face.FIGURE) == ("Bread and", "Circuses")
    assert wrapped("Bronze-Verarbeitung", 11, 60, Face.FIGURE) == ("Bronze-", "Verarbeitung")
    assert wrapped("Historiography", 11, 30, Face.FIGURE) == ("Historiography",)
