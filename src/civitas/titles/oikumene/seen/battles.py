"""What is seen of a battle or a siege."""

from __future__ import annotations

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.units import DICE, KINDS, LEVELS
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Battle, Die, Side, Siege


class DieView(msgspec.Struct, frozen=True):
    die: str
    swords: int
    unit: str
    level: str
    origin: str


class SideView(msgspec.Struct, frozen=True):
    seat: int
    units: tuple[tuple[str, str, int], ...]
    """Kind, level and number."""
    dice: tuple[DieView, ...]
    swords: int
    sword_sources: tuple[int, ...]
    shields: int
    shield_sources: tuple[int, ...]
    aside_swords: int
    aside_shields: int
    flight: bool


class BattleView(msgspec.Struct, frozen=True):
    space: str
    round: int
    step: str
    attacker: SideView
    defender: SideView
    walls: int
    """Shields of the walls of a siege; 0 in a battle in the open or after a breach."""
    level: int
    """SVS of a siege, 0 in a battle."""
    breached: bool


def battle_seen(s: State, battle: Battle, siege: Siege | None) -> BattleView:
    """Both sides, and the walls."""
    attacker, defender = battle.sides
    return BattleView(
        space=s.label(battle.space),
        round=battle.round,
        step=battle.step,
        attacker=_side(attacker),
        defender=_side(defender),
        walls=0 if siege is None or siege.breached else siege.shields,
        level=0 if siege is None else siege.level,
        breached=siege is not None and siege.breached,
    )


def _side(side: Side) -> SideView:
    return SideView(
        seat=side.seat,
        units=tuple(
            (KINDS[KIND_OF[stack]].id, LEVELS[LEVEL_OF[stack]].id, number)
            for stack, number in side.units
        ),
        dice=tuple(_die(die) for die in side.dice),
        swords=side.swords,
        sword_sources=side.sword_sources,
        shields=side.shields,
        shield_sources=side.shield_sources,
        aside_swords=side.aside_swords,
        aside_shields=side.aside_shields,
        flight=side.flight,
    )


def _die(die: Die) -> DieView:
    return DieView(
        DICE[die.colour].id,
        die.swords,
        "" if die.stack == NONE else KINDS[KIND_OF[die.stack]].id,
        "" if die.stack == NONE else LEVELS[LEVEL_OF[die.stack]].id,
        die.origin,
    )
