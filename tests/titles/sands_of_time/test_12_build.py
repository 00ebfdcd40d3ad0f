"""Section 12, Build: where, what, for how much, and who does the work."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import BUILDING
from civitas.titles.sands_of_time.picks import (
    Annex,
    Construct,
    Discount,
    Done,
    Exchange,
    Heritage,
    Labor,
    Oppress,
    Play,
    Site,
    Support,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import (
    asked,
    do,
    gold,
    has,
    here,
    offered,
    playable,
    refused,
)


def realm(**me: Any) -> Scene:
    """Seat 0 in Italia with Gallia; seat 1 in Syria with Sicilia next to both."""
    scene = Scene().empire(0, **{"capital": "italia", "provinces": ["gallia"], "gold": 20, **me})
    return scene.empire(1, capital="syria", provinces=["sicilia"])


def build(scene: Scene, region: str, building: str) -> Table:
    table = scene.turn(0, "build", "chronicle")
    do(table, Play("build"), Site(region), Construct(building))
    return table


def price(scene: Scene, building: str = "aqueduct", region: str = "italia") -> int:
    """What somebody with 20 gold pays for the building."""
    return 20 - gold(build(scene, region, building))


def kinds(table: Table) -> list[str]:
    return [pick.building for pick in offered(table, Construct)]


# ------------------------------------------------------------------ where and what


@pytest.mark.rule("SOT-12.1")
@pytest.mark.content("action_cards/build")
def test_one_building_in_a_controlled_region_also_without_citizens() -> None:
    table = realm().turn(0, "build", "chronicle")
    before = table.state.building_supply[BUILDING["quarry"]]
    table.pick(Play("build"))
    assert offered(table, Site) == [Site("gallia"), Site("italia")]
    assert refused(table, Site("sicilia")) == "SOT-12.1"
    assert refused(table, Site("rhodes")) == "SOT-12.1"
    do(table, Site("italia"), Construct("quarry"))
    assert has(table, "italia", "quarry")
    assert table.state.building_supply[BUILDING["quarry"]] == before - 1
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-12.1")
def test_what_is_not_in_supply_is_not_built() -> None:
    """With two players there are four Temples."""
    scene = realm()
    for region in ("syria", "sicilia", "gallia", "libya"):
        scene.built(region, "temple")
    table = scene.turn(0, "build")
    do(table, Play("build"), Site("italia"))
    assert "temple" not in kinds(table)
    assert "library" in kinds(table)
    assert refused(table, Construct("temple")) == "SOT-1.5"


@pytest.mark.rule("SOT-12.2")
@pytest.mark.parametrize(
    ("unlocked", "built"),
    [
        ({}, False),
        ({"emphasis": "political"}, False),
        ({"emphasis": "cultural"}, False),
        ({"emphasis": "civil"}, True),
        ({"advances": ["tyranny"]}, True),
    ],
)
def test_a_city_needs_civil_unlocked(unlocked: dict[str, Any], built: bool) -> None:
    table = realm(**unlocked).turn(0, "build")
    do(table, Play("build"), Site("italia"))
    assert ("city" in kinds(table)) == built
    if not built:
        assert refused(table, Construct("city")) == "SOT-12.2"


@pytest.mark.rule("SOT-12.2")
def test_a_triumphal_arch_stands_only_in_a_colony() -> None:
    scene = realm(colonies=["rhodes"])
    table = scene.turn(0, "build")
    do(table, Play("build"), Site("gallia"))
    assert "triumphal_arch" not in kinds(table)
    assert refused(table, Construct("triumphal_arch")) == "SOT-12.2"
    table = build(realm(colonies=["rhodes"]), "rhodes", "triumphal_arch")
    assert has(table, "rhodes", "triumphal_arch")


@pytest.mark.rule("SOT-12.2")
def test_the_arch_may_stand_in_a_colony_that_became_the_capital() -> None:
    table = build(realm(capital="rhodes", colonies=["rhodes"]), "rhodes", "triumphal_arch")
    assert has(table, "rhodes", "triumphal_arch")


@pytest.mark.rule("SOT-12.3")
def test_a_region_holds_one_building_of_each_kind() -> None:
    table = realm().built("italia", "quarry").built("gallia", "road").turn(0, "build")
    do(table, Play("build"), Site("italia"))
    assert "quarry" not in kinds(table)
    assert "road" in kinds(table)
    assert refused(table, Construct("quarry")) == "SOT-12.3"


@pytest.mark.rule("SOT-12.3")
@pytest.mark.parametrize(
    ("capacity", "standing", "room"),
    [
        (3, ["quarry", "road"], True),
        (3, ["quarry", "road", "temple"], False),
        (3, ["city", "aqueduct", "temple"], False),
        (4, ["city", "aqueduct", "temple"], True),
        (4, ["city", "aqueduct", "temple", "wonder"], False),
    ],
)
def test_a_region_holds_as_many_buildings_as_its_capacity(
    capacity: int, standing: list[str], room: bool
) -> None:
    table = realm().region("italia", "crops", capacity, *standing).turn(0, "build")
    table.pick(Play("build"))
    assert (Site("italia") in offered(table, Site)) == room
    if not room:
        assert refused(table, Site("italia")) == "SOT-12.3"


@pytest.mark.rule("SOT-12.10")
def test_buildings_once_built_stay() -> None:
    """There is no way to tear down: a full empire builds nothing, and what stands goes on."""
    full = ["quarry", "road", "temple"]
    scene = Scene().empire(0, capital="italia", gold=20).empire(1, capital="syria")
    table = scene.region("italia", "crops", 3, *full).turn(0, "build", "chronicle")
    assert "build" not in playable(table)
    assert refused(table, Play("build")) == "SOT-12.1"
    table = build(realm().region("italia", "crops", 4, *full), "italia", "wonder")
    table.pick(Heritage("civil"))
    assert all(has(table, "italia", kind) for kind in [*full, "wonder"])


# ------------------------------------------------------------------ the price


LEVELS = [
    ("quarry", 1),
    ("irrigation", 1),
    ("aqueduct", 2),
    ("road", 1),
    ("fortress", 2),
    ("barracks", 1),
    ("amphitheater", 2),
    ("temple", 1),
    ("library", 3),
    ("wonder", 4),
]


@pytest.mark.rule("SOT-12.4")
@pytest.mark.parametrize("unrest", [0, 4])
@pytest.mark.parametrize(("building", "level"), LEVELS)
def test_a_building_costs_unrest_and_level(building: str, level: int, unrest: int) -> None:
    assert price(realm(unrest=unrest), building) == unrest + level


@pytest.mark.rule("SOT-12.4")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = realm(unrest=4, gold=5).turn(0, "build")
    do(table, Play("build"), Site("italia"))
    assert kinds(table) == ["quarry", "irrigation", "road", "barracks", "temple"]
    assert refused(table, Construct("fortress")) == "SOT-12.4"
    table = realm(unrest=4, gold=4).turn(0, "build")
    assert "build" not in playable(table)


@pytest.mark.rule("SOT-12.4")
@pytest.mark.parametrize("capacity", [3, 4, 5])
def test_the_level_of_a_city_is_the_capacity(capacity: int) -> None:
    scene = realm(unrest=2, emphasis="civil").region("italia", "gold", capacity)
    assert price(scene, "city") == 2 + capacity


@pytest.mark.rule("SOT-12.4", "SOT-12.8")
def test_the_rulebooks_triumphal_arch_in_rhodes() -> None:
    table = build(realm(colonies=["rhodes"], unrest=4), "rhodes", "triumphal_arch")
    assert gold(table) == 20 - 5
    assert empire(table, 0).heritage == (0, 1, 0)


@pytest.mark.rule("SOT-12.5")
@pytest.mark.parametrize(
    ("standing", "off"),
    [
        ({"italia": "quarry"}, 1),
        ({"gallia": "quarry"}, 1),
        ({"italia": "quarry", "gallia": "quarry"}, 1),
        ({"sicilia": "quarry"}, 0),  # adjacent, but of another player
        ({"hispania": "quarry"}, 0),  # adjacent, but of nobody
        ({"rhodes": "quarry"}, 0),  # own, but far away
        ({"italia": "amphitheater"}, 0),  # locked
    ],
)
def test_one_quarry_here_or_in_an_adjacent_own_region_saves_one_gold(
    standing: dict[str, str], off: int
) -> None:
    scene = realm(unrest=3, colonies=["rhodes"])
    for region, building in standing.items():
        scene.built(region, building)
    assert price(scene) == 3 + 2 - off


@pytest.mark.rule("SOT-12.5")
@pytest.mark.parametrize(
    ("standing", "off"),
    [
        (["italia"], 1),
        (["gallia"], 1),
        (["italia", "gallia"], 1),
        (["sicilia"], 0),
        (["hispania"], 0),
        (["rhodes"], 0),
    ],
)
@pytest.mark.parametrize("unlocked", [{"emphasis": "cultural"}, {"advances": ["democracy"]}])
def test_one_unlocked_amphitheater_in_reach_saves_one_gold(
    standing: list[str], off: int, unlocked: dict[str, Any]
) -> None:
    scene = realm(unrest=3, colonies=["rhodes"], **unlocked)
    for region in standing:
        scene.built(region, "amphitheater")
    assert price(scene) == 3 + 2 - off


@pytest.mark.rule("SOT-12.5", "SOT-16.10")
def test_a_road_brings_no_quarry_nearer() -> None:
    """Graecia and Gallia are both next to Italia with its Road, but not to each other."""
    scene = realm(unrest=3, colonies=["graecia"]).built("italia", "road").built("graecia", "quarry")
    assert price(scene, "aqueduct", "gallia") == 3 + 2
    assert price(realm(unrest=3).built("gallia", "quarry")) == 3 + 2 - 1


@pytest.mark.rule("SOT-12.5")
def test_discounts_of_different_kinds_add_up_down_to_nothing() -> None:
    everything = {"emphasis": "cultural", "advances": ["architecture"]}
    assert price(realm(unrest=3, advances=["architecture"])) == 3 + 2 - 1
    scene = realm(unrest=3, **everything).built("italia", "quarry").built("gallia", "amphitheater")
    assert price(scene) == 3 + 2 - 3
    scene = realm(unrest=1, **everything).built("italia", "quarry").built("gallia", "amphitheater")
    assert price(scene, "temple") == 0
    scene = realm(unrest=0, **everything).built("italia", "quarry").built("gallia", "amphitheater")
    assert price(scene, "temple") == 0


@pytest.mark.rule("SOT-12.7")
def test_a_quarry_and_an_amphitheater_are_no_help_to_themselves() -> None:
    assert price(realm(unrest=3), "quarry") == 3 + 1
    assert price(realm(unrest=3, emphasis="cultural"), "amphitheater") == 3 + 2


@pytest.mark.rule("SOT-12.4", "SOT-12.5")
def test_gold_squeezed_out_in_the_middle_of_the_action_pays_too() -> None:
    scene = realm(gold=1).region("italia", "gold", 4).citizens(0, italia=(3, 0), gallia=(1, 0))
    table = scene.turn(0, "build", "chronicle")
    do(table, Play("build"), UseBonus("oppression"), Oppress("italia"))
    do(table, Site("italia"), Construct("wonder"), Heritage("civil"))
    assert gold(table) == 0


@pytest.mark.rule("SOT-12.4")
def test_gold_changed_away_in_the_middle_leaves_the_card_unused() -> None:
    scene = realm(gold=1, advances=["coinage"])
    table = scene.turn(0, "build", "chronicle")
    do(table, Play("build"), Exchange("gold", 1))
    assert not offered(table, Site)
    table.pick(Done())
    assert empire(table, 0).played == 0


# ------------------------------------------------------------------ Labor


def labor(peasants: int, **me: Any) -> Scene:
    return realm(**{"advances": ["labor"], **me}).citizens(0, italia=(peasants, 0))


@pytest.mark.rule("SOT-12.6", "SOT-12.5")
@pytest.mark.parametrize(("used", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_labor_saves_a_gold_a_peasant_and_loses_half_of_them(used: int, lost: int) -> None:
    table = build(labor(5, unrest=3), "italia", "aqueduct")
    table.pick(Labor(used))
    assert gold(table) == 20 - (5 - used)
    assert here(table, 0, "italia") == (5 - lost, 0)
    assert empire(table, 0).supply[0] == 15 + lost


@pytest.mark.rule("SOT-12.6")
@pytest.mark.parametrize(
    ("peasants", "gold_there", "choice"),
    [
        (3, 20, [0, 1, 2, 3]),  # at most the peasants of the region
        (9, 20, [0, 1, 2, 3, 4, 5]),  # at most the cost that is left
        (9, 2, [3, 4, 5]),  # at least what gold cannot pay
    ],
)
def test_how_many_peasants_may_work(peasants: int, gold_there: int, choice: list[int]) -> None:
    scene = labor(peasants, unrest=3, gold=gold_there).citizens(0, gallia=(4, 0))
    scene.citizens(1, italia=(4, 0))
    table = build(scene, "italia", "aqueduct")
    assert [pick.count for pick in offered(table, Labor)] == choice


@pytest.mark.rule("SOT-12.6")
def test_labor_comes_after_the_other_discounts() -> None:
    scene = labor(9, unrest=3, advances=["labor", "architecture"]).built("italia", "quarry")
    table = build(scene, "italia", "aqueduct")
    assert [pick.count for pick in offered(table, Labor)] == [0, 1, 2, 3]


@pytest.mark.rule("SOT-12.6")
def test_soldiers_do_not_labor() -> None:
    scene = realm(advances=["labor"], gold=2).citizens(0, italia=(0, 5), gallia=(5, 0))
    table = scene.turn(0, "build", "chronicle")
    do(table, Play("build"), Site("italia"))
    assert "wonder" not in kinds(table)


@pytest.mark.rule("SOT-12.6")
def test_peasants_can_build_without_any_gold() -> None:
    """3 peasants for a price of 3: two of them are lost."""
    table = build(labor(3, unrest=1, gold=0), "italia", "aqueduct")
    assert has(table, "italia", "aqueduct")
    assert here(table, 0, "italia") == (1, 0)
    assert gold(table) == 0


@pytest.mark.rule("SOT-12.6")
def test_without_labor_nobody_is_asked_to_work() -> None:
    table = build(realm().citizens(0, italia=(4, 0)), "italia", "aqueduct")
    assert asked(table) == ("turn", 0)
    assert here(table, 0, "italia") == (4, 0)


# ------------------------------------------------------------------ when built


@pytest.mark.rule("SOT-12.8")
def test_a_wonder_raises_heritage_in_a_category_of_choice() -> None:
    table = build(realm(heritage=(2, 0, 1)), "italia", "wonder")
    assert asked(table) == ("heritage", 0)
    table.pick(Heritage("cultural"))
    assert empire(table, 0).heritage == (2, 0, 2)


@pytest.mark.rule("SOT-12.8")
def test_who_takes_an_arch_or_a_wonder_later_gains_no_heritage() -> None:
    scene = Scene().empire(0, capital="italia", crops=9).citizens(0, rhodes=(1, 0))
    scene.empire(1, capital="syria", colonies=["rhodes"])
    table = scene.built("rhodes", "triumphal_arch", "wonder").turn(0, "conquest", "chronicle")
    do(table, Play("conquest"), Annex("rhodes"))
    assert empire(table, 0).heritage == (0, 0, 0)
    assert asked(table) == ("turn", 0)


# ------------------------------------------------------------------ markers


@pytest.mark.rule("SOT-12.9")
@pytest.mark.parametrize(
    ("emphasis", "building", "markers"),
    [
        ("civil", "quarry", 2),  # the card and the building
        ("civil", "temple", 1),  # the card
        ("cultural", "temple", 1),  # the building
        ("political", "road", 1),
        ("political", "temple", 0),
        ("cultural", "quarry", 0),
    ],
)
def test_markers_for_the_card_and_for_the_building(
    emphasis: str, building: str, markers: int
) -> None:
    table = build(realm(emphasis=emphasis), "italia", building)
    assert empire(table, 0).emphasis_markers == markers


@pytest.mark.rule("SOT-12.9", "SOT-12.13")
def test_two_civil_buildings_in_one_action_fill_the_card() -> None:
    table = build(realm(emphasis="civil", advances=["engineering"]), "italia", "quarry")
    assert empire(table, 0).emphasis_markers == 0  # markers come when the action is over
    do(table, Site("italia"), Construct("irrigation"))
    assert empire(table, 0).emphasis_markers == 3
    assert empire(table, 0).heritage == (1, 0, 0)


# ------------------------------------------------------------------ Engineering


def engineers(**me: Any) -> Scene:
    advances = ["engineering", *me.pop("advances", [])]
    return realm(advances=advances, **me)


@pytest.mark.rule("SOT-12.13", "SOT-12.1")
def test_engineering_builds_two_also_in_different_regions_or_just_one() -> None:
    table = build(engineers(), "italia", "road")
    assert asked(table) == ("site", 0)
    do(table, Site("gallia"), Construct("road"))
    assert has(table, "italia", "road")
    assert has(table, "gallia", "road")
    assert asked(table) == ("turn", 0)
    table = build(engineers(), "italia", "road")
    table.pick(Done())
    assert asked(table) == ("turn", 0)
    assert empire(table, 0).played


@pytest.mark.rule("SOT-12.13", "SOT-12.7")
def test_a_quarry_built_first_makes_the_second_building_cheaper() -> None:
    table = build(engineers(unrest=2), "italia", "quarry")
    assert gold(table) == 20 - 3
    do(table, Site("gallia"), Construct("aqueduct"))
    assert gold(table) == 20 - 3 - 3


@pytest.mark.rule("SOT-12.13")
def test_an_amphitheater_built_first_makes_the_second_building_cheaper() -> None:
    table = build(engineers(unrest=2, emphasis="cultural"), "italia", "amphitheater")
    do(table, Site("gallia"), Construct("aqueduct"))
    assert gold(table) == 20 - 4 - 3


@pytest.mark.rule("SOT-12.13", "SOT-12.4")
def test_the_second_building_is_paid_in_full_or_not_built() -> None:
    table = build(engineers(unrest=2, gold=5), "italia", "road")
    assert gold(table) == 2
    assert not offered(table, Site)
    table.pick(Done())
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-12.11", "SOT-12.5")
def test_one_amphitheater_discounts_one_building_and_a_quarry_both() -> None:
    scene = engineers(unrest=3, emphasis="cultural", advances=["architecture"])
    table = build(scene.built("italia", "amphitheater", "quarry"), "italia", "temple")
    assert gold(table) == 20 - (3 + 1 - 3)
    do(table, Site("italia"), Construct("road"))
    assert gold(table) == 20 - 1 - (3 + 1 - 2)


@pytest.mark.rule("SOT-12.11")
@pytest.mark.parametrize(("chosen", "off"), [("italia", 0), ("gallia", 1)])
def test_of_two_amphitheaters_the_builder_chooses_the_one_to_use(chosen: str, off: int) -> None:
    """Graecia, the second site, is next to Italia only."""
    scene = engineers(unrest=3, emphasis="cultural", colonies=["graecia"])
    scene.built("italia", "amphitheater").built("gallia", "amphitheater")
    table = build(scene, "italia", "temple")
    assert offered(table, Discount) == [Discount("italia"), Discount("gallia")]
    table.pick(Discount(chosen))
    assert gold(table) == 20 - 3
    do(table, Site("graecia"), Construct("temple"))
    assert gold(table) == 20 - 3 - (4 - off)


@pytest.mark.rule("SOT-12.11")
def test_a_second_amphitheater_in_reach_discounts_the_second_building() -> None:
    scene = engineers(unrest=3, emphasis="cultural")
    scene.built("italia", "amphitheater").built("gallia", "amphitheater")
    table = build(scene, "italia", "temple")
    do(table, Discount("gallia"), Site("italia"), Construct("road"))
    assert gold(table) == 20 - 3 - 3


@pytest.mark.rule("SOT-12.11", "SOT-12.5")
def test_an_amphitheater_that_saved_nothing_is_there_for_the_second_building() -> None:
    """With Architecture the Temple is free already: the discount is not spent on it."""
    scene = engineers(emphasis="cultural", advances=["architecture"]).built(
        "gallia", "amphitheater"
    )
    table = build(scene, "italia", "temple")
    assert gold(table) == 20
    do(table, Site("italia"), Construct("library"))
    assert gold(table) == 20 - (3 - 2)


@pytest.mark.rule("SOT-12.12")
def test_labor_for_both_buildings_with_the_peasants_that_are_left() -> None:
    scene = engineers(unrest=3, advances=["labor"]).citizens(0, italia=(4, 0))
    table = build(scene, "italia", "road")
    table.pick(Labor(4))
    assert gold(table) == 20
    assert here(table, 0, "italia") == (2, 0)
    do(table, Site("italia"), Construct("aqueduct"))
    assert [pick.count for pick in offered(table, Labor)] == [0, 1, 2]
    table.pick(Labor(2))
    assert gold(table) == 20 - 3
    assert here(table, 0, "italia") == (1, 0)


@pytest.mark.rule("SOT-12.4")
def test_support_is_no_gold() -> None:
    table = realm(gold=0).turn(0, "build", "chronicle")
    do(table, UseBonus("support"), Support("civil"))
    assert "build" not in playable(table)
