"""What clauses say that had been silent, worked out by hand (sections 5, 6, 13 and 15)."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.content.tables import BAD, NORMAL
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.course.rounds import end_phase
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.farming import Feast
from civitas.titles.oikumene.picks.hinterland import BuildTwice
from civitas.titles.oikumene.picks.moves import PutIn
from civitas.titles.oikumene.picks.war import Occupy
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    control_of,
    goods_at,
    player,
    units_at,
)
from civitas.titles.oikumene.underway import Fallen
from tests.titles.oikumene.helpers import do, refused, state
from tests.titles.oikumene.marching import choose, move, movers, moving

PLUNDERING = "combat_plunder"
LIGHT, SHIP, WARSHIP = "light_infantry", "transport_ship", "warship"
NORTH, LIGURIAN = "mare_tyrrhenum_septentrionale", "mare_ligusticum"


@pytest.mark.rule("HRN-5.17", "HRN-11.7")
@pytest.mark.parametrize(("times", "prestige", "left"), [(2, 6, 3), (3, 9, 1)])
def test_nobody_pays_for_a_feast_on_a_plundered_field(times: int, prestige: int, left: int) -> None:
    """City 3 and half a field: 3. The village beside it takes no part, and costs nothing."""
    scene = Scene(2).when("autumn").settle(0, "roma", "city", grain=4).settle(0, "latium", grain=1)
    table = do(scene.player(0, prestige=0).stone(1, "latium").at("feasts"), Feast(times))
    assert player(table, 0).prestige == prestige
    assert goods_at(table, "roma")[0] + goods_at(table, "latium")[0] == left


@pytest.mark.rule("HRN-5.19", "HRN-6.4")
def test_in_a_bad_winter_nobody_boards_in_port_and_cargo_sails() -> None:
    scene = Scene(2).when("winter").settle(0, "etruria_pisae", "dock")
    scene.units(0, SHIP, "etruria_pisae", spot="port").units(0, LIGHT, "etruria_pisae")
    scene.units(0, LIGHT, "etruria_pisae", 2, spot="hold").always_ask()
    scene.state.winter = (NORMAL, BAD, NORMAL)
    table = moving(scene)
    assert movers(table) == {"etruria_pisae"}
    move(table, "etruria_pisae", LIGURIAN, unit=SHIP, spot="port")
    assert units_at(table, 0, LIGURIAN) == {SHIP: 1, LIGHT: 2}
    assert units_at(table, 0, "etruria_pisae") == {LIGHT: 1}


@pytest.mark.rule("HRN-6.10", "HRN-6.3", "HRN-8.10")
def test_a_ship_that_disengages_does_not_put_into_a_besieged_dock() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(1, LIGHT, "roma").units(0, WARSHIP, NORTH)
    choose(table := moving(scene.always_ask()), NORTH, WARSHIP)
    assert PutIn("roma") in table.asks[0].picks
    choose(table := moving(scene.units(1, WARSHIP, NORTH)), NORTH, WARSHIP)
    assert refused(table, PutIn("roma")) == "HRN-6.10"


@pytest.mark.rule("HRN-13.9")
@pytest.mark.parametrize(("held", "built"), [(12, False), (50, False), (61, False), (62, True)])
def test_what_is_held_after_paying_makes_builders_faster(held: int, *, built: bool) -> None:
    """The fewest builders do a quarter in a round, twice as much for 12, all with 50 more."""
    scene = Scene(2).settle(0, "roma", "dock").site(0, "roma", "harbour")
    scene.units(0, LIGHT, "roma", 2, spot="site").player(0, prestige=held)
    table = do(scene.at("hinterland_building"), BuildTwice())
    assert ("harbour" in buildings_at(table, "roma")) == built
    assert built or state(table).sites[scene.space("roma")].work == 4


@pytest.mark.rule("HRN-15.6", "HRN-2.11", "HRN-2.18")
@pytest.mark.parametrize(("outside", "fish"), [(0, 0), (1, 1)])
def test_an_encircled_dock_holds_its_sea_and_takes_no_fish(outside: int, fish: int) -> None:
    """With a unit of its owner outside it is contested, not encircled."""
    scene = Scene(2, mode="basic").settle(0, "roma", "dock").units(1, LIGHT, "roma")
    if outside:
        scene.units(0, LIGHT, "roma")
    table = scene.at("hinterland_fishing")
    assert control_of(table, NORTH) == 0
    assert goods_at(table, "roma") == (0, fish)


@pytest.mark.rule("HRN-2.21", "HRN-17.10", "HRN-8.12")
def test_ships_of_a_former_friend_stay_in_the_dock_until_they_leave_it() -> None:
    """They besiege nobody there; who goes ashore does, and they do not come back in."""
    scene = Scene(2, mode="original").settle(1, "roma", "dock").always_ask()
    scene.units(0, SHIP, "roma", spot="port").units(0, LIGHT, "roma", 2, spot="hold")
    table = moving(scene)
    assert units_at(table, 0, "roma") == {SHIP: 1, LIGHT: 2}
    assert (control_of(table, "roma"), control_of(table, NORTH)) == (1, 1)
    move(table, "roma", NORTH, unit=SHIP, spot="port")
    assert units_at(table, 0, NORTH) == {SHIP: 1, LIGHT: 2}
    scene = Scene(2, mode="original").settle(1, "roma", "dock").units(0, SHIP, NORTH).always_ask()
    choose(table := moving(scene), NORTH, SHIP)
    assert refused(table, PutIn("roma")) == "HRN-6.3"
    scene = Scene(2, mode="original").settle(1, "roma", "dock").always_ask()
    scene.units(0, SHIP, "roma", spot="port").units(0, LIGHT, "roma", 2, spot="hold")
    move(table := moving(scene), "roma", "roma", unit=LIGHT, spot="hold")
    assert control_of(table, "roma") == 0
    assert state(table).ringed >> scene.space("roma") & 1


@pytest.mark.rule("HRN-17.8", "HRN-11.9")
@pytest.mark.parametrize(("stays", "after"), [(False, (1, 1)), (True, (0, 0))])
def test_a_lord_is_one_until_his_last_settlement_has_been_dealt_with(
    *, stays: bool, after: tuple[int, int]
) -> None:
    """It falls in the sub-phase before; whoever has no unit left there gives it back."""
    scene = Scene(3, mode="original").settle(1, "latium").settle(0, "roma").settle(2, "boica")
    scene.units(1, LIGHT, "daunia").treaty("vassalage", 2, 1)
    if stays:
        scene.units(0, LIGHT, "latium")
    scene.state.fallen[scene.space("latium")] = Fallen(0, False, False)
    end_phase(scene.state)
    assert [(t.payer, t.receiver) for t in scene.state.treaties] == [(2, 1)]
    scene.state.agenda = (Step("phase", 0, (PLANS[MODE["original"]][0].index(PLUNDERING),)),)
    table = scene.table()
    if stays:
        do(table, Occupy("latium"))
    while state(table).phase == PLUNDERING:
        do(table, DONE)
    assert (state(table).owner[scene.space("latium")], len(state(table).treaties)) == after
