"""Sections 1, 19 and 20: resources, heritage, unrest, victory points and control."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NOBODY, put
from civitas.titles.sands_of_time.content import (
    ABACUS,
    CATEGORIES,
    CATEGORY,
    HERITAGE_MAX,
    REGIONS,
    RESOURCES,
)
from civitas.titles.sands_of_time.picks import HERITAGE
from civitas.titles.sands_of_time.state import LOST_POINTS, Empire, State


def gain(me: Empire, resource: int, amount: int) -> None:
    """SOT-1.6, SOT-1.15: from an unlimited bank, up to what the abacus shows."""
    me.stock[resource] += fitting(me, resource, amount)


def fitting(me: Empire, resource: int, amount: int) -> int:
    """How many of so many the abacus still shows (SOT-1.15)."""
    return min(amount, ABACUS - me.stock[resource])


def lose(me: Empire, resource: int, amount: int) -> int:
    """Lose this many, or all if there are fewer; tells how many."""
    lost = min(me.stock[resource], amount)
    me.stock[resource] -= lost
    return lost


def raise_heritage(s: State, me: Empire, category: int, amount: int, clause: str) -> None:
    """SOT-19.1: increases beyond the end of the track are lost; SOT-19.3: it never falls."""
    before = me.heritage[category]
    risen = min(before + amount, HERITAGE_MAX)
    if risen == before:
        return
    me.heritage = put(me.heritage, category, risen)
    s.tell(
        "heritage",
        clause,
        seat=me.seat,
        category=CATEGORIES[category],
        amount=risen - before,
        now=risen,
    )


def choose_heritage(s: State, me: Empire, amount: int, clause: str) -> Flow:
    """Raise heritage in one category of choice."""
    pick = yield Ask(me.seat, "heritage", lambda: HERITAGE, {"amount": amount})
    raise_heritage(s, me, CATEGORY[pick.category], amount, clause)


def raise_unrest(s: State, me: Empire, steps: int, cause: str, clause: str) -> None:
    """SOT-20.4: each step beyond the maximum is replaced by the loss of 1 VP."""
    if not steps:
        return
    room = max(me.powers.unrest_max - me.unrest, 0)
    taken = min(steps, room)
    me.unrest += taken
    if taken:
        s.tell(f"unrest-{cause}", clause, seat=me.seat, steps=taken, now=me.unrest)
    if steps > taken:
        lose_points(s, me, steps - taken)


def lose_points(s: State, me: Empire, points: int) -> None:
    """SOT-20.4: victory points may become negative, unless the option says they may not."""
    before = me.vp
    me.vp -= points
    if not s.rules.negative_vp:
        me.vp = max(me.vp, min(before, 0))
    if me.vp != before:
        note_points(me, LOST_POINTS, me.vp - before)
        s.tell("points-lost", "SOT-20.4", seat=me.seat, points=before - me.vp, now=me.vp)


def note_points(me: Empire, source: int, points: int) -> None:
    """Remember where points came from, or what they were lost to."""
    me.remember(put(me.tally, source, me.tally[source] + points))


def take_control(s: State, me: Empire, region: int, status: int) -> None:
    """SOT-1.7: the region holds a marker of this player now."""
    s.owner = put(s.owner, region, me.seat)
    s.status = put(s.status, region, status)
    me.regions = tuple(sorted((*me.regions, region)))


def lose_control(s: State, region: int) -> Empire:
    """SOT-1.14: only the marker goes; tile, buildings and caravans stay. Tells who held it."""
    holder = s.empires[s.owner[region]]
    s.owner = put(s.owner, region, NOBODY)
    s.status = put(s.status, region, 0)
    holder.regions = tuple(r for r in holder.regions if r != region)
    s.tell("control-lost", "SOT-1.14", seat=holder.seat, region=REGIONS[region].id)
    return holder


def tell_gain(s: State, me: Empire, message: str, clause: str, got: Sequence[int], /) -> None:
    """Note a gain of crops and gold in one line for each kind."""
    for resource, amount in enumerate(got):
        if amount:
            s.tell(message, clause, seat=me.seat, amount=amount, resource=RESOURCES[resource])
