"""Whoever comes to a match is told with which options it is played."""

from __future__ import annotations

import html
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.people import link_of
from tests.web.server import Served, ok, serving

CHOSEN = "Options: Expansion: yes · Length: Short"
GERMAN = "Optionen: Erweiterung: ja · Dauer: Kurz"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path / 'civitas.db'}") as served:
        yield served


def test_the_options_of_a_match_are_told_before_one_sits_down_and_at_the_table(
    served: Served,
) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    options = {"expansion": True, "length": "short"}
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = anna.create("clash_of_cultures", seats=seats, options=options)["id"]
    key = link_of(served.house, match)

    def read(path: str = "", language: str = "en") -> str:
        speaks = {"Accept-Language": language}
        return html.unescape(
            ben.http.get(f"{served.url}/match/{match}{path}?key={key}", headers=speaks).text
        )

    assert CHOSEN in read()
    assert GERMAN in read(language="de")
    ok(ben.post(f"/matches/{match}/join", key=key))
    assert CHOSEN in read()
    assert CHOSEN in read("/replay")


def test_what_is_usual_is_not_told_one_by_one(served: Served) -> None:
    anna = served.player("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = anna.create("sands_of_time", seats=seats)["id"]
    assert "Options: the usual ones" in anna.http.get(f"{served.url}/match/{match}").text
