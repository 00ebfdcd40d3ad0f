"""The scene: what is laid out is there, and can be read back by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.box import box, census
from civitas.titles.clash_of_cultures.picks.common import Advance, EndTurn
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.scene import (
    Scene,
    actions_left,
    advances_of,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    mood_of,
    owner_of,
    player,
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
    with pytest.raises(AssertionError, match="no faces of a die"):
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


@pytest.mark.parametrize(
    ("lay", "told"),
    [
        (lambda scene: scene.units(0, "D2", infantri=1), "there is no 'infantri' here; .*infantry"),
        (lambda scene: scene.city(0, "Z9"), "there is no 'Z9' here"),
        (lambda scene: scene.land("D3", "plain"), "there is no 'plain' here; .*plains"),
        (lambda scene: scene.knows(0, "steel"), "there is no 'steel' here"),
        (lambda scene: scene.player(0, actions=["action_99"]), "there is no 'action_99' here"),
        (lambda scene: scene.deck("event", "floods"), "there is no 'floods' here; .*flood"),
        (
            lambda scene: scene.units("barbarian", "D3"),
            "there is no 'barbarian' here; .*barbarians",
        ),
        (lambda scene: scene.city(0, "D2", "port"), "a port on D2 needs water"),
    ],
)
def test_who_mistypes_is_told_what_there_is(lay: Callable[[Scene], Scene], told: str) -> None:
    with pytest.raises((ValueError, AssertionError), match=told):
        lay(Scene())
