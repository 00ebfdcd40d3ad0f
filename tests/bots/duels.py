"""Whether a bot wins 95 of 100 matches, found out with no more matches than it takes.

There are 200 matches in four shares. Who wins the first 15 of a share has won the share: whoever
does so in all four has won 60 in a row, and wins 95 of 100 with 95 % confidence. Who loses
one of them has to go on, and may lose no more than two in the whole share. So a good bot plays 60
matches instead of 200, and a bad one gets through more seldom: one that wins 9 of 10 passes once in
240 times; of 200 matches it would win 190 once in 120 times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

SHARES: Final = range(4)
SHARE: Final = 50
STRAIGHT: Final = 15
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
