"""What is under way between two steps: moves, a battle, a siege, a trade turn.

The chapter that runs it says what its fields mean in play; everything else may read them. They
never change but are replaced (`msgspec.structs.replace`), so that copies of a state share them.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Treaty(msgspec.Struct, frozen=True):
    """A treaty that is valid (HRN-17.1)."""

    kind: int
    """TRIBUTE, RANSOM or VASSALAGE."""
    payer: int
    """Or the vassal."""
    receiver: int
    """Or the lord."""
    until: int
    """The last round in which it holds; 0: without limit."""

    def between(self, one: int, other: int) -> bool:
        payer, receiver = self.payer, self.receiver
        return (payer == one and receiver == other) or (payer == other and receiver == one)


class Site(msgspec.Struct, frozen=True):
    """A building under construction (section 13)."""

    owner: int
    building: int
    work: int = 0


class Fallen(msgspec.Struct, frozen=True):
    """A settlement that has fallen and waits for its victor in the plunder sub-phase (HRN-11.9)."""

    victor: int
    stormed: bool
    """Were there defenders inside? Otherwise it is occupied (HRN-11.11, HRN-11.12)."""
    surrendered: bool = False
    """HRN-11.15"""


class Movement(msgspec.Struct, frozen=True):
    """A movement sub-phase (section 6), and the turn of one player in it."""

    sub: str
    """``units``, ``special``, ``herds`` or ``retreat``."""
    began: tuple[int, ...]
    """By seat, the spaces with units outside settlements when it began, as bits (HRN-6.9)."""
    seat: int = -1
    """Whose turn it is."""
    came: tuple[int, ...] = ()
    """Of which stacks how many units have come into the field of a hostile fortification, stack and
    number in turn (HRN-9.25); of stacks aboard, how many began it in a blocked space (HRN-6.10),
    with the complement of the stack (before the seventh rules the stack itself)."""
    granted: int = 0
    """Fields that a treaty partner lets him enter, as bits (HRN-6.13)."""
    refused: int = 0
    """Fields that a treaty partner does not let him enter, as bits."""
    paid: bool = False
    """Has he paid for a special move of every unit (HRN-6.15)?"""
    chosen: tuple[int, ...] = ()
    """By seat, the stack that moves next; of a fleet (HRN-6.15) the complement of its place."""
    staying: int = 0
    """Seats that make no move as things stand, as bits (HRN-4.2)."""
    going: int = 0
    """Seats that have said that they move, as bits."""
    stirred: bool = False
    """Has anybody moved?"""
    begun: bool = False
    """Has he made his first pick there (HRN-17.2)?"""


class Stance(msgspec.Struct, frozen=True):
    """What all have said about the combat phase before it begins (HRN-4.2)."""

    acts: tuple[int, ...]
    """By seat, the number of the first sub-phase in which he acts."""
    due: int
    """Seats that have still to do as they said, as bits."""


class Die(msgspec.Struct, frozen=True):
    """A die that lies on the table in a battle."""

    colour: int
    swords: int
    """What it shows."""
    stack: int
    """Whose die it is: a unit of this stack, or (NONE) of no unit."""
    origin: str = "unit"
    """`unit`, `extra` (HRN-9.10), `support` (HRN-9.8) or `walls` (HRN-10.5)."""
    unit: int = 0
    """Which of the units of the stack."""
    free: int = 0
    """Free rerolls that its unit has left."""
    paid: int = 0
    """How often it can still be rerolled for prestige."""
    best: bool = False
    """Of a reroll the better result counts (HRN-9.11)."""
    blank: bool = True
    """Does it count among the dice without sword (HRN-9.13)?"""


class Side(msgspec.Struct, frozen=True):
    """One side of a battle."""

    seat: int
    units: tuple[tuple[int, int], ...]
    """Stacks that take part, and how many of their units live."""
    fresh: tuple[tuple[int, int], ...] = ()
    """The same without those that have charged in this battle round (HRN-9.9)."""
    dice: tuple[Die, ...] = ()
    swords: int = 0
    sword_sources: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Swords shown, for blanks, for units and morale, carried over (HRN-9.13)."""
    shields: int = 0
    """Those that stand."""
    shield_sources: tuple[int, int] = (0, 0)
    """Shields at the start of the battle round: for units, carried over (HRN-9.14)."""
    aside_swords: int = 0
    aside_shields: int = 0
    """Put aside for the next battle round (HRN-9.15)."""
    wounds: tuple[tuple[int, int], ...] = ()
    """Stacks with a wounded unit, at most one in each line, and the lives it has lost."""
    morale: int = 0
    """HRN-16.8"""
    flight: bool = False
    """HRN-9.19"""
    pledge: int = 0
    """So many units lived when he said that he fights on as long as none of them falls."""
    stops: bool = False
    """Would stop if the other side does, too (HRN-9.23)."""
    prestige: int = 0
    """PP to be credited when it ends (HRN-9.18)."""
    kills: int = 0
    """Enemy units destroyed."""


class Battle(msgspec.Struct, frozen=True):
    """A battle or the assault of a siege (sections 9 and 10)."""

    space: int
    sides: tuple[Side, Side]
    """The attacker's and the defender's."""
    round: int = 0
    """Battle round, from 1 on."""
    step: str = ""
    """Which step of the battle round is played."""

    @property
    def attacker(self) -> int:
        return self.sides[0].seat

    @property
    def defender(self) -> int:
        return self.sides[1].seat


class Siege(msgspec.Struct, frozen=True):
    """What an assault on a settlement has besides the battle (section 10)."""

    field: int
    attacker: int
    level: int = 0
    """SVS (HRN-10.3)."""
    shields: int = 0
    """SVS shields in this round (HRN-10.4)."""
    breached: bool = False
    """From the round after the breach on (HRN-10.9)."""


class Account(msgspec.Struct, frozen=True):
    """A bill about which a player is asked: harvest, feeding, upkeep or wages (HRN-20.5)."""

    what: str
    there: tuple[tuple[str, int], ...]
    """By good, how much there is."""
    needed: tuple[tuple[str, int], ...]
    """By what it is for, how much is needed; for a harvest, how much is brought in."""
    without: tuple[tuple[int, int, int], ...] = ()
    """Stack, field and number of those that go without; a settlement has no stack, the commander
    neither stack nor field."""
    left: int = 0
    """Grain for which there is no room."""


class Trade(msgspec.Struct, frozen=True):
    """What a player has done in the trade sub-phase so far (section 14)."""

    in_turn: bool = False
    """Has he a turn of his own after all have traded each for himself (HRN-4.2)?"""
    bought: tuple[int, ...] = ()
    """Fields, one for each unit bought there (HRN-14.2)."""
    doubled: int = -1
    """The field with twice its limit (HRN-14.3)."""
    upgraded: tuple[int, ...] = ()
    """Fields, one for each land unit upgraded or trained there (HRN-14.5, HRN-12.8)."""
    launched: tuple[int, ...] = ()
    """Fields, one for each ship made or trained in the shipyard there."""
    stables: tuple[int, ...] = ()
    """Connected areas in which the second rider of a horse herd is still to come (HRN-14.4)."""
    lights: tuple[tuple[int, int], ...] = ()
    """Field and level of each light infantry bought (HRN-18.27)."""
    gift: bool = False
    """Has the third, which is free, come?"""
    sold: tuple[int, ...] = (0, 0, 0)
    """By good, the half pieces of gold that its sales are worth so far (HRN-14.12)."""
    hastened: int = 0
    """Fields with an accelerated site, as bits (HRN-13.10)."""


NO_TRADE: Final = Trade()
"""Nothing yet."""


class Drove(msgspec.Struct, frozen=True):
    """What a player has moved in the herds sub-phase so far (HRN-6.17)."""

    driven: tuple[tuple[int, int], ...] = ()
    """Field and kind of each herd that has arrived."""
    grain: int = 0
    """Fields that have sent grain, as bits."""
    fish: int = 0
    """Fields that have sent fish, as bits."""


NO_DROVE: Final = Drove()
"""Nothing yet."""
