"""Fairness: whose bots think next.

A few processes think for all bots, and some bots think for seconds. In the order in which they are
asked, whoever makes twenty tables full of such bots would keep everybody else's waiting. So bots of
people come before those who are among themselves, and of people those whose bots have thought
least of late. Names cost nothing: what was thought for all who come from one address counts for
each of them, as if a few of them shared it.

Of matches at which nobody sits some are played to their end before others go on. If all of them
went on together, each would last for hours, and all that time its table would have to be kept.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from heapq import nsmallest
from itertools import count
from math import inf, log2
from typing import Final, NamedTuple

from civitas.kernel.journal import Header
from civitas.kernel.shelf import KB, Shelf
from civitas.web.storage.steps import Step

AHEAD: Final = 7
"""So many matches more a worker is given at once, so that it need not wait for the next."""
BREATH: Final = 0.3
"""Seconds of thinking that a worker is given at once: whoever comes waits for no more than that,
and for the one thought in it that takes longer."""
FADES: Final = 60.0
"""Seconds after which half of what bots have thought counts no more."""
SLOWER: Final = 0.8
"""A match whose bots have thought long is expected to again, from time to time less."""
TOGETHER: Final = 8
"""So many may share an address, and nobody there waits longer for it."""
AT_ONCE: Final = 4
"""So many matches at which nobody sits a worker plays at once, of those made at one address."""
_ROOM: Final = 256 * KB
_LASTS: Final = 20 * FADES
_LEAST: Final = 1e-6


class Turn(NamedTuple):
    """A match as bots find it."""

    header: Header
    number: int
    bots: dict[int, str]
    seats: list[int]
    """Those of the bots that are asked."""
    owner: int
    """Who has made the match."""
    deserted: bool
    """Are they among themselves?"""
    cued: tuple[tuple[int, object], ...] = ()
    """What the guide of the title has them pick, in a match that follows it."""
    origin: str | None = None
    """From which address it was made, if that is known."""
    latest: tuple[Step, ...] = ()
    """The last steps before it, as far as they are at hand."""


class Shares:
    """How long the bots of each person have thought of late, and those of each match last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._thought: Shelf[int | str, float] = Shelf(_ROOM, lasts=_LASTS)
        """By owner and by address, as powers of two, all seen from the same moment: so they are
        compared as they are."""
        self._matches: Shelf[str, float] = Shelf(_ROOM, lasts=_LASTS)

    def count(self, match: str, turn: Turn, seconds: float) -> None:
        """Bots have thought for so long."""
        now = self._clock() / FADES
        for whose in (turn.owner, turn.origin):
            if whose is not None:
                left = 2.0 ** (self._had(whose) - now)
                self._thought.put(whose, now + log2(left + seconds + _LEAST))
        self._matches.put(match, max(seconds, SLOWER * (self._matches.get(match) or 0.0)))

    def had(self, turn: Turn) -> tuple[float, float]:
        """The more, the later it is this person's turn: as one of an address, then among those."""
        own = self._had(turn.owner)
        there = own if turn.origin is None else self._had(turn.origin) - log2(TOGETHER)
        return max(own, there), own

    def had_there(self, turn: Turn) -> float:
        """The same for all of an address together, where it is known."""
        return self._had(turn.owner if turn.origin is None else turn.origin)

    def _had(self, whose: int | str) -> float:
        had = self._thought.get(whose)
        return -inf if had is None else had

    def expected(self, match: str) -> float:
        """About how many seconds bots will think there; nobody knows it of a new match."""
        expected = self._matches.get(match)
        return BREATH if expected is None else expected


class Waiting:
    """The matches that wait for one worker."""

    def __init__(self, shares: Shares) -> None:
        self._shares = shares
        self._turns: dict[str, Turn | None] = {}
        self._came: Shelf[str, int] = Shelf(_ROOM, lasts=_LASTS)
        """The order in which matches came at which nobody sits."""
        self._numbers = count()
        self._changed = threading.Condition()
        self._closed = False

    def __len__(self) -> int:
        return len(self._turns)

    def put(self, match: str, turn: Turn | None) -> None:
        """Bots may be asked there; without a turn somebody has to go and look first. Where nobody
        sits and bots wait already, nothing can have happened meanwhile."""
        with self._changed:
            known = self._turns.get(match)
            if turn is None and known is not None and known.deserted:
                return
            self._turns[match] = turn
            self._changed.notify()

    def close(self) -> None:
        """Nobody waits any more."""
        with self._changed:
            self._closed = True
            self._changed.notify()

    def take(self) -> list[tuple[str, Turn | None]]:
        """Those whose turn it is, as soon as there are any; none when it is closed."""
        with self._changed:
            self._changed.wait_for(lambda: bool(self._turns) or self._closed)
            if self._closed:
                return []
            taken, seconds = [], 0.0
            for match in nsmallest(1 + AHEAD, self._turns, key=self._rank):
                turn = self._turns.pop(match)
                taken.append((match, turn))
                seconds += 0.0 if turn is None else self._shares.expected(match)
                if seconds >= BREATH:
                    break
            return taken

    def _rank(self, match: str) -> tuple[bool, float, float]:
        turn = self._turns[match]
        if turn is None:
            return False, -inf, -inf
        if turn.deserted:
            return True, self._shares.had_there(turn), self._number(match) // AT_ONCE
        return False, *self._shares.had(turn)

    def _number(self, match: str) -> int:
        number = self._came.get(match)
        if number is None:
            number = next(self._numbers)
            self._came.put(match, number)
        return number
