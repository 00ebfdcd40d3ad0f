"""Law 4 side by side: each takes back its own, whatever the others have done since; and it does not
matter to anybody in which order the others pick."""

from __future__ import annotations

from itertools import pairwise
from operator import attrgetter
from typing import Any

import pytest

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Flow, side_by_side
from civitas.kernel.entries import Entry
from civitas.kernel.planned import Agenda
from civitas.kernel.table import Table
from tests.laws.book import Book, block_of
from tests.laws.matches import Match, blame, play
from tests.laws.same import asked, same_table
from tests.toys.terraces import claiming, course, gardening
from tests.toys.terraces.state import Gardener, State
from tests.toys.terraces.title import Terraces

UNDOS = 6
"""Picks of a match, made beside others, that are taken back ..."""
SHARE = 0.1
"""... each this likely, so that they are not all of the first who meet."""
SWAPS = 6
"""Pairs of picks that are made in the other order."""


def check_takes_back_its_own(match: Match) -> None:
    """Of all who act side by side, anybody may take back what they have done, pick by pick."""
    dice = match.dice("own")
    book, table = Book(), match.start(log=True)
    left = UNDOS
    for entry in match.sound:
        if not left:
            break
        book.pick(table, entry)
        seats = sorted(seat for seat, picks in book.own.items() if picks)
        if seats and dice.random() < SHARE:
            left -= 1
            seat = dice.choice(seats)
            _take_back(match, table, seat, book.own[seat][-dice.randint(1, 3) :])


def _take_back(match: Match, table: Table, seat: int, picks: list[Entry]) -> None:
    after, asks, length = table.state_hash(), asked_of_all(table), len(table.journal)
    seen = {ask.seat: ask.seq for ask in table.asks if ask.seat != seat}
    for _ in picks:
        table.undo(seat)
    never = match.start(log=True)
    for entry in table.journal:
        never.pick(entry.pick, entry.seat)
    same_table(table, never)
    assert table.log == never.log, "the log tells of what was taken back"
    numbers = {ask.seat: ask.seq for ask in table.asks}
    assert all(numbers[other] == number for other, number in seen.items()), (
        "a question to another has grown stale"
    )
    for entry in picks:
        table.pick(entry.pick, seat)
    assert table.state_hash() == after, "the same pick after an undo leads elsewhere"
    assert asked_of_all(table) == asks
    assert len(table.journal) == length


def asked_of_all(table: Table) -> dict[int, Any]:
    return {ask.seat: asked(ask) for ask in table.asks}


def check_in_any_order(match: Match) -> None:
    """Two picks of two seats side by side, in the other order: nobody can tell from the state."""
    pairs = _pairs(match)
    swaps = set(match.dice("swap").sample(pairs, min(SWAPS, len(pairs))))
    for number, table, _ in match.looks(swaps):
        first, second = match.entries[number : number + 2]
        fork = table.fork()
        fork.pick(second.pick, second.seat)
        ask = fork.ask_for(first.seat)
        assert ask is not None, "what one does beside others ends what another does"
        assert first.pick in ask.picks, "what one does beside others takes a pick from another"
        fork.pick(first.pick, first.seat)
        assert fork.state_hash() == match.hashes[number + 2], "the order makes a difference"


def _pairs(match: Match) -> list[int]:
    """Where two seats pick one after the other, side by side and without luck."""
    blocks = [(block_of(table), table.state.chance.marks) for table, _ in match.walk()]
    return [
        number
        for number, (one, other) in enumerate(pairwise(match.sound))
        if one.seat != other.seat
        and blocks[number][0] is not None
        and blocks[number][0] is blocks[number + 1][0]
        and blocks[number][1] == blocks[number + 2][1]
    ]


def test_it_takes_back_its_own(matches: list[Match]) -> None:
    for match in filter(attrgetter("beside"), matches):
        with blame(match):
            check_takes_back_its_own(match)


def test_it_goes_in_any_order(matches: list[Match]) -> None:
    for match in filter(attrgetter("beside"), matches):
        with blame(match):
            check_in_any_order(match)


class OtherGardening(Terraces):
    """The toy with another way to garden."""

    def segment(self, s: State) -> Flow | None:
        chapter = Chapter()
        chapter.asking("garden")(self.garden)
        chapter.plain("automa.garden")(gardening.automa_garden)
        return Agenda(course.RULES, claiming.RULES, chapter).segment(s)

    def garden(self, s: State, me: Gardener) -> Flow:
        yield from gardening.garden(s, me)


class Envious(OtherGardening):
    """Whoever acts takes water from the well of the next one, if they have more."""

    def garden(self, s: State, me: Gardener) -> Flow:
        yield from side_by_side({me.seat: self.work(s, me) for me in s.players if not me.automa})

    def work(self, s: State, me: Gardener) -> Flow:
        flow = gardening.work(s, me)
        question = next(flow)
        while True:
            pick = yield question
            other = s.players[(me.seat + 1) % len(s.players)]
            if other.well > me.well // 2:
                me.well, other.well = me.well + 1, other.well - 1
            try:
                question = flow.send(pick)
            except StopIteration:
                return


class Remembering(OtherGardening):
    """Counts outside the state how often all have gone to garden."""

    def __init__(self) -> None:
        self.times = 0

    def garden(self, s: State, me: Gardener) -> Flow:
        self.times += 1
        s.players[0].well += self.times
        yield from super().garden(s, me)


def test_the_law_bites() -> None:
    with pytest.raises(AssertionError, match="the order makes a difference"):
        check_in_any_order(play(Envious(), 3, {}, "bite"))
    with pytest.raises(AssertionError, match="differ"):
        check_takes_back_its_own(play(Remembering(), 3, {}, "bite"))
