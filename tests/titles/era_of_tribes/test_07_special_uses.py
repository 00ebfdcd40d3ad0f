"""Section 7: what new vassals become before anything moves."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Amount, Terms
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.means.cities import bare_post, expel_post, return_city, set_city
from civitas.titles.era_of_tribes.picks.common import DONE, FROM_CITY, PASS
from civitas.titles.era_of_tribes.picks.land import (
    BuildFleet,
    Employ,
    GiveThaler,
    GiveTreaty,
    Grow,
    March,
    Sail,
    SetPost,
    To,
    TrainArmy,
)
from civitas.titles.era_of_tribes.scene import Scene, fleets_at, owner_of, player, vassals_at
from tests.titles.era_of_tribes.expansions import expand, finish, goals, romans
from tests.titles.era_of_tribes.helpers import asked, do, offered

BUILD = {"navigation": 1}
TRAIN = {"mechanics": 1}
TRADE = {"commerce": 2}


def grown(scene: Scene, *provinces: str, seat: int = 0) -> Table:
    """After growth with one new vassal in each of these provinces."""
    table = expand(scene, seat)
    do(table, *(Grow(name) for name in provinces))
    return do(table, DONE) if asked(table) == "growth" else table


def terms(table: Table, pick: object) -> Terms | None:
    told = table.asks[0].terms
    assert told is not None
    return told(pick)


@pytest.mark.rule("EOT-7.7", "EOT-7.11")
def test_only_new_vassals_are_used_and_before_all_movement() -> None:
    table = grown(romans().player(0, thalers=9, levels=TRAIN), "latium")
    assert asked(table) == "special-use"
    assert table.asks[0].picks == [Employ("latium"), DONE]
    do(table, Employ("latium"))
    assert asked(table) == "movement"  # there was but one new vassal
    do(table, March("latium", 1), To("etruria"))
    assert asked(table) == "movement"


@pytest.mark.rule("EOT-7.7")
def test_no_vassal_is_new_in_the_next_expansion() -> None:
    table = finish(grown(romans().player(0, thalers=9, levels=TRAIN), "latium"))
    assert table.state.expansion is None
    again = expand(romans().vassals(0, "latium", 2).player(0, thalers=9, levels=TRAIN))
    do(again, DONE)
    assert asked(again) == "movement"


# ---------------------------------------------------------------- fleets


@pytest.mark.rule("EOT-7.12", "EOT-5.14")
@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_a_new_vassal_becomes_a_fleet_next_to_its_province(level: int, price: int) -> None:
    scene = romans().land(0, "etruria")
    scene.player(0, thalers=6, levels={"navigation": level})
    table = do(grown(scene, "etruria"), Employ("etruria"))
    seas = [BuildFleet(name) for name in ("ligurian_sea", "tyrrhenian_sea", "adriatic_north")]
    assert sorted(offered(table, BuildFleet), key=str) == sorted(seas, key=str)
    assert terms(table, seas[2]) == Terms(costs=(Amount("thalers", price),))
    do(table, seas[2])
    assert fleets_at(table, "adriatic_north") == {0: 1}
    assert (vassals_at(table, "etruria"), player(table, 0).thalers) == (1, 6 - price)
    assert owner_of(table, "adriatic_north") == 0


@pytest.mark.rule("EOT-7.12", "EOT-8.5", "EOT-8.13")
def test_the_fish_of_a_new_fleet_comes_at_the_end_of_the_step() -> None:
    scene = romans().land(0, "apulia").player(0, thalers=2, levels=BUILD)
    table = do(grown(scene, "apulia"), Employ("apulia"), BuildFleet("ionian_north"))
    assert player(table, 0).food == 1
    assert player(finish(table), 0).food == 2


@pytest.mark.rule("EOT-7.12", "EOT-1.13")
def test_no_fleet_without_navigation_money_coast_or_where_others_are() -> None:
    no_navigation = romans().player(0, thalers=9)
    assert asked(grown(no_navigation, "latium")) == "movement"
    no_money = romans().player(0, thalers=1, levels=BUILD)
    assert asked(grown(no_money, "latium")) == "movement"
    others = romans().fleets(1, "tyrrhenian_sea").player(0, thalers=9, levels=BUILD)
    assert asked(grown(others, "latium")) == "movement"
    inland = romans().land(0, "noricum").player(0, thalers=9, levels=BUILD)
    assert Employ("noricum") not in grown(inland, "noricum", "latium").asks[0].picks


@pytest.mark.rule("EOT-7.20", "EOT-8.1")
def test_new_fleets_and_vassals_have_all_their_bp() -> None:
    scene = romans().player(0, thalers=2, levels=BUILD | {"mechanics": 2})
    table = grown(scene, "latium", "campania")
    do(table, Employ("latium"), BuildFleet("tyrrhenian_sea"))
    assert Sail("tyrrhenian_sea", 2) in table.asks[0].picks
    do(table, Sail("tyrrhenian_sea", 2))
    assert "sardinian_sea" in goals(table)
    do(table, To("sicilia"), March("campania", 2))
    assert "etruria" in goals(table)


# ---------------------------------------------------------------- shipwrights


def greeks() -> Scene:
    scene = Scene(peoples=["greek", "romans"])
    return scene.player(0, thalers=9, levels=BUILD)


@pytest.mark.rule("EOT-7.13", "EOT-12.6")
@pytest.mark.content("abilities/shipwrights")
def test_greeks_put_a_second_fleet_with_the_first_they_build() -> None:
    table = grown(greeks(), "attica", "peloponnesus")
    free = player(table, 0).free
    do(table, Employ("attica"), BuildFleet("aegean_south"))
    assert fleets_at(table, "aegean_south") == {0: 2}
    assert (player(table, 0).free, player(table, 0).thalers) == (free - 1, 7)
    do(table, Employ("peloponnesus"), BuildFleet("aegean_south"))
    assert fleets_at(table, "aegean_south") == {0: 3}
    assert player(table, 0).thalers == 5


@pytest.mark.rule("EOT-7.13")
def test_their_cube_from_an_unbuilt_city_costs_one_morale_and_may_be_declined() -> None:
    for answer, fleets, morale in ((FROM_CITY, 2, 3), (PASS, 1, 4)):
        table = grown(greeks().player(0, free=1, morale=4), "attica")
        morale += player(table, 0).morale - 4  # growth that was not used
        do(table, Employ("attica"), BuildFleet("aegean_south"))
        assert asked(table) == "shipwrights"
        assert terms(table, FROM_CITY) == Terms(costs=(Amount("morale", 1),))
        do(table, answer)
        assert fleets_at(table, "aegean_south") == {0: fleets}
        assert player(table, 0).morale == morale


@pytest.mark.rule("EOT-7.13")
def test_others_have_no_shipwrights() -> None:
    table = grown(romans().player(0, thalers=9, levels=BUILD), "latium")
    told = terms(table, Employ("latium"))
    assert told == Terms((Amount("thalers", 2),), choice=True)  # there is nothing else to build
    do(table, Employ("latium"))
    assert fleets_at(table, "tyrrhenian_sea") == {0: 1}


@pytest.mark.rule("EOT-7.12", "EOT-5.14")
def test_the_price_is_told_at_once_where_all_cost_the_same() -> None:
    """Etruria lies by three seas: a fleet costs the same in each, but an army does not."""
    scene = romans().land(0, "etruria").player(0, thalers=9, levels={"navigation": 2})
    assert terms(grown(scene, "etruria"), Employ("etruria")) == Terms(
        (Amount("thalers", 3),), choice=True
    )
    scene.player(0, levels={"navigation": 2, "mechanics": 1})
    assert terms(grown(scene, "etruria"), Employ("etruria")) is None


# ---------------------------------------------------------------- armies


@pytest.mark.rule("EOT-7.14", "EOT-5.18")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_new_vassal_is_trained(level: int) -> None:
    table = grown(romans().player(0, thalers=4, levels={"mechanics": level}), "latium")
    do(table, Employ("latium"))
    assert (player(table, 0).army, player(table, 0).thalers) == (1, 4 - level)
    assert vassals_at(table, "latium") == 1


@pytest.mark.rule("EOT-7.14", "EOT-1.13")
def test_no_army_without_mechanics_or_money() -> None:
    assert asked(grown(romans().player(0, thalers=9), "latium")) == "movement"
    assert asked(grown(romans().player(0, thalers=0, levels=TRAIN), "latium")) == "movement"


# ---------------------------------------------------------------- trading posts


def near(thalers: int = 0, treaties: int = 0) -> Scene:
    """Romans next to two Iberian cities' owner: in Ilergetia and, far away, in Turdetania."""
    scene = romans().land(0, "provincia").land(1, "ilergetia")
    scene.city(1, "ilergetia", "turdetania")
    return scene.player(0, levels=TRADE, thalers=thalers, treaties=treaties)


@pytest.mark.rule("EOT-7.15", "EOT-7.16")
def test_a_post_in_any_city_of_a_neighbour_for_a_thaler() -> None:
    table = grown(near(thalers=2), "latium")
    morale, theirs = player(table, 0).morale, player(table, 1).thalers
    do(table, Employ("latium"))
    assert table.asks[0].picks == [SetPost("turdetania"), SetPost("ilergetia")]
    told = terms(table, SetPost("turdetania"))
    assert told == Terms((Amount("thalers", 1),), (Amount("morale", 2),))
    do(table, SetPost("turdetania"))
    assert table.state.posts == {FIELD["turdetania"]: 0}
    me = player(table, 0)
    assert (me.thalers, me.morale, vassals_at(table, "latium")) == (1, morale + 2, 1)
    assert player(table, 1).thalers == theirs + 1


@pytest.mark.rule("EOT-7.15", "EOT-4.30")
def test_or_for_a_treaty() -> None:
    table = grown(near(thalers=1, treaties=1), "latium")
    do(table, Employ("latium"), SetPost("ilergetia"))
    assert table.asks[0].picks == (GiveThaler(), GiveTreaty())
    do(table, GiveTreaty())
    assert (player(table, 0).treaties, player(table, 0).thalers) == (0, 1)
    assert player(table, 1).treaties == 1


@pytest.mark.rule("EOT-1.2")
def test_the_cube_stands_where_it_was_while_the_gift_is_asked_for() -> None:
    table = grown(near(thalers=1, treaties=1), "latium")
    do(table, Employ("latium"), SetPost("ilergetia"))
    assert asked(table) == "gift"
    assert table.title.census(table.state)["seat 0 cubes"] == 36


@pytest.mark.rule("AUT-9.3")
@pytest.mark.parametrize(("treaties", "thalers"), [(1, 0), (0, 1)])
def test_an_automa_gets_the_thaler_but_no_treaty(treaties: int, thalers: int) -> None:
    scene = Scene(players=1, automas=1, peoples=["romans", "iberians"])
    scene.land(0, "provincia").land(1, "ilergetia").city(1, "ilergetia")
    scene.player(0, levels=TRADE, thalers=thalers, treaties=treaties)
    had = scene.me(1).thalers
    table = do(grown(scene, "latium"), Employ("latium"))
    assert (player(table, 0).thalers, player(table, 0).treaties) == (0, 0)
    assert (player(table, 1).thalers, player(table, 1).treaties) == (had + thalers, 0)


@pytest.mark.rule("EOT-7.15", "EOT-1.11")
def test_no_post_without_commerce_money_neighbour_or_where_one_is() -> None:
    poor = near(thalers=0)
    assert asked(grown(poor, "latium")) == "movement"
    unlearned = near(thalers=3).player(0, levels={"commerce": 1})
    assert asked(grown(unlearned, "latium")) == "movement"
    strangers = romans().city(1, "turdetania").player(0, levels=TRADE, thalers=3)
    assert asked(grown(strangers, "latium")) == "movement"
    taken = near(thalers=3).post(0, "ilergetia")
    assert grown(taken, "latium", "campania").asks[0].picks == [
        Employ("latium"),
        Employ("campania"),
        DONE,
    ]
    table = do(grown(taken, "latium"), Employ("latium"))
    assert table.state.posts == {FIELD["ilergetia"]: 0, FIELD["turdetania"]: 0}


@pytest.mark.rule("EOT-7.15", "EOT-1.11", "EOT-4.28")
def test_allies_are_neighbours_wherever_they_live() -> None:
    scene = romans().city(1, "turdetania").player(0, levels=TRADE, thalers=3, allies=[1])
    table = do(grown(scene, "latium"), Employ("latium"))
    assert table.state.posts == {FIELD["turdetania"]: 0}


@pytest.mark.rule("EOT-7.17")
def test_a_post_stays_under_a_new_city_unless_it_is_its_owners() -> None:
    for new_owner, post in ((1, 0), (0, None)):
        scene = romans(against="carthaginians").city(1, "zeugitana").post(0, "zeugitana")
        s, place = scene.state, FIELD["zeugitana"]
        morale, free = scene.me(0).morale, scene.me(0).free
        return_city(s, scene.me(1), place, "EOT-8.34")
        s.give(place, new_owner)
        set_city(s, scene.me(new_owner), place)
        bare_post(s, place)
        assert s.posts.get(place) == post
        assert scene.me(0).morale == morale
        if post is None:
            assert scene.me(0).free == free + 1 + 3  # the post, and the vassals of the slot


@pytest.mark.rule("EOT-7.18")
def test_an_expelled_post_costs_its_owner_two_morale() -> None:
    scene = near().post(0, "ilergetia").player(0, morale=3)
    free = scene.me(0).free
    expel_post(scene.state, FIELD["ilergetia"])
    assert scene.state.posts == {}
    assert (scene.me(0).morale, scene.me(0).free) == (1, free + 1)


@pytest.mark.rule("EOT-7.19")
def test_a_post_without_a_city_is_lost_like_an_expelled_one() -> None:
    scene = near().post(0, "ilergetia").player(0, morale=3)
    return_city(scene.state, scene.me(1), FIELD["ilergetia"], "EOT-8.34")
    bare_post(scene.state, FIELD["ilergetia"])
    assert scene.state.posts == {}
    assert scene.me(0).morale == 1


def test_done_leaves_new_vassals_where_they_are() -> None:
    table = grown(romans().player(0, thalers=9, levels=TRAIN), "latium", "campania")
    do(table, Employ("latium"))
    assert player(table, 0).army == 1
    do(table, DONE)
    assert (vassals_at(table, "campania"), asked(table)) == (2, "movement")
    assert offered(table, TrainArmy) == []
