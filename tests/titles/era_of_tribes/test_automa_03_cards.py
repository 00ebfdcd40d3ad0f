"""AUT-3 and AUT-4: what an Automa does by its cards."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARD
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.scene import Scene, city_at, fleets_at, level_of, player
from tests.titles.era_of_tribes.helpers import state

PEOPLES = ["romans", "iberians", "carthaginians"]


def scene(level: str = "experienced", peoples: list[str] = PEOPLES) -> Scene:
    """A person, and two Automas of whom the first acts; the open card favours nothing."""
    automas = len(peoples) - 1
    one = Scene(1, peoples, automas=automas, difficulty=level)
    return one.open_cards("scholars").player(1, influence=9)


def play(one: Scene, card: str, seat: int = 1) -> Table:
    """One Automa carries out a card."""
    return one.at(Step("automa.card", seat, (AUTOMA_CARD[card],)), Step("turn", 0))


@pytest.mark.rule("AUT-3.2", "AUT-4.9", "EOT-5.10")
def test_research_costs_the_normal_price_and_makes_a_pioneer() -> None:
    one = scene().player(1, thalers=4, food=1)
    table = play(one, "farming_or_commerce")
    me = player(table, 1)
    assert (me.thalers, me.food, me.influence, level_of(table, 1, "farming")) == (0, 3, 10, 1)
    one.player(1, thalers=3)
    assert level_of(play(one, "farming_or_commerce"), 1, "farming") == 0
    one.player(1, thalers=99, levels={"commerce": 4}, food=5)
    assert level_of(play(one, "farming_or_commerce"), 1, "commerce") == 4


@pytest.mark.rule("AUT-4.9", "AUT-3.1")
def test_with_2_food_it_researches_commerce() -> None:
    table = play(scene().player(1, thalers=4, food=2), "farming_or_commerce")
    assert (level_of(table, 1, "farming"), level_of(table, 1, "commerce")) == (0, 1)


@pytest.mark.rule("AUT-3.3", "AUT-3.14", "AUT-3.15", "AUT-3.16", "AUT-4.6", "AUT-4.8")
def test_free_fleets_lie_on_free_fish_next_to_one_province() -> None:
    one = scene("expert").player(1, levels={"mechanics": 1}, thalers=4)
    table = play(one, "navigation_or_mechanics")
    assert fleets_at(table, "alboran_sea") == {1: 1}
    assert fleets_at(table, "gulf_of_gades") == {}
    # bastetania, edetania and turdetania have one free fish field each: the lowest id is taken,
    # and the rest goes where a further one (balearic_sea) is near
    assert fleets_at(table, "iberian_sea") == {1: 2}
    one.fleets(0, "alboran_sea").player(1, thalers=4)
    table = play(one, "navigation_or_mechanics")
    # of edetania; both of its sea fields lie 1 BP from a further one, and this has the lower id
    assert fleets_at(table, "balearic_sea") == {1: 3}


@pytest.mark.rule("AUT-3.3", "AUT-3.17")
def test_carthaginians_spread_theirs_over_their_homes() -> None:
    one = scene("softy").player(2, levels={"mechanics": 1}, thalers=4)
    table = play(one, "navigation_or_mechanics", 2)
    assert sum(player(table, 2).fleets.values()) == 3


@pytest.mark.rule("AUT-3.4", "AUT-3.5", "AUT-4.7")
def test_free_armies_come_from_fv_and_then_from_unbuilt_cities() -> None:
    one = scene("expert").player(1, thalers=4, free=2, morale=3)
    table = play(one, "navigation_or_mechanics")
    me = player(table, 1)
    assert (me.army, me.free, me.slots[-1], me.morale) == (3, 0, 2, 2)
    lines = [line for line in table.log if line.message in ("told-free-army", "told-cube")]
    assert [(line.message, line.clause) for line in lines] == [
        *[("told-free-army", "AUT-3.4")] * 3,
        ("told-cube", "AUT-3.5"),
    ]
    assert lines[-1].params["morale"] == 1


@pytest.mark.rule("AUT-3.4")
def test_germanics_get_5_armies() -> None:
    one = scene("softy", ["gauls", "germanics"]).player(1, thalers=4)
    assert player(play(one, "navigation_or_mechanics"), 1).army == 5


@pytest.mark.rule("AUT-3.6", "AUT-3.8", "AUT-4.3")
def test_trade_adds_up_markers_posts_and_ready_goods() -> None:
    one = scene().city(2, "zeugitana").post(1, "zeugitana")
    one.player(1, levels={"commerce": 4, "navigation": 4}, thalers=0)
    table = play(one, "trading_posts")
    me = player(table, 1)
    assert me.thalers == 11 + 1 + 2 + 1  # Commerce, a post, the level, wine of bastetania
    assert me.used_goods == 1 << FIELD["bastetania"]
    one.me(1).used_goods = 1 << FIELD["bastetania"]
    assert player(play(one, "trading_posts"), 1).thalers == 14


@pytest.mark.rule("AUT-3.7", "AUT-3.8", "AUT-4.15", "AUT-4.16")
@pytest.mark.parametrize("card", ["taxes_or_games", "expansion_or_games"])
def test_games_add_up_markers_and_ready_goods(card: str) -> None:
    one = scene().player(1, morale=-1, food=2, levels={"culture": 3})
    table = play(one, card)
    assert player(table, 1).morale == -1 + 3 + 2 + 1
    assert player(table, 1).used_goods == 1 << FIELD["bastetania"]


@pytest.mark.rule("AUT-3.9", "AUT-2.12")
def test_goods_are_ready_again_after_clean_up() -> None:
    one = scene()
    one.me(1).used_goods = 1 << FIELD["bastetania"]
    assert player(one.clean_up(), 1).used_goods == 0


@pytest.mark.rule("AUT-3.10", "AUT-3.11", "AUT-3.12", "AUT-4.1")
@pytest.mark.parametrize(("food", "cities"), [(2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_it_builds_cities_while_1_food_is_left(food: int, cities: int) -> None:
    one = scene().player(1, levels={"architecture": 2}, food=food, thalers=0)
    before = one.me(1).free
    table = play(one, "found_city")
    me = player(table, 1)
    assert (len(me.cities), me.influence) == (cities, 9 + cities)
    assert (me.food, me.free) == (food - 2 * cities, before + 4 * cities)
    assert city_at(table, "bastetania") == (cities > 0)  # wine and next to carpetania: 6


@pytest.mark.rule("AUT-3.13", "AUT-4.14")
@pytest.mark.parametrize(("morale", "thalers", "after"), [(0, 1, -4), (1, 1, -3), (2, 2, -5)])
def test_taxes_are_as_those_of_one_or_two_leaders(morale: int, thalers: int, after: int) -> None:
    one = scene().city(1, "turdetania").player(1, morale=morale, thalers=0)
    me = player(play(one, "taxes_or_games"), 1)
    assert (me.thalers, me.morale) == (thalers, after)


@pytest.mark.rule("AUT-4.2")
def test_food_and_limit_that_are_missing_are_researched() -> None:
    one = scene().player(1, food=1, thalers=8)
    table = play(one, "found_city")
    assert (level_of(table, 1, "farming"), level_of(table, 1, "architecture")) == (1, 1)
    assert len(player(table, 1).cities) == 1
    assert player(table, 1).food == 1


@pytest.mark.rule("AUT-4.2", "AUT-4.3")
def test_what_is_not_missing_is_not_researched() -> None:
    one = scene().player(1, food=5, thalers=8)
    table = play(one, "found_city")
    assert (level_of(table, 1, "farming"), level_of(table, 1, "architecture")) == (0, 1)
    table = play(scene().player(1, food=1, thalers=0), "found_city")
    assert player(table, 1).thalers == 2 + 1


@pytest.mark.rule("AUT-4.4", "AUT-3.5")
def test_posts_in_cities_of_neighbouring_automas() -> None:
    one = scene().land(1, "numidia").city(2, "zeugitana")
    one.player(1, levels={"commerce": 2}, thalers=5, free=0, morale=3)
    table = play(one, "trading_posts")
    me = player(table, 1)
    assert state(table).posts == {FIELD["zeugitana"]: 1}
    assert (me.thalers, me.morale, me.slots[-1]) == (3, 3 - 1 + 2, 2)


@pytest.mark.rule("AUT-4.5", "AUT-4.6")
def test_below_commerce_2_it_researches_commerce_and_else_navigation() -> None:
    assert level_of(play(scene().player(1, thalers=4), "trading_posts"), 1, "commerce") == 1
    one = scene().player(1, thalers=2, levels={"navigation": 0})
    assert level_of(play(one, "trading_posts"), 1, "navigation") == 1  # half price of Iberians


@pytest.mark.rule("AUT-4.7", "AUT-4.8")
def test_whoever_is_strictly_ahead_in_mechanics_leaves_it() -> None:
    one = scene().player(1, thalers=40, levels={"mechanics": 1})
    assert level_of(play(one, "navigation_or_mechanics"), 1, "navigation") == 1
    one.player(0, levels={"mechanics": 1})
    assert level_of(play(one, "navigation_or_mechanics"), 1, "mechanics") == 2


@pytest.mark.rule("AUT-4.10", "AUT-4.12", "AUT-2.8")
def test_card_5_makes_a_revolution() -> None:
    one = scene().city(1, "turdetania").player(1, levels={"farming": 4})
    table = play(one, "card_revolution")
    assert (player(table, 1).epoch, player(table, 1).revolted) == (1, True)
    assert state(table).scored_cards


@pytest.mark.rule("AUT-4.11")
def test_card_5_else_builds_or_researches_architecture_or_trades() -> None:
    one = scene().player(1, levels={"architecture": 2}, food=9, thalers=0)
    assert len(player(play(one, "card_revolution"), 1).cities) == 1
    table = play(scene().player(1, food=3, thalers=4), "card_revolution")
    assert (level_of(table, 1, "architecture"), len(player(table, 1).cities)) == (1, 1)
    assert player(play(scene().player(1, thalers=0), "card_revolution"), 1).thalers == 3


@pytest.mark.rule("AUT-4.16", "AUT-4.17", "AUT-5.8")
def test_card_8_expands_with_a_growth_of_2_and_lays_the_leader_down_each_time() -> None:
    one = scene().player(1, food=2, morale=0)
    before = len(one.state.land_of(1))
    table = play(one, "expansion_or_games")
    assert (len(state(table).land_of(1)) > before, player(table, 1).upright) == (True, False)
    one.me(1).upright = False
    assert len(state(play(one, "expansion_or_games")).land_of(1)) > before
    one.player(1, food=1)
    assert player(play(one, "expansion_or_games"), 1).morale == 3
