"""Whether a bot wins 95 of 100 matches, found out with no more matches than it takes.

There are 200 matches in four shares. Who wins the first 9 of a share has won the share. Whoever
does so in all four has won 36 in a row, which settles Wald's sequential test: a bot that wins 98 of
100 has been told from one that wins 90, with errors of 5 % (35 in a row would do). So it wins 92 of
100 with 95 % confidence. Who loses one of them has to go on, and may lose no more than two in the
whole share. A good bot plays 36 matches instead of 200, and a bad one hardly gets through: one that
wins 9 of 10 passes once in 33 times, one that wins 85 of 100 once in 320.

For a night, with CIVITAS_MATCHES, it takes 15 in a row, 60 in all: then it wins 95 of 100 with 95 %
confidence, and one that wins 9 of 10 passes once in 240 times.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

SHARES: Final = range(4)
SHARE: Final = 50
STRAIGHT: Final = 15 if "CIVITAS_MATCHES" in os.environ else 9
LOST: Final = 2
"""Of a share; 48 of 50 are 95 in 100."""


def wins_its_share(won: Callable[[int], bool], share: int) -> bool:
    """Does the bot win enough of the matches of this share? They are played by their numbers."""
    lost = 0
    for played, number in enumerate(range(share * SHARE, (share + 1) * SHARE), start=1):
        lost += not won(number)
        if lost > LOST or (played == STRAIGHT and not lost):
            break
    return lost <= LOST


def wins_from_each_seat(won: Callable[[int], bool], seats: int) -> bool:
    """Does the bot win from each seat? If not, it may lose one of two matches from each seat.

    The number of a match says where it sits."""
    lost = sum(not won(number) for number in range(seats))
    return not lost or lost + sum(not won(number) for number in range(seats, 2 * seats)) <= 1
