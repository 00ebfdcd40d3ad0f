"""Attrition (section 7, HRN-18.23, HRN-18.33, HRN-18.40 to HRN-18.43, HRN-18.48)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from civitas.kernel.explain import terms
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.tables import BAD, GOOD
from civitas.titles.oikumene.picks.common import DONE, Reroll
from civitas.titles.oikumene.picks.moves import PlunderInNeed, SinkCargo, Toll
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, offered, state
from tests.titles.oikumene.marching import count

ATTRITION = "movement_attrition"


def dice(seed: int, number: int) -> list[int]:
    """The first dice that a scene of this seed rolls."""
    chance = Scene(2, seed=seed).state.chance
    return [chance.roll() for _ in range(number)]


def seed_for(faces: Sequence[int | None]) -> int:
    """A seed with which these faces come first; None is anything but 5 and 6."""
    for seed in range(1, 20_000):
        rolled = dice(seed, len(faces))
        if all(
            face < 5 if wanted is None else face == wanted
            for face, wanted in zip(rolled, faces, strict=True)
        ):
            return seed
    raise AssertionError("no such seed")


def lost(table: Table) -> list[str]:
    """The clauses by which units were lost."""
    return [line.clause or "" for line in table.log if line.message == "told-attrition"]


# ---------------------------------------------------------------- neutral fields


@pytest.mark.rule("HRN-7.1", "HRN-7.2", "HRN-20.1")
@pytest.mark.content("specials/italia-barbarorum", "features/attrition_neutral_fields")
def test_barbarorum_destroys_on_a_six() -> None:
    seed = seed_for([5, 6, None])
    scene = Scene(4, seed=seed, mode="quick").units(0, "light_infantry", "barbarorum_alpes", 2)
    scene.units(1, "light_infantry", "barbarorum_alpes")
    table = scene.at(ATTRITION)
    assert count(table, 0, "barbarorum_alpes") == 1
    assert count(table, 1, "barbarorum_alpes") == 1
    me, other = state(table).players[:2]
    assert (me.victory, me.lost, other.prestige, other.destroyed) == (0, 0, 0, 0)


@pytest.mark.rule("HRN-7.2", "HRN-18.48", "HRN-18.42")
@pytest.mark.content("specials/orient-desert", "factions/orient_canaan")
def test_the_desert_of_the_orient_destroys_on_five_and_six() -> None:
    seed = seed_for([5, 6])
    scene = Scene(2, seed=seed, map="orient").units(0, "light_infantry", "sinai_desert", 2)
    assert count(scene.at(ATTRITION), 0, "sinai_desert") == 0
    safe = Scene(2, seed=seed, map="orient").faction(0, "orient_canaan")
    safe.units(0, "light_infantry", "sinai_desert", 2).units(0, "light_infantry", "sinai_path")
    table = safe.at(ATTRITION)
    assert not table.asks
    assert count(table, 0, "sinai_desert") == 2
    assert count(table, 0, "sinai_path") == 1


@pytest.mark.rule("HRN-7.2", "HRN-18.41")
@pytest.mark.content("specials/italia-desert")
def test_the_desert_of_italia_and_belgica_are_harmless() -> None:
    scene = Scene(4, seed=seed_for([6])).units(0, "light_infantry", "desertum")
    assert count(scene.at(ATTRITION), 0, "desertum") == 1
    scene = Scene(2, seed=seed_for([6]), map="britannia").units(0, "light_infantry", "belgica")
    assert count(scene.at(ATTRITION), 0, "belgica") == 1


@pytest.mark.rule("HRN-18.40")
@pytest.mark.content("specials/orient-path")
def test_a_toll_makes_units_on_a_path_safe() -> None:
    seed = seed_for([6])
    scene = Scene(2, seed=seed, map="orient").player(0, gold=2)
    table = scene.units(0, "light_infantry", "sinai_path", 3).at(ATTRITION)
    stack = ("sinai_path", "out", "light_infantry", "standard")
    assert offered(table, Toll) == [Toll(*stack, n) for n in (2, 1, 0)]
    do(table, Toll(*stack, 2))
    assert state(table).players[0].gold == 0
    assert count(table, 0, "sinai_path") == 2  # the third has rolled a 6


@pytest.mark.rule("HRN-18.40", "HRN-18.42")
@pytest.mark.content("specials/orient-oasis")
def test_the_controller_of_the_oasis_is_safe_and_takes_the_toll() -> None:
    seed = seed_for([6])
    scene = Scene(2, seed=seed, map="orient").player(0, gold=1).units(1, "light_infantry", "tadmor")
    scene.units(0, "light_infantry", "sinai_path").units(1, "light_infantry", "sinai_path")
    table = scene.at(ATTRITION)
    assert table.asks[0].seat == 0
    do(table, Toll("sinai_path", "out", "light_infantry", "standard", 1))
    assert [me.gold for me in state(table).players] == [0, 1]
    assert count(table, 1, "sinai_path") == 1
    assert not lost(table)


@pytest.mark.rule("HRN-18.43", "HRN-7.5")
def test_guests_on_neutral_fields_do_not_roll_for_their_connection() -> None:
    scene = Scene(4, seed=seed_for([6]), mode="original").units(0, "light_infantry", "desertum")
    table = scene.at(ATTRITION)
    assert not table.asks
    assert count(table, 0, "desertum") == 1


@pytest.mark.rule("HRN-18.33")
@pytest.mark.content("factions/taifas_vikings")
def test_late_vikings_know_no_attrition_before_year_three() -> None:
    seed = seed_for([6])
    for year, left in ((2, 1), (3, 0)):
        scene = Scene(2, seed=seed, map="taifas", mode="original").when("spring", year)
        scene.faction(0, "taifas_vikings").units(0, "light_infantry", "lisboa").stone(0, "lisboa")
        assert count(scene.at(ATTRITION), 0, "lisboa") == left


# ---------------------------------------------------------------- shipwreck


@pytest.mark.rule("HRN-7.3", "HRN-5.20")
@pytest.mark.content("features/attrition_general")
@pytest.mark.parametrize(
    ("season", "storm", "sea", "deadly"),
    [
        ("spring", GOOD, "mare_ionium", []),
        ("summer", GOOD, "mare_ionium", []),
        ("autumn", GOOD, "mare_ligusticum", [6]),
        ("autumn", GOOD, "mare_ionium", [5, 6]),
        ("winter", GOOD, "mare_ligusticum", [6]),
        ("winter", GOOD, "mare_ionium", [5, 6]),
        ("winter", BAD, "mare_ligusticum", [5, 6]),
        ("winter", BAD, "mare_ionium", [4, 5, 6]),
    ],
)
def test_ships_founder_by_season_and_water(
    season: str, storm: int, sea: str, deadly: list[int]
) -> None:
    for face in range(1, 7):
        seed = next(n for n in range(1, 200) if dice(n, 1) == [face])
        scene = Scene(2, seed=seed, mode="original").when(season).units(0, "warship", sea)
        if season == "winter":
            scene.state.winter = (GOOD, GOOD, storm)
        table = scene.at(ATTRITION)
        assert count(table, 0, sea, "warship") == (face not in deadly), face


@pytest.mark.rule("HRN-7.3")
def test_ships_in_port_and_on_fields_do_not_founder() -> None:
    scene = Scene(2, seed=seed_for([6, 6]), mode="original").when("autumn")
    scene.settle(0, "roma", "dock").units(0, "warship", "roma", spot="port")
    table = scene.units(0, "warship", "spina").at(ATTRITION)
    assert count(table, 0, "roma", "warship", "port") == 1
    assert count(table, 0, "spina", "warship") == 1


@pytest.mark.rule("HRN-7.3", "HRN-1.2")
def test_there_is_no_shipwreck_below_the_original_mode() -> None:
    scene = Scene(2, seed=seed_for([6]), mode="basic").when("autumn")
    table = scene.units(0, "warship", "mare_ionium").at(ATTRITION)
    assert count(table, 0, "mare_ionium", "warship") == 1


@pytest.mark.rule("HRN-18.23")
@pytest.mark.content("factions/britannia_islanders")
def test_ships_of_islanders_do_not_founder_in_autumn() -> None:
    seed = seed_for([6])
    for season, left in (("autumn", 1), ("winter", 0)):
        scene = Scene(2, seed=seed, map="britannia", mode="original").when(season)
        scene.faction(0, "britannia_islanders").units(0, "warship", "irish_sea")
        assert count(scene.at(ATTRITION), 0, "irish_sea", "warship") == left


@pytest.mark.rule("HRN-7.4")
def test_cargo_without_room_drowns_and_the_owner_says_who() -> None:
    sea = "mare_ligusticum"
    scene = Scene(2, seed=seed_for([6, None]), mode="original").when("autumn")
    scene.units(0, "transport_ship", sea, 2).units(0, "light_infantry", sea, 2, spot="aboard")
    table = scene.units(0, "cavalry", sea, spot="aboard").at(ATTRITION)
    assert asked(table) == "drown"
    do(table, SinkCargo(sea, "aboard", "light_infantry", "standard"))
    assert count(table, 0, sea, "cavalry", "aboard") == 1
    assert count(table, 0, sea, spot="aboard") == 1
    assert not table.asks


@pytest.mark.rule("HRN-7.4")
def test_cargo_of_ships_lost_in_the_special_phase_is_dealt_with_before_the_moves() -> None:
    sea = "mare_ligusticum"
    scene = Scene(2, mode="quick").settle(0, "roma", "dock")
    scene.units(0, "light_infantry", sea, spot="aboard").units(0, "warship", sea)
    scene.units(0, "heavy_infantry", "roma", 2, spot="hold")
    table = scene.units(0, "light_infantry", "roma").at("movement_units")
    assert count(table, 0, sea, spot="aboard") == 0
    assert count(table, 0, "roma", "heavy_infantry") == 0
    assert count(table, 0, "roma", "heavy_infantry", "hold") == 0


# ---------------------------------------------------------------- no connection


@pytest.mark.rule("HRN-7.5")
def test_units_without_connection_roll() -> None:
    scene = Scene(2, seed=seed_for([None, 6]), mode="original").settle(0, "roma")
    scene.units(0, "light_infantry", "roma").units(0, "light_infantry", "boica", 2)
    table = scene.stone(1, "boica").at(ATTRITION)
    assert count(table, 0, "boica") == 1
    assert count(table, 0, "roma") == 1
    assert lost(table) == ["HRN-7.5"]


@pytest.mark.rule("HRN-7.5", "HRN-7.8")
def test_who_encircles_a_settlement_far_from_home_rolls() -> None:
    scene = Scene(2, seed=seed_for([6]), mode="original").settle(1, "roma").stone(0, "roma")
    table = scene.units(0, "light_infantry", "roma").at(ATTRITION)
    assert count(table, 0, "roma") == 0
    assert lost(table) == ["HRN-7.5"]


@pytest.mark.rule("HRN-7.5", "HRN-2.24")
def test_one_plundering_saves_all_units_of_the_field() -> None:
    scene = Scene(2, seed=seed_for([6, 6]), mode="original").units(0, "light_infantry", "boica", 2)
    scene.units(0, "heavy_infantry", "boica").player(0, prestige=3)
    table = scene.units(0, "light_infantry", "umbria").at(ATTRITION)
    assert table.terms(PlunderInNeed("boica"), 0) == terms({"prestige": 3})  # all there is
    do(table, PlunderInNeed("boica"))
    assert state(table).stone[scene.space("boica")] == 0
    do(table, DONE)
    assert count(table, 0, "boica") == 2
    assert count(table, 0, "boica", "heavy_infantry") == 1
    assert count(table, 0, "umbria") == 0  # it has rolled


@pytest.mark.rule("HRN-7.5", "HRN-2.24")
def test_without_a_stone_nobody_plunders_out_of_need() -> None:
    scene = Scene(2, seed=seed_for([None]), mode="original").units(0, "light_infantry", "boica")
    fields = [n for n in scene.state.world.fields if scene.state.label(n) != "boica"][:10]
    for field in fields:
        scene.stone(0, scene.state.label(field))
    assert not scene.at(ATTRITION).asks


@pytest.mark.rule("HRN-7.5", "HRN-7.8")
def test_ships_and_their_cargo_need_no_connection() -> None:
    scene = Scene(2, seed=seed_for([6, 6]), mode="original").units(0, "transport_ship", "spina")
    table = scene.units(0, "light_infantry", "spina", spot="aboard").at(ATTRITION)
    assert not table.asks
    assert count(table, 0, "spina", spot="aboard") == 1


@pytest.mark.rule("HRN-7.5", "HRN-1.2")
def test_nobody_rolls_for_connection_below_the_original_mode() -> None:
    scene = Scene(2, seed=seed_for([6]), mode="basic").units(0, "light_infantry", "boica")
    assert not scene.at(ATTRITION).asks


@pytest.mark.rule("HRN-16.6", "HRN-7.1")
def test_a_die_of_attrition_may_be_thrown_again() -> None:
    scene = Scene(2, seed=seed_for([6, 6, None]), mode="original").player(0, prestige=5)
    scene.units(0, "light_infantry", "boica", 2).stone(1, "boica")
    table = scene.at(ATTRITION)
    assert asked(table) == "attrition-unconnected"
    do(table, Reroll("boica", 1, 6, "brown"))
    assert state(table).players[0].prestige == 1
    assert count(table, 0, "boica") == 1


# ---------------------------------------------------------------- mountains


@pytest.mark.rule("HRN-7.7")
@pytest.mark.content("units/cavalry", "units/war_elephants")
def test_cavalry_and_elephants_suffer_in_the_mountains() -> None:
    scene = Scene(2, seed=seed_for([6, 6]), mode="extended").settle(0, "roma")
    scene.units(0, "light_infantry", "sabinum").units(0, "cavalry", "sabinum")
    table = scene.units(0, "war_elephants", "sabinum").at(ATTRITION)
    assert count(table, 0, "sabinum") == 1
    assert count(table, 0, "sabinum", "cavalry") == 0
    assert count(table, 0, "sabinum", "war_elephants") == 0
    assert lost(table) == ["HRN-7.7", "HRN-7.7"]


@pytest.mark.rule("HRN-7.7")
def test_part_mountains_are_harmless() -> None:
    scene = Scene(2, seed=seed_for([6]), mode="original").settle(0, "roma")
    table = scene.units(0, "cavalry", "umbria").at(ATTRITION)
    assert count(table, 0, "umbria", "cavalry") == 1


@pytest.mark.rule("HRN-7.1")
def test_a_unit_that_is_destroyed_is_not_rolled_for_again() -> None:
    """No connection first, the mountains after it: one die, and it is gone."""
    scene = Scene(2, seed=seed_for([6, 6]), mode="original").units(0, "cavalry", "sabinum")
    table = scene.stone(1, "sabinum").at(ATTRITION)
    assert lost(table) == ["HRN-7.5"]
    assert state(table).chance.counter == 1


@pytest.mark.rule("HRN-4.2", "HRN-7.5")
@pytest.mark.parametrize(
    ("rules", "enemy_cut_off", "seats"), [(5, False, [0, 2]), (5, True, [0]), (4, False, [0])]
)
def test_who_meets_nobody_without_connection_suffers_at_the_same_time(
    rules: int, enemy_cut_off: bool, seats: list[int]
) -> None:
    """Player 0 stands among the units of player 1 before his settlement. Should he fall there, it
    may connect others of player 1."""
    scene = Scene(3, mode="original").settle(1, "latium").units(1, "light_infantry", "latium")
    scene.units(0, "light_infantry", "latium").units(0, "light_infantry", "daunia")
    scene.units(2, "light_infantry", "boica")
    if enemy_cut_off:
        scene.units(1, "light_infantry", "spina")
    scene.state.rules = replace(scene.state.rules, version=rules)
    table = scene.at("movement_attrition")
    assert [(ask.seat, ask.what) for ask in table.asks] == [(n, "plunder-in-need") for n in seats]


CUT_OFF = (1, "memphis"), (2, "qatna")


@pytest.mark.rule("HRN-4.2", "HRN-18.23", "HRN-18.41", "HRN-18.48", "HRN-18.40")
@pytest.mark.content("factions/britannia_islanders", "factions/orient_canaan")
@pytest.mark.content("specials/britannia-belgica")
@pytest.mark.parametrize(
    ("faction", "unit", "where", "rules", "seats"),
    [
        ("britannia_islanders", "warship", "british_channel", 9, [1]),
        ("britannia_islanders", "warship", "british_channel", 10, [1, 2]),
        ("britannia_celts", "warship", "british_channel", 10, [1]),
        ("britannia_germans", "heavy_infantry", "belgica", 9, [1]),
        ("britannia_germans", "heavy_infantry", "belgica", 10, [1, 2]),
        ("orient_canaan", "light_infantry", "sinai_desert", 9, [1]),
        ("orient_canaan", "light_infantry", "sinai_desert", 10, [1, 2]),
        ("orient_canaan", "light_infantry", "sinai_path", 10, [1, 2]),
        ("orient_egypt", "light_infantry", "sinai_path", 10, [1]),
    ],
)
def test_whose_units_throw_no_dice_keeps_nobody_waiting(
    faction: str, unit: str, where: str, rules: int, seats: list[int]
) -> None:
    """Nothing can come of it for others, so they suffer at the same time."""
    board = faction.split("_")[0]
    scene = Scene(3, map=board).faction(0, faction).when("autumn").units(0, unit, where)
    for seat, field in ((1, "deva"), (2, "londinium")) if board == "britannia" else CUT_OFF:
        scene.units(seat, "light_infantry", field)
    scene.state.rules = replace(scene.state.rules, version=rules)
    assert [ask.seat for ask in scene.at(ATTRITION).asks] == seats


@pytest.mark.rule("HRN-7.3", "HRN-16.6")
def test_who_may_throw_again_is_told_what_the_dice_cost_as_they_lie() -> None:
    seed = seed_for([6, 6, 1])
    scene = Scene(2, mode="original", seed=seed).when("winter").player(0, prestige=20)
    scene.state.winter = (GOOD, GOOD, GOOD)
    table = scene.units(0, "warship", "mare_ionium", 3).at(ATTRITION)
    assert asked(table) == "attrition-shipwreck"
    (ask,) = table.asks
    assert words_for(META, "en").say(f"ask-{ask.what}", ask.params) == (
        "Shipwreck: as the dice lie, 2 ships go down. Do you throw a die again for prestige?"
    )


@pytest.mark.rule("HRN-7.1")
def test_dice_that_take_nobody_are_told_too() -> None:
    scene = Scene(2, seed=seed_for([4, 2, 6]), map="orient")
    scene.units(0, "light_infantry", "sinai_path", 2)
    table = scene.units(0, "light_infantry", "sinai_desert").at(ATTRITION)
    told = [words_for(META, "en").line(line) for line in table.log]
    assert len(told) == 2
    assert "loses 1 × Light infantry (Standard) by attrition" in told[0]
    assert "loses nobody by attrition: Way of Horus (the highest of 2 dice shows 4)" in told[1]


@pytest.mark.rule("HRN-7.6")
def test_dice_for_the_encircled_are_told_when_nobody_goes_hungry() -> None:
    scene = Scene(2, seed=seed_for([3]), mode="original").settle(0, "roma")
    table = scene.units(1, "light_infantry", "roma").at(ATTRITION)
    told = [words_for(META, "en").line(line) for line in table.log]
    assert any("loses nobody by attrition: Roma (the die shows 3)" in line for line in told)
