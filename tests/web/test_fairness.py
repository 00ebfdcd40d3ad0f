"""Whose bots think next: however many tables somebody fills with bots, others need not wait."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import ClassVar

import pytest

from civitas.kernel.journal import Header
from civitas.web.bots import brains
from civitas.web.bots.fairness import (
    AHEAD,
    AT_ONCE,
    BREATH,
    FADES,
    TOGETHER,
    Shares,
    Turn,
    Waiting,
)
from civitas.web.bots.thinker import Thought
from civitas.web.house import House
from civitas.web.storage.schema import Person
from civitas.web.storage.steps import Step
from tests.web.conftest import Opener
from tests.web.people import ME, RANDOM, people, wait_for

HEADER = Header("toy", "1", ("", ""), {}, "seed", "", 0)
MALLORY, ANNA, BEN = 1, 2, 3


def turn(owner: int, deserted: bool = False, origin: str | None = None) -> Turn:
    return Turn(HEADER, 0, {1: "hard"}, [1], owner, deserted, origin=origin)


class Clock:
    now = 1e6

    def __call__(self) -> float:
        return self.now


def test_bots_of_people_come_before_bots_among_themselves() -> None:
    waiting = Waiting(Shares())
    for number in range(20):
        waiting.put(f"left {number}", turn(MALLORY, deserted=True))
    waiting.put("mine", turn(ANNA))
    assert waiting.take()[0][0] == "mine"


def test_whose_bots_have_thought_least_is_next() -> None:
    shares = Shares(clock := Clock())
    waiting = Waiting(shares)
    for number in range(20):
        shares.count(f"many {number}", turn(MALLORY), 3.0)
        waiting.put(f"many {number}", turn(MALLORY))
    shares.count("mine", turn(ANNA), 0.2)
    waiting.put("mine", turn(ANNA))
    waiting.put("first", turn(BEN))
    assert [waiting.take()[0][0] for _ in range(2)] == ["first", "mine"]
    shares.count("mine", turn(ANNA), 50.0)
    clock.now += 20 * FADES  # and it is forgotten in time
    shares.count("many 0", turn(MALLORY), 1.0)
    waiting.put("mine", turn(ANNA))
    assert waiting.take()[0][0] == "mine"


def test_whoever_comes_under_a_new_name_is_not_new() -> None:
    """Twenty guests from one address, one after the other, each with a first table."""
    shares = Shares(Clock())
    waiting = Waiting(shares)
    shares.count("mine", turn(ANNA, origin="a"), 3.0)
    for guest in range(100, 120):
        shares.count(f"guest {guest}", turn(guest, origin="m"), 3.0)
    for guest in range(120, 140):
        waiting.put(f"guest {guest}", turn(guest, origin="m"))
    waiting.put("mine", turn(ANNA, origin="a"))
    waiting.put("new", turn(BEN, origin="b"))
    assert [waiting.take()[0][0] for _ in range(2)] == ["new", "mine"]


def test_an_address_that_people_share_is_no_burden_to_them() -> None:
    """Some people at home, or all of them behind a proxy that does not say whose request it is."""
    shares = Shares(Clock())
    for person in range(10, 10 + TOGETHER):
        shares.count(f"home {person}", turn(person, origin="h"), 1.0)
    shares.count("alone", turn(ANNA, origin="a"), 1.0)
    assert shares.had(turn(10, origin="h")) == pytest.approx(shares.had(turn(ANNA, origin="a")))
    for person in range(100, 150):
        shares.count(f"proxy {person}", turn(person), 1.0)
    assert shares.had(turn(BEN)) < shares.had(turn(100))
    for person in range(200, 300):  # all of them at an address that is known, too
        shares.count(f"crowd {person}", turn(person, origin="p"), 1.0)
    assert shares.had(turn(BEN, origin="p")) < shares.had(turn(200, origin="p"))
    assert shares.had(turn(100)) == pytest.approx(shares.had(turn(ANNA, origin="a")))


def test_a_worker_is_given_little_at_once_where_bots_think_long() -> None:
    shares = Shares(Clock())
    waiting = Waiting(shares)
    quick = [f"quick {number}" for number in range(12)]
    for match in quick:
        shares.count(match, turn(ANNA), BREATH / 100)
        waiting.put(match, turn(ANNA))
    assert [match for match, _ in waiting.take()] == quick[: 1 + AHEAD]
    for match in quick:
        shares.count(match, turn(ANNA), 2 * BREATH)
        waiting.put(match, turn(ANNA))
    assert len(waiting.take()) == 1
    shares.count(quick[3], turn(ANNA), BREATH / 100)  # once is not always
    assert shares.expected(quick[3]) > BREATH


def test_one_who_waits_twice_has_the_latest_turn_and_the_first_place() -> None:
    waiting = Waiting(Shares())
    waiting.put("a", turn(ANNA))
    waiting.put("b", turn(ANNA))
    later = turn(ANNA)._replace(number=5)
    waiting.put("a", later)
    assert waiting.take() == [("a", later)]
    waiting.close()
    assert waiting.take() == []


def think(waiting: Waiting, shares: Shares, clock: Clock, times: int) -> list[str]:
    """Which matches bots think about, each for a while, and then wait again."""
    thought = []
    for _ in range(times):
        ((match, each),) = waiting.take()
        assert each is not None
        shares.count(match, each, 2.0)
        clock.now += 2.0
        waiting.put(match, each)
        thought.append(match)
    return thought


def test_of_matches_at_which_nobody_sits_some_end_before_others_go_on() -> None:
    """By twenty names from one address: if all went on at once, each would take hours, and all of
    their tables would have to be kept."""
    shares = Shares(clock := Clock())
    waiting = Waiting(shares)
    left = [f"left {number}" for number in range(20)]
    for number, match in enumerate(left):
        waiting.put(match, turn(100 + number, deserted=True, origin="m"))
    thought = think(waiting, shares, clock, 10 * AT_ONCE)
    assert {match: thought.count(match) for match in left[:AT_ONCE]} == dict.fromkeys(thought, 10)
    over = [waiting.take()[0][0] for _ in range(AT_ONCE)]
    assert sorted(over) == left[:AT_ONCE]
    assert {*think(waiting, shares, clock, 10)} == {*left[AT_ONCE : 2 * AT_ONCE]}


def test_such_matches_from_elsewhere_have_the_same_share() -> None:
    shares = Shares(clock := Clock())
    waiting = Waiting(shares)
    for number in range(20):
        waiting.put(f"left {number}", turn(100 + number, deserted=True, origin="m"))
    waiting.put("elsewhere", turn(ANNA, deserted=True, origin="a"))
    assert think(waiting, shares, clock, 40).count("elsewhere") == 20


def test_nobody_looks_again_where_bots_among_themselves_wait() -> None:
    """Whoever goes the rounds wakes them, and for whoever looks a table has to be there."""
    waiting = Waiting(Shares())
    alone = turn(MALLORY, deserted=True)
    for match, each in (("left", alone), ("mine", turn(ANNA))):
        waiting.put(match, each)
        waiting.put(match, None)
    assert waiting.take() == [("mine", None), ("left", alone)]


class Pensive:
    """A worker that thinks until it may go on, and tells about which match."""

    go_on = threading.Semaphore(0)
    asked: ClassVar[list[str]] = []

    def __init__(self, patience: float) -> None:
        self._given: list[int] = []
        self._may = self.go_on  # it is killed after the test has put back what the class has

    def ready(self) -> None:
        pass

    def give(self, match: str, turn: Turn, steps: Callable[[int], list[Step]]) -> None:
        self.asked.append(match)
        self._given.append(turn.number)

    def answer(self) -> Thought:
        self._may.acquire()
        return Thought(self._given.pop(0), (), None, 3.0)

    def kill(self) -> None:
        self._may.release(100)  # it may have been given more than one match

    clear_away = ready


def test_tables_full_of_bots_that_were_left_keep_nobody_waiting(
    open_house: Opener, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brains, "Worker", Pensive)
    monkeypatch.setattr(Pensive, "asked", [])
    monkeypatch.setattr(Pensive, "go_on", threading.Semaphore(0))
    house = open_house(sqlite)
    mallory, anna = people(house, "Mallory", "Anna")
    for _ in range(6):
        house.lobby.resign(mallory, _bot_first(house, mallory))
    wait_for(lambda: Pensive.asked)
    mine = _bot_first(house, anna)
    # One is thought about, and another may go along with the look at mine.
    Pensive.go_on.release(2)
    wait_for(lambda: mine in Pensive.asked)
    assert Pensive.asked.index(mine) < 3


def _bot_first(house: House, person: Person) -> str:
    return house.lobby.create(person, "toy", [RANDOM, ME], {}, False, 0)
