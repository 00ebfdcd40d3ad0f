"""Section 30, the worked examples as test vectors, and those of the rulebook besides.

P, Q and R are seats 0, 1 and 2.
"""

from __future__ import annotations

from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import (
    Attack,
    Calm,
    Construct,
    Done,
    EndTurn,
    Group,
    Irrigate,
    Muster,
    Play,
    Promote,
    Score,
    Site,
    Support,
    To,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_b import (
    asked,
    crops,
    do,
    gold,
    has,
    here,
    numbers,
    offered,
    refused,
)
from tests.titles.sands_of_time.helpers_c import (
    counted,
    dynasty_end,
    heritage,
    last_round,
    seen,
    unrest,
    vp,
)

P, Q, R = 0, 1, 2


def three() -> Scene:
    return Scene(players=3)


# ------------------------------------------------------------------ the vectors of section 30


@pytest.mark.rule("SOT-30.1")
def test_income() -> None:
    scene = three().region("armenia", "gold", 3)
    scene.empire(P, capital="asia_minor", provinces=["syria", "armenia"])
    scene.empire(Q, capital="italia").empire(R, capital="libya")
    scene.citizens(P, armenia=(4, 0), asia_minor=(3, 1), syria=(2, 1))
    table = scene.at(Stage.INCOME)
    assert (crops(table, P), gold(table, P)) == (5, 3)


@pytest.mark.rule("SOT-30.2")
@pytest.mark.parametrize(("roll", "goes_on"), [(3, True), (2, False)])
def test_generation_die(roll: int, goes_on: bool) -> None:
    scene = three().empire(P, capital="italia").empire(Q, capital="syria").rolls(roll)
    scene.empire(R, capital="libya")
    scene.state.round, scene.state.dynasty_space = 1, 1
    table = scene.at(Stage.TRACK, start=P)
    assert table.asks[0].what == "cards"
    assert seen(table).dynasty_space == 2
    assert (seen(table).round, seen(table).start) == ((2, P) if goes_on else (0, Q))


@pytest.mark.rule("SOT-30.3")
def test_overcrowding() -> None:
    scene = three().region("asia_minor", "crops", 4).empire(P, capital="asia_minor", unrest=4)
    scene.empire(Q, capital="italia").empire(R, capital="libya")
    table = (
        scene.citizens(P, asia_minor=(2, 1)).citizens(Q, asia_minor=(1, 1)).at(Stage.OVERCROWDING)
    )
    assert (unrest(table, P), unrest(table, Q)) == (5, 0)
    assert (here(table, P, "asia_minor"), here(table, Q, "asia_minor")) == ((2, 1), (1, 1))


@pytest.mark.rule("SOT-30.4")
def test_scoring_one_card() -> None:
    scene = three().empire(
        P,
        capital="armenia",
        provinces=["asia_minor", "mesopotamia", "syria"],
        laid={"C": 1},
        heritage=(0, 1, 0),
    )
    table = dynasty_end(scene.empire(Q, capital="italia").empire(R, capital="libya"))
    assert vp(table, P) == 1
    assert heritage(table, P) == (0, 2, 0)
    assert seen(table, P).empires[P].chronicles == (1, 2, 3, 4, 5, 6, 7)


def cards_3_and_4(political: int) -> Table:
    """Card 3 on C and card 4 on D, both fulfilled."""
    scene = three().empire(
        P,
        capital="italia",
        provinces=["gallia", "hispania", "libya", "mauretania", "sicilia"],
        laid={"C": 3, "D": 4},
        heritage=(0, political, 0),
    )
    scene.empire(Q, capital="syria").empire(R, capital="armenia")
    return dynasty_end(scene.citizens(P, italia=(8, 0), gallia=(5, 5)))


@pytest.mark.rule("SOT-30.6")
def test_scoring_two_cards() -> None:
    assert vp(cards_3_and_4(7)) == 6 + 10
    table = cards_3_and_4(6)
    assert asked(table) == ("score", P)


@pytest.mark.rule("SOT-30.7")
def test_muster_without_political() -> None:
    scene = three().empire(P, capital="syria").empire(R, capital="libya")
    scene.empire(Q, capital="gallia", provinces=["hispania", "italia"], gold=5)
    scene.citizens(Q, hispania=(2, 0), italia=(2, 0))
    table = scene.turn(Q, "muster", "chronicle")
    do(table, Play("muster"), Muster("gallia"))
    assert here(table, Q, "gallia") == (0, 1)
    assert gold(table, Q) == 4
    assert asked(table) == ("turn", Q)


@pytest.mark.rule("SOT-30.11")
@pytest.mark.parametrize(("stock", "left"), [(5, 2), (3, 0), (1, 0)])
@pytest.mark.parametrize("capacity", [3, 4, 5])
def test_raid(capacity: int, stock: int, left: int) -> None:
    scene = three().region("italia", "crops", capacity).empire(P, capital="syria")
    scene.empire(Q, capital="italia", crops=stock).empire(R, capital="sicilia")
    table = scene.citizens(R, sicilia=(0, 3), hispania=(0, 1)).turn(R, "raid", "chronicle")
    do(table, Play("raid"), Group("sicilia", "soldier", 2), To("italia"))
    do(table, Group("hispania", "soldier", 1), To("italia"), Done())
    assert (crops(table, R), crops(table, Q)) == (3, left)
    assert here(table, R, "italia") == (0, 3)


@pytest.mark.rule("SOT-30.12")
def test_build_a_triumphal_arch() -> None:
    scene = three().empire(P, capital="gallia", colonies=["rhodes"], unrest=4, gold=5)
    scene.empire(Q, capital="syria").empire(R, capital="libya")
    table = scene.turn(P, "build", "chronicle")
    do(table, Play("build"), Site("rhodes"), Construct("triumphal_arch"))
    assert has(table, "rhodes", "triumphal_arch")
    assert gold(table) == 0
    assert heritage(table) == (0, 1, 0)


@pytest.mark.rule("SOT-30.14")
def test_govern_three_regions() -> None:
    scene = three().empire(P, capital="syria").empire(Q, capital="italia")
    scene.empire(R, capital="libya", provinces=["aethiopia", "rhodes"], unrest=4, crops=9)
    table = scene.turn(R, "govern", "chronicle")
    do(table, Play("govern"), Calm())
    assert crops(table, R) == 6
    do(table, Calm(), Done())
    assert (crops(table, R), unrest(table, R)) == (3, 2)


@pytest.mark.rule("SOT-30.14")
def test_govern_unlocked_twice() -> None:
    scene = three().empire(P, capital="syria").empire(R, capital="libya")
    scene.empire(
        Q,
        capital="italia",
        provinces=["gallia"],
        unrest=4,
        crops=9,
        advances=["democracy"],
        emphasis="cultural",
    )
    table = scene.turn(Q, "govern", "chronicle")
    do(table, Play("govern"), Calm())
    assert (crops(table, Q), unrest(table, Q)) == (9, 3)
    do(table, Calm(), Done())
    assert (crops(table, Q), unrest(table, Q)) == (7, 2)


@pytest.mark.rule("SOT-30.20")
def test_emphasis_with_tribute() -> None:
    scene = three().region("asia_minor", "gold", 4)
    scene.empire(P, capital="asia_minor", colonies=["rhodes"])
    scene.empire(Q, capital="syria", caravans=["asia_minor-syria"], gold=2)
    table = scene.empire(R, capital="libya").turn(P, "tribute", "emphasis_civil")
    table.pick(Play("tribute"))
    assert seen(table).empires[P].emphasis_markers == 1
    assert (crops(table), gold(table), gold(table, Q)) == (1, 1, 1)


@pytest.mark.rule("SOT-30.22")
@pytest.mark.parametrize(
    ("unrest_now", "advances", "choice"),
    [
        (7, (), [0]),
        (0, (), [0, 1, 2, 3, 4, 5, 6]),
        (4, ("bread_and_circuses",), [0, 1]),
    ],
)
def test_battle_limit(unrest_now: int, advances: tuple[str, ...], choice: list[int]) -> None:
    me: dict[str, Any] = {"unrest": unrest_now, "advances": advances}
    scene = Scene().empire(P, capital="italia", crops=9, **me).empire(Q, capital="syria")
    scene.citizens(P, sicilia=(2, 2)).citizens(Q, sicilia=(2, 2))
    table = scene.turn(P, "conquest", "chronicle")
    do(table, Play("conquest"), Attack("sicilia", Q))
    assert numbers(table, P) == choice


# ------------------------------------------------------------------ others of the rulebook


@pytest.mark.rule("SOT-21.1", "SOT-21.2")
def test_growth_after_the_marker_has_passed_the_symbol() -> None:
    """Population growth: the marker has moved on from the symbol before the generation ends."""
    scene = three().empire(P, capital="syria", provinces=["armenia", "asia_minor"])
    scene.empire(Q, capital="italia").empire(R, capital="libya").rolls(1)
    scene.state.growth = True  # space 5 was entered a round ago
    scene.state.round, scene.state.dynasty_space = 1, 5
    table = scene.at(Stage.TRACK, start=P)
    assert seen(table).dynasty_space == 6
    assert [here(table, P, r)[0] for r in ("syria", "armenia", "asia_minor")] == [1, 1, 1]


@pytest.mark.rule("SOT-26.3", "SOT-26.14", "SOT-27.17")
def test_muster_with_political_emphasis_tyranny_and_irrigation() -> None:
    """Muster B: a soldier in Gallia, a conversion in Hispania, a peasant in Italia, for 3 gold."""
    scene = three().empire(P, capital="syria").empire(R, capital="libya")
    scene.empire(
        Q,
        capital="gallia",
        provinces=["hispania", "italia"],
        gold=3,
        advances=["tyranny"],
        emphasis="political",
    )
    scene.built("italia", "irrigation").citizens(Q, hispania=(2, 0))
    table = scene.turn(Q, "muster", "chronicle")
    do(table, Play("muster"), Muster("gallia"), Promote("hispania"), Irrigate("italia"))
    assert here(table, Q, "gallia") == (0, 1)
    assert here(table, Q, "hispania") == (1, 1)
    assert here(table, Q, "italia") == (1, 0)
    assert gold(table, Q) == 0


@pytest.mark.rule("SOT-26.5")
def test_no_city_without_civil() -> None:
    scene = three().empire(P, capital="italia", gold=20).empire(Q, capital="syria")
    table = scene.empire(R, capital="libya").turn(P, "build", "chronicle")
    do(table, Play("build"), Site("italia"))
    assert Construct("city") not in offered(table, Construct)
    assert refused(table, Construct("city")) == "SOT-12.2"


@pytest.mark.rule("SOT-22.4", "SOT-22.8")
def test_scoring_five_fountains_are_too_few_for_card_3() -> None:
    scene = three().empire(P, capital="italia", laid={"B": 3}, heritage=(4, 0, 0))
    scene.empire(Q, capital="syria").empire(R, capital="libya")
    scene.built("italia", "aqueduct", "city")
    assert counted(scene, "B") == 5
    table = dynasty_end(scene)
    assert vp(table) == 0
    assert heritage(table) == (4, 0, 0)


@pytest.mark.rule("SOT-22.4", "SOT-22.7")
@pytest.mark.parametrize(("chosen", "points"), [("C", 10), ("D", 15)])
def test_scoring_one_of_cards_4_and_5_with_heritage_7(chosen: str, points: int) -> None:
    """7 regions and all 30 citizens fulfil both; 4 + 5 is more than 7, so one must do."""
    scene = three().empire(
        P,
        capital="italia",
        provinces=["gallia", "hispania", "mauretania", "sicilia", "rhodes", "graecia"],
        laid={"C": 4, "D": 5},
        heritage=(0, 7, 0),
    )
    scene.empire(Q, capital="syria").empire(R, capital="libya")
    table = dynasty_end(scene.citizens(P, italia=(10, 5), gallia=(10, 5)))
    assert offered(table, Score) == [Score("C"), Score("D")]
    table.pick(Score(chosen))
    assert vp(table) == points
    assert heritage(table) == (0, 8, 0)


@pytest.mark.rule("SOT-17.3", "SOT-17.4")
def test_tribute_of_three_caravans_is_three() -> None:
    """The rulebook's picture shows two crops; its rule, one for each caravan, gives three."""
    scene = three().empire(P, capital="italia")
    scene.empire(Q, capital="syria", caravans=["italia-graecia", "italia-sicilia"], crops=1)
    scene.empire(R, capital="hispania", caravans=["hispania-italia"], crops=4)
    table = scene.turn(P, "tribute", "chronicle")
    table.pick(Play("tribute"))
    assert [crops(table, seat) for seat in (P, Q, R)] == [3, 0, 3]


@pytest.mark.rule("SOT-21.6")
def test_attrition_takes_the_same_number_from_each() -> None:
    """10 citizens where 6 may be: two full circles, two from each."""
    scene = three().region("sicilia", "crops", 3).empire(P, capital="italia")
    scene.empire(Q, capital="syria").empire(R, capital="libya")
    table = scene.citizens(P, sicilia=(6, 0)).citizens(Q, sicilia=(0, 4)).at(Stage.OVERCROWDING)
    assert (here(table, P, "sicilia"), here(table, Q, "sicilia")) == ((4, 0), (0, 2))


@pytest.mark.rule("SOT-18.3", "SOT-21.5")
def test_every_step_beyond_the_maximum_costs_a_point() -> None:
    """Unrest 7, a bonus action, a repeated card, an overcrowded region: 3 points."""
    scene = Scene().empire(P, capital="italia", unrest=7, vp=5, gold=1, played=["muster"])
    scene.empire(Q, capital="syria").citizens(P, italia=(5, 0))
    table = last_round(scene, space=2).turn(P, "muster", "chronicle", start=Q)
    do(table, Play("muster"), Muster("italia"), UseBonus("support"), Support("civil"), EndTurn())
    assert seen(table).round == 0
    assert (unrest(table), vp(table)) == (7, 2)
