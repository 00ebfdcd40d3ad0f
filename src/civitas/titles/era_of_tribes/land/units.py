"""The units of the movement step: who stands where with how many BP, how they leave and arrive.

Control follows the units at once, so that others pass or settle by it (EOT-8.9). The food and goods
of the fields wait for the end of the step (EOT-8.5): here only `State.owner` is changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from civitas.kernel.asks import Pick
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS
from civitas.titles.era_of_tribes.content.progress import (
    FLEET_MOVEMENT,
    MECHANICS,
    NAVIGATION,
    VASSAL_MOVEMENT,
)
from civitas.titles.era_of_tribes.land.expansion import under_way
from civitas.titles.era_of_tribes.land.pieces import lift, station
from civitas.titles.era_of_tribes.means.affronts import warning
from civitas.titles.era_of_tribes.means.control import heir, holds, is_player
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.underway import Attack, Unit


def vassal_points(me: Player) -> int:
    """EOT-5.18, EOT-8.1"""
    return VASSAL_MOVEMENT[me.levels[MECHANICS]]


def fleet_points(me: Player) -> int:
    """EOT-5.14, EOT-8.1"""
    level = me.levels[NAVIGATION]
    return FLEET_MOVEMENT[level] + me.traits.fleet_movement if level else 0


def fresh(me: Player, field: int) -> Unit:
    """A unit of this field with all its BP."""
    return (field, vassal_points(me) if field < LANDS else fleet_points(me), 0)


def units(s: State, me: Player) -> Iterator[Unit]:
    """Every sort of own unit on the board, by field; those that fight at sea are not free to go
    (EOT-8.15). One by one: whether anybody can go is mostly known by the first."""
    moved, vassals = under_way(s).moved, s.vassals
    points = vassal_points(me)
    busy = [field for field, _, _ in moved]
    for n in s.land_of(me.seat):
        if vassals[n] > busy.count(n):
            yield n, points, 0
    if not moved and not me.fleets:
        return
    fighting = attacked(s)
    for n in sorted(me.fleets):
        if me.fleets[n] > busy.count(n) and n not in fighting:
            yield fresh(me, n)
    yield from sorted({unit for unit in moved if unit[0] not in fighting})


def fleets_in(s: State, me: Player, sea: int) -> list[Unit]:
    """The own fleets of a sea field, one by one."""
    moved = [unit for unit in under_way(s).moved if unit[0] == sea]
    return [*moved, *[fresh(me, sea)] * (me.fleets.get(sea, 0) - len(moved))]


# ---------------------------------------------------------------- leaving and arriving


def forget(s: State, unit: Unit) -> None:
    """The unit is no longer one of those that have moved."""
    x = under_way(s)
    if unit in x.moved:
        at = x.moved.index(unit)
        s.expansion = replace(x, moved=(*x.moved[:at], *x.moved[at + 1 :]))


def note(s: State, me: Player, unit: Unit) -> None:
    """A unit on the board is now like this."""
    if unit != fresh(me, unit[0]):
        x = under_way(s)
        s.expansion = replace(x, moved=(*x.moved, unit))


def depart(s: State, me: Player, unit: Unit) -> None:
    """A unit leaves its field, which somebody else may control now (EOT-8.17, EOT-8.19)."""
    field = unit[0]
    forget(s, unit)
    lift(s, me, field)
    if s.owner[field] == me.seat and not holds(s, field, me.seat):
        s.give(field, heir(s, field) if field >= LANDS else NOBODY)


def open_to(s: State, me: Player, field: int) -> bool:
    """Is a field its own or nobody's?"""
    return s.owner[field] in (me.seat, NOBODY)


def entries(s: State, me: Player, places: Iterable[int]) -> list[Pick]:
    """Going to provinces, as picks: to be there, or to attack (EOT-8.6, EOT-8.7)."""
    owner, free = s.owner, (me.seat, NOBODY)
    to, assault = picks.TO, picks.ASSAULT
    return [to[place] if owner[place] in free else assault[place] for place in places]


def entry_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What it costs besides to attack there (EOT-4.14, EOT-4.27)."""
    if not isinstance(pick, picks.Assault):
        return None
    owner = s.owner[FIELD[pick.field]]
    return warning(s, me, s.players[owner]) if is_player(owner) else None


def settle(s: State, me: Player, place: int, points: int, stops: int = 0) -> None:
    """A vassal, or a fleet that landed and stops there, arrives in an own or empty province
    (EOT-8.5, EOT-8.18)."""
    s.give(place, me.seat)
    s.vassals[place] += 1
    note(s, me, (place, points, stops))


def anchor(s: State, me: Player, sea: int, points: int, raided: int) -> None:
    """A fleet arrives in a sea field (EOT-8.13)."""
    station(s, me, sea)
    note(s, me, (sea, points, raided))


# ---------------------------------------------------------------- attacks


def attacked(s: State) -> set[int]:
    """The fields in which a battle is to be fought in this expansion."""
    return {attack.place for attack in under_way(s).attacks}


def join_attack(
    s: State, me: Player, place: int, *, walked: int = 0, carried: int = 0, landed: int = 0
) -> None:
    """A unit ends its movement in a foreign or barbarian province (EOT-8.6, EOT-8.18)."""
    x = under_way(s)
    others = tuple(attack for attack in x.attacks if attack.place != place)
    mine = next((attack for attack in x.attacks if attack.place == place), None)
    if mine is None:
        mine = Attack(place, me.seat, s.owner[place])
    more = Attack(
        place,
        me.seat,
        mine.defender,
        mine.walked + walked,
        mine.carried + carried,
        mine.landed + landed,
    )
    s.expansion = replace(x, attacks=(*others, more))


def demand(s: State, attacker: Player, defender: Player, sea: int) -> None:
    """A battle is to be fought in a sea field (EOT-8.14, EOT-8.35)."""
    x = under_way(s)
    s.expansion = replace(x, attacks=(*x.attacks, Attack(sea, attacker.seat, defender.seat)))
