"""What happens when the time for a move is over: as was chosen when the match was made."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import select, update

from civitas.kernel.errors import BadSetup, Refused
from civitas.kernel.match import loads
from civitas.web.house import House
from civitas.web.notices.turns import GRACE
from civitas.web.storage.clocks import DAY, HOUR, MINUTE, Budget
from civitas.web.storage.schema import OVER, PERSON, Match, Seat
from tests.web.conftest import Opener
from tests.web.people import ME, RANDOM, make_pick, match_of, offer, people
from tests.web.receivers import Receiver, receiving
from tests.web.server import Browser, Served, ok, serving
from tests.web.test_lobby import age, chairs, row, said
from tests.web.test_notices import SITE, Desk, told


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('late') / 'civitas.db'}") as served:
        yield served


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


def quiet(open_house: Opener, database: str) -> House:
    """A house whose janitor comes when he is called."""
    house = open_house(database, anywhere=True)
    house.janitor.close()
    return house


def pass_days(house: House, match: str, days: int = 1) -> None:
    age(house, match, days * DAY + 1)
    house.janitor.round(0)


def empty_clocks(house: House, match: str) -> None:
    """Those that run."""
    past = update(Seat).where(Seat.match == match, Seat.since.is_not(None)).values(since=0)
    house.store.write(lambda session: session.execute(past))


def test_the_match_ends_if_that_was_agreed(open_house: Opener, database: str) -> None:
    house, other = quiet(open_house, database), open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, days=1, late="end")
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq)
    assert not other.hall.look(match, lambda live: live.open)
    house.janitor.round(0)
    assert row(house, match).status != OVER, "not before the time is over"
    pass_days(house, match)
    assert (row(house, match).status, row(house, match).waiting) == (OVER, [])
    assert row(house, match).ended is None
    assert "Ben has let the agreed time pass; as was agreed" in said(house, match)[-1]
    for one in (house, other):
        assert one.hall.look(match, lambda live: (live.open, live.cut_short)) == (True, True)
        with pytest.raises(Refused):
            make_pick(one, match, 1, picks[0], None)
    assert house.ladder.catch_up() == 1
    assert not row(house, match).counted


def test_who_comes_and_goes_gives_others_no_time(open_house: Opener, sqlite: str) -> None:
    """The time of whoever has to answer goes on."""
    house = quiet(open_house, sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, days=1, late="end")
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq)
    age(house, match, DAY - HOUR)
    before = row(house, match).changed
    for _ in range(2):
        house.lobby.leave(anna, match)
        house.lobby.return_to(anna, match)
    assert (row(house, match).waiting, row(house, match).changed) == ([1], before)


def test_who_is_reminded_gets_a_notice_and_the_time_begins_anew(
    open_house: Opener, sqlite: str, receiver: Receiver
) -> None:
    """Also somebody who has begun a turn and then has gone."""
    house = quiet(open_house, sqlite)
    desk = Desk(house, set())
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, days=1, late="remind")
    for seat in (1, 0):
        seq, picks = offer(house, match, seat)
        make_pick(house, match, seat, picks[0], seq)
    desk.ask_for(anna, "slack", receiver.url)
    desk.round()
    assert told(receiver) == []
    for often in (1, 2):
        pass_days(house, match)
        desk.round(5)
        assert len(told(receiver)) == often
        assert "still waits for you, and your time is over" in told(receiver)[-1]
        house.janitor.round(0)
        desk.round()
        assert len(told(receiver)) == often, "not before another day is over"
    assert [seat.holder for seat in chairs(house, match)] == [PERSON, PERSON]
    assert said(house, match, "de")[-1].startswith("Anna hat die vereinbarte Zeit verstreichen")
    desk.office.close()


@pytest.mark.parametrize("pace", [{"days": 1}, {"reserve": DAY, "addition": MINUTE}])
def test_it_is_said_who_has_ended_it_and_nothing_leads_astray(
    served: Served, pace: dict[str, int]
) -> None:
    """At the table and at the end of its replay; of what points came from there is no account."""
    anna, ben = served.player("Anna"), served.player("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = anna.create("toy", seats=seats, late="end", public=True, **pace)["id"]
    ok(ben.post(f"/matches/{match}/join"))
    seq, picks = offer(served.house, match, 0)
    make_pick(served.house, match, 0, picks[0], seq)

    def page(path: str) -> str:
        return anna.http.get(f"{served.url}{path}").text

    for_good = "Ben has let the time run out, and the match has ended without a winner."
    assert for_good not in page(f"/match/{match}")
    empty_clocks(served.house, match)
    pass_days(served.house, match)
    assert for_good in page(f"/match/{match}")
    replay = page(f"/match/{match}/replay")
    assert (f'href="/match/{match}/end"' in replay, for_good in replay) == (False, False)
    assert f'href="/match/{match}"' in replay
    assert for_good in page(f"/match/{match}/replay/1")
    assert f"Over: {for_good}" in page("/")


def test_a_way_that_nobody_knows(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    with pytest.raises(BadSetup) as error:
        house.lobby.create(anna, "toy", [ME, RANDOM], {}, False, 1, late="flog")
    assert error.value.message == "error-late"


def test_the_form_offers_it(served: Served) -> None:
    wishes = {"seat-0": "me", "seat-1": "open", "days": "3", "late": "end"}
    with Browser(served.url) as browser:
        assert browser.get("/new/toy").text.count('<select name="late">') == 1
        browser.submit("/new/toy", **wishes)
    with served.house.store.reading() as session:
        (made,) = session.scalars(select(Match).where(Match.days == 3))
    assert (made.late, made.friendly) == ("end", True)


def test_the_page_says_what_will_happen_and_what_has(served: Served) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    for late, then in (("bot", "a bot plays on"), ("remind", "a reminder"), ("end", "match ends")):
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = anna.create("toy", seats=seats, days=3, late=late, public=True)
        match = made["id"]
        lounge = anna.http.get(f"{served.url}/match/{match}").text
        assert "When time runs out" in lounge
        assert "friendly" in lounge
        ok(ben.post(f"/matches/{match}/join"))
        assert ok(anna.get(f"/matches/{match}"))["late"] == late
        page = anna.http.get(f"{served.url}/match/{match}").text
        assert re.search(rf"3 days left, then (the )?{then}", page)
    pass_days(served.house, match, 3)
    page = anna.http.get(f"{served.url}/match/{match}").text
    assert "the match has ended without a winner" in page
    assert (ok(anna.get(f"/matches/{match}"))["status"], anna.table(match)["asks"]) == (OVER, [])
    assert anna.http.get(f"{served.url}/match/{match}/replay").status_code == 200
    data = anna.get(f"/matches/{match}/file").content
    assert loads(data, "match.civ").result is None
    wrong = anna.post("/matches", title="toy", days=1, late="flog")
    assert wrong.status_code == 400
    assert "flog cannot happen" in wrong.json()["message"]


def test_who_comes_back_reads_that_a_bot_plays_for_them(served: Served) -> None:
    """On the home page and at the table; and whoever has resigned is not asked back."""
    anna, ben = served.player("Anna"), served.player("Ben")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "open"}], public=True)["id"]
    ok(ben.post(f"/matches/{match}/join"))
    told, way_back = "A bot plays for you until you take your seat back.", "seat/return"

    def pages() -> list[str]:
        return [ben.http.get(f"{served.url}{page}").text for page in ("/", f"/match/{match}")]

    assert not any(told in page for page in pages())
    ok(ben.post(f"/matches/{match}/leave"))
    assert [told in page for page in pages()] == [True, True]
    assert way_back in pages()[1]
    ok(ben.post(f"/matches/{match}/return"))
    ok(ben.post(f"/matches/{match}/resign"))
    assert not any(told in page for page in pages())
    assert way_back not in pages()[1]


def test_whose_time_was_over_reads_why_a_bot_plays(served: Served) -> None:
    anna, ben = served.player("Anna"), served.player("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = anna.create("toy", seats=seats, public=True, days=1)["id"]
    ok(ben.post(f"/matches/{match}/join"))
    table, why = f"{served.url}/match/{match}", "Your time was over: a bot plays for you"
    seq, picks = offer(served.house, match, 0)
    make_pick(served.house, match, 0, picks[0], seq)
    pass_days(served.house, match)
    assert why in ben.http.get(table).text
    ok(ben.post(f"/matches/{match}/return"))
    ok(ben.post(f"/matches/{match}/leave"))
    assert why not in ben.http.get(table).text


def test_a_notice_says_how_much_time_there_is(
    open_house: Opener, sqlite: str, receiver: Receiver
) -> None:
    house = quiet(open_house, sqlite)
    desk = Desk(house, set())
    anna, ben = people(house, "Anna", "Ben")
    desk.ask_for(ben, "slack", receiver.url)
    desk.round()
    for more, left in (
        ({"days": 3, "late": "end"}, "3 days left, then the match ends"),
        ({"budget": Budget(2 * HOUR, MINUTE)}, "2 hours left, then a bot plays on"),
    ):
        match_of(house, "toy", anna, ben, **more)
        desk.round(GRACE + 5)
        desk.round(GRACE + 5)
        assert re.search(f"\nYour time: {left}.\nAt the table: Anna\n", told(receiver)[-1])
    desk.office.close()


@pytest.mark.parametrize(
    ("late", "title", "text"),
    [
        ("bot", "a bot plays for you: Toy", "You can take your seat back at any time."),
        ("end", "with it the match: Toy", "As was agreed, it has ended without a winner."),
    ],
)
def test_whose_time_is_over_is_told_what_has_happened(
    open_house: Opener, sqlite: str, receiver: Receiver, late: str, title: str, text: str
) -> None:
    """Once, and not whoever is back before they could be told."""
    house = quiet(open_house, sqlite)
    desk = Desk(house, set())
    anna, ben = people(house, "Anna", "Ben")
    for one in (anna, ben):
        desk.ask_for(one, "slack", receiver.url)
    match = match_of(house, "toy", anna, ben, days=1, late=late)
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq)
    desk.round(GRACE + 5)
    desk.round(GRACE + 5)
    before = len(told(receiver))
    pass_days(house, match)
    for _ in range(3):
        desk.round(5)
    (said_now,) = [text for text in told(receiver)[before:] if "Your time" in text]
    assert "Your time is over, and " + title in said_now
    assert text in said_now
    assert said_now.endswith(f"{SITE}/match/{match}")
    desk.office.close()


def test_who_is_back_at_once_is_not_told_that_they_were_late(
    open_house: Opener, sqlite: str, receiver: Receiver
) -> None:
    house = quiet(open_house, sqlite)
    desk = Desk(house, set())
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, days=1, late="bot")
    desk.ask_for(ben, "slack", receiver.url)
    pass_days(house, match)
    house.lobby.return_to(ben, match)
    for _ in range(3):
        desk.round(5)
    assert not [text for text in told(receiver) if "time is over" in text]
    desk.office.close()
