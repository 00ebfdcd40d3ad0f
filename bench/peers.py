"""Environments and a search of others, in an interpreter of their own: nothing here is ours.

Reads one request a line, `gym SECONDS`, `chess SECONDS` or `search SECONDS`, and answers each with
a line of JSON: how many steps or simulations there were in how many seconds of CPU time, and how
many decisions deep a simulation went. Actions are picked at random among those that the mask
allows.

`gym` is Catanatron's own environment, one against its own random player, as it comes; `chess` that
of PettingZoo; `search` OpenSpiel's information-set search in Python, with one random playout a
simulation, on gin rummy.
"""

import gc
import json
import random
import sys
import time
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel
from catanatron_gym.envs.catanatron_env import CatanatronEnv
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.classic import chess_v6

BLOCK = 50
"""So many steps between two looks at the clock, which is slow on some machines."""
SIMULATIONS = 100
"""For each decision."""
WARM_UP = 20
"""Actions at random before somebody searches."""


def gym_steps() -> Iterator[None]:
    """Step after step of Catanatron's environment."""
    env, dice = CatanatronEnv(), random.Random(1)
    env.reset(seed=1)
    while True:
        _, _, won, cut, _ = env.step(dice.choice(env.get_valid_actions()))
        if won or cut:
            env.reset()
        yield


def chess_steps() -> Iterator[None]:
    """Step after step of PettingZoo's chess."""
    env, dice = chess_v6.env(), random.Random(1)
    env.reset(seed=1)
    while True:
        seen, _, won, cut, _ = env.last()
        if won or cut:
            env.reset()
            continue
        env.step(int(dice.choice(seen["action_mask"].nonzero()[0])))
        yield


class Counting(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Plays to the end at random, and counts the decisions on the way."""

    decisions = 0

    def evaluate(self, state):  # type: ignore[no-untyped-def]
        state = state.clone()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                action = self._random_state.choice(actions, p=chances)
            else:
                self.decisions += 1
                action = self._random_state.choice(state.legal_actions())
            state.apply_action(action)
        return state.returns()


class Searching(ismcts.ISMCTSBot):  # type: ignore[misc]
    """Counts the decisions in the tree."""

    decisions = 0

    def run_simulation(self, state):  # type: ignore[no-untyped-def]
        self.decisions += not (state.is_terminal() or state.is_chance_node())
        return super().run_simulation(state)


def searches(seconds: float) -> tuple[int, float, float]:
    """Simulations, seconds, and the decisions of a simulation."""
    game, dice = pyspiel.load_game("gin_rummy"), np.random.RandomState(1)
    done, spent, decisions = 0, 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        for _ in range(WARM_UP):
            _at_random(state, dice)
        while state.is_chance_node():
            _at_random(state, dice)
        if state.is_terminal():
            continue
        judge = Counting(1, dice)
        bot = Searching(game, judge, 2.0, SIMULATIONS, random_state=dice)
        start = time.process_time()
        bot.run_search(state)
        spent += time.process_time() - start
        done += SIMULATIONS
        decisions += judge.decisions + bot.decisions
    return done, spent, decisions / done


def _at_random(state, dice) -> None:  # type: ignore[no-untyped-def]
    if state.is_terminal():
        return
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choice(actions, p=chances))
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def steps(stepping: Iterator[None], seconds: float) -> tuple[int, float, float]:
    """So many steps in so many seconds."""
    done, start, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        for _ in range(BLOCK):
            next(stepping)
        done += BLOCK
        spent = time.process_time() - start
    return done, spent, 1.0


def main() -> None:
    """Answer requests until standard input ends."""
    gym, chess = gym_steps(), chess_steps()
    work: dict[str, Callable[[float], tuple[int, float, float]]] = {
        "gym": lambda seconds: steps(gym, seconds),
        "chess": lambda seconds: steps(chess, seconds),
        "search": searches,
    }
    steps(gym, 0.2)  # warm
    for line in sys.stdin:
        what, seconds = line.split()
        gc.collect()
        done, spent, deep = work[what](float(seconds))
        print(json.dumps({"done": done, "seconds": spent, "deep": deep}), flush=True)


if __name__ == "__main__":
    main()
