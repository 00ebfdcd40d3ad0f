"""Every address of the server, from its own list of routes, and what pages and programs send."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from fastapi.routing import APIRoute
from msgspec import Struct
from pydantic import BaseModel
from starlette.routing import BaseRoute, Route

from civitas.web import pages
from civitas.web.api import router as api
from civitas.web.pages import play
from civitas.web.pages.sent import ConsentSent, HabitSent, PageState, PickSent, PleaSent, UndoSent

UNGUARDED = {"/api/guests", "/api/token", "/notices/{secret}/stop"}
"""The first need no session and make none: the answer is a token, and no other site can read it.
The last is done by mail programs, and by whoever knows a secret that stands in one letter alone."""
FORMS: dict[str, dict[str, Any]] = {
    "/play/{title}": {},
    "/learn/{title}": {},
    "/language": {"language": "de"},
    "/upload": {},
    "/match/{match}/join": {},
    "/match/{match}/rematch": {},
    "/match/{match}/replace": {"seat": "1"},
    "/match/{match}/seat/{deed}": {},
    "/me/name": {"name": "Mallory"},
    "/me/password": {"password": "mallory's own"},
    "/me/sign-in": {"name": "Mallory", "password": "mallory's own"},
    "/me/sign-out": {},
    "/me/sign-out-everywhere": {},
    "/me/wishes": {"theme": "dark"},
    "/me/notices/mail": {"address": "mallory@example.org"},
    "/me/notices/webhook": {"kind": "slack", "address": "https://example.org/x"},
    "/me/notices/{number}/{deed}": {},
    "/friends/ask": {"name": "Mallory"},
    "/friends/link": {},
    "/friends/by/{secret}": {},
    "/friends/requests/{number}/{deed}": {},
    "/friends/{number}/{deed}": {},
    "/match/{match}/invite": {"friend": "1"},
    "/match/{match}/decline": {},
    "/notices/{secret}": {},
    "/notices/{secret}/stop": {},
    "/new/{title}": {"seat-0": "me", "seat-1": "bot-random"},
}
BODIES: dict[str, dict[str, Any]] = {
    "/guests": {"name": "Mallory"},
    "/token": {"name": "Mallory", "password": "mallory's own"},
    "/match/{match}/pick": {"seq": 0, "pick": 0, "seat": 0},
    "/match/{match}/undo": {"seq": 0, "seat": 0},
    "/match/{match}/plea": {"seq": 0, "seat": 0, "step": 0},
    "/match/{match}/consent": {"seq": 0, "seat": 0, "number": 0, "agree": True},
    "/match/{match}/habit": {"seq": 0, "seat": 0, "what": "bid", "until": "turn"},
    "/match/{match}/say": {"text": "Hello", "seat": 0},
    "/me": {"name": "Mallory"},
    "/me/notices/browser": {
        "endpoint": "https://example.org/x",
        "keys": {"p256dh": "", "auth": ""},
    },
    "/me/token": {},
    "/me/sign-out-everywhere": {},
    "/titles/{title}/choices": {"players": 2},
    "/matches": {"title": "toy"},
    "/files": {},
    "/friends": {"name": "Mallory"},
    "/friends/link": {},
    "/friends/by/{secret}": {},
    "/friends/requests/{number}/{deed}": {},
    "/friends/{number}/{deed}": {},
    "/matches/{match}/invite": {"friend": 1},
    "/matches/{match}/decline": {},
    "/matches/{match}/join": {},
    "/matches/{match}/leave": {},
    "/matches/{match}/resign": {},
    "/matches/{match}/return": {},
    "/matches/{match}/rematch": {},
    "/matches/{match}/replace": {"seat": 1},
    "/matches/{match}/picks": {"seq": 0, "pick": {}},
    "/matches/{match}/undo": {"seq": 0},
    "/matches/{match}/plea": {"step": 0},
    "/matches/{match}/consent": {"number": 0, "agree": True},
    "/matches/{match}/standing": {"what": "bid", "until": "turn"},
    "/matches/{match}/standing/end": {"what": "bid"},
    "/matches/{match}/why": {"pick": {}},
    "/matches/{match}/chat": {"text": "Hello"},
}

USUAL = {"title": "toy", "deed": "leave", "name": "x", "number": "0", "thing": "x", "secret": "x"}


class Door(NamedTuple):
    """One thing that can be asked for."""

    method: str
    prefix: str
    path: str
    """As the route has it, with the names of what stands in it."""
    query: tuple[str, ...]
    """What it may be asked with."""
    fields: tuple[str, ...]
    """What may stand in the body."""

    def __str__(self) -> str:
        return f"{self.method} {self.prefix}{self.path}"

    def at(self, match: str) -> str:
        """Its address, for a match of the toy."""
        return self.prefix + self.path.format(**{"match": match, **USUAL})

    @property
    def parts(self) -> list[str]:
        """What stands in its address."""
        return re.findall(r"{(\w+)}", self.path)

    @property
    def is_form(self) -> bool:
        return not self.prefix and self.path in FORMS

    @property
    def is_file(self) -> bool:
        return self.path in ("/upload", "/files")

    def body(self, token: str) -> dict[str, Any]:
        """What is sent along, for httpx."""
        sent: dict[str, Any] = {"headers": {"X-CSRF": token} if token else {}}
        if self.method == "GET":
            return sent
        if self.is_file:
            sent |= {"files": {"file": ("x.civ", b"")}, "data": {"csrf": token}}
        elif self.is_form:
            sent["data"] = FORMS[self.path] | {"csrf": token}
        else:
            sent["json"] = BODIES[self.path]
        return sent


def routes(part: Any) -> Iterator[Route]:
    """All routes of a router, and of the routers in it."""
    for route in part.routes:
        inner = getattr(route, "original_router", None) or getattr(route, "router", None)
        if isinstance(route, Route):
            yield route
        elif inner is not None:
            yield from routes(inner)
        else:
            assert isinstance(route, BaseRoute)


def doors() -> list[Door]:
    """Everything that can be asked for."""
    return [
        Door(method, prefix, route.path.removeprefix("/api"), _query(route), _fields(route))
        for prefix, part in (("/api", api), ("", pages.router), ("", play))
        for route in routes(part)
        for method in sorted(set(route.methods or ()) - {"HEAD"})
    ]


def _query(route: Route) -> tuple[str, ...]:
    if isinstance(route, APIRoute):
        return tuple(field.alias for field in route.dependant.query_params)
    return PageState.__struct_fields__


def _fields(route: Route) -> tuple[str, ...]:
    if not isinstance(route, APIRoute):
        kind: dict[str, type[Struct]] = {
            "/match/{match}/pick": PickSent,
            "/match/{match}/undo": UndoSent,
            "/match/{match}/plea": PleaSent,
            "/match/{match}/consent": ConsentSent,
            "/match/{match}/habit": HabitSent,
        }
        return kind.get(route.path, Struct).__struct_fields__
    found: list[str] = []
    for field in route.dependant.body_params:
        model = field.field_info.annotation
        if isinstance(model, type) and issubclass(model, BaseModel):
            found += model.model_fields
        else:
            found.append(field.alias)
    return tuple(found) or tuple(FORMS.get(route.path, ()))


def changing() -> list[Door]:
    """Everything that is not just looking."""
    found = [door for door in doors() if door.method != "GET"]
    return [door for door in found if door.prefix + door.path not in UNGUARDED]
