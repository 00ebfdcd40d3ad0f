"""Section 29: dealing anew what a seat cannot see, so that a bot can imagine the rest."""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.values import NONE, put
from civitas.titles.sands_of_time.advance import stack_of
from civitas.titles.sands_of_time.content import ADVANCES, CARD, CHRONICLES
from civitas.titles.sands_of_time.state import Empire, Stage, State
from civitas.titles.sands_of_time.turns import card_picks


def resample(s: State, seat: int, chance: Chance) -> None:
    """SOT-29.1: others' chosen cards and chronicles, and the face-down advances.

    Cards are sorted before they are shuffled: what comes out owes nothing to how they really lay.
    """
    for me in s.empires:
        if me.seat != seat:
            _choose_again(me, chance)
            if s.stage != Stage.SCORING:  # there the laid cards are open
                _lay_again(me, chance)
    if s.drawn and seat != s.seat:
        _draw_again(s, seat, chance)
    for number in range(len(s.stacks)):
        _stack_again(s, number, seat, chance)


def _choose_again(me: Empire, chance: Chance) -> None:
    if me.chosen:
        pairs = card_picks(me.played, me.emphasis != NONE)
        pair = pairs[chance.below(len(pairs))]
        me.chosen = (CARD[pair.first], CARD[pair.second])


def _lay_again(me: Empire, chance: Chance) -> None:
    cards = list(range(1, len(CHRONICLES) + 1))
    chance.shuffle(cards)
    me.laid = tuple(cards.pop() if card else 0 for card in me.laid)


def _draw_again(s: State, seat: int, chance: Chance) -> None:
    """The two cards another player looks at could be any of their stack, but for a known one."""
    first, second = s.drawn
    number = stack_of(s.drawn_for, ADVANCES[first].level)
    pool = [*s.stacks[number], second]
    known = s.first_known >> seat & 1
    if not known:
        pool.append(first)
    pool.sort()
    chance.shuffle(pool)
    s.drawn = (first if known else pool.pop(), pool.pop())
    s.stacks = put(s.stacks, number, tuple(pool))


def _stack_again(s: State, number: int, seat: int, chance: Chance) -> None:
    stack = list(s.stacks[number])
    if len(stack) < 2:
        return
    known = [stack.pop()] if s.top_known[number] >> seat & 1 else []
    stack.sort()
    chance.shuffle(stack)
    s.stacks = put(s.stacks, number, (*stack, *known))
