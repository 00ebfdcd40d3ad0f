"""Plundering a field: who may, and what it brings (HRN-11.1 to HRN-11.3, HRN-18.10 to 18.12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.values import put
from civitas.titles.oikumene.means.conquest import conquest_prestige, starve_out
from civitas.titles.oikumene.means.homeland import combat_percent, holds_here
from civitas.titles.oikumene.means.plunder import lay_stone, plunder_prestige, refuse_plunder
from civitas.titles.oikumene.scene import Scene


def _clause(scene: Scene, field: str, seat: int = 0) -> str:
    reason = refuse_plunder(scene.state, scene.me(seat), scene.space(field))
    return "" if reason is None else reason.clause


@pytest.mark.rule("HRN-11.1", "HRN-11.7", "HRN-18.41")
def test_only_a_field_actively_controlled_without_stone_or_own_settlement_is_plundered() -> None:
    scene = Scene(4, mode="original").settle(0, "roma").units(0, "light_infantry", "roma")
    scene.units(0, "light_infantry", "latium").units(0, "light_infantry", "campania")
    scene.units(1, "light_infantry", "campania").stone(1, "umbria")
    scene.units(0, "light_infantry", "umbria").units(0, "light_infantry", "desertum")
    scene.settle(1, "picenum").units(0, "light_infantry", "picenum")
    assert _clause(scene, "latium") == ""
    assert _clause(scene, "picenum") == ""
    assert _clause(scene, "roma") == "HRN-11.1"
    assert _clause(scene, "campania") == "HRN-11.1"
    assert _clause(scene, "umbria") == "HRN-11.7"
    assert _clause(scene, "desertum") == "HRN-18.41"


@pytest.mark.rule("HRN-17.6", "HRN-2.22", "HRN-11.1")
@pytest.mark.parametrize(("rules", "clause"), [(7, ""), (8, "HRN-17.6")])
def test_nobody_plunders_the_field_of_a_treaty_partner_whose_enemies_are_there(
    rules: int, clause: str
) -> None:
    """Seat 1 is besieged in Picenum by seat 2; seat 0 has a treaty with both, units in the field,
    and the field for itself, since its owner is inside."""
    scene = Scene(3, mode="original").settle(1, "picenum").units(0, "light_infantry", "picenum")
    scene.treaty("tribute", 1, 0).treaty("tribute", 2, 0).units(2, "light_infantry", "picenum")
    scene.state.rules = replace(scene.state.rules, version=rules)
    assert scene.state.control[scene.space("picenum")] == 0
    assert _clause(scene, "picenum") == clause


@pytest.mark.rule("HRN-2.24")
def test_ten_stones_on_the_board_are_all_a_player_has() -> None:
    scene = Scene(4).units(0, "light_infantry", "latium")
    for field in scene.state.world.fields[:9]:
        scene.state.stone = put(scene.state.stone, field, 0)
    assert _clause(scene, "latium") == ""
    scene.state.stone = put(scene.state.stone, scene.state.world.fields[9], 0)
    assert _clause(scene, "latium") == "HRN-2.24"


@pytest.mark.rule("HRN-11.2", "HRN-11.3", "HRN-16.1", "HRN-16.4")
def test_plundering_brings_gold_if_connected_and_prestige_by_who_lives_there() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "latium")
    scene.settle(1, "daunia").units(0, "light_infantry", "daunia").player(0, prestige=7, gold=0)
    s, me = scene.state, scene.me(0)
    lay_stone(s, me, scene.space("latium"))
    assert (me.gold, me.prestige, s.stone[scene.space("latium")]) == (1, 3, 0)
    lay_stone(s, me, scene.space("daunia"))
    assert (me.gold, me.prestige) == (1, 7)
    me.prestige = 2
    scene.units(0, "light_infantry", "campania")
    lay_stone(s, me, scene.space("campania"))
    assert me.prestige == 0


@pytest.mark.rule("HRN-16.3")
def test_the_field_of_the_rivals_settlement_brings_half_as_much_again() -> None:
    scene = Scene(2, mode="original").settle(1, "daunia").units(0, "light_infantry", "daunia")
    scene.player(0, rival=1)
    assert plunder_prestige(scene.state, scene.me(0), scene.space("daunia")) == 6


@pytest.mark.rule("HRN-18.10")
@pytest.mark.content("factions/italia_celts")
def test_celts_gain_by_plundering_outside_their_homeland() -> None:
    scene = Scene(2, mode="original", map="italia").faction(0, "italia_celts")
    assert plunder_prestige(scene.state, scene.me(0), scene.space("latium")) == 4
    assert plunder_prestige(scene.state, scene.me(0), scene.space("boica")) == -4


@pytest.mark.rule("HRN-18.10")
def test_vikings_of_the_taifas_gain_everywhere_and_those_of_the_north_outside_their_home() -> None:
    scene = Scene(2, mode="original", map="taifas").faction(0, "taifas_vikings")
    s, me = scene.state, scene.me(0)
    assert all(plunder_prestige(s, me, field) == 4 for field in s.world.fields)
    scene = Scene(2, mode="original", map="vikings").faction(0, "vikings_vikings")
    s, me = scene.state, scene.me(0)
    home = s.world.homes["home_vikings"]
    for field in s.world.fields:
        assert plunder_prestige(s, me, field) == (-4 if home >> field & 1 else 4)


@pytest.mark.rule("HRN-18.11")
@pytest.mark.content("factions/orient_kassites")
def test_kassites_gain_by_plundering_fields_without_brown() -> None:
    scene = Scene(4, mode="original", map="orient").faction(0, "orient_kassites")
    s, me = scene.state, scene.me(0)
    for field in s.world.fields:
        brown = "brown" in s.world.map.fields[field].terrain
        assert plunder_prestige(s, me, field) == (-4 if brown else 4)


RIGHT = {"pannonia_prima", "pannonia_secunda", "moesia_superior", "dacia_ripensis"}
RIGHT |= {"moesia_inferior", "scythia_minor"}
LEFT = {"tisia", "oltenia", "muntenia", "danube_delta"}
"""The banks of the Danube, as HRN-18.12 names them."""
BANKS = {
    **dict.fromkeys(("huns_romans", "huns_constantinople"), (RIGHT, LEFT)),
    **dict.fromkeys(("huns_bospor", "huns_huns", "huns_alans"), (LEFT, RIGHT)),
    **dict.fromkeys(("huns_visigoths", "huns_ostrogoths", "huns_slavs"), (LEFT, RIGHT)),
}


@pytest.mark.rule("HRN-18.12")
@pytest.mark.content("factions/huns_romans", "factions/huns_constantinople", "factions/huns_bospor")
@pytest.mark.content("factions/huns_huns", "factions/huns_alans", "factions/huns_visigoths")
@pytest.mark.content("factions/huns_ostrogoths", "factions/huns_slavs")
@pytest.mark.parametrize("faction", BANKS)
@pytest.mark.parametrize("banks", ["printed", "swapped"])
def test_romans_gain_on_one_bank_of_the_danube_and_all_others_on_the_other(
    banks: str, faction: str
) -> None:
    scene = Scene(4, mode="original", map="huns", danube_banks=banks, area=3).faction(0, faction)
    s, own = scene.state, BANKS[faction][banks == "swapped"]
    for field in s.world.fields:
        assert plunder_prestige(s, scene.me(0), field) == (4 if s.label(field) in own else -4)
        assert plunder_prestige(s, scene.me(1), field) == -4  # he has no faction


@pytest.mark.rule("HRN-18.22", "HRN-16.2")
@pytest.mark.content("factions/britannia_scots_irish")
def test_prestige_of_arms_outside_the_homeland_is_raised_and_the_percentages_add() -> None:
    scene = Scene(4, mode="original", map="britannia").faction(0, "britannia_scots_irish")
    s, me = scene.state, scene.me(0)
    home = s.world.homes["home_scots_irish"]
    inside = next(f for f in s.world.fields if home >> f & 1)
    outside = next(f for f in s.world.fields if not home >> f & 1 and not s.world.neutral >> f & 1)
    assert (combat_percent(s, me, inside), combat_percent(s, me, outside)) == (0, 50)
    scene.settle(1, s.label(outside)).settle(1, s.label(inside))
    assert plunder_prestige(s, me, outside) == 6
    me.rival = 1
    assert plunder_prestige(s, me, outside) == 8
    assert plunder_prestige(s, me, inside) == 6
    assert conquest_prestige(s, me, outside) == 16


@pytest.mark.rule("HRN-11.13", "HRN-11.14", "HRN-7.6")
def test_a_settlement_starved_out_counts_as_destroyed_by_the_encircler() -> None:
    scene = Scene(2, mode="original").settle(1, "messana", "city", "dock")
    scene.units(0, "light_infantry", "messana").player(0, prestige=0)
    s, field = scene.state, scene.space("messana")
    starve_out(s, scene.me(0), field)
    assert (scene.me(0).victory, scene.me(1).victory) == (8, -8)
    assert scene.me(0).prestige == 16
    assert s.town[field] < 0


@pytest.mark.rule("HRN-18.47")
def test_some_bonuses_of_land_hold_in_the_homeland_only() -> None:
    scene = Scene(4, map="italia").faction(0, "italia_illyrians")
    s, me = scene.state, scene.me(0)
    assert holds_here(s, me, scene.space("dalmatia"))
    assert not holds_here(s, me, scene.space("samnium"))
    scene = Scene(4, map="taifas").faction(0, "taifas_reinos")
    s, me = scene.state, scene.me(0)
    assert {s.label(f) for f in s.world.fields if holds_here(s, me, f)} == {
        name for name in s.world.map.iberian_fields if s.world.inside >> s.world.number[name] & 1
    }


@pytest.mark.rule("HRN-4.2")
def test_all_plunder_at_once_while_nobody_can_lay_hands_on_what_is_anothers() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "latium")
    scene.settle(1, "daunia").units(1, "light_infantry", "lucania")
    assert [ask.seat for ask in scene.at("combat_plunder").asks] == [0, 1]
    scene.herd(1, "sheep", "latium")
    assert [ask.seat for ask in scene.at("combat_plunder").asks] == [0, 1]


@pytest.mark.rule("HRN-4.2", "HRN-2.13")
def test_where_a_block_may_come_free_plundering_goes_in_turn() -> None:
    """Player 0 has all his blocks on the board and could take a herd; one of his could be taken."""
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "latium")
    scene.settle(1, "daunia").units(1, "light_infantry", "lucania").herd(1, "sheep", "latium")
    for field in ("roma", "umbria", "sabinum", "campania"):
        scene.herd(0, "sheep", field).herd(0, "sheep", field)
    scene.herd(0, "pigs", "lucania").herd(0, "pigs", "lucania")
    assert [ask.seat for ask in scene.at("combat_plunder").asks] == [0]
