"""The guided first match: how it is begun, and what the page of its table says of the next step."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response

from civitas.kernel.guide import LEARNER, Guide, Note, guide_of
from civitas.kernel.titles import Meta
from civitas.web.front.parts import Csrf, Name, TitleId
from civitas.web.front.visitor import visit
from civitas.web.pages.common import go, somebody
from civitas.web.tables.live import Live

router = APIRouter()


class NoteShown(msgspec.Struct, frozen=True):
    """A note in the reader's language."""

    number: int
    heading: str
    text: str
    todo: str
    """What to do now; nothing if there is only something to read."""
    sheet: str
    """What it speaks of; nothing if that is where something is to be picked, or nowhere."""


class Guidance(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the guide says at this point of the match."""

    notes: tuple[NoteShown, ...]
    """One after the other; a pick belongs to the last."""
    total: int
    wanted: int | None = None
    """The number of that pick in the list of the ask."""


@router.post("/learn/{title}")
def learn(request: Request, title: TitleId, csrf: Csrf = "", name: Name = "") -> Response:
    """One click: a first match that teaches the title."""
    visitor = visit(request, csrf)
    person = somebody(visitor, name)
    visitor.house.limits.take("create", person.id, visitor.address)
    return go(f"/match/{visitor.house.lobby.learn(person, title)}")


def guidance(live: Live, seat: int | None, language: str) -> Guidance | None:
    """What the guide says to this seat now, if it is led by one."""
    if seat != LEARNER or LEARNER not in live.guided or live.open:
        return None
    table = live.table
    guide, ask = guide_of(table.meta), table.ask_for(LEARNER)
    if guide is None or ask is None:
        return None
    cue = guide.cue(table, LEARNER)
    if cue is not None:
        notes = shown(guide, table.meta, cue.notes, language)
        return Guidance(notes, guide.total, ask.picks.index(cue.pick))
    if guide.done(table.journal):
        return Guidance(shown(guide, table.meta, guide.closing, language), guide.total)
    return None


def shown(
    guide: Guide, meta: Meta, notes: tuple[Note, ...], language: str
) -> tuple[NoteShown, ...]:
    """The notes in a language."""
    words = guide.words(meta, language)
    return tuple(
        NoteShown(
            number,
            words.say(f"guide-{note}"),
            words.say(f"guide-{note}-text"),
            words.say(f"guide-{note}-do") if words.has(f"guide-{note}-do") else "",
            sheet,
        )
        for note, number, sheet in notes
    )
