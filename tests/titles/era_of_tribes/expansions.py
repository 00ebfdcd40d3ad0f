"""What tests of an expansion share."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import NAMES
from civitas.titles.era_of_tribes.land.expansion import COURSE
from civitas.titles.era_of_tribes.picks.common import DONE
from civitas.titles.era_of_tribes.picks.land import Assault, Embark, To
from civitas.titles.era_of_tribes.scene import Scene
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.underway import Attack, Expansion
from tests.titles.era_of_tribes.helpers import asked, do


def romans(*, against: str = "iberians") -> Scene:
    """Romans in Latium and Campania, with 1 food and no progress, and another people."""
    return Scene(peoples=["romans", against])


def expand(scene: Scene, seat: int = 0, leaders: int = 1, goods: int = 0) -> Table:
    """An expansion with so many leaders and goods, and then the turn of the next."""
    scene.state.expansion = Expansion(seat, leaders=leaders, goods=goods)
    return scene.at(*_steps(COURSE, seat), Step("turn", 1 - seat))


def move(scene: Scene, seat: int = 0) -> Table:
    """The movement step of an expansion in which nothing has grown, and what follows."""
    scene.state.expansion = Expansion(seat)
    return scene.at(*_steps(COURSE[COURSE.index("special_uses") :], seat), Step("turn", 1 - seat))


def _steps(names: tuple[str, ...], seat: int) -> list[Step]:
    return [Step(what, seat) for what in names]


def finish(table: Table) -> Table:
    """Leave it at that: no more growth, special uses, movement or cities."""
    while asked(table) in ("growth", "special-use", "movement", "found-city"):
        do(table, DONE)
    return table


def goals(table: Table) -> set[str]:
    """Where the unit that was chosen may go, to attack as well; not by sea bridge."""
    assert asked(table) in ("march", "sail", "bridge")
    return {pick.field for pick in table.asks[0].picks if isinstance(pick, To | Assault)}


def bridges(table: Table) -> set[str]:
    """Over which sea fields the vassal may be carried."""
    return {pick.field for pick in table.asks[0].picks if isinstance(pick, Embark)}


def attacks(table: Table) -> dict[str, Attack]:
    """The battles to come, by field."""
    s: State = table.state
    assert s.expansion is not None
    return {NAMES[attack.place]: attack for attack in s.expansion.attacks}
