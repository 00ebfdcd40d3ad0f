"""Section 28: the vocabulary of effects in the content files, and who interprets it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from civitas.titles.sands_of_time.content import (
    ADVANCES,
    BUILDING,
    BUILDINGS,
    CITY,
    Effect,
)
from civitas.titles.sands_of_time.effects import Powers, add_effect, check_building
from civitas.titles.sands_of_time.govern import lowered
from civitas.titles.sands_of_time.picks import (
    Annex,
    Caravan,
    Done,
    Drill,
    EndTurn,
    Exchange,
    Irrigate,
    Muster,
    Pay,
    Play,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import choose
from tests.titles.sands_of_time.helpers_b import crops, do, gold, here, offered, playable
from tests.titles.sands_of_time.helpers_c import (
    action,
    build,
    chooses,
    counted,
    dynasty_end,
    price,
    reach,
    realm,
    seen,
    step_cost,
    strengths,
    unrest,
    vp,
)

HOOKS = set(
    "income muster combat annex_cost govern_cost region_count_cost movement build build_cost "
    "on_built advance_check caravan caravan_place tribute bonus_action overcrowding symbols "
    "dynasty_end generation_end unrest_max unlock chronicle_check any_time_own_turn".split()
)
ALL = [(building.id, effect) for building in BUILDINGS for effect in building.effects]
ALL += [(advance.id, effect) for advance in ADVANCES for effect in advance.effects]


def effect_of(building: str, hook: str) -> Effect:
    """The effect of a building at a hook, as the content file has it."""
    return next(e for e in BUILDINGS[BUILDING[building]].effects if e.hook == hook)


# ------------------------------------------------------------------ hooks and ops


@pytest.mark.rule("SOT-28.1")
def test_locked_names_the_category_and_nothing_means_always() -> None:
    locked = {name: effect.locked for name, effect in ALL if effect.locked}
    assert locked == {
        "irrigation": "civil",
        "barracks": "political",
        "amphitheater": "cultural",
        "library": "cultural",
    }


@pytest.mark.rule("SOT-28.1")
def test_an_effect_without_lock_works_for_who_has_nothing_unlocked() -> None:
    """Quarry and Amphitheater have the same effect but for the lock."""
    assert seen(realm().turn(0)).empires[0].unlocked == ()
    assert price(realm(unrest=3).built("italia", "quarry")) == 4
    assert price(realm(unrest=3).built("italia", "amphitheater")) == 5
    assert price(realm(unrest=3, emphasis="cultural").built("italia", "amphitheater")) == 4


@pytest.mark.rule("SOT-28.2")
def test_the_content_uses_just_the_hooks_of_the_vocabulary() -> None:
    assert {effect.hook for _, effect in ALL} == HOOKS


@pytest.mark.rule("SOT-28.1", "SOT-28.2")
@pytest.mark.parametrize(
    ("hook", "op"), [("income", "double"), ("harvest", "bonus_resource"), ("combat", "retreat")]
)
def test_an_effect_nobody_knows_is_refused_in_an_advance_and_in_a_building(
    hook: str, op: str
) -> None:
    strange = Effect(hook=hook, op=op, amount=1)
    with pytest.raises(ValueError, match=f"{hook}/{op}"):
        add_effect(Powers(), strange)
    with pytest.raises(ValueError, match=f"{hook}/{op}"):
        check_building(msgspec.structs.replace(BUILDINGS[0], effects=(strange,)))


@pytest.mark.rule("SOT-28.2")
@pytest.mark.parametrize("building", [building.id for building in BUILDINGS])
def test_every_effect_of_every_building_has_its_rule(building: str) -> None:
    check_building(BUILDINGS[BUILDING[building]])


@pytest.mark.rule("SOT-28.2")
@pytest.mark.parametrize(
    ("effect", "power"),
    [
        ({"hook": "income", "op": "bonus_resource", "amount": 6}, "extra_crops"),
        ({"hook": "build_cost", "op": "labor", "amount_per_peasant": 6}, "labor"),
        ({"hook": "build_cost", "op": "discount", "amount": 6}, "build_discount"),
        ({"hook": "annex_cost", "op": "discount", "amount": 6}, "annex_per_soldier"),
        ({"hook": "region_count_cost", "op": "discount", "amount": 6}, "region_discount"),
        ({"hook": "govern_cost", "op": "discount", "amount": 6}, "govern_discount"),
        ({"hook": "combat", "op": "strength", "amount": 6}, "strength"),
        ({"hook": "advance_check", "op": "heritage_bonus", "amount": 6}, "advance_check"),
        ({"hook": "chronicle_check", "op": "heritage_bonus", "amount": 6}, "chronicle_check"),
        ({"hook": "build", "op": "max_buildings", "amount": 6}, "max_buildings"),
        ({"hook": "muster", "op": "base_soldiers", "amount": 6}, "base_soldiers"),
        ({"hook": "movement", "op": "steps", "amount": 6}, "soldier_steps"),
        ({"hook": "caravan", "op": "max_caravans", "amount": 6}, "max_caravans"),
        ({"hook": "unrest_max", "op": "set", "amount": 6}, "unrest_max"),
        ({"hook": "generation_end", "op": "keep_resources", "amount": 6}, "keep_resources"),
        ({"hook": "any_time_own_turn", "op": "exchange", "amount": 6}, "exchange"),
        ({"hook": "dynasty_end", "op": "replace_wonder_vp", "amount": 6}, "wonder_vp"),
    ],
)
def test_the_number_of_the_data_is_the_number_of_the_rule(
    effect: dict[str, Any], power: str
) -> None:
    """An advance with another number has another power: no rule knows the number by heart."""
    powers = Powers()
    assert getattr(powers, power) != 6
    add_effect(powers, Effect(**effect))
    assert getattr(powers, power) == 6


@pytest.mark.rule("SOT-28.2")
def test_the_numbers_of_the_buildings_are_those_of_the_data() -> None:
    for building in ("quarry", "amphitheater"):
        scene = realm(unrest=3, emphasis="cultural")
        assert (
            price(scene.built("gallia", building)) == 5 - effect_of(building, "build_cost").amount
        )
    for building in ("aqueduct", "city"):
        full = 4 + effect_of(building, "overcrowding").amount
        for more in (0, 1):
            scene = realm().built("italia", building).citizens(0, italia=(full + more, 0))
            assert unrest(scene.at(Stage.OVERCROWDING)) == more
    temple = effect_of("temple", "govern_cost")
    assert step_cost(realm(unrest=1).built("italia", "temple")) == 2 - temple.amount
    wonder = effect_of("wonder", "dynasty_end")
    assert vp(dynasty_end(realm().built("italia", "wonder"))) == wonder.amount


@pytest.mark.rule("SOT-28.2")
def test_a_region_count_cost_is_the_cost_of_annexing_and_of_govern() -> None:
    four: dict[str, Any] = {"provinces": ["gallia", "libya", "rhodes"], "unrest": 1}
    scene = realm(**four, advances=["provincial_governors"]).citizens(0, sicilia=(1, 0))
    assert crops(action(scene, "conquest", Annex("sicilia"))) == 20 - 2
    assert step_cost(realm(**four, advances=["provincial_governors"])) == 2
    assert step_cost(realm(**four, advances=["law"])) == 4


# ------------------------------------------------------------------ scope


@pytest.mark.rule("SOT-28.3")
def test_same_region_is_the_region_of_the_building_alone() -> None:
    table = action(realm(emphasis="civil").built("gallia", "irrigation"), "muster")
    assert offered(table, Irrigate) == [Irrigate("gallia")]
    scene = realm().built("gallia", "aqueduct").citizens(0, italia=(5, 0))
    assert unrest(scene.at(Stage.OVERCROWDING)) == 1


@pytest.mark.rule("SOT-28.3")
@pytest.mark.parametrize("building", ["quarry", "amphitheater"])
@pytest.mark.parametrize(
    ("where", "off"),
    [
        ("italia", 1),
        ("gallia", 1),  # a neighbour, and controlled
        ("graecia", 0),  # a neighbour of nobody's
        ("sicilia", 0),  # a neighbour of another player's
        ("libya", 0),  # controlled, but no neighbour
    ],
)
def test_same_or_adjacent_region_only_under_control(building: str, where: str, off: int) -> None:
    scene = Scene().empire(
        0, capital="italia", provinces=["gallia", "libya"], gold=20, unrest=3, emphasis="cultural"
    )
    scene.empire(1, capital="syria", provinces=["sicilia"])
    assert price(scene.built(where, building)) == 5 - off


@pytest.mark.rule("SOT-28.3")
def test_a_road_makes_no_neighbours_for_a_discount() -> None:
    """Adjacent means adjacent on the map: Hispania and Libya both border on Mauretania."""
    scene = realm(unrest=3, provinces=["libya", "mauretania", "hispania"])
    scene.built("mauretania", "road").built("hispania", "quarry")
    assert price(scene, region="libya") == 5


@pytest.mark.rule("SOT-28.3")
def test_everywhere_is_any_region() -> None:
    for region in ("italia", "gallia", "libya"):
        scene = realm(unrest=3, colonies=["libya"], advances=["architecture"])
        assert price(scene, region=region) == 4


@pytest.mark.rule("SOT-28.3")
def test_build_region_is_where_the_building_is_built() -> None:
    """Labor: the peasants of Gallia do not work in Italia."""
    scene = realm(unrest=3, gold=5, advances=["labor"]).citizens(0, gallia=(4, 0))
    table = build(scene, "italia", "aqueduct")
    assert gold(table) == 0
    assert here(table, 0, "gallia") == (4, 0)


# ------------------------------------------------------------------ strength


def arms(*advances: str, region: str = "libya") -> tuple[int, int]:
    scene = realm(advances=advances)
    return strengths(scene.citizens(0, **{region: (2, 3)}).citizens(1, **{region: (0, 1)}), region)


@pytest.mark.rule("SOT-28.4")
def test_strength_per_soldier_multiplies_on_its_terrain() -> None:
    assert arms() == (8, 2)
    assert arms("chariots") == (8 + 3, 2)
    assert arms("peltasts", "triremes") == (8, 2)
    assert arms("chariots", "peltasts", "triremes", region="hispania") == (8 + 3, 2)


@pytest.mark.rule("SOT-28.4")
def test_strength_always_is_added_once_to_the_owners_side() -> None:
    assert arms("bronze_working") == (9, 2)
    assert arms("bronze_working", "iron_working") == (12, 2)


@pytest.mark.rule("SOT-28.4")
def test_strength_per_soldier_looks_at_the_battle_region_alone() -> None:
    scene = realm(advances=["chariots"]).citizens(0, libya=(0, 1), gallia=(0, 5))
    assert strengths(scene.citizens(1, libya=(0, 1)), "libya") == (3, 2)


# ------------------------------------------------------------------ exchange


@pytest.mark.rule("SOT-28.5")
@pytest.mark.parametrize(("give", "left"), [("crops", (17, 23)), ("gold", (23, 17))])
def test_exchange_one_direction_once_a_turn(give: str, left: tuple[int, int]) -> None:
    table = realm(advances=["coinage"]).turn(0, "chronicle")
    assert Exchange(give, 4) not in table.asks[0].picks
    table.pick(Exchange(give, 3))
    assert (crops(table), gold(table)) == left
    assert offered(table, Exchange) == []


@pytest.mark.rule("SOT-28.5")
def test_exchange_of_fewer_uses_it_up_all_the_same_until_the_next_turn() -> None:
    scene = chooses(realm(advances=["coinage"]), 1, "chronicle", "muster")
    table = scene.turn(0, "chronicle")
    table.pick(Exchange("crops", 1))
    assert offered(table, Exchange) == []
    do(table, EndTurn(), EndTurn())
    choose(table, ("chronicle", "muster"), ("chronicle", "muster"))
    assert len(offered(table, Exchange)) == 6


@pytest.mark.rule("SOT-28.5")
def test_nobody_exchanges_what_is_not_there() -> None:
    table = realm(advances=["coinage"], crops=1, gold=0).turn(0, "chronicle")
    assert offered(table, Exchange) == [Exchange("crops", 1)]


# ------------------------------------------------------------------ limits


@pytest.mark.rule("SOT-28.6")
@pytest.mark.parametrize("building", ["quarry", "amphitheater"])
def test_max_sources_one_of_several_counts_for_one_building(building: str) -> None:
    scene = realm(unrest=3, emphasis="cultural", provinces=["gallia", "hispania", "sicilia"])
    for region in ("italia", "gallia", "hispania", "sicilia"):
        scene.built(region, building)
    assert price(scene) == 4


@pytest.mark.rule("SOT-28.6")
def test_stacks_false_several_count_as_one() -> None:
    scene = realm(unrest=2, provinces=["gallia", "libya", "rhodes"], emphasis="cultural")
    for region in ("italia", "gallia", "libya", "rhodes"):
        scene.built(region, "library")
    scene.row("civil_1", "agriculture", "granaries", markers={0: 1})
    assert "advance" not in playable(scene.turn(0, "advance"))
    scene.state.empires[0].unrest = 1
    assert "advance" in playable(scene.turn(0, "advance"))
    scene = realm(unrest=2, provinces=["gallia", "libya", "rhodes"])
    for region in ("italia", "gallia", "libya", "rhodes"):
        scene.built(region, "temple")
    assert step_cost(scene) == 3


@pytest.mark.rule("SOT-28.6")
def test_limit_per_action_is_of_one_source() -> None:
    """Two Irrigations and two Barracks: each of them once."""
    scene = realm(emphasis="political", advances=["tyranny"])
    for region in ("italia", "gallia"):
        scene.built(region, "irrigation", "barracks")
    table = action(scene, "muster")
    do(table, Irrigate("italia"), Irrigate("gallia"), Drill("italia"), Drill("gallia"))
    assert offered(table, Irrigate) == []
    assert offered(table, Drill) == []
    assert (here(table, 0, "italia"), here(table, 0, "gallia")) == ((1, 1), (1, 1))
    assert gold(table) == 16


@pytest.mark.rule("SOT-28.6")
def test_minimum_holds_for_the_effect_that_names_it() -> None:
    """Govern with Mythology: not below 1. Annexing with Law: down to 0."""
    assert step_cost(realm(unrest=1, provinces=[], advances=["mythology"])) == 1
    scene = realm(crops=0, advances=["law"]).citizens(0, sicilia=(0, 2))
    table = action(scene, "conquest", Annex("sicilia"))
    assert (crops(table), seen(table).empires[0].regions) == (0, 3)


@pytest.mark.rule("SOT-28.6")
@pytest.mark.parametrize(
    ("hook", "power"), [("region_count_cost", "region"), ("govern_cost", "govern")]
)
def test_the_minimum_is_that_of_the_data(hook: str, power: str) -> None:
    powers = Powers()
    add_effect(powers, Effect(hook=hook, op="discount", amount=3, minimum=2))
    assert getattr(powers, f"{power}_minimum") == 2
    assert lowered(4, 3, 2) == 2
    assert lowered(7, 3, 2) == 4
    assert lowered(1, 3, 2) == 1  # it never makes anything dearer


@pytest.mark.rule("SOT-28.6")
def test_capped_by_capacity_false_comes_after_the_limit() -> None:
    scene = realm(crops=0, provinces=[], advances=["agriculture"]).citizens(0, italia=(9, 0))
    assert crops(scene.at(Stage.INCOME)) == 4 + 1


# ------------------------------------------------------------------ per


@pytest.mark.rule("SOT-28.7")
def test_per_multiplies_by_what_the_owner_controls() -> None:
    """Three of everything for seat 0, and some for seat 1 and for nobody."""
    scene = Scene(players=3)
    mine, theirs, free = (
        ("italia", "gallia", "libya"),
        ("syria", "cyprus", "rhodes"),
        ("aegyptus", "hispania", "germania"),
    )
    known = ["ornamentation", "plumbing", "drama"]
    scene.empire(0, capital="italia", provinces=mine[1:], advances=known)
    scene.empire(1, capital="syria", provinces=theirs[1:]).empire(2, capital="armenia")
    for group, kinds in ((mine, 3), (theirs, 1)):
        for region in group[:kinds]:
            scene.built(region, "city", "aqueduct", "amphitheater")
    assert counted(scene, "B") == 3 * (3 + 2 + 1) + 2
    assert counted(scene, "E") == 3 * (1 + 1 + 2 + 1) + 1
    assert counted(scene.built(free[0], "city", "amphitheater"), "E") == 16


@pytest.mark.rule("SOT-28.7")
def test_an_amount_per_building_is_the_amount_of_the_data() -> None:
    powers = Powers()
    add_effect(powers, Effect(hook="dynasty_end", op="victory_points", amount=5, per="own_city"))
    assert powers.vp_per_building == {CITY: 5}
    for symbol, counts in (("fountain", "fountains_per"), ("lyre", "lyres_per")):
        effect = Effect(
            hook="symbols", op="extra_symbol", symbol=symbol, amount=5, per="own_aqueduct"
        )
        add_effect(powers, effect)
        assert getattr(powers, counts) == {BUILDING["aqueduct"]: 5}


@pytest.mark.rule("SOT-28.7")
def test_per_a_thing_nobody_can_count_is_refused() -> None:
    with pytest.raises(KeyError):
        add_effect(
            Powers(), Effect(hook="dynasty_end", op="victory_points", amount=1, per="own_harbour")
        )


@pytest.mark.rule("SOT-28.7")
@pytest.mark.parametrize(
    ("colonies", "points"), [((), 0), (("libya",), 1), (("libya", "rhodes"), 2)]
)
def test_per_own_colony(colonies: tuple[str, ...], points: int) -> None:
    assert vp(dynasty_end(realm(colonies=colonies, advances=["imperium"]))) == points


@pytest.mark.rule("SOT-28.7")
@pytest.mark.parametrize(("lyres", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_per_three_lyres_rounded_down(lyres: int, points: int) -> None:
    """The Canon brings two lyres; Libraries and Temples bring the others."""
    scene = realm(provinces=["gallia"], advances=["classical_canon"])
    libraries, temples = divmod(lyres - 2, 3)
    for region in ("italia", "gallia")[:libraries]:
        scene.built(region, "library")
    for region in ("italia", "gallia")[:temples]:
        scene.built(region, "temple")
    assert counted(scene, "E") == lyres
    assert vp(dynasty_end(scene)) == points


@pytest.mark.rule("SOT-28.7")
def test_per_this_building_is_once_for_each_tile() -> None:
    scene = realm(provinces=["gallia", "libya"])
    for region in ("italia", "gallia", "libya"):
        scene.built(region, "wonder")
    assert vp(dynasty_end(scene)) == 3


@pytest.mark.rule("SOT-28.2", "SOT-28.6")
def test_maxima_of_actions_are_those_of_the_data() -> None:
    """Conscription 2 soldiers, Engineering 2 buildings, Trade Leagues 2 caravans."""
    table = action(realm(advances=["conscription"]), "muster", Muster("italia"), Muster("italia"))
    assert here(table, 0, "italia") == (0, 2)
    table = action(
        realm(advances=["trade_leagues"]), "caravan_1", Caravan("italia-sicilia"), Pay("crops")
    )
    assert Done() in table.asks[0].picks
    table.pick(Caravan("sicilia-rhodes"))
    assert crops(table) == 18
    assert Play("chronicle") in table.asks[0].picks
    assert "syria" not in reach(realm(advances=["logistics"]).citizens(0, italia=(0, 1)), "italia")
