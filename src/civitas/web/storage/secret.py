"""The secret of a server, in a file beside its database: made once, and then kept."""

from __future__ import annotations

import logging
import secrets
import time
from pathlib import Path
from typing import Final

from sqlalchemy.exc import ArgumentError

from civitas.kernel.places import data_folder
from civitas.web.storage import private
from civitas.web.storage.database import BadDatabase, file_of, public

SHORTEST: Final = 32
"""Bytes of a secret: who could guess it could be anybody."""
SQLITE: Final = b"SQLite format 3\0"
"""How a file of SQLite begins."""
PATIENCE: Final = 1.0
"""Seconds that another server gets to write the secret."""

_logger: Final = logging.getLogger(__name__)


def kept_secret(file: Path, database: Path | None) -> bytes:
    """The secret in this file; a new one if there is none, which is told if the database was there
    before it."""
    old = database is not None and database.exists() and database.stat().st_size > 0
    if database is not None and old:
        _check_ours(database)
    try:
        private.create(file, secrets.token_hex(SHORTEST).encode())
    except FileExistsError:
        private.close_to_others([file])
    else:
        if old:
            _logger.warning(
                "%s was gone; the new one does not know who was signed in, and guests cannot come "
                "back: if you have the old one, stop the server and put it back",
                file,
            )
    end = time.monotonic() + PATIENCE
    while len(secret := file.read_bytes()) < SHORTEST:  # another server is just writing it
        if time.monotonic() > end:
            raise BadDatabase("error-secret", file=str(file))
        time.sleep(0.05)
    return secret


def _check_ours(database: Path) -> None:
    """Refuse a file of another kind, before anything is put beside it."""
    with database.open("rb") as file:
        if file.read(len(SQLITE)) != SQLITE:
            why = "file is not a database"
            raise BadDatabase("error-database", url=f"sqlite:///{database}", why=why)


def default_database() -> Path:
    """A file among the data files of whoever starts the server."""
    return data_folder() / "civitas.db"


def carry_secret(source: str, target: str) -> Path | None:
    """Give a copy of a database the secret of the original, so that nobody has to sign in again.

    The file that has another one already, and is left alone.
    """
    here, there = secret_file(source), secret_file(target)
    if here == there or not here.exists():
        return None
    try:
        there.parent.mkdir(parents=True, exist_ok=True)
        private.create(there, here.read_bytes())
    except FileExistsError:
        return None if there.read_bytes() == here.read_bytes() else there
    except OSError as error:
        raise BadDatabase("error-secret-copy", file=str(there), why=error.strerror or "?") from None
    return None


def secret_file(url: str) -> Path:
    """Beside a file of SQLite; for PostgreSQL, where such a file would be."""
    try:
        file = file_of(url) or default_database()
    except (ArgumentError, ValueError):
        raise BadDatabase("error-database-url", url=public(url)) from None
    return file.with_name(f"{file.name}.secret")
