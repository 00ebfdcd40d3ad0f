"""Opening a database: what its address means, whether it is ours, and whether it is up to date."""

from __future__ import annotations

import sqlite3
import time
from contextlib import suppress
from functools import partial
from math import inf
from pathlib import Path
from select import POLLIN, poll
from typing import Any, Final, cast

import psycopg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidatePoolError, NoSuchModuleError

from civitas.kernel.errors import CivitasError
from civitas.kernel.places import is_there, place
from civitas.web.storage import private

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 0x43495649
"""Two server processes that start at the same time do not both make the tables."""
_PATIENCE: Final = 10.0
"""Seconds for which a server that starts waits for another that writes."""
WAIT: Final = 3.0
"""Seconds for which somebody who asks or writes waits for the database, unless told otherwise."""
KEEPALIVE: Final = 20
"""Seconds of silence after which PostgreSQL is asked whether it is still there."""
FRESH: Final = 2.0
"""Seconds for which a connection that was used is taken to be there still."""
CONNECTIONS: Final = 8
"""So many are kept open to SQLite for reading; whoever needs another one waits."""
LOOKED_UP: Final = 256
WRITTEN: Final = 2048
"""Kilobytes of the file that a connection to SQLite keeps, for reading and for writing. What a
reader has is void as soon as anybody has written, and there are many of them; whoever writes finds
the ends of all journals there."""
LOG: Final = 16 * 2**20
"""Bytes of SQLite's write-ahead log; a longer one is cut as soon as nobody reads in it."""


class BadDatabase(CivitasError):
    """A database that cannot be opened, or is not ours."""


def address(database: str) -> str:
    """The URL of a database. A plain path is a file of SQLite."""
    if "://" not in database:
        return f"sqlite:///{place(database).absolute()}"
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
    return Path(found.database.removeprefix("file:"))


def check_there(url: str) -> None:
    """Refuse a file that is not there; a server would make it."""
    try:
        file = file_of(url)
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise BadDatabase("error-database-url", url=public(url)) from None
    if file is not None and not is_there(file):
        raise BadDatabase("error-copy-nothing", url=public(url))


def engine(url: str, wait: float, *, reading: bool = False) -> Engine:
    """The way to a database; whoever cannot be served in so many seconds is told."""
    if file_of(url) is None:
        return _server_engine(url, wait, reading)
    options = {"isolation_level": "AUTOCOMMIT"} if reading else {}
    size = CONNECTIONS if reading else 1
    made = create_engine(
        url, pool_size=size, max_overflow=0, pool_timeout=wait, pool_use_lifo=True, **options
    )
    event.listen(made, "connect", partial(_prepare, wait, LOOKED_UP if reading else WRITTEN))
    if not reading:
        event.listen(made, "begin", _begin)
    return made


def _server_engine(url: str, wait: float, reading: bool) -> Engine:
    """To PostgreSQL, with connections for all threads of a server.

    The time is short for each of: finding the server, getting a lock, one statement.
    """
    options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "skip_autocommit_rollback": True}
    made = create_engine(
        url,
        pool_size=10,
        max_overflow=40,
        pool_timeout=wait,
        pool_use_lifo=True,
        connect_args=on_the_wire(url, wait),
        **(options if reading else {}),
    )
    event.listen(made, "checkout", partial(_still_there, made))
    event.listen(made, "checkin", _lay_down)
    if "options" not in make_url(url).query:
        event.listen(made, "connect", partial(_bound, int(wait * 1000)))
    return made


def _lay_down(_: Any, record: Any) -> None:
    record.info["since"] = time.monotonic()


def _still_there(made: Engine, connection: Any, record: Any, _: Any) -> None:
    """Ask a connection that has lain idle whether anybody is at its other end. Of one that was used
    just now it is known, unless something was said that nobody has asked for, as a goodbye: to ask
    would take as long as what it is wanted for."""
    said = poll()
    said.register(connection.fileno(), POLLIN)
    if time.monotonic() - record.info.get("since", inf) < FRESH and not said.poll(0):
        return
    try:
        made.dialect.do_ping(connection)
    except psycopg.Error:
        raise InvalidatePoolError from None


def on_the_wire(url: str, wait: float) -> dict[str, Any]:
    """How long to wait for PostgreSQL to be there, and for a network that swallows what is sent, or
    whoever is at its other end; what the URL itself says stands."""
    told = {
        "connect_timeout": max(int(wait), 2),  # less is not possible
        "tcp_user_timeout": int(2 * wait * 1000),
        "keepalives_idle": KEEPALIVE,
        "keepalives_interval": KEEPALIVE,
        "keepalives_count": 2,
    }
    given = make_url(url).query
    return {name: value for name, value in told.items() if name not in given}


def _bound(milliseconds: int, connection: Any, _: Any) -> None:
    """Said when the connection stands, and not with the request for it: a pooler between us and
    PostgreSQL would refuse that."""
    connection.execute(
        f"SET lock_timeout = {milliseconds}; SET statement_timeout = {2 * milliseconds}"
    )
    connection.commit()


def _prepare(wait: float, pages: int, connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions start where we say, not where the driver does
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={wait * 1000:.0f}",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"journal_size_limit={LOG}",
        f"cache_size=-{pages}",
    ):
        try:
            cursor.execute(f"PRAGMA {pragma}")
        except sqlite3.Error as error:
            connection.close()
            raise database_fault(error) from error
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that writes says so at once: SQLite cannot promise it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def make_ready(url: str) -> None:
    """Have a database whose tables are up to date and whose files nobody else reads.

    What is wrong with it is told in one sentence.
    """
    file, made = file_of(url), engine(url, _PATIENCE)
    try:
        if file is not None:
            with suppress(OSError):  # it is there; and what else is wrong SQLite tells as well
                private.create(file)
            _check_whole(made, url)
        _migrate(made, url)
    except DBAPIError as error:
        raise BadDatabase("error-database", url=public(url), why=reason(error)) from None
    finally:
        made.dispose()
    if file is not None:
        private.close_to_others(private.files_of(file))


def _check_whole(made: Engine, url: str) -> None:
    """Refuse a file that is damaged: to write into it would make it worse."""
    try:
        with made.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except DBAPIError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        found = reason(error)
    if found != "ok":
        raise BadDatabase("error-database-damaged", url=public(url), why=found.split("\n")[-1])


def _migrate(made: Engine, url: str) -> None:
    """Bring the tables up to date; refuse a foreign database, or one from a newer version."""
    config, script = _migrations()
    known = {revision.revision for revision in script.walk_revisions()}
    with made.begin() as connection:
        if made.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0"))
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


def newest() -> str | None:
    """The version of the tables that this program makes."""
    return _migrations()[1].get_current_head()


def _migrations() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config, ScriptDirectory.from_config(config)


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


def database_fault(error: sqlite3.Error) -> DBAPIError:
    """What the driver of SQLite says, as all other faults of a database are told."""
    return cast(DBAPIError, DBAPIError.instance(None, None, error, sqlite3.Error))


def reason(error: DBAPIError) -> str:
    """What the database itself says is wrong."""
    return str(error.orig).strip().split("\n")[0]
