"""A title whose rules a test writes itself, segment by segment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.chance import Chance
from civitas.kernel.explain import Terms
from civitas.kernel.logged import Logged
from civitas.kernel.match import new_header
from civitas.kernel.results import Result
from civitas.kernel.setting import Setting
from civitas.kernel.table import Table
from civitas.kernel.tallies import Tallies
from civitas.kernel.titles import Meta, Moment, Pause


class Say(Pick, frozen=True):
    word: str


class Count(Pick, frozen=True):
    number: int


def says(*words: str) -> list[Pick]:
    return [Say(word) for word in words]


@dataclass(slots=True)
class State(Logged):
    """What the segments write into: ``said`` is open, ``hidden`` is each seat's own."""

    chance: Chance
    hidden: list[str]
    said: list[str] = field(default_factory=list)
    stack: list[int] = field(default_factory=lambda: [1, 2, 3, 4, 5])
    at: int = 0

    def copy(self) -> State:
        return State(
            self.chance.copy(), self.hidden.copy(), self.said.copy(), self.stack.copy(), self.at
        )


class View(msgspec.Struct, frozen=True):
    said: tuple[str, ...]
    own: str


Segment = Callable[[State], Flow | None]


class Scripted:
    """Runs its segments one after the other; the match is over when there is none left."""

    meta: Meta = Meta(
        id="scripted",
        name="Scripted",
        designer="nobody",
        players=(1, 4),
        minutes=(1, 1),
        rules_version="1",
        clauses="X",
        rules="tests.kernel.scripted:Scripted",
        words=Path(__file__).parent,
    )
    pick_type: Any = Say | Count
    standing: Mapping[str, type[Pick]] = {}
    rivalry: float = 0.5
    aspect_names: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    tallies: Tallies | None = None

    def __init__(self, *segments: Segment) -> None:
        self.segments = segments
        self.steps = 0
        """How many segments were run to their end, by this table and all forks of it."""

    def setup(self, setting: Setting, chance: Chance) -> State:
        return State(chance, [""] * setting.seats)

    def segment(self, s: State) -> Flow | None:
        flow = self.segments[s.at](s)
        if flow is None:
            s.at += 1
            return None
        return self._and_go_on(s, flow)

    def _and_go_on(self, s: State, flow: Flow) -> Flow:
        yield from flow
        self.steps += 1
        s.at += 1

    def goes_on(self, s: State) -> bool:
        return s.at < len(self.segments)

    def result(self, s: State) -> Result:
        return Result((0,) * len(s.hidden), (0,))

    def view(self, s: State, seat: int | None) -> View:
        return View(tuple(s.said), "" if seat is None else s.hidden[seat])

    def resample(self, s: State, seat: int, chance: Chance) -> None:
        for other, word in enumerate(s.hidden):
            if other != seat and word:
                s.hidden[other] = f"guess {chance.below(1000)}"

    def moment(self, s: State) -> Moment:
        return Moment()

    def why_not(self, s: State, seat: int, pick: Pick) -> Reason | None:
        return Reason("unheard", "X-1") if isinstance(pick, Say) else None

    def why_none(self, s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
        return Reason("unheard", "X-2")

    def held(self, s: State, ask: Ask) -> list[Pick]:
        return [Say("secret")] if ask.kinds else []

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return ask.terms(pick) if ask.terms is not None else None

    def purse(self, s: State, seat: int) -> dict[str, int | float]:
        return {}

    def ties(self, s: State) -> dict[str, tuple[int | float | bool, ...]]:
        return {}

    def sources(self, s: State) -> dict[str, tuple[int | float, ...]]:
        return {}

    def evaluate(self, s: State, seat: int) -> float:
        return 0.0

    def aspects(self, s: State, seat: int) -> tuple[float, ...]:
        return ()

    def feature_names(self, s: State) -> tuple[str, ...]:
        return ()

    def origins(self, s: State) -> list[str]:
        return []

    def features(self, s: State, seat: int) -> list[float]:
        return []

    def pause(self, s: State, seat: int) -> Pause:
        return Pause.END

    def census(self, s: State) -> dict[str, int]:
        return {}

    def box(self, setting: Setting) -> dict[str, int]:
        return {}

    def draw(self, *args: Any, **kwargs: Any) -> str:
        return "<svg/>"

    def draw_base(self, setting: Setting, language: str) -> dict[str, str]:
        return {"board": "<svg/>"}

    def draw_seat(self, setting: Setting, seat: int) -> str:
        return "<svg/>"

    def draw_layer(self, *args: Any) -> list[tuple[str, str]]:
        return []

    def signs(self) -> dict[str, str]:
        return {}

    def panel(self, *args: Any) -> list[Any]:
        return []

    def explains(self, _: Any) -> bool:
        return False

    def because(self, *args: Any) -> list[Any]:
        return []


def asking(seat: int, *words: str) -> Segment:
    """A segment that asks one seat for a word."""

    def flow(s: State) -> Flow:
        pick = yield Ask(seat, "word", lambda: says(*words))
        s.said.append(pick.word)
        s.tell("said", "X-1", seat=seat, word=pick.word)

    return flow


def hiding(seat: int, *words: str) -> Segment:
    """A segment that asks one seat for a word nobody else may know."""

    def flow(s: State) -> Flow:
        pick = yield Ask(seat, "secret", lambda: says(*words), secret=True)
        s.hidden[seat] = pick.word
        s.whisper(seat, "hidden-own", "X-1", word=pick.word)
        s.tell_others(seat, "hidden", "X-1", seat=seat)

    return flow


def rolling(s: State) -> None:
    """A segment that only rolls a die."""
    s.said.append(str(s.chance.roll()))


def table_of(*segments: Segment, seats: int = 2, log: bool = True, seed: str = "x") -> Table:
    """A match of these segments."""
    title = Scripted(*segments)
    header = new_header(title.meta, [f"seat {n}" for n in range(seats)], {}, seed)
    return Table(header, title, log)


def said(table: Table) -> list[str]:
    words: list[str] = table.state.said
    return words


def picks(ask: Ask) -> Sequence[Pick]:
    return ask.picks


YES_NO: Final = ("yes", "no")
