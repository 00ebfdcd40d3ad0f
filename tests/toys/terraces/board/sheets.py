"""The sheets of the page: the hill, and one for each gardener."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from civitas.drawing.svg import el, group, sheet, written
from civitas.kernel.setting import Setting
from civitas.kernel.words import Words
from tests.toys.terraces.board.hillside import HEIGHT, WIDTH, hillside, lying
from tests.toys.terraces.hill import TERRACES
from tests.toys.terraces.view import View


def base(setting: Setting, language: str) -> Mapping[str, str]:
    groups = (el("g", id=f"on-{each.id}", pointer_events="none") for each in TERRACES)
    return {"hill": sheet(WIDTH, HEIGHT, hillside(None), *groups)}


def seat_sheet(setting: Setting, seat: int) -> str:
    """An automa has no wish to lay there, but the same sheet."""
    return sheet(240, 40, el("g", id=f"means-{seat}"))


def layer(view: View, words: Words) -> Iterable[tuple[str, str]]:
    yield from lying(view).items()
    for seat, each in enumerate(view.gardeners):
        told = words.say("label-means", {"water": each.water, "seeds": each.seeds})
        name = el("text", written(words.seat(seat)), y=16, font_size=14)
        yield f"means-{seat}", group(name, el("text", told, y=34, font_size=12))
