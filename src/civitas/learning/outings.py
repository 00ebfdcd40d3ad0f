"""A course about standing: rounds of matches in a folder from which it goes on, and what is learned
from all of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from civitas.bots import Bot, Chair
from civitas.bots.ahead import Budget, Clock
from civitas.bots.contest import Bout, Played, bouts
from civitas.bots.contest import play as play_bout
from civitas.bots.filed import write
from civitas.bots.hunch import hunch_for
from civitas.bots.learned import Wise
from civitas.bots.search import Plan, Search
from civitas.bots.standing import SUFFIX, Known, Standing
from civitas.kernel.match import new
from civitas.learning.course import Course, columns_in
from civitas.learning.lessons import SEATS
from civitas.learning.standing import About, Foretold, fit
from civitas.learning.stands import Noted, Outing, Stands, joined

LINES: Final = 100
"""With so many search meets itself with what was learned."""
WISE, SEARCH = f"{Wise.name}:{LINES}", f"{Search.name}:{LINES}"


class Outings:
    """The part of a course's folder that is about standing."""

    def __init__(self, course: Course) -> None:
        self._folder, self._plan = course.folder, course.plan
        table = new(self._plan.title, SEATS, seed="features")
        names, rivalry = table.title.feature_names(table.state), table.title.rivalry
        self._about = About(self._plan.title, self._plan.rules, names, rivalry, SEATS)

    def _file(self, number: int) -> Path:
        return self._folder / f"stands-{number:03}.npz"

    @property
    def rounds(self) -> int:
        """How many were played."""
        return len([*self._folder.glob("stands-*.npz")])

    def round(self, number: int) -> list[Outing]:
        """The matches of a round."""
        seeds = [f"{self._plan.seed} stands {number} {n}" for n in range(self._plan.matches)]
        return [Outing(self._plan.title, SEATS, seed) for seed in seeds]

    def note(self, number: int, found: Sequence[Noted]) -> None:
        """Write down a round that was played; it is there when it is whole."""
        part = self._file(number).with_suffix(".part")
        order = sorted(found, key=lambda each: each.outing.seed)
        columns = joined([each.stands for each in order])._asdict()
        with part.open("wb") as target:
            np.savez_compressed(target, **columns | {"told": columns["told"].astype(np.float16)})
        part.replace(self._file(number))

    def learn(self) -> tuple[Path, int, Foretold]:
        """Learn from all rounds: the file, from how many matches, and how well it foretells."""
        stands = joined([_kept(self._file(n)) for n in range(self.rounds)])
        known, foretold = fit(stands, self._about)
        file = self._folder / f"{self._plan.title}{SUFFIX}"
        write(known, file)
        return file, known.matches, foretold


def _kept(file: Path) -> Stands:
    """What was noted in the matches of a file."""
    return Stands(**columns_in(file, Stands._fields))


class Plain(Search):
    """Search that judges as the title does, whatever came with the program."""

    def plan(self, chair: Chair) -> Plan:
        return Plan(chair, chair.luck(self._seed), Clock(self.allowed(chair)), hunch_for(chair))


class Trial(NamedTuple):
    """A match of `wise` with what is known against `search` without."""

    bout: Bout
    known: Known


def trials(known: Known, seed: str, many: int) -> list[Trial]:
    """Two with the same luck each."""
    found = bouts([known.title], [WISE, SEARCH], many, known.seats, seed)
    return [Trial(bout, known) for bout in found]


def tried(trial: Trial) -> Played:
    """The whole match."""
    table = new(trial.known.title, trial.known.seats, seed="features")
    standing = Standing(trial.known, table)

    def made(name: str, seed: int) -> Bot:
        if name == WISE:
            return Wise(seed, Budget(lines=LINES), learnt=standing)
        return Plain(seed, Budget(lines=LINES))

    return play_bout(trial.bout, made)
