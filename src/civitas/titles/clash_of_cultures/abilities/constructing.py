"""Abilities that speak when something is built."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Flow
from civitas.titles.clash_of_cultures.advances.advance import gain_advance
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    ADVANCES,
    CATEGORY,
    IN_CATEGORY,
)
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    FOOD,
    IDEAS,
    MOOD,
    Goods,
    minus,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURE, TEMPLE
from civitas.titles.clash_of_cultures.leaders import leader_city
from civitas.titles.clash_of_cultures.means.payments import (
    CONSTRUCTING,
    PRISONERS,
    RESOURCE_BITS,
    WONDER,
)
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State

DISCOUNT: Final = ADVANCES[ADVANCE["state_religion"]].building_discount
DISCOUNTED: Final = STRUCTURE[DISCOUNT["building"]]
THEOCRACY: Final = IN_CATEGORY[CATEGORY["theocracy"]]


@hook(Moment.PRICE, "state_religion", optional=True, once=True, purposes=(CONSTRUCTING,))
def state_religion(s: State, me: Player, printed: Goods, place: int, building: int) -> Goods | None:
    """COC-26.24: a temple costs no food."""
    if building == DISCOUNTED and printed[FOOD]:
        return minus(printed, one(FOOD, DISCOUNT["food"]))
    return None


def _temple(s: State, me: Player, builder: int, place: int, structure: int) -> bool:
    return builder == me.seat and structure == TEMPLE and any(not me.owns(n) for n in THEOCRACY)


@hook(Moment.CONSTRUCTED, "dogma", may=_temple)
def dogma(s: State, me: Player, builder: int, place: int, structure: int) -> Flow:
    """COC-26.23: after each temple one more Theocracy advance, free of charge, if wanted."""
    left = [picks.ADVANCE[n] for n in THEOCRACY if not me.owns(n)]
    pick = yield Ask(me.seat, "free-advance", lambda: [picks.PASS, *left])
    if not isinstance(pick, picks.Pass):
        gain_advance(s, me, ADVANCE[pick.advance])


# What may be paid instead (COC-4.15). A construction is told by its city, then by what is built.

BUILDING: Final = (CONSTRUCTING, WONDER)
Replaced = list[tuple[int, int]]


@hook(Moment.REPLACES, "captivi", purposes=(CONSTRUCTING,))
def captivi(s: State, me: Player, purpose: str, *about: int) -> Replaced:
    """Mood for each resource of a building; not for wonders (COC-7.11, COC-4.15)."""
    return [(RESOURCE_BITS, 1 << MOOD)]


@hook(Moment.REPLACES, "architecture", purposes=BUILDING)
def architecture(s: State, me: Player, purpose: str, *about: int) -> Replaced:
    """Mood for resources and culture tokens, of wonders too (COC-7.11, COC-4.15)."""
    return [(RESOURCE_BITS | 1 << CULTURE, 1 << MOOD)]


@hook(Moment.REPLACES, "ziggurats", purposes=(CONSTRUCTING,))
def ziggurats(s: State, me: Player, purpose: str, *about: int) -> Replaced:
    """Ideas for each resource of a temple (COC-7.11, COC-4.15)."""
    return [(RESOURCE_BITS, 1 << IDEAS)] if about[1] == TEMPLE else []


@hook(Moment.REPLACES, "labor_levy", purposes=BUILDING)
def labor_levy(s: State, me: Player, purpose: str, *about: int) -> Replaced:
    """Where the leader is, each prisoner pays a resource of a building or wonder (COC-11.16,
    COC-4.15)."""
    return [(RESOURCE_BITS, 1 << PRISONERS)] if leader_city(s, me) == about[0] else []


@hook(Moment.DISCOUNT, "cedar_masons", purposes=BUILDING)
def cedar_masons(s: State, me: Player, purpose: str, *about: int) -> int:
    """Where the leader is, a temple costs 1 resource less, a wonder 2 (COC-11.16, COC-4.15)."""
    if leader_city(s, me) != about[0]:
        return 0
    if purpose == WONDER:
        return 2
    return int(about[1] == TEMPLE)
