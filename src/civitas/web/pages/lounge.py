"""A match that still waits for players: who sits there, the link to send, a seat to take."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import Request
from fastapi.responses import HTMLResponse

from civitas.web.front.visitor import Visitor
from civitas.web.pages.common import page
from civitas.web.people.friends import Someone
from civitas.web.speech.voice import seat_names
from civitas.web.storage.schema import FREE, Match, Seat
from civitas.web.tables.live import seats_of


def invitation(request: Request, visitor: Visitor, match: Match) -> str:
    """The link to send to somebody who shall come in."""
    here = visitor.house.settings.address or str(request.base_url).rstrip("/")
    return f"{here}/match/{match.id}?key={match.link}"


def lounge(request: Request, visitor: Visitor, match: Match, seats: Sequence[Seat]) -> HTMLResponse:
    """The page of a match that has not started."""
    inside = bool(seats_of(seats, visitor.id)) or match.owner == visitor.id
    known = visitor.key(match.id, None)
    invited = inside or known == match.link
    return page(
        request,
        visitor,
        "lounge.html",
        match=match,
        seats=seats,
        names=seat_names(seats, visitor.language),
        free=[seat.number for seat in seats if seat.holder == FREE],
        mine=seats_of(seats, visitor.id),
        link=invitation(request, visitor, match) if invited else None,
        friends=_to_invite(visitor, seats) if inside else [],
        asked=visitor.house.invitations.invited(match.id) if inside else [],
    )


def _to_invite(visitor: Visitor, seats: Sequence[Seat]) -> list[Someone]:
    """Friends who do not sit here yet."""
    sit = {seat.person for seat in seats}
    friends = visitor.house.friends.friends(visitor.somebody().id)
    return [one for one in friends if one.id not in sit]
