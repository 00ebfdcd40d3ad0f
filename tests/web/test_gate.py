"""The gate: by which names a server may be called, and how much one address may ask for at once."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from select import select
from typing import Any, TypeAlias

import pytest
from starlette.types import Receive, Scope, Send

from civitas.kernel.errors import CivitasError
from civitas.web.gate import AT_ONCE, FEW, REST, RESTS, Gate
from civitas.web.line import AHEAD
from civitas.web.settings import Bounds, settings_of
from tests.web.people import wait_for
from tests.web.server import Served, Wire, serving
from tests.web.test_line import FORM, HEAD, Raw

LONG = "/library/oikumene"
"""A page of more than a hundred kilobytes."""
PUBLIC = "https://civitas.example"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of which nobody has said how it is called."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('gate') / 'civitas.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One with a public address."""
    with serving(
        f"sqlite:///{tmp_path_factory.mktemp('public') / 'civitas.db'}",
        address=PUBLIC,
        hosts=("old.example", "*.friends.example"),
        bounds=Bounds(per_address=6),
        limits=True,
    ) as served:
        yield served


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "LOCALHOST:8000", "localhost.", "civitas.localhost", "127.0.0.1:1",
        "192.168.1.7:8000", "[::1]", "[fe80::1]:8000", "203.0.113.9",
    ],
)  # fmt: skip
def test_at_home_it_needs_no_name(served: Served, host: str) -> None:
    """Addresses of numbers and localhost cannot be somebody else's."""
    with Wire(served.url, headers={"Host": host}) as wire:
        assert wire.get("/api/session").status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil", ""])
def test_a_name_that_nobody_gave_it(served: Served, host: str) -> None:
    with Wire(served.url, headers={"Host": host}) as wire:
        for path in ("/", "/api/session", "/static/table.js", "/match/0123456789ab/events"):
            answer = wire.get(path)
            assert answer.status_code == 400
            assert "CIVITAS_HOSTS" in answer.text
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert wire.get("/api/session").json()["error"] == "error-host"


def test_no_name_and_two_names(served: Served) -> None:
    for head, status in (
        (b"GET /api/session HTTP/1.1\r\n", [400]),
        (b"GET /api/session HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n", [400]),
        (b"GET /api/session HTTP/1.1\r\nHost: localhost/x\r\n", [400]),
        (b"GET /api/session HTTP/1.1\r\nHost: \xff\r\n", [400]),
        (b"GET /api/session HTTP/1.1\r\nHost: " + b"x" * 9000 + b"\r\n", [400]),
        (b"GET http://evil.example/api/session HTTP/1.1\r\nHost: localhost\r\n", [200]),
        (b"GET /api/session HTTP/1.0\r\n", [200]),
    ):
        with Raw(served) as raw:
            raw.tell(head + b"Connection: close\r\n\r\n")
            assert raw.statuses() == status, head


def test_links_name_the_public_address(public: Served) -> None:
    """Whatever name the one who asks has called the server by."""
    anna = public.player("Anna")
    made = anna.create("toy", seats=[{"kind": "me"}, {"kind": "open"}])
    for host in ("civitas.example", "old.example", "a.friends.example", "127.0.0.1"):
        headers = {**anna.http.headers, "Host": host, "X-Forwarded-Host": "evil.example"}
        with Wire(public.url, headers=headers) as wire:
            page = wire.get(f"/match/{made['id']}")
            assert page.status_code == 200, page.text
            assert f"{PUBLIC}/match/{made['id']}?key={made['link']}" in page.text
            assert "evil" not in page.text
    with Wire(public.url, headers={"Host": "friends.example"}) as wire:
        assert wire.get("/").status_code == 400


def test_without_one_links_name_what_the_server_was_called_by(served: Served) -> None:
    anna = served.player("Anna")
    made = anna.create("toy", seats=[{"kind": "me"}, {"kind": "open"}])
    with Wire(served.url, headers={**anna.http.headers, "Host": "192.168.1.7:8000"}) as wire:
        page = wire.get(f"/match/{made['id']}").text
    assert re.search(r"http://192\.168\.1\.7:8000/match/[0-9a-f]+\?key=", page)


def test_one_address_asks_for_only_so_much_at_once(public: Served) -> None:
    """Behind a proxy that is believed, it is the address that the proxy tells."""
    anna = public.player("Anna")
    match = anna.create("toy", public=True)["id"]
    events = f"/api/matches/{match}/events"
    with ExitStack() as stack:

        def listen(address: str) -> int:
            wire = stack.enter_context(Wire(public.url, headers={"X-Forwarded-For": address}))
            return stack.enter_context(wire.stream("GET", events)).status_code

        assert [listen("203.0.113.1") for _ in range(7)] == [200] * 6 + [429]
        assert [listen(f"2001:db8::{n}") for n in range(7)] == [200] * 6 + [429]
        with Wire(public.url, headers={"X-Forwarded-For": "203.0.113.1"}) as more:
            refused = more.get("/api/session")
        assert refused.json()["error"] == "error-crowd"
        assert int(refused.headers["retry-after"]) > 0
        assert listen("203.0.113.2") == 200
        assert [listen("127.0.0.1") for _ in range(8)] == [200] * 8, "the proxy's own"
    with Wire(public.url, headers={"X-Forwarded-For": "203.0.113.1"}) as wire:
        wait_for(lambda: wire.get("/api/session").status_code == 200)  # those have hung up


def test_one_address_does_not_keep_others_waiting(public: Served) -> None:
    """What it asks for is worked on a little at a time, and the rest waits."""
    anna = public.player("Anna")
    made = anna.create("toy", public=True, seats=[{"kind": "me"}, {"kind": "me", "name": "Otto"}])

    def others_are_served() -> bool:
        return anna.get("/session").status_code == 200

    address = "203.0.113.7"
    house = public.house
    with ExitStack() as stack:
        busy = house.hall.look(made["id"], lambda live: live)
        with busy.lock:
            table = f"/api/matches/{made['id']}/table"
            first = [asks(stack, public, address, table) for _ in range(AT_ONCE)]
            assert others_are_served()
            later = asks(stack, public, address, "/api/session")
            assert others_are_served()
            assert select([later, *first], [], [], 0)[0] == []
        assert [raw.statuses() for raw in (*first, later)] == [[200]] * (AT_ONCE + 1)


def asks(stack: ExitStack, server: Served, address: str, path: str) -> Raw:
    """Somebody at this address asks for something, and does not wait for it."""
    raw = stack.enter_context(Raw(server))
    head = f"GET {path} HTTP/1.0\r\nHost: localhost\r\nX-Forwarded-For: {address}\r\n\r\n"
    raw.tell(head.encode())
    return raw


def test_a_stream_waits_for_its_turn_and_then_takes_none(public: Served) -> None:
    """Hundreds that are opened at the same moment are opened a few at a time."""
    anna = public.player("Anna")
    match = anna.create("toy", public=True, seats=[{"kind": "me"}, {"kind": "me", "name": "O"}])
    table, address = f"/api/matches/{match['id']}/table", "203.0.113.9"
    with ExitStack() as stack:
        busy = public.house.hall.look(match["id"], lambda live: live)
        with busy.lock:
            first = [asks(stack, public, address, table) for _ in range(AT_ONCE)]
            streams = [asks(stack, public, address, f"/match/{match['id']}/events")]
            for _ in range(9):
                assert anna.get("/session").status_code == 200
            assert select(streams, [], [], 0)[0] == []
        assert [raw.statuses() for raw in first] == [[200]] * AT_ONCE
        while len(streams) <= AT_ONCE:
            streams.append(asks(stack, public, address, f"/match/{match['id']}/events"))
        for stream in streams:
            assert stream.recv(12) == b"HTTP/1.1 200"
        assert asks(stack, public, address, "/api/session").statuses() == [200]


def test_who_takes_no_answer_keeps_nobody_waiting(public: Served) -> None:
    """Neither do others who share their address: what was worked out has had its turn."""
    ask = f"GET {LONG} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.5\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(AT_ONCE + 1):
            deaf = stack.enter_context(Raw(public))
            deaf.tell(ask.encode() * AHEAD)  # together longer than all that the system keeps of it
            assert deaf.recv(12) == b"HTTP/1.1 200"
        for _ in range(60):  # by then all of them have more to take than the system keeps
            with asks(stack, public, "203.0.113.5", "/api/session") as other:
                assert other.statuses() == [200]


def test_who_asks_for_more_rests_as_long_as_they_were_served(tmp_path: Path) -> None:
    """So half of the time is others'; who asks for little does not."""

    async def all_of_it(ask: Ask) -> None:
        first = await ask(AT_ONCE + 2, REST / 2)
        ended = sorted(end for _, end in first)
        assert first[AT_ONCE][0] - ended[0] > REST / 2 * 0.9, "after the first, and a rest"
        few = await ask(AT_ONCE, REST / 2)
        assert max(start for start, _ in few) < min(end for _, end in few), "beside each other"

    _at_a_gate(tmp_path, all_of_it)


def test_a_crowd_is_served_one_by_one_with_long_rests(tmp_path: Path) -> None:
    """However much one address asks for, most of the time is others'."""

    async def all_of_it(ask: Ask) -> None:
        took = REST / 2 / RESTS
        served = await ask(AT_ONCE + FEW + 1 + 4, took)
        crowd = [end for _, end in served[-4:]]
        starts = [start for start, _ in served[-3:]]
        rests = [start - end for start, end in zip(starts, crowd[:-1], strict=True)]
        assert min(rests) > took * RESTS * 0.9, "what comes when many wait already"

    _at_a_gate(tmp_path, all_of_it)


Times: TypeAlias = list[tuple[float, float]]
"""When something began to be worked on, and ended."""
Ask: TypeAlias = Callable[[int, float], Awaitable[Times]]
"""Ask so often at once, for what takes so many seconds."""


def _at_a_gate(tmp_path: Path, do: Callable[[Ask], Coroutine[Any, Any, None]]) -> None:
    """Do something at a gate behind which it is noted when what is asked for begins and ends."""
    times: Times = []
    takes = 0.0

    async def app(_: Scope, _receive: Receive, _send: Send) -> None:
        start = time.monotonic()
        await asyncio.sleep(takes)
        times.append((start, time.monotonic()))

    gate = Gate(app, settings_of(f"sqlite:///{tmp_path / 'civitas.db'}"))
    scope = {"type": "http", "path": "/", "method": "GET", "headers": [(b"host", b"localhost")]}
    here = scope | {"client": ("203.0.113.4", 1), "http_version": "1.1"}

    async def ask(count: int, seconds: float) -> Times:
        nonlocal takes
        takes = seconds
        times.clear()
        await asyncio.gather(*(gate(here, _nothing, _nothing) for _ in range(count)))
        return sorted(times)

    with ThreadPoolExecutor(1) as pool:  # where a browser was opened, another loop runs here
        pool.submit(asyncio.run, do(ask)).result()


async def _nothing(*_: Any) -> Any:
    return {"type": "http.request"}


def test_a_slow_body_keeps_nobody_waiting(public: Served) -> None:
    head = b"X-Forwarded-For: 203.0.113.8\r\nConnection: close\r\n"
    with ExitStack() as stack:
        for _ in range(AT_ONCE):
            slow = stack.enter_context(Raw(public))
            slow.tell(FORM + head + b"Content-Length: 9\r\n\r\n{")
        with Raw(public) as quick:
            quick.tell(HEAD + head + b"\r\n")
            assert quick.statuses() == [200]
        slow.tell(b'"a": 1} ')
        assert slow.statuses() == [422]


@pytest.mark.parametrize("body", [b"\r\n", b"Content-Length: 2\r\n\r\n{}"], ids=["none", "unread"])
def test_whose_body_nobody_reads_waits_all_the_same(
    public: Served, monkeypatch: pytest.MonkeyPatch, body: bytes
) -> None:
    """Not everything that changes something needs to be told how."""
    inside, go_on = [], threading.Semaphore(0)

    def resign(*_: object) -> None:
        inside.append(1)
        go_on.acquire()

    monkeypatch.setattr(public.house.lobby, "resign", resign)
    anna = public.player("Anna")
    match = anna.create("toy", public=True)["id"]
    head = (
        f"POST /api/matches/{match}/resign HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        f"X-Forwarded-For: 203.0.113.6\r\nAuthorization: Bearer {anna.token}\r\n"
    )
    with ExitStack() as stack:
        stack.callback(go_on.release, AT_ONCE + 1)
        lines = [stack.enter_context(Raw(public)) for _ in range(AT_ONCE + 1)]
        for line in lines:
            line.tell(head.encode() + body)
        wait_for(lambda: len(inside) >= AT_ONCE)
        for _ in range(3):
            assert anna.get("/session").status_code == 200
        assert len(inside) == AT_ONCE
        go_on.release(len(lines))
        assert [line.statuses() for line in lines] == [[200]] * len(lines)


def test_who_is_no_proxy_is_not_believed(public: Served) -> None:
    told = b"GET / HTTP/1.0\r\nHost: localhost\r\nX-Forwarded-Proto: https\r\n\r\n"
    for source, secure in (("127.0.0.1", True), ("127.0.0.3", False)):
        with Raw(public, source) as raw:
            raw.tell(told)
            assert (b"; Secure" in raw.rest()) is secure


@pytest.mark.parametrize(
    "address", ["civitas.example", "ftp://x", "https://", "https://x/path", "x y"]
)
def test_a_public_address_that_is_none(tmp_path: Path, address: str) -> None:
    with pytest.raises(CivitasError) as refused:
        settings_of(str(tmp_path / "civitas.db"), address=address)
    assert refused.value.message == "error-address"


def test_settings_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "civitas.db")
    monkeypatch.setenv("CIVITAS_ADDRESS", "https://civitas.example:8443/")
    monkeypatch.setenv("CIVITAS_HOSTS", "one.example, Two.example,")
    monkeypatch.setenv("CIVITAS_CONNECTIONS", "300")
    monkeypatch.setenv("CIVITAS_PER_ADDRESS", "30")
    made = settings_of(database)
    assert made.address == "https://civitas.example:8443"
    assert made.hosts == ("one.example", "two.example")
    assert (made.bounds.connections, made.bounds.per_address) == (300, 30)
    assert settings_of(database, address="http://other.example").address == "http://other.example"
    for wrong in ("many", "0", "-1", "9" * 30):
        monkeypatch.setenv("CIVITAS_CONNECTIONS", wrong)
        with pytest.raises(CivitasError) as refused:
            settings_of(database)
        assert refused.value.message == "error-number"
