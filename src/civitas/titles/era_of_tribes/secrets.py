"""Dealing anew what a seat cannot see, so that a bot can imagine the rest (EOT-1.16).

Hidden are the influence cards of the others, the order of the decks, and barbarian tiles that lie
face down: on the board for all, beside a board for all but their owner. Cards are sorted before
they are shuffled: what comes out owes nothing to how they really lay.
"""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.state import State


def resample(s: State, seat: int, chance: Chance) -> None:
    """Deal anew, in place, all that this seat cannot see."""
    if not s.over:
        _cards(s, seat, chance)
        _tiles(s, seat, chance)
    s.automa_deck = tuple(_shuffled([*s.automa_deck], chance))


def _shuffled(things: list[int], chance: Chance) -> list[int]:
    things.sort()
    chance.shuffle(things)
    return things


def _cards(s: State, seat: int, chance: Chance) -> None:
    """Influence cards; whoever gave one back knows that no other player has it."""
    others = [me for me in s.players if me.seat != seat]
    known = s.players[seat].returned
    pool = [*s.deck, *(card for me in others for card in me.cards)]
    back = [card for card in pool if card == known]
    pool = _shuffled([card for card in pool if card != known], chance)
    for me in others:
        me.cards = tuple(sorted(pool.pop() for _ in me.cards))
        if not me.automa and me.returned >= 0:
            me.returned = _given_back(s, me.cards, pool)
    s.deck = tuple(_shuffled(pool + back, chance))


def _given_back(s: State, kept: tuple[int, ...], pool: list[int]) -> int:
    """A card that another player may have given back: any that lies elsewhere."""
    return next((card for card in (*pool, *s.open_cards) if card not in kept), NONE)


def _tiles(s: State, seat: int, chance: Chance) -> None:
    """Tiles face down, by kind."""
    others = [me for me in s.players if me.seat != seat]
    hidden = [*s.villages.values(), *s.spare_tiles]
    hidden += [tile for me in others for tile in me.tiles]
    hidden += [me.fresh for me in others if me.fresh != NONE]
    pool = _shuffled(hidden, chance)
    for me in others:
        me.tiles = tuple(sorted(pool.pop() for _ in me.tiles))
        if me.fresh != NONE:
            me.fresh = pool.pop()
    for place in s.villages:
        s.villages[place] = pool.pop()
    s.spare_tiles = tuple(sorted(pool))
