"""The attrition sub-phase (HRN-7.1): in turn order, clause after clause. Where only units are in
danger that stand alone, all roll at the same time (HRN-4.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, side_by_side
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.calendar import SPRING, SUMMER, WINTER
from civitas.titles.oikumene.means.units import is_shared
from civitas.titles.oikumene.moves.attrition import (
    cut_off,
    high_up,
    is_bare,
    mountains,
    perils,
    unconnected,
)
from civitas.titles.oikumene.moves.hunger import within
from civitas.titles.oikumene.moves.shipwreck import sails_safely
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces

RULES: Final = Chapter()


@RULES.plain("movement_attrition")
def attrition_phase(s: State, _: Player) -> None:
    """HRN-7.1"""
    s.movement = None
    for me in s.players:
        me.tired.clear()
        me.moved.clear()
        me.boarded.clear()
    prone = [me for me in s.in_order() if not exempt(s, me)]
    steps = steps_of(s)
    if "attrition.mountains" in steps and not any(touches(s, me) for me in prone):
        s.do(Step("attrition.apart"))
        return
    for me in reversed(prone):
        s.do(*(Step(what, me.seat) for what in steps))


def steps_of(s: State) -> tuple[str, ...]:
    """What is rolled for in this mode and season."""
    neutral = s.world.neutral and s.mode.attrition_neutral_fields
    steps = ("attrition.neutral",) if neutral else ()
    if not s.mode.attrition_general:
        return steps
    wreck = ("attrition.shipwreck",) if _stormy(s) else ()
    hunger = () if s.season == WINTER else ("attrition.encircled",)
    return (*steps, *wreck, "attrition.unconnected", *hunger, "attrition.mountains")


def _stormy(s: State) -> bool:
    return s.season not in (SPRING, SUMMER)


def exempt(s: State, me: Player) -> bool:
    """HRN-18.33: no attrition rolls before the named year."""
    return s.year < me.traits.no_attrition_until_year


def touches(s: State, me: Player) -> bool:
    """Could his attrition change anything for another? It could at sea (HRN-2.11), on neutral
    ground (HRN-18.40, HRN-18.41), within walls (HRN-7.6), where there is something to be taken from
    another, and where another may be connected by it."""
    if _is_in_the_wild(s, me) or (_stormy(s) and me.forces & ~s.world.land and _may_sink(s, me)):
        return True
    if within(s, me) and (s.season != WINTER or s.rules.version < 5):  # nobody rolls in winter
        return True
    fields = {SPACE_OF[stack] for stack in (*cut_off(s, me), *high_up(s, me))}
    if not fields:
        return False
    if s.rules.version < 5:  # whoever else was there
        return not all(_alone(s, me, field) for field in fields)
    return not all(is_bare(s, me, field) for field in fields) or _meets_prone(s, me, bits(fields))


def _is_in_the_wild(s: State, me: Player) -> bool:
    """Do units of his throw dice on neutral fields (HRN-7.2)? Before the tenth rules it was enough
    that they were there."""
    fields = spaces(s.world.neutral & me.forces)
    return any(s.rules.version < 10 or perils(s, me, field) for field in fields)


def _may_sink(s: State, me: Player) -> bool:
    """HRN-18.23; before the tenth rules that was not asked."""
    return s.rules.version < 10 or not sails_safely(s, me)


def _meets_prone(s: State, me: Player, fields: int) -> bool:
    """Has somebody who has units without connection himself anything on these fields? It might be
    by them that he is connected once nobody else is there (HRN-2.7, HRN-2.8)."""
    others = (o for o in s.players if o is not me and fields & (o.present | s.homes[o.seat]))
    return any(cut_off(s, other) for other in others)


def _alone(s: State, me: Player, field: int) -> bool:
    """Is nothing of another player in the field?"""
    if is_shared(s, me, field):
        return False
    return s.owner[field] in (me.seat, NOBODY) and is_bare(s, me, field)


@RULES.asking("attrition.apart")
def attrition_apart(s: State, _: Player) -> Flow:
    """HRN-4.2: each for himself; only HRN-7.5 and HRN-7.7 are left."""
    prone = [me for me in s.in_order() if not exempt(s, me)]
    yield from side_by_side({me.seat: _suffer(s, me) for me in prone})


def _suffer(s: State, me: Player) -> Flow:
    yield from unconnected(s, me)
    yield from mountains(s, me)
