"""Shelves: bounded by bytes, whatever is put on them, by however many threads."""

from __future__ import annotations

import gc
import random
import tracemalloc
from concurrent.futures import ThreadPoolExecutor

import pytest

from civitas.kernel.shelf import KB, MB, Shelf, kept, weight


@pytest.mark.slow
def test_what_it_says_it_holds_is_what_it_holds() -> None:
    """Measured by the interpreter: large things, small ones, and keys that are large themselves."""
    dice = random.Random(1)
    shelf: Shelf[tuple[str, int], str] = Shelf(MB)
    gc.collect()
    tracemalloc.start()
    try:
        for number in range(2_000):
            shelf.put(("k" * dice.choice([1, 10, 3000]), number), "v" * dice.choice([0, 50, 9000]))
            assert shelf.held <= shelf.room
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 0.5 * shelf.room < taken < 1.1 * shelf.room
    assert len(shelf) > 100


def test_what_is_used_stays() -> None:
    shelf: Shelf[int, str] = Shelf(100 * KB)
    shelf.put(0, "x" * 1000)
    for number in range(1, 1000):
        shelf.put(number, "y" * 1000)
        assert shelf.get(0) is not None
    assert shelf.get(1) is None


def test_what_lies_unused_for_too_long_goes_though_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr("civitas.kernel.shelf.time.monotonic", lambda: now)
    shelf: Shelf[str, str] = Shelf(MB, lasts=90)
    shelf.put("wanted", "x")
    shelf.put("unwanted", "x")
    now = 89.0
    assert shelf.get("wanted")
    shelf.put("young", "x")
    assert len(shelf) == 3
    now = 91.0
    shelf.put("new", "x")
    assert [key for key, _ in shelf.things()] == ["young", "new", "wanted"]
    now = 182.0
    shelf.put("last", "x")
    assert [key for key, _ in shelf.things()] == ["last"]
    lasting: Shelf[str, str] = Shelf(MB)
    lasting.put("wanted", "x")
    now = 1e9
    lasting.put("new", "x")
    assert len(lasting) == 2


def test_what_is_too_large_is_not_kept_and_drives_nothing_out() -> None:
    shelf: Shelf[str, str] = Shelf(10 * KB)
    shelf.put("small", "x" * 1000)
    shelf.put("large", "x" * 20_000)
    assert shelf.get("large") is None
    assert shelf.get("small") == "x" * 1000
    shelf.put("small", "x" * 20_000)
    assert shelf.get("small") is None
    assert (len(shelf), shelf.held) == (0, 0)


def test_a_thing_that_has_grown_is_weighed_again() -> None:
    shelf: Shelf[str, list[str]] = Shelf(10 * KB)
    growing: list[str] = []
    shelf.put("still", ["x" * 1000])
    for _ in range(8):
        shelf.put("growing", growing)
        growing.append("x" * 1000)
    shelf.weigh_again("growing", growing)
    assert shelf.get("growing") is growing
    assert shelf.get("still") is None
    assert shelf.held < shelf.room
    shelf.weigh_again("still", ["x" * 1000])  # it is not here any more
    assert shelf.get("still") is None


def test_a_thing_that_has_outgrown_the_shelf_goes_and_others_stay() -> None:
    shelf: Shelf[str, list[str]] = Shelf(10 * KB)
    growing: list[str] = []
    shelf.put("growing", growing)
    shelf.put("still", ["x"])
    growing.append("x" * 20_000)
    shelf.weigh_again("growing", growing)
    assert [key for key, _ in shelf.things()] == ["still"]
    shelf.pop("still")
    assert (len(shelf), shelf.held) == (0, 0)


class _Key(tuple[int, ...]):
    """Counts how often it is looked up."""

    asked = 0

    def __hash__(self) -> int:
        _Key.asked += 1
        return super().__hash__()


def test_to_put_a_thing_there_its_key_is_looked_up_once() -> None:
    shelf: Shelf[_Key, str] = Shelf(MB)
    for number in range(100):
        _Key.asked = 0
        shelf.put(_Key((number,)), "x")
        assert _Key.asked == 1


def test_the_search_for_garbage_does_not_look_at_what_lies_there() -> None:
    """A server has tens of thousands of plain things on its shelves."""
    shelf: Shelf[str, str] = Shelf(64 * KB)
    before = len(gc.get_objects())
    for n in range(100):
        shelf.put(f"key {n}", f"value {n}")
    assert len(shelf) == 100
    assert len(gc.get_objects()) - before < 50


def test_the_first_of_two_stays() -> None:
    shelf: Shelf[str, list[int]] = Shelf(MB)
    one: list[int] = []
    two: list[int] = []
    assert shelf.first("a", one) is one
    assert shelf.first("a", two) is one
    shelf.pop("a", two)
    assert shelf.get("a") is one
    shelf.pop("a", one)
    shelf.pop("a")
    assert shelf.get("a") is None
    assert shelf.held == 0


def test_many_threads() -> None:
    shelf: Shelf[int, str] = Shelf(50 * KB)

    def busy(number: int) -> None:
        dice = random.Random(number)
        for _ in range(3000):
            key = dice.randrange(200)
            found = shelf.get(key)
            assert found in (None, str(key) * 100)
            if found is None:
                shelf.put(key, str(key) * 100)
            elif dice.random() < 0.1:
                shelf.pop(key)

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(busy, range(4)))
    assert 0 < shelf.held <= shelf.room
    for key in range(200):
        shelf.pop(key)
    assert shelf.held == 0


def test_a_function_that_remembers() -> None:
    asked: list[str] = []

    @kept(10 * KB)
    def twice(word: str, mark: str = "") -> str:
        asked.append(word)
        return word * 2 + mark

    assert [twice("a"), twice("a"), twice("a", mark="!"), twice("a", mark="!")] == [
        "aa", "aa", "aa!", "aa!",
    ]  # fmt: skip
    assert asked == ["a", "a"]
    assert twice("b" * 20_000) == "b" * 40_000
    assert twice("b" * 20_000) == "b" * 40_000
    assert len(asked) == 4


@pytest.mark.parametrize(
    "thing", ["a" * 500, b"a" * 500, ("a" * 500,), ["a" * 500], {"k": "a" * 500}, {1: ["a" * 500]}]
)
def test_weight(thing: object) -> None:
    assert 500 < weight(thing) < 1000
