"""What may be answered before it is asked: all of it is asked in the open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.picks.deeds import Decline

STANDING: Final[Mapping[str, type[Pick]]] = {
    "agree-buys": Decline,
    "agree-allies": Decline,
    "agree-parts": Decline,
}
