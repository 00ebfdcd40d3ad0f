"""Why something is not offered: the refusals of the rules, found by the pick."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick, Reason
from civitas.kernel.values import NONE, NOWHERE
from civitas.titles.clash_of_cultures.advances.advance import refuse_advance, refuse_gain
from civitas.titles.clash_of_cultures.battles.sides import involved
from civitas.titles.clash_of_cultures.battles.tactics import refuse_card, refuse_tactics
from civitas.titles.clash_of_cultures.cards.action_cards import (
    NOT_PLAYABLE,
    UNPAYABLE,
    half_of,
    price_of,
    refuse_play,
)
from civitas.titles.clash_of_cultures.cards.hands import all_held, card_id, held_card
from civitas.titles.clash_of_cultures.cards.wanting import WANTING
from civitas.titles.clash_of_cultures.cities.collect import refuse_collect, refuse_take
from civitas.titles.clash_of_cultures.cities.construct import refuse_building, why_no_construct
from civitas.titles.clash_of_cultures.cities.culture import refuse_influence
from civitas.titles.clash_of_cultures.cities.found import refuse_found
from civitas.titles.clash_of_cultures.cities.happiness import why_no_cheer
from civitas.titles.clash_of_cultures.cities.wonders import why_no_wonder
from civitas.titles.clash_of_cultures.commerce.trade import refuse_offer, refuse_share
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARD, OBJECTIVE, WONDER
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD
from civitas.titles.clash_of_cultures.content.goods import GOOD, GOODS
from civitas.titles.clash_of_cultures.content.pieces import BUILDINGS, STRUCTURE, UNIT, UNIT_COST
from civitas.titles.clash_of_cultures.course.status import refuse_raze
from civitas.titles.clash_of_cultures.means.payments import USING, can_pay, cost_for, printed
from civitas.titles.clash_of_cultures.means.prices import too_dear
from civitas.titles.clash_of_cultures.means.reactions import cost_of_use, spent
from civitas.titles.clash_of_cultures.moves.move import refuse_from, refuse_goal
from civitas.titles.clash_of_cultures.picks import (
    battles,
    cards,
    cities,
    common,
    events,
    moves,
    people,
    trade,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.recruits.hire import refuse_unit
from civitas.titles.clash_of_cultures.recruits.recruit import refuse_recruit
from civitas.titles.clash_of_cultures.state import PIRATES, Player, State
from civitas.titles.clash_of_cultures.wild.barbarians import refuse_reinforce

NOT_YOUR_TURN: Final = Reason("not-your-turn", "COC-3.2")
NO_ACTION_LEFT: Final = Reason("no-action-left", "COC-3.4")
ACTIONS_LEFT: Final = Reason("actions-left", "COC-3.10")
NOT_NOW: Final = Reason("not-now", "COC-3.7")
ABILITY_USED: Final = Reason("ability-used", "COC-0.9")
ABILITY_IDLE: Final = Reason("ability-idle", "COC-0.8")
OTHER_DECK: Final = Reason("other-deck", "COC-5.3")
NO_CITY: Final = Reason("no-city", "COC-6.1")
PORT_PLACE: Final = Reason("port-place", "COC-10.4")
LEADER_IN_PLAY: Final = Reason("leader-in-play", "COC-11.13")
LEADER_GONE: Final = Reason("leader-gone", "COC-11.14")
NO_START: Final = Reason("influence-start", "COC-18.2")
NOT_FULFILLED: Final = Reason("objective-unfulfilled", "COC-20.1")
OBJECTIVE_LATER: Final = Reason("objective-later", "COC-20.4")
NO_PIRATES: Final = Reason("no-pirates", "COC-22.17")

ACTIONS: Final[Mapping[type[Pick], Callable[[State, Player, int], Reason | None]]] = {
    cities.Found: refuse_found,
    cities.Collect: refuse_collect,
    cities.Construct: why_no_construct,
    people.Recruit: refuse_recruit,
    people.Cheer: why_no_cheer,
    people.Influence: refuse_influence,
}
"""The actions that a player takes at a hex."""


def why_not(s: State, seat: int, pick: Pick) -> Reason | None:
    """The reason for a pick the seat misses, or None if it makes no sense at all."""
    me = s.players[seat]
    place = s.map.layout.number.get(getattr(pick, "hex", ""), NOWHERE)
    if isinstance(pick, common.OnHex) and place == NOWHERE:
        return None
    refusal = _at_hex(s, me, pick, place) or _with_card(s, me, pick) or _in_talk(s, me, pick)
    if refusal is not None:
        return refusal
    refusal = _in_turn(s, me, pick, place)
    return refusal if refusal is None or s.seat == seat else NOT_YOUR_TURN


def _at_hex(s: State, me: Player, pick: Pick, place: int) -> Reason | None:
    """A choice on the map, in whoever's turn."""
    match pick:
        case cities.Raze():
            return refuse_raze(s, me, place)
        case cities.PortAt():
            return PORT_PLACE
        case events.Reinforce():
            return refuse_reinforce(s, place)
        case events.Recall() if place not in s.units[PIRATES]:
            return NO_PIRATES
        case common.City() if place not in s.cities:
            return NO_CITY
    return None


def _with_card(s: State, me: Player, pick: Pick) -> Reason | None:
    """Something on a card or on the player's board, in whoever's turn."""
    match pick:
        case battles.Tactics() if pick.card in ACTION_CARD:
            if not involved(s, me):
                return NOT_NOW
            return refuse_tactics(s, me) or refuse_card(s, me.seat, ACTION_CARD[pick.card])
        case cards.PlayObjective() if OBJECTIVE.get(pick.card) in me.objective_hand:
            return NOT_FULFILLED
        case common.Advance() if pick.advance in ADVANCE:
            return refuse_gain(me.advances, ADVANCE[pick.advance])
        case people.Lead() if pick.leader in LEADER_CARD:
            card = LEADER_CARD[pick.leader]
            if card == me.leader:
                return LEADER_IN_PLAY
            return None if card in me.leaders else LEADER_GONE
    return None


def _in_talk(s: State, me: Player, pick: Pick) -> Reason | None:
    """A thing that is missed while an offer is made up, in whoever's turn."""
    if s.offer is None:
        return None
    mine = s.offer.maker == me.seat
    match pick:
        case trade.GiveCard() if pick.card in map(card_id, all_held(me)):
            return refuse_share(s, pick) if mine else OTHER_DECK
        case trade.Give() | trade.Want() if mine and pick.good in GOOD:
            return refuse_share(s, pick)
        case trade.WantCard() if mine and pick in trade.WANT_CARD:
            return refuse_share(s, pick)
    return None


def _in_turn(s: State, me: Player, pick: Pick, place: int) -> Reason | None:
    match pick:
        case common.EndTurn():
            return ACTIONS_LEFT if s.turn.actions else NOT_NOW
        case common.Advance() if pick.advance in ADVANCE and not _in_action(s, me):
            return refuse_advance(s, me, ADVANCE[pick.advance]) or _too_late(s)
        case common.Advance() | moves.Command():
            return _too_late(s)
        case common.Use() if pick.ability in ABILITY:
            return refuse_use(s, me, ABILITY[pick.ability])
        case cards.PlayCard():
            return _refuse_card(s, me, pick.card)
        case cards.RaiseWonder() if pick.wonder in WONDER:
            return why_no_wonder(s, me, place, WONDER[pick.wonder]) or NOT_NOW
        case trade.Deal():
            return refuse_offer(s, me) or NOT_NOW
    if type(pick) in ACTIONS:
        return ACTIONS[type(pick)](s, me, place) or _too_late(s)
    return _under_way(s, me, pick, place)


def _in_action(s: State, me: Player) -> bool:
    """Is something under way, and the turn's menu comes after it?"""
    return Step("turn", me.seat) in s.agenda


def _too_late(s: State) -> Reason:
    return NOT_NOW if s.turn.actions else NO_ACTION_LEFT


def refuse_use(s: State, me: Player, ability: int) -> Reason | None:
    """An ability of the player's that is used as an action or free action."""
    for moment in (Moment.ACTION, Moment.FREE_ACTION):
        for hook in me.powers.at[moment]:
            if hook.ability != ability:
                continue
            if spent(s, hook):
                return ABILITY_USED
            if not can_pay(s, me, hook.cost, USING, ability):
                return too_dear("COC-0.10", printed(cost_of_use(s, me, hook)))
            late = moment is Moment.ACTION and not s.turn.actions
            return NO_ACTION_LEFT if late else ABILITY_IDLE
    return None


def _refuse_card(s: State, me: Player, card: str) -> Reason | None:
    """A card in hand is played: an action card, but people click on others too."""
    if OBJECTIVE.get(card) in me.objective_hand:
        return OBJECTIVE_LATER
    if WONDER.get(card) in me.wonder_hand:
        best = max(me.cities, key=lambda place: s.cities[place].mood, default=NOWHERE)
        return why_no_wonder(s, me, best, WONDER[card])
    if card in cards.PLAY_CARD:
        return _why_no_card(s, me, held_card(card)[1]) or NOT_NOW
    return None


def _why_no_card(s: State, me: Player, card: int) -> Reason | None:
    refusal = refuse_play(s, me, card)
    if refusal is NOT_PLAYABLE:
        return WANTING.get(half_of(card), refusal)
    if refusal is not UNPAYABLE:
        return refusal
    return too_dear("COC-19.3", printed(cost_for(s, me, price_of(card), USING)))


def _under_way(s: State, me: Player, pick: Pick, place: int) -> Reason | None:
    """A step of an action that has begun."""
    match pick:
        case cities.Take() if s.collecting is not None and pick.good in GOOD:
            return refuse_take(s, me, place, GOOD[pick.good])
        case moves.From() if s.command is not None:
            return refuse_from(s, me, place)
        case moves.To() if s.command is not None and s.command.group:
            return refuse_goal(s, me, place)
        case people.StartFrom():
            return NO_START
        case people.Enlist() if pick.unit in UNIT and me.cities:
            return _refuse_enlist(s, me, UNIT[pick.unit])
        case cities.Build() if STRUCTURE.get(pick.building) in BUILDINGS and me.cities:
            refusals = [refuse_building(s, me, n, STRUCTURE[pick.building]) for n in me.cities]
            return None if None in refusals else refusals[0]
    return None


def _refuse_enlist(s: State, me: Player, kind: int) -> Reason | None:
    if s.recruiting is None:
        refusals = [refuse_unit(s, me, place, kind) for place in me.cities]
        return None if None in refusals else refusals[0]
    hires = tuple((n, NONE) for n, many in enumerate(s.recruiting.units) for _ in range(many))
    refusal = refuse_unit(s, me, s.recruiting.city, kind, hires)
    return refusal or too_dear("COC-11.1", dict(zip(GOODS, UNIT_COST[kind], strict=True)))
