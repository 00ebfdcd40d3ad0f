"""Experience and training (section 12)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Params, Pick, Reason, side_by_side
from civitas.kernel.explain import Terms
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
    """HRN-12.2, HRN-12.3, HRN-12.5: training is complete if the unit is still where an own
    settlement is."""
    late = Counter({t: n for t, n in me.training.items() if is_free(s, me, SPACE_OF[t])})
    risen: Counter[int] = Counter()
    me.training = {}
    _trained(s, me, late, risen)
    yield from _tokens(s, me, late, risen)
    me.tokens.clear()
    me.fought.clear()


def may_rise(s: State, me: Player, stack: int, number: int = 1) -> bool:
    """HRN-12.1, HRN-12.4, HRN-2.12: is there a higher level for so many units of this stack?"""
    return _learns(stack) and may_change(s, me, stack + 1, stack, number)


def _learns(stack: int) -> bool:
    """HRN-12.1, HRN-12.4: is there a higher level?"""
    return LEVEL_OF[stack] < ELITE and not KINDS[KIND_OF[stack]].can("no_experience")


def _rise(
    s: State, me: Player, stack: int, clause: str, risen: Counter[int], number: int = 1
) -> None:
    """So many units of a stack gain a level, by combat or by training."""
    turn_into(s, me, stack, stack + 1, number)
    risen[stack + 1] += number
    for _ in range(number):
        s.tell(
            "told-rise",
            clause,
            seat=me.seat,
            space=s.label(SPACE_OF[stack]),
            unit=KINDS[KIND_OF[stack]].id,
            level=LEVELS[LEVEL_OF[stack] + 1].id,
        )


def _unraised(me: Player, stack: int, risen: Counter[int]) -> int:
    """HRN-12.3: the units of a stack who have not risen in this round; ``risen`` are the others."""
    return me.units.get(stack, 0) - risen[stack]


def _trained(s: State, me: Player, late: Counter[int], risen: Counter[int]) -> None:
    """HRN-12.5: who has been trained rises, all of a stack together, since they need no cube then
    (HRN-2.12); others wait until one comes free (HRN-12.3). Before the tenth rules that came too
    late for some, and a whole stack needed a cube as if some of it stayed."""
    again = True
    while again and late:
        again = False
        for stack in sorted(late, reverse=True):
            number = min(late[stack], _unraised(me, stack, risen))
            if number > 0 and may_rise(s, me, stack, number if s.rules.version >= 10 else 1):
                _rise(s, me, stack, "HRN-12.5", risen, number)
                late.subtract({stack: number})
                again = s.rules.version >= 10
    if s.rules.version < 10:
        late.clear()


def _tokens(s: State, me: Player, late: Counter[int], risen: Counter[int]) -> Flow:
    """HRN-12.2, HRN-12.3: each token raises a unit that took part, none twice in a round; a cube
    that it sets free is there for who has been trained, then for others."""
    left = me.tokens.copy()
    while turn := _turn(s, me, left, late, risen):
        space, able = turn
        stack = stack_of(s, (yield _which(s, me, space, able)))
        left[space] -= _raise(s, me, stack, able[stack], late, risen)
        _trained(s, me, late, risen)


def _turn(
    s: State, me: Player, left: dict[int, int], late: Counter[int], risen: Counter[int]
) -> tuple[int, dict[int, int]] | None:
    """The space whose token is next, and who may rise there: where nobody waits for a cube, before
    others, since one may come free for who waits (HRN-20.3). Before the tenth rules the order of
    the map was all."""
    waits = None
    for space in sorted(left):
        able = _able(s, me, space, left[space], late, risen) if left[space] else {}
        if not able and s.rules.version < 10:
            del left[space]  # a cube that was set free came too late
        elif able and (s.rules.version < 10 or not _waits(me, space, able, risen)):
            return space, able
        elif able and waits is None:
            waits = space, able
    return waits


def _waits(me: Player, space: int, able: dict[int, int], risen: Counter[int]) -> bool:
    """Has anybody taken part there who cannot rise now, but could with a cube?"""
    there = (stack for stack in me.fought if SPACE_OF[stack] == space and stack not in able)
    return any(_learns(stack) and _unraised(me, stack, risen) > 0 for stack in there)


def _raise(
    s: State, me: Player, stack: int, number: int, late: Counter[int], risen: Counter[int]
) -> int:
    """So many units of a stack rise together, some of them perhaps by training; the tokens that it
    takes."""
    fought, trained = me.fought[stack], late.pop(stack, 0) if number > 1 else 0
    if trained:
        _rise(s, me, stack, "HRN-12.5", risen, trained)
    _rise(s, me, stack, "HRN-12.2", risen, number - trained)
    if fought > 1 and stack in me.units:
        me.fought[stack] = fought - 1
    else:
        me.fought.pop(stack, None)
    return number - trained


def _which(s: State, me: Player, space: int, able: dict[int, int]) -> Ask:
    rising = {RaiseLevel(*told_stack(s, stack)): number for stack, number in able.items()}

    def told(pick: Pick) -> Terms | None:
        number = rising[pick] if isinstance(pick, RaiseLevel) else 1
        return Terms(note="rise-together", params=(("number", number),)) if number > 1 else None

    params: Params = {"space": s.label(space)}
    return Ask(me.seat, "raise", lambda: [*rising], params=params, terms=told)


def _able(
    s: State, me: Player, space: int, tokens: int, late: Counter[int], risen: Counter[int]
) -> dict[int, int]:
    """The stacks with a unit that took part there and has not risen in this round, and how many of
    each rise: one, or all of it if there is no cube for one (HRN-2.12, HRN-12.3)."""
    found = {}
    for stack in sorted(me.fought):
        if SPACE_OF[stack] != space or _unraised(me, stack, risen) < 1:
            continue
        number = me.units[stack]
        enough = number - late[stack] <= min(tokens, me.fought[stack]) and not risen[stack]
        if may_rise(s, me, stack):
            found[stack] = 1
        elif enough and s.rules.version >= 10 and may_rise(s, me, stack, number):
            found[stack] = number
    return found


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
