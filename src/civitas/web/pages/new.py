"""Making a match: who sits there, which options, who may come, how fast."""

from __future__ import annotations

import json
from collections.abc import Mapping

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

from civitas.bots import BOTS
from civitas.kernel.errors import BadSetup, CivitasError
from civitas.kernel.setting import OptionValue
from civitas.kernel.titles import Meta, find_title, known_titles
from civitas.web.front.visitor import Visitor, visit
from civitas.web.lobby.lobby import SeatWish
from civitas.web.lobby.seating import USUAL_BOT
from civitas.web.pages.common import go, page, somebody
from civitas.web.speech.voice import Voice
from civitas.web.speech.words import sentence

router = APIRouter()


@router.get("/new/{title}")
def new(request: Request, title: str) -> Response:
    visitor = visit(request)
    return _form(request, visitor, find_title(title), {})


@router.post("/new/{title}")
async def make(request: Request, title: str) -> Response:
    form = await request.form(max_files=0, max_fields=60)
    return await run_in_threadpool(_make, request, title, form)


def _make(request: Request, title: str, form: FormData) -> Response:
    given = {name: value for name, value in form.items() if isinstance(value, str)}
    visitor = visit(request, given.get("csrf", ""))
    meta = find_title(title)
    try:
        person = somebody(visitor)
        visitor.house.limits.take("create", person.id, visitor.address)
        match = visitor.house.lobby.create(
            person,
            title,
            _seats(meta, given),
            _options(meta, given),
            public=given.get("public") == "yes",
            days=_days(given),
        )
    except BadSetup as error:
        return _form(request, visitor, meta, given, error)
    return go(f"/match/{match}")


def _form(
    request: Request,
    visitor: Visitor,
    meta: Meta,
    given: Mapping[str, str],
    error: CivitasError | None = None,
) -> Response:
    words = Voice(meta.id, visitor.language).words
    fewest, most = meta.players
    # Whoever wants to play against bots alone has a shorter way.
    usual = ["me", "open"] + [f"bot-{USUAL_BOT}"] * (fewest - 2) + ["none"] * most
    return page(
        request,
        visitor,
        "new.html",
        200 if error is None else 400,
        meta=meta,
        titles=list(known_titles().values()),
        seats=[given.get(f"seat-{n}", usual[n]) for n in range(most)],
        given=given,
        bots=tuple(BOTS),
        options=[(option, words.say(f"option-{option.id}")) for option in meta.options],
        value=lambda choice: json.dumps(choice),
        error="" if error is None else sentence(error, visitor.language),
    )


def _seats(meta: Meta, given: Mapping[str, str]) -> list[SeatWish]:
    """The wishes for all seats that are not left out; people at one screen have names."""
    wishes = []
    for n in range(meta.players[1]):
        kind = given.get(f"seat-{n}", "none")
        if kind == "here":
            wishes.append(SeatWish("me", name=given.get(f"name-{n}", "").strip() or None))
        elif kind.startswith("bot-"):
            wishes.append(SeatWish("bot", bot=kind.removeprefix("bot-")))
        elif kind in ("me", "open"):
            wishes.append(SeatWish(kind))
    return wishes


def _options(meta: Meta, given: Mapping[str, str]) -> dict[str, OptionValue]:
    found: dict[str, OptionValue] = {}
    for option in meta.options:
        text = given.get(f"option-{option.id}")
        if text is not None:
            by_text = {json.dumps(choice): choice for choice in option.choices}
            if text not in by_text:
                known = ", ".join(by_text)
                raise BadSetup(
                    "error-option-value", option=option.id, value=text[:40], choices=known
                )
            found[option.id] = by_text[text]
    return found


def _days(given: Mapping[str, str]) -> int:
    days = given.get("days", "0")
    return int(days) if days.isdecimal() and len(days) < 4 else 0
