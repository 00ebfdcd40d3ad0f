"""The journal: the picks of a match in order. The only thing that is ever stored of it.

A ``.civ`` file is JSON lines: a header, one line a pick, a closing line. Each line carries a
running digest of all before it, so that a line which was changed is named, and the closing line
shows that nothing is missing. Notes stand in the line of the pick that came after them, or in the
closing one. Anybody can work the digests out anew; who holds a key (`signing`) can sign the whole,
and the closing line then ends with the signature.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec

from civitas.kernel.entries import Journal
from civitas.kernel.errors import BadFile
from civitas.kernel.notes import Note
from civitas.kernel.results import Result
from civitas.kernel.setting import OptionValue, Setting

FORMAT: Final = 1
SUFFIX: Final = ".civ"


class Header(msgspec.Struct, frozen=True):
    """Everything a match starts from. ``seed`` opens ``commitment``."""

    title: str
    rules_version: str
    seats: tuple[str, ...]
    """Who sits there: 'you', a person's name, or the name of a bot."""
    options: dict[str, OptionValue]
    seed: str
    commitment: str
    started: Annotated[int, msgspec.Meta(ge=0, lt=1 << 40)]
    civitas: int = FORMAT
    automas: tuple[int, ...] = ()
    """The seats that the title itself plays."""

    @property
    def setting(self) -> Setting:
        """What the title sets the match up from."""
        rules = int(self.rules_version)
        return Setting(len(self.seats), self.options, self.automas, rules)


MOST_NOTED: Final = 1000
"""So much may be noted between two picks, and in all beside one note for each pick: it is a
handful, unless somebody has made up the file."""
Noted: TypeAlias = Annotated[tuple[Note, ...], msgspec.Meta(max_length=MOST_NOTED)]


class Closing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line of a file: how many picks there are, where they lead, and who signed it."""

    picks: int
    state: str
    result: Result | None
    notes: Noted = ()
    """Those after the last pick."""
    server: str = ""
    key: str = ""
    signature: str = ""


class Signature(msgspec.Struct, frozen=True):
    """Who has signed a file: what the server is called, which of all keys it is, the proof."""

    server: str
    key: str
    made: str
    over: bytes
    """All of the file that it was made over: every byte before itself."""


class PickLine(msgspec.Struct, frozen=True):
    """A pick as a file holds it, still JSON: only the title knows its picks."""

    seat: int
    time: Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
    pick: msgspec.Raw
    notes: Noted = ()
    """Those before it."""


class MatchFile(msgspec.Struct, frozen=True):
    """A match as read from a file."""

    header: Header
    lines: tuple[PickLine, ...]
    closing: Closing
    signature: Signature | None


_SEAL: Final = b',"sum":"'
_MADE: Final = b',"signature":"'
_NAME: Final = 260
"""The longest name of a server: that of a host, with its port. No proof is longer either."""


def _digest(previous: bytes, body: bytes) -> bytes:
    return hashlib.sha256(previous + body).hexdigest()[:12].encode()


def match_bytes(header: Header, journal: Journal, closing: Closing) -> bytes:
    """A match in the format of the file."""
    bodies: list[dict[str, object] | Header | Closing] = [header]
    lines = [{"seat": e.seat, "time": e.time, "pick": e.pick} for e in journal]
    for at, notes in journal.notes.items():
        if at < len(lines):
            lines[at]["notes"] = notes
    bodies += [*lines, closing]
    running = b""
    out: list[bytes] = []
    for thing in bodies:
        body = msgspec.json.encode(thing)[:-1]
        running = _digest(running, body)
        out.append(body + _SEAL + running + b'"}\n')
    return b"".join(out)


def to_be_signed(data: bytes, server: str, key: str) -> bytes:
    """What a signature on this file is made over, if that server makes it with that key."""
    body, _, _ = data.rpartition(_SEAL)
    return body + b"," + msgspec.json.encode({"server": server, "key": key})[1:-1]


def with_signature(signature: Signature) -> bytes:
    """The file with its signature; the closing line is sealed anew."""
    *lines, body = signature.over.split(b"\n")
    body += _MADE + signature.made.encode() + b'"'
    before = lines[-1].rpartition(_SEAL)[2].removesuffix(b'"}')
    return b"\n".join([*lines, body + _SEAL + _digest(before, body) + b'"}\n'])


def _signature(data: bytes, closing: Closing) -> Signature | None:
    """The signature of a file; what stands behind it is its own seal and nothing else."""
    if not closing.signature:
        return None
    over, _, made = data.rpartition(_SEAL)[0].rpartition(_MADE)
    whole = made == closing.signature.encode() + b'"'
    told = closing.server, closing.key, closing.signature
    if not all(len(text) <= _NAME and text.isprintable() for text in told):
        return Signature("?", "?", "", over)
    return Signature(closing.server, closing.key, closing.signature if whole else "", over)


def write_match(path: Path, data: bytes) -> None:
    """Write the file whole and then put it in place: a crash leaves the old one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, suffix=".part")
    except OSError as error:
        raise BadFile("error-file-unwritable", file=str(path), why=error.strerror or "?") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise BadFile("error-file-unwritable", file=str(path), why=error.strerror or "?") from None


def read_match(path: Path) -> MatchFile:
    """Read a match file and check that every line is there and as it was written."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile("error-file-unreadable", file=str(path), why=error.strerror or "?") from None
    return parse_match(data, str(path))


def parse_match(data: bytes, file: str) -> MatchFile:
    """The match in these bytes; ``file`` is what a refusal calls it."""
    lines = data.split(b"\n")
    header = _header(lines[0], file)
    _check_seals(lines, file)
    closing = decoded(lines[-2], Closing)
    if closing is None:
        raise BadFile("error-file-cut", file=file, line=len(lines) - 1)
    picks: list[PickLine] = []
    for number, line in enumerate(lines[1:-2], start=2):
        pick = decoded(line, PickLine)
        if pick is None:
            raise BadFile("error-file-edited", file=file, line=number)
        picks.append(pick)
    noted = len(closing.notes) + sum(len(pick.notes) for pick in picks)
    if noted > len(picks) + MOST_NOTED:
        raise BadFile("error-file-edited", file=file, line=len(lines) - 1)
    return MatchFile(header, tuple(picks), closing, _signature(data, closing))


T = TypeVar("T")


def decoded(line: bytes | msgspec.Raw, kind: type[T]) -> T | None:
    """What a line says, or None if it is nothing of that kind."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _header(line: bytes, file: str) -> Header:
    header = decoded(line, Header)
    if header is None:
        raise BadFile("error-file-foreign", file=file)
    if header.civitas != FORMAT:
        raise BadFile("error-file-format", file=file, format=header.civitas, known=FORMAT)
    return header


def _check_seals(lines: list[bytes], file: str) -> None:
    """Follow the running digest; a broken last line is a file cut off, any other an edit."""
    running = b""
    for number, line in enumerate(lines[:-1], start=1):
        body, _, seal = line.rpartition(_SEAL)
        running = _digest(running, body)
        if seal != running + b'"}':
            raise BadFile("error-file-edited", file=file, line=number)
    if lines[-1]:
        raise BadFile("error-file-cut", file=file, line=len(lines))
