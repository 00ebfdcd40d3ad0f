"""Who you are: guests, tokens, names, wishes."""

from __future__ import annotations

from contextlib import ExitStack

from fastapi import APIRouter, Request, Response

from civitas.web.api.answers import person_shape
from civitas.web.api.bodies import GuestBody, MeBody, SignInBody
from civitas.web.api.openapi import answers
from civitas.web.api.shapes import PersonShape, SessionShape, Welcome, reply
from civitas.web.front.visitor import address_of, visit
from civitas.web.house import House
from civitas.web.storage.schema import Person

router = APIRouter(tags=["people"])


@router.post("/guests", responses=answers(Welcome, "You, and your token"))
def guest(request: Request, body: GuestBody) -> Response:
    """Become somebody. Keep the token: it is all that knows you."""
    house: House = request.app.state.house
    house.limits.take("guest", address_of(request))
    return reply(_welcome(house, house.people.guest(body.name)))


@router.post("/token", responses=answers(Welcome, "You, and your token"))
def token(request: Request, body: SignInBody) -> Response:
    """A token for somebody who has a password."""
    house: House = request.app.state.house
    known = request.state.session.known
    person = house.porter.sign_in(body.name, body.password, address_of(request), known)
    return reply(_welcome(house, person))


@router.post("/me/token", responses=answers(Welcome, "You, and your token"))
def my_token(request: Request) -> Response:
    """A token for whoever is signed in on the page, to give to a program."""
    visitor = visit(request)
    return reply(_welcome(visitor.house, visitor.somebody()))


@router.get("/session", responses=answers(SessionShape, "Who you are"))
def session(request: Request) -> Response:
    """Who you are to the server, and what a page sends in the header X-CSRF."""
    visitor = visit(request)
    person = None if visitor.person is None else person_shape(visitor.person)
    return reply(SessionShape(person, visitor.language, visitor.session.csrf))


@router.get("/me", responses=answers(PersonShape, "You"))
def me(request: Request) -> Response:
    """You."""
    return reply(person_shape(visit(request).somebody()))


@router.patch("/me", responses=answers(Welcome, "You, and your token from now on"))
def change_me(request: Request, body: MeBody) -> Response:
    """Change your name, wishes or password. A new password makes all older tokens void."""
    visitor = visit(request)
    person = visitor.doing("wish")
    with ExitStack() as turn:
        if body.password is not None:
            visitor.house.limits.take("sign-in", visitor.address)
            turn.enter_context(visitor.house.porter.work())
        visitor.house.people.change(
            person, name=body.name, password=body.password, wishes=body.wishes
        )
    if body.password is not None and visitor.session.person is not None:
        visitor.sign_in(person)
    return reply(_welcome(visitor.house, person))


@router.post("/me/sign-out-everywhere", responses=answers(PersonShape, "Who you were"))
def sign_out_everywhere(request: Request) -> Response:
    """Make all your tokens and the cookies of all your browsers void. A guest is gone for good."""
    visitor = visit(request)
    person = visitor.somebody()
    visitor.house.people.leave_everywhere(person)
    if visitor.session.person is not None:
        visitor.session.sign_out()
    return reply(person_shape(person))


def _welcome(house: House, person: Person) -> Welcome:
    return Welcome(person_shape(person), house.people.token(person))
