"""What is kept of a recorded match beside its file: eight letters for the start and each pick.

Four stand for the state and four for all that might have been picked then, so that a rule which
lists another pick is noticed even where nobody picked it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from civitas.kernel.journal import SUFFIX, read_match
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title

RECORDED: Final = Path(__file__).parent
MARKS: Final = ".marks"
LETTERS: Final = 8
A_LINE: Final = 12


def mark(table: Table) -> str:
    """The letters for where a table stands. In which order picks are listed does not count."""
    choices = [b"%d " % ask.seat + msgspec.json.encode(p) for ask in table.asks for p in ask.picks]
    offered = blake2b(b"\n".join(sorted(choices))).hexdigest()
    return table.state_hash()[: LETTERS // 2] + offered[: LETTERS // 2]


def written(marks: list[str]) -> str:
    """Marks as a file holds them."""
    lines = (" ".join(marks[n : n + A_LINE]) for n in range(0, len(marks), A_LINE))
    return "\n".join(lines) + "\n"


def walk(file: Path, log: bool = False) -> Iterator[Table]:
    """The table of a match file at the start and after each pick."""
    match = read_match(file)
    table = Table(match.header, find_title(match.header.title).load(), log)
    yield table
    for line in match.lines:
        table.pick_json(msgspec.json.decode(line.pick), line.seat)
        yield table


def difference(file: Path, look: Callable[[int, Table], None] | None = None) -> str | None:
    """Where a recorded match is not what it was, in one line; None if it is the same throughout.
    Whoever wants a ``look`` at each table on the way need not walk it again."""
    recorded = file.with_suffix(MARKS).read_text().split()
    number = 0
    walked = walk(file, log=look is not None)
    for number, (table, then) in enumerate(zip(walked, recorded, strict=True)):
        if look is not None:
            look(number, table)
        now = mark(table)
        if now != then:
            half = LETTERS // 2
            what = "state" if now[:half] != then[:half] else "list of picks"
            line = "the start" if number == 0 else file.read_text().splitlines()[number]
            return f"{file}: another {what} after pick {number}: {line}"
    return None


def recorded(folder: Path = RECORDED, stopped: str = "") -> list[Path]:
    """The matches in a folder and all below it, or those that were stopped at this question."""
    return sorted(folder.rglob(f"*{stopped}{SUFFIX}"))
