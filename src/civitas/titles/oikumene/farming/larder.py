"""Who eats from which store in winter, and what there is (HRN-5.25 to HRN-5.30, HRN-5.34)."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY
from civitas.titles.oikumene.content.units import KINDS, STANDARD
from civitas.titles.oikumene.farming.winter import good_winter, winter_pasture
from civitas.titles.oikumene.means.areas import area_at, supplied
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.stores import fish_in, grain_in
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

WORTH: Final = (6, 12, 8, 14, 9, 12, 10, 20, 18)
"""By kind of unit, what it is worth in halves of gold when somebody has to go."""
RECRUIT_LESS: Final = 1
LEVEL_MORE: Final = 3
TOWN_WORTH: Final = (40, 64)
"""By settlement; a city that becomes a village loses the difference."""
SIEGE_WORTH: Final = 200
"""An encircled settlement takes everything inside with it."""


class Beast(msgspec.Struct, frozen=True):
    """A herd in winter."""

    field: int
    kind: int
    inside: bool
    """In an encircled settlement (HRN-5.28)?"""
    exempt: bool
    """Does it need no feeding (HRN-5.19, HRN-5.34)?"""
    doomed: bool
    """Is there nothing it could be fed with (HRN-5.28)?"""


class Mouth(msgspec.Struct, frozen=True):
    """Units of one stack, or one part of a settlement: all that goes hungry alike."""

    stack: int
    """NONE: a settlement."""
    field: int
    number: int
    food: int
    grain: int
    """For horses and elephants (HRN-5.30)."""
    worth: int
    """Of one."""


class Larder(msgspec.Struct, frozen=True):
    """All that eats from the same connected area or encircled settlement (HRN-5.29, HRN-2.18)."""

    area: int
    encircled: bool
    grain: int
    fish: int
    beasts: tuple[Beast, ...]
    mouths: tuple[Mouth, ...]
    """Those that are worth most for their food come first."""

    @property
    def needed(self) -> int:
        """The food and grain of all units and settlements."""
        return sum((mouth.food + mouth.grain) * mouth.number for mouth in self.mouths)


def larders(s: State, me: Player, *, past: bool = False) -> list[Larder]:
    """All larders of a player that have anybody to feed, in the order of their first space. Once
    this winter's feeding is ``past`` they are those of the next one."""
    beasts: dict[tuple[int, bool], list[Beast]] = {}
    mouths: dict[tuple[int, bool], list[Mouth]] = {}
    for field in spaces(s.homes[me.seat]):
        _add_town(s, me, field, mouths)
    for field in spaces(s.homes[me.seat] | s.grazed[me.seat]):
        _add_herds(s, me, field, beasts, past)
    for stack in sorted(me.units) if keeps_units(s, me, past) else ():
        _add_units(s, me, stack, mouths)
    keys = sorted(beasts.keys() | mouths.keys(), key=lambda key: (key[0] & -key[0], key[1]))
    return [_larder(s, me, key, beasts.get(key, []), mouths.get(key, [])) for key in keys]


def _larder(
    s: State, me: Player, key: tuple[int, bool], beasts: list[Beast], mouths: list[Mouth]
) -> Larder:
    area, shut = key
    if shut:
        field = spaces(area)[0]
        grain, fish = s.grain[field], s.fish[field]
    else:
        grain, fish = grain_in(s, me, area), fish_in(s, me, area)
    mouths.sort(key=lambda mouth: -mouth.worth / (mouth.food + mouth.grain))
    return Larder(area, shut, grain, fish, tuple(beasts), tuple(mouths))


def keeps_units(s: State, me: Player, past: bool = False) -> bool:
    """HRN-18.33: late-comers need neither feed nor pay their units before a certain year."""
    return s.year + past >= me.traits.no_attrition_until_year


def shut_in(s: State, me: Player, field: int) -> bool:
    """Is an own settlement there, and encircled?"""
    return s.owner[field] == me.seat and field not in s.fallen and encircled(s, field)


def _key(s: State, me: Player, space: int) -> tuple[int, bool]:
    """HRN-5.28: without connection to a VUS each space is on its own."""
    return (area_at(s, me, space) if supplied(s, me, space) else 1 << space), False


def _add_town(
    s: State, me: Player, field: int, mouths: dict[tuple[int, bool], list[Mouth]]
) -> None:
    if field in s.fallen:
        return
    town = s.town[field]
    food = BUILDINGS[town].food
    if shut_in(s, me, field):
        mouth = Mouth(NONE, field, 1, food, 0, SIEGE_WORTH)
        mouths.setdefault((1 << field, True), []).append(mouth)
        return
    worth = TOWN_WORTH[0]
    parts = [Mouth(NONE, field, 1, 1, 0, worth)]
    if town == CITY:
        parts.append(Mouth(NONE, field, 1, food - 1, 0, TOWN_WORTH[CITY] - worth))
    mouths.setdefault(_key(s, me, field), []).extend(parts)


def _add_units(
    s: State, me: Player, stack: int, mouths: dict[tuple[int, bool], list[Mouth]]
) -> None:
    """HRN-5.29, HRN-5.30"""
    food = KINDS[KIND_OF[stack]].food
    if food is None:
        return
    space = SPACE_OF[stack]
    within = space < s.world.lands and SPOT_OF[stack] > SITE and shut_in(s, me, space)
    key = (1 << space, True) if within else _key(s, me, space)
    mouth = Mouth(stack, space, me.units[stack], food.units, food.extra_grain, unit_worth(stack))
    mouths.setdefault(key, []).append(mouth)


def unit_worth(stack: int) -> int:
    """What one unit is worth when somebody has to go."""
    above = LEVEL_OF[stack] - STANDARD
    return WORTH[KIND_OF[stack]] + (above * LEVEL_MORE if above >= 0 else -RECRUIT_LESS)


def _add_herds(
    s: State, me: Player, field: int, beasts: dict[tuple[int, bool], list[Beast]], past: bool
) -> None:
    """HRN-5.25, HRN-5.28; nobody knows the weather of the next winter."""
    own = [kind for owner, kind in s.herds[field] if owner == me.seat]
    stalls = s.stalls[field] if s.owner[field] == me.seat else ()
    if not own and not stalls:
        return
    shut = bool(stalls) and shut_in(s, me, field)
    exempt = (good_winter(s, field) and not past) or winter_pasture(s, me, field)
    key = _key(s, me, field)
    doomed = not exempt and not supplied(s, me, field)
    for kind in own:
        beasts.setdefault(key, []).append(Beast(field, kind, False, exempt, doomed))
    for kind in stalls:
        if shut:
            beast = Beast(field, kind, inside=True, exempt=False, doomed=False)
            beasts.setdefault((1 << field, True), []).append(beast)
        else:
            beasts.setdefault(key, []).append(Beast(field, kind, True, exempt, doomed))
