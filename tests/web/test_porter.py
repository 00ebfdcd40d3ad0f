"""The porter: guesses become slow, whoever makes them; the owner of a name is not kept waiting."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.web.people.limits import ALLOWANCES, Limits, TooMany
from civitas.web.people.names import BadPerson, mark_of
from civitas.web.people.porter import AT_ONCE, FORGIVEN, FREE, LONGEST, WAITING, Porter
from tests.patience import PATIENCE, ended
from tests.web.conftest import Opener
from tests.web.people import wait_for
from tests.web.server import Browser, Served, Wire, serving

RIGHT = "correct horse"


class Door:
    """A porter with a clock of his own, before a house in which Anna keeps her name."""

    def __init__(self, open_house: Opener, database: str) -> None:
        self.people = open_house(database).people
        self.people.change(self.people.guest("Anna"), password=RIGHT)
        self.now = 1000.0
        self.porter = Porter(self.people, Limits(clock=lambda: self.now), lambda: self.now)
        self._strangers = 0

    def guess(self, name: str, address: str = "", known: dict[str, str] | None = None) -> int:
        """Try a wrong password, from an address of its own; how long one has to wait instead."""
        self._strangers += 1
        try:
            self.porter.sign_in(name, "guess", address or f"s{self._strangers}", known or {})
        except TooMany as refused:
            return refused.seconds
        except BadPerson:
            return 0
        raise AssertionError("it was right")


@pytest.fixture
def door(open_house: Opener, sqlite: str) -> Door:
    return Door(open_house, sqlite)


@pytest.mark.parametrize(
    "names", [("Anna", "anna ", " ANNA", "Ａｎｎａ", "anna\t", "Anna"), ("Nobody", "NOBODY ") * 3]
)
def test_however_a_name_is_typed_it_is_the_same(door: Door, names: tuple[str, ...]) -> None:
    assert [door.guess(name) for name in names[:FREE]] == [0] * FREE
    assert door.guess(names[-1]) > 0
    assert door.guess("Ben") == 0


def test_pauses_grow_and_end(door: Door) -> None:
    for _ in range(FREE):
        assert door.guess("Anna") == 0
    pauses = []
    for _ in range(12):
        pauses.append(door.guess("Anna"))
        door.now += pauses[-1]
        assert door.guess("Anna") == 0
    assert pauses == sorted(pauses)
    assert pauses[0] <= 2
    assert pauses[-1] == LONGEST + 1
    door.now += LONGEST + 1
    assert door.porter.sign_in("Anna", RIGHT, "elsewhere", {}).name == "Anna"
    assert door.guess("Anna") == 0
    for _ in range(FREE - 1):
        door.guess("Anna")
    assert door.guess("Anna") > 0
    door.now += FORGIVEN + 1
    assert [door.guess("Anna") for _ in range(FREE)] == [0] * FREE


def test_where_the_owner_was_before_strangers_do_not_matter(door: Door) -> None:
    door.porter.sign_in("Anna", RIGHT, "home", {})
    while not door.guess("Anna"):
        pass
    assert door.porter.sign_in("Anna", RIGHT, "home", {}).name == "Anna"
    with pytest.raises(TooMany):
        door.porter.sign_in("Anna", RIGHT, "hotel", {})


def test_also_where_somebody_was_before_guesses_become_slow(door: Door) -> None:
    door.porter.sign_in("Anna", RIGHT, "home", {})
    assert [door.guess("Anna", "home") for _ in range(FREE)] == [0] * FREE
    assert door.guess("Anna", "home") > 0
    assert door.guess("Anna") == 0


def test_a_name_that_is_spelt_like_an_address(door: Door) -> None:
    for _ in range(ALLOWANCES["sign-in"].burst + 1):
        door.guess("10.0.0.1")
    assert door.porter.sign_in("Anna", RIGHT, "10.0.0.1", {}).name == "Anna"


def test_an_address_tries_only_so_many_names(door: Door) -> None:
    burst, seconds = ALLOWANCES["sign-in"]
    assert [door.guess(f"Name {n}", "there") for n in range(burst)] == [0] * burst
    assert 0 < door.guess("Another", "there") <= seconds + 1
    assert door.guess("Another") == 0


def test_a_browser_that_is_known_is_counted_for_itself(door: Door) -> None:
    """Also with the right password: each check takes a core, and makes a cookie."""
    anna, often = mark_of("Anna"), ALLOWANCES["sign-in"].burst
    for device in ("phone", "laptop"):
        for _ in range(often):
            assert door.porter.sign_in("Anna", RIGHT, "home", {anna: device}).name == "Anna"
        with pytest.raises(TooMany):
            door.porter.sign_in("Anna", RIGHT, "home", {anna: device})
    assert door.porter.sign_in("Anna", RIGHT, "home", {}).name == "Anna"


def test_only_so_many_passwords_at_once(door: Door) -> None:
    at_work: list[int] = []
    done = threading.Event()

    def come(number: int) -> None:
        with door.porter.work():
            at_work.append(number)
            done.wait(PATIENCE)

    threads = [threading.Thread(target=come, args=(n,)) for n in range(AT_ONCE + WAITING)]
    for thread in threads:
        thread.start()

    try:
        wait_for(lambda: len(door.porter) == AT_ONCE + WAITING)
        with pytest.raises(TooMany), door.porter.work():
            pass
        wait_for(lambda: len(at_work) == AT_ONCE)
    finally:
        done.set()
        ended(*threads)
    assert sorted(at_work) == list(range(AT_ONCE + WAITING))
    with door.porter.work():
        assert len(door.porter) == 1


def test_a_password_is_compared_to_its_end(open_house: Opener, sqlite: str) -> None:
    people = open_house(sqlite).people
    people.change(people.guest("Anna"), password="x" * 200)
    assert people.sign_in("Anna", "x" * 200).name == "Anna"
    with pytest.raises(BadPerson):
        people.sign_in("Anna", "x" * 201)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path / 'here.db'}", limits=True) as served:
        yield served


def test_a_browser_that_knows_somebody_lets_them_in(served: Served) -> None:
    """A stranger guesses from the same address, until nobody there may try any more."""
    with Browser(served.url) as anna, Wire(served.url) as stranger:
        anna.submit("/me/name", name="Anna")
        anna.submit("/me/password", password=RIGHT)
        anna.submit("/me/sign-out")
        guess = {"name": "Anna", "password": "guess"}
        for _ in range(ALLOWANCES["sign-in"].burst):
            answer = stranger.post("/api/token", json=guess)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        assert stranger.post("/api/token", json={**guess, "password": RIGHT}).status_code == 429
        anna.submit("/me/sign-in", name=" anna ", password=RIGHT)
        assert anna.who() == "Anna"


def test_a_whole_street_is_one_address(served: Served) -> None:
    statuses = []
    for n in range(ALLOWANCES["sign-in"].burst + 1):
        headers = {"X-Forwarded-For": f"2001:db8::{n + 1:x}"}
        with Wire(served.url, headers=headers) as wire:
            sent = {"name": f"Name {n}", "password": "guess"}
            statuses.append(wire.post("/api/token", json=sent).status_code)
    assert statuses == [400] * (len(statuses) - 1) + [429]
