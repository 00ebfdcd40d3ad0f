"""Ships in a dock and soldiers of the same field, measured as they are drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from civitas.drawing.labels import Box, covered
from civitas.drawing.room import box_at
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.sheets import layer
from civitas.titles.oikumene.board.spots import spots
from civitas.titles.oikumene.content.maps import MAPS
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.view import view
from tests.titles.oikumene.helpers import state


def plates(drawn: str) -> dict[str, Box]:
    """Where each plate of units lies in a drawing, by what stands on it."""
    return dict(_plates(ElementTree.fromstring(f"<g>{drawn}</g>"), 0, 0))


def _plates(node: ElementTree.Element, x: float, y: float) -> Iterator[tuple[str, Box]]:
    moved = re.match(r"translate\((\S+) ([^\s)]+)\)", node.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    ground = node.find("rect[@class='c-b']")
    if ground is not None:
        left, top, wide, high = (float(ground.get(n, 0)) for n in ("x", "y", "width", "height"))
        left, top = x + left, y + top
        yield node.get("data-thing", ""), Box(left, top, left + wide, top + high)
    for child in node:
        yield from _plates(child, x, y)


def docked(board: str, field: str, language: str, soldiers: dict[str, int], **ships: int) -> float:
    """How much of the soldiers of a field is hidden by its ships in dock."""
    scene = Scene(8, map=board, mode="original").settle(0, field, "city", "harbour")
    for kind, number in soldiers.items():
        scene.units(0, kind, field, number)
    for kind, number in ships.items():
        scene.units(0, kind, field, number, spot="port")
    words = words_for(META, language)
    seen = view(state(scene.at("movement_units")), 0)
    found = plates(dict(layer(seen, words))[f"on-{field}"])
    assert set(found) == {*soldiers, *ships}
    ashore = [box for thing, box in found.items() if thing in soldiers]
    return sum(covered(found[thing], ashore) for thing in ships)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("soldiers", [
    {"light_infantry": 2}, {"light_infantry": 12}, {"light_infantry": 2, "cavalry": 2},
])  # fmt: skip
@pytest.mark.parametrize("ships", [
    {"warship": 2}, {"transport_ship": 2}, {"warship": 2, "transport_ship": 2},
])  # fmt: skip
def test_ships_and_soldiers_of_glevum_do_not_touch(
    language: str, soldiers: dict[str, int], ships: dict[str, int]
) -> None:
    assert docked("britannia", "glevum", language, soldiers, **ships) == 0


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("board", MAPS)
def test_nowhere_does_a_ship_in_dock_lie_on_soldiers_of_two_kinds(
    board: str, language: str
) -> None:
    soldiers, world = {"light_infantry": 2, "cavalry": 2}, Scene(8, map=board).state.world
    for field in [world.names[n] for n in world.fields if not world.neutral >> n & 1]:
        spot = spots(board, language)[field]
        if spot.dock != spot.troops:
            assert docked(board, field, language, soldiers, warship=2) == 0, field


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_garrison_and_who_besieges_it_do_not_stand_on_the_herds_of_neighbours(
    language: str,
) -> None:
    """Six in Campania and those before it hid the sheep of Lucania."""
    scene = Scene(2, mode="extended").settle(1, "campania", "city").settle(1, "lucania")
    for kind in ("light_infantry", "heavy_infantry", "cavalry"):
        scene.units(0, kind, "campania", 5).units(1, kind, "campania", 2, spot="inside")
    scene.herd(1, "sheep", "lucania", 2)
    seen = view(state(scene.at("movement_units")), 0)
    drawn = dict(layer(seen, words_for(META, language)))
    armies = [*_plates(ElementTree.fromstring(f"<g>{drawn['on-campania']}</g>"), 0, 0)]
    assert len(armies) == 2
    herds = [box_at(spots("italia", language)["lucania"].growth, (63, 34))]
    assert sum(covered(box, herds) for _, box in armies) == 0
