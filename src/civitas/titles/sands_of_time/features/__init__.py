"""What a seat may see, in numbers (SOT-29.1); see `civitas.kernel.features`."""

from __future__ import annotations

from array import array
from functools import lru_cache
from operator import add, mul
from typing import Any, Final, NamedTuple

from civitas.kernel.features import (
    NOUGHT,
    ONE,
    Last,
    bits,
    counts,
    from_seat,
    laid,
    named,
    packed,
    packing,
    who,
)
from civitas.kernel.values import NOBODY
from civitas.titles.sands_of_time.content import (
    ADVANCES,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    CHRONICLES,
    FIELDS,
    GOLD,
    REGIONS,
)
from civitas.titles.sands_of_time.counting import all_measures
from civitas.titles.sands_of_time.effects import Powers
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.state import COLONY, IN_TURN, Empire, Stage, State

SHARED: Final = (
    "dynasty",
    "dynasty_space",
    "round",
    "setup",
    "growth",
    "cards_in_hand",
    "over",
)
EACH: Final = (
    "vp",
    "crops",
    "gold",
    "unrest",
    "unrest_max",
    "regions",
    "colonies",
    "capital",
    "peasants",
    "soldiers",
    "peasants_left",
    "soldiers_left",
    "caravans",
    "advances",
    "emphasis_markers",
    "bonuses",
    "laid",
    "starts",
    "in_turn",
)
KEPT: Final = 1 << 10
"""Tuples in the state change seldom: what is counted of so many of them is kept."""
ONCE_DEALT: Final = (*(f"measure_{field.id}" for field in FIELDS), "income_crops", "income_gold")
"""What can be counted when the resource tiles lie on the board."""
BY_CATEGORY: Final = named(["heritage", "unlocked", "emphasis"], CATEGORIES)
MARKERS: Final = tuple(f"marker_{n + 1}" for n in range(2 * len(CATEGORIES)))
BUILT: Final = tuple(building.id for building in BUILDINGS)
PLAYED: Final = tuple(f"played_{card}" for card in CARDS)
REACHED: Final = tuple(f"advance_{advance.id}" for advance in ADVANCES)
OWN: Final = (
    *(f"laid_{field.id}_{n + 1}" for field in FIELDS for n in range(len(CHRONICLES))),
    *(f"chosen_{card}" for card in CARDS),
)
REGION: Final = ("capacity", "yields_gold", "owner", "mine", "others", "buildings")


def feature_names(s: State) -> tuple[str, ...]:
    """What is counted, in order."""
    each = (*EACH, *ONCE_DEALT, *BY_CATEGORY, *MARKERS, *BUILT, *PLAYED, *REACHED)
    return (
        *SHARED,
        *named(who(len(s.empires)), each),
        *named(["me"], OWN),
        *named([region.id for region in REGIONS], REGION),
    )


class Crowd(NamedTuple):
    """All citizens of a player on the map."""

    peasants: int
    soldiers: int
    by_region: array[float]


@lru_cache(maxsize=KEPT)
def _crowd(peasants: tuple[int, ...], soldiers: tuple[int, ...]) -> Crowd:
    return Crowd(sum(peasants), sum(soldiers), array("f", map(add, peasants, soldiers)))


def _crowd_of(e: Empire) -> Crowd:
    peasants, soldiers = e.citizens
    return _crowd(tuple(peasants), tuple(soldiers))


def features(s: State, seat: int) -> array[float]:
    """What this seat may see."""
    parts = [_shared(s)]
    ground = s.owner, s.buildings, s.capacity, s.resource, s.status
    capitals, crowds = [e.capital for e in s.empires], []
    turn = s.seat if s.stage in IN_TURN else NOBODY
    for e in from_seat(s.empires, seat):
        peasants, soldiers = e.citizens
        crowd = peasants + soldiers
        crowds.append(crowd)
        parts.append(_EACH.of(s, e.seat, _means_of(s, e, crowd)))
        parts.append(ONE if e.seat == turn else NOUGHT)
        parts.append(_DEALT.of(s, e.seat, _realm_of(e, crowd, ground, capitals)))
    me = s.empires[seat]
    parts.append(_own(me.laid, me.chosen))
    parts.append(_REGIONS.of(s, seat, (ground, s.in_play, crowds)))
    return laid(parts)


def _shared(s: State) -> bytes:
    """As they stand in `SHARED`."""
    return _PACK_SHARED(
        s.dynasty,
        s.dynasty_space,
        s.round,
        s.stage < Stage.INCOME,
        s.growth,
        len(s.turn.hand) if s.stage in IN_TURN else 0,
        s.stage == Stage.OVER,
    )


def _means_of(s: State, e: Empire, crowd: list[int]) -> tuple[Any, ...]:
    """All that `_each` counts from."""
    crops, gold = e.stock
    peasants_left, soldiers_left = e.supply
    return (
        e.vp,
        crops,
        gold,
        e.unrest,
        e.bonuses,
        peasants_left,
        soldiers_left,
        e.regions,
        s.status,
        e.powers,
        e.capital,
        crowd,
        e.caravans,
        e.reached,
        e.emphasis_markers,
        e.laid,
        s.start,
    )


def _each(s: State, seat: int) -> bytes:
    """As they stand in `EACH`, but for the last one."""
    e = s.empires[seat]
    crowd = _crowd_of(e)
    (crops, gold), (peasants_left, soldiers_left) = e.stock, e.supply
    return _PACK_EACH(
        e.vp,
        crops,
        gold,
        e.unrest,
        e.powers.unrest_max,
        len(e.regions),
        [s.status[region] for region in e.regions].count(COLONY),
        e.capital >= 0,
        crowd.peasants,
        crowd.soldiers,
        peasants_left,
        soldiers_left,
        len(e.caravans),
        e.reached.bit_count(),
        e.emphasis_markers,
        e.bonuses.bit_count(),
        len(e.laid) - e.laid.count(0),
        s.start == seat,
    )


def _realm_of(
    e: Empire, crowd: list[int], ground: tuple[Any, ...], capitals: list[int]
) -> tuple[Any, ...]:
    """All that `_dealt` counts from."""
    return (
        e.played,
        crowd,
        ground,
        capitals,
        e.regions,
        e.caravans,
        e.powers,
        e.reached,
        e.heritage,
        e.emphasis,
        e.markers,
    )


def _dealt(s: State, seat: int) -> bytes:
    """As they stand in `ONCE_DEALT`, and all that follows of a player."""
    e, measures, income = s.empires[seat], _NO_MEASURES, _NO_INCOME
    if s.tiles:
        crowd = _crowd_of(e)
        measures = all_measures(s, e, crowd.peasants + crowd.soldiers)
        income = income_of(s, e)
    parts = (
        _PACK_DEALT(*measures, *income),
        _steady(e.heritage, e.emphasis, e.powers, e.markers),
        _buildings(e.regions, s.buildings),
        bits(e.played, len(CARDS)),
        bits(e.reached, len(ADVANCES)),
    )
    return b"".join(parts)


_PACK_SHARED: Final = packing(len(SHARED))
_PACK_EACH: Final = packing(len(EACH) - 1)
_PACK_DEALT: Final = packing(len(ONCE_DEALT))
_NO_MEASURES: Final[tuple[int, ...]] = (0,) * len(FIELDS)
_NO_INCOME: Final = (0, 0)
_EACH: Final = Last(_each)
_DEALT: Final = Last(_dealt)


@lru_cache(maxsize=KEPT)
def _steady(
    heritage: tuple[int, ...], emphasis: int, powers: Powers, markers: tuple[int, ...]
) -> bytes:
    """By category, and the markers; unlocked is what is so, whatever it was unlocked by."""
    unlocked = [emphasis == n or powers.unlocked[n] for n in range(len(CATEGORIES))]
    emphases = [emphasis == n for n in range(len(CATEGORIES))]
    return packed([*heritage, *unlocked, *emphases, *markers])


@lru_cache(maxsize=KEPT)
def _buildings(regions: tuple[int, ...], buildings: tuple[int, ...]) -> bytes:
    """By kind, in these regions."""
    there = [buildings[region] for region in regions]
    return packed([sum([each >> n & 1 for each in there]) for n in range(len(BUILDINGS))])


@lru_cache(maxsize=KEPT)
def _own(laid: tuple[int, ...], chosen: tuple[int, ...]) -> bytes:
    """The chronicles laid, and the cards chosen and not yet revealed."""
    chronicles = [counts((card - 1,), len(CHRONICLES)) for card in laid]
    return b"".join([*chronicles, packed([n in chosen for n in range(len(CARDS))])])


def _regions(s: State, seat: int) -> bytes:
    """By region, who is there on it."""
    found = _land(s.in_play, s.capacity, s.resource, s.owner, s.buildings, seat)[:]
    mine, others, *more = [_crowd_of(e).by_region for e in from_seat(s.empires, seat)]
    if more:
        others = array("f", map(sum, zip(others, *more, strict=True)))
    found[3 :: len(REGION)] = mine
    found[4 :: len(REGION)] = others
    return found.tobytes()


_REGIONS: Final = Last(_regions)


@lru_cache(maxsize=KEPT)
def _land(
    in_play: tuple[bool, ...],
    capacity: tuple[int, ...],
    resource: tuple[int, ...],
    owner: tuple[int, ...],
    buildings: tuple[int, ...],
    seat: int,
) -> array[float]:
    """By region, without citizens; the owner is 1 for the own seat, -1 for another. There is
    neither capacity nor resource before the tiles are dealt."""
    found, width = [0.0] * (len(REGIONS) * len(REGION)), len(REGION)
    if capacity:
        found[::width] = map(mul, capacity, map(float, in_play))
        found[1::width] = map(mul, [each == GOLD for each in resource], map(float, in_play))
    found[2::width] = [1.0 if n == seat else 0.0 if n == NOBODY else -1.0 for n in owner]
    found[5::width] = [float(each.bit_count()) for each in buildings]
    return array("f", found)
