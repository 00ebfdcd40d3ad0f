"""Servers for tests: one in a thread of this process, or the real program in processes of its own,
and people who talk to them over HTTP."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn

from civitas.web.app import create_app
from civitas.web.bots.brains import Brains
from civitas.web.house import House
from civitas.web.serve import config_for
from civitas.web.settings import Settings
from tests.patience import STARTING, Lines, ended

PROGRAM = str(Path(sys.executable).with_name("civitas"))
ROOT = Path(__file__).parents[2]


class Wire(httpx.Client):
    """A connection to a server of ours. To read the certificates of the whole world first, which
    nobody needs here, would take longer than most tests."""

    def __init__(self, url: str, **settings: Any) -> None:
        super().__init__(base_url=url, timeout=30, verify=False, **settings)


class Browser(Wire):
    """Somebody with a cookie, as a page leaves it."""

    @property
    def csrf(self) -> str:
        token: str = self.get("/api/session").json()["csrf"]
        return token

    def who(self) -> str | None:
        """Who the server says that this is."""
        person = self.get("/api/session").json()["person"]
        return None if person is None else str(person["name"])

    def submit(self, path: str, **form: str) -> None:
        """Send a form that has to do."""
        answer = self.post(path, data={**form, "csrf": self.csrf})
        assert answer.status_code == 303, answer.text

    def copy(self, url: str = "") -> Browser:
        """Another browser with the same cookie."""
        return Browser(url or str(self.base_url), cookies=dict(self.cookies))


class Player:
    """Somebody with a token."""

    def __init__(self, url: str, name: str = "", token: str = "") -> None:
        self.http = Wire(f"{url}/api")
        if name:
            token = self.http.post("/guests", json={"name": name}).json()["token"]
        self.token = token
        if token:
            self.http.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def create(self, title: str = "toy", **setup: Any) -> Any:
        return ok(self.post("/matches", title=title, **setup))

    def table(self, match: str) -> Any:
        return ok(self.get(f"/matches/{match}/table"))

    def pick(self, match: str, seq: int, pick: Any, **more: Any) -> httpx.Response:
        return self.post(f"/matches/{match}/picks", seq=seq, pick=pick, **more)

    def wait(self, match: str, seconds: float = 60) -> Any:
        """The table when it is this player's turn, or when the match is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            table = self.table(match)
            if table["result"] or any(seat in table["waiting"] for seat in table["my_seats"]):
                return table
            time.sleep(0.05)
        raise AssertionError("nobody asks")

    def play_once(self, match: str, dice: random.Random) -> Any:
        """Answer what is asked, at random."""
        table = self.wait(match)
        if table["result"]:
            return table
        ask = table["asks"][0]
        return ok(self.pick(match, ask["seq"], dice.choice(ask["picks"])["pick"]))


def ok(response: httpx.Response) -> Any:
    assert response.status_code == 200, response.text
    return response.json()


class Place:
    """Where a server listens, and who talks to it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._players: list[Player] = []

    def player(self, name: str = "", token: str = "") -> Player:
        """Somebody new with this name, somebody known by a token, or nobody."""
        self._players.append(Player(self.url, name, token))
        return self._players[-1]

    def say_goodbye(self) -> None:
        for player in self._players:
            player.http.close()


class Served(Place):
    """A server in a thread."""

    def __init__(self, url: str, house: House) -> None:
        super().__init__(url)
        self.house = house


@contextmanager
def serving(database: str, **settings: Any) -> Iterator[Served]:
    """A server in a thread of this process, on a port of its own.

    A process that thinks for bots starts with the first bot that is asked: most tests have none,
    and it would take longer than they do. The program has one ready (`Process`)."""
    made = Settings(port=0, database=database, secret=b"secret", **{"limits": False, **settings})
    app = create_app(made)
    server = uvicorn.Server(config_for(made, app))
    thread = threading.Thread(target=server.run, name="The server", daemon=True)
    with patch.object(Brains, "warm_up"):
        thread.start()
        end = time.monotonic() + 30
        while not server.started:
            assert thread.is_alive()
            assert time.monotonic() < end
            time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    served = Served(f"http://127.0.0.1:{port}", app.state.house)
    try:
        yield served
    finally:
        served.house.news.hang_up()  # what a signal does in a process of its own
        server.should_exit = True
        ended(thread)
        served.say_goodbye()


class Process(Place):
    """The program itself, as `civitas serve` starts it."""

    def __init__(self, site: Path, database: str, *arguments: str, **settings: str) -> None:
        # Not a pipe: if nobody reads it, it stops who writes.
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self._process = subprocess.Popen(
            [PROGRAM, "serve", "--port", "0", "--database", database, *arguments],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            cwd=ROOT,
            env=environment(site) | settings,
        )
        self._said = Lines(self._process.stdout)
        line = self._first_words()
        super().__init__(next(word for word in line.split() if "http://" in word).rstrip("/"))
        self.key = self._said.next().split()[-1]
        """The public key that it names."""

    def _first_words(self) -> str:
        """The line with the address; whoever does not say it is asked why."""
        try:
            line = self._said.next(STARTING)
        except AssertionError as silence:
            self._process.kill()
            raise AssertionError(f"{silence} {self._last_words(10)}") from None
        if "http://" not in line:
            self._process.kill()
            raise AssertionError(self._last_words(10))
        return line

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._process.pid

    def children(self) -> list[int]:
        """The processes that it has started, as Linux tells them."""
        return _children(self.number)

    def family(self) -> list[int]:
        """Those, and all that they have started."""
        found = self.children()
        for process in found:
            found += _children(process)
        return found

    def hear(self, word: str) -> None:
        """Wait until it, or one that it has started, says this."""
        self._said.until(word)

    def kill(self) -> None:
        """Like a power cut."""
        if self._process.returncode is not None:
            return
        self._process.send_signal(signal.SIGKILL)
        self._last_words(30)
        self.say_goodbye()

    def stop(self) -> tuple[int, str]:
        """Ctrl-C; the exit code, and what was complained about."""
        self._process.send_signal(signal.SIGINT)
        errors = self._last_words(30)
        self.say_goodbye()
        return self._process.returncode, errors

    def _last_words(self, seconds: float) -> str:
        """What it complained about, now that it ends."""
        self._process.wait(seconds)
        with self._errors as errors:
            errors.seek(0)
            return errors.read()


def _children(process: int) -> list[int]:
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]


def environment(site: Path) -> dict[str, str]:
    """The test titles are installed for the program too."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(site),
        "LANG": "en_GB.UTF-8",
        "PYTHONPATH": os.pathsep.join(map(str, (site, ROOT / "src", ROOT))),
        "CIVITAS_LIMITS": "off",
        "CIVITAS_SECRET": "the same for all processes",
    }


@contextmanager
def processes(site: Path, database: str, number: int) -> Iterator[list[Process]]:
    """So many server processes on one database, killed at the end if they still run."""
    started: list[Process] = []
    try:
        started += [Process(site, database) for _ in range(number)]
        yield started
    finally:
        for process in started:
            process.kill()
