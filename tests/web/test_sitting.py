"""What is said of those who sit at a table: where several share a screen, where there are bots
alone, and of whoever has gone for good."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select, update

from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.notices.letters import on_loss, on_turn
from civitas.web.pages.eyes import eyes_of
from civitas.web.pages.look import drawn
from civitas.web.storage.schema import BOT, Channel, Match, Person, Seat
from civitas.web.tables.live import Live
from tests.web.people import RANDOM, link_of, match_of, people
from tests.web.server import Browser, Served, serving
from tests.web.test_lobby import said

TOGETHER = [SeatWish("me"), SeatWish("me", name="Otto & Co")]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('sitting') / 'here.db'}") as served:
        yield served


@pytest.fixture
def house(open_house: Any, sqlite: str) -> House:
    opened: House = open_house(sqlite)
    return opened


@pytest.fixture
def anna(served: Served) -> Iterator[Browser]:
    with Browser(served.url) as browser:
        browser.submit("/me/name", name="Anna")
        yield browser


def person_of(served: Served, browser: Browser) -> Person:
    number = browser.get("/api/session").json()["person"]["id"]
    with served.house.store.reading() as session:
        return session.scalars(select(Person).where(Person.id == number)).one()


def made(served: Served, browser: Browser, *wishes: SeatWish) -> str:
    person = person_of(served, browser)
    return served.house.lobby.create(person, "toy", list(wishes), {}, False, 0)


def with_ben(house: House, match: str) -> None:
    """He takes the first free seat."""
    (ben,) = people(house, "Ben")
    house.lobby.join(ben, match, link_of(house, match), None)


def reseat(house: House, match: str, *numbers: int, **values: Any) -> None:
    """As if somebody had got up, but no bot begins to think."""
    change = update(Seat).where(Seat.match == match, Seat.number.in_(numbers)).values(**values)
    house.store.write(lambda session: session.execute(change))
    seen = update(Match).where(Match.id == match).values(seating=Match.seating + 1)
    house.store.write(lambda session: session.execute(seen))


def pages(browser: Browser, match: str) -> list[str]:
    """What the two lists and the table say."""
    return [browser.get(path).text for path in ("/", "/me", f"/match/{match}")]


def test_one_screen_is_told_who_of_them_is_to_move(served: Served, anna: Browser) -> None:
    match = made(served, anna, *TOGETHER)
    home, me, table = pages(anna, match)
    for page in (home, me):
        assert "★ Now: Anna" in page or "★ Now: Otto &amp; Co" in page
        assert "Your turn" not in page
    assert "All leave (bots play on)" in table
    assert "Do all at this screen give up this match for good?" in table
    assert "Do all at this screen give up this match for good?" in me


def test_the_tab_names_whoever_has_come_forward(house: House) -> None:
    (anna,) = people(house, "Anna")
    match = house.lobby.create(anna, "toy", TOGETHER, {}, False, 0)

    def see(live: Live) -> str:
        shown, _ = drawn(live, eyes_of(live, anna.id, 1), "en").update((), frozenset(), -1)
        return shown.title

    assert house.hall.look(match, see) == "★ Otto & Co · Toy"


def test_all_at_one_screen_come_back(served: Served, anna: Browser) -> None:
    match = made(served, anna, *TOGETHER, SeatWish("open"))
    with_ben(served.house, match)
    reseat(served.house, match, 0, 1, holder=BOT, bot="medium")
    for page in pages(anna, match):
        assert "Bots play for Anna, Otto &amp; Co until the seats are taken back." in page
        assert "A bot plays for you" not in page
    assert "Back to the table: Anna, Otto &amp; Co" in pages(anna, match)[1]
    assert "Back to the table: Anna, Otto &amp; Co" in pages(anna, match)[2]


def test_of_one_screen_a_single_one_may_have_been_late(served: Served, anna: Browser) -> None:
    """The others of the screen still sit there, and may leave; the bot plays for one."""
    match = made(served, anna, *TOGETHER)
    reseat(served.house, match, 1, holder=BOT, bot="medium")
    _, me, table = pages(anna, match)
    assert "Back to the table: Otto &amp; Co" in me
    assert "/seat/leave" in me
    assert "A bot plays for Otto &amp; Co until the seat is taken back." in table
    assert "Back to the table: Otto &amp; Co" in table


def test_whoever_sits_alone_is_spoken_to(served: Served, anna: Browser) -> None:
    match = made(served, anna, SeatWish("me"), SeatWish("open"))
    with_ben(served.house, match)
    assert "Leave (a bot plays on)" in pages(anna, match)[2]
    reseat(served.house, match, 0, holder=BOT, bot="medium")
    home, me, table = pages(anna, match)
    for page in (home, me, table):
        assert "A bot plays for you until you take your seat back." in page
    assert "Anna (bot Medium)" in home
    assert "bot Medium for Anna" in table
    replay = anna.get(f"/match/{match}/replay").text
    assert "bot Medium" not in replay, "who sat there then is not known"
    reseat(served.house, match, 0, resigned=True)
    home, me, table = pages(anna, match)
    assert "bot Medium instead of Anna" in table
    for page in (home, me, table):
        assert "plays for you" not in page
        assert "Take my seat back" not in page
        assert "/seat/leave" not in page


def test_while_a_match_rests_no_bot_plays_on(served: Served, anna: Browser) -> None:
    match = made(served, anna, *TOGETHER)
    reseat(served.house, match, 0, holder=BOT, bot="medium")
    assert "Anna (bot Medium)" in pages(anna, match)[0]
    reseat(served.house, match, 1, holder=BOT, bot="medium")
    home, me, _ = pages(anna, match)
    for page in (home, me):
        assert "the match rests" in page
        assert "bot Medium" not in page
    reseat(served.house, match, 0, resigned=True)
    assert "Anna (bot Medium)" in pages(anna, match)[0], "who has gone for good is played for"


def test_lists_say_why_a_match_has_no_result(served: Served, anna: Browser) -> None:
    match = made(served, anna, *TOGETHER)
    over = update(Match).where(Match.id == match).values(status="over", waiting=[])
    served.house.store.write(lambda session: session.execute(over))
    for path in ("/", "/me"):
        assert "Time ran out, and the match has ended without a winner." in anna.get(path).text


def test_bots_alone_have_been_alone_from_the_first(served: Served, anna: Browser) -> None:
    match = made(served, anna, SeatWish("me"), RANDOM)
    reseat(served.house, match, 0, holder=BOT, bot="random", person=None, name="random")
    home, me, _ = pages(anna, match)
    for page in (home, me):
        assert "Bots alone sit here, and play the match to its end." in page
        assert "any more" not in page
        assert "Take my seat back" not in page, "nobody has a seat there"
        assert "/seat/resign" not in page


def test_a_lounge_tells_one_screen_apart(served: Served, anna: Browser) -> None:
    match = made(served, anna, *TOGETHER, SeatWish("open"))
    page = anna.get(f"/match/{match}").text
    assert page.count('<span class="soft">you</span>') == 1
    assert page.count('<span class="soft">at your screen</span>') == 1


def test_the_chat_names_all_who_come_and_go(house: House) -> None:
    (anna,) = people(house, "Anna")
    wishes = [*TOGETHER, SeatWish("open")]
    match = house.lobby.create(anna, "toy", wishes, {}, False, 0)
    with_ben(house, match)
    house.lobby.leave(anna, match)
    house.lobby.return_to(anna, match)
    assert said(house, match)[-2:] == ["Anna is back.", "Otto & Co is back."]
    waiting = house.lobby.create(anna, "oikumene", [*wishes, SeatWish("open")], {}, False, 0)
    with_ben(house, waiting)
    house.lobby.leave(anna, waiting)
    gone = ["Anna gets up again.", "Otto & Co gets up again."]
    assert said(house, waiting)[-2:] == gone


def test_letters_know_who_shares_a_screen(house: House) -> None:
    (anna,) = people(house, "Anna")
    match = house.lobby.create(anna, "toy", TOGETHER, {}, False, 0)
    channel = Channel(kind="ntfy", person=anna.id, site="https://here", secret="s", language="en")
    turn = on_turn(house.hall, match, channel, "en", False)
    assert turn.text.startswith(("Now: Anna\n", "Now: Otto & Co\n"))
    assert "At the table" not in on_loss(house.store, match, channel, "en").text


def test_letters_name_the_bot_that_plays_on(house: House) -> None:
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben)
    reseat(house, match, 1, holder=BOT, bot="medium")
    channel = Channel(kind="ntfy", person=anna.id, site="https://here", secret="s", language="en")
    assert "At the table: Ben (bot Medium)" in on_turn(house.hall, match, channel, "en", False).text
    assert "At the table: Ben (bot Medium)" in on_loss(house.store, match, channel, "en").text
