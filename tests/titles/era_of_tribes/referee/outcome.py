"""What an expansion comes to, up to its battles."""

from __future__ import annotations

from dataclasses import dataclass, field

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.state import Player, State
from tests.titles.era_of_tribes.referee.atlas import is_land
from tests.titles.era_of_tribes.referee.values import Value


@dataclass
class Candidate:
    """A field that a cube may be put on (AUT-6.1 to AUT-6.5)."""

    target: int
    value: Value
    fleet: bool = False


@dataclass
class Fought:
    """A battle that waits for its step, in the order of AUT-5.16."""

    place: int
    value: int
    walked: int = 0
    landed: int = 0


@dataclass
class Outcome:
    """What is to be seen when the units of an expansion have been placed and moved."""

    now: State
    growth: int = 0
    goods: int = 0
    placed: list[tuple[int, int]] = field(default_factory=list)
    """Field and value of each cube, in order."""
    broken: set[str] = field(default_factory=set)
    """Which tie breakers decided."""
    sailed: list[tuple[int, int, int]] = field(default_factory=list)
    """Of each old fleet that moved: from where, to where, for which target."""
    fights: list[Fought] = field(default_factory=list)
    city_cubes: int = 0
    points: int = 0
    """Surplus and unused growth (AUT-5.14)."""


def occupied(s: State, me: Player, target: int) -> bool:
    return is_land(target) and s.owner[target] not in (NOBODY, me.seat)


def arrive(out: Outcome, me: Player, target: int, value: int, *, by_sea: bool) -> None:
    now = out.now
    if occupied(now, me, target):
        me.assaults += 1
        out.fights.append(Fought(target, value, walked=not by_sea, landed=by_sea))
    elif is_land(target):
        now.vassals[target] += 1
        now.give(target, me.seat)
    else:
        me.fleets[target] = me.fleets.get(target, 0) + 1
        if now.owner[target] == NOBODY:
            now.give(target, me.seat)
