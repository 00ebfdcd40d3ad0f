"""The usher: whoever comes to a table that is not loaded waits for it here.

To load a table is to play its journal. After a start everybody comes back at once, and if each of
them did so in one of the threads that serve people, nobody else would be served meanwhile. So a few
threads do nothing else, one table after the other, and who waits for them holds none. Only whoever
may look at a table is waited with: a stranger has none loaded.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from civitas.kernel.errors import CivitasError
from civitas.web.front.doors import peek
from civitas.web.front.visitor import passer_by
from civitas.web.house import House
from civitas.web.storage.schema import MATCH_ID

_TABLE: Final = re.compile(rf"/(?:match|api/matches)/({MATCH_ID.strip('^$')})(?:/|$)")


class Usher:
    """Lets people to their tables when those are ready."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = _TABLE.match(scope["path"]) if scope["type"] == "http" else None
        if (
            table is not None
            and not self._house.hall.ready(table[1])
            and await run_in_threadpool(_may_look, scope, table[1])
        ):
            load = partial(self._house.hall.load, table[1])
            await asyncio.get_running_loop().run_in_executor(self._house.loaders, load)
        await self._app(scope, receive, send)


def _may_look(scope: Scope, match: str) -> bool:
    """May whoever asks look at this match? Whatever else is to be told them is told later."""
    request = Request(scope)
    with suppress(CivitasError, SQLAlchemyError):
        peek(passer_by(request), match, request.query_params.get("key"))
        return True
    return False
