"""Section 25: the status phase; section 28: how long the game lasts."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.civilizations import CIVILIZATION_ADVANCE
from civitas.titles.clash_of_cultures.picks.cities import Raze
from civitas.titles.clash_of_cultures.picks.common import Advance, Government, Pass, Player
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.helpers import asked, do, offered


def status(scene: Scene, round: int = 1) -> Table:  # noqa: A002
    scene.state.round = round
    return scene.at(Step("status"))


@pytest.mark.rule("COC-25.1", "COC-25.4", "COC-25.5")
def test_free_advances_then_cards_in_turn_order() -> None:
    scene = Scene()
    scene.state.start = 1
    table = status(scene)
    assert (asked(table), table.asks[0].seat) == ("free-advance", 1)
    do(table, Advance("fishing"))
    assert (asked(table), table.asks[0].seat) == ("free-advance", 0)
    do(table, Advance("myths"))
    assert [player(table, seat).counter for seat in (0, 1)] == [2, 2]
    assert goods_of(table, 0) == {"food": 2, "mood": 1}
    for seat in (0, 1):
        view = TITLE.view(table.state, seat).players[seat]
        assert (view.action_cards, view.objective_cards) == (1, 1)
    assert (asked(table), table.asks[0].seat) == ("raze", 1)


@pytest.mark.rule("COC-25.6", "COC-25.7")
def test_razing_a_small_city_gives_a_gold_and_leaves_its_units() -> None:
    table = do(status(Scene().city(0, "D3", "temple")), Advance("fishing"), Advance("fishing"))
    assert set(table.asks[0].picks) == {Pass(), Raze("D2")}
    do(table, Raze("D2"))
    assert city_at(table, "D2") is None
    assert goods_of(table, 0)["gold"] == 1
    assert player(table, 0).pieces_left[0] == 6
    assert table.state.units[0][table.state.hex("D2")] == (0,)


@pytest.mark.rule("COC-25.8", "COC-25.9", "COC-25.10")
def test_changing_the_government() -> None:
    scene = Scene().player(
        0, mood=1, culture=1, advances=["philosophy", "draft", "voting", "free_economy"]
    )
    table = do(status(scene), Advance("fishing"), Advance("fishing"), Pass(), Pass())
    assert (asked(table), table.asks[0].seat) == ("government", 0)
    do(table, Government("autocracy"), Advance("forced_labor"))
    view = TITLE.view(table.state, 0).players[0]
    assert {"nationalism", "forced_labor"} <= set(view.advances)
    assert not {"voting", "free_economy"} & set(view.advances)
    assert (view.counter, goods_of(table, 0)) == (2, {"food": 2, "mood": 1})


@pytest.mark.rule("COC-25.14", "COC-7.11")
def test_a_change_of_government_unlocks_what_is_linked_to_a_new_advance() -> None:
    """Ziggurats of Babylon are linked to Dogma, the top advance of Theocracy."""
    scene = Scene(expansion=True).player(0, mood=1, culture=1, civilization="babylon")
    scene.knows(0, "philosophy", "state_religion", "voting")
    table = do(status(scene), Advance("fishing"), Advance("fishing"), Pass(), Pass())
    assert not player(table, 0).has(ABILITY["ziggurats"])
    do(table, Government("theocracy"))
    assert player(table, 0).owns(ADVANCE["dogma"])
    assert player(table, 0).has(ABILITY["ziggurats"])
    assert player(table, 0).civilization_advances >> CIVILIZATION_ADVANCE["ziggurats"] & 1


@pytest.mark.rule("COC-25.11")
def test_most_tokens_choose_the_start_player() -> None:
    scene = Scene().player(0, culture=1).player(1, mood=2)
    table = do(status(scene), Advance("storage"), Advance("storage"), Pass(), Pass())
    assert (asked(table), table.asks[0].seat) == ("start-player", 1)
    do(table, Player(1))
    assert (table.state.round, table.state.start, table.asks[0].seat) == (2, 1, 1)


@pytest.mark.rule("COC-25.11")
@pytest.mark.parametrize(
    ("start", "told"),
    [
        (0, "Anna chooses to start the next round."),
        (1, "Anna chooses Bert as start player."),
    ],
)
def test_who_starts_is_told_without_naming_anybody_twice(start: int, told: str) -> None:
    table = Scene().player(0, culture=1).at(Step("status.start-player"))
    do(table, Player(start))
    words = words_for(META, "en", ["Anna", "Bert"])
    assert told in [words.line(line) for line in table.story()]


@pytest.mark.rule("COC-25.12")
@pytest.mark.parametrize(("start", "chooser"), [(0, 0), (1, 1), (2, 0)])
def test_tied_for_the_choice_of_the_start_player(start: int, chooser: int) -> None:
    scene = Scene(players=3).player(0, mood=3).player(1, culture=3)
    scene.state.start = start
    table = scene.at(Step("status.start-player"))
    assert table.asks[0].seat == chooser


@pytest.mark.rule("COC-25.3", "COC-27.1")
def test_the_game_ends_after_the_sixth_round() -> None:
    assert not status(Scene(), 5).over
    table = status(Scene(), 6)
    assert table.over
    assert table.result is not None


@pytest.mark.rule("COC-25.3", "COC-27.1")
def test_the_game_ends_if_a_player_has_no_city() -> None:
    table = status(Scene().no_city("D2"))
    assert table.over
    told = [line for line in table.log if line.message == "without-city"]
    assert [(line.params, line.clause) for line in told] == [({"seat": 0}, "COC-25.3")]


@pytest.mark.rule("COC-28.5")
def test_the_short_game_has_two_free_advances_and_four_rounds() -> None:
    scene = Scene(length="short")
    table = status(scene, 3)
    do(table, Advance("fishing"), Advance("fishing"), Advance("myths"), Advance("myths"))
    assert [player(table, seat).counter for seat in (0, 1)] == [2, 2]
    assert asked(table) == "raze"
    assert status(Scene(length="short"), 4).over


@pytest.mark.rule("COC-28.1")
@pytest.mark.parametrize(("face", "over"), [(1, True), (3, True), (5, False)])
def test_the_flexible_end_rolls_a_die(face: int, over: bool) -> None:
    """Round 6, phase 3: it ends on 1 or 2."""
    scene = Scene(length="flexible").rolls(face)
    scene.state.round, scene.state.phase = 6, 3
    table = scene.at(Step("phase.begin"))
    assert table.over == over
    assert not status(Scene(length="flexible"), 6).over
    assert status(Scene(length="flexible"), 7).over


@pytest.mark.rule("COC-25.4")
def test_who_has_every_advance_skips() -> None:
    scene = Scene()
    from civitas.titles.clash_of_cultures.content.advances import ADVANCES

    names = [a.id for a in ADVANCES if a.category not in ("autocracy", "theocracy")]
    table = status(scene.player(0, advances=names))
    assert table.asks[0].seat == 1
    assert offered(table, Advance)
