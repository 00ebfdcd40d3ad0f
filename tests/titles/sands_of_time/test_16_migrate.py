"""Section 16, Migrate and Roads: who goes where, and whose Road it is."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import BORDERS
from civitas.titles.sands_of_time.picks import (
    AskRoad,
    Caravan,
    Consent,
    Deny,
    Done,
    Group,
    Heritage,
    Play,
    Plunder,
    To,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import (
    asked,
    caravans,
    crops,
    do,
    here,
    offered,
    playable,
    refused,
)


def peasants(region: str, count: int) -> Group:
    return Group(region, "peasant", count)


def soldiers(region: str, count: int) -> Group:
    return Group(region, "soldier", count)


def realm(players: int = 2, other: tuple[str, ...] = ("syria",), **me: Any) -> Scene:
    """Seat 0 in Mauretania; seat 1 with a capital and provinces; seat 2, if any, in Armenia."""
    scene = Scene(players=players).empire(0, **{"capital": "mauretania", **me})
    scene.empire(1, capital=other[0], provinces=other[1:])
    return scene.empire(2, capital="armenia") if players > 2 else scene


def action(scene: Scene, card: str = "migrate") -> Table:
    table = scene.turn(0, card, "chronicle")
    table.pick(Play(card))
    return table


def reach(table: Table, group: Group) -> list[str]:
    """Where these citizens may go. The only ones who can move are not asked for."""
    chosen = asked(table)[0] == "destination"
    if not chosen:
        table.pick(group)
    goals = [pick.region for pick in offered(table, To)]
    if not chosen:
        table.undo()
    return goals


@pytest.mark.rule("SOT-16.1", "SOT-16.3", "SOT-16.5", "SOT-16.6")
@pytest.mark.content("action_cards/migrate")
def test_the_rulebooks_migration_from_mauretania() -> None:
    """P of Mauretania, with a Road there and cultural unlocked."""
    scene = realm(3, emphasis="cultural").built("mauretania", "road")
    table = action(scene.citizens(0, libya=(1, 1), sicilia=(0, 1), mauretania=(1, 0)))
    do(table, peasants("mauretania", 1), To("aethiopia"), peasants("libya", 1), To("aethiopia"))
    do(table, soldiers("sicilia", 1), To("hispania"), soldiers("libya", 1), To("hispania"))
    assert here(table, 0, "aethiopia") == (2, 0)
    assert here(table, 0, "hispania") == (0, 2)
    assert asked(table) == ("free-caravan", 0)
    table.pick(Caravan("hispania-mauretania"))
    assert caravans(table, 0) == ["hispania-mauretania"]
    assert asked(table) == ("turn", 0)
    assert empire(table, 0).heritage == (0, 0, 0)
    assert empire(table, 0).stock == [0, 0]


# ------------------------------------------------------------------ moves


@pytest.mark.rule("SOT-16.1")
def test_peasants_and_soldiers_move_to_neighbours_in_play_of_anybody() -> None:
    """Hispania's neighbours Britannia and Gaetulia are out of play; Italia is seat 1's."""
    table = action(realm(other=("italia",)).citizens(0, hispania=(2, 1)))
    assert offered(table, Group) == [
        peasants("hispania", 1),
        peasants("hispania", 2),
        soldiers("hispania", 1),
    ]
    around = ["gallia", "italia", "mauretania", "sicilia"]
    assert sorted(reach(table, peasants("hispania", 2))) == around
    assert sorted(reach(table, soldiers("hispania", 1))) == around


@pytest.mark.rule("SOT-16.1")
def test_citizens_of_one_region_may_part_and_some_may_stay() -> None:
    table = action(realm().citizens(0, hispania=(4, 1)))
    do(table, peasants("hispania", 1), To("gallia"), peasants("hispania", 2), To("sicilia"), Done())
    assert here(table, 0, "hispania") == (1, 1)
    assert here(table, 0, "gallia") == (1, 0)
    assert here(table, 0, "sicilia") == (2, 0)


@pytest.mark.rule("SOT-16.1")
def test_capacity_does_not_limit_movement() -> None:
    scene = realm(other=("italia",)).region("italia", "crops", 3).citizens(1, italia=(9, 0))
    table = action(scene.citizens(0, hispania=(9, 9)))
    do(table, peasants("hispania", 9), To("italia"), soldiers("hispania", 9), To("italia"))
    assert here(table, 0, "italia") == (9, 9)
    assert here(table, 1, "italia") == (9, 0)


@pytest.mark.rule("SOT-16.1")
def test_somebody_has_to_move() -> None:
    table = action(realm().citizens(0, hispania=(1, 0)))
    assert Done() not in table.asks[0].picks
    table = realm().turn(0, "migrate", "chronicle")
    assert "migrate" not in playable(table)
    assert refused(table, Play("migrate")) == "SOT-6.19"


@pytest.mark.rule("SOT-16.2")
def test_each_citizen_moves_once_from_where_it_stood_at_the_start() -> None:
    table = action(realm().citizens(0, hispania=(1, 0), gallia=(1, 0)))
    do(table, peasants("hispania", 1), To("gallia"))
    assert offered(table, Group) == [peasants("gallia", 1)]
    do(table, peasants("gallia", 1), To("hispania"))  # the two may pass each other
    assert asked(table) == ("turn", 0)
    assert here(table, 0, "hispania") == here(table, 0, "gallia") == (1, 0)


# ------------------------------------------------------------------ the free caravan


@pytest.mark.rule("SOT-16.3")
@pytest.mark.parametrize("emphasis", [None, "civil", "political"])
def test_without_cultural_there_is_no_free_caravan(emphasis: str | None) -> None:
    table = action(realm(emphasis=emphasis).citizens(0, mauretania=(2, 0)))
    do(table, peasants("mauretania", 2), To("hispania"))
    assert asked(table) == ("turn", 0)
    assert caravans(table, 0) == []


@pytest.mark.rule("SOT-16.3")
def test_the_free_caravan_needs_a_citizen_at_one_of_its_ends_after_the_moves() -> None:
    """The last citizen left Mauretania for Hispania: of its borders only that one is manned."""
    table = action(realm(advances=["democracy"]).citizens(0, mauretania=(1, 0)))
    do(table, peasants("mauretania", 1), To("hispania"))
    assert offered(table, Caravan) == [Caravan("hispania-mauretania")]


@pytest.mark.rule("SOT-16.3")
def test_the_free_caravan_obeys_the_rules_of_caravans() -> None:
    """One for each border, joined to the capital; heritage as for any other."""
    scene = realm(emphasis="cultural", caravans=["hispania-mauretania"])
    table = action(scene.citizens(0, mauretania=(1, 0), libya=(1, 0), syria=(1, 0)))
    do(table, peasants("libya", 1), To("sicilia"), Done())
    lines = [pick.border for pick in offered(table, Caravan)]
    assert "hispania-mauretania" not in lines  # SOT-15.2
    assert "asia_minor-syria" not in lines  # SOT-15.3
    assert "hispania-gallia" not in lines  # nobody there
    assert "hispania-sicilia" in lines
    do(table, Caravan("libya-mauretania"), Heritage("cultural"))
    assert empire(table, 0).heritage == (0, 0, 1)
    assert empire(table, 0).stock == [0, 0]


@pytest.mark.rule("SOT-16.3")
def test_the_free_caravan_is_a_choice_and_only_one_also_with_trade_leagues() -> None:
    scene = realm(emphasis="cultural", advances=["trade_leagues"]).citizens(0, mauretania=(2, 0))
    table = action(scene)
    do(table, peasants("mauretania", 1), To("hispania"), Done())
    assert Done() in table.asks[0].picks
    table.pick(Caravan("hispania-mauretania"))
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-16.3", "SOT-16.4")
def test_without_a_caravan_in_supply_somebody_has_to_move() -> None:
    everywhere = [border.id for border in BORDERS if border.id != "hispania-mauretania"][:20]
    scene = realm(emphasis="cultural", caravans=everywhere).citizens(0, mauretania=(2, 0))
    table = action(scene)
    assert Done() not in table.asks[0].picks
    do(table, peasants("mauretania", 2), To("hispania"))
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-16.4")
def test_migrate_may_consist_of_the_caravan_alone() -> None:
    table = action(realm(emphasis="cultural").citizens(0, mauretania=(1, 0)))
    do(table, Done(), Caravan("hispania-mauretania"))
    assert here(table, 0, "mauretania") == (1, 0)
    assert caravans(table, 0) == ["hispania-mauretania"]
    assert empire(table, 0).played


@pytest.mark.rule("SOT-16.4")
def test_neither_a_move_nor_a_caravan_is_no_migration() -> None:
    table = action(realm(emphasis="cultural").citizens(0, mauretania=(1, 0)))
    do(table, Done(), Done())
    assert asked(table) == ("turn", 0)
    assert not empire(table, 0).played


# ------------------------------------------------------------------ Roads

ROUND_SICILIA = ["gallia", "graecia", "hispania", "italia", "mauretania", "rhodes", "sicilia"]
"""From Libya: all neighbours of Sicilia; and Aegyptus, see below."""


@pytest.mark.rule("SOT-16.5", "SOT-16.6")
@pytest.mark.parametrize("card", ["migrate", "raid"])
@pytest.mark.parametrize("own", [True, False])
def test_a_road_joins_all_neighbours_of_its_region(card: str, own: bool) -> None:
    """An own Road, or one in a region of nobody, which needs no consent."""
    scene = realm(provinces=["sicilia"] if own else []).built("sicilia", "road")
    table = action(scene.citizens(0, libya=(1, 1)), card)
    assert not offered(table, AskRoad)
    assert sorted(reach(table, soldiers("libya", 1))) == ["aegyptus", *ROUND_SICILIA]


@pytest.mark.rule("SOT-16.5")
def test_a_road_takes_peasants_too_but_helps_nobody_in_its_own_region() -> None:
    scene = realm(provinces=["sicilia"]).built("sicilia", "road")
    table = action(scene.citizens(0, libya=(1, 0), sicilia=(1, 0)))
    assert sorted(reach(table, peasants("libya", 1))) == ["aegyptus", *ROUND_SICILIA]
    plain = ["gallia", "graecia", "hispania", "italia", "libya", "mauretania", "rhodes"]
    assert sorted(reach(table, peasants("sicilia", 1))) == plain


@pytest.mark.rule("SOT-16.5")
def test_a_road_leads_into_no_region_out_of_play() -> None:
    """Italia's neighbours Germania and Dacia are out with two players."""
    table = action(realm(provinces=["italia"]).built("italia", "road").citizens(0, gallia=(1, 0)))
    assert sorted(reach(table, peasants("gallia", 1))) == [
        "graecia",
        "hispania",
        "italia",
        "sicilia",
    ]


@pytest.mark.rule("SOT-16.7")
@pytest.mark.parametrize("granted", [True, False])
def test_the_road_of_another_player_needs_consent(granted: bool) -> None:
    table = action(realm(other=("sicilia",)).built("sicilia", "road").citizens(0, libya=(2, 1)))
    assert offered(table, AskRoad) == [AskRoad("sicilia")]
    assert "gallia" not in reach(table, peasants("libya", 1))  # not without asking
    table.pick(AskRoad("sicilia"))
    assert asked(table) == ("road", 1)
    assert list(table.asks[0].picks) == [Consent(), Deny()]
    table.pick(Consent() if granted else Deny())
    assert not offered(table, AskRoad)  # the answer holds for the whole action
    for group in (peasants("libya", 1), soldiers("libya", 1), peasants("libya", 1)):
        table.pick(group)
        assert (To("gallia") in offered(table, To)) == granted
        table.pick(To("gallia") if granted else To("aegyptus"))
    assert here(table, 0, "gallia") == ((2, 1) if granted else (0, 0))


@pytest.mark.rule("SOT-16.7")
def test_after_the_first_move_nobody_is_asked_any_more() -> None:
    table = action(realm(other=("sicilia",)).built("sicilia", "road").citizens(0, libya=(2, 0)))
    do(table, peasants("libya", 1), To("aegyptus"))
    assert not offered(table, AskRoad)


@pytest.mark.rule("SOT-16.7")
def test_each_road_is_asked_for_by_itself() -> None:
    """Sicilia says no, Rhodes of a third player says yes."""
    scene = Scene(players=3).empire(0, capital="mauretania")
    scene.empire(1, capital="sicilia").empire(2, capital="rhodes")
    scene.built("sicilia", "road").built("rhodes", "road").citizens(0, libya=(1, 0))
    table = action(scene)
    assert offered(table, AskRoad) == [AskRoad("sicilia"), AskRoad("rhodes")]
    do(table, AskRoad("sicilia"), Deny(), AskRoad("rhodes"))
    assert asked(table) == ("road", 2)
    table.pick(Consent())
    goals = reach(table, peasants("libya", 1))
    assert "cyprus" in goals
    assert "gallia" not in goals


@pytest.mark.rule("SOT-16.7")
def test_the_answer_does_not_last_beyond_the_action() -> None:
    scene = realm(other=("sicilia",)).built("sicilia", "road").citizens(0, libya=(1, 1))
    table = scene.turn(0, "migrate", "raid")
    do(table, Play("migrate"), AskRoad("sicilia"), Consent(), peasants("libya", 1), To("gallia"))
    do(table, Done(), Play("raid"))
    assert offered(table, AskRoad) == [AskRoad("sicilia")]
    assert "gallia" not in reach(table, soldiers("libya", 1))


@pytest.mark.rule("SOT-16.8")
def test_roads_do_not_chain() -> None:
    """Roads in Sicilia and Rhodes: from Gallia to Rhodes, not on to Cyprus."""
    scene = realm(provinces=["sicilia", "rhodes"]).built("sicilia", "road").built("rhodes", "road")
    goals = reach(action(scene.citizens(0, gallia=(1, 1))), soldiers("gallia", 1))
    assert "rhodes" in goals
    assert "cyprus" not in goals
    assert "asia_minor" not in goals


@pytest.mark.rule("SOT-16.10")
def test_roads_join_no_borders_for_caravans() -> None:
    """The Road in Sicilia makes no anchor of Rhodes for a caravan from Mauretania."""
    scene = realm(crops=2, provinces=["sicilia"], emphasis="cultural").built("sicilia", "road")
    table = action(scene.citizens(0, mauretania=(1, 0), rhodes=(1, 0)), "caravan_1")
    assert all("mauretania" in pick.border.split("-") for pick in offered(table, Caravan))


# ------------------------------------------------------------------ Logistics and Triremes


@pytest.mark.rule("SOT-16.9")
@pytest.mark.parametrize("card", ["migrate", "raid"])
def test_with_logistics_soldiers_make_two_steps(card: str) -> None:
    """From Syria by Asia Minor to Graecia; the way by Armenia is out of play."""
    table = action(realm(advances=["logistics"]).citizens(0, syria=(1, 1)), card)
    one = ["aegyptus", "asia_minor", "cyprus"]
    two = ["aegyptus", "asia_minor", "cyprus", "graecia", "libya", "rhodes"]
    assert sorted(reach(table, soldiers("syria", 1))) == two
    if card == "migrate":
        assert sorted(reach(table, peasants("syria", 1))) == one


@pytest.mark.rule("SOT-16.9")
def test_the_region_between_must_be_in_play() -> None:
    """Armenia - Scythia - Sarmatia: with four players Scythia is out."""
    scene = Scene(players=4).empire(0, capital="gallia", advances=["logistics"])
    for seat, home in enumerate(["italia", "syria", "libya"], 1):
        scene.empire(seat, capital=home)
    goals = reach(action(scene.citizens(0, persia=(0, 1))), soldiers("persia", 1))
    assert "armenia" in goals
    assert "sarmatia" not in goals
    assert "nubia" in goals  # by Arabia
    assert "scythia" not in goals


@pytest.mark.rule("SOT-16.11", "SOT-16.8")
def test_with_logistics_each_step_may_use_a_road() -> None:
    """Gallia - Road of Sicilia - Rhodes, then Road of Cyprus - Syria."""
    scene = realm(provinces=["sicilia", "cyprus"], advances=["logistics"])
    scene.built("sicilia", "road").built("cyprus", "road").citizens(0, gallia=(1, 1))
    table = action(scene)
    goals = reach(table, soldiers("gallia", 1))
    assert {"rhodes", "syria", "aegyptus", "asia_minor"} <= set(goals)
    assert "syria" not in reach(table, peasants("gallia", 1))


@pytest.mark.rule("SOT-16.11", "SOT-16.7")
def test_a_foreign_road_on_the_second_step_can_be_asked_for() -> None:
    """From Sicilia to Libya, then by the Road of Aegyptus, which is seat 1's, to Syria."""
    scene = realm(other=("libya", "sicilia", "aegyptus"), advances=["logistics"])
    table = action(scene.built("aegyptus", "road").citizens(0, sicilia=(0, 1)))
    assert "syria" not in reach(table, soldiers("sicilia", 1))
    do(table, AskRoad("aegyptus"), Consent())
    assert "syria" in reach(table, soldiers("sicilia", 1))


@pytest.mark.rule("SOT-16.11")
def test_triremes_link_the_islands() -> None:
    scene = realm(advances=["triremes"]).citizens(0, sicilia=(1, 1))
    table = action(scene)
    for group in (peasants("sicilia", 1), soldiers("sicilia", 1)):
        goals = reach(table, group)
        assert "cyprus" in goals
        assert "syria" not in goals  # the link is the whole step
        assert "britannia" not in goals  # out of play
    scene = Scene(players=4).empire(0, capital="gallia", advances=["triremes"])
    for seat, home in enumerate(["italia", "syria", "libya"], 1):
        scene.empire(seat, capital=home)
    assert "britannia" in reach(action(scene.citizens(0, cyprus=(0, 1))), soldiers("cyprus", 1))


@pytest.mark.rule("SOT-16.11")
def test_the_island_link_is_only_for_who_stands_on_an_island() -> None:
    table = action(realm(advances=["triremes"]).citizens(0, gallia=(0, 1)))
    assert "cyprus" not in reach(table, soldiers("gallia", 1))


@pytest.mark.rule("SOT-16.11")
def test_with_logistics_one_of_the_steps_may_be_by_ship() -> None:
    """Ashore in Italia to Sicilia, then by ship to Cyprus; by ship, then ashore in Syria."""
    scene = realm(advances=["logistics", "triremes"])
    table = action(scene.citizens(0, italia=(0, 1), sicilia=(0, 1)))
    assert "cyprus" in reach(table, soldiers("italia", 1))
    assert "syria" in reach(table, soldiers("sicilia", 1))


@pytest.mark.rule("SOT-16.11")
@pytest.mark.parametrize("road", [True, False])
def test_a_road_and_then_the_island_link(road: bool) -> None:
    """Mesopotamia - Road of Syria - Cyprus, and by ship to Britannia."""
    scene = Scene(players=4).empire(0, capital="syria", advances=["logistics", "triremes"])
    for seat, home in enumerate(["italia", "gallia", "libya"], 1):
        scene.empire(seat, capital=home)
    if road:
        scene.built("syria", "road")
    table = action(scene.citizens(0, mesopotamia=(0, 1)))
    assert ("britannia" in reach(table, soldiers("mesopotamia", 1))) == road


@pytest.mark.rule("SOT-16.11", "SOT-16.2")
def test_a_raider_with_logistics_plunders_where_the_soldier_ends() -> None:
    """Two steps through seat 1's Libya to Aegyptus: Libya is passed, not entered."""
    scene = Scene().empire(0, capital="mauretania", advances=["logistics", "oligarchy"])
    scene.empire(1, capital="libya", provinces=["aegyptus"], crops=9)
    table = action(scene.citizens(0, mauretania=(0, 3)), "raid")
    do(table, soldiers("mauretania", 2), To("aegyptus"), Done())
    assert crops(table) == 2
    assert crops(table, 1) == 7
    assert asked(table) == ("turn", 0)
    assert not offered(table, Plunder)
