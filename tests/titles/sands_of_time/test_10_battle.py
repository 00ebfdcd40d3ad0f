"""Section 10, the attack: who may fight whom, what it takes, and what becomes of the beaten."""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import REGION
from civitas.titles.sands_of_time.picks import (
    Annex,
    Attack,
    Capital,
    Commit,
    Done,
    Exchange,
    Lose,
    Play,
    Retreat,
    Support,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import (
    asked,
    capital,
    caravans,
    crops,
    do,
    fight,
    here,
    numbers,
    offered,
    owner,
    playable,
    refused,
)

Citizens = tuple[int, int]


def war(
    mine: Citizens,
    theirs: Citizens,
    region: str = "italia",
    attacker: dict[str, Any] | None = None,
    defender: dict[str, Any] | None = None,
) -> Scene:
    """Seat 0 of Libya has citizens in a region that seat 1, of Syria and Hispania, controls."""
    scene = Scene()
    scene.empire(0, **{"capital": "libya", "crops": 9, **(attacker or {})})
    provinces = ["hispania", region]
    scene.empire(1, **{"capital": "syria", "provinces": provinces, **(defender or {})})
    return scene.citizens(0, **{region: mine}).citizens(1, **{region: theirs})


def conquest(scene: Scene) -> Table:
    table = scene.turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    return table


# ------------------------------------------------------------------ who and where


@pytest.mark.rule("SOT-10.1", "SOT-10.20")
def test_conquest_begins_with_an_attack_or_an_annexation_in_one_region() -> None:
    table = conquest(war((0, 4), (1, 0)).citizens(0, sicilia=(1, 0)))
    assert offered(table, Attack) == [Attack("italia", 1)]
    assert offered(table, Annex) == [Annex("sicilia")]


@pytest.mark.rule("SOT-10.1")
def test_after_an_annexation_the_action_is_over() -> None:
    table = conquest(war((0, 4), (1, 0)).citizens(0, sicilia=(1, 0)))
    table.pick(Annex("sicilia"))
    assert asked(table) == ("turn", 0)
    assert playable(table) == {"chronicle"}


@pytest.mark.rule("SOT-10.1", "SOT-10.20")
def test_after_an_attack_only_the_same_region_can_be_annexed() -> None:
    table = conquest(war((0, 4), (1, 0)).citizens(0, sicilia=(1, 0)))
    fight(table, "italia", 1, 0, 0)
    assert asked(table) == ("annex", 0)
    assert offered(table, Annex) == [Annex("italia")]
    assert not offered(table, Attack)


@pytest.mark.rule("SOT-10.2")
def test_an_attack_needs_citizens_of_both_sides_in_the_region() -> None:
    scene = war((1, 0), (0, 0)).citizens(1, gallia=(1, 0)).citizens(0, sicilia=(2, 0))
    table = conquest(scene)
    assert not offered(table, Attack)
    assert refused(table, Attack("italia", 1)) == "SOT-10.2"
    assert refused(table, Attack("gallia", 1)) == "SOT-10.2"
    assert refused(table, Attack("sicilia", 0)) == "SOT-10.2"


@pytest.mark.rule("SOT-10.2")
@pytest.mark.parametrize("holder", [None, 0, 1, 2])
def test_control_of_the_region_does_not_matter_for_an_attack(holder: int | None) -> None:
    scene = Scene(players=3)
    for seat, home in enumerate(["libya", "graecia", "syria"]):
        scene.empire(seat, capital=home, provinces=["gallia"] if seat == holder else [])
        if seat < 2:
            scene.citizens(seat, gallia=(1, 1))
    table = conquest(scene)
    assert offered(table, Attack) == [Attack("gallia", 1)]


@pytest.mark.rule("SOT-10.2", "SOT-10.21")
def test_exactly_one_of_several_opponents_is_attacked() -> None:
    scene = Scene(players=3).empire(0, capital="libya").empire(1, capital="graecia")
    scene.empire(2, capital="syria").citizens(0, gallia=(0, 4))
    scene.citizens(1, gallia=(1, 0)).citizens(2, gallia=(3, 2))
    table = conquest(scene)
    assert offered(table, Attack) == [Attack("gallia", 1), Attack("gallia", 2)]
    table.pick(Attack("gallia", 1))
    assert {ask.seat for ask in table.asks} == {0, 1}
    do_numbers(table, 0, 0)
    assert here(table, 0, "gallia") == (0, 3)
    assert here(table, 1, "gallia") == (0, 0)
    assert here(table, 2, "gallia") == (3, 2)
    assert asked(table)[0] == "turn"  # only one attack in one Conquest


def do_numbers(table: Table, mine: int, theirs: int) -> None:
    table.pick(Commit(mine), seat=0)
    table.pick(Commit(theirs), seat=1)


# ------------------------------------------------------------------ price and strength


@pytest.mark.rule("SOT-10.3", "SOT-10.22")
def test_the_attacker_pays_crops_for_unrest_before_the_numbers() -> None:
    table = conquest(war((0, 4), (1, 0), attacker={"crops": 5, "unrest": 3}, defender={"crops": 4}))
    table.pick(Attack("italia", 1))
    assert asked(table)[0] == "battle-number"
    assert crops(table, 0) == 2
    assert crops(table, 1) == 4


@pytest.mark.rule("SOT-10.3")
def test_without_the_crops_there_is_no_attack() -> None:
    scene = war((0, 4), (1, 0), attacker={"crops": 2, "unrest": 3}).citizens(0, sicilia=(1, 0))
    table = conquest(scene)
    assert offered(table, Annex) == [Annex("sicilia")]
    assert not offered(table, Attack)
    assert refused(table, Attack("italia", 1)) == "SOT-10.3"


@pytest.mark.rule("SOT-10.3")
def test_a_content_people_goes_to_war_for_nothing() -> None:
    table = conquest(war((0, 4), (1, 0), attacker={"crops": 0, "unrest": 0}))
    assert offered(table, Attack) == [Attack("italia", 1)]


ARMS: list[tuple[str, Citizens, list[str], int]] = [
    ("italia", (3, 0), [], 3),
    ("italia", (0, 3), [], 6),
    ("italia", (2, 3), [], 8),
    ("italia", (2, 3), ["bronze_working"], 9),
    ("italia", (2, 3), ["bronze_working", "iron_working"], 12),
    ("italia", (2, 3), ["peltasts"], 11),
    ("italia", (2, 3), ["chariots", "triremes"], 8),
    ("gallia", (2, 3), ["chariots"], 11),
    ("gallia", (2, 3), ["peltasts", "triremes"], 8),
    ("sicilia", (2, 3), ["triremes"], 11),
    ("sicilia", (2, 3), ["chariots", "peltasts"], 8),
    ("italia", (2, 3), ["law", "logistics", "conscription"], 8),
]


@pytest.mark.rule("SOT-10.4", "SOT-10.22")
@pytest.mark.parametrize(("region", "citizens", "advances", "strength"), ARMS)
def test_base_strength(region: str, citizens: Citizens, advances: list[str], strength: int) -> None:
    """Of the attacker and of the defender alike, and open to both before they choose."""
    table = conquest(war(citizens, (1, 0), region, attacker={"advances": advances}))
    table.pick(Attack(region, 1))
    assert {(a.seat, a.params["own"], a.params["against"]) for a in table.asks} == {
        (0, strength, 1),
        (1, 1, strength),
    }
    table = conquest(war((1, 0), citizens, region, defender={"advances": advances}))
    table.pick(Attack(region, 1))
    assert table.asks[0].params["against"] == strength


@pytest.mark.rule("SOT-10.4")
def test_citizens_in_other_regions_lend_no_strength() -> None:
    table = conquest(war((1, 0), (1, 0)).citizens(0, libya=(5, 5)).citizens(1, hispania=(5, 5)))
    table.pick(Attack("italia", 1))
    assert table.asks[0].params["own"] == table.asks[0].params["against"] == 1


@pytest.mark.rule("SOT-10.4")
def test_a_fortress_helps_the_controller_who_is_attacked() -> None:
    table = conquest(war((1, 0), (1, 0)).built("italia", "fortress"))
    table.pick(Attack("italia", 1))
    assert table.asks[0].params["against"] == 1 + 4


@pytest.mark.rule("SOT-10.4")
@pytest.mark.parametrize("region", ["italia", "gallia"])
def test_a_fortress_helps_no_attacker_and_no_defender_without_control(region: str) -> None:
    scene = Scene().empire(0, capital="libya", provinces=["italia"]).empire(1, capital="graecia")
    scene.citizens(0, **{region: (1, 0)}).citizens(1, **{region: (1, 0)})
    table = conquest(scene.built(region, "fortress").built("graecia", "fortress"))
    table.pick(Attack(region, 1))
    assert table.asks[0].params["own"] == table.asks[0].params["against"] == 1


# ------------------------------------------------------------------ the numbers


@pytest.mark.rule("SOT-10.5")
@pytest.mark.parametrize(
    ("unrest", "advances", "highest"),
    [
        (0, [], 6),
        (1, [], 6),
        (2, [], 5),
        (6, [], 1),
        (7, [], 0),
        (0, ["bread_and_circuses"], 5),
        (4, ["bread_and_circuses"], 1),
        (5, ["bread_and_circuses"], 0),
    ],
)
def test_a_number_never_lifts_unrest_beyond_its_maximum(
    unrest: int, advances: list[str], highest: int
) -> None:
    side = {"unrest": unrest, "advances": advances}
    for attacker, defender in ((side, {}), ({}, side)):
        table = conquest(war((0, 3), (2, 0), attacker=attacker, defender=defender))
        table.pick(Attack("italia", 1))
        seat = 0 if attacker else 1
        assert numbers(table, seat) == list(range(highest + 1))


@pytest.mark.rule("SOT-10.5")
def test_the_number_is_hidden_until_both_have_chosen() -> None:
    table = conquest(war((0, 3), (2, 0)))
    table.pick(Attack("italia", 1))
    board, mind = table.view(1).board, table.state_hash()
    table.pick(Commit(5), seat=0)
    assert table.view(1).board == board
    assert table.state_hash() == mind
    table.pick(Commit(1), seat=0)  # and may be thought over
    table.pick(Commit(0), seat=1)
    assert empire(table, 0).unrest == 1


@pytest.mark.rule("SOT-10.5", "SOT-10.3")
def test_an_attacker_at_maximum_unrest_pays_seven_and_adds_nothing() -> None:
    table = conquest(war((0, 2), (2, 0), attacker={"unrest": 7, "crops": 7}))
    fight(table, "italia", 1, 0, 0)
    assert crops(table) == 0
    assert empire(table, 0).unrest == 7
    assert here(table, 1, "italia") == (0, 0)  # 4 against 2


@pytest.mark.rule("SOT-10.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "attacker_wins"),
    [(0, 0, False), (1, 0, False), (2, 0, True), (3, 1, True), (3, 2, False), (6, 5, False)],
)
def test_each_point_of_the_number_is_worth_three(
    mine: int, theirs: int, attacker_wins: bool
) -> None:
    """2 soldiers against 4: base strengths 4 and 8."""
    table = conquest(war((0, 2), (0, 4)))
    fight(table, "italia", 1, mine, theirs)
    assert empire(table, 0).unrest == (mine if attacker_wins else 0)
    assert empire(table, 1).unrest == (0 if attacker_wins else theirs)
    assert owner(table, "italia") == (None if attacker_wins else 1)


@pytest.mark.rule("SOT-10.6")
@pytest.mark.parametrize(("theirs", "attacker_wins"), [((3, 0), True), ((4, 0), False)])
def test_the_defender_wins_a_tie(theirs: Citizens, attacker_wins: bool) -> None:
    table = conquest(war((0, 2), theirs))
    fight(table, "italia", 1, 0, 0)
    assert (owner(table, "italia") is None) == attacker_wins


# ------------------------------------------------------------------ losses


@pytest.mark.rule("SOT-10.7", "SOT-10.8")
def test_the_winner_loses_one_citizen_of_choice_and_the_loser_two() -> None:
    table = conquest(war((2, 3), (2, 2), attacker={"unrest": 1}, defender={"unrest": 3}))
    fight(table, "italia", 1, 2, 0)
    assert asked(table) == ("lose", 0)
    assert offered(table, Lose) == [Lose("peasant"), Lose("soldier")]
    before = empire(table, 0).supply.copy()
    table.pick(Lose("soldier"))
    assert here(table, 0, "italia") == (2, 2)
    assert empire(table, 0).supply == [before[0], before[1] + 1]
    assert asked(table) == ("lose", 1)
    before = empire(table, 1).supply.copy()
    do(table, Lose("soldier"), Lose("peasant"))
    assert here(table, 1, "hispania") == (1, 1)  # the others, who retreated
    assert empire(table, 1).supply == [before[0] + 1, before[1] + 1]


@pytest.mark.rule("SOT-10.7", "SOT-10.8")
def test_a_winning_defender_loses_one_and_the_attacker_two() -> None:
    table = conquest(war((3, 0), (0, 4)))
    fight(table, "italia", 1, 0, 0)
    assert here(table, 0, "italia") == (1, 0)
    assert here(table, 1, "italia") == (0, 3)


@pytest.mark.rule("SOT-10.7")
def test_only_the_winner_becomes_restless() -> None:
    table = conquest(war((0, 4), (2, 0), attacker={"unrest": 1}, defender={"unrest": 2}))
    fight(table, "italia", 1, 3, 2)
    assert (empire(table, 0).unrest, empire(table, 1).unrest) == (4, 2)
    table = conquest(war((2, 0), (0, 4), attacker={"unrest": 1}, defender={"unrest": 2}))
    fight(table, "italia", 1, 3, 2)
    assert (empire(table, 0).unrest, empire(table, 1).unrest) == (1, 4)


@pytest.mark.rule("SOT-10.8")
def test_a_loser_with_a_single_citizen_loses_just_that_one() -> None:
    table = conquest(war((0, 3), (0, 1)).citizens(1, hispania=(2, 2)))
    fight(table, "italia", 1, 0, 0)
    assert here(table, 1, "italia") == (0, 0)
    assert here(table, 1, "hispania") == (2, 2)
    assert sum(empire(table, 1).supply) == 30 - 4


# ------------------------------------------------------------------ retreat


@pytest.mark.rule("SOT-10.9")
def test_the_beaten_defender_retreats_as_one_group_where_the_owner_chooses() -> None:
    table = conquest(war((0, 9), (3, 2), defender={"provinces": ["hispania", "italia", "graecia"]}))
    fight(table, "italia", 1, 0, 0)
    do(table, Lose("peasant"), Lose("peasant"))
    assert asked(table) == ("retreat", 1)
    assert offered(table, Retreat) == [Retreat("hispania"), Retreat("graecia")]
    table.pick(Retreat("hispania"))
    assert here(table, 1, "hispania") == (1, 2)
    assert here(table, 1, "italia") == here(table, 1, "graecia") == (0, 0)


@pytest.mark.rule("SOT-10.9")
def test_nobody_retreats_into_a_region_of_others_or_of_nobody() -> None:
    """Gallia and Sicilia next to Italia are free; the far Syria is no refuge."""
    scene = war((0, 9), (3, 2), defender={"provinces": ["italia"]})
    table = conquest(scene)
    fight(table, "italia", 1, 0, 0)
    do(table, Lose("peasant"), Lose("peasant"))
    assert sum(empire(table, 1).peasants) + sum(empire(table, 1).soldiers) == 0
    assert empire(table, 1).supply == [20, 10]
    assert owner(table, "italia") is None


@pytest.mark.rule("SOT-10.9", "SOT-16.10")
def test_roads_do_not_help_a_retreat() -> None:
    """A Road in Italia makes Graecia a neighbour of Gallia, but for moves only."""
    scene = war((0, 9), (3, 2), "gallia", defender={"provinces": ["gallia", "italia", "graecia"]})
    table = conquest(scene.built("italia", "road"))
    fight(table, "gallia", 1, 0, 0)
    do(table, Lose("peasant"), Lose("peasant"))
    assert here(table, 1, "italia") == (1, 2)  # the only refuge, so nobody is asked


@pytest.mark.rule("SOT-10.10")
def test_a_beaten_controller_loses_the_region_and_has_the_marker_back() -> None:
    table = conquest(war((0, 4), (1, 0)))
    before = empire(table, 1).markers_left
    fight(table, "italia", 1, 0, 0)
    assert owner(table, "italia") is None
    assert REGION["italia"] not in empire(table, 1).regions
    assert empire(table, 1).markers_left == before + 1


@pytest.mark.rule("SOT-10.11")
def test_beaten_attackers_stay_and_control_does_not_change() -> None:
    table = conquest(war((5, 0), (0, 5)))
    fight(table, "italia", 1, 0, 0)
    assert here(table, 0, "italia") == (3, 0)
    assert owner(table, "italia") == 1
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-10.11", "SOT-10.13")
def test_who_attacks_an_invader_from_the_own_capital_and_loses_keeps_it() -> None:
    scene = Scene().empire(0, capital="libya", provinces=["sicilia"]).empire(1, capital="graecia")
    table = conquest(scene.citizens(0, libya=(3, 0)).citizens(1, libya=(0, 4)))
    fight(table, "libya", 1, 0, 0)
    assert here(table, 0, "libya") == (1, 0)
    assert owner(table, "libya") == 0
    assert capital(table, 0) == "libya"


# ------------------------------------------------------------------ the last region, the capital


@pytest.mark.rule("SOT-10.12")
def test_the_last_region_is_never_lost() -> None:
    table = conquest(war((0, 9), (3, 2), defender={"capital": "italia", "provinces": []}))
    fight(table, "italia", 1, 2, 0)
    do(table, Lose("peasant"), Lose("soldier"))
    assert here(table, 1, "italia") == (2, 1)
    assert owner(table, "italia") == 1
    assert capital(table, 1) == "italia"
    assert empire(table, 0).unrest == 2
    assert asked(table) == ("turn", 0)  # no annexation follows


@pytest.mark.rule("SOT-10.12", "SOT-10.15")
def test_the_last_region_is_kept_also_when_every_citizen_there_is_lost() -> None:
    table = conquest(war((0, 9), (1, 1), defender={"capital": "italia", "provinces": []}))
    fight(table, "italia", 1, 0, 0)
    table.pick(Lose("peasant"))
    assert here(table, 1, "italia") == (0, 0)
    assert owner(table, "italia") == 1
    assert asked(table) == ("turn", 0)
    assert refused(table, Annex("italia")) == "SOT-10.15"


@pytest.mark.rule("SOT-10.12", "SOT-10.9")
def test_a_defender_beaten_outside_the_last_region_retreats_like_anybody() -> None:
    scene = war((0, 9), (3, 0), "sicilia", defender={"capital": "graecia", "provinces": []})
    table = conquest(scene)
    fight(table, "sicilia", 1, 0, 0)
    assert here(table, 1, "sicilia") == (0, 0)
    assert here(table, 1, "graecia") == (1, 0)


@pytest.mark.rule("SOT-10.13", "SOT-10.10")
def test_a_lost_capital_moves_at_once_to_another_own_region() -> None:
    defender = {
        "capital": "italia",
        "provinces": ["hispania", "graecia"],
        "heritage": (1, 2, 3),
        "caravans": ["italia-sicilia", "gallia-italia"],
    }
    table = conquest(war((0, 4), (1, 0), defender=defender))
    before = empire(table, 1).markers_left
    fight(table, "italia", 1, 0, 0)
    assert asked(table) == ("new-capital", 1)
    assert offered(table, Capital) == [Capital("hispania"), Capital("graecia")]
    table.pick(Capital("graecia"))
    assert capital(table, 1) == "graecia"
    assert empire(table, 1).heritage == (1, 2, 3)
    assert caravans(table, 1) == ["italia-sicilia", "gallia-italia"]
    # The capital was in Italia, so only the marker of Graecia comes back.
    assert empire(table, 1).markers_left == before + 1
    assert owner(table, "italia") is None


@pytest.mark.rule("SOT-10.13")
def test_with_one_region_left_the_capital_goes_there() -> None:
    table = conquest(war((0, 4), (1, 0), defender={"capital": "italia", "provinces": ["syria"]}))
    fight(table, "italia", 1, 0, 0)
    assert capital(table, 1) == "syria"
    assert asked(table) == ("annex", 0)


@pytest.mark.rule("SOT-10.19", "SOT-10.21")
def test_a_beaten_guest_changes_nobodys_control() -> None:
    """Seat 2 has the capital and citizens in Sicilia; seats 0 and 1 fight it out there."""
    scene = Scene(players=3).empire(0, capital="libya").empire(1, capital="graecia")
    scene.empire(2, capital="sicilia", provinces=["syria"])
    scene.citizens(0, sicilia=(0, 5)).citizens(1, sicilia=(3, 0)).citizens(2, sicilia=(1, 1))
    table = conquest(scene)
    fight(table, "sicilia", 1, 0, 0)
    assert here(table, 1, "graecia") == (1, 0)
    assert owner(table, "sicilia") == 2
    assert capital(table, 2) == "sicilia"
    assert here(table, 2, "sicilia") == (1, 1)
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-10.21")
def test_a_third_player_lends_no_strength_to_either_side() -> None:
    scene = Scene(players=3).empire(0, capital="libya").empire(1, capital="graecia")
    scene.empire(2, capital="syria", advances=["bronze_working"])
    scene.citizens(0, gallia=(0, 2)).citizens(1, gallia=(3, 0)).citizens(2, gallia=(0, 5))
    table = conquest(scene)
    table.pick(Attack("gallia", 1))
    assert [ask.params["own"] for ask in table.asks] == [4, 3]


# ------------------------------------------------------------------ order and edges


@pytest.mark.rule("SOT-10.22", "SOT-10.13")
def test_the_order_of_an_attack() -> None:
    defender = {"capital": "italia", "provinces": ["hispania", "graecia", "syria"]}
    attacker = {"unrest": 1, "crops": 9}
    table = conquest(war((2, 4), (2, 2), attacker=attacker, defender=defender))
    table.pick(Attack("italia", 1))
    assert crops(table) == 8
    assert [(ask.what, ask.seat) for ask in table.asks] == [
        ("battle-number", 0),
        ("battle-number", 1),
    ]
    do_numbers(table, 3, 1)
    assert asked(table) == ("lose", 0)
    assert empire(table, 0).unrest == 1
    table.pick(Lose("peasant"))
    assert empire(table, 0).unrest == 4
    assert asked(table) == ("lose", 1)
    do(table, Lose("peasant"), Lose("peasant"))
    assert asked(table) == ("retreat", 1)
    assert owner(table, "italia") == 1  # control ends after the retreat
    table.pick(Retreat("hispania"))
    assert owner(table, "italia") is None
    assert asked(table) == ("new-capital", 1)
    table.pick(Capital("syria"))
    assert asked(table) == ("annex", 0)
    table.pick(Annex("italia"))
    assert owner(table, "italia") == 0


@pytest.mark.rule("SOT-10.24")
def test_a_winning_defender_without_citizens_left_keeps_the_region() -> None:
    table = conquest(war((2, 0), (0, 1)))
    fight(table, "italia", 1, 0, 0)
    assert here(table, 1, "italia") == here(table, 0, "italia") == (0, 0)
    assert owner(table, "italia") == 1


@pytest.mark.rule("SOT-10.24")
def test_a_winning_attacker_without_citizens_left_cannot_annex() -> None:
    table = conquest(war((0, 1), (1, 0)))
    fight(table, "italia", 1, 0, 0)
    assert here(table, 0, "italia") == (0, 0)
    assert owner(table, "italia") is None
    assert asked(table) == ("turn", 0)
    assert refused(table, Annex("italia")) == "SOT-10.14"


@pytest.mark.rule("SOT-10.24", "SOT-10.14")
def test_the_beaten_attacker_may_annex_what_the_winner_left_empty() -> None:
    """The defender wins with the last citizen: nobody of hers is left, and the attacker is."""
    table = conquest(war((4, 0), (1, 0)))
    fight(table, "italia", 1, 0, 6)
    assert here(table, 1, "italia") == (0, 0)
    assert here(table, 0, "italia") == (2, 0)
    assert empire(table, 1).unrest == 6
    assert owner(table, "italia") == 1
    table.pick(Annex("italia"))
    assert owner(table, "italia") == 0


@pytest.mark.rule("SOT-10.20")
def test_the_annexation_after_an_attack_may_be_declined() -> None:
    table = conquest(war((0, 4), (1, 0)))
    fight(table, "italia", 1, 0, 0)
    table.pick(Done())
    assert owner(table, "italia") is None
    assert crops(table) == 9
    assert asked(table) == ("turn", 0)


@pytest.mark.rule("SOT-10.1", "SOT-10.3")
def test_crops_changed_away_in_the_middle_end_the_action_unused() -> None:
    scene = war((0, 4), (1, 0), attacker={"crops": 2, "unrest": 2, "advances": ["coinage"]})
    table = conquest(scene)
    table.pick(Exchange("crops", 1))
    assert not offered(table, Attack)
    do(table, UseBonus("support"), Support("civil"))
    assert asked(table) == ("turn", 0)
    assert empire(table, 0).played == 0
