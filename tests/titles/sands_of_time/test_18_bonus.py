"""Section 18, bonus actions: Oppression, Support, Taxes, and the unrest they cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import (
    Annex,
    Begin,
    Calm,
    Caravan,
    EndTurn,
    Muster,
    Oppress,
    Play,
    Progress,
    Support,
    Tax,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import choose
from tests.titles.sands_of_time.helpers_b import (
    asked,
    crops,
    do,
    gold,
    offered,
    owner,
    playable,
    refused,
)
from tests.titles.sands_of_time.helpers_c import (
    chooses,
    heritage,
    last_round,
    marker,
    seen,
    unrest,
    vp,
)

OPPRESSION, SUPPORT, TAXES = map(UseBonus, ("oppression", "support", "taxes"))
GOODS = ["hispania-gallia", "italia-graecia"]
"""Two borders with a trade good."""


def realm(theirs: Iterable[str] = (), **me: Any) -> Scene:
    """Seat 0 with 3 peasants in Italia (gold) and two trade goods; all bonus actions yield."""
    options = {key: me.pop(key) for key in ("bonus_reuse_free", "negative_vp") if key in me}
    scene = Scene(**options).region("italia", "gold", 4)
    scene.empire(0, **{"capital": "italia", "provinces": ["gallia"], "caravans": GOODS, **me})
    return scene.empire(1, capital="syria", caravans=theirs).citizens(0, italia=(3, 0))


def use(table: Table, bonus: str) -> None:
    """Use a bonus action with parameters that always fit."""
    table.pick(UseBonus(bonus))
    answer = {"support": Support("civil"), "taxes": Tax("gold")}.get(bonus)
    if answer:
        table.pick(answer)


def turn_with(bonus: str, scene: Scene) -> Table:
    """A whole turn with nothing but this bonus action; seat 1 is next."""
    table = chooses(scene, 1, "chronicle", "muster").turn(0, "chronicle", "muster")
    use(table, bonus)
    table.pick(EndTurn())
    assert asked(table) == ("turn", 1)
    return table


# ------------------------------------------------------------------ when, and how often


@pytest.mark.rule("SOT-18.1")
def test_one_of_the_three_is_offered_before_the_first_action() -> None:
    table = realm().turn(0, "chronicle", "muster")
    assert offered(table, UseBonus) == [OPPRESSION, SUPPORT, TAXES]


@pytest.mark.rule("SOT-18.1")
@pytest.mark.parametrize("first", ["oppression", "support", "taxes"])
def test_after_one_bonus_action_there_is_no_other_in_the_turn(first: str) -> None:
    table = realm().turn(0, "chronicle", "muster")
    use(table, first)
    assert offered(table, UseBonus) == []
    for bonus in (OPPRESSION, SUPPORT, TAXES):
        assert refused(table, bonus) == "SOT-18.1"
    assert playable(table) >= {"chronicle"}  # it does not take the place of an action


@pytest.mark.rule("SOT-18.1")
def test_a_bonus_action_between_the_actions_and_after_both() -> None:
    table = realm(unrest=2, crops=2).turn(0, "govern", "muster")
    do(table, Play("govern"), Calm())
    assert offered(table, UseBonus) == [OPPRESSION, SUPPORT, TAXES]
    table = realm(unrest=1, crops=2).turn(0, "govern")
    do(table, Play("govern"), Calm())
    assert playable(table) == set()
    assert offered(table, UseBonus) == [OPPRESSION, SUPPORT, TAXES]


@pytest.mark.rule("SOT-18.1")
def test_a_bonus_action_in_the_middle_of_an_action_before_a_payment() -> None:
    """A Muster for the only gold; the gold for Conscription's second soldier is oppressed."""
    table = realm(gold=1, advances=["conscription"]).turn(0, "muster", "chronicle")
    do(table, Play("muster"), Muster("italia"))
    assert gold(table) == 0
    assert not offered(table, Muster)
    do(table, OPPRESSION)
    assert gold(table) == 3
    do(table, Muster("italia"))
    assert gold(table) == 2
    assert empire(table, 0).soldiers[2] == 2


@pytest.mark.rule("SOT-18.1")
def test_a_bonus_action_is_for_the_own_turn_only() -> None:
    table = realm().turn(0, "chronicle")
    assert refused(table, SUPPORT, seat=1) == "SOT-6.6"


@pytest.mark.rule("SOT-18.1")
def test_every_turn_has_a_bonus_action_of_its_own() -> None:
    table = chooses(realm(), 1, "chronicle", "muster").turn(0, "chronicle")
    use(table, "taxes")
    table.pick(EndTurn())
    assert asked(table) == ("turn", 1)
    assert SUPPORT in offered(table, UseBonus)


@pytest.mark.rule("SOT-18.2")
@pytest.mark.parametrize("bonus", ["oppression", "support", "taxes"])
def test_two_players_use_the_same_bonus_action_in_one_round(bonus: str) -> None:
    scene = realm(theirs=["hispania-gallia"]).citizens(1, syria=(2, 0))
    table = turn_with(bonus, scene)
    assert UseBonus(bonus) in offered(table, UseBonus)
    use(table, bonus)
    assert refused(table, SUPPORT) == "SOT-18.1"


# ------------------------------------------------------------------ unrest


@pytest.mark.rule("SOT-18.3")
@pytest.mark.parametrize("bonus", ["oppression", "support", "taxes"])
def test_unrest_rises_by_one_at_the_end_of_the_turn(bonus: str) -> None:
    table = realm(unrest=2).turn(0, "chronicle", "muster")
    use(table, bonus)
    assert unrest(table) == 2
    table = turn_with(bonus, realm(unrest=2))
    assert unrest(table) == 3
    assert unrest(table, 1) == 0


@pytest.mark.rule("SOT-18.3")
@pytest.mark.parametrize("bonus", ["oppression", "support", "taxes"])
def test_the_same_one_again_in_the_generation_is_free(bonus: str) -> None:
    assert unrest(turn_with(bonus, realm(unrest=2, bonuses=[bonus]))) == 2


@pytest.mark.rule("SOT-18.3")
def test_the_first_use_makes_the_next_turns_use_free() -> None:
    """Not set up by hand: two rounds of a generation."""
    scene = chooses(realm(), 1, "chronicle", "muster")
    table = scene.turn(0, "chronicle", "muster")
    use(table, "taxes")
    do(table, EndTurn(), EndTurn())
    assert seen(table).empires[0].bonuses == ("taxes",)
    choose(table, ("chronicle", "muster"), ("chronicle", "muster"))
    use(table, "taxes")
    table.pick(EndTurn())
    assert unrest(table) == 1


@pytest.mark.rule("SOT-18.3")
@pytest.mark.parametrize("bonus", ["oppression", "support", "taxes"])
def test_another_one_used_before_makes_nothing_free(bonus: str) -> None:
    others = {"oppression", "support", "taxes"} - {bonus}
    assert unrest(turn_with(bonus, realm(unrest=2, bonuses=others))) == 3


@pytest.mark.rule("SOT-18.3")
def test_others_uses_make_nothing_free() -> None:
    scene = realm()
    scene.state.empires[1].bonuses = 7
    assert unrest(turn_with("taxes", scene)) == 1


@pytest.mark.rule("SOT-18.3")
def test_a_new_generation_forgets_which_ones_were_used() -> None:
    scene = realm(bonuses=["oppression", "support", "taxes"])
    table = scene.at(Stage.NEW_GENERATION)
    assert seen(table).empires[0].bonuses == ()


@pytest.mark.rule("SOT-18.3")
@pytest.mark.parametrize("bonus", ["oppression", "support", "taxes"])
def test_with_the_option_off_every_use_raises_unrest(bonus: str) -> None:
    scene = realm(unrest=2, bonuses=[bonus], bonus_reuse_free=False)
    assert unrest(turn_with(bonus, scene)) == 3


@pytest.mark.rule("SOT-18.3")
@pytest.mark.parametrize("free", [True, False])
def test_support_with_philosophy_never_raises_unrest(free: bool) -> None:
    me: dict[str, Any] = {"unrest": 2, "advances": ["philosophy"], "bonus_reuse_free": free}
    assert unrest(turn_with("support", realm(**me))) == 2
    assert unrest(turn_with("taxes", realm(**me))) == 3
    assert unrest(turn_with("oppression", realm(**me))) == 3


@pytest.mark.rule("SOT-18.3")
def test_a_turn_without_a_bonus_action_raises_nothing() -> None:
    table = chooses(realm(unrest=2), 1, "chronicle", "muster").turn(0, "chronicle")
    table.pick(EndTurn())
    assert unrest(table) == 2


@pytest.mark.rule("SOT-18.3")
@pytest.mark.parametrize(
    ("most", "points", "options", "left"),
    [
        (7, 0, {}, -1),
        (7, 0, {"negative_vp": False}, 0),
        (7, 4, {"negative_vp": False}, 3),
        (5, 4, {"advances": ["bread_and_circuses"]}, 3),
    ],
)
def test_at_the_maximum_a_bonus_action_costs_a_victory_point(
    most: int, points: int, options: dict[str, Any], left: int
) -> None:
    table = turn_with("taxes", realm(unrest=most, vp=points, **options))
    assert (unrest(table), vp(table)) == (most, left)


@pytest.mark.rule("SOT-18.3")
def test_a_bonus_action_and_a_repeated_card_cost_two_steps() -> None:
    scene = chooses(realm(played=["muster"], gold=1), 1, "chronicle", "muster")
    table = scene.turn(0, "muster", "chronicle")
    do(table, Play("muster"), Muster("italia"))
    use(table, "taxes")
    table.pick(EndTurn())
    assert unrest(table) == 2


# ------------------------------------------------------------------ Oppression


@pytest.mark.rule("SOT-18.4")
@pytest.mark.content("bonus_actions/oppression")
@pytest.mark.parametrize(("peasants", "got"), [(1, 1), (3, 3), (4, 4), (6, 4)])
def test_oppression_takes_from_each_peasant_up_to_capacity(peasants: int, got: int) -> None:
    scene = Scene().region("italia", "gold", 4).empire(0, capital="italia")
    table = scene.empire(1, capital="syria").citizens(0, italia=(peasants, 2)).turn(0, "chronicle")
    table.pick(OPPRESSION)
    assert (crops(table), gold(table)) == (0, got)


@pytest.mark.rule("SOT-18.4")
def test_oppression_of_one_controlled_region_of_choice() -> None:
    scene = realm(provinces=["gallia", "libya"]).citizens(0, gallia=(2, 0), sicilia=(4, 0))
    scene.citizens(1, italia=(3, 0), libya=(2, 0))
    table = scene.citizens(0, syria=(2, 0)).turn(0, "chronicle")
    table.pick(OPPRESSION)
    assert offered(table, Oppress) == [Oppress("gallia"), Oppress("italia")]
    table.pick(Oppress("gallia"))
    assert (crops(table), gold(table)) == (2, 0)
    assert empire(table, 0).peasants[1] == 2  # they stay where they are


@pytest.mark.rule("SOT-18.4")
def test_agriculture_does_not_help_oppression() -> None:
    scene = Scene().empire(0, capital="italia", advances=["agriculture"])
    table = scene.empire(1, capital="syria").citizens(0, italia=(2, 0)).turn(0, "chronicle")
    table.pick(OPPRESSION)
    assert crops(table) == 2


# ------------------------------------------------------------------ Support


def scholar(unrest: int, **me: Any) -> Scene:
    """A marker on the first card of both civil rows and of a political one; no heritage."""
    scene = Scene().empire(0, capital="italia", unrest=unrest, **me).empire(1, capital="syria")
    for row in ("civil_1", "political_1"):
        first = {"civil_1": "agriculture", "political_1": "law"}[row]
        second = {"civil_1": "granaries", "political_1": "conscription"}[row]
        scene.row(row, first, second, markers={0: 1})
    return scene


@pytest.mark.rule("SOT-18.5")
@pytest.mark.content("bonus_actions/support")
def test_support_lets_heritage_count_two_higher_in_one_category() -> None:
    table = scholar(2).turn(0, "advance")
    assert "advance" not in playable(table)
    do(table, SUPPORT)
    assert offered(table, Support) == [Support("civil"), Support("political"), Support("cultural")]
    do(table, Support("civil"), Play("advance"))
    assert marker(table, "civil_1") == 2  # the only move: nothing in the political row
    assert heritage(table) == (0, 0, 0)


@pytest.mark.rule("SOT-18.5")
@pytest.mark.parametrize(("civil", "unrest_now", "enough"), [(1, 3, True), (1, 4, False)])
def test_support_counts_two_and_no_more(civil: int, unrest_now: int, enough: bool) -> None:
    table = scholar(unrest_now, heritage=(civil, 0, 0)).turn(0, "advance", "chronicle")
    do(table, SUPPORT, Support("civil"))
    assert ("advance" in playable(table)) is enough


@pytest.mark.rule("SOT-18.5")
def test_support_for_another_category_does_not_help() -> None:
    table = scholar(2).turn(0, "advance", "chronicle")
    do(table, SUPPORT, Support("cultural"))
    assert "advance" not in playable(table)


@pytest.mark.rule("SOT-18.5")
def test_support_helps_a_new_marker_too() -> None:
    table = scholar(2, emphasis="cultural").turn(0, "advance", "chronicle")
    do(table, SUPPORT, Support("cultural"), Play("advance"))
    assert list(table.asks[0].picks) == [Begin("cultural_1"), Begin("cultural_2")]


@pytest.mark.rule("SOT-18.5")
def test_support_ends_with_the_turn() -> None:
    """Used in one turn, it is gone in the next one of the same generation."""
    scene = chooses(scholar(1, emphasis="cultural"), 1, "chronicle", "muster")
    table = scene.turn(0, "advance")
    do(table, SUPPORT, Support("civil"), EndTurn(), EndTurn())
    choose(table, ("chronicle", "advance"), ("chronicle", "muster"))
    assert asked(table) == ("turn", 0)
    assert refused(table, Play("advance")) == "SOT-14.3"


@pytest.mark.rule("SOT-18.5")
def test_support_is_not_there_for_the_opponent() -> None:
    scene = scholar(0)
    scene.row("civil_1", "agriculture", "granaries", markers={1: 1})
    scene.state.empires[1].unrest = 1
    table = chooses(scene, 1, "chronicle", "advance").turn(0, "chronicle")
    do(table, SUPPORT, Support("civil"), EndTurn())
    assert refused(table, Play("advance")) == "SOT-14.3"


@pytest.mark.rule("SOT-18.5")
def test_support_never_counts_for_chronicles() -> None:
    """The last turn of the dynasty: civil heritage 0, and a card that needs 1."""
    scene = Scene().empire(0, capital="italia", laid={"B": 1}).built("italia", "city")
    scene.empire(1, capital="syria")
    table = last_round(chooses(scene, 0, "chronicle", "muster"), space=7).turn(1, "raid")
    table.pick(EndTurn())
    do(table, SUPPORT, Support("civil"), EndTurn())
    assert seen(table).dynasty == 2
    assert vp(table) == 0
    assert heritage(table) == (0, 0, 0)


# ------------------------------------------------------------------ Taxes


@pytest.mark.rule("SOT-18.6")
@pytest.mark.content("bonus_actions/taxes")
@pytest.mark.parametrize(("resource", "got"), [("crops", (2, 0)), ("gold", (0, 2))])
def test_taxes_give_one_for_each_trade_good_all_of_one_kind(
    resource: str, got: tuple[int, int]
) -> None:
    routes = [*GOODS, "italia-sicilia", "hispania-sicilia"]
    table = realm(caravans=routes).turn(0, "chronicle")
    table.pick(TAXES)
    assert list(table.asks[0].picks) == [Tax("crops"), Tax("gold")]
    table.pick(Tax(resource))
    assert (crops(table), gold(table)) == got


@pytest.mark.rule("SOT-18.6")
def test_taxes_count_own_caravans_only_also_towards_regions_out_of_play() -> None:
    """Gallia-Britannia carries tin; with two players Britannia is out of play."""
    scene = realm(theirs=GOODS, caravans=["gallia-britannia"])
    table = scene.turn(0, "chronicle")
    do(table, TAXES, Tax("crops"))
    assert crops(table) == 1


@pytest.mark.rule("SOT-18.6")
def test_a_caravan_placed_in_this_turn_is_taxed() -> None:
    table = realm(caravans=[], gold=2, heritage=(0, 0, 0)).turn(0, "caravan_1", "chronicle")
    assert TAXES not in offered(table, UseBonus)
    do(table, Play("caravan_1"), Caravan("italia-graecia"))
    table.pick(table.asks[0].picks[0])  # heritage for the wine
    do(table, TAXES, Tax("gold"))
    assert gold(table) == 1


# ------------------------------------------------------------------ no empty uses


@pytest.mark.rule("SOT-18.7")
def test_oppression_and_taxes_need_something_to_take_and_support_needs_nothing() -> None:
    scene = Scene().empire(0, capital="italia", caravans=["italia-sicilia"])
    scene.empire(1, capital="syria", caravans=GOODS).citizens(0, italia=(0, 3), syria=(2, 0))
    table = scene.citizens(1, italia=(2, 0)).turn(0, "chronicle")
    assert offered(table, UseBonus) == [SUPPORT]
    assert refused(table, OPPRESSION) == "SOT-18.7"
    assert refused(table, TAXES) == "SOT-18.7"


@pytest.mark.rule("SOT-18.7")
def test_oppression_offers_no_region_that_yields_nothing() -> None:
    table = realm(provinces=["gallia", "libya"]).citizens(0, libya=(1, 0)).turn(0, "chronicle")
    table.pick(OPPRESSION)
    assert offered(table, Oppress) == [Oppress("italia"), Oppress("libya")]


# ------------------------------------------------------------------ inside actions


@pytest.mark.rule("SOT-18.1", "SOT-18.4")
def test_oppression_pays_for_the_second_step_of_govern() -> None:
    scene = Scene().empire(0, capital="italia", unrest=3, crops=1).empire(1, capital="syria")
    table = scene.citizens(0, italia=(1, 0)).turn(0, "govern", "chronicle")
    do(table, Play("govern"), Calm())
    assert not offered(table, Calm)
    do(table, OPPRESSION, Calm())
    assert asked(table) == ("turn", 0)
    assert (unrest(table), crops(table)) == (1, 0)


@pytest.mark.rule("SOT-18.1", "SOT-18.6")
def test_taxes_pay_for_the_annexation_after_an_attack() -> None:
    """Seat 1 has only just enough: the attack is free at unrest 0, the annexation costs 1."""
    scene = Scene().empire(0, capital="italia", caravans=GOODS)
    scene.empire(1, capital="syria", provinces=["sicilia"])
    scene.citizens(0, sicilia=(0, 9)).citizens(1, sicilia=(1, 0))
    table = scene.turn(0, "conquest", "chronicle")
    do(table, Play("conquest"))
    table.pick(table.asks[0].picks[0])
    for ask in table.asks:
        table.pick(ask.picks[0], seat=ask.seat)
    assert asked(table) == ("annex", 0)
    assert not offered(table, Annex)
    do(table, TAXES, Tax("crops"), Annex("sicilia"))
    assert owner(table, "sicilia") == 0
    assert crops(table) == 1


@pytest.mark.rule("SOT-18.1", "SOT-18.5")
def test_support_between_two_actions_opens_the_second() -> None:
    table = scholar(2).turn(0, "chronicle", "advance")
    table.pick(Play("chronicle"))
    table.pick(table.asks[0].picks[0])
    assert "advance" not in playable(table)
    do(table, SUPPORT, Support("political"), Play("advance"))
    assert Progress("political_1") not in offered(table, Progress)
    assert marker(table, "political_1") == 2
