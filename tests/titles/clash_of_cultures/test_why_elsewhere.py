"""Whoever has to choose a place and clicks on another one is told why it is not among them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.picks.common import City, Hex, Use
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join
from civitas.titles.clash_of_cultures.picks.people import Exchange
from civitas.titles.clash_of_cultures.picks.trade import ChangeRoutes, Route
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.helpers import asked, do

LAND = "C3 D3 E3 D4 D5 E4"


def lands() -> Scene:
    return Scene(expansion=True).land(LAND, "plains").no_units(0, "D2").goods(0, food=0)


def free_economy() -> Table:
    """Cities on D2 and E3 can be activated, the one on C3 was activated while angry."""
    scene = lands().player(0, mood=1, advances=["free_economy"]).city(0, "E3")
    scene.city(0, "C3", mood="angry", activations=1, spent=True)
    return do(scene.turn(0), Use("free_economy"))


def king_of_persia() -> Table:
    scene = lands().leader(0, "cyrus", "D2").city(0, "D2", mood="neutral")
    scene.city(0, "C3", mood="angry").city(0, "E3", mood="angry").city(0, "D4", mood="happy")
    return do(scene.turn(0), Use("king_of_persia"))


def edicts() -> Table:
    scene = lands().leader(0, "ashoka", "D2").goods(0, culture=1).city(0, "D3", mood="angry")
    scene.city(0, "D4", mood="angry").city(0, "D5", mood="angry")
    return do(scene.turn(0), Use("edicts"))


def sports() -> Table:
    scene = lands().player(0, culture=1, advances=["sports"]).city(0, "C3", mood="angry")
    return do(scene.city(0, "E3", mood="angry").turn(0), Use("sports"))


def hegemony() -> Table:
    scene = lands().land("D3", "water").units(0, "D3", ship=1)
    scene.player(0, civilization="carthage", civilization_advances=["hegemony"])
    return do(scene.turn(0), Use("hegemony"))


def exchange() -> Table:
    scene = lands().units(0, "D2", settler=1).units(0, "E3", infantry=1)
    scene.player(0, civilization_advances=["imperial_army"])
    return do(scene.turn(0), Use("imperial_army"))


def routes() -> Table:
    scene = lands().knows(0, "trade_routes").units(0, "D4", settler=1).units(0, "C3", settler=1)
    scene.city(1, "E4").city(1, "D5", mood="angry")
    scene.state.start = 0
    return do(scene.at(Step("turn.start", 0), Step("turn.start", 1)), ChangeRoutes())


def roads() -> Table:
    """Infantry on D2 takes a road to the barbarians on E4: E3 is on the way, C3 is not."""
    scene = lands().player(0, food=2, ore=2, advances=["tactics", "roads"])
    scene.units(0, "D2", infantry=2).units("barbarians", "E4", infantry=3)
    return do(scene.turn(0), Command(), From("D2"), Join("infantry"), By("E4", "roads"))


@pytest.mark.parametrize(
    ("begin", "what", "pick", "message", "clause"),
    [
        (free_economy, "free-economy", City("C3"), "city-to-collect", "COC-26.19"),
        (free_economy, "free-economy", City("D7"), "city-to-collect", "COC-26.19"),
        (free_economy, "free-economy", City("D4"), "no-city", "COC-6.1"),
        (king_of_persia, "raise-city", City("D2"), "king-of-persia", "COC-11.16"),
        (king_of_persia, "raise-city", City("D4"), "king-of-persia", "COC-11.16"),
        (edicts, "raise-city", City("D5"), "edicts", "COC-11.16"),
        (sports, "raise-city", City("D2"), "own-city-sad", "COC-17.5"),
        (hegemony, "hegemony-site", Hex("D2"), "hegemony-site", "COC-7.11"),
        (exchange, "exchange", Exchange("D4", "settler"), "exchange", "COC-7.11"),
        (roads, "road-over", Hex("C3"), "road-over", "COC-12.15"),
        (routes, "route", Route("settler", "D4", "D5"), "route", "COC-26.11"),
    ],
)
def test_whoever_clicks_another_place_is_told_why_it_is_not_offered(
    begin: Callable[[], Table], what: str, pick: Pick, message: str, clause: str
) -> None:
    table = begin()
    assert asked(table) == what
    assert pick not in table.asks[0].picks
    reason = table.why_not(pick)
    assert reason is not None
    assert (reason.message, reason.clause) == (message, clause)
    for language in LANGUAGES:
        assert words_for(META, language, ("A", "B")).reason(reason)
