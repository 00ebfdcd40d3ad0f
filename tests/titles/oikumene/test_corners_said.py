"""What clauses say that had been silent, worked out by hand (sections 5, 6, 13 and 15)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.tables import BAD, NORMAL
from civitas.titles.oikumene.picks.farming import Feast
from civitas.titles.oikumene.picks.hinterland import BuildTwice
from civitas.titles.oikumene.picks.moves import PutIn
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    control_of,
    goods_at,
    player,
    units_at,
)
from tests.titles.oikumene.helpers import do, refused, state
from tests.titles.oikumene.marching import choose, move, movers, moving

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
