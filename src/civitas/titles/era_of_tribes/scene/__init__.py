"""Scenes: any position of the game in a few lines, for tests and studies.

    scene = Scene(players=2, peoples=["romans", "carthaginians"])
    scene.land(0, "etruria", "venetia").vassals(0, "etruria", 3).city(1, "zeugitana")
    scene.player(0, thalers=7, morale=3, levels={"mechanics": 2}, tiles=["thalers_5"])
    table = scene.turn(0)

A scene starts as after the set-up, but without free progress: the seats in order, each on its home
provinces, barbarian tiles on their places, the first in its file on the first place, all decks in
the order of their file, the first card on top, and no personal cards. From ``turn`` on there are
only picks. What there is then is read back by name: ``player``, ``owner_of``, ``vassals_at``, ….
"""

from civitas.titles.era_of_tribes.scene.begin import Scene
from civitas.titles.era_of_tribes.scene.reading import (
    board,
    city_at,
    fleets_at,
    goods_of,
    level_of,
    owner_of,
    player,
    vassals_at,
)

__all__ = [
    "Scene",
    "board",
    "city_at",
    "fleets_at",
    "goods_of",
    "level_of",
    "owner_of",
    "player",
    "vassals_at",
]
