"""Section 20: playing objective cards.

Whether a player is asked depends on what all can see: a condition is fulfilled, and the player
holds an objective card. What the card is does not matter, so the ask tells nothing about it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.clash_of_cultures.action_effects.learning import can_be_taught
from civitas.titles.clash_of_cultures.cards.action_cards import play_from_hand
from civitas.titles.clash_of_cultures.cards.hands import ACTION, card_id, held_card
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    CONDITION,
    CONDITIONS,
    OBJECTIVE,
    OBJECTIVES,
)
from civitas.titles.clash_of_cultures.content.goods import goods
from civitas.titles.clash_of_cultures.means.stock import lose
from civitas.titles.clash_of_cultures.objectives.battle_conditions import after_battle, served
from civitas.titles.clash_of_cultures.objectives.conditions import (
    IN_STATUS,
    fulfilled,
    is_draft,
    is_far,
    is_terror,
)
from civitas.titles.clash_of_cultures.picks.cards import (
    OBJECTIVE_PICKS,
    PLAY_CARD,
    PlayCard,
    PlayObjective,
)
from civitas.titles.clash_of_cultures.picks.common import PASS
from civitas.titles.clash_of_cultures.state import BARBARIANS, GREAT_PERSON, Player, State

RULES: Final = Chapter()

HALVES: Final = tuple((CONDITION[card.top], CONDITION[card.bottom]) for card in OBJECTIVES)
"""By card, its upper and its lower condition."""


def windows(s: State, me: Player, conditions: list[int]) -> list[Step]:
    """COC-20.4: the step in which a player may play objectives for what has just happened."""
    if not conditions or not me.objective_hand:
        return []
    return [Step("objectives.instant", me.seat, (tuple(conditions),))]


@RULES.asking("objectives.instant")
def instant(s: State, me: Player, conditions: tuple[int, ...]) -> Flow:
    """COC-20.4, COC-20.9: any number of cards, each for another condition (COC-20.5)."""
    pick = yield Ask(me.seat, "objective", partial(_picks, me, conditions), secret=True)
    if isinstance(pick, PlayObjective):
        condition = _play(s, me, pick)
        s.do(*windows(s, me, [n for n in conditions if n != condition]))


def _picks(me: Player, conditions: tuple[int, ...]) -> list[Pick]:
    cards = [
        OBJECTIVE_PICKS[card][half]
        for card in sorted(me.objective_hand)
        for half, condition in enumerate(HALVES[card])
        if condition in conditions
    ]
    return [PASS, *cards]


def _play(s: State, me: Player, pick: PlayObjective) -> int:
    """COC-20.1, COC-20.2: the card lies open for one condition. COC-20.8: if it asks for a payment
    it is made, and can be made in one way only."""
    card = s.chance.reveal(OBJECTIVE[pick.card])
    condition = CONDITION[pick.condition.removeprefix("objective-")]
    me.objective_hand = tuple(n for n in me.objective_hand if n != card)
    me.objectives = (*me.objectives, (card, condition))
    me.fulfilled = (*me.fulfilled, condition)
    s.turn.cards = (*s.turn.cards, served(me, condition))
    s.tell("plays-objective", "COC-20.1", seat=me.seat, condition=pick.condition)
    lose(s, me, goods(CONDITIONS[condition].pay), pick.condition, "COC-20.8")
    return condition


# ---------------------------------------------------------------- status phase


@RULES.plain("status.objectives")
def status_objectives(s: State, me: Player) -> None:
    """COC-25.2: whoever holds objective cards may play some."""
    if me.objective_hand:
        s.do(Step("objectives.status", me.seat))


@RULES.asking("objectives.status")
def status_phase(s: State, me: Player) -> Flow:
    """COC-20.3, COC-20.9: one after the other."""
    pick = yield Ask(me.seat, "objective", partial(_status_picks, s, me), secret=True)
    if isinstance(pick, PlayObjective):
        s.do(Step("status.objectives", me.seat))
        _play(s, me, pick)


def _status_picks(s: State, me: Player) -> list[Pick]:
    held = {condition for card in me.objective_hand for condition in HALVES[card]}
    wanted = [n for n in IN_STATUS if n in held and fulfilled(s, me, n)]
    return _picks(me, tuple(wanted))


# ---------------------------------------------------------------- what has just happened


@RULES.plain("battle.windows")
def battle_over(s: State, _: Player) -> None:
    """COC-20.4: after a battle, the attacker first; whoever took a city may be taught."""
    battle = s.turn.battles[-1]
    steps = []
    for owner in (battle.attacker, battle.defender):
        if owner < BARBARIANS:
            me = s.players[owner]
            steps += windows(s, me, after_battle(s, me))
    captor = battle.attacker
    if captor == s.seat and s.me.action_hand and can_be_taught(s, s.me):
        steps.append(Step("cards.taught", captor))
    s.do(*steps)


@RULES.asking("cards.taught")
def taught(s: State, me: Player) -> Flow:
    """Teach Us! is played directly after the capture of a city (COC-19.2)."""
    pick = yield Ask(me.seat, "teach-us", partial(_teach_picks, me), secret=True)
    if isinstance(pick, PlayCard):
        play_from_hand(s, me, held_card(pick.card)[1])


def _teach_picks(me: Player) -> list[Pick]:
    cards = [
        PLAY_CARD[card_id((ACTION, card))]
        for card in sorted(me.action_hand)
        if card < GREAT_PERSON and ACTION_CARDS[card].action == "teach_us"
    ]
    return [PASS, *cards]


@RULES.plain("objectives.founded")
def founded(s: State, me: Player, place: int) -> None:
    """City Founder: far from the capital (COC-20.4)."""
    if is_far(s, me, place):
        s.do(*windows(s, me, [CONDITION["city_founder"]]))


@RULES.plain("objectives.drafted")
def drafted(s: State, me: Player) -> None:
    """Draft: the second Recruit of the turn with it (COC-20.4)."""
    if is_draft(s):
        s.do(*windows(s, me, [CONDITION["draft"]]))


@RULES.plain("objectives.built")
def built(s: State, me: Player) -> None:
    """Magnificent Culture: a wonder was just constructed (COC-20.4)."""
    s.do(*windows(s, me, [CONDITION["magnificent_culture"]]))


@RULES.plain("objectives.action")
def action_finished(s: State, me: Player) -> None:
    """Terror Regime: after an action or free action (COC-20.4)."""
    if is_terror(s, me):
        s.do(*windows(s, me, [CONDITION["terror_regime"]]))
