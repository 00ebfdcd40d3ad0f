"""Sessions: a signed cookie that knows who visits, and guards forms against other sites.

The cookie is the session; the server keeps only that somebody is still signed in with it. Page
scripts cannot read it, and other sites cannot make a browser send it with a form. No clock ends it:
one that is set wrong would sign everybody out.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from traceback import clear_frames
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.kernel.shelf import MB, kept
from civitas.web.people.names import mark_of
from civitas.web.storage.schema import Person

COOKIE: Final = "civitas"
SECURE: Final = f"__Host-{COOKIE}"
"""Over HTTPS: a cookie of such a name nobody else lays down, not even a server of the same
domain."""
KEYS: Final = 20
"""So many links are remembered: a cookie may not grow over 4 kB."""
KNOWN: Final = 5
"""So many people who were signed in in one browser are known there."""
YEAR: Final = 366 * 24 * 3600
"""Seconds for which a browser keeps the cookie of somebody who does not come."""
RENEWED: Final = timedelta(days=7)
"""An older cookie is sent anew, so that it lasts for whoever comes. Not with every page: an answer
that comes late would undo what another one has changed meanwhile."""


class Session:
    """What the cookie of a visitor says."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.person: tuple[int, int] | None = tuple(data["person"]) if "person" in data else None
        """The person's number and epoch."""
        self.sitting: str = data.get("sitting", "")
        """Where the database says that they are still signed in with this cookie."""
        self.known: dict[str, str] = dict(data.get("known", {}))
        """Who was signed in here before, by the marks of their names: this browser has a number of
        its own for each, by which its attempts to sign in are counted."""
        self.keys: dict[str, str] = dict(data.get("keys", {}))
        """The links that were opened, by match."""
        self.language: str = data.get("language", "")
        """Chosen by a visitor who is nobody yet."""
        self._csrf: str = data.get("csrf", "")
        self.changed = False

    @property
    def csrf(self) -> str:
        """What a form has to carry."""
        if not self._csrf:
            self._csrf = secrets.token_urlsafe(18)
            self.changed = True
        return self._csrf

    def guards(self, token: str) -> bool:
        """Does this form come from a page that we gave to this visitor?"""
        return bool(self._csrf) and hmac.compare_digest(
            self._csrf.encode(), token.encode("utf-8", "replace")
        )

    def sign_in(self, person: Person, sitting: str) -> None:
        """Be this person from now on; forms that were open before are void."""
        self.person, self.sitting = (person.id, person.epoch), sitting
        if person.login is not None:
            mark = mark_of(person.name)
            self.known[mark] = self.known.pop(mark, "") or secrets.token_urlsafe(9)
            self.known = dict(list(self.known.items())[-KNOWN:])
        # At once: two pages that are loaded at the same time afterwards must carry the same.
        self._csrf = secrets.token_urlsafe(18)
        self.changed = True

    def sign_out(self) -> None:
        """Be nobody again; but it stays known who was here."""
        self.person, self.sitting = None, ""
        self.keys = {}
        self._csrf = ""
        self.changed = True

    def remember(self, match: str, key: str) -> None:
        """Keep the link of a match, so that its address alone is enough next time."""
        if self.keys.get(match) != key:
            self.keys.pop(match, None)
            self.keys[match] = key
            self.keys = dict(list(self.keys.items())[-KEYS:])
            self.changed = True

    def speak(self, language: str) -> None:
        """Read in this language from now on."""
        self.language = language
        self.changed = True

    @property
    def data(self) -> dict[str, Any]:
        everything = {
            "csrf": self._csrf,
            "person": self.person,
            "sitting": self.sitting,
            "known": self.known,
            "keys": self.keys,
            "language": self.language,
        }
        return {name: value for name, value in everything.items() if value}


class Sessions:
    """Puts the visitor's session into ``request.state.session`` and sends it back when changed."""

    def __init__(self, app: ASGIApp, secret: bytes) -> None:
        self._app = app
        self._seal = URLSafeTimedSerializer(secret, salt="civitas session")
        # A page asks again and again with the same cookie.
        self._unsealed = kept(8 * MB)(partial(self._seal.loads, return_timestamp=True))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        session = self._read(scope)
        scope.setdefault("state", {})["session"] = session

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start" and session.changed:
                headers = MutableHeaders(scope=message)
                headers.append("Set-Cookie", self._cookie(session, scope["scheme"]))
            await send(message)

        await self._app(scope, receive, send_with_cookie)

    def _read(self, scope: Scope) -> Session:
        # One from before there was the other name holds until it is sent anew.
        secure = _own_cookie(scope, SECURE) if scope["scheme"] == "https" else ""
        cookie = secure or _own_cookie(scope, COOKIE)
        if not cookie:
            return Session({})
        try:
            data, signed = self._unsealed(cookie)
        except BadData as error:
            # Whoever unseals holds the error, which holds them and all who called them: the request
            # would stay until somebody searches for such rings.
            clear_frames(error.__traceback__)
            return Session({})
        session = Session(data)
        session.changed = abs(datetime.now(UTC) - signed) > RENEWED
        return session

    def _cookie(self, session: Session, scheme: str) -> str:
        name, more = (SECURE, "; Secure") if scheme == "https" else (COOKIE, "")
        sealed = self._seal.dumps(session.data)
        return f"{name}={sealed}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{more}"


def _own_cookie(scope: Scope, called: str) -> str:
    """Our cookie of this name, whatever others lie beside it: those are not even read."""
    ours = called.encode()
    for name, value in scope["headers"]:
        if name == b"cookie":
            for cookie in value.split(b";"):
                key, _, text = cookie.partition(b"=")
                if key.strip() == ours:
                    return str(text.strip().decode("latin-1"))
    return ""
