"""Section 24, the end of the game: three bonuses, the winner, ties."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import Annex, Play
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_b import fight, offered, owner, refused
from tests.titles.sands_of_time.helpers_c import dynasty_end, seen, vp

HOMES = ("italia", "syria", "libya")
MORE = (("gallia", "hispania"), ("cyprus", "armenia"), ("mauretania", "aethiopia"))


def end(
    *,
    regions: tuple[int, ...] = (1, 1, 1),
    unrest: tuple[int, ...] = (0, 0, 0),
    points: tuple[int, ...] = (0, 0, 0),
    buildings: tuple[str, ...] = ("", "", ""),
    chronicles: tuple[int, ...] = (0, 0, 0),
) -> Table:
    """The end of a match of three, from what each of them has."""
    scene = Scene(players=3)
    for seat in range(3):
        scene.empire(
            seat,
            capital=HOMES[seat],
            provinces=MORE[seat][: regions[seat] - 1],
            unrest=unrest[seat],
            vp=points[seat],
        )
        scene.built(HOMES[seat], *buildings[seat].split())
        scene.state.empires[seat].chronicle_vp = (0, 0, chronicles[seat])
    return scene.at(Stage.GAME_END)


def scores(table: Table) -> tuple[int | float, ...]:
    assert table.result is not None
    return table.result.scores


def winners(table: Table) -> tuple[int, ...]:
    assert table.result is not None
    return table.result.winners


def gained(message: str, table: Table) -> list[int]:
    """Who gained one of the final bonuses."""
    lines = [line for line in table.log if line.message == message]
    assert all(line.params["points"] == 3 for line in lines)
    return [int(line.params["seat"]) for line in lines]


@pytest.mark.rule("SOT-24.1")
def test_three_points_for_the_most_regions() -> None:
    table = end(regions=(2, 3, 1), unrest=(0, 1, 1), buildings=("temple", "", ""))
    assert gained("final-regions", table) == [1]
    assert scores(table) == (6, 3, 0)


@pytest.mark.rule("SOT-24.2")
def test_three_points_for_the_lowest_unrest() -> None:
    table = end(unrest=(3, 4, 2), regions=(2, 1, 1), buildings=("temple", "", ""))
    assert gained("final-unrest", table) == [2]
    assert scores(table) == (6, 0, 3)


@pytest.mark.rule("SOT-24.3")
@pytest.mark.parametrize(
    ("buildings", "winner"),
    [
        (("aqueduct", "temple", "irrigation"), 0),  # 2 fountains; 1 lyre; 1 fountain
        (("aqueduct", "amphitheater temple", "irrigation"), 1),  # 2; 3 lyres; 1
        (("library", "amphitheater temple", "city"), 2),  # 3; 3; 3 fountains and a lyre
        (("aqueduct", "temple", "wonder irrigation"), 2),  # 2; 1; 2 fountains and a lyre
    ],
)
def test_three_points_for_the_most_fountains_and_lyres_together(
    buildings: tuple[str, ...], winner: int
) -> None:
    table = end(buildings=buildings, regions=(2, 1, 1), unrest=(0, 1, 1))
    assert gained("final-symbols", table) == [winner]
    assert sum(scores(table)) == 9


@pytest.mark.rule("SOT-24.3")
def test_symbols_of_advances_count_as_well() -> None:
    scene = Scene().empire(0, capital="italia", advances=["urbanism", "classical_canon"])
    scene.empire(1, capital="syria", unrest=1).built("syria", "library")
    table = scene.at(Stage.GAME_END)
    assert gained("final-symbols", table) == [0]


@pytest.mark.rule("SOT-24.4")
def test_all_who_tie_gain_the_full_points() -> None:
    table = end(regions=(2, 2, 1), unrest=(4, 1, 1), buildings=("temple", "irrigation", "road"))
    assert gained("final-regions", table) == [0, 1]
    assert gained("final-unrest", table) == [1, 2]
    assert gained("final-symbols", table) == [0, 1]
    assert scores(table) == (6, 9, 3)


@pytest.mark.rule("SOT-24.4")
def test_a_tie_of_all_at_nothing_gives_everybody_nine() -> None:
    assert scores(end(points=(5, 4, -3))) == (14, 13, 6)


@pytest.mark.rule("SOT-24.1", "SOT-24.5")
def test_the_bonuses_come_before_the_winner_is_found() -> None:
    table = end(points=(10, 8, 0), regions=(1, 2, 1), unrest=(1, 1, 0), buildings=("", "", "city"))
    assert scores(table) == (10, 11, 6)
    assert winners(table) == (1,)


@pytest.mark.rule("SOT-24.1")
def test_the_bonuses_come_once_after_the_third_dynasty_only() -> None:
    for dynasty in (1, 2):
        table = dynasty_end(Scene().empire(0, capital="italia").empire(1, capital="syria"), dynasty)
        assert (vp(table, 0), vp(table, 1), table.result) == (0, 0, None)
    table = dynasty_end(Scene().empire(0, capital="italia").empire(1, capital="syria"), 3)
    assert scores(table) == (9, 9)


@pytest.mark.rule("SOT-24.5")
@pytest.mark.parametrize(
    ("points", "chronicles", "won"),
    [
        ((20, 30, 10), (9, 0, 3), (1,)),  # more points, whatever the chronicles gave
        ((30, 30, 10), (6, 3, 15), (0,)),
        ((30, 30, 30), (6, 10, 3), (1,)),
        ((30, 30, 30), (6, 10, 10), (1, 2)),
        ((30, 30, 30), (6, 6, 6), (0, 1, 2)),
        ((-2, -3, -5), (0, 0, 0), (0,)),
    ],
)
def test_most_points_then_chronicles_of_the_third_dynasty_then_a_shared_victory(
    points: tuple[int, ...], chronicles: tuple[int, ...], won: tuple[int, ...]
) -> None:
    assert winners(end(points=points, chronicles=chronicles)) == won


@pytest.mark.rule("SOT-24.5")
def test_chronicles_of_earlier_dynasties_break_no_tie() -> None:
    scene = Scene().empire(0, capital="italia", vp=10).empire(1, capital="syria", vp=10)
    scene.state.empires[0].chronicle_vp = (10, 6, 1)
    scene.state.empires[1].chronicle_vp = (0, 0, 3)
    assert winners(scene.at(Stage.GAME_END)) == (1,)


@pytest.mark.rule("SOT-24.5")
def test_wonders_break_no_tie_but_the_chronicle_does() -> None:
    """Both end with 10: one by card 1 on field C, the other by a Wonder."""
    scene = Scene().empire(
        0,
        capital="italia",
        provinces=["gallia", "hispania", "libya"],
        laid={"C": 1},
        heritage=(0, 1, 0),
    )
    scene.empire(1, capital="syria", provinces=["cyprus", "aegyptus", "rhodes"])
    scene.built("italia", "irrigation", "temple").built("syria", "wonder")
    table = dynasty_end(scene, dynasty=3)
    assert scores(table) == (10, 10)
    assert winners(table) == (0,)


@pytest.mark.rule("SOT-24.6")
def test_nobody_loses_the_last_region() -> None:
    """Beaten in the last region, the defender keeps it; abandoned, it cannot be annexed."""
    scene = Scene().empire(0, capital="italia", crops=9).empire(1, capital="syria")
    scene.citizens(0, syria=(0, 6)).citizens(1, syria=(1, 0))
    table = scene.turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    fight(table, "syria", 1, 1, 0)
    while table.asks[0].what == "lose":
        table.pick(table.asks[0].picks[0], seat=table.asks[0].seat)
    assert owner(table, "syria") == 1
    assert seen(table).empires[1].regions == 1
    scene = Scene().empire(0, capital="italia", crops=9).empire(1, capital="syria")
    table = scene.citizens(0, syria=(0, 6), sicilia=(1, 0)).turn(0, "conquest", "chronicle")
    table.pick(Play("conquest"))
    assert offered(table, Annex) == [Annex("sicilia")]
    assert refused(table, Annex("syria")) == "SOT-10.15"
