"""Suggested starts (section 22): a ready table of factions, and ready start fields."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.titles.oikumene.content.buildings import CITY, HARBOUR, VILLAGE
from civitas.titles.oikumene.content.factions import FACTION
from civitas.titles.oikumene.content.starts import STARTS, TABLES, Start
from civitas.titles.oikumene.course.kits import fields_of, lay_ship
from civitas.titles.oikumene.means.settlements import set_town, set_yard
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()


@RULES.plain("start.suggested")
def suggested_start(s: State, _: Player) -> None:
    """HRN-22.1: the recommended factions by seat, each with its set of start fields."""
    table = TABLES[s.rules.map][len(s.players)]
    for me in s.players:
        faction = table[me.seat]
        me.becomes(FACTION[faction])
        s.stir()
        start = set_of(faction, table[: me.seat].count(faction))
        found(s, me, start)
        s.tell("told-faction", "HRN-22.1", seat=me.seat, faction=faction)


def set_of(faction: str, before: int) -> Start:
    """HRN-22.1: set 1, or the only set if there is no set 1; for the second player set 2."""
    sets = [start for start in STARTS if start.faction == faction]
    return next((start for start in sets if start.set == before + 1), sets[0])


def found(s: State, me: Player, start: Start) -> None:
    """The settlements of a set."""
    number = s.world.number
    for name in (*start.villages, start.village_with_harbour):
        if name:
            set_town(s, me, number[name], VILLAGE)
    if start.city:
        set_town(s, me, number[start.city], CITY)
    if start.village_with_harbour:
        harbour = number[start.village_with_harbour]
        set_yard(s, harbour, HARBOUR)
        lay_ship(s, me, harbour)


def listed(s: State, me: Player) -> list[int]:
    """The fields of a player's set in their order; the camp is the last (HRN-22.2)."""
    sets = [start for start in STARTS if FACTION[start.faction] == me.faction]
    own = fields_of(s, me)
    for start in sets:
        names = (start.city, start.village_with_harbour, *start.villages)
        fields = [s.world.number[name] for name in names if name]
        if sorted(fields) == sorted(own):
            return fields + ([s.world.number[start.camp]] if start.camp else [])
    return own
