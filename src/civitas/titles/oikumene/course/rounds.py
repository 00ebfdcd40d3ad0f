"""The rounds (section 4): sub-phase after sub-phase, season after season."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.titles.oikumene.content.calendar import SEASONS, WINTER
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.content.tables import FREEZES
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.state import Player, State

RULES: Final = Chapter()


@RULES.plain("round")
def begin_round(s: State, _: Player) -> None:
    """HRN-4.1: the next round begins."""
    s.round += 1
    s.tell("told-round", "HRN-4.1", year=s.year, season=SEASONS[s.season].id)
    if s.season == WINTER:
        freeze(s)
    s.do(Step("phase", s.first, (0,)))


def freeze(s: State) -> None:
    """HRN-6.22: each black section is tested, in file order, for all players."""
    for section in s.world.sections:
        if s.chance.roll() in FREEZES:
            s.frozen |= 1 << section
            s.tell("told-frozen", "HRN-6.22", space=s.label(section))
    s.stir()


@RULES.plain("phase")
def next_phase(s: State, me: Player, box: int) -> None:
    """HRN-4.1: the next special step or sub-phase; after the last one the round ends."""
    plan = known(PLANS[MODE[s.rules.mode]][s.season])
    if box == len(plan):
        s.phase = "round_end"
        s.do(Step("round_end", s.first))
        return
    s.phase = plan[box]
    s.do(Step(plan[box], s.first), Step("phase", me.seat, (box + 1,)))


def known(plan: tuple[str, ...]) -> tuple[str, ...]:
    from civitas.titles.oikumene.chapters import AGENDA

    return tuple(what for what in plan if what in AGENDA.names)


@RULES.plain("round_end")
def end_round(s: State, _: Player) -> None:
    """HRN-4.3: what held for the round is over; the next player is first."""
    s.fights = ()
    s.winter = ()
    if s.frozen:
        s.frozen = 0
        s.stir()
    for me in s.players:
        me.tired.clear()
        me.tokens.clear()
        me.fought.clear()
    order = s.in_order()
    s.first = order[1 % len(order)].seat
    if s.round < 20:
        s.do(Step("round"))
    else:
        s.over = True
