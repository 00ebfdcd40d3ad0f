"""Friends: who they are, who wants to be one, where they sit; and whom to invite to a match."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from civitas.kernel.errors import CivitasError
from civitas.web.front.doors import MatchId, peek
from civitas.web.front.parts import Csrf, Deed, Name, Number, Secret, Whom
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.inviting import tables_of_friends
from civitas.web.lobby.worth import seen_by_all
from civitas.web.pages.common import go, page, somebody
from civitas.web.people.friends import DEEDS, REQUESTS
from civitas.web.people.names import BadPerson
from civitas.web.refusals import Unknown
from civitas.web.speech.words import sentence

router = APIRouter()
HERE = "/friends"


@router.get(HERE)
def friends(request: Request) -> Response:
    visitor = visit(request)
    return go("/me") if visitor.person is None else _page(request, visitor)


@router.post(f"{HERE}/ask")
def ask(request: Request, name: Name, csrf: Csrf = "") -> Response:
    """Want to be a friend of whoever has this name."""
    visitor = visit(request, csrf)
    person = visitor.somebody()
    visitor.house.limits.take("friend", person.id, visitor.address)
    try:
        visitor.house.friends.ask(person, name)
    except BadPerson as error:
        return _page(request, visitor, error, name)
    return go(HERE)


@router.post(f"{HERE}/link")
def link(request: Request, csrf: Csrf = "") -> Response:
    """A link to give to friends; the one before is void."""
    visitor = visit(request, csrf)
    person = visitor.somebody()
    visitor.house.limits.take("friend", person.id, visitor.address)
    visitor.house.friends.new_link(person.id)
    return go(HERE)


@router.get(f"{HERE}/by/{{secret}}")
def offered(request: Request, secret: Secret) -> Response:
    """Whoever has got a link is asked whether they want to be friends."""
    visitor = visit(request)
    other = visitor.house.friends.behind(secret, visitor.id)
    if other.id == visitor.id:
        return go(HERE)
    return page(request, visitor, "befriend.html", friend=other, secret=secret)


@router.post(f"{HERE}/by/{{secret}}")
def follow(request: Request, secret: Secret, csrf: Csrf = "", name: Name = "") -> Response:
    """They do."""
    visitor = visit(request, csrf)
    visitor.house.friends.behind(secret, visitor.id)
    person = somebody(visitor, name)
    visitor.house.limits.take("friend", person.id, visitor.address)
    visitor.house.friends.follow(person, secret)
    return go(HERE)


@router.post(f"{HERE}/requests/{{number}}/{{deed}}")
def answer(request: Request, number: Number, deed: Deed, csrf: Csrf = "") -> Response:
    """Accept or refuse what somebody asks, or ask no more."""
    visitor = visit(request, csrf)
    person = visitor.somebody()
    if deed not in REQUESTS:
        raise Unknown("error-nothing-here")
    try:
        REQUESTS[deed](visitor.house.friends, person.id, number)
    except BadPerson as error:
        return _page(request, visitor, error)
    return go(HERE)


@router.post(f"{HERE}/{{number}}/{{deed}}")
def change(request: Request, number: Number, deed: Deed, csrf: Csrf = "") -> Response:
    """Be friends no more, hear no more of somebody, or hear of them again."""
    visitor = visit(request, csrf)
    person = visitor.somebody()
    if deed not in DEEDS:
        raise Unknown("error-nothing-here")
    DEEDS[deed](visitor.house.friends, person.id, number)
    return go(HERE)


@router.post("/match/{match}/invite")
def invite(request: Request, match: MatchId, friend: Whom, csrf: Csrf = "") -> Response:
    """Ask a friend to come to a match that waits for players."""
    visitor = visit(request, csrf)
    person, house = visitor.somebody(), visitor.house
    peek(visitor, match, None)
    house.limits.take("invite", person.id, visitor.address)
    if house.invitations.invite(person, match, friend):
        house.notices.invite(friend, match)
    return go(f"/match/{match}")


@router.post("/match/{match}/decline")
def decline(request: Request, match: MatchId, csrf: Csrf = "") -> Response:
    """Do not come."""
    visitor = visit(request, csrf)
    visitor.house.invitations.decline(visitor.somebody(), match)
    return go("/")


def _page(
    request: Request, visitor: Visitor, error: CivitasError | None = None, name: str = ""
) -> Response:
    person, house = visitor.somebody(), visitor.house
    circle = house.friends.of(person.id)
    here = house.settings.address or str(request.base_url).rstrip("/")
    return page(
        request,
        visitor,
        "friends.html",
        200 if error is None else 400,
        error="" if error is None else sentence(error, visitor.language),
        name=name,
        circle=circle,
        seen=seen_by_all(house.store, [one.id for one in circle.friends]),
        link=f"{here}{HERE}/by/{circle.link}" if circle.link else "",
        invitations=house.invitations.to(person, visitor.language),
        tables=house.lobby.cards(tables_of_friends(person.id), person.id, visitor.language),
    )
