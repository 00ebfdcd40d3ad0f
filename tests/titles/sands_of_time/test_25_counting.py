"""Section 25, counting: regions, citizens, fountains, lyres, building levels, trade links."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import Annex
from civitas.titles.sands_of_time.scene import Scene
from tests.titles.sands_of_time.helpers_c import (
    action,
    counted,
    measure,
    realm,
    seen,
    tally,
)
from tests.titles.sands_of_time.test_wild_positions import play, wild_position


def two(*advances: str, provinces: tuple[str, ...] = ("gallia",)) -> Scene:
    """Seat 0 in Italia and Gallia, seat 1 in Syria; Sicilia is nobody's."""
    scene = Scene().empire(0, capital="italia", provinces=provinces, advances=advances)
    return scene.empire(1, capital="syria")


@pytest.mark.rule("SOT-25.1")
def test_regions_are_capital_provinces_and_colonies() -> None:
    scene = realm(provinces=["gallia", "hispania"], colonies=["libya"])
    scene.citizens(0, sicilia=(5, 5))
    assert counted(scene, "C") == 4
    assert counted(scene, "C", 1) == 1


@pytest.mark.rule("SOT-25.1")
def test_an_annexed_region_counts_at_once() -> None:
    table = action(realm().citizens(0, sicilia=(1, 0)), "conquest", Annex("sicilia"))
    assert measure(table, "C") == 3


@pytest.mark.rule("SOT-25.2")
def test_citizens_are_peasants_and_soldiers_in_all_regions() -> None:
    """At home, in nobody's region, in another player's; the supply does not count."""
    scene = two().citizens(0, italia=(3, 1), sicilia=(2, 2), syria=(1, 0))
    scene.citizens(1, italia=(4, 4))
    assert counted(scene, "D") == 9
    assert counted(scene, "D", 1) == 8


@pytest.mark.rule("SOT-25.3")
def test_fountains_on_controlled_buildings_and_reached_advances() -> None:
    scene = two("granaries", "urbanism").built("italia", "city", "irrigation")
    scene.built("gallia", "aqueduct", "wonder")
    assert counted(scene, "B") == 3 + 1 + 2 + 1 + 1 + 2


@pytest.mark.rule("SOT-25.3")
def test_a_fountain_more_for_each_controlled_aqueduct_with_plumbing() -> None:
    """The Aqueducts of nobody and of others give nothing; Plumbing has a fountain of its own."""
    scene = two("plumbing").built("italia", "aqueduct").built("gallia", "aqueduct", "city")
    scene.built("sicilia", "aqueduct").built("syria", "aqueduct")
    assert counted(scene, "B") == 1 + (2 + 1) * 2 + 3
    assert counted(scene, "B", 1) == 2


@pytest.mark.rule("SOT-25.4")
def test_lyres_on_controlled_buildings_and_reached_advances() -> None:
    scene = two("coinage", "classical_canon", "vision").built("italia", "library", "temple")
    scene.built("gallia", "amphitheater", "wonder", "city")
    assert counted(scene, "E") == 3 + 1 + 2 + 1 + 1 + 1 + 2 + 1


@pytest.mark.rule("SOT-25.4")
def test_a_lyre_more_for_each_controlled_city_with_ornamentation() -> None:
    scene = two("ornamentation").built("italia", "city").built("gallia", "city", "temple")
    scene.built("sicilia", "city").built("syria", "city")
    assert counted(scene, "E") == (1 + 1) * 2 + 1
    assert counted(scene, "E", 1) == 1


@pytest.mark.rule("SOT-25.4")
def test_a_lyre_more_for_each_controlled_amphitheater_with_drama() -> None:
    scene = two("drama").built("italia", "amphitheater").built("gallia", "amphitheater")
    scene.built("sicilia", "amphitheater").built("syria", "amphitheater")
    assert counted(scene, "E") == 1 + (2 + 1) * 2
    assert counted(scene, "E", 1) == 2


@pytest.mark.rule("SOT-25.3", "SOT-25.4", "SOT-25.5")
@pytest.mark.parametrize("field", ["A", "B", "E"])
def test_in_a_region_of_nobody_or_of_others_a_building_counts_for_none_or_for_them(
    field: str,
) -> None:
    tiles = ("aqueduct", "library", "wonder", "city")
    assert counted(two().built("sicilia", *tiles).citizens(0, sicilia=(4, 0)), field) == 0
    scene = two().built("syria", *tiles).citizens(0, syria=(4, 0))
    assert counted(scene, field) == 0
    assert counted(scene, field, 1) > 0


@pytest.mark.rule("SOT-25.5")
@pytest.mark.parametrize("capacity", [3, 4, 5])
def test_levels_add_up_and_a_city_counts_the_capacity(capacity: int) -> None:
    scene = two().region("gallia", "gold", capacity, "city", "temple")
    scene.built("italia", "wonder", "library", "fortress")
    assert counted(scene, "A") == capacity + 1 + 4 + 3 + 2


@pytest.mark.rule("SOT-25.6")
def test_a_border_with_a_trade_good_counts_once() -> None:
    """Both regions of the border are reached; caravans of others neither add nor take away."""
    scene = Scene().empire(0, capital="italia", caravans=["italia-graecia"])
    scene.empire(1, capital="libya", caravans=["italia-graecia", "syria-cyprus"])
    assert counted(scene, "F") == 1
    assert counted(scene, "F", 1) == 2 + 1  # Italia is a capital of another player for seat 1


@pytest.mark.rule("SOT-25.6")
def test_a_caravan_can_give_a_good_and_two_hubs_at_once() -> None:
    scene = Scene(players=3).empire(0, capital="italia", caravans=["syria-cyprus"])
    scene.empire(1, capital="syria").empire(2, capital="cyprus")
    assert counted(scene, "F") == 3


@pytest.mark.rule("SOT-25.6")
def test_two_caravans_to_one_hub_count_it_once() -> None:
    scene = Scene().empire(0, capital="italia", caravans=["asia_minor-syria", "syria-aegyptus"])
    assert counted(scene.empire(1, capital="syria").built("syria", "city"), "F") == 1


@pytest.mark.rule("SOT-25.6")
def test_a_province_of_another_player_without_a_city_is_no_link() -> None:
    scene = Scene().empire(0, capital="italia", caravans=["italia-sicilia"])
    scene.empire(1, capital="syria", provinces=["sicilia"]).citizens(1, sicilia=(3, 3))
    assert counted(scene, "F") == 0


@pytest.mark.rule("SOT-25.1", "SOT-25.2", "SOT-25.3", "SOT-25.4", "SOT-25.5", "SOT-25.6")
@pytest.mark.parametrize("number", range(12))
def test_in_wild_positions_all_measures_are_as_counted_by_hand(number: int) -> None:
    dice = random.Random(number)
    seats = 2 + number % 4
    start, position = wild_position(dice, seats)
    table = Table(start.header, start.title, log=False, position=position)
    for step in range(200):
        if table.over:
            break
        if step % 10 == 0:
            for me in seen(table).empires:
                assert me.measures == tally(seen(table), me.seat)
        play(table, dice)
