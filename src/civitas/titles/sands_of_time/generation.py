"""Section 23, phase 6: a new generation."""

from __future__ import annotations

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NONE
from civitas.titles.sands_of_time.content import CROPS, GOLD
from civitas.titles.sands_of_time.picks import Keep
from civitas.titles.sands_of_time.state import Empire, Stage, State


def new_generation(s: State) -> Flow | None:
    """SOT-23.2 to SOT-23.5; with Granaries somebody has to choose first."""
    if any(me.powers.keep_resources and any(me.stock) for me in s.empires):
        return _keep_some(s)
    _pass_on(s)
    for me in s.empires:
        spoil(s, me, [0, 0])
    _take_back(s)
    return None


def _keep_some(s: State) -> Flow:
    """SOT-23.4 for all players, from the new start player on (SOT-29.7)."""
    _pass_on(s)
    for me in s.in_order():
        yield from _keep(s, me)
    _take_back(s)


def _pass_on(s: State) -> None:
    """SOT-23.2, SOT-23.3: the figure goes to the left, the generation marker to its start."""
    s.start = (s.start + 1) % len(s.empires)
    s.round = 0
    s.tell("new-generation", "SOT-23.2", seat=s.start)


def _take_back(s: State) -> None:
    """SOT-23.5: the cards and markers of the old generation."""
    for me in s.empires:
        me.played = 0
        me.emphasis = NONE
        me.emphasis_markers = 0
        me.bonuses = 0
    s.stage = Stage.INCOME


def keep_picks(me: Empire) -> list[Pick]:
    """SOT-27.12: up to 4 resources, any mix; the most first."""
    most = me.powers.keep_resources
    crops, gold = me.stock
    mixes = [(c, g) for c in range(min(crops, most) + 1) for g in range(min(gold, most - c) + 1)]
    return [Keep(c, g) for c, g in sorted(mixes, key=lambda mix: (-sum(mix), -mix[0]))]


def _keep(s: State, me: Empire) -> Flow:
    """SOT-27.12: what Granaries keep is chosen."""
    kept = [0, 0]
    if me.powers.keep_resources and any(me.stock):
        pick = yield Ask(me.seat, "granaries", lambda: keep_picks(me))
        kept = [pick.crops, pick.gold]
        s.tell("kept", "SOT-23.4", seat=me.seat, crops=kept[CROPS], gold=kept[GOLD])
    spoil(s, me, kept)


def spoil(s: State, me: Empire, kept: list[int]) -> None:
    """SOT-23.4: all crops and gold are lost, but for what Granaries keep."""
    crops, gold = me.stock[CROPS] - kept[CROPS], me.stock[GOLD] - kept[GOLD]
    me.stock = kept
    if crops or gold:
        s.tell("spoiled", "SOT-23.4", seat=me.seat, crops=crops, gold=gold)
