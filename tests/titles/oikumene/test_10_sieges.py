"""Sieges (section 10)."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Reason
from civitas.kernel.table import Table
from civitas.titles.oikumene.content.units import BLUE, RED
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.picks.common import DONE, NO, PASS, YES
from civitas.titles.oikumene.picks.course import Offer, Surrender
from civitas.titles.oikumene.picks.war import Assault, CallOff, FightOn
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.underway import Siege
from civitas.titles.oikumene.war.battles import refuse_attack
from civitas.titles.oikumene.war.dice import throw
from civitas.titles.oikumene.war.plunder import refuse_raze_site
from civitas.titles.oikumene.war.sides import ATTACKER, DEFENDER, lives_of
from civitas.titles.oikumene.war.sieges import siege_losses, svs, wall_shields
from tests.titles.oikumene.clashes import lay, of, side
from tests.titles.oikumene.helpers import asked, do, offered, refused, state


def _ring(
    besiegers: int = 6,
    inside: int = 1,
    *buildings: str,
    field: str = "latium",
    mode: str = "basic",
    seed: int = 1,
) -> Scene:
    """Player 0 encircles a settlement of player 1."""
    scene = Scene(2, mode=mode, seed=seed).settle(1, field, *buildings)
    if inside:
        scene.units(1, "heavy_infantry", field, inside, spot="inside")
    return scene.units(0, "light_infantry", field, besiegers)


def _stormed(scene: Scene, field: str = "latium") -> Table:
    """The assault has begun, and the defender offers nothing."""
    return do(scene.at("combat_siege"), Assault(field), PASS)


def _before(scene: Scene, field: str = "latium") -> Scene:
    """An assault as it stands before its losses."""
    table = do(scene.at("combat_siege"), Assault(field))
    scene.state = state(table)
    scene.state.agenda = ()
    return scene


@pytest.mark.rule("HRN-10.1", "HRN-20.5")
def test_an_encircler_may_assault_each_settlement_once_or_keep_it_encircled() -> None:
    scene = _ring().settle(1, "campania").units(0, "light_infantry", "boica")
    table = scene.at("combat_siege")
    assert offered(table, Assault) == [Assault("latium")]
    assert refused(table, Assault("campania")) == "HRN-10.1"
    do(table, DONE)
    assert table.asks == ()
    assert encircled(state(table), scene.space("latium"))
    outside = _ring().units(1, "light_infantry", "latium")
    assert outside.at("combat_siege").asks == ()


@pytest.mark.rule("HRN-10.2")
def test_an_undefended_settlement_falls_at_once_whatever_its_level() -> None:
    scene = _ring(1, 0, "city", "fortification", "dock")
    scene.units(1, "warship", "latium", 1, spot="port")
    table = do(scene.at("combat_siege"), Assault("latium"))
    s = state(table)
    fallen = s.fallen[scene.space("latium")]
    assert (fallen.victor, fallen.stormed, fallen.surrendered) == (0, False, False)
    assert (s.players[0].victory, s.players[1].victory) == (0, 0)
    assert table.asks == ()


@pytest.mark.rule("HRN-10.3", "HRN-1.9")
@pytest.mark.content("buildings/village", "buildings/city", "buildings/fortification")
@pytest.mark.parametrize(("field", "buildings", "level"), [
    ("campania", (), 1),
    ("campania", ("city",), 2),
    ("campania", ("city", "fortification"), 3),
    ("samnium", (), 2),
    ("spina", ("fortification",), 3),
    ("latium", (), 1),
    ("umbria", (), 1),
])  # fmt: skip
def test_the_settlement_defence_level(field: str, buildings: tuple[str, ...], level: int) -> None:
    scene = Scene(2).settle(0, field, *buildings)
    assert svs(scene.state, scene.space(field)) == level


@pytest.mark.rule("HRN-18.8", "HRN-18.47")
@pytest.mark.content("factions/italia_illyrians")
@pytest.mark.parametrize(("field", "level"), [
    ("dalmatia", 1 + 2), ("ardiaea", 1 + 1), ("samnium", 1 + 1), ("umbria", 1),
])  # fmt: skip
def test_illyrians_defend_mountains_better_at_home(field: str, level: int) -> None:
    scene = Scene(4).faction(0, "italia_illyrians").settle(0, field)
    assert svs(scene.state, scene.space(field)) == level


@pytest.mark.rule("HRN-18.8")
@pytest.mark.content(
    "factions/orient_hurrians",
    "factions/britannia_picts",
    "factions/britannia_celts",
    "factions/britannia_germans",
    "factions/huns_slavs",
    "factions/taifas_reinos",
)
@pytest.mark.parametrize(("faction", "colour"), [
    ("orient_hurrians", "brown"),
    ("britannia_picts", "brown"),
    ("britannia_celts", "brown"),
    ("britannia_germans", "turquoise"),
    ("huns_slavs", "turquoise"),
    ("taifas_reinos", "brown"),
])  # fmt: skip
def test_factions_that_defend_some_land_better(faction: str, colour: str) -> None:
    board = faction.split("_")[0]
    scene = Scene(4, map=board).faction(0, faction)
    s = scene.state
    found = set()
    for field in s.world.fields:
        here = s.world.map.fields[field]
        if s.world.neutral >> field & 1 or colour not in here.terrain:
            continue
        if faction == "taifas_reinos" and here.id not in s.world.map.iberian_fields:
            continue
        scene.settle(0, here.id)
        full = len(here.terrain) == 1
        assert svs(s, field) == 1 + (2 if full else 1)
        found.add(full)
    assert found


@pytest.mark.rule("HRN-10.4")
@pytest.mark.content("units/siege_engines")
@pytest.mark.parametrize(("level", "shields"), [
    ("recruit", 7), ("standard", 6), ("experienced", 5), ("veteran", 4), ("elite", 3),
])  # fmt: skip
def test_engines_lower_the_shields_of_the_walls(level: str, shields: int) -> None:
    scene = _ring(1, 1, "city", mode="original").units(0, "siege_engines", "latium", 1, level)
    _before(scene)
    assert wall_shields(2, side(scene, ATTACKER)) == shields
    lay(scene, ATTACKER, units=((of(scene, "siege_engines", "latium", level), 5),))
    assert wall_shields(2, side(scene, ATTACKER)) == 0


@pytest.mark.rule("HRN-10.5", "HRN-9.5")
def test_before_the_breach_the_walls_throw_dice_and_the_attacker_has_no_shields() -> None:
    scene = Scene(2, mode="basic").settle(1, "latium", "city").player(1, prestige=4)
    scene.units(1, "heavy_infantry", "latium", 5, spot="inside")
    scene.units(0, "heavy_infantry", "latium", 5).player(0, prestige=4)
    table = do(scene.at("combat_siege"), Assault("latium"), PASS)
    assert asked(table) == "reroll-paid"
    s = state(table)
    assert s.battle is not None
    assert s.siege is not None
    first, second = s.battle.sides
    assert {die.colour for die in first.dice} == {BLUE}  # rough dice
    assert [die.colour for die in second.dice] == [BLUE, BLUE, *[RED] * 5]
    assert [die.origin for die in second.dice[:2]] == ["walls", "walls"]
    assert (first.shields, second.shields, s.siege.shields) == (0, 1, 10)
    assert lives_of(s, ATTACKER, of(scene, "heavy_infantry", "latium")) == 1
    assert lives_of(s, DEFENDER, of(scene, "heavy_infantry", "latium", spot="inside")) == 2


@pytest.mark.rule("HRN-10.5", "HRN-10.9", "HRN-9.5")
@pytest.mark.parametrize(("breached", "colour"), [(False, RED), (True, BLUE)])
def test_in_mountains_walls_give_their_defenders_standard_dice_but_not_more_lives(
    breached: bool, colour: int
) -> None:
    scene = _before(_ring(5, 2, field="samnium"), "samnium")
    s = scene.state
    s.siege = Siege(scene.space("samnium"), 0, level=2, shields=10, breached=breached)
    throw(s, DEFENDER, side(scene, DEFENDER).units, 0, "support")
    assert {die.colour for die in side(scene, DEFENDER).dice} == {colour}
    assert lives_of(s, DEFENDER, of(scene, "heavy_infantry", "samnium", spot="inside")) == 1


@pytest.mark.rule("HRN-10.6", "HRN-10.7", "HRN-10.8")
@pytest.mark.parametrize(("swords", "breached", "left"), [
    (4, False, 3), (5, True, 3), (6, True, 3), (8, True, 2), (12, True, 0),
])  # fmt: skip
def test_swords_have_to_reach_the_shields_of_the_walls_in_one_round(
    swords: int, breached: bool, left: int
) -> None:
    scene = _before(_ring(6, 3))
    s = scene.state
    assert s.siege is not None
    s.siege = Siege(s.siege.field, 0, level=1, shields=5)
    lay(scene, ATTACKER, swords=swords, shields=9)
    lay(scene, DEFENDER, swords=2, shields=1)
    assert list(siege_losses(s)) == []
    assert s.siege.breached == breached
    # one shield for bonuses, then two lives each
    assert s.players[1].units.get(of(scene, "heavy_infantry", "latium", spot="inside"), 0) == left
    # the attacker has no shields before the breach, in the round of the breach neither
    assert s.players[0].units == {of(scene, "light_infantry", "latium"): 4}


@pytest.mark.rule("HRN-10.9")
def test_after_the_breach_it_is_a_battle_with_shields_on_both_sides() -> None:
    scene = _before(_ring(10, 3))
    s = scene.state
    s.siege = Siege(scene.space("latium"), 0, level=1, shields=5, breached=True)
    lay(scene, ATTACKER, swords=4, shields=2)
    lay(scene, DEFENDER, swords=3, shields=0)
    assert list(siege_losses(s)) == []
    assert s.players[1].units == {of(scene, "heavy_infantry", "latium", spot="inside"): 1}
    assert s.players[0].units == {of(scene, "light_infantry", "latium"): 9}


@pytest.mark.rule("HRN-10.9")
def test_after_the_breach_the_walls_throw_no_more_dice_and_the_attacker_has_his_shields() -> None:
    scene = _before(_ring(10, 3).player(0, prestige=4).player(1, prestige=4))
    scene.state.siege = Siege(scene.space("latium"), 0, level=1, shields=5, breached=True)
    table = scene.at("siege.round")
    assert asked(table) == "reroll-paid"
    s = state(table)
    assert s.battle is not None
    assert {die.origin for die in s.battle.sides[DEFENDER].dice} == {"unit"}
    assert s.battle.sides[ATTACKER].shields == 2


def _patient() -> Scene:
    """Elephants have no dice before walls, and there are enough of them."""
    scene = Scene(2, mode="extended").settle(1, "latium", "city")
    scene.units(1, "siege_engines", "latium", 1, spot="inside")
    return scene.units(0, "war_elephants", "latium", 10)


@pytest.mark.rule("HRN-10.10", "HRN-10.11")
def test_the_attacker_may_stop_after_any_round() -> None:
    scene = _patient()
    table = do(_stormed(scene), CallOff())
    s = state(table)
    assert (s.battle, s.siege) == (None, None)
    assert scene.space("latium") not in s.fallen
    assert (s.players[0].victory, s.players[1].victory) == (0, 0)
    assert table.asks == ()  # it is not assaulted again in this sub-phase


@pytest.mark.rule("HRN-10.10")
def test_an_assault_ends_after_six_rounds() -> None:
    table = _stormed(_patient())
    rounds = 1
    while table.asks and asked(table) == "storm-on":
        rounds += 1
        do(table, FightOn(), PASS)
    assert rounds == 6
    assert state(table).battle is None
    assert (state(table).players[0].victory, state(table).players[1].victory) == (0, 0)


@pytest.mark.rule("HRN-10.12")
def test_if_all_defenders_fall_the_settlement_falls() -> None:
    scene = _before(_ring(9, 1))
    s = scene.state
    s.siege = Siege(scene.space("latium"), 0, level=1, shields=0, breached=True)
    lay(scene, DEFENDER, units=((of(scene, "heavy_infantry", "latium", spot="inside"), 1),))
    lay(scene, ATTACKER, aside_swords=30)
    table = scene.at("siege.round")
    s = state(table)
    assert s.fallen[scene.space("latium")].stormed
    assert (s.players[0].victory, s.players[1].victory) == (1, -1)
    assert s.players[0].prestige == 4
    assert s.battle is None
    assert s.siege is None


@pytest.mark.rule("HRN-10.12", "HRN-8.6")
def test_if_all_attackers_fall_the_encirclement_ends() -> None:
    scene = _before(_ring(1, 1))
    lay(scene, DEFENDER, aside_swords=30)
    s = state(scene.at("siege.round"))
    assert (s.players[0].victory, s.players[1].victory) == (-1, 1)
    assert s.players[1].units == {of(scene, "heavy_infantry", "latium"): 1}
    assert not encircled(s, scene.space("latium"))
    assert s.players[1].prestige == 2


@pytest.mark.rule("HRN-10.13")
def test_sites_have_no_walls_but_a_completed_settlement_protects_its_extensions() -> None:
    scene = Scene(2).site(1, "latium", "village").units(1, "light_infantry", "latium", spot="site")
    scene.units(0, "light_infantry", "latium")
    s, latium = scene.state, scene.space("latium")
    assert scene.at("combat_siege").asks == ()
    assert refuse_attack(s, scene.me(0), latium, 1) is None
    scene = Scene(2).settle(1, "latium").site(1, "latium", "fortification")
    scene.units(0, "light_infantry", "latium")
    reason = refuse_raze_site(scene.state, scene.me(0), latium)
    assert isinstance(reason, Reason)
    assert reason.clause == "HRN-10.13"


@pytest.mark.rule("HRN-10.15", "HRN-11.15")
def test_the_defender_may_surrender_before_any_assault_round() -> None:
    scene = _ring(6, 2)
    table = do(scene.at("combat_siege"), Assault("latium"))
    assert (asked(table), table.asks[0].seat) == ("capitulation", 1)
    do(table, Surrender("latium"))
    assert table.asks[0].seat == 0
    do(table, YES)
    s = state(table)
    fallen = s.fallen[scene.space("latium")]
    assert (fallen.victor, fallen.stormed, fallen.surrendered) == (0, False, True)
    assert s.players[1].units == {}
    assert (s.players[0].prestige, s.players[0].destroyed) == (0, 0)
    assert s.battle is None
    assert s.siege is None


@pytest.mark.rule("HRN-10.15")
def test_the_encircler_may_refuse_and_storms() -> None:
    scene = _ring(6, 2).player(0, prestige=0).player(1, prestige=0)
    table = do(scene.at("combat_siege"), Assault("latium"), Surrender("latium"), NO)
    s = state(table)
    assert s.players[1].units
    assert s.battle is None or s.battle.round == 1


@pytest.mark.rule("HRN-10.15", "HRN-17.4", "HRN-17.6")
def test_vassalage_ends_the_siege() -> None:
    scene = Scene(3, mode="basic").settle(1, "latium").settle(2, "boica")
    scene.units(1, "heavy_infantry", "latium", 1, spot="inside").units(2, "light_infantry", "boica")
    scene.units(0, "light_infantry", "latium", 6).settle(0, "roma")
    table = do(scene.at("combat_siege"), Assault("latium"), Offer(0, "vassalage"))
    while asked(table) != "siege" if table.asks else False:
        do(table, YES)
    s = state(table)
    assert s.players[0].friend_of(1)
    assert s.battle is None
    assert s.siege is None
    assert s.players[1].units == {of(scene, "heavy_infantry", "latium"): 1}
    assert table.asks == ()


@pytest.mark.rule("HRN-10.15", "HRN-19.3")
def test_no_assault_is_left_when_a_capitulation_ends_the_match() -> None:
    scene = _ring(6, 2).settle(0, "roma", grain=5)
    table = do(scene.at("combat_siege"), Assault("latium"), Offer(0, "vassalage"))
    while table.asks:
        do(table, YES)
    s = state(table)
    assert s.over
    assert s.winners == (0,)
    assert (s.battle, s.siege) == (None, None)
