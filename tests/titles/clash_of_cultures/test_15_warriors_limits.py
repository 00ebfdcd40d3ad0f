"""Civilizations in battle: where, when and against whom their advances count."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import (
    Bonus,
    FightOn,
    LoseUnit,
    Prisoner,
    Tactics,
)
from civitas.titles.clash_of_cultures.picks.common import Done, Pass, Use
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    goods_of,
    mood_of,
    player,
    points_of,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered


def of(advance: str, seat: int = 0, *, at_sea: bool = False) -> Scene:
    scene = sea(expansion=True) if at_sea else plains(expansion=True)
    return scene.player(seat, civilization_advances=[advance], food=0)


def attack(scene: Scene, *dice: int) -> Table:
    return scene.rolls(*dice).battle(0, 1, "D3", "C3")


# ------------------------------------------------------------------ Japan


def riders(*buildings: str) -> Scene:
    scene = of("horsemanship", seat=1).city(1, "D3", *buildings)
    return scene.units(1, "D3", cavalry=2).units(0, "D3", infantry=2)


@pytest.mark.rule("COC-15.14")
def test_horsemen_of_a_fortress_count_one_more_in_round_one() -> None:
    """Two cavalry symbols: 4, and 1 more in all."""
    table = attack(riders("fortress"), 3, 3, 3, 3, 4)
    assert rolled(table)[1].shares == {"cavalry": 4, "horsemanship": 1}
    assert rolled(attack(riders("temple"), 3, 3, 3, 3))[1].shares == {"cavalry": 4}
    assert rolled(attack(riders("fortress"), 3, 3, 4, 4, 4))[1].shares == {}, "no symbol"


@pytest.mark.rule("COC-15.14")
def test_horsemen_neither_attack_nor_count_again_in_round_two() -> None:
    scene = of("horsemanship").city(1, "D3", "fortress").units(0, "D3", cavalry=1)
    table = attack(scene.units(1, "D3", infantry=1), 3, 3, 3)
    assert rolled(table)[0].shares == {"cavalry": 2}
    scene = riders("fortress").no_units(1, "D3").units(1, "D3", cavalry=1)
    table = do(attack(scene, 1, 1, 3, 1, 1, 3), FightOn())  # one attacker falls in round 1
    assert rolled(table)[3].shares == {"cavalry": 2}


# ------------------------------------------------------------------ Greece


@pytest.mark.rule("COC-15.7")
@pytest.mark.parametrize(("mine", "theirs", "denied"), [(1, 2, True), (2, 2, False)])
def test_spartans_have_to_be_outnumbered(mine: int, theirs: int, denied: bool) -> None:
    scene = of("spartans").units(0, "D3", infantry=mine).units(1, "D3", infantry=theirs)
    scene.player(1, advances=["tactics"], actions=["action_06"])
    table = attack(scene, *[1] * 8)
    assert (Tactics("action_06") in table.asks[0].picks) is not denied


@pytest.mark.rule("COC-15.7")
def test_spartans_are_no_sailors() -> None:
    scene = of("spartans", at_sea=True).units(0, "D3", ship=1).units(1, "D3", ship=2)
    scene.player(1, advances=["tactics"], actions=["action_06"])
    assert Tactics("action_06") in attack(scene, 1, 1, 1).asks[0].picks


# ------------------------------------------------------------------ Persia and the Huns


def flood(**units: int) -> Scene:
    scene = of("grey_flood", seat=1).units(0, "D3", infantry=2, cavalry=2).units(1, "D3", **units)
    return scene.knows(0, "steel_weapons", "metallurgy")


SYMBOLS = (11, 11, 7, 7)
"""Two infantry and two cavalry: 6, with 2 for steel: 8."""


@pytest.mark.rule("COC-15.14")
def test_the_grey_flood_needs_an_elephant_and_lasts_one_round() -> None:
    table = attack(flood(infantry=4), *SYMBOLS, 1, 1, 1, 1)
    assert sum(rolled(table)[0].shares.values()) == 8
    table = attack(flood(infantry=3, elephant=1), *SYMBOLS, 1, 1, 1, 1)
    assert sum(rolled(table)[0].shares.values()) == 2
    assert rolled(table)[0].shares["grey_flood"] == -6


@pytest.mark.rule("COC-15.14")
def test_after_round_one_the_flood_is_over() -> None:
    scene = flood(elephant=2).no_units(0, "D3").units(0, "D3", infantry=1)
    table = do(attack(scene, 1, 3, 3, 11, 3, 3), FightOn())
    assert rolled(table)[2].shares == {"infantry": 1, "steel_weapons": 2}


@pytest.mark.rule("COC-15.14")
def test_kinsmen_help_against_armies_of_players_on_land() -> None:
    def villages(scene: Scene) -> Scene:
        for label in ("C3", "E3", "C4", "E4", "D5"):
            scene.city("barbarians", label)
        return scene

    scene = villages(of("kinsmen").units(0, "D3", infantry=1).units(1, "D3", infantry=1))
    assert rolled(attack(scene, 3, 3))[0].shares == {"kinsmen": 4}, "five villages, at most four"
    scene = of("kinsmen").city("barbarians", "D5").units(0, "D3", infantry=1)
    assert rolled(attack(scene.units(1, "D3", infantry=1), 3, 3))[0].shares == {"kinsmen": 1}
    scene = of("kinsmen").land("D6", "plains").city("barbarians", "D6").units(0, "D3", infantry=1)
    assert rolled(attack(scene.units(1, "D3", infantry=1), 3, 3))[0].shares == {}, "three hexes"
    scene = of("kinsmen").city("barbarians", "D5").units(0, "D3", infantry=1).city(1, "D3")
    table = attack(scene.city(1, "D3", "fortress"), 3, 3)
    assert rolled(table)[0].shares == {}, "a fortress is no army unit"


@pytest.mark.rule("COC-15.14")
def test_a_bireme_is_a_ship() -> None:
    scene = of("bireme").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    assert rolled(attack(scene, 3, 3))[0].shares == {}
    scene = of("bireme", at_sea=True).units(0, "D3", ship=1).units(1, "D3", ship=1)
    table = do(attack(scene.knows(1, "warships"), 1, 1, 1, 1), FightOn())
    assert [roll.shares for roll in rolled(table)[::2]] == [{"bireme": 2}, {}]


@pytest.mark.rule("COC-15.14")
def test_immortals_pay_one_to_four() -> None:
    scene = of("immortals").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = do(attack(scene.goods(0, culture=6), 3, 3), Use("immortals"))
    assert set(table.asks[0].picks) == {Bonus(n) for n in (1, 2, 3, 4)}
    do(table, Bonus(1))
    assert rolled(table)[0].shares == {"immortals": 1}
    assert goods_of(table, 0) == {"culture": 5}


# ------------------------------------------------------------------ after the battle


@pytest.mark.rule("COC-15.31", "COC-27.5")
def test_prisoners_are_army_units_but_no_leaders() -> None:
    scene = of("prisoners_of_war").units(0, "D3", infantry=4).player(1, civilization="rome")
    scene.leader(1, "augustus", "D3").units(1, "D3", cavalry=1, settler=1)
    table = attack(scene, 12, 12, 12, 12, 3, 3)
    before = points_of(table, 0)
    do(table, Use("prisoners_of_war"))
    while asked(table) == "prisoner":
        assert set(offered(table, Prisoner)) <= {Prisoner("cavalry")}
        do(table, offered(table, Prisoner)[0])
    assert player(table, 0).prisoners == (1 << 3 | 3,)
    assert supply_of(table, 1)["cavalry"] == 3
    assert points_of(table, 0) - before == 0.5


@pytest.mark.rule("COC-15.31")
def test_as_many_prisoners_as_wished_of_those_who_were_killed() -> None:
    scene = of("prisoners_of_war").units(0, "D3", infantry=4).units(1, "D3", infantry=1, cavalry=1)
    table = do(attack(scene, 12, 12, 12, 12, 1, 1), Use("prisoners_of_war"), Prisoner("infantry"))
    assert set(table.asks[0].picks) == {Prisoner("cavalry"), Done()}
    do(table, Done())
    assert len(player(table, 0).prisoners) == 1


@pytest.mark.rule("COC-15.31")
def test_no_prisoners_at_sea_nor_by_the_loser() -> None:
    scene = of("prisoners_of_war", at_sea=True).units(0, "D3", ship=2).units(1, "D3", ship=1)
    assert asked(attack(scene, 12, 12, 1)) == "turn"
    scene = of("prisoners_of_war").units(0, "D3", infantry=2).units(1, "D3", infantry=3)
    table = attack(scene, 12, 12, 12, 12, 12)
    while asked(table) == "lose-unit":
        do(table, LoseUnit("infantry"))
    assert Use("prisoners_of_war") not in table.asks[0].picks


@pytest.mark.rule("COC-16.8")
def test_provinces_are_own_conquests() -> None:
    scene = of("provinces", seat=1).city(1, "D3").units(0, "D3", infantry=1)
    table = do(attack(scene), Pass())
    assert mood_of(table, "D3") == "angry"


@pytest.mark.rule("COC-15.31")
@pytest.mark.parametrize(("culture", "after"), [(4, 5), (5, 5)])
def test_embalming_up_to_five(culture: int, after: int) -> None:
    scene = of("embalming").units(0, "D3", infantry=1).units(1, "D3", settler=1)
    assert goods_of(attack(scene.goods(0, culture=culture)), 0) == {"culture": after}


@pytest.mark.rule("COC-15.31")
def test_embalming_is_for_own_battles() -> None:
    scene = plains(players=3, expansion=True).player(2, civilization_advances=["embalming"])
    scene.units(0, "D3", infantry=1).units(1, "D3", settler=1)
    assert "culture" not in goods_of(attack(scene), 2)


@pytest.mark.rule("COC-15.31", "COC-1.11")
def test_runestones_need_an_obelisk_and_two_dead() -> None:
    def mourning(obelisks: int) -> Table:
        scene = of("runestones").units(0, "D3", infantry=2).units(1, "D3", infantry=3)
        return attack(scene.supply(0, obelisk=obelisks), 3, 3, 12, 12, 3)

    table = mourning(1)
    before = points_of(table, 0)
    do(table, Use("runestones"))
    assert points_of(table, 0) - before == 1
    assert supply_of(table, 0)["obelisk"] == 0
    assert Use("runestones") not in mourning(0).asks[0].picks
    scene = of("runestones", at_sea=True).units(0, "D3", ship=2).units(1, "D3", ship=4)
    table = attack(scene, 3, 3, 12, 12, 3, 3)
    assert Use("runestones") not in table.asks[0].picks, "ships are no army units"
    assert units_at(table, 0, "D3") == {}
