"""What is played in a round, by mode and season (HRN-4.1, HRN-4.4, HRN-4.5, HRN-1.3)."""

from __future__ import annotations

from typing import Final

from civitas.titles.oikumene.content.calendar import QUICK_SPECIAL, SEASONS, SUB_PHASES
from civitas.titles.oikumene.content.modes import FEATURES_OF, MODE, MODES, QUICK, Mode
from civitas.titles.oikumene.state import State

COMBAT_END: Final = "combat_end"
"""HRN-8.8: it follows the last sub-phase of the combat phase."""
_FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "weather": ("summer_weather",),
    "yield": ("yields",),
    "upkeep": ("upkeep_in_gold",),
    "movement_attrition": ("attrition_neutral_fields", "attrition_general"),
    COMBAT_END: ("movement_herds",),
    "hinterland_experience": ("experience",),
    "hinterland_building": ("building",),
    "hinterland_trade": ("trade_units",),
    "hinterland_wages": ("mercenary_wages_once_a_year", "mercenary_wages_twice_a_year"),
    "hinterland_fishing": ("fishing_always_succeeds", "fishing_roll"),
}
"""By step, the features one of which it needs; those not named are called like their feature."""


def _is_on(mode: Mode, what: str) -> bool:
    """HRN-1.3"""
    if what == "new_year":
        return True
    return any(getattr(mode, feature) for feature in _FEATURES.get(what, (what,)))


def _boxes() -> list[str]:
    """All sub-phases after the special phase, and what ends the combat phase."""
    boxes = [box.id for box in SUB_PHASES if box.phase != "special"]
    boxes.insert(boxes.index("combat_plunder") + 1, COMBAT_END)
    return boxes


def _plan(mode: int, season: int) -> tuple[str, ...]:
    """HRN-4.1: the special steps of the season, then the sub-phases; wages only when they are due
    (HRN-15.1)."""
    special = QUICK_SPECIAL[season] if mode == QUICK else SEASONS[season].special
    unpaid = MODES[mode] not in SEASONS[season].wages
    steps = [*special, *_boxes()]
    on = [what for what in steps if _is_on(FEATURES_OF[mode], what)]
    return tuple(what for what in on if not (unpaid and what == "hinterland_wages"))


PLANS: Final = tuple(
    tuple(_plan(mode, season) for season in range(len(SEASONS))) for mode in range(len(MODES))
)
"""By mode and season, the steps of a round in order."""


def played(mode: int) -> tuple[str, ...]:
    """The sub-phases that are played in a mode in any season, with the special phase first
    (HRN-1.3)."""
    on = {what for plan in PLANS[mode] for what in plan}
    return tuple(box.id for box in SUB_PHASES if box.phase == "special" or box.id in on)


def running(s: State) -> tuple[str, ...]:
    """The sub-phases that run into each other now; in matches of the first rules the last of them.
    The step to the next one tells how many they are."""
    for step in reversed(s.agenda):
        if step.what == "phase" and len(step.args) > 1:
            end, number = step.args
            assert isinstance(end, int)
            assert isinstance(number, int)
            return PLANS[MODE[s.rules.mode]][s.season][end - number : end]
    return (s.phase,)
