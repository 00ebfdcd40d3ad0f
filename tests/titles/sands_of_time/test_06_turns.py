"""Section 6, phase 2: card choice, turns, track and die."""

from __future__ import annotations

from functools import partial

import pytest

from civitas import Pick, Table
from civitas.titles.sands_of_time.content import CARDS
from civitas.titles.sands_of_time.picks import (
    Annex,
    AskRoad,
    Calm,
    Caravan,
    Choose,
    Consent,
    Construct,
    Deny,
    Done,
    Drill,
    EndTurn,
    Exchange,
    Group,
    Lay,
    Muster,
    Play,
    Promote,
    Site,
    Support,
    To,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    ANY,
    Position,
    board,
    choose,
    chosen,
    marker_on_agriculture,
    offered,
    pair,
    place_of,
    player,
    position,
    reason,
)


def two_empires() -> Scene:
    return Scene().empire(0, capital="italia").empire(1, capital="syria")


def choosing(scene: Scene, start: int = 0) -> Table:
    return scene.at(Stage.CARD_CHOICE, start=start)


# ------------------------------------------------------------------ step A


@pytest.mark.rule("SOT-6.1")
def test_the_three_steps_of_a_round() -> None:
    table = choosing(two_empires())
    choose(table, ANY, ANY)
    assert [ask.seat for ask in table.asks] == [0]
    table.pick(EndTurn())
    table.pick(EndTurn())
    assert (board(table).round, board(table).dynasty_space) == (1, 1)
    assert [ask.what for ask in table.asks] == ["cards", "cards"]


@pytest.mark.rule("SOT-6.2")
def test_two_different_cards_of_fourteen() -> None:
    table = choosing(two_empires())
    picks = table.asks[0].picks
    for a in CARDS:
        for b in CARDS:
            if a != b and not a.startswith("emphasis"):
                assert pair(a, b) in picks
    assert Choose("build", "build") not in picks
    assert reason(table, Choose("build", "build")) == "SOT-6.2"
    assert len(picks) == len(set(picks)) == 88


@pytest.mark.rule("SOT-6.2")
def test_cards_are_chosen_secretly_and_at_the_same_time() -> None:
    table = choosing(two_empires())
    assert [ask.seat for ask in table.asks] == [0, 1]
    hidden = table.view(0)
    table.pick(pair("build", "raid"), seat=1)
    assert table.view(0).board == hidden.board
    assert [ask.seat for ask in table.asks] == [0]
    table.pick(pair("build", "muster"), seat=1)  # nobody has seen it, so it may be changed
    table.pick(pair(*ANY), seat=0)
    assert player(table, 1).chosen == ("muster", "build")
    assert player(table, 1, to=0).chosen == ()
    assert player(table, 1, to=0).played == ()


@pytest.mark.rule("SOT-6.3")
def test_one_repeated_card_but_not_two() -> None:
    scene = Scene().empire(0, capital="italia", played=["build", "muster"])
    table = choosing(scene.empire(1, capital="syria", played=["raid"]))
    picks = table.asks[0].picks
    assert reason(table, pair("build", "muster")) == "SOT-6.3"
    assert pair("build", "raid") in picks
    assert pair("muster", "tribute") in picks
    assert pair("build", "emphasis_civil") in picks
    assert len(picks) == 88 - 1
    assert pair("build", "muster") in table.asks[1].picks  # each player's own cards count


@pytest.mark.rule("SOT-6.4")
def test_one_emphasis_card_a_generation() -> None:
    table = choosing(two_empires())
    assert reason(table, pair("emphasis_civil", "emphasis_cultural")) == "SOT-6.4"
    choose(table, ("emphasis_civil", "chronicle"), ANY)
    table.pick(EndTurn())
    table.pick(EndTurn())
    assert table.asks[0].seat == 0
    for emphasis in ("emphasis_civil", "emphasis_political", "emphasis_cultural"):
        assert reason(table, pair(emphasis, "build")) == "SOT-6.4"
    assert len(table.asks[0].picks) == 11 * 10 // 2
    assert pair("emphasis_civil", "build") in table.asks[1].picks


@pytest.mark.rule("SOT-6.4")
def test_the_next_generation_brings_the_emphasis_cards_back() -> None:
    scene = Scene().empire(0, capital="italia", emphasis="civil", played=["build"])
    table = scene.empire(1, capital="syria").at(Stage.NEW_GENERATION, start=1)
    assert table.asks[0].seat == 0
    assert len(table.asks[0].picks) == 88


@pytest.mark.rule("SOT-6.5")
def test_the_two_caravan_cards_are_different_cards() -> None:
    scene = Scene().empire(0, capital="italia", played=["caravan_1"], emphasis="cultural", gold=2)
    table = choosing(scene.empire(1, capital="syria"))
    choose(table, ("caravan_2", "chronicle"), ANY)
    table.pick(Play("caravan_2"))
    table.pick(Caravan("gallia-italia"))
    table.pick(EndTurn())
    assert player(table, 0).unrest == 0
    assert player(table, 0).played == ("caravan_1", "caravan_2")


@pytest.mark.rule("SOT-6.5")
def test_both_caravan_cards_may_be_chosen_together() -> None:
    scene = Scene().empire(0, capital="italia", played=["caravan_1", "raid"])
    table = choosing(scene.empire(1, capital="syria"))
    assert offered(table, pair("caravan_1", "caravan_2"))
    assert offered(table, pair("caravan_2", "raid"))
    assert not offered(table, pair("caravan_1", "raid"))


# ------------------------------------------------------------------ step B


@pytest.mark.rule("SOT-6.6")
def test_turns_go_clockwise_and_cards_stay_hidden_until_the_own_turn() -> None:
    scene = Scene(players=3).empire(0, capital="italia").empire(1, capital="syria")
    table = choosing(scene.empire(2, capital="libya"), start=1)
    choose(table, ("chronicle", "build"), ("chronicle", "raid"), ("chronicle", "muster"))
    seats = []
    for later in ([2, 0], [0], []):
        turn = board(table, None).turn
        assert turn is not None
        seats.append(turn.seat)
        assert len(turn.hand) == 2
        for seat in later:
            assert player(table, seat, to=turn.seat).chosen == ()
        told = [line.params["seat"] for line in table.log if line.message == "reveals"]
        assert told == seats
        table.pick(EndTurn())
    assert seats == [1, 2, 0]
    assert table.asks[0].what == "cards"


@pytest.mark.rule("SOT-6.6")
def test_only_the_revealed_cards_can_be_played_and_only_in_the_own_turn() -> None:
    table = choosing(two_empires())
    choose(table, ANY, ("chronicle", "migrate"))
    assert offered(table, Play("chronicle"))
    assert reason(table, Play("migrate")) == "SOT-6.6"
    why = table.why_not(Play("chronicle"), seat=1)
    assert why is not None
    assert why.clause == "SOT-6.6"


@pytest.mark.rule("SOT-6.7")
def test_an_emphasis_card_unlocks_the_card_played_with_it() -> None:
    scene = Scene().empire(0, capital="italia", gold=2).empire(1, capital="syria")
    table = choosing(scene.citizens(0, italia=(1, 0)))
    choose(table, ("muster", "emphasis_political"), ANY)
    assert player(table, 0).unlocked == ("political",)
    assert player(table, 0).emphasis == "political"
    table.pick(Play("muster"))
    assert offered(table, Promote("italia"))


@pytest.mark.rule("SOT-6.8")
@pytest.mark.parametrize("first", ["chronicle", "muster"])
def test_two_action_cards_in_either_order(first: str) -> None:
    scene = Scene().empire(0, capital="italia", gold=1).empire(1, capital="syria")
    table = scene.turn(0, "muster", "chronicle")
    assert offered(table, Play("chronicle"))
    assert offered(table, Play("muster"))
    table.pick(Play(first))
    other = {"chronicle": "muster", "muster": "chronicle"}[first]
    assert not offered(table, Play(other))  # the first is finished before the second starts
    table.pick(Lay(1, "A") if first == "chronicle" else Muster("italia"))
    assert offered(table, Play(other))
    assert not offered(table, Play(first))


@pytest.mark.rule("SOT-6.9")
def test_a_building_of_the_first_action_works_in_the_second() -> None:
    scene = Scene().empire(0, capital="italia", gold=2, emphasis="political")
    table = scene.empire(1, capital="syria").turn(0, "build", "muster")
    table.pick(Play("build"))
    table.pick(Site("italia"))
    table.pick(Construct("barracks"))
    table.pick(Play("muster"))
    assert offered(table, Drill("italia"))


@pytest.mark.rule("SOT-6.9")
def test_an_advance_of_the_first_action_works_in_the_second() -> None:
    scene = Scene().row("political_1", "law", "logistics", "oligarchy", markers={0: 2, 1: 2})
    scene.empire(0, capital="italia", gold=2).empire(1, capital="syria", gold=2).knows(0, "law")
    table = scene.citizens(0, italia=(1, 0)).turn(0, "advance", "muster")
    table.pick(Play("advance"))
    table.pick(table.asks[0].picks[0])  # which level-4 card extends the row
    table.pick(Play("muster"))
    assert player(table, 0).advances[-1] == "oligarchy"
    assert offered(table, Promote("italia"))


@pytest.mark.rule("SOT-6.10")
def test_declined_cards_go_back_to_hand() -> None:
    table = choosing(two_empires().citizens(0, italia=(0, 2)))
    choose(table, ("emphasis_political", "raid"), ANY)
    assert offered(table, Play("raid"))
    table.pick(EndTurn())
    me = player(table, 0)
    assert (me.played, me.emphasis_markers, me.unrest) == ((), 0, 0)
    table.pick(EndTurn())
    assert offered(table, pair("raid", "build"))
    choose(table, ("raid", "chronicle"), ANY)
    table.pick(Play("raid"))
    table.pick(Group("italia", "soldier", 2))
    table.pick(To("gallia"))
    table.pick(EndTurn())
    assert player(table, 0).unrest == 0  # it was never a repeated card


@pytest.mark.rule("SOT-6.10")
def test_a_declined_repeated_card_stays_a_repeated_card_without_unrest() -> None:
    scene = Scene().empire(0, capital="italia", played=["chronicle", "build"])
    table = choosing(scene.empire(1, capital="syria"))
    choose(table, ("chronicle", "raid"), ANY)
    table.pick(EndTurn())
    assert player(table, 0).unrest == 0
    table.pick(EndTurn())
    assert reason(table, pair("chronicle", "build")) == "SOT-6.3"


@pytest.mark.rule("SOT-6.10", "SOT-6.21")
def test_one_card_may_be_used_and_the_other_declined() -> None:
    table = choosing(two_empires())
    choose(table, ("chronicle", "emphasis_civil"), ANY)
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    table.pick(EndTurn())
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    table.pick(EndTurn())
    assert [player(table, seat).played for seat in (0, 1)] == [("chronicle",), ("chronicle",)]


@pytest.mark.rule("SOT-6.11")
def test_cards_that_can_do_nothing_are_declined_without_a_word() -> None:
    """No gold, no soldiers, and the bonus action is spent: the turn is over by itself."""
    table = choosing(two_empires())
    choose(table, ("muster", "raid"), ANY)
    assert [str(pick) for pick in table.asks[0].picks if isinstance(pick, Play)] == []
    table.pick(UseBonus("support"))
    table.pick(Support("civil"))
    assert table.asks[0].seat == 1
    assert player(table, 0).played == ()
    assert [line.params["card"] for line in table.log if line.message == "declined"] == [
        *("muster", "raid")
    ]


@pytest.mark.rule("SOT-6.11")
@pytest.mark.parametrize("card", ["caravan_1", "conquest"])
def test_an_action_whose_means_are_exchanged_away_is_declined(card: str) -> None:
    """Coinage inside an action can leave nothing that could be paid."""
    scene = Scene().empire(0, capital="italia", crops=2, unrest=2, advances=["coinage"])
    scene.empire(1, capital="syria").citizens(0, italia=(1, 0)).citizens(1, italia=(1, 0))
    table = scene.turn(0, card, "chronicle")
    table.pick(UseBonus("support"))
    table.pick(Support("civil"))
    table.pick(Play(card))
    table.pick(Exchange("crops", 1))
    assert table.asks[0].what == "turn"
    assert not offered(table, Play(card))
    table.pick(Play("chronicle"))
    assert player(table, 0).played == ()
    assert (player(table, 0).crops, player(table, 0).gold) == (1, 1)


@pytest.mark.rule("SOT-6.10", "SOT-6.19")
@pytest.mark.parametrize("card", ["migrate", "raid"])
@pytest.mark.parametrize("answer", [Consent(), Deny()])
def test_a_card_may_still_be_declined_after_a_road_was_asked_for(
    card: str, answer: Consent | Deny
) -> None:
    scene = Scene(raid_unlocked_all_soldiers=True).empire(0, capital="gallia", played=[card])
    scene.empire(1, capital="italia").built("italia", "road").citizens(0, gallia=(0, 2))
    scene.state.empires[0].emphasis = 1
    table = chosen(scene.citizens(0, libya=(0, 1)), 1, *ANY).turn(0, card, "chronicle")
    table.pick(Play(card))
    assert not offered(table, Done())  # until then undo will do
    table.pick(AskRoad("italia"))
    table.pick(answer)
    table.pick(Done())
    assert table.asks[0].what == "turn"
    assert not offered(table, Play(card))
    me = player(table, 0)
    assert (me.crops, me.emphasis_markers) == (0, 0)
    table.pick(EndTurn())
    assert player(table, 0).unrest == 0


@pytest.mark.rule("SOT-6.12")
def test_used_cards_lie_open_until_phase_6() -> None:
    table = choosing(two_empires())
    choose(table, ("chronicle", "build"), ANY)
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    assert player(table, 0, to=1).played == ("chronicle",)
    table.pick(EndTurn())
    table.pick(EndTurn())
    assert player(table, 0, to=1).played == ("chronicle",)
    choose(table, ("chronicle", "build"), ANY)
    table.pick(Play("chronicle"))
    table.pick(Lay(2, "B"))
    table.pick(EndTurn())
    assert player(table, 0).unrest == 1


@pytest.mark.rule("SOT-6.12")
def test_played_cards_come_back_in_phase_6() -> None:
    scene = Scene().empire(0, capital="italia", played=["build", "raid"])
    table = scene.empire(1, capital="syria").at(Stage.NEW_GENERATION)
    assert player(table, 0).played == ()
    assert table.ask_for(0) is not None
    assert pair("build", "raid") in table.asks[-1].picks


@pytest.mark.rule("SOT-6.13")
def test_a_bonus_action_before_between_and_after_the_actions() -> None:
    for moment in range(3):
        scene = Scene().empire(0, capital="italia", gold=1).empire(1, capital="syria")
        chosen(scene.citizens(0, italia=(1, 0)), 1, *ANY)
        table = scene.turn(0, "muster", "chronicle")
        for number, (card, pick) in enumerate(
            [("muster", Muster("italia")), ("chronicle", Lay(1, "A"))]
        ):
            if number == moment:
                break
            table.pick(Play(card))
            table.pick(pick)
        table.pick(UseBonus("oppression"))
        assert player(table, 0).crops == 1


@pytest.mark.rule("SOT-6.13")
def test_a_bonus_action_in_the_middle_of_an_action() -> None:
    scene = Scene().region("italia", "gold", 4)
    scene.empire(0, capital="italia", gold=1, advances=["conscription"])
    scene.empire(1, capital="syria").citizens(0, italia=(2, 0))
    table = scene.turn(0, "muster", "chronicle")
    table.pick(Play("muster"))
    table.pick(Muster("italia"))
    assert player(table, 0).gold == 0
    table.pick(UseBonus("oppression"))
    assert player(table, 0).gold == 2
    table.pick(Muster("italia"))
    assert (player(table, 0).gold, place_of(table, "italia").soldiers[0]) == (1, 2)


@pytest.mark.rule("SOT-6.13")
def test_one_bonus_action_a_turn() -> None:
    scene = Scene().empire(0, capital="italia", caravans=["italia-graecia"])
    scene.empire(1, capital="syria").citizens(0, italia=(2, 0), gallia=(2, 0))
    table = scene.turn(0, "chronicle", "migrate")
    bonuses = [UseBonus(action) for action in ("oppression", "support", "taxes")]
    assert all(offered(table, bonus) for bonus in bonuses)
    table.pick(UseBonus("oppression"))
    assert [reason(table, bonus) for bonus in bonuses] == ["SOT-18.1"] * 3
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    assert [reason(table, bonus) for bonus in bonuses] == ["SOT-18.1"] * 3


@pytest.mark.rule("SOT-6.14")
@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("repeated", [False, True])
def test_unrest_at_the_end_of_the_turn(bonus: bool, repeated: bool) -> None:
    played = ["chronicle"] if repeated else ["build"]
    scene = Scene().empire(0, capital="italia", unrest=2, played=played).empire(1, capital="syria")
    table = chosen(scene, 1, *ANY).turn(0, "chronicle", "raid")
    if bonus:
        table.pick(UseBonus("support"))
        table.pick(Support("civil"))
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    if not bonus:
        assert player(table, 0).unrest == 2  # not before the end of the turn
        table.pick(EndTurn())
    assert table.asks[0].seat == 1
    assert player(table, 0).unrest == 2 + bonus + repeated


@pytest.mark.rule("SOT-6.14")
def test_a_new_card_beside_a_repeated_one_raises_nothing() -> None:
    scene = Scene().empire(0, capital="italia", played=["build"]).empire(1, capital="syria")
    table = chosen(scene, 1, *ANY).turn(0, "chronicle", "build")
    table.pick(Play("chronicle"))
    table.pick(Lay(1, "A"))
    table.pick(EndTurn())
    assert player(table, 0).unrest == 0


@pytest.mark.rule("SOT-6.15")
def test_nobody_pays_for_another() -> None:
    scene = (
        Scene().empire(0, capital="italia", unrest=1).empire(1, capital="syria", crops=9, gold=9)
    )
    scene.citizens(0, italia=(1, 0)).citizens(1, italia=(1, 0))
    table = scene.turn(0, "muster", "govern")
    assert reason(table, Play("muster")) == "SOT-9.1"
    assert reason(table, Play("govern")) == "SOT-13.2"
    table = scene.turn(0, "caravan_1", "conquest")
    assert reason(table, Play("caravan_1")) == "SOT-15.1"
    assert not offered(table, Play("conquest"))
    table = scene.turn(0, "build", "raid")
    assert not offered(table, Play("build"))


# ------------------------------------------------------------------ step C


def after_round(number: int, *dice: int) -> Table:
    """The table after this round of the generation, with these dice to be rolled."""
    scene = two_empires()
    scene.state.round = number - 1
    scene.state.dynasty_space = 1
    return scene.rolls(*dice).at(Stage.TRACK, start=1)


def goes_on(table: Table) -> bool:
    """Is it the same generation?"""
    return board(table).start == 1


@pytest.mark.rule("SOT-6.16")
def test_both_markers_move_one_space() -> None:
    table = after_round(1)
    assert (board(table).round, board(table).dynasty_space) == (1, 2)
    table = after_round(4)
    assert (board(table).round, board(table).dynasty_space) == (0, 2)
    assert [line.params for line in table.log if line.message == "round"] == [
        {"round": 4, "space": 2}
    ]


@pytest.mark.rule("SOT-6.17")
@pytest.mark.parametrize("die", [1, 6])
def test_no_roll_after_the_first_and_the_fourth_round(die: int) -> None:
    for number, on in ((1, True), (4, False)):
        table = after_round(number, die)
        assert goes_on(table) is on
        assert not [line for line in table.log if line.message == "die"]


@pytest.mark.rule("SOT-6.18")
@pytest.mark.parametrize(("number", "needed"), [(2, 3), (3, 4)])
def test_the_start_player_rolls_for_another_round(number: int, needed: int) -> None:
    for die in range(1, 7):
        table = after_round(number, die)
        assert goes_on(table) is (die >= needed)
        rolls = [line.params for line in table.log if line.message == "die"]
        assert [(roll["seat"], roll["roll"]) for roll in rolls] == [(1, die)]
        assert board(table).round == (number if die >= needed else 0)


# ------------------------------------------------------------------ used or declined


def peasants_only() -> Scene:
    return position(crops=9, gold=9).citizens(0, italia=(2, 0), gallia=(1, 0))


SIX = {"A": 1, "B": 2, "C": 3, "D": 4, "E": 5, "F": 6}
FIVE = {field: card for field, card in SIX.items() if field != "F"}

LEAST: list[tuple[str, Position, Position, list[Pick]]] = [
    ("chronicle", partial(position, laid=SIX), partial(position, laid=FIVE), [Lay(7, "F")]),
    (
        "muster",
        partial(position, crops=9, manned=True),
        partial(position, gold=1),
        [Muster("italia")],
    ),
    (
        "conquest",
        partial(position, crops=9),
        partial(position, crops=1, manned=True),
        [Annex("gallia")],
    ),
    (
        "raid",
        peasants_only,
        partial(position, manned=True),
        [Group("italia", "soldier", 1), To("sicilia"), Done()],
    ),
    (
        "build",
        partial(position, crops=9, manned=True),
        partial(position, gold=1),
        [Site("italia"), Construct("road")],
    ),
    ("govern", partial(position, crops=9), partial(position, crops=1, unrest=1), [Calm()]),
    (
        "advance",
        partial(marker_on_agriculture, heritage=0),
        partial(marker_on_agriculture, heritage=1),
        [],
    ),
    (
        "caravan_1",
        partial(position, crops=1, gold=1),
        partial(position, crops=2, gold=1),
        [Caravan("gallia-italia")],
    ),
    (
        "migrate",
        partial(position, crops=9, gold=9),
        partial(position, manned=True),
        [Group("italia", "peasant", 1), To("sicilia"), Done()],
    ),
    ("tribute", partial(position, crops=9, manned=True), partial(position, colonies=["libya"]), []),
]
"""Each action: a position in which nothing of it can be done, one for the least, and the least."""


@pytest.mark.rule("SOT-6.19", "SOT-6.11")
@pytest.mark.parametrize(("card", "hopeless", "enough", "picks"), LEAST, ids=[c[0] for c in LEAST])
def test_least_use(card: str, hopeless: Position, enough: Position, picks: list[Pick]) -> None:
    table = hopeless().turn(0, card, "chronicle")
    assert reason(table, Play(card)) is not None
    table = enough().turn(0, card, "tribute" if card == "chronicle" else "chronicle")
    assert player(table, 0).played == ()
    table.pick(Play(card))
    for pick in picks:
        table.pick(pick)
    assert table.asks[0].what == "turn"
    assert player(table, 0).played == (card,)


@pytest.mark.rule("SOT-6.20")
def test_an_emphasis_card_cannot_be_declined() -> None:
    table = choosing(two_empires())
    choose(table, ("emphasis_civil", "build"), ANY)
    table.pick(EndTurn())
    assert (player(table, 0).emphasis, player(table, 0).unrest) == ("civil", 0)
    assert player(table, 0, to=1).emphasis == "civil"
    table.pick(EndTurn())
    assert not offered(table, pair("emphasis_civil", "build"))


@pytest.mark.rule("SOT-6.20")
def test_an_emphasis_card_never_raises_unrest() -> None:
    """Not even beside a repeated card that is declined."""
    scene = Scene().empire(0, capital="italia", played=["chronicle"]).empire(1, capital="syria")
    table = choosing(scene)
    choose(table, ("emphasis_cultural", "chronicle"), ANY)
    table.pick(EndTurn())
    assert player(table, 0).unrest == 0


@pytest.mark.rule("SOT-6.21")
@pytest.mark.parametrize("bonus", [False, True])
def test_a_turn_without_any_used_card(bonus: bool) -> None:
    scene = two_empires().citizens(0, italia=(1, 1))
    table = choosing(scene)
    choose(table, ("chronicle", "migrate"), ANY)
    if bonus:
        table.pick(UseBonus("oppression"))
    table.pick(EndTurn())
    assert table.asks[0].seat == 1
    me = player(table, 0)
    assert (me.played, me.unrest, me.crops) == ((), int(bonus), int(bonus))


@pytest.mark.rule("SOT-6.8")
def test_a_card_in_use_cannot_be_used_again() -> None:
    scene = Scene().empire(0, capital="italia", gold=2).empire(1, capital="syria")
    table = scene.turn(0, "muster", "govern")
    table.pick(Play("muster"))
    refusal = table.why_not(Play("muster"), 0)
    assert refusal is not None
    assert (refusal.message, refusal.clause) == ("card-in-use", "SOT-6.8")
