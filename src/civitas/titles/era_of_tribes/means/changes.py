"""What a change does to a player's purse, as it is told before it happens and in the log."""

from __future__ import annotations

from collections import Counter

from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.means.food import change_food, food_after
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.means.morale import change_morale, morale_after
from civitas.titles.era_of_tribes.state import Player, State

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


def shift_morale(s: State, me: Player, points: int, clause: str) -> None:
    """So much morale, more or less, and the log says what it came to. May push, so call it last."""
    change = morale_change(me, points)["morale"] if s.log is not None else 0
    if change:
        s.tell("told-morale", clause, seat=me.seat, morale=change)
    change_morale(s, me, points)


def shift_influence(s: State, me: Player, points: int, clause: str) -> None:
    """So much influence, more or less, and the log says what it came to (EOT-1.14)."""
    change = max(points, -me.influence) if s.log is not None else 0
    if change:
        what = "told-gains-influence" if change > 0 else "told-loses-influence"
        s.tell(what, clause, seat=me.seat, influence=change)
    gain_influence(s, me, points)


def settle_food(s: State, me: Player, food: int, clause: str) -> None:
    """So much food, more or less, and the log says what it came to; without a clause another line
    does."""
    if food and clause and s.log is not None:
        what = "told-gains-food" if food > 0 else "told-gives-food"
        s.tell(what, clause, seat=me.seat, **food_change(me, food))
    change_food(me, food)


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
