"""Action cards with their halves, objective cards with their conditions, wonders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.clash_of_cultures.content import FILES
from civitas.titles.clash_of_cultures.content.goods import goods


class ActionHalf(msgspec.Struct, frozen=True):
    id: str
    name: str
    cost: Mapping[str, Any]
    copies: int
    timing: str
    playable_if: str
    effect: str
    name_de: str | None = None

    @property
    def is_action(self) -> bool:
        """Does it use up one of the turn's actions (COC-19.3)?"""
        return bool(self.cost["kind"] == "action")

    @property
    def price(self) -> tuple[int, ...]:
        return goods({good: n for good, n in self.cost.items() if good != "kind"})


class TacticsHalf(msgspec.Struct, frozen=True):
    id: str
    name: str
    needs: tuple[str, ...]
    role: str
    battle: str
    timing: str
    copies: int
    mods: Mapping[str, Any]
    effect: str
    restriction: str | None = None


class ActionCard(msgspec.Struct, frozen=True):
    id: str
    number: int
    action: str
    tactics: str


_actions: Final = read(FILES / "cards_action.yaml")
ACTION_HALVES: Final = all_of(_actions["action_halves"], ActionHalf)
ACTION_HALF: Final = numbers(ACTION_HALVES)
TACTICS_HALVES: Final = all_of(_actions["tactics_halves"], TacticsHalf)
TACTICS_HALF: Final = numbers(TACTICS_HALVES)
ACTION_CARDS: Final = all_of(_actions["cards"], ActionCard)
ACTION_CARD: Final = numbers(ACTION_CARDS)
assert (len(ACTION_CARDS), len(ACTION_HALVES), len(TACTICS_HALVES)) == (42, 21, 16)
assert Counter(card.action for card in ACTION_CARDS) == {h.id: h.copies for h in ACTION_HALVES}
assert Counter(card.tactics for card in ACTION_CARDS) == {h.id: h.copies for h in TACTICS_HALVES}


class Condition(msgspec.Struct, frozen=True):
    id: str
    name: str
    timing: str
    check: Mapping[str, Any]
    effect: str
    name_de: str | None = None
    pay: Mapping[str, int] = {}
    gold_allowed: bool = True
    excludes: str | None = None
    restriction: str | None = None


class ObjectiveCard(msgspec.Struct, frozen=True):
    id: str
    number: int
    top: str
    bottom: str
    expansion: bool


_objectives: Final = read(FILES / "cards_objective.yaml")
CONDITIONS: Final = all_of(_objectives["conditions"], Condition)
CONDITION: Final = numbers(CONDITIONS)
OBJECTIVES: Final = all_of(_objectives["cards"], ObjectiveCard)
OBJECTIVE: Final = numbers(OBJECTIVES)
assert (len(OBJECTIVES), len(CONDITIONS)) == (38, 66)
assert {half for card in OBJECTIVES for half in (card.top, card.bottom)} == set(CONDITION)


class WonderEffect(msgspec.Struct, frozen=True):
    id: str
    timing: str
    effect: str
    limit: str | None = None


class Wonder(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    cost: Mapping[str, int]
    required_advance: str
    vp_total: int
    effects: tuple[WonderEffect, ...]
    placement: str | None = None


WONDERS: Final = all_of(read(FILES / "wonders.yaml")["wonders"], Wonder)
WONDER: Final = numbers(WONDERS)
assert len(WONDERS) == 8
