"""Flows side by side: in any order, each takes back its own, and chance closes only its own."""

from __future__ import annotations

from functools import partial

import pytest

from civitas.kernel.asks import Ask, Flow, deed_by_deed, side_by_side
from civitas.kernel.chance import Chance
from civitas.kernel.errors import Refused, RuleFault
from civitas.kernel.table import Table
from tests.kernel.scripted import YES_NO, Say, Segment, State, asking, said, says, table_of


def writes(s: State, seat: int, *asks: tuple[str, ...]) -> Flow:
    """Answer after answer, noted by the seat itself; `roll` lets a die fall after it."""
    for words in asks:
        pick = yield Ask(seat, "word", partial(says, *words))
        s.hidden[seat] += pick.word
        s.tell("said", "X-1", seat=seat, word=pick.word)
        if pick.word == "roll":
            s.hidden[seat] += str(s.chance.roll(1000))


def beside(*asks: tuple[str, ...], seats: int = 2) -> Segment:
    """A segment in which every seat answers these for itself."""

    def flow(s: State) -> Flow:
        yield from side_by_side({seat: writes(s, seat, *asks) for seat in range(seats)})
        s.said.append("done")

    return flow


LETTERS = [("a", "b", "roll"), ("c", "d", "roll")]


def hidden(table: Table) -> list[str]:
    words: list[str] = table.state.hidden
    return words


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    table = table_of(beside(*LETTERS), asking(0, *YES_NO))
    assert [ask.seat for ask in table.asks] == [0, 1]
    table.pick(Say("a"), 1)
    table.pick(Say("c"), 1)
    assert [ask.seat for ask in table.asks] == [0]
    table.pick(Say("b"))
    table.pick(Say("d"), 0)
    assert (hidden(table), said(table)) == (["bd", "ac"], ["done"])
    assert list(table.journal.seats) == [1, 1, 0, 0]
    assert table.asks[0].picks == says(*YES_NO)


def test_whose_answer_it_is_must_be_said() -> None:
    table = table_of(beside(*LETTERS))
    with pytest.raises(Refused) as refusal:
        table.pick(Say("a"))
    assert refusal.value.message == "refused-whose"
    with pytest.raises(Refused) as refusal:
        table.pick(Say("a"), 3)
    assert refusal.value.message == "refused-seat-idle"


def test_a_question_does_not_grow_stale_by_what_others_do() -> None:
    table = table_of(beside(*LETTERS))
    seen = table.ask_for(0)
    assert seen is not None
    seq = seen.seq
    table.pick(Say("a"), 1)
    table.pick(Say("b"), 0, seq)
    with pytest.raises(Refused) as refusal:
        table.pick(Say("c"), 0, seq)
    assert refusal.value.message == "refused-stale"


def test_the_journal_has_the_order_that_happened_and_leads_to_the_same_state() -> None:
    table = table_of(beside(*LETTERS), seed="dice")
    for seat, word in ((0, "roll"), (1, "roll"), (1, "c"), (0, "d")):
        table.pick(Say(word), seat)
    title = table.title
    again = Table(table.header, title)
    for seat, pick, _ in table.journal:
        again.pick(pick, seat)
    assert again.state == table.state
    assert again.state_hash() == table.state_hash()


def test_my_own_pick_is_taken_back_whatever_others_have_done_since() -> None:
    table = table_of(beside(*LETTERS))
    table.pick(Say("a"), 0)
    table.pick(Say("roll"), 1)
    rolled = hidden(table)[1]
    asked = table.ask_for(1)
    assert asked is not None
    seq = asked.seq
    assert table.can_undo(0)
    table.undo(0)
    assert hidden(table) == ["", rolled]
    assert list(table.journal.seats) == [1]
    again = table.ask_for(1)
    assert again is not None
    assert again.seq == seq, "nothing changed for the other"
    table.pick(Say("b"), 0)
    assert hidden(table) == ["b", rolled]


def test_chance_closes_undo_for_the_seat_that_rolled_and_no_other() -> None:
    table = table_of(beside(*LETTERS))
    table.pick(Say("a"), 0)
    table.pick(Say("roll"), 1)
    assert (table.can_undo(0), table.can_undo(1)) == (True, False)
    with pytest.raises(Refused):
        table.undo(1)
    table.pick(Say("c"), 1)
    assert table.over is False
    assert table.can_undo(1) is True
    table.undo(1)
    assert table.can_undo(1) is False


def test_nobody_takes_back_what_another_has_picked() -> None:
    table = table_of(asking(0, *YES_NO), beside(*LETTERS))
    table.pick(Say("yes"))
    assert (table.can_undo(0), table.can_undo(1)) == (True, False)
    table.pick(Say("a"), 1)
    assert (table.can_undo(0), table.can_undo(1)) == (False, True)
    table.undo(1)
    assert (table.can_undo(0), table.can_undo(1)) == (True, False)
    table.undo()
    assert len(table.journal) == 0


def test_the_last_pick_of_all_is_taken_back_and_opens_it_again() -> None:
    table = table_of(beside(*LETTERS), asking(0, *YES_NO))
    for seat, word in ((0, "a"), (0, "c"), (1, "a"), (1, "d")):
        table.pick(Say(word), seat)
    assert said(table) == ["done"]
    assert (table.can_undo(0), table.can_undo(1)) == (False, True)
    table.undo(1)
    assert (said(table), hidden(table)) == ([], ["ac", "a"])
    assert (table.can_undo(0), table.can_undo(1)) == (True, True)
    table.undo(0)
    assert [ask.seat for ask in table.asks] == [0, 1]
    assert hidden(table) == ["a", "a"]


def test_the_last_pick_cannot_be_taken_back_once_chance_has_spoken() -> None:
    table = table_of(beside(*LETTERS), asking(0, *YES_NO))
    for seat, word in ((0, "a"), (0, "c"), (1, "a"), (1, "roll")):
        table.pick(Say(word), seat)
    assert (table.can_undo(0), table.can_undo(1)) == (False, False)


def test_a_choice_with_one_answer_is_not_asked() -> None:
    table = table_of(beside(("a",), ("c", "d"), ("e",)))
    assert [len(ask.picks) for ask in table.asks] == [2, 2]
    table.pick(Say("c"), 1)
    table.pick(Say("d"), 0)
    assert hidden(table) == ["ade", "ace"]
    assert table.over
    assert len(table.journal) == 2


def test_what_followed_by_itself_goes_with_the_pick_that_is_taken_back() -> None:
    table = table_of(beside(("a", "b"), ("c",), ("d", "e")))
    table.pick(Say("a"), 0)
    table.pick(Say("b"), 1)
    table.undo(0)
    assert hidden(table) == ["", "bc"]
    table.pick(Say("b"), 0)
    assert hidden(table) == ["bc", "bc"]


def test_a_fork_goes_its_own_way_from_the_middle() -> None:
    table = table_of(beside(*LETTERS), seed="fork")
    table.pick(Say("roll"), 1)
    table.pick(Say("a"), 0)
    fork = table.fork()
    assert fork.state == table.state
    assert [(a.seat, a.seq) for a in fork.asks] == [(a.seat, a.seq) for a in table.asks]
    fork.undo(0)
    fork.pick(Say("b"), 0)
    assert (hidden(fork)[0], hidden(table)[0]) == ("b", "a")
    assert hidden(fork)[1] == hidden(table)[1]


def test_an_imagined_table_goes_on_with_other_luck() -> None:
    table = table_of(beside(*LETTERS), seed="luck")
    table.pick(Say("a"), 0)
    world = table.imagine(0, Chance(5))
    assert [ask.seat for ask in world.asks] == [0, 1]
    world.pick(Say("roll"), 0)
    table.pick(Say("roll"), 0)
    assert hidden(world)[0] != hidden(table)[0]


def test_the_log_is_in_the_order_in_which_things_happened() -> None:
    table = table_of(beside(*LETTERS))
    for seat, word in ((1, "a"), (0, "b"), (1, "c")):
        table.pick(Say(word), seat)
    assert [line.params["word"] for line in table.log] == ["a", "b", "c"]
    table.undo(0)
    assert [line.params["word"] for line in table.log] == ["a", "c"]


def test_a_segment_before_and_many_after_do_not_matter_to_undo() -> None:
    segments = [asking(0, *YES_NO) for _ in range(70)]
    table = table_of(*segments, beside(*LETTERS))
    for _ in segments:
        table.pick(Say("yes"))
    table.pick(Say("a"), 1)
    table.pick(Say("b"), 0)
    table.undo(1)
    assert hidden(table) == ["b", ""]


def test_a_flow_asks_nobody_but_its_own_seat() -> None:
    def flow(s: State) -> Flow:
        yield from side_by_side({0: writes(s, 1, ("a", "b"))})

    with pytest.raises(RuleFault, match="seat 0"):
        table_of(flow)


def test_luck_between_two_blocks_closes_undo() -> None:
    """Also where the second one has gone on to another segment before anybody is asked."""

    def roll(s: State) -> None:
        s.said.append(str(s.chance.roll(1000)))

    def deeds(s: State, answered: int, *asks: tuple[str, ...]) -> Flow:
        yield from deed_by_deed(range(2), lambda seat: writes(s, seat, *asks), ("word",), answered)

    table = table_of(
        beside(("a", "b")),
        roll,
        lambda s: deeds(s, 0, ("x",), ("p", "q")),
        lambda s: deeds(s, 1, ("p", "q")),
    )
    table.pick(Say("a"), 0)
    table.pick(Say("b"), 1)
    assert [ask.seat for ask in table.asks] == [0, 1]
    assert said(table) != ["done"], "the die has fallen"
    assert not any(table.can_undo(seat) for seat in (0, 1, None))


def test_where_a_block_goes_on_a_flow_begins_when_its_seat_answers() -> None:
    """What the others are asked is known: the same as before."""
    begun: list[int] = []

    def word(s: State, seat: int) -> Flow:
        begun.append(seat)
        while len(s.hidden[seat]) < 2:
            pick = yield Ask(seat, "word", partial(says, "a", "b"))
            s.hidden[seat] += pick.word

    def deeds(s: State, answered: int = 0) -> Flow:
        yield from deed_by_deed(range(2), lambda seat: word(s, seat), ("word",), answered)

    table = table_of(deeds, lambda s: deeds(s, 1), lambda s: deeds(s, 2))
    asked = table.asks
    table.pick(Say("a"), 0)
    assert (begun, table.asks[1]) == ([0, 1], asked[1]), "nobody has to be asked anew"
    table.fork()  # moves the checkpoint up
    begun.clear()
    fork = table.fork()
    assert begun == [], "and at a fork nobody wants to know yet"
    assert [(ask.seat, ask.seq) for ask in fork.asks] == [(0, 1), (1, 0)]
    assert begun == [0, 1]
    table.pick(Say("b"), 1)
    assert begun == [0, 1], "where all goes on at the same table, so does the flow that waits"
    assert (hidden(table), hidden(fork)) == (["a", "b"], ["a", ""])


def test_small_deeds_side_by_side_are_one_action_in_several_segments() -> None:
    """Whoever looks ahead goes on until all of them are done."""

    def word(s: State, seat: int) -> Flow:
        while len(s.hidden[seat]) < 2:
            pick = yield Ask(seat, "word", partial(says, "a", "b"))
            s.hidden[seat] += pick.word

    def deeds(s: State, answered: int = 0) -> Flow:
        yield from deed_by_deed(range(2), lambda seat: word(s, seat), ("word",), answered, least=2)

    table = table_of(deeds, lambda s: deeds(s, 2), beside(("c", "d")))
    before = table.segment
    for seat in (0, 1):
        table.pick(Say("a"), seat)
    fork = table.fork()
    assert (fork.segment, table.segment) == (before, before)
    assert hidden(fork) == ["a", "a"]
    for seat in (0, 1):
        fork.pick(Say("b"), seat)
    assert fork.segment != before
    assert hidden(fork) == ["ab", "ab"]
