"""Plain rules beside compiled ones (`make fast`), in turns: the same matches pick for pick, and how
many times as fast."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console

from bench.contenders import CONTENDERS, Contender

HOME = Path(__file__).parents[1]
ROUNDS = 4
SECONDS = 1.0


class Player:
    """A `pace` of its own; it idles until it is asked."""

    def __init__(self, *paths: Path) -> None:
        path = os.pathsep.join(map(str, (*paths, HOME)))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.pace"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": path},
        )
        self.compiled: bool = self._answer()["compiled"]

    def play(self, title: str) -> dict[str, Any]:
        """Whole matches for a while."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{title} {SECONDS}\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("A match broke off; the message above says why.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()


@dataclass
class Pace:
    """Decisions a second, round by round, and what the matches came to."""

    speeds: list[float] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)

    def add(self, answer: dict[str, Any]) -> None:
        """One round more."""
        self.speeds.append(answer["decisions"] / answer["seconds"])
        self.digests += answer["digests"]


def compare(rounds: int = ROUNDS) -> Iterator[tuple[Contender, float, float, int]]:
    """Of each title the decisions a second, plain and compiled, and how many matches were the same;
    nothing where Civitas is not installed compiled."""
    plain, fast = Player(HOME / "src"), Player()
    if fast.compiled:
        for who in CONTENDERS:
            paces = Pace(), Pace()
            for _ in range(rounds):
                paces[0].add(plain.play(who.title))
                paces[1].add(fast.play(who.title))
            same = list(zip(paces[0].digests, paces[1].digests, strict=False))
            for number, (one, other) in enumerate(same):
                if one != other:
                    sys.exit(f"{who.name}: match {number} is another one compiled.")
            yield who, median(paces[0].speeds), median(paces[1].speeds), len(same)
    for player in (plain, fast):
        player.close()


def show(console: Console) -> bool:
    """Compare, and print it. Is anything compiled?"""
    found = False
    for who, plain, fast, same in compare():
        found = True
        console.print(
            f"{who.name}: {plain:,.0f} decisions/s plain, {fast:,.0f} compiled,"
            f" {fast / plain:.2f} times as many; {same} matches pick for pick the same"
        )
    return found


def main() -> None:
    """As the last step of `make fast`."""
    if not show(Console()):
        sys.exit("Civitas is not installed compiled here: run make fast first.")


if __name__ == "__main__":
    main()
