"""A second account of where units may go, from the clauses and the files of the maps: as
`referee.py` by names and sets, at the beginning of a sub-phase and with cubes enough."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.tables import BAD
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.stacks import KIND_OF, SPACE_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.referee import SHIPS, Referee

SIZE = {"light_infantry": 1, "heavy_infantry": 1, "mercenary": 1, "cavalry": 2, "war_elephants": 3}
"""HRN-6.5, and HRN-2.25 for those inside, where engines take 1, too."""
ROOM, BERTHS = {"village": 5, "city": 10}, {"dock": 2, "harbour": 4}
IMMOBILE = {"siege_engines", "pirates"}
Goal = tuple[str, str]
"""What is done, and where."""


class Marshal(Referee):
    """The moves of one player."""

    def __init__(self, s: State, seat: int) -> None:
        super().__init__(s)
        self.seat, self.mine = seat, self.traits(seat)
        self.pieces = [
            (me.seat, s.label(SPACE_OF[t]), SPOTS[SPOT_OF[t]], KINDS[KIND_OF[t]].id, n)
            for me in s.players
            for t, n in me.units.items()
        ]

    # ---------------------------------------------------------------- the ground

    def snow(self, field: str) -> bool:
        """HRN-5.19"""
        return bool(self.s.winter) and self.s.winter[self.fields[field].zone - 1] == BAD

    def full(self, field: str, colour: str) -> bool:
        return set(self.fields[field].terrain) == {colour}

    def waters(self, field: str) -> list[str]:
        """HRN-2.4, HRN-6.23"""
        seas = [sea for sea in self.fields[field].coast if sea in self.seas]
        return seas + [name for name, (_, both) in self.sections.items() if field in both]

    def shores(self, water: str) -> list[str]:
        return [field for field in self.fields if water in self.waters(field)]

    def lanes(self, water: str) -> set[str]:
        """The water next to it."""
        every = {*self.seas, *self.sections} - {water}
        return {other for other in every if self.linked(self.seat, water, other)}

    def number(self, space: str, spot: str, kind: str = "", anybody: bool = False) -> int:
        """So many units."""
        return sum(
            n
            for seat, where, at, what, n in self.pieces
            if (seat == self.seat or anybody)
            and (where, at) == (space, spot)
            and kind in ("", what)
        )

    def hold(self, space: str, ships: str = "out") -> int:
        """HRN-6.5: cargo room that is left."""
        cargo = "hold" if ships == "port" else "aboard"
        loaded = sum(size * self.number(space, cargo, kind) for kind, size in SIZE.items())
        return 3 * self.number(space, ships, "transport_ship") - loaded

    def berth(self, field: str) -> bool:
        """HRN-2.19, HRN-2.21"""
        if field not in self.yard or field in self.fallen:
            return False
        if self.hostile(self.seat, self.owner[field]):
            return False
        return self.number(field, "port", anybody=True) < BERTHS[self.yard[field]]

    def indoors(self, field: str, kind: str) -> bool:
        """HRN-8.10: is there room inside for who leaves a ship in port?"""
        if field not in self.town or not self.encircled(field):
            return True
        if self.owner[field] != self.seat:
            return False
        sizes = {**SIZE, "siege_engines": 1}
        taken = sum(size * self.number(field, "inside", unit) for unit, size in sizes.items())
        fort = self.s.fort >> self.s.world.number[field] & 1
        return ROOM[self.town[field]] + fort - taken >= SIZE[kind]

    def climbs(self, one: str, other: str) -> bool:
        """HRN-18.9, HRN-18.47: does light infantry cross this black border?"""
        how, both = self.mine.light_infantry_cross_black, (one, other)
        if not how or {one, other} not in map(set, self.map.black_borders):
            return False
        if how == "mountains":
            return any("brown" in self.fields[field].terrain for field in both)
        home = FACTIONS[self.s.players[self.seat].faction].homeland
        return not self.mine.only_in or all(self.fields[f].homeland == home for f in both)

    # ---------------------------------------------------------------- who goes where

    def goals(self, space: str, spot: str, kind: str) -> set[Goal]:
        """HRN-6.1 to HRN-6.12: in the units sub-phase."""
        if kind in IMMOBILE:
            return set()
        found = self._sail(space, spot) if kind in SHIPS else self._march(space, spot, kind)
        engaged = spot not in ("port", "hold") and self.contested(self.seat, space)
        return {
            (deed, goal)
            for deed, goal in found
            if goal == space or not (engaged and self.contested(self.seat, goal))
        }

    def _march(self, space: str, spot: str, kind: str) -> Iterator[Goal]:
        if spot == "aboard":
            shores = [space] if space in self.fields else self.shores(space)
            yield from (("To", field) for field in shores if not self.snow(field))
        elif self.snow(space):
            return
        elif spot == "hold":
            yield from [("To", space)] if self.indoors(space, kind) else []
        else:
            yield from self._board(space, spot, kind)
            shut = spot == "inside" and self.encircled(space)
            for field in self.fields if not shut else ():
                crosses = self.crosses(self.seat, space, field)
                crosses |= kind == "light_infantry" and self.climbs(space, field)
                if crosses and not self.snow(field):
                    yield "To", field

    def _board(self, space: str, spot: str, kind: str) -> Iterator[Goal]:
        """HRN-6.2, HRN-6.4, HRN-8.10"""
        size = SIZE.get(kind, 99)
        if self.hold(space, "port") >= size:
            yield "BoardInPort", space
        if spot == "inside" and self.encircled(space):
            return
        for afloat in (space, *self.waters(space)):
            if self.hold(afloat) >= size:
                yield "Board", afloat

    def _sail(self, space: str, spot: str) -> Iterator[Goal]:
        if spot == "port":
            yield from (("To", water) for water in self.waters(space))
            yield from (("PutIn", harbour) for harbour in self._transfers(space))
        elif space in self.fields:
            yield from (("To", sea) for sea in self.waters(space) if sea in self.seas)
            yield from (("To", field) for field in self._upriver(space))
            yield from [] if self.snow(space) else [("Land", space)]
        else:
            yield from (("To", water) for water in self.lanes(space))
            for field in self.shores(space):
                yield from self._ashore(space, field)

    def _ashore(self, water: str, field: str) -> Iterator[Goal]:
        """HRN-6.3, HRN-6.6, HRN-6.8, HRN-18.31"""
        coast = bool(self.mine.ships_on_land) and not self.full(field, "brown")
        if water in self.seas and (coast or self.full(field, "turquoise")):
            yield "To", field
        if not self.snow(field):
            yield "Land", field
        if self.berth(field):
            yield "PutIn", field

    def _upriver(self, space: str) -> Iterator[str]:
        """HRN-18.31"""
        for river in self.map.rivers if self.mine.ships_on_land else ():
            both = list(zip(river.fields, river.fields[1:], strict=False))
            for one, other in (*both, *((b, a) for a, b in both)):
                near = one == space and other in self.fields
                near = near and other in self.fields[one].adjacent
                if near and not self.full(other, "brown"):
                    yield other

    def _transfers(self, space: str) -> list[str]:
        """HRN-6.16"""
        standing = self.standing(self.seat)
        ends = [field for field in standing if self.yard.get(field) == "harbour"]
        if space not in ends:
            return []
        free = {sea for sea in self.seas if not self.contested(self.seat, sea)}
        reached = free & set(self.fields[space].coast)
        for _ in self.seas:
            reached |= {sea for sea in free if reached & set(self.seas[sea].adjacent_seas)}
        there = (field for field in ends if field != space and self.berth(field))
        return [field for field in there if reached & set(self.fields[field].coast)]

    # ---------------------------------------------------------------- other sub-phases

    def special(self, space: str, spot: str, kind: str) -> set[Goal]:
        """HRN-6.14, HRN-6.15, without those that go together"""
        if spot not in ("port", "hold") and self.contested(self.seat, space):
            return set()
        everybody = self.s.mode.commanders and self.s.players[self.seat].commander == 4
        alone = self.mine.fleet_size == 1
        found = {g for g in self.goals(space, spot, kind) if not self._held(space, spot, g)}
        if everybody or (kind in SHIPS and alone):
            return found
        if kind in SHIPS:
            return {goal for goal in found if goal[0] == "PutIn" and spot == "port"}
        rides = kind == "cavalry"
        return {goal for goal in found if rides and (goal[0] != "To" or self._open(space, goal[1]))}

    def _held(self, space: str, spot: str, goal: Goal) -> bool:
        """HRN-6.9: who is in a shipyard is in no blocked space; who leaves it may come into one."""
        stays = goal[1] == space and spot not in ("port", "hold")
        return not stays and goal[0] != "PutIn" and self.contested(self.seat, goal[1])

    def _open(self, space: str, goal: str) -> bool:
        """HRN-1.9: who only leaves a ship in port enters no rough terrain."""
        return goal == space or not (self.full(goal, "brown") or self.full(goal, "turquoise"))

    def retreat(self, space: str, spot: str, kind: str) -> set[Goal]:
        """HRN-6.19, HRN-6.20"""
        held = spot not in ("port", "hold") and self.contested(self.seat, space)
        if held or spot == "hold" or kind == "heavy_infantry":
            return set()
        found = self.goals(space, spot, kind)
        if kind in SHIPS:
            sails = kind == "warship"
            puts_in = {goal for goal in found if goal[0] == "PutIn" and spot != "port"}
            return puts_in | {
                g for g in found if g[0] == "To" and sails and g[1] not in self.fields
            }
        homes = self.standing(self.seat)
        boards = {g for g in found if g[0] == "Board" and not self.contested(self.seat, g[1])}
        return boards | {goal for goal in found if goal[0] == "To" and goal[1] in homes}
