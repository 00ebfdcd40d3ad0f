"""Chance has one door: every roll, shuffle, draw and reveal of a match comes from here.

A counter-based generator (splitmix64) is two integers: it copies for free, is the same in every
process, and a match that names its seed can be replayed and checked by anyone.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def seed_number(seed: str) -> int:
    """The 64-bit number that a match's secret seed text stands for."""
    return int.from_bytes(hashlib.sha256(f"civitas chance {seed}".encode()).digest()[:8], "big")


def commitment(seed: str) -> str:
    """The hash that is shown when a match starts; the seed that fits it is opened at the end.

    >>> commitment("spring")[:16]
    '849451d46e77ab08'
    """
    return hashlib.sha256(f"civitas commitment {seed}".encode()).hexdigest()


@dataclass(slots=True)
class Chance:
    """Seed and counter, and how often anything hidden came to light (``marks``).

    The table compares ``marks`` before and after each pick: if it moved, undo is closed. So no
    rule has to remember that a roll or a draw cannot be taken back.
    """

    seed: int
    counter: int = 0
    marks: int = 0

    def copy(self) -> Chance:
        return Chance(self.seed, self.counter, self.marks)

    def reseed(self, seed: int) -> None:
        """Other luck from now on."""
        self.seed = seed

    def below(self, bound: int) -> int:
        """A uniform whole number from 0 to ``bound`` - 1."""
        self.marks += 1
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            self.counter += 1
            z = (self.seed + self.counter * _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < limit:
                return z % bound

    def roll(self, faces: int = 6) -> int:
        """One die.

        >>> dice = Chance(seed=1)
        >>> [dice.roll() for _ in range(6)], dice.counter
        ([6, 2, 1, 6, 4, 3], 6)
        """
        return self.below(faces) + 1

    def shuffle(self, things: list[T]) -> None:
        """Put ``things`` in random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def draw(self, stack: list[T]) -> T:
        """Take the top (last) thing of a face-down stack. Looking is a mark like a roll."""
        self.marks += 1
        return stack.pop()

    def reveal(self, secret: T) -> T:
        """Open something that was hidden from a seat; like a roll it cannot be unseen."""
        self.marks += 1
        return secret


@dataclass(slots=True)
class LoadedDice(Chance):
    """Chance of a scene: the rolls to come with dice of ``sides`` are known, all else is not."""

    sides: int = 6
    faces: tuple[int, ...] = ()
    """From 1 to ``sides``, the next one first."""

    def copy(self) -> LoadedDice:
        return LoadedDice(self.seed, self.counter, self.marks, self.sides, self.faces)

    def reseed(self, seed: int) -> None:
        """Who imagines what may come does not know the dice either."""
        self.seed, self.faces = seed, ()

    def below(self, bound: int) -> int:
        """The next known face, or any.

        >>> dice = LoadedDice(seed=1, faces=(3, 5))
        >>> [dice.roll() for _ in range(2)], dice.roll() == Chance(seed=1).roll()
        ([3, 5], True)
        """
        if bound != self.sides or not self.faces:
            return Chance.below(self, bound)
        self.marks += 1
        face, *rest = self.faces
        self.faces = tuple(rest)
        return face - 1

    def shuffle(self, things: list[T]) -> None:
        """Cards are no dice, however many there are."""
        faces, self.faces = self.faces, ()
        Chance.shuffle(self, things)
        self.faces = faces
