"""Every component of the box does what it is there for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.actions.revolution import enter
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARD
from civitas.titles.era_of_tribes.content.fields import LAND, NAMES, PLAY_AREA, PLAY_AREAS
from civitas.titles.era_of_tribes.content.progress import EPOCH, WHEEL
from civitas.titles.era_of_tribes.land.units import fleet_points
from civitas.titles.era_of_tribes.learning.prices import price
from civitas.titles.era_of_tribes.means.cities import may_set_city
from civitas.titles.era_of_tribes.means.goods import ready_horses, ready_ore
from civitas.titles.era_of_tribes.picks.common import ADVANCE, Advance, FreeFleet
from civitas.titles.era_of_tribes.picks.deeds import (
    AGREE,
    Ally,
    Bribe,
    Covet,
    Deter,
    HireLeader,
    Part,
    Propose,
    Purchase,
    ScoreCard,
    UseTile,
    Waive,
)
from civitas.titles.era_of_tribes.scene import Scene, board, fleets_at, level_of, owner_of, player
from civitas.titles.era_of_tribes.state import Player
from tests.titles.era_of_tribes.helpers import (
    asked,
    at_random,
    do,
    match,
    offered,
    set_up,
    state,
)

AREAS = [
    pytest.param("2p_southwest", marks=pytest.mark.content("play_areas/2p_southwest")),
    pytest.param("2p_west", marks=pytest.mark.content("play_areas/2p_west")),
    pytest.param("2p_north", marks=pytest.mark.content("play_areas/2p_north")),
    pytest.param("2p_central_sea", marks=pytest.mark.content("play_areas/2p_central_sea")),
    pytest.param("2p_east", marks=pytest.mark.content("play_areas/2p_east")),
    pytest.param("2p_northwest", marks=pytest.mark.content("play_areas/2p_northwest")),
    pytest.param("3p_west", marks=pytest.mark.content("play_areas/3p_west")),
    pytest.param("3p_south", marks=pytest.mark.content("play_areas/3p_south")),
    pytest.param("3p_north", marks=pytest.mark.content("play_areas/3p_north")),
    pytest.param("3p_east", marks=pytest.mark.content("play_areas/3p_east")),
    pytest.param("4p_south", marks=pytest.mark.content("play_areas/4p_south")),
    pytest.param("4p_west", marks=pytest.mark.content("play_areas/4p_west")),
    pytest.param("4p_centre_east", marks=pytest.mark.content("play_areas/4p_centre_east")),
    pytest.param("4p_centre_north", marks=pytest.mark.content("play_areas/4p_centre_north")),
    pytest.param("full_board", marks=pytest.mark.content("play_areas/full_board")),
]


@pytest.mark.rule("EOT-2.4", "EOT-2.6")
@pytest.mark.parametrize("area", AREAS)
def test_a_play_area_can_be_played_on(area: str) -> None:
    printed = PLAY_AREAS[PLAY_AREA[area]]
    table = set_up(match(printed.players[-1], setup=area))
    assert len(board(table).fields) == printed.land_count + printed.sea_count
    at_random(table, 1, lambda now: state(now).round > 2)
    s = state(table)
    assert all(s.owner[n] == -1 for n in range(len(NAMES)) if n not in s.area.inside)


def cost(progress: str) -> Callable[[Scene], int]:
    """What the first level of a progress costs."""
    return lambda one: price(one.state, one.me(0), WHEEL[progress])


def gains(action: str, what: str) -> Callable[[Scene], int]:
    """What one leader brings by an action."""

    def found(one: Scene) -> int:
        before: int = getattr(one.me(0), what)
        table = one.action(0, action)
        after: int = getattr(player(table, 0), what)
        return after - before

    return found


def sails(one: Scene) -> int:
    """How far a fleet sails with Navigation 1."""
    return fleet_points(one.player(0, levels={"navigation": 1}).me(0))


def launches(one: Scene) -> int:
    """How many fleets Navigation 1 brings."""
    table = one.player(0, thalers=9).action(0, "progress")
    do(table, Advance("navigation"))
    while asked(table) == "free-fleet":
        do(table, offered(table, FreeFleet)[0])
    return sum(player(table, 0).fleets.values())


PEOPLES: list[Any] = [
    pytest.param(
        "britons",
        gains("bread_and_circuses", "morale"),
        2,
        marks=pytest.mark.content("peoples/britons"),
    ),
    pytest.param("carthaginians", launches, 3, marks=pytest.mark.content("peoples/carthaginians")),
    pytest.param(
        "egyptians", cost("architecture"), 2, marks=pytest.mark.content("peoples/egyptians")
    ),
    pytest.param("gauls", cost("culture"), 2, marks=pytest.mark.content("peoples/gauls")),
    pytest.param(
        "germanics", gains("trade", "thalers"), 2, marks=pytest.mark.content("peoples/germanics")
    ),
    pytest.param("greek", cost("farming"), 2, marks=pytest.mark.content("peoples/greek")),
    pytest.param("iberians", cost("navigation"), 2, marks=pytest.mark.content("peoples/iberians")),
    pytest.param("norsemen", sails, 4, marks=pytest.mark.content("peoples/norsemen")),
    pytest.param("romans", cost("mechanics"), 2, marks=pytest.mark.content("peoples/romans")),
    pytest.param(
        "slavs",
        lambda one: one.me(0).traits.leader_price,
        2,
        marks=pytest.mark.content("peoples/slavs"),
    ),
]


@pytest.mark.rule(
    "EOT-12.1",
    "EOT-12.2",
    "EOT-12.3",
    "EOT-12.4",
    "EOT-12.5",
    "EOT-12.6",
    "EOT-12.7",
    "EOT-12.8",
    "EOT-12.9",
    "EOT-12.10",
)
@pytest.mark.parametrize(("people", "check", "number"), PEOPLES)
def test_a_people_does_something_of_its_own(
    people: str, check: Callable[[Scene], int], number: int
) -> None:
    assert check(Scene(2, [people])) == number
    others = {"britons", "slavs"} - {people}
    assert check(Scene(2, [min(others)])) != number


@pytest.mark.rule("EOT-1.6", "EOT-2.17")
@pytest.mark.content("military_goods/horse", "military_goods/ore")
def test_horses_and_ore_lie_on_the_army() -> None:
    one = Scene(5)
    s = one.state
    horse, ore = ready_horses(s, one.me(0)), ready_ore(s, one.me(0))
    for kind in ("horse", "ore"):
        free = [NAMES[n] for n in s.area.land if s.owner[n] == -1 and LAND[n].military == kind]
        one.land(0, free[0])
    assert len(ready_horses(s, one.me(0))) == len(horse) + 1
    assert len(ready_ore(s, one.me(0))) == len(ore) + 1


ACTIONS: list[Any] = [
    pytest.param("trade", "thalers", 1, marks=pytest.mark.content("actions/trade")),
    pytest.param(
        "bread_and_circuses", "morale", 1, marks=pytest.mark.content("actions/bread_and_circuses")
    ),
    pytest.param("taxes", "thalers", 1, marks=pytest.mark.content("actions/taxes")),
    pytest.param("diplomacy", "treaties", 1, marks=pytest.mark.content("actions/diplomacy")),
    pytest.param("revolution", "epoch", 1, marks=pytest.mark.content("actions/revolution")),
]


@pytest.mark.rule("EOT-4.1", "EOT-4.3", "EOT-4.5", "EOT-4.8", "EOT-6.2")
@pytest.mark.parametrize(("action", "what", "number"), ACTIONS)
def test_an_action_brings_something(action: str, what: str, number: int) -> None:
    one = Scene(2, ["romans", "iberians"]).city(0, "latium").player(0, levels={"farming": 4})
    assert gains(action, what)(one) == number


@pytest.mark.rule("EOT-7.1", "EOT-5.1")
@pytest.mark.content("actions/expansion", "actions/progress")
def test_expansion_and_progress_ask_on() -> None:
    one = Scene(2, ["romans", "iberians"])
    assert asked(one.action(0, "expansion")) == "growth"
    assert asked(one.action(0, "progress")) == "progress"


DIPLOMACY: list[Any] = [
    pytest.param(HireLeader(), "grey", 1, marks=pytest.mark.content("diplomacy/hire_grey_leader")),
    pytest.param(Deter(), "deterring", True, marks=pytest.mark.content("diplomacy/deterrence")),
    pytest.param(Bribe(), "ring", 1, marks=pytest.mark.content("diplomacy/bribery")),
]


@pytest.mark.rule("EOT-4.11", "EOT-4.14", "EOT-4.15")
@pytest.mark.parametrize(("deed", "what", "number"), DIPLOMACY)
def test_a_diplomacy_action_does_what_it_says(deed: Pick, what: str, number: int) -> None:
    table = Scene(2, ["romans", "iberians"]).action(0, "diplomacy")
    assert getattr(player(table, 0), what) == 0
    do(table, deed)
    assert getattr(player(table, 0), what) == number


@pytest.mark.rule("EOT-4.18", "EOT-4.19", "EOT-4.24", "EOT-4.26")
@pytest.mark.content("diplomacy/buy_province", "diplomacy/form_alliance", "diplomacy/end_alliance")
def test_bonus_actions_need_the_other_player() -> None:
    one = Scene(2, ["romans", "iberians"]).land(1, "cisalpina", "etruria").player(0, thalers=40)
    table = one.action(0, "diplomacy")
    do(table, Waive(), Purchase(1), Covet("cisalpina"), AGREE)
    assert owner_of(table, "cisalpina") == 0
    table = one.action(0, "diplomacy")
    do(table, Waive(), Ally(1), AGREE)
    assert player(table, 0).allies == 0b10
    one.player(0, allies=[1], treaties=3)
    table = one.action(0, "diplomacy")
    do(table, Waive(), Part(1), Propose(), AGREE)
    assert player(table, 0).allies == 0


PROGRESS: list[Any] = [
    pytest.param("farming", "food", 2, marks=pytest.mark.content("progress/farming")),
    pytest.param("culture", "influence", 2, marks=pytest.mark.content("progress/culture")),
    pytest.param("mechanics", "army", 1, marks=pytest.mark.content("progress/mechanics")),
]


@pytest.mark.rule("EOT-5.2", "EOT-5.10", "EOT-5.12", "EOT-5.13", "EOT-5.18")
@pytest.mark.parametrize(("field", "what", "number"), PROGRESS)
def test_a_progress_brings_something_at_once(field: str, what: str, number: int) -> None:
    one = Scene(2, ["romans", "iberians"]).player(0, thalers=9)
    before = getattr(one.me(0), what)
    table = one.action(0, "progress")
    do(table, Advance(field))
    assert getattr(player(table, 0), what) == before + number
    assert level_of(table, 0, field) == 1


@pytest.mark.rule("EOT-5.14", "EOT-5.17", "EOT-5.19")
@pytest.mark.content("progress/navigation", "progress/commerce", "progress/architecture")
def test_a_progress_opens_fleets_trade_and_cities() -> None:
    one = Scene(2, ["romans", "iberians"]).player(0, thalers=9)
    table = one.action(0, "progress")
    do(table, Advance("navigation"))
    assert fleets_at(table, "tyrrhenian_sea") == {0: 1}
    assert gains("trade", "thalers")(one.player(0, levels={"commerce": 2})) == 4
    assert not may_set_city(one.me(0))
    assert may_set_city(one.player(0, levels={"architecture": 1}).me(0))


EPOCHS: list[Any] = [
    pytest.param("bronze_age", "leaders", 1, marks=pytest.mark.content("epochs/bronze_age")),
    pytest.param("iron_age", "morale", 3, marks=pytest.mark.content("epochs/iron_age")),
    pytest.param("antiquity", "morale", 5, marks=pytest.mark.content("epochs/antiquity")),
    pytest.param("middle_ages", "morale", 6, marks=pytest.mark.content("epochs/middle_ages")),
    pytest.param(
        "high_middle_ages", "met", 1, marks=pytest.mark.content("epochs/high_middle_ages")
    ),
]


@pytest.mark.rule("EOT-6.8", "EOT-13.2")
@pytest.mark.parametrize(("epoch", "what", "number"), EPOCHS)
def test_what_an_epoch_brings_in_the_long_game(epoch: str, what: str, number: int) -> None:
    one = Scene(2, ["romans", "iberians"], length="long")
    me: Player = one.me(0)
    me.epoch = EPOCH[epoch] - 1
    one.state.epochs = me.epoch
    before = getattr(me, what)
    one.state.agenda = ()
    enter(one.state, me)
    table = one.at(*reversed(one.state.agenda), Step("turn.end", 0), Step("turn", 1))
    do(table, offered(table, ScoreCard)[0])
    assert getattr(player(table, 0), what) - before == number


@pytest.mark.rule("EOT-3.4")
@pytest.mark.content("epochs/neolithic")
def test_the_neolithic_costs_morale() -> None:
    assert player(Scene(2, ["romans", "iberians"]).round(2), 0).morale == -1


TILES: list[Any] = [
    pytest.param("morale_2", "morale", 2, marks=pytest.mark.content("barbarian_tiles/morale_2")),
    pytest.param("morale_3", "morale", 3, marks=pytest.mark.content("barbarian_tiles/morale_3")),
    pytest.param(
        "influence_1", "influence", 1, marks=pytest.mark.content("barbarian_tiles/influence_1")
    ),
    pytest.param("thalers_2", "thalers", 2, marks=pytest.mark.content("barbarian_tiles/thalers_2")),
    pytest.param("thalers_3", "thalers", 3, marks=pytest.mark.content("barbarian_tiles/thalers_3")),
    pytest.param("thalers_5", "thalers", 5, marks=pytest.mark.content("barbarian_tiles/thalers_5")),
    pytest.param("army_2", "militias", 2, marks=pytest.mark.content("barbarian_tiles/army_2")),
    pytest.param(
        "grey_leader", "grey", 1, marks=pytest.mark.content("barbarian_tiles/grey_leader")
    ),
]


@pytest.mark.rule("EOT-10.2", "EOT-10.3", "EOT-10.5", "EOT-10.8")
@pytest.mark.parametrize(("tile", "what", "number"), TILES)
def test_a_tile_that_is_used_brings_something(tile: str, what: str, number: int) -> None:
    one = Scene(2, ["romans", "iberians"]).player(0, tiles=[tile])
    before = getattr(one.me(0), what)
    table = one.turn(0)
    do(table, UseTile(tile))
    assert getattr(player(table, 0), what) == before + number
    assert board(table).players[0].opened == (tile,)
    assert (asked(table), table.asks[0].seat) == ("turn", 0)


@pytest.mark.rule("EOT-10.6", "EOT-10.7")
@pytest.mark.content("barbarian_tiles/half_price_progress")
def test_a_kept_half_price_progress_is_an_action_with_a_leader() -> None:
    one = Scene(2, ["romans", "iberians"]).player(0, tiles=["half_price_progress"], thalers=2)
    table = one.turn(0)
    do(table, UseTile("half_price_progress"))
    assert set(table.asks[0].picks) == set(ADVANCE)
    do(table, Advance("commerce"))
    me = player(table, 0)
    assert (me.thalers, me.used_leaders, me.done) == (0, 1, 0)
    assert table.asks[0].seat == 1


CARDS: list[Any] = [
    pytest.param(
        "found_city",
        {"levels": {"architecture": 1}, "food": 9},
        lambda me: len(me.cities) == 2,
        marks=pytest.mark.content("automa_cards/found_city"),
    ),
    pytest.param(
        "trading_posts",
        {"thalers": 4},
        lambda me: me.levels[WHEEL["commerce"]] == 1,
        marks=pytest.mark.content("automa_cards/trading_posts"),
    ),
    pytest.param(
        "navigation_or_mechanics",
        {"thalers": 4},
        lambda me: me.levels[WHEEL["mechanics"]] == 1,
        marks=pytest.mark.content("automa_cards/navigation_or_mechanics"),
    ),
    pytest.param(
        "farming_or_commerce",
        {"thalers": 4, "food": 1},
        lambda me: me.levels[WHEEL["farming"]] == 1,
        marks=pytest.mark.content("automa_cards/farming_or_commerce"),
    ),
    pytest.param(
        "card_revolution",
        {"thalers": 4},
        lambda me: me.levels[WHEEL["architecture"]] == 1,
        marks=pytest.mark.content("automa_cards/card_revolution"),
    ),
    pytest.param(
        "taxes_or_games",
        {"morale": -1},
        lambda me: me.morale == 2,
        marks=pytest.mark.content("automa_cards/taxes_or_games"),
    ),
    pytest.param(
        "expansion_or_games",
        {"food": 4},
        lambda me: not me.upright,
        marks=pytest.mark.content("automa_cards/expansion_or_games"),
    ),
]


@pytest.mark.rule("AUT-3.1", "AUT-4.1", "AUT-4.5", "AUT-4.7", "AUT-4.9", "AUT-4.11", "AUT-4.15")
@pytest.mark.parametrize(("card", "has", "done"), CARDS)
def test_an_automa_card_is_carried_out(
    card: str, has: dict[str, Any], done: Callable[[Player], bool]
) -> None:
    one = Scene(1, ["romans", "iberians"], automas=1).player(1, **has)
    assert not done(one.me(1))
    table = one.at(Step("automa.card", 1, (AUTOMA_CARD[card],)), Step("turn", 0))
    assert done(player(table, 1))


@pytest.mark.rule("AUT-4.13")
@pytest.mark.content("automa_cards/reshuffle")
def test_the_shuffle_card_stands_leaders_up() -> None:
    one = Scene(1, ["romans", "iberians"], automas=1).automa_deck("reshuffle")
    one.me(1).upright = False
    one.state.automa_discard = (AUTOMA_CARD["taxes_or_games"],)
    one.state.automa_aside = tuple(
        n for name, n in AUTOMA_CARD.items() if name not in ("reshuffle", "taxes_or_games")
    )
    table = one.at(Step("cycle.end"))
    assert not player(table, 1).upright
    one.state.acted = True
    assert player(one.at(Step("cycle.end")), 1).upright
