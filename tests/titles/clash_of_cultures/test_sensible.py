"""What anybody who knows Clash of Cultures would do, the greedy bot does."""

from __future__ import annotations

import pytest

from civitas.bots import Chair, make_bot
from civitas.kernel.asks import Pick
from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.evaluation import evaluate
from civitas.titles.clash_of_cultures.picks.common import Advance, Pass
from civitas.titles.clash_of_cultures.picks.trade import Accept, Deal, Give, Propose, Want
from civitas.titles.clash_of_cultures.scene import Scene, city_at, player
from civitas.titles.clash_of_cultures.state import HAPPY
from civitas.titles.clash_of_cultures.title import TITLE
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import do

SEEDS = range(3)


def bot_turn(table: Table, seed: int, seat: int = 0) -> list[Pick]:
    """The greedy bot's picks until another seat has its turn."""
    bot = make_bot("greedy", seed)
    picks = []
    while table.asks and table.asks[0].seat == seat and table.state.seat == seat:
        picks.append(bot.pick(Chair(table, seat)))
        table.pick(picks[-1], seat)
    return picks


def owner_of(table: Table, label: str) -> int:
    city = city_at(table, label)
    return -1 if city is None else city.owner


@pytest.mark.parametrize("seed", SEEDS)
def test_founds_a_city_where_its_settler_stands(seed: int) -> None:
    table = plains().units(0, "D4", settler=1).turn(0)
    bot_turn(table, seed)
    assert owner_of(table, "D4") == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_takes_a_city_that_nobody_defends(seed: int) -> None:
    scene = plains().no_units(0, "D2").city(1, "D5")
    scene.units(0, "D4", infantry=1).knows(0, "tactics")
    table = scene.turn(0)
    bot_turn(table, seed)
    assert owner_of(table, "D5") == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_spends_food_on_advances(seed: int) -> None:
    table = plains().goods(0, food=2).turn(0, actions=1)
    assert any(isinstance(pick, Advance) for pick in bot_turn(table, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_collects_as_much_as_it_may(seed: int) -> None:
    table = plains().no_units(0, "D2").goods(0, food=0).turn(0, actions=1)
    bot_turn(table, seed)
    assert sum(player(table, 0).goods) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_cheers_an_angry_city(seed: int) -> None:
    scene = plains().no_units(0, "D2").city(0, "D2", mood="angry").goods(0, food=0, mood=2)
    table = scene.turn(0, actions=1)
    bot_turn(table, seed)
    city = city_at(table, "D2")
    assert city is not None
    assert city.mood == HAPPY


@pytest.mark.parametrize("seed", SEEDS)
def test_makes_no_offers(seed: int) -> None:
    table = plains().goods(1, food=2, wood=5, ore=5, gold=5).turn(0)
    assert Deal() not in bot_turn(table, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("give", "want", "answer"), [("gold", "", Accept()), ("", "gold", Pass())], ids=str
)
def test_answers_offers_by_what_they_bring(give: str, want: str, answer: Pick, seed: int) -> None:
    table = plains().goods(0, gold=2).goods(1, gold=2).turn(0)
    do(table, Deal(), Give(give) if give else Want(want), Propose())
    assert make_bot("greedy", seed).pick(Chair(table, 1)) == answer


def test_more_of_what_counts_is_better() -> None:
    base = evaluate(plains().turn(0).state, 0)
    better: list[Scene] = [
        plains().city(0, "D4"),
        plains().knows(0, "fishing"),
        plains().goods(0, gold=3),
        plains().units(0, "D2", infantry=1),
        plains().player(0, actions=["action_01"]),
    ]
    worse: list[Scene] = [
        plains().city(0, "D2", mood="angry"),
        plains().city(1, "D4"),
        plains().goods(0, food=0),
    ]
    assert all(evaluate(scene.turn(0).state, 0) > base for scene in better)
    assert all(evaluate(scene.turn(0).state, 0) < base for scene in worse)


def winner(number: int) -> bool:
    """A short match of a greedy bot against a random one."""
    header = new_header(META, ["one", "two"], META.complete({"length": "short"}), f"duel {number}")
    table, me = Table(header, TITLE, log=False), number % 2
    bots = [make_bot("random", number), make_bot("random", number)]
    bots[me] = make_bot("greedy", number)
    while table.asks:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    assert table.result is not None
    return table.result.winners == (me,)


@pytest.mark.slow
def test_beats_a_random_bot() -> None:
    assert winner(0)


@pytest.mark.slow
def test_beats_random_bots_nearly_always() -> None:
    assert sum(winner(number) for number in range(1, 21)) >= 19
