"""Shipwreck (HRN-7.3, HRN-7.4), and what becomes of the cargo of ships that are lost."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Params, Pick
from civitas.titles.oikumene.content.calendar import SEASONS, WINTER
from civitas.titles.oikumene.content.tables import BAD, SHIPWRECK
from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.units import at, is_adrift, room_aboard
from civitas.titles.oikumene.moves.attrition import one_die_each, roll, stacks_where, waste
from civitas.titles.oikumene.moves.cargo import place_terms
from civitas.titles.oikumene.picks.common import stack_of, told_stack
from civitas.titles.oikumene.picks.moves import SinkCargo
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    KIND_OF,
    OUT,
    PORT,
    SPACE_OF,
    SPOT_OF,
    place,
)
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()
BERTHS: Final = ((ABOARD, OUT), (HOLD, PORT))
"""Where cargo is, and its ships."""


@RULES.asking("attrition.shipwreck")
def shipwreck(s: State, me: Player) -> Flow:
    """HRN-7.3: ships on seas."""
    if sails_safely(s, me):
        return
    world = s.world
    ships = stacks_where(me, lambda stack: world.lands <= SPACE_OF[stack] < world.waters)
    rolls = one_die_each([each for each in ships if SHIP[KIND_OF[each[0]]]], partial(_storm, s))
    if not rolls:
        return
    yield from roll(s, me, "attrition-shipwreck", rolls, "HRN-7.3")
    yield from drown(s, me)


def sails_safely(s: State, me: Player) -> bool:
    """HRN-18.23: does no ship of his founder in this season?"""
    return SEASONS[s.season].id in me.traits.no_shipwreck_in


def _storm(s: State, stack: int) -> frozenset[int]:
    """The faces that destroy a ship there (HRN-5.20)."""
    season = SEASONS[s.season].id
    if s.season == WINTER:
        season = "winter_bad_sea" if s.winter and s.winter[2] == BAD else "winter_good_sea"
    water = "calm" if s.world.calm >> SPACE_OF[stack] & 1 else "rough"
    return frozenset(SHIPWRECK[season][water])


# ---------------------------------------------------------------- cargo


@RULES.asking("drown")
def drown(s: State, me: Player) -> Flow:
    """HRN-7.4: cargo that finds no room on other ships there is lost; the owner says who, as long
    as anybody stays. (Before the ninth rules he named them all.)"""
    for cargo, ships in BERTHS:
        for space in overloaded(me, cargo, ships):
            if s.rules.version >= 9 and is_adrift(me, space, ships):
                waste(s, me, at(me, place(space, cargo)), "HRN-7.4")
            while (room := room_aboard(me, space, ships)) < 0:
                aboard = at(me, place(space, cargo))
                options = [SinkCargo(*told_stack(s, stack)) for stack, _ in aboard]
                params: Params = {"space": s.label(space), "number": -room}
                picks = partial(list[Pick], options)
                pick = yield Ask(me.seat, "drown", picks, params, terms=place_terms)
                waste(s, me, [(stack_of(s, pick), 1)], "HRN-7.4")


def overloaded(me: Player, cargo: int, ships: int) -> list[int]:
    """The spaces where there is more cargo than ships have room for."""
    loaded = {SPACE_OF[stack] for stack in me.units if SPOT_OF[stack] == cargo}
    return sorted(space for space in loaded if room_aboard(me, space, ships) < 0)


def sinks(me: Player) -> bool:
    """Has he cargo without a ship?"""
    return bool(me.laden) and any(overloaded(me, *berth) for berth in BERTHS)
