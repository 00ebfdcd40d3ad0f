"""AUT-5 to AUT-7: expansions of an Automa, the values of fields, its fleets."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.log import Line
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.automa.candidates import candidates
from civitas.titles.era_of_tribes.automa.values import Value, value_of
from civitas.titles.era_of_tribes.content.fields import FIELD, NAMES
from civitas.titles.era_of_tribes.scene import Scene, fleets_at, owner_of, player
from tests.titles.era_of_tribes.helpers import state
from tests.titles.era_of_tribes.test_automa_03_cards import play, scene

STOP = Step("turn", 0)


def expand(one: Scene, *, card: bool = True, seat: int = 1) -> Table:
    """An Automa expands, up to its battles and with them."""
    return one.at(Step("automa.expands", seat, (int(card),)), STOP)


def told(table: Table, message: str) -> list[Line]:
    return [line for line in table.log if line.message == message]


def placed(table: Table) -> list[str]:
    return [str(line.params["field"]) for line in told(table, "told-automa-places")]


def worth(one: Scene, seat: int = 1) -> dict[str, Value]:
    """All candidates by name."""
    found = candidates(one.state, one.me(seat))
    return {NAMES[entry.value.field]: entry.value for entry in found}


@pytest.mark.rule("AUT-5.2", "AUT-5.3", "AUT-5.4", "AUT-5.5", "AUT-3.8")
@pytest.mark.parametrize(
    ("food", "card", "growth", "used"),
    [(2, True, 5, True), (3, True, 5, False), (4, True, 6, False), (6, False, 7, True)],
)
def test_growth_and_the_goods_in_it(food: int, card: bool, growth: int, used: bool) -> None:
    one = scene().player(1, food=food, hunger=0, morale=0)
    table = expand(one, card=card)
    assert told(table, "told-automa-growth")[0].params["number"] == growth
    assert bool(player(table, 1).used_goods >> FIELD["bastetania"] & 1) == used


@pytest.mark.rule("AUT-5.6", "AUT-5.14")
def test_surplus_and_unused_growth_become_morale_and_armies() -> None:
    one = scene().player(1, food=9, morale=0, thalers=5, levels={"mechanics": 1})
    me = player(expand(one), 1)  # growth 11; 4 candidates are worth something, so 7 points
    assert (me.morale, me.army, me.thalers) == (2, 1, 4)


@pytest.mark.rule("AUT-5.7", "AUT-5.13", "AUT-3.5")
def test_cubes_from_cities_cost_morale_and_those_of_the_regular_army_come_last() -> None:
    one = scene().player(1, food=3, morale=2, free=1)
    table = expand(one)
    me = player(table, 1)
    assert (me.free, sum(me.slots), me.morale) == (0, 24 - 3, 2 - 3 + 1)
    assert [line.params["morale"] for line in told(table, "told-cube")] == [1, 1, 1]
    one = scene().player(1, food=3, free=1, army=1)
    one.me(1).slots = (0,) * 8
    assert player(expand(one), 1).army == 0
    assert len(placed(expand(one))) == 1


@pytest.mark.rule("AUT-5.8", "AUT-5.10", "AUT-6.1", "AUT-6.4")
def test_cubes_settle_from_the_highest_value_down() -> None:
    table = expand(scene().player(1, food=2, morale=0))
    assert placed(table) == ["celtiberia", "carpetania", "celtica", "ilergetia"]
    assert owner_of(table, "celtica") == 1
    assert player(table, 1).food == 4


def sailors(sea: str) -> Scene:
    """A fleet, and no money for another."""
    one = scene().player(1, levels={"navigation": 1}, thalers=0, food=3, morale=0)
    return one.fleets(1, sea)


@pytest.mark.rule("AUT-5.12", "AUT-7.1", "AUT-7.3")
def test_an_old_fleet_sails_towards_its_best_target_and_lands_there() -> None:
    # numidia: luxury 5, goods next door 4, mountain 1, colony -2
    table = expand(sailors("alboran_sea"))
    assert fleets_at(table, "numidian_sea") == {1: 1}  # 2 of 3 BP
    table = expand(sailors("numidian_sea"))
    assert (owner_of(table, "numidia"), player(table, 1).fleets) == (1, {})


@pytest.mark.rule("AUT-7.4")
def test_an_old_fleet_stays_where_nothing_is_better() -> None:
    one = sailors("alboran_sea").fleets(0, "gulf_of_gades", 2).fleets(0, "iberian_sea", 2)
    one.land(0, "masaesylia", "tingitana").player(0, morale=9, levels={"mechanics": 1})
    assert fleets_at(expand(one), "alboran_sea") == {1: 1}


@pytest.mark.rule("AUT-5.15")
def test_a_colony_of_a_fleet_costs_2_morale() -> None:
    assert player(expand(sailors("numidian_sea")), 1).morale == -2


@pytest.mark.rule("AUT-5.16")
def test_battles_are_fought_in_the_order_of_value() -> None:
    one = scene("expert").barbarians("celtiberia", "thalers_2").barbarians("carpetania", "morale_2")
    one.player(1, food=5, morale=3, levels={"mechanics": 4})
    fought = [line.params["field"] for line in told(expand(one), "told-battle-barbarians")]
    assert fought == ["celtiberia", "carpetania"]


@pytest.mark.rule("AUT-6.2", "AUT-6.3", "AUT-6.10", "AUT-6.15")
def test_new_fleets_reach_what_vassals_do_not() -> None:
    one = scene().player(1, levels={"navigation": 1}, thalers=2)
    found = worth(one)
    assert "lusitania" not in found  # over carpetania in the next expansion
    assert found["alboran_sea"].parts == {"f": -2}
    assert found["masaesylia"].parts == {"b": 1, "f": -2, "g": -2}
    assert "masaesylia" not in worth(one.player(1, thalers=1))
    one.player(1, thalers=2).fleets(0, "balearic_sea")
    assert "balearic_sea" not in worth(one)
    table = expand(one.player(1, food=9))
    assert player(table, 1).thalers == 0
    assert fleets_at(table, "iberian_sea") == {}


@pytest.mark.rule("AUT-6.5")
def test_a_field_that_both_reach_is_for_a_vassal() -> None:
    assert worth(scene().player(1, levels={"navigation": 2}, thalers=9))["celtica"].parts == {
        "b": 2
    }


@pytest.mark.rule("AUT-6.6", "AUT-6.8", "AUT-6.9")
def test_the_value_of_a_province() -> None:
    found = worth(scene())
    assert (found["celtiberia"].base, found["celtiberia"].parts) == (5, {"b": 2, "c": 1})
    assert (found["carpetania"].base, found["carpetania"].parts) == (3, {"b": 4})
    assert found["ilergetia"].base == 0
    assert worth(scene().player(1, morale=-2))["ilergetia"].parts == {"b": 3, "d": -2}
    owned = worth(scene().land(1, "carpetania"))
    assert owned["celtiberia"].parts == {"b": 1, "c": 1}


@pytest.mark.rule("AUT-6.6")
def test_slavs_like_forest_and_hills() -> None:
    one = Scene(1, ["germanics", "slavs"], automas=1)
    forest = next(n for n in one.state.area.land if value_of(one.state, one.me(1), n).base == 1)
    assert value_of(one.state, one.me(0), forest).base == 0


@pytest.mark.rule("AUT-6.7")
@pytest.mark.parametrize(
    ("card", "field", "points"),
    [
        ("admiralty", "alboran_sea", 3),
        ("colonists", "masaesylia", 3),
        ("emperor", "carpetania", 0),
        ("emperor", "latium", 3),
        ("fishermen", "iberian_sea", 0),
        ("fishermen", "alboran_sea", 3),
        ("liberators", "carpetania", 0),
        ("loggers", "carpetania", 0),
        ("merchants", "celtiberia", 3),
        ("miners", "celtiberia", 3),
        ("nobility", "carpetania", 3),
        ("nobility", "alboran_sea", 0),
        ("partisans", "carpetania", 0),
        ("peasants", "carpetania", 3),
        ("scholars", "celtiberia", 0),
        ("shepherds", "ilergetia", 3),
        ("townsmen", "carpetania", 0),
        ("the_rich", "celtiberia", 0),
        ("peacemakers", "celtiberia", 0),
    ],
)
def test_what_is_of_use_for_the_open_card(card: str, field: str, points: int) -> None:
    one = scene().open_cards(card)
    assert value_of(one.state, one.me(1), FIELD[field], distance=0).parts.get("a", 0) == points


@pytest.mark.rule("AUT-6.9")
def test_trading_posts_make_peaceful() -> None:
    one = scene().city(2, "zeugitana").post(1, "zeugitana")
    assert value_of(one.state, one.me(1), FIELD["zeugitana"]).parts["e"] == -1


@pytest.mark.rule("AUT-6.10")
def test_each_full_4_bp_of_distance_cost_a_point() -> None:
    one = scene()
    ways = (0, 3, 4, 7, 8)
    values = [value_of(one.state, one.me(1), FIELD["alboran_sea"], distance=n) for n in ways]
    assert [value.total for value in values] == [3, 3, 2, 2, 1]


@pytest.mark.rule("AUT-6.11", "AUT-6.12")
@pytest.mark.parametrize(("level", "more"), [("softy", 1), ("experienced", 2), ("expert", 3)])
def test_who_holds_a_province_counts(level: str, more: int) -> None:
    one = scene(level).land(0, "carpetania").barbarians("celtiberia", "thalers_2")
    assert worth(one)["carpetania"].parts["i"] == -3
    one.player(1, levels={"mechanics": 1}, morale=1)
    assert [worth(one)["carpetania"].parts[n] for n in "kl"] == [more, more]
    assert [worth(one)["celtiberia"].parts[n] for n in "kl"] == [more, more]
    assert worth(one.open_cards("peacemakers"))["carpetania"].parts["i"] == -5


@pytest.mark.rule("AUT-7.10", "AUT-7.7")
def test_fleets_sail_around_foreign_ones() -> None:
    one = scene().player(1, levels={"navigation": 1}, thalers=0, food=2)
    one.fleets(1, "gulf_of_gades").fleets(0, "alboran_sea", 2)
    table = expand(one)
    assert fleets_at(table, "alboran_sea") == {0: 2}
    assert owner_of(table, "masaesylia") != 1
    assert state(table).battle is None


@pytest.mark.rule("AUT-6.13")
def test_the_log_says_which_tie_breaker_decided() -> None:
    one = scene().player(1, levels={"navigation": 1}, thalers=99, food=9)
    table = expand(one.land(1, "celtiberia", "carpetania", "celtica", "numidia"))
    ties = told(table, "told-automa-tie")
    assert ties
    assert all(line.params["field"] in placed(table) for line in ties)


@pytest.mark.rule("AUT-3.1", "AUT-3.2", "AUT-3.10")
def test_the_log_says_why_a_step_of_a_card_is_left_out() -> None:
    one = scene().player(1, thalers=0, food=2)
    told_poor = [(n.message, n.params.get("progress")) for n in play(one, "found_city").log]
    assert ("told-automa-no-room", None) in told_poor
    assert ("told-automa-poor", "farming") in told_poor
    one.player(1, levels={"architecture": 1})
    assert told(play(one, "found_city"), "told-automa-no-food")
    one.player(1, levels={"commerce": 4}, food=5)
    assert told(play(one, "farming_or_commerce"), "told-automa-top")


@pytest.mark.rule("AUT-5.11")
def test_the_log_says_which_attack_is_too_many() -> None:
    one = scene("softy").land(0, "celtiberia", "carpetania", "celtica")
    one.player(1, food=9, morale=5, levels={"mechanics": 2})
    table = expand(one)
    assert len(placed(table)) == 2 + ("ilergetia" in placed(table))
    assert [line.params["field"] for line in told(table, "told-automa-no-attack")] == ["celtica"]


@pytest.mark.rule("AUT-5.1")
def test_romans_take_a_legion() -> None:
    one = scene(peoples=["iberians", "romans"]).player(1, food=2)
    assert player(expand(one), 1).legions == 1


@pytest.mark.rule("AUT-5.1")
@pytest.mark.parametrize(("rolled", "loot"), [(3, 1), (4, 0)])
def test_norsemen_raid_everybody_with_a_roll_up_to_3(rolled: int, loot: int) -> None:
    one = scene(peoples=["gauls", "norsemen"]).player(0, thalers=1).player(1, thalers=0, food=2)
    table = expand(one.rolls(rolled))
    assert (player(table, 0).thalers, player(table, 1).thalers) == (1 - loot, loot)
