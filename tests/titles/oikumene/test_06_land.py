"""Land units in the units sub-phase (HRN-6.1, HRN-6.2, HRN-6.7, HRN-6.9 to HRN-6.13)."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.tables import BAD, NORMAL
from civitas.titles.oikumene.content.units import LIGHT
from civitas.titles.oikumene.means.settlements import raze
from civitas.titles.oikumene.moves.whither import reach
from civitas.titles.oikumene.picks.common import NO, YES, Done
from civitas.titles.oikumene.picks.hinterland import Negotiate
from civitas.titles.oikumene.picks.moves import HowMany, Move, To
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import place, stack
from tests.titles.oikumene.helpers import asked, do, offered, refused, state
from tests.titles.oikumene.marching import (
    SPECIAL,
    choose,
    count,
    done,
    goals,
    move,
    movers,
    moving,
)


@pytest.mark.rule("HRN-6.1", "HRN-6.2", "HRN-2.2")
@pytest.mark.content("features/movement_units")
def test_a_unit_moves_once_to_an_adjacent_field() -> None:
    table = moving(Scene(2, mode="quick").units(0, "light_infantry", "umbria"))
    assert refused(table, To("latium")) is None  # nobody was chosen yet
    choose(table, "umbria")
    assert goals(table) == {
        *("To etruria_clusium", "To etruria_tarquinii", "To roma", "To sabinum", "To senonia"),
    }
    assert refused(table, To("picenum")) == "HRN-2.2"  # a black border
    assert refused(table, To("latium")) == "HRN-6.1"
    do(table, To("roma"))
    assert count(table, 0, "roma") == 1
    assert not table.asks  # it has moved, and nobody else has units


@pytest.mark.rule("HRN-6.1", "HRN-2.12")
def test_part_of_a_stack_moves_and_the_rest_moves_elsewhere() -> None:
    table = moving(Scene(2).units(0, "light_infantry", "roma", 3))
    choose(table, "roma")
    do(table, To("latium"))
    assert table.asks[0].picks == [HowMany(3), HowMany(2), HowMany(1)]
    do(table, HowMany(2))
    assert movers(table) == {"roma"}
    assert refused(table, Move("latium", "out", "light_infantry", "standard")) == "HRN-6.1"
    move(table, "roma", "umbria")
    assert [count(table, 0, space) for space in ("roma", "latium", "umbria")] == [0, 2, 1]
    assert not table.asks


@pytest.mark.rule("HRN-6.1", "HRN-20.5")
def test_whoever_has_nothing_to_move_is_not_asked() -> None:
    table = moving(Scene(3).units(1, "light_infantry", "roma"))
    assert table.asks[0].seat == 1
    done(table)
    assert not table.asks


@pytest.mark.rule("HRN-6.1", "HRN-4.2")
def test_players_move_in_turn_order() -> None:
    scene = Scene(3).first(2)
    for seat, space in enumerate(("roma", "boica", "daunia")):
        scene.units(seat, "light_infantry", space)
    table = moving(scene)
    order = []
    while table.asks:
        order.append(table.asks[0].seat)
        done(table)
    assert order == [2, 0, 1]


@pytest.mark.rule("HRN-2.3")
def test_a_strait_is_passable_unless_a_hostile_ship_watches_it() -> None:
    scene = Scene(2).units(0, "light_infantry", "bruttium")
    choose(table := moving(scene), "bruttium")
    assert "To messana" in goals(table)
    scene.units(1, "warship", "mare_ionium")
    choose(table := moving(scene), "bruttium")
    assert count(table, 0, "thurii") == 1  # the only goal that is left


@pytest.mark.rule("HRN-2.3", "HRN-1.8")
def test_a_friendly_ship_does_not_close_a_strait() -> None:
    scene = Scene(2).units(0, "light_infantry", "bruttium").units(1, "warship", "mare_ionium")
    choose(table := moving(scene.treaty("ransom", 0, 1)), "bruttium")
    assert "To messana" in goals(table)


@pytest.mark.rule("HRN-6.7", "HRN-1.9")
def test_rough_terrain_ends_all_movement_of_the_round_but_for_light_infantry() -> None:
    scene = Scene(2, mode="extended").player(0, commander=4).settle(0, "roma")
    scene.units(0, "light_infantry", "roma").units(0, "heavy_infantry", "roma")
    table = moving(scene)
    move(table, "roma", "sabinum")
    move(table, "roma", "sabinum", unit="heavy_infantry")
    again = Scene(2, mode="extended").player(0, commander=4)
    again.units(0, "light_infantry", "sabinum").units(0, "heavy_infantry", "sabinum")
    tired = state(table).players[0].tired
    again.me(0).tired = tired.copy()
    table = moving(again, SPECIAL)
    units = {pick.unit for pick in offered(table, Move) if isinstance(pick, Move)}
    assert units == {"light_infantry"}
    assert refused(table, Move("sabinum", "out", "heavy_infantry", "standard")) == "HRN-6.7"


@pytest.mark.rule("HRN-6.7")
def test_who_was_tired_is_fresh_in_the_next_round() -> None:
    scene = Scene(2).units(0, "heavy_infantry", "sabinum")
    scene.me(0).tired = {stack(place(scene.space("sabinum")), 1): 1}
    assert movers(moving(scene)) == {"sabinum"}


@pytest.mark.rule("HRN-6.9", "HRN-6.10")
def test_who_starts_beside_an_enemy_may_only_disengage() -> None:
    scene = Scene(2).units(0, "light_infantry", "roma").units(1, "light_infantry", "roma")
    scene.units(1, "light_infantry", "latium")
    choose(table := moving(scene), "roma")
    assert refused(table, To("latium")) == "HRN-6.10"
    assert "To umbria" in goals(table)


@pytest.mark.rule("HRN-6.9")
def test_an_enemy_who_came_in_this_sub_phase_does_not_block() -> None:
    scene = Scene(2).units(0, "light_infantry", "latium").units(1, "light_infantry", "roma")
    scene.units(1, "light_infantry", "umbria")
    table = moving(scene)
    move(table, "latium", "roma")
    choose(table, "roma")  # seat 1: the enemy has come to him, so he may go against others
    assert "To umbria" in goals(table)
    s = state(table)
    assert s.players[1].forces >> s.world.number["roma"] & 1


@pytest.mark.rule("HRN-6.9")
def test_a_space_is_free_again_when_the_enemy_has_left_it() -> None:
    scene = Scene(2).first(1).units(0, "light_infantry", "roma")
    scene.units(1, "light_infantry", "roma").units(1, "light_infantry", "latium")
    table = moving(scene)
    move(table, "roma", "umbria")
    done(table)
    choose(table, "roma")
    assert "To latium" in goals(table)


@pytest.mark.rule("HRN-6.11")
def test_entering_a_space_with_hostile_units_is_allowed() -> None:
    scene = Scene(2).units(0, "light_infantry", "roma").units(1, "light_infantry", "latium")
    table = moving(scene)
    move(table, "roma", "latium")
    s = state(table)
    assert s.control[s.world.number["latium"]] == NOBODY
    assert table.asks[0].seat == 1


@pytest.mark.rule("HRN-6.11", "HRN-6.4")
def test_cargo_that_sails_into_an_enemy_stays_aboard() -> None:
    scene = Scene(2).units(0, "transport_ship", "mare_ligusticum")
    scene.units(0, "light_infantry", "mare_ligusticum", spot="aboard")
    scene.units(1, "warship", "mare_tyrrhenum_septentrionale")
    table = moving(scene)
    sea = "mare_tyrrhenum_septentrionale"
    move(table, "mare_ligusticum", sea, unit="transport_ship")
    assert count(table, 0, sea, spot="aboard") == 1
    assert table.asks[0].seat == 1


@pytest.mark.rule("HRN-6.12")
@pytest.mark.content("units/siege_engines", "units/pirates")
def test_siege_engines_and_pirates_never_move() -> None:
    scene = Scene(2, mode="extended").units(0, "siege_engines", "roma")
    scene.units(0, "pirates", "mare_ionium").units(0, "light_infantry", "roma")
    table = moving(scene)
    assert movers(table) == {"roma"}
    assert len(offered(table, Move)) == 1
    assert refused(table, Move("roma", "out", "siege_engines", "standard")) == "HRN-6.12"
    assert refused(table, Move("mare_ionium", "out", "pirates", "standard")) == "HRN-6.12"


@pytest.mark.rule("HRN-6.12", "HRN-8.2")
def test_nobody_leaves_an_encircled_settlement() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "roma", spot="inside")
    scene.units(0, "light_infantry", "boica").units(1, "light_infantry", "roma")
    table = moving(scene)
    assert movers(table) == {"boica"}
    assert refused(table, Move("roma", "inside", "light_infantry", "standard")) == "HRN-6.12"


@pytest.mark.rule("HRN-6.10", "HRN-6.12")
def test_who_is_inside_a_settlement_that_is_not_encircled_may_slip_away() -> None:
    scene = Scene(2).settle(0, "roma").units(0, "light_infantry", "roma", spot="inside")
    scene.units(0, "heavy_infantry", "roma").units(1, "light_infantry", "roma")
    table = moving(scene)
    move(table, "roma", "latium", spot="inside")
    assert count(table, 0, "latium") == 1


@pytest.mark.rule("HRN-6.13")
def test_a_treaty_partner_may_let_units_in() -> None:
    scene = Scene(2).settle(1, "latium").units(0, "light_infantry", "roma")
    table = moving(scene.treaty("ransom", 0, 1))
    choose(table, "roma")
    do(table, To("latium"))
    assert (asked(table), table.asks[0].seat) == ("consent", 1)
    do(table, YES)
    assert count(table, 0, "latium") == 1
    s = state(table)
    assert s.control[s.world.number["latium"]] == 1


@pytest.mark.rule("HRN-6.13")
def test_without_consent_the_field_is_closed_for_the_turn() -> None:
    scene = Scene(2).settle(1, "latium").units(0, "light_infantry", "roma")
    table = moving(scene.treaty("ransom", 0, 1))
    choose(table, "roma")
    do(table, To("latium"), NO)
    assert count(table, 0, "roma") == 1
    choose(table, "roma")
    assert refused(table, To("latium")) == "HRN-6.13"
    assert "To umbria" in goals(table)


@pytest.mark.rule("HRN-6.13")
def test_consent_is_asked_once_for_a_field() -> None:
    scene = Scene(2).settle(1, "latium").units(0, "light_infantry", "roma", 2)
    table = moving(scene.treaty("ransom", 0, 1))
    choose(table, "roma")
    do(table, To("latium"), YES, HowMany(1))
    choose(table, "roma")
    do(table, To("latium"))
    assert count(table, 0, "latium") == 2


@pytest.mark.rule("HRN-5.19")
def test_in_a_bad_winter_no_land_unit_leaves_or_enters_the_zone() -> None:
    scene = Scene(2).when("winter").units(0, "light_infantry", "umbria")
    scene.units(0, "light_infantry", "boica")
    scene.state.winter = (NORMAL, BAD, NORMAL)
    table = moving(scene)
    assert movers(table) == {"umbria"}
    assert refused(table, Move("boica", "out", "light_infantry", "standard")) == "HRN-5.19"
    choose(table, "umbria")
    assert refused(table, To("senonia")) == "HRN-5.19"
    assert "To roma" in goals(table)


@pytest.mark.rule("HRN-13.5")
def test_builders_leave_their_site_by_moving() -> None:
    scene = Scene(2).site(0, "latium", "village").units(0, "light_infantry", "latium", spot="site")
    table = moving(scene)
    move(table, "latium", "roma", spot="site")
    assert count(table, 0, "roma") == 1
    scene = Scene(2).site(0, "latium", "village").units(0, "light_infantry", "roma")
    table = moving(scene)
    move(table, "roma", "latium")
    assert count(table, 0, "latium") == 1
    assert count(table, 0, "latium", spot="site") == 0


@pytest.mark.rule("HRN-12.5")
def test_a_unit_in_training_that_moves_loses_the_training() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "roma", 3)
    here = stack(place(scene.space("roma")), LIGHT)
    scene.me(0).training = {here: 1}
    table = moving(scene)
    choose(table, "roma")
    do(table, To("latium"), HowMany(2))  # those not in training go first
    assert state(table).players[0].training == {here: 1}
    move(table, "roma", "umbria")
    assert state(table).players[0].training == {}


@pytest.mark.rule("HRN-2.12")
def test_no_move_needs_a_twenty_first_stack() -> None:
    scene = Scene(2, mode="original")
    fields = [scene.state.label(n) for n in scene.state.world.fields[:19]]
    for field in fields:
        if field != "roma":
            scene.units(0, "light_infantry", field, level="recruit")
    while len(scene.me(0).units) < 19:
        scene.units(0, "heavy_infantry", fields[len(scene.me(0).units)], level="elite")
    scene.units(0, "cavalry", "roma", 2)
    assert len(scene.me(0).units) == 20
    table = moving(scene)
    choose(table, "roma", "cavalry")
    do(table, To("latium"))
    assert count(table, 0, "latium", "cavalry") == 2  # all or none


@pytest.mark.rule("HRN-2.26")
def test_no_move_leaves_the_play_area() -> None:
    scene = Scene(2).units(0, "light_infantry", "liguria")
    choose(table := moving(scene), "liguria")
    assert goals(table) == {"To boica", "To etruria_pisae", "To insubria"}


@pytest.mark.rule("HRN-17.6")
def test_who_encircled_a_new_friend_must_leave() -> None:
    scene = Scene(2).settle(0, "roma").settle(1, "boica").settle(1, "daunia")
    scene.units(1, "light_infantry", "roma", 3).units(1, "siege_engines", "roma")
    scene.treaty("ransom", 0, 1).first(1)
    table = moving(scene)
    move(table, "roma", "latium", 1)
    do(table, Done())
    assert count(table, 1, "latium") == 1
    assert count(table, 1, "boica") == 2  # nearer than Daunia
    assert count(table, 1, "boica", "siege_engines") == 1


@pytest.mark.rule("HRN-17.6")
def test_without_a_settlement_they_stay_without_effect() -> None:
    scene = Scene(2).settle(0, "roma").units(1, "light_infantry", "roma")
    scene.treaty("ransom", 0, 1).first(1)
    table = moving(scene)
    done(table)
    s = state(table)
    assert count(table, 1, "roma") == 1
    assert s.control[s.world.number["roma"]] == 0
    assert s.players[1].leaving == 0


@pytest.mark.rule("HRN-17.6")
def test_nobody_has_to_leave_a_settlement_that_is_gone() -> None:
    scene = Scene(2).settle(0, "roma").settle(1, "boica").units(1, "light_infantry", "roma")
    scene.treaty("ransom", 0, 1).first(1)
    raze(scene.state, scene.space("roma"))
    table = moving(scene)
    done(table)
    assert count(table, 1, "roma") == 1


@pytest.mark.rule("HRN-6.1")
def test_reach_lights_up_what_a_stack_can_enter() -> None:
    scene = Scene(2).units(0, "light_infantry", "roma")
    s, me = scene.state, scene.me(0)
    spaces = reach(s, me, stack(place(scene.space("roma")), LIGHT))
    names = ["etruria_tarquinii", "latium", "sabinum", "umbria"]
    assert sorted(s.label(n) for n in spaces) == names


@pytest.mark.rule("HRN-17.2")
def test_a_tribute_is_agreed_upon_before_the_first_move() -> None:
    scene = Scene(3).player(0, gold=3).units(0, "light_infantry", "roma")
    table = moving(scene.units(0, "light_infantry", "boica"))
    assert offered(table, Negotiate)
    move(table, "roma", "latium")
    assert not offered(table, Negotiate)
    reasons = dict(table.why_none(0))
    assert reasons[Negotiate].clause == "HRN-17.2"


@pytest.mark.rule("HRN-17.2", "HRN-6.12")
@pytest.mark.parametrize(("army", "clause"), [(False, "HRN-6.1"), (True, "HRN-6.12")])
def test_who_has_only_a_tribute_to_offer_is_told_why_nobody_moves(army: bool, clause: str) -> None:
    scene = Scene(3).player(0, gold=3).settle(0, "roma")
    if army:
        scene.units(0, "light_infantry", "roma", spot="inside").units(1, "light_infantry", "roma")
    table = moving(scene)
    assert (offered(table, Move), dict(table.why_none(0))[Move].clause) == ([], clause)


def warned(scene: Scene, space: str, kind: str = "light_infantry") -> dict[str, Terms]:
    """By field, what is told of it to units of this kind who may go there."""
    table = choose(moving(scene.units(0, kind, space)), space, kind)
    picks = [pick for pick in offered(table, To) if isinstance(pick, To)]
    told = {pick.space: table.terms(pick, 0) for pick in picks}
    return {goal: terms for goal, terms in told.items() if terms is not None}


def fatal(note: str, least: int, toll: int) -> Terms:
    return Terms(note=note, params=(("least", least), ("toll", toll)))


@pytest.mark.rule("HRN-6.11", "HRN-7.2", "HRN-18.40", "HRN-18.48")
def test_whoever_goes_into_the_desert_or_among_enemies_is_told() -> None:
    desert, path = fatal("fatal", 5, 0), fatal("fatal", 6, 1)
    scene = Scene(2, map="orient", mode="quick").units(1, "light_infantry", "middle_egypt")
    assert warned(scene, "memphis") == {
        "sinai_desert": desert,
        "middle_egypt": Terms(note="among-enemies"),
    }
    wild = warned(Scene(2, map="orient"), "eastern_delta")
    assert wild == {"sinai_desert": desert, "sinai_path": path}
    assert warned(Scene(2, map="orient").faction(0, "orient_canaan"), "eastern_delta") == {}


@pytest.mark.rule("HRN-6.7", "HRN-7.7")
def test_riders_are_told_what_mountains_do() -> None:
    high, tiring = fatal("rough-ground fatal", 6, 0), Terms(note="rough-ground")
    assert warned(Scene(2), "latium", "cavalry") == {"sabinum": high, "samnium": high}
    quick = warned(Scene(2, mode="quick"), "latium", "cavalry")
    assert quick == warned(Scene(2), "latium", "heavy_infantry")
    assert quick == {"sabinum": tiring, "samnium": tiring}
    assert warned(Scene(2), "latium") == {}
