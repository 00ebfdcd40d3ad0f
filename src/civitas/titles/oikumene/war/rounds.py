"""Battle rounds, step by step (HRN-9.8 to HRN-9.23)."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, amounts
from civitas.titles.oikumene.content.tables import VP
from civitas.titles.oikumene.picks.war import (
    CallOff,
    FightOn,
    FightUntilLoss,
    Flee,
    Leave,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Side
from civitas.titles.oikumene.war.aside import put_aside
from civitas.titles.oikumene.war.charge import chargers
from civitas.titles.oikumene.war.dice import ROLL, both, sword_sources, throw
from civitas.titles.oikumene.war.flight import can_flee, flee, stranded
from civitas.titles.oikumene.war.losses import strike
from civitas.titles.oikumene.war.outcome import conclude
from civitas.titles.oikumene.war.rerolls import rerolls
from civitas.titles.oikumene.war.sides import (
    ATTACKER,
    DEFENDER,
    MOST_ROUNDS,
    carries,
    change,
    current,
    morale_at,
    player,
    stands,
    support,
    unit_shields,
)
from civitas.titles.oikumene.war.sinking import sink

RULES: Final = Chapter()
_DRAWN: Final = (Terms(note="drawn"), Terms(note="drawn-if"))
"""What attacker and defender should know of stopping (HRN-9.23)."""


def open_round(s: State) -> None:
    """A battle round begins: wounds have healed (HRN-9.22), morale follows the prestige of now
    (HRN-16.8), and shields are counted (HRN-9.14)."""
    battle = s.battle = replace(current(s), round=current(s).round + 1, step="support")
    for which in (ATTACKER, DEFENDER):
        side = battle.sides[which]
        side = replace(
            side,
            fresh=side.units,
            dice=(),
            swords=0,
            sword_sources=(0, 0, 0, side.aside_swords),
            wounds=(),
            morale=morale_at(player(s, which).prestige),
            stops=False,
        )
        sources = (unit_shields(s, side), side.aside_shields)
        side = replace(side, shields=sum(sources), shield_sources=sources)
        change(s, which, replace(side, aside_swords=0, aside_shields=0))


@RULES.plain("battle.round")
def battle_round(s: State, me: Player) -> None:
    """The steps of a battle round, in order."""
    open_round(s)
    steps = ["attack", "losses", "end"]
    if current(s).round == 1 and (chargers(s, ATTACKER) or chargers(s, DEFENDER)):
        steps.insert(0, "charge")
    s.do(*(Step(f"battle.{step}", me.seat) for step in steps))


# ---------------------------------------------------------------- attack


@RULES.asking("battle.attack")
def attack(s: State, me: Player) -> Flow:
    """HRN-9.10 to HRN-9.15: dice, rerolls, swords, and what is put aside."""
    if not stands(s):
        return
    s.battle = replace(current(s), step=ROLL)
    for which in both(s):
        if not current(s).sides[which].flight:
            throw(
                s,
                which,
                rolling(current(s).sides[which]),
                support(s, player(s, which), current(s).space),
                "support",
            )
    yield from rerolls(s)
    yield from swords(s)


def rolling(side: Side) -> tuple[tuple[int, int], ...]:
    """Those who live and have not charged."""
    fresh = dict(side.fresh)
    found = ((stack, min(number, fresh.get(stack, 0))) for stack, number in side.units)
    return tuple(each for each in found if each[1])


def swords(s: State) -> Flow:
    """HRN-9.13, HRN-9.15"""
    for which in (ATTACKER, DEFENDER):
        count_swords(s, which)
    for which in (DEFENDER, ATTACKER):
        if carries(s, which):
            yield from put_aside(s, which)


def count_swords(s: State, which: int) -> None:
    """HRN-9.13: never below 0; a side in flight strikes no blow."""
    side = current(s).sides[which]
    if side.flight:
        change(s, which, replace(side, sword_sources=(0, 0, 0, 0)))
        return
    sources = sword_sources(s, which)
    total = max(0, sum(sources))
    change(s, which, replace(side, sword_sources=sources, swords=total))
    _tell_swords(s, side, total, sources)


def _tell_swords(s: State, side: Side, total: int, sources: tuple[int, int, int, int]) -> None:
    """With where they come from, unless the dice show them all."""
    shown, blank, units, kept = sources
    s.tell(
        "told-swords",
        "HRN-9.13",
        seat=side.seat,
        swords=total,
        shields=side.shields,
        more=int(bool(blank or units or kept)),
        shown=shown,
        blank=blank,
        units=units,
        kept=kept,
    )


# ---------------------------------------------------------------- losses, flight, end


@RULES.asking("battle.losses")
def losses(s: State, me: Player) -> Flow:
    """HRN-9.16, HRN-9.28: both at once; what falls has struck. A charge may have ended it."""
    if stands(s):
        s.battle = replace(current(s), step="losses")
        blows = [side.swords for side in current(s).sides]
        for dealer in (ATTACKER, DEFENDER):
            yield from blow(s, dealer, blows[dealer])
    elif s.rules.version < 7:  # before, cargo of a ship lost in such a charge drifted on
        return
    for which in (DEFENDER, ATTACKER):
        yield from sink(s, which)


def blow(s: State, dealer: int, number: int) -> Flow:
    """Swords remove shields, then lives."""
    target = current(s).sides[1 - dealer]
    stopped = min(number, target.shields)
    change(s, 1 - dealer, replace(target, shields=target.shields - stopped))
    yield from strike(s, dealer, number - stopped, last=True)


@RULES.asking("battle.end")
def end_round(s: State, me: Player) -> Flow:
    """HRN-9.19, HRN-9.23: flight, agreement to stop, the last battle round."""
    s.battle = replace(current(s), step="flight")
    for which in (DEFENDER, ATTACKER):
        if stands(s):
            yield from _decide(s, which)
    sides = current(s).sides
    if not stands(s):
        conclude(s)
    elif current(s).round >= MOST_ROUNDS or all(side.stops for side in sides):
        s.tell("told-drawn", "HRN-9.23", space=s.label(current(s).space))
        conclude(s)
    else:
        s.do(Step("battle.round", me.seat))


def _decide(s: State, which: int) -> Flow:
    """Fight on, declare flight, leave as declared, or stop if the other does, too: the defender is
    asked first, so the attacker can only agree."""
    side = current(s).sides[which]
    last = current(s).round >= MOST_ROUNDS
    if side.flight:
        told = partial(_end_terms, s, which)
        pick = yield Ask(side.seat, "leave", lambda: [Leave(), FightOn()], terms=told, sure=True)
        change(s, which, replace(side, flight=False))
        if isinstance(pick, Leave):
            yield from flee(s, which)
            _gone(s, which)
        else:
            s.tell("told-rallies", "HRN-9.19", seat=side.seat)
        return
    if last or _keeps_word(s, which):
        return
    picks: list[Pick] = [FightUntilLoss(), FightOn()]
    if which == DEFENDER or current(s).sides[DEFENDER].stops:
        picks.append(CallOff())
    if can_flee(s, which):
        picks.append(Flee())
    told = partial(_end_terms, s, which)
    pick = yield Ask(side.seat, "fight-on", lambda: picks, terms=told, sure=True)
    pledge = _living(side) if isinstance(pick, FightUntilLoss) else 0
    side = replace(side, pledge=pledge)
    change(s, which, side)
    if isinstance(pick, Flee):
        change(s, which, replace(side, flight=True))
        s.tell("told-flight", "HRN-9.19", seat=side.seat)
    elif isinstance(pick, CallOff):
        change(s, which, replace(side, stops=True))


def _end_terms(s: State, which: int, pick: Pick) -> Terms | None:
    """What ways to end a battle mean, whom flight would cost (HRN-9.19, HRN-9.21), and the point
    that goes with the space (HRN-9.24)."""
    if isinstance(pick, CallOff):
        return _DRAWN[which]
    if not isinstance(pick, Flee | Leave):
        return None
    lost = stranded(s, which)
    notes = ["flight"] * isinstance(pick, Flee) + ["stranded"] * bool(lost)
    point = amounts({"victory": -VP["battle"]["lost"]}) if isinstance(pick, Leave) else ()
    return Terms(point, note=" ".join(notes), params=(("number", lost),))


def _keeps_word(s: State, which: int) -> bool:
    """Does he fight on as he has said? He is asked again when one of his has fallen, and when the
    other takes flight or would stop."""
    side, other = current(s).sides[which], current(s).sides[1 - which]
    return side.pledge == _living(side) and not (other.flight or other.stops)


def _living(side: Side) -> int:
    return sum(number for _, number in side.units)


def _gone(s: State, which: int) -> None:
    """A side has left."""
    change(s, which, replace(current(s).sides[which], units=()))
