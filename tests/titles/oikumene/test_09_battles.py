"""Battles: who fights, by which values, in which line, and how it ends (section 9)."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.units import (
    BLUE,
    CAVALRY,
    FACES,
    INVERTED,
    LIGHT,
    RED,
    WHITE,
)
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.war import (
    Attack,
    CallOff,
    Charge,
    ChargeAll,
    FightOn,
    Flee,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import KIND_OF
from civitas.titles.oikumene.war.charge import charge_swords, chargers
from civitas.titles.oikumene.war.dice import blanks, throw
from civitas.titles.oikumene.war.outcome import conclude
from civitas.titles.oikumene.war.sides import (
    FRONT,
    MIDDLE,
    REAR,
    counted,
    line_of,
    lives_of,
    rough,
    support,
    unit_shields,
    unit_swords,
)
from tests.titles.oikumene.clashes import battle, clash, dice, lay, of, side
from tests.titles.oikumene.helpers import asked, do, offered, refused, state


def _armies(space: str, *, mode: str = "basic", players: int = 2) -> Scene:
    scene = Scene(players, mode=mode)
    return scene.units(0, "light_infantry", space, 2).units(1, "light_infantry", space, 2)


@pytest.mark.rule("HRN-9.1", "HRN-20.5")
def test_each_may_attack_one_hostile_player_on_the_same_space_and_need_not() -> None:
    scene = _armies("latium", players=3).units(2, "light_infantry", "latium")
    scene.units(0, "light_infantry", "boica").treaty("tribute", 0, 2, 9)
    table = scene.at("combat_battle")
    assert table.asks[0].seat == 0
    assert offered(table, Attack) == [Attack("latium", 1)]
    assert refused(table, Attack("latium", 2)) == "HRN-17.6"
    assert refused(table, Attack("boica", 1)) == "HRN-9.1"
    do(table, DONE)
    assert table.asks[0].seat == 1
    assert offered(table, Attack) == [Attack("latium", 0), Attack("latium", 2)]


@pytest.mark.rule("HRN-9.1")
def test_a_player_attacks_one_enemy_only_on_each_space() -> None:
    scene = _armies("latium", players=3).units(2, "light_infantry", "latium")
    table = do(scene.at("combat_battle"), Attack("latium", 1))
    while asked(table) != "battle":
        do(table, CallOff() if asked(table) == "fight-on" else table.asks[0].picks[0])
    assert table.asks[0].seat != 0


@pytest.mark.rule("HRN-9.2", "HRN-18.41", "HRN-18.42")
@pytest.mark.content("specials/orient-path", "specials/orient-desert", "specials/orient-oasis")
@pytest.mark.content("specials/italia-barbarorum", "specials/italia-desert")
@pytest.mark.content("specials/britannia-belgica")
@pytest.mark.parametrize(
    ("board", "kind", "fights"),
    [
        ("italia", "desert", False),
        ("italia", "barbarorum", False),
        ("orient", "desert", False),
        ("orient", "path", True),
        ("orient", "oasis", True),
        ("britannia", "belgica", False),
    ],
)
def test_no_battles_on_neutral_fields_except_paths(board: str, kind: str, fights: bool) -> None:
    scene = Scene(4, mode="basic", map=board)
    s = scene.state
    fields = [f.id for f in s.world.map.fields if f.kind == kind]
    fields = [name for name in fields if s.world.land >> s.world.number[name] & 1]
    for name in fields:
        scene.units(0, "light_infantry", name).units(1, "light_infantry", name)
    table = scene.at("combat_battle")
    assert fields
    assert bool(table.asks) == fights
    if fights:
        assert offered(table, Attack) == [Attack(name, 1) for name in fields]


@pytest.mark.rule("HRN-9.3", "HRN-9.23")
def test_two_players_fight_once_on_a_space_in_a_round_and_may_agree_to_stop() -> None:
    scene = Scene(2, mode="basic").units(0, "siege_engines", "latium")
    scene.units(1, "siege_engines", "latium")
    table = do(scene.at("combat_battle"), Attack("latium", 1))
    do(table, CallOff(), FightOn())  # both have to want it
    assert state(table).battle is not None
    do(table, CallOff(), CallOff())
    s = state(table)
    assert s.battle is None
    assert s.fights == ((scene.space("latium"), 0, 1),)
    assert table.asks == ()  # nobody attacks there again
    assert (s.players[0].victory, s.players[1].victory) == (0, 0)


@pytest.mark.rule("HRN-9.4", "HRN-9.26")
def test_all_units_outside_take_part_with_cargo_and_those_inside_do_not() -> None:
    scene = Scene(2, mode="basic").settle(0, "latium").units(0, "light_infantry", "latium")
    scene.units(0, "light_infantry", "latium", 1, spot="inside").units(
        1, "light_infantry", "latium"
    )
    clash(scene, "latium")
    assert side(scene, 0).units == ((of(scene, "light_infantry", "latium"), 1),)
    sea = "mare_tyrrhenum_septentrionale"
    scene = Scene(2, mode="basic").units(0, "transport_ship", sea).units(1, "warship", sea)
    scene.units(0, "heavy_infantry", sea, 2, spot="aboard")
    clash(scene, sea)
    aboard = of(scene, "heavy_infantry", sea, spot="aboard")
    assert (aboard, 2) in side(scene, 0).units
    assert rough(scene.state, 0, aboard)
    assert lives_of(scene.state, 0, aboard) == 1
    assert chargers(scene.state, 0) == []


@pytest.mark.rule("HRN-9.5", "HRN-1.9")
@pytest.mark.content("units/heavy_infantry", "units/cavalry", "units/mercenary", "units/warship")
@pytest.mark.parametrize(("kind", "open_", "hills"), [
    ("light_infantry", ("white", 1), ("white_inverted", 1)),
    ("heavy_infantry", ("red", 2), ("blue", 1)),
    ("cavalry", ("red", 2), ("blue", 1)),
    ("mercenary", ("blue", 2), ("blue", 2)),
])  # fmt: skip
def test_values_in_open_and_in_rough_terrain(
    kind: str, open_: tuple[str, int], hills: tuple[str, int]
) -> None:
    for field, (colour, lives) in (("latium", open_), ("samnium", hills)):
        scene = Scene(2, mode="basic").units(0, kind, field).units(1, "light_infantry", field)
        clash(scene, field)
        throw(scene.state, 0, side(scene, 0).units, 0, "support")
        assert [die.colour for die in side(scene, 0).dice] == [dice(colour, 0)[0].colour]
        assert lives_of(scene.state, 0, of(scene, kind, field)) == lives


@pytest.mark.rule("HRN-9.5")
@pytest.mark.content("units/war_elephants")
def test_war_elephants_have_no_attack_and_fewer_lives_in_rough_terrain() -> None:
    for field, (number, lives) in (("latium", (2, 3)), ("samnium", (0, 2))):
        scene = Scene(2, mode="extended").units(0, "war_elephants", field)
        clash(scene.units(1, "light_infantry", field), field)
        throw(scene.state, 0, side(scene, 0).units, 0, "support")
        assert len(side(scene, 0).dice) == number
        assert lives_of(scene.state, 0, of(scene, "war_elephants", field)) == lives


@pytest.mark.rule("HRN-1.7")
def test_an_inverted_white_die_has_swords_where_a_white_one_has_none() -> None:
    assert sorted(FACES[WHITE]) == [0, 0, 0, 0, 1, 1]
    assert sorted(FACES[INVERTED]) == [0, 0, 1, 1, 1, 1]
    assert sorted(FACES[BLUE]) == [0, 0, 0, 1, 1, 2]
    assert sorted(FACES[RED]) == [0, 1, 1, 1, 2, 2]


@pytest.mark.rule("HRN-9.6")
@pytest.mark.content("units/siege_engines", "units/transport_ship", "features/battle_positions")
def test_lines_by_level_and_kind() -> None:
    scene = Scene(2, mode="original")
    s = scene.state
    lines = {
        ("light_infantry", "recruit"): FRONT,
        ("light_infantry", "standard"): MIDDLE,
        ("light_infantry", "experienced"): REAR,
        ("heavy_infantry", "veteran"): REAR,
        ("cavalry", "elite"): REAR,
        ("siege_engines", "standard"): REAR,
        ("transport_ship", "standard"): REAR,
        ("transport_ship", "recruit"): FRONT,
        ("warship", "standard"): MIDDLE,
    }
    for (kind, level), line in lines.items():
        assert line_of(s, of(scene, kind, "latium", level)) == line
    quick = Scene(2, mode="quick")
    assert line_of(quick.state, of(quick, "siege_engines", "latium")) == REAR
    assert line_of(quick.state, of(quick, "light_infantry", "latium", spot="site")) == MIDDLE


@pytest.mark.rule("HRN-9.7", "HRN-12.7")
def test_recruits_count_nothing_and_elite_units_two() -> None:
    scene = Scene(2, mode="original")
    kinds = [("recruit", 4), ("standard", 3), ("veteran", 1), ("elite", 2)]
    units = tuple((of(scene, "light_infantry", "latium", level), n) for level, n in kinds)
    assert counted(units) == 3 + 1 + 2 * 2
    assert lives_of(scene.state, 0, of(scene, "light_infantry", "latium", "veteran")) == 2
    assert lives_of(scene.state, 0, of(scene, "light_infantry", "latium", "experienced")) == 1


@pytest.mark.rule("HRN-9.8")
@pytest.mark.content("buildings/fortification", "features/fortification_ambush_support")
@pytest.mark.parametrize(("town", "number"), [("village", 1), ("city", 2)])
def test_a_fortification_supports_its_owner_with_blue_dice(town: str, number: int) -> None:
    scene = _armies("latium").settle(1, "latium", town, "fortification")
    clash(scene, "latium")
    latium = scene.space("latium")
    thrown = [support(scene.state, scene.me(seat), latium) for seat in (0, 1)]
    assert thrown == [0, number]
    throw(scene.state, 1, (), number, "support")
    assert [die.origin for die in side(scene, 1).dice] == ["support"] * number
    assert all(die.paid == 1 and not die.free for die in side(scene, 1).dice)
    quick = _armies("latium", mode="quick").settle(1, "latium", town, "fortification")
    assert support(quick.state, quick.me(1), quick.space("latium")) == 0


@pytest.mark.rule("HRN-9.9")
@pytest.mark.content("features/charge", "units/cavalry", "units/war_elephants")
def test_cavalry_and_elephants_charge_in_the_first_round_on_open_land() -> None:
    scene = Scene(2, mode="extended").units(0, "cavalry", "latium", 3)
    scene.units(0, "war_elephants", "latium").units(1, "light_infantry", "latium", 9)
    scene.player(0, commander=1).player(1, commander=1)
    clash(scene, "latium")
    table = scene.at("battle.charge")
    assert asked(table) == "charge"
    assert ChargeAll() in table.asks[0].picks
    do(table, Charge("latium", "out", "cavalry", "standard", 2), DONE)
    quick = Scene(2, mode="quick").units(0, "cavalry", "latium").units(1, "cavalry", "latium")
    assert chargers(clash(quick, "latium").state, 0) == []
    hills = Scene(2, mode="basic").units(0, "cavalry", "samnium").units(1, "cavalry", "samnium")
    assert chargers(clash(hills, "samnium").state, 0) == []


@pytest.mark.rule("HRN-9.9")
def test_chargers_throw_first_and_not_again_in_this_round() -> None:
    scene = (
        Scene(2, mode="basic").units(0, "cavalry", "latium", 3).units(0, "light_infantry", "latium")
    )
    scene.units(1, "heavy_infantry", "latium", 9).player(0, prestige=0).player(1, prestige=0)
    clash(scene, "latium")
    scene.state.players[0].prestige = scene.state.players[1].prestige = 0
    table = do(scene.at("battle.charge"), Charge("latium", "out", "cavalry", "standard", 2))
    s = state(table)
    assert s.battle is not None
    fresh = dict(s.battle.sides[0].fresh)
    assert fresh == {
        of(scene, "cavalry", "latium"): 1,
        of(scene, "light_infantry", "latium"): 1,
    }


@pytest.mark.rule("HRN-9.9")
@pytest.mark.parametrize(
    ("swords", "shields", "spent"), [(5, 1, 1), (5, 3, 3), (2, 3, 1), (1, 2, 1)]
)
def test_each_shield_cancels_two_swords_of_a_charge_and_is_spent(
    swords: int, shields: int, spent: int
) -> None:
    scene = _armies("latium")
    clash(scene, "latium")
    lay(scene, 0, dice=dice("red", *[1] * swords))
    lay(scene, 1, shields=shields)
    assert charge_swords(scene.state, 0) == max(0, swords - 2 * shields)
    assert side(scene, 1).shields == shields - spent


@pytest.mark.rule("HRN-9.9", "HRN-9.10")
def test_six_chargers_throw_no_extra_die() -> None:
    seen = 0
    for seed in range(9):
        scene = Scene(2, mode="basic", seed=seed).units(0, "cavalry", "latium", 6)
        clash(scene.units(1, "light_infantry", "latium", 30).player(0, prestige=4), "latium")
        table = do(scene.at("battle.charge"), ChargeAll())
        now = state(table).battle
        if table.asks and now is not None:  # some die may be thrown again
            assert [die.origin for die in now.sides[0].dice] == ["unit"] * 6
            seen += 1
    assert seen


@pytest.mark.rule("HRN-9.14")
def test_five_counted_units_at_the_start_of_the_round_give_a_shield() -> None:
    scene = Scene(2, mode="basic").units(0, "light_infantry", "latium", 9)
    scene.units(1, "light_infantry", "latium", 10)
    clash(scene, "latium")
    assert (side(scene, 0).shields, side(scene, 1).shields) == (1, 2)


@pytest.mark.rule("HRN-9.20")
def test_builders_are_in_the_rear_and_count_half() -> None:
    scene = Scene(2, mode="basic").units(0, "light_infantry", "latium", 4, spot="site")
    scene.units(0, "light_infantry", "latium", 1).site(0, "latium", "village")
    scene.units(1, "light_infantry", "latium")
    clash(scene, "latium")
    s = scene.state
    site = of(scene, "light_infantry", "latium", spot="site")
    assert line_of(s, site) == REAR
    assert counted(side(scene, 0).units) == 1 + 2
    throw(s, 0, side(scene, 0).units, 0, "support")
    assert len(side(scene, 0).dice) == 1 + 2
    assert lives_of(s, 0, site) == 1


@pytest.mark.rule("HRN-9.22")
def test_wounds_have_healed_when_the_next_round_begins() -> None:
    scene = (
        Scene(2, mode="basic")
        .units(0, "heavy_infantry", "latium")
        .units(1, "light_infantry", "latium")
    )
    clash(scene, "latium")
    lay(scene, 0, wounds=((of(scene, "heavy_infantry", "latium"), 1),))
    table = scene.at("battle.round")
    s = state(table)
    assert s.battle is None or s.battle.sides[0].wounds == ()


@pytest.mark.rule("HRN-9.23")
def test_a_battle_ends_drawn_after_six_rounds() -> None:
    scene = (
        Scene(2, mode="basic")
        .units(0, "siege_engines", "latium")
        .units(1, "siege_engines", "latium")
    )
    table = do(scene.at("combat_battle"), Attack("latium", 1))
    rounds = 0
    while table.asks and asked(table) == "fight-on":
        rounds += table.asks[0].seat == 1
        assert Flee() not in table.asks[0].picks
        do(table, FightOn())
    s = state(table)
    assert rounds == 5  # after the sixth nobody is asked any more
    assert s.battle is None
    assert (s.players[0].victory, s.players[1].victory) == (0, 0)
    assert s.players[0].units
    assert s.players[1].units


@pytest.mark.rule("HRN-9.24", "HRN-9.18", "HRN-5.1", "HRN-12.2")
def test_the_side_left_alone_wins_and_all_points_come_at_the_end() -> None:
    scene = Scene(2, mode="original").units(0, "light_infantry", "latium", 2)
    scene.units(1, "light_infantry", "latium").units(1, "heavy_infantry", "latium")
    scene.player(0, prestige=10).player(1, prestige=10)
    clash(scene, "latium")
    lay(scene, 0, swords=3)
    table = scene.at("battle.losses")
    s = state(table)
    me, other = s.players
    assert (me.prestige, me.victory) == (10, 0)
    assert (me.destroyed, other.lost) == (6, 6)
    assert me.tokens == {scene.space("latium"): 2}
    assert me.fought == {of(scene, "light_infantry", "latium"): 2}
    conclude(s)
    assert (me.prestige, me.victory, other.victory) == (16, 1, -1)


@pytest.mark.rule("HRN-9.24")
def test_if_nobody_is_left_nobody_wins() -> None:
    scene = _armies("latium")
    clash(scene, "latium")
    lay(scene, 0, swords=2)
    lay(scene, 1, swords=2)
    scene.state.agenda = ()
    table = scene.at("battle.losses")
    s = state(table)
    assert not s.players[0].units
    assert not s.players[1].units
    conclude(s)
    assert (s.players[0].victory, s.players[1].victory) == (0, 0)


@pytest.mark.rule("HRN-9.27")
@pytest.mark.content("features/commanders", "features/combat_bonuses")
def test_in_extended_mode_there_are_no_bonuses_without_a_commander() -> None:
    scene = Scene(2, mode="extended").units(0, "light_infantry", "latium", 12)
    scene.units(1, "light_infantry", "latium", 12).player(0, rival=1, prestige=5)
    scene.player(1, commander=1, prestige=20, rival=0)
    clash(scene, "latium")
    s = scene.state
    assert (unit_shields(s, side(scene, 0)), unit_shields(s, side(scene, 1))) == (0, 2)

    for which, led in ((0, False), (1, True)):
        throw(s, which, side(scene, which).units, 0, "support")
        assert len(side(scene, which).dice) == 12 + 2 * led
        lay(scene, which, dice=dice("white", 0, 0, 0))
        assert blanks(s, which) == led
    assert unit_swords(s, side(scene, 0), 1) == -3  # the malus of low prestige stays
    assert unit_swords(s, side(scene, 1), 0) == 3


@pytest.mark.rule("HRN-9.10")
@pytest.mark.parametrize(("levels", "extra"), [
    ({"standard": 5}, 0),
    ({"standard": 6}, 1),
    ({"standard": 4, "elite": 1}, 1),
    ({"standard": 6, "recruit": 9}, 1),
    ({"standard": 12}, 2),
])  # fmt: skip
def test_six_counted_units_of_a_kind_throw_one_die_more(levels: dict[str, int], extra: int) -> None:
    scene = Scene(2, mode="original").units(1, "light_infantry", "latium")
    for level, number in levels.items():
        scene.units(0, "light_infantry", "latium", number, level)
    clash(scene, "latium")
    throw(scene.state, 0, side(scene, 0).units, 0, "support")
    thrown = side(scene, 0).dice
    assert len(thrown) == sum(levels.values()) + extra
    more = [die for die in thrown if die.origin == "extra"]
    assert len(more) == extra
    assert all(not die.free and die.paid for die in more)
    assert {KIND_OF[die.stack] for die in thrown} == {LIGHT}


@pytest.mark.rule("HRN-9.10")
def test_the_units_of_an_extra_die_are_of_one_kind() -> None:
    scene = Scene(2, mode="basic").units(0, "light_infantry", "latium", 5)
    scene.units(0, "cavalry", "latium", 6).units(1, "light_infantry", "latium")
    clash(scene, "latium")
    throw(scene.state, 0, side(scene, 0).units, 0, "support")
    more = [die for die in side(scene, 0).dice if die.origin == "extra"]
    assert [KIND_OF[die.stack] for die in more] == [CAVALRY]


@pytest.mark.rule("HRN-20.1")
def test_the_dice_of_a_side_lie_by_kind_and_level() -> None:
    scene = (
        Scene(2, mode="original").units(0, "cavalry", "latium").units(1, "light_infantry", "latium")
    )
    scene.units(0, "light_infantry", "latium", 1, "veteran").units(0, "light_infantry", "latium", 1)
    clash(scene, "latium")
    throw(scene.state, 0, side(scene, 0).units, 0, "support")
    assert [die.stack for die in side(scene, 0).dice] == [
        of(scene, "light_infantry", "latium"),
        of(scene, "light_infantry", "latium", "veteran"),
        of(scene, "cavalry", "latium"),
    ]
    assert battle(scene).round == 1
