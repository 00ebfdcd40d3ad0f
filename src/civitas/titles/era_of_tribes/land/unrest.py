"""Unrest: morale below the track, and no influence left (EOT-11.4)."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.goals.ending import lacks_vassals
from civitas.titles.era_of_tribes.land.pieces import take_off, took_off, vassals
from civitas.titles.era_of_tribes.means.changes import told
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()


@RULES.plain("unrest")
def unrest(s: State, me: Player) -> None:
    """EOT-11.4: vassals go, one after the other, as long as there are any; an Automa has its own
    rule (AUT-2.3)."""
    if me.automa:
        s.do(Step("automa.unrest", me.seat))
    elif vassals(s, me):
        s.do(Step("unrest.vassal", me.seat))
    else:
        me.unrest = 0
        lacks_vassals(s)


@RULES.asking("unrest.vassal")
def choose_vassal(s: State, me: Player) -> Flow:
    """EOT-11.4: one of the owner's choice."""
    options, prices = partial(_picks, s, me), partial(_terms, s, me)
    pick = yield Ask(me.seat, "unrest", options, {"count": me.unrest}, terms=prices)
    me.unrest -= 1
    if me.unrest:
        s.do(Step("unrest", me.seat))
    take_off(s, me, FIELD[pick.field], pick.piece, "EOT-11.4")


def _picks(s: State, me: Player) -> list[Pick]:
    return [picks.withdraw(field, kind) for field, kind, _ in vassals(s, me)]


def _terms(s: State, me: Player, pick: picks.Withdraw) -> Terms | None:
    return told(took_off(s, me, FIELD[pick.field], pick.piece))
