"""Losses by lines, ambush, sinking (HRN-9.16 to HRN-9.18, HRN-9.25, HRN-9.28)."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.oikumene.means.units import remove
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.war import Aim, GoDown, Strike, Suffer
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.clashes import clash, lay, of
from tests.titles.oikumene.helpers import asked, do, offered, state


def _struck(
    swords: int, *units: tuple[str, int, str], shields: int = 0, prestige: int = 0
) -> Scene:
    """The attacker strikes these units of the defender with so many swords."""
    scene = Scene(2, mode="original").units(0, "light_infantry", "latium", 3)
    for kind, number, level in units:
        scene.units(1, kind, "latium", number, level)
    clash(scene.player(0, prestige=prestige), "latium")
    lay(scene, 0, swords=swords)
    lay(scene, 1, shields=shields)
    return scene


def _left(scene: Scene, table: Table) -> dict[tuple[str, str], int]:
    me = state(table).players[1]
    return {
        (kind, level): me.units[of(scene, kind, "latium", level)]
        for kind in ("light_infantry", "heavy_infantry", "cavalry", "mercenary")
        for level in ("recruit", "standard", "experienced", "veteran")
        if of(scene, kind, "latium", level) in me.units
    }


@pytest.mark.rule("HRN-9.16")
def test_each_sword_removes_a_shield_first_then_lives() -> None:
    scene = _struck(5, ("light_infantry", 4, "standard"), shields=3)
    table = scene.at("battle.losses")
    assert _left(scene, table) == {("light_infantry", "standard"): 2}


@pytest.mark.rule("HRN-9.16")
def test_front_before_standard_before_rear() -> None:
    units = [
        ("light_infantry", 2, "recruit"),
        ("light_infantry", 2, "standard"),
        ("light_infantry", 2, "experienced"),
    ]
    for swords, left in ((2, [0, 2, 2]), (3, [0, 1, 2]), (5, [0, 0, 1])):
        scene = _struck(swords, *units)
        found = _left(scene, scene.at("battle.losses"))
        levels = ("recruit", "standard", "experienced")
        assert [found.get(("light_infantry", level), 0) for level in levels] == left


@pytest.mark.rule("HRN-9.16")
def test_who_deals_the_blow_names_units_of_the_standard_line() -> None:
    scene = _struck(3, ("light_infantry", 2, "standard"), ("heavy_infantry", 2, "standard"))
    table = scene.at("battle.losses")
    assert (asked(table), table.asks[0].seat) == ("strike", 0)
    told = {(pick.unit, pick.number) for pick in offered(table, Strike) if isinstance(pick, Strike)}
    assert told == {("light_infantry", 1), ("light_infantry", 2), ("heavy_infantry", 1)}
    do(table, Strike("latium", "out", "heavy_infantry", "standard", 1))
    # one sword is left, and only light infantry can fall to it
    assert _left(scene, table) == {
        ("light_infantry", "standard"): 1,
        ("heavy_infantry", "standard"): 1,
    }


@pytest.mark.rule("HRN-9.16")
def test_in_the_rear_who_suffers_the_blow_names_the_units() -> None:
    scene = _struck(1, ("light_infantry", 2, "experienced"), ("heavy_infantry", 2, "experienced"))
    table = scene.at("battle.losses")
    assert (asked(table), table.asks[0].seat) == ("suffer", 1)
    do(table, Suffer("latium", "out", "heavy_infantry", "experienced", 1))
    assert _left(scene, table) == {
        ("light_infantry", "experienced"): 2,
        ("heavy_infantry", "experienced"): 2,
    }  # one of two lives is lost, and heals


@pytest.mark.rule("HRN-9.16")
def test_a_wounded_unit_is_finished_before_another_of_its_line() -> None:
    scene = _struck(1, ("light_infantry", 2, "standard"), ("heavy_infantry", 2, "standard"))
    lay(scene, 1, wounds=((of(scene, "heavy_infantry", "latium"), 1),))
    table = scene.at("battle.losses")
    assert table.asks == () or asked(table) != "strike"
    assert _left(scene, table) == {
        ("light_infantry", "standard"): 2,
        ("heavy_infantry", "standard"): 1,
    }


@pytest.mark.rule("HRN-9.16")
def test_losses_are_simultaneous() -> None:
    scene = _struck(1, ("light_infantry", 1, "standard"))
    lay(scene, 1, swords=3)
    s = state(scene.at("battle.losses"))
    assert s.players[0].units == {}
    assert s.players[1].units == {}


@pytest.mark.rule("HRN-9.16")
def test_nobody_is_asked_where_all_of_a_line_fall_or_all_are_alike() -> None:
    scene = _struck(6, ("light_infantry", 2, "standard"), ("heavy_infantry", 2, "standard"))
    table = scene.at("battle.losses")
    assert table.asks == ()
    assert _left(scene, table) == {}
    scene = _struck(2, ("light_infantry", 9, "standard"))
    assert scene.at("battle.losses").asks == ()


@pytest.mark.rule("HRN-9.17", "HRN-16.5")
@pytest.mark.content("purchases/target_rear")
def test_for_six_prestige_a_rear_unit_is_struck_before_all_others() -> None:
    units = [("light_infantry", 3, "standard"), ("light_infantry", 2, "veteran")]
    scene = _struck(3, *units, prestige=7)
    table = scene.at("battle.losses")
    assert asked(table) == "aim"
    assert table.asks[0].picks == [PASS, Aim("latium", "out", "light_infantry", "veteran")]
    do(table, Aim("latium", "out", "light_infantry", "veteran"))
    assert _left(scene, table) == {
        ("light_infantry", "standard"): 2,
        ("light_infantry", "veteran"): 1,
    }
    assert state(table).players[0].prestige == 1
    scene = _struck(3, *units, prestige=5)
    assert scene.at("battle.losses").asks == ()


@pytest.mark.rule("HRN-9.18", "HRN-16.3", "HRN-16.2")
def test_the_value_of_destroyed_units_is_raised_against_the_rival() -> None:
    scene = _struck(3, ("light_infantry", 1, "standard"), ("heavy_infantry", 1, "standard"))
    scene.player(0, rival=1)
    s = state(scene.at("battle.losses"))
    assert s.battle is not None
    assert s.battle.sides[0].prestige == 3 + 6
    assert (s.players[0].destroyed, s.players[1].lost) == (6, 6)


@pytest.mark.rule("HRN-9.28")
def test_cargo_sinks_with_its_ships_and_counts_as_destroyed() -> None:
    sea = "mare_tyrrhenum_septentrionale"
    scene = Scene(2, mode="original").units(0, "warship", sea, 3)
    scene.units(1, "transport_ship", sea, 2).units(1, "light_infantry", sea, 3, spot="aboard")
    scene.units(1, "heavy_infantry", sea, 3, spot="aboard")
    clash(scene, sea)
    ship = of(scene, "transport_ship", sea)
    aboard = [of(scene, kind, sea, spot="aboard") for kind in ("light_infantry", "heavy_infantry")]
    remove(scene.state, scene.me(1), ship)  # one of the two has sunk
    lay(scene, 1, units=((aboard[0], 3), (aboard[1], 3), (ship, 1)))
    table = scene.at("battle.losses")
    assert (asked(table), table.asks[0].seat) == ("go-down", 1)
    for _ in range(3):
        do(table, GoDown(sea, "aboard", "light_infantry", "standard"))
    s = state(table)
    assert s.players[1].units == {aboard[1]: 3, ship: 1}
    assert s.players[0].destroyed == 6


@pytest.mark.rule("HRN-9.25")
@pytest.mark.content("buildings/fortification", "features/fortification_ambush_support")
@pytest.mark.parametrize(("town", "most"), [("village", 2), ("city", 4)])
def test_a_fortification_strikes_at_those_who_came(town: str, most: int) -> None:
    lost = set()
    for seed in range(60):
        scene = Scene(2, mode="basic", seed=seed).settle(1, "latium", town, "fortification")
        scene.units(0, "light_infantry", "latium", 9).units(1, "light_infantry", "latium")
        scene.state.agenda = (Step("ambush", 0, ((of(scene, "light_infantry", "latium"), 9),)),)
        s = state(scene.table())
        lost.add(9 - s.players[0].units[of(scene, "light_infantry", "latium")])
        assert s.players[1].units == {of(scene, "light_infantry", "latium"): 1}
        assert s.players[1].prestige == 2 * (9 - sum(s.players[0].units.values()))
        assert s.players[1].tokens == {}
        assert s.battle is None
    assert lost == set(range(most + 1))


@pytest.mark.rule("HRN-9.25", "HRN-6.7")
def test_who_stood_in_rough_land_may_go_on_though_others_who_came_have_fallen() -> None:
    fallen = set()
    for seed in range(20):
        scene = Scene(2, mode="basic", seed=seed).settle(1, "samnium", "city", "fortification")
        riders = of(scene, "cavalry", "samnium")
        scene.units(0, "cavalry", "samnium", 5)
        scene.me(0).tired[riders] = scene.me(0).moved[riders] = 2
        scene.state.agenda = (Step("ambush", 0, ((riders, 2),)),)
        me = state(scene.table()).players[0]
        lost = 5 - me.units[riders]
        fallen.add(lost)
        assert me.units[riders] - me.tired.get(riders, 0) == 3
        assert me.units[riders] - me.moved.get(riders, 0) == 3
    assert fallen == {0, 1, 2}


@pytest.mark.rule("HRN-9.25", "HRN-17.6")
def test_no_ambush_against_friends_or_in_quick_mode_or_on_those_who_were_there() -> None:
    for seed in range(12):
        friend = Scene(2, mode="basic", seed=seed).settle(1, "latium", "city", "fortification")
        friend.units(0, "light_infantry", "latium", 9).treaty("tribute", 0, 1, 9)
        quick = Scene(2, mode="quick", seed=seed).settle(1, "latium", "city", "fortification")
        quick.units(0, "light_infantry", "latium", 9)
        for scene in (friend, quick):
            came = (of(scene, "light_infantry", "latium"), 9)
            scene.state.agenda = (Step("ambush", 0, (came,)),)
            assert sum(state(scene.table()).players[0].units.values()) == 9
        one = Scene(2, mode="basic", seed=seed).settle(1, "latium", "city", "fortification")
        one.units(0, "light_infantry", "latium", 9)
        one.state.agenda = (Step("ambush", 0, ((of(one, "light_infantry", "latium"), 1),)),)
        assert sum(state(one.table()).players[0].units.values()) >= 8
