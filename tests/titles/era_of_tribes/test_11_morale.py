"""Section 11: morale, food, hunger, unrest."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.explain import Amount, Terms
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.means.changes import food_change, morale_change
from civitas.titles.era_of_tribes.means.food import change_food, gain_food, give_up_food
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks.land import VASSAL, Withdraw
from civitas.titles.era_of_tribes.scene import Scene, fleets_at, owner_of, player, vassals_at
from civitas.titles.era_of_tribes.underway import Attack, Expansion
from tests.titles.era_of_tribes.expansions import expand, romans
from tests.titles.era_of_tribes.helpers import asked, do


def shaken(scene: Scene, points: int) -> Table:
    """The morale of seat 0 changes by so much; then the turn of seat 1."""
    scene.state.agenda = ()
    scene.state.do(Step("turn", 1))
    change_morale(scene.state, scene.me(0), points)
    return scene.at(*reversed(scene.state.agenda))


@pytest.mark.rule("EOT-11.1", "EOT-11.2")
@pytest.mark.parametrize(
    ("before", "points", "after"), [(0, 4, 4), (0, -5, -5), (8, 4, 10), (10, 1, 10), (10, -15, -5)]
)
def test_the_marker_stays_on_the_track(before: int, points: int, after: int) -> None:
    scene = romans().player(0, morale=before, influence=3)
    told = morale_change(scene.me(0), points)
    table = shaken(scene, points)
    assert (player(table, 0).morale, player(table, 0).influence) == (after, 3)
    assert told == {"morale": after - before, "influence": 0}


@pytest.mark.rule("EOT-11.3", "EOT-1.14")
def test_every_point_below_the_track_costs_an_influence_point() -> None:
    scene = romans().player(0, morale=-3, influence=6)
    assert morale_change(scene.me(0), -6) == {"morale": -2, "influence": -4}
    table = shaken(scene, -6)
    assert (player(table, 0).morale, player(table, 0).influence) == (-5, 2)
    assert asked(table) == "turn"


@pytest.mark.rule("EOT-11.4")
def test_without_influence_vassals_of_the_owners_choice_go() -> None:
    scene = romans().city(0, "apulia", vassals=1).land(0, "etruria", vassals=2)
    scene.fleets(0, "tyrrhenian_sea").player(0, morale=-5, influence=1)
    free = scene.me(0).free
    table = shaken(scene, -3)  # one influence, two vassals
    assert (asked(table), table.asks[0].seat) == ("unrest", 0)
    assert table.asks[0].params["count"] == 2
    assert table.asks[0].picks == [
        Withdraw(name, VASSAL) for name in ("etruria", "latium", "campania", "apulia")
    ]
    do(table, Withdraw("apulia", VASSAL))
    assert (owner_of(table, "apulia"), vassals_at(table, "apulia")) == (0, 0)
    told = table.asks[0].terms
    assert told is not None
    gains = (Amount("free_vassals", 1),)
    assert told(Withdraw("campania", VASSAL)) == Terms((Amount("food", 1),), gains)
    do(table, Withdraw("campania", VASSAL))
    me = player(table, 0)
    assert (owner_of(table, "campania"), me.food, me.free) == (-1, 0, free + 2)
    assert (asked(table), me.unrest, me.influence, me.morale) == ("turn", 0, 0, -5)
    assert fleets_at(table, "tyrrhenian_sea") == {0: 1}


@pytest.mark.rule("EOT-11.4")
def test_with_no_vassal_left_nothing_more_happens() -> None:
    """Cities, fleets and trading posts do not count."""
    scene = romans().city(0, "latium").city(1, "edetania").post(0, "edetania")
    scene.fleets(0, "tyrrhenian_sea").player(0, morale=-5, influence=0)
    table = shaken(scene, -4)  # Campania's vassal is all there is
    assert asked(table) == "turn"
    me = player(table, 0)
    assert (me.unrest, me.cities, me.fleets) == (0, scene.me(0).cities, scene.me(0).fleets)
    assert (owner_of(table, "campania"), len(table.state.posts), table.state.ending) == (-1, 1, 0)


@pytest.mark.rule("AUT-2.4", "EOT-11.4")
def test_with_automas_the_game_ends_after_this_round_then() -> None:
    scene = Scene(players=1, automas=1, peoples=["romans", "iberians"]).leave("latium")
    scene.player(0, morale=-5, influence=0).city(0, "campania")
    scene.state.agenda = ()
    scene.state.do(Step("turn", 0))
    change_morale(scene.state, scene.me(0), -1)
    table = scene.at(*reversed(scene.state.agenda))
    assert table.state.ending == table.state.round == 1


@pytest.mark.rule("EOT-11.4", "EOT-8.23")
def test_a_province_that_unrest_empties_falls_to_those_who_attack_it() -> None:
    """No battle is left to fight there; food and goods change hands, and it is a colony."""
    scene = romans().land(1, "dardania").player(1, morale=-5, influence=0)
    scene.player(0, morale=4, free=8)
    attack = Attack(FIELD["dardania"], 0, 1, walked=1, landed=1)
    scene.state.expansion = Expansion(0, attacks=(attack,))
    scene.me(0).gone -= 2
    scene.state.agenda = ()
    scene.state.do(Step("battles", 0), Step("expansion.end", 0), Step("turn", 1))
    change_morale(scene.state, scene.me(1), -1)
    table = scene.at(*reversed(scene.state.agenda))
    food = player(table, 1).food
    do(table, Withdraw("dardania", VASSAL))
    assert (asked(table), table.state.expansion) == ("turn", None)
    assert (owner_of(table, "dardania"), vassals_at(table, "dardania")) == (0, 2)
    assert (player(table, 0).food, player(table, 1).food) == (2, food - 1)
    assert (player(table, 0).morale, player(table, 0).colonies) == (2, 1)
    assert table.title.census(table.state)["seat 0 cubes"] == 36


@pytest.mark.rule("EOT-11.4")
def test_several_shocks_are_one_unrest() -> None:
    scene = romans().vassals(0, "latium", 4).player(0, morale=-5, influence=0)
    scene.state.agenda = ()
    scene.state.do(Step("turn", 1))
    change_morale(scene.state, scene.me(0), -1)
    change_morale(scene.state, scene.me(0), -2)
    table = scene.at(*reversed(scene.state.agenda))
    do(table, *[Withdraw("latium", VASSAL)] * 3)
    assert asked(table) == "turn"
    assert vassals_at(table, "latium") == 1


@pytest.mark.rule("EOT-11.7", "EOT-11.9")
def test_food_that_comes_stills_hunger_first() -> None:
    me = romans().player(0, food=0, hunger=3).me(0)
    assert food_change(me, 2) == {"food": 0, "hunger": -2}
    gain_food(me, 2)
    assert (me.food, me.hunger, me.hunger_beside) == (0, 1, 2)
    gain_food(me, 3)
    assert (me.food, me.hunger, me.hunger_beside) == (2, 0, 3)


@pytest.mark.rule("EOT-11.8")
def test_food_that_is_missing_becomes_hunger() -> None:
    me = romans().player(0, food=2).me(0)
    assert food_change(me, -3) == {"food": -2, "hunger": 1}
    give_up_food(me, 3)
    assert (me.food, me.hunger, me.hunger_beside) == (0, 1, 0)
    change_food(me, -1)
    assert (me.food, me.hunger) == (0, 2)


@pytest.mark.rule("EOT-11.9", "EOT-11.5")
def test_hunger_beside_the_board_has_no_effect() -> None:
    table = expand(romans().player(0, hunger_beside=3))
    assert table.asks[0].params["growth"] == 3
