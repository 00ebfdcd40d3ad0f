"""How I am told that it is my turn: my channels, and the links in what is sent by them."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from civitas.kernel.errors import CivitasError
from civitas.web.front.parts import ADDRESS, WORDS, Csrf, Deed, Number, Receiver, Secret, Spoken
from civitas.web.front.visitor import Visitor, visit
from civitas.web.notices.channels import Wish
from civitas.web.notices.hooks import FORMS
from civitas.web.notices.letters import MAIL, PUSH
from civitas.web.notices.reach import BadReceiver
from civitas.web.pages.common import go, page
from civitas.web.refusals import Unknown
from civitas.web.speech.spans import span
from civitas.web.speech.words import announced, sentence
from civitas.web.storage.clocks import HOUR, MINUTE

router = APIRouter()
HERE = "/me/notices"


class Keys(BaseModel):
    """What a browser gives so that only it can read what is sent to it."""

    p256dh: Annotated[str, Field(max_length=WORDS)]
    auth: Annotated[str, Field(max_length=WORDS)]


class Subscription(BaseModel):
    """Where a browser can be reached, as it says so itself."""

    endpoint: Annotated[str, Field(max_length=ADDRESS)]
    keys: Keys


@router.get(HERE)
def notices(request: Request) -> Response:
    visitor = visit(request)
    return go("/me") if visitor.person is None else _page(request, visitor)


@router.post(f"{HERE}/mail")
def mail(request: Request, address: Receiver, csrf: Csrf = "") -> Response:
    """Write to me; whoever reads there is asked first."""
    return _add_by_form(request, visit(request, csrf), MAIL, address)


@router.post(f"{HERE}/webhook")
def webhook(request: Request, kind: Spoken, address: Receiver, csrf: Csrf = "") -> Response:
    """Tell a service of mine."""
    visitor = visit(request, csrf)
    if kind not in FORMS:
        raise BadReceiver("error-receiver")
    return _add_by_form(request, visitor, kind, address)


@router.post(f"{HERE}/browser")
def browser(request: Request, sent: Subscription) -> Response:
    """Tell this browser."""
    _add(request, visit(request), PUSH, sent.endpoint, sent.keys.model_dump())
    return Response(status_code=204)


@router.post(f"{HERE}/{{number}}/{{deed}}")
def change(request: Request, number: Number, deed: Deed, csrf: Csrf = "") -> Response:
    """One of my channels: end it, or try it out."""
    visitor = visit(request, csrf)
    person, channels = visitor.somebody(), visitor.house.notices.channels
    if deed == "stop":
        channels.remove(person.id, number)
    elif deed == "try":
        visitor.house.limits.take("notice", person.id, visitor.address)
        for shown in channels.of(person.id):
            if shown.channel.id == number and not shown.channel.ready:
                _ask_seldom(visitor, shown.channel.kind, shown.channel.address)
        channels.repeat(person.id, number)
        visitor.house.notices.wake()
    else:
        raise Unknown("error-nothing-here")
    return go(HERE)


@router.get("/notices/{secret}")
def question(request: Request, secret: Secret) -> Response:
    """Does whoever reads there want to be told?"""
    visitor = visit(request)
    channel = visitor.house.notices.channels.find(secret)
    what = "agreed" if channel.ready else "agree"
    return _answer(request, visitor, what, secret, channel.address)


@router.post("/notices/{secret}")
def agree(request: Request, secret: Secret, csrf: Csrf = "") -> Response:
    """They do."""
    visitor = visit(request, csrf)
    channels = visitor.house.notices.channels
    channel = channels.find(secret)
    channels.agree(secret)
    return _answer(request, visitor, "agreed", secret, channel.address)


@router.get("/notices/{secret}/stop")
def stop(request: Request, secret: Secret) -> Response:
    """A page that presses its own button: programs that look behind the links in a mail end
    nothing, and people have to click once."""
    return _answer(request, visit(request), "stop", secret)


@router.post("/notices/{secret}/stop")
def stopped(request: Request, secret: Secret) -> Response:
    """No more. A mail program that has a button for it sends no token (RFC 8058); the secret in
    the link is enough."""
    visitor = visit(request, request.state.session.csrf)
    visitor.house.notices.channels.end(secret)
    return _answer(request, visitor, "stopped", secret)


def _add_by_form(request: Request, visitor: Visitor, kind: str, address: str) -> Response:
    try:
        _add(request, visitor, kind, address.strip(), {})
    except BadReceiver as error:
        return _page(request, visitor, error, {kind: address})
    return go(HERE)


def _add(request: Request, visitor: Visitor, kind: str, address: str, keys: dict[str, str]) -> None:
    house, person = visitor.house, visitor.somebody()
    # By what it is for, too: nobody shall be asked again and again by many.
    house.limits.take("notice", person.id, visitor.address, f"{kind} {address.lower()}")
    _ask_seldom(visitor, kind, address)
    site = house.settings.address or str(request.base_url).rstrip("/")
    wish = Wish(kind, address, visitor.session.sitting, visitor.language, site, keys)
    house.notices.channels.add(person, wish)
    house.notices.wake()


def _ask_seldom(visitor: Visitor, kind: str, address: str) -> None:
    """Whoever has an e-mail address is asked only so often whether they want letters, whoever wants
    them to: each question is a letter that nobody may have wanted."""
    if kind == MAIL:
        visitor.house.limits.take("letter", f"{kind} {address.lower()}")


def _page(
    request: Request,
    visitor: Visitor,
    error: CivitasError | None = None,
    given: dict[str, Any] | None = None,
) -> Response:
    office = visitor.house.notices
    return page(
        request,
        visitor,
        "notices.html",
        200 if error is None else 400,
        error="" if error is None else sentence(error, visitor.language),
        channels=office.channels.of(visitor.somebody().id),
        by_mail=office.channels.by_mail,
        kinds=tuple(FORMS),
        given=given or {},
        public=office.pusher.public,
        told=lambda text: announced(text, visitor.language),
        until=lambda due: _until(due, visitor.language),
    )


def _until(due: int, language: str) -> str:
    """So many minutes or hours, begun ones with them."""
    seconds = max(due - int(time.time()), 1)
    unit = MINUTE if seconds <= HOUR - MINUTE else HOUR
    return span(-(-seconds // unit) * unit, language)


def _answer(
    request: Request, visitor: Visitor, what: str, secret: str, address: str = ""
) -> Response:
    return page(request, visitor, "notice.html", what=what, secret=secret, address=address)
