"""The web application: pages, API, static files, and what every answer has to carry."""

from __future__ import annotations

import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeAlias

from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from civitas.web import api, pages
from civitas.web.api.openapi import describe
from civitas.web.faults import handle_faults
from civitas.web.front.headers import Headers
from civitas.web.front.packed import Files
from civitas.web.front.usher import Usher
from civitas.web.gate import UPLOADS, Gate
from civitas.web.house import House
from civitas.web.lane import Lane
from civitas.web.pages import play
from civitas.web.people.limits import BodyLimit
from civitas.web.people.session import Sessions
from civitas.web.settings import Settings
from civitas.web.tables.news import News

STATIC: Final = Path(__file__).parent / "static"

_Handler: TypeAlias = Callable[[int, FrameType | None], Any]


def create_app(settings: Settings) -> FastAPI:
    """One server process. Opens the database at once: what is wrong with it is told here."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        _hang_up_first(house.news)
        house.brains.warm_up()
        house.notices.open()
        house.ladder.open()
        yield
        house.close()

    app = Reception(
        settings,
        house,
        title="Civitas",
        version=version("civitas"),
        description="One table for the great ancient-civilization board games.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.house = house
    app.router.routes.extend(play.routes)
    app.include_router(pages.router, include_in_schema=False)
    app.include_router(api.router)
    app.mount("/static", Files(directory=STATIC), name="static")
    describe(app)
    handle_faults(app)
    return app


class Reception(FastAPI):
    """What everybody passes who comes in: headers, gate, session, bounds; then, on the short lane,
    the routes of a table, or all else, with the machinery of FastAPI around it."""

    def __init__(self, settings: Settings, house: House, **more: Any) -> None:
        super().__init__(**more)
        self._settings = settings
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:  # past FastAPI's telemetry, which looks at every request whether anybody wants it
            await Starlette.__call__(self, scope, receive, send)

    def build_middleware_stack(self) -> ASGIApp:
        lane = Lane(super().build_middleware_stack(), play.routes, self.exception_handlers)
        seated = BodyLimit(Usher(lane, self._house), UPLOADS)
        known = Sessions(seated, self._settings.secret)
        inside = Headers(Gate(known, self._settings))
        return ServerErrorMiddleware(inside, self.exception_handlers[Exception])


def _hang_up_first(news: News) -> None:
    """A server that is told to stop waits for open streams, so they have to be told before it."""
    if threading.current_thread() is not threading.main_thread():
        return  # whoever runs a server in a thread stops it without a signal
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)
        assert callable(before)

        def stop(number: int, frame: FrameType | None, before: _Handler = before) -> None:
            news.hang_up()
            before(number, frame)

        signal.signal(number, stop)
