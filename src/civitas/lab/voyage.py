"""A study is played from a process of its own.

Where Ray dies it takes the process with it that has called it, now and then without a word, and
otherwise with many that are for nobody. What is kept is on the disk by then.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Final

from civitas.kernel.errors import CivitasError
from civitas.lab.folder import Folder
from civitas.lab.study import Study

GRACE: Final = 30.0
"""Seconds that Ray has to end by itself."""


class Lost(CivitasError):
    """Ray is no more, and with it all who played."""


@contextmanager
def voyage(
    folder: Folder, batches: Sequence[int], address: str, cores: int
) -> Iterator[Iterator[int]]:
    """Have the batches played and kept; the numbers of matches as they are."""
    spawn = get_context("spawn")
    news, told = spawn.Pipe(duplex=False)
    orders = (told, folder.place, folder.study, batches, address, cores)
    ship = spawn.Process(target=_sail, args=orders, daemon=True)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # only this process answers to it
    try:
        ship.start()
    finally:
        signal.signal(signal.SIGINT, before)
    told.close()
    ended = signal.signal(signal.SIGTERM, _stop)
    try:
        yield _heard(news)
    except BaseException:
        ship.terminate()
        raise
    finally:
        ship.join(GRACE)
        ship.kill()
        signal.signal(signal.SIGTERM, ended)


def _heard(news: Connection[None, int | Exception | None]) -> Iterator[int]:
    """What the other process tells, until all is done or it is no more."""
    while True:
        try:
            told = news.recv()
        except (EOFError, ConnectionError):
            raise Lost("study-lost") from None
        if told is None:
            return
        if isinstance(told, Exception):
            raise told
        yield told


def _stop(number: int, frame: FrameType | None) -> None:
    """Who ends the program from elsewhere means what Ctrl-C means."""
    raise KeyboardInterrupt


def _sail(
    told: Connection[int | Exception | None, None],
    place: Path,
    study: Study,
    batches: Sequence[int],
    address: str,
    cores: int,
) -> None:
    """What is done in the other process, in silence; nobody listens once it was stopped."""
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    from ray.exceptions import RayError, RayTaskError

    from civitas.lab.crew import mustered, sail

    with suppress(KeyboardInterrupt, BrokenPipeError), told:
        try:
            with mustered(address, cores) as hands:
                signal.signal(signal.SIGTERM, _stop)
                for more in sail(study, batches, hands, Folder(place, study).keep):
                    told.send(more)
                told.send(None)
        except Exception as error:
            ours = not isinstance(error, RayError) or isinstance(error, RayTaskError)
            plain = isinstance(error, CivitasError | OSError) and not isinstance(error, RayError)
            if ours:
                text = "".join(traceback.format_exception(error))
                told.send(error if plain else RuntimeError(text))
