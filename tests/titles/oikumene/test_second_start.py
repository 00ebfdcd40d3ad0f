"""What everybody has when the first round begins is what a second account of the clauses comes to
(HRN-3.11 to HRN-3.15 and section 18), after drafts at random and after suggested starts."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.maps import MAPS, map_of
from civitas.titles.oikumene.content.units import KINDS, LEVELS
from civitas.titles.oikumene.picks.course import OnStart
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.helpers import match, state
from tests.titles.oikumene.referee import NOBODY, Referee

MODES = ("quick", "basic", "original", "extended")
LIGHT, VETERANS, SHIP = "light_infantry", "experienced light_infantry", "transport_ship"
FORTS = {"vikings_franks": 1, "taifas_franks": 1, "orient_qatna": 1, "huns_bospor": 2}
"""HRN-18.16"""
HUNS, SLAVS = "huns_huns", "vikings_slavs_balts"
Things = dict[str, int]


class Quartermaster(Referee):
    """What one player has to have."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s)
        self.seat, self.me = seat, s.players[seat]
        faction = self.me.faction
        self.faction = FACTIONS[faction].id if faction >= 0 else ""
        self.mine = [field for field, owner in self.owner.items() if owner == seat]
        self.coast = any(set(self.fields[f].coast) & set(self.seas) for f in self.mine)
        self.city = any(self.town[f] == "city" for f in self.mine)
        self.harbour = any(self.yard.get(f) == "harbour" for f in self.mine)

    def due(self) -> Things:
        found = self._huns() if self.faction == HUNS else self._ordinary()
        if self.s.rules.mode == "quick":  # HRN-3.14
            for what in ("sheep", "pigs", "horses", "grain", "prestige"):
                found.pop(what, None)
            found["gold"] += 5 + (self.taxes() if self.s.phase != "new_year" else 0)
        return {what: number for what, number in found.items() if number}

    def taxes(self) -> int:
        """HRN-4.5, HRN-17.4, HRN-18.35: of the first spring, before anybody is asked; with a third
        of the Romans' for their lord."""
        own = self.before_the_lord()
        paid = sum(t.payer == self.seat for t in self.s.treaties)
        vassals = (t.payer for t in self.s.treaties if t.receiver == self.seat)
        others = (Quartermaster(self.s, seat) for seat in vassals)
        return own - paid * (own // 3) + sum(each.before_the_lord() // 3 for each in others)

    def before_the_lord(self) -> int:
        held = {self.s.label(n) for n, owner in enumerate(self.s.control) if owner == self.seat}
        return self.income(self.seat, held)

    def _huns(self) -> Things:
        """HRN-18.34"""
        found = {LIGHT: 3, "cavalry": 3, "sheep": 2, "horses": 2, "grain": 5}
        if not self._camp():  # the owner says which two of his herds stay
            kinds = Counter(kind for _, kind in self.herds(self.seat))
            found |= {"sheep": kinds["sheep"], "horses": 2 - kinds["sheep"]}
        return {**found, "gold": 7, "prestige": 7, "village": 1}

    def _camp(self) -> bool:
        """HRN-18.49: is there a field beside the village for a camp?"""
        home = self.mine[0]
        return any(
            self.crosses(self.seat, home, field) and other.kind == "normal"
            for field, other in self.fields.items()
            if field not in self.town
        )

    def _ordinary(self) -> Things:
        found = {LIGHT: 5, "sheep": 2, "pigs": 1, "grain": 10, "gold": 5, "prestige": 7}
        found |= {"village": 3}
        if self.faction == "britannia_celts":  # HRN-18.20
            found |= {"sheep": 1, "pigs": 2}
        if self.faction == SLAVS:  # HRN-18.18
            found[LIGHT] = 7
        elif self.coast and not self.harbour:
            found |= {"dock": 1, SHIP: 1}
        elif not self.harbour:  # HRN-3.12
            found[LIGHT] += 2
            found["gold"] += 2
        if self.city:  # HRN-18.45
            found |= {"city": 1, "village": 0, "pigs": 0, LIGHT: found[LIGHT] - 2}
        if self.harbour:  # HRN-18.46
            found |= {"harbour": 1, SHIP: 1, "village": 2, "pigs": 0}
        if self.faction == "italia_celts" and self.s.mode.experience:  # HRN-18.15
            found |= {LIGHT: found[LIGHT] - 3, VETERANS: 3}
        return found | {"fortification": self._forts()}

    def _forts(self) -> int:
        """HRN-18.16, HRN-18.17"""
        if self.faction != "huns_romans":
            return FORTS.get(self.faction, 0)
        danube = next(river for river in self.map.rivers if river.id == "danube")
        return len(set(self.mine) & set(danube.fields))

    def has(self) -> Things:
        s, found = self.s, Counter[str]()
        for stack, number in self.me.units.items():
            level = LEVELS[LEVEL_OF[stack]].id
            of = "" if level == "standard" else f"{level} "
            found[of + KINDS[KIND_OF[stack]].id] += number
        found.update(kind for _, kind in self.herds(self.seat))
        for field in self.mine:
            n = s.world.number[field]
            found.update([self.town[field], *([self.yard[field]] if field in self.yard else [])])
            found["grain"] += s.grain[n]
            found["fortification"] += s.fort >> n & 1
        found["gold"], found["prestige"] = self.me.gold, self.me.prestige
        return {what: number for what, number in found.items() if number}

    def lies(self) -> bool:
        """HRN-3.11, HRN-18.49: all of it is at home, or in the camp beside it."""
        camps = {f for f in self.fields for home in self.mine if f in self.fields[home].adjacent}
        where = {*self.mine, *(camps if self.faction == HUNS else ())}
        spots = {(self.s.label(SPACE_OF[t]), SPOTS[SPOT_OF[t]]) for t in self.me.units}
        herds = {field for field, _ in self.herds(self.seat)}
        return {space for space, _ in spots} | herds <= where


def settled(board: str, mode: str, seats: int, start: str, number: int) -> State:
    """A match at random, until the first round begins; special starts are taken now and then."""
    dice = random.Random(f"second start {board} {mode} {seats} {start} {number}")
    table = match(seats, str(dice.random()), map=board, mode=mode, start=start)
    while state(table).round == 0 or state(table).phase == "prologue":
        ask = dice.choice(table.asks)
        special = [pick for pick in ask.picks if isinstance(pick, OnStart)]
        table.pick(dice.choice(special or ask.picks), ask.seat)
    return state(table)


@pytest.mark.rule("HRN-3.11", "HRN-3.12", "HRN-3.13", "HRN-3.14", "HRN-3.15", "HRN-18.15")
@pytest.mark.rule("HRN-18.16", "HRN-18.17", "HRN-18.18", "HRN-18.20", "HRN-18.33", "HRN-18.34")
@pytest.mark.rule("HRN-18.45", "HRN-18.46", "HRN-18.49", "HRN-22.2")
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("board", MAPS)
def test_what_everybody_begins_with(board: str, number: int) -> None:
    for mode in MODES[number % 2 :: 2]:
        most = min(12, map_of(board).max_players)
        seats = (2, most, 4)[number]
        s = settled(board, mode, seats, "suggested" if number == 2 else "draft", number)
        for owed in (Quartermaster(s, seat) for seat in range(seats)):
            if owed.me.late:  # HRN-18.33
                assert (owed.mine, owed.me.units) == ([], {})
                continue
            assert owed.has() == owed.due(), (mode, owed.seat, owed.faction)
            assert owed.lies()
        assert NOBODY not in Quartermaster(s, 0).owner.values()
