"""Section 26: what advances do not do, for whom they do it, and how often."""

from __future__ import annotations

import pytest

from civitas.titles.clash_of_cultures.picks.battles import Cancel, FightOn
from civitas.titles.clash_of_cultures.picks.cities import Build, Construct
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    Gain,
    Use,
)
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, Join, To
from civitas.titles.clash_of_cultures.picks.people import Cheer, Enlist, Influence, Recruit
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    buildings_of,
    goods_of,
    mood_of,
    supply_of,
    units_at,
)
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

# ------------------------------------------------------------------ education and science


@pytest.mark.rule("COC-26.5")
def test_philosophy_rewards_its_owner_alone() -> None:
    scene = Scene().knows(1, "writing", "philosophy").goods(1, food=0)
    table = do(scene.turn(0), Advance("math"))
    assert goods_of(table, 1) == {}


@pytest.mark.rule("COC-26.4")
def test_free_education_looks_at_its_owner_alone() -> None:
    scene = Scene().knows(1, "writing", "free_education").goods(1, food=0, ideas=3)
    table = do(scene.goods(0, food=0, ideas=2).turn(0), Advance("fishing"))
    assert (asked(table), table.asks[0].seat) == ("turn", 0)


@pytest.mark.rule("COC-26.4", "COC-0.9")
def test_free_education_once_per_turn() -> None:
    scene = Scene().knows(0, "writing", "free_education").goods(0, food=0, ideas=7)
    table = do(scene.turn(0), Advance("fishing"), Use("free_education"))
    do(table, Advance("myths"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"ideas": 2, "mood": 3}


@pytest.mark.rule("COC-26.2", "COC-26.3")
def test_what_costs_nothing_uses_up_no_priesthood() -> None:
    scene = Scene().knows(0, "math", "myths", "priesthood").goods(0, food=0)
    table = do(scene.turn(0), Advance("roads"))
    assert "roads" in advances_of(table, 0)
    assert Advance("astronomy") in offered(table, Advance)
    assert Advance("fishing") not in offered(table, Advance)


@pytest.mark.rule("COC-26.8")
def test_medicine_returns_one_resource_of_what_was_really_paid() -> None:
    scene = Scene().no_units(0, "D2").knows(0, "medicine").goods(0, food=0, gold=2)
    table = do(scene.turn(0), Recruit("D2"), Enlist("infantry"))
    assert goods_of(table, 0) == {"gold": 1}


# ------------------------------------------------------------------ mood


@pytest.mark.rule("COC-17.5")
def test_sports_are_for_cities_that_are_not_happy() -> None:
    scene = Scene().city(0, "C3", mood="angry").knows(0, "sports").goods(0, food=0, culture=1)
    table = do(scene.turn(0), Use("sports"))
    assert asked(table) == "turn", "the capital is happy, and there is a token for one step"
    assert (mood_of(table, "C3"), actions_left(table)) == ("neutral", 2)
    happy = Scene().knows(0, "sports").goods(0, culture=5)
    assert Use("sports") not in happy.turn(0).asks[0].picks
    scene = Scene().city(0, "C3", mood="angry").city(0, "E3").knows(0, "sports")
    table = do(scene.goods(0, culture=5).turn(0), Use("sports"))
    assert set(offered(table, City)) == {City("C3"), City("E3")}


@pytest.mark.rule("COC-17.4", "COC-4.7")
def test_rituals_are_for_increase_happiness_alone() -> None:
    scene = Scene().city(0, "C3", mood="angry").knows(0, "rituals", "voting", "taxes")
    table = scene.goods(0, food=2, wood=7, ore=7).turn(0)
    assert Cheer("C3") in table.asks[0].picks
    assert Use("taxes") not in table.asks[0].picks
    assert Use("voting") not in table.asks[0].picks


@pytest.mark.rule("COC-17.4")
def test_with_rituals_any_mix_pays() -> None:
    scene = Scene().city(0, "C3", "temple", "academy", mood="neutral").knows(0, "rituals")
    table = do(scene.goods(0, food=1, gold=1, mood=1).turn(0), Cheer("C3"))
    assert (mood_of(table, "C3"), goods_of(table, 0)) == ("happy", {})


# ------------------------------------------------------------------ construction


def builders(*advances: str, **goods: int) -> Scene:
    scene = Scene(expansion=True).city(0, "C3").knows(0, *advances)
    return scene.goods(0, **{"food": 1, "wood": 1, "ore": 1, **goods})


@pytest.mark.rule("COC-26.24")
def test_state_religion_is_for_temples_once_per_turn() -> None:
    scene = builders("myths", "state_religion", "writing", food=0, wood=2, ore=2)
    table = do(scene.turn(0), Construct("D2"), Gain("mood"))
    assert buildings_of(table, "D2") == {"temple": 0}
    assert refused(table, Construct("C3")) == "COC-10.1", "the second costs food again"
    assert refused(builders("state_religion", "writing", food=0).turn(0), Construct("D2"))


@pytest.mark.rule("COC-26.23")
def test_dogma_looks_at_own_temples() -> None:
    table = do(builders("dogma", "writing").turn(0), Construct("D2"))
    assert (asked(table), buildings_of(table, "D2")) == ("turn", {"academy": 0})
    scene = builders("myths").knows(1, "dogma")
    table = do(scene.turn(0), Construct("D2"), Gain("mood"))
    assert (asked(table), table.asks[0].seat) == ("turn", 0)
    whole = ("dogma", "devotion", "conversion", "fanaticism", "myths")
    table = do(builders(*whole).turn(0), Construct("D2"), Gain("mood"))
    assert asked(table) == "turn", "there is nothing left to gain"


@pytest.mark.rule("COC-26.23", "COC-7.6")
def test_an_advance_by_dogma_counts_for_events() -> None:
    scene = builders("dogma", "myths").player(0, counter=1).deck("event", "fantastic_year_self")
    scene.land("D4 C4 E4", "barren").exhausted("C2 E2")
    table = do(scene.turn(0), Construct("D2"), Gain("mood"), Advance("devotion"))
    while asked(table) != "turn":
        do(table, table.asks[0].picks[0])
    assert goods_of(table, 0)["food"] == 2, "a fantastic year, up to the limit"


# ------------------------------------------------------------------ warfare


def siege(**goods: int) -> Scene:
    scene = plains().city(1, "D3", "fortress").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    return scene.knows(0, "siegecraft").goods(0, **{"food": 0, **goods})


@pytest.mark.rule("COC-15.28")
def test_each_half_of_a_fortress_is_cancelled_once() -> None:
    table = do(siege(wood=4, ore=4).rolls(3, 3).battle(0, 1, "D3", "C3"), Use("siegecraft"))
    do(table, Cancel("cancel_fortress_ignore_hit"))
    assert set(table.asks[0].picks) == {Cancel("cancel_fortress_die"), Done()}
    do(table, Cancel("cancel_fortress_die"))
    assert (asked(table), goods_of(table, 0)) == ("retreat", {"wood": 2, "ore": 2})


@pytest.mark.rule("COC-15.28", "COC-0.10")
def test_who_cannot_pay_for_siegecraft_is_not_asked() -> None:
    assert asked(siege(wood=1, ore=1).rolls(3, 3, 3).battle(0, 1, "D3", "C3")) == "retreat"
    scene = siege().knows(1, "siegecraft").goods(1, wood=2, ore=2)
    assert asked(scene.rolls(3, 3, 3).battle(0, 1, "D3", "C3")) == "retreat", "nor the defender"


@pytest.mark.rule("COC-15.27")
def test_free_steel_is_for_land_battles_too() -> None:
    scene = sea().units(0, "D3", ship=1).units(1, "D3", ship=1).rolls(3, 3)
    table = scene.knows(0, "steel_weapons", "metallurgy").battle(0, 1, "D3", "C3")
    assert rolled(table)[0].shares == {}


@pytest.mark.rule("COC-15.27", "COC-26.9")
def test_metallurgy_does_not_help_against_steel() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=1).rolls(3, 3)
    scene.knows(0, "steel_weapons", "metallurgy").knows(1, "steel_weapons").goods(0, ore=0)
    table = scene.battle(0, 1, "D3", "C3")
    assert [roll.shares for roll in rolled(table)] == [{}, {}]


def zeal(*, attackers: int, defenders: int) -> Scene:
    """A city with a temple, of which both sides are fanatics."""
    scene = plains().city(1, "D3", "temple").units(0, "D3", infantry=attackers)
    return scene.units(1, "D3", infantry=defenders).knows(0, "fanaticism").knows(1, "fanaticism")


@pytest.mark.rule("COC-15.30")
def test_only_the_loser_gathers_new_fanatics() -> None:
    scene = zeal(attackers=1, defenders=2).rolls(1, 12, 12)
    table = do(scene.battle(0, 1, "D3", "C3"), Use("fanaticism"))
    assert asked(table) == "turn"
    assert units_at(table, 0, "D2") == {"settler": 1, "infantry": 1}
    assert units_at(table, 1, "D7") == {"settler": 1}


@pytest.mark.rule("COC-15.30", "COC-1.11")
def test_no_fanatics_without_supply_or_room() -> None:
    scene = zeal(attackers=1, defenders=2).units(0, "D2", infantry=4)
    assert asked(scene.rolls(1, 12, 12).battle(0, 1, "D3", "C3")) == "turn"
    scene = zeal(attackers=0, defenders=2).units(0, "D3", cavalry=1).supply(0, infantry=0)
    assert asked(scene.rolls(1, 12, 12).battle(0, 1, "D3", "C3")) == "turn"


@pytest.mark.rule("COC-15.30")
def test_no_zeal_in_a_city_without_a_temple() -> None:
    scene = plains().city(1, "D3", "academy").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = scene.knows(0, "fanaticism").rolls(3, 3).battle(0, 1, "D3", "C3")
    assert rolled(table)[0].shares == {}


@pytest.mark.rule("COC-15.30")
def test_zeal_lasts_one_round() -> None:
    scene = zeal(attackers=2, defenders=2).rolls(*[1] * 12)
    table = do(scene.battle(0, 1, "D3", "C3"), FightOn())
    assert [roll.shares for roll in rolled(table)] == [{"fanaticism": 2}] * 2 + [{}] * 2


# ------------------------------------------------------------------ seafaring


@pytest.mark.rule("COC-26.6")
def test_cartography_rewards_ships_that_moved() -> None:
    scene = Scene().land("C3 B3", "water").land("D3", "barren").knows(0, "cartography")
    scene.units(0, "C3", ship=1).goods(0, food=0)
    table = do(scene.turn(0), Command(), From("D2"), To("C3"), Done())
    assert goods_of(table, 0) == {}, "only a settler has moved"
    do(table, Command(), From("C3"), Join("ship"), To("B3"), Done())
    assert goods_of(table, 0) == {"ideas": 1}
    assert units_at(table, 0, "B3") == {"ship": 1, "settler": 1}


# ------------------------------------------------------------------ economy and government


@pytest.mark.rule("COC-26.14")
def test_taxes_are_an_action_once_per_turn_and_any_mix() -> None:
    scene = Scene().city(0, "C3").knows(0, "taxes", "currency", "storage")
    table = do(scene.goods(0, food=0, mood=2).turn(0), Use("taxes"), Gain("gold"), Gain("food"))
    assert goods_of(table, 0) == {"food": 1, "gold": 1, "mood": 1}
    assert (actions_left(table), Use("taxes") in table.asks[0].picks) == (2, False)


@pytest.mark.rule("COC-26.18", "COC-11.7")
def test_the_drawback_of_civil_liberties_goes_with_it() -> None:
    scene = Scene().no_units(0, "D2").knows(0, "draft", "civil_liberties")
    table = do(scene.goods(0, food=0, mood=4).turn(0), Recruit("D2"))
    assert goods_of(table, 0) == {"mood": 2}
    assert units_at(table, 0, "D2") == {"infantry": 1}


@pytest.mark.rule("COC-26.22", "COC-11.11")
def test_nationalism_rewards_drafted_infantry_too() -> None:
    scene = Scene().no_units(0, "D2").knows(0, "draft", "nationalism").goods(0, food=0, mood=1)
    table = do(scene.turn(0), Recruit("D2"), Gain("culture"))
    assert goods_of(table, 0) == {"culture": 1}


@pytest.mark.rule("COC-26.22")
def test_nationalism_has_nothing_for_settlers() -> None:
    scene = Scene().no_units(0, "D2").knows(0, "nationalism").goods(0, food=2)
    assert asked(do(scene.turn(0), Recruit("D2"))) == "turn"


@pytest.mark.rule("COC-11.7", "COC-11.8")
def test_sanitation_pays_one_settler_in_each_recruit() -> None:
    scene = Scene().no_units(0, "D2").city(0, "D2", "temple", mood="happy")
    scene.knows(0, "sanitation").goods(0, food=2, mood=3)
    table = do(scene.turn(0), Recruit("D2"), Enlist("settler", "sanitation"))
    assert Enlist("settler", "sanitation") not in table.asks[0].picks
    do(table, Enlist("settler"))
    assert (units_at(table, 0, "D2"), goods_of(table, 0)) == ({"settler": 2}, {"mood": 2})
    do(table, Recruit("D2"))
    assert units_at(table, 0, "D2") == {"settler": 3}


@pytest.mark.rule("COC-26.15")
def test_any_card_in_hand_can_be_bartered_and_no_hand_cannot() -> None:
    def merchant() -> Scene:
        return Scene().knows(0, "bartering")

    for scene in (
        merchant().player(0, actions=["action_01"]),
        merchant().player(0, objectives=["objective_01"]),
        merchant().player(0, wonders=["great_wall"]),
    ):
        assert Use("bartering") in scene.turn(0).asks[0].picks
    assert Use("bartering") not in merchant().turn(0).asks[0].picks


@pytest.mark.rule("COC-26.20", "COC-3.8")
def test_absolute_power_may_come_after_the_last_action() -> None:
    scene = Scene().knows(0, "absolute_power").goods(0, mood=2)
    table = do(scene.turn(0, actions=0), Use("absolute_power"))
    assert (asked(table), actions_left(table)) == ("turn", 1)


@pytest.mark.rule("COC-18.8", "COC-26.1")
def test_conversion_rewards_success_alone() -> None:
    scene = Scene().land("D3", "plains").city(1, "D3", "temple").knows(0, "conversion")
    table = do(scene.goods(0, food=0).rolls(5).turn(0), Influence("D3"))
    assert (goods_of(table, 0), buildings_of(table, "D3")) == ({}, {"temple": 1})


@pytest.mark.rule("COC-10.3", "COC-7.10")
@pytest.mark.parametrize(
    ("advance", "building"),
    [
        ("fishing", "port"),
        ("writing", "academy"),
        ("tactics", "fortress"),
        ("myths", "temple"),
        ("bartering", "market"),
        ("arts", "obelisk"),
        ("math", "observatory"),
    ],
)
def test_each_building_has_its_advance(advance: str, building: str) -> None:
    scene = builders().land("D3", "water")
    assert refused(scene.turn(0), Build(building)) == "COC-10.3"
    table = do(builders(advance).land("D3", "water").turn(0), Construct("D2"))
    while asked(table) == "gain":
        do(table, table.asks[0].picks[0])
    assert buildings_of(table, "D2") == {building: 0}
    assert supply_of(table, 0)[building] == 4


@pytest.mark.rule("COC-7.9", "COC-26.1")
def test_rings_are_paid_out_once_in_their_colour() -> None:
    scene = Scene().goods(0, food=0, ideas=4)
    table = do(scene.turn(0), Advance("fishing"), Advance("writing"))
    assert goods_of(table, 0) == {"mood": 1, "culture": 1}


@pytest.mark.rule("COC-4.11", "COC-12.15")
def test_roads_are_paid_for_each_group() -> None:
    scene = Scene().land("D3 D4", "barren").knows(0, "tactics", "roads").goods(0, food=0, gold=2)
    scene.no_units(0, "D2").units(0, "D2", infantry=1)
    table = do(scene.units(0, "D2", settler=1).turn(0), Command(), From("D2"), Join("infantry"))
    do(table, Done(), By("D4", "roads"))
    assert (goods_of(table, 0), units_at(table, 0, "D4")) == ({}, {"infantry": 1})
    do(table, From("D2"))
    assert not offered(table, By)
