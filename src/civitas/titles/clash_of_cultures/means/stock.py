"""Section 4: gaining and losing resources and tokens, and the limits on them."""

from __future__ import annotations

from collections.abc import Mapping
from operator import gt
from typing import Final

from civitas.titles.clash_of_cultures.content.goods import GOODS, NOTHING, Goods, minus, plus
from civitas.titles.clash_of_cultures.state import Player, State


def gain(s: State, me: Player, amount: Goods, origin: str, clause: str) -> None:
    """Take goods from the general supply; what is beyond a limit is lost (COC-4.2)."""
    if amount == NOTHING:
        return
    tell_goods(s, "gains", clause, amount, seat=me.seat, origin=origin)
    me.goods = plus(me.goods, amount)
    enforce_limits(s, me)


DRAWN: Final = {
    "draw_action_cards": "action_cards",
    "draw_objective_cards": "objective_cards",
    "draw_wonder_cards": "wonder_cards",
}
"""What content files call the drawing of cards, and what is drawn."""


def told_gains(me: Player, brought: Mapping[str, int]) -> dict[str, int | float]:
    """What something brings that content files write as a mapping: goods, as far as there is room
    for them (COC-4.2), and cards."""
    limits = dict(zip(GOODS, me.powers.limits, strict=True))
    held = dict(zip(GOODS, me.goods, strict=True))
    found = {
        good: max(min(n, limits[good] - held[good]), 0)
        for good, n in brought.items()
        if good in held
    }
    return {**found, **{DRAWN[what]: n for what, n in brought.items() if what in DRAWN}}


def lose(s: State, me: Player, amount: Goods, origin: str, clause: str) -> None:
    """Give goods back to the general supply (COC-4.12)."""
    if amount == NOTHING:
        return
    tell_goods(s, "loses", clause, amount, seat=me.seat, origin=origin)
    me.goods = minus(me.goods, amount)


def enforce_limits(s: State, me: Player) -> None:
    """COC-4.2 to COC-4.5: the excess is lost at once."""
    limits = me.powers.limits
    if any(map(gt, me.goods, limits)):
        kept = tuple(map(min, me.goods, limits))
        lost = minus(me.goods, kept)
        tell_goods(s, "overflow", "COC-4.2", lost, seat=me.seat)
        me.goods = kept


def tell_goods(s: State, message: str, clause: str, amount: Goods, /, **params: str | int) -> None:
    """Note what happened with goods; each kind is a parameter of the message (COC-4.14)."""
    if s.log is not None:
        s.tell(message, clause, **params, **dict(zip(GOODS, amount, strict=True)))
