"""AUT-10: end and scoring with Automas."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.titles.era_of_tribes.content.cards import CARD
from civitas.titles.era_of_tribes.goals.contests import personal_points
from civitas.titles.era_of_tribes.goals.ending import check_end, last_round
from civitas.titles.era_of_tribes.scene import Scene
from tests.titles.era_of_tribes.helpers import state


def scene(players: int = 1, automas: int = 1, **options: Any) -> Scene:
    """Nobody has anything, and no card lies open."""
    peoples = ["britons", "germanics", "slavs", "norsemen"]
    one = Scene(players, peoples, automas=automas, setup="2p_north", **options).open_cards()
    for seat in range(players + automas):
        one.player(seat, influence=10, thalers=0)
    return one


@pytest.mark.rule("AUT-10.1")
def test_with_automas_there_are_ten_rounds() -> None:
    one = scene()
    assert last_round(one.state) == 10
    assert not one.clean_up(round=9).over
    assert one.clean_up(round=10).over


@pytest.mark.rule("AUT-10.2")
@pytest.mark.parametrize(
    ("difficulty", "person"), [("softy", 1), ("experienced", 3), ("expert", 5)]
)
def test_the_bonus_for_an_end_condition(difficulty: str, person: int) -> None:
    one = scene(2, 2, difficulty=difficulty)
    one.state.round = 10
    for seat in range(4):
        one.player(seat, influence=21, triumph=60)
    check_end(one.state, 0)
    assert [one.me(seat).influence - 21 for seat in range(4)] == [person, person, 3, 3]


@pytest.mark.rule("AUT-10.3")
@pytest.mark.parametrize(("number", "more"), [(10, 0), (9, 5), (6, 20)])
def test_the_first_gains_more_for_rounds_that_are_not_played(number: int, more: int) -> None:
    one = scene(2, 1)
    one.state.round = number
    one.player(1, influence=23, triumph=60)
    check_end(one.state, 0)
    one.player(0, influence=23, triumph=60)
    check_end(one.state, 0)
    assert (one.me(1).influence, one.me(0).influence) == (26 + more, 26)


@pytest.mark.rule("AUT-10.4")
def test_persons_score_as_usual() -> None:
    one = scene().open_cards("the_rich")
    one.player(0, thalers=10, morale=2, hunger=1, cards=["emperor"], tiles=["final_thalers"])
    one.player(0, triumph=25).player(1, thalers=3)
    result = one.end().result
    assert result is not None
    assert result.scores == (10 + 3 + 2 - 1 + 3 + 2, 10 + 1)


@pytest.mark.rule("AUT-10.5")
@pytest.mark.parametrize(
    ("thalers", "points"),
    [((3, 9), 3), ((9, 9), 2), ((9, 3), 1), ((9, 0), 0)],
)
def test_the_cards_of_an_automa_score_partly(thalers: tuple[int, int], points: int) -> None:
    one = scene().player(0, thalers=thalers[0]).player(1, thalers=thalers[1])
    assert personal_points(one.state, one.me(1), CARD["the_rich"]) == points
    one.player(1, cards=["the_rich", "townsmen"])
    result = one.end().result
    assert result is not None
    assert result.scores[1] == 10 + points


@pytest.mark.rule("AUT-10.5", "EOT-14.2")
def test_the_log_names_the_rule_by_which_a_card_scores() -> None:
    """A second place is worth a point to an Automa and nothing to a person."""
    one = scene().player(0, thalers=9, cards=["the_rich"]).player(1, cards=["townsmen"])
    lines = [line for line in one.end().log if line.message == "told-own-card"]
    told = [(line.params["seat"], line.clause) for line in lines]
    assert sorted(told) == [(0, "EOT-14.2"), (1, "AUT-10.5")]


@pytest.mark.rule("AUT-10.5")
def test_there_is_no_second_place_behind_a_shared_first() -> None:
    one = scene(2, 1).player(0, thalers=5).player(1, thalers=5).player(2, thalers=4)
    assert personal_points(one.state, one.me(2), CARD["the_rich"]) == 0


@pytest.mark.rule("AUT-10.6")
def test_automas_count_morale_and_hunger_but_no_tiles() -> None:
    one = scene().player(1, morale=4, hunger=1, hunger_beside=1, thalers=30)
    one.player(1, tiles=["final_thalers"])
    result = one.end().result
    assert result is not None
    assert result.scores[1] == 10 + 4 - 2


@pytest.mark.rule("AUT-10.7")
@pytest.mark.parametrize(
    ("goal", "points", "winners", "how"),
    [
        ("cooperative", (12, 15, 11), (0, 1), "end-together"),
        ("cooperative", (11, 15, 11), (), "end-not-together"),
        ("cooperative", (9, 8, 11), (), "end-not-together"),
        ("competitive", (12, 15, 11), (1,), "end-points"),
        ("competitive", (9, 15, 11), (1,), "end-points"),
        ("competitive", (15, 15, 11), (0,), "end-tie-break"),
        ("competitive", (11, 9, 11), (), "end-automa"),
    ],
)
def test_who_wins_against_automas(
    goal: str, points: tuple[int, ...], winners: tuple[int, ...], how: str
) -> None:
    one = scene(2, 1, goal=goal)
    for seat, number in enumerate(points):
        one.player(seat, influence=number)
    result = one.end().result
    assert result is not None
    assert (result.scores, result.winners, result.how) == (points, winners, how)
    if winners:
        assert {result.ranks[seat] for seat in winners} == {1}


@pytest.mark.rule("AUT-10.7", "AUT-10.8")
@pytest.mark.parametrize(
    ("points", "how"), [((31, 30), "end-alone-won"), ((30, 30), "end-alone-lost")]
)
def test_one_person_wins_above_every_automa(points: tuple[int, int], how: str) -> None:
    one = scene().player(0, influence=points[0]).player(1, influence=points[1])
    result = one.end().result
    assert result is not None
    assert (result.how, result.params) == (how, {"rank": "rank_warlord"})
    assert result.winners == ((0,) if how == "end-alone-won" else ())


@pytest.mark.rule("AUT-10.9")
def test_the_round_limit_gives_nobody_a_bonus() -> None:
    table = scene().player(1, thalers=0).clean_up(round=10)
    assert table.over
    assert state(table).players[0].influence == 10
    assert [me.met for me in state(table).players] == [0, 0]
