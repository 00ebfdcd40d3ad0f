"""Harvest (HRN-5.14, HRN-5.15)."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason, side_by_side
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY, put
from civitas.titles.oikumene.means.areas import links, realm, supplied
from civitas.titles.oikumene.means.control import enemy_forces
from civitas.titles.oikumene.means.stores import grain_room, stores
from civitas.titles.oikumene.picks.common import AS_PROPOSED
from civitas.titles.oikumene.picks.farming import Gather, GatherInto, LeaveStanding
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Account
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
ALONE, UNCONNECTED, CONTESTED, TAKEN = range(4)
"""Why a crop is not brought in, for the words: nobody is there, the way is cut, enemies are there,
or the field is another's."""


class Load(msgspec.Struct, frozen=True):
    """Grain from a field to a settlement."""

    field: int
    store: int
    grain: int


class HarvestBill(msgspec.Struct, frozen=True):
    """What can be harvested in one connected area, and where it goes if nothing else is said."""

    area: int
    fields: tuple[int, ...]
    """With a crop; the smallest first, so that as many as possible are free again."""
    stores: tuple[int, ...]
    loads: tuple[Load, ...]
    left: int
    """Grain for which there is no room."""

    @property
    def grain(self) -> int:
        """That is brought in."""
        return sum(load.grain for load in self.loads)


def refuse_harvest(s: State, me: Player, field: int) -> Reason | None:
    """HRN-5.14: can the crop of this field be brought in?"""
    if s.sower[field] != me.seat:
        return Reason("no-crop", "HRN-5.14")
    if s.control[field] != me.seat or not supplied(s, me, field):
        return Reason("not-connected", "HRN-5.14")
    return None


def harvest_bills(
    s: State, me: Player, named: dict[int, int], standing: int = 0
) -> list[HarvestBill]:
    """By connected area, what is brought in; ``named`` are the stores chosen by hand, by field,
    ``standing`` the fields that are not harvested, as bits."""
    found = []
    for area in realm(s, me).areas:
        ripe = (f for f in spaces(area & s.world.land & ~standing) if s.crop[f])
        fields = [f for f in ripe if refuse_harvest(s, me, f) is None]
        if fields:
            fields.sort(key=lambda field: s.crop[field])
            found.append(_bill(s, me, area, fields, named))
    return found


def _bill(s: State, me: Player, area: int, fields: list[int], named: dict[int, int]) -> HarvestBill:
    barns = tuple(stores(s, me, area))
    room = {barn: grain_room(s, barn) for barn in barns}
    loads = []
    left = 0
    for field in sorted(fields, key=lambda field: field not in named):
        grain = s.crop[field]
        for barn in _way(s, me, area, field, named.get(field, field)):
            part = min(grain, room[barn])
            if part:
                loads.append(Load(field, barn, part))
                room[barn] -= part
                grain -= part
        left += grain
    return HarvestBill(area, tuple(fields), barns, tuple(loads), left)


def _way(s: State, me: Player, area: int, field: int, first: int) -> list[int]:
    """The stores for a crop: the one named or on the field, then the nearest, then file order."""
    found: list[int] = []
    reached = fresh = 1 << field
    barns = stores(s, me, area)
    while fresh:
        found += [barn for barn in barns if fresh >> barn & 1]
        fresh = links(s, me, fresh) & area & ~reached
        reached |= fresh
    return sorted(found, key=lambda barn: barn != first)


@RULES.asking("harvest")
def harvest(s: State, _: Player) -> Flow:
    """HRN-5.14: all at the same time."""
    yield from side_by_side({me.seat: gather(s, me) for me in s.in_order()})


def gather(s: State, me: Player) -> Flow:
    """Field by field the player may name the settlement, or leave the crop where it is; the rest
    goes as proposed."""
    _tell_lost(s, me)
    named: dict[int, int] = {}
    standing = 0
    bills = harvest_bills(s, me, named)
    while picks := _choices(s, bills, named):
        me.account = _account(bills)
        pick = yield _ask(me, bills, picks)
        if isinstance(pick, LeaveStanding):
            standing |= 1 << s.world.number[pick.space]
        elif isinstance(pick, Gather):
            field = s.world.number[pick.space]
            goal = yield _ask_goal(s, me, field, _open(s, bills, named)[field])
            named[field] = s.world.number[goal.space]
        else:
            break
        bills = harvest_bills(s, me, named, standing)
    me.account = None
    for bill in bills:
        _bring_in(s, me, bill)


def _tell_lost(s: State, me: Player) -> None:
    """Whoever misses a crop on the bill finds out why it is not there, before he is asked."""
    foes = enemy_forces(s, me)
    for field in s.world.fields:
        if s.sower[field] != me.seat or refuse_harvest(s, me, field) is None:
            continue
        control, why = s.control[field], ALONE
        if control == me.seat:
            why = UNCONNECTED
        elif control != NOBODY:
            why = TAKEN
        elif foes >> field & 1:
            why = CONTESTED
        s.tell(
            "told-unharvested",
            "HRN-5.14",
            seat=me.seat,
            other=me.seat if control == NOBODY else control,
            space=s.label(field),
            grain=s.crop[field],
            why=why,
        )


def _account(bills: list[HarvestBill]) -> Account:
    grain, left = sum(bill.grain for bill in bills), sum(bill.left for bill in bills)
    return Account("harvest", (("crop", grain + left),), (("room", grain),), left=left)


def _choices(s: State, bills: list[HarvestBill], named: dict[int, int]) -> list[Pick]:
    """What may be done otherwise than proposed; in matches of earlier rules all is brought in."""
    found: list[Pick] = [Gather(s.label(field)) for field in _open(s, bills, named)]
    if s.rules.version >= 3:
        brought = dict.fromkeys(load.field for bill in bills for load in bill.loads)
        found += [LeaveStanding(s.label(f)) for f in sorted(brought) if f not in named]
    return found


def _open(s: State, bills: list[HarvestBill], named: dict[int, int]) -> dict[int, list[int]]:
    """By field whose settlement is not named yet, those with room, if there are several."""
    found: dict[int, list[int]] = {}
    for bill in bills:
        barns = _with_room(s, bill, named)
        if len(barns) > 1:
            found |= {field: barns for field in bill.fields if field not in named}
    return found


def _with_room(s: State, bill: HarvestBill, named: dict[int, int]) -> list[int]:
    """The settlements that have room besides what was named for them."""
    taken = dict.fromkeys(bill.stores, 0)
    for load in bill.loads:
        if load.field in named:
            taken[load.store] += load.grain
    return [barn for barn in bill.stores if grain_room(s, barn) > taken[barn]]


def _ask(me: Player, bills: list[HarvestBill], picks: list[Pick]) -> Ask:
    return Ask(
        me.seat,
        "harvest",
        lambda: [AS_PROPOSED, *picks],
        params={
            "grain": sum(bill.grain for bill in bills),
            "left": sum(bill.left for bill in bills),
        },
        terms=lambda pick: _terms(bills, pick),
        otherwise=Reason("no-other-store", "HRN-5.14"),
        sure=True,
    )


def _terms(bills: list[HarvestBill], pick: Pick) -> Terms | None:
    """What is brought in as proposed."""
    if isinstance(pick, Gather | LeaveStanding):
        return None
    return terms(gains={"grain": sum(bill.grain for bill in bills)})


def _ask_goal(s: State, me: Player, field: int, barns: list[int]) -> Ask:
    return Ask(
        me.seat,
        "harvest-into",
        lambda: [GatherInto(s.label(barn)) for barn in barns],
        params={"space": s.label(field), "grain": s.crop[field]},
        otherwise=Reason("no-grain-room", "HRN-5.14"),
        sure=True,
    )


def _bring_in(s: State, me: Player, bill: HarvestBill) -> None:
    for load in bill.loads:
        s.crop = put(s.crop, load.field, s.crop[load.field] - load.grain)
        s.grain[load.store] += load.grain
        s.tell(
            "told-harvest",
            "HRN-5.14",
            seat=me.seat,
            space=s.label(load.field),
            store=s.label(load.store),
            grain=load.grain,
        )
    for field in bill.fields:
        if not s.crop[field]:
            s.sower = put(s.sower, field, NOBODY)
    if bill.left:
        s.tell("told-no-store", "HRN-5.15", seat=me.seat, grain=bill.left)
