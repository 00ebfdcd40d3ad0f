"""The 15 civilizations with their advances, and their 45 leaders (expansion)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.clash_of_cultures.content import FILES


class CivilizationAdvance(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    trigger: str
    """The linked advance, or ``any_government`` (COC-7.11)."""
    timing: str
    effect: str
    limit: str | None = None
    cost: Any = None
    rules: tuple[str, ...] = ()
    vp: str | None = None
    drawback: str | None = None


class Civilization(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    start_area: str | None
    leaders: tuple[str, str, str]
    advances: tuple[CivilizationAdvance, ...]


class BattleEffect(msgspec.Struct, frozen=True, rename={"condition": "if"}):
    """What a leader's ability does in battle, as data."""

    kind: str
    role: str
    rounds: str | tuple[int, ...]
    condition: str | None = None
    combat_value: int = 0
    combat_value_per: str | None = None
    factor: int = 1
    cap: int | None = None
    ignore_hits: int = 0
    prepaid: bool = False
    survives_leader: bool = False
    leader_must_fight: bool = True
    deny_opponent_tactic: bool = False
    opponent_bonus_cap: int | None = None
    cavalry_as_elephant: int = 0


class LeaderAbility(msgspec.Struct, frozen=True):
    id: str
    name: str
    timing: str
    effect: str
    name_de: str | None = None
    limit: str | None = None
    cost: Any = None
    battle: BattleEffect | None = None
    template: str | None = None
    category: str | None = None
    wonder: str | None = None


class Leader(msgspec.Struct, frozen=True):
    id: str
    name: str
    civilization: str
    abilities: tuple[LeaderAbility, LeaderAbility]
    name_de: str | None = None


CIVILIZATIONS: Final = all_of(read(FILES / "civilizations.yaml")["civilizations"], Civilization)
CIVILIZATION: Final = numbers(CIVILIZATIONS)
CIVILIZATION_ADVANCES: Final = tuple(a for c in CIVILIZATIONS for a in c.advances)
"""Four for each civilization, in their order."""
CIVILIZATION_ADVANCE: Final = numbers(CIVILIZATION_ADVANCES)
LEADERS: Final = all_of(read(FILES / "leaders.yaml")["leaders"], Leader)
LEADER_CARD: Final = numbers(LEADERS)
LEADER_ABILITIES: Final = tuple(a for leader in LEADERS for a in leader.abilities)
assert (len(CIVILIZATIONS), len(CIVILIZATION_ADVANCES)) == (15, 60)
assert (len(LEADERS), len(LEADER_ABILITIES)) == (45, 90)
assert all(len(civilization.advances) == 4 for civilization in CIVILIZATIONS)
assert all(
    LEADERS[LEADER_CARD[name]].civilization == civilization.id
    for civilization in CIVILIZATIONS
    for name in civilization.leaders
)
