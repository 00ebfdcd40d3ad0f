"""Clocks that are wrong: nothing is cleared away, and no seat given away, on the word of one."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import func, select

from civitas.web.house import House
from civitas.web.refusals import NotYours
from civitas.web.storage.clocks import DAY
from civitas.web.storage.schema import PERSON, Vigil
from civitas.web.storage.store import Store
from civitas.web.storage.vigil import PAUSE, STRETCHES, Watch, ago
from tests.web.conftest import Opener
from tests.web.people import ME, OPEN, against_bots, match_of, people, seen, wait_for

HOUR = 3600
Jump = Callable[[int], None]


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    """Puts the clock of this machine off by so many seconds."""
    right = time.time

    def put(seconds: int) -> None:
        monkeypatch.setattr(time, "time", lambda: right() + seconds)

    return put


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def quiet_house(open_house: Opener, database: str) -> House:
    """A house whose janitor comes when he is called."""
    house = open_house(database)
    house.janitor.close()
    return house


def since(store: Store, seconds: int) -> int:
    with store.reading() as session:
        return ago(session, seconds)


def test_a_clock_that_jumps_ahead_takes_nothing_away(
    open_house: Opener, database: str, jump: Jump
) -> None:
    """Not while the server runs, not before it starts, and not when it jumps again."""
    house = quiet_house(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    table = house.lobby.create(anna, "toy", [ME, OPEN], {}, True, 0)
    slow, live = match_of(house, "toy", anna, ben, days=1), match_of(house, "toy", anna, ben)
    house.janitor.round(0)
    for days in (30, 400, 30, 0, 4000):
        jump(days * DAY)
        for one in (house, quiet_house(open_house, database)):
            for _ in range(2):
                one.janitor.round(0)
            assert table in [card.id for card in one.lobby.open_tables()]
            found = one.store.match(slow)
            assert found is not None
            assert [seat.holder for seat in found[1]] == [PERSON, PERSON]
            with pytest.raises(NotYours):
                one.lobby.replace(anna, live, 1)


def test_bots_play_on_after_the_clock_has_jumped_back(
    open_house: Opener, sqlite: str, jump: Jump
) -> None:
    """A bot was asked at a time that is still to come, and the server stopped then."""
    house = quiet_house(open_house, sqlite)
    (anna,) = people(house, "Anna")
    house.brains.close()
    jump(30 * DAY)
    match = against_bots(house, "toy", anna, ["random"])
    jump(0)
    again = open_house(sqlite)
    wait_for(lambda: seen(again, match)[0] == 1)


def test_only_time_that_was_seen_counts(store: Store) -> None:
    watch, start = Watch(store), 1_000_000
    assert since(store, 1) == 0
    for hour in range(11):
        watch.go_on(start + hour * HOUR, hour * HOUR)
    assert since(store, 10 * HOUR) == start
    assert since(store, 10 * HOUR + 1) == 0
    watch.go_on(start + 400 * DAY, 11 * HOUR)  # ahead: the hour itself is lost, no more
    watch.go_on(start + 400 * DAY + HOUR, 12 * HOUR)
    assert since(store, HOUR) == start + 400 * DAY
    assert since(store, 2 * HOUR) == start + 9 * HOUR
    watch.go_on(start + 20 * HOUR, 13 * HOUR)  # back: what was before is void
    watch.go_on(start + 21 * HOUR, 14 * HOUR)
    assert since(store, HOUR) == start + 20 * HOUR
    assert since(store, HOUR + 1) == 0


def test_a_pause_counts_if_it_is_short(store: Store) -> None:
    """Servers that run in the evening only: each has a clock of its own."""
    start = 1_000_000
    Watch(store).go_on(start, 50)
    Watch(store).go_on(start + PAUSE, 9)
    assert since(store, PAUSE) == start
    Watch(store).go_on(start + 3 * PAUSE, 2)
    assert since(store, PAUSE) == start
    assert since(store, PAUSE + 1) == 0


def test_several_processes_see_the_same_time(store: Store) -> None:
    one, two, start = Watch(store), Watch(store), 1_000_000
    for hour in range(10):
        one.go_on(start + hour * HOUR, hour * HOUR)
        two.go_on(start + hour * HOUR + 60, 77 + hour * HOUR)
    assert since(store, 9 * HOUR + 60) == start
    assert since(store, 9 * HOUR + 61) == 0


def test_a_clock_that_never_keeps_still_fills_no_database(store: Store) -> None:
    stretches = [Vigil(began=day * DAY, ended=day * DAY) for day in range(STRETCHES + 20)]
    store.write(lambda session: session.add_all(stretches))
    Watch(store).go_on(2 * STRETCHES * DAY, 0)
    with store.reading() as session:
        assert session.scalar(select(func.count()).select_from(Vigil)) == STRETCHES
