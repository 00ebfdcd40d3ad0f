"""Section 11: Recruit."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD
from civitas.titles.clash_of_cultures.picks.common import Done, Gain, Pay, Use
from civitas.titles.clash_of_cultures.picks.people import Enlist, Lead, Recruit, SendHome
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import NEUTRAL
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


def town(*advances: str, **goods: int) -> Scene:
    """A happy city of size 1 without units: two units may be recruited."""
    scene = Scene(expansion=True).no_units(0, "D2")
    return scene.knows(0, *advances).goods(0, **{"food": 0, **goods})


def harbour(*advances: str, **goods: int) -> Scene:
    scene = town(*advances, **goods).land("D3 D4", "water")
    return scene.city(0, "D2", "port", mood="happy", port="D3")


def units(table: Table, label: str = "D2") -> dict[str, int]:
    return units_at(table, 0, label)


@pytest.mark.rule("COC-11.1", "COC-11.2", "COC-11.4", "COC-6.10")
@pytest.mark.content("units/settler")
def test_choose_units_pay_for_all_and_place_them() -> None:
    table = do(town(food=3, ore=1).turn(0), Recruit("D2"))
    assert set(table.asks[0].picks) == {Enlist("settler"), Enlist("infantry")}
    do(table, Enlist("settler"))
    assert goods_of(table, 0) == {"food": 3, "ore": 1}
    do(table, Enlist("infantry"))
    assert goods_of(table, 0) == {}
    assert units(table) == {"settler": 1, "infantry": 1}
    city = city_at(table, "D2")
    assert city is not None
    assert city.activations == 1
    assert table.state.turn.actions == 2


@pytest.mark.rule("COC-11.1", "COC-6.9")
@pytest.mark.parametrize(("mood", "most"), [("happy", 3), ("neutral", 2), ("angry", 1)])
def test_as_many_as_the_mood_adjusted_size(mood: str, most: int) -> None:
    scene = town(food=7, ore=7).city(0, "D2", "temple", mood=mood)
    table = do(scene.turn(0), Recruit("D2"))
    for _ in range(most):
        assert asked(table) == "recruit"
        do(table, Enlist("infantry"))
    assert asked(table) == "turn"
    assert units(table) == {"infantry": most}


@pytest.mark.rule("COC-11.18")
def test_at_least_one_unit() -> None:
    table = do(town(food=4, ore=1).turn(0), Recruit("D2"))
    assert Done() not in table.asks[0].picks
    do(table, Enlist("settler"), Done())
    assert units(table) == {"settler": 1}
    table = town().turn(0)
    assert refused(table, Recruit("D2")) == "COC-11.18"


@pytest.mark.rule("COC-11.2", "COC-4.7")
def test_gold_replaces_resources() -> None:
    table = do(town(gold=2).turn(0), Recruit("D2"), Enlist("infantry"))
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-11.3", "COC-11.4")
def test_ships_need_a_port_and_appear_on_the_port_hex() -> None:
    table = town(wood=2).turn(0)
    assert refused(table, Enlist("ship")) == "COC-11.3"
    table = do(harbour(wood=2).turn(0), Recruit("D2"))
    assert units(table, "D3") == {"ship": 1}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-11.3", "COC-11.2")
@pytest.mark.content("buildings/market")
def test_cavalry_and_elephants_need_a_market() -> None:
    scene = town(food=3, wood=1)
    assert refused(scene.turn(0), Enlist("cavalry")) == "COC-11.3"
    assert refused(scene.turn(0), Enlist("elephant")) == "COC-11.3"
    scene.city(0, "D2", "market", mood="happy")
    table = do(scene.turn(0), Recruit("D2"), Enlist("cavalry"), Enlist("elephant"))
    assert units(table) == {"cavalry": 1, "elephant": 1}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-2.17")
def test_no_cavalry_without_the_expansion() -> None:
    table = Scene(expansion=False).goods(0, food=2, wood=3).turn(0)
    assert refused(table, Enlist("cavalry")) == "COC-2.17"


@pytest.mark.rule("COC-11.5", "COC-1.7")
def test_four_army_units_at_most() -> None:
    scene = town(food=4, ore=2).units(0, "D2", infantry=3)
    table = do(scene.turn(0), Recruit("D2"), Enlist("infantry"))
    assert set(table.asks[0].picks) == {Enlist("settler"), Done()}
    table = town(food=1, ore=1).units(0, "D2", infantry=4).turn(0)
    assert refused(table, Enlist("infantry")) == "COC-11.5"


@pytest.mark.rule("COC-11.6")
def test_a_unit_from_the_map_when_the_supply_is_empty() -> None:
    scene = town(food=2).land("C3", "plains").units(0, "C2", settler=3).units(0, "C3", settler=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert set(table.asks[0].picks) == {SendHome("C2", "settler"), SendHome("C3", "settler")}
    do(table, SendHome("C3", "settler"))
    assert units(table, "C3") == {}
    assert units(table) == {"settler": 1}


@pytest.mark.rule("COC-11.6")
def test_a_ship_is_returned_with_those_it_carried() -> None:
    scene = harbour(wood=2).units(0, "D4", ship=3, settler=3, infantry=2).units(0, "D3", ship=1)
    table = do(scene.turn(0), Recruit("D2"), SendHome("D4", "ship"))
    assert set(table.asks[0].picks) == {SendHome("D4", "settler"), SendHome("D4", "infantry")}
    do(table, SendHome("D4", "infantry"))
    assert units(table, "D4") == {"ship": 2, "settler": 3, "infantry": 1}
    assert units(table, "D3") == {"ship": 2}


@pytest.mark.rule("COC-11.5", "COC-11.6")
def test_who_is_returned_from_the_city_makes_room_there() -> None:
    scene = town(food=1, wood=1).city(0, "D2", "market", mood="happy").units(0, "D2", cavalry=4)
    table = do(scene.turn(0), Recruit("D2"))
    assert units(table) == {"cavalry": 4}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-11.5", "COC-11.6")
def test_who_stands_elsewhere_makes_no_room_in_the_city() -> None:
    scene = town(food=1, wood=1).city(0, "D2", "market", mood="happy")
    scene.units(0, "D2", infantry=1, cavalry=3).units(0, "C2", cavalry=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert units(table) == {"infantry": 1, "cavalry": 3}
    assert units(table, "C2") == {"cavalry": 1}


@pytest.mark.rule("COC-11.5", "COC-11.6")
def test_as_many_are_returned_from_the_city_as_it_needs_room() -> None:
    scene = town(food=2, wood=2).city(0, "D2", "market", mood="happy")
    scene.units(0, "D2", infantry=1, cavalry=2).units(0, "C2", cavalry=2)
    table = do(scene.turn(0), Recruit("D2"), Enlist("cavalry"), Enlist("cavalry"))
    assert set(table.asks[0].picks) == {SendHome("D2", "cavalry"), SendHome("C2", "cavalry")}
    do(table, SendHome("C2", "cavalry"))
    assert units(table) == {"infantry": 1, "cavalry": 3}
    assert units(table, "C2") == {"cavalry": 1}


@pytest.mark.rule("COC-11.5")
def test_nobody_is_returned_while_the_supply_is_enough() -> None:
    scene = town(food=1, wood=1).city(0, "D2", "market", mood="happy")
    table = scene.units(0, "D2", infantry=1, cavalry=3).turn(0)
    assert offered(table, Recruit) == []


@pytest.mark.rule("COC-11.7", "COC-11.8")
@pytest.mark.content("advances/sanitation", "advances/draft")
def test_sanitation_and_draft_each_for_one_unit() -> None:
    scene = town("sanitation", "draft", mood=7).city(0, "D2", "temple", "academy", mood="happy")
    table = do(scene.turn(0), Recruit("D2"))
    assert set(table.asks[0].picks) == {
        Enlist("settler", "sanitation"),
        Enlist("infantry", "draft"),
    }
    do(table, Enlist("settler", "sanitation"), Enlist("infantry", "draft"))
    assert goods_of(table, 0) == {"mood": 5}
    assert units(table) == {"settler": 1, "infantry": 1}


@pytest.mark.rule("COC-11.7")
def test_sanitation_counts_toward_the_maximum() -> None:
    scene = town("sanitation", food=4, mood=1).city(0, "D2", mood="neutral")
    table = do(scene.turn(0), Recruit("D2"), Enlist("settler", "sanitation"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"food": 4}


@pytest.mark.rule("COC-26.18")
def test_civil_liberties_make_draft_dearer() -> None:
    scene = town("draft", "civil_liberties", mood=1)
    assert not offered(scene.turn(0), Recruit)
    scene = town("draft", "civil_liberties", mood=2)
    table = do(scene.turn(0), Recruit("D2"))
    assert units(table) == {"infantry": 1}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-11.9", "COC-15.26")
def test_new_ships_fight_those_on_the_port_hex_after_the_after_effects() -> None:
    scene = harbour("nationalism", "tactics", wood=2).units(1, "D3", ship=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert asked(table) == "gain"
    assert table.state.battle is None
    do(table, Gain("mood"))
    while asked(table) != "turn":
        assert asked(table) != "retreat"
        table.pick(table.asks[0].picks[0])
    assert not (units(table, "D3") and units_at(table, 1, "D3"))


@pytest.mark.rule("COC-26.8", "COC-11.11")
@pytest.mark.content("advances/medicine")
def test_medicine_gives_back_a_resource_that_was_paid() -> None:
    table = do(town("medicine", food=1, ore=1).turn(0), Recruit("D2"))
    assert set(table.asks[0].picks) == {Gain("food"), Gain("ore")}
    do(table, Gain("ore"))
    assert goods_of(table, 0) == {"ore": 1}
    scene = town("medicine", "draft", mood=1)
    table = do(scene.turn(0), Recruit("D2"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-11.11", "COC-0.13")
@pytest.mark.parametrize("first", ["medicine", "nationalism"])
def test_the_owner_orders_what_follows_a_recruit(first: str) -> None:
    table = do(town("medicine", "nationalism", food=1, ore=1).turn(0), Recruit("D2"))
    assert table.asks[0].picks == [Use("medicine"), Use("nationalism")]  # both happen
    gains = {"medicine": Gain("ore"), "nationalism": Gain("culture")}
    second = next(name for name in gains if name != first)
    do(table, Use(first), gains[first], gains[second])
    assert goods_of(table, 0) == {"ore": 1, "culture": 1}
    assert asked(table) == "turn"


@pytest.mark.rule("COC-26.22")
@pytest.mark.content("advances/nationalism")
def test_nationalism_rewards_army_units_and_ships_once() -> None:
    table = do(town("nationalism", food=3, ore=2).turn(0), Recruit("D2"))
    do(table, Enlist("infantry"), Enlist("infantry"), Gain("culture"))
    assert goods_of(table, 0) == {"food": 1, "culture": 1}
    table = do(harbour("nationalism", wood=2).turn(0), Recruit("D2"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}
    table = do(town("nationalism", food=2).turn(0), Recruit("D2"))
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-6.12", "COC-11.1")
def test_a_second_activation_tires_the_city_after_the_recruit() -> None:
    scene = town(food=4).city(0, "D2", mood="happy", activations=1)
    table = do(scene.turn(0), Recruit("D2"), Enlist("settler"))
    city = city_at(table, "D2")
    assert city is not None
    assert (city.mood, city.activations) == (NEUTRAL, 2)


# ---------------------------------------------------------------- leaders


def court(**goods: int) -> Scene:
    return town(**goods).player(0, civilization="rome")


@pytest.mark.rule("COC-11.12", "COC-11.2")
def test_a_leader_is_chosen_and_costs_a_mood_and_a_culture_token() -> None:
    table = do(court(mood=1, culture=1).turn(0), Recruit("D2"))
    assert set(table.asks[0].picks) == {Lead("augustus"), Lead("caesar"), Lead("sulla")}
    do(table, Lead("caesar"))
    me = player(table, 0)
    assert me.leader == LEADER_CARD["caesar"]
    assert me.leaders == (LEADER_CARD["augustus"], LEADER_CARD["sulla"])
    assert units(table) == {"leader": 1}
    assert goods_of(table, 0) == {}


@pytest.mark.rule("COC-11.12", "COC-11.13", "COC-11.5")
def test_one_leader_per_recruit_and_it_counts_as_a_unit() -> None:
    table = do(court(mood=2, culture=2, food=2).turn(0), Recruit("D2"), Enlist("leader"))
    assert set(table.asks[0].picks) == {Enlist("settler"), Done()}


@pytest.mark.rule("COC-11.13")
def test_another_leader_replaces_the_present_one() -> None:
    scene = court(mood=1, culture=1).leader(0, "sulla", "D2").units(0, "D2", infantry=3)
    table = do(scene.turn(0), Recruit("D2"), Lead("caesar"))
    me = player(table, 0)
    assert me.leader == LEADER_CARD["caesar"]
    assert me.leaders == (LEADER_CARD["augustus"],)
    assert units(table) == {"leader": 1, "infantry": 3}
    assert player(table, 1).killed_leaders == ()


@pytest.mark.rule("COC-11.5", "COC-11.13")
def test_who_replaces_xerxes_does_not_lead_his_mighty_host() -> None:
    scene = court(mood=1, culture=1).leader(0, "xerxes", "D2").units(0, "D2", infantry=4)
    assert refused(scene.turn(0), Enlist("leader")) == "COC-11.5"


@pytest.mark.rule("COC-11.15")
def test_without_cards_there_are_no_leaders() -> None:
    scene = court(mood=1, culture=1)
    scene.state.players[0].leaders = ()
    table = scene.turn(0)
    assert refused(table, Enlist("leader")) == "COC-11.15"


@pytest.mark.rule("COC-28.6")
def test_a_random_leader() -> None:
    leaders = set()
    for seed in range(12):
        scene = Scene(expansion=True, seed=seed, random_leader=True).no_units(0, "D2")
        scene.player(0, civilization="rome", food=0, mood=1, culture=1)
        table = do(scene.turn(0), Recruit("D2"))
        assert asked(table) == "turn"
        leaders.add(player(table, 0).leader)
    assert leaders == {LEADER_CARD[name] for name in ("augustus", "caesar", "sulla")}


@pytest.mark.rule("COC-11.17", "COC-1.7")
def test_a_leader_is_an_army_unit() -> None:
    scene = court(mood=1, culture=1).units(0, "D2", infantry=4)
    assert refused(scene.turn(0), Enlist("leader")) == "COC-11.5"


@pytest.mark.rule("COC-11.2", "COC-4.11")
def test_one_payment_for_all() -> None:
    table = do(town(food=3, ore=1, gold=1).turn(0), Recruit("D2"))
    do(table, Enlist("infantry"), Enlist("settler"))
    assert asked(table) == "pay"
    do(table, Pay(2, 0, 1, 0, 1, 0, 0))
    assert goods_of(table, 0) == {"food": 1}
