"""The state of a match: plain numbers and tuples, and the words to speak of them.

Hexes, advances, cards and abilities are numbers (see `content`); a set of them is an int with one
bit each. Nearly everything is a tuple or a frozen struct that is replaced when it changes: copies
share it, and a copy of the whole state is mostly references.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.chance import Chance
from civitas.kernel.planned import Planned
from civitas.kernel.values import NOBODY, NONE, NOWHERE
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.goods import NOTHING, Goods
from civitas.titles.clash_of_cultures.content.pieces import SETTLEMENT, STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.content.structure import (
    ACTIONS,
    EVENT_COUNTER,
    EXHAUSTED_TOKENS,
    STARTING_GOODS,
)
from civitas.titles.clash_of_cultures.geography import Geography
from civitas.titles.clash_of_cultures.powers.registry import Powers, powers_of, wider_powers
from civitas.titles.clash_of_cultures.progress import (
    Battle,
    Collecting,
    Command,
    Fought,
    Offer,
    Recruiting,
)
from civitas.titles.clash_of_cultures.rules import Rules

BARBARIANS: Final = 4
PIRATES: Final = 5
OWNERS: Final = 6
"""Owners of units and cities: seats 0 to 3, barbarians, pirates."""
WILD: Final = {BARBARIANS: "horde", PIRATES: "fleet"}
"""What picks and messages call those owners who are no players."""

ANGRY: Final = 0
NEUTRAL: Final = 1
HAPPY: Final = 2
MOODS: Final = ("angry", "neutral", "happy")

KIND: Final = 7
"""A unit on the map is a number: its kind in the low three bits, marks above them."""
MOVED: Final = 8
"""Part of a move of this Command (COC-12.2)."""
FATIGUED: Final = 16
"""Fought in this turn (COC-12.10)."""
ON_MOUNTAIN: Final = 32
"""Moved onto a mountain in this turn (COC-12.11)."""
ON_FOREST: Final = 64
"""Moved onto a forest in this turn (COC-12.12)."""
ON_PLAINS: Final = 128
"""Entered a plains hex in this turn (COC-24.7)."""
PIRATE: Final = 256
"""A pirate ship that sails with this player; it belongs to the pirates' supply."""

NO_BUILDINGS: Final = (NOBODY,) * len(STRUCTURES)


class Able:
    """Keeps the powers of the abilities in force at hand; they are no part of the data."""

    __slots__ = ("powers",)

    powers: Powers

    def empower(self, powers: Powers) -> None:
        self.powers = powers


@dataclass(slots=True)
class Player(Able):
    """What one player has."""

    seat: int
    home: int = 0
    goods: Goods = STARTING_GOODS
    units_left: tuple[int, ...] = tuple(unit.supply["player"] for unit in UNITS)
    """By kind, in supply."""
    pieces_left: tuple[int, ...] = tuple(structure.per_player for structure in STRUCTURES)
    """By structure, in supply."""
    cities: tuple[int, ...] = ()
    """The hexes of the own cities, in order."""
    capital: int = NOWHERE
    """The hex of the first city, whoever has it now."""
    advances: int = 0
    """The advances owned, as bits."""
    civilization: int = NONE
    civilization_advances: int = 0
    """Those gained, as bits of the list of all."""
    abilities: int = 0
    """Everything in force, as bits: advances owned or borrowed, leader, wonders, lasting cards."""
    counter: int = EVENT_COUNTER
    """Markers on the event counter (COC-2.13)."""
    action_hand: tuple[int, ...] = ()
    """Action cards; a kept great person is `GREAT_PERSON` + the number of its event."""
    objective_hand: tuple[int, ...] = ()
    wonder_hand: tuple[int, ...] = ()
    objectives: tuple[tuple[int, int], ...] = ()
    """Played objective cards, each with the condition it was played for (COC-20.2)."""
    kept_events: tuple[int, ...] = ()
    """Event cards that lie open before the player."""
    event_points: int = 0
    """Half points (COC-21.11)."""
    dynasty: tuple[int, ...] = ()
    """The leader cards that the player started with (COC-2.8, COC-28.8)."""
    leaders: tuple[int, ...] = ()
    """Those not yet used."""
    leader: int = NONE
    """The leader card in play."""
    leaders_played: int = 0
    killed_leaders: tuple[int, ...] = ()
    """Leader cards taken from others (COC-11.14)."""
    prisoners: tuple[int, ...] = ()
    """Captured units: owner * 8 + kind."""
    runestones: int = 0
    """Obelisks that stand on the civilization's board."""
    owed_actions: int = 0
    """Actions lost in the next turn."""
    courted: int = NOBODY
    """With whom there can be no battle until the own next turn."""
    marked_areas: int = 0
    """Areas that the leader has marked for good, as bits."""
    truces: int = 0
    """With whom the player may start no battle until the end of the own turn, as bits."""
    assassinated: bool = False
    """Will the next turn have an action less by an action card?"""
    fulfilled: tuple[int, ...] = ()
    """The conditions that objectives of this round were played for."""
    anarchy: int = 0
    """Markers of former government advances that lie on the event Anarchy."""
    ally: int = NOBODY
    """With whom the own Great Diplomat keeps the peace."""
    foreseen: int = NONE
    """The event card on top of the deck, if the player has looked at it."""
    visions: tuple[int, ...] = ()
    """Objective cards that the Great Seer is about to give away."""
    destined: tuple[tuple[int, int], ...] = ()
    """Objective cards to be drawn before those of the deck, each with the seat that chose it."""

    def __post_init__(self) -> None:
        self.empower(powers_of(self.abilities))

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.empower(self.powers)
        twin.seat = self.seat
        twin.home = self.home
        twin.goods = self.goods
        twin.units_left = self.units_left
        twin.pieces_left = self.pieces_left
        twin.cities = self.cities
        twin.capital = self.capital
        twin.advances = self.advances
        twin.civilization = self.civilization
        twin.civilization_advances = self.civilization_advances
        twin.abilities = self.abilities
        twin.counter = self.counter
        twin.action_hand = self.action_hand
        twin.objective_hand = self.objective_hand
        twin.wonder_hand = self.wonder_hand
        twin.objectives = self.objectives
        twin.kept_events = self.kept_events
        twin.event_points = self.event_points
        twin.dynasty = self.dynasty
        twin.leaders = self.leaders
        twin.leader = self.leader
        twin.leaders_played = self.leaders_played
        twin.killed_leaders = self.killed_leaders
        twin.prisoners = self.prisoners
        twin.runestones = self.runestones
        twin.owed_actions = self.owed_actions
        twin.courted = self.courted
        twin.marked_areas = self.marked_areas
        twin.anarchy = self.anarchy
        twin.ally = self.ally
        twin.foreseen = self.foreseen
        twin.visions = self.visions
        twin.destined = self.destined
        twin.truces = self.truces
        twin.assassinated = self.assassinated
        twin.fulfilled = self.fulfilled
        return twin

    def owns(self, advance: int) -> bool:
        """Is the advance owned, with a marker on it?"""
        return bool(self.advances >> advance & 1)

    def has(self, ability: int) -> bool:
        """Is the ability in force? For an advance this includes a borrowed one."""
        return bool(self.abilities >> ability & 1)

    def enable(self, ability: int) -> None:
        """The ability is in force from now on."""
        if not self.has(ability):
            self.abilities |= 1 << ability
            self.empower(wider_powers(self.powers, self.abilities, ability))

    def disable(self, ability: int) -> None:
        """The ability is no longer in force."""
        self.abilities &= ~(1 << ability)
        self.empower(powers_of(self.abilities))


GREAT_PERSON: Final = 100
"""What is added to the number of an event card that lies in a hand of action cards."""


class Listed:
    """Keeps the actions of a turn at hand once they are listed, as long as there is nothing but
    talk; they are no part of the data."""

    __slots__ = ("menu",)

    menu: tuple[Pick, ...] | None

    def __post_init__(self) -> None:
        self.forget()

    def keep(self, menu: tuple[Pick, ...] | None) -> None:
        self.menu = menu

    def forget(self) -> None:
        """Something has happened: whatever was listed no longer holds."""
        self.menu = None


@dataclass(slots=True)
class Turn(Listed):
    """What is known of the turn in progress."""

    actions: int = ACTIONS
    used: int = 0
    """Abilities used that work 1x per turn, as bits (COC-0.9)."""
    begun: bool = False
    """Has anything been done?"""
    influenced: bool = False
    """Was an Influence Culture successful (COC-3.6)?"""
    collects: int = 0
    free_collect: bool = False
    """Was Free Economy used (COC-26.19)?"""
    battles: tuple[Fought, ...] = ()
    offers: tuple[int, ...] = (0, 0, 0, 0)
    """Trade offers made, by seat (COC-5.8)."""
    cards: tuple[int, ...] = ()
    """What action cards of this turn were justified by, in the words of `action_cards`."""
    climbed: tuple[int, ...] = ()
    """The hexes of cities that were moved onto a mountain."""
    pending: int = NONE
    """The action half that changes the Collect or Influence Culture it was played for."""
    borrowed: int = NONE
    """The advance that the Great Library lends (COC-24.8)."""
    drafts: int = 0
    """Recruits in which Draft was used."""
    card_drafted: bool = False
    """Was an action card drafted instead of infantry?"""
    cheered: tuple[int, ...] = ()
    """The cities named so far in an Increase Happiness, once for each step (COC-17.2)."""

    def copy(self) -> Turn:
        twin = Turn(
            self.actions,
            self.used,
            self.begun,
            self.influenced,
            self.collects,
            self.free_collect,
            self.battles,
            self.offers,
            self.cards,
            self.climbed,
            self.pending,
            self.borrowed,
            self.drafts,
            self.card_drafted,
            self.cheered,
        )
        twin.keep(self.menu)
        return twin


MENDED: Final = 2
"""The version of the rules from which on COC-4.16, COC-11.19, COC-24.18 and COC-26.27 hold."""


@dataclass(slots=True)
class State(Planned):
    """The whole table."""

    chance: Chance
    rules: Rules
    players: list[Player]
    map: Geography
    clockwise: tuple[int, ...] = ()
    """The seats as they sit around the table, from home 1 on (COC-2.6)."""
    agenda: tuple[Step, ...] = ()
    round: int = 1
    phase: int = 1
    start: int = 0
    """The start player's seat."""
    seat: int = 0
    """Whose turn it is."""
    turn: Turn = field(default_factory=Turn)
    cities: dict[int, City] = field(default_factory=dict)
    """By hex."""
    units: list[dict[int, tuple[int, ...]]] = field(
        default_factory=lambda: [{} for _ in range(OWNERS)]
    )
    """By owner and hex, the units there, sorted; land units on a water hex are aboard ships."""
    wild_units: tuple[tuple[int, ...], ...] = tuple(
        tuple(unit.supply[owner] for unit in UNITS) for owner in ("barbarian", "pirate")
    )
    """Barbarian and pirate units in supply, by kind."""
    wild_settlements: int = STRUCTURES[SETTLEMENT].barbarian_supply
    exhausted: tuple[int, ...] = ()
    """The hexes with an exhausted token."""
    exhausted_left: int = EXHAUSTED_TOKENS
    tiles: tuple[int, ...] = ()
    """By slot, the area that lies there; hidden until its hexes are revealed."""
    tiles_unused: tuple[int, ...] = ()
    action_deck: tuple[int, ...] = ()
    """The top card is last, in every deck and every discard pile."""
    action_discard: tuple[int, ...] = ()
    objective_deck: tuple[int, ...] = ()
    objective_discard: tuple[int, ...] = ()
    event_deck: tuple[int, ...] = ()
    event_discard: tuple[int, ...] = ()
    wonder_deck: tuple[int, ...] = ()
    wonder_discard: tuple[int, ...] = ()
    open_wonders: tuple[int, ...] = ()
    """Wonder cards that lie open for all."""
    shown_wonder: int = NONE
    """A wonder card beside the deck that may be taken instead of the top card."""
    wonder_markers: tuple[tuple[int, int], ...] = ()
    """By wonder, the seats whose markers lie on it: builder and captor."""
    wonders_gone: tuple[int, ...] = ()
    """Wonders that were destroyed with their city (COC-24.13)."""
    event: int = NONE
    """The event card that is being resolved."""
    lasting: tuple[int, ...] = ()
    """Events in force for all (COC-21.10)."""
    removed: tuple[int, ...] = ()
    """Structures that left the game for good: owner * 8 + structure."""
    collecting: Collecting | None = None
    recruiting: Recruiting | None = None
    command: Command | None = None
    battle: Battle | None = None
    offer: Offer | None = None
    """The trade that is being talked about (section 5)."""
    spying: tuple[int, ...] = ()
    """Who looks at whose hand, and the deck and card that the spy wants, once chosen."""
    builders: tuple[int, ...] = ()
    """Who built a wonder in this round."""

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.hush()
        twin.chance = self.chance.copy()
        twin.rules = self.rules
        twin.players = [player.copy() for player in self.players]
        twin.map = self.map
        twin.clockwise = self.clockwise
        twin.agenda = self.agenda
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.seat = self.seat
        twin.turn = self.turn.copy()
        twin.cities = self.cities.copy()
        twin.units = [units.copy() for units in self.units]
        twin.wild_units = self.wild_units
        twin.wild_settlements = self.wild_settlements
        twin.exhausted = self.exhausted
        twin.exhausted_left = self.exhausted_left
        twin.tiles = self.tiles
        twin.tiles_unused = self.tiles_unused
        twin.action_deck = self.action_deck
        twin.action_discard = self.action_discard
        twin.objective_deck = self.objective_deck
        twin.objective_discard = self.objective_discard
        twin.event_deck = self.event_deck
        twin.event_discard = self.event_discard
        twin.wonder_deck = self.wonder_deck
        twin.wonder_discard = self.wonder_discard
        twin.open_wonders = self.open_wonders
        twin.shown_wonder = self.shown_wonder
        twin.wonder_markers = self.wonder_markers
        twin.wonders_gone = self.wonders_gone
        twin.event = self.event
        twin.lasting = self.lasting
        twin.removed = self.removed
        twin.collecting = self.collecting
        twin.recruiting = self.recruiting
        twin.command = self.command
        twin.battle = self.battle
        twin.offer = self.offer
        twin.spying = self.spying
        twin.builders = self.builders
        return twin

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def acted(self) -> None:
        """Something is done in the turn, so there is a moment when it is over."""
        self.turn.begun = True
        self.turn.forget()
        self.do(Step("action.over", self.seat))

    def in_order(self, first: int | None = None) -> list[Player]:
        """All players clockwise from this seat, by default from the start player (COC-3.2)."""
        seats = self.clockwise
        at = seats.index(self.start if first is None else first)
        return [self.players[seat] for seat in seats[at:] + seats[:at]]

    def others(self, seat: int) -> list[Player]:
        """The other players, clockwise from this seat."""
        return self.in_order(seat)[1:]

    def label(self, place: int) -> str:
        """What a hex is called in picks and words."""
        return self.map.layout.labels[place]

    def hex(self, label: str) -> int:
        """The hex of this name."""
        return self.map.layout.number[label]


assert len(NOTHING) == len(STARTING_GOODS)
