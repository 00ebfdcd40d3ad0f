"""Section 6, phase 2: card choice, turns, track and die."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason, Together
from civitas.kernel.values import NONE
from civitas.titles.sands_of_time.advance import (
    NO_ADVANCE,
    advance,
    lay_advance,
    refuse_advance,
    why_no_advance,
)
from civitas.titles.sands_of_time.bonus import (
    INTERRUPTIONS,
    Idle,
    Refusal,
    bonus_unrest,
    interrupt,
    interruptions,
)
from civitas.titles.sands_of_time.build import build, refuse_build
from civitas.titles.sands_of_time.caravan import (
    caravan,
    refuse_caravan,
    refuse_second_caravan,
)
from civitas.titles.sands_of_time.chronicle import chronicle, refuse_chronicle
from civitas.titles.sands_of_time.conquest import conquest, refuse_conquest
from civitas.titles.sands_of_time.content import (
    CARD,
    CARDS,
    DYNASTY_TRACK,
    FIRST_EMPHASIS,
    GENERATION_TRACK,
    MAX_ROUNDS,
)
from civitas.titles.sands_of_time.emphasis import mark_action, place_pending, play_emphasis
from civitas.titles.sands_of_time.govern import govern, refuse_govern
from civitas.titles.sands_of_time.migrate import after_migration, migrate, refuse_migrate
from civitas.titles.sands_of_time.muster import muster, refuse_muster
from civitas.titles.sands_of_time.picks import CHOOSE, END_TURN, PLAY, Choose, EndTurn, Play
from civitas.titles.sands_of_time.raid import after_raid, raid, refuse_raid
from civitas.titles.sands_of_time.state import Empire, Stage, State, Turn
from civitas.titles.sands_of_time.tracks import raise_unrest
from civitas.titles.sands_of_time.tribute import refuse_tribute, tribute

Action = Callable[[State, Empire], Decision | None]
"""An action: its flow, which tells whether anything was done, or None if it goes on elsewhere."""

ACTIONS: Final[tuple[tuple[str, Action, Refusal], ...]] = (
    ("chronicle", chronicle, refuse_chronicle),
    ("muster", muster, refuse_muster),
    ("conquest", conquest, refuse_conquest),
    ("raid", raid, refuse_raid),
    ("build", build, refuse_build),
    ("govern", govern, refuse_govern),
    ("advance", advance, refuse_advance),
    ("caravan_1", caravan, refuse_caravan),
    ("caravan_2", caravan, refuse_second_caravan),
    ("migrate", migrate, refuse_migrate),
    ("tribute", tribute, refuse_tribute),
)
"""What each action card does, and why it cannot be used."""
assert tuple(card for card, _, _ in ACTIONS) == CARDS[:FIRST_EMPHASIS]

DO: Final = tuple(action for _, action, _ in ACTIONS)
REFUSE: Final = tuple(refusal for _, _, refusal in ACTIONS)
REFUSALS: Final = {card: refusal for card, _, refusal in ACTIONS}

RAID: Final = CARD["raid"]
TURN_KINDS: Final = (Play, *INTERRUPTIONS)

TWO_REPEATED: Final = Reason("two-repeated", "SOT-6.3")
EMPHASIS_USED: Final = Reason("emphasis-used", "SOT-6.4")
SAME_CARD: Final = Reason("same-card", "SOT-6.2")


@cache
def card_picks(played: int, emphasis_used: bool) -> tuple[Choose, ...]:
    """SOT-6.2 to SOT-6.5: the legal pairs, for the cards played in this generation."""
    return tuple(pick for both, pick in _pairs(emphasis_used) if played & both != both)


@cache
def _pairs(emphasis_used: bool) -> tuple[tuple[int, Choose], ...]:
    """The legal pairs at the beginning of a generation, as bits and as picks."""
    return tuple(
        (1 << a | 1 << b, CHOOSE[a][b])
        for a in range(len(CARDS))
        for b in range(a + 1, len(CARDS))
        if _refuse_pair(0, emphasis_used, a, b) is None
    )


def _refuse_pair(played: int, emphasis_used: bool, a: int, b: int) -> Reason | None:
    if a == b:
        return SAME_CARD
    if max(a, b) >= FIRST_EMPHASIS and (emphasis_used or min(a, b) >= FIRST_EMPHASIS):
        return EMPHASIS_USED
    if played >> a & 1 and played >> b & 1:
        return TWO_REPEATED
    return None


def refuse_choice(me: Empire, pick: Choose) -> Reason | None:
    """Why these two cards cannot be chosen."""
    if pick.first not in CARD or pick.second not in CARD:
        return None
    return _refuse_pair(me.played, me.emphasis != NONE, CARD[pick.first], CARD[pick.second])


def card_choice(s: State) -> Flow:
    """Step A, SOT-6.2: two cards each, secretly and at the same time."""
    answers = yield Together(
        [
            Ask(
                me.seat,
                "cards",
                partial(card_picks, me.played, me.emphasis != NONE),
                secret=True,
                terms=idle.terms,
                facts=idle.facts,
            )
            for me in s.in_order()
            for idle in (Idle(s, me, REFUSALS),)
        ]
    )
    for me, pick in zip(s.in_order(), answers, strict=True):
        me.chosen = (CARD[pick.first], CARD[pick.second])
    s.seat = s.start
    s.stage = Stage.REVEAL_CARDS


def reveal_cards(s: State) -> None:
    """Step B, SOT-6.6, SOT-6.7: reveal both cards; an Emphasis card takes effect at once."""
    me = s.me
    first, second = s.chance.reveal(me.chosen)
    me.chosen = ()
    s.tell("reveals", "SOT-6.6", seat=me.seat, card=CARDS[first], second=CARDS[second])
    for card in (first, second):
        if card >= FIRST_EMPHASIS:
            play_emphasis(s, me, card)
        else:
            s.turn.hand.append(card)
    s.stage = Stage.TURN


def turn_picks(s: State, me: Empire) -> list[Pick]:
    """SOT-6.8, SOT-6.10, SOT-6.11, SOT-6.13: usable cards, the end, bonus actions."""
    picks: list[Pick] = [PLAY[card] for card in s.turn.hand if REFUSE[card](s, me) is None]
    picks.append(END_TURN)
    picks += interruptions(s, me)
    return picks


def refuse_play(s: State, me: Empire, card: int) -> Reason | None:
    """Why this card cannot be used now."""
    if card == s.turn.acting:
        return Reason("card-in-use", "SOT-6.8")
    if card not in s.turn.hand:
        return Reason("not-revealed", "SOT-6.6")
    refusal = REFUSE[card](s, me)
    return why_no_advance(s, me) if refusal is NO_ADVANCE else refusal


def turn(s: State) -> Flow:
    """One card, one bonus action, or the end of the turn."""
    me = s.me
    pick = yield Ask(me.seat, "turn", lambda: turn_picks(s, me), kinds=TURN_KINDS)
    if isinstance(pick, Play):
        card = CARD[pick.card]
        s.turn.hand.remove(card)
        s.turn.acting = card
        s.tell("plays", "SOT-6.8", seat=me.seat, card=pick.card)
        action = DO[card](s, me)
        if action is not None:
            used = yield from action
            if s.stage == Stage.TURN:
                finish_action(s, me, used)
    elif isinstance(pick, EndTurn):
        end_turn(s, me)
    else:
        yield from interrupt(s, me, pick)


def marched(s: State) -> Flow:
    """What comes after the moves of a Raid or Migrate."""
    me, march = s.me, s.turn.march
    assert march is not None
    after = after_raid if s.turn.acting == RAID else after_migration
    used = yield from after(s, me, march)
    s.turn.march = None
    finish_action(s, me, used)


def finish_advance(s: State) -> Flow:
    """SOT-14.5: the row is extended, and with that the Advance is done."""
    yield from lay_advance(s)
    finish_action(s, s.me, used=True)


def finish_action(s: State, me: Empire, used: bool) -> None:
    """SOT-6.12, SOT-6.14, SOT-7.13: the card counts as played and gives its markers."""
    card = s.turn.acting
    s.turn.acting = NONE
    s.stage = Stage.TURN
    if not used:
        s.tell("declined", "SOT-6.10", seat=me.seat, card=CARDS[card])
        return
    if me.played >> card & 1:
        s.turn.repeated = True
    me.played |= 1 << card
    mark_action(s, me, card)
    place_pending(s, me)


def end_turn(s: State, me: Empire) -> None:
    """SOT-6.14: unrest for a bonus action and for a repeated card; then the next player."""
    for card in s.turn.hand:
        s.tell("declined", "SOT-6.10", seat=me.seat, card=CARDS[card])
    if bonus_unrest(s, me, s.turn.bonus):
        raise_unrest(s, me, 1, "bonus", "SOT-18.3")
    if s.turn.repeated:
        raise_unrest(s, me, 1, "repeated", "SOT-6.14")
    if s.turn.bonus != NONE:
        me.bonuses |= 1 << s.turn.bonus
    s.turn = Turn()
    s.seat = (s.seat + 1) % len(s.empires)
    s.stage = Stage.TRACK if s.seat == s.start else Stage.REVEAL_CARDS


def track(s: State) -> None:
    """Step C, SOT-6.16 to SOT-6.18: both markers move; the die may end the generation."""
    s.dynasty_space += 1
    s.round += 1
    s.growth = s.growth or DYNASTY_TRACK[s.dynasty_space].peasant
    s.tell("round", "SOT-6.16", round=s.round, space=s.dynasty_space)
    s.stage = Stage.CARD_CHOICE if goes_on(s) else Stage.GROWTH


def goes_on(s: State) -> bool:
    """SOT-6.17, SOT-6.18: is there another round in this generation?"""
    space = GENERATION_TRACK[s.round]
    if not space.roll:
        return s.round < MAX_ROUNDS
    roll = s.chance.roll()
    s.tell("die", "SOT-6.18", seat=s.start, roll=roll, threshold=space.threshold)
    return roll >= space.threshold
