"""What a player has: lands, settlements, building sites, units and stores. What is no point yet is
worth what it will bring in the rounds that are left (``left``, a part of all)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import CITY, DOCK, HARBOUR, VILLAGE
from civitas.titles.oikumene.content.calendar import AUTUMN, SUMMER
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.hinterland.works import fewest, hands, work_needed
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import encircled, enemy_troops
from civitas.titles.oikumene.moves.outlook import near_by
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces

GOLD: Final[tuple[float, ...]] = (0.1, 0.55)
"""A piece of gold: at the end, and what it is worth more at the beginning."""
SAVED: Final = 14
"""More gold than this lies idle."""
FIELD: Final = 2.0
LOOSE: Final = 0.55
"""A controlled field that is not connected, of one that is."""
SOIL: Final = 0.09
"""Each grain that a connected field yields in a year to come."""
TOWN: Final = {VILLAGE: (1.2, 2.8), CITY: (2.8, 5.6)}
"""A settlement: at the end, and what it is worth more at the beginning."""
YARD: Final = {DOCK: 0.9, HARBOUR: 1.6}
FORT: Final = 0.8
HALF_BUILT: Final = 0.7
"""A site with enough builders on it, of the building; work done adds the rest."""
UNIT: Final = {"light_infantry": 1.0, "mercenary": 1.7, "siege_engines": 1.1, "transport_ship": 1.1}
BETTER: Final = 1.9
"""Any other kind of unit."""
_UNITS: Final = tuple(UNIT.get(kind.id, BETTER) for kind in KINDS)
"""The same by kind."""
LEVEL: Final = 0.18
MANY: Final = 11
"""More units than this are worth less."""
PRESTIGE: Final[tuple[float, ...]] = (0.1, 0.07)
THRESHOLDS: Final = ((30, 1.0), (50, 1.0), (70, 1.5))
VICTORY: Final = 1.6
GRAIN: Final = 0.34
CROP: Final = 0.3
BREEDS: Final = 0.35
BARE: Final = 0.3
"""An own settlement without defenders next to enemies: so much of it is lost."""


def of_all(s: State, me: Player, left: float) -> float:
    """All of it."""
    return (
        _lands(s, me, left)
        + _towns(s, me, left)
        + _sites(s, me, left)
        + _army(s, me, left)
        + _means(s, me, left)
    )


def _gold(left: float) -> float:
    return GOLD[0] + GOLD[1] * left


def _lands(s: State, me: Player, left: float) -> float:
    """Fields, and what they bring year by year."""
    supplied = realm(s, me).supplied
    tax, worth = 0.5 * 5 * left * _gold(left), 0.0
    held, sown = s.held[me.seat] & s.world.land, bits(fields_sown(s, me))
    for field in spaces(held | sown & s.held[NOBODY]):
        if held >> field & 1:
            whole = FIELD if s.stone[field] == NOBODY else FIELD / 2
            if supplied >> field & 1:
                worth += whole + (tax if s.stone[field] == NOBODY else 0)
                worth += SOIL * s.world.yields[field] * 5 * left if s.mode.sowing else 0
            else:
                worth += whole * LOOSE
        else:
            worth += FIELD * LOOSE
    return worth


def _towns(s: State, me: Player, left: float) -> float:
    worth = 0.0
    threat = enemy_troops(s, me)
    for field in spaces(s.homes[me.seat]):
        end, more = TOWN[s.town[field]]
        here = end + more * left
        if s.yard[field] != NONE:
            here += YARD[s.yard[field]] * (0.3 + left)
        if s.fort >> field & 1:
            here += FORT * (0.2 + left)
        if encircled(s, field):
            here *= 0.35
        elif not me.forces >> field & 1 and (near_by(s.world, field) | 1 << field) & threat:
            here -= BARE * (here + 2 * VICTORY)
        worth += here
    return worth


def _sites(s: State, me: Player, left: float) -> float:
    """Buildings on the way: worth a part of what they will be, if somebody builds."""
    worth = 0.0
    for field, site in s.sites.items():
        if site.owner != me.seat:
            continue
        if site.building in TOWN:
            end, more = TOWN[site.building]
            full = end + more * left + (FIELD if site.building == VILLAGE else 0) * 0.3
            if site.building == CITY:
                full -= TOWN[VILLAGE][0] + TOWN[VILLAGE][1] * left
        else:
            full = YARD.get(site.building, FORT) * (0.3 + left)
        done = site.work / work_needed(me, site.building)
        crew = min(1.0, hands(me, field) / fewest(me, site.building))
        worth += full * (HALF_BUILT * crew + (1 - HALF_BUILT) * done)
    return worth


def _army(s: State, me: Player, left: float) -> float:
    worth, number = 0.0, 0
    for stack, count in me.units.items():
        number += count
        worth += count * (_UNITS[KIND_OF[stack]] + LEVEL * (LEVEL_OF[stack] - 1))
    fade = 0.25 + 0.85 * left
    spare = max(0, number - MANY) / max(1, number)
    return worth * fade * (1 - 0.6 * spare)


def _means(s: State, me: Player, left: float) -> float:
    """Gold, prestige, victory points, grain, crops and herds."""
    gold = min(me.gold, SAVED) + 0.3 * max(0, me.gold - SAVED)
    worth = gold * _gold(left) + VICTORY * me.victory
    if s.mode.prestige:
        worth += me.prestige * (PRESTIGE[0] + PRESTIGE[1] * left)
        worth += sum(more for least, more in THRESHOLDS if me.prestige >= least)
    if not s.mode.feeding:
        return worth
    sown = fields_sown(s, me)
    for field in spaces(s.homes[me.seat] | s.grazed[me.seat] | bits(sown)):
        if s.owner[field] == me.seat:
            worth += GRAIN * s.grain[field] + GRAIN / 2 * s.fish[field]
        if s.sower[field] == me.seat:
            worth += CROP * ripe(s, field)
        for owner, kind in s.herds[field]:
            if owner == me.seat:
                worth += HERDS[kind].agrarian_points / 3 + BREEDS * left
    return worth


def fields_sown(s: State, me: Player) -> list[int]:
    """The fields with his crop, in file order."""
    seat = me.seat
    if seat not in s.sower:
        return []
    return [field for field, sower in enumerate(s.sower) if sower == seat]


def ripe(s: State, field: int) -> float:
    """The grain that a crop will be in autumn."""
    if s.season > SUMMER or (s.season == SUMMER and s.phase not in ("weather", "yield")):
        return s.crop[field] if s.season <= AUTUMN else 0
    return s.crop[field] + s.world.yields[field]
