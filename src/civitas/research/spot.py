"""What a seat observes at a table, as arrays."""

from __future__ import annotations

from array import array
from typing import Any, Final, TypedDict

import numpy as np
from gymnasium import spaces
from gymnasium.error import UnsupportedMode
from numpy.typing import NDArray

from civitas.kernel.asks import Ask
from civitas.kernel.match import new, replay
from civitas.kernel.results import Result
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, find_title
from civitas.kernel.words import words_for
from civitas.research.slots import SLOTS, Mask, Numbers, Slots, page_of

TURN: Final = SLOTS - 1
"""The slot that turns to the next page, where there is one."""

RESET: Final = "the match has not begun, or is over: call reset() first"

ANSI: Final = "ansi"
"""How it is drawn, as Gymnasium and PettingZoo call it."""

FEATURE: Final = np.dtype(np.float32)
MOST: Final = 1e6
"""No feature is greater than this."""


class Observation(TypedDict):
    """What a seat sees, and what it may do."""

    observation: NDArray[np.float32]
    """Its features, named by `Spot.names`."""
    action_mask: Mask
    picks: Numbers
    """What the pick in each slot is: its kind and its fields."""


class Spot:
    """A setting of a title, for environments: what there is to see, and tables of it."""

    def __init__(self, meta: Meta, seats: int, options: Options, automas: tuple[int, ...]) -> None:
        self.meta = meta
        self.setting = meta.setting(seats, options, automas)
        title = meta.load()
        self.slots, self._features = Slots(title), title.features
        first = self.table("")
        self.names = tuple(title.feature_names(first.state))
        """What the features are called, in their order."""

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        return spot, (self.meta.id, setting.seats, dict(setting.options), tuple(setting.automas))

    def table(self, seed: str) -> Table:
        """A new match."""
        seats, options, automas = self.setting.seats, self.setting.options, self.setting.automas
        return new(self.meta.id, seats, options=options, automas=automas, seed=seed, log=False)

    @property
    def observations(self) -> spaces.Dict:
        """The space of what a seat sees."""
        numbers = np.iinfo(np.int32)
        shape = (SLOTS, self.slots.width)
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (len(self.names),), np.float32),
                "action_mask": spaces.Box(0, 1, (SLOTS,), np.int8),
                "picks": spaces.Box(numbers.min, numbers.max, shape, np.int32),
            }
        )

    @property
    def actions(self) -> spaces.Discrete:
        """The space of what it may do, with the mask of the moment."""
        return spaces.Discrete(SLOTS)

    def observe(self, table: Table, seat: int, ask: Ask | None, page: int = 0) -> Observation:
        """What the seat sees now; the slots are filled if it is asked something."""
        mask, what = self.laid(ask, page)
        found = self._features(table.state, seat)
        vector = np.frombuffer(found if isinstance(found, array) else array("f", found), FEATURE)
        return {"observation": vector, "action_mask": mask, "picks": what}

    def laid(self, ask: Ask | None, page: int = 0) -> tuple[Mask, Numbers]:
        """Which slots an ask fills, and with what."""
        shown, more = page_of(ask.picks, page) if ask is not None else ((), False)
        mask, what = self.slots.lay(shown)
        if more:
            mask[TURN] = 1
        return mask, what


class Copied:
    """An environment that can be copied, and sent to another process, in the middle of a match:
    a table cannot, but it is told by its header and its journal."""

    table: Table

    def __getstate__(self) -> dict[str, Any]:
        state = self.__dict__.copy()
        if (table := state.pop("table", None)) is not None:
            state["_match"] = table.header, tuple(table.journal)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        match = state.pop("_match", None)
        self.__dict__.update(state)
        if match is not None:
            self.table = replay(*match)


def spot(title: str, seats: int, options: Options, automas: tuple[int, ...]) -> Spot:
    """The spot of this setting."""
    return Spot(find_title(title), seats, options, automas)


def drawn(mode: str | None) -> str:
    """How it is drawn: in text alone."""
    if mode not in (None, ANSI):
        raise UnsupportedMode(f"render_mode cannot be {mode}; leave it away, or choose {ANSI}")
    return ANSI


def told(table: Table) -> str:
    """The board in text, as a spectator sees it."""
    words = words_for(table.title.meta, "en")
    lines = []
    for section in table.title.panel(table.view(None).board, words):
        lines += [section.heading, " | ".join(section.header)]
        lines += [" | ".join(row) for row in section.rows]
    return "\n".join(filter(None, lines))


def seed_text(generator: np.random.Generator) -> str:
    """A seed for the luck of the next match."""
    return f"research-{generator.integers(1 << 62)}"


def payoff(result: Result | None, seat: int) -> float:
    """What a match is worth in the end: 1 for who has won, alone or with others, -1 for all others,
    0 for as long as it goes on."""
    if result is None:
        return 0.0
    return 1.0 if seat in result.winners else -1.0
