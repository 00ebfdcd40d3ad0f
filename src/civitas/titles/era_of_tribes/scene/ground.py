"""The board of a scene: who lives where."""

from __future__ import annotations

from typing import Final, Self

from civitas.kernel.scene import Position, needs, number_of, owned, taken, within
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.cards import TILE
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS, NAMES
from civitas.titles.era_of_tribes.content.tables import CITIES
from civitas.titles.era_of_tribes.means.control import hand_over
from civitas.titles.era_of_tribes.means.cubes import empty_slot
from civitas.titles.era_of_tribes.state import BARBARIANS, Player

OWNER: Final = {BARBARIANS: "barbarians"}


class Ground(Position):
    """The part of a scene that lies on the board."""

    def field(self, name: str) -> int:
        """The number of a field of the play area."""
        inside: dict[str, int] = {NAMES[n]: n for n in self.state.area.fields}
        if name in FIELD and name not in inside:
            raise needs("this", name, "a play area with it")
        return number_of(inside, name)

    def province(self, name: str) -> int:
        """The number of a land province of the play area."""
        place = self.field(name)
        if place >= LANDS:
            raise needs("this", name, "a land province")
        return place

    def land(self, seat: int, *provinces: str, vassals: int = 1) -> Self:
        """Free provinces with so many vassals each, from FV; their food goes to the plate."""
        s, me = self.state, self.me(seat)
        for name in provinces:
            place = self.province(name)
            self._unowned(name, seat)
            me.free = taken(me.free, vassals - self._here(place, seat), f"seat {seat} FV")
            s.vassals[place] = vassals
            hand_over(s, place, seat)
        return self

    def vassals(self, seat: int, province: str, number: int) -> Self:
        """So many vassals in a province of this seat."""
        return self.land(seat, province, vassals=number)

    def leave(self, *provinces: str) -> Self:
        """Nobody lives there: its vassals go to FV, its tile away, its food back to it."""
        s = self.state
        for name in provinces:
            place, owner = self.province(name), s.owner[self.province(name)]
            if place in s.villages:
                s.spare_tiles = tuple(sorted((*s.spare_tiles, s.villages.pop(place))))
                s.give(place, NOBODY)
            elif owner != NOBODY:
                s.players[owner].free += s.vassals[place]
                s.vassals[place] = 0
                hand_over(s, place, NOBODY)
        return self

    def city(self, seat: int, *provinces: str, vassals: int = 0) -> Self:
        """Cities in provinces of this seat or free ones; nothing is paid, the vassals of their
        slots go to FV."""
        s, me = self.state, self.me(seat)
        for name in provinces:
            place = self.province(name)
            self._unowned(name, seat)
            slot = within("a city", len(me.cities), 0, CITIES - 1)
            empty_slot(me, slot)
            me.free = taken(me.free, vassals - self._here(place, seat), f"seat {seat} FV")
            s.vassals[place] = vassals
            hand_over(s, place, seat)
            me.cities = (*me.cities, place)
        return self

    def fleets(self, seat: int, sea: str, number: int = 1) -> Self:
        """So many fleets in a sea field, from FV; the first there control it."""
        s, me, place = self.state, self.me(seat), self.field(sea)
        if place < LANDS:
            raise needs("a fleet", sea, "a sea field")
        me.free = taken(me.free, number - me.fleets.get(place, 0), f"seat {seat} FV")
        me.fleets[place] = number
        if s.owner[place] == NOBODY:
            hand_over(s, place, seat)
        return self

    def post(self, seat: int, province: str) -> Self:
        """A trading post, from FV, in the city of another."""
        s, me, place = self.state, self.me(seat), self.province(province)
        if not s.city_at(place) or place in me.cities or place in s.posts:
            raise needs("a trading post", province, "a city of another player without a post")
        me.free = taken(me.free, 1, f"seat {seat} FV")
        s.posts[place] = seat
        return self

    def barbarians(self, province: str, tile: str) -> Self:
        """A barbarian tile of this kind lies there."""
        s, place, kind = self.state, self.province(province), number_of(TILE, tile)
        self.leave(*([province] if place in s.villages else []))
        self._unowned(province, BARBARIANS)
        self.take_tile(kind)
        s.villages[place] = kind
        s.give(place, BARBARIANS)
        return self

    def battlefield(self, province: str, marker: int = 1) -> Self:
        """A historical battlefield +1 or +2."""
        self.state.battlefields[self.province(province)] = within("a marker", marker, 1, 2)
        return self

    def take_tile(self, kind: int) -> None:
        """A tile out of the box; if none of its kind is left there, one off the board changes
        places with another kind."""
        s = self.state
        if kind not in s.spare_tiles:
            place = next((n for n, other in s.villages.items() if other == kind), None)
            if place is None:
                taken(0, 1, "barbarian tile")
            else:
                s.villages[place] = s.spare_tiles[0]
                s.spare_tiles = tuple(sorted((kind, *s.spare_tiles[1:])))
        rest = list(s.spare_tiles)
        rest.remove(kind)
        s.spare_tiles = tuple(rest)

    # ---------------------------------------------------------------- what there is

    def me(self, seat: int) -> Player:
        """The participant at a seat."""
        me: Player = self.state.players[self.seat(seat)]
        return me

    def _here(self, place: int, seat: int) -> int:
        vassals: int = self.state.vassals[place] if self.state.owner[place] == seat else 0
        return vassals

    def _unowned(self, name: str, seat: int) -> None:
        owner = self.state.owner[self.field(name)]
        if owner != NOBODY:
            owned(name, OWNER.get(owner, owner), OWNER.get(seat, seat))
