"""The eight Automa cards (AUT-3.1, AUT-4). Each is a procedure: the first step that can be carried
out is; card 6 is for all Automas at once and stands with the order of turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.titles.era_of_tribes.actions.revolution import enter, refuse_revolution, score_open
from civitas.titles.era_of_tribes.automa.research import research
from civitas.titles.era_of_tribes.automa.routine import (
    bread_and_circuses,
    build_city,
    build_posts,
    growth,
    lacks_food,
    taxes,
    trade,
)
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARD, AUTOMA_CARDS
from civitas.titles.era_of_tribes.content.progress import (
    ARCHITECTURE,
    COMMERCE,
    CULTURE,
    FARMING,
    MECHANICS,
    NAVIGATION,
)
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.means.cities import may_set_city
from civitas.titles.era_of_tribes.means.control import has_piece
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()
GROWING: Final = 2
"""AUT-4.16: the growth from which on it expands."""
AFTER_INFLUENCE: Final = 1
"""AUT-2.13"""
POSTS_FROM: Final = 2
"""AUT-4.4: the Commerce level that unlocks trading posts."""


@RULES.plain("automa.card")
def play(s: State, me: Player, card: int) -> None:
    """AUT-2.6: carry out the revealed card; who is in revolution skips it (AUT-2.8)."""
    if me.revolted:
        s.tell("told-automa-skips", "AUT-2.8", seat=me.seat)
        return
    s.seat = me.seat
    s.tell("told-automa-acts", "AUT-2.6", seat=me.seat, card=AUTOMA_CARDS[card].id)
    s.do(Step("automa.done", me.seat))
    CARDS[card](s, me)


@RULES.plain("automa.done")
def done(s: State, me: Player) -> None:
    """EOT-13.7: the end conditions are looked at after every action."""
    check_end(s, me.seat)


def found_city(s: State, me: Player) -> None:
    """AUT-4.1 to AUT-4.3: card 1."""
    if build_city(s, me):
        build_city(s, me)
        return
    hungry, limited = lacks_food(me), not may_set_city(me)
    paid = False
    if hungry and research(s, me, FARMING):
        paid = True
        build_city(s, me)
    if limited and research(s, me, ARCHITECTURE):
        paid = True
        build_city(s, me)
    if not paid:
        trade(s, me)


def trading_posts(s: State, me: Player) -> None:
    """AUT-4.4 to AUT-4.6: card 2."""
    if me.levels[COMMERCE] >= POSTS_FROM:
        if build_posts(s, me):
            return
    elif research(s, me, COMMERCE):
        return
    if not research(s, me, NAVIGATION):
        trade(s, me)


def ahead_in_mechanics(s: State, me: Player) -> bool:
    """AUT-4.7: strictly ahead of every other participant."""
    return all(me.levels[MECHANICS] > other.levels[MECHANICS] for other in s.others(me))


def navigation_or_mechanics(s: State, me: Player) -> None:
    """AUT-4.7, AUT-4.8: card 3."""
    if not ahead_in_mechanics(s, me) and research(s, me, MECHANICS):
        return
    if not research(s, me, NAVIGATION):
        trade(s, me)


def farming_or_commerce(s: State, me: Player) -> None:
    """AUT-4.9: card 4."""
    if me.food <= 1 and research(s, me, FARMING):
        return
    if not research(s, me, COMMERCE):
        trade(s, me)


def revolt(s: State, me: Player) -> bool:
    """AUT-4.10, AUT-2.13: a revolution, if the requirements of the next epoch are met."""
    if refuse_revolution(s, me) is not None:
        return False
    enter(s, me)
    return True


def card_revolution(s: State, me: Player) -> None:
    """AUT-4.10 to AUT-4.12: card 5."""
    if revolt(s, me):
        me.revolted = True
        return
    if build_city(s, me):
        return
    if research(s, me, ARCHITECTURE):
        build_city(s, me)
        return
    trade(s, me)


@RULES.plain("automa.scores")
def score_only_card(s: State, _: Player) -> None:
    """AUT-4.10: the only open card is scored."""
    for card in s.open_cards:
        score_open(s, card)
        return


def taxes_or_games(s: State, me: Player) -> None:
    """AUT-4.14, AUT-4.15: card 7."""
    if me.morale < 0 or not me.cities:
        bread_and_circuses(s, me)
    else:
        taxes(s, me, 2 if me.morale >= 2 else 1)


def expansion_or_games(s: State, me: Player) -> None:
    """AUT-4.16, AUT-4.17: card 8. Who has no piece on the board does not expand (EOT-13.8); by the
    first rules an Automa did."""
    if growth(me) >= GROWING and (has_piece(s, me) or s.rules.version < 2):
        me.upright = False
        s.do(Step("automa.expands", me.seat, (1,)))
    else:
        bread_and_circuses(s, me)


@RULES.plain("automa.auto")
def auto_expansion(s: State, me: Player) -> None:
    """AUT-2.11"""
    s.tell("told-automa-auto", "AUT-2.11", seat=me.seat)
    s.do(Step("automa.done", me.seat))
    if growth(me) >= GROWING:
        s.do(Step("automa.expands", me.seat, (0,)))
    else:
        bread_and_circuses(s, me)


@RULES.plain("automa.after")
def after_round(s: State, me: Player) -> None:
    """AUT-2.13: a revolution, else a Culture level, else 1 influence."""
    s.tell("told-automa-end", "AUT-2.13", seat=me.seat)
    s.do(Step("automa.done", me.seat))
    if not revolt(s, me) and not research(s, me, CULTURE):
        gain_influence(s, me, AFTER_INFLUENCE)
        s.tell("told-automa-after", "AUT-2.13", seat=me.seat, number=AFTER_INFLUENCE)


CARDS: Final[dict[int, Callable[[State, Player], None]]] = {
    AUTOMA_CARD["found_city"]: found_city,
    AUTOMA_CARD["trading_posts"]: trading_posts,
    AUTOMA_CARD["navigation_or_mechanics"]: navigation_or_mechanics,
    AUTOMA_CARD["farming_or_commerce"]: farming_or_commerce,
    AUTOMA_CARD["card_revolution"]: card_revolution,
    AUTOMA_CARD["taxes_or_games"]: taxes_or_games,
    AUTOMA_CARD["expansion_or_games"]: expansion_or_games,
}
