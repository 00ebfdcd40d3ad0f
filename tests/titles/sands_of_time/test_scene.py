"""The scene: what is laid out is there and read back by name; what cannot be is told."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.errors import BadScene
from civitas.kernel.words import kernel_words
from civitas.titles.sands_of_time.box import box, census
from civitas.titles.sands_of_time.content import REGION
from civitas.titles.sands_of_time.picks import Capital, Play
from civitas.titles.sands_of_time.scene import (
    Scene,
    board,
    caravans_on,
    citizens_at,
    empire,
    empire_of,
    region_at,
    row_of,
)
from civitas.titles.sands_of_time.state import Stage


def everything() -> Scene:
    """A bit of all that can be laid out."""
    scene = Scene(players=3).region("italia", "gold", 5, "quarry", "road")
    scene.empire(
        0,
        capital="italia",
        provinces=["gallia"],
        colonies=["sicilia"],
        crops=3,
        gold=4,
        unrest=2,
        vp=7,
        heritage=(1, 2, 3),
        emphasis="civil",
        played=["muster"],
        bonuses=["oppression"],
        caravans=["gallia-italia"],
        laid={"A": 3},
    )
    scene.empire(1, capital="syria").empire(2, capital="armenia")
    scene.citizens(0, italia=(2, 1)).citizens(1, italia=(0, 1))
    return scene.row("civil_1", "agriculture", "granaries", "plumbing", markers={0: 2})


def test_what_was_laid_out_is_read_back() -> None:
    table = everything().turn(0, "build", "raid")
    me, there = empire_of(table, 0), region_at(table, "italia")
    assert (me.crops, me.gold, me.unrest, me.vp, me.heritage) == (3, 4, 2, 7, (1, 2, 3))
    assert (me.capital, me.regions, me.markers_left) == ("italia", 3, 7)
    assert (me.peasants_left, me.soldiers_left, me.caravans_left) == (18, 9, 19)
    assert (me.emphasis, me.played, me.bonuses) == ("civil", ("muster",), ("oppression",))
    assert me.laid == (3, None, None, None, None, None)
    assert me.advances == ("agriculture", "granaries")
    assert (there.owner, there.status, there.resource, there.capacity) == (0, "province", "gold", 5)
    assert set(there.buildings) == {"quarry", "road"}
    assert (citizens_at(table, 0, "italia"), citizens_at(table, 1, "italia")) == ((2, 1), (0, 1))
    assert region_at(table, "sicilia").status == "colony"
    assert caravans_on(table, "gallia-italia") == (0,)
    assert row_of(table, "civil_1") == ("agriculture", "granaries", "plumbing")
    turn = board(table).turn
    assert turn is not None
    assert turn.hand == ("build", "raid")
    assert empire(table, 0).capital == REGION["italia"]


def test_a_seat_reads_its_own_secrets_and_no_others() -> None:
    table = everything().turn(0, "build", "raid")
    assert board(table, 1).empires[0].laid[0] == 0
    assert empire_of(table, 1).chosen == ("chronicle", "govern")
    assert board(table, 0).empires[1].chosen == ()


def test_nothing_is_there_twice_and_nothing_is_lost() -> None:
    scene = everything()
    assert census(scene.state) == box(scene.setting)


def test_a_card_changes_places_with_the_one_it_stands_in_for() -> None:
    """As long as the other row has not been laid out."""
    before = Scene().turn(0)
    first, second = row_of(before, "civil_1"), row_of(before, "civil_2")
    table = Scene().row("civil_1", first[0], second[1]).turn(0)
    assert row_of(table, "civil_1") == (first[0], second[1])
    assert row_of(table, "civil_2") == (second[0], first[1])


def test_two_tables_of_a_scene_share_nothing() -> None:
    scene = everything()
    one, other = scene.turn(0, "build", "raid"), scene.turn(0, "build", "raid")
    before = other.state_hash()
    one.pick(Play("raid"))
    one.state.empires[0].citizens[0][REGION["italia"]] = 9
    assert other.state_hash() == before == scene.turn(0, "build", "raid").state_hash()
    assert scene.state is not one.state


def test_a_scene_may_be_laid_out_anew_and_used_again() -> None:
    scene = everything()
    rich = scene.empire(0, capital="italia", provinces=["gallia"], gold=9).turn(0, "build")
    assert empire_of(rich, 0).gold == 9
    assert empire_of(rich, 0).regions == 3


MIDWAY = (Stage.LAY_ADVANCE, Stage.MARCH, Stage.MARCHED)


@pytest.mark.parametrize("stage", [s for s in Stage if s not in (*MIDWAY, Stage.OVER)])
def test_a_scene_starts_at_any_stage(stage: Stage) -> None:
    table = everything().at(stage, start=1)
    assert table.over or table.asks


@pytest.mark.parametrize("stage", MIDWAY)
def test_what_is_in_the_middle_of_an_action_is_begun_by_picks(stage: Stage) -> None:
    with pytest.raises(BadScene, match=f"{stage.name.lower()} is in the middle of an action; "):
        everything().at(stage)


def test_advances_that_a_scene_has_laid_out_are_not_dealt_anew() -> None:
    scene = everything().row("civil_1", "agriculture", "granaries", "tyranny")
    table = scene.at(Stage.EXTRA_PEASANTS)
    laid = board(table).rows
    while table.asks[0].what == "extra-peasant":
        table.pick(table.asks[0].picks[0])
    assert table.asks[0].what == "first-advance"
    assert board(table).rows == laid


def test_cards_chosen_are_revealed() -> None:
    table = everything().chosen(1, "build", "raid").at(Stage.REVEAL_CARDS, start=1)
    turn = board(table).turn
    assert turn is not None
    assert (turn.seat, turn.hand) == (1, ("build", "raid"))


def test_a_scene_asks_always_if_told_to() -> None:
    """With one province there is no choice where to put the capital."""
    silent = everything().at(Stage.CAPITALS)
    assert silent.asks[0].picks == [Capital("gallia"), Capital("italia"), Capital("sicilia")]
    silent.pick(Capital("italia"))
    assert silent.asks[0].what == "first-caravan"
    table = everything().always_ask().at(Stage.CAPITALS)
    table.pick(Capital("italia"))
    assert table.asks[0].picks == [Capital("syria")]
    fork = table.fork()
    fork.pick(Capital("syria"))
    assert fork.asks[0].picks == [Capital("armenia")]
    fork.undo()
    assert fork.asks[0].picks == table.asks[0].picks == [Capital("syria")]


def test_parts_of_the_map_are_hidden_and_shown() -> None:
    table = Scene(players=2).hide("italia").show("india").empire(0, capital="india").turn(0)
    assert not region_at(table, "italia").in_play
    there = region_at(table, "india")
    assert (there.in_play, there.owner, there.resource, there.capacity) == (True, 0, "crops", 4)


WRONG: list[tuple[Callable[[Scene], object], str]] = [
    (lambda s: s.empire(0, capital="itlia"), "there is no 'itlia' here; .*italia"),
    (lambda s: s.region("italia", "wine", 3), "there is no 'wine' here; .*crops"),
    (lambda s: s.built("italia", "citty"), "there is no 'citty' here; .*city"),
    (lambda s: s.knows(0, "fire"), "there is no 'fire' here"),
    (lambda s: s.turn(0, "mustr"), "there is no 'mustr' here; .*muster"),
    (lambda s: s.empire(2, capital="italia"), "there is no seat 2; .* 0 to 1"),
    (lambda s: s.turn(-1), "there is no seat −1"),
    (
        lambda s: s.empire(0, capital="italia", caravans=["italia-gallia"]),
        "the border italia-gallia is written the other way round; write gallia-italia",
    ),
    (
        lambda s: s.empire(0, capital="italia").empire(1, capital="syria", colonies=["italia"]),
        "italia would belong to seat 0 and to seat 1; give it one owner",
    ),
    (lambda s: s.citizens(0, italia=(21, 0)), "it takes 21 of peasants from a supply of 20"),
    (lambda s: s.citizens(0, italia=(0, 6), gallia=(0, 5)), "5 of soldiers from a supply of 4"),
    (lambda s: [s.built(r, "temple") for r in REGION], "1 of temple from a supply of 0; take"),
    (lambda s: s.empire(0, capital="italia", gold=100), "gold cannot be 100; .* from 0 to 99"),
    (lambda s: s.empire(0, capital="italia", laid={"A": 8}), "a chronicle cannot be 8"),
    (lambda s: s.rolls(3, 7), "a die cannot be 7; choose a number from 1 to 6"),
    (
        lambda s: s.row("civil_1", "plumbing").row("civil_2", "plumbing").turn(0),
        "it has 2 of advance plumbing and the box has 1",
    ),
]


@pytest.mark.parametrize(("lay", "told"), WRONG)
def test_what_cannot_be_is_told_in_one_sentence(lay: Callable[[Scene], object], told: str) -> None:
    with pytest.raises(BadScene, match=told) as caught:
        lay(Scene())
    assert kernel_words("de").error(caught.value).startswith("Die Stellung ist nicht möglich: ")
