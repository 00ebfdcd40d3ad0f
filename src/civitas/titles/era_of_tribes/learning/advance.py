"""What a progress brings (EOT-5.2, EOT-5.10 to EOT-5.21)."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY, put
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.content.progress import (
    ARCHITECTURE,
    BREAD,
    CITY_LIMIT,
    COMMERCE,
    CULTURE,
    FLEET_MOVEMENT,
    MECHANICS,
    NAVIGATION,
    PIONEER_INFLUENCE,
    PROGRESSES,
    TRADE,
    VASSAL_MOVEMENT,
    WHEEL,
    Level,
)
from civitas.titles.era_of_tribes.content.tables import CUBE_MORALE
from civitas.titles.era_of_tribes.means.changes import (
    Changes,
    food_change,
    morale_change,
    settle_food,
    shift_influence,
    shift_morale,
    told,
)
from civitas.titles.era_of_tribes.means.control import hand_over
from civitas.titles.era_of_tribes.means.cubes import (
    cube_from_city,
    cube_terms,
    last_slot,
    take_from_city,
)
from civitas.titles.era_of_tribes.means.food import food_of
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.picks.common import (
    FREE_FLEET,
    FROM_CITY,
    PASS,
    Advance,
    FreeFleet,
    Pass,
)
from civitas.titles.era_of_tribes.state import Player, State

NO_HARBOUR: Final = Reason("no-harbour", "EOT-5.15")


def advance(s: State, me: Player, field: int, clause: str = "EOT-5.2", *, paid: int = 0) -> Flow:
    """One level up, with its effect at once. Whoever is the first there gains the pioneer's
    influence (EOT-5.10), but not at set-up (EOT-2.22)."""
    level = take_level(s, me, field, clause, paid)
    if level.free_fleets:
        yield from free_fleets(s, me)
    if level.free_armies:
        yield from free_armies(s, me)


def take_level(s: State, me: Player, field: int, clause: str, paid: int = 0) -> Level:
    """The next level, with all that it gives but for its units (EOT-5.10 to EOT-5.13)."""
    pioneer = raise_level(s, me, field, clause, paid)
    if pioneer and s.round:
        gain_influence(s, me, PIONEER_INFLUENCE)
        s.tell("told-pioneer", "EOT-5.10", seat=me.seat, points=PIONEER_INFLUENCE)
    level = PROGRESSES[field].levels[me.levels[field] - 1]
    settle_food(s, me, level.food, "EOT-5.12")
    if level.influence:
        shift_influence(s, me, level.influence, "EOT-5.13")
    if level.morale:
        shift_morale(s, me, level.morale, "EOT-5.13")
    return level


def advance_terms(s: State, me: Player, price: int, pick: Advance) -> Terms | None:
    """What a progress costs and brings for certain (EOT-5.8, EOT-5.10 to EOT-5.18)."""
    field = WHEEL[pick.progress]
    level = PROGRESSES[field].levels[me.levels[field]]
    pioneer = s.round and me.levels[field] + 1 > s.reached[field]
    return told(
        {"thalers": -price, "influence": level.influence + (PIONEER_INFLUENCE if pioneer else 0)},
        food_change(me, level.food),
        morale_change(me, level.morale),
        _units(s, me, level),
        _abilities(me, field, level),
    )


def _abilities(me: Player, field: int, level: Level) -> Changes:
    """By how much a level is better than the last one (EOT-5.13, EOT-5.14, EOT-5.17 to
    EOT-5.19)."""
    before = me.levels[field]
    by_field: dict[int, tuple[str, tuple[int, ...]]] = {
        CULTURE: ("bread_value", BREAD),
        NAVIGATION: ("fleet_movement", FLEET_MOVEMENT),
        COMMERCE: ("trade_value", TRADE),
        MECHANICS: ("vassal_movement", VASSAL_MOVEMENT),
        ARCHITECTURE: ("city_limit", CITY_LIMIT),
    }
    if field not in by_field:
        return {}
    thing, values = by_field[field]
    people = me.traits.fleet_movement if field == NAVIGATION and not before else 0  # EOT-8.1
    return {thing: values[before + 1] - values[before] + people}


def _units(s: State, me: Player, level: Level) -> Changes:
    """The units that a level brings without a further price: their cubes are free, or those of an
    army come from unbuilt cities for nothing (EOT-5.15, EOT-5.18, EOT-5.21)."""
    fleets, armies = me.traits.free_fleets[0], me.traits.free_armies[0]
    if level.free_fleets and fleet_fields(s, me):
        placed = min(fleets, me.free)
        return {"fleets": placed, "free_vassals": -placed}
    if level.free_armies:
        given = min(armies, sum(me.slots)) if me.traits.armies_from_cities else 0
        free = min(armies - given, me.free)
        return {"armies": given + free, "free_vassals": -free}
    return {}


def raise_level(s: State, me: Player, field: int, clause: str, paid: int = 0) -> bool:
    """Move the marker (EOT-5.2), for so many thalers. Was this participant the first there
    (EOT-5.11)?"""
    level = me.levels[field] + 1
    me.levels = put(me.levels, field, level)
    if s.log is not None:
        name = PROGRESSES[field].id
        s.tell("told-advance", clause, seat=me.seat, progress=name, level=level, thalers=paid)
    if level <= s.reached[field]:
        return False
    s.reached = put(s.reached, field, level)
    return True


def fleet_fields(s: State, me: Player) -> list[int]:
    """EOT-5.15: sea fields next to an own land province, without foreign fleets."""
    shores, own = s.area.shores, s.held[me.seat]
    near = [sea for sea in s.area.seas if shores[sea] & own]
    foreign = {sea for other in s.players if other is not me for sea in other.fleets}
    return [sea for sea in near if sea not in foreign]


def put_fleet(s: State, me: Player, sea: int) -> None:
    """A cube becomes a fleet; it takes an uncontrolled sea field with its fish (EOT-5.16)."""
    me.fleets[sea] = me.fleets.get(sea, 0) + 1
    if s.owner[sea] == NOBODY:
        hand_over(s, sea, me.seat)


def free_fleets(s: State, me: Player) -> Flow:
    """EOT-5.15, EOT-5.20: a fleet, or several, one by one."""
    for _ in range(me.traits.free_fleets[0]):
        fields = fleet_fields(s, me)
        if not fields or not (me.free or me.unbuilt):
            return
        options, prices = partial(_fleet_picks, fields, not me.free), partial(_fleet_terms, s, me)
        pick = yield Ask(me.seat, "free-fleet", options, otherwise=NO_HARBOUR, terms=prices)
        if isinstance(pick, Pass):
            return
        s.tell("told-free-fleet", "EOT-5.15", seat=me.seat, field=pick.field)
        if me.free:
            me.free -= 1
        else:
            cube_from_city(s, me, me.traits.free_fleet_cube)
        put_fleet(s, me, FIELD[pick.field])


def _fleet_picks(fields: list[int], declinable: bool) -> list[Pick]:
    """Whoever would have to take the cube from a city may decline (EOT-5.15)."""
    picks: list[Pick] = [FREE_FLEET[n] for n in fields]
    return [*picks, PASS] if declinable else picks


def _fleet_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What a free fleet costs and brings (EOT-5.15, EOT-5.16, EOT-7.9)."""
    if not isinstance(pick, FreeFleet):
        return None
    sea = FIELD[pick.field]
    price: Changes = {"free_vassals": -1}
    if not me.free:
        price = morale_change(me, -me.traits.free_fleet_cube)
    return told(price, food_change(me, food_of(me, sea) if s.owner[sea] == NOBODY else 0))


def free_armies(s: State, me: Player) -> Flow:
    """EOT-5.18, EOT-5.21: an army, or several, from FV or, of Germanics, from unbuilt cities."""
    for _ in range(me.traits.free_armies[0]):
        if me.traits.armies_from_cities and last_slot(me) >= 0:
            take_from_city(me)
        elif me.free:
            me.free -= 1
        elif last_slot(me) >= 0:
            prices = partial(cube_terms, me, CUBE_MORALE)
            pick = yield Ask(me.seat, "army-cube", lambda: [FROM_CITY, PASS], terms=prices)
            if isinstance(pick, Pass):
                return
            cube_from_city(s, me, CUBE_MORALE)
        else:
            return
        me.army += 1
        s.tell("told-free-army", "EOT-5.18", seat=me.seat)
