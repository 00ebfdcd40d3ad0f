"""What a seat may see, in numbers (SOT-29.1); see `civitas.kernel.features`."""

from __future__ import annotations

from functools import lru_cache
from operator import add, mul
from typing import Final

from civitas.kernel.features import bits, counts, from_seat, named, who
from civitas.kernel.values import NOBODY
from civitas.titles.sands_of_time.content import (
    ADVANCES,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    CHRONICLES,
    CROPS,
    FIELDS,
    GOLD,
    REGIONS,
)
from civitas.titles.sands_of_time.counting import FIELD_MEASURES, colonies
from civitas.titles.sands_of_time.effects import Powers
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.state import IN_TURN, Empire, Stage, State

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


def features(s: State, seat: int) -> list[float]:
    """What this seat may see."""
    found: list[float] = [*_shared(s)]
    for e in from_seat(s.empires, seat):
        found += _each(s, e)
        found += _measures(s, e)
        found += e.heritage
        found += _unlocked(e.emphasis, e.powers)
        found += counts((e.emphasis,), len(CATEGORIES))
        found += e.markers
        found += _buildings(e.regions, s.buildings)
        found += bits(e.played, len(CARDS))
        found += bits(e.reached, len(ADVANCES))
    me = s.empires[seat]
    found += _own(me.laid, me.chosen)
    found += _regions(s, seat)
    return found


def _shared(s: State) -> tuple[float, ...]:
    """As they stand in `SHARED`."""
    return (
        s.dynasty,
        s.dynasty_space,
        s.round,
        s.stage < Stage.INCOME,
        s.growth,
        len(s.turn.hand) if s.stage in IN_TURN else 0,
        s.stage == Stage.OVER,
    )


def _each(s: State, e: Empire) -> tuple[float, ...]:
    """As they stand in `EACH`."""
    return (
        e.vp,
        e.stock[CROPS],
        e.stock[GOLD],
        e.unrest,
        e.powers.unrest_max,
        len(e.regions),
        len(colonies(s, e)),
        e.capital >= 0,
        sum(e.peasants),
        sum(e.soldiers),
        e.supply[0],
        e.supply[1],
        len(e.caravans),
        e.reached.bit_count(),
        e.emphasis_markers,
        e.bonuses.bit_count(),
        len(e.laid) - e.laid.count(0),
        s.start == e.seat,
        s.stage in IN_TURN and s.seat == e.seat,
    )


def _measures(s: State, e: Empire) -> list[int]:
    if not s.tiles:
        return [0] * len(ONCE_DEALT)
    return [measure(s, e) for measure in FIELD_MEASURES] + income_of(s, e)


@lru_cache(maxsize=KEPT)
def _unlocked(emphasis: int, powers: Powers) -> list[float]:
    """By category, whatever it was unlocked by."""
    return [float(emphasis == n or powers.unlocked[n]) for n in range(len(CATEGORIES))]


@lru_cache(maxsize=KEPT)
def _buildings(regions: tuple[int, ...], buildings: tuple[int, ...]) -> list[float]:
    """By kind, in these regions."""
    found = [0.0] * len(BUILDINGS)
    for region in regions:
        if there := buildings[region]:
            found = list(map(add, found, bits(there, len(BUILDINGS))))
    return found


@lru_cache(maxsize=KEPT)
def _own(laid: tuple[int, ...], chosen: tuple[int, ...]) -> list[float]:
    """The chronicles laid, and the cards chosen and not yet revealed."""
    found: list[float] = []
    for card in laid:
        found += counts((card - 1,), len(CHRONICLES))
    return found + [float(n in chosen) for n in range(len(CARDS))]


def _regions(s: State, seat: int) -> list[float]:
    """By region, who is there on it."""
    found = _land(s.in_play, s.capacity, s.resource, s.owner, s.buildings, seat).copy()
    mine, others, *more = [map(add, *e.citizens) for e in from_seat(s.empires, seat)]
    for theirs in more:
        others = map(add, others, theirs)
    found[3 :: len(REGION)] = mine
    found[4 :: len(REGION)] = others
    return found


@lru_cache(maxsize=KEPT)
def _land(
    in_play: tuple[bool, ...],
    capacity: tuple[int, ...],
    resource: tuple[int, ...],
    owner: tuple[int, ...],
    buildings: tuple[int, ...],
    seat: int,
) -> list[float]:
    """By region, without citizens; the owner is 1 for the own seat, -1 for another. There is
    neither capacity nor resource before the tiles are dealt."""
    found, width = [0.0] * (len(REGIONS) * len(REGION)), len(REGION)
    if capacity:
        found[::width] = map(mul, capacity, map(float, in_play))
        found[1::width] = map(mul, [each == GOLD for each in resource], map(float, in_play))
    found[2::width] = [1.0 if n == seat else 0.0 if n == NOBODY else -1.0 for n in owner]
    found[5::width] = [float(each.bit_count()) for each in buildings]
    return found
