"""Cities and the trading posts on them, however they come and go (EOT-4.22, EOT-7.17 to EOT-7.19,
EOT-8.29 to EOT-8.34, EOT-9.33, EOT-9.34)."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.content.fields import NAMES
from civitas.titles.era_of_tribes.content.progress import ARCHITECTURE, CITY_LIMIT
from civitas.titles.era_of_tribes.means.changes import Changes, food_change, settle_food
from civitas.titles.era_of_tribes.means.cubes import empty_slot
from civitas.titles.era_of_tribes.means.food import give_up_food
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State

POST_MORALE: Final = 2
"""What a trading post brings, and costs its owner when it is expelled (EOT-7.15, EOT-7.18)."""


def may_set_city(me: Player) -> bool:
    """Does the Architecture limit allow one more (EOT-8.29, EOT-9.34)?"""
    return len(me.cities) < CITY_LIMIT[me.levels[ARCHITECTURE]]


def set_city(s: State, me: Player, place: int) -> None:
    """The rightmost unbuilt city goes to an own province: its slot vassals go to FV, its food
    is given up (EOT-8.30, EOT-8.31, EOT-9.34). An own trading post there ends (EOT-7.17)."""
    empty_slot(me, len(me.cities))
    me.cities = (*me.cities, place)
    give_up_food(me, me.traits.city_food)
    if s.posts.get(place) == me.seat:
        lose_post(s, place)


def city_changes(me: Player) -> tuple[Changes, Changes]:
    """What setting a city comes to: its food, and the vassals of its slot."""
    return food_change(me, -me.traits.city_food), {"free_vassals": me.slots[len(me.cities)]}


def occupy(s: State, me: Player, place: int, clause: str) -> None:
    """Set a city where one of somebody else stood, as the log says (EOT-4.22, EOT-9.34)."""
    food = food_change(me, -me.traits.city_food)
    set_city(s, me, place)
    s.tell("told-occupies", clause, seat=me.seat, field=NAMES[place], **food)


def return_city(s: State, me: Player, place: int, clause: str) -> None:
    """A city goes back to the slot built last, without vassals, and its food is regained (EOT-8.34,
    EOT-9.33, EOT-11.10). What becomes of a trading post there is for `bare_post`."""
    me.cities = tuple(n for n in me.cities if n != place)
    settle_food(s, me, me.traits.city_food, clause)


def posts_of(s: State, seat: int) -> list[int]:
    """The cities in which a seat has a trading post (EOT-4.2, EOT-16.10)."""
    return [place for place, owner in s.posts.items() if owner == seat]


def lose_post(s: State, place: int) -> None:
    """The cube of a trading post goes to FV, and its trade marker is gone (EOT-7.4, EOT-7.17)."""
    s.players[s.posts.pop(place)].free += 1


def expel_post(s: State, place: int) -> None:
    """A trading post is expelled: its owner loses morale as well (EOT-7.18)."""
    owner = s.players[s.posts[place]]
    lose_post(s, place)
    change_morale(s, owner, -POST_MORALE)
    s.tell(
        "told-post-expelled", "EOT-7.18", seat=owner.seat, field=NAMES[place], morale=POST_MORALE
    )


def bare_post(s: State, place: int) -> None:
    """EOT-7.19: a trading post without a city under it is lost like an expelled one; but whoever
    has taken the province himself is expelled by nobody (EOT-7.17)."""
    if place not in s.posts or s.city_at(place):
        return
    if s.posts[place] == s.owner[place]:
        lose_post(s, place)
    else:
        expel_post(s, place)
