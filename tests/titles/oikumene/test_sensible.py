"""What anybody who knows Oikumene would do, the greedy bot does."""

from __future__ import annotations

from typing import Final

import pytest

from civitas.bots import Chair, make_bot
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.oikumene.farming.forecast import forecast
from civitas.titles.oikumene.picks.common import Done, No
from civitas.titles.oikumene.picks.course import Demand, Offer, Settle, StartCity
from civitas.titles.oikumene.picks.hinterland import Build, Demolish, Sell, SellHerd
from civitas.titles.oikumene.scene import Scene, owner_of, player, units_at
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.worth.holdings import of_all
from civitas.titles.oikumene.worth.prospects import of_winter
from tests.bots.duels import SHARES, wins_its_share
from tests.titles.oikumene.helpers import match

SEEDS: Final = range(3)


def played(table: Table, seed: int, seat: int = 0) -> list[Pick]:
    """The greedy bot's picks until nothing of it is asked any more; the others are random."""
    picks = []
    bots = [make_bot("greedy" if n == seat else "random", seed) for n in (0, 1)]
    while table.asks:
        who = table.asks[0].seat
        pick = bots[who].pick(Chair(table, who))
        if who == seat:
            picks.append(pick)
        table.pick(pick, who)
    return picks


def latins(mode: str = "original", **having: int) -> Scene:
    """Two villages with people and bread, and a neighbour far away."""
    scene = Scene(2, mode=mode).settle(0, "roma", grain=5).settle(0, "latium", grain=5)
    scene.units(0, "light_infantry", "roma", 2).units(0, "light_infantry", "latium", 2)
    scene.settle(1, "daunia", grain=5).units(1, "light_infantry", "daunia", 2)
    return scene.player(0, **having)


def stored(table: Table, seat: int = 0) -> int:
    s: State = table.state
    return sum(s.grain[field] for field in s.world.fields if s.owner[field] == seat)


# ------------------------------------------------------------------ the draft


@pytest.mark.rule("HRN-3.10")
@pytest.mark.parametrize("mode", ["quick", "original"])
@pytest.mark.parametrize("board", ["italia", "orient"])
def test_a_city_at_the_start_is_not_worth_two_villages(board: str, mode: str) -> None:
    table = match(map=board, mode=mode)
    assert any(isinstance(pick, StartCity) for pick in table.asks[0].picks)
    chosen = make_bot("greedy", 1).pick(Chair(table, table.asks[0].seat))
    assert isinstance(chosen, Settle)


# ------------------------------------------------------------------ the year


@pytest.mark.parametrize("seed", SEEDS)
def test_sows_every_free_field(seed: int) -> None:
    scene = latins().units(0, "light_infantry", "umbria").units(0, "light_infantry", "campania")
    table = scene.when("spring").at("sowing")
    played(table, seed)
    assert table.state.sower.count(0) == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_brings_the_harvest_in(seed: int) -> None:
    scene = latins().when("autumn").units(0, "light_infantry", "umbria").crop(0, "umbria", 4)
    for field in ("roma", "latium"):
        scene.state.grain[scene.field(field)] = 2
    table = scene.at("harvest")
    played(table, seed)
    assert stored(table) == 8


@pytest.mark.parametrize("seed", SEEDS)
def test_lets_nobody_starve_whom_it_can_feed(seed: int) -> None:
    table = latins().when("winter").herd(0, "sheep", "roma").at("feeding")
    before = sum(player(table, 0).units.values())
    played(table, seed)
    assert sum(player(table, 0).units.values()) == before
    assert owner_of(table, "roma") == owner_of(table, "latium") == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_buys_bread_and_no_mouths_before_a_winter_without_bread(seed: int) -> None:
    scene = latins(gold=8).when("autumn")
    for field in ("roma", "latium"):
        scene.state.grain[scene.field(field)] = 1
    table = scene.at("hinterland_trade")
    before = sum(player(table, 0).units.values())
    played(table, seed)
    assert stored(table) >= 5
    assert sum(player(table, 0).units.values()) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_leaves_no_feast_to_hunger(seed: int) -> None:
    """What is eaten at a feast is missing in winter."""
    table = latins().when("autumn").at("feasts")
    played(table, seed)
    assert stored(table) >= 6


# ------------------------------------------------------------------ buildings and purchases


@pytest.mark.parametrize("seed", SEEDS)
def test_builds_where_its_people_stand(seed: int) -> None:
    scene = latins(gold=8).when("spring").units(0, "light_infantry", "umbria", 2)
    scene.crop(0, "campania", 5).units(0, "light_infantry", "campania")
    picks = played(scene.at("hinterland_trade"), seed)
    assert any(isinstance(pick, Build) for pick in picks)


@pytest.mark.rule("HRN-19.13")
@pytest.mark.parametrize("seed", SEEDS)
def test_keeps_gold_for_its_settlements_once_more_after_the_last_winter(seed: int) -> None:
    """Whoever could not pay them then does not win, whatever else he has."""
    table = latins("quick", gold=8).when("autumn", 5).at("hinterland_trade")
    played(table, seed)
    s: State = table.state
    to_come = forecast(s, s.players[0])
    assert to_come.gold - to_come.due >= 2


@pytest.mark.rule("HRN-19.1")
@pytest.mark.parametrize("mode", ["quick", "original"])
def test_after_the_last_winter_the_settlements_alone_have_to_be_kept(mode: str) -> None:
    """Two villages: nobody pays or feeds their people any more, and nothing is sown."""

    def fear(stock: int) -> float:
        scene = latins(mode, gold=stock).when("winter", 5)
        scene.state.grain[scene.field("roma")] = stock
        scene.state.grain[scene.field("latium")] = 0
        scene.state.phase = "hinterland_trade"
        return of_winter(scene.state, scene.me(0))

    assert fear(0) < fear(1) < fear(2) == fear(3) == 0


@pytest.mark.rule("HRN-18.33")
@pytest.mark.parametrize("mode", ["quick", "original"])
def test_bots_fear_no_hunger_of_late_vikings_before_it_comes(mode: str) -> None:
    def lack(season: str, year: int, phase: str) -> bool:
        scene = Scene(2, mode=mode, map="taifas", area=2).faction(0, "taifas_vikings")
        scene.units(0, "warship", "northern_biscay", 5).when(season, year)
        scene.state.phase = phase
        return of_winter(scene.state, scene.me(0)) < 0

    assert not lack("summer", 2, "movement_units")
    assert lack("winter", 2, "movement_units")
    assert lack("summer", 3, "movement_units")


@pytest.mark.rule("HRN-18.13")
@pytest.mark.parametrize(
    ("board", "faction", "field", "enough"),
    [
        ("italia", "italia_romans", "latium", True),
        ("huns", "huns_ostrogoths", "podolia", True),
        ("italia", "italia_greeks", "latium", False),
    ],
)
def test_a_site_is_worth_as_much_to_bots_as_enough_builders_make_it(
    board: str, faction: str, field: str, enough: bool
) -> None:
    def worth(there: int) -> float:
        scene = Scene(2, map=board).faction(0, faction).site(0, field, "village")
        scene.units(0, "light_infantry", field, there, spot="site")
        return of_all(scene.units(0, "light_infantry", field, 3 - there).state, scene.me(0), 1)

    assert (worth(1) == worth(2)) == enough


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("gold", [0, 9])
def test_squanders_nothing(seed: int, gold: int) -> None:
    """No building is pulled down, bread and beasts are not sold out, nobody is bothered."""
    scene = latins(gold=gold, prestige=20).when("summer").herd(0, "sheep", "roma", 2)
    table = scene.at("hinterland_trade")
    picks = played(table, seed)
    assert not any(isinstance(p, Demolish | Sell | SellHerd | Offer | Demand) for p in picks)
    assert len(picks) < 30


@pytest.mark.parametrize("seed", SEEDS)
def test_pays_no_tribute_to_somebody_far_away(seed: int) -> None:
    picks = played(latins(gold=9).when("spring").at("movement_units"), seed)
    assert not any(isinstance(pick, Offer | Demand) for pick in picks)


# ------------------------------------------------------------------ war


@pytest.mark.parametrize("seed", SEEDS)
def test_marches_on_a_settlement_that_nobody_defends(seed: int) -> None:
    scene = latins().when("spring").settle(1, "samnium", grain=2)
    scene.units(0, "light_infantry", "campania", 2)
    table = scene.at("movement_units")
    played(table, seed)
    assert units_at(table, 0, "samnium")


@pytest.mark.parametrize("seed", SEEDS)
def test_takes_a_settlement_that_nobody_defends(seed: int) -> None:
    scene = latins().when("spring").settle(1, "samnium", grain=2)
    scene.units(0, "light_infantry", "samnium", 2)
    table = scene.at("combat_siege")
    played(table, seed)
    fallen = table.state.fallen[scene.field("samnium")]
    assert fallen.victor == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_does_not_run_against_a_host(seed: int) -> None:
    scene = latins().when("spring").settle(1, "samnium").units(1, "heavy_infantry", "samnium", 6)
    scene.units(0, "light_infantry", "campania", 1)
    table = scene.at("movement_units")
    played(table, seed)
    assert not units_at(table, 0, "samnium")


@pytest.mark.parametrize("seed", SEEDS)
def test_who_has_no_reason_to_go_back_stays(seed: int) -> None:
    scene = latins().units(0, "light_infantry", "umbria")
    scene.units(1, "light_infantry", "samnium")
    picks = played(scene.at("movement_retreat"), seed)
    assert all(isinstance(pick, No | Done) for pick in picks)


# ------------------------------------------------------------------ whole matches


def won(number: int, mode: str) -> bool:
    """A match against a random bot, who begins every other one."""
    names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
    table = match(seed=f"sensible {number}", mode=mode)
    bots = [make_bot(name, number + seat) for seat, name in enumerate(names)]
    while table.asks:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    assert table.result is not None
    return table.result.winners == (names.index("greedy"),)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["quick", "original"])
@pytest.mark.parametrize("share", SHARES)
def test_beats_random_bots_nearly_always(share: int, mode: str) -> None:
    assert wins_its_share(lambda number: won(number, mode), share)
