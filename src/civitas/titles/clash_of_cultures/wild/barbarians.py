"""Section 22: barbarians settle, move and grow when an event shows their symbols."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.battles.battle import enemy_at
from civitas.titles.clash_of_cultures.cards.events import symbol
from civitas.titles.clash_of_cultures.cities.cities import new_city
from civitas.titles.clash_of_cultures.content.areas import BARREN
from civitas.titles.clash_of_cultures.content.pieces import (
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    UNIT,
)
from civitas.titles.clash_of_cultures.geography import FAR
from civitas.titles.clash_of_cultures.means.reactions import forbids, usable, use
from civitas.titles.clash_of_cultures.picks.common import HEX, USE, Use
from civitas.titles.clash_of_cultures.picks.events import (
    ALLOW_MARCH,
    FORBID_MARCH,
    HALT,
    REINFORCE,
    AllowMarch,
    Drive,
    Halt,
    March,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, Hook
from civitas.titles.clash_of_cultures.state import BARBARIANS, MOVED, Player, State
from civitas.titles.clash_of_cultures.units import (
    any_units,
    army_room,
    at,
    count,
    in_supply,
    lay,
    place_unit,
    remark,
    take,
)

RULES: Final = Chapter()

REACH: Final = 2
"""How far from a city barbarians become dangerous (COC-22.10)."""
LEAVE: Final = (ALLOW_MARCH, FORBID_MARCH)
NOT_WILD: Final = Reason("no-barbarian-city", "COC-22.7")
NO_SITE: Final = Reason("barbarian-site", "COC-22.4")
NO_MARCH: Final = Reason("barbarian-march", "COC-22.11")
WILD_FULL: Final = Reason("barbarians-full", "COC-22.7")


# ------------------------------------------------------------------ spawn


@symbol("barbarians_spawn")
def spawn(s: State, me: Player) -> None:
    """COC-22.4, COC-22.7: a new barbarian city, then one more unit."""
    s.do(Step("barbarians.settle", me.seat), Step("barbarians.grow", me.seat))


def free_ground(s: State, place: int) -> bool:
    """Empty land, neither barren nor exhausted (COC-22.4)."""
    return (
        s.map.is_land(place)
        and s.map.terrain[place] != BARREN
        and place not in s.exhausted
        and place not in s.cities
        and not any_units(s, place)
    )


def sites(s: State, me: Player) -> list[int]:
    """COC-22.4: exactly 2 away from an own city and from all others no less; if there is no such
    hex, COC-22.5: next to an own city, and 2 away from the cities of other players."""
    apart = _ground(s, _around(s, me.cities, REACH) & ~_around(s, s.cities, 1))
    if apart:
        return apart
    foreign = [place for other in s.others(me.seat) for place in other.cities]
    return _ground(s, _around(s, me.cities, 1) & ~_around(s, foreign, 1))


def _around(s: State, cities: Iterable[int], reach: int) -> int:
    """The hexes within range of any of these cities, as bits."""
    hexes = 0
    for city in cities:
        hexes |= s.map.circle(city, reach)
    return hexes


def _ground(s: State, hexes: int) -> list[int]:
    return [n for n in range(len(s.map.terrain)) if hexes >> n & 1 and free_ground(s, n)]


@RULES.asking("barbarians.settle")
def settle(s: State, me: Player) -> Flow:
    """COC-22.4 to COC-22.6: a settlement with an infantry, as far as there are pieces."""
    choice = sites(s, me)
    if not choice or not s.wild_settlements:
        return
    options = partial(hex_picks, s, choice)
    pick = yield Ask(me.seat, "barbarian-site", options, otherwise=NO_SITE)
    place = s.hex(pick.hex)
    new_city(s, BARBARIANS, place)
    s.tell("barbarians-settle", "COC-22.4", hex=pick.hex)
    if in_supply(s, BARBARIANS, INFANTRY):
        place_unit(s, BARBARIANS, place, INFANTRY)


def hex_picks(s: State, places: list[int]) -> list[Pick]:
    """One of these hexes."""
    return [HEX[s.label(place)] for place in places]


@RULES.asking("barbarians.grow")
def grow(s: State, me: Player) -> Flow:
    """COC-22.7: one unit in any barbarian city with room."""
    yield from _reinforce(s, me, [place for place in sorted(s.cities) if _wild(s, place)])


def _wild(s: State, place: int) -> bool:
    return s.cities[place].owner == BARBARIANS


def kinds_for(s: State, place: int) -> list[int]:
    """COC-22.7 to COC-22.9: what may come to this barbarian city."""
    if army_room(s, BARBARIANS, place) <= 0:
        return []
    kinds = [INFANTRY]
    if s.rules.expansion and count(s, BARBARIANS, place, INFANTRY):
        kinds += [CAVALRY, ELEPHANT]
    return [kind for kind in kinds if in_supply(s, BARBARIANS, kind)]


def refuse_reinforce(s: State, place: int) -> Reason | None:
    """Why no barbarian unit can be placed on this hex (COC-22.7)."""
    if place not in s.cities or not _wild(s, place):
        return NOT_WILD
    return None if kinds_for(s, place) else WILD_FULL


def _reinforce(s: State, me: Player, cities: list[int]) -> Decision:
    """One unit in one of these cities; tells in which, -1 if none can take any."""
    open_to = [place for place in cities if kinds_for(s, place)]
    if not open_to:
        return -1
    pick = yield Ask(me.seat, "reinforce", partial(_reinforce_picks, s, open_to))
    place = s.hex(pick.hex)
    place_unit(s, BARBARIANS, place, UNIT[pick.unit])
    s.tell("barbarians-grow", "COC-22.7", hex=pick.hex, unit=pick.unit)
    return place


def _reinforce_picks(s: State, cities: list[int]) -> list[Pick]:
    return [REINFORCE[s.label(place)][kind] for place in cities for kind in kinds_for(s, place)]


# ------------------------------------------------------------------ move


def march_distance(s: State, me: Player, place: int) -> int:
    """How many steps over land it is to the nearest own city (COC-22.10)."""
    steps = s.map.land_steps(place)
    return min([steps[city] for city in me.cities], default=FAR)


def threatens(s: State, me: Player, place: int) -> bool:
    """COC-22.10: 1 or 2 land hexes away from one of the player's cities."""
    return 1 <= march_distance(s, me, place) <= REACH


@symbol("barbarians_move")
def move(s: State, me: Player) -> None:
    """COC-22.10: if no barbarians are near, they only settle."""
    armies = tuple(place for place in sorted(s.units[BARBARIANS]) if threatens(s, me, place))
    if not armies:
        s.do(Step("barbarians.settle", me.seat))
        return
    s.do(
        Step("barbarians.march", me.seat, (armies, 0)),
        Step("barbarians.reinforce", me.seat),
    )


def army_at(s: State, place: int) -> tuple[int, ...]:
    """COC-22.13: the barbarians there who have not moved yet."""
    return tuple(unit for unit in at(s, BARBARIANS, place) if not unit & MOVED)


def goals(s: State, me: Player, place: int) -> list[int]:
    """COC-22.11, COC-22.13: the next hex on a shortest way to a nearest city, if there is room."""
    army = army_at(s, place)
    far = march_distance(s, me, place)
    if not army or not 1 <= far <= REACH:
        return []
    steps = s.map.land_steps(place)
    nearest = [city for city in me.cities if steps[city] == far]
    return [
        goal
        for goal in s.map.near_land(place)
        if any(s.map.land_steps(goal)[city] == far - 1 for city in nearest)
        and len(army) <= army_room(s, BARBARIANS, goal)
    ]


def anywhere(s: State, place: int) -> list[int]:
    """Any adjacent land that has room for the whole army (COC-22.13)."""
    army = army_at(s, place)
    return [n for n in s.map.near_land(place) if len(army) <= army_room(s, BARBARIANS, n)]


@RULES.asking("barbarians.march")
def march(s: State, me: Player, armies: tuple[int, ...], halting: int) -> Flow:
    """COC-22.11, COC-22.12: one army moves by one hex; the drawer chooses which, and where to."""
    movable = [place for place in armies if goals(s, me, place)]
    if not movable:
        s.do(Step("barbarians.rest", me.seat))
        return
    halts = [] if halting else _usable(s, me, Moment.HALTS_BARBARIANS)
    options = partial(_march_picks, s, me, movable, halts, halting)
    pick = yield Ask(me.seat, "march", options, otherwise=NO_MARCH)
    if isinstance(pick, Use):
        s.do(Step("barbarians.march", me.seat, (armies, 1)))
        yield from use(s, me, halts[0])
        return
    place = s.hex(pick.hex)
    left = tuple(n for n in armies if n != place)
    s.do(Step("barbarians.march", me.seat, (left, halting)))
    if isinstance(pick, Halt):
        return
    allowed = yield from may_march(s, place)
    if not allowed:
        return
    if isinstance(pick, Drive):
        yield from _usable(s, me, Moment.STEERS_BARBARIANS)[0].run(s, me)
    march_to(s, place, s.hex(pick.to))


def _usable(s: State, me: Player, moment: int) -> list[Hook]:
    return [hook for hook in me.powers.at[moment] if usable(s, me, hook)]


def _march_picks(
    s: State, me: Player, movable: list[int], halts: list[Hook], halting: int
) -> list[Pick]:
    picks: list[Pick] = []
    steers = bool(_usable(s, me, Moment.STEERS_BARBARIANS))
    for place in movable:
        ways = goals(s, me, place)
        picks += [March(s.label(place), s.label(goal)) for goal in ways]
        if steers:
            free = [goal for goal in anywhere(s, place) if goal not in ways]
            picks += [Drive(s.label(place), s.label(goal)) for goal in free]
        if halting:
            picks.append(HALT[s.label(place)])
    return picks + [USE[ABILITIES[hook.ability].id] for hook in halts[:1]]


def may_march(s: State, place: int) -> Decision:
    """Some leaders let barbarians near them move only with their leave (COC-22.11)."""
    for owner in s.in_order(s.seat):
        if forbids(s, owner, Moment.HOLDS_BARBARIANS, place):
            params = {"hex": s.label(place)}
            pick = yield Ask(owner.seat, "allow-march", lambda: LEAVE, params)
            if not isinstance(pick, AllowMarch):
                s.tell("barbarians-stay", "COC-0.12", hex=s.label(place))
                return False
    return True


def march_to(s: State, place: int, goal: int) -> None:
    """COC-22.11, COC-22.14: the whole army goes, and fights whoever is there. Call it last."""
    army = army_at(s, place)
    moved = tuple(unit | MOVED for unit in army)
    take(s, BARBARIANS, place, *army)
    lay(s, BARBARIANS, goal, *moved)
    s.tell("barbarians-move", "COC-22.11", hex=s.label(place), to=s.label(goal))
    foe = enemy_at(s, BARBARIANS, goal)
    if foe != NOBODY:
        battle.start(s, BARBARIANS, foe, goal, place, moved)


@RULES.plain("barbarians.rest")
def rest(s: State, _: Player) -> None:
    """Marks of barbarians mean nothing after their move (COC-22.13)."""
    remark(s, BARBARIANS, 0)


@RULES.asking("barbarians.reinforce")
def reinforce(s: State, me: Player) -> Flow:
    """COC-22.15: one unit for each barbarian city near one of the player's."""
    waiting = [
        place
        for place in sorted(s.cities)
        if _wild(s, place) and threatens(s, me, place) and army_room(s, BARBARIANS, place) > 0
    ]
    while waiting:
        # The order matters only when there are not enough for all.
        enough = in_supply(s, BARBARIANS, INFANTRY) >= len(waiting)
        place = yield from _reinforce(s, me, waiting[:1] if enough else waiting)
        if place < 0:
            return
        waiting.remove(place)
