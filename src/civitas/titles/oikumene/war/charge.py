"""Charge (HRN-9.9): cavalry and war elephants strike first in the first battle round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.means.units import named
from civitas.titles.oikumene.picks.common import DONE, stack_of, told_stack
from civitas.titles.oikumene.picks.war import Charge, ChargeAll
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, OUT, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Side
from civitas.titles.oikumene.war.dice import (
    CHARGE,
    SPENT_ON_CHARGE,
    both,
    lay_out,
    sword_sources,
    thrown,
)
from civitas.titles.oikumene.war.losses import strike
from civitas.titles.oikumene.war.rerolls import rerolls
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER, change, current

RULES: Final = Chapter()
_CHARGES: Final = tuple(kind.can("charge") for kind in KINDS)


def chargers(s: State, which: int) -> list[tuple[int, int]]:
    """HRN-9.9: who may charge; not in rough terrain, on water, aboard or in sieges."""
    space = current(s).space
    if not s.mode.charge or space >= s.world.lands or s.world.rough >> space & 1:
        return []
    units = current(s).sides[which].units
    return [(t, n) for t, n in units if _CHARGES[KIND_OF[t]] and SPOT_OF[t] == OUT]


@RULES.asking("battle.charge")
def charge(s: State, me: Player) -> Flow:
    """HRN-9.9: both declare, both throw, and both lose units at once."""
    s.battle = replace(current(s), step=CHARGE)
    charging: list[tuple[tuple[int, int], ...]] = [(), ()]
    for which in (DEFENDER, ATTACKER):
        yield from _declare(s, which)
        charging[which] = _charging(current(s).sides[which])
    if not any(charging):
        return
    for which in both(s):
        lay_out(s, which, thrown(s, which, charging[which]))
    yield from rerolls(s)
    swords = [charge_swords(s, dealer) for dealer in (ATTACKER, DEFENDER)]
    for dealer in both(s):
        if charging[dealer]:
            _tell_blow(s, dealer, swords[dealer])
    for dealer in (ATTACKER, DEFENDER):
        yield from strike(s, dealer, swords[dealer], last=False)
    for which in (ATTACKER, DEFENDER):
        change(s, which, replace(current(s).sides[which], dice=()))


def _charging(side: Side) -> tuple[tuple[int, int], ...]:
    rest = dict(side.fresh)
    found = ((t, n - rest.get(t, 0)) for t, n in side.units)
    return tuple(each for each in found if each[1])


def _declare(s: State, which: int) -> Flow:
    """Some or all of those who can charge do so."""
    asked = dict(chargers(s, which))
    while asked:
        side = current(s).sides[which]
        pick = yield Ask(side.seat, "charge", _charge_picks(s, asked), sure=True)
        if isinstance(pick, ChargeAll):
            for stack, number in asked.items():
                _sent(s, which, stack, number)
            return
        if not isinstance(pick, Charge):
            return
        stack = stack_of(s, pick)
        _sent(s, which, stack, pick.number)
        del asked[stack]


def _charge_picks(s: State, asked: dict[int, int]) -> Callable[[], list[Pick]]:
    several = len(asked) > 1
    return lambda: [
        DONE,
        ChargeAll(),
        *(
            Charge(*told_stack(s, stack), number)
            for stack, most in asked.items()
            for number in range(1, most + several)
        ),
    ]


def _sent(s: State, which: int, stack: int, number: int) -> None:
    side = current(s).sides[which]
    fresh = tuple((t, n - number if t == stack else n) for t, n in side.fresh)
    change(s, which, replace(side, fresh=tuple(each for each in fresh if each[1])))
    s.tell(
        "told-charge",
        "HRN-9.9",
        seat=side.seat,
        number=number,
        **named(stack),
    )


def _tell_blow(s: State, dealer: int, left: int) -> None:
    shown, blank, _, _ = sword_sources(s, dealer)
    s.tell(
        "told-charge-swords",
        "HRN-9.9",
        seat=current(s).sides[dealer].seat,
        other=current(s).sides[1 - dealer].seat,
        swords=shown + blank,
        more=int(blank > 0),
        shown=shown,
        blank=blank,
        units=0,
        kept=0,
        stopped=shown + blank - left,
    )


def charge_swords(s: State, dealer: int) -> int:
    """Swords of the charge that get through: each shield cancels two and is spent."""
    swords = sum(sword_sources(s, dealer))
    target = current(s).sides[1 - dealer]
    spent = min(target.shields, -(-swords // SPENT_ON_CHARGE))
    change(s, 1 - dealer, replace(target, shields=target.shields - spent))
    return max(0, swords - SPENT_ON_CHARGE * spent)
