"""Section 3: rounds, phases, turns."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.clash_of_cultures.picks.cities import Collect, Take
from civitas.titles.clash_of_cultures.picks.common import Advance, Done, EndTurn, Pay, Use
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


@pytest.mark.rule("COC-3.4", "COC-3.9", "COC-3.10")
def test_exactly_three_actions() -> None:
    """A Command with zero moves is the way to do nothing; without actions the turn is over."""
    table = Scene(trade=False).turn(0)
    for _ in range(3):
        assert table.asks[0].seat == 0
        assert refused(table, EndTurn()) == "COC-3.10"
        do(table, Command(), Done())
    assert (table.asks[0].seat, table.state.turn.actions) == (1, 3)


@pytest.mark.rule("COC-3.10")
def test_an_action_without_a_deed_is_told() -> None:
    """Else nobody could follow where the third action of somebody else went."""
    table = Scene(trade=False).turn(0)
    do(table, Command(), Done())
    assert [line.message for line in table.log][-1] == "moves-nothing"
    assert table.log[-1].clause == "COC-3.10"
    moved = Scene(trade=False).no_units(0, "D2").units(0, "D2", settler=1).turn(0)
    do(moved, Command(), From("D2"), To("C2"))
    assert "moves-nothing" not in [line.message for line in moved.log]


@pytest.mark.rule("COC-3.7", "COC-3.9")
def test_free_actions_may_follow_the_last_action() -> None:
    table = Scene(trade=False).player(0, mood=2, advances=["theaters"]).turn(0, actions=1)
    do(table, Command(), Done())
    assert (asked(table), table.asks[0].seat) == ("turn", 0)
    assert set(table.asks[0].picks) == {EndTurn(), Use("theaters")}
    do(table, EndTurn())
    assert table.asks[0].seat == 1


@pytest.mark.rule("COC-3.8", "COC-26.20")
def test_absolute_power_gives_an_action_for_two_mood_once() -> None:
    table = Scene(trade=False).player(0, mood=5, advances=["absolute_power"]).turn(0)
    do(table, Use("absolute_power"))
    assert table.state.turn.actions == 4
    assert goods_of(table, 0) == {"food": 2, "mood": 3}
    assert Use("absolute_power") not in offered(table, Use)


@pytest.mark.rule("COC-0.9", "COC-26.16")
def test_once_per_turn_is_reset_in_the_next_turn() -> None:
    table = Scene(trade=False).player(0, mood=2, advances=["theaters"]).turn(0, actions=1)
    do(table, Use("theaters"))
    assert goods_of(table, 0) == {"food": 2, "mood": 1, "culture": 1}
    assert not offered(table, Use)
    do(table, Command(), Done())
    while table.asks[0].seat == 1:
        table.pick(Command() if asked(table) == "turn" else Done())
    assert Use("theaters") in offered(table, Use)


@pytest.mark.rule("COC-3.1", "COC-3.2")
def test_three_phases_then_the_status_phase() -> None:
    scene = Scene(trade=False)
    table = scene.at(Step("phase.begin"))
    turns = []
    while asked(table) == "turn":
        s = table.state
        turns.append((s.round, s.phase, table.asks[0].seat))
        do(table, Command(), Done(), Command(), Done(), Command(), Done())
    assert turns == [(1, 1, 0), (1, 1, 1), (1, 2, 0), (1, 2, 1), (1, 3, 0), (1, 3, 1)]
    assert asked(table) == "free-advance"


@pytest.mark.rule("COC-3.11")
def test_cities_are_fresh_again_after_the_turn() -> None:
    table = Scene(trade=False).city(0, "D2", mood="angry").turn(0, actions=1)
    do(table, Collect("D2"), Take("E2", "ore"))
    city = city_at(table, "D2")
    assert city is not None
    assert (city.activations, city.spent) == (0, False)


@pytest.mark.rule("COC-3.6")
def test_actions_may_be_repeated() -> None:
    table = Scene(trade=False).player(0, food=2, ideas=4).turn(0)
    do(table, Advance("fishing"), Pay(2, 0, 0, 0, 0, 0, 0))
    assert offered(table, Advance)
    assert player(table, 0).counter == 2


@pytest.mark.rule("COC-4.14")
def test_that_only_one_thing_can_be_done_does_not_tell_what_is_in_hand() -> None:
    """Without a city and with a card that cannot be played only a Command is left: it is asked for
    all the same, as it would be with any other card."""
    scene = Scene(trade=False).no_city("D2").player(0, food=0, actions=["action_15"])
    table = scene.turn(0)
    assert (asked(table), table.asks[0].picks) == ("turn", [Command()])
