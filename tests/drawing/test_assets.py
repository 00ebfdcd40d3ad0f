"""Icons, fonts and credits: all that is drawn is there, all that is there is used and credited."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.drawing.colours import SEATS
from civitas.drawing.icons import all_icons
from civitas.drawing.style import STYLE
from civitas.drawing.type import ASSETS, FONT_FILES, Face
from civitas.kernel.words import LANGUAGES
from civitas.titles.clash_of_cultures.board import symbols as clash_symbols
from civitas.titles.era_of_tribes.board import symbols as era_symbols
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time import content as box
from civitas.titles.sands_of_time.board import atlas, symbols

ROOT = Path(__file__).parents[2]
CREDITS = (ROOT / "CREDITS.md").read_text("utf-8")


def used_icons() -> Iterator[str]:
    yield from (seat.crest for seat in SEATS)
    for module in (symbols, clash_symbols, era_symbols):
        for name, value in vars(module).items():
            if name.isupper():
                yield from (value,) if isinstance(value, str) else value.values()


def test_every_icon_in_use_is_there_and_every_icon_there_is_in_use() -> None:
    assert set(used_icons()) == set(all_icons())


def test_every_thing_of_the_game_has_an_icon() -> None:
    assert set(symbols.GOODS) == set(box.GOODS)
    assert set(symbols.BUILDINGS) == {building.id for building in box.BUILDINGS}
    assert set(symbols.CARDS) == set(box.CARDS)
    assert set(symbols.BONUSES) == set(box.BONUS_ACTIONS)
    assert tuple(symbols.CATEGORIES) == box.CATEGORIES
    assert set(symbols.RESOURCES) == set(box.RESOURCES)
    assert set(symbols.MEASURES) == {field.measure for field in box.FIELDS}


def test_things_of_one_kind_have_different_icons() -> None:
    for kind in (symbols.GOODS, symbols.BUILDINGS, symbols.BONUSES, symbols.CATEGORIES):
        assert len(set(kind.values())) == len(kind)


@pytest.mark.parametrize("name", sorted(all_icons()))
def test_an_icon_lies_in_its_square(name: str) -> None:
    starts = re.findall(r"M(-?\d+) ?(-?\d+)", all_icons()[name].d)
    assert starts
    assert all(0 <= int(n) <= 256 for start in starts for n in start)


def test_every_author_is_credited_with_the_icons_used() -> None:
    for name, icon in all_icons().items():
        if icon.by != "civitas":
            line = next(line for line in CREDITS.splitlines() if f"`{name}`" in line)
            assert icon.by.replace("-", " ") in line.lower()


@pytest.mark.parametrize(
    "name", ["CC BY 3.0", "Open Font License", "Natural Earth", "Jeff Warrender"]
)
def test_the_credits_name(name: str) -> None:
    assert name in CREDITS


@pytest.mark.parametrize("face", Face)
def test_every_face_has_its_font(face: Face) -> None:
    assert ASSETS / f"{face.font}.ttf" in FONT_FILES
    assert f".{face.css}{{" in STYLE


@pytest.mark.parametrize("face", [Face.NAME, Face.PLAIN, Face.FIGURE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_the_catalogues(face: Face, language: str) -> None:
    words = (META.words / f"{language}.ftl").read_text("utf-8")
    names = re.findall(r"^(?:thing|board)-\S+ = (.*)$", words, re.MULTILINE)
    assert len(names) > 100
    letters = sorted(set("".join(names)))
    assert all(face.width(letter, 1000) != 1000 for letter in letters)


def test_the_assets_stay_small() -> None:
    files = [*ASSETS.iterdir(), Path(atlas.__file__).with_name("map.json")]
    assert sum(file.stat().st_size for file in files) < 400_000
