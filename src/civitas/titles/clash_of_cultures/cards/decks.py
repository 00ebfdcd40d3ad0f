"""Drawing cards. Every draw is a step of its own, so that nothing is asked after it in the same
segment: what a player draws is hidden from the others."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.picks.cards import DRAW_UNKNOWN, TakeCard
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

MAUSOLEUM: Final = ABILITY["great_mausoleum"]


def draw_actions(me: Player, count: int = 1) -> Step:
    """The step in which a player draws action cards (COC-19.7)."""
    return Step("draw.action", me.seat, (count,))


def draw_objectives(me: Player, count: int = 1) -> Step:
    """The step in which a player draws objective cards (COC-20.10)."""
    return Step("draw.objective", me.seat, (count,))


def draw_wonders(me: Player, count: int = 1) -> Step:
    """The step in which a player draws wonder cards (COC-24.1)."""
    return Step("draw.wonder", me.seat, (count,))


@RULES.plain("draw.action")
def take_actions(s: State, me: Player, count: int) -> None:
    """COC-19.7: an empty deck is made anew from the discard pile."""
    for left in range(count, 0, -1):
        if me.has(MAUSOLEUM) and s.action_discard:
            s.do(Step("draw.ancestors", me.seat, (left,)))
            return
        _take_action(s, me)


def _take_action(s: State, me: Player) -> None:
    if not s.action_deck:
        s.action_deck, s.action_discard = shuffled(s, s.action_discard), ()
    if s.action_deck:
        card, s.action_deck = s.chance.reveal(s.action_deck[-1]), s.action_deck[:-1]
        me.action_hand = (*me.action_hand, card)
        _tell(s, me, "action", ACTION_CARDS[card].id, "COC-19.7")


@RULES.asking("draw.ancestors")
def draw_ancestors(s: State, me: Player, left: int) -> Flow:
    """COC-24.10: card by card, the top of the discard pile may be taken instead."""
    card = s.action_discard[-1]
    top = TakeCard(ACTION_CARDS[card].id)
    pick = yield Ask(me.seat, "ancestors", lambda: [DRAW_UNKNOWN, top])
    if left > 1:
        s.do(Step("draw.action", me.seat, (left - 1,)))
    if pick == top:
        s.action_discard = s.action_discard[:-1]
        me.action_hand = (*me.action_hand, card)
        s.tell("takes-discarded", "COC-24.10", seat=me.seat, card=top.card)
    else:
        _take_action(s, me)


@RULES.plain("draw.objective")
def take_objectives(s: State, me: Player, count: int) -> None:
    """COC-20.10: an empty deck is made anew from the discard pile."""
    for _ in range(count):
        if me.destined:
            (card, _), me.destined = me.destined[0], me.destined[1:]
            me.objective_hand = (*me.objective_hand, s.chance.reveal(card))
            _tell(s, me, "objective", OBJECTIVES[card].id, "COC-20.10")
            continue
        if not s.objective_deck:
            s.objective_deck, s.objective_discard = shuffled(s, s.objective_discard), ()
        if s.objective_deck:
            card, s.objective_deck = s.chance.reveal(s.objective_deck[-1]), s.objective_deck[:-1]
            me.objective_hand = (*me.objective_hand, card)
            _tell(s, me, "objective", OBJECTIVES[card].id, "COC-20.10")


@RULES.plain("draw.wonder")
def take_wonders(s: State, me: Player, count: int) -> None:
    """COC-24.1: an empty wonder deck gives nothing. A card that lies face up beside the deck may
    be taken instead."""
    if count and _take_favourite(s, me):
        s.do(Step("draw.wonder", me.seat, (count - 1,)))
        return
    if s.shown_wonder != NONE and count:
        s.do(Step("draw.shown-wonder", me.seat), Step("draw.wonder", me.seat, (count - 1,)))
        return
    for _ in range(count):
        take_top_wonder(s, me)


def take_top_wonder(s: State, me: Player) -> None:
    """COC-24.1. COC-28.7: a buffet lies open for all."""
    if s.wonder_deck:
        card, s.wonder_deck = s.wonder_deck[-1], s.wonder_deck[:-1]
        _receive_wonder(s, me, card)


def _receive_wonder(s: State, me: Player, card: int) -> None:
    s.chance.reveal(card)
    if s.rules.wonder_buffet:
        s.open_wonders = (*s.open_wonders, card)
        s.tell("wonder-open", "COC-28.7", wonder=WONDERS[card].id)
    else:
        me.wonder_hand = (*me.wonder_hand, card)
        _tell(s, me, "wonder", WONDERS[card].id, "COC-24.1")


def _take_favourite(s: State, me: Player) -> bool:
    """A leader may have to take one wonder instead of drawing, wherever it is: in the deck, the
    discard pile, another player's hand, or face up beside the deck."""
    for hook in me.powers.at[Moment.WONDER_DRAWN]:
        card: int = hook.run(s, me)
        holders = [other for other in s.others(me.seat) if card in other.wonder_hand]
        if card in s.wonder_deck:
            s.wonder_deck = shuffled(s, tuple(n for n in s.wonder_deck if n != card))
        elif card in s.wonder_discard:
            s.wonder_discard = tuple(n for n in s.wonder_discard if n != card)
        elif holders:
            other = holders[0]
            other.wonder_hand = tuple(n for n in other.wonder_hand if n != card)
            s.tell("wonder-taken", "COC-24.1", seat=me.seat, other=other.seat)
            s.do(draw_wonders(other))
        elif card == s.shown_wonder:
            top = s.wonder_deck[-1:]
            s.shown_wonder, s.wonder_deck = top[0] if top else NONE, s.wonder_deck[:-1]
        else:
            continue
        _receive_wonder(s, me, card)
        return True
    return False


def discard_action(s: State, me: Player, card: int) -> None:
    """COC-19.7: a used action card goes on the discard pile; COC-24.10: or under it."""
    if me.has(MAUSOLEUM):
        s.action_discard = (card, *s.action_discard)
    else:
        s.action_discard = (*s.action_discard, card)


def discard_event(s: State, me: Player, card: int) -> None:
    """COC-21.2: an event card goes on the discard pile; COC-24.10: or under it."""
    if me.has(MAUSOLEUM):
        s.event_discard = (card, *s.event_discard)
    else:
        s.event_discard = (*s.event_discard, card)


def next_event(s: State) -> int:
    """COC-21.12: the top event card, `NONE` if there is none at all."""
    for me in s.players:
        me.foreseen = NONE
    if not s.event_deck:
        s.event_deck, s.event_discard = shuffled(s, s.event_discard), ()
    if not s.event_deck:
        return NONE
    card, s.event_deck = s.chance.reveal(s.event_deck[-1]), s.event_deck[:-1]
    return card


def shuffled(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """A new deck of these cards (COC-0.18)."""
    deck = list(cards)
    s.chance.shuffle(deck)
    return tuple(deck)


def _tell(s: State, me: Player, deck: str, card: str, clause: str) -> None:
    """Only who draws a card sees which it is (COC-4.14)."""
    s.whisper(me.seat, "draws-card", clause, seat=me.seat, card=card)
    s.tell_others(me.seat, f"draws-{deck}", clause, seat=me.seat)
