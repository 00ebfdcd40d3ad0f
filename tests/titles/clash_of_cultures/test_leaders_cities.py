"""Abilities of leaders that work in a turn: in their city, at its start, on voyages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.city import City as CityState
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.battles import Sacrifice
from civitas.titles.clash_of_cultures.picks.cards import RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    EndTurn,
    Gain,
    Pass,
    Pay,
    PayWith,
    Use,
)
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Cheer, Enlist, Influence, Lead, Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, HAPPY, NEUTRAL
from tests.titles.clash_of_cultures.helpers import asked, do, offered

FOUR = 7


def court(leader: str, *advances: str, at: str = "D2", **goods: int) -> Scene:
    """A leader in play, by default in the happy capital on D2."""
    scene = Scene(expansion=True).land("C3 D3 E3", "plains").no_units(0, "D2")
    scene.player(0, civilization="rome", advances=advances).goods(0, **{"food": 0, **goods})
    return scene.leader(0, leader, at)


def city(table: Table, label: str = "D2") -> CityState:
    found = city_at(table, label)
    assert found is not None
    return found


def begin(scene: Scene) -> Table:
    """From the start of the player's turn."""
    return scene.at(Step("turn.start", 0), Step("phase.end"))


MASTERS = {
    "moctezuma": ("royal_gardens", "storage"),
    "go_toba": ("poet_emperor", "arts"),
    "pericles": ("master", "writing"),
    "imhotep": ("master_builder", "roads"),
    "sun_tzu": ("art_of_war", "tactics"),
    "wu_zetian": ("agricultural_reformer", "husbandry"),
    "akbar": ("house_of_worship", "myths"),
}


@pytest.mark.rule("COC-11.16", "COC-7.8")
@pytest.mark.parametrize("leader", MASTERS)
@pytest.mark.content(
    "leader_abilities/agricultural_reformer",
    "leader_abilities/art_of_war",
    "leader_abilities/house_of_worship",
    "leader_abilities/master",
    "leader_abilities/master_builder",
    "leader_abilities/poet_emperor",
    "leader_abilities/royal_gardens",
    "leaders/akbar",
    "leaders/go_toba",
    "leaders/imhotep",
    "leaders/moctezuma",
    "leaders/pericles",
    "leaders/sun_tzu",
    "leaders/wu_zetian",
)
def test_masters_gain_an_advance_of_their_category_for_a_token(leader: str) -> None:
    ability, advance = MASTERS[leader]
    table = do(court(leader, mood=1, culture=1).turn(0), Use(ability), Pay(0, 0, 0, 0, 0, 1, 0))
    if asked(table) == "free-advance":
        do(table, Advance(advance))
    me = player(table, 0)
    assert me.owns(ADVANCE[advance])
    assert me.counter == 2
    assert table.state.turn.actions == 2
    sad = court(leader, mood=1).city(0, "D2", mood="neutral")
    assert not offered(sad.turn(0), Use)
    away = court(leader, at="D3", mood=1)
    assert not offered(away.turn(0), Use)
    category = ADVANCES[ADVANCE[advance]].category
    known = [content.id for content in ADVANCES if content.category == category]
    assert Use(ability) not in court(leader, *known, mood=1).turn(0).asks[0].picks


@pytest.mark.content("leader_abilities/seventeen_articles", "leaders/suiko")
def test_seventeen_articles_bring_a_card_and_mood_for_an_activation() -> None:
    table = do(court("suiko").turn(0), Use("seventeen_articles"))
    assert goods_of(table, 0) == {"mood": 1}
    assert len(player(table, 0).action_hand) == 1
    assert city(table).activations == 1
    assert not offered(table, Use)


@pytest.mark.rule("COC-6.15")
@pytest.mark.content("leader_abilities/seventeen_articles", "leaders/suiko")
def test_an_activation_as_a_cost_tires_the_city() -> None:
    table = do(court("suiko").city(0, "D2", mood="happy", activations=1).turn(0))
    do(table, Use("seventeen_articles"))
    assert city(table).mood == NEUTRAL
    spent = court("suiko").city(0, "D2", mood="angry", activations=1, spent=True)
    assert not offered(spent.turn(0), Use)


@pytest.mark.content("leader_abilities/dynastic_marriage", "leaders/wac_chanil_ajaw")
def test_dynastic_marriage_places_a_settler() -> None:
    table = do(court("wac_chanil_ajaw", culture=1).turn(0), Use("dynastic_marriage"))
    assert units_at(table, 0, "D2") == {"settler": 1, "leader": 1}
    assert goods_of(table, 0) == {}
    assert city(table).activations == 1


@pytest.mark.content("leader_abilities/king_of_persia", "leaders/cyrus")
def test_the_king_of_persia_raises_another_city() -> None:
    scene = court("cyrus").city(0, "C3", mood="angry").city(0, "E3", mood="neutral")
    scene.city(0, "D2", mood="neutral").city(0, "D4", mood="happy")
    table = do(scene.turn(0), Use("king_of_persia"))
    assert set(table.asks[0].picks) == {City("C3"), City("E3")}
    do(table, City("C3"))
    assert city(table, "C3").mood == NEUTRAL
    assert goods_of(table, 0) == {"culture": 1}
    assert city(table).activations == 1
    table = do(court("cyrus").turn(0), Use("king_of_persia"))
    assert goods_of(table, 0) == {"culture": 1}


@pytest.mark.content("leader_abilities/danegeld", "leaders/knut")
def test_danegeld_takes_taxes_for_an_activation() -> None:
    assert not offered(court("knut").turn(0), Use)
    table = do(court("knut", "taxes", mood=1).turn(0), Use("danegeld"), Gain("ore"))
    assert goods_of(table, 0) == {"ore": 1, "mood": 1}
    assert not offered(table, Use)
    table = do(court("knut", "taxes", mood=1).turn(0), Use("taxes"), Gain("ore"))
    assert not offered(table, Use)


@pytest.mark.content("leader_abilities/pathfinder", "leaders/imhotep")
def test_the_pathfinder_gains_an_idea_but_not_for_a_collect() -> None:
    scene = court("imhotep", food=2)
    table = do(scene.turn(0), Recruit("D2"))
    assert goods_of(table, 0) == {"ideas": 1}
    do(table, Collect("D2"), Done())
    assert goods_of(table, 0) == {"ideas": 1}


@pytest.mark.content("leader_abilities/statesman", "leaders/caesar")
def test_the_statesman_raises_the_city_here_as_a_free_action() -> None:
    scene = court("caesar", mood=3).city(0, "D2", mood="angry").city(0, "C3", mood="angry")
    table = do(scene.turn(0), Use("statesman"))
    assert set(table.asks[0].picks) == {Cheer("D2"), Done()}
    do(table, Cheer("D2"))
    assert (city(table).mood, city(table, "C3").mood) == (HAPPY, ANGRY)
    assert goods_of(table, 0) == {"mood": 1}
    assert table.state.turn.actions == 3


@pytest.mark.content("leader_abilities/edicts", "leaders/ashoka")
def test_edicts_raise_a_city_near_the_leader() -> None:
    scene = court("ashoka", culture=2).city(0, "C3", mood="angry").land("D4 D5", "plains")
    scene.city(0, "D5", mood="angry").city(0, "D4", mood="neutral")
    table = do(scene.turn(0), Use("edicts"))
    assert set(table.asks[0].picks) == {City("C3"), City("D4")}
    do(table, City("C3"))
    assert city(table, "C3").mood == NEUTRAL
    assert goods_of(table, 0) == {"culture": 1}
    assert not offered(table, Use)


@pytest.mark.content("leader_abilities/great_dedication", "leaders/ahuizotl")
def test_great_dedication_sacrifices_a_prisoner() -> None:
    scene = court("ahuizotl").city(0, "D2", mood="neutral").prisoners(0, 1, infantry=1)
    left = scene.state.players[1].units_left[1]
    table = do(scene.turn(0), Use("great_dedication"))
    assert player(table, 0).prisoners == ()
    assert player(table, 1).units_left[1] == left + 1
    assert city(table).mood == HAPPY
    assert goods_of(table, 0) == {"culture": 1}


def test_the_player_chooses_whom_to_sacrifice() -> None:
    scene = court("ahuizotl").prisoners(0, 1, infantry=1, cavalry=1)
    scene.prisoners(0, "barbarians", infantry=1)
    left = scene.state.players[1].units_left
    table = do(scene.turn(0), Use("great_dedication"))
    assert set(table.asks[0].picks) == {
        Sacrifice("infantry", 1),
        Sacrifice("cavalry", 1),
        Sacrifice("infantry", "horde"),
    }
    do(table, Sacrifice("cavalry", 1))
    assert player(table, 1).units_left[3] == left[3] + 1
    assert len(player(table, 0).prisoners) == 2


@pytest.mark.content("leader_abilities/labor_levy", "leaders/acamapichtli")
def test_labor_levy_lets_prisoners_pay_for_buildings() -> None:
    scene = court("acamapichtli", "writing", food=1).city(0, "C3", "temple")
    scene.prisoners(0, "barbarians", infantry=2)
    table = scene.turn(0)
    assert offered(table, Construct) == [Construct("D2")]
    do(table, Construct("D2"))
    assert player(table, 0).prisoners == ()
    assert goods_of(table, 0) == {"ideas": 2}


@pytest.mark.rule("COC-18.8")
@pytest.mark.content("leader_abilities/toltec_lineage", "leaders/acamapichtli")
def test_toltec_lineage_adds_one_where_the_leader_is() -> None:
    scene = court("acamapichtli").city(1, "D3", "temple").rolls(FOUR)
    assert do(scene.turn(0), Influence("D3")).state.turn.influenced
    scene = court("acamapichtli", at="C3").city(1, "D3", "temple").rolls(FOUR)
    assert not do(scene.turn(0), Influence("D3")).state.turn.influenced


@pytest.mark.content("leader_abilities/venerated", "leaders/cleopatra")
def test_veneration_lays_a_token_on_the_city() -> None:
    table = do(court("cleopatra", culture=2).turn(0), Use("venerated"))
    assert city(table).venerated == 1
    assert goods_of(table, 0) == {"culture": 1}
    assert not offered(table, Use)


@pytest.mark.content("leader_abilities/venerated", "leaders/cleopatra")
def test_whoever_attacks_a_venerated_city_pays() -> None:
    def attackers(culture: int) -> Table:
        scene = court("cleopatra", culture=1).units(1, "D3", infantry=1).knows(1, "tactics")
        table = do(scene.goods(1, culture=culture).turn(0, actions=0), Use("venerated"))
        if asked(table) == "turn" and table.asks[0].seat == 0:
            do(table, EndTurn())
        return do(table, Command(), From("D3"))

    assert To("D2") not in attackers(0).asks[0].picks
    table = do(attackers(3), To("D2"))
    assert goods_of(table, 1)["culture"] == 2
    assert city(table).venerated == 0


def test_barbarians_ignore_veneration_and_end_it() -> None:
    scene = court("cleopatra", at="C3").units("barbarians", "D2", infantry=1)
    state = scene.state
    state.cities[state.hex("D2")] = replace(state.cities[state.hex("D2")], venerated=2)
    table = scene.battle("barbarians", 0, "D2", "D3")
    assert (city(table).owner, city(table).venerated) == (BARBARIANS, 0)


@pytest.mark.content("leader_abilities/revolt", "leaders/boudicca")
def test_revolt_brings_infantry_into_an_unhappy_city() -> None:
    assert not offered(court("boudicca", mood=1).turn(0), Use)
    table = do(court("boudicca", mood=1).city(0, "D2", mood="angry").turn(0), Use("revolt"))
    assert units_at(table, 0, "D2") == {"infantry": 1, "leader": 1}
    assert goods_of(table, 0) == {}
    scene = court("boudicca", mood=1).city(0, "D2", mood="happy", colours={"temple": 1})
    assert Use("revolt") in offered(scene.turn(0), Use)


@pytest.mark.content("leader_abilities/unite_the_tribes", "leaders/vercingetorix")
def test_unite_the_tribes_recruits_two_infantry_for_food_alone() -> None:
    scene = court("vercingetorix", "storage", food=4).city(0, "D2", "temple", mood="happy")
    table = do(scene.turn(0), Recruit("D2"))
    tribes = Enlist("infantry", "unite_the_tribes")
    do(table, tribes, tribes)
    assert tribes not in table.asks[0].picks
    do(table, Done())
    assert units_at(table, 0, "D2") == {"infantry": 2, "leader": 1}
    assert goods_of(table, 0) == {"food": 2}
    away = court("vercingetorix", at="D3", food=1)
    assert not offered(away.turn(0), Recruit)


@pytest.mark.content("leader_abilities/this_is_sparta", "leaders/leonidas")
def test_this_is_sparta_after_a_recruit_where_the_leader_is() -> None:
    table = do(court("leonidas", food=2).turn(0), Recruit("D2"))
    assert goods_of(table, 0) == {"culture": 1}
    table = do(court("leonidas", at="D3", food=2).turn(0), Recruit("D2"))
    assert goods_of(table, 0) == {}


@pytest.mark.content("leader_abilities/cedar_masons", "leaders/hiram")
def test_cedar_masons_make_a_temple_cheaper() -> None:
    scene = court("hiram", "myths", food=1, wood=1).city(0, "C3")
    table = do(scene.turn(0), Construct("D2"))
    assert asked(table) == "gain"
    assert goods_of(table, 0) == {}
    scene = court("hiram", "myths", food=1, wood=1, ore=1).city(0, "C3")
    table = do(scene.turn(0), Construct("D2"))
    ways = {Pay(0, 1, 1, 0, 0, 0, 0, 0, 1), Pay(1, 0, 1, 0, 0, 0, 0, 0, 1)}
    assert set(table.asks[0].picks) == ways | {Pay(1, 1, 0, 0, 0, 0, 0, 0, 1)}


@pytest.mark.content(
    "leader_abilities/cedar_masons",
    "leader_abilities/labor_levy",
    "leaders/acamapichtli",
    "leaders/hiram",
)
def test_where_the_leader_is_wonders_are_cheaper_or_paid_with_prisoners() -> None:
    """The Great Statue costs 3 food, 4 wood, 5 ore and 5 culture; 2 ore are missing."""

    def scene(leader: str) -> Scene:
        found = court(leader, "storage", "engineering", "monuments", food=3, wood=4, ore=3)
        found.goods(0, culture=5).city(0, "C3", mood="happy")
        return found.player(0, wonders=["great_statue"])

    here = RaiseWonder("D2", "great_statue")
    assert offered(scene("hiram").turn(0), RaiseWonder) == [here]
    assert goods_of(do(scene("hiram").turn(0), here), 0) == {}
    assert not offered(scene("acamapichtli").turn(0), RaiseWonder)
    captors = scene("acamapichtli").prisoners(0, "barbarians", infantry=2)
    assert offered(captors.turn(0), RaiseWonder) == [here]
    table = do(captors.turn(0), here)
    assert (goods_of(table, 0), player(table, 0).prisoners) == ({}, ())


def test_cedar_masons_help_with_no_other_building() -> None:
    scene = court("hiram", "writing", food=1, wood=1).city(0, "C3")
    assert not offered(scene.turn(0), Construct)


@pytest.mark.content("leader_abilities/palace_of_palenque", "leaders/pakal")
def test_the_palace_of_palenque_is_built_in_a_free_action() -> None:
    scene = court("pakal", "arts", "writing", food=1, wood=1, ore=1).city(0, "C3")
    table = do(scene.turn(0), Use("palace_of_palenque"))
    assert city(table).has(6)
    assert (city(table).activations, table.state.turn.actions) == (1, 3)
    assert goods_of(table, 0) == {}
    scene = court("pakal", "arts", "myths", "writing", food=1, wood=1, ore=1).city(0, "C3")
    table = do(scene.turn(0), Use("palace_of_palenque"))
    assert set(table.asks[0].picks) == {Build("temple"), Build("obelisk")}


# ---------------------------------------------------------------- the start of a turn


@pytest.mark.rule("COC-3.3")
@pytest.mark.content("leader_abilities/pilgrim_patron", "leaders/shri_gupta")
def test_the_pilgrim_patron_gains_food_or_mood_in_a_happy_city() -> None:
    table = do(begin(court("shri_gupta")), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}
    table = begin(court("shri_gupta").city(0, "D2", mood="neutral"))
    assert asked(table) == "turn"


@pytest.mark.rule("COC-3.3")
@pytest.mark.content("leader_abilities/treasury_of_tyre", "leaders/pumayaton")
def test_the_treasury_of_tyre_fills_up_to_three() -> None:
    scene = court("pumayaton", gold=2).land("D3", "water")
    scene.city(0, "D2", "port", mood="happy", port="D3")
    table = begin(scene)
    assert goods_of(table, 0) == {"gold": 3}
    table = begin(scene)
    assert goods_of(table, 0) == {"gold": 3}


@pytest.mark.rule("COC-3.3")
@pytest.mark.content("leader_abilities/tribute_of_margus", "leaders/bleda")
def test_the_tribute_of_margus_is_a_resource_or_the_mood_of_a_city() -> None:
    def position() -> Table:
        scene = court("bleda").city(1, "D3").goods(1, food=0, ore=1)
        return do(begin(scene), Use("tribute_of_margus"))

    table = position()
    assert table.asks[0].seat == 1
    do(table, PayWith("ore"))
    assert (goods_of(table, 0), goods_of(table, 1)) == ({"ore": 1}, {})
    table = do(position(), Pass())
    assert city(table, "D3").mood == ANGRY
    assert asked(begin(court("bleda").city(1, "D3", mood="angry"))) == "turn"
    assert asked(begin(court("bleda").land("D4", "plains").city(1, "D5"))) == "turn"  # too far


@pytest.mark.rule("COC-3.3")
@pytest.mark.content("leader_abilities/courtship", "leaders/cleopatra")
def test_courtship_keeps_the_peace_until_the_next_turn() -> None:
    def goals(origin: str, *later: int) -> set[str]:
        """After the courtship, where the last of these players may go from there."""
        scene = court("cleopatra", "tactics", culture=2).units(0, "C4", infantry=1)
        scene.units(1, "D3", infantry=1).knows(1, "tactics").land("C4", "plains")
        scene.fewer_actions(0, 3 if later else 0)
        turns = [Step("turn.start", seat) for seat in (0, *later)]
        table = do(scene.at(*turns, Step("phase.end")), Use("courtship"))
        assert goods_of(table, 0) == {}
        if EndTurn() in table.asks[0].picks:
            do(table, EndTurn())
        do(table, Command(), From(origin))
        return {pick.hex for pick in offered(table, To) if isinstance(pick, To)}

    assert "D3" not in goals("C4")
    assert "D2" not in goals("D3", 1)
    assert "D3" in goals("C4", 0)  # the next own turn, with nothing left to pay


# ---------------------------------------------------------------- voyages


@pytest.mark.content("leader_abilities/legendary_explorer", "leaders/erik")
def test_the_legendary_explorer_marks_areas_for_points() -> None:
    scene = court("erik", at="D3", culture=2, mood=1).land("D3", "water").units(0, "D3", ship=1)
    scene.player(0, civilization="vikings")
    before = half_points(scene.state, scene.state.players[0])[2]
    table = do(scene.turn(0), Use("legendary_explorer"))
    assert table.state.turn.actions == 2
    assert Use("legendary_explorer") not in offered(table, Use)
    do(table, Recruit("D2"), Lead("knut"))  # the explorer is dead, his marks stay
    assert units_at(table, 0, "D3") == {"ship": 1}
    assert half_points(table.state, player(table, 0))[2] == before + 2
    assert not offered(court("erik", culture=1).turn(0), Use)


@pytest.mark.rule("COC-27.3")
@pytest.mark.content("leader_abilities/ruler_of_the_north", "leaders/knut")
def test_the_ruler_of_the_north_scores_his_distance_from_the_capital() -> None:
    home = court("knut").state
    away = court("knut", at="D3").land("D4", "plains").no_units(0, "D3").units(0, "D4", leader=1)
    assert half_points(home, home.players[0])[4] == 0
    assert half_points(away.state, away.state.players[0])[4] == 2
