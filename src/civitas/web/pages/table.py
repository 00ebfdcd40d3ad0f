"""The table page: looking, picking, undo, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from civitas.kernel.errors import CivitasError, Refused
from civitas.web.doors import admit, look, peek
from civitas.web.hall import Live, NotYours, check_seat, last_step
from civitas.web.pages.assets import board_address
from civitas.web.pages.common import json_for_script, page
from civitas.web.pages.look import Update, eyes_of, table_update
from civitas.web.pages.lounge import lounge
from civitas.web.pages.offer import words_at
from civitas.web.pages.why import Refusal, why_others, why_place
from civitas.web.schema import OPEN, PERSON
from civitas.web.speech import seat_names, sentence
from civitas.web.steps import Step
from civitas.web.visitor import Visitor, visit

router = APIRouter()

_See: TypeAlias = Callable[[Live], Update]
MatchId = Annotated[str, Path(pattern=r"^[0-9a-f]{4,16}$")]
Have = Annotated[str, Query(max_length=8000)]


class _Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    seat: Annotated[int, Field(ge=0, le=99)]
    have: Annotated[str, Field(max_length=8000)] = ""
    first: Annotated[int, Field(ge=-1, le=10**6)] = -1


class PickSent(_Sent):
    seq: int
    pick: Annotated[int, Field(ge=0, le=10**6)]
    """Its number in the list of the ask."""


class UndoSent(_Sent):
    seq: int
    turn: bool = False


@router.get("/match/{match}")
def show(request: Request, match: MatchId, key: str | None = None) -> Response:
    """The whole page. What changes on it comes as one update that is already in the page."""
    visitor = visit(request)
    found, seats = peek(visitor, match, key)
    if found.status == OPEN:
        return lounge(request, visitor, found, seats)
    chat = visitor.house.store.chat(match)
    watching = visitor.house.news.gallery.names(match)

    def see(live: Live) -> HTMLResponse:
        eyes = eyes_of(live, visitor.id, None)
        update = table_update(live, eyes, visitor.language, chat, watching, frozenset(), -1)
        names = seat_names(live.seats, visitor.language)
        base = board_address(live.match.title, len(live.seats), visitor.language)
        mine = live.seat_of(visitor.id)
        return page(
            request,
            visitor,
            "table.html",
            match=live.match,
            seats=live.seats,
            names=names,
            base=base,
            sheets=[
                (name, words_at(live.match.title, visitor.language, ()).say(f"sheet-{name}"))
                for name in live.table.title.draw_base(len(live.seats), visitor.language)
            ],
            panels=[live.table.title.draw_seat(seat.number) for seat in live.seats],
            mine=mine,
            away=[s.number for s in live.seats if s.person == visitor.id and s.holder != PERSON],
            since=_since(live, visitor, eyes.seat),
            update=json_for_script(msgspec.json.encode(update)),
            page_title=update.title,
            wishes=visitor.person.wishes if visitor.person else {},
        )

    return look(visitor, match, key, see)


@router.get("/match/{match}/update")
def update(
    request: Request,
    match: MatchId,
    have: Have = "",
    seat: int | None = None,
    first: int = -1,
    key: str | None = None,
) -> Response:
    """What has changed since."""
    visitor = visit(request)
    return _reply(look(visitor, match, key, _seeing(visitor, match, seat, have, first)))


@router.post("/match/{match}/pick")
def pick(request: Request, match: MatchId, sent: PickSent) -> Response:
    """Answer the ask that the page shows."""
    visitor = visit(request)
    person = visitor.somebody().id

    def act(live: Live) -> list[Step]:
        admit(live.match, live.seats, visitor, None)
        check_seat(live, sent.seat, person)
        table, ask = live.table, live.table.ask_for(sent.seat)
        if ask is None or ask.seq != sent.seq or sent.pick >= len(ask.picks):
            raise Refused("refused-stale")
        table.pick(ask.picks[sent.pick], sent.seat, sent.seq)
        return [last_step(table)]

    return _acted(visitor, match, sent, lambda see: visitor.house.hall.change(match, act, see))


@router.post("/match/{match}/undo")
def undo(request: Request, match: MatchId, sent: UndoSent) -> Response:
    """Take the last pick back, or all since the start of the turn."""
    visitor = visit(request)
    person = visitor.somebody().id

    def act(see: _See) -> Update:
        visitor.house.hall.undo(match, sent.seat, sent.seq, person, sent.turn)
        return look(visitor, match, None, see)

    return _acted(visitor, match, sent, act)


@router.get("/match/{match}/why")
def why(request: Request, match: MatchId, seat: int, place: str = "") -> Response:
    """Why nothing can be picked there, or what else cannot be picked, and why."""
    visitor = visit(request)

    def see(live: Live) -> list[Refusal]:
        if seat not in live.seat_of(visitor.id):
            raise NotYours("error-seat-not-yours")
        names = tuple(seat_names(live.seats, visitor.language))
        if place:
            return why_place(live.table, seat, place, visitor.language, names)
        return why_others(live.table, seat, visitor.language, names)

    def title(live: Live) -> str:
        return live.match.title

    refusals = look(visitor, match, None, see)
    which = look(visitor, match, None, title)
    return page(request, visitor, "why_part.html", refusals=refusals, title=which)


@router.get("/match/{match}/figures")
def figures(
    request: Request, match: MatchId, seat: int | None = None, key: str | None = None
) -> Response:
    """The board told as tables of text."""
    visitor = visit(request)

    def see(live: Live) -> HTMLResponse:
        eyes = eyes_of(live, visitor.id, seat)
        names = tuple(seat_names(live.seats, visitor.language))
        words = words_at(live.match.title, visitor.language, names)
        view = live.table.title.view(live.table.state, eyes.seat)
        sections = live.table.title.panel(view, words)
        return page(request, visitor, "figures_part.html", sections=sections)

    return look(visitor, match, key, see)


def _since(live: Live, visitor: Visitor, seat: int | None) -> int:
    """How many lines the log had when this seat had last picked."""
    journal = live.table.journal
    if seat is None or seat not in journal.seats:
        return 0
    position = visitor.house.replays.at(live, journal.last_of(seat) + 1, seat)
    return len(position.story)


def _acted(
    visitor: Visitor, match: str, sent: _Sent, act: Callable[[_See], Update]
) -> Response:  # fmt: skip
    """Do it; then the page as it is, with the refusal if there is one."""
    see = _seeing(visitor, match, sent.seat, sent.have, sent.first)
    try:
        update = act(see)
    except (Refused, NotYours) as error:
        message = _told(visitor, match, error)
        update = look(visitor, match, None, see)
        update.message = message
    return _reply(update)


def _told(visitor: Visitor, match: str, error: CivitasError) -> str:
    def see(live: Live) -> str:
        names = tuple(seat_names(live.seats, visitor.language))
        words = words_at(live.match.title, visitor.language, names)
        return sentence(error, visitor.language, words)

    return look(visitor, match, None, see)


def _seeing(visitor: Visitor, match: str, seat: int | None, have: str, first: int) -> _See:
    """How the visitor sees a table whose page has already got these parts."""
    chat = visitor.house.store.chat(match)
    watching = visitor.house.news.gallery.names(match)
    known = frozenset(have.split("."))

    def see(live: Live) -> Update:
        eyes = eyes_of(live, visitor.id, seat)
        return table_update(live, eyes, visitor.language, chat, watching, known, first)

    return see


def _reply(update: Update) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(update), media_type="application/json", headers=headers)
