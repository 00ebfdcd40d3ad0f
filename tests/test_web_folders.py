"""The folders of the web stand on each other: none imports one that imports it, by any way."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import civitas

HOME = Path(civitas.__file__).with_name("web")
MOST = 40
"""So many modules one finds one's way among."""


def imported(file: Path) -> Iterator[str]:
    """The folders, or modules beside them, that a module imports."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "civitas.web":
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("civitas.web."):
            yield str(node.module).split(".")[2]


def test_folders_form_no_circle() -> None:
    above: dict[str, set[str]] = defaultdict(set)
    for file in HOME.rglob("*.py"):
        here = file.relative_to(HOME).parts[0].removesuffix(".py")
        above[here] |= set(imported(file)) - {here}
    order = [*TopologicalSorter(above).static_order()]
    assert order.index("storage") < order.index("tables") < order.index("pages")


def test_no_folder_is_crowded() -> None:
    for folder in (HOME, *(path for path in HOME.rglob("*") if path.is_dir())):
        assert len([*folder.glob("*.py")]) <= MOST, folder
