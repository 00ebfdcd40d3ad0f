"""Section 18: Influence Culture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick, Reason
from civitas.kernel.values import NOBODY, put
from civitas.titles.clash_of_cultures.cities.cities import change_pieces
from civitas.titles.clash_of_cultures.content.cards import ACTION_HALF
from civitas.titles.clash_of_cultures.content.goods import CULTURE, one
from civitas.titles.clash_of_cultures.content.pieces import (
    BUILDINGS,
    FACES,
    SETTLEMENT,
    STRUCTURE,
    STRUCTURES,
)
from civitas.titles.clash_of_cultures.content.structure import INFLUENCE_SUCCESS
from civitas.titles.clash_of_cultures.geography import FAR
from civitas.titles.clash_of_cultures.means.payments import INFLUENCE as FOR_INFLUENCE
from civitas.titles.clash_of_cultures.means.payments import Cost, cost_for, joined, pay, payable
from civitas.titles.clash_of_cultures.means.reactions import (
    added,
    answers,
    forbids,
    reactions,
    shares,
)
from civitas.titles.clash_of_cultures.picks.common import PASS, Pass
from civitas.titles.clash_of_cultures.picks.people import (
    INFLUENCE,
    TAKE_OVER,
    Boost,
    Influence,
    StartFrom,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES
from civitas.titles.clash_of_cultures.state import BARBARIANS, Player, State

RULES: Final = Chapter()

TAKEOVER: Final = ACTION_HALF["cultural_takeover"]
SETTLEMENT_TARGET: Final = -2
NOTHING_ELSE: Final = Cost(())

Point: TypeAlias = tuple[int, int]
"""Where an attempt may start, and its range."""
Start: TypeAlias = tuple[int, int]
"""Where it starts, and how many culture tokens it needs to reach the target."""

ONCE_A_TURN: Final = Reason("influenced-already", "COC-18.12")
NO_TARGET: Final = Reason("no-influence-target", "COC-18.6")
FORBIDDEN: Final = Reason("influence-forbidden", "COC-18.15")
OUT_OF_RANGE: Final = Reason("out-of-range", "COC-18.2")


def eligible(s: State, me: Player, place: int) -> list[int]:
    """COC-18.6: buildings of other colours that the player could replace by an own one."""
    return [
        building
        for building in _of_others(s.cities[place].colours, me.seat)
        if me.pieces_left[building] and not keeps_colour(s, place, building)
    ]


@lru_cache(maxsize=1 << 12)
def _of_others(colours: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(n for n in BUILDINGS if colours[n] not in (seat, NOBODY))


def keeps_colour(s: State, place: int, building: int) -> bool:
    """Can the building neither be influenced nor change its colour on capture (COC-18.6)?"""
    if STRUCTURES[building].influence_immune:
        return True
    colour = s.cities[place].colours[building]
    return 0 <= colour < BARBARIANS and bool(
        forbids(s, s.players[colour], Moment.KEEPS_COLOUR, place, building)
    )


def lone_settlement(s: State, me: Player, place: int) -> bool:
    """Is there a barbarian city of size 1 whose settlement the player could replace (COC-18.7)?"""
    city = s.cities.get(place)
    return (
        city is not None
        and city.owner == BARBARIANS
        and city.size == 1
        and me.pieces_left[SETTLEMENT] > 0
    )


def aim(s: State, me: Player, place: int) -> int | None:
    """What Influence Culture could aim at here: -1 for a building, else the ability that names
    another target; None if there is nothing. Cultural Takeover aims at nothing else (COC-18.6,
    COC-18.7)."""
    if s.turn.pending == TAKEOVER:
        return SETTLEMENT_TARGET if lone_settlement(s, me, place) else None
    if place in s.cities and eligible(s, me, place):
        return -1
    for hook, allowed in answers(s, me, Moment.INFLUENCE_TARGETS, place):
        if allowed:
            return hook.ability
    return None


def forbidden(s: State, me: Player, place: int) -> str | None:
    """COC-18.15: the ability of the city's owner that forbids it."""
    return _asked_of_owner(s, me, place, Moment.FORBIDS_INFLUENCE)


def boost_forbidden(s: State, me: Player, place: int) -> bool:
    """COC-18.4, COC-18.14: may neither range nor result be boosted?"""
    if place in me.cities:
        return True
    return bool(_asked_of_owner(s, me, place, Moment.FORBIDS_BOOST))


def _asked_of_owner(s: State, me: Player, place: int, moment: int) -> str | None:
    city = s.cities.get(place)
    owner = BARBARIANS if city is None else city.owner
    if owner in (me.seat, BARBARIANS):
        return None
    return forbids(s, s.players[owner], moment, me.seat, place)


def start_points(s: State, me: Player) -> list[Point]:
    """COC-18.2, COC-18.4, COC-18.17: where an attempt on others may start, with the range."""
    points = [
        (place, s.cities[place].size + added(s, me, Moment.INFLUENCE_RANGE, place))
        for place in me.cities
        if not s.cities[place].influenced
    ]
    for _, more in answers(s, me, Moment.INFLUENCE_STARTS):
        points += more
    return points


def starts(
    s: State,
    me: Player,
    target: int,
    others: Cost = NOTHING_ELSE,
    points: list[Point] | None = None,
) -> list[Start]:
    """The start points from which the target can be reached and the boost be paid, when
    ``others`` has to be paid too. Of those that differ in nothing the nearest is enough (COC-18.1,
    COC-18.3)."""
    if target in me.cities:
        return [(target, 0)] if s.cities[target].influenced else []  # COC-18.4, COC-18.5
    steps = s.map.steps(target)
    best: dict[int, Start] = {}
    for place, reach in start_points(s, me) if points is None else points:
        if steps[place] == FAR:
            continue
        boost = max(steps[place] - reach, 0)
        bonus = added(s, me, Moment.INFLUENCE_ROLL, place, target)
        if bonus in best and best[bonus][1] <= boost:
            continue
        if not boost or _can_boost(s, me, target, boost, others):
            best[bonus] = (place, boost)
    return sorted(best.values(), key=lambda start: start[1])


def _can_boost(s: State, me: Player, target: int, tokens: int, others: Cost) -> bool:
    cost = boost_cost(s, me, tokens)
    both = joined(others, cost) if others.parts else cost
    return payable(me, both) and not boost_forbidden(s, me, target)


def boost_cost(s: State, me: Player, tokens: int) -> Cost:
    """COC-18.3, COC-18.9: culture tokens for range or result."""
    return cost_for(s, me, one(CULTURE, tokens), FOR_INFLUENCE)


def refuse_influence(s: State, me: Player, place: int) -> Reason | None:
    """Why Influence Culture cannot aim at this hex (COC-18.1)."""
    if s.turn.influenced:
        return ONCE_A_TURN
    if aim(s, me, place) is None:
        return NO_TARGET
    if forbidden(s, me, place):
        return FORBIDDEN
    return None if starts(s, me, place) else OUT_OF_RANGE


def targets(s: State, me: Player, others: Cost = NOTHING_ELSE) -> Iterator[int]:
    """The hexes that Influence Culture can aim at, when ``others`` has to be paid too
    (COC-18.1)."""
    aims = [] if s.turn.influenced else _aims(s, me)
    if aims:
        points = start_points(s, me)
        for n in aims:
            if not forbidden(s, me, n) and starts(s, me, n, others, points):
                yield n


def has_target(s: State, me: Player, others: Cost = NOTHING_ELSE) -> bool:
    """Is there any (COC-18.1)?"""
    return next(targets(s, me, others), None) is not None


def _aims(s: State, me: Player) -> list[int]:
    """The hexes with something to aim at."""
    if me.powers.at[Moment.INFLUENCE_TARGETS] or s.turn.pending == TAKEOVER:
        places = {place for n, units in enumerate(s.units) if n != me.seat for place in units}
        return sorted([n for n in places | s.cities.keys() if aim(s, me, n) is not None])
    bare = len(BUILDINGS)
    built = [
        place
        for place, city in s.cities.items()
        if city.colours.count(NOBODY) < bare and eligible(s, me, place)
    ]
    return sorted(built)


def influence_picks(s: State, me: Player) -> Iterable[Pick]:
    """What the action can aim at (COC-18.1)."""
    return [INFLUENCE[s.label(place)] for place in targets(s, me)]


def influence(s: State, me: Player, pick: Influence) -> Flow:
    """COC-18.1"""
    yield from influence_at(s, me, s.hex(pick.hex))


def influence_anywhere(s: State, me: Player) -> Flow:
    """The action when an effect grants it, if its cost has left a target within reach
    (COC-18.1)."""
    if not has_target(s, me):
        return
    pick = yield Ask(me.seat, "influence", lambda: list(influence_picks(s, me)))
    yield from influence_at(s, me, s.hex(pick.hex))


def influence_at(s: State, me: Player, target: int) -> Flow:
    """COC-18.1 to COC-18.3: choose where it starts, pay for the range; then the die is rolled."""
    options = partial(_start_picks, s, starts(s, me, target))
    pick = yield Ask(me.seat, "influence-start", options, {"hex": s.label(target)})
    if pick.boost:
        yield from pay(s, me, boost_cost(s, me, pick.boost), "influence", "COC-18.3")
    s.do(Step("influence.roll", me.seat, (s.hex(pick.hex), target)))


def _start_picks(s: State, choice: list[Start]) -> list[Pick]:
    return [StartFrom(s.label(place), boost) for place, boost in choice]


@RULES.plain("influence.roll")
def roll(s: State, me: Player, start: int, target: int) -> None:
    """COC-18.8: only the number counts; fixed bonuses are added."""
    number = FACES[s.chance.below(len(FACES))].number
    s.tell("influence-roll", "COC-18.8", seat=me.seat, hex=s.label(target), number=number)
    total = number
    for origin, amount in shares(s, me, Moment.INFLUENCE_ROLL, start, target):
        s.tell("influence-bonus", "COC-18.8", origin=origin, count=amount)
        total += amount
    s.do(Step("influence.result", me.seat, (target, total)))


@RULES.asking("influence.result")
def outcome(s: State, me: Player, target: int, total: int) -> Flow:
    """COC-18.9 to COC-18.12: boost the result if it falls short; 5 or more succeeds."""
    missing = INFLUENCE_SUCCESS - total
    if missing > 0:
        boosted = yield from _boost(s, me, target, missing)
        if not boosted:
            s.tell("influence-fails", "COC-18.11", seat=me.seat, hex=s.label(target))
            return
    s.turn.influenced = True
    what = aim(s, me, target)
    s.do(*reactions(s, Moment.INFLUENCED, me.seat, target))
    if what == -1:
        yield from _take_over(s, me, target)
    elif what == SETTLEMENT_TARGET:
        s.do(Step("influence.takeover", me.seat, (target,)))
    elif what is not None:
        s.do(Step(f"influence.{ABILITIES[what].id}", me.seat, (target,)))


def _boost(s: State, me: Player, target: int, missing: int) -> Decision:
    """COC-18.9: exactly what is missing, or nothing; tells whether it was paid."""
    cost = boost_cost(s, me, missing)
    if boost_forbidden(s, me, target) or not payable(me, cost):
        return False
    params: Params = {"hex": s.label(target), "count": missing}
    pick = yield Ask(me.seat, "influence-boost", lambda: [Boost(missing), PASS], params)
    if isinstance(pick, Pass):
        return False
    yield from pay(s, me, cost, "influence", "COC-18.9")
    return True


def _take_over(s: State, me: Player, target: int) -> Flow:
    """COC-18.10: replace a building by an own one; the old piece returns to its owner."""
    choice = eligible(s, me, target)
    pick = yield Ask(me.seat, "take-over", lambda: [TAKE_OVER[n] for n in choice])
    building = STRUCTURE[pick.building]
    city = s.cities[target]
    change_pieces(s, city.colours[building], building, 1)
    change_pieces(s, me.seat, building, -1)
    s.cities[target] = replace(city, colours=put(city.colours, building, me.seat))
    s.tell("takes-over", "COC-18.10", seat=me.seat, building=pick.building, hex=s.label(target))
