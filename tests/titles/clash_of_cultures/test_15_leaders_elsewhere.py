"""Leaders help where they are, on the side, in the round and in the kind of battle that their
ability names, and nowhere else (COC-11.16)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_ABILITIES, LEADERS
from civitas.titles.clash_of_cultures.picks.battles import FightOn, Tactics
from civitas.titles.clash_of_cultures.picks.common import Pass, Use
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do

Lay = Callable[[Scene], object]
LEADER_OF = {ability.id: leader.id for leader in LEADERS for ability in leader.abilities}
WEAK = 3
"""A two; in a battle of few nobody is hit."""


def noticed(table: Table, ability: str, rounds: int = 1) -> bool:
    """Is the ability offered in the battle, or does it add to a roll?"""
    left = rounds - 1
    while asked(table) != "turn" and (asked(table) != "retreat" or left):
        picks = table.asks[0].picks
        if Use(ability) in picks:
            return True
        left -= asked(table) == "retreat"
        fit = [pick for pick in (FightOn(), Pass()) if pick in picks]
        table.pick((fit or picks)[0])
    return any(ability in roll.shares or ability in roll.shields for roll in rolled(table))


def two_rounds(table: Table) -> Table:
    """Whatever is asked, until a second round is fought."""
    while len(rolled(table)) < 4:
        table.pick(table.asks[0].picks[0])
    return table


def position(ability: str, lay: Lay, seat: int, where: str) -> Scene:
    """The leader's player fights on D3, with an infantry besides the leader."""
    scene = plains(expansion=True).player(seat, culture=4, mood=4, ore=1)
    scene.units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    lay(scene)
    return scene.leader(seat, LEADER_OF[ability], where).rolls(*[WEAK] * 8)


def assault(scene: Scene, *, disembarked: bool = False) -> Table:
    return scene.battle(0, 1, "D3", "C3", disembarked=disembarked)


def nothing(scene: Scene) -> Scene:
    return scene


ATTACK: dict[str, Lay] = {
    "triple_alliance": lambda s: s.units(0, "E3", infantry=1),
    "way_of_the_sword": nothing,
    "emperor": nothing,
    "military_genius": lambda s: s.units(1, "D3", cavalry=2),
    "ruler_of_the_world": lambda s: s.city(0, "D4"),
    "hero_of_thermopylae": lambda s: s.units(1, "D3", infantry=3),
    "born_of_fire": lambda s: s.city(1, "D3"),
    "new_dynasty": nothing,
    "coastal_power": lambda s: s.city(1, "D3").land("E3", "water"),
    "shrewd_conqueror": nothing,
    "satrapies": nothing,
    "bladed_tusks": lambda s: s.units(0, "D3", elephant=1),
    "effective_planning": nothing,
    "warrior_queen": lambda s: s.knows(1, "tactics"),
    "warrior_people": lambda s: s.units(0, "D4", settler=1),
    "priest_of_astarte": lambda s: s.city(0, "D4", "temple"),
    "lawgiver_at_arms": lambda s: s.city(1, "D3"),
    "iconoclast": lambda s: s.city(1, "D3", "temple"),
    "liberator": nothing,
    "lord_of_horses": lambda s: s.units(0, "D3", cavalry=2),
    "horse_swarm": lambda s: s.units(0, "D3", cavalry=1),
    "tactician": lambda s: s.units(1, "D3", cavalry=3),
}
"""By ability, what else it needs when its leader attacks with an infantry."""
DEFENCE: dict[str, Lay] = {
    "well_defended": nothing,
    "self_sacrifice": nothing,
    "shield_of_the_sun": lambda s: s.city(1, "D3", "obelisk"),
    "protector_of_the_people": lambda s: s.city(1, "D3").units(0, "D3", cavalry=3),
}
"""By ability, what it needs when its leader defends with an infantry."""


@pytest.mark.rule("COC-11.16")
@pytest.mark.parametrize("ability", sorted({**ATTACK, **DEFENCE}))
def test_a_leader_helps_where_he_is_and_not_elsewhere(ability: str) -> None:
    seat = int(ability in DEFENCE)
    lay, home = {**ATTACK, **DEFENCE}[ability], ("D2", "D7")[seat]
    assert noticed(assault(position(ability, lay, seat, "D3")), ability)
    assert not noticed(assault(position(ability, lay, seat, home)), ability)


@pytest.mark.rule("COC-11.16")
def test_expansionism_needs_the_leader_on_the_hex() -> None:
    def battle(where: str) -> Table:
        scene = plains(expansion=True).leader(0, "ahuizotl", where).units(0, "D4", infantry=1)
        return scene.units(1, "D4", infantry=1).rolls(WEAK, WEAK, WEAK).battle(0, 1, "D4", "C4")

    assert noticed(battle("D4"), "expansionism")
    assert not noticed(battle("D2"), "expansionism")


@pytest.mark.rule("COC-11.16")
def test_the_civilizer_needs_to_be_there() -> None:
    def battle(where: str) -> Table:
        scene = plains(expansion=True).leader(0, "sulla", where).units(0, "D3", infantry=1)
        scene.units("barbarians", "D3", infantry=1).rolls(WEAK, WEAK, WEAK)
        return scene.battle(0, "barbarians", "D3", "C3")

    assert noticed(battle("D3"), "civilizer")
    assert not noticed(battle("D2"), "civilizer")


@pytest.mark.rule("COC-11.16")
def test_terror_of_the_north_needs_the_leader_among_those_who_land() -> None:
    here = position("terror_of_the_north", nothing, 0, "D3")
    assert noticed(assault(here, disembarked=True), "terror_of_the_north")
    away = position("terror_of_the_north", nothing, 0, "D2")
    assert not noticed(assault(away, disembarked=True), "terror_of_the_north")


@pytest.mark.rule("COC-11.16", "COC-15.7")
@pytest.mark.parametrize(
    ("ability", "lay"),
    [
        ("battering_ram", lambda s: s.city(1, "D3")),
        ("ambush", lambda s: s.land("C3", "forest")),
    ],
)
def test_who_denies_tactics_has_to_be_there(ability: str, lay: Lay) -> None:
    def tactics(where: str, rounds: int = 1) -> bool:
        scene = position(ability, lay, 0, where)
        scene.player(1, advances=["tactics"], actions=["action_06"])
        table = assault(scene)
        if rounds == 2:
            do(table, FightOn())
        return asked(table) == "tactics"

    assert not tactics("D3")
    assert tactics("D3", rounds=2)
    assert tactics("D2")


@pytest.mark.rule("COC-11.16", "COC-15.7")
@pytest.mark.parametrize(
    ("ability", "lay"),
    [
        ("battering_ram", lambda s: s.city(1, "D3")),
        ("ambush", lambda s: s.land("C3", "forest")),
    ],
)
def test_who_is_attacked_denies_no_tactics(ability: str, lay: Lay) -> None:
    scene = position(ability, lay, 1, "D3").player(0, advances=["tactics"], actions=["action_06"])
    assert asked(assault(scene)) == "tactics"


@pytest.mark.rule("COC-11.16", "COC-15.7")
def test_the_battering_ram_is_for_cities() -> None:
    scene = position("battering_ram", nothing, 0, "D3")
    scene.player(1, advances=["tactics"], actions=["action_06"])
    assert asked(assault(scene)) == "tactics"


@pytest.mark.rule("COC-11.16")
@pytest.mark.parametrize(
    ("ability", "seat", "lay"),
    [
        ("fortification", 0, lambda s: s.city(1, "D3", "fortress")),
        ("shield_of_the_sun", 0, lambda s: s.city(1, "D3", "obelisk")),
        ("protector_of_the_people", 0, lambda s: s.city(1, "D3").units(1, "D3", cavalry=3)),
        ("born_of_fire", 1, lambda s: s.city(1, "D3")),
        ("coastal_power", 1, lambda s: s.city(1, "D3").land("E3", "water")),
        ("lawgiver_at_arms", 1, lambda s: s.city(1, "D3")),
        ("iconoclast", 1, lambda s: s.city(1, "D3", "temple")),
    ],
)
def test_the_other_side_of_the_same_battle(ability: str, seat: int, lay: Lay) -> None:
    assert not noticed(assault(position(ability, lay, seat, "D3")), ability)


@pytest.mark.rule("COC-11.16")
def test_who_is_raided_has_no_terror_of_the_north() -> None:
    scene = position("terror_of_the_north", nothing, 1, "D3")
    assert not noticed(assault(scene, disembarked=True), "terror_of_the_north")


@pytest.mark.rule("COC-11.16")
@pytest.mark.parametrize(
    ("ability", "seat", "lay"),
    [
        ("shield_of_the_sun", 1, lambda s: s.city(1, "D3", "temple")),
        ("protector_of_the_people", 1, lambda s: s.units(0, "D3", cavalry=3)),
    ],
)
def test_a_defender_without_what_the_ability_names(ability: str, seat: int, lay: Lay) -> None:
    assert not noticed(assault(position(ability, lay, seat, "D3")), ability)


@pytest.mark.rule("COC-11.16")
@pytest.mark.parametrize(
    ("ability", "seat", "lay"),
    [
        ("shield_of_the_sun", 1, DEFENCE["shield_of_the_sun"]),
        ("born_of_fire", 0, lambda s: s.city(1, "D3").units(1, "D3", infantry=3)),
    ],
)
def test_what_is_for_round_one_alone(ability: str, seat: int, lay: Lay) -> None:
    table = two_rounds(assault(position(ability, lay, seat, "D3")))
    own = [{**roll.shares, **roll.shields} for roll in rolled(table)][seat::2]
    assert [ability in roll for roll in own] == [True, False]


@pytest.mark.rule("COC-11.16")
def test_military_genius_is_for_round_one_alone() -> None:
    scene = plains(expansion=True).leader(0, "hannibal", "D3").units(0, "D3", infantry=1)
    scene.units(1, "D3", cavalry=3).rolls(*[WEAK] * 10)
    table = two_rounds(assault(scene))
    assert ["military_genius" in roll.shares for roll in rolled(table)][1::2] == [True, False]


ON_LAND = [
    ability.id
    for ability in LEADER_ABILITIES
    if ability.battle is not None and ability.battle.kind == "land"
]


@pytest.mark.rule("COC-11.16")
@pytest.mark.parametrize("foes", [1, 2])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("ability", ON_LAND)
def test_what_is_for_land_battles_does_not_work_at_sea(ability: str, seat: int, foes: int) -> None:
    """All that the abilities look at is there, but for the land."""
    scene = (
        sea(expansion=True).units(seat, "D3", ship=1, settler=1).units(1 - seat, "D3", ship=foes)
    )
    scene.land("E3", "plains").units(seat, "E3", infantry=1).city(foes % 2, "B3", "temple")
    scene.player(seat, culture=4, mood=4, ore=1).leader(seat, LEADER_OF[ability], "D3")
    scene.player(1 - seat, advances=["tactics"]).rolls(WEAK, WEAK, WEAK, 9, 9, 9)
    assert not noticed(assault(scene), ability, rounds=2)


@pytest.mark.rule("COC-11.16")
def test_the_tyrian_fleet_is_no_army_and_has_its_king_aboard() -> None:
    assert not noticed(assault(position("tyrian_fleet", nothing, 0, "D3")), "tyrian_fleet")
    scene = sea(expansion=True).units(0, "D3", ship=1).units(1, "D3", ship=1)
    assert not noticed(assault(scene.leader(0, "hiram", "D2")), "tyrian_fleet")


@pytest.mark.rule("COC-11.16")
def test_the_strategist_has_to_be_there() -> None:
    def battle(where: str) -> Table:
        scene = position("brilliant_strategist", nothing, 0, where)
        scene.player(0, advances=["tactics"], actions=["action_06"])
        return do(assault(scene), Tactics("action_06"))

    assert noticed(battle("D3"), "brilliant_strategist")
    assert not noticed(battle("D2"), "brilliant_strategist")


@pytest.mark.rule("COC-11.16")
def test_mortal_dread_needs_the_leader_from_round_two_on_and_a_second_enemy() -> None:
    def battle(where: str, foes: int) -> Table:
        return assault(
            position("mortal_dread", lambda s: s.units(1, "D3", infantry=foes), 0, where)
        )

    assert not noticed(battle("D3", 2), "mortal_dread", rounds=1)
    assert noticed(battle("D3", 2), "mortal_dread", rounds=2)
    assert not noticed(battle("D2", 2), "mortal_dread", rounds=2)
    assert not noticed(battle("D3", 0), "mortal_dread", rounds=2)
