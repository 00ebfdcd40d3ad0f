"""Section 12: Command, the action that moves units.

A move is put together click by click: from where, who, whither. Where a group may go by the rules
is in `land` and `ships`; abilities add their own ways (`Moment.GOALS`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick, Reason
from civitas.kernel.values import NOWHERE
from civitas.titles.clash_of_cultures.battles.sides import by_kind
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.pieces import IS_ARMY, SHIP
from civitas.titles.clash_of_cultures.content.structure import MOVES
from civitas.titles.clash_of_cultures.means.reactions import answers, reactions, usable, use, use_of
from civitas.titles.clash_of_cultures.moves.land import (
    CLIMBED,
    Group,
    bound,
    ignored,
    march,
    march_goals,
    refuse_entry,
)
from civitas.titles.clash_of_cultures.moves.ships import (
    attack_pirates,
    can_sail,
    choose_cargo,
    is_fleet,
    pirate_goals,
    sail,
    sail_goals,
)
from civitas.titles.clash_of_cultures.picks import moves as picks
from civitas.titles.clash_of_cultures.picks.common import DONE, Done, Use
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, ABILITY, Hook
from civitas.titles.clash_of_cultures.progress import Command
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
from civitas.titles.clash_of_cultures.units import at, remark, told_by_kind

RULES: Final = Chapter()

TACTICS: Final = ADVANCE["tactics"]

IDLE: Final = Command(MOVES)
"""A Command in which nothing has been moved."""

NO_UNIT: Final = Reason("no-unit", "COC-12.1")
NO_TACTICS: Final = Reason("no-tactics", "COC-12.5")
MOVED_ALREADY: Final = Reason("moved-already", "COC-12.2")
TIRED: Final = Reason("unit-fatigued", "COC-12.10")
NO_GOAL: Final = Reason("no-goal", "COC-12.4")
TOO_FAR: Final = Reason("too-far", "COC-12.4")
NO_SHIP: Final = Reason("no-ship", "COC-13.6")
ON_LAND: Final = Reason("ships-on-land", "COC-13.3")
OUT_OF_REACH: Final = Reason("out-of-reach", "COC-13.1")


def command_picks(_: State, __: Player) -> Iterable[Pick]:
    """COC-3.10: a Command with zero moves is always legal."""
    return [picks.COMMAND]


def anybody_moves(s: State, me: Player) -> bool:
    """Could a Command do anything (COC-3.10)?"""
    if any(can_start(s, me, place) for place in s.units[me.seat]):
        return True
    there = s.copy()  # some abilities work in a Command only
    there.command = Command(MOVES)
    me = there.players[me.seat]
    return _origin_picks(there, me) != [DONE]


def command(s: State, me: Player, _: picks.Command) -> None:
    """COC-12.1"""
    begin_command(s, me)


def begin_command(s: State, me: Player) -> None:
    """A Command, by the action or by an effect that says so. Pushes, so call it last (COC-12.1)."""
    s.command = Command(MOVES)
    s.do(Step("command.move", me.seat), Step("command.end", me.seat))


def grant_moves(s: State, me: Player, moves: int) -> None:
    """So many moves as in a Command, outside of one. Pushes, so call it last (COC-12.1)."""
    s.command = Command(moves, granted=True)
    s.do(Step("command.move", me.seat), Step("command.end", me.seat))


# ---------------------------------------------------------------- who


def refuse_unit(s: State, me: Player, unit: int, group: Group = ()) -> Reason | None:
    """Why a unit cannot be moved now, with those who are in the group already (COC-12.2,
    COC-12.5)."""
    if unit & MOVED:
        return MOVED_ALREADY
    if unit & FATIGUED and not ignored(s, me, (*group, unit), unit) & FATIGUED:
        return TIRED
    if IS_ARMY[unit & KIND] and not me.has(TACTICS):
        return NO_TACTICS
    return None


def refuse_from(s: State, me: Player, place: int) -> Reason | None:
    """Why no group can go from this hex; the reason of its first unit (COC-12.1)."""
    if can_start(s, me, place):
        return None
    for unit in at(s, me.seat, place):
        refusal = refuse_unit(s, me, unit)
        if refusal is None and bound(s, me, (unit,), ON_MOUNTAIN):
            refusal = CLIMBED
        return refusal or NO_GOAL
    return NO_UNIT


def can_start(s: State, me: Player, place: int) -> bool:
    """Is there a group on this hex that has somewhere to go (COC-12.1)?"""
    for unit in set(at(s, me.seat, place)):
        if refuse_unit(s, me, unit) is None and has_goal(s, me, place, (unit,)):
            return True
    return _travels(me) and has_goal(s, me, place, ())


def _may_join(s: State, me: Player, origin: int, group: Group) -> list[int]:
    """Units that may come along: one of each sort, ships only with ships (COC-12.1)."""
    left = list(at(s, me.seat, origin))
    for unit in group:
        left.remove(unit)
    return [
        unit
        for unit in sorted(set(left))
        if (not group or (unit & KIND == SHIP) == is_fleet(group))
        and refuse_unit(s, me, unit, group) is None
        and has_goal(s, me, origin, (*group, unit))
    ]


def choose_group(s: State, me: Player, origin: int) -> Decision:
    """Unit by unit, who goes; always such that the group has somewhere to go (COC-0.3,
    COC-12.1)."""
    group: Group = ()
    while True:
        options = partial(_join_picks, s, me, origin, group)
        pick = yield Ask(me.seat, "group", options, _who(s.label(origin), group))
        if isinstance(pick, Done):
            break
        group = (*group, next(u for u in at(s, me.seat, origin) if picks.join(u) == pick))
    if is_fleet(group):
        cargo = yield from choose_cargo(s, me, origin, group)
        group += cargo
    return group


@lru_cache(maxsize=1 << 12)
def _who(label: str, group: Group) -> Params:
    """A group as it is told: by kind, how many are in it."""
    return {"hex": label, "count": len(group), **told_by_kind(by_kind(group))}


def _join_picks(s: State, me: Player, origin: int, group: Group) -> list[Pick]:
    found: list[Pick] = [picks.join(unit) for unit in _may_join(s, me, origin, group)]
    return [*found, DONE] if group or has_goal(s, me, origin, ()) else found


# ---------------------------------------------------------------- whither


def goals(s: State, me: Player, origin: int, group: Group) -> Iterator[int]:
    """Where the group may go by the rules alone (COC-12.4, COC-13.1)."""
    if not group:
        return iter(())
    return sail_goals(s, me, origin) if is_fleet(group) else march_goals(s, me, origin, group)


def refuse_goal(s: State, me: Player, goal: int) -> Reason | None:
    """Why the group that is about to move cannot go there (COC-12.4, COC-13.1)."""
    assert s.command is not None
    origin, group = s.command.origin, s.command.group
    if goal in goals(s, me, origin, group):
        return None
    if is_fleet(group):
        return ON_LAND if s.map.is_land(goal) else OUT_OF_REACH
    if goal not in s.map.near(origin):
        return TOO_FAR
    return NO_SHIP if s.map.is_water(goal) else refuse_entry(s, me, group, origin, goal)


def has_goal(s: State, me: Player, origin: int, group: Group) -> bool:
    """May the group go anywhere (COC-12.1)?"""
    if is_fleet(group):
        if can_sail(s, me, origin) or pirate_goals(s, me, origin, group):
            return True
    elif next(goals(s, me, origin, group), None) is not None:
        return True
    return _travels(me) and any(places for _, places in answers(s, me, Moment.GOALS, origin, group))


def _travels(me: Player) -> bool:
    """Has the player an ability to go where the rules alone let nobody go, be it without units?"""
    return bool(me.powers.at[Moment.GOALS])


def _goal_picks(s: State, me: Player, origin: int, group: Group) -> list[Pick]:
    found: list[Pick] = [picks.TO[s.label(n)] for n in goals(s, me, origin, group)]
    if is_fleet(group):
        found += [picks.ATTACK[s.label(n)] for n in pirate_goals(s, me, origin, group)]
    for hook, places in answers(s, me, Moment.GOALS, origin, group):
        found += [picks.by(s.label(n), ABILITIES[hook.ability].id) for n in places]
    return found


@RULES.asking("command.move")
def one_move(s: State, me: Player) -> Flow:
    """COC-12.1, COC-12.3: one group from one hex to one destination."""
    assert s.command is not None
    params = {"left": s.command.moves}
    pick = yield Ask(me.seat, "command", partial(_origin_picks, s, me), params)
    if isinstance(pick, Done):
        return
    if isinstance(pick, Use):
        s.do(Step("command.move", me.seat))
        yield from use(s, me, next(h for h in _between_moves(s, me) if use_of(h) == pick))
        return
    s.command = replace(s.command, moves=s.command.moves - 1)
    if s.command.moves:
        s.do(Step("command.move", me.seat))
    origin = s.hex(pick.hex)
    group = yield from choose_group(s, me, origin)
    s.command = replace(s.command, origin=origin, group=group)
    options = partial(_goal_picks, s, me, origin, group)
    goal = yield Ask(me.seat, "goal", options, _who(s.label(origin), group))
    s.command = replace(s.command, origin=NOWHERE, group=())
    if isinstance(goal, picks.By):
        yield from _travel(s, me, origin, group, goal)
    elif isinstance(goal, picks.Attack):
        attack_pirates(s, me, origin, s.hex(goal.hex), group)
    elif is_fleet(group):
        yield from sail(s, me, origin, s.hex(goal.hex), group)
    else:
        march(s, me, origin, s.hex(goal.hex), group)


def _origin_picks(s: State, me: Player) -> list[Pick]:
    places = sorted({*s.units[me.seat], *me.cities} if _travels(me) else s.units[me.seat])
    found: list[Pick] = [picks.FROM[s.label(n)] for n in places if can_start(s, me, n)]
    return [*found, *map(use_of, _between_moves(s, me)), DONE]


def _between_moves(s: State, me: Player) -> list[Hook]:
    return [hook for hook in me.powers.at[Moment.BETWEEN_MOVES] if usable(s, me, hook)]


def _travel(s: State, me: Player, origin: int, group: Group, goal: picks.By) -> Flow:
    """The ability that offered the goal carries the move out."""
    number = ABILITY[goal.ability]
    hook = next(each for each in me.powers.at[Moment.TRAVEL] if each.ability == number)
    yield from use(s, me, hook, origin, s.hex(goal.hex), group)


# ---------------------------------------------------------------- the end


@RULES.plain("command.end")
def command_end(s: State, me: Player) -> None:
    """COC-12.2: the units may be moved again by another Command (COC-12.9)."""
    rest(s, me)
    assert s.command is not None
    if s.command == IDLE:
        s.tell("moves-nothing", "COC-3.10", seat=me.seat)
    after = [] if s.command.granted else reactions(s, Moment.COMMANDED, me.seat, players=[me])
    s.do(*after, Step("command.over", me.seat))


@RULES.plain("command.rest")
def rest(s: State, me: Player) -> None:
    """Forget who has been moved; all other marks stay until the end of the turn (COC-12.9)."""
    remark(s, me.seat, FATIGUED | ON_MOUNTAIN | ON_FOREST | ON_PLAINS)


@RULES.plain("command.over")
def command_over(s: State, _: Player) -> None:
    """The Command is forgotten once its after-effects are done (COC-12.1)."""
    s.command = None
