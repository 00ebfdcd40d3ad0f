"""What is seen of a battle or a siege."""

from __future__ import annotations

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.units import DICE, KINDS, LEVELS
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPOT_OF, SPOTS
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Battle, Die, Siege
from civitas.titles.oikumene.war.dice import CHARGE, ROLL, sword_sources
from civitas.titles.oikumene.war.losses import AMBUSH
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER, current
from civitas.titles.oikumene.war.sieges import wall_shields


class DieView(msgspec.Struct, frozen=True):
    die: str
    swords: int
    unit: str
    level: str
    origin: str


class SideView(msgspec.Struct, frozen=True):
    seat: int
    units: tuple[tuple[str, str, int, str], ...]
    """Kind, level, number, and where they are: one of `stacks.SPOTS`."""
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

    @property
    def roles(self) -> tuple[str, str]:
        """What is said of the attacker and of the defender; who comes into an ambush is the first
        of the two sides."""
        sides = ("ambushed", "ambushes") if self.step == AMBUSH else ("attacker", "defender")
        return f"board-{sides[0]}", f"board-{sides[1]}"

    @property
    def told(self) -> dict[str, str | int]:
        """What its heading says."""
        return {
            "round": self.round,
            "level": self.level,
            "charge": int(self.step == CHARGE),
            "ambush": int(self.step == AMBUSH),
            "breached": int(self.breached),
        }


def battle_seen(s: State, battle: Battle, siege: Siege | None) -> BattleView:
    """Both sides, and the walls."""
    return BattleView(
        space=s.label(battle.space),
        round=battle.round,
        step=battle.step,
        attacker=_side(s, ATTACKER),
        defender=_side(s, DEFENDER),
        walls=0 if siege is None else _walls(battle, siege),
        level=0 if siege is None else siege.level,
        breached=siege is not None and siege.breached,
    )


def _walls(battle: Battle, siege: Siege) -> int:
    """Who may give in before the first assault round wants to see them (HRN-10.15)."""
    if siege.breached:
        return 0
    return siege.shields if battle.round else wall_shields(siege.level, battle.sides[ATTACKER])


def _swords(s: State, which: int) -> tuple[int, tuple[int, ...]]:
    """How many, and where they come from. While dice may still be thrown again they are not counted
    yet; everybody wants to know how many they are so far."""
    battle = current(s)
    side = battle.sides[which]
    counted = any(side.sword_sources[:3]) or side.aside_swords or side.aside_shields
    if battle.step not in (CHARGE, ROLL) or side.flight or counted:
        return side.swords, side.sword_sources
    sources = sword_sources(s, which)
    return max(0, sum(sources)), sources


def _side(s: State, which: int) -> SideView:
    side = current(s).sides[which]
    swords, sources = _swords(s, which)
    there = s.players[side.seat].units  # in flight some have left already
    units = ((stack, min(number, there.get(stack, 0))) for stack, number in side.units)
    return SideView(
        seat=side.seat,
        units=tuple(
            (KINDS[KIND_OF[stack]].id, LEVELS[LEVEL_OF[stack]].id, number, SPOTS[SPOT_OF[stack]])
            for stack, number in units
            if number
        ),
        dice=tuple(_die(die) for die in side.dice),
        swords=swords,
        sword_sources=sources,
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
