"""Whether a bot wins nearly all of its matches, found out with no more of them than it takes.

By Wald's way of counting: after each match it is asked whether it is sure by now. Matches are
played in four shares, and all of them have to be won. Who wins the first 12 of a share has won the
share; each match that is lost takes another 25 to make up for it, and who loses a third one has
lost the share. So a good bot plays 48 matches. With these chances a bot gets through:

| it wins of 100 | 80 | 90 | 95 | 98 | 99 |
| --- | --- | --- | --- | --- | --- |
| it passes in 100 | 0.002 | 1 | 21 | 79 | 96 |
| after matches | 56 | 84 | 92 | 74 | 61 |

`test_duels.py` counts that out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SHARES: Final = range(4)
STRAIGHT: Final = 12
MAKE_UP: Final = 25
"""Matches more for one that is lost."""
LOST: Final = 2
"""Of a share."""
SHARE: Final = STRAIGHT + MAKE_UP * LOST


def wins_its_share(won: Callable[[int], bool], share: int) -> bool:
    """Does the bot win enough of the matches of this share? They are played by their numbers."""
    lost = 0
    for played, number in enumerate(range(share * SHARE, (share + 1) * SHARE), start=1):
        lost += not won(number)
        if lost > LOST or played == STRAIGHT + MAKE_UP * lost:
            break
    return lost <= LOST


def wins_from_each_seat(won: Callable[[int], bool], seats: int) -> bool:
    """Does the bot win from each seat? If not, it may lose one of two matches from each seat.

    The number of a match says where it sits."""
    lost = sum(not won(number) for number in range(seats))
    return not lost or lost + sum(not won(number) for number in range(seats, 2 * seats)) <= 1
