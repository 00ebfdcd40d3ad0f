"""The two sides of a battle: lines, lives, counted units, shields (HRN-9.4 to 9.7, 9.14, 16.9)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import SUPPORT
from civitas.titles.oikumene.content.tables import (
    BASE_SHIELD,
    BASE_SWORD_RIVAL,
    MORALES,
    NO_COMMANDER,
    Morale,
)
from civitas.titles.oikumene.content.units import KINDS, LEVELS, LIVES
from civitas.titles.oikumene.means.purse import is_rival
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    SITE,
    SPACE_OF,
    SPOT_OF,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Battle, Side

ATTACKER, DEFENDER = 0, 1
FRONT, MIDDLE, REAR = range(3)
MOST_ROUNDS: Final = 6
"""HRN-9.23, HRN-10.10"""
_LINE: Final = {"front": FRONT, "standard": MIDDLE, "rear": REAR}
_OF_LEVEL: Final = tuple(_LINE.get(level.line) for level in LEVELS)
_OF_KIND: Final = tuple(_LINE[kind.line] for kind in KINDS)
_COUNTS: Final = tuple(level.counts_for_bonuses for level in LEVELS)
_EXTRA_LIVES: Final = tuple(level.extra_lives for level in LEVELS)


def current(s: State) -> Battle:
    """The battle that is fought."""
    assert s.battle is not None, "no battle is fought"
    return s.battle


def change(s: State, which: int, side: Side) -> None:
    """One side is as given from now on."""
    battle = current(s)
    sides = (side, battle.sides[1]) if which == ATTACKER else (battle.sides[0], side)
    s.battle = replace(battle, sides=sides)


def player(s: State, which: int) -> Player:
    return s.players[current(s).sides[which].seat]


def stands(s: State) -> bool:
    """Have both sides units?"""
    first, second = current(s).sides
    return bool(first.units and second.units)


def muster(me: Player, space: int, spots: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The units at these spots, by kind and level from low to high (HRN-20.1)."""
    found = [(t, n) for t, n in me.units.items() if SPACE_OF[t] == space and SPOT_OF[t] in spots]
    return tuple(sorted(found, key=lambda each: (KIND_OF[each[0]], LEVEL_OF[each[0]], each[0])))


OPEN: Final = (OUT, SITE, ABOARD)
"""HRN-9.4: who fights on a space."""
WALLED: Final = (INSIDE,)


def support(s: State, me: Player, space: int) -> int:
    """HRN-9.8: blue dice of the own fortification on the field."""
    if space >= s.world.lands or not s.mode.fortification_ambush_support:
        return 0
    if not s.fort >> space & 1 or space in s.fallen or s.town[space] == NONE:
        return 0
    return SUPPORT[s.town[space]] if s.owner[space] == me.seat else 0


def line_of(s: State, stack: int) -> int:
    """HRN-9.6, HRN-9.20; in quick mode only siege engines and transports are rear."""
    own = _OF_KIND[KIND_OF[stack]]
    if not s.mode.battle_positions:
        return own
    if SPOT_OF[stack] == SITE:
        return REAR
    of_level = _OF_LEVEL[LEVEL_OF[stack]]
    return own if of_level is None else of_level


def rough(s: State, which: int, stack: int) -> bool:
    """HRN-9.5: does it use its rough values?"""
    if s.siege is not None and which == ATTACKER:
        return True
    return SPOT_OF[stack] == ABOARD or bool(s.world.rough >> SPACE_OF[stack] & 1)


def rolls_rough(s: State, which: int, stack: int) -> bool:
    """HRN-10.5: who defends walls that stand rolls standard dice; HRN-10.9: not after a breach."""
    if s.siege is not None and which == DEFENDER and not s.siege.breached:
        return False
    return rough(s, which, stack)


def lives_of(s: State, which: int, stack: int) -> int:
    """HRN-9.5, HRN-12.7"""
    return LIVES[KIND_OF[stack]][rough(s, which, stack)] + _EXTRA_LIVES[LEVEL_OF[stack]]


def counted(units: tuple[tuple[int, int], ...]) -> int:
    """HRN-9.7: units for bonuses; those on a site count half (HRN-9.20)."""
    free = site = 0
    for stack, number in units:
        value = _COUNTS[LEVEL_OF[stack]] * number
        if SPOT_OF[stack] == SITE:
            site += value
        else:
            free += value
    return free + site // 2


def heads(units: tuple[tuple[int, int], ...]) -> int:
    """All units, whatever they are (HRN-16.10)."""
    return sum(number for _, number in units)


def led(s: State, me: Player) -> bool:
    """Are there bonuses at all? In extended mode only with a commander (HRN-9.27)."""
    if not s.mode.combat_bonuses:
        return False
    return not s.mode.commanders or me.commander != NO_COMMANDER


def carries(s: State, which: int) -> bool:
    """HRN-9.15: may this side put swords aside for the next battle round?"""
    return s.mode.carry_over_swords and current(s).round < MOST_ROUNDS and led(s, player(s, which))


def morale_at(prestige: int) -> int:
    """HRN-16.9: the level of morale at so much prestige."""
    return next(n for n in reversed(range(len(MORALES))) if prestige >= MORALES[n].min_pp)


def morale_of(s: State, side: Side) -> Morale | None:
    """HRN-16.8: none where morale is off."""
    return MORALES[side.morale] if s.mode.morale else None


def unit_shields(s: State, side: Side) -> int:
    """HRN-9.14: shields for the units at the start of the battle round."""
    if not led(s, s.players[side.seat]):
        return 0
    morale = morale_of(s, side)
    return counted(side.units) // ((morale and morale.shield_per_units) or BASE_SHIELD)


def unit_swords(s: State, side: Side, other: int) -> int:
    """HRN-9.13, HRN-16.9: swords for units that live, less those that low morale takes."""
    me, morale = s.players[side.seat], morale_of(s, side)
    found = 0
    if led(s, me):
        if is_rival(s, me, other):
            each = (morale and morale.sword_per_units_rival) or BASE_SWORD_RIVAL
        else:
            each = (morale and morale.sword_per_units_other) or 0
        found = counted(side.units) // each if each else 0
    if morale and morale.minus_sword_per_started_group_of:
        found -= -(-heads(side.units) // morale.minus_sword_per_started_group_of)
    return found
