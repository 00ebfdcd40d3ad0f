"""A table that is believed to be as it was: a pick costs no question, and whatever another process
has done meanwhile counts all the same."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from civitas.kernel.errors import Refused
from civitas.web.house import House
from civitas.web.refusals import NotYours, Stale
from civitas.web.storage.journals import Pulse
from civitas.web.storage.schema import BOT
from civitas.web.storage.steps import Step
from civitas.web.tables.acts import picking
from civitas.web.tables.live import Live
from tests.web.conftest import Opener
from tests.web.people import make_pick, match_of, offer, people, play, seen


@pytest.fixture
def houses(open_house: Opener, database: str) -> tuple[House, House]:
    """Two processes on one database."""
    return open_house(database), open_house(database)


@pytest.fixture
def pulses(monkeypatch: pytest.MonkeyPatch) -> Callable[[House], list[Pulse]]:
    """What a house finds when whoever is here asks what has changed; bots and the janitor look
    round, too."""

    def of(house: House) -> list[Pulse]:
        found: list[Pulse] = []
        ask, here = house.store.pulse, threading.get_ident()

        def pulse(match: str) -> Pulse:
            answer = ask(match)
            if threading.get_ident() == here:
                found.append(answer)
            return answer

        monkeypatch.setattr(house.store, "pulse", pulse)
        return found

    return of


def known_of(house: House, match: str) -> int:
    """How much of what this process has written its table knows of."""
    live = house.hall._lives.get(match)
    assert live is not None
    return live.written


def one_pick(house: House, match: str) -> None:
    """What was seen before, of whatever process, picked by whoever is asked."""
    live = house.hall._lives.get(match)
    assert live is not None
    ask = live.table.asks[0]
    house.hall.change(match, picking(ask.seat, 0, ask.seq), lambda live: None)


def test_a_pick_asks_nothing_before_it_is_written(
    open_house: Opener, sqlite: str, pulses: Callable[[House], list[Pulse]]
) -> None:
    house = open_house(sqlite)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    play(house, match, 2)
    asked, written = pulses(house), known_of(house, match)
    for _ in range(5):
        one_pick(house, match)
    assert len(asked) <= house.store.written - written  # by the janitor, now and then
    assert len(house.store.steps(match)) == seen(house, match)[0] == 7


def test_what_this_process_writes_is_known_at_every_table(
    open_house: Opener, sqlite: str, pulses: Callable[[House], list[Pulse]]
) -> None:
    house = open_house(sqlite)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    play(house, match, 2)
    asked, written = pulses(house), known_of(house, match)
    house.store.say(match, "Anna", "Ave!")
    one_pick(house, match)
    assert known_of(house, match) > written
    one_pick(house, match)
    assert len(asked) <= house.store.written - written


def test_what_no_table_hangs_on_makes_none_ask(
    open_house: Opener, sqlite: str, pulses: Callable[[House], list[Pulse]]
) -> None:
    """With many people somebody begins a match, or is to be told of a turn, all the time."""
    house = open_house(sqlite)
    anna, ben = people(house, "Anna", "Ben")
    match = match_of(house, "sands_of_time", anna, ben)
    play(house, match, 2)
    asked, before = pulses(house), house.store.written
    house.lobby.play_now(anna, "sands_of_time")
    house.notices._turns.write(match, anna.id, 0, 1 << 40)
    house.ladder.catch_up()
    assert house.store.written == before
    known = known_of(house, match)
    one_pick(house, match)
    assert len(asked) <= house.store.written - known


def test_who_picks_where_another_process_has_picked_is_told_so(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    match = match_of(one, "sands_of_time", *people(one, "Anna", "Ben"))
    play(one, match, 2)
    seq, offered = offer(one, match, seen(one, match)[1][0])
    seat = seen(one, match)[1][0]
    play(two, match, 3)
    with pytest.raises(Refused, match="moved on"):
        make_pick(one, match, seat, offered[0], seq)
    assert len(one.store.steps(match)) == 5
    play(one, match, 3)
    assert len(two.store.steps(match)) == seen(two, match)[0] == 8


def test_a_refusal_is_about_the_table_as_it_is(houses: tuple[House, House]) -> None:
    """What nobody was asked a moment ago may be asked by now."""
    one, two = houses
    match = match_of(one, "sands_of_time", *people(one, "Anna", "Ben"))
    play(one, match, 1)
    tried: list[int] = []

    def act(live: Live) -> list[Step]:
        tried.append(live.table.seq)
        ask = live.table.asks[0]
        if live.table.seq < 4:
            raise Stale
        return picking(ask.seat, 0, ask.seq)(live)

    play(two, match, 3)
    one.hall.change(match, act, lambda live: None)
    assert tried[-1] == 4
    assert len(one.store.steps(match)) == 5


def test_who_has_lost_the_seat_in_another_process_does_not_pick(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    anna, ben = people(one, "Anna", "Ben")
    match = match_of(one, "toy", anna, ben)
    play(one, match, 2)
    seat = seen(one, match)[1][0]
    seq, offered = offer(one, match, seat)
    person = (anna, ben)[seat]
    two.lobby.leave(person, match)
    with pytest.raises(NotYours):
        make_pick(one, match, seat, offered[0], seq, person.id)
    _, seats = one.store.match(match) or (None, [])
    assert seats[seat].holder == BOT


def test_people_who_have_changed_in_another_process_are_read_again(
    houses: tuple[House, House],
) -> None:
    """Whatever was done for whom somebody was believed to be is not written."""
    one, two = houses
    match = match_of(one, "sands_of_time", *people(one, "Anna", "Ben"))
    play(one, match, 2)
    two.store.write(two.store.change_roll)
    rolls: list[int] = []

    def act(live: Live) -> list[Step]:
        rolls.append(live.roll)
        ask = live.table.asks[0]
        return picking(ask.seat, 0, ask.seq)(live)

    one.hall.change(match, act, lambda live: None)
    assert rolls[-1] == one.store.roll()
    assert len(one.store.steps(match)) == seen(two, match)[0] == 3


def test_what_was_said_in_another_process_is_heard_with_the_next_pick(
    houses: tuple[House, House],
) -> None:
    one, two = houses
    match = match_of(one, "sands_of_time", *people(one, "Anna", "Ben"))
    play(one, match, 2)
    two.store.say(match, "Ben", "Salve!")
    live = one.hall._lives.get(match)
    assert live is not None
    ask = live.table.asks[0]
    act = picking(ask.seat, 0, ask.seq)
    heard = one.hall.change(match, act, lambda live: [line.text for line in live.chat])
    assert heard[-1:] == ["Salve!"]
