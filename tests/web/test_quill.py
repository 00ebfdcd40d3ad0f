"""What the loop writes by itself: told there once it is on the disk, and never waited for."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from civitas.web.storage.as_known import COLUMNS
from civitas.web.storage.quill import Quill
from civitas.web.storage.steps import Step
from civitas.web.storage.writer import Writer
from tests.patience import PATIENCE
from tests.web import test_writer
from tests.web.test_writer import Work, fail, note, noted

made = test_writer.made
Outcome = tuple[Any, type[BaseException | None], bool]


@pytest.fixture
def desk(made: Engine) -> Iterator[Writer]:
    writer = Writer(made, PATIENCE)
    yield writer
    writer.close()


def written(
    quill: Quill, works: list[Work], then: Callable[[], Awaitable[None]] | None = None
) -> list[Outcome]:
    """What the loop is told of works that are handed in at the same moment, and whether there."""

    async def do() -> list[Outcome]:
        here, loop = threading.get_ident(), asyncio.get_running_loop()
        told: list[asyncio.Future[Outcome]] = [loop.create_future() for _ in works]
        for work, future in zip(works, told, strict=True):

            def tell(
                result: Any, fault: BaseException | None, future: asyncio.Future[Outcome] = future
            ) -> None:
                future.set_result((result, type(fault), threading.get_ident() == here))

            quill.hand_in(work, tell)
        if then is not None:
            await then()
        return await asyncio.wait_for(asyncio.gather(*told), PATIENCE)

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, do()).result(PATIENCE)


def test_all_that_comes_at_once_is_one_page(made: Engine, desk: Writer) -> None:
    quill, said = Quill(desk, made), list[str]()
    written(quill, [lambda file: file.set_trace_callback(said.append)])
    outcomes = written(quill, [note(number) for number in range(5)])
    assert outcomes == [(number, type(None), True) for number in range(5)]
    assert noted(made) == list(range(5))
    assert said.count("COMMIT") == 2
    quill.close()


def test_who_is_told_finds_it_on_the_disk(made: Engine, desk: Writer) -> None:
    quill, found = Quill(desk, made), list[list[int]]()

    async def do() -> None:
        done = asyncio.Event()

        def tell(*_: Any) -> None:
            found.append(noted(made))
            done.set()

        quill.hand_in(note(1), tell)
        await asyncio.wait_for(done.wait(), PATIENCE)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, do()).result(PATIENCE)
    assert found == [[1]]
    quill.close()


def test_one_that_fails_takes_no_other_with_it(made: Engine, desk: Writer) -> None:
    quill = Quill(desk, made)
    assert written(quill, [note(1), fail, note(2)]) == [
        (1, type(None), True),
        (None, OperationalError, True),
        (2, type(None), True),
    ]
    assert noted(made) == [1, 2]
    assert written(quill, [note(3)]) == [(3, type(None), True)]
    quill.close()


def test_the_loop_waits_for_nobody_at_the_desk(made: Engine, desk: Writer) -> None:
    quill, begun, busy = Quill(desk, made), threading.Event(), threading.Event()

    def long(_: Connection) -> None:
        begun.set()
        busy.wait(PATIENCE)

    async def loop_goes_on() -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        busy.set()

    with ThreadPoolExecutor(1) as people:
        first = people.submit(desk.write, long)
        begun.wait(PATIENCE)
        assert written(quill, [note(1)], loop_goes_on) == [(1, type(None), True)]
        first.result(PATIENCE)
    assert noted(made) == [1]
    quill.close()


def test_nor_for_another_program_that_holds_the_file(
    made: Engine,
    desk: Writer,
    tmp_path: Path,
) -> None:
    quill = Quill(desk, made)
    assert written(quill, [note(1)]) == [(1, type(None), True)]
    other = sqlite3.connect(tmp_path / "notes.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")

    async def let_go() -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        other.execute("COMMIT")

    assert written(quill, [note(2)], let_go) == [(2, type(None), True)]
    other.close()
    assert noted(made) == [1, 2]
    quill.close()


def test_what_was_handed_in_is_written_though_the_server_stops(
    made: Engine,
    desk: Writer,
) -> None:
    quill = Quill(desk, made)

    async def do() -> None:
        quill.hand_in(note(1), lambda *_: None)
        quill.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, do()).result(PATIENCE)
    desk.close()
    assert noted(made) == [1]


def test_a_step_is_written_in_the_order_of_its_columns() -> None:
    assert ("match", "number", *Step._fields) == COLUMNS
