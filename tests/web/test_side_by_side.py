"""Side by side, over HTTP: all garden at once, each takes back their own, in whatever order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.server import Player, Served, ok, serving

DIG, REST = {"pick": "dig"}, {"pick": "rest"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('beside') / 'civitas.db'}") as served:
        yield served


def garden(served: Served, **options: Any) -> tuple[str, Player, Player]:
    """Two gardeners who have each claimed a terrace and now garden."""
    anna, ben = served.player("Anna"), served.player("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.create("terraces", seats=seats, options=options)
    match = made["id"]
    ok(ben.post(f"/matches/{match}/join", key=made["link"]))
    for player, terrace in ((anna, "a1"), (ben, "c1")):
        pick(player, match, {"pick": "claim", "terrace": terrace})
    assert anna.table(match)["waiting"] == [0, 1]
    return match, anna, ben


def pick(player: Player, match: str, wanted: Any) -> Any:
    return ok(player.pick(match, player.table(match)["asks"][0]["seq"], wanted))


def test_two_garden_in_any_order(served: Served) -> None:
    match, anna, ben = garden(served)
    seq = anna.table(match)["asks"][0]["seq"]
    pick(ben, match, {"pick": "plant", "terrace": "c1"})
    pick(ben, match, DIG)  # and then there is nothing left but to rest
    ok(anna.pick(match, seq, {"pick": "plant", "terrace": "a1"}))  # asked before all that
    table = anna.table(match)
    assert table["waiting"] == [0]
    assert sorted(table["board"]["flowers"]) == ["a1", "c1"]
    assert ben.table(match)["asks"] == []


def test_who_has_seen_an_older_question_of_their_own_is_told(served: Served) -> None:
    match, anna, _ = garden(served)
    seq = anna.table(match)["asks"][0]["seq"]
    pick(anna, match, {"pick": "plant", "terrace": "a1"})
    stale = anna.pick(match, seq, REST)
    assert stale.status_code == 409
    assert stale.json()["error"] == "refused-stale"


def test_each_takes_back_their_own_whatever_the_other_has_done(served: Served) -> None:
    match, anna, ben = garden(served)
    pick(anna, match, {"pick": "plant", "terrace": "a1"})
    pick(ben, match, DIG)
    dug = ben.table(match)["board"]["gardeners"][1]["water"]
    refused = ben.post(f"/matches/{match}/undo", seq=ben.table(match)["seq"])
    assert refused.status_code == 409, "luck has spoken"
    undone = ok(anna.post(f"/matches/{match}/undo", seq=anna.table(match)["seq"]))
    assert undone["board"]["flowers"] == []
    assert undone["board"]["gardeners"][1]["water"] == dug
    assert undone["waiting"] == [0, 1]
    pick(anna, match, {"pick": "plant", "terrace": "a1"})
    assert anna.table(match)["board"]["flowers"] == ["a1"]


def test_a_match_is_the_same_from_its_file(served: Served) -> None:
    match, anna, ben = garden(served)
    dice = random.Random(3)
    while not anna.table(match)["result"]:
        both = [player for player in (anna, ben) if player.table(match)["asks"]]
        player = dice.choice(both)
        ask = player.table(match)["asks"][0]
        ok(player.pick(match, ask["seq"], dice.choice(ask["picks"])["pick"]))
    file = anna.get(f"/matches/{match}/file").content
    again = ok(anna.http.post("/files", files={"file": ("x.civ", file)}))
    table = anna.table(again["id"])
    assert {**table["board"], "seat": 0} == anna.table(match)["board"]
    assert table["result"] == anna.table(match)["result"]


def test_a_bot_gardens_beside_a_person(served: Served) -> None:
    anna = served.player("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    match = anna.create("terraces", seats=seats)["id"]
    dice = random.Random(4)
    while not (table := anna.play_once(match, dice))["result"]:
        pass
    assert len(table["result"]["scores"]) == 3


@pytest.mark.parametrize("language", ["en", "de"])
def test_allies_lose_together(served: Served, language: str) -> None:
    """Nobody has won, everybody is told why."""
    match, anna, ben = garden(served, game="allies")
    anna.http.headers["Accept-Language"] = language
    players = (anna, ben)
    while not anna.table(match)["result"]:
        for player in players:
            for ask in player.table(match)["asks"][:1]:
                last = ask["picks"][-1]["pick"]  # to claim nothing, to rest
                ok(player.pick(match, ask["seq"], last))
    result = anna.table(match)["result"]
    assert result["winners"] == []
    assert result["ranks"] == [1, 1]
    assert result["scores"] == [0.5, 0.5]
