"""Tallies: features in small groups, for whoever judges many positions by a few of them.

A vector of all features (`kernel.features`) takes as long to count as a position to judge. Whoever
wants only what seats have, and each number for itself, gets it in groups that come again and again:
what follows from a group is found once and kept. And where all that is read of a position is the
same as in another one, nothing has to be counted at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

Numbers: TypeAlias = tuple[float, ...]


class Tallies(NamedTuple):
    """What a title offers of it. A position is told in parts: the table with what all share, then
    seat by seat, the own one first."""

    names: Callable[[Any], Sequence[Sequence[tuple[str, ...]]]]
    """By part and group, which features they are: the same in all states of a setting."""
    position: Callable[[Any, int], tuple[int, ...]]
    """Of a state and a seat, all that its tallies and the title's `evaluate` are counted from, part
    by part, each as a hash of 64 bits: where it is equal, so are the tallies of that part, and
    where all are, so is the judgement. What is kept by it need not keep the position itself."""
    counted: Callable[[Any, int, int], Sequence[Numbers]]
    """Of a state and a seat, the numbers of one of the parts, group by group."""
