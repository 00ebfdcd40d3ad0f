"""Victory (section 19): what counts, what is needed, and who fulfils it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.modes import MODE, MODES, POWER_GOALS
from civitas.titles.oikumene.content.tables import (
    AGRARIAN_POINTS,
    DOMINANCE,
    DOMINANCE_STEP,
    DOMINANCE_VP,
    SIGNIFICANCE_POINTS,
    SMALL_GOAL,
    SMALL_GOALS,
    TREATIES,
)
from civitas.titles.oikumene.means.areas import area_at, realm
from civitas.titles.oikumene.means.control import is_free, standing_homes
from civitas.titles.oikumene.means.stores import fish_in, grain_in, herds_in
from civitas.titles.oikumene.means.treaties import paid, received
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import bits, spaces

_HERD_POINTS: Final = tuple(AGRARIAN_POINTS[herd.id]["points"] for herd in HERDS)
_GOALS_OF: Final = {
    mode: tuple(SMALL_GOALS[SMALL_GOAL[name]] for name in goals.available)
    for mode, goals in zip(MODES, POWER_GOALS, strict=True)
}
"""By mode, the small goals (HRN-19.6)."""
MUCH_VP: Final = 5
"""HRN-19.8: so many VP make the small goals easier."""


def towns_of(s: State, me: Player) -> tuple[int, ...]:
    """All fields with an own completed settlement."""
    return spaces(standing_homes(s, me))


def feeds_all(s: State, me: Player) -> bool:
    """HRN-19.1: could he feed all his settlements now, in each connected area?"""
    return not once_more(s, me)[1]


def once_more(s: State, me: Player) -> tuple[int, int]:
    """HRN-19.1: the food for all his settlements, or gold in quick mode, and how much of it is
    missing now, in each connected area for itself."""
    need: dict[int, int] = {}
    for field in towns_of(s, me):
        area = area_at(s, me, field)
        need[area] = need.get(area, 0) + BUILDINGS[s.town[field]].food
    whole = sum(need.values())
    if not s.mode.feeding:
        return whole, max(0, whole - me.gold)
    return whole, sum([max(0, number - food_in(s, me, area)) for area, number in need.items()])


def food_in(s: State, me: Player, area: int) -> int:
    """HRN-19.1: stored grain, half of the fish, and the meat of all herds of an area; what is
    inside an encircled settlement is all it has."""
    towns = [field for field in towns_of(s, me) if area >> field & 1]
    meat = sum(HERDS[kind].slaughter_meat for field in towns for kind in s.stalls[field])
    if any(not is_free(s, me, field) for field in towns):
        (field,) = towns
        return s.grain[field] + s.fish[field] // 2 + meat
    meat += sum(HERDS[kind].slaughter_meat for _, kind in herds_in(s, me, area))
    return grain_in(s, me, area) + fish_in(s, me, area) // 2 + meat


def lands_of(s: State, me: Player) -> tuple[int, ...]:
    """HRN-2.10: all fields that he controls or holds."""
    seat = me.seat
    used = s.grazed[seat] | _sown_fields(s.sower, seat) if seat in s.sower else s.grazed[seat]
    return spaces((s.held[seat] | s.held[NOBODY] & used) & s.world.land)


@lru_cache(maxsize=1 << 10)
def _sown_fields(sower: tuple[int, ...], seat: int) -> int:
    return bits(field for field, owner in enumerate(sower) if owner == seat)


def cities_of(s: State, me: Player) -> int:
    """Completed cities that are not encircled."""
    return realm(s, me).cities.bit_count()


def agrarian(s: State, me: Player) -> int:
    """HRN-19.10: AP of fish, stored grain and herds."""
    towns = towns_of(s, me)
    kinds = [kind for _, kind in herds_in(s, me, s.world.land)]
    kinds += [kind for field in towns for kind in s.stalls[field]]
    fish = sum([s.fish[field] for field in towns]) // AGRARIAN_POINTS["fish"]["each"]
    return (
        fish
        + sum([s.grain[field] for field in towns])
        + sum([_HERD_POINTS[kind] for kind in kinds])
    )


def sown(s: State, me: Player) -> int:
    """HRN-19.10: the grain that lies on own fields."""
    return _sown(s.crop, s.sower, me.seat) if me.seat in s.sower else 0


@lru_cache(maxsize=1 << 10)
def _sown(crop: tuple[int, ...], sower: tuple[int, ...], seat: int) -> int:
    return sum([grain for grain, owner in zip(crop, sower, strict=True) if owner == seat])


_REACHED: Final[dict[str, Callable[[State, Player], int]]] = {
    "fields": lambda s, me: len(lands_of(s, me)),
    "settlements": lambda s, me: realm(s, me).towns.bit_count(),
    "agrarian_points": lambda s, me: agrarian(s, me) + sown(s, me),
    "cities": cities_of,
    "prestige": lambda s, me: me.prestige,
}
"""By small goal, what is counted for it (HRN-19.6)."""
_QUICKEST: Final = ("prestige", "cities", "settlements", "fields", "agrarian_points")
"""What is counted soonest comes first."""


def reached(s: State, me: Player) -> dict[str, int]:
    """By small goal, how far he has come."""
    return {goal: count(s, me) for goal, count in _REACHED.items()}


def goal_needs(s: State, me: Player) -> dict[str, int]:
    """By small goal of the mode, what is needed (HRN-19.6 to HRN-19.8)."""
    steps = paid(s, me) - received(s, me) - (me.victory >= MUCH_VP)
    return {goal.id: goal.need + goal.step * steps for goal in _GOALS_OF[s.rules.mode]}


def goals_met(s: State, me: Player) -> list[str]:
    """The small goals that he fulfils now."""
    return [goal for goal, need in goal_needs(s, me).items() if _REACHED[goal](s, me) >= need]


def _is_powerful(s: State, me: Player) -> bool:
    """HRN-19.6: are they enough? With the first one too few of them nobody counts on."""
    needs = goal_needs(s, me)
    spare = len(needs) - POWER_GOALS[MODE[s.rules.mode]].needed
    for goal in _QUICKEST:
        if goal in needs and _REACHED[goal](s, me) < needs[goal]:
            spare -= 1
            if spare < 0:
                return False
    return spare >= 0


def dominance_need(s: State, me: Player) -> int:
    """HRN-19.5, HRN-19.7 to HRN-19.9: the VP that he needs."""
    return dominance_with(s, me, goals_met(s, me))


def dominance_with(s: State, me: Player, met: Sequence[str]) -> int:
    """The same where these small goals are met."""
    return least_dominance(s, me) + DOMINANCE_STEP * (not met)


def least_dominance(s: State, me: Player) -> int:
    """HRN-19.7: the VP that are enough if he fulfils a small goal."""
    return DOMINANCE_VP + DOMINANCE_STEP * (paid(s, me) - received(s, me) - 1)


def fulfils(s: State, me: Player, way: int) -> bool:
    """HRN-19.4: does he meet the condition of Dominance or Power now?"""
    if way == DOMINANCE:
        met = me.victory >= least_dominance(s, me) and me.victory >= dominance_need(s, me)
    else:
        met = _is_powerful(s, me)
    return met and feeds_all(s, me)


def significance(s: State, me: Player) -> dict[str, int]:
    """HRN-19.12: by source, the points of a player."""
    points = SIGNIFICANCE_POINTS
    lands = lands_of(s, me)
    plundered = sum(s.stone[field] >= 0 for field in lands)
    return {
        "treaties": _treaty_points(s, me),
        "help": me.helps * points["help"]["giver"] + me.helped * points["help"]["taker"],
        "victory": me.victory,
        "fields": plundered * points["plundered_field"]["points"]
        + (len(lands) - plundered) * points["unplundered_field"]["points"],
        "settlements": realm(s, me).towns.bit_count(),
        "cities": cities_of(s, me),
        "agrarian_points": agrarian(s, me) // points["agrarian_points"]["each"],
        "prestige": me.prestige // points["prestige"]["each"],
    }


def _treaty_points(s: State, me: Player) -> int:
    found = 0
    for treaty in s.treaties:
        worth = TREATIES[treaty.kind].significance
        if treaty.receiver == me.seat:
            found += worth["receiver"]
        elif treaty.payer == me.seat:
            found += worth["payer"]
    return found
