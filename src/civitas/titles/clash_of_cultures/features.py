"""What a seat may see, in numbers (COC-4.14); see `civitas.kernel.features`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from civitas.kernel.features import bits, counts, from_seat, named, who
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.areas import UNREVEALED
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATIONS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.course.scoring import CATEGORIES, HALF, half_points
from civitas.titles.clash_of_cultures.state import (
    GREAT_PERSON,
    HAPPY,
    KIND,
    MOODS,
    Player,
    State,
)

SHARED: Final[Mapping[str, Callable[[State], float]]] = {
    "round": lambda s: s.round,
    "phase": lambda s: s.phase,
    "actions_left": lambda s: s.turn.actions,
    "action_deck": lambda s: len(s.action_deck),
    "objective_deck": lambda s: len(s.objective_deck),
    "event_deck": lambda s: len(s.event_deck),
    "wonder_deck": lambda s: len(s.wonder_deck),
    "event": lambda s: s.event != NONE,
    "battle": lambda s: s.battle is not None,
    "over": lambda s: not s.agenda,
}
EACH: Final[Mapping[str, Callable[[State, Player], float]]] = {
    "starts": lambda s, p: s.start == p.seat,
    "in_turn": lambda s, p: s.seat == p.seat,
    "cities": lambda s, p: len(p.cities),
    "counter": lambda s, p: p.counter,
    "advances": lambda s, p: p.advances.bit_count(),
    "civilization_advances": lambda s, p: p.civilization_advances.bit_count(),
    "action_cards": lambda s, p: len(p.action_hand),
    "objective_cards": lambda s, p: len(p.objective_hand),
    "wonder_cards": lambda s, p: len(p.wonder_hand),
    "objectives": lambda s, p: len(p.objectives),
    "kept_events": lambda s, p: len(p.kept_events),
    "leader": lambda s, p: p.leader != NONE,
    "leaders_left": lambda s, p: len(p.leaders),
    "prisoners": lambda s, p: len(p.prisoners),
    "actions_owed": lambda s, p: p.owed_actions + p.assassinated,
}
SIZES: Final = ("size", "largest", *(f"cities_{mood}" for mood in MOODS))
"""Of all cities together, of the largest, and how many there are of each mood."""
_SHARED: Final = tuple(SHARED.values())
_EACH: Final = tuple(EACH.values())
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


def feature_names(s: State) -> tuple[str, ...]:
    """What is counted, in order."""
    return (
        *SHARED,
        *named(who(len(s.players)), (*EACH, *MANY)),
        *named(["me"], OWN),
        *named(s.map.layout.labels, HEX),
    )


def features(s: State, seat: int) -> list[float]:
    """What this seat may see."""
    found: list[float] = [count(s) for count in _SHARED]
    for p in from_seat(s.players, seat):
        found += [count(s, p) for count in _EACH]
        found += _cities(s, p)
        found += _units(s, p)
        found += [points / HALF for points in half_points(s, p)]
        found += p.goods
        found += p.pieces_left
        found += counts((p.civilization,), len(CIVILIZATIONS))
        found += bits(p.advances, len(ADVANCES))
    return found + _own(s.players[seat]) + _hexes(s, seat)


def _cities(s: State, p: Player) -> list[int]:
    sizes, moods = [0], [0] * (HAPPY + 1)
    for place in p.cities:
        city = s.cities[place]
        sizes.append(city.size)
        moods[city.mood] += 1
    return [sum(sizes), max(sizes), *moods]


def _units(s: State, p: Player) -> list[int]:
    """Those on the map, by kind."""
    kinds = [0] * len(UNITS)
    for units in s.units[p.seat].values():
        for unit in units:
            kinds[unit & KIND] += 1
    return kinds


def _own(me: Player) -> list[float]:
    """The cards in hand."""
    hand = me.action_hand
    return [
        *counts(hand, len(ACTION_CARDS)),
        sum([card >= GREAT_PERSON for card in hand]),
        *counts(me.objective_hand, len(OBJECTIVES)),
        *counts(me.wonder_hand, len(WONDERS)),
    ]


def _hexes(s: State, seat: int) -> list[float]:
    """By hex: is it revealed, how large is its city, how many units are there; those of others
    count as negative."""
    found: list[float] = [0] * (len(HEX) * len(s.map.terrain))
    found[:: len(HEX)] = _revealed(s.map.terrain)
    for place, city in s.cities.items():
        found[len(HEX) * place + 1] = city.size if city.owner == seat else -city.size
    for owner, theirs in enumerate(s.units):
        for place, units in theirs.items():
            found[len(HEX) * place + 2] += len(units) if owner == seat else -len(units)
    return found


@lru_cache(maxsize=1 << 8)
def _revealed(terrain: tuple[int, ...]) -> list[bool]:
    """By hex; the map hardly ever changes."""
    return [each != UNREVEALED for each in terrain]
