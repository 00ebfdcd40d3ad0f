"""What a seat may see, in numbers (SOT-29.1); see `civitas.kernel.features`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import add, mul, sub
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
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.state import IN_TURN, Empire, Stage, State

SHARED: Final[Mapping[str, Callable[[State], float]]] = {
    "dynasty": lambda s: s.dynasty,
    "dynasty_space": lambda s: s.dynasty_space,
    "round": lambda s: s.round,
    "setup": lambda s: s.stage < Stage.INCOME,
    "growth": lambda s: s.growth,
    "cards_in_hand": lambda s: len(s.turn.hand) if s.stage in IN_TURN else 0,
    "over": lambda s: s.stage == Stage.OVER,
}
EACH: Final[Mapping[str, Callable[[State, Empire], float]]] = {
    "vp": lambda s, e: e.vp,
    "crops": lambda s, e: e.stock[CROPS],
    "gold": lambda s, e: e.stock[GOLD],
    "unrest": lambda s, e: e.unrest,
    "unrest_max": lambda s, e: e.powers.unrest_max,
    "regions": lambda s, e: len(e.regions),
    "colonies": lambda s, e: len(colonies(s, e)),
    "capital": lambda s, e: e.capital >= 0,
    "peasants": lambda s, e: sum(e.peasants),
    "soldiers": lambda s, e: sum(e.soldiers),
    "peasants_left": lambda s, e: e.supply[0],
    "soldiers_left": lambda s, e: e.supply[1],
    "caravans": lambda s, e: len(e.caravans),
    "advances": lambda s, e: e.reached.bit_count(),
    "emphasis_markers": lambda s, e: e.emphasis_markers,
    "bonuses": lambda s, e: e.bonuses.bit_count(),
    "laid": lambda s, e: sum(map(bool, e.laid)),
    "starts": lambda s, e: s.start == e.seat,
    "in_turn": lambda s, e: s.stage in IN_TURN and s.seat == e.seat,
}
_SHARED: Final = tuple(SHARED.values())
_EACH: Final = tuple(EACH.values())
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
    found: list[float] = [count(s) for count in _SHARED]
    for e in from_seat(s.empires, seat):
        found += [count(s, e) for count in _EACH]
        found += _measures(s, e)
        found += e.heritage
        found += [e.unlocked(category) for category in range(len(CATEGORIES))]
        found += counts((e.emphasis,), len(CATEGORIES))
        found += e.markers
        found += _buildings(s, e)
        found += bits(e.played, len(CARDS))
        found += bits(e.reached, len(ADVANCES))
    return found + _own(s.empires[seat]) + _regions(s, seat)


def _measures(s: State, e: Empire) -> list[int]:
    if not s.tiles:
        return [0] * len(ONCE_DEALT)
    return [measure(s, e) for measure in FIELD_MEASURES] + income_of(s, e)


def _buildings(s: State, e: Empire) -> list[int]:
    """By kind."""
    found = [0] * len(BUILDINGS)
    for region in e.regions:
        if there := s.buildings[region]:
            found = list(map(add, found, bits(there, len(BUILDINGS))))
    return found


def _own(me: Empire) -> list[float]:
    """The chronicles laid, and the cards chosen and not yet revealed."""
    found: list[float] = []
    for card in me.laid:
        found += counts((card - 1,), len(CHRONICLES))
    return found + [n in me.chosen for n in range(len(CARDS))]


def _regions(s: State, seat: int) -> list[float]:
    """By region; the owner is 1 for the own seat, -1 for another."""
    mine, width = list(map(add, *s.empires[seat].citizens)), len(REGION)
    found: list[float] = [0] * (len(REGIONS) * width)
    if s.tiles:
        found[::width] = map(mul, s.capacity, s.in_play)
        gold = [resource == GOLD for resource in s.resource]
        found[1::width] = map(mul, gold, s.in_play)
    found[2::width] = [1 if n == seat else 0 if n == NOBODY else -1 for n in s.owner]
    found[3::width] = mine
    found[4::width] = map(sub, s.crowds(), mine)
    found[5::width] = map(int.bit_count, s.buildings)
    return found
