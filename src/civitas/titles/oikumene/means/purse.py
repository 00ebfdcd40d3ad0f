"""Gold, prestige and victory points (HRN-14.17, HRN-16.1, HRN-20.7)."""

from __future__ import annotations

from functools import cache

from civitas.kernel.asks import Reason
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.tables import RIVAL_PERCENT
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State


@cache
def short_of(thing: str, number: int, clause: str) -> Reason:
    """So much of gold or prestige is not there (HRN-14.17, HRN-16.5)."""
    return Reason(thing, clause, {"number": number})


def pay(me: Player, gold: int) -> None:
    """HRN-14.17"""
    assert me.gold >= gold, "more gold is paid than there is"
    me.gold -= gold


def gain_prestige(s: State, me: Player, points: int) -> int:
    """HRN-16.1: gains and losses of PP, never below 0; nothing where prestige is off (HRN-1.3).
    What it came to."""
    if not s.mode.prestige:
        return 0
    before = me.prestige
    me.prestige = max(0, before + points)
    return me.prestige - before


def pay_prestige(me: Player, points: int) -> None:
    """HRN-16.5"""
    assert me.prestige >= points, "more prestige is paid than there is"
    me.prestige -= points


def is_rival(s: State, me: Player, other: int) -> bool:
    """HRN-3.2, HRN-18.29"""
    if not s.mode.rivals:
        return False
    if me.rival == other:
        return True
    faction = me.traits.rivals_of_faction
    return bool(faction) and faction_of(s.players[other]) == faction


def faction_of(me: Player) -> str:
    """The id of a player's faction, empty if he has none."""
    return FACTIONS[me.faction].id if me.faction >= 0 else ""


def against(s: State, me: Player, other: int, points: int, percent: int = 0) -> int:
    """HRN-16.3, HRN-18.22: PP of a deed against somebody, raised by half against the own rival;
    ``percent`` is added to that, and there is one rounding up."""
    percent += RIVAL_PERCENT if is_rival(s, me, other) else 0
    return -(-points * (100 + percent) // 100)
