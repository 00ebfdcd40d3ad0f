"""Trade routes (COC-26.10 to COC-26.13, COC-10.8, COC-10.9, COC-23.13)."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.goods import GOODS, NOTHING, Goods, goods, plus
from civitas.titles.clash_of_cultures.content.pieces import MARKET, SETTLER, SHIP, UNITS
from civitas.titles.clash_of_cultures.means.elsewhere import ELSEWHERE
from civitas.titles.clash_of_cultures.means.reactions import added, answers, forbids, reactions
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.common import DONE, GAIN, PASS, Done, Pass
from civitas.titles.clash_of_cultures.picks.trade import (
    CHANGE_ROUTES,
    FORM_ROUTES,
    FormRoutes,
    Route,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import (
    ANGRY,
    BARBARIANS,
    KIND,
    PIRATES,
    Player,
    State,
)

RULES: Final = Chapter()

ROUTES: Final = ADVANCES[ADVANCE["trade_routes"]]
CURRENCY: Final = ADVANCE["currency"]
ALPHABET: Final = ABILITY["alphabet"]
LETTERS: Final = 2
"""Whenever routes are formed, so many may yield something else with the Alphabet."""
LETTER_YIELDS: Final = (goods({"culture": 1}), goods({"ideas": 2}))
PORT_CITY: Final = len(UNITS)
"""A city that trades like a ship stands for a kind of unit of its own."""

Trader: TypeAlias = tuple[int, int]
"""Where it is, and its kind of unit."""
Paired: TypeAlias = tuple[int, int, int]
"""The hex and the kind of a trader, and the hex of the city."""


# ---------------------------------------------------------------- what is possible


def traders(s: State, me: Player) -> list[Trader]:
    """COC-26.11: ships and settlers, and what abilities add."""
    found = [
        (place, unit & KIND)
        for place, units in sorted(s.units[me.seat].items())
        for unit in units
        if unit & KIND == SHIP or (unit & KIND == SETTLER and not _barred(s, me, place))
    ]
    for _, more in answers(s, me, Moment.ROUTE_UNITS):
        found += more
    return found


def _barred(s: State, me: Player, place: int) -> bool:
    return any(
        forbids(s, other, Moment.FORBIDS_ROUTE, me.seat, place) for other in s.others(me.seat)
    )


def partners(s: State, me: Player) -> list[int]:
    """COC-26.11: cities of other players that are not angry, and what abilities add."""
    found = [n for other in s.others(me.seat) for n in other.cities if s.cities[n].mood != ANGRY]
    for _, more in answers(s, me, Moment.ROUTE_CITIES):
        found += more
    return sorted(found)


def path_length(s: State, start: int, goal: int) -> int:
    """COC-26.12, COC-23.13: over land and water, but no hex with or next to a pirate ship; the
    hex of the city does not count."""
    pirates = s.units[PIRATES]
    if not pirates:
        return s.map.distance(start, goal)
    blocked = {n for place in pirates for n in (place, *s.map.near(place))}
    ring, seen, steps = [start], {start}, 0
    while ring:
        if goal in ring:
            return steps
        ring = sorted(
            {
                n
                for place in ring
                if place not in blocked
                for n in s.map.near(place)
                if s.map.is_revealed(n) and n not in seen
            }
        )
        seen.update(ring)
        steps += 1
    return len(s.map.terrain)


def in_reach(s: State, me: Player, trader: Trader, city: int) -> bool:
    """COC-26.11: at range at most 2, unless an ability says more."""
    place, kind = trader
    reach = ROUTES.range + added(s, me, Moment.ROUTE_RANGE, kind, city)
    # Pirates can only make the way longer.
    return s.map.distance(place, city) <= reach and path_length(s, place, city) <= reach


def trades_from(s: State, owner: int, place: int) -> bool:
    """Is a city with which this player could form a trade route within range 2 of the hex
    (COC-26.11)?"""
    if owner >= BARBARIANS:
        return False
    cities = partners(s, s.players[owner])
    return any(path_length(s, place, city) <= ROUTES.range for city in cities)


def largest(s: State, me: Player, ships_only: bool = False) -> list[Paired]:
    """COC-26.11, COC-26.13: a largest pairing, each trader and each city at most once."""
    cities = partners(s, me)
    who = [t for t in traders(s, me) if not ships_only or t[1] == SHIP] if cities else []
    reach = [[city for city in cities if in_reach(s, me, t, city)] for t in who]
    taken: dict[int, int] = {}

    def find(trader: int, tried: set[int]) -> bool:
        for city in reach[trader]:
            if city not in tried:
                tried.add(city)
                if city not in taken or find(taken[city], tried):
                    taken[city] = trader
                    return True
        return False

    for trader in range(len(who)):
        find(trader, set())
    return [(*who[trader], city) for city, trader in sorted(taken.items())]


# ---------------------------------------------------------------- forming them


@RULES.plain("routes")
def routes(s: State, me: Player) -> None:
    """COC-3.3: at the start of the turn, after civilizations' effects."""
    if me.has(ADVANCE[ROUTES.id]):
        s.do(Step("routes.form", me.seat))


@RULES.asking("routes.form")
def form_routes(s: State, me: Player) -> Flow:
    """COC-26.10, COC-26.13: the largest pairing, another one, or none (COC-10.9)."""
    found = largest(s, me)[: ROUTES.max_routes]
    if not found:
        return
    params: Params = {"count": len(found)}
    pick = yield Ask(me.seat, "routes", lambda: [FORM_ROUTES, CHANGE_ROUTES, PASS], params)
    if isinstance(pick, Pass):
        return
    if not isinstance(pick, FormRoutes):
        found = yield from _one_by_one(s, me)
    if found:
        s.do(Step("routes.yield", me.seat, (tuple(n for route in found for n in route),)))


def _one_by_one(s: State, me: Player) -> Decision:
    """COC-26.13: the player chooses the pairing."""
    left, found = traders(s, me), list[Paired]()
    while len(found) < ROUTES.max_routes:
        options = partial(_route_picks, s, me, tuple(left), tuple(found))
        pick = yield Ask(me.seat, "route", options, otherwise=ELSEWHERE["route"])
        if isinstance(pick, Done):
            break
        kind = [*(unit.id for unit in UNITS), "city"].index(pick.unit)
        left.remove((s.hex(pick.start), kind))
        found.append((s.hex(pick.start), kind, s.hex(pick.hex)))
    return found


def _route_picks(
    s: State, me: Player, left: tuple[Trader, ...], found: tuple[Paired, ...]
) -> list[Pick]:
    used = [city for _, _, city in found]
    picks = [
        Route([*(unit.id for unit in UNITS), "city"][trader[1]], s.label(trader[0]), s.label(city))
        for trader in sorted(set(left))
        for city in partners(s, me)
        if city not in used and in_reach(s, me, trader, city)
    ]
    return [*picks, DONE]


def paired(flat: tuple[int, ...]) -> list[Paired]:
    """Routes as a step carries them (COC-26.11)."""
    return list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))


def yields(s: State, me: Player, route: Paired) -> list[Goods]:
    """COC-26.10: what a route may yield; barbarian cities yield food alone."""
    _, kind, city = route
    found = [goods(ROUTES.gain_per_route)]
    if s.cities[city].owner >= BARBARIANS:
        return found
    if me.has(CURRENCY):
        found.append(goods({"gold": 1}))
    for _, more in answers(s, me, Moment.ROUTE_YIELD, kind, city):
        found += [amount for amount in more if amount not in found]
    return found


@RULES.asking("routes.yield")
def take_yields(s: State, me: Player, flat: tuple[int, ...]) -> Flow:
    """COC-26.10: 1 food each, or what else the route may yield."""
    total, letters = NOTHING, 0
    for route in paired(flat):
        usual = yields(s, me, route)
        choice = usual
        if letters < LETTERS and me.has(ALPHABET):
            choice = usual + [amount for amount in LETTER_YIELDS if amount not in usual]
        params: Params = {"hex": s.label(route[2])}
        pick = yield Ask(me.seat, "route-yield", partial(_yield_picks, tuple(choice)), params)
        amount = next(each for each in choice if each[GOODS.index(pick.good)])
        letters += amount not in usual
        total = plus(total, amount)
    gain(s, me, total, ROUTES.id, "COC-26.10")
    _markets(s, me, flat)
    s.do(*reactions(s, Moment.ROUTES_FORMED, me.seat, flat, players=[me]))


def _yield_picks(choice: tuple[Goods, ...]) -> list[Pick]:
    return [GAIN[next(n for n, amount in enumerate(each) if amount)] for each in choice]


def _markets(s: State, me: Player, flat: tuple[int, ...]) -> None:
    """COC-10.8: gold for whoever has a market in a city that was used, once."""
    used = [s.cities[city] for _, _, city in paired(flat)]
    owners = {city.owner for city in used if city.owner < BARBARIANS and city.has(MARKET)}
    for other in s.others(me.seat):
        if other.seat in owners:
            gain(s, other, goods({"gold": 1}), "market", "COC-10.8")
