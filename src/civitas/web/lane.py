"""The short lane: what is asked for with every pick goes past FastAPI, straight to its route.

Whoever comes here has been looked at as everybody is: the gate, the session and the bounds of the
body stand before it. What goes wrong is told as anywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

_WAY: Final = re.compile(r"/match/([^/]+)/([a-z]+)")


class Lane:
    """Knows the routes of a table that are asked for most, and passes all else on."""

    def __init__(self, app: ASGIApp, routes: Sequence[Route], faults: Mapping[Any, Any]) -> None:
        self._app = app
        self._routes = {route.path.rpartition("/")[2]: route for route in routes}
        self._faults = faults

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _WAY.fullmatch(scope["path"]) if scope["type"] == "http" else None
        route = None if found is None else self._routes.get(found[2])
        if found is None or route is None or scope["method"] not in (route.methods or ()):
            await self._app(scope, receive, send)
            return
        scope["path_params"] = {"match": found[1]}
        request = Request(scope, receive, send)
        try:
            response: Response = await route.endpoint(request)
        except Exception as error:
            tell = next((self._faults[k] for k in type(error).__mro__ if k in self._faults), None)
            if tell is None or tell is self._faults[Exception]:
                raise  # a bug, which is told outside of all else
            response = await run_in_threadpool(tell, request, error)
        await response(scope, receive, send)
