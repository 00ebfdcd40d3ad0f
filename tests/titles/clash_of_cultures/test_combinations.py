"""Leader, civilization, advance and wonder at the same moment (COC-0.13, COC-11.11, COC-15.31)."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.cards import WONDER
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.battles import Bonus, LoseUnit, Tactics
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import Advance, Done, Gain, Pass, Use
from civitas.titles.clash_of_cultures.picks.moves import Command, From, Join, To
from civitas.titles.clash_of_cultures.picks.people import Enlist, Influence, Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import HAPPY
from tests.titles.clash_of_cultures.feats import BEST, WORST
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered
from tests.titles.clash_of_cultures.triumphs import comes_to, field, played


def of(seat: int, civilization: str, *advances: str, scene: Scene) -> Scene:
    return scene.player(seat, civilization=civilization, civilization_advances=advances)


def all_used(table: Table, *wanted: str) -> list[str]:
    """These are used as soon as they are offered; tells in which order."""
    order = []
    while asked(table) != "turn":
        fit = [name for name in wanted if Use(name) in table.asks[0].picks]
        if fit:
            order.append(fit[0])
        table.pick(Use(fit[0]) if fit else table.asks[0].picks[-1])
    return order


@pytest.mark.rule("COC-0.13", "COC-15.31", "COC-16.12")
def test_caesar_takes_a_city_for_rome() -> None:
    """2 gold for the city, Captivi 1 gold and 1 mood; Provinces calm it, the Proconsul stays."""
    scene = of(0, "rome", "captivi", "provinces", scene=plains(expansion=True))
    scene.city(1, "D3", "temple").leader(0, "caesar", "D3").goods(0, food=0, culture=1)
    table = do(scene.battle(0, 1, "D3", "C3"), Pass())
    assert set(table.asks[0].picks) == {Use("provinces"), Use("proconsul")}  # in which order?
    do(table, Use("proconsul"))
    assert all_used(table, "provinces") == ["provinces"]
    city = city_at(table, "D3")
    assert city is not None
    assert (city.owner, city.mood) == (0, HAPPY)
    assert units_at(table, 0, "D3") == {"infantry": 1, "leader": 1}
    assert goods_of(table, 0) == {"gold": 2, "mood": 1}


@pytest.mark.rule("COC-15.14", "COC-15.5")
def test_darius_fights_with_immortals_and_steel() -> None:
    scene = of(0, "persia", "immortals", "grey_flood", scene=plains(expansion=True))
    scene.player(0, advances=["steel_weapons"], ore=1, culture=2).leader(0, "darius", "D3")
    scene.units(0, "D3", elephant=1).units(1, "D3", infantry=1).rolls(3, 4, 3)
    table = do(scene.battle(0, 1, "D3", "C3"), Use("steel_weapons"), Use("immortals"), Bonus(2))
    mine = rolled(table)[0]
    assert mine.shares == {"steel_weapons": 2, "immortals": 2, "satrapies": 1}
    assert (mine.value, mine.shields) == (2 + 5, {"elephant": 1})


@pytest.mark.rule("COC-15.14")
def test_caps_of_leader_and_civilization_are_not_added() -> None:
    """Hannibal for Persia: the bonuses of the enemy are +2 at most, once."""
    scene = of(0, "persia", "grey_flood", scene=plains(expansion=True))
    scene.leader(0, "hannibal", "D3").units(0, "D3", elephant=1).units(1, "D3", cavalry=1)
    scene.player(1, advances=["tactics"], actions=["action_06"]).rolls(3, 3, 3)
    table = do(scene.battle(0, 1, "D3", "C3"), Tactics("action_06"))
    assert rolled(table)[1].value == 2 + 2


@pytest.mark.rule("COC-11.14", "COC-15.31")
def test_egypt_embalms_a_leader_killed_in_battle() -> None:
    """A token for the leader, another after the battle; the card goes to the other player."""
    scene = of(0, "egypt", "embalming", scene=plains(expansion=True)).goods(0, food=0)
    scene.leader(0, "ramses", "D3").units(0, "D3", infantry=1).units(1, "D3", infantry=2)
    scene.rolls(3, 3, BEST, 3, BEST, BEST, BEST)
    table = do(scene.battle(0, 1, "D3", "C3"), LoseUnit("leader"))
    assert goods_of(table, 0) == {"culture": 1}
    assert player(table, 1).killed_leaders == (LEADER_CARD["ramses"],)
    assert half_points(table.state, player(table, 1))[5] == 4
    while table.state.battle is not None:
        table.pick(table.asks[0].picks[-1])
    assert goods_of(table, 0) == {"culture": 2}


@pytest.mark.rule("COC-11.14", "COC-15.25")
def test_a_leader_who_drowns_is_taken_by_a_player_but_not_by_pirates() -> None:
    for foe in (1, "pirates"):
        scene = sea(expansion=True).leader(0, "hanno", "D3").units(0, "D3", ship=1)
        scene.units(foe, "D3", ship=1).rolls(WORST, BEST)
        table = scene.battle(0, foe, "D3", "C3")
        while table.state.battle is not None:
            table.pick(table.asks[0].picks[0])
        assert player(table, 0).leader == -1
        assert player(table, 1).killed_leaders == ((LEADER_CARD["hanno"],) if foe == 1 else ())


@pytest.mark.rule("COC-11.11", "COC-0.13")
def test_what_follows_a_recruit_of_leonidas() -> None:
    """Medicine, Nationalism, Study and This Is Sparta, in the order of the player's choice."""
    scene = of(0, "greece", "study", scene=plains(expansion=True)).leader(0, "leonidas", "D2")
    scene.player(0, advances=["medicine", "nationalism"]).city(0, "D2", "academy", mood="happy")
    table = do(scene.goods(0, food=1, ore=1).turn(0), Recruit("D2"))
    names = ["medicine", "nationalism", "study", "this_is_sparta"]
    assert set(table.asks[0].picks) == {Use(name) for name in names}
    do(table, Use("this_is_sparta"), Use("nationalism"), Gain("mood"), Use("study"), Gain("ore"))
    assert goods_of(table, 0) == {"ore": 1, "ideas": 1, "mood": 1, "culture": 1}


@pytest.mark.rule("COC-4.15", "COC-26.24")
def test_hiram_and_the_state_religion_build_a_temple_for_one_resource() -> None:
    scene = plains(expansion=True).player(0, civilization="phoenicia").leader(0, "hiram", "D2")
    scene.player(0, advances=["myths", "state_religion"]).city(0, "C3").goods(0, food=0, wood=1)
    table = do(scene.turn(0), Construct("D2"))
    assert asked(table) == "gain"
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-4.15")
def test_substitutions_do_not_chain() -> None:
    """With the Great Arena culture pays for mood, but not for the mood that stands for ore."""
    scene = of(0, "rome", "captivi", scene=plains(expansion=True)).knows(0, "writing")
    scene.city(0, "C3", wonders=["great_arena"]).goods(0, food=1, wood=1, culture=5)
    assert not offered(scene.turn(0), Construct)
    scene.goods(0, mood=1)
    table = do(scene.turn(0), Construct("D2"))
    assert goods_of(table, 0) == {"culture": 5, "ideas": 2}


@pytest.mark.rule("COC-9.9", "COC-0.13")
def test_what_follows_a_collect_in_japan() -> None:
    """Pottery looks at what Mass Production has brought; Public Education adds its idea."""
    scene = of(0, "japan", "pottery", scene=plains(expansion=True))
    scene.knows(0, "storage", "public_education").city(0, "D2", "academy", mood="happy")
    table = do(scene.goods(0, food=0).turn(0), Collect("D2"))
    do(table, *(Take(label, "food") for label in ("D2", "C3", "D3")))
    all_used(table, "pottery", "public_education")
    assert goods_of(table, 0) == {"food": 3, "ideas": 1, "culture": 1}


@pytest.mark.rule("COC-24.14")
def test_a_captured_wonder_works_at_once_for_its_captor_alone() -> None:
    scene = Scene().land("C3 D3 E3 D4", "plains").city(1, "D4", wonders=["great_statue"])
    scene.knows(0, "tactics").units(0, "D3", infantry=1)
    scene.player(0, objectives=["objective_01"]).player(1, objectives=["objective_02"])
    table = do(scene.turn(0), Command(), From("D3"), To("D4"), Pass())
    while asked(table) != "turn":
        table.pick(Pass() if Pass() in table.asks[0].picks else Done())
    assert Use("great_statue") in table.asks[0].picks
    do(table, Use("great_statue"))
    assert table.state.turn.actions == 3
    assert table.state.wonder_markers[WONDER["great_statue"]] == (1, 0)
    scene = Scene().city(0, "D4", wonders=["great_statue"]).player(1, objectives=["objective_02"])
    assert Use("great_statue") not in scene.turn(1).asks[0].picks


@pytest.mark.rule("COC-24.8", "COC-7.11")
def test_a_borrowed_advance_unlocks_no_civilization_advance() -> None:
    scene = plains(expansion=True).player(0, civilization="maya")
    scene.city(0, "D2", mood="happy", wonders=["great_library"])
    table = do(scene.turn(0), Use("great_library"), Advance("irrigation"), Collect("D2"))
    assert Take("D1", "food") in table.asks[0].picks  # Irrigation works
    assert Take("E2", "food") not in table.asks[0].picks  # Terraces do not
    assert player(table, 0).civilization_advances == 0


@pytest.mark.rule("COC-20.4", "COC-15.31")
def test_both_sides_of_a_battle_play_objectives_the_attacker_first() -> None:
    scene = field().player(0, objectives=["objective_06"]).player(1, objectives=["objective_19"])
    scene.units(0, "D4", infantry=3).units(1, "D4", infantry=3)
    table = scene.battle(1, 0, "D4", "D5", turn=1)
    assert comes_to(table, played("great_battle", "objective_19"), seat=1)
    do(table, played("great_battle", "objective_19"))
    assert comes_to(table, played("great_battle", "objective_06"), seat=0)
    do(table, played("great_battle", "objective_06"))
    assert [len(player(table, seat).objectives) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("COC-18.8", "COC-26.1")
def test_a_success_brings_what_advance_and_civilization_promise() -> None:
    """Conversion adds 1 to the die and brings culture, the Laws a card; Toltec Lineage adds 1."""
    scene = of(0, "babylon", "laws", scene=plains(expansion=True)).knows(0, "conversion")
    scene.leader(0, "acamapichtli", "D2").city(1, "D3", "temple").goods(0, food=0).rolls(5)
    table = do(scene.turn(0), Influence("D3"))
    all_used(table, "laws", "conversion")
    assert table.state.turn.influenced
    assert len(player(table, 0).action_hand) == 1
    assert goods_of(table, 0) == {"culture": 1}


@pytest.mark.rule("COC-12.15", "COC-12.11")
def test_hannibal_of_rome_takes_the_long_road_over_the_mountains() -> None:
    scene = of(0, "rome", "roman_roads", scene=Scene(expansion=True))
    scene.land("C3 D3 E3 C4 D4 E4 D5", "mountain").city(0, "D5").leader(0, "hannibal", "D2")
    scene.knows(0, "roads", "tactics").goods(0, food=0).units(0, "D2", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"), Join("infantry"), Join("leader"), Done())
    do(table, To("D3"), Done(), Command(), From("D3"), Join("infantry"), Join("leader"))
    assert To("D4") in table.asks[0].picks  # no mark of the mountain binds them


@pytest.mark.rule("COC-11.13", "COC-11.8")
def test_a_new_leader_speaks_after_the_recruit_and_the_old_one_is_gone() -> None:
    scene = plains(expansion=True).player(0, civilization="greece", advances=["draft"])
    scene.leader(0, "pericles", "D4").goods(0, food=0, mood=2, culture=1)
    table = do(scene.turn(0), Recruit("D2"), Enlist("leader"), Enlist("infantry", "draft"))
    while asked(table) != "turn":
        wanted = [pick for pick in table.asks[0].picks if "leonidas" in repr(pick)]
        table.pick((wanted or table.asks[0].picks)[0])
    me = player(table, 0)
    assert me.leader == LEADER_CARD["leonidas"]
    assert units_at(table, 0, "D4") == {}
    assert goods_of(table, 0) == {"culture": 1}  # This Is Sparta, for the Recruit he came with
    assert Use("master") not in table.asks[0].picks
