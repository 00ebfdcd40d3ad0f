"""Section 4: gaining and losing resources and tokens, and the limits on them."""

from __future__ import annotations

from civitas.titles.clash_of_cultures.content.goods import GOODS, NOTHING, Goods, minus, plus
from civitas.titles.clash_of_cultures.state import Player, State


def gain(s: State, me: Player, amount: Goods, origin: str, clause: str) -> None:
    """Take goods from the general supply; what is beyond a limit is lost (COC-4.2)."""
    if amount == NOTHING:
        return
    s.tell("gains", clause, seat=me.seat, origin=origin, **spelled(amount))
    me.goods = plus(me.goods, amount)
    enforce_limits(s, me)


def lose(s: State, me: Player, amount: Goods, origin: str, clause: str) -> None:
    """Give goods back to the general supply (COC-4.12)."""
    if amount == NOTHING:
        return
    s.tell("loses", clause, seat=me.seat, origin=origin, **spelled(amount))
    me.goods = minus(me.goods, amount)


def enforce_limits(s: State, me: Player) -> None:
    """COC-4.2 to COC-4.5: the excess is lost at once."""
    limits = me.powers.limits
    kept = tuple([min(held, limit) for held, limit in zip(me.goods, limits, strict=True)])
    if kept != me.goods:
        lost = minus(me.goods, kept)
        s.tell("overflow", "COC-4.2", seat=me.seat, **spelled(lost))
        me.goods = kept


def spelled(amount: Goods) -> dict[str, int]:
    """Goods as the parameters of a message."""
    return dict(zip(GOODS, amount, strict=True))
