"""Section 15: units that are killed in battle or drown."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Decision, Flow, Pick
from civitas.kernel.values import put
from civitas.titles.clash_of_cultures.battles.sides import (
    as_player,
    change,
    enemy,
    fight,
    fighters,
    named,
    side,
)
from civitas.titles.clash_of_cultures.content.pieces import IS_LAND, LEADER, SETTLER, UNIT, UNITS
from civitas.titles.clash_of_cultures.leaders import lose_leader
from civitas.titles.clash_of_cultures.picks.battles import LOSE_UNIT
from civitas.titles.clash_of_cultures.state import KIND, PIRATE, Player, State
from civitas.titles.clash_of_cultures.units import at, remove_unit, ship_room

RULES: Final = Chapter()


def kill(s: State, owner: int, unit: int) -> None:
    """COC-15.16, COC-15.22, COC-15.33: a fighter dies; with the last one the settlers die."""
    battle, kind = fight(s), unit & KIND
    mine = side(s, owner)
    killed = put(mine.killed, kind, mine.killed[kind] + 1)
    change(s, owner, killed=killed, lost=mine.lost + 1)
    s.tell("killed", "COC-15.16", seat=named(owner), unit=UNITS[kind].id, hex=s.label(battle.hex))
    settlers_die = battle.land and len(fighters(s, owner)) == 1
    if kind == LEADER:
        lose_leader(s, owner, enemy(s, owner).owner)
    else:
        remove_unit(s, owner, battle.hex, unit)
    if settlers_die:
        kill_settlers(s, owner, "COC-15.22")


def kill_settlers(s: State, owner: int, clause: str) -> None:
    """All settlers of an owner on the hex die (COC-15.22)."""
    place = fight(s).hex
    settlers = [unit for unit in at(s, owner, place) if unit & KIND == SETTLER]
    for unit in settlers:
        remove_unit(s, owner, place, unit)
    if settlers:
        change(s, owner, settlers=side(s, owner).settlers + len(settlers))
        s.tell("settlers-die", clause, seat=named(owner), count=len(settlers), hex=s.label(place))


@RULES.asking("battle.lose")
def lose_fighters(s: State, me: Player, owner: int, count: int) -> Flow:
    """COC-15.16: so many fighters die; their owner chooses which."""
    if count >= len(fighters(s, owner)):
        for unit in fighters(s, owner):
            kill(s, owner, unit)
        return
    for left in range(count, 0, -1):
        unit = yield from choose_loss(s, owner, fighters(s, owner), "lose-unit", left)
        kill(s, owner, unit)


def choose_loss(s: State, owner: int, units: list[int], what: str, left: int) -> Decision:
    """One of these units; the wild lose infantry first, then cavalry, then elephants
    (COC-23.2, COC-23.15)."""
    if as_player(s, owner) is None:
        return units[0]
    allies = [unit for unit in units if unit & PIRATE]
    if allies:  # pirates that sail along take the hits first
        return allies[0]
    kinds = sorted({unit & KIND for unit in units})
    pick = yield Ask(owner, what, partial(_loss_picks, kinds), {"count": left})
    return next(unit for unit in units if unit & KIND == UNIT[pick.unit])


def _loss_picks(kinds: list[int]) -> list[Pick]:
    return [LOSE_UNIT[kind] for kind in kinds]


@RULES.asking("battle.drown")
def drown(s: State, me: Player, owner: int, place: int) -> Flow:
    """COC-15.25: surplus land units aboard drown, by their owner's choice; they count as killed by
    the enemy of the battle."""
    while (surplus := -ship_room(s, owner, place)) > 0:
        aboard = [unit for unit in at(s, owner, place) if IS_LAND[unit & KIND]]
        unit = aboard[0]
        if surplus < len(aboard):
            unit = yield from choose_loss(s, owner, aboard, "drown-unit", surplus)
        _drown(s, owner, place, unit)


def _drown(s: State, owner: int, place: int, unit: int) -> None:
    kind, mine = unit & KIND, side(s, owner)
    change(s, owner, killed=put(mine.killed, kind, mine.killed[kind] + 1))
    s.tell("drowns", "COC-15.25", seat=named(owner), unit=UNITS[kind].id)
    if kind == LEADER:
        lose_leader(s, owner, enemy(s, owner).owner)
    else:
        remove_unit(s, owner, place, unit)
