"""Main actions, battles and the 48 advances where several of their rules meet."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.cities import Construct
from civitas.titles.clash_of_cultures.picks.common import Advance, Gain, Government, Pass
from civitas.titles.clash_of_cultures.scene import Scene, advances_of, goods_of, player
from tests.titles.clash_of_cultures.helpers import asked, do, offered

# ------------------------------------------------------------------ advances


@pytest.mark.rule("COC-26.23", "COC-0.8")
def test_nobody_has_to_take_what_dogma_gives() -> None:
    """The last marker of the event counter may be worth more than the advance."""
    scene = Scene().city(0, "C3").knows(0, "myths", "dogma", "devotion", "conversion")
    scene.player(0, food=1, wood=1, ore=1, counter=1).deck("event", "flood")
    table = do(scene.turn(0), Construct("D2"), Gain("mood"))
    assert offered(table, Advance) == [Advance("fanaticism")], "asked though there is but one"
    do(table, Pass())
    assert (asked(table), player(table, 0).counter) == ("turn", 1)
    assert "fanaticism" not in advances_of(table, 0)


@pytest.mark.rule("COC-7.5", "COC-7.11", "COC-4.5")
def test_babylon_loses_no_ideas_to_dogma() -> None:
    """Its drawback is lifted by what is unlocked with it."""
    scene = Scene(expansion=True).player(0, civilization="babylon", ideas=6)
    table = do(scene.knows(0, "myths", "state_religion").turn(0), Advance("dogma"))
    do(table, table.asks[0].picks[0])
    assert goods_of(table, 0) == {"ideas": 6}


@pytest.mark.rule("COC-25.14", "COC-4.5")
def test_nor_when_it_changes_its_government() -> None:
    scene = Scene(expansion=True).player(0, civilization="babylon", ideas=6, mood=1, culture=1)
    scene.knows(0, "voting", "philosophy", "myths", "state_religion")
    table = scene.status_phase()
    while asked(table) != "government":
        do(table, Pass() if Pass() in table.asks[0].picks else table.asks[0].picks[0])
    do(table, Government("theocracy"))
    assert "dogma" in advances_of(table, 0)
    assert goods_of(table, 0)["ideas"] == 6
