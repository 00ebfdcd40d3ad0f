"""Section 14: final scoring; section 15: the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.content.cards import CARD
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.goals.contests import open_points, personal_points
from civitas.titles.era_of_tribes.goals.ending import last_round
from civitas.titles.era_of_tribes.scene import Scene, board
from civitas.titles.era_of_tribes.title import TITLE
from tests.titles.era_of_tribes.helpers import match, set_up, state

RICH = CARD["the_rich"]


def rich(*thalers: int) -> Scene:
    """Players with so many thalers, and nothing else that counts."""
    one = Scene(len(thalers)).open_cards("the_rich")
    for seat, number in enumerate(thalers):
        one.player(seat, thalers=number, influence=10)
    return one


def scores(table: Table) -> tuple[float, ...]:
    assert table.result is not None
    assert table.result.scores == tuple(
        sum(points) for points in zip(*TITLE.sources(table.state).values(), strict=True)
    )
    return table.result.scores


@pytest.mark.rule("EOT-14.1")
def test_the_influence_on_the_track_is_what_all_begin_with() -> None:
    one = Scene(2).open_cards().player(0, influence=12).player(1, influence=7)
    assert scores(one.end()) == (12, 7)


@pytest.mark.rule("EOT-14.2")
@pytest.mark.parametrize(
    ("thalers", "points"), [((5, 3), 3), ((5, 5), 2), ((3, 5), 0), ((0, 0), 0)]
)
def test_a_personal_card_scores_for_its_owner_alone(thalers: tuple[int, int], points: int) -> None:
    one = rich(*thalers).open_cards().player(0, cards=["the_rich"])
    assert personal_points(one.state, one.me(0), RICH) == points
    assert scores(one.end()) == (10 + points, 10)


@pytest.mark.rule("EOT-14.3", "EOT-6.5")
@pytest.mark.parametrize(
    ("thalers", "points"),
    [
        ((9, 5, 2), (3, 1, 0)),
        ((9, 5, 5), (3, 1, 1)),
        ((9, 9, 5), (2, 2, 0)),
        ((4, 4, 4), (2, 2, 2)),
        ((9, 0, 0), (3, 0, 0)),
    ],
)
def test_an_open_card_scores_for_first_and_second(
    thalers: tuple[int, ...], points: tuple[int, ...]
) -> None:
    one = rich(*thalers)
    assert open_points(one.state, RICH) == points
    assert scores(one.end()) == tuple(10 + gained for gained in points)


@pytest.mark.rule("EOT-14.3")
def test_the_log_says_what_open_cards_are_worth() -> None:
    words = words_for(META, "en", ("Anna", "Ben", "Cleo"))
    lines = [line for line in rich(9, 5, 0).end().log if line.clause == "EOT-14.3"]
    assert [words.line(line) for line in lines] == [
        "Anna gets 3 points for The Rich.",
        "Ben gets 1 point for The Rich.",
    ]


@pytest.mark.rule("EOT-14.4", "EOT-6.6")
def test_nothing_never_scores_but_for_peacemakers() -> None:
    one = rich(0, 0, 0)
    assert open_points(one.state, RICH) == (0, 0, 0)
    assert open_points(one.state, CARD["peacemakers"]) == (2, 2, 2)
    one.player(0, triumph=20)
    assert open_points(one.state, CARD["peacemakers"]) == (0, 2, 2)
    one.player(1, triumph=27)
    assert open_points(one.state, CARD["peacemakers"]) == (0, 3, 1)


@pytest.mark.rule("EOT-14.5")
def test_morale_is_added() -> None:
    one = Scene(2).open_cards().player(0, influence=5, morale=4).player(1, influence=5, morale=-3)
    assert scores(one.end()) == (9, 2)


@pytest.mark.rule("EOT-14.6", "EOT-16.12")
def test_kept_scoring_tiles_score_each() -> None:
    one = Scene(2).open_cards()
    one.player(0, influence=5, thalers=12, tiles=["final_thalers", "final_thalers"])
    one.player(1, influence=5, thalers=12, opened=["final_treaties"], tiles=["thalers_5"])
    assert scores(one.end()) == (9, 5)


@pytest.mark.rule("EOT-14.7", "EOT-11.9")
def test_hunger_costs_a_point_wherever_it_lies() -> None:
    one = Scene(2).open_cards().player(0, influence=9, hunger=2, hunger_beside=3)
    one.player(1, influence=9)
    assert scores(one.end()) == (4, 9)


@pytest.mark.rule("EOT-14.8")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ({"influence": 9}, {"influence": 8, "thalers": 40}, (0,)),
        ({"influence": 9, "morale": 1}, {"influence": 8, "morale": 2}, (1,)),
        ({"influence": 9, "thalers": 3}, {"influence": 9, "thalers": 4}, (1,)),
        ({"influence": 9}, {"influence": 9}, (0, 1)),
    ],
)
def test_ties_are_broken_by_morale_land_and_thalers(
    one: dict[str, Any], other: dict[str, Any], winners: tuple[int, ...]
) -> None:
    scene = Scene(2, ["gauls", "britons"]).open_cards().player(0, **one).player(1, **other)
    result = scene.end().result
    assert result is not None
    assert result.winners == winners


@pytest.mark.rule("EOT-14.8")
def test_more_land_breaks_a_tie_before_thalers() -> None:
    scene = Scene(2, ["romans", "iberians"]).open_cards()
    scene.player(0, influence=9, thalers=9).player(1, influence=9, thalers=2)
    assert len(HOMES[scene.me(1).people]) > len(HOMES[scene.me(0).people])
    result = scene.end().result
    assert result is not None
    assert result.winners == (1,)


@pytest.mark.rule("EOT-1.16", "EOT-14.2")
def test_what_is_hidden_does_not_show_in_the_points_before_the_end() -> None:
    one = Scene(2).player(0, cards=["the_rich"], thalers=30, tiles=["final_thalers"])
    table = one.turn(0)
    assert set(board(table, 1).players[0].points) == {"influence", "open_cards", "morale", "hunger"}
    over = one.end()
    assert board(over, 1).players[0].cards == ("the_rich",)
    assert board(over, 1).players[0].points["tiles"] == 5


# ------------------------------------------------------------------ alone


@pytest.mark.rule("EOT-14.9", "EOT-15.5")
@pytest.mark.parametrize(("thalers", "points"), [(5, 3), (0, 0)])
def test_alone_a_card_scores_when_there_is_anything(thalers: int, points: int) -> None:
    one = Scene(1).open_cards("the_rich").player(0, thalers=thalers, influence=10)
    assert scores(one.end()) == (10 + points,)


@pytest.mark.rule("EOT-15.1")
def test_alone_on_a_play_area_for_two() -> None:
    table = set_up(match(1))
    assert board(table).area.startswith("2p_")
    assert board(table).grey_supply == 1
    assert state(table).players[0].triumph == 31


@pytest.mark.rule("EOT-15.2")
def test_alone_the_round_marker_ends_the_game_after_ten_rounds() -> None:
    one = Scene(1, ["romans"])
    assert last_round(one.state) == 10
    table = one.clean_up(round=9)
    assert (board(table).marker, table.over) == (50, False)
    assert board(one.round(1)).marker == 41
    assert one.clean_up(round=10).over


@pytest.mark.rule("EOT-15.3", "EOT-2.23")
def test_alone_barbarians_live_in_the_homes_of_all_other_peoples() -> None:
    s = state(set_up(match(1, setup="2p_north")))
    others = [people for people in s.area.peoples if people != s.players[0].people]
    assert len(others) == 4
    assert {home for people in others for home in HOMES[people]} <= set(s.villages)


@pytest.mark.rule("EOT-15.4", "AUT-10.8")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (-3, "rank_citizen"),
        pytest.param(24, "rank_citizen", marks=pytest.mark.content("ranks/rank_citizen")),
        pytest.param(25, "rank_chieftain", marks=pytest.mark.content("ranks/rank_chieftain")),
        pytest.param(30, "rank_warlord", marks=pytest.mark.content("ranks/rank_warlord")),
        pytest.param(39, "rank_prince", marks=pytest.mark.content("ranks/rank_prince")),
        pytest.param(40, "rank_king", marks=pytest.mark.content("ranks/rank_king")),
        pytest.param(49, "rank_emperor", marks=pytest.mark.content("ranks/rank_emperor")),
        pytest.param(50, "rank_god", marks=pytest.mark.content("ranks/rank_god")),
        (80, "rank_god"),
    ],
)
def test_alone_the_points_give_a_rank(points: int, rank: str) -> None:
    one = Scene(1).open_cards().player(0, influence=max(points, 0), morale=min(points, 0))
    result = one.end().result
    assert result is not None
    assert (result.how, result.params) == ("end-alone", {"rank": rank})


@pytest.mark.rule("EOT-15.5")
def test_alone_there_is_one_open_card() -> None:
    assert len(board(set_up(match(1))).open_cards) == 1
