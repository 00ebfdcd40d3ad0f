"""Many matches at once: worker processes and the bar that tells how far they are."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.pool import IMapIterator
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from civitas.cli.screen import Screen
from civitas.kernel.errors import CivitasError

Work = TypeVar("Work")
Done = TypeVar("Done")


GLANCE: Final = 2.0
"""Seconds after which it is looked whether all are still there, when nothing has come."""


class Killed(CivitasError):
    """One of the processes is no more, and what it was doing is lost."""


@contextmanager
def crew(jobs: int, play: Callable[[Work], Done], work: Sequence[Work]) -> Iterator[Iterator[Done]]:
    """What comes of the work, in any order, from this process or from several."""
    if jobs == 1:
        yield map(play, work)
        return
    # Workers are born deaf to Ctrl-C, so that only this process answers it.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = multiprocessing.get_context("spawn").Pool(jobs)
    finally:
        signal.signal(signal.SIGINT, before)
    with pool:
        hands = multiprocessing.active_children()
        yield _watched(pool.imap_unordered(play, work), hands)


def _watched(results: IMapIterator[Done], hands: Sequence[BaseProcess]) -> Iterator[Done]:
    """The results, as long as all are alive who make them: for that of one who was killed the pool
    would wait for ever."""
    while True:
        try:
            yield results.next(GLANCE)
        except multiprocessing.TimeoutError:
            if not all(hand.is_alive() for hand in hands):
                raise Killed("error-killed") from None
        except StopIteration:
            return


def progress_of(screen: Screen) -> Progress:
    """A bar, where somebody looks."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.console,
        transient=True,
        disable=not screen.live,
    )
