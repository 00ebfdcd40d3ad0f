"""Which icon stands for which thing of the game."""

from __future__ import annotations

from typing import Final

BARBARIAN: Final = "barbarian"
PIRATE: Final = "pirate-flag"
VICTORY: Final = "laurel-crown"
START_PLAYER: Final = "vertical-banner"
ACTIONS: Final = "sands-of-time"
BATTLE: Final = "crossed-swords"
SHIELD: Final = "shield"
KILLED: Final = "death-skull"
PRISONERS: Final = "manacles"
CIVILIZATION: Final = "amphora"
UNKNOWN: Final = "compass"
STATUS: Final = "hourglass"
OFFER: Final = "shaking-hands"

GOODS: Final = {
    "food": "ear",
    "wood": "wood-pile",
    "ore": "stone-pile",
    "ideas": "light-bulb",
    "gold": "two-coins",
    "mood": "drama-masks",
    "culture": "lyre",
}
STRUCTURES: Final = {
    "settlement": "village",
    "port": "anchor",
    "temple": "greek-temple",
    "fortress": "castle",
    "academy": "graduate-cap",
    "market": "scales",
    "obelisk": "obelisk",
    "observatory": "observatory",
}
UNITS: Final = {
    "settler": "walk",
    "infantry": "spartan-helmet",
    "ship": "trireme",
    "cavalry": "horse-head",
    "elephant": "elephant-head",
    "leader": "crown",
}
WONDERS: Final = {
    "great_arena": "coliseum",
    "great_gardens": "vine-flower",
    "great_library": "bookshelf",
    "great_lighthouse": "lighthouse",
    "great_mausoleum": "coffin",
    "great_pyramid": "great-pyramid",
    "great_statue": "colombian-statue",
    "great_wall": "defensive-wall",
}
DECKS: Final = {
    "action": "card-play",
    "objective": "bullseye",
    "event": "lightning-storm",
    "wonder": "arc-triomphe",
}
CATEGORIES: Final = {
    "agriculture": "plow",
    "construction": "trowel",
    "seafaring": "caravel",
    "education": "quill-ink",
    "warfare": "swords-emblem",
    "spirituality": "prayer",
    "economy": "trade",
    "culture": "lyre",
    "science": "astrolabe",
    "democracy": "vote",
    "autocracy": "throne-king",
    "theocracy": "holy-symbol",
}
EVENT_SYMBOLS: Final = {
    "goldmine": "gold-mine",
    "exhausted_land": "dead-wood",
    "barbarians_spawn": BARBARIAN,
    "barbarians_move": BARBARIAN,
    "pirates": PIRATE,
}
