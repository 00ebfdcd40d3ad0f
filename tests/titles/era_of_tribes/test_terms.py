"""What a pick does to morale and food is told before it is picked, and is true."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.era_of_tribes.picks.battles import Fight
from civitas.titles.era_of_tribes.picks.common import DONE, Advance, FreeFleet
from civitas.titles.era_of_tribes.picks.course import Act, Leaders
from civitas.titles.era_of_tribes.picks.deeds import (
    Agree,
    Ally,
    Covet,
    Force,
    Part,
    Propose,
    Purchase,
    UseTile,
    Waive,
)
from civitas.titles.era_of_tribes.picks.land import Assault, Demand, March, Sail, To, Tolerate
from civitas.titles.era_of_tribes.scene import Scene
from tests.titles.era_of_tribes.expansions import move, romans
from tests.titles.era_of_tribes.helpers import do
from tests.titles.era_of_tribes.wars import attack, fight

TRACKED = ("morale", "food")


def told(table: Table, pick: Pick) -> dict[str, int | float]:
    """What the terms of a pick say of morale and food; and that is what happens."""
    seat = table.asks[0].seat
    named = table.terms(pick, seat)
    found = dict.fromkeys(TRACKED, 0) if named is None else _changes(table, pick, seat)
    before = table.title.purse(table.state, seat)
    after = table.title.purse(do(table.fork(), pick).state, seat)
    assert {thing: after[thing] - before[thing] for thing in TRACKED} == found
    return {thing: number for thing, number in found.items() if number}


def _changes(table: Table, pick: Pick, seat: int) -> dict[str, int | float]:
    named = table.terms(pick, seat)
    assert named is not None
    gained = {amount.thing: amount.number for amount in named.gains}
    paid = {amount.thing: amount.number for amount in named.costs}
    return {thing: gained.get(thing, 0) - paid.get(thing, 0) for thing in TRACKED}


@pytest.mark.rule("EOT-4.8", "EOT-5.1")
@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("diplomacy", "+2 treaties, diplomacy actions and bonus actions"),
        ("progress", "+2 progress, each to be paid"),
        ("expansion", "+7 growth"),
        ("trade", "+2 thalers"),
    ],
)
def test_one_more_leader_tells_what_it_brings(action: str, said: str) -> None:
    """Every action for which the number of leaders is asked says what each number is good for."""
    table = romans().player(0, thalers=20, morale=3, food=0).turn(0)
    do(table, Act(action))
    named = table.terms(Leaders(2), 0)
    assert named is not None
    assert words_for(table.title.meta, "en").terms(named, "").startswith(said)


@pytest.mark.rule("EOT-5.15", "EOT-5.18")
@pytest.mark.parametrize(
    ("field", "free", "said"),
    [
        ("navigation", 2, "4 thalers, 1 free vassal, +1 influence, +1 fleet, +2 fleet movement"),
        ("mechanics", 2, "2 thalers, 1 free vassal, +1 influence, +1 army"),
        ("navigation", 0, "4 thalers, +1 influence, +2 fleet movement"),
        ("mechanics", 0, "2 thalers, +1 influence"),
        ("commerce", 2, "4 thalers, +1 influence, +1 trade value"),
        ("architecture", 2, "4 thalers, +1 influence, +2 cities allowed"),
    ],
)
def test_a_progress_tells_the_units_that_it_brings_for_certain(
    field: str, free: int, said: str
) -> None:
    """Whoever has no free vassal is asked for the price of a unit."""
    table = romans().player(0, thalers=20, free=free).always_ask().action(0, "progress")
    named = table.terms(Advance(field), 0)
    assert words_for(table.title.meta, "en").terms(named) == said


@pytest.mark.rule("EOT-5.13", "EOT-5.14", "EOT-5.17", "EOT-5.18", "EOT-5.19", "EOT-8.1")
@pytest.mark.parametrize(
    ("people", "field", "level", "said"),
    [
        ("norsemen", "navigation", 0, "+4 fleet movement"),
        ("norsemen", "navigation", 1, "+2 fleet movement"),
        ("slavs", "mechanics", 1, "+1 vassal movement"),
        ("slavs", "mechanics", 2, None),
        ("slavs", "commerce", 2, "+3 trade value"),
        ("slavs", "culture", 1, "+1 bread marker value"),
        ("slavs", "culture", 3, None),
        ("slavs", "architecture", 1, "+2 cities allowed"),
    ],
)
def test_a_progress_tells_what_is_better_from_then_on(
    people: str, field: str, level: int, said: str | None
) -> None:
    scene = Scene(peoples=[people, "germanics"], setup="2p_north")
    scene.player(0, thalers=99, levels={field: level}).always_ask()
    table = scene.action(0, "progress")
    told = words_for(table.title.meta, "en").terms(table.terms(Advance(field), 0)).split(", ")
    lasting = [part for part in told if part.endswith(("movement", "value", "allowed"))]
    assert lasting == ([said] if said else [])


def test_a_progress() -> None:
    """Farming 1 feeds, Culture 1 cheers up (EOT-5.12, EOT-5.13)."""
    table = romans().player(0, thalers=20, morale=3).always_ask().action(0, "progress")
    assert told(table, Advance("farming")) == {"food": 2}
    assert told(table, Advance("culture")) == {"morale": 2}
    assert told(table, Advance("commerce")) == {}


@pytest.mark.parametrize(("morale", "gain"), [(9, 1), (10, 0)])
def test_morale_at_the_end_of_its_track(morale: int, gain: int) -> None:
    """What is beyond +10 is lost (EOT-11.2)."""
    table = romans().player(0, thalers=20, morale=morale).always_ask().action(0, "progress")
    assert told(table, Advance("culture")) == ({"morale": gain} if gain else {})


def test_a_free_fleet_finds_fish() -> None:
    """EOT-5.16, and without free vassals EOT-7.9."""
    scene = romans().land(0, "etruria").player(0, thalers=20, morale=3, free=0).always_ask()
    table = do(scene.action(0, "progress"), Advance("navigation"))
    assert told(table, FreeFleet("adriatic_north")) == {"food": 1, "morale": -2}
    assert told(table, FreeFleet("tyrrhenian_sea")) == {"morale": -2}


def test_the_end_of_the_movement() -> None:
    """Two colonies, and what their fields feed (EOT-8.5, EOT-8.23)."""
    scene = romans().fleets(0, "tyrrhenian_sea", 2).player(0, morale=5, levels={"navigation": 1})
    table = do(move(scene), Sail("tyrrhenian_sea", 2), To("sicilia"))
    do(table, Sail("tyrrhenian_sea", 2), To("sardinia"))
    assert told(table, DONE)["morale"] == -4


@pytest.mark.rule("EOT-4.14", "EOT-4.27", "EOT-8.7")
def test_an_attack_that_ends_an_alliance_says_so_before() -> None:
    """Two vassals attack an ally who deters: it is told at the first, and paid once."""
    scene = near().vassals(0, "aquitania", 3).player(0, allies=[1], morale=9, influence=5)
    scene.me(1).deterring = True
    table = do(move(scene), March("aquitania", 1))
    assert _terms(table, Assault("cantabria")) == (
        "Ben deters you: −5 morale, it ends the alliance: −1 influence, −5 morale"
    )
    assert _terms(table, To("arvernia")) == ""
    do(table, Assault("cantabria"), March("aquitania", 1))
    assert _terms(table, Assault("cantabria")) == ""


@pytest.mark.rule("EOT-4.27", "EOT-8.14")
def test_a_battle_at_sea_that_ends_an_alliance_says_so_before() -> None:
    scene = romans().fleets(0, "tyrrhenian_sea").fleets(1, "ligurian_sea")
    scene.player(0, allies=[1], levels={"navigation": 1}).always_ask()
    table = do(move(scene), Sail("tyrrhenian_sea", 2), To("ligurian_sea"))
    assert _terms(table, Demand("ligurian_sea")) == (
        "it ends the alliance: −1 influence, −5 morale"
    )
    assert _terms(table, Tolerate("ligurian_sea")) == ""


def _terms(table: Table, pick: Pick) -> str:
    return words_for(table.title.meta, "en", ("Anna", "Ben")).terms(table.terms(pick, 0))


def near() -> Scene:
    """Gauls and Iberians, neighbours at Aquitania."""
    scene = Scene(peoples=["gauls", "iberians"]).land(0, "aquitania").land(1, "cantabria")
    return scene.player(0, thalers=40, treaties=3)


def bonus(scene: Scene) -> Table:
    return do(scene.always_ask().action(0, "diplomacy"), Waive())


def test_an_alliance_and_its_end() -> None:
    """EOT-4.24, EOT-4.26: both gain or lose 2 morale."""
    table = do(bonus(near()), Ally(1))
    assert told(table, Force()) == {"morale": 2}
    assert told(do(table, Propose()), Agree()) == {"morale": 2}
    table = do(bonus(near().player(0, influence=3, allies=[1])), Part(1))
    assert told(table, Force()) == {"morale": -2}
    assert told(do(table, Propose()), Agree()) == {"morale": -2}


def test_a_province_that_is_bought() -> None:
    """Its food changes hands (EOT-4.21); whoever has no free vassal pays morale (EOT-4.31)."""
    table = do(bonus(near()), Purchase(1), Covet("cantabria"))
    bought = told(table, Force())
    sold = told(do(table, Propose()), Agree())
    assert bought.get("food", 0) == -sold.get("food", 0)
    table = do(bonus(near().player(0, free=0)), Purchase(1), Covet("cantabria"))
    assert told(table, Force())["morale"] == bought.get("morale", 0) - 2


def test_who_attacks_one_who_deters_or_an_ally() -> None:
    """EOT-4.14, EOT-4.27: 5 morale each."""
    scene = Scene(peoples=["romans", "iberians"]).vassals(1, "edetania", 1)
    scene.vassals(1, "bastetania", 1).player(0, morale=8, influence=5, allies=[1])
    attack(attack(scene, "edetania", walked=2), "bastetania", walked=2)
    scene.me(1).deterring = True
    assert told(fight(scene), Fight("edetania")) == {"morale": -10}


def test_a_tile_that_cheers_up() -> None:
    """EOT-10.5"""
    table = romans().player(0, tiles=["morale_2"], morale=1).turn(0)
    assert told(table, UseTile("morale_2")) == {"morale": 2}


def test_an_epoch() -> None:
    """The Iron Age brings 3 morale and 1 food to who is not the first there (EOT-6.8)."""
    scene = romans().player(0, epoch="bronze_age", morale=2, levels=dict.fromkeys(LEVELS, 2))
    scene.city(0, "latium", "campania", "etruria").player(1, epoch="iron_age")
    table = scene.always_ask().turn(0)
    assert told(table, Act("revolution")) == {"morale": 3, "food": 1}


LEVELS = ("farming", "culture", "navigation", "commerce", "mechanics", "architecture")
