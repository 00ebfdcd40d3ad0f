"""Civilizations in their cities and on their ways: how far their advances go."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.cards import PlayCard
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct, Found
from civitas.titles.clash_of_cultures.picks.common import City, Done, Gain, Pass, Use
from civitas.titles.clash_of_cultures.picks.people import Influence
from civitas.titles.clash_of_cultures.picks.trade import FormRoutes
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    buildings_of,
    goods_of,
    hand_of,
    mood_of,
    points_of,
    units_at,
)
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

FIVE, ONE = 9, 1
LAND = "C3 D3 E3 C4 D4 E4 C5 D5 E5 D6 C6 E6 B3 F3 B4 F4 B5 F5"


def of(*advances: str, seat: int = 0) -> Scene:
    scene = Scene(expansion=True).land(LAND, "plains").goods(0, food=0)
    return scene.player(seat, civilization_advances=advances)


def aims(scene: Scene) -> set[str]:
    """The hexes that Influence Culture can aim at."""
    picks = offered(scene.turn(0), Influence)
    return {pick.hex for pick in picks if isinstance(pick, Influence)}


# ------------------------------------------------------------------ influence


@pytest.mark.rule("COC-18.17")
def test_hellenized_cities_reach_as_far_as_they_are_large() -> None:
    """From C5, of size 2 and with an own building, D6 and E4 are near, D7 is not."""
    scene = of("hellenization").city(1, "C5", colours={"temple": 0}).city(1, "D7", "academy")
    assert aims(scene) == set()
    scene.city(1, "D6", "academy").city(1, "E6", "academy")
    assert aims(scene) == {"D6", "E6"}


@pytest.mark.rule("COC-18.17", "COC-18.16")
def test_hellenized_arts_are_arts_once_per_turn() -> None:
    scene = of("hellenization").knows(0, "arts").city(1, "D3", "temple").goods(0, mood=4)
    table = do(scene.rolls(ONE, ONE).turn(0), Use("hellenization"))
    assert goods_of(table, 0) == {"mood": 2}
    assert not offered(table, Use)
    without = of("hellenization").city(1, "D3", "temple").goods(0, mood=4)
    assert not offered(without.turn(0), Use), "without Arts there is nothing to pay for"
    used = of("hellenization").knows(0, "arts").city(1, "D3", "temple").goods(0, mood=4)
    assert not offered(used.used("arts").turn(0), Use)


@pytest.mark.rule("COC-18.17", "COC-18.2")
@pytest.mark.parametrize(("settlers", "reached"), [(1, {"D4"}), (2, {"D4", "D5"})])
def test_more_settlers_preach_farther(settlers: int, reached: set[str]) -> None:
    scene = of("missions").no_units(0, "D2").land("C2", "plains").units(0, "C3", settler=settlers)
    scene.city(1, "D4", "temple").city(1, "D5", "temple").city(1, "D6", "temple")
    assert aims(scene) == reached


@pytest.mark.rule("COC-18.10")
@pytest.mark.parametrize(("cards", "asks"), [(4, True), (5, False)])
def test_laws_are_for_few_cards_and_own_successes(cards: int, asks: bool) -> None:
    hand = [f"action_{n:02}" for n in range(1, cards + 1)]
    scene = of("laws").player(0, actions=hand).city(1, "D3", "temple").rolls(FIVE)
    table = do(scene.turn(0), Influence("D3"))
    assert (asked(table) == "react") is asks
    if asks:
        do(table, Use("laws"))
        assert len(hand_of(table, 0)) == cards + 1
    other = of("laws", seat=1).city(1, "D3", "temple").rolls(FIVE)
    assert asked(do(other.turn(0), Influence("D3"))) == "turn"


@pytest.mark.rule("COC-18.1", "COC-27.3")
def test_druids_come_once_to_lone_barbarian_settlements() -> None:
    scene = of("druids").city("barbarians", "D3").city(1, "C3")
    assert aims(scene) == {"D3"}
    table = do(scene.rolls(FIVE).turn(0), Influence("D3"))
    assert points_of(table, 0) == 3.5
    scene.state = table.state
    assert aims(scene) == set(), "one token for a city"
    larger = of("druids").city("barbarians", "D3", colours={"temple": 1})
    table = do(larger.rolls(FIVE).turn(0), Influence("D3"))
    assert buildings_of(table, "D3") == {"temple": 0}, "there the building is the aim"


@pytest.mark.rule("COC-18.1")
def test_zoroaster_wins_no_leaders_nor_those_in_cities_or_aboard() -> None:
    scene = of("zoroastrianism").player(1, civilization="rome").leader(1, "sulla", "D3")
    scene.city(1, "C3").units(1, "C3", infantry=1).land("E3", "water").units(1, "E3", ship=1)
    assert aims(scene.units(1, "E3", infantry=1)) == set()
    scene.land("C2", "plains").units(1, "C2", infantry=1)
    assert aims(scene) == {"C2"}
    assert aims(scene.supply(0, infantry=0)) == set()


# ------------------------------------------------------------------ trade


def morning(scene: Scene) -> str:
    return asked(scene.knows(0, "trade_routes").turn_start(0))


@pytest.mark.rule("COC-26.11")
def test_cedars_go_farther_to_the_coast_alone() -> None:
    def far(*, water: bool, kind: str) -> bool:
        scene = of("cedars_and_dye").no_units(0, "D2").city(1, "D7", mood="angry").city(1, "D6")
        if water:
            scene.land("C6", "water")
        if kind == "ship":
            scene.land("D3", "water")
        return morning(scene.units(0, "D3", **{kind: 1})) == "routes"

    assert far(water=True, kind="ship")
    assert not far(water=False, kind="ship")
    assert not far(water=True, kind="settler")


@pytest.mark.rule("COC-8.2", "COC-26.11")
@pytest.mark.parametrize(
    ("raider", "barred"), [("D4", True), ("D5", True), ("D6", False), (None, False)]
)
def test_raiders_are_feared_within_two_hexes(raider: str | None, barred: bool) -> None:
    scene = of("raiders", seat=1).units(0, "D3", settler=1)
    if raider is not None:
        scene.units(1, raider, infantry=1)
    else:
        scene.units(1, "D4", settler=1)
    clause = refused(scene.turn(0), Found("D3")) if barred else None
    assert clause == ("COC-0.12" if barred else None)
    assert (Found("D3") in offered(scene.turn(0), Found)) is not barred


@pytest.mark.rule("COC-26.11")
def test_a_settler_in_an_own_city_fears_no_raiders() -> None:
    scene = of("raiders", seat=1).units(1, "D3", infantry=1).city(1, "D4")
    assert morning(scene.city(1, "D7", mood="angry")) == "routes"


@pytest.mark.rule("COC-26.11")
def test_raids_come_from_ships_beside_the_city() -> None:
    def robbed(ship: str) -> bool:
        scene = of("raids").no_units(0, "D2").city(1, "D7", mood="angry").city(1, "D5")
        scene.land("D4 D3", "water").units(0, ship, ship=1).goods(1, food=2)
        table = do(scene.knows(0, "trade_routes").turn_start(0), FormRoutes())
        return goods_of(table, 1).get("food", 0) == 1

    assert robbed("D4")
    assert not robbed("D3")


# ------------------------------------------------------------------ cities


@pytest.mark.rule("COC-6.12")
def test_city_states_need_a_city_as_large_and_as_glad() -> None:
    def asks(*buildings: str, mood: str, other: str) -> bool:
        scene = of("city_states").city(0, "D2", *buildings, mood=mood, activations=1)
        scene.city(0, "C3", mood=other)
        return asked(do(scene.turn(0), Collect("D2"), Done())) == "city-states"

    assert asks(mood="neutral", other="neutral")
    assert asks(mood="neutral", other="happy")
    assert not asks(mood="happy", other="neutral")
    assert not asks("temple", mood="neutral", other="happy"), "it is smaller"


@pytest.mark.rule("COC-6.12")
def test_who_declines_the_help_of_a_city_state_tires() -> None:
    scene = of("city_states").city(0, "D2", mood="neutral", activations=1).city(0, "C3")
    table = do(scene.turn(0), Collect("D2"), Done(), Pass())
    assert (mood_of(table, "D2"), mood_of(table, "C3")) == ("angry", "neutral")
    scene = of("city_states").city(0, "D2", mood="neutral", activations=1).city(0, "C3")
    table = do(scene.turn(0), Collect("D2"), Done(), City("C3"))
    assert (mood_of(table, "D2"), mood_of(table, "C3")) == ("neutral", "neutral")


@pytest.mark.rule("COC-10.1")
def test_obelisks_of_others_are_no_stelae() -> None:
    scene = of("stelae", seat=1).city(0, "C3").knows(0, "arts").goods(0, food=1, wood=1, ore=1)
    table = do(scene.turn(0), Construct("D2"))
    assert (asked(table), table.asks[0].seat) == ("turn", 0)


@pytest.mark.rule("COC-1.7", "COC-1.11")
def test_the_imperial_army_keeps_to_room_and_supply() -> None:
    scene = of("imperial_army").units(0, "D2", infantry=4)
    table = do(scene.turn(0), Use("imperial_army"))
    units = units_at(table, 0, "D2")
    assert units == {"settler": 2, "infantry": 3}, "a fifth army unit would have no room"
    scene = of("imperial_army").no_units(0, "D2").units(0, "D2", infantry=1).supply(0, settler=0)
    assert Use("imperial_army") not in scene.turn(0).asks[0].picks


@pytest.mark.rule("COC-19.1", "COC-27.3")
def test_a_druid_leaves_a_settlement_that_is_taken_over() -> None:
    scene = of("druids").city("barbarians", "D3").player(0, actions=["action_15"])
    table = do(scene.rolls(FIVE, FIVE).turn(0), Influence("D3"))
    scene.state = table.state
    scene.state.turn.influenced = False
    table = do(scene.turn(0), PlayCard("action_15"))
    assert points_of(table, 0) == 3.5, "two cities, three advances, and no druid"


@pytest.mark.rule("COC-26.10")
def test_stelae_for_own_cities_only() -> None:
    scene = of("stelae").units(0, "D4", settler=1)
    table = do(scene.turn(0), Found("D4"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}
