"""Which icon stands for which thing of the game."""

from __future__ import annotations

from typing import Final

UNITS: Final = {
    "light_infantry": "spears",
    "heavy_infantry": "centurion-helmet",
    "siege_engines": "catapult",
    "cavalry": "horse-head",
    "transport_ship": "caravel",
    "warship": "trireme",
    "mercenary": "barbarian",
    "pirates": "pirate-flag",
    "war_elephants": "elephant-head",
}
BUILDINGS: Final = {
    "village": "hut",
    "city": "greek-temple",
    "dock": "anchor",
    "harbour": "lighthouse",
    "fortification": "stone-tower",
}
HERDS: Final = {"sheep": "sheep", "pigs": "boar", "cattle": "bull", "horses": "horse-head"}
GOODS: Final = {"grain": "ear", "fish": "double-fish", "meat": "bread"}
COUNTERS: Final = {
    "gold": "two-coins",
    "prestige_points": "laurel-crown",
    "victory_points": "arc-triomphe",
    "control": "hill-conquest",
    "significance": "colombian-statue",
    "plunder_stone": "torch",
    "site": "trowel",
    "crop": "sickle",
    "treaty": "shaking-hands",
    "forecast": "hourglass",
    "stacks": "meeple",
    "dice": "perspective-dice-six",
    "shields": "round-shield",
    "swords": "broadsword",
    "announcement": "vertical-banner",
    "first_player": "crown",
    "frozen": "stone-path",
    "fallen": "death-skull",
    "encircled": "manacles",
}
SEASONS: Final = {
    "spring": "vine-flower",
    "summer": "sun",
    "autumn": "sickle",
    "winter": "water-drop",
}
WEATHERS: Final = {"good": "sun", "normal": "moon", "bad": "lightning-storm"}
PHASES: Final = {
    "special_phase": "sands-of-time",
    "movement_units": "walk",
    "movement_special": "horse-head",
    "movement_herds": "sheep",
    "movement_retreat": "boot-prints",
    "movement_attrition": "death-skull",
    "combat_withdraw": "defensive-wall",
    "combat_battle": "crossed-swords",
    "combat_siege": "catapult",
    "combat_plunder": "torch",
    "hinterland_experience": "graduate-cap",
    "hinterland_building": "trowel",
    "hinterland_trade": "trade",
    "hinterland_wages": "receive-money",
    "hinterland_fishing": "fishing-net",
}
STEPS: Final = {
    "new_year": "torch",
    "breeding": "ram-profile",
    "sowing": "plow",
    "weather": "lightning-storm",
    "yield": "ear",
    "taxes": "receive-money",
    "harvest": "sickle",
    "feasts": "amphora",
    "winter_weather": "lightning-storm",
    "upkeep": "two-coins",
    "feeding": "bread",
}
LEVELS: Final = {
    "recruit": "meeple",
    "standard": "round-shield",
    "experienced": "gladius",
    "veteran": "swords-emblem",
    "elite": "eagle-emblem",
}
COMMANDERS: Final = {
    "none_commander": "meeple",
    "poor_commander": "meeple-king",
    "average_commander": "meeple-king",
    "better_commander": "throne-king",
    "brilliant_commander": "imperial-crown",
}
TREATIES: Final = {
    "tribute": "two-coins",
    "ransom": "peace-dove",
    "vassalage": "throne-king",
    "help": "shaking-hands",
    "rival": "crossed-swords",
}
WAYS: Final = {
    "sovereignty": "imperial-crown",
    "dominance": "arc-triomphe",
    "power": "hill-conquest",
    "significance": "colombian-statue",
}
GOALS: Final = {
    "fields": "hill-conquest",
    "settlements": "hut",
    "agrarian_points": "ear",
    "cities": "greek-temple",
    "prestige": "laurel-crown",
}
MORALES: Final = {
    "very_low": "fishbone",
    "low": "drama-masks",
    "average": "shield",
    "high": "fist",
    "very_high": "eagle-emblem",
}
TERRAINS: Final = {
    "terrain_yellow": "ear",
    "terrain_green": "vine-flower",
    "terrain_brown": "war-pick",
    "terrain_turquoise": "water-drop",
    "terrain_grey": "stone-pile",
    "climate_subtropical": "sun",
    "climate_temperate": "oak",
    "climate_cold": "bear-head",
    "water_calm": "dolphin",
    "water_rough": "sea-serpent",
    "kind_normal": "plow",
    "kind_barbarorum": "barbarian",
    "kind_desert": "camel",
    "kind_path": "stone-path",
    "kind_oasis": "water-fountain",
    "kind_belgica": "oak",
}
NEEDS: Final = {
    "settlements": "hut",
    "units": "meeple",
    "herds": "sheep",
    "commander": "meeple-king",
    "room": "amphora",
}
LIGHTS: Final = {
    "control": "hill-conquest",
    "connected": "stone-path",
    "supplied": "hut",
    "encircled": "manacles",
}
FACTION: Final = "vertical-banner"
FIELD: Final = "hill-conquest"
WATER: Final = "trireme"
