"""Victory (section 19): ways to win, what they need, and who wins."""

from __future__ import annotations

import pytest

from civitas.kernel.values import put
from civitas.titles.oikumene.content.tables import DOMINANCE, POWER
from civitas.titles.oikumene.course.ending import check_out, check_sovereignty, sources
from civitas.titles.oikumene.course.rounds import lose_face
from civitas.titles.oikumene.course.treaties import conclude
from civitas.titles.oikumene.course.victory import (
    agrarian,
    dominance_need,
    feeds_all,
    fulfils,
    goal_needs,
    goals_met,
    reached,
    significance,
)
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.course import Announce
from civitas.titles.oikumene.scene import Scene, player
from tests.titles.oikumene.helpers import asked, do, state

FIELDS = (
    *("liguria", "insubria", "cenomania", "boica", "spina", "senonia", "etruria_pisae"),
    *("etruria_clusium", "etruria_tarquinii", "umbria", "roma", "sabinum", "latium", "campania"),
)


def two() -> Scene:
    """Two players on the board, each with a unit far from the other."""
    return Scene(2).units(0, "light_infantry", "roma").units(1, "light_infantry", "syracusae")


# ------------------------------------------------------------------ HRN-19.1


@pytest.mark.rule("HRN-19.1")
def test_settlements_are_fed_by_grain_half_of_the_fish_and_meat_of_their_area() -> None:
    scene = Scene(2).settle(0, "roma", "city", "dock", grain=1, fish=1)
    assert not feeds_all(scene.state, scene.me(0))
    scene.state.fish[scene.space("roma")] = 2
    assert feeds_all(scene.state, scene.me(0))
    scene.settle(0, "boica").crop(0, "insubria", 9)  # grain on fields does not count
    assert not feeds_all(scene.state, scene.me(0))
    scene.herd(0, "sheep", "boica")
    assert feeds_all(scene.state, scene.me(0))


@pytest.mark.rule("HRN-19.1", "HRN-2.18")
def test_an_encircled_settlement_has_only_what_is_inside() -> None:
    scene = Scene(2).settle(0, "roma", grain=5).settle(0, "latium").herd(0, "pigs", "latium")
    assert feeds_all(scene.state, scene.me(0))
    scene.units(1, "light_infantry", "latium")
    assert not feeds_all(scene.state, scene.me(0))
    scene.state.stalls = put(scene.state.stalls, scene.space("latium"), (0,))
    assert feeds_all(scene.state, scene.me(0))


@pytest.mark.rule("HRN-19.1")
def test_in_quick_mode_gold_feeds_the_settlements() -> None:
    scene = Scene(2, mode="quick").settle(0, "roma", "city").settle(0, "boica").player(0, gold=2)
    assert not feeds_all(scene.state, scene.me(0))
    assert feeds_all(scene.player(0, gold=3).state, scene.me(0))


# ------------------------------------------------------------------ sovereignty


@pytest.mark.rule("HRN-19.2")
@pytest.mark.content("ways/sovereignty")
def test_sovereignty_is_won_at_once_with_the_last_treaty() -> None:
    scene = Scene(3).settle(0, "roma", grain=1).settle(1, "boica").settle(2, "syracusae")
    scene.player(1, gold=5).player(2, gold=5)
    conclude(scene.state, 0, scene.me(1), scene.me(0), 1)
    assert not scene.state.over
    conclude(scene.state, 2, scene.me(2), scene.me(0))
    assert (scene.state.over, scene.state.winners) == (True, (0,))
    assert scene.state.agenda == ()


@pytest.mark.rule("HRN-19.2", "HRN-19.1")
def test_the_sovereign_must_be_able_to_feed_his_settlements() -> None:
    scene = Scene(2).settle(0, "roma").settle(1, "boica").treaty("vassalage", 1, 0)
    check_sovereignty(scene.state)
    assert not scene.state.over
    scene.state.grain[scene.space("roma")] = 1
    assert scene.at("round_end").result is not None


@pytest.mark.rule("HRN-19.2")
def test_a_treaty_as_payer_is_no_sovereignty() -> None:
    scene = Scene(3).settle(0, "roma", grain=1).settle(1, "boica", grain=1).settle(2, "tarentum")
    scene.treaty("ransom", 1, 0, until=9).treaty("ransom", 0, 2, until=9)
    check_sovereignty(scene.state)
    assert not scene.state.over


@pytest.mark.rule("HRN-19.2", "HRN-4.7")
def test_sovereignty_is_looked_for_when_a_player_leaves() -> None:
    scene = Scene(3).settle(0, "roma", grain=1).settle(1, "boica").treaty("ransom", 1, 0, until=9)
    check_out(scene.state)
    assert (scene.state.over, scene.state.winners) == (True, (0,))


# ------------------------------------------------------------------ dominance and power


@pytest.mark.rule("HRN-19.4", "HRN-19.5")
@pytest.mark.content("ways/dominance")
def test_dominance_is_announced_and_verified_a_round_later() -> None:
    table = two().player(0, victory=15).at("round_end")
    assert (asked(table), table.asks[0].seat) == ("announce", 0)
    assert set(table.asks[0].picks) == {PASS, Announce("dominance")}
    do(table, Announce("dominance"))
    assert (player(table, 0).ways, player(table, 0).announced) == (1 << DOMINANCE, 1)
    assert table.result is None
    scene = two().player(0, victory=15).announce(0, "dominance", 1).when("summer")
    table = scene.at("round_end")
    assert table.result is not None
    assert (table.result.winners, table.result.how) == ((0,), "end-dominance")


@pytest.mark.rule("HRN-19.4")
def test_an_announcement_that_is_not_met_lapses_and_may_be_repeated() -> None:
    scene = two().player(0, victory=14).announce(0, "dominance", 1).when("summer")
    table = scene.at("round_end")
    assert table.result is None
    assert player(table, 0).announced == 0
    again = two().player(0, victory=15).when("autumn").at("round_end")
    assert Announce("dominance") in again.asks[0].picks


@pytest.mark.rule("HRN-19.4")
def test_both_ways_may_be_announced_and_one_that_still_holds_is_enough() -> None:
    table = do(powerful().player(0, victory=15).at("round_end"), Announce("power"))
    assert table.asks[0].picks == [PASS, Announce("dominance")]
    do(table, Announce("dominance"))
    assert asked(table) != "announce"
    scene = powerful().player(0, victory=0).when("summer")
    result = scene.announce(0, "dominance", 1).announce(0, "power", 1).at("round_end").result
    assert result is not None
    assert (result.winners, result.how) == ((0,), "end-power")


@pytest.mark.rule("HRN-19.4")
def test_nothing_is_announced_after_the_last_round() -> None:
    table = two().player(0, victory=15).when("winter", 5).at("round_end")
    assert table.result is not None
    assert table.result.how == "end-significance"


def powerful() -> Scene:
    """Fields, prestige and cities enough."""
    scene = two().player(0, prestige=70)
    for name in FIELDS[:12]:
        scene.units(0, "light_infantry", name)
    return scene.settle(0, "latium", "city", grain=5).settle(0, "campania", "city", grain=5)


@pytest.mark.rule("HRN-19.6", "HRN-19.4")
@pytest.mark.content("ways/power", "small_goals/fields", "small_goals/cities")
@pytest.mark.content("small_goals/prestige")
def test_three_of_five_small_goals_are_power() -> None:
    scene = powerful()
    assert goals_met(scene.state, scene.me(0)) == ["fields", "cities", "prestige"]
    assert fulfils(scene.state, scene.me(0), POWER)
    table = do(scene.at("round_end"), Announce("power"))
    assert player(table, 0).ways == 1 << POWER
    scene.player(0, prestige=69)
    assert goals_met(scene.state, scene.me(0)) == ["fields", "cities"]
    assert not fulfils(scene.state, scene.me(0), POWER)


@pytest.mark.rule("HRN-19.6")
@pytest.mark.content("small_goals/settlements", "small_goals/agrarian_points")
def test_nine_settlements_and_forty_agrarian_points_are_small_goals() -> None:
    scene = Scene(2)
    for name in FIELDS[:9]:
        scene.settle(0, name, grain=4)
    assert goals_met(scene.state, scene.me(0)) == ["settlements"]
    scene.crop(0, "latium", 4)  # on fields, too, for this goal
    assert goals_met(scene.state, scene.me(0)) == ["settlements", "agrarian_points"]
    scene.units(1, "light_infantry", "liguria")  # encircled
    assert goals_met(scene.state, scene.me(0)) == ["agrarian_points"]


@pytest.mark.rule("HRN-19.6", "HRN-2.10")
def test_held_fields_count_for_the_first_goal() -> None:
    scene = Scene(2)
    for name in FIELDS[:13]:
        scene.units(0, "light_infantry", name)
    assert reached(scene.state, scene.me(0))["fields"] == 13
    scene.crop(0, "campania")
    assert reached(scene.state, scene.me(0))["fields"] == 14


@pytest.mark.rule("HRN-19.6")
def test_quick_mode_wants_two_of_three_goals() -> None:
    scene = Scene(2, mode="quick").player(0, gold=9)
    for name in FIELDS[:12]:
        scene.units(0, "light_infantry", name)
    scene.settle(0, "latium", "city").settle(0, "campania", "city")
    assert set(goal_needs(scene.state, scene.me(0))) == {"fields", "settlements", "cities"}
    assert fulfils(scene.state, scene.me(0), POWER)


@pytest.mark.rule("HRN-19.7")
def test_treaties_move_what_is_needed() -> None:
    scene = Scene(3).treaty("ransom", 1, 0, until=9).treaty("ransom", 2, 0, until=9)
    assert goal_needs(scene.state, scene.me(0)) == {
        "fields": 10,
        "settlements": 7,
        "agrarian_points": 30,
        "cities": 2,
        "prestige": 50,
    }
    assert goal_needs(scene.state, scene.me(1)) == {
        "fields": 16,
        "settlements": 10,
        "agrarian_points": 45,
        "cities": 2,
        "prestige": 80,
    }
    assert [dominance_need(scene.state, scene.me(seat)) for seat in range(3)] == [11, 17, 17]


@pytest.mark.rule("HRN-19.8", "HRN-19.9")
def test_a_small_goal_eases_dominance_and_five_points_ease_the_goals() -> None:
    scene = two().player(0, prestige=70, victory=4)
    assert dominance_need(scene.state, scene.me(0)) == 13
    assert goal_needs(scene.state, scene.me(0))["prestige"] == 70
    scene.player(0, prestige=60, victory=5)
    assert goal_needs(scene.state, scene.me(0)) == {
        "fields": 12,
        "settlements": 8,
        "agrarian_points": 35,
        "cities": 2,
        "prestige": 60,
    }
    assert dominance_need(scene.state, scene.me(0)) == 13  # by the goal that became easier


@pytest.mark.rule("HRN-19.10")
def test_agrarian_points() -> None:
    scene = Scene(2).settle(0, "roma", "dock", grain=3, fish=2).settle(0, "latium", "dock", fish=1)
    assert agrarian(scene.state, scene.me(0)) == 3 + 1
    scene.herd(0, "sheep", "roma").herd(0, "pigs", "roma")
    scene.herd(0, "cattle", "boica").herd(0, "horses", "boica")
    assert agrarian(scene.state, scene.me(0)) == 4 + 2 + 4 + 6 + 4
    scene.crop(0, "campania", 3)
    assert agrarian(scene.state, scene.me(0)) == 20
    assert reached(scene.state, scene.me(0))["agrarian_points"] == 23


@pytest.mark.rule("HRN-19.11")
@pytest.mark.parametrize(
    ("points", "gold", "winner"),
    [((15, 16), (9, 0), 1), ((15, 15), (1, 2), 1), ((15, 15), (2, 2), 0)],
)
def test_of_several_verified_most_points_gold_and_turn_order_decide(
    points: tuple[int, int], gold: tuple[int, int], winner: int
) -> None:
    scene = two().when("summer")
    for seat in range(2):
        scene.player(seat, victory=points[seat], gold=gold[seat]).announce(seat, "dominance", 1)
    table = scene.at("round_end")
    assert table.result is not None
    assert table.result.winners == (winner,)


# ------------------------------------------------------------------ significance


@pytest.mark.rule("HRN-19.12")
@pytest.mark.content("ways/significance")
def test_significance_adds_up_what_a_player_has() -> None:
    scene = Scene(3).settle(0, "roma", "city", grain=7).settle(0, "boica").herd(0, "sheep", "boica")
    scene.units(0, "light_infantry", "umbria").stone(1, "umbria").crop(0, "campania", 5)
    scene.player(0, victory=-2, prestige=29)
    scene.treaty("tribute", 0, 1, until=9).treaty("vassalage", 2, 0)
    scene.me(0).helps, scene.me(0).helped = 3, 1
    assert significance(scene.state, scene.me(0)) == {
        "treaties": -1 + 3,
        "help": 3 - 2,
        "victory": -2,
        "fields": 2 + 2 + 1 + 2,  # Roma, Boica, plundered Umbria, Campania held by its crop
        "settlements": 2,
        "cities": 1,
        "agrarian_points": 3,  # 7 grain and a sheep herd
        "prestige": 2,
    }
    assert significance(scene.state, scene.me(1))["treaties"] == 1
    assert significance(scene.state, scene.me(2))["treaties"] == -3


@pytest.mark.rule("HRN-19.12")
def test_the_sources_add_up_to_the_scores() -> None:
    table = powerful().when("winter", 5).at("round_end")
    assert table.result is not None
    told = sources(state(table)).values()
    assert tuple(map(sum, zip(*told, strict=True))) == table.result.scores


@pytest.mark.rule("HRN-19.13")
@pytest.mark.parametrize(
    ("gold", "points", "winners"), [((3, 2), (0, 0), (0,)), ((2, 2), (0, 0), (0, 1))]
)
def test_ties_are_broken_by_gold_then_shared(
    gold: tuple[int, int], points: tuple[int, int], winners: tuple[int, ...]
) -> None:
    scene = two().when("winter", 5)
    for seat in range(2):
        scene.player(seat, gold=gold[seat], victory=points[seat])
    table = scene.at("round_end")
    assert table.result is not None
    assert table.result.winners == winners


@pytest.mark.rule("HRN-19.13")
def test_after_gold_victory_points_break_the_tie() -> None:
    scene = two().when("winter", 5).units(0, "light_infantry", "latium").player(1, victory=2)
    table = scene.at("round_end")
    assert table.result is not None
    assert table.result.scores == (4, 4)
    assert table.result.winners == (1,)


@pytest.mark.rule("HRN-19.13")
def test_who_cannot_feed_the_settlements_wins_only_if_nobody_can() -> None:
    scene = two().when("winter", 5).settle(0, "latium", "city")
    table = scene.at("round_end")
    assert table.result is not None
    assert table.result.winners == (1,)
    scene.settle(1, "messana")
    table = scene.at("round_end")
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.rule("HRN-16.4")
def test_lost_victory_points_cost_prestige_at_the_end_of_the_round() -> None:
    scene = two().player(0, victory=3, prestige=9)
    scene.me(0).victory = 1
    lose_face(scene.state, scene.me(0))
    assert scene.me(0).prestige == 1
    lose_face(scene.state, scene.me(0))
    assert scene.me(0).prestige == 1
    scene.me(0).victory = 0
    lose_face(scene.state, scene.me(0))
    assert scene.me(0).prestige == 0
