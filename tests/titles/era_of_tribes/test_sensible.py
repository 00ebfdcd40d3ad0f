"""What anybody who knows Era of Tribes would do, the greedy bot does."""

from __future__ import annotations

from typing import Final

import pytest

from civitas.bots import Chair, make_bot
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.fields import LANDS
from civitas.titles.era_of_tribes.picks.common import Advance
from civitas.titles.era_of_tribes.picks.course import Act, People
from civitas.titles.era_of_tribes.picks.land import Assault, FoundCity
from civitas.titles.era_of_tribes.prospects import Prospects
from civitas.titles.era_of_tribes.stages import BEFORE_GROWTH, MOVED, stage
from civitas.titles.era_of_tribes.underway import Attack, Expansion
from tests.bots.duels import SHARES, wins_its_share
from tests.titles.era_of_tribes.expansions import romans
from tests.titles.era_of_tribes.helpers import match

SEEDS: Final = range(3)
ALONE: Final = 20
"""Matches against the weakest Automa."""


def play_round(table: Table, seed: int) -> list[Pick]:
    """The greedy bot's picks in seat 0 to the end of the round; the other is random."""
    picks = []
    number = table.state.round
    while table.asks and table.state.round == number:
        seat = table.asks[0].seat
        pick = make_bot("random" if seat else "greedy", seed).pick(Chair(table, seat))
        if seat == 0:
            picks.append(pick)
        table.pick(pick, seat)
    return picks


def play_out(table: Table, names: list[str], seed: int) -> Table:
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while table.asks:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    return table


def won(number: int) -> bool:
    """A match against a random bot, who begins every other one."""
    names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
    result = play_out(match(seed=f"sensible {number}"), names, number).result
    assert result is not None
    return result.winners == (names.index("greedy"),)


@pytest.mark.parametrize(("level", "hides"), [("softy", False), ("expert", True)])
def test_chooses_a_people_with_room_and_hides_from_those_who_conquer(
    level: str, hides: bool
) -> None:
    """Britons live on an island; Gauls and Germanics have all land around them."""
    tables = [match(1, 1, f"room {n}", difficulty=level, setup="2p_northwest") for n in range(4)]
    tables = [table for table in tables if People("britons") in table.asks[0].picks]
    assert tables
    for table in tables:
        assert (make_bot("greedy", 1).pick(Chair(table, 0)) == People("britons")) is hides


@pytest.mark.parametrize("seed", SEEDS)
def test_settles_the_free_provinces_next_door(seed: int) -> None:
    table = romans().player(0, food=4).auto_expansion()
    before = len(table.state.land_of(0))
    play_round(table, seed)
    assert len(table.state.land_of(0)) >= before + 2


@pytest.mark.parametrize("seed", SEEDS)
def test_spends_thalers_on_progress(seed: int) -> None:
    table = romans().player(0, thalers=8).turn(0)
    assert any(isinstance(pick, Advance) for pick in play_round(table, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_founds_a_city_where_three_vassals_can_meet(seed: int) -> None:
    """There is food for it, and no vassal is left to grow."""
    scene = romans().land(0, "etruria", "apulia", "bruttium", vassals=2)
    scene.player(0, food=6, free=0, levels={"architecture": 1})
    assert any(isinstance(pick, FoundCity) for pick in play_round(scene.auto_expansion(), seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_takes_a_village_it_can_beat(seed: int) -> None:
    """Five vassals next door, higher morale and two armies against a tile and its militia."""
    scene = romans().land(0, "sicilia", vassals=1).vassals(0, "latium", 5)
    scene.player(0, food=4, morale=4, army=2)
    table = scene.barbarians("etruria", "thalers_5").auto_expansion()
    assert any(isinstance(pick, Assault) for pick in play_round(table, seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("holds_back", ["nobody", "ally", "deterred"])
def test_attacks_nobody_whom_to_attack_costs_more_than_a_province(
    seed: int, holds_back: str
) -> None:
    """Five morale, for an ally a point of influence, too (EOT-4.14, EOT-4.27)."""
    scene = romans().land(0, "sicilia").vassals(0, "latium", 3).land(1, "etruria")
    scene.player(0, food=4, morale=3, influence=8).player(1, influence=8)
    if holds_back == "ally":
        scene.player(0, allies=(1,))
    scene.state.players[1].deterring = holds_back == "deterred"
    attacks = [
        pick for pick in play_round(scene.auto_expansion(), seed) if isinstance(pick, Assault)
    ]
    assert bool(attacks) == (holds_back == "nobody")


@pytest.mark.rule("EOT-4.14", "EOT-4.27")
@pytest.mark.parametrize("sea", [False, True])
@pytest.mark.parametrize("ally", [False, True])
def test_what_it_costs_to_attack_somebody_counts_once(ally: bool, sea: bool) -> None:
    """By land or at sea, however many battles wait: five morale and, for an ally, influence."""

    def worth(battles: int, dear: bool) -> float:
        scene = romans().land(0, "sicilia").land(1, "etruria", "sardinia")
        scene.player(0, morale=8, influence=8, allies=(1,) if dear and ally else ())
        scene.state.players[1].deterring = dear and not ally
        places = [scene.field(name) for name in (["tyrrhenian_sea"] if sea else [])]
        places += [scene.field("etruria"), scene.field("sardinia")]
        attacks = tuple(Attack(place, 0, 1, walked=place < LANDS) for place in places[:battles])
        scene.state.expansion = Expansion(0, attacks=attacks)
        me = scene.me(0)
        return Prospects(scene.state, me, scene.state.land_of(0), [], 0.5).parts()[0]

    dues = worth(1, dear=False) - worth(1, dear=True)
    assert dues > 4
    assert worth(2, dear=False) - worth(2, dear=True) == pytest.approx(dues)


@pytest.mark.parametrize("seed", SEEDS)
def test_enters_an_epoch_as_soon_as_it_can_and_with_its_last_leader(seed: int) -> None:
    """Whoever is ready for it gains nothing by waiting, but the other leader acts before."""
    levels = {"farming": 1, "culture": 1, "navigation": 1, "commerce": 1}
    scene = romans().land(0, "etruria", "apulia", "bruttium")
    scene.player(0, food=2, thalers=4, levels=levels).city(0, "latium")
    actions = [
        pick.action for pick in play_round(scene.turn(0, round=6), seed) if isinstance(pick, Act)
    ]
    assert len(actions) == 2
    assert actions[-1] == "revolution"


def test_influence_is_worth_having_to_who_looks_ahead() -> None:
    """It brings the end nearer, but for both."""
    table = romans().player(0, influence=12).player(1, influence=12).turn(0)
    s, title = table.state, table.title
    margins = []
    for influence in (12, 13):
        s.players[0].influence = influence
        margins.append(title.evaluate(s, 0) - title.rivalry * title.evaluate(s, 1))
    assert margins[1] > margins[0] + 0.5


@pytest.mark.rule("EOT-3.20")
def test_an_auto_expansion_is_to_come_until_it_has_come() -> None:
    table = romans().auto_expansion()
    s = table.state
    first, second = s.order
    assert s.expansion is not None
    assert s.expansion.seat == first
    assert stage(s, s.players[second]) == BEFORE_GROWTH
    while s.expansion is None or s.expansion.seat == first:
        table.pick(table.asks[0].picks[-1], table.asks[0].seat)
    assert stage(s, s.players[first]) == MOVED


@pytest.mark.slow
@pytest.mark.parametrize("share", SHARES)
def test_beats_random_bots_nearly_always(share: int) -> None:
    assert wins_its_share(won, share)


@pytest.mark.slow
def test_beats_the_weakest_automa_as_often_as_not() -> None:
    """Half of the matches. Once so many are won, or too many are lost, the others need not be
    played."""
    won = lost = 0
    for number in range(ALONE):
        table = match(1, automas=1, seed=f"alone {number}", difficulty="softy")
        result = play_out(table, ["greedy"], number).result
        assert result is not None
        won, lost = won + (result.winners == (0,)), lost + (result.winners != (0,))
        if won == ALONE // 2 or lost > ALONE // 2:
            break
    assert won == ALONE // 2
