"""Sections 0, 1 and 4: terms, limits and goods, where no other chapter speaks of them."""

from __future__ import annotations

import pytest

from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.cities.cities import remove_city
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.goods import CULTURE, FOOD, GOLD, MOOD
from civitas.titles.clash_of_cultures.content.pieces import IS_ARMY, IS_LAND, UNIT
from civitas.titles.clash_of_cultures.content.structure import EXHAUSTED_TOKENS
from civitas.titles.clash_of_cultures.geography import FAR
from civitas.titles.clash_of_cultures.means.payments import USING, cost_of_one, payable
from civitas.titles.clash_of_cultures.means.reactions import reactions
from civitas.titles.clash_of_cultures.picks.cities import Collect, Construct, Found
from civitas.titles.clash_of_cultures.picks.common import Advance, Use
from civitas.titles.clash_of_cultures.picks.moves import Command
from civitas.titles.clash_of_cultures.picks.people import Cheer, Enlist, Influence, Recruit
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.scene import Scene, goods_of, player
from civitas.titles.clash_of_cultures.title import TITLE
from civitas.titles.clash_of_cultures.units import enemy_units, remove_unit
from tests.titles.clash_of_cultures.helpers import do, offered, refused


@pytest.mark.rule("COC-0.1")
def test_barbarians_are_enemies_but_no_other_players() -> None:
    scene = Scene().units("barbarians", "C2", infantry=1)
    s = scene.state
    assert enemy_units(s, 0, s.hex("C2"))
    assert [other.seat for other in s.others(0)] == [1]


@pytest.mark.rule("COC-0.2")
def test_land_units_and_army_units() -> None:
    army = {name for name, kind in UNIT.items() if IS_ARMY[kind]}
    land = {name for name, kind in UNIT.items() if IS_LAND[kind]}
    assert army == {"infantry", "cavalry", "elephant", "leader"}
    assert land == army | {"settler"}


@pytest.mark.rule("COC-0.4")
def test_distance_counts_land_and_water_but_nothing_unrevealed() -> None:
    scene = Scene().land("D3", "water").land("D4", "plains")
    s = scene.state
    assert s.map.distance(s.hex("D2"), s.hex("D2")) == 0
    assert s.map.distance(s.hex("D2"), s.hex("D4")) == 2
    assert s.map.distance(s.hex("D2"), s.hex("D7")) == FAR


@pytest.mark.rule("COC-0.4")
def test_ways_over_land_alone_are_longer_or_none() -> None:
    s = Scene().land("C4 E4 D5", "plains").land("D4 C5 E5", "water").state
    start, across = s.hex("C4"), s.hex("D5")
    assert s.map.circle(start, 2) >> across & 1
    assert not s.map.circle(start, 9, land_only=True) >> across & 1


def test_rings_go_over_land_step_by_step_and_end_where_something_is_unrevealed() -> None:
    s = Scene().state
    for place in range(len(s.map.terrain)):
        rings = s.map.rings(place, 3)
        steps = s.map.land_steps(place)
        assert rings[0] == 1 << place
        for far, ring in enumerate(rings):
            on_land = s.map.is_land(place)
            found = {n for n in range(len(steps)) if ring >> n & 1}
            assert not on_land or found == {n for n, there in enumerate(steps) if there == far}
            hidden = any(not s.map.is_revealed(n) for at in found for n in s.map.near(at))
            assert not hidden or far == len(rings) - 1


@pytest.mark.rule("COC-0.6")
def test_the_map_edge() -> None:
    s = Scene().state
    assert s.map.on_edge(s.hex("D1"))
    assert not s.map.on_edge(s.hex("D4"))


@pytest.mark.rule("COC-0.7", "COC-1.10")
def test_pieces_that_leave_the_map_return_to_their_owners_supply() -> None:
    scene = Scene().city(1, "D3", "academy", colours={"temple": 0}).units(0, "C2", infantry=1)
    s = scene.state
    remove_city(s, s.hex("D3"))
    remove_unit(s, 0, s.hex("C2"), UNIT["infantry"])
    assert s.players[0].pieces_left[2] == s.players[1].pieces_left[4] == 5
    assert s.players[1].pieces_left[0] == 6
    assert s.players[0].units_left[UNIT["infantry"]] == 16


@pytest.mark.rule("COC-0.11", "COC-4.4", "COC-4.5")
def test_a_plain_rule_is_no_choice() -> None:
    scene = Scene().player(0, advances=["myths", "state_religion"], food=2, ideas=6)
    table = do(scene.turn(0), Advance("dogma"))
    while table.asks[0].what != "turn":
        table.pick(table.asks[0].picks[0])
    assert goods_of(table, 0)["ideas"] == 2


@pytest.mark.rule("COC-0.12")
def test_a_prohibition_beats_a_permission() -> None:
    scene = Scene(expansion=True).land("D3 D4", "plains").units(0, "D3", settler=1)
    scene.player(0, civilization="india", civilization_advances=["missions"])
    scene.city(1, "D4", "temple", wonders=["great_wall"])
    assert Influence("D4") in offered(scene.turn(0), Influence)
    scene.knows(1, "monuments")
    assert Influence("D4") not in offered(scene.turn(0), Influence)


@pytest.mark.rule("COC-0.13")
def test_effects_of_several_players_come_in_turn_order() -> None:
    """A new city stirs everybody whose ability looks at new cities, from whose turn it is on."""
    scene = Scene(players=3, expansion=True).land("C3", "plains")
    for seat in range(3):
        scene.player(seat, civilization_advances=["stelae"])
    s = scene.state
    for seat in range(3):
        s.seat = seat
        steps = reactions(s, Moment.CITY_FOUNDED, seat, s.hex("C3"))
        assert [step.seat for step in steps] == [me.seat for me in s.in_order(seat)]
        assert steps[0].seat == seat


@pytest.mark.rule("COC-0.14")
def test_the_possible_part_is_carried_out() -> None:
    scene = Scene()
    scene.state.action_deck = ()
    table = do(scene.turn(0), Advance("writing"))
    me = player(table, 0)
    assert (len(me.action_hand), len(me.objective_hand)) == (0, 1)


@pytest.mark.rule("COC-0.16")
def test_command_is_called_move_units() -> None:
    assert words_for(META, "en").say("pick-command") == "Move units"


@pytest.mark.rule("COC-0.18")
def test_one_generator_can_be_replayed() -> None:
    def play() -> str:
        table = Table(new_header(META, ["a", "b"], META.complete({}), "again"), TITLE)
        for _ in range(40):
            table.pick(table.asks[0].picks[0])
        return table.state_hash()

    assert play() == play()


@pytest.mark.rule("COC-1.5", "COC-1.6")
def test_what_is_limited_and_what_is_not() -> None:
    s = Scene().state
    assert (EXHAUSTED_TOKENS, len(WONDERS)) == (6, 8)
    limits = s.players[0].powers.limits
    assert limits[GOLD] == 7
    assert min(limits[MOOD], limits[CULTURE]) > 100


@pytest.mark.rule("COC-1.9", "COC-1.11")
def test_no_unit_without_room_or_supply() -> None:
    crowd = Scene(expansion=True).player(0, civilization="celts", mood=1)
    crowd.city(0, "D2", mood="angry").leader(0, "boudicca", "D2").units(0, "D2", infantry=3)
    assert not offered(crowd.turn(0), Use)
    empty = Scene(expansion=True).player(0, civilization="celts", mood=1)
    empty.city(0, "D2", mood="angry").leader(0, "boudicca", "D2")
    assert Use("revolt") in offered(empty.turn(0), Use)
    empty.units(0, "C2", infantry=16)
    assert not offered(empty.turn(0), Use)


@pytest.mark.rule("COC-3.5")
def test_the_main_actions() -> None:
    scene = Scene().city(0, "C3", mood="angry").city(1, "D3", "temple").knows(0, "writing")
    scene.units(0, "C2", settler=1).goods(0, food=2, wood=1, ore=1, mood=1)
    picks = scene.turn(0).asks[0].picks
    for kind in (Advance, Found, Collect, Construct, Recruit, Command, Cheer, Influence):
        assert any(isinstance(pick, kind) for pick in picks), kind


@pytest.mark.rule("COC-3.12")
def test_a_player_with_nothing_still_takes_turns() -> None:
    table = Scene(trade=False).no_city("D7").turn(0, actions=0)
    assert (table.asks[0].seat, table.asks[0].what) == (1, "turn")
    assert Command() in table.asks[0].picks


@pytest.mark.rule("COC-4.1", "COC-17.4")
def test_tokens_are_no_resources() -> None:
    scene = Scene().city(0, "D2", mood="neutral").knows(0, "rituals").goods(0, food=0, culture=3)
    assert refused(scene.turn(0), Cheer("D2")) == "COC-17.1"


@pytest.mark.rule("COC-4.6")
def test_the_mood_of_a_city_cannot_be_spent() -> None:
    scene = Scene().city(0, "C3", mood="angry").knows(0, "voting").goods(0, food=0)
    table = scene.turn(0)
    assert not offered(table, Cheer)
    assert not offered(table, Use)


@pytest.mark.rule("COC-4.12")
def test_what_is_paid_is_gone() -> None:
    table = do(Scene().no_units(0, "D2").goods(0, food=2, ore=1).turn(0), Recruit("D2"))
    do(table, Enlist("infantry"))
    assert goods_of(table, 0) == {"food": 1}


@pytest.mark.rule("COC-4.13")
def test_one_resource_or_token() -> None:
    scene = Scene().goods(0, food=0, culture=1)
    s, me = scene.state, scene.state.players[0]
    assert payable(me, cost_of_one(s, me, (FOOD, CULTURE), USING))
    assert not payable(me, cost_of_one(s, me, (FOOD, MOOD), USING))
