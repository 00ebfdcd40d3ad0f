"""The mark in the log, *since your last turn*: it stands where the seat's last pick ended, whatever
others have done and taken back since."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.table import Table
from civitas.web.pages.look import Eyes, drawn
from civitas.web.tables.hall import Live
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, offer, people, seen, take_back


def _told(live: Live, seat: int) -> int | None:
    """How much the seat had been told when its last pick was done; None if that is taken back."""
    entries = list(live.table.journal)
    own = [n for n, entry in enumerate(entries) if entry.seat == seat]
    if not own or live.record._standing[own[-1]] != _last_step(live, seat):
        return None
    again = Table(live.table.header, live.table.title)
    for entry in entries[: own[-1] + 1]:
        again.pick(entry.pick, entry.seat)
    return len(again.story(seat))


def _last_step(live: Live, seat: int) -> int:
    return max(n for n, other in enumerate(live.record.seats) if other == seat)


def _marks(live: Live) -> list[tuple[int | None, int]]:
    """By seat, where the mark has to be, and where it is."""
    return [
        (_told(live, seat), drawn(live, Eyes(seat), "en").update((), frozenset(), -1)[0].since)
        for seat in range(len(live.seats))
    ]


def _able(live: Live) -> list[int]:
    return [seat for seat in (0, 1) if live.table.can_undo(seat)]


@pytest.mark.parametrize(("title", "seed"), [("terraces", 6), ("clash_of_cultures", 5)])
def test_it_stands_where_the_last_pick_ended(
    title: str, seed: int, sqlite: str, open_house: Opener
) -> None:
    house, dice = open_house(sqlite), random.Random(seed)
    match = match_of(house, title, *people(house, "Anna", "Ben"))
    moved = 0
    while moved < 60 and seen(house, match)[1]:
        able = house.hall.look(match, _able)
        if able and dice.random() < 0.35:
            take_back(house, match, dice.choice(able))
        else:
            seat = dice.choice(seen(house, match)[1])
            seq, offered = offer(house, match, seat)
            make_pick(house, match, seat, dice.choice(offered), seq)
        for wanted, found in house.hall.look(match, _marks):
            assert wanted in (None, found)
            moved += wanted is not None
    assert moved > 30
