"""Those who play a study: workers on the cores of this machine, or of a cluster, under Ray.

A worker that dies loses nothing: Ray has its batch played again by another, and since a match is
made from its seed, the result is the same.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import ray

from civitas.kernel.errors import CivitasError
from civitas.lab.batch import Row, play_batch
from civitas.lab.study import Study

AHEAD: Final = 2
"""Batches in hand for every core, so that none waits for the next one."""
TRIES: Final = 10
"""So often a batch whose worker has died is given to another; then something else is wrong."""
REPLY: Final = 5.0
"""Seconds within which a cluster has to be reached."""
STORE: Final = 128 << 20
"""Bytes for results on their way: a batch has some kilobytes."""


class NoCluster(CivitasError):
    """Nobody answers at the address."""


@contextmanager
def mustered(address: str, cores: int) -> Iterator[int]:
    """Workers, here or at the address of a cluster, and how many can play at once."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    logging.getLogger("ray").setLevel(logging.ERROR)  # a progress bar is all that is to be seen
    if address:
        _join(address)
    else:
        ray.init(
            num_cpus=cores or os.cpu_count(),
            object_store_memory=STORE,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:
        resources: Mapping[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        yield int(resources["CPU"])
    finally:
        ray.shutdown()


def _join(address: str) -> None:
    """Ray itself tries for minutes to reach who is not there."""
    if address != "auto":
        host, _, port = address.removeprefix("ray://").rpartition(":")
        try:
            socket.create_connection((host.strip("[]"), int(port)), REPLY).close()
        except (OSError, ValueError, OverflowError):
            raise NoCluster("error-cluster", address=address) from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError):
        raise NoCluster("error-cluster", address=address) from None


def sail(
    study: Study,
    batches: Sequence[int],
    hands: int,
    keep: Callable[[int, dict[str, list[Row]]], None],
) -> Iterator[int]:
    """Have the batches played by so many hands; the numbers of matches as they are kept."""
    task = ray.remote(num_cpus=1, max_retries=TRIES)(play_batch)
    told = ray.put(study)
    numbers = study.batches
    waiting = list(reversed(batches))
    away: dict[Any, int] = {}
    while waiting or away:
        while waiting and len(away) < AHEAD * hands:
            batch = waiting.pop()
            away[task.remote(told, list(numbers[batch]))] = batch
        done, _ = ray.wait(list(away), num_returns=1)
        for back in done:
            batch = away.pop(back)
            keep(batch, ray.get(back))
            yield len(numbers[batch])
