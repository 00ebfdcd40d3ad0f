"""Who pays or feeds before whom (HRN-5.23)."""

from __future__ import annotations

from collections.abc import Mapping

from civitas.titles.oikumene.means.settlements import encirclers
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


def next_wave(s: State, done: int) -> list[Player]:
    """HRN-5.23: of the players who have not had their turn (``done``: those who have, as bits) all
    who may go at the same time: everybody whose encirclers are through; in a cycle the first.
    Before the ninth rules that was the first of all who waited, also outside the cycle."""
    left = [me for me in s.in_order() if not done >> me.seat & 1]
    waits = _waiting(s, {me.seat for me in left})
    wave = [me for me in left if not waits[me.seat]]
    if wave or not left:
        return wave
    older = s.rules.version < 9
    return [next(me for me in left if older or _is_of_first_cycle(waits, me.seat))]


def _waiting(s: State, left: set[int]) -> dict[int, set[int]]:
    """For whom each of those waits who have not had their turn: whoever of them encircles a
    settlement of his."""
    found: dict[int, set[int]] = {seat: set() for seat in left}
    for field in spaces(s.ringed):
        if s.owner[field] in left:
            found[s.owner[field]] |= left & {me.seat for me in encirclers(s, field)}
    return found


def _is_of_first_cycle(waits: Mapping[int, set[int]], seat: int) -> bool:
    """Does everybody for whom he waits, in the end, wait for him?"""
    return all(seat in _awaited(waits, other) for other in _awaited(waits, seat))


def _awaited(waits: Mapping[int, set[int]], seat: int) -> set[int]:
    """For whom he waits, and those for whom they do."""
    found, fresh = set[int](), set(waits[seat])
    while fresh:
        found |= fresh
        fresh = {after for each in fresh for after in waits[each]} - found
    return found


def through(wave: list[Player], done: int) -> int:
    """Who is through after a wave."""
    for me in wave:
        done |= 1 << me.seat
    return done
