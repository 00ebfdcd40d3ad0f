"""Faults, with real processes: power cuts, two servers on one database, a stop in the middle."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from civitas.web.storage.database import address
from civitas.web.storage.store import Store
from tests.patience import PATIENCE, ended
from tests.web.people import wait_for
from tests.web.server import PROGRAM, Player, Process, Wire, environment, ok, processes


def test_a_power_cut_loses_no_acknowledged_pick(site: Path, database: str) -> None:
    """Several people pick as fast as they can; the server is killed in the middle. Bots that were
    thinking then go on when it is back."""
    with processes(site, database, 1) as (server,):
        players = [server.player(f"Player {n}") for n in range(4)]
        two = [{"kind": "me"}, {"kind": "me"}]
        matches = [player.create("toy", seats=two)["id"] for player in players]
        anna = server.player("Anna")
        lonely = anna.create("sands_of_time", seats=[{"kind": "me"}, *[{"kind": "bot"}] * 2])["id"]
        acknowledged: list[list[Any]] = [[] for _ in players]
        with ThreadPoolExecutor(len(players)) as threads:
            busy = threads.map(_pick_until_the_cut, players, matches, acknowledged)
            try:
                wait_for(lambda: min(map(len, acknowledged)) > 8, 60)
                anna.play_once(lonely, random.Random(1))
                thinking = server.children()
            finally:
                server.kill()  # else they would pick on for ever
            list(busy)
    assert thinking or sys.platform != "linux"
    wait_for(lambda: not any(map(_runs, thinking)))
    _check_journals(database, matches, acknowledged)
    with processes(site, database, 1) as (server,):
        for known, match, picks in zip(players, matches, acknowledged, strict=True):
            player = server.player(token=known.token)
            table = player.table(match)
            assert table["seq"] >= len(picks)
            ask = table["asks"][0]
            ok(player.pick(match, ask["seq"], ask["picks"][0]["pick"], seat=ask["seat"]))
        again = server.player(token=anna.token)
        number = again.wait(lonely, 90)["seq"]
        assert again.play_once(lonely, random.Random(2))["seq"] > number


def _check_journals(database: str, matches: list[str], acknowledged: list[list[Any]]) -> None:
    store = Store(address(database))
    for match, picks in zip(matches, acknowledged, strict=True):
        kept = [step.pick and json.loads(step.pick) for step in store.steps(match)]
        assert kept[: len(picks)] == picks
        assert len(kept) <= len(picks) + 1, "at most one was written but not acknowledged"
    store.close()


def _pick_until_the_cut(player: Player, match: str, done: list[Any]) -> None:
    """Bid and undo, over and over; note what was acknowledged, None for an undo."""
    dice = random.Random(match)
    try:
        while True:
            table = player.table(match)
            ask = table["asks"][0]
            pick = dice.choice(ask["picks"])["pick"]
            ok(player.pick(match, ask["seq"], pick, seat=ask["seat"]))
            done.append(pick)
            if len(table["waiting"]) == 2:
                ok(player.post(f"/matches/{match}/undo", seq=len(done), seat=ask["seat"]))
                done.append(None)
    except (httpx.HTTPError, json.JSONDecodeError):
        return


def _runs(process: int) -> bool:
    """Not gone, and not merely waiting to be buried."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes() != b""
    except FileNotFoundError:
        return False


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
        listener = threading.Thread(
            target=_listen, args=(ben, match, heard, listening), daemon=True
        )
        listener.start()
        assert listening.wait(60)
        ok(anna.pick(match, asks[0]["seq"], asks[0]["picks"][3]["pick"]))
        if database.startswith("postgresql"):
            wait_for(lambda: 1 in heard)
        ok(ben.pick(match, asks[1]["seq"], asks[1]["picks"][4]["pick"]))
        for player in (anna, ben):
            assert player.table(match)["seq"] == 2
        _all_press_at_once([one, two])
        for server in (one, two):
            server.kill()
        ended(listener)


def _all_press_at_once(servers: list[Process]) -> None:
    """Several press at the same moment, through different processes: exactly one is first."""
    anna = servers[0].player("Anna")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    match = anna.create("sands_of_time", seats=seats)["id"]
    hands = [server.player(token=anna.token) for server in servers for _ in range(2)]
    races = 0
    with ThreadPoolExecutor(len(hands)) as threads:
        while races < 8:
            table = anna.table(match)
            ask = table["asks"][0]
            picks = [ask["picks"][n % len(ask["picks"])]["pick"] for n in range(len(hands))]
            if len(table["waiting"]) > 1:  # a secret answer may be changed, so nobody is late
                ok(anna.pick(match, ask["seq"], picks[0], seat=ask["seat"]))
                continue
            races += 1
            start = threading.Barrier(len(hands), timeout=PATIENCE)

            def press(hand: Player, pick: Any) -> httpx.Response:
                start.wait()  # noqa: B023
                return hand.pick(match, ask["seq"], pick, seat=ask["seat"])  # noqa: B023

            answers = list(threads.map(press, hands, picks))
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200] + [409] * (len(hands) - 1)
            for refused in (answer.json() for answer in answers if answer.status_code == 409):
                assert refused["error"].startswith("refused-")
                assert refused["table"]["seq"] == table["seq"] + 1
    seen = [server.player(token=anna.token).table(match) for server in servers]
    assert seen[0] == seen[1]


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
    heard: list[list[int]] = [[] for _ in range(8)]
    try:
        anna = server.player("Anna")  # whoever comes as soon as the address is told is let in
        seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
        match = anna.create("toy", seats=seats)["id"]
        listening = [threading.Event() for _ in heard]
        listeners = [
            threading.Thread(
                target=_listen,
                args=(server.player(token=anna.token), match, numbers, event),
                daemon=True,
            )
            for numbers, event in zip(heard, listening, strict=True)
        ]
        for listener, event in zip(listeners, listening, strict=True):
            listener.start()
            assert event.wait(60)
        for number in range(2):
            with Wire(server.url, headers=anna.http.headers) as fresh:  # whichever worker takes it
                ask = ok(fresh.get(f"/api/matches/{match}/table"))["asks"][0]
            pick = ask["picks"][0]["pick"]
            ok(anna.pick(match, ask["seq"], pick, seat=ask["seat"]))
            wait_for(lambda: all(number + 1 in one for one in heard))  # noqa: B023
    finally:
        code, errors = server.stop()
    ended(*listeners)
    assert code == 130
    assert "Traceback" not in errors


def test_nothing_outlives_a_server_that_is_killed(site: Path, database: str) -> None:
    """Not the other server processes, which hold the port, nor a bot in the middle of a thought."""
    several = database.startswith("postgresql")
    server = Process(site, database, *(("--workers", "2") if several else ()))
    family: list[int] = []
    try:
        anna = server.player("Anna")
        anna.create("endless", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
        server.hear("endless")
        family = server.family()
        assert len(family) > several or sys.platform != "linux"
        os.kill(server.number, signal.SIGKILL)
        wait_for(lambda: not any(map(_runs, family)))
    finally:
        for process in filter(_runs, family or server.family()):
            os.kill(process, signal.SIGKILL)
        server.kill()
    with socket.socket() as port, pytest.raises(ConnectionRefusedError):
        port.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))


HALF_A_PICK = b"POST /match/%b/pick HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"


def test_a_taken_port_and_ctrl_c_with_people_at_the_table(site: Path, sqlite: str) -> None:
    server = Process(site, sqlite)
    with Wire(server.url) as anybody:
        assert anybody.get("/.well-known/civitas-key").text.strip() == server.key
    anna = server.player("Anna")
    match = anna.create("toy")["id"]
    heard: list[int] = []
    listening = threading.Event()
    listener = threading.Thread(target=_listen, args=(anna, match, heard, listening), daemon=True)
    listener.start()
    assert listening.wait(60)
    port = server.url.rpartition(":")[2]
    assert f"port {port}" in wrong(site, "--port", port, "--database", sqlite)
    with ExitStack() as stack:
        for half in (
            b"GET / HTTP/1.1\r\nHost:",
            HALF_A_PICK % match.encode(),
        ):  # they do not matter
            wire = stack.enter_context(socket.create_connection(("127.0.0.1", int(port)), PATIENCE))
            wire.sendall(half)
        anna.table(match)
        code, errors = server.stop()
    ended(listener)
    assert code == 130
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


def test_two_start_at_the_same_moment_on_one_port(site: Path, sqlite: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with ExitStack() as stack:
        both = [
            stack.enter_context(starting(site, "--port", port, "--database", sqlite))
            for _ in range(2)
        ]
        wait_for(lambda: any(one.poll() is not None for one in both))
        (loser,) = (one for one in both if one.poll() is not None)
        assert loser.returncode == 2
        assert loser.stderr is not None
        (sentence,) = loser.stderr.read().splitlines()
        assert f"port {port}" in sentence


@contextmanager
def starting(site: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`civitas serve`, killed at the end."""
    process = subprocess.Popen(
        [PROGRAM, "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(site),
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("nowhere/to/be/found.db", "cannot be used"),
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
