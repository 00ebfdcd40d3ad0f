"""Section 10: barbarian tiles."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.era_of_tribes.content.cards import TILE
from civitas.titles.era_of_tribes.picks.common import DONE, Advance
from civitas.titles.era_of_tribes.picks.deeds import KeepTile, UseTile
from civitas.titles.era_of_tribes.scene import Scene, board, level_of, player
from tests.titles.era_of_tribes.helpers import asked, do, offered, refused, state
from tests.titles.era_of_tribes.wars import attack


def romans() -> Scene:
    return Scene(peoples=["romans", "iberians"])


def win(tile: str, scene: Scene | None = None) -> Table:
    """The Romans have just won this tile."""
    scene = scene or romans()
    scene.take_tile(TILE[tile])
    scene.me(0).fresh = TILE[tile]
    return scene.at(Step("tile.won", 0), Step("turn", 1))


@pytest.mark.rule("EOT-10.1", "EOT-10.3")
def test_a_green_tile_is_used_at_once_or_kept() -> None:
    table = win("thalers_5")
    assert set(table.asks[0].picks) == {UseTile("thalers_5"), KeepTile()}
    do(table, UseTile("thalers_5"))
    assert player(table, 0).thalers == 10
    assert player(table, 0).opened == (TILE["thalers_5"],)
    table = do(win("thalers_5"), KeepTile())
    assert player(table, 0).tiles == (TILE["thalers_5"],)
    assert player(table, 0).thalers == 5


@pytest.mark.rule("EOT-10.1", "EOT-10.9", "EOT-1.16")
def test_a_red_tile_is_asked_about_too_and_looks_the_same_to_others() -> None:
    red, green = win("final_hexes"), win("thalers_5")
    assert red.asks[0].picks == [KeepTile()]
    assert red.asks[0].secret
    assert red.view(1) == green.view(1)
    assert red.view(0) != green.view(0)


@pytest.mark.rule("EOT-10.2", "EOT-10.3")
def test_a_kept_tile_is_used_in_a_turn_without_ending_it() -> None:
    table = romans().player(0, tiles=["morale_3", "final_hexes"]).turn(0)
    assert offered(table, UseTile) == [UseTile("morale_3")]
    do(table, UseTile("morale_3"))
    assert player(table, 0).morale == 3
    assert player(table, 0).opened == (TILE["morale_3"],)
    assert (table.asks[0].seat, asked(table)) == (0, "turn")


@pytest.mark.rule("EOT-10.2")
def test_a_kept_tile_is_used_before_an_auto_expansion() -> None:
    scene = romans().player(0, tiles=["morale_3"])
    table = scene.auto_expansion()
    assert asked(table) == "use-tile"
    growth = board(table).expansion
    do(table, UseTile("morale_3"))
    assert asked(table) == "growth"
    assert growth != board(table).expansion
    assert asked(scene.action(0, "expansion", 1)) == "growth"


@pytest.mark.rule("EOT-10.2")
@pytest.mark.parametrize("tile", ["army_2", "final_hexes"])
def test_whoever_holds_a_tile_is_asked_before_battles(tile: str) -> None:
    scene = attack(romans().player(0, tiles=[tile]), "edetania", walked=1)
    table = scene.at(Step("tiles.battles", 0), Step("battles", 0), Step("turn", 1))
    assert asked(table) == "use-tile"
    assert DONE in table.asks[0].picks
    assert (UseTile(tile) in table.asks[0].picks) == (tile == "army_2")
    quiet = romans().player(0, tiles=[tile]).at(Step("tiles.battles", 0), Step("turn", 1))
    assert asked(quiet) == "turn"


@pytest.mark.rule("EOT-6.13")
def test_who_is_in_revolution_may_use_tiles_before_the_auto_expansion() -> None:
    scene = romans().player(0, tiles=["thalers_3"])
    scene.me(0).revolted = True
    table = scene.auto_expansion()
    assert (table.asks[0].seat, asked(table)) == (0, "use-tile")
    do(table, UseTile("thalers_3"))
    assert player(table, 0).thalers == 8


@pytest.mark.rule("EOT-10.5")
@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        ("morale_2", {"morale": 2}),
        ("morale_3", {"morale": 3}),
        ("influence_1", {"influence": 1}),
        ("thalers_2", {"thalers": 2}),
        ("thalers_3", {"thalers": 3}),
        ("thalers_5", {"thalers": 5}),
        ("army_2", {"militias": 2}),
    ],
)
def test_what_green_tiles_bring(tile: str, gains: dict[str, int]) -> None:
    table = win(tile)
    before = {name: getattr(player(table, 0), name) for name in gains}
    do(table, UseTile(tile))
    for name, number in gains.items():
        assert getattr(player(table, 0), name) == before[name] + number


@pytest.mark.rule("EOT-10.6", "EOT-5.10")
def test_a_progress_at_half_price() -> None:
    """Without discounts for cities or the people, with surcharges, and with pioneer's influence."""
    scene = Scene(peoples=["greek", "romans"], setup="2p_central_sea").city(0, "attica")
    scene.player(0, thalers=6, levels={"architecture": 1})
    table = do(win("half_price_progress", scene), UseTile("half_price_progress"))
    do(table, Advance("architecture"))  # 4 and 2 for the missing branch
    assert player(table, 0).thalers == 0
    assert level_of(table, 0, "architecture") == 2
    assert player(table, 0).influence == 2


@pytest.mark.rule("EOT-10.6")
def test_who_cannot_pay_keeps_the_half_price_progress() -> None:
    table = win("half_price_progress", romans().player(0, thalers=1))
    assert table.asks[0].picks == [KeepTile()]


@pytest.mark.rule("EOT-10.7")
def test_a_kept_half_price_progress_is_an_action_with_a_leader() -> None:
    table = romans().player(0, thalers=2, tiles=["half_price_progress"]).turn(0)
    do(table, UseTile("half_price_progress"), Advance("farming"))
    assert player(table, 0).used_leaders == 1
    assert player(table, 0).done == 0
    assert table.asks[0].seat == 1
    table = romans().player(0, tiles=["half_price_progress"]).action(0, "expansion", 1)
    assert asked(table) != "use-tile"
    table = romans().ring(0).player(0, tiles=["half_price_progress"], used_leaders=2).turn(0)
    assert state(table).players[0].tiles


@pytest.mark.rule("EOT-10.8", "EOT-2.27")
@pytest.mark.parametrize(("supply", "left"), [(3, 2), (0, 0)])
def test_a_grey_leader_from_the_supply_or_the_box(supply: int, left: int) -> None:
    scene = romans()
    scene.state.grey_supply = supply
    table = do(win("grey_leader", scene), UseTile("grey_leader"))
    assert player(table, 0).grey == 1
    assert state(table).grey_supply == left


@pytest.mark.rule("EOT-10.9")
def test_red_tiles_have_no_effect_before_the_end() -> None:
    table = romans().player(0, tiles=["final_hexes"]).turn(0)
    assert refused(table, UseTile("final_hexes")) == "EOT-10.9"


@pytest.mark.rule("EOT-10.10")
def test_who_loses_all_provinces_keeps_his_tiles() -> None:
    scene = romans().player(0, tiles=["final_hexes", "morale_2"])
    scene.leave("latium", "campania")
    table = scene.clean_up()
    assert len(player(table, 0).tiles) == 2


@pytest.mark.rule("EOT-10.7", "EOT-6.13")
@pytest.mark.parametrize("late", [True, False])
def test_a_kept_half_price_progress_waits_for_an_action(late: bool) -> None:
    """Whoever has leaders is not told that he has none: it is no use for one of these moments."""
    scene = romans().player(0, thalers=20, tiles=["half_price_progress"])
    if late:
        scene.state.phase = "auto_expansion"
        table = scene.always_ask().at(Step("tiles.late", 0), Step("turn", 1))
    else:
        attack(scene, "edetania", walked=1)
        table = scene.always_ask().at(Step("tiles.battles", 0), Step("battles", 0), Step("turn", 1))
    assert asked(table) == "use-tile"
    assert player(table, 0).ready_leaders
    reason = table.why_not(UseTile("half_price_progress"), 0)
    assert reason is not None
    assert (reason.message, reason.clause) == ("tile-action", "EOT-10.7")
