"""Cities over whole turns: moods, limits, influence, wonders, where several rules meet."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import Advance as AdvanceTo
from civitas.titles.clash_of_cultures.picks.common import Done, Gain, Pass, Use
from civitas.titles.clash_of_cultures.picks.people import (
    Boost,
    Cheer,
    Influence,
    Recruit,
    SendHome,
    TakeOver,
)
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    player,
    points_of,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

FIVE, ONE = 9, 1


def collect(table: Table, label: str, *hexes: tuple[str, str]) -> Table:
    """A Collect of these and no other hexes."""
    do(table, Collect(label), *(Take(*each) for each in hexes))
    return do(table, *([Done()] if asked(table) == "collect" else []))


@pytest.mark.rule("COC-6.11", "COC-6.12", "COC-6.13", "COC-6.14", "COC-9.2", "COC-26.20")
def test_a_city_works_until_it_is_spent_and_again_when_cheered() -> None:
    """Size 2 and happy: 3, 3 and 2 hexes, then as an angry city 1; a cheer lifts the ban."""
    scene = Scene().city(0, "D3", "temple", mood="happy").land("C3 E3 D4 C4 E4", "forest")
    scene.player(0, food=0, mood=7, advances=["absolute_power", "voting"])
    table = do(scene.turn(0), Use("absolute_power"))
    assert actions_left(table) == 4
    collect(table, "D3", ("C3", "wood"), ("E3", "wood"), ("D4", "wood"))
    assert mood_of(table, "D3") == "happy"
    collect(table, "D3", ("C3", "wood"), ("E3", "wood"), ("D4", "wood"))
    assert (mood_of(table, "D3"), goods_of(table, 0)["wood"]) == ("neutral", 6)
    collect(table, "D3", ("D3", "food"), ("C4", "wood"))
    assert (mood_of(table, "D3"), goods_of(table, 0)["wood"]) == ("angry", 7)
    collect(table, "D3", ("D3", "food"))
    assert (actions_left(table), goods_of(table, 0)["food"]) == (0, 2)
    assert refused(table, Collect("D3")) is not None
    do(table, Use("voting"), Done())  # one step of the only city that is not happy
    assert (mood_of(table, "D3"), goods_of(table, 0)["mood"]) == ("neutral", 7 - 2 - 1 - 2)
    city = city_at(table, "D3")
    assert city is not None
    assert (city.spent, city.activations) == (False, 4)


@pytest.mark.rule("COC-6.4", "COC-6.3", "COC-10.2")
def test_who_lost_a_city_builds_no_more_but_keeps_what_is_built() -> None:
    scene = Scene().city(0, "D3", "temple", "academy").city(0, "C3").land("C3 D3", "plains")
    scene.player(0, food=2, wood=2, ore=2, advances=["tactics", "myths", "writing"])
    table = scene.turn(0)
    assert refused(table, Construct("D3")) == "COC-6.4", "three cities, size 3"
    assert Construct("C3") in table.asks[0].picks
    table = scene.no_city("C3").turn(0)
    city = city_at(table, "D3")
    assert city is not None
    assert city.size == 3
    do(table, Construct("D2"), Build("fortress"))
    assert refused(table, Construct("D2")) == "COC-6.4", "two cities, size 2"


@pytest.mark.rule("COC-16.11", "COC-6.4", "COC-9.2", "COC-11.1")
def test_a_large_captured_city_works_by_its_size_once_it_is_calm() -> None:
    scene = Scene().land("D3 C3 E3 C4 D4 E4", "forest")
    scene.city(0, "D3", "temple", "academy", "fortress")
    table = scene.player(0, wood=0, mood=8).turn(0)
    do(table, Cheer("D3"))
    assert (mood_of(table, "D3"), goods_of(table, 0)["mood"]) == ("happy", 4)
    hexes = [(label, "wood") for label in ("D3", "C3", "E3", "D4", "C4")]
    collect(table, "D3", *hexes)
    assert goods_of(table, 0)["wood"] == 5, "size 4 and happy, though there are two cities"


@pytest.mark.rule("COC-6.17", "COC-18.4", "COC-18.6", "COC-16.4")
def test_an_obelisk_left_behind_binds_the_influence_of_its_city_for_good() -> None:
    """The city counts as influenced; it may only aim at itself, and an obelisk is no aim."""
    scene = Scene(expansion=True).land("D3 D4", "plains").no_city("D2")
    scene.city(0, "D3", "temple", colours={"obelisk": 1}).city(1, "D4", "academy")
    table = scene.goods(0, culture=5).turn(0)
    assert not offered(table, Influence)
    assert refused(table, Influence("D4")) == "COC-18.2"
    assert refused(table, Influence("D3")) == "COC-18.6"


@pytest.mark.rule("COC-18.6", "COC-18.10", "COC-27.4", "COC-18.13")
def test_a_building_of_a_third_colour_is_won() -> None:
    scene = Scene(players=3).land("E5", "plains").city(1, "E5", "temple", colours={"academy": 2})
    table = do(scene.rolls(FIVE).turn(0), Influence("E5"), TakeOver("academy"))
    assert buildings_of(table, "E5") == {"temple": 1, "academy": 0}
    assert supply_of(table, 2)["academy"] == 5
    assert [points_of(table, seat) for seat in range(3)] == [1 + 1 + 1, 1 + 1 + 1 + 1, 1 + 1]


@pytest.mark.rule("COC-18.2", "COC-18.3", "COC-18.9", "COC-18.11", "COC-18.12")
def test_range_and_result_are_boosted_in_the_same_attempt() -> None:
    """From a city of size 2 to distance 4: 2 for the range, 4 for a roll of 1; tokens are gone
    though the first attempt failed."""
    scene = Scene().land("D3 D4 D5 D6", "plains").city(0, "D2", "temple").goods(0, culture=8)
    scene.city(1, "D6", "academy").rolls(ONE, ONE)
    table = do(scene.turn(0), Influence("D6"))
    assert asked(table) == "influence-boost"
    table = do(table, *[pick for pick in table.asks[0].picks if not isinstance(pick, Boost)][:1])
    assert goods_of(table, 0)["culture"] == 6
    do(table, Influence("D6"), Boost(4))
    assert "culture" not in goods_of(table, 0)
    assert buildings_of(table, "D6") == {"academy": 0}
    assert (actions_left(table), refused(table, Influence("D6"))) == (1, "COC-18.12")


@pytest.mark.rule("COC-18.1", "COC-0.4")
def test_range_does_not_pass_through_what_is_not_revealed() -> None:
    """D4 is two hexes away as the crow flies, three by the only known way."""
    scene = Scene().land("C3 C4 D4", "plains").city(0, "D2", "temple").city(1, "D4", "academy")
    table = scene.goods(0, culture=1, food=0).turn(0)
    do(table, Influence("D4"))
    assert "culture" not in goods_of(table, 0)


@pytest.mark.rule("COC-18.7", "COC-23.5", "COC-6.16")
def test_a_building_in_a_barbarian_city_is_won_and_stays_there() -> None:
    scene = Scene().land("D3", "plains").city(1, "D3", "temple").capture("barbarians", "D3")
    scene.units("barbarians", "D3", infantry=2)
    table = do(scene.rolls(FIVE).turn(0), Influence("D3"))
    assert (owner_of(table, "D3"), buildings_of(table, "D3")) == ("barbarians", {"temple": 0})
    assert units_at(table, "barbarians", "D3") == {"infantry": 2}
    assert points_of(table, 0) == 1 + 1 + 1


@pytest.mark.rule("COC-24.2", "COC-24.3", "COC-24.4", "COC-6.4", "COC-6.12", "COC-24.16")
def test_a_wonder_tires_its_city_only_when_it_was_at_work_before() -> None:
    """The Great Statue costs 3 food, 4 wood, 5 ore and 5 culture; gold stands in for resources."""
    scene = Scene().city(0, "D2", mood="happy").city(0, "D3").land("D3 C3", "plains")
    scene.player(0, food=2, wood=4, ore=4, gold=2, culture=6, wonders=["great_statue"])
    scene.knows(0, "engineering", "monuments").deck("objective", "objective_07")
    table = collect(scene.turn(0), "D2")
    do(table, RaiseWonder("D2", "great_statue"))
    assert goods_of(table, 0) == {"culture": 1}
    assert mood_of(table, "D2") == "neutral", "the second activation of this turn"
    assert hand_of(table, 0) == ["objective_07"]
    assert points_of(table, 0) == 2 + 4 + 2
    do(table, Pass(), Use("great_statue"))  # no objective is fulfilled by it
    assert (hand_of(table, 0), actions_left(table)) == ([], 2)


@pytest.mark.rule("COC-19.1", "COC-26.15", "COC-19.3")
def test_bartered_and_played_cards_lie_on_their_piles() -> None:
    scene = Scene().player(0, culture=1, actions=["action_25", "action_13"], advances=["bartering"])
    table = do(scene.turn(0), PlayCard("action_25"))  # Leadership
    assert actions_left(table) == 4
    do(table, Use("bartering"), Gain("gold"))
    assert (hand_of(table, 0), goods_of(table, 0)) == ([], {"food": 2, "gold": 1})
    assert [ACTION_CARDS[card].id for card in table.state.action_discard] == [
        "action_25",
        "action_13",
    ]


@pytest.mark.rule("COC-7.5", "COC-7.6", "COC-21.5", "COC-7.2")
def test_every_third_advance_brings_an_event_within_the_action() -> None:
    scene = Scene().player(0, food=2, ideas=7, advances=["storage"])
    table = scene.deck("event", "flood").turn(0)
    for n, advance in enumerate(("writing", "public_education", "myths")):
        do(table, AdvanceTo(advance))
        do(table, *([table.asks[0].picks[0]] if asked(table) == "pay" else []))
        assert player(table, 0).counter == (2, 1, 3)[n]
    assert len(table.state.event_discard) == 1
    assert {"writing", "public_education", "myths"} <= advances_of(table, 0)


@pytest.mark.rule("COC-11.6", "COC-11.1", "COC-1.11")
def test_who_has_all_four_settlers_out_brings_one_back_to_recruit_it() -> None:
    scene = Scene().land("D3", "plains").units(0, "D3", settler=3).goods(0, food=2)
    table = do(scene.turn(0), Recruit("D2"), SendHome("D3", "settler"))
    assert supply_of(table, 0)["settler"] == 0
    assert (units_at(table, 0, "D2"), units_at(table, 0, "D3")) == ({"settler": 2}, {"settler": 2})
    assert goods_of(table, 0) == {}
