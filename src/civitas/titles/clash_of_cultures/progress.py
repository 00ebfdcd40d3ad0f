"""What is in progress between two steps of one action: a Collect, a Recruit, a Command, a battle.

The chapter that runs it says what its fields mean in play; everything else may read them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods
from civitas.titles.clash_of_cultures.content.pieces import UNITS


class Collecting(msgspec.Struct, frozen=True):
    """A Collect (section 9): what the hexes chosen so far will bring; then, when all are chosen,
    while effects look at it (COC-9.9)."""

    city: int
    taken: tuple[tuple[int, int], ...]
    """Hex and good, one for each chosen hex."""
    gains: Goods = NOTHING
    """What it will bring, effects so far included."""


class Recruiting(msgspec.Struct, frozen=True):
    """A Recruit (section 11): who is hired so far; then, paid and placed, while after-effects look
    at it."""

    city: int
    units: tuple[int, ...]
    """How many were recruited, by kind."""
    paid: tuple[int, ...] = ()
    """Empty until all is paid together."""
    drafted: bool = False


class Command(msgspec.Struct, frozen=True):
    """A Command (section 12) in progress."""

    moves: int
    """Moves left."""
    ships: bool = False
    """Has a ship been moved (COC-26.6)?"""
    navigated: bool = False
    """Has a ship group used Navigation?"""
    granted: bool = False
    """Are these moves that an effect grants, outside the Command action?"""
    cities: tuple[int, ...] = ()
    """The hexes of cities that have been moved."""
    origin: int = -1
    """Where the group is that is about to move; so is the next."""
    group: tuple[int, ...] = ()


Share: TypeAlias = tuple[str, int]
"""Where a number comes from, and how much."""

NO_KINDS: Final = (0,) * len(UNITS)


class Side(msgspec.Struct, frozen=True):
    """One side of a battle: what it brought, lost, rolled and may add."""

    owner: int
    start: tuple[int, ...] = NO_KINDS
    """Fighters by kind when the battle started."""
    killed: tuple[int, ...] = NO_KINDS
    """Fighters by kind killed so far."""
    settlers: int = 0
    """Settlers killed so far."""
    prepaid: int = 0
    """Abilities used for the whole battle, as bits (COC-15.5)."""
    strength: int = 0
    """Fighters at the start of this round."""
    lost: int = 0
    """Fighters killed in this round."""
    tactics: int = -1
    """The action card played as tactics in this round (COC-15.7)."""
    played: bool = False
    """Were tactics played in this round, whatever became of them?"""
    ignored: bool = False
    """Do the tactics have no effect?"""
    powerless: bool = False
    """Can the fighters not use their combat abilities in this round?"""
    dice: tuple[int, ...] = ()
    """The faces rolled, counted from 0."""
    void: int = 0
    """The dice whose number does not count, as bits (COC-15.11)."""
    activated: tuple[int, ...] = NO_KINDS
    """Combat abilities used in this roll, by kind."""
    bonus: tuple[Share, ...] = ()
    """What was bought or granted for this roll alone."""
    shares: tuple[Share, ...] = ()
    """All that is added to the numbers of the dice."""
    value: int = 0
    """The combat value (COC-15.14)."""
    shield: tuple[Share, ...] = ()
    """Hits ignored by decision or by tactics in this round."""
    shields: tuple[Share, ...] = ()
    """All enemy hits that are ignored in this round (COC-15.15)."""


class Battle(msgspec.Struct, frozen=True):
    """A battle (section 15) in progress."""

    hex: int
    attacker: int
    defender: int
    land: bool
    origin: int
    """The hex where the attackers go if they retreat (COC-15.20)."""
    sides: tuple[Side, Side]
    """Attacker and defender."""
    may_retreat: bool = True
    disembarked: bool = False
    round: int = 0
    revealed: bool = False
    """Do the tactics of this round lie open?"""
    temple: bool = False
    """Was there a temple in the city (COC-15.30)?"""
    city: bool = False
    mood: int = -1
    """The mood of the city when the battle started."""
    contested: bool = False
    """Was a round fought, or the attack broken without one?"""
    winner: int = -1
    """Who has won; nobody in a draw."""
    captured: bool = False
    broken_off: bool = False
    """Must the attackers retreat after this round?"""
    siege: int = 0
    """What Siegecraft has cancelled of the fortress: 1 the die, 2 the ignored hit."""


NO_CARDS: Final[tuple[int, ...]] = (0, 0, 0)
"""By deck."""


class Offer(msgspec.Struct, frozen=True, gc=False):
    """A trade that one player makes up and the other hears of (section 5)."""

    maker: int
    partner: int
    gives: Goods = NOTHING
    wants: Goods = NOTHING
    cards: tuple[tuple[int, int], ...] = ()
    """What the maker gives besides: a deck and a card each, shown to the partner (COC-5.5)."""
    wanted: tuple[int, ...] = NO_CARDS
    """How many cards of each deck the partner shall give, of the partner's choice."""
    proposed: bool = False
    """Has the partner heard of it?"""


class Fought(msgspec.Struct, frozen=True):
    """A battle of this turn, for cards and objectives that look back at it."""

    hex: int
    land: bool
    attacker: int
    defender: int
    winner: int
    """`NOBODY` if it was a draw."""
    contested: bool
    city: bool
    captured: bool
    disembarked: bool
    attackers: tuple[int, ...]
    """Fighters by kind at the start; so are the next three."""
    defenders: tuple[int, ...]
    attackers_killed: tuple[int, ...]
    defenders_killed: tuple[int, ...]
    fortress: bool = False
    size: int = 0
    """Of the city that was fought for, before it changed hands; so are its wonders."""
    wonders: int = 0
    settlers_killed: tuple[int, int] = (0, 0)
    """Of the attacker, of the defender."""
    traded: tuple[bool, bool] = (False, False)
    """Could a settler or ship of the attacker, of the defender, have formed a trade route from
    the hex of the battle?"""
