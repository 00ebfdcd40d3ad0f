"""What settlements and building sites are worth: whether somebody defends them, and whether
somebody builds. What is no point yet is worth what it will bring in the rounds that are left
(``left``, a part of all)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import (
    CITY,
    DOCK,
    HARBOUR,
    SVS_SHIELDS,
    VILLAGE,
)
from civitas.titles.oikumene.content.calendar import LAST_ROUND
from civitas.titles.oikumene.content.units import ENGINES, KINDS
from civitas.titles.oikumene.hinterland.labour import pace
from civitas.titles.oikumene.hinterland.works import builders, fewest, hands, work_needed
from civitas.titles.oikumene.means.control import (
    encircled,
    enemies,
    enemy_forces,
    enemy_troops,
)
from civitas.titles.oikumene.moves.outlook import near_by
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import HOLD, KIND_OF, PORT, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Site
from civitas.titles.oikumene.war.sieges import svs
from civitas.titles.oikumene.world import spaces
from civitas.titles.oikumene.worth.points import FIELD, VICTORY

TOWN: Final = {VILLAGE: (1.2, 3.4), CITY: (2.8, 5.6)}
"""A settlement: at the end, and what it is worth more at the beginning."""
YARD: Final = {DOCK: 0.9, HARBOUR: 1.6}
FORT: Final = 0.8
FALL: Final = {VILLAGE: 4, CITY: 8}
"""Victory points that are lost with a settlement (HRN-11.13)."""
BARE: Final = 0.5
"""An own settlement without defenders next to enemies: so much of what its fall costs."""
DOOMED: Final = 0.9
"""The same, if they stand before it already."""
PRESSED: Final = 0.4
"""The same, if its defenders stand in the open before more enemies."""
HEMMED: Final = 0.35
"""One that is encircled, with defenders inside, of a free one."""
WALLED: Final = 0.7
"""The same, if those outside are too few for its walls."""
ENGINE: Final = 4
"""What siege engines take off the shields of walls (HRN-10.4)."""
HALF_BUILT: Final = 0.85
"""A site with enough builders on it, of the building; work done adds the rest."""
AT_HAND: Final = 0.8
"""A site that lacks builders, of one that does not, if they stand beside it."""
IDLE: Final = 0.1
"""The same, if they are not even there: nobody works."""
_BUILT: Final = frozenset(
    ("hinterland_trade", "hinterland_wages", "hinterland_fishing", "round_end")
)
"""Of a round, what comes after the building sub-phase."""
_MIGHT: Final = tuple(ENGINE if n == ENGINES else kind.lives for n, kind in enumerate(KINDS))
"""By kind, what a unit counts before and behind walls."""


def of_towns(s: State, me: Player, left: float) -> float:
    """Completed settlements with what belongs to them, less what their fall would cost."""
    return sum([_town(s, me, field, left) for field in spaces(s.homes[me.seat])])


def _town(s: State, me: Player, field: int, left: float) -> float:
    end, more = TOWN[s.town[field]]
    here = end + more * left
    if s.yard[field] != NONE:
        here += YARD[s.yard[field]] * (0.3 + left)
    if s.fort >> field & 1:
        here += FORT * (0.2 + left)
    fall = here + FALL[s.town[field]] * VICTORY
    if encircled(s, field):
        return _besieged(s, me, field, here, fall)
    if me.forces >> field & 1:
        return here - PRESSED * fall if _is_pressed(s, me, field) else here
    return here - BARE * (fall + FIELD) if _is_near(s, me, field) else here


def _is_near(s: State, me: Player, field: int) -> bool:
    """Could enemies come with their next move, by land or from a sea?"""
    if near_by(s.world, field) & enemy_troops(s, me):
        return True
    return bool(s.world.coast[field] & enemy_forces(s, me))


def _is_pressed(s: State, me: Player, field: int) -> bool:
    """Do more enemies stand in the field than own people?"""
    if not enemy_troops(s, me) >> field & 1:
        return False
    return _might(enemies(s, me), field) > _might([me], field)


def _besieged(s: State, me: Player, field: int, here: float, fall: float) -> float:
    """A settlement that is encircled falls to anybody if nobody is inside (HRN-10.2)."""
    if not _might([me], field):
        return here - DOOMED * fall
    walls = SVS_SHIELDS * svs(s, field)
    return here * (WALLED if _might(enemies(s, me), field) < walls else HEMMED)


def _might(players: Sequence[Player], field: int) -> int:
    """The lives of units in a field, siege engines for more (HRN-9.5, HRN-10.4); of ships, those
    that are there as Vikings are, and not in a shipyard (HRN-8.12, HRN-18.31)."""
    return sum(
        number * _MIGHT[KIND_OF[stack]]
        for player in players
        for stack, number in player.units.items()
        if SPACE_OF[stack] == field and SPOT_OF[stack] not in (PORT, HOLD)
    )


def of_sites(s: State, me: Player, left: float) -> float:
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
        worth += full * (HALF_BUILT * _manned(s, me, field, site) + (1 - HALF_BUILT) * done)
    return worth


def _manned(s: State, me: Player, field: int, site: Site) -> float:
    """Are there builders enough (HRN-13.6, HRN-13.7), and do they come to an end in time?"""
    least, crew = fewest(me, site.building), hands(me, field)
    beside = sum([number for _, number in builders(me, field)])
    if crew + beside < least:
        return IDLE * (crew + beside) / least
    rounds = LAST_ROUND - s.round + (s.phase not in _BUILT)
    work = pace(s, me, site.building, max(crew, least))
    if work * rounds < work_needed(me, site.building) - site.work:
        return 0.0
    return 1.0 if crew >= least else AT_HAND
