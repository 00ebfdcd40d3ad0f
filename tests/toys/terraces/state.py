"""The state: gardeners, terraces, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from civitas.kernel.agenda import Step
from civitas.kernel.chance import Chance
from civitas.kernel.planned import Planned
from civitas.kernel.setting import Setting
from civitas.kernel.values import NOBODY, NONE
from tests.toys.terraces.hill import BED, BEDS, HEIGHTS, TERRACES

WATER, WELL, SEEDS, SUPPLY, WISHES_OF_A_KIND = 3, 6, 4, 30, 2


@dataclass(slots=True)
class Gardener:
    seat: int
    automa: bool
    water: int = WATER
    well: int = WELL
    seeds: int = SEEDS
    flowers: int = 0
    """Bits by number of terrace."""
    wish: int = NONE
    dug: bool = False

    def copy(self) -> Gardener:
        return replace(self)

    def blooms(self, terrace: int) -> bool:
        return bool(self.flowers >> terrace & 1)

    @property
    def heights(self) -> set[int]:
        """Where flowers of theirs stand."""
        return {height for n, height in enumerate(HEIGHTS) if self.blooms(n)}

    @property
    def fulfilled(self) -> bool:
        """TER-6.1: two flowers in beds of the wished kind."""
        return sum(BED[n] == self.wish and self.blooms(n) for n in range(len(TERRACES))) > 1


@dataclass(slots=True)
class State(Planned):
    chance: Chance
    players: list[Gardener]
    years: int
    hoped: int
    """Flowers that allies hope for; 0 among rivals."""
    eager: bool
    deck: list[int]
    owners: tuple[int, ...] = (NOBODY,) * len(TERRACES)
    supply: int = SUPPLY
    year: int = 0
    over: bool = False
    agenda: tuple[Step, ...] = (Step("year.start"),)

    def copy(self) -> State:
        return replace(
            self,
            chance=self.chance.copy(),
            players=[me.copy() for me in self.players],
            deck=self.deck.copy(),
        )

    def terraces(self, seat: int) -> list[int]:
        return [n for n, owner in enumerate(self.owners) if owner == seat]

    def bare(self, me: Gardener) -> list[int]:
        return [n for n in self.terraces(me.seat) if not me.blooms(n)]


def set_up(setting: Setting, chance: Chance) -> State:
    """TER-1: everything at its start, and a wish for each gardener."""
    deck = [kind for kind in range(len(BEDS)) for _ in range(WISHES_OF_A_KIND)]
    chance.shuffle(deck)
    players = [Gardener(seat, seat in setting.automas) for seat in range(setting.seats)]
    for me in players:
        if not me.automa:
            me.wish = chance.draw(deck)
    options = setting.options
    allies = options["game"] == "allies"
    return State(
        chance,
        players,
        years=5 if options["long"] else 3,
        hoped=int(options["hope"]) * setting.seats if allies else 0,
        eager=bool(options["eager"]),
        deck=deck,
    )
