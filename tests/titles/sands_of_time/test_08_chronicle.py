"""Section 8: the action Chronicle."""

from __future__ import annotations

import pytest

from civitas.titles.sands_of_time.picks import EndTurn, Lay, Play
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    ANY,
    chosen,
    player,
    position,
    reason,
)


@pytest.mark.rule("SOT-8.1")
@pytest.mark.content("action_cards/chronicle")
def test_any_card_in_hand_goes_to_any_free_field() -> None:
    table = position().turn(0, "chronicle", "muster")
    table.pick(Play("chronicle"))
    assert set(table.asks[0].picks) == {
        Lay(card, field) for card in range(1, 8) for field in "ABCDEF"
    }
    table.pick(Lay(4, "C"))
    me = player(table, 0)
    assert me.laid == (None, None, 4, None, None, None)
    assert me.chronicles == (1, 2, 3, 5, 6, 7)
    assert me.played == ("chronicle",)


@pytest.mark.rule("SOT-8.1", "SOT-8.2")
def test_a_field_takes_one_own_card() -> None:
    table = position(laid={"A": 1, "F": 7}).turn(0, "chronicle", "muster")
    table.pick(Play("chronicle"))
    assert set(table.asks[0].picks) == {
        Lay(card, field) for card in range(2, 7) for field in "BCDE"
    }
    assert reason(table, Lay(2, "A")) == "SOT-8.2"
    assert reason(table, Lay(7, "B")) == "SOT-8.3"


@pytest.mark.rule("SOT-8.2")
def test_the_sixth_card_is_the_last() -> None:
    five = {"A": 1, "B": 2, "C": 3, "D": 4, "E": 5}
    table = position(laid=five).turn(0, "chronicle", "muster")
    table.pick(Play("chronicle"))
    assert list(table.asks[0].picks) == [Lay(6, "F"), Lay(7, "F")]
    table = position(laid={**five, "F": 7}).turn(0, "chronicle", "muster")
    assert reason(table, Play("chronicle")) == "SOT-8.2"


@pytest.mark.rule("SOT-8.2")
def test_players_share_the_fields() -> None:
    scene = Scene().empire(0, capital="italia", laid={"A": 1})
    table = scene.empire(1, capital="syria").turn(1, "chronicle", "muster")
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    assert [player(table, seat).laid[0] for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("SOT-8.3")
def test_laid_cards_stay_where_they_are_across_generations() -> None:
    scene = position(laid={"B": 3, "D": 1})
    scene.state.dynasty_space = 6
    table = scene.at(Stage.DYNASTY_END)
    assert player(table, 0).laid == (None, 3, None, 1, None, None)
    table = position(laid={"B": 3, "D": 1}).turn(0, "chronicle", "muster")
    table.pick(Play("chronicle"))
    assert not [p for p in table.asks[0].picks if isinstance(p, Lay) and p.chronicle in (1, 3)]
    assert not [p for p in table.asks[0].picks if isinstance(p, Lay) and p.field in ("B", "D")]


@pytest.mark.rule("SOT-8.3")
def test_they_come_back_when_the_dynasty_ends() -> None:
    scene = position(laid={"B": 3, "D": 1})
    scene.state.dynasty_space = 7
    table = scene.at(Stage.DYNASTY_END)
    assert player(table, 0).laid == (None,) * 6
    assert player(table, 0).chronicles == (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.rule("SOT-8.4")
def test_opponents_see_that_a_card_lies_there_but_not_which() -> None:
    views = []
    stories = []
    for card in (2, 7):
        table = chosen(position(), 1, *ANY).turn(0, "chronicle", "muster")
        table.pick(Play("chronicle"))
        table.pick(Lay(card, "E"))
        assert player(table, 0).laid[4] == card
        assert player(table, 0, to=1).laid == (None, None, None, None, 0, None)
        assert player(table, 0, to=1).chronicles == ()
        table.pick(EndTurn())
        views.append([table.view(seat).board for seat in (1, None)])
        stories.append([table.story(seat) for seat in (1, None)])
        own = [line.params for line in table.story(0) if line.clause == "SOT-8.4"]
        assert own == [{"chronicle": card, "field": "E"}]
    assert views[0] == views[1]
    assert stories[0] == stories[1]
    assert [line.params for line in stories[0][0] if line.clause == "SOT-8.4"] == [
        {"seat": 0, "field": "E"}
    ]


@pytest.mark.rule("SOT-8.4", "SOT-8.1")
def test_even_the_last_two_cards_are_laid_in_secret() -> None:
    """One field left and a choice of two cards: the others learn nothing but the field."""
    five = {"A": 1, "B": 2, "C": 3, "D": 4, "E": 5}
    boards = []
    for card in (6, 7):
        table = position(laid=five).turn(0, "chronicle", "muster")
        table.pick(Play("chronicle"))
        assert table.view(1).asks == ()
        table.pick(Lay(card, "F"))
        boards.append(table.view(1).board)
    assert boards[0] == boards[1]


@pytest.mark.rule("SOT-8.1")
def test_a_repeated_chronicle_lays_another_card() -> None:
    scene = position(laid={"A": 1}, played=["chronicle"])
    table = scene.turn(0, "chronicle", "muster")
    table.pick(Play("chronicle"))
    table.pick(Lay(2, "B"))
    table.pick(EndTurn())
    assert player(table, 0).laid[:2] == (1, 2)
    assert player(table, 0).unrest == 1
