"""Many matches at once: worker processes and the bar that tells how far they are."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from civitas.cli.screen import Screen

Work = TypeVar("Work")
Done = TypeVar("Done")


@contextmanager
def crew(
    jobs: int, play: Callable[[Work], Done], work: Sequence[Work], most: int = 20
) -> Iterator[Iterator[Done]]:
    """What comes of the work, in any order, from this process or from several; each takes ``most``
    at a time at most."""
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
        size = max(1, min(len(work) // (jobs * 20), most))
        yield pool.imap_unordered(play, work, chunksize=size)


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
