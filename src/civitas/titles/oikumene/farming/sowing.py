"""Sowing (HRN-5.6 to HRN-5.8) and what becomes of the grain in summer (HRN-5.9 to HRN-5.11)."""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason, side_by_side
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY, put
from civitas.titles.oikumene.content.tables import GOOD, SUMMER_EFFECT, SUMMER_WEATHER
from civitas.titles.oikumene.means.areas import realm, supplied
from civitas.titles.oikumene.means.brown import brown_dice
from civitas.titles.oikumene.means.stores import draw_grain, grain_capacity, grain_in, stores
from civitas.titles.oikumene.picks.common import AS_PROPOSED
from civitas.titles.oikumene.picks.farming import LeaveFallow, Sow
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import GREY, spaces

RULES: Final = Chapter()
SEED: Final = 1
"""Grain that is put on a field (HRN-5.6)."""
RUIN: Final = 1
"""Grain that is lost besides on a plundered field (HRN-5.8)."""


class Acre(msgspec.Struct, frozen=True):
    """A field that can be sown."""

    field: int
    cost: int
    """Grain out of the store."""
    crop: int
    """Grain that will lie there after an ordinary summer."""


class SowingBill(msgspec.Struct, frozen=True):
    """What can be sown in one connected area, and what is proposed."""

    area: int
    grain: int
    """In store."""
    room: int
    """Grain that the stores hold when they are full."""
    acres: tuple[Acre, ...]
    proposed: int
    """Fields, as bits."""

    def cost(self, sown: int) -> int:
        return sum(acre.cost for acre in self.acres if sown >> acre.field & 1)


def refuse_sow(s: State, me: Player, field: int) -> Reason | None:
    """HRN-5.6, HRN-5.7: can the field be sown at all?"""
    if s.control[field] != me.seat or not supplied(s, me, field):
        return Reason("not-connected", "HRN-5.6")
    if s.world.full(field, GREY):
        return Reason("grey-field", "HRN-5.6")
    if s.herds[field]:
        return Reason("herd-there", "HRN-5.6")
    return Reason("crop-there", "HRN-5.6") if s.crop[field] else None


def sowing_bills(s: State, me: Player) -> list[SowingBill]:
    """By connected area with grain and fields to sow, what is there and what is proposed."""
    found = []
    for area in realm(s, me).areas:
        if area & realm(s, me).towns and (grain := grain_in(s, me, area)):
            acres = [
                _acre(s, f) for f in spaces(area & s.world.land) if refuse_sow(s, me, f) is None
            ]
            if acres:
                room = sum(grain_capacity(s, field) for field in stores(s, me, area))
                sown = _proposed(acres, grain, room)
                found.append(SowingBill(area, grain, room, tuple(acres), sown))
    return found


def _acre(s: State, field: int) -> Acre:
    cost = SEED + (RUIN if s.stone[field] != NOBODY else 0)
    return Acre(field, cost, SEED + s.world.yields[field])


def _proposed(acres: list[Acre], grain: int, room: int) -> int:
    """The fields that bring most for their grain, as far as it goes; no more than fill the stores
    even if the summer is bad everywhere, and none that bring no gain."""
    sown = harvest = 0
    for acre in sorted(acres, key=lambda acre: (acre.cost - acre.crop, acre.field)):
        if acre.cost <= grain and acre.crop > acre.cost and harvest < room:
            sown |= 1 << acre.field
            grain -= acre.cost
            harvest += acre.crop - 1
    return sown


@RULES.asking("sowing")
def sowing(s: State, _: Player) -> Flow:
    """HRN-5.6: all at the same time, when what lay there is gone (HRN-5.15)."""
    rot(s)
    yield from side_by_side({me.seat: sow(s, me) for me in s.in_order()})


def rot(s: State) -> None:
    """HRN-5.15: grain that was not harvested is removed."""
    for field in s.world.fields:
        if s.crop[field]:
            s.tell(
                "told-rot",
                "HRN-5.15",
                seat=s.sower[field],
                space=s.label(field),
                grain=s.crop[field],
            )
            s.crop = put(s.crop, field, 0)
            s.sower = put(s.sower, field, NOBODY)


def sow(s: State, me: Player) -> Flow:
    """Each field may once be taken out of the proposal or put into it."""
    bills = sowing_bills(s, me)
    if not bills:
        return
    plan = Plan(bills)
    while s.rules.version < 3 or plan.changes(s):  # before, also where nothing was left to change
        pick = yield plan.ask(s, me)
        if not isinstance(pick, Sow | LeaveFallow):
            break
        plan.change(s.world.number[pick.space])
    for bill in bills:
        cost = bill.cost(plan.sown)
        draw_grain(s, me, bill.area, cost)
        for acre in bill.acres:
            if plan.sown >> acre.field & 1:
                s.crop = put(s.crop, acre.field, SEED)
                s.sower = put(s.sower, acre.field, me.seat)
                s.tell(
                    "told-sow",
                    "HRN-5.6",
                    seat=me.seat,
                    space=s.label(acre.field),
                    grain=acre.cost,
                )


class Plan:
    """Which fields are to be sown; changed until it is right."""

    def __init__(self, bills: list[SowingBill]) -> None:
        self.bills = bills
        self.sown = 0
        self.settled = 0
        """Fields that were put in or taken out by hand."""
        for bill in bills:
            self.sown |= bill.proposed

    def change(self, field: int) -> None:
        self.sown ^= 1 << field
        self.settled |= 1 << field

    def ask(self, s: State, me: Player) -> Ask:
        grain = sum(bill.cost(self.sown) for bill in self.bills)
        return Ask(
            me.seat,
            "sowing",
            lambda: [AS_PROPOSED, *self.changes(s)],
            params={"fields": self.sown.bit_count(), "grain": grain},
            terms=partial(self.terms, s),
            otherwise=Reason("no-seed", "HRN-5.6"),
            sure=True,
        )

    def terms(self, s: State, pick: Pick) -> Terms | None:
        """The grain goes when the plan is carried out; a field put into it needs its own."""
        if isinstance(pick, LeaveFallow):
            return None
        if isinstance(pick, Sow):
            field = s.world.number[pick.space]
            acres = (acre for bill in self.bills for acre in bill.acres)
            cost = next(acre.cost for acre in acres if acre.field == field)
            return terms({"grain": cost}, choice=True)
        return terms({"grain": sum(bill.cost(self.sown) for bill in self.bills)})

    def changes(self, s: State) -> list[Pick]:
        found: list[Pick] = []
        for bill in self.bills:
            left = bill.grain - bill.cost(self.sown)
            for acre in bill.acres:
                if self.settled >> acre.field & 1:
                    continue
                if self.sown >> acre.field & 1:
                    found.append(LeaveFallow(s.label(acre.field)))
                elif acre.cost <= left:
                    found.append(Sow(s.label(acre.field)))
        return found


@RULES.asking("weather")
def weather(s: State, _: Player) -> Flow:
    """HRN-5.9: one die for each sown field, by the climate there."""
    rolled: dict[int, int] = {}
    acres = {me.seat: [f for f in s.world.fields if s.sower[f] == me.seat] for me in s.in_order()}
    flows = {
        seat: _summer(s, s.players[seat], fields, rolled)
        for seat, fields in acres.items()
        if fields
    }
    yield from side_by_side(flows)
    s.weather = {field: SUMMER_EFFECT[rolled[field]] for field in sorted(rolled)}


def _summer(s: State, me: Player, fields: list[int], rolled: dict[int, int]) -> Flow:
    tables = [SUMMER_WEATHER[s.world.climate[field]] for field in fields]
    faces: tuple[int, ...] = yield from brown_dice(
        s, me, "weather", fields, lambda n, face: tables[n][face - 1] != GOOD
    )
    for field, table, face in zip(fields, tables, faces, strict=True):
        rolled[field] = table[face - 1]
        s.tell(
            "told-summer",
            "HRN-5.9",
            seat=me.seat,
            space=s.label(field),
            face=face,
            weather=rolled[field],
        )


@RULES.plain("yield")
def grow(s: State, _: Player) -> None:
    """HRN-5.10: the grain grows; what was sown stays as part of the crop."""
    for field in s.world.fields:
        if s.crop[field]:
            grown = max(0, s.world.yields[field] + s.weather.get(field, 0))
            s.crop = put(s.crop, field, s.crop[field] + grown)
            s.tell(
                "told-yield",
                "HRN-5.10",
                seat=s.sower[field],
                space=s.label(field),
                grain=grown,
            )
    s.weather = {}
