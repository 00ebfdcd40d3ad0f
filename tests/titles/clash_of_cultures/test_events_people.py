"""Events that kill, bring goods or people, and shake realms: one test for each card."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import WONDER
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    City,
    Gain,
    Government,
    Hex,
    Pass,
    Player,
)
from civitas.titles.clash_of_cultures.picks.events import (
    AnyLeader,
    Forfeit,
    ForfeitCard,
    FromTheDeck,
    GiveTokens,
    ScorePoints,
    Slay,
    TakeShown,
)
from civitas.titles.clash_of_cultures.picks.people import Lead
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    city_at,
    goods_of,
    player,
    units_at,
)
from tests.titles.clash_of_cultures.happenings import drawn, moods, points, read_out, realm
from tests.titles.clash_of_cultures.helpers import asked, do, offered

# ------------------------------------------------------------------ deaths


@pytest.mark.content("events/epidemic")
def test_epidemic_kills_a_unit_of_who_has_two() -> None:
    scene = realm().units(0, "D2", infantry=1)
    table = read_out(scene, "epidemic")
    assert table.asks[0].picks == [Slay("D2", "settler"), Slay("D2", "infantry")]
    do(table, Slay("D2", "infantry"))
    assert units_at(table, 0, "D2") == {"settler": 1}
    assert units_at(table, 1, "D7") == {"settler": 1}, "who has one unit is spared"


@pytest.mark.parametrize("advance", ["roads", "navigation", "trade_routes"])
def test_epidemic_kills_two_on_good_roads(advance: str) -> None:
    scene = realm().units(0, "D2", infantry=2).knows(0, advance)
    table = do(read_out(scene, "epidemic"), Slay("D2", "infantry"), Slay("D2", "infantry"))
    assert units_at(table, 0, "D2") == {"settler": 1}


@pytest.mark.rule("COC-13.18", "COC-11.14")
def test_with_a_ship_those_aboard_are_lost_and_a_leader_goes_to_the_box() -> None:
    scene = realm().land("E3", "water").units(0, "E3", ship=2, infantry=3).no_units(0, "D2")
    table = do(read_out(scene, "epidemic"), Slay("E3", "ship"))
    assert units_at(table, 0, "E3") == {"ship": 1, "infantry": 2}
    scene = realm().player(0, civilization="rome").leader(0, "sulla", "D2")
    table = do(read_out(scene, "epidemic"), Slay("D2", "leader"))
    assert player(table, 0).leader == -1
    assert player(table, 1).killed_leaders == ()


@pytest.mark.content("events/black_death")
def test_black_death_kills_one_in_four_for_points() -> None:
    scene = realm().units(0, "D2", infantry=4, ship=0).land("E3", "water").units(0, "E3", ship=3)
    table = do(read_out(scene, "black_death"), Slay("E3", "ship"), Slay("E3", "ship"))
    assert asked(table) == "turn"
    assert points(table, 0) == 2
    scene = realm().units(0, "D2", infantry=3).knows(0, "roads")
    table = do(read_out(scene, "black_death"), *[Slay("D2", "infantry")] * 2)
    assert points(table, 0) == 2
    assert asked(read_out(realm().units(0, "D2", infantry=2), "black_death")) == "turn"


@pytest.mark.content("events/pandemic")
def test_pandemic_takes_half_as_many_things_as_cities() -> None:
    scene = realm("C3", "E3", "C2").player(0, actions=["action_01"], objectives=["objective_01"])
    table = read_out(scene.goods(0, food=1, mood=1), "pandemic")
    assert set(table.asks[0].picks) == {
        Forfeit("food"),
        Forfeit("mood"),
        ForfeitCard("action_01"),
        ForfeitCard("objective_01"),
        Slay("D2", "settler"),
    }
    do(table, ForfeitCard("action_01"), Forfeit("mood"))
    assert asked(table) == "turn"
    assert goods_of(table, 0) == {"food": 1}
    assert player(table, 0).action_hand == ()
    assert goods_of(table, 1) == {"food": 2}, "one city: nothing"
    scene = realm("C3", "E3", "C2").goods(0, food=1).no_units(0, "D2")
    assert goods_of(read_out(scene, "pandemic"), 0) == {}, "as many as there are"
    scene = realm("C3", "E3").knows(0, "sanitation")
    assert goods_of(read_out(scene, "pandemic"), 0) == {"food": 2}


# ------------------------------------------------------------------ gains


@pytest.mark.content(
    "events/good_year_all",
    "events/good_year_self",
    "events/awesome_year_self",
    "events/awesome_year_all",
    "events/fantastic_year_all",
    "events/fantastic_year_self",
)
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("good_year_all", 1, 1),
        ("good_year_self", 1, 0),
        ("awesome_year_self", 2, 0),
        ("awesome_year_all", 2, 2),
        ("fantastic_year_all", 3, 3),
        ("fantastic_year_self", 3, 0),
    ],
)
def test_good_years(card: str, mine: int, theirs: int) -> None:
    scene = realm().knows(0, "storage").knows(1, "storage")
    table = read_out(scene, card)
    assert goods_of(table, 0) == {"food": 2 + mine}
    assert goods_of(table, 1) == {"food": 2 + theirs}


@pytest.mark.content(
    "events/good_year_share", "events/awesome_year_share", "events/fantastic_year_share"
)
@pytest.mark.parametrize(
    ("card", "amount"),
    [("good_year_share", 1), ("awesome_year_share", 2), ("fantastic_year_share", 3)],
)
def test_shared_years_let_the_drawer_choose_who_gains(card: str, amount: int) -> None:
    scene = Scene(players=3)
    for seat in range(3):
        scene.knows(seat, "storage").goods(seat, food=0)
    table = read_out(scene, card)
    do(table, *[Player(2)] * (amount - 1), Player(1))
    assert goods_of(table, 0) == {"food": amount}
    assert goods_of(table, 1) == {"food": 1}
    assert goods_of(table, 2) == ({"food": amount - 1} if amount > 1 else {})


def test_food_is_dealt_only_to_those_who_have_room() -> None:
    scene = Scene(players=3).goods(1, food=2).goods(2, food=1)
    table = read_out(scene, "awesome_year_share")
    assert (goods_of(table, 1), goods_of(table, 2)) == ({"food": 2}, {"food": 2})


@pytest.mark.content("events/scientific_trade", "events/flourishing_trade")
@pytest.mark.parametrize(
    ("card", "buildings", "good", "least"),
    [
        ("scientific_trade", ("academy", "observatory"), "ideas", 2),
        ("flourishing_trade", ("market", "port"), "gold", 1),
    ],
)
def test_trade_pays_for_cities(
    card: str, buildings: tuple[str, str], good: str, least: int
) -> None:
    scene = realm("C3", "E3", "C2").goods(0, food=0).goods(1, food=0).land("C8 B2 E2", "water")
    scene.city(0, "D2", *buildings).city(0, "C3", buildings[0]).city(0, "C2", buildings[1])
    scene.city(0, "E3", buildings[0]).city(1, "D7", buildings[1])
    table = read_out(scene, card)
    assert goods_of(table, 0) == {good: 4 if card == "scientific_trade" else 3}
    assert goods_of(table, 1) == {good: 1}
    table = read_out(realm().goods(0, food=0), card)
    assert goods_of(table, 0) == {good: least}
    assert goods_of(table, 1) == {"food": 2}


@pytest.mark.content("events/era_of_stability")
def test_an_era_of_stability_brings_tokens_of_choice() -> None:
    scene = realm("C3").goods(0, food=0).city(0, "D2", "temple").city(0, "C3", "obelisk")
    scene.goods(1, food=0).city(1, "D7", "temple")
    table = do(read_out(scene, "era_of_stability"), Gain("mood"), Gain("culture"))
    assert table.asks[0].seat == 1
    do(table, Gain("culture"))
    assert goods_of(table, 0) == {"mood": 1, "culture": 1}
    assert goods_of(table, 1) == {"culture": 1}
    table = do(read_out(realm().goods(0, food=0), "era_of_stability"), Gain("mood"))
    assert goods_of(table, 0) == {"mood": 1}


@pytest.mark.content("events/successful_year")
def test_a_successful_year_helps_the_smallest() -> None:
    scene = realm("C3", "E3").goods(0, food=0).goods(1, food=0)
    table = read_out(scene, "successful_year")
    assert (goods_of(table, 0), goods_of(table, 1)) == ({}, {"food": 2})
    table = read_out(realm().goods(0, food=0).goods(1, food=0), "successful_year")
    assert (goods_of(table, 0), goods_of(table, 1)) == ({"food": 1}, {"food": 1})


# ------------------------------------------------------------------ people


@pytest.mark.content("events/population_boom_1", "events/population_boom_2")
@pytest.mark.parametrize("card", ["population_boom_1", "population_boom_2"])
def test_a_population_boom_brings_two_settlers(card: str) -> None:
    scene = realm("F4", players=3)
    table = do(read_out(scene, card), City("F4"), Player(1))
    assert units_at(table, 0, "F4") == {"settler": 1}
    assert units_at(table, 1, "G8") == {"settler": 2}
    scene = realm(players=2)
    scene.state.players[0].units_left = (0, 16, 4, 4, 4, 1)
    table = read_out(scene, card)
    assert units_at(table, 0, "D2") == {"settler": 1}
    assert units_at(table, 1, "D7") == {"settler": 2}


@pytest.mark.content("events/envoy_meeting")
def test_an_envoy_brings_culture_and_shows_a_wonder() -> None:
    scene = realm(players=3).goods(0, food=0).goods(2, food=0).deck("wonder", "great_wall")
    table = do(read_out(scene, "envoy_meeting"), Player(2))
    assert goods_of(table, 0) == {"ideas": 1, "culture": 1}
    assert goods_of(table, 2) == {"culture": 1}
    assert table.state.shown_wonder == WONDER["great_wall"]
    assert EVENT["envoy_meeting"] in table.state.event_discard


@pytest.mark.parametrize("open_one", [True, False])
def test_who_draws_a_wonder_may_take_the_open_one(open_one: bool) -> None:
    scene = realm().deck("wonder", "great_wall", "great_statue")
    scene.state.shown_wonder = WONDER["great_wall"]
    scene.state.wonder_deck = scene.state.wonder_deck[:-1]
    table = scene.at(Step("draw.wonder", 0, (1,)), Step("turn", 0))
    assert asked(table) == "shown-wonder"
    do(table, TakeShown("great_wall") if open_one else FromTheDeck())
    wanted = "great_wall" if open_one else "great_statue"
    assert player(table, 0).wonder_hand == (WONDER[wanted],)
    assert (table.state.shown_wonder == -1) == open_one


@pytest.mark.content("events/reformation")
def test_reformation_replaces_a_temple() -> None:
    scene = realm("F4", players=3).city(0, "F4", "temple").city(0, "E4", "temple")
    table = do(read_out(scene, "reformation"), Player(2), City("F4"))
    city = city_at(table, "F4")
    assert city is not None
    assert (city.colours[2], city.influenced) == (2, True)
    assert player(table, 0).pieces_left[2] == 4
    scene = realm(players=3).city(1, "G8", "temple")
    table = read_out(scene, "reformation")
    assert table.asks[0].seat == 1, "who has a temple acts in the drawer's stead"
    do(table, Player(0))
    city = city_at(table, "G8")
    assert city is not None
    assert city.colours[2] == 0
    assert asked(read_out(realm(), "reformation")) == "turn"


def revolt(card: str = "sulla", **options: bool) -> Scene:
    scene = Scene(expansion=True, **options).player(0, civilization="rome")
    return scene.leader(0, card, "D2")


@pytest.mark.content("events/guillotine")
def test_the_guillotine_kills_the_leader_for_a_new_one_or_points() -> None:
    scene = revolt().units(0, "C2", infantry=1)
    heirs = [Lead(name) for name in ("augustus", "caesar") if name in LEADER_CARD]
    table = read_out(scene, "guillotine")
    assert player(table, 0).leader == -1
    assert set(offered(table, Lead)) >= set(heirs)
    first = offered(table, Lead)[0]
    do(table, first)
    assert set(table.asks[0].picks) == {Hex("D2"), Hex("C2")}
    do(table, Hex("C2"))
    assert units_at(table, 0, "C2") == {"infantry": 1, "leader": 1}
    assert player(table, 0).leaders == ()
    table = do(read_out(revolt(), "guillotine"), ScorePoints())
    assert points(table, 0) == 2
    assert player(table, 0).leaders == ()
    scene = revolt()
    scene.state.players[0].leaders = ()
    assert points(read_out(scene, "guillotine"), 0) == 2


@pytest.mark.rule("COC-28.6")
def test_with_random_leaders_chance_chooses_after_the_guillotine() -> None:
    table = read_out(revolt(random_leader=True), "guillotine")
    assert set(table.asks[0].picks) == {AnyLeader(), ScorePoints()}
    do(table, AnyLeader())
    assert player(table, 0).leader != -1


# ------------------------------------------------------------------ realms


def kingdom(**goods: int) -> Scene:
    """Democracy, and the prerequisites of both other governments."""
    scene = realm().knows(0, "philosophy", "voting", "draft", "civil_liberties")
    return scene.goods(0, **{"food": 0, **goods})


@pytest.mark.content("events/revolution")
def test_revolution_costs_an_action_and_changes_the_government() -> None:
    scene = kingdom().knows(0, "separation_of_power")
    table = read_out(scene, "revolution")
    assert table.state.turn.actions == 2
    governments = offered(table, Government)
    do(table, *governments[:1] if len(governments) > 1 else ())
    while offered(table, Advance) and asked(table) == "government-advance":
        do(table, offered(table, Advance)[0])
    me = player(table, 0)
    assert me.owns(ADVANCE["nationalism"])
    assert not me.owns(ADVANCE["voting"])
    assert goods_of(table, 0) == {}


def test_each_step_of_a_revolution_can_be_averted_by_a_sacrifice() -> None:
    table = read_out(kingdom().units(0, "D2", infantry=2), "revolution")
    assert set(table.asks[0].picks) == {Pass(), Slay("D2", "infantry")}
    do(table, Slay("D2", "infantry"), Slay("D2", "infantry"))
    assert asked(table) == "turn"
    assert table.state.turn.actions == 3
    assert player(table, 0).owns(ADVANCE["voting"])
    assert units_at(table, 0, "D2") == {"settler": 1}


def test_without_an_action_left_it_is_lost_in_the_next_turn() -> None:
    table = read_out(realm(), "revolution", actions=0)
    assert player(table, 0).owed_actions == 1
    assert actions_left(realm().fewer_actions(0).turn_start(0)) == 2


@pytest.mark.content("events/uprising")
def test_an_uprising_turns_tokens_into_half_points() -> None:
    table = read_out(realm().goods(0, mood=2, culture=3), "uprising")
    assert len(table.asks[0].picks) == 2 + 3 + 3 + 2
    do(table, GiveTokens(2, 1))
    assert goods_of(table, 0) == {"food": 2, "culture": 2}
    assert points(table, 0) == 1.5
    assert points(read_out(realm(), "uprising"), 0) == 0


def anarchy() -> Table:
    scene = kingdom().player(0, civilization="huns", civilization_advances=["tribal_system"])
    return read_out(scene.player(0, counter=3), "anarchy")


@pytest.mark.content("events/anarchy")
def test_anarchy_takes_all_government_advances_for_points() -> None:
    table = anarchy()
    me = player(table, 0)
    assert not me.owns(ADVANCE["voting"])
    assert not me.owns(ADVANCE["civil_liberties"])
    assert me.civilization_advances == 0
    assert (me.anarchy, me.kept_events) == (2, (EVENT["anarchy"],))
    assert half_points(table.state, me)[4] == 4
    table = read_out(realm(), "anarchy")
    assert table.state.event_discard == (EVENT["anarchy"],), "no government, no effect"


def test_markers_of_new_government_advances_come_from_anarchy() -> None:
    table = anarchy()
    scene = Scene(expansion=True)
    scene.state = table.state
    scene.goods(0, food=2)
    table = do(scene.turn(0), Advance("voting"))
    me = player(table, 0)
    assert (me.counter, me.anarchy) == (3, 1)
    assert me.civilization_advances, "regained when its link is met again"
    assert half_points(table.state, me)[4] == 2
    scene.state = table.state
    scene.goods(0, food=2)
    table = do(scene.turn(0), Advance("civil_liberties"))
    me = player(table, 0)
    assert (me.counter, me.anarchy, me.kept_events) == (3, 0, ())
    assert EVENT["anarchy"] in table.state.event_discard


@pytest.mark.rule("COC-21.2")
def test_a_whole_event_with_symbol_and_text() -> None:
    table = drawn(realm("C3").goods(0, food=0), "revolution")
    assert goods_of(table, 0) == {"gold": 2}
    assert table.state.turn.actions == 2
    assert moods(table) == {"D2": 1, "C3": 1}
