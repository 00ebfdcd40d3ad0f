"""Scenes: any position of the game in a few lines, for tests and studies.

    scene = Scene(players=2)
    scene.land("C4", "forest").city(0, "C4", "temple", mood="happy").units(0, "C4", infantry=2)
    scene.player(0, food=3, ideas=1, advances=["tactics"], actions=["action_07"])
    table = scene.turn(0)

A scene starts with the homes of the layout revealed and settled as in the setup, nothing dealt to
hands, and every deck in the order of its file, the first card on top. From ``turn`` on there are
only picks. What there is then is read back by name: ``goods_of``, ``units_at``, ``mood_of``, ….
"""

from civitas.titles.clash_of_cultures.scene.begin import Scene
from civitas.titles.clash_of_cultures.scene.reading import (
    actions_left,
    advances_of,
    board,
    buildings_of,
    city_at,
    goods_of,
    hand_of,
    hex_at,
    mood_of,
    owner_of,
    player,
    player_of,
    points_of,
    supply_of,
    terrain_at,
    units_at,
)

__all__ = [
    "Scene",
    "actions_left",
    "advances_of",
    "board",
    "buildings_of",
    "city_at",
    "goods_of",
    "hand_of",
    "hex_at",
    "mood_of",
    "owner_of",
    "player",
    "player_of",
    "points_of",
    "supply_of",
    "terrain_at",
    "units_at",
]
