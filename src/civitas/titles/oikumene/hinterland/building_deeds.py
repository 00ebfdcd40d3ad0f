"""Deeds of a trade turn by which something is built (HRN-13.1 to HRN-13.11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from civitas.kernel.asks import Ask, Decision, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.buildings import (
    BUILDING,
    BUILDINGS,
    DOCK,
    MOST_ON_SITE,
)
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.content.units import CUBES
from civitas.titles.oikumene.hinterland import labour, works
from civitas.titles.oikumene.hinterland.deeds import (
    NO_LINES,
    SITES,
    Deed,
    Price,
    first_reason,
    last_reason,
    space_of_pick,
)
from civitas.titles.oikumene.hinterland.hiring import note
from civitas.titles.oikumene.means.purse import pay
from civitas.titles.oikumene.picks.common import DONE, Done, on_spaces, on_stack, stack_of
from civitas.titles.oikumene.picks.hinterland import (
    Accelerate,
    AccelerateAt,
    Build,
    BuildAt,
    Builder,
    Man,
    ManAt,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Site
from civitas.titles.oikumene.world import spaces

_BUILD: Final = tuple(Build(each.id) for each in BUILDINGS)
_MAN: Final = [Man()]
_ACCELERATE: Final = [Accelerate()]


def controlled(s: State, me: Player) -> tuple[int, ...]:
    """The fields that a player controls, in file order."""
    return spaces(s.held[me.seat] & s.world.land)


def own_sites(s: State, me: Player) -> list[int]:
    return sorted([f for f, site in s.sites.items() if site.owner == me.seat])


def _send(s: State, me: Player, field: int, *, least: int) -> Decision:
    """HRN-13.4, HRN-13.5: builders go to the site one by one, ``least`` of them at once."""
    sent = 0
    while works.on_site(me, field) < MOST_ON_SITE and (stacks := works.free_builders(me, field)):
        pick = yield _whom(s, me, field, stacks, done=sent >= least)
        if isinstance(pick, Done):
            break
        works.man(s, me, stack_of(s, pick), field)
        sent += 1
    if sent:
        s.tell("told-man", "HRN-13.5", seat=me.seat, space=s.label(field), number=sent)
    return None


def _whom(s: State, me: Player, field: int, stacks: list[int], *, done: bool) -> Ask:
    picks: list[Pick] = [on_stack(Builder, s.world, stack) for stack in stacks]
    everything = [DONE, *picks] if done else picks
    told, params = partial(_sent_terms, s, me, field), {"space": s.label(field)}
    return Ask(me.seat, "builders", lambda: everything, params=params, terms=told)


def _sent_terms(s: State, me: Player, field: int, pick: Pick) -> Terms | None:
    """Whoever sends no more is told if they are too few (HRN-13.7)."""
    if not isinstance(pick, Done):
        return None
    return _few_hands(me, s.sites[field].building, works.hands(me, field))


def _few_hands(me: Player, building: int, number: int) -> Terms | None:
    """HRN-13.6: that so many builders are too few for it."""
    need = works.fewest(me, building)
    if number >= need:
        return None
    return Terms(note="few-hands", params=(("needed", need), ("number", number)))


class BuildDeed(Deed):
    """HRN-13.1 to HRN-13.4"""

    kind = Build
    ask = "build-where"
    missed = True

    def least(self, traits: Traits) -> float:
        return works.CHEAPEST

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Build]:
        return [_BUILD[building] for building in works.openings(s, me)]

    def places(self, s: State, me: Player, pick: Build) -> list[BuildAt]:
        fields = works.sites_for(s, me, BUILDING[pick.building])
        picks = on_spaces(BuildAt, s.world)
        return [picks[field] for field in spaces(fields)]

    def costs(self, s: State, me: Player, pick: Build, where: Any) -> Price:
        return {"gold": works.cost_of(s, me, BUILDING[pick.building])}

    def terms(self, s: State, me: Player, pick: Build, where: Any = None) -> Terms | None:
        """Told, too, that nothing grows with too few builders (HRN-13.7)."""
        told, building = super().terms(s, me, pick, where), BUILDING[pick.building]
        every = spaces(works.sites_for(s, me, building))
        fields = [space_of_pick(s, where)] if where else every
        if told is None or len(fields) != 1:  # where there is but one nobody is asked which
            return told
        few = _few_hands(me, building, works.able(me, fields[0]))
        return Terms(told.costs, told.gains, told.choice, few.note, few.params) if few else told

    def perform(self, s: State, me: Player, pick: Build, where: BuildAt) -> Decision:
        building, field = BUILDING[pick.building], space_of_pick(s, where)
        gold = works.cost_of(s, me, building)
        pay(me, gold)
        if s.rules.version >= 3:  # before, a field was hastened once, whatever its site
            note(me, hastened=me.trade.hastened & ~(1 << field))
        # By field, whoever was first: all build at the same time.
        s.sites = dict(sorted((s.sites | {field: Site(me.seat, building)}).items()))
        s.tell(
            "told-build",
            "HRN-13.1",
            seat=me.seat,
            building=pick.building,
            space=where.space,
            gold=gold,
        )
        yield from _send(s, me, field, least=1)
        return None

    def known(self, s: State, me: Player) -> Sequence[Build]:
        return _BUILD

    def why_not(self, s: State, me: Player, pick: Build) -> Reason:
        return self._why(s, me, BUILDING[pick.building])

    def why_none(self, s: State, me: Player) -> Reason:
        return self._why(s, me, *range(len(BUILDINGS)))

    def _why(self, s: State, me: Player, *buildings: int) -> Reason:
        fields = controlled(s, me)
        reasons = (works.refuse_site(s, me, f, building) for building in buildings for f in fields)
        last = ("gold", "no-cube", "no-builder", "no-tile", "second-city")
        return last_reason(reasons, last, works.NOT_CONTROLLED)


class ManDeed(Deed):
    """HRN-13.5"""

    kind = Man
    ask = "man-where"
    needs = SITES

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Man]:
        seat, able = me.seat, -1
        for field, site in s.sites.items():
            if site.owner != seat:
                continue
            able = works.builder_fields(me) & s.held[seat] if able < 0 else able
            if not able >> field & 1 or works.on_site(me, field) >= MOST_ON_SITE:
                continue
            if len(me.units) < CUBES or works.free_builders(me, field):
                return _MAN
        return NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[ManAt]:
        own = own_sites(s, me)
        return [ManAt(s.label(field)) for field in own if works.refuse_man(s, me, field) is None]

    def perform(self, s: State, me: Player, pick: Any, where: ManAt) -> Decision:
        yield from _send(s, me, space_of_pick(s, where), least=1)
        return None

    def why_none(self, s: State, me: Player) -> Reason:
        return first_reason((works.refuse_man(s, me, f) for f in own_sites(s, me)), works.NO_SITE)


class AccelerateDeed(Deed):
    """HRN-13.10, HRN-13.11"""

    kind = Accelerate
    ask = "accelerate-where"
    needs = SITES
    meddles = True

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.accelerated_building

    def least(self, traits: Traits) -> float:
        return works.CHEAPEST / 2

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Accelerate]:
        """A line as soon as there is one site for it."""
        for field, site in s.sites.items():
            if site.owner != me.seat:
                continue
            if labour.refuse_acceleration(s, me, field, me.trade.hastened) is not None:
                continue
            if not apart or not self._opens_seas(s, me, field):
                return _ACCELERATE
        return NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[AccelerateAt]:
        hastened, own = me.trade.hastened, own_sites(s, me)
        able = [f for f in own if labour.refuse_acceleration(s, me, f, hastened) is None]
        return [AccelerateAt(s.label(field)) for field in able]

    def touches(self, s: State, me: Player, pick: Any, where: AccelerateAt) -> bool:
        return self._opens_seas(s, me, space_of_pick(s, where))

    def _opens_seas(self, s: State, me: Player, field: int) -> bool:
        """A dock that is complete may hold its seas (HRN-2.11)."""
        site = s.sites[field]
        if site.building != DOCK:
            return False
        return site.work + labour.acceleration(s, me, field)[1] >= works.work_needed(me, DOCK)

    def costs(self, s: State, me: Player, pick: Any, where: AccelerateAt | None) -> Price:
        sites = self._sites(s, me, where)
        return {"gold": max((labour.acceleration(s, me, f)[0] for f in sites), default=0)}

    def gains(self, s: State, me: Player, pick: Any, where: AccelerateAt | None) -> Price:
        """Where there is but one nobody is asked which."""
        sites = self._sites(s, me, where)
        return {"work": labour.acceleration(s, me, sites[0])[1]} if len(sites) == 1 else {}

    def _sites(self, s: State, me: Player, where: AccelerateAt | None) -> list[int]:
        """Those that are meant."""
        return [
            space_of_pick(s, place) for place in ([where] if where else self.places(s, me, None))
        ]

    def perform(self, s: State, me: Player, pick: Any, where: AccelerateAt) -> None:
        field = space_of_pick(s, where)
        gold, work = labour.acceleration(s, me, field)
        pay(me, gold)
        note(me, hastened=me.trade.hastened | 1 << field)
        s.tell("told-accelerate", "HRN-13.10", seat=me.seat, space=where.space, gold=gold)
        labour.add_work(s, me, field, work)

    def why_none(self, s: State, me: Player) -> Reason:
        hastened = me.trade.hastened
        reasons = (labour.refuse_acceleration(s, me, f, hastened) for f in own_sites(s, me))
        return first_reason(reasons, works.NO_SITE)
