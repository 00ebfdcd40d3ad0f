"""New Year (HRN-5.1 to HRN-5.3), and who comes then (HRN-18.24, HRN-18.33)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.units import PP_VALUE
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.course import Enlist
from civitas.titles.oikumene.scene import Scene, control_of, player, units_at
from tests.titles.oikumene.helpers import asked, do, refused, state


@pytest.mark.rule("HRN-5.1")
@pytest.mark.content("features/destroyed_unit_scoring")
@pytest.mark.parametrize(
    ("destroyed", "lost", "points"),
    [
        (9, 0, 0),
        (10, 0, 1),
        (20, 9, 2),
        (30, 0, 3),
        (99, 10, 2),
        (0, 19, -1),
        (0, 29, -2),
        (0, 30, -3),
    ],
)
def test_destroyed_and_lost_units_score_by_bands(destroyed: int, lost: int, points: int) -> None:
    scene = Scene(2, mode="quick").when("spring", 2).player(0, destroyed=destroyed, lost=lost)
    table = scene.at("new_year")
    me = player(table, 0)
    assert (me.victory, me.destroyed, me.lost) == (points, 0, 0)


@pytest.mark.rule("HRN-5.1")
def test_light_infantry_counts_two_and_any_other_unit_four() -> None:
    assert PP_VALUE == (2, 4, 4, 4, 4, 4, 4, 4, 4)


@pytest.mark.rule("HRN-5.2")
def test_the_first_new_year_scores_nothing_and_the_last_year_is_scored_at_the_end() -> None:
    table = Scene(2).player(0, destroyed=30).at("new_year")
    assert player(table, 0).victory == 0
    scene = Scene(2).when("winter", 5).player(1, destroyed=30)
    scene.units(0, "light_infantry", "roma").units(1, "light_infantry", "boica")
    table = scene.at("round_end")
    assert player(table, 1).victory == 3
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.rule("HRN-5.3")
def test_prestige_rises_to_seven() -> None:
    table = Scene(2).player(0, prestige=3).player(1, prestige=9).at("new_year")
    assert [me.prestige for me in state(table).players] == [7, 9]
    table = Scene(2, mode="quick").at("new_year")
    assert [me.prestige for me in state(table).players] == [0, 0]


@pytest.mark.rule("HRN-18.24")
@pytest.mark.content("factions/britannia_germans", "specials/britannia-belgica")
def test_heavy_infantry_comes_to_belgica_at_new_year_for_five_gold() -> None:
    scene = Scene(2, map="britannia").faction(0, "britannia_germans").player(0, gold=5)
    table = scene.at("new_year")
    assert asked(table) == "enlist"
    do(table, Enlist("belgica", "standard"))
    assert units_at(table, 0, "belgica") == {"heavy_infantry": 1}
    assert player(table, 0).gold == 0
    assert control_of(table, "belgica") == -1  # neutral for ever


@pytest.mark.rule("HRN-18.24")
@pytest.mark.content("features/recruitment_of_recruits")
def test_as_a_recruit_it_costs_four_where_there_are_recruits() -> None:
    scene = Scene(2, map="britannia").faction(0, "britannia_germans").player(0, gold=4)
    table = scene.at("new_year")
    assert refused(table, Enlist("belgica", "standard")) == "HRN-18.24"
    assert table.terms(Enlist("belgica", "recruit"), 0) is not None
    do(table, Enlist("belgica", "recruit"))
    assert player(table, 0).gold == 0
    basic = Scene(2, map="britannia", mode="basic").faction(0, "britannia_germans")
    table = basic.player(0, gold=5).at("new_year")
    assert set(table.asks[0].picks) == {PASS, Enlist("belgica", "standard")}


@pytest.mark.rule("HRN-18.24", "HRN-2.12")
def test_without_a_cube_nobody_comes() -> None:
    scene = Scene(2, map="britannia").faction(0, "britannia_germans").player(0, gold=9)
    fields = [scene.state.label(f) for f in scene.state.world.fields][:20]
    for field in fields:
        scene.units(0, "light_infantry", field)
    assert scene.at("new_year").asks == ()


@pytest.mark.rule("HRN-18.33")
@pytest.mark.content("factions/taifas_vikings")
def test_late_vikings_come_in_year_two_with_five_warships() -> None:
    scene = Scene(2, map="taifas", area=2).faction(0, "taifas_vikings").when("spring", 2)
    scene.me(0).late = True
    assert scene.me(0) not in scene.state.in_order()
    table = scene.at("new_year")
    assert units_at(table, 0, "northern_biscay") == {"warship": 5}
    assert player(table, 0) in state(table).in_order()
    early = Scene(2, map="taifas", area=2).faction(0, "taifas_vikings")
    early.me(0).late = True
    assert player(early.at("new_year"), 0).late
