"""Which icon stands for which thing of the game."""

from __future__ import annotations

from typing import Final

CROPS: Final = "ear"
GOLD_COINS: Final = "two-coins"
PEASANT: Final = "sickle"
SOLDIER: Final = "spartan-helmet"
CARAVAN: Final = "camel"
CAPITAL: Final = "crown"
FOUNTAIN: Final = "water-fountain"
LYRE: Final = "lyre"
UNREST: Final = "revolt"
VICTORY: Final = "laurel-crown"
START_PLAYER: Final = "vertical-banner"
UNLOCKED: Final = "padlock-open"
CHRONICLE: Final = "tied-scroll"
DIE: Final = "perspective-dice-six"
TIME: Final = "sands-of-time"
SHIP: Final = "trireme"
SERPENT: Final = "sea-serpent"

RESOURCES: Final = {"crops": CROPS, "gold": GOLD_COINS}
CATEGORIES: Final = {
    "civil": "ancient-columns",
    "political": "swords-emblem",
    "cultural": "amphora",
}
GOODS: Final = {
    "silver": "metal-bar",
    "tin": "ore",
    "wine": "grapes",
    "purple_dye": "spiked-snail",
    "incense": "fire-bowl",
    "wild_beasts": "lion",
    "ivory": "ivory-tusks",
    "amber": "amber-mosquito",
    "horses": "horse-head",
    "silk": "rolled-cloth",
    "spices": "pestle-mortar",
    "ebony": "log",
}
BUILDINGS: Final = {
    "quarry": "war-pick",
    "irrigation": "water-drop",
    "aqueduct": "aqueduct",
    "city": "village",
    "triumphal_arch": "arc-triomphe",
    "road": "stone-path",
    "fortress": "stone-tower",
    "barracks": "barracks-tent",
    "amphitheater": "drama-masks",
    "temple": "greek-temple",
    "library": "scroll-unfurled",
    "wonder": "great-pyramid",
}
CARDS: Final = {
    "chronicle": "quill-ink",
    "muster": "spears",
    "conquest": "hill-conquest",
    "raid": "torch",
    "build": "trowel",
    "govern": "scales",
    "advance": "stairs",
    "caravan_1": CARAVAN,
    "caravan_2": CARAVAN,
    "migrate": "walk",
    "tribute": "chest",
    "emphasis_civil": CATEGORIES["civil"],
    "emphasis_political": CATEGORIES["political"],
    "emphasis_cultural": CATEGORIES["cultural"],
}
BONUSES: Final = {"oppression": "whip", "support": "shaking-hands", "taxes": "receive-money"}
MEASURES: Final = {
    "building_levels": "trowel",
    "fountains": FOUNTAIN,
    "regions": "hill-conquest",
    "citizens": PEASANT,
    "lyres": LYRE,
    "trade_links": CARAVAN,
}
"""What the chronicle fields count."""
