"""Databases: made, brought up to date, refused."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from civitas.kernel.results import Result
from civitas.web.settings import settings_of
from civitas.web.storage.database import BadDatabase, address, public
from civitas.web.storage.schema import Base, Likeness, Match, Person, Roll
from civitas.web.storage.store import Store
from tests.patience import PATIENCE
from tests.web.conftest import Opener
from tests.web.people import match_of, people


@pytest.fixture
def database(blank: str) -> str:
    """Here it is about the tables themselves."""
    return blank


def test_migrations_make_what_the_code_expects(database: str) -> None:
    Store(database).close()
    engine = create_engine(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
    engine.dispose()


def test_a_foreign_or_newer_database_is_left_alone(database: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(BadDatabase, match="error-database-foreign"):
        Store(database)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE recipes"))
    Store(database).close()
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '999'"))
    with pytest.raises(BadDatabase, match="error-database-newer"):
        Store(database)
    engine.dispose()


def test_results_of_before_get_ranks(open_house: Opener, database: str) -> None:
    """A database of version 001, in which a result is points and winners; points may be halves."""
    house = open_house(database)
    house.janitor.close()
    anna, ben = people(house, "Anna", "Ben")
    match, other = (match_of(house, "toy", anna, ben) for _ in range(2))
    old = {"scores": [6.5, 12, 12], "winners": [2]}
    with house.store.reading() as session:
        session.execute(update(Match).where(Match.id == match).values(result=old))
        go_back(session, "001")
    again = open_house(database).store
    results = [found[0].ended for one in (match, other) if (found := again.match(one))]
    assert results == [Result((6.5, 12, 12), (2,), (3, 2, 1)), None]


TABLES_SINCE = {
    "003": ("vigil",),
    "004": ("sitting", "likeness", "roll"),
    "007": ("notice", "channel"),
    "009": ("standing",),
    "012": ("friend", "approach", "blocked", "friend_link", "invitation"),
    "014": ("plea",),
    "016": ("habit",),
}
INDICES_SINCE = {"009": ("match_uncounted",)}
COLUMNS_SINCE = {
    "005": (("match", "signature"),),
    "006": (("event", "back"),),
    "009": (("match", "counted"),),
    "013": (("seat", "guided"),),
    "014": (("match", "friendly"), ("event", "note")),
    "015": (("match", "late"),),
    "017": (
        ("match", "reserve"),
        ("match", "addition"),
        ("seat", "reserve"),
        ("seat", "since"),
        ("notice", "again"),
    ),
    "018": (("match", "origin"),),
    "019": (("seat", "away_from"), ("seat", "away_until")),
    "020": (("seat", "late"),),
    "021": (("seat", "last"),),
}


def go_back(session: Session, version: str) -> None:
    """Make a database one of this version again, as far as tables and columns go."""
    gone = {table for since, found in TABLES_SINCE.items() if since > version for table in found}
    for later, tables in TABLES_SINCE.items():
        for table in tables if later > version else ():
            session.execute(text(f"DROP TABLE {table}"))
    for later, indices in INDICES_SINCE.items():
        for index in indices if later > version else ():
            session.execute(text(f"DROP INDEX {index}"))
    for later, columns in COLUMNS_SINCE.items():
        for table, column in columns if later > version else ():
            if table in gone:
                continue
            session.execute(text(f"ALTER TABLE {table} DROP COLUMN {column}"))
    session.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))


def test_kept_names_of_before_get_their_looks(open_house: Opener, database: str) -> None:
    """Of two that look alike the older keeps the look, and both can still sign in."""
    house = open_house(database)
    older, newer = people(house, "Anna", "Ann\u0430")
    with house.store.reading() as session:
        for person in (older, newer):
            kept = {"login": person.name.casefold(), "password": "$argon2"}
            session.execute(update(Person).where(Person.id == person.id).values(kept))
        go_back(session, "003")
    again = open_house(database)
    with again.store.reading() as session:
        assert list(session.scalars(select(Likeness.person))) == [older.id]
        assert session.scalar(select(Likeness.look)) == "anna"
        assert session.scalar(select(Roll.changes)) == 0


@pytest.mark.parametrize("tables", [["recipes"], ["match", "event"]])
def test_the_file_of_another_program_is_not_touched(tmp_path: Path, tables: list[str]) -> None:
    """Not by a byte, even if it happens to have tables of the same names."""
    file = tmp_path / "recipes.db"
    with sqlite3.connect(file) as connection:
        for table in tables:
            connection.execute(f"CREATE TABLE {table} (name TEXT)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(BadDatabase, match="error-database-foreign"):
        Store(f"sqlite:///{file}")
    assert file.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["recipes.db"]


def test_several_start_at_once_on_an_empty_database(database: str) -> None:
    with ThreadPoolExecutor(6) as threads:
        for store in threads.map(Store, [database] * 6):
            store.close()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    with store.reading() as session:
        assert session.scalar(text("PRAGMA journal_mode")) == "wal"
        assert session.scalar(text("PRAGMA synchronous")) == 2
    store.close()


def test_many_readers_of_sqlite_keep_little_each(tmp_path: Path) -> None:
    """What they have read is void with the next pick of anybody."""
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    kept = "PRAGMA cache_size"
    with store.reading() as session:
        assert session.scalar(text(kept)) == -256
    assert store._glasses is not None
    assert store._glasses.read(kept, {}) == [(-256,)]
    assert store.write(lambda session: session.scalar(text(kept))) == -2048
    store.close()


def test_many_writers_at_once(database: str) -> None:
    """Each gets its own result or its own fault, however they are put together."""
    store = Store(database)
    start = threading.Barrier(16, timeout=PATIENCE)

    def write(number: int) -> int:
        def work(session: Session) -> int:
            login = "the same" if number % 4 == 0 else str(number)
            person = Person(name=str(number), login=login, joined=0, wishes={}, epoch=0)
            session.add(person)
            session.flush()
            if number % 4 == 1:
                raise ZeroDivisionError
            return person.id

        start.wait()
        return store.write(work)

    def try_to(number: int) -> int | type[Exception]:
        try:
            return write(number)
        except (ZeroDivisionError, IntegrityError) as error:
            return type(error)

    with ThreadPoolExecutor(16) as threads:
        results = list(threads.map(try_to, range(16)))
    assert results[1::4] == [ZeroDivisionError] * 4
    assert sorted(map(str, results[0::4])).count(str(IntegrityError)) == 3
    assert all(isinstance(result, int) for result in results[2::4] + results[3::4])
    with store.reading() as session:
        assert session.scalar(text("SELECT count(*) FROM person")) == 9
    store.close()


def test_addresses() -> None:
    assert address("/tmp/x.db") == "sqlite:////tmp/x.db"
    assert address("postgresql://a@b/c") == "postgresql+psycopg://a@b/c"
    assert address("postgres://a@b/c") == "postgresql+psycopg://a@b/c"
    assert public("postgresql+psycopg://anna:secret@host/civitas").endswith("://…@host/civitas")


def test_the_secret_lies_beside_the_database(tmp_path: Path) -> None:
    database = str(tmp_path / "civitas.db")
    first, second = settings_of(database), settings_of(database)
    assert first.secret == second.secret
    assert len(first.secret) >= 32
    file = tmp_path / "civitas.db.secret"
    assert file.stat().st_mode & 0o077 == 0
    assert settings_of(str(tmp_path / "other.db")).secret != first.secret


def test_servers_that_start_together_share_the_secret(tmp_path: Path) -> None:
    start = threading.Barrier(8, timeout=PATIENCE)

    def secret(_: int) -> bytes:
        start.wait()
        return settings_of(str(tmp_path / "civitas.db")).secret

    with ThreadPoolExecutor(8) as threads:
        (found,) = set(threads.map(secret, range(8)))
    assert len(found) >= 32


def test_a_secret_that_is_cut_off_is_not_used(tmp_path: Path) -> None:
    """With an empty one anybody could sign cookies."""
    (tmp_path / "civitas.db.secret").write_bytes(b"")
    with pytest.raises(BadDatabase, match="error-secret"):
        settings_of(str(tmp_path / "civitas.db"))


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "postgresql://host:port/x", "mysql://a/b", "://"]
)
def test_an_address_that_is_none(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same sentence, whether the secret is looked for beside it or given."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    for secret in ("", "x" * 40):
        monkeypatch.setenv("CIVITAS_SECRET", secret)
        with pytest.raises(BadDatabase, match="error-database-url"):
            Store(settings_of(url).database)
    assert not list(tmp_path.glob("*.secret"))


def test_an_unwritable_database(tmp_path: Path) -> None:
    file = tmp_path / "civitas.db"
    Store(f"sqlite:///{file}").close()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    with pytest.raises(BadDatabase, match="error-database") as refused:
        Store(f"sqlite:///file:{file}?mode=ro&uri=true")
    assert refused.value.params["why"] == "attempt to write a readonly database"
