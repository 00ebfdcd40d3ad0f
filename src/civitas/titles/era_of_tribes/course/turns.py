"""Section 3: turns of the action phase, and the menu of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from civitas.kernel.agenda import Chapter, Step, by_seat
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.actions.diplomacy import talks_terms
from civitas.titles.era_of_tribes.actions.income import (
    bread_terms,
    refuse_taxes,
    tax_terms,
    trade_terms,
)
from civitas.titles.era_of_tribes.actions.progress import progress_terms, refuse_progress_action
from civitas.titles.era_of_tribes.actions.revolution import (
    may_revolt,
    refuse_revolution,
    revolution_terms,
)
from civitas.titles.era_of_tribes.automa.deck import reveal
from civitas.titles.era_of_tribes.content.cards import TILE
from civitas.titles.era_of_tribes.content.tables import (
    ACTION,
    ACTIONS,
    BREAD,
    DIPLOMACY,
    EXPANSION,
    PROGRESS,
    REVOLUTION,
    TAXES,
    TRADE,
)
from civitas.titles.era_of_tribes.course.rounds import auto_expansion_phase
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.land.growth import expansion_terms
from civitas.titles.era_of_tribes.learning.prices import can_afford
from civitas.titles.era_of_tribes.means.control import has_piece
from civitas.titles.era_of_tribes.means.goods import ready_luxuries, use_luxuries
from civitas.titles.era_of_tribes.picks.common import PASS, Pass
from civitas.titles.era_of_tribes.picks.course import ACT, GOODS, LEADERS, Act
from civitas.titles.era_of_tribes.picks.deeds import UseTile
from civitas.titles.era_of_tribes.state import BARBARIANS, NO_RING, RING_BEFORE, Player, State
from civitas.titles.era_of_tribes.tiles.tiles import HALF_PRICE, tile_terms, usable, use

RULES: Final = Chapter()
KINDS: Final = (Act, UseTile)

NOT_YOUR_TURN: Final = Reason("not-your-turn", "EOT-3.12")
NO_LEADER: Final = Reason("no-leader", "EOT-3.16")
FIELD_USED: Final = Reason("field-used", "EOT-3.15")
NO_PIECE: Final = Reason("no-piece", "EOT-13.8")
NO_LIMIT: Final = 1 << 10
"""More leaders than anybody has."""
WITHOUT_PIECES: Final = (TRADE, PROGRESS, BREAD)
"""What a player can do who has no piece on the board (EOT-13.8)."""

REFUSALS: Final[dict[int, Callable[[State, Player], Reason | None]]] = {
    EXPANSION: lambda _s, _me: None,
    TRADE: lambda _s, _me: None,
    TAXES: refuse_taxes,
    DIPLOMACY: lambda _s, _me: None,
    PROGRESS: refuse_progress_action,
    BREAD: lambda _s, _me: None,
    REVOLUTION: refuse_revolution,
}
"""By action, why a player cannot choose it now, besides what holds for all of them."""

LISTED: Final = (EXPANSION, TRADE, TAXES, DIPLOMACY, PROGRESS, BREAD, REVOLUTION)
"""The order of a menu."""
MENUS: Final = tuple(
    tuple(ACT[n] for n in LISTED if fields >> n & 1) for fields in range(1 << len(LISTED))
)
"""By action fields, as bits, what a menu has for them."""
EVERY: Final = sum(1 << n for n in LISTED)
ALWAYS_OPEN: Final = 1 << TRADE | 1 << BREAD
"""Whoever has a leader left can choose these, besides to pass, until he has used them."""
NEEDING_NONE: Final = sum(1 << n for n in WITHOUT_PIECES)

TURN: Final = by_seat("turn", BARBARIANS)
TURN_END: Final = by_seat("turn.end", BARBARIANS)
CYCLE_END: Final = Step("cycle.end")
STEPS: Final = tuple(f"action.{action.id}" for action in ACTIONS)
"""By action, the step that carries it out."""

MOST_LEADERS: Final = tuple(action.most_leaders or NO_LIMIT for action in ACTIONS)
"""By action, how many leaders it takes."""

BRINGS: Final[dict[int, Callable[..., Terms | None]]] = {
    EXPANSION: expansion_terms,
    TRADE: trade_terms,
    TAXES: tax_terms,
    DIPLOMACY: talks_terms,
    PROGRESS: progress_terms,
    BREAD: bread_terms,
    REVOLUTION: revolution_terms,
}
"""By action, what so many leaders and goods bring and cost."""


def refuse_action(s: State, me: Player, action: int) -> Reason | None:
    """Why an action field cannot be used now."""
    if me.has_used(action):
        return FIELD_USED
    if me.ready_leaders < 1:
        return NO_LEADER
    if action not in WITHOUT_PIECES and not has_piece(s, me):
        return NO_PIECE
    return REFUSALS[action](s, me)


def menu(s: State, me: Player) -> list[Pick]:
    """EOT-3.12: an action or to pass."""
    picks: list[Pick] = []
    if me.ready_leaders:
        picks += MENUS[_open_fields(s, me)]
    if me.tiles:
        picks += usable(me, turn=True)
    picks.append(PASS)
    return picks


def _open_fields(s: State, me: Player) -> int:
    """The action fields that can be used, as bits: what `refuse_action` asks, without reasons."""
    fields = (EVERY if has_piece(s, me) else NEEDING_NONE) & ~me.done
    if fields & 1 << TAXES and not me.cities:
        fields ^= 1 << TAXES
    if fields & 1 << PROGRESS and not can_afford(s, me):
        fields ^= 1 << PROGRESS
    if fields & 1 << REVOLUTION and not may_revolt(s, me):
        fields ^= 1 << REVOLUTION
    return fields


@RULES.plain("cycle")
def cycle(s: State, _: Player) -> None:
    """EOT-3.12, EOT-3.13: in player order, until all have passed."""
    s.acted = False
    turns = []
    for me in s.in_order():
        if me.passed or me.automa:
            continue
        if me.ready_leaders or me.tiles or me.ring == RING_BEFORE:
            turns.append(TURN[me.seat])
        else:
            passes(s, me)  # EOT-3.14: nothing can change that before it is their turn
    if turns:
        s.do(*turns, CYCLE_END)
    else:
        auto_expansion_phase(s, me)


@RULES.plain("cycle.end")
def end_cycle(s: State, me: Player) -> None:
    """EOT-3.12; AUT-2.6: if a person has acted, the Automas act by a card; AUT-2.7: unless all of
    them are in revolution."""
    if s.acted and s.rules.automas and any(n.automa and not n.revolted for n in s.players):
        s.do(Step("cycle"))
        card = reveal(s)
        s.do(*(Step("automa.card", n.seat, (card,)) for n in s.in_order() if n.automa))
    else:
        cycle(s, me)


@RULES.asking("turn")
def turn(s: State, me: Player) -> Flow:
    """EOT-3.12: one action, or pass."""
    s.seat = me.seat
    ready = me.ready_leaders
    if not ready and me.ring == RING_BEFORE:  # EOT-3.11
        return_from_ring(s, me)
        return
    # That there is nothing but passing may not tell which tiles are kept.
    hides = not ready and bool(me.tiles)
    pick = yield Ask(
        me.seat,
        "turn",
        lambda: menu(s, me),
        secret=hides,
        sure=ready > 0 and me.done & ALWAYS_OPEN != ALWAYS_OPEN,
        kinds=KINDS,
        terms=lambda pick: _menu_terms(s, me, pick),
    )
    if isinstance(pick, UseTile):
        # EOT-10.7: only a progress at half price is an action
        s.do((TURN_END if TILE[pick.tile] == HALF_PRICE else TURN)[me.seat])
        use(s, me, pick)
        return
    if isinstance(pick, Pass):
        passes(s, me)
        return
    yield from begin_action(s, me, ACTION[pick.action])


def passes(s: State, me: Player) -> None:
    """EOT-3.13: no further turn in this action phase."""
    me.passed = True
    if s.log is not None:
        s.tell("told-pass", "EOT-3.13", seat=me.seat)
    return_from_ring(s, me)


def begin_action(s: State, me: Player, action: int) -> Flow:
    """EOT-3.16 to EOT-3.19: leaders and goods are placed together when the action is chosen."""
    printed = ACTIONS[action]
    leaders, goods = 1, 0
    ready = len(ready_luxuries(s, me)) if printed.luxury_goods else 0
    most = most_leaders(me, action)
    params = {"action": printed.id}
    if most > 1:
        told = _at_least if ready else _brings
        pick = yield Ask(
            me.seat,
            "leaders",
            lambda: LEADERS[1 : most + 1],
            params,
            sure=True,
            terms=lambda pick: told(s, me, action, pick),
        )
        leaders = pick.number
    if ready:
        pick = yield Ask(
            me.seat,
            "goods",
            lambda: GOODS[: ready + 1],
            params,
            sure=True,
            terms=lambda pick: _brings(s, me, action, leaders, pick),
        )
        goods = pick.number
    place(s, me, action, leaders, goods)


def most_leaders(me: Player, action: int) -> int:
    """EOT-3.16, EOT-3.19"""
    return min(me.ready_leaders, MOST_LEADERS[action])


def _brings(s: State, me: Player, action: int, *placed: Any) -> Terms | None:
    """What the action brings and costs for certain with these leaders and goods; the last of them
    is the pick in question."""
    *before, pick = placed
    brings = BRINGS.get(action)
    return brings(s, me, *before, pick.number) if brings else None


def _at_least(s: State, me: Player, action: int, pick: Any) -> Terms | None:
    """What the action brings with these leaders, before it is asked for goods."""
    brings = _brings(s, me, action, pick)
    return None if brings is None else Terms(brings.costs, brings.gains, True)


def _menu_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What a tile brings, and an action after which neither leaders nor goods are asked for."""
    if isinstance(pick, UseTile):
        return tile_terms(me, pick)
    if not isinstance(pick, Act):
        return None
    action = ACTION[pick.action]
    asks = most_leaders(me, action) > 1 or (ACTIONS[action].luxury_goods and ready_luxuries(s, me))
    return None if asks else _brings(s, me, action, LEADERS[1])


def place(s: State, me: Player, action: int, leaders: int, goods: int) -> None:
    """Leaders and goods lie on the action field (EOT-3.17); the action is next."""
    me.done |= 1 << action
    me.used_leaders += leaders
    if goods:
        use_luxuries(s, me, goods)
    if s.log is not None:
        name = ACTIONS[action].id
        s.tell("told-act", "EOT-3.12", seat=me.seat, action=name, leaders=leaders, goods=goods)
    s.do(Step(STEPS[action], me.seat, (leaders, goods)), TURN_END[me.seat])


@RULES.plain("turn.end")
def end_turn(s: State, me: Player) -> None:
    """The action is done (EOT-13.7)."""
    s.acted = True
    return_from_ring(s, me)
    check_end(s, me.seat)


def return_from_ring(s: State, me: Player) -> None:
    """EOT-3.10: after the first action or the pass the leader of last round is usable again."""
    if me.ring == RING_BEFORE:
        me.ring = NO_RING
        me.used_leaders -= 1
        s.tell("told-ring-back", "EOT-3.10", seat=me.seat)
