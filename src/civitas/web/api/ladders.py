"""Ladders, what you have played and are worth, and who else plays here."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from civitas.kernel.titles import find_title
from civitas.web.api.answers import past_shape, rating_shape
from civitas.web.api.openapi import answers
from civitas.web.api.shapes import PastShape, RungShape, SeenShape, reply
from civitas.web.front.parts import Number, TitleId
from civitas.web.front.visitor import visit
from civitas.web.lobby.history import history
from civitas.web.lobby.worth import known, ladder_of, public_matches

router = APIRouter()


@router.get(
    "/titles/{title}/ladder",
    tags=["titles"],
    responses=answers(RungShape, "The ladder, the best first", many=True),
)
def ladder(request: Request, title: TitleId) -> Response:
    """Who is worth how much: people who keep a name and do not hide it, bots, automas, and you."""
    visitor = visit(request)
    find_title(title)
    rungs = ladder_of(visitor.house.store, title, visitor.language, visitor.id)
    return reply(
        [
            RungShape(rung.place, rung.name, rung.bot, rung.person, rating_shape(rung.rating))
            for rung in rungs
        ]
    )


@router.get(
    "/me/figures", tags=["people"], responses=answers(PastShape, "By title", many=True)
)  # fmt: skip
def figures(request: Request) -> Response:
    """What you have played, by title: wins from each seat, by size of the table, against whom;
    points; what you are worth, and were after each match that counts."""
    visitor = visit(request)
    pasts = history(visitor.house.store, visitor.somebody(), visitor.language)
    return reply([past_shape(past) for past in pasts if past.all.matches])


@router.get("/people/{number}", tags=["people"], responses=answers(SeenShape, "Somebody"))
def somebody_else(request: Request, number: Number) -> Response:
    """Somebody who keeps a name and is on a ladder, unless they hide it."""
    visitor = visit(request)
    seen = known(visitor.house.store, number)
    cards = visitor.house.lobby.cards(public_matches(number), visitor.id, visitor.language)
    ratings = {title: rating_shape(rating) for title, rating in seen.ratings.items()}
    return reply(SeenShape(seen.person.id, seen.person.name, ratings, tuple(cards)))
