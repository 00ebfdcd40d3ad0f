"""Ladders, one for each title; what I have played and am worth; and who else plays here."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request, Response

from civitas.kernel.speech import points
from civitas.kernel.titles import find_title, known_titles
from civitas.web.front.parts import Number, TitleId
from civitas.web.front.visitor import visit
from civitas.web.lobby.history import history
from civitas.web.lobby.ratings import START, Rating
from civitas.web.lobby.worth import known, ladder_of, public_matches, shown
from civitas.web.pages.chart import Chart, chart
from civitas.web.pages.common import go, page

router = APIRouter()


@router.get("/me/history")
def past(request: Request) -> Response:
    """What one has played, by title, and what one has come to be worth."""
    visitor = visit(request)
    if visitor.person is None:
        return go("/me")
    pasts = history(visitor.house.store, visitor.person, visitor.language)
    return page(
        request,
        visitor,
        "history.html",
        pasts=pasts,
        charts={past.title: drawn(past.course) for past in pasts if len(past.course) > 1},
        shown=shown(visitor.house.store, visitor.person),
        points=points,
        start=round(START),
    )


@router.get("/ladder")
def first() -> Response:
    """The ladder of the first title, which leads to the others."""
    return go(f"/ladder/{next(iter(known_titles()))}")


@router.get("/ladder/{title}")
def ladder(request: Request, title: TitleId) -> Response:
    """Who is worth how much in this title."""
    visitor = visit(request)
    find_title(title)
    return page(
        request,
        visitor,
        "ladder.html",
        title=title,
        titles=tuple(known_titles()),
        rungs=ladder_of(visitor.house.store, title, visitor.language, visitor.id),
        start=round(START),
    )


@router.get("/people/{number}")
def somebody_else(request: Request, number: Number) -> Response:
    """Somebody who keeps a name, as all may see them."""
    visitor = visit(request)
    seen = known(visitor.house.store, number)
    matches = visitor.house.lobby.cards(public_matches(number), visitor.id, visitor.language)
    return page(request, visitor, "person.html", seen=seen, matches=matches)


def drawn(course: Sequence[Rating]) -> Chart:
    """A rating and its interval after each match, as lines around the value at which all start."""
    lines = [
        (number, [one.value + apart - START for apart in (0, one.interval, -one.interval)])
        for number, one in enumerate(course)
    ]
    return chart(lines)
