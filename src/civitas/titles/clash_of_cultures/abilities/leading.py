"""Abilities of leaders that work in a turn: in the city where they are, or for it."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Reason
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.abilities.offers import tax_income
from civitas.titles.clash_of_cultures.advances.advance import gain_advance, gainable
from civitas.titles.clash_of_cultures.cards.decks import draw_actions
from civitas.titles.clash_of_cultures.cities.cities import (
    activate,
    activated,
    raise_mood,
    refuse_activation,
)
from civitas.titles.clash_of_cultures.cities.construct import (
    buildable,
    construct_in,
    refuse_angry,
)
from civitas.titles.clash_of_cultures.cities.happiness import cheerable, increase_happiness
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, CATEGORY, CATEGORY_OF
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_ABILITIES
from civitas.titles.clash_of_cultures.content.goods import CULTURE, IDEAS, MOOD, TOKENS, one
from civitas.titles.clash_of_cultures.content.pieces import INFANTRY, OBELISK, SETTLER, TEMPLE
from civitas.titles.clash_of_cultures.leaders import leader_city, leader_hex
from civitas.titles.clash_of_cultures.means.choices import choose_city
from civitas.titles.clash_of_cultures.means.payments import USING, Cost, cost_of_one, pay, payable
from civitas.titles.clash_of_cultures.means.prisoners import sacrifice
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import ANGRY, HAPPY, Player, State
from civitas.titles.clash_of_cultures.units import army_room, in_supply, place_unit

CLAUSE: Final = "COC-11.16"
PALACE: Final = (TEMPLE, OBELISK)
NEAR: Final = 2
NOT_ANOTHER: Final = Reason("king-of-persia", CLAUSE)
BEYOND_EDICTS: Final = Reason("edicts", CLAUSE)


def _ready(s: State, me: Player) -> bool:
    """Can the city here be activated (COC-6.15)?"""
    place = leader_city(s, me)
    return place != NOWHERE and refuse_activation(s, me, place) is None


# An advance of one category for a token


def _token_cost(ability: int, s: State, me: Player) -> Cost:
    return cost_of_one(s, me, TOKENS, USING, ability)


def _may_master(category: int, ability: int, s: State, me: Player) -> bool:
    place = leader_city(s, me)
    return (
        place != NOWHERE
        and s.cities[place].mood == HAPPY
        and payable(me, _token_cost(ability, s, me))
        and any(CATEGORY_OF[n] == category for n in gainable(me.advances))
    )


def _master(category: int, name: str, s: State, me: Player) -> Flow:
    """For a mood or culture token gain an advance of the category; the city here is happy."""
    yield from pay(s, me, _token_cost(ABILITY[name], s, me), name, CLAUSE)
    choice = [n for n in gainable(me.advances) if CATEGORY_OF[n] == category]
    pick = yield Ask(me.seat, "free-advance", lambda: [picks.ADVANCE[n] for n in choice])
    gain_advance(s, me, ADVANCE[pick.advance])


for _ability in LEADER_ABILITIES:
    if _ability.template == "category_master" and _ability.category is not None:
        _category = CATEGORY[_ability.category]
        hook(
            Moment.ACTION,
            _ability.id,
            may=partial(_may_master, _category, ABILITY[_ability.id]),
            price=partial(_token_cost, ABILITY[_ability.id]),
        )(partial(_master, _category, _ability.id))


# For activating the city


@hook(Moment.ACTION, "seventeen_articles", may=_ready, once=True)
def seventeen_articles(s: State, me: Player) -> None:
    """An action card and a mood token (COC-11.16, COC-3.4)."""
    place = leader_city(s, me)
    activate(s, place)
    gain(s, me, one(MOOD), "seventeen_articles", CLAUSE)
    s.do(draw_actions(me), *activated(s, me, place, "use"))


def _may_marry(s: State, me: Player) -> bool:
    return _ready(s, me) and in_supply(s, me.seat, SETTLER) > 0


@hook(Moment.ACTION, "dynastic_marriage", may=_may_marry, once=True, cost=one(CULTURE))
def dynastic_marriage(s: State, me: Player) -> None:
    """A settler from supply in the city here (COC-11.16, COC-3.4)."""
    place = leader_city(s, me)
    activate(s, place)
    place_unit(s, me.seat, place, SETTLER)
    s.tell("settler-comes", CLAUSE, seat=me.seat, hex=s.label(place), origin="dynastic_marriage")
    s.do(*activated(s, me, place, "use"))


@hook(Moment.ACTION, "king_of_persia", may=_ready, once=True)
def king_of_persia(s: State, me: Player) -> Flow:
    """Raise another city, if any can rise, and gain a culture token (COC-11.16, COC-3.4)."""
    place = leader_city(s, me)
    activate(s, place)
    others = [n for n in me.cities if n != place and s.cities[n].mood < HAPPY]
    if others:
        city = yield from choose_city(s, me, others, "raise-city", otherwise=NOT_ANOTHER)
        raise_mood(s, city, CLAUSE)
    gain(s, me, one(CULTURE), "king_of_persia", CLAUSE)
    s.do(*activated(s, me, place, "use"))


def _may_levy(s: State, me: Player) -> bool:
    unused = not s.turn.used >> ADVANCE["taxes"] & 1
    return me.has(ADVANCE["taxes"]) and unused and _ready(s, me)


@hook(Moment.ACTION, "danegeld", may=_may_levy, once=True)
def danegeld(s: State, me: Player) -> Flow:
    """The income of Taxes without its cost; Taxes are then used up for this turn (COC-11.16,
    COC-3.4)."""
    place = leader_city(s, me)
    activate(s, place)
    s.turn.used |= 1 << ADVANCE["taxes"]
    yield from tax_income(s, me, "danegeld")
    s.do(*activated(s, me, place, "use"))


def _activated_here(s: State, me: Player, owner: int, place: int, purpose: str) -> bool:
    return purpose != "collect" and leader_hex(s, me) == place


@hook(Moment.CITY_ACTIVATED, "pathfinder", may=_activated_here)
def pathfinder(s: State, me: Player, owner: int, place: int, purpose: str) -> None:
    """An idea whenever the city here is activated, but not for a Collect (COC-11.16, COC-6.10)."""
    gain(s, me, one(IDEAS), "pathfinder", CLAUSE)


# Moods


def _may_cheer_here(s: State, me: Player) -> bool:
    place = leader_city(s, me)
    return place != NOWHERE and bool(cheerable(s, me, [place]))


@hook(Moment.FREE_ACTION, "statesman", may=_may_cheer_here)
def statesman(s: State, me: Player) -> Flow:
    """Increase Happiness for the city here alone, at the usual cost (COC-11.16, COC-3.7)."""
    yield from increase_happiness(s, me, [leader_city(s, me)])


def _sad_cities_near(s: State, me: Player) -> list[int]:
    steps = s.map.steps(leader_hex(s, me))
    return [n for n in me.cities if steps[n] <= NEAR and s.cities[n].mood < HAPPY]


def _may_proclaim(s: State, me: Player) -> bool:
    return leader_hex(s, me) != NOWHERE and bool(_sad_cities_near(s, me))


@hook(Moment.FREE_ACTION, "edicts", may=_may_proclaim, once=True, cost=one(CULTURE))
def edicts(s: State, me: Player) -> Flow:
    """Raise a city within range 2 of the leader by a step (COC-11.16, COC-3.7)."""
    near = _sad_cities_near(s, me)
    city = yield from choose_city(s, me, near, "raise-city", otherwise=BEYOND_EDICTS)
    raise_mood(s, city, CLAUSE)


def _may_sacrifice(s: State, me: Player) -> bool:
    return bool(me.prisoners) and leader_city(s, me) != NOWHERE


@hook(Moment.FREE_ACTION, "great_dedication", may=_may_sacrifice, once=True)
def great_dedication(s: State, me: Player) -> Flow:
    """A prisoner is given back; the city here rises, and a culture token is gained (COC-11.16,
    COC-3.7)."""
    yield from sacrifice(s, me)
    raise_mood(s, leader_city(s, me), CLAUSE)
    gain(s, me, one(CULTURE), "great_dedication", CLAUSE)


@hook(
    Moment.FREE_ACTION,
    "venerated",
    may=lambda s, me: leader_city(s, me) != NOWHERE,
    once=True,
    cost=one(CULTURE),
)
def venerated(s: State, me: Player) -> None:
    """A culture token on the city here, to be paid by whoever attacks it (COC-11.16, COC-3.7)."""
    place = leader_city(s, me)
    city = s.cities[place]
    s.cities[place] = replace(city, venerated=city.venerated + 1)
    s.tell("venerates", CLAUSE, seat=me.seat, hex=s.label(place), count=city.venerated + 1)


# Units and buildings


def _may_revolt(s: State, me: Player) -> bool:
    place = leader_city(s, me)
    if place == NOWHERE or not in_supply(s, me.seat, INFANTRY):
        return False
    city = s.cities[place]
    return (city.mood == ANGRY or city.influenced) and army_room(s, me.seat, place) > 0


@hook(Moment.FREE_ACTION, "revolt", may=_may_revolt, once=True, cost=one(MOOD))
def revolt(s: State, me: Player) -> None:
    """Infantry from supply in the city here, if it is angry or influenced by another (COC-11.16,
    COC-3.7)."""
    place = leader_city(s, me)
    place_unit(s, me.seat, place, INFANTRY)
    s.tell("infantry-comes", CLAUSE, seat=me.seat, hex=s.label(place), origin="revolt")


def _may_build_palace(s: State, me: Player) -> bool:
    if not _ready(s, me):
        return False
    place = leader_city(s, me)
    fit = set(buildable(s, me, place)) & set(PALACE)
    return refuse_angry(s, place) is None and bool(fit)


@hook(Moment.FREE_ACTION, "palace_of_palenque", may=_may_build_palace, once=True)
def palace_of_palenque(s: State, me: Player) -> Flow:
    """Constructing a temple or obelisk in the city here is a free action (COC-11.16, COC-3.7)."""
    yield from construct_in(s, me, leader_city(s, me), PALACE)
