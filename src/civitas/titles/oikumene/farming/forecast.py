"""What the next winter and the next pay day promise, if all stays as it is: nobody moves, fights,
buys or breeds until then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from civitas.titles.oikumene.content.calendar import AUTUMN, SEASONS, SPRING, SUMMER, WINTER
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.tables import VASSALAGE
from civitas.titles.oikumene.farming.bills import upkeep_bill, wages_bill
from civitas.titles.oikumene.farming.harvest import refuse_harvest
from civitas.titles.oikumene.farming.income import dues, tax_in
from civitas.titles.oikumene.farming.larder import larders
from civitas.titles.oikumene.farming.meals import FISH_A_FOOD
from civitas.titles.oikumene.means.stores import grain_capacity
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

_UNTAXED: Final = ("new_year", "weather", "yield", "taxes")
"""The steps of a season before and at which its taxes are paid."""
_WINTER: Final = ("winter_weather", "feeding", "taxes", "upkeep")
"""The steps of winter at and before which people and beasts are kept."""
_AFTER: Final = ("hinterland_fishing", "round_end")
"""What follows the wages of a round."""


class Forecast(msgspec.Struct, frozen=True):
    """What the next winter and the next pay day promise, if all stays as it is."""

    food: int
    """Grain and fish, as food, with what is still to be harvested."""
    meat: int
    """Of all herds, if they were slaughtered."""
    needed: int
    """Food for units, settlements and herds."""
    gold: int
    """With taxes that come before."""
    due: int
    """Upkeep or wages."""


def forecast(s: State, me: Player) -> Forecast:
    """Nobody moves, fights, buys or breeds until then; who is out eats and pays nothing."""
    if me.gone:
        return Forecast(0, 0, 0, 0, 0)
    gold, due = _pay_day(s, me)
    if not s.mode.feeding:
        return Forecast(0, 0, 0, gold, due)
    found = larders(s, me, past=is_past(s))
    beasts = [beast for larder in found for beast in larder.beasts]
    grain = sum(larder.grain for larder in found)
    room = sum(grain_capacity(s, f) for f in s.world.fields if s.owner[f] == me.seat)
    food = min(room, grain + _growing(s, me))
    food += sum(larder.fish for larder in found) // FISH_A_FOOD
    needed = sum(larder.needed for larder in found)
    return Forecast(
        food=food,
        meat=sum(HERDS[beast.kind].slaughter_meat for beast in beasts),
        needed=needed + sum(not beast.exempt for beast in beasts),
        gold=gold,
        due=due,
    )


def is_past(s: State) -> bool:
    """Is all kept for this winter, so that the next one is meant?"""
    return s.season == WINTER and s.phase not in _WINTER


def _growing(s: State, me: Player) -> int:
    """Grain on the fields that will be harvested before the next winter."""
    if not _is_harvested_yet(s, me):
        return 0
    fields = [f for f in s.world.fields if s.crop[f] and refuse_harvest(s, me, f) is None]
    grown = sum(s.crop[field] for field in fields)
    if s.season == SPRING or s.phase in ("weather", "yield"):
        grown += sum(max(0, s.world.yields[f] + s.weather.get(f, 0)) for f in fields)
    return grown


def _is_harvested_yet(s: State, me: Player) -> bool:
    """Does what lies on the fields wait for a harvest? What was left there rots (HRN-5.15)."""
    if s.season == SPRING:
        return s.phase not in ("new_year", "breeding")
    if s.season == AUTUMN:  # HRN-4.2: harvest and feasts run into each other
        return s.phase == "harvest" or (s.phase == "feasts" and not me.stage)
    return s.season == SUMMER


def _pay_day(s: State, me: Player) -> tuple[int, int]:
    """The gold on the next pay day, and what is due then."""
    days = Counter(season == SUMMER for season in _taxed(s))  # all but this are alike (HRN-18.2)
    gold = me.gold + sum(n * _income(s, me, SUMMER if it else WINTER) for it, n in days.items())
    if s.mode.upkeep_in_gold:
        return gold, upkeep_bill(s, me, past=is_past(s)).due
    return gold, wages_bill(s, me, spared=_is_pay_day(s)).due


def _income(s: State, me: Player, season: int) -> int:
    """HRN-5.12, HRN-17.4: what taxes leave him, with the thirds of his vassals."""
    own = tax_in(s, me, season)
    vassals = [s.players[t.payer] for t in s.treaties if t.kind == VASSALAGE]
    thirds = sum(dues(s, each, tax_in(s, each, season)).get(me.seat, 0) for each in vassals)
    return own - sum(dues(s, me, own).values()) + thirds


def tax_days(s: State) -> int:
    """How often taxes come before the next upkeep in gold."""
    return len(_upkeep_taxes(s))


def _upkeep_taxes(s: State) -> Sequence[int]:
    """HRN-4.5: in winter it follows the taxes."""
    first = s.season + (s.phase not in _UNTAXED)
    return range(SPRING if is_past(s) else first, WINTER + 1)


def _taxed(s: State) -> Sequence[int]:
    """The seasons whose taxes come before the next pay day."""
    if s.mode.upkeep_in_gold:
        return _upkeep_taxes(s)
    if s.season == WINTER:
        return (SUMMER,) if s.phase in _AFTER or not s.round else ()
    comes = s.season == SPRING or (s.season == SUMMER and s.phase in _UNTAXED)
    return (SUMMER,) if comes else ()


def _is_pay_day(s: State) -> bool:
    """HRN-15.1: are wages still to be paid in this round?"""
    return s.rules.mode in SEASONS[s.season].wages and s.phase not in _AFTER
