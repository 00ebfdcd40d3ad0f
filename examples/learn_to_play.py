"""A policy that learns a title by playing it: REINFORCE with a mask, in NumPy alone.

    python examples/learn_to_play.py sands_of_time --matches 1500

Each pick is scored by its kind, by the thing it names, and by its kind together with a few dozen
random projections of the features; a softmax over the filled slots chooses. After every match all
its choices are made a little likelier if it was won and less likely if it was lost. It plays a
random rival, so half of the matches are won by who has learned nothing.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

import civitas.research
from civitas.research.spot import Observation

BUCKETS = 512
PROJECTED = 24
RATE = 0.04
Floats = NDArray[np.float64]


class Policy:
    """Scores picks; learns from matches."""

    def __init__(self, features: int, kinds: int, seed: int) -> None:
        generator = np.random.default_rng(seed)
        self._projection = generator.normal(size=(features, PROJECTED)) / np.sqrt(features)
        self._kinds = np.zeros((kinds + 1, PROJECTED + 1))
        self._things = np.zeros(BUCKETS)
        self._generator = generator
        self._choices: list[tuple[NDArray[np.int32], Floats, Floats, int]] = []

    def choose(self, seen: Observation) -> int:
        """A slot, at random by the scores; the choice is remembered until `learn`."""
        picks = seen["picks"][seen["action_mask"] == 1]
        view = np.append(np.tanh(seen["observation"]) @ self._projection, 1.0)
        scores = self._kinds[picks[:, 0]] @ view + self._things[self._buckets(picks)].sum(axis=1)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        slot = int(self._generator.choice(len(picks), p=chances))
        self._choices.append((picks, view, chances, slot))
        return slot

    def learn(self, reward: float) -> None:
        """Make the choices of this match likelier, or less likely."""
        step = RATE * reward / np.sqrt(len(self._choices))
        for picks, view, chances, slot in self._choices:
            change = -chances
            change[slot] += 1.0
            np.add.at(self._kinds, picks[:, 0], step * change[:, None] * view)
            np.add.at(self._things, self._buckets(picks), step * change[:, None])
        self._choices.clear()

    def _buckets(self, picks: NDArray[np.int32]) -> NDArray[np.int64]:
        """The kind with each field of a pick, hashed into a table of fixed size."""
        mixed = picks[:, 1:].astype(np.int64) * 31 + np.arange(1, picks.shape[1])
        return (mixed + picks[:, :1].astype(np.int64) * 7919) % BUCKETS


def main() -> None:
    """Learn, and say every hundred matches how many of them were won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("title", choices=list(civitas.known_titles()))
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    env = civitas.research.solo(arguments.title)
    policy = Policy(len(env.spot.names), len(env.spot.slots.kinds), arguments.seed)
    won = 0
    for match in range(1, arguments.matches + 1):
        seen, _ = env.reset(seed=arguments.seed * 1_000_003 + match)
        over, reward = False, 0.0
        while not over:
            seen, reward, over, _, _ = env.step(policy.choose(seen))
        policy.learn(reward)
        won += reward > 0
        if match % 100 == 0:
            print(f"matches {match - 99:5} to {match:5}: {won:3} of 100 won", flush=True)
            won = 0


if __name__ == "__main__":
    main()
