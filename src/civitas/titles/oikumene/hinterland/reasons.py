"""Why a deed of trade is not offered: a reason for each kind of deed that the menu misses, and for
each building, purchase and upgrade that is not among those that it has."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.titles.oikumene.hinterland.trade import BARGAINS, DEED, MENU, in_turn
from civitas.titles.oikumene.means.bargains import refuse_bargain
from civitas.titles.oikumene.picks.hinterland import Negotiate, UpgradeTo
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

IN_TURN: Final = Reason("in-turn", "HRN-4.2")
TRADE: Final = "hinterland_trade"


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """Why this line is not in the menu; who need only wait for his turn is told so."""
    deed = DEED.get(type(pick))
    if deed is None or s.phase != TRADE or pick not in deed.known(s, me):
        return None
    if deed.exists(s.mode, me.traits) and pick in deed.offered(s, me):
        touched = (deed.touches(s, me, pick, where) for where in deed.places(s, me, pick))
        return IN_TURN if any(touched) else None  # if none, something else is asked now
    return deed.why_not(s, me, pick)


def wanted(s: State, ask: Ask) -> list[Pick]:
    """What of the menu has a reason of its own where it is not offered. Where there is nothing of
    a kind, that alone is told, but what light infantry becomes has many reasons."""
    me, there = s.players[ask.seat], {type(pick) for pick in ask.picks}
    deeds = [deed for kind in ask.kinds if (deed := DEED.get(kind)) is not None and deed.missed]
    shown = [deed for deed in deeds if deed.kind in there or deed.kind is UpgradeTo]
    return [pick for deed in shown for pick in deed.known(s, me)]


def none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why the menu has nothing of a kind."""
    me, apart = s.players[ask.seat], ask.what == MENU
    if kind is Negotiate:
        reasons = [refuse_bargain(s, me, each) for each in BARGAINS]
        return IN_TURN if apart and None in reasons else next(filter(None, reasons), None)
    if kind not in DEED:
        return None
    deed = DEED[kind]
    return IN_TURN if apart and in_turn(s, me, deed) else deed.why_none(s, me)
