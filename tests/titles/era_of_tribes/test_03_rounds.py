"""Section 3: rounds."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.fields import FIELD, LAND, NAMES
from civitas.titles.era_of_tribes.content.tables import ACTIONS
from civitas.titles.era_of_tribes.course.turns import menu, refuse_action
from civitas.titles.era_of_tribes.means.goods import ready_luxuries
from civitas.titles.era_of_tribes.means.influence import by_influence, gain_influence
from civitas.titles.era_of_tribes.picks.common import DONE, PASS, Pass
from civitas.titles.era_of_tribes.picks.course import (
    ACT,
    Act,
    AsOre,
    Goods,
    Leaders,
    Position,
)
from civitas.titles.era_of_tribes.picks.deeds import UseTile
from civitas.titles.era_of_tribes.scene import Scene, board, goods_of, owner_of, player, vassals_at
from civitas.titles.era_of_tribes.state import RING_BEFORE
from tests.titles.era_of_tribes.helpers import asked, at_random, do, offered, refused, state
from tests.titles.era_of_tribes.wild_positions import wild_position

TRADE, BREAD, TAXES = Act("trade"), Act("bread_and_circuses"), Act("taxes")


def scene(*, players: int = 2) -> Scene:
    return Scene(players, ["romans", "iberians"] if players == 2 else [])


def begun(one: Scene, number: int = 2) -> Table:
    """A round has begun, up to the first turn."""
    table = one.round(number)
    assert asked(table) == "turn"
    return table


@pytest.mark.rule("EOT-3.1")
def test_a_round_has_five_phases() -> None:
    table = scene().round(1)
    assert (board(table).round, board(table).phase) == (1, "actions")
    assert player(table, 0).morale == -1
    s = scene().at(Step("round.order"))
    assert board(s).phase == "actions"


@pytest.mark.rule("EOT-3.2", "EOT-3.3", "EOT-12.3", "EOT-12.6")
@pytest.mark.parametrize(
    ("people", "cities", "change"),
    [
        ("romans", 0, 0),
        ("romans", 1, -1),
        ("romans", 2, -2),
        ("egyptians", 0, 0),
        ("egyptians", 1, 0),
        ("egyptians", 3, -2),
        ("greek", 0, 0),
        ("greek", 1, -2),
        ("greek", 2, -3),
    ],
)
@pytest.mark.content("abilities/loyal_cities", "abilities/quarrelsome_poleis")
def test_cities_cost_morale(people: str, cities: int, change: int) -> None:
    one = Scene(2, [people], setup="2p_central_sea")
    mine = [NAMES[n] for n in one.state.land_of(0)]
    more = {"romans": ["etruria"], "egyptians": [], "greek": []}[people]
    one.city(0, *(mine + more)[:cities]).player(0, epoch="bronze_age", morale=3)
    assert player(begun(one), 0).morale == 3 + change


@pytest.mark.rule("EOT-3.4")
def test_the_neolithic_costs_1_morale() -> None:
    one = scene().player(0, morale=4).player(1, morale=4, epoch="bronze_age")
    table = begun(one)
    assert [player(table, seat).morale for seat in (0, 1)] == [3, 4]


@pytest.mark.rule("EOT-3.5")
def test_hunger_on_the_plate_costs_morale() -> None:
    one = scene().player(0, morale=4, hunger=2, hunger_beside=3, epoch="bronze_age")
    assert player(begun(one), 0).morale == 2


@pytest.mark.rule("EOT-3.6")
def test_the_changes_of_a_player_are_one() -> None:
    one = scene().city(0, "latium").player(0, morale=-4, hunger=1, influence=5)
    table = begun(one)
    assert (player(table, 0).morale, player(table, 0).influence) == (-5, 3)


@pytest.mark.rule("EOT-3.7")
def test_who_has_the_fewest_points_is_first() -> None:
    one = scene(players=4)
    for seat, points in enumerate((5, 2, 5, 1)):
        one.player(seat, influence=points)
    one.order(2, 1, 0, 3)
    assert board(begun(one)).order == (3, 1, 2, 0)


@pytest.mark.rule("EOT-3.8")
def test_a_marker_that_comes_later_stands_behind() -> None:
    s = scene(players=3).state
    gain_influence(s, s.players[2], 3)
    gain_influence(s, s.players[0], 3)
    assert by_influence(s, (0, 1, 2)) == (1, 0, 2)
    gain_influence(s, s.players[1], 3)
    assert by_influence(s, (0, 1, 2)) == (1, 0, 2)


@pytest.mark.rule("EOT-3.27")
def test_changes_of_the_same_moment_come_in_player_order() -> None:
    one = scene(players=3).order(1, 2, 0)
    for seat in range(3):
        one.player(seat, morale=-5, influence=4)
    table = begun(one)
    assert {me.influence for me in state(table).players} == {3}
    assert board(table).order == (0, 2, 1)


@pytest.mark.rule("EOT-3.9")
def test_who_stood_on_the_ring_moves_the_own_order_marker() -> None:
    one = scene(players=3).ring(1).player(1, influence=9)
    table = one.round(2)
    assert (asked(table), table.asks[0].seat) == ("position", 1)
    assert offered(table, Position) == [Position(1), Position(2), Position(3)]
    do(table, Position(2))
    assert board(table).order == (0, 1, 2)


@pytest.mark.rule("EOT-3.10")
@pytest.mark.parametrize("acts", [True, False])
def test_the_ring_leader_is_back_after_the_first_action_or_the_pass(acts: bool) -> None:
    table = scene().ring(0).player(1, leaders=1).turn(0)
    assert player(table, 0).ready_leaders == 1
    do(table, TRADE if acts else PASS)
    me = player(table, 0)
    assert (me.ring, me.used_leaders) == (0, 1 if acts else 0)


@pytest.mark.rule("EOT-3.11")
def test_an_only_leader_on_the_ring_returns_in_the_first_turn() -> None:
    table = scene().player(0, leaders=1).ring(0).turn(0)
    assert table.asks[0].seat == 1
    assert (player(table, 0).ready_leaders, player(table, 0).passed) == (1, False)
    do(table, PASS)
    assert table.asks[0].seat == 0
    assert TRADE in table.asks[0].picks


@pytest.mark.rule("EOT-3.12", "EOT-3.13")
def test_turns_go_round_until_all_have_passed() -> None:
    table = scene(players=3).turn(0)
    do(table, PASS)
    do(table, TRADE, Leaders(1), Goods(0))
    do(table, TRADE, Leaders(1), Goods(0))
    assert table.asks[0].seat == 1
    do(table, PASS)
    assert table.asks[0].seat == 2
    do(table, BREAD)
    assert board(table).players[1].passed


@pytest.mark.rule("EOT-3.14", "EOT-3.16")
def test_who_has_no_leader_left_passes() -> None:
    table = scene().turn(0)
    do(table, TRADE, Leaders(2))
    do(table, PASS)
    assert board(table).phase == "auto_expansion"
    table = scene().player(0, used_leaders=2).turn(0)
    assert table.asks[0].seat == 1
    assert player(table, 0).passed


@pytest.mark.rule("EOT-3.15")
def test_an_action_field_is_used_once_a_round() -> None:
    table = scene().turn(0)
    do(table, TRADE, Leaders(1), PASS)
    assert table.asks[0].seat == 0
    assert refused(table, TRADE, 0) == "EOT-3.15"
    assert BREAD in table.asks[0].picks


@pytest.mark.rule("EOT-3.16", "EOT-3.17")
def test_leaders_and_goods_are_placed_together() -> None:
    table = scene().land(0, "etruria").player(0, thalers=0, grey=1).turn(0)
    do(table, TRADE)
    assert offered(table, Leaders) == [Leaders(1), Leaders(2), Leaders(3)]
    do(table, Leaders(2))
    assert offered(table, Goods) == [Goods(0), Goods(1)]
    do(table, Goods(1))
    me = player(table, 0)
    assert (me.used_leaders, me.thalers) == (2, 3)
    assert me.used_goods == 1 << FIELD["etruria"]


def luxury(name: str) -> str | None:
    """The luxury good of a province."""
    return LAND[FIELD[name]].luxury


def free_luxuries(one: Scene) -> list[str]:
    """The provinces that nobody controls and that have a luxury good."""
    s = one.state
    return [NAMES[n] for n in s.area.land if s.owner[n] == NOBODY and luxury(NAMES[n])]


@pytest.mark.rule("EOT-3.17")
def test_goods_are_used_in_the_order_of_the_map_and_wine_last() -> None:
    one = Scene(2, ["gauls", "iberians"], setup="2p_west")
    one.land(0, *free_luxuries(one)[:4])
    ready = [NAMES[n] for n in ready_luxuries(one.state, one.me(0))]
    wine = [name for name in ready if luxury(name) == "wine"]
    others = [name for name in ready if luxury(name) != "wine"]
    assert wine
    assert others
    assert ready == [*sorted(others, key=NAMES.index), *sorted(wine, key=NAMES.index)]
    table = one.turn(0)
    do(table, TRADE, Leaders(1), Goods(1))
    assert player(table, 0).used_goods == 1 << FIELD[others[0]]


@pytest.mark.rule("EOT-3.18")
def test_goods_go_on_three_actions_only() -> None:
    taking = {action.id for action in ACTIONS if action.luxury_goods}
    assert taking == {"expansion", "trade", "bread_and_circuses"}
    one = scene().land(0, "etruria").city(0, "latium")
    table = one.turn(0)
    do(table, TAXES, Leaders(1))
    assert player(table, 0).used_goods == 0


@pytest.mark.rule("EOT-3.19")
def test_leaders_and_goods_are_used_once_a_round() -> None:
    one = scene().land(0, "etruria").player(0, grey=2).city(0, "latium")
    table = one.turn(0)
    do(table, TRADE, Leaders(1), Goods(1), PASS)
    do(table, BREAD)
    assert offered(table, Leaders) == [Leaders(1), Leaders(2), Leaders(3)]
    morale = player(table, 0).morale
    do(table, Leaders(1))
    assert player(table, 0).morale == morale + 1


@pytest.mark.rule("EOT-3.20")
def test_who_did_not_expand_expands_without_leaders_and_goods() -> None:
    one = scene(players=3).player(0, food=3, morale=0).player(1, food=3).order(0, 1, 2)
    one.player(1, done=["expansion"])
    table = one.auto_expansion()
    assert (table.asks[0].seat, asked(table)) == (0, "growth")
    under_way = board(table).expansion
    assert under_way is not None
    assert (under_way.auto, under_way.growth) == (True, 3)
    at_random(table, 1, lambda now: now.asks[0].seat != 0)
    assert table.asks[0].seat == 2


@pytest.mark.rule("EOT-3.20", "EOT-6.11", "EOT-13.8")
def test_who_revolted_or_has_no_piece_does_not_expand() -> None:
    one = scene().player(0, food=3).player(1, food=3)
    one.me(0).revolted = True
    assert one.auto_expansion().asks[0].seat == 1
    one = scene().player(1, food=3).leave("latium", "campania").player(0, food=3)
    assert one.auto_expansion().asks[0].seat == 1


@pytest.mark.rule("EOT-6.13", "EOT-3.14")
def test_who_revolted_uses_tiles_after_all_have_passed() -> None:
    one = scene().player(0, tiles=["thalers_5", "half_price_progress"], thalers=20)
    one.me(0).revolted = one.me(0).passed = True
    table = one.turn(1)
    do(table, PASS)
    assert (asked(table), table.asks[0].seat) == ("use-tile", 0)
    assert set(table.asks[0].picks) == {UseTile("thalers_5"), DONE}
    do(table, UseTile("thalers_5"))
    assert player(table, 0).thalers == 25
    assert board(table).phase == "auto_expansion"


@pytest.mark.rule("EOT-3.14", "EOT-10.2")
def test_who_has_no_leader_may_use_tiles_before_passing() -> None:
    table = scene().player(0, used_leaders=2, tiles=["thalers_5", "final_thalers"]).turn(0)
    assert set(table.asks[0].picks) == {UseTile("thalers_5"), PASS}
    do(table, UseTile("thalers_5"))
    assert table.asks[0].picks == [PASS]
    do(table, PASS)
    assert table.asks[0].seat == 1


@pytest.mark.rule("EOT-3.21")
def test_clean_up_returns_leaders_and_goods() -> None:
    one = scene().land(0, "etruria").player(0, used_leaders=2, done=["trade"])
    me = one.state.players[0]
    me.used_goods = 1 << FIELD["etruria"]
    me.passed = me.revolted = True
    table = one.clean_up()
    me = player(table, 0)
    assert (me.used_leaders, me.used_goods, me.done) == (0, 0, 0)
    assert (me.passed, me.revolted) == (False, False)


@pytest.mark.rule("EOT-3.21", "EOT-3.10")
def test_a_leader_put_on_the_ring_stays_there() -> None:
    table = scene().ring(0, now=True).clean_up()
    assert (player(table, 0).ring, player(table, 0).used_leaders) == (RING_BEFORE, 1)


@pytest.mark.rule("EOT-3.22", "EOT-3.23")
@pytest.mark.parametrize(
    ("farming", "vassals", "city", "kept"),
    [
        (0, 1, False, 1),
        (0, 4, False, 1),
        (1, 2, False, 1),
        (2, 4, False, 2),
        (4, 2, False, 2),
        (0, 2, True, 0),
        (2, 3, True, 1),
        (2, 1, True, 1),
        (0, 0, True, 0),
    ],
)
def test_surplus_vassals_leave(farming: int, vassals: int, city: bool, kept: int) -> None:
    one = scene().player(0, levels={"farming": farming})
    if city:
        one.city(0, "latium", vassals=vassals)
    else:
        one.vassals(0, "latium", vassals)
    free = one.state.players[0].free
    table = one.clean_up()
    assert vassals_at(table, "latium") == kept
    assert player(table, 0).free == free + vassals - kept
    assert owner_of(table, "latium") == 0


@pytest.mark.rule("EOT-3.24")
def test_fleets_stay_at_clean_up() -> None:
    table = scene().fleets(0, "tyrrhenian_sea", 5).clean_up()
    assert player(table, 0).fleets == {FIELD["tyrrhenian_sea"]: 5}


@pytest.mark.rule("EOT-3.25")
def test_goods_are_laid_on_the_army_by_number_in_the_order_of_the_map() -> None:
    one = Scene(2, ["gauls", "iberians"], setup="2p_west")
    wines = [name for name in free_luxuries(one) if luxury(name) == "wine"]
    one.land(0, *wines)
    table = one.clean_up()
    assert asked(table) == "as-ore"
    mine = [name for name in goods_of(table, 0) if luxury(name) == "wine"]
    assert len(mine) > 1
    assert len(offered(table, AsOre)) == len(mine) + 1
    do(table, AsOre(1))
    assert player(table, 0).ore == 1 << FIELD[mine[0]]


@pytest.mark.rule("EOT-3.26")
def test_the_game_ends_after_the_round_in_which_the_end_was_triggered() -> None:
    one = scene()
    table = one.clean_up(round=4)
    assert (table.over, board(table).round) == (False, 5)
    one.state.ending = 4
    assert one.clean_up(round=4).over


def test_a_pass_is_always_offered() -> None:
    table = scene().turn(0)
    assert offered(table, Pass) == [PASS]


@pytest.mark.rule("EOT-3.12", "EOT-3.15", "EOT-13.8")
@pytest.mark.parametrize("seed", range(30))
def test_a_menu_has_exactly_the_actions_for_which_there_is_no_reason_against(seed: int) -> None:
    dice = random.Random(seed)
    table, _ = wild_position(dice, dice.randrange(2, 7))
    s = state(table)
    for me in s.players:
        me.done = dice.randrange(1 << len(ACTIONS))
        open_to = {n for n in range(len(ACTIONS)) if refuse_action(s, me, n) is None}
        assert {pick for pick in menu(s, me) if isinstance(pick, Act)} == {ACT[n] for n in open_to}


@pytest.mark.rule("EOT-3.12", "EOT-3.16")
@pytest.mark.parametrize("ready", [0, 1, 2])
@pytest.mark.parametrize("pieces", [True, False])
@pytest.mark.parametrize("done", [(), ("trade",), ("trade", "bread_and_circuses")])
def test_a_turn_is_sure_to_be_asked_only_where_there_is_a_choice(
    ready: int, pieces: bool, done: tuple[str, ...]
) -> None:
    one = scene().player(0, used_leaders=2 - ready, thalers=0, done=[*done, "diplomacy"])
    if not pieces:
        one.leave("latium", "campania")
    table = one.always_ask().turn(0)
    asks = [ask for ask in table.asks if ask.seat == 0]
    assert [len(ask.picks) > 1 for ask in asks if ask.sure] in ([], [True])
    if ready and len(done) < 2:
        assert asks[0].sure


def brings(table: Table, pick: Pick) -> dict[str, int | float]:
    """What a pick is said to bring and to cost."""
    told = table.title.terms(table.state, table.asks[0], pick)
    if told is None:
        return {}
    costs = {cost.thing: -cost.number for cost in told.costs}
    return {gain.thing: gain.number for gain in told.gains} | costs


@pytest.mark.rule("EOT-3.17", "EOT-4.1", "EOT-4.3", "EOT-4.5", "EOT-4.6", "EOT-7.3")
def test_what_an_action_brings_is_told_before_it() -> None:
    """Where goods are asked for next, what the leaders bring without any."""
    one = scene().city(0, "latium").player(0, used_leaders=1, morale=5)
    table = one.turn(0)
    assert brings(table, TRADE) == {"thalers": 1}
    assert brings(table, BREAD) == {"morale": 1}
    assert brings(table, TAXES) == {"thalers": 1, "morale": -4}
    assert brings(table, PASS) == {}
    table = one.player(0, used_leaders=0).turn(0)
    assert brings(table, TRADE) == {}
    do(table, TRADE)
    assert brings(table, Leaders(2)) == {"thalers": 2}
    table = one.land(0, "etruria").turn(0)
    do(table, TRADE)
    assert brings(table, Leaders(2)) == {"thalers": 2}
    do(table, Leaders(2))
    assert brings(table, Goods(0)) == {"thalers": 2}
    assert brings(table, Goods(1)) == {"thalers": 3}
    table = one.player(0, food=3, hunger=1).turn(0)
    do(table, Act("expansion"))
    assert brings(table, Leaders(1)) == {"growth": 3 - 1 + 2 + 5}
    do(table, Leaders(2))
    assert brings(table, Goods(1)) == {"growth": 3 - 1 + 1 + 2 * 2 + 5}
