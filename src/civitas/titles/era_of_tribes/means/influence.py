"""Influence points and their track (EOT-1.14, EOT-3.7, EOT-3.8)."""

from __future__ import annotations

from civitas.titles.era_of_tribes.state import Player, State


def gain_influence(s: State, me: Player, points: int) -> None:
    """Move the marker; one that enters an occupied field stands behind those there (EOT-3.8), and
    nobody has less than 0 (EOT-1.14)."""
    after = max(0, me.influence + points)
    if after != me.influence:
        me.influence = after
        s.track = (me.seat, *(seat for seat in s.track if seat != me.seat))


def by_influence(s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These seats, fewest points first; of two on one field the rearmost marker (EOT-3.7)."""
    return tuple(sorted(seats, key=lambda seat: (s.players[seat].influence, s.track.index(seat))))
