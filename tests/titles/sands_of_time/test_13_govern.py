"""Section 13, Govern: what it costs to calm the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import (
    Calm,
    Done,
    Exchange,
    Oppress,
    Play,
    Support,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import asked, crops, do, offered, playable, refused

NINE = [
    "italia",
    "gallia",
    "hispania",
    "mauretania",
    "libya",
    "aegyptus",
    "rhodes",
    "cyprus",
    "asia_minor",
]


def realm(regions: int = 3, temples: Sequence[str] = (), **me: Any) -> Scene:
    """Seat 0 with this many regions and unrest 5; seat 1 in Syria with Sicilia."""
    scene = Scene().empire(0, capital=NINE[0], provinces=NINE[1:regions], **{"unrest": 5, **me})
    scene.empire(1, capital="syria", provinces=["sicilia"])
    for region in temples:
        scene.built(region, "temple")
    return scene


def govern(scene: Scene) -> Table:
    table = scene.turn(0, "govern", "chronicle")
    table.pick(Play("govern"))
    return table


@pytest.mark.rule("SOT-13.1", "SOT-13.2")
@pytest.mark.content("action_cards/govern")
def test_govern_lowers_unrest_step_by_step_for_three_crops_each() -> None:
    """The rulebook's example: three regions, three crops a step."""
    table = govern(realm(crops=8))
    table.pick(Calm())
    assert (empire(table, 0).unrest, crops(table)) == (4, 5)
    table.pick(Calm())
    assert (empire(table, 0).unrest, crops(table)) == (3, 2)
    assert not offered(table, Calm)
    assert refused(table, Calm()) == "SOT-13.2"
    table.pick(Done())
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-13.1")
def test_govern_takes_one_step_at_least_and_may_stop_after_any() -> None:
    table = govern(realm(crops=20))
    assert not offered(table, Done)
    table.pick(Calm())
    assert offered(table, Done) == [Done()]
    table.pick(Done())
    assert (empire(table, 0).unrest, crops(table)) == (4, 17)


@pytest.mark.rule("SOT-13.1")
def test_unrest_never_falls_below_zero() -> None:
    table = govern(realm(unrest=1, crops=20))
    table.pick(Calm())
    assert empire(table, 0).unrest == 0
    assert crops(table) == 17
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-13.1")
@pytest.mark.parametrize("emphasis", [None, "cultural"])
def test_a_calm_people_needs_no_government(emphasis: str | None) -> None:
    table = realm(unrest=0, crops=20, emphasis=emphasis).turn(0, "govern", "chronicle")
    assert "govern" not in playable(table)
    assert refused(table, Play("govern")) == "SOT-13.1"


@pytest.mark.rule("SOT-13.2")
def test_without_crops_for_a_step_govern_cannot_be_used() -> None:
    table = realm(crops=2, gold=20).turn(0, "govern", "chronicle")
    assert "govern" not in playable(table)
    assert refused(table, Play("govern")) == "SOT-13.2"


@pytest.mark.rule("SOT-13.2")
@pytest.mark.parametrize(
    ("regions", "advances", "temples", "cost"),
    [
        (1, [], [], 1),
        (5, [], [], 5),
        (9, [], [], 9),
        (5, ["provincial_governors"], [], 3),
        (2, ["provincial_governors"], [], 1),
        (1, ["provincial_governors"], [], 1),
        (5, ["mythology"], [], 4),
        (1, ["mythology"], [], 1),
        (5, [], ["italia"], 4),
        (5, [], ["italia", "gallia"], 4),  # several Temples count as one
        (5, [], ["sicilia", "rhodes"], 5),  # neither is controlled
        (1, [], ["italia"], 1),
        (6, ["provincial_governors", "mythology"], ["libya"], 2),
        (3, ["provincial_governors", "mythology"], ["italia"], 1),
        (5, ["law", "writing"], [], 5),
    ],
)
def test_the_price_of_a_step(
    regions: int, advances: list[str], temples: list[str], cost: int
) -> None:
    table = govern(realm(regions, temples, advances=advances, crops=2 * cost))
    table.pick(Calm())
    assert crops(table) == cost
    table.pick(Calm())
    assert crops(table) == 0
    if cost > 1:
        table = realm(regions, temples, advances=advances, crops=cost - 1).turn(0, "govern")
        assert "govern" not in playable(table)


# ------------------------------------------------------------------ unlocked


@pytest.mark.rule("SOT-13.3")
@pytest.mark.parametrize(
    "unlocked",
    [
        {"emphasis": "cultural"},
        {"advances": ["democracy"]},
        {"emphasis": "cultural", "advances": ["democracy"]},
    ],
)
def test_with_cultural_unlocked_the_first_step_is_free_and_only_that(
    unlocked: dict[str, Any],
) -> None:
    """Also for who has unlocked it twice, as the rulebook's second example says."""
    table = govern(realm(crops=7, **unlocked))
    table.pick(Calm())
    assert (empire(table, 0).unrest, crops(table)) == (4, 7)
    table.pick(Calm())
    assert (empire(table, 0).unrest, crops(table)) == (3, 4)
    table.pick(Calm())
    assert (empire(table, 0).unrest, crops(table)) == (2, 1)


@pytest.mark.rule("SOT-13.3")
def test_the_free_step_needs_no_crops() -> None:
    table = govern(realm(crops=0, emphasis="cultural"))
    table.pick(Calm())
    assert empire(table, 0).unrest == 4
    assert not offered(table, Calm)


@pytest.mark.rule("SOT-13.3")
@pytest.mark.parametrize("category", ["civil", "political"])
def test_another_category_gives_no_free_step(category: str) -> None:
    """Govern carries the civil symbol, but its box is cultural."""
    table = realm(crops=2, emphasis=category).turn(0, "govern", "chronicle")
    assert "govern" not in playable(table)


# ------------------------------------------------------------------ interruptions


@pytest.mark.rule("SOT-13.2")
def test_crops_may_be_squeezed_out_between_the_steps() -> None:
    scene = realm(crops=3).citizens(0, italia=(4, 0), gallia=(1, 0))
    table = govern(scene)
    table.pick(Calm())
    assert not offered(table, Calm)
    do(table, UseBonus("oppression"), Oppress("italia"), Calm())
    assert (empire(table, 0).unrest, crops(table)) == (3, 1)


@pytest.mark.rule("SOT-13.2")
def test_who_changes_the_crops_away_has_not_governed() -> None:
    table = govern(realm(crops=3, advances=["coinage"]))
    table.pick(Exchange("crops", 1))
    assert not offered(table, Calm)
    do(table, UseBonus("support"), Support("civil"))
    assert asked(table) == ("turn", 0)
    assert empire(table, 0).played == 0
    assert empire(table, 0).unrest == 5
