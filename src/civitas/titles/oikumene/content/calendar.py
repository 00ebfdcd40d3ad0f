"""The calendar (`calendar.yaml`): years, seasons, and the boxes of a round (section 4)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from civitas.kernel.content import all_of, numbers, read
from civitas.titles.oikumene.content import FILES


class Season(msgspec.Struct, frozen=True):
    id: str
    name: str
    name_de: str
    special: tuple[str, ...]
    """Its special steps, but for those of quick mode (HRN-4.4)."""
    wages: tuple[str, ...]
    """The modes in which wages are paid (HRN-15.1)."""


class SubPhase(msgspec.Struct, frozen=True):
    box: int
    phase: str
    id: str
    name: str
    name_de: str


_file: Final[Any] = read(FILES / "calendar.yaml")
YEARS: Final[int] = _file["years"]
SEASONS: Final = all_of(_file["rounds"], Season)
SEASON: Final = numbers(SEASONS)
SPRING, SUMMER, AUTUMN, WINTER = range(4)
QUICK_SPECIAL: Final = tuple(tuple(_file["quick_mode_override"][season.id]) for season in SEASONS)
"""HRN-4.5"""
SUB_PHASES: Final = all_of(_file["sub_phases"], SubPhase)
LAST_ROUND: Final = YEARS * len(SEASONS)
"""Rounds are counted from 1 on (HRN-1.4)."""
