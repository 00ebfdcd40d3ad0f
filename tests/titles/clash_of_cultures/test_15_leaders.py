"""Leaders in battle and after it, each ability on its own (COC-11.16)."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD, LEADERS
from civitas.titles.clash_of_cultures.picks.battles import FightOn, LoseUnit, Tactics
from civitas.titles.clash_of_cultures.picks.common import Done, Hex, Pass, Pay, Use
from civitas.titles.clash_of_cultures.picks.moves import Command, From, Join, To
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    city_at,
    goods_of,
    player,
    units_at,
)
from civitas.titles.clash_of_cultures.state import NEUTRAL
from tests.titles.clash_of_cultures.fights import Rolled, plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do


def led(seat: int, leader: str, scene: Scene | None = None, label: str = "D3") -> Scene:
    """A leader of the right civilization on the hex of the battle."""
    scene = scene or plains(expansion=True)
    civilization = LEADERS[LEADER_CARD[leader]].civilization
    return scene.player(seat, civilization=civilization).leader(seat, leader, label)


def attack(scene: Scene, origin: str = "C3", *, disembarked: bool = False) -> Table:
    return scene.battle(0, 1, "D3", origin, disembarked=disembarked)


def first(table: Table) -> Rolled:
    return rolled(table)[0]


def second(table: Table) -> Rolled:
    return rolled(table)[1]


def attacks(leader: str, scene: Scene | None = None, **foes: int) -> Scene:
    """Seat 0 attacks with the leader alone; a three and a three are rolled."""
    scene = led(0, leader, scene)
    return scene.units(1, "D3", **(foes or {"infantry": 1})).rolls(3, 3)


def defends(leader: str, scene: Scene | None = None) -> Scene:
    """Seat 1 defends with the leader alone."""
    return led(1, leader, scene).units(0, "D3", infantry=1).rolls(3, 3)


# ------------------------------------------------------------------ combat value


@pytest.mark.rule("COC-11.16", "COC-15.14")
@pytest.mark.content("leader_abilities/triple_alliance", "leaders/moctezuma")
def test_triple_alliance_needs_an_army_beside() -> None:
    assert first(attack(attacks("moctezuma"))).shares == {}
    scene = attacks("moctezuma").units(0, "C3", infantry=1)
    assert first(attack(scene)).shares == {}  # they came from there
    scene = attacks("moctezuma").units(0, "E3", infantry=1)
    assert first(attack(scene)).shares == {"triple_alliance": 2}
    scene = attacks("moctezuma").land("E3", "water").units(0, "E3", ship=1, infantry=1)
    assert first(attack(scene)).shares == {"triple_alliance": 2}  # aboard as well


@pytest.mark.rule("COC-11.16", "COC-15.5")
@pytest.mark.content("leader_abilities/way_of_the_sword", "leaders/go_toba")
def test_the_way_of_the_sword_outlives_its_leader() -> None:
    scene = led(0, "go_toba").units(0, "D3", infantry=1).player(0, ore=1)
    scene.units(1, "D3", infantry=2).rolls(3, 4, 3, 7)
    table = do(attack(scene), Use("way_of_the_sword"))
    assert first(table).shares == {"way_of_the_sword": 2}
    assert goods_of(table, 0) == {"food": 2}
    do(table, LoseUnit("leader"), FightOn())
    assert rolled(table)[2].shares["way_of_the_sword"] == 2


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/fortification", "leaders/jimmu")
def test_fortification_within_range_two() -> None:
    field = plains(expansion=True).city(1, "D3", "fortress").units(1, "D3", infantry=1)
    field.units(0, "D3", infantry=1).rolls(3, 3, 3)
    table = attack(led(1, "jimmu", field, "D5"))
    assert second(table).shares == {"fortification": 2}
    field = plains(expansion=True).city(1, "D3", "fortress").units(1, "D3", infantry=1)
    field.units(0, "D3", infantry=1).rolls(3, 3, 3)
    assert second(attack(led(1, "jimmu", field, "D7"))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/well_defended", "leaders/suiko")
def test_well_defended() -> None:
    assert second(attack(defends("suiko"))).shares == {"well_defended": 2}
    assert first(attack(attacks("suiko"))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/emperor", "leaders/augustus")
def test_the_emperor_fights_where_he_has_no_city() -> None:
    assert first(attack(attacks("augustus"))).shares == {"emperor": 2}
    scene = attacks("augustus").city(0, "D4")
    assert first(attack(scene)).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/civilizer", "leaders/sulla")
def test_the_civilizer_against_barbarians() -> None:
    scene = led(0, "sulla").units("barbarians", "D3", infantry=1).rolls(3, 3)
    assert first(scene.battle(0, "barbarians", "D3", "C3")).shares == {"civilizer": 2}
    assert first(attack(attacks("sulla"))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/military_genius", "leaders/hannibal")
def test_military_genius_caps_the_bonuses_of_round_one() -> None:
    scene = led(0, "hannibal").units(1, "D3", cavalry=1).rolls(3, 3)
    scene.player(1, advances=["tactics"], actions=["action_06"])
    table = do(attack(scene), Tactics("action_06"))
    assert second(table).shares["military_genius"] == -2
    assert second(table).value == 4


@pytest.mark.rule("COC-11.16")
@pytest.mark.parametrize(
    ("leader", "ability"), [("hanno", "fleet_commander"), ("pericles", "admiral")]
)
@pytest.mark.content(
    "leader_abilities/admiral",
    "leader_abilities/fleet_commander",
    "leaders/hanno",
    "leaders/pericles",
)
def test_admirals_aboard(leader: str, ability: str) -> None:
    field = sea(expansion=True).units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3)
    assert first(attack(led(0, leader, field))).shares == {ability: 2}
    assert first(attack(attacks(leader))).shares == {}  # not on land
    field = sea(expansion=True).units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3)
    assert first(attack(led(0, leader, field, "D2"))).shares == {}  # not aboard


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/ruler_of_the_world", "leaders/alexander")
def test_the_ruler_of_the_world_counts_areas() -> None:
    scene = attacks("alexander").city(0, "D4").city(0, "C4").city(0, "D5")
    assert first(attack(scene)).shares == {"ruler_of_the_world": 2}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/hero_of_thermopylae", "leaders/leonidas")
def test_the_hero_of_thermopylae_against_many() -> None:
    scene = led(0, "leonidas").units(1, "D3", infantry=3).rolls(3, 1, 1, 1)
    assert first(attack(scene)).shares == {"hero_of_thermopylae": 4}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/born_of_fire", "leaders/siyaj_kak")
def test_born_of_fire_counts_the_size_of_the_city() -> None:
    field = plains(expansion=True).city(1, "D3", "temple", "academy")
    assert first(attack(attacks("siyaj_kak", field))).shares == {"born_of_fire": 3}
    assert first(attack(attacks("siyaj_kak"))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/new_dynasty", "leaders/wac_chanil_ajaw")
def test_the_new_dynasty_near_its_cities() -> None:
    assert first(attack(attacks("wac_chanil_ajaw"))).shares == {"new_dynasty": 2}  # D2 beside D3
    scene = led(0, "wac_chanil_ajaw", None, "D4").units(1, "D4", infantry=1).rolls(3, 3)
    assert first(scene.battle(0, 1, "D4", "C4")).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/coastal_power", "leaders/ramses")
def test_coastal_power_against_a_city_by_the_water() -> None:
    field = plains(expansion=True).city(1, "D3").land("E3", "water")
    assert first(attack(attacks("ramses", field))).shares == {"coastal_power": 2}
    field = plains(expansion=True).city(1, "D3")
    assert first(attack(attacks("ramses", field))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/coastal_power", "leaders/ramses")
def test_coastal_power_against_pirates() -> None:
    field = sea(expansion=True).units(0, "D3", ship=1).units("pirates", "D3", ship=1).rolls(3, 3)
    table = led(0, "ramses", field).battle(0, "pirates", "D3", "C3")
    assert first(table).shares == {"coastal_power": 2}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/terror_of_the_north", "leaders/ragnar")
def test_terror_of_the_north_comes_from_the_sea() -> None:
    assert first(attack(attacks("ragnar"), disembarked=True)).shares == {"terror_of_the_north": 2}
    assert first(attack(attacks("ragnar"))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/shrewd_conqueror", "leaders/wu_zetian")
def test_the_shrewd_conqueror_is_not_outnumbered() -> None:
    assert first(attack(attacks("wu_zetian"))).shares == {"shrewd_conqueror": 2}
    scene = led(0, "wu_zetian").units(1, "D3", infantry=2).rolls(3, 1, 1)
    assert first(attack(scene)).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/brilliant_strategist", "leaders/cyrus")
def test_the_brilliant_strategist_gives_up_tactics() -> None:
    scene = attacks("cyrus").player(0, advances=["tactics"], actions=["action_31"])
    table = do(attack(scene), Tactics("action_31"), Use("brilliant_strategist"))
    assert (first(table).dice, first(table).shares) == ("2", {"brilliant_strategist": 2})


@pytest.mark.rule("COC-11.16", "COC-15.8")
def test_a_scout_who_has_taken_a_card_cannot_be_given_up() -> None:
    scene = attacks("cyrus").player(0, advances=["tactics"], actions=["action_23"])
    scene.player(1, advances=["tactics"], actions=["action_06"])
    table = attack(scene)
    do(table, Tactics("action_23"), Tactics("action_06"))
    assert asked(table) == "retreat"
    scene = attacks("cyrus").player(0, advances=["tactics"], actions=["action_23"])
    table = do(attack(scene), Tactics("action_23"), Use("brilliant_strategist"))
    assert first(table).shares == {"brilliant_strategist": 2}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/satrapies", "leaders/darius")
def test_satrapies_count_cities_near_at_most_three() -> None:
    scene = attacks("darius").city(0, "C4").city(0, "E4").city(0, "D5")
    assert first(attack(scene)).shares == {"satrapies": 3}
    assert first(attack(attacks("darius"))).shares == {"satrapies": 1}


@pytest.mark.rule("COC-11.16", "COC-15.5")
@pytest.mark.content("leader_abilities/bladed_tusks", "leaders/akbar")
def test_bladed_tusks_count_living_elephants() -> None:
    scene = led(0, "akbar").units(0, "D3", elephant=2).player(0, ore=1)
    scene.units(1, "D3", infantry=1).rolls(3, 1, 1, 3)
    table = do(attack(scene), Use("bladed_tusks"))
    assert first(table).shares == {"bladed_tusks": 2}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/effective_planning", "leaders/shri_gupta")
def test_effective_planning_without_tactics() -> None:
    assert first(attack(attacks("shri_gupta"))).shares == {"effective_planning": 2}
    scene = attacks("shri_gupta").player(0, advances=["tactics"], actions=["action_06"])
    table = do(attack(scene), Tactics("action_06"))
    assert "effective_planning" not in first(table).shares


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/warrior_queen", "leaders/boudicca")
def test_the_warrior_queen_against_warlike_enemies() -> None:
    scene = attacks("boudicca").player(1, advances=["tactics"])
    assert first(attack(scene)).shares == {"warrior_queen": 2}
    assert first(attack(attacks("boudicca"))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/warrior_people", "leaders/vercingetorix")
def test_the_warrior_people_count_settlers_near() -> None:
    scene = attacks("vercingetorix").units(0, "D4", settler=1)
    assert first(attack(scene)).shares == {"warrior_people": 2}  # and the one at home


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/priest_of_astarte", "leaders/etbaal")
def test_the_priest_of_astarte_near_a_temple() -> None:
    scene = attacks("etbaal").city(0, "D5", "temple")
    assert first(attack(scene)).shares == {"priest_of_astarte": 2}
    assert first(attack(attacks("etbaal"))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/lawgiver_at_arms", "leaders/hammurabi")
def test_the_lawgiver_against_a_city_that_is_not_happy() -> None:
    field = plains(expansion=True).city(1, "D3")
    assert first(attack(attacks("hammurabi", field))).shares == {"lawgiver_at_arms": 2}
    field = plains(expansion=True).city(1, "D3", mood="happy")
    assert first(attack(attacks("hammurabi", field))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/iconoclast", "leaders/nebuchadnezzar")
def test_the_iconoclast_against_a_temple() -> None:
    field = plains(expansion=True).city(1, "D3", "temple")
    assert first(attack(attacks("nebuchadnezzar", field))).shares == {"iconoclast": 2}
    field = plains(expansion=True).city(1, "D3", "academy")
    assert first(attack(attacks("nebuchadnezzar", field))).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/liberator", "leaders/nabopolassar")
def test_the_liberator_against_who_has_as_many_cities() -> None:
    assert first(attack(attacks("nabopolassar"))).shares == {"liberator": 2}
    scene = attacks("nabopolassar").city(0, "D5")
    assert first(attack(scene)).shares == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/horse_swarm", "leaders/rua")
def test_the_horse_swarm_counts_two_at_most() -> None:
    scene = led(0, "rua").units(0, "D3", cavalry=3).units(1, "D3", infantry=1)
    assert first(attack(scene)).shares["horse_swarm"] == 2


@pytest.mark.rule("COC-11.16")
def test_a_leader_elsewhere_does_not_help() -> None:
    scene = led(0, "augustus", None, "D2").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    assert first(attack(scene.rolls(3, 3))).shares == {}


# ------------------------------------------------------------------ hits, tactics, dice


@pytest.mark.rule("COC-11.16", "COC-15.15")
@pytest.mark.content("leader_abilities/expansionism", "leaders/ahuizotl")
def test_expansionism_far_from_home() -> None:
    scene = led(0, "ahuizotl", None, "D4").units(1, "D4", infantry=1).rolls(3, 9)
    table = scene.battle(0, 1, "D4", "C4")
    assert first(table).shields == {"expansionism": 1}
    assert units_at(table, 0, "D4") == {"leader": 1}
    assert first(attack(attacks("ahuizotl"))).shields == {}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/shield_of_the_sun", "leaders/pakal")
def test_the_shield_of_the_sun_with_an_obelisk() -> None:
    field = plains(expansion=True).city(1, "D3", "obelisk")
    assert second(attack(defends("pakal", field))).shields == {"shield_of_the_sun": 1}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/tyrian_fleet", "leaders/hiram")
def test_the_tyrian_fleet_in_round_one() -> None:
    field = sea(expansion=True).units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3, 3, 3)
    table = do(attack(led(0, "hiram", field)), FightOn())
    assert [roll.shields for roll in rolled(table)][::2] == [{"tyrian_fleet": 1}, {}]


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/tactician", "leaders/qin_shi_huang")
def test_the_tactician_pays_once_per_battle() -> None:
    scene = led(0, "qin_shi_huang").units(1, "D3", infantry=1).player(0, culture=4)
    table = do(attack(scene.rolls(3, 9, 3, 9)), Use("tactician"))
    assert units_at(table, 0, "D3") == {"leader": 1}
    assert goods_of(table, 0)["culture"] == 2
    do(table, FightOn())
    assert units_at(table, 0, "D3") == {}


@pytest.mark.rule("COC-11.16", "COC-15.15")
def test_what_ignores_hits_is_offered_as_long_as_there_are_hits() -> None:
    scene = led(0, "qin_shi_huang").units(1, "D3", infantry=1).player(0, culture=2, ore=1, wood=1)
    scene.player(0, civilization_advances=["fireworks"])
    table = attack(scene.rolls(3, 9))
    assert {Use("tactician"), Use("fireworks")} < set(table.asks[0].picks)
    do(table, Use("fireworks"))
    assert asked(table) == "retreat"
    assert goods_of(table, 0)["culture"] == 2


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/protector_of_the_people", "leaders/pumayaton")
def test_the_protector_takes_the_token_back_after_a_victory() -> None:
    field = plains(expansion=True).city(1, "D3").units(0, "D3", infantry=1)
    scene = led(1, "pumayaton", field).player(1, culture=1).rolls(9, 9)
    table = do(attack(scene), Use("protector_of_the_people"))
    assert table.state.turn.battles[-1].winner == 1
    assert goods_of(table, 1)["culture"] == 1


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/protector_of_the_people", "leaders/pumayaton")
def test_the_token_comes_back_even_if_the_protector_fell() -> None:
    field = plains(expansion=True).city(1, "D3").units(0, "D3", infantry=2)
    scene = led(1, "pumayaton", field).units(1, "D3", infantry=1).player(1, culture=1)
    table = do(attack(scene.rolls(10, 10, 11, 9)), Use("protector_of_the_people"))
    do(table, LoseUnit("leader"))
    assert table.state.turn.battles[-1].winner == 1
    assert goods_of(table, 1)["culture"] == 1


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/protector_of_the_people", "leaders/pumayaton")
def test_the_token_is_lost_with_the_battle() -> None:
    field = plains(expansion=True).city(1, "D3").units(0, "D3", infantry=2)
    scene = led(1, "pumayaton", field).player(1, culture=1).rolls(10, 9, 3)
    table = do(attack(scene), Use("protector_of_the_people"), Pass())
    assert table.state.turn.battles[-1].winner == 0
    assert "culture" not in goods_of(table, 1)


@pytest.mark.rule("COC-11.16", "COC-15.7")
@pytest.mark.content("leader_abilities/battering_ram", "leaders/bleda")
def test_the_battering_ram_denies_tactics_in_round_one() -> None:
    field = plains(expansion=True).city(1, "D3").player(1, advances=["tactics"])
    field.player(1, actions=["action_06"])
    table = attack(attacks("bleda", field))
    assert asked(table) == "retreat"
    do(table, FightOn())
    assert asked(table) == "tactics"


@pytest.mark.rule("COC-11.16", "COC-15.7")
@pytest.mark.content("leader_abilities/ambush", "leaders/viriathus")
def test_an_ambush_from_the_forest() -> None:
    field = plains(expansion=True).land("C3", "forest")
    field.player(1, advances=["tactics"], actions=["action_06"])
    assert asked(attack(attacks("viriathus", field))) == "retreat"
    field = plains(expansion=True).player(1, advances=["tactics"], actions=["action_06"])
    assert asked(attack(attacks("viriathus", field))) == "tactics"


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/lord_of_horses", "leaders/attila")
def test_the_lord_of_horses_tramples() -> None:
    scene = led(0, "attila").units(0, "D3", cavalry=1).units(1, "D3", infantry=1)
    table = do(attack(scene.rolls(3, 3, 9)), Use("lord_of_horses"))
    assert units_at(table, 0, "D3") == {"cavalry": 1, "leader": 1}
    assert table.state.battle is not None
    roll = table.state.battle.sides[0]
    assert (roll.value, roll.shares, roll.shields) == (2, (), (("elephant", 1),))


# ------------------------------------------------------------------ in the course of a battle


@pytest.mark.rule("COC-11.16", "COC-15.20")
@pytest.mark.content("leader_abilities/self_sacrifice", "leaders/dido")
def test_self_sacrifice_ends_the_battle() -> None:
    scene = led(1, "dido").units(1, "D3", infantry=1).units(0, "D3", infantry=2).rolls(3, 4, 3, 3)
    table = attack(scene)
    assert second(table).shares == {"self_sacrifice": 2}
    do(table, Use("self_sacrifice"))
    assert units_at(table, 0, "C3") == {"infantry": 1}
    assert units_at(table, 1, "D3") == {"infantry": 1}
    assert (player(table, 1).leader, player(table, 0).killed_leaders) == (-1, ())
    assert table.state.turn.battles[-1].winner == NOBODY


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/self_sacrifice", "leaders/dido")
def test_self_sacrifice_drives_back_barbarians_too() -> None:
    scene = led(1, "dido").units(1, "D3", infantry=1)
    scene.units("barbarians", "D3", infantry=2).rolls(3, 4, 3, 3)
    table = do(scene.battle("barbarians", 1, "D3", "C3"), Use("self_sacrifice"))
    assert units_at(table, "barbarians", "C3") == {"infantry": 1}


@pytest.mark.rule("COC-11.16", "COC-15.20")
@pytest.mark.content("leader_abilities/self_sacrifice", "leaders/dido")
def test_self_sacrifice_covers_the_own_retreat() -> None:
    scene = led(0, "dido").units(0, "D3", infantry=1).units(1, "D3", infantry=2)
    table = do(attack(scene.rolls(3, 4, 1, 1)), Use("self_sacrifice"))
    assert first(table).shares == {}
    assert units_at(table, 0, "C3") == {"infantry": 1}
    assert units_at(table, 1, "D3") == {"infantry": 2}
    assert player(table, 1).killed_leaders == ()


@pytest.mark.rule("COC-11.16", "COC-15.22")
@pytest.mark.content("leader_abilities/self_sacrifice", "leaders/dido")
def test_settlers_die_with_a_leader_who_was_alone_with_them() -> None:
    for guards, left in ((0, {}), (1, {"infantry": 1, "settler": 1})):
        scene = led(1, "dido").units(1, "D3", settler=1, infantry=guards)
        scene.units(0, "D3", infantry=2).rolls(*[3] * (3 + guards))
        table = do(attack(scene), Use("self_sacrifice"))
        assert units_at(table, 1, "D3") == left


@pytest.mark.rule("COC-11.16", "COC-15.20")
@pytest.mark.content("leader_abilities/self_sacrifice", "leaders/dido")
def test_self_sacrifice_of_who_attacks_alone_leaves_nobody() -> None:
    table = do(attack(led(0, "dido").units(1, "D3", infantry=1).rolls(3, 1)), Use("self_sacrifice"))
    assert units_at(table, 0, "C3") == units_at(table, 0, "D3") == {}
    assert units_at(table, 1, "D3") == {"infantry": 1}
    assert table.state.turn.battles[-1].winner == NOBODY
    assert asked(table) == "turn"


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/mortal_dread", "leaders/viriathus")
def test_mortal_dread_drives_a_unit_away_from_round_two_on() -> None:
    scene = led(0, "viriathus").units(1, "D3", infantry=2).player(0, mood=2).rolls(3, 1, 1)
    table = attack(scene)
    assert asked(table) == "retreat"
    do(table, FightOn(), Use("mortal_dread"))
    do(table, Hex("E4"))
    assert units_at(table, 1, "E4") == {"infantry": 1}
    assert "mood" not in goods_of(table, 0)


@pytest.mark.rule("COC-1.7", "COC-11.16")
@pytest.mark.content("leader_abilities/mighty_host", "leaders/xerxes")
def test_the_mighty_host_has_neither_tactics_nor_abilities() -> None:
    scene = led(0, "xerxes").units(0, "D3", infantry=4).units(1, "D3", infantry=1)
    scene.player(0, advances=["tactics"], actions=["action_06"])
    table = attack(scene)
    assert first(table).shares == {}
    assert not any(line.message == "tactics-hidden" for line in table.log)


@pytest.mark.rule("COC-1.7", "COC-11.16")
def test_a_host_of_four_fights_like_any_other() -> None:
    scene = led(0, "xerxes").units(0, "D3", infantry=3).units(1, "D3", infantry=1)
    scene.player(0, advances=["tactics"], actions=["action_06"]).rolls(12, 3, 3, 3, 3)
    table = do(attack(scene), Tactics("action_06"))
    assert first(table).shares == {"infantry": 1, "tactics-high_morale": 2}


@pytest.mark.rule("COC-1.7", "COC-11.16")
@pytest.mark.content("leader_abilities/mighty_host", "leaders/xerxes")
def test_the_mighty_host_is_five_where_its_leader_is() -> None:
    scene = led(0, "xerxes").units(0, "D3", infantry=3).units(0, "C3", infantry=1)
    scene.units(0, "E4", infantry=4).player(0, advances=["tactics"])
    table = do(scene.turn(0), Command(), From("C3"))
    assert To("D3") in table.asks[0].picks
    do(table, To("D3"))
    assert units_at(table, 0, "D3") == {"infantry": 4, "leader": 1}
    do(table, From("E4"), Join("infantry"), Done())
    assert To("D3") not in table.asks[0].picks


# ------------------------------------------------------------------ after a battle


@pytest.mark.rule("COC-15.31")
@pytest.mark.content("leader_abilities/treaty_of_kadesh", "leaders/ramses")
def test_the_treaty_of_kadesh_after_a_battle_not_lost() -> None:
    scene = led(0, "ramses").units(1, "D3", infantry=1).rolls(9, 3)
    assert goods_of(attack(scene), 0)["culture"] == 1


@pytest.mark.rule("COC-15.31")
@pytest.mark.content("leader_abilities/fast_war", "leaders/sun_tzu")
def test_a_fast_war() -> None:
    scene = led(0, "sun_tzu").units(1, "D3", infantry=1).rolls(9, 3)
    assert goods_of(attack(scene), 0) == {"food": 2, "mood": 1, "culture": 1}
    scene = led(0, "sun_tzu").units(1, "D3", infantry=1).rolls(3, 3, 9, 3)
    assert goods_of(do(attack(scene), FightOn()), 0) == {"food": 2}


@pytest.mark.rule("COC-15.31")
@pytest.mark.content("leader_abilities/remorse_of_kalinga", "leaders/ashoka")
def test_the_remorse_of_kalinga_after_three_deaths() -> None:
    scene = led(0, "ashoka").units(0, "D3", infantry=1).units(1, "D3", infantry=2)
    table = do(attack(scene.rolls(11, 11, 9, 1)), LoseUnit("infantry"))
    assert goods_of(table, 0)["mood"] == 2
    scene = led(0, "ashoka").units(0, "D3", infantry=1).units(1, "D3", infantry=2)
    assert "mood" not in goods_of(attack(scene.rolls(11, 11, 1, 1)), 0)


@pytest.mark.rule("COC-15.31", "COC-23.4")
@pytest.mark.content("leader_abilities/roman_subsidies", "leaders/rua")
def test_roman_subsidies_for_gold_of_battles_and_captures() -> None:
    scene = led(0, "rua").city("barbarians", "D3").units("barbarians", "D3", infantry=1)
    table = scene.rolls(9, 3).battle(0, "barbarians", "D3", "C3")
    assert goods_of(table, 0)["gold"] == 4


# ------------------------------------------------------------------ after a capture


def conquers(leader: str, *buildings: str, mood: str = "neutral") -> Scene:
    return led(0, leader, plains(expansion=True).city(1, "D3", *buildings, mood=mood))


def captured(scene: Scene) -> Table:
    return do(attack(scene), Pass())


@pytest.mark.rule("COC-16.1")
@pytest.mark.content("leader_abilities/proconsul", "leaders/caesar")
def test_the_proconsul_leaves_a_garrison() -> None:
    table = do(captured(conquers("caesar")), Use("proconsul"))
    assert units_at(table, 0, "D3") == {"infantry": 1, "leader": 1}
    assert "gold" not in goods_of(table, 0)


@pytest.mark.rule("COC-16.8")
@pytest.mark.content("leader_abilities/the_arrival", "leaders/siyaj_kak")
def test_the_arrival_calms_the_city() -> None:
    table = captured(conquers("siyaj_kak"))
    city = city_at(table, "D3")
    assert city is not None
    assert city.mood == NEUTRAL
    assert goods_of(table, 0)["culture"] == 1


@pytest.mark.rule("COC-16.2")
@pytest.mark.content("leader_abilities/prey", "leaders/ragnar")
def test_prey_from_a_city_that_was_not_angry() -> None:
    assert goods_of(captured(conquers("ragnar")), 0)["gold"] == 3
    assert goods_of(captured(conquers("ragnar", mood="angry")), 0)["gold"] == 1


@pytest.mark.rule("COC-16.1", "COC-10.1")
@pytest.mark.content("leader_abilities/rebuilder", "leaders/nabopolassar")
def test_the_rebuilder_builds_at_once() -> None:
    scene = conquers("nabopolassar").player(0, food=1, wood=1, ore=1, advances=["tactics"])
    table = do(captured(scene), Use("rebuilder"))
    assert asked(table) == "pay"  # for the fortress, the only building there is
    do(table, Pay(1, 1, 1, 0, 0, 0, 0))
    city = city_at(table, "D3")
    assert city is not None
    assert (city.size, city.activations) == (2, 0)


@pytest.mark.rule("COC-16.6")
@pytest.mark.content("leader_abilities/scourge_of_god", "leaders/attila")
def test_the_scourge_of_god_razes_the_city() -> None:
    table = do(captured(conquers("attila", "temple")), Use("scourge_of_god"))
    assert city_at(table, "D3") is None
    assert goods_of(table, 0)["gold"] == 3  # 2 for the capture, 1 for the temple
