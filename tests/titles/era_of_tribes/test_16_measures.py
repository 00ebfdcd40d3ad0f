"""Section 16: measures used by cards and tiles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.cards import CARD, TILE
from civitas.titles.era_of_tribes.content.fields import (
    FIELD,
    FISH,
    HEX_OF,
    LANDS,
    LUXURY,
    NAMES,
    TERRAIN,
    TERRAINS,
)
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.goals.contests import places
from civitas.titles.era_of_tribes.goals.measures import MEASURES, card_value, tile_points
from civitas.titles.era_of_tribes.scene import Scene

Change = Callable[[Scene], object]


def scene() -> Scene:
    return Scene(2, ["romans", "iberians"])


def free(one: Scene, fits: Callable[[int], bool], number: int) -> list[str]:
    """So many provinces or seas that nobody controls and that fit."""
    s = one.state
    found = [NAMES[n] for n in s.area.fields if s.owner[n] == NOBODY and fits(n)]
    assert len(found) >= number
    return found[:number]


def settle(one: Scene, terrain: str, number: int) -> None:
    one.land(0, *free(one, lambda n: TERRAINS[TERRAIN[n]] == terrain, number))


def fish(one: Scene) -> None:
    """Two fish fields, in one of them three fleets."""
    first, second = free(one, lambda n: bool(FISH[n]), 2)
    one.fleets(0, first, 3).fleets(0, second, 1)


def kinds(one: Scene, kinds_of: int, of_one: int) -> None:
    """So many kinds of luxury goods, of one of them so many."""
    s = one.state
    by_kind: dict[int, list[str]] = {}
    for n in s.area.land:
        if LUXURY[n] >= 0 and s.owner[n] == NOBODY:
            by_kind.setdefault(LUXURY[n], []).append(NAMES[n])
    most = max(by_kind.values(), key=len)
    one.land(0, *most[:of_one])
    others = [names[0] for names in by_kind.values() if names is not most]
    one.land(0, *others[: kinds_of - 1])


CARDS = [
    pytest.param(
        "admiralty",
        fish,
        4,
        marks=[pytest.mark.content("influence_cards/admiralty"), pytest.mark.rule("EOT-16.1")],
    ),
    pytest.param(
        "fishermen",
        fish,
        2,
        marks=[pytest.mark.content("influence_cards/fishermen"), pytest.mark.rule("EOT-16.1")],
    ),
    pytest.param(
        "colonists",
        lambda one: one.land(0, "caesariensis").land(0, "baleares"),
        2,
        marks=[pytest.mark.content("influence_cards/colonists"), pytest.mark.rule("EOT-16.2")],
    ),
    pytest.param(
        "townsmen",
        lambda one: one.city(0, "latium", "campania"),
        2,
        marks=[pytest.mark.content("influence_cards/townsmen"), pytest.mark.rule("EOT-16.2")],
    ),
    pytest.param(
        "nobility",
        lambda one: one.land(0, "etruria", "venetia", "cisalpina").fleets(0, "tyrrhenian_sea"),
        3,
        marks=[pytest.mark.content("influence_cards/nobility"), pytest.mark.rule("EOT-16.2")],
    ),
    pytest.param(
        "loggers",
        lambda one: settle(one, "forest", 2),
        2,
        marks=[pytest.mark.content("influence_cards/loggers"), pytest.mark.rule("EOT-16.3")],
    ),
    pytest.param(
        "miners",
        lambda one: settle(one, "mountain", 2),
        2,
        marks=[pytest.mark.content("influence_cards/miners"), pytest.mark.rule("EOT-16.3")],
    ),
    pytest.param(
        "peasants",
        lambda one: settle(one, "grain", 2),
        2,
        marks=[pytest.mark.content("influence_cards/peasants"), pytest.mark.rule("EOT-16.3")],
    ),
    pytest.param(
        "shepherds",
        lambda one: settle(one, "hill", 2),
        2,
        marks=[pytest.mark.content("influence_cards/shepherds"), pytest.mark.rule("EOT-16.3")],
    ),
    pytest.param(
        "emperor",
        lambda one: one.player(0, triumph=25),
        3,
        marks=[pytest.mark.content("influence_cards/emperor"), pytest.mark.rule("EOT-16.4")],
    ),
    pytest.param(
        "peacemakers",
        lambda one: one.player(0, triumph=30),
        -2,
        marks=[pytest.mark.content("influence_cards/peacemakers"), pytest.mark.rule("EOT-16.4")],
    ),
    pytest.param(
        "liberators",
        lambda one: one.player(0, tiles=["thalers_2"], opened=["morale_2", "morale_3"]),
        3,
        marks=[pytest.mark.content("influence_cards/liberators"), pytest.mark.rule("EOT-16.5")],
    ),
    pytest.param(
        "partisans",
        lambda one: one.battlefield("latium", 2).battlefield("campania").battlefield("etruria"),
        2,
        marks=[pytest.mark.content("influence_cards/partisans"), pytest.mark.rule("EOT-16.6")],
    ),
    pytest.param(
        "merchants",
        lambda one: kinds(one, 3, 2),
        4,
        marks=[pytest.mark.content("influence_cards/merchants"), pytest.mark.rule("EOT-16.7")],
    ),
    pytest.param(
        "scholars",
        lambda one: one.player(0, levels={"farming": 2, "culture": 3}),
        5,
        marks=pytest.mark.content("influence_cards/scholars"),
    ),
    pytest.param(
        "the_rich",
        lambda one: one.player(0, thalers=12),
        7,
        marks=[pytest.mark.content("influence_cards/the_rich"), pytest.mark.rule("EOT-16.10")],
    ),
]


@pytest.mark.parametrize(("card", "change", "more"), CARDS)
def test_what_a_card_measures(card: str, change: Change, more: int) -> None:
    one = scene()
    before = card_value(one.state, one.me(0), CARD[card])
    change(one)
    assert card_value(one.state, one.me(0), CARD[card]) == before + more


@pytest.mark.rule("EOT-16.1")
def test_fish_of_a_field_that_another_controls_is_not_counted() -> None:
    one = scene()
    sea = free(one, lambda n: bool(FISH[n]), 1)[0]
    one.fleets(1, sea).fleets(0, sea, 2)
    assert card_value(one.state, one.me(0), CARD["fishermen"]) == 0
    assert card_value(one.state, one.me(0), CARD["admiralty"]) == 2


@pytest.mark.rule("EOT-16.2", "EOT-8.21")
def test_land_that_hangs_together_with_a_home_is_no_colony() -> None:
    one = scene().land(0, "etruria", "venetia")
    assert card_value(one.state, one.me(0), CARD["colonists"]) == 0


@pytest.mark.rule("EOT-16.4")
def test_emperor_needs_a_step_and_peacemakers_wants_the_fewest() -> None:
    one = scene().player(0, triumph=28).player(1, triumph=29)
    assert places(one.state, CARD["emperor"]) == ((), ())
    assert places(one.state, CARD["peacemakers"]) == ((1,), (0,))


@pytest.mark.rule("EOT-16.5")
def test_a_tile_that_left_the_game_belongs_to_nobody() -> None:
    one = scene()
    one.state.removed_tiles = (TILE["thalers_2"],)
    assert card_value(one.state, one.me(0), CARD["liberators"]) == 0


@pytest.mark.rule("EOT-16.8")
def test_an_inset_box_is_one_hex() -> None:
    one = Scene(2, ["britons", "gauls"], setup="2p_west")
    boxed = [n for n in one.state.area.land if n < LANDS and NAMES[n] in ("thule", "gronland")]
    before = MEASURES["hexes_with_own_land_province"](one.state, one.me(0))
    assert before == len({HEX_OF[n] for n in HOMES[one.me(0).people]})
    one.land(0, *(NAMES[n] for n in boxed))
    assert MEASURES["hexes_with_own_land_province"](one.state, one.me(0)) == before + 1


@pytest.mark.rule("EOT-16.9")
def test_leaders_on_an_epoch_field_do_not_count() -> None:
    one = scene().player(0, grey=2)
    assert MEASURES["leaders_of_any_colour"](one.state, one.me(0)) == 4
    one.player(0, epoch="bronze_age")
    assert MEASURES["leaders_of_any_colour"](one.state, one.me(0)) == 5


@pytest.mark.rule("EOT-16.11", "EOT-14.4")
def test_who_has_nothing_has_no_place() -> None:
    one = Scene(3)
    one.city(0, NAMES[HOMES[one.me(0).people][0]])
    assert places(one.state, CARD["townsmen"]) == ((0,), ())


TILES = [
    pytest.param("final_progress", {"levels": {"farming": 4, "culture": 4}}, 0),
    pytest.param(
        "final_progress",
        {"levels": {"farming": 4, "culture": 4, "commerce": 2}},
        1,
        marks=pytest.mark.content("barbarian_tiles/final_progress"),
    ),
    pytest.param(
        "final_progress", {"levels": {"farming": 4, "culture": 4, "commerce": 4, "mechanics": 4}}, 4
    ),
    pytest.param(
        "final_progress",
        {
            "levels": dict.fromkeys(("farming", "culture", "commerce", "mechanics"), 4)
            | {"navigation": 1}
        },
        5,
    ),
    pytest.param(
        "final_leaders", {"grey": 5}, 5, marks=pytest.mark.content("barbarian_tiles/final_leaders")
    ),
    pytest.param("final_leaders", {"grey": 0}, 0),
    pytest.param(
        "final_thalers",
        {"thalers": 14},
        2,
        marks=pytest.mark.content("barbarian_tiles/final_thalers"),
    ),
    pytest.param("final_thalers", {"thalers": 99}, 5),
    pytest.param(
        "final_treaties",
        {"treaties": 2},
        1,
        marks=pytest.mark.content("barbarian_tiles/final_treaties"),
    ),
    pytest.param("final_treaties", {"treaties": 1}, 0),
]


@pytest.mark.rule("EOT-16.12", "EOT-14.6", "EOT-16.10")
@pytest.mark.parametrize(("tile", "has", "points"), TILES)
def test_a_scoring_tile_gives_the_points_of_its_highest_threshold(
    tile: str, has: dict[str, Any], points: int
) -> None:
    one = scene().player(0, **has)
    assert tile_points(one.state, one.me(0), TILE[tile]) == points


@pytest.mark.rule("EOT-16.7")
@pytest.mark.content("barbarian_tiles/final_different_luxury", "barbarian_tiles/final_equal_luxury")
def test_different_and_equal_luxury_goods() -> None:
    one = scene()
    kinds(one, 4, 2)
    assert tile_points(one.state, one.me(0), TILE["final_different_luxury"]) == 2
    assert tile_points(one.state, one.me(0), TILE["final_equal_luxury"]) == 1


@pytest.mark.rule("EOT-16.8")
@pytest.mark.content("barbarian_tiles/final_hexes")
def test_hexes_with_an_own_province() -> None:
    one = scene()
    assert tile_points(one.state, one.me(0), TILE["final_hexes"]) == 0
    one.land(0, "etruria", "venetia", "caesariensis", "baleares")
    assert {HEX_OF[FIELD[n]] for n in ("latium", "campania")} == {HEX_OF[FIELD["latium"]]}
    assert tile_points(one.state, one.me(0), TILE["final_hexes"]) == 2


@pytest.mark.rule("EOT-16.10")
@pytest.mark.content("barbarian_tiles/final_trading_posts")
def test_trading_posts_in_foreign_cities() -> None:
    one = scene().city(1, "turdetania", "bastetania").post(0, "turdetania")
    assert tile_points(one.state, one.me(0), TILE["final_trading_posts"]) == 0
    one.post(0, "bastetania")
    assert tile_points(one.state, one.me(0), TILE["final_trading_posts"]) == 1
