"""Limits that are easy to step over, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.units import KINDS, LEVELS
from civitas.titles.oikumene.means.settlements import surrender
from civitas.titles.oikumene.means.units import cubes
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.hinterland import Train
from civitas.titles.oikumene.picks.moves import Move
from civitas.titles.oikumene.picks.war import RerollPaid, Sortie, Withdraw
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.war.conquest import give_back
from civitas.titles.oikumene.war.plunder import refuse_raze_site
from civitas.titles.oikumene.war.rerolls import rerolls
from civitas.titles.oikumene.war.sieges import fall
from tests.titles.oikumene.clashes import clash, dice, lay, of, side
from tests.titles.oikumene.helpers import do, offered, refused, state

LIGHT = "light_infantry"
STACKS = [
    (kind.id, level.id)
    for kind in KINDS
    if kind.pieces == "cube" and kind.id not in ("transport_ship", "warship")
    for level in LEVELS
]


def crowded(number: int) -> Scene:
    """A village beside enemies, and so many stacks of its owner in all: three units of one outside,
    all others elsewhere."""
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 3).units(1, LIGHT, "roma")
    for kind, level in STACKS[: number - 1]:
        scene.units(0, kind, "campania", 1, level)
    assert cubes(scene.me(0)) == number
    return scene


@pytest.mark.rule("HRN-2.12", "HRN-8.1")
def test_nobody_withdraws_into_a_stack_for_which_there_is_no_cube() -> None:
    table = crowded(19).at("withdraw.turn")
    assert len(offered(table, Withdraw)) == 3
    table = crowded(20).at("withdraw.turn")
    assert offered(table, Withdraw) == [Withdraw("roma", "out", LIGHT, "standard", 3)]
    assert refused(table, Withdraw("roma", "out", LIGHT, "standard", 1)) == "HRN-2.12"
    do(table, Withdraw("roma", "out", LIGHT, "standard", 3))
    assert cubes(state(table).players[0]) == 20


@pytest.mark.rule("HRN-2.12", "HRN-8.5")
def test_nobody_makes_a_sortie_into_a_stack_for_which_there_is_no_cube() -> None:
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma", 3, spot="inside")
    for kind, level in STACKS[:19]:
        scene.units(0, kind, "campania", 1, level)
    table = scene.units(1, LIGHT, "roma").at("withdraw.turn")
    assert offered(table, Sortie) == [Sortie("roma", "inside", LIGHT, "standard", 3)]
    assert refused(table, Sortie("roma", "inside", LIGHT, "standard", 2)) == "HRN-2.12"


@pytest.mark.rule("HRN-9.11")
def test_a_die_is_rerolled_once_for_prestige_whether_or_not_a_free_reroll_was_used() -> None:
    """An experienced unit has one free reroll; who lets it go has one paid reroll, not two."""
    scene = Scene(2).units(0, "heavy_infantry", "latium", 1, "experienced")
    clash(scene.units(1, LIGHT, "latium").player(0, prestige=20), "latium")
    own = of(scene, "heavy_infantry", "latium", "experienced")
    lay(scene, 0, dice=dice("red", 0, whose=own, free=1, paid=1))
    flow = rerolls(scene.state)
    flow.send(None)
    flow.send(DONE)
    with pytest.raises(StopIteration):
        flow.send(RerollPaid("heavy_infantry", "experienced", "out", "die_red", 0))
    assert scene.me(0).prestige == 16
    assert [(die.free, die.paid) for die in side(scene, 0).dice] == [(1, 0)]


@pytest.mark.rule("HRN-12.5", "HRN-13.5")
def test_builders_on_a_site_are_in_the_field_and_may_be_trained() -> None:
    scene = Scene(2).settle(0, "roma").site(0, "roma", "fortification").player(0, gold=2)
    table = scene.units(0, LIGHT, "roma", spot="site").at("hinterland_trade")
    do(table, Train())
    assert state(table).players[0].gold == 0
    assert state(table).players[0].training == {of(scene, LIGHT, "roma", spot="site"): 1}


@pytest.mark.rule("HRN-2.25", "HRN-8.10")
@pytest.mark.parametrize(("inside", "enters"), [(3, True), (4, False)])
def test_cavalry_from_a_ship_in_port_takes_two_places_within_the_walls(
    inside: int, enters: bool
) -> None:
    scene = Scene(2).settle(0, "roma", "harbour").units(0, "transport_ship", "roma", spot="port")
    scene.units(0, LIGHT, "roma", inside, spot="inside").units(0, "cavalry", "roma", spot="hold")
    table = scene.units(1, LIGHT, "roma").at("movement_units")
    move = Move("roma", "hold", "cavalry", "standard")
    assert (move in table.asks[0].picks) == enters
    assert enters or refused(table, move) == "HRN-2.19"


@pytest.mark.rule("HRN-11.9", "HRN-2.11")
def test_a_fallen_shipyard_controls_no_sea_until_it_is_given_back() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(1, LIGHT, "roma")
    s, sea = scene.state, scene.space("mare_tyrrhenum_septentrionale")
    assert s.control[sea] == 0
    fall(s, scene.me(1), scene.field("roma"), stormed=False)
    assert s.control[sea] == -1
    scene.state.players[1].units.clear()
    scene.state.players[1].recall()
    give_back(s)
    assert s.control[sea] == 0
    scene.units(1, LIGHT, "roma")
    surrender(s, scene.field("roma"), 1)
    assert s.control[sea] == -1


@pytest.mark.rule("HRN-10.13", "HRN-13.14")
@pytest.mark.parametrize(
    ("building", "clause"),
    [
        ("city", None),
        ("dock", "HRN-10.13"),
        ("harbour", "HRN-10.13"),
        ("fortification", "HRN-10.13"),
    ],
)
def test_walls_protect_unfinished_extensions_but_not_an_unfinished_city(
    building: str, clause: str | None
) -> None:
    scene = Scene(2).settle(1, "roma", "dock").site(1, "roma", building, 2).units(0, LIGHT, "roma")
    reason = refuse_raze_site(scene.state, scene.me(0), scene.field("roma"))
    assert (reason and reason.clause) == clause
