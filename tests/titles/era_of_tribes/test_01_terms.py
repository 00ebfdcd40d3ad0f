"""Section 1: components and terms."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.fields import (
    FIELD,
    FIELDS,
    LANDS,
    LUXURIES,
    LUXURY,
    MILITARIES,
    MILITARY,
    TERRAIN,
    TERRAINS,
)
from civitas.titles.era_of_tribes.content.tables import CITIES, START, VASSALS
from civitas.titles.era_of_tribes.course.rounds import rest
from civitas.titles.era_of_tribes.means.control import hand_over, neighbours, set_owner
from civitas.titles.era_of_tribes.means.goods import luxuries, ready_luxuries
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks.course import Act, Goods, Leaders
from civitas.titles.era_of_tribes.picks.deeds import HireLeader
from civitas.titles.era_of_tribes.scene import Scene, board, goods_of, owner_of, player
from civitas.titles.era_of_tribes.state import BARBARIANS
from civitas.titles.era_of_tribes.title import TITLE
from tests.titles.era_of_tribes.helpers import at_random, do, match, set_up, state


def scene() -> Scene:
    return Scene(2, ["romans", "iberians"])


@pytest.mark.rule("EOT-1.1")
def test_what_each_player_owns() -> None:
    assert (VASSALS, CITIES, START["leaders"]) == (36, 8, 4)
    setting = TITLE.meta.setting(2)
    assert TITLE.box(setting)["seat 0 cubes"] == 36
    one = scene()
    assert len(one.me(0).levels) == 6
    assert len(one.me(0).slots) == 8


@pytest.mark.rule("EOT-1.2")
@pytest.mark.parametrize("seed", range(3))
def test_every_cube_is_in_exactly_one_place_at_all_times(seed: int) -> None:
    table = match(3, seed=f"{seed}")

    def counted(now: object) -> bool:
        count = TITLE.census(table.state)
        assert [count[f"seat {seat} cubes"] for seat in range(3)] == [36, 36, 36]
        return state(table).round > 4

    at_random(table, seed, counted)


@pytest.mark.rule("EOT-1.3")
def test_there_are_thalers_and_treaties_without_end() -> None:
    table = scene().player(0, thalers=900, treaties=90).turn(0)
    do(table, Act("trade"), Leaders(1))
    assert player(table, 0).thalers == 901


@pytest.mark.rule("EOT-1.4")
def test_there_are_five_legions() -> None:
    one = scene().player(0, legions=5)
    assert one.state.legion_supply == 0
    assert TITLE.census(one.state)["legions"] == 5


@pytest.mark.rule("EOT-1.5", "EOT-1.6")
@pytest.mark.content(
    "luxury_goods/beer",
    "luxury_goods/cloth",
    "luxury_goods/fur",
    "luxury_goods/gold",
    "luxury_goods/ivory",
    "luxury_goods/silver",
    "luxury_goods/spices",
    "luxury_goods/wine",
)
def test_how_many_goods_there_are() -> None:
    luxury = Counter(LUXURIES[kind] for kind in LUXURY if kind >= 0)
    assert luxury == {
        "beer": 4,
        "cloth": 3,
        "fur": 5,
        "gold": 6,
        "ivory": 4,
        "silver": 3,
        "spices": 3,
        "wine": 7,
    }
    assert luxury.total() == 35
    military = Counter(MILITARIES[kind] for kind in MILITARY if kind >= 0)
    assert military == {"horse": 4, "ore": 3}


@pytest.mark.rule("EOT-1.7")
def test_a_vassal_or_a_city_controls_a_province() -> None:
    table = scene().land(0, "etruria").city(0, "latium").turn(0)
    assert [owner_of(table, name) for name in ("etruria", "latium", "venetia")] == [0, 0, NOBODY]


@pytest.mark.rule("EOT-1.8")
def test_who_was_first_in_a_sea_field_controls_it() -> None:
    table = scene().fleets(1, "tyrrhenian_sea").fleets(0, "tyrrhenian_sea", 3).turn(0)
    assert owner_of(table, "tyrrhenian_sea") == 1


@pytest.mark.rule("EOT-1.9", "EOT-1.12")
def test_goods_belong_to_whoever_controls_their_field() -> None:
    one = scene()
    assert "etruria" not in goods_of(one.turn(0), 0)
    table = one.land(0, "etruria").turn(0)
    assert "etruria" in goods_of(table, 0)
    do(table, Act("trade"), Leaders(1), Goods(1))
    assert FIELD["etruria"] in luxuries(state(table), player(table, 0))


@pytest.mark.rule("EOT-1.10")
def test_every_field_has_a_dot() -> None:
    assert {TERRAINS[TERRAIN[n]] for n in range(LANDS)} == {"forest", "mountain", "grain", "hill"}
    assert {TERRAINS[TERRAIN[n]] for n in range(LANDS, len(FIELDS))} == {"sea"}


@pytest.mark.rule("EOT-1.11")
def test_neighbours_share_a_border_or_an_alliance() -> None:
    one = Scene(3, ["britons", "slavs", "gauls"])
    assert neighbours(one.state, 0) == set()
    one.player(0, allies=[1])
    assert neighbours(one.state, 0) == {1}
    one.fleets(0, "channel")
    assert neighbours(one.state, 0) == {1, 2}
    assert neighbours(one.state, 2) == {0}


@pytest.mark.rule("EOT-1.13")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    table = scene().player(0, thalers=2).turn(0)
    do(table, Act("diplomacy"), Leaders(1))
    assert HireLeader() not in table.asks[0].picks
    table = scene().player(0, thalers=3).turn(0)
    do(table, Act("diplomacy"), Leaders(1))
    assert HireLeader() in table.asks[0].picks


@pytest.mark.rule("EOT-1.14")
def test_influence_is_never_below_0() -> None:
    one = scene().player(0, influence=2)
    gain_influence(one.state, one.me(0), -5)
    assert one.me(0).influence == 0


@pytest.mark.rule("EOT-1.15")
def test_the_morale_track_has_16_fields() -> None:
    one = scene().player(0, influence=30)
    change_morale(one.state, one.me(0), -50 + 45)
    assert one.me(0).morale == -5
    change_morale(one.state, one.me(0), 40)
    assert one.me(0).morale == 10


@pytest.mark.rule("EOT-1.16")
def test_all_is_open_but_cards_and_tiles_that_lie_face_down() -> None:
    one = scene().player(0, cards=["emperor"], tiles=["thalers_2"], opened=["morale_2"])
    own, other = board(one.turn(0), 0).players[0], board(one.turn(0), 1).players[0]
    assert (own.cards, own.tiles) == (("emperor",), ("thalers_2",))
    assert (other.cards, other.tiles) == (("hidden",), ("hidden",))
    assert other.opened == ("morale_2",)
    assert (other.thalers, other.morale, other.levels) == (own.thalers, own.morale, own.levels)


@pytest.mark.rule("EOT-1.17")
def test_a_good_that_changes_hands_stays_used() -> None:
    one = scene().land(0, "etruria")
    s, place = one.state, FIELD["etruria"]
    one.me(0).used_goods = 1 << place
    set_owner(s, place, 1)
    assert place in luxuries(s, one.me(1))
    assert place not in ready_luxuries(s, one.me(1))
    assert one.me(0).used_goods == 0
    rest(one.me(1))
    assert place in ready_luxuries(s, one.me(1))


@pytest.mark.rule("EOT-1.17", "EOT-3.19")
def test_a_good_that_lay_with_nobody_after_its_use_stays_used() -> None:
    """Its field was left, and somebody, the same or another, comes back to it in the same round."""
    for seat in (0, 1):
        one = scene().land(0, "etruria")
        s, place = one.state, FIELD["etruria"]
        one.me(0).used_goods = 1 << place
        one.leave("etruria")
        assert one.me(0).used_goods == 0
        one.land(seat, "etruria")
        assert place in luxuries(s, one.me(seat))
        assert place not in ready_luxuries(s, one.me(seat))
        table = one.clean_up()
        assert place in ready_luxuries(table.state, player(table, seat))


@pytest.mark.rule("EOT-1.17")
def test_a_good_that_lay_with_nobody_is_ready_in_the_next_round() -> None:
    one = scene().land(0, "etruria")
    one.me(0).used_goods = 1 << FIELD["etruria"]
    one.leave("etruria")
    table = one.clean_up()
    hand_over(table.state, FIELD["etruria"], 1)
    assert FIELD["etruria"] in ready_luxuries(table.state, player(table, 1))


@pytest.mark.rule("EOT-1.17")
def test_a_good_that_was_not_used_is_ready_for_its_new_owner() -> None:
    one = scene().land(0, "etruria")
    hand_over(one.state, FIELD["etruria"], 1)
    assert FIELD["etruria"] in ready_luxuries(one.state, one.me(1))


@pytest.mark.rule("EOT-1.18")
def test_the_same_seed_is_the_same_match() -> None:
    one, other = (set_up(match(4, seed="winter")) for _ in range(2))
    assert one.state_hash() == other.state_hash()
    assert set_up(match(4, seed="summer")).state_hash() != one.state_hash()


@pytest.mark.rule("EOT-2.27", "EOT-10.8")
def test_a_tile_finds_a_grey_leader_even_without_supply() -> None:
    one = scene().player(0, tiles=["grey_leader"])
    one.state.grey_supply = 0
    table = one.turn(0)
    tile = next(pick for pick in table.asks[0].picks if type(pick).__name__ == "UseTile")
    do(table, tile)
    assert player(table, 0).grey == 1
    assert board(table).grey_supply == 0


def test_barbarians_are_no_seat() -> None:
    assert TITLE.meta.most_seats == BARBARIANS
