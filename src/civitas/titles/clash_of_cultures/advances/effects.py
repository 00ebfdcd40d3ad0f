"""General effects: what the content files spell out as data, interpreted in one place.

Limits, yields and ignored keywords are worked out in `registry.powers_of`; here are the effects
that need a moment. An effect that fits none of these has code of its own in `abilities`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES, Advance
from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods, goods
from civitas.titles.clash_of_cultures.means.payments import PRICE_OF
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State

ONCE: Final = "per_turn_1"
OFFERED: Final = {"action": Moment.ACTION, "free_action": Moment.FREE_ACTION}


def hang_advance(content: Advance) -> None:
    """Hang the general effects of an advance on their moments (COC-26.1)."""
    if content.free_advances:
        purposes = tuple(PRICE_OF[ADVANCE[name]] for name in content.free_advances)
        hook(Moment.PRICE, content.id, purposes=purposes)(_free)
    for timing in content.timing:
        if timing in OFFERED and (content.gain_actions or content.gain):
            once, cost = content.limit == ONCE, goods(content.cost)
            hang = hook(OFFERED[timing], content.id, once=once, cost=cost)
            hang(partial(_gain, content.id, goods(content.gain), content.gain_actions))


def _free(s: State, me: Player, printed: Goods, advance: int) -> Goods:
    """COC-26.2: such an advance costs nothing."""
    return NOTHING


def _gain(origin: str, amount: Goods, actions: int, s: State, me: Player) -> None:
    """Gain goods, or more actions in this turn (COC-3.8)."""
    gain(s, me, amount, origin, "COC-26.1")
    s.turn.actions += actions


for _advance in ADVANCES:
    hang_advance(_advance)
