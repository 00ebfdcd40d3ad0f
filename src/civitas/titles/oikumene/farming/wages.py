"""Wages (HRN-15.1 to HRN-15.4)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Flow, side_by_side
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.tables import NO_COMMANDER
from civitas.titles.oikumene.farming.bills import wages_bill
from civitas.titles.oikumene.farming.payment import Payer
from civitas.titles.oikumene.means.losses import lose
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()


@RULES.asking("hinterland_wages")
def wages(s: State, _: Player) -> Flow:
    """HRN-15.1: all at the same time; who is not paid goes when all have paid."""
    payers = {
        me.seat: Payer(s, me, wages_bill, "wages", "HRN-15.1")
        for me in s.in_order()
        if wages_bill(s, me).due
    }
    yield from side_by_side({seat: payer.settle() for seat, payer in payers.items()})
    for payer in payers.values():
        unpaid = payer.bill.unpaid
        units = [(post.stack, number) for post, number in unpaid if post.stack != NONE]
        lose(s, payer.me, units, "told-deserts", "HRN-15.2")
        if len(units) < len(unpaid):
            payer.me.commander = NO_COMMANDER
            s.tell("told-commander-leaves", "HRN-15.3", seat=payer.me.seat)
