"""What The Sands of Time tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.log import Line
from civitas.titles.sands_of_time.content import RESOURCES
from civitas.titles.sands_of_time.state import State
from tests.laws.told import Told
from tests.titles.sands_of_time.test_wild_positions import wild_position


def stocks(s: State) -> Iterable[int]:
    """Buildings, goods, citizens and caravans; unrest."""
    return [
        *s.building_supply,
        *(n for me in s.empires for n in (*me.stock, *me.supply, me.caravans_left)),
        *(min(kind) for me in s.empires for kind in me.citizens),
        *(me.unrest for me in s.empires),
    ]


def besides(line: Line) -> dict[str, int]:
    """What a generation does not keep is lost with whatever pick ends it (SOT-23.4)."""
    if line.message != "spoiled":
        return {}
    return {resource: -int(line.params[resource]) for resource in RESOURCES}


LAWS: Final = Told(picks=1000, stocks=stocks, besides=besides, wild=wild_position)
