"""What a seat may see, in numbers (COC-4.14); see `civitas.kernel.features`."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any, Final, TypeAlias

from civitas.kernel.features import (
    Kept,
    Last,
    bits,
    counts,
    from_seat,
    named,
    packed,
    packing,
    who,
)
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.areas import UNREVEALED
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.course.scoring import (
    CATEGORIES,
    HALF,
    ability_points,
    half_points,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, KIND, MOODS, Player, State

SHARED: Final = (
    "round",
    "phase",
    "actions_left",
    "action_deck",
    "objective_deck",
    "event_deck",
    "wonder_deck",
    "event",
    "battle",
    "over",
)
EACH: Final = (
    "starts",
    "in_turn",
    "cities",
    "counter",
    "advances",
    "civilization_advances",
    "action_cards",
    "objective_cards",
    "wonder_cards",
    "objectives",
    "kept_events",
    "leader",
    "leaders_left",
    "prisoners",
    "actions_owed",
)
SIZES: Final = ("size", "largest", *(f"cities_{mood}" for mood in MOODS))
"""Of all cities together, of the largest, and how many there are of each mood."""
MANY: Final = (
    *SIZES,
    *(f"unit_{unit.id}" for unit in UNITS),
    *(f"points_{category}" for category in CATEGORIES),
    *(f"good_{good}" for good in GOODS),
    *(f"left_{structure.id}" for structure in STRUCTURES),
    *(f"civilization_{civilization.id}" for civilization in CIVILIZATIONS),
    *(f"advance_{advance.id}" for advance in ADVANCES),
)
OWN: Final = (
    *(f"action_{card.id}" for card in ACTION_CARDS),
    "great_persons",
    *(f"objective_{card.id}" for card in OBJECTIVES),
    *(f"wonder_{card.id}" for card in WONDERS),
)
HEX: Final = ("revealed", "city", "units")

Cities: TypeAlias = dict[int, tuple[tuple[int, ...], tuple[int, ...], int]]
"""By hex, what is counted of its city: colours, wonders and mood."""
Own: TypeAlias = dict[int, tuple[int, ...]]
"""By hex, the units of one owner."""
Units: TypeAlias = list[Own]
Things: TypeAlias = tuple[Any, ...]
"""What something is counted from."""


def feature_names(s: State) -> tuple[str, ...]:
    """What is counted, in order."""
    return (
        *SHARED,
        *named(who(len(s.players)), (*EACH, *MANY)),
        *named(["me"], OWN),
        *named(s.map.layout.labels, HEX),
    )


def features(s: State, seat: int) -> array[float]:
    """What this seat may see. Two of three times it is what it was a pick ago, most of all while an
    offer is made up: so all that it is counted from is looked at first."""
    cities, units = _CITIES(s.cities), _UNITS(s.units)
    shared = _shared(s)
    each = [_things_of(s, p, cities, units[p.seat]) for p in s.players]
    there = s, shared, each, cities, units
    return array("f", _ALL.of(there, seat, (shared, each, units, s.map.terrain)))


def _all(there: tuple[State, Things, list[Things], Cities, Units], seat: int) -> bytes:
    s, shared, each, cities, units = there
    parts = [_PACK_SHARED(*shared[: len(SHARED)])]
    for p in from_seat(s.players, seat):
        at = p.seat
        parts.append(_IN_TURN[s.start == at][s.seat == at])
        parts.append(_EACH.of((s, cities, units[at]), at, each[at]))
    me = s.players[seat]
    parts.append(_own(me.action_hand, me.objective_hand, me.wonder_hand))
    parts.append(_HEXES.of(s, seat, (s.map.terrain, me.cities, cities, units)))
    return b"".join(parts)


def _shared(s: State) -> Things:
    """As they stand in `SHARED`, and who starts and whose turn it is."""
    return (
        s.round,
        s.phase,
        s.turn.actions,
        len(s.action_deck),
        len(s.objective_deck),
        len(s.event_deck),
        len(s.wonder_deck),
        s.event != NONE,
        s.battle is not None,
        not s.agenda,
        s.start,
        s.seat,
    )


def _things_of(s: State, p: Player, cities: Cities, units: Own) -> Things:
    """All that `_each` counts from. Abilities that bring points count from anything."""
    return (
        p.goods,
        p.action_hand,
        cities,
        units,
        p.cities,
        p.counter,
        p.advances,
        p.civilization_advances,
        p.objective_hand,
        p.wonder_hand,
        p.objectives,
        p.kept_events,
        p.leader,
        p.leaders,
        p.prisoners,
        p.owed_actions,
        p.assassinated,
        p.pieces_left,
        p.civilization,
        p.marked_areas,
        s.wonder_markers,
        p.event_points,
        p.killed_leaders,
        ability_points(s, p) if p.powers.at[Moment.END_POINTS] else None,
    )


def _each(there: tuple[State, Cities, Own], seat: int) -> bytes:
    """All of a player but who starts and whose turn it is. Mostly it is goods or cards that have
    changed, so what takes longer to count is kept by itself."""
    s, cities, units = there
    p = s.players[seat]
    parts = (
        _means(p),
        _SIZES.of(s, seat, (cities, p.cities)),
        _KINDS.of(s, seat, units),
        _points(s, p, cities),
        _PACK_STOCK(*p.goods, *p.pieces_left),
        counts((p.civilization,), len(CIVILIZATIONS)),
        bits(p.advances, len(ADVANCES)),
    )
    return b"".join(parts)


def _points(s: State, p: Player, cities: Cities) -> bytes:
    """By category. Abilities that bring points count from anything."""
    things = (
        cities,
        p.advances,
        p.civilization_advances,
        p.objectives,
        p.marked_areas,
        s.wonder_markers,
        p.event_points,
        p.killed_leaders,
        ability_points(s, p) if p.powers.at[Moment.END_POINTS] else None,
    )
    return _POINTS.of(s, p.seat, things)


def _means(p: Player) -> bytes:
    """As they stand in `EACH`, from the third one on."""
    return _PACK_MEANS(
        len(p.cities),
        p.counter,
        p.advances.bit_count(),
        p.civilization_advances.bit_count(),
        len(p.action_hand),
        len(p.objective_hand),
        len(p.wonder_hand),
        len(p.objectives),
        len(p.kept_events),
        p.leader != NONE,
        len(p.leaders),
        len(p.prisoners),
        p.owed_actions + p.assassinated,
    )


def _sizes(s: State, seat: int) -> bytes:
    """As they stand in `SIZES`."""
    p = s.players[seat]
    if not p.cities:
        return packed([0] * len(SIZES))
    own = [s.cities[place] for place in p.cities]
    sizes, moods = [city.size for city in own], [city.mood for city in own]
    return packed([sum(sizes), max(sizes), *(moods.count(mood) for mood in range(len(MOODS)))])


def _kinds(s: State, seat: int) -> bytes:
    """The units on the map, by kind."""
    kinds = [0] * len(UNITS)
    for units in s.units[seat].values():
        for unit in units:
            kinds[unit & KIND] += 1
    return packed(kinds)


@lru_cache(maxsize=1 << 10)
def _own(actions: tuple[int, ...], objectives: tuple[int, ...], wonders: tuple[int, ...]) -> bytes:
    """The cards in hand."""
    parts = (
        counts(actions, len(ACTION_CARDS)),
        packed([sum([card >= GREAT_PERSON for card in actions])]),
        counts(objectives, len(OBJECTIVES)),
        counts(wonders, len(WONDERS)),
    )
    return b"".join(parts)


def _hexes(s: State, seat: int) -> bytes:
    """By hex: is it revealed, how large is its city, how many units are there; those of others
    count as negative."""
    found = _revealed(s.map.terrain)[:]
    own = s.players[seat].cities
    for place, city in s.cities.items():
        found[len(HEX) * place + 1] = city.size if place in own else -city.size
    for owner, theirs in enumerate(s.units):
        for place, units in theirs.items():
            found[len(HEX) * place + 2] += len(units) if owner == seat else -len(units)
    return found.tobytes()


def _copied(units: Units) -> Units:
    return [theirs.copy() for theirs in units]


def _seen(cities: dict[int, City]) -> Cities:
    """All that is counted of cities; most changes are about which of them were activated."""
    return {place: (city.colours, city.wonders, city.mood) for place, city in cities.items()}


_PACK_SHARED: Final = packing(len(SHARED))
_PACK_MEANS: Final = packing(len(EACH) - 2)
_PACK_STOCK: Final = packing(len(GOODS) + len(STRUCTURES))
_IN_TURN: Final = tuple([tuple([packed([starts, now]) for now in (0, 1)]) for starts in (0, 1)])
"""Does a player start, and is it that player's turn?"""
_CITIES: Final = Kept(dict[int, City].copy, _seen)
_UNITS: Final = Kept(_copied, _copied)
_EACH: Final = Last(_each)
_SIZES: Final = Last(_sizes)
_KINDS: Final = Last(_kinds)
_POINTS: Final = Last(lambda s, seat: packed([n / HALF for n in half_points(s, s.players[seat])]))
_HEXES: Final = Last(_hexes)
_ALL: Final = Last(_all)


@lru_cache(maxsize=1 << 8)
def _revealed(terrain: tuple[int, ...]) -> array[float]:
    """By hex, with nothing on it; the map hardly ever changes."""
    found = [0.0] * (len(HEX) * len(terrain))
    found[:: len(HEX)] = [float(each != UNREVEALED) for each in terrain]
    return array("f", found)
