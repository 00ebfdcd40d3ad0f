"""The folder of a study: what it asks, and what has been played, batch by batch.

A batch is one file a table, written under another name first, so that there is all of it or
nothing: whoever goes on with a study plays what has no file, or a damaged one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
import polars as pl

from civitas.kernel.errors import BadFile, CivitasError
from civitas.lab.study import Study

Rows: TypeAlias = Sequence[Mapping[str, Any]]
"""A table, row by row."""

STUDY: Final = "study.json"
PARTS: Final = "parts"

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

    def open(self) -> None:
        """Make it, or find the same study in it."""
        try:
            self._claim(self.place / STUDY)
        except OSError as error:
            why = error.strerror or "?"
            raise BadFile("error-file-unwritable", file=str(self.place), why=why) from None

    def _claim(self, file: Path) -> None:
        if file.exists():
            if file.read_bytes() != self._told():
                raise OtherStudy("error-other-study", folder=str(self.place))
        elif self.place.exists() and any(self.place.iterdir()):
            raise OtherStudy("error-study-folder", folder=str(self.place))
        self._parts.mkdir(parents=True, exist_ok=True)
        _write(file, self._told())

    def _told(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.study)) + b"\n"

    def missing(self) -> list[int]:
        """The batches that are still to be played."""
        return [number for number in range(len(self.study.batches)) if not self._whole(number)]

    def _whole(self, number: int) -> bool:
        try:
            for table in self.tables:
                pl.read_parquet(self._part(table, number), n_rows=1)
        except (OSError, pl.exceptions.PolarsError):
            return False
        return True

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

    def gather(self, table: str) -> pl.DataFrame:
        """All that has been played so far, in the order of the study."""
        parts = [self._part(table, number) for number in range(len(self.study.batches))]
        frames = [pl.read_parquet(part) for part in parts if part.exists()]
        return pl.concat(frames) if frames else pl.DataFrame(schema=SCHEMAS[table])

    def bind(self) -> None:
        """One file a table, of all that there is."""
        for table in self.tables:
            _replace(self.place / f"{table}.parquet", self.gather(table))

    def _part(self, table: str, number: int) -> Path:
        return self._parts / f"{table}-{number:05}.parquet"


def _replace(file: Path, frame: pl.DataFrame) -> None:
    aside = file.with_suffix(".tmp")
    frame.write_parquet(aside)
    aside.replace(file)


def _write(file: Path, content: bytes) -> None:
    aside = file.with_suffix(".tmp")
    aside.write_bytes(content)
    aside.replace(file)
