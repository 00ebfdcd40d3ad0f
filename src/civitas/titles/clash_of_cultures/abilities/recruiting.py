"""Abilities that speak in a Recruit: where units may be recruited, for what, and what follows."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Flow
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.areas import BARREN, FOREST
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    FOOD,
    GOLD,
    IDEAS,
    MOOD,
    RESOURCES,
    Goods,
    goods,
    minus,
    one,
    plus,
)
from civitas.titles.clash_of_cultures.content.pieces import (
    ACADEMY,
    CAVALRY,
    ELEPHANT,
    FORTRESS,
    IS_ARMY,
    MARKET,
    PORT,
    SHIP,
)
from civitas.titles.clash_of_cultures.leaders import leader_hex
from civitas.titles.clash_of_cultures.means.choices import gain_any, gain_one_of
from civitas.titles.clash_of_cultures.means.payments import RECRUITING
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.recruits.hire import DRAFTS, Hire
from civitas.titles.clash_of_cultures.state import ANGRY, Player, State

DRAFT: Final = ADVANCE["draft"]
DRAFTED: Final = ADVANCES[DRAFT].alternative_unit_cost
NATIONALISM: Final = ADVANCES[ADVANCE["nationalism"]]
DEARER_DRAFT: Final = {n: goods(own.draft_cost) for n, own in enumerate(ADVANCES) if own.draft_cost}
FAR_FROM_CAPITAL: Final = 3
UNITED: Final = 2
Hires = tuple[Hire, ...]
assert DRAFTED is not None
DRAFT_PRICE: Final = goods(DRAFTED.cost)


# What units cost (COC-11.7, COC-11.8)


def _draft_price(me: Player) -> Goods:
    """One mood token; Civil Liberties make it two."""
    return next((price for n, price in DEARER_DRAFT.items() if me.has(n)), DRAFT_PRICE)


def _may_draft(hires: Hires) -> bool:
    return not any(how in DRAFTS for _, how in hires)


@hook(Moment.UNIT_PRICE, "draft", optional=True, purposes=("infantry",))
def draft(s: State, me: Player, printed: Goods, place: int, hires: Hires) -> Goods | None:
    """COC-11.8: in each Recruit one infantry for mood."""
    return _draft_price(me) if _may_draft(hires) else None


@hook(Moment.UNIT_PRICE, "mercenary_system", optional=True, purposes=("ship",))
def mercenary_system(
    s: State, me: Player, printed: Goods, place: int, hires: Hires
) -> Goods | None:
    """In a city with a port Draft may give a ship instead (COC-7.11, COC-4.15)."""
    fits = s.cities[place].has(PORT) and me.has(DRAFT)
    return _draft_price(me) if fits and _may_draft(hires) else None


@hook(Moment.UNIT_PRICE, "shogunate", optional=True, purposes=("infantry",))
def shogunate(s: State, me: Player, printed: Goods, place: int, hires: Hires) -> Goods | None:
    """Once per turn Draft may bring an action card instead of the infantry (COC-7.11, COC-4.15)."""
    fits = me.has(DRAFT) and not s.turn.card_drafted
    return _draft_price(me) if fits and _may_draft(hires) else None


def _other_price(
    ability: int,
    count: int,
    price: Goods,
    s: State,
    me: Player,
    printed: Goods,
    place: int,
    hires: Hires,
) -> Goods | None:
    """COC-11.7: another price for a few units of a kind in each Recruit, as the data says."""
    return price if sum([how == ability for _, how in hires]) < count else None


for _advance in ADVANCES:
    _other = _advance.alternative_unit_cost
    if _other is not None and _advance.id != "draft":
        _price = partial(_other_price, ABILITY[_advance.id], _other.count, goods(_other.cost))
        hook(Moment.UNIT_PRICE, _advance.id, optional=True, purposes=(_other.unit,))(_price)


@hook(Moment.UNIT_PRICE, "grey_wall", purposes=("elephant",))
def grey_wall(s: State, me: Player, printed: Goods, place: int, hires: Hires) -> Goods | None:
    """Without a market 1 food of a war elephant has to be gold or mood (COC-7.11, COC-4.15)."""
    if s.cities[place].has(MARKET):
        return None
    return plus(minus(printed, one(FOOD)), one(GOLD))


@hook(Moment.UNIT_PRICE, "unite_the_tribes", optional=True, purposes=("infantry",))
def unite_the_tribes(
    s: State, me: Player, printed: Goods, place: int, hires: Hires
) -> Goods | None:
    """Where the leader is, up to 2 infantry per Recruit cost 1 food each (COC-11.16, COC-4.15)."""
    used = sum([how == ABILITY["unite_the_tribes"] for _, how in hires])
    fits = used < UNITED and leader_hex(s, me) == place
    return one(FOOD) if fits else None


Replaced = list[tuple[int, int]]


def _draft_token(other: int, s: State, me: Player, purpose: str, *about: int) -> Replaced:
    """The mood cost of Draft may be paid with something else."""
    return [(1 << MOOD, 1 << other)] if about[-1] in DRAFTS else []


for _name, _token in (("mercenary_system", GOLD), ("spartans", CULTURE)):
    hook(Moment.REPLACES, _name, purposes=(RECRUITING,))(partial(_draft_token, _token))


@hook(Moment.REPLACES, "grey_wall", purposes=(RECRUITING,))
def mood_for_elephants(s: State, me: Player, purpose: str, *about: int) -> Replaced:
    """The part that is not food may be gold or mood, and so may the rest (COC-7.11, COC-4.15)."""
    grey = about[-1] == ABILITY["grey_wall"]
    return [(1 << GOLD | 1 << FOOD, 1 << MOOD)] if grey else []


# Where units may be recruited (COC-11.3)


@hook(Moment.RECRUITS, "horsemanship")
def horsemanship(s: State, me: Player, place: int) -> tuple[int, ...]:
    """Cavalry in cities with a fortress (COC-7.11, COC-11.3)."""
    return (CAVALRY,) if s.cities[place].has(FORTRESS) else ()


@hook(Moment.RECRUITS, "provinces")
def provinces(s: State, me: Player, place: int) -> tuple[int, ...]:
    """Cavalry in cities at distance 3 or more from the capital (COC-7.11, COC-11.3)."""
    return (CAVALRY,) if s.map.distance(me.capital, place) >= FAR_FROM_CAPITAL else ()


@hook(Moment.RECRUITS, "riders")
def riders(s: State, me: Player, place: int) -> tuple[int, ...]:
    """Cavalry in cities of size 1 (COC-7.11, COC-11.3)."""
    return (CAVALRY,) if s.cities[place].size == 1 else ()


@hook(Moment.RECRUITS, "grey_wall")
def elephants_everywhere(s: State, me: Player, place: int) -> tuple[int, ...]:
    """War elephants in every city (COC-7.11, COC-11.3)."""
    return (ELEPHANT,)


@hook(Moment.RECRUITS, "grey_flood")
def grey_flood(s: State, me: Player, place: int) -> tuple[int, ...]:
    """War elephants in cities adjacent to a barren hex (COC-7.11, COC-11.3)."""
    barren = any(s.map.terrain[n] == BARREN for n in s.map.near(place))
    return (ELEPHANT,) if barren else ()


@hook(Moment.RECRUITS, "indian_elephants")
def indian_elephants(s: State, me: Player, place: int) -> tuple[int, ...]:
    """War elephants in cities on a forest (COC-7.11, COC-11.3)."""
    return (ELEPHANT,) if s.map.terrain[place] == FOREST else ()


# A larger city


def _not_angry(s: State, me: Player, place: int) -> bool:
    return s.cities[place].mood != ANGRY


@hook(Moment.ENLARGES, "stadiums", may=_not_angry, cost=one(MOOD))
def stadiums(s: State, me: Player, place: int) -> None:
    """The city counts as 1 larger in this Collect or Recruit (COC-7.11, COC-6.9)."""
    s.tell("counts-larger", "COC-6.9", hex=s.label(place), origin="stadiums")


# What follows (COC-11.11)


def _paid_resources(s: State, me: Player, recruiter: int) -> bool:
    return s.recruiting is not None and any(s.recruiting.paid[good] for good in RESOURCES)


@hook(Moment.RECRUITED, "medicine", may=_paid_resources)
def medicine(s: State, me: Player, recruiter: int) -> Flow:
    """COC-26.8: take back 1 resource that was paid."""
    assert s.recruiting is not None
    paid = [good for good in RESOURCES if s.recruiting.paid[good]]
    yield from gain_any(s, me, paid, "medicine", "COC-26.8")


def _fighters(s: State, me: Player, recruiter: int) -> bool:
    units = () if s.recruiting is None else enumerate(s.recruiting.units)
    return any(count and (IS_ARMY[kind] or kind == SHIP) for kind, count in units)


@hook(Moment.RECRUITED, "nationalism", may=_fighters)
def nationalism(s: State, me: Player, recruiter: int) -> Flow:
    """COC-26.22: a token for army units or ships."""
    yield from gain_one_of(s, me, NATIONALISM.gain_one_of, "nationalism", "COC-26.22")


def _academy(s: State, me: Player, recruiter: int) -> bool:
    return s.recruiting is not None and s.cities[s.recruiting.city].has(ACADEMY)


@hook(Moment.RECRUITED, "study", may=_academy)
def study(s: State, me: Player, recruiter: int) -> None:
    """An idea after a Recruit in a city with an academy (COC-7.11, COC-11.11)."""
    gain(s, me, one(IDEAS), "study", "COC-11.11")


def _leader_there(s: State, me: Player, recruiter: int) -> bool:
    return s.recruiting is not None and leader_hex(s, me) == s.recruiting.city


@hook(Moment.RECRUITED, "this_is_sparta", may=_leader_there)
def this_is_sparta(s: State, me: Player, recruiter: int) -> None:
    """A culture token after a Recruit in the city where the leader is (COC-11.16, COC-11.11)."""
    gain(s, me, one(CULTURE), "this_is_sparta", "COC-11.11")
