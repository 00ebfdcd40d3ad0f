"""Why an expansion does not offer something: the refusals of its rules, found by the pick, and one
for each kind of pick that a menu misses."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Pick, Reason
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS
from civitas.titles.era_of_tribes.land.expansion import under_way
from civitas.titles.era_of_tribes.land.founding import refuse_found
from civitas.titles.era_of_tribes.land.growth import refuse_growth
from civitas.titles.era_of_tribes.land.raids import NOT_ADJACENT, refuse_raid
from civitas.titles.era_of_tribes.land.reach import landings
from civitas.titles.era_of_tribes.land.sea import contested, sea_goals
from civitas.titles.era_of_tribes.land.special_uses import (
    FOREIGN_FLEET,
    NO_COAST,
    refuse_army,
    refuse_fleet,
    refuse_fleets,
    refuse_post,
    refuse_posts,
)
from civitas.titles.era_of_tribes.land.units import units
from civitas.titles.era_of_tribes.means.control import neighbours
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.underway import Unit

NO_NEW_VASSAL: Final = Reason("no-new-vassal", "EOT-7.11")
NO_USE: Final = Reason("no-use", "EOT-7.11")
NO_OPEN_CITY: Final = Reason("no-open-city", "EOT-7.15")
NO_MARCH: Final = Reason("no-march", "EOT-8.1")
NO_SAIL: Final = Reason("no-sail", "EOT-8.1")
NO_FLEET: Final = Reason("no-fleet", "EOT-8.1")
NO_DEMAND: Final = Reason("no-demand", "EOT-8.35")
NOT_YOUR_UNIT: Final = Reason("not-your-unit", "EOT-8.1")
OUT_OF_REACH: Final = Reason("out-of-reach", "EOT-8.2")
SAIL_FIRST: Final = Reason("sail-first", "EOT-8.18")
NO_SUCH_PIECE: Final = Reason("no-such-piece", "EOT-7.4")


def why_not(s: State, me: Player, pick: Pick) -> Reason | None:
    """The reason for a pick that a player misses in an expansion of his own."""
    field = FIELD.get(getattr(pick, "field", ""), -1)
    match pick:
        case picks.TrainArmy():
            return refuse_army(me)
        case picks.Withdraw():
            return NO_SUCH_PIECE
    if s.expansion is None or s.expansion.seat != me.seat or field not in s.area.inside:
        return None
    return _growing(s, me, pick, field) or _moving(s, me, pick, field)


def _growing(s: State, me: Player, pick: Pick, field: int) -> Reason | None:
    new = [place for place, _ in under_way(s).new]
    match pick:
        case picks.Grow():
            return refuse_growth(s, me, field)
        case picks.Employ():
            return NO_USE if field in new else NO_NEW_VASSAL
        case picks.BuildFleet():
            # where another new vassal could build one it is this one's coast that is missing
            reasons = [refuse_fleet(s, me, place, field) or NO_COAST for place in new]
            return next((reason for reason in reasons if reason != NO_COAST), NO_COAST)
        case picks.SetPost():
            return refuse_post(s, me, field, neighbours(s, me.seat))
        case picks.FoundCity():
            return refuse_found(s, me, field)
    return None


def _moving(s: State, me: Player, pick: Pick, field: int) -> Reason | None:
    match pick:
        case picks.March() | picks.Sail():
            return NOT_YOUR_UNIT
        case picks.To() | picks.Assault() | picks.Embark():
            return SAIL_FIRST if _lands(s, me, field) else OUT_OF_REACH
        case picks.Raid():
            fleets = [unit for unit in units(s, me) if unit[0] in me.fleets]
            reasons = [refuse_raid(s, me, unit, field) for unit in fleets]
            return next((reason for reason in reasons if reason != NOT_ADJACENT), NOT_ADJACENT)
        case picks.Demand():
            return NO_DEMAND
    return None


def _lands(s: State, me: Player, place: int) -> bool:
    """Can a fleet land in this province, once it has sailed to a field next to it?"""
    fleets = [unit for unit in units(s, me) if unit[0] >= LANDS]
    ways = [(sea_goals(s, me, unit), unit[1]) for unit in fleets]
    return any(place in landings(s.area, way, contested(s, me), points) for way, points in ways)


def why_none(s: State, me: Player, kind: type[Pick], where: int) -> Reason | None:
    """Why there is nothing of this kind in a menu of an expansion; ``where`` is the field that the
    menu is about."""
    if kind is picks.BuildFleet:
        return refuse_fleets(me) or (FOREIGN_FLEET if s.area.coasts[where] else NO_COAST)
    if kind is picks.TrainArmy:
        return refuse_army(me)
    if kind is picks.SetPost:
        return refuse_posts(me) or NO_OPEN_CITY
    if kind is picks.Raid:
        return _no_raid(s, me, where)
    if kind is picks.Sail:
        return NO_SAIL if me.fleets else NO_FLEET
    return {picks.March: NO_MARCH, picks.Demand: NO_DEMAND}.get(kind)


def _no_raid(s: State, me: Player, sea: int) -> Reason | None:
    """The reason of the first coast, the one that says most."""
    fleets: list[Unit] = [unit for unit in units(s, me) if unit[0] == sea]
    reasons = [refuse_raid(s, me, unit, place) for unit in fleets for place in s.area.coasts[sea]]
    return next(filter(None, reasons), None)
