"""Cards in hand: of three decks, shown to nobody but their holder (COC-4.14)."""

from __future__ import annotations

from typing import Final, TypeAlias

from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARD,
    ACTION_CARDS,
    OBJECTIVE,
    OBJECTIVES,
    WONDER,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, Player, State

Held: TypeAlias = tuple[int, int]
"""A deck and a card of it."""
Hands: TypeAlias = tuple[tuple[int, ...], ...]

ACTION: Final = 0
OBJECTIVE_DECK: Final = 1
WONDER_DECK: Final = 2
MAUSOLEUM: Final = ABILITY["great_mausoleum"]


def hand(me: Player, deck: int) -> tuple[int, ...]:
    """The cards of one deck that a player holds."""
    return hands(me)[deck]


def hands(me: Player) -> Hands:
    """The cards in hand, by deck."""
    return (me.action_hand, me.objective_hand, me.wonder_hand)


def hand_sizes(me: Player) -> tuple[int, ...]:
    """How many cards are in hand, by deck."""
    return (len(me.action_hand), len(me.objective_hand), len(me.wonder_hand))


def sorted_hands(held: Hands) -> list[Held]:
    """Every card of these hands."""
    return [(deck, card) for deck, cards in enumerate(held) for card in sorted(cards)]


def all_held(me: Player) -> list[Held]:
    """Everything in hand."""
    return sorted_hands(hands(me))


def set_hand(me: Player, deck: int, cards: tuple[int, ...]) -> None:
    """The hand becomes this."""
    if deck == ACTION:
        me.action_hand = cards
    elif deck == OBJECTIVE_DECK:
        me.objective_hand = cards
    else:
        me.wonder_hand = cards


def take_from_hand(me: Player, held: Held) -> None:
    """A card leaves the hand."""
    deck, card = held
    cards = hand(me, deck)
    at = cards.index(card)
    set_hand(me, deck, cards[:at] + cards[at + 1 :])


def add_to_hand(me: Player, held: Held) -> None:
    """A card comes to the hand."""
    deck, card = held
    set_hand(me, deck, (*hand(me, deck), card))


def card_id(held: Held) -> str:
    """What picks and words call a card."""
    deck, card = held
    if deck == OBJECTIVE_DECK:
        return OBJECTIVES[card].id
    if deck == WONDER_DECK:
        return WONDERS[card].id
    return EVENTS[card - GREAT_PERSON].id if card >= GREAT_PERSON else ACTION_CARDS[card].id


def held_card(name: str) -> Held:
    """The card of this name."""
    if name in OBJECTIVE:
        return OBJECTIVE_DECK, OBJECTIVE[name]
    if name in WONDER:
        return WONDER_DECK, WONDER[name]
    return ACTION, ACTION_CARD[name] if name in ACTION_CARD else GREAT_PERSON + EVENT[name]


def discard(s: State, me: Player, held: Held, clause: str) -> None:
    """A card goes from hand to its own discard pile, where all can see it (COC-19.1): end the
    segment soon. COC-24.10: with the Great Mausoleum under the pile."""
    deck, card = s.chance.reveal(held)
    take_from_hand(me, held)
    under = me.has(MAUSOLEUM)
    if deck == OBJECTIVE_DECK:
        s.objective_discard = (*s.objective_discard, card)
    elif deck == WONDER_DECK:
        s.wonder_discard = (*s.wonder_discard, card)
    elif card >= GREAT_PERSON:
        event = card - GREAT_PERSON
        s.event_discard = (event, *s.event_discard) if under else (*s.event_discard, event)
    else:
        s.action_discard = (card, *s.action_discard) if under else (*s.action_discard, card)
    s.tell("discards", clause, seat=me.seat, card=card_id(held))
