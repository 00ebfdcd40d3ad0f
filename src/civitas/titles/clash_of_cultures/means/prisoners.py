"""Prisoners on a player's board: units of others, which go back to their owners when sacrificed."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.clash_of_cultures.content.pieces import UNITS
from civitas.titles.clash_of_cultures.picks.battles import Sacrifice
from civitas.titles.clash_of_cultures.state import KIND, WILD, Player, State
from civitas.titles.clash_of_cultures.units import to_supply

CLAUSE: Final = "COC-7.11"
MOST_PRISONERS: Final = 4
"""On one board."""


def sacrifice(s: State, me: Player, count: int = 1) -> Flow:
    """So many prisoners of the player's choice return to the supply of their owners (COC-7.11,
    COC-1.10)."""
    for left in range(count, 0, -1):
        kinds = sorted(set(me.prisoners)) if left < len(me.prisoners) else [me.prisoners[0]]
        options = partial(_picks, kinds)
        pick = yield Ask(me.seat, "sacrifice", options, {"count": left})
        captive = next(n for n in kinds if _named(n) == pick)
        place = me.prisoners.index(captive)
        me.prisoners = me.prisoners[:place] + me.prisoners[place + 1 :]
        to_supply(s, captive >> 3, captive & KIND)
        s.tell("sacrificed", CLAUSE, seat=me.seat, unit=pick.unit, other=pick.other)


def _named(captive: int) -> Sacrifice:
    return Sacrifice(UNITS[captive & KIND].id, WILD.get(captive >> 3, captive >> 3))


def _picks(kinds: list[int]) -> list[Pick]:
    return [_named(captive) for captive in kinds]
