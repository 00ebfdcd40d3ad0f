"""Section 19: action cards, every action half by itself."""

from __future__ import annotations

import pytest

from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARD, OBJECTIVE
from civitas.titles.clash_of_cultures.picks.battles import Tactics
from civitas.titles.clash_of_cultures.picks.cards import (
    KeepObjective,
    PlaceUnit,
    PlayCard,
    SpendAction,
    Swap,
    Thwart,
)
from civitas.titles.clash_of_cultures.picks.cities import Build, Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    EndTurn,
    Hex,
    Pass,
    Pay,
    Use,
)
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Influence
from civitas.titles.clash_of_cultures.picks.trade import GiveCard
from civitas.titles.clash_of_cultures.progress import Fought
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

ACTIONS = 3
ONE_INFANTRY = (0, 1, 0, 0, 0, 0)
NOTHING = (0, 0, 0, 0, 0, 0)


def holding(*cards: str, culture: int = 1, scene: Scene | None = None) -> Scene:
    """Seat 0 holds these cards."""
    return (scene or plains()).player(0, actions=cards, culture=culture)


def fought(scene: Scene, *, contested: bool = True, captured: bool = False, count: int = 1) -> None:
    """Seat 0 has won land battles in this turn."""
    battle = Fought(
        scene.state.hex("D4"),
        True,
        0,
        1,
        0,
        contested,
        captured,
        captured,
        False,
        ONE_INFANTRY,
        ONE_INFANTRY,
        NOTHING,
        ONE_INFANTRY,
    )
    scene.state.turn.battles = (battle,) * count


def left(table: Table) -> int:
    """Actions left."""
    return int(table.state.turn.actions)


@pytest.mark.rule("COC-19.1", "COC-19.2", "COC-19.3")
def test_a_card_is_used_once_and_discarded_face_up() -> None:
    table = do(holding("action_25").turn(0), PlayCard("action_25"))
    assert TITLE.view(table.state, 1).action_discard == ("action_25",)
    assert player(table, 0).action_hand == ()
    assert goods_of(table, 0) == {"food": 2}


@pytest.mark.rule("COC-19.3", "COC-0.10")
def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    table = holding("action_25", culture=0).turn(0)
    assert refused(table, PlayCard("action_25")) == "COC-19.3"


@pytest.mark.rule("COC-19.3")
def test_a_card_with_the_action_symbol_needs_an_action() -> None:
    scene = holding("action_31").player(0, objectives=["objective_01"])
    assert refused(scene.turn(0, actions=0), PlayCard("action_31")) == "COC-19.3"


@pytest.mark.rule("COC-19.4", "COC-3.8")
@pytest.mark.content("actions/leadership")
def test_leadership_gives_an_action_and_any_number_of_cards_may_be_played() -> None:
    table = holding("action_25", "action_26", culture=2).turn(0)
    do(table, PlayCard("action_25"), PlayCard("action_26"))
    assert left(table) == ACTIONS + 2


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/quick_advance")
def test_quick_advance_is_free_and_leaves_the_event_counter() -> None:
    table = do(holding("action_01").turn(0), PlayCard("action_01"), Advance("storage"))
    assert "storage" in TITLE.view(table.state, 0).players[0].advances
    assert (player(table, 0).counter, left(table)) == (3, ACTIONS)
    assert goods_of(table, 0)["food"] == 2


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/inspiration")
def test_inspiration_takes_what_a_neighbour_owns() -> None:
    scene = holding("action_03").knows(1, "writing", "fishing")
    assert refused(scene.turn(0), PlayCard("action_03")) == "COC-19.3"  # too far away
    table = do(scene.units(1, "D4", settler=1).turn(0), PlayCard("action_03"))
    assert set(table.asks[0].picks) == {Advance("writing"), Advance("fishing")}
    do(table, Advance("writing"))
    assert player(table, 0).counter == 3


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/technology_trade")
def test_technology_trade_gives_the_other_an_advance_too() -> None:
    scene = holding("action_39").knows(1, "writing").knows(0, "fishing")
    table = scene.units(1, "D4", settler=1).turn(0)
    do(table, PlayCard("action_39"))
    seats = TITLE.view(table.state, None).players
    assert "writing" in seats[0].advances
    assert "fishing" in seats[1].advances


@pytest.mark.rule("COC-19.5")
@pytest.mark.content("actions/hero_general")
def test_hero_general_cheers_once_for_each_battle() -> None:
    scene = holding("action_05", "action_06", culture=0).city(0, "C3", mood="angry")
    assert refused(scene.turn(0), PlayCard("action_05")) == "COC-19.3"
    fought(scene)
    table = do(scene.goods(0, mood=1).turn(0), PlayCard("action_05"), City("C3"))
    city = city_at(table, "C3")
    assert city is not None
    assert city.mood == 2
    assert goods_of(table, 0) == {"food": 2}
    assert not offered(table, PlayCard)


@pytest.mark.rule("COC-19.5")
def test_hero_general_needs_a_contested_battle() -> None:
    scene = holding("action_05").city(0, "C3", mood="angry")
    fought(scene, contested=False)
    assert not offered(scene.turn(0), PlayCard)


@pytest.mark.rule("COC-19.5")
@pytest.mark.content("actions/great_ideas")
def test_great_ideas_follow_a_won_land_battle() -> None:
    scene = holding("action_11", "action_12")
    assert not offered(scene.turn(0), PlayCard)
    fought(scene, contested=False)
    table = do(scene.turn(0), PlayCard("action_11"))
    assert goods_of(table, 0)["ideas"] == 2
    assert not offered(table, PlayCard)
    scene = holding("action_11", "action_12")
    fought(scene, count=2)
    table = do(scene.turn(0), PlayCard("action_11"), PlayCard("action_12"))
    assert goods_of(table, 0)["ideas"] == 4


@pytest.mark.rule("COC-19.1", "COC-4.14")
@pytest.mark.content("actions/spy")
def test_a_spy_sees_a_hand_and_may_swap() -> None:
    scene = holding("action_07", "action_09").player(
        1, actions=["action_13"], objectives=["objective_05"]
    )
    table = do(scene.turn(0), PlayCard("action_07"))
    seen = TITLE.view(table.state, 0).players[1]
    assert (seen.action_hand, seen.objective_hand) == (("action_13",), ("objective_05",))
    assert not offered(table, Swap)[1:]  # an objective only for an objective
    do(table, Swap("action_13"))
    assert asked(table) == "spy-for"
    do(table, GiveCard("action_09"))
    assert player(table, 0).action_hand == (ACTION_CARD["action_13"],)
    assert player(table, 1).action_hand == (ACTION_CARD["action_09"],)
    assert TITLE.view(table.state, 0).players[1].action_hand == ()
    assert left(table) == ACTIONS - 1


@pytest.mark.rule("COC-4.14")
def test_what_a_spy_gave_away_cannot_be_unseen() -> None:
    scene = holding("action_07", "action_09").player(1, actions=["action_13"])
    table = do(scene.turn(0), PlayCard("action_07"))
    do(table, Swap("action_13"), GiveCard("action_09"))
    assert not table.can_undo(0)


@pytest.mark.rule("COC-4.14")
def test_which_card_a_spy_wants_nobody_knows_before_the_swap() -> None:
    scene = holding("action_07", "action_09", scene=Scene(players=3))
    scene.player(1, actions=["action_13", "action_14", "action_15"])
    table = do(scene.turn(0), PlayCard("action_07"), Swap("action_14"))
    for seat in (1, 2):
        lost = set()
        for luck in range(30):
            world = table.imagine(seat, Chance(luck))
            before = player(world, 1).action_hand
            world.pick(world.asks[0].picks[0])
            lost |= set(before) - set(player(world, 1).action_hand)
        assert len(lost) >= 3
    world = do(table.imagine(0, Chance(1)), GiveCard("action_09"))
    assert ACTION_CARD["action_14"] in player(world, 0).action_hand


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/ideas")
def test_ideas_for_each_academy() -> None:
    scene = holding("action_09")
    assert not offered(scene.turn(0), PlayCard)
    scene.city(0, "D2", "academy").city(0, "C3", colours={"academy": 1})
    table = do(scene.turn(0), PlayCard("action_09"))
    assert goods_of(table, 0)["ideas"] == 2


@pytest.mark.rule("COC-19.1", "COC-23.6")
@pytest.mark.content("actions/mercenaries")
def test_mercenaries_march_for_pay() -> None:
    scene = holding("action_13", culture=1).goods(0, food=1)
    scene.city("barbarians", "D4").units("barbarians", "D4", infantry=2)
    scene.city(1, "D5")
    table = do(scene.turn(0), PlayCard("action_13"))
    do(table, Pay(0, 0, 0, 0, 0, 0, 1), Hex("D5"))
    assert left(table) == ACTIONS - 1
    city = city_at(table, "D5")
    assert city is not None
    assert city.owner == 4
    assert units_at(table, "barbarians", "D4") == {"infantry": 1}
    assert units_at(table, "barbarians", "D5") == {"infantry": 2}


@pytest.mark.rule("COC-19.1")
def test_mercenaries_may_be_several_armies() -> None:
    scene = holding("action_13", culture=2).goods(0, food=0)
    scene.units("barbarians", "C4", infantry=1).units("barbarians", "E4", infantry=1)
    table = do(scene.turn(0), PlayCard("action_13"), Hex("C4"), Hex("E4"))
    assert goods_of(table, 0) == {}
    do(table, Hex("E4"), Hex("E5"), Hex("C5"))
    assert units_at(table, "barbarians", "E5") == {"infantry": 1}
    assert units_at(table, "barbarians", "C5") == {"infantry": 1}


@pytest.mark.rule("COC-19.1", "COC-18.8")
@pytest.mark.content("actions/cultural_takeover")
def test_cultural_takeover_wins_a_barbarian_settlement() -> None:
    scene = holding("action_15").city("barbarians", "D3").units("barbarians", "D3", infantry=2)
    table = do(scene.rolls(10).turn(0), PlayCard("action_15"))
    do(table, PlaceUnit("settler"))
    city = city_at(table, "D3")
    assert city is not None
    assert (city.owner, city.mood) == (0, 1)
    assert units_at(table, "barbarians", "D3") == {}
    assert units_at(table, 0, "D3") == {"settler": 1}
    assert left(table) == ACTIONS - 1
    assert not offered(table, Influence)


@pytest.mark.rule("COC-19.1")
def test_cultural_takeover_needs_a_lone_settlement() -> None:
    scene = holding("action_15").city("barbarians", "D3", colours={"temple": 1})
    assert not offered(scene.turn(0), PlayCard)


@pytest.mark.rule("COC-19.1", "COC-10.2")
@pytest.mark.content("actions/city_development")
def test_city_development_builds_for_nothing() -> None:
    scene = holding("action_17").city(0, "C3").knows(0, "writing", "myths").goods(0, food=0)
    table = do(scene.turn(0), PlayCard("action_17"), City("C3"), Build("academy"))
    city = city_at(table, "C3")
    assert city is not None
    assert (city.size, city.activations) == (2, 1)
    assert goods_of(table, 0) == {"ideas": 2}
    assert left(table) == ACTIONS - 1


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/production_focus")
def test_production_focus_takes_a_hex_several_times() -> None:
    scene = holding("action_19").knows(0, "storage")
    table = do(scene.turn(0), PlayCard("action_19"))  # the only city collects at once
    assert asked(table) == "collect"
    do(table, Take("E2", "ore"), Take("E2", "ore"))
    assert goods_of(table, 0)["ore"] == 2
    assert left(table) == ACTIONS - 1
    do(table, Collect("D2"), Take("E2", "ore"))
    assert Take("E2", "ore") not in table.asks[0].picks


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/mass_production")
def test_mass_production_takes_two_hexes_more() -> None:
    scene = holding("action_29").city(0, "D2", mood="angry")
    table = do(scene.turn(0), PlayCard("action_29"))
    do(table, Take("E2", "ore"), Take("C2", "wood"), Take("D2", "food"))
    assert goods_of(table, 0) == {"food": 2, "wood": 1, "ore": 1, "culture": 1}


@pytest.mark.rule("COC-19.1", "COC-14.15")
@pytest.mark.content("actions/explorer")
def test_an_explorer_reveals_an_area_and_brings_a_settler() -> None:
    scene = Scene().player(0, actions=["action_21"], culture=1).tile(3, "area_01")
    table = do(scene.turn(0), PlayCard("action_21"))
    assert Hex("D3") in table.asks[0].picks
    do(table, Hex("D3"))
    while asked(table) != "settler-city":
        table.pick(table.asks[0].picks[0])
    do(table, City("D2"))
    assert table.state.map.is_revealed(table.state.hex("D4"))
    assert units_at(table, 0, "D2") == {"settler": 2}


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/negotiations")
def test_negotiations_forbid_battles_to_both() -> None:
    scene = holding("action_23").knows(0, "tactics").knows(1, "tactics")
    scene.units(0, "D3", infantry=1).units(1, "D4", infantry=1)
    table = do(scene.turn(0), PlayCard("action_23"))  # there is one other player
    do(table, Command(), From("D3"))
    assert To("D4") not in table.asks[0].picks
    do(table, *finish(table))
    do(table, Command(), From("D4"))
    assert table.asks[0].seat == 1
    assert To("C4") not in table.asks[0].picks


def finish(table: Table) -> list[EndTurn]:
    """Seat 0 wastes the rest of the turn."""
    do(table, To("C4"))
    while table.asks[0].seat == 0 and asked(table) != "turn":
        do(table, Done())
    while left(table):
        do(table, Command(), Done())
    return [EndTurn()] if table.asks[0].seat == 0 else []


@pytest.mark.rule("COC-19.1")
def test_negotiations_come_before_anything_else() -> None:
    table = do(holding("action_23", "action_25", culture=2).turn(0), PlayCard("action_25"))
    assert refused(table, PlayCard("action_23")) == "COC-19.3"


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/assassination")
def test_assassination_costs_the_other_an_action() -> None:
    scene = holding("action_27", "action_28", culture=2)
    table = do(scene.turn(0, actions=0), PlayCard("action_27"))
    assert not offered(table, PlayCard)  # nobody is left who could be hit
    do(table, EndTurn())
    assert (table.asks[0].seat, left(table)) == (1, ACTIONS - 1)


@pytest.mark.rule("COC-19.1", "COC-20.10")
@pytest.mark.content("actions/new_plans")
def test_new_plans_exchange_an_objective() -> None:
    scene = holding("action_31").player(0, objectives=["objective_01"])
    scene.deck("objective", "objective_07", "objective_09")
    table = do(scene.turn(0), PlayCard("action_31"))
    do(table, KeepObjective("objective_09", "objective_01"))
    assert player(table, 0).objective_hand == (OBJECTIVE["objective_09"],)
    deck = table.state.objective_deck
    assert OBJECTIVE["objective_01"] in deck
    assert OBJECTIVE["objective_07"] in deck


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/synergies")
def test_synergies_are_two_advances_of_one_category() -> None:
    scene = holding("action_33").knows(0, "storage").goods(0, food=4)
    table = do(scene.turn(0), PlayCard("action_33"))
    do(table, Advance("writing"))
    assert {type(pick) for pick in table.asks[0].picks} == {Advance}
    assert set(table.asks[0].picks) == {
        Advance("public_education"),
        Advance("free_education"),
        Advance("philosophy"),
    }
    do(table, Advance("philosophy"))
    assert goods_of(table, 0).get("food", 0) == 0
    assert (player(table, 0).counter, left(table)) == (3, ACTIONS - 1)
    assert not offered(holding("action_33").turn(0), PlayCard)  # 2 food pay for one only


@pytest.mark.rule("COC-19.1", "COC-7.5")
def test_what_the_first_of_two_synergies_brings_counts_toward_the_second() -> None:
    scene = holding("action_33").knows(0, "storage", "writing").goods(0, food=3)
    table = do(scene.turn(0), PlayCard("action_33"))  # only Philosophy brings an idea
    assert set(table.asks[0].picks) == {Advance("public_education"), Advance("free_education")}
    assert player(table, 0).owns(ADVANCE["philosophy"])
    do(table, Advance("public_education"))
    assert not {"food", "ideas"} & goods_of(table, 0).keys()
    poor = holding("action_33").knows(0, "storage", "writing", "philosophy").goods(0, food=3)
    assert not offered(poor.turn(0), PlayCard)


@pytest.mark.rule("COC-19.1", "COC-19.5")
@pytest.mark.content("actions/teach_us")
def test_teach_us_comes_directly_after_the_capture() -> None:
    scene = holding("action_35").city(1, "D3").knows(1, "fishing").units(0, "D3", infantry=1)
    table = scene.battle(0, 1, "D3", "C3")
    do(table, Pass())
    assert asked(table) == "teach-us"
    do(table, PlayCard("action_35"))
    assert [line.clause for line in table.log if line.message == "discards"] == ["COC-19.1"]
    words = words_for(META, "en", ("Ann", "Ben"))
    assert "Ann plays Teach Us!" in [words.line(line) for line in table.log]
    assert "fishing" in TITLE.view(table.state, 0).players[0].advances
    assert player(table, 0).counter == 3


@pytest.mark.rule("COC-19.2")
def test_teach_us_waits_for_no_other_moment() -> None:
    scene = holding("action_35").knows(1, "fishing")
    fought(scene, captured=True)
    assert not offered(scene.turn(0), PlayCard)


@pytest.mark.rule("COC-19.1", "COC-6.10")
@pytest.mark.content("actions/militia")
def test_militia_is_no_recruitment() -> None:
    scene = holding("action_37").city(0, "C3").units(0, "D2", infantry=4)
    table = do(scene.turn(0), PlayCard("action_37"))  # the other city is full
    assert units_at(table, 0, "C3") == {"infantry": 1}
    city = city_at(table, "C3")
    assert city is not None
    assert city.activations == 0


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("actions/new_ideas")
def test_new_ideas_after_a_paid_advance() -> None:
    scene = holding("action_41")
    table = do(scene.turn(0), PlayCard("action_41"), Advance("fishing"))
    assert (goods_of(table, 0)["ideas"], goods_of(table, 0).get("food", 0)) == (2, 0)
    assert (player(table, 0).counter, left(table)) == (3, ACTIONS - 1)


@pytest.mark.rule("COC-19.7")
def test_an_empty_deck_is_made_anew() -> None:
    scene = Scene(expansion=True).city(0, "C3").player(0, wood=1, ore=1, advances=["math"])
    scene.goods(0, food=1).discard("action", "action_25")
    scene.state.action_deck = ()
    table = scene.turn(0)
    do(table, Construct("D2"))
    assert player(table, 0).action_hand == (ACTION_CARD["action_25"],)


@pytest.mark.rule("COC-19.6")
@pytest.mark.content("advances/tactics")
@pytest.mark.parametrize("advances", [(), ("tactics",)])
def test_the_tactics_half_needs_the_advance(advances: tuple[str, ...]) -> None:
    scene = holding("action_06").knows(0, *advances)
    scene.units(0, "D4", infantry=1).units(1, "D4", infantry=1)
    table = scene.battle(0, 1, "D4", "D3")
    assert (asked(table) == "tactics") == bool(advances)
    if advances:
        do(table, Tactics("action_06"))
        assert player(table, 0).action_hand == ()


@pytest.mark.rule("COC-19.6", "COC-19.2")
def test_the_tactics_half_is_for_battles_alone() -> None:
    table = holding("action_06").knows(0, "tactics").turn(0)
    assert not offered(table, Tactics)
    assert not offered(table, PlayCard)


@pytest.mark.rule("COC-4.14", "COC-19.1")
def test_the_end_of_a_turn_does_not_tell_what_is_in_hand() -> None:
    for card in ("action_09", "action_25"):  # one that cannot be played now, one that can
        table = holding(card).turn(0, actions=0)
        assert (asked(table), table.asks[0].seat) == ("turn", 0)


# Civilizations and leaders


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("civilization_advances/infiltration", "civilizations/japan")
def test_infiltration_cancels_a_card_and_its_costs() -> None:
    scene = plains(expansion=True).player(0, actions=["action_17"], culture=1)
    scene.city(0, "C3").knows(0, "writing")
    scene.player(1, civilization="japan", civilization_advances=["infiltration"])
    scene.player(1, actions=["action_25"])
    table = do(scene.turn(0), PlayCard("action_17"))
    assert asked(table) != "thwart"  # too far away
    scene = plains(expansion=True).player(0, actions=["action_17"], culture=1)
    scene.city(0, "C3").knows(0, "writing")
    scene.player(1, civilization="japan", civilization_advances=["infiltration"])
    scene.player(1, actions=["action_25"]).units(1, "D4", infantry=1)
    table = do(scene.turn(0), PlayCard("action_17"), City("C3"))
    assert (asked(table), table.asks[0].seat) == ("thwart", 1)
    do(table, Thwart("action_25"))
    assert asked(table) == "turn"
    assert left(table) == ACTIONS
    assert goods_of(table, 0)["culture"] == 1
    assert player(table, 0).action_hand == player(table, 1).action_hand == ()


@pytest.mark.rule("COC-19.1")
@pytest.mark.content("civilization_advances/infiltration", "civilizations/japan")
def test_infiltration_is_decided_when_the_targets_are_known() -> None:
    scene = plains(expansion=True).player(0, actions=["action_17"], culture=1)
    scene.city(0, "C3").knows(0, "writing")
    scene.player(1, civilization="japan", civilization_advances=["infiltration"])
    scene.player(1, actions=["action_25"]).units(1, "D4", infantry=1)
    table = do(scene.turn(0), PlayCard("action_17"))
    assert (asked(table), table.asks[0].seat) == ("develop", 0)
    do(table, City("C3"))
    assert (asked(table), table.asks[0].seat) == ("thwart", 1)
    assert [line.params.get("hex") for line in table.log[-2:]] == ["C3", None]  # all hear it
    assert table.log[-1].params["thing"] == "academy"
    assert goods_of(table, 0)["culture"] == 1  # nothing is paid yet
    do(table, Pass())
    city = city_at(table, "C3")
    assert city is not None
    assert city.size == 2  # as announced, without being asked again
    assert left(table) == ACTIONS - 1
    assert "culture" not in goods_of(table, 0)


@pytest.mark.rule("COC-19.1")
def test_what_infiltration_hears_is_the_same_in_an_imagined_world() -> None:
    scene = plains(expansion=True).player(0, actions=["action_13"]).goods(0, food=1, wood=1)
    scene.units("barbarians", "C4", infantry=1).units("barbarians", "E4", infantry=1)
    scene.player(1, civilization="japan", civilization_advances=["infiltration"])
    scene.player(1, actions=["action_25"]).units(1, "D4", infantry=1)
    table = do(scene.turn(0), PlayCard("action_13"))
    world = do(table.imagine(1, Chance(1)), Hex("C4"))
    do(table, Hex("C4"))
    assert asked(world) == asked(table) == "pay"


@pytest.mark.rule("COC-19.3")
@pytest.mark.content("civilization_advances/shogunate", "civilizations/japan")
def test_the_shogunate_saves_an_action_once_per_turn() -> None:
    scene = plains(expansion=True).player(0, actions=["action_17", "action_18"], culture=2)
    scene.city(0, "C3").city(0, "E3").knows(0, "writing")
    scene.player(0, civilization="japan", civilization_advances=["shogunate"])
    table = do(scene.turn(0), PlayCard("action_17"))
    assert set(table.asks[0].picks) == {SpendAction(), Use("shogunate")}
    do(table, Use("shogunate"), City("C3"))
    assert left(table) == ACTIONS
    do(table, PlayCard("action_18"), City("E3"))
    assert left(table) == ACTIONS - 1


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/idol", "leaders/alexander")
def test_the_idol_plays_a_card_without_an_action() -> None:
    scene = plains(expansion=True).player(0, actions=["action_17"], culture=2)
    scene.city(0, "C3").knows(0, "writing").leader(0, "alexander", "D2")
    table = do(scene.turn(0, actions=0), PlayCard("action_17"), City("C3"))
    city = city_at(table, "D2")
    assert city is not None
    assert city.activations == 1
    assert goods_of(table, 0) == {"food": 2, "ideas": 2}


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/princeps", "leaders/augustus")
def test_the_princeps_draws_and_discards() -> None:
    scene = plains(expansion=True).player(0, culture=1).leader(0, "augustus", "D2")
    scene.deck("action", "action_03").deck("objective", "objective_04")
    table = do(scene.turn(0), Use("princeps"))
    while asked(table) == "discard":
        table.pick(table.asks[0].picks[0])
    state = table.state
    assert state.action_discard == (ACTION_CARD["action_03"],)
    assert state.objective_discard == (OBJECTIVE["objective_04"],)
    assert left(table) == ACTIONS - 1


@pytest.mark.rule("COC-11.16")
@pytest.mark.content("leader_abilities/codex", "leaders/hammurabi")
def test_the_codex_draws_two_and_discards_one() -> None:
    scene = plains(expansion=True).player(0, culture=1).leader(0, "hammurabi", "D2")
    table = do(scene.turn(0), Use("codex"))
    table.pick(table.asks[0].picks[0])
    assert len(player(table, 0).action_hand) == 1
    assert len(table.state.action_discard) == 1
    assert Use("codex") not in table.asks[0].picks
