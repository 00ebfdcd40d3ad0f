"""Withdrawal and encirclement (section 8)."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.values import put
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.means.areas import supplied
from civitas.titles.oikumene.means.control import encircled, is_free
from civitas.titles.oikumene.means.settlements import encirclers
from civitas.titles.oikumene.means.units import remove
from civitas.titles.oikumene.moves.outlook import Outlook
from civitas.titles.oikumene.moves.paths import refuse_march, refuse_stack
from civitas.titles.oikumene.moves.sailing import refuse_sail
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.moves import BoardInPort, To
from civitas.titles.oikumene.picks.war import (
    BurnCrop,
    FeedHerd,
    LeaveSite,
    Moor,
    Shelter,
    Sortie,
    Withdraw,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.war.battles import refuse_attack
from tests.titles.oikumene.clashes import of
from tests.titles.oikumene.helpers import asked, do, offered, refused, state

LI = ("light_infantry", "standard")


def _in(kind: str, field: str, number: int, level: str = "standard", spot: str = "out") -> Withdraw:
    return Withdraw(field, spot, kind, level, number)


@pytest.mark.rule("HRN-8.1", "HRN-2.19", "HRN-2.25")
def test_units_withdraw_into_an_own_settlement_beside_enemies_up_to_its_capacity() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "cavalry", "roma", 3).units(1, *_one("roma"))
    scene.settle(0, "latium").units(0, *_one("latium")).units(0, *_one("campania"))
    scene.units(1, *_one("campania"))
    table = scene.at("withdraw.turn")
    assert asked(table) == "withdraw"
    assert offered(table, Withdraw) == [_in("cavalry", "roma", 1), _in("cavalry", "roma", 2)]
    assert refused(table, _in("light_infantry", "latium", 1)) == "HRN-8.1"
    assert refused(table, _in("light_infantry", "campania", 1)) == "HRN-8.1"
    do(table, _in("cavalry", "roma", 2))
    assert state(table).players[0].units[of(scene, "cavalry", "roma", spot="inside")] == 2


def _one(space: str) -> tuple[str, str]:
    return "light_infantry", space


@pytest.mark.rule("HRN-8.1")
def test_herds_of_the_field_go_inside_and_ships_into_the_shipyard() -> None:
    scene = Scene(2, mode="basic").settle(0, "spina", "dock").units(0, "transport_ship", "spina")
    scene.units(1, *_one("spina")).herd(0, "sheep", "spina").herd(0, "pigs", "spina")
    table = scene.at("withdraw.turn")
    do(table, _in("transport_ship", "spina", 1), Shelter("spina", "pigs"))
    s = state(table)
    assert s.players[0].units == {of(scene, "transport_ship", "spina", spot="port"): 1}
    assert s.stalls[scene.space("spina")] == (HERD["pigs"],)
    assert table.asks == ()  # a village has room for one herd only


@pytest.mark.rule("HRN-8.2", "HRN-8.3", "HRN-8.11")
def test_a_settlement_is_encircled_only_while_nobody_of_its_owner_is_outside() -> None:
    scene = Scene(2).settle(0, "roma").units(0, *_one("roma")).units(1, *_one("roma"))
    s, me, roma = scene.state, scene.me(0), scene.space("roma")
    assert not encircled(s, roma)
    assert is_free(s, me, roma)
    assert s.control[roma] != 0
    table = scene.at("withdraw.turn")
    do(table, _in("light_infantry", "roma", 1))
    s = state(table)
    assert encircled(s, roma)
    assert not is_free(s, s.players[0], roma)
    assert not supplied(s, s.players[0], roma)
    assert s.control[roma] == 1


@pytest.mark.rule("HRN-8.4")
def test_for_surrender_the_encircler_with_most_units_counts_then_turn_order() -> None:
    scene = Scene(3).settle(0, "roma").first(2)
    scene.units(1, "light_infantry", "roma", 2).units(2, "light_infantry", "roma", 2)
    assert [me.seat for me in encirclers(scene.state, scene.space("roma"))] == [2, 1]
    scene.units(1, "light_infantry", "roma")
    assert [me.seat for me in encirclers(scene.state, scene.space("roma"))] == [1, 2]


@pytest.mark.rule("HRN-8.5")
def test_a_sortie_brings_units_out_and_each_goes_in_or_out_once() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "roma", 2, spot="inside")
    scene.units(1, *_one("roma"))
    table = scene.at("withdraw.turn")
    do(table, Sortie("roma", "inside", *LI, 1))
    s = state(table)
    assert not encircled(s, scene.space("roma"))
    assert offered(table, Withdraw) == []
    assert offered(table, Sortie) == [Sortie("roma", "inside", *LI, 1)]
    do(table, Sortie("roma", "inside", *LI, 1))
    assert table.asks == ()
    assert state(table).players[0].units == {of(scene, "light_infantry", "roma"): 2}


@pytest.mark.rule("HRN-8.6")
def test_when_the_last_enemy_leaves_units_and_herds_are_simply_in_the_field() -> None:
    scene = Scene(2, mode="basic").settle(0, "roma").units(1, *_one("roma"))
    scene.units(0, "light_infantry", "roma", 2, spot="inside")
    s, roma = scene.state, scene.space("roma")
    s.stalls = put(s.stalls, roma, (HERD["pigs"],))
    remove(s, scene.me(1), of(scene, "light_infantry", "roma"))
    assert scene.me(0).units == {of(scene, "light_infantry", "roma"): 2}
    assert s.stalls[roma] == ()
    assert s.herds[roma] == ((0, HERD["pigs"]),)


@pytest.mark.rule("HRN-8.6", "HRN-2.6")
def test_herds_that_found_no_room_outside_come_out_as_soon_as_there_is_some() -> None:
    scene = Scene(2, mode="basic").settle(0, "roma").units(0, *_one("roma")).crop(1, "roma")
    scene.settle(1, "tarentum")
    s, roma = scene.state, scene.space("roma")
    s.stalls = put(s.stalls, roma, (HERD["pigs"],))
    plunder = PLANS[MODE["basic"]][0].index("combat_plunder")
    s.agenda = (Step("phase", 0, (plunder,)),)
    table = scene.table()
    assert (state(table).stalls[roma], state(table).herds[roma]) == ((HERD["pigs"],), ())
    do(table, BurnCrop("roma"))
    if asked(table) == "plunder":
        do(table, DONE)
    assert (state(table).stalls[roma], state(table).herds[roma]) == ((), ((0, HERD["pigs"]),))


@pytest.mark.rule("HRN-8.7", "HRN-18.31")
@pytest.mark.content("factions/vikings_vikings")
def test_viking_ships_that_withdraw_are_landed_with_their_cargo() -> None:
    scene = Scene(2, mode="original", map="vikings").faction(0, "vikings_vikings")
    world = scene.state.world
    coast = next(
        world.names[f]
        for f in world.fields
        if world.coasts[f] and not world.neutral >> f & 1 and not world.rough >> f & 1
    )
    scene.settle(0, coast).units(0, "transport_ship", coast, 1, "veteran")
    scene.units(0, "light_infantry", coast, 2, spot="aboard").units(1, "light_infantry", coast)
    assert not encircled(scene.state, scene.space(coast))
    table = scene.at("withdraw.turn")
    do(table, _in("transport_ship", coast, 1, "veteran"))
    assert state(table).players[0].units == {
        of(scene, "light_infantry", coast, "veteran", "inside"): 1,
        of(scene, "light_infantry", coast): 2,
    }


@pytest.mark.rule("HRN-8.1", "HRN-8.7", "HRN-2.19")
@pytest.mark.content("factions/vikings_vikings")
def test_viking_ships_withdraw_into_the_shipyard_as_ships_or_into_the_settlement_on_foot() -> None:
    scene = Scene(2, mode="original", map="vikings").faction(0, "vikings_vikings")
    scene.settle(0, "skane", "dock").units(0, "warship", "skane", 4).units(1, *_one("skane"))
    scene.units(0, "transport_ship", "skane", spot="port")
    table = scene.at("withdraw.turn")
    told = ("skane", "out", "warship", "standard")
    assert offered(table, Moor) == [Moor(*told, 1)]  # there is room for two ships
    assert refused(table, Moor(*told, 2)) == "HRN-2.19"
    do(table, Moor(*told, 1), Withdraw(*told, 3))
    assert state(table).players[0].units == {
        of(scene, "transport_ship", "skane", spot="port"): 1,
        of(scene, "warship", "skane", spot="port"): 1,
        of(scene, "light_infantry", "skane", spot="inside"): 3,
    }


@pytest.mark.rule("HRN-8.8")
def test_herds_inside_eat_at_the_end_of_combat_or_are_lost() -> None:
    scene = Scene(2, mode="basic").settle(0, "roma", "city", grain=1).units(1, *_one("roma"))
    s, roma = scene.state, scene.space("roma")
    s.stalls = put(s.stalls, roma, (HERD["sheep"], HERD["cattle"]))
    table = scene.at("combat_end")
    assert asked(table) == "feed-stall"
    do(table, FeedHerd("roma", "cattle"))
    s = state(table)
    assert (s.grain[roma], s.stalls[roma]) == (0, (HERD["cattle"],))


@pytest.mark.rule("HRN-8.8")
def test_in_winter_herds_inside_have_eaten_in_feeding() -> None:
    scene = Scene(2, mode="basic").settle(0, "roma").units(1, *_one("roma")).when("winter")
    scene.state.stalls = put(scene.state.stalls, scene.space("roma"), (HERD["sheep"],))
    table = scene.at("combat_end")
    assert state(table).stalls[scene.space("roma")] == (HERD["sheep"],)


@pytest.mark.rule("HRN-8.9", "HRN-13.5")
def test_builders_may_leave_their_site_to_fight_in_the_open() -> None:
    scene = (
        Scene(2).site(0, "latium", "village").units(0, "light_infantry", "latium", 2, spot="site")
    )
    scene.units(1, *_one("latium"))
    table = scene.at("withdraw.turn")
    do(table, LeaveSite("latium", "site", *LI, 2))
    assert state(table).players[0].units == {of(scene, "light_infantry", "latium"): 2}


@pytest.mark.rule("HRN-8.12")
def test_ships_in_port_are_inside_and_cannot_be_attacked() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(1, *_one("roma"))
    s, roma = scene.state, scene.space("roma")
    assert encircled(s, roma)
    assert s.control[roma] == 1
    reason = refuse_attack(s, scene.me(1), roma, 0)
    assert reason is not None
    assert reason.clause == "HRN-9.1"


@pytest.mark.rule("HRN-20.5")
def test_nobody_is_asked_to_withdraw_where_there_is_nothing_to_do() -> None:
    scene = Scene(2).settle(0, "roma").units(0, *_one("roma")).units(1, *_one("boica"))
    assert scene.at("withdraw.turn").asks == ()


@pytest.mark.rule("HRN-8.10", "HRN-6.12")
def test_ships_in_port_of_an_encircled_settlement_sail_and_carry_units_out() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", 1, spot="hold").units(1, *_one("roma"))
    scene.units(0, "light_infantry", "roma", 1, spot="inside")
    s, o = scene.state, Outlook(scene.state, scene.me(0))
    ship = of(scene, "transport_ship", "roma", spot="port")
    sea = s.world.number["mare_tyrrhenum_septentrionale"]
    assert refuse_stack(o, ship) is None
    assert refuse_sail(o, ship, To, sea) is None
    inside = refuse_stack(o, of(scene, "light_infantry", "roma", spot="inside"))
    assert inside is not None
    assert inside.clause == "HRN-6.12"
    assert (
        refuse_march(
            o, of(scene, "light_infantry", "roma", spot="inside"), BoardInPort, scene.space("roma")
        )
        is None
    )
    assert encircled(s, scene.space("roma"))
