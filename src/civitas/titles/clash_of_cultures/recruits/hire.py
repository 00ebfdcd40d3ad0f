"""Section 11: who may be recruited, and for what price.

What was chosen so far in a Recruit is a tuple of hires: the kind of unit, and the ability that
named the price.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from civitas.kernel.asks import Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.clash_of_cultures.battles.battle import FORBIDDEN as NO_BATTLE
from civitas.titles.clash_of_cultures.battles.battle import refuse_battle, toll_for
from civitas.titles.clash_of_cultures.cities.cities import adjusted_size, working_mood
from civitas.titles.clash_of_cultures.content.pieces import (
    ARMY_LIMIT,
    IS_ARMY,
    LEADER,
    SHIP,
    STRUCTURE,
    UNIT_COST,
    UNITS,
)
from civitas.titles.clash_of_cultures.leaders import leader_hex
from civitas.titles.clash_of_cultures.means.payments import (
    RECRUITING,
    Cost,
    cost_for,
    joined,
    payable,
    within_means,
)
from civitas.titles.clash_of_cultures.means.reactions import answers
from civitas.titles.clash_of_cultures.means.tariffs import Tariff
from civitas.titles.clash_of_cultures.moves.ships import stopped_by
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, Hook
from civitas.titles.clash_of_cultures.state import KIND, PIRATE, Player, State
from civitas.titles.clash_of_cultures.units import army, army_room, at, count, in_supply, ships

Hire: TypeAlias = tuple[int, int]
"""A kind of unit, and the ability that names its price; `NONE` for the printed one."""
Offer: TypeAlias = tuple[Hook | None, Cost]

CARD_INSTEAD: Final = ABILITY["shogunate"]
"""A unit hired through it is a card that is drawn, no unit."""
DRAFTS: Final = tuple(ABILITY[name] for name in ("draft", "mercenary_system", "shogunate"))
"""The ways to use Draft."""
NOBODY_HIRED: Final = Cost(())
ALL_KINDS: Final = tuple(range(len(UNITS)))
FOR_UNITS: Final = Tariff(RECRUITING, UNIT_COST, ALL_KINDS)
ID: Final = tuple(unit.id for unit in UNITS)
NEEDED: Final = tuple(
    NONE if unit.requires_building is None else STRUCTURE[unit.requires_building] for unit in UNITS
)
"""By kind, the building without which it cannot be recruited."""

NOT_IN_PLAY: Final = Reason("not-in-play", "COC-2.17")
NEEDS_BUILDING: Final = {
    kind: Reason("unit-building", "COC-11.3", {"building": unit.requires_building})
    for kind, unit in enumerate(UNITS)
    if unit.requires_building is not None
}
NO_ROOM: Final = Reason("army-limit", "COC-11.5")
NONE_LEFT: Final = Reason("unit-supply", "COC-11.6")
ONE_LEADER: Final = Reason("one-leader", "COC-11.13")
NO_LEADERS: Final = Reason("no-leaders", "COC-11.15")


def recruit_limit(s: State, place: int) -> int:
    """COC-11.1: how many units may be recruited."""
    city = s.cities[place]
    return adjusted_size(city, working_mood(s, city))


def available(s: State, me: Player, place: int, kind: int) -> bool:
    """COC-11.3: everywhere, with a building, or where an ability allows it."""
    if NEEDED[kind] == NONE or s.cities[place].has(NEEDED[kind]):
        return True
    if not me.powers.at[Moment.RECRUITS]:
        return False
    return any(kind in kinds for _, kinds in answers(s, me, Moment.RECRUITS, place))


def returnable(s: State, me: Player, kind: int) -> list[int]:
    """COC-11.6: hexes with a unit that may be returned to supply. A leader stays aboard a ship."""
    return [
        place
        for place, here in sorted(s.units[me.seat].items())
        if any(unit & (KIND | PIRATE) == kind for unit in here)
        and (kind != SHIP or ships(here) > 1 or not any(u & KIND == LEADER for u in here))
    ]


def hired(hires: tuple[Hire, ...], kind: int) -> int:
    """How many units of a kind are among the hires (COC-11.1)."""
    return sum([unit == kind and how != CARD_INSTEAD for unit, how in hires])


def refuse_unit(
    s: State, me: Player, place: int, kind: int, hires: tuple[Hire, ...] = ()
) -> Reason | None:
    """Why no unit of this kind can be recruited besides the others, payment aside (COC-11.3)."""
    if UNITS[kind].expansion and not s.rules.expansion:
        return NOT_IN_PLAY
    if not available(s, me, place, kind):
        return NEEDS_BUILDING[kind]
    if kind == LEADER and not me.leaders:
        return NO_LEADERS
    if kind == LEADER and hires and hired(hires, LEADER):
        return ONE_LEADER
    if kind == SHIP and _bans_ships(s, me, s.cities[place].port):
        return NO_BATTLE
    if IS_ARMY[kind] and _crowded(s, me, place, (*hires, (kind, NONE))):
        return NO_ROOM
    taken = hired(hires, kind) if hires else 0
    return None if _enough_pieces(s, me, kind, taken) else NONE_LEFT


def _bans_ships(s: State, me: Player, port: int) -> bool:
    """Would new ships start a battle that may not be (COC-11.9)?"""
    return stopped_by(s, me, port) != NOBODY and refuse_battle(s, me, port) is not None


def _crowded(s: State, me: Player, place: int, hires: tuple[Hire, ...]) -> bool:
    """COC-11.5: would there be too many army units, whoever is returned to supply from here?"""
    many = too_many(s, me, place, hires)
    return many > 0 and many > sum([from_here(s, me, place, hires, kind) for kind in ALL_KINDS])


def too_many(s: State, me: Player, place: int, hires: tuple[Hire, ...]) -> int:
    """By how many army units the limit of the hex would be passed; a leader that is to be replaced
    makes room, and no longer raises the limit (COC-11.13)."""
    more = sum([IS_ARMY[unit] and how != CARD_INSTEAD for unit, how in hires])
    if hired(hires, LEADER) and leader_hex(s, me) == place:
        return army(at(s, me.seat, place)) - 1 + more - ARMY_LIMIT
    return more - army_room(s, me.seat, place)


def from_here(s: State, me: Player, place: int, hires: tuple[Hire, ...], kind: int) -> int:
    """COC-11.6: how many army units of a kind can be returned to supply from the city, where so
    many have to be returned from somewhere."""
    if not IS_ARMY[kind] or kind == LEADER:
        return 0
    return min(
        max(hired(hires, kind) - in_supply(s, me.seat, kind), 0), count(s, me.seat, place, kind)
    )


def _enough_pieces(s: State, me: Player, kind: int, taken: int) -> bool:
    if kind == LEADER or in_supply(s, me.seat, kind) > taken:
        return True
    here = [s.units[me.seat][place] for place in returnable(s, me, kind)]
    on_map = sum([unit & (KIND | PIRATE) == kind for units in here for unit in units])
    if kind == SHIP:
        on_map -= sum([any(unit & KIND == LEADER for unit in units) for units in here])
    return in_supply(s, me.seat, kind) + on_map > taken


def unit_prices(
    s: State, me: Player, place: int, kind: int, hires: tuple[Hire, ...] = ()
) -> list[Offer]:
    """COC-11.2, COC-11.7: the printed price, and those that abilities offer."""
    printed: Offer = (None, cost_for(s, me, UNIT_COST[kind], RECRUITING, place, kind, NONE))
    offers = [printed]
    for hook in me.powers.prices.get(ID[kind], ()):
        price = hook.run(s, me, UNIT_COST[kind], place, hires)
        if price is None:
            continue
        cost = cost_for(s, me, price, RECRUITING, place, kind, hook.ability)
        if hook.optional:
            offers.append((hook, cost))
        else:
            offers[0] = (hook, cost)
    return offers


def in_reach(me: Player) -> Sequence[int]:
    """The kinds of which one could be paid if nothing else were bought, or for which an ability
    has its say (COC-11.2)."""
    payable = FOR_UNITS.within_means(me)
    if not me.powers.at[Moment.UNIT_PRICE]:
        return payable
    prices = me.powers.prices
    return [kind for kind in ALL_KINDS if kind in payable or ID[kind] in prices]


def comes(s: State, me: Player, place: int, kinds: Sequence[int]) -> bool:
    """Can the city recruit one of these kinds, which are all in reach (COC-11.1)?"""
    bent, prices = RECRUITING in me.powers.bent, me.powers.prices
    for kind in kinds:
        refusal = refuse_unit(s, me, place, kind)
        if refusal is not None and refusal is not NO_ROOM:
            continue
        named = prices.get(ID[kind], ())
        toll = kind == SHIP and bool(_toll(s, me, place).parts)
        printed = not toll and False not in [hook.optional for hook in named]
        if printed and refusal is None and (not (bent or named) or _as_printed(me, kind)):
            return True
        if (bent or named or toll) and any(choice(s, me, place, (), NOBODY_HIRED, (kind,))):
            return True
    return False


def _as_printed(me: Player, kind: int) -> bool:
    """Can the printed price be paid, whatever else may be paid for it?"""
    return within_means(me.goods, UNIT_COST[kind], advancing=False)


def choice(
    s: State,
    me: Player,
    place: int,
    hires: tuple[Hire, ...],
    spent: Cost,
    kinds: Sequence[int] = ALL_KINDS,
) -> Iterable[tuple[int, Hook | None, Cost]]:
    """What may be hired next of these kinds, with its price and the cost of all so far. New ships
    that will attack need what the battle costs besides (COC-11.1, COC-11.9)."""
    launched = hired(hires, SHIP) if hires else 0
    for kind in kinds:
        if not available(s, me, place, kind):
            continue
        toll = _toll(s, me, place) if launched or kind == SHIP else NOBODY_HIRED
        offers = []
        for hook, cost in unit_prices(s, me, place, kind, hires):
            total = joined(spent, cost) if spent.parts else cost
            if payable(me, joined(total, toll) if toll.parts else total):
                offers.append((kind, hook, total))
        if offers:
            refusal = refuse_unit(s, me, place, kind, hires)
            for offer in offers:
                card = offer[1] is not None and offer[1].ability == CARD_INSTEAD
                if refusal is None or (refusal is NO_ROOM and card):
                    yield offer


def _toll(s: State, me: Player, place: int) -> Cost:
    """What new ships have to pay if they attack who is before the port (COC-11.9)."""
    port = s.cities[place].port
    return NOBODY_HIRED if stopped_by(s, me, port) == NOBODY else toll_for(s, me, port)
