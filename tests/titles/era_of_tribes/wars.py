"""What tests of battles share."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import LANDS
from civitas.titles.era_of_tribes.scene import Scene
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.underway import Attack, Battle, Expansion

SWORD, SHIELD, FIST, MASK, CATAPULT = "sword", "shield", "fist", "mask", "catapult"
RED = {SWORD: 1, SHIELD: 3, FIST: 4, MASK: 5, CATAPULT: 6}
GREEN = {SHIELD: 1, SWORD: 3, FIST: 4, MASK: 5, CATAPULT: 6}
"""By symbol, a face of the attacker's and of the defender's die."""


def rolls(scene: Scene, *symbols: tuple[str, str]) -> Scene:
    """The dice to come, attacker's and defender's symbol of each combat round."""
    return scene.rolls(*(face for red, green in symbols for face in (RED[red], GREEN[green])))


def attack(
    scene: Scene,
    place: str,
    *,
    by: int = 0,
    walked: int = 0,
    carried: int = 0,
    landed: int = 0,
) -> Scene:
    """An attack of so many cubes, from FV, on whoever holds a field; several may be laid out. What
    is taken joins a colony that the attacker has already."""
    s: State = scene.state
    field = scene.field(place)
    s.players[by].colonies, s.players[by].colonial = 1, 1 << field | s.players[by].colonial
    s.players[by].free -= walked + carried + landed
    found = Attack(field, by, s.owner[field], walked=walked, carried=carried, landed=landed)
    before = s.expansion.attacks if s.expansion else ()
    s.expansion = Expansion(by, attacks=(*before, found))
    return scene


def sea_battle(scene: Scene, place: str, attacker: int, defender: int) -> Scene:
    """A sea battle that one of two has demanded."""
    s: State = scene.state
    field = scene.field(place)
    assert field >= LANDS
    before = s.expansion.attacks if s.expansion else ()
    s.expansion = Expansion(attacker, attacks=(*before, Attack(field, attacker, defender)))
    return scene


def fight(scene: Scene, by: int = 0) -> Table:
    """The battle step of an expansion, and after it the turn of the other. Both sides are asked
    what they commit, even where there is nothing."""
    steps = [Step("battles", by), Step("expansion.end", by), Step("turn", 1 - by)]
    return scene.always_ask().at(*steps)


def battle(table: Table) -> Battle:
    """The battle that is fought now."""
    s: State = table.state
    assert s.battle is not None
    return s.battle


def held(table: Table) -> dict[str, int]:
    """By symbol, the side that holds it: 0 the attacker, 1 the defender."""
    return dict(zip((SWORD, SHIELD, FIST, MASK, CATAPULT), battle(table).markers, strict=True))
