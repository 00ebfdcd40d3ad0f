"""From one database to another: all of it, or nothing, as it was at one moment.

The source may be in use meanwhile; the target has to be empty. So this is the way from SQLite to
PostgreSQL and back, and a backup of either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from alembic.runtime.migration import MigrationContext
from sqlalchemy import (
    JSON,
    Connection,
    MetaData,
    Table,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from civitas.web.storage.database import (
    WAIT,
    BadDatabase,
    check_there,
    engine,
    file_of,
    make_ready,
    newest,
    public,
    reason,
)
from civitas.web.storage.schema import Base, Match, Person

BATCH: Final = 1000
"""Rows that are carried at once."""

Telling = Callable[[str, int, int], None]
"""Called with a table, how many of its rows are there, and how many there will be."""


class CannotCopy(BadDatabase):
    """Two databases of which one cannot become the other."""


def copy(source: str, target: str, tell: Telling) -> int:
    """Copy a database into an empty one; the number of rows."""
    if source == target:
        raise CannotCopy("error-copy-same", url=public(source))
    try:
        with _snapshot(source) as here, _empty(target) as there:
            return sum(_carry(table, here, there, tell) for table in Base.metadata.sorted_tables)
    except DBAPIError as error:
        raise CannotCopy("error-copy", why=reason(error)) from None


@contextmanager
def _snapshot(url: str) -> Iterator[Connection]:
    """The source as it is now, whatever others write meanwhile; nobody waits for us."""
    try:
        file = file_of(url)
        made = create_engine(url)
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError):
        raise BadDatabase("error-database-url", url=public(url)) from None
    check_there(url)
    options: dict[str, Any] = {"yield_per": BATCH}
    if file is None:
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    else:
        event.listen(made, "connect", _plainly)
        event.listen(made, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        with made.connect() as connection:
            _check_source(connection.execution_options(**options), url)
            yield connection
    finally:
        made.dispose()


def _plainly(connection: Any, _: Any) -> None:
    connection.isolation_level = None


def _check_source(connection: Connection, url: str) -> None:
    if not {"match", "event"} <= set(inspect(connection).get_table_names()):
        raise CannotCopy("error-copy-nothing", url=public(url))
    if MigrationContext.configure(connection).get_current_revision() != newest():
        raise CannotCopy("error-copy-version", url=public(url))


@contextmanager
def _empty(url: str) -> Iterator[Connection]:
    """The target, with tables that are empty; when all has gone well, with what was written."""
    try:
        make_ready(url)
        made = engine(url, WAIT)
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError):
        raise BadDatabase("error-database-url", url=public(url)) from None
    try:
        with made.begin() as connection:
            if made.dialect.name == "postgresql":
                connection.execute(text("SET LOCAL statement_timeout = 0"))
            for kind in (Person, Match):
                if connection.scalar(select(kind.id).limit(1)) is not None:
                    raise CannotCopy("error-copy-full", url=public(url))
            for table in reversed(Base.metadata.sorted_tables):  # what a server notes of itself
                connection.execute(delete(table))
            yield connection
    finally:
        made.dispose()


def _carry(table: Table, here: Connection, there: Connection, tell: Telling) -> int:
    """Carry the rows of a table over, and count them on the other side."""
    total = here.scalar(select(func.count()).select_from(table)) or 0
    writing = insert(_without_null(table))
    done = 0
    for rows in here.execute(select(table)).mappings().partitions():
        there.execute(writing, [dict(row) for row in rows])
        done += len(rows)
        tell(table.name, done, total)
    arrived = there.scalar(select(func.count()).select_from(table))
    if not total == done == arrived:
        raise CannotCopy("error-copy-count", table=table.name, rows=total, arrived=arrived or 0)
    _count_on(table, there)
    return total


def _without_null(table: Table) -> Table:
    """The same table, where nothing is nothing to SQL as well, and not JSON's word for it."""
    same = table.to_metadata(MetaData())
    for column in same.columns:
        if isinstance(column.type, JSON):
            column.type = JSON(none_as_null=True)
    return same


def _count_on(table: Table, there: Connection) -> None:
    """PostgreSQL numbers new rows by a counter of its own: it goes on after the last."""
    column = table.autoincrement_column
    if there.dialect.name != "postgresql" or column is None:
        return
    counter = func.pg_get_serial_sequence(f'"{table.name}"', column.name)
    last = there.scalar(select(func.max(column)))
    there.execute(select(func.setval(counter, last or 1, last is not None)))
