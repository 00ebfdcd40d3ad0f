"""Section 24: constructing wonders, and what each of them does."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.clash_of_cultures.cards.decks import draw_actions, draw_wonders
from civitas.titles.clash_of_cultures.content.cards import ACTION_CARD, WONDER, WONDERS
from civitas.titles.clash_of_cultures.course.scoring import half_points
from civitas.titles.clash_of_cultures.course.setup import deal_civilizations
from civitas.titles.clash_of_cultures.picks.cards import (
    Discard,
    DrawUnknown,
    PlayCard,
    RaiseWonder,
    TakeCard,
)
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct, Take
from civitas.titles.clash_of_cultures.picks.common import (
    Advance,
    Done,
    EndTurn,
    Hex,
    Pass,
    Pay,
    Player,
    Use,
)
from civitas.titles.clash_of_cultures.picks.moves import By, Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Recruit
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.state import BARBARIANS
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

LAND = "C3 D3 E3 C4 D4 E4"


def rich(wonder: str, *, expansion: bool = False, **options: bool) -> Scene:
    """Seat 0 has two cities, all the wonder needs, and exactly what it costs."""
    content = WONDERS[WONDER[wonder]]
    scene = Scene(expansion=expansion, **options).land(LAND, "plains").city(0, "C3")
    scene.knows(0, "storage", "engineering", content.required_advance)
    return scene.player(0, wonders=[wonder]).goods(0, **{"food": 0, **content.cost})


def owner(wonder: str, *buildings: str, expansion: bool = False) -> Scene:
    """Seat 0 owns a city on D2 with the wonder."""
    scene = Scene(expansion=expansion).land(LAND, "plains")
    return scene.city(0, "D2", *buildings, mood="happy", wonders=[wonder]).goods(0, food=0)


@pytest.mark.rule("COC-24.2", "COC-24.4", "COC-24.5", "COC-10.7")
def test_a_wonder_is_constructed_in_a_happy_city() -> None:
    table = do(rich("great_arena").turn(0), RaiseWonder("D2", "great_arena"))
    city = city_at(table, "D2")
    assert city is not None
    assert (city.wonders, city.size, city.activations) == ((WONDER["great_arena"],), 2, 1)
    assert goods_of(table, 0) == {}
    assert table.state.turn.actions == 2
    assert player(table, 0).wonder_hand == ()
    assert table.state.wonder_markers[WONDER["great_arena"]] == (0, -1)


@pytest.mark.rule("COC-24.3")
def test_what_a_wonder_needs() -> None:
    pick = RaiseWonder("D2", "great_arena")
    assert pick in rich("great_arena").turn(0).asks[0].picks
    scene = rich("great_arena").city(0, "D2", mood="neutral")
    assert refused(scene.turn(0), pick) == "COC-24.3"
    assert refused(rich("great_wall").turn(0), pick) == "COC-24.2"  # not in hand
    scene = rich("great_arena").no_city("C3")
    assert refused(scene.turn(0), pick) == "COC-6.4"
    scene = Scene().city(0, "C3").player(0, wonders=["great_arena"], advances=["sports"])
    assert refused(scene.turn(0), pick) == "COC-24.2"  # no Engineering
    scene = Scene().city(0, "C3").player(0, wonders=["great_arena"], advances=["engineering"])
    assert refused(scene.turn(0), pick) == "COC-24.3"  # no Sports
    assert refused(rich("great_arena").goods(0, ore=4).turn(0), pick) == "COC-24.4"


@pytest.mark.rule("COC-24.3")
def test_the_lighthouse_needs_a_port() -> None:
    pick = RaiseWonder("D2", "great_lighthouse")
    assert refused(rich("great_lighthouse").turn(0), pick) == "COC-24.3"
    scene = rich("great_lighthouse").land("D3", "water").city(0, "E3")
    scene.city(0, "D2", "port", mood="happy", port="D3")
    assert pick in scene.turn(0).asks[0].picks


@pytest.mark.rule("COC-24.4")
def test_gold_replaces_resources_but_not_culture() -> None:
    pick = RaiseWonder("D2", "great_arena")
    table = do(rich("great_arena").goods(0, ore=3, gold=2).turn(0), pick)
    assert goods_of(table, 0) == {}
    assert refused(rich("great_arena").goods(0, culture=4, gold=1).turn(0), pick) == "COC-24.4"


@pytest.mark.rule("COC-24.4", "COC-24.6")
def test_the_arena_does_not_pay_for_wonders() -> None:
    scene = rich("great_wall").city(0, "E3", wonders=["great_arena"]).goods(0, culture=4, mood=1)
    assert refused(scene.turn(0), RaiseWonder("D2", "great_wall")) == "COC-24.4"


@pytest.mark.rule("COC-24.1", "COC-26.25")
def test_engineering_draws_a_wonder_card_and_an_empty_deck_none() -> None:
    scene = Scene().knows(0, "mining").deck("wonder", "great_wall")
    table = do(scene.turn(0), Advance("engineering"))
    assert player(table, 0).wonder_hand == (WONDER["great_wall"],)
    scene = Scene().discard("wonder", "great_wall")
    scene.state.wonder_deck = ()
    assert player(do(scene.turn(0), Advance("engineering")), 0).wonder_hand == ()


@pytest.mark.rule("COC-24.16", "COC-24.17")
def test_a_wonder_scores_for_its_builder() -> None:
    table = do(rich("great_arena").turn(0), RaiseWonder("D2", "great_arena"))
    points = half_points(table.state, player(table, 0))
    assert (points[0], points[3]) == (4, 8)


# ---------------------------------------------------------------- each wonder


@pytest.mark.rule("COC-24.6")
@pytest.mark.content("wonders/great_arena")
def test_great_arena_pays_mood_for_culture() -> None:
    scene = owner("great_arena").player(0, mood=1, actions=["action_25"])
    table = do(scene.turn(0), PlayCard("action_25"))
    assert goods_of(table, 0) == {}
    assert table.state.turn.actions == 4
    scene = owner("great_arena").player(0, mood=1, culture=1, actions=["action_25"])
    table = do(scene.turn(0), PlayCard("action_25"), Pay(0, 0, 0, 0, 0, 1, 0))
    assert goods_of(table, 0) == {"culture": 1}


@pytest.mark.rule("COC-24.6")
@pytest.mark.content("wonders/great_arena")
def test_great_arena_pays_culture_for_mood() -> None:
    scene = owner("great_arena").player(0, culture=1, advances=["taxes"])
    assert Use("taxes") in scene.turn(0).asks[0].picks
    scene = Scene().player(0, culture=1, advances=["taxes"])
    assert Use("taxes") not in scene.turn(0).asks[0].picks


@pytest.mark.rule("COC-24.7")
@pytest.mark.content("wonders/great_gardens")
def test_great_gardens_yield_anything_from_plains() -> None:
    table = do(owner("great_gardens").turn(0), Collect("D2"))
    here = [Take("D2", good) for good in ("food", "wood", "ore", "ideas", "gold", "mood")]
    assert [pick for pick in here if pick in offered(table, Take)] == here[:5]
    do(table, Take("D2", "gold"), Take("D3", "ideas"), Take("E2", "ore"))
    assert goods_of(table, 0) == {"ideas": 1, "gold": 1, "ore": 1}


@pytest.mark.rule("COC-24.7")
def test_great_gardens_work_for_their_city_alone() -> None:
    scene = owner("great_gardens").city(0, "D4")
    table = do(scene.turn(0), Collect("D4"))
    assert Take("D4", "gold") not in table.asks[0].picks


@pytest.mark.rule("COC-24.7")
def test_great_gardens_stop_whoever_came_over_plains() -> None:
    scene = Scene().land(LAND, "plains").city(1, "D4", wonders=["great_gardens"])
    scene.knows(0, "tactics").units(0, "D3", infantry=1).units(0, "D2", infantry=1)
    table = do(scene.turn(0), Command(), From("D2"))
    while asked(table) != "goal":
        table.pick(table.asks[0].picks[0])
    do(table, To("E3"))
    while asked(table) != "turn":
        do(table, Done())
    do(table, Command(), From("E3"))
    while asked(table) != "goal":
        table.pick(table.asks[0].picks[0])
    assert To("E4") in table.asks[0].picks
    assert To("D4") not in table.asks[0].picks


@pytest.mark.rule("COC-24.7")
def test_great_gardens_stop_whoever_comes_by_road_over_plains() -> None:
    def goals(between: str) -> set[str]:
        scene = Scene().land(LAND, "mountain").land(between, "plains").goods(0, food=1, ore=1)
        scene.city(1, "D4", wonders=["great_gardens"]).knows(0, "tactics", "roads")
        table = do(scene.no_units(0, "D2").units(0, "D2", infantry=1).turn(0), Command())
        do(table, From("D2"))
        return {pick.hex for pick in offered(table, By) if isinstance(pick, By)}

    assert "D4" in goals("C4")
    assert "D4" not in goals("D3")


@pytest.mark.rule("COC-24.7")
def test_great_gardens_bind_players_while_barbarians_hold_them_and_barbarians_never() -> None:
    def goals(terrain: str) -> set[str]:
        scene = Scene().land(LAND, terrain).city(1, "D4", wonders=["great_gardens"])
        scene.capture("barbarians", "D4").knows(0, "tactics").no_units(0, "D2")
        table = do(scene.units(0, "D2", infantry=1).turn(0), Command(), From("D2"), To("D3"))
        do(table, Command(), From("D3"))
        return {pick.hex for pick in offered(table, To) if isinstance(pick, To)}

    assert "D4" in goals("barren")
    assert "D4" not in goals("plains")
    scene = Scene().land(LAND, "plains").city(1, "D4", wonders=["great_gardens"])
    scene.units("barbarians", "D4", infantry=1)
    city = city_at(scene.battle("barbarians", 1, "D4", "D3"), "D4")
    assert city is not None
    assert city.owner == BARBARIANS


@pytest.mark.rule("COC-24.8")
@pytest.mark.content("wonders/great_library")
def test_great_library_lends_an_advance_for_the_turn() -> None:
    scene = owner("great_library").city(0, "C3").goods(0, food=1, wood=1, ore=1)
    table = do(scene.turn(0), Use("great_library"))
    assert Advance("voting") not in table.asks[0].picks  # no government
    assert Advance("farming") not in table.asks[0].picks
    do(table, Advance("writing"))
    me = player(table, 0)
    assert (me.counter, len(me.wonder_hand)) == (3, 0)
    assert Use("great_library") not in table.asks[0].picks
    do(table, Construct("C3"))
    city = city_at(table, "C3")
    assert city is not None
    assert city.size == 2
    while table.asks[0].seat == 0:
        do(table, EndTurn() if EndTurn() in table.asks[0].picks else Command())
        if asked(table) == "command":
            do(table, Done())
    assert "writing" not in TITLE.view(table.state, 0).players[0].advances
    assert not player(table, 0).powers.yields[4]


@pytest.mark.rule("COC-24.8", "COC-4.5")
@pytest.mark.content("wonders/great_library")
def test_limits_of_a_borrowed_advance_fall_back() -> None:
    scene = owner("great_library").goods(0, food=2)
    table = do(scene.turn(0, actions=1), Use("great_library"), Advance("storage"))
    do(table, Collect("D2"), Take("D2", "food"), Take("D3", "food"), Take("C3", "food"))
    assert goods_of(table, 0)["food"] == 5
    if table.asks[0].seat == 0:
        do(table, EndTurn())
    assert goods_of(table, 0)["food"] == 2


@pytest.mark.rule("COC-24.8")
@pytest.mark.content("wonders/great_library")
def test_a_borrowed_advance_allows_no_other_and_no_wonder() -> None:
    scene = owner("great_library").city(0, "C3").player(0, wonders=["great_arena"])
    scene.knows(0, "engineering", "storage").goods(0, food=5, wood=4, ore=5, culture=5)
    table = do(scene.turn(0), Use("great_library"), Advance("sports"))
    assert refused(table, RaiseWonder("D2", "great_arena")) == "COC-24.3"
    assert Advance("theaters") not in table.asks[0].picks  # its top advance is not owned


@pytest.mark.rule("COC-24.8")
@pytest.mark.content("wonders/great_library")
def test_great_library_may_lend_at_the_start_of_the_turn() -> None:
    scene = owner("great_library").city(1, "D4").units(0, "D3", settler=1)
    scene.state.start = 0
    table = scene.at(Step("turn.start", 0), Step("turn.start", 1))
    do(table, Use("great_library"), Advance("trade_routes"))
    assert asked(table) == "routes"


@pytest.mark.rule("COC-24.8")
@pytest.mark.content("wonders/great_library")
def test_great_library_lends_between_two_moves() -> None:
    scene = owner("great_library").units(0, "D3", infantry=1).units(0, "D4", settler=1)
    table = do(scene.turn(0), Command(), From("D4"), To("D5"))
    assert From("D3") not in table.asks[0].picks  # army units need Tactics
    do(table, Use("great_library"), Advance("tactics"))
    assert Use("great_library") not in table.asks[0].picks
    assert table.asks[0].params["left"] == 2
    do(table, From("D3"))


@pytest.mark.rule("COC-24.8", "COC-15.5")
@pytest.mark.content("wonders/great_library")
def test_great_library_lends_before_an_own_battle() -> None:
    scene = owner("great_library").knows(0, "tactics").goods(0, ore=1)
    scene.units(0, "D3", infantry=1).units(1, "D4", infantry=1)
    table = do(scene.turn(0), Command(), From("D3"), To("D4"))
    assert set(table.asks[0].picks) == {Pass(), Use("great_library")}
    do(table, Use("great_library"), Advance("steel_weapons"), Use("steel_weapons"))
    assert "ore" not in goods_of(table, 0)


@pytest.mark.rule("COC-24.8", "COC-21.7")
@pytest.mark.content("wonders/great_library")
def test_great_library_lends_when_an_event_is_drawn_in_the_own_turn() -> None:
    scene = owner("great_library").goods(0, food=2).player(0, counter=1)
    scene.deck("event", "famine_1")
    table = do(scene.turn(0), Advance("fishing"))
    assert (asked(table), table.asks[0].seat) == ("react", 0)
    do(table, Use("great_library"))
    assert Advance("irrigation") in table.asks[0].picks


@pytest.mark.rule("COC-24.8")
def test_great_library_does_not_lend_in_the_turn_of_another() -> None:
    scene = owner("great_library").knows(1, "tactics").units(1, "D4", infantry=1)
    scene.units(0, "D3", infantry=1)
    table = do(scene.turn(1), Command(), From("D4"), To("D3"))
    assert Use("great_library") not in table.asks[0].picks


@pytest.mark.rule("COC-24.9")
@pytest.mark.content("wonders/great_lighthouse")
def test_great_lighthouse_launches_a_ship_with_each_activation() -> None:
    scene = owner("great_lighthouse").land("C3 D3 E3", "water").units(1, "C3", ship=1)
    table = do(scene.turn(0), Collect("D2"), Done(), Use("great_lighthouse"))
    assert set(table.asks[0].picks) == {Hex("D3"), Hex("E3")}
    do(table, Hex("D3"))
    assert units_at(table, 0, "D3") == {"ship": 1}


@pytest.mark.rule("COC-24.9", "COC-6.15")
@pytest.mark.content("wonders/great_lighthouse")
def test_great_lighthouse_launches_a_ship_whatever_the_city_is_activated_for() -> None:
    def scene() -> Scene:
        found = owner("great_lighthouse", expansion=True).land("D3", "water").no_units(0, "D2")
        return found.goods(0, food=2, wood=1, ore=1).knows(0, "writing").city(0, "C3").city(0, "E3")

    for pick in (Recruit("D2"), Construct("D2")):
        table = do(scene().turn(0), pick)
        while Use("great_lighthouse") not in table.asks[0].picks:
            table.pick(Done() if Done() in table.asks[0].picks else table.asks[0].picks[0])
        do(table, Use("great_lighthouse"))
        assert units_at(table, 0, "D3") == {"ship": 1}
    table = do(scene().leader(0, "suiko", "D2").turn(0), Use("seventeen_articles"))
    assert Use("great_lighthouse") in table.asks[0].picks


@pytest.mark.rule("COC-24.9", "COC-25.13")
@pytest.mark.content("wonders/great_lighthouse")
def test_great_lighthouse_chooses_the_start_player() -> None:
    scene = owner("great_lighthouse").goods(1, mood=5)
    scene.state.start = 1
    table = scene.at(Step("status.start-player"))
    assert table.asks[0].seat == 0
    do(table, Player(0))
    assert table.state.start == 0


@pytest.mark.rule("COC-24.10")
@pytest.mark.content("wonders/great_mausoleum")
def test_great_mausoleum_takes_what_was_discarded() -> None:
    scene = owner("great_mausoleum").discard("action", "action_01", "action_02")
    scene.deck("action", "action_09")
    me = scene.state.players[0]
    table = scene.at(draw_actions(me, 2), Step("turn", 0))
    do(table, TakeCard("action_02"), DrawUnknown())
    assert player(table, 0).action_hand == (ACTION_CARD["action_02"], ACTION_CARD["action_09"])
    assert table.state.action_discard == (ACTION_CARD["action_01"],)


@pytest.mark.rule("COC-24.10")
@pytest.mark.content("wonders/great_mausoleum")
def test_great_mausoleum_discards_under_the_pile() -> None:
    scene = owner("great_mausoleum").discard("action", "action_01")
    scene.player(0, actions=["action_25"], culture=1)
    table = do(scene.turn(0), PlayCard("action_25"))
    assert table.state.action_discard == (ACTION_CARD["action_25"], ACTION_CARD["action_01"])


@pytest.mark.rule("COC-24.11")
@pytest.mark.content("wonders/great_pyramid")
def test_great_pyramid_is_its_builders_alone() -> None:
    scene = owner("great_pyramid")
    scene.state.wonder_markers = tuple(
        (0, 1) if n == WONDER["great_pyramid"] else (-1, -1) for n in range(len(WONDERS))
    )
    table = scene.turn(0)
    assert half_points(table.state, player(table, 0))[3] == 10
    assert half_points(table.state, player(table, 1))[3] == 0


@pytest.mark.rule("COC-24.12")
@pytest.mark.content("wonders/great_statue")
def test_great_statue_draws_an_objective_when_built() -> None:
    table = do(rich("great_statue").turn(0), RaiseWonder("D2", "great_statue"))
    while asked(table) == "objective":
        do(table, Pass())
    assert len(player(table, 0).objective_hand) == 1


@pytest.mark.rule("COC-24.12")
@pytest.mark.content("wonders/great_statue")
def test_great_statue_turns_an_objective_into_an_action() -> None:
    scene = owner("great_statue").player(0, objectives=["objective_01", "objective_02"])
    table = do(scene.turn(0), Use("great_statue"), Discard("objective_02"))
    assert table.state.turn.actions == 4
    assert len(player(table, 0).objective_hand) == 1
    assert Use("great_statue") not in table.asks[0].picks


@pytest.mark.rule("COC-24.12")
@pytest.mark.content("wonders/great_wall")
def test_great_wall_kills_barbarians_at_the_gates() -> None:
    scene = owner("great_wall").city(0, "D4", mood="angry").units("barbarians", "D4", infantry=3)
    table = scene.battle("barbarians", 0, "D4", "D3")
    assert units_at(table, "barbarians", "D4") == {}
    assert goods_of(table, 0) == {"gold": 1}


# ---------------------------------------------------------------- variants and leaders


@pytest.mark.rule("COC-28.7", "COC-28.11")
def test_a_buffet_of_wonders_is_open_for_all() -> None:
    scene = rich("great_arena", wonder_buffet=True).deck("wonder", "great_wall")
    scene.state.players[0].wonder_hand = ()
    scene.state.open_wonders = (WONDER["great_arena"],)
    other = scene.state.players[1]
    table = scene.at(draw_wonders(other), Step("turn", 0))
    assert set(TITLE.view(table.state, 0).open_wonders) == {"great_arena", "great_wall"}
    assert player(table, 1).wonder_hand == ()
    do(table, RaiseWonder("D2", "great_arena"))
    assert table.state.open_wonders == (WONDER["great_wall"],)


@pytest.mark.rule("COC-11.16", "COC-24.1")
@pytest.mark.parametrize(
    ("leader", "wonder"),
    [("qin_shi_huang", "great_wall"), ("nebuchadnezzar", "great_gardens")],
)
@pytest.mark.content(
    "leader_abilities/hanging_gardens",
    "leader_abilities/the_great_wall",
    "leaders/nebuchadnezzar",
    "leaders/qin_shi_huang",
)
def test_a_wonder_expert_draws_the_favourite(leader: str, wonder: str) -> None:
    scene = Scene(expansion=True).leader(0, leader, "D2")
    me = scene.state.players[0]
    table = scene.at(draw_wonders(me), Step("turn", 0))
    assert player(table, 0).wonder_hand == (WONDER[wonder],)
    scene = Scene(expansion=True).leader(0, leader, "D2").player(1, wonders=[wonder])
    table = scene.at(draw_wonders(scene.state.players[0]), Step("turn", 0))
    assert player(table, 0).wonder_hand == (WONDER[wonder],)
    assert len(player(table, 1).wonder_hand) == 1  # drawn for it
    scene = Scene(expansion=True).leader(0, leader, "D2").discard("wonder", wonder)
    table = scene.at(draw_wonders(scene.state.players[0]), Step("turn", 0))
    assert player(table, 0).wonder_hand == (WONDER[wonder],)


@pytest.mark.rule("COC-11.16", "COC-24.4")
@pytest.mark.parametrize(
    ("leader", "wonder"),
    [("qin_shi_huang", "great_wall"), ("nebuchadnezzar", "great_gardens")],
)
@pytest.mark.content(
    "leader_abilities/hanging_gardens",
    "leader_abilities/the_great_wall",
    "leaders/nebuchadnezzar",
    "leaders/qin_shi_huang",
)
def test_a_wonder_expert_builds_cheaper_and_without_an_action(leader: str, wonder: str) -> None:
    scene = rich(wonder, expansion=True).goods(0, culture=3).leader(0, leader, "D2")
    table = do(scene.turn(0), RaiseWonder("D2", wonder))
    assert goods_of(table, 0) == {}
    assert table.state.turn.actions == 3
    scene = rich("great_arena", expansion=True).leader(0, leader, "C3")
    table = do(scene.turn(0), RaiseWonder("D2", "great_arena"))
    assert table.state.turn.actions == 2  # the leader is elsewhere


@pytest.mark.rule("COC-28.8")
def test_alternative_history_deals_leaders_of_all_civilizations() -> None:
    s = Scene(players=4, expansion=True, alternative_history=True).state
    deal_civilizations(s)
    dealt = [card for me in s.players for card in me.leaders]
    assert [len(me.leaders) for me in s.players] == [3, 3, 3, 3]
    assert len(set(dealt)) == 12
