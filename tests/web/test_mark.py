"""The mark in the log, *since your last turn*: it stands where the seat's last pick ended, whatever
others have done and taken back since."""

from __future__ import annotations

import random
from functools import partial

import pytest

from civitas.kernel.log import Line
from civitas.kernel.match import new
from civitas.kernel.table import Table
from civitas.web.pages.eyes import Eyes
from civitas.web.pages.look import drawn
from civitas.web.storage.steps import Record
from civitas.web.tables.live import Live
from tests.web.conftest import Opener
from tests.web.people import after_the_bots, match_of, people, play


def _told(table: Table, record: Record, seat: int) -> int | None:
    """How much the seat had been told when its last pick was done; None if that is taken back."""
    entries = list(table.journal)
    own = [n for n, entry in enumerate(entries) if entry.seat == seat]
    last = max((n for n, other in enumerate(record.seats) if other == seat), default=-1)
    if not own or record._standing[own[-1]] != last:
        return None
    again = Table(table.header, table.title)
    for entry in entries[: own[-1] + 1]:
        again.pick(entry.pick, entry.seat)
    return len(again.story(seat))


@pytest.mark.parametrize("title", ["toy", "terraces", "clash_of_cultures"])
@pytest.mark.parametrize("seed", ["d", "m"])
def test_it_is_known_where_the_last_pick_ended(title: str, seed: str) -> None:
    """Two keep picking and taking back, one after the other or side by side."""
    dice, table, record = random.Random(seed), new(title, 2, seed=seed, log=True), Record()
    checked = 0
    for _ in range(70):
        able = [seat for seat in (0, 1) if table.can_undo(seat)]
        if able and dice.random() < 0.4:
            seat = dice.choice(able)
            table.undo(seat)
            record.undone(table, seat)
        elif not table.over:
            ask = dice.choice(table.asks)
            table.pick(dice.choice(ask.picks), ask.seat)
            record.picked(table, ask.seat)
        for seat in (0, 1):
            wanted = _told(table, record, seat)
            if wanted is not None:
                heard = table.log[: record.heard[seat]]
                assert sum(line.visible_to(seat) for line in heard) == wanted
                checked += 1
    assert checked > 30


def test_the_page_gets_it(sqlite: str, open_house: Opener) -> None:
    house = open_house(sqlite)
    match = match_of(house, "clash_of_cultures", *people(house, "Anna", "Ben"))
    play(house, match, 60)

    def marks(live: Live) -> None:
        last = live.table.journal.seats[-1]
        for seat in (0, 1):
            update, _ = drawn(live, Eyes(seat), "en").update((), frozenset(), -1)
            told, at_end = live.story(seat), _told(live.table, live.record, seat)
            assert at_end is not None
            goes_on = seat == last and seat in update.waiting
            while not goes_on and told[at_end - 1].params.get("seat", seat) != seat:
                at_end -= 1  # what tells of the other in one's own last step is news, too
            assert update.since == at_end
        assert drawn(live, Eyes(1 - last), "en").update((), frozenset(), -1)[0].since < update.lines
        update, _ = drawn(live, Eyes(None), "en").update((), frozenset(), -1)
        assert update.since == update.lines  # who only watches has no turn

    house.hall.look(match, marks)


def test_what_others_reveal_in_ones_own_step_is_news(sqlite: str, open_house: Opener) -> None:
    """Whoever chooses last opens what all have chosen, and whoever ends a turn sees the cards of
    the next: both stand below the mark."""
    house = open_house(sqlite)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    found = 0

    def news(live: Live, seat: int, own: int) -> None:
        nonlocal found
        update, _ = drawn(live, Eyes(seat), "en").update((), frozenset(), -1)
        lines = live.table.log[own:]
        first = next((n for n, line in enumerate(lines) if _reveals(line, seat)), None)
        if first is not None and live.table.log[: own + first] == live.story(seat)[: own + first]:
            assert update.since == own + first
            found += 1

    for seed in range(60):
        own = house.hall.look(match, lambda live: len(live.table.log))
        play(house, match, 1, seed)
        seat = house.hall.look(match, lambda live: live.table.journal.seats[-1])
        house.hall.look(match, partial(news, seat=seat, own=own))
    assert found > 1


def _reveals(line: Line, seat: int) -> bool:
    """Does it tell which cards the other has?"""
    return line.message == "reveals" and line.params["seat"] != seat


def test_who_comes_back_learns_what_a_bot_has_done_for_them(
    sqlite: str, open_house: Opener
) -> None:
    """Their own last pick is where the news begins, until they pick again."""
    house = open_house(sqlite)
    ben = people(house, "Anna", "Ben")[1]
    match = match_of(house, "clash_of_cultures", people(house, "Carl")[0], ben)
    play(house, match, 40)

    def since(live: Live) -> int:
        return drawn(live, Eyes(1), "en").update((), frozenset(), -1)[0].since

    def others(live: Live) -> bool:
        return [ask.seat for ask in live.table.asks] == [0]

    def replaced(live: Live) -> bool:
        return live.record.own(1)[-1] > (live.last_own(1) or 0)

    seen = house.hall.look(match, since)
    for _ in range(2):  # to look in without a pick changes nothing
        house.lobby.leave(ben, match)
        after_the_bots(house)
        while not house.hall.look(match, replaced) and house.hall.look(match, others):
            play(house, match, 1)
            after_the_bots(house)
        house.lobby.return_to(ben, match)
        assert house.hall.look(match, since) == seen
    assert house.hall.look(match, replaced)
    while house.hall.look(match, others):
        play(house, match, 1)
    play(house, match, 1)
    assert house.hall.look(match, lambda live: live.last_own(1)) is None
    assert house.hall.look(match, since) > seen
