"""What all pages share: templates, words, and what every page knows of its visitor."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from civitas.kernel.guide import has_guide
from civitas.kernel.setting import same
from civitas.kernel.speech import Choice
from civitas.kernel.titles import SEAT_MARKS, find_title
from civitas.web.front.visitor import Visitor
from civitas.web.lobby.cards import MatchCard
from civitas.web.people.names import BadPerson
from civitas.web.people.people import People
from civitas.web.speech.spans import left, span
from civitas.web.speech.voice import Voice
from civitas.web.speech.words import web_words
from civitas.web.storage.schema import Match, Person

_HERE: Final = Path(__file__).parent.parent
STATIC: Final = _HERE / "static"

# Who comes without a name gets one of these, and can change it.
_NAMES: Final = (
    "Agrippa Aspasia Berenice Cyrus Darius Dido Enheduanna Galla Hannibal Hatshepsut Hypatia "
    "Imhotep Kleio Livia Lysander Nefertari Penelope Ptolemy Ramses Sappho Sargon Semiramis "
    "Solon Tanit Thales Themis Tomyris Xerxes Zenobia"
).split()

_templates: Final = Environment(
    loader=FileSystemLoader(_HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def page(
    request: Request, visitor: Visitor, template: str, /, status: int = 200, **context: Any
) -> HTMLResponse:
    """A whole page, or with the name of a fragment a part of one."""
    return HTMLResponse(render(request, visitor, template, **context), status)


def part(template: str, language: str, /, **context: Any) -> Markup:
    """A part of a page that is the same for all who read it in one language."""
    made = _templates.get_template(template).render(t=teller(language), **context)
    return Markup(made)


def render(request: Request, visitor: Visitor, template: str, /, **context: Any) -> str:
    """The text of a template, with all that every template may use."""
    wishes = visitor.person.wishes if visitor.person else {}
    return _templates.get_template(template).render(
        t=teller(visitor.language),
        language=visitor.language,
        theme=wishes.get("theme", ""),
        motion=wishes.get("motion", ""),
        colours=wishes.get("colours", ""),
        csrf=visitor.session.csrf,
        me=visitor.person,
        path=request.url.path,
        name_of=lambda title: Voice(title, visitor.language).words.say("title-name"),
        older_rules=lambda match: Voice(match.title, visitor.language).words.rules(
            match.rules_version, find_title(match.title).rules_version
        ),
        agreed=lambda match: agreed(match, visitor.language),
        ago=lambda seconds: ago(seconds, visitor.language),
        left=lambda seconds: left(seconds, visitor.language),
        pace=lambda match: pace(match, visitor.language),
        span=lambda seconds: span(seconds, visitor.language),
        asset=asset,
        edition=edition,
        marks=SEAT_MARKS,
        teaches=has_guide,
        **context,
    )


def agreed(match: Match, language: str) -> str:
    """With which options a match is played: those that are not the usual ones; nothing if its
    title has none."""
    voice, options = Voice(match.title, language), find_title(match.title).options
    told = [
        voice.words.chosen(Choice(option.id, match.options[option.id]))
        for option in options
        if not same(match.options.get(option.id, option.default), option.default)
    ]
    if not options:
        return ""
    return f"{voice.say('web-options')}: {' · '.join(told) or voice.say('web-options-usual')}"


def teller(language: str) -> Callable[..., str]:
    """The words of the web table, for templates: ``t("web-join", name=…)``."""
    words = web_words(language)
    return lambda message, **params: words.say(message, params)


def asset(name: str) -> str:
    """The address of a file of ours: a new one when the file changes, so that it can be kept."""
    return f"/static/{name}?{int((STATIC / name).stat().st_mtime):x}"


@cache
def edition() -> str:
    """Which program the pages run: a page that was open when the server got a new one is loaded
    again, since it would not understand what it is sent."""
    scripts = b"".join(path.read_bytes() for path in sorted(STATIC.glob("*.js")))
    return blake2b(scripts, digest_size=6).hexdigest()


def ago(seconds: int, language: str) -> str:
    """How long ago that was."""
    minutes = max(int(time.time()) - seconds, 0) // 60
    say = web_words(language).say
    if minutes < 60:
        return say("web-minutes-ago", {"minutes": minutes})
    if minutes < 48 * 60:
        return say("web-hours-ago", {"hours": minutes // 60})
    return say("web-days-ago", {"days": minutes // (24 * 60)})


def pace(match: Match | MatchCard, language: str) -> str:
    """How much time there is for a move, as was agreed."""
    say = web_words(language).say
    if match.reserve:
        return say("web-reserve", {"reserve": span(match.reserve, language),
                                   "addition": span(match.addition, language)})  # fmt: skip
    return say("web-days", {"days": match.days}) if match.days else say("web-live")


def somebody(visitor: Visitor, name: str = "") -> Person:
    """The visitor as a person: a stranger becomes a guest, with the given name or any."""
    if visitor.person is not None:
        return visitor.person
    visitor.house.limits.take("guest", visitor.address)
    people = visitor.house.people
    person = people.guest(name) if name.strip() else _anybody(people)
    if visitor.session.language:
        visitor.house.people.change(person, wishes={"language": visitor.session.language})
    visitor.sign_in(person)
    return person


def _anybody(people: People) -> Person:
    """A guest with any name that nobody keeps."""
    for name in random.sample(_NAMES, len(_NAMES)):
        with suppress(BadPerson):
            return people.guest(name)
    return people.guest(f"{random.choice(_NAMES)} {secrets.randbelow(10**9)}")


def go(path: str) -> RedirectResponse:
    """Send the browser on after a form."""
    return RedirectResponse(path, status_code=303)


def inside(back: str) -> str:
    """The address to go back to, if it is one of ours."""
    try:
        parts = urlsplit(back)
    except ValueError:
        return "/"
    plain = back.startswith("/") and not back.startswith(("//", "/\\"))
    return back if plain and not parts.netloc and not parts.scheme else "/"


def json_for_script(data: bytes) -> Markup:
    """JSON as it may stand inside a script element."""
    return Markup(data.decode().replace("</", "<\\/").replace("<!", "\\u003c!"))
