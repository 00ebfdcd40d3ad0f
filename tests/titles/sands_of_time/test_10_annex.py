"""Section 10, annexing: what can be annexed, what it costs, and what changes hands."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import (
    Annex,
    Attack,
    Capital,
    Caravan,
    Lose,
    Oppress,
    Play,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene, empire
from tests.titles.sands_of_time.helpers_b import (
    asked,
    capital,
    colony,
    crops,
    do,
    fight,
    has,
    here,
    offered,
    owner,
    playable,
    refused,
)

THREE = ["gallia", "sicilia", "cyprus"]
NINE = [*THREE, "hispania", "italia", "asia_minor", "aegyptus", "libya", "mauretania"]


def conquest(scene: Scene) -> Table:
    table = scene.turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    return table


def realm(
    crops: int = 9,
    regions: Sequence[str] = THREE,
    advances: Sequence[str] = (),
    second: Sequence[str] = ("graecia",),
    third: Sequence[str] = (),
) -> Scene:
    """Seat 0 with some regions, and the regions of the others; the capital comes first."""
    scene = Scene(players=3 if third else 2)
    scene.empire(0, capital=regions[0], provinces=regions[1:], crops=crops, advances=advances)
    for seat, theirs in enumerate((second, third), 1):
        if theirs:
            scene.empire(seat, capital=theirs[0], provinces=theirs[1:])
    return scene


@pytest.mark.rule("SOT-10.14", "SOT-10.16", "SOT-10.17")
@pytest.mark.content("action_cards/conquest")
def test_the_rulebooks_annexation_of_rhodes() -> None:
    """P has 2 peasants in Rhodes, Q 1 soldier; R controls it without any citizen there."""
    scene = Scene(players=3).empire(0, capital="gallia", provinces=["sicilia", "cyprus"], crops=4)
    scene.empire(1, capital="graecia").empire(2, capital="armenia", provinces=["rhodes"])
    scene.citizens(0, rhodes=(2, 0)).citizens(1, rhodes=(0, 1))
    table = conquest(scene)
    markers = empire(table, 0).markers_left, empire(table, 2).markers_left
    table.pick(Annex("rhodes"))
    assert crops(table) == 1
    assert owner(table, "rhodes") == 0
    assert colony(table, "rhodes")
    assert (empire(table, 0).markers_left, empire(table, 2).markers_left) == (
        markers[0] - 1,
        markers[1] + 1,
    )
    assert here(table, 1, "rhodes") == (0, 1)


@pytest.mark.rule("SOT-10.14", "SOT-10.20")
def test_an_uncontrolled_region_with_one_own_citizen_can_be_annexed_without_an_attack() -> None:
    table = conquest(realm().citizens(0, rhodes=(1, 0)))
    table.pick(Annex("rhodes"))
    assert owner(table, "rhodes") == 0
    assert colony(table, "rhodes")


@pytest.mark.rule("SOT-10.14")
def test_a_region_without_own_citizens_cannot_be_annexed() -> None:
    table = realm().turn(0, "conquest")
    assert "conquest" not in playable(table)
    assert refused(table, Annex("rhodes")) == "SOT-10.14"


@pytest.mark.rule("SOT-10.14")
def test_a_region_is_not_annexed_while_its_controller_has_citizens_in_it() -> None:
    scene = realm(second=["graecia", "rhodes"])
    table = conquest(scene.citizens(0, rhodes=(0, 5)).citizens(1, rhodes=(1, 0)))
    assert offered(table, Attack) == [Attack("rhodes", 1)]
    assert not offered(table, Annex)
    assert refused(table, Annex("rhodes")) == "SOT-10.14"


@pytest.mark.rule("SOT-10.14")
@pytest.mark.parametrize(("theirs", "enough"), [((0, 1), True), ((1, 1), False), ((3, 0), False)])
def test_more_citizens_than_every_other_player_are_needed(
    theirs: tuple[int, int], enough: bool
) -> None:
    """2 own citizens; peasants and soldiers count alike, and a tie is not more."""
    table = conquest(realm().citizens(0, rhodes=(0, 2)).citizens(1, rhodes=theirs))
    assert (Annex("rhodes") in offered(table, Annex)) == enough
    if not enough:
        assert refused(table, Annex("rhodes")) == "SOT-10.14"


@pytest.mark.rule("SOT-10.14", "SOT-10.21")
def test_a_third_players_citizens_count_but_opponents_are_not_added_up() -> None:
    scene = realm(third=["armenia"]).citizens(0, rhodes=(3, 0), libya=(3, 0))
    scene.citizens(1, rhodes=(1, 0), libya=(2, 0)).citizens(2, rhodes=(3, 0), libya=(2, 0))
    table = conquest(scene)
    assert offered(table, Annex) == [Annex("libya")]
    assert refused(table, Annex("rhodes")) == "SOT-10.14"


@pytest.mark.rule("SOT-10.15")
def test_the_last_region_of_a_player_cannot_be_annexed() -> None:
    table = conquest(realm().citizens(0, graecia=(2, 0), rhodes=(1, 0)))
    assert offered(table, Annex) == [Annex("rhodes")]
    assert refused(table, Annex("graecia")) == "SOT-10.15"


@pytest.mark.rule("SOT-10.15")
def test_an_own_region_cannot_be_annexed() -> None:
    table = conquest(realm().citizens(0, gallia=(2, 0), rhodes=(1, 0)))
    assert offered(table, Annex) == [Annex("rhodes")]
    assert refused(table, Annex("gallia")) == "SOT-10.15"


@pytest.mark.rule("SOT-10.15", "SOT-10.18")
def test_ten_regions_are_the_most() -> None:
    """A capital and nine markers: with nine regions one more, with ten none."""
    table = conquest(realm(99, NINE).citizens(0, rhodes=(1, 0)))
    table.pick(Annex("rhodes"))
    assert len(empire(table, 0).regions) == 10
    assert empire(table, 0).markers_left == 0
    table = realm(99, [*NINE, "rhodes"]).citizens(0, syria=(1, 0)).turn(0, "conquest")
    assert "conquest" not in playable(table)
    assert refused(table, Annex("syria")) == "SOT-10.15"


@pytest.mark.rule("SOT-10.18")
def test_regions_need_not_be_connected() -> None:
    table = conquest(realm(regions=["gallia"]).citizens(0, syria=(1, 0)))
    table.pick(Annex("syria"))
    assert owner(table, "syria") == 0


# ------------------------------------------------------------------ the price


@pytest.mark.rule("SOT-10.16")
@pytest.mark.parametrize(
    ("regions", "advances", "soldiers", "cost"),
    [
        (1, [], 2, 1),
        (3, [], 2, 3),
        (9, [], 2, 9),
        (3, ["law"], 1, 2),
        (3, ["law"], 5, 0),
        (5, ["provincial_governors"], 2, 3),
        (2, ["provincial_governors"], 2, 1),
        (1, ["provincial_governors"], 2, 1),
        (5, ["provincial_governors", "law"], 2, 1),
        (2, ["provincial_governors", "law"], 1, 0),  # to 1 by the Governors, then to 0 by Law
        (3, ["mythology"], 1, 3),
    ],
)
def test_annexing_costs_the_regions_controlled_before(
    regions: int, advances: list[str], soldiers: int, cost: int
) -> None:
    scene = realm(cost, NINE[:regions], advances).citizens(0, rhodes=(1, soldiers))
    table = conquest(scene)
    table.pick(Annex("rhodes"))
    assert crops(table) == 0
    if cost:
        scene = realm(cost - 1, NINE[:regions], advances).citizens(0, rhodes=(1, soldiers))
        table = scene.turn(0, "conquest")
        assert "conquest" not in playable(table)
        assert refused(table, Annex("rhodes")) == "SOT-10.16"


@pytest.mark.rule("SOT-10.16")
def test_soldiers_elsewhere_do_not_make_law_cheaper() -> None:
    scene = realm(3, THREE, ["law"]).citizens(0, rhodes=(1, 0), sicilia=(0, 4))
    table = conquest(scene)
    table.pick(Annex("rhodes"))
    assert crops(table) == 0


@pytest.mark.rule("SOT-10.23")
def test_soldiers_for_law_are_counted_after_the_battle() -> None:
    """3 soldiers attack, 1 is lost: Law takes 2 off the price of 3."""
    scene = realm(advances=["law"], second=["graecia", "rhodes"])
    table = conquest(scene.citizens(0, rhodes=(0, 3)).citizens(1, rhodes=(1, 0)))
    fight(table, "rhodes", 1, 0, 0)
    table.pick(Annex("rhodes"))
    assert crops(table) == 9 - 1


@pytest.mark.rule("SOT-10.23", "SOT-10.14")
def test_the_majority_is_counted_after_the_battle() -> None:
    """3 against 1, with 2 of a third player there: after the loss it is a tie."""
    scene = realm(third=["armenia"])
    scene.citizens(0, rhodes=(0, 3)).citizens(1, rhodes=(1, 0)).citizens(2, rhodes=(2, 0))
    table = conquest(scene)
    assert Annex("rhodes") in offered(table, Annex)
    fight(table, "rhodes", 1, 0, 0)
    assert asked(table) == ("turn", 0)
    assert refused(table, Annex("rhodes")) == "SOT-10.14"


@pytest.mark.rule("SOT-10.16", "SOT-10.20")
def test_crops_squeezed_out_after_the_battle_may_pay_the_annexation() -> None:
    scene = realm(0, second=["graecia", "rhodes"])
    scene.citizens(0, sicilia=(4, 0), gallia=(1, 0), rhodes=(0, 3)).citizens(1, rhodes=(1, 0))
    table = conquest(scene)
    fight(table, "rhodes", 1, 0, 0)
    assert asked(table) == ("annex", 0)
    assert not offered(table, Annex)
    do(table, UseBonus("oppression"), Oppress("sicilia"), Annex("rhodes"))
    assert owner(table, "rhodes") == 0
    assert crops(table) == 1


# ------------------------------------------------------------------ what changes hands


@pytest.mark.rule("SOT-10.17")
def test_buildings_stay_and_serve_the_new_controller() -> None:
    scene = realm(second=["graecia", "rhodes"])
    scene.built("rhodes", "city", "aqueduct").citizens(0, rhodes=(1, 0))
    table = scene.turn(0, "conquest", "caravan_1")
    table.pick(Play("conquest"))
    table.pick(Annex("rhodes"))
    assert has(table, "rhodes", "city")
    assert has(table, "rhodes", "aqueduct")
    table.pick(Play("caravan_1"))  # the City is a hub of its new controller's caravans
    assert Caravan("rhodes-cyprus") in offered(table, Caravan)


@pytest.mark.rule("SOT-10.17", "SOT-10.13")
def test_an_empty_capital_can_be_annexed_and_moves() -> None:
    scene = realm(second=["graecia", "italia", "syria"])
    table = conquest(scene.citizens(0, graecia=(1, 0)))
    table.pick(Annex("graecia"))
    assert asked(table) == ("new-capital", 1)
    assert offered(table, Capital) == [Capital("italia"), Capital("syria")]
    table.pick(Capital("syria"))
    assert capital(table, 1) == "syria"
    assert owner(table, "graecia") == 0
    assert colony(table, "graecia")
    assert capital(table, 0) == "gallia"


@pytest.mark.rule("SOT-10.17", "SOT-10.19")
def test_after_beating_a_guest_the_absent_controller_can_be_annexed() -> None:
    """Seat 2 controls Rhodes without citizens; the guest of seat 1 is beaten, then it is taken."""
    scene = realm(third=["armenia", "rhodes"])
    scene.citizens(0, rhodes=(0, 2)).citizens(1, rhodes=(2, 0))
    table = conquest(scene)
    assert not offered(table, Annex)
    fight(table, "rhodes", 1, 0, 0)
    assert owner(table, "rhodes") == 2
    table.pick(Annex("rhodes"))
    assert owner(table, "rhodes") == 0
    assert empire(table, 2).markers_left == 9


@pytest.mark.rule("SOT-10.20", "SOT-10.14")
def test_a_lost_attack_does_not_bar_the_annexation() -> None:
    """In no man's land the attacker loses 2 of 5 and still is the strongest."""
    table = conquest(realm().citizens(0, rhodes=(5, 0)).citizens(1, rhodes=(0, 2)))
    fight(table, "rhodes", 1, 0, 1)
    assert here(table, 0, "rhodes") == (3, 0)
    assert here(table, 1, "rhodes") == (0, 1)
    table.pick(Annex("rhodes"))
    assert owner(table, "rhodes") == 0


@pytest.mark.rule("SOT-10.20")
def test_whoever_fights_in_an_own_region_has_nothing_to_annex() -> None:
    scene = realm().citizens(0, sicilia=(1, 3)).citizens(1, sicilia=(1, 0))
    table = conquest(scene)
    fight(table, "sicilia", 1, 0, 0)
    table.pick(Lose("peasant"))
    assert asked(table) == ("turn", 0)
    assert owner(table, "sicilia") == 0
    assert not colony(table, "sicilia")
