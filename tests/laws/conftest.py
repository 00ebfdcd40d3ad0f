"""Each law is one test for each title, number of players and automas, and set of options."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from civitas.kernel.titles import known_titles
from tests.laws.installed import installed
from tests.laws.matches import Match, from_file, matches_of
from tests.laws.settings import Case, Look, bot_cases, cases, is_first, wild_cases
from tests.laws.told import told_by
from tests.recorded.marks import RECORDED, recorded
from tests.toys.shelf import ENTRY_POINTS

FIXTURES: Final = {
    "matches": Look.ANY,
    "close_matches": Look.CLOSE,
    "close_whole_matches": Look.CLOSE,
    "drawn_matches": Look.DRAWN,
    "drawn_whole_matches": Look.DRAWN,
    "secret_matches": Look.ANY,
    "close_secret_matches": Look.CLOSE,
}
SLOW: Final = [pytest.mark.slow]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    file = metafunc.config.getoption("match")
    for name in FIXTURES.keys() & set(metafunc.fixturenames):
        look = FIXTURES[name]
        among = [case for case in cases() if case.look >= look] + bot_cases()
        among += [] if name.endswith("whole_matches") else wild_cases()
        if name.endswith("secret_matches"):
            among = [case for case in among if has_secrets(case)]
        law = metafunc.function.__name__
        params = [
            pytest.param((case, law, look), id=str(case), marks=[] if is_first(case) else SLOW)
            for case in among
        ]
        params += [
            pytest.param(path, id="-".join(path.parts[-3:]), marks=SLOW) for path in older_matches()
        ]
        if file:
            params = [pytest.param(Path(file), id="-".join(Path(file).parts[-3:]))]
        metafunc.parametrize(name, params, indirect=True, scope="session")


def has_secrets(case: Case) -> bool:
    """Where nothing is hidden, each choice and each number of players is looked at once."""
    return not told_by(case.title).open or (case.look is Look.DRAWN and case.flipped != "bots")


def older_matches() -> list[Path]:
    """Of each version of the rules before the newest, the shortest match that was recorded."""
    return [
        min(recorded(folder, "end"), key=lambda file: file.stat().st_size)
        for meta in known_titles().values()
        for folder in sorted((RECORDED / meta.id).glob("*"))
        if folder.name != meta.rules_version
    ]


@pytest.fixture(scope="session")
def matches(worked_once: Path, request: pytest.FixtureRequest) -> list[Match]:
    """The matches of a case that the law looks at, or the one to look at again."""
    if isinstance(request.param, Path):
        return [from_file(request.param)]
    return matches_of(*request.param)


close_matches = close_whole_matches = matches
drawn_matches = drawn_whole_matches = secret_matches = close_secret_matches = matches
"""Whole ones begin at the beginning. Laws that take long, and those that draw, have fewer cases."""


@pytest.fixture(autouse=True, scope="module")
def toys_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The toys are titles like any other while the laws are checked."""
    with installed(tmp_path_factory.mktemp("site"), *ENTRY_POINTS) as folder:
        yield folder
