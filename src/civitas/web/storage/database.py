"""Opening a database: what its address means, whether it is ours, and whether it is up to date."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from civitas.kernel.errors import CivitasError

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x43495649
"""Two server processes that start at the same time do not both make the tables."""
_PATIENCE: Final = 10.0
"""Seconds for which one waits for another that writes."""


class BadDatabase(CivitasError):
    """A database that cannot be opened, or is not ours."""


def address(database: str) -> str:
    """The URL of a database. A plain path is a file of SQLite."""
    if "://" not in database:
        return f"sqlite:///{Path(database).expanduser().absolute()}"
    for short in ("postgres://", "postgresql://"):
        if database.startswith(short):
            return f"postgresql+psycopg://{database.removeprefix(short)}"
    return database


def file_of(url: str) -> Path | None:
    """The file of a SQLite database. Without one nothing would be kept."""
    found = make_url(url)
    if found.get_backend_name() != "sqlite":
        return None
    if not found.database or found.database == ":memory:":
        raise ArgumentError(url)
    return Path(found.database)


def engine(url: str, **options: Any) -> Engine:
    """The way to a database, with connections for all threads of a server."""
    sqlite = file_of(url) is not None
    made = create_engine(
        url, pool_size=10, max_overflow=40, pool_pre_ping=not sqlite, **options
    )  # fmt: skip
    if sqlite:
        event.listen(made, "connect", _prepare)
        if not options:
            event.listen(made, "begin", _begin)
    return made


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions start where we say, not where the driver does
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={_PATIENCE * 1000:.0f}", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that writes says so at once: SQLite cannot promise it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(made: Engine, url: str) -> None:
    """Bring the tables up to date; refuse a foreign database, or one from a newer version."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    with made.begin() as connection:
        if made.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        current = MigrationContext.configure(connection).get_current_revision()
        tables = set(inspect(connection).get_table_names())
        if tables and (current is None or not {"match", "event"} <= tables):
            raise BadDatabase("error-database-foreign", url=public(url))
        if tables and current not in known:
            raise BadDatabase("error-database-newer", url=public(url))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    if made.dialect.name == "sqlite":
        _write_ahead(made, url)


def _write_ahead(made: Engine, url: str) -> None:
    """Let SQLite write ahead, for good: it is noted in the file, so the file has to be ours.

    When several start at once this needs a moment in which no other writes, and SQLite does not
    wait for it by itself.
    """
    end = time.monotonic() + _PATIENCE
    connection = made.raw_connection()
    try:
        while True:
            try:
                connection.cursor().execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise BadDatabase("error-database", url=public(url), why=str(error)) from None
                time.sleep(0.05)
            else:
                return
    finally:
        connection.close()


def public(url: str) -> str:
    """The address without a password, for messages."""
    head, mark, tail = url.rpartition("@")
    return f"{head.split('://')[0]}://…@{tail}" if mark else url


def reason(error: DBAPIError) -> str:
    """What the database itself says is wrong."""
    return str(error.orig).strip().split("\n")[0]
