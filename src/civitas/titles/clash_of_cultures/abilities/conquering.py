"""Leaders whose moment comes in the course of a battle or after it."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.battles.capture import destroy_city
from civitas.titles.clash_of_cultures.battles.casualties import kill_settlers
from civitas.titles.clash_of_cultures.battles.outcome import room_behind
from civitas.titles.clash_of_cultures.battles.sides import (
    PLEDGED,
    enemy,
    fight,
    fighters,
    leader_here,
    named,
    side,
    strength,
)
from civitas.titles.clash_of_cultures.cities.cities import set_mood
from civitas.titles.clash_of_cultures.cities.construct import buildable, place_building
from civitas.titles.clash_of_cultures.content.goods import CULTURE, GOLD, MOOD, one, plus
from civitas.titles.clash_of_cultures.content.pieces import (
    ARMY_LIMIT,
    INFANTRY,
    IS_ARMY,
    LEADER,
    STRUCTURE,
    STRUCTURE_COST,
    UNIT,
    UNITS,
)
from civitas.titles.clash_of_cultures.leaders import leader_hex, lose_leader
from civitas.titles.clash_of_cultures.means.payments import CONSTRUCTING
from civitas.titles.clash_of_cultures.means.prices import pay_price
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.picks.battles import LOSE_UNIT
from civitas.titles.clash_of_cultures.picks.cities import BUILD
from civitas.titles.clash_of_cultures.picks.common import HEX
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, KIND, NEUTRAL, Player, State
from civitas.titles.clash_of_cultures.units import (
    any_units,
    army_room,
    in_supply,
    lay,
    place_unit,
    take,
)

MANY_DEAD: Final = 3
PREY: Final = 2


# ------------------------------------------------------------------ during the battle


def _can_dread(s: State, me: Player) -> bool:
    battle = fight(s)
    here = battle.land and battle.round > 1 and leader_here(s, me.seat)
    return here and strength(s, enemy(s, me.seat).owner) > 1 and bool(_empty_land(s))


def _empty_land(s: State) -> list[int]:
    near = s.map.near_land(fight(s).hex)
    return [place for place in near if place not in s.cities and not any_units(s, place)]


@hook(Moment.ROUND_START, "mortal_dread", may=_can_dread, optional=True, cost=one(MOOD, 2))
def mortal_dread(s: State, me: Player) -> Flow:
    """Drive one enemy army unit to an empty adjacent hex; it no longer takes part (COC-11.16,
    COC-15.6)."""
    battle, foe = fight(s), enemy(s, me.seat).owner
    kinds = sorted({unit & KIND for unit in fighters(s, foe)})
    pick = yield Ask(me.seat, "mortal-dread", partial(_unit_picks, kinds))
    unit = next(unit for unit in fighters(s, foe) if unit & KIND == UNIT[pick.unit])
    goal = yield Ask(me.seat, "mortal-dread-hex", partial(_hex_picks, s, _empty_land(s)))
    take(s, foe, battle.hex, unit)
    lay(s, foe, s.hex(goal.hex), unit)
    s.tell("driven-off", "COC-15.5", seat=named(foe), unit=pick.unit, hex=goal.hex)


def _unit_picks(kinds: list[int]) -> list[Pick]:
    return [LOSE_UNIT[kind] for kind in kinds]


def _hex_picks(s: State, places: list[int]) -> list[Pick]:
    return [HEX[s.label(place)] for place in places]


def _can_break_off(s: State, me: Player) -> bool:
    return fight(s).land and leader_here(s, me.seat) and room_behind(s)


@hook(Moment.ROUND_END, "self_sacrifice", may=_can_break_off, optional=True)
def self_sacrifice(s: State, me: Player) -> None:
    """The leader dies, card to the box; the attackers retreat and the battle is a draw (COC-11.16,
    COC-15.19)."""
    last = strength(s, me.seat) == 1
    s.battle = replace(fight(s), broken_off=True)
    if last:
        kill_settlers(s, me.seat, "COC-15.22")
    lose_leader(s, me.seat, NOBODY)


@hook(Moment.ARMY_LIMIT, "mighty_host")
def mighty_host(s: State, me: Player, place: int) -> int:
    """The army unit limit where the leader is, is 5 (COC-11.16, COC-1.7)."""
    return int(leader_hex(s, me) == place)


@hook(Moment.POWERLESS, "mighty_host")
def unwieldy(s: State, me: Player) -> bool:
    """With 5 army units in a land battle neither tactics nor combat abilities (COC-11.16,
    COC-15.10)."""
    return fight(s).land and strength(s, me.seat) > ARMY_LIMIT


# ------------------------------------------------------------------ after the battle


def _led(s: State, me: Player) -> bool:
    """The leader took part and lives, or the ability would be gone."""
    return fight(s).land and side(s, me.seat).start[LEADER] > 0


def _held(s: State, me: Player) -> bool:
    return _led(s, me) and fight(s).contested and fight(s).winner in (me.seat, NOBODY)


@hook(Moment.BATTLE_END, "treaty_of_kadesh", may=_held)
def treaty_of_kadesh(s: State, me: Player) -> None:
    """After a contested land battle that was not lost (COC-11.16, COC-15.31)."""
    gain(s, me, one(CULTURE), "treaty_of_kadesh", "COC-15.31")


def _quick(s: State, me: Player) -> bool:
    battle = fight(s)
    return _led(s, me) and battle.contested and battle.winner == me.seat and battle.round == 1


@hook(Moment.BATTLE_END, "fast_war", may=_quick)
def fast_war(s: State, me: Player) -> None:
    """After a contested land battle won in round 1 (COC-11.16, COC-15.31)."""
    gain(s, me, plus(one(MOOD), one(CULTURE)), "fast_war", "COC-15.31")


def _bloody(s: State, me: Player) -> bool:
    dead = [n for each in fight(s).sides for kind, n in enumerate(each.killed) if IS_ARMY[kind]]
    return _led(s, me) and sum(dead) >= MANY_DEAD


@hook(Moment.BATTLE_END, "remorse_of_kalinga", may=_bloody)
def remorse_of_kalinga(s: State, me: Player) -> None:
    """After a land battle in which at least 3 army units died (COC-11.16, COC-15.31)."""
    gain(s, me, one(MOOD, 2), "remorse_of_kalinga", "COC-15.31")


def take_back(s: State, me: Player) -> None:
    """Whoever wins takes the culture token back that protected the people (COC-11.16,
    COC-15.31)."""
    gain(s, me, one(CULTURE), "protector_of_the_people", "COC-15.31")


PLEDGED[ABILITY["protector_of_the_people"]] = take_back


def _rewards(s: State, me: Player) -> int:
    """How often gold came for a battle won or a city captured."""
    battle = fight(s)
    if battle.winner != me.seat or not _led(s, me):
        return 0
    foe = enemy(s, me.seat)
    beaten = foe.owner == BARBARIANS and any(foe.start)
    return int(beaten) + battle.captured + me.has(ABILITY["captivi"])


def _rewarded(s: State, me: Player) -> bool:
    return _rewards(s, me) > 0


@hook(Moment.BATTLE_END, "roman_subsidies", may=_rewarded)
def roman_subsidies(s: State, me: Player) -> None:
    """1 gold more whenever a battle or a captured city brings gold (COC-11.16, COC-15.31)."""
    gain(s, me, one(GOLD, _rewards(s, me)), "roman_subsidies", "COC-15.31")


# ------------------------------------------------------------------ after a capture


def conquered(s: State, me: Player, captor: int, place: int, loser: int) -> bool:
    """Has the player, led by the leader, just taken this city, and does it still stand (COC-11.16,
    COC-16.1)?"""
    return s.battle is not None and captor == me.seat and place in me.cities and _led(s, me)


def _can_garrison(s: State, me: Player, captor: int, place: int, loser: int) -> bool:
    room = army_room(s, me.seat, place) > 0 and in_supply(s, me.seat, INFANTRY) > 0
    return room and conquered(s, me, captor, place, loser)


@hook(Moment.CITY_CAPTURED, "proconsul", may=_can_garrison, optional=True, cost=one(GOLD))
def proconsul(s: State, me: Player, captor: int, place: int, loser: int) -> None:
    """An infantry from supply garrisons the city (COC-11.16, COC-16.12)."""
    place_unit(s, me.seat, place, INFANTRY)
    s.tell("placed", "COC-16.1", seat=me.seat, unit=UNITS[INFANTRY].id, hex=s.label(place))


@hook(Moment.CITY_CAPTURED, "the_arrival", may=conquered)
def the_arrival(s: State, me: Player, captor: int, place: int, loser: int) -> None:
    """The city is neutral instead of angry, and brings 1 culture token (COC-11.16, COC-16.12)."""
    if s.cities[place].mood == ANGRY:
        set_mood(s, place, NEUTRAL, "COC-16.8")
    gain(s, me, one(CULTURE), "the_arrival", "COC-16.8")


def _took_from_the_content(s: State, me: Player, captor: int, place: int, loser: int) -> bool:
    led = s.battle is not None and captor == me.seat and _led(s, me)
    return led and fight(s).mood != ANGRY


@hook(Moment.CITY_CAPTURED, "prey", may=_took_from_the_content)
def prey(s: State, me: Player, captor: int, place: int, loser: int) -> None:
    """2 gold for a city that was not angry (COC-11.16, COC-16.12)."""
    gain(s, me, one(GOLD, PREY), "prey", "COC-16.2")


def _can_rebuild(s: State, me: Player, captor: int, place: int, loser: int) -> bool:
    return conquered(s, me, captor, place, loser) and bool(buildable(s, me, place))


@hook(Moment.CITY_CAPTURED, "rebuilder", may=_can_rebuild, optional=True)
def rebuilder(s: State, me: Player, captor: int, place: int, loser: int) -> Flow:
    """Construct a building at once, for its cost, though the city is angry; no activation
    (COC-11.16, COC-16.12)."""
    options = partial(_build_picks, buildable(s, me, place))
    pick = yield Ask(me.seat, "build", options, {"hex": s.label(place)})
    building = STRUCTURE[pick.building]
    cost = STRUCTURE_COST[building]
    yield from pay_price(s, me, cost, CONSTRUCTING, pick.building, "COC-10.1", place, building)
    yield from place_building(s, me, place, building)


def _build_picks(buildings: list[int]) -> list[Pick]:
    return [BUILD[building] for building in buildings]


@hook(Moment.CITY_CAPTURED, "scourge_of_god", may=conquered, optional=True)
def scourge_of_god(s: State, me: Player, captor: int, place: int, loser: int) -> None:
    """Raze the city: 1 gold for each building and wonder removed (COC-11.16, COC-16.12)."""
    structures = destroy_city(s, place)
    gain(s, me, one(GOLD, structures - 1), "scourge_of_god", "COC-16.6")
