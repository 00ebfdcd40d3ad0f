"""Section 17, Tribute: what colonies and foreign caravans pay."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import Annex, Capital, EndTurn, Play, Tribute
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import asked, crops, do, gold, playable, refused
from tests.titles.sands_of_time.helpers_c import chooses

COLONIES = Tribute("colonies")
CARAVANS = Tribute("foreign_caravans")


def realm(**me: Any) -> Scene:
    """Italia (gold) is the capital of seat 0; seats 1 and 2 have no caravans yet."""
    scene = Scene(players=3).region("italia", "gold", 4)
    return scene.empire(0, capital="italia", **me)


def both_sources(**me: Any) -> Scene:
    """One colony (crops), and one foreign caravan at the capital (gold)."""
    scene = realm(colonies=["sicilia"], **me)
    scene.empire(1, capital="graecia", caravans=["italia-graecia"], crops=9, gold=9)
    return scene.empire(2, capital="syria", crops=9, gold=9)


def tribute(scene: Scene) -> Table:
    table = scene.turn(0, "tribute", "chronicle")
    table.pick(Play("tribute"))
    return table


def take(scene: Scene, source: Tribute) -> Table:
    table = tribute(scene)
    if asked(table)[0] == "tribute":
        table.pick(source)
    return table


@pytest.mark.rule("SOT-17.1")
@pytest.mark.content("action_cards/tribute")
def test_one_source_of_two_colonies() -> None:
    table = tribute(both_sources())
    assert asked(table) == ("tribute", 0)
    assert list(table.asks[0].picks) == [COLONIES, CARAVANS]
    table.pick(COLONIES)
    assert (crops(table), gold(table)) == (1, 0)
    assert gold(table, 1) == 9
    assert asked(table) == ("turn", 0)
    assert playable(table) == {"chronicle"}


@pytest.mark.rule("SOT-17.1")
def test_one_source_of_two_foreign_caravans() -> None:
    table = tribute(both_sources())
    table.pick(CARAVANS)
    assert (crops(table), gold(table)) == (0, 1)
    assert gold(table, 1) == 8
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-17.1")
@pytest.mark.parametrize("civil", [{"emphasis": "civil"}, {"advances": ["tyranny"]}])
def test_both_sources_while_civil_is_unlocked(civil: dict[str, Any]) -> None:
    table = tribute(both_sources(**civil))
    assert asked(table) == ("turn", 0)
    assert (crops(table), gold(table)) == (1, 1)
    assert gold(table, 1) == 8


@pytest.mark.rule("SOT-17.1")
@pytest.mark.parametrize("category", ["political", "cultural"])
def test_another_category_does_not_unlock_both(category: str) -> None:
    table = tribute(both_sources(emphasis=category))
    assert asked(table) == ("tribute", 0)


@pytest.mark.rule("SOT-17.1", "SOT-17.2")
def test_without_colony_and_foreign_caravan_there_is_no_tribute() -> None:
    scene = realm(provinces=["sicilia"]).empire(1, capital="graecia", caravans=["graecia-rhodes"])
    table = scene.turn(0, "tribute", "chronicle")
    assert "tribute" not in playable(table)
    assert refused(table, Play("tribute")) == "SOT-6.19"


@pytest.mark.rule("SOT-17.2")
def test_each_colony_pays_one_of_its_kind_and_provinces_pay_nothing() -> None:
    scene = realm(provinces=["gallia"], colonies=["sicilia", "rhodes", "libya"])
    scene.region("rhodes", "gold", 5).citizens(0, sicilia=(4, 0), gallia=(4, 0))
    table = take(scene, COLONIES)
    assert (crops(table), gold(table)) == (2, 1)


@pytest.mark.rule("SOT-17.2")
def test_colonies_of_others_pay_nothing() -> None:
    scene = realm(colonies=["sicilia"]).empire(1, capital="graecia", colonies=["libya", "rhodes"])
    assert crops(take(scene, COLONIES)) == 1


@pytest.mark.rule("SOT-17.2")
def test_a_region_annexed_by_the_first_action_pays_in_the_second() -> None:
    scene = realm(crops=1).empire(1, capital="graecia").citizens(0, sicilia=(1, 0))
    table = scene.turn(0, "conquest", "tribute")
    assert "tribute" not in playable(table)
    do(table, Play("conquest"), Annex("sicilia"), Play("tribute"))
    assert crops(table) == 1


@pytest.mark.rule("SOT-17.3")
def test_every_foreign_caravan_at_the_capital_pays_one_of_its_resource() -> None:
    """Seat 1 has two caravans that reach Italia, seat 2 has one; the region yields gold."""
    scene = realm(caravans=["italia-sicilia"])
    scene.empire(
        1, capital="graecia", caravans=["italia-graecia", "italia-sicilia"], crops=5, gold=5
    )
    scene.empire(2, capital="hispania", caravans=["hispania-italia"], crops=5, gold=5)
    table = take(scene, CARAVANS)
    assert (crops(table), gold(table)) == (0, 3)
    assert (gold(table, 1), gold(table, 2)) == (3, 4)
    assert (crops(table, 1), crops(table, 2)) == (5, 5)


@pytest.mark.rule("SOT-17.3")
def test_each_city_takes_in_the_kind_of_its_own_region() -> None:
    scene = realm(provinces=["gallia", "libya"]).built("gallia", "city")
    scene.region("gallia", "crops", 3).region("libya", "crops", 3)
    scene.empire(
        1,
        capital="sicilia",
        caravans=["gallia-sicilia", "libya-sicilia", "italia-sicilia"],
        crops=5,
        gold=5,
    )
    table = take(scene.empire(2, capital="syria"), CARAVANS)
    assert (crops(table), gold(table)) == (1, 1)  # Libya is neither capital nor City
    assert (crops(table, 1), gold(table, 1)) == (4, 4)


@pytest.mark.rule("SOT-17.3")
def test_own_caravans_and_caravans_elsewhere_pay_nothing() -> None:
    scene = realm(caravans=["italia-graecia", "italia-sicilia"])
    scene.empire(1, capital="graecia", caravans=["graecia-sicilia"], gold=5)
    table = scene.turn(0, "tribute", "chronicle")
    assert refused(table, Play("tribute")) == "SOT-6.19"


@pytest.mark.rule("SOT-17.3")
def test_a_city_that_is_not_controlled_takes_nothing() -> None:
    """Neither a City of nobody nor another player's."""
    scene = realm().built("gallia", "city").built("libya", "city")
    scene.empire(1, capital="graecia", provinces=["libya"])
    scene.empire(2, capital="syria", caravans=["gallia-sicilia", "libya-sicilia"], crops=5)
    table = scene.turn(0, "tribute", "chronicle")
    assert refused(table, Play("tribute")) == "SOT-6.19"


@pytest.mark.rule("SOT-17.3")
def test_a_caravan_that_comes_from_a_region_out_of_play_pays_too() -> None:
    scene = Scene().empire(0, capital="italia")
    scene.empire(1, capital="graecia", caravans=["italia-germania"], crops=3)
    table = take(scene, CARAVANS)
    assert (crops(table), crops(table, 1)) == (1, 2)


@pytest.mark.rule("SOT-17.3")
def test_the_tribute_follows_a_capital_that_had_to_move() -> None:
    """Seat 1 loses Italia, where seat 2's caravan ends, and rules from Gallia from now on."""
    scene = Scene(players=3).empire(1, capital="italia", provinces=["gallia", "libya"])
    scene.empire(0, capital="graecia", crops=1).citizens(0, italia=(1, 0))
    scene.empire(2, capital="hispania", caravans=["hispania-gallia"], crops=3)
    table = chooses(scene, 1, "chronicle", "tribute").turn(0, "conquest")
    do(table, Play("conquest"), Annex("italia"), Capital("gallia"), EndTurn())
    assert asked(table) == ("turn", 1)
    table.pick(Play("tribute"))
    assert (crops(table, 1), crops(table, 2)) == (1, 2)


@pytest.mark.rule("SOT-17.4")
@pytest.mark.parametrize(("stock", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_the_player_gains_in_full_and_the_owner_loses_what_is_left(stock: int, left: int) -> None:
    scene = realm()
    routes = ["italia-graecia", "italia-sicilia", "hispania-italia"]
    scene.empire(1, capital="graecia", caravans=routes, crops=7, gold=stock)
    table = take(scene.empire(2, capital="syria"), CARAVANS)
    assert gold(table) == 3
    assert (crops(table, 1), gold(table, 1)) == (7, left)


@pytest.mark.rule("SOT-17.4")
def test_one_owner_does_not_pay_for_another() -> None:
    scene = realm().empire(1, capital="graecia", caravans=["italia-graecia"], gold=0)
    scene.empire(2, capital="hispania", caravans=["hispania-italia"], gold=4)
    table = take(scene, CARAVANS)
    assert gold(table) == 2
    assert (gold(table, 1), gold(table, 2)) == (0, 3)


@pytest.mark.rule("SOT-17.5")
def test_a_region_with_capital_and_city_counts_once() -> None:
    scene = realm().built("italia", "city")
    scene.empire(1, capital="graecia", caravans=["italia-graecia", "italia-sicilia"], gold=5)
    table = take(scene, CARAVANS)
    assert (gold(table), gold(table, 1)) == (2, 3)


@pytest.mark.rule("SOT-17.5")
def test_a_caravan_between_capital_and_city_counts_for_both() -> None:
    scene = realm(provinces=["gallia"]).built("gallia", "city")
    scene.empire(1, capital="graecia", caravans=["gallia-italia"], crops=5, gold=5)
    table = take(scene, CARAVANS)
    assert (crops(table), gold(table)) == (1, 1)
    assert (crops(table, 1), gold(table, 1)) == (4, 4)


@pytest.mark.rule("SOT-17.5")
def test_a_caravan_between_two_cities_of_one_kind_takes_two_from_its_owner() -> None:
    scene = realm(provinces=["gallia", "hispania"])
    scene.built("gallia", "city").built("hispania", "city")
    scene.empire(1, capital="graecia", caravans=["hispania-gallia"], crops=5)
    table = take(scene, CARAVANS)
    assert (crops(table), crops(table, 1)) == (2, 3)


@pytest.mark.rule("SOT-17.6")
def test_a_colony_without_citizens_pays() -> None:
    scene = realm(colonies=["sicilia"]).citizens(1, sicilia=(3, 3))
    assert crops(take(scene, COLONIES)) == 1


@pytest.mark.rule("SOT-17.6")
@pytest.mark.parametrize("hub", ["city", "capital"])
def test_a_colony_with_a_hub_pays_as_colony_and_for_its_caravans(hub: str) -> None:
    scene = Scene().empire(
        0, capital="sicilia" if hub == "capital" else "italia", colonies=["sicilia"]
    )
    if hub == "city":
        scene.built("sicilia", "city")
    scene.empire(1, capital="graecia", caravans=["graecia-sicilia"], crops=5)
    scene.state.empires[0].emphasis = 0
    table = tribute(scene)
    assert (crops(table), crops(table, 1)) == (2, 4)


@pytest.mark.rule("SOT-17.6")
def test_a_colony_with_a_city_pays_once_if_one_source_is_taken() -> None:
    scene = Scene().empire(0, capital="italia", colonies=["sicilia"]).built("sicilia", "city")
    scene.empire(1, capital="graecia", caravans=["graecia-sicilia"], crops=5)
    table = tribute(scene)
    table.pick(COLONIES)
    assert (crops(table), crops(table, 1)) == (1, 5)
    assert empire(table, 0).played
