"""Conventions for the engine (section 20)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.values import put
from civitas.titles.oikumene.box import room_left
from civitas.titles.oikumene.content.calendar import AUTUMN, SEASONS, SPRING, SUMMER, WINTER
from civitas.titles.oikumene.content.modes import EXTENDED
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.course.victory import feeds_all
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.view import view
from tests.titles.oikumene.helpers import at_random, match, state


@pytest.mark.rule("HRN-20.1")
def test_the_same_seed_leads_to_the_same_dice() -> None:
    one, other = (at_random(match(3, seed="dice"), 5, _in_year_two) for _ in range(2))
    assert one.state_hash() == other.state_hash()
    third = at_random(match(3, seed="other dice"), 5, _in_year_two)
    assert third.state_hash() != one.state_hash()


def _in_year_two(table: object) -> bool:
    return state(table).year > 1  # type: ignore[arg-type]


@pytest.mark.rule("HRN-20.2")
def test_halves_are_rounded_down() -> None:
    scene = Scene(2).settle(0, "roma", "city", "harbour", fish=3)
    assert not feeds_all(scene.state, scene.me(0))  # a fish and a half are one food


@pytest.mark.rule("HRN-20.3")
def test_refusing_comes_first_where_somebody_has_to_agree() -> None:
    scene = Scene(3).settle(0, "roma").settle(1, "umbria").settle(2, "syracusae")
    scene.units(0, "light_infantry", "umbria").player(0, gold=3)
    table = scene.at("tribute")
    for _ in range(2):
        table.pick(table.asks[0].picks[1])
    assert [type(pick).__name__ for pick in table.asks[0].picks] == ["No", "Yes"]


@pytest.mark.rule("HRN-20.4")
@pytest.mark.parametrize("mode", ["quick", "basic", "original", "extended"])
def test_every_position_keeps_within_its_limits(mode: str) -> None:
    table = match(3, mode=mode, seed=f"limits {mode}", start="suggested")

    def look(_: object) -> bool:
        wrong = [(what, left) for what, left in room_left(state(table)) if left < 0]
        assert wrong == []
        return state(table).year > 2

    at_random(table, 3, look)


@pytest.mark.rule("HRN-20.4")
def test_a_position_out_of_bounds_is_noticed() -> None:
    scene = Scene(2).settle(0, "roma").player(0, gold=-1)
    scene.state.grain[scene.space("roma")] = 6
    scene.state.crop = put(scene.state.crop, scene.space("boica"), 1)
    scene.state.herds = put(scene.state.herds, scene.space("boica"), ((0, 0),))
    wrong = {what for what, left in room_left(scene.state) if left < 0}
    assert wrong == {"gold of seat 0", "grain in roma", "herds or a crop on boica"}


@pytest.mark.rule("HRN-20.5")
@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN, WINTER])
def test_a_sub_phase_in_which_nobody_can_do_anything_passes_without_asking(season: int) -> None:
    scene = Scene(2, mode="extended").when(SEASONS[season].id)
    scene.units(0, "pirates", "mare_ionium")  # they never move, eat nothing and cost nothing
    scene.units(1, "pirates", "mare_ligusticum")
    for what in PLANS[EXTENDED][season]:
        if what != "hinterland_trade":
            assert scene.at(what).asks == (), what


@pytest.mark.rule("HRN-20.6")
def test_all_information_is_open() -> None:
    table = match(3, start="suggested")
    boards = [replace(view(state(table), seat), seat=None) for seat in (None, 0, 1, 2)]
    assert boards[1:] == boards[:1] * 3


@pytest.mark.rule("HRN-20.7")
def test_victory_points_may_be_negative_and_have_no_bound() -> None:
    scene = Scene(2).units(0, "light_infantry", "roma").units(1, "light_infantry", "boica")
    table = scene.player(0, victory=-40).player(1, victory=400).when("winter", 5).at("round_end")
    assert table.result is not None
    assert table.result.scores == (-38, 402)
