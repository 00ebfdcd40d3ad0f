"""Section 3: rounds, phases and turns.

The menu of a turn stands here, in order: actions, free actions, and mere talk, which comes last and
leaves all else as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.clash_of_cultures.advances.advance import advance, advance_picks
from civitas.titles.clash_of_cultures.cards.action_cards import card_picks, play
from civitas.titles.clash_of_cultures.cities.cities import rest_cities
from civitas.titles.clash_of_cultures.cities.collect import collect, collect_picks
from civitas.titles.clash_of_cultures.cities.construct import construct, construct_picks
from civitas.titles.clash_of_cultures.cities.culture import influence, influence_picks
from civitas.titles.clash_of_cultures.cities.found import found, found_picks
from civitas.titles.clash_of_cultures.cities.happiness import cheer, cheer_picks
from civitas.titles.clash_of_cultures.cities.wonders import raise_wonder, wonder_picks
from civitas.titles.clash_of_cultures.commerce.trade import deal, deal_picks
from civitas.titles.clash_of_cultures.content.structure import ACTIONS, PHASES
from civitas.titles.clash_of_cultures.means.reactions import reactions, usable, use
from civitas.titles.clash_of_cultures.means.stock import enforce_limits
from civitas.titles.clash_of_cultures.moves.move import command, command_picks
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct, Found
from civitas.titles.clash_of_cultures.picks.common import END_TURN, USE, Advance, EndTurn, Use
from civitas.titles.clash_of_cultures.picks.moves import Command
from civitas.titles.clash_of_cultures.picks.people import Cheer, Influence, Recruit
from civitas.titles.clash_of_cultures.picks.trade import Deal
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, ABILITY
from civitas.titles.clash_of_cultures.recruits.recruit import recruit, recruit_picks
from civitas.titles.clash_of_cultures.state import Player, State, Turn
from civitas.titles.clash_of_cultures.units import remark

RULES: Final = Chapter()


class Action(NamedTuple):
    """Something that a turn offers."""

    pick: type[Pick]
    offers: Callable[[State, Player], Iterable[Pick]]
    """Lists the legal ones."""
    work: Callable[[State, Player, Any], Flow | None]
    """What it does."""


MAIN: Final = (
    Action(Advance, advance_picks, advance),
    Action(Collect, collect_picks, collect),
    Action(Construct, construct_picks, construct),
    Action(Influence, influence_picks, influence),
    Action(Found, found_picks, found),
    Action(Cheer, cheer_picks, cheer),
    Action(Command, command_picks, command),
    Action(Recruit, recruit_picks, recruit),
)
"""The actions of a turn, in the order of its menu (COC-3.4)."""
FREE: Final = (
    Action(PlayCard, card_picks, play),
    Action(RaiseWonder, wonder_picks, raise_wonder),
)
"""Free actions (COC-3.7)."""
TALK: Final = (Action(Deal, deal_picks, deal),)
"""What changes nothing of what can be done (COC-5.8); if something comes of it, `State.acted`."""

MAIN_OFFERS: Final = tuple(action.offers for action in MAIN)
FREE_OFFERS: Final = tuple(action.offers for action in FREE)
TALK_OFFERS: Final = tuple(action.offers for action in TALK)
MAIN_WORK: Final = {action.pick: action.work for action in MAIN}
FREE_WORK: Final = {action.pick: action.work for action in FREE}
TALK_WORK: Final = {action.pick: action.work for action in TALK}
KINDS: Final[tuple[type[Pick], ...]] = (*MAIN_WORK, *FREE_WORK, *TALK_WORK, Use, EndTurn)
"""All that a turn may offer."""


@RULES.plain("phase")
def phase(s: State, _: Player) -> None:
    """COC-3.2: every player takes a turn, clockwise from the start player."""
    s.tell("phase", "COC-3.2", round=s.round, phase=s.phase)
    s.do(*[Step("turn.start", me.seat) for me in s.in_order()], Step("phase.end"))


@RULES.plain("phase.end")
def phase_end(s: State, _: Player) -> None:
    """COC-3.1: three action phases, then the status phase."""
    if s.phase < PHASES:
        s.phase += 1
        s.do(Step("phase.begin"))
    else:
        s.do(Step("status"))


@RULES.plain("turn.start")
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
    for offers in TALK_OFFERS:
        picks += offers(s, me)
    return picks


def _actions(s: State, me: Player) -> list[Pick]:
    picks: list[Pick] = []
    if s.turn.actions:
        for offers in MAIN_OFFERS:
            picks += offers(s, me)
        picks += _ability_picks(s, me, Moment.ACTION)
    else:
        picks.append(END_TURN)
    for offers in FREE_OFFERS:
        picks += offers(s, me)
    picks += _ability_picks(s, me, Moment.FREE_ACTION)
    return picks


def _ability_picks(s: State, me: Player, moment: int) -> list[Pick]:
    hooks = me.powers.at[moment]
    if not hooks:
        return []
    return [USE[ABILITIES[hook.ability].id] for hook in hooks if usable(s, me, hook)]


@RULES.asking("turn")
def turn(s: State, me: Player) -> Flow:
    """One action or free action, or the end of the turn (COC-3.4 to COC-3.10)."""
    params = {"left": s.turn.actions}
    sure = _can_collect(s, me)
    # That there is only one thing to do may not tell what cards are in hand.
    hides = bool(me.action_hand or me.wonder_hand) and not sure
    pick = yield Ask(
        me.seat, "turn", lambda: menu(s, me), params, secret=hides, sure=sure, kinds=KINDS
    )
    if isinstance(pick, EndTurn):
        s.do(Step("turn.end", me.seat))
        return
    s.do(Step("turn", me.seat))
    kind = type(pick)
    if kind in TALK_WORK:
        yield from TALK_WORK[kind](s, me, pick) or ()
        return
    s.acted()
    if kind is Use:
        yield from _use(s, me, pick)
        return
    work = MAIN_WORK.get(kind)
    if work is not None:
        s.turn.actions -= 1
    else:
        work = FREE_WORK[kind]
    yield from work(s, me, pick) or ()


def _can_collect(s: State, me: Player) -> bool:
    """Then there is always a choice: to do so, or a Command."""
    if not s.turn.actions or s.turn.free_collect:
        return False
    return False in [s.cities[place].spent for place in me.cities]


@RULES.plain("action.over")
def action_over(s: State, me: Player) -> None:
    """Whatever looks at the turn between two actions has its moment here (COC-3.7)."""
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


@RULES.plain("turn.end")
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
