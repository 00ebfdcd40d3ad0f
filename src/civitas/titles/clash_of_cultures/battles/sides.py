"""Section 15: the two sides of a battle, and how rules and abilities speak of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from civitas.kernel.agenda import Step
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.pieces import (
    FORTRESS,
    IS_ARMY,
    LEADER,
    SHIP,
    UNITS,
)
from civitas.titles.clash_of_cultures.means.reactions import added, reactions
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.progress import Battle, Side
from civitas.titles.clash_of_cultures.state import KIND, WILD, Player, State
from civitas.titles.clash_of_cultures.units import army_room, at

PREPAID: Final[dict[int, Callable[[State, Player], int]]] = {}
"""By ability that is paid for before a battle and outlives its leader: what it adds to a roll."""
PLEDGED: Final[dict[int, Callable[[State, Player], None]]] = {}
"""By ability used in a battle: what it does for the winner, even if its leader is dead by then."""
CANCELLED_DIE: Final = 1
CANCELLED_HIT: Final = 2


def fight(s: State) -> Battle:
    """The battle in progress."""
    assert s.battle is not None
    return s.battle


def side(s: State, owner: int) -> Side:
    """The side of an owner."""
    return fight(s).sides[owner != fight(s).attacker]


def enemy(s: State, owner: int) -> Side:
    """The other side."""
    return fight(s).sides[owner == fight(s).attacker]


def change(s: State, owner: int, **changes: Any) -> None:
    """Something changes on the side of an owner."""
    battle = fight(s)
    changed = replace(side(s, owner), **changes)
    if owner == battle.attacker:
        s.battle = replace(battle, sides=(changed, battle.sides[1]))
    else:
        s.battle = replace(battle, sides=(battle.sides[0], changed))


def involved(s: State, me: Player) -> bool:
    """Does the player fight?"""
    return s.battle is not None and me.seat in (s.battle.attacker, s.battle.defender)


def attacks(s: State, me: Player) -> bool:
    """Does the player fight as the attacker?"""
    return s.battle is not None and me.seat == s.battle.attacker


def defends(s: State, me: Player) -> bool:
    """Does the player fight as the defender?"""
    return s.battle is not None and me.seat == s.battle.defender


def as_player(s: State, owner: int) -> Player | None:
    """The player who owns it, None for barbarians and pirates."""
    return s.players[owner] if owner < len(s.players) else None


def actor(s: State, owner: int) -> Player:
    """Who carries out steps for an owner: the player, or for the wild the one whose turn it is
    (COC-23.2)."""
    return as_player(s, owner) or s.me


def named(owner: int) -> int | str:
    """An owner as the parameter of a message."""
    return WILD.get(owner, owner)


def fights(land: bool, unit: int) -> bool:
    """COC-15.2: army units fight on land, ships at sea."""
    kind = unit & KIND
    return IS_ARMY[kind] if land else kind == SHIP


def fighters(s: State, owner: int) -> list[int]:
    """The units of an owner that fight, with their marks (COC-15.2)."""
    battle = fight(s)
    return [unit for unit in at(s, owner, battle.hex) if fights(battle.land, unit)]


def strength(s: State, owner: int, kind: int | None = None) -> int:
    """How many fighters, or fighters of one kind, an owner has left (COC-15.2)."""
    return sum([kind is None or unit & KIND == kind for unit in fighters(s, owner)])


def by_kind(units: Sequence[int]) -> tuple[int, ...]:
    """How many there are of each kind."""
    kinds = [unit & KIND for unit in units]
    return tuple([kinds.count(kind) for kind in range(len(UNITS))])


def leader_here(s: State, owner: int) -> bool:
    """COC-11.16: is the leader on the hex of the battle, as a fighter or aboard?"""
    return any(unit & KIND == LEADER for unit in at(s, owner, fight(s).hex))


def besieged(s: State) -> City | None:
    """The city that is fought for (COC-15.3)."""
    battle = fight(s)
    city = s.cities.get(battle.hex) if battle.land else None
    return city if city is not None and city.owner == battle.defender else None


def fortress(s: State) -> bool:
    """Does a fortress help the defender (COC-15.9)?"""
    city = besieged(s)
    return city is not None and city.has(FORTRESS)


def room_for(s: State, owner: int, units: tuple[int, ...], place: int) -> int:
    """How many army units of these may go from the battle to a land hex (COC-1.7); a leader takes
    along the limit that comes with him."""
    me, room = as_player(s, owner), army_room(s, owner, place)
    if me is not None and any(unit & KIND == LEADER for unit in units):
        here = fight(s).hex
        room += added(s, me, Moment.ARMY_LIMIT, here) - added(s, me, Moment.ARMY_LIMIT, place)
    return room


def step_for(what: str, s: State, owner: int, *args: int) -> Step:
    """A step of the battle that an owner takes, or somebody for it (COC-23.2)."""
    return Step(what, actor(s, owner).seat, args)


def both(s: State, moment: int) -> list[Step]:
    """The reactions of the attacker, then those of the defender (COC-15.5, COC-15.31)."""
    battle = fight(s)
    players = [as_player(s, owner) for owner in (battle.attacker, battle.defender)]
    return reactions(s, moment, players=[player for player in players if player is not None])


def prepare(s: State, me: Player, ability: int) -> None:
    """The ability works for the whole battle (COC-15.5)."""
    change(s, me.seat, prepaid=side(s, me.seat).prepaid | 1 << ability)


def prepared(s: State, me: Player, ability: int) -> bool:
    """Was the ability used in this battle (COC-15.5)?"""
    return bool(side(s, me.seat).prepaid >> ability & 1)


def grant(s: State, me: Player, origin: str, amount: int) -> None:
    """Add to the combat value of this round's roll (COC-15.14)."""
    change(s, me.seat, bonus=(*side(s, me.seat).bonus, (origin, amount)))


def shield(s: State, me: Player, origin: str, amount: int = 1) -> None:
    """Ignore hits in this round (COC-15.15)."""
    change(s, me.seat, shield=(*side(s, me.seat).shield, (origin, amount)))


def enemy_has(s: State, me: Player, ability: int) -> bool:
    """COC-23.3: barbarians own nothing."""
    foe = as_player(s, enemy(s, me.seat).owner)
    return foe is not None and foe.has(ability)
