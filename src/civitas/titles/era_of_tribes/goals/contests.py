"""Who is first and second in the measure of an influence card, and what it is worth
(EOT-6.5, EOT-6.6, EOT-14.2 to EOT-14.4, AUT-10.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from civitas.titles.era_of_tribes.content.cards import CARDS, PEACEMAKERS
from civitas.titles.era_of_tribes.content.tables import SCORING
from civitas.titles.era_of_tribes.goals.measures import OF_CARD
from civitas.titles.era_of_tribes.state import Player, State

SOLE_FIRST: Final[int] = SCORING["open_card"]["sole_first"]
TIED_FIRST: Final[int] = SCORING["open_card"]["tied_first"]
SECOND: Final[int] = SCORING["open_card"]["second"]
OWN_SOLE_FIRST: Final[int] = SCORING["personal_card"]["sole_first"]
OWN_TIED_FIRST: Final[int] = SCORING["personal_card"]["tied_first"]


class Places(NamedTuple):
    """The seats in the first and second place of a measure."""

    first: tuple[int, ...]
    second: tuple[int, ...]


def measured(s: State, card: int) -> tuple[int, ...]:
    """By seat, what a card measures."""
    measure = OF_CARD[card]
    return tuple([measure(s, me) for me in s.players])


def places(s: State, card: int) -> Places:
    """Who is where in the measure of a card."""
    return _places(measured(s, card), card)


@lru_cache(maxsize=1 << 12)
def _places(values: tuple[int, ...], card: int) -> Places:
    """EOT-14.4, EOT-16.11: whoever has nothing has no place, but for Peacemakers, where the fewest
    are the best."""
    sign = -1 if CARDS[card].best == "fewest" else 1
    found = [(sign * value, seat) for seat, value in enumerate(values)]
    if card != PEACEMAKERS:
        found = [(value, seat) for value, seat in found if value > 0]
    best = max(found, default=(0, 0))[0]
    first = tuple(seat for value, seat in found if value == best)
    rest = [(value, seat) for value, seat in found if value < best]
    next_best = max(rest, default=(0, 0))[0]
    return Places(first, tuple(seat for value, seat in rest if value == next_best))


def open_points(s: State, card: int) -> tuple[int, ...]:
    """EOT-6.5, EOT-14.3: by seat, what an open card is worth now."""
    return _open_points(measured(s, card), card)


@lru_cache(maxsize=1 << 12)
def _open_points(values: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same by what was measured of each seat."""
    first, second = _places(values, card)
    points = [0] * len(values)
    for seat in first:
        points[seat] = SOLE_FIRST if len(first) == 1 else TIED_FIRST
    if len(first) == 1:
        for seat in second:
            points[seat] = SECOND
    return tuple(points)


def personal_points(s: State, me: Player, card: int) -> int:
    """EOT-14.2: only the first place counts; for an Automa the second as well (AUT-10.5)."""
    if me.automa:
        return open_points(s, card)[me.seat]
    first = places(s, card).first
    if me.seat not in first:
        return 0
    return OWN_SOLE_FIRST if len(first) == 1 else OWN_TIED_FIRST
