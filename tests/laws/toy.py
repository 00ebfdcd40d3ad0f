"""A toy title with a bit of everything: secret bids, a die, things to place, two languages.

Each round all bid coins in secret, each lays a stone on a spot of the board while the bids are
still hidden, the bids are opened, and the highest bidder throws a die for coins from the pot.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from civitas.kernel.asks import Ask, Flow, Pick, Reason, Together
from civitas.kernel.chance import Chance
from civitas.kernel.explain import Terms, terms
from civitas.kernel.features import from_seat, named, who
from civitas.kernel.log import Line
from civitas.kernel.logged import Logged
from civitas.kernel.results import Result, best_wins
from civitas.kernel.setting import Option, Setting
from civitas.kernel.tallies import Tallies
from civitas.kernel.titles import Meta, Moment, Pause, Section, Title
from civitas.kernel.words import Words

HIDDEN: Final = -1
ROUNDS: Final = 3
COINS: Final = 6
POT: Final = 12
SPOTS: Final = tuple("abcdefghijkl")


class Bid(Pick, frozen=True):
    coins: int


class Lay(Pick, frozen=True):
    spot: str

    @property
    def places(self) -> tuple[str, ...]:
        return (f"spot:{self.spot}",)


class Take(Pick, frozen=True):
    coins: int


@dataclass(slots=True)
class State(Logged):
    chance: Chance
    purses: list[int]
    bids: list[int]
    generous: bool
    pot: int = POT
    stage: int = 0
    round: int = 0
    stones: dict[str, int] = field(default_factory=dict)

    def copy(self) -> State:
        lists = (self.purses.copy(), self.bids.copy())
        ints = (self.pot, self.stage, self.round)
        return type(self)(self.chance.copy(), *lists, self.generous, *ints, self.stones.copy())


class View(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    purses: tuple[int, ...]
    bids: tuple[int, ...]
    """-1 = hidden or not yet made."""
    pot: int
    stones: dict[str, int]


def bidding(s: State) -> Flow:
    bids = [partial(list[Pick], map(Bid, range(purse + 1))) for purse in s.purses]
    asks = [Ask(seat, "bid", options, secret=True) for seat, options in enumerate(bids)]
    s.bids = [bid.coins for bid in (yield Together(asks))]
    s.stage = 1


def free_spots(s: State) -> list[Pick]:
    return [Lay(spot) for spot in SPOTS if spot not in s.stones]


def laying(s: State) -> Flow:
    for seat in range(len(s.purses)):
        free = partial(free_spots, s)
        spot = (yield Ask(seat, "spot", free, kinds=(Lay, Take))).spot
        s.stones[spot] = seat
        s.tell("toy-laid", "TOY-2", seat=seat, spot=spot)
        s.whisper(seat, "toy-reminder", "TOY-2", coins=s.bids[seat])
    s.stage = 2


def opening(s: State) -> None:
    for seat, coins in enumerate(s.chance.reveal(s.bids)):
        s.tell("toy-opened", "TOY-3", seat=seat, coins=coins)
    s.stage = 3


def prize(s: State) -> Flow:
    best = s.bids.index(max(s.bids))
    s.purses[best] -= s.bids[best]
    s.pot += s.bids[best]
    s.tell("toy-paid", "TOY-4", seat=best, coins=s.bids[best])
    most = min(s.chance.roll() + s.generous, s.pot)
    s.tell("toy-rolled", "TOY-4", seat=best, most=most)
    coins = (yield Ask(best, "take", lambda: [Take(n) for n in range(most + 1)])).coins
    s.purses[best] += coins
    s.pot -= coins
    s.bids = [HIDDEN] * len(s.bids)
    s.round += 1
    s.stage = 0


META: Final = Meta(
    id="toy",
    name="Toy",
    designer="nobody",
    players=(2, 3),
    minutes=(1, 2),
    rules_version="1",
    clauses="TOY",
    rules="tests.laws.toy:TOY",
    words=Path(__file__).parent / "toy_words",
    options=(Option("generous", False, "TOY-4"),),
)
SEGMENTS: Final[tuple[Callable[[State], Flow | None], ...]] = (bidding, laying, opening, prize)


class Toy:
    meta: Meta = META
    pick_type: Any = Bid | Lay | Take
    standing: Mapping[str, type[Pick]] = {}
    rivalry: float = 0.5
    aspect_names: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    tallies: Tallies | None = None

    def setup(self, setting: Setting, chance: Chance) -> State:
        seats = setting.seats
        return State(chance, [COINS] * seats, [HIDDEN] * seats, bool(setting.options["generous"]))

    def segment(self, s: State) -> Flow | None:
        return SEGMENTS[s.stage](s)

    def goes_on(self, s: State) -> bool:
        return s.round < ROUNDS

    def result(self, s: State) -> Result | None:
        return None if self.goes_on(s) else best_wins(s.purses)

    def view(self, s: State, seat: int | None) -> View:
        bids = tuple(b if me == seat or s.stage == 3 else HIDDEN for me, b in enumerate(s.bids))
        return View(seat, s.round, tuple(s.purses), bids, s.pot, dict(s.stones))

    def resample(self, s: State, seat: int, chance: Chance) -> None:
        for me, bid in enumerate(s.bids):
            if me != seat and bid != HIDDEN and s.stage < 3:
                s.bids[me] = chance.below(s.purses[me] + 1)

    def why_not(self, s: State, seat: int, pick: Pick) -> Reason | None:
        return Reason("taken", "TOY-2") if isinstance(pick, Lay) and pick.spot in s.stones else None

    def why_none(self, s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
        return Reason("not-yet", "TOY-3")

    def held(self, s: State, ask: Ask) -> Sequence[Pick]:
        return ()

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return terms(gains={"coins": pick.coins}) if isinstance(pick, Take) else None

    def purse(self, s: State, seat: int) -> Mapping[str, int | float]:
        return {"coins": s.purses[seat]}

    def ties(self, s: State) -> dict[str, tuple[int | float | bool, ...]]:
        return {}

    def sources(self, s: State) -> Mapping[str, tuple[int | float, ...]]:
        prizes = tuple(purse - COINS for purse in s.purses)
        return {"start": (COINS,) * len(s.purses), "prizes": prizes}

    def moment(self, s: State) -> Moment:
        return Moment("moment-round", {"round": s.round + 1})

    def evaluate(self, s: State, seat: int) -> float:
        return 2.0 * s.purses[seat] - max(s.purses)

    def aspects(self, s: State, seat: int) -> tuple[float, ...]:
        return ()

    def feature_names(self, s: State) -> tuple[str, ...]:
        return ("round", "pot", "me.bid", *named(who(len(s.purses)), ["coins"]))

    def origins(self, s: State) -> list[str]:
        return []

    def features(self, s: State, seat: int) -> list[float]:
        return [s.round, s.pot, s.bids[seat], *from_seat(s.purses, seat)]

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.BREATH if s.stage else Pause.END

    def census(self, s: State) -> dict[str, int]:
        return {"coins": s.pot + sum(s.purses)}

    def box(self, setting: Setting) -> dict[str, int]:
        return {"coins": POT + COINS * setting.seats}

    def draw(
        self, view: View, words: Words, glow: Collection[str] = (), *, narrow: bool = False
    ) -> str:
        spots = "".join(f'<rect data-place="spot:{spot}" width="9" height="9"/>' for spot in SPOTS)
        return f'<svg xmlns="http://www.w3.org/2000/svg">{spots}</svg>'

    def draw_base(self, setting: Setting, language: str) -> Mapping[str, str]:
        spots = "".join(
            f'<g data-place="spot:{spot}"><rect x="{n * 10}" width="9" height="9"/>'
            f'<g class="reach"><circle cx="{n * 10 + 4}" cy="4" r="4"/></g></g>'
            for n, spot in enumerate(SPOTS)
        )
        return {"board": f'<svg viewBox="0 0 100 50">{spots}</svg>'}

    def draw_seat(self, setting: Setting, seat: int) -> str:
        return f'<svg viewBox="0 0 40 10"><g id="purse-{seat}"></g></svg>'

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        for n, coins in enumerate(view.purses):
            yield f"purse-{n}", f'<text y="8" font-size="8" data-thing="coins">{coins}</text>'

    def signs(self) -> Mapping[str, str]:
        return {}

    def panel(self, view: View, words: Words) -> list[Section]:
        rows = tuple((words.seat(n), str(coins)) for n, coins in enumerate(view.purses))
        return [Section("Toy", ("", "coins"), rows)]

    def explains(self, _: Line) -> bool:
        return False

    def because(self, _: Sequence[Line], __: int, ___: Words) -> list[Section]:
        return []


TOY: Final[Title] = Toy()
