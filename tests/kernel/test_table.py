"""The table: what is asked, who may answer, what is recorded, and what may be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.asks import Ask, Flow, Pick, Reason, Together
from civitas.kernel.chance import Chance
from civitas.kernel.errors import Refused, RuleFault
from civitas.kernel.table import Table
from tests.kernel.scripted import (
    YES_NO,
    Count,
    Say,
    Scripted,
    Segment,
    State,
    asking,
    hiding,
    rolling,
    said,
    says,
    table_of,
)

YES, NO = Say("yes"), Say("no")


def together(*words: tuple[str, ...], secret: bool = False) -> Segment:
    """A segment in which the seats choose at the same time, each among its own words."""

    def flow(s: State) -> Flow:
        asks = [
            Ask(seat, "word", lambda own=own: says(*own), secret=secret)  # type: ignore[misc]
            for seat, own in enumerate(words)
        ]
        answers = yield Together(asks)
        s.said += [pick.word for pick in answers]

    return flow


def refusal(table: Table, pick: object, seat: int | None = None, seq: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        table.pick(pick, seat, seq)  # type: ignore[arg-type]
    return caught.value.message


# ---------------------------------------------------------------- asks and picks


def test_an_ask_lists_its_picks_and_the_flow_goes_on_with_the_answer() -> None:
    table = table_of(asking(0, *YES_NO), asking(1, "a", "b", "c"))
    (ask,) = table.asks
    assert (ask.seat, ask.what, list(ask.picks)) == (0, "word", [YES, NO])
    table.pick(NO)
    assert said(table) == ["no"]
    (ask,) = table.asks
    assert ask.seat == 1
    assert table.ask_for(1) is ask
    assert table.ask_for(0) is None
    assert table.result is None
    table.pick(Say("c"), seat=1)
    assert table.over
    assert table.asks == ()
    assert table.result is not None


def test_a_lone_answer_is_asked_for_only_if_it_is_secret() -> None:
    assert table_of(asking(0, "only")).over
    table = table_of(hiding(0, "only"))
    assert [list(ask.picks) for ask in table.asks] == [[Say("only")]]


def test_an_ask_without_a_pick_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RuleFault, match="an ask without a pick"):
        table_of(asking(0))
    with pytest.raises(RuleFault, match="an ask without a pick"):
        table_of(together(("a", "b"), ()))


def test_an_ask_with_sure_choice_is_listed_when_somebody_needs_the_list() -> None:
    """Once: forks share it."""
    lists = 0

    def words() -> list[Pick]:
        nonlocal lists
        lists += 1
        return says("yes", "no")

    def flow(s: State) -> Flow:
        s.said.append((yield Ask(0, "word", words, sure=True)).word)

    table = table_of(flow)
    assert (table.asks[0].what, lists) == ("word", 0)
    assert list(table.asks[0].picks) == [YES, NO]
    fork = table.fork()
    fork.pick(NO)
    table.pick(YES)
    assert (said(table), said(fork), lists) == (["yes"], ["no"], 1)


def test_what_is_not_asked_is_refused() -> None:
    table = table_of(asking(0, *YES_NO), asking(1, *YES_NO))
    assert refusal(table, Say("maybe")) == "refused-pick"
    assert refusal(table, Count(1)) == "refused-pick"
    assert refusal(table, "yes") == "refused-malformed"
    assert refusal(table, None) == "refused-malformed"
    assert refusal(table, YES, seat=1) == "refused-seat"
    assert refusal(table, YES, seat=0, seq=7) == "refused-stale"
    table.pick(YES)
    table.pick(YES)
    assert refusal(table, YES) == "refused-over"
    assert refusal(table, YES, seat=0) == "refused-over"


def test_a_pick_in_json() -> None:
    table = table_of(asking(0, *YES_NO))
    wrong: list[Any] = [{"pick": "say"}, {"pick": "shout", "word": "yes"}, {"word": "yes"}, [], 7]
    for data in wrong:
        with pytest.raises(Refused) as caught:
            table.pick_json(data)
        assert caught.value.message == "refused-malformed"
    table.pick_json({"pick": "say", "word": "yes"}, seat=0, seq=0)
    assert said(table) == ["yes"]


def test_equal_picks_in_the_journal_are_one_object() -> None:
    kept = Say("yes")

    def flow(s: State) -> Flow:
        for _ in range(3):
            yield Ask(0, "word", lambda: [kept, NO])

    table = table_of(flow)
    table.pick(Say("yes"))
    table.pick_json({"pick": "say", "word": "yes"})
    assert all(entry.pick is kept for entry in table.journal)


def test_why_not_speaks_only_of_what_is_missing() -> None:
    table = table_of(asking(0, *YES_NO))
    assert table.why_not(YES) is None
    assert table.why_not(Say("maybe")) == Reason("unheard", "X-1")
    assert table.why_not(YES, seat=1) == Reason("unheard", "X-1")
    assert table.why_not(Count(1)) is None
    table.pick(YES)
    assert table.why_not(YES) is None


# ---------------------------------------------------------------- sequence numbers


def test_the_number_of_an_ask_is_the_one_the_person_saw() -> None:
    table = table_of(asking(0, *YES_NO), asking(0, *YES_NO))
    first = table.asks[0].seq
    table.pick(YES, 0, first)
    assert table.asks[0].seq != first
    assert refusal(table, YES, 0, first) == "refused-stale"
    table.pick(YES, 0, table.asks[0].seq)


def test_after_an_undo_the_old_number_is_stale() -> None:
    """A click that was on its way when the other tab took the pick back must not count."""
    table = table_of(asking(0, *YES_NO), asking(0, *YES_NO))
    first = table.asks[0].seq
    table.pick(YES)
    second = table.asks[0].seq
    table.undo()
    assert refusal(table, NO, 0, first) == "refused-stale"
    assert refusal(table, NO, 0, second) == "refused-stale"
    table.pick(NO, 0, table.asks[0].seq)


def test_others_answers_do_not_make_an_ask_stale() -> None:
    table = table_of(together(YES_NO, YES_NO, YES_NO), seats=3)
    numbers = {ask.seat: ask.seq for ask in table.asks}
    for seat in (2, 0, 1):
        table.pick(YES, seat, numbers[seat])
    assert said(table) == ["yes", "yes", "yes"]


def test_numbers_only_grow() -> None:
    table = table_of(together(YES_NO, YES_NO), *(asking(0, *YES_NO) for _ in range(4)))
    seen = [table.seq]
    for pick, seat in ((YES, 0), (NO, 0), (None, 0), (YES, 1), (YES, 0), (YES, 0), (None, 0)):
        if pick is None:
            table.undo(seat)
        else:
            table.pick(pick, seat)
        seen.append(table.seq)
    assert seen == sorted(set(seen))


def test_a_fork_keeps_the_numbers() -> None:
    table = table_of(asking(0, *YES_NO), together(YES_NO, YES_NO), asking(1, *YES_NO))
    table.pick(YES)
    table.pick(YES, 1)
    twin = table.fork()
    assert twin.seq == table.seq
    assert [(a.seat, a.seq) for a in twin.asks] == [(a.seat, a.seq) for a in table.asks]
    twin.pick(YES, 0, table.asks[0].seq)


# ---------------------------------------------------------------- together


def test_answers_come_in_the_order_of_the_asks() -> None:
    table = table_of(together(("a", "b"), ("c", "d"), ("e", "f")), seats=3)
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    table.pick(Say("f"), 2)
    table.pick(Say("a"), 0)
    assert [ask.seat for ask in table.asks] == [1]
    assert said(table) == []
    table.pick(Say("d"))
    assert said(table) == ["a", "d", "f"]
    assert [entry.seat for entry in table.journal] == [2, 0, 1]


def test_who_has_nothing_to_choose_is_not_asked_unless_that_would_tell() -> None:
    table = table_of(together(("a",), ("b", "c")))
    assert [ask.seat for ask in table.asks] == [1]
    table.pick(Say("c"))
    assert said(table) == ["a", "c"]
    assert len(table.journal) == 1
    table = table_of(together(("a",), ("b", "c"), secret=True))
    assert [ask.seat for ask in table.asks] == [0, 1]
    assert table_of(together(("a",), ("b",))).over


def test_an_answer_can_be_changed_until_the_last_is_in() -> None:
    table = table_of(together(YES_NO, YES_NO))
    table.pick(YES, 0)
    table.pick(NO, 0)
    assert [(e.seat, e.pick) for e in table.journal] == [(0, NO)]
    table.undo(0)
    assert len(table.journal) == 0
    assert [ask.seat for ask in table.asks] == [0, 1]
    table.pick(YES, 0)
    table.pick(NO, 1)
    assert said(table) == ["yes", "no"]
    assert not table.can_undo()


def test_each_seat_takes_back_its_own_answer_whoever_answered_last() -> None:
    table = table_of(together(YES_NO, YES_NO, YES_NO), seats=3)
    table.pick(YES, 0)
    table.pick(YES, 1)
    assert table.can_undo(0)
    assert table.can_undo(1)
    assert not table.can_undo(2)
    table.undo(0)
    assert [(e.seat, e.pick) for e in table.journal] == [(1, YES)]
    assert not table.can_undo(0)
    table.undo()
    assert len(table.journal) == 0


def test_with_several_asked_a_pick_needs_a_seat() -> None:
    table = table_of(together(YES_NO, YES_NO), seats=3)
    assert refusal(table, YES) == "refused-whose"
    assert refusal(table, YES, seat=2) == "refused-seat-idle"
    table.pick(YES, 1)
    table.pick(YES)
    assert said(table) == ["yes", "yes"]


def test_a_view_shows_who_is_waited_for_and_never_what_was_answered() -> None:
    table = table_of(together(YES_NO, YES_NO, YES_NO), seats=3)
    before = {seat: table.view(seat) for seat in (0, 1, 2, None)}
    assert before[1].waiting == (0, 1, 2)
    assert [ask.seat for ask in before[1].asks] == [1]
    assert before[None].asks == ()
    table.pick(YES, 0)
    for seat, view in before.items():
        now = table.view(seat)
        assert now.waiting == (1, 2)
        assert (now.board, now.asks) == (view.board, view.asks)


def test_a_fork_keeps_the_answers_and_a_bot_forgets_those_of_others() -> None:
    table = table_of(together(YES_NO, YES_NO, YES_NO), seats=3)
    table.pick(YES, 0)
    table.pick(NO, 1)
    twin = table.fork()
    twin.pick(YES)
    assert said(twin) == ["yes", "no", "yes"]
    world = table.imagine(1, Chance(1))
    assert [ask.seat for ask in world.asks] == [0, 2]
    world.pick(YES, 1)
    world.pick(NO, 0)
    world.pick(NO, 2)
    assert said(world) == ["no", "yes", "no"]
    assert said(table) == []


# ---------------------------------------------------------------- undo


def test_nothing_can_be_undone_at_the_start() -> None:
    table = table_of(asking(0, *YES_NO))
    assert not table.can_undo()
    with pytest.raises(Refused) as caught:
        table.undo()
    assert caught.value.message == "refused-undo-start"


def test_undo_takes_back_the_last_pick_with_all_it_brought_about() -> None:
    table = table_of(asking(0, *YES_NO), asking(1, "forced"), asking(0, *YES_NO))
    table.pick(YES)
    assert said(table) == ["yes", "forced"]
    assert len(table.log) == 2
    table.undo()
    assert said(table) == []
    assert table.log == []
    assert len(table.journal) == 0


def test_no_undo_past_another_seats_pick() -> None:
    table = table_of(asking(0, *YES_NO), asking(1, *YES_NO), asking(0, *YES_NO))
    table.pick(YES)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.pick(YES)
    assert not table.can_undo(0)
    assert table.can_undo(1)
    table.undo(1)
    assert not table.can_undo(0), "it has been seen and answered"
    with pytest.raises(Refused):
        table.undo()


@pytest.mark.parametrize("barrier", ["roll", "draw", "reveal", "shuffle"])
def test_no_undo_past_luck_or_what_came_to_light(barrier: str) -> None:
    def luck(s: State) -> None:
        if barrier == "roll":
            s.chance.roll()
        elif barrier == "draw":
            s.chance.draw(s.stack)
        elif barrier == "reveal":
            s.chance.reveal(s.hidden[0])
        else:
            s.chance.shuffle(s.stack)

    table = table_of(asking(0, *YES_NO), asking(0, *YES_NO), luck, asking(0, *YES_NO))
    table.pick(YES)
    assert table.can_undo()
    table.pick(YES)
    assert not table.can_undo()
    with pytest.raises(Refused) as caught:
        table.undo()
    assert caught.value.message == "refused-undo"
    assert said(table) == ["yes", "yes"]


def test_luck_in_the_middle_of_a_segment_is_a_barrier_and_later_picks_are_free() -> None:
    def flow(s: State) -> Flow:
        for n in range(4):
            pick = yield Ask(0, "word", lambda: says(*YES_NO))
            s.said.append(pick.word)
            if n == 1:
                s.said.append(str(s.chance.roll()))

    table = table_of(flow)
    table.pick(YES)
    table.undo()
    table.pick(NO)
    table.pick(YES)
    assert not table.can_undo()
    rolled = said(table).copy()
    table.pick(YES)
    table.undo()
    assert said(table) == rolled
    assert not table.can_undo()


def test_the_last_pick_of_a_match_can_be_taken_back_too() -> None:
    table = table_of(asking(0, *YES_NO), asking(0, *YES_NO))
    for _ in range(2):
        table.pick(YES)
    table.undo()
    assert [ask.what for ask in table.asks] == ["word"]
    table.pick(NO)
    assert said(table) == ["yes", "no"]


# ---------------------------------------------------------------- forks and imagined tables


def test_a_fork_is_silent_and_keeps_its_own_journal() -> None:
    table = table_of(asking(0, *YES_NO), asking(0, *YES_NO), asking(0, *YES_NO))
    table.pick(YES)
    twin = table.fork()
    twin.pick(NO)
    table.pick(YES)
    assert [entry.pick for entry in twin.journal] == [YES, NO]
    assert [entry.pick for entry in table.journal] == [YES, YES]
    assert twin.log == []
    assert len(table.log) == 2
    twin.undo()
    assert said(twin) == ["yes"]
    assert said(table) == ["yes", "yes"]


def test_an_imagined_table_knows_neither_the_seed_nor_the_picks_of_others() -> None:
    table = table_of(hiding(0, *YES_NO), asking(1, *YES_NO), rolling, asking(1, *YES_NO))
    table.pick(YES)
    world = table.imagine(1, Chance(3))
    assert world.header.seed == ""
    assert len(world.journal) == 0
    assert world.state.chance.seed != table.state.chance.seed
    assert world.state.hidden[0] != "yes"
    assert table.state.hidden[0] == "yes"


def test_an_imagined_table_cannot_be_wound_back_to_the_true_one() -> None:
    table = table_of(asking(0, *YES_NO), asking(0, *YES_NO), asking(0, *YES_NO))
    table.pick(YES)
    assert table.can_undo()
    world = table.imagine(0, Chance(3))
    assert not world.can_undo()
    world.pick(YES)
    world.undo()
    assert not world.can_undo()


def test_one_can_imagine_what_one_imagines() -> None:
    table = table_of(hiding(0, *YES_NO), asking(1, *YES_NO), rolling, asking(1, *YES_NO))
    table.pick(YES)
    world = table.imagine(1, Chance(3)).imagine(1, Chance(4)).fork().imagine(0, Chance(5))
    world.pick(YES)
    assert len(said(world)) == 2


def test_the_luck_of_imagined_tables_is_new_each_time_and_depends_on_chance_alone() -> None:
    table = table_of(asking(0, *YES_NO), *[rolling] * 5, asking(0, *YES_NO))
    lucks = []
    for number in (1, 2, 2):
        world = table.imagine(0, Chance(number))
        world.pick(YES)
        lucks.append(said(world))
    assert lucks[0] != lucks[1]
    assert lucks[1] == lucks[2]


# ---------------------------------------------------------------- log


def test_each_seat_reads_its_own_story() -> None:
    table = table_of(hiding(0, *YES_NO), asking(1, *YES_NO), asking(1, *YES_NO))
    table.pick(YES)
    table.pick(NO)
    assert [line.message for line in table.story(0)] == ["hidden-own", "said"]
    assert [line.message for line in table.story(1)] == ["hidden", "said"]
    assert [line.message for line in table.story()] == ["hidden", "said"]
    assert [line.message for line in table.story(0, since=2)] == ["said"]


def test_without_a_log_nothing_is_written() -> None:
    table = table_of(asking(0, *YES_NO), asking(0, *YES_NO), log=False)
    table.pick(YES)
    assert table.log == []
    assert table.state.log is None


def test_the_log_is_no_part_of_the_state() -> None:
    loud, silent = (
        table_of(asking(0, *YES_NO), asking(0, *YES_NO), log=log) for log in (True, False)
    )
    for table in (loud, silent):
        table.pick(YES)
    assert loud.state == silent.state
    assert loud.state_hash() == silent.state_hash()


# ---------------------------------------------------------------- positions


def test_a_match_can_start_from_a_position() -> None:
    title = Scripted(asking(0, *YES_NO), asking(1, *YES_NO), asking(0, *YES_NO))
    table = table_of(*title.segments)
    table.pick(YES)
    position = table.state.copy()
    scene = Table(table.header, title, position=position)
    assert [ask.seat for ask in scene.asks] == [1]
    scene.pick(NO)
    scene.undo()
    scene.pick(YES)
    assert said(scene) == ["yes", "yes"]
    assert said(table) == ["yes"]
