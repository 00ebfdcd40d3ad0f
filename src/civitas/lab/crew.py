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
from ray.exceptions import AuthenticationError

from civitas.kernel.errors import CivitasError
from civitas.lab.batch import Row, play_batch
from civitas.lab.study import Study

AHEAD: Final = 2
"""Batches in hand for every core, so that none waits for the next one."""
TRIES: Final = 10
"""So often a batch whose worker has died is given to another; then something else is wrong."""
REPLY: Final = 5.0
"""Seconds within which a cluster has to be reached."""
HELLO: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
"""How a conversation by HTTP/2 begins, and so every one with Ray; the answer begins alike,"""
SETTINGS: Final = b"\x04"
"""with a frame of this kind."""
STORE: Final = 128 << 20
"""Bytes for results on their way: a batch has some kilobytes."""


class NoCluster(CivitasError):
    """Nobody answers at the address, or nobody who could play."""


@contextmanager
def mustered(address: str, cores: int) -> Iterator[int]:
    """Workers, here or at the address of a cluster, and how many can play at once."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    logging.getLogger("ray").setLevel(logging.ERROR)  # a progress bar is all that is to be seen
    if address:
        _join(address)
    else:
        _start(cores)
    try:
        resources: Mapping[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        hands = int(resources.get("CPU", 0))
        if not hands:
            raise NoCluster("error-no-hands", address=address)
        yield hands
    finally:
        ray.shutdown()


def _start(cores: int) -> None:
    ray.init(
        address="local",  # without it RAY_ADDRESS would lead to a cluster
        num_cpus=cores or os.cpu_count(),
        object_store_memory=STORE,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
    )


def _join(address: str) -> None:
    """Ray itself tries for minutes to reach who is not there, or is somebody else."""
    if address != "auto" and not _answers(address.removeprefix("ray://")):
        raise NoCluster("error-cluster", address=address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (AuthenticationError, ConnectionError, RuntimeError, ValueError) as error:
        secret = AuthenticationError.__name__ in f"{error!r} {error.__cause__}"
        message = "error-cluster-token" if secret else "error-cluster"
        raise NoCluster(message, address=address) from None


def _answers(address: str) -> bool:
    """Does anybody answer there as Ray does? What a secured cluster says cannot be read here."""
    host, _, port = address.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REPLY) as line:
            if os.environ.get("RAY_USE_TLS", "0") not in ("0", ""):
                return True
            line.sendall(HELLO)
            with line.makefile("rb") as answer:
                return answer.read(4)[3:] == SETTINGS
    except (OSError, ValueError, OverflowError):
        return False


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
