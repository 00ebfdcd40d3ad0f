"""A game from which one component is left out: what is printed on it does nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import force_setattr

from civitas.kernel.values import put
from civitas.titles.clash_of_cultures import state, units
from civitas.titles.clash_of_cultures.battles import combat
from civitas.titles.clash_of_cultures.battles.sides import by_kind
from civitas.titles.clash_of_cultures.cards.action_cards import PLAYS, Playing
from civitas.titles.clash_of_cultures.cards.events import EFFECTS, SYMBOLS, TEXTS
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.areas import AREAS, CIVILIZATION_AREAS
from civitas.titles.clash_of_cultures.content.cards import (
    CONDITION,
    OBJECTIVE,
    TACTICS_HALF,
    TACTICS_HALVES,
)
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION,
    CIVILIZATIONS,
    LEADER_CARD,
    LEADERS,
)
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURE, STRUCTURES, UNIT
from civitas.titles.clash_of_cultures.course import scoring
from civitas.titles.clash_of_cultures.objectives import objectives
from civitas.titles.clash_of_cultures.objectives.conditions import IN_STATUS
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, powers_of
from civitas.titles.clash_of_cultures.state import Player

PRINTED: Final = {"id", "name", "name_de", "category", "row", "requires", "bonus", "timing"}
"""What an advance is, as opposed to what it does."""
PRICED: Final = {"id", "name", "name_de", "kind", "per_player", "cost", "requires_advance"}
"""What a building is, as opposed to what it does."""


class Box:
    """Takes things out, and puts them back in the end."""

    def __init__(self, patch: pytest.MonkeyPatch, back: ExitStack) -> None:
        self.patch, self.back = patch, back

    def blank(self, thing: msgspec.Struct, **fields: Any) -> None:
        """Other data on a frozen thing."""
        for name, value in fields.items():
            self.back.callback(force_setattr, thing, name, getattr(thing, name))
            force_setattr(thing, name, value)

    def blank_all(self, thing: msgspec.Struct, printed: set[str]) -> None:
        """No data at all, but for what is printed on it."""
        for name in set(thing.__struct_fields__) - printed:
            old = getattr(thing, name)
            nothing = type(old)() if isinstance(old, dict | int | str | tuple) else None
            self.blank(thing, **{name: nothing})

    def silence(self, *abilities: str) -> None:
        """Whoever has these abilities has nothing."""
        bits, has = sum(1 << ABILITY[name] for name in abilities), Player.has
        hears = lambda me, ability: not bits >> ability & 1 and has(me, ability)  # noqa: E731
        self.patch.setattr(Player, "has", hears)
        self.patch.setattr(state, "powers_of", lambda owned: powers_of(owned & ~bits))
        wider = lambda _, owned, __: powers_of(owned & ~bits)  # noqa: E731
        self.patch.setattr(state, "wider_powers", wider)

    def forget(self, rules: dict[str, Any], name: str) -> None:
        """No rule of this name."""
        self.patch.delitem(rules, name, raising=False)


def _advance(box: Box, name: str) -> None:
    advance = ADVANCES[ADVANCE[name]]
    box.blank_all(advance, PRINTED)
    box.silence(name)


def _building(box: Box, name: str) -> None:
    box.blank_all(STRUCTURES[STRUCTURE[name]], PRICED)
    has, structure = City.has, STRUCTURE[name]
    lacks = lambda city, wanted: wanted != structure and has(city, wanted)  # noqa: E731
    box.patch.setattr(City, "has", lacks)


def _unit(box: Box, name: str) -> None:
    """No combat ability, and no room aboard."""
    kind = UNIT[name]
    idle = lambda fighters: put(by_kind(fighters), kind, 0)  # noqa: E731
    box.patch.setattr(combat, "by_kind", idle)
    if name == "ship":
        box.patch.setattr(units, "SHIP_CAPACITY", 0)


def _area(box: Box, name: str) -> None:
    areas = (*AREAS, *CIVILIZATION_AREAS.values())
    area = next(area for area in areas if area.id == name)
    box.blank(area, terrain=("barren",) * 4)


def _play(box: Box, name: str) -> None:
    play = PLAYS[name]
    box.patch.setitem(PLAYS, name, Playing(play.may, lambda s, me: None, play.between_actions))


def _event(box: Box, name: str) -> None:
    box.forget(EFFECTS, name)
    box.forget(TEXTS, name)
    if name in PLAYS:
        _play(box, name)
    box.silence(name)


def _condition(box: Box, name: str) -> None:
    number, windows = CONDITION[name], objectives.windows
    rest = tuple(n for n in IN_STATUS if n != number)
    box.patch.setattr(objectives, "IN_STATUS", rest)
    unless = lambda s, me, met: windows(s, me, [n for n in met if n != number])  # noqa: E731
    box.patch.setattr(objectives, "windows", unless)


def _objective(box: Box, name: str) -> None:
    halves = put(objectives.HALVES, OBJECTIVE[name], (-1, -1))
    box.patch.setattr(objectives, "HALVES", halves)


def _wonder(box: Box, name: str) -> None:
    """The Great Pyramid speaks only when points are counted."""
    box.silence(name)
    if name == "great_pyramid":
        box.patch.setattr(scoring, "PYRAMID", -1)
        box.patch.setattr(scoring, "_wonders", scoring._wonders.__wrapped__)  # forget what it gave


def _civilization(box: Box, name: str) -> None:
    box.silence(*(advance.id for advance in CIVILIZATIONS[CIVILIZATION[name]].advances))


def _leader(box: Box, name: str) -> None:
    box.silence(*(ability.id for ability in LEADERS[LEADER_CARD[name]].abilities))


LEAVE_OUT: Final[dict[str, Callable[[Box, str], None]]] = {
    "advances": _advance,
    "buildings": _building,
    "units": _unit,
    "areas": _area,
    "actions": _play,
    "tactics": lambda box, name: box.blank(TACTICS_HALVES[TACTICS_HALF[name]], mods={}),
    "events": _event,
    "symbols": lambda box, name: box.forget(SYMBOLS, name),
    "conditions": _condition,
    "objectives": _objective,
    "wonders": _wonder,
    "civilizations": _civilization,
    "civilization_advances": lambda box, name: box.silence(name),
    "leaders": _leader,
    "leader_abilities": lambda box, name: box.silence(name),
}
"""By kind."""
INDISPENSABLE: Final = {"buildings/settlement", "units/settler"}
"""Without these there is no game at all."""


@contextmanager
def left_out(component: str) -> Iterator[None]:
    """Play without this component, given as kind/id."""
    kind, name = component.split("/")
    with pytest.MonkeyPatch.context() as patch, ExitStack() as back:
        LEAVE_OUT[kind](Box(patch, back), name)
        yield
