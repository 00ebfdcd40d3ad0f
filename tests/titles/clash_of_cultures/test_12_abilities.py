"""What civilizations and leaders add to Command and to founding cities."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import Done, Use
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join, To
from civitas.titles.clash_of_cultures.picks.people import Enlist, Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import HAPPY, NEUTRAL, ON_FOREST, ON_MOUNTAIN
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

FIELD = "C3 D3 E3 C4 D4 E4 C5 D5 E5 C6 D6 E6"


def scene_of(civilization: str, *advances: str, field: str = "barren") -> Scene:
    """The first player leads a civilization, with bare land between the homes."""
    scene = Scene(expansion=True).land(FIELD, field)
    return scene.player(0, civilization=civilization, advances=["tactics", *advances])


def goals(table: Table) -> set[str]:
    assert asked(table) == "goal"
    return {pick.hex for pick in offered(table, To) if isinstance(pick, To)}


def by(table: Table, ability: str) -> set[str]:
    assert asked(table) == "goal"
    return {p.hex for p in offered(table, By) if isinstance(p, By) and p.ability == ability}


# ---------------------------------------------------------------- Roads


@pytest.mark.rule("COC-12.15")
@pytest.mark.content("civilization_advances/roman_roads", "civilizations/rome")
def test_roman_roads() -> None:
    """Four hexes from city to city: D2, D3, D4, D5, D6; other goals stay at two."""
    scene = scene_of("rome", "roads").player(0, food=2, ore=1).city(0, "D6").city(0, "D4")
    scene.player(0, civilization_advances=["roman_roads"])
    table = do(scene.turn(0), Command(), From("D2"))
    assert {"D4", "D6"} <= by(table, "roads")
    assert not by(table, "roads") & {"D5", "C5", "E5", "C6"}
    do(table, By("D6", "roads"))
    assert units_at(table, 0, "D6") == {"settler": 1}
    assert goods_of(table, 0) == {"food": 1}


@pytest.mark.rule("COC-12.16", "COC-12.8")
@pytest.mark.content("civilization_advances/roman_roads", "civilizations/rome")
def test_roman_roads_go_around_enemies_and_only_so_far() -> None:
    scene = scene_of("rome", "roads").player(0, food=2, ore=1).city(0, "D6")
    scene.player(0, civilization_advances=["roman_roads"]).units("barbarians", "D4", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"))
    assert "D6" not in by(table, "roads")  # around D4 it is five hexes
    scene = scene_of("rome", "roads").player(0, food=2, ore=1).city(0, "D5")
    scene.player(0, civilization_advances=["roman_roads"]).units("barbarians", "D4", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"))
    assert "D5" in by(table, "roads")


@pytest.mark.rule("COC-12.15")
@pytest.mark.content("leader_abilities/royal_road", "leaders/darius")
def test_royal_road() -> None:
    """Free from or to the city with Darius, for the usual price elsewhere."""
    scene = scene_of("persia", "roads").goods(0, food=0).city(0, "D6").leader(0, "darius", "D2")
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Done(), By("D4", "roads"))
    assert units_at(table, 0, "D4") == {"settler": 1}
    assert goods_of(table, 0) == {}
    scene = scene_of("persia", "roads").goods(0, food=0).city(0, "D6").leader(0, "darius", "D2")
    table = do(scene.units(0, "D6", settler=1).turn(0), Command(), From("D6"))
    assert not by(table, "roads")
    scene = scene_of("persia").goods(0, food=0).leader(0, "darius", "D2")
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Done())
    assert not by(table, "roads")  # without the advance


# ---------------------------------------------------------------- terrain


@pytest.mark.rule("COC-12.11", "COC-12.12")
@pytest.mark.content("leader_abilities/crossing_the_alps", "leaders/hannibal")
def test_crossing_the_alps() -> None:
    scene = scene_of("carthage", field="mountain").leader(0, "hannibal", "D2")
    scene.units(0, "D2", infantry=2).land("D5", "forest").units(1, "D6", settler=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("leader"), Done())
    do(table, To("D3"), From("D2"), Join("infantry"), Done(), To("C3"), Done())
    s = table.state
    assert not any(unit & ON_MOUNTAIN for unit in s.units[0][s.hex("D3")])
    assert all(unit & ON_MOUNTAIN for unit in s.units[0][s.hex("C3")])
    do(table, Command())
    assert refused(table, From("C3")) == "COC-12.11"
    do(table, From("D3"), Join("infantry"), Join("leader"), To("D4"), Done())
    do(table, Command(), From("D4"), Join("infantry"), Join("leader"), To("D5"), Done())
    s = table.state
    assert not any(unit & ON_FOREST for unit in s.units[0][s.hex("D5")])


@pytest.mark.rule("COC-12.11")
@pytest.mark.content("civilization_advances/terraces", "civilizations/maya")
def test_terraces_for_settlers_and_the_leader_only() -> None:
    scene = scene_of("maya", field="mountain").player(0, civilization_advances=["terraces"])
    scene.leader(0, "pakal", "D2").units(0, "D2", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"))
    do(table, Join("settler"), Join("infantry"), Join("leader"), To("D3"))
    do(table, Command(), From("D3"))
    assert set(table.asks[0].picks) == {Join("settler"), Join("leader")}
    do(table, Join("settler"), Join("leader"), To("D4"))
    assert units_at(table, 0, "D4") == {"settler": 1, "leader": 1}
    assert units_at(table, 0, "D3") == {"infantry": 1}


@pytest.mark.rule("COC-12.4", "COC-0.9")
@pytest.mark.content("leader_abilities/bridge_of_boats", "leaders/xerxes")
def test_bridge_of_boats() -> None:
    """With Xerxes over one water hex, once per turn; not onto an enemy fleet's water."""
    scene = scene_of("persia").leader(0, "xerxes", "D2").units(0, "D2", infantry=1)
    scene.land("D3 E3 C3", "water").land("D4", "plains")
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Done())
    assert not by(table, "bridge_of_boats")
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("leader"), Done())
    assert {"C4", "D4", "E4"} <= by(table, "bridge_of_boats")
    do(table, By("D4", "bridge_of_boats"))
    assert units_at(table, 0, "D4") == {"infantry": 1, "leader": 1}
    do(table, Done(), Command(), From("D4"), Join("leader", plains=1), Done())
    assert not by(table, "bridge_of_boats")


@pytest.mark.rule("COC-13.2")
def test_no_bridge_of_boats_where_enemy_ships_lie() -> None:
    scene = scene_of("persia").leader(0, "xerxes", "D2").land("D3", "water")
    scene.land("C3 E3", "mountain").units(1, "D3", ship=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("leader"), Done())
    assert not by(table, "bridge_of_boats")


@pytest.mark.rule("COC-15.1", "COC-15.20")
@pytest.mark.content("leader_abilities/bridge_of_boats", "leaders/xerxes")
def test_a_bridge_of_boats_may_end_in_a_battle() -> None:
    scene = scene_of("persia").leader(0, "xerxes", "D2").land("D3 E3 C3", "water")
    scene.units(1, "D4", settler=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("leader"), Done())
    do(table, By("D4", "bridge_of_boats"))
    assert units_at(table, 1, "D4") == {}


# ---------------------------------------------------------------- Nomads, Riders, Expansion


def nomads(mood: str = "neutral") -> Scene:
    scene = scene_of("huns", field="plains").player(0, civilization_advances=["nomads"], food=0)
    return scene.city(0, "D4", mood=mood)


@pytest.mark.rule("COC-12.1", "COC-6.10")
@pytest.mark.content("civilization_advances/nomads", "civilizations/huns")
def test_nomads_move_a_city_alone() -> None:
    table = do(nomads().turn(0), Command(), From("D4"))
    assert {pick.hex for pick in table.asks[0].picks if isinstance(pick, By)} == {
        "D3",
        "C4",
        "E4",
        "C5",
        "E5",
        "D5",
    }
    do(table, By("D5", "nomads"))
    city = city_at(table, "D5")
    assert city is not None
    assert (city.owner, city.activations, city.mood) == (0, 1, NEUTRAL)
    assert city_at(table, "D4") is None
    assert player(table, 0).cities == tuple(sorted(player(table, 0).cities))
    assert table.state.hex("D5") in player(table, 0).cities
    assert goods_of(table, 0) == {"food": 1}
    assert From("D5") not in offered(table, From)  # once per Command
    do(table, Done(), Command(), From("D5"), By("D6", "nomads"), Done())
    city = city_at(table, "D6")
    assert city is not None
    assert (city.activations, city.mood) == (2, 0)  # COC-6.12


@pytest.mark.rule("COC-12.1", "COC-12.7")
@pytest.mark.content("civilization_advances/nomads", "civilizations/huns")
def test_nomads_move_a_city_with_a_group() -> None:
    table = do(nomads().units(0, "D4", infantry=1).turn(0), Command(), From("D4"))
    do(table, Join("infantry"), By("D5", "nomads"))
    assert units_at(table, 0, "D5") == {"infantry": 1}
    assert city_at(table, "D5") is not None


@pytest.mark.rule("COC-12.6")
@pytest.mark.content("civilization_advances/nomads", "civilizations/huns")
def test_where_nomads_cannot_go() -> None:
    """No enemies, no city, no water, nothing unrevealed; terrain yields, barren land nothing."""
    scene = nomads().units("barbarians", "D3", infantry=1).city(0, "C4").land("E4", "water")
    scene.land("E5", "barren").land("D5", "mountain").exhausted("C5").city(0, "C4", "temple")
    table = do(scene.turn(0), Command(), From("D4"))
    assert by(table, "nomads") == {"C5", "E5", "D5"}
    do(table, By("E5", "nomads"))
    assert goods_of(table, 0) == {}
    scene = nomads().exhausted("D5")
    table = do(scene.turn(0), Command(), From("D4"), By("D5", "nomads"))
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-12.11")
@pytest.mark.content("civilization_advances/nomads", "civilizations/huns")
def test_nomads_stay_on_a_mountain() -> None:
    scene = nomads().land("D5", "mountain")
    table = do(scene.turn(0), Command(), From("D4"), By("D5", "nomads"), Done())
    assert goods_of(table, 0) == {"ore": 1}
    do(table, Command())
    assert From("D5") not in offered(table, From)


@pytest.mark.rule("COC-6.13", "COC-6.2")
def test_angry_and_larger_cities_are_no_nomads() -> None:
    table = do(nomads(mood="angry").turn(0), Command())
    assert From("D4") not in offered(table, From)
    scene = nomads().city(0, "D4", "temple")
    table = do(scene.turn(0), Command())
    assert From("D4") not in offered(table, From)


@pytest.mark.rule("COC-11.10", "COC-12.1")
@pytest.mark.content("civilization_advances/riders", "civilizations/huns")
def test_riders() -> None:
    """A move for each cavalry, any group; no Command, so actions stay."""
    scene = scene_of("huns").player(0, civilization_advances=["riders"], food=2, wood=2)
    scene.city(0, "D2", "market", mood="happy").units(0, "D4", infantry=1)
    table = do(scene.turn(0), Recruit("D2"), Enlist("cavalry"), Enlist("cavalry"))
    assert (asked(table), table.asks[0].params["left"]) == ("command", 2)
    do(table, From("D4"), To("D5"), From("D2"))
    do(table, Join("cavalry"), Join("cavalry"), Done(), To("D3"))
    assert units_at(table, 0, "D3") == {"cavalry": 2}
    assert (asked(table), table.state.turn.actions) == ("turn", 2)
    do(table, Command(), From("D3"))  # they may move again


@pytest.mark.rule("COC-6.12", "COC-12.1")
@pytest.mark.content(
    "civilization_advances/nomads", "civilization_advances/riders", "civilizations/huns"
)
def test_a_city_that_recruited_and_moves_off_is_lowered_for_both() -> None:
    """The Recruit is the second activation of the city, its move the third."""
    scene = nomads().player(0, civilization_advances=["riders"], food=1, wood=1)
    table = do(scene.city(0, "D4", mood="happy", activations=1).turn(0), Recruit("D4"))
    do(table, From("D4"), Done(), By("D5", "nomads"))
    city = city_at(table, "D5")
    assert city is not None
    assert (city.activations, city.mood) == (3, 0)


@pytest.mark.rule("COC-6.11", "COC-12.1")
@pytest.mark.content(
    "civilization_advances/nomads", "civilization_advances/riders", "civilizations/huns"
)
def test_a_city_that_recruited_first_and_moves_off_is_lowered_once() -> None:
    scene = nomads().player(0, civilization_advances=["riders"], food=1, wood=1)
    table = do(scene.city(0, "D4", mood="happy").turn(0), Recruit("D4"))
    do(table, From("D4"), Done(), By("D5", "nomads"))
    city = city_at(table, "D5")
    assert city is not None
    assert (city.activations, city.mood) == (2, NEUTRAL)


@pytest.mark.rule("COC-11.10", "COC-12.1")
def test_without_cavalry_no_riders() -> None:
    scene = scene_of("huns").player(0, civilization_advances=["riders"], food=2, ore=2)
    table = do(scene.turn(0), Recruit("D2"), Enlist("infantry"), Done())
    assert asked(table) == "turn"


@pytest.mark.rule("COC-12.2", "COC-11.10")
@pytest.mark.content("civilization_advances/expansion", "civilizations/china")
def test_expansion() -> None:
    """Each settler in the own cities once; infantry and settlers elsewhere stay."""
    scene = scene_of("china").player(0, civilization_advances=["expansion"], food=2)
    scene.city(0, "D5").units(0, "D5", settler=1).units(0, "E5", settler=1)
    scene.units(0, "D2", infantry=1)
    table = do(scene.turn(0), Recruit("D2"))  # there is food for one settler
    assert {pick.hex for pick in offered(table, From) if isinstance(pick, From)} == {"D2", "D5"}
    do(table, From("D2"), Done(), To("D3"), From("D5"), To("D6"))
    do(table, From("D2"), To("C3"))
    assert asked(table) == "turn"
    assert units_at(table, 0, "C3") == units_at(table, 0, "D6") == {"settler": 1}
    do(table, Command(), From("E5"))  # nobody else is thought to have moved


@pytest.mark.rule("COC-12.15")
@pytest.mark.content("civilization_advances/expansion", "civilizations/china")
def test_expansion_by_road() -> None:
    scene = scene_of("china", "roads", "storage").player(0, civilization_advances=["expansion"])
    scene.player(0, food=3, ore=1)
    table = do(scene.turn(0), Recruit("D2"), Enlist("settler"), Done(), From("D2"))
    do(table, Done(), By("D4", "roads"))
    assert units_at(table, 0, "D4") == {"settler": 1}


@pytest.mark.rule("COC-12.2")
def test_no_expansion_without_new_settlers() -> None:
    scene = scene_of("china").player(0, civilization_advances=["expansion"], food=1, ore=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert asked(table) == "turn"
    assert units_at(table, 0, "D2") == {"settler": 1, "infantry": 1}


# ---------------------------------------------------------------- leaders who found


@pytest.mark.rule("COC-8.1", "COC-0.9")
@pytest.mark.content("leader_abilities/first_emperor", "leaders/jimmu")
def test_first_emperor() -> None:
    scene = scene_of("japan").land("D3 D4", "plains").leader(0, "jimmu", "D3")
    scene.units(0, "D3", settler=1).units(0, "D4", settler=1)
    table = do(scene.turn(0), Use("first_emperor"))
    assert city_at(table, "D3") is not None
    assert table.state.turn.actions == 3
    do(table, Command(), From("D3"), To("D4"), Done())
    assert (asked(table), offered(table, Found)) == ("turn", [Found("D4")])
    assert Use("first_emperor") not in offered(table, Use)


@pytest.mark.rule("COC-8.4")
@pytest.mark.content("leader_abilities/oxhide", "leaders/dido")
def test_oxhide() -> None:
    scene = scene_of("carthage").land("D3 D4 D5", "plains").leader(0, "dido", "D3")
    scene.units(0, "D4", settler=1).units(0, "D5", settler=1)
    table = do(scene.turn(0), Found("D4"), Found("D5"))
    near, far = city_at(table, "D4"), city_at(table, "D5")
    assert near is not None
    assert far is not None
    assert (near.mood, far.mood) == (HAPPY, NEUTRAL)
