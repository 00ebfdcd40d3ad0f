"""What there is at a table, in names instead of numbers.

Every figure that a player sees is in one of the first three: ``board``, ``player_of``, ``hex_at``.
The others are short ways to those that tests ask for most, whoever may see them.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.scene import number_of
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVES, WONDERS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNIT
from civitas.titles.clash_of_cultures.course.scoring import HALF, half_points
from civitas.titles.clash_of_cultures.state import BARBARIANS, KIND, MOODS, PIRATES, Player, State
from civitas.titles.clash_of_cultures.units import at
from civitas.titles.clash_of_cultures.view import HexView, PlayerView, View, action_id, view

Owner = int | str
"""A seat, ``barbarians`` or ``pirates``."""
WILD: Final = {"barbarians": BARBARIANS, "pirates": PIRATES}


def owner_number(owner: Owner) -> int:
    """How the state calls an owner."""
    return number_of(WILD, owner) if isinstance(owner, str) else owner


def owner_name(number: int) -> Owner:
    """How people call an owner."""
    return next((name for name, wild in WILD.items() if wild == number), number)


def player(table: Table, seat: int) -> Player:
    """What a player has now."""
    me: Player = table.state.players[seat]
    return me


def board(table: Table, seat: int | None = None) -> View:
    """All that a seat (None: a spectator) sees: decks, turn, battle, offers, and what follows."""
    return view(table.state, seat)


def player_of(table: Table, seat: int) -> PlayerView:
    """All that players see of their own: goods, cards, advances, pieces left, points by source."""
    return board(table, seat).players[seat]


def hex_at(table: Table, label: str) -> HexView:
    """All that lies on a hex: terrain, city, everybody's units."""
    return board(table).hexes[_hex(table.state, label)]


def goods_of(table: Table, seat: int) -> dict[str, int]:
    """Resources and tokens of a player, by name; those of which there are none are left out."""
    return {good: n for good, n in zip(GOODS, player(table, seat).goods, strict=True) if n}


def advances_of(table: Table, seat: int) -> set[str]:
    """The advances a player owns, without those of the civilization."""
    return {a.id for n, a in enumerate(ADVANCES) if player(table, seat).owns(n)}


def hand_of(table: Table, seat: int) -> list[str]:
    """The cards in a player's hand: action cards and great persons, objectives, wonders."""
    me = player(table, seat)
    return [
        *map(action_id, me.action_hand),
        *(OBJECTIVES[card].id for card in me.objective_hand),
        *(WONDERS[card].id for card in me.wonder_hand),
    ]


def supply_of(table: Table, seat: int) -> dict[str, int]:
    """Units and structures left in a player's supply, by name."""
    me = player(table, seat)
    pieces = {piece.id: n for piece, n in zip(STRUCTURES, me.pieces_left, strict=True)}
    return {name: me.units_left[kind] for name, kind in UNIT.items()} | pieces


def points_of(table: Table, seat: int) -> float:
    """The victory points a player would have if the game ended now."""
    return sum(half_points(table.state, player(table, seat))) / HALF


def actions_left(table: Table) -> int:
    """How many actions the player whose turn it is has left."""
    left: int = table.state.turn.actions
    return left


def city_at(table: Table, label: str) -> City | None:
    """The city on a hex."""
    s: State = table.state
    return s.cities.get(_hex(s, label))


def _hex(s: State, label: str) -> int:
    return number_of(s.map.layout.number, label)


def _city(table: Table, label: str) -> City:
    city = city_at(table, label)
    assert city is not None, f"there is no city on {label}"
    return city


def owner_of(table: Table, label: str) -> Owner:
    """Whose city is on a hex."""
    return owner_name(_city(table, label).owner)


def mood_of(table: Table, label: str) -> str:
    """The mood of the city on a hex."""
    return MOODS[_city(table, label).mood]


def buildings_of(table: Table, label: str) -> dict[str, int]:
    """The buildings of the city on a hex, each with the seat whose colour it has."""
    colours = list(enumerate(_city(table, label).colours))[1:]
    return {STRUCTURES[kind].id: colour for kind, colour in colours if colour != NOBODY}


def units_at(table: Table, owner: Owner, label: str) -> dict[str, int]:
    """The units of an owner on a hex, by name."""
    s: State = table.state
    kinds = [unit & KIND for unit in at(s, owner_number(owner), _hex(s, label))]
    return {name: kinds.count(kind) for name, kind in UNIT.items() if kind in kinds}


def terrain_at(table: Table, label: str) -> str | None:
    """The terrain of a hex; None if it is not revealed."""
    s: State = table.state
    place = _hex(s, label)
    return TERRAINS[s.map.terrain[place]].id if s.map.is_revealed(place) else None
