"""Matches from outside: start one, load one from a file, replay and verify it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from civitas.kernel.chance import commitment
from civitas.kernel.entries import Entry
from civitas.kernel.errors import BadFile, BadSetup, Refused
from civitas.kernel.journal import (
    Header,
    MatchFile,
    Signature,
    decoded,
    parse_match,
    read_match,
    write_match,
)
from civitas.kernel.notes import Note
from civitas.kernel.results import Result
from civitas.kernel.setting import Options
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, find_title


def new(
    title: str,
    seats: int | Sequence[str] = 2,
    *,
    options: Options | None = None,
    automas: Sequence[int] = (),
    seed: str | None = None,
    log: bool = False,
) -> Table:
    """A new match. ``seats`` is their number or the names of those who sit there; ``automas`` are
    those of them that the title itself plays.

    With ``log`` the table tells its story (`Table.story`) and notes the time of each pick.

    >>> import civitas
    >>> civitas.new("sands_of_time", seats=3, seed="spring").header.seats
    ('Seat 1', 'Seat 2', 'Seat 3')
    """
    meta = find_title(title)
    names = unnamed(seats) if isinstance(seats, int) else seats
    return Table(new_header(meta, names, options or {}, seed, automas), meta.load(), log)


def replay(header: Header, entries: Iterable[Entry], log: bool = False) -> Table:
    """The table after these picks. Each is checked against its ask again."""
    meta = find_title(header.title)
    if not meta.plays(header.rules_version):
        known = meta.rules_version
        raise BadSetup("error-rules", title=meta.name, rules=header.rules_version, known=known)
    table = Table(header, meta.load(), log)
    for seat, pick, seconds in entries:
        table.pick(pick, seat)
        table.journal.times[-1] = seconds
    return table


def load(path: str | Path, log: bool = False) -> Table:
    """The match in a ``.civ`` file, replayed to its last pick."""
    return _replayed(str(path), read_match(Path(path)), log)


def loads(data: bytes, file: str, log: bool = False) -> Table:
    """The match in the bytes of a ``.civ`` file; ``file`` is what a refusal calls it."""
    return _replayed(file, parse_match(data, file), log)


def save(table: Table, path: str | Path) -> None:
    """Write the match to a ``.civ`` file; whatever was there before stays until it is whole."""
    write_match(Path(path), table.to_bytes())


def unnamed(seats: int) -> list[str]:
    """What seats are called that nobody has named."""
    return [f"Seat {n + 1}" for n in range(seats)]


def is_unnamed(name: str, number: int) -> bool:
    """Is this what the seat of this number, from 0 on, is called by itself? Older files have it in
    small letters."""
    return not name or name.lower() == f"seat {number + 1}"


def new_header(
    meta: Meta,
    seats: Sequence[str],
    options: Options,
    seed: str | None,
    automas: Sequence[int] = (),
) -> Header:
    """What a new match starts from; without a seed a fresh secret one is made."""
    setting = meta.setting(len(seats), options, automas)
    seed = secrets.token_hex(16) if seed is None else seed
    if not seed.isprintable():
        raise BadSetup("error-seed")
    return Header(
        title=meta.id,
        rules_version=meta.rules_version,
        seats=tuple(seats),
        options=setting.options,
        seed=seed,
        commitment=commitment(seed),
        started=int(time.time()),
        automas=setting.automas,
    )


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` has found to be true."""

    header: Header
    picks: int
    result: Result | None
    signature: Signature | None
    """Not checked yet: for that one needs the key of the server (`signing`)."""


def verify(path: str | Path) -> Verdict:
    """Replay a match file and check the seed, every pick, the final state and the result.

    That proves what was picked, what luck brought and how it ended. It does not prove who sat
    there: whoever swaps two names and seals the file anew gets another true match.
    """
    match = read_match(Path(path))
    table = _replayed(str(path), match, log=False)
    return Verdict(table.header, len(table.journal), table.result, match.signature)


def _meta_of(file: str, header: Header) -> Meta:
    meta = find_title(header.title)
    if not meta.plays(header.rules_version):
        raise BadFile(
            "error-file-rules", file=file, rules=header.rules_version, known=meta.rules_version
        )
    rules = int(header.rules_version)
    setting = meta.setting(len(header.seats), header.options, header.automas, rules)
    if (setting.options, setting.automas) != (header.options, header.automas):
        raise BadFile("error-file-edited", file=file, line=1)
    if commitment(header.seed) != header.commitment:
        raise BadFile("error-file-seed", file=file)
    return meta


def _replayed(file: str, match: MatchFile, log: bool) -> Table:
    table = Table(match.header, _meta_of(file, match.header).load(), log)
    for number, line in enumerate(match.lines, start=2):
        _note(table, line.notes, file, number)
        try:
            table.pick_json(decoded(line.pick, object), line.seat)
        except Refused:
            raise BadFile("error-file-pick", file=file, line=number) from None
        table.journal.times[-1] = line.time
    closing = match.closing
    _note(table, closing.notes, file, len(match.lines) + 2)
    same = (closing.picks, closing.state) == (len(match.lines), table.state_hash())
    if not same or not _as_told(table.result, closing.result):
        raise BadFile("error-file-end", file=file, line=len(match.lines) + 2)
    return table


def _note(table: Table, notes: Sequence[Note], file: str, number: int) -> None:
    for note in notes:
        if max(note.seats) >= len(table.header.seats):
            raise BadFile("error-file-edited", file=file, line=number)
        table.note(note)


def _as_told(result: Result | None, told: Result | None) -> bool:
    """Is this the result that the file tells?"""
    if result is None or told is None:
        return result is told
    return result.agrees(told)
