"""An answer is one piece on the wire."""

from __future__ import annotations

import asyncio
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


async def _envelope() -> tuple[Wire, Envelope]:
    wire = Wire()
    return wire, Envelope(wire, asyncio.get_running_loop().call_soon)


def test_head_and_body_are_one_piece() -> None:
    async def write() -> None:
        wire, envelope = await _envelope()
        envelope.write(HEAD)
        envelope.write(b"abc")
        assert wire.pieces == [HEAD + b"abc"]
        await asyncio.sleep(0)
        envelope.write(b"def")
        assert wire.pieces == [HEAD + b"abc", b"def"]

    asyncio.run(write())


def test_a_head_waits_for_nobody() -> None:
    async def write() -> None:
        wire, envelope = await _envelope()
        envelope.write(HEAD)
        assert wire.pieces == []
        await asyncio.sleep(0)
        assert wire.pieces == [HEAD]

    asyncio.run(write())


def test_who_closes_has_said_all_and_who_hangs_up_has_not() -> None:
    async def write() -> None:
        wire, envelope = await _envelope()
        envelope.write(HEAD)
        envelope.close()
        assert (wire.pieces, envelope.is_closing()) == ([HEAD], True)
        wire, envelope = await _envelope()
        envelope.write(HEAD)
        envelope.abort()
        await asyncio.sleep(0)
        assert (wire.pieces, envelope.is_closing()) == ([], True)

    asyncio.run(write())
