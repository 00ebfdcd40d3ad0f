"""Special moves and retreats (HRN-6.14 to HRN-6.16, HRN-6.19, HRN-6.20)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.content.units import LIGHT
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.picks.common import Done, No, Yes
from civitas.titles.oikumene.picks.moves import (
    Board,
    HowMany,
    Land,
    Move,
    MoveFleet,
    PaySpecial,
    PutIn,
    To,
)
from civitas.titles.oikumene.scene import Scene, units_at
from civitas.titles.oikumene.stacks import HOLD, place, stack
from tests.titles.oikumene.helpers import asked, do, refused, state
from tests.titles.oikumene.marching import (
    RETREAT,
    SPECIAL,
    choose,
    count,
    goals,
    move,
    movers,
    moving,
)

NORTH, SOUTH = "mare_tyrrhenum_septentrionale", "mare_tyrrhenum_meridionale"


# ---------------------------------------------------------------- special moves


@pytest.mark.rule("HRN-6.14", "HRN-6.15")
@pytest.mark.content("units/cavalry", "features/movement_special")
def test_cavalry_rides_but_not_into_rough_terrain() -> None:
    scene = Scene(2, mode="quick").units(0, "cavalry", "roma").units(0, "light_infantry", "roma")
    table = moving(scene, SPECIAL)
    assert refused(table, Move("roma", "out", "light_infantry", "standard")) == "HRN-6.15"
    choose(table, "roma", "cavalry")
    assert refused(table, To("sabinum")) == "HRN-6.15"
    do(table, To("latium"))
    assert count(table, 0, "latium", "cavalry") == 1
    assert not table.asks  # one special move a round


@pytest.mark.rule("HRN-6.14")
def test_who_is_in_a_blocked_space_makes_no_special_move() -> None:
    scene = Scene(2).units(0, "cavalry", "roma").units(1, "light_infantry", "roma")
    scene.units(0, "cavalry", "boica")
    table = moving(scene, SPECIAL)
    assert movers(table) == {"boica"}
    assert refused(table, Move("roma", "out", "cavalry", "standard")) == "HRN-6.14"


@pytest.mark.rule("HRN-6.14")
def test_no_special_move_enters_a_blocked_space() -> None:
    scene = Scene(2).units(0, "cavalry", "roma").units(1, "light_infantry", "latium")
    choose(table := moving(scene, SPECIAL), "roma", "cavalry")
    assert refused(table, To("latium")) == "HRN-6.14"
    assert "To umbria" in goals(table)


@pytest.mark.rule("HRN-6.15")
@pytest.mark.content("purchases/special_move_all")
def test_prestige_buys_every_unit_a_special_move() -> None:
    scene = Scene(2, mode="basic").player(0, prestige=20)
    scene.units(0, "light_infantry", "roma").units(0, "cavalry", "umbria")
    table = moving(scene, SPECIAL)
    assert movers(table) == {"umbria"}
    do(table, PaySpecial())
    assert state(table).players[0].prestige == 6
    move(table, "roma", "sabinum")
    choose(table, "umbria", "cavalry")
    do(table, To("sabinum"))  # not a ride: rough terrain may be entered
    assert count(table, 0, "sabinum", "cavalry") == 1
    assert not table.asks


@pytest.mark.rule("HRN-6.15", "HRN-1.3")
def test_special_moves_cannot_be_bought_without_prestige() -> None:
    scene = Scene(2, mode="basic").player(0, prestige=13)
    scene.units(0, "light_infantry", "roma").units(0, "cavalry", "umbria")
    assert refused(moving(scene, SPECIAL), PaySpecial()) == "HRN-6.15"
    quick = Scene(2, mode="quick").player(0, prestige=20).units(0, "light_infantry", "roma")
    assert not moving(quick, SPECIAL).asks


@pytest.mark.rule("HRN-6.15")
def test_nobody_pays_for_special_moves_that_help_nobody() -> None:
    scene = Scene(2, mode="basic").player(0, prestige=20).units(0, "siege_engines", "roma")
    assert not moving(scene, SPECIAL).asks


@pytest.mark.rule("HRN-6.15")
@pytest.mark.content("features/commanders")
def test_a_brilliant_commander_moves_everybody_once_more() -> None:
    scene = Scene(2, mode="extended").player(0, commander=4).units(0, "light_infantry", "roma")
    table = moving(scene, SPECIAL)
    move(table, "roma", "latium")
    assert count(table, 0, "latium") == 1
    for mode, commander in (("extended", 3), ("original", 4)):
        scene = Scene(2, mode=mode).player(0, commander=commander)
        assert not moving(scene.units(0, "light_infantry", "roma"), SPECIAL).asks


@pytest.mark.rule("HRN-6.15")
def test_four_ships_make_a_fleet_and_take_their_cargo() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2).units(0, "warship", NORTH, 2)
    scene.units(0, "light_infantry", NORTH, 4, spot="aboard")
    table = moving(scene, SPECIAL)
    do(table, MoveFleet(NORTH, "out"))
    do(table, To(SOUTH))
    found = [count(table, 0, SOUTH, unit) for unit in ("transport_ship", "warship")]
    assert found == [2, 2]
    assert count(table, 0, SOUTH, spot="aboard") == 4
    assert not table.asks


@pytest.mark.rule("HRN-6.15")
def test_three_ships_are_no_fleet() -> None:
    scene = Scene(2).units(0, "warship", NORTH, 3).units(0, "cavalry", "boica")
    table = moving(scene, SPECIAL)
    assert refused(table, MoveFleet(NORTH, "out")) == "HRN-6.15"
    assert refused(table, Move(NORTH, "out", "warship", "standard")) == "HRN-6.15"


@pytest.mark.rule("HRN-6.15")
def test_ships_may_stay_behind_as_long_as_a_fleet_goes() -> None:
    scene = Scene(2).units(0, "transport_ship", NORTH, 2).units(0, "warship", NORTH, 3)
    table = moving(scene, SPECIAL)
    do(table, MoveFleet(NORTH, "out"))
    do(table, To(SOUTH))
    assert asked(table) == "join-fleet"
    assert table.asks[0].picks == [HowMany(2), HowMany(1)]
    do(table, HowMany(1))
    found = [count(table, 0, SOUTH, unit) for unit in ("transport_ship", "warship")]
    assert found == [1, 3]  # at least four


@pytest.mark.rule("HRN-6.15", "HRN-2.19")
def test_a_fleet_puts_into_a_harbour_with_room_for_it() -> None:
    scene = Scene(2).settle(0, "roma", "harbour").settle(0, "latium", "dock")
    scene.units(0, "warship", NORTH, 5)
    table = moving(scene, SPECIAL)
    do(table, MoveFleet(NORTH, "out"))
    assert "PutIn latium" not in goals(table)
    do(table, PutIn("roma"))
    assert count(table, 0, "roma", "warship", "port") == 4


@pytest.mark.rule("HRN-18.6")
@pytest.mark.content("factions/italia_greeks")
def test_two_ships_of_greeks_are_a_fleet() -> None:
    scene = Scene(2).faction(0, "italia_greeks").units(0, "warship", NORTH, 2)
    table = moving(scene, SPECIAL)
    do(table, MoveFleet(NORTH, "out"))
    do(table, To(SOUTH))
    assert count(table, 0, SOUTH, "warship") == 2
    assert not moving(Scene(2).units(0, "warship", NORTH, 2), SPECIAL).asks


@pytest.mark.rule("HRN-18.6")
@pytest.mark.content("factions/vikings_vikings", "factions/taifas_vikings")
@pytest.mark.parametrize(
    ("board", "sea", "near"),
    [
        ("vikings", "skagerrak", "western_baltic"),
        ("taifas", "lusitanian_sea", "gulf_of_cadiz"),
    ],
)
def test_a_single_ship_of_vikings_is_a_fleet(board: str, sea: str, near: str) -> None:
    scene = Scene(2, map=board).faction(0, f"{board}_vikings").units(0, "warship", sea)
    table = moving(scene, SPECIAL)
    move(table, sea, near, unit="warship")
    assert count(table, 0, near, "warship") == 1


@pytest.mark.rule("HRN-18.6", "HRN-6.15")
@pytest.mark.content("factions/vikings_vikings", "factions/taifas_vikings")
@pytest.mark.parametrize(
    ("board", "field"), [("vikings", "normannia"), ("vikings", "neustria"), ("taifas", "lisboa")]
)
def test_a_ship_of_vikings_is_a_fleet_on_a_field_too(board: str, field: str) -> None:
    scene = Scene(4, map=board).faction(0, f"{board}_vikings").units(0, "warship", field, 2)
    assert Move(field, "out", "warship", "standard") in moving(scene, SPECIAL).asks[0].picks


@pytest.mark.rule("HRN-6.15", "HRN-6.16")
def test_a_ship_alone_may_change_harbours_as_its_special_move() -> None:
    scene = Scene(2).settle(0, "roma", "harbour").settle(0, "campania", "harbour")
    scene.settle(0, "tarentum", "harbour").units(0, "warship", "roma", spot="port")
    table = moving(scene, SPECIAL)
    choose(table, "roma", "warship", "port")
    assert goals(table) == {"PutIn campania", "PutIn tarentum"}
    assert refused(table, To(NORTH)) == "HRN-6.15"


@pytest.mark.rule("HRN-6.14")
def test_a_second_entitlement_brings_no_second_special_move() -> None:
    scene = Scene(2, mode="basic").player(0, prestige=20)
    table = moving(scene.units(0, "cavalry", "roma").units(0, "light_infantry", "boica"), SPECIAL)
    move(table, "roma", "latium", unit="cavalry")
    do(table, PaySpecial())
    assert movers(table) == {"boica"}
    assert refused(table, Move("latium", "out", "cavalry", "standard")) == "HRN-6.1"


@pytest.mark.rule("HRN-6.15")
def test_a_fleet_leaves_its_harbour_together() -> None:
    scene = Scene(2).settle(0, "thurii", "harbour").units(0, "warship", "thurii", 4, spot="port")
    table = moving(scene, SPECIAL)
    do(table, MoveFleet("thurii", "port"))
    do(table, To(SOUTH))
    assert count(table, 0, SOUTH, "warship") == 4


@pytest.mark.rule("HRN-6.14")
def test_a_fleet_in_a_blocked_sea_stays() -> None:
    scene = Scene(2).units(0, "warship", NORTH, 4).units(1, "warship", NORTH)
    table = moving(scene.units(0, "cavalry", "boica"), SPECIAL)
    assert refused(table, MoveFleet(NORTH, "out")) == "HRN-6.14"


@pytest.mark.rule("HRN-6.15")
def test_ships_on_a_field_are_no_fleet() -> None:
    scene = Scene(2).units(0, "warship", "spina", 4).units(0, "cavalry", "boica")
    assert refused(moving(scene, SPECIAL), MoveFleet("spina", "out")) == "HRN-6.15"


@pytest.mark.rule("HRN-6.4", "HRN-6.14")
def test_in_the_next_sub_phase_a_unit_may_leave_its_ship_in_port() -> None:
    scene = Scene(2, mode="extended").player(0, commander=4).settle(0, "roma", "dock")
    scene.units(0, "transport_ship", "roma", spot="port")
    scene.units(0, "light_infantry", "roma", spot="hold")
    which = stack(place(scene.space("roma"), HOLD), LIGHT)
    scene.me(0).boarded = {which: 1}
    table = moving(scene, SPECIAL)
    move(table, "roma", "roma", spot="hold")
    assert count(table, 0, "roma") == 1


# ---------------------------------------------------------------- retreat


@pytest.mark.rule("HRN-6.19", "HRN-6.4", "HRN-6.16")
def test_a_retreat_is_no_boarding_in_port_and_no_change_of_harbours() -> None:
    scene = Scene(2).settle(0, "roma", "harbour").settle(0, "campania", "harbour")
    scene.units(0, "transport_ship", "roma", spot="port").units(0, "light_infantry", "roma")
    assert not moving(scene, RETREAT).asks


@pytest.mark.rule("HRN-17.6")
def test_who_has_to_leave_a_friend_has_until_the_next_units_sub_phase() -> None:
    scene = Scene(2).settle(0, "roma").settle(1, "boica").units(1, "light_infantry", "roma")
    scene.treaty("ransom", 0, 1)
    table = moving(scene, RETREAT)
    assert count(table, 1, "roma") == 1
    assert state(table).players[1].leaving


@pytest.mark.rule("HRN-6.19")
@pytest.mark.content("features/movement_retreat")
def test_units_retreat_to_fields_with_an_own_settlement() -> None:
    scene = Scene(2).settle(0, "roma").settle(0, "boica").units(0, "light_infantry", "umbria")
    scene.units(0, "light_infantry", "senonia")
    table = moving(scene, RETREAT)
    choose(table, "senonia")
    choose(table, "umbria")
    assert count(table, 0, "boica") == 1
    assert count(table, 0, "roma") == 1
    assert not table.asks


@pytest.mark.rule("HRN-6.19")
def test_nobody_retreats_from_a_blocked_space() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "umbria")
    scene.units(1, "light_infantry", "umbria").units(0, "light_infantry", "latium")
    table = moving(scene, RETREAT)
    assert movers(table) == {"latium"}
    assert refused(table, Move("umbria", "out", "light_infantry", "standard")) == "HRN-6.19"


@pytest.mark.rule("HRN-6.19")
def test_units_retreat_to_ships_on_a_sea_that_is_not_blocked() -> None:
    scene = Scene(2).units(0, "light_infantry", "latium").units(0, "transport_ship", NORTH)
    table = moving(scene, RETREAT)
    move(table, "latium", Board(NORTH))
    assert count(table, 0, NORTH, spot="aboard") == 1
    scene.units(1, "warship", NORTH)
    assert not moving(scene, RETREAT).asks


@pytest.mark.rule("HRN-6.19", "HRN-6.20")
@pytest.mark.content("units/transport_ship", "units/warship")
def test_ships_retreat_into_shipyards_and_warships_to_any_sea() -> None:
    scene = Scene(2).settle(0, "roma", "dock")
    scene.units(0, "transport_ship", NORTH).units(0, "warship", NORTH)
    table = moving(scene, RETREAT)
    choose(table, NORTH, "warship")
    assert goals(table) == {"PutIn roma", "To mare_ligusticum", f"To {SOUTH}"}
    assert refused(table, Land("latium")) == "HRN-6.6"
    do(table, To(SOUTH))
    choose(table, NORTH, "transport_ship")
    assert count(table, 0, "roma", "transport_ship", "port") == 1


@pytest.mark.rule("HRN-2.21", "HRN-6.19", "HRN-6.13")
def test_ships_retreat_into_the_shipyard_of_a_treaty_partner_who_consents() -> None:
    scene = Scene(3).settle(1, "roma", "dock").units(0, "transport_ship", NORTH)
    table = moving(scene.treaty("ransom", 1, 0), RETREAT)
    choose(table, NORTH, "transport_ship")
    assert (asked(table), table.asks[0].seat) == ("consent", 1)
    do(table, Yes())
    assert count(table, 0, "roma", "transport_ship", "port") == 1


@pytest.mark.rule("HRN-2.21", "HRN-6.19")
def test_no_ship_retreats_into_the_shipyard_of_a_stranger_or_between_friends() -> None:
    scene = Scene(3).settle(1, "roma", "dock").units(0, "transport_ship", NORTH)
    assert not moving(scene, RETREAT).asks
    scene = Scene(3).settle(1, "roma", "harbour").settle(1, "syracusae", "harbour")
    scene.units(0, "transport_ship", "roma", spot="port")
    assert not moving(scene.treaty("ransom", 1, 0), RETREAT).asks


@pytest.mark.rule("HRN-2.21", "HRN-4.2", "HRN-6.19")
def test_who_may_take_the_last_berth_of_a_friend_retreats_in_turn() -> None:
    """Encircled by a third, the owner does not control the field: nobody has to consent."""
    scene = Scene(3).settle(1, "roma", "dock").units(2, "light_infantry", "roma")
    scene.units(1, "warship", "roma", spot="port").treaty("ransom", 1, 0)
    scene.units(0, "transport_ship", NORTH).units(1, "transport_ship", NORTH)
    table = moving(scene, RETREAT)
    assert [ask.what for ask in table.asks] == ["stir-retreat"] * 2
    do(table, Yes(), seat=0)
    do(table, Yes(), seat=1)
    choose(table, NORTH, "transport_ship")
    assert count(table, 0, "roma", "transport_ship", "port") == 1
    assert movers(table) == {"roma"}, "no berth is left for the second ship of its owner"


@pytest.mark.rule("HRN-2.21")
def test_in_a_match_of_the_first_rules_ships_retreat_into_own_shipyards_alone() -> None:
    scene = Scene(3).settle(1, "roma", "dock").units(0, "transport_ship", NORTH)
    scene.state.rules = replace(scene.state.rules, version=1)
    assert not moving(scene.treaty("ransom", 1, 0), RETREAT).asks


@pytest.mark.rule("HRN-6.20")
@pytest.mark.content("units/heavy_infantry")
def test_heavy_infantry_retreats_only_aboard_a_ship() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "heavy_infantry", "latium")
    scene.units(0, "transport_ship", NORTH).units(0, "heavy_infantry", NORTH, spot="aboard")
    table = moving(scene, RETREAT)
    assert movers(table) == {NORTH}
    assert refused(table, Move("latium", "out", "heavy_infantry", "standard")) == "HRN-6.20"
    choose(table, NORTH, "transport_ship")
    assert count(table, 0, "roma", "heavy_infantry", "hold") == 1


@pytest.mark.rule("HRN-6.7", "HRN-6.19")
def test_who_is_tired_does_not_retreat() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "cavalry", "umbria")
    table = moving(scene)
    move(table, "umbria", "sabinum", unit="cavalry")
    after = Scene(2).settle(0, "roma").units(0, "cavalry", "sabinum")
    after.me(0).tired = state(table).players[0].tired.copy()
    assert not moving(after, RETREAT).asks
    assert moving(Scene(2).settle(0, "roma").units(0, "cavalry", "sabinum"), RETREAT).asks


@pytest.mark.rule("HRN-9.25")
@pytest.mark.content("features/fortification_ambush_support", "buildings/fortification")
def test_who_comes_into_the_field_of_a_fortification_is_ambushed_after_his_moves() -> None:
    scene = Scene(2, mode="basic").settle(1, "latium", "city", "fortification")
    scene.units(0, "light_infantry", "roma", 2).units(0, "light_infantry", "boica")
    table = moving(scene)
    move(table, "roma", "latium")
    assert not [line for line in table.log if line.message == "told-ambush"]
    do(table, Done())
    assert [line.message for line in table.log].count("told-ambush") == 1


@pytest.mark.rule("HRN-4.2")
def test_who_does_not_move_says_so_at_the_same_time_as_others() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "cavalry", "umbria")
    scene.settle(1, "daunia").units(1, "cavalry", "samnium")
    table = moving(scene, SPECIAL)
    assert [ask.seat for ask in table.asks] == [0, 1]
    do(table, No(), seat=1)
    do(table, No(), seat=0)
    assert not table.asks


@pytest.mark.rule("HRN-4.2", "HRN-6.19")
def test_who_goes_home_and_changes_nothing_for_others_retreats_at_the_same_time_as_they() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "cavalry", "umbria")
    scene.settle(1, "daunia").units(1, "cavalry", "samnium")
    table = moving(scene, RETREAT)
    assert [ask.what for ask in table.asks] == ["moves-retreat"] * 2
    do(table, rider("samnium"), seat=1)
    do(table, rider("umbria"), seat=0)
    assert not table.asks
    assert units_at(table, 1, "daunia") == {"cavalry": 1}


@pytest.mark.rule("HRN-4.2", "HRN-6.11", "HRN-6.19")
def test_where_all_retreat_at_the_same_time_who_has_gone_since_is_no_warning() -> None:
    """Player 1 stands before an empty settlement of player 0, who is asked where to go to."""
    scene = Scene(2).settle(0, "latium").settle(0, "umbria").units(0, "light_infantry", "roma")
    table = moving(scene.settle(1, "campania").units(1, "light_infantry", "latium"), RETREAT)
    do(table, Move("roma", "out", "light_infantry", "standard"), seat=0)
    assert table.terms(To("latium"), 0) == Terms(note="among-enemies")
    do(table, Move("latium", "out", "light_infantry", "standard"), seat=1)
    assert units_at(table, 1, "campania") == {"light_infantry": 1}
    assert (table.terms(To("latium"), 0), table.terms(To("umbria"), 0)) == (None, None)


@pytest.mark.rule("HRN-2.22", "HRN-4.2", "HRN-6.13", "HRN-6.19")
def test_who_may_make_a_friend_of_both_sides_master_of_the_field_retreats_in_turn() -> None:
    """The besieger controls it until somebody comes home; then their common friend does."""
    scene = Scene(3).settle(0, "roma").units(1, "light_infantry", "roma")
    scene.units(2, "light_infantry", "roma").units(0, "light_infantry", "latium", 2)
    scene.treaty("ransom", 2, 0).treaty("ransom", 2, 1)
    table = moving(scene, RETREAT)
    assert state(table).control[scene.space("roma")] == 1
    do(table, Move("latium", "out", "light_infantry", "standard"), HowMany(1), seat=0)
    assert state(table).control[scene.space("roma")] == 2
    do(table, Move("latium", "out", "light_infantry", "standard"), seat=0)
    assert (asked(table), table.asks[0].seat) == ("consent", 2)


def rider(here: str) -> Pick:
    return Move(here, "out", "cavalry", "standard")


@pytest.mark.rule("HRN-4.2")
@pytest.mark.parametrize("last", ["moves", "moves_not"])
def test_who_would_not_move_is_asked_again_if_somebody_has_moved_before_him(last: str) -> None:
    """Player 1 besieges a settlement, so what he does may set those inside free."""
    scene = Scene(3).settle(0, "roma").units(0, "light_infantry", "umbria")
    scene.settle(1, "daunia").settle(0, "samnium").units(1, "light_infantry", "samnium")
    scene.units(0, "light_infantry", "samnium", spot="inside")
    scene.settle(2, "boica").units(2, "light_infantry", "senonia")
    table = moving(scene, RETREAT)
    do(table, No(), seat=0)
    do(table, Yes(), seat=1)
    do(table, No(), seat=2)
    assert [ask.seat for ask in table.asks] == [1]
    if last == "moves":
        choose(table, "samnium")
        assert [ask.seat for ask in table.asks] == [2]
    else:
        assert not do(table, Done()).asks


@pytest.mark.rule("HRN-4.2", "HRN-6.19", "HRN-8.6")
@pytest.mark.parametrize(
    ("rules", "inside", "what"),
    [(5, False, "moves-retreat"), (5, True, "stir-retreat"), (4, False, "stir-retreat")],
)
def test_who_besieges_nobody_sets_nobody_free(rules: int, inside: bool, what: str) -> None:
    """Player 1 may leave a settlement of player 0. Those inside could retreat from there then, but
    an empty one makes no difference to anybody."""
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "umbria")
    scene.settle(1, "daunia").settle(0, "samnium").units(1, "light_infantry", "samnium")
    if inside:
        scene.units(0, "light_infantry", "samnium", spot="inside")
    scene.state.rules = replace(scene.state.rules, version=rules)
    assert [ask.what for ask in moving(scene, RETREAT).asks] == [what] * 2


@pytest.mark.rule("HRN-4.2", "HRN-6.17", "HRN-6.19")
@pytest.mark.parametrize(("rules", "besieged", "seats"), [(5, 2, [0, 1]), (5, 0, [0]), (4, 2, [0])])
def test_who_meets_no_driver_retreats_while_herds_are_driven(
    rules: int, besieged: int, seats: list[int]
) -> None:
    """Player 1 may leave a settlement of a third, who has no herds, or of player 0, who has some:
    his connection would be another then (HRN-2.16)."""
    scene = Scene(3).settle(0, "roma").units(0, "light_infantry", "latium").herd(0, "sheep", "roma")
    scene.settle(1, "daunia").settle(besieged, "samnium").units(1, "light_infantry", "samnium")
    scene.state.rules = replace(scene.state.rules, version=rules)
    plan = PLANS[MODE["original"]][scene.state.season]
    scene.state.agenda = (Step("phase", 0, (plan.index("movement_herds"),)),)
    assert [ask.seat for ask in scene.table().asks] == seats
