"""Units come, go and change (HRN-2.12, HRN-2.13): the only place that touches `Player.units`."""

from __future__ import annotations

from collections.abc import Iterator

from civitas.kernel.values import NOBODY, put
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.units import (
    BLOCKS,
    CARGO,
    CUBE,
    CUBES,
    HOLD,
    KINDS,
    LEVELS,
    PP_VALUE,
    SHIP,
    UNTRAINED,
)
from civitas.titles.oikumene.means.control import enemy_forces, settle
from civitas.titles.oikumene.means.stores import add_herd, herd_room
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    PLACE_OF,
    PORT,
    SPACE_OF,
    moved,
    place,
)
from civitas.titles.oikumene.stacks import HOLD as IN_HOLD
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces


def add(s: State, me: Player, stack: int, number: int = 1) -> None:
    """Units appear."""
    if stack in me.units:  # they join others, and nobody stands where nobody stood
        me.units[stack] += number
        return
    me.units[stack] = number
    forces, troops = me.forces, me.troops
    me.stands(stack)
    if forces != me.forces or troops != me.troops:
        _tread(s, me, SPACE_OF[stack])


def welcome(s: State, me: Player, mercenary: int) -> None:
    """HRN-15.1: no wages are due for a mercenary who has come in this round."""
    me.hired += 1
    if s.rules.version >= 9:  # before, any of his did for the new one
        me.newcomers = (*(me.newcomers or ()), mercenary)


def _tread(s: State, me: Player, space: int) -> None:
    """He stands on a space where he did not, or no more."""
    settle(s, space)
    if space >= s.world.lands:  # a ship joins coasts (HRN-2.16)
        s.stirs(me.seat)


def remove(s: State, me: Player, stack: int, number: int = 1) -> None:
    """Units disappear; those in training, tired or otherwise marked are the last to go."""
    left = me.units[stack] - number
    assert left >= 0, "more units go than there are"
    if left:
        me.units[stack] = left
        for marks in _marks(me):
            if stack in marks and marks[stack] > left:
                marks[stack] = left
        return
    del me.units[stack]
    for marks in _marks(me):
        if stack in marks:
            del marks[stack]
    _leaves(s, me, SPACE_OF[stack])


def _marks(me: Player) -> tuple[dict[int, int], ...]:
    """What is noted of some units of a stack; training comes first."""
    return (me.training, me.tired, me.moved, me.boarded, me.fought)


def _leaves(s: State, me: Player, space: int) -> None:
    """The last unit of a stack has gone: who stands there still?"""
    forces, troops = me.forces, me.troops
    me.recall_at(space)
    if forces != me.forces or troops != me.troops:
        _tread(s, me, space)
        if not me.forces >> space & 1:
            relieve(s, space)


def relieve(s: State, space: int) -> None:
    """HRN-8.6: when no hostile unit is left outside, those inside are simply in the field, and so
    are herds as far as it has room for them."""
    if space >= s.world.lands or s.town[space] < 0:
        return
    owner = s.players[s.owner[space]]
    if enemy_forces(s, owner) >> space & 1:
        return
    told: dict[str, str | int] = {"seat": owner.seat, "space": s.label(space)}
    inside = [(t, n) for t, n in owner.units.items() if PLACE_OF[t] == place(space, INSIDE)]
    if inside:
        s.tell("told-come-out", "HRN-8.6", **told, number=sum(n for _, n in inside))
    for stack, number in inside:
        shift(s, owner, stack, place(space), number)
    for kind in s.stalls[space]:
        if herd_room(s, space) > 0:
            left = list(s.stalls[space])
            left.remove(kind)
            s.stalls = put(s.stalls, space, tuple(left))
            add_herd(s, owner, space, kind)
            s.tell("told-herd-out", "HRN-8.6", **told, herd=HERDS[kind].id)


def shift(s: State, me: Player, stack: int, to: int, number: int = 1) -> int:
    """Units go to another place; the stack they are in then. They lose their training (HRN-12.5)
    if they leave the field, and those not in training go first."""
    new = moved(stack, to)
    if new == stack:
        return stack
    left = me.units[stack] - number
    kept = [(m, m[stack] - left) for m in _marks(me) if m and m.get(stack, 0) > left]
    add(s, me, new, number)
    remove(s, me, stack, number)
    for marks, part in kept:
        if marks is not me.training or SPACE_OF[new] == SPACE_OF[stack]:
            marks[new] = marks.get(new, 0) + part
    return new


def turn_into(s: State, me: Player, old: int, new: int, number: int = 1) -> None:
    """Units become others: upgraded, degraded, landed, of another level. They are there all the
    time, so nobody is set free by it (HRN-8.6), and in training still (HRN-12.5)."""
    taught = me.training.get(old, 0)
    add(s, me, new, number)
    remove(s, me, old, number)
    if taught and s.rules.version >= 8:  # before, they lost it as if they had moved
        _go_on_learning(me, new, taught - me.training.get(old, 0))


def _go_on_learning(me: Player, new: int, number: int) -> None:
    """HRN-12.5, HRN-12.4: so many units of this stack were in training as what they were before."""
    if number and not UNTRAINED[KIND_OF[new]]:
        me.training[new] = me.training.get(new, 0) + number


def destroy(s: State, me: Player, stack: int, by: Player | None, number: int = 1) -> None:
    """Units are destroyed; if by another player, their value counts for New Year (HRN-9.18)."""
    if by is not None:
        value = PP_VALUE[KIND_OF[stack]] * number
        by.destroyed += value
        me.lost += value
    remove(s, me, stack, number)


def at(me: Player, where: int) -> list[tuple[int, int]]:
    """The stacks at a place and their numbers, by kind and level from low to high (HRN-20.1)."""
    found = [(stack, number) for stack, number in me.units.items() if PLACE_OF[stack] == where]
    if len(found) > 1:
        found.sort()
    return found


def count(me: Player, where: int, *, ships: bool | None = None) -> int:
    """How many units are at a place: all, only ships, or only land units."""
    found = 0
    for stack, number in me.units.items():
        if PLACE_OF[stack] == where and (ships is None or SHIP[KIND_OF[stack]] == ships):
            found += number
    return found


def number_of(me: Player, kind: int) -> int:
    """All units of a kind."""
    return sum(number for stack, number in me.units.items() if KIND_OF[stack] == kind)


def cubes(me: Player) -> int:
    """HRN-2.12: the cubes in use."""
    return sum([CUBE[KIND_OF[stack]] for stack in me.units])


def blocks(s: State, me: Player) -> int:
    """HRN-2.13: the blocks in use, for herds and special units."""
    found, seat = 0, me.seat
    for stack, number in me.units.items():
        if not CUBE[KIND_OF[stack]]:
            found += number
    for field in spaces(s.grazed[seat]):
        for owner, _ in s.herds[field]:
            if owner == seat:
                found += 1
    for field in spaces(s.homes[seat]):
        found += len(s.stalls[field])
    return found


def has_cube(me: Player, stack: int, leaving: int = -1, number: int = 1) -> bool:
    """Is there a cube for units that join this stack (HRN-2.12)? A stack that they leave wholly
    gives its own back."""
    if stack in me.units or len(me.units) < CUBES or not CUBE[KIND_OF[stack]]:
        return True
    freed = leaving in me.units and me.units[leaving] == number and CUBE[KIND_OF[leaving]]
    return cubes(me) - freed < CUBES


def may_change(s: State, me: Player, new: int, old: int, number: int = 1) -> bool:
    """HRN-2.12: may units of one stack become another? Who has more than 20 since some had to go
    needs no further one for a stack that goes as a whole."""
    if has_cube(me, new, old, number):
        return True
    whole = me.units.get(old) == number and CUBE[KIND_OF[old]]
    return whole and s.rules.version >= 3  # before, nobody moved then


def has_block(s: State, me: Player) -> bool:
    """HRN-2.13"""
    return blocks(s, me) < BLOCKS


def room_aboard(me: Player, space: int, ships: int = OUT) -> int:
    """Cargo room left on the ships in the open, or on those in PORT (HRN-6.5)."""
    afloat, cargo = place(space, ships), place(space, ABOARD if ships == OUT else IN_HOLD)
    room = 0
    for stack, number in me.units.items():
        if PLACE_OF[stack] == afloat:
            room += HOLD[KIND_OF[stack]] * number
        elif PLACE_OF[stack] == cargo:
            room -= CARGO[KIND_OF[stack]] * number
    return room


def is_adrift(me: Player, space: int, ships: int = OUT) -> bool:
    """Is no ship there any more that could carry cargo?"""
    afloat = place(space, ships)
    return not any(HOLD[KIND_OF[stack]] and PLACE_OF[stack] == afloat for stack in me.units)


def is_shared(s: State, me: Player, space: int) -> bool:
    """Are units of another player there, wherever in it?"""
    return bool(foreign(s, me) >> space & 1)


def foreign(s: State, me: Player) -> int:
    """The spaces with units of others, wherever in them, as bits."""
    found = 0
    for other in s.players:
        if other is not me:
            found |= other.present
    return found


def concerned(s: State, me: Player, fields: int) -> int:
    """HRN-4.2: those of the fields where others have units, a settlement, herds or a crop, as bits:
    whose the field is changes what they may do. Before the sixth rules it was units only."""
    if s.rules.version < 6:
        return fields & foreign(s, me)
    seat, grazed = me.seat, s.grazed
    found = ~(s.homes[seat] | s.homes[NOBODY])  # a settlement that is not his is another's
    for other in s.players:
        if other is not me:
            found |= other.present | grazed[other.seat]
    for field in spaces(fields & ~found):
        if s.sower[field] != NOBODY and s.sower[field] != seat:
            found |= 1 << field
    return fields & found


def each_ship(me: Player, where: int) -> Iterator[tuple[int, int]]:
    """The stacks of ships at a place."""
    return ((stack, n) for stack, n in at(me, where) if SHIP[KIND_OF[stack]])


def in_port(me: Player, field: int) -> int:
    """Ships in the shipyard."""
    found, berths = 0, place(field, PORT)
    for stack, number in me.units.items():
        if PLACE_OF[stack] == berths:
            found += number
    return found


def named(stack: int) -> dict[str, str]:
    """What is said of the units of a stack: their kind and level."""
    return {"unit": KINDS[KIND_OF[stack]].id, "level": LEVELS[LEVEL_OF[stack]].id}
