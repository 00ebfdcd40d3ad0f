"""Who acts in the combat phase at all (HRN-4.2): all who could withdraw, pay, attack or assault say
at the same time from when on they do, as things stand."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, side_by_side
from civitas.kernel.values import put
from civitas.titles.oikumene.content.tables import TRIBUTE
from civitas.titles.oikumene.means.bargains import is_pressed, refuse_bargain
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.war import ActIn
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Stance
from civitas.titles.oikumene.war.battles import attacks
from civitas.titles.oikumene.war.sieges import assaults
from civitas.titles.oikumene.war.stance import BATTLE, SIEGE, SUBS, WITHDRAW, of_all
from civitas.titles.oikumene.war.withdrawal import withdrawals

RULES: Final = Chapter()
NEVER: Final = len(SUBS)


@RULES.plain("stance")
def stance(s: State, _: Player) -> None:
    """HRN-4.2: of several who could act, all say whether they do as things stand."""
    able = [(me.seat, subs) for me in s.in_order() if (subs := could_act(s, me))]
    if len(able) > 1:
        s.stance = Stance((NEVER,) * len(s.players), 0)
        s.do(Step("stance.declare", args=tuple((seat, *subs) for seat, subs in able)))


@RULES.asking("stance.declare")
def declare(s: State, _: Player, *able: tuple[int, ...]) -> Flow:
    """These say it: their seats, and the numbers of the sub-phases in which they could act."""
    yield from side_by_side({seat: _declare(s, s.players[seat], subs) for seat, *subs in able})


def could_act(s: State, me: Player) -> list[int]:
    """The numbers of the sub-phases in which he could do something as things stand."""
    pays = is_pressed(s, me) and refuse_bargain(s, me, TRIBUTE) is None
    found = [WITHDRAW] if pays or next(withdrawals(s, me, {}), None) is not None else []
    if attacks(s, me, 0):
        found.append(BATTLE)
    if assaults(s, me, 0):
        found.append(SIEGE)
    return [SUBS.index(sub) for sub in found]


def _declare(s: State, me: Player, subs: list[int]) -> Flow:
    options: list[Pick] = [PASS, *(ActIn(SUBS[sub]) for sub in subs)]
    pick = yield Ask(me.seat, "stance", lambda: options, sure=True)
    if isinstance(pick, ActIn):
        now = of_all(s)
        acts = put(now.acts, me.seat, SUBS.index(pick.phase))
        s.stance = replace(now, acts=acts, due=now.due | 1 << me.seat)
