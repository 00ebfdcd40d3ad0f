"""Me: my name, my password, how I like the pages, my matches."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

from civitas.kernel.errors import CivitasError
from civitas.web.front.parts import Back, BackTo, Csrf, Name, Password, fields
from civitas.web.front.visitor import Visitor, visit
from civitas.web.pages.common import go, inside, page, somebody
from civitas.web.people.names import BadPerson
from civitas.web.people.people import LONGEST, SHORTEST, WISHES
from civitas.web.speech.words import sentence

router = APIRouter()


@router.get("/me")
def me(request: Request, back: BackTo = "/") -> Response:
    """Whoever signs in there is led back to where they came from."""
    return _page(request, visit(request), back=back)


@router.post("/me/name")
def name(request: Request, name: Name, csrf: Csrf = "", back: Back = "/") -> Response:
    """Be called something, for a stranger the first time."""
    visitor = visit(request, csrf)
    try:
        if visitor.person is None:
            somebody(visitor, name)
        else:
            visitor.house.people.change(visitor.doing("wish"), name=name)
    except BadPerson as error:
        return _page(request, visitor, error, back)
    return go("/me" if back == "/" else f"/me?back={quote(inside(back))}")


@router.post("/me/password")
def password(request: Request, password: Password, csrf: Csrf = "", back: Back = "/me") -> Response:
    """Keep the name with a password; whoever needed that somewhere is led back there."""
    visitor = visit(request, csrf)
    person = visitor.somebody()
    visitor.house.limits.take("sign-in", visitor.address)
    try:
        with visitor.house.porter.work():
            visitor.house.people.change(person, password=password)
    except BadPerson as error:
        return _page(request, visitor, error, back)
    before = visitor.session.sitting
    visitor.sign_in(person)
    visitor.house.notices.channels.follow(before, visitor.session.sitting)
    return go(inside(back))


@router.post("/me/sign-in")
def sign_in(
    request: Request,
    name: Name,
    password: Password,
    csrf: Csrf = "",
    back: Back = "/",
) -> Response:
    """Be somebody who has a password."""
    visitor = visit(request, csrf)
    try:
        person = visitor.house.porter.sign_in(
            name, password, visitor.address, visitor.session.known
        )  # fmt: skip
    except BadPerson as error:
        return _page(request, visitor, error, back)
    visitor.sign_in(person)
    return go(inside(back))


@router.post("/me/sign-out")
def sign_out(request: Request, csrf: Csrf = "") -> Response:
    """Be nobody on this device; the cookie is void from now on, whoever has it."""
    visitor = visit(request, csrf)
    if visitor.person is not None:
        visitor.house.people.leave(visitor.person, visitor.session.sitting)
    visitor.session.sign_out()
    return go("/")


@router.post("/me/sign-out-everywhere")
def sign_out_everywhere(request: Request, csrf: Csrf = "") -> Response:
    """Be nobody on any device; programs need a new token."""
    visitor = visit(request, csrf)
    visitor.house.people.leave_everywhere(visitor.somebody())
    visitor.session.sign_out()
    return go("/")


@router.post("/me/wishes")
async def wishes(request: Request) -> Response:
    """How the pages should look and sound."""
    form = await request.form(max_files=0, max_fields=20)
    return await run_in_threadpool(_wish, request, form)


def _wish(request: Request, form: FormData) -> Response:
    given = fields(form)
    visitor = visit(request, given.get("csrf", ""))
    wishes = {name: value for name, value in given.items() if name in WISHES}
    visitor.house.people.change(visitor.doing("wish"), wishes=wishes)
    return go("/me")


def _page(
    request: Request, visitor: Visitor, error: CivitasError | None = None, back: str = "/"
) -> Response:
    person = visitor.person
    mine = visitor.house.lobby.mine(person, visitor.language) if person else []
    return page(
        request,
        visitor,
        "me.html",
        200 if error is None else 400,
        error="" if error is None else sentence(error, visitor.language),
        mine=mine,
        back=inside(back),
        requests=visitor.house.friends.requests(person.id) if person else 0,
        troubled=person is not None and visitor.house.notices.channels.troubled(person.id),
        wishes=person.wishes if person else {},
        choices=WISHES,
        shortest=SHORTEST,
        longest=LONGEST,
    )
