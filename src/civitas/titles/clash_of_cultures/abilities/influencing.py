"""Abilities that speak in Influence Culture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.cards.decks import draw_actions
from civitas.titles.clash_of_cultures.cities.culture import has_target, influence_anywhere
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES, GOVERNMENT_BITS
from civitas.titles.clash_of_cultures.content.goods import MOOD, goods, one
from civitas.titles.clash_of_cultures.content.pieces import (
    IS_ARMY,
    LEADER,
    PORT,
    SETTLER,
    TEMPLE,
    UNIT,
)
from civitas.titles.clash_of_cultures.course.scoring import ADVANCES_SCORED, CITY_PIECES, Points
from civitas.titles.clash_of_cultures.leaders import leader_city
from civitas.titles.clash_of_cultures.means.payments import (
    USING,
    cost_for,
)
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.people import WIN_OVER
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import BARBARIANS, HAPPY, KIND, Player, State
from civitas.titles.clash_of_cultures.units import (
    army,
    at,
    count,
    in_supply,
    place_unit,
    remove_unit,
)

RULES: Final = Chapter()

ARTS_COST: Final = goods(ADVANCES[ADVANCE["arts"]].cost)
MISSION_RANGE: Final = 2
FEW_CARDS: Final = 4


# Influence Culture: who may, from where


def _something_to_influence(s: State, me: Player) -> bool:
    if s.turn.used >> ABILITY["arts"] & 1:
        return False
    return has_target(s, me, cost_for(s, me, ARTS_COST, USING, ABILITY["arts"]))


@hook(
    Moment.FREE_ACTION,
    "arts",
    may=_something_to_influence,
    once=True,
    cost=ARTS_COST,
)
def arts(s: State, me: Player) -> Flow:
    """COC-18.16"""
    yield from influence_anywhere(s, me)


ARTS_IN_MOOD: Final = one(MOOD, 2)


def _arts_unused(s: State, me: Player) -> bool:
    if not me.has(ADVANCE["arts"]) or s.turn.used >> ABILITY["arts"] & 1:
        return False
    cost = cost_for(s, me, ARTS_IN_MOOD, USING, ABILITY["hellenization"])
    return has_target(s, me, cost)


@hook(Moment.FREE_ACTION, "hellenization", may=_arts_unused, cost=ARTS_IN_MOOD)
def hellenized_arts(s: State, me: Player) -> Flow:
    """Arts for 2 mood tokens; it is still Arts, 1x per turn (COC-7.11, COC-3.7)."""
    s.turn.used |= 1 << ABILITY["arts"]
    yield from influence_anywhere(s, me)


@hook(Moment.INFLUENCE_STARTS, "hellenization")
def hellenization(s: State, me: Player) -> list[tuple[int, int]]:
    """COC-18.17: cities that the player has influenced, with their size as range."""
    return [
        (place, city.size)
        for place, city in sorted(s.cities.items())
        if city.owner != me.seat and me.seat in city.colours[1:]
    ]


@hook(Moment.INFLUENCE_STARTS, "missions")
def missions(s: State, me: Player) -> list[tuple[int, int]]:
    """COC-18.17: hexes with settlers, range 2 and 1 more for each further settler."""
    return [
        (place, MISSION_RANGE + settlers - 1)
        for place in sorted(s.units[me.seat])
        if place not in me.cities and (settlers := count(s, me.seat, place, SETTLER))
    ]


@hook(Moment.INFLUENCE_RANGE, "missions")
def settlers_in_the_city(s: State, me: Player, start: int) -> int:
    """Settlers in the starting city add 1 range each (COC-7.11, COC-18.2)."""
    return count(s, me.seat, start, SETTLER)


# Influence Culture: the roll, and what follows


def _roll_bonus(bonus: int, s: State, me: Player, start: int, target: int) -> int:
    return bonus


def _mine(s: State, me: Player, attacker: int, target: int) -> bool:
    return attacker == me.seat


def _gain_on_success(
    origin: str, amount: Mapping[str, int], s: State, me: Player, attacker: int, target: int
) -> None:
    gain(s, me, goods(amount), origin, "COC-26.1")


for _advance in ADVANCES:
    if _advance.influence_roll_bonus:
        hook(Moment.INFLUENCE_ROLL, _advance.id)(
            partial(_roll_bonus, _advance.influence_roll_bonus)
        )
    if _advance.gain_on_success:
        hook(Moment.INFLUENCED, _advance.id, may=_mine)(
            partial(_gain_on_success, _advance.id, _advance.gain_on_success)
        )


@hook(Moment.INFLUENCE_ROLL, "toltec_lineage")
def toltec_lineage(s: State, me: Player, start: int, target: int) -> int:
    """+1 if it starts from the city where the leader is; no boost (COC-11.16, COC-18.8)."""
    return int(leader_city(s, me) == start)


def _few_cards(s: State, me: Player, attacker: int, target: int) -> bool:
    return attacker == me.seat and len(me.action_hand) <= FEW_CARDS


@hook(Moment.INFLUENCED, "laws", may=_few_cards, optional=True)
def laws(s: State, me: Player, attacker: int, target: int) -> None:
    """With 4 or fewer action cards draw one more (COC-7.11, COC-18.10)."""
    s.do(draw_actions(me))


# Other targets than buildings


@hook(Moment.INFLUENCE_TARGETS, "druids")
def druids(s: State, me: Player, place: int) -> bool:
    """Barbarian cities of size 1 without such a token (COC-7.11, COC-18.7)."""
    city = s.cities.get(place)
    return (
        city is not None and city.owner == BARBARIANS and city.size == 1 and city.druids == NOBODY
    )


@RULES.plain("influence.druids")
def druids_come(s: State, me: Player, place: int) -> None:
    """A culture token from the general supply lies on the city (COC-7.11, COC-18.7)."""
    s.cities[place] = replace(s.cities[place], druids=me.seat)
    s.tell("druids-come", "COC-18.10", seat=me.seat, hex=s.label(place))


@hook(Moment.END_POINTS, "druids")
def druid_points(s: State, me: Player) -> Points:
    """A point for each barbarian city with such a token (COC-7.11, COC-27.3)."""
    marked = [c.owner == BARBARIANS and c.druids == me.seat for c in s.cities.values()]
    return ((CITY_PIECES, 2 * sum(marked)),)


def _convertible(s: State, me: Player, place: int) -> tuple[int, list[int]]:
    """Whose army units on a hex could be won over, and which kinds."""
    for owner in range(BARBARIANS + 1):
        if owner != me.seat and place in s.units[owner]:
            kinds = {unit & KIND for unit in s.units[owner][place]}
            fit = [k for k in sorted(kinds) if IS_ARMY[k] and k != LEADER]
            return owner, [kind for kind in fit if in_supply(s, me.seat, kind)]
    return NOBODY, []


@hook(Moment.INFLUENCE_TARGETS, "zoroastrianism")
def zoroastrianism(s: State, me: Player, place: int) -> bool:
    """An army unit on a land hex without a city, of a kind that is in the own supply; if others
    are with it, they must be allowed to fight (COC-7.11, COC-18.7)."""
    if not s.map.is_land(place) or place in s.cities:
        return False
    owner, kinds = _convertible(s, me, place)
    alone = bool(kinds) and len(at(s, owner, place)) == 1
    return alone or (bool(kinds) and battle.refuse_battle(s, me, place) is None)


@RULES.asking("influence.zoroastrianism")
def win_over(s: State, me: Player, place: int) -> Flow:
    """The unit changes sides; if other units remain, a battle follows without retreat, in which
    lone settlers are beaten at once (COC-15.4)."""
    owner, kinds = _convertible(s, me, place)
    pick = yield Ask(me.seat, "win-over", lambda: [WIN_OVER[kind] for kind in kinds])
    kind = UNIT[pick.unit]
    unit = next(unit for unit in at(s, owner, place) if unit & KIND == kind)
    remove_unit(s, owner, place, unit)
    place_unit(s, me.seat, place, kind)
    s.tell("wins-over", "COC-18.10", seat=me.seat, unit=pick.unit, hex=s.label(place))
    if at(s, owner, place):
        s.do(Step("influence.battle", me.seat, (owner, place)))


@RULES.plain("influence.battle")
def battle_of_faith(s: State, me: Player, enemy: int, place: int) -> None:
    """The unit that was won over attacks those who were not (COC-7.11, COC-15.1)."""
    group = at(s, me.seat, place)
    battle.start(s, me.seat, enemy, place, place, group, may_retreat=False)


# Defence


@hook(Moment.FORBIDS_INFLUENCE, "monuments")
def monuments(s: State, me: Player, attacker: int, place: int) -> bool:
    """COC-18.15: cities with a wonder cannot be targeted."""
    return bool(s.cities[place].wonders)


def _happy(s: State, me: Player, place: int) -> bool:
    return s.cities[place].mood == HAPPY


def _garrisoned(s: State, me: Player, place: int) -> bool:
    return army(at(s, me.seat, place)) > 0


def _with_temple(s: State, me: Player, place: int) -> bool:
    return s.cities[place].has(TEMPLE)


NO_BOOST_WHERE: Final[Mapping[str, Callable[[State, Player, int], bool]]] = {
    "target_city_happy": _happy,
    "own_army_units_in_target_city": _garrisoned,
    "target_city_has_temple": _with_temple,
}


def _no_boost(condition: str, s: State, me: Player, attacker: int, place: int) -> bool:
    """COC-18.14: attempts on such cities may not be boosted."""
    return NO_BOOST_WHERE[condition](s, me, place)


for _advance in ADVANCES:
    if _advance.condition is not None:
        hook(Moment.FORBIDS_BOOST, _advance.id)(partial(_no_boost, _advance.condition))


@hook(Moment.END_POINTS, "autarkic_cities")
def ports_for_governments(s: State, me: Player) -> Points:
    """Half a point more for each own port; government advances are worth nothing (COC-7.11,
    COC-27.3)."""
    ports = sum([city.colours[PORT] == me.seat for city in s.cities.values()])
    governments = (me.advances & GOVERNMENT_BITS).bit_count()
    return (CITY_PIECES, ports), (ADVANCES_SCORED, -governments)


@hook(Moment.KEEPS_COLOUR, "autarkic_cities")
def autarkic_cities(s: State, me: Player, place: int, structure: int) -> bool:
    """Own ports in own cities are like obelisks (COC-7.11, COC-16.4)."""
    return structure == PORT and s.cities[place].owner == me.seat
