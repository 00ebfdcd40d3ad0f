"""`civitas database copy`: from one kind of database to the other and back, and play goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, text

from civitas.cli.program import run
from civitas.web.house import House
from civitas.web.speech.words import sentence
from civitas.web.storage.copying import copy
from civitas.web.storage.database import BadDatabase
from civitas.web.storage.schema import Base
from civitas.web.storage.secret import carry_secret
from tests.patience import ended
from tests.web.conftest import BOTH, Opener
from tests.web.people import ME, OPEN, match_of, people, play, seen
from tests.web.postgres import Cluster

Empty = Callable[[], str]


def silent(table: str, done: int, total: int) -> None:
    assert 0 < done <= total, table


@pytest.fixture(params=BOTH)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Empty:
    """Makes empty databases to copy into, of each kind."""
    numbers = iter(range(9))
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path / f'target{next(numbers)}.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return lambda: cluster.new_database().replace("postgresql://", "postgresql+psycopg://")


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    made = create_engine(url)
    with made.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in Base.metadata.sorted_tables
            if table.name != "vigil"
        }
    made.dispose()
    return found


def lived_in(open_house: Opener, database: str) -> tuple[House, str]:
    """A house with people, a match in the middle, one that is over, an open table, and chat."""
    house = open_house(database)
    anna, ben = people(house, "Anna", "Ben \N{CLASSICAL BUILDING}")
    house.people.change(anna, password="a word of Anna's", wishes={"language": "de"})
    match, over = (match_of(house, "toy", anna, ben) for _ in range(2))
    play(house, match, 3)
    play(house, over, 200)
    house.lobby.create(anna, "toy", [ME, OPEN], {}, True, 0)
    house.say(match, "Anna", "Grüße")
    return house, match


def test_there_and_back_and_play_goes_on(open_house: Opener, database: str, empty: Empty) -> None:
    house, match = lived_in(open_house, database)
    middle, end = empty(), database.replace("civitas.db", "again.db")
    rows = copy(database, middle, silent)
    assert rows >= sum(map(len, everything(database).values())) > 20
    assert everything(middle) == everything(database)
    again = open_house(middle)
    for one in (house, again):
        assert one.store.steps(match) == house.store.steps(match)
    carla, dora = people(again, "Carla", "Dora")  # new rows get numbers of their own
    number, _ = seen(again, match)
    play(again, match, 1)
    assert seen(again, match)[0] == number + 1
    again.say(match, "Carla", "Still here")
    play(again, match_of(again, "toy", carla, dora), 4)
    if end != database:
        copy(middle, end, silent)
        assert everything(end) == everything(middle)


def test_the_source_is_in_use(open_house: Opener, database: str, empty: Empty) -> None:
    """Somebody plays on while it is copied: what arrives is the database of one moment."""
    house, match = lived_in(open_house, database)
    stop, target = threading.Event(), empty()

    def talk() -> None:
        while not stop.is_set():
            house.say(match, "Anna", "and on")

    talking = threading.Thread(target=talk)
    talking.start()
    try:
        copy(database, target, silent)
    finally:
        stop.set()
        ended(talking)
    copied, source = everything(target), everything(database)
    assert copied["event"] == source["event"]
    assert set(copied["chat"]) <= set(source["chat"])
    said = sorted(row[0] for row in copied["chat"])  # type: ignore[type-var]
    assert said == list(range(1, len(said) + 1)), "none is missing in between"


def test_what_cannot_be_copied_is_refused(
    open_house: Opener, sqlite: str, tmp_path: Path, empty: Empty
) -> None:
    """With a sentence, and without a row."""
    lived_in(open_house, sqlite)
    full = empty()
    copy(sqlite, full, silent)
    before = everything(full)
    foreign, older = (f"sqlite:///{tmp_path / name}" for name in ("foreign.db", "older.db"))
    for url, statement in (
        (foreign, "CREATE TABLE recipes (name TEXT)"),
        (older, "UPDATE alembic_version SET version_num = '001'"),
    ):
        if url == older:
            copy(sqlite, older, silent)
        made = create_engine(url)
        with made.begin() as connection:
            connection.execute(text(statement))
        made.dispose()
    nowhere = f"sqlite:///{tmp_path / 'nowhere.db'}"
    for source, target, message in (
        (sqlite, full, "error-copy-full"),
        (sqlite, sqlite, "error-copy-same"),
        (nowhere, empty(), "error-copy-nothing"),
        (foreign, empty(), "error-copy-nothing"),
        (older, empty(), "error-copy-version"),
        (sqlite, foreign, "error-database-foreign"),
        ("mysql://a/b", empty(), "error-database-url"),
        (sqlite, "mysql://a/b", "error-database-url"),
    ):
        with pytest.raises(BadDatabase, match=message) as refused:
            copy(source, target, silent)
        assert len({sentence(refused.value, language) for language in ("en", "de")}) == 2
    assert everything(full) == before
    assert not (tmp_path / "nowhere.db").exists()


def test_a_copy_that_breaks_off_leaves_nothing(
    open_house: Opener, sqlite: str, empty: Empty
) -> None:
    lived_in(open_house, sqlite)
    target = empty()

    def fail(table: str, done: int, total: int) -> None:
        if table == "event":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(sqlite, target, fail)
    left = everything(target)
    assert [left[name] for name in ("person", "match", "event")] == [[], [], []]
    copy(sqlite, target, silent)


def test_the_secret_comes_along(tmp_path: Path) -> None:
    here, there, other = (tmp_path / f"{name}.db.secret" for name in ("a", "b", "c"))
    here.write_bytes(b"x" * 64)
    other.write_bytes(b"y" * 64)
    urls = [f"sqlite:///{tmp_path / name}.db" for name in "abc"]
    assert carry_secret(urls[0], urls[1]) is None
    assert there.read_bytes() == b"x" * 64
    assert there.stat().st_mode & 0o777 == 0o600
    assert carry_secret(urls[0], urls[1]) is None
    assert carry_secret(urls[0], urls[2]) == other
    assert other.read_bytes() == b"y" * 64
    assert carry_secret(f"sqlite:///{tmp_path}/none.db", urls[2]) is None


def test_the_command(
    open_house: Opener, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lived_in(open_house, f"sqlite:///{tmp_path / 'a.db'}")
    source, target = str(tmp_path / "a.db"), str(tmp_path / "b.db")
    assert run(["database", "copy", source, target]) == 0
    said = capsys.readouterr()
    assert "event: " in said.out
    assert f"rows are in sqlite:///{target} now." in said.out
    assert Path(target).stat().st_mode & 0o777 == 0o600
    assert run(["database", "copy", source, target, "--lang", "de"]) == 2
    assert capsys.readouterr().err == (
        f"In sqlite:///{target} sind schon Leute oder Partien, und es wurde nichts kopiert; "
        "nenne eine leere Datenbank.\n"
    )
    assert run(["database", "burn", source, target]) == 2
    assert "civitas database copy SOURCE TARGET" in capsys.readouterr().err
