"""Dealing anew what a seat cannot see, so that a bot can imagine the rest (COC-4.14).

Hidden are the hands of the others, the order of the decks and the areas not yet revealed. Cards are
sorted before they are shuffled: what comes out owes nothing to how they really lay.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from civitas.kernel.chance import Chance
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.battles.sides import change
from civitas.titles.clash_of_cultures.battles.tactics import refuse_card
from civitas.titles.clash_of_cultures.cards.hands import (
    ACTION,
    OBJECTIVE_DECK,
    WONDER_DECK,
    all_held,
    hand,
    set_hand,
)
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, Player, State


def resample(s: State, seat: int, chance: Chance) -> None:
    """Deal anew, in place, all that this seat cannot see."""
    _actions(s, seat, chance)
    _objectives(s, seat, chance)
    s.wonder_deck = _deal(s, seat, WONDER_DECK, s.wonder_deck, chance)
    _events(s, seat, chance)
    _areas(s, chance)
    _offered(s, seat)
    _wanted(s, seat, chance)
    s.turn.forget()


def _shuffled(cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    deck = sorted(cards)
    chance.shuffle(deck)
    return tuple(deck)


def _known(s: State, seat: int, me: Player, deck: int) -> tuple[int, ...]:
    """Cards in hand that this seat has seen: a great person was taken before everybody's eyes, a
    spy looks at a whole hand, the partner of a trade at what is offered."""
    cards = hand(me, deck)
    if seat == me.seat or s.spying[:2] == (seat, me.seat):
        return cards
    offer = s.offer
    shown = offer.cards if offer is not None and offer.proposed and offer.partner == seat else ()
    return tuple(
        card
        for card in cards
        if (deck == ACTION and card >= GREAT_PERSON)
        or (offer is not None and offer.maker == me.seat and (deck, card) in shown)
    )


def _deal(
    s: State,
    seat: int,
    deck: int,
    pile: tuple[int, ...],
    chance: Chance,
    also: tuple[int, ...] = (),
    first: Callable[[list[int]], None] = lambda pool: None,
) -> tuple[int, ...]:
    """Hands and deck of one kind; what is left is the deck. ``first`` may take from the cards."""
    known = {me.seat: _known(s, seat, me, deck) for me in s.players}
    held = [c for me in s.players for c in hand(me, deck) if c not in known[me.seat]]
    pool = list(_shuffled((*pile, *held, *also), chance))
    first(pool)
    for me in s.players:
        stays = known[me.seat]
        set_hand(me, deck, tuple(c if c in stays else pool.pop() for c in hand(me, deck)))
    return tuple(pool)


def _actions(s: State, seat: int, chance: Chance) -> None:
    """Tactics that lie face down stay tactics that can be played in the battle."""
    hidden = [
        each
        for each in (s.battle.sides if s.battle is not None and not s.battle.revealed else ())
        if each.owner != seat and each.tactics != NONE
    ]

    def lay_down(pool: list[int]) -> None:
        for each in hidden:
            card = next(card for card in pool if refuse_card(s, each.owner, card) is None)
            pool.remove(card)
            change(s, each.owner, tactics=card)

    down = tuple(each.tactics for each in hidden)
    s.action_deck = _deal(s, seat, ACTION, s.action_deck, chance, down, lay_down)


def _objectives(s: State, seat: int, chance: Chance) -> None:
    """A seat knows the cards that it has given away as a seer, no others."""
    others = [me for me in s.players if me.seat != seat]
    seen = [card for me in others for card in me.visions]
    seen += [card for me in s.players for card, seer in me.destined if seer != seat]

    def foresee(pool: list[int]) -> None:
        for me in others:
            me.visions = tuple([pool.pop() for _ in me.visions])
        for me in s.players:
            me.destined = tuple(
                (pool.pop() if seer != seat else card, seer) for card, seer in me.destined
            )

    deck = s.objective_deck
    s.objective_deck = _deal(s, seat, OBJECTIVE_DECK, deck, chance, tuple(seen), foresee)


def _events(s: State, seat: int, chance: Chance) -> None:
    """Who has looked at the top card knows it; others know only that somebody has."""
    known = s.players[seat].foreseen
    deck = _shuffled(tuple(card for card in s.event_deck if card != known), chance)
    s.event_deck = deck if known == NONE else (*deck, known)
    for me in s.players:
        if me.foreseen != NONE:
            me.foreseen = s.event_deck[-1]


def _offered(s: State, seat: int) -> None:
    """An offer that this seat has not seen names cards that its maker now holds."""
    offer = s.offer
    if offer is None or offer.maker == seat or (offer.proposed and offer.partner == seat):
        return
    left = all_held(s.players[offer.maker])
    cards = []
    for deck, _ in offer.cards:
        held = next(each for each in left if each[0] == deck)
        left.remove(held)
        cards.append(held)
    s.offer = replace(offer, cards=tuple(cards))


def _wanted(s: State, seat: int, chance: Chance) -> None:
    """The card that a spy wants may be any that could be swapped."""
    if len(s.spying) > 2 and seat != s.spying[0]:
        spy, other = (s.players[n] for n in s.spying[:2])
        choice = [held for held in all_held(other) if hand(spy, held[0])]
        s.spying = (spy.seat, other.seat, *choice[chance.below(len(choice))])


def _areas(s: State, chance: Chance) -> None:
    homes = len(s.players)
    hidden = [n for n in range(len(s.tiles)) if not s.map.is_revealed((n + homes) * 4)]
    pool = list(_shuffled((*(s.tiles[n] for n in hidden), *s.tiles_unused), chance))
    tiles = list(s.tiles)
    for n in hidden:
        tiles[n] = pool.pop()
    s.tiles, s.tiles_unused = tuple(tiles), tuple(sorted(pool))
