"""A second account of battle rounds, from the clauses alone: which dice a side throws, how many
shields it has, and how many swords its dice come to. By names, and without any of the functions
that it is held against."""

from __future__ import annotations

from collections import defaultdict
from math import ceil

from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.units import KINDS, LEVELS
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Battle, Side
from tests.titles.oikumene.referee import Referee

DICE = {
    "light_infantry": (1, 1), "heavy_infantry": (1, 1), "cavalry": (1, 1), "siege_engines": (0, 0),
    "transport_ship": (1, 1), "warship": (1, 1), "mercenary": (1, 1), "pirates": (4, 4),
    "war_elephants": (2, 0),
}  # fmt: skip
"""HRN-9.5: by kind, how many dice a unit throws by its standard and by its rough values."""
SHIELD_EACH, RIVAL_EACH, OTHER_EACH = (5, 5, 4, 4, 3), (4, 4, 4, 3, 3), (0, 0, 0, 4, 4)
"""HRN-16.9: by level of morale, from 0, 10, 30, 50 and 70 prestige on."""
ATTACKER, DEFENDER = 0, 1
Units = tuple[tuple[int, int], ...]


class Captain:
    """A battle as it stands, and the prestige of both when the battle round began."""

    def __init__(self, s: State, battle: Battle, prestige: tuple[int, int]) -> None:
        self.s, self.battle, self.siege = s, battle, s.siege
        self.field = s.label(battle.space)
        self.rules = Referee(s)
        steps = (10, 30, 50, 70)
        self.morale = [sum(each >= step for step in steps) for each in prestige]
        if s.rules.mode in ("quick", "basic"):  # there is none
            self.morale = [1, 1]

    def side(self, which: int) -> Side:
        return self.battle.sides[which]

    def led(self, which: int) -> bool:
        """HRN-9.27"""
        commander = self.s.players[self.side(which).seat].commander
        return self.s.rules.mode != "extended" or commander > 0

    def rough(self, which: int, stack: int) -> bool:
        """HRN-9.5, HRN-10.5"""
        if self.siege is not None:
            if which == ATTACKER:
                return True
            if not self.siege.breached:
                return False
        here = self.rules.fields.get(self.s.label(SPACE_OF[stack]))
        colours = set(here.terrain) if here is not None else set()
        return SPOTS[SPOT_OF[stack]] == "aboard" or colours in ({"brown"}, {"turquoise"})

    def dice(self, which: int, units: Units) -> int:
        """HRN-9.8, HRN-9.10, HRN-9.20, HRN-10.5"""
        free = site = 0
        alike: dict[tuple[str, bool], list[tuple[int, int]]] = defaultdict(list)
        for stack, number in units:
            kind, rough = KINDS[KIND_OF[stack]].id, self.rough(which, stack)
            dice = DICE[kind][rough] * number
            if SPOTS[SPOT_OF[stack]] == "site":
                site += dice
            else:
                free += dice
            if DICE[kind][rough]:
                alike[kind, rough].append((stack, number))
        extra = sum(counted(tuple(each)) // 6 for each in alike.values())
        return free + site // 2 + extra * self.led(which) + self._walls(which)

    def _walls(self, which: int) -> int:
        """What a fortification throws in the open, and the walls before a breach."""
        s, space = self.s, self.battle.space
        if self.siege is not None:
            standing = which == DEFENDER and not self.siege.breached
            return self.rules.walls(self.field) if standing else 0
        if self.field not in self.rules.town or self.field in self.rules.fallen:
            return 0
        mine = self.rules.owner[self.field] == self.side(which).seat and s.rules.mode != "quick"
        return (1 + (self.rules.town[self.field] == "city")) * (mine and s.fort >> space & 1)

    def shields(self, which: int, units: Units) -> int:
        """HRN-9.14, HRN-10.5"""
        before = self.siege is not None and not self.siege.breached
        if (before and which == ATTACKER) or not self.led(which):
            return 0
        return counted(units) // SHIELD_EACH[self.morale[which]]

    def swords(self, which: int) -> tuple[int, int, int]:
        """HRN-9.13, HRN-16.9, HRN-16.10: those that are shown, for blanks, for units and morale."""
        side, morale = self.side(which), self.morale[which]
        told = [
            (die.swords, die.stack >= 0 and _level(die.stack) == "recruit") for die in side.dice
        ]
        blank = sum(not swords and not recruit for swords, recruit in told) // 3
        each = (RIVAL_EACH if self._rivals(which) else OTHER_EACH)[morale]
        units = counted(side.units) // each if each else 0
        if not self.led(which):
            blank = units = 0
        if not morale:
            units -= ceil(sum(number for _, number in side.units) / 5)
        return sum(swords for swords, _ in told), blank, units

    def _rivals(self, which: int) -> bool:
        """HRN-3.2, HRN-18.29"""
        me, other = (self.s.players[self.side(n).seat] for n in (which, 1 - which))
        more = self.rules.traits(me.seat).rivals_of_faction
        his = FACTIONS[other.faction].id if other.faction >= 0 else ""
        return me.rival == other.seat or (bool(more) and his == more)


def _level(stack: int) -> str:
    return LEVELS[LEVEL_OF[stack]].id


def counted(units: Units) -> int:
    """HRN-9.7, HRN-9.20"""
    site = free = 0
    for stack, number in units:
        each = {"recruit": 0, "elite": 2}.get(_level(stack), 1) * number
        if SPOTS[SPOT_OF[stack]] == "site":
            site += each
        else:
            free += each
    return free + site // 2
