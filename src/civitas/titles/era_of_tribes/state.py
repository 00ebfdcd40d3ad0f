"""The state of a match: plain numbers and tuples, and the words to speak of them.

Fields, goods, peoples and cards are numbers (see `content`); a set of them is an int with one bit
each. A good lies on a field or belongs to whoever controls that field (EOT-1.9), so nothing but
`owner` says whose it is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.chance import Chance
from civitas.kernel.planned import Planned
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.era_of_tribes.area import Area, area_of, bits, fields_in
from civitas.titles.era_of_tribes.content.fields import FIELDS, LANDS, NAMES
from civitas.titles.era_of_tribes.content.peoples import Traits
from civitas.titles.era_of_tribes.content.tables import LEGIONS
from civitas.titles.era_of_tribes.rules import Rules
from civitas.titles.era_of_tribes.traits import traits_of
from civitas.titles.era_of_tribes.underway import Battle, Expansion

BARBARIANS: Final = 6
"""Who controls a province with a barbarian tile; no seat has this number."""

NO_RING: Final = 0
RING_NOW: Final = 1
"""Put on the turn-order ring in this round (EOT-4.15)."""
RING_BEFORE: Final = 2
"""Put there in the last round (EOT-3.9, EOT-3.10)."""


class Gifted:
    """Keeps what is special about a player's people at hand; it is no part of the data."""

    __slots__ = ("traits",)

    traits: Traits

    def endow(self, traits: Traits) -> None:
        self.traits = traits


@dataclass(slots=True)
class Player(Gifted):
    """What one participant has."""

    seat: int
    automa: bool = False
    people: int = NONE
    thalers: int = 0
    influence: int = 1
    morale: int = 0
    food: int = 0
    hunger: int = 0
    """On the plate."""
    hunger_beside: int = 0
    """Beside the board (EOT-11.9)."""
    treaties: int = 0
    levels: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """By progress field."""
    epoch: int = 0
    leaders: int = 2
    """Coloured leaders that are unlocked (EOT-16.9); those on an epoch field are not."""
    grey: int = 0
    """Grey leaders."""
    used_leaders: int = 0
    """In this round, those on the ring included."""
    ring: int = NO_RING
    free: int = 0
    """Vassals in FV."""
    slots: tuple[int, ...] = ()
    """Vassals on each city slot; the slot built first comes first (EOT-2.15)."""
    cities: tuple[int, ...] = ()
    """The provinces of the own cities on the board, in the order they were built."""
    fleets: dict[int, int] = field(default_factory=dict)
    """Cubes by sea field."""
    army: int = 0
    """Cubes in the RA."""
    legions: int = 0
    """Legions in the RA."""
    militias: int = 0
    """Grey militias in the RA (EOT-9.11)."""
    gone: int = 0
    """Cubes out of the game."""
    triumph: int = 0
    triumph_start: int = 0
    cards: tuple[int, ...] = ()
    """Personal influence cards, hidden; those dealt at set-up until one is chosen."""
    returned: int = NONE
    """The influence card given back at set-up; its owner knows that no other player has it."""
    tiles: tuple[int, ...] = ()
    """Kept barbarian tiles, face down, by kind."""
    fresh: int = NONE
    """A tile just won, which its winner looks at (EOT-10.1)."""
    opened: tuple[int, ...] = ()
    """Tiles that were used, open beside the board (EOT-10.3)."""
    done: int = 0
    """Action fields used in this round, as bits (EOT-3.15)."""
    passed: bool = False
    revolted: bool = False
    """In revolution until clean-up (EOT-6.12)."""
    used_goods: int = 0
    """Goods used in this round, as bits of their fields (EOT-1.17, EOT-3.19)."""
    ore: int = 0
    """Luxury goods that lie on the RA as ore, as bits of their fields (EOT-3.25)."""
    allies: int = 0
    """Seats, as bits."""
    talks: int = 0
    """Diplomacy actions done in the Diplomacy action under way, as bits (EOT-4.9)."""
    deterring: bool = False
    """EOT-4.14"""
    deterred: int = 0
    """Who has paid for an attack on this deterring player in this round, as bits."""
    colonies: int = 0
    """Their number at the last count (EOT-8.23)."""
    colonial: int = 0
    """The provinces in colonies at the last count, as bits."""
    free_colonies: int = 0
    """New colonies of this round that cost nothing (EOT-8.25)."""
    raided: int = 0
    """Victims of this round's raids, as bits (EOT-8.26)."""
    unrest: int = 0
    """Vassals still to be removed for morale below the track (EOT-11.4)."""
    met: int = 0
    """0, or which of the participants it was, from 1 on, to meet an end condition (EOT-13.5)."""
    upright: bool = True
    """An Automa's leader (AUT-1.13)."""
    assaults: int = 0
    """Occupied fields that an Automa has taken as targets in this round (AUT-5.11)."""

    def __post_init__(self) -> None:
        self.endow(traits_of(self.people, self.automa))

    def becomes(self, people: int) -> None:
        """Play this people from now on."""
        self.people = people
        self.endow(traits_of(people, self.automa))

    def copy(self) -> Player:
        twin: Player = Player.__new__(Player)
        twin.endow(self.traits)
        twin.seat = self.seat
        twin.automa = self.automa
        twin.people = self.people
        twin.thalers = self.thalers
        twin.influence = self.influence
        twin.morale = self.morale
        twin.food = self.food
        twin.hunger = self.hunger
        twin.hunger_beside = self.hunger_beside
        twin.treaties = self.treaties
        twin.levels = self.levels
        twin.epoch = self.epoch
        twin.leaders = self.leaders
        twin.grey = self.grey
        twin.used_leaders = self.used_leaders
        twin.ring = self.ring
        twin.free = self.free
        twin.slots = self.slots
        twin.cities = self.cities
        twin.army = self.army
        twin.legions = self.legions
        twin.militias = self.militias
        twin.gone = self.gone
        twin.triumph = self.triumph
        twin.triumph_start = self.triumph_start
        twin.cards = self.cards
        twin.returned = self.returned
        twin.tiles = self.tiles
        twin.fresh = self.fresh
        twin.opened = self.opened
        twin.done = self.done
        twin.passed = self.passed
        twin.revolted = self.revolted
        twin.used_goods = self.used_goods
        twin.ore = self.ore
        twin.allies = self.allies
        twin.talks = self.talks
        twin.deterring = self.deterring
        twin.deterred = self.deterred
        twin.colonies = self.colonies
        twin.colonial = self.colonial
        twin.free_colonies = self.free_colonies
        twin.raided = self.raided
        twin.unrest = self.unrest
        twin.met = self.met
        twin.upright = self.upright
        twin.assaults = self.assaults
        twin.fleets = self.fleets.copy()
        return twin

    def ally_of(self, seat: int) -> bool:
        return bool(self.allies >> seat & 1)

    def has_used(self, action: int) -> bool:
        return bool(self.done >> action & 1)

    @property
    def all_leaders(self) -> int:
        """EOT-16.9"""
        return self.leaders + self.grey

    @property
    def ready_leaders(self) -> int:
        return self.leaders + self.grey - self.used_leaders

    @property
    def progresses(self) -> int:
        """EOT-5.22"""
        return sum(self.levels)

    @property
    def unbuilt(self) -> int:
        """Vassals that lie on unbuilt cities."""
        return sum(self.slots)


LAND: Final = (1 << LANDS) - 1
"""All land provinces, as bits."""


class Grounded(Planned):
    """Keeps the play area at hand, and what everybody holds of it; it is no part of the data."""

    __slots__ = ("area", "held")

    area: Area
    held: list[int]
    """By seat, the fields that it controls, as bits; then those of the barbarians, of nobody."""
    owner: list[int]

    def stand_on(self, area: Area) -> None:
        """A board on which nobody has anything."""
        self.area = area
        self.held = [0] * (BARBARIANS + 1) + [bits(area.fields)]

    def stand_as(self, other: Grounded) -> None:
        """It is the same as with a twin."""
        self.area = other.area
        self.held = other.held.copy()

    def give(self, place: int, seat: int) -> None:
        """This seat, the barbarians or nobody controls a field from now on (EOT-1.7, EOT-1.8)."""
        bit = 1 << place
        self.held[self.owner[place]] &= ~bit
        self.held[seat] |= bit
        self.owner[place] = seat

    def land_of(self, seat: int) -> tuple[int, ...]:
        """The land provinces that a seat controls (EOT-1.7)."""
        return fields_in(self.held[seat] & LAND)


@dataclass(slots=True)
class State(Grounded):
    """The whole table."""

    chance: Chance
    rules: Rules
    players: list[Player]
    agenda: tuple[Step, ...] = ()
    round: int = 0
    phase: str = "setup"
    """One of the phases of a round (EOT-3.1), or what comes before and after all rounds."""
    seat: int = 0
    """Whose turn it is."""
    order: tuple[int, ...] = ()
    """The player order."""
    track: tuple[int, ...] = ()
    """The seats whose influence markers moved last, first: of two on one field the earlier in
    this list stands behind (EOT-3.8)."""
    owner: list[int] = field(default_factory=lambda: [NOBODY] * len(FIELDS))
    """By field, the seat that controls it, `BARBARIANS` or `NOBODY`; only `give` changes it."""
    vassals: list[int] = field(default_factory=lambda: [0] * LANDS)
    """By province, the vassals of its owner; attackers are not among them."""
    posts: dict[int, int] = field(default_factory=dict)
    """Trading posts: by province with a city, the seat of the post's owner (EOT-7.15)."""
    villages: dict[int, int] = field(default_factory=dict)
    """Barbarian tiles on the board by province; hidden (EOT-2.23)."""
    battlefields: dict[int, int] = field(default_factory=dict)
    """Historical battlefields by province: 1 or 2 (EOT-9.29)."""
    barbarian_level: int = 1
    spent: int = 0
    """Goods used in this round that lie with nobody since, as bits of their fields (EOT-1.17)."""
    removed_tiles: tuple[int, ...] = ()
    """Tiles that left the game (EOT-9.42)."""
    spare_tiles: tuple[int, ...] = ()
    """Tiles that were never laid out; hidden."""
    deck: tuple[int, ...] = ()
    """Influence cards; the top one is last. Hidden."""
    open_cards: tuple[int, ...] = ()
    scored_cards: tuple[int, ...] = ()
    """Those that left the game (EOT-6.7)."""
    reached: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """By progress field, the highest level anybody has reached (EOT-5.11)."""
    epochs: int = 0
    """The latest epoch anybody has entered (EOT-6.4)."""
    grey_supply: int = 0
    legion_supply: int = LEGIONS
    ending: int = 0
    """The round in which the end was triggered; 0 before (EOT-13.1)."""
    over: bool = False
    automa_deck: tuple[int, ...] = ()
    """Automa cards; the top one is last. Hidden."""
    automa_discard: tuple[int, ...] = ()
    automa_aside: tuple[int, ...] = ()
    """Cards set aside until the first Automa expansion (AUT-1.19)."""
    acted: bool = False
    """Has a person taken an action in this cycle of turns (AUT-2.6)?"""
    expansion: Expansion | None = None
    battle: Battle | None = None

    def __post_init__(self) -> None:
        Planned.__post_init__(self)
        self.stand_on(area_of(self.rules.area))

    def copy(self) -> State:
        twin: State = State.__new__(State)
        twin.hush()
        twin.stand_as(self)
        twin.chance = self.chance.copy()
        twin.rules = self.rules
        twin.players = [player.copy() for player in self.players]
        twin.agenda = self.agenda
        twin.round = self.round
        twin.phase = self.phase
        twin.seat = self.seat
        twin.order = self.order
        twin.track = self.track
        twin.owner = self.owner.copy()
        twin.vassals = self.vassals.copy()
        twin.posts = self.posts.copy()
        twin.villages = self.villages.copy()
        twin.battlefields = self.battlefields.copy()
        twin.barbarian_level = self.barbarian_level
        twin.spent = self.spent
        twin.removed_tiles = self.removed_tiles
        twin.spare_tiles = self.spare_tiles
        twin.deck = self.deck
        twin.open_cards = self.open_cards
        twin.scored_cards = self.scored_cards
        twin.reached = self.reached
        twin.epochs = self.epochs
        twin.grey_supply = self.grey_supply
        twin.legion_supply = self.legion_supply
        twin.ending = self.ending
        twin.over = self.over
        twin.automa_deck = self.automa_deck
        twin.automa_discard = self.automa_discard
        twin.automa_aside = self.automa_aside
        twin.acted = self.acted
        twin.expansion = self.expansion
        twin.battle = self.battle
        return twin

    def in_order(self) -> list[Player]:
        """All participants in player order."""
        return [self.players[seat] for seat in self.order]

    def others(self, me: Player) -> list[Player]:
        """The other participants in player order."""
        return [self.players[seat] for seat in self.order if seat != me.seat]

    def city_at(self, place: int) -> bool:
        """Does a city stand in this province?"""
        seat = self.owner[place]
        return 0 <= seat < BARBARIANS and place in self.players[seat].cities

    def label(self, place: int) -> str:
        """What a field is called in picks and words."""
        return NAMES[place]

    def fleets_at(self, sea: int) -> list[tuple[int, int]]:
        """Who has fleets in a sea field, and how many."""
        return [(me.seat, me.fleets[sea]) for me in self.players if me.fleets.get(sea)]
