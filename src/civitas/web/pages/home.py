"""The first page: what can be played, my matches, tables to join."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response, UploadFile

from civitas.kernel.titles import known_titles
from civitas.web.front.leisure import at_leisure
from civitas.web.front.parts import Back, Csrf, Name, Spoken, TitleId
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.files import import_match
from civitas.web.pages.common import go, inside, page, somebody
from civitas.web.people.people import check_wishes
from civitas.web.speech.voice import Voice
from civitas.web.storage.schema import NAME

router = APIRouter()


@router.get("/")
def home(request: Request) -> Response:
    visitor = visit(request)
    titles = [
        (meta, Voice(meta.id, visitor.language).words.say("title-pitch"))
        for meta in known_titles().values()
    ]
    return page(request, visitor, "home.html", titles=titles, **_lists(visitor))


@router.get("/lists")
def lists(request: Request) -> Response:
    """The lists of matches, when they are read again."""
    visitor = visit(request)
    return page(request, visitor, "lists_part.html", **_lists(visitor))


def _lists(visitor: Visitor) -> dict[str, Any]:
    lobby, language = visitor.house.lobby, visitor.language
    mine = lobby.mine(visitor.person, language) if visitor.person else []
    invited = visitor.house.invitations.to(visitor.person, language) if visitor.person else []
    return {
        "invitations": invited,
        "requests": visitor.house.friends.requests(visitor.person.id) if visitor.person else 0,
        "mine": mine[:12],
        "open": [m for m in lobby.open_tables(visitor.id, language) if not m.my_seats][:12],
        "watch": [m for m in lobby.to_watch(visitor.id, language) if not m.my_seats][:6],
    }


@router.post("/play/{title}")
def play(
    request: Request,
    title: TitleId,
    csrf: Csrf = "",
    name: Name = "",
) -> Response:
    """One click: a match against bots."""
    visitor = visit(request, csrf)
    person = somebody(visitor, name)
    visitor.house.limits.take("create", person.id, visitor.address)
    return go(f"/match/{visitor.house.lobby.play_now(person, title)}")


@router.post("/language")
def language(
    request: Request,
    language: Spoken,
    csrf: Csrf = "",
    back: Back = "/",
) -> Response:
    """Read everything in the other language."""
    visitor = visit(request, csrf)
    check_wishes({"language": language})
    if visitor.person is not None:
        visitor.house.people.change(visitor.doing("wish"), wishes={"language": language})
    visitor.session.speak(language)
    return go(inside(back))


@router.post("/upload")
async def upload(request: Request, file: UploadFile, csrf: Csrf = "") -> Response:
    """Bring a match file to look at."""
    return await at_leisure(request, partial(_upload, request, file, csrf))


def _upload(request: Request, file: UploadFile, csrf: str) -> Response:
    visitor = visit(request, csrf)
    person = somebody(visitor)
    visitor.house.limits.take("upload", person.id, visitor.address, size=file.size or 0)
    name = (file.filename or "match.civ")[-NAME:]
    house = visitor.house
    match = import_match(house.store, person, file.file.read(), name, house.key)
    return go(f"/match/{match}/replay")
