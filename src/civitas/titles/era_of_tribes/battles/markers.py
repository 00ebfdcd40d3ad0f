"""The five markers: who holds which symbol of the conflict dice (EOT-9.16 to EOT-9.19)."""

from __future__ import annotations

from msgspec.structs import replace

from civitas.titles.era_of_tribes.battles.sides import (
    ATTACKER,
    DEFENDER,
    at_sea,
    commander,
    current,
    mechanics_of,
    morale_of,
)
from civitas.titles.era_of_tribes.content.cards import SYMBOLS
from civitas.titles.era_of_tribes.content.fields import MILITARY
from civitas.titles.era_of_tribes.state import State
from civitas.titles.era_of_tribes.underway import Side


def higher(attacker: int, defender: int, *, sea: bool) -> int:
    """The side that has more; a tie goes to the defender on land, to the attacker at sea
    (EOT-9.18)."""
    if attacker == defender:
        return ATTACKER if sea else DEFENDER
    return ATTACKER if attacker > defender else DEFENDER


def strengths(s: State) -> tuple[int, int]:
    """EOT-9.17: the units of both sides. Where they are equal, an Automa counts its military goods
    as well (AUT-8.5), by the first rules also at sea, where only fleets fight (AUT-7.8)."""
    battle = current(s)
    first, second = battle.sides
    if first.units != second.units or (at_sea(battle) and s.rules.version >= 2):
        return first.units, second.units
    return first.units + _arms(s, first), second.units + _arms(s, second)


def _arms(s: State, side: Side) -> int:
    me = commander(s, side)
    if me is None or not me.automa:
        return 0
    return sum(MILITARY[n] >= 0 for n in s.land_of(me.seat))


def assign(s: State) -> None:
    """EOT-9.16 to EOT-9.19: once, at the start. Sword, shield, strength, morale, mechanics."""
    battle = current(s)
    sea = at_sea(battle)
    first, second = battle.sides
    compared = (
        strengths(s),
        (morale_of(s, first), morale_of(s, second)),
        (mechanics_of(s, first, sea=sea), mechanics_of(s, second, sea=sea)),
    )
    holders = [higher(*each, sea=sea) for each in compared]
    s.battle = replace(battle, markers=(ATTACKER, DEFENDER, *holders))
    if s.log is not None:
        for symbol, holder, each in zip(SYMBOLS[2:], holders, compared, strict=True):
            _told(s, battle.sides[holder], symbol.id, each[holder], each[1 - holder])


def _told(s: State, side: Side, symbol: str, own: int, foreign: int) -> None:
    """Who holds it, by what; a tie has a clause of its own."""
    clause = "EOT-9.18" if own == foreign else "EOT-9.17"
    told: dict[str, str | int] = {"symbol": symbol, "number": own, "against": foreign}
    if commander(s, side) is None:
        s.tell("told-marker-barbarians", clause, **told)
    else:
        s.tell("told-marker", clause, seat=side.seat, **told)
