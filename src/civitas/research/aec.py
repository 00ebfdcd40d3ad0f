"""Every seat is an agent: PettingZoo's environment, in which one acts after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from civitas.kernel.asks import Ask
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.research.slots import filled, page_of
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


class Match(Copied, AECEnv[str, Observation, int]):  # type: ignore[misc]  # it has no types
    """A match of a title. Where several are asked at once, they act in the order of the asks."""

    def __init__(
        self,
        title: str,
        seats: int,
        options: Options,
        automas: Sequence[int] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.spot = spot(title, seats, options, tuple(automas))
        self.metadata = {
            "name": f"civitas_{title}_v{self.spot.meta.rules_version}",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = drawn(render_mode)
        self._names = {seat: f"seat_{seat}" for seat in self.spot.setting.players}
        self.possible_agents = list(self._names.values())
        self.agents: list[str] = []
        self._seats = {name: seat for seat, name in self._names.items()}
        self._generator = np.random.default_rng()
        self._seen = self.spot.observations
        self._acts = self.spot.actions
        self.table: Table
        self._ask: Ask | None = None
        """What the agent whose turn it is is asked."""

    def __getstate__(self) -> dict[str, Any]:
        return super().__getstate__() | {"_ask": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        if hasattr(self, "table"):
            self._ask = next(iter(self.table.asks), None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acts

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.table = self.spot.table(seed_text(self._generator))
        self._page = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        seat, page = self._seats[agent], self._page if agent == self.agent_selection else 0
        ask = self._ask if agent == self.agent_selection else self.table.ask_for(seat)
        return self.spot.observe(self.table, seat, ask, page)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded(RESET)
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        ask = self._ask
        assert ask is not None, "all are asked for nothing once it is over"
        shown, more = page_of(ask.picks, self._page)
        if more and action == TURN:
            self._page += 1
        else:
            self.table.pick(filled(shown, action), ask.seat)
            self._page = 0
            self._go_on()

    def _go_on(self) -> None:
        """To whoever is asked next. There is no reward until the match is over."""
        ask = self._ask = next(iter(self.table.asks), None)
        if ask is not None:
            self.agent_selection = self._names[ask.seat]
            return
        result = self.table.result
        self.rewards = {agent: payoff(result, self._seats[agent]) for agent in self.agents}
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        return told(self.table)

    def close(self) -> None:
        """There is nothing to close."""


def aec(
    title: str,
    seats: int = 2,
    options: Options | None = None,
    automas: Sequence[int] = (),
    render_mode: str | None = None,
) -> Match:
    """The environment of a title: every seat that is asked is an agent, ``seat_0`` and so on."""
    return Match(title, seats, options or {}, automas, render_mode)
