"""Why a turn offers nothing of a kind: one reason for each, the one that says most."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.titles.clash_of_cultures.advances.advance import gainable, refuse_advance
from civitas.titles.clash_of_cultures.cards.hands import ACTION, card_id
from civitas.titles.clash_of_cultures.cities.found import NO_SETTLER, has_settler, refuse_found
from civitas.titles.clash_of_cultures.cities.wonders import buildable_cards, why_no_wonder
from civitas.titles.clash_of_cultures.commerce.trade import refuse_offer
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.pieces import UNITS
from civitas.titles.clash_of_cultures.course.turns import MAIN_WORK
from civitas.titles.clash_of_cultures.picks import cards, cities, common, moves, people, trade
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import Player, State
from civitas.titles.clash_of_cultures.why import (
    ABILITY_IDLE,
    ACTIONS,
    ACTIONS_LEFT,
    NO_ACTION_LEFT,
    NOT_NOW,
    refuse_use,
)

NO_CITIES: Final = Reason("no-cities", "COC-6.1")
NO_ADVANCES: Final = Reason("no-advances", "COC-7.1")
NO_ACTION_CARDS: Final = Reason("no-action-cards", "COC-19.1")
NO_WONDER_CARDS: Final = Reason("no-wonder-cards", "COC-24.2")
NO_ABILITIES: Final = Reason("no-abilities", "COC-0.8")

FAREST: Final = ("no-influence-target", "not-your-city", "city-spent", "ability-used")
"""Reasons that say little: any other is worth more."""
NEAREST: Final = "unpayable"
"""All is there but the price."""


def held(s: State, ask: Ask) -> list[Pick]:
    """In the own turn: the action cards in hand, and the wonders that might be built. In a Recruit:
    the kinds of units. In a Command: where own units stand. Where objectives may be played: both
    halves of those in hand. Where Teach Us! may be: the other action cards."""
    if ask.what == "recruit":
        return _units(s, ask)
    if ask.what == "objective":
        return [
            half
            for card in sorted(s.players[ask.seat].objective_hand)
            for half in cards.OBJECTIVE_PICKS[card]
        ]
    if ask.what == "command":
        return [moves.FROM[s.label(place)] for place in sorted(s.units[ask.seat])]
    if ask.what not in ("turn", "teach-us"):
        return []
    me = s.players[ask.seat]
    played: list[Pick] = [
        cards.PLAY_CARD[card_id((ACTION, card))] for card in sorted(me.action_hand)
    ]
    if ask.what == "teach-us":
        return played
    offered = {pick.wonder for pick in ask.picks if isinstance(pick, cards.RaiseWonder)}
    wonders = [n for n in buildable_cards(s, me) if WONDERS[n].id not in offered]
    if me.cities and not s.rules.wonder_buffet:
        best = s.label(max(me.cities, key=lambda place: s.cities[place].mood))
        played += [cards.RaiseWonder(best, WONDERS[n].id) for n in wonders]
    return played


def _units(s: State, ask: Ask) -> list[Pick]:
    """At the usual price, each kind that is not offered at any."""
    offered = {pick.unit for pick in ask.picks if isinstance(pick, people.Enlist)}
    return [
        people.ENLIST[common.PRINTED][n]
        for n, unit in enumerate(UNITS)
        if unit.id not in offered and (s.rules.expansion or not unit.expansion)
    ]


def why_none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why there is nothing of this kind in the menu of a turn."""
    me = s.players[ask.seat]
    if kind is common.EndTurn:
        return ACTIONS_LEFT
    if kind in MAIN_WORK and not s.turn.actions:
        return NO_ACTION_LEFT
    if kind is common.Advance:
        return nearest(refuse_advance(s, me, n) for n in gainable(me.advances)) or NO_ADVANCES
    if kind is cards.PlayCard:
        return NO_ACTION_CARDS
    if kind is cards.RaiseWonder:
        return _no_wonder(s, me)
    if kind is trade.Deal:
        return refuse_offer(s, me) or NOT_NOW
    if kind is common.Use:
        return _no_ability(s, me)
    return _nowhere(s, me, kind)


def nearest(refusals: Iterable[Reason | None]) -> Reason | None:
    """Of several reasons the one that says most."""
    found = [reason for reason in refusals if reason is not None]
    return min(found, key=lambda r: (r.message in FAREST, r.message != NEAREST), default=None)


def _no_wonder(s: State, me: Player) -> Reason:
    """Of the cards that could be built, in the cities that come nearest to it."""
    places = sorted(me.cities, key=lambda place: -s.cities[place].mood)
    built = buildable_cards(s, me)
    refusals = (why_no_wonder(s, me, place, wonder) for place in places for wonder in built)
    return (NO_WONDER_CARDS if not built else nearest(refusals)) or NO_CITIES


def _no_ability(s: State, me: Player) -> Reason:
    moments = (Moment.ACTION, Moment.FREE_ACTION)
    hooks = [hook for moment in moments for hook in me.powers.at[moment]]
    if not hooks:
        return NO_ABILITIES
    return nearest(refuse_use(s, me, hook.ability) for hook in hooks) or ABILITY_IDLE


def _nowhere(s: State, me: Player, kind: type[Pick]) -> Reason:
    """An action that is taken at a hex."""
    refuse = ACTIONS[kind]
    if kind is cities.Found:
        settlers = [place for place, units in s.units[me.seat].items() if has_settler(units)]
        return nearest(refuse_found(s, me, place) for place in settlers) or NO_SETTLER
    places = s.cities if kind is people.Influence else me.cities
    return nearest(refuse(s, me, place) for place in places) or NO_CITIES
