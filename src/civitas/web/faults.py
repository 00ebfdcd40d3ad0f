"""From whatever goes wrong to one sentence in the visitor's language, with the right status."""

from __future__ import annotations

import errno
from typing import Any, Final
from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse
from markupsafe import escape
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Match

from civitas.kernel.errors import CivitasError, Refused, UnknownTitle
from civitas.kernel.titles import find_title, known_titles
from civitas.web.api.shapes import Problem, reply
from civitas.web.front.headers import SAME
from civitas.web.front.visitor import Forged, Garbled, Stranger, language_of
from civitas.web.people.limits import TooMany
from civitas.web.people.session import Session
from civitas.web.people.together import Later
from civitas.web.refusals import NotYours, Unknown
from civitas.web.speech.voice import Voice
from civitas.web.speech.words import sentence, web_words
from civitas.web.storage.complaints import complain
from civitas.web.tables.audience import Crowded

STATUS: Final[dict[type[CivitasError], int]] = {
    Unknown: 404,
    UnknownTitle: 404,
    NotYours: 403,
    Forged: 403,
    Stranger: 401,
    Garbled: 422,
    TooMany: 429,
    Crowded: 429,
    Later: 503,
    Refused: 409,
}
"""All else that somebody outside can mend is 400."""
HOME: Final = "/"
SIGN_IN: Final = "/me?back="
HIDDEN: Final = "error-match"
"""Said of a match that somebody may well see once they have signed in: a notice led there."""
AGAIN: Final = 5
"""Seconds after which one may ask again what could not be answered."""
CROWDED: Final = (errno.EMFILE, errno.ENFILE)
DEEPEST: Final = 6
"""Folders of the deepest address that we have: in others there is no page of ours."""
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS)
MESSAGES: Final = {
    404: "error-nothing-here",
    405: "error-method",
    413: "error-too-large",
    503: "error-busy",
}


def handle_faults(app: FastAPI) -> None:
    """Tell every kind of fault in our own way."""
    app.add_exception_handler(CivitasError, _mendable)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(DBAPIError, _database)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_exception_handler(PoolTimeout, _database)
    app.add_exception_handler(OSError, _crowded)
    app.add_exception_handler(Exception, _our_fault)


def answer(request: Request, error: CivitasError, status: int) -> Response:
    """The sentence, as a page or for a program."""
    state = request.scope.setdefault("state", {})
    state.setdefault("session", Session({}))
    # Who has got as far as saying who they are is answered in the language they wish for.
    language = state.get("language") or language_of(request, None)
    text = sentence(error if _is_api(request) else _for_people(error, language), language)
    if _is_api(request):
        response = reply(Problem(error.message, text), status)
    elif error.message == HIDDEN and request.method == "GET" and state["session"].person is None:
        text = f"{text} {web_words(language).say('error-match-sign-in')}"
        way = f"{SIGN_IN}{quote(request.url.path)}"
        response = _page(text, language, status, way)
    else:
        response = _page(text, language, status, _way_back(request, status))
    if isinstance(error, (TooMany, Later)):
        response.headers["Retry-After"] = str(error.seconds)
    return response


def _for_people(error: CivitasError, language: str) -> CivitasError:
    """Ids of titles are for programs; people read what the games are called."""
    if not isinstance(error, UnknownTitle):
        return error
    names = (Voice(title, language).words.say("title-name") for title in known_titles())
    return UnknownTitle("error-no-title", title=error.params["title"], known=", ".join(names))


def _is_api(request: Request) -> bool:
    return request.url.path.startswith("/api/")


def _way_back(request: Request, status: int) -> str:
    """Whoever has sent a form that was refused wants the page again that has it, as a table."""
    sent = request.method == "POST" and status not in (401, 404)
    return _page_above(request) if sent and "app" in request.scope else HOME


def _page(text: str, language: str, status: int, back: str) -> Response:
    """A page that needs nothing else to work, whatever else does not."""
    say = web_words(language).say
    signs_in = "web-sign-in" if back.startswith(SIGN_IN) else "error-back-there"
    where = say("error-back" if back == HOME else signs_in)
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Civitas</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="/static/icon.svg">'
        '<link rel="stylesheet" href="/static/civitas.css">'
        '<link rel="stylesheet" href="/static/pages.css">'
        '<header class="head"><a class="brand" href="/">CIVITAS</a></header>'
        f'<main id="main" class="page wrong"><p class="number" aria-hidden="true">{status}</p>'
        f"<h1>{escape(say('error-heading'))}</h1><p>{escape(text)}</p>"
        f'<a class="button strong" href="{escape(back)}">{escape(where)}</a></main></html>'
    )
    return Response(page, status, media_type="text/html")


def _mendable(request: Request, error: Any) -> Response:
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    return answer(request, error, status)


def _not_understood(request: Request, error: Any) -> Response:
    """A program is told what was wrong with which part; a person has followed a broken link, or has
    a page that is older than the server."""
    first = error.errors()[0]
    if not _is_api(request):
        status = 404 if first["loc"][0] == "path" else 422
        return answer(request, CivitasError(MESSAGES.get(status, "error-request-plain")), status)
    where = ".".join(str(part) for part in first["loc"])
    return _mendable(request, Garbled(where, first["msg"]))


def _plain(request: Request, error: Any) -> Response:
    cause = error.__cause__  # what befell the body while it was read is told as its fault
    if isinstance(cause, OSError) and cause.errno in (*CROWDED, *FULL):
        return _crowded(request, cause)
    if error.status_code == 405 and request.method == "GET" and not _is_api(request):
        return _of_a_form(request)
    message = MESSAGES.get(error.status_code, "error-request-plain")
    response = answer(request, CivitasError(message), error.status_code)
    response.headers.update(error.headers or {})
    return response


def _of_a_form(request: Request) -> Response:
    """Somebody reads the address to which a form is sent: there is a page that has it, unless the
    form is that of a title which is not here."""
    try:
        if title := request.path_params.get("title"):
            find_title(title)
    except UnknownTitle as error:
        return _mendable(request, error)
    return RedirectResponse(_page_above(request), 303)


def _page_above(request: Request) -> str:
    """Whoever reads the address of a form, as after a mistake in it, wants the page that has it: of
    /me/sign-in it is /me."""
    path = request.url.path
    if path.count("/") > DEEPEST:
        return HOME
    while path := path.rpartition("/")[0]:
        above = {"type": "http", "method": "GET", "path": path, "headers": []}
        if any(route.matches(above)[0] is Match.FULL for route in request.app.routes):
            return path
    return HOME


def _database(request: Request, error: Any) -> Response:
    """The database does not answer or cannot write: nothing was changed, try again."""
    complain("database", error)
    return _later(request, "error-storage")


def _crowded(request: Request, error: Any) -> Response:
    """All descriptors of the process are in use: there are too many visitors for a moment. Or the
    disk is full, to which a large file goes while it comes in."""
    if error.errno not in (*CROWDED, *FULL):
        raise error
    complain("system", error)
    return _later(request, "line-503" if error.errno in CROWDED else "error-storage")


def _later(request: Request, message: str) -> Response:
    response = answer(request, CivitasError(message), 503)
    response.headers["Retry-After"] = str(AGAIN)
    return response


def _gone(request: Request, error: Any) -> Response:
    """Whoever has sent half a request and hung up gets no answer, whatever it is."""
    return _mendable(request, CivitasError("error-request-plain"))


def _our_fault(request: Request, error: Any) -> Response:
    """A bug: the server writes down what it was, the visitor gets a sentence.

    It is answered outside of all else, so it has to bring its headers itself; and the server hangs
    up after it, so the browser is told.
    """
    response = answer(request, CivitasError("error-fault"), 500)
    response.headers.update({**SAME, "Connection": "close"})
    return response
