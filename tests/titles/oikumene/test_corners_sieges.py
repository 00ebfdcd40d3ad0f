"""Odd corners of sieges and conquest, worked out by hand from the clauses (sections 8, 10 and 11).

Faces: white 1 and 2 show a sword; blue 1 shows two, 2 and 3 one; red 1 and 2 show two, 3 to 5 one;
an inverted white die shows a sword from 3 on."""

from __future__ import annotations

import pytest

from civitas.kernel.values import put
from civitas.titles.oikumene.content.buildings import CITY
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.settlements import encirclers
from civitas.titles.oikumene.picks.moves import Move
from civitas.titles.oikumene.picks.war import (
    Assault,
    Destroy,
    Occupy,
    Strike,
    TakeAsVillage,
)
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    control_of,
    goods_at,
    herds_at,
    owner_of,
    player,
    units_at,
)
from civitas.titles.oikumene.underway import Fallen
from tests.titles.oikumene.helpers import asked, do, state
from tests.titles.oikumene.test_corners_war import prestige, victory
from tests.titles.oikumene.test_referee_combat import alive, until

LIGHT, SHIP, WARSHIP = "light_infantry", "transport_ship", "warship"


# ------------------------------------------------------------------ walls, and who is before them


@pytest.mark.rule("HRN-8.2", "HRN-1.8", "HRN-8.3", "HRN-2.8")
def test_a_friend_outside_does_not_break_the_ring() -> None:
    """A friend of the owner stands in the field: no unit of the owner, so it is encircled, and the
    besieger, whom the friend contests, does not control the field."""
    scene = Scene(3).settle(0, "roma").units(1, LIGHT, "roma").units(2, LIGHT, "roma")
    scene.treaty("ransom", 2, 0)
    assert encircled(scene.state, scene.space("roma"))
    assert scene.state.control[scene.space("roma")] == -1
    table = scene.at("combat_siege")
    assert [pick for pick in table.asks[0].picks if isinstance(pick, Assault)] == [Assault("roma")]
    assert table.asks[0].seat == 1


@pytest.mark.rule("HRN-8.4")
@pytest.mark.parametrize(
    ("numbers", "first", "who"), [((2, 3), 1, 2), ((2, 2), 1, 1), ((2, 2), 2, 2)]
)
def test_a_place_surrenders_to_who_has_most_before_it(
    numbers: tuple[int, int], first: int, who: int
) -> None:
    scene = Scene(3).settle(0, "roma").first(first).treaty("ransom", 1, 2)
    for seat, number in zip((1, 2), numbers, strict=True):
        scene.units(seat, LIGHT, "roma", number)
    assert encirclers(scene.state, scene.space("roma"))[0].seat == who


@pytest.mark.rule("HRN-5.22", "HRN-2.22", "HRN-8.4", "HRN-11.12")
def test_a_besieger_whose_friend_controls_the_field_is_not_connected_there() -> None:
    """Player 1 came first and controls it: the greater army of his friend is dissolved in quick
    mode, and the place surrenders to him."""
    scene = Scene(3, mode="quick").when("winter").settle(0, "roma").player(0, gold=0).first(1)
    scene.units(1, LIGHT, "roma", 2).units(2, LIGHT, "roma", 3).treaty("ransom", 1, 2)
    scene.settle(1, "latium").settle(2, "umbria").player(1, gold=20).player(2, gold=20)
    table = until(scene.at("upkeep"))
    assert (units_at(table, 1, "roma"), units_at(table, 2, "roma")) == ({LIGHT: 2}, {})
    assert state(table).fallen[scene.space("roma")].victor == 1


@pytest.mark.rule("HRN-6.19", "HRN-8.11", "HRN-8.2")
def test_who_comes_home_to_a_besieged_place_breaks_the_ring() -> None:
    """Entering among enemies is allowed; then a unit of the owner is outside."""
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", spot="inside")
    scene.units(1, LIGHT, "roma").units(0, LIGHT, "latium")
    table = scene.at("movement_retreat")
    do(table, Move("latium", "out", LIGHT, "standard"))
    until(table)
    assert not encircled(state(table), scene.space("roma"))
    assert units_at(table, 0, "roma") == {LIGHT: 2}


@pytest.mark.rule("HRN-10.12", "HRN-10.6", "HRN-8.6", "HRN-9.24")
def test_the_last_besieger_falls_before_the_walls() -> None:
    """One LI rolls a blank against 5 shields; the wall's blue 1 kills it: the place is free, its
    garrison in the field, and the points are the defender's."""
    scene = Scene(2).settle(1, "roma").units(1, LIGHT, "roma", spot="inside")
    scene.units(0, LIGHT, "roma").player(0, prestige=10).player(1, prestige=10).rolls(1, 6, 1)
    table = until(do(scene.at("combat_siege"), Assault("roma")))
    assert (victory(table), prestige(table)) == ([-1, 1], [10, 12])
    assert not encircled(state(table), scene.space("roma"))
    assert not state(table).fallen
    assert control_of(table, "roma") == 1


@pytest.mark.rule("HRN-10.2", "HRN-10.14", "HRN-11.12", "HRN-11.13", "HRN-11.14")
def test_a_city_in_which_only_ships_lie_falls_with_them() -> None:
    """No land unit is inside, and who is aboard in port is none: no dice. The cargo is lost and
    counts: 2 for one LI; city 12, shipyard 4."""
    scene = Scene(2).settle(1, "campania", "city", "dock", grain=7).settle(0, "latium", "dock")
    scene.units(1, SHIP, "campania", spot="port").units(1, LIGHT, "campania", spot="hold")
    scene.units(0, LIGHT, "campania").player(0, prestige=0)
    table = do(scene.at("combat_siege"), Assault("campania"))
    until(table)
    assert (victory(table), prestige(table)) == ([0, 0], [0, 0])
    scene.state.fallen[scene.space("campania")] = Fallen(0, stormed=False)
    table = do(scene.at("combat_plunder"), Occupy("campania"))
    while table.asks:
        do(table, table.asks[0].picks[0])
    assert buildings_at(table, "campania") == ["city", "dock"]
    assert goods_at(table, "campania") == (7, 0)
    assert units_at(table, 0, "campania") == {LIGHT: 1, SHIP: 1}
    assert (victory(table), prestige(table)[0]) == ([8, -8], 12 + 4 + 2)
    assert player(table, 0).destroyed == 2


@pytest.mark.rule("HRN-11.10", "HRN-11.13", "HRN-11.14", "HRN-16.3", "HRN-10.14", "HRN-2.20")
def test_the_harbour_city_of_the_rival_is_laid_waste() -> None:
    """6 + 4 gold; 12 + 4 prestige and 4 for the warship that goes down, each half as much again:
    18 + 6 + 6. Of 9 grain 4 find room in Latium, which is connected."""
    scene = Scene(2).settle(1, "campania", "city", "harbour", "fortification", grain=9)
    scene.settle(0, "latium", grain=1).units(0, LIGHT, "campania").player(0, rival=1, gold=0)
    scene.units(1, WARSHIP, "campania", spot="port").player(0, prestige=0)
    scene.state.fallen[scene.space("campania")] = Fallen(0, stormed=False)
    table = do(scene.at("combat_plunder"), Destroy("campania"))
    until(table)
    assert buildings_at(table, "campania") == []
    assert goods_at(table, "latium")[0] == 5
    assert (player(table, 0).gold, prestige(table)[0]) == (10, 18 + 6 + 6)
    assert victory(table) == [8, -8]


@pytest.mark.rule("HRN-11.11", "HRN-2.14", "HRN-2.20")
@pytest.mark.parametrize(("tiles", "fates"), [(13, 2), (14, 1), (15, 1)])
def test_a_city_with_a_harbour_needs_two_tiles(tiles: int, fates: int) -> None:
    """Degraded, it is a village and a dock; with one tile left it has to be destroyed."""
    scene = Scene(2).settle(1, "campania", "city", "harbour", "fortification", grain=9)
    s = scene.state
    fields = [s.label(f) for f in s.world.fields if s.world.inside >> f & 1][: tiles + 1]
    for field in [f for f in fields if f != "campania"][:tiles]:
        scene.settle(0, field)
    scene.units(0, LIGHT, "campania")
    s.fallen[scene.space("campania")] = Fallen(0, stormed=True)
    table = scene.at("combat_plunder")
    if fates == 2:
        do(table, TakeAsVillage("campania"))
        until(table)
        assert buildings_at(table, "campania") == ["village", "dock"]
        assert goods_at(table, "campania")[0] == 5
        assert owner_of(table, "campania") == 0
    else:
        until(table)
        assert buildings_at(table, "campania") == []


@pytest.mark.rule("HRN-11.9", "HRN-10.1")
def test_nobody_assaults_what_has_fallen_and_it_goes_to_its_victor() -> None:
    """Two friends stand before an empty city. The first takes it; the second has nothing to do."""
    scene = Scene(3).settle(0, "roma", "city").units(1, LIGHT, "roma").units(2, LIGHT, "roma", 5)
    scene.treaty("ransom", 1, 2)
    table = do(scene.at("combat_siege"), Assault("roma"))
    until(table)
    assert state(table).fallen[scene.space("roma")].victor == 1
    assert state(table).town[scene.space("roma")] == CITY


@pytest.mark.rule("HRN-10.4", "HRN-10.7", "HRN-10.9")
def test_enough_engines_make_a_breach_without_a_sword() -> None:
    """A village has 5 shields, two engines break 8: none are left, so 0 swords reach them; from the
    next round the walls throw nothing."""
    scene = Scene(2).settle(1, "roma").units(1, LIGHT, "roma", 2, spot="inside")
    scene.units(0, LIGHT, "roma").units(0, "siege_engines", "roma", 2)
    scene.player(0, prestige=10).player(1, prestige=10).rolls(1, 6, 6, 6)
    table = until(do(scene.at("combat_siege"), Assault("roma")), "storm-on")
    siege = state(table).siege
    assert siege is not None
    assert siege.breached
    do(table, table.asks[0].picks[0])
    until(table, "storm-on")
    battle = state(table).battle
    assert battle is not None
    assert len(battle.sides[1].dice) == alive(table, 1)


@pytest.mark.rule("HRN-10.5", "HRN-9.10", "HRN-9.13")
def test_dice_of_the_walls_count_for_blanks_and_no_extra_die() -> None:
    """6 LI inside throw 7 dice and a city's walls two blue ones: nine blanks are 3 swords."""
    scene = Scene(2).settle(1, "roma", "city").units(1, LIGHT, "roma", 6, spot="inside")
    scene.units(0, LIGHT, "roma", 4).player(0, prestige=10).player(1, prestige=10)
    scene.rolls(*[1] * 4, *[6] * 9)
    table = until(do(scene.at("combat_siege"), Assault("roma")), "strike", "storm-on")
    battle = state(table).battle
    assert battle is not None
    assert (len(battle.sides[1].dice), battle.sides[1].sword_sources[1]) == (9, 3)
    if asked(table) == "strike":
        do(table, Strike("roma", "out", LIGHT, "standard", 3))
    until(table, "storm-on")
    assert alive(table, 0) == 1


@pytest.mark.rule("HRN-11.10", "HRN-2.13", "HRN-2.20")
def test_what_lies_inside_goes_to_the_first_stores_and_the_first_herds_to_the_field() -> None:
    """Of 4 grain 3 find room in Roma and 1 in Latium; of sheep and cattle inside, the sheep take
    the last block, and they graze where the settlement stood."""
    scene = Scene(2).settle(1, "campania", grain=4).settle(0, "roma", grain=2)
    scene.settle(0, "latium", grain=2).units(0, LIGHT, "campania").units(0, "mercenary", "roma", 9)
    s, field = scene.state, scene.space("campania")
    s.stalls = put(s.stalls, field, (HERD["sheep"], HERD["cattle"]))
    s.fallen[field] = Fallen(0, stormed=True)
    table = until(scene.at("combat_plunder"))
    assert [goods_at(table, name)[0] for name in ("roma", "latium")] == [5, 3]
    assert herds_at(table, 0, "campania") == ["sheep"]
