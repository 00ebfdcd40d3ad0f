"""What somebody asks the others at a table for: to let the match go back."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from markupsafe import escape

from civitas.web.front.doors import MatchId, look
from civitas.web.front.leisure import at_leisure
from civitas.web.front.parts import Seat
from civitas.web.front.visitor import visit
from civitas.web.lobby.pleas import (
    Found,
    find_goals,
    needs_consent,
    picks_back,
    told_apart,
    unheard,
    with_questions,
)
from civitas.web.pages.common import page
from civitas.web.refusals import NotYours
from civitas.web.speech.voice import Voice
from civitas.web.tables.live import Live

router = APIRouter()


@router.get("/match/{match}/goals")
async def choose(request: Request, match: MatchId, seat: Seat) -> Response:
    """The moments to which one may ask the others to go back."""
    return await at_leisure(request, partial(_choose, request, match, seat))


def _choose(request: Request, match: str, seat: int) -> HTMLResponse:
    visitor = visit(request)

    def see(live: Live) -> tuple[Found, Voice, bool]:
        if seat not in live.seat_of(visitor.id):
            raise NotYours("error-seat-not-yours")
        return find_goals(live, seat), live.voice(visitor.language), needs_consent(live, seat)

    found, voice, asked = look(visitor, match, None, see)
    goals = with_questions(visitor.house.replays, found)
    told = list(zip(goals, told_apart(goals, voice), strict=True))
    return page(request, visitor, "goals_part.html", goals=told, asked=asked)


def pleading(live: Live, seat: int | None, voice: Voice) -> str:
    """What is asked for, with what whoever looks from this seat can do about it; nothing of a pick
    that others may not know."""
    plea = live.plea
    if plea is None:
        return ""
    picks, waiting = picks_back(live, plea), unheard(live, plea)
    told = voice.say("web-plea", name=voice.names[plea.seat], picks=picks)
    there = len(live.table.journal) - picks
    parts = [
        f"<p>{escape(told)} ",
        f'<a href="/match/{live.match.id}/replay?at={there}" target="_blank">',
        f"{escape(voice.say('web-plea-where'))}</a></p>",
    ]
    if waiting and seat not in waiting:
        names = voice.say("web-plea-waiting", names=voice.people(waiting))
        parts.append(f'<p class="soft small">{escape(names)}</p>')
    return "".join(parts + [_button(deed, plea.number, voice) for deed in _deeds(live, seat)])


def _deeds(live: Live, seat: int | None) -> tuple[str, ...]:
    """What can be done about it from this seat. If those who had not agreed yet have left, whoever
    asked goes back without them."""
    plea = live.plea
    if plea is None or seat is None:
        return ()
    waiting = unheard(live, plea)
    if seat == plea.seat:
        return ("withdraw",) if waiting else ("go", "withdraw")
    return ("agree", "refuse") if seat in waiting else ()


def _button(deed: str, number: int, voice: Voice) -> str:
    text = escape(voice.say(f"web-plea-{deed}"))
    return f'<button type="button" data-do="{deed}" data-number="{number}">{text}</button>'
