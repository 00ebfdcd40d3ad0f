"""What the tests of the web table share: databases of both kinds, houses, titles that misbehave."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from civitas.web.house import House
from civitas.web.settings import Settings
from civitas.web.storage.store import Store
from tests.laws.installed import installed
from tests.once import once
from tests.toys.shelf import ENTRY_POINTS
from tests.web import postgres

BELOW = f"{Path(__file__).parent}{os.sep}"
BOTH = ["sqlite"] if postgres.missing() else ["sqlite", "postgresql"]
"""The databases that every test of storage runs on."""

TITLES = (
    *ENTRY_POINTS,
    "crowd = tests.toys.crowd:CROWD_META",
    "haunted = tests.web.brittle:HAUNTED_META",
    "brittle = tests.web.brittle:BRITTLE_META",
    "deadly = tests.web.brittle:DEADLY_META",
    "endless = tests.web.brittle:ENDLESS_META",
    "blind = tests.web.brittle:BLIND_META",
    "shy = tests.web.brittle:SHY_META",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Servers and browsers take their time: `make quick` does without them.

    And now and then one loses a race on a busy machine: it runs again, twice at most, and the run
    names it.
    """
    for item in items:
        if str(item.path).startswith(BELOW):
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder on the path that tells of the test titles."""
    with installed(tmp_path_factory.mktemp("site"), *TITLES) as folder:
        yield folder


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.running() as cluster:
        yield cluster


@pytest.fixture(params=BOTH)
def blank(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind with nothing in it, not even tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'civitas.db'}"
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    return driven(cluster.new_database())


def driven(url: str) -> str:
    """The URL of a PostgreSQL with the driver that we use."""
    return url.replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture(scope="session")
def bare_file(worked_once: Path) -> bytes:
    """A database of SQLite with tables in which nothing is. To make them takes longer than most
    tests do, so most begin with a copy."""

    def make() -> bytes:
        file = worked_once / "bare.db"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()

    return once("bare database", make)


@pytest.fixture(scope="session")
def bare_database(cluster: postgres.Cluster) -> str:
    """The same of PostgreSQL."""
    url = cluster.new_database()
    Store(driven(url)).close()
    return url


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind in which nobody and nothing is."""
    if request.param == "sqlite":
        sqlite: str = request.getfixturevalue("sqlite")
        return sqlite
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    return driven(cluster.copy_of(request.getfixturevalue("bare_database")))


@pytest.fixture
def sqlite(tmp_path: Path, bare_file: bytes) -> str:
    """One where its kind does not matter."""
    file = tmp_path / "civitas.db"
    file.touch(0o600)  # as the program makes it
    file.write_bytes(bare_file)
    return f"sqlite:///{file}"


Opener = Callable[..., House]


@pytest.fixture
def open_house() -> Iterator[Opener]:
    """Opens houses, as several server processes would, and closes them after the test."""
    houses: list[House] = []

    def open_one(database: str, patience: float = 60.0, **settings: object) -> House:
        made = Settings(database=database, secret=b"secret", **settings)  # type: ignore[arg-type]
        houses.append(House(made, patience))
        return houses[-1]

    yield open_one
    for house in houses:
        house.close()
