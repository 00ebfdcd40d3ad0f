"""What no page of ours would ever send: it is refused with a sentence, and nothing is our fault."""

from __future__ import annotations

import errno
import json
import random
import tempfile
from collections.abc import Iterator
from secrets import token_hex
from typing import Any

import httpx
import msgspec
import pytest

from civitas.kernel.journal import MOST_NOTED, Closing, match_bytes
from civitas.kernel.match import new
from civitas.kernel.notes import Note
from civitas.web.front.headers import SAME
from tests.web.server import Player, Served, Wire, ok, serving

DEEP = 900
"""As deep as a body can be that is still read."""


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with serving(database) as served:
        yield served


def send(player: Player, path: str, body: str, method: str = "POST") -> httpx.Response:
    """A body that is sent as it is."""
    headers = {"Content-Type": "application/json"}
    return player.http.request(method, path, content=body, headers=headers)


def refused(answer: httpx.Response, *status: int) -> None:
    assert answer.status_code in status, answer.text
    problem = answer.json()
    assert problem["error"]
    assert problem["message"].endswith((".", ")"))


def nested(opening: str, closing: str) -> str:
    return f"{opening * DEEP}1{closing * DEEP}"


def test_picks_that_are_none(served: Served) -> None:
    anna = served.player("Anna")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    matches = [anna.create(title, seats=seats)["id"] for title in ("toy", "sands_of_time")]
    for pick in (
        '{"pick": "\\ud800"}',
        '{"\\ud800": 1}',
        '{"pick": "lay", "spot": "\\ud83c"}',
        '{"pick": "annex", "region": "\\ud83c"}',
        '{"pick": "lay", "spot": "\\u0000"}',
        '{"pick": "bid", "coins": 1e400}',
        '{"pick": "bid", "coins": NaN}',
        f'{{"pick": "bid", "coins": 1{"0" * 400}}}',
        f'{{"pick": "bid", "coins": {nested("[", "]")}}}',
        '{"pick": ' + nested('{"a":', "}") + "}",
        "[]",
        "7",
    ):
        for match in matches:
            refused(
                send(anna, f"/matches/{match}/picks", f'{{"seq": 0, "pick": {pick}}}'), 409, 422
            )
            why = send(anna, f"/matches/{match}/why", f'{{"pick": {pick}}}')
            assert why.status_code in (200, 409, 422), (pick[:60], why.text)
    for match in matches:
        assert anna.table(match)["seq"] == 0
    refused(send(anna, f"/matches/{matches[0]}/picks", "[" * 60_000), 400, 422)


def test_words_that_no_database_keeps(served: Served) -> None:
    anna = served.player("Anna")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    for text in ("a\0b", "\0", " ", " \n\t", ""):
        refused(anna.post(f"/matches/{match}/chat", text=text), 422)
    refused(send(anna, f"/matches/{match}/chat", '{"text": "\\ud800"}'), 400, 422)
    assert ok(anna.get(f"/matches/{match}/chat")) == []
    for name in ("a\0b", "\ud83c", "\u202e"):
        refused(send(anna, "/guests", json.dumps({"name": name})), 400, 422)
        refused(send(anna, "/me", json.dumps({"name": name}), "PATCH"), 400, 422)
        refused(send(anna, "/token", json.dumps({"name": name, "password": "x"})), 400, 422)
    for wishes in ({"self": "x"}, {"person": "x"}, {"theme": "\0"}, {"\0": "\0"}):
        refused(anna.http.patch("/me", json={"wishes": wishes}), 400)
    for options in ({"generous": "\0"}, {"\0": True}, {"generous": 10**20}):
        refused(anna.post("/matches", title="toy", options=options), 400, 422)
    for title in ("\0", "..", "toy\n"):
        refused(anna.post("/matches", title=title), 404)
    assert ok(anna.get("/me"))["name"] == "Anna"


def made_up(**header: Any) -> bytes:
    """A file of a whole match with something in its head that our programs never write."""
    table = new("toy", 2, seed="made up")
    dice = random.Random(1)
    while not table.over:
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)
    head = msgspec.structs.replace(table.header, **header)
    closing = Closing(len(table.journal), table.state_hash(), table.result)
    return match_bytes(head, table.journal, closing)


def test_files_that_somebody_has_made_up(served: Served) -> None:
    anna = served.player("Anna")

    def bring(data: bytes) -> httpx.Response:
        return anna.http.post("/files", files={"file": ("x.civ", data)})

    ok(bring(made_up()))
    for started in (-1, 1 << 40, 1 << 63, 1 << 64, 10**30):
        refused(bring(made_up(started=started)), 400)
    for seats in (("x" * 41, "y"), ("a\0", "b"), ("Anna",), ("Anna",) * 300):
        refused(bring(made_up(seats=seats)), 400)
    for wrong in ({"seed": "another"}, {"commitment": "0" * 64}, {"rules_version": "9" * 500}):
        refused(bring(made_up(**wrong)), 400)
    refused(bring(made_up(title="\0")), 400, 404)
    assert len(ok(anna.get("/matches"))) == 1


def test_a_file_for_which_the_disk_has_no_room(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A large one lies there while it comes in."""

    said = f"No space left on device {token_hex(4)}"  # what was said before is not said again

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, said)

    anna = served.player("Anna")
    with monkeypatch.context() as patch:
        patch.setattr(tempfile.SpooledTemporaryFile, "rollover", full)
        answer = anna.http.post("/files", files={"file": ("x.civ", b"x" * 1_500_000)})
    assert answer.status_code == 503, answer.text
    assert answer.json()["error"] == "error-storage"
    assert "Retry-After" in answer.headers
    assert said in caplog.text
    ok(anna.http.post("/files", files={"file": ("x.civ", made_up())}))


def test_a_file_with_more_notes_than_anybody_ever_made(served: Served) -> None:
    """To read 60,000 of them in one place, which are less than 2 MB, took half a minute."""
    table = new("toy", 2, seed="made up")
    anna = served.player("Anna")
    for many, status in ((MOST_NOTED, 200), (MOST_NOTED + 1, 400)):
        for at in (0, len(table.journal)):
            table.journal.notes = {at: (Note("standing", 0),) * many}
            answer = anna.http.post("/files", files={"file": ("x.civ", table.to_bytes())})
            assert answer.status_code == status, answer.text
        ask = table.asks[0]
        table.pick(ask.picks[0], ask.seat)


def test_addresses_and_forms_that_nobody_has_linked(served: Served) -> None:
    anna = served.player("Anna")
    made = anna.create("toy")
    match, key = made["id"], made["link"]
    big = "9" * 5000
    with Wire(served.url) as browser:
        browser.get(f"/match/{match}?key={key}")
        for path in (
            "/board/toy/x.html",
            "/board/toy/x.html?setting=%00&language=en",
            "/board/toy/x.html?setting={}&language=en",
            f'/board/toy/x.html?setting={{"seats":{"9" * 30},"options":{{}}}}&language=en',
            f'/board/toy/x.html?setting={{"seats":2,"options":{{}},"rules":{big}}}&language=en',
            '/board/toy/x.html?setting={"seats":2,"options":{}}&language=xx',
            f"/new/toy/options?seat-0={big}&option-generous=%00",
            "/picture/nothing",
            f"/match/{match}/replay/{big}",
            f"/match/{match}/replay?at={10**30}&seat=0",
            f"/match/{match}/update?first=-{10**30}&seat=-1&have=%00",
            f"/match/{match}/why?seat=0&place=%00",
            f"/match/{match}/figures?seat=-7",
            "/library/nothing/rules",
            "/static/%2e%2e/app.py",
            "/match/abcdef%0a",
            "/%00?lang=%00",
        ):
            answer = browser.get(path)
            assert answer.status_code < 500, (path[:60], answer.text)
        for path, form in {
            "/language": {"language": "\0"},
            "/play/nothing": {},
            "/me/name": {"name": "\0"},
            "/me/sign-in": {"name": "\0", "password": "\0"},
            "/new/toy": {"seat-0": "here", "name-0": "\0", "seat-1": "bot-\0", "days": "\u00b2"},
            f"/match/{match}/join": {"seat": str(10**30)},
            f"/match/{match}/replace": {"seat": "-1"},
            "/me/wishes": {"theme": "\0"},
        }.items():
            csrf = browser.get("/api/session").json()["csrf"]
            answer = browser.post(path, data={**form, "csrf": csrf})
            assert 400 <= answer.status_code < 500, (path, answer.text)
        csrf = browser.get("/api/session").json()["csrf"]
        assert browser.post("/play/toy", data={"csrf": csrf}).status_code == 303


def test_a_fault_of_ours_is_told_as_such(served: Served) -> None:
    """One sentence, in the right language, no word of what it was, and as safe as any answer."""
    anna = served.player("Anna")
    match = anna.create("blind", seats=[{"kind": "me"}, {"kind": "me", "name": "Otto"}])["id"]
    ok(anna.http.patch("/me", json={"wishes": {"language": "de"}}))
    fault = anna.get(f"/matches/{match}/table")
    assert fault.status_code == 500
    assert fault.json()["error"] == "error-fault"
    assert "schiefgegangen" in fault.json()["message"]
    assert "ZeroDivision" not in fault.text
    for name, value in SAME.items():
        assert fault.headers[name] == value
    assert ok(anna.get(f"/matches/{match}"))["status"] == "running"
