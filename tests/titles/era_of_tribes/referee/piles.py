"""The Automa cards (AUT-1.20, AUT-2.9, AUT-4.13): what lies where after cards were revealed."""

from __future__ import annotations

from collections.abc import Sequence

from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS
from civitas.titles.era_of_tribes.state import State


class Piles:
    """Deck and discards. The order of a deck is known until it is shuffled."""

    def __init__(self, s: State) -> None:
        self.deck = list(s.automa_deck)
        """The last one is the top."""
        self.discards = list(s.automa_discard)
        self.aside = list(s.automa_aside)
        self.known = True
        self.readied = False
        """Has card 6 made Automas ready?"""

    def reveal(self, cards: Sequence[int]) -> None:
        """These were revealed, one after the other."""
        assert cards, "no card"
        for card in cards:
            if not self.deck:  # AUT-2.9
                self._shuffle(self.discards)
                self.discards = []
            if self.known:
                assert card == self.deck[-1], f"{card} is not the top of {self.deck}"
            self.deck.reverse()
            self.deck.remove(card)
            self.deck.reverse()
            self.discards.append(card)
            assert (card == cards[-1]) == (AUTOMA_CARDS[card].id != "reshuffle"), cards
            if AUTOMA_CARDS[card].id == "reshuffle":  # AUT-4.13
                self._shuffle(self.discards)
                self.discards, self.readied = [], True

    def bring_in(self) -> bool:
        """AUT-1.20: once, the cards set aside come into the deck; did they?"""
        brought = bool(self.aside)
        if brought:
            self._shuffle(self.aside)
            self.aside = []
        return brought

    def _shuffle(self, others: list[int]) -> None:
        self.deck += others
        self.known = False

    def told(self, s: State) -> tuple[object, object]:
        """What lies on the table, and what should."""
        deck, discards, aside = s.automa_deck, s.automa_discard, s.automa_aside
        if not self.known:
            return (
                (sorted(deck), list(discards), list(aside)),
                (sorted(self.deck), self.discards, self.aside),
            )
        return (list(deck), list(discards), list(aside)), (self.deck, self.discards, self.aside)
