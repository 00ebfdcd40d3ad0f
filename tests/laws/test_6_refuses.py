"""Law 6. It refuses: what was not offered, out of turn, stale or malformed changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from civitas.kernel.asks import Pick
from civitas.kernel.errors import Refused
from civitas.kernel.table import Table
from civitas.kernel.words import LANGUAGES, words_for
from tests.laws.matches import Match, blame, match_of, play
from tests.laws.same import snapshot
from tests.laws.settings import cases
from tests.laws.toy import TOY, Bid

MOMENTS = 6
"""Moments of a match at which everything wrong is tried."""


@contextmanager
def refused(table: Table) -> Iterator[None]:
    """What is done here is refused, in a sentence of each language, and leaves no trace."""
    before, numbers = snapshot(table), (table.seq, [ask.seq for ask in table.asks])
    with pytest.raises(Refused) as refusal:
        yield
    error = refusal.value
    for language in LANGUAGES:
        words = words_for(table.meta, language, table.header.seats)
        assert words.faults(error.message, error.params) == [], f"no words for {error.message}"
        sentence = words.error(error)
        assert sentence[-1] == "." and "\n" not in sentence, sentence  # noqa: PT018
    assert str(error), "the terse form is empty"
    assert snapshot(table) == before, "a refused pick changes the table"
    assert (table.seq, [ask.seq for ask in table.asks]) == numbers, "a refused pick counts"


def check_refuses(match: Match) -> None:
    """Every seat that is not asked, every pick that is not offered, every number but the right."""
    seats = len(match.header.seats)
    dice = match.dice("refuse")
    strange: list[Pick] = []
    for _, table, entry in match.looks(match.some("refuse", MOMENTS) | {len(match.sound)}):
        if entry is not None:
            ask = table.ask_for(entry.seat)
            assert ask is not None
            for seat in (-1, seats, *match.eyes(dice)):
                if table.ask_for(seat) is None:
                    with refused(table):
                        table.pick(entry.pick, seat)
            for seq in (-1, ask.seq - 1, ask.seq + 1):
                with refused(table):
                    table.pick(entry.pick, entry.seat, seq)
            for pick in strange[-3:]:
                if pick not in ask.picks:
                    with refused(table):
                        table.pick(pick, entry.seat)
            if len(table.asks) > 1:
                with refused(table):
                    table.pick(entry.pick)
            strange.append(entry.pick)
        if entry is None and table.over:
            _after_the_end(match, table)


def _after_the_end(match: Match, table: Table) -> None:
    for entry in match.entries[-3:]:
        for seat in (None, entry.seat):
            with refused(table):
                table.pick(entry.pick, seat)
    with refused(table):
        table.undo(len(match.header.seats))


def test_it_refuses(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_refuses(match)


def table_at(title: str, where: float) -> Table:
    """A table somewhere in a match."""
    case = next(case for case in cases() if case.title == title)
    match = match_of(case, 0)
    stop = int(where * (len(match.hashes) - 1))
    return next(t for number, (t, _) in enumerate(match.walk()) if number == stop)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
TITLES = st.sampled_from(sorted({case.title for case in cases()}))
WHERE = st.floats(0, 0.99)


@given(title=TITLES, where=WHERE, data=JUNK)
def test_it_refuses_junk(title: str, where: float, data: Any) -> None:
    table = table_at(title, where)
    for pick in (table.pick_json, table.pick):
        with refused(table):
            pick(data)


@st.composite
def bent(draw: st.DrawFn, data: dict[str, Any]) -> dict[str, Any]:
    """The JSON of a pick with something wrong about it."""
    key = draw(st.sampled_from(sorted(data)))
    how = draw(st.sampled_from(["drop", "replace", "rename"]))
    value = data[key]
    rest = {k: v for k, v in data.items() if k != key}
    if how == "drop":
        return rest
    if how == "rename":
        return {**rest, key + draw(st.text(min_size=1)): value}
    return {**rest, key: draw(JUNK.filter(lambda junk: junk != value))}


@given(title=TITLES, where=WHERE, data=st.data())
def test_it_refuses_bent_picks(title: str, where: float, data: st.DataObject) -> None:
    """As malformed as a hostile client can make them, but close to the real thing."""
    table = table_at(title, where)
    ask = data.draw(st.sampled_from(table.asks))
    pick = data.draw(st.sampled_from(list(ask.picks)))
    wrong = data.draw(bent(msgspec.to_builtins(pick)))
    if wrong not in [msgspec.to_builtins(pick) for pick in ask.picks]:
        with refused(table):
            table.pick_json(wrong, ask.seat, ask.seq)


@pytest.mark.parametrize("where", [0.25, 0.4375, 0.75])
@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_a_pick_is_whole_or_none(title: str, where: float) -> None:
    """Whatever is left out is not guessed."""
    table = table_at(title, where)
    for ask in table.asks:
        for pick in ask.picks:
            whole = msgspec.to_builtins(pick)
            for field in whole:
                with refused(table):
                    rest = {name: value for name, value in whole.items() if name != field}
                    table.pick_json(rest, ask.seat, ask.seq)


@given(title=TITLES, where=WHERE, seat=JUNK, seq=JUNK, data=st.data())
def test_it_refuses_strange_seats_and_numbers(
    title: str, where: float, seat: Any, seq: Any, data: st.DataObject
) -> None:
    table = table_at(title, where)
    ask = data.draw(st.sampled_from(table.asks))
    pick = data.draw(st.sampled_from(list(ask.picks)))
    # Whoever has answered a secret choice may answer it anew: no seat at this table is strange.
    if seat is not None and (type(seat) is not int or seat not in range(len(table.header.seats))):
        with refused(table):
            table.pick(pick, seat)
    if seq is not None and seq != ask.seq:
        with refused(table):
            table.pick(pick, ask.seat, seq)


@pytest.mark.parametrize("where", [0, 0.25, 0.4375, 0.75])
@pytest.mark.parametrize("seat", [True, False, 1.0, "1"])
@pytest.mark.parametrize("title", sorted({case.title for case in cases()}))
def test_what_only_equals_a_seat_is_none(title: str, seat: Any, where: float) -> None:
    table = table_at(title, where)
    with refused(table):
        table.pick(table.asks[0].picks[0], seat)


class Meek(Table):
    """Counts a pick before it looks at it."""

    def pick(self, pick: Pick, seat: int | None = None, seq: int | None = None) -> None:
        self.seq += 1
        super().pick(pick, seat, seq)


class Trusting(Table):
    """Believes whatever it is told."""

    def pick(self, pick: Pick, seat: int | None = None, seq: int | None = None) -> None:
        for ask in self.asks:
            ask.listed = [*ask.picks, pick]
        super().pick(pick, seat, seq)


class Mumbling(Table):
    """Refuses without a word."""

    def pick(self, pick: Pick, seat: int | None = None, seq: int | None = None) -> None:
        raise Refused("mumble")


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [(Meek, "counts"), (Trusting, "DID NOT RAISE"), (Mumbling, "no words")],
)
def test_the_law_bites(kind: Callable[..., Table], complaint: str) -> None:
    header = play(TOY, 2, {}, "bite").header
    table = kind(header, TOY)
    with pytest.raises((AssertionError, pytest.fail.Exception), match=complaint), refused(table):
        table.pick(Bid(99), 0)
