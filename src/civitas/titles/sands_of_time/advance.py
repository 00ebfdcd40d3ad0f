"""Section 14: the action Advance."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.kernel.values import NONE, put
from civitas.titles.sands_of_time.bonus import heritage_now
from civitas.titles.sands_of_time.content import (
    ADVANCE,
    ADVANCES,
    CARD,
    CARD_LOCK,
    ROW,
    ROW_CATEGORY,
    ROWS,
)
from civitas.titles.sands_of_time.counting import kinds_of
from civitas.titles.sands_of_time.effects import ADVANCE_CHECKS
from civitas.titles.sands_of_time.picks import (
    BEGIN,
    PROGRESS,
    REVEAL,
    Begin,
    OnRow,
    Progress,
)
from civitas.titles.sands_of_time.setup import reach
from civitas.titles.sands_of_time.state import Empire, Stage, State

LOCK: Final = CARD_LOCK[CARD["advance"]]
KINDS: Final = (Progress, Begin)
LAST_LEVEL: Final = 5
FIRST_STACKED: Final = 3
"""Advances from this level on lie in face-down stacks (SOT-3.17)."""

NO_ADVANCE: Final = Reason("row-ends", "SOT-14.1")
ROW_ENDS: Final = Reason("row-ends", "SOT-14.4")
NO_MARKER: Final = Reason("no-marker", "SOT-14.1")
MARKER_THERE: Final = Reason("marker-there", "SOT-14.2")
LOCKED_BEGIN: Final = Reason("locked-cultural", "SOT-14.2")


def learning(s: State, me: Empire) -> int:
    """SOT-14.3: what Writing and Library add to heritage."""
    total = me.powers.advance_check
    kinds = kinds_of(s, me)
    for kind, amount, lock in ADVANCE_CHECKS:
        if kinds >> kind & 1 and (lock < 0 or me.unlocked(lock)):
            total += amount
    return total


def advance_picks(s: State, me: Empire) -> list[Pick]:
    """SOT-14.1 to SOT-14.4"""
    picks: list[Pick] = []
    begin = me.unlocked(LOCK)
    need = me.unrest - learning(s, me)
    fits = [heritage_now(s, me, category) >= need for category in range(3)]
    for row, marker in enumerate(me.markers):
        if fits[ROW_CATEGORY[row]]:
            if marker:
                if marker < len(s.rows[row]):
                    picks.append(PROGRESS[row])
            elif begin:
                picks.append(BEGIN[row])
    return picks


def refuse_advance(s: State, me: Empire) -> Reason | None:
    """SOT-6.19: can a marker be moved or placed?"""
    return None if advance_picks(s, me) else NO_ADVANCE


def why_no_advance(s: State, me: Empire) -> Reason:
    """What keeps the own markers where they are."""
    refusals = [refuse_row(s, me, PROGRESS[row]) for row, n in enumerate(me.markers) if n]
    return next((refusal for refusal in refusals if refusal), ROW_ENDS)


def refuse_row(s: State, me: Empire, pick: OnRow) -> Reason | None:
    """Why this row cannot be advanced in."""
    if pick.row not in ROW:
        return None
    row = ROW[pick.row]
    if isinstance(pick, Begin):
        if me.markers[row]:
            return MARKER_THERE
        if not me.unlocked(LOCK):
            return LOCKED_BEGIN
    elif not me.markers[row]:
        return NO_MARKER
    elif me.markers[row] == len(s.rows[row]):
        return ROW_ENDS
    heritage = heritage_now(s, me, ROW_CATEGORY[row]) + learning(s, me)
    if heritage >= me.unrest:
        return None
    params: dict[str, str | int] = {
        "category": ROWS[row].category,
        "heritage": heritage,
        "unrest": me.unrest,
    }
    return Reason("heritage-low", "SOT-14.3", params)


def advance(s: State, me: Empire) -> Decision:
    """SOT-14.1, SOT-14.2: move a marker to the right, or place a new one."""
    pick = yield Ask(me.seat, "advance", lambda: advance_picks(s, me), kinds=KINDS)
    row = ROW[pick.row]
    reached = reach(s, me, row)
    if me.markers[row] == len(s.rows[row]) and ADVANCES[reached].level < LAST_LEVEL:
        draw_advances(s, me, row, ADVANCES[reached].level + 1)
    return True


def stack_of(row: int, level: int) -> int:
    """The number of the face-down stack of this level in the category of the row."""
    return ROW_CATEGORY[row] * 3 + level - FIRST_STACKED


def draw_advances(s: State, me: Empire, row: int, level: int) -> None:
    """SOT-14.5, SOT-14.6: two cards to look at, one card to lay, or the row ends."""
    number = stack_of(row, level)
    stack = list(s.stacks[number])
    if not stack:
        s.tell("row-ended", "SOT-14.6", row=ROWS[row].id)
        return
    first = s.chance.draw(stack)
    if stack:
        s.drawn = (first, s.chance.draw(stack))
        s.drawn_for = row
        s.first_known = s.top_known[number]
        s.stage = Stage.LAY_ADVANCE
        s.tell("drew-advances", "SOT-14.5", seat=me.seat, row=ROWS[row].id)
    else:
        extend_row(s, row, first)
    s.stacks = put(s.stacks, number, tuple(stack))
    s.top_known = put(s.top_known, number, 0)


def extend_row(s: State, row: int, card: int) -> None:
    """The row has a new card at its right end."""
    s.rows = put(s.rows, row, (*s.rows[row], card))
    s.tell("row-extended", "SOT-14.5", row=ROWS[row].id, advance=ADVANCES[card].id)


def lay_advance(s: State) -> Flow:
    """SOT-14.5, SOT-29.6: one of the two extends the row, the other goes back on its stack."""
    me = s.me
    pick = yield Ask(
        me.seat, "lay-advance", lambda: [REVEAL[card] for card in s.drawn], secret=True
    )
    laid = ADVANCE[pick.advance]
    first, second = s.drawn
    back = second if laid == first else first
    row = s.drawn_for
    number = stack_of(row, ADVANCES[laid].level)
    s.stacks = put(s.stacks, number, (*s.stacks[number], back))
    # Whoever knew the old top card and sees the other one laid knows the top card again.
    knew = s.first_known if back == first else 0
    s.top_known = put(s.top_known, number, knew | 1 << me.seat)
    s.drawn, s.drawn_for, s.first_known = (), NONE, 0
    extend_row(s, row, s.chance.reveal(laid))
