"""Abilities of trade and of trade routes."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.cards.hands import Held, all_held, card_id, discard, held_card
from civitas.titles.clash_of_cultures.commerce.routes import PORT_CITY, Trader, paired
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    GOLD,
    GOOD,
    MOOD,
    RESOURCES,
    Goods,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import ELEPHANT, LEADER, PORT, SHIP
from civitas.titles.clash_of_cultures.leaders import leader_hex
from civitas.titles.clash_of_cultures.means.choices import gain_any, gain_one_of
from civitas.titles.clash_of_cultures.means.stock import gain, lose
from civitas.titles.clash_of_cultures.picks.cards import Discard
from civitas.titles.clash_of_cultures.picks.common import PAY_WITH, PayWith
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, Player, State
from civitas.titles.clash_of_cultures.units import army, at, count

RULES: Final = Chapter()

BARTERING: Final = ADVANCES[ADVANCE["bartering"]]
CLAUSE: Final = "COC-26.11"
RAID_RANGE: Final = 2
TIES: Final = 3


# ---------------------------------------------------------------- Bartering


def _has_cards(s: State, me: Player) -> bool:
    return bool(me.action_hand or me.objective_hand or me.wonder_hand)


@hook(Moment.FREE_ACTION, "bartering", may=_has_cards, once=True)
def bartering(s: State, me: Player) -> Flow:
    """COC-26.15: a card from hand for a gold or a culture token."""
    pick = yield Ask(me.seat, "barter", partial(discard_picks, tuple(all_held(me))))
    discard(s, me, held_card(pick.card), "COC-26.15")
    s.do(Step("barter.gain", me.seat))


def discard_picks(held: tuple[Held, ...]) -> list[Pick]:
    """Any of these cards (COC-26.15)."""
    return [Discard(card_id(each)) for each in held]


@RULES.asking("barter.gain")
def barter_gain(s: State, me: Player) -> Flow:
    """COC-26.15: what the card brings."""
    yield from gain_one_of(s, me, BARTERING.gain_one_of, BARTERING.id, "COC-26.15")


# ---------------------------------------------------------------- the start of a turn


def _rich(s: State, me: Player) -> bool:
    return me.goods[GOLD] > 0


@hook(Moment.TURN_START, "banking", may=_rich)
def banking(s: State, me: Player) -> Flow:
    """Whoever has gold gains gold or a culture token, before trade routes (COC-7.11, COC-3.3)."""
    yield from gain_any(s, me, (GOLD, CULTURE), "banking", "COC-3.3")


# ---------------------------------------------------------------- who trades with whom


@hook(Moment.ROUTE_UNITS, "indian_elephants")
def indian_elephants(s: State, me: Player) -> list[Trader]:
    """War elephants in own cities that are not angry (COC-7.11, COC-26.11)."""
    calm = [place for place in me.cities if s.cities[place].mood != ANGRY]
    return [(place, ELEPHANT) for place in calm for _ in range(count(s, me.seat, place, ELEPHANT))]


@hook(Moment.ROUTE_UNITS, "cedars_and_dye")
def cedars_and_dye(s: State, me: Player) -> list[Trader]:
    """Own cities with a port trade like ships (COC-7.11, COC-26.11)."""
    return [(place, PORT_CITY) for place in me.cities if s.cities[place].has(PORT)]


@hook(Moment.ROUTE_RANGE, "cedars_and_dye")
def far_trade(s: State, me: Player, kind: int, city: int) -> int:
    """Ships and these cities reach 1 hex farther to cities next to water (COC-7.11, COC-26.11)."""
    return int(kind in (SHIP, PORT_CITY) and bool(s.map.near_water(city)))


@hook(Moment.ROUTE_UNITS, "trade_magnate")
def trade_magnate(s: State, me: Player) -> list[Trader]:
    """The leader trades like a settler (COC-11.16, COC-26.11)."""
    place = leader_hex(s, me)
    return [(place, LEADER)] if place != NOWHERE else []


@hook(Moment.ROUTE_CITIES, "close_contacts")
def close_contacts(s: State, me: Player) -> list[int]:
    """Barbarian cities trade as well (COC-7.11, COC-26.11)."""
    return [place for place, city in s.cities.items() if city.owner == BARBARIANS]


def _exposed(s: State, me: Player, owner: int, place: int) -> bool:
    """Is a settler there near army units of the player, and without army or city of its own?"""
    if place in s.players[owner].cities or army(at(s, owner, place)):
        return False
    return any(
        army(units) and s.map.distance(n, place) <= RAID_RANGE
        for n, units in s.units[me.seat].items()
    )


hook(Moment.FORBIDS_FOUNDING, "raiders")(_exposed)
hook(Moment.FORBIDS_ROUTE, "raiders")(_exposed)


# ---------------------------------------------------------------- what routes bring


@hook(Moment.ROUTE_YIELD, "prosperity")
def prosperity(s: State, me: Player, kind: int, city: int) -> list[Goods]:
    """Mood instead of food; culture from a city that the player has influenced (COC-7.11,
    COC-26.10)."""
    influenced = me.seat in s.cities[city].colours
    return [one(MOOD), one(CULTURE)] if influenced else [one(MOOD)]


@hook(Moment.ROUTE_YIELD, "trade_magnate")
def magnate_gold(s: State, me: Player, kind: int, city: int) -> list[Goods]:
    """The route of the leader may yield gold without Currency (COC-11.16, COC-26.10)."""
    return [one(GOLD)] if kind == LEADER else []


def _near_leader(s: State, me: Player, owner: int, flat: tuple[int, ...]) -> bool:
    place = leader_hex(s, me)
    return place != NOWHERE and any(
        s.map.distance(place, city) <= TIES for _, _, city in paired(flat)
    )


@hook(Moment.ROUTES_FORMED, "royal_ties", may=_near_leader)
def royal_ties(s: State, me: Player, owner: int, flat: tuple[int, ...]) -> None:
    """A mood token for a route to a city within range 3 of the leader (COC-11.16, COC-26.10)."""
    gain(s, me, one(MOOD), "royal_ties", CLAUSE)


@hook(Moment.ROUTES_FORMED, "raids")
def raids(s: State, me: Player, owner: int, flat: tuple[int, ...]) -> None:
    """Whoever has a city that is paired with a ship next to it loses a resource, once (COC-7.11,
    COC-26.10)."""
    robbed = {
        s.cities[city].owner
        for place, kind, city in paired(flat)
        if kind == SHIP and city in s.map.near(place) and s.cities[city].owner < BARBARIANS
    }
    s.do(*[Step("raids.lose", seat) for seat in sorted(robbed)])


def _lost(pick: PayWith) -> Terms | None:
    return terms({pick.good: 1})


@RULES.asking("raids.lose")
def raided(s: State, me: Player) -> Flow:
    """A resource of the victim's choice (COC-7.11, COC-26.10)."""
    held = [good for good in RESOURCES if me.goods[good]]
    if held:
        pick = yield Ask(me.seat, "raided", partial(_loss_picks, tuple(held)), terms=_lost)
        lose(s, me, one(GOOD[pick.good]), "raids", CLAUSE)


def _loss_picks(held: tuple[int, ...]) -> list[Pick]:
    return [PAY_WITH[name] for name, good in GOOD.items() if good in held]
