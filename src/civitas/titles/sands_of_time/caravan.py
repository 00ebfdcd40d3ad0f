"""Section 15: the action Caravan."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.titles.sands_of_time.bonus import INTERRUPTIONS, decide
from civitas.titles.sands_of_time.content import (
    BORDER,
    BORDERS_OF,
    CARD,
    CARD_LOCK,
    CROPS,
    GOLD,
    GOOD_ON,
    RESOURCE,
    SIDES,
)
from civitas.titles.sands_of_time.counting import foreign_hub, is_hub, reached_by
from civitas.titles.sands_of_time.picks import CARAVAN, DONE, PAY, Caravan, Done
from civitas.titles.sands_of_time.state import Empire, State
from civitas.titles.sands_of_time.tracks import choose_heritage

PRICE: Final = 2
"""Crops or gold for one Caravan action (SOT-15.1)."""
KINDS: Final = (Caravan, *INTERRUPTIONS)
SECOND_LOCK: Final = CARD_LOCK[CARD["caravan_2"]]

NO_CARAVAN: Final = Reason("no-caravan", "SOT-1.5")
CANNOT_PAY_CARAVAN: Final = Reason("no-caravan-pay", "SOT-15.1")
NO_BORDER: Final = Reason("no-border", "SOT-15.3")
NOT_ANCHORED: Final = Reason("not-anchored", "SOT-15.3")
OWN_CARAVAN_THERE: Final = Reason("own-caravan-there", "SOT-15.2")
SECOND_LOCKED: Final = Reason("locked-cultural", "SOT-15.5")


def anchors(s: State, me: Empire) -> Iterator[int]:
    """SOT-15.3, SOT-15.4: own hubs, and all that own caravans connect with them through play."""
    found = [region for region in me.regions if is_hub(s, region, me.seat)]
    yield from found
    seen = set(found)
    links = [SIDES[border] for border in me.caravans]
    for region in found:
        for a, b in links:
            if region == a:
                other = b
            elif region == b:
                other = a
            else:
                continue
            if other not in seen and s.in_play[other]:
                seen.add(other)
                found.append(other)
                yield other


def open_borders(s: State, me: Empire) -> list[int]:
    """Borders of anchor regions without an own caravan (SOT-15.2), in the order of the map."""
    own = me.caravans
    return sorted({b for r in anchors(s, me) for b in BORDERS_OF[r] if b not in own})


def can_place(s: State, me: Empire) -> bool:
    """Is there a caravan and a border for it?"""
    if not me.caravans_left:
        return False
    own = me.caravans
    return any(b not in own for r in anchors(s, me) for b in BORDERS_OF[r])


def refuse_caravan(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: can a caravan be paid and placed?"""
    if max(me.stock) < PRICE:
        return CANNOT_PAY_CARAVAN
    if not me.caravans_left:
        return NO_CARAVAN
    return None if can_place(s, me) else NO_BORDER


def refuse_second_caravan(s: State, me: Empire) -> Reason | None:
    """SOT-15.5"""
    return refuse_caravan(s, me) if me.unlocked(SECOND_LOCK) else SECOND_LOCKED


def refuse_border(s: State, me: Empire, border: int) -> Reason | None:
    """Why no caravan can go on this border."""
    if border in me.caravans:
        return OWN_CARAVAN_THERE
    if not me.caravans_left:
        return NO_CARAVAN
    return None if border in open_borders(s, me) else NOT_ANCHORED


def caravan(s: State, me: Empire) -> Decision:
    """SOT-15.1; with Trade Leagues one payment places up to two (SOT-15.9)."""
    pick = yield from decide(s, me, "caravan", lambda: caravan_picks(s, me), kinds=KINDS)
    if isinstance(pick, Done):
        return False
    resource = yield from _pay(s, me)
    yield from place_caravan(s, me, BORDER[pick.border], resource)
    for _ in range(me.powers.max_caravans - 1):
        if can_place(s, me):
            more = yield Ask(me.seat, "next-caravan", lambda: [*_borders(s, me), DONE])
            if not isinstance(more, Done):
                yield from place_caravan(s, me, BORDER[more.border])
    return True


def caravan_picks(s: State, me: Empire) -> list[Pick]:
    """The borders a caravan can go to; none if Coinage has just made it too dear (SOT-6.11)."""
    return _borders(s, me) if max(me.stock) >= PRICE else [DONE]


def _borders(s: State, me: Empire) -> list[Pick]:
    return [CARAVAN[border] for border in open_borders(s, me)]


def means(me: Empire) -> list[int]:
    """SOT-15.1: crops or gold, not mixed."""
    return [resource for resource in (CROPS, GOLD) if me.stock[resource] >= PRICE]


def _pay(s: State, me: Empire) -> Decision:
    """SOT-15.1; tells what was paid with."""
    pick = yield Ask(me.seat, "pay-caravan", lambda: [PAY[r] for r in means(me)])
    me.stock[RESOURCE[pick.resource]] -= PRICE
    return pick.resource


def place_caravan(s: State, me: Empire, border: int, resource: str = "") -> Flow:
    """SOT-15.6, SOT-15.10: a trade good or a hub reached for the first time gives 1 heritage.

    ``resource`` is what it was paid with; others are free of charge.
    """
    pays = gives_heritage(s, me, border)
    me.caravans = (*me.caravans, border)
    name = CARAVAN[border].border
    if resource:
        s.tell(
            "caravan-paid",
            "SOT-15.1",
            seat=me.seat,
            border=name,
            amount=PRICE,
            resource=resource,
        )
    else:
        s.tell("caravan", "SOT-15.1", seat=me.seat, border=name)
    if pays:
        yield from choose_heritage(s, me, 1, "SOT-15.6")


def gives_heritage(s: State, me: Empire, border: int) -> bool:
    """SOT-15.6, before the caravan is placed."""
    if GOOD_ON[border] is not None:
        return True
    before = reached_by(me.caravans)
    own = s.rules.caravan_own_hubs_give_heritage
    return any(
        side not in before and (foreign_hub(s, me, side) or (own and is_hub(s, side, me.seat)))
        for side in SIDES[border]
    )
