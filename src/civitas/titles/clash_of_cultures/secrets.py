"""Dealing anew what a seat cannot see, so that a bot can imagine the rest (COC-4.14).

Hidden are the hands of the others, the order of the decks and the areas not yet revealed. Cards are
sorted before they are shuffled: what comes out owes nothing to how they really lay.
"""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.titles.clash_of_cultures.sides import change
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, NONE, Player, State
from civitas.titles.clash_of_cultures.tactics import refuse_card


def resample(s: State, seat: int, chance: Chance) -> None:
    """Deal anew, in place, all that this seat cannot see."""
    others = [me for me in s.players if me.seat != seat]
    _actions(s, others, chance)
    _objectives(s, others, chance)
    _wonders(s, others, chance)
    _events(s, seat, chance)
    _areas(s, chance)


def _shuffled(cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    deck = sorted(cards)
    chance.shuffle(deck)
    return tuple(deck)


def _actions(s: State, others: list[Player], chance: Chance) -> None:
    """A great person was taken before everybody's eyes and stays where it is; tactics that lie face
    down stay tactics that can be played in the battle."""
    held = [card for me in others for card in me.action_hand if card < GREAT_PERSON]
    seats = [me.seat for me in others]
    hidden = [
        each
        for each in (s.battle.sides if s.battle is not None and not s.battle.revealed else ())
        if each.owner in seats and each.tactics != NONE
    ]
    held += [each.tactics for each in hidden]
    pool = list(_shuffled((*s.action_deck, *held), chance))
    for each in hidden:
        card = next(card for card in pool if refuse_card(s, each.owner, card) is None)
        pool.remove(card)
        change(s, each.owner, tactics=card)
    for me in others:
        me.action_hand = tuple(
            card if card >= GREAT_PERSON else pool.pop() for card in me.action_hand
        )
    s.action_deck = tuple(pool)


def _events(s: State, seat: int, chance: Chance) -> None:
    """Who has looked at the top card knows it; others know only that somebody has."""
    known = s.players[seat].foreseen
    deck = _shuffled(tuple(card for card in s.event_deck if card != known), chance)
    s.event_deck = deck if known == NONE else (*deck, known)
    for me in s.players:
        if me.foreseen != NONE:
            me.foreseen = s.event_deck[-1]


def _objectives(s: State, others: list[Player], chance: Chance) -> None:
    """A seat knows the cards that it has given away as a seer, no others."""
    seats = [me.seat for me in others]
    held = [card for me in others for card in (*me.objective_hand, *me.visions)]
    held += [card for me in s.players for card, seer in me.destined if seer in seats]
    pool = list(_shuffled((*s.objective_deck, *held), chance))
    for me in others:
        me.objective_hand = tuple([pool.pop() for _ in me.objective_hand])
        me.visions = tuple([pool.pop() for _ in me.visions])
    for me in s.players:
        me.destined = tuple(
            (pool.pop() if seer in seats else card, seer) for card, seer in me.destined
        )
    s.objective_deck = tuple(pool)


def _wonders(s: State, others: list[Player], chance: Chance) -> None:
    held = [card for me in others for card in me.wonder_hand]
    pool = list(_shuffled((*s.wonder_deck, *held), chance))
    for me in others:
        me.wonder_hand = tuple([pool.pop() for _ in me.wonder_hand])
    s.wonder_deck = tuple(pool)


def _areas(s: State, chance: Chance) -> None:
    homes = len(s.players)
    hidden = [n for n in range(len(s.tiles)) if not s.map.is_revealed((n + homes) * 4)]
    pool = list(_shuffled((*(s.tiles[n] for n in hidden), *s.tiles_unused), chance))
    tiles = list(s.tiles)
    for n in hidden:
        tiles[n] = pool.pop()
    s.tiles, s.tiles_unused = tuple(tiles), tuple(sorted(pool))
