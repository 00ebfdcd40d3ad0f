"""Scenes: any position in a few lines, to play on from.

>>> from civitas.titles.oikumene.scene import Scene
>>> scene = Scene(2, mode="quick").settle(0, "roma", "city").units(0, "light_infantry", "roma", 3)
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Self

from civitas.kernel.agenda import Step
from civitas.kernel.content import numbers
from civitas.kernel.scene import Position, needs, number_of, owned, within
from civitas.kernel.setting import OptionValue
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY, NONE, put
from civitas.titles.oikumene.chapters import AGENDA
from civitas.titles.oikumene.content.buildings import (
    BUILDING,
    BUILDINGS,
    CITY,
    DOCK,
    HARBOUR,
    VILLAGE,
)
from civitas.titles.oikumene.content.calendar import LAST_ROUND, SEASON, YEARS
from civitas.titles.oikumene.content.factions import FACTION
from civitas.titles.oikumene.content.goods import HERD, HERDS
from civitas.titles.oikumene.content.tables import TREATIES, TREATY, WAY
from civitas.titles.oikumene.content.units import KIND, KINDS, LEVEL, SHIP
from civitas.titles.oikumene.means.control import settle_all
from civitas.titles.oikumene.means.settlements import set_fort, set_town, set_yard
from civitas.titles.oikumene.means.stores import (
    add_herd,
    fish_capacity,
    grain_capacity,
    herd_room,
)
from civitas.titles.oikumene.means.treaties import put_treaties, treaty_between
from civitas.titles.oikumene.means.units import add
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    INSIDE,
    KIND_OF,
    OUT,
    PORT,
    SPACE_OF,
    SPOT_OF,
    SPOTS,
    place,
    stack,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.title import TITLE
from civitas.titles.oikumene.underway import Site, Treaty

NUMBERS: Final = ("gold", "prestige", "victory", "commander", "destroyed", "lost")


class Scene(Position):
    """A position being laid out on an empty board. The state is open for whatever has no method."""

    state: State

    def __init__(self, players: int = 2, seed: int = 1, **options: OptionValue) -> None:
        super().__init__(TITLE, players, seed, options)
        self.state.agenda = ()
        self.state.round = 1

    def me(self, seat: int) -> Player:
        return self.state.players[self.seat(seat)]

    def space(self, name: str) -> int:
        """The number of a space in play."""
        space = number_of(self.state.world.number, name)
        if not self.state.world.inside >> space & 1:
            number_of({self.state.label(n): n for n in self.state.world.fields}, name)
        return space

    def field(self, name: str) -> int:
        """The number of a field in play."""
        space = self.space(name)
        if space >= self.state.world.lands:
            raise needs("This", name, "land")
        return space

    def when(self, season: str, year: int = 1) -> Self:
        """The round of this season."""
        self.state.round = (within("year", year, 1, YEARS) - 1) * 4 + number_of(SEASON, season) + 1
        return self

    def faction(self, seat: int, faction: str) -> Self:
        self.me(seat).becomes(number_of(FACTION, faction))
        settle_all(self.state)
        return self

    def player(self, seat: int, rival: int | None = None, **numbers: int) -> Self:
        """What a player has: gold, prestige, victory …"""
        me = self.me(seat)
        for name, number in numbers.items():
            number_of(dict.fromkeys(NUMBERS, 0), name)
            setattr(me, name, number)
        if "victory" in numbers:
            me.victory_before = me.victory
        if rival is not None:
            me.rival = self.seat(rival)
        return self

    def settle(self, seat: int, field: str, *buildings: str, grain: int = 0, fish: int = 0) -> Self:
        """A completed settlement, a village if nothing else is said, with these extensions."""
        s, n = self.state, self.field(field)
        owned(field, None if s.owner[n] == NOBODY else s.owner[n], seat)
        if s.world.neutral >> n & 1:
            raise needs("A settlement", field, "a field that is not neutral for ever")
        kinds = [number_of(BUILDING, name) for name in buildings]
        set_town(s, self.me(seat), n, CITY if CITY in kinds else VILLAGE)
        if DOCK in kinds or HARBOUR in kinds:
            if not s.world.coasts[n]:
                raise needs("A shipyard", field, "a coast")
            set_yard(s, n, HARBOUR if HARBOUR in kinds else DOCK)
        set_fort(s, n, BUILDING["fortification"] in kinds)
        s.grain[n] = within("grain", grain, 0, grain_capacity(s, n))
        s.fish[n] = within("fish", fish, 0, fish_capacity(s, n))
        return self

    def units(
        self,
        seat: int,
        kind: str,
        space: str,
        number: int = 1,
        level: str = "standard",
        spot: str = "out",
    ) -> Self:
        """Units at a place; ``spot`` is one of `stacks.SPOTS`."""
        where, at = self.space(space), number_of(numbers(SPOTS), spot)
        which = stack(place(where, at), number_of(KIND, kind), number_of(LEVEL, level))
        self._fits(seat, which, space)
        add(self.state, self.me(seat), which, within("units", number, 1, 99))
        return self

    def _fits(self, seat: int, which: int, space: str) -> None:
        """Can such units be at such a place at all?"""
        s, where, at, ship = self.state, SPACE_OF[which], SPOT_OF[which], SHIP[KIND_OF[which]]
        if at == OUT and not ship and where >= s.world.lands:
            raise needs("A land unit on water", space, "a ship: it goes aboard")
        if at == PORT and (not ship or s.yard[where] == NONE):
            raise needs("A unit in port", space, "to be a ship, and a shipyard")
        if at == INSIDE and (ship or s.owner[where] != self.seat(seat)):
            raise needs("A unit inside", space, "to be a land unit, and an own settlement")

    def herd(self, seat: int, kind: str, field: str, number: int = 1) -> Self:
        within("herds", number, 1, herd_room(self.state, self.field(field)))
        for _ in range(number):
            add_herd(self.state, self.me(seat), self.field(field), number_of(HERD, kind))
        return self

    def crop(self, seat: int, field: str, grain: int = 1) -> Self:
        n = self.field(field)
        if self.state.herds[n]:
            raise needs("A crop", field, "a field without herds")
        s = self.state
        s.crop = put(s.crop, n, within("grain", grain, 1, 99))
        s.sower = put(s.sower, n, self.seat(seat))
        return self

    def site(self, seat: int, field: str, building: str, work: int = 0) -> Self:
        number = number_of(BUILDING, building)
        self.state.sites[self.field(field)] = Site(self.seat(seat), number, work)
        return self

    def stone(self, seat: int, field: str) -> Self:
        self.state.stone = put(self.state.stone, self.field(field), self.seat(seat))
        return self

    def treaty(self, kind: str, payer: int, receiver: int, until: int = 0) -> Self:
        """A treaty that holds until the end of a round, or (0) without limit."""
        if payer == receiver or treaty_between(self.state, payer, receiver):
            raise needs("A treaty", kind, "two players without one")
        treaty = Treaty(number_of(TREATY, kind), self.seat(payer), self.seat(receiver), until)
        put_treaties(self.state, (*self.state.treaties, treaty))
        return self

    def announce(self, seat: int, way: str, round: int) -> Self:  # noqa: A002 - the game's word
        """A way to win was announced at the end of this round."""
        me = self.me(seat)
        me.ways |= 1 << number_of(WAY, way)
        me.announced = within("round", round, 1, LAST_ROUND)
        return self

    def first(self, seat: int) -> Self:
        """The first player."""
        self.state.first = self.seat(seat)
        return self

    def at(self, what: str, seat: int = 0) -> Table:
        """A table at which this step comes next, and nothing after it."""
        number_of(dict.fromkeys(AGENDA.names, 0), what)
        self.state.phase = what
        self.state.agenda = (Step(what, self.seat(seat)),)
        settle_all(self.state)
        return self.table()


# ------------------------------------------------------------------ to read back


def player(table: Table, seat: int) -> Player:
    """What a player has now."""
    me: Player = table.state.players[seat]
    return me


def space_in(table: Table, name: str) -> int:
    """The number of a space."""
    s: State = table.state
    return number_of(s.world.number, name)


def units_at(table: Table, seat: int, space: str) -> dict[str, int]:
    """A player's units on a space, wherever in it, by kind."""
    found: Counter[str] = Counter()
    for which, number in player(table, seat).units.items():
        if SPACE_OF[which] == space_in(table, space):
            found[KINDS[KIND_OF[which]].id] += number
    return dict(found)


def buildings_at(table: Table, field: str) -> list[str]:
    """What stands on a field, completed."""
    s, n = table.state, space_in(table, field)
    kinds = [kind for kind in (s.town[n], s.yard[n]) if kind != NONE]
    fort = ["fortification"] if s.fort >> n & 1 else []
    return [BUILDINGS[kind].id for kind in kinds] + fort


def owner_of(table: Table, field: str) -> int:
    """Whose settlement stands there; -1: nobody's."""
    owner: int = table.state.owner[space_in(table, field)]
    return owner


def control_of(table: Table, space: str) -> int:
    """Who controls a space; -1: nobody."""
    seat: int = table.state.control[space_in(table, space)]
    return seat


def herds_at(table: Table, seat: int, field: str) -> list[str]:
    """The kinds of a player's herds on a field."""
    herds = table.state.herds[space_in(table, field)]
    return [HERDS[kind].id for owner, kind in herds if owner == seat]


def goods_at(table: Table, field: str) -> tuple[int, int]:
    """Grain and fish in store there."""
    s, n = table.state, space_in(table, field)
    return s.grain[n], s.fish[n]


def treaty_of(table: Table, payer: int, receiver: int) -> str | None:
    """The treaty between them, in these roles."""
    found = treaty_between(table.state, payer, receiver)
    return TREATIES[found.kind].id if found and found.payer == payer else None
