"""The state of a match: plain numbers and tuples, and the words to speak of them.

Spaces, units, buildings, herds and factions are numbers (see `world`, `stacks` and `content`); a
set of spaces or seats is an int with one bit each. Nothing is hidden (HRN-20.6).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from civitas.kernel.agenda import Step
from civitas.kernel.chance import Chance
from civitas.kernel.planned import Planned
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.chart import world_of
from civitas.titles.oikumene.content.buildings import CITY, HARBOUR
from civitas.titles.oikumene.content.calendar import SEASONS
from civitas.titles.oikumene.content.modes import FEATURES_OF, MODE, Mode
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.realm import Realm
from civitas.titles.oikumene.rules import Rules
from civitas.titles.oikumene.underway import (
    Battle,
    Fallen,
    Movement,
    Siege,
    Site,
    Stance,
    Treaty,
)
from civitas.titles.oikumene.world import World

YEAR: Final = len(SEASONS)
"""So many rounds."""


class Grounded(Planned):
    """Keeps at hand the world, the mode, and what follows from the board: who has what where. It is
    no part of the data."""

    __slots__ = (
        "cities",
        "grazed",
        "harbours",
        "held",
        "homes",
        "mode",
        "realms",
        "ringed",
        "world",
        "yards",
    )

    players: list[Player]
    world: World
    mode: Mode
    realms: list[Realm | None]
    held: list[int]
    """By seat, the spaces that it controls, as bits; the last one is for those of nobody."""
    homes: list[int]
    """By seat, the fields with its completed settlements, as bits; the last one as above."""
    cities: int
    """Fields with a city, as bits."""
    yards: int
    """Fields with a shipyard, as bits."""
    harbours: int
    """Those of them with a harbour, as bits."""
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
        self.cities = self.yards = self.harbours = self.ringed = 0
        self.grazed = [0] * len(self.players)

    def stand_as(self, other: Grounded) -> None:
        """It is the same as with a twin."""
        self.world = other.world
        self.mode = other.mode
        self.realms = other.realms.copy()
        self.held = other.held.copy()
        self.homes = other.homes.copy()
        self.cities = other.cities
        self.yards = other.yards
        self.harbours = other.harbours
        self.ringed = other.ringed
        self.grazed = other.grazed.copy()

    def takes(self, kept: list[int], space: int, before: int, now: int) -> None:
        """A space goes from one seat to another in what is kept by seat."""
        bit = 1 << space
        kept[before] &= ~bit
        kept[now] |= bit

    def settles(self, field: int, town: int) -> None:
        """A village or city has come, or it has gone (NONE)."""
        others = self.cities & ~(1 << field)
        self.cities = others | 1 << field if town == CITY else others

    def moors(self, field: int, yard: int) -> None:
        """A dock or harbour has come, or it has gone (NONE)."""
        bit = 1 << field
        self.yards = self.yards & ~bit if yard == NONE else self.yards | bit
        self.harbours = self.harbours | bit if yard == HARBOUR else self.harbours & ~bit

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
        return (self.round - 1) // YEAR + 1

    @property
    def season(self) -> int:
        return (self.round - 1) % YEAR

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
