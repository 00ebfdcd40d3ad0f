"""Clocks: a reserve of time for the whole match, and some more for every turn."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from sqlalchemy import update
from sqlalchemy.exc import DBAPIError

from civitas.kernel.errors import BadSetup
from civitas.web.house import House
from civitas.web.pages.bar import rests, sentence
from civitas.web.pages.eyes import eyes_of
from civitas.web.refusals import NotYours
from civitas.web.storage.clocks import DAY, HOUR, MINUTE, Budget
from civitas.web.storage.schema import BOT, OVER, PERSON, RUNNING, Seat
from civitas.web.tables.live import Live
from tests.web.conftest import Opener
from tests.web.people import ME, RANDOM, make_pick, match_of, offer, people, take_back
from tests.web.server import Browser, Served, ok, serving
from tests.web.test_lobby import chairs, row, said

HALF_AN_HOUR = Budget(30 * MINUTE, MINUTE)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('reserve') / 'civitas.db'}") as served:
        yield served


def quiet(open_house: Opener, database: str) -> House:
    """A house whose janitor comes when he is called."""
    house = open_house(database)
    house.janitor.close()
    return house


def with_clocks(open_house: Opener, database: str) -> tuple[House, str]:
    """A match that ends when a clock has run out, at a house that knows what time it is."""
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR, late="end")
    house.janitor.round(0)
    return house, match


def think(house: House, match: str, seconds: int) -> None:
    """Those who are asked have thought for so much longer."""
    longer = update(Seat).where(Seat.match == match, Seat.since.is_not(None))
    house.store.write(lambda session: session.execute(longer.values(since=Seat.since - seconds)))


def answer(house: House, match: str, seat: int) -> None:
    seq, picks = offer(house, match, seat)
    make_pick(house, match, seat, picks[0], seq)


def left(house: House, match: str, seat: int) -> int:
    """The minutes on the clock of a seat, as it last began to run or stopped."""
    reserve = chairs(house, match)[seat].reserve
    assert reserve is not None
    return round(reserve / MINUTE)


def runs(house: House, match: str) -> list[bool]:
    return [seat.since is not None for seat in chairs(house, match)]


def test_a_clock_runs_while_its_person_is_asked(open_house: Opener, database: str) -> None:
    house, other = quiet(open_house, database), open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR)
    assert [left(house, match, seat) for seat in (0, 1)] == [30, 30]
    assert runs(house, match) == [True, True], "both choose in secret"
    think(house, match, 10 * MINUTE)
    answer(house, match, 1)
    assert runs(house, match) == [True, False]
    assert left(house, match, 1) == 21, "ten minutes are gone, and the turn has brought one"
    think(house, match, 5 * MINUTE)
    answer(other, match, 0)
    assert (left(house, match, 0), runs(house, match)[0]) == (30, True), "still the same turn"
    while runs(house, match)[0]:
        answer(other, match, 0)
    assert left(house, match, 0) == 16
    for one in (house, other):
        clocks = one.hall.look(match, lambda live: live.clocks)
        assert [round(clocks[seat].reserve / MINUTE) for seat in (0, 1)] == [16, 21]


def test_taking_back_brings_no_time(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR)
    for _ in range(5):
        answer(house, match, 1)
        assert left(house, match, 1) == 31
        take_back(house, match, 1)
        assert left(house, match, 1) == 30
        assert runs(house, match) == [True, True]


def test_a_bot_plays_on_when_the_reserve_is_gone(open_house: Opener, database: str) -> None:
    house = quiet(open_house, database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR)
    answer(house, match, 0)
    house.janitor.round(0)
    assert [seat.holder for seat in chairs(house, match)] == [PERSON, PERSON]
    with pytest.raises(NotYours):
        house.lobby.replace(anna, match, 1)
    house.brains.close()
    think(house, match, 31 * MINUTE)
    house.janitor.round(0)
    assert [seat.holder for seat in chairs(house, match)] == [PERSON, BOT]
    assert "Ben has let the agreed time pass" in said(house, match)[-1]
    assert runs(house, match)[1] is False, "the time of a bot is nobody's"
    house.lobby.return_to(ben, match)
    assert left(house, match, 1) == 1, "who comes back has what a turn adds"
    house.janitor.round(0)
    assert [seat.holder for seat in chairs(house, match)] == [PERSON, PERSON]


def test_who_lets_the_time_run_out_has_not_left(open_house: Opener, sqlite: str) -> None:
    """Of a table at which nobody is in time it is not said that all have gone; it rests."""
    house = quiet(open_house, sqlite)
    house.brains.close()
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR)
    assert runs(house, match) == [True, True]
    think(house, match, 31 * MINUTE)
    house.janitor.round(0)
    assert [seat.holder for seat in chairs(house, match)] == [BOT, BOT]
    told = "Time has run out: the match rests until somebody returns."
    assert house.lobby.mine(anna)[0].alone == told
    assert bar(house, match) == (told, True)
    assert bar(house, match, "de")[0].startswith("Die Zeit ist abgelaufen: Die Partie ruht")
    house.lobby.return_to(anna, match)
    assert bar(house, match) == ("Waiting for Anna, Ben", False)
    house.lobby.leave(anna, match)
    left_now = "Nobody sits here now: the match rests until somebody returns."
    assert bar(house, match) == (left_now, True)


def bar(house: House, match: str, language: str = "en") -> tuple[str, bool]:
    """What stands above the answers for whoever watches, and whether the match rests."""

    def see(live: Live) -> tuple[str, bool]:
        eyes = eyes_of(live, None, None)
        return sentence(live, None, eyes, live.voice(language)), rests(live)

    return house.hall.look(match, see)


@pytest.mark.parametrize("late", ["remind", "end"])
def test_what_else_was_agreed_happens(open_house: Opener, sqlite: str, late: str) -> None:
    house = quiet(open_house, sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR, late=late)
    answer(house, match, 0)
    think(house, match, 31 * MINUTE)
    house.janitor.round(0)
    assert (row(house, match).status == OVER) is (late == "end")
    if late == "remind":
        assert (left(house, match, 1), runs(house, match)[1]) == (30, True)


def test_a_clock_on_the_wall_that_jumps_costs_nobody_time(
    open_house: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = quiet(open_house, sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR)
    house.janitor.round(0)
    right: Callable[[], float] = time.time
    for ahead in (30 * DAY, 400 * DAY, 2 * HOUR, 0):
        monkeypatch.setattr(time, "time", lambda by=ahead: right() + by)
        house.janitor.round(0)
        assert [seat.holder for seat in chairs(house, match)] == [PERSON, PERSON]
        answer(house, match, 1)
        assert left(house, match, 1) == 31
        take_back(house, match, 1)


@pytest.mark.parametrize(
    "by", [DAY, -DAY, 400 * DAY, -HOUR], ids=["day", "back", "far", "hour back"]
)
def test_who_picks_before_anybody_has_looked_at_the_clock_that_jumped(
    open_house: Opener, database: str, monkeypatch: pytest.MonkeyPatch, by: int
) -> None:
    """Neither they nor those whose clocks begin to run then; and no match ends because of it."""
    house, match = with_clocks(open_house, database)
    right: Callable[[], float] = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 500 * DAY)
    house.janitor.round(0)
    monkeypatch.setattr(time, "time", lambda: right() + 500 * DAY + by)
    answer(house, match, 1)
    assert left(house, match, 1) == 31
    while runs(house, match)[0]:
        answer(house, match, 0)
    assert left(house, match, 0) == 31
    assert runs(house, match)[1], "asked since then"
    for _ in range(2):
        house.janitor.round(0)
        assert row(house, match).status == RUNNING
        since = chairs(house, match)[1].since
        assert since is not None
        assert abs(since - time.time()) < MINUTE


def test_a_jump_that_could_not_be_noted_is_noted_later(
    open_house: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program held the database when the server saw it."""
    house, match = with_clocks(open_house, sqlite)
    right: Callable[[], float] = time.time
    monkeypatch.setattr(time, "time", lambda: right() + 2 * HOUR)
    with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DBAPIError):
            house.janitor.round(0)
    house.janitor.round(0)
    assert row(house, match).status == RUNNING


def test_times_that_cannot_be(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    for days, budget in ((1, HALF_AN_HOUR), (0, Budget(5, 1)), (0, Budget(HOUR, 0)),
                         (0, Budget(31 * DAY, HOUR)), (0, Budget(HOUR, DAY))):  # fmt: skip
        with pytest.raises(BadSetup) as error:
            house.lobby.create(anna, "toy", [ME, RANDOM], {}, False, days, budget=budget)
        assert error.value.message in ("error-two-times", "error-reserve")


def test_a_rematch_has_the_same_clocks(open_house: Opener, sqlite: str) -> None:
    house = quiet(open_house, sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, budget=HALF_AN_HOUR)
    again = row(house, house.lobby.rematch(anna, match))
    assert Budget(again.reserve, again.addition) == HALF_AN_HOUR


def test_pages_and_api_tell_the_time(served: Served) -> None:
    with Browser(served.url) as browser:
        form = browser.get("/new/toy").text
        assert "30 minutes each, one minute more per turn" in form
        wishes = {"seat-0": "me", "seat-1": "open", "days": "1800+60", "late": "end"}
        browser.submit("/new/toy", **wishes)
        match = re.findall(r"/match/([0-9a-f]{12})", browser.get("/").text)[0]
        lounge = browser.get(f"/match/{match}").text
        assert "30 minutes each" in lounge
        assert "When time runs out: the match ends" in lounge
    anna, ben = served.player("Anna"), served.player("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = anna.create("toy", seats=seats, reserve=1800, addition=60, public=True)
    ok(ben.post(f"/matches/{made['id']}/join"))
    told = ok(anna.get(f"/matches/{made['id']}"))
    assert (told["reserve"], told["addition"], told["days"]) == (1800, 60, 0)
    assert [seat["reserve"] for seat in told["seats"]] == [1800, 1800]
    assert told["due"] == told["seats"][0]["since"] + 1800
    page = anna.http.get(f"{served.url}/match/{made['id']}").text
    assert re.search(r"data-due=.{0,3}\d+.{0,3}>0:30:00<.{1,8} left, then a bot plays on", page)
    assert "minutes left" in anna.http.get(f"{served.url}/").text
    wrong = anna.post("/matches", title="toy", reserve=5, addition=5)
    assert (wrong.status_code, "one minute to 30 days" in wrong.json()["message"]) == (400, True)
