"""What is promised to users of the package: the README's lines run, names have docstrings."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import civitas
from civitas.kernel.titles import find_title, known_titles
from civitas.kernel.words import words_for

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def python_blocks(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_ten_lines_of_the_readme_play_a_match(tmp_path: Path) -> None:
    """Pasted into a file and run by a fresh Python, as a reader would."""
    (block,) = python_blocks(README)
    lines = [line for line in block.splitlines() if line.strip()]
    assert len(lines) <= 10, "ten lines, they say"
    (tmp_path / "ten_lines.py").write_text(block, "utf-8")
    done = subprocess.run(
        [sys.executable, "ten_lines.py"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    scores, winners = re.findall(r"\(([^)]*)\)", done.stdout)
    assert len(scores.split(",")) == 4
    assert winners
    (saved,) = tmp_path.glob("*.civ")
    assert civitas.verify(saved).result is not None


def test_the_scenes_in_the_docs_play() -> None:
    """One for each title that has a builder."""
    blocks = python_blocks((ROOT / "docs" / "testing.md").read_text("utf-8"))
    blocks = [block for block in blocks if "import Scene" in block]
    assert len(blocks) == 2
    for block in blocks:
        exec(block, {})


def test_environments_are_named_as_there_are() -> None:
    """As `civitas.research` registers them, by the version of the rules."""
    there = {f"civitas/{meta.id}-v{meta.rules_version}" for meta in known_titles().values()}
    files = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    files += [file for folder in ("src", "examples") for file in (ROOT / folder).rglob("*.py")]
    named = {
        name for file in files for name in re.findall(r"civitas/\w+-v\d+", file.read_text("utf-8"))
    }
    assert named
    assert named <= there


@pytest.mark.parametrize("title", known_titles())
def test_the_changelog_tells_of_the_newest_rules(title: str) -> None:
    meta, changelog = find_title(title), (ROOT / "docs" / "changelog.md").read_text("utf-8")
    name = words_for(meta, "en").say("title-name")
    told = re.findall(rf"\b{name}, rules version (\d+)", changelog)
    assert max(map(int, told)) == int(meta.rules_version)


@pytest.mark.parametrize("name", civitas.__all__)
def test_every_public_name_says_what_it_is(name: str) -> None:
    thing = getattr(civitas, name)
    doc = inspect.getdoc(thing) or ""
    assert doc.split("\n")[0].endswith((".", ":")) or len(doc) > 20, f"{name} has no docstring"
    if inspect.isclass(thing) and not issubclass(thing, Exception):
        for member, value in vars(thing).items():
            if not member.startswith("_") and (
                inspect.isfunction(value) or isinstance(value, property)
            ):
                assert inspect.getdoc(value), f"{name}.{member} has no docstring"


def test_the_public_names_are_sorted_and_there() -> None:
    assert civitas.__all__ == sorted(civitas.__all__)
    assert all(hasattr(civitas, name) for name in civitas.__all__)


@pytest.mark.parametrize(
    "module",
    [
        "civitas",
        "civitas.kernel.asked",
        "civitas.kernel.chance",
        "civitas.kernel.course",
        "civitas.kernel.match",
        "civitas.kernel.table",
    ],
)
def test_the_examples_in_the_docstrings_work(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried
    assert not failed


def test_the_kernel_imports_nothing_above_it() -> None:
    """Arrows run down: kernel, drawing, titles, bots, cli; no title knows another."""
    floors = ["kernel", "drawing", "titles", "bots", "cli"]
    package = Path(civitas.__file__).parent
    for number, floor in enumerate(floors):
        above = "|".join(floors[number + 1 :]) or "nothing_at_all"
        for file in (package / floor).rglob("*.py"):
            text = file.read_text("utf-8")
            found = re.findall(
                rf"^\s*(?:from|import) civitas\.(?:{above})\b.*$", text, re.MULTILINE
            )
            assert not found, f"{file.name}: {found}"
    for file in (package / "titles").glob("*/**/*.py"):
        own = file.relative_to(package / "titles").parts[0]
        imported = re.findall(r"civitas\.titles\.(\w+)", file.read_text("utf-8"))
        assert set(imported) <= {own}, f"{file.name} knows another title"
