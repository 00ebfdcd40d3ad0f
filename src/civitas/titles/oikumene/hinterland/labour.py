"""Work on building sites: how much is done in a round, and what is completed (HRN-13.7 to
HRN-13.14)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Reason
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import (
    BUILDINGS,
    CITY,
    FORTIFICATION,
    SPEED,
    SPEED_PP,
    VILLAGE,
)
from civitas.titles.oikumene.hinterland.works import (
    ENCIRCLED,
    HOSTILES,
    cost_of,
    fewest,
    gold_short,
    hands,
    refuse_ground,
    work_needed,
)
from civitas.titles.oikumene.means.control import enemy_forces, is_free
from civitas.titles.oikumene.means.settlements import set_fort, set_town, set_yard
from civitas.titles.oikumene.means.units import at, shift
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import OUT, SITE, place
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Site

NO_SITE_TO_HASTEN: Final = Reason("no-site", "HRN-13.10")
HASTENED: Final = Reason("hastened", "HRN-13.10")


def refuse_work(s: State, me: Player, field: int) -> Reason | None:
    """HRN-13.7, HRN-13.14: is there work on a site in this round?"""
    if s.town[field] != NONE and not is_free(s, me, field):
        return ENCIRCLED
    if enemy_forces(s, me) >> field & 1:
        return HOSTILES
    need = fewest(me, s.sites[field].building)
    return (
        None if hands(me, field) >= need else Reason("few-builders", "HRN-13.7", {"number": need})
    )


def work_of(s: State, me: Player, field: int, *, twice: bool, spent: int = 0) -> int:
    """HRN-13.7, HRN-13.9: the work of one round, if there is any; with so much prestige ``spent``
    before."""
    work = pace(s, me, s.sites[field].building, hands(me, field), spent)
    return 2 * work if twice else work


def pace(s: State, me: Player, building: int, crew: int, spent: int = 0) -> int:
    """The same of so many builders who are enough (HRN-13.7, HRN-13.9)."""
    work = min(crew, 2 * fewest(me, building))
    fast = s.mode.prestige and me.prestige - spent >= SPEED_PP
    return work * SPEED if fast else work


def acceleration(s: State, me: Player, field: int) -> tuple[int, int]:
    """HRN-13.10, HRN-13.11: gold for it, and the work it adds."""
    building = s.sites[field].building
    return -(-cost_of(s, me, building) // 2), fewest(me, building)


def refuse_acceleration(s: State, me: Player, field: int, hastened: int) -> Reason | None:
    """HRN-13.10: once for each site and round; ``hastened`` are the fields where it was done."""
    site = s.sites.get(field)
    if site is None or site.owner != me.seat:
        return NO_SITE_TO_HASTEN
    if hastened >> field & 1:
        return HASTENED
    gold, _ = acceleration(s, me, field)
    if me.gold < gold:
        return gold_short(gold, "HRN-13.10")
    return refuse_ground(s, me, field)


def add_work(s: State, me: Player, field: int, work: int) -> None:
    """HRN-13.12: work is done; a building that reaches what it needs is complete at once."""
    site = s.sites[field]
    done = site.work + work
    needed = work_needed(me, site.building)
    s.tell(
        "told-work",
        "HRN-13.7",
        seat=me.seat,
        space=s.label(field),
        building=BUILDINGS[site.building].id,
        work=min(done, needed),
        needed=needed,
    )
    if done < needed:
        s.sites[field] = Site(site.owner, site.building, done)
        return
    del s.sites[field]
    complete(s, me, field, site.building)
    for stack, number in at(me, place(field, SITE)):
        shift(s, me, stack, place(field, OUT), number)


def complete(s: State, me: Player, field: int, building: int) -> None:
    """HRN-13.12: the building stands."""
    if building in (VILLAGE, CITY):
        set_town(s, me, field, building)
    elif building == FORTIFICATION:
        set_fort(s, field, True)
    else:
        set_yard(s, field, building)
    s.tell(
        "told-complete",
        "HRN-13.12",
        seat=me.seat,
        space=s.label(field),
        building=BUILDINGS[building].id,
    )
