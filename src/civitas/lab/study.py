"""A study: which matches answer a question.

A study has a title, bots for its seats, and a number of matches for each of its *arms*: every
combination of the values of the options that vary. The matches of all arms have the same seeds, so
that luck makes no difference between them, and the bots move on by a seat from match to match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

import msgspec

from civitas.kernel.setting import OptionValue
from civitas.kernel.titles import Meta
from civitas.lab.match import Job

AUTOMA: Final = "automa"
"""A seat that the title itself plays."""
BATCHES: Final = 200
"""Of about so many batches a study consists: it is one batch that is lost with a worker."""
LARGEST: Final = 50
"""Matches in a batch at most."""


class Arm(msgspec.Struct, frozen=True):
    """One combination of the options that vary."""

    options: dict[str, OptionValue]
    """Those that vary."""

    @property
    def name(self) -> str:
        """How the arm is called in tables: ``length=long, automas=1``."""
        return ", ".join(f"{name}={str(value).lower()}" for name, value in self.options.items())


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that its result hangs on: the same study gives the same result wherever it is made."""

    title: str
    rules: str
    """The version of the rules."""
    seats: tuple[str, ...]
    """Bots, and ``automa`` where the title has one."""
    games: int
    """Matches for each arm."""
    seed: str
    options: dict[str, OptionValue] = {}
    vary: dict[str, tuple[OptionValue, ...]] = {}
    things: bool = False
    """Is counted what is offered and taken?"""
    picks: bool = False
    """Is every pick kept?"""

    @property
    def arms(self) -> list[Arm]:
        """Every combination of the values that vary, in the order in which they were given."""
        return [
            Arm(dict(zip(self.vary, values, strict=True)))
            for values in product(*self.vary.values())
        ]

    @property
    def total(self) -> int:
        """The number of matches."""
        return len(self.arms) * self.games

    @property
    def batches(self) -> list[range]:
        """The numbers of the matches, cut in parts that are played by one worker each."""
        size = min(max(self.total // BATCHES, 1), LARGEST)
        return [range(n, min(n + size, self.total)) for n in range(0, self.total, size)]

    def arm_of(self, number: int) -> int:
        """The arm of a match: by turns, so that a study that is cut short has all of them."""
        return number % len(self.arms)

    def job(self, number: int) -> Job:
        """The match of this number."""
        arms = self.arms
        game, arm = divmod(number, len(arms))
        seats = turned(self.seats, game)
        options = self.options | arms[arm].options
        return Job(self.title, seats, options, automas_of(seats), f"{self.seed}-{game + 1}")

    def check(self, meta: Meta) -> None:
        """Refuse what the title is not made for, before the first match."""
        for number in range(min(self.total, len(self.arms) * len(self.seats))):
            job = self.job(number)
            meta.setting(len(job.seats), job.options, job.automas)


def automas_of(seats: Sequence[str]) -> tuple[int, ...]:
    """Which of the seats of a new match the title itself plays."""
    return tuple(n for n, seat in enumerate(seats) if seat == AUTOMA)


def turned(seats: Sequence[str], by: int) -> tuple[str, ...]:
    """The same players, each so many seats further.

    >>> turned(("greedy", "random", "random"), 1)
    ('random', 'greedy', 'random')
    """
    first = -by % len(seats)
    return (*seats[first:], *seats[:first])


def varied(options: Mapping[str, Sequence[OptionValue]]) -> Iterator[str]:
    """The values that vary, as they are written on the command line."""
    for name, values in options.items():
        yield f"{name}={','.join(str(value).lower() for value in values)}"
