"""What tests of movement share: a turn of a sub-phase, and a move in one call."""

from __future__ import annotations

from civitas.kernel.table import Table
from civitas.titles.oikumene.content.units import KIND, LEVEL
from civitas.titles.oikumene.picks.common import Done, OnSpace
from civitas.titles.oikumene.picks.moves import HowMany, Move, To
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import SPOTS, place, stack
from tests.titles.oikumene.helpers import asked, do, state

UNITS, SPECIAL, RETREAT = "movement_units", "movement_special", "movement_retreat"


def moving(scene: Scene, what: str = UNITS) -> Table:
    """A table at which this sub-phase begins."""
    return scene.at(what)


def done(table: Table) -> Table:
    """Whoever moves has moved enough."""
    return do(table, Done())


def choose(
    table: Table,
    space: str,
    unit: str = "light_infantry",
    spot: str = "out",
    level: str = "standard",
) -> Table:
    """Say which stack moves."""
    return do(table, Move(space, spot, unit, level))


def move(
    table: Table,
    space: str,
    goal: str | OnSpace,
    number: int | None = None,
    unit: str = "light_infantry",
    spot: str = "out",
    level: str = "standard",
) -> Table:
    """Units move: all that can, if no number is given. What is not asked is not said."""
    choose(table, space, unit, spot, level)
    if table.asks and asked(table) == "move-to":
        do(table, To(goal) if isinstance(goal, str) else goal)
    if table.asks and asked(table) == "move-how-many":
        most = table.asks[0].picks[0]
        do(table, most if number is None else HowMany(number))
    return table


def goals(table: Table) -> set[str]:
    """What is offered as a goal, told as ``Kind space``."""
    picks = [pick for pick in table.asks[0].picks if isinstance(pick, OnSpace)]
    return {f"{type(pick).__name__} {pick.space}" for pick in picks}


def movers(table: Table) -> set[str]:
    """The spaces of the stacks that may move now."""
    return {pick.space for pick in table.asks[0].picks if isinstance(pick, Move)}


def count(
    table: Table,
    seat: int,
    space: str,
    unit: str = "light_infantry",
    spot: str = "out",
    level: str = "standard",
) -> int:
    """How many such units stand there."""
    s = state(table)
    where = place(s.world.number[space], SPOTS.index(spot))
    return s.players[seat].units.get(stack(where, KIND[unit], LEVEL[level]), 0)
