"""Experience and training (section 12)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Reason, side_by_side
from civitas.titles.oikumene.content.units import (
    ELITE,
    KINDS,
    LEVELS,
    SHIP,
    TRAINING_GOLD,
    UNTRAINED,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import is_free
from civitas.titles.oikumene.means.purse import short_of
from civitas.titles.oikumene.means.units import may_change, turn_into
from civitas.titles.oikumene.picks.common import stack_of, told_stack
from civitas.titles.oikumene.picks.hinterland import RaiseLevel
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    PORT,
    SITE,
    SPACE_OF,
    SPOT_OF,
)
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()
NO_TRAINING: Final = Reason("no-training", "HRN-12.4")
TOP: Final = Reason("elite", "HRN-12.1")
NOT_HOME: Final = Reason("no-own-settlement", "HRN-12.5")
IN_TRAINING: Final = Reason("in-training", "HRN-12.8")
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")


@RULES.asking("hinterland_experience")
def experience(s: State, _: Player) -> Flow:
    """HRN-4.2: side by side. First training is over, then tokens are used up (HRN-12.3)."""
    yield from side_by_side({me.seat: learn(s, me) for me in s.in_order()})


def learn(s: State, me: Player) -> Flow:
    """HRN-12.2, HRN-12.3, HRN-12.5"""
    risen: Counter[int] = Counter()
    trained, me.training = sorted(me.training.items(), reverse=True), {}
    late = _trained(s, me, [stack for stack, number in trained for _ in range(number)], risen)
    yield from _tokens(s, me, late, risen)
    me.tokens.clear()
    me.fought.clear()


def may_rise(s: State, me: Player, stack: int) -> bool:
    """HRN-12.1, HRN-12.4, HRN-2.12: is there a higher level for a unit of this stack?"""
    kind = KINDS[KIND_OF[stack]]
    if LEVEL_OF[stack] >= ELITE or kind.can("no_experience"):
        return False
    return may_change(s, me, stack + 1, stack)


def rise(s: State, me: Player, stack: int, clause: str) -> None:
    """One unit of a stack gains a level, by combat or by training."""
    turn_into(s, me, stack, stack + 1)
    s.tell(
        "told-rise",
        clause,
        seat=me.seat,
        space=s.label(SPACE_OF[stack]),
        unit=KINDS[KIND_OF[stack]].id,
        level=LEVELS[LEVEL_OF[stack] + 1].id,
    )


def _trained(s: State, me: Player, left: list[int], risen: Counter[int]) -> list[int]:
    """HRN-12.5: training is complete if the unit is still where an own settlement is; ``risen`` are
    those of each stack who have a new level. Who has none yet, as long as a cube may come free
    (HRN-12.3): before the tenth rules that came too late for some."""
    while left:
        late = []
        for stack in left:
            able = me.units.get(stack, 0) > risen[stack] and is_free(s, me, SPACE_OF[stack])
            if able and may_rise(s, me, stack):
                rise(s, me, stack, "HRN-12.5")
                risen[stack + 1] += 1
            else:
                late.append(stack)
        if s.rules.version < 10:
            return []
        if len(late) == len(left):
            break
        left = late
    return left


def _tokens(s: State, me: Player, late: list[int], risen: Counter[int]) -> Flow:
    """HRN-12.2, HRN-12.3: each token raises a unit that took part, none twice in a round; a cube
    that it sets free is there for who has been trained, then for others."""
    left, spent = me.tokens.copy(), True
    while spent:
        spent = False
        for space in sorted(left):
            while left[space] and (able := _able(s, me, space, risen)):
                yield from _raise_one(s, me, space, able, risen)
                late = _trained(s, me, late, risen)
                left[space] -= 1
                spent = s.rules.version >= 10  # before, a cube set free came too late for some


def _raise_one(s: State, me: Player, space: int, able: list[int], risen: Counter[int]) -> Flow:
    pick = yield _which(s, me, space, [RaiseLevel(*told_stack(s, stack)) for stack in able])
    stack = stack_of(s, pick)
    fought = me.fought.get(stack, 0)
    rise(s, me, stack, "HRN-12.2")
    risen[stack + 1] += 1
    if fought > 1:
        me.fought[stack] = fought - 1
    else:
        me.fought.pop(stack, None)


def _which(s: State, me: Player, space: int, picks: list[RaiseLevel]) -> Ask:
    return Ask(me.seat, "raise", lambda: picks, params={"space": s.label(space)})


def _able(s: State, me: Player, space: int, risen: Counter[int]) -> list[int]:
    """The stacks with a unit that took part there and has not risen in this round."""
    return [
        stack
        for stack in sorted(me.fought)
        if SPACE_OF[stack] == space
        and me.units.get(stack, 0) > risen[stack]
        and may_rise(s, me, stack)
    ]


def _schools(s: State, kind: int) -> tuple[int, ...]:
    """HRN-12.5: where in the field of a free settlement such units are trained; before the fourth
    rules nobody was behind its walls, though they were not encircled (HRN-8.11)."""
    if SHIP[kind]:
        return (PORT,)
    return (OUT, SITE, INSIDE) if s.rules.version >= 4 else (OUT, SITE)


def refuse_training(s: State, me: Player, stack: int) -> Reason | None:
    """HRN-12.4, HRN-12.5, HRN-12.8: may a unit of this stack be trained?"""
    kind, field = KIND_OF[stack], SPACE_OF[stack]
    if UNTRAINED[kind]:
        return NO_TRAINING
    if LEVEL_OF[stack] >= ELITE:
        return TOP
    if SPOT_OF[stack] not in _schools(s, kind) or not realm(s, me).towns >> field & 1:
        return NOT_HOME
    if me.training.get(stack, 0) >= me.units.get(stack, 0):
        return IN_TRAINING
    if me.gold < TRAINING_GOLD:
        return short_of("gold", TRAINING_GOLD, "HRN-12.5")
    return None
