"""Food and hunger on the plate (EOT-11.5 to EOT-11.9)."""

from __future__ import annotations

from civitas.titles.era_of_tribes.content.fields import FISH, FOOD
from civitas.titles.era_of_tribes.state import Player


def gain_food(me: Player, food: int) -> None:
    """EOT-11.7: hunger on the plate is stilled first; its tokens lie beside the board."""
    stilled = min(me.hunger, food)
    me.hunger -= stilled
    me.hunger_beside += stilled
    me.food += food - stilled


def give_up_food(me: Player, food: int) -> None:
    """EOT-11.8: a hunger token for each food that is missing."""
    given = min(me.food, food)
    me.food -= given
    me.hunger += food - given


def change_food(me: Player, food: int) -> None:
    """Gain or give up, whichever it comes to in all (EOT-8.5)."""
    if food > 0:
        gain_food(me, food)
    elif food < 0:
        give_up_food(me, -food)


def food_of(me: Player, field: int) -> int:
    """What a field feeds its owner with: its food tokens, or its fish (EOT-11.6)."""
    return FOOD[field] + FISH[field] * me.traits.food_per_fish
