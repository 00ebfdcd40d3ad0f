"""The rounds (section 4): what is played when, who is first, who is out."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.oikumene.chapters import AGENDA
from civitas.titles.oikumene.content.calendar import AUTUMN, SPRING, SUMMER, WINTER
from civitas.titles.oikumene.content.modes import EXTENDED, MODES, ORIGINAL, QUICK
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.course.ending import check_out
from civitas.titles.oikumene.scene import Scene, player
from tests.titles.oikumene.helpers import state

MOVEMENT = [
    *("movement_units", "movement_special", "movement_herds"),
    *("movement_retreat", "movement_attrition"),
]
COMBAT = ["combat_withdraw", "combat_battle", "combat_siege", "combat_plunder", "combat_end"]
HINTERLAND = ["hinterland_experience", "hinterland_building", "hinterland_trade"]


@pytest.mark.rule("HRN-4.1")
@pytest.mark.content("features/building", "features/trade_units", "features/fishing_roll")
def test_a_round_runs_through_the_boxes_in_order() -> None:
    assert list(PLANS[ORIGINAL][AUTUMN]) == [
        *("harvest", "feasts"),
        *MOVEMENT,
        *COMBAT,
        *HINTERLAND,
        "hinterland_fishing",
    ]


@pytest.mark.rule("HRN-4.1")
def test_every_step_of_every_round_has_its_rule() -> None:
    assert {what for mode in PLANS for plan in mode for what in plan} <= AGENDA.names


@pytest.mark.rule("HRN-4.4")
def test_each_season_has_its_special_steps() -> None:
    special = [[what for what in plan if "_" not in what or what in SPECIAL] for plan in ALL]
    assert special == [
        ["new_year", "breeding", "sowing"],
        ["weather", "yield", "taxes"],
        ["harvest", "feasts"],
        ["winter_weather", "feeding"],
    ]


ALL = PLANS[ORIGINAL]
SPECIAL = ("new_year", "winter_weather")


@pytest.mark.rule("HRN-4.5", "HRN-1.3")
@pytest.mark.content("features/upkeep_in_gold", "features/movement_herds")
@pytest.mark.content("features/movement_retreat")
def test_quick_mode_knows_new_year_taxes_and_upkeep_alone() -> None:
    assert list(PLANS[QUICK][SPRING]) == [
        *("new_year", "taxes", "movement_units", "movement_special", "movement_attrition"),
        *("combat_withdraw", "combat_battle", "combat_siege", "combat_plunder"),
        *("hinterland_building", "hinterland_trade"),
    ]
    taxes = ["taxes" in plan for plan in PLANS[QUICK]]
    upkeep = ["upkeep" in plan for plan in PLANS[QUICK]]
    assert (taxes, upkeep) == ([True] * 4, [False, False, False, True])
    assert not any("upkeep" in plan for mode in PLANS[1:] for plan in mode)


@pytest.mark.rule("HRN-4.1", "HRN-15.1")
def test_wages_are_a_sub_phase_only_when_they_are_due() -> None:
    paid = [["hinterland_wages" in plan for plan in mode] for mode in PLANS]
    assert paid == [
        [False, False, False, False],
        [False, False, False, True],
        [False, False, False, True],
        [False, True, False, True],
    ]


@pytest.mark.rule("HRN-1.1", "HRN-1.2")
def test_each_mode_contains_those_before_it() -> None:
    once = {"taxes", "upkeep", "hinterland_wages"}
    for season in (SPRING, SUMMER, AUTUMN, WINTER):
        steps = [set(PLANS[mode][season]) - once for mode in range(len(MODES))]
        assert steps[0] <= steps[1] <= steps[2] <= steps[EXTENDED]


def _at_round_end(scene: Scene) -> Scene:
    for seat in range(len(scene.state.players)):
        scene.units(seat, "light_infantry", ("roma", "tarentum", "boica", "daunia")[seat])
    return scene


@pytest.mark.rule("HRN-4.3")
def test_the_first_player_role_passes_clockwise() -> None:
    scene = _at_round_end(Scene(3)).first(2)
    scene.state.agenda = (Step("round_over"),)
    table = scene.table()
    assert (state(table).first, state(table).round) == (0, 2)


@pytest.mark.rule("HRN-4.3")
def test_the_role_skips_who_is_out_of_the_game() -> None:
    scene = Scene(3).units(0, "light_infantry", "roma").units(2, "light_infantry", "boica")
    scene.first(0).me(1).gone = True
    scene.state.agenda = (Step("round_over"),)
    assert state(scene.table()).first == 2


@pytest.mark.rule("HRN-4.6", "HRN-1.4")
def test_the_game_ends_after_the_winter_of_year_five() -> None:
    scene = _at_round_end(Scene(2)).when("winter", 5)
    table = scene.at("round_end")
    assert table.result is not None
    assert table.result.how == "end-significance-shared"
    before = _at_round_end(Scene(2)).when("summer", 5).at("round_end")  # they starve in winter
    assert before.result is None


@pytest.mark.rule("HRN-4.7")
def test_without_units_and_buildings_a_player_is_out() -> None:
    scene = Scene(3).settle(0, "roma").units(1, "light_infantry", "boica")
    scene.player(2, gold=4, prestige=3).crop(2, "daunia", 3).herd(2, "sheep", "samnium")
    scene.treaty("ransom", 2, 0, until=9)
    s = scene.state
    check_out(s)
    assert [me.gone for me in s.players] == [False, False, True]
    assert (scene.me(2).gold, scene.me(2).prestige) == (0, 0)
    assert s.crop[scene.space("daunia")] == 0
    assert s.herds[scene.space("samnium")] == ()
    assert s.treaties == ()
    assert not s.over


@pytest.mark.rule("HRN-4.7")
def test_a_building_site_keeps_a_player_in_the_game() -> None:
    scene = Scene(2).settle(0, "roma").site(1, "boica", "village")
    check_out(scene.state)
    assert not scene.me(1).gone


@pytest.mark.rule("HRN-4.7", "HRN-18.33")
def test_late_players_are_not_out_before_they_come() -> None:
    scene = Scene(2).settle(0, "roma")
    scene.me(1).late = True
    check_out(scene.state)
    assert not scene.me(1).gone


@pytest.mark.rule("HRN-4.7", "HRN-19.14")
def test_it_is_noticed_after_every_sub_phase_and_the_last_one_wins() -> None:
    scene = Scene(2).settle(0, "roma")
    scene.state.agenda = (Step("phase", 0, (3,)),)
    table = scene.table()
    assert player(table, 1).gone
    assert table.result is not None
    assert (table.result.winners, table.result.how) == ((0,), "end-last")


@pytest.mark.rule("HRN-4.7")
def test_nobody_wins_if_all_are_out() -> None:
    scene = Scene(2)
    check_out(scene.state)
    assert (scene.state.over, scene.state.winners) == (True, ())


@pytest.mark.rule("HRN-6.22")
def test_black_sections_are_tested_before_every_winter_round() -> None:
    scene = Scene(2, map="huns").when("autumn", 1)
    scene.units(0, "light_infantry", "lower_don").units(1, "light_infantry", "tyras")
    sections = scene.state.world.sections
    faces = [5 if n in (0, 2) else 4 for n in range(len(sections))]
    scene.state.agenda = (Step("round"),)
    s = state(scene.rolls(*faces).table())
    assert s.frozen == 1 << sections[0] | 1 << sections[2]
