"""The library: the components of every title and its rules, without starting a match."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request, Response
from markupsafe import Markup, escape

from civitas.drawing.svg import icons
from civitas.kernel.aid import aid_of
from civitas.kernel.cards import card
from civitas.kernel.content import read
from civitas.kernel.rulebook import Rulebook, rulebook
from civitas.kernel.speech import thing_groups
from civitas.kernel.titles import Meta, find_title, known_titles
from civitas.kernel.words import Words
from civitas.web.front.parts import Thing, TitleId
from civitas.web.front.visitor import visit
from civitas.web.pages.common import page, part
from civitas.web.speech.voice import Voice

router = APIRouter()

_REFERENCE: Final = re.compile(r"\b([A-Z]+-)?\d+\.\d+\b")
"""Another clause, SOT-16.6; within its own book 16.6 will do."""


class Component(NamedTuple):
    id: str
    name: str
    effect: str
    level: int | None
    tags: list[str]
    """Category, terrain, whatever else it is one of."""
    sign: str | None
    """The icon that stands for it."""


@router.get("/library")
def library(request: Request) -> Response:
    visitor = visit(request)
    titles = [
        (meta, Voice(meta.id, visitor.language).words.say("title-pitch"))
        for meta in known_titles().values()
    ]
    return page(request, visitor, "library.html", titles=titles)


@router.get("/library/{title}")
def components(request: Request, title: TitleId) -> Response:
    visitor = visit(request)
    meta = find_title(title)
    groups = _components(meta, visitor.language)
    used = sorted({thing.sign for _, things in groups for thing in things if thing.sign})
    shapes = Markup(icons(used))
    listed = _listed(meta, visitor.language)
    return page(
        request, visitor, "components.html", meta=meta, groups=groups, listed=listed, shapes=shapes
    )


@router.get("/library/{title}/rules")
def rules(request: Request, title: TitleId) -> Response:
    visitor = visit(request)
    meta = find_title(title)
    book = rulebook(meta, visitor.language)
    texts = _texts(meta, visitor.language)
    return page(request, visitor, "rules.html", meta=meta, book=book, texts=texts)


@router.get("/library/{title}/aid")
def aid(request: Request, title: TitleId) -> Response:
    """What one looks up at the table, on one page."""
    visitor = visit(request)
    meta = find_title(title)
    book = rulebook(meta, visitor.language)
    known = {thing.id: thing for _, group in _components(meta, visitor.language) for thing in group}
    parts = [
        (part.part, part.groups(book), [known[thing] for thing in part.things])
        for part in aid_of(meta)
    ]
    used = sorted({thing.sign for _, _, things in parts for thing in things if thing.sign})
    return page(
        request,
        visitor,
        "aid.html",
        meta=meta,
        book=book,
        texts=_texts(meta, visitor.language, f"/library/{meta.id}/rules"),
        parts=parts,
        shapes=Markup(icons(used)),
    )


@router.get("/about/{title}/{thing}")
def about(request: Request, title: TitleId, thing: Thing) -> Response:
    """What a thing is called and what it does, for whoever points at it; nothing if it is dumb."""
    visitor = visit(request)
    meta = find_title(title)
    told = card(meta, Voice(meta.id, visitor.language).words, thing)
    if told is None:
        return Response(status_code=204)
    return page(request, visitor, "about_part.html", meta=meta, card=told)


@cache
def _texts(meta: Meta, language: str, rules: str = "") -> dict[str, Markup]:
    """The clauses by number, with their references as links to where the ``rules`` are."""
    book = rulebook(meta, language)
    return {clause: _text(book, rules, clause, text) for clause, text in book.clauses.items()}


def _text(book: Rulebook, rules: str, clause: str, text: str) -> Markup:
    prefix = clause.partition("-")[0]

    def linked(found: re.Match[str]) -> str:
        meant = found[0] if found[1] else f"{prefix}-{found[0]}"
        return f'<a href="{rules}#{meant}">{found[0]}</a>' if meant in book.clauses else found[0]

    html = _REFERENCE.sub(linked, str(escape(text)))
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", html)
    return Markup(re.sub(r"\*([^*]+)\*", r"<em>\1</em>", html))


@cache
def _listed(meta: Meta, language: str) -> Markup:
    """All components with what they do: hundreds, so they are put on the page once for all."""
    return part("components_part.html", language, groups=_components(meta, language))


@cache
def _components(meta: Meta, language: str) -> list[tuple[str, list[Component]]]:
    """The components of a title: groups of its catalogue with a heading like "Things: cards"."""
    words = Voice(meta.id, language).words
    known, signs = _content(meta), meta.load().signs()
    return [
        (
            heading[:1].upper() + heading[1:],
            [_component(name, known.get(name, {}), words, signs.get(name)) for name in things],
        )
        for heading, things in thing_groups(meta.words, language)
        if heading
    ]


def _component(thing: str, entry: dict[str, Any], words: Words, sign: str | None) -> Component:
    effect = words.say(f"effect-{thing}") if words.has(f"effect-{thing}") else ""
    level = entry.get("level")
    tags = dict.fromkeys(
        words.thing(value)
        for value in entry.values()
        if isinstance(value, str) and value != thing and words.has(f"thing-{value}")
    )
    number = level if isinstance(level, int) else None
    return Component(thing, words.thing(thing), effect, number, list(tags), sign)


def _content(meta: Meta) -> dict[str, dict[str, Any]]:
    """What the title's content says of each thing, by id."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted((meta.words.parent / "content").glob("*.yaml")):
        for entry in _entries(read(file)):
            found.setdefault(str(entry["id"]), {}).update(entry)
    return found


def _entries(data: Any) -> list[dict[str, Any]]:
    if isinstance(data, dict):
        own = [data] if "id" in data else []
        return own + [e for value in data.values() for e in _entries(value)]
    if isinstance(data, list):
        return [e for value in data for e in _entries(value)]
    return []
