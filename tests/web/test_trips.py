"""How often a pick goes to PostgreSQL and back: each time whoever picks waits for its answer, and
then for all who merely calculate."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from civitas.web.house import House
from civitas.web.storage.store import LONELY
from tests.web import postgres
from tests.web.conftest import Opener, driven
from tests.web.people import match_of, people, play, seen, wait_for
from tests.web.test_believed import one_pick


@pytest.fixture
def shared(cluster: postgres.Cluster, bare_database: str) -> str:
    return driven(cluster.copy_of(bare_database))


@pytest.fixture
def trips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """One for each time that somebody here waits for PostgreSQL."""
    made, here = list[str](), threading.get_ident()
    wait = psycopg.Connection.wait

    def counted(connection: Any, waited: Any, *more: Any, **named: Any) -> Any:
        if threading.get_ident() == here:
            made.append(waited.__name__)
        return wait(connection, waited, *more, **named)

    monkeypatch.setattr(psycopg.Connection, "wait", counted)
    return made


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[House], None]:
    """Nobody else was heard of for a while."""

    def heard_long_ago(house: House) -> None:
        wait_for(lambda: house.store.company < float("inf"))
        house.store.company -= LONELY

    return heard_long_ago


def test_a_pick_of_who_is_alone_takes_one_trip(
    open_house: Opener, shared: str, trips: list[str], later: Callable[[House], None]
) -> None:
    """It took twelve: is the connection there, what is new, is the connection there, begin, go on,
    write, tell, done."""
    house = open_house(shared)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    play(house, match, 6)
    later(house)
    written = house.store.written
    for _ in range(4):
        one_pick(house, match)
    trips.clear()
    for _ in range(5):
        one_pick(house, match)
    assert len(trips) <= 5 + 2 * (house.store.written - written), trips  # the janitor's
    assert len(house.store.steps(match)) == seen(house, match)[0] == 15


def test_a_pick_beside_other_processes_takes_two(
    open_house: Opener, shared: str, trips: list[str]
) -> None:
    """They may have picked, so it is asked first."""
    house = open_house(shared)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    play(house, match, 6)
    one_pick(house, match)
    trips.clear()
    for _ in range(5):
        one_pick(house, match)
    assert len(trips) <= 10, trips


def test_who_hears_of_others_believes_nothing(
    open_house: Opener, shared: str, later: Callable[[House], None]
) -> None:
    one, two = open_house(shared), open_house(shared)
    match = match_of(one, "sands_of_time", *people(one, "Anna", "Ben"))
    play(one, match, 2)
    later(one)
    assert one.store.alone
    play(two, match, 1)
    wait_for(lambda: not one.store.alone)
    play(one, match, 3)
    assert len(two.store.steps(match)) == seen(two, match)[0] == 6


def test_who_believes_wrongly_loses_nothing(
    open_house: Opener, shared: str, later: Callable[[House], None], monkeypatch: Any
) -> None:
    """What others have done may be heard of only after the next pick."""
    one, two = open_house(shared), open_house(shared)
    match = match_of(one, "sands_of_time", *people(one, "Anna", "Ben"))
    play(one, match, 2)
    later(one)
    monkeypatch.setattr(type(one.store), "alone", property(lambda store: True))
    play(two, match, 1)
    play(one, match, 3)
    assert len(two.store.steps(match)) == seen(two, match)[0] == 6
