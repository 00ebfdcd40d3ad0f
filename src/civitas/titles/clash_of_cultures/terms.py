"""What a pick costs and what it brings, told by the functions that charge and pay out.

Most prices can be paid in several ways, which is asked next (COC-4.11): what is named is the
printed one, or the one that an ability puts in its place.
"""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.abilities.moving import PAVING, ROADS, ROADS_PRICE
from civitas.titles.clash_of_cultures.abilities.wandering import WANDERING
from civitas.titles.clash_of_cultures.advances.advance import PRINTED_PRICE, brings
from civitas.titles.clash_of_cultures.cards.action_cards import price_of, takes_action
from civitas.titles.clash_of_cultures.cards.hands import held_card
from civitas.titles.clash_of_cultures.cities.cities import spares_mood
from civitas.titles.clash_of_cultures.cities.construct import buildable
from civitas.titles.clash_of_cultures.cities.culture import boost_cost, starts
from civitas.titles.clash_of_cultures.cities.happiness import step_cost
from civitas.titles.clash_of_cultures.cities.wonders import COSTS as WONDER_COST
from civitas.titles.clash_of_cultures.commerce.offers import terms_of_share, terms_of_trade
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.content.cards import CONDITION, CONDITIONS, WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.goods import GOODS, Goods, goods
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURE, STRUCTURE_COST, STRUCTURES
from civitas.titles.clash_of_cultures.course.scoring import HALF, PER_OBJECTIVE
from civitas.titles.clash_of_cultures.course.status import CHANGE_COST, RAZE_GOLD
from civitas.titles.clash_of_cultures.means.payments import (
    ADVANCING,
    CONSTRUCTING,
    USING,
    cost_for,
    printed,
)
from civitas.titles.clash_of_cultures.means.payments import WONDER as FOR_WONDER
from civitas.titles.clash_of_cultures.means.prices import told_price
from civitas.titles.clash_of_cultures.means.reactions import cost_of_use
from civitas.titles.clash_of_cultures.means.stock import told_gains
from civitas.titles.clash_of_cultures.moves.move import anybody_moves
from civitas.titles.clash_of_cultures.picks import (
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
from civitas.titles.clash_of_cultures.recruits.hire import NOBODY_HIRED, choice
from civitas.titles.clash_of_cultures.state import Player, State

Numbers = dict[str, int | float]

USED_AT: Final = (
    Moment.ACTION,
    Moment.FREE_ACTION,
    Moment.CARD_FOR_FREE,
    Moment.ENLARGES,
    Moment.BETWEEN_MOVES,
    Moment.HALTS_BARBARIANS,
)
"""The moments at which an ask offers to use an ability without saying so."""


def purse(s: State, seat: int) -> dict[str, int | float]:
    """Resources and tokens (COC-4.1)."""
    return dict(zip(GOODS, s.players[seat].goods, strict=True))


def terms_of(s: State, ask: Ask, pick: Pick) -> Terms | None:
    """What an offered pick costs and what it brings for certain."""
    if ask.terms is not None:
        return ask.terms(pick)
    me = s.players[ask.seat]
    match pick:
        case common.Pay():
            paid = {good: getattr(pick, good) for good in GOODS}
            return terms(paid | {"prisoners": pick.prisoners})
        case common.PayWith() if pick.good != "free":
            return terms({pick.good: 1}, choice=True)
        case common.Use():
            return _use(s, me, ABILITY[pick.ability])
        case common.Advance():
            return _advance(s, me, ask, ADVANCE[pick.advance])
        case common.Government() if ask.what == "government":
            return terms(printed(cost_for(s, me, CHANGE_COST, USING)), choice=True)
        case cards.PlayCard():
            return _card(s, me, held_card(pick.card)[1])
        case cards.PlayObjective():
            condition = CONDITION[pick.condition.removeprefix("objective-")]
            paid = named(goods(CONDITIONS[condition].pay))
            return terms(paid, {"points": PER_OBJECTIVE / HALF})
        case moves.Command() if not anybody_moves(s, me):
            return Terms(note="idle")
        case trade.Accept() if s.offer is not None:
            return terms_of_trade(s, s.offer)
        case trade.Give() | trade.Want() | trade.Propose() if s.offer is not None:
            return terms_of_share(s, s.offer, pick)
    return _on_the_map(s, me, ask, pick)


def _on_the_map(s: State, me: Player, ask: Ask, pick: Pick) -> Terms | None:
    match pick:
        case moves.Orient():
            return _lies(s, str(ask.params["hex"]), pick)
        case moves.By() if s.command is not None:
            return _way(s, me, pick, s.command.origin)
        case events.Drive():
            steers = me.powers.at[Moment.STEERS_BARBARIANS][0]
            return terms(printed(cost_of_use(s, me, steers)), choice=True)
        case cities.Found():
            return terms({"settlers": 1})
        case cities.Raze():
            return terms(gains=told_gains(me, dict(zip(GOODS, RAZE_GOLD, strict=True))))
        case cities.Collect():
            return _activation(s, me, s.hex(pick.hex), None)
        case cities.Construct():
            place = s.hex(pick.hex)
            return _activation(s, me, place, _only_building(s, me, place))
        case people.Recruit():
            place = s.hex(pick.hex)
            return _activation(s, me, place, _only_unit(s, me, place))
        case cities.Build():
            place = s.hex(str(ask.params["hex"]))
            return _building(s, me, place, STRUCTURE[pick.building])
        case cards.RaiseWonder():
            place = s.hex(pick.hex)
            return _activation(s, me, place, _wonder(s, me, place, WONDER[pick.wonder]))
        case people.Cheer():
            return terms(printed(step_cost(s, me, s.hex(pick.hex))), choice=True)
        case people.Influence():
            return _only_start(s, me, s.hex(pick.hex))
        case people.StartFrom():
            return terms(printed(boost_cost(s, me, pick.boost)), choice=True)
        case people.Boost():
            return terms(printed(boost_cost(s, me, pick.culture)), choice=True)
    return None


def _lies(s: State, corner: str, pick: moves.Orient) -> Terms:
    """COC-14.7: which terrain comes to lie on which hex of the new area."""
    layout = s.map.layout
    hexes = layout.areas[layout.area_of[s.hex(corner)]]
    ground = [TERRAINS[s.map.terrain[place]].id for place in hexes]
    told = [(f"hex_{n}", s.label(place)) for n, place in enumerate(hexes)]
    lies = enumerate(reversed(ground) if pick.turned else ground)
    return Terms(note="lies", params=(*told, *((f"terrain_{n}", on) for n, on in lies)))


def _way(s: State, me: Player, pick: moves.By, origin: int) -> Terms | None:
    """COC-12.15: Roads are paid for, and a city of Nomads that goes along is activated."""
    if pick.ability == ROADS.id:
        price = told_price(s, me, ROADS_PRICE, PAVING, origin, s.hex(pick.hex))
        return terms(price, choice=True)
    return _activation(s, me, origin, None) if pick.ability == WANDERING else None


# ------------------------------------------------------------------ amounts


def named(amount: Goods) -> Numbers:
    """Goods by their names."""
    return dict(zip(GOODS, amount, strict=True))


# ------------------------------------------------------------------ what has a price


def _advance(s: State, me: Player, ask: Ask, advance: int) -> Terms | None:
    """COC-7.1, COC-7.9; only the action has a price, whoever asks for another one names it."""
    gains = brings(me, advance)
    if ask.what != "turn":
        return terms(gains=gains, choice=True)
    return terms(told_price(s, me, PRINTED_PRICE, ADVANCING, advance), gains, choice=True)


def _building(s: State, me: Player, place: int, building: int) -> Terms | None:
    """COC-10.1, COC-10.5"""
    paid = told_price(s, me, STRUCTURE_COST[building], CONSTRUCTING, place, building)
    return terms(paid, told_gains(me, STRUCTURES[building].build_bonus), choice=True)


def _activation(s: State, me: Player, place: int, found: Terms | None) -> Terms | None:
    """COC-6.12: an activation costs mood, too, but for the first one of a turn."""
    if s.cities[place].activations and not spares_mood(s, me, place):
        return msgspec.structs.replace(found or Terms(), note="tires")
    return found


def _only_building(s: State, me: Player, place: int) -> Terms | None:
    """Where a city can build one thing only, nobody is asked: the activation tells its price."""
    found = buildable(s, me, place)
    return _building(s, me, place, found[0]) if len(found) == 1 else None


def _only_unit(s: State, me: Player, place: int) -> Terms | None:
    """The same for the first unit of a Recruit."""
    found = list(choice(s, me, place, (), NOBODY_HIRED))
    return terms(printed(found[0][2]), choice=True) if len(found) == 1 else None


def _only_start(s: State, me: Player, target: int) -> Terms | None:
    """COC-18.3: the same for where Influence Culture starts, and the tokens for its range."""
    found = starts(s, me, target)
    if len(found) != 1:
        return None
    return terms(printed(boost_cost(s, me, found[0][1])), choice=True)


def _wonder(s: State, me: Player, place: int, wonder: int) -> Terms | None:
    """COC-24.4, COC-24.16"""
    paid = told_price(s, me, WONDER_COST[wonder], FOR_WONDER, place, wonder)
    return terms(paid, {"points": WONDERS[wonder].vp_total}, choice=True)


def _card(s: State, me: Player, card: int) -> Terms | None:
    """COC-19.3: an action, or none, and what else is printed on the card."""
    costs: Numbers = {"action": int(takes_action(card))}
    return terms(costs | printed(cost_for(s, me, price_of(card), USING)), choice=True)


def _use(s: State, me: Player, ability: int) -> Terms | None:
    """COC-0.10: what using an ability costs; where it is a reaction, the ask itself tells it."""
    for moment in USED_AT:
        if moment is Moment.ACTION and not s.turn.actions:
            continue
        for hook in me.powers.at[moment]:
            if hook.ability == ability:
                return terms(printed(cost_of_use(s, me, hook)), choice=True)
    return None
