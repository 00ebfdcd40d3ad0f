"""What all tests share: the match to look at again, and how hypothesis searches."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--match",
        metavar="FILE",
        help="run the laws on the match in this .civ file and on no other",
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for where, why in (("PostgreSQL", postgres.missing()), ("a browser", chromium.missing())):
        if why:
            terminalreporter.write_line(f"Nothing was tested with {where}: {why}.", yellow=True)
