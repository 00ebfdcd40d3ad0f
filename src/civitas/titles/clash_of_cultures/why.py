"""Why something is not offered: the refusals of the rules, found by the pick."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick, Reason
from civitas.titles.clash_of_cultures.action_cards import refuse_play
from civitas.titles.clash_of_cultures.advance import refuse_advance
from civitas.titles.clash_of_cultures.collect import refuse_collect
from civitas.titles.clash_of_cultures.construct import refuse_building, refuse_construct
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARD, WONDER
from civitas.titles.clash_of_cultures.content.pieces import BUILDINGS, STRUCTURE, UNIT
from civitas.titles.clash_of_cultures.culture import refuse_influence
from civitas.titles.clash_of_cultures.found import refuse_found
from civitas.titles.clash_of_cultures.hands import held_card
from civitas.titles.clash_of_cultures.happiness import refuse_cheer
from civitas.titles.clash_of_cultures.hire import refuse_unit
from civitas.titles.clash_of_cultures.move import refuse_from, refuse_goal
from civitas.titles.clash_of_cultures.picks import (
    battles,
    cards,
    cities,
    common,
    moves,
    people,
    trade,
)
from civitas.titles.clash_of_cultures.recruit import refuse_recruit
from civitas.titles.clash_of_cultures.sides import involved
from civitas.titles.clash_of_cultures.state import State
from civitas.titles.clash_of_cultures.tactics import refuse_card, refuse_tactics
from civitas.titles.clash_of_cultures.trade import refuse_offer
from civitas.titles.clash_of_cultures.wonders import refuse_wonder

NOT_YOUR_TURN: Final = Reason("not-your-turn", "COC-3.2")
NO_ACTION_LEFT: Final = Reason("no-action-left", "COC-3.4")
ACTIONS_LEFT: Final = Reason("actions-left", "COC-3.10")
NOT_NOW: Final = Reason("not-now", "COC-3.7")


def why_not(s: State, seat: int, pick: Pick) -> Reason | None:
    """The reason for a pick the seat misses, or None if it makes no sense at all."""
    me = s.players[seat]
    place = s.map.layout.number.get(getattr(pick, "hex", ""), -1)
    if isinstance(pick, battles.Tactics) and pick.card in ACTION_CARD:
        if not involved(s, me):
            return NOT_NOW
        return refuse_tactics(s, me) or refuse_card(s, seat, ACTION_CARD[pick.card])
    if s.seat != seat:
        return NOT_YOUR_TURN
    refusal: Reason | None = None
    match pick:
        case common.EndTurn():
            return ACTIONS_LEFT if s.turn.actions else NOT_NOW
        case common.Advance() if pick.advance in ADVANCE:
            refusal = refuse_advance(s, me, ADVANCE[pick.advance])
        case cities.Found() if place >= 0:
            refusal = refuse_found(s, me, place)
        case cities.Collect() if place >= 0:
            refusal = refuse_collect(s, me, place)
        case cities.Construct() if place >= 0:
            refusal = refuse_construct(s, me, place)
        case moves.From() if place >= 0 and s.command is not None:
            return refuse_from(s, me, place)
        case moves.To() if place >= 0 and s.command is not None and s.command.group:
            return refuse_goal(s, me, place)
        case people.Recruit() if place >= 0:
            refusal = refuse_recruit(s, me, place)
        case people.Enlist() if pick.unit in UNIT and me.cities:
            refusals = [refuse_unit(s, me, n, UNIT[pick.unit]) for n in me.cities]
            return None if None in refusals else refusals[0]
        case people.Cheer() if place >= 0:
            refusal = refuse_cheer(s, me, place)
        case people.Influence() if place >= 0:
            refusal = refuse_influence(s, me, place)
        case cities.Build() if STRUCTURE.get(pick.building) in BUILDINGS and me.cities:
            refusals = [refuse_building(s, me, n, STRUCTURE[pick.building]) for n in me.cities]
            return None if None in refusals else refusals[0]
        case cards.PlayCard() if pick.card in cards.PLAY_CARD:
            return refuse_play(s, me, held_card(pick.card)[1]) or NOT_NOW
        case cards.RaiseWonder() if place >= 0 and pick.wonder in WONDER:
            return refuse_wonder(s, me, place, WONDER[pick.wonder]) or NOT_NOW
        case trade.Deal():
            return refuse_offer(s, me) or NOT_NOW
        case _:
            return None
    if refusal is not None:
        return refusal
    return NOT_NOW if s.turn.actions else NO_ACTION_LEFT
