"""What there is at a table, in names instead of numbers."""

from __future__ import annotations

from civitas.kernel.scene import number_of
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import FIELD, NAMES
from civitas.titles.era_of_tribes.content.progress import WHEEL
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.view import View, has_good, view


def player(table: Table, seat: int) -> Player:
    """What a participant has now."""
    me: Player = table.state.players[seat]
    return me


def board(table: Table, seat: int | None = None) -> View:
    """All that a seat (None: a spectator) sees."""
    return view(table.state, seat)


def owner_of(table: Table, field: str) -> int:
    """Who controls a field: a seat, -1 for nobody, 6 for barbarians."""
    owner: int = table.state.owner[number_of(FIELD, field)]
    return owner


def vassals_at(table: Table, field: str) -> int:
    """The vassals of the owner of a province."""
    vassals: int = table.state.vassals[number_of(FIELD, field)]
    return vassals


def fleets_at(table: Table, field: str) -> dict[int, int]:
    """Fleets in a sea field by seat."""
    s: State = table.state
    return dict(s.fleets_at(number_of(FIELD, field)))


def city_at(table: Table, field: str) -> bool:
    """Does a city stand there?"""
    s: State = table.state
    return s.city_at(number_of(FIELD, field))


def level_of(table: Table, seat: int, progress: str) -> int:
    """The level of a participant in a progress field."""
    return player(table, seat).levels[number_of(WHEEL, progress)]


def goods_of(table: Table, seat: int) -> list[str]:
    """The fields of the goods that a participant owns."""
    s: State = table.state
    return [NAMES[n] for n in s.land_of(seat) if has_good(n)]
