"""Scenes: any position of the game in a few lines, to play on from.

For tests, studies and puzzles::

    scene = Scene(players=2)
    scene.region("italia", "crops", 4).region("gallia", "gold", 3)
    scene.empire(0, capital="italia", provinces=["gallia"], gold=3, unrest=1)
    scene.empire(1, capital="graecia")
    scene.citizens(0, italia=(2, 1), gallia=(1, 0))
    table = scene.turn(0, "muster", "build")

Every region in play yields crops with capacity 4 unless the scene says otherwise; players start
without resources, citizens, caravans or advances, with unrest 0. What there is later is read back
by name: ``empire_of``, ``region_at``, ``board``, ….
"""

from civitas.titles.sands_of_time.scene.building import Scene
from civitas.titles.sands_of_time.scene.reading import (
    board,
    caravans_on,
    citizens_at,
    empire,
    empire_of,
    region_at,
    row_of,
)

__all__ = [
    "Scene",
    "board",
    "caravans_on",
    "citizens_at",
    "empire",
    "empire_of",
    "region_at",
    "row_of",
]
