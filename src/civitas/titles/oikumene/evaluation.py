"""How well a seat stands, for bots that look ahead: what counts at the end, and what will.

The unit is a point of Significance (HRN-19.12). What is no point yet is worth what it will bring in
the rounds that are left, so its worth fades as the match goes on.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.titles import Pause
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.calendar import LAST_ROUND
from civitas.titles.oikumene.content.tables import SOVEREIGNTY
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.worth import holdings, prospects
from civitas.titles.oikumene.worth.points import FIELD, VICTORY

RIVAL: Final = 0.35
"""What the best rival's standing counts."""
WON: Final = 500.0
"""A match that is over."""
GONE: Final = -50.0
"""To be out of it (HRN-4.7)."""


def pause(s: State, seat: int) -> Pause:
    """Whatever comes back to a menu is done; a battle is judged by its end, and so is the word that
    somebody will move."""
    if s.battle is not None or s.dealer != NOBODY or s.phase in _SETTLED_LATER:
        return Pause.NONE
    if _is_to_move(s, seat) or _is_to_fight(s, seat):
        return Pause.NONE
    return Pause.NONE if s.agenda and s.agenda[-1].what not in _MENUS else Pause.MENU


def _is_to_move(s: State, seat: int) -> bool:
    """Has he said that he moves, and his turn is still to come?"""
    if s.movement is None or not s.movement.going >> seat & 1:
        return False
    if s.movement.seat == seat and not s.movement.begun:
        return True
    return any(step.what == "moves" and step.seat == seat for step in s.agenda)


def _is_to_fight(s: State, seat: int) -> bool:
    """Has he said that he acts in the combat phase, and has not yet?"""
    return s.stance is not None and bool(s.stance.due >> seat & 1)


_SETTLED_LATER: Final = frozenset(
    (
        *("breeding", "sowing", "weather", "harvest", "feasts", "upkeep", "feeding"),
        *("movement_attrition", "hinterland_experience", "hinterland_building"),
        *("hinterland_wages", "hinterland_fishing"),
    )
)
"""Where all act side by side, and what comes of it shows when all are done."""
_MENUS: Final = frozenset(
    (
        *("moves", "moves.end", "trade.apart", "trade.turn", "trade.end", "phase", "abreast.walk"),
        *("tribute", "withdraw.turn", "battle.turn", "siege.turn", "plunder.turn", "plunder.all"),
    )
)
"""What comes next when a deed is done."""


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    me = s.players[seat]
    if s.over and not (seat in s.winners and s.won_by == SOVEREIGNTY):
        return WON if seat in s.winners else -WON
    return standing(s, me) - RIVAL * best_rival(s, me)


def best_rival(s: State, me: Player) -> float:
    """How the best of the others stands."""
    return max([_at_a_glance(s, other) for other in s.players if other is not me], default=0.0)


def _at_a_glance(s: State, other: Player) -> float:
    """How a rival stands, as far as picks of others can change it."""
    if other.gone:
        return -20.0
    fields = s.held[other.seat].bit_count()
    towns = s.homes[other.seat].bit_count()
    units = sum(other.units.values())
    return FIELD * fields + 3.5 * towns + VICTORY * other.victory + 1.2 * units + 0.2 * other.gold


def standing(s: State, me: Player) -> float:
    """All that a player has and can expect."""
    if me.gone:
        return GONE
    left = time_left(s)
    return (
        holdings.of_all(s, me, left)
        + prospects.of_draft(s, me)
        + prospects.of_winter(s, me)
        + prospects.of_war(s, me)
        + prospects.of_ways(s, me)
        + prospects.of_victory(s, me)
        + prospects.of_offers(s, me)
    )


def time_left(s: State) -> float:
    """Which part of the rounds is still to come."""
    return max(0, LAST_ROUND - s.round) / LAST_ROUND
