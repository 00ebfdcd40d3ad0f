"""Which unit falls to a hit, and where it goes (EOT-9.22, EOT-9.30)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Pick
from civitas.titles.era_of_tribes.battles.sides import change, commander, current
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks.battles import Lose, LoseAllied
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.underway import Side

CHOSEN: Final = ("army", "vassal", "fleet", "legion")
"""Units among which the player of a side chooses, in the order in which an Automa loses them
(AUT-8.12); the city is always last."""
_NUMBER: Final = {"army": "armies", "vassal": "vassals", "fleet": "fleets", "legion": "legions"}


def falls_first(side: Side) -> bool:
    """EOT-9.22: are there militias, goods or mercenaries?"""
    return bool(side.militias or side.ore or side.mercenaries)


def fall(s: State, which: int) -> None:
    """The first of these: a militia, a good, mercenaries."""
    side = current(s).sides[which]
    what = "militias" if side.militias else "ore" if side.ore else "mercenaries"
    change(s, which, replace(side, **{what: getattr(side, what) - 1}))
    _told(s, which, _FIRST[what])


_FIRST: Final = {"militias": "piece_militia", "ore": "ore", "mercenaries": "piece_mercenary"}


def choices(side: Side) -> list[Pick]:
    """Every unit that may be lost now."""
    own: list[Pick] = [Lose(unit) for unit in CHOSEN if getattr(side, _NUMBER[unit])]
    found = [*own, *(LoseAllied(seat) for seat, armies in side.allied if armies)]
    return found or [Lose("city")]


def lose(s: State, which: int, pick: Pick) -> None:
    """The unit leaves the battle: a cube goes to its owner's FV, a legion to the supply
    (EOT-9.30); a lost fleet heartens the Norsemen (EOT-9.44)."""
    side = current(s).sides[which]
    if isinstance(pick, LoseAllied):
        allied = tuple((seat, n - (seat == pick.other)) for seat, n in side.allied)
        change(s, which, replace(side, allied=tuple((seat, n) for seat, n in allied if n)))
        s.players[pick.other].free += 1
        _told(s, which, "piece_army")
        return
    assert isinstance(pick, Lose)
    _told(s, which, f"piece_{pick.unit}")
    if pick.unit == "city":
        change(s, which, replace(side, city=False))
        return
    name = _NUMBER[pick.unit]
    change(s, which, replace(side, **{name: getattr(side, name) - 1}))
    me = commander(s, side)
    assert me is not None
    if pick.unit == "legion":
        s.legion_supply += 1
        return
    me.free += 1
    if pick.unit == "fleet" and me.traits.fleet_lost_morale:
        s.tell("told-valhalla", "EOT-9.44", seat=me.seat, number=me.traits.fleet_lost_morale)
        change_morale(s, me, me.traits.fleet_lost_morale)


def _told(s: State, which: int, unit: str) -> None:
    me = commander(s, current(s).sides[which])
    if me is None:
        s.tell("told-loses-barbarians", "EOT-9.22", unit=unit)
    else:
        s.tell("told-loses", "EOT-9.22", seat=me.seat, unit=unit)
