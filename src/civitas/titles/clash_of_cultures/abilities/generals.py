"""Leaders in battle: what ``battle`` says in the content, interpreted, with conditions by id."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from civitas.kernel.values import NOWHERE, put
from civitas.titles.clash_of_cultures.battles.combat import lowest, threatened
from civitas.titles.clash_of_cultures.battles.sides import (
    PREPAID,
    as_player,
    attacks,
    besieged,
    change,
    enemy,
    fight,
    fortress,
    grant,
    leader_here,
    prepare,
    prepared,
    shield,
    side,
    strength,
)
from civitas.titles.clash_of_cultures.battles.tactics import in_force
from civitas.titles.clash_of_cultures.content.advances import CATEGORY, IN_CATEGORY
from civitas.titles.clash_of_cultures.content.areas import FOREST, MOUNTAIN
from civitas.titles.clash_of_cultures.content.civilizations import (
    LEADER_ABILITIES,
    BattleEffect,
    LeaderAbility,
)
from civitas.titles.clash_of_cultures.content.goods import goods
from civitas.titles.clash_of_cultures.content.pieces import (
    CAVALRY,
    ELEPHANT,
    OBELISK,
    SETTLER,
    TEMPLE,
)
from civitas.titles.clash_of_cultures.leaders import leader_hex
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import BARBARIANS, HAPPY, PIRATES, Player, State
from civitas.titles.clash_of_cultures.units import army, at, count

NEAR: Final = 2
WARFARE: Final = sum(1 << n for n in IN_CATEGORY[CATEGORY["warfare"]])
GIVEN_UP: Final = "own_tactic_given_up"

Question = Callable[[State, Player], bool]
Figure = Callable[[State, Player], int]


# ------------------------------------------------------------------ conditions


def _far_from_home(s: State, me: Player) -> bool:
    return all(s.map.distance(fight(s).hex, place) >= NEAR for place in me.cities)


def _allies_beside(s: State, me: Player) -> bool:
    battle = fight(s)
    near = [place for place in s.map.near(battle.hex) if place != battle.origin]
    return any(army(at(s, me.seat, place)) for place in near)


def _commands_the_fortress(s: State, me: Player) -> bool:
    place = leader_hex(s, me)
    return fortress(s) and place != NOWHERE and s.map.distance(fight(s).hex, place) <= NEAR


def _abroad(s: State, me: Player) -> bool:
    area_of = s.map.layout.area_of
    return all(area_of[place] != area_of[fight(s).hex] for place in me.cities)


def _in_reach_of_a_city(s: State, me: Player) -> bool:
    here = fight(s).hex
    return any(s.map.distance(here, place) <= s.cities[place].size for place in me.cities)


def _coast_or_pirates(s: State, me: Player) -> bool:
    if not fight(s).land:
        return fight(s).defender == PIRATES
    return besieged(s) is not None and bool(s.map.near_water(fight(s).hex))


def _stronger(s: State, me: Player) -> bool:
    return side(s, me.seat).strength >= enemy(s, me.seat).strength


def _enemy_knows_more_of_war(s: State, me: Player) -> bool:
    foe = as_player(s, enemy(s, me.seat).owner)
    known = 0 if foe is None else foe.advances & WARFARE
    return known.bit_count() > (me.advances & WARFARE).bit_count()


def _temple_near(s: State, me: Player) -> bool:
    near = s.map.within(fight(s).hex, NEAR)
    return any(place in near and s.cities[place].has(TEMPLE) for place in me.cities)


def _enemy_has_as_many_cities(s: State, me: Player) -> bool:
    foe = enemy(s, me.seat).owner
    return sum(city.owner == foe for city in s.cities.values()) >= len(me.cities)


def _from_cover(s: State, me: Player) -> bool:
    return attacks(s, me) and s.map.terrain[fight(s).origin] in (FOREST, MOUNTAIN)


def _city_holds(structure: int, s: State, me: Player) -> bool:
    city = besieged(s)
    return city is not None and city.has(structure)


def _unhappy(s: State, me: Player) -> bool:
    city = besieged(s)
    return city is not None and city.mood != HAPPY


def _tactics_to_give_up(s: State, me: Player) -> bool:
    """A scout that has taken the enemy's card has had its effect already."""
    half = in_force(s, me.seat)
    return half is not None and not ("take_card" in half.mods and enemy(s, me.seat).played)


CONDITIONS: Final[dict[str, Question]] = {
    "all_own_cities_distance_min_2": _far_from_home,
    "own_army_on_other_adjacent_hex": _allies_beside,
    "city_has_fortress_and_leader_within_2": _commands_the_fortress,
    "no_own_city_in_area": _abroad,
    "opponent_is_barbarian": lambda s, me: enemy(s, me.seat).owner == BARBARIANS,
    "city_has_obelisk": partial(_city_holds, OBELISK),
    "target_is_city": lambda s, me: besieged(s) is not None,
    "within_own_city_range": _in_reach_of_a_city,
    "target_is_coastal_city_or_pirates": _coast_or_pirates,
    "disembarked": lambda s, me: fight(s).disembarked,
    "own_units_at_least_opponent": _stronger,
    "no_own_tactic_this_round": lambda s, me: not side(s, me.seat).played,
    "opponent_more_warfare_advances": _enemy_knows_more_of_war,
    "came_from_forest_or_mountain": _from_cover,
    "own_temple_city_within_2": _temple_near,
    "in_own_city": lambda s, me: besieged(s) is not None,
    "target_city_not_happy": _unhappy,
    "target_city_has_temple": partial(_city_holds, TEMPLE),
    "opponent_cities_at_least_own": _enemy_has_as_many_cities,
    GIVEN_UP: _tactics_to_give_up,
}


# ------------------------------------------------------------------ figures


def _new_areas(s: State, me: Player) -> int:
    area_of = s.map.layout.area_of
    return len({area_of[n] for n in me.cities if area_of[n] >= len(s.players)})


def _surplus(s: State, me: Player) -> int:
    return max(strength(s, enemy(s, me.seat).owner) - strength(s, me.seat), 0)


def _city_size(s: State, me: Player) -> int:
    city = besieged(s)
    return 0 if city is None else city.size


def _cities_near(s: State, me: Player) -> int:
    near = s.map.within(fight(s).hex, NEAR)
    return sum([place in near for place in me.cities])


def _settlers_near(s: State, me: Player) -> int:
    return sum([count(s, me.seat, n, SETTLER) for n in s.map.within(fight(s).hex, NEAR)])


FIGURES: Final[dict[str, Figure]] = {
    "non_start_areas_with_own_city": _new_areas,
    "opponent_surplus_units": _surplus,
    "target_city_size": _city_size,
    "own_cities_within_2": _cities_near,
    "own_elephants_in_battle": lambda s, me: strength(s, me.seat, ELEPHANT),
    "own_settlers_within_2": _settlers_near,
    "own_cavalry_in_battle": lambda s, me: strength(s, me.seat, CAVALRY),
}


# ------------------------------------------------------------------ the interpreter


def applies(effect: BattleEffect, s: State, me: Player) -> bool:
    """Does the effect speak of this battle, side and round, and is the leader here (COC-11.16)?"""
    battle = fight(s)
    if effect.kind not in ("any", "land" if battle.land else "sea"):
        return False
    if effect.role not in ("any", "attacker" if attacks(s, me) else "defender"):
        return False
    if not isinstance(effect.rounds, str) and battle.round not in effect.rounds:
        return False
    if effect.leader_must_fight and not leader_here(s, me.seat):
        return False
    return effect.condition is None or CONDITIONS[effect.condition](s, me)


def value(effect: BattleEffect, s: State, me: Player) -> int:
    """What the effect adds to a combat value, if it applies (COC-11.16, COC-15.14)."""
    if effect.combat_value_per is None:
        return effect.combat_value
    amount = effect.factor * FIGURES[effect.combat_value_per](s, me)
    return amount if effect.cap is None else min(amount, effect.cap)


def _value_if(effect: BattleEffect, s: State, me: Player) -> int:
    return value(effect, s, me) if applies(effect, s, me) else 0


def _ignored_if(effect: BattleEffect, s: State, me: Player) -> int:
    return effect.ignore_hits if applies(effect, s, me) else 0


def _cap_if(effect: BattleEffect, s: State, me: Player) -> int:
    return (effect.opponent_bonus_cap or 0) if applies(effect, s, me) else 0


def _prepare(ability: int, s: State, me: Player) -> None:
    prepare(s, me, ability)


def _can_shield(effect: BattleEffect, ability: int, s: State, me: Player) -> bool:
    return threatened(s, me) and not prepared(s, me, ability) and applies(effect, s, me)


def _shield_once(name: str, s: State, me: Player) -> None:
    """Once per battle."""
    prepare(s, me, ABILITY[name])
    shield(s, me, name)


def _give_up_tactics(name: str, amount: int, s: State, me: Player) -> None:
    change(s, me.seat, ignored=True)
    grant(s, me, name, amount)


def _can_trample(effect: BattleEffect, s: State, me: Player) -> bool:
    return applies(effect, s, me) and side(s, me.seat).activated[CAVALRY] > 0


def _trample(s: State, me: Player) -> None:
    """A cavalry works like an elephant: the number of its die does not count, 1 hit is ignored."""
    mine = side(s, me.seat)
    used = put(mine.activated, CAVALRY, mine.activated[CAVALRY] - 1)
    used = put(used, ELEPHANT, mine.activated[ELEPHANT] + 1)
    change(s, me.seat, activated=used, void=mine.void | lowest(mine.dice, CAVALRY, 1))


def hang_leader(content: LeaderAbility, effect: BattleEffect) -> None:
    """Hang what a leader does in battle on its moments (COC-11.16)."""
    name, number = content.id, ABILITY[content.id]
    here = partial(applies, effect)
    cost = goods(content.cost or {})
    if effect.prepaid:
        hook(Moment.BATTLE_START, name, may=here, optional=True, cost=cost)(
            partial(_prepare, number)
        )
        PREPAID[number] = partial(value, effect)
    elif effect.condition == GIVEN_UP:
        give_up = partial(_give_up_tactics, name, effect.combat_value)
        hook(Moment.TACTICS_REVEALED, name, may=here, optional=True)(give_up)
    elif effect.combat_value or effect.combat_value_per:
        hook(Moment.COMBAT_VALUE, name)(partial(_value_if, effect))
    if effect.ignore_hits and content.cost is None:
        hook(Moment.IGNORED_HITS, name)(partial(_ignored_if, effect))
    elif effect.ignore_hits:
        may = partial(_can_shield, effect, number)
        hook(Moment.HIT, name, may=may, optional=True, cost=cost)(partial(_shield_once, name))
    if effect.deny_opponent_tactic:
        hook(Moment.TACTICS_DENIED, name)(here)
    if effect.opponent_bonus_cap is not None:
        hook(Moment.BONUS_CAP, name)(partial(_cap_if, effect))
    if effect.cavalry_as_elephant:
        may = partial(_can_trample, effect)
        hook(Moment.ROLLED, name, may=may, optional=True)(_trample)


for _ability in LEADER_ABILITIES:
    if _ability.battle is not None:
        hang_leader(_ability, _ability.battle)
