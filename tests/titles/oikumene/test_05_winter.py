"""Winter weather and upkeep in gold (HRN-5.18 to HRN-5.24)."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Amount
from civitas.titles.oikumene.content.buildings import VILLAGE
from civitas.titles.oikumene.content.tables import BAD, GOOD, NORMAL
from civitas.titles.oikumene.content.units import KIND
from civitas.titles.oikumene.farming.bills import upkeep_bill
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import AS_PROPOSED
from civitas.titles.oikumene.picks.farming import GiveUp, GiveUpTown
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import asked, do, state


@pytest.mark.rule("HRN-5.18", "HRN-20.1")
@pytest.mark.content("features/winter_weather")
@pytest.mark.parametrize(
    ("board", "faces", "weather"),
    [
        ("italia", (4, 2, 3), (GOOD, GOOD, GOOD)),
        ("italia", (5, 4, 4), (NORMAL, NORMAL, BAD)),
        ("italia", (6, 5, 6), (NORMAL, BAD, BAD)),
        ("vikings", (2, 1, 1), (GOOD, GOOD, GOOD)),
        ("vikings", (6, 3, 1), (BAD, NORMAL, GOOD)),
        ("vikings", (3, 4, 1), (NORMAL, BAD, GOOD)),
    ],
)
def test_a_die_for_each_zone_and_one_for_the_seas(
    board: str, faces: tuple[int, ...], weather: tuple[int, ...]
) -> None:
    table = Scene(2, map=board).when("winter").rolls(*faces).at("winter_weather")
    assert state(table).winter == weather
    assert table.over


# ------------------------------------------------------------------ upkeep


def army(gold: int) -> Scene:
    scene = Scene(2, mode="quick").when("winter").player(0, gold=gold).settle(0, "roma", "city")
    scene.settle(0, "latium").units(0, "light_infantry", "roma", 2)
    return scene.units(0, "cavalry", "latium").units(0, "mercenary", "latium")


def units(table: object, kind: str, seat: int = 0) -> int:
    return number_of(state(table).players[seat], KIND[kind])  # type: ignore[arg-type]


@pytest.mark.rule("HRN-5.21", "HRN-15.4")
@pytest.mark.content("features/upkeep_in_gold")
def test_upkeep_is_paid_without_a_question_if_it_can_be() -> None:
    scene = army(12)
    assert upkeep_bill(scene.state, scene.me(0)).due == 2 + 1 + 2 * 1 + 2 + 2
    table = scene.at("upkeep")
    assert table.over
    assert state(table).players[0].gold == 12 - 9


@pytest.mark.rule("HRN-5.21")
def test_everything_inside_an_encircled_settlement_costs_double_but_not_the_settlement() -> None:
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").player(0, gold=9)
    scene.units(0, "light_infantry", "roma", 2, spot="inside").units(1, "light_infantry", "roma")
    scene.settle(1, "latium").player(1, gold=9)
    s = state(scene.at("upkeep"))
    assert [me.gold for me in s.players] == [9 - (2 * 2 + 1), 9 - 2]


@pytest.mark.rule("HRN-5.22")
def test_units_without_connection_dissolve_but_not_encircled_ones() -> None:
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").player(0, gold=9)
    scene.units(0, "light_infantry", "daunia", 2).units(0, "warship", "mare_ionium")
    scene.units(0, "heavy_infantry", "roma", spot="inside").units(1, "light_infantry", "roma")
    scene.settle(1, "latium").player(1, gold=9)
    table = scene.at("upkeep")
    assert [units(table, k) for k in ("light_infantry", "warship", "heavy_infantry")] == [0, 0, 1]
    assert state(table).players[0].gold == 9 - (2 * 1 + 1)


@pytest.mark.rule("HRN-5.24")
def test_those_worth_least_go_unpaid_if_nothing_else_is_said() -> None:
    table = army(7).at("upkeep")
    assert asked(table) == "upkeep"
    terms = table.terms(AS_PROPOSED, 0)
    assert terms is not None
    assert terms.costs == (Amount("gold", 7),)
    do(table, AS_PROPOSED)
    assert units(table, "light_infantry") + units(table, "mercenary") == 2
    assert state(table).players[0].gold == 0


@pytest.mark.rule("HRN-5.24")
def test_the_owner_chooses_what_is_lost() -> None:
    scene = army(6)
    table = scene.at("upkeep")
    do(table, GiveUpTown("roma"), GiveUpTown("latium"))
    s = state(table)
    assert table.over
    assert s.town[scene.space("roma")] == VILLAGE
    assert s.town[scene.space("latium")] < 0
    assert s.players[0].gold == 0
    assert units(table, "light_infantry") == 2


@pytest.mark.rule("HRN-5.24")
def test_one_unit_after_the_other_is_given_up() -> None:
    table = army(7).at("upkeep")
    do(table, GiveUp("roma", "out", "light_infantry", "standard"))
    do(table, GiveUp("roma", "out", "light_infantry", "standard"))
    assert table.over
    assert units(table, "light_infantry") == 0


@pytest.mark.rule("HRN-5.23", "HRN-5.24", "HRN-11.12")
def test_an_encircled_settlement_that_is_not_paid_surrenders() -> None:
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").player(1, gold=5)
    scene.units(1, "light_infantry", "roma").settle(1, "latium")
    s = state(scene.at("upkeep"))
    assert s.fallen[scene.space("roma")].victor == 1
    assert s.players[1].gold == 3


@pytest.mark.rule("HRN-5.23")
def test_who_encircles_pays_first_and_may_set_the_other_free() -> None:
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").player(0, gold=3)
    scene.units(0, "light_infantry", "roma", 2, spot="inside").units(1, "light_infantry", "roma")
    table = scene.first(0).at("upkeep")
    s = state(table)
    assert units(table, "light_infantry", 1) == 0
    assert s.players[0].gold == 0
    assert units(table, "light_infantry") == 2
    assert s.town[scene.space("roma")] == VILLAGE


@pytest.mark.rule("HRN-5.23")
def test_in_a_cycle_the_first_in_turn_order_pays_first() -> None:
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").settle(1, "latium")
    scene.units(1, "light_infantry", "roma").units(0, "light_infantry", "latium")
    scene.player(0, gold=9).player(1, gold=9).first(1)
    s = state(scene.at("upkeep"))
    # nobody is connected: the unit of seat 1 dissolves, and seat 0 is free again
    assert (s.players[0].gold, s.players[1].gold) == (9 - 1 - 1, 9 - 1)


@pytest.mark.rule("HRN-18.33")
@pytest.mark.content("factions/taifas_vikings")
def test_late_vikings_pay_nothing_for_their_units_in_their_first_winter() -> None:
    scene = Scene(2, map="taifas", mode="quick", area=2).when("winter", 2)
    scene.faction(0, "taifas_vikings").units(0, "warship", "northern_biscay", 5)
    assert units(scene.at("upkeep"), "warship") == 5
    assert units(scene.when("winter", 3).at("upkeep"), "warship") == 0


@pytest.mark.rule("HRN-5.24", "HRN-11.15")
def test_with_a_settlement_that_surrenders_those_inside_are_lost_and_cost_nothing() -> None:
    """8 gold is due: Roma 1, a mercenary 2, Campania 1, two inside 4. Whoever gives up Campania
    pays Roma and the mercenary with his 3 gold."""
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").player(0, gold=3)
    scene.units(0, "mercenary", "roma").settle(0, "campania")
    scene.units(0, "light_infantry", "campania", 2, spot="inside")
    scene.settle(1, "samnium").units(1, "light_infantry", "campania").player(1, gold=9)
    table = scene.at("upkeep")
    assert upkeep_bill(scene.state, scene.me(0)).due == 8
    terms = table.terms(GiveUpTown("campania"), 0)
    assert terms is not None
    assert terms.costs == (Amount("gold", 3),)
    do(table, GiveUpTown("campania"))
    s = state(table)
    assert table.over
    assert s.players[0].gold == 0
    assert (units(table, "mercenary"), units(table, "light_infantry")) == (1, 0)
    assert scene.space("campania") in s.fallen


@pytest.mark.rule("HRN-5.24")
def test_an_encircled_settlement_is_not_given_up_if_it_can_be_paid() -> None:
    """4 gold for Roma 1, Campania 1, two inside 4: without those inside there is gold for Campania,
    and then for one of them."""
    scene = Scene(2, mode="quick").when("winter").settle(0, "roma").player(0, gold=4)
    scene.settle(0, "campania").units(0, "light_infantry", "campania", 2, spot="inside")
    scene.settle(1, "samnium").units(1, "light_infantry", "campania").player(1, gold=9)
    table = do(scene.at("upkeep"), GiveUpTown("campania"))
    if not table.over:
        do(table, AS_PROPOSED)
    s = state(table)
    assert not s.fallen
    assert (s.players[0].gold, units(table, "light_infantry")) == (0, 1)
