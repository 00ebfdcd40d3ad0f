"""Section 21: events. What symbols and cards do is in chapters of their own, found by id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.cards.decks import MAUSOLEUM, discard_event, next_event
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS, Event
from civitas.titles.clash_of_cultures.content.events import SYMBOLS as SYMBOL_NAMES
from civitas.titles.clash_of_cultures.means.reactions import reactions
from civitas.titles.clash_of_cultures.picks.common import USE, Use
from civitas.titles.clash_of_cultures.picks.events import (
    FROM_THE_DECK,
    SYMBOL_ONLY,
    WHOLE_EVENT,
    SymbolOnly,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

Happening = Callable[[State, Player], Flow | None]
"""Carried out for the drawer, as a flow or at once; may put steps on the agenda."""
Text = Callable[[State, Player, Event], Flow | None]
"""The same for the text of a card."""

SYMBOLS: Final[dict[str, Happening]] = {}
EFFECTS: Final[dict[str, Text]] = {}
"""By event, what the drawer carries out."""
TEXTS: Final[dict[str, Text]] = {}
"""By event, what every affected player carries out, the drawer first (COC-21.3)."""
END: Final = "event.end"


def symbol(name: str) -> Callable[[Happening], Happening]:
    """What an event symbol does (section 22)."""
    assert name in SYMBOL_NAMES

    def note(happening: Happening) -> Happening:
        SYMBOLS[name] = happening
        return happening

    return note


def effect(*events: str) -> Callable[[Text], Text]:
    """What the drawer of these event cards carries out (COC-21.3)."""
    assert all(event in EVENT for event in events)

    def note(work: Text) -> Text:
        EFFECTS.update(dict.fromkeys(events, work))
        return work

    return note


def text(*events: str) -> Callable[[Text], Text]:
    """What each affected player of these event cards carries out, unless immune (COC-21.7)."""
    assert all(event in EVENT for event in events)

    def note(work: Text) -> Text:
        TEXTS.update(dict.fromkeys(events, work))
        return work

    return note


def immune(me: Player, event: Event) -> bool:
    """COC-21.7: does the player ignore the text of this event?"""
    return not me.powers.keywords.isdisjoint(event.keywords)


def affected(s: State, me: Player, event: Event) -> list[Player]:
    """COC-21.3: the drawer, or all players clockwise from the drawer; without the immune."""
    players = s.in_order(me.seat) if event.affects == "all_players" else [me]
    return [player for player in players if not immune(player, event)]


@RULES.plain("event")
def event(s: State, me: Player) -> None:
    """COC-21.1: an event is triggered for the drawer. COC-21.6: it waits for one in progress."""
    steps = [step.what for step in s.agenda]
    if END in steps:
        place = len(steps) - 1 - steps[::-1].index(END)
        while place and steps[place - 1] == "event":
            place -= 1
        s.agenda = (*s.agenda[:place], Step("event", me.seat), *s.agenda[place:])
        return
    before = reactions(s, Moment.EVENT_TO_DRAW, me.seat, players=[me])
    s.do(*before, Step("event.declare", me.seat))


@RULES.asking("event.declare")
def declare(s: State, me: Player) -> Flow:
    """COC-28.3: the drawer may have to say whether the whole card counts. COC-28.2: or it never
    does."""
    whole = s.rules.events == "full"
    if s.rules.events == "optional":
        pick = yield Ask(me.seat, "event-declare", lambda: [WHOLE_EVENT, SYMBOL_ONLY])
        whole = not isinstance(pick, SymbolOnly)
    s.do(Step("event.draw", me.seat, (int(whole),)))


@RULES.asking("event.draw")
def draw_event(s: State, me: Player, whole: int) -> Flow:
    """COC-24.10: the owner of the Great Mausoleum may take the top of the discard pile."""
    if me.has(MAUSOLEUM) and s.event_discard:
        options = [FROM_THE_DECK, USE["great_mausoleum"]]
        params = {"event": EVENTS[s.event_discard[-1]].id}
        pick = yield Ask(me.seat, "event-source", lambda: options, params)
        if isinstance(pick, Use):
            s.event, s.event_discard = s.event_discard[-1], s.event_discard[:-1]
            _lies_open(s, me, whole)
            return
    s.do(Step("event.turn-up", me.seat, (whole,)))


@RULES.plain("event.turn-up")
def turn_up(s: State, me: Player, whole: int) -> None:
    """COC-21.2: draw the top event card."""
    s.event = next_event(s)
    if s.event != NONE:
        _lies_open(s, me, whole)


def _lies_open(s: State, me: Player, whole: int) -> None:
    s.tell("event", "COC-21.2", seat=me.seat, event=EVENTS[s.event].id)
    before = reactions(s, Moment.EVENT_DRAWN, me.seat, players=[me])
    s.do(*before, Step("event.resolve", me.seat, (whole,)))


@RULES.plain("event.resolve")
def resolve(s: State, me: Player, whole: int) -> None:
    """COC-21.2: first the symbol, then the text, then the discard pile. Whoever did away with the
    card before its symbol draws another."""
    if s.event == NONE:
        s.do(Step("event.draw", me.seat, (whole,)))
        return
    if EVENTS[s.event].symbol != "none":
        s.tell("event-symbol", "COC-21.2", symbol=f"symbol_{EVENTS[s.event].symbol}")
    s.do(
        Step("event.symbol", me.seat),
        *([Step("event.effect", me.seat)] if whole else []),
        Step(END, me.seat),
    )


@RULES.asking("event.symbol")
def event_symbol(s: State, me: Player) -> Flow:
    """COC-22.20: a card without symbol skips this part."""
    happening = SYMBOLS.get(EVENTS[s.event].symbol)
    flow = happening(s, me) if happening is not None else None
    if flow is not None:
        yield from flow


@RULES.asking("event.effect")
def event_effect(s: State, me: Player) -> Flow:
    """COC-21.3, COC-21.10: what each affected player does; a card for all may stay in force."""
    card = s.event
    content = EVENTS[card]
    if content.kept_as == "table" and content.affects == "all_players":
        lay_open(s, card)
    if content.id in TEXTS:
        s.do(*[Step("event.text", who.seat, (card,)) for who in affected(s, me, content)])
    if content.id in EFFECTS:
        flow = EFFECTS[content.id](s, me, content)
        if flow is not None:
            yield from flow


@RULES.asking("event.text")
def event_text(s: State, me: Player, card: int) -> Flow:
    """COC-21.4: one player carries out the text."""
    flow = TEXTS[EVENTS[card].id](s, me, EVENTS[card])
    if flow is not None:
        yield from flow


@RULES.plain(END)
def event_end(s: State, me: Player) -> None:
    """COC-21.2: the card is discarded, unless its text kept it (and set the event to none)."""
    if s.event != NONE:
        discard_event(s, me, s.event)
        s.event = NONE


# ------------------------------------------------------------------ cards that stay


def lay_open(s: State, card: int) -> None:
    """COC-21.10: the event stays in force for all players."""
    s.lasting = (*s.lasting, card)
    s.event = NONE
    for me in s.players:
        me.enable(ABILITY[EVENTS[card].id])


def put_away(s: State, me: Player, card: int) -> None:
    """COC-21.10: its end condition is met."""
    s.lasting = tuple(n for n in s.lasting if n != card)
    for player in s.players:
        player.disable(ABILITY[EVENTS[card].id])
    discard_event(s, me, card)
    s.tell("event-over", "COC-21.10", event=EVENTS[card].id)


def keep(s: State, me: Player, card: int) -> None:
    """The event lies open before one player and works for that player (COC-21.10)."""
    s.event = NONE
    me.kept_events = (*me.kept_events, card)
    me.enable(ABILITY[EVENTS[card].id])


def give_up(s: State, me: Player, card: int) -> None:
    """A card that lay before a player is discarded (COC-21.10)."""
    me.kept_events = tuple(n for n in me.kept_events if n != card)
    me.disable(ABILITY[EVENTS[card].id])
    discard_event(s, me, card)
    s.tell("event-over", "COC-21.10", event=EVENTS[card].id)
