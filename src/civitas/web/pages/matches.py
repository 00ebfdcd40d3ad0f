"""What people do with a match besides playing: join, leave, come back, give up, play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fastapi import APIRouter, Request, Response

from civitas.web.front.doors import MatchId, peek
from civitas.web.front.parts import AnyChair, Back, Chair, Csrf, Deed, Name, Turned
from civitas.web.front.visitor import visit
from civitas.web.lobby.lobby import Lobby
from civitas.web.pages.common import go, inside, somebody
from civitas.web.storage.schema import Person

router = APIRouter()

_DEEDS: Final[dict[str, Callable[[Lobby, Person, str], None]]] = {
    "leave": Lobby.leave,
    "resign": Lobby.resign,
    "return": Lobby.return_to,
    "alone": Lobby.leave_guide,
}


@router.post("/match/{match}/join")
def join(
    request: Request,
    match: MatchId,
    csrf: Csrf = "",
    seat: AnyChair = None,
    name: Name = "",
) -> Response:
    """Take a free seat."""
    visitor = visit(request, csrf)
    person = somebody(visitor, name)
    visitor.house.limits.take("seat", person.id, visitor.address)
    visitor.house.lobby.join(person, match, visitor.key(match, None), seat)
    return go(f"/match/{match}")


@router.post("/match/{match}/rematch")
def rematch(request: Request, match: MatchId, csrf: Csrf = "", turned: Turned = False) -> Response:
    """The same table again, or with everybody one seat further."""
    visitor = visit(request, csrf)
    person = visitor.doing("create")
    peek(visitor, match, None)
    made = visitor.house.lobby.rematch(person, match, turned, visitor.origin)
    return go(f"/match/{made}")


@router.post("/match/{match}/replace")
def replace(request: Request, match: MatchId, seat: Chair, csrf: Csrf = "") -> Response:
    """A bot for somebody who has vanished."""
    visitor = visit(request, csrf)
    person = visitor.doing("seat")
    peek(visitor, match, None)
    visitor.house.lobby.replace(person, match, seat)
    return go(f"/match/{match}")


@router.post("/match/{match}/seat/{deed}")
def seat(
    request: Request,
    match: MatchId,
    deed: Deed,
    csrf: Csrf = "",
    back: Back = "/",
) -> Response:
    """Leave, resign, return, or leave the guide."""
    visitor = visit(request, csrf)
    if deed in _DEEDS:
        person = visitor.doing("seat")
        peek(visitor, match, None)
        _DEEDS[deed](visitor.house.lobby, person, match)
    return go(inside(back))
