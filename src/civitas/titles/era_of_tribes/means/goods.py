"""Luxury and military goods: they belong to whoever controls their field (EOT-1.9).

A good is ready, used in this round, or, of Gauls and Carthaginians, on the regular army as ore.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from civitas.titles.era_of_tribes.area import bits, fields_in
from civitas.titles.era_of_tribes.content.fields import HORSE, LANDS, LUXURY, MILITARY, ORE
from civitas.titles.era_of_tribes.state import Player, State

LUXURIES: Final = bits(n for n in range(LANDS) if LUXURY[n] >= 0)
"""The fields with a luxury good, as bits."""
MILITARY_FIELDS: Final = tuple(n for n in range(LANDS) if MILITARY[n] >= 0)


def luxuries(s: State, me: Player) -> tuple[int, ...]:
    """The fields of the luxury goods owned, in the order of the map (EOT-1.12, EOT-3.17)."""
    return fields_in(s.held[me.seat] & LUXURIES)


def ready_luxuries(s: State, me: Player) -> Sequence[int]:
    """Those that can be placed, in the order in which they are used: a good that could lie on the
    army comes last (EOT-3.17)."""
    ready = fields_in(s.held[me.seat] & LUXURIES & ~(me.used_goods | me.ore))
    if me.traits.as_ore < 0:
        return ready
    return sorted(ready, key=lambda n: LUXURY[n] == me.traits.as_ore)


def use_luxuries(s: State, me: Player, number: int) -> None:
    """Place so many luxury goods on an action field (EOT-3.17, EOT-3.19)."""
    for n in ready_luxuries(s, me)[:number]:
        me.used_goods |= 1 << n


def _ready_military(s: State, me: Player, kind: int) -> Iterator[int]:
    for n in MILITARY_FIELDS:
        if MILITARY[n] == kind and s.owner[n] == me.seat and not me.used_goods >> n & 1:
            yield n


def ready_horses(s: State, me: Player) -> list[int]:
    """Horses on the RA (EOT-8.3)."""
    return list(_ready_military(s, me, HORSE))


def ready_ore(s: State, me: Player) -> list[int]:
    """What can fight as ore, by field: ore first, then wine or ivory on the RA (EOT-9.5, 9.12)."""
    lying = [n for n in luxuries(s, me) if me.ore >> n & 1 and not me.used_goods >> n & 1]
    return [*_ready_military(s, me, ORE), *lying]
