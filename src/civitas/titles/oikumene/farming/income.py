"""Taxes (HRN-5.12, HRN-5.13) and feasts (HRN-5.16, HRN-5.17)."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason, side_by_side
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.buildings import BUILDINGS, HARBOUR
from civitas.titles.oikumene.content.calendar import SUMMER
from civitas.titles.oikumene.content.tables import VASSALAGE
from civitas.titles.oikumene.means.areas import area_at, realm
from civitas.titles.oikumene.means.purse import gain_prestige, pay
from civitas.titles.oikumene.means.stores import draw_grain, grain_in
from civitas.titles.oikumene.picks.farming import Feast
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
SIZES: Final = ("small", "double", "triple")
THIRD: Final = 3
"""A vassal pays one part in so many of his taxes (HRN-17.4)."""


def unplundered(s: State, found: int) -> list[int]:
    """Of these fields, those without a plunder stone (HRN-11.7)."""
    return [field for field in spaces(found & s.world.land) if s.stone[field] == NOBODY]


def fields_of(s: State, me: Player) -> int:
    """The fields that are controlled and connected to a VUS, as bits."""
    supply = realm(s, me).supplied
    return sum(1 << f for f in spaces(supply & s.world.land) if s.control[f] == me.seat)


def _yards(s: State, towns: list[int]) -> int:
    return sum(s.yard[field] == HARBOUR for field in towns)


def tax(s: State, me: Player, season: int | None = None) -> int:
    """HRN-5.12, HRN-5.13, HRN-18.2, HRN-18.7: what the taxes come to now, or would in another
    season."""
    towns = unplundered(s, realm(s, me).towns)
    gold = sum(BUILDINGS[s.town[field]].tax for field in towns)
    gold += me.traits.harbour_tax * _yards(s, towns) + len(unplundered(s, fields_of(s, me))) // 2
    return gold + _extra(s, me, s.season if season is None else season)


def _extra(s: State, me: Player, season: int) -> int:
    """HRN-18.2: where taxes are paid every round, it comes once a year."""
    if not realm(s, me).towns or (s.mode.upkeep_in_gold and season != SUMMER):
        return 0
    return me.traits.extra_tax_gold


def dues(s: State, me: Player, gold: int) -> dict[int, int]:
    """HRN-17.4: by lord, what a vassal pays him of his taxes; never more than there is."""
    found: dict[int, int] = {}
    for treaty in s.treaties:
        if treaty.kind == VASSALAGE and treaty.payer == me.seat:
            share = min(gold // THIRD, gold - sum(found.values()))
            if share:
                found[treaty.receiver] = share
    return found


@RULES.plain("taxes")
def taxes(s: State, _: Player) -> None:
    """HRN-5.12, HRN-5.13, HRN-17.4: all are paid, then vassals pay their lords."""
    incomes = [(me, tax(s, me)) for me in s.in_order()]
    for me, gold in incomes:
        me.gold += gold
        if gold:
            s.tell("told-taxes", "HRN-5.12", seat=me.seat, gold=gold)
    for me, gold in incomes:
        for lord, share in dues(s, me, gold).items():
            pay(me, share)
            s.players[lord].gold += share
            s.tell("told-tax-third", "HRN-17.4", seat=me.seat, other=lord, gold=share)


class FeastBill(msgspec.Struct, frozen=True):
    """What feasts bring and cost."""

    prestige: int
    """Of a small feast."""
    shares: tuple[tuple[int, int], ...]
    """By area, the grain of its settlements for each step above a small feast, in units of 1."""
    most: int
    """The largest size that every area can pay."""

    def grain(self, times: int) -> int:
        """HRN-5.17: double costs once the share, triple twice."""
        return sum(share for _, share in self.shares) * (times - 1)


def feast_bill(s: State, me: Player) -> FeastBill:
    """HRN-5.16, HRN-5.17"""
    towns = unplundered(s, realm(s, me).towns)
    points = sum(BUILDINGS[s.town[field]].feast for field in towns)
    points += me.traits.harbour_feast * _yards(s, towns)
    points += len(unplundered(s, fields_of(s, me))) // 2
    shares: dict[int, int] = {}
    for field in towns:
        area = area_at(s, me, field)
        shares[area] = shares.get(area, 0) + BUILDINGS[s.town[field]].feast_grain["double"]
    most = len(SIZES) if shares else 1
    for area, share in shares.items():
        most = min(most, 1 + grain_in(s, me, area) // share)
    return FeastBill(points, tuple(shares.items()), most)


@RULES.asking("feasts")
def feasts(s: State, _: Player) -> Flow:
    """HRN-5.16: all at the same time."""
    yield from side_by_side({me.seat: feast(s, me) for me in s.in_order()})


def feast(s: State, me: Player) -> Flow:
    """HRN-5.17: how large it is."""
    bill = feast_bill(s, me)
    if not bill.prestige:
        return
    pick = yield Ask(
        me.seat,
        "feasts",
        lambda: [Feast(times) for times in range(1, bill.most + 1)],
        params={"prestige": bill.prestige},
        otherwise=Reason("no-feast-grain", "HRN-5.17"),
        terms=lambda pick: _terms(bill, pick),
    )
    for area, share in bill.shares:
        draw_grain(s, me, area, share * (pick.times - 1))
    gain_prestige(s, me, bill.prestige * pick.times)
    s.tell(
        "told-feast",
        "HRN-5.16",
        seat=me.seat,
        times=pick.times,
        prestige=bill.prestige * pick.times,
        grain=bill.grain(pick.times),
    )


def _terms(bill: FeastBill, pick: Pick) -> Terms | None:
    if not isinstance(pick, Feast):
        return None
    return terms({"grain": bill.grain(pick.times)}, {"prestige": bill.prestige * pick.times})
