"""Journals: a pick is durable, exactly one of two wins, and a live table is only a cache."""

from __future__ import annotations

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from civitas.kernel.errors import Refused
from civitas.kernel.shelf import KB
from civitas.kernel.table import STATES
from civitas.web.house import House
from civitas.web.refusals import NotYours
from civitas.web.storage.store import Store
from civitas.web.tables.hall import Hall
from civitas.web.tables.live import Live
from tests.patience import PATIENCE
from tests.web.conftest import Opener
from tests.web.people import link_of, make_pick, match_of, offer, people, play, seen, take_back


def state(house: House, match: str) -> str:
    return house.hall.look(match, lambda live: live.table.state_hash())


def from_disk(database: str, match: str) -> Live:
    """The match as a server process finds it that has just started."""
    store = Store(database)
    try:
        return Hall(store, lambda live: None).look(match, lambda live: live)
    finally:
        store.close()


def room_for(tables: int) -> int:
    """Bytes in which so many tables find room that have just begun, and no more."""
    return tables * (STATES + 12 * KB)


def test_an_acknowledged_pick_is_in_the_database(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "sands_of_time", anna, ben)
    for number in range(40):
        play(house, match, 1, seed=number)
        assert len(house.store.steps(match)) == number + 1
    live = from_disk(database, match)
    assert live.table.state_hash() == state(house, match)
    assert [step.seat for step in house.store.steps(match)] == list(live.table.journal.seats)


def test_of_two_picks_at_one_number_one_wins(open_house: Opener, database: str) -> None:
    """Through two processes at the same moment, twenty times over."""
    one, two = open_house(database), open_house(database)
    anna, ben = people(one, "Anna", "Ben")
    match = match_of(one, "sands_of_time", anna, ben)
    with ThreadPoolExecutor(2) as threads:
        for number in range(20):
            before, asked = seen(one, match)
            seat = asked[0]
            seq, picks = offer(one, match, seat)
            together = len(asked) > 1
            start = threading.Barrier(2, timeout=PATIENCE)

            def pick(house: House, choice: int) -> bool:
                start.wait()  # noqa: B023
                try:
                    make_pick(house, match, seat, picks[choice], seq)  # noqa: B023
                except Refused:
                    return False
                return True

            won = list(threads.map(pick, (one, two), (0, len(picks) - 1)))
            if not together:  # in a secret choice the second answer replaces the first
                assert sorted(won) == [False, True], number
                assert seen(one, match)[0] == seen(two, match)[0] == before + 1
            assert state(one, match) == state(two, match)


def test_in_a_secret_choice_both_go_in(open_house: Opener, database: str) -> None:
    one, two = open_house(database), open_house(database)
    anna, ben = people(one, "Anna", "Ben")
    match = match_of(one, "toy", anna, ben)
    asks = [offer(one, match, seat) for seat in (0, 1)]
    seen(two, match)
    start = threading.Barrier(2, timeout=PATIENCE)

    def bid(house: House, seat: int) -> None:
        seq, picks = asks[seat]
        start.wait()
        make_pick(house, match, seat, picks[3 + seat], seq)

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(bid, (one, two), (0, 1)))
    for house in (one, two):
        assert house.hall.look(match, lambda live: live.table.state.bids) == [3, 4]


def test_the_same_pick_twice_counts_once(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "sands_of_time", anna, ben)
    number, (seat, *_) = seen(house, match)
    seq, picks = offer(house, match, seat)
    make_pick(house, match, seat, picks[0], seq)
    with pytest.raises(Refused):
        make_pick(house, match, seat, picks[0], seq)
    assert seen(house, match)[0] == number + 1


def test_a_seat_of_somebody_else(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    seq, picks = offer(house, match, 0)
    with pytest.raises(NotYours):
        make_pick(house, match, 0, picks[0], seq, person=ben.id)
    with pytest.raises(NotYours):
        take_back(house, match, 0, person=ben.id)
    make_pick(house, match, 0, picks[0], seq, person=anna.id)


def test_undo_is_a_step_of_the_journal(open_house: Opener, database: str) -> None:
    one, two = open_house(database), open_house(database)
    anna, ben = people(one, "Anna", "Ben")
    match = match_of(one, "toy", anna, ben)
    before = state(one, match)
    seq, picks = offer(one, match, 0)
    make_pick(one, match, 0, picks[2], seq)
    seen(two, match)
    with pytest.raises(Refused):
        take_back(two, match, 0, seq=seq)  # it was pressed on a page that shows an older table
    take_back(two, match, 0, seq=seq + 1)
    assert state(one, match) == state(two, match) == before
    assert from_disk(database, match).table.seq == seq + 2
    with pytest.raises(Refused):
        take_back(one, match, 0)


def test_undo_to_the_start_of_the_turn(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "sands_of_time", anna, ben)
    dice = random.Random(3)
    longest = 0
    for number in range(200):
        play(house, match, 1, seed=number)
        seat = house.store.steps(match)[-1].seat
        able = house.hall.look(match, lambda live: live.table.can_undo(seat))  # noqa: B023
        if able and dice.random() < 0.2:
            length = len(house.store.steps(match))
            take_back(house, match, seat, turn=True)
            assert not house.hall.look(match, lambda live: live.table.can_undo(seat))  # noqa: B023
            longest = max(longest, len(house.store.steps(match)) - length)
    assert longest > 1
    assert from_disk(database, match).table.state_hash() == state(house, match)


def test_what_is_over_is_over(open_house: Opener, sqlite: str) -> None:
    """The seed is open then: nobody could take anything back without knowing what comes."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    play(house, match, 100)
    last = house.store.steps(match)[-1].seat
    assert house.hall.look(match, lambda live: live.table.can_undo(last))
    with pytest.raises(Refused):
        take_back(house, match, last)


def test_dropping_a_live_table_loses_nothing(open_house: Opener, sqlite: str) -> None:
    """A hall that has room for two tables serves six matches."""
    house = open_house(sqlite)
    house.hall = Hall(house.store, house._moved, room_for(2))
    anna, ben = people(house, "Anna", "Ben")
    matches = [match_of(house, "sands_of_time", anna, ben) for _ in range(6)]
    for number in range(5):
        for match in matches:
            play(house, match, 3, seed=number)
            assert len(house.hall) <= 2
    for match in matches:
        assert from_disk(sqlite, match).table.seq == 15


def test_a_table_is_dropped_while_somebody_sits_at_it(open_house: Opener, database: str) -> None:
    """Room for one, and four matches at once, two people at each: every look drops another."""
    house = open_house(database)
    house.hall = Hall(house.store, house._moved, room_for(1))
    anna, ben = people(house, "Anna", "Ben")
    matches = [match_of(house, "toy", anna, ben) for _ in range(4)]

    def busy(number: int) -> int:
        """Bid and take it back; how many steps were acknowledged."""
        match, seat = matches[number % 4], number // 4
        done = 0
        for _ in range(6):
            seq, picks = offer(house, match, seat)
            make_pick(house, match, seat, picks[0], seq)
            take_back(house, match, seat)
            done += 2
        return done

    with ThreadPoolExecutor(4) as threads:
        done = list(threads.map(busy, range(4))) + list(threads.map(busy, range(4, 8)))
    assert len(house.hall) == 1
    for number, match in enumerate(matches):
        assert from_disk(database, match).table.seq == done[number] + done[number + 4]


def test_many_hands_at_one_table(open_house: Opener, database: str) -> None:
    """Whatever comes in whatever order, the journal replays to what everybody sees."""
    houses = [open_house(database) for _ in range(2)]
    anna, ben = people(houses[0], "Anna", "Ben")
    match = match_of(houses[0], "sands_of_time", anna, ben)

    def busy(number: int) -> None:
        dice = random.Random(number)
        house = houses[number % 2]
        for _ in range(75):
            seat = dice.randrange(2)
            try:
                if dice.random() < 0.2:
                    take_back(house, match, seat)
                else:
                    ask = house.hall.look(match, lambda live: live.table.ask_for(seat))  # noqa: B023
                    if ask is not None:
                        seq, picks = offer(house, match, seat)
                        make_pick(house, match, seat, dice.choice(picks), seq)
            except (Refused, AssertionError):
                continue  # somebody else was faster

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(busy, range(4)))
    length = len(houses[0].store.steps(match))
    assert length > 20
    assert [seen(house, match)[0] for house in houses] == [length, length]
    assert state(houses[0], match) == state(houses[1], match)
    assert from_disk(database, match).table.state_hash() == state(houses[0], match)


def test_who_does_not_know_the_link_does_not_get_in(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    links = {link_of(house, match_of(house, "toy", anna, anna)) for _ in range(20)}
    assert len(links) == 20
    assert all(len(link) >= 32 for link in links)
