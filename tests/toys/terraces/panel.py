"""The hill in text."""

from __future__ import annotations

from civitas.kernel.titles import Section
from civitas.kernel.words import Words
from tests.toys.terraces.hill import TERRACES
from tests.toys.terraces.view import View


def panel(view: View, words: Words) -> list[Section]:
    return [_gardeners(view, words), _hill(view, words)]


def _gardeners(view: View, words: Words) -> Section:
    columns = ("water", "well", "seeds", "wish", "points")
    header = ("", *(words.say(f"label-{column}") for column in columns))
    rows = (
        (
            words.seat(seat),
            str(each.water),
            str(each.well),
            str(each.seeds),
            words.thing(each.wish) if each.wish else "",
            words.say("label-number", {"number": each.points}),
        )
        for seat, each in enumerate(view.gardeners)
    )
    heading = words.say("label-year", {"year": view.year, "years": view.years})
    return Section(heading, header, tuple(rows))


def _hill(view: View, words: Words) -> Section:
    rows = (
        (
            words.thing(each.id),
            words.thing(each.bed),
            words.seat(view.owners[each.id]) if each.id in view.owners else "",
            words.say("label-flower") if each.id in view.flowers else "",
        )
        for each in TERRACES
    )
    return Section(words.say("sheet-hill"), (), tuple(rows))
