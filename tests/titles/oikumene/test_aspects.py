"""What a standing in Oikumene is made of, beside what its judgement adds up: who is there, who
could come, and who has more."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.aspects import ADDED, LEFT_OUT
from civitas.titles.oikumene.evaluation import evaluate
from civitas.titles.oikumene.scene import Scene


def plain() -> Scene:
    """Each has a village with people, next to the other's."""
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "roma", 2)
    return scene.settle(1, "umbria").units(1, "light_infantry", "umbria", 3)


def told(scene: Scene, seat: int = 0) -> dict[str, float]:
    """By name, what the standing of a seat is made of in the first spring."""
    table = scene.when("spring").at("movement_units")
    found = table.title.aspects(table.state, seat)
    return dict(zip((*ADDED, *LEFT_OUT), found, strict=True))


def test_what_is_there_is_counted() -> None:
    scene = plain().settle(0, "campania", "city", "harbour", "fortification")
    scene.units(0, "cavalry", "roma", 1, "elite").units(0, "heavy_infantry", "campania")
    scene.units(0, "siege_engines", "roma").units(0, "warship", "campania", spot="port")
    found = told(scene.player(0, gold=6, prestige=7, victory=2))
    counted = {
        "villages": 1,
        "cities": 1,
        "yards": 1,
        "forts": 1,
        "gold": 6,
        "prestige": 7,
        "victory_points": 2,
        "men": 5,
        "heavy": 1,
        "cavalry": 1,
        "engines": 1,
        "ships": 1,
        "mercenaries": 0,
        "largest": 4,
        "garrisons": 2,
        "levels": 3,
        "fields": 2,
    }
    assert {name: found[name] for name in counted} == counted


def test_what_is_early_fades_until_nothing_is_left_in_the_last_round() -> None:
    first, last = (
        dict(zip((*ADDED, *LEFT_OUT), table.title.aspects(table.state, 0), strict=True))
        for table in (
            plain().when("spring").at("movement_units"),
            plain().when("winter", 5).at("movement_units"),
        )
    )
    for name in ("early_fields", "early_villages", "early_men", "early_rival_men"):
        assert first[name] > 0 == last[name]


def test_rivals_are_counted_as_they_would_count_themselves() -> None:
    scene = plain().units(1, "light_infantry", "umbria", 1, "veteran").player(1, gold=3)
    mine, theirs = told(scene, 0), told(scene, 1)
    for name in ("fields", "men", "early_men", "levels", "largest", "gold"):
        rival = "early_rival_men" if name == "early_men" else f"rival_{name}"
        assert mine[rival] == theirs[name]
    assert mine["ahead_in_men"] == -theirs["ahead_in_men"] == -2


def test_a_village_next_to_enemies_is_bare_until_somebody_is_there() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").settle(1, "umbria")
    scene.units(1, "light_infantry", "umbria", 2)
    assert (told(scene)["bare"], told(scene)["outnumbered"]) == (1, 2)
    scene.units(0, "light_infantry", "roma")
    assert (told(scene)["bare"], told(scene)["outnumbered"]) == (0, 1)


def test_who_stands_next_to_a_village_outnumbers_its_guards() -> None:
    scene = plain().units(0, "light_infantry", "sabinum", 5)
    assert told(scene)["outnumbering"] == told(scene, 1)["outnumbered"] == 2 + 5 - 3
    assert told(scene)["outnumbered"] == 3 - 2
    assert told(plain().units(0, "light_infantry", "campania", 5))["outnumbering"] == 0


def test_whoever_meets_enemies_in_a_field_has_met_them() -> None:
    scene = plain().units(0, "light_infantry", "umbria")
    assert (told(plain())["met"], told(scene)["met"]) == (0, 1)


@pytest.mark.parametrize("seat", range(2))
def test_of_who_has_gone_nothing_is_left_but_that(seat: int) -> None:
    table = plain().when("spring").at("movement_units")
    table.state.players[seat].gone = True
    for each in range(2):
        parts = table.title.aspects(table.state, each)
        assert sum(parts[: len(ADDED)]) == pytest.approx(evaluate(table.state, each))
    found = dict(zip((*ADDED, *LEFT_OUT), table.title.aspects(table.state, seat), strict=True))
    assert {name for name, much in found.items() if much} == {"gone", "rival"}
