"""Which icon stands for which thing of the game."""

from __future__ import annotations

from typing import Final

FOOD: Final = "ear"
FISH: Final = "double-fish"
FEET: Final = "boot-prints"
VILLAGE: Final = "hut"
BATTLE: Final = "crossed-swords"
ROUND: Final = "hourglass"
CARD: Final = "card-play"
AUTOMA: Final = "gears"
RING: Final = "vertical-banner"
DETERRENCE: Final = "stone-tower"
DICE: Final = "perspective-dice-six"
TRIUMPH: Final = "arc-triomphe"
PROVINCES: Final = "hill-conquest"

LUXURIES: Final = {
    "beer": "beer-stein",
    "cloth": "rolled-cloth",
    "fur": "animal-hide",
    "gold": "gold-nuggets",
    "ivory": "ivory-tusks",
    "silver": "metal-bar",
    "spices": "pestle-mortar",
    "wine": "grapes",
}
MILITARIES: Final = {"horse": "horse-head", "ore": "ore"}
PIECES: Final = {
    "piece_vassal": "meeple",
    "piece_fleet": "trireme",
    "piece_army": "spears",
    "piece_legion": "centurion-helmet",
    "piece_militia": "round-shield",
    "piece_mercenary": "barbarian",
    "piece_city": "greek-temple",
    "piece_trading_post": "shop",
    "piece_leader": "meeple-king",
    "piece_battlefield": BATTLE,
}
COUNTERS: Final = {
    "counter_thalers": "two-coins",
    "counter_influence": "laurel-crown",
    "counter_morale": "drama-masks",
    "counter_treaties": "tied-scroll",
    "counter_hunger": "fishbone",
    "counter_triumph": TRIUMPH,
}
ACTIONS: Final = {
    "expansion": "hill-conquest",
    "trade": "trade",
    "taxes": "receive-money",
    "diplomacy": "shaking-hands",
    "progress": "stairs",
    "bread_and_circuses": "bread",
    "revolution": "revolt",
}
PROGRESS: Final = {
    "farming": "plow",
    "culture": "lyre",
    "navigation": "anchor",
    "commerce": "scales",
    "mechanics": "catapult",
    "architecture": "ancient-columns",
}
EPOCHS: Final = {
    "neolithic": "stone-axe",
    "bronze_age": "gladius",
    "iron_age": "anvil",
    "antiquity": "greek-temple",
    "middle_ages": "castle",
    "high_middle_ages": "byzantin-temple",
}
PEOPLES: Final = {
    "britons": "dolmen",
    "carthaginians": "elephant-head",
    "egyptians": "great-pyramid",
    "gauls": "boar",
    "germanics": "oak",
    "greek": "spartan-helmet",
    "iberians": "bull",
    "norsemen": "drakkar",
    "romans": "wolf-head",
    "slavs": "bear-head",
}
CARDS: Final = {
    "admiralty": "trireme",
    "colonists": "caravel",
    "emperor": "imperial-crown",
    "fishermen": "fishing-net",
    "liberators": "barbarian",
    "loggers": "log",
    "merchants": "amphora",
    "miners": "war-pick",
    "nobility": "throne-king",
    "partisans": BATTLE,
    "peasants": "sickle",
    "scholars": "graduate-cap",
    "shepherds": "sheep",
    "townsmen": "greek-temple",
    "the_rich": "chest",
    "peacemakers": "peace-dove",
}
TILES: Final = {
    "final_progress": "stairs",
    "final_different_luxury": "amphora",
    "final_equal_luxury": "amphora",
    "final_hexes": "hill-conquest",
    "final_trading_posts": "shop",
    "final_leaders": "meeple-king",
    "final_thalers": "two-coins",
    "final_treaties": "tied-scroll",
    "half_price_progress": "stairs",
    "grey_leader": "meeple-king",
    "morale_2": "drama-masks",
    "morale_3": "drama-masks",
    "influence_1": "laurel-crown",
    "thalers_2": "two-coins",
    "thalers_3": "two-coins",
    "thalers_5": "two-coins",
    "army_2": "round-shield",
}
SYMBOLS: Final = {
    "sword": "broadsword",
    "shield": "shield",
    "fist": "fist",
    "mask": "drama-masks",
    "catapult": "catapult",
}
TERRAINS: Final = {
    "terrain_forest": "oak",
    "terrain_mountain": "war-pick",
    "terrain_grain": "sickle",
    "terrain_hill": "sheep",
    "terrain_sea": "trireme",
}
