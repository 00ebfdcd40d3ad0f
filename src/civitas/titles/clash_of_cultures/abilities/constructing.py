"""Abilities that speak when something is built."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Flow
from civitas.titles.clash_of_cultures.abilities.registry import hook
from civitas.titles.clash_of_cultures.advance import gain_advance
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    ADVANCES,
    CATEGORY,
    IN_CATEGORY,
)
from civitas.titles.clash_of_cultures.content.goods import FOOD, Goods, minus, one
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURE, TEMPLE
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.payments import CONSTRUCTING
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.state import Player, State

DISCOUNT: Final = ADVANCES[ADVANCE["state_religion"]].building_discount
DISCOUNTED: Final = STRUCTURE[DISCOUNT["building"]]
THEOCRACY: Final = IN_CATEGORY[CATEGORY["theocracy"]]


@hook(Moment.PRICE, "state_religion", optional=True, once=True)
def state_religion(s: State, me: Player, purpose: str, printed: Goods, *about: int) -> Goods | None:
    """COC-26.24: a temple costs no food."""
    if purpose == CONSTRUCTING and about[1] == DISCOUNTED and printed[FOOD]:
        return minus(printed, one(FOOD, DISCOUNT["food"]))
    return None


def _temple(s: State, me: Player, builder: int, place: int, structure: int) -> bool:
    return builder == me.seat and structure == TEMPLE and any(not me.owns(n) for n in THEOCRACY)


@hook(Moment.CONSTRUCTED, "dogma", may=_temple)
def dogma(s: State, me: Player, builder: int, place: int, structure: int) -> Flow:
    """COC-26.23: after each temple one more Theocracy advance, free of charge."""
    left = [n for n in THEOCRACY if not me.owns(n)]
    pick = yield Ask(me.seat, "free-advance", lambda: [picks.ADVANCE[n] for n in left])
    gain_advance(s, me, ADVANCE[pick.advance])
