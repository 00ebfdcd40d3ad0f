"""Sections 4 and 0.10: a cost is a multiset with allowed replacements.

Each part of a cost has a printed kind and the kinds that may be paid instead; a paid unit replaces
one unit of cost, and replacements do not chain (COC-4.10, COC-4.15). The obvious payment, with the
fewest replacements, is offered first; if there are many ways, the others are found unit by unit on
demand; a payment that is forced is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import islice
from typing import Final, TypeAlias

import msgspec

from civitas.kernel.asks import Ask, Decision, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.goods import (
    FOOD,
    GOLD,
    GOODS,
    IDEAS,
    RESOURCES,
    Goods,
    minus,
    one,
)
from civitas.titles.clash_of_cultures.means.prisoners import sacrifice
from civitas.titles.clash_of_cultures.means.stock import tell_goods
from civitas.titles.clash_of_cultures.picks.common import PAY_OTHERWISE, PAY_WITH, Pay, PayOtherwise
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import Player, State

PRISONERS: Final = len(GOODS)
"""Captured units that are given back count as one more kind to pay with."""
FREE: Final = PRISONERS + 1
"""So is what a discount lets go unpaid, where the payer chooses which part."""
KINDS: Final = (*GOODS, "prisoners", "free")

Purse: TypeAlias = tuple[int, ...]
"""By kind, how much there is or how much is paid."""

Demands: TypeAlias = tuple[tuple[tuple[int, ...], int], ...]
"""Kinds, and how many units they have to cover together."""

MOST_WAYS: Final = 12
"""If there are more ways to pay, they are not all listed."""
RESOURCE_BITS: Final = sum(1 << good for good in RESOURCES)

ADVANCING: Final = "advance"
CONSTRUCTING: Final = "construct"
WONDER: Final = "wonder"
RECRUITING: Final = "recruit"
HAPPINESS: Final = "happiness"
INFLUENCE: Final = "influence"
USING: Final = "use"
"""What a payment is for; abilities look at it (`Moment.REPLACES`)."""
PRICE_OF: Final = tuple(f"{ADVANCING} {advance.id}" for advance in ADVANCES)
"""By advance, what abilities say that name another price for it (`Moment.PRICE`)."""


class Part(msgspec.Struct, frozen=True):
    """So many units of one printed kind, each payable with any kind of ``kinds``, as bits."""

    printed: int
    kinds: int
    count: int


class Cost(msgspec.Struct, frozen=True):
    """What has to be paid, and how."""

    parts: tuple[Part, ...]
    free: int = 0
    """Units that need not be paid, the payer chooses which."""


def cost_for(s: State, me: Player, need: Goods, purpose: str, *about: int) -> Cost:
    """A cost with every replacement that the rules and the payer's abilities allow (COC-4.7,
    COC-4.15)."""
    if purpose not in me.powers.bent:
        return _ruled_cost(need, purpose == ADVANCING)
    at = me.powers.at
    replaced = tuple(
        [
            pair
            for hook in at[Moment.REPLACES]
            if not hook.purposes or purpose in hook.purposes
            for pair in hook.run(s, me, purpose, *about)
        ]
    )
    free = sum(
        [
            hook.run(s, me, purpose, *about)
            for hook in at[Moment.DISCOUNT]
            if not hook.purposes or purpose in hook.purposes
        ]
    )
    if not replaced and not free:
        return _ruled_cost(need, purpose == ADVANCING)
    return _bent_cost(need, purpose == ADVANCING, replaced, free)


@lru_cache(maxsize=1 << 12)
def _bent_cost(
    need: Goods, advancing: bool, replaced: tuple[tuple[int, int], ...], free: int
) -> Cost:
    kinds = _ruled_kinds(advancing)
    for printed, instead in replaced:
        for good in range(len(GOODS)):
            if printed >> good & 1:
                kinds[good] |= instead
    free = min(free, sum([need[good] for good in RESOURCES]))
    if free:
        for good in RESOURCES:
            kinds[good] |= 1 << FREE
    return Cost(tuple(Part(good, kinds[good], n) for good, n in enumerate(need) if n), free)


def cost_of_one(s: State, me: Player, kinds: Sequence[int], purpose: str, *about: int) -> Cost:
    """One unit of any of these kinds (COC-4.13), with what may replace each."""
    costs = [cost_for(s, me, one(kind), purpose, *about) for kind in kinds]
    bits = 0
    for cost in costs:
        bits |= cost.parts[0].kinds
    return Cost((Part(kinds[0], bits, 1),))


def joined(*costs: Cost) -> Cost:
    """Several costs that are paid together (COC-4.10)."""
    counts: dict[tuple[int, int], int] = {}
    for cost in costs:
        for part in cost.parts:
            key = (part.printed, part.kinds)
            counts[key] = counts.get(key, 0) + part.count
    parts = tuple(Part(printed, kinds, n) for (printed, kinds), n in sorted(counts.items()))
    return Cost(parts, sum([cost.free for cost in costs]))


def _ruled_kinds(advancing: bool) -> list[int]:
    """By printed kind, what may be paid for it by the rules alone."""
    kinds = [1 << good for good in range(len(GOODS))]
    for good in RESOURCES:  # COC-4.7, COC-4.9
        kinds[good] |= 1 << GOLD
    if advancing:  # COC-4.8
        kinds[FOOD] |= 1 << IDEAS
    return kinds


@cache
def _ruled_cost(need: Goods, advancing: bool) -> Cost:
    kinds = _ruled_kinds(advancing)
    return Cost(tuple(Part(good, kinds[good], n) for good, n in enumerate(need) if n))


@cache
def ruled_demands(need: Goods, advancing: bool) -> Demands:
    """What has to be there so that this can be paid by the rules alone (COC-4.7, COC-4.8)."""
    return _demands(_ruled_cost(need, advancing).parts)


def most_of_use(need: Goods, advancing: bool) -> Goods:
    """By kind, how many units of this may be paid with it by the rules alone (COC-4.7, COC-4.8)."""
    return _of_use(_ruled_cost(need, advancing).parts)[: len(GOODS)]


def printed(cost: Cost) -> dict[str, int | float]:
    """What a cost asks for, whatever may be paid instead; what is free counts for the last part."""
    need: dict[str, int | float] = {}
    for part in cost.parts:
        need[GOODS[part.printed]] = need.get(GOODS[part.printed], 0) + part.count
    left = cost.free
    for good in reversed(need):
        spared = min(left, need[good])
        need[good] -= spared
        left -= int(spared)
    return need


def priced(cost: Cost, *kinds: type[Pick]) -> Callable[[Pick], Terms | None]:
    """For an ask: picks of these kinds cost this, and how it is paid is asked next."""
    return partial(_priced, cost, kinds)


def _priced(cost: Cost, kinds: tuple[type[Pick], ...], pick: Pick) -> Terms | None:
    return terms(printed(cost), choice=True) if isinstance(pick, kinds) else None


def purse_of(me: Player, cost: Cost) -> Purse:
    """All that a player could pay with (COC-4.11)."""
    return (*me.goods, len(me.prisoners), cost.free)


def payable(me: Player, cost: Cost) -> bool:
    """Can the cost be paid in full (COC-0.10)?"""
    goods, last = me.goods, -1
    for part in cost.parts:  # parts of one printed kind stand side by side
        if goods[part.printed] < part.count or part.printed == last:
            return _enough(cost.parts, purse_of(me, cost))
        last = part.printed
    return True


def can_pay(s: State, me: Player, need: Goods, purpose: str, *about: int) -> bool:
    """Can a player pay this, with every replacement that is allowed (COC-0.10)?"""
    if purpose in me.powers.bent:
        return payable(me, cost_for(s, me, need, purpose, *about))
    return within_means(me.goods, need, purpose == ADVANCING)


def within_means(goods: Goods, need: Goods, advancing: bool) -> bool:
    """Can this be paid with these goods by the rules alone (COC-4.7, COC-4.8)?"""
    return met(ruled_demands(need, advancing), goods)


def _enough(parts: tuple[Part, ...], purse: Purse) -> bool:
    """Every set of parts finds as many units in the kinds that may pay for it (Hall's theorem)."""
    return met(_demands(parts), purse)


def met(demands: Demands, purse: Purse) -> bool:
    """Is all that is needed there (COC-4.10)?"""
    for kinds, count in demands:
        for kind in kinds:
            count -= purse[kind]
        if count > 0:
            return False
    return True


@lru_cache(maxsize=1 << 14)
def _demands(parts: tuple[Part, ...]) -> Demands:
    """For every set of parts the kinds that may pay for it, and how many units it needs."""
    sets = [(0, 0)]
    for part in parts:
        sets += [(kinds | part.kinds, count + part.count) for kinds, count in sets]
    needed: dict[int, int] = {}
    for kinds, count in sets[1:]:
        needed[kinds] = max(needed.get(kinds, 0), count)
    return tuple(
        (tuple(kind for kind in range(len(KINDS)) if kinds >> kind & 1), count)
        for kinds, count in needed.items()
    )


def ways(cost: Cost, purse: Purse) -> Iterator[Purse]:
    """All ways to pay, each once, the one with the fewest replacements first (COC-4.11)."""
    seen = set()
    for way in _ways(cost.parts, purse, (0,) * len(KINDS)):
        if way not in seen and way[FREE] == cost.free:
            seen.add(way)
            yield way


def _ways(parts: tuple[Part, ...], purse: Purse, paid: Purse) -> Iterator[Purse]:
    if not parts:
        yield paid
        return
    part, rest = parts[0], parts[1:]
    if part.count == 0:
        yield from _ways(rest, purse, paid)
        return
    for kind in _by_preference(part):
        most = min(part.count, purse[kind])
        for count in range(most, 0, -1):
            left = Part(part.printed, _after(part, kind), part.count - count)
            spent = _moved(purse, kind, -count)
            if _enough((left, *rest) if left.count else rest, spent):
                yield from _ways((left, *rest), spent, _moved(paid, kind, count))


@cache
def _by_preference(part: Part) -> list[int]:
    """The printed kind, then what is good for little else; gold last."""
    others = [k for k in range(len(KINDS)) if part.kinds >> k & 1 and k not in (part.printed, GOLD)]
    first = [part.printed] if part.kinds >> part.printed & 1 else []
    last = [GOLD] if part.kinds >> GOLD & 1 and part.printed != GOLD else []
    return [*first, *others, *last]


@cache
def _replacing(parts: tuple[Part, ...]) -> tuple[int, ...]:
    """The kinds that may be paid for another one, what need not be paid among them."""
    bits = 0
    for part in parts:
        bits |= part.kinds & ~(1 << part.printed)
    return tuple(kind for kind in range(len(KINDS)) if bits >> kind & 1)


@cache
def _as_printed(parts: tuple[Part, ...]) -> Purse:
    """The payment if nothing can be replaced."""
    paid = [0] * len(KINDS)
    for part in parts:
        paid[part.printed] += part.count
    return tuple(paid)


def _after(part: Part, kind: int) -> int:
    """The kinds that come after this one in the order of preference."""
    order = _by_preference(part)
    return sum(1 << k for k in order[order.index(kind) + 1 :])


def _moved(purse: Purse, kind: int, count: int) -> Purse:
    return (*purse[:kind], purse[kind] + count, *purse[kind + 1 :])


def pay(s: State, me: Player, cost: Cost, origin: str, clause: str) -> Decision:
    """Pay; tells how much of each kind. Whoever calls this has checked that it is `payable`
    (COC-4.12)."""
    if not cost.parts:
        return (0,) * len(KINDS)
    purse = purse_of(me, cost)
    params = {"origin": origin}
    pick: Pick | None = None
    if any(purse[kind] for kind in _replacing(cost.parts)):
        pick = yield Ask(me.seat, "pay", partial(ways_to_pay_with, cost, purse), params)
    if pick is None:
        paid = _as_printed(cost.parts)
    elif isinstance(pick, PayOtherwise):
        paid = yield from _pay_bit_by_bit(me, cost, purse, origin)
    else:
        paid = tuple(getattr(pick, kind) for kind in KINDS)
    _hand_over(s, me, paid, origin, clause)
    yield from sacrifice(s, me, paid[PRISONERS])
    return paid


def ways_to_pay_with(cost: Cost, purse: Purse) -> Sequence[Pick]:
    """What is offered, the obvious payment first; whoever has more of a kind than can be paid with
    it pays in the same ways (COC-4.11)."""
    return _listed(cost, tuple(map(min, purse, _of_use(cost.parts))))


@cache
def _of_use(parts: tuple[Part, ...]) -> Purse:
    """By kind, how many units may be paid with it."""
    return tuple(
        sum([part.count for part in parts if part.kinds >> kind & 1]) for kind in range(len(KINDS))
    )


@lru_cache(maxsize=1 << 12)
def _listed(cost: Cost, purse: Purse) -> tuple[Pick, ...]:
    found = list(islice(ways(cost, purse), MOST_WAYS + 1))
    if len(found) <= MOST_WAYS:
        return tuple([Pay(*way) for way in found])
    return Pay(*found[0]), PAY_OTHERWISE


def _pay_bit_by_bit(me: Player, cost: Cost, purse: Purse, origin: str) -> Decision:
    """One unit of cost after the other, each with any kind that leaves the rest payable."""
    parts, paid = cost.parts, (0,) * len(KINDS)
    while parts:
        part = parts[0]
        params = {"origin": origin, "good": KINDS[part.printed]}
        pick = yield Ask(me.seat, "pay-unit", partial(_unit_picks, parts, purse), params)
        kind = KINDS.index(pick.good)
        purse, paid = _moved(purse, kind, -1), _moved(paid, kind, 1)
        parts = _one_less(parts)
    return paid


def _unit_picks(parts: tuple[Part, ...], purse: Purse) -> list[Pick]:
    rest = _one_less(parts)
    return [
        PAY_WITH[KINDS[kind]]
        for kind in _by_preference(parts[0])
        if purse[kind]
        and _enough(rest, left := _moved(purse, kind, -1))
        and left[FREE] <= sum([part.count for part in rest if part.kinds >> FREE & 1])
    ]


def _one_less(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    part, rest = parts[0], parts[1:]
    if part.count == 1:
        return rest
    return (Part(part.printed, part.kinds, part.count - 1), *rest)


def _hand_over(s: State, me: Player, paid: Purse, origin: str, clause: str) -> None:
    """COC-4.12"""
    goods = paid[: len(GOODS)]
    me.goods = minus(me.goods, goods)
    tell_goods(s, "pays", clause, goods, seat=me.seat, origin=origin)
