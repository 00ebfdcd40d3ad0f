"""The house stands: floors on floors, no circle between modules or folders, no crowded folder."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import civitas

HOME = Path(civitas.__file__).parent
FLOORS = ("kernel", "drawing", "titles", "bots", "web", "lab", "learning", "research", "cli")
"""From the ground up; web and cli are side by side, but the command line starts the server."""
TITLES = sorted(path.parent.name for path in (HOME / "titles").glob("*/__init__.py"))
MOST = 40
"""So many modules one finds one's way among."""


def name_of(file: Path) -> str:
    parts = file.relative_to(HOME.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(file): file for file in HOME.rglob("*.py")}


@cache
def house() -> Mapping[str, frozenset[str]]:
    """By module, the modules it imports: also inside a function, also for types alone."""
    return {name: frozenset(imports(file)) - {name} for name, file in FILES.items()}


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} says where it is, not what it wants"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in FILES else str(node.module) for name in names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & FILES.keys()


@pytest.mark.slow
def test_the_imports_are_seen() -> None:
    assert "civitas.kernel.asks" in house()["civitas.kernel.agenda"]
    assert "civitas.bots.chair" in house()["civitas.cli.sitting"]  # inside a function
    assert set(FLOORS) == {name.split(".")[1] for name in FILES if name != "civitas"}


def test_no_circle_between_modules() -> None:
    order = [*TopologicalSorter(house()).static_order()]
    assert len(order) == len(FILES)


def test_no_import_runs_up_the_floors() -> None:
    for name, imported in house().items():
        if name != "civitas":  # the face of the library
            floor = FLOORS.index(name.split(".")[1])
            for other in imported - {"civitas"}:
                assert FLOORS.index(other.split(".")[1]) <= floor, f"{name} imports {other}"


def test_no_title_imports_another() -> None:
    for name, imported in house().items():
        if name.startswith("civitas.titles."):
            mine = name.split(".")[2]
            theirs = {other.split(".")[2] for other in imported if other.startswith("civitas.t")}
            assert theirs <= {mine}, name


@pytest.mark.parametrize("title", TITLES)
def test_the_folders_of_a_title_stand_on_each_other(title: str) -> None:
    """None imports one that imports it, by any way; a file beside them is a folder of its own."""
    root = f"civitas.titles.{title}."
    below: dict[str, set[str]] = defaultdict(set)
    for name, imported in house().items():
        if name.startswith(root):
            folder = name.removeprefix(root).split(".")[0]
            wanted = {other.removeprefix(root).split(".")[0] for other in imported if root in other}
            below[folder] |= wanted - {folder}
    order = [*TopologicalSorter(below).static_order()]
    assert order.index("content") < order.index("state") < order.index("title")


def test_no_folder_is_crowded() -> None:
    crowds = Counter(file.parent for file in FILES.values())
    assert {folder: many for folder, many in crowds.items() if many > MOST} == {}
