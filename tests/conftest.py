"""What all tests share: the match to look at again, and how hypothesis searches."""

from __future__ import annotations

import gc
import os
import signal
import socket
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule
from hypothesis import settings

from tests.bytecode import pytest_collection  # noqa: F401  (a hook)
from tests.last_words import pytest_unconfigure  # noqa: F401  (a hook)
from tests.laws.installed import none_installed
from tests.once import together
from tests.web import chromium, postgres

QUICK = os.environ.get("CIVITAS_QUICK") == "1"

# The same examples in every run: a red test stays red until it is mended.
settings.register_profile(
    "civitas", derandomize=True, deadline=None, database=None, max_examples=20 if QUICK else 150
)
settings.load_profile("civitas")

# A script that runs the tests in its background makes them, and every program that they start and
# stop, deaf to Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def worked_once(
    tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[Path]:
    """A folder that all processes of this run share: what one of them has made there is made. A run
    that a test starts has its own, and finds nothing from the day before."""
    own = tmp_path_factory.getbasetemp()
    with together((own.parent if hasattr(pytestconfig, "workerinput") else own) / "once") as folder:
        yield folder


INSTALLING = tuple(f"{Path(__file__).parent / name}{os.sep}" for name in ("laws", "web"))
"""These folders install titles of their own, for all their tests."""


@pytest.fixture(autouse=True, scope="module")
def own_titles(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever ran before in the same process: other tests find our own titles and no others."""
    if str(request.path).startswith(INSTALLING):
        yield
        return
    with none_installed():
        yield


gc.disable()


def pytest_collection_finish() -> None:
    """Ten thousand tests are no garbage: nobody looks for it while they are collected, nor later
    among them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Examples in docstrings are for readers of the program: nobody looks for any in the tests."""
    return [found for found in (yield) if not isinstance(found, DoctestModule)]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--match",
        metavar="FILE",
        help="run the laws on the match in this .civ file and on no other",
    )


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Who runs failed tests again asks before each test, on a line between the processes, how often
    it has failed: Nagle's algorithm would keep that back for 40 ms, ten minutes in a whole run."""
    line = getattr(getattr(config, "failures_db", None), "sock", None)
    if line is not None:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for where, why in (("PostgreSQL", postgres.missing()), ("a browser", chromium.missing())):
        if why:
            terminalreporter.write_line(f"Nothing was tested with {where}: {why}.", yellow=True)
