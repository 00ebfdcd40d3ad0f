"""Deeds of a trade turn by which units and commanders are hired (HRN-14.2, HRN-14.3, HRN-14.6,
HRN-14.7, HRN-14.14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from civitas.kernel.asks import Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.factions import Traits
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.content.tables import COMMANDER, COMMANDERS, PP_PRICE
from civitas.titles.oikumene.content.units import KINDS, LIGHT, MERCENARY, PIRATES
from civitas.titles.oikumene.hinterland import hiring
from civitas.titles.oikumene.hinterland.deeds import (
    NO_LINES,
    Deed,
    Price,
    first_reason,
    last_reason,
    space_of_pick,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.purse import faction_of, pay, pay_prestige, short_of
from civitas.titles.oikumene.picks.common import on_spaces
from civitas.titles.oikumene.picks.hinterland import Command, DoubleAt, DoubleLimit, Hire, HireAt
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

_LIGHT = KINDS[LIGHT].id
_DOUBLE = [DoubleLimit()]
DOUBLE: Price = {"prestige": PP_PRICE["double_unit_purchase"]}


WAGES: Final[dict[str, int]] = KINDS[MERCENARY].wages or {}


def with_wages(told: Terms, gold: int, *, twice: bool) -> Terms:
    """The same, and what has to be paid later, once or twice a year."""
    return _noted(told, "wages-twice" if twice else "wages-once", ("number", gold))


def _noted(told: Terms, note: str, *params: tuple[str, int | str]) -> Terms:
    """The same with a note more."""
    notes = " ".join(filter(None, (told.note, note)))
    return Terms(told.costs, told.gains, told.choice, notes, (*told.params, *params))


class HireDeed(Deed):
    """HRN-14.2, HRN-14.6, HRN-14.7"""

    kind = Hire
    ask = "hire-where"
    meddles = True
    missed = True

    def places(self, s: State, me: Player, pick: Hire) -> list[HireAt]:
        picks = on_spaces(HireAt, s.world)
        return [picks[space] for space in hiring.hire_spaces(s, me, pick)]

    def touches(self, s: State, me: Player, pick: Hire, where: Any) -> bool:
        """Pirates hold a sea (HRN-2.11), and a mercenary may pay somebody (HRN-18.38)."""
        pays = pick.unit == KINDS[MERCENARY].id and bool(hiring.roman_gold(s, me))
        return pays or pick.unit == KINDS[PIRATES].id

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Hire]:
        """It is the same everywhere, and light infantry touches nobody."""
        found = hiring.hires_now(s, me, own.towns)
        if not apart or not found or found[-1].unit == _LIGHT:
            return found
        return [pick for pick in found if not self.touches(s, me, pick, None)]

    def costs(self, s: State, me: Player, pick: Hire, where: Any) -> Price:
        return dict(hiring.hire_price(s, me, pick))

    def terms(self, s: State, me: Player, pick: Hire, where: Any = None) -> Terms | None:
        """Told, too, what mercenaries cost in winter, or every half a year (HRN-15.1, HRN-5.21), to
        whom they bring gold (HRN-18.38), and who comes besides (HRN-18.27)."""
        told = super().terms(s, me, pick, where)
        if told is not None and pick.unit == _LIGHT and _brings_third(me):
            return _noted(told, "third-free")
        if told is None or pick.unit != KINDS[MERCENARY].id:
            return told
        twice = s.mode.mercenary_wages_twice_a_year
        told = with_wages(told, WAGES["twice_a_year" if twice else "once_a_year"], twice=twice)
        for other, gold in hiring.roman_gold(s, me):
            who = ("faction", faction_of(other))
            told = _noted(told, "roman-gold", who, ("more", gold))
        return told

    def perform(self, s: State, me: Player, pick: Hire, where: HireAt) -> None:
        hiring.hire(s, me, pick, space_of_pick(s, where))

    def known(self, s: State, me: Player) -> Sequence[Hire]:
        return tuple(hiring.hires(s, me))

    def why_not(self, s: State, me: Player, pick: Hire) -> Reason:
        """What it needs wherever it is, else why nobody can come anywhere."""
        bought = hiring.hires(s, me)[pick]
        at_sea = bought.kind == PIRATES
        there = s.world.seas if at_sea else spaces(realm(s, me).towns)
        reasons = (hiring.refuse_hire_at(s, me, bought, space) for space in there)
        here = last_reason(reasons, ("hostile-sea", "no-cube"), hiring.NO_TOWN)
        return hiring.refuse_hire(s, me, bought) or here

    def why_none(self, s: State, me: Player) -> Reason:
        at_all = [(bought, hiring.refuse_hire(s, me, bought)) for bought in _soldiers(s, me)]
        able = [bought for bought, reason in at_all if reason is None]
        if not able:  # nothing can be paid
            return last_reason((reason for _, reason in at_all), ("gold",), hiring.NO_TOWN)
        towns = spaces(realm(s, me).towns)
        here = (hiring.refuse_hire_at(s, me, bought, f) for f in towns for bought in able)
        return first_reason(here, hiring.NO_TOWN)


def _brings_third(me: Player) -> bool:
    """HRN-18.27: is the next light infantry the second one of a round?"""
    trade = me.trade
    return me.traits.third_light_infantry_free and not trade.gift and len(trade.lights) == 1


def _soldiers(s: State, me: Player) -> list[hiring.Purchase]:
    """Who could be bought at a settlement if it were for prestige alone."""
    known = [each for each in hiring.known(s.mode, me.faction) if each.kind != PIRATES]
    return [each for each in known if each.prestige <= me.prestige]


class DoubleDeed(Deed):
    """HRN-14.3"""

    kind = DoubleLimit
    ask = "double-where"

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.prestige

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[DoubleLimit]:
        if me.trade.doubled != NONE or me.prestige < DOUBLE["prestige"]:
            return NO_LINES
        return _DOUBLE if own.towns else NO_LINES

    def places(self, s: State, me: Player, pick: Any) -> list[DoubleAt]:
        return [DoubleAt(s.label(field)) for field in spaces(realm(s, me).towns)]

    def costs(self, s: State, me: Player, pick: Any, where: Any) -> Price:
        return DOUBLE

    def perform(self, s: State, me: Player, pick: Any, where: DoubleAt) -> None:
        pay_prestige(me, int(DOUBLE["prestige"]))
        hiring.note(me, doubled=space_of_pick(s, where))
        s.tell(
            "told-double",
            "HRN-14.3",
            seat=me.seat,
            space=where.space,
            prestige=int(DOUBLE["prestige"]),
        )

    def why_none(self, s: State, me: Player) -> Reason:
        if not s.mode.prestige:
            return Reason("no-prestige", "HRN-1.3")
        return hiring.refuse_double(s, me) or hiring.NO_TOWN


def commands(s: State, me: Player) -> list[Command]:
    """HRN-14.14: the commanders that are better than the one he has."""
    return [Command(each.id) for each in COMMANDERS[me.commander + 1 :]]


def command_price(me: Player, commander: int) -> int:
    """HRN-14.14: raising costs the difference."""
    return COMMANDERS[commander].buy - COMMANDERS[me.commander].buy


class CommandDeed(Deed):
    """HRN-14.14"""

    kind = Command
    placeless = True
    missed = True

    def exists(self, mode: Mode, traits: Traits) -> bool:
        return mode.commanders

    def lines(self, s: State, me: Player, own: Realm, apart: bool) -> list[Command]:
        return [
            pick
            for pick in commands(s, me)
            if me.gold >= command_price(me, COMMANDER[pick.commander])
        ]

    def places(self, s: State, me: Player, pick: Command) -> list[Command]:
        return [pick]

    def costs(self, s: State, me: Player, pick: Command, where: Any) -> Price:
        return {"gold": command_price(me, COMMANDER[pick.commander])}

    def terms(self, s: State, me: Player, pick: Command, where: Any = None) -> Terms | None:
        """Told, too, what he costs every half a year (HRN-15.3)."""
        told = super().terms(s, me, pick, where)
        return told and with_wages(told, COMMANDERS[COMMANDER[pick.commander]].wages, twice=True)

    def perform(self, s: State, me: Player, pick: Command, where: Any) -> None:
        gold = command_price(me, COMMANDER[pick.commander])
        pay(me, gold)
        me.commander = COMMANDER[pick.commander]
        s.tell("told-command", "HRN-14.14", seat=me.seat, commander=pick.commander, gold=gold)

    def known(self, s: State, me: Player) -> Sequence[Command]:
        return commands(s, me)

    def why_not(self, s: State, me: Player, pick: Command) -> Reason:
        if not s.mode.commanders:
            return Reason("no-commanders", "HRN-14.14")
        return short_of("gold", command_price(me, COMMANDER[pick.commander]), "HRN-14.14")

    def why_none(self, s: State, me: Player) -> Reason:
        """The cheapest one is missed first."""
        if not s.mode.commanders:
            return Reason("no-commanders", "HRN-14.14")
        better = self.known(s, me)
        return self.why_not(s, me, better[0]) if better else Reason("best-commander", "HRN-14.14")
