"""Section 26: the twelve buildings, each with what it does and when."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.titles.sands_of_time.content import BUILDINGS
from civitas.titles.sands_of_time.picks import (
    Calm,
    Caravan,
    Construct,
    Done,
    Drill,
    Heritage,
    Irrigate,
    Muster,
    Play,
    Site,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_b import (
    asked,
    crops,
    do,
    gold,
    here,
    offered,
    playable,
    refused,
)
from tests.titles.sands_of_time.helpers_c import (
    BUILDING_TABLE,
    action,
    build,
    counted,
    dynasty_end,
    heritage,
    price,
    reach,
    realm,
    seen,
    step_cost,
    strengths,
    unrest,
    vp,
)

UNLOCKED: dict[str, list[dict[str, Any]]] = {
    "civil": [{"emphasis": "civil"}, {"advances": ["tyranny"]}],
    "political": [{"emphasis": "political"}, {"advances": ["oligarchy"]}],
    "cultural": [{"emphasis": "cultural"}, {"advances": ["democracy"]}],
}
LOCKED: dict[str, list[dict[str, Any]]] = {
    category: [{}, *(way for other in UNLOCKED if other != category for way in UNLOCKED[other])]
    for category in UNLOCKED
}


@pytest.mark.rule("SOT-26.1")
def test_there_are_twelve_kinds() -> None:
    assert [building.id for building in BUILDINGS] == [row[0] for row in BUILDING_TABLE]


@pytest.mark.rule("SOT-26.1")
@pytest.mark.parametrize(("building", "category", "level", "fountains", "lyres"), BUILDING_TABLE)
def test_category_level_and_symbols_of_each_kind(
    building: str, category: str, level: int, fountains: int, lyres: int
) -> None:
    """The level is what it costs without unrest; the category marks the Emphasis card."""
    scene = realm(colonies=["italia"], emphasis=category, advances=["tyranny"])
    table = build(scene, "italia", building)
    if building == "wonder":
        table.pick(Heritage("civil"))
    me = seen(table).empires[0]
    assert 20 - me.gold == level
    assert me.measures[0] == level
    assert (me.measures[1], me.measures[4]) == (fountains, lyres)
    assert me.emphasis_markers == (2 if category == "civil" else 1)  # Build itself is civil


@pytest.mark.rule("SOT-26.1")
@pytest.mark.parametrize(("building", "category", "level", "fountains", "lyres"), BUILDING_TABLE)
def test_no_kind_belongs_to_another_category(
    building: str, category: str, level: int, fountains: int, lyres: int
) -> None:
    for other in {"civil", "political", "cultural"} - {category}:
        scene = realm(colonies=["italia"], emphasis=other, advances=["tyranny"])
        table = build(scene, "italia", building)
        if building == "wonder":
            table.pick(Heritage("civil"))
        assert seen(table).empires[0].emphasis_markers == (1 if other == "civil" else 0)


# ------------------------------------------------------------------ civil


@pytest.mark.rule("SOT-26.2")
@pytest.mark.content("buildings/quarry")
def test_quarry_makes_buildings_cheaper_here_and_next_door() -> None:
    assert price(realm(unrest=3)) == 5
    assert price(realm(unrest=3).built("italia", "quarry")) == 4
    assert price(realm(unrest=3).built("gallia", "quarry")) == 4


@pytest.mark.rule("SOT-26.2")
def test_quarry_counts_once_and_only_in_reach_and_under_control() -> None:
    near = realm(unrest=3, provinces=["gallia", "hispania"]).built("hispania", "quarry")
    assert price(near.built("italia", "quarry").built("gallia", "quarry")) == 4
    assert price(realm(unrest=3, provinces=["libya"]).built("libya", "quarry")) == 5
    assert price(realm(unrest=3).built("sicilia", "quarry")) == 5
    assert price(realm(unrest=3).built("syria", "quarry")) == 5


@pytest.mark.rule("SOT-26.3", "SOT-26.14")
@pytest.mark.content("buildings/irrigation")
def test_irrigation_places_a_peasant_here_for_a_gold_in_muster() -> None:
    table = action(realm(emphasis="civil").built("gallia", "irrigation"), "muster")
    assert offered(table, Irrigate) == [Irrigate("gallia")]
    do(table, Irrigate("gallia"))
    assert here(table, 0, "gallia") == (1, 0)
    assert gold(table) == 19
    assert refused(table, Irrigate("gallia")) == "SOT-9.7"
    do(table, Muster("gallia"))
    assert here(table, 0, "gallia") == (1, 1)


@pytest.mark.rule("SOT-26.3")
def test_irrigation_of_nobody_or_of_others_gives_no_peasant() -> None:
    scene = realm(emphasis="civil").built("sicilia", "irrigation").built("syria", "irrigation")
    table = action(scene.citizens(0, sicilia=(1, 0), syria=(1, 0)), "muster")
    assert offered(table, Irrigate) == []


@pytest.mark.rule("SOT-26.4")
@pytest.mark.content("buildings/aqueduct")
@pytest.mark.parametrize(("citizens", "risen"), [(4, 0), (6, 0), (7, 1)])
def test_aqueduct_raises_the_overcrowding_limit_by_two(citizens: int, risen: int) -> None:
    scene = realm().built("italia", "aqueduct").citizens(0, italia=(citizens, 0))
    assert unrest(scene.at(Stage.OVERCROWDING)) == risen


@pytest.mark.rule("SOT-26.5")
@pytest.mark.parametrize("capacity", [3, 4, 5])
def test_city_costs_the_capacity_of_its_region(capacity: int) -> None:
    scene = realm(unrest=2, emphasis="civil").region("italia", "crops", capacity)
    assert price(scene, "city") == 2 + capacity


@pytest.mark.rule("SOT-26.5")
def test_city_is_built_only_while_civil_is_unlocked() -> None:
    for way in UNLOCKED["civil"]:
        assert Construct("city") in action(realm(**way), "build", Site("italia")).asks[0].picks
    for way in LOCKED["civil"]:
        table = action(realm(**way), "build", Site("italia"))
        assert refused(table, Construct("city")) == "SOT-12.2"


@pytest.mark.rule("SOT-26.5")
def test_city_is_an_anchor_for_caravans() -> None:
    """Libya is far from the capital; only with a City a caravan can start there."""
    table = action(realm(provinces=["libya"]), "caravan_1")
    assert refused(table, Caravan("libya-rhodes")) == "SOT-15.3"
    table = action(realm(provinces=["libya"]).built("libya", "city"), "caravan_1")
    assert Caravan("libya-rhodes") in offered(table, Caravan)


@pytest.mark.rule("SOT-26.5")
@pytest.mark.content("buildings/city")
def test_city_takes_tribute_of_foreign_caravans() -> None:
    scene = Scene().empire(0, capital="italia", provinces=["libya"])
    scene.empire(1, capital="syria", caravans=["libya-rhodes"], crops=5)
    assert playable(scene.turn(0, "tribute")) == set()
    table = action(scene.built("libya", "city"), "tribute")
    assert (crops(table), crops(table, 1)) == (1, 4)


@pytest.mark.rule("SOT-26.5")
@pytest.mark.parametrize(("citizens", "risen"), [(5, 0), (6, 1)])
def test_city_raises_the_overcrowding_limit_by_one(citizens: int, risen: int) -> None:
    scene = realm().built("italia", "city").citizens(0, italia=(citizens, 0))
    assert unrest(scene.at(Stage.OVERCROWDING)) == risen


# ------------------------------------------------------------------ political


@pytest.mark.rule("SOT-26.6")
@pytest.mark.content("buildings/triumphal_arch")
def test_triumphal_arch_stands_in_a_colony_and_raises_political_heritage() -> None:
    table = build(realm(colonies=["rhodes"]), "rhodes", "triumphal_arch")
    assert heritage(table) == (0, 1, 0)
    assert gold(table) == 19
    for region in ("italia", "gallia"):
        table = action(realm(colonies=["rhodes"]), "build", Site(region))
        assert refused(table, Construct("triumphal_arch")) == "SOT-12.2"


@pytest.mark.rule("SOT-26.7")
@pytest.mark.content("buildings/road")
def test_road_joins_the_neighbours_of_its_region() -> None:
    """Libya and Hispania both border on Mauretania, not on each other."""
    scene = realm(provinces=["mauretania"]).citizens(0, libya=(0, 1))
    assert "hispania" not in reach(scene, "libya")
    scene = realm(provinces=["mauretania"]).citizens(0, libya=(0, 1))
    assert "hispania" in reach(scene.built("mauretania", "road"), "libya")


@pytest.mark.rule("SOT-26.8")
@pytest.mark.content("buildings/fortress")
def test_fortress_gives_four_to_the_controller_who_is_attacked() -> None:
    scene = Scene().empire(0, capital="italia", crops=9).citizens(0, sicilia=(1, 2))
    scene.empire(1, capital="syria", provinces=["sicilia"]).citizens(1, sicilia=(2, 1))
    assert strengths(scene) == (5, 4)
    assert strengths(scene.built("sicilia", "fortress")) == (5, 8)


@pytest.mark.rule("SOT-26.8")
def test_fortress_helps_neither_an_attacker_nor_a_defender_without_control() -> None:
    own = Scene().empire(0, capital="italia", provinces=["sicilia"], crops=9)
    own.empire(1, capital="syria").built("sicilia", "fortress")
    assert strengths(own.citizens(0, sicilia=(1, 2)).citizens(1, sicilia=(2, 1))) == (5, 4)
    third = Scene(players=3).empire(0, capital="italia", crops=9).empire(1, capital="syria")
    third.empire(2, capital="libya", provinces=["sicilia"]).built("sicilia", "fortress")
    assert strengths(third.citizens(0, sicilia=(1, 2)).citizens(1, sicilia=(2, 1))) == (5, 4)


@pytest.mark.rule("SOT-26.8")
def test_fortress_guards_only_its_own_region() -> None:
    scene = Scene().empire(0, capital="italia", crops=9).citizens(0, sicilia=(1, 2))
    scene.empire(1, capital="syria", provinces=["sicilia", "rhodes"]).built("rhodes", "fortress")
    assert strengths(scene.citizens(1, sicilia=(2, 1))) == (5, 4)


@pytest.mark.rule("SOT-26.9", "SOT-26.14")
@pytest.mark.content("buildings/barracks")
def test_barracks_place_an_extra_soldier_here_for_a_gold_in_muster() -> None:
    table = action(realm(emphasis="political").built("gallia", "barracks"), "muster")
    assert offered(table, Drill) == [Drill("gallia")]
    do(table, Drill("gallia"), Muster("italia"))
    assert (here(table, 0, "gallia"), here(table, 0, "italia")) == ((0, 1), (0, 1))
    assert gold(table) == 18
    assert refused(table, Drill("gallia")) == "SOT-9.7"
    assert refused(table, Muster("gallia")) == "SOT-9.1"


# ------------------------------------------------------------------ cultural


@pytest.mark.rule("SOT-26.10", "SOT-26.14")
@pytest.mark.content("buildings/amphitheater")
def test_amphitheater_makes_buildings_cheaper_here_and_next_door() -> None:
    culture: dict[str, Any] = {"unrest": 3, "emphasis": "cultural"}
    assert price(realm(**culture)) == 5
    assert price(realm(**culture).built("italia", "amphitheater")) == 4
    assert price(realm(**culture).built("gallia", "amphitheater")) == 4


@pytest.mark.rule("SOT-26.10")
def test_amphitheater_counts_once_and_only_in_reach_and_under_control() -> None:
    culture: dict[str, Any] = {"unrest": 3, "emphasis": "cultural"}
    both = realm(**culture).built("italia", "amphitheater").built("gallia", "amphitheater")
    assert price(both) == 4
    far = realm(**culture, provinces=["libya"]).built("libya", "amphitheater")
    assert price(far) == 5
    assert price(realm(**culture).built("sicilia", "amphitheater")) == 5
    assert price(realm(**culture).built("gallia", "amphitheater", "quarry")) == 3


@pytest.mark.rule("SOT-26.11")
@pytest.mark.content("buildings/temple")
def test_temple_makes_each_paid_step_of_govern_a_crop_cheaper() -> None:
    assert step_cost(realm(unrest=3, colonies=["libya"])) == 3
    assert step_cost(realm(unrest=3, colonies=["libya"]).built("libya", "temple")) == 2
    table = action(realm(unrest=3, colonies=["libya"]).built("libya", "temple"), "govern")
    do(table, Calm(), Calm(), Calm())
    assert crops(table) == 20 - 6


@pytest.mark.rule("SOT-26.11")
def test_temples_do_not_add_up_and_a_step_costs_at_least_one_crop() -> None:
    scene = realm(unrest=3, colonies=["libya"])
    for region in ("italia", "gallia", "libya"):
        scene.built(region, "temple")
    assert step_cost(scene) == 2
    assert step_cost(realm(unrest=3, provinces=[]).built("italia", "temple")) == 1
    assert step_cost(realm(unrest=3).built("syria", "temple").built("sicilia", "temple")) == 2


@pytest.mark.rule("SOT-26.12", "SOT-26.14")
@pytest.mark.content("buildings/library")
def test_library_lets_heritage_count_one_higher_for_advances() -> None:
    """Unrest 1, heritage 0."""
    scene = realm(unrest=1, emphasis="cultural").row(
        "civil_1", "agriculture", "granaries", markers={0: 1}
    )
    assert "advance" not in playable(scene.turn(0, "advance", "chronicle"))
    scene.built("gallia", "library")
    assert "advance" in playable(scene.turn(0, "advance", "chronicle"))


@pytest.mark.rule("SOT-26.12")
def test_libraries_do_not_add_up_and_must_be_controlled() -> None:
    def scene(unrest_now: int) -> Scene:
        start = realm(unrest=unrest_now, emphasis="cultural")
        return start.row("civil_1", "agriculture", "granaries", markers={0: 1})

    two = scene(2).built("italia", "library").built("gallia", "library")
    assert "advance" not in playable(two.turn(0, "advance", "chronicle"))
    other = scene(1).built("syria", "library").built("sicilia", "library")
    assert "advance" not in playable(other.turn(0, "advance", "chronicle"))


@pytest.mark.rule("SOT-26.13")
@pytest.mark.parametrize(
    ("category", "risen"),
    [("civil", (1, 0, 0)), ("political", (0, 1, 0)), ("cultural", (0, 0, 1))],
)
def test_wonder_raises_heritage_in_a_category_of_choice(
    category: str, risen: tuple[int, ...]
) -> None:
    table = build(realm(), "italia", "wonder")
    assert asked(table) == ("heritage", 0)
    assert len(table.asks[0].picks) == 3
    table.pick(Heritage(category))
    assert heritage(table) == risen
    assert vp(table) == 0


@pytest.mark.rule("SOT-26.13")
@pytest.mark.content("buildings/wonder")
@pytest.mark.parametrize(("advances", "points"), [((), 1), (("vision",), 2)])
def test_wonder_gives_points_at_each_dynasty_end(advances: tuple[str, ...], points: int) -> None:
    for dynasty in (1, 2):
        table = dynasty_end(realm(advances=advances).built("gallia", "wonder"), dynasty)
        assert vp(table) == points


# ------------------------------------------------------------------ locked, and not


def uses(building: str, **me: Any) -> bool:
    """Does the boxed ability of the building work?"""
    scene = realm(unrest=1, **me).built("italia", building)
    if building == "irrigation":
        return bool(offered(action(scene, "muster"), Irrigate))
    if building == "barracks":
        return bool(offered(action(scene, "muster"), Drill))
    if building == "amphitheater":
        return price(scene) == 2
    scene.row("civil_1", "agriculture", "granaries", markers={0: 1})
    return "advance" in playable(scene.turn(0, "advance", "chronicle"))


@pytest.mark.rule("SOT-26.14")
@pytest.mark.parametrize(
    ("building", "category"),
    [
        ("irrigation", "civil"),
        ("barracks", "political"),
        ("amphitheater", "cultural"),
        ("library", "cultural"),
    ],
)
def test_boxed_abilities_work_only_while_their_category_is_unlocked(
    building: str, category: str
) -> None:
    assert all(uses(building, **way) for way in UNLOCKED[category])
    assert not any(uses(building, **way) for way in LOCKED[category])


@pytest.mark.rule("SOT-26.14")
def test_the_emphasis_card_of_this_very_turn_unlocks_a_building() -> None:
    table = realm().built("gallia", "barracks").turn(0, "muster", "emphasis_political")
    table.pick(Play("muster"))
    assert offered(table, Drill) == [Drill("gallia")]


@pytest.mark.rule("SOT-26.14")
def test_unlocked_twice_a_building_still_works_once() -> None:
    both = realm(emphasis="civil", advances=["tyranny"]).built("gallia", "irrigation")
    table = action(both, "muster", Irrigate("gallia"))
    assert offered(table, Irrigate) == []
    table.pick(Done())
    assert here(table, 0, "gallia") == (1, 0)


@pytest.mark.rule("SOT-26.15")
@pytest.mark.parametrize(("building", "category", "level", "fountains", "lyres"), BUILDING_TABLE)
def test_symbols_and_levels_count_also_while_locked(
    building: str, category: str, level: int, fountains: int, lyres: int
) -> None:
    scene = realm(colonies=["libya"]).built("libya", building)
    assert seen(scene.turn(0)).empires[0].unlocked == ()
    assert counted(scene, "A") == level
    assert counted(scene, "B") == fountains
    assert counted(scene, "E") == lyres
