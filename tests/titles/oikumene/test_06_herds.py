"""Herds, grain and fish (HRN-6.17, HRN-6.18)."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.oikumene.content.goods import SHEEP
from civitas.titles.oikumene.content.tables import BAD, NORMAL
from civitas.titles.oikumene.picks.common import Done
from civitas.titles.oikumene.picks.moves import (
    Drive,
    DriveTo,
    HowMany,
    SendFish,
    SendGrain,
    SendTo,
)
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, offered, refused, state
from tests.titles.oikumene.marching import goals

HERDS = "movement_herds"
NORTH, SOUTH = "mare_tyrrhenum_septentrionale", "mare_tyrrhenum_meridionale"


def herds_on(table: Table, field: str) -> int:
    s = state(table)
    return len(s.herds[s.world.number[field]])


def latium() -> Scene:
    """A small realm around Roma with a herd in it."""
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "latium")
    return scene.units(0, "light_infantry", "campania").herd(0, "sheep", "roma")


@pytest.mark.rule("HRN-6.17")
@pytest.mark.content("features/movement_herds")
def test_a_herd_goes_any_distance_within_its_area_once() -> None:
    table = latium().at(HERDS)
    do(table, Drive("roma", "sheep"))
    assert goals(table) == {"DriveTo latium", "DriveTo campania"}
    do(table, DriveTo("campania"))
    assert (herds_on(table, "roma"), herds_on(table, "campania")) == (0, 1)
    assert not table.asks  # once


@pytest.mark.rule("HRN-6.17", "HRN-2.6")
def test_a_herd_needs_room() -> None:
    scene = latium().herd(0, "pigs", "latium", 2).crop(0, "campania")
    table = scene.at(HERDS)
    assert refused(table, Drive("roma", "sheep")) == "HRN-6.17"
    do(table, Drive("latium", "pigs"))
    assert herds_on(table, "roma") == 2


@pytest.mark.rule("HRN-6.17", "HRN-6.9")
def test_a_herd_in_a_contested_field_stays() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "latium")
    scene.herd(0, "sheep", "latium").units(1, "light_infantry", "latium")
    assert not scene.at(HERDS).asks


@pytest.mark.rule("HRN-6.17", "HRN-2.9")
def test_a_herd_on_a_field_that_is_only_held_stays() -> None:
    scene = Scene(2).settle(0, "roma").herd(0, "sheep", "latium")
    assert not scene.at(HERDS).asks


@pytest.mark.rule("HRN-6.17", "HRN-6.18", "HRN-2.16")
def test_a_herd_crosses_one_sea_to_one_of_its_coasts() -> None:
    scene = Scene(2).settle(0, "roma", "dock").settle(0, "campania", "dock")
    scene.units(0, "warship", NORTH).units(0, "warship", SOUTH)
    scene.units(0, "light_infantry", "etruria_tarquinii").herd(0, "sheep", "roma")
    scene.units(0, "light_infantry", "latium").units(0, "light_infantry", "thurii")
    table = scene.at(HERDS)
    do(table, Drive("roma", "sheep"))
    # Campania by land over Latium, Thurii from there over one sea
    assert "DriveTo thurii" in goals(table)
    scene.state.players[0].units.clear()
    scene.me(0).recall()
    scene.units(0, "warship", NORTH).units(0, "warship", SOUTH)
    scene.units(0, "light_infantry", "etruria_tarquinii")
    table = scene.at(HERDS)
    do(table, Drive("roma", "sheep"))
    assert herds_on(table, "etruria_tarquinii") == 1  # not to Campania: that is two seas away


@pytest.mark.rule("HRN-6.18")
def test_after_the_sea_a_herd_stays_on_the_coast() -> None:
    scene = Scene(2).settle(0, "etruria_pisae", "dock").units(0, "warship", "mare_ligusticum")
    scene.units(0, "light_infantry", "liguria").units(0, "light_infantry", "insubria")
    scene.herd(0, "sheep", "etruria_pisae")
    # over land Liguria and Insubria can be reached, so nothing hangs on the sea here
    table = scene.at(HERDS)
    do(table, Drive("etruria_pisae", "sheep"))
    assert goals(table) == {"DriveTo liguria", "DriveTo insubria"}
    island = Scene(4).settle(0, "roma", "dock").units(0, "warship", NORTH)
    island.units(0, "light_infantry", "sardinia_olbia").units(0, "light_infantry", "sardinia_nora")
    island.herd(0, "sheep", "roma")
    table = island.at(HERDS)
    do(table, Drive("roma", "sheep"))
    assert herds_on(table, "sardinia_olbia") == 1  # the coast, and not Nora behind it


@pytest.mark.rule("HRN-6.17", "HRN-6.18", "HRN-2.19")
def test_a_settlement_sends_grain_once_as_far_as_there_is_room() -> None:
    scene = Scene(2).settle(0, "roma", grain=5).settle(0, "latium", grain=3)
    scene.settle(0, "campania", "city")
    table = scene.at(HERDS)
    do(table, SendGrain("roma"))
    assert goals(table) == {"SendTo latium", "SendTo campania"}
    do(table, SendTo("latium"))
    assert table.asks[0].picks == [HowMany(2), HowMany(1)]
    do(table, HowMany(2))
    assert refused(table, SendGrain("roma")) is None
    assert offered(table, SendGrain) == [SendGrain("latium")]
    do(table, SendGrain("latium"), SendTo("campania"), HowMany(5))
    s = state(table)
    grain = [s.grain[s.world.number[name]] for name in ("roma", "latium", "campania")]
    assert grain == [3, 0, 5]


@pytest.mark.rule("HRN-6.17", "HRN-6.18")
def test_fish_goes_to_shipyards_only() -> None:
    scene = Scene(2).settle(0, "roma", "dock", fish=2).settle(0, "latium")
    scene.settle(0, "campania", "harbour")
    table = scene.at(HERDS)
    do(table, SendFish("roma"))
    assert asked(table) == "send-how-much"  # only one can take it
    do(table, HowMany(2))
    s = state(table)
    assert s.fish[s.world.number["campania"]] == 2


@pytest.mark.rule("HRN-6.17")
def test_nothing_is_sent_out_of_the_connected_area() -> None:
    scene = Scene(2).settle(0, "roma", grain=5).settle(0, "boica")
    assert not scene.at(HERDS).asks


@pytest.mark.rule("HRN-5.19")
def test_no_herd_leaves_or_enters_a_zone_with_a_bad_winter() -> None:
    scene = Scene(2).when("winter").settle(0, "umbria").units(0, "light_infantry", "senonia")
    scene.units(0, "light_infantry", "roma").herd(0, "sheep", "umbria").herd(0, "pigs", "senonia")
    scene.state.winter = (NORMAL, BAD, NORMAL)
    table = scene.at(HERDS)
    assert offered(table, Drive) == [Drive("umbria", "sheep")]
    assert refused(table, Drive("senonia", "pigs")) == "HRN-5.19"
    do(table, Drive("umbria", "sheep"))
    assert herds_on(table, "roma") == 1


@pytest.mark.rule("HRN-4.2")
def test_all_drive_their_herds_at_the_same_time() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "latium").herd(0, "sheep", "roma")
    scene.settle(1, "boica").units(1, "light_infantry", "senonia").herd(1, "pigs", "boica")
    table = scene.at(HERDS)
    assert sorted(ask.seat for ask in table.asks) == [0, 1]
    do(table, Drive("boica", "pigs"), seat=1)
    do(table, Done(), seat=0)
    assert herds_on(table, "senonia") == 1
    assert state(table).herds[scene.space("roma")] == ((0, SHEEP),)
