"""How the units of several players stand on a field: beside what lies there, not on it."""

from __future__ import annotations

import math

import pytest

from civitas.drawing.curves import Point, is_inside
from civitas.drawing.labels import covered
from civitas.drawing.room import box_at
from civitas.drawing.svg import Block
from civitas.titles.oikumene.board.ice import beside_ice, ice_of
from civitas.titles.oikumene.board.ranks import HIGH, box_of, line_home, ranks
from civitas.titles.oikumene.board.spots import (
    SHIPS,
    TOWN,
    TROOPS,
    beside,
    beside_docks,
    land_of,
    sections_of,
    spots,
)
from civitas.titles.oikumene.content.maps import MAPS

LANGUAGES = ("en", "de")


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("stacks", [2, 3, 4])
def test_the_units_of_several_players_hide_no_settlement(board: str, stacks: int) -> None:
    """However small the field is, and whatever grows beside the settlement."""
    chip, house, herd = (Block(wide, HIGH, "") for wide in (52, 34, 30))
    for place, spot in spots(board, "de").items():
        if land_of(board).places[place].sea:
            continue
        town, growth = box_of(spot.town, [house]), box_of(spot.growth, [herd, herd])
        near = beside(board, "de")[place]
        x, y = spot.troops
        for dx, dy, line in ranks(spot.troops, [chip] * stacks, [town, growth], near):
            hidden = covered(box_of((x + dx, y + dy), line), [town])
            assert hidden <= house.width * house.height / 2, place


def test_two_stand_abreast_where_there_is_room() -> None:
    chips = [Block(52, HIGH, str(n)) for n in range(3)]
    assert [(y, len(line)) for _, y, line in ranks((0, 0), chips, [], [])] == [(0, 2), (35, 1)]
    assert ranks((0, 0), [], [], []) == []


def far_from(board: str, field: str, at: Point) -> float:
    """How far a point is from the shore of a field; 0 on it."""
    rings = land_of(board).outlines(field)
    corners = [point for ring in rings for point in ring]
    return 0.0 if is_inside(at, rings) else min(math.dist(at, corner) for corner in corners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_grows_in_campania_lies_off_its_own_shore(language: str) -> None:
    """And not beyond the land of three others, in another sea."""
    at = spots("italia", language)["campania"].growth
    others = [field for field in land_of("italia").fields() if field != "campania"]
    assert far_from("italia", "campania", at) < min(far_from("italia", f, at) for f in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", MAPS)
def test_a_line_leads_home_from_what_lies_far_off_its_field(board: str, language: str) -> None:
    for place, spot in spots(board, language).items():
        if land_of(board).places[place].sea:
            continue
        for at in set(spot):
            far = far_from(board, place, at)
            assert far < 40 or line_home(board, place, at).startswith("<line"), place
            assert far or not line_home(board, place, at), place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", MAPS)
def test_ships_in_a_dock_hide_nothing_of_their_own_field(board: str, language: str) -> None:
    """Also on the rivers of the Huns, where no sea has room for them."""
    for place, spot in spots(board, language).items():
        if spot.dock == spot.troops:
            continue
        own = [box_at(spot.town, TOWN), box_at(spot.troops, TROOPS), box_at(spot.growth, TOWN)]
        assert covered(box_at(spot.dock, SHIPS), own) < 30, place


@pytest.mark.parametrize("language", LANGUAGES)
def test_ships_of_two_kinds_on_a_river_hide_hardly_anybody(language: str) -> None:
    """On its black sections and in its docks, where the banks are crowded."""
    chip, house, found = Block(52, HIGH, ""), Block(34, HIGH, ""), spots("huns", language)
    lying = [box_of(spot.troops, [chip]) for spot in found.values()]
    fields = land_of("huns").fields()
    lying += [box_of(found[field].town, [house]) for field in fields]
    docks = {place: found[place].dock for place in beside_docks("huns", language)}
    for points, near, most in (
        (sections_of("huns"), beside("huns", language), 0.2),
        (docks, beside_docks("huns", language), 0.15),
    ):
        hidden = 0.0
        for place, (x, y) in points.items():
            for dx, dy, line in ranks((x, y), [chip, chip], [], near[place]):
                hidden += covered(box_of((x + dx, y + dy), line), lying)
        assert hidden < most * len(points) * chip.width * chip.height / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_ice_lies_by_its_river_and_on_no_soldiers(language: str) -> None:
    """Also where those of two kinds stand on the banks at the mouth of the Danube."""
    chip, found = Block(52, HIGH, ""), spots("huns", language)
    ice = ice_of("huns", language)
    assert list(ice) == list(sections_of("huns"))
    assert all(math.dist(at, sections_of("huns")[place]) <= 60 for place, at in ice.items())
    signs = [box_at(at, (24.0, 24.0)) for at in ice.values()]
    for place, near in beside_ice("huns", language).items():
        if place in ice:
            continue
        spot = found[place]
        sea = land_of("huns").places[place].sea
        own = [] if sea else [box_at(spot.town, TOWN), box_at(spot.growth, TOWN)]
        (x, y), most = spot.troops, {1: 0, 2: 50}
        for number, hidden in most.items():
            lines = ranks(spot.troops, [chip] * number, own, near)
            boxes = [box_of((x + dx, y + dy), line) for dx, dy, line in lines]
            assert sum(covered(box, signs) for box in boxes) <= hidden, place
