"""What Oikumene tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.log import Line
from civitas.titles.oikumene.box import room_left
from civitas.titles.oikumene.state import State
from tests.laws.told import Told
from tests.titles.oikumene.wild_positions import wild_position


def stocks(s: State) -> Iterable[int]:
    """HRN-20.4: gold, prestige, pieces, goods, and room wherever there is a limit."""
    return [number for _, number in room_left(s)]


PAID: Final = (
    "told-wages",
    "told-commander-wage",
    "told-upkeep",
    "told-tax-third",
    "told-lost-face",
    "told-out",
)
GAINED: Final = ("told-taxes", "told-new-year-prestige", "told-battle-prestige")


def besides(line: Line) -> dict[str, int]:
    """What follows from rules without anybody's choice."""
    sign = (line.message in GAINED) - (line.message in PAID)
    return {
        thing: sign * int(line.params[thing])
        for thing in ("gold", "prestige")
        if sign and thing in line.params
    }


LAWS: Final = Told(
    picks=2000,
    stocks=stocks,
    besides=besides,
    wild=wild_position,
    numbers=(2, 3, 4, 8, 12),  # alone against one, a third, and where the play area grows (HRN-2.5)
    open=True,  # HRN-20.6
)
