"""What a field, a player and the box hold (HRN-2.6, HRN-2.12 to HRN-2.15, HRN-2.20, HRN-2.24)."""

from __future__ import annotations

import pytest

from civitas.kernel.values import put
from civitas.titles.oikumene.box import census, room_left
from civitas.titles.oikumene.content.buildings import DOCK, VILLAGE
from civitas.titles.oikumene.content.units import CAVALRY, LIGHT, MERCENARY
from civitas.titles.oikumene.means.plunder import plunder, refuse_plunder
from civitas.titles.oikumene.means.settlements import (
    has_tile,
    lower_to_dock,
    lower_to_village,
    tiles,
)
from civitas.titles.oikumene.means.stores import fish_room, grain_room, herd_room
from civitas.titles.oikumene.means.units import blocks, cubes, has_block, has_cube
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import INSIDE, SITE, place, stack


@pytest.mark.rule("HRN-2.6")
def test_a_field_holds_two_herds_or_one_crop() -> None:
    scene = Scene(2)
    s, roma, latium = scene.state, scene.space("roma"), scene.space("latium")
    assert herd_room(s, roma) == 2
    scene.herd(0, "sheep", "roma").herd(1, "pigs", "roma").crop(0, "latium")
    assert herd_room(s, roma) == 0
    assert herd_room(s, latium) == 0
    desert = Scene(4)
    assert herd_room(desert.state, desert.space("desertum")) == 0


@pytest.mark.rule("HRN-2.6")
def test_a_field_holds_any_number_of_units_of_anybody() -> None:
    scene = Scene(2).units(0, "light_infantry", "roma", 50).units(1, "light_infantry", "roma", 50)
    roma = stack(place(scene.space("roma")), LIGHT)
    assert [me.units[roma] for me in scene.state.players] == [50, 50]


@pytest.mark.rule("HRN-2.12")
def test_a_stack_is_all_units_of_a_kind_level_and_place() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "roma", 7)
    me = scene.me(0)
    assert cubes(me) == 1
    for n, (unit, level, spot) in enumerate(
        [
            ("heavy_infantry", "standard", "out"),
            ("light_infantry", "veteran", "out"),
            ("light_infantry", "standard", "site"),
            ("light_infantry", "standard", "inside"),
        ],
        start=2,
    ):
        scene.units(0, unit, "roma", 3, level=level, spot=spot)
        assert cubes(me) == n


@pytest.mark.rule("HRN-2.12", "HRN-2.13")
def test_the_twenty_first_stack_has_no_cube() -> None:
    scene = Scene(2)
    me, fields = scene.me(0), [scene.state.label(n) for n in scene.state.world.fields]
    for field in fields[:20]:
        scene.units(0, "light_infantry", field, 2)
    new = stack(place(scene.space(fields[20])), LIGHT)
    old = stack(place(scene.space(fields[0])), LIGHT)
    assert not has_cube(me, new)
    assert not has_cube(me, new, leaving=old, number=1)
    assert has_cube(me, new, leaving=old, number=2)  # the stack goes as a whole
    assert has_cube(me, old)
    assert not has_cube(me, stack(place(scene.space(fields[0])), CAVALRY))
    assert has_cube(me, stack(place(scene.space(fields[0])), MERCENARY))  # blocks, no cubes


@pytest.mark.rule("HRN-2.13")
def test_herds_and_special_units_share_ten_blocks() -> None:
    scene = Scene(2, mode="extended").settle(0, "roma", "city").units(0, "mercenary", "roma", 3)
    scene.units(0, "pirates", "mare_ionium").units(0, "war_elephants", "roma", 2)
    scene.herd(0, "sheep", "latium", 2)
    scene.state.stalls = put(scene.state.stalls, scene.space("roma"), (0,))
    assert blocks(scene.state, scene.me(0)) == 9
    assert has_block(scene.state, scene.me(0))
    scene.herd(0, "sheep", "campania")
    assert not has_block(scene.state, scene.me(0))
    assert cubes(scene.me(0)) == 0


@pytest.mark.rule("HRN-2.14")
def test_a_player_has_fifteen_building_tiles() -> None:
    scene = (
        Scene(2).settle(0, "roma", "city", "harbour", "fortification").site(0, "latium", "village")
    )
    s, me = scene.state, scene.me(0)
    assert tiles(s, me) == 4
    scene.settle(0, "campania", "dock").site(0, "campania", "city")
    assert tiles(s, me) == 6  # an upgrade replaces its tile
    for field in ("boica", "senonia", "umbria"):
        scene.settle(0, field, "fortification")
    assert has_tile(s, me, 3)
    assert not has_tile(s, me, 4)


@pytest.mark.rule("HRN-2.15")
def test_grain_gold_and_fish_have_no_end() -> None:
    """The box counts tiles, blocks and stones, and a rich position lacks nothing."""
    scene = Scene(2).player(0, gold=9999).crop(0, "latium", 99).settle(0, "roma", "city", grain=10)
    assert not any(
        kind in name for name in census(scene.state) for kind in ("gold", "grain", "fish")
    )
    assert min(left for _, left in room_left(scene.state)) == 0


@pytest.mark.rule("HRN-2.20")
def test_what_exceeds_the_store_is_lost() -> None:
    scene = Scene(2).settle(0, "roma", "city", "harbour", grain=9, fish=4)
    s, roma = scene.state, scene.space("roma")
    assert (grain_room(s, roma), fish_room(s, roma)) == (1, 0)
    lower_to_village(s, roma)
    lower_to_dock(s, roma)
    assert (s.town[roma], s.yard[roma]) == (VILLAGE, DOCK)
    assert (s.grain[roma], s.fish[roma]) == (5, 2)


@pytest.mark.rule("HRN-2.24")
def test_a_player_has_ten_plunder_stones() -> None:
    scene = Scene(2).units(0, "light_infantry", "boica")
    s, me = scene.state, scene.me(0)
    fields = [n for n in s.world.fields if s.label(n) != "boica"][:10]
    for field in fields:
        scene.stone(0, s.label(field))
    refused = refuse_plunder(s, me, scene.space("boica"))
    assert refused is not None
    assert refused.clause == "HRN-2.24"
    scene.settle(1, s.label(fields[0]))  # its stone returns (HRN-11.8)
    assert refuse_plunder(s, me, scene.space("boica")) is None
    plunder(s, me, scene.space("boica"))
    assert s.stone[scene.space("boica")] == 0


@pytest.mark.rule("HRN-2.12")
def test_places_in_a_field_are_told_apart() -> None:
    assert len({place(3), place(3, SITE), place(3, INSIDE), place(4)}) == 4
