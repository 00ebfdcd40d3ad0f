"""Section 14: exploration."""

from __future__ import annotations

import pytest

from civitas.kernel.errors import Refused
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.moves.explore import reveal_by_card
from civitas.titles.clash_of_cultures.picks.common import Done, Hex
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join, Orient, To
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, units_at
from civitas.titles.clash_of_cultures.state import ON_FOREST
from tests.titles.clash_of_cultures.helpers import asked, do, offered

AROUND = "B2 A3 C3 B3"
"""The hexes of slot 1, in the order of its positions."""


def ground(table: Table, hexes: str) -> list[str]:
    """The terrain of these hexes."""
    s = table.state
    return [TERRAINS[s.map.terrain[s.hex(label)]].id for label in hexes.split()]


def fleet(**options: int) -> Scene:
    """A ship on water beside the first city; the sea has two hexes, C3 and B3."""
    return Scene().land("C3 B3", "water").land("B2 A3", "barren").units(0, "C3", ship=1, **options)


FIXED = {
    "area_01": "water water forest forest",
    "area_02": "mountain water mountain water",
    "area_03": "water water mountain plains",
    "area_04": "plains water forest water",
    "area_09": "forest water plains forest",
    "area_10": "plains water plains barren",
    "area_11": "mountain water plains mountain",
    "area_12": "plains water barren mountain",
}
"""How these areas lie on slot 1 when a settler goes to C3, its third hex: the other way round there
would be water."""
EITHER = {
    "area_05": "water plains plains barren",
    "area_06": "water barren forest plains",
    "area_07": "water mountain mountain forest",
    "area_08": "water plains forest mountain",
    "area_13": "forest mountain plains mountain",
    "area_14": "plains plains plains forest",
    "area_15": "plains mountain forest plains",
    "area_16": "mountain forest mountain barren",
}
"""These may lie either way: no water, or water that reaches the edge both ways."""


@pytest.mark.rule("COC-14.1", "COC-14.4", "COC-14.6", "COC-14.7")
@pytest.mark.content(
    "areas/area_01",
    "areas/area_02",
    "areas/area_03",
    "areas/area_04",
    "areas/area_09",
    "areas/area_10",
    "areas/area_11",
    "areas/area_12",
)
@pytest.mark.parametrize("area", FIXED)
def test_an_area_that_lies_one_way_only(area: str) -> None:
    table = do(Scene().tile(1, area).turn(0), Command(), From("D2"), To("C3"))
    assert asked(table) == "turn"
    assert ground(table, AROUND) == FIXED[area].split()


@pytest.mark.rule("COC-14.2", "COC-14.7")
@pytest.mark.content(
    "areas/area_05",
    "areas/area_06",
    "areas/area_07",
    "areas/area_08",
    "areas/area_13",
    "areas/area_14",
    "areas/area_15",
    "areas/area_16",
)
@pytest.mark.parametrize("turned", [0, 1])
@pytest.mark.parametrize("area", EITHER)
def test_an_area_that_may_lie_either_way(area: str, turned: int) -> None:
    table = do(Scene().tile(1, area).turn(0), Command(), From("D2"), To("C3"), Orient(turned))
    terrain = EITHER[area].split()
    assert ground(table, AROUND) == (terrain[::-1] if turned else terrain)
    assert units_at(table, 0, "C3") == {"settler": 1}


@pytest.mark.rule("COC-14.1", "COC-14.8", "COC-14.9", "COC-12.12")
def test_a_land_group_reveals_the_area_it_enters() -> None:
    """area_13: forest, mountain, plains, mountain; without water both orientations remain."""
    table = do(Scene().tile(1, "area_13").turn(0), Command(), From("D2"), To("C3"))
    assert asked(table) == "orient"
    assert ground(table, AROUND) == ["forest", "mountain", "plains", "mountain"]
    do(table, Orient(0))
    assert units_at(table, 0, "C3") == {"settler": 1}
    assert asked(table) == "turn"  # nobody is left to move


@pytest.mark.rule("COC-14.2", "COC-14.7", "COC-14.8")
def test_the_explorer_may_turn_the_area() -> None:
    table = do(Scene().tile(1, "area_15").turn(0), Command(), From("D2"), To("C3"))
    do(table, Orient(1))
    assert ground(table, AROUND) == ["plains", "forest", "mountain", "plains"]
    assert units_at(table, 0, "C3") == {"settler": 1}
    do(table, Command())
    assert asked(table) == "turn"  # on a mountain, it has no move left


@pytest.mark.rule("COC-14.7")
def test_both_ways_tell_which_terrain_comes_to_lie_where() -> None:
    """The board shows one of them only."""
    table = do(Scene().tile(1, "area_13").turn(0), Command(), From("D2"), To("C3"))
    words = words_for(META, "en")
    texts = [words.offer("orient", pick, table.terms(pick, 0)) for pick in table.asks[0].picks]
    lies = ["Forest", "Mountain", "Plains", "Mountain"]
    ways = (("As it lies", lies), ("Turned half round", lies[::-1]))
    for text, (way, terrain) in zip(texts, ways, strict=True):
        told = ", ".join(f"{place} {on}" for place, on in zip(AROUND.split(), terrain, strict=True))
        assert text == f"{way} ({told})"


@pytest.mark.rule("COC-14.4")
def test_the_named_hex_is_not_water() -> None:
    """area_02: water, mountain, water, mountain. C3 has position 2: only turned it is land."""
    table = do(Scene().tile(1, "area_02").turn(0), Command(), From("D2"), To("C3"))
    assert asked(table) == "turn"
    assert ground(table, AROUND) == ["mountain", "water", "mountain", "water"]
    assert units_at(table, 0, "C3") == {"settler": 1}


@pytest.mark.rule("COC-14.3", "COC-14.5")
def test_water_joins_water() -> None:
    """area_08: water, plains, forest, mountain. Only turned does its water lie beside C4."""
    scene = Scene().tile(1, "area_08").land("C4", "water")
    table = do(scene.turn(0), Command(), From("D2"), To("C3"))
    assert asked(table) == "turn"
    assert ground(table, AROUND) == ["mountain", "forest", "plains", "water"]


@pytest.mark.rule("COC-14.3", "COC-14.4", "COC-14.5")
def test_the_named_hex_comes_before_the_join() -> None:
    """area_10: plains, water, plains, barren. Turned, the water would lie on C3 beside D3's, but
    there the settler wants to go."""
    scene = Scene().tile(1, "area_10").land("D3", "water")
    table = do(scene.turn(0), Command(), From("D2"), To("C3"))
    assert asked(table) == "turn"
    assert ground(table, AROUND) == ["plains", "water", "plains", "barren"]


@pytest.mark.rule("COC-14.6")
def test_water_that_joins_none_lies_on_the_edge() -> None:
    """area_05: water, plains, plains, barren on slot 3, whose hexes all lie inside: both ways
    remain. On slot 2 (F2 E3 G3 F3) area_10's water lies on the edge only turned."""
    table = do(Scene().tile(3, "area_13").turn(0), Command(), From("D2"), To("D3"))
    assert asked(table) == "orient"
    scene = Scene().tile(2, "area_10").units(0, "E2", settler=1)
    table = do(scene.turn(0), Command(), From("E2"), To("F2"))
    assert asked(table) == "command"
    assert ground(table, "F2 E3 G3 F3") == ["barren", "plains", "water", "plains"]


@pytest.mark.rule("COC-14.6", "COC-14.5")
def test_the_edge_does_not_matter_where_water_joins_water() -> None:
    """area_10 on slot 2 with water on D3: not turned its water on E3 joins; turned it would lie on
    the edge."""
    scene = Scene().tile(2, "area_10").land("D3", "water").units(0, "E2", settler=1)
    table = do(scene.turn(0), Command(), From("E2"), To("F2"))
    assert ground(table, "F2 E3 G3 F3") == ["plains", "water", "plains", "barren"]


@pytest.mark.rule("COC-14.1", "COC-13.7")
def test_units_disembark_into_the_unknown() -> None:
    scene = fleet(settler=1).tile(3, "area_14")
    table = do(scene.turn(0), Command(), From("C3"), Join("settler"), To("C4"))
    do(table, Orient(0))
    assert units_at(table, 0, "C4") == {"settler": 1}
    assert units_at(table, 0, "C3") == {"ship": 1}


@pytest.mark.rule("COC-14.10", "COC-14.11", "COC-14.3")
def test_ships_enter_an_area_whose_water_joins_their_sea() -> None:
    """area_04: water, forest, water, plains on D3 C4 E4 D4: D3 joins C3; turned, D4 and C4 do."""
    scene = fleet(settler=1).tile(3, "area_04")
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), To("D3"))
    assert asked(table) == "orient"
    do(table, Orient(0))
    assert asked(table) == "anchor"
    assert set(table.asks[0].picks) == {To("D3"), To("E4")}
    do(table, To("E4"))
    assert units_at(table, 0, "E4") == {"ship": 1, "settler": 1}


@pytest.mark.rule("COC-14.10", "COC-14.3")
def test_filter_s_turns_the_area_toward_the_sea() -> None:
    """area_05: water, plains, plains, barren. Water on D4 joins nothing, so it lies on D3."""
    scene = fleet().tile(3, "area_05")
    table = do(scene.turn(0), Command(), From("C3"), To("D3"))
    assert ground(table, "D3 C4 E4 D4") == ["water", "plains", "plains", "barren"]
    assert units_at(table, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-14.10", "COC-14.11", "COC-14.9", "COC-14.14")
def test_without_water_for_them_the_ships_stay_where_they_explored() -> None:
    """C4 can be explored from both hexes of the sea. A revealing group has used its move."""
    scene = fleet().tile(3, "area_16").player(0, advances=["fishing", "cartography"])
    table = do(scene.turn(0), Command(), From("C3"), To("C4"))
    assert asked(table) == "explore-from"
    assert set(table.asks[0].picks) == {Hex("C3"), Hex("B3")}
    do(table, Hex("B3"), Orient(0))
    assert units_at(table, 0, "B3") == {"ship": 1}
    assert From("B3") not in offered(table, From)
    do(table, Done())
    assert goods_of(table, 0)["ideas"] == 1


@pytest.mark.rule("COC-14.11", "COC-14.6")
def test_an_area_that_ships_do_not_reach_is_laid_by_the_other_filters() -> None:
    """area_09: forest, water, plains, forest on slot 4 (B4 A5 C5 B5), seen from B3. Its water
    cannot join the sea; on A5 it lies on the edge, on C5 it does not."""
    scene = fleet().tile(4, "area_09").land("C4", "barren")
    table = do(scene.turn(0), Command(), From("C3"), To("B4"))
    assert ground(table, "B4 A5 C5 B5") == ["forest", "water", "plains", "forest"]
    assert units_at(table, 0, "B3") == {"ship": 1}


@pytest.mark.rule("COC-14.12", "COC-13.14")
def test_navigation_explores_the_first_unrevealed_hex_on_the_edge() -> None:
    """From B3 counter-clockwise comes B4; clockwise A3, B2, then home, and F2 after E2."""
    scene = fleet().tile(2, "area_10").player(0, advances=["navigation"])
    table = do(scene.turn(0), Command(), From("C3"))
    assert By("F2", "navigation") in table.asks[0].picks
    do(table, By("F2", "navigation"))
    assert ground(table, "F2 E3 G3 F3") == ["barren", "plains", "water", "plains"]
    assert units_at(table, 0, "G3") == {"ship": 1}


@pytest.mark.rule("COC-14.12", "COC-26.6")
def test_navigation_that_finds_no_water_leaves_the_ships_on_the_exit() -> None:
    scene = fleet().tile(2, "area_14").player(0, advances=["navigation", "cartography"])
    table = do(scene.turn(0), Command(), From("C3"), By("F2", "navigation"), Orient(0))
    assert units_at(table, 0, "B3") == {"ship": 1}
    do(table, Done())
    assert goods_of(table, 0) == {"food": 2, "ideas": 1, "culture": 1}


@pytest.mark.rule("COC-14.13")
def test_ships_that_explore_from_the_next_sea_stay_there() -> None:
    scene = fleet().land("F2 G3", "water").land("E3", "barren").tile(2, "area_01")
    scene.land("F3", "water").tile(5, "area_16").player(0, advances=["navigation"])
    table = do(scene.turn(0), Command(), From("C3"), By("F4", "navigation"), Orient(0))
    assert units_at(table, 0, "F3") == {"ship": 1}


@pytest.mark.rule("COC-14.15", "COC-14.5", "COC-14.7")
def test_a_card_reveals_by_filters_b_and_c() -> None:
    scene = Scene().tile(1, "area_08").land("C4", "water")
    s = scene.state
    table = scene.at(reveal_by_card(s, s.players[0], s.hex("B2")))
    assert ground(table, AROUND) == ["mountain", "forest", "plains", "water"]


@pytest.mark.rule("COC-14.16")
def test_what_is_revealed_stays_revealed() -> None:
    table = do(Scene().tile(1, "area_13").turn(0), Command(), From("D2"), To("C3"))
    with pytest.raises(Refused):
        table.undo(0)


@pytest.mark.rule("COC-14.8", "COC-12.12")
def test_terrain_marks_apply_to_explorers() -> None:
    table = do(Scene().tile(3, "area_13").turn(0), Command(), From("D2"), To("D3"), Orient(0))
    s = table.state
    assert s.units[0][s.hex("D3")][0] & ON_FOREST
