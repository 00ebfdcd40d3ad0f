"""Faults, with real processes: power cuts, two servers on one database, a stop in the middle."""

from __future__ import annotations

import json
import random
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.server import PROGRAM, Player, Process, environment, ok, processes


def test_a_power_cut_loses_no_acknowledged_pick(site: Path, database: str) -> None:
    """Several people pick as fast as they can; the server is killed in the middle."""
    with processes(site, database, 1) as (server,):
        players = [server.player(f"Player {n}") for n in range(4)]
        two = [{"kind": "me"}, {"kind": "me"}]
        matches = [player.create("toy", seats=two)["id"] for player in players]
        cut = threading.Timer(2.0, server.kill)
        cut.start()
        with ThreadPoolExecutor(len(players)) as threads:
            acknowledged = list(threads.map(_pick_until_the_cut, players, matches, range(4)))
        cut.join()
    assert min(acknowledged) > 5
    with processes(site, database, 1) as (server,):
        for known, match, number in zip(players, matches, acknowledged, strict=True):
            player = server.player(token=known.token)
            table = player.table(match)
            assert table["seq"] >= number
            ask = table["asks"][0]
            ok(player.pick(match, ask["seq"], ask["picks"][0]["pick"], seat=ask["seat"]))


def _pick_until_the_cut(player: Player, match: str, seed: int) -> int:
    """Bid and undo, over and over; the number of steps of the last one that was acknowledged."""
    dice = random.Random(seed)
    seq = 0
    try:
        while True:
            table = player.table(match)
            seq = max(seq, table["seq"])
            ask = table["asks"][0]
            pick = dice.choice(ask["picks"])["pick"]
            seq = ok(player.pick(match, ask["seq"], pick, seat=ask["seat"]))["seq"]
            if len(table["waiting"]) == 2:
                undo = {"seq": seq, "seat": ask["seat"]}
                seq = ok(player.post(f"/matches/{match}/undo", **undo))["seq"]
    except (httpx.HTTPError, json.JSONDecodeError):
        return seq


def test_bots_go_on_after_a_power_cut(site: Path, database: str) -> None:
    with processes(site, database, 1) as (server,):
        anna = server.player("Anna")
        match = anna.create("sands_of_time", seats=[{"kind": "me"}, *[{"kind": "bot"}] * 2])["id"]
        anna.play_once(match, random.Random(1))
        server.kill()
    with processes(site, database, 1) as (server,):
        again = server.player(token=anna.token)
        number = again.wait(match, 90)["seq"]
        assert again.play_once(match, random.Random(2))["seq"] > number


def test_two_servers_on_one_database(site: Path, database: str) -> None:
    """Both serve the same match; where the database can tell, a stream on the one hears at once
    what was picked through the other."""
    with processes(site, database, 2) as (one, two):
        anna, ben = one.player("Anna"), two.player("Ben")
        made = anna.create("toy", seats=[{"kind": "me"}, {"kind": "open"}])
        match = made["id"]
        ok(ben.post(f"/matches/{match}/join", key=made["link"]))
        asks = [player.table(match)["asks"][0] for player in (anna, ben)]
        heard: list[int] = []
        listening = threading.Event()
        listener = threading.Thread(target=_listen, args=(ben, match, heard, listening))
        listener.start()
        listening.wait(10)
        start = time.monotonic()
        ok(anna.pick(match, asks[0]["seq"], asks[0]["picks"][3]["pick"]))
        if database.startswith("postgresql"):
            while 1 not in heard:
                assert time.monotonic() < start + 5
                time.sleep(0.01)
            assert time.monotonic() - start < 1
        ok(ben.pick(match, asks[1]["seq"], asks[1]["picks"][4]["pick"]))
        for player in (anna, ben):
            assert player.table(match)["seq"] == 2
        asks = [player.table(match)["asks"] for player in (anna, ben)]
        assert [len(ask) for ask in asks] == [1, 0]
        with ThreadPoolExecutor(2) as threads:
            again = one.player(token=anna.token), two.player(token=anna.token)
            answers = threads.map(
                lambda player, n: player.pick(match, 2, asks[0][0]["picks"][n]["pick"]),
                again,
                (0, 1),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
        for server in (one, two):
            server.kill()
        listener.join()


def _listen(player: Player, match: str, heard: list[int], listening: threading.Event) -> None:
    try:
        with player.http.stream("GET", f"/matches/{match}/events", timeout=30) as stream:
            for line in stream.iter_lines():
                if line.startswith("data: "):
                    heard.append(json.loads(line[6:])["seq"])
                    listening.set()
    except httpx.HTTPError:
        return


def test_several_workers_share_the_work(site: Path, database: str) -> None:
    if not database.startswith("postgresql"):
        done = call(site, "--workers", "2", "--database", database)
        assert done.returncode == 2
        assert "PostgreSQL" in done.stderr
        return
    server = Process(site, database, "--workers", "2")
    try:
        anna = _patient(server)
        match = anna.create("toy")["id"]
        for _ in range(20):
            with httpx.Client(headers=anna.http.headers) as fresh:  # whichever worker takes it
                address = f"{server.url}/api/matches/{match}/table"
                assert ok(fresh.get(address))["match"] == match
    finally:
        code, errors = server.stop()
    assert code == 130
    assert "Traceback" not in errors


def _patient(server: Process) -> Player:
    """Workers need a moment before they answer."""
    end = time.monotonic() + 30
    while True:
        try:
            return server.player("Anna")
        except httpx.HTTPError:
            assert time.monotonic() < end
            time.sleep(0.2)


def test_ctrl_c_with_people_at_the_table(site: Path, sqlite: str) -> None:
    server = Process(site, sqlite)
    anna = server.player("Anna")
    match = anna.create("toy")["id"]
    heard: list[int] = []
    listening = threading.Event()
    listener = threading.Thread(target=_listen, args=(anna, match, heard, listening))
    listener.start()
    listening.wait(10)
    start = time.monotonic()
    code, errors = server.stop()
    listener.join()
    assert code == 130
    assert time.monotonic() - start < 5
    assert len(errors.splitlines()) == 1, errors


def call(site: Path, *arguments: str, **environ: Any) -> subprocess.CompletedProcess[str]:
    """`civitas serve` when it is not expected to start."""
    return subprocess.run(
        [PROGRAM, "serve", "--port", "0", *arguments],
        capture_output=True,
        text=True,
        env=environment(site) | environ,
        timeout=60,
        check=False,
    )


def wrong(site: Path, *arguments: str) -> str:
    """The one sentence with which `civitas serve` does not start."""
    done = call(site, *arguments)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    (sentence,) = done.stderr.splitlines()
    return sentence


def test_a_taken_port(site: Path, sqlite: str) -> None:
    with processes(site, sqlite, 1) as (server,):
        port = server.url.rpartition(":")[2]
        assert f"port {port}" in wrong(site, "--port", port, "--database", sqlite)


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("nowhere/to/be/found.db", "cannot be used"),
        ("mongodb://localhost/x", "is not the address of a database"),
        ("postgresql://", "cannot be used"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "cannot be used"),
    ],
)
def test_a_database_that_cannot_be_opened(
    site: Path, tmp_path: Path, database: str, says: str
) -> None:
    database = database if "://" in database else str(tmp_path / database)
    sentence = wrong(site, "--database", database)
    assert says in sentence
    assert "secret" not in sentence


def test_a_file_that_is_no_database(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear Anna, " * 500)
    assert "not a database" in wrong(site, "--database", str(file))
    assert file.read_text().startswith("Dear Anna")
