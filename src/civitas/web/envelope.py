"""An envelope: the head of an answer goes out together with what it is about.

Uvicorn writes them one after the other. Each is a call of the system, and wakes whoever waits at
the other end, who then has a head and nothing to read.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Wait for so many seconds when a connection is closed: none."""
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
        """Hang up; the system too forgets what has not been taken, which it would offer on for
        minutes."""
        self._head = b""
        with suppress(OSError):  # it is closed already
            if (line := self._transport.get_extra_info("socket")) is not None:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()
