"""What a player has before him in a movement sub-phase: where enemies stand, and what is closed to
all his units."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.titles.oikumene.content.tables import COMMANDERS
from civitas.titles.oikumene.content.units import CUBES
from civitas.titles.oikumene.means.areas import over_land
from civitas.titles.oikumene.means.control import standing_homes
from civitas.titles.oikumene.moves.ground import snowed_in, stood
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Movement
from civitas.titles.oikumene.world import World, bits, spaces

UNITS: Final = "units"
SPECIAL: Final = "special"
RETREAT: Final = "retreat"


class Outlook:
    """What hangs on the player and the sub-phase alone, found out once for all his stacks."""

    __slots__ = (
        "_around",
        "_near",
        "able",
        "blocked",
        "brisk",
        "climbs",
        "closed",
        "entitled",
        "foes",
        "held",
        "idle",
        "me",
        "refused",
        "roomy",
        "s",
        "snow",
        "sub",
    )

    def __init__(self, s: State, me: Player, entitled: bool = False) -> None:
        movement = s.movement
        mine = movement if movement is not None and movement.seat == me.seat else None
        self.s = s
        self.me = me
        self.sub = movement.sub if movement is not None else UNITS
        self.foes, self.blocked = _hostile(s, me, movement)
        """Spaces with hostile units, and those of them where they stood when it began (HRN-6.9)."""
        self.snow = snowed_in(s) if s.winter else 0
        self.refused = mine.refused if mine is not None else 0
        self.entitled = (
            entitled or self.sub != SPECIAL or (mine is not None and mine.paid) or brilliant(s, me)
        )
        """May every unit move?"""
        self.roomy = len(me.units) < CUBES
        """Is there a cube for any new stack, whatever the others are (HRN-2.12)?"""
        self.brisk = self.roomy and self.sub in (UNITS, RETREAT)
        """Does everybody in the open who may march go wherever a field is open to him?"""
        self.held = self.blocked if self.sub == RETREAT else 0
        """Spaces that nobody leaves on foot, as bits (HRN-6.19)."""
        self.closed = self._closed()
        """Fields that no land unit of his enters, wherever it comes from, as bits."""
        self.climbs = bool(me.traits.light_infantry_cross_black)
        """Does his light infantry know ways over black borders (HRN-18.9)?"""
        self.idle = self._idle() if self.sub == RETREAT else 0
        """Spaces where it can be seen at a glance that nobody who is afoot does anything, as
        bits."""
        self._near: dict[int, int] = {}
        self._around: dict[int, int] = {}
        self.able: dict[int, bool] = {}
        """Of which stacks it is known whether they may do anything."""

    def _closed(self) -> int:
        """HRN-5.19, HRN-6.13, HRN-6.14, HRN-6.15, HRN-6.19"""
        found = self.snow | self.refused
        if self.sub == SPECIAL:
            found |= self.blocked
        elif self.sub == RETREAT:
            found |= ~standing_homes(self.s, self.me)
        return found if self.entitled else found | self.s.world.rough

    def _idle(self) -> int:
        """HRN-6.19: nobody retreats on foot where enemies hold him fast, nor to any field but one
        with an own settlement; others may go aboard, where there are own ships or could be."""
        me, world = self.me, self.s.world
        if me.traits.ships_on_land:
            return self.blocked
        able = near_all(world, ~self.closed & world.land) | world.wet
        for water in spaces(me.forces & ~world.land):
            able |= world.coast[water]
        return ~able | self.blocked

    def around(self, field: int) -> int:
        """HRN-6.2, HRN-6.10: the fields that land units may enter from this one, as bits."""
        found = self._around.get(field)
        if found is None:
            found = 0 if self.snow >> field & 1 else self.near(field) & ~self.closed
            if self.sub == UNITS and self.blocked >> field & 1:
                found &= ~self.foes
            self._around[field] = found
        return found

    def reached(self, near: int, field: int) -> int:
        """Those of the fields next door that may be entered from this one, as bits."""
        near &= ~self.closed
        return near & ~self.foes if self.sub == UNITS and self.blocked >> field & 1 else near

    def near(self, field: int) -> int:
        """The fields next to this one that land units can reach, as bits."""
        world = self.s.world
        if not world.crossings[field]:
            return world.open[field]
        found = self._near.get(field)
        if found is None:
            found = self._near[field] = over_land(self.s, self.me, field)
        return found


class Ahead:
    """A player's outlook, found out as soon as somebody looks: a table that is only copied does
    not."""

    __slots__ = ("_seen", "me", "s")

    def __init__(self, s: State, me: Player, seen: Outlook | None = None) -> None:
        self.s = s
        self.me = me
        self._seen = seen

    def look(self) -> Outlook:
        if self._seen is None:
            self._seen = Outlook(self.s, self.me)
        return self._seen


def _hostile(s: State, me: Player, movement: Movement | None) -> tuple[int, int]:
    foes = held = 0
    friends = me.friends | 1 << me.seat
    for other in s.players:
        if friends >> other.seat & 1:
            continue
        forces = other.forces
        foes |= forces
        if movement is not None:
            began = movement.began[other.seat] & forces
            held |= stood(s, movement, other) if began and other.moved else began
    return foes, foes if movement is None else held


@lru_cache(maxsize=1 << 10)
def near_by(world: World, field: int) -> int:
    """The fields next to this one, over whatever border, as bits."""
    return bits(world.borders[field])


@lru_cache(maxsize=1 << 12)
def near_all(world: World, fields: int) -> int:
    """The fields next to any of these, as bits."""
    found = 0
    for field in spaces(fields):
        found |= near_by(world, field)
    return found


def brilliant(s: State, me: Player) -> bool:
    """HRN-6.15: has he a commander who gives every unit a special move?"""
    return s.mode.commanders and COMMANDERS[me.commander].special_moves_per_unit > 0
