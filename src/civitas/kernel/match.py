"""Matches from outside: start one, load one from a file, replay and verify it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from civitas.kernel.chance import commitment
from civitas.kernel.errors import BadFile, BadSetup, Refused
from civitas.kernel.journal import Entry, Header, MatchFile, decoded, read_match, write_match
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, Options, Result, find_title


def new(
    title: str,
    seats: int | Sequence[str] = 2,
    *,
    options: Options | None = None,
    seed: str | None = None,
    log: bool = False,
) -> Table:
    """A new match. ``seats`` is their number or the names of those who sit there.

    With ``log`` the table tells its story (`Table.story`) and notes the time of each pick.

    >>> import civitas
    >>> civitas.new("sands_of_time", seats=3, seed="spring").header.seats
    ('seat 1', 'seat 2', 'seat 3')
    """
    meta = find_title(title)
    names = [f"seat {n + 1}" for n in range(seats)] if isinstance(seats, int) else seats
    return Table(new_header(meta, names, options or {}, seed), meta.load(), log)


def replay(header: Header, entries: Iterable[Entry], log: bool = False) -> Table:
    """The table after these picks. Each is checked against its ask again."""
    table = Table(header, find_title(header.title).load(), log)
    for seat, pick, seconds in entries:
        table.pick(pick, seat)
        table.journal.times[-1] = seconds
    return table


def load(path: str | Path, log: bool = False) -> Table:
    """The match in a ``.civ`` file, replayed to its last pick."""
    path = Path(path)
    return _replayed(path, read_match(path), log)


def save(table: Table, path: str | Path) -> None:
    """Write the match to a ``.civ`` file; whatever was there before stays until it is whole."""
    write_match(Path(path), table.to_bytes())


def new_header(meta: Meta, seats: Sequence[str], options: Options, seed: str | None) -> Header:
    """What a new match starts from; without a seed a fresh secret one is made."""
    meta.check_seats(len(seats))
    seed = secrets.token_hex(16) if seed is None else seed
    if not seed.isprintable():
        raise BadSetup("error-seed")
    return Header(
        title=meta.id,
        rules_version=meta.rules_version,
        seats=tuple(seats),
        options=meta.complete(options),
        seed=seed,
        commitment=commitment(seed),
        started=int(time.time()),
    )


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` has found to be true."""

    header: Header
    picks: int
    result: Result | None


def verify(path: str | Path) -> Verdict:
    """Replay a match file and check the seed, every pick, the final state and the result."""
    table = load(path, log=False)
    return Verdict(table.header, len(table.journal), table.result)


def _meta_of(file: str, header: Header) -> Meta:
    meta = find_title(header.title)
    if header.rules_version != meta.rules_version:
        raise BadFile(
            "error-file-rules", file=file, rules=header.rules_version, known=meta.rules_version
        )
    meta.check_seats(len(header.seats))
    if meta.complete(header.options) != header.options:
        raise BadFile("error-file-edited", file=file, line=1)
    if commitment(header.seed) != header.commitment:
        raise BadFile("error-file-seed", file=file)
    return meta


def _replayed(path: Path, match: MatchFile, log: bool) -> Table:
    file = str(path)
    table = Table(match.header, _meta_of(file, match.header).load(), log)
    for number, line in enumerate(match.lines, start=2):
        try:
            table.pick_json(decoded(line.pick, object), line.seat)
        except Refused:
            raise BadFile("error-file-pick", file=file, line=number) from None
        table.journal.times[-1] = line.time
    closing = match.closing
    if (closing.picks, closing.state, closing.result) != (
        len(match.lines),
        table.state_hash(),
        table.result,
    ):
        raise BadFile("error-file-end", file=file, line=len(match.lines) + 2)
    return table
