"""Section 6: revolution and epochs."""

from __future__ import annotations

from typing import Final

import pytest

from civitas.titles.era_of_tribes.ambition import entered
from civitas.titles.era_of_tribes.content.cards import CARD
from civitas.titles.era_of_tribes.content.fields import LUXURY
from civitas.titles.era_of_tribes.picks.course import Act
from civitas.titles.era_of_tribes.picks.deeds import ScoreCard
from civitas.titles.era_of_tribes.scene import Scene, player
from tests.titles.era_of_tribes.helpers import asked, do, refused, state

REVOLUTION = Act("revolution")


def ready(
    epoch: str = "neolithic",
    *,
    cities: int = 0,
    progress: int = 0,
    goods: int = 0,
    length: str = "normal",
) -> Scene:
    """A Roman with so many cities, progresses and luxury goods, on the eve of another epoch."""
    scene = Scene(peoples=["romans", "carthaginians"], setup="2p_central_sea", length=length)
    free = [scene.state.label(n) for n in scene.state.area.land if scene.state.owner[n] == -1]
    plain = [name for name in free if LUXURY[scene.field(name)] < 0]
    rich = [name for name in free if LUXURY[scene.field(name)] >= 0]
    scene.player(0, epoch=epoch, levels=_levels(progress))
    scene.me(0).free += 20
    scene.me(0).gone -= 20
    scene.land(0, *rich[:goods]).city(0, *plain[:cities])
    scene.me(0).free -= 20
    scene.me(0).gone += 20
    return scene


def _levels(progress: int) -> dict[str, int]:
    names = ("farming", "culture", "commerce", "mechanics", "architecture", "navigation")
    found = {}
    for name in names:
        found[name] = min(4, progress)
        progress -= found[name]
    return found


EPOCHS: Final = [
    ("neolithic", {"cities": 1, "progress": 4}, True),
    ("neolithic", {"goods": 3, "progress": 4}, True),
    ("neolithic", {"goods": 3, "cities": 1}, True),
    ("neolithic", {"goods": 2, "cities": 1, "progress": 3}, False),
    ("bronze_age", {"cities": 3, "progress": 8}, True),
    ("bronze_age", {"cities": 2, "progress": 8, "goods": 3}, False),
    ("iron_age", {"cities": 5, "progress": 12}, True),
    ("iron_age", {"cities": 5, "progress": 11, "goods": 4}, False),
    ("antiquity", {"cities": 6, "progress": 18}, True),
    ("middle_ages", {"cities": 8, "progress": 20, "goods": 5}, False),
    ("middle_ages", {"cities": 8, "progress": 20, "goods": 6}, True),
]
"""The epoch one is in, what one has, and whether that is enough for the next one."""


@pytest.mark.rule("EOT-6.1")
@pytest.mark.parametrize(("epoch", "has", "allowed"), EPOCHS)
def test_bots_know_of_an_epoch_whether_it_is_at_hand(
    epoch: str, has: dict[str, int], allowed: bool
) -> None:
    scene = ready(epoch, length="long", **has)
    me, goods = scene.me(0), has.get("goods", 0)
    gain = entered(me, goods, 1, acts=True) - entered(me, goods, 1, acts=False)
    assert (gain > 0) == allowed


@pytest.mark.rule("EOT-6.1")
@pytest.mark.parametrize(("epoch", "has", "allowed"), EPOCHS)
def test_two_of_three_requirements(epoch: str, has: dict[str, int], allowed: bool) -> None:
    table = ready(epoch, length="long", **has).turn(0)
    if allowed:
        assert REVOLUTION in table.asks[0].picks
    else:
        assert refused(table, REVOLUTION) == "EOT-6.1"


@pytest.mark.rule("EOT-6.1")
def test_there_is_nothing_after_the_high_middle_ages() -> None:
    scene = ready("high_middle_ages", length="long", cities=8, progress=24)
    assert refused(scene.turn(0), REVOLUTION) == "EOT-6.1"


@pytest.mark.rule("EOT-6.2", "EOT-6.3", "EOT-6.4")
def test_the_first_in_an_epoch() -> None:
    table = ready(cities=1, progress=4).action(0, "revolution")
    assert (player(table, 0).epoch, player(table, 0).influence) == (1, 3)
    assert state(table).barbarian_level == 2
    assert asked(table) == "score-card"


@pytest.mark.rule("EOT-6.3", "EOT-6.4", "EOT-6.5")
def test_later_ones_gain_less_and_score_nothing() -> None:
    scene = ready(cities=1, progress=4).player(1, epoch="bronze_age")
    table = scene.action(0, "revolution")
    assert player(table, 0).influence == 2
    assert state(table).barbarian_level == 1
    assert asked(table) == "turn"


@pytest.mark.rule("EOT-6.4")
def test_the_barbarian_marker_stops_at_6() -> None:
    scene = ready(cities=1, progress=4)
    scene.state.barbarian_level = 6
    assert state(scene.action(0, "revolution")).barbarian_level == 6


@pytest.mark.rule("EOT-6.5", "EOT-6.6", "EOT-6.7")
def test_an_open_card_is_scored_for_all_and_replaced() -> None:
    scene = ready(cities=1, progress=4).open_cards("townsmen", "scholars").deck("the_rich")
    scene.player(1, levels={"farming": 1})
    table = scene.action(0, "revolution")
    before = [player(table, n).influence for n in (0, 1)]
    assert set(table.asks[0].picks) == {ScoreCard("townsmen"), ScoreCard("scholars")}
    do(table, ScoreCard("scholars"))
    after = [player(table, n).influence for n in (0, 1)]
    assert [b - a for a, b in zip(before, after, strict=True)] == [3, 1]
    s = state(table)
    assert set(s.open_cards) == {CARD["townsmen"], CARD["the_rich"]}
    assert s.scored_cards == (CARD["scholars"],)


@pytest.mark.rule("EOT-6.6")
def test_nothing_scores_nothing_but_for_peacemakers() -> None:
    scene = ready(cities=1, progress=4).open_cards("fishermen", "peacemakers")
    table = scene.action(0, "revolution")
    do(table, ScoreCard("fishermen"))
    assert [player(table, n).influence for n in (0, 1)] == [3, 1]
    scene = ready(cities=1, progress=4).open_cards("fishermen", "peacemakers")
    table = do(scene.action(0, "revolution"), ScoreCard("peacemakers"))
    assert [player(table, n).influence for n in (0, 1)] == [3 + 2, 1 + 2]


@pytest.mark.rule("EOT-6.7")
def test_with_an_empty_deck_the_space_stays_empty() -> None:
    scene = ready(cities=1, progress=4).open_cards("townsmen", "scholars")
    scene.me(1).cards = scene.state.deck
    scene.state.deck = ()
    table = do(scene.action(0, "revolution"), ScoreCard("scholars"))
    assert state(table).open_cards == (CARD["townsmen"],)


@pytest.mark.rule("EOT-6.8", "EOT-6.9")
def test_the_bronze_age_gives_a_leader_for_the_next_round() -> None:
    scene = ready(cities=1, progress=4).player(1, epoch="bronze_age")
    table = scene.action(0, "revolution")
    assert player(table, 0).leaders == 3
    assert player(table, 0).passed
    assert table.asks[0].seat == 1


@pytest.mark.rule("EOT-6.8", "EOT-6.10")
@pytest.mark.parametrize(
    ("epoch", "has", "morale", "food", "leaders"),
    [
        ("bronze_age", {"cities": 3, "progress": 8}, 3, 1, 3),
        ("iron_age", {"cities": 5, "progress": 12}, 5, -1, 4),
        ("antiquity", {"cities": 6, "progress": 18}, 6, 0, 4),
        ("middle_ages", {"cities": 8, "progress": 20, "goods": 6}, 0, 0, 4),
    ],
)
def test_what_epochs_give_and_take_back(
    epoch: str, has: dict[str, int], morale: int, food: int, leaders: int
) -> None:
    scene = ready(epoch, length="long", **has)
    later = {"bronze_age": "iron_age", "iron_age": "antiquity", "antiquity": "middle_ages"}
    scene.player(1, epoch=later.get(epoch, "high_middle_ages")).player(0, morale=0, food=4)
    table = scene.action(0, "revolution")
    me = player(table, 0)
    assert (me.morale, me.food, me.leaders) == (morale, 4 + food, leaders)


@pytest.mark.rule("EOT-6.11", "EOT-6.12")
def test_a_revolution_ends_the_players_round() -> None:
    scene = ready(cities=1, progress=4).player(1, epoch="bronze_age")
    scene.me(1).passed = True
    table = scene.action(0, "revolution")
    # all have passed: the auto-expansion phase is the other one's alone
    expansion = state(table).expansion
    assert expansion is not None
    assert expansion.seat == 1
    assert player(table, 0).revolted


@pytest.mark.rule("EOT-6.14", "EOT-13.2")
def test_antiquity_only_ends_the_normal_game() -> None:
    scene = ready("iron_age", cities=5, progress=12).player(0, morale=0, food=4)
    scene.player(0, leaders=3)
    table = scene.open_cards("townsmen", "scholars").action(0, "revolution")
    do(table, ScoreCard("townsmen"))
    me = player(table, 0)
    assert (me.morale, me.food, me.leaders) == (0, 3, 3)
    assert state(table).barbarian_level == 2
    assert me.met == 1
    assert state(table).ending == 1
