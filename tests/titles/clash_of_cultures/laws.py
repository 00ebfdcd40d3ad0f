"""What Clash of Cultures tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.log import Line
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.state import State
from tests.laws.told import Told
from tests.titles.clash_of_cultures.test_wild_positions import wild_position


def stocks(s: State) -> Iterable[int]:
    """Goods, pieces, leaders' counters and actions; what barbarians and pirates have left."""
    return [
        *(n for me in s.players for n in (*me.goods, *me.units_left, *me.pieces_left)),
        *(me.counter for me in s.players),
        *(n for kind in s.wild_units for n in kind),
        *(s.wild_settlements, s.exhausted_left, s.turn.actions),
    ]


def besides(line: Line) -> dict[str, int]:
    """What is gained, what there is no room for (COC-4.2), and what events take (COC-21.8)."""
    taken = line.message == "loses" and line.params["origin"] in EVENT
    sign = {"gains": 1, "overflow": -1}.get(line.message, -1 if taken else 0)
    return {good: sign * int(line.params[good]) for good in GOODS} if sign else {}


LAWS: Final = Told(picks=1000, stocks=stocks, besides=besides, wild=wild_position)
