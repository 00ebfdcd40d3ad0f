"""An envelope: the head of an answer goes out together with what it is about.

Uvicorn writes them one after the other. Each is a call of the system, and wakes whoever waits at
the other end, who then has a head and nothing to read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

_HEAD: Final = b"HTTP/1.1 "


class Envelope(asyncio.WriteTransport):
    """The writing end of a line. A head is held until more is written, or nothing more is at
    once."""

    def __init__(
        self, transport: asyncio.Transport, soon: Callable[[Callable[[], None]], object]
    ) -> None:
        super().__init__()
        self._transport = transport
        self._soon = soon
        """Does something as soon as all that is being done is done."""
        self._head = b""

    def write(self, data: Any) -> None:
        if self._head:
            head, self._head = self._head, b""
            self._transport.write(head + data)
        elif data.startswith(_HEAD):
            self._head = data
            self._soon(self._send)
        else:
            self._transport.write(data)

    def _send(self) -> None:
        if self._head:
            self.write(b"")

    def close(self) -> None:
        self._send()
        self._transport.close()

    def abort(self) -> None:
        self._head = b""
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()
