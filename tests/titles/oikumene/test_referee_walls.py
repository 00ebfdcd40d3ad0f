"""Who is behind walls that are not encircled, and ships in a shipyard that shrinks."""

from __future__ import annotations

import pytest

from civitas.kernel.values import put
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.farming.breeding import pens_of
from civitas.titles.oikumene.hinterland.upgrades import refuse_upgrade
from civitas.titles.oikumene.picks.hinterland import Butcher, SellHerd, UpgradeTo
from civitas.titles.oikumene.picks.moves import Drive, HowMany, SinkCargo
from civitas.titles.oikumene.picks.war import Occupy, Scuttle, TakeAsVillage
from civitas.titles.oikumene.scene import Scene, herds_at, player, units_at
from civitas.titles.oikumene.underway import Fallen
from tests.titles.oikumene.clashes import of
from tests.titles.oikumene.helpers import asked, do, in_turn, offered, state

LIGHT, HEAVY = "light_infantry", "heavy_infantry"


def _penned(herd: str = "pigs") -> Scene:
    """A herd that found no room outside when the siege of Roma ended: herds of the besieger graze
    there. Latium next to it is the owner's, too."""
    scene = Scene(2).settle(0, "roma", "harbour").units(0, LIGHT, "roma")
    scene.units(0, LIGHT, "latium").herd(1, "sheep", "roma", 2).settle(1, "tarentum")
    _pen(scene, herd)
    return scene


def _pen(scene: Scene, *herds: str) -> None:
    s, roma = scene.state, scene.space("roma")
    s.stalls = put(s.stalls, roma, tuple(HERD[herd] for herd in herds))


@pytest.mark.rule("HRN-6.17", "HRN-8.6")
def test_a_herd_behind_walls_that_are_not_encircled_is_driven_like_any() -> None:
    scene = _penned()
    table = do(scene.at("movement_herds"), Drive("roma", "pigs"))
    assert herds_at(table, 0, "latium") == ["pigs"]
    assert state(table).stalls[scene.space("roma")] == ()
    assert table.asks == ()  # it has gone once


@pytest.mark.rule("HRN-6.17", "HRN-8.2", "HRN-8.11")
@pytest.mark.parametrize("outside", [0, 1])
def test_a_herd_in_an_encircled_or_a_blocked_place_stays(outside: int) -> None:
    scene = Scene(2).settle(0, "roma").settle(0, "latium").units(1, LIGHT, "roma")
    scene.units(0, LIGHT, "roma", spot="inside")
    if outside:
        scene.units(0, LIGHT, "roma")
    _pen(scene, "pigs")
    table = scene.at("movement_herds")
    assert all(not isinstance(pick, Drive) for ask in table.asks for pick in ask.picks)


@pytest.mark.rule("HRN-14.10", "HRN-8.6")
def test_a_herd_behind_walls_that_are_not_encircled_is_sold() -> None:
    scene = _penned("cattle").player(0, gold=0)
    table = do(scene.at("hinterland_trade"), SellHerd("cattle"), seat=0)
    assert player(table, 0).gold == 7
    assert state(table).stalls[scene.space("roma")] == ()


@pytest.mark.rule("HRN-14.11", "HRN-14.1")
@pytest.mark.parametrize("outside", [0, 1])
def test_a_herd_inside_is_slaughtered_unless_the_settlement_is_encircled(outside: int) -> None:
    """Five meat in spring bring two gold."""
    scene = Scene(2).settle(0, "roma").settle(0, "spina").units(1, LIGHT, "roma")
    scene.units(0, LIGHT, "roma", spot="inside").player(0, gold=0)
    if outside:
        scene.units(0, LIGHT, "roma")
    _pen(scene, "pigs")
    table = scene.at("hinterland_trade")
    if not outside:
        assert Butcher("pigs") not in table.asks[0].picks
        return
    do(table, Butcher("pigs"), seat=0)
    assert player(table, 0).gold == 2
    assert state(table).stalls[scene.space("roma")] == ()


@pytest.mark.rule("HRN-5.4", "HRN-8.6")
def test_herds_inside_breed_with_those_of_their_area() -> None:
    scene = _penned().herd(0, "pigs", "latium")
    pens = pens_of(scene.state, scene.me(0))
    assert [(pen.kind, pen.number) for pen in pens] == [(HERD["pigs"], 2)]


@pytest.mark.rule("HRN-14.4", "HRN-8.6")
def test_horses_inside_are_there_for_riders() -> None:
    scene = _penned("horses").player(0, gold=4)
    table = do(scene.at("hinterland_trade"), UpgradeTo("cavalry"), seat=0)
    assert units_at(table, 0, "roma") == {"cavalry": 1}
    assert state(table).stalls[scene.space("roma")] == ()


@pytest.mark.rule("HRN-11.12", "HRN-8.6")
def test_herds_inside_a_settlement_that_is_occupied_stay_where_the_field_is_full() -> None:
    scene = Scene(2).settle(1, "roma").units(0, LIGHT, "roma").herd(1, "sheep", "roma", 2)
    _pen(scene, "pigs")
    scene.state.fallen[scene.space("roma")] = Fallen(0, stormed=False)
    table = do(scene.at("combat_plunder"), Occupy("roma"))
    assert state(table).stalls[scene.space("roma")] == (HERD["pigs"],)


def _garrison(*buildings: str, inside: int = 1) -> Scene:
    """Light infantry outside and inside, among enemies: the settlement is not encircled."""
    scene = Scene(2).settle(0, "roma", *buildings).player(0, gold=20)
    scene.units(0, HEAVY, "roma").units(0, LIGHT, "roma", inside, spot="inside")
    return scene.units(1, LIGHT, "roma").settle(1, "tarentum")


@pytest.mark.rule("HRN-14.4", "HRN-8.11")
def test_light_infantry_behind_walls_that_are_not_encircled_is_upgraded_and_stays_inside() -> None:
    scene = _garrison("city")
    table = do(scene.at("hinterland_trade"), UpgradeTo(HEAVY), seat=0)
    assert player(table, 0).gold == 20 - 3
    assert player(table, 0).units == {
        of(scene, HEAVY, "roma"): 1,
        of(scene, HEAVY, "roma", spot="inside"): 1,
    }


@pytest.mark.rule("HRN-14.4", "HRN-2.25")
@pytest.mark.parametrize(("inside", "room"), [(4, True), (5, False)])
def test_riders_take_two_places_inside(inside: int, room: bool) -> None:
    scene = _garrison(inside=inside).units(0, LIGHT, "latium").herd(0, "horses", "latium")
    scene.herd(0, "horses", "roma")
    table = scene.at("hinterland_trade")
    assert (UpgradeTo("cavalry") in table.asks[0].picks) == room
    if room:
        do(table, UpgradeTo("cavalry"), seat=0)
        assert of(scene, "cavalry", "roma", spot="inside") in player(table, 0).units
    else:
        guards = of(scene, LIGHT, "roma", spot="inside")
        reason = refuse_upgrade(scene.state, scene.me(0), guards, KIND["cavalry"])
        assert reason is not None
        assert reason.clause == "HRN-2.19"


@pytest.mark.rule("HRN-14.4", "HRN-8.12")
def test_who_becomes_a_ship_goes_from_inside_into_the_shipyard() -> None:
    scene = _garrison("harbour")
    table = scene.at("hinterland_trade")
    do(in_turn(table), UpgradeTo("warship"), seat=0)
    assert of(scene, "warship", "roma", spot="port") in player(table, 0).units


@pytest.mark.rule("HRN-8.3", "HRN-14.1")
def test_nobody_is_upgraded_in_an_encircled_settlement() -> None:
    scene = Scene(2).settle(0, "roma", "city").settle(0, "spina").player(0, gold=20)
    scene.units(0, LIGHT, "roma", spot="inside").units(1, LIGHT, "roma")
    table = scene.at("hinterland_trade")
    assert offered(table, UpgradeTo) == []


@pytest.mark.rule("HRN-10.14", "HRN-20.3")
def test_own_ships_stay_as_far_as_the_smaller_shipyard_has_room_and_the_victor_says_which() -> None:
    """A dock has room for two of the three; the veteran stays one, and nothing is captured."""
    scene = Scene(2).settle(1, "latium", "city", "harbour").settle(0, "roma")
    scene.units(0, LIGHT, "latium").units(0, "warship", "latium", 1, "veteran", "port")
    scene.units(0, "transport_ship", "latium", 2, spot="port")
    scene.units(0, LIGHT, "latium", 2, spot="hold").units(0, "cavalry", "latium", spot="hold")
    scene.state.fallen[scene.space("latium")] = Fallen(0, stormed=True)
    table = do(scene.at("combat_plunder"), TakeAsVillage("latium"))
    assert (asked(table), table.asks[0].seat) == ("scuttle", 0)
    transport = ("latium", "port", "transport_ship", "standard")
    assert table.asks[0].picks == [
        Scuttle(*transport),
        Scuttle("latium", "port", "warship", "veteran"),
    ]
    do(table, Scuttle(*transport))
    assert asked(table) == "drown"  # one hold for a cavalry and two light infantry
    do(table, SinkCargo("latium", "hold", LIGHT, "standard"))
    assert player(table, 0).units == {
        of(scene, LIGHT, "latium"): 1,
        of(scene, "warship", "latium", "veteran", "port"): 1,
        of(scene, "transport_ship", "latium", spot="port"): 1,
        of(scene, LIGHT, "latium", spot="hold"): 1,
        of(scene, "cavalry", "latium", spot="hold"): 1,
    }
    assert player(table, 0).destroyed == 0


@pytest.mark.rule("HRN-10.14")
def test_of_equal_ships_nobody_is_asked_which_go_and_what_others_have_there_is_taken_last() -> None:
    scene = Scene(2).settle(1, "latium", "city", "harbour").settle(0, "roma")
    scene.units(0, LIGHT, "latium").units(0, "warship", "latium", 1, spot="port")
    scene.units(1, "warship", "latium", 3, spot="port")
    scene.state.fallen[scene.space("latium")] = Fallen(0, stormed=True)
    table = do(scene.at("combat_plunder"), TakeAsVillage("latium"))
    assert asked(table) == "capture"
    assert table.asks[0].picks == [HowMany(1), HowMany(0)]
