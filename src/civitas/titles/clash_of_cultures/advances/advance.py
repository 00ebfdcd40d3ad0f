"""Section 7: gaining advances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, reduce
from operator import or_
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, Pick, Reason
from civitas.titles.clash_of_cultures.cards.decks import draw_actions, draw_objectives, draw_wonders
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    ADVANCES,
    CATEGORY_BITS,
    CATEGORY_OF,
    GOVERNMENT_BITS,
    IN_CATEGORY,
    PRICE,
    REQUIRED_BITS,
    TOP,
)
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION_ADVANCE,
    CIVILIZATIONS,
)
from civitas.titles.clash_of_cultures.content.goods import FOOD, GOOD, goods, one
from civitas.titles.clash_of_cultures.content.structure import EVENT_COUNTER
from civitas.titles.clash_of_cultures.means.payments import ADVANCING, PRICE_OF, met, ruled_demands
from civitas.titles.clash_of_cultures.means.prices import pay_price, prices, told_price, too_dear
from civitas.titles.clash_of_cultures.means.reactions import reactions
from civitas.titles.clash_of_cultures.means.stock import enforce_limits, gain, told_gains
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

PRINTED_PRICE: Final = goods(PRICE)
assert one(FOOD, PRINTED_PRICE[FOOD]) == PRINTED_PRICE
FOR_ONE: Final = ruled_demands(PRINTED_PRICE, advancing=True)
"""What has to be there by the rules alone."""
BROUGHT: Final = tuple(
    goods({good: n for good, n in advance.on_gain.items() if good in GOOD}) for advance in ADVANCES
)
"""By advance, the goods that it brings at once."""
ALL: Final = range(len(IN_CATEGORY))
BEARING: Final = tuple(
    reduce(or_, [REQUIRED_BITS[n] for n in IN_CATEGORY[category]], CATEGORY_BITS[category])
    | (GOVERNMENT_BITS if CATEGORY_BITS[category] & GOVERNMENT_BITS else 0)
    for category in ALL
)
"""By category, the advances that decide which of its own may be gained, as bits."""
ANY_GOVERNMENT: Final = "any_government"
DRAWS: Final = {
    "draw_action_cards": draw_actions,
    "draw_objective_cards": draw_objectives,
    "draw_wonder_cards": draw_wonders,
}

OWNED: Final = Reason("advance-owned", "COC-7.1")
TOP_FIRST: Final = tuple(
    Reason("top-first", "COC-7.2", {"advance": ADVANCES[top].id}) for top in TOP
)
"""By category."""
PREREQUISITE: Final = {
    n: Reason("prerequisite", "COC-7.3", {"advance": advance.requires[0]})
    for n, advance in enumerate(ADVANCES)
    if advance.requires
}
OTHER_GOVERNMENT: Final = Reason("other-government", "COC-7.4")


def refuse_gain(owned: int, advance: int) -> Reason | None:
    """Why the advance cannot be gained with these advances, payment aside (COC-7.8)."""
    bits = CATEGORY_BITS[CATEGORY_OF[advance]]
    if owned >> advance & 1:
        return OWNED
    if bits & GOVERNMENT_BITS and owned & GOVERNMENT_BITS & ~bits:
        return OTHER_GOVERNMENT
    if advance != TOP[CATEGORY_OF[advance]] and not owned & bits:
        return TOP_FIRST[CATEGORY_OF[advance]]
    if REQUIRED_BITS[advance] & ~owned:
        return PREREQUISITE[advance]
    return None


@lru_cache(maxsize=1 << 14)
def gainable(owned: int) -> tuple[int, ...]:
    """The advances that may be gained next, payment aside (COC-7.2, COC-7.3, COC-7.4)."""
    return tuple(
        sorted([n for category in ALL for n in _gainable_of(category, owned & BEARING[category])])
    )


@lru_cache(maxsize=1 << 12)
def _gainable_of(category: int, owned: int) -> tuple[int, ...]:
    """The same in one category, where only what bears on it counts."""
    return tuple([n for n in IN_CATEGORY[category] if refuse_gain(owned, n) is None])


@lru_cache(maxsize=1 << 12)
def gainable_bits(owned: int) -> int:
    """The same as bits (COC-7.2, COC-7.3, COC-7.4)."""
    return sum(1 << n for n in gainable(owned))


def refuse_advance(s: State, me: Player, advance: int) -> Reason | None:
    """Why the Advance action cannot gain this advance (COC-7.1)."""
    refusal = refuse_gain(me.advances, advance)
    if refusal is None and not prices(s, me, PRINTED_PRICE, ADVANCING, advance):
        price = told_price(s, me, PRINTED_PRICE, ADVANCING, advance)
        return too_dear("COC-7.1", price)
    return refusal


def affordable(s: State, me: Player, *, action: bool = True) -> Sequence[int]:
    """The advances that can be gained and paid for (COC-7.1), with the Advance action or with an
    effect that is none."""
    if met(FOR_ONE, me.goods):
        return gainable(me.advances)
    choice: Sequence[int] = ()
    if ADVANCING in me.powers.bent:
        choice = gainable(me.advances)
    elif named := me.powers.prices:
        choice = [n for n in gainable(me.advances) if PRICE_OF[n] in named]
    return [n for n in choice if prices(s, me, PRINTED_PRICE, ADVANCING, n, action=action)]


def advance_picks(s: State, me: Player) -> Iterable[Pick]:
    """The advances that the Advance action can gain (COC-7.1)."""
    return _picks(tuple(affordable(s, me)))


@lru_cache(maxsize=1 << 12)
def _picks(choice: tuple[int, ...]) -> tuple[Pick, ...]:
    return tuple([picks.ADVANCE[n] for n in choice])


def advance(s: State, me: Player, pick: picks.Advance) -> Flow:
    """COC-7.1: pay and gain."""
    number = ADVANCE[pick.advance]
    paid = yield from pay_price(s, me, PRINTED_PRICE, ADVANCING, pick.advance, "COC-7.1", number)
    gain_advance(s, me, number, paid=paid, action=True)


def gain_advance(
    s: State,
    me: Player,
    advance: int,
    *,
    counter: bool = True,
    paid: tuple[int, ...] = (),
    action: bool = False,
) -> None:
    """COC-7.5: all that happens when an advance is gained, by whatever means.

    Puts what follows on the agenda, so call it last. Without ``counter`` the marker comes from the
    supply (COC-7.7), that of a government advance from the event Anarchy as long as there is one.
    """
    before = me.abilities
    content = ADVANCES[advance]
    if me.anarchy and GOVERNMENT_BITS >> advance & 1:
        counter = False
        me.anarchy -= 1
    me.counter -= counter
    me.advances |= 1 << advance
    me.enable(advance)
    s.tell("advance", "COC-7.5", seat=me.seat, advance=content.id)
    if content.bonus is not None:
        gain(s, me, one(GOOD[content.bonus]), content.id, "COC-7.9")
    gain(s, me, BROUGHT[advance], content.id, "COC-26.1")
    unlock_civilization_advances(s, me, advance)
    enforce_limits(s, me)  # after what may lift a limit again
    late = me.abilities & ~before
    about = (me.seat, advance, paid, int(action))
    s.do(
        *[DRAWS[what](me, n) for what, n in content.on_gain.items() if what in DRAWS],
        *reactions(s, Moment.ADVANCE_GAINED, *about, but=late),
        *([Step("advance.counter", me.seat)] if counter else []),
    )


def brings(me: Player, advance: int) -> dict[str, int | float]:
    """COC-7.9, COC-26.1: what gaining the advance brings at once, for whoever asks."""
    content = ADVANCES[advance]
    brought = Counter(content.on_gain)
    if content.bonus is not None:
        brought[content.bonus] += 1
    return told_gains(me, brought)


def unlocked_by(me: Player, advance: int) -> list[str]:
    """The civilization advances that are linked to it and not gained yet (COC-7.11)."""
    gained = me.civilization_advances
    linked = linked_to(me.civilization, advance) if me.civilization >= 0 else ()
    return [name for name in linked if not gained >> CIVILIZATION_ADVANCE[name] & 1]


@cache
def linked_to(civilization: int, advance: int) -> tuple[str, ...]:
    """The civilization advances that come with this advance (COC-7.11)."""
    triggers = {ADVANCES[advance].id}
    if GOVERNMENT_BITS >> advance & 1:
        triggers.add(ANY_GOVERNMENT)
    return tuple(
        linked.id for linked in CIVILIZATIONS[civilization].advances if linked.trigger in triggers
    )


def unlock_civilization_advances(s: State, me: Player, advance: int) -> None:
    """COC-7.11: a linked civilization advance is gained at once, its marker from the supply."""
    for linked in unlocked_by(me, advance):
        me.civilization_advances |= 1 << CIVILIZATION_ADVANCE[linked]
        me.enable(ABILITY[linked])
        s.tell("civilization-advance", "COC-7.11", seat=me.seat, advance=linked)


def lose_advance(s: State, me: Player, advance: int) -> None:
    """COC-26.26: its effects end; COC-7.13: a civilization advance linked to it is lost too."""
    me.advances &= ~(1 << advance)
    me.disable(advance)
    if me.civilization >= 0:
        for linked in CIVILIZATIONS[me.civilization].advances:
            number = CIVILIZATION_ADVANCE[linked.id]
            kept = linked.trigger != ADVANCES[advance].id and (
                linked.trigger != ANY_GOVERNMENT or me.advances & GOVERNMENT_BITS
            )
            if me.civilization_advances >> number & 1 and not kept:
                me.civilization_advances &= ~(1 << number)
                me.disable(ABILITY[linked.id])
    enforce_limits(s, me)


@RULES.plain("advance.counter")
def check_counter(s: State, me: Player) -> None:
    """COC-7.6: an empty event counter is refilled, and an event happens."""
    if me.counter <= 0:
        me.counter += EVENT_COUNTER
        s.do(Step("event", me.seat))


def advance_count(me: Player) -> int:
    """Advances owned, civilization advances included (COC-27.3)."""
    return me.advances.bit_count() + me.civilization_advances.bit_count()
