"""What a field is worth to an Automa (AUT-6.6 to AUT-6.13).

A value has parts, by the letters of the printed table; ``base`` is the highest priority that
applies. Values are computed from the position before the expansion (AUT-5.9).
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any, Final

import msgspec

from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.cards import (
    BARBARIAN_LEVELS,
    BARBARIAN_MORALE,
    CARDS,
    FISHERMEN,
    PEACEMAKERS,
)
from civitas.titles.era_of_tribes.content.fields import (
    FISH,
    FOOD,
    FOREST,
    HILL,
    LANDS,
    LUXURY,
    MILITARY,
    MOUNTAIN,
    TERRAIN,
    TERRAINS,
)
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.progress import MECHANICS
from civitas.titles.era_of_tribes.means.control import is_player
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State


def _number(entry: dict[str, Any], what: str = "value") -> int:
    number: int = entry[what]
    return number


_PRIORITY: Final = {entry["id"]: entry for entry in VALUES["priorities"]}
_MODIFIER: Final = {entry["id"]: entry for entry in VALUES["modifiers"]}
LUXURY_CLASS, GROUP_CLASS, FOOD_CLASS, MILITARY_CLASS, OTHER_CLASS = (
    _number(_PRIORITY[name], "rank")
    for name in ("luxury", "smaller_fleet_group", "food", "military", "other")
)
"""AUT-6.13 A: the lower the rank, the higher the class."""
BASE: Final[dict[int, int]] = {entry["rank"]: entry["value"] for entry in VALUES["priorities"]}
LEAST: Final[int] = VALUES["minimum_value"]
FULL_DISTANCE: Final = 4
"""AUT-6.10: BP for each point of h."""
LETTERS: Final = ("a", "b", "c", "d", "e", "f", "g", "h", "i", "k", "l")


class Value(msgspec.Struct, frozen=True):
    """What a field is worth, and why."""

    field: int
    rank: int
    """Of the priority class."""
    base: int
    parts: dict[str, int]
    """By letter of the table, those that are not 0."""
    total: int


def modifier(letter: str) -> int:
    """The number of a letter that is the same at all levels."""
    return _number(_MODIFIER[letter])


def by_level(s: State, letter: str) -> int:
    """The number of a letter that depends on the difficulty."""
    number: int = _MODIFIER[letter]["value"][s.rules.difficulty]
    return number


def class_of(field: int, *, fish: bool = True, group: bool = False) -> int:
    """AUT-6.6: the highest priority class that applies to a field."""
    if LUXURY[field] >= 0:
        return LUXURY_CLASS
    if group:
        return GROUP_CLASS
    if FOOD[field] or (fish and FISH[field]):
        return FOOD_CLASS
    return MILITARY_CLASS if MILITARY[field] >= 0 else OTHER_CLASS


def base_of(me: Player, field: int, rank: int) -> int:
    """AUT-6.6: the base value of a class; to Slavs forest and hills are worth at least 1."""
    base = BASE[rank]
    if TERRAIN[field] in (FOREST, HILL):
        return max(base, me.traits.rough_value)
    return base


def creates_colony(s: State, me: Player, field: int) -> bool:
    """AUT-6.10 g: would a land province, taken from the sea, be a new colony? Not one that joins an
    own province over land, nor a home."""
    if field >= LANDS or field in HOMES[me.people]:
        return False
    return not any(s.owner[near] == me.seat for near in s.area.land_borders[field])


def relevant(s: State, me: Player, field: int, *, fish: bool = True) -> bool:
    """AUT-6.7: is the field of use for the open influence card? Without its fish it is of none to
    Fishermen (AUT-7.4)."""
    cards = [card for card in s.open_cards if fish or card != FISHERMEN]
    return any(_relevant(s, me, CARDS[card].automa_relevant, field) for card in cards)


def _relevant(s: State, me: Player, wanted: str, field: int) -> bool:
    if wanted.startswith("target terrain is "):
        return TERRAINS[TERRAIN[field]] == wanted.rpartition(" ")[2]
    return _RELEVANT[wanted](s, me, field)


def _held_by_another(s: State, me: Player, field: int) -> bool:
    """By barbarians or an opponent; at sea it is enough that he has fleets there."""
    if field >= LANDS:
        return any(field in other.fleets for other in s.players if other.seat != me.seat)
    owner = s.owner[field]
    return owner == BARBARIANS or (is_player(owner) and owner != me.seat)


_RELEVANT: Final[dict[str, Callable[[State, Player, int], bool]]] = {
    "target is a sea field": lambda _s, _me, field: field >= LANDS,
    "taking the target creates a colony": creates_colony,
    "target is occupied by barbarians or an opponent, fleets on a sea field included": (
        _held_by_another
    ),
    "target is a sea field with fish": lambda _s, _me, field: FISH[field] > 0,
    "target holds a barbarian tile": lambda s, _me, field: field in s.villages,
    "target has a luxury good": lambda _s, _me, field: LUXURY[field] >= 0,
    "target is a land province": lambda _s, _me, field: field < LANDS,
    "target has a historical battlefield": lambda s, _me, field: field in s.battlefields,
    "target province holds a city": lambda s, _me, field: field < LANDS and s.city_at(field),
    "never": lambda _s, _me, _field: False,
}


def goods_next_door(s: State, me: Player, field: int) -> int:
    """AUT-6.8 b: goods and food on provinces that share a land border, but for own provinces."""
    return sum(
        FOOD[near] + (LUXURY[near] >= 0) + (MILITARY[near] >= 0)
        for near in s.area.land_borders[field]
        if s.owner[near] != me.seat
    )


def _lasting(s: State, me: Player, field: int, *, fish: bool = True) -> dict[str, int]:
    """a, b and c: what holds for any field, own ones too (AUT-2.3, AUT-3.12)."""
    return {
        "a": modifier("a") * relevant(s, me, field, fish=fish),
        "b": modifier("b") * goods_next_door(s, me, field) if field < LANDS else 0,
        "c": modifier("c") * (TERRAIN[field] == MOUNTAIN),
    }


def _hostility(s: State, me: Player, field: int) -> dict[str, int]:
    """e, i, k, l: what depends on who holds the field (AUT-6.9, AUT-6.11, AUT-6.12)."""
    owner = s.owner[field]
    if owner == me.seat or not (is_player(owner) or owner == BARBARIANS):
        return {}
    found = {}
    if is_player(owner) and s.players[owner].automa:
        posts = sum(s.posts.get(city) == me.seat for city in s.players[owner].cities)
        found["e"] = modifier("e") * posts
    if field >= LANDS:
        return found
    peace = PEACEMAKERS in s.open_cards
    found["i"] = _MODIFIER["i"]["value_with_open_peacemakers"] if peace else modifier("i")
    mechanics, morale = _occupant(s, owner)
    found["k"] = by_level(s, "k") * (me.levels[MECHANICS] > mechanics)
    found["l"] = by_level(s, "l") * (me.morale > morale)
    return found


def _occupant(s: State, owner: int) -> tuple[int, int]:
    """Mechanics and morale of whoever holds a province (AUT-6.12)."""
    if owner == BARBARIANS:
        return BARBARIAN_LEVELS[s.barbarian_level - 1].mechanics, BARBARIAN_MORALE
    return s.players[owner].levels[MECHANICS], s.players[owner].morale


def value_of(
    s: State,
    me: Player,
    field: int,
    *,
    group: bool = False,
    fish: bool = True,
    surplus: bool = False,
    new_fleet: bool = False,
    distance: int | None = None,
) -> Value:
    """The value of a target. With a distance it is for a fleet, which may have to be built, or is
    ``surplus`` where another one has the fish (AUT-7.4)."""
    rank = class_of(field, fish=fish, group=group)
    base = base_of(me, field, rank)
    parts = _lasting(s, me, field, fish=not surplus) | _hostility(s, me, field)
    parts["d"] = modifier("d") * max(0, -me.morale)
    if distance is not None:
        parts["g"] = modifier("g") * creates_colony(s, me, field)
        parts["h"] = modifier("h") * (distance // FULL_DISTANCE)
    if new_fleet:
        parts["f"] = modifier("f")
    parts = {letter: number for letter, number in sorted(parts.items()) if number}
    return Value(field, rank, base, parts, base + sum(parts.values()))


def own_value(s: State, me: Player, field: int) -> Value:
    """AUT-2.3, AUT-3.12: of an own province only base, a, b and c count."""
    rank = class_of(field)
    base = base_of(me, field, rank)
    parts = {letter: number for letter, number in _lasting(s, me, field).items() if number}
    return Value(field, rank, base, parts, base + sum(parts.values()))


def own_borders(s: State, me: Player, field: int, settled: Container[int] = ()) -> int:
    """AUT-6.13 B: the land provinces that it holds now next to a target, of a sea target on its
    coast; those that its fleets are about to settle count."""
    near = s.area.land_borders[field] if field < LANDS else s.area.coasts[field]
    return sum(s.owner[n] == me.seat or n in settled for n in near)


def decided_by(keys: Sequence[tuple[int, ...]], best: tuple[int, ...]) -> int:
    """Which tie breaker decided between candidates of one value: 1 to 3 for A to C, then what comes
    after them; 0 if there was none as good. A key begins with the value."""
    left, decided = [key for key in keys if key[0] == best[0]], 0
    for number in range(1, len(best)):
        closer = [key for key in left if key[number] == best[number]]
        if len(closer) < len(left):
            left, decided = closer, number
    return len(best) if len(left) > 1 else decided


def tell_value(s: State, me: Player, value: Value, message: str, clause: str) -> None:
    """A candidate in the log, with all parts of its value."""
    if s.log is not None:
        letters = {letter: value.parts.get(letter, 0) for letter in LETTERS}
        s.tell(
            message,
            clause,
            seat=me.seat,
            field=s.label(value.field),
            base=value.base,
            total=value.total,
            **letters,
        )
