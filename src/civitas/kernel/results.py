"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Points by seat, the seats that won, the order of all, and how it was won.

    Some titles count half points, so a score need not be whole. Several winners share a victory; a
    match that was lost together has none.
    """

    scores: tuple[int | float, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...] = ()
    """By seat, from 1 on; who is level has the same rank. Matches of before 0.4 do not tell."""
    how: str = ""
    """The id of the message that says by what it was won or lost, of the title or the kernel."""
    params: dict[str, str | int] = {}

    @property
    def order(self) -> tuple[int, ...]:
        """By seat, the rank, whether it was told or has to be found from points and winners."""
        if self.ranks:
            return self.ranks
        return ranked([(seat in self.winners, score) for seat, score in enumerate(self.scores)])

    @property
    def way(self) -> str:
        """The message that tells how it was won, whether it was told or not."""
        if self.how:
            return self.how
        if not self.winners:
            return "end-nobody"
        return "end-shared" if len(self.winners) > 1 else "end-points"

    def agrees(self, told: Result) -> bool:
        """Is this the result that was told, perhaps in fewer words?"""
        if told.ranks or told.how:
            return self == told
        return (self.scores, self.winners) == (told.scores, told.winners)


def ranked(standing: Sequence[Any]) -> tuple[int, ...]:
    """By seat, the rank of its standing: the greatest is first, who is level shares a rank.

    >>> ranked([(12, 3), (20, 0), (12, 3), (12, 1)])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > mine for other in standing) for mine in standing)


def best_wins(
    scores: Sequence[int | float], standing: Sequence[Any] | None = None, how: str = ""
) -> Result:
    """The result where the best standing wins, which is the score and what breaks a tie."""
    ranks = ranked(scores if standing is None else standing)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    best = max(scores)
    if not how and standing is not None and len(winners) < list(scores).count(best):
        how = "end-tie-break"
    told = how or ("end-shared" if len(winners) > 1 else "end-points")
    return Result(tuple(scores), winners, ranks, told)
