"""The state of a match: plain numbers and tuples, and the words to speak of them.

Spaces, units, buildings, herds and factions are numbers (see `world`, `stacks` and `content`); a
set of spaces or seats is an int with one bit each. Nothing is hidden (HRN-20.6).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from civitas.kernel.agenda import Step
from civitas.kernel.chance import Chance
from civitas.kernel.planned import Planned
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.calendar import SEASONS
from civitas.titles.oikumene.content.factions import Traits, traits_of
from civitas.titles.oikumene.content.modes import FEATURES_OF, MODE, Mode
from civitas.titles.oikumene.content.units import LIGHT, SHIP
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.rules import Rules
from civitas.titles.oikumene.stacks import INSIDE, KIND_OF, OUT, PORT, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.underway import (
    NO_DROVE,
    NO_TRADE,
    Account,
    Battle,
    Drove,
    Fallen,
    Movement,
    Siege,
    Site,
    Stance,
    Trade,
    Treaty,
)
from civitas.titles.oikumene.world import World, world_of


class Standing:
    """Keeps at hand what follows from a player's data: what is special about his faction, and where
    his units stand. It is no part of the data."""

    __slots__ = ("berths", "forces", "guards", "lights", "present", "traits", "troops")

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
    present: int
    """Spaces with any unit, wherever in it, as bits."""
    lands: int
    faction: int
    units: dict[int, int]

    def recall(self) -> None:
        """Find out anew what follows from the data."""
        self.traits = traits_of(self.faction)
        self.troops = self.forces = self.lights = self.guards = self.berths = self.present = 0
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
        self.present = other.present

    def recall_at(self, space: int) -> None:
        """Find out anew who stands on a space."""
        others = ~(1 << space)
        self.forces &= others
        self.troops &= others
        self.lights &= others
        self.guards &= others
        self.berths &= others
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
            elif spot == INSIDE and KIND_OF[stack] == LIGHT:
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


class Grounded(Planned):
    """Keeps at hand the world, the mode, and what follows from the board: who has what where. It is
    no part of the data."""

    __slots__ = ("grazed", "held", "homes", "mode", "realms", "ringed", "world", "yards")

    players: list[Player]
    world: World
    mode: Mode
    realms: list[Realm | None]
    held: list[int]
    """By seat, the spaces that it controls, as bits; the last one is for those of nobody."""
    homes: list[int]
    """By seat, the fields with its completed settlements, as bits; the last one as above."""
    yards: int
    """Fields with a shipyard, as bits."""
    ringed: int
    """Fields whose settlement is encircled, as bits (HRN-8.2)."""
    grazed: list[int]
    """By seat, the fields with its herds, as bits."""

    def stand_on(self, world: World, mode: Mode) -> None:
        """A board with nothing on it."""
        self.world = world
        self.mode = mode
        self.realms = [None] * len(self.players)
        self.held = [*[0] * len(self.players), world.inside]
        self.homes = [*[0] * len(self.players), world.land]
        self.yards = self.ringed = 0
        self.grazed = [0] * len(self.players)

    def stand_as(self, other: Grounded) -> None:
        """It is the same as with a twin."""
        self.world = other.world
        self.mode = other.mode
        self.realms = other.realms.copy()
        self.held = other.held.copy()
        self.homes = other.homes.copy()
        self.yards = other.yards
        self.ringed = other.ringed
        self.grazed = other.grazed.copy()

    def takes(self, kept: list[int], space: int, before: int, now: int) -> None:
        """A space goes from one seat to another in what is kept by seat."""
        bit = 1 << space
        kept[before] &= ~bit
        kept[now] |= bit

    def moors(self, field: int, stands: bool) -> None:
        """A shipyard has come, or it has gone."""
        self.yards = self.yards | 1 << field if stands else self.yards & ~(1 << field)

    def rings(self, field: int, closed: bool) -> None:
        """A ring around a settlement is closed, or it is open."""
        ringed = self.ringed | 1 << field if closed else self.ringed & ~(1 << field)
        if ringed != self.ringed:
            self.ringed = ringed
            self.stir()

    def stirs(self, seat: int) -> None:
        """Something has changed on which the connected areas of one seat (or of nobody) hang."""
        if seat >= 0:
            self.realms[seat] = None

    def stir(self) -> None:
        """Something has changed on which connected areas hang."""
        self.realms = [None] * len(self.players)


@dataclass(slots=True)
class State(Grounded):
    """The whole table. Lists and tuples are by field if nothing else is said; what changes seldom
    is a tuple, and copies share it."""

    chance: Chance
    rules: Rules
    players: list[Player] = field()  # compiled, what a base class has is a default otherwise
    town: tuple[int, ...]
    """VILLAGE, CITY, or NONE if there is no completed settlement (HRN-1.10)."""
    owner: tuple[int, ...]
    """Whose settlement it is; its shipyard and fortification are his, too."""
    yard: tuple[int, ...]
    """DOCK, HARBOUR or NONE."""
    fort: int
    """Fields with a completed fortification, as bits."""
    grain: list[int]
    """In the store of the settlement (HRN-2.20)."""
    fish: list[int]
    """In the shipyard."""
    crop: tuple[int, ...]
    """Grain that lies on the field; 0 if it is not sown."""
    sower: tuple[int, ...]
    """Whose crop it is."""
    herds: tuple[tuple[tuple[int, int], ...], ...]
    """Herds on the field: owner and kind of each (HRN-2.6)."""
    stalls: tuple[tuple[int, ...], ...]
    """Kinds of the herds inside the settlement (HRN-8.1)."""
    stone: tuple[int, ...]
    """Whose plunder stone lies there (HRN-2.24)."""
    control: list[int]
    """By space, who controls it (HRN-2.10, HRN-2.11); kept by `means.control`."""
    sites: dict[int, Site] = field(default_factory=dict)
    fallen: dict[int, Fallen] = field(default_factory=dict)
    agenda: tuple[Step, ...] = ()
    round: int = 0
    """From 1 on; 0 in the prologue."""
    phase: str = "prologue"
    """The sub-phase or special step that is played."""
    first: int = 0
    """The first player."""
    frozen: int = 0
    """Black sections that are frozen in this round, as bits (HRN-6.22)."""
    winter: tuple[int, ...] = ()
    """Winter weather of zone 1, zone 2 and the seas (HRN-5.18); empty in other seasons."""
    weather: dict[int, int] = field(default_factory=dict)
    """Summer weather by sown field (HRN-5.9)."""
    treaties: tuple[Treaty, ...] = ()
    dealer: int = NOBODY
    """Who deals with another player now (section 17)."""
    offers: tuple[tuple[str, int, int, int], ...] = ()
    """Offers made in this round: sub-phase, kind, payer and receiver (HRN-17.13)."""
    fights: tuple[tuple[int, int, int], ...] = ()
    """Who has fought whom where in this round: space and both seats, the lower first (HRN-9.3)."""
    movement: Movement | None = None
    stance: Stance | None = None
    battle: Battle | None = None
    siege: Siege | None = None
    over: bool = False
    winners: tuple[int, ...] = ()
    won_by: int = NONE
    """The way it was won."""

    def __post_init__(self) -> None:
        Planned.__post_init__(self)
        world = world_of(self.rules.map, self.rules.area)
        self.stand_on(world, FEATURES_OF[MODE[self.rules.mode]])

    def copy(self) -> State:
        twin: State = State.__new__(State)
        twin.hush()
        twin.stand_as(self)
        twin.chance = self.chance.copy()
        twin.rules = self.rules
        twin.players = [player.copy() for player in self.players]
        twin.town = self.town
        twin.owner = self.owner
        twin.yard = self.yard
        twin.fort = self.fort
        twin.grain = self.grain.copy()
        twin.fish = self.fish.copy()
        twin.crop = self.crop
        twin.sower = self.sower
        twin.herds = self.herds
        twin.stalls = self.stalls
        twin.stone = self.stone
        twin.control = self.control.copy()
        twin.sites = self.sites.copy()
        twin.fallen = self.fallen.copy()
        twin.agenda = self.agenda
        twin.round = self.round
        twin.phase = self.phase
        twin.first = self.first
        twin.frozen = self.frozen
        twin.winter = self.winter
        twin.weather = self.weather.copy()
        twin.treaties = self.treaties
        twin.dealer = self.dealer
        twin.offers = self.offers
        twin.fights = self.fights
        twin.movement = self.movement
        twin.stance = self.stance
        twin.battle = self.battle
        twin.siege = self.siege
        twin.over = self.over
        twin.winners = self.winners
        twin.won_by = self.won_by
        return twin

    @property
    def year(self) -> int:
        """From 1 on."""
        return (self.round - 1) // len(SEASONS) + 1

    @property
    def season(self) -> int:
        return (self.round - 1) % len(SEASONS)

    def in_order(self) -> list[Player]:
        """All players in the game in turn order (HRN-4.2); who is not on the board yet is not
        among them."""
        order = self.players[self.first :] + self.players[: self.first]
        return [me for me in order if not me.gone and not me.late]

    def label(self, space: int) -> str:
        """What a space is called in picks and words."""
        return self.world.names[space]


def empty_state(rules: Rules, chance: Chance) -> State:
    """A board with nothing on it."""
    world = world_of(rules.map, rules.area)
    lands = world.lands
    return State(
        chance=chance,
        rules=rules,
        players=[Player(seat, lands) for seat in range(rules.seats)],
        town=(NONE,) * lands,
        owner=(NOBODY,) * lands,
        yard=(NONE,) * lands,
        fort=0,
        grain=[0] * lands,
        fish=[0] * lands,
        crop=(0,) * lands,
        sower=(NOBODY,) * lands,
        herds=((),) * lands,
        stalls=((),) * lands,
        stone=(NOBODY,) * lands,
        control=[NOBODY] * len(world.names),
    )
