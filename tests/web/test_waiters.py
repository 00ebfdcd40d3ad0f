"""Waiters: each job is done once, by few threads, and what goes wrong in it is told."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from civitas.web.tables.waiters import LEISURE, Waiters


def in_a_loop(
    do: Callable[[Waiters], Coroutine[Any, Any, Any]],
    most: int,
    clock: Callable[[], float] = time.monotonic,
) -> Any:
    """In a thread: where a browser was opened before, its event loop runs in this one."""
    waiters = Waiters(most, clock)

    async def all_of_it() -> Any:
        try:
            return await do(waiters)
        finally:
            waiters.close()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, all_of_it()).result()


def test_more_jobs_than_waiters() -> None:
    """Three wait for each other, the others for them; then one does all, the last at work."""
    together = threading.Barrier(3)

    async def do(waiters: Waiters) -> tuple[list[int], set[int]]:
        jobs = [waiters.serve(partial(_after, together, n)) for n in range(9)]
        done = await asyncio.gather(*jobs)
        alone = {await waiters.serve(threading.get_ident) for _ in range(5)}
        return list(done), alone

    done, alone = in_a_loop(do, 3)
    assert done == list(range(9))
    assert len(alone) == 1


def _after(together: threading.Barrier, number: int) -> int:
    together.wait(60)
    return number


def test_who_is_not_needed_for_a_while_goes_home() -> None:
    """Three are there at once; of them one is needed now and then, and stays alone."""
    together, now = threading.Barrier(3), [0.0]

    def mine() -> threading.Thread:
        together.wait(60)
        return threading.current_thread()

    async def do(waiters: Waiters) -> None:
        three = await asyncio.gather(*(waiters.serve(mine) for _ in range(3)))
        now[0] = LEISURE / 2
        last = await waiters.serve(threading.current_thread)
        assert all(thread.is_alive() for thread in three)
        now[0] = LEISURE * 1.2
        assert await waiters.serve(threading.current_thread) is last
        for thread in three:
            if thread is not last:
                thread.join(60)
                assert not thread.is_alive()
        assert await asyncio.gather(*(waiters.serve(mine) for _ in range(3)))  # others come

    in_a_loop(do, 3, lambda: now[0])


def test_what_goes_wrong_is_told_to_who_asked() -> None:
    async def do(waiters: Waiters) -> int:
        with pytest.raises(ValueError, match="no number"):
            await waiters.serve(partial(_fail, "no number"))
        return await waiters.serve(lambda: 3)

    assert in_a_loop(do, 1) == 3


def _fail(why: str) -> int:
    raise ValueError(why)
