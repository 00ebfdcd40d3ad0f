"""The scene: what is laid out is there, and can be read back by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.errors import BadScene
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.box import box, census
from civitas.titles.clash_of_cultures.picks.common import Advance, EndTurn
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    board,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    hex_at,
    mood_of,
    owner_of,
    player,
    player_of,
    points_of,
    supply_of,
    terrain_at,
    units_at,
)
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.fights import rolled
from tests.titles.clash_of_cultures.helpers import asked, do, refused


def everything() -> Scene:
    """A bit of all that can be laid out."""
    scene = Scene(players=3, expansion=True).reveal(1, "area_14").tile(2, "area_16")
    scene.land("E5 D4 D5", "plains").land("F5", "water").home(2, "vikings").exhausted("D4")
    scene.city(0, "E5", "temple", mood="happy", colours={"academy": 1}, wonders=["great_wall"])
    scene.units(0, "E5", "fatigued", infantry=2).units(0, "E5", infantry=1, settler=1)
    scene.units("pirates", "F5", ship=1)
    scene.player(0, food=1, wood=3, culture=2, advances=["tactics", "storage"], counter=2)
    scene.player(0, civilization="rome", civilization_advances=["captivi"], event_points=1.5)
    scene.player(0, actions=["action_07", "great_artist"], objectives=["objective_03"])
    scene.player(
        0, wonders=["great_arena"], played=[("objective_01", "draft")], kept=["great_diplomat"]
    )
    scene.leader(0, "caesar", "E5").prisoners(0, "barbarians", infantry=1)
    return scene.lasting("solar_eclipse").discard("action", "action_01").deck("event", "flood")


def test_what_was_laid_out_is_read_back() -> None:
    table = everything().used("taxes").turn(0, round=2, phase=3, actions=2, start=1)
    assert goods_of(table, 0) == {"food": 1, "wood": 3, "culture": 2}
    assert advances_of(table, 0) == {"farming", "mining", "tactics", "storage"}
    assert hand_of(table, 0) == ["action_07", "great_artist", "objective_03", "great_arena"]
    assert buildings_of(table, "E5") == {"temple": 0, "academy": 1}
    assert (owner_of(table, "E5"), mood_of(table, "E5")) == (0, "happy")
    assert units_at(table, 0, "E5") == {"settler": 1, "infantry": 3, "leader": 1}
    assert units_at(table, "pirates", "F5") == {"ship": 1}
    assert terrain_at(table, "E5") == "plains"
    assert supply_of(table, 0)["infantry"] == 13
    assert (supply_of(table, 0)["temple"], supply_of(table, 1)["academy"]) == (4, 4)
    assert actions_left(table) == 2
    view = table.view(0).board
    assert (view.round, view.phase, view.start, view.turn.used) == (2, 3, 1, ("taxes",))
    assert (view.lasting, view.action_discard) == (("solar_eclipse",), ("action_01",))
    me = view.players[0]
    assert (me.counter, me.civilization, me.leader) == (2, "rome", "caesar")
    assert (me.civilization_advances, me.leaders) == (("captivi",), ("augustus", "sulla"))
    assert (me.kept_events, me.prisoners) == (("great_diplomat",), ("infantry",))
    assert (me.points["events"], me.objectives) == (1.5, ("draft",))


def test_every_figure_is_told_by_board_player_and_hex() -> None:
    table = everything().turn(0, round=2, phase=3, actions=2, start=1)
    assert (board(table).phase, board(table).turn.actions) == (3, 2)
    me, there = player_of(table, 0), hex_at(table, "E5")
    assert (me.goods["wood"], me.counter, me.action_hand) == (3, 2, ("action_07", "great_artist"))
    assert board(table, 1).players[0].action_hand == ()
    assert there.city is not None
    assert (there.terrain, there.city.mood, there.city.size) == ("plains", "happy", 4)
    assert [(units.owner, units.counts["settler"]) for units in there.units] == [(0, 1)]


def test_nothing_is_there_twice_and_nothing_is_lost() -> None:
    """As many pieces and cards as in the box, whatever was laid out."""
    assert census(everything().state) == box(META.setting(3))


def test_marks_bind_those_who_have_them() -> None:
    table = do(everything().turn(0), Command(), From("E5"))
    s = table.state
    tired = [unit for unit in s.units[0][s.hex("E5")] if unit & 16]
    assert len(tired) == 2


def test_any_number_of_dice() -> None:
    scene = Scene().land("D3 C3", "plains").units(0, "D3", infantry=4).units(1, "D3", infantry=4)
    faces = (3, 3, 3, 1, 3, 3, 3, 1)
    table = scene.rolls(*faces, *faces).battle(0, 1, "D3", "C3")
    assert [roll.dice for roll in rolled(table)] == ["2 2 2 1", "2 2 2 1"]
    with pytest.raises(BadScene, match="a die cannot be 13; choose a number from 1 to 12"):
        scene.rolls(13)


def test_players_before_the_one_whose_turn_it_is_have_had_theirs() -> None:
    table = Scene(players=3, trade=False).turn(2, start=1, phase=2, actions=0)
    assert table.asks[0].seat == 0, "the last of the phase"
    while table.state.phase == 2:
        table.pick(EndTurn() if EndTurn() in table.asks[0].picks else table.asks[0].picks[-1])
    assert table.asks[0].seat == 1


def test_other_places_to_begin() -> None:
    assert asked(Scene().status_phase(round=3)) == "free-advance"
    assert Scene().status_phase(round=6).over
    assert Scene().end().over
    table = Scene().land("E3", "water").event("flood", seat=0)
    assert mood_of(table, "D2") == "neutral"
    assert table.view(None).board.event_discard == ("flood",)


@pytest.mark.parametrize(
    ("step", "first"),
    [(1, "free-advance"), (2, "free-advance"), (4, "raze"), (5, "government"), (6, "start-player")],
)
def test_the_status_phase_from_any_step_on(step: int, first: str) -> None:
    scene = Scene().knows(0, "nationalism", "philosophy").goods(0, mood=1, culture=1)
    table = scene.status_phase(round=2, start=1, step=step)
    assert asked(table) == first
    while asked(table) != "turn":
        do(table, table.asks[0].picks[0])
    assert (table.state.round, table.state.phase) == (3, 1)


def test_step_three_deals_cards_and_goes_on() -> None:
    table = Scene().status_phase(step=3)
    assert asked(table) == "raze"
    assert len(hand_of(table, 0)) == 2


def test_in_the_middle_of_a_command() -> None:
    scene = Scene().land("D3 C3", "plains").units(0, "D3", "moved", settler=1)
    table = scene.no_units(0, "D2").units(0, "C3", settler=1).command(0, moves=1, actions=1)
    assert refused(table, From("D3")) == "COC-12.2"
    do(table, From("C3"), To("D3"))
    assert (asked(table), actions_left(table)) == ("turn", 1)
    assert From("D3") in do(table, Command()).asks[0].picks, "another Command moves them again"


def test_supply_is_what_it_is_said_to_be() -> None:
    scene = Scene().supply(0, settlement=0, infantry=2).supply("barbarians", infantry=1)
    table = scene.supply("barbarians", settlement=3).turn(0)
    assert (supply_of(table, 0)["settlement"], supply_of(table, 0)["infantry"]) == (0, 2)
    assert (table.state.wild_units[0][1], table.state.wild_settlements) == (1, 3)


def test_a_wonder_may_have_been_built_by_another() -> None:
    table = Scene().city(0, "D2", wonders=["great_arena"], builder=1).turn(0)
    assert [points_of(table, seat) for seat in (0, 1)] == [2 + 2, 2 + 2]
    assert TITLE.view(table.state, 0).hexes[table.state.hex("D2")].city is not None


def test_why_not_tells_the_clause() -> None:
    table = Scene().goods(0, food=0).turn(0)
    assert refused(table, Advance("fishing")) == "COC-7.1"


def test_the_home_of_a_civilization() -> None:
    scene = Scene(expansion=True).home(0, "vikings").player(0, civilization="vikings")
    table = scene.player(0, leaders=["erik"]).turn(0)
    assert [terrain_at(table, label) for label in ("D2", "E2", "C2", "D1")] == [
        "plains",
        "mountain",
        "forest",
        "water",
    ]
    assert len(player(table, 0).leaders) == 1
    assert city_at(table, "D3") is None
    assert terrain_at(table, "D3") is None


WRONG: list[tuple[Callable[[Scene], object], str]] = [
    (lambda s: s.units(0, "D2", infantri=1), "there is no 'infantri' here; .*infantry"),
    (lambda s: s.city(0, "Z9"), "there is no 'Z9' here"),
    (lambda s: s.land("D3", "plain"), "there is no 'plain' here; .*plains"),
    (lambda s: s.knows(0, "steel"), "there is no 'steel' here"),
    (lambda s: s.goods(0, spice=1), "there is no 'spice' here"),
    (lambda s: s.city(0, "D2", mood="gloomy"), "there is no 'gloomy' here"),
    (lambda s: s.player(0, actions=["action_99"]), "there is no 'action_99' here"),
    (lambda s: s.deck("event", "floods"), "there is no 'floods' here; .*flood"),
    (lambda s: s.deck("events", "flood"), "there is no 'events' here; .*event"),
    (lambda s: s.at(Step("trun")), "there is no 'trun' here; .*turn"),
    (lambda s: s.units("barbarian", "D3"), "there is no 'barbarian' here; .*barbarians"),
    (lambda s: s.city(0, "D2", "port"), "a port on D2 needs water beside it; lay that out first"),
    (lambda s: s.player(2), "there is no seat 2; the seats are numbered from 0 to 1"),
    (lambda s: s.turn(-1), "there is no seat −1"),
    (lambda s: s.city(1, "D2"), "D2 would belong to seat 0 and to seat 1; give it one owner"),
    (
        lambda s: s.city(0, "D2", "temple", colours={"temple": 1}),
        "the temple on D2 would belong to seat 0 and to seat 1",
    ),
    (
        lambda s: s.player(0, civilization="rome").player(1, civilization="rome"),
        "rome would belong to seat 0 and to seat 1",
    ),
    (lambda s: s.units(0, "D2", infantry=17), "17 of seat 0 infantry from a supply of 16"),
    (lambda s: s.units("pirates", "D2", ship=5), "5 of pirates ship from a supply of 4"),
    (lambda s: s.city("barbarians", "C3", "temple"), "1 of barbarians temple from a supply of 0"),
    (lambda s: s.supply(0, settlement=0).city(0, "C3"), "1 of seat 0 settlement from a supply"),
    (
        lambda s: s.city(0, "D2", wonders=["great_wall"]).city(0, "C3", wonders=["great_wall"]),
        "1 of great_wall from a supply of 0",
    ),
    (lambda s: s.goods(0, food=-1), "food cannot be −1; choose a number from 0 to 99"),
    (lambda s: s.reveal(99), "a slot cannot be 99"),
    (lambda s: s.turn(0, phase=4), "a phase cannot be 4; choose a number from 1 to 3"),
    (lambda s: s.status_phase(step=7), "a step cannot be 7; choose a number from 1 to 6"),
    (lambda s: s.capture(0, "C3"), "this on C3 needs a city"),
    (lambda s: s.hide("D2"), "what stands on D2 needs a revealed hex"),
    (lambda s: s.battle(0, 1, "D3", "C3"), "a battle on D3 needs units of the attacker"),
    (
        lambda s: s.player(0, actions=["action_07"]).player(1, actions=["action_07"]).turn(0),
        "it has 2 of action action_07 and the box has 1; lay out fewer",
    ),
]


@pytest.mark.parametrize(("lay", "told"), WRONG)
def test_what_cannot_be_is_told_in_one_sentence(lay: Callable[[Scene], object], told: str) -> None:
    with pytest.raises(BadScene, match=told):
        lay(Scene())


def test_two_tables_of_a_scene_share_nothing() -> None:
    scene = everything()
    one, other = scene.turn(0), scene.turn(0)
    before = other.state_hash()
    one.pick(one.asks[0].picks[0])
    assert one.state_hash() != before
    assert other.state_hash() == before == scene.turn(0).state_hash()


def test_hexes_are_hidden_and_shown() -> None:
    scene = Scene().land("D3 C3", "plains").hide("D3")
    table = scene.turn(0)
    assert (terrain_at(table, "D3"), terrain_at(table, "C3")) == (None, "plains")
    assert terrain_at(scene.land("D3", "water").turn(0), "D3") == "water"


def test_the_beginning_of_a_phase() -> None:
    table = Scene(players=3, trade=False).phase_start(round=2, phase=3, start=1)
    assert (table.state.round, table.state.phase, table.asks[0].seat) == (2, 3, 1)


def test_a_card_of_the_expansion_may_lie_in_a_game_without_it() -> None:
    table = Scene().deck("event", "anarchy").turn(0)
    assert not table.state.rules.expansion


def test_a_scene_asks_always_if_told_to() -> None:
    """There is one price for an advance, as long as no ability offers another."""
    silent = do(Scene().turn(0), Advance("fishing"))
    assert (asked(silent), advances_of(silent, 0)) == ("turn", {"farming", "mining", "fishing"})
    table = do(Scene().always_ask().turn(0), Advance("fishing"))
    assert (asked(table), len(table.asks[0].picks)) == ("price", 1)
    do(table, *table.asks[0].picks)
    assert "fishing" in advances_of(table, 0)
