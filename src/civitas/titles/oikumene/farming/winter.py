"""Winter weather (HRN-5.18 to HRN-5.20, HRN-5.34)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.titles.oikumene.content.tables import BAD, GOOD, WINTER_SEA, WINTER_WEATHER
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import GREEN, YELLOW

RULES: Final = Chapter()
ZONES: Final = (1, 2)
SEAS: Final = 2
"""Where the weather at sea stands, after both zones."""
PASTURES: Final = {"subtropical": GREEN | YELLOW, "temperate": YELLOW}
"""By climate, the colours on which herds find food in winter (HRN-5.34)."""


@RULES.plain("winter_weather")
def winter_weather(s: State, _: Player) -> None:
    """HRN-5.18: one die for each zone and one for all seas; nobody throws them again."""
    found = []
    for zone in ZONES:
        face = s.chance.roll()
        climate = s.world.map.climate_zones[zone]
        found.append(WINTER_WEATHER[climate][face - 1])
        s.tell(
            "told-winter",
            "HRN-5.18",
            climate=f"climate_{climate}",
            face=face,
            weather=found[-1],
        )
    face = s.chance.roll()
    found.append(WINTER_SEA[face - 1])
    s.tell("told-winter-sea", "HRN-5.18", face=face, weather=found[-1])
    s.winter = tuple(found)


def good_winter(s: State, field: int) -> bool:
    """HRN-5.19: do herds on this field need no feeding?"""
    return bool(s.winter) and s.winter[s.world.zone[field] - 1] == GOOD


def storm(s: State) -> bool:
    """HRN-5.20"""
    return bool(s.winter) and s.winter[SEAS] == BAD


def winter_pasture(s: State, me: Player, field: int) -> bool:
    """HRN-5.34, HRN-18.48: transhumance."""
    if not (s.mode.transhumance or me.traits.transhumance):
        return False
    return bool(s.world.colours[field] & PASTURES.get(s.world.climate[field], 0))
