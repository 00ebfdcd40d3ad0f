"""Section 20: the conditions of objectives that look at battles, read off their ``check``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from civitas.titles.clash_of_cultures.content.advances import CATEGORY, CATEGORY_BITS
from civitas.titles.clash_of_cultures.content.cards import CONDITIONS
from civitas.titles.clash_of_cultures.content.pieces import (
    IS_ARMY,
    LEADER,
    SETTLER,
    SHIP,
    UNIT,
)
from civitas.titles.clash_of_cultures.progress import Fought
from civitas.titles.clash_of_cultures.state import BARBARIANS, PIRATES, Player, State

Check = Mapping[str, Any]

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
    "survivor_any_of": lambda seen, names: any(
        seen.own[UNIT[name]] > seen.lost[UNIT[name]] for name in names
    ),
}
"""By word of a check: does the battle fit?"""


def _battle_fits(s: State, me: Player, check: Check, battle: Fought) -> bool:
    if me.seat not in (battle.attacker, battle.defender):
        return False
    seen = Seen(s, battle, me)
    return all(TESTS[word](seen, value) for word, value in check.items())


def _turn_fits(s: State, me: Player, check: Check, before: int) -> bool:
    """The battles of this turn together; ``before`` says how often they served already, and what
    served once serves no more (COC-20.5)."""
    wanted = {"kind": check["kind"]}
    if "opponent" in check:
        wanted["opponent"] = check["opponent"]
    fought = [b for b in s.turn.battles if _battle_fits(s, me, wanted, b)]
    if not fought or fought[-1] is not s.turn.battles[-1]:
        return False
    won = sum([battle.winner == me.seat for battle in fought])
    sets, least = before + 1, check.get("min", check["won_min"])
    if won < check["won_min"] * sets or len(fought) < least * sets:
        return False
    if "min" not in check and fought[-1].winner != me.seat:
        return False
    on_hex = Counter(battle.hex for battle in fought)
    apart = sum([min(count, sets) for count in on_hex.values()])
    return apart >= int(check.get("different_hexes", 1)) * sets


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
