"""Where a segment can end without its flow ending: whoever plays on goes on in it, and a fork
begins there."""

from __future__ import annotations

from functools import partial

from civitas.kernel.asks import REST, Ask, Flow, deed_by_deed
from tests.kernel.scripted import Say, State, asking, said, says, table_of
from tests.kernel.test_aside import hidden

DEEDS = 90
MANY = 2 * DEEDS


def word(s: State, seat: int) -> Flow:
    """The same menu again and again."""
    while len(s.hidden[seat]) < DEEDS:
        pick = yield Ask(seat, "word", partial(says, "a", "b"))
        s.hidden[seat] += pick.word


def test_whoever_plays_on_needs_few_segments_and_a_fork_has_a_short_way() -> None:
    begun: list[int] = []

    def deeds(s: State) -> Flow:
        answered = sum(map(len, s.hidden))
        begun.append(answered)
        yield from deed_by_deed(range(2), lambda seat: word(s, seat), ("word",), answered)

    table = table_of(*[deeds] * MANY)
    for n in range(MANY - 20):
        table.pick(Say("ab"[n % 3 > 0]), n % 2)
    assert 1 < len(begun) < 5, "for the sake of a checkpoint now and then"
    before = table.segment
    table.fork()
    begun.clear()
    fork = table.fork()
    assert begun == [MANY - 20], "it begins where all rested last"
    assert (hidden(fork), fork.segment) == (hidden(table), before)
    assert [(ask.seat, ask.seq) for ask in fork.asks] == [(a.seat, a.seq) for a in table.asks]
    for seat in (1, 0):
        fork.pick(Say("b"), seat)
    fork.undo(1)
    assert hidden(fork) == [hidden(table)[0] + "b", hidden(table)[1]]
    assert table.segment == before
    table.pick(Say("a"), 0)
    assert table.segment == before + 1, "every deed is an action of its own"


def test_the_table_answers_those_who_act_aside_without_the_rules() -> None:
    put: list[object] = []

    def deeds(s: State) -> Flow:
        for question in deed_by_deed(range(2), partial(word, s), ("word",), 0):
            put.append(question)
            yield question

    table = table_of(deeds)
    segments = [table.segment]
    for n in range(4):
        table.pick(Say("a"), n % 2)
        segments.append(table.segment)
    assert (len(put), segments) == (1, [0, 1, 2, 3, 4]), "one question, and a segment for each deed"
    assert hidden(table) == ["aa", "aa"]


def test_once_all_have_begun_a_fork_begins_after_that() -> None:
    begun: list[int] = []

    def told(s: State, seat: int) -> Flow:
        begun.append(seat)
        yield from word(s, seat)

    def deeds(s: State, before: bool) -> Flow:
        flows = partial(told, s)
        yield from deed_by_deed(range(2), flows, ("word",), 0, begun=before)

    table = table_of(lambda s: deeds(s, False), lambda s: deeds(s, True))
    table.fork()  # moves the checkpoint up
    begun.clear()
    fork = table.fork()
    assert begun == []
    assert [ask.seat for ask in fork.asks] == [0, 1]
    assert begun == [0, 1]
    assert not fork.can_undo()


def test_one_who_acts_deed_after_deed_may_do_so_in_one_flow() -> None:
    calls: list[str] = []

    def turn(s: State) -> Flow:
        calls.append("")
        while len(s.said) < 3:
            pick = yield Ask(0, "word", partial(says, "a", "b"))
            s.said.append(pick.word)
            if len(s.said) < 3 and not (yield REST):
                return

    table = table_of(turn, turn, turn, asking(1, "c", "d"))
    segments = [table.segment]
    for letter in "ab":
        table.pick(Say(letter))
        segments.append(table.segment)
    assert (len(calls), segments) == (1, [0, 1, 2])
    fork = table.fork()
    fork.pick(Say("b"))
    assert (said(fork), said(table)) == (["a", "b", "b"], ["a", "b"])
    table.undo()
    assert said(table) == ["a"]
    assert table.asks[0].picks == says("a", "b")
