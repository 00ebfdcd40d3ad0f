"""What every answer tells the browser to be careful about."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from civitas.drawing.style import STYLE

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
"""Everything comes out of files of ours: nothing that got into the text of a page is a script or
a style."""
_STYLE_SUM: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
PICTURE: Final = {
    "Content-Security-Policy": f"default-src 'none'; style-src 'sha256-{_STYLE_SUM}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
}
"""For a drawing that is a document of its own: it brings the one style of all drawings."""
SAME: Final = {
    "Cache-Control": "private, no-store",
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}

_RAW: Final = tuple((name.lower().encode(), value.encode()) for name, value in SAME.items())
_CACHE: Final = b"cache-control"
_COOKIE: Final = b"set-cookie"


class Headers:
    """Puts the same headers on every answer. What a person sees is not kept by anybody between."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                if _is_file(scope) and message["status"] < 400:
                    headers = [pair for pair in headers if pair[0] != _CACHE]
                    headers.append((_CACHE, _keep(scope)))
                if any(name == _CACHE and value.startswith(b"public") for name, value in headers):
                    # Whoever keeps it for others would hand them this visitor's cookie.
                    headers = [pair for pair in headers if pair[0] != _COOKIE]
                there = {name for name, _ in headers}
                message["headers"] = [*headers, *(p for p in _RAW if p[0] not in there)]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _is_file(scope: Scope) -> bool:
    """One of ours, the same for all."""
    return str(scope.get("path", "")).startswith("/static/")


def _keep(scope: Scope) -> bytes:
    """A file asked for with its version is another one when it changes; scripts ask for each other
    without, and must not be a mixture of old and new."""
    return b"public, max-age=31536000, immutable" if scope.get("query_string") else b"no-cache"
