"""Friends, requests, and invitations to matches that wait for players."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request, Response

from civitas.web.api.bodies import FriendBody, InviteBody
from civitas.web.api.openapi import answers
from civitas.web.api.shapes import CircleShape, FriendShape, reply
from civitas.web.front.doors import MatchId, peek
from civitas.web.front.parts import Deed, Number, Secret
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.inviting import Invited, tables_of_friends
from civitas.web.people.friends import DEEDS, REQUESTS
from civitas.web.people.friends import Deed as Done
from civitas.web.refusals import Unknown
from civitas.web.storage.schema import Person

router = APIRouter(tags=["friends"])
_CIRCLE = answers(CircleShape, "Your friends")
_INVITED = answers(Invited, "Where you are invited", many=True)


@router.get("/friends", responses=_CIRCLE)
def friends(request: Request) -> Response:
    """Your friends, who wants to be one, whom you have asked, and where friends sit."""
    return _circle(visit(request))


@router.post("/friends", responses=_CIRCLE)
def ask(request: Request, body: FriendBody) -> Response:
    """Ask whoever keeps this name to be your friend. Whether anybody does, you are not told."""
    visitor, person = _asking(request)
    visitor.house.friends.ask(person, body.name)
    return _circle(visitor)


@router.post("/friends/link", responses=_CIRCLE)
def link(request: Request) -> Response:
    """A new secret for the link by which others become your friends; the one before is void."""
    visitor, person = _asking(request)
    visitor.house.friends.new_link(person.id)
    return _circle(visitor)


@router.post("/friends/by/{secret}", responses=_CIRCLE)
def follow(request: Request, secret: Secret) -> Response:
    """Become a friend of whoever has given you this secret."""
    visitor, person = _asking(request)
    visitor.house.friends.follow(person, secret)
    return _circle(visitor)


@router.post("/friends/requests/{number}/{deed}", responses=_CIRCLE)
def answer(request: Request, number: Number, deed: Deed) -> Response:
    """A request: `accept` it, `refuse` it, or `withdraw` your own."""
    return _done(visit(request), REQUESTS, deed, number)


@router.post("/friends/{number}/{deed}", responses=_CIRCLE)
def change(request: Request, number: Number, deed: Deed) -> Response:
    """Somebody: `remove` a friend, `block` one or whoever asks, `unblock`."""
    return _done(visit(request), DEEDS, deed, number)


@router.get("/invitations", responses=_INVITED)
def invitations(request: Request) -> Response:
    """Matches to which friends have invited you; join with the `key`."""
    return _invitations(visit(request))


@router.post("/matches/{match}/invite", responses=_INVITED)
def invite(request: Request, match: MatchId, body: InviteBody) -> Response:
    """Ask a friend to come to a match of yours that waits for players; they are told."""
    visitor = visit(request)
    person, house = visitor.somebody(), visitor.house
    peek(visitor, match, None)
    house.limits.take("invite", person.id, visitor.address)
    if house.invitations.invite(person, match, body.friend):
        house.notices.invite(body.friend, match)
    return _invitations(visitor)


@router.post("/matches/{match}/decline", responses=_INVITED)
def decline(request: Request, match: MatchId) -> Response:
    """Do not come to a match to which you are invited."""
    visitor = visit(request)
    visitor.house.invitations.decline(visitor.somebody(), match)
    return _invitations(visitor)


def _asking(request: Request) -> tuple[Visitor, Person]:
    """Somebody who makes friends, not too many at once."""
    visitor = visit(request)
    person = visitor.somebody()
    visitor.house.limits.take("friend", person.id, visitor.address)
    return visitor, person


def _done(visitor: Visitor, deeds: Mapping[str, Done], deed: str, number: int) -> Response:
    if deed not in deeds:
        raise Unknown("error-nothing-here")
    deeds[deed](visitor.house.friends, visitor.somebody().id, number)
    return _circle(visitor)


def _invitations(visitor: Visitor) -> Response:
    person = visitor.somebody()
    return reply(visitor.house.invitations.to(person, visitor.language))


def _circle(visitor: Visitor) -> Response:
    person, house = visitor.somebody(), visitor.house
    circle = house.friends.of(person.id)
    tables = house.lobby.cards(tables_of_friends(person.id), person.id, visitor.language)
    return reply(
        CircleShape(
            friends=tuple(FriendShape(*one) for one in circle.friends),
            asking=tuple(FriendShape(one.id, one.name, one.person) for one in circle.asking),
            asked=tuple(FriendShape(one.id, one.name) for one in circle.asked),
            blocked=tuple(FriendShape(*one) for one in circle.blocked),
            secret=circle.link,
            tables=tuple(tables),
        )
    )
