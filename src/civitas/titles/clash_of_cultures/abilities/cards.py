"""Abilities of civilizations and leaders that deal with cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.abilities.trading import discard_picks
from civitas.titles.clash_of_cultures.cards.decks import draw_actions, draw_objectives
from civitas.titles.clash_of_cultures.cards.hands import (
    ACTION,
    OBJECTIVE_DECK,
    discard,
    hand,
    held_card,
)
from civitas.titles.clash_of_cultures.cities.cities import activate, activated, refuse_activation
from civitas.titles.clash_of_cultures.content.goods import CULTURE, one
from civitas.titles.clash_of_cultures.leaders import leader_city
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import HAPPY, Player, State

RULES: Final = Chapter()

SHOGUN: Final = -1
"""How a turn remembers that the Shogunate has saved an action."""
CODEX: Final = 2


def _unused(s: State, me: Player) -> bool:
    return SHOGUN not in s.turn.cards


@hook(Moment.CARD_FOR_FREE, "shogunate", may=_unused)
def shogunate(s: State, me: Player) -> None:
    """Once per turn a card that needs an action is a free action (COC-7.11, COC-19.3)."""
    s.turn.cards = (*s.turn.cards, SHOGUN)


def _ready(s: State, me: Player) -> bool:
    place = leader_city(s, me)
    return place != NOWHERE and refuse_activation(s, me, place) is None


@hook(Moment.CARD_FOR_FREE, "idol", may=_ready, cost=one(CULTURE))
def idol(s: State, me: Player) -> None:
    """For a culture token and the activation of the city here no action is used up (COC-11.16,
    COC-19.3)."""
    place = leader_city(s, me)
    activate(s, place)
    s.do(*activated(s, me, place, "use"))


@hook(Moment.ACTION, "princeps", may=_ready, cost=one(CULTURE))
def princeps(s: State, me: Player) -> None:
    """Draw an action card and an objective card, then discard one of each (COC-11.16, COC-3.4)."""
    place = leader_city(s, me)
    activate(s, place)
    s.do(
        draw_actions(me),
        draw_objectives(me),
        Step("cards.discard", me.seat, (ACTION,)),
        Step("cards.discard", me.seat, (OBJECTIVE_DECK,)),
        *activated(s, me, place, "use"),
    )


def _happy_here(s: State, me: Player) -> bool:
    place = leader_city(s, me)
    return place != NOWHERE and s.cities[place].mood == HAPPY


@hook(Moment.FREE_ACTION, "codex", may=_happy_here, once=True, cost=one(CULTURE))
def codex(s: State, me: Player) -> None:
    """Draw 2 action cards, then discard one (COC-11.16, COC-3.7)."""
    s.do(draw_actions(me, CODEX), Step("cards.discard", me.seat, (ACTION,)))


@RULES.asking("cards.discard")
def discard_one(s: State, me: Player, deck: int) -> Flow:
    """A card of this deck, of the player's choice (COC-19.1, COC-20.1)."""
    held = tuple((deck, card) for card in sorted(hand(me, deck)))
    if held:
        pick = yield Ask(me.seat, "discard", partial(discard_picks, held), secret=True)
        discard(s, me, held_card(pick.card), "COC-19.1" if deck == ACTION else "COC-20.1")
