"""What anybody who knows The Sands of Time would do, the greedy bot does."""

from __future__ import annotations

import itertools

import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.sands_of_time.evaluation import REALMS, evaluate
from civitas.titles.sands_of_time.picks import EndTurn, Lay, Play, Score
from civitas.titles.sands_of_time.scene import Scene, empire
from civitas.titles.sands_of_time.state import Stage

SEEDS = range(5)


def at_home(seat: int = 0, **having: object) -> Scene:
    """Two players with three provinces each; one of them has something more."""
    scene = Scene(players=2)
    homes = (("italia", "gallia", "hispania"), ("syria", "armenia", "aegyptus"))
    for player, (capital, *provinces) in enumerate(homes):
        more = having if player == seat else {}
        scene.empire(player, capital=capital, provinces=provinces, **more)  # type: ignore[arg-type]
        scene.citizens(player, **dict.fromkeys((capital, *provinces), (2, 1)))
    return scene


def the_end_is_near(scene: Scene) -> None:
    """This round is the last of the last dynasty."""
    scene.state.dynasty, scene.state.dynasty_space, scene.state.round = 3, 20, 3


def played(table: Table, seed: int, seat: int = 0) -> list[Pick]:
    """The greedy bot's turn."""
    bot = make_bot("greedy", seed)
    picks = []
    while (ask := table.ask_for(seat)) and ask.what != "cards":
        picks.append(bot.pick(Chair(table, seat)))
        table.pick(picks[-1], seat)
    return picks


@pytest.mark.parametrize("seed", SEEDS)
def test_lays_the_chronicle_that_scores(seed: int) -> None:
    """The dynasty ends with this round: 16 citizens and political heritage 3 fulfil card 3."""
    scene = at_home(heritage=(0, 3, 0)).citizens(0, italia=(2, 1), gallia=(2, 0), hispania=(2, 0))
    the_end_is_near(scene)
    table = scene.turn(0, "chronicle", start=1)
    assert Lay(3, "D") in played(table, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_puts_caravans_on_trade_goods(seed: int) -> None:
    table = at_home(crops=4).turn(0, "caravan_1")
    before = sum(empire(table, 0).heritage)
    played(table, seed)
    assert sum(empire(table, 0).heritage) == before + 1


@pytest.mark.parametrize("seed", SEEDS)
def test_uses_its_cards_rather_than_ending_the_turn(seed: int) -> None:
    picks = played(at_home(unrest=6, crops=9, gold=9).turn(0, "govern", "build"), seed)
    assert {pick.card for pick in picks if isinstance(pick, Play)} == {"govern", "build"}
    assert not picks or not isinstance(picks[0], EndTurn)


@pytest.mark.parametrize("seed", SEEDS)
def test_scores_the_better_of_two_chronicles(seed: int) -> None:
    """Heritage 3 is enough for either card, not for both (SOT-22.7)."""
    scene = at_home(heritage=(0, 3, 0), colonies=["sicilia"], laid={"C": 1, "D": 3})
    scene.citizens(0, italia=(4, 3), sicilia=(1, 0))
    scene.state.dynasty_space = 7
    table = scene.at(Stage.DYNASTY_END)
    assert played(table, seed)[:1] == [Score("D")]


# ------------------------------------------------------------------ the evaluation


def worth(scene: Scene, stage: Stage = Stage.CARD_CHOICE) -> float:
    return evaluate(scene.at(stage).state, 0)


def test_more_of_anything_good_is_better() -> None:
    plain = worth(at_home())
    assert worth(at_home(vp=1)) > plain
    assert worth(at_home(crops=2)) > plain
    assert worth(at_home(gold=2)) > plain
    assert worth(at_home(heritage=(0, 1, 0))) > plain
    assert worth(at_home(colonies=["sicilia"])) > plain
    assert worth(at_home(advances=["tyranny"])) > worth(at_home(advances=["agriculture"])) > plain
    assert worth(at_home().built("italia", "wonder")) > plain
    assert worth(at_home().citizens(0, italia=(2, 0))) > plain


def test_unrest_is_bad_and_ever_worse() -> None:
    steps = [worth(at_home(unrest=unrest)) for unrest in range(8)]
    losses = [calm - wild for calm, wild in itertools.pairwise(steps)]
    assert all(loss > 0 for loss in losses)
    assert losses == sorted(losses)


def test_a_rival_ahead_is_bad() -> None:
    assert worth(at_home(1, vp=9)) < worth(at_home())


def test_a_chronicle_in_reach_is_better_than_one_too_far() -> None:
    def laid(card: int) -> float:
        scene = at_home(heritage=(0, 2, 0), laid={"D": card}).citizens(0, italia=(3, 2))
        the_end_is_near(scene)
        return worth(scene)

    assert laid(2) > laid(1) > laid(7)


def test_what_can_no_longer_be_spent_is_worth_nothing() -> None:
    scenes = [at_home(), at_home(crops=5, gold=5)]
    for scene in scenes:
        scene.state.round = 3
    assert worth(scenes[0]) == worth(scenes[1])


def test_provinces_of_both_kinds_are_better_than_of_one() -> None:
    def choosing(*kinds: str) -> float:
        scene = Scene(players=2)
        for region, kind in zip(("italia", "gallia", "hispania"), kinds, strict=True):
            scene.region(region, kind, 4)
        scene.empire(0, capital="italia", provinces=["gallia", "hispania"])
        scene.empire(1, capital="syria")
        return worth(scene)

    assert choosing("crops", "gold", "crops") > choosing("crops", "crops", "crops")
    assert choosing("crops", "gold", "crops") > choosing("gold", "gold", "gold")


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_remembered_of_a_realm_is_still_true(seats: int) -> None:
    """A position is worth the same to whoever has seen none before it."""
    REALMS.clear()
    table = civitas.new("sands_of_time", seats=seats, seed="remembered", log=False)
    bot, worth = make_bot("random", 3), {}
    while not table.over:
        worth[table.seq] = [evaluate(table.state, seat) for seat in range(seats)]
        table.pick(bot.pick(Chair(table, table.asks[0].seat)), table.asks[0].seat)
    again = civitas.new("sands_of_time", seats=seats, seed="remembered", log=False)
    for entry in table.journal:
        REALMS.clear()
        assert [evaluate(again.state, seat) for seat in range(seats)] == worth[again.seq]
        again.pick(entry.pick, entry.seat)
