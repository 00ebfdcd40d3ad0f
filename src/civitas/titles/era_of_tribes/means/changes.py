"""What a change does to a player's purse, as it is told before it happens."""

from __future__ import annotations

from collections import Counter

from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.means.food import food_after
from civitas.titles.era_of_tribes.means.morale import morale_after
from civitas.titles.era_of_tribes.state import Player

Changes = dict[str, int]
"""By thing, more or less of it."""


def morale_change(me: Player, points: int) -> Changes:
    """What so much morale, more or less, comes to (EOT-11.1 to EOT-11.3)."""
    morale, influence, _ = morale_after(me, points)
    return {"morale": morale - me.morale, "influence": -influence}


def food_change(me: Player, food: int) -> Changes:
    """What so much food, more or less, comes to (EOT-11.7, EOT-11.8)."""
    left, hunger = food_after(me, food)
    return {"food": left - me.food, "hunger": hunger - me.hunger}


def told(*changes: Changes, choice: bool = False) -> Terms | None:
    """All these changes as costs and gains; with ``choice`` it is asked next how to pay."""
    total: Counter[str] = Counter()
    for each in changes:
        total.update(each)
    return terms(
        {thing: -number for thing, number in total.items() if number < 0},
        {thing: number for thing, number in total.items() if number > 0},
        choice=choice,
    )
