"""The visitor: who asks, in which language, and whether a change they ask for is their own wish.

Pages and API use the same door: `visit(request)`, called in the thread that answers.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fastapi import Request

from civitas.kernel.errors import CivitasError
from civitas.kernel.words import LANGUAGES
from civitas.web.house import House
from civitas.web.people.session import Session
from civitas.web.speech.words import best_language
from civitas.web.storage.schema import Person

BEARER: Final = "bearer "
CSRF: Final = "X-CSRF"
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Forged(CivitasError):
    """A change that does not come from a page of ours."""


class Stranger(CivitasError):
    """Something that only somebody with a name can do."""


class Garbled(CivitasError):
    """A request that cannot be understood."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__("error-request", where=where, why=why)


class Visitor(NamedTuple):
    """Somebody who looks at a page or calls the API."""

    house: House
    person: Person | None
    session: Session
    language: str
    address: str

    @property
    def id(self) -> int | None:
        return None if self.person is None else self.person.id

    def somebody(self) -> Person:
        """The person; a refusal if it is nobody yet."""
        if self.person is None:
            raise Stranger("error-stranger")
        return self.person

    def key(self, match: str, given: str | None) -> str | None:
        """The link with which this visitor comes to a match, now or some time before."""
        return given or self.session.keys.get(match)


def visit(request: Request, form: str | None = None) -> Visitor:
    """Who makes this request. What changes something must carry the token of the session.

    The token comes in the header X-CSRF or in the field ``form`` of the form. A program with a
    bearer token needs none: no other site can make a browser send that.
    """
    house: House = request.app.state.house
    session: Session = request.state.session
    bearer = request.headers.get("authorization", "")
    if bearer.lower().startswith(BEARER):
        person = house.people.of_token(bearer[len(BEARER) :].strip())
        if person is None:
            raise Stranger("error-token")
    else:
        person = house.people.of(*session.person) if session.person else None
        token = request.headers.get(CSRF, "") if form is None else form
        if request.method not in SAFE and not session.guards(token):
            raise Forged("error-csrf")
    request.state.language = language_of(request, person)
    return Visitor(house, person, session, request.state.language, address_of(request))


def address_of(request: Request) -> str:
    """Where the request comes from, for limits."""
    return request.client.host if request.client else ""


def language_of(request: Request, person: Person | None) -> str:
    """The language of the visitor: chosen here, wished for, or that of the browser."""
    session: Session = request.state.session
    for choice in (
        request.query_params.get("lang", ""),
        person.wishes.get("language", "") if person else "",
        session.language,
    ):
        if choice in LANGUAGES:
            return choice
    return best_language(request.headers.get("accept-language", ""))
