"""The building sub-phase (HRN-13.7 to HRN-13.14): all work at the same time, each for himself."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, side_by_side
from civitas.kernel.explain import Terms, amounts
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.buildings import BUILDINGS, DOCK, SPEED, SPEED_PP, VILLAGE
from civitas.titles.oikumene.content.tables import PP_PRICE
from civitas.titles.oikumene.hinterland.labour import add_work, refuse_work, work_of
from civitas.titles.oikumene.hinterland.works import work_needed
from civitas.titles.oikumene.means.plunder import plunder_prestige, refuse_plunder
from civitas.titles.oikumene.means.purse import pay_prestige
from civitas.titles.oikumene.means.settlements import keeps_site
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.hinterland import BuildTwice
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces

RULES: Final = Chapter()
TWICE: Final = PP_PRICE["build_twice"]


@RULES.asking("hinterland_building")
def building(s: State, _: Player) -> Flow:
    """HRN-4.2: side by side."""
    clear_sites(s)
    yield from side_by_side({me.seat: build(s, me) for me in s.in_order()})


def clear_sites(s: State) -> None:
    """HRN-13.14: sites that nobody keeps are gone, and others may build there."""
    for field in [f for f, site in s.sites.items() if not keeps_site(s, s.players[site.owner], f)]:
        site = s.sites.pop(field)
        s.tell(
            "told-site-lost",
            "HRN-13.14",
            seat=site.owner,
            space=s.label(field),
            building=BUILDINGS[site.building].id,
        )


def _sites(s: State, me: Player) -> list[int]:
    """The own sites on which there is work in this round, in file order (HRN-20.1)."""
    own = sorted(field for field, site in s.sites.items() if site.owner == me.seat)
    return [field for field in own if refuse_work(s, me, field) is None]


def opens_seas(s: State) -> bool:
    """Could a dock be completed now, by which another loses a sea that he holds by his own alone
    (HRN-2.11)?"""
    docks = [field for field, site in s.sites.items() if site.building == DOCK]
    return any(_may_be_done(s, field) and _shares_coast(s, field) for field in docks)


def takes_land(s: State) -> bool:
    """Could a village be completed now on a field that a treaty partner of its builder controls, so
    that he loses it (HRN-2.22)? Before the eighth rules he might lose it while he plundered or
    traded."""
    if s.rules.version < 8:
        return False
    sites = [f for f, site in s.sites.items() if site.building == VILLAGE]
    others = [f for f in sites if s.control[f] not in (NOBODY, s.sites[f].owner)]
    return any(_may_be_done(s, field) for field in others)


def _may_be_done(s: State, field: int) -> bool:
    """Is so much work done here in this round?"""
    site = s.sites[field]
    owner = s.players[site.owner]
    held = _prestige_by_then(s, owner)
    twice = s.rules.version < 5 or (s.mode.prestige and held >= TWICE)
    work = work_of(s, owner, field, twice=twice)
    if held >= SPEED_PP > owner.prestige:
        work *= SPEED
    return site.work + work >= work_needed(owner, site.building)


def _prestige_by_then(s: State, me: Player) -> int:
    """What he may hold when he has plundered all that brings him prestige; before the eighth rules
    that was forgotten."""
    held = me.prestige
    if s.rules.version >= 8 and s.mode.prestige:
        for field in spaces(me.troops & s.held[me.seat] & s.world.land):
            if refuse_plunder(s, me, field) is None:
                held += max(0, plunder_prestige(s, me, field))
    return held


def _shares_coast(s: State, field: int) -> bool:
    """Has another a shipyard, or is he building one, on a coast of the same water?"""
    if s.rules.version < 5:  # whoever else was there
        return True
    owner = s.sites[field].owner
    shores = 0
    for water in s.world.coasts[field]:
        shores |= s.world.coast[water]
    building = (f for f, site in s.sites.items() if site.building == DOCK and site.owner != owner)
    return bool(shores & (s.yards & ~s.homes[owner] | bits(building)))


def build(s: State, me: Player) -> Flow:
    """HRN-13.7, HRN-13.9: he builds on all sites."""
    sites = _sites(s, me)
    twice = False
    if sites and s.mode.prestige and me.prestige >= TWICE:
        told = partial(_terms, s, me, sites)
        pick = yield Ask(me.seat, "build", lambda: [PASS, BuildTwice()], terms=told, sure=True)
        twice = isinstance(pick, BuildTwice)
    if twice:
        pay_prestige(me, TWICE)
        s.tell("told-build-twice", "HRN-13.9", seat=me.seat, prestige=TWICE)
    for field in sites:
        add_work(s, me, field, work_of(s, me, field, twice=twice))


def _terms(s: State, me: Player, sites: list[int], pick: Pick) -> Terms | None:
    """With less prestige builders may be slower, and no building takes more work than it needs."""
    if not isinstance(pick, BuildTwice):
        return None
    more = sum(_more(s, me, field) for field in sites)
    note = "" if more else "vain-work"
    return Terms(amounts({"prestige": TWICE}), amounts({"work": more}), note=note)


def _more(s: State, me: Player, field: int) -> int:
    """HRN-13.9, HRN-13.12: the work that building twice adds to what is done in this round."""
    left = work_needed(me, s.sites[field].building) - s.sites[field].work
    once = work_of(s, me, field, twice=False)
    twice = work_of(s, me, field, twice=True, spent=TWICE)
    return min(left, twice) - min(left, once)
