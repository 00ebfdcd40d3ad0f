"""An answer is one piece on the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from civitas.web.envelope import Envelope

HEAD = b"HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n"


class Wire(asyncio.Transport):
    """Remembers each piece that is written."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.pieces.append(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


class Round:
    """What is done as soon as all that is being done is done."""

    def __init__(self) -> None:
        self._left: list[Callable[[], None]] = []
        self.wire = Wire()
        self.envelope = Envelope(self.wire, self._left.append)

    def end(self) -> None:
        while self._left:
            self._left.pop(0)()


def test_head_and_body_are_one_piece() -> None:
    one = Round()
    one.envelope.write(HEAD)
    one.envelope.write(b"abc")
    assert one.wire.pieces == [HEAD + b"abc"]
    one.end()
    one.envelope.write(b"def")
    assert one.wire.pieces == [HEAD + b"abc", b"def"]


def test_a_head_waits_for_nobody() -> None:
    one = Round()
    one.envelope.write(HEAD)
    assert one.wire.pieces == []
    one.end()
    assert one.wire.pieces == [HEAD]


def test_who_closes_has_said_all_and_who_hangs_up_has_not() -> None:
    one = Round()
    one.envelope.write(HEAD)
    one.envelope.close()
    assert (one.wire.pieces, one.envelope.is_closing()) == ([HEAD], True)
    other = Round()
    other.envelope.write(HEAD)
    other.envelope.abort()
    other.end()
    assert (other.wire.pieces, other.envelope.is_closing()) == ([], True)
