"""Section 3: rounds, phases and turns.

A chapter that offers something in a turn says so with `main_action` or `free_action`; the menu of
a turn is all that is offered, in the order of `chapters`. What is mere `talk` comes last: it leaves
all else as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.clash_of_cultures.agenda import Step, asking, plain
from civitas.titles.clash_of_cultures.cities.cities import rest_cities
from civitas.titles.clash_of_cultures.content.structure import ACTIONS, PHASES
from civitas.titles.clash_of_cultures.means.reactions import reactions, usable, use
from civitas.titles.clash_of_cultures.means.stock import enforce_limits
from civitas.titles.clash_of_cultures.picks.common import END_TURN, USE, EndTurn, Use
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, ABILITY
from civitas.titles.clash_of_cultures.state import NOBODY, NONE, Player, State, Turn
from civitas.titles.clash_of_cultures.units import remark

Offers = Callable[[State, Player], Iterable[Pick]]
Work = Callable[[State, Player, Any], Flow | None]

_MAIN: Final[list[Offers]] = []
_FREE: Final[list[Offers]] = []
_TALK: Final[dict[type[Pick], tuple[Offers, Work]]] = {}
_WORK: Final[dict[type[Pick], tuple[bool, Work]]] = {}
"""By pick: does it use up an action, and what does it do?"""


def main_action(pick: type[Pick], offers: Offers) -> Callable[[Work], Work]:
    """One of the actions of a turn (COC-3.4); ``offers`` lists its legal picks."""

    def note(work: Work) -> Work:
        _MAIN.append(offers)
        _WORK[pick] = (True, work)
        return work

    return note


def free_action(pick: type[Pick], offers: Offers) -> Callable[[Work], Work]:
    """A free action (COC-3.7)."""

    def note(work: Work) -> Work:
        _FREE.append(offers)
        _WORK[pick] = (False, work)
        return work

    return note


def talk(pick: type[Pick], offers: Offers) -> Callable[[Work], Work]:
    """Something that changes nothing of what can be done; if something comes of it, `acted`."""

    def note(work: Work) -> Work:
        _TALK[pick] = (offers, work)
        return work

    return note


@plain("phase")
def phase(s: State, _: Player) -> None:
    """COC-3.2: every player takes a turn, clockwise from the start player."""
    s.tell("phase", "COC-3.2", round=s.round, phase=s.phase)
    s.do(*[Step("turn.start", me.seat) for me in s.in_order()], Step("phase.end"))


@plain("phase.end")
def phase_end(s: State, _: Player) -> None:
    """COC-3.1: three action phases, then the status phase."""
    if s.phase < PHASES:
        s.phase += 1
        s.do(Step("phase.begin"))
    else:
        s.do(Step("status"))


@plain("turn.start")
def turn_start(s: State, me: Player) -> None:
    """COC-3.3"""
    s.seat = me.seat
    s.turn = Turn(actions=max(ACTIONS - me.owed_actions, 0))
    me.owed_actions = 0
    me.courted, me.assassinated = NOBODY, False
    s.tell("turn", "COC-3.2", seat=me.seat)
    s.do(
        *reactions(s, Moment.TURN_START, players=[me]),
        Step("routes", me.seat),
        Step("turn", me.seat),
    )


def menu(s: State, me: Player) -> list[Pick]:
    """COC-3.4, COC-3.7, COC-3.9: actions while there are any left, free actions, the end."""
    if s.turn.menu is None:
        s.turn.keep(tuple(_actions(s, me)))
    picks = list(s.turn.menu or ())
    for offers, _ in _TALK.values():
        picks += offers(s, me)
    return picks


def _actions(s: State, me: Player) -> list[Pick]:
    picks: list[Pick] = []
    if s.turn.actions:
        for offers in _MAIN:
            picks += offers(s, me)
        picks += _ability_picks(s, me, Moment.ACTION)
    else:
        picks.append(END_TURN)
    for offers in _FREE:
        picks += offers(s, me)
    picks += _ability_picks(s, me, Moment.FREE_ACTION)
    return picks


def _ability_picks(s: State, me: Player, moment: Moment) -> list[Pick]:
    return [USE[ABILITIES[hook.ability].id] for hook in me.powers.at[moment] if usable(s, me, hook)]


@asking("turn")
def turn(s: State, me: Player) -> Flow:
    """One action or free action, or the end of the turn (COC-3.4 to COC-3.10)."""
    params = {"left": s.turn.actions}
    sure = _can_collect(s, me)
    # That there is only one thing to do may not tell what cards are in hand.
    hides = bool(me.action_hand or me.wonder_hand) and not sure
    pick = yield Ask(
        me.seat, "turn", lambda: menu(s, me), params, secret=hides, sure=sure, kinds=_kinds()
    )
    if isinstance(pick, EndTurn):
        s.do(Step("turn.end", me.seat))
        return
    s.do(Step("turn", me.seat))
    if type(pick) in _TALK:
        yield from _TALK[type(pick)][1](s, me, pick) or ()
        return
    acted(s)
    if isinstance(pick, Use):
        yield from _use(s, me, pick)
    else:
        takes_action, work = _WORK[type(pick)]
        s.turn.actions -= takes_action
        flow = work(s, me, pick)
        if flow is not None:
            yield from flow


@cache
def _kinds() -> tuple[type[Pick], ...]:
    """All that a turn may offer."""
    return (*_WORK, *_TALK, Use, EndTurn)


def acted(s: State) -> None:
    """Something is done in the turn, so there is a moment when it is over."""
    s.turn.begun = True
    s.turn.forget()
    s.do(Step("action.over", s.seat))


def _can_collect(s: State, me: Player) -> bool:
    """Then there is always a choice: to do so, or a Command."""
    if not s.turn.actions or s.turn.free_collect:
        return False
    return False in [s.cities[place].spent for place in me.cities]


@plain("action.over")
def action_over(s: State, me: Player) -> None:
    """Whatever looks at the turn between two actions has its moment here."""
    steps = reactions(s, Moment.ACTION_OVER, me.seat)
    if steps or me.objective_hand:
        s.do(*steps, Step("objectives.action", me.seat))


def _use(s: State, me: Player, pick: Use) -> Flow:
    number = ABILITY[pick.ability]
    s.tell("uses", "COC-0.8", seat=me.seat, ability=pick.ability)
    for moment in (Moment.ACTION, Moment.FREE_ACTION):
        for hook in me.powers.at[moment]:
            if hook.ability == number and (moment is Moment.FREE_ACTION or s.turn.actions):
                s.turn.actions -= moment is Moment.ACTION
                yield from use(s, me, hook)
                return


@plain("turn.end")
def turn_end(s: State, me: Player) -> None:
    """COC-3.11"""
    rest_cities(s, me)
    me.truces = 0
    if s.turn.borrowed != NONE and not me.owns(s.turn.borrowed):
        me.disable(s.turn.borrowed)  # COC-24.8
        enforce_limits(s, me)
    for owner in range(len(s.units)):
        remark(s, owner, 0)
    s.turn = Turn(actions=0)
