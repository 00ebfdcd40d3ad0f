"""The two sides of a battle: who fights, with which units (EOT-9.4 to EOT-9.10)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.values import put
from civitas.titles.era_of_tribes.content.cards import BARBARIAN_LEVELS, BARBARIAN_MORALE
from civitas.titles.era_of_tribes.content.fields import LANDS, MOUNTAIN, TERRAIN
from civitas.titles.era_of_tribes.content.progress import MECHANICS, NAVIGATION
from civitas.titles.era_of_tribes.content.tables import MILITIAS
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Attack, Battle, Side

ATTACKER: Final = 0
DEFENDER: Final = 1


def current(s: State) -> Battle:
    """The battle that is being fought."""
    assert s.battle is not None
    return s.battle


def at_sea(battle: Battle) -> bool:
    return battle.attack.place >= LANDS


def change(s: State, which: int, side: Side) -> None:
    """Replace one side."""
    battle = current(s)
    s.battle = replace(battle, sides=put(battle.sides, which, side))


def commander(s: State, side: Side) -> Player | None:
    """The participant who leads a side; None for the barbarians."""
    return None if side.seat == BARBARIANS else s.players[side.seat]


def name_of(side: Side) -> str | int:
    """A side in words: a seat, or the barbarians."""
    return "barbarians" if side.seat == BARBARIANS else side.seat


def militias(s: State, place: int, *, by_land: bool, city: bool) -> int:
    """EOT-9.6, EOT-9.9: what the land gives its defender."""
    found = s.battlefields.get(place, 0)
    if city:
        found += MILITIAS["city"]
    if TERRAIN[place] == MOUNTAIN:
        found += MILITIAS["mountain"]
    if not by_land:  # EOT-9.7: nobody came over a land border
        found += MILITIAS["landing"]
    return found


def attackers(attack: Attack) -> Side:
    """EOT-9.10: those who entered."""
    vassals = attack.walked + attack.carried
    units = vassals + attack.landed
    return Side(attack.attacker, vassals=vassals, fleets=attack.landed, brought=units)


def barbarians(s: State, attack: Attack) -> Side:
    """EOT-9.9: the tile, the militias of the barbarian level and those of the land."""
    level = BARBARIAN_LEVELS[s.barbarian_level - 1]
    by_land = bool(attack.walked)
    help_ = level.militia + militias(s, attack.place, by_land=by_land, city=False)
    return Side(BARBARIANS, militias=help_, mercenaries=1, brought=help_ + 1)


def muster(s: State, attack: Attack) -> Battle:
    """The battle before anybody commits anything. The defender's vassals leave the province for the
    conflict board; who is in revolution leaves some out (EOT-9.8, AUT-4.12)."""
    first = attackers(attack)
    if attack.defender == BARBARIANS:
        return Battle(attack, (first, barbarians(s, attack)))
    if attack.place >= LANDS:
        return _muster_fleets(s, attack)
    him, place = s.players[attack.defender], attack.place
    vassals, city = s.vassals[place], place in him.cities
    out, city_out = _left_out(him, vassals, city=city)
    s.vassals[place] = 0
    fights = city and not city_out
    help_ = militias(s, place, by_land=bool(attack.walked), city=fights)
    units = vassals - out + fights + help_
    second = Side(him.seat, vassals - out, militias=help_, city=fights, brought=units)
    return Battle(attack, (first, second), left_out=out, city_out=city_out)


def _left_out(him: Player, vassals: int, *, city: bool) -> tuple[int, bool]:
    """What a defender in revolution keeps out of the battle: the city if there is one, else a
    vassal (EOT-9.8); an Automa all of its vassals and the city (AUT-4.12)."""
    if not him.revolted:
        return 0, False
    if him.automa:
        return vassals, city
    return (0, True) if city else (min(1, vassals), False)


def _muster_fleets(s: State, attack: Attack) -> Battle:
    """EOT-9.15: only the fleets of the two in the field."""
    sides = [
        Side(seat, fleets=number, brought=number)
        for seat in (attack.attacker, attack.defender)
        for number in [s.players[seat].fleets.pop(attack.place)]
    ]
    return Battle(attack, (sides[0], sides[1]))


def morale_of(s: State, side: Side) -> int:
    """EOT-9.17, EOT-9.19"""
    me = commander(s, side)
    return BARBARIAN_MORALE if me is None else me.morale


def mechanics_of(s: State, side: Side, *, sea: bool) -> int:
    """EOT-9.17: at sea navigation counts as well. EOT-9.19: barbarians have that of their level."""
    me = commander(s, side)
    if me is None:
        return BARBARIAN_LEVELS[s.barbarian_level - 1].mechanics
    return me.levels[MECHANICS] + (me.levels[NAVIGATION] if sea else 0)
