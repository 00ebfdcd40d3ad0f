"""docs/adding-a-title.md, followed to the letter: the title that it builds keeps all laws."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laws.installed import installed
from tests.laws.matches import ROOT

PAGE = ROOT / "docs" / "adding-a-title.md"
BLOCK = re.compile(r"^( *)```\w+\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"(?:#|<!--) ((?:pebbles|tests)/[\w/.]+)")


def files() -> Iterator[tuple[str, str]]:
    """The files that the page tells, by path."""
    for indent, block in BLOCK.findall(PAGE.read_text("utf-8")):
        text = textwrap.dedent(indent + block.removeprefix(indent) if indent else block)
        if named := NAMED.match(text):
            yield named[1], text.partition("\n")[2] if text.startswith("<!--") else text


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The title as the page has it, installed."""
    folder = tmp_path_factory.mktemp("pebbles")
    for name, text in files():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    with installed(folder, "pebbles = pebbles:META"):
        yield folder


def run(package: Path, *command: str) -> str:
    """A program for which the title is installed."""
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": path, "CIVITAS_QUICK": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    return done.stdout


def test_the_page_tells_whole_files() -> None:
    names = [name for name, _ in files()]
    assert len(names) == len(set(names)) > 15
    assert {"pebbles/__init__.py", "tests/titles/pebbles/laws.py"} <= set(names)


@pytest.mark.slow
def test_the_laws_find_the_title_and_it_keeps_them(package: Path) -> None:
    laws = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws", "-k", "pebbles")
    told = run(package, *laws)
    passed = re.search(r"(\d+) passed", told)
    assert passed is not None
    assert int(passed[1]) > 100


@pytest.mark.slow
def test_its_rulebook_is_found(package: Path) -> None:
    program = "import civitas.kernel.rulebook as r, pebbles; print(r.rulebook(pebbles.META))"
    assert "PEB" in run(package, "-c", program)


@pytest.mark.slow
def test_its_scenes_are_checked(package: Path) -> None:
    program = """
from civitas.kernel.errors import BadScene
from pebbles.scene import Scene
table = Scene(players=3).taken(0, "clay", 3).table()
print(table.view(0).board.pebbles["clay"], table.title.purse(table.state, 0))
try:
    Scene().taken(0, "clay", 8)
except BadScene as error:
    print(error)
"""
    told = run(package, "-c", program)
    assert told.startswith("4 {'pebbles': 3}\n")
    assert "pebbles" in told.splitlines()[1]


@pytest.mark.slow
def test_a_server_offers_and_plays_it(package: Path, tmp_path: Path) -> None:
    from tests.web.server import ok, serving  # long to import, and `make quick` does without

    dice = random.Random(1)
    with serving(f"sqlite:///{tmp_path / 'civitas.db'}") as served:
        anna = served.player("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "automa"}]
        match = anna.create("pebbles", seats=seats)["id"]
        while not (table := anna.play_once(match, dice))["result"]:
            pass
        assert sum(sum(taken) for taken in table["board"]["taken"]) == 21
        assert "clay bowl" in anna.http.get(f"{served.url}/library/pebbles").text
        assert ok(anna.get("/titles/pebbles"))["name"] == "Pebbles"
