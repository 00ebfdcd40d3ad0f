"""The API, over HTTP: everything the page does."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import civitas
from civitas.kernel.match import loads
from tests.patience import in_time
from tests.web.server import Player, Served, Wire, ok, serving

DICE = random.Random(5)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('api') / 'civitas.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def anna(served: Served) -> Player:
    return served.player("Anna")


@pytest.fixture(scope="module")
def ben(served: Served) -> Player:
    return served.player("Ben")


def two_at_a_table(anna: Player, ben: Player, title: str = "toy") -> str:
    made = anna.create(title, seats=[{"kind": "me"}, {"kind": "open"}])
    ok(ben.post(f"/matches/{made['id']}/join", key=made["link"]))
    return str(made["id"])


def finished(anna: Player) -> str:
    match = str(anna.create(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"])
    while not anna.play_once(match, DICE)["result"]:
        pass
    return match


def test_titles_in_both_languages(served: Served) -> None:
    stranger = served.player()
    titles = {title["id"]: title for title in ok(stranger.get("/titles"))}
    assert {"sands_of_time", "toy"} <= titles.keys()
    stranger.http.headers["Accept-Language"] = "de-AT,de;q=0.9,en;q=0.5"
    german = ok(stranger.get("/titles/sands_of_time"))
    assert german["pitch"] != titles["sands_of_time"]["pitch"]
    assert german["options"][0]["text"] != titles["sands_of_time"]["options"][0]["text"]


def test_a_whole_match_against_a_bot(anna: Player) -> None:
    match = finished(anna)
    table = anna.table(match)
    assert table["asks"] == []
    assert len(table["result"]["scores"]) == 2
    about = ok(anna.get(f"/matches/{match}"))
    assert about["status"] == "over"
    assert about["seed"]
    card = next(card for card in ok(anna.get("/matches")) if card["id"] == match)
    assert card["result"] == table["result"]


def test_an_ask_lists_picks_with_words_and_places(anna: Player) -> None:
    match = anna.create("sands_of_time")["id"]
    ask = anna.wait(match)["asks"][0]
    assert ask["text"]
    assert all(pick["text"] and pick["pick"]["pick"] for pick in ask["picks"])
    assert any(pick["places"] for pick in ask["picks"])
    assert all("terms" in pick for pick in ask["picks"])
    anna.http.headers["Accept-Language"] = "de"
    german = anna.table(match)["asks"][0]
    del anna.http.headers["Accept-Language"]
    assert german["text"] != ask["text"]


def test_a_stale_pick_is_answered_with_the_present_asks(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben, "sands_of_time")
    player = anna if anna.table(match)["asks"] else ben
    ask = player.table(match)["asks"][0]
    first = player.pick(match, ask["seq"], ask["picks"][0]["pick"])
    again = player.pick(match, ask["seq"], ask["picks"][0]["pick"])
    assert first.status_code == 200
    assert again.status_code == 409
    refusal = again.json()
    assert refusal["error"].startswith("refused-")
    assert refusal["message"].endswith(".")
    assert refusal["table"]["seq"] == first.json()["seq"] == player.table(match)["seq"]


def test_a_pick_that_is_not_on_offer(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    ask = anna.table(match)["asks"][0]
    for pick in ({"pick": "bid", "coins": 99}, {"pick": "nothing"}, {}, {"pick": "bid"}):
        refused = anna.pick(match, ask["seq"], pick)
        assert refused.status_code == 409, pick
        assert refused.json()["table"]["asks"]
    assert anna.pick(match, ask["seq"], ask["picks"][0]["pick"], seat=1).status_code == 403
    assert anna.table(match)["seq"] == 0


def test_undo_over_the_api(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    ask = anna.table(match)["asks"][0]
    after = ok(anna.pick(match, ask["seq"], ask["picks"][2]["pick"]))
    assert after["can_undo"]
    assert not ben.table(match)["can_undo"]
    undone = ok(anna.post(f"/matches/{match}/undo", seq=after["seq"]))
    assert not undone["can_undo"]
    assert undone["waiting"] == [0, 1]
    assert anna.post(f"/matches/{match}/undo", seq=after["seq"]).status_code == 409


def test_log_and_chat(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    for _ in range(4):
        for player in (anna, ben):
            if player.table(match)["asks"]:
                player.play_once(match, DICE)
    log = ok(anna.get(f"/matches/{match}/log"))
    assert log["total"] == len(log["lines"]) > 0
    rest = ok(anna.get(f"/matches/{match}/log", since=log["total"] - 1))
    assert rest["lines"] == log["lines"][-1:]
    ok(ben.post(f"/matches/{match}/chat", text="<b>Hello</b>"))
    lines = ok(anna.get(f"/matches/{match}/chat"))
    assert (lines[-1]["name"], lines[-1]["text"]) == ("Ben", "<b>Hello</b>")
    assert ok(anna.get(f"/matches/{match}/chat", since=lines[-1]["id"])) == []
    for text in ("", "x" * 501):
        assert ben.post(f"/matches/{match}/chat", text=text).status_code == 422


def test_why_not(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    for player in (anna, ben):
        player.play_once(match, DICE)
    laid = ok(anna.pick(match, 2, {"pick": "lay", "spot": "a"}))
    assert laid["waiting"] == [1]
    why = ok(ben.post(f"/matches/{match}/why", pick={"pick": "lay", "spot": "a"}))
    assert why["clause"] == "TOY-2"
    assert ok(ben.post(f"/matches/{match}/why", pick={"pick": "lay", "spot": "b"}))["text"] == ""


def test_a_stream_tells_what_happens(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    ask = anna.table(match)["asks"][0]
    numbers = []
    with ben.http.stream("GET", f"/matches/{match}/events", timeout=10) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        for line in in_time(stream.iter_lines(), "An event"):
            if line.startswith("data: "):
                numbers.append(json.loads(line[6:])["seq"])
                if len(numbers) == 1:
                    ok(anna.pick(match, ask["seq"], ask["picks"][0]["pick"]))
                elif len(numbers) == 2:
                    ok(anna.post(f"/matches/{match}/chat", text="Your turn"))
                else:
                    break
    assert numbers == [0, 1, 1]


def test_who_may_look(served: Served, anna: Player, ben: Player) -> None:
    stranger, nobody = served.player("Stranger"), served.player()
    match = two_at_a_table(anna, ben)
    link = ok(anna.get(f"/matches/{match}"))["link"]
    for path in ("", "/table", "/log", "/chat", "/replay/0", "/board.svg", "/file", "/events"):
        for who in (stranger, nobody):
            assert who.get(f"/matches/{match}{path}").status_code == 404, path
            assert who.get(f"/matches/{match}{path}", key="guess").status_code == 404, path
    for path in ("/picks", "/undo"):
        assert stranger.post(f"/matches/{match}{path}", seq=0, pick={}).status_code in (404, 422)
    for who in (stranger, nobody):
        seen = ok(who.get(f"/matches/{match}/table", key=link))
        assert seen["seat"] is None
        assert seen["asks"] == []
        assert who.get(f"/matches/{match}/table", key=link, seat=0).status_code == 403
        assert ok(who.get(f"/matches/{match}", key=link))["link"] is None
    public = anna.create(public=True)["id"]
    assert ok(nobody.get(f"/matches/{public}/table"))["seat"] is None
    assert public in [card["id"] for card in ok(nobody.get("/matches/running"))]


def test_a_running_match_cannot_be_downloaded(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    refused = anna.get(f"/matches/{match}/file")
    assert refused.status_code == 403
    assert refused.json()["error"] == "error-export-running"
    assert ok(anna.get(f"/matches/{match}"))["seed"] is None


def test_download_verify_and_upload(served: Served, anna: Player) -> None:
    match = finished(anna)
    data = anna.get(f"/matches/{match}/file").content
    table = loads(data, "match.civ")
    assert table.over
    shown = ok(anna.http.post("/files", files={"file": ("match.civ", data)}))
    assert shown["status"] == "shown"
    assert shown["seed"] == table.header.seed
    stranger = served.player("Stranger")
    assert stranger.get(f"/matches/{shown['id']}/table").status_code == 404
    total = anna.table(shown["id"])["picks"]
    for number in (0, total // 2, total):
        mine = ok(anna.get(f"/matches/{match}/replay/{number}", seat=0))
        theirs = ok(anna.get(f"/matches/{shown['id']}/replay/{number}", seat=0))
        assert mine["board"] == theirs["board"]
    assert anna.get(f"/matches/{shown['id']}/file").content == data
    assert anna.post(f"/matches/{shown['id']}/leave").status_code == 403


@pytest.mark.parametrize("written", ["Seat {}", "seat {}"])
def test_seats_that_nobody_named_are_called_as_the_page_calls_them(
    anna: Player, written: str
) -> None:
    """In the reader's language; as they are written now, and as they were once."""
    table = civitas.new("toy", seats=2, seed="file")
    assert table.header.seats == ("Seat 1", "Seat 2")
    table = civitas.new("toy", seats=[written.format(1), written.format(2)], seed="file")
    while not table.over:
        table.pick(DICE.choice(table.asks[0].picks), table.asks[0].seat)
    data = table.to_bytes()
    shown = ok(anna.http.post("/files", files={"file": ("match.civ", data)}))
    for language, names in (("en", ["Seat 1", "Seat 2"]), ("de", ["Platz 1", "Platz 2"])):
        spoken = {"Accept-Language": language}
        told = ok(anna.http.get(f"/matches/{shown['id']}", headers=spoken))
        assert [seat["name"] for seat in told["seats"]] == names
    assert anna.get(f"/matches/{shown['id']}/file").content == data


def test_bots_in_a_file_are_called_as_at_the_table(anna: Player) -> None:
    match = finished(anna)
    here = [seat["name"] for seat in ok(anna.get(f"/matches/{match}"))["seats"]]
    assert "Random" in here
    data = anna.get(f"/matches/{match}/file").content
    shown = ok(anna.http.post("/files", files={"file": ("match.civ", data)}))
    assert [seat["name"] for seat in ok(anna.get(f"/matches/{shown['id']}"))["seats"]] == here


def test_a_file_that_is_none(anna: Player) -> None:
    match = finished(anna)
    data = anna.get(f"/matches/{match}/file").content
    lines = data.splitlines(keepends=True)
    for wrong in (
        b"",
        b"hello",
        b"\xff\xfe",
        data[:-40],
        b"".join([lines[0], *lines[2:]]),
        data.replace(b'"Anna"', b'"Anne"'),
        b'{"civitas":1}\n',
        b"[" * 100_000,
    ):
        refused = anna.http.post("/files", files={"file": ("x.civ", wrong)})
        assert refused.status_code == 400, wrong[:60]
        assert refused.json()["message"].endswith(".")
    assert anna.http.post("/files").status_code == 422


def test_replay_of_a_running_match_is_ones_own_view(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    ok(anna.pick(match, 0, {"pick": "bid", "coins": 4}))
    ok(ben.pick(match, 0, {"pick": "bid", "coins": 2}))
    ok(anna.pick(match, 2, {"pick": "lay", "spot": "c"}))
    position = ok(anna.get(f"/matches/{match}/replay/2"))
    assert position["total"] == 3
    assert position["board"]["bids"] == [4, -1]
    assert position["board"]["stones"] == {}
    after = ok(ben.get(f"/matches/{match}/replay/3"))
    assert after["board"]["bids"] == [-1, 2]
    assert after["board"]["stones"] == {"c": 0}
    assert [line["message"] for line in after["lines"]] == ["toy-laid"]
    assert anna.get(f"/matches/{match}/replay/2", seat=1).status_code == 403


def test_hot_seat_over_the_api(anna: Player) -> None:
    match = anna.create(seats=[{"kind": "me"}, {"kind": "me", "name": "Otto"}])["id"]
    assert anna.table(match)["my_seats"] == [0, 1]
    for seat in (1, 0):
        table = ok(anna.get(f"/matches/{match}/table", seat=seat))
        assert table["seat"] == seat
        ask = table["asks"][0]
        ok(anna.pick(match, ask["seq"], ask["picks"][1]["pick"], seat=seat))
    assert anna.table(match)["seq"] == 2


def test_seats_over_the_api(anna: Player, ben: Player) -> None:
    match = two_at_a_table(anna, ben)
    left = ok(ben.post(f"/matches/{match}/leave"))
    assert left["seats"][1]["away"]
    assert not ok(ben.post(f"/matches/{match}/return"))["seats"][1]["away"]
    assert anna.post(f"/matches/{match}/replace", seat=1).status_code == 403
    gone = ok(ben.post(f"/matches/{match}/resign"))
    assert gone["seats"][1]["holder"] == "bot"
    again = ok(anna.post(f"/matches/{match}/rematch"))
    assert again["status"] == "open"
    assert ok(ben.post(f"/matches/{match}/rematch"))["id"] == again["id"]


def test_the_board_is_a_picture(anna: Player) -> None:
    match = anna.create("sands_of_time")["id"]
    picture = anna.get(f"/matches/{match}/board.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


def test_me(served: Served) -> None:
    carla = served.player("Carla")
    assert ok(carla.get("/me"))["name"] == "Carla"
    changed = ok(carla.http.patch("/me", json={"name": "Clara", "wishes": {"language": "de"}}))
    assert changed["person"]["name"] == "Clara"
    assert carla.get("/matches/000000000000").json()["message"].startswith("Diese Partie gibt es")
    assert carla.http.patch("/me", json={"wishes": {"language": "xx"}}).status_code == 400
    kept = ok(carla.http.patch("/me", json={"password": "correct horse"}))
    assert carla.get("/me").status_code == 401, "the old token is void"
    again = served.player(token=kept["token"])
    assert ok(again.get("/me"))["kept"]
    stranger = served.player()
    signed = ok(stranger.post("/token", name="clara", password="correct horse"))
    assert signed["person"]["id"] == kept["person"]["id"]
    wrong = stranger.post("/token", name="clara", password="wrong horse")
    assert wrong.status_code == 400
    assert wrong.json()["error"] == "error-sign-in"


def test_errors_are_sentences_in_the_language_of_the_request(served: Served) -> None:
    stranger = served.player()
    cases = {
        ("GET", "/matches"): 401,
        ("GET", "/nothing"): 404,
        ("DELETE", "/titles"): 405,
        ("POST", "/guests"): 422,
        ("GET", "/titles/chess"): 404,
        ("GET", "/matches/123456789abc"): 404,
        ("GET", "/matches/..%00"): 422,
    }
    for (method, path), status in cases.items():
        english = stranger.http.request(method, path)
        german = stranger.http.request(method, path, headers={"Accept-Language": "de"})
        assert english.status_code == german.status_code == status, path
        assert english.json()["error"] == german.json()["error"]
        assert english.json()["message"] != german.json()["message"], path


def test_pages_tell_errors_as_pages(served: Served) -> None:
    with Wire(served.url) as browser:
        answer = browser.get("/there/is/nothing", headers={"Accept-Language": "de"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert "gibt es nichts" in answer.text


def test_the_program_stops_when_streams_are_open(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}") as served:
        anna = served.player("Anna")
        match = anna.create("toy")["id"]
        client = Wire(served.url, headers=anna.http.headers)
        request = client.build_request("GET", f"/api/matches/{match}/events")
        stream = client.send(request, stream=True)
    assert b"data" in stream.read(), "it was cut off, not ended"
    client.close()


def test_a_list_says_how_much_time_is_left(served: Served) -> None:
    with Wire(served.url) as browser:
        form = {"csrf": browser.get("/api/session").json()["csrf"], "days": "3"}
        form |= {"seat-0": "here", "seat-1": "here", "name-0": "Anna", "name-1": "Otto"}
        assert browser.post("/new/toy", data=form).status_code == 303
        for path in ("/", "/me"):
            assert "3 days left" in browser.get(path).text
