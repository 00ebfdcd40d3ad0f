"""Abilities that speak when cities are founded or tire, and those that exchange people."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Decision, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.cities.cities import activated
from civitas.titles.clash_of_cultures.content.areas import BARREN, MOUNTAIN
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    FOOD,
    GOLD,
    GOOD,
    IDEAS,
    MOOD,
    ORE,
    TOKENS,
    WOOD,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import INFANTRY, OBELISK, SETTLER, UNIT, UNITS
from civitas.titles.clash_of_cultures.means.choices import choose_city, gain_any
from civitas.titles.clash_of_cultures.means.elsewhere import ELSEWHERE
from civitas.titles.clash_of_cultures.means.payments import (
    KINDS,
    PRISONERS,
    USING,
    cost_of_one,
    purse_of,
)
from civitas.titles.clash_of_cultures.means.prisoners import sacrifice
from civitas.titles.clash_of_cultures.means.stock import gain, lose
from civitas.titles.clash_of_cultures.picks.common import DONE, PASS, PAY_WITH, Done, Pass, PayWith
from civitas.titles.clash_of_cultures.picks.people import EXCHANGE
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import ANGRY, KIND, Player, State
from civitas.titles.clash_of_cultures.units import army_room, at, become, in_supply

FOR_GOLD: Final = (FOOD, WOOD, ORE, IDEAS, MOOD, CULTURE)
SECOND: Final = 2


def _mine(s: State, me: Player, founder: int, place: int) -> bool:
    return founder == me.seat


@hook(Moment.CITY_FOUNDED, "aztec_gold", may=_mine)
def aztec_gold(s: State, me: Player, founder: int, place: int) -> Flow:
    """A gold; then for each adjacent mountain something else may become gold (COC-7.11,
    COC-8.4)."""
    gain(s, me, one(GOLD), "aztec_gold", "COC-8.4")
    for _ in [n for n in s.map.near(place) if s.map.terrain[n] == MOUNTAIN]:
        pick = yield Ask(me.seat, "aztec-gold", partial(_sale_picks, s, me), terms=_for_gold)
        if isinstance(pick, Pass):
            return
        if pick.good == KINDS[PRISONERS]:
            yield from sacrifice(s, me)
        else:
            lose(s, me, one(GOOD[pick.good]), "aztec_gold", "COC-0.10")
        gain(s, me, one(GOLD), "aztec_gold", "COC-8.4")


def _for_gold(pick: Pick) -> Terms | None:
    return terms({pick.good: 1}, {"gold": 1}) if isinstance(pick, PayWith) else None


def _sale_picks(s: State, me: Player) -> list[Pick]:
    """Anything but gold, and whatever may stand for a token."""
    cost = cost_of_one(s, me, FOR_GOLD, USING)
    purse = purse_of(me, cost)
    kinds = [n for n in range(len(KINDS)) if cost.parts[0].kinds >> n & 1 and n != GOLD]
    return [*(PAY_WITH[KINDS[n]] for n in kinds if purse[n]), PASS]


@hook(Moment.FOUND_ON, "inundation")
def inundation(s: State, me: Player, place: int) -> bool | None:
    """Cities may be founded on barren hexes (COC-7.11, COC-8.2)."""
    return True if s.map.terrain[place] == BARREN else None


@hook(Moment.CITY_FOUNDED, "stelae", may=_mine)
def stelae(s: State, me: Player, founder: int, place: int) -> Flow:
    """A token for a new city (COC-7.11, COC-8.4)."""
    yield from gain_any(s, me, TOKENS, "stelae", "COC-8.4")


def _captured_by_me(s: State, me: Player, captor: int, place: int, loser: int) -> bool:
    return captor == me.seat


@hook(Moment.CITY_CAPTURED, "stelae", may=_captured_by_me)
def stelae_of_victory(s: State, me: Player, captor: int, place: int, loser: int) -> Flow:
    """A token for a captured city (COC-7.11, COC-16.12)."""
    yield from gain_any(s, me, TOKENS, "stelae", "COC-16.1")


def _obelisk(s: State, me: Player, builder: int, place: int, structure: int) -> bool:
    return builder == me.seat and structure == OBELISK


@hook(Moment.CONSTRUCTED, "stelae", may=_obelisk)
def stelae_as_obelisks(s: State, me: Player, builder: int, place: int, structure: int) -> Flow:
    """A token for an obelisk (COC-7.11, COC-10.5)."""
    yield from gain_any(s, me, TOKENS, "stelae", "COC-10.1")


# A city that tires


def _helpers(s: State, me: Player, place: int) -> list[int]:
    """Other cities at least as large and in at least as good a mood."""
    tired = s.cities[place]
    return [
        n
        for n in me.cities
        if n != place
        and (city := s.cities[n]).size >= tired.size
        and city.mood >= tired.mood
        and not (city.mood == ANGRY and city.activations)
    ]


def _may_help(s: State, me: Player, place: int) -> bool:
    city = s.cities[place]
    return city.activations == SECOND and city.mood > ANGRY and bool(_helpers(s, me, place))


@hook(Moment.SPARES_MOOD, "city_states", may=_may_help, once=True)
def city_states(s: State, me: Player, place: int) -> Decision:
    """Another city counts as activated once more, and this one keeps its mood (COC-7.11,
    COC-6.12)."""
    other = yield from choose_city(s, me, _helpers(s, me, place), "city-states", optional=True)
    if other < 0:
        return False
    city = s.cities[other]
    s.cities[other] = replace(city, activations=city.activations + 1)
    s.do(*activated(s, me, other, "city_states"))
    return True


# Settlers become infantry, infantry becomes settlers

EXCHANGED: Final = {SETTLER: INFANTRY, INFANTRY: SETTLER}


def _exchanges(s: State, me: Player, done: tuple[Pick, ...]) -> list[Pick]:
    found: list[Pick] = []
    for place in sorted(s.units[me.seat]):
        kinds = sorted({unit & KIND for unit in at(s, me.seat, place)} & EXCHANGED.keys())
        for kind in kinds:
            new = EXCHANGED[kind]
            room = new == SETTLER or not s.map.is_land(place) or army_room(s, me.seat, place) > 0
            back = EXCHANGE[s.label(place)][new] in done
            if room and in_supply(s, me.seat, new) and not back:
                found.append(EXCHANGE[s.label(place)][kind])
    return found


def _may_exchange(s: State, me: Player) -> bool:
    return bool(_exchanges(s, me, ()))


@hook(Moment.ACTION, "imperial_army", may=_may_exchange, once=True)
def imperial_army(s: State, me: Player) -> Flow:
    """Replace settlers by infantry or infantry by settlers, as many as wished, where they are
    (COC-7.11, COC-3.4)."""
    done: tuple[Pick, ...] = ()
    while _exchanges(s, me, done):
        options = partial(_exchange_picks, s, me, done)
        pick = yield Ask(me.seat, "exchange", options, otherwise=ELSEWHERE["exchange"])
        if isinstance(pick, Done):
            return
        done = (*done, pick)
        place, kind = s.hex(pick.hex), UNIT[pick.unit]
        old = next(unit for unit in at(s, me.seat, place) if unit & KIND == kind)
        become(s, me.seat, place, old, EXCHANGED[kind])
        new = UNITS[EXCHANGED[kind]].id
        s.tell("exchanges", "COC-3.4", seat=me.seat, unit=pick.unit, other=new, hex=pick.hex)


def _exchange_picks(s: State, me: Player, done: tuple[Pick, ...]) -> list[Pick]:
    picks = _exchanges(s, me, done)
    return [*picks, DONE] if done else picks
