"""The map of a scene, and what stands on it: cities and units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Self

from msgspec.structs import replace

from civitas.kernel.values import put
from civitas.titles.clash_of_cultures.cities.cities import add_structure, new_city, remove_city
from civitas.titles.clash_of_cultures.content.areas import AREAS, CIVILIZATION_AREAS, TERRAIN
from civitas.titles.clash_of_cultures.content.cards import WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.pieces import PORT, SETTLEMENT, STRUCTURE, UNIT
from civitas.titles.clash_of_cultures.geography import Geography
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.scene.reading import Owner, number_of, owner_number
from civitas.titles.clash_of_cultures.state import (
    BARBARIANS,
    FATIGUED,
    MOODS,
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    State,
)
from civitas.titles.clash_of_cultures.units import at, place_unit, remove_unit

MARKS: Final = {
    "moved": MOVED,
    "fatigued": FATIGUED,
    "mountain": ON_MOUNTAIN,
    "forest": ON_FOREST,
    "plains": ON_PLAINS,
}
"""What a unit on the map may be marked with, by name."""


class Ground:
    """The part of a scene that lies on the map."""

    state: State

    def hex(self, label: str) -> int:
        """The number of a hex (``"D3"``)."""
        return number_of(self.state.map.layout.number, label)

    # ---------------------------------------------------------------- hexes and areas

    def land(self, hexes: str, terrain: str) -> Self:
        """These hexes (``"C4 C5"``) are revealed and have this terrain."""
        s = self.state
        ground = list(s.map.terrain)
        for label in hexes.split():
            ground[self.hex(label)] = number_of(TERRAIN, terrain)
        s.map = Geography(s.map.players, tuple(ground))
        return self

    def reveal(self, slot: int, area: str | None = None, *, turned: bool = False) -> Self:
        """A slot (1, 2, …) is revealed, with an area of choice (``area_07``)."""
        s = self.state
        if area is not None:
            self.tile(slot, area)
        ground = AREAS[s.tiles[slot - 1]].ground
        s.map = s.map.laid(len(s.players) + slot - 1, ground[::-1] if turned else ground)
        return self

    def tile(self, slot: int, area: str) -> Self:
        """Which area lies hidden on a slot; it changes places with the one that was there."""
        s = self.state
        wanted = number_of({a.id: n for n, a in enumerate(AREAS)}, area)
        old = s.tiles[slot - 1]
        s.tiles = tuple(
            wanted if n == slot - 1 else old if tile == wanted else tile
            for n, tile in enumerate(s.tiles)
        )
        s.tiles_unused = tuple(sorted(set(range(len(AREAS))) - set(s.tiles)))
        return self

    def home(self, seat: int, civilization: str) -> Self:
        """The start area of a civilization lies on a player's home (COC-2.9)."""
        s = self.state
        s.map = s.map.laid(s.players[seat].home, CIVILIZATION_AREAS[civilization].ground)
        return self

    def exhausted(self, hexes: str) -> Self:
        """Exhausted tokens lie on these hexes."""
        s = self.state
        for label in hexes.split():
            s.exhausted = (*s.exhausted, self.hex(label))
            s.exhausted_left -= 1
        return self

    # ---------------------------------------------------------------- cities

    def city(
        self,
        owner: Owner,
        label: str,
        *buildings: str,
        mood: str = "neutral",
        colours: Mapping[str, int] | None = None,
        wonders: Iterable[str] = (),
        builder: int | None = None,
        port: str | None = None,
        activations: int = 0,
        spent: bool = False,
    ) -> Self:
        """A city with these buildings in its owner's colour; ``colours`` adds foreign ones, and
        ``builder`` is who built its wonders, if not the owner.

        On a hex that is not revealed it lies on plains. A city that is there already is changed:
        it gets more buildings and this mood.
        """
        s, place, number = self.state, self.hex(label), owner_number(owner)
        if not s.map.is_revealed(place):
            self.land(label, "plains")
        if place not in s.cities:
            new_city(s, number, place)
        for building in buildings:
            self._build(place, building, number, port)
        for building, colour in (colours or {}).items():
            self._build(place, building, colour, port)
        for wonder in wonders:
            self._wonder(
                place, number_of(WONDER, wonder), number, number if builder is None else builder
            )
        s.cities[place] = replace(
            s.cities[place], mood=MOODS.index(mood), activations=activations, spent=spent
        )
        return self

    def _build(self, place: int, building: str, colour: int, port: str | None) -> None:
        s, structure, at_port = self.state, number_of(STRUCTURE, building), -1
        if structure == PORT:
            water = [self.hex(port)] if port is not None else s.map.near_water(place)
            assert water, f"a port on {s.label(place)} needs water beside it"
            at_port = water[0]
        add_structure(s, place, structure, colour, at_port)

    def _wonder(self, place: int, wonder: int, owner: int, builder: int) -> None:
        s = self.state
        s.wonder_deck = tuple(n for n in s.wonder_deck if n != wonder)
        city = s.cities[place]
        s.cities[place] = replace(city, wonders=(*city.wonders, wonder))
        captor = owner if owner != builder and owner < BARBARIANS else -1
        if builder < BARBARIANS:
            s.wonder_markers = put(s.wonder_markers, wonder, (builder, captor))
        if owner < BARBARIANS:
            s.players[owner].enable(ABILITY[WONDERS[wonder].id])

    def no_city(self, label: str) -> Self:
        """Take a city away, its units too."""
        s, place = self.state, self.hex(label)
        remove_city(s, place)
        for owner in range(len(s.units)):
            for unit in at(s, owner, place):
                remove_unit(s, owner, place, unit)
        return self

    def capture(self, owner: Owner, label: str) -> Self:
        """The settlement there changes hands; all else stays as it is."""
        s, place, number = self.state, self.hex(label), owner_number(owner)
        old = s.cities[place]
        remove_city(s, place)
        new_city(s, number, place)
        for structure, colour in enumerate(old.colours):
            if structure and colour >= 0:
                add_structure(s, place, structure, colour, old.port)
        s.cities[place] = replace(s.cities[place], mood=old.mood, wonders=old.wonders)
        return self

    # ---------------------------------------------------------------- units

    def units(self, owner: Owner, label: str, *marks: str, **counts: int) -> Self:
        """Units from supply: ``units(0, "C4", infantry=2, settler=1)``. Marks they have already
        in this turn come first: ``units(0, "C4", "fatigued", infantry=1)``, see `MARKS`."""
        s, place, number = self.state, self.hex(label), owner_number(owner)
        marked = sum({number_of(MARKS, mark) for mark in marks})
        for kind, many in counts.items():
            for _ in range(many):
                place_unit(s, number, place, number_of(UNIT, kind))
                here = list(at(s, number, place))
                here[here.index(number_of(UNIT, kind))] |= marked
                s.units[number][place] = tuple(sorted(here))
        return self

    def no_units(self, owner: Owner, label: str) -> Self:
        """Back to supply with all units of an owner there."""
        s, place = self.state, self.hex(label)
        for unit in at(s, owner_number(owner), place):
            remove_unit(s, owner_number(owner), place, unit)
        return self

    def supply(self, owner: Owner, **left: int) -> Self:
        """How many of these units and structures are left: ``supply(0, infantry=0, temple=1)``.

        The others are in the box, so this is for what is out of reach, not for counting pieces.
        """
        s, number = self.state, owner_number(owner)
        for name, many in left.items():
            if number < BARBARIANS:
                me = s.players[number]
                if name in UNIT:
                    me.units_left = put(me.units_left, UNIT[name], many)
                else:
                    me.pieces_left = put(me.pieces_left, number_of(STRUCTURE, name), many)
            elif name in UNIT:
                wild = put(s.wild_units[number - BARBARIANS], UNIT[name], many)
                s.wild_units = put(s.wild_units, number - BARBARIANS, wild)
            else:
                assert STRUCTURE[name] == SETTLEMENT, f"barbarians have no {name}"
                s.wild_settlements = many
        return self
