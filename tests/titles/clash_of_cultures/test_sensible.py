"""What anybody who knows Clash of Cultures would do, the greedy bot does."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest

import civitas
from civitas.bots import Chair, make_bot, play_out
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVES, WONDER, WONDERS
from civitas.titles.clash_of_cultures.evaluation import evaluate
from civitas.titles.clash_of_cultures.picks.common import Advance, Pass
from civitas.titles.clash_of_cultures.picks.moves import To
from civitas.titles.clash_of_cultures.picks.trade import Accept, Deal, Give, Propose, Want
from civitas.titles.clash_of_cultures.scene import Scene, buildings_of, city_at, player, units_at
from civitas.titles.clash_of_cultures.state import HAPPY
from tests.bots.duels import SHARES, wins_from_each_seat, wins_its_share
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import do

SEEDS = range(3)
PYRAMID: Final = WONDER["great_pyramid"]


def bot_turn(table: Table, seed: int, seat: int = 0) -> list[Pick]:
    """The greedy bot's picks until another seat has its turn; others answer at random."""
    picks = []
    while table.asks and table.state.seat == seat:
        asked = table.asks[0].seat
        bot = make_bot("greedy" if asked == seat else "random", seed)
        pick = bot.pick(Chair(table, asked))
        if asked == seat:
            picks.append(pick)
        table.pick(pick, asked)
    return picks


def owner_of(table: Table, label: str) -> int:
    city = city_at(table, label)
    return -1 if city is None else city.owner


def neighbours(table: Table, label: str) -> set[int]:
    return set(table.state.map.near(table.state.hex(label)))


def holders(table: Table, seat: int) -> set[int]:
    """Where the seat has units."""
    return set(table.state.units[seat])


def builder(wonder: str, *, knows: bool = True) -> Scene:
    """Seat 0 holds a wonder card and has a happy city with room for it."""
    scene = plains().no_units(0, "D2").city(0, "C3").city(0, "D2", mood="happy")
    scene.knows(0, "storage", "engineering").player(0, wonders=[wonder])
    return scene.knows(0, WONDERS[WONDER[wonder]].required_advance) if knows else scene


@pytest.mark.parametrize("seed", SEEDS)
def test_founds_a_city_where_its_settler_stands(seed: int) -> None:
    table = plains().units(0, "D4", settler=1).turn(0)
    bot_turn(table, seed)
    assert owner_of(table, "D4") == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_founds_a_city_rather_than_wait_beside_barbarians(seed: int) -> None:
    """A settler is worth no more than the city: what that is feared for it is feared for."""
    scene = plains().units(0, "D4", settler=2).goods(0, food=1)
    scene.city("barbarians", "D6").units("barbarians", "D6", infantry=2)
    table = scene.turn(0, round=5, actions=1)
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
def test_marches_on_a_city_that_nobody_defends(seed: int) -> None:
    """Two steps away: with two Commands it is there."""
    scene = plains().no_units(0, "D2").city(1, "D5").units(0, "D3", infantry=1)
    table = scene.knows(0, "tactics").goods(0, food=0).turn(0)
    bot_turn(table, seed)
    assert owner_of(table, "D5") == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_goes_to_stand_before_a_city_that_nobody_defends(seed: int) -> None:
    """With one action it does not get there, but next to it."""
    scene = plains().no_units(0, "D2").city(1, "D5").units(0, "D3", infantry=2)
    table = scene.knows(0, "tactics").goods(0, food=0).turn(0, actions=1)
    bot_turn(table, seed)
    assert len(neighbours(table, "D5") & holders(table, 0)) == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_takes_a_city_with_a_weak_garrison(seed: int) -> None:
    """Four against one: the battle is seen to its end, past what the defender says."""
    scene = plains().no_units(0, "D2").city(1, "D5").units(1, "D5", infantry=1)
    scene.units(0, "D4", infantry=4).knows(0, "tactics").knows(1, "tactics")
    scene.player(0, actions=["action_02"]).player(1, actions=["action_01"])
    table = scene.rolls(12, 12, 12, 12, 1).turn(0)
    bot_turn(table, seed)
    assert owner_of(table, "D5") == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_does_not_run_against_a_strong_garrison(seed: int) -> None:
    scene = plains().no_units(0, "D2").city(1, "D5").units(1, "D5", infantry=4)
    table = scene.units(0, "D4", infantry=1).knows(0, "tactics").turn(0)
    assert To("D5") not in bot_turn(table, seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_settler_goes_where_a_city_can_be_and_founds_it(seed: int) -> None:
    scene = plains().land("D3", "barren").no_units(0, "D2").units(0, "D3", settler=1)
    table = scene.goods(0, food=0).turn(0)
    bot_turn(table, seed)
    assert len(player(table, 0).cities) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_settler_founds_in_the_last_round_too(seed: int) -> None:
    table = plains().no_units(0, "D2").units(0, "D4", settler=1).turn(0, round=6, phase=2)
    bot_turn(table, seed)
    assert owner_of(table, "D4") == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_its_last_two_actions_bring_a_settler_to_its_city(seed: int) -> None:
    """Goods that nobody can spend any more are worth nothing."""
    table = plains().goods(0, food=0).turn(0, round=6, phase=3, actions=2)
    bot_turn(table, seed)
    assert len(player(table, 0).cities) == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_collects_for_a_building_in_its_last_turn(seed: int) -> None:
    """With an action left there is still something to be done with goods."""
    scene = plains().land("D3", "mountain").city(0, "F4").no_units(0, "D2").knows(0, "writing")
    table = scene.goods(0, food=1, wood=1).turn(0, round=6, phase=3, actions=2)
    bot_turn(table, seed)
    assert "academy" in buildings_of(table, "D2") | buildings_of(table, "F4")


@pytest.mark.parametrize("seed", SEEDS)
def test_defends_its_only_city_against_barbarians(seed: int) -> None:
    scene = plains().no_units(0, "D2").city("barbarians", "D4")
    scene.units("barbarians", "D4", infantry=2).goods(0, food=1, ore=1)
    table = scene.turn(0)
    bot_turn(table, seed)
    assert "infantry" in units_at(table, 0, "D2")


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
@pytest.mark.parametrize("wonder", ["great_arena", "great_pyramid", "great_wall"])
def test_constructs_a_wonder_when_it_can(wonder: str, seed: int) -> None:
    table = builder(wonder).goods(0, **WONDERS[WONDER[wonder]].cost).turn(0, round=3)
    bot_turn(table, seed)
    assert table.state.wonder_markers[WONDER[wonder]][0] == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_learns_what_the_wonder_needs_that_it_can_pay_for(seed: int) -> None:
    scene = builder("great_pyramid", knows=False).goods(0, **WONDERS[PYRAMID].cost)
    table = scene.knows(0, "myths").goods(0, food=4).turn(0, round=3)
    bot_turn(table, seed)
    assert table.state.wonder_markers[PYRAMID][0] == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_completes_what_an_objective_asks_for(seed: int) -> None:
    """Of one category all but one advance is owned, and a card asks for all of them."""
    scene = plains().no_units(0, "D2").goods(0, food=2)
    scene.knows(0, "fishing", "navigation", "warships")
    card = next(card for card in OBJECTIVES if "seafarers" in (card.top, card.bottom))
    table = scene.player(0, objectives=[card.id]).turn(0, actions=1)
    assert Advance("cartography") in bot_turn(table, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("asks_for", "good"),
    [("food_supplies", "food"), ("ore_supplies", "ore"), ("wealth", "gold"), ("eureka", "ideas")],
)
def test_pays_for_an_objective_at_once(asks_for: str, good: str, seed: int) -> None:
    """Whoever keeps it keeps five of them, too, and can do nothing with them."""
    card = next(card for card in OBJECTIVES if asks_for in (card.top, card.bottom))
    scene = plains().no_units(0, "D2").knows(0, "storage").goods(0, **{"food": 0, good: 5})
    table = scene.player(0, objectives=[card.id]).status_phase(round=3)
    assert make_bot("greedy", seed).pick(Chair(table, 0)) != Pass()


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


@pytest.mark.parametrize("actions", range(4))
def test_what_a_standing_is_made_of_adds_up_in_the_last_turn_too(actions: int) -> None:
    scene = plains().units(0, "D4", settler=2).city(1, "D6").units(1, "D6", infantry=2)
    scene.goods(0, food=2, ore=1).player(0, objectives=["objective_01"], actions=["action_01"])
    table = scene.turn(0, round=6, phase=3, actions=actions)
    added, _ = table.title.aspect_names
    for seat in range(2):
        made_of = table.title.aspects(table.state, seat)[: len(added)]
        assert sum(made_of) == pytest.approx(evaluate(table.state, seat))


def test_goods_count_more_for_who_can_spend_them_on_a_wonder() -> None:
    def seventh_ore(mood: str) -> float:
        scenes = [
            builder("great_wall").city(0, "D2", mood=mood).goods(0, food=3, culture=5, ore=ore)
            for ore in (6, 7)
        ]
        six, seven = (evaluate(scene.turn(0).state, 0) for scene in scenes)
        return seven - six

    assert seventh_ore("happy") > 1.5 * seventh_ore("neutral") > 0


def test_what_comes_before_the_advance_for_a_wonder_is_a_step_to_it() -> None:
    """Myths come before rituals, which the pyramid requires."""

    def standing(*known: str, wonders: tuple[str, ...]) -> float:
        scene = plains().no_units(0, "D2").city(0, "C3").city(0, "D2", mood="happy")
        scene.knows(0, "storage", "engineering", *known).player(0, wonders=wonders)
        return evaluate(scene.goods(0, **WONDERS[PYRAMID].cost).turn(0).state, 0)

    def myths(*wonders: str) -> float:
        return standing("myths", wonders=wonders) - standing(wonders=wonders)

    assert myths("great_pyramid") > myths() + 0.3


def test_an_objective_promises_more_the_less_is_missing() -> None:
    """Six cities are asked for."""

    def standing(more: int, *objectives: str) -> float:
        scene = plains().player(0, objectives=objectives)
        for label in ("C3", "E3", "C4", "E4", "C5")[:more]:
            scene.city(0, label)
        return evaluate(scene.turn(0).state, 0)

    promised = [standing(more, "objective_01") - standing(more) for more in range(6)]
    steps = [after - before for before, after in pairwise(promised)]
    assert steps == sorted(steps)
    assert steps[0] > 0


@pytest.mark.slow
def test_does_not_peek() -> None:
    """Deal anew all that its seat cannot see: it picks the same."""
    table = civitas.new("clash_of_cultures", seats=2, seed="blind", options={"expansion": True})
    worlds, kinds = Chance(11), set()
    while table.asks:
        seat, bot = table.asks[0].seat, make_bot("greedy" if table.seq % 5 else "random", 9)
        pick = bot.pick(Chair(table, seat))
        if table.seq % 7 == 0:
            world = table.imagine(seat, worlds)
            assert world.state_hash() != table.state_hash()
            assert bot.pick(Chair(world, seat)) == pick
            kinds.add(table.asks[0].what)
        table.pick(pick, seat)
    assert {"turn", "collect"} < kinds


def won(number: int, seats: int = 2, **options: bool) -> bool:
    """A match of a greedy bot against random ones; its seat goes round. A draw is no win."""
    me = number % seats
    table = civitas.new(
        "clash_of_cultures", seats=seats, options=options, seed=f"duel {number}", log=False
    )
    bots = [make_bot("random", 100 * number + seat) for seat in range(seats)]
    bots[me] = make_bot("greedy", number)
    play_out(table, bots)
    assert table.result is not None
    return table.result.winners == (me,)


def test_beats_a_random_bot() -> None:
    assert won(1000)


@pytest.mark.slow
@pytest.mark.parametrize("share", SHARES)
def test_beats_random_bots_nearly_always(share: int) -> None:
    assert wins_its_share(won, share)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "expansion"), [(2, True), (3, False), (4, True)])
def test_beats_several_random_bots_and_with_the_expansion(seats: int, expansion: bool) -> None:
    assert wins_from_each_seat(lambda number: won(number, seats, expansion=expansion), seats)
