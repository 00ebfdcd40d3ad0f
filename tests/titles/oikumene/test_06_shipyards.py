"""A shipyard is a place of its own: who is in it is not in the field around it (HRN-6.9, HRN-8.10,
HRN-8.12), and who comes out of it enters that field."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.oikumene.picks.common import No, Yes
from civitas.titles.oikumene.picks.moves import Move, MoveFleet, PutIn, To
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, refused
from tests.titles.oikumene.marching import SPECIAL, choose, count, move, movers, moving

NORTH, SOUTH = "mare_tyrrhenum_septentrionale", "mare_tyrrhenum_meridionale"
OUT = ("out", "light_infantry", "standard")


def under(scene: Scene, version: int) -> Scene:
    """A match of these rules."""
    scene.state.rules = replace(scene.state.rules, version=version)
    return scene


def besieged_harbour() -> Scene:
    """Roma is encircled; a laden ship lies in another harbour of its owner."""
    scene = Scene(2).settle(0, "roma", "harbour").settle(0, "campania", "harbour")
    scene.units(1, "light_infantry", "roma").units(0, "transport_ship", "campania", spot="port")
    return scene.units(0, "light_infantry", "campania", 2, spot="hold")


@pytest.mark.rule("HRN-6.9", "HRN-6.14", "HRN-6.16", "HRN-8.10")
def test_ships_change_to_a_besieged_harbour_as_a_special_move() -> None:
    table = moving(besieged_harbour(), SPECIAL)
    choose(table, "campania", "transport_ship", "port")
    assert count(table, 0, "roma", "transport_ship", "port") == 1  # the only goal
    assert count(table, 0, "roma", spot="hold") == 2


@pytest.mark.rule("HRN-6.9", "HRN-6.14")
def test_in_a_match_of_the_eighth_rules_a_besieged_harbour_was_closed_to_special_moves() -> None:
    assert not moving(under(besieged_harbour(), 8), SPECIAL).asks


@pytest.mark.rule("HRN-6.9", "HRN-6.15", "HRN-8.10")
@pytest.mark.parametrize(("version", "open_to"), [(8, False), (9, True)])
def test_a_fleet_puts_into_a_besieged_harbour(version: int, open_to: bool) -> None:
    scene = Scene(2).settle(0, "roma", "harbour").units(0, "warship", NORTH, 4)
    table = moving(under(scene.units(1, "light_infantry", "roma"), version), SPECIAL)
    do(table, MoveFleet(NORTH, "out"))
    assert (PutIn("roma") in table.asks[0].picks) == open_to
    if open_to:
        do(table, PutIn("roma"))
        assert count(table, 0, "roma", "warship", "port") == 4


@pytest.mark.rule("HRN-6.14", "HRN-6.9", "HRN-6.4")
def test_no_special_move_leads_out_of_a_shipyard_among_the_enemies_around_it() -> None:
    scene = Scene(2, mode="extended").player(0, commander=4).settle(0, "roma", "dock")
    scene.units(0, "transport_ship", "roma", spot="port").units(0, "light_infantry", "roma")
    scene.units(0, "light_infantry", "roma", spot="hold").units(1, "light_infantry", "roma")
    table = moving(scene, SPECIAL)
    assert movers(table) == {"roma"}  # the ship may leave with its cargo
    assert refused(table, Move("roma", "hold", "light_infantry", "standard")) == "HRN-6.14"
    older = moving(under(scene, 8), SPECIAL)
    move(older, "roma", "roma", spot="hold")
    assert count(older, 0, "roma") == 2


@pytest.mark.rule("HRN-6.13", "HRN-2.21")
@pytest.mark.parametrize(("answer", "ashore"), [(Yes(), 1), (No(), 0)])
def test_who_leaves_a_ship_in_the_port_of_a_friend_needs_his_consent(
    answer: Yes | No, ashore: int
) -> None:
    scene = Scene(3).settle(1, "roma", "dock").treaty("ransom", 0, 1)
    scene.units(0, "transport_ship", "roma", spot="port")
    table = moving(scene.units(0, "light_infantry", "roma", spot="hold"))
    choose(table, "roma", spot="hold")
    assert (asked(table), table.asks[0].seat) == ("consent", 1)
    do(table, answer)
    assert count(table, 0, "roma") == ashore
    if not ashore:
        assert refused(table, Move("roma", "hold", *OUT[1:])) == "HRN-6.13"


@pytest.mark.rule("HRN-6.13")
def test_in_a_match_of_the_eighth_rules_nobody_asked_to_leave_his_ship() -> None:
    scene = Scene(3).settle(1, "roma", "dock").treaty("ransom", 0, 1)
    scene.units(0, "transport_ship", "roma", spot="port")
    table = moving(under(scene.units(0, "light_infantry", "roma", spot="hold"), 8))
    move(table, "roma", "roma", spot="hold")
    assert count(table, 0, "roma") == 1


@pytest.mark.rule("HRN-6.15", "HRN-6.14", "HRN-2.19", "HRN-6.8")
def test_a_fleet_is_told_why_it_does_not_go_somewhere() -> None:
    scene = Scene(2).settle(0, "roma", "dock").settle(0, "etruria_tarquinii", "harbour")
    scene.units(0, "warship", NORTH, 4).units(1, "warship", SOUTH).units(0, "cavalry", "boica", 2)
    table = move(moving(scene, SPECIAL), "boica", "senonia", 1, unit="cavalry")
    do(table, MoveFleet(NORTH, "out"))
    found = [refused(table, pick) for pick in (To(SOUTH), PutIn("roma"), To("roma"), To("boica"))]
    assert found == ["HRN-6.14", "HRN-2.19", "HRN-6.8", "HRN-6.1"]
    do(table, To("mare_ligusticum"))
    assert table.why_not(To(SOUTH), 0) is None, "nobody asks where it goes any more"


@pytest.mark.rule("HRN-6.15", "HRN-2.19")
def test_a_fleet_that_finds_no_berth_is_told_so() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "warship", NORTH, 4)
    table = do(moving(scene, SPECIAL), MoveFleet(NORTH, "out"))
    assert [(kind, why.clause) for kind, why in table.why_none(0)] == [(PutIn, "HRN-2.19")]
