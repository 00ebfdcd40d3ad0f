"""Side by side at the web table: in any order, each takes back their own."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import pytest

from tests.web.server import Player, Served, ok, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('beside') / 'civitas.db'}") as served:
        yield served


@pytest.fixture
def gardeners(served: Served) -> tuple[Player, Player, str]:
    """Two people who garden side by side, each with a terrace to plant on."""
    anna, ben = served.player("Anna"), served.player("Ben")
    made = anna.create("terraces", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    match = made["id"]
    ok(ben.post(f"/matches/{match}/join"))
    for player in (anna, ben):
        pick(player, match, "claim")
    assert anna.table(match)["waiting"] == [0, 1]
    return anna, ben, match


def pick(player: Player, match: str, kind: str) -> None:
    """The first pick of this kind."""
    ask = player.table(match)["asks"][0]
    found = next(p["pick"] for p in ask["picks"] if p["pick"]["pick"] == kind)
    ok(player.pick(match, ask["seq"], found))


def undo(player: Player, match: str, seq: int) -> httpx.Response:
    return player.post(f"/matches/{match}/undo", seq=seq)


def test_both_are_asked_and_an_ask_stays_while_the_other_picks(
    gardeners: tuple[Player, Player, str],
) -> None:
    anna, ben, match = gardeners
    seen = anna.table(match)["asks"][0]
    pick(ben, match, "plant")
    plant = next(p["pick"] for p in seen["picks"] if p["pick"]["pick"] == "plant")
    table = ok(anna.pick(match, seen["seq"], plant))
    assert table["waiting"] == [0, 1]
    assert anna.pick(match, seen["seq"], plant).status_code == 409


def test_a_pick_is_taken_back_though_the_other_has_picked_since(
    gardeners: tuple[Player, Player, str],
) -> None:
    anna, ben, match = gardeners
    before = anna.table(match)
    pick(anna, match, "plant")
    seen = anna.table(match)["seq"]
    pick(ben, match, "plant")
    theirs = ben.table(match)
    table = ok(undo(anna, match, seen))
    assert table["asks"][0]["picks"] == before["asks"][0]["picks"]
    assert ben.table(match)["asks"] == theirs["asks"], "nothing has changed for Ben"
    assert ben.table(match)["can_undo"]


def test_one_undo_is_not_two(gardeners: tuple[Player, Player, str]) -> None:
    """As from two tabs of one person: the second was meant for what the first has taken back."""
    anna, ben, match = gardeners
    pick(anna, match, "plant")
    seen = anna.table(match)["seq"]
    pick(ben, match, "plant")
    ok(undo(anna, match, seen))
    refused = undo(anna, match, seen)
    assert (refused.status_code, refused.json()["error"]) == (409, "refused-stale")
    assert undo(anna, match, 10**6).status_code == 409


def test_the_table_waits_for_all_who_are_not_done(gardeners: tuple[Player, Player, str]) -> None:
    anna, ben, match = gardeners
    pick(anna, match, "rest")
    assert anna.table(match)["waiting"] == [1]
    assert ok(anna.get("/matches"))[0]["waiting"] == ["Ben"]
    assert ok(undo(anna, match, anna.table(match)["seq"]))["waiting"] == [0, 1]
    pick(anna, match, "rest")
    pick(ben, match, "rest")
    assert not undo(anna, match, anna.table(match)["seq"]).is_success


def test_a_match_is_the_same_from_its_file(gardeners: tuple[Player, Player, str]) -> None:
    anna, ben, match = gardeners
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
