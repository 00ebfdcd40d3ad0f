"""What is worth working for beyond this round: growth, an epoch before all others, an early end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from civitas.titles.era_of_tribes.content.progress import EPOCHS, FARMING, PIECES_KEPT
from civitas.titles.era_of_tribes.content.tables import END
from civitas.titles.era_of_tribes.goals.ending import last_round
from civitas.titles.era_of_tribes.state import Player, State

SETTLER: Final = 0.45
"""A vassal who can be placed in the next round: there is growth for him, and he is free."""
GROWTH: Final = 0.25
"""A point of growth, whether it finds a vassal or not."""
MOST_GROWTH: Final = 12
CUBE: Final = 0.15
"""A free vassal, whether there is growth for him or not."""
CUBES: Final = 8
"""More than these find no place in a round."""
FIRST: Final = 2.1
"""The next epoch for whoever is the first to enter it: influence, and a card that is scored."""
LATER: Final = 0.48
"""The same for everybody else."""
THIRD_LEADER: Final = 1.2
"""What the Bronze Age brings besides, in a whole match."""
EPOCH: Final = 8.0
"""An epoch that was entered, in a whole match, besides what it gives at once."""
AT_HAND: Final = 0.8
"""The same for who can still enter it in this round: so all else is done first, but the last leader
is kept for it."""
RUSH: Final = 1.47
"""What it is worth to be as good as at the end: it is brought about by who is ready for it."""
PREMIUM: Final = 0.57
"""The same for each round that would not be played with Automas (AUT-10.3)."""


def time_left(s: State) -> float:
    """The part of the match that is to come after this round, about."""
    last = last_round(s)
    if s.ending or s.round >= last:
        return 0.0
    target = END[s.rules.length].influence[len(s.players) - 1]
    by_round = s.round / last
    by_influence = max([me.influence for me in s.players]) / target
    return max(0.05, 1 - max(by_influence, by_round))


def growing(s: State, me: Player, crowded: Sequence[int], growth: int) -> float:
    """Growth is for vassals, and vassals are for growth: what has too little of the other waits."""
    settlers, more, cubes = growth_parts(s, me, crowded, growth)
    return settlers + more + cubes


def growth_parts(
    s: State, me: Player, crowded: Sequence[int], growth: int
) -> tuple[float, float, float]:
    """What both bring together, and each of them anyway."""
    cubes = me.free + _back_by_then(s, me, crowded)
    return (
        SETTLER * max(0, min(growth, cubes, CUBES)),
        GROWTH * min(growth, MOST_GROWTH),
        CUBE * min(cubes, CUBES),
    )


def _back_by_then(s: State, me: Player, crowded: Sequence[int]) -> int:
    """The vassals that clean-up sets free (EOT-3.22), of those that are not alone."""
    kept, vassals = PIECES_KEPT[me.levels[FARMING]], s.vassals
    found = sum([vassals[n] - kept for n in crowded if vassals[n] > kept])
    return found + sum([vassals[n] >= kept for n in me.cities])


def next_epoch(s: State, me: Player, goods: int, left: float) -> float:
    """What the next epoch is worth, as far as the requirements that are needed are met (EOT-6.1).
    Only the first to enter it gains much (EOT-6.3, EOT-6.5)."""
    if me.epoch + 1 == len(EPOCHS):
        return 0.0
    least, best = _met(me.epoch + 1, goods, len(me.cities), me.progresses)
    worth = FIRST if me.epoch == s.epochs else LATER
    if not me.epoch:
        worth += THIRD_LEADER * left
    return worth * best * least


def entered(me: Player, goods: int, left: float, *, acts: bool) -> float:
    """What the epochs are worth that were entered, or can be by who may still act."""
    found = float(me.epoch)
    if acts and me.epoch + 1 < len(EPOCHS):
        least, _ = _met(me.epoch + 1, goods, len(me.cities), me.progresses)
        if least == 1.0:
            found += AT_HAND
    return EPOCH * left * found


@cache
def _met(epoch: int, goods: int, cities: int, progresses: int) -> tuple[float, float]:
    """How far the requirements of an epoch are met of which so many are needed, two or all three:
    the least and the best of them."""
    needed = EPOCHS[epoch].requirements or {}
    has = {"luxury_goods": goods, "cities": cities, "progress": progresses}
    parts = sorted([min(1.0, has[name] / number) for name, number in needed.items()])
    return parts[-EPOCHS[epoch].requirement_count], parts[-1]


def early_end(s: State, me: Player, near: float) -> float:
    """What it is worth that the nearest end condition is so near (EOT-13.2)."""
    if me.met:
        return 0.0
    rounds = max(0, last_round(s) - s.round) if s.rules.automas else 0
    return (RUSH + PREMIUM * rounds) * near**2


def nearness(s: State, me: Player, provinces: int) -> float:
    """How far the nearest end condition is met."""
    end = END[s.rules.length]
    target = max(1, min(end.influence[len(s.players) - 1], me.triumph))
    near = max(
        me.influence / target,
        me.progresses / end.progress_levels,
        provinces / end.land_provinces,
    )
    return min(1.0, near)
