"""The rounds (section 4): sub-phase after sub-phase, season after season."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.oikumene.content.calendar import LAST_ROUND, SEASONS, WINTER
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.content.tables import FREEZES, PP, WAY, WAYS
from civitas.titles.oikumene.course.abreast import abreast
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.course.ending import (
    check_out,
    check_sovereignty,
    open_ways,
    ousted,
    score_significance,
    verify,
)
from civitas.titles.oikumene.course.new_year import score_destroyed
from civitas.titles.oikumene.course.treaties import expire, free_vassals, without_lord
from civitas.titles.oikumene.means.purse import gain_prestige
from civitas.titles.oikumene.means.units import relieve
from civitas.titles.oikumene.picks.common import PASS, Pass
from civitas.titles.oikumene.picks.course import Announce
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

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
    if s.world.sections and not s.frozen:
        s.tell("told-open-rivers", "HRN-6.22")
    s.stir()


@RULES.plain("phase")
def next_phase(s: State, me: Player, box: int, _: int = 1) -> None:
    """HRN-4.1: the next special step or sub-phase; after the last one the round ends. How many ran
    into each other before it is there for whoever looks at the calendar."""
    end_phase(s)
    if s.over:
        return
    plan = PLANS[MODE[s.rules.mode]][s.season]
    if box == len(plan):
        s.phase = "round_end"
        s.do(Step("round_end", s.first))
    elif s.fallen and plan[box] == "combat_plunder" and s.rules.version >= 5:
        s.phase = plan[box]
        s.do(Step("plunder.fallen", s.first), Step("phase.plunder", me.seat, (box,)))
    else:
        enter_phase(s, me, box)


@RULES.plain("phase.plunder")
def go_on_to_plunder(s: State, me: Player, box: int) -> None:
    """HRN-4.2: what has fallen is dealt with. Where something follows from it at the end of the
    sub-phase (HRN-4.7, HRN-8.6, HRN-17.8), nobody goes on to the next one before."""
    waits = bool(ousted(s)) or bool(without_lord(s)) or any(s.stalls)
    enter_phase(s, me, box, 1 if waits else 0)


def enter_phase(s: State, me: Player, box: int, number: int = 0) -> None:
    """HRN-4.2: a sub-phase begins, or several that run into each other: so many, or as many as
    may."""
    plan = PLANS[MODE[s.rules.mode]][s.season]
    number = number or abreast(s, plan, box)
    s.phase = plan[box + number - 1]
    now = Step("abreast", s.first, (box, number)) if number > 1 else Step(plan[box], s.first)
    told = (box + number, number) if number > 1 and s.rules.version >= 2 else (box + number,)
    s.do(now, Step("phase", me.seat, told))


def end_phase(s: State) -> None:
    """What follows every sub-phase: HRN-4.7, HRN-8.6, HRN-17.8."""
    if s.treaties:
        free_vassals(s)
    if s.rules.version >= 4 and any(s.stalls):  # before, herds stayed inside once there was no room
        for field in s.world.fields:
            if s.stalls[field]:
                relieve(s, field)
    check_out(s)


@RULES.plain("round_end")
def end_round(s: State, _: Player) -> None:
    """HRN-4.6, HRN-16.4, HRN-19.2, HRN-19.4: whoever has won is found; then ways to win may be
    announced, except after the last round."""
    for me in s.in_order():
        lose_face(s, me)
    for check in (check_sovereignty, verify):
        check(s)
        if s.over:
            return
    if s.round == LAST_ROUND:
        score_destroyed(s)  # HRN-5.2
        score_significance(s)
        return
    ready = [me.seat for me in s.in_order() if open_ways(s, me)]
    s.do(*(Step("announce", seat) for seat in ready), Step("round_over"))


def lose_face(s: State, me: Player) -> None:
    """HRN-16.4: PP for each VP fewer than at the end of the round before."""
    fewer = max(0, me.victory_before - me.victory)
    me.victory_before = me.victory
    lost = gain_prestige(s, me, PP["per_victory_point_lost_since_last_round"] * fewer)
    if lost:
        s.tell("told-lost-face", "HRN-16.4", seat=me.seat, number=fewer, prestige=-lost)


@RULES.asking("announce")
def announce(s: State, me: Player) -> Flow:
    """HRN-19.4: at the end of the next round it is checked."""
    while ways := [WAYS[way].id for way in open_ways(s, me)]:
        pick = yield Ask(me.seat, "announce", partial(_announcements, ways))
        if isinstance(pick, Pass):
            return
        me.ways |= 1 << WAY[pick.way]
        me.announced = s.round
        s.tell("told-announce", "HRN-19.4", seat=me.seat, way=pick.way)


def _announcements(ways: list[str]) -> list[Pick]:
    return [PASS, *map(Announce, ways)]


@RULES.plain("round_over")
def pass_first(s: State, _: Player) -> None:
    """HRN-4.3, HRN-17.10: what held for the round is over, and the next player is first."""
    expire(s)
    s.offers = ()
    s.fights = ()
    s.winter = ()
    if s.frozen:
        s.frozen = 0
        s.stir()
    for me in s.players:
        me.tired.clear()
        me.tokens.clear()
        me.fought.clear()
        me.hired = 0
    seats = len(s.players)
    after = (s.players[(s.first + n) % seats] for n in range(1, seats + 1))
    s.first = next(me.seat for me in after if not (me.gone or me.late))
    s.do(Step("round"))
