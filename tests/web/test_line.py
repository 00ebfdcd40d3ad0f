"""Connections that nobody holds in good faith, with raw sockets: none costs more than its share."""

from __future__ import annotations

import logging
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from select import select

import pytest

from civitas.web.people.limits import FILES
from civitas.web.settings import Bounds
from tests.patience import PATIENCE
from tests.web.people import wait_for
from tests.web.server import Served, Wire, serving

HEAD = b"GET /api/session HTTP/1.1\r\nHost: localhost\r\n"
FORM = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
SOON = Bounds(
    connections=40, per_address=5, head_seconds=1.5, body_seconds=1.5, answer_seconds=0.5,
    idle_seconds=1,
)  # fmt: skip
"""For a server on which nobody has time."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = f"sqlite:///{tmp_path_factory.mktemp('line') / 'civitas.db'}"
    with serving(database, bounds=Bounds(idle_seconds=1)) as served:
        yield served


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("hasty")
    with serving(f"sqlite:///{folder / 'civitas.db'}", bounds=SOON, limits=True) as served:
        yield served


class Raw(socket.socket):
    """A connection on which anything can be sent."""

    def __init__(self, served: Served, source: str = "127.0.0.1") -> None:
        super().__init__()
        self.bind((source, 0))
        self.settimeout(30)
        self.connect(("127.0.0.1", int(served.url.rpartition(":")[2])))

    def tell(self, data: bytes) -> bool:
        """Send it; False if the other end does not listen any more."""
        try:
            self.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            return False
        return True

    def rest(self) -> bytes:
        """All that comes until the other end hangs up."""
        heard = b""
        try:
            while data := self.recv(65536):
                heard += data
        except ConnectionResetError:
            pass
        return heard

    def statuses(self) -> list[int]:
        return [int(status) for status in re.findall(rb"HTTP/1.1 (\d{3}) ", self.rest())]


def refused(served: Served, sent: bytes) -> int:
    """The status with which this is refused before it ends, with a sentence and for good."""
    with Raw(served) as raw:
        raw.tell(sent)
        answer = raw.rest()
    head, _, text = answer.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    assert len(text.decode().splitlines()) == 2, "in both languages"
    return int(head.split()[1])


def test_a_head_that_does_not_end(served: Served) -> None:
    """Nobody can fill the memory with what is not even a request yet."""
    assert refused(served, HEAD + b"X: " + b"x" * 60_000) == 431
    assert refused(served, HEAD + b"x" * 60_000) == 431
    assert refused(served, HEAD + b"X: y\r\n" * 101) == 431
    assert refused(served, HEAD + (b"X: " + b"y" * 900 + b"\r\n") * 40) == 431
    assert refused(served, b"GET /?" + b"x" * 17_000) == 414
    with Raw(served) as raw:  # thousands of folders, each of which the system would look for
        raw.tell(b"GET /static" + b"/x" * 5000 + b" HTTP/1.0\r\nHost: localhost\r\n\r\n")
        assert raw.statuses() == [404]
    assert refused(served, b"GET /?" + b"x" * 17_000 + b" HTTP/1.1\r\n\r\n") == 414
    with Raw(served) as raw:
        raw.tell(HEAD + (b"X: " + b"y" * 900 + b"\r\n") * 30 + b"Connection: close\r\n\r\n")
        assert raw.statuses() == [200]


def test_a_body_that_does_not_end(served: Served) -> None:
    chunked = FORM + b"Transfer-Encoding: chunked\r\n\r\n"
    assert refused(served, chunked + b"1;" + b"x" * 60_000) == 431
    assert refused(served, chunked + b"1\r\nx\r\n0\r\nX: " + b"x" * 60_000) == 431
    assert refused(served, chunked + b"1\r\nx\r\n0\r\n" + b"X: y\r\n" * 101) == 431
    with Raw(served) as raw:  # the sentence about what is too large is the house's own
        raw.tell(chunked + b"10000\r\n" + b"x" * 65536 + b"\r\n1\r\nx\r\n0\r\n\r\n")
        raw.tell(HEAD + b"Connection: close\r\n\r\n")
        assert raw.statuses() == [413, 200]
    with Raw(served) as raw:
        raw.tell(FORM + b"Content-Length: 999999999\r\n\r\n" + b"x" * 6_000_000)
        assert raw.statuses() == [413]


def test_a_body_that_says_it_is_too_large(served: Served) -> None:
    """It is not even asked for, and not waited for either."""
    with Raw(served) as raw:
        raw.tell(FORM + b"Expect: 100-continue\r\nContent-Length: 65537\r\n\r\n")
        assert raw.statuses() == [413]


def test_only_so_many_files_at_once(served: Served) -> None:
    """Of each, up to a megabyte may lie in memory."""
    head = b"POST /api/files HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n"
    with ExitStack() as stack:
        files = [stack.enter_context(Raw(served)) for _ in range(FILES + 1)]
        for file in files:
            file.tell(head + b"Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n")
        ready, _, _ = select(files, [], [], 30)
        assert [file.recv(12) for file in ready] == [b"HTTP/1.1 503"]


def test_a_stream_without_a_body(served: Served) -> None:
    """Who asks for its head alone is not kept waiting for its end."""
    with Raw(served) as raw:
        raw.tell(b"HEAD /match/0123456789ab/events HTTP/1.0\r\nHost: localhost\r\n\r\n")
        assert raw.statuses() == [200]


def test_our_cookie_among_others(served: Served) -> None:
    """What others have left there is not read, in whatever way it is written."""
    with Wire(served.url) as browser:
        token = browser.get("/api/session").json()["csrf"]
        ours = f"civitas={browser.cookies['civitas']}".encode()
    for cookies in (ours, b"a=1; " + ours, b'a="\\101' + b"\\101" * 5000 + b'"; ' + ours + b"; b"):
        with Raw(served) as raw:
            raw.tell(HEAD + b"Connection: close\r\nCookie: " + cookies + b"\r\n\r\n")
            assert token.encode() in raw.rest()


def test_what_follows_a_body_is_no_header(served: Served) -> None:
    token = served.player("Anna").token.encode()
    with Raw(served) as raw:
        raw.tell(
            b"PATCH /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"2\r\n{}\r\n0\r\nAuthorization: Bearer " + token + b"\r\n\r\n"
        )
        assert raw.statuses() == [403]


@pytest.mark.parametrize(
    "sent",
    [
        FORM + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   ",
        FORM + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        FORM + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        FORM + b"Transfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
        FORM + b"Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        FORM + b"Content-Length: -1\r\n\r\n",
        FORM + b"Content-Length: +2\r\n\r\n{}",
        FORM + b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        FORM + b"Transfer-Encoding: chunked\r\n\r\n-1\r\n",
        FORM + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
        HEAD + b"X\x00Y: 1\r\n\r\n",
        HEAD + b"X: a\x00b\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"nonsense\r\n\r\n",
    ],
)
def test_what_is_no_request(served: Served, sent: bytes) -> None:
    assert refused(served, sent) == 400


def test_no_other_protocol(served: Served) -> None:
    upgrade = b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n"
    for other in (b"websocket", b"h2c"):
        with Raw(served) as raw:
            raw.tell(HEAD + upgrade + b"Upgrade: " + other + b"\r\n\r\n" + b"more" * 100)
            assert raw.statuses() == [200]
    with Raw(served) as raw:
        raw.tell(b"CONNECT localhost:80 HTTP/1.1\r\nHost: localhost:80\r\n\r\n" + HEAD + b"\r\n")
        assert raw.statuses() == [400]
    with Raw(served) as raw:
        raw.tell(b"TRACE" + HEAD[3:] + b"Cookie: secret\r\nConnection: close\r\n\r\n")
        answer = raw.rest()
        assert answer.split()[1] == b"405"
        assert b"secret" not in answer


def test_requests_that_come_all_at_once(served: Served) -> None:
    """A few may wait in a line; thousands, each a hundred times as large in memory, may not."""
    with Raw(served) as raw:
        raw.tell((HEAD + b"\r\n") * 5 + HEAD + b"Connection: close\r\n\r\n")
        assert raw.statuses() == [200] * 6
    with Raw(served) as raw:
        raw.tell((HEAD + b"\r\n") * 3000)
        assert len(raw.statuses()) < 20


def test_who_takes_their_time(hasty: Served) -> None:
    """Heads, bodies and answers that never come to an end; and one who has nothing to say."""
    anna = hasty.player("Anna")
    match = anna.create("toy", public=True)["id"].encode()
    with (
        Raw(hasty) as silent,
        Raw(hasty) as head,
        Raw(hasty) as blank,
        Raw(hasty) as body,
        Raw(hasty, "127.0.0.4") as idle,
        Raw(hasty) as proxy,
        Raw(hasty) as stream,
    ):
        head.tell(HEAD + b"X: ")
        body.tell(FORM + b"Content-Length: 100\r\n\r\n{")
        idle.tell(HEAD + b"\r\n")
        proxy.tell(HEAD + b"\r\n")
        stream.tell(b"GET /match/%b/events HTTP/1.1\r\nHost: localhost\r\n\r\n" % match)
        assert silent.rest() == b""
        assert head.statuses() == [408]
        assert body.statuses() == [408]
        assert idle.statuses() == [200]
        proxy.tell(HEAD + b"Connection: close\r\n\r\n")
        assert proxy.statuses() == [200, 200], "it may keep it for longer"
        blank.tell(b"\r\n")
        assert blank.rest() == b""
        heard = stream.recv(65536)
        assert heard.startswith(b"HTTP/1.1 200"), "who listens may listen on"


def test_who_never_reads(hasty: Served) -> None:
    """Answers that nobody takes are not kept."""
    with Raw(hasty) as deaf:
        ask = b"GET /library/clash_of_cultures/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
        while deaf.tell(ask):  # it is cut off while it asks on, or waits to
            pass


def test_who_hangs_up_leaves_no_fault_behind(
    hasty: Served, caplog: pytest.LogCaptureFixture
) -> None:
    anna = hasty.player("Anna")
    match = anna.create("toy", public=True)["id"].encode()
    told = logging.getLogger("uvicorn.error")
    told.addHandler(caplog.handler)
    try:
        for deed in (b"pick", b"undo"):
            with Raw(hasty) as raw:
                raw.tell(b"POST /match/%b/%b HTTP/1.1\r\nHost: localhost\r\n" % (match, deed))
                raw.tell(b"Content-Length: 9\r\n\r\n{")
                assert raw.statuses() == [408]
        anna.table(match.decode())
    finally:
        told.removeHandler(caplog.handler)
    assert caplog.text == ""


def test_one_address_holds_only_so_many_lines(hasty: Served) -> None:
    lines = [Raw(hasty, "127.0.0.2") for _ in range(5)]
    for line in lines:
        line.tell(HEAD)
    with Raw(hasty, "127.0.0.2") as more:
        assert more.statuses() == [503]
    with Wire(hasty.url) as other:  # another address
        assert other.get("/api/session").status_code == 200
    for line in lines:
        assert line.statuses() == [408]
        line.close()
    with Raw(hasty, "127.0.0.2") as again:
        again.tell(HEAD + b"Connection: close\r\n\r\n")
        assert again.statuses() == [200]


def test_there_are_only_so_many_lines(hasty: Served) -> None:
    """Who is being answered keeps theirs."""
    anna = hasty.player("Anna")
    match = anna.create("toy", public=True)["id"]
    anna.http.close()
    ask = f"GET /api/matches/{match}/table HTTP/1.0\r\nHost: localhost\r\n\r\n".encode()
    with ExitStack() as stack:
        with hasty.house.hall.look(match, lambda live: live).lock:
            lines = [stack.enter_context(Raw(hasty)) for _ in range(SOON.connections)]
            for line in lines:
                line.tell(ask)
            refusals: list[Raw] = []

            def refused() -> bool:
                refusals.append(stack.enter_context(Raw(hasty)))
                return refusals[-1].statuses() == [503]

            wait_for(refused)  # once all of them are being answered
        answers = [line.statuses() for line in lines]
    assert answers.count([200]) > SOON.connections - len(refusals)
    with Wire(hasty.url) as other:
        assert other.get("/api/session").status_code == 200


def test_lines_that_merely_wait_keep_nobody_out(hasty: Served) -> None:
    with ExitStack() as stack:
        for address in range(SOON.connections // SOON.per_address):
            for _ in range(SOON.per_address):
                stack.enter_context(Raw(hasty, f"127.0.1.{address + 1}")).tell(HEAD)
        with Raw(hasty) as honest:
            honest.tell(HEAD + b"Connection: close\r\n\r\n")
            assert honest.statuses() == [200]


def test_there_are_no_more_lines_than_the_system_has_room_for() -> None:
    """Who has no file left to open cannot even say that there is no room."""
    code = """
from resource import RLIMIT_NOFILE as FILES, getrlimit, setrlimit
from civitas.web.serve import with_room
from civitas.web.settings import Bounds
for most in (4096, 1024, 256):
    setrlimit(FILES, (256, most))
    print(with_room(Bounds()).connections, getrlimit(FILES)[0])
"""
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["2000 2200", "824 1024", "128 256"]
