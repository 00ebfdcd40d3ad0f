"""Section 13: ships, transport, navigation."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import Retreat
from civitas.titles.clash_of_cultures.picks.common import Done
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join, To
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, units_at
from civitas.titles.clash_of_cultures.state import MOVED, ON_FOREST
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

SEA = "C3 B3 B2 A3"
"""Next to the first city; all of slot 1."""


def coast() -> Scene:
    """A sea beside the first city and bare land around it."""
    return Scene().land(SEA, "water").land("D3 C4 E4 D4 B4 A5 C5 B5", "barren")


def goals(table: Table) -> set[str]:
    assert asked(table) == "goal"
    return {pick.hex for pick in offered(table, To) if isinstance(pick, To)}


def navigation(table: Table) -> set[str]:
    assert asked(table) == "goal"
    return {pick.hex for pick in offered(table, By) if isinstance(pick, By)}


@pytest.mark.rule("COC-13.1", "COC-13.3", "COC-13.19", "COC-0.5")
def test_ships_go_anywhere_in_their_sea_and_nowhere_else() -> None:
    """A foreign port hex is water like any other."""
    scene = coast().land("F2", "water").units(0, "C3", ship=1)
    scene.city(1, "C4", "port", port="B3")
    table = do(scene.turn(0), Command(), From("C3"))
    assert goals(table) == {"B2", "A3", "B3"}
    assert refused(table, To("C4")) == "COC-13.3"
    assert refused(table, To("F2")) == "COC-13.1"
    do(table, To("A3"))
    assert units_at(table, 0, "A3") == {"ship": 1}


@pytest.mark.rule("COC-13.2", "COC-15.1")
def test_enemy_ships_end_the_move_with_a_sea_battle() -> None:
    """B5 lies behind B4, where the way ends."""
    scene = Scene().land("C3 B3 B4 B5", "water").land("B2 A3 C4 D3 A5 C5", "barren")
    scene.units(0, "C3", ship=2).units(1, "B4", ship=1).rolls(12, 12, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"))
    assert goals(table) == {"B3", "B4"}
    do(table, To("B4"))
    assert table.state.battle is None
    assert units_at(table, 0, "B4") == {"ship": 2}
    assert units_at(table, 1, "B4") == {}


@pytest.mark.rule("COC-13.4", "COC-12.13", "COC-13.8", "COC-13.9")
@pytest.mark.content("units/ship")
def test_who_is_aboard_sails_along_without_being_moved() -> None:
    """Loaded before the ship's own move; landed by another Command."""
    table = do(coast().units(0, "C3", ship=1).turn(0), Command(), From("D2"), To("C3"))
    assert units_at(table, 0, "C3") == {"ship": 1, "settler": 1}
    do(table, From("C3"), To("B3"))
    assert units_at(table, 0, "B3") == {"ship": 1, "settler": 1}
    assert asked(table) == "turn"  # the settler has embarked in this Command
    do(table, Command(), From("B3"), Join("settler"), To("B4"))
    assert units_at(table, 0, "B4") == {"settler": 1}


@pytest.mark.rule("COC-13.9", "COC-13.4")
def test_a_ship_is_loaded_after_its_move() -> None:
    table = do(coast().units(0, "B3", ship=1).turn(0), Command(), From("B3"), To("C3"))
    do(table, From("D2"), To("C3"))
    assert units_at(table, 0, "C3") == {"ship": 1, "settler": 1}
    s = table.state
    do(table, Command(), From("C3"), Join("ship"), To("B3"), Done())
    assert not any(unit & MOVED for unit in s.units[0][s.hex("B3")])


@pytest.mark.rule("COC-13.5", "COC-1.8")
def test_when_some_ships_leave_the_owner_decides_who_goes_along() -> None:
    scene = coast().player(0, advances=["tactics"]).units(0, "C3", ship=2, infantry=2, settler=1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), Done())
    assert asked(table) == "cargo"
    assert Done() not in table.asks[0].picks  # two may stay, so one has to go
    do(table, Join("infantry"), Join("settler"), To("B3"))
    assert units_at(table, 0, "B3") == {"ship": 1, "infantry": 1, "settler": 1}
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 1}


@pytest.mark.rule("COC-13.5")
def test_a_full_fleet_leaves_nobody_behind_and_may_take_few() -> None:
    scene = coast().units(0, "C3", ship=2, settler=2)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), Done(), Done(), To("B3"))
    assert units_at(table, 0, "B3") == {"ship": 1}
    assert units_at(table, 0, "C3") == {"ship": 1, "settler": 2}
    scene = coast().units(0, "C3", ship=2, settler=2)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), Join("ship"), To("B3"))
    assert units_at(table, 0, "B3") == {"ship": 2, "settler": 2}


@pytest.mark.rule("COC-13.6", "COC-1.8")
def test_embarking_needs_own_ships_with_room() -> None:
    scene = coast().player(0, advances=["tactics"]).units(0, "D2", infantry=2)
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Done())
    assert refused(table, To("C3")) == "COC-13.6"
    scene.units(0, "C3", ship=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Join("infantry"), Done())
    assert "C3" in goals(table)
    table = do(scene.turn(0), Command(), From("D2"))
    do(table, Join("settler"), Join("infantry"), Join("infantry"))
    assert "C3" not in goals(table)  # three find no room on one ship


@pytest.mark.rule("COC-12.5", "COC-13.6", "COC-13.7")
def test_without_tactics_army_units_do_not_embark_but_sail_along() -> None:
    scene = coast().units(0, "D2", infantry=1).units(0, "C3", ship=1, infantry=1)
    table = do(scene.turn(0), Command(), From("C3"))
    assert goals(table) == {"B2", "A3", "B3"}  # only the ship is free to go
    do(table, To("B3"))
    assert units_at(table, 0, "B3") == {"ship": 1, "infantry": 1}


@pytest.mark.rule("COC-13.7", "COC-1.7", "COC-12.13")
def test_disembarking_in_several_moves_to_several_hexes() -> None:
    scene = coast().land("C4", "forest").player(0, advances=["tactics"])
    scene.units(0, "C3", ship=2, infantry=3, settler=1).units(0, "D3", infantry=3)
    table = do(scene.turn(0), Command(), From("C3"), Join("infantry"), Join("infantry"), Done())
    assert "D3" not in goals(table)
    do(table, To("C4"), From("C3"), Join("infantry"), Done(), To("D3"))
    do(table, From("C3"), Join("settler"), To("D2"))
    assert units_at(table, 0, "C4") == {"infantry": 2}
    assert units_at(table, 0, "D3") == {"infantry": 4}
    assert units_at(table, 0, "D2") == {"settler": 2}
    s = table.state
    assert all(unit & ON_FOREST for unit in s.units[0][s.hex("C4")])


@pytest.mark.rule("COC-13.10", "COC-12.10")
def test_fatigue_of_a_sea_battle_does_not_touch_those_aboard() -> None:
    scene = coast().player(0, advances=["tactics"]).units(0, "C3", ship=2, infantry=1)
    scene.units(1, "B3", ship=1).rolls(12, 12, 1).units(0, "C4", settler=1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), Join("ship"), To("B3"))
    assert table.state.battle is None
    do(table, From("C4"), To("B3"))  # aboard tired ships
    do(table, From("B3"), To("B4"))  # and ashore from them; the settler has just moved
    assert units_at(table, 0, "B4") == {"infantry": 1}


@pytest.mark.rule("COC-12.10")
def test_ships_that_fought_do_not_sail_again() -> None:
    scene = coast().units(0, "C3", ship=2).units(1, "B3", ship=1).rolls(12, 12, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), To("B3"), Done())
    do(table, Command())
    assert refused(table, From("B3")) == "COC-12.10"


@pytest.mark.rule("COC-13.11", "COC-15.20")
def test_disembarking_upon_enemies_starts_a_land_battle() -> None:
    scene = coast().player(0, advances=["tactics"]).units(0, "C3", ship=1, infantry=2)
    scene.units("barbarians", "C4", infantry=3).rolls(1, 1, 1, 1, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("infantry"), Join("infantry"))
    do(table, To("C4"))
    while Retreat() not in table.asks[0].picks:
        table.pick(table.asks[0].picks[0])
    assert table.state.battle is not None
    assert table.state.battle.disembarked
    do(table, Retreat())
    assert units_at(table, 0, "C3")["infantry"] > 0  # aboard again


@pytest.mark.rule("COC-13.11", "COC-16.1")
def test_disembarking_takes_an_undefended_city() -> None:
    scene = coast().player(0, advances=["tactics"]).units(0, "C3", ship=1, infantry=1)
    table = do(scene.city(1, "C4").turn(0), Command(), From("C3"), Join("infantry"), To("C4"))
    city = city_at(table, "C4")
    assert city is not None
    assert city.owner == 0


@pytest.mark.rule("COC-13.12")
def test_capacity_is_pooled() -> None:
    """Three units on two ships: no one asks on which."""
    scene = coast().units(0, "C3", ship=2, settler=2).turn(0)
    table = do(scene, Command(), From("D2"), To("C3"))
    assert units_at(table, 0, "C3") == {"ship": 2, "settler": 3}


# ---------------------------------------------------------------- Navigation


def two_seas() -> Scene:
    """Slot 1 is one sea, F2 and G3 another; E3 and F3 are land, all else on the way is home."""
    scene = coast().land("F2 G3", "water").land("E3 F3", "barren")
    return scene.player(0, advances=["navigation"]).units(0, "C3", ship=1)


@pytest.mark.rule("COC-13.13", "COC-13.14", "COC-13.15")
@pytest.mark.content("advances/navigation")
def test_navigation_leads_to_the_next_sea_and_on_in_it() -> None:
    """Clockwise from B2 come C2, D1, E2 (home) and F2; G3 lies in the same sea."""
    table = do(two_seas().turn(0), Command(), From("C3"))
    assert goals(table) == {"B2", "A3", "B3"}
    assert {"F2", "G3"} <= navigation(table)
    do(table, By("G3", "navigation"))
    assert units_at(table, 0, "G3") == {"ship": 1}


@pytest.mark.rule("COC-13.13")
def test_without_navigation_the_edge_is_the_end() -> None:
    scene = coast().land("F2 G3", "water").units(0, "C3", ship=1)
    table = do(scene.turn(0), Command(), From("C3"))
    assert navigation(table) == set()


@pytest.mark.rule("COC-13.14")
def test_both_ways_along_the_edge() -> None:
    """Counter-clockwise from A3 come B3 (own sea), then B4 and A5: B5 is the next water."""
    scene = two_seas().land("B5", "water")
    table = do(scene.turn(0), Command(), From("C3"))
    assert navigation(table) == {"F2", "G3", "B5", "B6", "C6"}  # and unknown hexes beside B5


@pytest.mark.rule("COC-13.15")
def test_one_passage_in_a_move() -> None:
    """F4 is water too, but beyond the sea of F2 and G3."""
    scene = two_seas().land("F4", "water").land("G5 E5 F5", "barren")
    table = do(scene.turn(0), Command(), From("C3"))
    assert "F4" not in navigation(table)


@pytest.mark.rule("COC-13.15", "COC-13.2", "COC-13.17")
def test_enemies_at_the_entry_stop_the_ships() -> None:
    scene = two_seas().units(0, "C3", ship=1).units(1, "F2", ship=2).rolls(1, 1, 1, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"))
    assert "F2" in navigation(table)
    assert "G3" not in navigation(table)
    do(table, By("F2", "navigation"))
    assert asked(table) == "retreat"
    do(table, Retreat())
    assert units_at(table, 0, "C3") == {"ship": 2}


@pytest.mark.rule("COC-13.16")
def test_a_walk_around_the_whole_map_finds_nothing() -> None:
    scene = Scene().player(0, advances=["navigation"])
    every = " ".join(label for label in scene.state.map.layout.labels if label not in SEA.split())
    homes = "D2 D7"
    scene.land(every, "barren").land(homes, "plains").land(SEA, "water").units(0, "C3", ship=1)
    table = do(scene.turn(0), Command(), From("C3"))
    assert navigation(table) == set()


@pytest.mark.rule("COC-13.13")
def test_a_sea_away_from_the_edge_is_not_left() -> None:
    scene = coast().land(SEA, "barren").land("C3", "water").land("F2", "water")
    scene.player(0, advances=["navigation"]).units(0, "C3", ship=1).land("D3 D4", "water")
    table = do(scene.turn(0), Command(), From("C3"))
    assert navigation(table) == set()


@pytest.mark.rule("COC-26.6")
@pytest.mark.content("advances/cartography")
def test_cartography_once_per_command() -> None:
    scene = two_seas().player(0, advances=["cartography"]).units(0, "B3", ship=1)
    table = do(scene.turn(0), Command(), From("C3"), To("B2"), From("B3"), To("A3"), Done())
    assert goods_of(table, 0) == {"food": 2, "ideas": 1}
    do(table, Command(), From("B2"), By("F2", "navigation"), Done())
    assert goods_of(table, 0) == {"food": 2, "ideas": 2, "culture": 1}
    do(table, Command(), From("D2"), To("D3"), Done())
    assert goods_of(table, 0) == {"food": 2, "ideas": 2, "culture": 1}


@pytest.mark.rule("COC-13.18")
def test_who_finds_no_room_is_lost() -> None:
    scene = coast().units(0, "C3", ship=1, infantry=2, settler=1)
    table = scene.at(Step("ships.surplus", 0, (scene.state.hex("C3"),)), Step("turn", 0))
    assert asked(table) == "surplus"
    do(table, Join("infantry"))
    assert units_at(table, 0, "C3") == {"ship": 1, "infantry": 1, "settler": 1}
    assert asked(table) == "turn"
