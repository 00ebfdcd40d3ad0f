"""Checkpoint and trail: a fork costs the same early and late, and no secret lies on the trail."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Ask, Flow
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.kernel.trail import LONGEST as TRAIL
from tests.kernel.scripted import YES_NO, Say, Scripted, State, asking, hiding, said, table_of

LONG = 60


def play(table: Table, picks: int) -> None:
    for _ in range(picks):
        ask = table.asks[0]
        table.pick(ask.picks[0], ask.seat)


def cost_of_a_fork(table: Table) -> int:
    """How many segments a fork runs again."""
    title = table.title
    assert isinstance(title, Scripted)
    before = title.steps
    table.fork()
    return title.steps - before


@pytest.mark.parametrize("seats", [1, 2])
def test_a_fork_costs_the_same_early_and_late(seats: int) -> None:
    """Alone there is no barrier at all, and undo goes back to the start; a fork still is cheap."""
    table = table_of(*(asking(n % seats, *YES_NO) for n in range(LONG)), seats=seats)
    for _ in range(LONG - 1):
        play(table, 1)
        assert cost_of_a_fork(table) <= 1


def test_only_the_first_fork_after_a_long_time_has_a_long_way() -> None:
    table = table_of(*(asking(n % 2, *YES_NO) for n in range(8 * TRAIL)))
    for picks in (3, TRAIL - 1, TRAIL + 2, 4 * TRAIL + 5):
        play(table, picks)
        assert 0 < cost_of_a_fork(table) <= TRAIL
        assert cost_of_a_fork(table) == 0


def test_the_trail_is_forgotten_where_nobody_can_go_back() -> None:
    table = table_of(*(asking(n % 2, *YES_NO) for n in range(8 * TRAIL)))
    for _ in range(8 * TRAIL - 1):
        play(table, 1)
        assert len(table._trail.answers) <= 2 * TRAIL + 2
        assert len(table._trail.checkpoints) <= 2


def test_a_long_turn_can_be_undone_to_its_start() -> None:
    table = table_of(*(asking(0, *YES_NO) for _ in range(LONG)))
    moments = []
    for _ in range(LONG - 1):
        moments.append((table.state_hash(), list(table.log)))
        play(table, 1)
    for state, log in reversed(moments):
        table.undo()
        assert (table.state_hash(), table.log) == (state, log)
    assert not table.can_undo()


def test_a_fork_can_be_forked_and_played_on_after_undo() -> None:
    table = table_of(*(asking(0, *YES_NO) for _ in range(LONG)))
    play(table, 30)
    for _ in range(13):
        table.undo()
    twin = table.fork()
    play(twin, 20)
    play(table, 20)
    assert twin.state == table.state
    assert [e.pick for e in twin.journal] == [e.pick for e in table.journal]


def guesses(table: Table, seat: int, about: int) -> set[str]:
    """What a seat may think another one hides."""
    return {table.imagine(seat, Chance(n)).state.hidden[about] for n in range(20)}


def test_a_secret_is_dealt_anew_right_after_it_was_chosen() -> None:
    table = table_of(hiding(0, *YES_NO), asking(1, *YES_NO))
    table.pick(Say("yes"))
    assert table.state.hidden[0] == "yes"
    assert len(guesses(table, 1, about=0)) > 10
    assert guesses(table, 0, about=0) == {"yes"}


def test_a_secret_is_dealt_anew_after_a_long_undo() -> None:
    """Undo goes back past the checkpoint that was taken after the secret."""
    table = table_of(hiding(0, *YES_NO), *(asking(0, *YES_NO) for _ in range(3 * TRAIL)))
    table.pick(Say("yes"))
    play(table, 2 * TRAIL + 3)
    for back in range(2 * TRAIL + 2):
        assert len(guesses(table, 1, about=0)) > 10, f"after {back} undos"
        table.undo()


def test_secrets_of_a_finished_match_are_dealt_anew_but_what_was_opened_stays() -> None:
    def opening(s: State) -> None:
        s.said.append(s.chance.reveal(s.hidden[0]))

    table = table_of(hiding(0, *YES_NO), asking(1, *YES_NO), opening)
    table.pick(Say("no"))
    table.pick(Say("yes"))
    assert table.over
    for n in range(5):
        world = table.imagine(1, Chance(n))
        assert world.over
        assert said(world) == ["yes", "no"]


def test_what_the_last_answer_opened_stays() -> None:
    def opening(s: State) -> Flow:
        yield Ask(1, "word", lambda: [Say("a"), Say("b")])
        s.said.append(s.chance.reveal(s.hidden[0]))

    table = table_of(hiding(0, *YES_NO), opening)
    table.pick(Say("no"))
    table.fork()
    table.pick(Say("a"))
    assert table.over
    for n in range(5):
        world = table.imagine(1, Chance(n))
        assert world.over
        assert said(world) == ["no"]


def test_what_was_opened_in_a_segment_without_a_question_stays() -> None:
    def opening(s: State) -> Flow:
        s.said.append(s.chance.reveal(s.hidden[0]))
        yield from ()

    table = table_of(hiding(0, *YES_NO), opening, asking(1, *YES_NO), asking(1, *YES_NO))
    table.pick(Say("no"))
    for n in range(5):
        assert said(table.imagine(1, Chance(n))) == ["no"]
    play(table, 1)
    for n in range(5):
        assert said(table.imagine(1, Chance(n))) == ["no", "yes"]


def test_a_forced_answer_is_neither_asked_nor_recorded_and_taken_again() -> None:
    table = table_of(asking(0, *YES_NO), asking(1, "only"), asking(0, *YES_NO), asking(1, "last"))
    table.pick(Say("yes"))
    assert said(table) == ["yes", "only"]
    assert table.asks[0].seat == 0
    assert [entry.pick for entry in table.journal] == [Say("yes")]
    assert said(table.fork()) == ["yes", "only"]
    table.undo()
    assert said(table) == []
    table.pick(Say("no"))
    table.pick(Say("no"))
    assert table.over
    assert said(table) == ["no", "only", "no", "last"]
    assert len(table.journal) == 2


def test_chance_in_the_middle_of_a_segment_stays_as_it_fell() -> None:
    def gamble(s: State) -> Flow:
        yield Ask(0, "word", lambda: [Say("roll"), Say("leave")])
        s.said.append(str(s.chance.roll(1000)))
        yield Ask(0, "word", lambda: [Say("roll"), Say("leave")])
        s.said.append(str(s.chance.roll(1000)))

    table = table_of(gamble)
    table.pick(Say("roll"))
    fallen = said(table)[0]
    seconds = set()
    for n in range(10):
        world = table.imagine(0, Chance(n))
        world.pick(Say("roll"))
        assert said(world)[0] == fallen, "past rolls stay"
        seconds.add(said(world)[1])
    assert len(seconds) > 5, "future rolls are unknown"
