"""Tries: rounds of matches in a folder from which it goes on, and the weights that win most.

In most matches two meet who judge alike but for some steps, which the one goes one way and the
other the other way. In some, one who judges so meets the title's own judgement. Whoever else sits
at the table is greedy.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from civitas.bots.filed import put, write
from civitas.bots.judgement import digest_of
from civitas.bots.weighed import Tried, checked, name_of, names_of, read
from civitas.kernel.chance import seed_number
from civitas.kernel.errors import BadFile
from civitas.kernel.match import new
from civitas.kernel.titles import Meta, Title
from civitas.learning.ascent import Steps, highest, steps_for
from civitas.learning.course import begun, columns_in
from civitas.learning.trying import Ended, Look, Match

Array = NDArray[Any]

LOOKS: Final = 16
"""Matches in which it is seen how much aspects change."""
USUAL: Final = 4
"""One match of so many is against the title's own judgement."""
AWAY: Final = 1.3
"""So many steps away something is tried as a rule."""
STRIDE: Final = 1.0
"""From one round to the next, so many steps at most."""
COLUMNS: Final = ("one", "others", "ahead", "won")


class Plan(msgspec.Struct, frozen=True):
    """What is tried."""

    title: str
    rules: str
    aspects: str
    """A digest of their names."""
    seed: str
    seats: int
    lines: int
    matches: int
    """In each round."""
    start: tuple[float, ...] = ()
    """The weights around which it begins; none for the title's own judgement."""


class Tries:
    """The folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self._title = new(plan.title, plan.seats, seed="aspects").title
        self._names = names_of(self._title)

    @classmethod
    def opened(
        cls,
        folder: Path,
        meta: Meta,
        seed: str,
        seats: int,
        lines: int,
        matches: int,
        start: Path | None = None,
    ) -> Tries:
        """A new one, or the one that was begun in this folder, with its seed, seats, lines,
        matches and start; refused if it is about something else."""
        title = new(meta.id, seats, seed="aspects").title
        digest = digest_of(names_of(title))
        weights = () if start is None else _begun_with(start, meta, title)
        plan = Plan(meta.id, meta.rules_version, digest, seed, seats, lines, matches, weights)
        known = begun(folder / "tries.json", plan)
        if known.title != meta.id:
            raise BadFile("error-course-title", folder=str(folder), title=known.title)
        if (known.rules, known.aspects) != (plan.rules, plan.aspects):
            raise BadFile("error-course-rules", folder=str(folder), rules=known.rules)
        return cls(folder, known)

    # ------------------------------------------------------------ how long steps are

    @property
    def looks(self) -> list[Look]:
        """The matches that have to be looked at first; none if they were."""
        if self._steps_file.exists():
            return []
        seeds = [f"{self.plan.seed} look {n}" for n in range(LOOKS)]
        return [Look(self.plan.title, self.plan.seats, seed) for seed in seeds]

    def looked(self, changes: Sequence[Array]) -> None:
        """Write down how long steps are."""
        steps = steps_for(self._title, np.concatenate(changes))
        put(self._steps_file, msgspec.json.encode(steps))

    @property
    def _steps_file(self) -> Path:
        return self.folder / "steps.json"

    @property
    def _steps(self) -> Steps:
        return msgspec.json.decode(self._steps_file.read_bytes(), type=Steps)

    # ------------------------------------------------------------ rounds

    def _file(self, number: int) -> Path:
        return self.folder / f"tries-{number:03}.npz"

    @property
    def rounds(self) -> int:
        """How many were played."""
        return len([*self.folder.glob("tries-*.npz")])

    def round(self, number: int) -> list[Match]:
        """The matches of a round."""
        steps, plan = self._steps, self.plan
        return [
            Match(
                plan.title,
                plan.seats,
                f"{plan.seed} tries {number} {n}",
                n % plan.seats,
                steps.weights(one),
                (n + 1 + n // plan.seats % (plan.seats - 1)) % plan.seats,
                steps.weights(others),
                plan.lines,
            )
            for n, (one, others) in enumerate(self._pairs(number))
        ]

    def _pairs(self, number: int) -> list[tuple[Array, Array]]:
        """Match by match, how many steps away from the title's own judgement one is, and the
        others."""
        centre = self._centre(number)
        dice = np.random.default_rng(seed_number(f"{self.plan.seed} steps {number}"))
        away = AWAY * dice.standard_normal((self.plan.matches, len(centre)))
        away *= np.array(self._steps.sizes) > 0
        own = np.zeros(len(centre))
        return [
            (centre + each, own if n // self.plan.seats % USUAL == 0 else centre - each)
            for n, each in enumerate(away)
        ]

    def note(self, number: int, ended: Sequence[Ended]) -> tuple[float, int]:
        """Write down a round that was played; it is there when it is whole. Tells how many matches
        against the title's own judgement were won, of how many."""
        found = {each.match.seed: each for each in ended}
        order = [found[match.seed] for match in self.round(number)]
        one, others = zip(*self._pairs(number), strict=True)
        ahead, won = ([getattr(each, name) for each in order] for name in ("ahead", "won"))
        part = self._file(number).with_suffix(".part")
        with part.open("wb") as target:
            np.savez_compressed(
                target, one=np.array(one), others=np.array(others), ahead=ahead, won=won
            )
        part.replace(self._file(number))
        usual = [share for share, those in zip(won, others, strict=True) if not those.any()]
        return sum(usual), len(usual)

    def _centre(self, number: int) -> Array:
        """Around which weights are tried in a round."""
        centre = start = self._start
        tries: list[dict[str, Array]] = []
        for n in range(number):
            tries.append(columns_in(self._file(n), COLUMNS))
            one, others, ahead = (
                np.concatenate([each[name] for each in tries]) for name in COLUMNS[:3]
            )
            centre = centre + np.clip(highest(one, others, ahead, start) - centre, -STRIDE, STRIDE)
        return centre

    @property
    def _start(self) -> Array:
        """Where the first round is, in steps."""
        weights = self.plan.start
        return self._steps.to(weights) if weights else np.zeros(len(self._names))

    def found(self) -> Path:
        """Write down what is best by all that was tried."""
        plan, weights = self.plan, self._steps.weights(self._centre(self.rounds))
        tried = Tried(
            title=plan.title,
            rules=(plan.rules,),
            seats=plan.seats,
            aspects=plan.aspects,
            lines=plan.lines,
            matches=self.rounds * plan.matches,
            weights={name: round(much, 4) for name, much in zip(self._names, weights, strict=True)},
        )
        file = self.folder / name_of(plan.title, plan.seats, searching=plan.lines > 0)
        write(tried, file)
        return file


def _begun_with(file: Path, meta: Meta, title: Title) -> tuple[float, ...]:
    """The weights of a file, which may have been found with other lines, or at another table."""
    tried = checked(read(file, meta), meta, title, file)
    return tuple(tried.weights[name] for name in names_of(title))
