"""Every chapter of the rules and every file of abilities, loaded so that they announce themselves.

The order of the chapters with actions is the order of a turn's menu.
"""

from civitas.titles.clash_of_cultures import leaders
from civitas.titles.clash_of_cultures.abilities import (
    advancing,
    cards,
    cheering,
    collecting,
    colonies,
    conquering,
    constructing,
    eventful,
    fighting,
    generals,
    influencing,
    leading,
    moving,
    offers,
    recruiting,
    reigning,
    seafaring,
    settling,
    trading,
    wandering,
    warriors,
)
from civitas.titles.clash_of_cultures.abilities import wonders as wonder_abilities
from civitas.titles.clash_of_cultures.action_effects import (
    deeds,
    learning,
    mercenaries,
    secrets,
    ventures,
)
from civitas.titles.clash_of_cultures.advances import advance, effects
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.cards import action_cards, events
from civitas.titles.clash_of_cultures.cities import (
    collect,
    construct,
    culture,
    found,
    happiness,
    wonders,
)
from civitas.titles.clash_of_cultures.commerce import routes, trade
from civitas.titles.clash_of_cultures.course import scoring, setup, status, variants
from civitas.titles.clash_of_cultures.event_effects import (
    builders,
    deaths,
    gains,
    guides,
    moods,
    people,
    persons,
    realms,
    ruins,
    symbols,
    wars,
)
from civitas.titles.clash_of_cultures.moves import explore, move
from civitas.titles.clash_of_cultures.objectives import objectives
from civitas.titles.clash_of_cultures.recruits import hire, recruit
from civitas.titles.clash_of_cultures.wild import barbarians

__all__ = [
    "action_cards",
    "advance",
    "advancing",
    "barbarians",
    "battle",
    "builders",
    "cards",
    "cheering",
    "collect",
    "collecting",
    "colonies",
    "conquering",
    "construct",
    "constructing",
    "culture",
    "deaths",
    "deeds",
    "effects",
    "eventful",
    "events",
    "explore",
    "fighting",
    "found",
    "gains",
    "generals",
    "guides",
    "happiness",
    "hire",
    "influencing",
    "leaders",
    "leading",
    "learning",
    "mercenaries",
    "moods",
    "move",
    "moving",
    "objectives",
    "offers",
    "people",
    "persons",
    "realms",
    "recruit",
    "recruiting",
    "reigning",
    "routes",
    "ruins",
    "scoring",
    "seafaring",
    "secrets",
    "settling",
    "setup",
    "status",
    "symbols",
    "trade",
    "trading",
    "variants",
    "ventures",
    "wandering",
    "warriors",
    "wars",
    "wonder_abilities",
    "wonders",
]
