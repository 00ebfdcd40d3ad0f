"""How much goes along (HRN-6.3, HRN-6.5, HRN-6.6): cargo belongs to a space, so where only some of
the ships leave it, their owner says which cargo does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from civitas.kernel.asks import Ask, Decision, Params, Pick
from civitas.titles.oikumene.content.units import CARGO, CUBES
from civitas.titles.oikumene.content.units import HOLD as CAPACITY
from civitas.titles.oikumene.means.units import at, cubes, name_of
from civitas.titles.oikumene.picks.moves import HowMany
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    KIND_OF,
    PORT,
    SPACE_OF,
    place,
    space_at,
    spot_at,
    stacks_at,
)
from civitas.titles.oikumene.state import Player, State

OVERSHOOT: Final = 2
"""Cargo that must land does so in whole units of size 3 at most."""


class Item(NamedTuple):
    """A stack of which some may go along: how many there are, and how much each counts."""

    stack: int
    number: int
    size: int


class Share(NamedTuple):
    """What may go along: the sum of the sizes lies between two bounds."""

    items: tuple[Item, ...]
    low: int
    high: int
    whole: bool = False
    """All of a stack or nothing, since no cube is free for a new one (HRN-2.12)."""


# ---------------------------------------------------------------- how much goes along


def sums(items: Sequence[Item], whole: bool) -> int:
    """The sums that can be reached, as bits."""
    found = 1
    for _, number, size in items:
        if whole:
            found |= found << number * size
            continue
        for _ in range(number):
            found |= found << size
    return found


def possible(share: Share, spent: int = 0, first: int = 0) -> bool:
    """Can the rest of the items, from the first on, still fill the share?"""
    low, high = max(0, share.low - spent), share.high - spent
    if high < low:
        return False
    return bool(sums(share.items[first:], share.whole) & (1 << high + 1) - (1 << low))


def portion(s: State, me: Player, what: str, share: Share) -> Decision:
    """Stack by stack, how many go along; only what is open is asked."""
    chosen: list[tuple[int, int]] = []
    spent = 0
    for n, item in enumerate(share.items):
        numbers = (item.number, 0) if share.whole else range(item.number, -1, -1)
        options = [k for k in numbers if possible(share, spent + k * item.size, n + 1)]
        number = options[0]
        if len(options) > 1:
            params = told(s, item.stack)
            pick = yield Ask(me.seat, what, partial(number_picks, options), params, sure=True)
            number = pick.number
        if number:
            chosen.append((item.stack, number))
        spent += number * item.size
    return chosen


def number_picks(options: Sequence[int]) -> list[Pick]:
    return [HowMany(number) for number in options]


def told(s: State, which: int) -> Params:
    """What is said of a stack."""
    return {"space": s.label(SPACE_OF[which]), "unit": name_of(which)}


def cargo_share(me: Player, where: int, going: Sequence[tuple[int, int]]) -> Share:
    """Which cargo of a place may go along with these ships, so that the rest keeps its room."""
    room, size = _capacity(me, where), loaded(me, where)
    leaving = sum(CAPACITY[KIND_OF[ship]] * number for ship, number in going)
    items = tuple(Item(each, n, CARGO[KIND_OF[each]]) for each, n in at(me, cargo_place(where)))
    whole = cubes(me) + len(going) + len(items) > CUBES
    return Share(items, max(0, size - room + leaving), min(size, leaving), whole)


def landing_share(me: Player, where: int, going: Sequence[tuple[int, int]]) -> Share:
    """HRN-6.6: cargo that finds no room on the ships that stay lands with the others."""
    share = cargo_share(me, where, going)
    size = sum(item.number * item.size for item in share.items)
    high = min(size, share.low + OVERSHOOT) if share.low else 0
    return Share(share.items, share.low, high)


def _capacity(me: Player, where: int) -> int:
    return sum(CAPACITY[KIND_OF[ship]] * number for ship, number in at(me, where))


def loaded(me: Player, where: int) -> int:
    found, here = 0, stacks_at(cargo_place(where))
    for stack, number in me.units.items():
        if stack in here:
            found += CARGO[KIND_OF[stack]] * number
    return found


def cargo_place(ships: int) -> int:
    """Where the cargo of ships at a place is."""
    return place(space_at(ships), HOLD if spot_at(ships) == PORT else ABOARD)
