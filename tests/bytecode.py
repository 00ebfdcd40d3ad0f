"""On a fresh clone there is no bytecode, and every process of a run needs that of all tests, with
their assertions rewritten, and of the program: fifteen seconds for each. So each makes a part of it
before it collects, and finds what the others have made."""

from __future__ import annotations

import sys
from importlib.util import cache_from_source
from pathlib import Path
from py_compile import compile as compile_plainly
from typing import Final

import pytest
from _pytest.assertion import rewrite

ROOT: Final = Path(__file__).parents[1]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    worker = getattr(session.config, "workerinput", None)
    if worker is None or sys.dont_write_bytecode:
        return
    number = int(worker["workerid"].removeprefix("gw"))
    files = sorted(file for part in ("src", "tests") for file in (ROOT / part).rglob("*.py"))
    for file in files[number :: worker["workercount"]]:
        if file.is_relative_to(ROOT / "tests") and file.name.startswith(("test_", "conftest")):
            write_rewritten(file, session.config)
        elif not Path(cache_from_source(str(file))).exists():
            compile_plainly(str(file), quiet=2)


def write_rewritten(file: Path, config: pytest.Config) -> None:
    """As pytest does when it imports the file, unless it lies there; one that is out of date pytest
    makes anew."""
    compiled = rewrite.get_cache_dir(file) / f"{file.stem}{rewrite.PYC_TAIL}"
    if compiled.exists() or not rewrite.try_makedirs(compiled.parent):
        return
    state = config.stash[rewrite.assertstate_key]
    source_hash, code = rewrite._rewrite_test(file, config)
    rewrite._write_pyc(state, code, source_hash, compiled)
