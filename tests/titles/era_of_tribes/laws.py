"""What Era of Tribes tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.log import Line
from civitas.titles.era_of_tribes.state import Player, State
from tests.laws.told import Told
from tests.titles.era_of_tribes.wild_positions import wild_position


def stocks(s: State) -> Iterable[int]:
    """All that players have, unused leaders among it, and what lies in supply."""
    return [
        *(n for me in s.players for n in _stock(me)),
        *s.vassals,
        *(s.grey_supply, s.legion_supply),
    ]


def _stock(me: Player) -> list[int]:
    return [
        *(me.thalers, me.influence, me.treaties, me.food, me.hunger, me.hunger_beside),
        *(me.free, me.army, me.legions, me.militias, me.gone, me.ready_leaders, me.unrest),
        *me.slots,
        *me.fleets.values(),
    ]


def besides(line: Line) -> dict[str, int]:
    """A Norse Automa takes thalers from everybody (AUT-5.1), and for every leader of Diplomacy
    there is a treaty (EOT-4.8)."""
    if line.message == "told-automa-loot":
        return {"thalers": -int(line.params["thalers"])}
    return {"treaties": 1} if line.message == "told-treaty" else {}


LAWS: Final = Told(picks=2300, stocks=stocks, besides=besides, wild=wild_position)
