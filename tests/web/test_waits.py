"""A database that is locked, slow or gone: nobody waits for long, and nothing is lost."""

from __future__ import annotations

import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from civitas.web.storage.database import file_of
from civitas.web.storage.glasses import MOST, Glasses
from civitas.web.storage.store import Store
from civitas.web.tables.acts import picking
from civitas.web.tables.hall import Hall
from tests.patience import PATIENCE, ended
from tests.web import postgres
from tests.web.conftest import Opener
from tests.web.people import match_of, people
from tests.web.server import Player, Process, Served, Wire, ok, serving

WAIT = 0.5
TWO = [{"kind": "me"}, {"kind": "me"}]


@contextmanager
def locked(database: str, how: str) -> Iterator[None]:
    """Somebody else has the database, and keeps it."""
    if not database.startswith("sqlite"):
        with psycopg.connect(database.replace("+psycopg", "", 1)) as wire:
            wire.execute(how.encode())
            yield
            wire.rollback()
        return
    file = file_of(database)
    assert file is not None
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute(how)
        yield
        other.execute("ROLLBACK")


def locks(database: str) -> str:
    sqlite = database.startswith("sqlite")
    return "BEGIN EXCLUSIVE" if sqlite else 'LOCK TABLE "match", event, person IN EXCLUSIVE MODE'


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with serving(database, wait=WAIT) as place:
        yield place


def pick(player: Player, match: str) -> httpx.Response:
    """The first of what is offered."""
    ask = player.table(match)["asks"][0]
    return player.pick(match, ask["seq"], ask["picks"][0]["pick"], seat=ask["seat"])


def test_a_locked_database_is_told_and_nothing_is_lost(served: Served, database: str) -> None:
    """Eight press at four tables; before they know, others still read."""
    anna = served.player("Anna")
    matches = [anna.create("toy", seats=TWO)["id"] for _ in range(4)]
    asks = [anna.table(match)["asks"][0] for match in matches]
    hands = [served.player(token=anna.token) for _ in range(8)]

    def press(number: int) -> httpx.Response:
        ask, match = asks[number % 4], matches[number % 4]
        choice = ask["picks"][0]["pick"]
        return hands[number].pick(match, ask["seq"], choice, seat=ask["seat"])

    with ThreadPoolExecutor(8) as threads:
        with locked(database, locks(database)):
            answers = threads.map(press, range(8))
            assert len(ok(anna.get("/matches"))) == 4
            for answer in answers:
                assert answer.status_code == 503
                assert answer.json()["error"] == "error-storage"
                assert int(answer.headers["Retry-After"]) > 0
        assert [anna.table(match)["seq"] for match in matches] == [0] * 4
        for match in matches:
            assert ok(pick(anna, match))["seq"] == 1


def test_those_at_one_table_wait_together(open_house: Opener, database: str) -> None:
    """Who comes while somebody waits in vain is told with them, and does not wait anew."""
    house = open_house(database, wait=WAIT)
    match = match_of(house, "toy", *people(house, "Anna", "Ben"))
    came, all_four = threading.local(), threading.Barrier(4)

    def clock() -> float:
        now = time.monotonic()
        if not hasattr(came, "before"):
            came.before = True
            all_four.wait(60)
        return now

    came.before = True  # who makes the hall is none of them
    hall = Hall(house.store, lambda live: None, clock=clock)

    def press() -> None:
        hall.change(match, picking(0, 0, 0), lambda live: None)

    with ThreadPoolExecutor(4) as threads:
        with locked(database, locks(database)):
            pressed = [threads.submit(press) for _ in range(4)]
            wait(pressed, PATIENCE, FIRST_COMPLETED)
        for one in pressed:
            assert isinstance(one.exception(), SQLAlchemyError)
    press()
    assert hall.look(match, lambda live: live.table.seq) == 1


def test_it_is_said_in_both_languages(served: Served, database: str) -> None:
    with locked(database, locks(database)), Wire(served.url) as visitor:
        for language, words in (("en", "does not answer"), ("de", "antwortet gerade nicht")):
            answer = visitor.post(
                "/api/guests", json={"name": "Anna"}, headers={"Accept-Language": language}
            )
            assert answer.status_code == 503
            assert words in answer.json()["message"]


def test_a_database_that_is_gone_comes_back(served: Served, database: str) -> None:
    """All connections are cut, as when PostgreSQL is started anew."""
    if not database.startswith("postgresql"):
        return
    anna = served.player("Anna")
    match = anna.create("toy", seats=TWO)["id"]
    with psycopg.connect(database.replace("+psycopg", "", 1), autocommit=True) as wire:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = "
        wire.execute(f"{cut} current_database() AND pid <> pg_backend_pid()".encode())
    assert ok(pick(anna, match))["seq"] == 1


def test_nobody_waits_for_ever_for_who_does_not_answer(cluster: postgres.Cluster) -> None:
    """A machine that takes a call and says nothing: a proxy without a database, say."""
    url = cluster.new_database().replace("postgresql://", "postgresql+psycopg://")
    store = Store(url, wait=WAIT)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        store.url = f"postgresql+psycopg://civitas@127.0.0.1:{silent.getsockname()[1]}/x"
        with pytest.raises(psycopg.OperationalError):
            store.wire()
    store.close()


def test_readers_of_one_file_share_a_few_connections(tmp_path: Path) -> None:
    """However many threads come and go, and none waits for ever for one that is lent."""
    store = Store(f"sqlite:///{tmp_path / 'x.db'}", wait=0.1)
    glasses = Glasses(store._reading, PATIENCE)
    threads = [
        threading.Thread(target=lambda: glasses.read("SELECT 1", {})) for _ in range(8 * MOST)
    ]
    for thread in threads:
        thread.start()
    ended(*threads)
    assert 1 <= glasses.made <= MOST
    glasses.close()
    glasses = Glasses(store._reading, 0.1)
    with ExitStack() as stack:
        for _ in range(MOST):
            stack.enter_context(glasses.lent())
        assert glasses.made == MOST
        with pytest.raises(PoolTimeout):
            glasses.read("SELECT 1", {})
    assert glasses.read("SELECT 1", {}) == [(1,)]
    glasses.close()
    assert glasses.made == 0
    store.close()


ASKS = (
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 16\r\n\r\n{"name": "Anna"}'
)


def test_who_is_stopped_while_somebody_still_waits_says_so_in_one_line(
    site: Path, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'here.db'}"
    server = Process(site, database, CIVITAS_WAIT="5")
    port = int(server.url.rpartition(":")[2])
    with (
        locked(database, locks(database)),
        socket.create_connection(("127.0.0.1", port)) as somebody,
    ):
        somebody.sendall(ASKS)
        with Wire(server.url) as other:  # whoever comes later is served, so that one is known
            assert other.get("/static/icon.svg").status_code == 200
        _, errors = server.stop()
    cancelled, stopped = errors.splitlines()
    assert "Cancel 1 running task" in cancelled
    assert stopped == "Stopped."
