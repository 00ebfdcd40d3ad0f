"""Section 10: Construct."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.cards.decks import draw_actions
from civitas.titles.clash_of_cultures.cities.cities import (
    activate,
    activated,
    add_structure,
    refuse_activation,
    refuse_growth,
    working_mood,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, UNLOCKED_BY
from civitas.titles.clash_of_cultures.content.goods import GOOD, goods
from civitas.titles.clash_of_cultures.content.pieces import (
    BUILDINGS,
    PORT,
    STRUCTURE,
    STRUCTURE_COST,
    STRUCTURES,
)
from civitas.titles.clash_of_cultures.means.choices import gain_one_of
from civitas.titles.clash_of_cultures.means.payments import CONSTRUCTING
from civitas.titles.clash_of_cultures.means.prices import pay_price, prices, told_price, too_dear
from civitas.titles.clash_of_cultures.means.reactions import forbids, reactions
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.means.tariffs import Tariff
from civitas.titles.clash_of_cultures.picks.cities import BUILD, CONSTRUCT, PORT_AT, Construct
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import ANGRY, Player, State

FOR_BUILDINGS: Final = Tariff(CONSTRUCTING, STRUCTURE_COST, BUILDINGS)

CITY_ANGRY: Final = Reason("city-angry", "COC-10.2")
LOCKED: Final = {
    STRUCTURE[name]: Reason("building-locked", "COC-10.3", {"advance": ADVANCES[advance].id})
    for name, advance in UNLOCKED_BY.items()
}
NOT_IN_PLAY: Final = Reason("not-in-play", "COC-2.17")
HAS_ONE: Final = Reason("building-there", "COC-6.5")
NONE_LEFT: Final = Reason("building-supply", "COC-10.2")
NO_WATER: Final = Reason("no-water", "COC-10.4")
NONE_KNOWN: Final = Reason("no-building-known", "COC-10.3")
FORBIDDEN: Final = Reason("construction-forbidden", "COC-21.10")
NOTHING_TO_BUILD: Final = Reason("nothing-to-build", "COC-10.2")


def refuse_kind(s: State, me: Player, building: int) -> Reason | None:
    """Why the player can place such a building nowhere (COC-10.2)."""
    if building not in me.powers.buildings:
        return LOCKED[building]
    if STRUCTURES[building].expansion and not s.rules.expansion:
        return NOT_IN_PLAY
    if not me.pieces_left[building]:
        return NONE_LEFT
    return FORBIDDEN if forbids(s, me, Moment.FORBIDS_CONSTRUCTION) else None


def placeable(s: State, me: Player) -> list[int]:
    """The buildings of which the player may place one somewhere, cities aside; those that are
    clearly too dear are left out (COC-10.2)."""
    unlocked = me.powers.buildings
    payable = FOR_BUILDINGS.within_means(me) if unlocked else ()
    return [
        building
        for building in unlocked
        if building in payable and refuse_kind(s, me, building) is None
    ]


def refuse_building(s: State, me: Player, place: int, building: int) -> Reason | None:
    """Why the building cannot be placed in this city, activation and payment aside (COC-10.2)."""
    return refuse_kind(s, me, building) or _refuse_here(s, me, place, building)


def _refuse_here(s: State, me: Player, place: int, building: int) -> Reason | None:
    city = s.cities[place]
    if city.has(building):
        return HAS_ONE
    if building == PORT and not s.map.near_water(place):
        return NO_WATER
    return refuse_growth(me, city)


def refuse_angry(s: State, place: int) -> Reason | None:
    """COC-10.2"""
    return CITY_ANGRY if working_mood(s, s.cities[place]) == ANGRY else None


def buildable(s: State, me: Player, place: int) -> list[int]:
    """The buildings that can be placed here and paid for (COC-10.1)."""
    return list(_buildable(s, me, place, placeable(s, me)))


def _buildable(s: State, me: Player, place: int, kinds: Iterable[int]) -> Iterator[int]:
    if refuse_growth(me, s.cities[place]) is None:
        for building in kinds:
            if _refuse_here(s, me, place, building) is None and prices(
                s, me, STRUCTURE_COST[building], CONSTRUCTING, place, building
            ):
                yield building


def refuse_construct(
    s: State, me: Player, place: int, kinds: Iterable[int] | None = None
) -> Reason | None:
    """Why the city cannot be activated for Construct, where ``kinds`` can be placed at all
    (COC-10.1)."""
    if forbids(s, me, Moment.FORBIDS_CONSTRUCTION):
        return FORBIDDEN
    refusal = refuse_activation(s, me, place) or refuse_angry(s, place)
    if refusal is not None:
        return refusal
    sites = _buildable(s, me, place, placeable(s, me) if kinds is None else kinds)
    return NOTHING_TO_BUILD if next(sites, None) is None else None


def why_no_construct(s: State, me: Player, place: int) -> Reason | None:
    """The same for whoever asks: what is missing for the building that comes nearest to it."""
    refusal = refuse_construct(s, me, place)
    if refusal is not NOTHING_TO_BUILD:
        return refusal
    if not me.powers.buildings:
        return NONE_KNOWN
    if (refusal := refuse_growth(me, s.cities[place])) is not None:
        return refusal
    refusals = {n: refuse_building(s, me, place, n) for n in me.powers.buildings}
    dear = next((building for building, why in refusals.items() if why is None), None)
    if dear is None:
        return next(iter(refusals.values()))
    price = told_price(s, me, STRUCTURE_COST[dear], CONSTRUCTING, place, dear)
    return too_dear("COC-10.1", price)


def construct_picks(s: State, me: Player) -> Iterable[Pick]:
    """The cities that may construct something (COC-10.1)."""
    kinds = placeable(s, me)
    if not kinds:
        return []
    return [
        CONSTRUCT[s.label(place)]
        for place in me.cities
        if refuse_construct(s, me, place, kinds) is None
    ]


def construct(s: State, me: Player, pick: Construct) -> Flow:
    """COC-10.1"""
    yield from construct_in(s, me, s.hex(pick.hex))


def construct_in(s: State, me: Player, place: int, kinds: tuple[int, ...] = BUILDINGS) -> Flow:
    """COC-10.1: choose a building of these kinds, pay for it, place it."""
    options = partial(_build_picks, s, me, place, kinds)
    choice = yield Ask(me.seat, "build", options, {"hex": s.label(place)})
    building = STRUCTURE[choice.building]
    activate(s, place)
    about = (place, building)
    yield from pay_price(
        s, me, STRUCTURE_COST[building], CONSTRUCTING, choice.building, "COC-10.1", *about
    )
    s.do(*activated(s, me, place, "construct"))
    yield from place_building(s, me, place, building)


def _build_picks(s: State, me: Player, place: int, kinds: tuple[int, ...]) -> list[Pick]:
    return [BUILD[building] for building in buildable(s, me, place) if building in kinds]


def place_building(s: State, me: Player, place: int, building: int) -> Flow:
    """COC-10.1, COC-10.4, COC-10.5: a building that is paid for or free, with its bonus.

    Puts what follows on the agenda, so call it last.
    """
    port = NOWHERE
    if building == PORT:
        port = yield from choose_port(s, me, place)
    add_structure(s, place, building, me.seat, port)
    content = STRUCTURES[building]
    s.tell("builds", "COC-10.1", seat=me.seat, hex=s.label(place), building=content.id)
    bonus = {good: n for good, n in content.build_bonus.items() if good in GOOD}
    gain(s, me, goods(bonus), content.id, "COC-10.5")
    if content.build_bonus_one_of:
        yield from gain_one_of(s, me, content.build_bonus_one_of, content.id, "COC-10.5")
    cards = content.build_bonus.get("draw_action_cards", 0)
    s.do(
        *([draw_actions(me, cards)] if cards else []),
        *reactions(s, Moment.CONSTRUCTED, me.seat, place, building),
    )


def choose_port(s: State, me: Player, place: int) -> Decision:
    """COC-10.4: one adjacent water hex, fixed for the life of the port."""
    water = s.map.near_water(place)
    options = partial(_port_picks, s, water)
    pick = yield Ask(me.seat, "port-hex", options, {"hex": s.label(place)})
    return s.hex(pick.hex)


def _port_picks(s: State, water: list[int]) -> list[Pick]:
    return [PORT_AT[s.label(n)] for n in water]
