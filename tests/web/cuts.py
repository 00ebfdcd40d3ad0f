"""Power cuts: a server is killed in the middle of play, again and again, and people note what it
had acknowledged. `power_cuts` does it to any server that can be started and killed; a `Nest` has
small ones quickly: a process that has loaded everything forks one whenever it is told to."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import httpx

from civitas.web.storage.database import address
from civitas.web.storage.store import Store
from civitas.web.tables.hall import Hall
from tests.patience import PATIENCE, STARTING, Lines
from tests.web.server import ROOT, Player, environment, ok

TWO = ({"kind": "me"}, {"kind": "me"})


class Killable(Protocol):
    """A server that runs, until it is killed."""

    url: str

    def kill(self) -> None: ...


class Tally(NamedTuple):
    """What has become of it."""

    cuts: int
    acknowledged: int
    unheard: int
    """Written, but nobody was told: at most one for each person and cut."""
    lost: list[str]
    """Acknowledged, but not there afterwards; and journals that do not replay."""


class Witness:
    """Somebody who plays both seats of a match, and notes every step that was acknowledged."""

    def __init__(self, url: str, number: int, title: str) -> None:
        self._dice = random.Random(number)
        self._title = title
        self._player = Player(url, f"Witness {number}")
        self._match = ""
        self.notes: list[tuple[str, int, Any]] = []
        """The match, the number of the step, and the pick; None is an undo."""

    def come_back(self, url: str) -> str:
        """Look at the match again, now that the server is back; what is wrong with it."""
        self._player.http.close()
        self._player = Player(url, token=self._player.token)
        if not self._match:
            return ""
        number = self._player.table(self._match)["seq"]
        last = max((seq for match, seq, _ in self.notes if match == self._match), default=-1)
        return "" if number > last else f"{self._match} has {number} steps; {last} was acknowledged"

    def go(self) -> None:
        self._player.http.close()

    def play(self, noted: Callable[[], None]) -> None:
        """Pick and take back until the server is gone."""
        try:
            while True:
                self._step()
                noted()
        except (httpx.HTTPError, json.JSONDecodeError):
            return

    def _step(self) -> None:
        table = self._player.table(self._match) if self._match else None
        if table is None or table["result"]:
            self._match = self._player.create(self._title, seats=TWO)["id"]
            table = self._player.table(self._match)
        ask = table["asks"][0]
        pick, seat = self._dice.choice(ask["picks"])["pick"], ask["seat"]
        number = self._note(self._player.pick(self._match, ask["seq"], pick, seat=seat), pick)
        if number is not None and self._dice.random() < 0.3:
            path = f"/matches/{self._match}/undo"
            self._note(self._player.post(path, seq=number, seat=seat), None)

    def _note(self, answer: httpx.Response, pick: Any) -> int | None:
        """Note what was acknowledged, and what number the match has then.

        A refusal is no fault: what was written at the moment of a cut may show only now.
        """
        if answer.status_code == 409:
            return None
        number: int = ok(answer)["seq"]
        self.notes.append((self._match, number - 1, pick))
        return number


def power_cuts(
    start: Callable[[], Killable],
    database: str,
    times: int,
    *,
    title: str = "toy",
    people: int = 3,
    picks: int = 15,
    seed: int = 0,
) -> Tally:
    """Start a server on this database and kill it in the middle of play, so many times.

    It is killed as soon as a random number of picks, this at most, has been acknowledged, while
    others are under way.
    """
    dice, lost = random.Random(seed), []
    witnesses: list[Witness] = []
    for _ in range(times):
        with _running(start) as server:
            lost += [wrong for one in witnesses if (wrong := one.come_back(server.url))]
            witnesses = witnesses or [Witness(server.url, n, title) for n in range(people)]
            _play_until_the_cut(server, witnesses, dice.randint(1, picks))
    for one in witnesses:
        one.go()
    notes = [note for one in witnesses for note in one.notes]
    kept, broken = journals(database, sorted({match for match, _, _ in notes}))
    lost += broken
    for match, number, pick in notes:
        steps = kept[match]
        if number >= len(steps) or steps[number] != pick:
            lost.append(f"{match}: step {number}, {pick}")
    return Tally(times, len(notes), sum(map(len, kept.values())) - len(notes), lost)


@contextmanager
def _running(start: Callable[[], Killable]) -> Iterator[Killable]:
    server = start()
    try:
        yield server
    finally:
        server.kill()


def _play_until_the_cut(server: Killable, witnesses: Sequence[Witness], picks: int) -> None:
    enough = threading.Event()
    noted: list[None] = []

    def note() -> None:
        noted.append(None)
        if len(noted) >= picks:
            enough.set()

    with ThreadPoolExecutor(len(witnesses)) as threads:
        playing = [threads.submit(one.play, note) for one in witnesses]
        enough.wait(60)
        server.kill()
        for one in playing:
            one.result(PATIENCE)
    assert enough.is_set(), "nobody could play"


def journals(database: str, matches: Sequence[str]) -> tuple[dict[str, list[Any]], list[str]]:
    """The steps of these matches, and which of them do not replay."""
    store = Store(address(database))
    hall = Hall(store, lambda live: None)
    kept: dict[str, list[Any]] = {}
    broken = []
    try:
        for match in matches:
            kept[match] = [step.pick and json.loads(step.pick) for step in store.steps(match)]
            try:
                played = hall.look(match, lambda live: live.table.seq)
            except Exception as error:  # whatever it is, it is told
                broken.append(f"{match} does not replay: {error}")
            else:
                if played != len(kept[match]):
                    broken.append(f"{match} replays to {played} of {len(kept[match])} steps")
    finally:
        store.close()
    return kept, broken


# -------------------------------------------------------------------- a nest of small servers


class Nest:
    """A process in which everything is loaded; it forks servers, one after the other."""

    def __init__(self, site: Path, database: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.cuts", database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=environment(site),
        )
        self._said = Lines(self._process.stdout)

    def hatch(self) -> Chick:
        """A server that lets people in."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        process, port = self._said.next(STARTING).split()
        return Chick(int(process), f"http://127.0.0.1:{port}")

    def __enter__(self) -> Nest:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


class Chick:
    """A server process of a nest."""

    def __init__(self, process: int, url: str) -> None:
        self._process = process
        self._killed = False
        self.url = url

    def kill(self) -> None:
        """Like a power cut."""
        if not self._killed:
            self._killed = True
            os.kill(self._process, signal.SIGKILL)


def main(database: str) -> None:
    """Fork a server for every line that comes in, when the one before has been killed."""
    import uvicorn

    from civitas.kernel.titles import find_title
    from civitas.kernel.words import LANGUAGES
    from civitas.web.app import create_app
    from civitas.web.settings import Settings
    from civitas.web.speech.words import web_words

    find_title("toy").load()
    for language in LANGUAGES:
        web_words(language)
    settings = Settings(address(database), os.environ["CIVITAS_SECRET"].encode(), limits=False)
    for _ in sys.stdin:
        door = socket.create_server(("127.0.0.1", 0))
        process = os.fork()
        if process == 0:
            # No lifespan: nobody plays against bots here, and their processes take long to start.
            try:
                config = uvicorn.Config(create_app(settings), lifespan="off", log_level="error")
                uvicorn.Server(config).run(sockets=[door])
            finally:
                os._exit(1)
        sys.stdout.write(f"{process} {door.getsockname()[1]}\n")
        sys.stdout.flush()
        door.close()
        os.waitpid(process, 0)


if __name__ == "__main__":
    main(sys.argv[1])
