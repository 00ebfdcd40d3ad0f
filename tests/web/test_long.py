"""Whatever a request brings is bounded before anything is done with it: a long text is refused with
a sentence, in whatever part of whatever request it stands, and nothing keeps it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from annotated_types import MaxLen
from fastapi.routing import APIRoute
from pydantic import AfterValidator, BaseModel

from civitas.kernel.shelf import Shelf, weight
from civitas.web import pages
from civitas.web.api import router as api
from civitas.web.api.bodies import PARTS
from civitas.web.pages.sent import PageState, PickSent, UndoSent
from tests.web.routes import FORMS, USUAL, Door, doors, routes
from tests.web.server import Served, Wire, serving

LONG = "x" * 60_000
FAR = "x" * 9_000
"""For an address: a longer one does not get past the line."""
PICKS = {"pick": {"pick": LONG}, "options": {LONG: LONG}, "wishes": {"theme": LONG}}
"""Fields that are no text themselves."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('long') / 'civitas.db'}") as served:
        yield served


class Guest(Wire):
    """Somebody with a cookie and a match of their own."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        name = {"name": "Longinus", "csrf": self._token()}
        assert self.post("/me/name", data=name).status_code == 303
        self.csrf = self.headers["X-CSRF"] = self._token()
        two = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
        made = self.post("/api/matches", json={"title": "toy", "public": True, "seats": two})
        self.match: str = made.json()["id"]

    def _token(self) -> str:
        token: str = self.get("/api/session").json()["csrf"]
        return token

    def ask(self, door: Door, path: str = "", **sent: Any) -> int:
        """What comes of it."""
        usual = door.body(self.csrf) | sent
        with self.stream(door.method, path or door.at(self.match), **usual) as answer:
            if "event-stream" not in answer.headers.get("content-type", ""):
                answer.read()
            return answer.status_code


@pytest.fixture(scope="module")
def guest(served: Served) -> Iterator[Guest]:
    guest = Guest(served.url)
    yield guest
    guest.close()


def held() -> int:
    """The bytes on all shelves but those of tables, to which bots may just have come."""
    found = [thing for thing in gc.get_objects() if isinstance(thing, Shelf)]
    return sum(shelf.held for shelf in found if shelf._weigh is weight)


def refused(guest: Guest, door: Door) -> Iterator[tuple[str, int]]:
    """A long text in each part of a request, and what came of it."""
    for part in door.parts:
        path = door.path.replace(f"{{{part}}}", FAR)
        yield part, guest.ask(door, door.prefix + path.format(**{"match": guest.match, **USUAL}))
    seat = {"seat": 0} if "seat" in door.query else {}
    for name in door.query if door.method == "GET" or door.prefix else ():
        yield name, guest.ask(door, params={**seat, name: FAR})
    for name in () if door.is_file or door.method == "GET" else door.fields:
        field = PICKS.get(name, LONG) if door.prefix else LONG
        if door.is_form:
            yield name, guest.ask(door, data={**FORMS[door.path], "csrf": guest.csrf, name: field})
        else:
            body = door.body("")["json"]
            yield name, guest.ask(door, json={**body, name: field})


def test_a_long_text_is_refused_everywhere_and_kept_nowhere(guest: Guest) -> None:
    everything = [door for door in doors() if "sign-out" not in door.path]
    for door in everything:  # as it is usual, so that what is kept of that is there
        guest.ask(door)
    guest.csrf = guest.headers["X-CSRF"] = guest._token()
    before, number = held(), 0
    for door in everything:
        for part, status in refused(guest, door):
            assert 400 <= status < 500, (str(door), part, status)
            number += 1
    assert number > 100
    assert held() - before < len(FAR)


def test_fields_that_only_our_pages_know(guest: Guest) -> None:
    for given in ({"seat-0": FAR}, {FAR: "me"}, {"option-x": FAR}):
        assert guest.get("/new/toy/options", params=given).status_code == 422
        for page in ("/new/toy", "/me/wishes"):
            answer = guest.post(page, data={**given, "csrf": guest.csrf})
            assert answer.status_code == 422
            assert FAR not in answer.text


CROWD = {f"k{number}": 0 for number in range(PARTS + 1)}


@pytest.mark.parametrize(
    "body",
    [
        CROWD,
        {"title": "toy", "options": CROWD},
        {"title": "toy", "seats": [dict.fromkeys("abcdefghij", 0)] * 99},
        {"title": "toy", "days": [[[]] * PARTS]},
    ],
)
def test_many_parts_are_refused_as_one(guest: Guest, body: dict[str, Any]) -> None:
    """To tell each of them what is wrong with it takes long."""
    answer = guest.post("/api/matches", json=body)
    assert answer.status_code == 422
    assert f"at most {PARTS} parts" in answer.json()["message"]


@pytest.mark.parametrize("header", ["Accept-Language", "Authorization", "Cookie", "User-Agent"])
def test_a_long_header_is_kept_nowhere(served: Served, header: str) -> None:
    with Wire(served.url) as nobody:
        before = held()
        sent = {"Authorization": f"Bearer {LONG}", "Cookie": f"civitas={LONG}"}
        for _ in range(3):
            answer = nobody.get("/api/session", headers={header: sent.get(header, LONG)})
            assert answer.status_code in (200, 401, 431)
        assert held() - before < len(LONG)


def unbounded(model: Any, where: str) -> Iterator[str]:
    """The texts in a body that may be of any length."""
    for name, field in model.model_fields.items():
        kinds = [field.annotation, *get_args(field.annotation)]
        inner = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, BaseModel)]
        for kind in inner:
            yield from unbounded(kind, f"{where}.{name}")
        if str in kinds and not _bounded(field.metadata):
            yield f"{where}.{name}"


def _bounded(metadata: list[Any]) -> bool:
    """By its length, its pattern, or a check of its own."""
    bounds = (MaxLen, AfterValidator)
    return any(isinstance(one, bounds) or getattr(one, "pattern", None) for one in metadata)


def test_every_text_has_its_bound() -> None:
    """Also in routes that are still to come."""
    found: list[str] = []
    for part in (api, pages.router):
        for route in routes(part):
            assert isinstance(route, APIRoute)
            dependant = route.dependant
            for field in (
                *dependant.path_params, *dependant.query_params, *dependant.body_params,
                *dependant.header_params, *dependant.cookie_params,
            ):  # fmt: skip
                kind, info = field.field_info.annotation, field.field_info
                if isinstance(kind, type) and issubclass(kind, BaseModel):
                    found += unbounded(kind, f"{route.path} {field.alias}")
                elif str in (kind, *get_args(kind)) and not _bounded(info.metadata):
                    found.append(f"{route.path} {field.alias}")
    for kind in (PageState, PickSent, UndoSent):
        schema = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
        for name, told in schema.items():
            texts = [one for one in told.get("anyOf", [told]) if one.get("type") == "string"]
            found += [f"{kind.__name__}.{name}" for text in texts if "maxLength" not in text]
    assert found == []
