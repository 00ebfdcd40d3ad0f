"""Event cards: what they need, whom they spare, and when they end."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.cards import WONDER, WONDERS
from civitas.titles.clash_of_cultures.picks.battles import FightOn, Retreat
from civitas.titles.clash_of_cultures.picks.cards import PlayCard, RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Construct
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Done,
    EndTurn,
    Gain,
    Hex,
    Pass,
    Player,
    Price,
    Use,
)
from civitas.titles.clash_of_cultures.picks.events import (
    BuildAt,
    Destine,
    Exchanged,
    GiveTokens,
    Ruin,
    ScorePoints,
    Slay,
    SlayPirate,
    TakePerson,
)
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Lead
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    player,
    supply_of,
    units_at,
)
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.happenings import moods, points, read_out, realm
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused


def discarded(table: Table) -> tuple[str, ...]:
    return TITLE.view(table.state, None).event_discard


def played(scene: Scene, person: str) -> Table:
    """The great person is played for its deed alone."""
    table = do(scene.player(0, actions=[person]).turn(0), PlayCard(person))
    return do(table, Pass()) if asked(table) == "person-advance" else table


# ------------------------------------------------------------------ events in a row


@pytest.mark.rule("COC-21.6", "COC-7.6")
def test_events_that_come_together_happen_one_after_the_other() -> None:
    """Both players' counters run out in the same step of the status phase."""
    scene = Scene().player(0, counter=1).player(1, counter=1)
    scene.deck("event", "fantastic_year_self", "migration_1").land("C4 D4 E4", "barren")
    table = do(scene.status_phase(), Advance("storage"))
    while asked(table) != "free-advance":
        do(table, table.asks[0].picks[0])
    assert goods_of(table, 0)["food"] == 5, "the first event is over before the next advance"
    do(table, Advance("fishing"))
    while asked(table) != "raze":
        do(table, table.asks[0].picks[0])
    assert discarded(table) == ("fantastic_year_self", "migration_1")
    assert goods_of(table, 1)["gold"] == 2


# ------------------------------------------------------------------ moods


@pytest.mark.rule("COC-21.2")
@pytest.mark.parametrize(("card", "due"), [("famine_1", 1), ("severe_famine_1", 2)])
def test_exactly_enough_food_is_enough(card: str, due: int) -> None:
    table = read_out(realm("C3").goods(0, food=due), card)
    assert (asked(table), goods_of(table, 0)) == ("turn", {})
    assert moods(table) == {"D2": 1, "C3": 1}


@pytest.mark.rule("COC-21.8")
def test_myths_save_a_city_from_a_famine_whatever_the_steps() -> None:
    scene = realm(mood="happy").knows(0, "myths").goods(0, food=0, mood=1)
    table = do(read_out(scene, "famine_1"), Use("myths"))
    assert (moods(table), goods_of(table, 0)) == ({"D2": 2}, {})


@pytest.mark.rule("COC-21.10")
def test_pestilence_hits_two_different_cities() -> None:
    scene = realm("C3", mood="happy").knows(0, "roads")
    table = do(read_out(scene, "pestilence"), City("C3"))
    assert moods(table) == {"D2": 1, "C3": 1}


@pytest.mark.rule("COC-21.10")
def test_pestilence_among_the_clean_ends_at_once() -> None:
    scene = realm("C3").knows(0, "sanitation").knows(1, "sanitation")
    table = read_out(scene, "pestilence")
    assert table.state.lasting == ()
    assert discarded(table) == ("pestilence",)


@pytest.mark.rule("COC-21.10")
def test_pestilence_stays_while_one_player_is_unclean() -> None:
    scene = realm("C3").knows(0, "sanitation", "storage").lasting("pestilence").goods(0, food=2)
    table = do(scene.turn(0), Advance("fishing"))
    assert TITLE.view(table.state, 0).lasting == ("pestilence",)


@pytest.mark.rule("COC-21.10")
def test_after_pestilence_everybody_builds_again() -> None:
    scene = realm("C3").knows(1, "sanitation").knows(0, "engineering", "writing", "storage")
    scene.lasting("pestilence").goods(0, food=3, wood=1, ore=1)
    table = scene.turn(0)
    assert refused(table, Construct("D2")) == "COC-21.10"
    do(table, Advance("sanitation"))
    assert Construct("D2") in offered(table, Construct)


@pytest.mark.rule("COC-21.14")
def test_fire_asks_nothing_for_a_city_that_is_angry() -> None:
    scene = realm("C3").land("C3", "forest").city(0, "C3", mood="angry").knows(0, "myths")
    table = read_out(scene.goods(0, mood=1), "fire")
    assert asked(table) == "turn"
    assert goods_of(table, 0)["mood"] == 1


@pytest.mark.rule("COC-21.2")
def test_fire_goes_from_forest_to_forest() -> None:
    scene = realm("C3").land("C3 B3 B4 B5 C6", "forest").city(1, "C6")
    assert moods(read_out(scene, "fire"), 1)["C6"] == 0, "over three hexes of forest"


@pytest.mark.rule("COC-21.2")
def test_civil_war_looks_for_infantry() -> None:
    scene = realm("C3", "E3").units(0, "C3", infantry=1).units(0, "E3", cavalry=1)
    table = read_out(scene, "civil_war_1")
    assert units_at(table, 0, "C3") == {}
    assert units_at(table, 0, "E3") == {"cavalry": 1}


# ------------------------------------------------------------------ gains


@pytest.mark.rule("COC-4.2")
def test_food_given_to_one_who_is_full_is_lost() -> None:
    """A good year of choice may go to a player without room; larger ones only to those with it."""
    table = read_out(realm().goods(1, food=2), "good_year_share")
    assert (goods_of(table, 0), goods_of(table, 1)) == ({"food": 2}, {"food": 2})
    table = read_out(realm().goods(1, food=2), "fantastic_year_share")
    assert asked(table) == "turn"


@pytest.mark.rule("COC-21.2")
def test_the_envoy_shows_the_top_wonder_once() -> None:
    scene = realm().deck("wonder", "great_wall", "great_statue")
    table = read_out(scene, "envoy_meeting")
    view = TITLE.view(table.state, 1)
    assert (view.shown_wonder, view.decks["wonder"]) == ("great_wall", 7)
    table = read_out(realm().no_deck("wonder"), "envoy_meeting")
    assert TITLE.view(table.state, 1).shown_wonder is None


# ------------------------------------------------------------------ deaths


@pytest.mark.rule("COC-21.2", "COC-11.14")
def test_a_sacrificed_leader_is_gone() -> None:
    scene = realm().player(0, civilization="rome").leader(0, "sulla", "D2")
    table = do(read_out(scene, "revolution"), Slay("D2", "leader"))
    assert actions_left(table) == 3
    assert (player(table, 0).leader, units_at(table, 0, "D2")) == (-1, {"settler": 1})


@pytest.mark.rule("COC-21.2")
def test_who_sacrifices_nobody_bears_the_revolution() -> None:
    scene = realm().knows(0, "philosophy", "voting", "draft").units(0, "D2", infantry=1)
    table = do(read_out(scene, "revolution"), Pass(), Pass())
    assert actions_left(table) == 2
    assert "nationalism" in advances_of(table, 0)
    assert units_at(table, 0, "D2") == {"settler": 1, "infantry": 1}


@pytest.mark.rule("COC-13.18", "COC-11.14")
def test_a_leader_is_lost_with_the_last_ship() -> None:
    scene = realm().player(0, civilization="rome").land("E3", "water").no_units(0, "D2")
    scene.units(0, "E3", ship=1).leader(0, "sulla", "E3")
    table = do(read_out(scene, "epidemic"), Slay("E3", "ship"))
    assert (units_at(table, 0, "E3"), player(table, 0).leader) == ({}, -1)


@pytest.mark.rule("COC-21.2")
def test_a_pandemic_takes_units_and_cards_if_there_is_nothing_else() -> None:
    scene = realm("C3").goods(0, food=0).no_units(0, "D2").player(0, wonders=["great_wall"])
    assert asked(read_out(scene, "pandemic")) == "turn", "a wonder card is no such card"
    scene = realm("C3").goods(0, food=0).no_units(0, "D2").player(0, objectives=["objective_01"])
    table = read_out(scene, "pandemic")
    do(table, *table.asks[0].picks if asked(table) == "pandemic" else ())
    assert hand_of(table, 0) == []
    scene = realm("C3").goods(0, food=0)
    assert units_at(read_out(scene, "pandemic"), 0, "D2") == {}


def alliance(ships: int = 1) -> Scene:
    """Carthage sails with a pirate ship."""
    scene = realm().player(0, civilization="carthage", civilization_advances=["pirate_alliance"])
    scene.land("E3 F3", "water").units(0, "E3", ship=ships).units("pirates", "F3", ship=1)
    return scene.no_units(0, "D2").knows(0, "tactics")


@pytest.mark.rule("COC-21.4", "COC-1.10")
def test_a_pirate_that_sails_along_may_be_lost_to_an_event() -> None:
    table = do(alliance().turn(0), Command(), From("E3"), To("F3"))
    assert units_at(table, 0, "F3") == {"ship": 2}
    scene = alliance()
    scene.state = table.state
    table = read_out(scene, "epidemic")
    assert set(table.asks[0].picks) == {Slay("F3", "ship"), SlayPirate("F3")}
    do(table, SlayPirate("F3"))
    assert units_at(table, 0, "F3") == {"ship": 1}
    assert (supply_of(table, 0)["ship"], table.state.wild_units[1][2]) == (3, 4)


# ------------------------------------------------------------------ people


@pytest.mark.rule("COC-1.11", "COC-21.2")
def test_the_last_settler_of_the_supply_still_comes() -> None:
    scene = realm().supply(0, settler=1).supply(1, settler=0)
    table = read_out(scene, "population_boom_1")
    assert units_at(table, 0, "D2") == {"settler": 2}
    assert units_at(table, 1, "D7") == {"settler": 1}


@pytest.mark.rule("COC-21.2")
def test_who_has_no_city_gets_no_settler() -> None:
    table = read_out(realm().no_city("D7").units(1, "D7", infantry=1), "population_boom_1")
    assert units_at(table, 1, "D7") == {"infantry": 1}


@pytest.mark.rule("COC-21.2")
def test_a_reformed_temple_comes_from_the_reformers_supply() -> None:
    table = read_out(realm().city(0, "D2", "temple"), "reformation")
    assert buildings_of(table, "D2") == {"temple": 1}
    assert (supply_of(table, 0)["temple"], supply_of(table, 1)["temple"]) == (5, 4)
    scene = realm().city(0, "D2", "temple").supply(1, temple=0)
    assert buildings_of(read_out(scene, "reformation"), "D2") == {"temple": 0}


def revolt(**leader: str) -> Scene:
    scene = Scene(expansion=True).player(0, civilization="rome")
    return scene.land("C3", "water").leader(0, "sulla", "D2")


@pytest.mark.rule("COC-21.2", "COC-1.7")
def test_where_a_leader_may_come_after_the_guillotine() -> None:
    """A city with room, or land with army units; not a crowd, settlers alone, or a ship."""
    scene = revolt().land("E3 D3 D4", "plains").units(0, "D3", infantry=3)
    scene.units(0, "E3", settler=1).units(0, "C3", ship=1, infantry=1).units(0, "D4", infantry=4)
    table = do(read_out(scene, "guillotine"), Lead("caesar"))
    assert set(table.asks[0].picks) == {Hex("D2"), Hex("D3")}


@pytest.mark.rule("COC-21.2", "COC-21.11")
def test_without_leaders_or_room_the_guillotine_is_worth_two_points() -> None:
    scene = revolt().player(0, leaders=())
    table = read_out(scene, "guillotine")
    do(table, *[ScorePoints()] if asked(table) == "guillotine" else [])
    assert points(table, 0) == 2
    scene = revolt().units(0, "D2", infantry=3)
    scene.state.players[0].leaders = scene.state.players[0].leaders[:1]
    assert Lead("augustus") in offered(read_out(scene, "guillotine"), Lead)


# ------------------------------------------------------------------ great persons


@pytest.mark.rule("COC-21.9")
def test_nobody_is_asked_for_a_person_that_is_taken() -> None:
    scene = Scene(players=3, expansion=True)
    for seat in range(3):
        scene.goods(seat, culture=3)
    table = do(read_out(scene, "great_artist"), TakePerson("great_artist"))
    assert asked(table) == "turn"
    assert [hand_of(table, seat) for seat in range(3)] == [["great_artist"], [], []]
    assert discarded(table) == ()


@pytest.mark.rule("COC-21.9", "COC-10.2")
def test_the_engineer_builds_what_can_be_built_and_paid() -> None:
    scene = realm("C3").knows(0, "writing").city(0, "D2", "academy").goods(0, food=1, wood=1, ore=1)
    table = played(scene, "great_engineer")
    assert set(offered(table, BuildAt)) == {BuildAt("C3", "academy")}
    scene = realm("C3").knows(0, "writing").goods(0, food=1, wood=1, ore=0)
    assert asked(played(scene, "great_engineer")) == "turn"
    scene = realm("C3", mood="angry").knows(0, "writing").goods(0, food=1, wood=1, ore=1)
    assert asked(played(scene, "great_engineer")) == "turn"


@pytest.mark.rule("COC-21.9", "COC-8.2")
def test_the_explorers_colony_needs_food_and_a_legal_hex() -> None:
    """area_02 is mountains and water."""
    scene = realm().tile(1, "area_02").goods(0, food=2).supply(0, settlement=1)
    table = do(played(scene, "great_explorer"), Hex("B2"))
    while asked(table) == "orient":
        do(table, table.asks[0].picks[0])
    land = {Hex(h) for h in ("B2", "A3", "C3", "B3") if table.state.map.is_land(table.state.hex(h))}
    assert set(offered(table, Hex)) == land
    for poor in (realm().goods(0, food=1), realm().supply(0, settlement=0)):
        table = do(played(poor.tile(1, "area_02"), "great_explorer"), Hex("B2"))
        while asked(table) == "orient":
            do(table, table.asks[0].picks[0])
        assert asked(table) == "turn"


@pytest.mark.rule("COC-21.9")
def test_the_warlord_helps_in_one_battle_only() -> None:
    scene = plains(expansion=True).knows(0, "tactics").units(0, "D3", infantry=2)
    scene.units(1, "D4", infantry=1).units(1, "C3", infantry=1)
    table = played(scene.rolls(12, 3, 3, 12, 3, 3), "great_warlord")
    do(table, From("D3"), Done(), To("D4"), From("D3"), To("C3"))
    assert rolled(table)[0].shares["great_warlord"] == 2
    assert "great_warlord" not in rolled(table)[2].shares


@pytest.mark.rule("COC-21.9")
@pytest.mark.parametrize(("held", "turned"), [("mood", "culture"), ("culture", "mood")])
def test_the_athlete_turns_one_token_or_all(held: str, turned: str) -> None:
    scene = realm().goods(0, food=0, **{held: 2})
    table = played(scene, "great_athlete")
    assert set(table.asks[0].picks) == {Pass(), Exchanged(held, 1), Exchanged(held, 2)}
    do(table, Exchanged(held, 2))
    assert goods_of(table, 0) == {turned: 2}
    assert asked(played(realm().goods(0, food=0), "great_athlete")) == "turn"


@pytest.mark.rule("COC-21.9")
def test_the_seer_gives_every_card_once() -> None:
    scene = realm(players=3).deck("objective", "objective_01", "objective_02", "objective_03")
    table = do(scene.player(0, actions=["great_seer"]).turn(0), PlayCard("great_seer"))
    do(table, Destine("objective_03", 0))
    assert set(table.asks[0].picks) == {Destine("objective_01", 1), Destine("objective_02", 1)}
    do(table, Destine("objective_01", 1), Destine("objective_02", 2))
    given = [[card for card, _ in player(table, seat).destined] for seat in range(3)]
    assert [len(cards) for cards in given] == [1, 1, 1]
    assert len({card for cards in given for card in cards}) == 3


def architect(*advances: str, culture: int) -> Scene:
    scene = realm("C3", mood="happy").knows(0, "engineering", "writing", *advances)
    scene.player(0, wonders=["great_pyramid"], kept=["great_architect"])
    return scene.goods(0, food=2, wood=7, ore=7, gold=7, culture=culture)


@pytest.mark.rule("COC-21.9", "COC-24.3")
def test_the_architect_leaves_when_he_has_built_and_not_before() -> None:
    needed = "rituals"
    table = do(architect(culture=7).turn(0), Construct("D2"))
    while asked(table) == "pay":
        do(table, table.asks[0].picks[0])
    assert TITLE.view(table.state, 0).players[0].kept_events == ("great_architect",)
    do(table, RaiseWonder("C3", "great_pyramid"))
    while asked(table) in ("pay", "price"):
        do(table, table.asks[0].picks[0])
    assert TITLE.view(table.state, 0).players[0].kept_events == ()
    assert discarded(table) == ("great_architect",)
    assert needed not in advances_of(table, 0)


@pytest.mark.rule("COC-21.9")
def test_whoever_knows_how_may_use_the_architect_for_the_culture() -> None:
    content = WONDERS[WONDER["great_pyramid"]]
    scene = architect(content.required_advance, culture=content.cost["culture"])
    table = do(scene.turn(0), RaiseWonder("C3", "great_pyramid"), Price("great_architect"))
    while asked(table) == "pay":
        do(table, table.asks[0].picks[0])
    assert goods_of(table, 0)["culture"] == 3
    assert discarded(table) == ("great_architect",)


@pytest.mark.rule("COC-21.9")
def test_wonders_of_others_are_no_business_of_the_architect() -> None:
    scene = architect(culture=7).city(1, "D7", mood="happy").city(1, "D5").knows(1, "engineering")
    scene.player(1, wonders=["great_statue"], wood=7, ore=7, gold=7, culture=7)
    scene.knows(1, WONDERS[WONDER["great_statue"]].required_advance)
    table = do(scene.turn(1), RaiseWonder("D7", "great_statue"))
    while asked(table) in ("pay", "price"):
        do(table, table.asks[0].picks[0])
    assert TITLE.view(table.state, 0).players[0].kept_events == ("great_architect",)


@pytest.mark.rule("COC-21.9")
def test_the_diplomats_peace_is_for_two_players_alone() -> None:
    scene = plains(players=3, expansion=True).ally(0, 1)
    scene.knows(0, "tactics").units(0, "D4", infantry=1).units(2, "D5", settler=1)
    table = do(scene.turn(0), Command(), From("D4"), To("D5"))
    assert TITLE.view(table.state, 0).players[0].kept_events == ("great_diplomat",)


# ------------------------------------------------------------------ realms


@pytest.mark.rule("COC-21.2")
def test_a_revolution_in_the_status_phase_costs_an_action_of_the_next_turn() -> None:
    scene = Scene(trade=False).player(0, counter=1).deck("event", "revolution")
    table = do(scene.status_phase(), Advance("storage"))
    while asked(table) != "turn":
        do(table, table.asks[0].picks[0])
    assert (table.asks[0].seat, actions_left(table)) == (0, 2)


@pytest.mark.rule("COC-21.2", "COC-21.11")
def test_an_uprising_takes_at_least_one_token_of_any_kind() -> None:
    table = read_out(realm().goods(0, culture=1), "uprising")
    assert (points(table, 0), goods_of(table, 0)) == (0.5, {"food": 2})
    table = read_out(realm().goods(0, mood=5), "uprising")
    assert GiveTokens(0, 0) not in table.asks[0].picks
    assert GiveTokens(5, 0) not in table.asks[0].picks
    do(table, GiveTokens(4, 0))
    assert points(table, 0) == 2


@pytest.mark.rule("COC-21.10")
def test_anarchy_lasts_until_its_owner_has_filled_all_places() -> None:
    scene = Scene(expansion=True).anarchy(0, 1).knows(1, "philosophy")
    table = do(scene.goods(1, food=2).turn(1), Advance("voting"))
    assert TITLE.view(table.state, 0).players[0].kept_events == ("anarchy",)
    assert player(table, 0).anarchy == 1


# ------------------------------------------------------------------ ruins


@pytest.mark.rule("COC-21.13")
def test_a_ruined_port_is_gone_with_its_hex_and_other_ruins_leave_it() -> None:
    scene = realm("C3", "E3").land("F2", "water").city(0, "E3", "port", "temple", port="F2")
    table = do(read_out(scene, "earthquake"), Ruin("E3", "temple"), Done())
    city = city_at(table, "E3")
    assert city is not None
    assert table.state.label(city.port) == "F2"
    scene = realm("C3", "E3").land("F2", "water").city(0, "E3", "port", port="F2")
    table = do(read_out(scene, "earthquake"), Ruin("E3", "port"), Done())
    city = city_at(table, "E3")
    assert city is not None
    assert city.port == -1


@pytest.mark.rule("COC-21.13")
def test_a_ruined_wonder_works_no_more_but_its_marker_scores() -> None:
    scene = realm("C3", "E3").city(0, "C3", wonders=["great_statue", "great_library"])
    table = do(read_out(scene, "earthquake"), Ruin("C3", "great_statue"), Done())
    city = city_at(table, "C3")
    assert city is not None
    assert (city.size, mood_of(table, "C3")) == (2, "angry")
    assert Use("great_statue") not in table.asks[0].picks
    view = TITLE.view(table.state, 0).players[0]
    assert view.points["wonders"] == 8
    assert points(table, 0) == 0, "only settlements and buildings are worth points as ruins"


@pytest.mark.rule("COC-21.13")
def test_a_volcano_ends_the_abilities_of_the_wonders_it_buries() -> None:
    scene = realm("C3", "E3", "C2").city(0, "C3", wonders=["great_lighthouse", "great_library"])
    table = do(read_out(scene, "volcano"), City("C3"))
    assert not offered(table, Use)
    assert points(table, 0) == 2
    assert TITLE.view(table.state, 0).players[0].points["wonders"] == 8


@pytest.mark.rule("COC-21.13", "COC-21.14")
def test_an_earthquake_does_not_lower_an_angry_city_nor_ask_for_it() -> None:
    scene = realm("C3", "E3").city(0, "C3", "temple", mood="angry").knows(0, "myths")
    table = do(read_out(scene.goods(0, mood=1), "earthquake"), Ruin("C3", "temple"), Done())
    assert asked(table) == "turn"
    assert goods_of(table, 0)["mood"] == 1
    assert points(table, 0) == 2


# ------------------------------------------------------------------ wars


@pytest.mark.rule("COC-21.10")
def test_an_eclipse_waits_for_a_battle_on_land() -> None:
    scene = sea(expansion=True).lasting("solar_eclipse").units(0, "D4", ship=2)
    table = scene.units(1, "D4", ship=2).rolls(1, 1, 1, 1).battle(0, 1, "D4", "D3")
    assert asked(table) == "retreat"
    do(table, Retreat())
    assert TITLE.view(table.state, 0).lasting == ("solar_eclipse",)


@pytest.mark.rule("COC-21.10")
def test_the_trojan_horse_is_for_the_attacker() -> None:
    scene = plains(expansion=True).lasting("trojan_horse").city(1, "D4", "fortress")
    scene.goods(1, wood=1, culture=1).units(0, "D4", infantry=1).units(1, "D4", infantry=1)
    table = scene.rolls(1, 1, 1, 1).battle(0, 1, "D4", "D3")
    assert asked(table) == "retreat", "the defender is not asked"
    do(table, FightOn())


@pytest.mark.rule("COC-21.10")
def test_the_horse_stays_when_others_fight() -> None:
    scene = plains(players=3, expansion=True).lasting("trojan_horse").city(1, "D4")
    scene.units(0, "D4", infantry=2).units(1, "D4", infantry=1).rolls(12, 12, 1)
    table = do(scene.battle(0, 1, "D4", "D3"), Pass())
    assert TITLE.view(table.state, 0).lasting == ("trojan_horse",)


@pytest.mark.rule("COC-24.10", "COC-21.12")
def test_without_a_discard_pile_the_mausoleum_asks_nothing() -> None:
    scene = realm("C3").city(0, "C3", wonders=["great_mausoleum"]).goods(0, food=0)
    table = scene.event("migration_1")
    assert asked(table) == "upset-city"


@pytest.mark.rule("COC-21.9", "COC-26.15")
def test_a_great_person_in_hand_can_be_bartered() -> None:
    scene = realm().player(0, actions=["great_artist"], advances=["bartering"], food=0)
    table = do(scene.turn(0), Use("bartering"), Gain("gold"))
    assert (hand_of(table, 0), goods_of(table, 0)) == ([], {"gold": 1})
    assert discarded(table) == ("great_artist",)


@pytest.mark.rule("COC-21.3", "COC-21.4")
def test_another_player_chosen_by_the_drawer_chooses_the_city() -> None:
    scene = realm("C3").city(1, "C6")
    table = read_out(scene, "migration_1")
    assert (asked(table), table.asks[0].seat) == ("place-settler", 1)
    do(table, City("C6"))
    assert (asked(table), table.asks[0].seat) == ("upset-city", 0)


@pytest.mark.rule("COC-3.7", "COC-21.5")
def test_after_an_event_the_turn_goes_on_where_it_was() -> None:
    scene = Scene(players=3, trade=False).player(0, counter=1).deck("event", "great_artist")
    table = do(scene.goods(1, culture=2).turn(0), Advance("storage"))
    while asked(table) != "take-person":
        do(table, table.asks[0].picks[0])
    do(table, Pass())
    assert (asked(table), table.asks[0].seat, actions_left(table)) == ("turn", 0, 2)
    assert EndTurn() not in table.asks[0].picks
    assert Player(1) not in table.asks[0].picks
