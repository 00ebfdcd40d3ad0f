"""Section 5: what each of the 24 levels brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from civitas.titles.era_of_tribes.actions.income import bread_morale, trade_value
from civitas.titles.era_of_tribes.course.rounds import clear_provinces
from civitas.titles.era_of_tribes.land.special_uses import army_cost, fleet_cost
from civitas.titles.era_of_tribes.land.units import fleet_points, vassal_points
from civitas.titles.era_of_tribes.means.cities import may_set_city
from civitas.titles.era_of_tribes.picks.common import Advance, FreeFleet
from civitas.titles.era_of_tribes.scene import Scene, player
from civitas.titles.era_of_tribes.state import Player, State
from tests.titles.era_of_tribes.helpers import asked, do, offered


def city_limit(me: Player) -> int:
    """How many cities may be set, one after the other."""
    twin = me.copy()
    twin.cities = ()
    while may_set_city(twin):
        twin.cities = (*twin.cities, len(twin.cities))
    return len(twin.cities)


def kept(s: State, me: Player) -> int:
    """How many of three vassals stay in a province at clean-up."""
    twin = s.copy()
    home = twin.land_of(me.seat)[0]
    twin.vassals[home] = 3
    clear_provinces(twin)
    return twin.vassals[home]


MEASURES: dict[str, Callable[[State, Player], int]] = {
    "food": lambda _, me: me.food,
    "kept": kept,
    "morale": lambda _, me: me.morale,
    "influence": lambda _, me: me.influence,
    "bread": lambda _, me: bread_morale(me, 0, 0),
    "fleets": lambda _, me: sum(me.fleets.values()),
    "sails": lambda _, me: fleet_points(me),
    "fleet price": lambda _, me: fleet_cost(me),
    "trade": trade_value,
    "armies": lambda _, me: me.army,
    "marches": lambda _, me: vassal_points(me),
    "army price": lambda _, me: army_cost(me),
    "cities": lambda _, me: city_limit(me),
}
"""All that a level may change."""


def measured(s: State, me: Player) -> dict[str, int]:
    return {name: measure(s, me) for name, measure in MEASURES.items()}


LEVELS: list[Any] = [
    pytest.param("farming", 1, {"food": 2}, marks=pytest.mark.content("progress_levels/farming_1")),
    pytest.param(
        "farming", 2, {"food": 1, "kept": 1}, marks=pytest.mark.content("progress_levels/farming_2")
    ),
    pytest.param("farming", 3, {"food": 2}, marks=pytest.mark.content("progress_levels/farming_3")),
    pytest.param("farming", 4, {"food": 3}, marks=pytest.mark.content("progress_levels/farming_4")),
    pytest.param(
        "culture",
        1,
        {"morale": 2, "influence": 1},
        marks=pytest.mark.content("progress_levels/culture_1"),
    ),
    pytest.param(
        "culture",
        2,
        {"influence": 2, "bread": 1},
        marks=pytest.mark.content("progress_levels/culture_2"),
    ),
    pytest.param(
        "culture",
        3,
        {"influence": 2, "bread": 2},
        marks=pytest.mark.content("progress_levels/culture_3"),
    ),
    pytest.param(
        "culture", 4, {"influence": 4}, marks=pytest.mark.content("progress_levels/culture_4")
    ),
    pytest.param(
        "navigation",
        1,
        {"fleets": 1, "sails": 2, "fleet price": 2},
        marks=pytest.mark.content("progress_levels/navigation_1"),
    ),
    pytest.param(
        "navigation",
        2,
        {"fleets": 1, "sails": 2, "fleet price": 1},
        marks=pytest.mark.content("progress_levels/navigation_2"),
    ),
    pytest.param(
        "navigation",
        3,
        {"fleets": 1, "sails": 2, "fleet price": 1},
        marks=pytest.mark.content("progress_levels/navigation_3"),
    ),
    pytest.param(
        "navigation",
        4,
        {"fleets": 1, "sails": 4, "fleet price": 2},
        marks=pytest.mark.content("progress_levels/navigation_4"),
    ),
    pytest.param(
        "commerce", 1, {"trade": 1}, marks=pytest.mark.content("progress_levels/commerce_1")
    ),
    pytest.param(
        "commerce", 2, {"trade": 2}, marks=pytest.mark.content("progress_levels/commerce_2")
    ),
    pytest.param(
        "commerce", 3, {"trade": 3}, marks=pytest.mark.content("progress_levels/commerce_3")
    ),
    pytest.param(
        "commerce", 4, {"trade": 5}, marks=pytest.mark.content("progress_levels/commerce_4")
    ),
    pytest.param(
        "mechanics",
        1,
        {"armies": 1, "army price": 1},
        marks=pytest.mark.content("progress_levels/mechanics_1"),
    ),
    pytest.param(
        "mechanics",
        2,
        {"armies": 1, "army price": 1, "marches": 1},
        marks=pytest.mark.content("progress_levels/mechanics_2"),
    ),
    pytest.param(
        "mechanics",
        3,
        {"armies": 1, "army price": 1},
        marks=pytest.mark.content("progress_levels/mechanics_3"),
    ),
    pytest.param(
        "mechanics",
        4,
        {"armies": 1, "army price": 1, "marches": 1},
        marks=pytest.mark.content("progress_levels/mechanics_4"),
    ),
    pytest.param(
        "architecture",
        1,
        {"cities": 2},
        marks=pytest.mark.content("progress_levels/architecture_1"),
    ),
    pytest.param(
        "architecture",
        2,
        {"cities": 2},
        marks=pytest.mark.content("progress_levels/architecture_2"),
    ),
    pytest.param(
        "architecture",
        3,
        {"cities": 2},
        marks=pytest.mark.content("progress_levels/architecture_3"),
    ),
    pytest.param(
        "architecture",
        4,
        {"cities": 2},
        marks=pytest.mark.content("progress_levels/architecture_4"),
    ),
]
"""What a level brings, more than the one before it, to somebody who is not the first there."""


@pytest.mark.rule("EOT-5.2", "EOT-5.12", "EOT-5.13", "EOT-5.14", "EOT-5.17", "EOT-5.18", "EOT-5.19")
@pytest.mark.parametrize(("field", "level", "brings"), LEVELS)
def test_each_level_brings_its_own_and_nothing_else(
    field: str, level: int, brings: dict[str, int]
) -> None:
    one = Scene(peoples=["romans", "iberians"]).player(1, levels={field: level})
    one.player(0, thalers=60, levels={field: level - 1})
    before = measured(one.state, one.me(0))
    table = do(one.action(0, "progress"), Advance(field))
    while asked(table) == "free-fleet":
        do(table, offered(table, FreeFleet)[0])
    after = measured(table.state, player(table, 0))
    assert {name: after[name] - n for name, n in before.items() if after[name] != n} == brings
