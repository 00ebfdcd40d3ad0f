"""The folder of a study: what it asks, and what has been played, batch by batch.

A file is written under another name first, so that there is all of it or nothing; a batch is one
file a table. Whoever goes on with a study plays what lacks a file, or has a damaged one; until then
nothing of such a batch counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeAlias

import msgspec
import polars as pl

from civitas.kernel.errors import BadFile, CivitasError
from civitas.lab.study import Study

Rows: TypeAlias = Sequence[Mapping[str, Any]]
"""A table, row by row."""

STUDY: Final = "study.json"
PARTS: Final = "parts"
ASIDE: Final = ".tmp"
"""How the name of a file ends that is not yet whole."""

SCHEMAS: Final[dict[str, dict[str, Any]]] = {
    "matches": {
        "match": pl.Int64,
        "arm": pl.String,
        "seed": pl.String,
        "decisions": pl.Int64,
        "way": pl.String,
        "seats": pl.List(pl.String),
        "origins": pl.List(pl.String),
        "scores": pl.List(pl.Float64),
        "ranks": pl.List(pl.Int64),
        "winners": pl.List(pl.Int64),
    },
    "things": {
        "arm": pl.String,
        "kind": pl.String,
        "thing": pl.String,
        "offered": pl.Int64,
        "taken": pl.Int64,
    },
    "picks": {
        "match": pl.Int64,
        "step": pl.Int64,
        "seat": pl.Int64,
        "pick": pl.String,
    },
}
"""The tables of a study. Nothing in them hangs on when or where a match was played."""


class OtherStudy(CivitasError):
    """The folder has another study in it."""


class Folder:
    """Where a study is kept."""

    def __init__(self, place: Path, study: Study) -> None:
        self.place = place
        self.study = study
        self._parts = place / PARTS
        self._there: set[int] = set()

    def open(self) -> None:
        """Make it, or find the same study in it."""
        try:
            self._claim(self.place / STUDY)
        except OSError as error:
            why = error.strerror or "?"
            raise BadFile("error-file-unwritable", file=str(self.place), why=why) from None

    def _claim(self, file: Path) -> None:
        if file.exists():
            self._check(_read(file))
        elif self.place.exists() and any(each.suffix != ASIDE for each in self.place.iterdir()):
            raise OtherStudy("error-study-folder", folder=str(self.place))
        self.place.mkdir(parents=True, exist_ok=True)
        _write(file, msgspec.json.format(msgspec.json.encode(self.study)) + b"\n")
        self._parts.mkdir(exist_ok=True)

    def _check(self, there: Study | None) -> None:
        """Refuse another study than this one."""
        if there == self.study:
            return
        place, rules = str(self.place), self.study.rules
        if there is not None and msgspec.structs.replace(there, rules=rules) == self.study:
            raise OtherStudy("error-study-rules", folder=place, theirs=there.rules, rules=rules)
        raise OtherStudy("error-other-study", folder=place)

    def missing(self) -> list[int]:
        """The batches that are still to be played."""
        every = range(len(self.study.batches))
        self._there = {number for number in every if self._whole(number)}
        return [number for number in every if number not in self._there]

    @property
    def played(self) -> int:
        """So many matches are there."""
        return sum(len(self.study.batches[number]) for number in self._there)

    def _whole(self, number: int) -> bool:
        try:
            frames = {table: pl.read_parquet(self._part(table, number)) for table in self.tables}
        except (OSError, pl.exceptions.PolarsError):
            return False
        return all(frame.schema == SCHEMAS[table] for table, frame in frames.items())

    @property
    def tables(self) -> list[str]:
        """The tables that this study has."""
        wanted = {"matches": True, "things": self.study.things, "picks": self.study.picks}
        return [table for table in SCHEMAS if wanted[table]]

    def keep(self, number: int, rows: Mapping[str, Rows]) -> None:
        """Keep what a batch has given."""
        for table in self.tables:
            frame = pl.DataFrame(rows[table], schema=SCHEMAS[table])
            _replace(self._part(table, number), frame)
        self._there.add(number)

    def gather(self, table: str) -> pl.DataFrame:
        """All that has been played so far, in the order of the study."""
        frames = [pl.read_parquet(self._part(table, number)) for number in sorted(self._there)]
        return pl.concat(frames) if frames else pl.DataFrame(schema=SCHEMAS[table])

    def bind(self) -> None:
        """One file a table, of all that there is; what is counted, counted over all batches."""
        for table in self.tables:
            frame = self.gather(table)
            if table == "things":
                frame = frame.group_by("arm", "kind", "thing", maintain_order=True).sum()
            _replace(self.place / f"{table}.parquet", frame)

    def _part(self, table: str, number: int) -> Path:
        return self._parts / f"{table}-{number:05}.parquet"


def _read(file: Path) -> Study | None:
    """The study that a file tells; None if it tells nothing that could be one."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Study)
    except msgspec.MsgspecError:
        return None


def _replace(file: Path, frame: pl.DataFrame) -> None:
    """Polars does not say what kept it from writing to a disk."""
    buffer = BytesIO()
    frame.write_parquet(buffer)
    _write(file, buffer.getvalue())


def _write(file: Path, content: bytes) -> None:
    """The same command may run twice at once, and both come to the same file."""
    aside = file.with_suffix(f".{token_hex(4)}{ASIDE}")
    aside.write_bytes(content)
    aside.replace(file)
