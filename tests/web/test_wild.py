"""Whatever is sent to whatever address of the server: it is never the server's own fault."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from http.client import HTTPConnection
from urllib.parse import urlencode

import pytest

from tests.web.conftest import BOTH
from tests.web.routes import BODIES, FORMS, USUAL, Door, doors
from tests.web.server import Served, Wire, serving

WILD = ("%00", "%FF", "%ED%A0%80", "-1", "9" * 5000, "1e999")
"""For an address or a form, as it stands there."""
WILD_JSON = (
    b'"\xff"', rb'"\ud800"', rb'"\u0000"', b"1e999", b"NaN", b"9" * 30, b"9" * 5000, b"-1",
    b"[" * 900 + b"]" * 900, b'{"a":' * 900 + b"1" + b"}" * 900,
)  # fmt: skip
WHOLE = (b"", b"\xff", b"{", b"[" * 30_000, b'{"a":' * 12_000, b"null", b"\xff\xfe{\x00")
"""For a body that has to be JSON."""
MULTIPART = "multipart/form-data; boundary="
HEADERS = (
    {
        "Cookie": b"civitas=\xff\x80; " + b"; ".join([b"a=1"] * 3000),
        "Accept-Language": b"\xff, de;q=nan, en;q=inf, fr;q=" + b"9" * 5000,
    },
    {"Authorization": b"Bearer \xff", "Accept-Language": b"," * 9000},
    {"Authorization": b"Bearer " + b"." * 9000},
    {"X-CSRF": b"\xff", "If-None-Match": b'"x",' * 3000, "Range": b"bytes=" + b"0-1," * 3000},
    {"Content-Type": b"application/json; charset=utf-16"},
    {"Content-Type": b"application/x-www-form-urlencoded; charset=\xff"},
    {"Content-Type": MULTIPART.encode() + b"\xff"},
    {"Content-Type": MULTIPART.encode()},
)


@pytest.fixture(scope="module")
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """On PostgreSQL, which refuses more than SQLite, where it is there."""
    database = f"sqlite:///{tmp_path_factory.mktemp('wild') / 'civitas.db'}"
    if "postgresql" in BOTH:
        cluster = request.getfixturevalue("cluster")
        database = cluster.new_database().replace("postgresql://", "postgresql+psycopg://")
    with serving(database) as served:
        yield served


class Vandal(Wire):
    """Somebody with a cookie and a match, who sends what nobody should."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        name = {"name": "Vandal", "csrf": self._token()}
        assert self.post("/me/name", data=name).status_code == 303
        self.csrf = self.headers["X-CSRF"] = self._token()
        two = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
        made = self.post("/api/matches", json={"title": "toy", "public": True, "seats": two})
        self.match: str = made.json()["id"]
        self._line = HTTPConnection(url.removeprefix("http://"))
        """Sends what httpx would refuse to, and sooner."""

    def _token(self) -> str:
        token: str = self.get("/api/session").json()["csrf"]
        return token

    def throw(
        self,
        door: Door,
        address: str = "",
        body: bytes | None = None,
        headers: Mapping[str, str | bytes] = {},
    ) -> None:
        """Send it; it is answered, and it is not the server's fault."""
        address = address or door.at(self.match)
        usual = self.build_request(door.method, door.at(self.match), **door.body(self.csrf))
        sent = {name.lower(): value for name, value in headers.items()}
        sent = {**usual.headers, "cookie": f"civitas={self.cookies['civitas']}", **sent}
        sent.pop("content-length", None)
        self._line.request(door.method, address, usual.read() if body is None else body, sent)
        answer = self._line.getresponse()
        assert answer.status < 500, (str(door), address[:80], str(body)[:80], str(headers)[:80])
        if "event-stream" in (answer.headers["Content-Type"] or ""):
            self._line.close()
        else:
            answer.read()

    def close(self) -> None:
        self._line.close()
        super().close()


@pytest.fixture(scope="module")
def vandal(served: Served) -> Iterator[Vandal]:
    vandal = Vandal(served.url)
    yield vandal
    vandal.close()


KIND = [door for door in doors() if door.path != "/me/sign-out"]


@pytest.mark.parametrize("door", KIND, ids=str)
def test_wild_requests(vandal: Vandal, door: Door) -> None:
    for wild in WILD:
        for part in door.parts:
            path = door.prefix + door.path.replace(f"{{{part}}}", wild)
            vandal.throw(door, _filled(path, vandal.match))
        for name in door.query:
            seat = "seat=0&" if "seat" in door.query and name != "seat" else ""
            vandal.throw(door, f"{door.at(vandal.match)}?{seat}{name}={wild}")
    for headers in HEADERS:
        vandal.throw(door, headers=headers)


SENT = [door for door in KIND if door.method != "GET"]


@pytest.mark.parametrize("door", [d for d in SENT if d.is_form or d.is_file], ids=str)
def test_wild_forms(vandal: Vandal, door: Door) -> None:
    for name in (*door.fields, "csrf", "%FF"):
        for wild in WILD:
            form = {**FORMS.get(door.path, {}), "csrf": vandal.csrf}
            form.pop(name, None)
            vandal.throw(door, body=f"{urlencode(form)}&{name}={wild}".encode(), headers=FORM)
    for whole in (*WHOLE, b"a&" * 30_000, b"=" * 60_000, _parts(900)):
        vandal.throw(door, body=whole, headers=FORM)
        vandal.throw(door, body=whole, headers={"Content-Type": f"{MULTIPART}x"})


@pytest.mark.parametrize("door", [d for d in SENT if not d.is_form and not d.is_file], ids=str)
def test_wild_json(vandal: Vandal, door: Door) -> None:
    for whole in WHOLE:
        vandal.throw(door, body=whole, headers=JSON)
    for name in door.fields:
        rest = {key: value for key, value in BODIES[door.path].items() if key != name}
        head = json.dumps(rest).encode()[:-1] + (b"," if rest else b"")
        for wild in WILD_JSON:
            vandal.throw(door, body=b'%b"%b":%b}' % (head, name.encode(), wild), headers=JSON)


FORM = {"Content-Type": "application/x-www-form-urlencoded"}
JSON = {"Content-Type": "application/json"}


def _parts(number: int) -> bytes:
    """A form of so many nameless files."""
    part = b'--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n\r\n'
    return part * number + b"--x--\r\n"


def _filled(path: str, match: str) -> str:
    """The address, with what is usual where nothing stands yet."""
    for part, usual in {"match": match, **USUAL}.items():
        path = path.replace(f"{{{part}}}", usual)
    return path
