"""Safety: forms of other sites, cookies, scripts in names, floods."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from civitas.web import pages
from civitas.web.api import router as api
from civitas.web.app import STATIC
from civitas.web.people.limits import ALLOWANCES, UPLOAD, Allowance, Limits, TooMany
from tests.web.people import play
from tests.web.routes import Door, changing, routes
from tests.web.server import Browser, Served, Wire, ok, serving

WRITTEN = (".html", ".js", ".svg")
EVIL = "<script>alert('x')</script>"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('safety') / 'civitas.db'}") as served:
        yield served


@contextmanager
def browsing(served: Served, name: str) -> Iterator[Browser]:
    with Browser(served.url) as browser:
        browser.submit("/me/name", name=name)
        yield browser


@pytest.fixture(scope="module")
def browser(served: Served) -> Iterator[Browser]:
    with browsing(served, "Anna") as browser:
        yield browser


def test_the_routes_are_found() -> None:
    assert len(list(routes(api))) > 25
    assert len(list(routes(pages.router))) > 15


@pytest.mark.parametrize("door", changing(), ids=str)
def test_nothing_is_changed_by_a_form_of_another_site(
    served: Served, browser: Browser, door: Door
) -> None:
    """The browser sends its cookie along, but the token it cannot know."""
    made = ok(served.player("Ben").post("/matches", title="toy", public=True))
    address = door.at(made["id"])
    for token in ("", "guess"):
        answer = browser.request(door.method, address, **door.body(token))
        assert answer.status_code == 403, (address, answer.text)
        assert "out of date" in answer.text
    assert browser.get("/api/me").json()["name"] == "Anna"


def test_with_the_token_it_works(browser: Browser) -> None:
    made = browser.post("/api/matches", json={"title": "toy"}, headers={"X-CSRF": browser.csrf})
    assert made.status_code == 200
    assert browser.post("/play/toy", data={"csrf": browser.csrf}).status_code == 303


def test_the_cookie_is_signed_and_not_for_scripts(served: Served) -> None:
    with Wire(served.url) as stranger:
        cookie = stranger.get("/").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
    with browsing(served, "Carla") as carla:
        value = carla.cookies["civitas"]
        assert carla.get("/api/me").json()["name"] == "Carla"
    # Not the last character: some of its bits mean nothing.
    bent = value[:-9] + ("A" if value[-9] != "A" else "B") + value[-8:]
    for forged in (bent, value[2:], "x", ""):
        with Wire(served.url, cookies={"civitas": forged}) as mallory:
            assert mallory.get("/api/me").status_code == 401


def test_an_answer_that_comes_late_undoes_nothing(served: Served) -> None:
    """Two pages that are loaded at once carry the same token, and neither brings an old cookie."""
    with browsing(served, "Carla") as carla:
        pages = [carla.get("/") for _ in range(2)]
        assert [page.headers.get("set-cookie") for page in pages] == [None, None]
        tokens = {re.findall(r'name="csrf" content="(.+?)"', page.text)[0] for page in pages}
        assert len(tokens) == 1


def test_a_link_is_remembered(served: Served) -> None:
    ben = served.player("Ben")
    made = ben.create("toy")
    with browsing(served, "Carla") as carla:
        address = f"/api/matches/{made['id']}/table"
        assert carla.get(address).status_code == 404
        assert carla.get(address, params={"key": made["link"]}).status_code == 200
        assert carla.get(address).status_code == 200


def test_headers_that_keep_a_browser_safe(served: Served, browser: Browser) -> None:
    for path in ("/", "/api/titles", "/static/civitas.css", "/nothing", "/api/nothing"):
        headers = browser.get(path).headers
        policy = headers["content-security-policy"]
        rules = dict(rule.strip().partition(" ")[::2] for rule in policy.split(";"))
        assert rules["default-src"] == rules["object-src"] == rules["base-uri"] == "'none'"
        assert rules["frame-ancestors"] == "'none'"
        assert rules["script-src"] == rules["style-src"] == rules["form-action"] == "'self'"
        assert set(rules.values()) == {"'none'", "'self'"}, "an exception"
        assert headers["x-content-type-options"] == "nosniff"


def test_no_template_and_no_script_writes_a_style() -> None:
    """The policy would forbid it; scripts set what they have measured as `element.style.…`."""
    folders = (STATIC, STATIC.with_name("templates"))
    files = [file for folder in folders for file in folder.iterdir() if file.suffix in WRITTEN]
    assert len(files) > 25
    for file in files:
        found = re.findall(r"<style|\sstyle=|cssText|Attribute\(.style", file.read_text("utf-8"))
        assert found == [], file.name


@pytest.mark.parametrize("title", ["toy", "terraces", "sands_of_time", "clash_of_cultures"])
def test_names_and_chat_are_never_html(served: Served, title: str) -> None:
    """Nor can anything else on a page be a script that is not a file of ours."""
    with browsing(served, EVIL) as evil:
        token = {"X-CSRF": evil.csrf}
        match, lounge = (
            ok(
                evil.post(
                    "/api/matches",
                    json={"title": title, "public": True, "seats": [{"kind": "me"}, *others]},
                    headers=token,
                )
            )["id"]
            for others in ([{"kind": "me"}], [{"kind": "me"}, {"kind": "open"}])
        )
        evil.post(f"/api/matches/{match}/chat", json={"text": EVIL}, headers=token)
        play(served.house, match, 25)
        there = f"/match/{match}"
        pages = ["/", "/me", "/lists", f"/new/{title}", f"/match/{lounge}", there]
        pages += [f"{there}/{part}" for part in ("update", "update?seat=0", "figures?seat=0")]
        pages += [
            f"{there}/{part}?seat=0" for part in ("replay/0", "replay/25", "frames/0", "line/2")
        ]
        pages += [f"{there}/replay", f"{there}/why?seat=0", f"/api/matches/{match}/board.svg"]
        pages += (
            [f"/library/{title}", f"/library/{title}/rules"] if title == "sands_of_time" else []
        )
        for path in pages:
            answer = evil.get(path)
            assert answer.status_code == 200, path
            if answer.headers["content-type"] != "application/json":
                check_html(answer.text, evil.csrf, styled=path.endswith(".svg"))
                continue
            told = answer.json()
            for parts in (told["parts"], *(frame["parts"] for frame in told.get("frames", ()))):
                for drawn in parts.values():
                    check_html(drawn if isinstance(drawn, str) else drawn[1], evil.csrf)


class Reader(HTMLParser):
    """Reads a page as a browser does, and minds what a browser would act upon."""

    def __init__(self, styled: bool) -> None:
        super().__init__()
        self.styled = styled
        """Is it a drawing, which brings its own style?"""
        self.tokens: list[list[str | None]] = []
        """For each form that changes something, the tokens that it carries."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = dict(attrs)
        assert tag != "script" or "src" in has or has["type"] == "application/json", "a script"
        assert tag != "style" or self.styled, "a style that no browser would take"
        for name, value in attrs:
            assert name != "style", f"a style of {tag} that no browser would take"
            assert not name.startswith("on"), f"{name} of {tag}"
            assert "javascript:" not in (value or "")
        if tag == "form" and (has.get("method") or "").lower() == "post":
            self.tokens.append([])
        elif tag == "input" and has.get("name") == "csrf":
            self.tokens[-1].append(has.get("value"))


def check_html(text: str, csrf: str, styled: bool = False) -> None:
    assert EVIL not in text
    reader = Reader(styled)
    reader.feed(text)
    assert all(tokens == [csrf] for tokens in reader.tokens), reader.tokens


def test_a_form_from_before_signing_in_is_void(served: Served) -> None:
    with browsing(served, "Dora") as dora:
        before = dora.csrf
        kept = dora.post("/me/password", data={"password": "correct horse", "csrf": before})
        assert kept.status_code == 303
        assert dora.csrf != before
        assert dora.post("/me/sign-out", data={"csrf": before}).status_code == 403
        assert dora.get("/api/me").json()["kept"]
        assert dora.post("/me/sign-out", data={"csrf": dora.csrf}).status_code == 303
        assert dora.get("/api/me").status_code == 401


def test_over_https_the_cookie_is_secure(served: Served) -> None:
    """The proxy before the server says so."""
    with Wire(served.url) as browser:
        assert "Secure" not in browser.get("/").headers["set-cookie"]
    with Wire(served.url) as browser:
        behind = browser.get("/", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in behind.headers["set-cookie"]


@pytest.mark.parametrize(
    "back",
    ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example", "evil", ""],
)
def test_nobody_is_sent_to_another_site(served: Served, back: str) -> None:
    with Wire(served.url) as browser:
        csrf = browser.get("/api/session").json()["csrf"]
        form = {"language": "de", "csrf": csrf, "back": back}
        assert browser.post("/language", data=form).headers["location"] == "/"
        form["back"] = "/library?x=1"
        assert browser.post("/language", data=form).headers["location"] == "/library?x=1"


def test_who_only_watches_changes_nothing(served: Served) -> None:
    anna, watcher = served.player("Anna"), served.player("Watcher")
    match = anna.create("toy", public=True, seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    ask = anna.table(match)["asks"][0]
    assert watcher.pick(match, 0, ask["picks"][0]["pick"]).status_code == 403
    assert watcher.pick(match, 0, ask["picks"][0]["pick"], seat=0).status_code == 403
    for deed in ("undo", "why", "leave", "resign", "return", "rematch", "replace"):
        body: dict[str, Any] = {"undo": {"seq": 0}, "why": {"pick": {}}, "replace": {"seat": 0}}
        answer = watcher.post(f"/matches/{match}/{deed}", **body.get(deed, {}))
        assert answer.status_code == 403, deed
    assert anna.table(match)["seq"] == 0


def test_too_large(served: Served, browser: Browser) -> None:
    anna = served.player("Anna")
    answer = anna.http.post("/guests", content=b"x" * 70_000)
    assert answer.status_code == 413
    assert answer.json()["error"] == "error-too-large"

    def pieces() -> Iterator[bytes]:
        for _ in range(70):
            yield b" " * 1000

    assert anna.http.post("/guests", content=pieces()).status_code == 413
    big = {"file": ("x.civ", b"x" * (UPLOAD + 1))}
    assert anna.http.post("/files", files=big).status_code == 413
    page = browser.post("/upload", files=big, data={"csrf": browser.csrf})
    assert page.status_code == 413


def test_floods(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Signing in, coming as a guest and making matches: a person is never that fast."""
    database = f"sqlite:///{tmp_path_factory.mktemp('floods') / 'civitas.db'}"
    with serving(database, limits=True) as served:
        nobody, anna = served.player(), served.player("Anna")
        match = anna.create("toy")["id"]
        file = {"file": ("x.civ", b"")}
        floods: dict[str, Callable[[], httpx.Response]] = {
            "sign-in": lambda: nobody.post("/token", name="Anna", password="guess"),
            "create": lambda: anna.post("/matches", title="toy"),
            "chat": lambda: anna.post(f"/matches/{match}/chat", text="Hello"),
            "upload": lambda: anna.http.post("/files", files=file),
            "guest": lambda: nobody.post("/guests", name="Anna"),
        }
        for deed, flood in floods.items():
            for _ in range(ALLOWANCES[deed].burst + 1):
                answer = flood()
                assert answer.status_code in (200, 400, 429)
            assert answer.status_code == 429, deed
            assert int(answer.headers["retry-after"]) > 0
        with Wire(served.url) as browser:
            form = {"name": "Anna", "password": "guess", "csrf": ""}
            form["csrf"] = browser.get("/api/session").json()["csrf"]
            assert browser.post("/me/sign-in", data=form).status_code == 429
            assert browser.post("/play/toy", data=form).status_code == 429


def test_picks_and_undos_without_end(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once from each seat, on the page and through the API; then one now and then."""
    monkeypatch.setattr(served.house, "limits", Limits(clock=lambda: 1000.0))
    for deed in ("pick", "undo"):
        assert ALLOWANCES[deed].burst >= 100  # an honest hand is never that fast
        monkeypatch.setitem(ALLOWANCES, deed, Allowance(4, 1.0))
    anna, ben = served.player("Anna"), served.player("Ben")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "me", "name": "Otto"}])["id"]
    for _ in range(6):
        assert ben.post(f"/matches/{match}/undo", seq=0, seat=0).status_code == 404
    page = f"{served.url}/match/{match}"
    for number in range(4):
        assert anna.pick(match, 0, {"pick": "bid", "coins": 1}, seat=0).status_code == 200
        seq = 2 * number + 1
        assert anna.post(f"/matches/{match}/undo", seq=seq, seat=0).status_code == 200
    for answer in (
        anna.pick(match, 0, {"pick": "bid", "coins": 1}, seat=0),
        anna.post(f"/matches/{match}/undo", seq=8, seat=0),
        anna.http.post(f"{page}/pick", json={"seat": 0, "seq": 0, "pick": 1}),
        anna.http.post(f"{page}/undo?lang=de", json={"seat": 0, "seq": 8}),
    ):
        assert answer.status_code == 429
        assert answer.headers["retry-after"] == "2"
    assert "Das war etwas schnell" in answer.text
    assert anna.pick(match, 0, {"pick": "bid", "coins": 1}, seat=1).status_code == 200
    assert anna.table(match)["seq"] == 9


def test_sitting_down_and_getting_up_without_end(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is a line of the chat, a drawing for all who look, or something that all processes have
    to read anew."""
    monkeypatch.setattr(served.house, "limits", Limits(clock=lambda: 1000.0))
    for deed in ("seat", "wish", "plea"):
        assert ALLOWANCES[deed].burst >= 20  # an honest hand is never that fast
        monkeypatch.setitem(ALLOWANCES, deed, Allowance(4, 1.0))
    anna, ben = served.player("Anna"), served.player("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    match = anna.create("toy", public=True, seats=seats)["id"]
    for deed in ("join", "leave", "join", "leave"):
        assert ben.post(f"/matches/{match}/{deed}").status_code == 200
    for deed in ("join", "leave", "return", "resign"):
        assert ben.post(f"/matches/{match}/{deed}").status_code == 429
    said = anna.get(f"/matches/{match}/chat").json()
    assert len(said) == 4
    for _ in range(4):
        assert ben.http.patch("/me", json={"wishes": {"theme": "dark"}}).status_code == 200
    assert ben.http.patch("/me", json={"name": "Benno"}).status_code == 429
    alone = anna.create("toy", seats=[{"kind": "me"}] * 2)["id"]
    for _ in range(4):
        assert anna.post(f"/matches/{alone}/plea", step=0, seat=0).status_code == 409
    assert anna.post(f"/matches/{alone}/plea", step=0, seat=0).status_code == 429


def test_many_guests_at_one_address_talk_as_much_as_few(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests cost nothing, and a line of the chat is sent to all who look."""
    guests = [served.player(name) for name in ("Anna", "Ben", "Clara", "Gaia", "Emil")]
    monkeypatch.setattr(served.house, "limits", Limits(clock=lambda: 1000.0))
    monkeypatch.setitem(ALLOWANCES, "talk", Allowance(4, 1.0))
    match = guests[0].create("toy", public=True)["id"]
    said = [guest.post(f"/matches/{match}/chat", text="Hello").status_code for guest in guests]
    assert said == [200, 200, 200, 200, 429]


def test_an_allowance_fills_up_again() -> None:
    now = 1000.0
    limits = Limits(clock=lambda: now)
    burst, seconds = ALLOWANCES["create"]
    for _ in range(burst):
        limits.take("create", "anna", "here")
    with pytest.raises(TooMany) as refused:
        limits.take("create", "anna")
    with pytest.raises(TooMany):
        limits.take("create", "ben", "here")
    limits.take("create", "ben")
    now += refused.value.seconds
    limits.take("create", "anna")
    with pytest.raises(TooMany):
        limits.take("create", "anna")
    now += burst * seconds
    for _ in range(burst):
        limits.take("create", "anna")
