"""Why an action card cannot be played though it can be paid: what it asks for is not there."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Reason

NO_NEIGHBOUR: Final = Reason("idle-inspiration", "COC-19.3")
NO_COLLECT: Final = Reason("idle-production_focus", "COC-19.3")

WANTING: Final = {
    "assassination": Reason("idle-assassination", "COC-19.3"),
    "city_development": Reason("idle-city_development", "COC-19.3"),
    "cultural_takeover": Reason("idle-cultural_takeover", "COC-19.3"),
    "explorer": Reason("idle-explorer", "COC-19.3"),
    "great_ideas": Reason("idle-great_ideas", "COC-19.3"),
    "hero_general": Reason("idle-hero_general", "COC-19.3"),
    "ideas": Reason("idle-ideas", "COC-19.3"),
    "inspiration": NO_NEIGHBOUR,
    "mass_production": NO_COLLECT,
    "mercenaries": Reason("idle-mercenaries", "COC-19.3"),
    "militia": Reason("idle-militia", "COC-19.3"),
    "negotiations": Reason("idle-negotiations", "COC-19.3"),
    "new_ideas": Reason("idle-new_ideas", "COC-19.3"),
    "new_plans": Reason("idle-new_plans", "COC-19.3"),
    "production_focus": NO_COLLECT,
    "spy": Reason("idle-spy", "COC-19.3"),
    "synergies": Reason("idle-synergies", "COC-19.3"),
    "teach_us": Reason("idle-teach_us", "COC-19.3"),
    "technology_trade": NO_NEIGHBOUR,
}
"""By action half; any other can be played whenever it can be paid (COC-19.3)."""
