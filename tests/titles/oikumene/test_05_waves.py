"""Who pays or feeds before whom (HRN-5.23)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.titles.oikumene.farming.waves import next_wave
from civitas.titles.oikumene.scene import Scene

TOWNS = ("roma", "tarentum", "boica", "daunia", "syracusae")


def rings(*pairs: tuple[int, int], players: int = 3) -> Scene:
    """Of each pair the first encircles the settlement of the second."""
    scene = Scene(players)
    for seat in range(players):
        scene.settle(seat, TOWNS[seat])
    for besieger, besieged in pairs:
        scene.units(besieger, "light_infantry", TOWNS[besieged])
    return scene


def order(scene: Scene) -> list[list[int]]:
    """The waves, one after the other."""
    found, done = [], 0
    while wave := next_wave(scene.state, done):
        found.append([me.seat for me in wave])
        for me in wave:
            done |= 1 << me.seat
    return found


@pytest.mark.rule("HRN-5.23")
def test_whoever_encircles_goes_before_the_encircled() -> None:
    assert order(rings((2, 1), (1, 0))) == [[2], [1], [0]]
    assert order(rings((2, 0))) == [[1, 2], [0]]


@pytest.mark.rule("HRN-5.23")
def test_in_a_cycle_they_go_in_turn_order() -> None:
    assert order(rings((1, 2), (2, 1))) == [[0], [1], [2]]
    assert order(rings((1, 2), (2, 1)).first(2)) == [[0], [2], [1]]


@pytest.mark.rule("HRN-5.23")
def test_whoever_is_encircled_by_one_of_a_cycle_is_not_of_the_cycle() -> None:
    """The first player in turn order is encircled by the second, who is in a cycle with the
    third."""
    scene = rings((1, 0), (1, 2), (2, 1))
    assert order(scene) == [[1], [0, 2]]
    scene.state.rules = replace(scene.state.rules, version=8)
    assert order(scene) == [[0], [1], [2]]


@pytest.mark.rule("HRN-5.23")
def test_a_cycle_that_another_one_encircles_goes_after_it() -> None:
    scene = rings((0, 1), (1, 0), (2, 3), (3, 2), (3, 0), players=4)
    assert order(scene) == [[2], [3], [0], [1]]
