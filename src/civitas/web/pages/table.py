"""The table page: the whole of it, why not, and the board in figures."""

from __future__ import annotations

import json
import time
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from civitas.kernel.titles import Title
from civitas.kernel.words import Words
from civitas.web.front.doors import MatchId, look, peek
from civitas.web.front.parts import AnySeat, Key, LineNumber, Place, Seat
from civitas.web.front.visitor import visit
from civitas.web.lobby.cards import is_away
from civitas.web.lobby.seating import VANISHED
from civitas.web.pages.assets import board_address
from civitas.web.pages.common import json_for_script, page
from civitas.web.pages.eyes import eyes_of
from civitas.web.pages.look import drawn
from civitas.web.pages.lounge import invitation, lounge
from civitas.web.pages.story import because
from civitas.web.pages.why import why_others, why_place
from civitas.web.refusals import NotYours
from civitas.web.storage.schema import OPEN
from civitas.web.tables.live import Live

router = APIRouter()


@router.get("/match/{match}")
def show(request: Request, match: MatchId, key: Key = None) -> Response:
    """The whole page. What changes on it comes as one update that is already in the page."""
    visitor = visit(request)
    found, seats = peek(visitor, match, key)
    if found.status == OPEN:
        return lounge(request, visitor, found, seats)
    watching = visitor.house.news.gallery.names(match)

    def see(live: Live) -> dict[str, Any]:
        eyes, mine = eyes_of(live, visitor.id, None), live.seat_of(visitor.id)
        update, _ = drawn(live, eyes, visitor.language).update(watching, frozenset(), -1)
        return {
            **laid_out(live, visitor.language),
            "mine": mine,
            "led": any(live.seats[seat].guided for seat in mine),
            "link": invitation(request, visitor, live.match) if mine else None,
            "away": [s.name for s in live.seats if is_away(s, visitor.id)],
            "late": _was_late(live, visitor.id),
            "update": update,
        }

    shown = look(visitor, match, key, see)  # nobody waits at the table for the page to be written
    update = shown.pop("update")
    return page(
        request,
        visitor,
        "table.html",
        **shown,
        update=json_for_script(msgspec.json.encode(update)),
        page_title=update.title,
        now=int(time.time()),
        moved=found.changed,
        patience=VANISHED,
        wishes=visitor.person.wishes if visitor.person else {},
    )


def _was_late(live: Live, person: int | None) -> bool:
    """Does a bot play for this person because their time was over? The house has said so last."""
    names = {seat.name for seat in live.seats if is_away(seat, person)}
    said = [json.loads(line.text) for line in live.chat if not line.name]
    return [what for what, params in said if params.get("name") in names][-1:] == ["chat-late"]


@router.get("/match/{match}/why")
def why(request: Request, match: MatchId, seat: Seat, place: Place = "") -> Response:
    """Why nothing can be picked there, or what else cannot be picked, and why."""
    visitor = visit(request)

    def see(live: Live) -> HTMLResponse:
        if seat not in live.seat_of(visitor.id):
            raise NotYours("error-seat-not-yours")
        voice = live.voice(visitor.language)
        if place:
            refusals = why_place(live.table, seat, place, voice)
        else:
            refusals = why_others(live.table, seat, voice)
        ask = live.table.ask_for(seat)
        places = not place and ask is not None and any(pick.places for pick in ask.picks)
        return page(
            request,
            visitor,
            "why_part.html",
            refusals=refusals,
            title=voice.title,
            places=places,
        )

    return look(visitor, match, None, see)


@router.get("/match/{match}/because")
def reasons(
    request: Request,
    match: MatchId,
    line: LineNumber = None,
    place: Place = "",
    seat: AnySeat = None,
    key: Key = None,
) -> Response:
    """Why an automa did what a line of the log tells, or what it last did at a place."""
    visitor = visit(request)

    def see(live: Live) -> Response:
        story = live.table.story(eyes_of(live, visitor.id, seat).seat)
        told, sections = because(story, line, place, live.voice(visitor.language))
        return page(request, visitor, "because_part.html", told=told, sections=sections)

    return look(visitor, match, key, see)


@router.get("/match/{match}/figures")
def figures(request: Request, match: MatchId, seat: AnySeat = None, key: Key = None) -> Response:
    """The board told as tables of text."""
    visitor = visit(request)

    def see(live: Live) -> tuple[Title, Any, Words]:
        title, eyes = live.table.title, eyes_of(live, visitor.id, seat)
        return title, title.view(live.table.state, eyes.seat), live.voice(visitor.language).words

    title, view, words = look(visitor, match, key, see)
    return page(request, visitor, "figures_part.html", sections=title.panel(view, words))


def laid_out(live: Live, language: str) -> dict[str, Any]:
    """What stays the same on the page of a match: who sits there, sheets and panels."""
    title, setting, voice = live.table.title, live.table.header.setting, live.voice(language)
    sheets = title.draw_base(setting, language)
    return {
        "match": live.match,
        "seats": live.seats,
        "names": voice.names,
        "base": board_address(voice.title, setting, language),
        "sheets": [(name, voice.words.say(f"sheet-{name}")) for name in sheets],
        "reasons": bool(setting.automas),
        "panels": [title.draw_seat(setting, seat.number) for seat in live.seats],
    }
