"""Special uses of new vassals (EOT-7.11 to EOT-7.16): fleets, armies, trading posts.

They open the movement step (EOT-7.1): what fields they win is settled at its end (EOT-8.5).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.content.fields import FIELD, NAMES
from civitas.titles.era_of_tribes.content.progress import (
    ARMY_COST,
    COMMERCE,
    FLEET_COST,
    MECHANICS,
    NAVIGATION,
)
from civitas.titles.era_of_tribes.land.cubes import take_cube
from civitas.titles.era_of_tribes.land.expansion import under_way
from civitas.titles.era_of_tribes.land.pieces import foreign_fleets, station
from civitas.titles.era_of_tribes.land.units import depart, fresh
from civitas.titles.era_of_tribes.means.changes import morale_change, told
from civitas.titles.era_of_tribes.means.cities import POST_MORALE
from civitas.titles.era_of_tribes.means.control import neighbours
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.picks.common import DONE, Done
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()

POSTS_FROM: Final = 2
"""The Commerce level that unlocks trading posts (EOT-7.15)."""

NO_NAVIGATION: Final = Reason("no-navigation", "EOT-7.12")
NO_COAST: Final = Reason("no-coast", "EOT-7.12")
FOREIGN_FLEET: Final = Reason("foreign-fleet", "EOT-7.12")
NO_MECHANICS: Final = Reason("no-mechanics", "EOT-7.14")
NO_COMMERCE: Final = Reason("no-commerce", "EOT-7.15")
NO_FOREIGN_CITY: Final = Reason("no-foreign-city", "EOT-7.15")
NO_NEIGHBOUR: Final = Reason("no-neighbour", "EOT-7.15")
POST_THERE: Final = Reason("post-there", "EOT-7.15")
POST_UNPAYABLE: Final = Reason("post-unpayable", "EOT-7.15")


# ---------------------------------------------------------------- what may be done


def fleet_cost(me: Player) -> int:
    """EOT-5.14"""
    return FLEET_COST[me.levels[NAVIGATION]]


def army_cost(me: Player) -> int:
    """EOT-5.18"""
    return ARMY_COST[me.levels[MECHANICS]]


def _unpayable(me: Player, price: int, clause: str) -> Reason | None:
    """EOT-1.13"""
    if me.thalers >= price:
        return None
    return Reason("thalers", clause, {"number": price, "have": me.thalers})


def refuse_fleets(me: Player) -> Reason | None:
    """Why no fleet can be built anywhere (EOT-7.12)."""
    if not me.levels[NAVIGATION]:
        return NO_NAVIGATION
    return _unpayable(me, fleet_cost(me), "EOT-7.12")


def refuse_fleet(s: State, me: Player, place: int, sea: int) -> Reason | None:
    """Why a vassal of a province cannot become a fleet in a sea field (EOT-7.12)."""
    if sea not in s.area.coasts[place]:
        return NO_COAST
    return refuse_fleets(me) or (FOREIGN_FLEET if foreign_fleets(s, me, sea) else None)


def refuse_army(me: Player) -> Reason | None:
    """Why no army can be trained (EOT-7.14)."""
    if not me.levels[MECHANICS]:
        return NO_MECHANICS
    return _unpayable(me, army_cost(me), "EOT-7.14")


def refuse_posts(me: Player) -> Reason | None:
    """Why no trading post can be set anywhere (EOT-7.15)."""
    if me.levels[COMMERCE] < POSTS_FROM:
        return NO_COMMERCE
    return None if me.thalers or me.treaties else POST_UNPAYABLE


def refuse_post(s: State, me: Player, place: int, near: set[int]) -> Reason | None:
    """Why no trading post can be set in a city, with the neighbours of its owner-to-be (EOT-7.15,
    EOT-7.16)."""
    if not s.city_at(place) or s.owner[place] == me.seat:
        return NO_FOREIGN_CITY
    if s.owner[place] not in near:
        return NO_NEIGHBOUR
    return refuse_posts(me) or (POST_THERE if place in s.posts else None)


def open_cities(s: State, me: Player) -> list[int]:
    """The cities in which a trading post can be set (EOT-7.15)."""
    if refuse_posts(me) is not None:
        return []
    near = neighbours(s, me.seat)
    cities = sorted(place for seat in near for place in s.players[seat].cities)
    return [place for place in cities if refuse_post(s, me, place, near) is None]


def uses(s: State, me: Player, place: int) -> Iterator[Pick]:
    """What a new vassal of a province can become."""
    for sea in s.area.coasts[place]:
        if refuse_fleet(s, me, place, sea) is None:
            yield picks.BUILD_FLEET[sea]
    yield from _anywhere(s, me)


def _anywhere(s: State, me: Player) -> list[Pick]:
    """Uses for which it does not matter where the vassal is (EOT-7.14, EOT-7.16)."""
    army: list[Pick] = [] if refuse_army(me) else [picks.TRAIN_ARMY]
    return [*army, *(picks.SET_POST[place] for place in open_cities(s, me))]


def usable(s: State, me: Player) -> list[int]:
    """The provinces with a new vassal that can become something (EOT-7.11)."""
    new = [place for place, _ in under_way(s).new]
    if not new or _anywhere(s, me):
        return new
    return [n for n in new if any(refuse_fleet(s, me, n, sea) is None for sea in s.area.coasts[n])]


# ---------------------------------------------------------------- the step


@RULES.plain("special_uses")
def special_uses(s: State, me: Player) -> None:
    """The movement step begins (EOT-7.1): from now on fields won and left wait for its end
    (EOT-8.5)."""
    s.expansion = replace(under_way(s), before=s.held[me.seat])
    special_use(s, me)


@RULES.plain("special_use")
def special_use(s: State, me: Player) -> None:
    """EOT-7.11: one new vassal after the other, as long as one can become something."""
    if usable(s, me):
        s.do(Step("special_use.vassal", me.seat))


@RULES.asking("special_use.vassal")
def employ(s: State, me: Player) -> Flow:
    """EOT-7.11: first which, then what it becomes."""
    options, told_first = partial(_employ_picks, s, me), partial(_employ_terms, s, me)
    pick = yield Ask(me.seat, "special-use", options, sure=True, terms=told_first)
    if isinstance(pick, Done):
        return
    s.do(Step("special_use", me.seat))
    place = FIELD[pick.field]
    options, prices = partial(_use_picks, s, me, place), partial(_use_terms, me)
    params = {"field": pick.field}
    kinds = (picks.BuildFleet, picks.TrainArmy, picks.SetPost)
    use = yield Ask(me.seat, "use", options, params, kinds=kinds, terms=prices)
    match use:
        case picks.BuildFleet():
            yield from _build_fleet(s, me, place, FIELD[use.field])
        case picks.TrainArmy():
            _train_army(s, me, place)
        case picks.SetPost():
            yield from _set_post(s, me, place, FIELD[use.field])


def _employ_picks(s: State, me: Player) -> list[Pick]:
    return [*(picks.EMPLOY[place] for place in usable(s, me)), DONE]


def _employ_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """Where a vassal can become one thing only, nobody is asked what: its price is told here, and
    so it is where all that it can become has the same."""
    found = _use_picks(s, me, FIELD[pick.field]) if isinstance(pick, picks.Employ) else []
    prices = {_use_terms(me, use) for use in found}
    price = prices.pop() if len(prices) == 1 else None
    return None if price is None else replace(price, choice=True)


def _use_picks(s: State, me: Player, place: int) -> list[Pick]:
    return list(uses(s, me, place))


def _use_terms(me: Player, pick: Pick) -> Terms | None:
    match pick:
        case picks.BuildFleet():
            return terms({"thalers": fleet_cost(me)})
        case picks.TrainArmy():
            return terms({"thalers": army_cost(me)}, {"armies": 1})
    price = {"thalers": -1} if me.thalers else {"treaties": -1}
    choice = bool(me.thalers and me.treaties)
    return told(price, morale_change(me, POST_MORALE), choice=choice)


def _take_new(s: State, me: Player, place: int) -> None:
    """A new vassal leaves its province; where unrest has taken the others, it is the last
    (EOT-8.19)."""
    x = under_way(s)
    new = tuple((n, many - (n == place)) for n, many in x.new)
    s.expansion = replace(x, new=tuple((n, many) for n, many in new if many))
    depart(s, me, fresh(me, place))


# ---------------------------------------------------------------- fleets and armies


def _build_fleet(s: State, me: Player, place: int, sea: int) -> Flow:
    """EOT-7.12, EOT-7.13"""
    _take_new(s, me, place)
    cost = fleet_cost(me)
    me.thalers -= cost
    station(s, me, sea)
    places = {"field": NAMES[sea], "origin": NAMES[place]}
    s.tell("told-builds-fleet", "EOT-7.12", seat=me.seat, **places, thalers=cost)
    x = under_way(s)
    if x.shipwrights or not me.traits.shipwrights:
        return
    s.expansion = replace(x, shipwrights=True)
    for _ in range(me.traits.shipwrights):
        price = me.traits.shipwrights_cube
        taken = yield from take_cube(s, me, price, "shipwrights", NAMES[sea])
        if taken:
            station(s, me, sea)
            s.tell("told-shipwrights", "EOT-7.13", seat=me.seat, field=NAMES[sea])


def _train_army(s: State, me: Player, place: int) -> None:
    """EOT-7.14"""
    _take_new(s, me, place)
    cost = army_cost(me)
    me.thalers -= cost
    me.army += 1
    s.tell("told-trains-army", "EOT-7.14", seat=me.seat, field=NAMES[place], thalers=cost)


# ---------------------------------------------------------------- trading posts


def _set_post(s: State, me: Player, place: int, city: int) -> Flow:
    """EOT-7.15, EOT-7.16"""
    host = s.players[s.owner[city]]
    treaty = not me.thalers
    if me.thalers and me.treaties:
        params = {"other": host.seat}
        gift = yield Ask(me.seat, "gift", _gifts, params, sure=True, terms=_gift_terms)
        treaty = isinstance(gift, picks.GiveTreaty)
    give_gift(me, host, treaty=treaty)
    _take_new(s, me, place)
    s.posts[city] = me.seat
    what = "told-sets-post-treaty" if treaty else "told-sets-post"
    s.tell(what, "EOT-7.15", seat=me.seat, field=NAMES[city], other=host.seat)
    change_morale(s, me, POST_MORALE)


def _gifts() -> tuple[Pick, ...]:
    return (picks.GIVE_THALER, picks.GIVE_TREATY)


def _gift_terms(pick: Pick) -> Terms | None:
    return terms({"treaties": 1} if isinstance(pick, picks.GiveTreaty) else {"thalers": 1})


def give_gift(me: Player, host: Player, *, treaty: bool) -> None:
    """What the host gets; a treaty for an Automa goes to the bank (EOT-7.15, AUT-9.3)."""
    if treaty:
        me.treaties -= 1
        host.treaties += not host.automa
    else:
        me.thalers -= 1
        host.thalers += 1
