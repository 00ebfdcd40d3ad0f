"""The lobby: making matches, taking seats, leaving them to a bot and coming back."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from civitas.kernel.chance import commitment
from civitas.kernel.errors import BadSetup, CivitasError, UnknownTitle
from civitas.kernel.setting import OptionValue
from civitas.kernel.titles import find_title
from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.lobby.seating import VANISHED
from civitas.web.refusals import NotYours, Unknown
from civitas.web.speech.words import chat_text
from civitas.web.storage.clocks import DAY
from civitas.web.storage.schema import (
    BOT,
    FREE,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    Match,
    Person,
    Seat,
    Vigil,
)
from tests.patience import PATIENCE
from tests.web.conftest import Opener
from tests.web.people import (
    ME,
    RANDOM,
    after_the_bots,
    against_bots,
    link_of,
    make_pick,
    match_of,
    offer,
    people,
    play,
    seen,
    wait_for,
)
from tests.web.people import OPEN as FREE_SEAT


def row(house: House, match: str) -> Match:
    found = house.store.match(match)
    assert found is not None
    return found[0]


def chairs(house: House, match: str) -> list[Seat]:
    found = house.store.match(match)
    assert found is not None
    return found[1]


def age(house: House, match: str, seconds: int) -> None:
    """Nothing has happened at this table for so long, and the server was awake all the time."""
    now = int(time.time())

    def work(session: Session) -> None:
        session.execute(update(Match).where(Match.id == match).values(changed=now - seconds))
        session.execute(delete(Vigil))
        session.add(Vigil(began=0, ended=now))

    house.store.write(work)


def said(house: House, match: str, language: str = "en") -> list[str]:
    return [chat_text(line, language) for line in house.store.chat(match)]


def test_a_match_without_open_seats_starts_at_once(open_house: Opener, database: str) -> None:
    house = open_house(database)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "toy", anna, ["random"])
    here = row(house, match)
    assert here.status == RUNNING
    assert 0 in here.waiting
    assert here.commitment == commitment(here.seed)
    assert [seat.holder for seat in chairs(house, match)] == [PERSON, BOT]


def test_play_now_is_for_every_title(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    for title in ("sands_of_time", "toy"):
        match = house.lobby.play_now(anna, title)
        assert [s.holder for s in chairs(house, match)] == [PERSON, BOT, BOT]
        assert row(house, match).status == RUNNING


def test_the_match_starts_when_the_last_seat_is_taken(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben, carla = people(house, "Anna", "Ben", "Carla")
    match = house.lobby.create(anna, "toy", [ME, FREE_SEAT, FREE_SEAT], {}, True, 0)
    with pytest.raises(Unknown):
        seen(house, match)
    assert [card.id for card in house.lobby.open_tables()] == [match]
    assert house.lobby.join(ben, match, None, 2) == 2
    assert house.lobby.join(ben, match, None, 1) == 2, "who sits there already stays"
    assert row(house, match).status == OPEN
    with pytest.raises(NotYours):
        house.lobby.join(carla, match, None, 2)
    assert house.lobby.join(carla, match, None, None) == 1
    assert row(house, match).status == RUNNING
    assert house.lobby.open_tables() == []
    assert house.hall.look(match, lambda live: live.table.header.seats) == ("Anna", "Carla", "Ben")


def test_a_match_by_link_is_for_those_who_know_it(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = house.lobby.create(anna, "toy", [ME, FREE_SEAT], {}, False, 0)
    assert house.lobby.open_tables() == []
    for link in (None, "", "guess"):
        with pytest.raises(Unknown):
            house.lobby.join(ben, match, link, None)
    assert house.lobby.join(ben, match, link_of(house, match), None) == 1


def test_two_want_the_last_seat(open_house: Opener, database: str) -> None:
    houses = [open_house(database), open_house(database)]
    anna, *others = people(houses[0], "Anna", "Ben", "Carla")
    for _ in range(5):
        match = houses[0].lobby.create(anna, "toy", [ME, FREE_SEAT], {}, True, 0)
        start = threading.Barrier(2, timeout=PATIENCE)

        def join(house: House, person: Person) -> bool:
            start.wait()  # noqa: B023
            try:
                house.lobby.join(person, match, None, None)  # noqa: B023
            except NotYours:
                return False
            return True

        with ThreadPoolExecutor(2) as threads:
            assert sorted(threads.map(join, houses, others)) == [False, True]
        assert row(houses[0], match).status == RUNNING


@pytest.mark.parametrize(
    ("title", "seats", "options", "days"),
    [
        ("nothing", [ME, RANDOM], {}, 0),
        ("toy", [ME], {}, 0),
        ("toy", [ME] * 4, {}, 0),
        ("toy", [ME, SeatWish("bot", "genius")], {}, 0),
        ("toy", [ME, SeatWish("throne")], {}, 0),
        ("toy", [ME, SeatWish("me", name="x" * 41)], {}, 0),
        ("toy", [ME, RANDOM], {"generous": 3}, 0),
        ("toy", [ME, RANDOM], {"greedy": True}, 0),
        ("toy", [ME, RANDOM], {}, 31),
    ],
)
def test_a_setup_that_does_not_do(
    open_house: Opener,
    sqlite: str,
    title: str,
    seats: list[SeatWish],
    options: dict[str, bool],
    days: int,
) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    with pytest.raises((BadSetup, UnknownTitle, CivitasError)):
        house.lobby.create(anna, title, seats, options, False, days)
    assert house.lobby.mine(anna) == []


def test_several_people_at_one_screen(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    wishes = [ME, SeatWish("me", name="Ben")]
    match = house.lobby.create(anna, "toy", wishes, {}, False, 0)
    assert house.hall.look(match, lambda live: live.seat_of(anna.id)) == (0, 1)
    assert [seat.name for seat in chairs(house, match)] == ["Anna", "Ben"]


def test_who_leaves_is_replaced_and_may_come_back(open_house: Opener, database: str) -> None:
    one, two = open_house(database), open_house(database)
    anna, ben = people(one, "Anna", "Ben")
    match = match_of(one, "toy", anna, ben)
    seen(two, match)
    one.lobby.leave(ben, match)
    assert two.hall.look(match, lambda live: (live.seat_of(ben.id), live.bots)) == (
        (),
        {1: "medium"},
    )
    seq, picks = offer(two, match, 0)
    make_pick(two, match, 0, picks[1], seq, anna.id)
    wait_for(lambda: 1 not in seen(one, match)[1] or seen(one, match)[0] > 2)
    one.lobby.return_to(ben, match)
    assert two.hall.look(match, lambda live: live.seat_of(ben.id)) == (1,)
    assert said(one, match) == [
        "Ben takes a seat.",
        "Ben leaves; the bot Medium plays on until they return.",
        "Ben is back.",
    ]
    assert said(one, match, "de")[-1] == "Ben ist wieder da."
    with pytest.raises(NotYours):
        one.lobby.return_to(ben, match)


def test_nobody_plays_while_all_are_away(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "toy", anna, ["random"])
    wait_for(lambda: seen(house, match)[1] == [0])
    number, _ = seen(house, match)
    house.lobby.leave(anna, match)
    house.brains.wake(match)
    after_the_bots(house)
    assert seen(house, match)[0] == number
    house.lobby.return_to(anna, match)
    play(house, match, 1)
    wait_for(lambda: seen(house, match)[0] > number)


def reseat(house: House, number: int, **values: str | bool) -> None:
    """As if somebody had got up, but no bot begins to think."""
    change = update(Seat).where(Seat.number == number).values(**values)
    house.store.write(lambda session: session.execute(change))


def test_a_card_names_the_bot_that_plays_on(open_house: Opener, sqlite: str) -> None:
    """Whoever has given up is not waited for; who left alone is, since the match rests."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match_of(house, "toy", anna, ben)
    house.store.write(lambda session: session.execute(update(Match).values(waiting=[0])))
    assert house.lobby.mine(anna)[0].waiting == ("Anna",)
    reseat(house, 0, holder=BOT, bot="medium")
    assert house.lobby.mine(ben)[0].waiting == ("Anna (bot Medium)",)
    assert house.lobby.mine(ben)[0].alone == ""
    assert house.lobby.mine(ben, "de")[0].waiting == ("Anna (Bot Mittel)",)
    reseat(house, 1, holder=BOT, bot="medium")
    assert house.lobby.mine(anna)[0].waiting == ("Anna",)
    assert house.lobby.mine(anna)[0].alone.startswith("Nobody sits here now: the match rests")
    house.store.write(lambda session: session.execute(update(Match).values(days=1)))
    assert house.lobby.mine(anna)[0].due is None, "nobody's time is running"
    reseat(house, 0, resigned=True)
    assert "rests" in house.lobby.mine(anna)[0].alone, "Ben may still come back"
    reseat(house, 1, resigned=True)
    assert house.lobby.mine(anna)[0].waiting == ("Anna (bot Medium)",)
    assert "bots play the match to its end" in house.lobby.mine(anna)[0].alone


def test_who_resigns_does_not_come_back_and_the_match_ends(
    open_house: Opener, database: str
) -> None:
    house = open_house(database)
    (anna,) = people(house, "Anna")
    match = against_bots(house, "toy", anna, ["random"])
    house.lobby.resign(anna, match)
    wait_for(lambda: row(house, match).status == OVER)
    assert row(house, match).result is not None
    with pytest.raises(NotYours):
        house.lobby.return_to(anna, match)
    assert house.lobby.mine(anna)[0].result is not None


def test_getting_up_before_the_start(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = house.lobby.create(anna, "toy", [ME, FREE_SEAT, FREE_SEAT], {}, True, 0)
    house.lobby.join(ben, match, None, None)
    house.lobby.leave(ben, match)
    assert [seat.holder for seat in chairs(house, match)] == [PERSON, FREE, FREE]
    house.lobby.leave(anna, match)
    assert house.store.match(match) is None, "a table with nobody at it is cleared away"


def test_who_vanishes_can_be_replaced(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben, carla = people(house, "Anna", "Ben", "Carla")
    match = match_of(house, "toy", anna, ben)
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq)
    for person, seat in ((anna, 1), (anna, 0), (anna, 7)):
        with pytest.raises(NotYours):
            house.lobby.replace(person, match, seat)
    age(house, match, VANISHED + 1)
    for person, seat in ((carla, 1), (anna, 0)):
        with pytest.raises(NotYours):
            house.lobby.replace(person, match, seat)
    house.lobby.replace(anna, match, 1)
    assert chairs(house, match)[1].holder == BOT
    house.lobby.return_to(ben, match)
    assert chairs(house, match)[1].holder == PERSON


def test_a_move_that_takes_too_many_days_is_played_by_a_bot(
    open_house: Opener, database: str
) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, days=2)
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq)
    age(house, match, 2 * DAY - 60)
    house.janitor.round(0)
    assert chairs(house, match)[1].holder == PERSON
    age(house, match, 2 * DAY + 1)
    house.janitor.round(0)
    assert [seat.holder for seat in chairs(house, match)] == [PERSON, BOT]
    wait_for(lambda: seen(house, match)[0] > 1)
    assert "has let the agreed time pass" in said(house, match)[-1]
    house.lobby.return_to(ben, match)
    assert chairs(house, match)[1].holder == PERSON


def test_an_open_table_to_which_nobody_comes(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    (anna,) = people(house, "Anna")
    old, new = (
        house.lobby.create(anna, "toy", [ME, FREE_SEAT], {}, True, 0) for _ in range(2)
    )  # fmt: skip
    age(house, old, 15 * DAY)
    house.janitor.round(0)
    assert [card.id for card in house.lobby.mine(anna)] == [new]


def test_a_table_that_is_just_being_joined_is_not_cleared_away(
    open_house: Opener, database: str
) -> None:
    """The janitor has seen that it was old; before he comes to it, somebody takes a seat."""
    house = open_house(database)
    house.janitor.close()  # he comes when he is called, not when his clock strikes
    anna, ben = people(house, "Anna", "Ben")
    now = int(time.time())
    for seats in ([ME, FREE_SEAT], [ME, FREE_SEAT, FREE_SEAT]):
        match = house.lobby.create(anna, "toy", seats, {}, True, 0)
        age(house, match, 15 * DAY)
        house.lobby.join(ben, match, None, None)
        house.lobby.give_up(match, now - 14 * DAY)
        house.janitor.round(0)
        assert [s.name for s in chairs(house, match)][:2] == ["Anna", "Ben"]
        assert said(house, match) == ["Ben takes a seat."]
    house.lobby.give_up("000000000000", now)


def test_who_is_late_in_a_secret_choice(open_house: Opener, database: str) -> None:
    """Both are: a bot for each, and then nobody is left for whom the bots would play on."""
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "toy", anna, ben, days=1)
    age(house, match, DAY + 1)
    house.janitor.round(0)
    assert [seat.holder for seat in chairs(house, match)] == [BOT, BOT]
    assert said(house, match, "de")[-2:] == [
        f"{name} hat die vereinbarte Zeit verstreichen lassen; "
        "der Bot Mittel spielt bis zur Rückkehr weiter."
        for name in ("Anna", "Ben")
    ]
    after_the_bots(house)
    assert seen(house, match) == (0, [0, 1])
    house.lobby.return_to(anna, match)
    wait_for(lambda: seen(house, match)[1] == [0])
    house.janitor.round(0)
    assert chairs(house, match)[0].holder == PERSON, "who returns has all the time of a move again"


def test_a_match_that_all_have_left_ends(open_house: Opener, database: str) -> None:
    """The bots wait a month for somebody to come back, and then play it to its end."""
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben")
    match, waiting = match_of(house, "toy", anna, ben), match_of(house, "toy", anna, ben)
    for person in (anna, ben):
        house.lobby.leave(person, match)
    house.lobby.leave(anna, waiting)
    age(house, match, 29 * DAY)
    age(house, waiting, 99 * DAY)
    house.janitor.round(0)
    assert row(house, match).status == RUNNING
    age(house, match, 31 * DAY)
    house.janitor.round(0)
    wait_for(lambda: row(house, match).status == OVER)
    assert row(house, match).result is not None
    assert "play this match to its end" in said(house, match)[-1]
    assert row(house, waiting).status == RUNNING, "Ben still sits there"
    with pytest.raises(NotYours):
        house.lobby.return_to(anna, match)


def test_time_passes_only_where_it_was_agreed(open_house: Opener, sqlite: str) -> None:
    """A live match waits for ever, and nobody is late while another is asked."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    live, slow = match_of(house, "toy", anna, ben), match_of(house, "toy", anna, ben, days=30)
    for match in (live, slow):
        age(house, match, 29 * DAY)
    house.janitor.round(0)
    age(house, live, 900 * DAY)
    seq, picks = offer(house, slow, 0)
    make_pick(house, slow, 0, picks[0], seq)
    age(house, slow, 31 * DAY)
    house.janitor.round(0)
    assert [seat.holder for seat in chairs(house, live)] == [PERSON, PERSON]
    assert [seat.holder for seat in chairs(house, slow)] == [PERSON, BOT]


def test_everybody_is_told_when_a_move_is_due(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match_of(house, "toy", anna, ben)
    slow = match_of(house, "toy", anna, ben, days=3)
    age(house, slow, DAY)
    cards = {card.id: card for card in house.lobby.mine(anna)}
    moved = cards[slow].changed
    assert cards.pop(slow).due == moved + 3 * DAY
    assert [card.due for card in cards.values()] == [None]
    play(house, slow, 200)
    assert house.lobby.mine(anna)[-1].due is None, "it is over"


def test_a_name_of_any_letters_is_told(open_house: Opener, database: str) -> None:
    house = open_house(database)
    anna, ben = people(house, "Anna", "\N{CLASSICAL BUILDING}" * 40)
    match = match_of(house, "toy", anna, ben)
    assert said(house, match) == [f"{ben.name} takes a seat."]


def test_a_rematch_gives_back_all_seats_of_one_screen(open_house: Opener, sqlite: str) -> None:
    """Whoever asks for it first."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    wishes = [ME, FREE_SEAT, SeatWish("me", name="Otto")]
    match = house.lobby.create(anna, "toy", wishes, {}, True, 0)
    house.lobby.join(ben, match, None, None)
    play(house, match, 200)
    again = house.lobby.rematch(ben, match)
    assert row(house, again).status == OPEN
    assert house.lobby.rematch(anna, match) == again
    assert row(house, again).status == RUNNING
    assert [seat.name for seat in chairs(house, again)] == ["Anna", "Ben", "Otto"]
    assert house.hall.look(again, lambda live: live.seat_of(anna.id)) == (0, 2)


def test_a_rematch_of_an_older_match_leaves_out_what_is_no_longer_offered(
    open_house: Opener, sqlite: str
) -> None:
    """Rules version 1 let leaders be chosen without the expansion that brings them (COC-28.8)."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "clash_of_cultures", anna, ben)
    agreed: dict[str, OptionValue] = {"length": "short", "trade": False}
    agreed |= {"alternative_history": True, "trade_offers": 1}

    def make_older(session: Session) -> None:
        old = session.get_one(Match, match)
        old.rules_version, old.options = "1", old.options | agreed

    house.store.write(make_older)
    again = row(house, house.lobby.rematch(ben, match))
    assert again.rules_version == find_title("clash_of_cultures").rules_version
    assert (again.options["length"], again.options["trade"]) == ("short", False)
    assert (again.options["alternative_history"], again.options["trade_offers"]) == (False, 3)


def test_a_rematch_is_one_match_for_all(open_house: Opener, database: str) -> None:
    one, two = open_house(database), open_house(database)
    anna, ben, carla = people(one, "Anna", "Ben", "Carla")
    match = match_of(one, "toy", anna, ben)
    play(one, match, 100)
    assert row(one, match).status == OVER
    start = threading.Barrier(2, timeout=PATIENCE)

    def again(house: House, person: Person) -> str:
        start.wait()
        return house.lobby.rematch(person, match)

    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(again, (one, two), (anna, ben))
    assert first == second != match
    assert row(one, first).status == RUNNING
    assert sorted(seat.name for seat in chairs(one, first)) == ["Anna", "Ben"]
    assert row(one, first).seed != row(one, match).seed
    with pytest.raises(NotYours):
        one.lobby.rematch(carla, match)


def test_my_matches_say_what_waits_for_me(open_house: Opener, sqlite: str) -> None:
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    mine = match_of(house, "toy", anna, ben)
    done = match_of(house, "toy", anna, ben)
    seq, picks = offer(house, done, 0)
    make_pick(house, done, 0, picks[0], seq)
    cards = house.lobby.mine(anna, "de")
    assert [(card.id, card.my_turn) for card in cards] == [(mine, True), (done, False)]
    assert cards[1].waiting == ("Ben",)
    assert house.lobby.to_watch() == []
