"""What Terraces tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tests.laws.told import Told
from tests.toys.terraces.state import State


def stocks(s: State) -> Iterable[int]:
    return [s.supply, *(n for me in s.players for n in (me.water, me.well, me.seeds))]


LAWS: Final = Told(picks=60, stocks=stocks)
