"""Section 18: bonus actions; SOT-27.16: Coinage; SOT-29.4: when they may interrupt; and which of
two cards would come to nothing without one, or are repeated, told before they are chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from civitas.kernel.asks import NO_PARAMS, Ask, Decision, Flow, Params, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NONE
from civitas.titles.sands_of_time.content import (
    BONUS,
    CARDS,
    CATEGORIES,
    CATEGORY,
    CROPS,
    FIRST_EMPHASIS,
    GOLD,
    GOOD_BORDERS,
    PEASANT,
    REGION,
    RESOURCE,
    RESOURCES,
)
from civitas.titles.sands_of_time.counting import trade_goods
from civitas.titles.sands_of_time.income import most_work, work_of
from civitas.titles.sands_of_time.picks import (
    EXCHANGE,
    OPPRESS,
    SUPPORT,
    TAX,
    USE_BONUS,
    Choose,
    Exchange,
    UseBonus,
)
from civitas.titles.sands_of_time.state import Empire, State
from civitas.titles.sands_of_time.tracks import gain

OPPRESSION: Final = BONUS["oppression"]
SUPPORT_BONUS: Final = BONUS["support"]
TAXES: Final = BONUS["taxes"]
SUPPORT_HERITAGE: Final = 2
INTERRUPTIONS: Final = (UseBonus, Exchange)
"""The kinds of picks that may come at any moment of the own turn."""


def interruptions(s: State, me: Empire) -> list[Pick]:
    """What may be done at any moment of the own turn: one bonus action, and Coinage once."""
    turn = s.turn
    picks: list[Pick] = []
    if turn.bonus == NONE:
        if any(map(me.citizens[PEASANT].__getitem__, me.regions)):
            picks.append(USE_BONUS[OPPRESSION])
        picks.append(USE_BONUS[SUPPORT_BONUS])
        if not GOOD_BORDERS.isdisjoint(me.caravans):
            picks.append(USE_BONUS[TAXES])
    if me.powers.exchange and not turn.exchanged:
        for resource in (CROPS, GOLD):
            most = min(me.powers.exchange, me.stock[resource])
            picks += EXCHANGE[resource][1 : most + 1]
    return picks


def interrupt(s: State, me: Empire, pick: Pick) -> Flow:
    """Carry out what was chosen among the interruptions."""
    if type(pick) is UseBonus:
        s.turn.bonus = BONUS[pick.action]
        yield from (oppression, support, taxes)[s.turn.bonus](s, me)
    else:
        assert type(pick) is Exchange
        coinage(s, me, pick)


def decide(
    s: State,
    me: Empire,
    what: str,
    options: Callable[[], Sequence[Pick]],
    params: Params = NO_PARAMS,
    kinds: Sequence[type[Pick]] = (),
) -> Decision:
    """Ask inside an action, before a cost is paid: a bonus action may come first (SOT-29.4)."""
    while True:
        pick: Pick = yield Ask(
            me.seat, what, lambda: [*options(), *interruptions(s, me)], params, kinds=kinds
        )
        if type(pick) is not UseBonus and type(pick) is not Exchange:
            return pick
        yield from interrupt(s, me, pick)


def oppression(s: State, me: Empire) -> Flow:
    """SOT-18.4"""
    pick = yield Ask(
        me.seat, "oppression", lambda: [OPPRESS[r] for r in me.regions if me.peasants[r]]
    )
    region = REGION[pick.region]
    amount = work_of(s, me, region)
    resource = s.resource[region]
    gain(me, resource, amount)
    s.tell(
        "oppression",
        "SOT-18.4",
        seat=me.seat,
        region=pick.region,
        amount=amount,
        resource=RESOURCES[resource],
    )


def support(s: State, me: Empire) -> Flow:
    """SOT-18.5"""
    pick = yield Ask(me.seat, "support", lambda: SUPPORT)
    s.turn.support = CATEGORY[pick.category]
    s.tell("support", "SOT-18.5", seat=me.seat, category=pick.category)


def taxes(s: State, me: Empire) -> Flow:
    """SOT-18.6: one kind for all trade goods."""
    pick = yield Ask(me.seat, "taxes", lambda: TAX)
    amount = trade_goods(me)
    gain(me, RESOURCE[pick.resource], amount)
    s.tell("taxes", "SOT-18.6", seat=me.seat, amount=amount, resource=pick.resource)


def coinage(s: State, me: Empire, pick: Exchange) -> None:
    """SOT-27.16, SOT-28.5: one direction, once in a turn."""
    give = RESOURCE[pick.give]
    me.stock[give] -= pick.amount
    gain(me, 1 - give, pick.amount)
    s.turn.exchanged = True
    s.tell("coinage", "SOT-27.16", seat=me.seat, amount=pick.amount, resource=pick.give)


def bonus_unrest(s: State, me: Empire, bonus: int) -> bool:
    """SOT-18.3: does this bonus action raise unrest at the end of the turn?"""
    if bonus in (NONE, me.powers.quiet_bonus):
        return False
    return not (s.rules.bonus_reuse_free and me.bonuses >> bonus & 1)


def heritage_now(s: State, me: Empire, category: int) -> int:
    """Own heritage in the own turn, with Support."""
    extra = SUPPORT_HERITAGE if s.turn.support == category else 0
    return me.heritage[category] + extra


Refusal = Callable[[State, Empire], Reason | None]
"""Why a card cannot be used."""

_BRING_RESOURCES: Final = ("raid", "tribute")
PREPARED: Final[dict[str, tuple[str, ...]]] = {
    "muster": _BRING_RESOURCES,
    "conquest": ("migrate", "muster", "govern", *_BRING_RESOURCES),
    "raid": ("muster",),
    "build": ("conquest", "govern", *_BRING_RESOURCES),
    "govern": ("build", *_BRING_RESOURCES),
    "advance": ("build", "caravan_1", "caravan_2", "govern", *_BRING_RESOURCES),
    "caravan_1": ("conquest", *_BRING_RESOURCES),
    "caravan_2": ("conquest", *_BRING_RESOURCES),
    "tribute": ("conquest", "caravan_1", "caravan_2"),
}
"""By card, those that may bring what it lacks, if they are used first (SOT-6.8)."""


BONUS_FIRST: Final = "bonus-first"
"""A bonus action would bring what the card lacks."""
IDLE: Final = "idle"
AGAIN: Final = "again"
"""The card was played before in this generation."""


class Idle:
    """Which cards could not be used if it were the seat's turn now, and which the other card does
    not prepare. There are dozens of pairs of them, and only a page wants to know."""

    __slots__ = ("_cards", "_me", "_played", "_refusals", "_s")

    def __init__(self, s: State, me: Empire, refusals: Mapping[str, Refusal]) -> None:
        self._s, self._me, self._refusals = s, me, refusals
        self._cards: dict[str, dict[str, str]] | None = None
        self._played: frozenset[str] = frozenset()

    def terms(self, pick: Choose) -> Terms | None:
        """What is to be known of two cards before they are chosen."""
        cards = self._cards if self._cards is not None else self._look()
        played_before = self._played
        first, second = pick.first, pick.second
        told = cards.get(second, cards[""]).get
        again = first if first in played_before else second if second in played_before else ""
        return _idle(first, second, told(first, ""), told(second, ""), again)

    def facts(self) -> Hashable:
        """All that is to be known of cards: which are of no use, and which were played."""
        cards = self._look()
        return tuple(tuple(told.items()) for told in cards.values()), self._played

    def _look(self) -> dict[str, dict[str, str]]:
        """Find out what is to be known, once: by the Emphasis card beside it, if any."""
        if self._cards is None:
            played = self._me.played
            idle = self._told(self._s, self._me, self._refusals)
            self._cards = {"": idle, **(self._with_emphasis(idle) if idle else {})}
            self._played = frozenset([card for n, card in enumerate(CARDS) if played >> n & 1])
        return self._cards

    def _with_emphasis(self, idle: Iterable[str]) -> dict[str, dict[str, str]]:
        """Which of these an Emphasis does not help, though it takes effect at once (SOT-6.7)."""
        if self._me.emphasis != NONE:
            return {}
        s = self._s.copy()
        me = s.empires[self._me.seat]
        found: dict[str, dict[str, str]] = {}
        for category, card in enumerate(CARDS[FIRST_EMPHASIS:]):
            me.emphasis = category
            found[card] = self._told(s, me, idle)
        return found

    def _told(self, s: State, me: Empire, cards: Iterable[str]) -> dict[str, str]:
        """By card that cannot be used as things are, what is told of it."""
        idle = [card for card in cards if self._refusals[card](s, me) is not None]
        if idle and me.powers.exchange:
            s, me = _exchanged(s, me)
            idle = [card for card in idle if self._refusals[card](s, me) is not None]
        if not idle:
            return {}
        s, me = _helped(s, me)
        return {card: IDLE if self._without(s, me, card) else BONUS_FIRST for card in idle}

    def _without(self, s: State, me: Empire, card: str) -> bool:
        """Can it not be used, whichever category Support counts for (SOT-18.5)?"""
        for category in (NONE, *range(len(CATEGORIES))):
            s.turn.support = category
            if self._refusals[card](s, me) is None:
                return False
        return True


def _exchanged(s: State, me: Empire) -> tuple[State, Empire]:
    """With what Coinage may bring (SOT-27.16). No card wants both crops and gold."""
    before, s = me.stock, s.copy()
    me = s.empires[me.seat]
    for resource in (CROPS, GOLD):
        gain(me, resource, min(me.powers.exchange, before[1 - resource]))
    return s, me


def _helped(s: State, me: Empire) -> tuple[State, Empire]:
    """With what Oppression or Taxes may bring (SOT-18.4, SOT-18.6)."""
    s = s.copy()
    me = s.empires[me.seat]
    for resource in (CROPS, GOLD):
        gain(me, resource, max(most_work(s, me, resource), trade_goods(me)))
    return s, me


@cache  # it is wanted for all pairs at every table
def _idle(first: str, second: str, of_first: str, of_second: str, again: str) -> Terms | None:
    """What is told of two cards, each of which may be of no use now, and one of which may be a
    repeated one (SOT-6.3, SOT-6.14)."""
    notes = [AGAIN] if again else []
    notes += [
        f"{told}-{card}"
        for card, told, other, told_other in (
            (first, of_first, second, of_second),
            (second, of_second, first, of_first),
        )
        if told and (told_other or other not in PREPARED.get(card, ()))
    ]
    params = (("card", again),) if again else ()
    return Terms(note=" ".join(notes), params=params) if notes else None
