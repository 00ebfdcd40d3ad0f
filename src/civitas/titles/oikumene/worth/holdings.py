"""What a player has: lands, settlements, building sites, units and stores. What is no point yet is
worth what it will bring in the rounds that are left (``left``, a part of all)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.calendar import AUTUMN, LAST_ROUND, SUMMER, WINTER
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.farming.forecast import is_past
from civitas.titles.oikumene.farming.larder import keeps_units
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces
from civitas.titles.oikumene.worth import settlements
from civitas.titles.oikumene.worth.points import FIELD, VICTORY

GOLD: Final[tuple[float, ...]] = (0.1, 0.55)
"""A piece of gold: at the end, and what it is worth more at the beginning."""
SAVED: Final = 14
"""More gold than this lies idle."""
LOOSE: Final = 0.55
"""A controlled field that is not connected, of one that is."""
LOST: Final = 0.15
"""The same, shortly before a winter in which whoever stands there gets no food and no pay."""
SOIL: Final = 0.09
"""Each grain that a connected field yields in a year to come."""
UNIT: Final = {"light_infantry": 1.0, "mercenary": 1.7, "siege_engines": 1.1, "transport_ship": 1.1}
BETTER: Final = 1.9
"""Any other kind of unit."""
_UNITS: Final = tuple(UNIT.get(kind.id, BETTER) for kind in KINDS)
"""The same by kind."""
_FED: Final = tuple(kind.food is not None for kind in KINDS)
"""By kind, whether it eats: mercenaries and pirates do not (HRN-5.30)."""
LEVEL: Final = 0.18
MANY: Final = 11
"""More units than this are worth less."""
PRESTIGE: Final[tuple[float, ...]] = (0.1, 0.07)
THRESHOLDS: Final = ((30, 1.0), (50, 1.0), (70, 1.5))
GRAIN: Final = 0.34
CROP: Final = 0.3
BREEDS: Final = 0.35


def of_all(s: State, me: Player, left: float) -> float:
    """All of it."""
    return (
        of_lands(s, me, left)
        + settlements.of_towns(s, me, left)
        + settlements.of_sites(s, me, left)
        + of_army(s, me, left)
        + of_means(s, me, left)
    )


def _gold(left: float) -> float:
    return GOLD[0] + GOLD[1] * left


def of_lands(s: State, me: Player, left: float) -> float:
    """Fields, and what they bring year by year."""
    supplied = realm(s, me).supplied
    tax, worth = 0.5 * 5 * left * _gold(left), 0.0
    held, sown = s.held[me.seat] & s.world.land, fields_sown(s, me)
    loose, stone, yields, sowing = _loose(s, me), s.stone, s.world.yields, s.mode.sowing
    for field in spaces(held | sown & s.held[NOBODY]):
        if held >> field & 1:
            whole = FIELD if stone[field] == NOBODY else FIELD / 2
            if supplied >> field & 1:
                worth += whole + (tax if stone[field] == NOBODY else 0)
                worth += SOIL * yields[field] * 5 * left if sowing else 0
            else:
                worth += whole * loose
        else:
            worth += FIELD * LOOSE
    return worth


def _loose(s: State, me: Player) -> float:
    """What a field without connection is worth of another one: who stands there gets nothing in
    winter (HRN-5.22, HRN-5.29), and at the end it counts as much (HRN-19.12)."""
    if _is_winter_near(s, me):
        return LOST
    return 1.0 if s.round == LAST_ROUND else LOOSE


def _is_winter_near(s: State, me: Player) -> bool:
    """Are people fed, or paid, before anybody moves again?"""
    if s.season != AUTUMN and (s.season != WINTER or is_past(s)):
        return False
    return keeps_units(s, me)


def of_army(s: State, me: Player, left: float) -> float:
    """Units; of those without connection what they are before winter."""
    worth, number = 0.0, 0
    safe, paid = -1, s.mode.upkeep_in_gold
    if _is_winter_near(s, me):
        safe = realm(s, me).supplied | s.homes[me.seat]
    for stack, n in me.units.items():
        number += n
        kind = KIND_OF[stack]
        each = _UNITS[kind] + LEVEL * (LEVEL_OF[stack] - 1)
        stays = safe >> SPACE_OF[stack] & 1 or not (paid or _FED[kind])
        worth += n * each * (1.0 if stays else LOST)
    fade = 0.25 + 0.85 * left
    spare = max(0, number - MANY) / max(1, number)
    return worth * fade * (1 - 0.6 * spare)


def of_means(s: State, me: Player, left: float) -> float:
    """Gold, prestige, victory points, grain, crops and herds."""
    gold = min(me.gold, SAVED) + 0.3 * max(0, me.gold - SAVED)
    worth = gold * _gold(left) + VICTORY * me.victory
    if s.mode.prestige:
        worth += me.prestige * (PRESTIGE[0] + PRESTIGE[1] * left)
        worth += sum(more for least, more in THRESHOLDS if me.prestige >= least)
    if not s.mode.feeding:
        return worth
    sown = fields_sown(s, me)
    for field in spaces(s.homes[me.seat] | s.grazed[me.seat] | sown):
        if s.owner[field] == me.seat:
            worth += GRAIN * s.grain[field] + GRAIN / 2 * s.fish[field]
        if s.sower[field] == me.seat:
            worth += CROP * ripe(s, field)
        for owner, kind in s.herds[field]:
            if owner == me.seat:
                worth += HERDS[kind].agrarian_points / 3 + BREEDS * left
    return worth


def fields_sown(s: State, me: Player) -> int:
    """The fields with his crop, as bits."""
    return _sown_by(s.sower, me.seat)


@lru_cache(maxsize=1 << 10)
def _sown_by(sower: tuple[int, ...], seat: int) -> int:
    """The same, by whose crop lies where: that changes seldom."""
    return bits([field for field, one in enumerate(sower) if one == seat])


def ripe(s: State, field: int) -> float:
    """The grain that a crop will be in autumn."""
    if s.season > SUMMER or (s.season == SUMMER and s.phase not in ("weather", "yield")):
        return s.crop[field] if s.season <= AUTUMN else 0
    return s.crop[field] + s.world.yields[field]
