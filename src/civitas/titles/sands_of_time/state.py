"""The state of a match: plain numbers and small lists, and the words to speak of them.

Regions, borders, buildings and cards are numbers (see `content`); a set of buildings, advances or
cards is an int with one bit each. What changes seldom is a tuple, replaced by `put` when it does:
copies share it, and a copy of the whole state is mostly references.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import compress, count
from operator import or_
from typing import Final

from civitas.kernel.chance import Chance
from civitas.kernel.logged import Logged
from civitas.kernel.values import NOBODY, NONE, NOWHERE
from civitas.titles.sands_of_time.content import (
    CARAVANS,
    CONTROL_MARKERS,
    PEASANT,
    PEASANTS,
    SOLDIERS,
    UNREST_START,
)
from civitas.titles.sands_of_time.effects import Powers, powers_of
from civitas.titles.sands_of_time.rules import Rules

PROVINCE: Final = 1
COLONY: Final = 2

NO_POWERS: Final = powers_of(0)


class Stage(IntEnum):
    """The segments of play, in the order of the rulebook."""

    DEAL = 0
    FIRST_PROVINCES = 1
    SECOND_PROVINCES = 2
    THIRD_PROVINCES = 3
    CAPITALS = 4
    FIRST_CARAVANS = 5
    EXTRA_PEASANTS = 6
    FIRST_ADVANCES = 7
    INCOME = 8
    CARD_CHOICE = 9
    REVEAL_CARDS = 10
    TURN = 11
    LAY_ADVANCE = 12
    MARCH = 13
    MARCHED = 14
    TRACK = 15
    GROWTH = 16
    OVERCROWDING = 17
    ATTRITION = 18
    DYNASTY_END = 19
    SCORING = 20
    NEW_GENERATION = 21
    GAME_END = 22
    OVER = 23


IN_TURN: Final = (Stage.TURN, Stage.LAY_ADVANCE, Stage.MARCH, Stage.MARCHED)
"""The stages of a player's turn."""


WONDER_POINTS: Final = 0
ADVANCE_POINTS: Final = 1
LOST_POINTS: Final = 2


class Tallied:
    """Where points came from that the table itself does not show. Told at the end of a match, it
    is no part of the state: nothing ever depends on it."""

    __slots__ = ("tally",)

    tally: tuple[int, ...]
    """Points by Wonders, by advances, and those lost to unrest."""

    def __post_init__(self) -> None:
        self.remember((0, 0, 0))

    def remember(self, tally: tuple[int, ...]) -> None:
        """Take this for the points so far."""
        self.tally = tally


@dataclass(slots=True)
class Empire(Tallied):
    """What one player has on the table."""

    seat: int
    stock: list[int] = field(default_factory=lambda: [0, 0])
    """Crops and gold."""
    unrest: int = UNREST_START
    vp: int = 0
    chronicle_vp: tuple[int, ...] = (0, 0, 0)
    """VP by chronicles, by dynasty (SOT-22.12)."""
    heritage: tuple[int, ...] = (0, 0, 0)
    citizens: list[list[int]] = field(default_factory=lambda: [[0] * 26, [0] * 26])
    """Peasants and soldiers by region."""
    supply: list[int] = field(default_factory=lambda: [PEASANTS, SOLDIERS])
    regions: tuple[int, ...] = ()
    """The controlled regions, in the order of the region list."""
    capital: int = NOWHERE
    caravans: tuple[int, ...] = ()
    """The borders with an own caravan, in the order they were placed."""
    markers: tuple[int, ...] = (0,) * 6
    """By row, how many advances of it are reached; 0 = no marker there."""
    reached: int = 0
    laid: tuple[int, ...] = (0,) * 6
    """By field, the number of the chronicle laid there; 0 = none."""
    played: int = 0
    """Action cards used in this generation."""
    emphasis: int = NONE
    """The category of the Emphasis card played in this generation."""
    emphasis_markers: int = 0
    chosen: tuple[int, ...] = ()
    """The cards chosen for this round and not yet revealed."""
    bonuses: int = 0
    """Bonus actions used in earlier turns of this generation."""
    powers: Powers = NO_POWERS
    """What the reached advances give; kept at hand, since every rule asks for it."""

    def learn(self, advance: int) -> None:
        """Reach an advance: its effects work from now on (SOT-14.7)."""
        self.reached |= 1 << advance
        self.powers = powers_of(self.reached)

    def copy(self) -> Empire:
        twin = Empire.__new__(Empire)
        twin.seat = self.seat
        twin.stock = self.stock.copy()
        twin.unrest = self.unrest
        twin.vp = self.vp
        twin.chronicle_vp = self.chronicle_vp
        twin.heritage = self.heritage
        peasants, soldiers = self.citizens
        twin.citizens = [peasants.copy(), soldiers.copy()]
        twin.supply = self.supply.copy()
        twin.regions = self.regions
        twin.capital = self.capital
        twin.caravans = self.caravans
        twin.markers = self.markers
        twin.reached = self.reached
        twin.laid = self.laid
        twin.played = self.played
        twin.emphasis = self.emphasis
        twin.emphasis_markers = self.emphasis_markers
        twin.chosen = self.chosen
        twin.bonuses = self.bonuses
        twin.powers = self.powers
        twin.remember(self.tally)
        return twin

    @property
    def peasants(self) -> list[int]:
        return self.citizens[0]

    @property
    def soldiers(self) -> list[int]:
        return self.citizens[1]

    def count(self, region: int) -> int:
        """Own citizens in a region."""
        peasants, soldiers = self.citizens
        return peasants[region] + soldiers[region]

    def homes(self) -> Iterator[int]:
        """The regions with own citizens, in the order of the region list."""
        return compress(count(), map(or_, *self.citizens))

    def unlocked(self, category: int) -> bool:
        """Is the category unlocked, by the Emphasis card or for good (SOT-7.2, SOT-7.3)?"""
        return self.emphasis == category or self.powers.unlocked[category]

    @property
    def markers_left(self) -> int:
        """Control markers in supply; the capital region needs none (SOT-10.18)."""
        return CONTROL_MARKERS - len(self.regions) + (self.capital != NOWHERE)

    @property
    def caravans_left(self) -> int:
        return CARAVANS - len(self.caravans)


@dataclass(slots=True)
class March:
    """The moves of a Raid or Migrate in progress."""

    what: str
    """The ask: ``raid`` or ``migrate``."""
    left: list[list[int]]
    """Peasants and soldiers not yet moved, where they stood at the start (SOT-16.2)."""
    roads: list[int]
    """Roads that may be used."""
    may_stay: bool
    """May the moves end before anyone has moved (SOT-16.4)?"""
    asked: list[int] = field(default_factory=list)
    """Regions of others' Roads that were asked for (SOT-16.7)."""
    entered: list[int] = field(default_factory=list)
    """Regions somebody was moved into."""

    def copy(self) -> March:
        peasants, soldiers = self.left
        return March(
            self.what,
            [peasants.copy(), soldiers.copy()],
            self.roads.copy(),
            self.may_stay,
            self.asked.copy(),
            self.entered.copy(),
        )


@dataclass(slots=True)
class Turn:
    """What is known of the turn in progress."""

    hand: list[int] = field(default_factory=list)
    """Revealed action cards that are neither used nor declined."""
    bonus: int = NONE
    """The bonus action of this turn."""
    support: int = NONE
    """The category that Support counts for."""
    exchanged: bool = False
    repeated: bool = False
    """Was a repeated action card used (SOT-6.14)?"""
    discounts: int = 0
    """Regions whose Amphitheater has given its discount in this turn, as bits (SOT-12.11)."""
    site: int = NOWHERE
    """The region that is being built in."""
    pending_marks: int = 0
    """Emphasis markers for buildings, placed when the action is finished (SOT-7.13)."""
    acting: int = NONE
    """The card of the action in progress."""
    base_soldiers: int = 0
    """Soldiers placed by the base part of Muster (SOT-9.1)."""
    mustered: int = 0
    """Regions where they were placed, as bits; so are the next three."""
    converted: int = 0
    """Regions where Muster has replaced a citizen (SOT-9.3)."""
    irrigated: int = 0
    drilled: int = 0
    """Regions whose Irrigation and Barracks have been used (SOT-9.7)."""
    march: March | None = None

    def copy(self) -> Turn:
        return Turn(
            self.hand.copy(),
            self.bonus,
            self.support,
            self.exchanged,
            self.repeated,
            self.discounts,
            self.site,
            self.pending_marks,
            self.acting,
            self.base_soldiers,
            self.mustered,
            self.converted,
            self.irrigated,
            self.drilled,
            None if self.march is None else self.march.copy(),
        )


@dataclass(slots=True)
class State(Logged):
    """The whole table."""

    chance: Chance
    rules: Rules
    empires: list[Empire]
    in_play: tuple[bool, ...]
    """By region: does it take part with this number of players (SOT-2.4)?"""
    stage: Stage = Stage.DEAL
    start: int = 0
    """The start player's seat."""
    seat: int = 0
    """Whose turn it is."""
    turn: Turn = field(default_factory=Turn)
    round: int = 0
    """The generation marker: rounds played in this generation."""
    dynasty_space: int = 0
    dynasty: int = 1
    growth: bool = False
    """Has the dynasty marker entered a space with a peasant in this generation (SOT-21.1)?"""
    tiles: tuple[int, ...] = ()
    """By region, the number of its resource tile; -1 out of play."""
    resource: tuple[int, ...] = ()
    """By region, what it yields; -1 out of play."""
    capacity: tuple[int, ...] = ()
    owner: tuple[int, ...] = (NOBODY,) * 26
    status: tuple[int, ...] = (0,) * 26
    """By region: province, colony, or neither."""
    buildings: tuple[int, ...] = (0,) * 26
    """By region, the set of its buildings."""
    building_supply: tuple[int, ...] = ()
    roads: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    """The open advances of each row, from the left."""
    stacks: tuple[tuple[int, ...], ...] = ()
    """Face-down advances by category and level 3, 4, 5; the top is last."""
    top_known: tuple[int, ...] = (0,) * 9
    """By stack, the seats that know its top card, as bits."""
    drawn: tuple[int, ...] = ()
    """The two advances the active player is looking at (SOT-14.5)."""
    first_known: int = 0
    """The seats that know the first of them, since it was the top card they knew, as bits."""
    drawn_for: int = NONE
    """The row that one of them will extend."""

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.hush()
        twin.chance = self.chance.copy()
        twin.rules = self.rules
        twin.empires = [empire.copy() for empire in self.empires]
        twin.in_play = self.in_play
        twin.stage = self.stage
        twin.start = self.start
        twin.seat = self.seat
        twin.turn = self.turn.copy()
        twin.round = self.round
        twin.dynasty_space = self.dynasty_space
        twin.dynasty = self.dynasty
        twin.growth = self.growth
        twin.tiles = self.tiles
        twin.resource = self.resource
        twin.capacity = self.capacity
        twin.owner = self.owner
        twin.status = self.status
        twin.buildings = self.buildings
        twin.building_supply = self.building_supply
        twin.roads = self.roads
        twin.rows = self.rows
        twin.stacks = self.stacks
        twin.top_known = self.top_known
        twin.drawn = self.drawn
        twin.first_known = self.first_known
        twin.drawn_for = self.drawn_for
        return twin

    @property
    def me(self) -> Empire:
        """The empire whose turn it is."""
        return self.empires[self.seat]

    def in_order(self) -> list[Empire]:
        """The empires from the start player clockwise (SOT-29.7)."""
        return self.empires[self.start :] + self.empires[: self.start]

    def crowd(self, region: int) -> int:
        """Citizens of all players in a region."""
        return sum(empire.count(region) for empire in self.empires)

    def crowds(self) -> list[int]:
        """Citizens of all players, by region."""
        return list(
            map(sum, zip(*(kind for e in self.empires for kind in e.citizens), strict=True))
        )


def place(me: Empire, citizen: int, region: int) -> None:
    """Put a citizen from supply on the map."""
    me.supply[citizen] -= 1
    me.citizens[citizen][region] += 1


def take_back(me: Empire, citizen: int, region: int) -> None:
    """Return a citizen from the map to supply."""
    me.citizens[citizen][region] -= 1
    me.supply[citizen] += 1


assert PEASANT == 0
