"""Titles, lists of matches, making them, and who sits where."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from civitas.kernel.titles import find_title, known_titles
from civitas.web.api.answers import match_shape, title_shape
from civitas.web.api.bodies import ChoicesBody, CreateBody, JoinBody, SeatBody
from civitas.web.api.openapi import answers
from civitas.web.api.shapes import ChoicesShape, MatchShape, TitleShape, reply
from civitas.web.front.doors import MatchId, peek
from civitas.web.front.parts import Key, TitleId
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.cards import MatchCard
from civitas.web.lobby.lobby import SeatWish, misfit, usual_seats
from civitas.web.speech.words import sentence
from civitas.web.storage.clocks import Budget

router = APIRouter()
_MATCH = answers(MatchShape, "The match")
_CARDS = answers(MatchCard, "The matches", many=True)


@router.get("/titles", tags=["titles"], responses=answers(TitleShape, "The titles", many=True))
def titles(request: Request) -> Response:
    """What can be played here."""
    visitor = visit(request)
    return reply([title_shape(meta, visitor.language) for meta in known_titles().values()])


@router.get("/titles/{title}", tags=["titles"], responses=answers(TitleShape, "The title"))
def title(request: Request, title: TitleId) -> Response:
    """One title, with its options."""
    visitor = visit(request)
    return reply(title_shape(find_title(title), visitor.language))


@router.post(
    "/titles/{title}/choices", tags=["titles"], responses=answers(ChoicesShape, "The choices")
)  # fmt: skip
def choices(request: Request, title: TitleId, body: ChoicesBody) -> Response:
    """Which options a match may have with so many players and automas, and which choices fit."""
    visitor, meta = visit(request), find_title(title)
    problem = misfit(meta, body.players, body.automas, body.options)
    fitting = meta.choices(body.players, body.automas, body.options)
    text = "" if problem is None else sentence(problem, visitor.language)
    return reply(ChoicesShape(fitting, text))


@router.get("/matches", tags=["matches"], responses=_CARDS)
def mine(request: Request) -> Response:
    """Your matches, those that wait for you first."""
    visitor = visit(request)
    return reply(visitor.house.lobby.mine(visitor.somebody(), visitor.language))


@router.get("/matches/open", tags=["matches"], responses=_CARDS)
def open_tables(request: Request) -> Response:
    """Public matches with a free seat."""
    visitor = visit(request)
    return reply(visitor.house.lobby.open_tables(visitor.id, visitor.language))


@router.get("/matches/running", tags=["matches"], responses=_CARDS)
def to_watch(request: Request) -> Response:
    """Public matches that are being played."""
    visitor = visit(request)
    return reply(visitor.house.lobby.to_watch(visitor.id, visitor.language))


@router.post("/matches", tags=["matches"], responses=_MATCH)
def create(request: Request, body: CreateBody) -> Response:
    """Make a match. It starts at once if no seat is open."""
    visitor = visit(request)
    lobby, person = visitor.house.lobby, visitor.doing("create")
    if body.seats is None:
        wishes = usual_seats(body.title)
    else:
        wishes = [SeatWish(wish.kind, wish.bot, wish.name) for wish in body.seats]
    budget = Budget(body.reserve, body.addition)
    agreed = body.public, body.days, body.friendly, body.late, budget
    made = lobby.create(person, body.title, wishes, body.options, *agreed, origin=visitor.origin)
    return _match(visitor, made)


@router.get("/matches/{match}", tags=["matches"], responses=_MATCH)
def match(request: Request, match: MatchId, key: Key = None) -> Response:
    """What was agreed, and who sits there."""
    return _match(visit(request), match, key)


@router.post("/matches/{match}/join", tags=["seats"], responses=_MATCH)
def join(request: Request, match: MatchId, body: JoinBody) -> Response:
    """Take a free seat. The match starts when the last one is taken."""
    visitor = visit(request)
    key = visitor.key(match, body.key)
    visitor.house.lobby.join(visitor.doing("seat"), match, key, body.seat)
    return _match(visitor, match, key)


@router.post("/matches/{match}/leave", tags=["seats"], responses=_MATCH)
def leave(request: Request, match: MatchId) -> Response:
    """Get up. In a running match a bot plays on until you return."""
    visitor = visit(request)
    shape = _match(visitor, match)
    visitor.house.lobby.leave(visitor.doing("seat"), match)
    found = visitor.house.store.match(match)
    return shape if found is None else _match(visitor, match)


@router.post("/matches/{match}/return", tags=["seats"], responses=_MATCH)
def return_to(request: Request, match: MatchId) -> Response:
    """Take your seat back from the bot."""
    visitor = visit(request)
    person = visitor.doing("seat")
    peek(visitor, match, None)
    visitor.house.lobby.return_to(person, match)
    return _match(visitor, match)


@router.post("/matches/{match}/resign", tags=["seats"], responses=_MATCH)
def resign(request: Request, match: MatchId) -> Response:
    """Give up for good; a bot plays on."""
    visitor = visit(request)
    person = visitor.doing("seat")
    peek(visitor, match, None)
    visitor.house.lobby.resign(person, match)
    return _match(visitor, match)


@router.post("/matches/{match}/replace", tags=["seats"], responses=_MATCH)
def replace(request: Request, match: MatchId, body: SeatBody) -> Response:
    """Give the seat of somebody who has vanished to a bot, until they come back."""
    visitor = visit(request)
    person = visitor.doing("seat")
    peek(visitor, match, None)
    visitor.house.lobby.replace(person, match, body.seat)
    return _match(visitor, match)


@router.post("/matches/{match}/rematch", tags=["matches"], responses=_MATCH)
def rematch(request: Request, match: MatchId) -> Response:
    """The same table again. Who asks first makes the match, the others take their seats in it."""
    visitor = visit(request)
    person = visitor.doing("create")
    peek(visitor, match, None)
    made = visitor.house.lobby.rematch(person, match, origin=visitor.origin)
    return _match(visitor, made)


def _match(visitor: Visitor, match: str, key: str | None = None) -> Response:
    found, seats = peek(visitor, match, key)
    return reply(match_shape(found, seats, visitor))
