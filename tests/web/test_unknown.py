"""Whether there is a match that one may not see, nobody learns: it is as if it were not there, and
no table is loaded for whoever may not look at it, who would hear by the clock that there is one."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest

from tests.web.routes import Door, doors
from tests.web.server import Player, Served, Wire, ok, serving

NONE = "0123456789ab"
OURS = {"date", "content-length", "set-cookie"}
"""Headers that differ from one moment to the next; the length is that of the text."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('unknown') / 'civitas.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def private(served: Served) -> dict[str, str]:
    """Matches of somebody else: one that waits for players, one that is played, one that is over,
    and one that was brought in as a file."""
    anna = served.player("Anna")
    two = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    waiting = anna.create("toy", seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    played = anna.create("toy", seats=two)["id"]
    over = anna.create("toy", seats=two)["id"]
    _play_to_the_end(anna, over)
    file = anna.get(f"/matches/{over}/file").content
    brought = ok(anna.http.post("/files", files={"file": ("x.civ", file)}))["id"]
    return {"waiting": waiting, "played": played, "over": over, "brought": brought}


def _play_to_the_end(player: Player, match: str) -> None:
    dice = random.Random(1)
    while not (table := player.table(match))["result"]:
        ask = table["asks"][0]
        pick = dice.choice(ask["picks"])["pick"]
        ok(player.pick(match, ask["seq"], pick, seat=ask["seat"]))


def told(wire: httpx.Client, door: Door, match: str, token: str) -> tuple[int, object, str]:
    """All that an answer tells."""
    seat = {"seat": 0} if "seat" in door.query else {}
    answer = wire.request(door.method, door.at(match), params=seat, **door.body(token))
    headers = {name: text for name, text in answer.headers.items() if name not in OURS}
    return answer.status_code, headers, answer.text.replace(match, "…")


@pytest.fixture(scope="module")
def others(served: Served) -> Iterator[list[Wire]]:
    """Nobody and somebody, each with the cookie of a page."""
    with Wire(served.url) as nobody, Wire(served.url) as somebody:
        name = {"name": "Ben", "csrf": _token(somebody)}
        assert somebody.post("/me/name", data=name).status_code == 303
        yield [nobody, somebody]


def _token(wire: Wire) -> str:
    token: str = wire.get("/api/session").json()["csrf"]
    return token


@pytest.mark.parametrize("door", [d for d in doors() if "match" in d.parts], ids=str)
def test_a_private_match_is_answered_like_none(
    served: Served, others: list[Wire], private: dict[str, str], door: Door
) -> None:
    hall = served.house.hall
    for wire in others:
        none = told(wire, door, NONE, _token(wire))
        assert none[0] in (401, 404), none
        for kind, match in private.items():
            hall._lives.pop(match)
            assert told(wire, door, match, _token(wire)) == none, kind
            assert not hall.ready(match), kind
