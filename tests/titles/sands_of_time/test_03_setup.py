"""Section 3: setup, played on real tables wherever chance and the draft allow it."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import civitas
from civitas import Table
from civitas.titles.sands_of_time.content import BORDERS, REGIONS
from civitas.titles.sands_of_time.picks import (
    Begin,
    Capital,
    Caravan,
    Heritage,
    Province,
    Settle,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from civitas.titles.sands_of_time.title import TITLE
from tests.titles.sands_of_time.helpers_a import (
    board,
    first_picks,
    marked,
    offered,
    place_of,
    player,
    reason,
)

SEATS = [2, 3, 4, 5]


def new(seats: int, seed: str = "setup") -> Table:
    return civitas.new("sands_of_time", seats=seats, seed=seed, log=True)


def started_by(seat: int, seats: int) -> Table:
    """A table on which this seat was drawn as the start player."""
    for number in range(1000):
        table = new(seats, f"start {number}")
        if board(table).start == seat:
            return table
    raise AssertionError("this seat never starts")


def laid_out(seats: int, seed: str = "setup") -> Table:
    """A table at the first advances."""
    table = new(seats, seed)
    first_picks(table, "first-advance")
    return table


def draft(table: Table, *regions: str) -> None:
    for region in regions:
        table.pick(Province(region))


def order(table: Table, what: str) -> list[int]:
    """Who is asked this in turn, everything answered with the first pick."""
    seats = []
    while table.asks[0].what == what:
        seats.append(table.asks[0].seat)
        table.pick(table.asks[0].picks[0])
    return seats


def drafted() -> Table:
    """Two players, seat 0 first: Italia, Gallia, Hispania against Syria, Cyprus, Aegyptus."""
    table = started_by(0, 2)
    draft(table, "italia", "syria", "cyprus", "gallia", "hispania", "aegyptus")
    return table


@pytest.mark.rule("SOT-3.1")
@pytest.mark.parametrize(
    ("seats", "crops", "gold", "capacities"),
    [
        (2, 7, 5, {3: 4, 4: 5, 5: 3}),
        (3, 9, 7, {3: 5, 4: 7, 5: 4}),
        (4, 12, 10, {3: 7, 4: 10, 5: 5}),
        (5, 14, 12, {3: 8, 4: 12, 5: 6}),
    ],
)
def test_tiles_of_the_player_count_are_dealt(
    seats: int, crops: int, gold: int, capacities: dict[int, int]
) -> None:
    regions = [region for region in board(new(seats)).regions if region.in_play]
    assert Counter(region.resource for region in regions) == {"crops": crops, "gold": gold}
    assert Counter(region.capacity for region in regions) == capacities


@pytest.mark.rule("SOT-3.1")
def test_tiles_are_shuffled_and_lie_open() -> None:
    dealt = {
        tuple((region.resource, region.capacity) for region in board(new(5, seed), None).regions)
        for seed in ("spring", "summer", "autumn")
    }
    assert len(dealt) == 3


@pytest.mark.rule("SOT-3.2")
def test_both_markers_start_on_space_0() -> None:
    table = new(3)
    assert (board(table).round, board(table).dynasty_space, board(table).dynasty) == (0, 0, 1)
    first_picks(table, "cards")
    assert (board(table).round, board(table).dynasty_space, board(table).dynasty) == (0, 0, 1)


@pytest.mark.rule("SOT-3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_start_of_all_tracks(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        me = player(table, seat)
        assert (me.unrest, me.heritage, me.vp, me.crops, me.gold) == (3, (0, 0, 0), 0, 0, 0)
    first_picks(table, "cards")
    assert {player(table, seat).unrest for seat in range(seats)} == {3}


@pytest.mark.rule("SOT-3.4")
@pytest.mark.parametrize(("seats", "copies"), [(2, 4), (3, 5), (4, 5), (5, 6)])
def test_building_tiles_in_use(seats: int, copies: int) -> None:
    supply = board(new(seats)).building_supply
    assert len(supply) == 12
    assert supply.pop("city") == 34
    assert set(supply.values()) == {copies}


@pytest.mark.rule("SOT-3.5")
@pytest.mark.parametrize("seats", SEATS)
def test_any_player_can_be_drawn_to_start(seats: int) -> None:
    assert {board(new(seats, f"{n}")).start for n in range(60)} == set(range(seats))


@pytest.mark.rule("SOT-3.6", "SOT-3.7", "SOT-3.8")
def test_the_order_of_the_draft() -> None:
    table = started_by(2, 4)
    first_picks(table, "capital")
    drafted = [line for line in table.log if line.message == "province"]
    seats = [line.params["seat"] for line in drafted]
    assert seats == [*(2, 3, 0, 1), *(1, 0, 3, 2), *(2, 3, 0, 1)]
    clauses = [line.clause for line in drafted]
    assert clauses == [*["SOT-3.6"] * 4, *["SOT-3.7"] * 4, *["SOT-3.8"] * 4]


@pytest.mark.rule("SOT-3.6")
def test_the_first_province_is_any_region_without_a_marker() -> None:
    table = started_by(0, 2)
    assert len(table.asks[0].picks) == 12
    draft(table, "italia")
    assert len(table.asks[0].picks) == 11
    assert reason(table, Province("italia")) == "SOT-3.6"
    draft(table, "gallia")
    assert [place_of(table, region).owner for region in ("italia", "gallia")] == [0, 1]


@pytest.mark.rule("SOT-3.7")
def test_the_second_province_lies_beside_the_first() -> None:
    table = started_by(0, 2)
    draft(table, "italia", "gallia")
    assert table.asks[0].seat == 1
    assert list(table.asks[0].picks) == [Province("hispania"), Province("sicilia")]
    assert reason(table, Province("syria")) == "SOT-3.7"
    assert reason(table, Province("italia")) == "SOT-3.6"
    assert reason(table, Province("germania")) == "SOT-2.5"


@pytest.mark.rule("SOT-3.8")
def test_the_third_province_lies_beside_either() -> None:
    table = started_by(0, 2)
    draft(table, "italia", "syria", "aegyptus", "gallia")
    assert table.asks[0].seat == 0
    assert {pick.region for pick in table.asks[0].picks if isinstance(pick, Province)} == {
        *("hispania", "graecia", "sicilia")
    }
    draft(table, "hispania")
    assert {pick.region for pick in table.asks[0].picks if isinstance(pick, Province)} == {
        *("asia_minor", "cyprus", "libya")
    }
    assert reason(table, Province("rhodes")) == "SOT-3.8"


@pytest.mark.rule("SOT-3.9")
def test_a_second_province_without_a_free_neighbour_is_anywhere() -> None:
    """With three players Germania borders only on Gallia and Italia."""
    table = started_by(0, 3)
    draft(table, "germania", "gallia", "italia", "sicilia")
    assert table.asks[0].seat == 0  # Hispania was all that was left beside Gallia
    taken = {"germania", "gallia", "italia", "sicilia", "hispania"}
    playing = [region.id for region in REGIONS if region.min_players <= 3]
    assert list(table.asks[0].picks) == [Province(r) for r in playing if r not in taken]


@pytest.mark.rule("SOT-3.9")
def test_a_third_province_without_a_free_neighbour_is_anywhere() -> None:
    scene = marked(Scene(players=3), 0, "germania", "mesopotamia")
    marked(scene, 1, "gallia", "syria")
    table = marked(scene, 2, "italia", "armenia").at(Stage.THIRD_PROVINCES, start=0)
    assert offered(table, Province("libya"))
    assert not offered(table, Province("gallia"))
    assert not offered(table, Province("dacia"))
    assert len(table.asks[0].picks) == 16 - 6


@pytest.mark.rule("SOT-3.9")
def test_the_exception_needs_every_neighbour_taken() -> None:
    scene = marked(Scene(players=3), 0, "germania", "mesopotamia")
    marked(scene, 1, "gallia", "syria")
    table = marked(scene, 2, "italia", "libya").at(Stage.THIRD_PROVINCES, start=0)
    table.pick(table.asks[0].picks[0])
    assert place_of(table, "armenia").owner == 0


@pytest.mark.rule("SOT-3.10")
def test_each_province_gets_two_peasants_and_a_soldier() -> None:
    table = drafted()
    for seat, regions in enumerate(
        (["italia", "gallia", "hispania"], ["syria", "cyprus", "aegyptus"])
    ):
        for region in regions:
            assert place_of(table, region).peasants[seat] == 2
            assert place_of(table, region).soldiers[seat] == 1
        assert player(table, seat).peasants_left == 20 - 6
        assert player(table, seat).soldiers_left == 10 - 3


@pytest.mark.rule("SOT-3.11")
def test_the_capital_replaces_a_marker() -> None:
    table = drafted()
    assert player(table, 0).markers_left == 9 - 3
    assert [table.asks[0].seat, *table.asks[0].picks] == [
        0,
        *(Capital("hispania"), Capital("gallia"), Capital("italia")),
    ]
    table.pick(Capital("gallia"))
    assert player(table, 0).capital == "gallia"
    assert player(table, 0).markers_left == 9 - 2
    assert player(table, 0).regions == 3
    assert {place_of(table, r).status for r in ("hispania", "gallia", "italia")} == {"province"}
    assert [table.asks[0].seat, len(table.asks[0].picks)] == [1, 3]


@pytest.mark.rule("SOT-3.12")
def test_the_setup_caravan_joins_capital_and_province() -> None:
    table = drafted()
    table.pick(Capital("gallia"))
    table.pick(Capital("syria"))
    assert list(table.asks[0].picks) == [Caravan("hispania-gallia"), Caravan("gallia-italia")]
    table.pick(Caravan("gallia-italia"))
    assert list(table.asks[0].picks) == [
        *(Heritage("civil"), Heritage("political"), Heritage("cultural"))
    ]
    table.pick(Heritage("political"))
    me = player(table, 0)
    assert (me.heritage, me.caravans_left, me.crops, me.gold) == ((0, 1, 0), 19, 0, 0)
    assert table.asks[0].seat == 1


@pytest.mark.rule("SOT-3.13")
def test_a_lonely_capital_sends_its_caravan_anywhere() -> None:
    scene = Scene(players=3).empire(0, capital="germania", provinces=["libya", "syria"])
    scene.empire(1, capital="gallia", provinces=["italia"]).empire(2, capital="cyprus")
    table = scene.at(Stage.FIRST_CARAVANS, start=0)
    around = [border.id for border in BORDERS if "germania" in border.id]
    assert len(around) == 5
    assert list(table.asks[0].picks) == [Caravan(border) for border in around]


@pytest.mark.rule("SOT-3.14")
def test_the_setup_caravan_gives_one_heritage_even_on_a_trade_good() -> None:
    table = drafted()
    table.pick(Capital("gallia"))
    table.pick(Capital("syria"))
    table.pick(Caravan("hispania-gallia"))
    table.pick(Heritage("civil"))
    assert player(table, 0).heritage == (1, 0, 0)
    assert player(table, 0).measures[5] == 1
    assert (table.asks[0].seat, table.asks[0].what) == (1, "first-caravan")


@pytest.mark.rule("SOT-3.14")
def test_the_setup_caravan_gives_one_heritage_even_at_a_foreign_capital() -> None:
    scene = Scene().empire(0, capital="italia", provinces=["libya"])
    table = scene.empire(1, capital="graecia").at(Stage.FIRST_CARAVANS, start=0)
    table.pick(Caravan("italia-graecia"))
    table.pick(Heritage("civil"))
    assert player(table, 0).heritage == (1, 0, 0)
    assert table.asks[0].seat == 1


@pytest.mark.rule("SOT-3.11", "SOT-3.12", "SOT-3.15", "SOT-3.18")
def test_the_steps_after_the_draft_go_clockwise_from_the_start_player() -> None:
    table = started_by(1, 3)
    first_picks(table, "capital")
    assert order(table, "capital") == [1, 2, 0]
    caravans = []
    while table.asks[0].what in ("first-caravan", "heritage"):
        caravans += [table.asks[0].seat] if table.asks[0].what == "heritage" else []
        table.pick(table.asks[0].picks[0])
    assert caravans == [1, 2, 0]
    assert order(table, "extra-peasant") == [1, 2, 0]
    assert order(table, "first-advance") == [1, 2, 0]


@pytest.mark.rule("SOT-3.15")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_ends_with_seven_peasants_and_three_soldiers(seats: int) -> None:
    table = new(seats)
    first_picks(table, "extra-peasant")
    own = [region.id for region in board(table).regions if region.owner == table.asks[0].seat]
    assert list(table.asks[0].picks) == [Settle(region) for region in own]
    first_picks(table, "first-advance")
    for seat in range(seats):
        regions = [region for region in board(table).regions if region.owner == seat]
        assert sorted(region.peasants[seat] for region in regions) == [2, 2, 3]
        assert [region.soldiers[seat] for region in regions] == [1, 1, 1]
        assert player(table, seat).measures[3] == 10
        assert (player(table, seat).peasants_left, player(table, seat).soldiers_left) == (13, 7)


@pytest.mark.rule("SOT-3.16", "SOT-3.17")
@pytest.mark.parametrize("seats", SEATS)
def test_advances_are_laid_out_after_the_extra_peasants(seats: int) -> None:
    """Nobody drafts provinces by the advances that wait: they are shuffled after SOT-3.15."""
    table = new(seats)
    while table.asks[0].what != "first-advance":
        for seat in (None, *range(seats)):
            seen = board(table, seat)
            assert (seen.rows, seen.stacks, seen.known_tops) == ((), (), ())
        assert (table.state.rows, table.state.stacks) == ((), ())
        table.pick(table.asks[0].picks[0])
    assert len(board(table).rows) == 6
    assert len(board(table).stacks) == 9
    assert not table.can_undo()


@pytest.mark.rule("SOT-3.16", "SOT-3.17")
def test_under_the_first_rules_they_lay_there_from_the_start() -> None:
    header = msgspec.structs.replace(new(2).header, rules_version="1")
    table = Table(header, TITLE)
    assert len(board(table).rows) == 6
    rows = board(table).rows
    first_picks(table, "first-advance")
    assert board(table).rows == rows


@pytest.mark.rule("SOT-3.16")
def test_six_rows_with_a_level_2_advance_each() -> None:
    laid = set()
    for seed in range(12):
        rows = board(laid_out(2, f"{seed}"), None).rows
        assert [row[0] for row in rows] == [
            *("agriculture", "labor", "law", "bronze_working", "writing", "mythology")
        ]
        assert {row[1] for row in rows[0:2]} == {"ornamentation", "granaries"}
        assert {row[1] for row in rows[2:4]} == {"conscription", "logistics"}
        assert {row[1] for row in rows[4:6]} == {"bread_and_circuses", "coinage"}
        assert {len(row) for row in rows} == {2}
        laid.add(tuple(row[1] for row in rows))
    assert len(laid) > 4  # of 8


@pytest.mark.rule("SOT-3.17")
def test_nine_face_down_stacks() -> None:
    table = laid_out(2)
    assert board(table).stacks == (3, 2, 1, 4, 2, 1, 3, 2, 1)
    assert board(table).known_tops == (None,) * 9
    tops = {
        tuple(tuple(stack) for stack in laid_out(2, f"{seed}").state.stacks) for seed in range(9)
    }
    assert len(tops) == 9
    table = laid_out(5)
    assert board(table).stacks == (3, 2, 1, 4, 2, 1, 3, 2, 1)


@pytest.mark.rule("SOT-3.18")
def test_several_players_may_begin_with_the_same_advance() -> None:
    table = new(3)
    first_picks(table, "first-advance")
    rows = ["civil_1", "civil_2", "political_1", "political_2", "cultural_1", "cultural_2"]
    for _ in range(3):
        assert list(table.asks[0].picks) == [Begin(row) for row in rows]
        table.pick(Begin("political_1"))
    for seat in range(3):
        assert player(table, seat).advance_markers == (0, 0, 1, 0, 0, 0)
        assert player(table, seat).advances == ("law",)


@pytest.mark.rule("SOT-3.19")
@pytest.mark.parametrize("seats", SEATS)
def test_full_hands_and_the_first_income(seats: int) -> None:
    table = new(seats)
    first_picks(table, "first-advance")
    for _ in range(seats):
        table.pick(Begin("political_1"))
    assert len(table.asks) == seats
    for ask in table.asks:
        pairs_with_two_emphasis_cards = 3
        assert len(ask.picks) == 14 * 13 // 2 - pairs_with_two_emphasis_cards
    for seat in range(seats):
        me = player(table, seat)
        assert me.chronicles == (1, 2, 3, 4, 5, 6, 7)
        assert (me.played, me.emphasis) == ((), None)
        assert me.crops + me.gold == 7  # two or three peasants, three at the least fit anywhere
