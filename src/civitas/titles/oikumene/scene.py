"""Scenes: any position in a few lines, to play on from.

>>> from civitas.titles.oikumene.scene import Scene
>>> scene = Scene(2, mode="quick").settle(0, "roma", "city").units(0, "light_infantry", "roma", 3)
"""

from __future__ import annotations

from typing import Self

from civitas.kernel.agenda import Step
from civitas.kernel.scene import Position, number_of, owned, within
from civitas.kernel.setting import OptionValue
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.buildings import BUILDING, CITY, DOCK, HARBOUR, VILLAGE
from civitas.titles.oikumene.content.calendar import SEASON, YEARS
from civitas.titles.oikumene.content.factions import FACTION
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.content.tables import TREATY
from civitas.titles.oikumene.content.units import KIND, LEVEL
from civitas.titles.oikumene.means.control import settle_all
from civitas.titles.oikumene.means.settlements import set_fort, set_town, set_yard
from civitas.titles.oikumene.means.stores import add_herd
from civitas.titles.oikumene.means.treaties import put_treaties
from civitas.titles.oikumene.means.units import add
from civitas.titles.oikumene.stacks import SPOTS, place, stack
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.title import TITLE
from civitas.titles.oikumene.underway import Site, Treaty

NUMBERS = ("gold", "prestige", "victory", "commander", "destroyed", "lost")


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
        s, n = self.state, self.space(field)
        owned(field, None if s.owner[n] == NOBODY else s.owner[n], seat)
        kinds = [number_of(BUILDING, name) for name in buildings]
        set_town(s, self.me(seat), n, CITY if CITY in kinds else VILLAGE)
        if DOCK in kinds or HARBOUR in kinds:
            set_yard(s, n, HARBOUR if HARBOUR in kinds else DOCK)
        set_fort(s, n, BUILDING["fortification"] in kinds)
        s.grain[n], s.fish[n] = grain, fish
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
        where = place(self.space(space), SPOTS.index(spot))
        which = stack(where, number_of(KIND, kind), number_of(LEVEL, level))
        add(self.state, self.me(seat), which, number)
        return self

    def herd(self, seat: int, kind: str, field: str, number: int = 1) -> Self:
        for _ in range(number):
            add_herd(self.state, self.me(seat), self.space(field), number_of(HERD, kind))
        return self

    def crop(self, seat: int, field: str, grain: int = 1) -> Self:
        n = self.space(field)
        self.state.crop[n], self.state.sower[n] = grain, self.seat(seat)
        return self

    def site(self, seat: int, field: str, building: str, work: int = 0) -> Self:
        number = number_of(BUILDING, building)
        self.state.sites[self.space(field)] = Site(self.seat(seat), number, work)
        return self

    def stone(self, seat: int, field: str) -> Self:
        self.state.stone[self.space(field)] = self.seat(seat)
        return self

    def treaty(self, kind: str, payer: int, receiver: int, until: int = 0) -> Self:
        treaty = Treaty(number_of(TREATY, kind), self.seat(payer), self.seat(receiver), until)
        put_treaties(self.state, (*self.state.treaties, treaty))
        return self

    def first(self, seat: int) -> Self:
        """The first player."""
        self.state.first = self.seat(seat)
        return self

    def at(self, what: str, seat: int = 0) -> Table:
        """A table at which this step comes next, and nothing after it."""
        self.state.agenda = (Step(what, seat),)
        settle_all(self.state)
        return self.table()
