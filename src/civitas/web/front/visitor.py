"""The visitor: who asks, in which language, and whether a change they ask for is their own wish.

Pages and API use the same door: `visit(request)`, called in the thread that answers. It asks the
database whether people have changed. At a table there is no need to: `at_table` believes that they
have not, until the table, which is asked for its news anyway, tells otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from fastapi import Request

from civitas.kernel.errors import CivitasError
from civitas.kernel.words import LANGUAGES
from civitas.web.house import House
from civitas.web.people.limits import neighbourhood
from civitas.web.people.session import Session
from civitas.web.speech.words import best_language
from civitas.web.storage.schema import Person

T = TypeVar("T")

BEARER: Final = "bearer "
CSRF: Final = "X-CSRF"
_CSRF: Final = CSRF.lower().encode()
_AUTHORIZATION: Final = b"authorization"
_LIKED: Final = b"accept-language"
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Forged(CivitasError):
    """A change that does not come from a page of ours."""


class Stranger(CivitasError):
    """Something that only somebody with a name can do."""


class Outdated(Exception):
    """People have changed since it was last known who somebody is."""


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
    id: int | None
    """The person's number, which is asked for again and again."""
    roll: int | None = None
    """With this number of changes among people they were believed to be who they say; None if the
    database was asked."""

    @property
    def origin(self) -> str | None:
        """What is kept of the address; nothing where limits are lifted."""
        return self.house.limits.origin(self.address)

    def somebody(self) -> Person:
        """The person; a refusal if it is nobody yet."""
        if self.person is None:
            raise Stranger("error-stranger")
        return self.person

    def doing(self, deed: str) -> Person:
        """The person, who does something that they, and their address, may do only so often."""
        person = self.somebody()
        self.house.limits.take(deed, person.id, self.address)
        return person

    def key(self, match: str, given: str | None) -> str | None:
        """The link with which this visitor comes to a match, now or some time before."""
        return given or self.session.keys.get(match)

    def confirm(self, roll: int) -> None:
        """Make sure that they are who they were believed to be, now that the roll is known."""
        if self.roll not in (None, roll):
            raise Outdated

    def sign_in(self, person: Person) -> None:
        """Be this person on this device from now on, and nobody else."""
        if self.person is not None and self.person.id != person.id:
            self.house.people.leave(self.person, self.session.sitting)
        self.session.sign_in(person, self.house.people.sit(person))


def at_table(request: Request, do: Callable[[Visitor], T]) -> T:
    """Do something behind the door of a table, for whoever asks."""
    try:
        return do(visit(request, believed=True))
    except Outdated:
        return do(visit(request))


def visit(request: Request, form: str | None = None, *, believed: bool = False) -> Visitor:
    """Who makes this request. What changes something must carry the token of the session.

    The token comes in the header X-CSRF or in the field ``form`` of the form. A program with a
    bearer token needs none: no other site can make a browser send that. Who is only ``believed``
    must be confirmed by the roll before anything is done or shown.
    """
    house: House = request.app.state.house
    roll = house.people.roll if believed else None
    person, is_program = _person(request, roll)
    if not is_program and request.method not in SAFE:
        token = _said(request, _CSRF) if form is None else form
        session: Session = request.state.session
        if not session.guards(token):
            raise Forged("error-csrf")
    language = request.state.language = language_of(request, person)
    return _visitor(request, person, language, roll)


def passer_by(request: Request) -> Visitor:
    """Who makes this request, who only wants to know whether a door is open to them."""
    person, _ = _person(request, None)
    return _visitor(request, person, language_of(request, person), None)


def _visitor(request: Request, person: Person | None, language: str, roll: int | None) -> Visitor:
    number = None if person is None else person.id
    house, session = request.app.state.house, request.state.session
    return Visitor(house, person, session, language, address_of(request), number, roll)


def _person(request: Request, roll: int | None) -> tuple[Person | None, bool]:
    """Whose request it is, as known by this roll, and whether it comes from a program."""
    house: House = request.app.state.house
    session: Session = request.state.session
    bearer = _said(request, _AUTHORIZATION)
    if bearer.lower().startswith(BEARER):
        person = house.people.of_token(bearer[len(BEARER) :].strip(), roll)
        if person is None:
            raise Stranger("error-token")
        return person, True
    if session.person is None:
        return None, False
    return house.people.of(*session.person, session.sitting, roll), False


def address_of(request: Request) -> str:
    """Where the request comes from, for limits."""
    client = request.scope.get("client")
    return neighbourhood(client[0]) if client else ""


def language_of(request: Request, person: Person | None) -> str:
    """The language of the visitor: chosen here, wished for, or that of the browser."""
    session: Session = request.state.session
    for choice in (
        request.query_params.get("lang", "") if request.scope["query_string"] else "",
        person.wishes.get("language", "") if person else "",
        session.language,
    ):
        if choice in LANGUAGES:
            return choice
    return best_language(_said(request, _LIKED))


def _said(request: Request, header: bytes) -> str:
    """What stands in the first header of this name."""
    heads: list[tuple[bytes, bytes]] = request.scope["headers"]
    for name, value in heads:
        if name == header:
            return value.decode("latin-1")
    return ""
