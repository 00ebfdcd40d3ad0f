"""Section 21: events. What symbols and cards do is in chapters of their own, found by id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.asks import Flow
from civitas.titles.clash_of_cultures.agenda import Step, asking, plain
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS
from civitas.titles.clash_of_cultures.content.events import SYMBOLS as SYMBOL_NAMES
from civitas.titles.clash_of_cultures.decks import next_event
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.reactions import reactions
from civitas.titles.clash_of_cultures.state import NONE, Player, State

Happening = Callable[[State, Player], Flow | None]
"""Carried out for the drawer, as a flow or at once; may put steps on the agenda."""

SYMBOLS: Final[dict[str, Happening]] = {}
EFFECTS: Final[dict[str, Happening]] = {}


def symbol(name: str) -> Callable[[Happening], Happening]:
    """What an event symbol does (section 22)."""
    assert name in SYMBOL_NAMES

    def note(happening: Happening) -> Happening:
        SYMBOLS[name] = happening
        return happening

    return note


def effect(*events: str) -> Callable[[Happening], Happening]:
    """What the text of these event cards does."""
    assert all(event in EVENT for event in events)

    def note(happening: Happening) -> Happening:
        EFFECTS.update(dict.fromkeys(events, happening))
        return happening

    return note


@plain("event")
def event(s: State, me: Player) -> None:
    """COC-21.1: an event is triggered for the drawer."""
    s.do(*reactions(s, Moment.EVENT_TO_DRAW, me.seat, players=[me]), Step("event.draw", me.seat))


@plain("event.draw")
def draw_event(s: State, me: Player) -> None:
    """COC-21.2: first the symbol, then the text, then the discard pile."""
    s.event = next_event(s)
    if s.event != NONE:
        s.tell("event", "COC-21.2", seat=me.seat, event=EVENTS[s.event].id)
        s.do(
            Step("event.symbol", me.seat),
            Step("event.effect", me.seat),
            Step("event.end", me.seat),
        )


@asking("event.symbol")
def event_symbol(s: State, me: Player) -> Flow:
    """COC-22.20: a card without symbol skips this part."""
    yield from _carry_out(s, me, SYMBOLS.get(EVENTS[s.event].symbol))


@asking("event.effect")
def event_effect(s: State, me: Player) -> Flow:
    """COC-28.2: without events only the symbol is resolved."""
    if s.rules.events != "none":
        yield from _carry_out(s, me, EFFECTS.get(EVENTS[s.event].id))


def _carry_out(s: State, me: Player, happening: Happening | None) -> Flow:
    flow = happening(s, me) if happening is not None else None
    if flow is not None:
        yield from flow


@plain("event.end")
def event_end(s: State, _: Player) -> None:
    """COC-21.2: the card is discarded, unless its text kept it (and set the event to none)."""
    if s.event != NONE:
        s.event_discard = (*s.event_discard, s.event)
        s.event = NONE
