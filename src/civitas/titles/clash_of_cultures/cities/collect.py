"""Section 9: Collect."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Final

import msgspec
from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Params, Pick, Reason
from civitas.titles.clash_of_cultures.cities.cities import (
    activate,
    activated,
    adjusted_size,
    refuse_activation,
    working_mood,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.areas import TERRAIN, WATER
from civitas.titles.clash_of_cultures.content.cards import ACTION_HALF
from civitas.titles.clash_of_cultures.content.goods import GOOD, GOODS, Goods, one, plus
from civitas.titles.clash_of_cultures.content.pieces import PORT, STRUCTURES, UNIT, UNITS
from civitas.titles.clash_of_cultures.means.prisoners import MOST_PRISONERS
from civitas.titles.clash_of_cultures.means.reactions import answers, reactions, usable, use
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.cities import (
    COLLECT,
    TAKE,
    TAKE_PRISONER,
    Collect,
    TakePrisoner,
)
from civitas.titles.clash_of_cultures.picks.common import DONE, USE, Done, Use
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, ABILITY, Hook
from civitas.titles.clash_of_cultures.progress import Collecting
from civitas.titles.clash_of_cultures.state import BARBARIANS, KIND, PIRATES, Player, State
from civitas.titles.clash_of_cultures.units import at, enemy_units, take

RULES: Final = Chapter()

PORT_YIELDS: Final = tuple(GOOD[good] for good in STRUCTURES[PORT].collect_water_instead_of_fishing)
WATER_HEXES: Final = ADVANCES[ADVANCE["fishing"]].water_hexes_per_collect

MASS_PRODUCTION: Final = ACTION_HALF["mass_production"]
MASS_PRODUCED: Final = 2
PRODUCTION_FOCUS: Final = ACTION_HALF["production_focus"]
PRISONERS_OF_WAR: Final = ABILITY["prisoners_of_war"]
PRISONER: Final = -1
"""What a chosen hex yielded if a prisoner was taken there."""

FREE_COLLECT: Final = Reason("only-collect", "COC-26.19")
TOO_FAR: Final = Reason("collect-too-far", "COC-9.1")
ENOUGH: Final = Reason("collect-enough", "COC-9.2")
CHOSEN: Final = Reason("collect-chosen", "COC-9.2")
NO_YIELD: Final = {
    TERRAIN[terrain]: Reason("collect-no-yield", "COC-9.3", {"advance": advance.id})
    for advance in ADVANCES
    for terrain in advance.collect
}
OTHER_YIELD: Final = Reason("collect-other-yield", "COC-9.3")
NOT_REVEALED: Final = Reason("not-revealed", "COC-9.4")
EXHAUSTED: Final = Reason("exhausted", "COC-9.4")
CITY_THERE: Final = Reason("city-there", "COC-9.4")
ENEMY_THERE: Final = Reason("enemy-there", "COC-9.4")
ONE_WATER: Final = Reason("collect-one-water", "COC-9.5")
PIRATES_NEAR: Final = Reason("collect-pirates", "COC-9.7")
NO_MORE_AFAR: Final = Reason("collect-afar", "COC-9.8")


class Candidate(msgspec.Struct, frozen=True):
    """A hex that may be chosen, and one of which goods it yields."""

    hex: int
    goods: tuple[int, ...]
    group: int = -1
    """The ability that allows it, if it is not the city hex or an adjacent one."""


def refuse_hex(s: State, me: Player, city: int, place: int) -> Reason | None:
    """COC-9.4, COC-9.7: why this hex may never be chosen."""
    if not s.map.is_revealed(place):
        return NOT_REVEALED
    if place in s.exhausted:
        return EXHAUSTED
    if place != city and place in s.cities:
        return CITY_THERE
    pirates = s.units[PIRATES]
    if pirates and s.map.is_water(place) and any(n in pirates for n in (place, *s.map.near(place))):
        return PIRATES_NEAR
    return ENEMY_THERE if enemy_units(s, me.seat, place) else None


def yields(s: State, me: Player, city: int, place: int) -> tuple[int, ...]:
    """COC-9.3, COC-9.5: the goods one of which the hex yields."""
    terrain = s.map.terrain[place]
    found = me.powers.yields[terrain]
    if terrain == WATER and s.cities[city].has(PORT):
        found += PORT_YIELDS
    for _, more in answers(s, me, Moment.YIELD, city, place) if me.powers.at[Moment.YIELD] else ():
        found += tuple(good for good in more if good not in found)
    return found


def candidates(s: State, me: Player, city: int) -> list[Candidate]:
    """COC-9.1, COC-9.8: the hexes that may be chosen in a Collect of this city."""
    found = [
        Candidate(place, goods)
        for place in (city, *s.map.near(city))
        if (goods := yields(s, me, city, place)) and refuse_hex(s, me, city, place) is None
    ]
    for hook, places in answers(s, me, Moment.COLLECT_HEXES, city):
        found += [
            Candidate(place, goods, hook.ability)
            for place in places
            if (goods := yields(s, me, city, place)) and refuse_hex(s, me, city, place) is None
        ]
    for _, places in answers(s, me, Moment.COLLECT_CITIES, city):
        found += [Candidate(place, yields(s, me, city, place)) for place in places]
    return found


def collect_limit(s: State, place: int) -> int:
    """COC-9.2: how many hexes may be chosen."""
    city = s.cities[place]
    limit = adjusted_size(city, working_mood(s, city))
    return limit + MASS_PRODUCED * (s.turn.pending == MASS_PRODUCTION)


def refuse_collect(s: State, me: Player, place: int) -> Reason | None:
    """Why the city cannot be activated for Collect (COC-9.1)."""
    if s.turn.free_collect:
        return FREE_COLLECT
    return refuse_activation(s, me, place)


def collect_picks(s: State, me: Player) -> Iterable[Pick]:
    """The cities that may collect (COC-9.1)."""
    if s.turn.free_collect:
        return []
    cities, labels = s.cities, s.map.layout.labels
    return [COLLECT[labels[n]] for n in me.cities if not cities[n].spent]


def collect(s: State, me: Player, pick: Collect) -> Flow:
    """COC-9.1"""
    yield from collect_from(s, me, s.hex(pick.hex))


def collect_from(s: State, me: Player, city: int) -> Flow:
    """A Collect of this city, hex by hex (COC-9.2, COC-9.10)."""
    activate(s, city)
    s.turn.collects += 1
    limit = collect_limit(s, city)
    choice = candidates(s, me, city)
    larger = [hook for hook in me.powers.at[Moment.ENLARGES] if usable(s, me, hook, city)]
    taken: tuple[tuple[int, int], ...] = ()
    s.collecting = Collecting(city, taken)
    while len(taken) < limit or larger:
        options = partial(_picks, s, me, choice, taken, limit, larger)
        params = _so_far(s.collecting.gains, limit - len(taken))
        pick = yield Ask(me.seat, "collect", options, params)
        if isinstance(pick, Done):
            break
        if isinstance(pick, Use):
            yield from use(s, me, larger.pop(), city)
            limit += 1
        elif isinstance(pick, TakePrisoner):
            taken = (*taken, (s.hex(pick.hex), PRISONER))
            take_prisoner(s, me, s.hex(pick.hex), UNIT[pick.unit])
        else:
            taken = (*taken, (s.hex(pick.hex), GOOD[pick.good]))
            add_gains(s, GOOD[pick.good])
        s.collecting = replace(s.collecting, taken=taken)
    _mark_used(s, choice, taken)
    s.tell("collects", "COC-9.1", seat=me.seat, hex=s.label(city))
    s.do(
        *reactions(s, Moment.COLLECTED, me.seat, players=[me]),
        Step("collect.end", me.seat),
        *activated(s, me, city, "collect"),
    )


@lru_cache(maxsize=1 << 10)
def _so_far(gains: Goods, left: int) -> Params:
    """What there is to say while hexes are chosen."""
    return {"left": left, "gained": sum(gains), **dict(zip(GOODS, gains, strict=True))}


def _picks(
    s: State,
    me: Player,
    choice: list[Candidate],
    taken: tuple[tuple[int, int], ...],
    limit: int,
    larger: list[Hook],
) -> list[Pick]:
    """What may be taken next, how the city could count as larger, and the end."""
    picks = _take_picks(s, me, choice, taken) if len(taken) < limit else []
    return [*picks, *(USE[ABILITIES[hook.ability].id] for hook in larger), DONE]


def _take_picks(
    s: State, me: Player, choice: list[Candidate], taken: tuple[tuple[int, int], ...]
) -> list[Pick]:
    chosen = [place for place, _ in taken]
    picks: list[Pick] = [
        TAKE[s.label(c.hex)][good]
        for c in choice
        if not chosen or _refuse_besides(s, c, choice, chosen) is None
        for good in c.goods
    ]
    if me.has(PRISONERS_OF_WAR) and len(me.prisoners) < MOST_PRISONERS:
        picks += [
            TAKE_PRISONER[s.label(c.hex)][kind]
            for c in choice
            if c.hex not in chosen and c.hex in s.cities
            for kind in sorted({unit & KIND for unit in at(s, BARBARIANS, c.hex)})
        ]
    return picks


def _refuse_besides(
    s: State, candidate: Candidate, choice: list[Candidate], chosen: list[int]
) -> Reason | None:
    """Why a hex cannot be chosen besides the others: each once, unless Production Focus lets it be
    chosen again, one water hex in all (COC-9.5), and few of those that an ability allows."""
    if candidate.hex in chosen:
        return None if s.turn.pending == PRODUCTION_FOCUS else CHOSEN
    if s.map.is_water(candidate.hex) and sum(map(s.map.is_water, chosen)) >= WATER_HEXES:
        return ONE_WATER
    group = candidate.group
    if group < 0:
        return None
    used = sum([c.group == group for c in choice if c.hex in chosen])
    return NO_MORE_AFAR if used >= group_limit(s, group) else None


def refuse_take(s: State, me: Player, place: int, good: int) -> Reason:
    """Why this good cannot be had from this hex in the Collect in progress (COC-9.2, COC-9.4)."""
    assert s.collecting is not None
    city, chosen = s.collecting.city, [n for n, _ in s.collecting.taken]
    choice = candidates(s, me, city)
    for candidate in choice:
        if candidate.hex == place:
            if good not in candidate.goods:
                return OTHER_YIELD
            return _refuse_besides(s, candidate, choice, chosen) or ENOUGH
    afar = [n for _, places in answers(s, me, Moment.COLLECT_HEXES, city) for n in places]
    if place != city and place not in s.map.near(city) and place not in afar:
        return TOO_FAR
    return refuse_hex(s, me, city, place) or NO_YIELD[s.map.terrain[place]]


def take_prisoner(s: State, me: Player, place: int, kind: int) -> None:
    """With Tribute a barbarian unit may be taken from its city in place of the resource (COC-7.11,
    COC-9.2)."""
    take(s, BARBARIANS, place, next(u for u in at(s, BARBARIANS, place) if u & KIND == kind))
    me.prisoners = (*me.prisoners, BARBARIANS * 8 + kind)
    s.tell("takes-prisoner", "COC-9.2", seat=me.seat, unit=UNITS[kind].id, hex=s.label(place))


def group_limit(s: State, group: int) -> int:
    """COC-9.8: how many of the hexes that Husbandry allows may be chosen."""
    advance = ADVANCES[group]
    roads = s.me.has(ADVANCE["roads"])
    return advance.range2_land_hexes_with_roads if roads else advance.range2_land_hexes


def _mark_used(s: State, choice: list[Candidate], taken: tuple[tuple[int, int], ...]) -> None:
    chosen = {place for place, _ in taken}
    for candidate in choice:
        if candidate.group >= 0 and candidate.hex in chosen:
            s.turn.used |= 1 << candidate.group


def change_gains(s: State, less: int, more: int) -> None:
    """One good of the Collect in progress becomes another (COC-9.9)."""
    assert s.collecting is not None
    gains = plus(s.collecting.gains, one(less, -1))
    s.collecting = replace(s.collecting, gains=plus(gains, one(more)))


def add_gains(s: State, good: int, amount: int = 1) -> None:
    """The Collect in progress brings more (COC-9.9)."""
    assert s.collecting is not None
    s.collecting = replace(s.collecting, gains=plus(s.collecting.gains, one(good, amount)))


@RULES.plain("collect.end")
def collect_end(s: State, me: Player) -> None:
    """COC-9.9, COC-9.11: all arrives together; then limits are enforced."""
    assert s.collecting is not None
    gain(s, me, s.collecting.gains, "collect", "COC-9.9")
    s.collecting = None
