"""Action cards that are played for a Collect or an Influence Culture, and right before it."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NOBODY, put
from civitas.titles.clash_of_cultures.cards.action_cards import playing
from civitas.titles.clash_of_cultures.cities.cities import change_pieces, own_city
from civitas.titles.clash_of_cultures.cities.collect import collect_from, collect_picks
from civitas.titles.clash_of_cultures.cities.culture import (
    NOTHING_ELSE,
    influence_anywhere,
    lone_settlement,
    start_points,
    starts,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.cards import ACTION_HALF
from civitas.titles.clash_of_cultures.content.goods import goods
from civitas.titles.clash_of_cultures.content.pieces import (
    INFANTRY,
    SETTLEMENT,
    SETTLER,
    UNIT,
)
from civitas.titles.clash_of_cultures.means.payments import USING, Cost, cost_for, payable
from civitas.titles.clash_of_cultures.means.reactions import usable, use
from civitas.titles.clash_of_cultures.picks.cards import PLACE_UNIT, SPEND_ACTION, SpendAction
from civitas.titles.clash_of_cultures.picks.cities import Collect
from civitas.titles.clash_of_cultures.picks.common import USE
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, Hook
from civitas.titles.clash_of_cultures.state import BARBARIANS, NEUTRAL, Player, State
from civitas.titles.clash_of_cultures.units import at, in_supply, place_unit, remove_unit

RULES: Final = Chapter()

CLAUSE: Final = "COC-19.1"
FREE_ECONOMY: Final = "free_economy"
ARTS: Final = ("arts", "hellenization")
ARTS_COST: Final = goods(ADVANCES[ADVANCE["arts"]].cost)


# ---------------------------------------------------------------- Collect


def _offered(s: State, me: Player, *names: str) -> list[Hook]:
    """Free actions of these abilities that can be used now."""
    numbers = [ABILITY[name] for name in names]
    free = me.powers.at[Moment.FREE_ACTION]
    return [hook for hook in free if hook.ability in numbers and usable(s, me, hook)]


def _can_collect(s: State, me: Player) -> bool:
    if s.turn.actions and collect_picks(s, me):
        return True
    return bool(_offered(s, me, FREE_ECONOMY))


def _collect_now(half: str, s: State, me: Player) -> Flow:
    """The Collect for which the card is played follows at once, with an action or without."""
    s.turn.pending = ACTION_HALF[half]
    pick = yield Ask(me.seat, "collect-now", partial(_collect_picks, s, me))
    s.do(Step("card.settled", me.seat))
    if isinstance(pick, Collect):
        s.turn.actions -= 1
        yield from collect_from(s, me, s.hex(pick.hex))
    else:
        yield from use(s, me, _offered(s, me, FREE_ECONOMY)[0])


def _collect_picks(s: State, me: Player) -> list[Pick]:
    regular = list(collect_picks(s, me)) if s.turn.actions else []
    return [*regular, *(USE[FREE_ECONOMY] for _ in _offered(s, me, FREE_ECONOMY))]


for _half in ("production_focus", "mass_production"):
    playing(_half, _can_collect)(partial(_collect_now, _half))


# ---------------------------------------------------------------- Influence Culture


def _settlements(s: State, me: Player, others: Cost = NOTHING_ELSE) -> bool:
    """Is a lone barbarian settlement within reach, when ``others`` has to be paid too?"""
    if s.turn.influenced:
        return False
    wild = [place for place, city in s.cities.items() if city.colours[SETTLEMENT] == BARBARIANS]
    alone = [place for place in wild if lone_settlement(s, me, place)]
    if not alone:
        return False
    points = start_points(s, me)
    return any(starts(s, me, place, others, points) for place in alone)


def _can_take_over(s: State, me: Player) -> bool:
    if s.turn.actions and _settlements(s, me):
        return True
    if not me.has(ADVANCE["arts"]) or s.turn.used >> ABILITY["arts"] & 1:
        return False
    cost = cost_for(s, me, ARTS_COST, USING, ABILITY["arts"])
    return payable(me, cost) and _settlements(s, me, cost)


@playing("cultural_takeover", _can_take_over)
def cultural_takeover(s: State, me: Player) -> Flow:
    """The attempt for which the card is played follows at once: its aim is a lone barbarian
    settlement (COC-19.1, COC-18.7)."""
    s.turn.pending = ACTION_HALF["cultural_takeover"]
    pick = yield Ask(me.seat, "influence-now", partial(_influence_picks, s, me))
    s.do(Step("card.settled", me.seat))
    if isinstance(pick, SpendAction):
        s.turn.actions -= 1
        yield from influence_anywhere(s, me)
    else:
        number = ABILITY[pick.ability]
        yield from use(s, me, next(h for h in _offered(s, me, *ARTS) if h.ability == number))


def _influence_picks(s: State, me: Player) -> list[Pick]:
    spend: list[Pick] = [SPEND_ACTION] if s.turn.actions and _settlements(s, me) else []
    names = [name for name in ARTS if _offered(s, me, name)]
    return [*spend, *(USE[name] for name in names)]


@RULES.asking("influence.takeover")
def take_settlement(s: State, me: Player, target: int) -> Flow:
    """The settlement becomes the player's, its units leave; one of the own may come for them
    (COC-19.1, COC-18.10)."""
    city = s.cities[target]
    change_pieces(s, BARBARIANS, SETTLEMENT, 1)
    change_pieces(s, me.seat, SETTLEMENT, -1)
    s.cities[target] = replace(
        city, colours=put(city.colours, SETTLEMENT, me.seat), mood=NEUTRAL, druids=NOBODY
    )
    own_city(s, me.seat, target)
    s.tell("takes-settlement", CLAUSE, seat=me.seat, hex=s.label(target))
    gone = at(s, BARBARIANS, target)
    for unit in gone:
        remove_unit(s, BARBARIANS, target, unit)
    kinds = [kind for kind in (SETTLER, INFANTRY) if in_supply(s, me.seat, kind)]
    if gone and kinds:
        pick = yield Ask(me.seat, "who-comes", lambda: [PLACE_UNIT[kind] for kind in kinds])
        place_unit(s, me.seat, target, UNIT[pick.unit])
