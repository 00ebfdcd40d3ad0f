"""Why a deed of trade is not offered: a reason for each kind of deed that the menu misses, and for
each kind of unit that light infantry cannot become."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.titles.oikumene.hinterland.trade import BARGAINS, DEED, MENU, in_turn
from civitas.titles.oikumene.hinterland.unit_deeds import UpgradeDeed
from civitas.titles.oikumene.means.bargains import refuse_bargain
from civitas.titles.oikumene.picks.hinterland import Negotiate, UpgradeTo
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

IN_TURN: Final = Reason("in-turn", "HRN-4.2")
_UPGRADE: Final = UpgradeDeed()


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """Why nobody becomes a unit of this kind; who need only wait for his turn is told so."""
    if not isinstance(pick, UpgradeTo) or pick not in _UPGRADE.wanted(s, me):
        return None
    return _UPGRADE.why_not(s, me, pick) or IN_TURN


def wanted(s: State, ask: Ask) -> list[UpgradeTo]:
    """What of the menu has a reason of its own where it is not offered."""
    return _UPGRADE.wanted(s, s.players[ask.seat]) if UpgradeTo in ask.kinds else []


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
