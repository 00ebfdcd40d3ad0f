"""What tests of battles share: two sides that have met, laid out as a test needs them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from civitas.titles.oikumene.content.units import DIE, KIND, LEVEL
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import SPOTS, place, stack
from civitas.titles.oikumene.underway import Battle, Die, Side
from civitas.titles.oikumene.war.battles import meet
from civitas.titles.oikumene.war.rounds import open_round
from civitas.titles.oikumene.war.sides import change, current


def clash(scene: Scene, space: str, attacker: int = 0, defender: int = 1) -> Scene:
    """Two players have met, and the first battle round has begun."""
    s = scene.state
    meet(s, scene.me(attacker), scene.me(defender), scene.space(space))
    open_round(s)
    s.agenda = ()
    return scene


def lay(scene: Scene, which: int, **changes: Any) -> Side:
    """A side is as given."""
    side = replace(current(scene.state).sides[which], **changes)
    change(scene.state, which, side)
    return side


def side(scene: Scene, which: int) -> Side:
    return battle(scene).sides[which]


def battle(scene: Scene) -> Battle:
    return current(scene.state)


def of(scene: Scene, kind: str, space: str, level: str = "standard", spot: str = "out") -> int:
    """A stack."""
    where = place(scene.space(space), SPOTS.index(spot))
    return stack(where, KIND[kind], LEVEL[level])


def dice(colour: str, *swords: int, whose: int = -1, **marks: Any) -> tuple[Die, ...]:
    """Dice of units of a stack, one each."""
    return tuple(Die(DIE[colour], shown, whose, unit=n, **marks) for n, shown in enumerate(swords))
