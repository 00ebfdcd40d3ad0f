"""Shipwreck (HRN-7.3, HRN-7.4), and what becomes of the cargo of ships that are lost."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.oikumene.content.calendar import SEASONS, WINTER
from civitas.titles.oikumene.content.tables import BAD, SHIPWRECK
from civitas.titles.oikumene.content.units import SHIP, STORE
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.means.rooms import unit_room
from civitas.titles.oikumene.means.units import at, room_aboard, shift
from civitas.titles.oikumene.moves.attrition import lose, one_die_each, roll, stacks_where
from civitas.titles.oikumene.picks.common import stack_of, told_stack
from civitas.titles.oikumene.picks.moves import SinkCargo
from civitas.titles.oikumene.stacks import (
    ABOARD,
    HOLD,
    INSIDE,
    OUT,
    PORT,
    kind_of,
    place,
    space_of,
    spot_of,
)
from civitas.titles.oikumene.state import Player, State

RULES: Final = Chapter()


@RULES.asking("attrition.shipwreck")
def shipwreck(s: State, me: Player) -> Flow:
    """HRN-7.3, HRN-18.23: ships on seas."""
    if SEASONS[s.season].id in me.traits.no_shipwreck_in:
        return
    world = s.world
    ships = stacks_where(me, lambda stack: world.lands <= space_of(stack) < world.waters)
    rolls = one_die_each([each for each in ships if SHIP[kind_of(each[0])]], partial(_storm, s))
    if not rolls:
        return
    yield from roll(s, me, "attrition-shipwreck", rolls, "HRN-7.3")
    yield from drown(s, me)


def _storm(s: State, stack: int) -> frozenset[int]:
    """The faces that destroy a ship there (HRN-5.20)."""
    season = SEASONS[s.season].id
    if s.season == WINTER:
        season = "winter_bad_sea" if s.winter and s.winter[2] == BAD else "winter_good_sea"
    water = "calm" if s.world.calm >> space_of(stack) & 1 else "rough"
    return frozenset(SHIPWRECK[season][water])


# ---------------------------------------------------------------- cargo


@RULES.asking("drown")
def drown(s: State, me: Player) -> Flow:
    """HRN-7.4: cargo that finds no room on other ships of the space is lost; the owner says who."""
    for space in overloaded(me, ABOARD):
        while room_aboard(me, space) < 0:
            aboard = at(me, place(space, ABOARD))
            options = [SinkCargo(*told_stack(s, stack)) for stack, _ in aboard]
            params = {"space": s.label(space)}
            pick = yield Ask(me.seat, "drown", partial(list[Pick], options), params)
            lose(s, me, stack_of(s, pick), 1, "HRN-7.4")
    for field in overloaded(me, HOLD):
        disembark(s, me, field)


def overloaded(me: Player, cargo: int) -> list[int]:
    """The spaces where there is more cargo than ships have room for: ABOARD, or in a HOLD."""
    ships = OUT if cargo == ABOARD else PORT
    loaded = {space_of(stack) for stack in me.units if spot_of(stack) == cargo}
    return sorted(space for space in loaded if room_aboard(me, space, ships) < 0)


def disembark(s: State, me: Player, field: int) -> None:
    """HRN-7.4: cargo of a ship that is lost in port goes ashore; in an encircled settlement it goes
    inside as far as there is room."""
    shut = encircled(s, field)
    for stack, number in at(me, place(field, HOLD)):
        for _ in range(number):
            if room_aboard(me, field, PORT) >= 0:
                return
            if not shut:
                shift(s, me, stack, place(field))
            elif unit_room(s, field) >= STORE[kind_of(stack)]:
                shift(s, me, stack, place(field, INSIDE))
            else:
                lose(s, me, stack, 1, "HRN-7.4")
