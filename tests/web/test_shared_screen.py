"""Several at one screen: the device is passed on where something is hidden, and only there."""

from __future__ import annotations

import random
from typing import Any

import pytest

import civitas
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.pages.eyes import Eyes, eyes_of, nothing_hidden, still_claimed
from civitas.web.storage.schema import Person
from tests.web.people import people, play


@pytest.fixture
def house(open_house: Any, sqlite: str) -> House:
    opened: House = open_house(sqlite)
    return opened


def at_one_screen(house: House, title: str, seats: int = 2) -> tuple[Person, str]:
    (anna,) = people(house, "Anna")
    wishes = [SeatWish("me"), *(SeatWish("me", name=f"Otto {n}") for n in range(seats - 1))]
    return anna, house.lobby.create(anna, title, wishes, {}, False, 0)


def eyes(house: House, match: str, person: Person, claimed: int | None = None) -> Eyes:
    return house.hall.look(match, lambda live: eyes_of(live, person.id, claimed))


def test_where_all_lies_open_the_page_goes_on_by_itself(house: House) -> None:
    anna, match = at_one_screen(house, "oikumene", 3)
    shown = set()
    for step in range(60):
        now = eyes(house, match, anna)
        assert now.curtain is None
        assert now.shared
        shown.add(now.seat)
        play(house, match, 1, step)
    assert shown == {0, 1, 2}


def test_whoever_has_come_forward_stays_while_there_is_something_to_do(house: House) -> None:
    anna, match = at_one_screen(house, "oikumene", 3)
    asked = house.hall.look(match, lambda live: [ask.seat for ask in live.table.asks])
    for seat in asked:
        assert eyes(house, match, anna, seat).seat == seat


def test_of_those_who_act_side_by_side_whoever_is_at_it_goes_on(house: House) -> None:
    anna, match = at_one_screen(house, "oikumene", 3)
    stayed = 0
    for step in range(150):
        play(house, match, 1, step)
        seen = house.hall.look(match, lambda live: _aside(live.table))
        if seen is not None:
            assert eyes(house, match, anna).seat == seen
            stayed += 1
    assert stayed


def _aside(table: Table) -> int | None:
    last = table.journal.seats[-1]
    return last if table.aside and last in [ask.seat for ask in table.asks] else None


def test_others_can_take_back_what_led_to_the_question(house: House) -> None:
    anna, match = at_one_screen(house, "oikumene")
    seat = eyes(house, match, anna).seat
    play(house, match, 1)
    now = eyes(house, match, anna)
    assert now.seat == 1 - (seat or 0)
    assert now.back == seat


def test_of_those_who_wait_side_by_side_anybody_may_go_first(house: House) -> None:
    anna, match = at_one_screen(house, "oikumene", 3)
    met = 0
    for step in range(80):
        asked = house.hall.look(match, lambda live: [ask.seat for ask in live.table.asks])
        now = eyes(house, match, anna)
        assert now.others == tuple((seat, False) for seat in sorted(asked) if seat != now.seat)
        met += len(now.others)
        for seat, _ in now.others:
            chosen = eyes(house, match, anna, seat)
            assert chosen.seat == seat
            assert now.seat in dict(chosen.others)
        play(house, match, 1, step)
    assert met


def test_who_may_come_forward_where_all_choose_in_secret(house: House) -> None:
    anna, match = at_one_screen(house, "sands_of_time", 3)
    for step in range(60):
        now = eyes(house, match, anna)
        if house.hall.look(match, lambda live: live.table.secretly):
            break
        play(house, match, 1, step)
    assert now.curtain is not None
    assert now.others == tuple((seat, True) for seat in range(3) if seat != now.curtain)


def test_the_setup_of_the_sands_of_time_hides_nothing(house: House) -> None:
    """Everybody holds all chronicles until one is laid, so it is no secret which."""
    anna, match = at_one_screen(house, "sands_of_time", 3)
    for step in range(60):
        if house.hall.look(match, lambda live: live.table.secretly):
            return
        assert eyes(house, match, anna).curtain is None
        play(house, match, 1, step)
    raise AssertionError("nobody has chosen cards")


@pytest.mark.parametrize("title", ["toy", "sands_of_time"])
def test_where_somebody_hides_something_they_have_to_come_forward(house: House, title: str) -> None:
    anna, match = at_one_screen(house, title)
    for step in range(12):
        if house.hall.look(match, lambda live: live.table.secretly):
            assert eyes(house, match, anna).seat is None
            assert eyes(house, match, anna).curtain is not None
        play(house, match, 1, step)


def test_whoever_is_not_shown_any_more_comes_forward_anew() -> None:
    """The page went on from one to the other; when the first has a secret next, the page does not
    believe that it is still they who sit there."""
    assert still_claimed(Eyes(0, shared=True), 0) == 0
    assert still_claimed(Eyes(1, shared=True), 0) is None
    assert still_claimed(Eyes(None, 1, shared=True), 0) is None


@pytest.mark.parametrize("title", ["sands_of_time", "clash_of_cultures", "era_of_tribes"])
def test_what_is_shown_without_a_curtain_tells_nothing(title: str) -> None:
    """In worlds that the others may be in, dealt anew, the question is the very same."""
    hidden = 0
    for seed in range(2):
        table, dice = civitas.new(title, seats=3, seed=str(seed)), random.Random(seed)
        for step in range(120):
            if step % 6 == 0:
                hidden += not all(_tells_nothing(table, ask.seat, dice) for ask in table.asks)
            ask = dice.choice(table.asks)
            table.pick(dice.choice(ask.picks), ask.seat)
    assert hidden, "somebody has something to hide in each of these"


def _tells_nothing(table: Table, seat: int, dice: random.Random) -> bool:
    if not nothing_hidden(table, seat):
        return False
    ask = table.ask_for(seat)
    assert ask is not None
    for other in {0, 1, 2} - {seat}:
        world = table.imagine(other, Chance(dice.getrandbits(60))).ask_for(seat)
        assert world is not None
        assert (world.what, world.params, list(world.picks)) == (
            ask.what, ask.params, list(ask.picks)
        )  # fmt: skip
    return True
