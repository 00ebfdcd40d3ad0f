"""Whole rounds: the status phase, events, barbarians, pirates, the end, and the base game."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVES
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.picks.battles import FightOn
from civitas.titles.clash_of_cultures.picks.cards import PlayObjective
from civitas.titles.clash_of_cultures.picks.cities import Collect, Raze, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    Done,
    EndTurn,
    Gain,
    Government,
    Hex,
    Pass,
    Pay,
    Player,
)
from civitas.titles.clash_of_cultures.picks.events import March, Reinforce
from civitas.titles.clash_of_cultures.picks.moves import Command, From, Join, To
from civitas.titles.clash_of_cultures.picks.people import Enlist, Lead, Recruit
from civitas.titles.clash_of_cultures.picks.trade import FormRoutes
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    advances_of,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    player,
    points_of,
    supply_of,
    terrain_at,
    units_at,
)
from tests.titles.clash_of_cultures.helpers import asked, do, offered


def pay(**goods: int) -> Pay:
    """A payment of these goods and no others."""
    none = {"food": 0, "wood": 0, "ore": 0, "ideas": 0, "gold": 0, "mood": 0, "culture": 0}
    return Pay(**{**none, **goods})


def who(table: Table) -> tuple[str, int]:
    """What is asked, and of whom."""
    return asked(table), table.asks[0].seat


@pytest.mark.rule("COC-25.1", "COC-25.2", "COC-25.4", "COC-25.5", "COC-25.6", "COC-25.8")
@pytest.mark.rule("COC-25.11", "COC-20.3")
def test_the_six_steps_of_a_status_phase_each_for_all_players_in_turn_order() -> None:
    scene = Scene().deck("action", "action_01", "action_02").land("D3 D6", "plains")
    scene.player(1, mood=2, culture=3, objectives=["objective_24"])
    scene.knows(1, "philosophy", "draft", "voting", "separation_of_power", "civil_liberties")
    scene.knows(1, "free_economy").city(1, "D6")
    scene.player(0, objectives=["objective_07"], ideas=5)
    table = scene.status_phase(start=1)
    assert table.asks[0].seat == 1
    do(table, PlayObjective("objective_24", "objective-government"))
    assert table.asks[0].seat == 0
    do(table, PlayObjective("objective_07", "objective-eureka"))
    assert goods_of(table, 0)["ideas"] == 3
    assert who(table) == ("free-advance", 1)
    do(table, Advance("storage"))
    assert who(table) == ("free-advance", 0)
    do(table, Advance("storage"))
    assert (len(hand_of(table, 0)), len(hand_of(table, 1))) == (2, 2)
    assert hand_of(table, 1)[0] == "action_01"
    assert who(table) == ("raze", 1)
    do(table, Raze("D6"))
    assert (city_at(table, "D6"), goods_of(table, 1)["gold"]) == (None, 1)
    assert who(table) == ("raze", 0)
    do(table, Pass())
    assert who(table) == ("government", 1)
    do(table, Government("autocracy"))
    do(table, Advance("forced_labor"), Advance("totalitarianism"))
    assert {"nationalism", "absolute_power"} <= advances_of(table, 1)
    assert who(table) == ("start-player", 1), "2 culture and 1 mood of Storage are more than 1"
    do(table, Player(0))
    assert (table.state.round, table.state.phase, table.state.start) == (2, 1, 0)
    assert who(table) == ("turn", 0)
    assert points_of(table, 0) == 1 + 1.5 + 2


@pytest.mark.rule("COC-25.4", "COC-7.6", "COC-21.5", "COC-22.1")
def test_a_free_advance_may_bring_an_event_before_the_next_player_has_advanced() -> None:
    scene = Scene().player(0, counter=1).deck("event", "migration_1")
    table = do(scene.status_phase(), Advance("fishing"))
    assert goods_of(table, 0) == {"food": 2, "mood": 1, "gold": 2}
    assert units_at(table, 1, "D7") == {"settler": 2}, "its text comes after the symbol"
    assert mood_of(table, "D2") == "neutral"
    assert player(table, 0).counter == 3
    assert who(table) == ("free-advance", 1)


@pytest.mark.rule("COC-25.3", "COC-27.1", "COC-27.3", "COC-3.12")
def test_a_player_without_cities_plays_on_until_the_status_phase() -> None:
    scene = Scene().land("D6 D3", "plains").no_city("D7").units(1, "D6", settler=1)
    scene.player(0, objectives=["objective_07"], ideas=5)
    table = scene.turn(1, phase=3, start=0)
    assert offered(table, Command)
    do(table, Command(), Done(), Command(), Done(), Command(), Done())
    do(table, *([EndTurn()] if asked(table) == "turn" else []))
    assert table.asks[0].seat == 0
    do(table, PlayObjective("objective_07", "objective-eureka"))
    assert table.over
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.scores == (1 + 1 + 2, 1)


@pytest.mark.rule("COC-22.11", "COC-22.14", "COC-22.15", "COC-23.6", "COC-16.7", "COC-16.8")
@pytest.mark.rule("COC-22.8")
def test_barbarians_take_a_city_and_grow_where_they_came_from() -> None:
    scene = (
        Scene(expansion=True).land("D3 D4 C3 E3", "plains").city(0, "D3", "temple", mood="happy")
    )
    scene.city("barbarians", "D4").units("barbarians", "D4", infantry=2)
    scene.goods(0, food=0)
    table = scene.event("famine_1")
    do(table, *([March("D4", "D3")] if asked(table) == "march" else []))
    assert (owner_of(table, "D3"), units_at(table, "barbarians", "D3")) == (
        "barbarians",
        {"infantry": 2},
    )
    assert units_at(table, 0, "D2") == {"settler": 2}, "placed, it is no choice"
    do(table, Reinforce("D3", "infantry"))  # into D4 there is no choice
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}
    assert units_at(table, "barbarians", "D3") == {"infantry": 3}, "now a barbarian city, 1 away"
    assert mood_of(table, "D2") == "angry", "no food for the famine"
    assert points_of(table, 0) == 1 + 1 + 1, "the temple still scores"


@pytest.mark.rule("COC-22.13", "COC-22.14", "COC-22.10", "COC-15.24")
def test_barbarians_on_their_way_fight_settlers_of_a_third_player() -> None:
    """Two hexes from the drawer's city; on the hex between stand another player's settlers."""
    scene = Scene(players=3).land("E5 E6 D4 D5 F4 F5", "plains").no_units(0, "E4")
    scene.units("barbarians", "E6", infantry=1).units(2, "E5", settler=2)
    scene.land("D5 F5", "water")
    table = do(scene.event("famine_1"))
    assert units_at(table, "barbarians", "E5") == {"infantry": 1}
    assert units_at(table, 2, "E5") == {}
    assert supply_of(table, 2)["settler"] == 3
    assert owner_of(table, "E4") == 0


@pytest.mark.rule("COC-22.16", "COC-22.18", "COC-22.19", "COC-9.7", "COC-23.12")
def test_pirates_come_are_paid_and_bar_the_sea_until_they_are_sunk() -> None:
    """Both players have a city at the sea of C3, D3 and D4; the drawer's ship lies on C3."""
    scene = Scene(expansion=True).land("C3 D3 D4", "water").land("C4 E3 E4 D5", "plains")
    scene.city(1, "E4").player(0, food=1, wood=1, advances=["fishing", "storage"])
    scene.goods(1, food=0).units(0, "C3", ship=2).rolls(12, 12, 3, 3)
    table = scene.event("scientific_trade")  # D3 is the only free water beside an own city
    assert units_at(table, "pirates", "D3") == {"ship": 1}
    do(table, Hex("D3"), pay(wood=1))
    assert mood_of(table, "E4") == "angry", "nothing to pay with"
    assert goods_of(table, 0) == {"food": 1, "ideas": 2}
    do(table, Collect("D2"))
    assert {pick.hex for pick in offered(table, Take) if isinstance(pick, Take)} == {
        "C2",
        "D2",
        "E2",
        "E3",
    }
    do(table, Done(), Command(), From("C3"), Join("ship"), To("D3"))
    do(table, *([FightOn()] if asked(table) == "retreat" else []))
    assert asked(table) == "gain"
    do(table, Gain("mood"))
    assert goods_of(table, 0) == {"food": 1, "ideas": 2, "mood": 1, "gold": 2}
    do(table, *([Done()] if asked(table) == "command" else []), Collect("D2"))
    assert Take("C3", "food") in table.asks[0].picks


@pytest.mark.rule("COC-26.11", "COC-26.12", "COC-23.13", "COC-10.8", "COC-26.13")
@pytest.mark.parametrize(("pirates", "food"), [("E5", 1), ("F4", 2)])
def test_trade_goes_around_pirates_or_not_at_all(pirates: str, food: int) -> None:
    """The ship on D4 and the settler on C4 have two cities within range. Pirates beside the ship
    bar its route; farther away they do not, and not beside a target. However many routes there
    are, the owner of the markets gains 1 gold."""
    scene = Scene(expansion=True).land("C3 D3 C5 E4 D5 C4", "plains").land("D4 E5 F4", "water")
    scene.city(1, "C5", "market").city(1, "E4", "market").units("pirates", pirates, ship=1)
    scene.units(0, "D4", ship=1).units(0, "C4", settler=1).no_units(0, "D2")
    scene.knows(0, "trade_routes", "storage").goods(0, food=0).goods(1, food=0)
    table = do(scene.turn_start(0), FormRoutes())
    assert goods_of(table, 0) == {"food": food}
    assert goods_of(table, 1) == {"gold": 1}


@pytest.mark.rule("COC-14.10", "COC-14.11", "COC-13.4", "COC-14.16", "COC-26.6")
def test_a_loaded_ship_explores_and_takes_its_people_along() -> None:
    """The ship from C3 may lie on any water of the new area; the settler is not moved by it."""
    scene = Scene().land("C3 B3", "water").land("B2 A3", "barren").tile(3, "area_01")
    scene.units(0, "C3", ship=1, settler=1).knows(0, "cartography").no_units(0, "D2")
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), To("D3"))
    while asked(table) != "turn":
        do(table, Done() if asked(table) == "command" else table.asks[0].picks[0])
    water = [at for at in ("D3", "C4", "E4", "D4") if terrain_at(table, at) == "water"]
    assert len(water) == 2
    assert sum(units_at(table, 0, at) == {"ship": 1, "settler": 1} for at in water) == 1
    assert goods_of(table, 0)["ideas"] == 1


@pytest.mark.rule("COC-2.17", "COC-28.10", "COC-1.3", "COC-1.4", "COC-22.8")
def test_the_base_game_knows_nothing_of_the_expansion() -> None:
    """No leaders, cavalry, elephants, markets or pirates, whoever would have room for them."""
    scene = Scene().land("D3 D4", "plains").city("barbarians", "D4")
    scene.units("barbarians", "D4", infantry=1)
    scene.player(0, food=2, wood=2, ore=2, mood=3, culture=3, gold=3)
    scene.knows(0, "bartering", "arts", "math").city(0, "D3")
    table = do(scene.turn(0), Recruit("D2"))
    assert offered(table, Enlist) == [Enlist("settler"), Enlist("infantry")]
    table = do(scene.turn(0))
    assert not any(type(pick).__name__ == "Construct" for pick in table.asks[0].picks)
    base = [event for event in EVENTS if not event.expansion]
    assert len(table.state.event_deck) == len(base) == 38
    assert "pirates" not in {event.symbol for event in base}
    assert len(table.state.objective_deck) == sum(not card.expansion for card in OBJECTIVES) == 32
    table = scene.event("good_year_self")
    do(table, Hex("E2"))
    while asked(table) != "turn":
        assert set(offered(table, Reinforce)) <= {Reinforce(at, "infantry") for at in ("D4", "E2")}
        do(table, table.asks[0].picks[0])


@pytest.mark.rule("COC-11.12", "COC-11.13", "COC-11.14", "COC-27.3")
def test_three_leaders_and_no_more() -> None:
    """Each replaces the one before, which goes to the box and is worth nothing to anybody."""
    scene = Scene(expansion=True).land("D3", "plains").city(0, "D2", mood="neutral")
    table = scene.player(0, mood=3, culture=3, food=0, civilization="rome").turn(0)
    for leader in ("augustus", "caesar", "sulla"):
        do(table, Recruit("D2"))
        do(table, *([Lead(leader)] if asked(table) == "leader" else []))
    assert units_at(table, 0, "D2")["leader"] == 1
    assert goods_of(table, 0) == {}
    assert player(table, 0).leaders == ()
    assert supply_of(table, 0)["leader"] == 0
    assert [points_of(table, seat) for seat in (0, 1)] == [2, 2]
    assert player(table, 1).killed_leaders == ()
