"""The map of a scene, and what stands on it: cities and units."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Self

from civitas.kernel.content import numbers
from civitas.kernel.scene import Position, named, needs, number_of, owned, taken, within
from civitas.kernel.values import NOBODY, NOWHERE, changed, put
from civitas.titles.clash_of_cultures.cities.cities import add_structure, new_city, remove_city
from civitas.titles.clash_of_cultures.content.areas import (
    AREAS,
    CIVILIZATION_AREAS,
    TERRAIN,
    UNREVEALED,
)
from civitas.titles.clash_of_cultures.content.cards import WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.pieces import (
    PORT,
    SETTLEMENT,
    STRUCTURE,
    STRUCTURES,
    UNIT,
)
from civitas.titles.clash_of_cultures.geography import Geography
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.scene.reading import Owner, owner_name, owner_number
from civitas.titles.clash_of_cultures.state import (
    BARBARIANS,
    FATIGUED,
    MOODS,
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    OWNERS,
    State,
)
from civitas.titles.clash_of_cultures.units import at, in_supply, place_unit, remove_unit

AREA: Final = numbers(AREAS)
HOMES: Final = {name: area for name, area in CIVILIZATION_AREAS.items() if name is not None}
MOOD: Final = numbers(MOODS)
MARKS: Final = {
    "moved": MOVED,
    "fatigued": FATIGUED,
    "mountain": ON_MOUNTAIN,
    "forest": ON_FOREST,
    "plains": ON_PLAINS,
}
"""What a unit on the map may be marked with, by name."""


class Ground(Position):
    """The part of a scene that lies on the map."""

    state: State

    def owner(self, owner: Owner) -> int:
        """How the state calls an owner of this scene."""
        return owner_number(owner) if isinstance(owner, str) else self.seat(owner)

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

    def hide(self, hexes: str) -> Self:
        """These hexes are not revealed (any more); nothing may stand there."""
        s = self.state
        ground = list(s.map.terrain)
        for label in hexes.split():
            place = self.hex(label)
            if place in s.cities or any(at(s, owner, place) for owner in range(OWNERS)):
                raise needs("what stands", label, "a revealed hex")
            ground[place] = UNREVEALED
        s.map = Geography(s.map.players, tuple(ground))
        return self

    def reveal(self, slot: int, area: str | None = None, *, turned: bool = False) -> Self:
        """A slot (1, 2, …) is revealed, with an area of choice (``area_07``)."""
        s = self.state
        within("a slot", slot, 1, len(s.tiles))
        if area is not None:
            self.tile(slot, area)
        ground = AREAS[s.tiles[slot - 1]].ground
        s.map = s.map.laid(len(s.players) + slot - 1, ground[::-1] if turned else ground)
        return self

    def tile(self, slot: int, area: str) -> Self:
        """Which area lies hidden on a slot; it changes places with the one that was there."""
        s = self.state
        wanted = number_of(AREA, area)
        old = s.tiles[within("a slot", slot, 1, len(s.tiles)) - 1]
        s.tiles = tuple(
            wanted if n == slot - 1 else old if tile == wanted else tile
            for n, tile in enumerate(s.tiles)
        )
        s.tiles_unused = tuple(sorted(set(range(len(AREAS))) - set(s.tiles)))
        return self

    def home(self, seat: int, civilization: str) -> Self:
        """The start area of a civilization lies on a player's home (COC-2.9)."""
        s = self.state
        s.map = s.map.laid(s.players[self.seat(seat)].home, number_of(HOMES, civilization).ground)
        return self

    def exhausted(self, hexes: str) -> Self:
        """Exhausted tokens lie on these hexes."""
        s = self.state
        for label in hexes.split():
            s.exhausted_left = taken(s.exhausted_left, 1, "exhausted tokens")
            s.exhausted = (*s.exhausted, self.hex(label))
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
        s, place, number = self.state, self.hex(label), self.owner(owner)
        if not s.map.is_revealed(place):
            self.land(label, "plains")
        if place in s.cities:
            owned(label, owner_name(s.cities[place].owner), owner)
        else:
            taken(self._left(number, "settlement"), 1, f"{named(owner)} settlement")
            new_city(s, number, place)
        for building in buildings:
            self._build(place, building, number, port)
        for building, colour in (colours or {}).items():
            self._build(place, building, self.seat(colour), port)
        for wonder in wonders:
            self._wonder(
                place, number_of(WONDER, wonder), number, number if builder is None else builder
            )
        s.cities[place] = changed(
            s.cities[place], mood=number_of(MOOD, mood), activations=activations, spent=spent
        )
        return self

    def _build(self, place: int, building: str, colour: int, port: str | None) -> None:
        s, structure, at_port = self.state, number_of(STRUCTURE, building), NOWHERE
        label, there = s.label(place), s.cities[place].colours[structure]
        if there != NOBODY:
            owned(f"the {building} on {label}", there, colour)
            return
        if structure == PORT:
            water = [self.hex(port)] if port is not None else s.map.near_water(place)
            if not water:
                raise needs(f"a {building}", label, "water beside it")
            at_port = water[0]
        taken(self._left(colour, building), 1, f"{named(owner_name(colour))} {building}")
        add_structure(s, place, structure, colour, at_port)

    def _wonder(self, place: int, wonder: int, owner: int, builder: int) -> None:
        s = self.state
        city = s.cities[place]
        if any(wonder in other.wonders for other in s.cities.values()):
            taken(0, 1, WONDERS[wonder].id)
        s.wonder_deck = tuple(n for n in s.wonder_deck if n != wonder)
        s.cities[place] = changed(city, wonders=(*city.wonders, wonder))
        captor = owner if owner != builder and owner < BARBARIANS else NOBODY
        if builder < BARBARIANS:
            s.wonder_markers = put(s.wonder_markers, wonder, (builder, captor))
        if owner < BARBARIANS:
            s.players[owner].enable(ABILITY[WONDERS[wonder].id])

    def no_city(self, label: str) -> Self:
        """Take a city away, its units too."""
        s, place = self.state, self._city(label)
        remove_city(s, place)
        for owner in range(len(s.units)):
            for unit in at(s, owner, place):
                remove_unit(s, owner, place, unit)
        return self

    def capture(self, owner: Owner, label: str) -> Self:
        """The settlement there changes hands; all else stays as it is."""
        s, place, number = self.state, self._city(label), self.owner(owner)
        taken(self._left(number, "settlement"), 1, f"{named(owner)} settlement")
        old = s.cities[place]
        remove_city(s, place)
        new_city(s, number, place)
        for structure, colour in enumerate(old.colours):
            if structure and colour >= 0:
                add_structure(s, place, structure, colour, old.port)
        s.cities[place] = changed(s.cities[place], mood=old.mood, wonders=old.wonders)
        return self

    # ---------------------------------------------------------------- units

    def units(self, owner: Owner, label: str, *marks: str, **counts: int) -> Self:
        """Units from supply: ``units(0, "C4", infantry=2, settler=1)``. Marks they have already
        in this turn come first: ``units(0, "C4", "fatigued", infantry=1)``, see `MARKS`."""
        s, place, number = self.state, self.hex(label), self.owner(owner)
        marked = sum({number_of(MARKS, mark) for mark in marks})
        for kind, many in counts.items():
            taken(in_supply(s, number, number_of(UNIT, kind)), many, f"{named(owner)} {kind}")
            for _ in range(many):
                place_unit(s, number, place, number_of(UNIT, kind))
                here = list(at(s, number, place))
                here[here.index(number_of(UNIT, kind))] |= marked
                s.units[number][place] = tuple(sorted(here))
        return self

    def no_units(self, owner: Owner, label: str) -> Self:
        """Back to supply with all units of an owner there."""
        s, place = self.state, self.hex(label)
        for unit in at(s, self.owner(owner), place):
            remove_unit(s, self.owner(owner), place, unit)
        return self

    def supply(self, owner: Owner, **left: int) -> Self:
        """How many of these units and structures are left: ``supply(0, infantry=0, temple=1)``.

        The others are in the box, so this is for what is out of reach, not for counting pieces.
        """
        s, number = self.state, self.owner(owner)
        for name, many in left.items():
            if name in UNIT and number < BARBARIANS:
                me = s.players[number]
                me.units_left = put(me.units_left, UNIT[name], many)
            elif name in UNIT:
                wild = put(s.wild_units[number - BARBARIANS], UNIT[name], many)
                s.wild_units = put(s.wild_units, number - BARBARIANS, wild)
            elif number < BARBARIANS:
                me = s.players[number]
                me.pieces_left = put(me.pieces_left, number_of(STRUCTURE, name), many)
            else:
                number_of({STRUCTURES[SETTLEMENT].id: SETTLEMENT}, name)
                s.wild_settlements = many
        return self

    # ---------------------------------------------------------------- what there is

    def _left(self, owner: int, structure: str) -> int:
        """Structures in an owner's supply; barbarians have settlements alone, pirates nothing."""
        s, kind = self.state, STRUCTURE[structure]
        if owner < BARBARIANS:
            return s.players[owner].pieces_left[kind]
        return s.wild_settlements if (owner, kind) == (BARBARIANS, SETTLEMENT) else 0

    def _city(self, label: str) -> int:
        """The hex of a city that is there."""
        place = self.hex(label)
        if place not in self.state.cities:
            raise needs("this", label, "a city")
        return place
