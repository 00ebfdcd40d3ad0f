"""Breeding, sowing, summer and harvest (HRN-5.4 to HRN-5.11, HRN-5.14, HRN-5.15)."""

from __future__ import annotations

import pytest

from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.farming.sowing import sowing_bills
from civitas.titles.oikumene.picks.common import AS_PROPOSED, DONE, Reroll
from civitas.titles.oikumene.picks.farming import (
    Forgo,
    Gather,
    GatherInto,
    Graze,
    LeaveFallow,
    Sow,
)
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, offered, refused, state


def herds_on(scene: Scene, table: object, field: str) -> list[str]:
    s = state(table)  # type: ignore[arg-type]
    return [HERDS[kind].id for _, kind in s.herds[scene.space(field)]]


# ------------------------------------------------------------------ breeding


def farm(mode: str = "original") -> Scene:
    """Roma and the land around it."""
    scene = Scene(2, mode=mode).when("spring", 2).settle(0, "roma", grain=3)
    return scene.units(0, "light_infantry", "latium").units(0, "light_infantry", "sabinum")


@pytest.mark.rule("HRN-5.4", "HRN-5.5")
@pytest.mark.content("features/breeding")
def test_every_two_herds_of_a_kind_have_a_new_one() -> None:
    scene = farm().herd(0, "sheep", "roma", 2).herd(0, "pigs", "latium", 2)
    table = scene.at("breeding")
    assert asked(table) == "young"
    assert offered(table, Graze) == [Graze("sabinum", "pigs")]
    do(table, Graze("sabinum", "pigs"))
    do(table, AS_PROPOSED)
    assert sorted(herds_on(scene, table, "sabinum")) == ["pigs", "sheep"]
    assert table.over


@pytest.mark.rule("HRN-5.4")
@pytest.mark.parametrize(("face", "herds"), [(1, 2), (2, 2), (3, 1), (6, 1)])
def test_a_single_herd_breeds_on_one_or_two(face: int, herds: int) -> None:
    table = farm().herd(0, "cattle", "roma").rolls(face).at("breeding")
    if table.asks:
        do(table, AS_PROPOSED)
    assert sum(map(len, state(table).herds)) == herds


@pytest.mark.rule("HRN-5.4", "HRN-16.6", "HRN-4.2")
@pytest.mark.content("purchases/reroll_brown_die")
def test_the_dice_of_single_herds_may_be_thrown_again() -> None:
    scene = farm().player(0, prestige=7).herd(0, "cattle", "roma").herd(0, "pigs", "roma")
    table = scene.rolls(6, 5, 1).at("breeding")
    assert asked(table) == "breeding"
    assert offered(table, Reroll) == [
        Reroll("roma", 1, 6, "pigs"),
        Reroll("roma", 2, 5, "cattle"),
    ]
    do(table, Reroll("roma", 2, 5, "cattle"))
    assert state(table).players[0].prestige == 3
    assert asked(table) == "young"


@pytest.mark.rule("HRN-5.4")
def test_herds_breed_by_connected_area_and_only_at_a_settlement() -> None:
    scene = farm().herd(0, "sheep", "roma").herd(0, "sheep", "daunia")
    scene.units(0, "light_infantry", "daunia").herd(0, "pigs", "boica", 2)
    table = scene.rolls(3).at("breeding")
    assert table.over
    assert sum(map(len, state(table).herds)) == 4


@pytest.mark.rule("HRN-5.5", "HRN-2.13")
def test_a_new_herd_needs_room_and_a_block_and_may_be_declined() -> None:
    scene = farm().herd(0, "sheep", "roma", 2).herd(0, "sheep", "latium", 2)
    table = scene.at("breeding")
    assert refused(table, Graze("roma", "sheep")) == "HRN-2.6"
    assert refused(table, Graze("daunia", "sheep")) == "HRN-5.5"
    do(table, Forgo("sheep"), Forgo("sheep"))
    assert sum(map(len, state(table).herds)) == 4
    full = scene.units(0, "mercenary", "roma", 6).at("breeding")
    assert full.over


@pytest.mark.rule("HRN-5.4", "HRN-4.2")
def test_all_breed_at_the_same_time() -> None:
    scene = farm().herd(0, "sheep", "roma", 2).settle(1, "boica").herd(1, "sheep", "boica", 2)
    scene.units(1, "light_infantry", "insubria")
    table = scene.at("breeding")
    assert sorted(ask.seat for ask in table.asks) == [0, 1]


# ------------------------------------------------------------------ sowing


@pytest.mark.rule("HRN-5.6", "HRN-2.20")
@pytest.mark.content("features/sowing")
def test_the_best_fields_are_sown_as_far_as_the_grain_goes() -> None:
    scene = farm().settle(0, "etruria_tarquinii", grain=1)
    table = scene.herd(0, "sheep", "sabinum").at("sowing")
    assert asked(table) == "sowing"
    do(table, AS_PROPOSED)
    s = state(table)
    sown = {s.label(field) for field in s.world.fields if s.crop[field]}
    assert sown == {"roma", "latium", "etruria_tarquinii"}
    assert [s.grain[scene.space(name)] for name in ("roma", "etruria_tarquinii")] == [1, 0]
    assert s.sower[scene.space("latium")] == 0


@pytest.mark.rule("HRN-5.6")
def test_each_field_may_be_put_in_or_taken_out_once() -> None:
    scene = Scene(2).settle(0, "roma", grain=1).units(0, "light_infantry", "latium")
    table = scene.at("sowing")
    assert offered(table, Sow) == []
    do(table, LeaveFallow("roma"))
    assert offered(table, LeaveFallow) == []
    do(table, Sow("latium"))
    s = state(table)
    assert (s.crop[scene.space("roma")], s.crop[scene.space("latium")]) == (0, 1)


@pytest.mark.rule("HRN-5.6", "HRN-5.7")
def test_grey_fields_and_those_with_herds_or_out_of_reach_are_not_sown() -> None:
    scene = Scene(2, map="huns").settle(0, "tanais", grain=5).herd(0, "sheep", "tanais")
    scene.units(0, "light_infantry", "azov_steppe").units(0, "light_infantry", "podolia")
    scene.units(0, "light_infantry", "taurica")
    table = scene.at("sowing")
    assert refused(table, Sow("azov_steppe")) == "HRN-5.6"
    assert refused(table, Sow("tanais")) == "HRN-5.6"
    assert refused(table, Sow("podolia")) == "HRN-5.6"
    do(table, AS_PROPOSED)
    taurica = scene.space("taurica")
    assert state(table).crop[taurica] == 1
    assert state(table).world.yields[taurica] == 2


@pytest.mark.rule("HRN-5.8")
def test_a_plundered_field_costs_one_grain_more() -> None:
    scene = Scene(2).settle(0, "roma", grain=3).stone(1, "roma")
    assert sowing_bills(scene.state, scene.me(0))[0].acres[0].cost == 2
    table = scene.at("sowing")
    do(table, AS_PROPOSED)
    assert (state(table).crop[scene.space("roma")], state(table).grain[scene.space("roma")]) == (
        1,
        1,
    )


@pytest.mark.rule("HRN-5.15")
def test_grain_that_was_not_harvested_is_gone_before_sowing() -> None:
    scene = Scene(2).settle(0, "roma").crop(0, "roma", 4).crop(1, "daunia", 3)
    s = state(scene.at("sowing"))
    assert sum(s.crop) == 0
    assert set(s.sower) == {NOBODY}


@pytest.mark.rule("HRN-5.6", "HRN-20.5")
def test_who_has_no_grain_is_not_asked() -> None:
    assert Scene(2).settle(0, "roma").at("sowing").over


# ------------------------------------------------------------------ summer


@pytest.mark.rule("HRN-5.6")
def test_nobody_is_asked_where_nothing_is_left_to_change() -> None:
    table = Scene(2).when("spring", 2).settle(0, "roma", grain=3).at("sowing")
    assert offered(table, LeaveFallow) == [LeaveFallow("roma")]
    do(table, LeaveFallow("roma"))
    assert table.over
    assert not any(state(table).crop)


@pytest.mark.rule("HRN-5.9", "HRN-5.10", "HRN-20.1")
@pytest.mark.content("features/summer_weather", "features/yield")
def test_the_weather_of_each_field_changes_its_yield() -> None:
    scene = Scene(2).when("summer").crop(0, "latium").crop(1, "boica").crop(0, "daunia")
    scene.rolls(1, 5, 5)  # of seat 0 latium and daunia, subtropical; of seat 1 boica, temperate
    table = scene.at("weather")
    assert table.over
    s = state(table)
    latium, daunia, boica = (scene.space(name) for name in ("latium", "daunia", "boica"))
    assert s.weather == {boica: 0, latium: 1, daunia: -1}
    scene.state.weather = s.weather
    s = state(scene.at("yield"))
    assert (s.crop[latium], s.crop[daunia], s.crop[boica]) == (1 + 3, 1 + 2, 1 + 3)
    assert s.weather == {}


@pytest.mark.rule("HRN-5.9", "HRN-16.6", "HRN-4.2")
def test_the_weather_may_be_bought_anew_side_by_side() -> None:
    scene = Scene(2).when("summer").player(0, prestige=8).player(1, prestige=4)
    table = scene.crop(0, "latium").crop(1, "boica").rolls(6, 6, 1).at("weather")
    assert [ask.seat for ask in table.asks] == [0, 1]
    do(table, DONE, seat=0)
    do(table, Reroll("boica", 1, 6, "brown"), seat=1)
    s = state(table)
    assert s.players[1].prestige == 0
    assert s.weather == {scene.space("boica"): 1, scene.space("latium"): -1}


@pytest.mark.rule("HRN-5.10", "HRN-5.11")
@pytest.mark.parametrize(
    ("field", "grain"),
    [
        ("daunia", 3),
        ("roma", 2),
        ("sabinum", 1),
        ("spina", 1),
        ("latium", 2),
        ("umbria", 2),
        ("cenomania", 3),
    ],
)
def test_the_yield_hangs_on_the_colours(field: str, grain: int) -> None:
    scene = Scene(2).when("summer").crop(0, field)
    assert state(scene.at("yield")).crop[scene.space(field)] == 1 + grain


@pytest.mark.rule("HRN-5.10")
def test_a_yield_is_never_less_than_nothing() -> None:
    scene = Scene(2, map="huns").when("summer").crop(0, "bugeac").crop(0, "danube_delta")
    scene.state.weather = {scene.space("danube_delta"): -1, scene.space("bugeac"): -1}
    s = state(scene.at("yield"))
    assert s.crop[scene.space("danube_delta")] == 1
    assert s.crop[scene.space("bugeac")] == 1


# ------------------------------------------------------------------ harvest


@pytest.mark.rule("HRN-5.14")
@pytest.mark.content("features/harvest")
def test_a_crop_goes_to_the_only_settlement() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma", grain=2).crop(0, "roma", 3)
    table = do(scene.at("harvest"), AS_PROPOSED)
    roma = scene.space("roma")
    assert table.over
    assert (state(table).grain[roma], state(table).crop[roma]) == (5, 0)
    assert state(table).sower[roma] == NOBODY


@pytest.mark.rule("HRN-5.14")
def test_a_crop_goes_to_its_own_settlement_or_the_nearest_with_room() -> None:
    scene = Scene(2).when("autumn").settle(0, "etruria_tarquinii").settle(0, "campania", grain=4)
    scene.settle(0, "roma", grain=3).units(0, "light_infantry", "latium")
    table = scene.crop(0, "latium", 4).crop(0, "campania", 2).at("harvest")
    do(table, AS_PROPOSED)
    s = state(table)
    stored = [s.grain[scene.space(n)] for n in ("etruria_tarquinii", "roma", "campania")]
    assert stored == [3, 5, 5]  # one of Campania has found no room there
    assert sum(s.crop) == 0


@pytest.mark.rule("HRN-5.14", "HRN-2.16")
def test_the_nearest_settlement_is_found_by_the_links_of_the_area() -> None:
    """Lucania is next to Samnium, but beyond a black border: by Campania it is as far as Roma."""
    scene = Scene(2).when("autumn").settle(0, "roma").settle(0, "lucania").crop(0, "samnium", 2)
    for field in ("samnium", "latium", "campania"):
        scene.units(0, "light_infantry", field)
    s = state(do(scene.at("harvest"), AS_PROPOSED))
    assert [s.grain[scene.space(field)] for field in ("roma", "lucania")] == [2, 0]


@pytest.mark.rule("HRN-5.14")
def test_of_equal_crops_the_first_in_the_fixed_order_finds_room() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma", grain=3)
    for field in ("umbria", "latium"):
        scene.units(0, "light_infantry", field).crop(0, field, 3)
    s = state(do(scene.at("harvest"), AS_PROPOSED))
    assert [s.crop[scene.space(field)] for field in ("umbria", "latium")] == [1, 3]


@pytest.mark.rule("HRN-5.14")
def test_the_settlement_may_be_named_field_by_field() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma").settle(0, "etruria_tarquinii")
    table = scene.crop(0, "roma", 3).at("harvest")
    do(table, Gather("roma"), GatherInto("etruria_tarquinii"))
    s = state(table)
    assert table.over
    assert (s.grain[scene.space("roma")], s.grain[scene.space("etruria_tarquinii")]) == (0, 3)


@pytest.mark.rule("HRN-5.14", "HRN-5.15", "HRN-2.20")
def test_what_finds_no_room_stays_on_the_field() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma", grain=1).units(0, "light_infantry", "latium")
    table = do(scene.crop(0, "roma", 4).crop(0, "latium", 3).at("harvest"), AS_PROPOSED)
    s = state(table)
    assert s.grain[scene.space("roma")] == 5
    assert (s.crop[scene.space("latium")], s.crop[scene.space("roma")]) == (0, 3)
    assert s.sower[scene.space("roma")] == 0


@pytest.mark.rule("HRN-5.14")
def test_a_crop_out_of_reach_or_of_another_is_not_harvested() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma").settle(0, "etruria_tarquinii")
    scene.crop(0, "roma").crop(0, "daunia", 3).crop(1, "etruria_tarquinii", 3)
    table = scene.at("harvest")
    assert refused(table, Gather("daunia")) == "HRN-5.14"
    assert refused(table, Gather("etruria_tarquinii")) == "HRN-5.14"
    do(table, AS_PROPOSED)
    assert sum(state(table).crop) == 6
