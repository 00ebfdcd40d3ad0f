"""Where points do not decide, the end says what did: by each title's rules, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.scene import Scene as Clash
from civitas.titles.era_of_tribes.scene import Scene as Era
from civitas.titles.sands_of_time.scene import Scene as Sands
from civitas.titles.sands_of_time.state import Stage
from civitas.web.speech.endings import decided_by
from civitas.web.speech.voice import Voice
from tests.titles.oikumene.test_19_victory import two


def by_chronicles() -> Table:
    scene = Sands().empire(0, capital="italia", vp=10).empire(1, capital="syria", vp=10)
    scene.state.empires[0].chronicle_vp = (10, 6, 1)
    scene.state.empires[1].chronicle_vp = (0, 0, 3)
    return scene.at(Stage.GAME_END)


def by_pyramid() -> Table:
    scene = Clash().city(0, "D2", wonders=["great_pyramid"])
    scene.city(1, "D7", "temple", "academy", "fortress", "port", "market", port="C8")
    return scene.at(Step("end"))


def by_category() -> Table:
    scene = Clash().city(0, "D2", "temple").player(1, advances=["fishing", "myths"])
    return scene.at(Step("end"))


def by_thalers() -> Table:
    scene = Era(2, ["gauls", "britons"]).open_cards()
    return scene.player(0, influence=9, thalers=3).player(1, influence=9, thalers=4).end()


def by_gold() -> Table:
    scene = two().when("winter", 5)
    return scene.player(0, gold=3).player(1, gold=2).at("round_end")


def by_food() -> Table:
    return two().when("winter", 5).settle(0, "latium", "city").at("round_end")


@pytest.mark.parametrize(
    ("end", "told", "german"),
    [
        (by_chronicles, "chronicles of the third dynasty. Ben 3, Anna 1.", "Chroniken"),
        (by_pyramid, "the Great Pyramid, whose builder wins a tie (Anna).", "Pyramide"),
        (by_category, "Settlements and buildings. Anna 2, Ben 1.", "Gebäude. Anna 2, Ben 1"),
        (by_thalers, "thalers. Ben 4, Anna 3.", "Taler. Ben 4, Anna 3."),
        (by_gold, "gold. Anna 3, Ben 2.", "Gold. Anna 3, Ben 2."),
        (by_food, "can feed all settlements wins (Ben).", "ernähren"),
    ],
)
def test_what_broke_the_tie_is_named(end: Callable[[], Table], told: str, german: str) -> None:
    table = end()
    assert table.result is not None
    ties = table.title.ties(table.state)
    for language, text in (("en", told), ("de", german)):
        voice = Voice(table.header.title, language, ("Anna", "Ben"))
        assert text in decided_by(table.result, ties, voice)
