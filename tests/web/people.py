"""People and matches for tests, made as the lobby makes them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from civitas.web.house import House
from civitas.web.lobby.lobby import SeatWish
from civitas.web.storage.clocks import NO_CLOCKS
from civitas.web.storage.schema import Person
from civitas.web.tables.acts import picking, undoing
from civitas.web.tables.live import Live

ME = SeatWish("me")
OPEN = SeatWish("open")
RANDOM = SeatWish("bot", "random")


def people(house: House, *names: str) -> list[Person]:
    return [house.people.guest(name) for name in names]


def match_of(house: House, title: str, *persons: Person, **setup: Any) -> str:
    """A match that these people have just started."""
    first, *others = persons
    match = house.lobby.create(
        first, title, [ME, *[OPEN] * len(others)], setup.get("options", {}), False,
        setup.get("days", 0), late=setup.get("late", "bot"),
        budget=setup.get("budget", NO_CLOCKS),
    )  # fmt: skip
    for person in others:
        house.lobby.join(person, match, link_of(house, match), None)
    return match


def link_of(house: House, match: str) -> str:
    found = house.store.match(match)
    assert found is not None
    return found[0].link


def against_bots(house: House, title: str, person: Person, bots: Sequence[str]) -> str:
    seats = [ME, *(SeatWish("bot", bot) for bot in bots)]
    return house.lobby.create(person, title, seats, {}, False, 0)


def seen(house: House, match: str) -> tuple[int, list[int]]:
    """How many steps the match has, and which seats are asked."""
    return house.hall.look(match, lambda live: (live.table.seq, _asked(live)))


def _asked(live: Live) -> list[int]:
    return [ask.seat for ask in live.table.asks]


def offer(house: House, match: str, seat: int) -> tuple[int, list[Any]]:
    """What the seat is asked: the number of the ask, and its picks as JSON has them."""

    def see(live: Live) -> tuple[int, list[Any]]:
        ask = live.table.ask_for(seat)
        assert ask is not None
        return ask.seq, [msgspec.to_builtins(pick) for pick in ask.picks]

    return house.hall.look(match, see)


def make_pick(
    house: House, match: str, seat: int, pick: Any, seq: int | None, person: int | None = None
) -> None:
    """A pick at a table, as JSON has it."""
    house.hall.change(match, picking(seat, pick, seq, person), lambda live: None)


def take_back(house: House, match: str, seat: int, **how: Any) -> None:
    """The last pick of a seat, taken back."""
    house.hall.change(match, undoing(seat, **how), lambda live: None)


def play(house: House, match: str, picks: int, seed: int = 0) -> None:
    """So many picks at random, whoever is asked."""
    dice = random.Random(seed)
    for _ in range(picks):
        _, asked = seen(house, match)
        if not asked:
            return
        seat = dice.choice(asked)
        seq, offered = offer(house, match, seat)
        make_pick(house, match, seat, dice.choice(offered), seq)


def after_the_bots(house: House) -> None:
    """Wait until the bots have looked at all that they were woken for: nobody waits for them any
    more, and now they have moved in one that came last."""
    wait_for(lambda: not any(house.brains.waiting()))
    (somebody,) = people(house, "Somebody")
    later = against_bots(house, "toy", somebody, ["random"])
    wait_for(lambda: seen(house, later)[0] > 0)


def wait_for(what: Callable[[], object], seconds: float = 30.0) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.02)
