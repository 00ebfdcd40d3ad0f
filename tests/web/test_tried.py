"""What was tried against a server and must stay in vain: cookies in the wrong hands, forms without
a token, bodies that are packed or come in crumbs."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from datetime import timedelta

import pytest

from civitas.web.api import router as api
from civitas.web.line import CHUNKS
from civitas.web.pages import router as pages
from civitas.web.pages.play import routes as play
from civitas.web.people import session
from tests.web.routes import routes
from tests.web.server import Browser, Served, Wire, serving
from tests.web.test_full import ME
from tests.web.test_line import Raw

CROSS = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
OPEN_TO_ALL = {"/notices/{secret}/stop", "/guests", "/token"}
"""Who knows a secret, or gives a password, needs no token; none of these looks at a cookie."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('tried') / 'civitas.db'}") as served:
        yield served


# -------------------------------------------------------------------- cookies


def test_what_anybody_may_keep_carries_no_cookie(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cookie that is a week old is sent anew with the next answer: with a picture that says of
    itself that proxies may keep it, they would have handed it to everybody."""
    monkeypatch.setattr(session, "RENEWED", timedelta(0))
    with Browser(served.url) as browser:
        browser.submit("/me/name", name="Anna")
        for path in ("/static/icon.svg?1", "/static/icon.svg", "/board.css", "/picture/toy"):
            answer = browser.get(path)
            assert answer.status_code == 200, path
            public = answer.headers["Cache-Control"].startswith("public")
            assert not (public and "Set-Cookie" in answer.headers), path
        private = browser.get("/")
        assert "Set-Cookie" in private.headers
        assert private.headers["Cache-Control"] == "private, no-store"


def test_a_cookie_that_somebody_else_has_laid_out(served: Served) -> None:
    """Mallory has the cookie that Anna comes with; whatever she becomes with it he does not."""
    with Browser(served.url) as anna:
        anna.submit("/me/name", name="Anna Perenna")
        with anna.copy() as mallory:
            assert mallory.who() == "Anna Perenna"
            anna.submit("/me/password", password="correct horse")
            assert anna.who() == "Anna Perenna"
            assert mallory.who() is None, "he was the guest, and is not who keeps the name"
    with Browser(served.url) as anna:
        csrf = anna.csrf
        with anna.copy() as mallory:
            anna.submit("/me/sign-in", name="Anna Perenna", password="correct horse")
            assert anna.who() == "Anna Perenna"
            assert mallory.who() is None
        forged = anna.post("/me/sign-out", data={"csrf": csrf})
        assert forged.status_code == 403, "nor does he know the token of her forms"


def test_a_cookie_that_a_neighbour_has_laid_down(served: Served) -> None:
    """Who has another name below the same domain may lay a cookie for all of it, and for a longer
    path, which a browser sends first. Over HTTPS ours has a name under which nobody else can."""
    https = {"X-Forwarded-Proto": "https"}

    def who(cookies: str) -> str | None:
        with Wire(served.url) as wire:
            told = wire.get("/api/session", headers=https | {"Cookie": cookies}).json()
        return None if told["person"] is None else str(told["person"]["name"])

    with Browser(served.url, headers=https) as anna, Browser(served.url) as mallory:
        csrf = {"csrf": anna.get("/api/session").json()["csrf"]}
        (first,) = anna.cookies.jar
        sent = {"Cookie": f"{first.name}={first.value}"}
        answer = anna.post("/me/name", data={"name": "Anna Furrina"} | csrf, headers=sent)
        ours = answer.headers["set-cookie"].partition(";")[0]
        assert ours.startswith("__Host-")
        assert {"Path=/", "Secure"} <= set(answer.headers["set-cookie"].split("; "))
        mallory.submit("/me/name", name="Mallory")
        theirs = f"civitas={mallory.cookies['civitas']}"
    assert who(ours) == "Anna Furrina"
    assert who(f"{theirs}; {ours}") == "Anna Furrina"
    assert who(theirs) == "Mallory", "as whoever comes who came before cookies had that name"


# -------------------------------------------------------------------- forms


def _doors() -> list[tuple[str, str]]:
    """All that changes something, on pages and in the API."""
    found = [(r.path, m) for r in routes(pages) for m in r.methods or ()]
    found += [(r.path, m) for r in play for m in r.methods or ()]
    found += [(f"/api{r.path}", m) for r in routes(api) for m in r.methods or ()]
    return sorted({(path.replace("/api/api", "/api"), m) for path, m in found if m not in SAFE})


SAFE = ("GET", "HEAD", "OPTIONS")
SENT = {
    "name": "Eve", "password": "x" * 12, "seat": 0, "text": "x", "language": "de", "back": "/",
    "person": 1, "kind": "slack", "address": "https://evil.example/", "seq": 0, "pick": 0,
    "number": 1, "agree": True, "step": 0, "what": "x", "until": "round", "title": "toy",
}  # fmt: skip


def test_every_form_of_another_site(served: Served) -> None:
    """A browser that is signed in is sent there by a page of somebody else's."""
    with Browser(served.url) as browser:
        browser.submit("/me/name", name="Berta")
        token = {"X-CSRF": browser.csrf}
        made = browser.post("/api/matches", json={"title": "toy", "seats": [ME, ME]}, headers=token)
        parts = {"match": made.json()["id"], "title": "toy"}
        for path, method in _doors():
            if any(path.endswith(end) for end in OPEN_TO_ALL):
                continue
            where = re.sub(r"\{(\w+)[^}]*\}", lambda part: parts.get(part[1], "1"), path)
            for sent in (
                {"data": {name: str(value) for name, value in SENT.items()}},
                {"json": SENT},
                {"files": {"file": ("x.civ", b"x")}},
            ):
                answer = browser.request(method, where, headers=CROSS, **sent)
                assert answer.status_code in (400, 403, 404, 405, 415, 422), (path, answer.text)
                assert not [name for name in answer.headers if name.startswith("access-control")]
        assert browser.who() == "Berta"
        table = browser.get(f"/api/matches/{parts['match']}/table").json()
        assert table["seq"] == 0


# -------------------------------------------------------------------- bodies


@pytest.mark.parametrize("packing", ["gzip", "deflate", "br", "zstd", "gzip, gzip"])
def test_nothing_is_unpacked(served: Served, packing: str) -> None:
    """64 kB would be 64 MB."""
    packed = gzip.compress(b"0" * 20_000_000)
    somebody = served.player("Packer")
    headers = {"Content-Encoding": packing, "Content-Type": "application/json"}
    assert somebody.http.post("/guests", content=packed, headers=headers).status_code == 400
    file = somebody.http.post("/files", files={"file": ("x.civ", packed)}, headers={
        "Content-Encoding": packing
    })  # fmt: skip
    assert file.status_code == 400
    assert file.json()["error"] == "error-file-foreign"


def _in_chunks(served: Served, size: int, number: int) -> int:
    chunk = b"%x\r\n%s\r\n" % (size, b" " * size)
    head = b"POST /api/files HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
    with Raw(served) as raw:
        raw.tell(head + b"Connection: close\r\n\r\n" + chunk * number + b"0\r\n\r\n")
        return raw.statuses()[0]


def test_a_body_in_crumbs(served: Served) -> None:
    """Of 3.6 MB of them, one byte in each, every request took 160 ms in which nobody else was
    served, and an address may send ten at once."""
    assert _in_chunks(served, 1, CHUNKS - 2) == 422, "it is no form, but it was read"
    assert _in_chunks(served, 1000, 1000) == 422
    assert _in_chunks(served, 1, 2 * CHUNKS) == 400
    assert _in_chunks(served, 1, 300_000) == 400
