"""The matches that the laws are checked on: random ones, the same in every run.

A match that breaks a law is written to `.failures/`, with the one command that shows it again.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Any, Final

import msgspec

from civitas.bots import Chair, make_bot
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.entries import Entry, Journal
from civitas.kernel.journal import Closing, Header, match_bytes, read_match
from civitas.kernel.match import new_header
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.kernel.titles import Title
from tests.conftest import QUICK
from tests.laws.book import simultaneous
from tests.laws.settings import Case, Look, cases, title_of
from tests.laws.told import told_by
from tests.once import once

ROOT: Final = Path(__file__).parents[2]
FAILURES: Final = ROOT / ".failures"
TOTAL: Final = int(os.environ.get("CIVITAS_MATCHES", "20" if QUICK else "200"))
"""Matches of each title, at least, shared evenly among its cases ..."""
MOST: Final = max(20, TOTAL // 10)
"""... unless it has so few cases that this would do for each."""
SEEN: Final = {
    Look.ANY: TOTAL * 3 // 10,
    Look.CLOSE: TOTAL * 18 // 100,
    Look.DRAWN: max(TOTAL // 200, 1),
}
"""Matches of each title that a law looks at, at least, and at least one of each case."""
EYES: Final = 3
"""Seats that look at a moment, each time others: with twelve at the table all get their turn."""
THOUGHT: Final = 700
"""Picks of a match that bots think about. By then skill has led where it leads; the long end of a
long match, at random, is as good for the laws."""


@dataclass
class Match:
    """A match as it was played, to be played again by each law."""

    title: Title
    header: Header
    entries: list[Entry] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)
    """The hash of the state at the start and after each pick."""
    fault: Exception | None = None
    """What a rule raised; the pick that made it do so is the last of the entries."""
    position: Any = None
    """The state it starts from, if it is not the beginning: no file can hold such a match."""
    file: Path | None = None
    """Where it was read from, if it was."""
    beside: bool = False
    """Have seats acted side by side in it? ..."""
    together: bool = False
    """... and several chosen at the same time? Whoever asks about that alone walks no other."""

    def start(self, log: bool = False) -> Table:
        position = None if self.position is None else self.position.copy()
        return Table(self.header, self.title, log, position)

    @property
    def sound(self) -> list[Entry]:
        """The picks without the one that made a rule raise."""
        return self.entries[: len(self.hashes) - 1]

    def walk(self, log: bool = False) -> Iterator[tuple[Table, Entry | None]]:
        """The table before each pick, with the pick to come; at last the end of the match."""
        table = self.start(log)
        for entry in self.sound:
            yield table, entry
            table.pick(entry.pick, entry.seat)
        yield table, None

    def as_far_as(self, moments: set[int], beyond: int) -> Iterator[tuple[Table, Entry | None]]:
        """The walk to the last of these moments, and so many picks on."""
        return islice(self.walk(), max(moments, default=-1) + beyond + 1)

    def looks(self, moments: set[int]) -> Iterator[tuple[int, Table, Entry | None]]:
        """The table at these moments, with their numbers; nobody walks on behind the last."""
        for number, (table, entry) in enumerate(self.as_far_as(moments, 0)):
            if number in moments:
                yield number, table, entry

    def eyes(self, dice: random.Random) -> list[int]:
        """The seats through whose eyes a law looks at a moment."""
        seats = range(len(self.header.seats))
        return dice.sample(seats, min(EYES, len(seats)))

    def dice(self, law: str) -> random.Random:
        """What a law decides at random: the same for the same match."""
        return random.Random(f"{law} {self.header.seed}")

    def some(self, law: str, number: int) -> set[int]:
        """So many moments of the match, where a law looks more closely."""
        moments = range(len(self.hashes))
        return set(self.dice(law).sample(moments, min(number, len(moments))))

    def to_bytes(self) -> bytes:
        """A file of the match, also of one that broke off."""
        journal = Journal()
        for entry in self.entries:
            journal.add(*entry)
        table = next(t for t, entry in self.walk() if entry is None)
        return match_bytes(
            self.header, journal, Closing(len(journal), table.state_hash(), table.result)
        )


Taste = Callable[[Ask], Pick]


def uniform(dice: random.Random) -> Taste:
    return lambda ask: dice.choice(ask.picks)


def curious(dice: random.Random) -> Taste:
    """Prefers what it has seldom done."""
    done: Counter[object] = Counter()

    def choose(ask: Ask) -> Pick:
        weights = [1 / (1 + done[type(pick)]) / (1 + done[pick]) for pick in ask.picks]
        pick = dice.choices(ask.picks, weights)[0]
        done[pick] += 1
        done[type(pick)] += 1
        return pick

    return choose


def stubborn(dice: random.Random) -> Taste:
    """Each seat loves some things and loathes others, as long as the match lasts."""
    liking: dict[object, float] = {}

    def like(thing: object, strength: int) -> float:
        if thing not in liking:
            liking[thing] = strength ** dice.gauss(0, 1)
        return liking[thing]

    def weight(seat: int, pick: Pick) -> float:
        value = like((seat, type(pick)), 10)
        for name in pick.__struct_fields__:
            value *= like((seat, getattr(pick, name)), 3)
        return value

    return lambda ask: dice.choices(ask.picks, [weight(ask.seat, p) for p in ask.picks])[0]


TASTES: Final = (uniform, curious, stubborn)


def play(
    title: Title,
    seats: int,
    options: Options,
    seed: str,
    automas: Sequence[int] = (),
    position: Any = None,
) -> Match:
    """A whole match at random. A rule that raises ends it; the law that cares looks at it."""
    match = Match(title, new_match(title, seats, options, seed, automas), position=position)
    dice = random.Random(seed)
    choose = dice.choice(TASTES)(dice)
    bound = told_by(title.meta.id).picks * seats

    def next_entry(table: Table) -> Entry | None:
        if table.over or len(match.entries) == bound:
            return None
        ask = dice.choice(table.asks)
        return Entry(ask.seat, choose(ask), 0)

    return record(match, next_entry)


def play_bots(
    title: Title, seats: int, options: Options, seed: str, automas: Sequence[int]
) -> Match:
    """A match of greedy bots among random ones: it gets to where skill leads."""
    match = Match(title, new_match(title, seats, options, seed, automas))
    names = ["greedy", "random", "greedy", *["random"] * seats]
    bots = [make_bot(name, number) for number, name in enumerate(names)]
    hasty = make_bot("random", 0)

    def next_entry(table: Table) -> Entry | None:
        if table.over:
            return None
        seat = table.asks[-1].seat
        bot = bots[seat] if len(match.entries) < THOUGHT else hasty
        return Entry(seat, bot.pick(Chair(table, seat)), 0)

    return record(match, next_entry)


def new_match(
    title: Title, seats: int, options: Options, seed: str, automas: Sequence[int]
) -> Header:
    names = [f"seat {n + 1}" for n in range(seats)]
    header = new_header(title.meta, names, options, seed, automas)
    return msgspec.structs.replace(header, started=0)


def note(match: Match, table: Table) -> None:
    """What is to be known of a match without playing it again."""
    match.hashes.append(table.state_hash())
    match.beside |= table.aside
    match.together |= len(table.asks) > 1 and simultaneous(table)


def record(match: Match, next_entry: Callable[[Table], Entry | None]) -> Match:
    """Play the match and note how it was after each pick."""
    try:
        table = match.start()
        note(match, table)
        while entry := next_entry(table):
            match.entries.append(entry)
            table.pick(entry.pick, entry.seat)
            note(match, table)
    except Exception as fault:
        match.fault = fault
    return match


def from_file(path: Path) -> Match:
    """The match of a file, played again as far as it goes."""
    file = read_match(path)
    title = title_of(file.header.title)
    picks = msgspec.json.Decoder(title.pick_type)
    entries = iter(Entry(line.seat, picks.decode(line.pick), line.time) for line in file.lines)
    return record(Match(title, file.header, file=path), lambda table: next(entries, None))


def matches_of(case: Case, law: str, look: Look) -> list[Match]:
    """The matches of a case that a law looks at.

    The first law sees all: that no rule raises is what most matches can prove, and proving it takes
    little more than playing. The others look at many moments of a few, each at others."""
    number = number_of(case)
    if law == "test_it_ends":
        return [match_of(case, n) for n in range(number)]
    few = 1 if QUICK else looked_at(case, law, look)
    seen = random.Random(f"{law} {case}").sample(range(number), min(few, number))
    return [match_of(case, n) for n in sorted(seen)]


def looked_at(case: Case, law: str, look: Look) -> int:
    """How many matches of a case a law looks at: one at least, and of all cases together no more
    than it has to. Which have one more than others differs from law to law."""
    among = cases_of(case.title, look)
    if case not in among:
        return ceil(SEEN[look] / len(among))
    first = random.Random(f"{law} {case.title}").randrange(len(among))
    place = (among.index(case) + first) % len(among)
    return max(1, SEEN[look] * (place + 1) // len(among) - SEEN[look] * place // len(among))


def cases_of(title: str, look: Look = Look.ANY) -> list[Case]:
    return [case for case in cases() if case.title == title and case.look >= look]


def number_of(case: Case) -> int:
    """How many matches of a case are played."""
    if case.flipped == "bots":
        return 1
    each = min(MOST, ceil(TOTAL / len(cases_of(case.title))))
    return (each + 1) // 2 if case.flipped == "wild" else each


@cache
def match_of(case: Case, number: int) -> Match:
    """Played once, for all laws in all processes."""
    title, seed, wild = title_of(case.title), f"{case} {number}", told_by(case.title).wild
    if case.flipped == "wild" and wild is not None:
        start, position = wild(random.Random(seed), case.seats)
        header = start.header
        began = title, case.seats, header.options, seed, header.automas
        found = once(seed, lambda: _packed(play(*began, position)))
        return _unpacked(Match(title, new_match(*began), position=position), found)
    setting = title, case.seats, dict(case.options), seed, case.automa_seats
    players = play_bots if case.flipped == "bots" else play
    return _unpacked(
        Match(title, new_match(*setting)), once(seed, lambda: _packed(players(*setting)))
    )


def _packed(match: Match) -> bytes:
    return msgspec.json.encode((match.hashes, match.entries, match.beside, match.together))


def _unpacked(match: Match, packed: bytes) -> Match:
    """The match as it was packed, maybe elsewhere; a rule that raised raises again."""
    kept = list[tuple[int, msgspec.Raw, int]]
    packing = tuple[list[str], kept, bool, bool]
    hashes, lines, beside, together = msgspec.json.decode(packed, type=packing)
    picks = msgspec.json.Decoder(match.title.pick_type)
    entries = [Entry(seat, picks.decode(pick), time) for seat, pick, time in lines]
    if len(hashes) <= len(entries):
        again = iter(entries)
        return record(match, lambda table: next(again, None))
    match.hashes, match.entries = hashes, entries
    match.beside, match.together = beside, together
    return match


@contextmanager
def blame(match: Match, folder: Path = FAILURES) -> Iterator[None]:
    """Write the match down if a law fails on it, and say how to see it again."""
    try:
        yield
    except Exception as failure:
        test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
        if match.position is None:
            path = match.file or folder / f"{match.header.seed}.civ".replace(" ", "-")
            if match.file is None:
                folder.mkdir(exist_ok=True)
                path.write_bytes(match.to_bytes())
            file = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
            test = f"{test.partition('[')[0]} --match={file}"
        failure.add_note(f"Again: .venv/bin/python -m pytest {test}")
        raise
