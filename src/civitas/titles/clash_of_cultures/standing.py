"""What may be answered before it is asked: all of it is asked in the open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.clash_of_cultures.picks.battles import FightOn
from civitas.titles.clash_of_cultures.picks.common import Pass

STANDING: Final[Mapping[str, type[Pick]]] = {
    "trade-answer": Pass,
    "retreat": FightOn,
    "raze": Pass,
}
