"""Upkeep in gold (HRN-5.21 to HRN-5.24)."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, side_by_side
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import CITY
from civitas.titles.oikumene.farming.bills import inside_siege, upkeep_bill
from civitas.titles.oikumene.farming.larder import keeps_units, shut_in
from civitas.titles.oikumene.farming.losses import lower, raze_for, yield_up
from civitas.titles.oikumene.farming.payment import Payer
from civitas.titles.oikumene.farming.waves import next_wave, through
from civitas.titles.oikumene.means.areas import supplied
from civitas.titles.oikumene.means.losses import lose
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPACE_OF
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()


@RULES.asking("upkeep")
def upkeep(s: State, me: Player, done: int = 0) -> Flow:
    """HRN-5.23: in waves, as feeding."""
    wave = next_wave(s, done)
    for each, stacks in [(each, unconnected(s, each)) for each in wave]:
        lose(s, each, [(n, each.units[n]) for n in stacks], "told-dissolved", "HRN-5.22")
    # Before the tenth rules nobody paid for who lost connection by what others had to dissolve.
    bill = partial(upkeep_bill, whole=s.rules.version >= 10)
    payers = {each.seat: Payer(s, each, bill, "upkeep", "HRN-5.21") for each in wave}
    yield from side_by_side({seat: payer.settle() for seat, payer in payers.items()})
    shut = s.ringed
    for payer in payers.values():  # units come first, then settlements
        units = [(post.stack, n) for post, n in payer.bill.unpaid if post.stack != NONE]
        lose(s, payer.me, units, "told-unpaid", "HRN-5.24")
    for payer in payers.values():
        for post, _ in payer.bill.unpaid:
            if post.stack == NONE:
                _lose_town(s, payer.me, post.field, shut)
    if next_wave(s, through(wave, done)):
        s.do(Step("upkeep", me.seat, (through(wave, done),)))


def unconnected(s: State, me: Player) -> list[int]:
    """HRN-5.22: the stacks that are neither connected to a VUS nor in an encircled settlement."""
    if not keeps_units(s, me):
        return []
    return [
        stack
        for stack in sorted(me.units)
        if not supplied(s, me, SPACE_OF[stack]) and not inside_siege(s, me, stack)
    ]


def _lose_town(s: State, me: Player, field: int, shut: int) -> None:
    """HRN-5.24; ``shut`` are those that were encircled when they were not paid. Before the tenth
    rules that was asked when units were gone that had stood before the walls."""
    if shut >> field & 1 if s.rules.version >= 10 else shut_in(s, me, field):
        yield_up(s, field, "told-surrender", "HRN-5.24")
    elif s.town[field] == CITY:
        lower(s, field, "told-unpaid-city", "HRN-5.24")
    else:
        raze_for(s, field, "told-unpaid-village", "HRN-5.24")
