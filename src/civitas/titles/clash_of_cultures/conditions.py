"""Section 20: the conditions of objectives, read off their ``check``.

A check is interpreted by its ``op``. Status phase conditions tell how often they are fulfilled by
things that have nothing in common (COC-20.5); a comparison at most once (COC-20.6). Instant ones
tell whether what has just happened fulfils them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from civitas.titles.clash_of_cultures.content.advances import (
    CATEGORIES,
    CATEGORY,
    CATEGORY_BITS,
    GOVERNMENTS,
)
from civitas.titles.clash_of_cultures.content.cards import CONDITION, CONDITIONS
from civitas.titles.clash_of_cultures.content.goods import goods
from civitas.titles.clash_of_cultures.content.pieces import (
    BUILDINGS,
    CAVALRY,
    ELEPHANT,
    IS_ARMY,
    LEADER,
    SETTLER,
    SHIP,
    STRUCTURE,
    UNIT,
)
from civitas.titles.clash_of_cultures.routes import largest
from civitas.titles.clash_of_cultures.state import (
    ANGRY,
    BARBARIANS,
    HAPPY,
    KIND,
    PIRATES,
    Fought,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.units import army, at, ships, total

Check = Mapping[str, Any]
Count = Callable[[State, Player, Check], int]

COUNTS: Final[dict[str, Count]] = {}
"""By op: how many disjoint sets of things fulfil a status phase condition."""


def counts(op: str) -> Callable[[Count], Count]:
    """Says what an op looks at."""

    def note(count: Count) -> Count:
        COUNTS[op] = count
        return count

    return note


def fulfilled(s: State, me: Player, condition: int) -> bool:
    """Can a status phase condition be fulfilled once more in this status phase?"""
    content = CONDITIONS[condition]
    if content.excludes is not None and CONDITION[content.excludes] in me.fulfilled:
        return False
    if content.restriction is not None and FOUNDER in me.fulfilled:
        return False
    times = COUNTS[content.check["op"]](s, me, content.check)
    return times > me.fulfilled.count(condition)


FOUNDER: Final = CONDITION["city_founder"]
IN_STATUS: Final = tuple(
    n for n, content in enumerate(CONDITIONS) if "status_phase" in content.timing
)


def leads(s: State, me: Player, figure: Callable[[Player], int], margin: int = 1) -> int:
    """COC-20.6: more than every other player, by this margin."""
    mine = figure(me)
    return int(all(mine >= figure(other) + margin for other in s.others(me.seat)))


# ---------------------------------------------------------------- cities and buildings


@counts("cities")
def cities(s: State, me: Player, check: Check) -> int:
    return len(me.cities) // int(check["min"])


@counts("building_lead")
def building_lead(s: State, me: Player, check: Check) -> int:
    building = STRUCTURE[check["building"]]
    return leads(s, me, lambda who: sum([s.cities[n].has(building) for n in who.cities]))


@counts("happy_cities")
def happy_cities(s: State, me: Player, check: Check) -> int:
    return sum([s.cities[n].mood == HAPPY for n in me.cities]) // int(check["min"])


@counts("own_color_building_kinds")
def own_color_building_kinds(s: State, me: Player, check: Check) -> int:
    """Sets of different kinds that share no building: so many as fit into the counts."""
    need = int(check["min"])
    held = [sum([s.cities[n].colours[b] == me.seat for n in me.cities]) for b in BUILDINGS]
    sets = 0
    while sum([min(count, sets + 1) for count in held]) >= need * (sets + 1):
        sets += 1
    return sets


@counts("foreign_cities_influenced")
def foreign_cities_influenced(s: State, me: Player, check: Check) -> int:
    abroad = [c for c in s.cities.values() if c.owner != me.seat and me.seat in c.colours]
    return len(abroad) // int(check["min"])


@counts("city_of_size")
def city_of_size(s: State, me: Player, check: Check) -> int:
    return sum([s.cities[n].size >= check["size"] for n in me.cities])


@counts("isolated_cities")
def isolated_cities(s: State, me: Player, check: Check) -> int:
    alone = [n for n in me.cities if not any(near in s.cities for near in s.map.near(n))]
    return len(alone) // int(check["min"])


def _abroad(s: State, who: Player) -> int:
    return sum([c.colours.count(who.seat) for c in s.cities.values() if c.owner != who.seat])


@counts("influenced_buildings_lead")
def influenced_buildings_lead(s: State, me: Player, check: Check) -> int:
    return leads(s, me, lambda who: _abroad(s, who))


@counts("city_distance_from_capital")
def city_distance_from_capital(s: State, me: Player, check: Check) -> int:
    return sum([s.map.distance(n, me.capital) >= check["min"] for n in me.cities])


@counts("built_wonder")
def built_wonder(s: State, me: Player, check: Check) -> int:
    """In the status phase: the only one who built a wonder in this round."""
    return int(bool(s.builders) and set(s.builders) == {me.seat})


# ---------------------------------------------------------------- advances


@counts("advances_lead")
def advances_lead(s: State, me: Player, check: Check) -> int:
    enough = me.advances.bit_count() >= check["min"]
    return int(enough and leads(s, me, lambda who: who.advances.bit_count()))


def complete(me: Player, category: int) -> bool:
    """All 4 advances of a category."""
    return me.advances & CATEGORY_BITS[category] == CATEGORY_BITS[category]


@counts("category_complete")
def category_complete(s: State, me: Player, check: Check) -> int:
    return int(complete(me, CATEGORY[check["category"]]))


@counts("any_government_complete")
def any_government_complete(s: State, me: Player, check: Check) -> int:
    return sum([complete(me, category) for category in GOVERNMENTS])


@counts("complete_categories_lead")
def complete_categories_lead(s: State, me: Player, check: Check) -> int:
    return leads(s, me, lambda who: sum([complete(who, n) for n in range(len(CATEGORIES))]))


@counts("categories_started")
def categories_started(s: State, me: Player, check: Check) -> int:
    started = sum([bool(me.advances & bits) for bits in CATEGORY_BITS])
    return int(started >= check["min"])


@counts("civ_advances_and_leaders")
def civ_advances_and_leaders(s: State, me: Player, check: Check) -> int:
    enough = me.civilization_advances.bit_count() >= check["civ_advances"]
    return int(enough and me.leaders_played >= check["leaders_recruited"])


# ---------------------------------------------------------------- resources


@counts("resources")
def resources(s: State, me: Player, check: Check) -> int:
    need = goods(check["min"])
    return min([held // n for held, n in zip(me.goods, need, strict=True) if n])


# ---------------------------------------------------------------- units


@counts("ships_on_foreign_port_hexes")
def ships_on_foreign_port_hexes(s: State, me: Player, check: Check) -> int:
    ports = {s.cities[n].port for other in s.others(me.seat) for n in other.cities}
    return sum([ships(at(s, me.seat, n)) for n in sorted(ports)]) // int(check["min"])


@counts("ships")
def fleet(s: State, me: Player, check: Check) -> int:
    mine = total(s, me.seat, SHIP)
    ahead = mine >= check["or_lead_with_min"] and leads(s, me, lambda w: total(s, w.seat, SHIP))
    return max(mine // int(check["min"]), int(ahead))


def _army(s: State, who: Player) -> int:
    return sum([army(units) for units in s.units[who.seat].values()])


@counts("army_lead")
def army_lead(s: State, me: Player, check: Check) -> int:
    return leads(s, me, lambda who: _army(s, who), check["margin"])


@counts("garrisoned_cities")
def garrisoned_cities(s: State, me: Player, check: Check) -> int:
    return sum([army(at(s, me.seat, n)) > 0 for n in me.cities]) // int(check["min"])


@counts("army_units_and_ships")
def army_units_and_ships(s: State, me: Player, check: Check) -> int:
    return (_army(s, me) + total(s, me.seat, SHIP)) // int(check["min"])


@counts("army_units_adjacent_to_foreign_cities")
def army_units_adjacent_to_foreign_cities(s: State, me: Player, check: Check) -> int:
    foreign = {n for other in s.others(me.seat) for n in other.cities}
    close = [
        army(units)
        for place, units in s.units[me.seat].items()
        if s.map.is_land(place) and foreign.intersection(s.map.near(place))
    ]
    return sum(close) // int(check["min"])


def _remote(s: State, me: Player, place: int) -> bool:
    return place not in me.cities and not any(n in me.cities for n in s.map.near(place))


@counts("remote_hexes_with_army")
def remote_hexes_with_army(s: State, me: Player, check: Check) -> int:
    held = [
        place
        for place, units in s.units[me.seat].items()
        if army(units) and s.map.is_land(place) and _remote(s, me, place)
    ]
    return len(held) // int(check["min"])


@counts("remote_hexes_with_settler")
def remote_hexes_with_settler(s: State, me: Player, check: Check) -> int:
    held = [n for n in _hexes_with(s, me, SETTLER) if _remote(s, me, n)]
    return len(held) // int(check["min"])


def _hexes_with(s: State, me: Player, kind: int) -> list[int]:
    units = s.units[me.seat].items()
    return [place for place, here in units if any(unit & KIND == kind for unit in here)]


@counts("possible_trade_routes")
def possible_trade_routes(s: State, me: Player, check: Check) -> int:
    return len(largest(s, me, check.get("ships_only", False))) // int(check["min"])


@counts("hexes_with_unit")
def hexes_with_unit(s: State, me: Player, check: Check) -> int:
    return len(_hexes_with(s, me, UNIT[check["unit"]])) // int(check["min"])


@counts("unit_kinds")
def unit_kinds(s: State, me: Player, check: Check) -> int:
    return min([total(s, me.seat, UNIT[kind]) for kind in check["kinds"]])


# ---------------------------------------------------------------- battles


WARFARE: Final = CATEGORY_BITS[CATEGORY["warfare"]]
OF_BATTLE: Final = tuple(
    n
    for n, content in enumerate(CONDITIONS)
    if content.check["op"] in ("battle", "battles_this_turn")
)


class Seen:
    """A battle as one of the fighters saw it."""

    def __init__(self, s: State, battle: Fought, me: Player) -> None:
        attacked = battle.attacker == me.seat
        self.s, self.battle, self.me = s, battle, me
        self.role = "attacker" if attacked else "defender"
        self.foe = battle.defender if attacked else battle.attacker
        own, other = battle.attackers, battle.defenders
        lost, killed = battle.attackers_killed, battle.defenders_killed
        if not attacked:
            own, other, lost, killed = other, own, killed, lost
        self.own, self.other, self.lost, self.killed = own, other, lost, killed
        self.settlers = battle.settlers_killed[attacked]
        self.traded = battle.traded[attacked]

    def fighters(self, kinds: tuple[int, ...]) -> int:
        """Army units on land, ships at sea."""
        if self.battle.land:
            return sum([n for kind, n in enumerate(kinds) if IS_ARMY[kind]])
        return kinds[SHIP]

    @property
    def outnumbered(self) -> bool:
        return self.fighters(self.own) < self.fighters(self.other)

    @property
    def fewer_warfare_advances(self) -> bool:
        foe = self.s.players[self.foe] if self.foe < BARBARIANS else None
        if foe is None:
            return False
        mine, theirs = (who.advances & WARFARE for who in (self.me, foe))
        return mine.bit_count() < theirs.bit_count()


Test = Callable[[Seen, Any], bool]


def _of_kind(seen: Seen, kind: str) -> bool:
    battle = seen.battle
    return {"any": True, "land": battle.land, "sea": not battle.land, "city": battle.city}[kind]


def _of_opponent(seen: Seen, whom: str) -> bool:
    if whom == "player":
        return seen.foe < BARBARIANS
    return seen.foe == (BARBARIANS if whom == "barbarian" else PIRATES)


def _army_units(kinds: tuple[int, ...]) -> int:
    return sum([n for kind, n in enumerate(kinds) if IS_ARMY[kind]])


TESTS: Final[dict[str, Test]] = {
    "op": lambda seen, _: True,
    "kind": _of_kind,
    "won": lambda seen, won: (seen.battle.winner == seen.me.seat) is won,
    "role": lambda seen, role: seen.role == role,
    "opponent": _of_opponent,
    "defended": lambda seen, _: _army_units(seen.battle.defenders) > 0 or seen.battle.fortress,
    "contested": lambda seen, _: seen.battle.contested,
    "disembarked": lambda seen, _: seen.battle.disembarked,
    "kills_army_min": lambda seen, least: _army_units(seen.killed) >= least,
    "army_units_both_sides_min": lambda seen, least: (
        _army_units(seen.own) + _army_units(seen.other) >= least
    ),
    "outnumbered": lambda seen, _: seen.outnumbered,
    "any_of": lambda seen, names: any(getattr(seen, name) for name in names),
    "own_army_min": lambda seen, least: _army_units(seen.own) >= least,
    "city_size_min": lambda seen, least: seen.battle.size >= least,
    "wonders_min": lambda seen, least: seen.battle.wonders >= least,
    "kills_trade_capable_min": lambda seen, least: (
        seen.traded and seen.settlers + seen.killed[SHIP] + seen.killed[SETTLER] >= least
    ),
    "defender_army_min": lambda seen, least: _army_units(seen.battle.defenders) >= least,
    "leader_present": lambda seen, _: seen.own[LEADER] > 0,
    "own_units_at_most_opponent": lambda seen, _: (
        seen.fighters(seen.own) <= seen.fighters(seen.other)
    ),
    "kills_leader": lambda seen, _: seen.killed[LEADER] > 0,
    "kills_other_min": lambda seen, least: (
        _army_units(seen.killed) - seen.killed[LEADER] + seen.killed[SHIP] >= least
    ),
    "survivor_any_of": lambda seen, _: any(
        seen.own[kind] > seen.lost[kind] for kind in (CAVALRY, ELEPHANT)
    ),
}
"""By word of a check: does the battle fit?"""


def _battle_fits(s: State, me: Player, check: Check, battle: Fought) -> bool:
    if me.seat not in (battle.attacker, battle.defender):
        return False
    seen = Seen(s, battle, me)
    return all(TESTS[word](seen, value) for word, value in check.items())


def _turn_fits(s: State, me: Player, check: Check, before: int) -> bool:
    """The battles of this turn together; ``before`` says how often they served already."""
    wanted = {"kind": check["kind"]}
    if "opponent" in check:
        wanted["opponent"] = check["opponent"]
    fought = [b for b in s.turn.battles if _battle_fits(s, me, wanted, b)]
    if not fought or fought[-1] is not s.turn.battles[-1]:
        return False
    won = sum([battle.winner == me.seat for battle in fought])
    least, hexes = check.get("min", check["won_min"]), {battle.hex for battle in fought}
    if won < check["won_min"] * (before + 1) or len(fought) < least * (before + 1):
        return False
    if "min" not in check and fought[-1].winner != me.seat:
        return False
    return len(hexes) >= int(check.get("different_hexes", 1))


def served(me: Player, condition: int) -> int:
    """How a turn remembers that its battles have served a condition (COC-20.5)."""
    return -2 - 4 * condition - me.seat


def after_battle(s: State, me: Player) -> list[int]:
    """COC-20.4: the conditions that the last battle has fulfilled for this player."""
    found = []
    for n in OF_BATTLE:
        check = CONDITIONS[n].check
        if check["op"] == "battle":
            fits = _battle_fits(s, me, check, s.turn.battles[-1])
        else:
            fits = _turn_fits(s, me, check, s.turn.cards.count(served(me, n)))
        if fits:
            found.append(n)
    return found


# ---------------------------------------------------------------- other happenings


def is_far(s: State, me: Player, place: int) -> bool:
    """Was a city founded far from the capital?"""
    return s.map.distance(place, me.capital) >= int(CONDITIONS[FOUNDER].check["min"])


def is_terror(s: State, me: Player) -> bool:
    """Are enough of the player's cities angry?"""
    angry = sum([s.cities[n].mood == ANGRY for n in me.cities])
    return angry >= int(CONDITIONS[CONDITION["terror_regime"]].check["min"])


def is_draft(s: State) -> bool:
    """Was Draft used in enough Recruits of this turn?"""
    return s.turn.drafts >= int(CONDITIONS[CONDITION["draft"]].check["min"])
