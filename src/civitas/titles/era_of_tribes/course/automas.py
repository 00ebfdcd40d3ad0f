"""Automas in the course of a match: AUT-1 and AUT-2. What they do on a card is in ``automa``."""

from __future__ import annotations

from civitas.titles.era_of_tribes.automa import deck
from civitas.titles.era_of_tribes.automa.ways import from_home
from civitas.titles.era_of_tribes.content.automa import AUTOMA_PEOPLES
from civitas.titles.era_of_tribes.content.fields import FISH, RANK
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.progress import NAVIGATION, PROGRESSES
from civitas.titles.era_of_tribes.learning.advance import put_fleet, raise_level
from civitas.titles.era_of_tribes.means.food import gain_food
from civitas.titles.era_of_tribes.state import Player, State


def deal_automas(s: State) -> None:
    """AUT-1.6: their peoples are drawn; AUT-1.19: so is the deck, without three cards."""
    for me in s.in_order():
        if me.automa:
            taken = {other.people for other in s.players}
            choice = [people for people in s.area.peoples if people not in taken]
            me.becomes(choice[s.chance.below(len(choice))])
            s.tell("told-people", "AUT-1.6", seat=me.seat, people=PEOPLES[me.people].id)
    deck.deal(s)


def start_progress(s: State, me: Player) -> None:
    """AUT-1.14: the printed field with its effect; start fleets instead of the free one."""
    start = AUTOMA_PEOPLES[me.people]
    raise_level(s, me, start.start_progress, "AUT-1.14")
    gain_food(me, PROGRESSES[start.start_progress].levels[0].food)
    if start.start_progress == NAVIGATION:
        fields = start_fleet_fields(s, me)
        for n in range(start.start_fleets[s.rules.difficulty]):
            sea = fields[n % len(fields)]
            s.tell("told-free-fleet", "AUT-1.15", seat=me.seat, field=s.label(sea))
            me.free -= 1
            put_fleet(s, me, sea)


def start_fleet_fields(s: State, me: Player) -> list[int]:
    """AUT-1.15: those printed that are in the play area, or else the nearest fish."""
    printed = AUTOMA_PEOPLES[me.people].start_fleet_fields
    fields = [sea for sea in printed if sea in s.area.inside]
    if fields:
        return fields
    fish = [n for n in s.area.seas if FISH[n]]
    return [min(fish, key=lambda n: (from_home(s, me, n), RANK[n]))]
