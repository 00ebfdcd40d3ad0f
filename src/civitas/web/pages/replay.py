"""The replay page: any position of a match, with the eyes that one has, or anybody's at the end."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request, Response

from civitas.kernel.chance import commitment
from civitas.kernel.errors import CivitasError
from civitas.kernel.match import loads
from civitas.web.front.doors import MatchId, look, seat_for
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.files import vouching
from civitas.web.pages.common import json_for_script, page
from civitas.web.pages.look import Update, eyes_of, position_update
from civitas.web.pages.table import Have, laid_out
from civitas.web.tables.hall import Live

router = APIRouter()

SPECTATOR: Final = -1
"""The seat to ask for if one wants to see only what everybody sees."""


@router.get("/match/{match}/replay")
def show(
    request: Request,
    match: MatchId,
    at: int | None = None,
    seat: int | None = None,
    key: str | None = None,
) -> Response:
    visitor = visit(request)

    def see(live: Live) -> dict[str, Any]:
        total = len(live.table.journal)
        # A finished match is shown from its start, a running one from where it stands.
        wanted = at if at is not None else (0 if live.open else total)
        update = _position(live, visitor, wanted, seat)
        return {
            **laid_out(live, visitor.language),
            "mine": live.seat_of(visitor.id),
            "seat": update.seat,
            "open": live.open,
            "verified": live.open and _verified(live),
            "vouched": vouching(live, visitor.house.key),
            "update": json_for_script(msgspec.json.encode(update)),
            "total": total,
            "at": update.at,
        }

    return page(request, visitor, "replay.html", **look(visitor, match, key, see))


@router.get("/match/{match}/replay/{number}")
def position(
    request: Request,
    match: MatchId,
    number: int,
    seat: int | None = None,
    have: Have = "",
    first: int = -1,
    key: str | None = None,
) -> Response:
    """One position."""
    visitor = visit(request)
    known = frozenset(have.split("."))
    made = look(
        visitor, match, key, lambda live: _position(live, visitor, number, seat, known, first)
    )
    return Response(msgspec.json.encode(made), media_type="application/json")


def _position(
    live: Live,
    visitor: Visitor,
    number: int,
    seat: int | None,
    have: frozenset[str] = frozenset(),
    first: int = -1,
) -> Update:
    if seat == SPECTATOR:
        eyes = None
    elif seat is not None:
        eyes = seat_for(live, visitor, seat)
    elif live.open:
        eyes = next(iter(live.seat_of(visitor.id)), None)
    else:
        eyes = eyes_of(live, visitor.id, None).seat
    there = visitor.house.replays.at(live, max(number, 0), eyes)
    return position_update(
        live, there.table, eyes, there.story, there.number, visitor.language, have, first
    )


def _verified(live: Live) -> bool:
    """Does the opened seed fit what was committed, and does the journal lead to this end?"""
    if commitment(live.match.seed) != live.match.commitment:
        return False
    try:
        again = loads(live.table.to_bytes(), live.match.id)
    except CivitasError:
        return False
    return again.state_hash() == live.table.state_hash()
