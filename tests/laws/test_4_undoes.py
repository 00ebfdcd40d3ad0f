"""Law 4. It undoes: undo and the same pick = never happened; no undo past a barrier."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.entries import Entry
from civitas.kernel.errors import Refused
from civitas.kernel.table import Table
from tests.laws.book import Book, Window, answered, simultaneous
from tests.laws.matches import Match, blame, play
from tests.laws.same import sight, snapshot
from tests.laws.toy import State, Toy, View

UNDOS = 20
"""Moments of a match at which something is taken back ..."""
STEPS = 8
"""... at most so many picks ..."""
ALL = 2
"""... and at so many moments all that can be. Who sits there alone can take back much."""
TOGETHER = 0.1
"""The share of simultaneous choices in which somebody is made to waver."""
PEEKS = 10
"""Picks of a match that are looked at for what they bring to light."""


def check_undoes(match: Match) -> None:
    """Undo is open to whom it should be; what is taken back and done again has not happened."""
    table = match.start(log=True)
    dice = match.dice("undo")
    book = Book()
    chosen = match.some("undo", UNDOS)
    taken = {number - step for number in chosen for step in range(STEPS)}
    left = ALL
    for number, entry in enumerate(match.sound):
        before = answered(table)
        book.pick(table, entry, keeps=number in taken)
        for seat in range(len(match.header.seats)):
            expected = book.may_undo(table, seat, entry, before)
            assert table.can_undo(seat) == expected, f"seat {seat}: undo is wrongly open or closed"
        if number in chosen and not book.picked:
            window = book.window
            _take_back(table, window[-dice.randint(1, STEPS) :])
            if not book.reopens and (left or not window):
                left -= bool(window)
                _refuse_beyond(table, window, entry.seat)


def _take_back(table: Table, picks: Window) -> None:
    """Undo these picks one by one, then make them again."""
    after = snapshot(table)
    for before, entry in reversed(picks):
        table.undo(entry.seat)
        assert snapshot(table) == before, "undo leaves something behind"
    for _, entry in picks:
        table.pick(entry.pick, entry.seat)
    assert snapshot(table) == after, "the same pick after an undo leads elsewhere"


def _refuse_beyond(table: Table, window: Window, seat: int) -> None:
    """With all of the window taken back, the next undo is refused and changes nothing."""
    after = snapshot(table)
    for _ in window:
        table.undo(seat)
    before, seq = snapshot(table), table.seq
    with pytest.raises(Refused):
        table.undo(seat)
    assert (snapshot(table), table.seq) == (before, seq), "a refused undo changes something"
    for _, entry in window:
        table.pick(entry.pick, entry.seat)
    assert snapshot(table) == after, "the same picks after an undo lead elsewhere"


def check_cannot_peek(match: Match) -> None:
    """What a seat sees after a pick that can be undone, it could have foreseen.

    In a world that differs only in what the seat cannot see, the same sight must be possible:
    after the same pick or, if that one was secret, after another one of the same player.
    """
    dice = match.dice("peek")
    worlds: list[tuple[int, Table]] = []
    last: Entry | None = None
    chosen = match.some("peek", PEEKS)
    for number, (table, entry) in enumerate(match.as_far_as(chosen, 1)):
        if last is not None and table.can_undo(last.seat):
            for seat, world in worlds:
                assert _could_happen(world, last, seat, sight(table, seat)), (
                    f"undo after {last.pick} would let seat {seat} peek"
                )
        worlds, last = [], entry
        if entry is not None and number in chosen:
            eyes = match.eyes(dice)
            worlds = [(s, table.imagine(s, Chance(dice.getrandbits(60)))) for s in eyes]


def _could_happen(world: Table, entry: Entry, seat: int, seen: bytes) -> bool:
    ask = world.ask_for(entry.seat)
    assert ask is not None, f"{entry.pick} would not even be asked for"
    for pick in sorted(ask.picks, key=lambda pick: pick != entry.pick):
        after = world.fork()
        after.pick(pick, entry.seat)
        if sight(after, seat) == seen:
            return True
    return False


def check_together(match: Match) -> None:
    """Until the last answer is in, each seat may change its own, and none shows in any view."""
    dice = match.dice("together")
    for table, entry in match.walk():
        several = simultaneous(table) and len(table.asks) > 1
        if several and not answered(table) and dice.random() < TOGETHER:
            assert entry is not None
            _change_of_mind(table.fork(), entry)


def _change_of_mind(table: Table, entry: Entry) -> None:
    seats = range(len(table.header.seats))
    ask = table.ask_for(entry.seat)
    assert ask is not None
    before, length = snapshot(table), len(table.journal)
    seen = {seat: sight(table, seat) for seat in seats}
    for pick in (ask.picks[-1], ask.picks[0], entry.pick):
        table.pick(pick, entry.seat, ask.seq)
        assert {seat: sight(table, seat) for seat in seats} == seen, "an unopened answer shows"
        assert entry.seat not in [a.seat for a in table.asks]
        assert [e.pick for e in table.journal if e.seat == entry.seat][-1] == pick
        assert len(table.journal) == length + 1, "an old answer is in the journal"
    direct = table.fork()
    table.undo(entry.seat)
    assert snapshot(table) == before, "an answer taken back leaves something behind"
    table.pick(entry.pick, entry.seat)
    for other in (table, direct):
        while other.asks and simultaneous(other):
            open_ask = other.asks[-1]
            other.pick(open_ask.picks[0], open_ask.seat)
    assert snapshot(table) == snapshot(direct)


def test_it_undoes(close_matches: list[Match]) -> None:
    for match in close_matches:
        with blame(match):
            check_undoes(match)


def test_undo_cannot_peek(close_secret_matches: list[Match]) -> None:
    for match in close_secret_matches:
        with blame(match):
            check_cannot_peek(match)


def test_answers_can_be_changed(matches: list[Match]) -> None:
    for match in filter(attrgetter("together"), matches):
        with blame(match):
            check_together(match)


class Forgetful(Toy):
    """Counts outside the state how often it was asked."""

    def __init__(self) -> None:
        self.segments = 0

    def segment(self, s: State) -> Any:
        self.segments += s.stage == 1
        s.pot = self.segments
        return super().segment(s)


class Showing(Toy):
    """Shows all bids to whoever has laid a stone, without a mark."""

    def view(self, s: State, seat: int | None) -> View:
        seen = super().view(s, seat)
        if seat in list(s.stones.values())[s.round * len(s.purses) :]:
            return View(seat, s.round, tuple(s.purses), tuple(s.bids), s.pot, dict(s.stones))
        return seen


class Fickle(Toy):
    """Its view shows how often somebody has looked."""

    looks = 0

    def view(self, s: State, seat: int | None) -> View:
        self.looks += 1
        seen = super().view(s, seat)
        return View(seat, s.round, (*seen.purses, self.looks), seen.bids, s.pot, seen.stones)


def test_the_law_bites() -> None:
    with pytest.raises(AssertionError, match="leaves something behind"):
        check_undoes(play(Forgetful(), 3, {}, "bite"))
    with pytest.raises(AssertionError, match=r"would let seat \d peek"):
        check_cannot_peek(play(Showing(), 3, {}, "bite"))
    with pytest.raises(AssertionError, match="an unopened answer shows"):
        check_together(play(Fickle(), 3, {}, "bite"))
