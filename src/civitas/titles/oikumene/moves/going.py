"""A move is carried out: how many go, which cargo goes along, what it means for them (HRN-6.3 to
HRN-6.8, HRN-6.11, HRN-6.13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.units import CARGO, KINDS, LIGHT, SHIP, STORE
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.rooms import ship_room, unit_room
from civitas.titles.oikumene.means.units import (
    may_change,
    named,
    room_aboard,
    shift,
    turn_into,
)
from civitas.titles.oikumene.moves.arrivals import meets_enemies, note_arrival
from civitas.titles.oikumene.moves.cargo import (
    cargo_place,
    cargo_share,
    landing_shares,
    loaded,
    number_picks,
    portion,
    possible,
)
from civitas.titles.oikumene.moves.engaged import carried_off, note_engaged
from civitas.titles.oikumene.moves.ground import note, under_way
from civitas.titles.oikumene.moves.outlook import UNITS, Outlook
from civitas.titles.oikumene.moves.paths import Goal, exposed, fresh, guest_of, in_port
from civitas.titles.oikumene.moves.sailing import rivers_between, two_rivers
from civitas.titles.oikumene.moves.told import tell_along, tell_move, tell_training, training_lost
from civitas.titles.oikumene.picks.common import NO, YES, Yes
from civitas.titles.oikumene.picks.moves import Board, BoardInPort, HowMany, Land, PutIn
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    INSIDE,
    KIND_OF,
    LEVEL_OF,
    OUT,
    PLACE_OF,
    PORT,
    SPACE_OF,
    SPOT_OF,
    moved,
    place,
    space_at,
    stack,
)
from civitas.titles.oikumene.state import State

# ---------------------------------------------------------------- how many


def target(o: Outlook, which: int, goal: Goal) -> int:
    """The place to which a goal leads."""
    deed, space = goal
    if deed is Board:
        return place(space, ABOARD)
    if deed is BoardInPort:
        return place(space, HOLD)
    if deed is PutIn:
        return place(space, PORT)
    shut = SPOT_OF[which] == HOLD and encircled(o.s, space)
    return place(space, INSIDE if shut else OUT)


def most(o: Outlook, which: int, goal: Goal) -> int:
    """How many units of a stack find room there."""
    deed, space = goal
    number = fresh(o, which, deed)
    if deed is Board or deed is BoardInPort:
        ships = PORT if deed is BoardInPort else OUT
        return min(number, room_aboard(o.me, space, ships) // CARGO[KIND_OF[which]])
    if deed is PutIn:
        return min(number, ship_room(o.s, space))
    if SPOT_OF[which] == HOLD and encircled(o.s, space):
        return min(number, unit_room(o.s, space) // STORE[KIND_OF[which]])
    if SPOT_OF[which] == ABOARD and o.sub == UNITS and o.foes >> space & 1:
        return number - carried_off(o.s, o.me, which)
    return number


def numbers(o: Outlook, which: int, goal: Goal) -> list[int]:
    """How many units of a stack may go: all first (HRN-2.12)."""
    up_to = range(most(o, which, goal), 0, -1)
    if _unhindered(o, which):
        return list(up_to)
    return [number for number in up_to if fits(o, which, goal, number)]


def can_go(o: Outlook, which: int, goal: Goal) -> bool:
    """May any number of them go?"""
    up_to = range(most(o, which, goal), 0, -1)
    if _unhindered(o, which):
        return bool(up_to)
    return any(fits(o, which, goal, number) for number in up_to)


def _unhindered(o: Outlook, which: int) -> bool:
    """Is there a cube for any number of them, and no cargo to think of?"""
    if not o.roomy:
        return False
    return not SHIP[KIND_OF[which]] or not loaded(o.me, PLACE_OF[which])


def fits(o: Outlook, which: int, goal: Goal, number: int) -> bool:
    """Is there a cube for them, and is their cargo safe (HRN-2.12, HRN-6.5)?"""
    me = o.me
    if goal[0] is Land:
        return may_change(o.s, me, landed(which, goal[1]), which, number)
    to = target(o, which, goal)
    carries = SHIP[KIND_OF[which]] and loaded(me, PLACE_OF[which])
    if not carries or o.s.rules.version < 3:
        new = moved(which, to)
        if not may_change(o.s, me, new, which, number):
            return False
    return not carries or possible(cargo_share(o.s, me, [(which, number)], to))


def landed(ship: int, field: int) -> int:
    """HRN-6.6: the light infantry that a ship becomes, of the same level."""
    return stack(place(field), LIGHT, LEVEL_OF[ship])


# ---------------------------------------------------------------- the move


TIRED, MOVED, BOARDED = range(3)
"""What is noted of units that have come (`marks_of`)."""


def ask_consent(s: State, me: Player, which: int, space: int) -> Decision:
    """HRN-6.13: does the treaty partner who controls the field let them in? Before the ninth rules
    whoever left a ship in his shipyard did not ask."""
    host = guest_of(s, me, space)
    bit = 1 << space
    within = space == SPACE_OF[which] and (exposed(which) or s.rules.version < 9)
    if host == NOBODY or under_way(s).granted & bit or within:
        return True
    params: Params = {"other": me.seat, "space": s.label(space), **named(which)}
    pick = yield Ask(host, "consent", lambda: [NO, YES], params, sure=True)
    if isinstance(pick, Yes):
        note(s, granted=under_way(s).granted | bit)
        return True
    note(s, refused=under_way(s).refused | bit)
    s.tell("told-no-consent", "HRN-6.13", seat=host, other=me.seat, space=s.label(space))
    return False


def _told_goal(s: State, which: int, goal: int) -> Params:
    return {"space": s.label(SPACE_OF[which]), **named(which), "goal": s.label(goal)}


def _in_port(which: int, goal: int) -> int:
    """Who stays on a field goes aboard in its shipyard (1), or ashore there (2)."""
    if SPACE_OF[which] != goal:
        return 0
    return 2 if SPOT_OF[which] in (ABOARD, HOLD) else 1


def go(s: State, me: Player, o: Outlook, which: int, goal: Goal) -> Flow:
    """Units of a stack go: with consent, as many as wanted, with their cargo."""
    if not (yield from ask_consent(s, me, which, goal[1])):
        return
    options = numbers(o, which, goal)
    number = options[0]
    if len(options) > 1:
        params = {**_told_goal(s, which, goal[1]), "port": _in_port(which, goal[1])}
        told = partial(_terms, me, which, goal[1])
        picks = partial(number_picks, options)
        pick = yield Ask(me.seat, "move-how-many", picks, params, sure=True, terms=told)
        number = pick.number
    if goal[0] is Land:
        yield from run_ashore(s, me, which, number, goal[1])
        return
    to = target(o, which, goal)
    cargo: list[tuple[int, int]] = []
    if SHIP[KIND_OF[which]]:
        share = cargo_share(s, me, [(which, number)], to)
        cargo = yield from portion(s, me, "take-along", share)
    arrive(s, me, [(which, number)], cargo, to, free=in_port(which, goal[0]))


def _terms(me: Player, which: int, goal: int, pick: Pick) -> Terms | None:
    """HRN-12.5"""
    lost = training_lost(me, which, pick.number, goal) if isinstance(pick, HowMany) else 0
    return Terms(note="training-lost", params=(("number", lost),)) if lost else None


def arrive(
    s: State,
    me: Player,
    units: Sequence[tuple[int, int]],
    cargo: Sequence[tuple[int, int]],
    to: int,
    free: bool = False,
) -> None:
    """Units are where they go to, with the cargo of ships among them."""
    origin = SPACE_OF[units[0][0]]
    if under_way(s).sub == UNITS:
        note_engaged(s, me, units, cargo, to)
    note_river(s, me, units[0][0], space_at(to))
    for which, number in units:
        tell_training(s, me, which, number, to)
        before = marks_of(me, moved(which, to))
        note_arrival(s, me, which, moved(which, to), number)
        new = shift(s, me, which, to, number)
        enter(s, me, which, new, number, before, BOARDED if free else MOVED)
        tell_move(s, me, which, number, origin, to)
    for which, number in cargo:
        before = marks_of(me, moved(which, cargo_place(to)))
        note_arrival(s, me, which, moved(which, cargo_place(to)), number)
        enter(s, me, which, shift(s, me, which, cargo_place(to), number), number, before)
        tell_along(s, me, which, number, space_at(to))


def run_ashore(s: State, me: Player, ship: int, number: int, field: int) -> Flow:
    """HRN-6.6: ships become light infantry; cargo without room lands with them."""
    shares = landing_shares(s, me, [(ship, number)], field)
    cargo = yield from portion(s, me, "lands-too", *shares)
    for which, part in cargo:
        before = marks_of(me, moved(which, place(field)))
        note_arrival(s, me, which, moved(which, place(field)), part)
        enter(s, me, which, shift(s, me, which, place(field), part), part, before, MOVED)
        tell_along(s, me, which, part, field, "HRN-6.6")
    new = landed(ship, field)
    before = marks_of(me, new)
    note_arrival(s, me, ship, new, number)
    turn_into(s, me, ship, new, number)
    enter(s, me, ship, new, number, before, MOVED)
    what: Params = {"number": number, **named(ship), "space": s.label(field)}
    s.tell("told-runs-ashore", "HRN-6.6", seat=me.seat, **what)


def mark(marks: dict[int, int], me: Player, which: int, number: int) -> None:
    """Note of so many more units of a stack that they have done it."""
    marks[which] = min(me.units[which], marks.get(which, 0) + number)


def marks_of(me: Player, which: int) -> tuple[int, int, int]:
    """How many of a stack are TIRED, have MOVED and have BOARDED."""
    return me.tired.get(which, 0), me.moved.get(which, 0), me.boarded.get(which, 0)


def enter(
    s: State,
    me: Player,
    old: int,
    new: int,
    number: int,
    before: tuple[int, int, int],
    *used: int,
) -> None:
    """Units have come from one stack into another whose marks were such ``before``; it has ``used``
    their move or their boarding, if anything. HRN-6.7, HRN-6.11: rough terrain ends all movement of
    the round, hostile units that of the sub-phase."""
    bit = 1 << SPACE_OF[new]
    ends = list(used)
    if SPOT_OF[new] in (OUT, ABOARD) and not _was_there(s, old, new):
        if s.world.rough & bit and not KINDS[KIND_OF[new]].can("not_stopped_by_rough_terrain"):
            ends += [TIRED, MOVED]
        if meets_enemies(s, me, SPACE_OF[new]):
            ends += [MOVED, BOARDED]
    marks = (me.tired, me.moved, me.boarded)
    if s.rules.version < 3:  # who had come counted twice then, so that others could not move
        for each in ends:
            mark(marks[each], me, new, number)
        return
    for each in sorted(set(ends)):
        mark(marks[each], me, new, before[each] + number - marks[each].get(new, 0))


def _was_there(s: State, old: int, new: int) -> bool:
    """Who boards or leaves a ship that stands on his field has not entered it, but for who comes
    out of its shipyard. (Before the eighth rules he had.)"""
    if SPACE_OF[old] != SPACE_OF[new] or s.rules.version < 8:
        return False
    return exposed(old)


def note_river(s: State, me: Player, ship: int, to: int) -> None:
    """HRN-18.31: remember up which river ships have come to a field of two."""
    world, here = s.world, SPACE_OF[ship]
    if SHIP[KIND_OF[ship]] and max(here, to) < world.lands and two_rivers(world, to):
        common = rivers_between(world, here, to)
        if common:
            me.rivers[to] = common[0]
