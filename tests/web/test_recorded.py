"""Databases that released versions have left: opened, brought up to date, played on.

`scripts/record_database.py` made them; in each lie people and matches of every kind.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory

from civitas.kernel.match import loads
from civitas.web import storage
from tests.recorded.marks import RECORDED, recorded
from tests.web.server import Player, Served, Wire, ok, serving

DATABASES = sorted((Path(__file__).parent / "recorded").glob("*.db.gz"))
PASSWORDS = {"Anna": "a word of Anna's", "Bert": "a word of Bert's"}


@pytest.fixture(params=DATABASES, ids=lambda file: file.name.removesuffix(".db.gz"))
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database as it was left, a moment ago: what nobody comes to for days is cleared away."""
    file = tmp_path / "civitas.db"
    file.write_bytes(gzip.decompress(request.param.read_bytes()))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE match SET changed = ?", (int(time.time()),))
    return file


@pytest.fixture
def rows(left: Path) -> dict[str, dict[str, Any]]:
    """The matches in it, by id."""
    with closing(sqlite3.connect(left)) as database:
        database.row_factory = sqlite3.Row
        return {row["id"]: dict(row) for row in database.execute("SELECT * FROM match")}


@pytest.fixture
def served(left: Path, rows: dict[str, dict[str, Any]]) -> Iterator[Served]:
    """The present program on it."""
    assert rows
    with serving(f"sqlite:///{left}") as place:
        yield place


def signed_in(place: Served, name: str) -> Player:
    welcome = ok(place.player().post("/token", name=name, password=PASSWORDS[name]))
    return place.player(token=welcome["token"])


def test_people_sign_in_and_find_their_matches(
    served: Served, rows: dict[str, dict[str, Any]]
) -> None:
    anna = signed_in(served, "Anna")
    me = ok(anna.get("/me"))
    assert (me["name"], me["wishes"]["language"]) == ("Anna", "de")
    cards = {card["id"]: card for card in ok(anna.get("/matches"))}
    assert len(cards) > 10
    for match, card in cards.items():
        assert (card["title"], card["status"]) == (rows[match]["title"], rows[match]["status"])
        told = ok(anna.get(f"/matches/{match}"))
        assert told["rules_version"] == rows[match]["rules_version"]
        assert told["options"] == json.loads(rows[match]["options"])
    free = {card["id"] for card in ok(anna.get("/matches/open"))}
    assert free == {
        match for match, row in rows.items() if row["status"] == "open" and row["public"]
    }


def test_running_matches_go_on_under_their_rules(
    served: Served, rows: dict[str, dict[str, Any]]
) -> None:
    dice = random.Random(1)
    played = set()
    for player in (signed_in(served, name) for name in PASSWORDS):
        waiting = [card for card in ok(player.get("/matches")) if card["my_turn"]]
        for match in (card["id"] for card in waiting):
            table = player.play_once(match, dice)
            assert table["seq"] > rows[match]["events"]
            if table["can_undo"] and table["seat"] in table["waiting"]:
                ok(player.post(f"/matches/{match}/undo", seq=table["seq"]))
            assert "<svg" in player.get(f"/matches/{match}/board.svg").text
            assert ok(player.get(f"/matches/{match}/log"))["lines"]
            played.add((table["title"], ok(player.get(f"/matches/{match}"))["rules_version"]))
    assert played == {("clash_of_cultures", "1"), ("sands_of_time", "1")}


def test_a_running_match_with_a_bot_is_played_to_its_end(
    served: Served, rows: dict[str, dict[str, Any]]
) -> None:
    anna = signed_in(served, "Anna")
    dice = random.Random(2)
    match = next(
        card["id"]
        for card in ok(anna.get("/matches"))
        if (card["title"], card["status"], len(card["names"])) == ("sands_of_time", "running", 2)
        if not card["days"]
    )
    while not anna.play_once(match, dice)["result"]:
        pass
    file = anna.get(f"/matches/{match}/file").content
    assert loads(file, "file").header.rules_version == rows[match]["rules_version"]


def test_finished_matches_are_shown_replayed_and_verified(
    served: Served, rows: dict[str, dict[str, Any]]
) -> None:
    anna = signed_in(served, "Anna")
    cards = {card["id"]: card for card in ok(anna.get("/matches"))}
    over = {match: row for match, row in rows.items() if row["status"] in ("over", "shown")}
    assert len(over) == 6
    for match, row in over.items():
        recorded = json.loads(row["result"])
        table = loads(anna.get(f"/matches/{match}/file").content, "file")
        assert table.result is not None
        for told in (
            cards[match]["result"],
            ok(anna.get(f"/matches/{match}/table"))["result"],
            {"scores": list(table.result.scores), "winners": list(table.result.winners)},
        ):
            assert {name: told[name] for name in recorded} == recorded
        for number in (0, len(table.journal) // 2, len(table.journal)):
            assert ok(anna.get(f"/matches/{match}/replay/{number}"))["board"]


def test_it_is_brought_up_to_date(served: Served, left: Path) -> None:
    script = ScriptDirectory(str(Path(storage.__file__).parent / "migrations"))
    with closing(sqlite3.connect(left)) as database:
        found = database.execute("SELECT version_num FROM alembic_version").fetchall()
        results = [
            json.loads(result)
            for (result,) in database.execute("SELECT result FROM match")
            if result not in (None, "null")
        ]
    assert found == [(script.get_current_head(),)]
    assert len(results) == 6
    assert all(len(result["ranks"]) == len(result["scores"]) for result in results)


@pytest.mark.parametrize("title", ["sands_of_time", "clash_of_cultures"])
def test_match_files_of_older_rules_are_brought_in(served: Served, title: str) -> None:
    anna = signed_in(served, "Anna")
    for file in recorded(RECORDED / title / "1")[:4]:
        made = ok(anna.http.post("/files", files={"file": (file.name, file.read_bytes())}))
        assert (made["status"], made["rules_version"]) == ("shown", "1")
        assert anna.get(f"/matches/{made['id']}/file").content.count(b"\n") == (
            file.read_bytes().count(b"\n")
        )


def test_an_open_match_fills_up_and_begins(served: Served, rows: dict[str, dict[str, Any]]) -> None:
    bert = signed_in(served, "Bert")
    for match, row in rows.items():
        if row["status"] == "open" and row["public"]:
            begun = ok(bert.post(f"/matches/{match}/join"))
            assert (begun["status"], begun["rules_version"]) == ("running", row["rules_version"])
            assert bert.table(match)["waiting"]


def test_what_was_said_is_still_there(served: Served, rows: dict[str, dict[str, Any]]) -> None:
    anna = signed_in(served, "Anna")
    said = [
        [line["text"] for line in ok(anna.get(f"/matches/{match}/chat")) if line["name"]]
        for match, row in rows.items()
        if row["status"] == "running" and row["public"]
    ]
    assert said == [["Salve!", "Ave, Anna."]] * 2


def test_pages_say_by_which_rules_an_older_match_is_played(
    served: Served, rows: dict[str, dict[str, Any]]
) -> None:
    told = "played by version 1 of the rules"
    with Wire(served.url, headers={"Accept-Language": "en"}, follow_redirects=True) as http:
        for match, row in rows.items():
            if row["public"]:
                assert told in http.get(f"/match/{match}").text, row["status"]
                assert row["status"] != "over" or told in http.get(f"/match/{match}/replay").text
        anna = signed_in(served, "Anna")
        for title in ("sands_of_time", "clash_of_cultures"):
            new = anna.create(title, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
            assert told not in http.get(f"/match/{new['id']}").text
