"""A course: rounds of matches and of learning, in a folder from which it goes on.

In each round the teacher plays itself, and from the second on what was learned meets greedy, which
shows how far it has come. After each round the network learns from the last few.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from civitas.bots.filed import put
from civitas.bots.judgement import About, Judgement, digest_of, load
from civitas.kernel.chance import seed_number
from civitas.kernel.errors import BadFile
from civitas.kernel.match import new
from civitas.kernel.titles import Meta, find_title
from civitas.learning.asks import asks_of
from civitas.learning.fitting import Fit, fit
from civitas.learning.lessons import SEATS, Game, Learnt, Lesson, Player, joined

BOLDNESS: Final = (0.5, 0.7, 1.0)
"""How much of what was learned is believed when it meets greedy: each in turn."""
WINDOW: Final = 5
"""From so many rounds it learns at a time."""
DOUBT: Final = 6
"""So many matches that were drawn stand beside those that were played, when the best is chosen."""
GREEDY: Final = Player(None)
TEACHER: Final = Player(None, teaches=True)


class Plan(msgspec.Struct, frozen=True):
    """What a course is about."""

    title: str
    rules: str
    features: str
    seed: str
    matches: int
    """In each round."""


class Met(msgspec.Struct, frozen=True):
    """How weights did against greedy."""

    boldness: float
    matches: int
    won: float


class Round(msgspec.Struct, frozen=True):
    """One point of the curve."""

    number: int
    matches: int
    """All that were played up to now."""
    met: tuple[Met, ...]
    """How the weights of the round before did."""
    asks: int
    """From which it was learned."""
    lost: float
    """What greedy loses by its choice at an ask, in points of the title's judgement, held against
    picks that were played on: in matches that were held out;"""
    left: float
    """and which share of it the network still loses."""


class Best(NamedTuple):
    """The weights that did best, and how much of them is to be believed."""

    number: int
    met: Met


P = TypeVar("P", bound=msgspec.Struct)


def begun(file: Path, plan: P) -> P:
    """What was begun with this file, or else is begun now: then the file says so."""
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            put(file, msgspec.json.encode(plan))
        return msgspec.json.decode(file.read_bytes(), type=type(plan))
    except OSError as error:
        why = error.strerror or "?"
        raise BadFile("error-file-unwritable", file=str(folder), why=why) from None
    except msgspec.MsgspecError:
        raise BadFile("error-course", folder=str(folder)) from None


class Course:
    """The folder of a course."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        self._file = folder / "course.json"

    @classmethod
    def opened(cls, folder: Path, meta: Meta, seed: str, matches: int) -> Course:
        """A new course, or the one that was begun in this folder, with its seed and number of
        matches; refused if it is about something else."""
        table = new(meta.id, SEATS, seed="features")
        features = digest_of(table.title.feature_names(table.state))
        file = folder / "course.json"
        plan = Plan(meta.id, meta.rules_version, features, seed, matches)
        known = begun(file, plan)
        if known.title != meta.id:
            raise BadFile("error-course-title", folder=str(folder), title=known.title)
        if (known.rules, known.features) != (plan.rules, plan.features):
            raise BadFile("error-course-rules", folder=str(folder), rules=known.rules)
        return cls(folder, known)

    @property
    def rounds(self) -> list[Round]:
        """What is done."""
        try:
            lines = (self.folder / "curve.jsonl").read_bytes().splitlines()
            return [msgspec.json.decode(line, type=Round) for line in lines]
        except FileNotFoundError:
            return []
        except msgspec.MsgspecError:
            raise BadFile("error-course", folder=str(self.folder)) from None

    def weights(self, number: int) -> Path:
        """What was learned up to this round, to be played with."""
        return self.folder / f"weights-{number:03}.npz"

    def lessons(self, number: int) -> list[Lesson]:
        """The matches of a round."""
        if not number:
            return self._taught(number, self.plan.matches)
        half = self.plan.matches // 2
        seed = f"{self.plan.seed} {number} met"
        met = meetings(self.plan.title, seed, self.weights(number - 1), half, BOLDNESS)
        return self._taught(number, self.plan.matches - half) + met

    def _taught(self, number: int, many: int) -> list[Lesson]:
        seeds = [f"{self.plan.seed} {number} {n}" for n in range(many)]
        return [Lesson(self.plan.title, seed, (TEACHER, TEACHER)) for seed in seeds]

    def learn(self, number: int, played: Sequence[Learnt]) -> Round:
        """Learn from a round that was played, and write everything down."""
        order = sorted(played, key=lambda each: each.lesson.seed)
        games = [each.game for each in order if len(each.game.many)]
        _keep(self._studied(number), joined(games))
        rounds = range(max(0, number + 1 - WINDOW), number + 1)
        asks = asks_of(joined([_kept(self._studied(n)) for n in rounds]))
        found = fit(asks, seed_number(f"{self.plan.seed} {number}"))
        many = len(asks.match)
        self._judgement(found, asks.unit, many).save(self.weights(number))
        before = self.rounds
        done = Round(
            number,
            len(played) + (before[-1].matches if before else 0),
            tuple(met(played)),
            many,
            round(found.lost * asks.unit, 5),
            round(found.left, 5),
        )
        curve = [msgspec.json.encode(each) + b"\n" for each in (*before, done)]
        put(self.folder / "curve.jsonl", b"".join(curve))
        return done

    def _judgement(self, found: Fit, unit: float, asks: int) -> Judgement:
        plan = self.plan
        about = About(
            *(plan.title, (plan.rules,), SEATS, plan.features),
            *(unit, found.reach * unit, BOLDNESS[-1], asks),
        )
        return Judgement(about, found.layers)

    def _studied(self, number: int) -> Path:
        return self.folder / f"round-{number:03}.npz"

    def choose(self) -> Path:
        """Write the weights that did best against greedy, believed as much as was best; those of
        the last round, if none have met it."""
        found = [Best(point.number - 1, each) for point in self.rounds for each in point.met]
        best = max(found, key=lambda best: (_share(best.met), best.number), default=None)
        number = len(self.rounds) - 1 if best is None else best.number
        judgement = load(self.weights(number), find_title(self.plan.title))
        if best is not None:
            judgement = judgement.believed(best.met.boldness)
        file = self.folder / f"{self.plan.title}.npz"
        judgement.save(file)
        return file


def _share(found: Met) -> float:
    return (found.won + DOUBT / 2) / (found.matches + DOUBT)


def meetings(
    title: str,
    seed: str,
    weights: Path,
    many: int,
    boldness: Sequence[float],
) -> list[Lesson]:
    """Matches of weights against greedy, two with the same luck."""
    found = []
    for n in range(many):
        player = Player(weights, boldness[n // 2 % len(boldness)])
        pair = (player, GREEDY) if n % 2 == 0 else (GREEDY, player)
        found.append(Lesson(title, f"{seed} {n // 2}", pair))
    return found


def met(played: Iterable[Learnt]) -> list[Met]:
    """By boldness, how those who had learned did against greedy."""
    found: dict[float, list[float]] = {}
    for each in played:
        if (each.lesson.players[0] == GREEDY) == (each.lesson.players[1] == GREEDY):
            continue
        seat = each.lesson.players.index(GREEDY) ^ 1
        winners = each.result.winners
        share = 1 / len(winners) if seat in winners else 0.0
        found.setdefault(each.lesson.players[seat].boldness, []).append(share)
    return [Met(bold, len(shares), sum(shares)) for bold, shares in sorted(found.items())]


def _keep(file: Path, game: Game) -> None:
    """Write what was studied to a file."""
    columns = game._asdict()
    columns |= {name: columns[name].astype(np.float16) for name in ("root", "change")}
    np.savez_compressed(file, **columns)


def _kept(file: Path) -> Game:
    """What was studied in the matches of a file."""
    return Game(**columns_in(file, Game._fields))


def columns_in(file: Path, names: Sequence[str]) -> dict[str, NDArray[Any]]:
    """What a file of a course has under these names."""
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as stored:
            return {name: stored[name] for name in names}
    except (OSError, BadZipFile, ValueError, KeyError, EOFError):
        raise BadFile("error-course", folder=str(file.parent)) from None
