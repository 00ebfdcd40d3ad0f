"""The server that is measured: the real program, in a process and on a database of its own."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.web_crowd import TITLE
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.web.storage.journals import Entry
from civitas.web.storage.steps import Record, Step, play_steps
from civitas.web.storage.store import Store
from civitas.web.tables.acts import last_step
from civitas.web.tables.live import header_of

PROGRAM: Final = Path(sys.executable).with_name("civitas")
LATEST: Final = 320
"""Picks after which a match is near its end."""


class Server:
    """`civitas serve`, started and stopped as often as needed, always at the same port."""

    LIMITS = "off"
    """On how often people may do something: this many come from one address."""

    def __init__(self, url: str) -> None:
        self._url = url
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        """Start it, and wait until somebody can come in."""
        self._process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(self.port), "--database", self._url],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"CIVITAS_LIMITS": self.LIMITS, "CIVITAS_RECEIVERS": "anywhere"},
        )
        assert self._process.stdout is not None
        if "http://" not in self._process.stdout.readline():
            raise SystemExit("The server does not start; its message is above.")

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.communicate()

    def cpu(self) -> float:
        """Seconds of CPU time that the server process has used, without its bots; 0 if unknown."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def deal_on(self, matches: Sequence[str]) -> None:
        """Play these matches on at random, each to another point between its start and its end.

        While the server does not run: it finds them in the database as if they had been played.
        """
        store = Store(self._url)
        for n, match in enumerate(matches):
            found = store.match(match)
            assert found is not None
            table = Table(header_of(*found), find_title(TITLE).load(), log=False)
            play_steps(table, store.steps(match), Record())
            before, dice = table.seq, random.Random(n)
            steps: list[Step] = []
            while len(steps) < LATEST * n // len(matches) and not table.over:
                ask = table.asks[0]
                table.pick(dice.choice(ask.picks), ask.seat)
                steps.append(last_step(table))
            if steps and not table.over:
                store.append(Entry(match, before, steps, [ask.seat for ask in table.asks]))
        store.close()
