"""When civilizations and wonders have nothing to say: used up, too dear, or somebody else's
business."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATIONS,
)
from civitas.titles.clash_of_cultures.picks.cards import RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct, Found, Take
from civitas.titles.clash_of_cultures.picks.common import Advance, Done, Pass, Use
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Lead, Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import ANGRY, NEUTRAL
from tests.titles.clash_of_cultures.fights import plains, rolled
from tests.titles.clash_of_cultures.helpers import asked, do, offered

CIVILIZATION_OF = {a.id: c.id for c in CIVILIZATIONS for a in c.advances}


def of(seat: int, advance: str, scene: Scene) -> Scene:
    """A player with this civilization advance."""
    civilization = CIVILIZATION_OF[advance]
    return scene.player(seat, civilization=civilization, civilization_advances=[advance])


# ---------------------------------------------------------------- battles


def duel(seat: int, scene: Scene, **dice: int) -> Table:
    """Seat 0 attacks; this seat wins by a six against a one."""
    scene.units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    return scene.rolls(*((12, 1) if seat == 0 else (1, 12))).battle(0, 1, "D3", "C3")


@pytest.mark.rule("COC-15.31")
@pytest.mark.parametrize("advance", ["captivi", "prisoners_of_war"])
def test_who_loses_gets_neither_gold_nor_prisoners(advance: str) -> None:
    table = duel(1, of(0, advance, plains(expansion=True)))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"food": 2}
    assert player(table, 0).prisoners == ()


@pytest.mark.rule("COC-15.15")
def test_fireworks_only_against_hits_and_in_round_one() -> None:
    def battle(*dice: int) -> Table:
        scene = of(0, "fireworks", plains(expansion=True)).goods(0, ore=1, wood=1)
        scene.units(0, "D3", infantry=2).units(1, "D3", infantry=1)
        return scene.rolls(*dice).battle(0, 1, "D3", "C3")

    assert Use("fireworks") in battle(3, 3, 12).asks[0].picks
    table = battle(3, 3, 3, 3, 3, 12)
    assert asked(table) == "retreat"
    table.pick(table.asks[0].picks[0])
    assert not any(Use("fireworks") in ask.picks for ask in table.asks)


@pytest.mark.rule("COC-0.10")
def test_immortals_without_culture_are_not_asked() -> None:
    table = duel(0, of(0, "immortals", plains(expansion=True)))
    assert asked(table) == "turn"
    assert rolled(table)[0].shares == {"infantry": 1}


@pytest.mark.rule("COC-11.13")
def test_embalming_is_for_own_leaders() -> None:
    scene = of(0, "embalming", plains(expansion=True)).player(1, civilization="greece")
    scene.leader(1, "pericles", "D7").goods(1, food=0, mood=1, culture=1)
    table = do(scene.turn(1), Recruit("D7"), Lead("leonidas"))
    assert player(table, 1).leaders_played == 2
    assert "culture" not in goods_of(table, 0)


@pytest.mark.rule("COC-16.1")
@pytest.mark.parametrize("advance", ["stelae", "provinces"])
def test_civilizations_do_not_speak_when_others_capture(advance: str) -> None:
    scene = of(0, advance, plains(expansion=True)).goods(0, culture=1)
    scene.city(0, "D3").units(1, "D3", infantry=1)
    table = do(scene.battle(1, 0, "D3", "C3", turn=1), Pass())
    assert (asked(table), table.asks[0].seat) == ("turn", 1)
    assert goods_of(table, 0)["culture"] == 1
    city = city_at(table, "D3")
    assert city is not None
    assert city.mood == ANGRY


# ---------------------------------------------------------------- cities of civilizations


@pytest.mark.rule("COC-8.1")
@pytest.mark.parametrize("advance", ["aztec_gold", "stelae"])
def test_cities_that_others_found(advance: str) -> None:
    scene = of(1, advance, plains(expansion=True)).units(0, "D3", settler=1)
    table = do(scene.turn(0), Found("D3"))
    assert (asked(table), table.asks[0].seat) == ("turn", 0)
    assert goods_of(table, 1) == {"food": 2}


@pytest.mark.rule("COC-10.1")
def test_stelae_are_obelisks_and_no_other_buildings() -> None:
    scene = of(0, "stelae", plains(expansion=True)).knows(0, "writing").city(0, "D4")
    scene.goods(0, food=1, wood=1, ore=1)
    table = do(scene.turn(0), Construct("D2"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"ideas": 2}


@pytest.mark.rule("COC-9.9", "COC-0.9")
def test_pottery_once_per_turn() -> None:
    scene = of(0, "pottery", plains(expansion=True)).knows(0, "storage")
    table = scene.city(0, "D2", "temple", mood="happy").goods(0, food=0).turn(0)
    for tokens in (1, 1):
        do(table, Collect("D2"), *(Take(label, "food") for label in ("D2", "C3", "D3")))
        if asked(table) == "collect":
            do(table, Done())
        assert goods_of(table, 0)["culture"] == tokens
    assert goods_of(table, 0)["food"] == 6


@pytest.mark.rule("COC-6.12")
def test_city_states_help_with_the_second_activation_only() -> None:
    scene = of(0, "city_states", plains(expansion=True)).city(0, "D4", mood="happy")
    scene.city(0, "D2", mood="happy", activations=2)
    table = do(scene.turn(0), Collect("D2"), Done())
    assert asked(table) == "turn"
    city = city_at(table, "D2")
    assert city is not None
    assert city.mood == NEUTRAL


@pytest.mark.rule("COC-3.4")
def test_actions_that_have_nothing_to_work_on() -> None:
    scene = of(0, "hegemony", plains(expansion=True))
    assert not offered(scene.turn(0), Use)  # no ship
    scene = of(0, "imperial_army", plains(expansion=True)).no_units(0, "D2")
    assert not offered(scene.turn(0), Use)  # nobody to exchange
    scene = of(0, "hellenization", plains(expansion=True)).knows(0, "arts").goods(0, mood=2)
    assert not offered(scene.turn(0), Use)  # nothing to influence


@pytest.mark.rule("COC-11.9")
def test_the_pirate_alliance_without_pirates_asks_nothing() -> None:
    scene = of(0, "pirate_alliance", plains(expansion=True)).land("D3", "water")
    scene.city(0, "D2", "port", mood="happy", port="D3").goods(0, food=0, wood=2)
    table = do(scene.turn(0), Recruit("D2"))
    assert asked(table) == "turn"
    assert units_at(table, 0, "D3") == {"ship": 1}


# ---------------------------------------------------------------- wonders


def owner(wonder: str, *buildings: str) -> Scene:
    scene = Scene().land("C3 D3 E3", "plains")
    return scene.city(0, "D2", *buildings, mood="happy", wonders=[wonder]).goods(0, food=0)


@pytest.mark.rule("COC-24.8", "COC-0.9")
def test_the_great_library_lends_once_per_turn() -> None:
    scene = owner("great_library").knows(0, "tactics").goods(0, food=2).player(0, counter=1)
    scene.units(0, "D3", infantry=1).units(1, "D4", infantry=1).deck("event", "famine_1")
    scene.state.start = 0
    table = do(scene.at(Step("turn.start", 0), Step("turn.start", 1)), Use("great_library"))
    do(table, Advance("husbandry"), Advance("fishing"))
    while asked(table) != "turn":
        assert Use("great_library") not in table.asks[0].picks
        table.pick(table.asks[0].picks[0])
    do(table, Command())
    assert Use("great_library") not in table.asks[0].picks
    do(table, From("D3"), To("D4"))
    while asked(table) != "turn":
        assert Use("great_library") not in table.asks[0].picks
        table.pick(table.asks[0].picks[0])


@pytest.mark.rule("COC-24.9", "COC-1.11")
def test_the_lighthouse_is_silent_without_ships_and_in_other_cities() -> None:
    def scene() -> Scene:
        return owner("great_lighthouse").land("D3", "water").city(0, "C3")

    assert asked(do(scene().turn(0), Collect("D2"), Done())) == "react"
    assert asked(do(scene().turn(0), Collect("C3"), Done())) == "turn"
    table = do(scene().units(0, "D3", ship=4).turn(0), Collect("D2"), Done())
    assert asked(table) == "turn"


@pytest.mark.rule("COC-24.12")
def test_the_statue_needs_an_objective_and_is_dedicated_once() -> None:
    assert not offered(owner("great_statue").turn(0), Use)
    scene = owner("great_statue").city(0, "C3").city(0, "E3", mood="happy")
    scene.knows(0, "storage", "engineering", "sports").player(0, wonders=["great_arena"])
    scene.goods(0, food=3, wood=4, ore=5, culture=5)
    table = do(scene.turn(0), RaiseWonder("E3", "great_arena"))
    assert player(table, 0).objective_hand == ()


@pytest.mark.rule("COC-24.8")
def test_the_great_library_has_nothing_for_who_knows_all() -> None:
    scene = owner("great_library")
    names = [pick.advance for pick in _lent(scene) if isinstance(pick, Advance)]
    scene = owner("great_library").knows(0, *names)
    assert Use("great_library") not in scene.turn(0).asks[0].picks


def _lent(scene: Scene) -> list[object]:
    return list(do(scene.turn(0), Use("great_library")).asks[0].picks)
