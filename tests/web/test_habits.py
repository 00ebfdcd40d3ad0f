"""Standing answers at the web table: given by the server, marked in the log, ended with a click."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from civitas.web.lobby.habits import habits_of
from civitas.web.tables.live import Live
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, offer, people, seen, take_back
from tests.web.server import Player, Served, ok, serving

CLASH = "clash_of_cultures"
OFFERED = "trade-answer"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('habits') / 'civitas.db'}") as served:
        yield served


@pytest.fixture
def traders(served: Served) -> tuple[Player, Player, str]:
    """Two people at a table; whoever comes first is made an offer."""
    anna, ben = served.player("Anna"), served.player("Ben")
    made = anna.create(CLASH, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    ok(ben.post(f"/matches/{made['id']}/join"))
    return anna, ben, made["id"]


def until_offered(players: tuple[Player, ...], match: str, dice: random.Random) -> Player:
    """They play until one is asked to answer an offer."""
    for _ in range(400):
        for player in players:
            asks = player.table(match)["asks"]
            if asks and asks[0]["what"] == OFFERED:
                return player
            if asks:
                propose(player, match, asks[0], dice)
    raise AssertionError("nobody offers anything")


def propose(player: Player, match: str, ask: dict[str, Any], dice: random.Random) -> Any:
    offers = [p["pick"] for p in ask["picks"] if p["pick"]["pick"] == "propose"]
    chosen = dice.choice(offers or [p["pick"] for p in ask["picks"]])
    return player.pick(match, ask["seq"], chosen)


def log(player: Player, match: str) -> list[dict[str, Any]]:
    return list(ok(player.get(f"/matches/{match}/log"))["lines"])


def messages(player: Player, match: str) -> list[str]:
    return [line["message"] for line in log(player, match)]


def test_it_is_given_at_once_and_from_then_on(traders: tuple[Player, Player, str]) -> None:
    anna, ben, match = traders
    dice = random.Random(3)
    asked = until_offered((anna, ben), match, dice)
    other = ben if asked is anna else anna
    seat = asked.table(match)["seat"]
    assert asked.table(match)["asks"][0]["always"] == "Refuse every trade that is offered"
    table = ok(asked.post(f"/matches/{match}/standing", what=OFFERED, until="match"))
    assert [one["what"] for one in table["standing"]] == [OFFERED]
    assert table["waiting"] == [1 - seat]
    (told,) = [line for line in log(other, match) if line["message"] == "log-standing"]
    by = "Anna" if asked is anna else "Ben"
    assert (
        told["text"]
        == f"({by} has answered by a standing answer: Refuse every trade that is offered.)"
    )
    assert other.table(match)["standing"] == [], "it is nobody else's business"
    for _ in range(300):
        for player in (other, asked):
            asks = player.table(match)["asks"]
            assert not asks or player is other or asks[0]["what"] != OFFERED
            if asks:
                propose(player, match, asks[0], dice)
        if messages(other, match).count("log-standing") > 1:
            break
    else:
        raise AssertionError("nobody offers anything any more")
    assert not asked.table(match)["can_undo"]
    ended = ok(asked.post(f"/matches/{match}/standing/end", what=OFFERED))
    assert ended["standing"] == []
    gone = asked.post(f"/matches/{match}/standing/end", what=OFFERED)
    assert (gone.status_code, gone.json()["error"]) == (409, "refused-habit-gone")


def test_what_cannot_be_answered_like_that(
    served: Served, traders: tuple[Player, Player, str]
) -> None:
    anna, _, match = traders
    for what in ("trade", "nonsense", "turn"):
        wrong = anna.post(f"/matches/{match}/standing", what=what, until="match")
        assert (wrong.status_code, wrong.json()["error"]) == (409, "refused-habit-kind")
        assert "No standing answer can be given" in wrong.json()["message"]
    wrong = anna.post(f"/matches/{match}/standing", what=OFFERED, until="doomsday")
    assert (wrong.status_code, wrong.json()["error"]) == (409, "refused-habit-until")
    stranger = served.player("Zoe")
    assert (
        stranger.post(f"/matches/{match}/standing", what=OFFERED, until="turn").status_code == 403
    )


def test_the_page_shows_it_to_its_owner_alone(traders: tuple[Player, Player, str]) -> None:
    anna, ben, match = traders
    url = str(anna.http.base_url).removesuffix("/api/")
    for until in ("round", "match"):
        ok(anna.post(f"/matches/{match}/standing", what=OFFERED, until=until))
    page = anna.http.get(f"{url}/match/{match}?lang=de").text
    assert "Jeden angebotenen Handel ablehnen: bis die Partie endet" in page
    assert page.count('data-do=\\"drop\\"') == 1
    assert 'data-do=\\"drop\\"' not in ben.http.get(f"{url}/match/{match}").text


def test_it_ends_with_the_round_and_other_servers_know_it(
    database: str, open_house: Opener
) -> None:
    here, there = open_house(database), open_house(database)
    anna, ben = people(here, "Anna", "Ben")
    match = match_of(here, CLASH, anna, ben)

    def lasting(live: Live) -> list[str]:
        return [one.until for one in habits_of(live, 0)]

    here.habits.keep(anna, match, 0, OFFERED, "turn")
    here.habits.keep(anna, match, 0, "raze", "match")
    assert sorted(there.hall.look(match, lasting)) == ["match", "turn"]
    moment = here.hall.look(match, lambda live: live.table.title.moment(live.table.state))
    dice = random.Random(4)
    while here.hall.look(match, lambda live: live.table.title.moment(live.table.state)) == moment:
        seat = seen(here, match)[1][0]
        seq, offered = offer(here, match, seat)
        make_pick(here, match, seat, dice.choice(offered), seq)
    assert there.hall.look(match, lasting) == ["match"]


def test_what_an_undo_leads_back_to_is_asked(sqlite: str, open_house: Opener) -> None:
    """A standing answer is given to what a pick has led to, and is not taken back alone."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "shy", anna, ben)

    def first(seat: int, number: int = -1) -> None:
        seq, offered = offer(house, match, seat)
        make_pick(house, match, seat, offered[number], seq)

    first(0)
    first(1)
    first(0)
    house.habits.keep(anna, match, 0, "spot", "match")
    assert seen(house, match)[1] == [1]
    take_back(house, match, 0)
    assert seen(house, match)[1] == [0], "Anna changes her mind, and is asked"
    first(0)
    while not house.hall.look(match, lambda live: live.table.journal.notes):
        first(seen(house, match)[1][0], 0)
    assert not house.hall.look(match, lambda live: live.table.can_undo(0))
    assert 0 not in seen(house, match)[1]


def test_a_table_that_is_loaded_has_the_same_log(
    traders: tuple[Player, Player, str], served: Served, open_house: Opener
) -> None:
    anna, ben, match = traders
    dice = random.Random(3)
    asked = until_offered((anna, ben), match, dice)
    ok(asked.post(f"/matches/{match}/standing", what=OFFERED, until="match"))
    again = open_house(served.house.settings.database)

    def whole(live: Live) -> Any:
        return live.table.log, live.record.heard, live.table.journal.notes, live.table.state_hash()

    assert again.hall.look(match, whole) == served.house.hall.look(match, whole)
