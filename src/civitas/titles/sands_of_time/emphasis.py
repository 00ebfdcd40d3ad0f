"""Section 7: unlocking and the Emphasis cards."""

from __future__ import annotations

from civitas.titles.sands_of_time.content import (
    CARD_SYMBOLS,
    CARDS,
    CATEGORIES,
    EMPHASIS_REWARD,
    EMPHASIS_SPACES,
    FIRST_EMPHASIS,
)
from civitas.titles.sands_of_time.effects import BUILDING_CATEGORY
from civitas.titles.sands_of_time.state import Empire, State
from civitas.titles.sands_of_time.tracks import raise_heritage


def play_emphasis(s: State, me: Empire, card: int) -> None:
    """SOT-6.7, SOT-7.2: takes effect as soon as it is revealed."""
    me.emphasis = card - FIRST_EMPHASIS
    me.emphasis_markers = 0
    s.tell("emphasis", "SOT-7.2", seat=me.seat, category=CATEGORIES[me.emphasis])


def mark_action(s: State, me: Empire, card: int) -> None:
    """SOT-7.5, SOT-7.9, SOT-7.11: a used card with the symbol of the Emphasis card."""
    if me.emphasis in CARD_SYMBOLS[card] and (count := _mark(me)):
        s.tell("emphasis-marker", "SOT-7.5", seat=me.seat, card=CARDS[card], count=count)
        _reward(s, me, count)


def mark_building(s: State, me: Empire, kind: int) -> None:
    """SOT-7.6, SOT-7.10: a building of the category of the Emphasis card, each time."""
    if me.emphasis == BUILDING_CATEGORY[kind]:
        s.turn.pending_marks += 1


def place_pending(s: State, me: Empire) -> None:
    """SOT-7.13: markers of an action are placed when it is finished."""
    while s.turn.pending_marks:
        s.turn.pending_marks -= 1
        if count := _mark(me):
            category = CATEGORIES[me.emphasis]
            s.tell("emphasis-building", "SOT-7.6", seat=me.seat, category=category, count=count)
            _reward(s, me, count)


def _mark(me: Empire) -> int:
    """SOT-7.7: further markers are ignored. Tells which one it is, 0 if none."""
    if me.emphasis_markers == EMPHASIS_SPACES:
        return 0
    me.emphasis_markers += 1
    return me.emphasis_markers


def _reward(s: State, me: Empire, count: int) -> None:
    """SOT-7.7: with the third marker heritage rises."""
    if count == EMPHASIS_SPACES:
        raise_heritage(s, me, me.emphasis, EMPHASIS_REWARD, "SOT-7.7")
