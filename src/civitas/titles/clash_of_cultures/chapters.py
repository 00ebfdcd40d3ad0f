"""Every chapter of the rules and every file of abilities, loaded so that they announce themselves.

The order of the chapters with actions is the order of a turn's menu.
"""

from civitas.titles.clash_of_cultures import (
    advance,
    battle,
    collect,
    construct,
    effects,
    events,
    found,
    move,
    scoring,
    setup,
    status,
    variants,
)
from civitas.titles.clash_of_cultures.abilities import (
    advancing,
    collecting,
    constructing,
    offers,
)

__all__ = [
    "advance",
    "advancing",
    "battle",
    "collect",
    "collecting",
    "construct",
    "constructing",
    "effects",
    "events",
    "found",
    "move",
    "offers",
    "scoring",
    "setup",
    "status",
    "variants",
]
