"""A disk that is full for a while: whoever wants to change something gets a sentence, others read
on, nothing is lost, and when there is room again all goes on by itself."""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.web.lobby.janitor import ROUND
from tests.patience import PATIENCE
from tests.web.cuts import journals
from tests.web.people import wait_for
from tests.web.server import Player, Process, environment

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs limits of a process")

PAGE = 4096 + 24
"""Bytes of a page in the log of a database."""
SHARE = 10
HURRY = f"""
from civitas.web.lobby import janitor, ladder
from civitas.web.notices import office

for who in (janitor, ladder, office):
    who.ROUND /= {SHARE}
"""
"""Whoever works at a server by himself looks round so many times as often."""
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


class Quota:
    """How large a file of the server may become."""

    def __init__(self, server: Process, database: Path) -> None:
        self._server = server
        self._log = database.with_name(f"{database.name}-wal")

    def leave(self, room: int) -> None:
        """So many bytes more than the log of the database has now."""
        self._limit(self._log.stat().st_size + room)

    def lift(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        resource.prlimit(self._server.number, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def serving(site: Path, database: Path, **settings: str) -> Iterator[tuple[Process, Quota]]:
    """The program itself; what goes wrong there is told in one line each."""
    server = Process(site, str(database), **settings)
    try:
        yield server, Quota(server, database)
        _, errors = server.stop()
    finally:
        server.kill()
    assert "Traceback" not in errors, errors


def pick(player: Player, match: str) -> httpx.Response:
    ask = player.table(match)["asks"][0]
    return player.pick(match, ask["seq"], ask["picks"][0]["pick"], seat=ask["seat"])


def refused(answer: httpx.Response) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.headers["Retry-After"]
    body: Any = answer.json()
    assert body["error"] == "error-storage"


def test_a_disk_that_is_full_for_a_while(site: Path, tmp_path: Path) -> None:
    database = tmp_path / "here.db"
    with serving(site, database) as (server, quota):
        anna = server.player("Anna")
        match = anna.create("toy", seats=[ME, ME])["id"]
        for _ in range(3):
            assert pick(anna, match).status_code == 200
        quota.leave(0)
        for _ in range(4):
            refused(pick(anna, match))
        refused(anna.post(f"/matches/{match}/chat", text="Is anybody there?"))
        refused(anna.post("/matches", title="toy", seats=[ME, ME]))
        refused(server.player().post("/guests", name="Ben"))
        assert anna.table(match)["seq"] == 3
        assert anna.http.get(f"{server.url}/").status_code == 200
        quota.lift()
        assert pick(anna, match).status_code == 200
        assert anna.table(match)["seq"] == 4
    kept, broken = journals(str(database), [match])
    assert [len(kept[match]), broken] == [4, []]


@pytest.mark.slow
def test_a_bot_goes_on_when_there_is_room_again(site: Path, tmp_path: Path) -> None:
    """There is room for the pick of a person, but not for that of the bot after it."""
    database = tmp_path / "here.db"
    (tmp_path / "sitecustomize.py").write_text(HURRY)
    path = os.pathsep.join([str(tmp_path), environment(site)["PYTHONPATH"]])
    with serving(site, database, PYTHONPATH=path) as (server, quota):
        anna = server.player("Anna")
        match = anna.create("toy", seats=[ME, BOT])["id"]
        pages = 0
        quota.leave(0)
        while (answer := pick(anna, match)).status_code == 503:
            pages += 1
            quota.leave(PAGE)
        assert answer.status_code == 200
        assert pages > 0
        time.sleep(1.5 * ROUND / SHARE)  # meanwhile whoever works there by himself tries in vain
        assert anna.table(match)["seq"] == 1
        quota.lift()
        wait_for(lambda: anna.table(match)["seq"] == 2, PATIENCE)
    kept, broken = journals(str(database), [match])
    assert [len(kept[match]), broken] == [2, []]
