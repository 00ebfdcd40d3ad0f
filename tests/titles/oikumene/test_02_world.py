"""The board (HRN-2.1 to HRN-2.5, HRN-2.23, HRN-2.26): six maps, each in up to three areas."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.content.maps import MAPS, map_of
from civitas.titles.oikumene.content.units import LIGHT
from civitas.titles.oikumene.means.areas import over_land
from civitas.titles.oikumene.moves.whither import reach
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import place, stack
from civitas.titles.oikumene.world import (
    BROWN_LAND,
    GREEN,
    GREY,
    TURQUOISE,
    YELLOW,
    area_for,
    bits,
    spaces,
)


@pytest.mark.rule("HRN-2.1", "HRN-1.9")
@pytest.mark.content(
    "maps/italia",
    "maps/vikings",
    "maps/orient",
    "maps/britannia",
    "maps/taifas",
    "maps/huns",
)
@pytest.mark.parametrize("name", MAPS)
def test_every_field_has_colours_a_zone_and_its_neighbours(name: str) -> None:
    world = world_of(name, 3)
    for field in map_of(name).fields:
        n = world.number[field.id]
        assert world.colours[n].bit_count() == len(field.terrain) in (1, 2)
        assert world.zone[n] in (1, 2)
        assert world.climate[n] == map_of(name).climate_zones[field.zone]
        assert bool(world.rough >> n & 1) == (field.terrain in (("brown",), ("turquoise",)))


@pytest.mark.rule("HRN-2.1")
def test_colours_of_some_fields_of_italia() -> None:
    world = world_of("italia", 3)
    for name, colours in (
        ("latium", YELLOW | TURQUOISE),
        ("umbria", GREEN | BROWN_LAND),
        ("melita", GREY),
        ("sabinum", BROWN_LAND),
        ("spina", TURQUOISE),
    ):
        assert world.colours[world.number[name]] == colours, name


@pytest.mark.rule("HRN-2.2", "HRN-2.3", "HRN-2.4")
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("area", [1, 2, 3])
def test_borders_coasts_and_lanes_run_both_ways(name: str, area: int) -> None:
    world = world_of(name, area)
    for space in spaces(world.inside):
        if space < world.lands:
            assert all(space in world.borders[near] for near in world.borders[space])
            shut = bits(crossing.near for crossing in world.crossings[space])
            assert world.open[space] | shut == bits(world.borders[space])
            assert not world.open[space] & shut
        assert all(space in world.coasts[near] for near in world.coasts[space])
        assert all(space in world.lanes[near] for near in world.lanes[space])


@pytest.mark.rule("HRN-2.2")
def test_a_black_border_is_no_way_over_land() -> None:
    scene = Scene(2)
    s, me = scene.state, scene.me(0)
    umbria, picenum = scene.space("umbria"), scene.space("picenum")
    assert picenum in s.world.borders[umbria]
    assert not over_land(s, me, umbria) >> picenum & 1
    assert not over_land(s, me, picenum) >> umbria & 1


@pytest.mark.rule("HRN-2.3")
def test_a_strait_hangs_on_every_sea_that_touches_both_fields() -> None:
    for sea, shut in (
        ("mare_ionium", True),
        ("mare_tyrrhenum_meridionale", True),
        ("mare_tyrrhenum_septentrionale", False),
    ):
        scene = Scene(2).units(1, "warship", sea)
        near = over_land(scene.state, scene.me(0), scene.space("bruttium"))
        assert bool(near >> scene.space("messana") & 1) == (not shut), sea


@pytest.mark.rule("HRN-2.4")
def test_seas_are_calm_or_rough() -> None:
    world = world_of("italia", 3)
    calm = {world.names[n] for n in spaces(world.calm)}
    assert {"mare_ligusticum", "mare_africum"} < calm
    assert not {"mare_sardoum", "syrtis", "mare_ionium"} & calm


@pytest.mark.rule("HRN-2.5", "HRN-1.5")
def test_the_play_area_grows_with_the_number_of_players() -> None:
    assert [area_for(n) for n in range(2, 13)] == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert Scene(3).state.rules.area == 1
    assert Scene(4).state.rules.area == 2
    assert Scene(2, area=3).state.rules.area == 3


@pytest.mark.rule("HRN-2.5")
@pytest.mark.parametrize("name", MAPS)
def test_a_sea_is_in_play_if_a_field_in_play_touches_it(name: str) -> None:
    for area in (1, 2, 3):
        world = world_of(name, area)
        fields = {field.id for field in map_of(name).fields if field.area <= area}
        assert {world.names[n] for n in world.fields} == fields
        seas = {sea.id for sea in map_of(name).seas if fields & set(sea.coast_fields)}
        assert {world.names[n] for n in world.seas} == seas


@pytest.mark.rule("HRN-2.23")
def test_an_island_is_a_field_like_any_other() -> None:
    """Messana is on an island: it is entered over its strait and left over its borders."""
    scene = Scene(2).units(0, "light_infantry", "messana")
    spaces_near = reach(scene.state, scene.me(0), stack(place(scene.space("messana")), LIGHT))
    assert {scene.state.label(n) for n in spaces_near} == {"bruttium", "syracusae"}


@pytest.mark.rule("HRN-2.26")
@pytest.mark.parametrize("name", MAPS)
def test_nothing_outside_the_play_area_is_next_to_anything(name: str) -> None:
    world = world_of(name, 1)
    for table in (world.borders, world.coasts, world.lanes):
        for near in table:
            assert not bits(near) & ~world.inside
    assert all(not home & ~world.inside for home in world.homes.values())
    assert all(not river & ~world.inside for river in world.river.values())
