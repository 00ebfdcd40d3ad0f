"""How much goes along (HRN-6.3, HRN-6.5, HRN-6.6): cargo belongs to a space, so where only some of
the ships leave it, their owner says which cargo does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from civitas.kernel.asks import Ask, Decision, Params, Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.units import CARGO, CUBE, CUBES, KIND
from civitas.titles.oikumene.content.units import HOLD as CAPACITY
from civitas.titles.oikumene.means.units import at, cubes, named
from civitas.titles.oikumene.picks.moves import HowMany, SinkCargo
from civitas.titles.oikumene.picks.war import GoDown
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    KIND_OF,
    PLACE_OF,
    PORT,
    SPACE_OF,
    SPACES,
    SPOTS,
    moved,
    place,
)
from civitas.titles.oikumene.state import State

_CARGO_PLACE: Final = tuple(
    place(space, HOLD if spot == PORT else ABOARD)
    for space in range(SPACES)
    for spot in range(len(SPOTS))
)
"""By place of ships."""
OVERSHOOT: Final = 2
"""Cargo that must land does so in whole units of size 3 at most."""


class Item(NamedTuple):
    """A stack of which some may go along: how many there are, how much each counts, and how many
    cubes more it takes if some of them go or all (HRN-2.12)."""

    stack: int
    number: int
    size: int
    some: int = 0
    whole: int = 0


class Share(NamedTuple):
    """What may go along: the sum of the sizes lies between two bounds, and there are so many cubes
    for new stacks."""

    items: tuple[Item, ...]
    low: int
    high: int
    cubes: int


# ---------------------------------------------------------------- how much goes along


def taking(item: Item, going: int) -> int:
    """The cubes that so many of a stack take."""
    if not going:
        return 0
    return item.whole if going == item.number else item.some


def sums(items: Sequence[Item]) -> int:
    """The sums that can be reached, as bits."""
    found = 1
    for item in items:
        for _ in range(item.number):
            found |= found << item.size
    return found


def frugal(items: Sequence[Item]) -> dict[int, int]:
    """The sums that can be reached, each with the fewest cubes that it takes."""
    found = {0: 0}
    for item in items:
        before, found = found, {}
        for going in range(item.number + 1):
            for size, taken in before.items():
                new, need = size + going * item.size, taken + taking(item, going)
                if need < found.get(new, need + 1):
                    found[new] = need
    return found


def possible(share: Share, spent: int = 0, taken: int = 0, first: int = 0) -> bool:
    """Can the rest of the items, from the first on, still fill the share? So much room is spent,
    and so many cubes are taken."""
    low, high = max(0, share.low - spent), share.high - spent
    if high < low:
        return False
    rest, left = share.items[first:], share.cubes - taken
    if left >= sum(item.some for item in rest):
        return bool(sums(rest) & (1 << high + 1) - (1 << low))
    return any(low <= size <= high and need <= left for size, need in frugal(rest).items())


def portion(s: State, me: Player, what: str, *shares: Share) -> Decision:
    """Stack by stack, how many go along, so that one of the shares is filled, of which the first
    has all items; only what is open is asked."""
    chosen: list[tuple[int, int]] = []
    spent = taken = 0
    for n, item in enumerate(shares[0].items):
        options = [
            k
            for k in range(item.number, -1, -1)
            if any(_open(share, n, k, spent, taken) for share in shares)
        ]
        number = options[0]
        if len(options) > 1:
            params = told(s, item.stack)
            room = partial(places_terms, item.size)
            picks = partial(number_picks, options)
            pick = yield Ask(me.seat, what, picks, params, terms=room, sure=True)
            number = pick.number
        if number:
            chosen.append((item.stack, number))
        shares = tuple(share for share in shares if _open(share, n, number, spent, taken))
        spent += number * item.size
        taken += taking(item, number)
    return chosen


def _open(share: Share, nth: int, number: int, spent: int, taken: int) -> bool:
    """May so many of the nth item go?"""
    item = share.items[nth]
    if number > item.number:
        return False
    return possible(share, spent + number * item.size, taken + taking(item, number), nth + 1)


def number_picks(options: Sequence[int]) -> list[Pick]:
    return [HowMany(number) for number in options]


def places_terms(size: int, pick: Pick) -> Terms | None:
    """HRN-6.5: the room aboard that one unit of this size takes, or as many as are picked."""
    number = pick.number if isinstance(pick, HowMany) else 1
    return Terms(note="places", params=(("number", size * number),)) if number else None


def place_terms(pick: SinkCargo | GoDown) -> Terms | None:
    """The same of the unit that a pick names."""
    return places_terms(CARGO[KIND[pick.unit]], pick)


def told(s: State, which: int) -> Params:
    """What is said of a stack."""
    return {"space": s.label(SPACE_OF[which]), **named(which)}


def cargo_share(s: State, me: Player, going: Sequence[tuple[int, int]], to: int) -> Share:
    """Which cargo may go along with these ships of one place to another, so that the rest keeps its
    room and there is a cube for each new stack."""
    where = PLACE_OF[going[0][0]]
    leaving = sum(CAPACITY[KIND_OF[ship]] * number for ship, number in going)
    room, size = _capacity(me, where), loaded(me, where)
    items = [_item(me, each, cargo_place(to)) for each, _ in at(me, cargo_place(where))]
    free = max(0, CUBES - cubes(me))
    if s.rules.version < 3 and free < len(going) + len(items):  # nothing was parted then
        items = [item._replace(some=CUBES) for item in items]
        free -= sum(number != me.units[ship] for ship, number in going) * CUBES
    else:
        free -= sum(taking(_item(me, ship, to), number) for ship, number in going)
    return Share(tuple(items), max(0, size - room + leaving), min(size, leaving), free)


def _item(me: Player, stack: int, to: int) -> Item:
    """A stack that goes to a place, in part or as a whole."""
    cube, number = CUBE[KIND_OF[stack]], me.units[stack]
    new = cube and moved(stack, to) not in me.units
    return Item(stack, number, CARGO[KIND_OF[stack]], new, new - cube)


def landing_shares(
    s: State, me: Player, going: Sequence[tuple[int, int]], field: int
) -> tuple[Share, ...]:
    """HRN-6.6: cargo that finds no room on the ships that stay lands with the others, whatever
    cubes it takes (HRN-2.12). Before the tenth rules others could land besides."""
    share = cargo_share(s, me, going, place(field))
    items = tuple(item._replace(some=0, whole=0) for item in share.items)
    share = Share(items, share.low, share.low, 0)
    if s.rules.version >= 10:
        sizes = sorted({item.size for item in items}) or [1]
        return tuple(_without_smaller(share, size) for size in sizes)
    size = sum(item.number * item.size for item in items)
    return (share._replace(high=min(size, share.low + OVERSHOOT) if share.low else 0),)


def _without_smaller(share: Share, least: int) -> Share:
    """Nobody lands who is smaller, and so little that everybody who does has to."""
    items = tuple(i if i.size >= least else i._replace(number=0) for i in share.items)
    return share._replace(items=items, high=share.low + least - 1)


def _capacity(me: Player, where: int) -> int:
    return sum(CAPACITY[KIND_OF[ship]] * number for ship, number in at(me, where))


def loaded(me: Player, where: int) -> int:
    """How much is aboard of the ships of a place."""
    if not me.laden:
        return 0
    found, aboard = 0, _CARGO_PLACE[where]
    for stack, number in me.units.items():
        if PLACE_OF[stack] == aboard:
            found += CARGO[KIND_OF[stack]] * number
    return found


def cargo_place(ships: int) -> int:
    """Where the cargo of ships at a place is."""
    return _CARGO_PLACE[ships]
