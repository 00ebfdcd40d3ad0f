"""Shelves: what may be wanted again is kept, up to so many bytes.

A cache that counts its entries holds as much as they are large, and how large they are is often up
to whoever asks. So all that is kept from one question to the next lies on a shelf.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Hashable
from functools import wraps
from itertools import chain
from math import inf
from sys import getsizeof as _size
from typing import Any, Final, Generic, ParamSpec, TypeVar

import msgspec

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
P = ParamSpec("P")
T = TypeVar("T")

KB: Final = 1 << 10
MB: Final = 1 << 20
TOLD: Final = 8
"""So many times as large is a struct in memory as when it is told in bytes, at most."""
_PLAIN: Final = frozenset((str, bytes, int, float, bool, type(None)))
_MANY: Final = (tuple, list, set, frozenset)
ENTRY: Final = 300
"""Bytes that a shelf needs for each thing besides the thing."""
WHILE: Final = 25.0
"""Seconds for which something drawn or said is kept though nobody wants it: whoever plays comes
back sooner, or may well wait for it to be made again."""
_LOOKED_THROUGH: Final = 4
"""So many things are looked at when one is put: more may go than come, and nobody waits."""


class _Thing(msgspec.Struct, Generic[K, V], eq=False, gc=False):
    """Something on a shelf. There are tens of thousands, which the search for garbage need not look
    at: only their shelf holds on to them, and nothing that lies there may hold on to the shelf."""

    key: K
    value: V
    heavy: int
    used: bool = False
    """Has anybody wanted it since the shelf was looked through?"""
    since: float = 0.0
    """When it was put here, or lost its mark."""


class Shelf(Generic[K, V]):
    """Has room for so many bytes; what was not used for long goes first.

    Whoever finds a thing leaves a mark on it and moves nothing, so finding needs no lock and costs
    hardly more than a dict. When there is no more room, the oldest thing without a mark goes; one
    with a mark loses it and becomes the youngest. So it is, room or not, with what has lain there
    for a while, where things are known to be wanted soon or never: such a shelf holds what is in
    use, and does not fill up with what was.

    Keys may be large, and Python does not remember what they come to: to find one in a dict takes
    longer than all else that is done to put a thing here. So it is done once, and in which order
    things lie here is known without.

    >>> shelf: Shelf[str, str] = Shelf(8 * KB)
    >>> for letter in "abcd":
    ...     shelf.put(letter, letter * 2000)
    >>> [letter for letter in "abcd" if shelf.get(letter)], shelf.held <= shelf.room
    (['b', 'c', 'd'], True)
    """

    __slots__ = ("_key", "_lasts", "_lock", "_row", "_things", "_weigh", "held", "room")

    def __init__(
        self,
        room: int,
        weigh: Callable[[V], int] | None = None,
        key: int | None = None,
        lasts: float = inf,
    ) -> None:
        """``weigh`` tells how many bytes a thing takes, if it is no plain value; ``key`` how many a
        key takes at most, if all are about as large; ``lasts`` for how many seconds a thing may lie
        here unused."""
        self.room = room
        self._lasts = lasts
        self._key = key
        self.held = 0
        """The bytes of all that lies here."""
        self._weigh = weigh or weight
        self._things: dict[K, _Thing[K, V]] = {}
        self._row: deque[_Thing[K, V]] = deque()
        """The same from the oldest to the youngest."""
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._things)

    def things(self) -> list[tuple[K, V]]:
        """All that lies here."""
        with self._lock:
            return [(thing.key, thing.value) for thing in self._row]

    def get(self, key: K) -> V | None:
        """The thing, if it is still here."""
        found = self._things.get(key)
        if found is None:
            return None
        found.used = True
        return found.value

    def put(self, key: K, value: V) -> None:
        """Keep a thing."""
        thing = self._thing(key, value)
        with self._lock:
            self._put(thing)

    def first(self, key: K, value: V) -> V:
        """The thing that is here or, if there is none, this one from now on."""
        thing = self._thing(key, value)
        with self._lock:
            found = self._things.get(key)
            if found is None:
                self._put(thing)
            return value if found is None else found.value

    def weigh_again(self, key: K, value: V) -> None:
        """A thing has grown; if it is still here, others may have to go."""
        thing = self._thing(key, value)
        with self._lock:
            found = self._things.get(key)
            if found is None or found.value is not value:
                return
            self.held += thing.heavy - found.heavy
            found.heavy = thing.heavy
            if found.heavy > self.room:
                self._take_away(found)
            else:
                self._look_through(found, time.monotonic())

    def pop(self, key: K, value: V | None = None) -> None:
        """Forget a thing; with ``value`` only if it is this one."""
        with self._lock:
            found = self._things.get(key)
            if found is not None and (value is None or found.value is value):
                self._take_away(found)

    def _thing(self, key: K, value: V) -> _Thing[K, V]:
        heavy = weight(key) if self._key is None else self._key
        return _Thing(key, value, heavy + self._weigh(value) + ENTRY)

    def _put(self, thing: _Thing[K, V]) -> None:
        before = self._things.setdefault(thing.key, thing)
        if before is not thing:
            self._take_away(before)
            self._things[thing.key] = thing
        thing.since = now = time.monotonic()
        self._row.append(thing)
        self.held += thing.heavy
        if thing.heavy > self.room:
            self._take_away(thing)
        elif self.held > self.room or now - self._row[0].since >= self._lasts:
            self._look_through(thing, now)

    def _look_through(self, new: _Thing[K, V], now: float) -> None:
        """Let go of what has lain here for long, and of more if there is no more room."""
        row, looked = self._row, 0
        while self.held > self.room or looked < _LOOKED_THROUGH:
            oldest = row[0]
            if self.held <= self.room and now - oldest.since < self._lasts:
                return
            looked += 1
            row.popleft()
            if oldest.used or oldest is new:
                oldest.used, oldest.since = False, now
                row.append(oldest)
            else:
                self._drop(oldest)

    def _take_away(self, thing: _Thing[K, V]) -> None:
        """Out of the row, too: to look for it there takes a while, but is seldom done."""
        self._row.remove(thing)
        self._drop(thing)

    def _drop(self, thing: _Thing[K, V]) -> None:
        del self._things[thing.key]
        self.held -= thing.heavy


def weight(thing: object) -> int:
    """About how many bytes a plain value takes, with all that is in it.

    >>> weight("a" * 1000) > 1000, weight(("a" * 1000, ["b" * 1000])) > 2000
    (True, True)
    """
    size = _size(thing)
    if type(thing) in _PLAIN:  # most are
        return size
    if isinstance(thing, _MANY):
        return size + sum([_size(one) if type(one) in _PLAIN else weight(one) for one in thing])
    if isinstance(thing, dict):
        return size + sum(map(weight, chain(thing, thing.values())))
    if isinstance(thing, msgspec.Struct):
        try:  # a view may be large, and to tell it is faster
            return size + TOLD * len(msgspec.msgpack.encode(thing))
        except (TypeError, OverflowError):
            return size + sum(map(weight, msgspec.structs.astuple(thing)))
    return size


def kept(
    room: int,
    key: int | None = None,
    weigh: Callable[[Any], int] | None = None,
    lasts: float = WHILE,
) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """For a function of plain values: what it has given is kept, up to so many bytes, and while it
    is in use. ``key`` tells how many of them the values take at most, and ``weigh`` what was given,
    where to weigh all that is in them would take too long, or lies on another shelf anyway.

    >>> asked = []
    >>> @kept(MB)
    ... def shout(word: str) -> str:
    ...     asked.append(word)
    ...     return word.upper()
    >>> shout("ave"), shout("ave"), asked
    ('AVE', 'AVE', ['ave'])
    """

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        shelf: Shelf[Any, T] = Shelf(room, weigh, key, lasts)
        look = shelf._things.get  # drawing a board asks a hundred times

        @wraps(make)
        def again(*args: P.args, **named: P.kwargs) -> T:
            asked = (args, *named.items()) if named else args
            found = look(asked)
            if found is not None:
                found.used = True
                return found.value
            made = make(*args, **named)
            shelf.put(asked, made)
            return made

        return again

    return decorate
