"""From SVG to PNG, with the fonts that are bundled."""

from __future__ import annotations

import struct

import pytest

from civitas.drawing.png import to_png
from civitas.drawing.svg import document, rect
from civitas.drawing.type import Face, text


def picture(*layers: str) -> str:
    return document(200, 50, "test", rect(0, 0, 200, 50, fill="#fff"), *layers)


@pytest.mark.parametrize("width", [100, 200, 731])
def test_a_png_has_the_width_asked_for(width: int) -> None:
    png = to_png(picture(), width)
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", png[16:24]) == (width, pytest.approx(width / 4, abs=1))


def test_the_same_picture_gives_the_same_bytes() -> None:
    scene = picture(text(100, 30, "Äthiopia", 20, face=Face.NAME))
    assert to_png(scene, 200) == to_png(scene, 200)


def test_every_face_is_drawn_with_a_font_of_its_own() -> None:
    scenes = [picture(text(100, 30, "Sicilia 7", 20, face=face)) for face in Face]
    pictures = {to_png(scene, 200) for scene in [picture(), *scenes]}
    assert len(pictures) == 1 + len(Face)
