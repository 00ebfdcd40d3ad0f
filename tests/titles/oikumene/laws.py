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


def besides(line: Line) -> dict[str, int]:
    """What follows from rules without anybody's choice."""
    if line.message == "told-lost-face":
        return {"prestige": -int(line.params["prestige"])}
    if line.message == "told-battle-prestige":
        return {"prestige": int(line.params["prestige"])}
    return {}


LAWS: Final = Told(picks=2000, stocks=stocks, besides=besides, wild=wild_position)
