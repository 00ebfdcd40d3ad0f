"""AUT-8: what an Automa sends into a battle and loses there; AUT-2.3: whom unrest takes."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.titles.era_of_tribes.content.automa import VALUES
from civitas.titles.era_of_tribes.content.fields import FOOD, LUXURY, MILITARY, NAMES
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.underway import Attack, Side
from tests.titles.era_of_tribes.referee.atlas import borders_to_home
from tests.titles.era_of_tribes.referee.values import relevant, site_value

TABLE = VALUES["battle"]


def defence(s: State, seat: int) -> tuple[int, int, int]:
    """AUT-8.2, AUT-8.12: militias, legions and armies that the defender adds."""
    assert s.battle is not None
    me, place = s.players[seat], s.battle.attack.place
    units = TABLE["defender_units_from_regular_army"]
    most = max(
        units["luxury"] * (LUXURY[place] >= 0),
        units["food"] * (FOOD[place] > 0),
        units["influence_card"] * relevant(s, me, place),
        units["military"] * (MILITARY[place] >= 0),
        units["other"],
    )
    legions = min(most, me.legions)
    armies = min(most - legions, me.army)
    return TABLE["defender_extra_militia"][s.rules.difficulty], legions, armies


def assault(s: State, seat: int) -> tuple[int, int, int]:
    """AUT-8.3, AUT-8.12: the same for the attacker."""
    assert s.battle is not None
    me, (mine, theirs) = s.players[seat], s.battle.sides
    militias = TABLE["attacker_extra_militia"][s.rules.difficulty]
    wanted = theirs.units + TABLE["attacker_aims_for_defender_plus"][s.rules.difficulty]
    missing = max(0, wanted - mine.units - militias)
    legions = min(missing, me.legions)
    return militias, legions, min(missing - legions, me.army)


def only_the_sword(s: State) -> bool:
    """AUT-8.6: does the attacker hold neither strength nor morale nor mechanics?"""
    assert s.battle is not None
    return all(side == 1 for side in s.battle.markers[1:])


def gathered(side: Side, joining: list[Attack]) -> Side:
    """AUT-8.6: the attackers of its other battles on land join, without militias."""
    vassals = sum(each.walked + each.carried for each in joining)
    fleets = sum(each.landed for each in joining)
    return replace(
        side,
        vassals=side.vassals + vassals,
        fleets=side.fleets + fleets,
        brought=side.brought + vassals + fleets,
    )


def stronger(s: State, mine: Side, theirs: Side) -> bool:
    """EOT-9.17, EOT-9.18, AUT-8.5: has the attacker more units, or as many and more arms?"""

    def arms(side: Side) -> int:
        automa = 0 <= side.seat < len(s.players) and s.players[side.seat].automa
        return sum(MILITARY[n] >= 0 for n in s.land_of(side.seat)) if automa else 0

    if mine.units != theirs.units:
        return mine.units > theirs.units
    return arms(mine) > arms(theirs)


LOST: Final = (
    *("militias", "ore", "mercenaries"),
    *("armies", "vassals", "fleets", "legions", "city"),
)
"""EOT-9.22, AUT-8.12: in this order an Automa loses its units."""


def loss(side: Side) -> str:
    """The first that it still has."""
    return next(unit for unit in LOST if getattr(side, unit))


def unrest(s: State, seat: int) -> int:
    """AUT-2.3: the province that loses a vassal."""
    me = s.players[seat]
    live = [n for n in s.land_of(seat) if s.vassals[n]]
    least = min(site_value(s, me, n).total for n in live)
    worst = [n for n in live if site_value(s, me, n).total == least]
    return max(worst, key=lambda n: (borders_to_home(s, me, n), NAMES[n]))
