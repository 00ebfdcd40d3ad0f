"""Action cards that deal with hidden cards. Whatever comes to light ends a segment."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Params, Pick
from civitas.titles.clash_of_cultures.cards.action_cards import playing
from civitas.titles.clash_of_cultures.cards.decks import shuffled
from civitas.titles.clash_of_cultures.cards.hands import (
    add_to_hand,
    all_held,
    card_id,
    hand,
    hands,
    held_card,
    take_from_hand,
)
from civitas.titles.clash_of_cultures.commerce.trade import hand_picks
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVE, OBJECTIVES
from civitas.titles.clash_of_cultures.means.choices import choose_player
from civitas.titles.clash_of_cultures.picks.cards import KeepObjective, Swap
from civitas.titles.clash_of_cultures.picks.common import PASS
from civitas.titles.clash_of_cultures.picks.trade import DECKS
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

CLAUSE: Final = "COC-19.1"
PLANS: Final = 2


# ---------------------------------------------------------------- Spy


def _with_cards(s: State, me: Player) -> list[Player]:
    return [other for other in s.others(me.seat) if any(hands(other))]


def _somebody_holds(s: State, me: Player) -> bool:
    return any(other is not me and any(hands(other)) for other in s.players)


@playing("spy", _somebody_holds)
def spy(s: State, me: Player) -> Flow:
    """Look at all hand cards of another player; a card may be swapped for one of the same kind
    (COC-19.1)."""
    seat = yield from choose_player(me, _with_cards(s, me), "spy-on")
    s.tell("spies", CLAUSE, seat=me.seat, other=seat)
    s.do(Step("spy.look", me.seat, (seat,)), Step("spy.swap", me.seat), Step("spy.over", me.seat))


@RULES.plain("spy.look")
def look(s: State, me: Player, seat: int) -> None:
    """The hand lies open for the spy, until the spy has decided (COC-19.1)."""
    s.spying = s.chance.reveal((me.seat, seat))


@RULES.asking("spy.swap")
def swap(s: State, me: Player) -> Flow:
    """The card that the spy wants. It is an unopened choice: what follows is a step of its own
    (COC-19.1)."""
    other = s.players[s.spying[1]]
    params: Params = {"other": other.seat}
    pick = yield Ask(me.seat, "spy", partial(_swap_picks, me, other), params, secret=True)
    if isinstance(pick, Swap):
        s.spying = (me.seat, other.seat, *held_card(pick.card))
        s.do(Step("spy.give", me.seat))


@RULES.asking("spy.give")
def give_for_it(s: State, me: Player) -> Flow:
    """What it is swapped for is of the spy's choice, too (COC-19.1)."""
    _, seat, deck, card = s.spying
    other, taken = s.players[seat], (deck, card)
    params: Params = {"card": card_id(taken)}
    pick = yield Ask(me.seat, "spy-for", partial(hand_picks, me, deck), params, secret=True)
    given = held_card(pick.card)
    take_from_hand(other, taken)
    take_from_hand(me, given)
    add_to_hand(other, s.chance.reveal(given))
    add_to_hand(me, taken)
    s.tell("swaps", CLAUSE, seat=me.seat, other=other.seat, deck=f"deck-{DECKS[taken[0]]}")
    s.whisper(other.seat, "swapped", CLAUSE, given=card_id(taken), card=card_id(given))


def _swap_picks(me: Player, other: Player) -> list[Pick]:
    return [PASS, *(Swap(card_id(held)) for held in all_held(other) if hand(me, held[0]))]


@RULES.plain("spy.over")
def spy_over(s: State, me: Player) -> None:
    """The hand is closed again (COC-19.1)."""
    s.spying = ()


# ---------------------------------------------------------------- New Plans


def _has_plans(s: State, me: Player) -> bool:
    return bool(me.objective_hand)


@playing("new_plans", _has_plans)
def new_plans(s: State, me: Player) -> None:
    """Draw 2 objectives; keep one of them for one of the old ones, or none (COC-19.1, COC-20.1)."""
    held = len(me.objective_hand)
    s.do(
        Step("draw.objective", me.seat, (PLANS,)),
        Step("plans", me.seat, (held,)),
    )


@RULES.asking("plans")
def choose_plan(s: State, me: Player, held: int) -> Flow:
    """What is given up or not kept is shuffled into the deck (COC-19.1, COC-20.1)."""
    old, new = me.objective_hand[:held], me.objective_hand[held:]
    if not new:
        return
    pick = yield Ask(me.seat, "plans", partial(_plan_picks, old, new), secret=True)
    if isinstance(pick, KeepObjective):
        keep, drop = OBJECTIVE[pick.card], OBJECTIVE[pick.instead]
        old = (*(card for card in old if card != drop), keep)
        new = (*(card for card in new if card != keep), drop)
    me.objective_hand = old
    s.objective_deck = shuffled(s, (*s.objective_deck, *new))
    s.tell("plans", CLAUSE, seat=me.seat)


def _plan_picks(old: tuple[int, ...], new: tuple[int, ...]) -> list[Pick]:
    kept = [
        KeepObjective(OBJECTIVES[card].id, OBJECTIVES[instead].id)
        for card in sorted(new)
        for instead in sorted(old)
    ]
    return [PASS, *kept]
