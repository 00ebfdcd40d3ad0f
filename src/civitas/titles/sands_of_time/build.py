"""Section 12: the action Build."""

from __future__ import annotations

from math import ceil
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.kernel.values import NOWHERE, put
from civitas.titles.sands_of_time.bonus import INTERRUPTIONS, decide
from civitas.titles.sands_of_time.content import (
    BUILDING,
    BUILDINGS,
    GOLD,
    NEIGHBOURS,
    PEASANT,
    REGION,
    REGIONS,
)
from civitas.titles.sands_of_time.effects import (
    DISCOUNTS,
    NEEDS_COLONY,
    NEEDS_UNLOCKED,
    ON_BUILT,
    ROADS,
    level,
)
from civitas.titles.sands_of_time.emphasis import mark_building
from civitas.titles.sands_of_time.picks import (
    CONSTRUCT,
    DISCOUNT,
    DONE,
    LABOR,
    SITE,
    Construct,
    Done,
    Site,
)
from civitas.titles.sands_of_time.state import COLONY, Empire, State, take_back
from civitas.titles.sands_of_time.tracks import choose_heritage, raise_heritage

KINDS: Final = tuple(range(len(BUILDINGS)))
ALL_DISCOUNTS: Final = sum(amount for _, amount, _ in DISCOUNTS)
SITE_KINDS: Final = (Site, *INTERRUPTIONS)
CHEAPEST: Final = min(b.level for b in BUILDINGS if isinstance(b.level, int))

NOTHING_TO_BUILD: Final = Reason("nothing-to-build", "SOT-12.1")
NOT_YOUR_REGION: Final = Reason("not-controlled", "SOT-12.1")
REGION_FULL: Final = Reason("region-full", "SOT-12.3")
KIND_THERE: Final = Reason("kind-there", "SOT-12.3")
SOLD_OUT: Final = Reason("sold-out", "SOT-1.5")
CITY_LOCKED: Final = Reason("locked-civil", "SOT-12.2")
COLONY_ONLY: Final = Reason("colony-only", "SOT-12.2")


def refuse_site(s: State, me: Empire, region: int) -> Reason | None:
    """SOT-12.1, SOT-12.3: a controlled region with room for another building."""
    if s.owner[region] != me.seat:
        return NOT_YOUR_REGION
    if s.buildings[region].bit_count() >= s.capacity[region]:
        return REGION_FULL
    return None


def refuse_kind(s: State, me: Empire, region: int, kind: int) -> Reason | None:
    """SOT-12.2, SOT-12.3, SOT-1.5: may this kind stand there, whatever it costs?"""
    if s.buildings[region] >> kind & 1:
        return KIND_THERE
    if not s.building_supply[kind]:
        return SOLD_OUT
    if NEEDS_UNLOCKED[kind] >= 0 and not me.unlocked(NEEDS_UNLOCKED[kind]):
        return CITY_LOCKED
    if NEEDS_COLONY[kind] and s.status[region] != COLONY:
        return COLONY_ONLY
    return None


def discounting(s: State, me: Empire, region: int, kind: int, lock: int) -> list[int]:
    """The regions whose building of this kind makes building here cheaper.

    SOT-12.5: here or in an adjacent controlled region. SOT-12.11: a boxed ability once a turn.
    """
    buildings, owner, seat = s.buildings, s.owner, me.seat
    used = s.turn.discounts if lock >= 0 else 0
    return [
        near
        for near in (region, *NEIGHBOURS[region])
        if buildings[near] >> kind & 1 and owner[near] == seat and not used >> near & 1
    ]


def base_price(s: State, me: Empire, region: int) -> int:
    """SOT-12.4, SOT-12.5: gold before the level is added; below 0 when discounts are great."""
    price = me.unrest - me.powers.build_discount
    for kind, amount, lock in DISCOUNTS:
        if (lock < 0 or me.unlocked(lock)) and discounting(s, me, region, kind, lock):
            price -= amount
    return price


def price_of(s: State, me: Empire, region: int, kind: int) -> int:
    """SOT-12.4, SOT-12.5: gold for this building here, before Labor; at least 0."""
    return max(base_price(s, me, region) + level(kind, s.capacity[region]), 0)


def purse(me: Empire, region: int) -> int:
    """The highest price that gold and Labor together can pay (SOT-12.6)."""
    return me.stock[GOLD] + me.peasants[region] * me.powers.labor


def construct_picks(s: State, me: Empire, region: int) -> list[Construct]:
    """The buildings that can be built and paid here."""
    spare = purse(me, region) - base_price(s, me, region)
    capacity = s.capacity[region]
    return [
        CONSTRUCT[kind]
        for kind in KINDS
        if level(kind, capacity) <= spare and refuse_kind(s, me, region, kind) is None
    ]


def can_build(s: State, me: Empire, region: int) -> bool:
    """Can anything be built and paid here?"""
    if s.buildings[region].bit_count() >= s.capacity[region]:
        return False
    most = purse(me, region)
    # Most often there is too little gold even with every discount: then none is looked for.
    if most - me.unrest + me.powers.build_discount + ALL_DISCOUNTS < CHEAPEST:
        return False
    spare = most - base_price(s, me, region)
    if spare < CHEAPEST:
        return False
    capacity = s.capacity[region]
    return any(
        level(kind, capacity) <= spare and refuse_kind(s, me, region, kind) is None
        for kind in KINDS
    )


def has_site(s: State, me: Empire) -> bool:
    """Is there room for any building, whatever it costs?"""
    return any(
        refuse_site(s, me, region) is None
        and any(refuse_kind(s, me, region, kind) is None for kind in KINDS)
        for region in me.regions
    )


def refuse_build(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: can a building be built?"""
    for region in me.regions:
        if can_build(s, me, region):
            return None
    return NOTHING_TO_BUILD


def refuse_construct(s: State, me: Empire, region: int, kind: int) -> Reason | None:
    """Why this building cannot be built here."""
    refusal = refuse_site(s, me, region) or refuse_kind(s, me, region, kind)
    if refusal:
        return refusal
    price, most = price_of(s, me, region, kind), purse(me, region)
    if price <= most:
        return None
    return Reason("price", "SOT-12.4", {"cost": price, "have": most})


def build(s: State, me: Empire) -> Decision:
    """SOT-12.1; with Engineering up to two, one after the other (SOT-12.13)."""
    built = 0

    def options() -> list[Pick]:
        picks: list[Pick] = [SITE[r] for r in me.regions if can_build(s, me, r)]
        if built or not picks:
            picks.append(DONE)
        return picks

    while built < me.powers.max_buildings and has_site(s, me):
        site = yield from decide(s, me, "site", options, kinds=SITE_KINDS)
        if isinstance(site, Done):
            break
        yield from construct(s, me, REGION[site.region])
        built += 1
    return bool(built)


def construct(s: State, me: Empire, region: int) -> Flow:
    """SOT-12.3 to SOT-12.9: choose the building, pay, build, and take what it gives at once."""
    name = REGIONS[region].id
    s.turn.site = region
    pick = yield Ask(me.seat, "construct", lambda: construct_picks(s, me, region), {"region": name})
    kind = BUILDING[pick.building]
    bare = base_price(s, me, region) + level(kind, s.capacity[region])
    paid = yield from _pay(s, me, region, max(bare, 0))
    yield from _use_discounts(s, me, region, bare)
    s.turn.site = NOWHERE
    s.building_supply = put(s.building_supply, kind, s.building_supply[kind] - 1)
    s.buildings = put(s.buildings, region, s.buildings[region] | 1 << kind)
    if kind in ROADS:
        s.roads = (*s.roads, region)
    s.tell("built", "SOT-12.1", seat=me.seat, building=pick.building, region=name, cost=paid)
    if kind in ON_BUILT:
        category, amount = ON_BUILT[kind]
        if category >= 0:
            raise_heritage(s, me, category, amount, "SOT-12.8")
        else:
            yield from choose_heritage(s, me, amount, "SOT-12.8")
    mark_building(s, me, kind)


def may_work(me: Empire, region: int, price: int) -> bool:
    """SOT-12.6: is there a choice how many peasants work for the price?"""
    return bool(me.powers.labor and price and me.peasants[region])


def left_to_pay(me: Empire, price: int, workers: int) -> int:
    """SOT-12.6: the gold that is still paid if so many peasants work."""
    return max(price - workers * me.powers.labor, 0)


def worn_out(workers: int) -> int:
    """SOT-12.6: how many of the working peasants are lost."""
    return (workers + 1) // 2


def _pay(s: State, me: Empire, region: int, price: int) -> Decision:
    """SOT-12.6: with Labor the player chooses how many peasants work; half of them are lost.

    Tells how much gold was paid.
    """
    workers = 0
    each = me.powers.labor
    if may_work(me, region, price):
        fewest = ceil(max(price - me.stock[GOLD], 0) / each)
        most = min(me.peasants[region], ceil(price / each))
        pick = yield Ask(me.seat, "labor", lambda: LABOR[fewest : most + 1], {"cost": price})
        workers = pick.count
    paid = left_to_pay(me, price, workers)
    me.stock[GOLD] -= paid
    lost = worn_out(workers)
    for _ in range(lost):
        take_back(me, PEASANT, region)
    if workers:
        s.tell("labored", "SOT-12.6", seat=me.seat, count=workers, lost=lost)
    return paid


def _use_discounts(s: State, me: Empire, region: int, bare: int) -> Flow:
    """SOT-12.11: a boxed discount is used up for this turn; of several the player chooses one.

    ``bare`` is the price with all discounts, perhaps below 0: then this one saved nothing.
    """
    for kind, amount, lock in DISCOUNTS:
        if lock >= 0 and me.unlocked(lock) and bare + amount > 0:
            sources = discounting(s, me, region, kind, lock)
            if len(sources) > 1 and me.powers.max_buildings > 1:
                pick = yield Ask(me.seat, "discount", lambda: [DISCOUNT[r] for r in sources])  # noqa: B023
                sources = [REGION[pick.region]]
            if sources:
                s.turn.discounts |= 1 << sources[0]
