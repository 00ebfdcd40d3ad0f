"""Section 12: Command, and moves of land units into land without enemies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.titles.clash_of_cultures.agenda import Step, asking, plain
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.areas import FOREST, MOUNTAIN, PLAINS
from civitas.titles.clash_of_cultures.content.pieces import IS_ARMY, IS_LAND, UNIT, UNITS
from civitas.titles.clash_of_cultures.content.structure import MOVES
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.picks import moves as picks
from civitas.titles.clash_of_cultures.picks.common import DONE, Done
from civitas.titles.clash_of_cultures.progress import Command
from civitas.titles.clash_of_cultures.reactions import reactions
from civitas.titles.clash_of_cultures.state import (
    FATIGUED,
    KIND,
    MOVED,
    ON_FOREST,
    ON_MOUNTAIN,
    ON_PLAINS,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.turns import main_action
from civitas.titles.clash_of_cultures.units import (
    army,
    army_room,
    at,
    enemy_units,
    lay,
    remark,
    take,
)

TACTICS: Final = ADVANCE["tactics"]
MARK_OF: Final = {MOUNTAIN: ON_MOUNTAIN, FOREST: ON_FOREST, PLAINS: ON_PLAINS}

NO_TACTICS: Final = Reason("no-tactics", "COC-12.5")
MOVED_ALREADY: Final = Reason("moved-already", "COC-12.2")
TIRED: Final = Reason("unit-fatigued", "COC-12.10")
CLIMBED: Final = Reason("unit-on-mountain", "COC-12.11")


def command_picks(_: State, __: Player) -> Iterable[Pick]:
    """COC-3.10: a Command with zero moves is always legal."""
    return [picks.COMMAND]


@main_action(picks.Command, command_picks)
def command(s: State, me: Player, _: picks.Command) -> None:
    """COC-12.1"""
    s.command = Command(MOVES)
    s.do(Step("command.move", me.seat), Step("command.end", me.seat))


def refuse_unit(me: Player, unit: int) -> Reason | None:
    """Why a land unit cannot be moved now."""
    if unit & MOVED:
        return MOVED_ALREADY
    if unit & FATIGUED:
        return TIRED
    if unit & ON_MOUNTAIN:
        return CLIMBED
    if IS_ARMY[unit & KIND] and not me.has(TACTICS):
        return NO_TACTICS
    return None


def movable(s: State, me: Player, place: int) -> list[int]:
    """The land units of a land hex that may be moved."""
    if not s.map.is_land(place):
        return []
    return [
        unit
        for unit in at(s, me.seat, place)
        if IS_LAND[unit & KIND] and refuse_unit(me, unit) is None
    ]


def destinations(s: State, me: Player, place: int, group: tuple[int, ...]) -> list[int]:
    """COC-12.4, COC-12.8: adjacent land without enemies and with room for the group."""
    return [
        n
        for n in s.map.near_land(place)
        if not enemy_units(s, me.seat, n)
        and (n not in s.cities or s.cities[n].owner == me.seat)
        and army(group) <= army_room(s, me.seat, n)
    ]


@asking("command.move")
def one_move(s: State, me: Player) -> Flow:
    """COC-12.1, COC-12.3: one group from one hex to one destination."""
    assert s.command is not None
    params = {"left": s.command.moves}
    pick = yield Ask(me.seat, "command", partial(_origin_picks, s, me), params)
    if isinstance(pick, Done):
        return
    s.command = replace(s.command, moves=s.command.moves - 1)
    if s.command.moves:
        s.do(Step("command.move", me.seat))
    origin = s.hex(pick.hex)
    group = yield from choose_group(s, me, origin)
    options = partial(_goal_picks, s, me, origin, group)
    goal = yield Ask(me.seat, "goal", options, {"hex": pick.hex})
    march(s, me, origin, s.hex(goal.hex), group)


def _origin_picks(s: State, me: Player) -> list[Pick]:
    found: list[Pick] = [
        picks.FROM[s.label(place)]
        for place in sorted(s.units[me.seat])
        if any(destinations(s, me, place, (unit,)) for unit in set(movable(s, me, place)))
    ]
    return [*found, DONE]


def choose_group(s: State, me: Player, origin: int) -> Decision:
    """Unit by unit, who goes; at least one, and always such that the group has somewhere to go."""
    group: tuple[int, ...] = ()
    while True:
        options = partial(_join_picks, s, me, origin, group)
        pick = yield Ask(me.seat, "group", options, {"hex": s.label(origin), "count": len(group)})
        if isinstance(pick, Done):
            return group
        group = (
            *group,
            next(u for u in _left(s, me, origin, group) if u & KIND == UNIT[pick.unit]),
        )


def _left(s: State, me: Player, origin: int, group: tuple[int, ...]) -> list[int]:
    left = movable(s, me, origin)
    for unit in group:
        left.remove(unit)
    return left


def _join_picks(s: State, me: Player, origin: int, group: tuple[int, ...]) -> list[Pick]:
    kinds = {}
    for unit in _left(s, me, origin, group):
        if unit & KIND not in kinds and destinations(s, me, origin, (*group, unit)):
            kinds[unit & KIND] = picks.JOIN[unit & KIND]
    found: list[Pick] = [kinds[kind] for kind in sorted(kinds)]
    return [*found, DONE] if group else found


def _goal_picks(s: State, me: Player, origin: int, group: tuple[int, ...]) -> list[Pick]:
    return [picks.TO[s.label(n)] for n in destinations(s, me, origin, group)]


def march(s: State, me: Player, origin: int, goal: int, group: tuple[int, ...]) -> None:
    """The group goes there; its new hex marks it (COC-12.11 to COC-12.13)."""
    mark = MOVED | MARK_OF.get(s.map.terrain[goal], 0)
    keep = ~(ON_MOUNTAIN | ON_FOREST)
    take(s, me.seat, origin, *group)
    lay(s, me.seat, goal, *(unit & keep | mark for unit in group))
    for kind in sorted({unit & KIND for unit in group}):
        s.tell(
            "moves",
            "COC-12.1",
            seat=me.seat,
            unit=UNITS[kind].id,
            count=sum(unit & KIND == kind for unit in group),
            origin=s.label(origin),
            hex=s.label(goal),
        )


@plain("command.end")
def command_end(s: State, me: Player) -> None:
    """COC-12.2: the units may be moved again by another Command (COC-12.9)."""
    remark(s, me.seat, FATIGUED | ON_MOUNTAIN | ON_FOREST | ON_PLAINS)
    s.do(*reactions(s, Moment.COMMANDED, me.seat, players=[me]), Step("command.over", me.seat))


@plain("command.over")
def command_over(s: State, _: Player) -> None:
    """The Command is forgotten once its after-effects are done."""
    s.command = None
