"""The figures of units, buildings, herds and commanders are those that the clauses name."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.buildings import BUILDING, BUILDINGS, SUPPORT
from civitas.titles.oikumene.content.goods import HERD, HERDS
from civitas.titles.oikumene.content.tables import COMMANDER, COMMANDERS
from civitas.titles.oikumene.content.units import (
    ATTACK,
    BLUE,
    CARGO,
    HOLD,
    INVERTED,
    KIND,
    KINDS,
    LIVES,
    PP_VALUE,
    RED,
    STORE,
    WHITE,
)

FIGHTERS = {
    "light_infantry": ((WHITE,), (INVERTED,), 1, 1),
    "heavy_infantry": ((RED,), (BLUE,), 2, 1),
    "siege_engines": ((), (), 1, 1),
    "cavalry": ((RED,), (BLUE,), 2, 1),
    "transport_ship": ((WHITE,), (WHITE,), 1, 1),
    "warship": ((BLUE,), (BLUE,), 2, 2),
    "mercenary": ((BLUE,), (BLUE,), 2, 2),
    "pirates": ((WHITE,) * 4, (WHITE,) * 4, 3, 3),
    "war_elephants": ((RED, RED), (), 3, 2),
}
"""By kind, dice and rough dice, lives and rough lives (HRN-9.5)."""
ROOM = {
    "light_infantry": (1, 1, 0),
    "heavy_infantry": (1, 1, 0),
    "siege_engines": (0, 1, 0),
    "cavalry": (2, 2, 0),
    "transport_ship": (0, 1, 3),
    "warship": (0, 1, 0),
    "mercenary": (1, 1, 0),
    "pirates": (0, 0, 0),
    "war_elephants": (3, 3, 0),
}
"""By kind, the room it takes aboard (HRN-6.5) and inside (HRN-2.25), and what it carries."""
KEEP = {
    "light_infantry": ((1, 0), 1, 1),
    "heavy_infantry": ((1, 0), 1, 1),
    "siege_engines": ((1, 0), 1, 1),
    "cavalry": ((1, 1), 2, 2),
    "transport_ship": ((1, 0), 1, 1),
    "warship": ((1, 0), 1, 1),
    "mercenary": (None, 2, 1),
    "pirates": (None, 0, 1),
    "war_elephants": ((1, 2), 1, 3),
}
"""By kind, food and extra grain (HRN-5.29, HRN-5.30), upkeep (HRN-5.21), dice within walls
(HRN-7.6)."""
UPGRADES = {
    "heavy_infantry": (3, 3),
    "siege_engines": (2, 0),
    "cavalry": (4, 4),
    "transport_ship": (2, 2),
    "warship": (3, 3),
    "war_elephants": (6, 6),
}
"""By kind, the gold for it (HRN-14.4, HRN-14.8) and what comes back (HRN-14.9)."""


@pytest.mark.rule("HRN-9.5", "HRN-6.5", "HRN-2.25", "HRN-5.21", "HRN-5.29", "HRN-5.30", "HRN-7.6")
@pytest.mark.parametrize("kind", FIGHTERS)
def test_units_fight_eat_and_take_room_as_the_clauses_say(kind: str) -> None:
    n, unit = KIND[kind], KINDS[KIND[kind]]
    assert (*ATTACK[n], *LIVES[n]) == FIGHTERS[kind]
    assert (CARGO[n], STORE[n], HOLD[n]) == ROOM[kind]
    food = unit.food and (unit.food.units, unit.food.extra_grain)
    assert (food, unit.upkeep_gold, unit.encircled_attrition_rolls) == KEEP[kind]


@pytest.mark.rule("HRN-5.1", "HRN-14.2", "HRN-14.4", "HRN-14.6", "HRN-14.7", "HRN-14.8", "HRN-14.9")
@pytest.mark.rule("HRN-10.4", "HRN-12.4", "HRN-15.1", "HRN-16.2")
def test_units_cost_and_bring_what_the_clauses_say() -> None:
    made = {kind.id: kind for kind in KINDS if kind.upgrade}
    back = {name: (kind.degrade_on_site or {})["gold"] for name, kind in made.items()}
    paid = {name: (kind.upgrade or {})["gold"] for name, kind in made.items()}
    assert {name: (paid[name], back[name]) for name in made} == UPGRADES
    assert {kind.id: PP_VALUE[n] for n, kind in enumerate(KINDS)} == {
        kind: 2 if kind == "light_infantry" else 4 for kind in FIGHTERS
    }
    light, hired, pirates = (KINDS[KIND[k]] for k in ("light_infantry", "mercenary", "pirates"))
    assert ((light.buy or {})["gold"], (light.recruit or {})["gold"]) == (2, 1)
    assert ((hired.buy or {})["gold"], (hired.buy or {})["pp"]) == (5, 2)
    assert hired.buy_faction_alternative == {"gold": 1, "pp": 10}
    assert hired.wages == {"once_a_year": 2, "twice_a_year": 1}
    assert (pirates.buy or {})["any_of"] == [{"gold": 10}, {"pp": 16}]
    assert (hired.buy_extra_per_level_gold, pirates.buy_extra_per_level_gold) == (2, 2)
    breaks = {"recruit": 3, "standard": 4, "experienced": 5, "veteran": 6, "elite": 7}
    assert KINDS[KIND["siege_engines"]].siege_shield_reduction == breaks


@pytest.mark.rule(
    "HRN-13.1", "HRN-13.6", "HRN-2.19", "HRN-10.3", "HRN-5.12", "HRN-5.16", "HRN-5.17"
)
@pytest.mark.rule("HRN-11.10", "HRN-11.13", "HRN-11.14", "HRN-14.2", "HRN-14.5", "HRN-9.8")
def test_buildings_cost_hold_and_bring_what_the_clauses_say() -> None:
    def figures(*names: str) -> dict[str, tuple[int, ...]]:
        return {each.id: tuple(getattr(each, name) for name in names) for each in BUILDINGS}

    assert figures("cost", "min_light_infantry", "svs") == {
        "village": (3, 2, 1),
        "city": (5, 4, 2),
        "dock": (2, 1, 0),
        "harbour": (4, 2, 0),
        "fortification": (2, 1, 1),
    }
    assert figures(*(f"store_{what}" for what in ("grain", "units", "herds", "fish", "ships"))) == {
        "village": (5, 5, 1, 0, 0),
        "city": (10, 10, 2, 0, 0),
        "dock": (0, 0, 0, 2, 2),
        "harbour": (0, 0, 0, 4, 4),
        "fortification": (1, 1, 0, 0, 0),
    }
    assert figures("tax", "feast", "food", "loot", "conquest_sp", "conquest_pp") == {
        "village": (1, 1, 1, 2, 4, 8),
        "city": (3, 3, 2, 6, 8, 12),
        "dock": (0, 0, 0, 0, 0, 4),
        "harbour": (2, 2, 0, 4, 0, 4),
        "fortification": (0, 0, 0, 0, 0, 0),
    }
    assert figures("buy_limit_units", "upgrade_limit_units", "upgrade_limit_ships") == {
        "village": (1, 1, 0),
        "city": (2, 2, 0),
        "dock": (0, 0, 1),
        "harbour": (0, 0, 2),
        "fortification": (0, 0, 0),
    }
    towns = [BUILDINGS[BUILDING[name]] for name in ("village", "city")]
    assert [town.feast_grain for town in towns] == [
        {"double": 1, "triple": 2},
        {"double": 2, "triple": 4},
    ]
    assert SUPPORT == (1, 2)


@pytest.mark.rule("HRN-5.25", "HRN-5.26", "HRN-5.27", "HRN-14.10", "HRN-19.10")
@pytest.mark.parametrize(
    ("herd", "meat", "buys", "sells", "points", "culled"),
    [
        ("sheep", 3, 5, 3, 2, None),
        ("pigs", 5, 7, 5, 4, 3),
        ("cattle", 7, 9, 7, 6, 4),
        ("horses", 5, 7, 5, 4, None),
    ],
)
def test_herds_bring_what_the_clauses_say(
    herd: str, meat: int, buys: int, sells: int, points: int, culled: int | None
) -> None:
    each = HERDS[HERD[herd]]
    assert (each.slaughter_meat, each.agrarian_points, each.winter_grain) == (meat, points, 1)
    assert (each.harbour.buy, each.harbour.sell) == (buys, sells)
    assert (each.no_harbour.buy, each.no_harbour.sell) == (None, None)
    assert (each.cull and (each.cull.to, each.cull.meat)) == (culled and ("sheep", culled))


@pytest.mark.rule("HRN-14.14", "HRN-15.3")
@pytest.mark.parametrize(
    ("name", "buy", "wages"),
    [("poor", 2, 1), ("average", 4, 2), ("better", 6, 3), ("brilliant", 8, 4)],
)
def test_commanders_cost_what_the_clauses_say(name: str, buy: int, wages: int) -> None:
    each = COMMANDERS[COMMANDER[f"{name}_commander"]]
    assert (each.buy, each.wages) == (buy, wages)
