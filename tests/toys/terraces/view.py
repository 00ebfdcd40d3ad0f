"""What a seat may see, and what it cannot (TER-1.3)."""

from __future__ import annotations

import msgspec

from civitas.kernel.chance import Chance
from civitas.kernel.values import NONE
from tests.toys.terraces.course import points
from tests.toys.terraces.hill import BEDS, TERRACES
from tests.toys.terraces.state import State


class GardenerView(msgspec.Struct, frozen=True):
    automa: bool
    water: int
    well: int
    seeds: int
    wish: str
    """Empty if it is hidden or there is none."""
    points: float
    """Without a hidden wish."""


class View(msgspec.Struct, frozen=True):
    seat: int | None
    year: int
    years: int
    hoped: int
    gardeners: tuple[GardenerView, ...]
    owners: dict[str, int]
    flowers: tuple[str, ...]


def view(s: State, seat: int | None) -> View:
    """Built up from nothing; a wish is its owner's until the end."""
    gardeners = []
    for me in s.players:
        seen = me.wish != NONE and (s.over or me.seat == seat)
        gardeners.append(
            GardenerView(
                me.automa,
                me.water,
                me.well,
                me.seeds,
                BEDS[me.wish] if seen else "",
                points(s, me) - (0 if seen else 2 * me.fulfilled),
            )
        )
    owned = {TERRACES[n].id: owner for n, owner in enumerate(s.owners) if owner >= 0}
    blooming = (TERRACES[n].id for n in range(len(TERRACES)) if any(p.blooms(n) for p in s.players))
    return View(seat, s.year, s.years, s.hoped, tuple(gardeners), owned, tuple(blooming))


def resample(s: State, seat: int, chance: Chance) -> None:
    """Wishes of others and those in the deck are dealt anew."""
    if s.over:
        return
    others = [me for me in s.players if me.wish != NONE and me.seat != seat]
    s.deck += [me.wish for me in others]
    s.deck.sort()
    chance.shuffle(s.deck)
    for me in others:
        me.wish = s.deck.pop()
