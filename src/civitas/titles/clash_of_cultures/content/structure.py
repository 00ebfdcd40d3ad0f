"""The course of play as data: lengths, limits, scoring, variants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from civitas.kernel.content import read
from civitas.titles.clash_of_cultures.content import FILES
from civitas.titles.clash_of_cultures.content.goods import GOODS, goods

_file: Final = read(FILES / "turn_structure.yaml")

ROUNDS: Final[int] = _file["rounds"]
PHASES: Final[int] = _file["action_phases_per_round"]
ACTIONS: Final[int] = _file["actions_per_turn"]
MOVES: Final[int] = next(a["moves"] for a in _file["main_actions"] if a["id"] == "command")
EVENT_COUNTER: Final[int] = _file["event_counter_size"]
HIT_DIVISOR: Final[int] = _file["hit_divisor"]
"""Combat value that makes a hit (COC-15.15)."""
INFLUENCE_SUCCESS: Final[int] = _file["influence_success_from"]
"""What the die of an Influence Culture must show (COC-18.9)."""
EXHAUSTED_TOKENS: Final[int] = _file["exhausted_tokens"]
STARTING_GOODS: Final = goods(_file["starting_resources"])
STARTING_HAND: Final[Mapping[str, int]] = _file["starting_hand"]
STARTING_SETTLERS: Final[int] = _file["starting_units"]["settler"]

NO_LIMIT: Final = 1 << 20
"""Tokens have no limit (COC-4.6)."""
LIMITS: Final = tuple(_file["resource_limits"].get(good, NO_LIMIT) for good in GOODS)
WITHOUT_STORAGE: Final[int] = next(
    o["food"] for o in _file["resource_limit_overrides"] if o["when"] == "not_owned(storage)"
)
STATUS_STEPS: Final[Mapping[str, Mapping[str, Any]]] = {s["id"]: s for s in _file["status_phase"]}
SCORING: Final[Mapping[str, Mapping[str, Any]]] = {s["id"]: s for s in _file["scoring"]}
VARIANTS: Final[Mapping[str, Mapping[str, Any]]] = {v["id"]: v for v in _file["variants"]}
assert tuple(SCORING) == (
    "city_pieces",
    "advances",
    "objectives",
    "wonders",
    "events",
    "killed_leaders",
)
