"""One seat is the agent, bots play the others: Gymnasium's environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from civitas.bots import Chair, make_bot
from civitas.kernel.asks import Ask
from civitas.kernel.chance import seed_number
from civitas.kernel.errors import BadSetup
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.kernel.titles import known_titles
from civitas.research.slots import page_of
from civitas.research.spot import (
    ANSI,
    RESET,
    TURN,
    Copied,
    Observation,
    drawn,
    payoff,
    seed_text,
    spot,
    told,
)


class Solo(Copied, gymnasium.Env[Any, Any]):
    """A match of a title against bots."""

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        title: str,
        seats: int,
        seat: int,
        rival: str,
        options: Options,
        automas: Sequence[int],
        render_mode: str | None = None,
    ) -> None:
        self.spot = spot(title, seats, options, tuple(automas))
        if seat not in self.spot.setting.players:
            known = ", ".join(map(str, self.spot.setting.players))
            raise BadSetup("error-agent", number=seat, known=known)
        self.observation_space = self.spot.observations
        self.action_space = self.spot.actions
        self.render_mode = drawn(render_mode)
        self._seat = seat
        self._rival = rival
        make_bot(rival, 0)
        self.table: Table
        self._ask: Ask | None = None
        self._page = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = self.spot.table(seed_text(self.np_random))
        self._sit()
        self._page = 0
        self._ask = self._let_others()
        return self._observation(), {}

    def _sit(self) -> None:
        """Bots sit down at the table."""
        seats, luck = range(self.spot.setting.seats), self.table.header.seed
        self._rivals = [make_bot(self._rival, seed_number(f"{luck} bot {n}")) for n in seats]
        self._chairs = [Chair(self.table, n) for n in seats]

    def __getstate__(self) -> dict[str, Any]:
        state = super().__getstate__()
        for name in ("_rivals", "_chairs"):
            state.pop(name, None)
        return state | {"_ask": self._ask is not None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        asked = state.pop("_ask")
        super().__setstate__(state)
        if hasattr(self, "table"):
            self._sit()
        self._ask = self.table.ask_for(self._seat) if asked else None

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the pick in a slot. An empty slot loses the match at once, as in PettingZoo's
        games; who looks at the mask never meets it."""
        ask, over = self._ask, False
        if ask is None:
            raise ResetNeeded(RESET)
        shown, more = page_of(ask.picks, self._page)
        if more and action == TURN:
            self._page += 1
        elif not 0 <= action < len(shown):
            self._ask = None
            return self._observation(), -1.0, True, False, {"illegal": True}
        else:
            self.table.pick(shown[action], self._seat)
            self._page = 0
            self._ask = self._let_others()
            over = self._ask is None
        reward = payoff(self.table.result, self._seat) if over else 0.0
        return self._observation(), reward, over, False, {}

    def render(self) -> str:
        return told(self.table)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which slots are filled, for who learns with a mask and asks for it by this name."""
        mask, _ = self.spot.laid(self._ask, self._page)
        return mask.astype(np.bool_)

    def _observation(self) -> Observation:
        return self.spot.observe(self.table, self._seat, self._ask, self._page)

    def _let_others(self) -> Ask | None:
        """The bots answer until the agent is asked: what, or None if the match is over."""
        table, mine = self.table, self._seat
        while asks := table.asks:
            for ask in asks:
                if ask.seat == mine:
                    return ask
            other = asks[0].seat
            table.pick(self._rivals[other].pick(self._chairs[other]), other)
        return None


def solo(
    title: str,
    seats: int = 2,
    seat: int = 0,
    rival: str = "random",
    options: Options | None = None,
    automas: Sequence[int] = (),
    render_mode: str | None = None,
) -> Solo:
    """The environment in which an agent sits on one seat and bots, or automas, on all others."""
    return Solo(title, seats, seat, rival, options or {}, automas, render_mode)


def register() -> None:
    """Make every title known to `gymnasium.make`, under the version of its rules:
    ``civitas/sands_of_time-v2``."""
    for meta in known_titles().values():
        name = f"civitas/{meta.id}-v{meta.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "civitas.research.solo:solo", kwargs={"title": meta.id})
