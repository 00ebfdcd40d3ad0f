"""Losses (HRN-9.16 to HRN-9.18): swords strike shields, then lives, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Decision, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.tables import PP_PRICE
from civitas.titles.oikumene.content.units import KINDS, LEVELS, PP_VALUE
from civitas.titles.oikumene.means.homeland import combat_percent
from civitas.titles.oikumene.means.purse import against, pay_prestige
from civitas.titles.oikumene.means.units import destroy
from civitas.titles.oikumene.picks.common import PASS, portions, stack_of, told_stack
from civitas.titles.oikumene.picks.war import Aim, Strike, Suffer
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Side
from civitas.titles.oikumene.war.sides import (
    FRONT,
    MIDDLE,
    REAR,
    change,
    current,
    line_of,
    lives_of,
    player,
)

Told: TypeAlias = tuple[str, str]
"""What is told of units that are destroyed, and by which clause."""
STRUCK_DOWN: Final[Told] = ("told-destroyed", "HRN-9.18")
AIM: Final = "target_rear"
AMBUSH: Final = "ambush"
"""The step of an ambush, which is no battle and gives no experience (HRN-12.2)."""


def strike(s: State, dealer: int, swords: int, *, last: bool) -> Flow:
    """HRN-9.16, HRN-9.17: so many swords meet the units of the other side. After the ``last`` blow
    of a battle round wounds heal, so that what does not kill has no effect."""
    swords = yield from _aim(s, dealer, swords)
    yield from assign(s, dealer, swords, last=last)


def assign(s: State, dealer: int, swords: int, *, last: bool) -> Flow:
    """HRN-9.16: front line, standard line, rear line."""
    for line in (FRONT, MIDDLE, REAR):
        if swords > 0:
            swords = yield from _strike_line(s, dealer, line, swords, last=last)


def fells_all(s: State, dealer: int, swords: int) -> bool:
    """Are these enough to destroy the other side, shields and lives, whoever is struck first?"""
    side = _target(s, dealer)
    return swords >= side.shields + _all_lives(s, dealer, side)


def prey(s: State, dealer: int, side: Side, swords: int) -> set[int]:
    """The stacks of the other side, if it is as given, of which a unit might be the first to fall:
    in its foremost line, or as a target in the rear."""
    swords -= side.shields
    line = min((line_of(s, stack) for stack, _ in side.units), default=REAR)
    hurt = _wounded(s, side, line)
    if hurt:
        found = {hurt[0]} if swords >= _lives(s, dealer, hurt[0]) - hurt[1] else set()
    else:
        found = {stack for stack, _ in _line(s, side, line) if swords >= _lives(s, dealer, stack)}
    if _can_aim(s, dealer):
        found |= {stack_of(s, pick) for pick in _targets(s, dealer, side, swords)}
    return found


def _target(s: State, dealer: int) -> Side:
    return current(s).sides[1 - dealer]


def _lives(s: State, dealer: int, stack: int) -> int:
    return lives_of(s, 1 - dealer, stack)


def _all_lives(s: State, dealer: int, side: Side) -> int:
    """The lives of the other side, less those that its wounded have lost."""
    lives = sum(_lives(s, dealer, stack) * number for stack, number in side.units)
    return lives - sum(lost for _, lost in side.wounds)


def _line(s: State, side: Side, line: int) -> list[tuple[int, int]]:
    return [(stack, number) for stack, number in side.units if line_of(s, stack) == line]


def _wounded(s: State, side: Side, line: int) -> tuple[int, int] | None:
    """The stack with the wounded unit of a line, and the lives it has lost."""
    return next((each for each in side.wounds if line_of(s, each[0]) == line), None)


def _strike_line(s: State, dealer: int, line: int, swords: int, *, last: bool) -> Decision:
    """Swords meet one line; those that are left."""
    while swords > 0:
        side = _target(s, dealer)
        there = _line(s, side, line)
        if not there:
            return swords
        hurt = _wounded(s, side, line)
        total = sum(_lives(s, dealer, stack) * number for stack, number in there)
        total -= hurt[1] if hurt else 0
        if swords >= total:
            for stack, number in there:
                kill(s, 1 - dealer, stack, number)
            return swords - total
        if hurt:
            swords = _hit(s, dealer, hurt[0], 1, swords)
            continue
        picks = _choices(s, dealer, line, swords, last=last)
        if not picks:
            return 0
        pick = picks[0]
        if len({(p.unit, p.level, p.spot) for p in picks}) == 1:
            pick = picks[-1]
        else:
            pick = yield _ask(s, dealer, line, picks, swords)
        swords = _hit(s, dealer, stack_of(s, pick), pick.number, swords)
    return 0


def _choices(s: State, dealer: int, line: int, swords: int, *, last: bool) -> list[Strike | Suffer]:
    """Which units the swords may meet, and how many of them: who deals the blow names them, in the
    rear who suffers it. A blow that kills nobody is no choice for who deals it."""
    own = line == REAR
    kind = Suffer if own else Strike
    picks: list[Strike | Suffer] = []
    for stack, number in _line(s, _target(s, dealer), line):
        each = _lives(s, dealer, stack)
        most = swords // each if last and not own else -(-swords // each)
        told = told_stack(s, stack)
        picks += [kind(*told, n) for n in portions(min(most, number))]
    return picks


def _ask(s: State, dealer: int, line: int, picks: list[Strike | Suffer], swords: int) -> Ask:
    sides = current(s).sides
    told = partial(_struck, s, dealer, swords)
    if line == REAR:
        return Ask(sides[1 - dealer].seat, "suffer", lambda: picks, terms=told, sure=True)
    return Ask(sides[dealer].seat, "strike", lambda: picks, terms=told, sure=True)


def _struck(s: State, dealer: int, swords: int, pick: Pick) -> Terms:
    """How many of the swords meet these units, and what who falls will be worth to the dealer."""
    assert isinstance(pick, Strike | Suffer)
    stack = stack_of(s, pick)
    each = _lives(s, dealer, stack)
    fall = min(pick.number, swords // each) if s.mode.prestige else 0
    told = ("swords", min(swords, each * pick.number)), ("of", swords)
    if isinstance(pick, Suffer):
        return Terms(note="suffered", params=told)
    points = ("prestige", worth(s, 1 - dealer, stack) * fall)
    return Terms(note="struck", params=(*told, points))


def worth(s: State, which: int, stack: int) -> int:
    """The PP that the other side gets for such a unit of this one when it is over (HRN-16.2)."""
    me, other = player(s, which), player(s, 1 - which)
    percent = combat_percent(s, other, current(s).space)
    return against(s, other, me.seat, PP_VALUE[KIND_OF[stack]], percent)


def _hit(s: State, dealer: int, stack: int, number: int, swords: int) -> int:
    """Swords meet so many units of a stack, a wounded one first; the swords that are left."""
    side, each = _target(s, dealer), _lives(s, dealer, stack)
    lost = dict(side.wounds).get(stack, 0)
    falling = min(number, (swords + lost) // each)
    if falling:
        kill(s, 1 - dealer, stack, falling)
        swords -= falling * each - lost
        lost = 0
    if falling == number:
        return swords
    side = _target(s, dealer)
    wounds = tuple(wound for wound in side.wounds if wound[0] != stack)
    change(s, 1 - dealer, replace(side, wounds=(*wounds, (stack, lost + swords))))
    return 0


def kill(s: State, which: int, stack: int, number: int, told: Told = STRUCK_DOWN) -> None:
    """HRN-9.18: units of a side are destroyed by the other; points come at the end."""
    me, other = player(s, which), player(s, 1 - which)
    battle = current(s)
    side, dealer = battle.sides[which], battle.sides[1 - which]
    change(s, which, without(side, stack, number))
    points = dealer.prestige + worth(s, which, stack) * number
    won = replace(dealer, prestige=points, kills=dealer.kills + number)
    change(s, 1 - which, won)
    if s.mode.experience and battle.step != AMBUSH:
        other.tokens[battle.space] = other.tokens.get(battle.space, 0) + number
    s.tell(
        *told,
        seat=me.seat,
        number=number,
        unit=KINDS[KIND_OF[stack]].id,
        level=LEVELS[LEVEL_OF[stack]].id,
    )
    fought = me.fought.get(stack, 0) - number
    destroy(s, me, stack, other, number)
    if s.rules.version >= 9:  # before, who has come out since was taken for those who have fallen
        _have_fought(me, stack, fought)


def _have_fought(me: Player, stack: int, number: int) -> None:
    """HRN-12.2, HRN-8.6: of a stack so many have taken part; who was inside until the last besieger
    fell is among them, but has not."""
    if number > 0:
        me.fought[stack] = number
    else:
        me.fought.pop(stack, None)


def without(side: Side, stack: int, number: int) -> Side:
    """A side that has lost so many units of a stack, a wounded one first."""
    units = tuple((t, n - number if t == stack else n) for t, n in side.units)
    wounds = tuple(each for each in side.wounds if each[0] != stack)
    return replace(side, units=tuple(e for e in units if e[1]), wounds=wounds)


def _aim(s: State, dealer: int, swords: int) -> Decision:
    """HRN-9.17: for prestige one rear unit is the target, before all others; the swords left."""
    me = player(s, dealer)
    while swords > 0 and _can_aim(s, dealer):
        picks = _targets(s, dealer, _target(s, dealer), swords)
        if not picks:
            break
        pick = yield Ask(me.seat, "aim", _listed(picks), terms=_terms, sure=True)
        if not isinstance(pick, Aim):
            break
        pay_prestige(me, PP_PRICE[AIM])
        stack = stack_of(s, pick)
        s.tell(
            "told-aim",
            "HRN-9.17",
            seat=me.seat,
            unit=pick.unit,
            level=pick.level,
            prestige=PP_PRICE[AIM],
        )
        swords = _hit(s, dealer, stack, 1, swords)
    return swords


def _can_aim(s: State, dealer: int) -> bool:
    return s.mode.prestige and player(s, dealer).prestige >= PP_PRICE[AIM]


def _listed(picks: list[Aim]) -> Callable[[], list[Pick]]:
    return lambda: [PASS, *picks]


def _terms(pick: Pick) -> Terms | None:
    return terms({"prestige": PP_PRICE[AIM]}) if isinstance(pick, Aim) else None


def _targets(s: State, dealer: int, side: Side, swords: int) -> list[Aim]:
    """The rear units that these swords could kill, unless they kill everybody anyway."""
    if swords >= _all_lives(s, dealer, side):
        return []
    hurt = _wounded(s, side, REAR)
    lost = hurt[1] if hurt else 0
    return [
        Aim(*told_stack(s, stack))
        for stack, _ in _line(s, side, REAR)
        if (hurt is None or stack == hurt[0]) and _lives(s, dealer, stack) - lost <= swords
    ]
