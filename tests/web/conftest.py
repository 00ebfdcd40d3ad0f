"""What the tests of the web table share: databases of both kinds, houses, titles that misbehave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from civitas.web.house import House
from civitas.web.settings import Settings
from tests.laws.installed import installed
from tests.toys.shelf import ENTRY_POINTS
from tests.web import postgres

HERE = Path(__file__).parent
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

    And now and then one loses a race on a busy machine: it runs once more, and the run names it.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.flaky(reruns=1))


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
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'civitas.db'}"
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    return cluster.new_database().replace("postgresql://", "postgresql+psycopg://")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty database where its kind does not matter."""
    return f"sqlite:///{tmp_path / 'civitas.db'}"


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
