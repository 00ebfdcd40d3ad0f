"""Section 15, Caravan: both cards, the chains, and the heritage of far places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import REGION
from civitas.titles.sands_of_time.picks import (
    Annex,
    Begin,
    Capital,
    Caravan,
    Construct,
    Done,
    Exchange,
    Heritage,
    Pay,
    Play,
    Province,
    Settle,
    Site,
    Support,
    Tribute,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from civitas.titles.sands_of_time.state import COLONY, Stage
from civitas.titles.sands_of_time.tracks import lose_control, take_control
from tests.titles.sands_of_time.helpers_b import (
    asked,
    capital,
    caravans,
    crops,
    do,
    fight,
    gold,
    offered,
    owner,
    playable,
    refused,
)


def realm(
    other: str = "syria",
    others: Sequence[str] = (),
    options: dict[str, bool] | None = None,
    **me: Any,
) -> Scene:
    """Seat 0 in Gallia with 2 crops; seat 1 somewhere else, perhaps with caravans."""
    scene = Scene(**(options or {})).empire(0, **{"capital": "gallia", "crops": 2, **me})
    return scene.empire(1, capital=other, caravans=others)


def caravan(scene: Scene, *borders: str, card: str = "caravan_1") -> Table:
    table = scene.turn(0, card, "chronicle")
    do(table, Play(card), *map(Caravan, borders))
    return table


def borders(table: Table) -> list[str]:
    return [pick.border for pick in offered(table, Caravan)]


GALLIA = [
    "hispania-gallia",
    "gallia-italia",
    "gallia-germania",
    "gallia-sicilia",
    "gallia-britannia",
]
NINETEEN = [
    *GALLIA,
    "hispania-italia",
    "hispania-sicilia",
    "hispania-mauretania",
    "italia-graecia",
    "italia-sicilia",
    "graecia-asia_minor",
    "graecia-sicilia",
    "graecia-rhodes",
    "asia_minor-syria",
    "asia_minor-cyprus",
    "asia_minor-rhodes",
    "syria-aegyptus",
    "aegyptus-libya",
    "libya-rhodes",
]


@pytest.mark.rule("SOT-15.1", "SOT-15.3", "SOT-15.6")
def test_the_rulebooks_caravan_to_sicilia() -> None:
    """A City in Gallia, a caravan to Italia; the next one may go on to Sicilia, a capital."""
    scene = Scene(players=3).empire(
        0, capital="libya", provinces=["gallia"], crops=5, caravans=["gallia-italia"]
    )
    scene.empire(1, capital="sicilia").empire(2, capital="syria").built("gallia", "city")
    table = caravan(scene)
    assert "italia-sicilia" in borders(table)
    assert "hispania-sicilia" not in borders(table)
    assert refused(table, Caravan("hispania-sicilia")) == "SOT-15.3"
    table.pick(Caravan("italia-sicilia"))
    assert caravans(table, 0) == ["gallia-italia", "italia-sicilia"]
    assert crops(table) == 3
    assert asked(table) == ("heritage", 0)
    table.pick(Heritage("civil"))
    assert empire(table, 0).heritage == (1, 0, 0)
    assert asked(table) == ("turn", 0)


# ------------------------------------------------------------------ the price


@pytest.mark.rule("SOT-15.1")
@pytest.mark.parametrize(("resource", "left"), [("crops", [1, 4]), ("gold", [3, 2])])
def test_a_caravan_costs_two_crops_or_two_gold(resource: str, left: list[int]) -> None:
    table = caravan(realm(crops=3, gold=4), "gallia-italia")
    assert asked(table) == ("pay-caravan", 0)
    assert offered(table, Pay) == [Pay("crops"), Pay("gold")]
    table.pick(Pay(resource))
    assert empire(table, 0).stock == left
    assert empire(table, 0).caravans_left == 19


@pytest.mark.rule("SOT-15.1")
def test_crops_and_gold_are_not_mixed() -> None:
    table = realm(crops=1, gold=1).turn(0, "caravan_1", "chronicle")
    assert "caravan_1" not in playable(table)
    assert refused(table, Play("caravan_1")) == "SOT-15.1"


@pytest.mark.rule("SOT-15.1")
def test_without_a_caravan_in_supply_none_is_placed() -> None:
    table = realm(caravans=NINETEEN).turn(0, "caravan_1", "chronicle")
    assert "caravan_1" in playable(table)
    table = realm(caravans=[*NINETEEN, "libya-sicilia"]).turn(0, "caravan_1", "chronicle")
    assert "caravan_1" not in playable(table)
    assert refused(table, Play("caravan_1")) == "SOT-1.5"


@pytest.mark.rule("SOT-15.1")
def test_who_changes_the_payment_away_has_placed_nothing() -> None:
    table = caravan(realm(crops=2, advances=["coinage"]))
    table.pick(Exchange("crops", 1))
    assert not borders(table)
    do(table, UseBonus("support"), Support("civil"))
    assert asked(table) == ("turn", 0)
    assert empire(table, 0).played == 0
    assert empire(table, 0).stock == [1, 1]


# ------------------------------------------------------------------ where


@pytest.mark.rule("SOT-15.2")
def test_a_border_takes_one_caravan_of_each_player() -> None:
    table = caravan(realm(caravans=["gallia-italia"], others=["hispania-gallia"]))
    assert "gallia-italia" not in borders(table)
    assert "hispania-gallia" in borders(table)
    assert refused(table, Caravan("gallia-italia")) == "SOT-15.2"


@pytest.mark.rule("SOT-15.3", "SOT-15.4")
def test_a_caravan_starts_at_the_capital_also_towards_a_region_out_of_play() -> None:
    assert borders(caravan(realm(provinces=["aegyptus"]))) == GALLIA


@pytest.mark.rule("SOT-15.3")
def test_a_city_is_a_start_only_where_the_player_controls_it() -> None:
    scene = realm(provinces=["libya"]).built("libya", "city").built("cyprus", "city")
    table = caravan(scene.built("syria", "city"))
    assert "libya-rhodes" in borders(table)
    assert not any("cyprus" in border or "syria" in border for border in borders(table))


@pytest.mark.rule("SOT-15.3")
def test_another_players_capital_is_no_start() -> None:
    table = caravan(realm("italia"))
    assert borders(table) == GALLIA
    assert refused(table, Caravan("italia-sicilia")) == "SOT-15.3"


@pytest.mark.rule("SOT-15.3", "SOT-15.4")
def test_chains_branch_and_run_through_regions_of_anybody() -> None:
    """Gallia - Italia (of seat 1) - Graecia (of nobody), with a branch to Sicilia."""
    chain = ["gallia-italia", "italia-graecia", "italia-sicilia"]
    table = caravan(realm("italia", caravans=chain))
    reach = {"italia", "graecia", "sicilia", "gallia"}
    assert set(borders(table)) > {"graecia-rhodes", "libya-sicilia", "italia-dacia"}
    assert all(reach & set(border.split("-")) for border in borders(table))
    assert "libya-rhodes" not in borders(table)


@pytest.mark.rule("SOT-15.3")
def test_a_broken_chain_and_the_caravans_of_others_lead_nowhere() -> None:
    """Seat 1 holds the link Italia-Sicilia; the own caravan beyond is cut off."""
    table = caravan(realm(caravans=["gallia-italia", "libya-sicilia"], others=["italia-sicilia"]))
    assert "libya-rhodes" not in borders(table)
    assert "sicilia-rhodes" not in borders(table)
    assert "italia-sicilia" in borders(table)


@pytest.mark.rule("SOT-15.4")
def test_a_region_out_of_play_continues_no_chain() -> None:
    """With two players Germania is out: from Gallia into it, but not through it to Dacia."""
    table = caravan(realm(caravans=["gallia-germania", "gallia-britannia"]))
    assert borders(table) == ["hispania-gallia", "gallia-italia", "gallia-sicilia"]
    assert refused(table, Caravan("italia-germania")) == "SOT-15.3"
    assert refused(table, Caravan("germania-dacia")) == "SOT-15.3"


# ------------------------------------------------------------------ the second card


@pytest.mark.rule("SOT-15.5")
@pytest.mark.parametrize(
    ("unlocked", "may"),
    [
        ({}, False),
        ({"emphasis": "civil"}, False),
        ({"emphasis": "cultural"}, True),
        ({"advances": ["democracy"]}, True),
    ],
)
def test_the_second_card_works_only_while_cultural_is_unlocked(
    unlocked: dict[str, Any], may: bool
) -> None:
    table = realm(**unlocked).turn(0, "caravan_1", "caravan_2")
    assert playable(table) == ({"caravan_1", "caravan_2"} if may else {"caravan_1"})
    if not may:
        assert refused(table, Play("caravan_2")) == "SOT-15.5"


@pytest.mark.rule("SOT-15.5", "SOT-15.1", "SOT-15.6")
@pytest.mark.content("action_cards/caravan_1", "action_cards/caravan_2")
def test_both_cards_do_the_same() -> None:
    table = realm(crops=4, emphasis="cultural").turn(0, "caravan_1", "caravan_2")
    do(table, Play("caravan_2"), Caravan("hispania-gallia"), Heritage("cultural"))
    do(table, Play("caravan_1"), Caravan("hispania-mauretania"))
    assert caravans(table, 0) == ["hispania-gallia", "hispania-mauretania"]
    assert crops(table) == 0
    assert empire(table, 0).heritage == (0, 0, 1)
    assert empire(table, 0).emphasis_markers == 2


# ------------------------------------------------------------------ heritage


@pytest.mark.rule("SOT-15.6")
def test_a_trade_good_gives_one_heritage_of_choice() -> None:
    table = caravan(realm(heritage=(0, 4, 0)), "hispania-gallia")
    assert asked(table) == ("heritage", 0)
    table.pick(Heritage("political"))
    assert empire(table, 0).heritage == (0, 5, 0)


@pytest.mark.rule("SOT-15.6")
def test_a_plain_border_gives_nothing() -> None:
    table = caravan(realm(), "gallia-sicilia")
    assert empire(table, 0).heritage == (0, 0, 0)
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.6")
def test_a_trade_good_towards_a_region_out_of_play_counts() -> None:
    table = caravan(realm(), "gallia-britannia")
    assert asked(table) == ("heritage", 0)


@pytest.mark.rule("SOT-15.6")
def test_another_players_city_counts_like_the_capital() -> None:
    scene = Scene().empire(0, capital="gallia", crops=2)
    scene.empire(1, capital="syria", provinces=["sicilia"]).built("sicilia", "city")
    assert asked(caravan(scene, "gallia-sicilia")) == ("heritage", 0)


@pytest.mark.rule("SOT-15.6")
def test_a_place_reached_before_gives_nothing_again() -> None:
    scene = realm("italia", caravans=["gallia-italia", "gallia-sicilia"])
    table = caravan(scene, "italia-sicilia")
    assert empire(table, 0).heritage == (0, 0, 0)
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.6")
def test_one_caravan_gives_one_heritage_however_much_it_reaches() -> None:
    """Wine on the border, a capital at its end and a City at its start: +1."""
    chain = ["gallia-sicilia", "italia-sicilia"]
    scene = Scene(players=3).empire(0, capital="gallia", crops=2, caravans=chain)
    scene.empire(1, capital="graecia").empire(2, capital="syria", provinces=["italia"])
    scene.built("italia", "city")
    table = caravan(scene, "italia-graecia")
    table.pick(Heritage("civil"))
    assert empire(table, 0).heritage == (1, 0, 0)
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.6")
def test_only_own_caravans_make_a_place_known() -> None:
    assert asked(caravan(realm("italia", ["gallia-italia"]), "gallia-italia")) == ("heritage", 0)


@pytest.mark.rule("SOT-15.6")
@pytest.mark.parametrize("option", [False, True])
def test_an_own_city_gives_heritage_only_by_the_option(option: bool) -> None:
    scene = realm(
        options={"caravan_own_hubs_give_heritage": option},
        provinces=["sicilia"],
        caravans=["gallia-italia"],
    )
    table = caravan(scene.built("sicilia", "city"), "gallia-sicilia")
    assert (asked(table)[0] == "heritage") == option


@pytest.mark.rule("SOT-15.6")
@pytest.mark.parametrize("option", [False, True])
def test_the_own_capital_gives_heritage_only_by_the_option_and_once(option: bool) -> None:
    scene = realm(options={"caravan_own_hubs_give_heritage": option}, crops=4)
    table = scene.turn(0, "caravan_1", "chronicle")
    do(table, Play("caravan_1"), Caravan("gallia-sicilia"))
    assert (asked(table)[0] == "heritage") == option
    scene = realm(options={"caravan_own_hubs_give_heritage": option}, caravans=["gallia-italia"])
    assert asked(caravan(scene, "gallia-sicilia")) == ("turn", 0)


@pytest.mark.rule("SOT-15.7")
def test_a_city_built_later_at_the_end_of_a_caravan_gives_nothing() -> None:
    """Seat 1 builds in Sicilia, which seat 0 has reached; nor does a second caravan there help."""
    scene = Scene().empire(0, capital="gallia", caravans=["gallia-sicilia"], crops=2)
    scene.empire(1, capital="syria", provinces=["sicilia"], gold=9, emphasis="civil")
    table = scene.turn(1, "build", "chronicle")
    do(table, Play("build"), Site("sicilia"), Construct("city"))
    assert empire(table, 0).heritage == (0, 0, 0)
    scene.state = table.state.copy()
    table = caravan(scene, "libya-sicilia")
    assert empire(table, 0).heritage == (0, 0, 0)
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.7")
def test_a_capital_moved_to_the_end_of_a_caravan_gives_nothing() -> None:
    scene = Scene().empire(0, capital="gallia", crops=2, caravans=["gallia-sicilia"])
    scene.empire(1, capital="italia", provinces=["sicilia", "libya"]).citizens(0, italia=(0, 3))
    table = scene.citizens(1, italia=(1, 0)).turn(0, "conquest", "caravan_1")
    table.pick(Play("conquest"))
    fight(table, "italia", 1, 0, 0)
    do(table, Capital("sicilia"), Done())
    assert capital(table, 1) == "sicilia"
    assert empire(table, 0).heritage == (0, 0, 0)
    do(table, Play("caravan_1"), Caravan("italia-sicilia"))
    assert empire(table, 0).heritage == (0, 0, 0)


# ------------------------------------------------------------------ lost hubs


@pytest.mark.rule("SOT-15.8")
def test_a_chain_without_its_hub_lies_idle_and_works_again() -> None:
    """The capital went from Gallia to Libya: the old chain waits until a new one touches it."""
    chain = ["gallia-italia", "italia-graecia"]
    table = caravan(realm(capital="libya", caravans=chain))
    assert "graecia-rhodes" not in borders(table)
    assert all("libya" in border.split("-") for border in borders(table))
    table = caravan(realm(capital="libya", caravans=[*chain, "libya-sicilia", "graecia-sicilia"]))
    assert {"graecia-rhodes", "gallia-sicilia", "italia-sicilia"} <= set(borders(table))
    assert caravans(table, 0)[:2] == chain


@pytest.mark.rule("SOT-15.8")
def test_caravans_stay_when_the_capital_is_annexed() -> None:
    scene = Scene().empire(0, capital="libya", crops=9).citizens(0, gallia=(1, 0))
    scene.empire(1, capital="gallia", provinces=["syria"], caravans=["gallia-italia"], crops=9)
    table = scene.turn(0, "conquest", "chronicle")
    do(table, Play("conquest"), Annex("gallia"))
    assert caravans(table, 1) == ["gallia-italia"]
    scene.state = table.state.copy()
    table = scene.turn(1, "caravan_1", "chronicle")
    table.pick(Play("caravan_1"))
    assert all("syria" in border.split("-") for border in borders(table))


@pytest.mark.rule("SOT-15.8", "SOT-15.3")
def test_a_city_taken_from_another_player_revives_the_chain() -> None:
    scene = Scene().empire(0, capital="libya", crops=9, caravans=["gallia-italia"])
    scene.empire(1, capital="syria", provinces=["gallia"]).built("gallia", "city")
    table = scene.citizens(0, gallia=(1, 0)).turn(0, "conquest", "caravan_1")
    do(table, Play("conquest"), Annex("gallia"), Play("caravan_1"))
    assert owner(table, "gallia") == 0
    assert "italia-sicilia" in borders(table)


# ------------------------------------------------------------------ Trade Leagues


@pytest.mark.rule("SOT-15.9")
@pytest.mark.parametrize("card", ["caravan_1", "caravan_2"])
def test_with_trade_leagues_one_payment_places_two_and_the_second_builds_on_the_first(
    card: str,
) -> None:
    scene = realm(crops=0, gold=3, emphasis="cultural", advances=["trade_leagues"])
    table = caravan(scene, "gallia-italia", card=card)
    assert gold(table) == 1
    assert asked(table) == ("next-caravan", 0)
    assert "italia-graecia" in borders(table)
    do(table, Caravan("italia-graecia"), Heritage("civil"))
    assert caravans(table, 0) == ["gallia-italia", "italia-graecia"]
    assert gold(table) == 1
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.9")
def test_each_caravan_of_the_trade_leagues_may_give_heritage() -> None:
    """The first reaches the capital in Italia and makes it known; Silver is on the second."""
    scene = realm("italia", advances=["trade_leagues"])
    table = caravan(scene, "gallia-italia")
    do(table, Heritage("civil"), Caravan("hispania-gallia"), Heritage("cultural"))
    assert empire(table, 0).heritage == (1, 0, 1)
    table = caravan(realm("italia", advances=["trade_leagues"]), "gallia-italia")
    do(table, Heritage("civil"), Caravan("italia-sicilia"))
    assert empire(table, 0).heritage == (1, 0, 0)


@pytest.mark.rule("SOT-15.9")
def test_the_second_caravan_is_a_choice() -> None:
    table = caravan(realm(advances=["trade_leagues"]), "gallia-italia")
    table.pick(Done())
    assert caravans(table, 0) == ["gallia-italia"]
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.9")
def test_with_the_last_caravan_there_is_no_second() -> None:
    table = caravan(realm(advances=["trade_leagues"], caravans=NINETEEN), "libya-sicilia")
    assert empire(table, 0).caravans_left == 0
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.9")
def test_without_trade_leagues_a_payment_places_one() -> None:
    table = caravan(realm(crops=9), "gallia-italia")
    assert asked(table) == ("turn", 0)


# ------------------------------------------------------------------ whose City


@pytest.mark.rule("SOT-15.10")
def test_a_city_nobody_controls_gives_nothing() -> None:
    table = caravan(realm().built("sicilia", "city"), "gallia-sicilia")
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.10")
def test_a_city_of_another_player_counts_while_that_player_controls_it() -> None:
    """Control of Italia with its City ends by battle; the caravan to it gains nothing then."""
    scene = Scene().empire(0, capital="gallia", crops=2).citizens(0, italia=(0, 3))
    scene.empire(1, capital="syria", provinces=["italia"]).citizens(1, italia=(1, 0))
    table = scene.built("italia", "city").turn(0, "conquest", "caravan_1")
    table.pick(Play("conquest"))
    fight(table, "italia", 1, 0, 0)
    do(table, Done(), Play("caravan_1"), Caravan("gallia-italia"))
    assert asked(table)[0] == "turn"
    assert empire(table, 0).heritage == (0, 0, 0)


# ------------------------------------------------------------------ the setup caravan


def after_setup() -> Scene:
    """Played through: seat 0 has its capital in Gallia and its setup caravan to Italia."""
    scene = Scene(seed=3)
    table = scene.at(Stage.FIRST_PROVINCES, start=0)
    for home in ("gallia", "syria", "cyprus", "italia", "sicilia", "aegyptus"):
        table.pick(Province(home))
    do(table, Capital("gallia"), Capital("syria"))
    do(table, Caravan("gallia-italia"), Heritage("civil"))
    do(table, Caravan("syria-cyprus"), Heritage("civil"), Settle("gallia"), Settle("syria"))
    table.pick(Begin("civil_1"))
    scene.state = table.state.copy()
    for me in scene.state.empires:
        me.stock = [2, 2]
    return scene


def hand_over_italia(scene: Scene) -> Scene:
    """Italia, with a City, belongs to seat 1 by now."""
    lose_control(scene.state, REGION["italia"])
    take_control(scene.state, scene.state.empires[1], REGION["italia"], COLONY)
    return scene.built("italia", "city")


@pytest.mark.rule("SOT-15.11", "SOT-15.2", "SOT-15.3")
def test_the_setup_caravan_is_a_link_like_any_other() -> None:
    table = caravan(after_setup())
    assert "gallia-italia" not in borders(table)
    assert "italia-graecia" in borders(table)


@pytest.mark.rule("SOT-15.11", "SOT-15.6")
def test_what_the_setup_caravan_reaches_is_known() -> None:
    table = caravan(hand_over_italia(after_setup()), "italia-sicilia")
    table.pick(Pay("gold"))
    assert caravans(table, 0) == ["gallia-italia", "italia-sicilia"]
    assert empire(table, 0).heritage == (1, 0, 0)
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-15.11")
def test_the_setup_caravan_pays_tribute() -> None:
    scene = hand_over_italia(after_setup()).region("italia", "gold", 3)
    table = scene.turn(1, "tribute", "chronicle")
    do(table, Play("tribute"), Tribute("foreign_caravans"))
    assert gold(table, 1) == 3
    assert gold(table, 0) == 1
