"""New Year (HRN-5.1 to HRN-5.3): destroyed units are scored; and who comes then (HRN-18.24,
HRN-18.33)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.tables import NEW_YEAR, PRESTIGE_FLOOR
from civitas.titles.oikumene.content.units import (
    HEAVY,
    KINDS,
    LEVEL,
    LEVELS,
    LIGHT,
    RECRUIT,
    STANDARD,
    WARSHIP,
)
from civitas.titles.oikumene.means.purse import pay
from civitas.titles.oikumene.means.units import add, has_cube
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.course import Enlist
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import place, stack
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")


@RULES.plain("new_year")
def new_year(s: State, _: Player) -> None:
    """HRN-5.1 to HRN-5.3; treaties and help bring points again (HRN-17.5, HRN-17.9)."""
    arrive(s)
    if s.year > 1:
        score_destroyed(s)
    for me in s.in_order():
        me.scored = me.aided = 0
        if s.mode.prestige and me.prestige < PRESTIGE_FLOOR:
            gain = PRESTIGE_FLOOR - me.prestige
            me.prestige = PRESTIGE_FLOOR
            s.tell("told-new-year-prestige", "HRN-5.3", seat=me.seat, prestige=gain)
    s.do(*(Step("enlist", me.seat) for me in s.in_order() if enlistments(s, me)))


def score_destroyed(s: State) -> None:
    """HRN-5.1: VP for enemy units destroyed and for own units destroyed by others."""
    for me in s.in_order():
        gain = max(won for least, won, _ in NEW_YEAR if me.destroyed >= least)
        loss = min(lost for least, _, lost in NEW_YEAR if me.lost >= least)
        me.victory += gain + loss
        if gain or loss:
            s.tell("told-new-year", "HRN-5.1", seat=me.seat, gain=gain, loss=-loss)
        me.destroyed = me.lost = 0


def arrive(s: State) -> None:
    """HRN-18.33: who starts late comes now, with ships on their sea."""
    for me in s.players:
        late = FACTIONS[me.faction].late_start if me.late else None
        if late and late.year <= s.year:
            me.late = False
            sea = s.world.number[late.sea]
            add(s, me, stack(place(sea), WARSHIP), late.warships)
            s.tell("told-late", "HRN-18.33", seat=me.seat, space=late.sea, number=late.warships)


def enlist_price(level: int) -> int:
    """HRN-18.24: light infantry, bought or recruited, and the upgrade."""
    base = KINDS[LIGHT].recruit if level == RECRUIT else KINDS[LIGHT].buy
    return sum(int(price["gold"]) for price in (base, KINDS[HEAVY].upgrade) if price)


def enlistments(s: State, me: Player) -> list[Pick]:
    """HRN-18.24: what he may buy at New Year."""
    where = me.traits.new_year_heavy_infantry_in
    if not where or not s.world.inside >> s.world.number[where] & 1:
        return []
    levels = (STANDARD, RECRUIT) if s.mode.recruitment_of_recruits else (STANDARD,)
    able = [level for level in levels if refuse_enlist(s, me, level) is None]
    return [Enlist(where, LEVELS[level].id) for level in able]


def refuse_enlist(s: State, me: Player, level: int) -> Reason | None:
    price = enlist_price(level)
    if me.gold < price:
        return Reason("gold", "HRN-18.24", {"number": price})
    where = s.world.number[me.traits.new_year_heavy_infantry_in]
    return None if has_cube(me, stack(place(where), HEAVY, level)) else NO_CUBE


@RULES.asking("enlist")
def enlist(s: State, me: Player) -> Flow:
    """HRN-18.24"""
    pick = yield Ask(
        me.seat, "enlist", lambda: [PASS, *enlistments(s, me)], terms=_terms, sure=True
    )
    if isinstance(pick, Enlist):
        level = LEVEL[pick.level]
        pay(me, enlist_price(level))
        add(s, me, stack(place(s.world.number[pick.space]), HEAVY, level))
        s.tell(
            "told-enlist",
            "HRN-18.24",
            seat=me.seat,
            space=pick.space,
            level=pick.level,
            gold=enlist_price(level),
        )


def _terms(pick: Pick) -> Terms | None:
    return terms({"gold": enlist_price(LEVEL[pick.level])}) if isinstance(pick, Enlist) else None


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """Why heavy infantry cannot be bought at New Year."""
    where = me.traits.new_year_heavy_infantry_in
    if not isinstance(pick, Enlist) or pick.space != where or pick.level not in LEVEL:
        return None
    return refuse_enlist(s, me, LEVEL[pick.level])
