"""Catanatron, the yardstick. Runs in its own environment, so it imports nothing of Civitas.

Reads one request a line, `matches SECONDS` or `copies SECONDS`, and answers each with a line of
JSON: how many things were done in how many seconds of CPU time. Only its own game loop is
measured: `Game.play` with its own random players, without accumulators.
"""

import gc
import itertools
import json
import sys
import time
from collections.abc import Iterator

from catanatron import Color, Game, RandomPlayer

COPIED_AFTER = 300
COPIED_GAMES = 10


def games() -> Iterator[Game]:
    """New four-player games, each with a seed of its own."""
    for seed in itertools.count(1):
        yield Game([RandomPlayer(color) for color in Color], seed=seed)


def matches(new: Iterator[Game], seconds: float) -> tuple[int, float]:
    """Play whole games at random; counts the actions, which is what Catanatron calls decisions."""
    decisions, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        game = next(new)
        game.play()
        spent += time.process_time() - start
        decisions += len(game.state.actions)
    return decisions, spent


def running(new: Iterator[Game]) -> list[Game]:
    """Games after 300 actions."""
    found: list[Game] = []
    while len(found) < COPIED_GAMES:
        game = next(new)
        while len(game.state.actions) < COPIED_AFTER and game.winning_color() is None:
            game.play_tick()
        if game.winning_color() is None:
            found.append(game)
    return found


def copies(running_games: list[Game], seconds: float) -> tuple[int, float]:
    """Copy each of the games again and again."""
    count, start, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        for game in running_games:
            game.copy()
        count += len(running_games)
        spent = time.process_time() - start
    return count, spent


def main() -> None:
    """Answer requests until standard input ends."""
    new = games()
    to_copy = running(new)
    matches(new, 0.5)  # warm
    for line in sys.stdin:
        what, seconds = line.split()
        gc.collect()
        if what == "matches":
            done, spent = matches(new, float(seconds))
        else:
            done, spent = copies(to_copy, float(seconds))
        print(json.dumps({"done": done, "seconds": spent}), flush=True)


if __name__ == "__main__":
    main()
