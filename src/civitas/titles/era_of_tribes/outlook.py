"""What a people has before it when it is chosen: its homes, and the room to grow around them."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.land.reach import marches
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.surroundings import PROMISE

FAR: Final = 4
"""Farther away somebody else will have settled."""
FADES: Final = 0.75
"""What a province is worth that lies a border farther away, of what it would be next door."""


def outlook(s: State, me: Player) -> float:
    """The homes, and the provinces around them to which no other home bars the way. Against Automas
    who conquer it is the other way round: whoever has little land around is hard to come to."""
    homes = HOMES[me.people]
    others = {home for people in s.area.peoples for home in HOMES[people]}
    barred = others.union(s.area.spots)
    near: dict[int, int] = {}
    for home in homes:
        for place, cost in marches(s.area, home, FAR, lambda n: n not in barred).items():
            if place not in barred:
                near[place] = min(cost, near.get(place, cost))
    room = sum([PROMISE[place] * FADES**cost for place, cost in near.items()])
    if s.rules.automas and s.rules.difficulty:
        return -room
    return room + sum([PROMISE[home] for home in homes])
