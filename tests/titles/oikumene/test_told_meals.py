"""What is told of meals, of herds without room, and of hunger within walls."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Terms
from civitas.kernel.table import Table
from civitas.kernel.values import put
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.picks.common import AS_PROPOSED, NO
from civitas.titles.oikumene.picks.farming import GiveUpTown
from civitas.titles.oikumene.picks.moves import Starve, StarveTown, SufferFor
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import do
from tests.titles.oikumene.test_07_attrition import ATTRITION
from tests.titles.oikumene.test_07_hunger import LIGHT, siege

ENGLISH = words_for(META, "en")


def told(table: Table, message: str) -> list[tuple[str, str]]:
    """The lines of this kind: their clauses and words."""
    lines = [line for line in table.log if line.message == message]
    return [(line.clause, ENGLISH.line(line)) for line in lines]


@pytest.mark.rule("HRN-5.25", "HRN-5.29")
def test_grain_of_herds_is_told_apart_from_that_of_people() -> None:
    scene = Scene(2, mode="basic").when("winter").settle(0, "roma", grain=4)
    scene.herd(0, "sheep", "latium", 2).units(0, "light_infantry", "latium")
    table = do(scene.at("feeding"), AS_PROPOSED)
    assert told(table, "told-fodder") == [("HRN-5.25", "Player 1 feeds herds with 2 grain.")]
    assert told(table, "told-fed") == [("HRN-5.29", "Player 1 feeds the people with 2 grain.")]


@pytest.mark.rule("HRN-5.5", "HRN-2.13")
def test_a_herd_without_a_block_is_told_apart_from_one_without_room() -> None:
    scene = Scene(2, mode="basic").settle(0, "roma")
    table = scene.herd(0, "sheep", "roma", 2).at("breeding")
    assert [clause for clause, _ in told(table, "told-no-pasture")] == ["HRN-5.5"]
    for field in ("umbria", "boica", "senonia", "daunia"):
        scene.herd(0, "pigs", field, 2)
    table = scene.units(0, "light_infantry", "latium").at("breeding")
    assert [clause for clause, _ in told(table, "told-no-block-left")] == ["HRN-2.13"]
    assert not told(table, "told-no-pasture")


@pytest.mark.rule("HRN-7.6", "HRN-11.13")
def test_it_is_told_what_the_settlement_loses_if_no_unit_takes_it_upon_itself() -> None:
    scene = siege([None, 6]).units(0, "light_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert table.terms(NO, 0) == Terms(note="town-starves", params=(("number", 4),))
    assert table.terms(SufferFor(*LIGHT), 0) is None
    do(table, NO)
    clause, line = told(table, "told-starved-out")[0]
    assert clause == "HRN-7.6"
    assert "4 victory points" in line
    assert "8 prestige" in line
    assert not told(table, "told-conquest")


@pytest.mark.rule("HRN-7.6")
def test_a_city_that_loses_one_food_is_told_to_become_a_village() -> None:
    scene = siege([None, None, 6], "city").units(0, "light_infantry", "roma", spot="inside")
    assert scene.at(ATTRITION).terms(NO, 0) == Terms(note="city-lowered")
    scene = siege([None, 6, 6], "city").units(0, "light_infantry", "roma", 1, spot="inside")
    table = scene.at(ATTRITION)
    assert table.terms(NO, 0) == Terms(note="town-starves", params=(("number", 8),))
    assert table.terms(SufferFor(*LIGHT), 0) == Terms(note="city-lowered")


@pytest.mark.rule("HRN-2.19", "HRN-7.6")
def test_who_has_no_room_in_a_city_that_starves_is_told_to_be_in_the_field() -> None:
    scene = siege([*[None] * 8, 6], "city").units(0, "light_infantry", "roma", 6, spot="inside")
    scene.units(0, "heavy_infantry", "roma", level="recruit", spot="inside").crop(1, "roma")
    s = scene.state
    s.stalls = put(s.stalls, scene.space("roma"), (HERD["sheep"], HERD["pigs"]))
    table = do(scene.at(ATTRITION), NO)
    out = "of Player 1 has no room inside Roma any more and is in the field."
    assert told(table, "told-no-room-inside") == [
        ("HRN-2.19", f"1 × Heavy infantry (Recruits) {out}"),
        ("HRN-2.19", f"1 × Light infantry (Standard) {out}"),
    ]
    assert [clause for clause, _ in told(table, "told-herd-lost-outside")] == ["HRN-2.19"]


@pytest.mark.rule("HRN-7.6")
def test_it_is_told_what_it_means_that_the_settlement_goes_without() -> None:
    scene = siege([6, 6, None], "city", grain=1).units(0, "light_infantry", "roma", spot="inside")
    table = scene.at(ATTRITION)
    assert table.terms(StarveTown("roma", 1), 0) == Terms(note="city-lowered")
    assert table.terms(Starve(*LIGHT, 1), 0) is None
    scene = siege([6, 6], grain=1).units(0, "light_infantry", "roma", spot="inside")
    told_of = scene.at(ATTRITION).terms(StarveTown("roma", 1), 0)
    assert told_of == Terms(note="town-starves", params=(("number", 4),))


def fate(table: Table, field: str) -> str:
    """What is told first of giving this settlement up."""
    told_of = table.terms(GiveUpTown(field), 0)
    assert told_of is not None
    return told_of.note.split()[0]


@pytest.mark.rule("HRN-5.31", "HRN-5.32")
def test_it_is_told_what_becomes_of_a_settlement_that_is_given_up_in_winter() -> None:
    scene = Scene(2, mode="basic").when("winter").settle(0, "roma", "city", grain=3)
    scene.settle(0, "latium").units(0, "light_infantry", "roma", 2)
    table = scene.at("feeding")
    assert (fate(table, "roma"), fate(table, "latium")) == ("city-lowered", "town-abandoned")
    do(table, GiveUpTown("roma"))
    assert fate(table, "roma") == "town-abandoned", "it is a village already"
    shut = Scene(2, mode="basic").when("winter").settle(0, "roma", "city", grain=3)
    shut.settle(1, "latium", grain=5)
    shut.units(0, "heavy_infantry", "roma", 3, spot="inside").units(1, "light_infantry", "roma")
    assert fate(shut.at("feeding"), "roma") == "town-yields"


@pytest.mark.rule("HRN-5.24")
def test_it_is_told_what_becomes_of_a_settlement_that_is_not_paid() -> None:
    scene = Scene(2, mode="quick").when("winter").player(0, gold=4).settle(0, "campania")
    scene.settle(0, "roma", "city").settle(0, "latium").units(0, "light_infantry", "latium", 2)
    scene.settle(1, "samnium").units(1, "light_infantry", "campania").player(1, gold=9)
    table = scene.at("upkeep")
    found = [fate(table, field) for field in ("roma", "latium", "campania")]
    assert found == ["city-lowered", "town-abandoned", "town-yields"]
