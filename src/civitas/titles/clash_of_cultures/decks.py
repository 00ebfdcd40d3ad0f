"""Drawing cards. Every draw is a step of its own, so that nothing is asked after it in the same
segment: what a player draws is hidden from the others."""

from __future__ import annotations

from typing import Final

from civitas.titles.clash_of_cultures.abilities.registry import ABILITY
from civitas.titles.clash_of_cultures.agenda import Step, plain
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARDS, OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.state import NONE, Player, State

MAUSOLEUM: Final = ABILITY["great_mausoleum"]


def draw_actions(me: Player, count: int = 1) -> Step:
    """The step in which a player draws action cards."""
    return Step("draw.action", me.seat, (count,))


def draw_objectives(me: Player, count: int = 1) -> Step:
    """The step in which a player draws objective cards."""
    return Step("draw.objective", me.seat, (count,))


def draw_wonders(me: Player, count: int = 1) -> Step:
    """The step in which a player draws wonder cards."""
    return Step("draw.wonder", me.seat, (count,))


@plain("draw.action")
def take_actions(s: State, me: Player, count: int) -> None:
    """COC-19.7: an empty deck is made anew from the discard pile."""
    for _ in range(count):
        if not s.action_deck:
            s.action_deck, s.action_discard = shuffled(s, s.action_discard), ()
        if s.action_deck:
            card, s.action_deck = s.chance.reveal(s.action_deck[-1]), s.action_deck[:-1]
            me.action_hand = (*me.action_hand, card)
            _tell(s, me, "action", ACTION_CARDS[card].id, "COC-19.7")


@plain("draw.objective")
def take_objectives(s: State, me: Player, count: int) -> None:
    """COC-20.10: an empty deck is made anew from the discard pile."""
    for _ in range(count):
        if not s.objective_deck:
            s.objective_deck, s.objective_discard = shuffled(s, s.objective_discard), ()
        if s.objective_deck:
            card, s.objective_deck = s.chance.reveal(s.objective_deck[-1]), s.objective_deck[:-1]
            me.objective_hand = (*me.objective_hand, card)
            _tell(s, me, "objective", OBJECTIVES[card].id, "COC-20.10")


@plain("draw.wonder")
def take_wonders(s: State, me: Player, count: int) -> None:
    """COC-24.1: an empty wonder deck gives nothing. COC-28.7: a buffet lies open for all."""
    for _ in range(count):
        if s.wonder_deck:
            card, s.wonder_deck = s.chance.reveal(s.wonder_deck[-1]), s.wonder_deck[:-1]
            if s.rules.wonder_buffet:
                s.open_wonders = (*s.open_wonders, card)
                s.tell("wonder-open", "COC-28.7", wonder=WONDERS[card].id)
            else:
                me.wonder_hand = (*me.wonder_hand, card)
                _tell(s, me, "wonder", WONDERS[card].id, "COC-24.1")


def discard_action(s: State, me: Player, card: int) -> None:
    """COC-19.7: a used action card goes on the discard pile; COC-24.10: or under it."""
    if me.has(MAUSOLEUM):
        s.action_discard = (card, *s.action_discard)
    else:
        s.action_discard = (*s.action_discard, card)


def next_event(s: State) -> int:
    """COC-21.12: the top event card, `NONE` if there is none at all."""
    if not s.event_deck:
        s.event_deck, s.event_discard = shuffled(s, s.event_discard), ()
    if not s.event_deck:
        return NONE
    card, s.event_deck = s.chance.reveal(s.event_deck[-1]), s.event_deck[:-1]
    return card


def shuffled(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """A new deck of these cards."""
    deck = list(cards)
    s.chance.shuffle(deck)
    return tuple(deck)


def _tell(s: State, me: Player, deck: str, card: str, clause: str) -> None:
    """Only who draws a card sees which it is (COC-4.14)."""
    s.whisper(me.seat, "draws-card", clause, seat=me.seat, card=card)
    s.tell_others(me.seat, f"draws-{deck}", clause, seat=me.seat)
