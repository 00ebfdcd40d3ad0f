"""The battle sub-phase (HRN-9.1 to HRN-9.4): who attacks whom, space by space."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.means.control import enemies, hostile
from civitas.titles.oikumene.picks.common import DONE, Done
from civitas.titles.oikumene.picks.war import Attack
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Battle, Side
from civitas.titles.oikumene.war.sides import OPEN, heads, muster, support
from civitas.titles.oikumene.war.stance import BATTLE, acts, rests, sits_out
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()

FRIENDS: Final = Reason("friends", "HRN-17.6")
NOBODY_THERE: Final = Reason("nobody-to-fight", "HRN-9.1")
PEACEFUL: Final = Reason("peaceful-ground", "HRN-9.2")
FOUGHT: Final = Reason("fought-already", "HRN-9.3")
ONE_EACH: Final = Reason("one-enemy-a-space", "HRN-9.1")


@RULES.plain("combat_battle")
def begin(s: State, me: Player) -> None:
    """HRN-9.1: in turn order."""
    s.do(*(Step("battle.turn", each.seat) for each in s.in_order()))


def refuse_attack(s: State, me: Player, space: int, other: int, done: int = 0) -> Reason | None:
    """HRN-9.1 to HRN-9.3"""
    bit = 1 << space
    if not hostile(s, me.seat, other):
        return FRIENDS
    if not me.forces & s.players[other].forces & bit:
        return NOBODY_THERE
    special = s.world.special[space] if space < s.world.lands else None
    if s.world.neutral & bit and not (special and special.fighting):
        return PEACEFUL
    if _pair(space, me.seat, other) in s.fights:
        return FOUGHT
    return ONE_EACH if done & bit else None


def _pair(space: int, one: int, other: int) -> tuple[int, int, int]:
    return space, min(one, other), max(one, other)


@RULES.asking("battle.turn")
def turn(s: State, me: Player, done: int = 0) -> Flow:
    """Attack, space by space; ``done`` are the spaces of this turn's battles, as bits."""
    if sits_out(s, me, BATTLE):
        return
    picks = attacks(s, me, done)
    if not picks:
        rests(s, me)
        return
    pick = yield Ask(
        me.seat,
        "battle",
        lambda: [DONE, *picks],
        otherwise=ONE_EACH,
        terms=partial(_outlook, s, me),
        sure=True,
        kinds=(Attack,),
    )
    if isinstance(pick, Done):
        rests(s, me)
        return
    acts(s, me)
    space = s.world.number[pick.space]
    s.do(Step("battle.turn", me.seat, (done | 1 << space,)))
    meet(s, me, s.players[pick.other], space)


def attacks(s: State, me: Player, done: int) -> list[Attack]:
    """All that he may attack; ``done`` are the spaces of battles in this turn."""
    return [
        Attack(s.label(space), other.seat)
        for other in enemies(s, me)
        for space in spaces(me.forces & other.forces & ~done)
        if refuse_attack(s, me, space, other.seat, done) is None
    ]


def _outlook(s: State, me: Player, pick: Pick) -> Terms | None:
    """HRN-9.4, HRN-9.8: who would meet whom, and for whom a fortification throws dice."""
    if not isinstance(pick, Attack):
        return None
    space, other = s.world.number[pick.space], s.players[pick.other]
    both = (heads(muster(each, space, OPEN)) for each in (me, other))
    told = tuple(zip(("number", "others"), both, strict=True))
    for who, each in (("own", me), ("their", other)):
        if dice := support(s, each, space):
            return Terms(note=f"heads {who}-fortification", params=(*told, ("dice", dice)))
    return Terms(note="heads", params=told)


def meet(s: State, me: Player, other: Player, space: int) -> None:
    """HRN-9.4: all units of both players outside settlements take part."""
    s.fights = (*s.fights, _pair(space, me.seat, other.seat))
    first, second = (Side(each.seat, muster(each, space, OPEN)) for each in (me, other))
    s.battle = Battle(space, (first, second))
    for each, side in ((me, first), (other, second)):
        mark(s, each, side)
    s.tell("told-attack", "HRN-9.1", seat=me.seat, other=other.seat, space=s.label(space))
    s.do(Step("battle.round", me.seat))


def mark(s: State, me: Player, side: Side) -> None:
    """HRN-12.2: who takes part may rise."""
    if s.mode.experience:
        me.fought.update(side.units)
