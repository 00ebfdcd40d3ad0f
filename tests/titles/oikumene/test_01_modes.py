"""Modes and terms (section 1)."""

from __future__ import annotations

import pytest

from civitas.kernel.values import NONE
from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.content.calendar import LAST_ROUND, SEASONS, YEARS
from civitas.titles.oikumene.content.modes import FEATURES, FEATURES_OF, MODES
from civitas.titles.oikumene.content.tables import HELP
from civitas.titles.oikumene.content.units import (
    BLUE,
    BROWN,
    DICE,
    FACES,
    INVERTED,
    KINDS,
    RED,
    SHIP,
    WHITE,
)
from civitas.titles.oikumene.course.treaties import give_help
from civitas.titles.oikumene.means.control import hostile
from civitas.titles.oikumene.scene import Scene


@pytest.mark.rule("HRN-1.1", "HRN-1.2")
def test_four_nested_modes_switch_features_on() -> None:
    assert MODES == ("quick", "basic", "original", "extended")
    for feature in FEATURES:
        name = "yields" if feature.id == "yield" else feature.id
        on = [getattr(mode, name) for mode in FEATURES_OF]
        if feature.only:
            assert on == [mode in feature.only for mode in MODES]
        else:
            assert on == sorted(on), f"{feature.id} is lost in a higher mode"
            assert MODES[on.index(True)] == feature.first_mode


@pytest.mark.rule("HRN-1.3")
@pytest.mark.content("features/prestige")
def test_the_part_of_a_price_in_a_currency_that_is_off_is_ignored() -> None:
    scene = Scene(2, mode="quick").player(0, gold=5)
    give_help(scene.state, scene.me(0), scene.me(1), 3)
    assert [me.gold for me in scene.state.players] == [2, 3]
    assert [me.prestige for me in scene.state.players] == [0, 0]
    scene = Scene(2, mode="basic").player(0, gold=5).player(1, prestige=9)
    give_help(scene.state, scene.me(0), scene.me(1), 3)
    assert [me.prestige for me in scene.state.players] == [8, 1]
    assert HELP == 3


@pytest.mark.rule("HRN-1.4")
def test_five_years_of_four_rounds() -> None:
    assert (YEARS, [season.id for season in SEASONS]) == (
        5,
        ["spring", "summer", "autumn", "winter"],
    )
    assert LAST_ROUND == 20
    s = Scene(2).when("winter", 5).state
    assert (s.round, s.year, s.season) == (20, 5, 3)


@pytest.mark.rule("HRN-1.6")
def test_ships_are_transports_warships_and_pirates() -> None:
    ships = {kind.id for n, kind in enumerate(KINDS) if SHIP[n]}
    assert ships == {"transport_ship", "warship", "pirates"}


@pytest.mark.rule("HRN-1.7")
def test_the_faces_of_the_dice() -> None:
    assert FACES[BROWN] == (1, 2, 3, 4, 5, 6)
    assert FACES[WHITE] == (1, 1, 0, 0, 0, 0)
    assert FACES[BLUE] == (2, 1, 1, 0, 0, 0)
    assert FACES[RED] == (2, 2, 1, 1, 1, 0)
    assert FACES[INVERTED] == (0, 0, 1, 1, 1, 1)
    assert len(DICE) == 5


@pytest.mark.rule("HRN-1.8")
@pytest.mark.parametrize("treaty", ["tribute", "ransom", "vassalage"])
def test_players_with_a_treaty_are_not_hostile(treaty: str) -> None:
    scene = Scene(3)
    assert hostile(scene.state, 0, 1)
    scene.treaty(treaty, 0, 1)
    assert not hostile(scene.state, 0, 1)
    assert not hostile(scene.state, 1, 0)
    assert hostile(scene.state, 0, 2)


@pytest.mark.rule("HRN-1.9")
def test_rough_terrain_is_entirely_brown_or_turquoise() -> None:
    world = world_of("italia", 2)
    names = ("sabinum", "spina", "umbria", "latium", "roma", "desertum")
    rough = {name for name in names if world.rough >> world.number[name] & 1}
    assert rough == {"sabinum", "spina"}


@pytest.mark.rule("HRN-1.10")
def test_an_unfinished_building_gives_nothing() -> None:
    scene = Scene(2).settle(0, "roma").site(0, "boica", "village", work=7)
    scene.site(0, "roma", "city", work=15)
    s = scene.state
    assert s.town[scene.space("boica")] == NONE
    assert s.control[scene.space("boica")] == NONE
    assert s.town[scene.space("roma")] == 0
