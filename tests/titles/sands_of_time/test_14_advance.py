"""Section 14, Advance: markers, their condition, and the rows that grow."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import ADVANCE, ADVANCES, CATEGORIES, CATEGORY, ROW
from civitas.titles.sands_of_time.effects import powers_of
from civitas.titles.sands_of_time.picks import (
    Begin,
    Calm,
    OnRow,
    Play,
    Progress,
    Reveal,
    Support,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import asked, do, offered, playable, refused

LABOR = ["labor", "ornamentation"]


def realm(**me: Any) -> Scene:
    return Scene().empire(0, **{"capital": "italia", **me}).empire(1, capital="syria")


def advance(scene: Scene, *picks: OnRow | Reveal) -> Table:
    """Play the card. A marker that is the only one to move moves without a question."""
    table = scene.turn(0, "advance", "chronicle")
    do(table, Play("advance"), *picks)
    return table


def row(table: Table, name: str) -> list[str]:
    return [ADVANCES[n].id for n in table.state.rows[ROW[name]]]


def stack(table: Table, category: str, level: int) -> list[str]:
    """The face-down cards, the top one first."""
    cards = table.state.stacks[CATEGORY[category] * 3 + level - 3]
    return [ADVANCES[n].id for n in reversed(cards)]


def marker(table: Table, seat: int, name: str) -> int:
    return empire(table, seat).markers[ROW[name]]


def reached(table: Table, seat: int = 0) -> set[str]:
    return {a.id for n, a in enumerate(ADVANCES) if empire(table, seat).reached >> n & 1}


@pytest.mark.rule("SOT-14.1", "SOT-14.3", "SOT-14.5")
def test_the_rulebooks_advance_to_ornamentation() -> None:
    """Unrest and civil heritage are 3; Tyranny and Plumbing are drawn, Plumbing is laid."""
    scene = realm(unrest=3, heritage=(3, 0, 0), crops=1, gold=1)
    scene.row("civil_2", *LABOR, markers={0: 1})
    table = scene.stack("civil", 3, "tyranny", "plumbing", "architecture").turn(0, "advance")
    table.pick(Play("advance"))  # her only marker
    assert offered(table, Reveal) == [Reveal("tyranny"), Reveal("plumbing")]
    table.pick(Reveal("plumbing"))
    assert marker(table, 0, "civil_2") == 2
    assert row(table, "civil_2") == [*LABOR, "plumbing"]
    assert stack(table, "civil", 3) == ["tyranny", "architecture"]
    assert reached(table) == {"labor", "ornamentation"}
    assert empire(table, 0).stock == [1, 1]


@pytest.mark.rule("SOT-14.1")
@pytest.mark.content("action_cards/advance")
def test_one_marker_moves_one_card_to_the_right() -> None:
    scene = realm().row("civil_2", *LABOR, "plumbing", "vision", markers={0: 2})
    scene.row("political_1", "law", "logistics", markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    assert table.asks[0].picks == [Progress("civil_2"), Progress("political_1")]
    table.pick(Progress("civil_2"))
    assert marker(table, 0, "civil_2") == 3
    assert marker(table, 0, "political_1") == 1
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-14.1", "SOT-14.2")
def test_without_a_marker_a_row_has_to_be_begun_first() -> None:
    scene = realm(emphasis="cultural").row("civil_2", *LABOR, markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    assert Progress("civil_1") not in table.asks[0].picks
    assert refused(table, Progress("civil_1")) == "SOT-14.1"


# ------------------------------------------------------------------ a new marker


@pytest.mark.rule("SOT-14.2")
@pytest.mark.parametrize(
    ("unlocked", "may"),
    [
        ({}, False),
        ({"emphasis": "civil"}, False),
        ({"emphasis": "political"}, False),
        ({"emphasis": "cultural"}, True),
        ({"advances": ["democracy"]}, True),
    ],
)
def test_a_new_marker_needs_cultural_unlocked(unlocked: dict[str, Any], may: bool) -> None:
    scene = realm(**unlocked).row("civil_2", *LABOR, markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    others = ["civil_1", "political_1", "political_2", "cultural_1", "cultural_2"]
    assert offered(table, Begin) == [Begin(name) for name in others if may]
    if not may:
        assert refused(table, Begin("political_2")) == "SOT-14.2"


@pytest.mark.rule("SOT-14.2")
def test_a_new_marker_goes_on_the_first_card_and_nothing_else_moves() -> None:
    scene = realm(emphasis="cultural").row("civil_2", *LABOR, markers={0: 1})
    table = advance(scene, Begin("political_2"))
    assert marker(table, 0, "political_2") == 1
    assert reached(table) == {"labor", "bronze_working"}
    assert len(row(table, "political_2")) == 2
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-14.2")
def test_each_row_takes_one_marker_of_a_player() -> None:
    scene = realm(emphasis="cultural").row("civil_2", *LABOR, markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    assert Begin("civil_2") not in table.asks[0].picks
    assert refused(table, Begin("civil_2")) == "SOT-14.2"


# ------------------------------------------------------------------ the condition


@pytest.mark.rule("SOT-14.3")
@pytest.mark.parametrize(("unrest", "heritage", "may"), [(3, 3, True), (2, 5, True), (4, 3, False)])
def test_unrest_may_be_at_most_the_heritage_of_the_rows_category(
    unrest: int, heritage: int, may: bool
) -> None:
    scene = realm(unrest=unrest, heritage=(heritage, 9, 9)).row("civil_2", *LABOR, markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    assert ("advance" in playable(table)) == may
    if not may:
        assert refused(table, Play("advance")) == "SOT-14.3"
        assert refused(table, Progress("civil_2")) == "SOT-14.3"


@pytest.mark.rule("SOT-14.3", "SOT-14.2")
def test_the_condition_holds_for_a_new_marker_too() -> None:
    scene = realm(unrest=2, heritage=(0, 2, 0), emphasis="cultural")
    table = scene.turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    assert table.asks[0].picks == [Begin("political_1"), Begin("political_2")]
    assert refused(table, Begin("civil_1")) == "SOT-14.3"


@pytest.mark.rule("SOT-14.3")
def test_support_helps_by_two_in_its_category_only() -> None:
    scene = realm(unrest=5, heritage=(3, 3, 3)).row("civil_2", *LABOR, markers={0: 1})
    scene.row("political_1", "law", "logistics", markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    do(table, UseBonus("support"), Support("political"), Play("advance"))
    # The only row that fits: its marker moves without a question, and two cards are drawn.
    assert marker(table, 0, "political_1") == 2
    assert asked(table) == ("lay-advance", 0)


@pytest.mark.rule("SOT-14.3")
def test_support_is_no_help_beyond_two() -> None:
    scene = realm(unrest=6, heritage=(3, 0, 0)).row("civil_2", *LABOR, markers={0: 1})
    table = scene.turn(0, "advance", "chronicle")
    do(table, UseBonus("support"), Support("civil"))
    assert "advance" not in playable(table)


@pytest.mark.rule("SOT-14.3")
@pytest.mark.parametrize(
    ("advances", "emphasis", "libraries", "bonus"),
    [
        ([], None, [], 0),
        (["writing"], None, [], 1),
        ([], None, ["italia"], 0),  # locked
        ([], "cultural", ["italia"], 1),
        ([], "cultural", ["italia", "gallia"], 1),
        ([], "cultural", ["syria"], 0),  # another player's
        (["writing", "democracy"], None, ["gallia"], 2),
        (["historiography"], None, [], 0),
    ],
)
def test_writing_and_an_unlocked_library_help_by_one_each(
    advances: list[str], emphasis: str | None, libraries: list[str], bonus: int
) -> None:
    for unrest, may in ((3 + bonus, True), (4 + bonus, False)):
        scene = realm(
            provinces=["gallia"],
            unrest=unrest,
            heritage=(3, 0, 0),
            advances=advances,
            emphasis=emphasis,
        )
        for region in libraries:
            scene.built(region, "library")
        table = scene.row("civil_2", *LABOR, markers={0: 1}).turn(0, "advance", "chronicle")
        assert ("advance" in playable(table)) == may


@pytest.mark.rule("SOT-14.3")
def test_a_people_calmed_by_the_first_card_lets_the_second_advance() -> None:
    scene = realm(unrest=1, crops=1).row("civil_2", *LABOR, markers={0: 1})
    table = scene.turn(0, "advance", "govern")
    assert playable(table) == {"govern"}
    do(table, Play("govern"), Calm())
    assert playable(table) == {"advance"}


# ------------------------------------------------------------------ rows


@pytest.mark.rule("SOT-14.4")
def test_at_the_end_of_a_row_a_marker_stays() -> None:
    scene = realm().row("civil_2", *LABOR, "plumbing", "vision", "urbanism", markers={0: 5})
    table = scene.turn(0, "advance", "chronicle")
    assert "advance" not in playable(table)
    assert refused(table, Play("advance")) == "SOT-14.4"
    assert refused(table, Progress("civil_2")) == "SOT-14.4"


@pytest.mark.rule("SOT-14.5")
def test_only_the_mover_sees_the_two_cards() -> None:
    scene = realm().row("civil_2", *LABOR, markers={0: 1})
    table = advance(scene)
    assert asked(table) == ("lay-advance", 0)
    assert [a.what for a in table.view(0).asks] == ["lay-advance"]
    assert table.view(1).asks == ()
    assert not table.can_undo()


@pytest.mark.rule("SOT-14.5")
def test_no_card_is_drawn_when_one_lies_to_the_right_already() -> None:
    scene = realm().row("civil_2", *LABOR, "plumbing", markers={0: 1, 1: 2})
    table = advance(scene)
    assert asked(table) == ("turn", 0)
    assert row(table, "civil_2") == [*LABOR, "plumbing"]


@pytest.mark.rule("SOT-14.5")
@pytest.mark.parametrize(
    ("cards", "level"), [(["law", "logistics", "oligarchy"], 4), (["law", "logistics"], 3)]
)
def test_the_cards_come_from_the_next_level_of_the_same_category(
    cards: list[str], level: int
) -> None:
    scene = realm().row("political_1", *cards, markers={0: len(cards) - 1})
    table = advance(scene)
    drawn = [ADVANCES[ADVANCE[pick.advance]] for pick in offered(table, Reveal)]
    assert [(a.category, a.level) for a in drawn] == [("political", level)] * 2


@pytest.mark.rule("SOT-14.5")
def test_the_card_sent_back_is_the_next_one_drawn() -> None:
    """Both civil rows: what the first turned down lies on top for the second."""
    scene = realm().row("civil_2", *LABOR, markers={0: 1})
    scene.row("civil_1", "agriculture", "granaries", markers={0: 1})
    scene.stack("civil", 3, "tyranny", "plumbing", "architecture")
    table = advance(scene, Progress("civil_2"), Reveal("plumbing"))
    scene.state = table.state.copy()
    table = scene.turn(0, "advance", "chronicle")
    do(table, Play("advance"), Progress("civil_1"))
    assert offered(table, Reveal) == [Reveal("tyranny"), Reveal("architecture")]


@pytest.mark.rule("SOT-14.6")
def test_the_last_card_of_a_stack_is_laid_without_choice() -> None:
    scene = realm().row("civil_2", *LABOR, "plumbing", markers={0: 2}).stack("civil", 4, "vision")
    table = advance(scene)
    assert asked(table) == ("turn", 0)
    assert row(table, "civil_2") == [*LABOR, "plumbing", "vision"]
    assert stack(table, "civil", 4) == []
    assert empire(table, 0).played  # and the action is finished


@pytest.mark.rule("SOT-14.6")
def test_with_an_empty_stack_the_row_ends() -> None:
    cards = [*LABOR, "plumbing", "vision"]
    scene = realm().row("civil_2", *cards, markers={0: 3, 1: 3}).stack("civil", 5)
    table = advance(scene)
    assert marker(table, 0, "civil_2") == 4
    assert row(table, "civil_2") == cards
    assert asked(table) == ("turn", 0)
    assert refused(table, Progress("civil_2")) == "SOT-14.4"


@pytest.mark.rule("SOT-14.6")
def test_after_level_five_the_row_ends() -> None:
    cards = [*LABOR, "plumbing", "vision", "urbanism"]
    table = advance(realm().row("civil_2", *cards, markers={0: 4}))
    assert marker(table, 0, "civil_2") == 5
    assert row(table, "civil_2") == cards
    assert asked(table) == ("turn", 0)


# ------------------------------------------------------------------ reached


@pytest.mark.rule("SOT-14.7")
def test_all_advances_up_to_the_marker_work_and_none_beyond() -> None:
    scene = realm().row("political_1", "law", "logistics", "oligarchy", markers={0: 1, 1: 2})
    table = advance(scene)
    assert reached(table) == {"law", "logistics"}
    both = powers_of((1 << ADVANCE["law"]) | (1 << ADVANCE["logistics"]))
    assert empire(table, 0).powers == both
    assert both.annex_per_soldier == 1
    assert both.soldier_steps == 2
    assert not both.unlocked[CATEGORIES.index("political")]


@pytest.mark.rule("SOT-14.7")
def test_an_advance_reached_works_in_the_second_action() -> None:
    """With Mythology, just reached, the second step of Govern costs 1 crop and not 2."""
    me = {"provinces": ["gallia"], "crops": 1, "unrest": 2, "heritage": (0, 0, 2)}
    table = realm(emphasis="cultural", **me).turn(0, "advance", "govern")
    do(table, Play("advance"), Begin("cultural_2"), Play("govern"), Calm(), Calm())
    assert empire(table, 0).unrest == 0
    assert reached(table) == {"mythology"}


@pytest.mark.rule("SOT-14.8")
def test_several_players_may_stand_on_the_same_advance_and_nobody_is_pushed_back() -> None:
    scene = realm().row("civil_2", *LABOR, "plumbing", markers={0: 1, 1: 2})
    table = advance(scene)
    assert marker(table, 0, "civil_2") == marker(table, 1, "civil_2") == 2
    assert reached(table, 0) == reached(table, 1) == {"labor", "ornamentation"}
    assert all(not isinstance(p, Progress | Begin) for p in table.asks[0].picks)
