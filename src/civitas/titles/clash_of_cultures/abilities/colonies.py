"""Abilities that found cities, and those that bring people ashore to do so."""

from __future__ import annotations

from functools import partial

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.cities.cities import set_mood
from civitas.titles.clash_of_cultures.cities.found import (
    found_city,
    refuse_found,
    refuse_site,
    settle,
)
from civitas.titles.clash_of_cultures.content.pieces import IS_ARMY, IS_LAND, SHIP
from civitas.titles.clash_of_cultures.leaders import leader_hex
from civitas.titles.clash_of_cultures.means.elsewhere import ELSEWHERE
from civitas.titles.clash_of_cultures.moves.land import (
    Group,
    enter,
    has_room,
    is_free,
    refuse_attack,
)
from civitas.titles.clash_of_cultures.picks.common import DONE, HEX, Done
from civitas.titles.clash_of_cultures.picks.moves import join
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import FATIGUED, HAPPY, KIND, Player, State
from civitas.titles.clash_of_cultures.units import (
    army,
    army_room,
    at,
    lay,
    remove_unit,
    ship_capacity,
    take,
)


def choose_hex(s: State, me: Player, places: list[int], what: str) -> Decision:
    """One of these hexes."""
    pick = yield Ask(me.seat, what, partial(_hex_picks, s, places), otherwise=ELSEWHERE[what])
    return s.hex(pick.hex)


def _hex_picks(s: State, places: list[int]) -> list[Pick]:
    return [HEX[s.label(place)] for place in places]


# ---------------------------------------------------------------- Hegemony


def _sites(s: State, me: Player, place: int) -> list[int]:
    return [n for n in s.map.near_land(place) if refuse_site(s, me, n) is None]


def _harbours(s: State, me: Player) -> list[int]:
    return [
        place
        for place, here in sorted(s.units[me.seat].items())
        if any(unit & KIND == SHIP for unit in here) and _sites(s, me, place)
    ]


def _may_colonize(s: State, me: Player) -> bool:
    return bool(_harbours(s, me))


@hook(Moment.ACTION, "hegemony", may=_may_colonize)
def hegemony(s: State, me: Player) -> Flow:
    """A ship becomes a city on an adjacent land hex; whom it carried may go ashore (COC-7.11,
    COC-3.4)."""
    origin = yield from choose_hex(s, me, _harbours(s, me), "hegemony-ship")
    ships = sorted({unit for unit in at(s, me.seat, origin) if unit & KIND == SHIP})
    pick = yield Ask(me.seat, "hegemony-ship", lambda: [join(unit) for unit in ships])
    goal = yield from choose_hex(s, me, _sites(s, me, origin), "hegemony-site")
    group = yield from _choose_colonists(s, me, origin, goal)
    remove_unit(s, me.seat, origin, next(unit for unit in ships if join(unit) == pick))
    if group:
        take(s, me.seat, origin, *group)
        lay(s, me.seat, goal, *(unit | FATIGUED for unit in group))
    s.do(Step("ships.surplus", me.seat, (origin,)))
    found_city(s, me, goal)


def _choose_colonists(s: State, me: Player, origin: int, goal: int) -> Decision:
    """Who goes ashore: no more than the ship carried, and than find room."""
    group: Group = ()
    while len(group) < ship_capacity(s, me):
        options = partial(_colonist_picks, s, me, origin, goal, group)
        params: Params = {"hex": s.label(goal), "count": len(group)}
        pick = yield Ask(me.seat, "unload", options, params)
        if isinstance(pick, Done):
            break
        group = (*group, next(u for u in at(s, me.seat, origin) if join(u) == pick))
    return group


def _colonist_picks(s: State, me: Player, origin: int, goal: int, group: Group) -> list[Pick]:
    left = list(at(s, me.seat, origin))
    for unit in group:
        left.remove(unit)
    room = army_room(s, me.seat, goal) - army(group)
    kinds = {unit for unit in left if IS_LAND[unit & KIND] and IS_ARMY[unit & KIND] <= room}
    return [*(join(unit) for unit in sorted(kinds)), DONE]


# ---------------------------------------------------------------- leaders


def _settler_with_leader(s: State, me: Player) -> bool:
    here = leader_hex(s, me)
    return here != NOWHERE and refuse_found(s, me, here) is None


@hook(Moment.FREE_ACTION, "first_emperor", may=_settler_with_leader, once=True)
def first_emperor(s: State, me: Player) -> None:
    """A settler on the leader's hex founds a city as a free action (COC-11.16, COC-3.7)."""
    settle(s, me, leader_hex(s, me))


def _near_leader(s: State, me: Player, founder: int, place: int) -> bool:
    here = leader_hex(s, me)
    return founder == me.seat and (here == place or here in s.map.near(place))


@hook(Moment.SETTLED, "oxhide", may=_near_leader)
def oxhide(s: State, me: Player, founder: int, place: int) -> None:
    """A city founded with a settler on or next to the leader's hex starts happy (COC-11.16,
    COC-8.4)."""
    set_mood(s, place, HAPPY, "COC-8.4")


def _passengers(s: State, me: Player) -> Group:
    """The land units on the leader's water hex that have not fought this turn."""
    here = leader_hex(s, me)
    if here == NOWHERE or not s.map.is_water(here):
        return ()
    return tuple(u for u in at(s, me.seat, here) if IS_LAND[u & KIND] and not u & FATIGUED)


def _shores(s: State, me: Player) -> list[int]:
    group, here = _passengers(s, me), leader_hex(s, me)
    if not group:
        return []
    return [
        n
        for n in s.map.near_land(here)
        if army_room(s, me.seat, n) > 0
        and (is_free(s, me, n) or refuse_attack(s, me, group, n) is None)
    ]


def _may_unload(s: State, me: Player) -> bool:
    return bool(_shores(s, me))


@hook(Moment.FREE_ACTION, "new_colonies", may=_may_unload)
def new_colonies(s: State, me: Player) -> Flow:
    """All land units of the leader's water hex go ashore on one adjacent hex, and may fight
    (COC-11.16, COC-3.7)."""
    here = leader_hex(s, me)
    goal = yield from choose_hex(s, me, _shores(s, me), "new-colonies")
    group = _passengers(s, me)
    while not has_room(s, me, group, here, goal):
        pick = yield Ask(
            me.seat, "stay-aboard", partial(_stay_picks, group), {"hex": s.label(goal)}
        )
        at_group = [join(unit) for unit in group].index(pick)
        group = group[:at_group] + group[at_group + 1 :]
    s.do(Step("command.rest", me.seat))
    enter(s, me, here, goal, group)


def _stay_picks(group: Group) -> list[Pick]:
    return [join(unit) for unit in sorted(set(group)) if IS_ARMY[unit & KIND]]
