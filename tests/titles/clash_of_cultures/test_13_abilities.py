"""What civilizations and leaders add to ships."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.box import box, census
from civitas.titles.clash_of_cultures.commerce.routes import largest, traders
from civitas.titles.clash_of_cultures.picks.cities import Collect
from civitas.titles.clash_of_cultures.picks.common import Advance, Done, Hex, Pass, Use
from civitas.titles.clash_of_cultures.picks.moves import (
    Attack,
    By,
    Command,
    Convert,
    From,
    Join,
    To,
)
from civitas.titles.clash_of_cultures.picks.people import Enlist, Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import FATIGUED
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

SEA = "C3 B3 B2 A3"
LAND = "D3 C4 E4 D4 B4 A5 C5 B5"


def coast(civilization: str, *civilization_advances: str) -> Scene:
    """The first player leads a civilization; a sea lies beside the first city."""
    scene = Scene(expansion=True).land(SEA, "water").land(LAND, "barren")
    return scene.player(
        0,
        civilization=civilization,
        advances=["tactics"],
        civilization_advances=civilization_advances,
    )


def conserved(table: Table) -> bool:
    return census(table.state) == box(META.setting(2))


def goals(table: Table) -> set[str]:
    assert asked(table) == "goal"
    return {pick.hex for pick in offered(table, To) if isinstance(pick, To)}


def by(table: Table, ability: str) -> set[str]:
    assert asked(table) == "goal"
    return {p.hex for p in offered(table, By) if isinstance(p, By) and p.ability == ability}


# ---------------------------------------------------------------- Vikings


@pytest.mark.rule("COC-12.10", "COC-1.8")
@pytest.mark.content("civilization_advances/longships", "civilizations/vikings")
def test_longships() -> None:
    """Again after a sea battle, and three aboard."""
    scene = coast("vikings", "longships").units(0, "C3", ship=2).units(1, "B3", ship=1)
    scene.rolls(12, 12, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), To("B3"))
    s = table.state
    assert all(unit & FATIGUED for unit in s.units[0][s.hex("B3")])
    assert From("B3") not in offered(table, From)  # still one move in a Command
    do(table, Done(), Command(), From("B3"), Done(), To("C3"), Done())
    assert units_at(table, 0, "C3") == {"ship": 1}
    scene = coast("vikings", "longships").units(0, "C3", ship=1).units(0, "D2", infantry=2)
    table = do(scene.turn(0), Command(), From("D2"))
    do(table, Join("settler"), Join("infantry"), Join("infantry"), To("C3"))
    assert units_at(table, 0, "C3") == {"ship": 1, "settler": 1, "infantry": 2}


@pytest.mark.rule("COC-13.3", "COC-12.2")
@pytest.mark.content("civilization_advances/ship_construction", "civilizations/vikings")
def test_ship_construction_launches_ships() -> None:
    """An infantry becomes a ship, the settler is carried; both have moved."""
    scene = coast("vikings", "ship_construction").units(0, "D2", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("settler"), Join("infantry"))
    assert "C3" not in goals(table)
    do(table, By("C3", "ship_construction"))
    assert set(table.asks[0].picks) == {Convert("settler", "ship"), Convert("infantry", "ship")}
    do(table, Convert("infantry", "ship"), Done())
    assert units_at(table, 0, "C3") == {"ship": 1, "settler": 1}
    assert asked(table) == "turn"
    assert conserved(table)
    do(table, Command(), From("C3"), Join("ship"), To("B3"))


@pytest.mark.rule("COC-13.3", "COC-1.8")
@pytest.mark.content("civilization_advances/ship_construction", "civilizations/vikings")
def test_ship_construction_makes_room_for_all() -> None:
    """Four in a group: one ship carries two, so two have to become ships."""
    scene = coast("vikings", "ship_construction").units(0, "D2", infantry=3)
    table = do(scene.turn(0), Command(), From("D2"))
    do(table, Join("settler"), Join("infantry"), Join("infantry"), Join("infantry"))
    do(table, By("C3", "ship_construction"), Convert("infantry", "ship"))
    assert Done() not in table.asks[0].picks
    do(table, Convert("infantry", "ship"), Done())
    assert units_at(table, 0, "C3") == {"ship": 2, "settler": 1, "infantry": 1}


@pytest.mark.rule("COC-13.3", "COC-12.12")
@pytest.mark.content("civilization_advances/ship_construction", "civilizations/vikings")
def test_ship_construction_lands_ships() -> None:
    scene = coast("vikings", "ship_construction").units(0, "C3", ship=2, infantry=1)
    scene.land("C4", "forest")
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), Join("ship"))
    do(table, By("C4", "ship_construction"))
    do(table, Convert("ship", "settler"), Convert("ship", "infantry"))
    assert units_at(table, 0, "C4") == {"settler": 1, "infantry": 2}
    assert units_at(table, 0, "C3") == {}
    assert conserved(table)
    do(table, Done(), Command(), From("C4"))
    assert Join("settler", forest=1) in table.asks[0].picks  # terrain marks the new unit


@pytest.mark.rule("COC-12.5", "COC-1.7")
@pytest.mark.content("civilization_advances/ship_construction", "civilizations/vikings")
def test_what_a_ship_may_become() -> None:
    """Infantry only with Tactics and with room; never where enemies are."""
    scene = Scene(expansion=True).land(SEA, "water").land(LAND, "barren")
    scene.player(0, civilization="vikings", civilization_advances=["ship_construction"])
    scene.units(0, "C3", ship=1).units("barbarians", "C4", infantry=1)
    table = do(scene.turn(0), Command(), From("C3"))
    assert "D3" in by(table, "ship_construction")
    assert "C4" not in by(table, "ship_construction")
    do(table, By("D3", "ship_construction"))  # a settler it is
    assert units_at(table, 0, "D3") == {"settler": 1}
    scene = coast("vikings", "ship_construction").units(0, "C3", ship=1)
    table = do(scene.units(0, "D3", infantry=4).turn(0), Command(), From("C3"))
    do(table, By("D3", "ship_construction"))
    assert units_at(table, 0, "D3") == {"infantry": 4, "settler": 1}


@pytest.mark.rule("COC-7.1")
@pytest.mark.content("civilization_advances/ship_construction", "civilizations/vikings")
def test_ship_construction_gives_navigation_for_nothing() -> None:
    scene = coast("vikings", "ship_construction").player(0, advances=["fishing"], food=0)
    table = scene.turn(0)
    assert offered(table, Advance) == [Advance("navigation")]
    do(table, Advance("navigation"))
    assert goods_of(table, 0) == {"culture": 1}


# ---------------------------------------------------------------- Erik


def longboat(**units: int) -> Scene:
    scene = coast("vikings").units(0, "C3", ship=3, **units)
    return scene.leader(0, "erik", "C3")


@pytest.mark.rule("COC-13.7", "COC-3.7")
@pytest.mark.content("leader_abilities/new_colonies", "leaders/erik")
def test_new_colonies() -> None:
    scene = longboat(infantry=1, settler=1)
    table = do(scene.turn(0), Use("new_colonies"), Hex("C4"))
    assert units_at(table, 0, "C4") == {"settler": 1, "infantry": 1, "leader": 1}
    assert table.state.turn.actions == 3
    do(table, Command(), From("C4"))  # a free action is no move


@pytest.mark.rule("COC-1.7", "COC-13.7")
@pytest.mark.content("leader_abilities/new_colonies", "leaders/erik")
def test_new_colonies_with_too_many() -> None:
    scene = longboat(infantry=4, settler=1)
    table = do(scene.turn(0), Use("new_colonies"), Hex("C4"), Join("infantry"))
    assert units_at(table, 0, "C4") == {"settler": 1, "infantry": 3, "leader": 1}
    assert units_at(table, 0, "C3") == {"ship": 3, "infantry": 1}


@pytest.mark.rule("COC-13.11", "COC-15.1")
@pytest.mark.content("leader_abilities/new_colonies", "leaders/erik")
def test_new_colonies_may_fight() -> None:
    scene = longboat(infantry=1).city(1, "C4")
    table = do(scene.turn(0), Use("new_colonies"), Hex("C4"))
    city = city_at(table, "C4")
    assert city is not None
    assert city.owner == 0


@pytest.mark.rule("COC-12.10")
def test_no_new_colonies_ashore() -> None:
    table = coast("vikings").leader(0, "erik", "D2").turn(0)
    assert Use("new_colonies") not in offered(table, Use)


# ---------------------------------------------------------------- Hegemony


@pytest.mark.rule("COC-8.2", "COC-3.4")
@pytest.mark.content("civilization_advances/hegemony", "civilizations/carthage")
def test_hegemony() -> None:
    """A ship becomes a city; no settler is needed, and it takes an action."""
    scene = coast("carthage", "hegemony").land("D3", "plains").units(0, "C3", ship=1, settler=1)
    table = do(scene.turn(0), Use("hegemony"))
    assert asked(table) == "hegemony-site"
    assert set(table.asks[0].picks) == {Hex("C2"), Hex("D3")}  # C4 is barren, D2 has a city
    do(table, Hex("D3"), Join("settler"))
    city = city_at(table, "D3")
    assert city is not None
    assert city.owner == 0
    assert units_at(table, 0, "C3") == {}
    assert units_at(table, 0, "D3") == {"settler": 1}
    assert player(table, 0).units_left[2] == 4
    assert table.state.turn.actions == 2
    assert conserved(table)
    do(table, Command())
    assert refused(table, From("D3")) == "COC-12.10"


@pytest.mark.rule("COC-13.18")
@pytest.mark.content("civilization_advances/hegemony", "civilizations/carthage")
def test_hegemony_loses_who_fits_nowhere() -> None:
    scene = coast("carthage", "hegemony").land("D3", "plains").units(0, "C3", ship=1, settler=2)
    table = do(scene.turn(0), Use("hegemony"), Hex("D3"), Join("settler"), Done())
    assert units_at(table, 0, "D3") == {"settler": 1}
    assert units_at(table, 0, "C3") == {}
    assert conserved(table)


@pytest.mark.rule("COC-13.12")
@pytest.mark.content("civilization_advances/hegemony", "civilizations/carthage")
def test_hegemony_leaves_people_on_other_ships() -> None:
    scene = coast("carthage", "hegemony").land("D3", "plains").units(0, "C3", ship=2, settler=2)
    table = do(scene.turn(0), Use("hegemony"), Hex("D3"), Done())
    assert units_at(table, 0, "C3") == {"ship": 1, "settler": 2}


@pytest.mark.rule("COC-8.2")
@pytest.mark.content("civilization_advances/hegemony", "civilizations/carthage")
def test_hegemony_with_a_pirate_ship_that_sails_along() -> None:
    scene = coast("carthage", "hegemony").player(0, civilization_advances=["pirate_alliance"])
    scene.land("D3", "plains").units("pirates", "C3", ship=1).units(0, "B3", ship=1)
    table = do(scene.turn(0), Command(), From("B3"), To("C3"), Done(), Use("hegemony"))
    do(table, Join("ship", pirate=1))
    while city_at(table, "D3") is None:
        table.pick(Hex("D3") if Hex("D3") in table.asks[0].picks else table.asks[0].picks[-1])
    assert units_at(table, 0, "C3") == {"ship": 1}
    assert units_at(table, "pirates", "C3") == {}
    assert conserved(table)


# ---------------------------------------------------------------- Pirate Alliance


def allies() -> Scene:
    return coast("carthage", "pirate_alliance").units("pirates", "B3", ship=2)


@pytest.mark.rule("COC-13.2", "COC-23.11")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_pirates_sail_along() -> None:
    table = do(allies().units(0, "C3", ship=1).turn(0), Command(), From("C3"), To("B3"))
    assert table.state.battle is None
    assert units_at(table, 0, "B3") == {"ship": 3}
    assert units_at(table, "pirates", "B3") == {}
    assert conserved(table)
    do(table, Done(), Command(), From("B3"))
    do(table, Join("ship"), Join("ship", pirate=1), Done(), To("B2"))
    assert units_at(table, 0, "B2") == {"ship": 2}
    assert units_at(table, "pirates", "B3") == {"ship": 1}  # left alone, it is free again
    assert conserved(table)


@pytest.mark.rule("COC-13.2")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_passes_through() -> None:
    scene = allies().land("B2 A3", "barren").land("B4", "water").units(0, "C3", ship=1)
    table = do(scene.turn(0), Command(), From("C3"))
    assert {"B3", "B4"} <= goals(table)
    do(table, To("B4"))
    assert units_at(table, "pirates", "B3") == {"ship": 2}


@pytest.mark.rule("COC-13.6", "COC-1.8")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_carries_land_units() -> None:
    scene = coast("carthage", "pirate_alliance").units("pirates", "C3", ship=1)
    table = do(scene.turn(0), Command(), From("D2"), To("C3"))
    assert units_at(table, 0, "C3") == {"ship": 1, "settler": 1}
    do(table, From("C3"), To("A3"))
    assert units_at(table, 0, "A3") == {"ship": 1, "settler": 1}
    assert conserved(table)


@pytest.mark.rule("COC-14.12")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_pirates_that_explore_alone_are_free() -> None:
    """They have left the player's ships when the area is turned up, and go no further."""
    scene = coast("carthage", "pirate_alliance").player(0, advances=["navigation"])
    scene.units("pirates", "C3", ship=1).units(0, "B3", ship=1).tile(2, "area_10")
    table = do(scene.turn(0), Command(), From("B3"), To("C3"), Done(), Command(), From("C3"))
    do(table, Join("ship", pirate=1), Done(), By("F2", "navigation"), Hex("B3"))
    assert units_at(table, 0, "C3") == {"ship": 1}
    assert units_at(table, "pirates", "B3") == {"ship": 1}
    assert conserved(table)


@pytest.mark.rule("COC-13.7")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_ends_when_all_are_ashore() -> None:
    scene = coast("carthage", "pirate_alliance").units("pirates", "C3", ship=1)
    table = do(scene.turn(0), Command(), From("D2"), To("C3"), Done())
    do(table, Command(), From("C3"), Join("settler"), To("D3"))
    assert units_at(table, 0, "C3") == {}
    assert units_at(table, "pirates", "C3") == {"ship": 1}


@pytest.mark.rule("COC-15.1", "COC-23.12")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_can_be_broken() -> None:
    """By moving onto pirates, or with a move on the spot against those that sail along."""
    scene = allies().units(0, "C3", ship=2).rolls(12, 12, 1, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), Attack("B3"))
    assert table.state.turn.battles or asked(table) == "retreat"
    scene = coast("carthage", "pirate_alliance").units("pirates", "B3", ship=1)
    scene.units(0, "C3", ship=2).rolls(12, 12, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), To("B3"), Done())
    do(table, Command(), From("B3"), Join("ship"), Done(), Attack("B3"))
    while asked(table) == "gain":
        table.pick(table.asks[0].picks[0])
    assert units_at(table, 0, "B3") == {"ship": 2}
    assert goods_of(table, 0)["gold"] == 1
    assert conserved(table)


@pytest.mark.rule("COC-15.16")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_pirates_take_the_hits_first() -> None:
    scene = allies().units(0, "C3", ship=1).units(1, "B2", ship=2).rolls(1, 1, 1, 12, 12)
    table = do(scene.turn(0), Command(), From("C3"), To("B3"), Done(), Command(), From("B3"))
    do(table, Join("ship"), Join("ship", pirate=1), Join("ship", pirate=1), To("B2"))
    s = table.state
    assert s.battle is not None
    lost = s.battle.sides[0].killed[2]
    assert lost >= 1
    left = s.units[0][s.hex("B2")]
    assert len(left) == 3 - lost
    assert any(not unit & 256 for unit in left)
    assert conserved(table)


@pytest.mark.rule("COC-11.9", "COC-15.26")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_in_the_own_port() -> None:
    """New ships may attack the pirates there, or let them sail along."""
    for attack in (True, False):
        scene = coast("carthage", "pirate_alliance").player(0, wood=2)
        scene.city(0, "D2", "port", port="C3").units("pirates", "C3", ship=1).rolls(12, 1)
        table = do(scene.turn(0), Recruit("D2"), Enlist("ship"), Done())
        assert asked(table) == "react"
        do(table, Use("pirate_alliance") if attack else Pass())
        assert bool(table.state.turn.battles or table.state.battle) is attack
        if not attack:
            assert units_at(table, 0, "C3") == {"ship": 2}
            assert units_at(table, "pirates", "C3") == {}


@pytest.mark.rule("COC-9.7")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_blocks_no_collect() -> None:
    scene = coast("carthage", "pirate_alliance").player(0, advances=["fishing"], food=0)
    scene.units("pirates", "C3", ship=1).units(0, "B2", ship=1)
    table = do(scene.turn(0), Command(), From("B2"), To("C3"), Done(), Collect("D2"))
    assert "C3" in {getattr(pick, "hex", "") for pick in table.asks[0].picks}


@pytest.mark.rule("COC-22.17", "COC-22.18")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_the_pirates_symbol_ignores_who_sails_along() -> None:
    """All four sail along next to both players' land: none come, and nobody pays."""
    scene = coast("carthage", "pirate_alliance").units("pirates", "C3", ship=4)
    table = do(scene.units(0, "B2", ship=1).turn(0), Command(), From("B2"), To("C3"), Done())
    assert units_at(table, 0, "C3") == {"ship": 5}
    later = Scene(expansion=True)
    later.state = table.state.copy()
    table = later.at(Step("pirates.come", 0), Step("pirates.extort", 0), Step("turn", 0))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"food": 2}
    assert units_at(table, 0, "C3") == {"ship": 5}


@pytest.mark.rule("COC-23.12")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_others_gain_nothing_for_sinking_who_sails_along() -> None:
    scene = allies().units(0, "C3", ship=1).units(1, "B2", ship=3).rolls(12, 12, 12)
    scene.goods(1, food=0)
    table = do(scene.turn(0, actions=1), Command(), From("C3"), To("B3"), Done())
    while asked(table) != "turn" or table.asks[0].seat != 1:
        table.pick(table.asks[0].picks[0])
    do(table, Command(), From("B2"), Join("ship"), Join("ship"), To("B3"))
    while table.state.battle is not None:
        table.pick(table.asks[0].picks[0])
    assert not any(unit & 256 for units in table.state.units[0].values() for unit in units)
    assert (
        player(table, 0).units_left[2]
        + sum(units_at(table, 0, label).get("ship", 0) for label in ("B3", "B2", "C3", "A3"))
        == 4
    )
    assert goods_of(table, 1) == {}
    assert conserved(table)


@pytest.mark.rule("COC-26.11", "COC-23.13")
@pytest.mark.content("civilization_advances/pirate_alliance", "civilizations/carthage")
def test_pirate_alliance_pirates_trade_along() -> None:
    scene = allies().units(0, "C3", ship=1).city(1, "C4")
    table = do(scene.turn(0), Command(), From("C3"), To("B3"), Done())
    s = table.state
    assert len(largest(s, s.players[0])) == 1  # one city
    assert len([place for place, _ in traders(s, s.players[0]) if place == s.hex("B3")]) == 3


@pytest.mark.rule("COC-13.2", "COC-23.11")
def test_others_fight_the_pirates() -> None:
    scene = coast("rome").units("pirates", "B3", ship=1).units(0, "C3", ship=2).rolls(12, 12, 1)
    table = do(scene.turn(0), Command(), From("C3"), Join("ship"), To("B3"))
    assert units_at(table, "pirates", "B3") == {}
    assert asked(table) == "gain"
