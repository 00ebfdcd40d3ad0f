"""Sieges (section 10): assaults on settlements that are encircled."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY, FORTIFICATION, SVS_SHIELDS
from civitas.titles.oikumene.content.factions import PLAIN
from civitas.titles.oikumene.content.units import ENGINES, KINDS, LEVELS
from civitas.titles.oikumene.means.control import encircled, hostile, settle_coast, settle_town
from civitas.titles.oikumene.means.homeland import holds_here
from civitas.titles.oikumene.picks.common import DONE, Done
from civitas.titles.oikumene.picks.war import Assault, CallOff, FightOn
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Battle, Fallen, Side, Siege
from civitas.titles.oikumene.war.battles import FRIENDS, mark
from civitas.titles.oikumene.war.dice import ROLL, both, throw
from civitas.titles.oikumene.war.losses import strike
from civitas.titles.oikumene.war.outcome import disband, nobody_left, win
from civitas.titles.oikumene.war.rerolls import rerolls
from civitas.titles.oikumene.war.rounds import blow, open_round, swords
from civitas.titles.oikumene.war.sides import (
    ATTACKER,
    DEFENDER,
    MOST_ROUNDS,
    OPEN,
    WALLED,
    change,
    current,
    heads,
    muster,
    stands,
)
from civitas.titles.oikumene.war.sinking import sink
from civitas.titles.oikumene.war.stance import SIEGE, acts, rests, sits_out
from civitas.titles.oikumene.world import BROWN_LAND, TURQUOISE, spaces

RULES: Final = Chapter()
NOT_ENCIRCLED: Final = Reason("not-encircled", "HRN-10.1")
HAS_FALLEN: Final = Reason("has-fallen", "HRN-11.9")
ASSAULTED: Final = Reason("assaulted-already", "HRN-10.10")
_REDUCTION: Final = tuple(KINDS[ENGINES].siege_shield_reduction[level.id] for level in LEVELS)


@RULES.plain("combat_siege")
def begin(s: State, me: Player) -> None:
    """HRN-10.1: in turn order."""
    s.do(*(Step("siege.turn", each.seat) for each in s.in_order()))


def refuse_assault(s: State, me: Player, field: int, done: int = 0) -> Reason | None:
    """HRN-10.1, HRN-10.10"""
    if not me.troops >> field & 1 or not encircled(s, field):
        return NOT_ENCIRCLED
    if not hostile(s, me.seat, s.owner[field]):
        return FRIENDS
    if field in s.fallen:
        return HAS_FALLEN
    return ASSAULTED if done >> field & 1 else None


@RULES.asking("siege.turn")
def turn(s: State, me: Player, done: int = 0, breached: int = 0) -> Flow:
    """Assault one settlement after the other; ``done`` are those of this turn, ``breached`` those
    in whose walls others have left a breach (HRN-10.11), as bits."""
    if sits_out(s, me, SIEGE):
        return
    picks = assaults(s, me, done)
    if not picks:
        rests(s, me)
        return
    options = [DONE, *picks]
    told = partial(_outlook, s, me, breached)
    pick = yield Ask(
        me.seat,
        "siege",
        lambda: options,
        otherwise=ASSAULTED,
        terms=told,
        sure=True,
        kinds=(Assault,),
    )
    if isinstance(pick, Done):
        rests(s, me)
        return
    acts(s, me)
    field = s.world.number[pick.space]
    done |= 1 << field
    s.do(Step("siege.turn", me.seat, (done, breached) if breached else (done,)))
    storm(s, me, field, breached=bool(breached >> field & 1))


def assaults(s: State, me: Player, done: int) -> list[Assault]:
    """All that he may assault; ``done`` are those of this turn."""
    return [
        Assault(s.label(field))
        for field in spaces(me.troops & s.world.land & ~done)
        if s.town[field] != NONE
        and s.owner[field] != me.seat
        and refuse_assault(s, me, field, done) is None
    ]


def _outlook(s: State, me: Player, breached: int, pick: Pick) -> Terms | None:
    """What an assault meets (HRN-10.2, HRN-10.4, HRN-10.11), and what it can win (HRN-11.11)."""
    if not isinstance(pick, Assault):
        return None
    field = s.world.number[pick.space]
    inside = muster(s.players[s.owner[field]], field, WALLED)
    if not inside:
        return Terms(note="undefended")
    loot = " only-loot" * (s.town[field] != CITY)
    number = ("number", heads(inside))
    if breached >> field & 1:
        return Terms(note=f"breach{loot}", params=(number,))
    shields = wall_shields(svs(s, field), Side(me.seat, muster(me, field, OPEN)))
    return Terms(note=f"walls{loot}", params=(("shields", shields), number))


def storm(s: State, me: Player, field: int, *, breached: bool = False) -> None:
    """HRN-10.2: an undefended settlement falls at once; else the assault begins."""
    owner = s.players[s.owner[field]]
    inside = muster(owner, field, WALLED)
    s.tell("told-assault", "HRN-10.1", seat=me.seat, other=owner.seat, space=s.label(field))
    if not inside:
        fall(s, me, field, stormed=False)
        return
    first, second = Side(me.seat, muster(me, field, OPEN)), Side(owner.seat, inside)
    s.battle = Battle(field, (first, second))
    s.siege = Siege(field, me.seat, svs(s, field), breached=breached)
    if breached:
        s.tell("told-walls-open", "HRN-10.11", seat=me.seat, space=s.label(field))
    mark(s, me, first)
    mark(s, owner, second)
    _next_round(s, me)


def _next_round(s: State, me: Player) -> None:
    """HRN-10.15: before any assault round the defender may capitulate."""
    battle = current(s)
    s.do(
        Step("capitulation", battle.defender, (battle.attacker, battle.space)),
        Step("siege.round", me.seat),
    )


def fall(s: State, me: Player, field: int, *, stormed: bool) -> None:
    """HRN-11.9: it waits for its victor in the plunder sub-phase."""
    s.fallen[field] = Fallen(victor=me.seat, stormed=stormed)
    settle_town(s, field)
    settle_coast(s, field)
    told, clause = ("told-falls", "HRN-10.12") if stormed else ("told-undefended", "HRN-10.2")
    s.tell(told, clause, seat=me.seat, other=s.owner[field], space=s.label(field))


def svs(s: State, field: int) -> int:
    """HRN-10.3, HRN-18.8, HRN-18.47: the settlement defence level."""
    owner, world = s.players[s.owner[field]], s.world
    traits = owner.traits if holds_here(s, owner, field) else PLAIN
    level = BUILDINGS[s.town[field]].svs
    if s.fort >> field & 1:
        level += BUILDINGS[FORTIFICATION].svs
    if world.part(field, BROWN_LAND):
        full = world.full(field, BROWN_LAND)
        level += traits.full_brown_svs if full else traits.part_brown_svs
    if world.part(field, TURQUOISE):
        full = world.full(field, TURQUOISE)
        level += traits.full_turquoise_svs if full else traits.part_turquoise_svs
    return level


def wall_shields(level: int, side: Side) -> int:
    """HRN-10.4: 5 for each level, less what the attacker's engines break."""
    broken = sum(_REDUCTION[LEVEL_OF[t]] * n for t, n in side.units if KIND_OF[t] == ENGINES)
    return max(0, SVS_SHIELDS * level - broken)


@RULES.asking("siege.round")
def siege_round(s: State, me: Player) -> Flow:
    """HRN-10.5 to HRN-10.9: dice, rerolls, swords, what is put aside, losses."""
    siege = s.siege
    assert siege is not None, "no siege is going on"
    made_peace = not hostile(s, me.seat, s.owner[siege.field])
    if siege.field in s.fallen or made_peace:
        if made_peace:
            s.tell("told-siege-stopped", "HRN-17.6", seat=me.seat, space=s.label(siege.field))
        _is_over(s)
        return
    open_round(s)
    s.battle = replace(current(s), step=ROLL)
    walls = 0
    if not siege.breached:
        s.siege = replace(siege, shields=wall_shields(siege.level, current(s).sides[ATTACKER]))
        change(s, ATTACKER, replace(current(s).sides[ATTACKER], shields=0, shield_sources=(0, 0)))
        walls = siege.level
    for which in both(s):
        throw(s, which, current(s).sides[which].units, walls * which, "walls")
    yield from rerolls(s)
    yield from swords(s)
    yield from siege_losses(s)
    yield from _end(s, me)


def siege_losses(s: State) -> Flow:
    """HRN-10.6 to HRN-10.8: the defender strikes the attacker directly; the attacker has to reach
    the shields of the walls first."""
    s.battle = replace(current(s), step="losses")
    siege, (first, second) = s.siege, current(s).sides
    assert siege is not None
    hits = first.swords
    if not siege.breached:
        breach = hits >= siege.shields
        hits = hits - siege.shields if breach else 0
        s.siege = replace(siege, breached=breach)
        s.tell(
            "told-breach" if breach else "told-walls-hold",
            "HRN-10.7" if breach else "HRN-10.8",
            seat=first.seat,
            space=s.label(siege.field),
            number=siege.shields,
        )
    yield from blow(s, ATTACKER, hits)
    if siege.breached:
        yield from blow(s, DEFENDER, second.swords)
    else:
        yield from strike(s, DEFENDER, second.swords, last=True)
    yield from sink(s, ATTACKER)


def _end(s: State, me: Player) -> Flow:
    """HRN-10.10, HRN-10.12"""
    battle = current(s)
    first, second = battle.sides
    if not stands(s):
        if first.units:
            win(s, ATTACKER)
            fall(s, me, battle.space, stormed=True)
        elif second.units:
            win(s, DEFENDER)
        else:
            nobody_left(s)
        _is_over(s)
        return
    if battle.round < MOST_ROUNDS:
        picks: list[Pick] = [FightOn(), CallOff()]
        s.battle = replace(battle, step="flight")
        told = partial(_stop_terms, s)
        pick = yield Ask(me.seat, "storm-on", lambda: picks, terms=told, sure=True)
        if isinstance(pick, FightOn):
            _next_round(s, me)
            return
    s.tell("told-siege-stopped", "HRN-10.10", seat=me.seat, space=s.label(battle.space))
    _is_over(s)


def _stop_terms(s: State, pick: Pick) -> Terms | None:
    """What it means to break off an assault (HRN-10.10, HRN-10.11)."""
    if not isinstance(pick, CallOff):
        return None
    breached = s.siege is not None and s.siege.breached
    return Terms(note="stopped repaired" if breached else "stopped")


def _is_over(s: State) -> None:
    """HRN-10.11: a breach lasts for this sub-phase, so whoever assaults next finds it. (Before the
    ninth rules it was closed as soon as an assault was over.)"""
    siege = s.siege
    assert siege is not None, "no siege is going on"
    if siege.breached and s.rules.version >= 9:
        s.agenda = tuple(_finds_breach(step, siege.field) for step in s.agenda)
    disband(s)


def _finds_breach(step: Step, field: int) -> Step:
    if step.what != "siege.turn":
        return step
    done = step.args[0] if step.args else 0
    breached = step.args[1] if len(step.args) > 1 else 0
    assert isinstance(breached, int), "spaces are kept as bits"
    return Step(step.what, step.seat, (done, breached | 1 << field))
