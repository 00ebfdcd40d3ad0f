"""Receivers of notices on this machine: a real mail server, and web servers that behave well or
badly. What they got is kept."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Got(NamedTuple):
    """A request that a receiver got."""

    path: str
    headers: dict[str, str]
    content: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.content)


class Receiver:
    """A web server that answers as it is told to, and keeps what it got."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 200
        self.location = ""
        self.body = b"ok"
        self.hold: threading.Event | None = None
        """If there is one, nothing is answered until it is set."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.got.append(Got(self.path, headers, self.rfile.read(length)))
                if receiver.hold is not None:
                    receiver.hold.wait(60)
                self.send_response(receiver.status)
                if receiver.location:
                    self.send_header("Location", receiver.location)
                self.end_headers()
                self.wfile.write(receiver.body)

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        class Server(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_: object) -> None:
                """Whoever asked has heard enough, and hung up."""

        self.server = Server(("127.0.0.1", 0), Handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/hook"


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=[0.02])
    thread.start()
    try:
        yield receiver
    finally:
        if receiver.hold is not None:
            receiver.hold.set()
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()


@contextmanager
def talking(first: bytes, more: bytes) -> Iterator[str]:
    """A server that takes what it is sent, says something and then goes on and on; its address."""
    door = socket.create_server(("127.0.0.1", 0))
    ended = threading.Event()

    def talk() -> None:
        line, _ = door.accept()
        with line:
            line.recv(65536)
            try:
                line.sendall(first)
                while more and not ended.is_set():
                    line.sendall(more)
                ended.wait(60)
            except OSError:
                return  # they have hung up

    thread = threading.Thread(target=talk)
    thread.start()
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}/x"
    finally:
        ended.set()
        door.close()
        thread.join()


class Mailbox:
    """What a mail server got; it may refuse."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusal = ""
        self.port = 0

    async def handle_RCPT(  # noqa: N802 (aiosmtpd's name)
        self, _s: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
