"""Food and hunger on the plate (EOT-11.5 to EOT-11.9)."""

from __future__ import annotations

from civitas.titles.era_of_tribes.content.fields import FISH, FOOD
from civitas.titles.era_of_tribes.state import Player


def gain_food(me: Player, food: int) -> None:
    """EOT-11.7: hunger on the plate is stilled first; its tokens lie beside the board."""
    change_food(me, food)


def give_up_food(me: Player, food: int) -> None:
    """EOT-11.8: a hunger token for each food that is missing."""
    change_food(me, -food)


def food_after(me: Player, food: int) -> tuple[int, int]:
    """Food and hunger on the plate after gaining or giving up so much (EOT-11.7, EOT-11.8)."""
    if food < 0:
        given = min(me.food, -food)
        return me.food - given, me.hunger - food - given
    stilled = min(me.hunger, food)
    return me.food + food - stilled, me.hunger - stilled


def change_food(me: Player, food: int) -> None:
    """Gain or give up, whichever it comes to in all (EOT-8.5)."""
    hungry = me.hunger
    me.food, me.hunger = food_after(me, food)
    me.hunger_beside += max(hungry - me.hunger, 0)


def food_of(me: Player, field: int) -> int:
    """What a field feeds its owner with: its food tokens, or its fish (EOT-11.6)."""
    return FOOD[field] + FISH[field] * me.traits.food_per_fish
