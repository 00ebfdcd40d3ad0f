"""Who writes into SQLite: picks that wait go in together, and each is on its own all the same."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import OperationalError

from civitas.web.storage.database import engine
from civitas.web.storage.writer import Writer
from tests.patience import PATIENCE
from tests.web.people import wait_for

Work = Callable[[sqlite3.Connection], Any]


@pytest.fixture
def made(tmp_path: Path) -> Iterator[Engine]:
    made = engine(f"sqlite:///{tmp_path / 'notes.db'}", 3)
    with made.begin() as connection:
        connection.execute(text("CREATE TABLE note (number INTEGER)"))
    yield made
    made.dispose()


def note(number: int) -> Work:
    def work(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO note VALUES (:number)", {"number": number})
        return number

    return work


def fail(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO nowhere VALUES (1)")


def all_at_once(made: Engine, orders: list[Work]) -> tuple[list[Future[Any]], int]:
    """What becomes of orders that all wait at the same moment, and how often the disk was asked."""
    writer, begun, busy = Writer(made, 30), threading.Event(), threading.Event()
    said: list[str] = []
    writer.write_together(lambda pen: pen.set_trace_callback(said.append))

    def long(_: Connection) -> None:
        begun.set()
        busy.wait(30)

    with ThreadPoolExecutor(len(orders) + 1) as people:
        first = people.submit(writer.write, long)
        begun.wait(30)
        answers = [people.submit(writer.write_together, work) for work in orders]
        wait_for(lambda: len(writer._orders) >= len(orders))
        said.clear()
        busy.set()
        first.result(PATIENCE)
    writer.close()
    return answers, said.count("COMMIT")


def noted(made: Engine) -> list[int]:
    with made.connect() as connection:
        return sorted(connection.execute(text("SELECT number FROM note")).scalars())


def test_what_waits_goes_in_together(made: Engine) -> None:
    answers, commits = all_at_once(made, [note(number) for number in range(20)])
    assert [answer.result(PATIENCE) for answer in answers] == list(range(20))
    assert noted(made) == list(range(20))
    assert commits == 1


def test_while_many_come_the_first_waits_for_others(made: Engine, monkeypatch: Any) -> None:
    """Each of them is on the disk when it returns all the same."""
    monkeypatch.setattr("civitas.web.storage.writer.BUSY", PATIENCE)
    rested, said = threading.Event(), list[str]()

    def rest(_: float) -> None:
        rested.set()
        wait_for(lambda: len(writer._orders) == 2)

    writer = Writer(made, 30, rest)
    writer.write_together(lambda pen: pen.set_trace_callback(said.append))
    said.clear()
    with ThreadPoolExecutor(2) as people:
        first = people.submit(writer.write_together, note(1))
        assert rested.wait(PATIENCE)
        second = people.submit(writer.write_together, note(2))
        assert (first.result(PATIENCE), second.result(PATIENCE)) == (1, 2)
    assert noted(made) == [1, 2]
    assert said.count("COMMIT") == 1
    writer.close()


def test_who_comes_alone_waits_for_nobody(made: Engine) -> None:
    def rest(_: float) -> None:
        raise AssertionError("somebody waits for others of whom there are none")

    writer = Writer(made, 30, rest)
    assert writer.write_together(note(1)) == 1
    writer.close()


def test_one_that_fails_takes_no_other_with_it(made: Engine) -> None:
    answers, _ = all_at_once(made, [note(1), fail, note(2)])
    assert (answers[0].result(PATIENCE), answers[2].result(PATIENCE)) == (1, 2)
    with pytest.raises(OperationalError):
        answers[1].result(PATIENCE)
    assert noted(made) == [1, 2]  # each once, though they were carried out twice


def test_what_is_handed_in_is_told_when_it_is_on_the_disk(made: Engine) -> None:
    """All that is there by then goes in together, and what fails takes no other with it."""
    writer, begun, busy = Writer(made, 30), threading.Event(), threading.Event()
    told: list[tuple[Any, BaseException | None, list[int]]] = []

    def long(_: Connection) -> None:
        begun.set()
        busy.wait(30)

    with ThreadPoolExecutor(1) as people:
        first = people.submit(writer.write, long)
        begun.wait(30)
        for work in (note(1), fail, note(2)):
            writer.hand_in(work, lambda *outcome: told.append((*outcome, noted(made))))
        assert not told, "nobody waits"
        busy.set()
        first.result(PATIENCE)
    wait_for(lambda: len(told) == 3)
    assert [(result, type(fault)) for result, fault, _ in told] == [
        (1, type(None)),
        (None, OperationalError),
        (2, type(None)),
    ]
    assert 1 in told[0][2]
    assert told[2][2] == [1, 2]
    writer.close()


def test_what_was_handed_in_is_written_before_the_pen_is_put_away(made: Engine) -> None:
    writer, told = Writer(made, 30), list[Any]()
    for number in range(5):
        writer.hand_in(note(number), lambda result, _: told.append(result))
    writer.close()
    assert told == noted(made) == [0, 1, 2, 3, 4]
