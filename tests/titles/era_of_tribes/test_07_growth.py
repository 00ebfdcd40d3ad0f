"""Section 7: growth; and what food and hunger mean for it (section 11)."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.explain import Amount, Terms
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.picks.common import DONE
from civitas.titles.era_of_tribes.picks.land import FLEET, POST, VASSAL, Grow, Withdraw
from civitas.titles.era_of_tribes.scene import Scene, fleets_at, owner_of, player, vassals_at
from tests.titles.era_of_tribes.expansions import expand, finish, romans
from tests.titles.era_of_tribes.helpers import asked, do, offered


def growth(table: Table) -> int | str:
    assert asked(table) == "growth"
    return table.asks[0].params["growth"]


def terms(table: Table, pick: Grow | Withdraw | object) -> Terms | None:
    told = table.asks[0].terms
    assert told is not None
    return told(pick)


@pytest.mark.rule("EOT-7.1")
def test_the_four_steps_in_order() -> None:
    """Growth, movement with special uses first, founding, then battles: here there is none."""
    scene = romans().vassals(0, "latium", 4)
    scene.player(0, thalers=9, levels={"mechanics": 1, "architecture": 1})
    table = expand(scene)
    seen = []
    while asked(table) != "turn":
        seen.append(asked(table))
        do(table, Grow("latium") if seen == ["growth"] else DONE)
    assert seen == ["growth", "growth", "special-use", "movement", "found-city"]


@pytest.mark.rule("EOT-7.2", "EOT-12.9")
@pytest.mark.content("abilities/legions")
def test_romans_get_a_legion_with_every_expansion() -> None:
    for step in (Step("action.expansion", 0, (1, 0)), Step("expansion.auto", 0)):
        table = romans().at(step, Step("turn", 1))
        assert (player(table, 0).legions, table.state.legion_supply) == (1, 4)
    table = romans().at(Step("expansion.auto", 1), Step("turn", 1))
    assert player(table, 1).legions == 0


@pytest.mark.rule("EOT-7.2")
def test_no_legion_when_none_is_left() -> None:
    table = romans().player(0, legions=5).at(Step("expansion.auto", 0), Step("turn", 1))
    assert (player(table, 0).legions, table.state.legion_supply) == (5, 0)


@pytest.mark.rule("EOT-3.20")
def test_an_auto_expansion_has_neither_leaders_nor_goods() -> None:
    table = romans().player(0, food=2, morale=1).at(Step("expansion.auto", 0), Step("turn", 1))
    assert growth(table) == 3


@pytest.mark.rule("EOT-7.3", "EOT-11.5")
@pytest.mark.parametrize(
    ("food", "hunger", "morale", "leaders", "goods", "points"),
    [(4, 0, 3, 2, 1, 12), (0, 2, 3, 1, 0, 3), (1, 0, -2, 1, 0, 1), (0, 0, 0, 3, 2, 8)],
)
def test_what_growth_is_made_of(
    food: int, hunger: int, morale: int, leaders: int, goods: int, points: int
) -> None:
    """Food, less hunger, 2 for each leader, 1 for each good, and morale, below 0 as well."""
    scene = romans().player(0, food=food, hunger=hunger, morale=morale)
    assert growth(expand(scene, leaders=leaders, goods=goods)) == points


@pytest.mark.rule("EOT-7.6")
def test_one_new_vassal_for_each_piece_that_was_there() -> None:
    """Two vassals and a city have room for three; one that is new makes no room."""
    scene = romans().city(0, "latium", vassals=2)
    table = expand(scene, leaders=3)
    do(table, Grow("latium"), Grow("latium"), Grow("campania"), Grow("latium"))
    assert asked(table) != "growth"
    assert (vassals_at(table, "latium"), vassals_at(table, "campania")) == (5, 2)


@pytest.mark.rule("EOT-7.6")
def test_growth_is_used_up_one_by_one_and_comes_from_free_vassals() -> None:
    table = expand(romans().land(0, "etruria", "apulia"))
    assert growth(table) == 3
    do(table, Grow("etruria"), Grow("apulia"))
    assert (growth(table), player(table, 0).free) == (1, 6)
    assert offered(table, Grow) == [Grow("latium"), Grow("campania")]
    do(table, Grow("latium"))
    assert asked(table) != "growth"
    assert player(table, 0).morale == 0


@pytest.mark.rule("EOT-7.6")
def test_nobody_has_to_use_it_all() -> None:
    table = do(expand(romans()), Grow("latium"), DONE)
    assert asked(table) == "movement"
    assert (vassals_at(table, "latium"), vassals_at(table, "campania")) == (2, 1)


@pytest.mark.rule("EOT-7.8")
def test_three_points_not_used_give_one_morale() -> None:
    table = expand(romans().player(0, food=8), leaders=1)  # 10
    do(table, Grow("latium"))
    assert terms(table, DONE) == Terms(gains=(Amount("morale", 3),))
    do(table, DONE)
    assert player(table, 0).morale == 3


@pytest.mark.rule("EOT-7.8")
def test_what_finds_no_room_is_not_used_either() -> None:
    """Two provinces, 9 points: 7 are left, which gives 2; nobody is asked any more."""
    table = do(expand(romans().player(0, food=7)), Grow("latium"), Grow("campania"))
    assert asked(table) == "movement"
    assert player(table, 0).morale == 2


@pytest.mark.rule("EOT-7.8", "EOT-11.2")
def test_unused_growth_leads_to_the_end_of_the_track_at_most() -> None:
    table = do(expand(romans().player(0, morale=10)), DONE)  # 13 points: 4 morale
    assert player(table, 0).morale == 10


@pytest.mark.rule("EOT-7.9", "EOT-7.10")
def test_without_free_vassals_cubes_come_from_the_city_built_last() -> None:
    table = expand(romans().player(0, free=1, morale=5))
    assert terms(table, Grow("latium")) == Terms(costs=(Amount("free_vassals", 1),))
    do(table, Grow("latium"))
    assert (player(table, 0).free, player(table, 0).morale) == (0, 5)
    assert terms(table, Grow("campania")) == Terms(costs=(Amount("morale", 2),))
    do(table, Grow("campania"))
    me = player(table, 0)
    assert me.slots == (3, 3, 3, 3, 3, 3, 3, 2)
    assert vassals_at(table, "campania") == 2
    assert me.morale == 5 - 2 + (8 - 2) // 3


@pytest.mark.rule("EOT-7.9")
def test_nobody_has_to_take_cubes_from_cities() -> None:
    table = do(expand(romans().player(0, free=0)), DONE)
    assert player(table, 0).unbuilt == 24
    assert player(table, 0).morale == 1


@pytest.mark.rule("EOT-7.9")
def test_without_any_cube_nothing_grows() -> None:
    scene = romans().player(0, free=0)
    scene.me(0).slots, scene.me(0).gone = (0,) * 8, scene.me(0).gone + 24
    table = expand(scene)
    assert asked(table) == "movement"
    assert player(table, 0).morale == 1


@pytest.mark.rule("EOT-7.9", "EOT-11.3", "EOT-11.4")
def test_cubes_from_cities_may_lead_to_unrest() -> None:
    """At -5 a cube costs influence, and without influence a vassal each point, at once."""
    scene = romans().land(0, "etruria", vassals=2)
    scene.player(0, free=0, morale=-5, influence=1, food=8)
    table = do(expand(scene), Grow("etruria"))
    assert player(table, 0).influence == 0
    assert asked(table) == "unrest"
    do(table, Withdraw("latium", VASSAL))
    assert owner_of(table, "latium") == -1
    assert asked(table) == "growth"
    assert Grow("latium") not in table.asks[0].picks
    assert (player(table, 0).free, player(table, 0).morale) == (1, -5)


# ---------------------------------------------------------------- negative growth


def hungry() -> Scene:
    """Growth -3 with one leader: four vassals, a fleet with fish, a trading post."""
    scene = romans().land(0, "etruria").vassals(0, "latium", 2).city(1, "edetania")
    scene.fleets(0, "ionian_north").post(0, "edetania")
    return scene.player(0, food=0, hunger=0, morale=-5)


@pytest.mark.rule("EOT-7.4")
def test_a_negative_growth_takes_pieces_of_the_players_choice() -> None:
    table = expand(hungry())
    assert (asked(table), table.asks[0].params["count"]) == ("shrink", 3)
    assert table.asks[0].picks == [
        Withdraw("etruria", VASSAL),
        Withdraw("latium", VASSAL),
        Withdraw("campania", VASSAL),
        Withdraw("ionian_north", FLEET),
        Withdraw("edetania", POST),
    ]
    free = player(table, 0).free
    do(table, Withdraw("latium", VASSAL), Withdraw("edetania", POST))
    do(table, Withdraw("ionian_north", FLEET))
    assert asked(table) == "movement"
    me = player(table, 0)
    assert (me.free, me.morale, table.state.posts) == (free + 3, -5, {})
    assert vassals_at(table, "latium") == 1
    assert fleets_at(table, "ionian_north") == {}


@pytest.mark.rule("EOT-7.4", "EOT-8.19", "EOT-11.6", "EOT-11.8")
def test_the_last_piece_gives_up_the_field_with_food_and_goods() -> None:
    table = expand(hungry())
    told = terms(table, Withdraw("ionian_north", FLEET))
    assert told == Terms(gains=(Amount("free_vassals", 1), Amount("hunger", 1)))
    do(table, Withdraw("ionian_north", FLEET))
    assert (owner_of(table, "ionian_north"), player(table, 0).hunger) == (-1, 1)
    do(table, Withdraw("campania", VASSAL), Withdraw("etruria", VASSAL))
    assert (owner_of(table, "campania"), owner_of(table, "etruria")) == (-1, -1)
    assert player(table, 0).hunger == 2


@pytest.mark.rule("EOT-7.5")
def test_if_too_few_pieces_are_there_all_go_but_cities() -> None:
    scene = romans().city(0, "latium").player(0, food=0, hunger=3, morale=-5)
    table = expand(scene)  # -6: the vassal of Campania is all there is
    assert asked(table) == "turn"
    assert owner_of(table, "latium") == 0
    assert owner_of(table, "campania") == -1


@pytest.mark.rule("EOT-7.21")
def test_after_a_negative_growth_comes_the_movement() -> None:
    table = expand(romans().vassals(0, "latium", 2).player(0, food=0, morale=-3))
    do(table, Withdraw("latium", VASSAL))
    assert asked(table) == "movement"


@pytest.mark.rule("EOT-7.21")
def test_no_growth_places_and_removes_nothing() -> None:
    table = expand(romans().player(0, food=0, morale=-2))
    assert asked(table) == "movement"
    finish(table)
    assert (player(table, 0).free, player(table, 0).morale) == (10, -2)
