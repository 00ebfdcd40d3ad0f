"""What Era of Tribes tells its laws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.log import Line
from civitas.titles.era_of_tribes.content.tables import MOST_MORALE
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


BESIDES: Final = {
    "told-automa-loot": ("thalers", "thalers", -1),  # AUT-5.1
    "told-morale": ("morale", "morale", 1),
    "told-round-morale": ("morale", "change", 1),  # EOT-3.2
    "told-unused-growth": ("morale", "morale", 1),  # EOT-7.8
    "told-colonies": ("morale", "morale", -1),  # EOT-8.23
    "told-post-expelled": ("morale", "morale", -1),  # EOT-7.18
    "told-deterred": ("morale", "morale", -1),  # EOT-4.14
    "told-triumph-morale": ("morale", "number", 1),  # EOT-9.28
    "told-valhalla": ("morale", "number", 1),  # EOT-9.44
    "told-raid-sunk": ("morale", "morale", 1),  # EOT-8.27
    "told-gains-food": ("food", "food", 1),  # EOT-8.5, EOT-9.49
    "told-gives-food": ("food", "food", 1),  # EOT-8.5, EOT-11.8
    "told-removed": ("food", "food", 1),  # EOT-7.5
}
"""By line what changes without anybody's choice, which number tells it, and its sign."""


def besides(line: Line) -> dict[str, int]:
    """What lines tell, and for every leader of Diplomacy there is a treaty (EOT-4.8)."""
    if line.message == "told-treaty":
        return {"treaties": 1}
    if line.message not in BESIDES:
        return {}
    thing, number, sign = BESIDES[line.message]
    return {thing: sign * int(line.params[number])}


ENDS: Final = {"morale": MOST_MORALE}

LAWS: Final = Told(picks=2300, stocks=stocks, besides=besides, ends=ENDS, wild=wild_position)
