"""What somebody does who says nothing (HRN-20.3): pass, refuse, keep, lose the lowest level."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final

import pytest

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.table import Table
from civitas.titles.oikumene.content.units import LEVELS
from civitas.titles.oikumene.picks.common import AsProposed, Done, No, Pass
from civitas.titles.oikumene.picks.moves import SinkCargo, Starve
from civitas.titles.oikumene.picks.war import GoDown, Scuttle, Suffer
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF
from tests.titles.oikumene.clashes import clash, lay
from tests.titles.oikumene.helpers import do, match, state

DECLINED: Final = (Done, Pass, No, AsProposed)
"""To pass or to refuse; as a bill is proposed, all is kept that can be."""
LOST: Final = (GoDown, Scuttle, SinkCargo, Starve, Suffer)
"""Where no bill proposes who goes."""
RANKS: Final = [level.id for level in LEVELS]
SEA: Final = "mare_tyrrhenum_septentrionale"


def default(ask: Ask) -> Pick:
    """The answer of somebody who says nothing: he declines; if something must be, the first."""
    return next((pick for pick in ask.picks if isinstance(pick, DECLINED)), ask.picks[0])


@pytest.mark.rule("HRN-20.3")
@pytest.mark.parametrize(("mode", "world"), [("original", "italia"), ("extended", "huns")])
def test_who_says_nothing_agrees_to_nothing_and_keeps_what_he_can(mode: str, world: str) -> None:
    table = match(3, mode=mode, map=world, seed=f"silent {mode}", start="suggested")
    rng = random.Random(7)
    said: list[Pick] = []
    while table.asks:
        ask = rng.choice(table.asks)
        pick = default(ask) if ask.seat == 0 else rng.choice(ask.picks)
        said += [pick] if ask.seat == 0 else []
        table.pick(pick, ask.seat)
        assert not state(table).players[0].friends, "a treaty without a yes"
        _assert_lowest_first(table)
    assert {type(pick) for pick in said} >= {Done, No, AsProposed}
    assert table.result is not None


def _assert_lowest_first(table: Table) -> None:
    """Of one kind at one place the lowest level is named first where somebody has to go."""
    for ask in table.asks:
        for levels in _levels(pick for pick in ask.picks if isinstance(pick, LOST)):
            assert levels == sorted(levels), ask.picks


def _levels(picks: Iterable[Pick]) -> Iterator[list[int]]:
    found: dict[tuple[str, str, str], list[int]] = {}
    for pick in picks:
        assert isinstance(pick, LOST)
        found.setdefault((pick.space, pick.spot, pick.unit), []).append(RANKS.index(pick.level))
    yield from found.values()


def _of_all_levels(scene: Scene, seat: int, unit: str, space: str, spot: str) -> Scene:
    for level in reversed(RANKS):
        scene.units(seat, unit, space, spot=spot, level=level)
    return scene


def _lowest(ask: Ask) -> bool:
    levels = next(_levels(pick for pick in ask.picks if isinstance(pick, LOST)))
    return levels == sorted(levels) and len(set(levels)) > 1


@pytest.mark.rule("HRN-20.3", "HRN-7.4")
def test_cargo_without_a_ship_is_offered_from_the_lowest_level_on() -> None:
    scene = _of_all_levels(Scene(2), 0, "light_infantry", SEA, "aboard")
    table = scene.units(0, "transport_ship", SEA).at("drown")
    assert _lowest(table.asks[0])
    while table.asks:
        do(table, default(table.asks[0]))
    assert _left(table, 0) == RANKS[2:]


@pytest.mark.rule("HRN-20.3", "HRN-9.16")
def test_in_the_rear_the_lowest_level_is_named_first() -> None:
    scene = Scene(2, mode="original").units(0, "light_infantry", "latium", 3)
    for level in ("elite", "veteran", "experienced"):
        scene.units(1, "light_infantry", "latium", 2, level)
    clash(scene, "latium")
    lay(scene, 0, swords=3)
    lay(scene, 1, shields=0)
    table = scene.at("battle.losses")
    assert _lowest(table.asks[0])


@pytest.mark.rule("HRN-20.3", "HRN-15.2")
def test_with_too_little_gold_the_lowest_level_goes_as_proposed() -> None:
    scene = _of_all_levels(
        Scene(2, mode="original").settle(0, "roma"), 0, "mercenary", "roma", "out"
    )
    table = scene.player(0, gold=6).when("winter").at("hinterland_wages")
    do(table, default(table.asks[0]))
    assert _left(table, 0) == RANKS[2:]


@pytest.mark.rule("HRN-20.3", "HRN-5.31")
def test_with_too_little_food_the_lowest_level_goes_as_proposed() -> None:
    scene = Scene(2, mode="original").when("winter").settle(0, "roma", grain=4)
    table = _of_all_levels(scene, 0, "light_infantry", "roma", "out").at("feeding")
    do(table, default(table.asks[0]))
    assert _left(table, 0) == RANKS[2:]


def _left(table: Table, seat: int) -> list[str]:
    """The levels of the units that a player still has, ships apart."""
    found = state(table).players[seat].units
    kinds = min(KIND_OF[stack] for stack in found)
    return sorted(
        (RANKS[LEVEL_OF[stack]] for stack in found if KIND_OF[stack] == kinds), key=RANKS.index
    )
