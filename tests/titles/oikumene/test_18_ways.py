"""Bonuses and fields that change movement (HRN-18.9, HRN-18.31, HRN-18.32, HRN-18.47)."""

from __future__ import annotations

import pytest

from civitas.kernel.values import NOBODY
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.means.areas import supplied
from civitas.titles.oikumene.picks.moves import Board, Land, To
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import do, refused, state
from tests.titles.oikumene.marching import choose, count, goals, move, moving


@pytest.mark.rule("HRN-18.9", "HRN-18.47")
@pytest.mark.content("factions/italia_illyrians")
def test_light_infantry_of_illyrians_crosses_black_borders_at_home() -> None:
    scene = Scene(8).faction(0, "italia_illyrians").units(0, "light_infantry", "dalmatia")
    scene.units(0, "heavy_infantry", "dalmatia").settle(0, "autariatia")
    table = moving(scene)
    choose(table, "dalmatia")
    assert "To autariatia" in goals(table)
    choose(table := moving(scene), "dalmatia", "heavy_infantry")
    assert refused(table, To("autariatia")) == "HRN-2.2"
    assert not supplied(scene.state, scene.me(0), scene.space("dalmatia"))  # no connection
    abroad = Scene(8).faction(0, "italia_illyrians").units(0, "light_infantry", "umbria")
    choose(table := moving(abroad), "umbria")
    assert refused(table, To("picenum")) == "HRN-2.2"


@pytest.mark.rule("HRN-18.9")
@pytest.mark.content("factions/britannia_picts")
def test_light_infantry_of_picts_crosses_black_borders_everywhere() -> None:
    scene = Scene(2, map="britannia").faction(0, "britannia_picts")
    choose(table := moving(scene.units(0, "light_infantry", "luguvalium")), "luguvalium")
    assert "To eboracum" in goals(table)


@pytest.mark.rule("HRN-2.2", "HRN-18.9")
@pytest.mark.parametrize(
    ("language", "some"), [("en", "light infantry of factions"), ("de", "von Fraktionen")]
)
def test_who_is_stopped_by_a_black_border_reads_that_some_are_not(language: str, some: str) -> None:
    scene = Scene(2, map="britannia").faction(0, "britannia_picts")
    table = moving(scene.units(0, "heavy_infantry", "luguvalium"))
    choose(table, "luguvalium", "heavy_infantry")
    reason = table.why_not(To("eboracum"), 0)
    assert reason is not None
    assert some in words_for(META, language).reason(reason)


@pytest.mark.rule("HRN-18.9")
@pytest.mark.content("factions/huns_visigoths")
def test_light_infantry_of_visigoths_crosses_black_borders_beside_mountains() -> None:
    scene = Scene(8, map="huns").faction(0, "huns_visigoths")
    scene.units(0, "light_infantry", "tisia").units(0, "light_infantry", "moesia_inferior")
    choose(table := moving(scene), "tisia")
    brown = scene.state.world.colours[scene.space("carpathia")]
    assert brown & 4
    assert "To carpathia" in goals(table)


@pytest.mark.rule("HRN-18.31")
@pytest.mark.content("factions/vikings_vikings")
def test_viking_ships_enter_coasts_but_no_mountains() -> None:
    scene = Scene(2, map="vikings").faction(0, "vikings_vikings")
    scene.units(0, "warship", "northern_north_sea")
    table = moving(scene)
    choose(table, "northern_north_sea", "warship")
    assert refused(table, To("pictland")) == "HRN-6.8"
    do(table, To("northumbria"))
    s = state(table)
    field = s.world.number["northumbria"]
    assert count(table, 0, "northumbria", "warship") == 1
    assert s.control[field] == 0  # they control the field
    other = Scene(2, map="vikings").units(0, "warship", "northern_north_sea")
    choose(table := moving(other), "northern_north_sea", "warship")
    assert refused(table, To("northumbria")) == "HRN-6.8"


@pytest.mark.rule("HRN-18.31", "HRN-2.7")
@pytest.mark.content("factions/taifas_vikings")
def test_viking_ships_go_up_a_river_field_by_field() -> None:
    scene = Scene(2, map="taifas").faction(0, "taifas_vikings").units(0, "warship", "lisboa")
    table = moving(scene)
    choose(table, "lisboa", "warship")
    assert "To caceres" in goals(table)
    assert refused(table, To("toledo")) == "HRN-6.1"
    assert refused(table, To("badajoz")) == "HRN-6.1"  # next to it, but not on the river
    do(table, To("caceres"))
    assert count(table, 0, "caceres", "warship") == 1


@pytest.mark.rule("HRN-18.32")
def test_a_river_is_left_at_its_mouth() -> None:
    scene = Scene(2, map="taifas").faction(0, "taifas_vikings").units(0, "warship", "caceres")
    choose(table := moving(scene), "caceres", "warship")
    assert goals(table) == {"To lisboa", "To toledo", "Land caceres"}
    scene = Scene(2, map="taifas").faction(0, "taifas_vikings").units(0, "warship", "lisboa")
    choose(table := moving(scene), "lisboa", "warship")
    assert "To lusitanian_sea" in goals(table)


@pytest.mark.rule("HRN-18.31", "HRN-18.32")
def test_nobody_gets_from_one_river_to_another_inland() -> None:
    scene = Scene(4, map="vikings").faction(0, "vikings_vikings").units(0, "warship", "normannia")
    table = moving(scene)
    move(table, "normannia", "neustria", unit="warship")  # up the Seine
    after = Scene(4, map="vikings").faction(0, "vikings_vikings").units(0, "warship", "neustria")
    after.me(0).rivers = state(table).players[0].rivers.copy()
    choose(table := moving(after), "neustria", "warship")
    assert "To normannia" in goals(table)
    assert refused(table, To("burgundia")) == "HRN-18.31"  # the Loire


@pytest.mark.rule("HRN-18.31")
def test_a_field_of_two_rivers_is_open_again_when_its_ships_have_left() -> None:
    scene = Scene(4, map="vikings").faction(0, "vikings_vikings")
    scene.units(0, "warship", "neustria").units(0, "warship", "burgundia")
    scene.me(0).rivers = {scene.space("neustria"): 0}
    choose(table := moving(scene), "burgundia", "warship")
    assert count(table, 0, "burgundia") == 1  # it can only land: the others came up the Seine
    table = moving(scene)
    move(table, "neustria", "normannia", unit="warship")
    move(table, "burgundia", "neustria", unit="warship")
    assert count(table, 0, "neustria", "warship") == 1


@pytest.mark.rule("HRN-18.31")
def test_viking_ships_carry_their_cargo_up_the_river() -> None:
    scene = Scene(2, map="taifas").faction(0, "taifas_vikings")
    scene.units(0, "transport_ship", "lisboa").units(0, "light_infantry", "lisboa", 2)
    table = moving(scene)
    move(table, "lisboa", Board("lisboa"))
    move(table, "lisboa", "caceres", unit="transport_ship")
    assert count(table, 0, "caceres", spot="aboard") == 2


@pytest.mark.rule("HRN-18.33", "HRN-6.6")
def test_viking_ships_land_as_light_infantry() -> None:
    scene = Scene(2, map="taifas").faction(0, "taifas_vikings").units(0, "warship", "caceres")
    table = moving(scene)
    move(table, "caceres", Land("caceres"), unit="warship")
    assert count(table, 0, "caceres") == 1


@pytest.mark.rule("HRN-18.41")
@pytest.mark.content("specials/italia-barbarorum", "specials/britannia-belgica")
@pytest.mark.parametrize(
    ("world", "players", "field"),
    [("italia", 4, "barbarorum_alpes"), ("britannia", 2, "belgica"), ("italia", 4, "desertum")],
)
def test_neutral_fields_are_never_controlled(world: str, players: int, field: str) -> None:
    scene = Scene(players, map=world).units(0, "light_infantry", field)
    assert scene.state.control[scene.space(field)] == NOBODY
    assert not supplied(scene.state, scene.me(0), scene.space(field))


@pytest.mark.rule("HRN-18.24", "HRN-6.2")
def test_units_in_belgica_leave_it_by_own_transports() -> None:
    scene = Scene(2, map="britannia").units(0, "heavy_infantry", "belgica")
    assert not moving(scene).asks
    scene.units(0, "transport_ship", "british_channel")
    table = moving(scene)
    move(table, "belgica", Board("british_channel"), unit="heavy_infantry")
    assert count(table, 0, "british_channel", "heavy_infantry", "aboard") == 1
