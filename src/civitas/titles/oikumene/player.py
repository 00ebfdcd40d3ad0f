"""What one player has, and what follows from it: where his units stand."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import UNSET, UnsetType

from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.factions import Traits, traits_of
from civitas.titles.oikumene.content.units import LIGHT, SHIP
from civitas.titles.oikumene.stacks import KIND_OF, OUT, PORT, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.underway import (
    NO_DROVE,
    NO_TRADE,
    Account,
    Drove,
    Trade,
)


class Standing:
    """Keeps at hand what follows from a player's data: what is special about his faction, and where
    his units stand. It is no part of the data."""

    __slots__ = ("berths", "forces", "guards", "laden", "lights", "present", "traits", "troops")

    traits: Traits
    troops: int
    """Spaces with a unit that can control them, as bits: on a field a land unit or Viking ship
    outside settlements, on water a ship (HRN-2.7, HRN-2.11)."""
    forces: int
    """Spaces with any unit outside settlements and shipyards, as bits."""
    lights: int
    """Fields with light infantry in the open, as bits."""
    guards: int
    """Fields with light infantry inside the settlement, as bits."""
    berths: int
    """Fields in whose shipyard a ship of his lies, as bits."""
    laden: int
    """Spaces where ships of his have cargo, in the open or in the shipyard, as bits."""
    present: int
    """Spaces with any unit, wherever in it, as bits."""
    lands: int
    faction: int
    units: dict[int, int]

    def recall(self) -> None:
        """Find out anew what follows from the data."""
        self.traits = traits_of(self.faction)
        self.troops = self.forces = self.lights = self.guards = self.berths = 0
        self.laden = self.present = 0
        for stack in self.units:
            self.stands(stack)

    def recall_as(self, other: Standing) -> None:
        """It is the same as with a twin."""
        self.traits = other.traits
        self.troops = other.troops
        self.forces = other.forces
        self.lights = other.lights
        self.guards = other.guards
        self.berths = other.berths
        self.laden = other.laden
        self.present = other.present

    def recall_at(self, space: int) -> None:
        """Find out anew who stands on a space."""
        others = ~(1 << space)
        self.forces &= others
        self.troops &= others
        self.lights &= others
        self.guards &= others
        self.berths &= others
        self.laden &= others
        self.present &= others
        for stack in self.units:
            if SPACE_OF[stack] == space:
                self.stands(stack)

    def stands(self, stack: int) -> None:
        """A stack is on the board."""
        spot = SPOT_OF[stack]
        bit = 1 << SPACE_OF[stack]
        self.present |= bit
        if spot > SITE:
            if spot == PORT:
                self.berths |= bit
            elif spot > PORT:
                self.laden |= bit
            elif KIND_OF[stack] == LIGHT:
                self.guards |= bit
            return
        self.forces |= bit
        kind = KIND_OF[stack]
        if not SHIP[kind] or bit >> self.lands or self.traits.ships_on_land:
            self.troops |= bit
        if kind == LIGHT and spot == OUT:
            self.lights |= bit


@dataclass(slots=True)
class Player(Standing):
    """What one player has."""

    seat: int
    lands: int = field()
    """Spaces below this number are fields; the same for all players of a match."""
    faction: int = NONE
    gold: int = 0
    prestige: int = 0
    victory: int = 0
    """VP; may be negative (HRN-20.7)."""
    victory_before: int = 0
    """VP at the end of the last round (HRN-16.4)."""
    rival: int = NOBODY
    friends: int = 0
    """Seats with a valid treaty, as bits (HRN-1.8)."""
    commander: int = 0
    units: dict[int, int] = field(default_factory=dict)
    """Stacks and how many units there are (see `stacks`); none is empty."""
    training: dict[int, int] = field(default_factory=dict)
    """Of which stacks so many are in training (HRN-12.5)."""
    tired: dict[int, int] = field(default_factory=dict)
    """Of which stacks so many make no more move in this round (HRN-6.7)."""
    moved: dict[int, int] = field(default_factory=dict)
    """Of which stacks so many make no more move in this sub-phase (HRN-6.1, HRN-6.11)."""
    boarded: dict[int, int] = field(default_factory=dict)
    """Of which stacks so many have boarded or left a ship in port in this sub-phase (HRN-6.4)."""
    leaving: int = 0
    """Fields that his units must leave since a treaty has ended an encirclement there, as bits
    (HRN-17.6)."""
    rivers: dict[int, int] = field(default_factory=dict)
    """By inland field of two rivers, up which one his ships there have come (HRN-18.31)."""
    tokens: dict[int, int] = field(default_factory=dict)
    """Experience tokens by space (HRN-12.2)."""
    fought: dict[int, int] = field(default_factory=dict)
    """Of which stacks so many took part in the combat of their space (HRN-12.2)."""
    destroyed: int = 0
    """PP value of enemy units destroyed in this year (HRN-5.1)."""
    lost: int = 0
    """PP value of own units destroyed by others in this year (HRN-5.1)."""
    hired: int = 0
    """Mercenaries bought in this round; no wages are due for them (HRN-15.1)."""
    newcomers: tuple[int, ...] | UnsetType = UNSET
    """Their stacks, one for each; before the ninth rules only their number was known."""
    helps: int = 0
    """Help given in the game (HRN-19.12)."""
    helped: int = 0
    """Help taken in the game."""
    scored: int = 0
    """Seats with whom a treaty has brought points in this year, as bits (HRN-17.5)."""
    aided: int = 0
    """Seats with whom help was exchanged in this year, as bits (HRN-17.9)."""
    ways: int = 0
    """The ways to win that were announced, as bits (HRN-19.4)."""
    announced: int = 0
    """In which round."""
    gone: bool = False
    """HRN-4.7"""
    late: bool = False
    """Not on the board before year 2 (HRN-18.33)."""
    free_rival: bool = False
    """May name a new rival free of cost (HRN-17.12)."""
    account: Account | None = None
    """The bill about which he is asked now."""
    trade: Trade = NO_TRADE
    """What he has done in this trade sub-phase (section 14)."""
    drove: Drove = NO_DROVE
    """What he has moved in this herds sub-phase (HRN-6.17)."""
    stage: int = 0
    """How many of the sub-phases that run into each other he has behind him (HRN-4.2)."""

    def __post_init__(self) -> None:
        self.recall()

    def becomes(self, faction: int) -> None:
        """Play this faction from now on."""
        self.faction = faction
        self.recall()

    def friend_of(self, seat: int) -> bool:
        return bool(self.friends >> seat & 1)

    def copy(self) -> Player:
        twin: Player = Player.__new__(Player)
        twin.recall_as(self)
        twin.seat = self.seat
        twin.lands = self.lands
        twin.faction = self.faction
        twin.gold = self.gold
        twin.prestige = self.prestige
        twin.victory = self.victory
        twin.victory_before = self.victory_before
        twin.rival = self.rival
        twin.friends = self.friends
        twin.commander = self.commander
        twin.units = self.units.copy()
        twin.training = self.training.copy()
        twin.tired = self.tired.copy()
        twin.moved = self.moved.copy()
        twin.boarded = self.boarded.copy()
        twin.leaving = self.leaving
        twin.rivers = self.rivers.copy()
        twin.tokens = self.tokens.copy()
        twin.fought = self.fought.copy()
        twin.destroyed = self.destroyed
        twin.lost = self.lost
        twin.hired = self.hired
        twin.newcomers = self.newcomers
        twin.helps = self.helps
        twin.helped = self.helped
        twin.scored = self.scored
        twin.aided = self.aided
        twin.ways = self.ways
        twin.announced = self.announced
        twin.gone = self.gone
        twin.late = self.late
        twin.free_rival = self.free_rival
        twin.account = self.account
        twin.trade = self.trade
        twin.drove = self.drove
        twin.stage = self.stage
        return twin
