"""Each law is one test for each title, number of players and automas, and set of options."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.kernel.titles import known_titles
from tests.laws.installed import installed
from tests.laws.matches import Match, from_file, matches_of
from tests.laws.settings import bot_cases, cases, wild_cases
from tests.recorded.marks import RECORDED, recorded
from tests.toys.shelf import ENTRY_POINTS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    file = metafunc.config.getoption("match")
    whole = cases() + bot_cases()
    for name, among in (("matches", whole + wild_cases()), ("whole_matches", whole)):
        if name in metafunc.fixturenames:
            law = metafunc.function.__name__
            files = [Path(file)] if file else older_matches()
            dealt = [] if file else among
            params = [*((case, law) for case in dealt), *files]
            ids = [*map(str, dealt), *("-".join(file.parts[-3:]) for file in files)]
            metafunc.parametrize(name, params, ids=ids, indirect=True, scope="session")


def older_matches() -> list[Path]:
    """Of each version of the rules before the newest, the shortest match that was recorded."""
    return [
        min(recorded(folder, "end"), key=lambda file: file.stat().st_size)
        for meta in known_titles().values()
        for folder in sorted((RECORDED / meta.id).glob("*"))
        if folder.name != meta.rules_version
    ]


@pytest.fixture(scope="session")
def matches(request: pytest.FixtureRequest) -> list[Match]:
    """The matches of a case that the law looks at, or the one to look at again."""
    if isinstance(request.param, Path):
        return [from_file(request.param)]
    return matches_of(*request.param)


whole_matches = matches
"""The same, but only such as begin at the beginning."""


@pytest.fixture(autouse=True, scope="module")
def toys_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The toys are titles like any other while the laws are checked."""
    with installed(tmp_path_factory.mktemp("site"), *ENTRY_POINTS) as folder:
        yield folder
