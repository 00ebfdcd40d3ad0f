"""Section 19: action cards, and kept great persons, which count as such (COC-21.9).

What a card does is in `action_effects`, found by the id of its action half; a great person is found
by the id of its event. A card that is played comes to light, so everything it asks is a step of its
own: first whoever may cancel it, then its costs, then its effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

import msgspec

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Params, Pick, Reason
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.cards.hands import ACTION, card_id, discard, held_card
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    ACTION_HALF,
    ACTION_HALVES,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods
from civitas.titles.clash_of_cultures.means.payments import (
    USING,
    can_pay,
    cost_for,
    joined,
    pay,
    payable,
)
from civitas.titles.clash_of_cultures.means.reactions import usable, use
from civitas.titles.clash_of_cultures.picks import AnyPick
from civitas.titles.clash_of_cultures.picks.cards import (
    PLAY_CARD,
    SPEND_ACTION,
    PlayCard,
    Thwart,
)
from civitas.titles.clash_of_cultures.picks.common import PASS, USE, Use
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, ABILITY, Hook
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, Player, State
from civitas.titles.clash_of_cultures.units import army

RULES: Final = Chapter()

May = Callable[[State, Player], bool]
Effect = Callable[[State, Player], Flow | None]

NOT_PLAYABLE: Final = Reason("card-not-playable", "COC-19.3")
UNPAYABLE: Final = Reason("unpayable", "COC-19.3")
NO_ACTION: Final = Reason("no-action-left", "COC-19.3")
NOT_HELD: Final = Reason("card-not-held", "COC-19.1")

INFILTRATION: Final = ABILITY["infiltration"]
INFILTRATION_RANGE: Final = 2


@dataclass(frozen=True, slots=True)
class Playing:
    """How a card is played."""

    may: May
    """Can it be played now (COC-19.3)?"""
    effect: Effect
    between_actions: bool
    """Is it played when free actions are allowed (COC-19.2), or in a window of its own?"""


NAMED: Final = msgspec.json.Decoder(AnyPick)
"""Reads what was named before a card takes effect."""
PLAYS: Final[dict[str, Playing]] = {}


def playing(name: str, may: May, *, between_actions: bool = True) -> Callable[[Effect], Effect]:
    """What an action half or a great person does, and when it can be played (COC-19.1, COC-21.9).

    The effect runs as a step of its own, when all costs are paid; like any rule it may ask, and put
    steps on the agenda.
    """

    def note(effect: Effect) -> Effect:
        PLAYS[name] = Playing(may, effect, between_actions)
        return effect

    return note


def always(s: State, me: Player) -> bool:
    """Nothing more is needed."""
    return True


@cache
def half_of(card: int) -> str:
    """The id under which a card of the hand is played (COC-19.1)."""
    return EVENTS[card - GREAT_PERSON].id if card >= GREAT_PERSON else ACTION_CARDS[card].action


@cache
def price_of(card: int) -> Goods:
    """What playing costs besides an action (COC-19.3)."""
    if card >= GREAT_PERSON:
        return NOTHING
    return ACTION_HALVES[ACTION_HALF[ACTION_CARDS[card].action]].price


@cache
def takes_action(card: int) -> bool:
    """COC-19.3: does it use up an action?"""
    if card >= GREAT_PERSON:
        return EVENTS[card - GREAT_PERSON].play_cost.get("kind") == "action"
    return ACTION_HALVES[ACTION_HALF[ACTION_CARDS[card].action]].is_action


def substitutes(s: State, me: Player, card: int) -> list[Hook]:
    """Abilities by which a card that needs an action is played without one; their cost and the
    card's are paid together (COC-19.3)."""
    price = cost_for(s, me, price_of(card), USING)
    return [
        hook
        for hook in me.powers.at[Moment.CARD_FOR_FREE]
        if usable(s, me, hook)
        and payable(me, joined(price, cost_for(s, me, hook.cost, USING, hook.ability)))
    ]


def refuse_play(s: State, me: Player, card: int) -> Reason | None:
    """Why the action half of a card in hand cannot be played between actions (COC-19.2,
    COC-19.3)."""
    return _refuse_held(s, me, card) if card in me.action_hand else NOT_HELD


def _refuse_held(s: State, me: Player, card: int) -> Reason | None:
    half, price, is_action = _on_card(card)
    play = PLAYS.get(half)
    if play is None or not play.between_actions:
        return NOT_PLAYABLE
    if is_action and not s.turn.actions and not substitutes(s, me, card):
        return NO_ACTION
    if price != NOTHING and not can_pay(s, me, price, USING):
        return UNPAYABLE
    return None if play.may(s, me) else NOT_PLAYABLE


@cache
def _on_card(card: int) -> tuple[str, Goods, bool]:
    """All of the above that a card says."""
    return half_of(card), price_of(card), takes_action(card)


def card_picks(s: State, me: Player) -> Iterable[Pick]:
    """COC-19.4: the cards that can be played now."""
    return [
        PLAY_CARD[card_id((ACTION, card))]
        for card in sorted(me.action_hand)
        if _refuse_held(s, me, card) is None
    ]


def play(s: State, me: Player, pick: PlayCard) -> None:
    """COC-19.1, COC-19.2: the card is discarded face up and takes effect, unless it is cancelled.
    Whether it uses up an action is settled when its costs are paid."""
    play_from_hand(s, me, held_card(pick.card)[1])


def play_from_hand(s: State, me: Player, card: int) -> None:
    """The card comes to light, whoever may cancel it is asked, then its costs are paid
    (COC-19.1)."""
    s.tell("plays", "COC-19.1", seat=me.seat, card=_told(card))
    discard(s, me, (ACTION, card), "COC-19.1")
    watched = any(can_thwart(s, other, me) for other in s.others(me.seat))
    s.do(Step("card.announce" if watched else "card.pay", me.seat, (card,)))


def _told(card: int) -> str:
    return half_of(card) if card >= GREAT_PERSON else f"action-{half_of(card)}"


@RULES.asking("card.announce")
def announce(s: State, me: Player, card: int) -> Flow:
    """Infiltration: what the card aims at is named before anybody decides about cancelling it.
    So the effect is rehearsed as far as it only asks; what was answered is carried out later.
    In a world that somebody imagines the luck to come is another one than in the rehearsal
    (COC-7.11, COC-19.2)."""
    rehearsal, untouched = s.copy(), s.copy()
    effect = PLAYS[half_of(card)].effect(rehearsal, rehearsal.players[me.seat])
    named: list[Pick] = []
    ask = None if effect is None else next(effect, None)
    while effect is not None and isinstance(ask, Ask) and rehearsal == untouched:
        named.append((yield ask))
        try:
            ask = effect.send(named[-1])
        except StopIteration:
            break
    for pick in named:
        _tell_target(s, me, pick)
    watchers = [other for other in s.others(me.seat) if can_thwart(s, other, me)]
    told = [msgspec.json.encode(pick).decode() for pick in named]
    s.do(
        *[Step("card.thwart", other.seat, (me.seat, card)) for other in watchers],
        Step("card.pay", me.seat, (card, *told)),
    )


def _tell_target(s: State, me: Player, pick: Pick) -> None:
    """Everybody hears what was named: a player, a hex or a thing."""
    for name, value in msgspec.structs.asdict(pick).items():
        if name == "other":
            s.tell("names-player", "COC-19.1", seat=me.seat, other=value)
        elif name == "hex":
            s.tell("names-hex", "COC-19.1", seat=me.seat, hex=value)
        elif isinstance(value, str):
            s.tell("names-thing", "COC-19.1", seat=me.seat, thing=value)


def can_thwart(s: State, me: Player, other: Player) -> bool:
    """With Infiltration, cards in hand and a neighbour within range (COC-7.11)."""
    if not me.has(INFILTRATION) or not me.action_hand:
        return False
    mine, theirs = (
        [*who.cities, *(place for place, units in s.units[who.seat].items() if army(units))]
        for who in (me, other)
    )
    return any(s.map.distance(a, b) <= INFILTRATION_RANGE for a in mine for b in theirs)


@RULES.asking("card.thwart")
def thwart(s: State, me: Player, seat: int, card: int) -> Flow:
    """Infiltration: for an action card the card of the other does nothing and costs nothing
    (COC-7.11, COC-19.1)."""
    params: Params = {"card": _told(card), "other": seat}
    pick = yield Ask(me.seat, "thwart", partial(_thwart_picks, me), params, secret=True)
    if isinstance(pick, Thwart):
        discard(s, me, held_card(pick.card), "COC-19.1")
        s.tell("thwarts", "COC-19.1", seat=me.seat, other=seat, card=_told(card))
        while s.agenda[-1].what in ("card.thwart", "card.pay"):
            s.agenda = s.agenda[:-1]


def _thwart_picks(me: Player) -> list[Pick]:
    return [PASS, *(Thwart(card_id((ACTION, card))) for card in sorted(me.action_hand))]


@RULES.asking("card.pay")
def pay_for_card(s: State, me: Player, card: int, *named: str) -> Flow:
    """COC-19.3: the action, if it needs one, and the other costs."""
    if takes_action(card):
        ways = tuple(substitutes(s, me, card))
        pick = yield Ask(me.seat, "card-action", partial(_action_picks, s, ways))
        if isinstance(pick, Use):
            yield from use(s, me, next(h for h in ways if h.ability == ABILITY[pick.ability]))
        else:
            s.turn.actions -= 1
    price = price_of(card)
    s.do(Step("card.effect", me.seat, (half_of(card), *named)))
    if price != NOTHING:
        yield from pay(s, me, cost_for(s, me, price, USING), _told(card), "COC-19.3")


def _action_picks(s: State, ways: tuple[Hook, ...]) -> list[Pick]:
    spend: list[Pick] = [SPEND_ACTION] if s.turn.actions else []
    return [*spend, *(USE[ABILITIES[hook.ability].id] for hook in ways)]


@RULES.asking("card.effect")
def take_effect(s: State, me: Player, name: str, *named: str) -> Flow:
    """What the card does; what was named before is not asked again, as long as it can be done
    (COC-19.1)."""
    effect = PLAYS[name].effect(s, me)
    if effect is None:
        return
    answers = iter([NAMED.decode(pick) for pick in named])
    answer = None
    with suppress(StopIteration):
        while True:
            ask = effect.send(answer)
            assert isinstance(ask, Ask)
            answer = next(answers, None)
            if answer is None or answer not in ask.picks:
                answer = yield ask


# ---------------------------------------------------------------- one fact, one card (COC-19.5)


def unused_battles(s: State, name: str, fits: Callable[[int], bool]) -> list[int]:
    """The battles of this turn that fit and have not justified a card of this name (COC-19.5)."""
    half = ACTION_HALF[name]
    return [
        n for n in range(len(s.turn.battles)) if (half << 8) + n not in s.turn.cards and fits(n)
    ]


def note_battle(s: State, name: str, battle: int) -> None:
    """COC-19.5: this battle has justified a card of this name."""
    s.turn.cards = (*s.turn.cards, (ACTION_HALF[name] << 8) + battle)


@RULES.plain("card.settled")
def settled(s: State, me: Player) -> None:
    """What a card was played for is over (COC-19.2)."""
    s.turn.pending = NONE
