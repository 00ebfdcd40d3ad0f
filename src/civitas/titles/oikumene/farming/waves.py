"""Who pays or feeds before whom (HRN-5.23)."""

from __future__ import annotations

from civitas.titles.oikumene.means.settlements import encirclers
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


def next_wave(s: State, done: int) -> list[Player]:
    """HRN-5.23: of the players who have not had their turn (``done``: those who have, as bits) all
    who may go at the same time: everybody whose encirclers are through; in a cycle the first."""
    left = [me for me in s.in_order() if not done >> me.seat & 1]
    waits = _waiting(s, {me.seat for me in left})
    return [me for me in left if me.seat not in waits] or left[:1]


def _waiting(s: State, left: set[int]) -> set[int]:
    """Those whose settlement somebody encircles who has not had his turn."""
    return {
        s.owner[field]
        for field in spaces(s.ringed)
        if any(me.seat in left for me in encirclers(s, field))
    }


def through(wave: list[Player], done: int) -> int:
    """Who is through after a wave."""
    for me in wave:
        done |= 1 << me.seat
    return done
