"""The web application: pages, API, static files, and what every answer has to carry."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from civitas.web import api, pages
from civitas.web.api.openapi import describe
from civitas.web.faults import handle_faults
from civitas.web.headers import Headers
from civitas.web.house import House
from civitas.web.limits import BodyLimit
from civitas.web.session import Sessions
from civitas.web.settings import Settings

STATIC: Final = Path(__file__).parent / "static"


def create_app(settings: Settings) -> FastAPI:
    """One server process. Opens the database at once: what is wrong with it is told here."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        house.close()

    app = FastAPI(
        title="Civitas",
        version=version("civitas"),
        description="One table for the great ancient-civilization board games.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.house = house
    app.include_router(api.router)
    app.include_router(pages.router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    describe(app)
    handle_faults(app)
    app.add_middleware(BodyLimit, uploads=("/api/files", "/upload"))
    app.add_middleware(Sessions, secret=settings.secret)
    app.add_middleware(Headers)
    return app
