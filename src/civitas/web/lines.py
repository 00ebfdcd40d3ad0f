"""All lines of a server process: how they are held, by whom, and who looks after them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import uvicorn

from civitas.web.settings import Bounds
from civitas.web.untaken import Untaken

GLANCE: Final = 1.0
"""Seconds between two looks at all lines."""


def _is_no_goodbye(record: logging.LogRecord) -> bool:
    return record.exc_info is None or record.exc_info[0] is not asyncio.CancelledError


class Config(uvicorn.Config):
    """How lines are held, and who holds them."""

    def __init__(
        self,
        app: Callable[..., Any] | str,
        bounds: Bounds,
        limits: bool,
        line: type[asyncio.Protocol],
        **more: Any,
    ) -> None:
        self.bounds = bounds
        self.limits = limits
        self.crowd: Counter[str] = Counter()
        """How many lines each address holds."""
        self.untaken = Untaken(bounds)
        self._watched = False
        super().__init__(
            app,
            http=line,
            ws="none",
            access_log=False,
            server_header=False,
            timeout_keep_alive=bounds.idle_seconds,
            **more,
        )

    def configure_logging(self) -> None:
        """Uvicorn says how many it does not wait for any longer when it stops, and then for each of
        them, as if that were a fault, where in the program it was."""
        super().configure_logging()
        logging.getLogger("uvicorn.error").addFilter(_is_no_goodbye)

    def watch(self, lines: set[Any], loop: asyncio.AbstractEventLoop) -> None:
        """Look at all lines again and again, as long as there are any: to be woken by each of them
        on its own would cost more than to look at it."""
        if not self._watched:
            self._watched = True
            loop.call_later(GLANCE, self._go_round, lines, loop)

    def _go_round(self, lines: set[Any], loop: asyncio.AbstractEventLoop) -> None:
        self._watched = False
        now = loop.time()
        for line in list(lines):
            line.look(now)
        if lines:
            self.watch(lines, loop)
