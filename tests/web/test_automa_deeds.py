"""What an automa does in the very step of a person is what others did: it is news in the log, is
played again, and is no part of what the person did in a turn."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.titles import find_title
from civitas.web.front.careful import this_turn
from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.pages.eyes import Eyes
from civitas.web.pages.look import Update, drawn
from civitas.web.storage.schema import AUTOMA
from civitas.web.tables.live import Live
from civitas.web.tables.replays import past_of
from tests.web.conftest import Opener
from tests.web.people import ME, make_pick, offer, people

CARD = "told-automa-acts"
EXPLAINS = find_title("era_of_tribes").load().explains


@pytest.fixture
def house(open_house: Opener, sqlite: str) -> House:
    return open_house(sqlite)


def told(house: House, match: str) -> list[str]:
    return house.hall.look(match, lambda live: [line.message for line in live.table.log])


def until_it_acts(house: House, times: int) -> str:
    """Alone against an automa, until it has acted so often after a pick."""
    (anna,) = people(house, "Anna")
    seats = [ME, SeatWish(AUTOMA)]
    match, dice = house.lobby.create(anna, "era_of_tribes", seats, {}, False, 0), random.Random(1)
    for _ in range(200):
        before = len(told(house, match))
        seq, picks = offer(house, match, 0)
        make_pick(house, match, 0, dice.choice(picks), seq, anna.id)
        if CARD in told(house, match)[before:]:
            times -= 1
            if not times:
                return match
    raise AssertionError("it has not acted")


def see(live: Live) -> Update:
    update, _ = drawn(live, Eyes(0), "en").update((), frozenset(), -1)
    return update


def test_it_is_news_in_the_log(house: House) -> None:
    match = until_it_acts(house, 2)
    seen, lines = house.hall.look(match, see), told(house, match)
    acts = max(n for n, message in enumerate(lines) if message == CARD)
    assert lines[seen.since] in ("told-automa-card", CARD)
    assert seen.since <= acts < seen.lines
    assert house.hall.look(match, lambda live: live.record.read(0)) == seen.since


def test_it_is_played_again(house: House) -> None:
    """And what came before is not: the step in which it acted is the first that is shown."""
    match = until_it_acts(house, 2)
    past = house.hall.look(match, past_of)
    start = house.replays.since(past, 0)
    assert start == len(past.entries) - 1
    before = len(told(house, match))
    seq, picks = offer(house, match, 0)
    make_pick(house, match, 0, picks[0], seq)
    acted = house.hall.look(match, lambda live: any(map(EXPLAINS, live.table.log[before:])))
    assert house.replays.since(house.hall.look(match, past_of), 0) == start + acted


def test_it_is_no_part_of_what_somebody_did_in_a_turn(house: House) -> None:
    match = until_it_acts(house, 2)
    assert house.hall.look(match, lambda live: this_turn(live, 0, "en")) == ()
