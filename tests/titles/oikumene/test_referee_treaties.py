"""What treaties move and bring, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.tables import RANSOM, RIVAL
from civitas.titles.oikumene.course.diplomacy import deals
from civitas.titles.oikumene.course.victory import dominance_need, goal_needs, significance
from civitas.titles.oikumene.means.bargains import refuse_bargain
from civitas.titles.oikumene.moves.ending import leave_friends, nearest_home
from civitas.titles.oikumene.picks.course import NameRival, Offer
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.clashes import of

LIGHT = "light_infantry"


@pytest.mark.rule("HRN-17.6")
def test_who_does_not_leave_is_placed_on_the_nearest_own_settlement_even_an_encircled_one() -> None:
    """Sabinum lies beside Latium, Roma; Etruria is two steps away. Latium is encircled by a third
    player, and the nearest all the same."""
    scene = Scene(3).settle(1, "sabinum").settle(0, "latium").settle(0, "etruria_tarquinii")
    scene.units(0, LIGHT, "sabinum", 2).units(2, LIGHT, "latium").treaty("tribute", 1, 0)
    s, me = scene.state, scene.me(0)
    assert nearest_home(s, me, scene.field("sabinum")) == scene.field("latium")
    me.leaving = 1 << scene.field("sabinum")
    leave_friends(s, me)
    assert me.units == {of(scene, LIGHT, "latium"): 2}


@pytest.mark.rule("HRN-17.6", "HRN-6.8")
def test_ships_in_wetland_are_placed_in_the_nearest_own_shipyard_with_room() -> None:
    """Three transports with cargo and two on foot have besieged Spina: those on foot go to the
    nearest village, the ships to a harbour, for a dock takes only two."""
    scene = Scene(2).settle(1, "spina").settle(0, "etruria_clusium").settle(0, "picenum", "dock")
    scene.settle(0, "roma", "harbour").units(0, LIGHT, "spina", 2).treaty("tribute", 1, 0)
    scene.units(0, "transport_ship", "spina", 3).units(0, LIGHT, "spina", 4, spot="aboard")
    s, me = scene.state, scene.me(0)
    home = s.label(nearest_home(s, me, scene.field("spina")))
    me.leaving = 1 << scene.field("spina")
    leave_friends(s, me)
    assert me.units == {
        of(scene, LIGHT, home): 2,
        of(scene, "transport_ship", "roma", spot="port"): 3,
        of(scene, LIGHT, "roma", spot="hold"): 4,
    }


@pytest.mark.rule("HRN-17.6", "HRN-6.8")
def test_ships_without_a_shipyard_to_go_to_stay() -> None:
    scene = Scene(2).settle(1, "spina").settle(0, "roma").units(0, LIGHT, "spina")
    scene.units(0, "transport_ship", "spina").units(0, LIGHT, "spina", spot="aboard")
    s, me = scene.treaty("tribute", 1, 0).state, scene.me(0)
    me.leaving = 1 << scene.field("spina")
    leave_friends(s, me)
    assert me.units == {
        of(scene, LIGHT, "roma"): 1,
        of(scene, "transport_ship", "spina"): 1,
        of(scene, LIGHT, "spina", spot="aboard"): 1,
    }


@pytest.mark.rule("HRN-19.5", "HRN-19.6", "HRN-19.7", "HRN-19.8", "HRN-19.9")
def test_two_treaties_received_one_paid_and_five_points() -> None:
    """One step less by treaties, one by 5 VP: A 14 - 4, B 9 - 2, C 40 - 10, D 2, E 70 - 20. 50 PP
    fulfil E, so that Dominance needs 15 - 2 - 2; with 49 PP it needs 13."""
    scene = Scene(4).treaty("tribute", 1, 0).treaty("vassalage", 2, 0).treaty("ransom", 0, 3)
    scene.player(0, victory=5, prestige=50)
    s, me = scene.state, scene.me(0)
    assert list(goal_needs(s, me).values()) == [10, 7, 30, 2, 50]
    assert dominance_need(s, me) == 11
    scene.player(0, victory=5, prestige=49)
    assert dominance_need(s, me) == 13
    scene.player(0, victory=4, prestige=60)
    assert list(goal_needs(s, me).values()) == [12, 8, 35, 2, 60]
    assert dominance_need(s, me) == 11


@pytest.mark.rule("HRN-19.10", "HRN-19.12")
def test_significance_of_a_small_realm() -> None:
    """Tribute received +1, ransom paid -2; help given twice +2, taken once -2; VP -3; fields: Roma,
    Latium 2 each, plundered Campania 1, held Daunia 2: 7; settlements 3; city 1; AP: 7 grain, 3
    fish 1, sheep 2, cattle 6: 16, a third 5; 29 PP 2."""
    scene = Scene(3).settle(0, "roma", "city", "harbour", grain=7, fish=3).settle(0, "latium")
    scene.settle(0, "campania").stone(1, "campania").herd(0, "sheep", "latium")
    scene.herd(0, "cattle", "daunia").treaty("tribute", 1, 0).treaty("ransom", 0, 2)
    scene.player(0, victory=-3, prestige=29)
    me = scene.me(0)
    me.helps, me.helped = 2, 1
    found = significance(scene.state, me)
    assert found["treaties"] == 1 - 2
    assert found["help"] == 2 - 2
    assert sum(found.values()) == -1 + 0 - 3 + 7 + 3 + 1 + 5 + 2


@pytest.mark.rule("HRN-17.12", "HRN-4.7", "HRN-18.33")
@pytest.mark.content("factions/taifas_vikings")
def test_who_comes_late_is_in_the_game_and_may_be_named_as_rival() -> None:
    scene = Scene(3, map="taifas", area=3).player(0, rival=1, prestige=8)
    scene.faction(2, "taifas_vikings").me(2).late = True
    fields = [scene.state.label(field) for field in scene.state.world.fields]
    scene.settle(0, fields[0]).settle(1, fields[1]).player(0, gold=9)
    s = scene.state
    assert deals(s, s.players[0], RIVAL) == [NameRival(2)]
    assert refuse_bargain(s, s.players[0], RIVAL) is None
    assert Offer(2, "ransom") not in deals(s, s.players[0], RANSOM)
