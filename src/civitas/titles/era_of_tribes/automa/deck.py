"""The Automa cards (AUT-1.19, AUT-1.20, AUT-2.9, AUT-4.13)."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARD, AUTOMA_CARDS, SET_ASIDE
from civitas.titles.era_of_tribes.state import State

SHUFFLE: Final = AUTOMA_CARD["reshuffle"]


def deal(s: State) -> None:
    """AUT-1.19: three cards are set aside."""
    deck = [card for card in range(len(AUTOMA_CARDS)) if card not in SET_ASIDE]
    s.chance.shuffle(deck)
    s.automa_deck, s.automa_aside = tuple(deck), SET_ASIDE


def bring_in(s: State) -> None:
    """AUT-1.20: after the first expansion of any Automa they come into the rest of the deck."""
    if s.automa_aside:
        deck = sorted((*s.automa_deck, *s.automa_aside))
        s.chance.shuffle(deck)
        s.automa_deck, s.automa_aside = tuple(deck), ()
        s.tell("told-automa-cards", "AUT-1.20")


def draw(s: State) -> int:
    """Reveal a card; when the deck is empty the discards are a new one (AUT-2.9)."""
    if not s.automa_deck:
        deck = sorted(s.automa_discard)
        s.chance.shuffle(deck)
        s.automa_deck, s.automa_discard = tuple(deck), ()
    deck = list(s.automa_deck)
    card = s.chance.draw(deck)
    s.automa_deck, s.automa_discard = tuple(deck), (*s.automa_discard, card)
    s.tell("told-automa-card", "AUT-2.6", card=AUTOMA_CARDS[card].id)
    return card


def shuffle_all(s: State) -> None:
    """AUT-4.13: deck, discards and the card itself; leaders stand up and goods are ready."""
    deck = sorted((*s.automa_deck, *s.automa_discard))
    s.chance.shuffle(deck)
    s.automa_deck, s.automa_discard = tuple(deck), ()
    for me in s.players:
        if me.automa and not me.revolted:
            me.upright, me.used_goods = True, 0


def reveal(s: State) -> int:
    """The card that the Automas act by; the Shuffle card leads to the next one at once
    (AUT-4.13)."""
    card = draw(s)
    while card == SHUFFLE:
        shuffle_all(s)
        card = draw(s)
    return card
